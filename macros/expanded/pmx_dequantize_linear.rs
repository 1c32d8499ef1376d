// Made by `cargo xtask gen` from the documents in `spec/`; edit those instead.

/// PMX DequantizeLinear: Computes Y = Scale * (X - ZeroPoint), or Y = Scale * X + ZeroPoint with float_zeropoint. quant_axis is the axis that elements share a scale along.
///
/// Page: `docs/operators/DequantizeLinear.md` of openppl-public/ppl.pmx, e80a02c. A plan exists only for a call that keeps these rules, each where it applies:
/// * C1: quant_data_type is given.
/// * C2: quant_data_type is int4 or int8, in lower case.
/// * C3: Scale is given.
/// * C4: X is int8 for quant_data_type int8, int16 (four rows a word) for int4.
/// * C5: Scale is float32 or float16.
/// * C6: ZeroPoint is given and not empty exactly when has_zeropoint is set; an empty one counts as absent, unless has_zeropoint is set and Scale is empty too.
/// * C7: ZeroPoint is int8, float16 or float32.
/// * C8: ZeroPoint is float16 or float32 when float_zeropoint is set.
/// * C9: Y has the type of Scale.
/// * C10: X has rank 1 or more.
/// * C11: quant_axis is 0 or 1.
/// * C12: group_size is not negative.
/// * C13: group_size > 0 is grouped; else Scale with shape () or (1) is per tensor; else it is per channel.
/// * C14 (`per_channel`, `grouped`): quant_axis is an axis of X.
/// * C15 (`grouped`): group_size divides the quant_axis dimension.
/// * C16: Scale has shape () or (1) per tensor; X's logical shape with 1 on quant_axis per channel, with d / group_size there when grouped.
/// * C17: ZeroPoint has the shape of Scale.
/// * C18 (input `int4`; formula `affine`): An integer ZeroPoint of an int4 X is one of its codes (0 to 15).
/// * C19: Y has Scale's type and X's logical shape.
#[derive(Clone, Debug)]
pub struct DequantizeLinear<V = ::dequant::AnyVersion>(::dequant::Builder, V);
const _: () = {
    use ::dequant::{builder::*, types::*};
    static FACTS: ::dequant::operator::Operator = {
        use ::dequant::operator::prelude::*;
        const INPUT: &[InputElement] = &[
            InputElement::new("int8", INT8, &[INT8, FLOAT16, FLOAT32]),
            InputElement::new("int4", UINT4B8, &[INT8, FLOAT16, FLOAT32])
                .packed(INT16, 0),
        ];
        const SCALE: &[DType] = &[FLOAT32, FLOAT16];
        const OUTPUT: &[DType] = &[FLOAT32, FLOAT16];
        fn kernel(types: Types) -> ::core::option::Option<Kernel> {
            use ::dequant::kernel::*;
            let scale = match types.scale {
                FLOAT32 => scale::<Float32>(),
                FLOAT16 => scale::<Float16>(),
                _ => return None,
            };
            let zero = match types.zero_point {
                None => no_zero(),
                Some(INT8) => zero::<Int8>(),
                Some(FLOAT16) => zero::<Float16>(),
                Some(FLOAT32) => zero::<Float32>(),
                _ => return None,
            };
            match (types.input, types.zero_point, types.output, types.additive) {
                (INT8, None | Some(INT8 | FLOAT16 | FLOAT32), FLOAT32, false) => {
                    affine::<Int8, Float32>(scale, zero)
                }
                (INT8, Some(FLOAT16 | FLOAT32), FLOAT32, true) => {
                    additive::<Int8, Float32>(scale, zero)
                }
                (INT8, None | Some(INT8 | FLOAT16 | FLOAT32), FLOAT16, false) => {
                    affine::<Int8, Float16>(scale, zero)
                }
                (INT8, Some(FLOAT16 | FLOAT32), FLOAT16, true) => {
                    additive::<Int8, Float16>(scale, zero)
                }
                (UINT4B8, None, FLOAT32, false) => {
                    affine::<InWords<Uint4B8, 16>, Float32>(scale, zero)
                }
                (UINT4B8, Some(INT8 | FLOAT16 | FLOAT32), FLOAT32, false) => {
                    affine::<InWords<Unbiased<Uint4B8>, 16>, Float32>(scale, zero)
                }
                (UINT4B8, Some(FLOAT16 | FLOAT32), FLOAT32, true) => {
                    additive::<InWords<Uint4B8, 16>, Float32>(scale, zero)
                }
                (UINT4B8, None, FLOAT16, false) => {
                    affine::<InWords<Uint4B8, 16>, Float16>(scale, zero)
                }
                (UINT4B8, Some(INT8 | FLOAT16 | FLOAT32), FLOAT16, false) => {
                    affine::<InWords<Unbiased<Uint4B8>, 16>, Float16>(scale, zero)
                }
                (UINT4B8, Some(FLOAT16 | FLOAT32), FLOAT16, true) => {
                    additive::<InWords<Uint4B8, 16>, Float16>(scale, zero)
                }
                _ => None,
            }
        }
        Operator {
            id: "pmx.DequantizeLinear",
            name: "PMX DequantizeLinear",
            versioned_by: VersionedBy::Release,
            newest_checked: Version::new(1, 0),
            inputs: ["X", "Scale", "ZeroPoint"],
            output: "Y",
            attributes: &[
                Attribute::new("quant_data_type", ValueKind::String, 1, 0),
                Attribute::new("quant_method", ValueKind::String, 1, 0)
                    .or(Value::text("")),
                Attribute::new("quant_axis", ValueKind::Int, 1, 0).or(Value::Int(1)),
                Attribute::new("group_size", ValueKind::Int, 1, 0).or(Value::Int(128)),
                Attribute::new("has_zeropoint", ValueKind::Bool, 1, 0)
                    .or(Value::Bool(false)),
                Attribute::new("float_zeropoint", ValueKind::Bool, 1, 0)
                    .or(Value::Bool(false)),
            ],
            element_from: Some(0),
            additive_when: Some(5),
            empty_zero_point_is_absent: true,
            granularities: &[
                Granularity::new("per_tensor", 1, 0, WholeTensor, OneScalarOrVector),
                Granularity::new("per_channel", 1, 0, AllAlong(2), Grid),
                Granularity::new("grouped", 1, 0, Blocks(2, 3), Grid),
            ],
            granularity_from: GranularityFrom::SizeAttribute(3),
            versions: &OperatorVersion::list(
                (INPUT, SCALE, OUTPUT),
                [(Version::new(1, 0), OutputType::SameAsScale, [2, 2, 2])],
            ),
            type_numbers: &[],
            checks: &[
                Check::new("C1", Rule::RequiredAttribute(0)),
                Check::new("C2", Rule::OneOf(0, &["int4", "int8"])),
                Check::new("C3", Rule::RequiredInput(Role::Scale)),
                Check::new("C4", Rule::ElementType(Role::Input)),
                Check::new("C5", Rule::ElementType(Role::Scale)),
                Check::new("C6", Rule::ZeroPointFlag(4)),
                Check::new("C7", Rule::ElementType(Role::ZeroPoint)),
                Check::new("C8", Rule::FloatZeroPoint(5)),
                Check::new("C9", Rule::OutputType),
                Check::new("C10", Rule::MinimumRank(Role::Input, 1)),
                Check::new("C11", Rule::Range(2, 0, 1)),
                Check::new("C12", Rule::Minimum(3, 0)),
                Check::new("C13", Rule::Granularity),
                Check::new("C14", Rule::AxisInRange(2)).granularity(&[1, 2]),
                Check::new("C15", Rule::GroupsDivide).granularity(&[2]),
                Check::new("C16", Rule::ScaleShape),
                Check::new("C17", Rule::ZeroPointShapeSameAsScale),
                Check::new("C18", Rule::ZeroPointsAreCodes)
                    .input(&[1])
                    .additive(false)
                    .at_run(),
                Check::new("C19", Rule::OutputTensor).at_run(),
            ],
            kernel,
        }
    };
    impl self::DequantizeLinear {
        /// The operator as of this version: the newest version up to it; an error for one too old or too new.
        pub fn version(major: u32, minor: u32) -> ::core::result::Result<Self, Error> {
            Ok(Self(Builder::new(&FACTS, major, minor)?, AnyVersion))
        }
        /// The newest version.
        pub fn newest() -> Self {
            Self(Builder::newest(&FACTS), AnyVersion)
        }
    }
    impl<V: TypedVersion> self::DequantizeLinear<V> {
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
    impl<V> self::DequantizeLinear<V> {
        /// The element type of X, int4 or int8. Required.
        pub fn quant_data_type(self, quant_data_type: &str) -> Self {
            Self(self.0.set_at(0, quant_data_type), self.1)
        }
        /// Reserved; no effect.
        pub fn quant_method(self, quant_method: &str) -> Self {
            Self(self.0.set_at(1, quant_method), self.1)
        }
        /// The axis that elements share a scale along.
        pub fn quant_axis(self, quant_axis: i64) -> Self {
            Self(self.0.set_at(2, quant_axis), self.1)
        }
        /// How many elements along quant_axis share a scale; 0 is all of them.
        pub fn group_size(self, group_size: i64) -> Self {
            Self(self.0.set_at(3, group_size), self.1)
        }
        /// Whether ZeroPoint is used.
        pub fn has_zeropoint(self, has_zeropoint: bool) -> Self {
            Self(self.0.set_at(4, has_zeropoint), self.1)
        }
        /// Whether ZeroPoint is added after scaling.
        pub fn float_zeropoint(self, float_zeropoint: bool) -> Self {
            Self(self.0.set_at(5, float_zeropoint), self.1)
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
    impl<V> ::core::ops::Deref for self::DequantizeLinear<V> {
        type Target = Builder;
        fn deref(&self) -> &Builder {
            &self.0
        }
    }
    type At1_0 = self::DequantizeLinear<Release<1, 0>>;
    impl Combination<At1_0> for (Int8, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Int8, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Int8, Float32, Float16, Float32) {}
    impl Combination<At1_0> for (Int8, Float32, Float32, Float32) {}
    impl Combination<At1_0> for (Int8, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Int8, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Int8, Float16, Float16, Float16) {}
    impl Combination<At1_0> for (Int8, Float16, Float32, Float16) {}
    impl Combination<At1_0> for (Packed<Uint4B8, Int16>, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Packed<Uint4B8, Int16>, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Packed<Uint4B8, Int16>, Float32, Float16, Float32) {}
    impl Combination<At1_0> for (Packed<Uint4B8, Int16>, Float32, Float32, Float32) {}
    impl Combination<At1_0> for (Packed<Uint4B8, Int16>, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Packed<Uint4B8, Int16>, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Packed<Uint4B8, Int16>, Float16, Float16, Float16) {}
    impl Combination<At1_0> for (Packed<Uint4B8, Int16>, Float16, Float32, Float16) {}
};
