// Made by `cargo xtask gen` from the documents in `spec/`; edit those instead.

/// IEEE 754 binary32.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Float32 {}
/// [`Float32`] as a value.
pub const FLOAT32: ::dequant::DType = <Float32 as ::dequant::element::Element>::DTYPE;
/// 8-bit unsigned integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Uint8 {}
/// [`Uint8`] as a value.
pub const UINT8: ::dequant::DType = <Uint8 as ::dequant::element::Element>::DTYPE;
/// 8-bit two's-complement integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Int8 {}
/// [`Int8`] as a value.
pub const INT8: ::dequant::DType = <Int8 as ::dequant::element::Element>::DTYPE;
/// 16-bit unsigned integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Uint16 {}
/// [`Uint16`] as a value.
pub const UINT16: ::dequant::DType = <Uint16 as ::dequant::element::Element>::DTYPE;
/// 16-bit two's-complement integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Int16 {}
/// [`Int16`] as a value.
pub const INT16: ::dequant::DType = <Int16 as ::dequant::element::Element>::DTYPE;
/// 32-bit unsigned integer; words of MLX's codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Uint32 {}
/// [`Uint32`] as a value.
pub const UINT32: ::dequant::DType = <Uint32 as ::dequant::element::Element>::DTYPE;
/// 32-bit two's-complement integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Int32 {}
/// [`Int32`] as a value.
pub const INT32: ::dequant::DType = <Int32 as ::dequant::element::Element>::DTYPE;
/// 64-bit two's-complement integer; the type of oneDNN's zps attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Int64 {}
/// [`Int64`] as a value.
pub const INT64: ::dequant::DType = <Int64 as ::dequant::element::Element>::DTYPE;
/// IEEE 754 binary16.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Float16 {}
/// [`Float16`] as a value.
pub const FLOAT16: ::dequant::DType = <Float16 as ::dequant::element::Element>::DTYPE;
/// The upper half of a binary32.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bfloat16 {}
/// [`Bfloat16`] as a value.
pub const BFLOAT16: ::dequant::DType = <Bfloat16 as ::dequant::element::Element>::DTYPE;
/// 8-bit float, largest value 448, no infinity; NaN where exponent and mantissa are all ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Float8E4M3Fn {}
/// [`Float8E4M3Fn`] as a value.
pub const FLOAT8E4M3FN: ::dequant::DType = <Float8E4M3Fn as ::dequant::element::Element>::DTYPE;
/// 8-bit float, largest value 240, no infinity, no negative zero; NaN is code 0x80.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Float8E4M3Fnuz {}
/// [`Float8E4M3Fnuz`] as a value.
pub const FLOAT8E4M3FNUZ: ::dequant::DType = <Float8E4M3Fnuz as ::dequant::element::Element>::DTYPE;
/// 8-bit float with the exponent of a float16, infinities and NaNs as in IEEE 754.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Float8E5M2 {}
/// [`Float8E5M2`] as a value.
pub const FLOAT8E5M2: ::dequant::DType = <Float8E5M2 as ::dequant::element::Element>::DTYPE;
/// 8-bit float, largest value 57344, no infinity, no negative zero; NaN is code 0x80.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Float8E5M2Fnuz {}
/// [`Float8E5M2Fnuz`] as a value.
pub const FLOAT8E5M2FNUZ: ::dequant::DType = <Float8E5M2Fnuz as ::dequant::element::Element>::DTYPE;
/// 4-bit unsigned integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Uint4 {}
/// [`Uint4`] as a value.
pub const UINT4: ::dequant::DType = <Uint4 as ::dequant::element::Element>::DTYPE;
/// 4-bit two's-complement integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Int4 {}
/// [`Int4`] as a value.
pub const INT4: ::dequant::DType = <Int4 as ::dequant::element::Element>::DTYPE;
/// 4-bit float with the magnitudes 0, 0.5, 1, 1.5, 2, 3, 4 and 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Float4E2M1 {}
/// [`Float4E2M1`] as a value.
pub const FLOAT4E2M1: ::dequant::DType = <Float4E2M1 as ::dequant::element::Element>::DTYPE;
/// A power of two, 2^(code - 127); no sign, no zero, no subnormals; NaN is code 0xff.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Float8E8M0 {}
/// [`Float8E8M0`] as a value.
pub const FLOAT8E8M0: ::dequant::DType = <Float8E8M0 as ::dequant::element::Element>::DTYPE;
/// 2-bit unsigned integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Uint2 {}
/// [`Uint2`] as a value.
pub const UINT2: ::dequant::DType = <Uint2 as ::dequant::element::Element>::DTYPE;
/// 2-bit two's-complement integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Int2 {}
/// [`Int2`] as a value.
pub const INT2: ::dequant::DType = <Int2 as ::dequant::element::Element>::DTYPE;
/// 6-bit float, largest value 7.5, no infinity, no NaN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Float6E2M3 {}
/// [`Float6E2M3`] as a value.
pub const FLOAT6E2M3: ::dequant::DType = <Float6E2M3 as ::dequant::element::Element>::DTYPE;
/// 6-bit float, largest value 28, no infinity, no NaN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Float6E3M2 {}
/// [`Float6E3M2`] as a value.
pub const FLOAT6E3M2: ::dequant::DType = <Float6E3M2 as ::dequant::element::Element>::DTYPE;
/// 4-bit unsigned integer with an implied offset of 8 (code 0 is -8, code 15 is 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Uint4B8 {}
/// [`Uint4B8`] as a value.
pub const UINT4B8: ::dequant::DType = <Uint4B8 as ::dequant::element::Element>::DTYPE;
/// Every type of the document, in its order, with what dialects call it.
pub const TYPES: &[::dequant::element::NamedType] = {
    use ::dequant::element::NamedType;
    &[
        NamedType::new(FLOAT32)
            .called(&[("onednn", "f32"), ("safetensors", "F32")])
            .numbered(&[("gguf", 0), ("onnx", 1)]),
        NamedType::new(UINT8)
            .called(&[("onednn", "u8"), ("safetensors", "U8")])
            .numbered(&[("onnx", 2)]),
        NamedType::new(INT8)
            .called(&[("onednn", "s8"), ("safetensors", "I8")])
            .numbered(&[("gguf", 24), ("onnx", 3)]),
        NamedType::new(UINT16)
            .called(&[("safetensors", "U16")])
            .numbered(&[("onnx", 4)]),
        NamedType::new(INT16)
            .called(&[("safetensors", "I16")])
            .numbered(&[("gguf", 25), ("onnx", 5)]),
        NamedType::new(UINT32)
            .called(&[("safetensors", "U32")])
            .numbered(&[("onnx", 12)]),
        NamedType::new(INT32)
            .called(&[("onednn", "s32"), ("safetensors", "I32")])
            .numbered(&[("gguf", 26), ("onnx", 6)]),
        NamedType::new(INT64)
            .called(&[("onednn", "s64"), ("safetensors", "I64")])
            .numbered(&[("gguf", 27), ("onnx", 7)]),
        NamedType::new(FLOAT16)
            .called(&[("onednn", "f16"), ("safetensors", "F16")])
            .numbered(&[("gguf", 1), ("onnx", 10)]),
        NamedType::new(BFLOAT16)
            .called(&[("onednn", "bf16"), ("safetensors", "BF16")])
            .numbered(&[("gguf", 30), ("onnx", 16)]),
        NamedType::new(FLOAT8E4M3FN)
            .called(&[("onednn", "f8_e4m3"), ("safetensors", "F8_E4M3")])
            .numbered(&[("onnx", 17)]),
        NamedType::new(FLOAT8E4M3FNUZ)
            .called(&[("safetensors", "F8_E4M3FNUZ")])
            .numbered(&[("onnx", 18)]),
        NamedType::new(FLOAT8E5M2)
            .called(&[("onednn", "f8_e5m2"), ("safetensors", "F8_E5M2")])
            .numbered(&[("onnx", 19)]),
        NamedType::new(FLOAT8E5M2FNUZ)
            .called(&[("safetensors", "F8_E5M2FNUZ")])
            .numbered(&[("onnx", 20)]),
        NamedType::new(UINT4).called(&[("onednn", "u4")]).numbered(&[("onnx", 21)]),
        NamedType::new(INT4).called(&[("onednn", "s4")]).numbered(&[("onnx", 22)]),
        NamedType::new(FLOAT4E2M1)
            .called(&[("safetensors", "F4")])
            .numbered(&[("onnx", 23)]),
        NamedType::new(FLOAT8E8M0)
            .called(&[("safetensors", "F8_E8M0")])
            .numbered(&[("onnx", 24)]),
        NamedType::new(UINT2).numbered(&[("onnx", 25)]),
        NamedType::new(INT2).numbered(&[("onnx", 26)]),
        NamedType::new(FLOAT6E2M3)
            .called(&[("safetensors", "F6_E2M3")])
            .numbered(&[("onnx", 27)]),
        NamedType::new(FLOAT6E3M2)
            .called(&[("safetensors", "F6_E3M2")])
            .numbered(&[("onnx", 28)]),
        NamedType::new(UINT4B8),
    ]
};
const _: () = {
    use ::dequant::element::*;
    impl Element for self::Float32 {
        const ENCODING: Encoding = ieee(8, 23, 127);
        const DTYPE: DType = DType::new("float32", 32, &Self::ENCODING);
        type Word = f32;
    }
    impl Element for self::Uint8 {
        const ENCODING: Encoding = integer(false, 0);
        const DTYPE: DType = DType::new("uint8", 8, &Self::ENCODING);
        type Word = u8;
    }
    impl Element for self::Int8 {
        const ENCODING: Encoding = integer(true, 0);
        const DTYPE: DType = DType::new("int8", 8, &Self::ENCODING);
        type Word = i8;
    }
    impl Element for self::Uint16 {
        const ENCODING: Encoding = integer(false, 0);
        const DTYPE: DType = DType::new("uint16", 16, &Self::ENCODING);
        type Word = u16;
    }
    impl Element for self::Int16 {
        const ENCODING: Encoding = integer(true, 0);
        const DTYPE: DType = DType::new("int16", 16, &Self::ENCODING);
        type Word = i16;
    }
    impl Element for self::Uint32 {
        const ENCODING: Encoding = integer(false, 0);
        const DTYPE: DType = DType::new("uint32", 32, &Self::ENCODING);
        type Word = u32;
    }
    impl Element for self::Int32 {
        const ENCODING: Encoding = integer(true, 0);
        const DTYPE: DType = DType::new("int32", 32, &Self::ENCODING);
        type Word = i32;
    }
    impl Element for self::Int64 {
        const ENCODING: Encoding = integer(true, 0);
        const DTYPE: DType = DType::new("int64", 64, &Self::ENCODING);
        type Word = i64;
    }
    impl Element for self::Float16 {
        const ENCODING: Encoding = ieee(5, 10, 15);
        const DTYPE: DType = DType::new("float16", 16, &Self::ENCODING);
        type Word = ::dequant::half::f16;
    }
    impl Element for self::Bfloat16 {
        const ENCODING: Encoding = ieee(8, 7, 127);
        const DTYPE: DType = DType::new("bfloat16", 16, &Self::ENCODING);
        type Word = ::dequant::half::bf16;
    }
    impl Element for self::Float8E4M3Fn {
        const ENCODING: Encoding = nan_at_all_ones(4, 3, 7);
        const DTYPE: DType = DType::new("float8e4m3fn", 8, &Self::ENCODING);
        type Word = u8;
    }
    impl Element for self::Float8E4M3Fnuz {
        const ENCODING: Encoding = nan_at_negative_zero(4, 3, 8);
        const DTYPE: DType = DType::new("float8e4m3fnuz", 8, &Self::ENCODING);
        type Word = u8;
    }
    impl Element for self::Float8E5M2 {
        const ENCODING: Encoding = ieee(5, 2, 15);
        const DTYPE: DType = DType::new("float8e5m2", 8, &Self::ENCODING);
        type Word = u8;
    }
    impl Element for self::Float8E5M2Fnuz {
        const ENCODING: Encoding = nan_at_negative_zero(5, 2, 16);
        const DTYPE: DType = DType::new("float8e5m2fnuz", 8, &Self::ENCODING);
        type Word = u8;
    }
    impl Element for self::Uint4 {
        const ENCODING: Encoding = integer(false, 0);
        const DTYPE: DType = DType::new("uint4", 4, &Self::ENCODING);
        type Word = u8;
    }
    impl Element for self::Int4 {
        const ENCODING: Encoding = integer(true, 0);
        const DTYPE: DType = DType::new("int4", 4, &Self::ENCODING);
        type Word = u8;
    }
    impl Element for self::Float4E2M1 {
        const ENCODING: Encoding = finite(2, 1, 1);
        const DTYPE: DType = DType::new("float4e2m1", 4, &Self::ENCODING);
        type Word = u8;
    }
    impl Element for self::Float8E8M0 {
        const ENCODING: Encoding = nan_at_all_ones(8, 0, 127)
            .unsigned()
            .without_subnormals();
        const DTYPE: DType = DType::new("float8e8m0", 8, &Self::ENCODING);
        type Word = u8;
    }
    impl Element for self::Uint2 {
        const ENCODING: Encoding = integer(false, 0);
        const DTYPE: DType = DType::new("uint2", 2, &Self::ENCODING);
        type Word = u8;
    }
    impl Element for self::Int2 {
        const ENCODING: Encoding = integer(true, 0);
        const DTYPE: DType = DType::new("int2", 2, &Self::ENCODING);
        type Word = u8;
    }
    impl Element for self::Float6E2M3 {
        const ENCODING: Encoding = finite(2, 3, 1);
        const DTYPE: DType = DType::new("float6e2m3", 6, &Self::ENCODING);
        type Word = u8;
    }
    impl Element for self::Float6E3M2 {
        const ENCODING: Encoding = finite(3, 2, 3);
        const DTYPE: DType = DType::new("float6e3m2", 6, &Self::ENCODING);
        type Word = u8;
    }
    impl Element for self::Uint4B8 {
        const ENCODING: Encoding = integer(false, 8);
        const DTYPE: DType = DType::new("uint4b8", 4, &Self::ENCODING);
        type Word = u8;
    }
};
