// Made by `cargo xtask gen` from the documents in `spec/`; edit those instead.

/// MLX affine: q * scale + bias, every step in the type of the scales.
///
/// Described in `mlx.core.dequantize, mlx/backend/cpu/quantized.cpp` of ml-explore/mlx, 0.32. Tensors:
/// * `w`: uint32 `(N, K*bits/32)`. The codes, side by side from the lowest bits on.
/// * `scales`: float16 or bfloat16 or float32 `(N, K/group_size)`. The scales.
/// * `biases`: float16 or bfloat16 or float32 `(N, K/group_size)`. The biases.
#[derive(Clone, Debug)]
pub struct Affine {
    builder: ::dequant::format::FormatBuilder,
}
impl Affine {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "mlx.affine",
            name: "MLX affine",
            number: None,
            attributes: &[
                FormatAttribute {
                    name: "bits",
                    kind: ValueKind::Int,
                    default: Some(Value::Int(4)),
                    one_of: &[
                        Value::Int(2),
                        Value::Int(3),
                        Value::Int(4),
                        Value::Int(5),
                        Value::Int(6),
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
                    default: Some(Value::Int(64)),
                    one_of: &[Value::Int(32), Value::Int(64), Value::Int(128)],
                    minimum: i64::MIN,
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
            ],
            sizes: &[
                Size {
                    name: "N",
                    meaning: Found(0, 0),
                    multiple_of: 1,
                },
                Size {
                    name: "K",
                    meaning: Found(0, 1),
                    multiple_of: 32,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "w",
                    types: &[CodeType::of::<Uint32>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1), A(0)], &[N(32)])],
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
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[A(1)])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "biases",
                    types: &[
                        CodeType::of::<Float16>(),
                        CodeType::of::<Bfloat16>(),
                        CodeType::of::<Float32>(),
                    ],
                    same_type_as: Some(1),
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[A(1)])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: None,
                types: &[FLOAT16, BFLOAT16, FLOAT32],
                attribute: None,
                same_as: Some(1),
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[A(1)], &[])],
                    group_index: None,
                    tensor: 1,
                    transposed: false,
                    code: Own,
                    place: Words,
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[A(1)], &[])],
                    group_index: None,
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
                    place: Packed(1, LowestFirst, false),
                    plus: 0,
                    steps: &[(Step::Scale, 0), (Step::Add, 1)],
                },
            ],
            rounds_steps: true,
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
    /// Columns that share a scale and a bias.
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
        tensors: self::tensors::Affine<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for Affine {
    type Tensors<T> = self::tensors::Affine<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Affine> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Affine> for Bfloat16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Affine> for Float32 {}
};
impl ::core::default::Default for Affine {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for Affine {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// The tensors of each format as fields, for typed plans.
pub mod tensors {
    /// The tensors of [`Affine`](super::Affine).
    #[derive(Clone, Copy, Debug)]
    pub struct Affine<Tensor_> {
        /// uint32 `(N, K*bits/32)`. The codes, side by side from the lowest bits on.
        pub w: Tensor_,
        /// float16 or bfloat16 or float32 `(N, K/group_size)`. The scales.
        pub scales: Tensor_,
        /// float16 or bfloat16 or float32 `(N, K/group_size)`. The biases.
        pub biases: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for Affine<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.w),
                ::core::option::Option::Some(self.scales),
                ::core::option::Option::Some(self.biases),
            ])
        }
    }
}
/// The family's name, as documents and messages have it.
pub const FAMILY: &str = "mlx";
/// Every format of the family by its name in the project: MLX's quantized matrices: words of 32 bits, scales and biases for every group of columns.
pub const FORMATS: &[::dequant::format::NamedFormat] = &[
    ("affine", || Affine::new().builder),
];
