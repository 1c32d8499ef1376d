// Made by `cargo xtask gen` from the documents in `spec/`; edit those instead.

/// compressed-tensors pack_quantized: scale * (q - zero).
///
/// Described in `src/compressed_tensors/compressors/pack_quantized` of vllm-project/compressed-tensors, ac8e2ba8. Tensors:
/// * `weight_packed`: int32 `(N, ceil(K*num_bits/32))`. The codes of each row as a bit stream.
/// * `weight_scale`: float16 or bfloat16 or float32 `(N, K/group)`. The scales.
/// * `weight_zero_point`: int32 `(ceil(N*num_bits/32), K/group)`. The zero points of each column of groups as a bit stream. Given where `symmetric` is false, and only there.
/// * `weight_g_idx`: int32 `(K)`. The group of each column. Optional.
#[derive(Clone, Debug)]
pub struct PackQuantized {
    builder: ::dequant::format::FormatBuilder,
}
impl PackQuantized {
    fn facts() -> &'static ::dequant::format::Format {
        use ::dequant::format::prelude::*;
        static FACTS: Format = Format {
            id: "compressed_tensors.pack_quantized",
            name: "compressed-tensors pack_quantized",
            number: None,
            attributes: &[
                FormatAttribute {
                    name: "num_bits",
                    kind: ValueKind::Int,
                    default: None,
                    one_of: &[
                        Value::Int(1),
                        Value::Int(2),
                        Value::Int(3),
                        Value::Int(4),
                        Value::Int(5),
                        Value::Int(6),
                        Value::Int(7),
                        Value::Int(8),
                    ],
                    minimum: i64::MIN,
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "symmetric",
                    kind: ValueKind::Bool,
                    default: Some(Value::Bool(true)),
                    one_of: &[],
                    minimum: i64::MIN,
                    or: None,
                    power_of_two: false,
                    given_when: None,
                },
                FormatAttribute {
                    name: "strategy",
                    kind: ValueKind::String,
                    default: Some(Value::text("group")),
                    one_of: &[Value::text("group"), Value::text("channel")],
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
                    given_when: Some((2, Value::text("group"))),
                },
                FormatAttribute {
                    name: "weight_shape",
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
                    name: "N",
                    meaning: EntryOf(4, 0),
                    multiple_of: 1,
                },
                Size {
                    name: "K",
                    meaning: EntryOf(4, 1),
                    multiple_of: 1,
                },
                Size {
                    name: "group",
                    meaning: Except(
                        extent(&[A(3)], &[]),
                        2,
                        Value::text("channel"),
                        extent(&[S(1)], &[]),
                    ),
                    multiple_of: 1,
                },
            ],
            block: None,
            tensors: &[
                FormatTensor {
                    name: "weight_packed",
                    types: &[CodeType::of::<Int32>()],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), ceil(&[S(1), A(0)], &[N(32)])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "weight_scale",
                    types: &[
                        CodeType::of::<Float16>(),
                        CodeType::of::<Bfloat16>(),
                        CodeType::of::<Float32>(),
                    ],
                    same_type_as: None,
                    shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[S(2)])],
                    optional: false,
                    given_when: None,
                },
                FormatTensor {
                    name: "weight_zero_point",
                    types: &[CodeType::of::<Int32>()],
                    same_type_as: None,
                    shape: &[ceil(&[S(0), A(0)], &[N(32)]), extent(&[S(1)], &[S(2)])],
                    optional: true,
                    given_when: Some((1, Value::Bool(false))),
                },
                FormatTensor {
                    name: "weight_g_idx",
                    types: &[CodeType::of::<Int32>()],
                    same_type_as: None,
                    shape: &[extent(&[S(1)], &[])],
                    optional: true,
                    given_when: None,
                },
            ],
            output: Weights {
                shape: &[extent(&[S(0)], &[]), extent(&[S(1)], &[])],
                shape_from: Some(4),
                types: &[FLOAT16, BFLOAT16, FLOAT32],
                attribute: None,
                same_as: Some(1),
            },
            quantities: &[
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[S(2)], &[])],
                    group_index: Some(GroupIndex { axis: 1, tensor: 3 }),
                    tensor: 2,
                    transposed: false,
                    code: Excess(A(0)),
                    place: Packed(0, LowestFirst, false),
                    plus: 0,
                    steps: &[],
                },
                Quantity {
                    groups: &[extent(&[N(1)], &[]), extent(&[S(2)], &[])],
                    group_index: Some(GroupIndex { axis: 1, tensor: 3 }),
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
                    code: Excess(A(0)),
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
    /// Width of a code.
    pub fn num_bits(self, num_bits: i64) -> Self {
        Self {
            builder: self.builder.set_at(0, num_bits),
        }
    }
    /// Whether there are no zero points.
    pub fn symmetric(self, symmetric: bool) -> Self {
        Self {
            builder: self.builder.set_at(1, symmetric),
        }
    }
    /// Whether columns are grouped.
    pub fn strategy(self, strategy: &str) -> Self {
        Self {
            builder: self.builder.set_at(2, strategy),
        }
    }
    /// Columns that share a scale.
    pub fn group_size(self, group_size: i64) -> Self {
        Self {
            builder: self.builder.set_at(3, group_size),
        }
    }
    /// Rows and columns of the weights; the tensor of this name holds them.
    pub fn weight_shape(self, weight_shape: &[i64]) -> Self {
        Self {
            builder: self.builder.set_at(4, weight_shape),
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
        tensors: self::tensors::PackQuantized<::dequant::Meta<'_>>,
    ) -> ::core::result::Result<
        ::dequant::format::TypedFormatPlan<Self, O>,
        ::dequant::Error,
    > {
        self.builder.typed(tensors)
    }
}
impl ::dequant::format::TypedFormat for PackQuantized {
    type Tensors<T> = self::tensors::PackQuantized<T>;
}
const _: () = {
    use ::dequant::types::*;
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::PackQuantized> for Float16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::PackQuantized> for Bfloat16 {}
    #[diagnostic::do_not_recommend]
    impl ::dequant::format::WeightsOf<self::PackQuantized> for Float32 {}
};
impl ::core::default::Default for PackQuantized {
    fn default() -> Self {
        Self::new()
    }
}
impl ::core::ops::Deref for PackQuantized {
    type Target = ::dequant::format::FormatBuilder;
    fn deref(&self) -> &::dequant::format::FormatBuilder {
        &self.builder
    }
}
/// The tensors of each format as fields, for typed plans.
pub mod tensors {
    /// The tensors of [`PackQuantized`](super::PackQuantized).
    #[derive(Clone, Copy, Debug)]
    pub struct PackQuantized<Tensor_> {
        /// int32 `(N, ceil(K*num_bits/32))`. The codes of each row as a bit stream.
        pub weight_packed: Tensor_,
        /// float16 or bfloat16 or float32 `(N, K/group)`. The scales.
        pub weight_scale: Tensor_,
        /// int32 `(ceil(N*num_bits/32), K/group)`. The zero points of each column of groups as a bit stream. Given where `symmetric` is false, and only there.
        pub weight_zero_point: ::core::option::Option<Tensor_>,
        /// int32 `(K)`. The group of each column. Optional.
        pub weight_g_idx: ::core::option::Option<Tensor_>,
    }
    impl<Tensor_> ::dequant::format::TensorFields<Tensor_> for PackQuantized<Tensor_> {
        fn in_order(self) -> ::dequant::format::InOrder<Tensor_> {
            ::core::iter::FromIterator::from_iter([
                ::core::option::Option::Some(self.weight_packed),
                ::core::option::Option::Some(self.weight_scale),
                self.weight_zero_point,
                self.weight_g_idx,
            ])
        }
    }
}
/// The family's name, as documents and messages have it.
pub const FAMILY: &str = "compressed_tensors";
/// Every format of the family by its name in the project: Integers of 1 to 8 bits as dense bit streams, stored with half of their range added.
pub const FORMATS: &[::dequant::format::NamedFormat] = &[
    ("pack_quantized", || PackQuantized::new().builder),
];
