// Made by `cargo xtask gen` from the documents in `spec/`; edit those instead.

/// AWQ gemm: scale * (q - zero), columns interleaved in each word.
///
/// Described in `awq/modules/linear/gemm.py, awq/utils/packing_utils.py` of casper-hansen/AutoAWQ, 88e4c76. Tensors:
/// * `qweight`: int32 `(K, N/8)`. The codes.
/// * `qzeros`: int32 `(groups, N/8)`. The zero points.
/// * `scales`: float16 or bfloat16 or float32 `(groups, N)`. The scales.
#[derive(Clone, Debug)]
pub struct Gemm {
    builder: ::dequant::format::FormatBuilder,
}
impl Gemm {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "awq.gemm",
            name: "AWQ gemm",
            number: None,
            attributes: &[
                FormatAttribute {
                    name: "bits",
                    kind: ValueKind::Int,
                    default: Some(Value::Int(4)),
                    one_of: &[Value::Int(4)],
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
                    multiple_of: 1,
                },
                Size {
                    name: "N",
                    meaning: Found(0, 1),
                    multiple_of: 1,
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
                    meaning: Computed(extent(&[S(0)], &[S(2)])),
                    multiple_of: 1,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "qweight",
                    types: &[CodeType::of::<Int32>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[N(8)])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "qzeros",
                    types: &[CodeType::of::<Int32>()],
                    same_type_as: None,
                    shape: &[extent(&[S(3)], &[]), extent(&[S(1)], &[N(8)])],
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
                    group_index: None,
                    tensor: 1,
                    transposed: false,
                    code: Unsigned(A(0)),
                    place: Packed(1, Listed(&[0, 2, 4, 6, 1, 3, 5, 7]), false),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[S(2)], &[]), extent(&[N(1)], &[])],
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
                    place: Packed(1, Listed(&[0, 2, 4, 6, 1, 3, 5, 7]), false),
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
        tensors: self::tensors::Gemm<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for Gemm {
    type Tensors<T> = self::tensors::Gemm<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Gemm> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Gemm> for Bfloat16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::Gemm> for Float32 {}
};
impl ::core::default::Default for Gemm {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for Gemm {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// The tensors of each format as fields, for typed plans.
pub mod tensors {
    /// The tensors of [`Gemm`](super::Gemm).
    #[derive(Clone, Copy, Debug)]
    pub struct Gemm<Tensor_> {
        /// int32 `(K, N/8)`. The codes.
        pub qweight: Tensor_,
        /// int32 `(groups, N/8)`. The zero points.
        pub qzeros: Tensor_,
        /// float16 or bfloat16 or float32 `(groups, N)`. The scales.
        pub scales: Tensor_,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for Gemm<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.qweight),
                ::core::option::Option::Some(self.qzeros),
                ::core::option::Option::Some(self.scales),
            ])
        }
    }
}
/// The family's name, as documents and messages have it.
pub const FAMILY: &str = "awq";
/// Every format of the family by its name in the project: Integers of 4 bits, eight columns in a word of 32 bits.
pub const FORMATS: &[::dequant::format::NamedFormat] = &[
    ("gemm", || Gemm::new().builder),
];
