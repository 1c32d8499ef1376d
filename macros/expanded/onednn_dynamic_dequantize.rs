// Made by `cargo xtask gen` from the documents in `spec/`; edit those instead.

/// oneDNN DynamicDequantize: Computes dst = (src - zps) * scales, per tensor, per channel or per group, with scales and zero points as tensors.
///
/// Page: `doc/graph/operations/DynamicDequantize.md` of uxlfoundation/oneDNN, v3.7. A plan exists only for a call that keeps these rules, each where it applies:
/// * C13: An attribute is given only to a version that has it.
/// * C1: scales is given.
/// * C2: src is s8 or u8, from 3.7 also s4 or u4.
/// * C3: scales is f32, from 3.7 also f16 or bf16.
/// * C4: zps is s8, u8 or s32 for an 8-bit src; s4, u4 or s32 for a 4-bit src.
/// * C5: dst is f32, from 3.7 also f16 or bf16; scales' type when the caller does not choose.
/// * C6: qtype is per_tensor or per_channel, from 3.7 also per_group.
/// * C7 (`per_channel`): axis is in \[-r, r-1], where r is the rank of src.
/// * C8 (`per_group`): group_shape is given, has one entry for each axis of src, and every entry is positive.
/// * C9 (`per_group`): Every entry of group_shape divides its axis of src.
/// * C10: scales has one element per tensor; as many as the channel axis per channel; src's shape divided by group_shape per group.
/// * C11: zps has the shape of scales; per tensor it has one element.
/// * C12: dst has the chosen type and the shape of src.
#[derive(Clone, Debug)]
pub struct DynamicDequantize<V = ::dequant::AnyVersion>(::dequant::Builder, V);
const _: () = {
    use ::dequant::{builder::*, types::*};
    static FACTS: ::dequant::operator::Operator = {
        use ::dequant::operator::prelude::*;
        const INPUT: &[InputElement] = &[
            InputElement::new("int8", INT8, &[INT8, UINT8, INT32]),
            InputElement::new("uint8", UINT8, &[INT8, UINT8, INT32]),
            InputElement::new("int4", INT4, &[INT4, UINT4, INT32]),
            InputElement::new("uint4", UINT4, &[INT4, UINT4, INT32]),
        ];
        const SCALE: &[DType] = &[FLOAT32, FLOAT16, BFLOAT16];
        const OUTPUT: &[DType] = &[FLOAT32, FLOAT16, BFLOAT16];
        fn kernel(types: Types) -> ::core::option::Option<Kernel> {
            use ::dequant::kernel::*;
            let scale = match types.scale {
                FLOAT32 => scale::<Float32>(),
                FLOAT16 => scale::<Float16>(),
                BFLOAT16 => scale::<Bfloat16>(),
                _ => return None,
            };
            let zero = match types.zero_point {
                None => no_zero(),
                Some(INT8) => zero::<Int8>(),
                Some(UINT8) => zero::<Uint8>(),
                Some(INT32) => zero::<Int32>(),
                Some(INT4) => zero::<Int4>(),
                Some(UINT4) => zero::<Uint4>(),
                _ => return None,
            };
            match (types.input, types.zero_point, types.output) {
                (INT8, None | Some(INT8 | UINT8), FLOAT32) => {
                    affine::<Int8, Float32>(scale, zero)
                }
                (INT8, None | Some(INT8 | UINT8), FLOAT16) => {
                    affine::<Int8, Float16>(scale, zero)
                }
                (INT8, None | Some(INT8 | UINT8), BFLOAT16) => {
                    affine::<Int8, Bfloat16>(scale, zero)
                }
                (INT8, Some(INT32), FLOAT32) => affine_wide::<Int8, Float32>(scale, zero),
                (INT8, Some(INT32), FLOAT16) => affine_wide::<Int8, Float16>(scale, zero),
                (INT8, Some(INT32), BFLOAT16) => {
                    affine_wide::<Int8, Bfloat16>(scale, zero)
                }
                (UINT8, None | Some(INT8 | UINT8), FLOAT32) => {
                    affine::<Uint8, Float32>(scale, zero)
                }
                (UINT8, None | Some(INT8 | UINT8), FLOAT16) => {
                    affine::<Uint8, Float16>(scale, zero)
                }
                (UINT8, None | Some(INT8 | UINT8), BFLOAT16) => {
                    affine::<Uint8, Bfloat16>(scale, zero)
                }
                (UINT8, Some(INT32), FLOAT32) => {
                    affine_wide::<Uint8, Float32>(scale, zero)
                }
                (UINT8, Some(INT32), FLOAT16) => {
                    affine_wide::<Uint8, Float16>(scale, zero)
                }
                (UINT8, Some(INT32), BFLOAT16) => {
                    affine_wide::<Uint8, Bfloat16>(scale, zero)
                }
                (INT4, None | Some(INT4 | UINT4), FLOAT32) => {
                    affine::<Int4, Float32>(scale, zero)
                }
                (INT4, None | Some(INT4 | UINT4), FLOAT16) => {
                    affine::<Int4, Float16>(scale, zero)
                }
                (INT4, None | Some(INT4 | UINT4), BFLOAT16) => {
                    affine::<Int4, Bfloat16>(scale, zero)
                }
                (INT4, Some(INT32), FLOAT32) => affine_wide::<Int4, Float32>(scale, zero),
                (INT4, Some(INT32), FLOAT16) => affine_wide::<Int4, Float16>(scale, zero),
                (INT4, Some(INT32), BFLOAT16) => {
                    affine_wide::<Int4, Bfloat16>(scale, zero)
                }
                (UINT4, None | Some(INT4 | UINT4), FLOAT32) => {
                    affine::<Uint4, Float32>(scale, zero)
                }
                (UINT4, None | Some(INT4 | UINT4), FLOAT16) => {
                    affine::<Uint4, Float16>(scale, zero)
                }
                (UINT4, None | Some(INT4 | UINT4), BFLOAT16) => {
                    affine::<Uint4, Bfloat16>(scale, zero)
                }
                (UINT4, Some(INT32), FLOAT32) => {
                    affine_wide::<Uint4, Float32>(scale, zero)
                }
                (UINT4, Some(INT32), FLOAT16) => {
                    affine_wide::<Uint4, Float16>(scale, zero)
                }
                (UINT4, Some(INT32), BFLOAT16) => {
                    affine_wide::<Uint4, Bfloat16>(scale, zero)
                }
                _ => None,
            }
        }
        Operator {
            id: "onednn.DynamicDequantize",
            name: "oneDNN DynamicDequantize",
            versioned_by: VersionedBy::Release,
            newest_checked: Version::new(3, 13),
            inputs: ["src", "scales", "zps"],
            output: "dst",
            attributes: &[
                Attribute::new("qtype", ValueKind::String, 3, 0)
                    .or(Value::text("per_tensor")),
                Attribute::new("axis", ValueKind::Int, 3, 0).or(Value::Int(1)),
                Attribute::new("group_shape", ValueKind::IntList, 3, 7),
            ],
            element_from: None,
            additive_when: None,
            empty_zero_point_is_absent: false,
            granularities: &[
                Granularity::new("per_tensor", 3, 0, WholeTensor, OneOfAnyRank),
                Granularity::new("per_channel", 3, 0, OneAlong(1), Vector),
                Granularity::new("per_group", 3, 7, Shape(2), Grid),
            ],
            granularity_from: GranularityFrom::NameAttribute(0),
            versions: &OperatorVersion::list(
                (INPUT, SCALE, OUTPUT),
                [
                    (Version::new(3, 0), OutputType::SameAsScale, [2, 1, 1]),
                    (Version::new(3, 7), OutputType::ChosenByCaller, [4, 3, 3]),
                ],
            ),
            type_numbers: &[],
            checks: &[
                Check::new("C13", Rule::KnownAttributes),
                Check::new("C1", Rule::RequiredInput(Role::Scale)),
                Check::new("C2", Rule::ElementType(Role::Input)),
                Check::new("C3", Rule::ElementType(Role::Scale)),
                Check::new("C4", Rule::ElementType(Role::ZeroPoint)),
                Check::new("C5", Rule::OutputType),
                Check::new("C6", Rule::Granularity),
                Check::new("C7", Rule::AxisInRange(1)).granularity(&[1]),
                Check::new("C8", Rule::GroupShape(2)).granularity(&[2]),
                Check::new("C9", Rule::GroupsDivide).granularity(&[2]),
                Check::new("C10", Rule::ScaleShape),
                Check::new("C11", Rule::ZeroPointShapeByGranularity),
                Check::new("C12", Rule::OutputTensor).at_run(),
            ],
            kernel,
        }
    };
    impl self::DynamicDequantize {
        /// The operator as of this version: the newest version up to it; an error for one too old or too new.
        pub fn version(major: u32, minor: u32) -> ::core::result::Result<Self, Error> {
            Ok(Self(Builder::new(&FACTS, major, minor)?, AnyVersion))
        }
        /// The newest version.
        pub fn newest() -> Self {
            Self(Builder::newest(&FACTS), AnyVersion)
        }
    }
    impl<V: TypedVersion> self::DynamicDequantize<V> {
        /// The version that the type names, for a typed plan; an error for one too old or too new.
        pub fn new() -> ::core::result::Result<Self, Error> {
            Ok(Self(Builder::new(&FACTS, V::MAJOR, V::MINOR)?, V::default()))
        }
        /// The same as [`plan`](::dequant::Builder::plan) for a tuple of element types that the version has.
        pub fn typed<T: Combination<Self>>(
            &self,
            input: &[usize],
            scale: &[usize],
            zero_point: ::core::option::Option<&[usize]>,
        ) -> ::core::result::Result<TypedPlan<T>, Error> {
            self.0.typed(input, scale, zero_point)
        }
    }
    impl<V> self::DynamicDequantize<V> {
        /// The granularity.
        pub fn qtype(self, qtype: &str) -> Self {
            Self(self.0.set_at(0, qtype), self.1)
        }
        /// The channel axis; negative values count from the back. Ignored unless per channel.
        pub fn axis(self, axis: i64) -> Self {
            Self(self.0.set_at(1, axis), self.1)
        }
        /// The extent of a group along every axis of src. Ignored unless per group.
        pub fn group_shape(self, group_shape: &[i64]) -> Self {
            Self(self.0.set_at(2, group_shape), self.1)
        }
        /// The type of dst; the scale's type when not called.
        pub fn dst(self, dtype: DType) -> Self {
            Self(self.0.output_type(dtype), self.1)
        }
        /// Sets an attribute by the document's name; an error for an unknown name or a value of another kind.
        pub fn set(
            self,
            name: &str,
            value: impl ::core::convert::Into<Value>,
        ) -> ::core::result::Result<Self, Error> {
            Ok(Self(self.0.set(name, value)?, self.1))
        }
    }
    impl<V> ::core::ops::Deref for self::DynamicDequantize<V> {
        type Target = Builder;
        fn deref(&self) -> &Builder {
            &self.0
        }
    }
    type At3_0 = self::DynamicDequantize<Release<3, 0>>;
    impl Combination<At3_0> for (Int8, Float32, Absent, Float32) {}
    impl Combination<At3_0> for (Int8, Float32, Int8, Float32) {}
    impl Combination<At3_0> for (Int8, Float32, Uint8, Float32) {}
    impl Combination<At3_0> for (Int8, Float32, Int32, Float32) {}
    impl Combination<At3_0> for (Uint8, Float32, Absent, Float32) {}
    impl Combination<At3_0> for (Uint8, Float32, Int8, Float32) {}
    impl Combination<At3_0> for (Uint8, Float32, Uint8, Float32) {}
    impl Combination<At3_0> for (Uint8, Float32, Int32, Float32) {}
    type At3_7 = self::DynamicDequantize<Release<3, 7>>;
    impl Combination<At3_7> for (Int8, Float32, Absent, Float32) {}
    impl Combination<At3_7> for (Int8, Float32, Absent, Float16) {}
    impl Combination<At3_7> for (Int8, Float32, Absent, Bfloat16) {}
    impl Combination<At3_7> for (Int8, Float32, Int8, Float32) {}
    impl Combination<At3_7> for (Int8, Float32, Int8, Float16) {}
    impl Combination<At3_7> for (Int8, Float32, Int8, Bfloat16) {}
    impl Combination<At3_7> for (Int8, Float32, Uint8, Float32) {}
    impl Combination<At3_7> for (Int8, Float32, Uint8, Float16) {}
    impl Combination<At3_7> for (Int8, Float32, Uint8, Bfloat16) {}
    impl Combination<At3_7> for (Int8, Float32, Int32, Float32) {}
    impl Combination<At3_7> for (Int8, Float32, Int32, Float16) {}
    impl Combination<At3_7> for (Int8, Float32, Int32, Bfloat16) {}
    impl Combination<At3_7> for (Int8, Float16, Absent, Float32) {}
    impl Combination<At3_7> for (Int8, Float16, Absent, Float16) {}
    impl Combination<At3_7> for (Int8, Float16, Absent, Bfloat16) {}
    impl Combination<At3_7> for (Int8, Float16, Int8, Float32) {}
    impl Combination<At3_7> for (Int8, Float16, Int8, Float16) {}
    impl Combination<At3_7> for (Int8, Float16, Int8, Bfloat16) {}
    impl Combination<At3_7> for (Int8, Float16, Uint8, Float32) {}
    impl Combination<At3_7> for (Int8, Float16, Uint8, Float16) {}
    impl Combination<At3_7> for (Int8, Float16, Uint8, Bfloat16) {}
    impl Combination<At3_7> for (Int8, Float16, Int32, Float32) {}
    impl Combination<At3_7> for (Int8, Float16, Int32, Float16) {}
    impl Combination<At3_7> for (Int8, Float16, Int32, Bfloat16) {}
    impl Combination<At3_7> for (Int8, Bfloat16, Absent, Float32) {}
    impl Combination<At3_7> for (Int8, Bfloat16, Absent, Float16) {}
    impl Combination<At3_7> for (Int8, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At3_7> for (Int8, Bfloat16, Int8, Float32) {}
    impl Combination<At3_7> for (Int8, Bfloat16, Int8, Float16) {}
    impl Combination<At3_7> for (Int8, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At3_7> for (Int8, Bfloat16, Uint8, Float32) {}
    impl Combination<At3_7> for (Int8, Bfloat16, Uint8, Float16) {}
    impl Combination<At3_7> for (Int8, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At3_7> for (Int8, Bfloat16, Int32, Float32) {}
    impl Combination<At3_7> for (Int8, Bfloat16, Int32, Float16) {}
    impl Combination<At3_7> for (Int8, Bfloat16, Int32, Bfloat16) {}
    impl Combination<At3_7> for (Uint8, Float32, Absent, Float32) {}
    impl Combination<At3_7> for (Uint8, Float32, Absent, Float16) {}
    impl Combination<At3_7> for (Uint8, Float32, Absent, Bfloat16) {}
    impl Combination<At3_7> for (Uint8, Float32, Int8, Float32) {}
    impl Combination<At3_7> for (Uint8, Float32, Int8, Float16) {}
    impl Combination<At3_7> for (Uint8, Float32, Int8, Bfloat16) {}
    impl Combination<At3_7> for (Uint8, Float32, Uint8, Float32) {}
    impl Combination<At3_7> for (Uint8, Float32, Uint8, Float16) {}
    impl Combination<At3_7> for (Uint8, Float32, Uint8, Bfloat16) {}
    impl Combination<At3_7> for (Uint8, Float32, Int32, Float32) {}
    impl Combination<At3_7> for (Uint8, Float32, Int32, Float16) {}
    impl Combination<At3_7> for (Uint8, Float32, Int32, Bfloat16) {}
    impl Combination<At3_7> for (Uint8, Float16, Absent, Float32) {}
    impl Combination<At3_7> for (Uint8, Float16, Absent, Float16) {}
    impl Combination<At3_7> for (Uint8, Float16, Absent, Bfloat16) {}
    impl Combination<At3_7> for (Uint8, Float16, Int8, Float32) {}
    impl Combination<At3_7> for (Uint8, Float16, Int8, Float16) {}
    impl Combination<At3_7> for (Uint8, Float16, Int8, Bfloat16) {}
    impl Combination<At3_7> for (Uint8, Float16, Uint8, Float32) {}
    impl Combination<At3_7> for (Uint8, Float16, Uint8, Float16) {}
    impl Combination<At3_7> for (Uint8, Float16, Uint8, Bfloat16) {}
    impl Combination<At3_7> for (Uint8, Float16, Int32, Float32) {}
    impl Combination<At3_7> for (Uint8, Float16, Int32, Float16) {}
    impl Combination<At3_7> for (Uint8, Float16, Int32, Bfloat16) {}
    impl Combination<At3_7> for (Uint8, Bfloat16, Absent, Float32) {}
    impl Combination<At3_7> for (Uint8, Bfloat16, Absent, Float16) {}
    impl Combination<At3_7> for (Uint8, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At3_7> for (Uint8, Bfloat16, Int8, Float32) {}
    impl Combination<At3_7> for (Uint8, Bfloat16, Int8, Float16) {}
    impl Combination<At3_7> for (Uint8, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At3_7> for (Uint8, Bfloat16, Uint8, Float32) {}
    impl Combination<At3_7> for (Uint8, Bfloat16, Uint8, Float16) {}
    impl Combination<At3_7> for (Uint8, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At3_7> for (Uint8, Bfloat16, Int32, Float32) {}
    impl Combination<At3_7> for (Uint8, Bfloat16, Int32, Float16) {}
    impl Combination<At3_7> for (Uint8, Bfloat16, Int32, Bfloat16) {}
    impl Combination<At3_7> for (Int4, Float32, Absent, Float32) {}
    impl Combination<At3_7> for (Int4, Float32, Absent, Float16) {}
    impl Combination<At3_7> for (Int4, Float32, Absent, Bfloat16) {}
    impl Combination<At3_7> for (Int4, Float32, Int4, Float32) {}
    impl Combination<At3_7> for (Int4, Float32, Int4, Float16) {}
    impl Combination<At3_7> for (Int4, Float32, Int4, Bfloat16) {}
    impl Combination<At3_7> for (Int4, Float32, Uint4, Float32) {}
    impl Combination<At3_7> for (Int4, Float32, Uint4, Float16) {}
    impl Combination<At3_7> for (Int4, Float32, Uint4, Bfloat16) {}
    impl Combination<At3_7> for (Int4, Float32, Int32, Float32) {}
    impl Combination<At3_7> for (Int4, Float32, Int32, Float16) {}
    impl Combination<At3_7> for (Int4, Float32, Int32, Bfloat16) {}
    impl Combination<At3_7> for (Int4, Float16, Absent, Float32) {}
    impl Combination<At3_7> for (Int4, Float16, Absent, Float16) {}
    impl Combination<At3_7> for (Int4, Float16, Absent, Bfloat16) {}
    impl Combination<At3_7> for (Int4, Float16, Int4, Float32) {}
    impl Combination<At3_7> for (Int4, Float16, Int4, Float16) {}
    impl Combination<At3_7> for (Int4, Float16, Int4, Bfloat16) {}
    impl Combination<At3_7> for (Int4, Float16, Uint4, Float32) {}
    impl Combination<At3_7> for (Int4, Float16, Uint4, Float16) {}
    impl Combination<At3_7> for (Int4, Float16, Uint4, Bfloat16) {}
    impl Combination<At3_7> for (Int4, Float16, Int32, Float32) {}
    impl Combination<At3_7> for (Int4, Float16, Int32, Float16) {}
    impl Combination<At3_7> for (Int4, Float16, Int32, Bfloat16) {}
    impl Combination<At3_7> for (Int4, Bfloat16, Absent, Float32) {}
    impl Combination<At3_7> for (Int4, Bfloat16, Absent, Float16) {}
    impl Combination<At3_7> for (Int4, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At3_7> for (Int4, Bfloat16, Int4, Float32) {}
    impl Combination<At3_7> for (Int4, Bfloat16, Int4, Float16) {}
    impl Combination<At3_7> for (Int4, Bfloat16, Int4, Bfloat16) {}
    impl Combination<At3_7> for (Int4, Bfloat16, Uint4, Float32) {}
    impl Combination<At3_7> for (Int4, Bfloat16, Uint4, Float16) {}
    impl Combination<At3_7> for (Int4, Bfloat16, Uint4, Bfloat16) {}
    impl Combination<At3_7> for (Int4, Bfloat16, Int32, Float32) {}
    impl Combination<At3_7> for (Int4, Bfloat16, Int32, Float16) {}
    impl Combination<At3_7> for (Int4, Bfloat16, Int32, Bfloat16) {}
    impl Combination<At3_7> for (Uint4, Float32, Absent, Float32) {}
    impl Combination<At3_7> for (Uint4, Float32, Absent, Float16) {}
    impl Combination<At3_7> for (Uint4, Float32, Absent, Bfloat16) {}
    impl Combination<At3_7> for (Uint4, Float32, Int4, Float32) {}
    impl Combination<At3_7> for (Uint4, Float32, Int4, Float16) {}
    impl Combination<At3_7> for (Uint4, Float32, Int4, Bfloat16) {}
    impl Combination<At3_7> for (Uint4, Float32, Uint4, Float32) {}
    impl Combination<At3_7> for (Uint4, Float32, Uint4, Float16) {}
    impl Combination<At3_7> for (Uint4, Float32, Uint4, Bfloat16) {}
    impl Combination<At3_7> for (Uint4, Float32, Int32, Float32) {}
    impl Combination<At3_7> for (Uint4, Float32, Int32, Float16) {}
    impl Combination<At3_7> for (Uint4, Float32, Int32, Bfloat16) {}
    impl Combination<At3_7> for (Uint4, Float16, Absent, Float32) {}
    impl Combination<At3_7> for (Uint4, Float16, Absent, Float16) {}
    impl Combination<At3_7> for (Uint4, Float16, Absent, Bfloat16) {}
    impl Combination<At3_7> for (Uint4, Float16, Int4, Float32) {}
    impl Combination<At3_7> for (Uint4, Float16, Int4, Float16) {}
    impl Combination<At3_7> for (Uint4, Float16, Int4, Bfloat16) {}
    impl Combination<At3_7> for (Uint4, Float16, Uint4, Float32) {}
    impl Combination<At3_7> for (Uint4, Float16, Uint4, Float16) {}
    impl Combination<At3_7> for (Uint4, Float16, Uint4, Bfloat16) {}
    impl Combination<At3_7> for (Uint4, Float16, Int32, Float32) {}
    impl Combination<At3_7> for (Uint4, Float16, Int32, Float16) {}
    impl Combination<At3_7> for (Uint4, Float16, Int32, Bfloat16) {}
    impl Combination<At3_7> for (Uint4, Bfloat16, Absent, Float32) {}
    impl Combination<At3_7> for (Uint4, Bfloat16, Absent, Float16) {}
    impl Combination<At3_7> for (Uint4, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At3_7> for (Uint4, Bfloat16, Int4, Float32) {}
    impl Combination<At3_7> for (Uint4, Bfloat16, Int4, Float16) {}
    impl Combination<At3_7> for (Uint4, Bfloat16, Int4, Bfloat16) {}
    impl Combination<At3_7> for (Uint4, Bfloat16, Uint4, Float32) {}
    impl Combination<At3_7> for (Uint4, Bfloat16, Uint4, Float16) {}
    impl Combination<At3_7> for (Uint4, Bfloat16, Uint4, Bfloat16) {}
    impl Combination<At3_7> for (Uint4, Bfloat16, Int32, Float32) {}
    impl Combination<At3_7> for (Uint4, Bfloat16, Int32, Float16) {}
    impl Combination<At3_7> for (Uint4, Bfloat16, Int32, Bfloat16) {}
};
