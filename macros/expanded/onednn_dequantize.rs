// Made by `cargo xtask gen` from the documents in `spec/`; edit those instead.

/// oneDNN Dequantize: Computes dst = (src - zps) * scales, per tensor or per channel. Scales and zero points are attributes of the operation: lists, which a plan takes as tensors of rank 1.
///
/// Page: `doc/graph/operations/Dequantize.md` of uxlfoundation/oneDNN, v3.0 and v3.13. A plan exists only for a call that keeps these rules, each where it applies:
/// * C1: scales is given.
/// * C2 (before 3.4): zps is given.
/// * C3: src is s8 or u8, from 3.4 also f8_e4m3 or f8_e5m2.
/// * C4: scales are float32.
/// * C5: zps are int64, and absent for an f8 src.
/// * C6: dst is float32.
/// * C7: qtype is per_tensor or per_channel.
/// * C8 (`per_channel`): axis is in \[-r, r-1], where r is the rank of src.
/// * C9: scales has one element per tensor, as many as the channel axis has elements per channel.
/// * C10: zps has as many elements as scales.
/// * C11: dst is float32 and has the shape of src.
#[derive(Clone, Debug)]
pub struct Dequantize<V = ::dequant::AnyVersion>(::dequant::Builder, V);
const _: () = {
    use ::dequant::{builder::*, types::*};
    static FACTS: ::dequant::operator::Operator = {
        use ::dequant::operator::prelude::*;
        const INPUT: &[InputElement] = &[
            InputElement::new("int8", INT8, &[INT64]),
            InputElement::new("uint8", UINT8, &[INT64]),
            InputElement::new("float8e4m3fn", FLOAT8E4M3FN, &[]),
            InputElement::new("float8e5m2", FLOAT8E5M2, &[]),
        ];
        const SCALE: &[DType] = &[FLOAT32];
        const OUTPUT: &[DType] = &[FLOAT32];
        fn kernel(types: Types) -> ::core::option::Option<Kernel> {
            use ::dequant::kernel::*;
            let scale = match types.scale {
                FLOAT32 => scale::<Float32>(),
                _ => return None,
            };
            match types.input {
                INT8 => affine_wide::<Int8, Float32>(scale, zero::<Int64>()),
                UINT8 => affine_wide::<Uint8, Float32>(scale, zero::<Int64>()),
                FLOAT8E4M3FN => scaled::<Float8E4M3Fn, Float32>(scale, no_zero()),
                FLOAT8E5M2 => scaled::<Float8E5M2, Float32>(scale, no_zero()),
                _ => None,
            }
        }
        Operator {
            id: "onednn.Dequantize",
            name: "oneDNN Dequantize",
            versioned_by: VersionedBy::Release,
            newest_checked: Version::new(3, 13),
            inputs: ["src", "scales", "zps"],
            output: "dst",
            attributes: &[
                Attribute::new("qtype", ValueKind::String, 3, 0)
                    .or(Value::text("per_tensor")),
                Attribute::new("axis", ValueKind::Int, 3, 0).or(Value::Int(1)),
            ],
            element_from: None,
            additive_when: None,
            empty_zero_point_is_absent: false,
            granularities: &[
                Granularity::new("per_tensor", 3, 0, WholeTensor, OneVector),
                Granularity::new("per_channel", 3, 0, OneAlong(1), Vector),
            ],
            granularity_from: GranularityFrom::NameAttribute(0),
            versions: &OperatorVersion::list(
                (INPUT, SCALE, OUTPUT),
                [
                    (Version::new(3, 0), OutputType::SameAsScale, [2, 1, 1]),
                    (Version::new(3, 4), OutputType::SameAsScale, [4, 1, 1]),
                ],
            ),
            type_numbers: &[],
            checks: &[
                Check::new("C1", Rule::RequiredInput(Role::Scale)),
                Check::new("C2", Rule::RequiredInput(Role::ZeroPoint)).until(3, 4),
                Check::new("C3", Rule::ElementType(Role::Input)),
                Check::new("C4", Rule::ElementType(Role::Scale)),
                Check::new("C5", Rule::ElementType(Role::ZeroPoint)),
                Check::new("C6", Rule::OutputType),
                Check::new("C7", Rule::Granularity),
                Check::new("C8", Rule::AxisInRange(1)).granularity(&[1]),
                Check::new("C9", Rule::ScaleShape),
                Check::new("C10", Rule::ZeroPointShapeByGranularity),
                Check::new("C11", Rule::OutputTensor).at_run(),
            ],
            kernel,
        }
    };
    impl self::Dequantize {
        /// The operator as of this version: the newest version up to it; an error for one too old or too new.
        pub fn version(major: u32, minor: u32) -> ::core::result::Result<Self, Error> {
            Ok(Self(Builder::new(&FACTS, major, minor)?, AnyVersion))
        }
        /// The newest version.
        pub fn newest() -> Self {
            Self(Builder::newest(&FACTS), AnyVersion)
        }
    }
    impl<V: TypedVersion> self::Dequantize<V> {
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
    impl<V> self::Dequantize<V> {
        /// The granularity.
        pub fn qtype(self, qtype: &str) -> Self {
            Self(self.0.set_at(0, qtype), self.1)
        }
        /// The channel axis; negative values count from the back. Ignored per tensor.
        pub fn axis(self, axis: i64) -> Self {
            Self(self.0.set_at(1, axis), self.1)
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
    impl<V> ::core::ops::Deref for self::Dequantize<V> {
        type Target = Builder;
        fn deref(&self) -> &Builder {
            &self.0
        }
    }
    type At3_0 = self::Dequantize<Release<3, 0>>;
    impl Combination<At3_0> for (Int8, Float32, Int64, Float32) {}
    impl Combination<At3_0> for (Uint8, Float32, Int64, Float32) {}
    type At3_4 = self::Dequantize<Release<3, 4>>;
    impl Combination<At3_4> for (Int8, Float32, Absent, Float32) {}
    impl Combination<At3_4> for (Int8, Float32, Int64, Float32) {}
    impl Combination<At3_4> for (Uint8, Float32, Absent, Float32) {}
    impl Combination<At3_4> for (Uint8, Float32, Int64, Float32) {}
    impl Combination<At3_4> for (Float8E4M3Fn, Float32, Absent, Float32) {}
    impl Combination<At3_4> for (Float8E5M2, Float32, Absent, Float32) {}
};
