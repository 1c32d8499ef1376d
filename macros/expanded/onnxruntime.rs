// Made by `cargo xtask gen` from the documents in `spec/`; edit those instead.

/// ONNX Runtime MatMulNBits: scale * (q - zero), with packed zero points or that of the middle of the range.
///
/// Described in `docs/ContribOperators.md` of microsoft/onnxruntime, 1.31. Tensors:
/// * `B`: uint8 `(N, blocks, block_size*bits/8)`. The codes.
/// * `scales`: float32 or float16 `(N, blocks)`. The scales.
/// * `zero_points`: uint8 `(N, ceil(blocks*bits/8))`. The zero points. Optional.
#[derive(Clone, Debug)]
pub struct MatMulNBits {
    builder: ::dequant::format::FormatBuilder,
}
impl MatMulNBits {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "ort.MatMulNBits",
            name: "ONNX Runtime MatMulNBits",
            number: None,
            attributes: &[
                FormatAttribute {
                    name: "K",
                    kind: ValueKind::Int,
                    default: None,
                    one_of: &[],
                    minimum: 0,
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "N",
                    kind: ValueKind::Int,
                    default: None,
                    one_of: &[],
                    minimum: 0,
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "bits",
                    kind: ValueKind::Int,
                    default: Some(Value::Int(4)),
                    one_of: &[Value::Int(2), Value::Int(4), Value::Int(8)],
                    minimum: i64::MIN,
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "block_size",
                    kind: ValueKind::Int,
                    default: None,
                    one_of: &[],
                    minimum: 16,
                    or: None,
                    power_of_two: true,
                    given_when: None,
                },
            ],
            sizes: &[
                Size {
                    name: "blocks",
                    meaning: Computed(ceil(&[A(0)], &[A(3)])),
                    multiple_of: 1,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "B",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[
                        extent(&[A(1)], &[]),
                        extent(&[S(0)], &[]),
                        extent(&[A(3), A(2)], &[N(8)]),
                    ],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "scales",
                    types: &[CodeType::of::<Float32>(), CodeType::of::<Float16>()],
                    same_type_as: None,
                    shape: &[extent(&[A(1)], &[]), extent(&[S(0)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "zero_points",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[A(1)], &[]), ceil(&[S(0), A(2)], &[N(8)])],
                    optional: true,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[A(1)], &[]), extent(&[A(0)], &[])],
                shape_from: None,
                types: &[FLOAT32, FLOAT16],
                attribute: None,
                same_as: Some(1),
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[A(3)], &[])],
                    group_index: None,
                    tensor: 2,
                    transposed: false,
                    code: Excess(A(2)),
                    place: Packed(1, LowestFirst, false),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[A(3)], &[])],
                    group_index: None,
                    tensor: 1,
                    transposed: false,
                    code: Own,
                    place: Words,
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Excess(A(2)),
                    place: Packed(1, LowestFirst, false),
                    plus: 0,
                    steps: &[(Step::ZeroPoint, 0), (Step::Scale, 1)],
                },
            ],
            rounds_steps: false,
        };
        &FACTS
    }
    /// The format, no attribute given.
    pub fn new() -> Self {
        Self {
            builder: ::dequant::format::FormatBuilder::new(Self::facts()),
        }
    }
    /// Columns of the weights.
    #[allow(non_snake_case)]
    pub fn K(self, value: i64) -> Self {
        Self {
            builder: self.builder.set_at(0, value),
        }
    }
    /// Rows of the weights.
    #[allow(non_snake_case)]
    pub fn N(self, value: i64) -> Self {
        Self {
            builder: self.builder.set_at(1, value),
        }
    }
    /// Width of a code.
    pub fn bits(self, bits: i64) -> Self {
        Self {
            builder: self.builder.set_at(2, bits),
        }
    }
    /// Columns that share a scale.
    pub fn block_size(self, block_size: i64) -> Self {
        Self {
            builder: self.builder.set_at(3, block_size),
        }
    }
    /// Sets an attribute by the project's name; an error for an unknown name or value.
    pub fn set(
        self,
        name: &str,
        value: impl ::core::convert::Into<::dequant::Value>,
    ) -> ::core::result::Result<Self, ::dequant::Error> {
        self.builder.set(name, value).map(|builder| Self { builder })
    }
    /// The same as [`plan`](::dequant::format::FormatBuilder::plan) with the tensors as fields and the type of the weights
    /// as `O`: where an attribute says the type, it need not be given.
    ///
    /// # Errors
    /// Those of `plan`; and the attribute that was given, or the tensor whose type the weights have, says another type.
    pub fn typed<O: ::dequant::format::WeightsOf<Self>>(
        &self,
        tensors: self::tensors::MatMulNBits<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for MatMulNBits {
    type Tensors<T> = self::tensors::MatMulNBits<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MatMulNBits> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MatMulNBits> for Float16 {}
};
impl ::core::default::Default for MatMulNBits {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for MatMulNBits {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// ONNX Runtime MatMulNBits_float_zero_points: scale * q - scale * zero, with zero points that are floats.
///
/// Described in `docs/ContribOperators.md` of microsoft/onnxruntime, 1.31. Tensors:
/// * `B`: uint8 `(N, blocks, block_size*bits/8)`. The codes.
/// * `scales`: float32 or float16 `(N, blocks)`. The scales.
/// * `zero_points`: float32 or float16 `(N, blocks)`. The zero points.
#[derive(Clone, Debug)]
pub struct MatMulNBitsFloatZeroPoints {
    builder: ::dequant::format::FormatBuilder,
}
impl MatMulNBitsFloatZeroPoints {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "ort.MatMulNBits_float_zero_points",
            name: "ONNX Runtime MatMulNBits_float_zero_points",
            number: None,
            attributes: &[
                FormatAttribute {
                    name: "K",
                    kind: ValueKind::Int,
                    default: None,
                    one_of: &[],
                    minimum: 0,
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "N",
                    kind: ValueKind::Int,
                    default: None,
                    one_of: &[],
                    minimum: 0,
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "bits",
                    kind: ValueKind::Int,
                    default: Some(Value::Int(4)),
                    one_of: &[Value::Int(2), Value::Int(4)],
                    minimum: i64::MIN,
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "block_size",
                    kind: ValueKind::Int,
                    default: None,
                    one_of: &[],
                    minimum: 16,
                    or: None,
                    power_of_two: true,
                    given_when: None,
                },
            ],
            sizes: &[
                Size {
                    name: "blocks",
                    meaning: Computed(ceil(&[A(0)], &[A(3)])),
                    multiple_of: 1,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "B",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[
                        extent(&[A(1)], &[]),
                        extent(&[S(0)], &[]),
                        extent(&[A(3), A(2)], &[N(8)]),
                    ],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "scales",
                    types: &[CodeType::of::<Float32>(), CodeType::of::<Float16>()],
                    same_type_as: None,
                    shape: &[extent(&[A(1)], &[]), extent(&[S(0)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "zero_points",
                    types: &[CodeType::of::<Float32>(), CodeType::of::<Float16>()],
                    same_type_as: None,
                    shape: &[extent(&[A(1)], &[]), extent(&[S(0)], &[])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[A(1)], &[]), extent(&[A(0)], &[])],
                shape_from: None,
                types: &[FLOAT32, FLOAT16],
                attribute: None,
                same_as: Some(1),
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[A(3)], &[])],
                    group_index: None,
                    tensor: 1,
                    transposed: false,
                    code: Own,
                    place: Words,
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[A(3)], &[])],
                    group_index: None,
                    tensor: 1,
                    transposed: false,
                    code: Own,
                    place: Words,
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[A(3)], &[])],
                    group_index: None,
                    tensor: 2,
                    transposed: false,
                    code: Own,
                    place: Words,
                    plus: 0,
                    steps: &[(Step::Scale, 1)],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Unsigned(A(2)),
                    place: Packed(1, LowestFirst, false),
                    plus: 0,
                    steps: &[(Step::Scale, 0), (Step::Subtract, 2)],
                },
            ],
            rounds_steps: false,
        };
        &FACTS
    }
    /// The format, no attribute given.
    pub fn new() -> Self {
        Self {
            builder: ::dequant::format::FormatBuilder::new(Self::facts()),
        }
    }
    /// Columns of the weights.
    #[allow(non_snake_case)]
    pub fn K(self, value: i64) -> Self {
        Self {
            builder: self.builder.set_at(0, value),
        }
    }
    /// Rows of the weights.
    #[allow(non_snake_case)]
    pub fn N(self, value: i64) -> Self {
        Self {
            builder: self.builder.set_at(1, value),
        }
    }
    /// Width of a code.
    pub fn bits(self, bits: i64) -> Self {
        Self {
            builder: self.builder.set_at(2, bits),
        }
    }
    /// Columns that share a scale.
    pub fn block_size(self, block_size: i64) -> Self {
        Self {
            builder: self.builder.set_at(3, block_size),
        }
    }
    /// Sets an attribute by the project's name; an error for an unknown name or value.
    pub fn set(
        self,
        name: &str,
        value: impl ::core::convert::Into<::dequant::Value>,
    ) -> ::core::result::Result<Self, ::dequant::Error> {
        self.builder.set(name, value).map(|builder| Self { builder })
    }
    /// The same as [`plan`](::dequant::format::FormatBuilder::plan) with the tensors as fields and the type of the weights
    /// as `O`: where an attribute says the type, it need not be given.
    ///
    /// # Errors
    /// Those of `plan`; and the attribute that was given, or the tensor whose type the weights have, says another type.
    pub fn typed<O: ::dequant::format::WeightsOf<Self>>(
        &self,
        tensors: self::tensors::MatMulNBitsFloatZeroPoints<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for MatMulNBitsFloatZeroPoints {
    type Tensors<T> = self::tensors::MatMulNBitsFloatZeroPoints<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MatMulNBitsFloatZeroPoints> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MatMulNBitsFloatZeroPoints> for Float16 {}
};
impl ::core::default::Default for MatMulNBitsFloatZeroPoints {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for MatMulNBitsFloatZeroPoints {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// The tensors of each format as fields, for typed plans.
pub mod tensors {
    /// The tensors of [`MatMulNBits`](super::MatMulNBits).
    #[derive(Clone, Copy, Debug)]
    pub struct MatMulNBits<Tensor_> {
        /// uint8 `(N, blocks, block_size*bits/8)`. The codes.
        #[allow(non_snake_case)]
        pub B: Tensor_,
        /// float32 or float16 `(N, blocks)`. The scales.
        pub scales: Tensor_,
        /// uint8 `(N, ceil(blocks*bits/8))`. The zero points. Optional.
        pub zero_points: ::core::option::Option<Tensor_>,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for MatMulNBits<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.B),
                ::core::option::Option::Some(self.scales),
                self.zero_points,
            ])
        }
    }
    /// The tensors of [`MatMulNBitsFloatZeroPoints`](super::MatMulNBitsFloatZeroPoints).
    #[derive(Clone, Copy, Debug)]
    pub struct MatMulNBitsFloatZeroPoints<Tensor_> {
        /// uint8 `(N, blocks, block_size*bits/8)`. The codes.
        #[allow(non_snake_case)]
        pub B: Tensor_,
        /// float32 or float16 `(N, blocks)`. The scales.
        pub scales: Tensor_,
        /// float32 or float16 `(N, blocks)`. The zero points.
        pub zero_points: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_>
    for MatMulNBitsFloatZeroPoints<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.B),
                ::core::option::Option::Some(self.scales),
                ::core::option::Option::Some(self.zero_points),
            ])
        }
    }
}
/// The family's name, as documents and messages have it.
pub const FAMILY: &str = "ort";
/// Every format of the family by its name in the project: The weights of ONNX Runtime's contributed operators.
pub const FORMATS: &[::dequant::format::NamedFormat] = &[
    ("MatMulNBits", || MatMulNBits::new().builder),
    ("MatMulNBits_float_zero_points", || MatMulNBitsFloatZeroPoints::new().builder),
];
