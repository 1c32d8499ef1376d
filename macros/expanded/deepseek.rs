// Made by `cargo xtask gen` from the documents in `spec/`; edit those instead.

/// DeepSeek FP8Block: One scale for every tile of block_size rows and columns; tiles at the edges are cut.
///
/// Described in `README_WEIGHTS.md, inference/kernel.py` of deepseek-ai/DeepSeek-V3, 9b4e978. Tensors:
/// * `weight`: float8e4m3fn `(N, K)`. The codes.
/// * `weight_scale_inv`: float32 or bfloat16 or float16 `(ceil(N/block_size), ceil(K/block_size))`. The scales, multiplied despite their name.
#[derive(Clone, Debug)]
pub struct FP8Block {
    builder: ::dequant::format::FormatBuilder,
}
impl FP8Block {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "deepseek.FP8Block",
            name: "DeepSeek FP8Block",
            number: None,
            attributes: &[
                FormatAttribute {
                    name: "block_size",
                    kind: ValueKind::Int,
                    default: Some(Value::Int(128)),
                    one_of: &[],
                    minimum: 1,
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "output_dtype",
                    kind: ValueKind::Type,
                    default: None,
                    one_of: &[],
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
                    multiple_of: 1,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "weight",
                    types: &[CodeType::of::<Float8E4M3Fn>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "weight_scale_inv",
                    types: &[
                        CodeType::of::<Float32>(),
                        CodeType::of::<Bfloat16>(),
                        CodeType::of::<Float16>(),
                    ],
                    same_type_as: None,
                    shape: &[ceil(&[S(0)], &[A(0)]), ceil(&[S(1)], &[A(0)])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: None,
                types: &[FLOAT32, BFLOAT16, FLOAT16],
                attribute: Some(1),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[A(0)], &[]), extent(&[A(0)], &[])],
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
                    code: Own,
                    place: Words,
                    plus: 0,
                    steps: &[(Step::Scale, 0)],
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
    /// Rows and columns of a tile.
    pub fn block_size(self, block_size: i64) -> Self {
        Self {
            builder: self.builder.set_at(0, block_size),
        }
    }
    /// The type of the weights.
    pub fn output_dtype(self, output_dtype: ::dequant::DType) -> Self {
        Self {
            builder: self.builder.set_at(1, output_dtype),
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
        tensors: self::tensors::FP8Block<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for FP8Block {
    type Tensors<T> = self::tensors::FP8Block<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::FP8Block> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::FP8Block> for Bfloat16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::FP8Block> for Float16 {}
};
impl ::core::default::Default for FP8Block {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for FP8Block {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// The tensors of each format as fields, for typed plans.
pub mod tensors {
    /// The tensors of [`FP8Block`](super::FP8Block).
    #[derive(Clone, Copy, Debug)]
    pub struct FP8Block<Tensor_> {
        /// float8e4m3fn `(N, K)`. The codes.
        pub weight: Tensor_,
        /// float32 or bfloat16 or float16 `(ceil(N/block_size), ceil(K/block_size))`. The scales, multiplied despite their name.
        pub weight_scale_inv: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for FP8Block<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.weight),
                ::core::option::Option::Some(self.weight_scale_inv),
            ])
        }
    }
}
/// The family's name, as documents and messages have it.
pub const FAMILY: &str = "deepseek";
/// Every format of the family by its name in the project: float8e4m3fn with a scale for each tile.
pub const FORMATS: &[::dequant::format::NamedFormat] = &[
    ("FP8Block", || FP8Block::new().builder),
];
