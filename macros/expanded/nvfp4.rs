// Made by `cargo xtask gen` from the documents in `spec/`; edit those instead.

/// NVFP4 multiply: ModelOpt and torchao, which multiply by the global scale.
///
/// Described in `modelopt/torch/quantization/qtensor/nvfp4_tensor.py` of NVIDIA/TensorRT-Model-Optimizer, vllm-project/compressed-tensors, torchao and compressed-tensors 0.20. Tensors:
/// * `qdata`: uint8 `(N, K/2)`. The codes, the even column in the low half of a byte.
/// * `scale`: float8e4m3fn `(N, K/16)`. The scales.
/// * `per_tensor_scale`: float32 `()`. The global scale. Optional.
#[derive(Clone, Debug)]
pub struct Multiply {
    builder: ::dequant::format::FormatBuilder,
}
impl Multiply {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "nvfp4.multiply",
            name: "NVFP4 multiply",
            number: None,
            attributes: &[
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
                    multiple_of: 16,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "qdata",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[N(2)])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "scale",
                    types: &[CodeType::of::<Float8E4M3Fn>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[N(16)])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "per_tensor_scale",
                    types: &[CodeType::of::<Float32>()],
                    same_type_as: None,
                    shape: &[],
                    optional: true,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: None,
                types: &[FLOAT32, BFLOAT16, FLOAT16],
                attribute: Some(0),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                    group_index: None,
                    tensor: 2,
                    transposed: false,
                    code: Own,
                    place: Words,
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(16)], &[])],
                    group_index: None,
                    tensor: 1,
                    transposed: false,
                    code: Own,
                    place: Words,
                    plus: 0,
                    steps: &[(Step::Scale, 0)],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float4E2M1>()),
                    place: Packed(1, LowestFirst, false),
                    plus: 0,
                    steps: &[(Step::Scale, 1)],
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
    /// The type of the weights.
    pub fn output_dtype(self, output_dtype: ::dequant::DType) -> Self {
        Self {
            builder: self.builder.set_at(0, output_dtype),
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
        tensors: self::tensors::Multiply<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for Multiply {
    type Tensors<T> = self::tensors::Multiply<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Multiply> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Multiply> for Bfloat16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Multiply> for Float16 {}
};
impl ::core::default::Default for Multiply {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for Multiply {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// NVFP4 divide: compressed-tensors, which divides by the global scale.
///
/// Described in `modelopt/torch/quantization/qtensor/nvfp4_tensor.py` of NVIDIA/TensorRT-Model-Optimizer, vllm-project/compressed-tensors, torchao and compressed-tensors 0.20. Tensors:
/// * `weight_packed`: uint8 `(N, K/2)`. The codes, the even column in the low half of a byte.
/// * `weight_scale`: float8e4m3fn `(N, K/16)`. The scales.
/// * `weight_global_scale`: float32 `(1)`. The reciprocal of the global scale.
#[derive(Clone, Debug)]
pub struct Divide {
    builder: ::dequant::format::FormatBuilder,
}
impl Divide {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "nvfp4.divide",
            name: "NVFP4 divide",
            number: None,
            attributes: &[
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
                    multiple_of: 16,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "weight_packed",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[N(2)])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "weight_scale",
                    types: &[CodeType::of::<Float8E4M3Fn>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[N(16)])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "weight_global_scale",
                    types: &[CodeType::of::<Float32>()],
                    same_type_as: None,
                    shape: &[extent(&[N(1)], &[])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: None,
                types: &[FLOAT32, BFLOAT16, FLOAT16],
                attribute: Some(0),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                    group_index: None,
                    tensor: 2,
                    transposed: false,
                    code: Own,
                    place: Words,
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(16)], &[])],
                    group_index: None,
                    tensor: 1,
                    transposed: false,
                    code: Own,
                    place: Words,
                    plus: 0,
                    steps: &[(Step::Divisor, 0)],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float4E2M1>()),
                    place: Packed(1, LowestFirst, false),
                    plus: 0,
                    steps: &[(Step::Scale, 1)],
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
    /// The type of the weights.
    pub fn output_dtype(self, output_dtype: ::dequant::DType) -> Self {
        Self {
            builder: self.builder.set_at(0, output_dtype),
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
        tensors: self::tensors::Divide<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for Divide {
    type Tensors<T> = self::tensors::Divide<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Divide> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Divide> for Bfloat16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Divide> for Float16 {}
};
impl ::core::default::Default for Divide {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for Divide {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// The tensors of each format as fields, for typed plans.
pub mod tensors {
    /// The tensors of [`Multiply`](super::Multiply).
    #[derive(Clone, Copy, Debug)]
    pub struct Multiply<Tensor_> {
        /// uint8 `(N, K/2)`. The codes, the even column in the low half of a byte.
        pub qdata: Tensor_,
        /// float8e4m3fn `(N, K/16)`. The scales.
        pub scale: Tensor_,
        /// float32 `()`. The global scale. Optional.
        pub per_tensor_scale: ::core::option::Option<Tensor_>,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for Multiply<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.qdata),
                ::core::option::Option::Some(self.scale),
                self.per_tensor_scale,
            ])
        }
    }
    /// The tensors of [`Divide`](super::Divide).
    #[derive(Clone, Copy, Debug)]
    pub struct Divide<Tensor_> {
        /// uint8 `(N, K/2)`. The codes, the even column in the low half of a byte.
        pub weight_packed: Tensor_,
        /// float8e4m3fn `(N, K/16)`. The scales.
        pub weight_scale: Tensor_,
        /// float32 `(1)`. The reciprocal of the global scale.
        pub weight_global_scale: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for Divide<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.weight_packed),
                ::core::option::Option::Some(self.weight_scale),
                ::core::option::Option::Some(self.weight_global_scale),
            ])
        }
    }
}
/// The family's name, as documents and messages have it.
pub const FAMILY: &str = "nvfp4";
/// Every format of the family by its name in the project: float4e2m1 with a float8e4m3fn scale for every 16 neighbours and a global scale.
pub const FORMATS: &[::dequant::format::NamedFormat] = &[
    ("multiply", || Multiply::new().builder),
    ("divide", || Divide::new().builder),
];
