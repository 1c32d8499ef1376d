// Made by `cargo xtask gen` from the documents in `spec/`; edit those instead.

/// GPTQ v1: scale * (q - (stored zero + 1)).
///
/// Described in `auto_gptq/nn_modules/qlinear/qlinear_cuda.py` of AutoGPTQ/AutoGPTQ, 9f7d370. Tensors:
/// * `qweight`: int32 `(K*bits/32, N)`. The codes of each column as a bit stream.
/// * `qzeros`: int32 `(groups, N*bits/32)`. The zero points less 1 of each group as a bit stream.
/// * `scales`: float16 or bfloat16 or float32 `(groups, N)`. The scales.
/// * `g_idx`: int32 `(K)`. The group of each row. Optional.
#[derive(Clone, Debug)]
pub struct V1 {
    builder: ::dequant::format::FormatBuilder,
}
impl V1 {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "gptq.v1",
            name: "GPTQ v1",
            number: None,
            attributes: &[
                FormatAttribute {
                    name: "bits",
                    kind: ValueKind::Int,
                    default: None,
                    one_of: &[
                        Value::Int(2),
                        Value::Int(3),
                        Value::Int(4),
                        Value::Int(8),
                    ],
                    minimum: i64::MIN,
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "group_size",
                    kind: ValueKind::Int,
                    default: None,
                    one_of: &[],
                    minimum: 1,
                    or: Some(-1),
                    power_of_two: false,
                    given_when: None,
                },
            ],
            sizes: &[
                Size {
                    name: "K",
                    meaning: Found(0, 0),
                    multiple_of: 32,
                },
                Size {
                    name: "N",
                    meaning: Found(0, 1),
                    multiple_of: 32,
                },
                Size {
                    name: "group",
                    meaning: Except(
                        extent(&[A(1)], &[]),
                        1,
                        Value::Int(-1),
                        extent(&[S(0)], &[]),
                    ),
                    multiple_of: 1,
                },
                Size {
                    name: "groups",
                    meaning: Computed(ceil(&[S(0)], &[S(2)])),
                    multiple_of: 1,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "qweight",
                    types: &[CodeType::of::<Int32>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0), A(0)], &[N(32)]), extent(&[S(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "qzeros",
                    types: &[CodeType::of::<Int32>()],
                    same_type_as: None,
                    shape: &[extent(&[S(3)], &[]), extent(&[S(1), A(0)], &[N(32)])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "scales",
                    types: &[
                        CodeType::of::<Float16>(),
                        CodeType::of::<Bfloat16>(),
                        CodeType::of::<Float32>(),
                    ],
                    same_type_as: None,
                    shape: &[extent(&[S(3)], &[]), extent(&[S(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "g_idx",
                    types: &[CodeType::of::<Int32>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[])],
                    optional: true,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: None,
                types: &[FLOAT16, BFLOAT16, FLOAT32],
                attribute: None,
                same_as: Some(2),
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[S(2)], &[]), extent(&[N(1)], &[])],
                    group_index: Some(GroupIndex { axis: 0, tensor: 3 }),
                    tensor: 1,
                    transposed: false,
                    code: Unsigned(A(0)),
                    place: Packed(1, LowestFirst, false),
                    plus: 1,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[S(2)], &[]), extent(&[N(1)], &[])],
                    group_index: Some(GroupIndex { axis: 0, tensor: 3 }),
                    tensor: 2,
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
                    code: Unsigned(A(0)),
                    place: Packed(0, LowestFirst, false),
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
    /// Width of a code.
    pub fn bits(self, bits: i64) -> Self {
        Self {
            builder: self.builder.set_at(0, bits),
        }
    }
    /// Rows that share a scale; -1 is all of them.
    pub fn group_size(self, group_size: i64) -> Self {
        Self {
            builder: self.builder.set_at(1, group_size),
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
        tensors: self::tensors::V1<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for V1 {
    type Tensors<T> = self::tensors::V1<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::V1> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::V1> for Bfloat16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::V1> for Float32 {}
};
impl ::core::default::Default for V1 {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for V1 {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// GPTQ v2: scale * (q - stored zero).
///
/// Described in `auto_gptq/nn_modules/qlinear/qlinear_cuda.py` of AutoGPTQ/AutoGPTQ, 9f7d370. Tensors:
/// * `qweight`: int32 `(K*bits/32, N)`. The codes of each column as a bit stream.
/// * `qzeros`: int32 `(groups, N*bits/32)`. The zero points of each group as a bit stream.
/// * `scales`: float16 or bfloat16 or float32 `(groups, N)`. The scales.
/// * `g_idx`: int32 `(K)`. The group of each row. Optional.
#[derive(Clone, Debug)]
pub struct V2 {
    builder: ::dequant::format::FormatBuilder,
}
impl V2 {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "gptq.v2",
            name: "GPTQ v2",
            number: None,
            attributes: &[
                FormatAttribute {
                    name: "bits",
                    kind: ValueKind::Int,
                    default: None,
                    one_of: &[
                        Value::Int(2),
                        Value::Int(3),
                        Value::Int(4),
                        Value::Int(8),
                    ],
                    minimum: i64::MIN,
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "group_size",
                    kind: ValueKind::Int,
                    default: None,
                    one_of: &[],
                    minimum: 1,
                    or: Some(-1),
                    power_of_two: false,
                    given_when: None,
                },
            ],
            sizes: &[
                Size {
                    name: "K",
                    meaning: Found(0, 0),
                    multiple_of: 32,
                },
                Size {
                    name: "N",
                    meaning: Found(0, 1),
                    multiple_of: 32,
                },
                Size {
                    name: "group",
                    meaning: Except(
                        extent(&[A(1)], &[]),
                        1,
                        Value::Int(-1),
                        extent(&[S(0)], &[]),
                    ),
                    multiple_of: 1,
                },
                Size {
                    name: "groups",
                    meaning: Computed(ceil(&[S(0)], &[S(2)])),
                    multiple_of: 1,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "qweight",
                    types: &[CodeType::of::<Int32>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0), A(0)], &[N(32)]), extent(&[S(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "qzeros",
                    types: &[CodeType::of::<Int32>()],
                    same_type_as: None,
                    shape: &[extent(&[S(3)], &[]), extent(&[S(1), A(0)], &[N(32)])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "scales",
                    types: &[
                        CodeType::of::<Float16>(),
                        CodeType::of::<Bfloat16>(),
                        CodeType::of::<Float32>(),
                    ],
                    same_type_as: None,
                    shape: &[extent(&[S(3)], &[]), extent(&[S(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "g_idx",
                    types: &[CodeType::of::<Int32>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[])],
                    optional: true,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: None,
                types: &[FLOAT16, BFLOAT16, FLOAT32],
                attribute: None,
                same_as: Some(2),
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[S(2)], &[]), extent(&[N(1)], &[])],
                    group_index: Some(GroupIndex { axis: 0, tensor: 3 }),
                    tensor: 1,
                    transposed: false,
                    code: Unsigned(A(0)),
                    place: Packed(1, LowestFirst, false),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[S(2)], &[]), extent(&[N(1)], &[])],
                    group_index: Some(GroupIndex { axis: 0, tensor: 3 }),
                    tensor: 2,
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
                    code: Unsigned(A(0)),
                    place: Packed(0, LowestFirst, false),
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
    /// Width of a code.
    pub fn bits(self, bits: i64) -> Self {
        Self {
            builder: self.builder.set_at(0, bits),
        }
    }
    /// Rows that share a scale; -1 is all of them.
    pub fn group_size(self, group_size: i64) -> Self {
        Self {
            builder: self.builder.set_at(1, group_size),
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
        tensors: self::tensors::V2<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for V2 {
    type Tensors<T> = self::tensors::V2<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::V2> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::V2> for Bfloat16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::V2> for Float32 {}
};
impl ::core::default::Default for V2 {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for V2 {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// The tensors of each format as fields, for typed plans.
pub mod tensors {
    /// The tensors of [`V1`](super::V1).
    #[derive(Clone, Copy, Debug)]
    pub struct V1<Tensor_> {
        /// int32 `(K*bits/32, N)`. The codes of each column as a bit stream.
        pub qweight: Tensor_,
        /// int32 `(groups, N*bits/32)`. The zero points less 1 of each group as a bit stream.
        pub qzeros: Tensor_,
        /// float16 or bfloat16 or float32 `(groups, N)`. The scales.
        pub scales: Tensor_,
        /// int32 `(K)`. The group of each row. Optional.
        pub g_idx: ::core::option::Option<Tensor_>,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for V1<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.qweight),
                ::core::option::Option::Some(self.qzeros),
                ::core::option::Option::Some(self.scales),
                self.g_idx,
            ])
        }
    }
    /// The tensors of [`V2`](super::V2).
    #[derive(Clone, Copy, Debug)]
    pub struct V2<Tensor_> {
        /// int32 `(K*bits/32, N)`. The codes of each column as a bit stream.
        pub qweight: Tensor_,
        /// int32 `(groups, N*bits/32)`. The zero points of each group as a bit stream.
        pub qzeros: Tensor_,
        /// float16 or bfloat16 or float32 `(groups, N)`. The scales.
        pub scales: Tensor_,
        /// int32 `(K)`. The group of each row. Optional.
        pub g_idx: ::core::option::Option<Tensor_>,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for V2<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.qweight),
                ::core::option::Option::Some(self.qzeros),
                ::core::option::Option::Some(self.scales),
                self.g_idx,
            ])
        }
    }
}
/// The family's name, as documents and messages have it.
pub const FAMILY: &str = "gptq";
/// Every format of the family by its name in the project: Integers of 2, 3, 4 or 8 bits, packed along the rows into words of 32 bits; 3-bit codes straddle words.
pub const FORMATS: &[::dequant::format::NamedFormat] = &[
    ("v1", || V1::new().builder),
    ("v2", || V2::new().builder),
];
