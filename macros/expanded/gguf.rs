// Made by `cargo xtask gen` from the documents in `spec/`; edit those instead.

/// The 16 integers of IQ4_NL and IQ4_XS.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Iq4 {}
/// [`Iq4`] as a value.
pub const IQ4: ::dequant::DType = <Iq4 as ::dequant::element::Element>::DTYPE;
/// The numbers of float4e2m1 times 2; code 8 is +0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum E2M1Doubled {}
/// [`E2M1Doubled`] as a value.
pub const E2M1_DOUBLED: ::dequant::DType = <E2M1Doubled as ::dequant::element::Element>::DTYPE;
/// A power of two, 2^(code - 128); every code is a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Float8E8M0Halved {}
/// [`Float8E8M0Halved`] as a value.
pub const FLOAT8E8M0_HALVED: ::dequant::DType = <Float8E8M0Halved as ::dequant::element::Element>::DTYPE;
/// Half of the magnitude of a float8e4m3fn; 0x7f is 0 and 0xff is 240.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Float8E4M3Halved {}
/// [`Float8E4M3Halved`] as a value.
pub const FLOAT8E4M3_HALVED: ::dequant::DType = <Float8E4M3Halved as ::dequant::element::Element>::DTYPE;
/// Every type of the document, in its order, with what dialects call it.
pub const TYPES: &[::dequant::element::NamedType] = {
    use ::dequant::element::NamedType;
    &[
        NamedType::new(IQ4),
        NamedType::new(E2M1_DOUBLED),
        NamedType::new(FLOAT8E8M0_HALVED),
        NamedType::new(FLOAT8E4M3_HALVED),
    ]
};
const _: () = {
    use ::dequant::element::*;
    impl Element for self::Iq4 {
        const ENCODING: Encoding = codebook(
            &[
                -127.0,
                -104.0,
                -83.0,
                -65.0,
                -49.0,
                -35.0,
                -22.0,
                -10.0,
                1.0,
                13.0,
                25.0,
                38.0,
                53.0,
                69.0,
                89.0,
                113.0,
            ],
        );
        const DTYPE: DType = DType::new("iq4", 4, &Self::ENCODING);
        type Word = u8;
    }
    impl Element for self::E2M1Doubled {
        const ENCODING: Encoding = codebook(
            &[
                0.0,
                1.0,
                2.0,
                3.0,
                4.0,
                6.0,
                8.0,
                12.0,
                0.0,
                -1.0,
                -2.0,
                -3.0,
                -4.0,
                -6.0,
                -8.0,
                -12.0,
            ],
        );
        const DTYPE: DType = DType::new("e2m1_doubled", 4, &Self::ENCODING);
        type Word = u8;
    }
    impl Element for self::Float8E8M0Halved {
        const ENCODING: Encoding = finite(8, 0, 128).unsigned().without_subnormals();
        const DTYPE: DType = DType::new("float8e8m0_halved", 8, &Self::ENCODING);
        type Word = u8;
    }
    impl Element for self::Float8E4M3Halved {
        const ENCODING: Encoding = codebook(
            &[
                0.0,
                0.0009765625,
                0.001953125,
                0.0029296875,
                0.00390625,
                0.0048828125,
                0.005859375,
                0.0068359375,
                0.0078125,
                0.0087890625,
                0.009765625,
                0.0107421875,
                0.01171875,
                0.0126953125,
                0.013671875,
                0.0146484375,
                0.015625,
                0.017578125,
                0.01953125,
                0.021484375,
                0.0234375,
                0.025390625,
                0.02734375,
                0.029296875,
                0.03125,
                0.03515625,
                0.0390625,
                0.04296875,
                0.046875,
                0.05078125,
                0.0546875,
                0.05859375,
                0.0625,
                0.0703125,
                0.078125,
                0.0859375,
                0.09375,
                0.1015625,
                0.109375,
                0.1171875,
                0.125,
                0.140625,
                0.15625,
                0.171875,
                0.1875,
                0.203125,
                0.21875,
                0.234375,
                0.25,
                0.28125,
                0.3125,
                0.34375,
                0.375,
                0.40625,
                0.4375,
                0.46875,
                0.5,
                0.5625,
                0.625,
                0.6875,
                0.75,
                0.8125,
                0.875,
                0.9375,
                1.0,
                1.125,
                1.25,
                1.375,
                1.5,
                1.625,
                1.75,
                1.875,
                2.0,
                2.25,
                2.5,
                2.75,
                3.0,
                3.25,
                3.5,
                3.75,
                4.0,
                4.5,
                5.0,
                5.5,
                6.0,
                6.5,
                7.0,
                7.5,
                8.0,
                9.0,
                10.0,
                11.0,
                12.0,
                13.0,
                14.0,
                15.0,
                16.0,
                18.0,
                20.0,
                22.0,
                24.0,
                26.0,
                28.0,
                30.0,
                32.0,
                36.0,
                40.0,
                44.0,
                48.0,
                52.0,
                56.0,
                60.0,
                64.0,
                72.0,
                80.0,
                88.0,
                96.0,
                104.0,
                112.0,
                120.0,
                128.0,
                144.0,
                160.0,
                176.0,
                192.0,
                208.0,
                224.0,
                0.0,
                0.0,
                0.0009765625,
                0.001953125,
                0.0029296875,
                0.00390625,
                0.0048828125,
                0.005859375,
                0.0068359375,
                0.0078125,
                0.0087890625,
                0.009765625,
                0.0107421875,
                0.01171875,
                0.0126953125,
                0.013671875,
                0.0146484375,
                0.015625,
                0.017578125,
                0.01953125,
                0.021484375,
                0.0234375,
                0.025390625,
                0.02734375,
                0.029296875,
                0.03125,
                0.03515625,
                0.0390625,
                0.04296875,
                0.046875,
                0.05078125,
                0.0546875,
                0.05859375,
                0.0625,
                0.0703125,
                0.078125,
                0.0859375,
                0.09375,
                0.1015625,
                0.109375,
                0.1171875,
                0.125,
                0.140625,
                0.15625,
                0.171875,
                0.1875,
                0.203125,
                0.21875,
                0.234375,
                0.25,
                0.28125,
                0.3125,
                0.34375,
                0.375,
                0.40625,
                0.4375,
                0.46875,
                0.5,
                0.5625,
                0.625,
                0.6875,
                0.75,
                0.8125,
                0.875,
                0.9375,
                1.0,
                1.125,
                1.25,
                1.375,
                1.5,
                1.625,
                1.75,
                1.875,
                2.0,
                2.25,
                2.5,
                2.75,
                3.0,
                3.25,
                3.5,
                3.75,
                4.0,
                4.5,
                5.0,
                5.5,
                6.0,
                6.5,
                7.0,
                7.5,
                8.0,
                9.0,
                10.0,
                11.0,
                12.0,
                13.0,
                14.0,
                15.0,
                16.0,
                18.0,
                20.0,
                22.0,
                24.0,
                26.0,
                28.0,
                30.0,
                32.0,
                36.0,
                40.0,
                44.0,
                48.0,
                52.0,
                56.0,
                60.0,
                64.0,
                72.0,
                80.0,
                88.0,
                96.0,
                104.0,
                112.0,
                120.0,
                128.0,
                144.0,
                160.0,
                176.0,
                192.0,
                208.0,
                224.0,
                240.0,
            ],
        );
        const DTYPE: DType = DType::new("float8e4m3_halved", 8, &Self::ENCODING);
        type Word = u8;
    }
};
/// GGUF Q4_0: 32 weights in 18 bytes, d * (q - 8).
///
/// Described in `ggml/src/ggml-common.h, ggml/src/ggml-quants.c` of ggml-org/llama.cpp, gguf 0.19.0. Tensors:
/// * `blocks`: uint8 `(rows, K*18/32)`. Rows of blocks.
#[derive(Clone, Debug)]
pub struct Q40 {
    builder: ::dequant::format::FormatBuilder,
}
impl Q40 {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "gguf.Q4_0",
            name: "GGUF Q4_0",
            number: Some(2),
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
                    name: "rows",
                    meaning: Found(0, 0),
                    multiple_of: 1,
                },
                Size {
                    name: "K",
                    meaning: Found(0, 1),
                    multiple_of: 32,
                },
            ],
            block: Some((32, 18)),
            tensors: &[
                FormatTensor {
                    name: "blocks",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1), N(18)], &[N(32)])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: None,
                types: &[FLOAT32, FLOAT16, BFLOAT16],
                attribute: Some(0),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(32)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float16>()),
                    place: Fields(&[Plane(0, &[Piece(0, &[])])], 2),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Excess(N(4)),
                    place: Fields(&[Plane(0, &[Piece(16, &[(16, 8), (2, 4)])])], 2),
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
        tensors: self::tensors::Q40<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for Q40 {
    type Tensors<T> = self::tensors::Q40<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q40> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q40> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q40> for Bfloat16 {}
};
impl ::core::default::Default for Q40 {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for Q40 {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// GGUF Q4_1: 32 weights in 20 bytes, d * q + m.
///
/// Described in `ggml/src/ggml-common.h, ggml/src/ggml-quants.c` of ggml-org/llama.cpp, gguf 0.19.0. Tensors:
/// * `blocks`: uint8 `(rows, K*20/32)`. Rows of blocks.
#[derive(Clone, Debug)]
pub struct Q41 {
    builder: ::dequant::format::FormatBuilder,
}
impl Q41 {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "gguf.Q4_1",
            name: "GGUF Q4_1",
            number: Some(3),
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
                    name: "rows",
                    meaning: Found(0, 0),
                    multiple_of: 1,
                },
                Size {
                    name: "K",
                    meaning: Found(0, 1),
                    multiple_of: 32,
                },
            ],
            block: Some((32, 20)),
            tensors: &[
                FormatTensor {
                    name: "blocks",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1), N(20)], &[N(32)])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: None,
                types: &[FLOAT32, FLOAT16, BFLOAT16],
                attribute: Some(0),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(32)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float16>()),
                    place: Fields(&[Plane(0, &[Piece(0, &[])])], 2),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(32)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float16>()),
                    place: Fields(&[Plane(0, &[Piece(16, &[])])], 2),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Unsigned(N(4)),
                    place: Fields(&[Plane(0, &[Piece(32, &[(16, 8), (2, 4)])])], 2),
                    plus: 0,
                    steps: &[(Step::Scale, 0), (Step::Add, 1)],
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
        tensors: self::tensors::Q41<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for Q41 {
    type Tensors<T> = self::tensors::Q41<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q41> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q41> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q41> for Bfloat16 {}
};
impl ::core::default::Default for Q41 {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for Q41 {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// GGUF Q5_0: 32 weights in 22 bytes, d * (q - 16); the fifth bits stand in a word of their own.
///
/// Described in `ggml/src/ggml-common.h, ggml/src/ggml-quants.c` of ggml-org/llama.cpp, gguf 0.19.0. Tensors:
/// * `blocks`: uint8 `(rows, K*22/32)`. Rows of blocks.
#[derive(Clone, Debug)]
pub struct Q50 {
    builder: ::dequant::format::FormatBuilder,
}
impl Q50 {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "gguf.Q5_0",
            name: "GGUF Q5_0",
            number: Some(6),
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
                    name: "rows",
                    meaning: Found(0, 0),
                    multiple_of: 1,
                },
                Size {
                    name: "K",
                    meaning: Found(0, 1),
                    multiple_of: 32,
                },
            ],
            block: Some((32, 22)),
            tensors: &[
                FormatTensor {
                    name: "blocks",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1), N(22)], &[N(32)])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: None,
                types: &[FLOAT32, FLOAT16, BFLOAT16],
                attribute: Some(0),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(32)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float16>()),
                    place: Fields(&[Plane(0, &[Piece(0, &[])])], 2),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Excess(N(5)),
                    place: Fields(
                        &[
                            Plane(4, &[Piece(48, &[(16, 8), (2, 4)])]),
                            Plane(1, &[Piece(16, &[(32, 1)])]),
                        ],
                        2,
                    ),
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
        tensors: self::tensors::Q50<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for Q50 {
    type Tensors<T> = self::tensors::Q50<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q50> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q50> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q50> for Bfloat16 {}
};
impl ::core::default::Default for Q50 {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for Q50 {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// GGUF Q5_1: 32 weights in 24 bytes, d * q + m; the fifth bits stand in a word of their own.
///
/// Described in `ggml/src/ggml-common.h, ggml/src/ggml-quants.c` of ggml-org/llama.cpp, gguf 0.19.0. Tensors:
/// * `blocks`: uint8 `(rows, K*24/32)`. Rows of blocks.
#[derive(Clone, Debug)]
pub struct Q51 {
    builder: ::dequant::format::FormatBuilder,
}
impl Q51 {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "gguf.Q5_1",
            name: "GGUF Q5_1",
            number: Some(7),
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
                    name: "rows",
                    meaning: Found(0, 0),
                    multiple_of: 1,
                },
                Size {
                    name: "K",
                    meaning: Found(0, 1),
                    multiple_of: 32,
                },
            ],
            block: Some((32, 24)),
            tensors: &[
                FormatTensor {
                    name: "blocks",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1), N(24)], &[N(32)])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: None,
                types: &[FLOAT32, FLOAT16, BFLOAT16],
                attribute: Some(0),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(32)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float16>()),
                    place: Fields(&[Plane(0, &[Piece(0, &[])])], 2),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(32)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float16>()),
                    place: Fields(&[Plane(0, &[Piece(16, &[])])], 2),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Unsigned(N(5)),
                    place: Fields(
                        &[
                            Plane(4, &[Piece(64, &[(16, 8), (2, 4)])]),
                            Plane(1, &[Piece(32, &[(32, 1)])]),
                        ],
                        2,
                    ),
                    plus: 0,
                    steps: &[(Step::Scale, 0), (Step::Add, 1)],
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
        tensors: self::tensors::Q51<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for Q51 {
    type Tensors<T> = self::tensors::Q51<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q51> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q51> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q51> for Bfloat16 {}
};
impl ::core::default::Default for Q51 {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for Q51 {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// GGUF Q8_0: 32 weights in 34 bytes, d * q.
///
/// Described in `ggml/src/ggml-common.h, ggml/src/ggml-quants.c` of ggml-org/llama.cpp, gguf 0.19.0. Tensors:
/// * `blocks`: uint8 `(rows, K*34/32)`. Rows of blocks.
#[derive(Clone, Debug)]
pub struct Q80 {
    builder: ::dequant::format::FormatBuilder,
}
impl Q80 {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "gguf.Q8_0",
            name: "GGUF Q8_0",
            number: Some(8),
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
                    name: "rows",
                    meaning: Found(0, 0),
                    multiple_of: 1,
                },
                Size {
                    name: "K",
                    meaning: Found(0, 1),
                    multiple_of: 32,
                },
            ],
            block: Some((32, 34)),
            tensors: &[
                FormatTensor {
                    name: "blocks",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1), N(34)], &[N(32)])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: None,
                types: &[FLOAT32, FLOAT16, BFLOAT16],
                attribute: Some(0),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(32)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float16>()),
                    place: Fields(&[Plane(0, &[Piece(0, &[])])], 2),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Signed(N(8)),
                    place: Fields(&[Plane(0, &[Piece(16, &[])])], 2),
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
        tensors: self::tensors::Q80<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for Q80 {
    type Tensors<T> = self::tensors::Q80<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q80> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q80> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q80> for Bfloat16 {}
};
impl ::core::default::Default for Q80 {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for Q80 {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// GGUF Q2_K: 256 weights in 84 bytes, d * sc * q - dmin * mn, with sc and mn of 4 bits for every 16 weights.
///
/// Described in `ggml/src/ggml-common.h, ggml/src/ggml-quants.c` of ggml-org/llama.cpp, gguf 0.19.0. Tensors:
/// * `blocks`: uint8 `(rows, K*84/256)`. Rows of blocks.
#[derive(Clone, Debug)]
pub struct Q2K {
    builder: ::dequant::format::FormatBuilder,
}
impl Q2K {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "gguf.Q2_K",
            name: "GGUF Q2_K",
            number: Some(10),
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
                    name: "rows",
                    meaning: Found(0, 0),
                    multiple_of: 1,
                },
                Size {
                    name: "K",
                    meaning: Found(0, 1),
                    multiple_of: 256,
                },
            ],
            block: Some((256, 84)),
            tensors: &[
                FormatTensor {
                    name: "blocks",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1), N(84)], &[N(256)])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: None,
                types: &[FLOAT32, FLOAT16, BFLOAT16],
                attribute: Some(0),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(256)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float16>()),
                    place: Fields(&[Plane(0, &[Piece(640, &[])])], 2),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(16)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Unsigned(N(4)),
                    place: Fields(&[Plane(0, &[Piece(0, &[(16, 8)])])], 2),
                    plus: 0,
                    steps: &[(Step::Scale, 0)],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(256)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float16>()),
                    place: Fields(&[Plane(0, &[Piece(656, &[])])], 2),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(16)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Unsigned(N(4)),
                    place: Fields(&[Plane(0, &[Piece(4, &[(16, 8)])])], 2),
                    plus: 0,
                    steps: &[(Step::Scale, 2)],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Unsigned(N(2)),
                    place: Fields(
                        &[Plane(0, &[Piece(128, &[(32, 8), (4, 2), (2, 256)])])],
                        2,
                    ),
                    plus: 0,
                    steps: &[(Step::Scale, 1), (Step::Subtract, 3)],
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
        tensors: self::tensors::Q2K<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for Q2K {
    type Tensors<T> = self::tensors::Q2K<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q2K> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q2K> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q2K> for Bfloat16 {}
};
impl ::core::default::Default for Q2K {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for Q2K {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// GGUF Q3_K: 256 weights in 110 bytes, d * (sc - 32) * (q - 4), with sc of 6 bits for every 16 weights.
///
/// Described in `ggml/src/ggml-common.h, ggml/src/ggml-quants.c` of ggml-org/llama.cpp, gguf 0.19.0. Tensors:
/// * `blocks`: uint8 `(rows, K*110/256)`. Rows of blocks.
#[derive(Clone, Debug)]
pub struct Q3K {
    builder: ::dequant::format::FormatBuilder,
}
impl Q3K {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "gguf.Q3_K",
            name: "GGUF Q3_K",
            number: Some(11),
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
                    name: "rows",
                    meaning: Found(0, 0),
                    multiple_of: 1,
                },
                Size {
                    name: "K",
                    meaning: Found(0, 1),
                    multiple_of: 256,
                },
            ],
            block: Some((256, 110)),
            tensors: &[
                FormatTensor {
                    name: "blocks",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1), N(110)], &[N(256)])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: None,
                types: &[FLOAT32, FLOAT16, BFLOAT16],
                attribute: Some(0),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(256)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float16>()),
                    place: Fields(&[Plane(0, &[Piece(864, &[])])], 2),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(16)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Excess(N(6)),
                    place: Fields(
                        &[
                            Plane(4, &[Piece(768, &[(8, 8), (2, 4)])]),
                            Plane(2, &[Piece(832, &[(4, 8), (4, 2)])]),
                        ],
                        2,
                    ),
                    plus: 0,
                    steps: &[(Step::Scale, 0)],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Excess(N(3)),
                    place: Fields(
                        &[
                            Plane(2, &[Piece(256, &[(32, 8), (4, 2), (2, 256)])]),
                            Plane(1, &[Piece(0, &[(32, 8), (8, 1)])]),
                        ],
                        2,
                    ),
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
        tensors: self::tensors::Q3K<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for Q3K {
    type Tensors<T> = self::tensors::Q3K<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q3K> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q3K> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q3K> for Bfloat16 {}
};
impl ::core::default::Default for Q3K {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for Q3K {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// GGUF Q4_K: 256 weights in 144 bytes, d * sc * q - dmin * mn, with sc and mn of 6 bits for every 32 weights.
///
/// Described in `ggml/src/ggml-common.h, ggml/src/ggml-quants.c` of ggml-org/llama.cpp, gguf 0.19.0. Tensors:
/// * `blocks`: uint8 `(rows, K*144/256)`. Rows of blocks.
#[derive(Clone, Debug)]
pub struct Q4K {
    builder: ::dequant::format::FormatBuilder,
}
impl Q4K {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "gguf.Q4_K",
            name: "GGUF Q4_K",
            number: Some(12),
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
                    name: "rows",
                    meaning: Found(0, 0),
                    multiple_of: 1,
                },
                Size {
                    name: "K",
                    meaning: Found(0, 1),
                    multiple_of: 256,
                },
            ],
            block: Some((256, 144)),
            tensors: &[
                FormatTensor {
                    name: "blocks",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1), N(144)], &[N(256)])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: None,
                types: &[FLOAT32, FLOAT16, BFLOAT16],
                attribute: Some(0),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(256)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float16>()),
                    place: Fields(&[Plane(0, &[Piece(0, &[])])], 2),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(32)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Unsigned(N(6)),
                    place: Fields(
                        &[
                            Plane(4, &[Piece(32, &[(4, 8)]), Piece(96, &[(4, 8)])]),
                            Plane(2, &[Piece(36, &[(4, 8), (2, 2)])]),
                        ],
                        2,
                    ),
                    plus: 0,
                    steps: &[(Step::Scale, 0)],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(256)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float16>()),
                    place: Fields(&[Plane(0, &[Piece(16, &[])])], 2),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(32)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Unsigned(N(6)),
                    place: Fields(
                        &[
                            Plane(4, &[Piece(64, &[(4, 8)]), Piece(100, &[(4, 8)])]),
                            Plane(2, &[Piece(68, &[(4, 8), (2, 2)])]),
                        ],
                        2,
                    ),
                    plus: 0,
                    steps: &[(Step::Scale, 2)],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Unsigned(N(4)),
                    place: Fields(
                        &[Plane(0, &[Piece(128, &[(32, 8), (2, 4), (4, 256)])])],
                        2,
                    ),
                    plus: 0,
                    steps: &[(Step::Scale, 1), (Step::Subtract, 3)],
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
        tensors: self::tensors::Q4K<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for Q4K {
    type Tensors<T> = self::tensors::Q4K<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q4K> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q4K> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q4K> for Bfloat16 {}
};
impl ::core::default::Default for Q4K {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for Q4K {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// GGUF Q5_K: 256 weights in 176 bytes; Q4_K with a fifth bit for every weight.
///
/// Described in `ggml/src/ggml-common.h, ggml/src/ggml-quants.c` of ggml-org/llama.cpp, gguf 0.19.0. Tensors:
/// * `blocks`: uint8 `(rows, K*176/256)`. Rows of blocks.
#[derive(Clone, Debug)]
pub struct Q5K {
    builder: ::dequant::format::FormatBuilder,
}
impl Q5K {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "gguf.Q5_K",
            name: "GGUF Q5_K",
            number: Some(13),
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
                    name: "rows",
                    meaning: Found(0, 0),
                    multiple_of: 1,
                },
                Size {
                    name: "K",
                    meaning: Found(0, 1),
                    multiple_of: 256,
                },
            ],
            block: Some((256, 176)),
            tensors: &[
                FormatTensor {
                    name: "blocks",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1), N(176)], &[N(256)])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: None,
                types: &[FLOAT32, FLOAT16, BFLOAT16],
                attribute: Some(0),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(256)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float16>()),
                    place: Fields(&[Plane(0, &[Piece(0, &[])])], 2),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(32)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Unsigned(N(6)),
                    place: Fields(
                        &[
                            Plane(4, &[Piece(32, &[(4, 8)]), Piece(96, &[(4, 8)])]),
                            Plane(2, &[Piece(36, &[(4, 8), (2, 2)])]),
                        ],
                        2,
                    ),
                    plus: 0,
                    steps: &[(Step::Scale, 0)],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(256)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float16>()),
                    place: Fields(&[Plane(0, &[Piece(16, &[])])], 2),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(32)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Unsigned(N(6)),
                    place: Fields(
                        &[
                            Plane(4, &[Piece(64, &[(4, 8)]), Piece(100, &[(4, 8)])]),
                            Plane(2, &[Piece(68, &[(4, 8), (2, 2)])]),
                        ],
                        2,
                    ),
                    plus: 0,
                    steps: &[(Step::Scale, 2)],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Unsigned(N(5)),
                    place: Fields(
                        &[
                            Plane(4, &[Piece(384, &[(32, 8), (2, 4), (4, 256)])]),
                            Plane(1, &[Piece(128, &[(32, 8), (8, 1)])]),
                        ],
                        2,
                    ),
                    plus: 0,
                    steps: &[(Step::Scale, 1), (Step::Subtract, 3)],
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
        tensors: self::tensors::Q5K<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for Q5K {
    type Tensors<T> = self::tensors::Q5K<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q5K> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q5K> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q5K> for Bfloat16 {}
};
impl ::core::default::Default for Q5K {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for Q5K {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// GGUF Q6_K: 256 weights in 210 bytes, d * sc * (q - 32), with an int8 sc for every 16 weights.
///
/// Described in `ggml/src/ggml-common.h, ggml/src/ggml-quants.c` of ggml-org/llama.cpp, gguf 0.19.0. Tensors:
/// * `blocks`: uint8 `(rows, K*210/256)`. Rows of blocks.
#[derive(Clone, Debug)]
pub struct Q6K {
    builder: ::dequant::format::FormatBuilder,
}
impl Q6K {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "gguf.Q6_K",
            name: "GGUF Q6_K",
            number: Some(14),
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
                    name: "rows",
                    meaning: Found(0, 0),
                    multiple_of: 1,
                },
                Size {
                    name: "K",
                    meaning: Found(0, 1),
                    multiple_of: 256,
                },
            ],
            block: Some((256, 210)),
            tensors: &[
                FormatTensor {
                    name: "blocks",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1), N(210)], &[N(256)])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: None,
                types: &[FLOAT32, FLOAT16, BFLOAT16],
                attribute: Some(0),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(256)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float16>()),
                    place: Fields(&[Plane(0, &[Piece(1664, &[])])], 2),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(16)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Signed(N(8)),
                    place: Fields(&[Plane(0, &[Piece(1536, &[])])], 2),
                    plus: 0,
                    steps: &[(Step::Scale, 0)],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Excess(N(6)),
                    place: Fields(
                        &[
                            Plane(4, &[Piece(0, &[(64, 8), (2, 4), (2, 512)])]),
                            Plane(2, &[Piece(1024, &[(32, 8), (4, 2), (2, 256)])]),
                        ],
                        2,
                    ),
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
        tensors: self::tensors::Q6K<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for Q6K {
    type Tensors<T> = self::tensors::Q6K<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q6K> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q6K> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Q6K> for Bfloat16 {}
};
impl ::core::default::Default for Q6K {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for Q6K {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// GGUF IQ4_NL: 32 weights in 18 bytes, d * table[q].
///
/// Described in `ggml/src/ggml-common.h, ggml/src/ggml-quants.c` of ggml-org/llama.cpp, gguf 0.19.0. Tensors:
/// * `blocks`: uint8 `(rows, K*18/32)`. Rows of blocks.
#[derive(Clone, Debug)]
pub struct IQ4NL {
    builder: ::dequant::format::FormatBuilder,
}
impl IQ4NL {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "gguf.IQ4_NL",
            name: "GGUF IQ4_NL",
            number: Some(20),
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
                    name: "rows",
                    meaning: Found(0, 0),
                    multiple_of: 1,
                },
                Size {
                    name: "K",
                    meaning: Found(0, 1),
                    multiple_of: 32,
                },
            ],
            block: Some((32, 18)),
            tensors: &[
                FormatTensor {
                    name: "blocks",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1), N(18)], &[N(32)])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: None,
                types: &[FLOAT32, FLOAT16, BFLOAT16],
                attribute: Some(0),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(32)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float16>()),
                    place: Fields(&[Plane(0, &[Piece(0, &[])])], 2),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<self::Iq4>()),
                    place: Fields(&[Plane(0, &[Piece(16, &[(16, 8), (2, 4)])])], 2),
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
        tensors: self::tensors::IQ4NL<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for IQ4NL {
    type Tensors<T> = self::tensors::IQ4NL<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::IQ4NL> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::IQ4NL> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::IQ4NL> for Bfloat16 {}
};
impl ::core::default::Default for IQ4NL {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for IQ4NL {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// GGUF IQ4_XS: 256 weights in 136 bytes, d * (sc - 32) * table[q], with sc of 6 bits for every 32 weights.
///
/// Described in `ggml/src/ggml-common.h, ggml/src/ggml-quants.c` of ggml-org/llama.cpp, gguf 0.19.0. Tensors:
/// * `blocks`: uint8 `(rows, K*136/256)`. Rows of blocks.
#[derive(Clone, Debug)]
pub struct IQ4XS {
    builder: ::dequant::format::FormatBuilder,
}
impl IQ4XS {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "gguf.IQ4_XS",
            name: "GGUF IQ4_XS",
            number: Some(23),
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
                    name: "rows",
                    meaning: Found(0, 0),
                    multiple_of: 1,
                },
                Size {
                    name: "K",
                    meaning: Found(0, 1),
                    multiple_of: 256,
                },
            ],
            block: Some((256, 136)),
            tensors: &[
                FormatTensor {
                    name: "blocks",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1), N(136)], &[N(256)])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: None,
                types: &[FLOAT32, FLOAT16, BFLOAT16],
                attribute: Some(0),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(256)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float16>()),
                    place: Fields(&[Plane(0, &[Piece(0, &[])])], 2),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(32)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Excess(N(6)),
                    place: Fields(
                        &[
                            Plane(4, &[Piece(32, &[(8, 4)])]),
                            Plane(2, &[Piece(16, &[(8, 2)])]),
                        ],
                        2,
                    ),
                    plus: 0,
                    steps: &[(Step::Scale, 0)],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<self::Iq4>()),
                    place: Fields(
                        &[Plane(0, &[Piece(64, &[(16, 8), (2, 4), (8, 128)])])],
                        2,
                    ),
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
        tensors: self::tensors::IQ4XS<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for IQ4XS {
    type Tensors<T> = self::tensors::IQ4XS<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::IQ4XS> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::IQ4XS> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::IQ4XS> for Bfloat16 {}
};
impl ::core::default::Default for IQ4XS {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for IQ4XS {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// GGUF MXFP4: 32 weights in 17 bytes, a halved power of two times a doubled float4e2m1.
///
/// Described in `ggml/src/ggml-common.h, ggml/src/ggml-quants.c` of ggml-org/llama.cpp, gguf 0.19.0. Tensors:
/// * `blocks`: uint8 `(rows, K*17/32)`. Rows of blocks.
#[derive(Clone, Debug)]
pub struct MXFP4 {
    builder: ::dequant::format::FormatBuilder,
}
impl MXFP4 {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "gguf.MXFP4",
            name: "GGUF MXFP4",
            number: Some(39),
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
                    name: "rows",
                    meaning: Found(0, 0),
                    multiple_of: 1,
                },
                Size {
                    name: "K",
                    meaning: Found(0, 1),
                    multiple_of: 32,
                },
            ],
            block: Some((32, 17)),
            tensors: &[
                FormatTensor {
                    name: "blocks",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1), N(17)], &[N(32)])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: None,
                types: &[FLOAT32, FLOAT16, BFLOAT16],
                attribute: Some(0),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(32)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<self::Float8E8M0Halved>()),
                    place: Fields(&[Plane(0, &[Piece(0, &[])])], 2),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<self::E2M1Doubled>()),
                    place: Fields(&[Plane(0, &[Piece(8, &[(16, 8), (2, 4)])])], 2),
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
    impl ::dequant::format::WeightsOf<self::MXFP4> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::MXFP4> for Bfloat16 {}
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
/// GGUF NVFP4: 64 weights in 36 bytes, a halved 8-bit float for every 16 weights times a doubled float4e2m1.
///
/// Described in `ggml/src/ggml-common.h, ggml/src/ggml-quants.c` of ggml-org/llama.cpp, gguf 0.19.0. Tensors:
/// * `blocks`: uint8 `(rows, K*36/64)`. Rows of blocks.
#[derive(Clone, Debug)]
pub struct NVFP4 {
    builder: ::dequant::format::FormatBuilder,
}
impl NVFP4 {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "gguf.NVFP4",
            name: "GGUF NVFP4",
            number: Some(40),
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
                    name: "rows",
                    meaning: Found(0, 0),
                    multiple_of: 1,
                },
                Size {
                    name: "K",
                    meaning: Found(0, 1),
                    multiple_of: 64,
                },
            ],
            block: Some((64, 36)),
            tensors: &[
                FormatTensor {
                    name: "blocks",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1), N(36)], &[N(64)])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: None,
                types: &[FLOAT32, FLOAT16, BFLOAT16],
                attribute: Some(0),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(16)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<self::Float8E4M3Halved>()),
                    place: Fields(&[Plane(0, &[Piece(0, &[])])], 2),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<self::E2M1Doubled>()),
                    place: Fields(
                        &[Plane(0, &[Piece(32, &[(8, 8), (2, 4), (4, 64)])])],
                        2,
                    ),
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
        tensors: self::tensors::NVFP4<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for NVFP4 {
    type Tensors<T> = self::tensors::NVFP4<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::NVFP4> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::NVFP4> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::NVFP4> for Bfloat16 {}
};
impl ::core::default::Default for NVFP4 {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for NVFP4 {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// GGUF TQ1_0: 256 ternary weights in 54 bytes, d * (q - 1), five or four digits to base 3 in a byte.
///
/// Described in `ggml/src/ggml-common.h, ggml/src/ggml-quants.c` of ggml-org/llama.cpp, gguf 0.19.0. Tensors:
/// * `blocks`: uint8 `(rows, K*54/256)`. Rows of blocks.
#[derive(Clone, Debug)]
pub struct TQ10 {
    builder: ::dequant::format::FormatBuilder,
}
impl TQ10 {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "gguf.TQ1_0",
            name: "GGUF TQ1_0",
            number: Some(34),
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
                    name: "rows",
                    meaning: Found(0, 0),
                    multiple_of: 1,
                },
                Size {
                    name: "K",
                    meaning: Found(0, 1),
                    multiple_of: 256,
                },
            ],
            block: Some((256, 54)),
            tensors: &[
                FormatTensor {
                    name: "blocks",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1), N(54)], &[N(256)])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: None,
                types: &[FLOAT32, FLOAT16, BFLOAT16],
                attribute: Some(0),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(256)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float16>()),
                    place: Fields(&[Plane(0, &[Piece(416, &[])])], 2),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Unsigned(N(2)),
                    place: Fields(
                        &[
                            Plane(
                                0,
                                &[
                                    Piece(0, &[(32, 8), (5, 1)]),
                                    Piece(256, &[(16, 8), (5, 1)]),
                                    Piece(384, &[(4, 8), (4, 1)]),
                                ],
                            ),
                        ],
                        3,
                    ),
                    plus: -1,
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
        tensors: self::tensors::TQ10<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for TQ10 {
    type Tensors<T> = self::tensors::TQ10<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::TQ10> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::TQ10> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::TQ10> for Bfloat16 {}
};
impl ::core::default::Default for TQ10 {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for TQ10 {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// GGUF TQ2_0: 256 ternary weights in 66 bytes, d * (q - 1).
///
/// Described in `ggml/src/ggml-common.h, ggml/src/ggml-quants.c` of ggml-org/llama.cpp, gguf 0.19.0. Tensors:
/// * `blocks`: uint8 `(rows, K*66/256)`. Rows of blocks.
#[derive(Clone, Debug)]
pub struct TQ20 {
    builder: ::dequant::format::FormatBuilder,
}
impl TQ20 {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "gguf.TQ2_0",
            name: "GGUF TQ2_0",
            number: Some(35),
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
                    name: "rows",
                    meaning: Found(0, 0),
                    multiple_of: 1,
                },
                Size {
                    name: "K",
                    meaning: Found(0, 1),
                    multiple_of: 256,
                },
            ],
            block: Some((256, 66)),
            tensors: &[
                FormatTensor {
                    name: "blocks",
                    types: &[CodeType::of::<Uint8>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1), N(66)], &[N(256)])],
                    optional: false,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: None,
                types: &[FLOAT32, FLOAT16, BFLOAT16],
                attribute: Some(0),
                same_as: None,
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(256)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Of(CodeType::of::<Float16>()),
                    place: Fields(&[Plane(0, &[Piece(512, &[])])], 2),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[N(1)], &[])],
                    group_index: None,
                    tensor: 0,
                    transposed: false,
                    code: Unsigned(N(2)),
                    place: Fields(
                        &[Plane(0, &[Piece(0, &[(32, 8), (4, 2), (2, 256)])])],
                        2,
                    ),
                    plus: -1,
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
        tensors: self::tensors::TQ20<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for TQ20 {
    type Tensors<T> = self::tensors::TQ20<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::TQ20> for Float32 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::TQ20> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::TQ20> for Bfloat16 {}
};
impl ::core::default::Default for TQ20 {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for TQ20 {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// The tensors of each format as fields, for typed plans.
pub mod tensors {
    /// The tensors of [`Q40`](super::Q40).
    #[derive(Clone, Copy, Debug)]
    pub struct Q40<Tensor_> {
        /// uint8 `(rows, K*18/32)`. Rows of blocks.
        pub blocks: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for Q40<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.blocks),
            ])
        }
    }
    /// The tensors of [`Q41`](super::Q41).
    #[derive(Clone, Copy, Debug)]
    pub struct Q41<Tensor_> {
        /// uint8 `(rows, K*20/32)`. Rows of blocks.
        pub blocks: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for Q41<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.blocks),
            ])
        }
    }
    /// The tensors of [`Q50`](super::Q50).
    #[derive(Clone, Copy, Debug)]
    pub struct Q50<Tensor_> {
        /// uint8 `(rows, K*22/32)`. Rows of blocks.
        pub blocks: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for Q50<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.blocks),
            ])
        }
    }
    /// The tensors of [`Q51`](super::Q51).
    #[derive(Clone, Copy, Debug)]
    pub struct Q51<Tensor_> {
        /// uint8 `(rows, K*24/32)`. Rows of blocks.
        pub blocks: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for Q51<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.blocks),
            ])
        }
    }
    /// The tensors of [`Q80`](super::Q80).
    #[derive(Clone, Copy, Debug)]
    pub struct Q80<Tensor_> {
        /// uint8 `(rows, K*34/32)`. Rows of blocks.
        pub blocks: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for Q80<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.blocks),
            ])
        }
    }
    /// The tensors of [`Q2K`](super::Q2K).
    #[derive(Clone, Copy, Debug)]
    pub struct Q2K<Tensor_> {
        /// uint8 `(rows, K*84/256)`. Rows of blocks.
        pub blocks: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for Q2K<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.blocks),
            ])
        }
    }
    /// The tensors of [`Q3K`](super::Q3K).
    #[derive(Clone, Copy, Debug)]
    pub struct Q3K<Tensor_> {
        /// uint8 `(rows, K*110/256)`. Rows of blocks.
        pub blocks: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for Q3K<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.blocks),
            ])
        }
    }
    /// The tensors of [`Q4K`](super::Q4K).
    #[derive(Clone, Copy, Debug)]
    pub struct Q4K<Tensor_> {
        /// uint8 `(rows, K*144/256)`. Rows of blocks.
        pub blocks: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for Q4K<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.blocks),
            ])
        }
    }
    /// The tensors of [`Q5K`](super::Q5K).
    #[derive(Clone, Copy, Debug)]
    pub struct Q5K<Tensor_> {
        /// uint8 `(rows, K*176/256)`. Rows of blocks.
        pub blocks: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for Q5K<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.blocks),
            ])
        }
    }
    /// The tensors of [`Q6K`](super::Q6K).
    #[derive(Clone, Copy, Debug)]
    pub struct Q6K<Tensor_> {
        /// uint8 `(rows, K*210/256)`. Rows of blocks.
        pub blocks: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for Q6K<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.blocks),
            ])
        }
    }
    /// The tensors of [`IQ4NL`](super::IQ4NL).
    #[derive(Clone, Copy, Debug)]
    pub struct IQ4NL<Tensor_> {
        /// uint8 `(rows, K*18/32)`. Rows of blocks.
        pub blocks: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for IQ4NL<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.blocks),
            ])
        }
    }
    /// The tensors of [`IQ4XS`](super::IQ4XS).
    #[derive(Clone, Copy, Debug)]
    pub struct IQ4XS<Tensor_> {
        /// uint8 `(rows, K*136/256)`. Rows of blocks.
        pub blocks: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for IQ4XS<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.blocks),
            ])
        }
    }
    /// The tensors of [`MXFP4`](super::MXFP4).
    #[derive(Clone, Copy, Debug)]
    pub struct MXFP4<Tensor_> {
        /// uint8 `(rows, K*17/32)`. Rows of blocks.
        pub blocks: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for MXFP4<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.blocks),
            ])
        }
    }
    /// The tensors of [`NVFP4`](super::NVFP4).
    #[derive(Clone, Copy, Debug)]
    pub struct NVFP4<Tensor_> {
        /// uint8 `(rows, K*36/64)`. Rows of blocks.
        pub blocks: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for NVFP4<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.blocks),
            ])
        }
    }
    /// The tensors of [`TQ10`](super::TQ10).
    #[derive(Clone, Copy, Debug)]
    pub struct TQ10<Tensor_> {
        /// uint8 `(rows, K*54/256)`. Rows of blocks.
        pub blocks: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for TQ10<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.blocks),
            ])
        }
    }
    /// The tensors of [`TQ20`](super::TQ20).
    #[derive(Clone, Copy, Debug)]
    pub struct TQ20<Tensor_> {
        /// uint8 `(rows, K*66/256)`. Rows of blocks.
        pub blocks: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for TQ20<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.blocks),
            ])
        }
    }
}
/// The family's name, as documents and messages have it.
pub const FAMILY: &str = "gguf";
/// Every format of the family by its name in the project: The block formats of ggml and llama.cpp, as GGUF files hold them. Their numbers are those of `ggml_type`.
pub const FORMATS: &[::dequant::format::NamedFormat] = &[
    ("Q4_0", || Q40::new().builder),
    ("Q4_1", || Q41::new().builder),
    ("Q5_0", || Q50::new().builder),
    ("Q5_1", || Q51::new().builder),
    ("Q8_0", || Q80::new().builder),
    ("Q2_K", || Q2K::new().builder),
    ("Q3_K", || Q3K::new().builder),
    ("Q4_K", || Q4K::new().builder),
    ("Q5_K", || Q5K::new().builder),
    ("Q6_K", || Q6K::new().builder),
    ("IQ4_NL", || IQ4NL::new().builder),
    ("IQ4_XS", || IQ4XS::new().builder),
    ("MXFP4", || MXFP4::new().builder),
    ("NVFP4", || NVFP4::new().builder),
    ("TQ1_0", || TQ10::new().builder),
    ("TQ2_0", || TQ20::new().builder),
];
