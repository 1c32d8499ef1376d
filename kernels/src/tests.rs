//! Unit tests of what lies between an expansion and the loops, on two hand-made operators: one like ONNX
//! `DequantizeLinear`, one like PMX `DequantizeLinear` with packed int4.

use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

use crate::builder::Builder;
use crate::element::{Element, Encoding, Specials, codebook, integer, nan_at_all_ones};
use crate::formula::{Additive, Affine, AffineWide};
use crate::kernel::{InWords, Kernel, Unbiased, additive, affine, affine_wide, no_zero, scale, scaled, zero};
use crate::operator::*;
use crate::*;

mod bits;
mod messages;
mod packed;
mod runs;
#[cfg(feature = "rayon")]
mod slabs;

macro_rules! elements {
    ($($marker:ident $constant:ident $name:literal $bits:literal $encoding:expr, $word:ty;)*) => {$(
        #[derive(Clone, Copy, Debug)]
        pub(crate) enum $marker {}
        impl Element for $marker {
            const DTYPE: DType = DType::new($name, $bits, &Self::ENCODING);
            const ENCODING: Encoding = $encoding;
            type Word = $word;
        }
        #[allow(dead_code, reason = "not every type is named by its constant")]
        pub(crate) const $constant: DType = <$marker as Element>::DTYPE;
    )*};
}

const fn float(sign: bool, exponent: u32, mantissa: u32, bias: i32, specials: Specials) -> Encoding {
    Encoding::Float { sign, exponent, mantissa, bias, specials, subnormals: true }
}

elements! {
    Int8 INT8 "int8" 8 integer(true, 0), i8;
    UInt8 UINT8 "uint8" 8 integer(false, 0), u8;
    Int16 INT16 "int16" 16 integer(true, 0), i16;
    UInt16 UINT16 "uint16" 16 integer(false, 0), u16;
    Int32 INT32 "int32" 32 integer(true, 0), i32;
    Int64 INT64 "int64" 64 integer(true, 0), i64;
    UInt32 UINT32 "uint32" 32 integer(false, 0), u32;
    Int32Up INT32UP "int32up" 32 integer(true, -1 << 31), i32;
    UInt32Down UINT32DOWN "uint32down" 32 integer(false, 1000), u32;
    Int20Far INT20FAR "int20far" 20 integer(true, 1 << 32), u32;
    Int20Low INT20LOW "int20low" 20 integer(false, -1 << 32), u32;
    Float16Far FLOAT16FAR "float16far" 16 float(true, 5, 10, 138, Specials::Ieee), u16;
    Float16Near FLOAT16NEAR "float16near" 16 float(true, 5, 10, -3, Specials::Ieee), u16;
    Int4 INT4 "int4" 4 integer(true, 0), u8;
    UInt4B8 UINT4B8 "uint4b8" 4 integer(false, 8), u8;
    UInt2 UINT2 "uint2" 2 integer(false, 0), u8;
    Int12 INT12 "int12" 12 integer(true, 0), u8;
    Float6E2M3 FLOAT6E2M3 "float6e2m3" 6 float(true, 2, 3, 1, Specials::None), u8;
    Float8E4M3Fn FLOAT8E4M3FN "float8e4m3fn" 8 float(true, 4, 3, 7, Specials::NanAtAllOnes), u8;
    Float8E4M3FnUz FLOAT8E4M3FNUZ "float8e4m3fnuz" 8 float(true, 4, 3, 8, Specials::NanAtNegativeZero), u8;
    Float8E5M2 FLOAT8E5M2 "float8e5m2" 8 float(true, 5, 2, 15, Specials::Ieee), u8;
    Float8E8M0 FLOAT8E8M0 "float8e8m0" 8
        nan_at_all_ones(8, 0, 127).unsigned().without_subnormals(), u8;
    Float16 FLOAT16 "float16" 16 float(true, 5, 10, 15, Specials::Ieee), half::f16;
    BFloat16 BFLOAT16 "bfloat16" 16 float(true, 8, 7, 127, Specials::Ieee), half::bf16;
    Float32 FLOAT32 "float32" 32 float(true, 8, 23, 127, Specials::Ieee), f32;
    Book2 BOOK2 "book2" 2 codebook(&[-1.0, -0.25, 0.0, 1.5]), u8;
}

/// ONNX-like: opsets 10, 13 (axis), 21 (block_size, int4, float16), 23 (more integers of 32 bits).
pub(crate) static ONNX: Operator = Operator {
    id: "onnx.DequantizeLinear",
    name: "ONNX DequantizeLinear",
    versioned_by: VersionedBy::Opset,
    newest_checked: Version::new(25, 0),
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
        Granularity::new("per_tensor", 10, 0, Groups::WholeTensor, ParameterShape::OneScalarOrVector),
        Granularity::new("per_axis", 13, 0, Groups::OneAlong(0), ParameterShape::Vector),
        Granularity::new("blocked", 21, 0, Groups::Blocks(0, 1), ParameterShape::Grid).ragged(),
    ],
    granularity_from: GranularityFrom::SizeAttribute(1),
    versions: &OperatorVersion::list(
        (
            &[
                InputElement::new("int8", INT8, &[INT8]),
                InputElement::new("uint8", UINT8, &[UINT8]),
                InputElement::new("int32", INT32, &[INT32]),
                InputElement::new("float8e4m3fn", FLOAT8E4M3FN, &[FLOAT8E4M3FN]),
                InputElement::new("int4", INT4, &[INT4]),
                InputElement::new("float6e2m3", FLOAT6E2M3, &[FLOAT6E2M3]),
                InputElement::new("int12", INT12, &[INT12]),
                InputElement::new("uint32", UINT32, &[UINT32]),
                InputElement::new("int32up", INT32UP, &[INT32UP]),
                InputElement::new("uint32down", UINT32DOWN, &[UINT32DOWN]),
            ],
            &[FLOAT32, FLOAT16],
            &[FLOAT32, FLOAT16],
        ),
        [
            (Version::new(10, 0), OutputType::SameAsScale, [3, 1, 1]),
            (Version::new(13, 0), OutputType::SameAsScale, [3, 1, 1]),
            (Version::new(21, 0), OutputType::SameAsScale, [7, 2, 2]),
            (Version::new(23, 0), OutputType::Attribute(2), [10, 2, 2]),
        ],
    ),
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
        Check::new("C12", Rule::ZeroPointCodesAreZero).input(&[3]).at_run(),
        Check::new("C13", Rule::OutputTensor).at_run(),
    ],
    type_numbers: &[(1, FLOAT32), (10, FLOAT16), (2, UINT8)],
    kernel: onnx_kernel,
};

fn onnx_kernel(types: Types) -> Option<Kernel> {
    macro_rules! arms {
        ($($q:ident $formula:ident),*) => {
            match (types.input, types.scale, types.output) {
                $(
                    (x, FLOAT32, FLOAT32) if x == $q::DTYPE =>
                        $formula::<$q, Float32>(scale::<Float32>(), zero::<$q>()),
                    (x, FLOAT32, FLOAT16) if x == $q::DTYPE =>
                        $formula::<$q, Float16>(scale::<Float32>(), zero::<$q>()),
                    (x, FLOAT16, FLOAT32) if x == $q::DTYPE =>
                        $formula::<$q, Float32>(scale::<Float16>(), zero::<$q>()),
                    (x, FLOAT16, FLOAT16) if x == $q::DTYPE =>
                        $formula::<$q, Float16>(scale::<Float16>(), zero::<$q>()),
                )*
                _ => None,
            }
        };
    }
    arms!(Int8 affine, UInt8 affine, Int32 affine_wide, UInt32 affine_wide, Int32Up affine_wide,
        UInt32Down affine_wide, Float8E4M3Fn scaled, Int4 affine, Float6E2M3 affine, Int12 affine)
}

/// PMX-like: int8, and int4 in int16 words along axis 0.
pub(crate) static PMX: Operator = Operator {
    id: "pmx.DequantizeLinear",
    name: "PMX DequantizeLinear",
    versioned_by: VersionedBy::Release,
    newest_checked: Version::new(1, 0),
    inputs: ["X", "Scale", "ZeroPoint"],
    output: "Y",
    attributes: &[
        Attribute::new("quant_data_type", ValueKind::String, 1, 0),
        Attribute::new("quant_axis", ValueKind::Int, 1, 0).or(Value::Int(1)),
        Attribute::new("group_size", ValueKind::Int, 1, 0).or(Value::Int(128)),
        Attribute::new("has_zeropoint", ValueKind::Bool, 1, 0).or(Value::Bool(false)),
        Attribute::new("float_zeropoint", ValueKind::Bool, 1, 0).or(Value::Bool(false)),
    ],
    element_from: Some(0),
    additive_when: Some(4),
    empty_zero_point_is_absent: true,
    granularities: &[
        Granularity::new("per_tensor", 1, 0, Groups::WholeTensor, ParameterShape::OneScalarOrVector),
        Granularity::new("per_channel", 1, 0, Groups::AllAlong(1), ParameterShape::Grid),
        Granularity::new("grouped", 1, 0, Groups::Blocks(1, 2), ParameterShape::Grid),
    ],
    granularity_from: GranularityFrom::SizeAttribute(2),
    versions: &[OperatorVersion {
        since: Version::new(1, 0),
        output_type: OutputType::SameAsScale,
        input: &[
            InputElement::new("int8", INT8, &[INT8, FLOAT32]),
            InputElement::new("int4", UINT4B8, &[INT8, FLOAT32]).packed(INT16, 0),
        ],
        scale: &[FLOAT32, FLOAT16],
        output: &[FLOAT32, FLOAT16],
    }],
    checks: &[
        Check::new("C1", Rule::RequiredAttribute(0)),
        Check::new("C2", Rule::OneOf(0, &["int4", "int8"])),
        Check::new("C3", Rule::RequiredInput(Role::Scale)),
        Check::new("C4", Rule::ElementType(Role::Input)),
        Check::new("C5", Rule::ElementType(Role::Scale)),
        Check::new("C6", Rule::ZeroPointFlag(3)),
        Check::new("C7", Rule::ElementType(Role::ZeroPoint)),
        Check::new("C8", Rule::FloatZeroPoint(4)),
        Check::new("C9", Rule::OutputType),
        Check::new("C10", Rule::MinimumRank(Role::Input, 1)),
        Check::new("C11", Rule::Range(1, 0, 1)),
        Check::new("C12", Rule::Minimum(2, 0)),
        Check::new("C13", Rule::Granularity),
        Check::new("C14", Rule::AxisInRange(1)).granularity(&[1, 2]),
        Check::new("C15", Rule::GroupsDivide).granularity(&[2]),
        Check::new("C16", Rule::ScaleShape),
        Check::new("C17", Rule::ZeroPointShapeSameAsScale),
        Check::new("C18", Rule::ZeroPointsAreCodes).input(&[1]).additive(false).at_run(),
        Check::new("C19", Rule::OutputTensor).at_run(),
    ],
    type_numbers: &[],
    kernel: pmx_kernel,
};

fn pmx_kernel(types: Types) -> Option<Kernel> {
    let Types { input, scale: FLOAT32, zero_point, output: FLOAT32, additive: adds } = types else {
        return None;
    };
    let scale = scale::<Float32>();
    match (input, zero_point, adds) {
        (INT8, None, false) => affine::<Int8, Float32>(scale, no_zero()),
        (INT8, Some(INT8), false) => affine::<Int8, Float32>(scale, zero::<Int8>()),
        (UINT4B8, None, false) => affine::<InWords<UInt4B8, 16>, Float32>(scale, no_zero()),
        (UINT4B8, Some(INT8), false) => {
            affine::<InWords<Unbiased<UInt4B8>, 16>, Float32>(scale, zero::<Int8>())
        }
        (UINT4B8, Some(FLOAT32), true) => additive::<InWords<UInt4B8, 16>, Float32>(scale, zero::<Float32>()),
        _ => None,
    }
}

/// The newest ONNX-like operator with an axis and a block size.
pub(crate) fn onnx(axis: i64, block_size: i64) -> Builder {
    Builder::newest(&ONNX).set_at(0, axis).set_at(1, block_size)
}

/// The bytes of codes as a little-endian stream, first element in the lowest bits.
pub(crate) fn pack(codes: &[u64], bits: u32) -> Vec<u8> {
    let mut bytes = vec![0; (codes.len() * bits as usize).div_ceil(8)];
    for (n, code) in codes.iter().enumerate() {
        for bit in 0..bits as usize {
            let at = n * bits as usize + bit;
            bytes[at / 8] |= ((code >> bit & 1) as u8) << (at % 8);
        }
    }
    bytes
}

pub(crate) fn f32_bytes(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

pub(crate) fn f32s(bytes: &[u8]) -> Vec<f32> {
    bytes.chunks_exact(4).map(|word| f32::from_le_bytes([word[0], word[1], word[2], word[3]])).collect()
}

/// Numbers without a pattern: xorshift.
pub(crate) fn random(seed: u64) -> impl FnMut() -> u64 {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    }
}

/// Says what is not tested here, and why; not by `println!`, whose words are kept back where a test passes.
#[cfg(feature = "std")]
pub(crate) fn skipped(why: &str) {
    let thread = std::thread::current();
    let test = thread.name().unwrap_or_default();
    // A closed pipe is no reason to fail.
    let _ = std::io::Write::write_fmt(&mut std::io::stdout(), format_args!("\nskipped {test}: {why}\n"));
}

pub(crate) fn text(error: Error) -> alloc::string::String {
    error.to_string()
}
