// Made by `cargo xtask gen` from the documents in `spec/`; edit those instead.

/// HQQ dequantize: (q - zero) * scale, both steps in the type of the scale, for groups along the last axis.
///
/// Described in `hqq/core/bitpack.py, hqq/core/quantize.py` of mobiusml/hqq, e0b1d00. Tensors:
/// * `W_q`: uint8 `(groups*nbits/8, group_size)`. The codes: equal parts of the matrix of groups in the lanes of its bytes.
/// * `scale`: float16 or bfloat16 or float32 `(groups, 1)`. The scales.
/// * `zero`: float16 or bfloat16 or float32 `(groups, 1)`. The zero points.
#[derive(Clone, Debug)]
pub struct Dequantize {
    builder: ::dequant::format::FormatBuilder,
}
impl Dequantize {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "hqq.dequantize",
            name: "HQQ dequantize",
            number: None,
            attributes: &[
                FormatAttribute {
                    name: "nbits",
                    kind: ValueKind::Int,
                    default: None,
                    one_of: &[
                        Value::Int(8),
                        Value::Int(4),
                        Value::Int(2),
                        Value::Int(1),
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
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "axis",
                    kind: ValueKind::Int,
                    default: Some(Value::Int(1)),
                    one_of: &[Value::Int(1)],
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
            ],
            sizes: &[
                Size {
                    name: "n",
                    meaning: ProductOf(3),
                    multiple_of: 1,
                },
                Size {
                    name: "groups",
                    meaning: Computed(extent(&[S(0)], &[A(1)])),
                    multiple_of: 1,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "W_q",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(1), A(0)], &[N(8)]), extent(&[A(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "scale",
                    types: &[
                        CodeType::of::<Float16>(),
                        CodeType::of::<Bfloat16>(),
                        CodeType::of::<Float32>(),
                    ],
                    same_type_as: None,
                    shape: &[extent(&[S(1)], &[]), extent(&[N(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "zero",
                    types: &[
                        CodeType::of::<Float16>(),
                        CodeType::of::<Bfloat16>(),
                        CodeType::of::<Float32>(),
                    ],
                    same_type_as: Some(1),
                    shape: &[extent(&[S(1)], &[]), extent(&[N(1)], &[])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[])],
                shape_from: Some(3),
                types: &[FLOAT16, BFLOAT16, FLOAT32],
                attribute: None,
                same_as: Some(1),
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[A(1)], &[])],
                    group_index: None,
                    tensor: 2,
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
                    code: Unsigned(A(0)),
                    place: Packed(0, HighestFirst, true),
                    plus: 0,
                    steps: &[(Step::ZeroPoint, 0), (Step::Scale, 1)],
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
    pub fn nbits(self, nbits: i64) -> Self {
        Self {
            builder: self.builder.set_at(0, nbits),
        }
    }
    /// Elements that share a scale.
    pub fn group_size(self, group_size: i64) -> Self {
        Self {
            builder: self.builder.set_at(1, group_size),
        }
    }
    /// The axis along which elements are grouped.
    pub fn axis(self, axis: i64) -> Self {
        Self {
            builder: self.builder.set_at(2, axis),
        }
    }
    /// The shape of the weights.
    pub fn shape(self, shape: &[i64]) -> Self {
        Self {
            builder: self.builder.set_at(3, shape),
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
        tensors: self::tensors::Dequantize<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for Dequantize {
    type Tensors<T> = self::tensors::Dequantize<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Dequantize> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Dequantize> for Bfloat16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Dequantize> for Float32 {}
};
impl ::core::default::Default for Dequantize {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for Dequantize {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// HQQ dequantize_3_bits: The same for codes of three bits, ten in each word of 32 bits; the last rows are filled up.
///
/// Described in `hqq/core/bitpack.py, hqq/core/quantize.py` of mobiusml/hqq, e0b1d00. Tensors:
/// * `W_q`: int32 `(ceil(groups/10), group_size)`. The codes: equal parts of the matrix of groups in the lanes of its words.
/// * `scale`: float16 or bfloat16 or float32 `(groups, 1)`. The scales.
/// * `zero`: float16 or bfloat16 or float32 `(groups, 1)`. The zero points.
#[derive(Clone, Debug)]
pub struct Dequantize3Bits {
    builder: ::dequant::format::FormatBuilder,
}
impl Dequantize3Bits {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "hqq.dequantize_3_bits",
            name: "HQQ dequantize_3_bits",
            number: None,
            attributes: &[
                FormatAttribute {
                    name: "group_size",
                    kind: ValueKind::Int,
                    default: None,
                    one_of: &[],
                    minimum: 1,
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "axis",
                    kind: ValueKind::Int,
                    default: Some(Value::Int(1)),
                    one_of: &[Value::Int(1)],
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
            ],
            sizes: &[
                Size {
                    name: "n",
                    meaning: ProductOf(2),
                    multiple_of: 1,
                },
                Size {
                    name: "groups",
                    meaning: Computed(extent(&[S(0)], &[A(0)])),
                    multiple_of: 1,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "W_q",
                    types: &[CodeType::of::<Int32>()],
                    same_type_as: None,
                    shape: &[ceil(&[S(1)], &[N(10)]), extent(&[A(0)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "scale",
                    types: &[
                        CodeType::of::<Float16>(),
                        CodeType::of::<Bfloat16>(),
                        CodeType::of::<Float32>(),
                    ],
                    same_type_as: None,
                    shape: &[extent(&[S(1)], &[]), extent(&[N(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "zero",
                    types: &[
                        CodeType::of::<Float16>(),
                        CodeType::of::<Bfloat16>(),
                        CodeType::of::<Float32>(),
                    ],
                    same_type_as: Some(1),
                    shape: &[extent(&[S(1)], &[]), extent(&[N(1)], &[])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[])],
                shape_from: Some(2),
                types: &[FLOAT16, BFLOAT16, FLOAT32],
                attribute: None,
                same_as: Some(1),
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[A(0)], &[])],
                    group_index: None,
                    tensor: 2,
                    transposed: false,
                    code: Own,
                    place: Words,
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[A(0)], &[])],
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
                    code: Unsigned(N(3)),
                    place: Packed(0, HighestFirst, true),
                    plus: 0,
                    steps: &[(Step::ZeroPoint, 0), (Step::Scale, 1)],
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
    /// Elements that share a scale.
    pub fn group_size(self, group_size: i64) -> Self {
        Self {
            builder: self.builder.set_at(0, group_size),
        }
    }
    /// The axis along which elements are grouped.
    pub fn axis(self, axis: i64) -> Self {
        Self {
            builder: self.builder.set_at(1, axis),
        }
    }
    /// The shape of the weights.
    pub fn shape(self, shape: &[i64]) -> Self {
        Self {
            builder: self.builder.set_at(2, shape),
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
        tensors: self::tensors::Dequantize3Bits<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for Dequantize3Bits {
    type Tensors<T> = self::tensors::Dequantize3Bits<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Dequantize3Bits> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Dequantize3Bits> for Bfloat16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Dequantize3Bits> for Float32 {}
};
impl ::core::default::Default for Dequantize3Bits {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for Dequantize3Bits {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// HQQ dequantize_axis_0: (q - zero) * scale, both steps in the type of the scale, for groups along the first axis.
///
/// Described in `hqq/core/bitpack.py, hqq/core/quantize.py` of mobiusml/hqq, e0b1d00. Tensors:
/// * `W_q`: uint8 `(group_size*nbits/8, groups)`. The codes: equal parts of the matrix of groups in the lanes of its bytes.
/// * `scale`: float16 or bfloat16 or float32 `(1, groups)`. The scales.
/// * `zero`: float16 or bfloat16 or float32 `(1, groups)`. The zero points.
#[derive(Clone, Debug)]
pub struct DequantizeAxis0 {
    builder: ::dequant::format::FormatBuilder,
}
impl DequantizeAxis0 {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "hqq.dequantize_axis_0",
            name: "HQQ dequantize_axis_0",
            number: None,
            attributes: &[
                FormatAttribute {
                    name: "nbits",
                    kind: ValueKind::Int,
                    default: None,
                    one_of: &[
                        Value::Int(8),
                        Value::Int(4),
                        Value::Int(2),
                        Value::Int(1),
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
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "axis",
                    kind: ValueKind::Int,
                    default: Some(Value::Int(0)),
                    one_of: &[Value::Int(0)],
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
            ],
            sizes: &[
                Size {
                    name: "n",
                    meaning: ProductOf(3),
                    multiple_of: 1,
                },
                Size {
                    name: "groups",
                    meaning: Computed(extent(&[S(0)], &[A(1)])),
                    multiple_of: 1,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "W_q",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[A(1), A(0)], &[N(8)]), extent(&[S(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "scale",
                    types: &[
                        CodeType::of::<Float16>(),
                        CodeType::of::<Bfloat16>(),
                        CodeType::of::<Float32>(),
                    ],
                    same_type_as: None,
                    shape: &[extent(&[N(1)], &[]), extent(&[S(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "zero",
                    types: &[
                        CodeType::of::<Float16>(),
                        CodeType::of::<Bfloat16>(),
                        CodeType::of::<Float32>(),
                    ],
                    same_type_as: Some(1),
                    shape: &[extent(&[N(1)], &[]), extent(&[S(1)], &[])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[A(1)], &[]), extent(&[S(1)], &[])],
                shape_from: Some(3),
                types: &[FLOAT16, BFLOAT16, FLOAT32],
                attribute: None,
                same_as: Some(1),
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[A(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 2,
                    transposed: false,
                    code: Own,
                    place: Words,
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[A(1)], &[]), extent(&[N(1)], &[])],
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
                    code: Unsigned(A(0)),
                    place: Packed(0, HighestFirst, true),
                    plus: 0,
                    steps: &[(Step::ZeroPoint, 0), (Step::Scale, 1)],
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
    pub fn nbits(self, nbits: i64) -> Self {
        Self {
            builder: self.builder.set_at(0, nbits),
        }
    }
    /// Elements that share a scale.
    pub fn group_size(self, group_size: i64) -> Self {
        Self {
            builder: self.builder.set_at(1, group_size),
        }
    }
    /// The axis along which elements are grouped.
    pub fn axis(self, axis: i64) -> Self {
        Self {
            builder: self.builder.set_at(2, axis),
        }
    }
    /// The shape of the weights.
    pub fn shape(self, shape: &[i64]) -> Self {
        Self {
            builder: self.builder.set_at(3, shape),
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
        tensors: self::tensors::DequantizeAxis0<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for DequantizeAxis0 {
    type Tensors<T> = self::tensors::DequantizeAxis0<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::DequantizeAxis0> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::DequantizeAxis0> for Bfloat16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::DequantizeAxis0> for Float32 {}
};
impl ::core::default::Default for DequantizeAxis0 {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for DequantizeAxis0 {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// HQQ dequantize_3_bits_axis_0: The same for codes of three bits, ten in each word of 32 bits; the last rows are filled up.
///
/// Described in `hqq/core/bitpack.py, hqq/core/quantize.py` of mobiusml/hqq, e0b1d00. Tensors:
/// * `W_q`: int32 `(ceil(group_size/10), groups)`. The codes: equal parts of the matrix of groups in the lanes of its words.
/// * `scale`: float16 or bfloat16 or float32 `(1, groups)`. The scales.
/// * `zero`: float16 or bfloat16 or float32 `(1, groups)`. The zero points.
#[derive(Clone, Debug)]
pub struct Dequantize3BitsAxis0 {
    builder: ::dequant::format::FormatBuilder,
}
impl Dequantize3BitsAxis0 {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "hqq.dequantize_3_bits_axis_0",
            name: "HQQ dequantize_3_bits_axis_0",
            number: None,
            attributes: &[
                FormatAttribute {
                    name: "group_size",
                    kind: ValueKind::Int,
                    default: None,
                    one_of: &[],
                    minimum: 1,
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "axis",
                    kind: ValueKind::Int,
                    default: Some(Value::Int(0)),
                    one_of: &[Value::Int(0)],
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
            ],
            sizes: &[
                Size {
                    name: "n",
                    meaning: ProductOf(2),
                    multiple_of: 1,
                },
                Size {
                    name: "groups",
                    meaning: Computed(extent(&[S(0)], &[A(0)])),
                    multiple_of: 1,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "W_q",
                    types: &[CodeType::of::<Int32>()],
                    same_type_as: None,
                    shape: &[ceil(&[A(0)], &[N(10)]), extent(&[S(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "scale",
                    types: &[
                        CodeType::of::<Float16>(),
                        CodeType::of::<Bfloat16>(),
                        CodeType::of::<Float32>(),
                    ],
                    same_type_as: None,
                    shape: &[extent(&[N(1)], &[]), extent(&[S(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "zero",
                    types: &[
                        CodeType::of::<Float16>(),
                        CodeType::of::<Bfloat16>(),
                        CodeType::of::<Float32>(),
                    ],
                    same_type_as: Some(1),
                    shape: &[extent(&[N(1)], &[]), extent(&[S(1)], &[])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[A(0)], &[]), extent(&[S(1)], &[])],
                shape_from: Some(2),
                types: &[FLOAT16, BFLOAT16, FLOAT32],
                attribute: None,
                same_as: Some(1),
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[A(0)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 2,
                    transposed: false,
                    code: Own,
                    place: Words,
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[A(0)], &[]), extent(&[N(1)], &[])],
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
                    code: Unsigned(N(3)),
                    place: Packed(0, HighestFirst, true),
                    plus: 0,
                    steps: &[(Step::ZeroPoint, 0), (Step::Scale, 1)],
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
    /// Elements that share a scale.
    pub fn group_size(self, group_size: i64) -> Self {
        Self {
            builder: self.builder.set_at(0, group_size),
        }
    }
    /// The axis along which elements are grouped.
    pub fn axis(self, axis: i64) -> Self {
        Self {
            builder: self.builder.set_at(1, axis),
        }
    }
    /// The shape of the weights.
    pub fn shape(self, shape: &[i64]) -> Self {
        Self {
            builder: self.builder.set_at(2, shape),
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
        tensors: self::tensors::Dequantize3BitsAxis0<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for Dequantize3BitsAxis0 {
    type Tensors<T> = self::tensors::Dequantize3BitsAxis0<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Dequantize3BitsAxis0> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Dequantize3BitsAxis0> for Bfloat16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Dequantize3BitsAxis0> for Float32 {}
};
impl ::core::default::Default for Dequantize3BitsAxis0 {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for Dequantize3BitsAxis0 {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// The tensors of each format as fields, for typed plans.
pub mod tensors {
    /// The tensors of [`Dequantize`](super::Dequantize).
    #[derive(Clone, Copy, Debug)]
    pub struct Dequantize<Tensor_> {
        /// uint8 `(groups*nbits/8, group_size)`. The codes: equal parts of the matrix of groups in the lanes of its bytes.
        #[allow(non_snake_case)]
        pub W_q: Tensor_,
        /// float16 or bfloat16 or float32 `(groups, 1)`. The scales.
        pub scale: Tensor_,
        /// float16 or bfloat16 or float32 `(groups, 1)`. The zero points.
        pub zero: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for Dequantize<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.W_q),
                ::core::option::Option::Some(self.scale),
                ::core::option::Option::Some(self.zero),
            ])
        }
    }
    /// The tensors of [`Dequantize3Bits`](super::Dequantize3Bits).
    #[derive(Clone, Copy, Debug)]
    pub struct Dequantize3Bits<Tensor_> {
        /// int32 `(ceil(groups/10), group_size)`. The codes: equal parts of the matrix of groups in the lanes of its words.
        #[allow(non_snake_case)]
        pub W_q: Tensor_,
        /// float16 or bfloat16 or float32 `(groups, 1)`. The scales.
        pub scale: Tensor_,
        /// float16 or bfloat16 or float32 `(groups, 1)`. The zero points.
        pub zero: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for Dequantize3Bits<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.W_q),
                ::core::option::Option::Some(self.scale),
                ::core::option::Option::Some(self.zero),
            ])
        }
    }
    /// The tensors of [`DequantizeAxis0`](super::DequantizeAxis0).
    #[derive(Clone, Copy, Debug)]
    pub struct DequantizeAxis0<Tensor_> {
        /// uint8 `(group_size*nbits/8, groups)`. The codes: equal parts of the matrix of groups in the lanes of its bytes.
        #[allow(non_snake_case)]
        pub W_q: Tensor_,
        /// float16 or bfloat16 or float32 `(1, groups)`. The scales.
        pub scale: Tensor_,
        /// float16 or bfloat16 or float32 `(1, groups)`. The zero points.
        pub zero: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for DequantizeAxis0<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.W_q),
                ::core::option::Option::Some(self.scale),
                ::core::option::Option::Some(self.zero),
            ])
        }
    }
    /// The tensors of [`Dequantize3BitsAxis0`](super::Dequantize3BitsAxis0).
    #[derive(Clone, Copy, Debug)]
    pub struct Dequantize3BitsAxis0<Tensor_> {
        /// int32 `(ceil(group_size/10), groups)`. The codes: equal parts of the matrix of groups in the lanes of its words.
        #[allow(non_snake_case)]
        pub W_q: Tensor_,
        /// float16 or bfloat16 or float32 `(1, groups)`. The scales.
        pub scale: Tensor_,
        /// float16 or bfloat16 or float32 `(1, groups)`. The zero points.
        pub zero: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_>
    for Dequantize3BitsAxis0<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.W_q),
                ::core::option::Option::Some(self.scale),
                ::core::option::Option::Some(self.zero),
            ])
        }
    }
}
/// The family's name, as documents and messages have it.
pub const FAMILY: &str = "hqq";
/// Every format of the family by its name in the project: Half-quadratic quantization, with zero points that are floats in the space of codes.
pub const FORMATS: &[::dequant::format::NamedFormat] = &[
    ("dequantize", || Dequantize::new().builder),
    ("dequantize_3_bits", || Dequantize3Bits::new().builder),
    ("dequantize_axis_0", || DequantizeAxis0::new().builder),
    ("dequantize_3_bits_axis_0", || Dequantize3BitsAxis0::new().builder),
];
