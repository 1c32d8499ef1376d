// Made by `cargo xtask gen` from the documents in `spec/`; edit those instead.

/// An int8 times 2^-6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mxint8 {}
/// [`Mxint8`] as a value.
pub const MXINT8: ::dequant::DType = <Mxint8 as ::dequant::element::Element>::DTYPE;
/// Every type of the document, in its order, with what dialects call it.
pub const TYPES: &[::dequant::element::NamedType] = {
    use ::dequant::element::NamedType;
    &[NamedType::new(MXINT8)]
};
const _: () = {
    use ::dequant::element::*;
    impl Element for self::Mxint8 {
        const ENCODING: Encoding = fixed(true, 0, -6);
        const DTYPE: DType = DType::new("mxint8", 8, &Self::ENCODING);
        type Word = u8;
    }
};
/// OCP MX MXFP8_E4M3: float8e4m3fn, one a byte.
///
/// Described in `torchao/prototype/mx_formats` of pytorch/ao, OCP MX 1.0. Tensors:
/// * `qdata`: float8e4m3fn or uint8 `(N, K)`. The codes.
/// * `scale`: float8e8m0 or uint8 `(N, K/32)`. The powers of two.
#[derive(Clone, Debug)]
pub struct MXFP8E4M3 {
    builder: ::dequant::format::FormatBuilder,
}
impl MXFP8E4M3 {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "mx.MXFP8_E4M3",
            name: "OCP MX MXFP8_E4M3",
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
                    multiple_of: 32,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "qdata",
                    types: &[CodeType::of::<Float8E4M3Fn>(), CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "scale",
                    types: &[CodeType::of::<Float8E8M0>(), CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[N(32)])],
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
                    groups: &[extent(&[N(1)], &[]), extent(&[N(32)], &[])],
                    group_index: None,
                    tensor: 1,
                    transposed: false,
                    code: Of(CodeType::of::<Float8E8M0>()),
                    place: Words,
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float8E4M3Fn>()),
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
        tensors: self::tensors::MXFP8E4M3<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for MXFP8E4M3 {
    type Tensors<T> = self::tensors::MXFP8E4M3<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MXFP8E4M3> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MXFP8E4M3> for Bfloat16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MXFP8E4M3> for Float16 {}
};
impl ::core::default::Default for MXFP8E4M3 {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for MXFP8E4M3 {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// OCP MX MXFP8_E5M2: float8e5m2, one a byte.
///
/// Described in `torchao/prototype/mx_formats` of pytorch/ao, OCP MX 1.0. Tensors:
/// * `qdata`: float8e5m2 or uint8 `(N, K)`. The codes.
/// * `scale`: float8e8m0 or uint8 `(N, K/32)`. The powers of two.
#[derive(Clone, Debug)]
pub struct MXFP8E5M2 {
    builder: ::dequant::format::FormatBuilder,
}
impl MXFP8E5M2 {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "mx.MXFP8_E5M2",
            name: "OCP MX MXFP8_E5M2",
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
                    multiple_of: 32,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "qdata",
                    types: &[CodeType::of::<Float8E5M2>(), CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "scale",
                    types: &[CodeType::of::<Float8E8M0>(), CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[N(32)])],
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
                    groups: &[extent(&[N(1)], &[]), extent(&[N(32)], &[])],
                    group_index: None,
                    tensor: 1,
                    transposed: false,
                    code: Of(CodeType::of::<Float8E8M0>()),
                    place: Words,
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float8E5M2>()),
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
        tensors: self::tensors::MXFP8E5M2<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for MXFP8E5M2 {
    type Tensors<T> = self::tensors::MXFP8E5M2<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MXFP8E5M2> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MXFP8E5M2> for Bfloat16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MXFP8E5M2> for Float16 {}
};
impl ::core::default::Default for MXFP8E5M2 {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for MXFP8E5M2 {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// OCP MX MXFP6_E2M3: float6e2m3, one in the low bits of a byte.
///
/// Described in `torchao/prototype/mx_formats` of pytorch/ao, OCP MX 1.0. Tensors:
/// * `qdata`: uint8 `(N, K)`. The codes.
/// * `scale`: float8e8m0 or uint8 `(N, K/32)`. The powers of two.
#[derive(Clone, Debug)]
pub struct MXFP6E2M3 {
    builder: ::dequant::format::FormatBuilder,
}
impl MXFP6E2M3 {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "mx.MXFP6_E2M3",
            name: "OCP MX MXFP6_E2M3",
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
                    multiple_of: 32,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "qdata",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "scale",
                    types: &[CodeType::of::<Float8E8M0>(), CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[N(32)])],
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
                    groups: &[extent(&[N(1)], &[]), extent(&[N(32)], &[])],
                    group_index: None,
                    tensor: 1,
                    transposed: false,
                    code: Of(CodeType::of::<Float8E8M0>()),
                    place: Words,
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float6E2M3>()),
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
        tensors: self::tensors::MXFP6E2M3<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for MXFP6E2M3 {
    type Tensors<T> = self::tensors::MXFP6E2M3<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MXFP6E2M3> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MXFP6E2M3> for Bfloat16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MXFP6E2M3> for Float16 {}
};
impl ::core::default::Default for MXFP6E2M3 {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for MXFP6E2M3 {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// OCP MX MXFP6_E3M2: float6e3m2, one in the low bits of a byte.
///
/// Described in `torchao/prototype/mx_formats` of pytorch/ao, OCP MX 1.0. Tensors:
/// * `qdata`: uint8 `(N, K)`. The codes.
/// * `scale`: float8e8m0 or uint8 `(N, K/32)`. The powers of two.
#[derive(Clone, Debug)]
pub struct MXFP6E3M2 {
    builder: ::dequant::format::FormatBuilder,
}
impl MXFP6E3M2 {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "mx.MXFP6_E3M2",
            name: "OCP MX MXFP6_E3M2",
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
                    multiple_of: 32,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "qdata",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "scale",
                    types: &[CodeType::of::<Float8E8M0>(), CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[N(32)])],
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
                    groups: &[extent(&[N(1)], &[]), extent(&[N(32)], &[])],
                    group_index: None,
                    tensor: 1,
                    transposed: false,
                    code: Of(CodeType::of::<Float8E8M0>()),
                    place: Words,
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float6E3M2>()),
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
        tensors: self::tensors::MXFP6E3M2<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for MXFP6E3M2 {
    type Tensors<T> = self::tensors::MXFP6E3M2<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MXFP6E3M2> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MXFP6E3M2> for Bfloat16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MXFP6E3M2> for Float16 {}
};
impl ::core::default::Default for MXFP6E3M2 {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for MXFP6E3M2 {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// OCP MX MXFP4: float4e2m1, two a byte, the even column in the low half.
///
/// Described in `torchao/prototype/mx_formats` of pytorch/ao, OCP MX 1.0. Tensors:
/// * `qdata`: uint8 `(N, K/2)`. The codes.
/// * `scale`: float8e8m0 or uint8 `(N, K/32)`. The powers of two.
#[derive(Clone, Debug)]
pub struct MXFP4 {
    builder: ::dequant::format::FormatBuilder,
}
impl MXFP4 {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "mx.MXFP4",
            name: "OCP MX MXFP4",
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
                    multiple_of: 32,
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
                    types: &[CodeType::of::<Float8E8M0>(), CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[N(32)])],
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
                    groups: &[extent(&[N(1)], &[]), extent(&[N(32)], &[])],
                    group_index: None,
                    tensor: 1,
                    transposed: false,
                    code: Of(CodeType::of::<Float8E8M0>()),
                    place: Words,
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float4E2M1>()),
                    place: Packed(1, LowestFirst, false),
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
        tensors: self::tensors::MXFP4<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for MXFP4 {
    type Tensors<T> = self::tensors::MXFP4<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MXFP4> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MXFP4> for Bfloat16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MXFP4> for Float16 {}
};
impl ::core::default::Default for MXFP4 {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for MXFP4 {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// OCP MX MXINT8: int8 times 2^-6, one a byte.
///
/// Described in `torchao/prototype/mx_formats` of pytorch/ao, OCP MX 1.0. Tensors:
/// * `qdata`: int8 or uint8 `(N, K)`. The codes.
/// * `scale`: float8e8m0 or uint8 `(N, K/32)`. The powers of two.
#[derive(Clone, Debug)]
pub struct MXINT8 {
    builder: ::dequant::format::FormatBuilder,
}
impl MXINT8 {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "mx.MXINT8",
            name: "OCP MX MXINT8",
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
                    multiple_of: 32,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "qdata",
                    types: &[CodeType::of::<Int8>(), CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "scale",
                    types: &[CodeType::of::<Float8E8M0>(), CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[N(32)])],
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
                    groups: &[extent(&[N(1)], &[]), extent(&[N(32)], &[])],
                    group_index: None,
                    tensor: 1,
                    transposed: false,
                    code: Of(CodeType::of::<Float8E8M0>()),
                    place: Words,
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<self::Mxint8>()),
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
        tensors: self::tensors::MXINT8<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for MXINT8 {
    type Tensors<T> = self::tensors::MXINT8<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MXINT8> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MXINT8> for Bfloat16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MXINT8> for Float16 {}
};
impl ::core::default::Default for MXINT8 {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for MXINT8 {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// The tensors of each format as fields, for typed plans.
pub mod tensors {
    /// The tensors of [`MXFP8E4M3`](super::MXFP8E4M3).
    #[derive(Clone, Copy, Debug)]
    pub struct MXFP8E4M3<Tensor_> {
        /// float8e4m3fn or uint8 `(N, K)`. The codes.
        pub qdata: Tensor_,
        /// float8e8m0 or uint8 `(N, K/32)`. The powers of two.
        pub scale: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for MXFP8E4M3<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.qdata),
                ::core::option::Option::Some(self.scale),
            ])
        }
    }
    /// The tensors of [`MXFP8E5M2`](super::MXFP8E5M2).
    #[derive(Clone, Copy, Debug)]
    pub struct MXFP8E5M2<Tensor_> {
        /// float8e5m2 or uint8 `(N, K)`. The codes.
        pub qdata: Tensor_,
        /// float8e8m0 or uint8 `(N, K/32)`. The powers of two.
        pub scale: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for MXFP8E5M2<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.qdata),
                ::core::option::Option::Some(self.scale),
            ])
        }
    }
    /// The tensors of [`MXFP6E2M3`](super::MXFP6E2M3).
    #[derive(Clone, Copy, Debug)]
    pub struct MXFP6E2M3<Tensor_> {
        /// uint8 `(N, K)`. The codes.
        pub qdata: Tensor_,
        /// float8e8m0 or uint8 `(N, K/32)`. The powers of two.
        pub scale: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for MXFP6E2M3<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.qdata),
                ::core::option::Option::Some(self.scale),
            ])
        }
    }
    /// The tensors of [`MXFP6E3M2`](super::MXFP6E3M2).
    #[derive(Clone, Copy, Debug)]
    pub struct MXFP6E3M2<Tensor_> {
        /// uint8 `(N, K)`. The codes.
        pub qdata: Tensor_,
        /// float8e8m0 or uint8 `(N, K/32)`. The powers of two.
        pub scale: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for MXFP6E3M2<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.qdata),
                ::core::option::Option::Some(self.scale),
            ])
        }
    }
    /// The tensors of [`MXFP4`](super::MXFP4).
    #[derive(Clone, Copy, Debug)]
    pub struct MXFP4<Tensor_> {
        /// uint8 `(N, K/2)`. The codes.
        pub qdata: Tensor_,
        /// float8e8m0 or uint8 `(N, K/32)`. The powers of two.
        pub scale: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for MXFP4<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.qdata),
                ::core::option::Option::Some(self.scale),
            ])
        }
    }
    /// The tensors of [`MXINT8`](super::MXINT8).
    #[derive(Clone, Copy, Debug)]
    pub struct MXINT8<Tensor_> {
        /// int8 or uint8 `(N, K)`. The codes.
        pub qdata: Tensor_,
        /// float8e8m0 or uint8 `(N, K/32)`. The powers of two.
        pub scale: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for MXINT8<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.qdata),
                ::core::option::Option::Some(self.scale),
            ])
        }
    }
}
/// The family's name, as documents and messages have it.
pub const FAMILY: &str = "mx";
/// Every format of the family by its name in the project: OCP microscaling formats, as torchao holds them.
pub const FORMATS: &[::dequant::format::NamedFormat] = &[
    ("MXFP8_E4M3", || MXFP8E4M3::new().builder),
    ("MXFP8_E5M2", || MXFP8E5M2::new().builder),
    ("MXFP6_E2M3", || MXFP6E2M3::new().builder),
    ("MXFP6_E3M2", || MXFP6E3M2::new().builder),
    ("MXFP4", || MXFP4::new().builder),
    ("MXINT8", || MXINT8::new().builder),
];
