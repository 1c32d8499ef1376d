// Made by `cargo xtask gen` from the documents in `spec/`; edit those instead.

/// ONNX DequantizeLinear: Computes y = (x - x_zero_point) * x_scale. The shape of x_scale, together with block_size, decides how many elements share one scale.
///
/// Page: `docs/Operators.md` of onnx/onnx, 1.23.2. A plan exists only for a call that keeps these rules, each where it applies:
/// * C1: An attribute is given only to a version that has it.
/// * C2: x_scale is given.
/// * C3: x has one of the types T1.
/// * C4: x_scale has one of the types T2.
/// * C5: x_zero_point has the type of x.
/// * C6: The output type, given by output_dtype or else by x_scale, is one of the types T3.
/// * C7: block_size is not negative.
/// * C8: block_size > 0 is blocked; else x_scale with shape () or (1) is per tensor; else it is per axis, and the version has that granularity.
/// * C9 (`per_axis`, `blocked`): axis is in \[-r, r-1], where r is the rank of x.
/// * C10: x_scale has the granularity's shape: () or (1); (Di); or x's shape with ceil(Di / block_size) on axis i.
/// * C11: x_zero_point has the shape of x_scale; per tensor, () and (1) are interchangeable.
/// * C12 (input `float8e4m3fn`, `float8e4m3fnuz`, `float8e5m2`, `float8e5m2fnuz`): A float8 zero point consists of codes 0x00.
/// * C13: y has the output type and the shape of x.
#[derive(Clone, Debug)]
pub struct DequantizeLinear<V = ::dequant::AnyVersion>(::dequant::Builder, V);
const _: () = {
    use ::dequant::{builder::*, types::*};
    static FACTS: ::dequant::operator::Operator = {
        use ::dequant::operator::prelude::*;
        const INPUT: &[InputElement] = &[
            InputElement::new("int8", INT8, &[INT8]),
            InputElement::new("uint8", UINT8, &[UINT8]),
            InputElement::new("int32", INT32, &[INT32]),
            InputElement::new("float8e4m3fn", FLOAT8E4M3FN, &[FLOAT8E4M3FN]),
            InputElement::new("float8e4m3fnuz", FLOAT8E4M3FNUZ, &[FLOAT8E4M3FNUZ]),
            InputElement::new("float8e5m2", FLOAT8E5M2, &[FLOAT8E5M2]),
            InputElement::new("float8e5m2fnuz", FLOAT8E5M2FNUZ, &[FLOAT8E5M2FNUZ]),
            InputElement::new("int16", INT16, &[INT16]),
            InputElement::new("uint16", UINT16, &[UINT16]),
            InputElement::new("int4", INT4, &[INT4]),
            InputElement::new("uint4", UINT4, &[UINT4]),
            InputElement::new("float4e2m1", FLOAT4E2M1, &[FLOAT4E2M1]),
            InputElement::new("int2", INT2, &[INT2]),
            InputElement::new("uint2", UINT2, &[UINT2]),
            InputElement::new("float6e2m3", FLOAT6E2M3, &[FLOAT6E2M3]),
            InputElement::new("float6e3m2", FLOAT6E3M2, &[FLOAT6E3M2]),
        ];
        const SCALE: &[DType] = &[FLOAT32, FLOAT16, BFLOAT16, FLOAT8E8M0];
        const OUTPUT: &[DType] = &[FLOAT32, FLOAT16, BFLOAT16];
        fn kernel(types: Types) -> ::core::option::Option<Kernel> {
            use ::dequant::kernel::*;
            let scale = match types.scale {
                FLOAT32 => scale::<Float32>(),
                FLOAT16 => scale::<Float16>(),
                BFLOAT16 => scale::<Bfloat16>(),
                FLOAT8E8M0 => scale::<Float8E8M0>(),
                _ => return None,
            };
            match (types.input, types.output) {
                (INT8, FLOAT32) => affine::<Int8, Float32>(scale, zero::<Int8>()),
                (INT8, FLOAT16) => affine::<Int8, Float16>(scale, zero::<Int8>()),
                (INT8, BFLOAT16) => affine::<Int8, Bfloat16>(scale, zero::<Int8>()),
                (UINT8, FLOAT32) => affine::<Uint8, Float32>(scale, zero::<Uint8>()),
                (UINT8, FLOAT16) => affine::<Uint8, Float16>(scale, zero::<Uint8>()),
                (UINT8, BFLOAT16) => affine::<Uint8, Bfloat16>(scale, zero::<Uint8>()),
                (INT32, FLOAT32) => affine_wide::<Int32, Float32>(scale, zero::<Int32>()),
                (INT32, FLOAT16) => affine_wide::<Int32, Float16>(scale, zero::<Int32>()),
                (INT32, BFLOAT16) => {
                    affine_wide::<Int32, Bfloat16>(scale, zero::<Int32>())
                }
                (FLOAT8E4M3FN, FLOAT32) => {
                    scaled::<Float8E4M3Fn, Float32>(scale, zero::<Float8E4M3Fn>())
                }
                (FLOAT8E4M3FN, FLOAT16) => {
                    scaled::<Float8E4M3Fn, Float16>(scale, zero::<Float8E4M3Fn>())
                }
                (FLOAT8E4M3FN, BFLOAT16) => {
                    scaled::<Float8E4M3Fn, Bfloat16>(scale, zero::<Float8E4M3Fn>())
                }
                (FLOAT8E4M3FNUZ, FLOAT32) => {
                    scaled::<Float8E4M3Fnuz, Float32>(scale, zero::<Float8E4M3Fnuz>())
                }
                (FLOAT8E4M3FNUZ, FLOAT16) => {
                    scaled::<Float8E4M3Fnuz, Float16>(scale, zero::<Float8E4M3Fnuz>())
                }
                (FLOAT8E4M3FNUZ, BFLOAT16) => {
                    scaled::<Float8E4M3Fnuz, Bfloat16>(scale, zero::<Float8E4M3Fnuz>())
                }
                (FLOAT8E5M2, FLOAT32) => {
                    scaled::<Float8E5M2, Float32>(scale, zero::<Float8E5M2>())
                }
                (FLOAT8E5M2, FLOAT16) => {
                    scaled::<Float8E5M2, Float16>(scale, zero::<Float8E5M2>())
                }
                (FLOAT8E5M2, BFLOAT16) => {
                    scaled::<Float8E5M2, Bfloat16>(scale, zero::<Float8E5M2>())
                }
                (FLOAT8E5M2FNUZ, FLOAT32) => {
                    scaled::<Float8E5M2Fnuz, Float32>(scale, zero::<Float8E5M2Fnuz>())
                }
                (FLOAT8E5M2FNUZ, FLOAT16) => {
                    scaled::<Float8E5M2Fnuz, Float16>(scale, zero::<Float8E5M2Fnuz>())
                }
                (FLOAT8E5M2FNUZ, BFLOAT16) => {
                    scaled::<Float8E5M2Fnuz, Bfloat16>(scale, zero::<Float8E5M2Fnuz>())
                }
                (INT16, FLOAT32) => affine::<Int16, Float32>(scale, zero::<Int16>()),
                (INT16, FLOAT16) => affine::<Int16, Float16>(scale, zero::<Int16>()),
                (INT16, BFLOAT16) => affine::<Int16, Bfloat16>(scale, zero::<Int16>()),
                (UINT16, FLOAT32) => affine::<Uint16, Float32>(scale, zero::<Uint16>()),
                (UINT16, FLOAT16) => affine::<Uint16, Float16>(scale, zero::<Uint16>()),
                (UINT16, BFLOAT16) => affine::<Uint16, Bfloat16>(scale, zero::<Uint16>()),
                (INT4, FLOAT32) => affine::<Int4, Float32>(scale, zero::<Int4>()),
                (INT4, FLOAT16) => affine::<Int4, Float16>(scale, zero::<Int4>()),
                (INT4, BFLOAT16) => affine::<Int4, Bfloat16>(scale, zero::<Int4>()),
                (UINT4, FLOAT32) => affine::<Uint4, Float32>(scale, zero::<Uint4>()),
                (UINT4, FLOAT16) => affine::<Uint4, Float16>(scale, zero::<Uint4>()),
                (UINT4, BFLOAT16) => affine::<Uint4, Bfloat16>(scale, zero::<Uint4>()),
                (FLOAT4E2M1, FLOAT32) => {
                    affine::<Float4E2M1, Float32>(scale, zero::<Float4E2M1>())
                }
                (FLOAT4E2M1, FLOAT16) => {
                    affine::<Float4E2M1, Float16>(scale, zero::<Float4E2M1>())
                }
                (FLOAT4E2M1, BFLOAT16) => {
                    affine::<Float4E2M1, Bfloat16>(scale, zero::<Float4E2M1>())
                }
                (INT2, FLOAT32) => affine::<Int2, Float32>(scale, zero::<Int2>()),
                (INT2, FLOAT16) => affine::<Int2, Float16>(scale, zero::<Int2>()),
                (INT2, BFLOAT16) => affine::<Int2, Bfloat16>(scale, zero::<Int2>()),
                (UINT2, FLOAT32) => affine::<Uint2, Float32>(scale, zero::<Uint2>()),
                (UINT2, FLOAT16) => affine::<Uint2, Float16>(scale, zero::<Uint2>()),
                (UINT2, BFLOAT16) => affine::<Uint2, Bfloat16>(scale, zero::<Uint2>()),
                (FLOAT6E2M3, FLOAT32) => {
                    affine::<Float6E2M3, Float32>(scale, zero::<Float6E2M3>())
                }
                (FLOAT6E2M3, FLOAT16) => {
                    affine::<Float6E2M3, Float16>(scale, zero::<Float6E2M3>())
                }
                (FLOAT6E2M3, BFLOAT16) => {
                    affine::<Float6E2M3, Bfloat16>(scale, zero::<Float6E2M3>())
                }
                (FLOAT6E3M2, FLOAT32) => {
                    affine::<Float6E3M2, Float32>(scale, zero::<Float6E3M2>())
                }
                (FLOAT6E3M2, FLOAT16) => {
                    affine::<Float6E3M2, Float16>(scale, zero::<Float6E3M2>())
                }
                (FLOAT6E3M2, BFLOAT16) => {
                    affine::<Float6E3M2, Bfloat16>(scale, zero::<Float6E3M2>())
                }
                _ => None,
            }
        }
        Operator {
            id: "onnx.DequantizeLinear",
            name: "ONNX DequantizeLinear",
            versioned_by: VersionedBy::Opset,
            newest_checked: Version::new(28, 0),
            inputs: ["x", "x_scale", "x_zero_point"],
            output: "y",
            attributes: &[
                Attribute::new("axis", ValueKind::Int, 13, 0).or(Value::Int(1)),
                Attribute::new("block_size", ValueKind::Int, 21, 0).or(Value::Int(0)),
                Attribute::new("output_dtype", ValueKind::Type, 23, 0),
            ],
            element_from: None,
            additive_when: None,
            empty_zero_point_is_absent: false,
            granularities: &[
                Granularity::new("per_tensor", 10, 0, WholeTensor, OneScalarOrVector),
                Granularity::new("per_axis", 13, 0, OneAlong(0), Vector),
                Granularity::new("blocked", 21, 0, Blocks(0, 1), Grid).ragged(),
            ],
            granularity_from: GranularityFrom::SizeAttribute(1),
            versions: &OperatorVersion::list(
                (INPUT, SCALE, OUTPUT),
                [
                    (Version::new(10, 0), OutputType::SameAsScale, [3, 1, 1]),
                    (Version::new(13, 0), OutputType::SameAsScale, [3, 1, 1]),
                    (Version::new(19, 0), OutputType::SameAsScale, [7, 3, 3]),
                    (Version::new(21, 0), OutputType::SameAsScale, [11, 3, 3]),
                    (Version::new(23, 0), OutputType::Attribute(2), [12, 3, 3]),
                    (Version::new(24, 0), OutputType::Attribute(2), [12, 4, 3]),
                    (Version::new(25, 0), OutputType::Attribute(2), [14, 4, 3]),
                    (Version::new(28, 0), OutputType::Attribute(2), [16, 4, 3]),
                ],
            ),
            type_numbers: &[(1, FLOAT32), (10, FLOAT16), (16, BFLOAT16)],
            checks: &[
                Check::new("C1", Rule::KnownAttributes),
                Check::new("C2", Rule::RequiredInput(Role::Scale)),
                Check::new("C3", Rule::ElementType(Role::Input)),
                Check::new("C4", Rule::ElementType(Role::Scale)),
                Check::new("C5", Rule::ElementType(Role::ZeroPoint)),
                Check::new("C6", Rule::OutputType),
                Check::new("C7", Rule::Minimum(1, 0)),
                Check::new("C8", Rule::Granularity),
                Check::new("C9", Rule::AxisInRange(0)).granularity(&[1, 2]),
                Check::new("C10", Rule::ScaleShape),
                Check::new("C11", Rule::ZeroPointShapeByGranularity),
                Check::new("C12", Rule::ZeroPointCodesAreZero)
                    .input(&[3, 4, 5, 6])
                    .at_run(),
                Check::new("C13", Rule::OutputTensor).at_run(),
            ],
            kernel,
        }
    };
    impl self::DequantizeLinear {
        /// The operator as of this opset: the newest version up to it; an error for one too old or too new.
        pub fn opset(opset: u32) -> ::core::result::Result<Self, Error> {
            Ok(Self(Builder::new(&FACTS, opset, 0)?, AnyVersion))
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
        /// The axis that scales run along, per axis and blocked; negative values count from the back.
        pub fn axis(self, axis: i64) -> Self {
            Self(self.0.set_at(0, axis), self.1)
        }
        /// How many neighbours along axis share one scale; 0 is not blocked.
        pub fn block_size(self, block_size: i64) -> Self {
            Self(self.0.set_at(1, block_size), self.1)
        }
        /// The type of y; the type of x_scale when absent or 0.
        pub fn output_dtype(self, output_dtype: ::dequant::DType) -> Self {
            Self(self.0.set_at(2, output_dtype), self.1)
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
    impl Combination<self::DequantizeLinear<Opset<10>>> for (Int8, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<10>>> for (Uint8, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<10>>> for (Int32, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<13>>> for (Int8, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<13>>> for (Uint8, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<13>>> for (Int32, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<19>>> for (Int8, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<19>>> for (Int8, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<19>>> for (Int8, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<19>>> for (Uint8, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<19>>> for (Uint8, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<19>>> for (Uint8, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<19>>> for (Int32, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<19>>> for (Int32, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<19>>> for (Int32, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<19>>>
    for (Float8E4M3Fn, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<19>>>
    for (Float8E4M3Fn, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<19>>>
    for (Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<19>>>
    for (Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<19>>>
    for (Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<19>>>
    for (Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<19>>>
    for (Float8E5M2, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<19>>>
    for (Float8E5M2, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<19>>>
    for (Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<19>>>
    for (Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<19>>>
    for (Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<19>>>
    for (Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<21>>> for (Int8, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<21>>> for (Int8, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<21>>> for (Int8, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<21>>> for (Uint8, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<21>>> for (Uint8, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<21>>> for (Uint8, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<21>>> for (Int32, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<21>>> for (Int32, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<21>>> for (Int32, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<21>>>
    for (Float8E4M3Fn, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<21>>>
    for (Float8E4M3Fn, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<21>>>
    for (Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<21>>>
    for (Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<21>>>
    for (Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<21>>>
    for (Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<21>>>
    for (Float8E5M2, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<21>>>
    for (Float8E5M2, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<21>>>
    for (Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<21>>>
    for (Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<21>>>
    for (Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<21>>>
    for (Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<21>>> for (Int16, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<21>>> for (Int16, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<21>>> for (Int16, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<21>>> for (Uint16, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<21>>> for (Uint16, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<21>>>
    for (Uint16, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<21>>> for (Int4, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<21>>> for (Int4, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<21>>> for (Int4, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<21>>> for (Uint4, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<21>>> for (Uint4, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<21>>> for (Uint4, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int8, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int8, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int8, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int8, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int8, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int8, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int8, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int8, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int8, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint8, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint8, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint8, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint8, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint8, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint8, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint8, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint8, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint8, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int32, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int32, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int32, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int32, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int32, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int32, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int32, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int32, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int32, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E4M3Fn, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E4M3Fn, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E4M3Fn, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E4M3Fn, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E5M2, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E5M2, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E5M2, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E5M2, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E5M2, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E5M2, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E5M2, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E5M2, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int16, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int16, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int16, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int16, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int16, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int16, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int16, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int16, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int16, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint16, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint16, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint16, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint16, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint16, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint16, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint16, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint16, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Uint16, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int4, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int4, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int4, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int4, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int4, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int4, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int4, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int4, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Int4, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint4, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint4, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint4, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint4, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint4, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint4, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint4, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint4, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>> for (Uint4, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float4E2M1, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float4E2M1, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float4E2M1, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float4E2M1, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float4E2M1, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float4E2M1, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float4E2M1, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float4E2M1, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<23>>>
    for (Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int8, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int8, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int8, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int8, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int8, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int8, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int8, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int8, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int8, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int8, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int8, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Int8, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint8, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint8, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint8, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint8, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint8, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint8, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint8, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint8, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint8, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Uint8, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Uint8, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Uint8, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int32, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int32, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int32, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int32, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int32, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int32, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int32, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int32, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int32, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Int32, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Int32, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Int32, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fn, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fn, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fn, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fn, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fn, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fn, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fn, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fnuz, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fnuz, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E4M3Fnuz, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2Fnuz, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2Fnuz, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float8E5M2Fnuz, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int16, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int16, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int16, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int16, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int16, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int16, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int16, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int16, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int16, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Int16, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Int16, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Int16, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint16, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint16, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint16, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint16, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint16, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint16, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint16, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint16, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Uint16, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Uint16, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Uint16, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Uint16, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int4, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int4, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int4, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int4, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int4, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int4, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int4, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int4, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int4, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int4, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Int4, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Int4, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint4, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint4, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint4, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint4, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint4, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint4, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint4, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint4, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>> for (Uint4, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Uint4, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Uint4, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Uint4, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float4E2M1, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float4E2M1, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float4E2M1, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float4E2M1, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float4E2M1, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float4E2M1, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float4E2M1, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float4E2M1, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float4E2M1, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float4E2M1, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<24>>>
    for (Float4E2M1, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int8, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int8, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int8, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int8, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int8, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int8, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int8, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int8, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int8, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int8, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int8, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Int8, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint8, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint8, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint8, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint8, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint8, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint8, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint8, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint8, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint8, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Uint8, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Uint8, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Uint8, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int32, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int32, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int32, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int32, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int32, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int32, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int32, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int32, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int32, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Int32, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Int32, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Int32, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fn, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fn, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fn, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fn, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fn, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fn, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fn, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fnuz, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fnuz, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E4M3Fnuz, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2Fnuz, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2Fnuz, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float8E5M2Fnuz, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int16, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int16, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int16, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int16, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int16, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int16, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int16, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int16, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int16, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Int16, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Int16, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Int16, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint16, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint16, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint16, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint16, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint16, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint16, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint16, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint16, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Uint16, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Uint16, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Uint16, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Uint16, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int4, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int4, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int4, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int4, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int4, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int4, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int4, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int4, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int4, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int4, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int4, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Int4, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint4, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint4, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint4, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint4, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint4, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint4, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint4, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint4, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint4, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Uint4, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Uint4, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Uint4, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float4E2M1, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float4E2M1, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float4E2M1, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float4E2M1, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float4E2M1, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float4E2M1, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float4E2M1, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float4E2M1, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float4E2M1, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float4E2M1, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Float4E2M1, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int2, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int2, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int2, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int2, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int2, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int2, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int2, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int2, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int2, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int2, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Int2, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Int2, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint2, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint2, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint2, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint2, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint2, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint2, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint2, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint2, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>> for (Uint2, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Uint2, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Uint2, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<25>>>
    for (Uint2, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int8, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int8, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int8, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int8, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int8, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int8, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int8, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int8, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int8, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int8, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int8, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Int8, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint8, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint8, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint8, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint8, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint8, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint8, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint8, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint8, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint8, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Uint8, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Uint8, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Uint8, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int32, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int32, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int32, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int32, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int32, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int32, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int32, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int32, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int32, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Int32, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Int32, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Int32, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fn, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fn, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fn, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fn, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fn, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fn, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fn, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fnuz, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fnuz, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E4M3Fnuz, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2Fnuz, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2Fnuz, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float8E5M2Fnuz, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int16, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int16, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int16, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int16, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int16, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int16, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int16, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int16, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int16, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Int16, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Int16, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Int16, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint16, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint16, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint16, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint16, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint16, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint16, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint16, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint16, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Uint16, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Uint16, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Uint16, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Uint16, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int4, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int4, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int4, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int4, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int4, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int4, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int4, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int4, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int4, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int4, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int4, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Int4, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint4, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint4, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint4, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint4, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint4, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint4, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint4, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint4, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint4, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Uint4, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Uint4, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Uint4, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float4E2M1, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float4E2M1, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float4E2M1, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float4E2M1, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float4E2M1, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float4E2M1, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float4E2M1, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float4E2M1, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float4E2M1, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float4E2M1, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float4E2M1, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int2, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int2, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int2, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int2, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int2, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int2, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int2, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int2, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int2, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int2, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Int2, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Int2, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint2, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint2, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint2, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint2, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint2, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint2, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint2, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint2, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>> for (Uint2, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Uint2, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Uint2, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Uint2, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E2M3, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E2M3, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E2M3, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E2M3, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E2M3, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E2M3, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E2M3, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E2M3, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E2M3, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E2M3, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E2M3, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E2M3, Float8E8M0, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E3M2, Float32, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E3M2, Float32, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E3M2, Float32, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E3M2, Float16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E3M2, Float16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E3M2, Float16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E3M2, Bfloat16, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E3M2, Bfloat16, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E3M2, Bfloat16, Bfloat16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E3M2, Float8E8M0, Float32) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E3M2, Float8E8M0, Float16) {}
    impl Combination<self::DequantizeLinear<Opset<28>>>
    for (Float6E3M2, Float8E8M0, Bfloat16) {}
};
