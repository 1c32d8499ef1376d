// Made by `cargo xtask gen` from the documents in `spec/`; edit those instead.

/// The 16 numbers of NormalFloat 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BnbNf4 {}
/// [`BnbNf4`] as a value.
pub const BNB_NF4: ::dequant::DType = <BnbNf4 as ::dequant::element::Element>::DTYPE;
/// The 16 numbers of bitsandbytes' FP4, which are not in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BnbFp4 {}
/// [`BnbFp4`] as a value.
pub const BNB_FP4: ::dequant::DType = <BnbFp4 as ::dequant::element::Element>::DTYPE;
/// Every type of the document, in its order, with what dialects call it.
pub const TYPES: &[::dequant::element::NamedType] = {
    use ::dequant::element::NamedType;
    &[NamedType::new(BNB_NF4), NamedType::new(BNB_FP4)]
};
const _: () = {
    use ::dequant::element::*;
    impl Element for self::BnbNf4 {
        const ENCODING: Encoding = codebook(
            &[
                -1.0,
                -0.6961928,
                -0.52507305,
                -0.3949175,
                -0.28444138,
                -0.18477343,
                -0.091050036,
                0.0,
                0.0795803,
                0.1609302,
                0.2461123,
                0.33791524,
                0.44070983,
                0.562617,
                0.72295684,
                1.0,
            ],
        );
        const DTYPE: DType = DType::new("bnb_nf4", 4, &Self::ENCODING);
        type Word = u8;
    }
    impl Element for self::BnbFp4 {
        const ENCODING: Encoding = codebook(
            &[
                0.0,
                0.0052083335,
                0.6666667,
                1.0,
                0.33333334,
                0.5,
                0.16666667,
                0.25,
                0.0,
                -0.0052083335,
                -0.6666667,
                -1.0,
                -0.33333334,
                -0.5,
                -0.16666667,
                -0.25,
            ],
        );
        const DTYPE: DType = DType::new("bnb_fp4", 4, &Self::ENCODING);
        type Word = u8;
    }
};
/// bitsandbytes NF4: NormalFloat 4 with a float32 absmax for each block.
///
/// Described in `csrc/kernels.cu, bitsandbytes/functional.py` of bitsandbytes-foundation/bitsandbytes, 95f9af30. Tensors:
/// * `weight`: uint8 `(ceil(n/2), 1)`. The codes.
/// * `absmax`: float32 `(ceil(n/blocksize))`. The scales.
#[derive(Clone, Debug)]
pub struct NF4 {
    builder: ::dequant::format::FormatBuilder,
}
impl NF4 {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "bnb.NF4",
            name: "bitsandbytes NF4",
            number: None,
            attributes: &[
                FormatAttribute {
                    name: "quant_type",
                    kind: ValueKind::String,
                    default: Some(Value::text("nf4")),
                    one_of: &[Value::text("nf4")],
                    minimum: i64::MIN,
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "blocksize",
                    kind: ValueKind::Int,
                    default: Some(Value::Int(64)),
                    one_of: &[
                        Value::Int(32),
                        Value::Int(64),
                        Value::Int(128),
                        Value::Int(256),
                        Value::Int(512),
                        Value::Int(1024),
                        Value::Int(2048),
                        Value::Int(4096),
                    ],
                    minimum: i64::MIN,
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "shape",
                    kind: ValueKind::IntList,
                    default: None,
                    one_of: &[],
                    minimum: i64::MIN,
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
                    name: "n",
                    meaning: ProductOf(2),
                    multiple_of: 1,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "weight",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[ceil(&[S(0)], &[N(2)]), extent(&[N(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "absmax",
                    types: &[CodeType::of::<Float32>()],
                    same_type_as: None,
                    shape: &[ceil(&[S(0)], &[A(1)])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[])],
                shape_from: Some(2),
                types: &[FLOAT32, FLOAT16, BFLOAT16],
                attribute: Some(3),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[A(1)], &[])],
                    group_index: None,
                    tensor: 1,
                    transposed: false,
                    code: Own,
                    place: Words,
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<self::BnbNf4>()),
                    place: Packed(0, HighestFirst, false),
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
    /// The codebook.
    pub fn quant_type(self, quant_type: &str) -> Self {
        Self {
            builder: self.builder.set_at(0, quant_type),
        }
    }
    /// Elements of a block.
    pub fn blocksize(self, blocksize: i64) -> Self {
        Self {
            builder: self.builder.set_at(1, blocksize),
        }
    }
    /// The shape of the weights.
    pub fn shape(self, shape: &[i64]) -> Self {
        Self {
            builder: self.builder.set_at(2, shape),
        }
    }
    /// The type of the weights.
    pub fn output_dtype(self, output_dtype: ::dequant::DType) -> Self {
        Self {
            builder: self.builder.set_at(3, output_dtype),
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
        tensors: self::tensors::NF4<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for NF4 {
    type Tensors<T> = self::tensors::NF4<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::NF4> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::NF4> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::NF4> for Bfloat16 {}
};
impl ::core::default::Default for NF4 {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for NF4 {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// bitsandbytes FP4: FP4 with a float32 absmax for each block.
///
/// Described in `csrc/kernels.cu, bitsandbytes/functional.py` of bitsandbytes-foundation/bitsandbytes, 95f9af30. Tensors:
/// * `weight`: uint8 `(ceil(n/2), 1)`. The codes.
/// * `absmax`: float32 `(ceil(n/blocksize))`. The scales.
#[derive(Clone, Debug)]
pub struct FP4 {
    builder: ::dequant::format::FormatBuilder,
}
impl FP4 {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "bnb.FP4",
            name: "bitsandbytes FP4",
            number: None,
            attributes: &[
                FormatAttribute {
                    name: "quant_type",
                    kind: ValueKind::String,
                    default: Some(Value::text("fp4")),
                    one_of: &[Value::text("fp4")],
                    minimum: i64::MIN,
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "blocksize",
                    kind: ValueKind::Int,
                    default: Some(Value::Int(64)),
                    one_of: &[
                        Value::Int(32),
                        Value::Int(64),
                        Value::Int(128),
                        Value::Int(256),
                        Value::Int(512),
                        Value::Int(1024),
                        Value::Int(2048),
                        Value::Int(4096),
                    ],
                    minimum: i64::MIN,
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "shape",
                    kind: ValueKind::IntList,
                    default: None,
                    one_of: &[],
                    minimum: i64::MIN,
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
                    name: "n",
                    meaning: ProductOf(2),
                    multiple_of: 1,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "weight",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[ceil(&[S(0)], &[N(2)]), extent(&[N(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "absmax",
                    types: &[CodeType::of::<Float32>()],
                    same_type_as: None,
                    shape: &[ceil(&[S(0)], &[A(1)])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[])],
                shape_from: Some(2),
                types: &[FLOAT32, FLOAT16, BFLOAT16],
                attribute: Some(3),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[A(1)], &[])],
                    group_index: None,
                    tensor: 1,
                    transposed: false,
                    code: Own,
                    place: Words,
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<self::BnbFp4>()),
                    place: Packed(0, HighestFirst, false),
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
    /// The codebook.
    pub fn quant_type(self, quant_type: &str) -> Self {
        Self {
            builder: self.builder.set_at(0, quant_type),
        }
    }
    /// Elements of a block.
    pub fn blocksize(self, blocksize: i64) -> Self {
        Self {
            builder: self.builder.set_at(1, blocksize),
        }
    }
    /// The shape of the weights.
    pub fn shape(self, shape: &[i64]) -> Self {
        Self {
            builder: self.builder.set_at(2, shape),
        }
    }
    /// The type of the weights.
    pub fn output_dtype(self, output_dtype: ::dequant::DType) -> Self {
        Self {
            builder: self.builder.set_at(3, output_dtype),
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
        tensors: self::tensors::FP4<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for FP4 {
    type Tensors<T> = self::tensors::FP4<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::FP4> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::FP4> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::FP4> for Bfloat16 {}
};
impl ::core::default::Default for FP4 {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for FP4 {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// bitsandbytes NF4_double_quant: NormalFloat 4 with an absmax that is quantized itself, by a codebook of 256 numbers.
///
/// Described in `csrc/kernels.cu, bitsandbytes/functional.py` of bitsandbytes-foundation/bitsandbytes, 95f9af30. Tensors:
/// * `weight`: uint8 `(ceil(n/2), 1)`. The codes.
/// * `absmax`: uint8 `(blocks)`. The codes of the scales.
/// * `nested_quant_map`: float32 `(256)`. The codebook of the scales.
/// * `nested_absmax`: float32 `(ceil(blocks/256))`. The scales of the scales.
/// * `nested_offset`: float32 `()`. What is added to every scale.
#[derive(Clone, Debug)]
pub struct NF4DoubleQuant {
    builder: ::dequant::format::FormatBuilder,
}
impl NF4DoubleQuant {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "bnb.NF4_double_quant",
            name: "bitsandbytes NF4_double_quant",
            number: None,
            attributes: &[
                FormatAttribute {
                    name: "quant_type",
                    kind: ValueKind::String,
                    default: Some(Value::text("nf4")),
                    one_of: &[Value::text("nf4")],
                    minimum: i64::MIN,
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "blocksize",
                    kind: ValueKind::Int,
                    default: Some(Value::Int(64)),
                    one_of: &[
                        Value::Int(32),
                        Value::Int(64),
                        Value::Int(128),
                        Value::Int(256),
                        Value::Int(512),
                        Value::Int(1024),
                        Value::Int(2048),
                        Value::Int(4096),
                    ],
                    minimum: i64::MIN,
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "shape",
                    kind: ValueKind::IntList,
                    default: None,
                    one_of: &[],
                    minimum: i64::MIN,
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
                    name: "n",
                    meaning: ProductOf(2),
                    multiple_of: 1,
                },
                Size {
                    name: "blocks",
                    meaning: Computed(ceil(&[S(0)], &[A(1)])),
                    multiple_of: 1,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "weight",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[ceil(&[S(0)], &[N(2)]), extent(&[N(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "absmax",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "nested_quant_map",
                    types: &[CodeType::of::<Float32>()],
                    same_type_as: None,
                    shape: &[extent(&[N(256)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "nested_absmax",
                    types: &[CodeType::of::<Float32>()],
                    same_type_as: None,
                    shape: &[ceil(&[S(1)], &[N(256)])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "nested_offset",
                    types: &[CodeType::of::<Float32>()],
                    same_type_as: None,
                    shape: &[],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[])],
                shape_from: Some(2),
                types: &[FLOAT32, FLOAT16, BFLOAT16],
                attribute: Some(3),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[A(1), N(256)], &[])],
                    group_index: None,
                    tensor: 3,
                    transposed: false,
                    code: Own,
                    place: Words,
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[S(0)], &[])],
                    group_index: None,
                    tensor: 4,
                    transposed: false,
                    code: Own,
                    place: Words,
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[A(1)], &[])],
                    group_index: None,
                    tensor: 1,
                    transposed: false,
                    code: Codebook(2),
                    place: Words,
                    plus: 0,
                    steps: &[(Step::Scale, 0), (Step::Add, 1)],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<self::BnbNf4>()),
                    place: Packed(0, HighestFirst, false),
                    plus: 0,
                    steps: &[(Step::Scale, 2)],
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
    /// The codebook.
    pub fn quant_type(self, quant_type: &str) -> Self {
        Self {
            builder: self.builder.set_at(0, quant_type),
        }
    }
    /// Elements of a block.
    pub fn blocksize(self, blocksize: i64) -> Self {
        Self {
            builder: self.builder.set_at(1, blocksize),
        }
    }
    /// The shape of the weights.
    pub fn shape(self, shape: &[i64]) -> Self {
        Self {
            builder: self.builder.set_at(2, shape),
        }
    }
    /// The type of the weights.
    pub fn output_dtype(self, output_dtype: ::dequant::DType) -> Self {
        Self {
            builder: self.builder.set_at(3, output_dtype),
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
        tensors: self::tensors::NF4DoubleQuant<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for NF4DoubleQuant {
    type Tensors<T> = self::tensors::NF4DoubleQuant<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::NF4DoubleQuant> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::NF4DoubleQuant> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::NF4DoubleQuant> for Bfloat16 {}
};
impl ::core::default::Default for NF4DoubleQuant {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for NF4DoubleQuant {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// bitsandbytes FP4_double_quant: FP4 with an absmax that is quantized itself, by a codebook of 256 numbers.
///
/// Described in `csrc/kernels.cu, bitsandbytes/functional.py` of bitsandbytes-foundation/bitsandbytes, 95f9af30. Tensors:
/// * `weight`: uint8 `(ceil(n/2), 1)`. The codes.
/// * `absmax`: uint8 `(blocks)`. The codes of the scales.
/// * `nested_quant_map`: float32 `(256)`. The codebook of the scales.
/// * `nested_absmax`: float32 `(ceil(blocks/256))`. The scales of the scales.
/// * `nested_offset`: float32 `()`. What is added to every scale.
#[derive(Clone, Debug)]
pub struct FP4DoubleQuant {
    builder: ::dequant::format::FormatBuilder,
}
impl FP4DoubleQuant {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "bnb.FP4_double_quant",
            name: "bitsandbytes FP4_double_quant",
            number: None,
            attributes: &[
                FormatAttribute {
                    name: "quant_type",
                    kind: ValueKind::String,
                    default: Some(Value::text("fp4")),
                    one_of: &[Value::text("fp4")],
                    minimum: i64::MIN,
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "blocksize",
                    kind: ValueKind::Int,
                    default: Some(Value::Int(64)),
                    one_of: &[
                        Value::Int(32),
                        Value::Int(64),
                        Value::Int(128),
                        Value::Int(256),
                        Value::Int(512),
                        Value::Int(1024),
                        Value::Int(2048),
                        Value::Int(4096),
                    ],
                    minimum: i64::MIN,
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "shape",
                    kind: ValueKind::IntList,
                    default: None,
                    one_of: &[],
                    minimum: i64::MIN,
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
                    name: "n",
                    meaning: ProductOf(2),
                    multiple_of: 1,
                },
                Size {
                    name: "blocks",
                    meaning: Computed(ceil(&[S(0)], &[A(1)])),
                    multiple_of: 1,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "weight",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[ceil(&[S(0)], &[N(2)]), extent(&[N(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "absmax",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "nested_quant_map",
                    types: &[CodeType::of::<Float32>()],
                    same_type_as: None,
                    shape: &[extent(&[N(256)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "nested_absmax",
                    types: &[CodeType::of::<Float32>()],
                    same_type_as: None,
                    shape: &[ceil(&[S(1)], &[N(256)])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "nested_offset",
                    types: &[CodeType::of::<Float32>()],
                    same_type_as: None,
                    shape: &[],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[])],
                shape_from: Some(2),
                types: &[FLOAT32, FLOAT16, BFLOAT16],
                attribute: Some(3),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[A(1), N(256)], &[])],
                    group_index: None,
                    tensor: 3,
                    transposed: false,
                    code: Own,
                    place: Words,
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[S(0)], &[])],
                    group_index: None,
                    tensor: 4,
                    transposed: false,
                    code: Own,
                    place: Words,
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[A(1)], &[])],
                    group_index: None,
                    tensor: 1,
                    transposed: false,
                    code: Codebook(2),
                    place: Words,
                    plus: 0,
                    steps: &[(Step::Scale, 0), (Step::Add, 1)],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<self::BnbFp4>()),
                    place: Packed(0, HighestFirst, false),
                    plus: 0,
                    steps: &[(Step::Scale, 2)],
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
    /// The codebook.
    pub fn quant_type(self, quant_type: &str) -> Self {
        Self {
            builder: self.builder.set_at(0, quant_type),
        }
    }
    /// Elements of a block.
    pub fn blocksize(self, blocksize: i64) -> Self {
        Self {
            builder: self.builder.set_at(1, blocksize),
        }
    }
    /// The shape of the weights.
    pub fn shape(self, shape: &[i64]) -> Self {
        Self {
            builder: self.builder.set_at(2, shape),
        }
    }
    /// The type of the weights.
    pub fn output_dtype(self, output_dtype: ::dequant::DType) -> Self {
        Self {
            builder: self.builder.set_at(3, output_dtype),
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
        tensors: self::tensors::FP4DoubleQuant<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for FP4DoubleQuant {
    type Tensors<T> = self::tensors::FP4DoubleQuant<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::FP4DoubleQuant> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::FP4DoubleQuant> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::FP4DoubleQuant> for Bfloat16 {}
};
impl ::core::default::Default for FP4DoubleQuant {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for FP4DoubleQuant {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// The tensors of each format as fields, for typed plans.
pub mod tensors {
    /// The tensors of [`NF4`](super::NF4).
    #[derive(Clone, Copy, Debug)]
    pub struct NF4<Tensor_> {
        /// uint8 `(ceil(n/2), 1)`. The codes.
        pub weight: Tensor_,
        /// float32 `(ceil(n/blocksize))`. The scales.
        pub absmax: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for NF4<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.weight),
                ::core::option::Option::Some(self.absmax),
            ])
        }
    }
    /// The tensors of [`FP4`](super::FP4).
    #[derive(Clone, Copy, Debug)]
    pub struct FP4<Tensor_> {
        /// uint8 `(ceil(n/2), 1)`. The codes.
        pub weight: Tensor_,
        /// float32 `(ceil(n/blocksize))`. The scales.
        pub absmax: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for FP4<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.weight),
                ::core::option::Option::Some(self.absmax),
            ])
        }
    }
    /// The tensors of [`NF4DoubleQuant`](super::NF4DoubleQuant).
    #[derive(Clone, Copy, Debug)]
    pub struct NF4DoubleQuant<Tensor_> {
        /// uint8 `(ceil(n/2), 1)`. The codes.
        pub weight: Tensor_,
        /// uint8 `(blocks)`. The codes of the scales.
        pub absmax: Tensor_,
        /// float32 `(256)`. The codebook of the scales.
        pub nested_quant_map: Tensor_,
        /// float32 `(ceil(blocks/256))`. The scales of the scales.
        pub nested_absmax: Tensor_,
        /// float32 `()`. What is added to every scale.
        pub nested_offset: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for NF4DoubleQuant<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.weight),
                ::core::option::Option::Some(self.absmax),
                ::core::option::Option::Some(self.nested_quant_map),
                ::core::option::Option::Some(self.nested_absmax),
                ::core::option::Option::Some(self.nested_offset),
            ])
        }
    }
    /// The tensors of [`FP4DoubleQuant`](super::FP4DoubleQuant).
    #[derive(Clone, Copy, Debug)]
    pub struct FP4DoubleQuant<Tensor_> {
        /// uint8 `(ceil(n/2), 1)`. The codes.
        pub weight: Tensor_,
        /// uint8 `(blocks)`. The codes of the scales.
        pub absmax: Tensor_,
        /// float32 `(256)`. The codebook of the scales.
        pub nested_quant_map: Tensor_,
        /// float32 `(ceil(blocks/256))`. The scales of the scales.
        pub nested_absmax: Tensor_,
        /// float32 `()`. What is added to every scale.
        pub nested_offset: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for FP4DoubleQuant<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.weight),
                ::core::option::Option::Some(self.absmax),
                ::core::option::Option::Some(self.nested_quant_map),
                ::core::option::Option::Some(self.nested_absmax),
                ::core::option::Option::Some(self.nested_offset),
            ])
        }
    }
}
/// The family's name, as documents and messages have it.
pub const FAMILY: &str = "bnb";
/// Every format of the family by its name in the project: Codebooks of 16 numbers, the first of two elements in the high half of a byte; blocks ignore rows.
pub const FORMATS: &[::dequant::format::NamedFormat] = &[
    ("NF4", || NF4::new().builder),
    ("FP4", || FP4::new().builder),
    ("NF4_double_quant", || NF4DoubleQuant::new().builder),
    ("FP4_double_quant", || FP4DoubleQuant::new().builder),
];
