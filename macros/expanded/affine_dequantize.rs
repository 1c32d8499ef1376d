// Made by `cargo xtask gen` from the documents in `spec/`; edit those instead.

/// AFFINE Dequantize: Computes y = (x - zero_point) * scale, or y = x * scale + zero_point with additive, for groups of any shape: one scale and one zero point for every group.
///
/// Page: `spec/operators/affine_dequantize.yaml` of dequant, 1.0. A plan exists only for a call that keeps these rules, each where it applies:
/// * C1: scale is given.
/// * C2: x has a type of up to 32 bits.
/// * C3: scale is a float.
/// * C4: zero_point has x's type, is int8 or uint8, is int32 for an x of integers, or is float16, bfloat16 or float32 unless x is of integers of more than 16 bits.
/// * C5: zero_point is a float when additive is set.
/// * C6: y is float32, float16 or bfloat16; scale's type when the caller does not choose.
/// * C7: granularity is per_tensor or per_group.
/// * C8 (`per_group`): group_shape is given, has one entry for each axis of x, and every entry is positive.
/// * C9: scale has one element per tensor; x's shape divided by group_shape, rounded up, per group.
/// * C10: zero_point has the shape of scale.
/// * C11: y has the chosen type and the shape of x.
#[derive(Clone, Debug)]
pub struct Dequantize<V = ::dequant::AnyVersion>(::dequant::Builder, V);
const _: () = {
    use ::dequant::{builder::*, types::*};
    static FACTS: ::dequant::operator::Operator = {
        use ::dequant::operator::prelude::*;
        const INPUT: &[InputElement] = &[
            InputElement::new(
                "float32",
                FLOAT32,
                &[FLOAT32, INT8, UINT8, FLOAT16, BFLOAT16],
            ),
            InputElement::new(
                "uint8",
                UINT8,
                &[UINT8, INT8, INT32, FLOAT16, BFLOAT16, FLOAT32],
            ),
            InputElement::new(
                "int8",
                INT8,
                &[INT8, UINT8, INT32, FLOAT16, BFLOAT16, FLOAT32],
            ),
            InputElement::new(
                "uint16",
                UINT16,
                &[UINT16, INT8, UINT8, INT32, FLOAT16, BFLOAT16, FLOAT32],
            ),
            InputElement::new(
                "int16",
                INT16,
                &[INT16, INT8, UINT8, INT32, FLOAT16, BFLOAT16, FLOAT32],
            ),
            InputElement::new("uint32", UINT32, &[UINT32, INT8, UINT8, INT32]),
            InputElement::new("int32", INT32, &[INT32, INT8, UINT8]),
            InputElement::new(
                "float16",
                FLOAT16,
                &[FLOAT16, INT8, UINT8, BFLOAT16, FLOAT32],
            ),
            InputElement::new(
                "bfloat16",
                BFLOAT16,
                &[BFLOAT16, INT8, UINT8, FLOAT16, FLOAT32],
            ),
            InputElement::new(
                "float8e4m3fn",
                FLOAT8E4M3FN,
                &[FLOAT8E4M3FN, INT8, UINT8, FLOAT16, BFLOAT16, FLOAT32],
            ),
            InputElement::new(
                "float8e4m3fnuz",
                FLOAT8E4M3FNUZ,
                &[FLOAT8E4M3FNUZ, INT8, UINT8, FLOAT16, BFLOAT16, FLOAT32],
            ),
            InputElement::new(
                "float8e5m2",
                FLOAT8E5M2,
                &[FLOAT8E5M2, INT8, UINT8, FLOAT16, BFLOAT16, FLOAT32],
            ),
            InputElement::new(
                "float8e5m2fnuz",
                FLOAT8E5M2FNUZ,
                &[FLOAT8E5M2FNUZ, INT8, UINT8, FLOAT16, BFLOAT16, FLOAT32],
            ),
            InputElement::new(
                "uint4",
                UINT4,
                &[UINT4, INT8, UINT8, INT32, FLOAT16, BFLOAT16, FLOAT32],
            ),
            InputElement::new(
                "int4",
                INT4,
                &[INT4, INT8, UINT8, INT32, FLOAT16, BFLOAT16, FLOAT32],
            ),
            InputElement::new(
                "float4e2m1",
                FLOAT4E2M1,
                &[FLOAT4E2M1, INT8, UINT8, FLOAT16, BFLOAT16, FLOAT32],
            ),
            InputElement::new(
                "float8e8m0",
                FLOAT8E8M0,
                &[FLOAT8E8M0, INT8, UINT8, FLOAT16, BFLOAT16, FLOAT32],
            ),
            InputElement::new(
                "uint2",
                UINT2,
                &[UINT2, INT8, UINT8, INT32, FLOAT16, BFLOAT16, FLOAT32],
            ),
            InputElement::new(
                "int2",
                INT2,
                &[INT2, INT8, UINT8, INT32, FLOAT16, BFLOAT16, FLOAT32],
            ),
            InputElement::new(
                "float6e2m3",
                FLOAT6E2M3,
                &[FLOAT6E2M3, INT8, UINT8, FLOAT16, BFLOAT16, FLOAT32],
            ),
            InputElement::new(
                "float6e3m2",
                FLOAT6E3M2,
                &[FLOAT6E3M2, INT8, UINT8, FLOAT16, BFLOAT16, FLOAT32],
            ),
            InputElement::new(
                "uint4b8",
                UINT4B8,
                &[UINT4B8, INT8, UINT8, INT32, FLOAT16, BFLOAT16, FLOAT32],
            ),
        ];
        const SCALE: &[DType] = &[
            FLOAT32,
            FLOAT16,
            BFLOAT16,
            FLOAT8E4M3FN,
            FLOAT8E4M3FNUZ,
            FLOAT8E5M2,
            FLOAT8E5M2FNUZ,
            FLOAT4E2M1,
            FLOAT8E8M0,
            FLOAT6E2M3,
            FLOAT6E3M2,
        ];
        const OUTPUT: &[DType] = &[FLOAT32, FLOAT16, BFLOAT16];
        fn kernel(types: Types) -> ::core::option::Option<Kernel> {
            use ::dequant::kernel::*;
            let scale = match types.scale {
                FLOAT32 => scale::<Float32>(),
                FLOAT16 => scale::<Float16>(),
                BFLOAT16 => scale::<Bfloat16>(),
                FLOAT8E4M3FN => scale::<Float8E4M3Fn>(),
                FLOAT8E4M3FNUZ => scale::<Float8E4M3Fnuz>(),
                FLOAT8E5M2 => scale::<Float8E5M2>(),
                FLOAT8E5M2FNUZ => scale::<Float8E5M2Fnuz>(),
                FLOAT4E2M1 => scale::<Float4E2M1>(),
                FLOAT8E8M0 => scale::<Float8E8M0>(),
                FLOAT6E2M3 => scale::<Float6E2M3>(),
                FLOAT6E3M2 => scale::<Float6E3M2>(),
                _ => return None,
            };
            let zero = match types.zero_point {
                None => no_zero(),
                Some(FLOAT32) => zero::<Float32>(),
                Some(INT8) => zero::<Int8>(),
                Some(UINT8) => zero::<Uint8>(),
                Some(FLOAT16) => zero::<Float16>(),
                Some(BFLOAT16) => zero::<Bfloat16>(),
                Some(INT32) => zero::<Int32>(),
                Some(UINT16) => zero::<Uint16>(),
                Some(INT16) => zero::<Int16>(),
                Some(UINT32) => zero::<Uint32>(),
                Some(FLOAT8E4M3FN) => zero::<Float8E4M3Fn>(),
                Some(FLOAT8E4M3FNUZ) => zero::<Float8E4M3Fnuz>(),
                Some(FLOAT8E5M2) => zero::<Float8E5M2>(),
                Some(FLOAT8E5M2FNUZ) => zero::<Float8E5M2Fnuz>(),
                Some(UINT4) => zero::<Uint4>(),
                Some(INT4) => zero::<Int4>(),
                Some(FLOAT4E2M1) => zero::<Float4E2M1>(),
                Some(FLOAT8E8M0) => zero::<Float8E8M0>(),
                Some(UINT2) => zero::<Uint2>(),
                Some(INT2) => zero::<Int2>(),
                Some(FLOAT6E2M3) => zero::<Float6E2M3>(),
                Some(FLOAT6E3M2) => zero::<Float6E3M2>(),
                Some(UINT4B8) => zero::<Uint4B8>(),
                _ => return None,
            };
            let rest = (types.zero_point, types.output, types.additive);
            match types.input {
                FLOAT32 => {
                    match rest {
                        (
                            None | Some(FLOAT32 | INT8 | UINT8 | FLOAT16 | BFLOAT16),
                            FLOAT32,
                            false,
                        ) => affine::<Float32, Float32>(scale, zero),
                        (
                            None | Some(FLOAT32 | INT8 | UINT8 | FLOAT16 | BFLOAT16),
                            FLOAT16,
                            false,
                        ) => affine::<Float32, Float16>(scale, zero),
                        (
                            None | Some(FLOAT32 | INT8 | UINT8 | FLOAT16 | BFLOAT16),
                            BFLOAT16,
                            false,
                        ) => affine::<Float32, Bfloat16>(scale, zero),
                        (Some(FLOAT32 | FLOAT16 | BFLOAT16), FLOAT32, true) => {
                            additive::<Float32, Float32>(scale, zero)
                        }
                        (Some(FLOAT32 | FLOAT16 | BFLOAT16), FLOAT16, true) => {
                            additive::<Float32, Float16>(scale, zero)
                        }
                        (Some(FLOAT32 | FLOAT16 | BFLOAT16), BFLOAT16, true) => {
                            additive::<Float32, Bfloat16>(scale, zero)
                        }
                        _ => None,
                    }
                }
                UINT8 => {
                    match rest {
                        (
                            None | Some(UINT8 | INT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT32,
                            false,
                        ) => affine::<Uint8, Float32>(scale, zero),
                        (
                            None | Some(UINT8 | INT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT16,
                            false,
                        ) => affine::<Uint8, Float16>(scale, zero),
                        (
                            None | Some(UINT8 | INT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            BFLOAT16,
                            false,
                        ) => affine::<Uint8, Bfloat16>(scale, zero),
                        (Some(INT32), FLOAT32, false) => {
                            affine_wide::<Uint8, Float32>(scale, zero)
                        }
                        (Some(INT32), FLOAT16, false) => {
                            affine_wide::<Uint8, Float16>(scale, zero)
                        }
                        (Some(INT32), BFLOAT16, false) => {
                            affine_wide::<Uint8, Bfloat16>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), FLOAT32, true) => {
                            additive::<Uint8, Float32>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), FLOAT16, true) => {
                            additive::<Uint8, Float16>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), BFLOAT16, true) => {
                            additive::<Uint8, Bfloat16>(scale, zero)
                        }
                        _ => None,
                    }
                }
                INT8 => {
                    match rest {
                        (
                            None | Some(INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT32,
                            false,
                        ) => affine::<Int8, Float32>(scale, zero),
                        (
                            None | Some(INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT16,
                            false,
                        ) => affine::<Int8, Float16>(scale, zero),
                        (
                            None | Some(INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            BFLOAT16,
                            false,
                        ) => affine::<Int8, Bfloat16>(scale, zero),
                        (Some(INT32), FLOAT32, false) => {
                            affine_wide::<Int8, Float32>(scale, zero)
                        }
                        (Some(INT32), FLOAT16, false) => {
                            affine_wide::<Int8, Float16>(scale, zero)
                        }
                        (Some(INT32), BFLOAT16, false) => {
                            affine_wide::<Int8, Bfloat16>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), FLOAT32, true) => {
                            additive::<Int8, Float32>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), FLOAT16, true) => {
                            additive::<Int8, Float16>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), BFLOAT16, true) => {
                            additive::<Int8, Bfloat16>(scale, zero)
                        }
                        _ => None,
                    }
                }
                UINT16 => {
                    match rest {
                        (
                            None
                            | Some(UINT16 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT32,
                            false,
                        ) => affine::<Uint16, Float32>(scale, zero),
                        (
                            None
                            | Some(UINT16 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT16,
                            false,
                        ) => affine::<Uint16, Float16>(scale, zero),
                        (
                            None
                            | Some(UINT16 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            BFLOAT16,
                            false,
                        ) => affine::<Uint16, Bfloat16>(scale, zero),
                        (Some(INT32), FLOAT32, false) => {
                            affine_wide::<Uint16, Float32>(scale, zero)
                        }
                        (Some(INT32), FLOAT16, false) => {
                            affine_wide::<Uint16, Float16>(scale, zero)
                        }
                        (Some(INT32), BFLOAT16, false) => {
                            affine_wide::<Uint16, Bfloat16>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), FLOAT32, true) => {
                            additive::<Uint16, Float32>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), FLOAT16, true) => {
                            additive::<Uint16, Float16>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), BFLOAT16, true) => {
                            additive::<Uint16, Bfloat16>(scale, zero)
                        }
                        _ => None,
                    }
                }
                INT16 => {
                    match rest {
                        (
                            None
                            | Some(INT16 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT32,
                            false,
                        ) => affine::<Int16, Float32>(scale, zero),
                        (
                            None
                            | Some(INT16 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT16,
                            false,
                        ) => affine::<Int16, Float16>(scale, zero),
                        (
                            None
                            | Some(INT16 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            BFLOAT16,
                            false,
                        ) => affine::<Int16, Bfloat16>(scale, zero),
                        (Some(INT32), FLOAT32, false) => {
                            affine_wide::<Int16, Float32>(scale, zero)
                        }
                        (Some(INT32), FLOAT16, false) => {
                            affine_wide::<Int16, Float16>(scale, zero)
                        }
                        (Some(INT32), BFLOAT16, false) => {
                            affine_wide::<Int16, Bfloat16>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), FLOAT32, true) => {
                            additive::<Int16, Float32>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), FLOAT16, true) => {
                            additive::<Int16, Float16>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), BFLOAT16, true) => {
                            additive::<Int16, Bfloat16>(scale, zero)
                        }
                        _ => None,
                    }
                }
                UINT32 => {
                    match rest {
                        (None | Some(UINT32 | INT8 | UINT8 | INT32), FLOAT32, false) => {
                            affine_wide::<Uint32, Float32>(scale, zero)
                        }
                        (None | Some(UINT32 | INT8 | UINT8 | INT32), FLOAT16, false) => {
                            affine_wide::<Uint32, Float16>(scale, zero)
                        }
                        (None | Some(UINT32 | INT8 | UINT8 | INT32), BFLOAT16, false) => {
                            affine_wide::<Uint32, Bfloat16>(scale, zero)
                        }
                        _ => None,
                    }
                }
                INT32 => {
                    match rest {
                        (None | Some(INT32 | INT8 | UINT8), FLOAT32, false) => {
                            affine_wide::<Int32, Float32>(scale, zero)
                        }
                        (None | Some(INT32 | INT8 | UINT8), FLOAT16, false) => {
                            affine_wide::<Int32, Float16>(scale, zero)
                        }
                        (None | Some(INT32 | INT8 | UINT8), BFLOAT16, false) => {
                            affine_wide::<Int32, Bfloat16>(scale, zero)
                        }
                        _ => None,
                    }
                }
                FLOAT16 => {
                    match rest {
                        (
                            None | Some(FLOAT16 | INT8 | UINT8 | BFLOAT16 | FLOAT32),
                            FLOAT32,
                            false,
                        ) => affine::<Float16, Float32>(scale, zero),
                        (
                            None | Some(FLOAT16 | INT8 | UINT8 | BFLOAT16 | FLOAT32),
                            FLOAT16,
                            false,
                        ) => affine::<Float16, Float16>(scale, zero),
                        (
                            None | Some(FLOAT16 | INT8 | UINT8 | BFLOAT16 | FLOAT32),
                            BFLOAT16,
                            false,
                        ) => affine::<Float16, Bfloat16>(scale, zero),
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), FLOAT32, true) => {
                            additive::<Float16, Float32>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), FLOAT16, true) => {
                            additive::<Float16, Float16>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), BFLOAT16, true) => {
                            additive::<Float16, Bfloat16>(scale, zero)
                        }
                        _ => None,
                    }
                }
                BFLOAT16 => {
                    match rest {
                        (
                            None | Some(BFLOAT16 | INT8 | UINT8 | FLOAT16 | FLOAT32),
                            FLOAT32,
                            false,
                        ) => affine::<Bfloat16, Float32>(scale, zero),
                        (
                            None | Some(BFLOAT16 | INT8 | UINT8 | FLOAT16 | FLOAT32),
                            FLOAT16,
                            false,
                        ) => affine::<Bfloat16, Float16>(scale, zero),
                        (
                            None | Some(BFLOAT16 | INT8 | UINT8 | FLOAT16 | FLOAT32),
                            BFLOAT16,
                            false,
                        ) => affine::<Bfloat16, Bfloat16>(scale, zero),
                        (Some(BFLOAT16 | FLOAT16 | FLOAT32), FLOAT32, true) => {
                            additive::<Bfloat16, Float32>(scale, zero)
                        }
                        (Some(BFLOAT16 | FLOAT16 | FLOAT32), FLOAT16, true) => {
                            additive::<Bfloat16, Float16>(scale, zero)
                        }
                        (Some(BFLOAT16 | FLOAT16 | FLOAT32), BFLOAT16, true) => {
                            additive::<Bfloat16, Bfloat16>(scale, zero)
                        }
                        _ => None,
                    }
                }
                FLOAT8E4M3FN => {
                    match rest {
                        (None, FLOAT32, false) => {
                            scaled::<Float8E4M3Fn, Float32>(scale, zero)
                        }
                        (None, FLOAT16, false) => {
                            scaled::<Float8E4M3Fn, Float16>(scale, zero)
                        }
                        (None, BFLOAT16, false) => {
                            scaled::<Float8E4M3Fn, Bfloat16>(scale, zero)
                        }
                        (
                            Some(
                                FLOAT8E4M3FN | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            FLOAT32,
                            false,
                        ) => affine::<Float8E4M3Fn, Float32>(scale, zero),
                        (
                            Some(FLOAT8E4M3FN | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT32,
                            true,
                        ) => additive::<Float8E4M3Fn, Float32>(scale, zero),
                        (
                            Some(
                                FLOAT8E4M3FN | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            FLOAT16,
                            false,
                        ) => affine::<Float8E4M3Fn, Float16>(scale, zero),
                        (
                            Some(FLOAT8E4M3FN | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT16,
                            true,
                        ) => additive::<Float8E4M3Fn, Float16>(scale, zero),
                        (
                            Some(
                                FLOAT8E4M3FN | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            BFLOAT16,
                            false,
                        ) => affine::<Float8E4M3Fn, Bfloat16>(scale, zero),
                        (
                            Some(FLOAT8E4M3FN | FLOAT16 | BFLOAT16 | FLOAT32),
                            BFLOAT16,
                            true,
                        ) => additive::<Float8E4M3Fn, Bfloat16>(scale, zero),
                        _ => None,
                    }
                }
                FLOAT8E4M3FNUZ => {
                    match rest {
                        (None, FLOAT32, false) => {
                            scaled::<Float8E4M3Fnuz, Float32>(scale, zero)
                        }
                        (None, FLOAT16, false) => {
                            scaled::<Float8E4M3Fnuz, Float16>(scale, zero)
                        }
                        (None, BFLOAT16, false) => {
                            scaled::<Float8E4M3Fnuz, Bfloat16>(scale, zero)
                        }
                        (
                            Some(
                                FLOAT8E4M3FNUZ | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            FLOAT32,
                            false,
                        ) => affine::<Float8E4M3Fnuz, Float32>(scale, zero),
                        (
                            Some(FLOAT8E4M3FNUZ | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT32,
                            true,
                        ) => additive::<Float8E4M3Fnuz, Float32>(scale, zero),
                        (
                            Some(
                                FLOAT8E4M3FNUZ | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            FLOAT16,
                            false,
                        ) => affine::<Float8E4M3Fnuz, Float16>(scale, zero),
                        (
                            Some(FLOAT8E4M3FNUZ | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT16,
                            true,
                        ) => additive::<Float8E4M3Fnuz, Float16>(scale, zero),
                        (
                            Some(
                                FLOAT8E4M3FNUZ | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            BFLOAT16,
                            false,
                        ) => affine::<Float8E4M3Fnuz, Bfloat16>(scale, zero),
                        (
                            Some(FLOAT8E4M3FNUZ | FLOAT16 | BFLOAT16 | FLOAT32),
                            BFLOAT16,
                            true,
                        ) => additive::<Float8E4M3Fnuz, Bfloat16>(scale, zero),
                        _ => None,
                    }
                }
                FLOAT8E5M2 => {
                    match rest {
                        (None, FLOAT32, false) => {
                            scaled::<Float8E5M2, Float32>(scale, zero)
                        }
                        (None, FLOAT16, false) => {
                            scaled::<Float8E5M2, Float16>(scale, zero)
                        }
                        (None, BFLOAT16, false) => {
                            scaled::<Float8E5M2, Bfloat16>(scale, zero)
                        }
                        (
                            Some(
                                FLOAT8E5M2 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            FLOAT32,
                            false,
                        ) => affine::<Float8E5M2, Float32>(scale, zero),
                        (
                            Some(FLOAT8E5M2 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT32,
                            true,
                        ) => additive::<Float8E5M2, Float32>(scale, zero),
                        (
                            Some(
                                FLOAT8E5M2 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            FLOAT16,
                            false,
                        ) => affine::<Float8E5M2, Float16>(scale, zero),
                        (
                            Some(FLOAT8E5M2 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT16,
                            true,
                        ) => additive::<Float8E5M2, Float16>(scale, zero),
                        (
                            Some(
                                FLOAT8E5M2 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            BFLOAT16,
                            false,
                        ) => affine::<Float8E5M2, Bfloat16>(scale, zero),
                        (
                            Some(FLOAT8E5M2 | FLOAT16 | BFLOAT16 | FLOAT32),
                            BFLOAT16,
                            true,
                        ) => additive::<Float8E5M2, Bfloat16>(scale, zero),
                        _ => None,
                    }
                }
                FLOAT8E5M2FNUZ => {
                    match rest {
                        (None, FLOAT32, false) => {
                            scaled::<Float8E5M2Fnuz, Float32>(scale, zero)
                        }
                        (None, FLOAT16, false) => {
                            scaled::<Float8E5M2Fnuz, Float16>(scale, zero)
                        }
                        (None, BFLOAT16, false) => {
                            scaled::<Float8E5M2Fnuz, Bfloat16>(scale, zero)
                        }
                        (
                            Some(
                                FLOAT8E5M2FNUZ | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            FLOAT32,
                            false,
                        ) => affine::<Float8E5M2Fnuz, Float32>(scale, zero),
                        (
                            Some(FLOAT8E5M2FNUZ | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT32,
                            true,
                        ) => additive::<Float8E5M2Fnuz, Float32>(scale, zero),
                        (
                            Some(
                                FLOAT8E5M2FNUZ | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            FLOAT16,
                            false,
                        ) => affine::<Float8E5M2Fnuz, Float16>(scale, zero),
                        (
                            Some(FLOAT8E5M2FNUZ | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT16,
                            true,
                        ) => additive::<Float8E5M2Fnuz, Float16>(scale, zero),
                        (
                            Some(
                                FLOAT8E5M2FNUZ | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            BFLOAT16,
                            false,
                        ) => affine::<Float8E5M2Fnuz, Bfloat16>(scale, zero),
                        (
                            Some(FLOAT8E5M2FNUZ | FLOAT16 | BFLOAT16 | FLOAT32),
                            BFLOAT16,
                            true,
                        ) => additive::<Float8E5M2Fnuz, Bfloat16>(scale, zero),
                        _ => None,
                    }
                }
                UINT4 => {
                    match rest {
                        (
                            None
                            | Some(UINT4 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT32,
                            false,
                        ) => affine::<Uint4, Float32>(scale, zero),
                        (
                            None
                            | Some(UINT4 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT16,
                            false,
                        ) => affine::<Uint4, Float16>(scale, zero),
                        (
                            None
                            | Some(UINT4 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            BFLOAT16,
                            false,
                        ) => affine::<Uint4, Bfloat16>(scale, zero),
                        (Some(INT32), FLOAT32, false) => {
                            affine_wide::<Uint4, Float32>(scale, zero)
                        }
                        (Some(INT32), FLOAT16, false) => {
                            affine_wide::<Uint4, Float16>(scale, zero)
                        }
                        (Some(INT32), BFLOAT16, false) => {
                            affine_wide::<Uint4, Bfloat16>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), FLOAT32, true) => {
                            additive::<Uint4, Float32>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), FLOAT16, true) => {
                            additive::<Uint4, Float16>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), BFLOAT16, true) => {
                            additive::<Uint4, Bfloat16>(scale, zero)
                        }
                        _ => None,
                    }
                }
                INT4 => {
                    match rest {
                        (
                            None
                            | Some(INT4 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT32,
                            false,
                        ) => affine::<Int4, Float32>(scale, zero),
                        (
                            None
                            | Some(INT4 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT16,
                            false,
                        ) => affine::<Int4, Float16>(scale, zero),
                        (
                            None
                            | Some(INT4 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            BFLOAT16,
                            false,
                        ) => affine::<Int4, Bfloat16>(scale, zero),
                        (Some(INT32), FLOAT32, false) => {
                            affine_wide::<Int4, Float32>(scale, zero)
                        }
                        (Some(INT32), FLOAT16, false) => {
                            affine_wide::<Int4, Float16>(scale, zero)
                        }
                        (Some(INT32), BFLOAT16, false) => {
                            affine_wide::<Int4, Bfloat16>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), FLOAT32, true) => {
                            additive::<Int4, Float32>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), FLOAT16, true) => {
                            additive::<Int4, Float16>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), BFLOAT16, true) => {
                            additive::<Int4, Bfloat16>(scale, zero)
                        }
                        _ => None,
                    }
                }
                FLOAT4E2M1 => {
                    match rest {
                        (None, FLOAT32, false) => {
                            scaled::<Float4E2M1, Float32>(scale, zero)
                        }
                        (None, FLOAT16, false) => {
                            scaled::<Float4E2M1, Float16>(scale, zero)
                        }
                        (None, BFLOAT16, false) => {
                            scaled::<Float4E2M1, Bfloat16>(scale, zero)
                        }
                        (
                            Some(
                                FLOAT4E2M1 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            FLOAT32,
                            false,
                        ) => affine::<Float4E2M1, Float32>(scale, zero),
                        (
                            Some(FLOAT4E2M1 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT32,
                            true,
                        ) => additive::<Float4E2M1, Float32>(scale, zero),
                        (
                            Some(
                                FLOAT4E2M1 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            FLOAT16,
                            false,
                        ) => affine::<Float4E2M1, Float16>(scale, zero),
                        (
                            Some(FLOAT4E2M1 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT16,
                            true,
                        ) => additive::<Float4E2M1, Float16>(scale, zero),
                        (
                            Some(
                                FLOAT4E2M1 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            BFLOAT16,
                            false,
                        ) => affine::<Float4E2M1, Bfloat16>(scale, zero),
                        (
                            Some(FLOAT4E2M1 | FLOAT16 | BFLOAT16 | FLOAT32),
                            BFLOAT16,
                            true,
                        ) => additive::<Float4E2M1, Bfloat16>(scale, zero),
                        _ => None,
                    }
                }
                FLOAT8E8M0 => {
                    match rest {
                        (None, FLOAT32, false) => {
                            scaled::<Float8E8M0, Float32>(scale, zero)
                        }
                        (None, FLOAT16, false) => {
                            scaled::<Float8E8M0, Float16>(scale, zero)
                        }
                        (None, BFLOAT16, false) => {
                            scaled::<Float8E8M0, Bfloat16>(scale, zero)
                        }
                        (
                            Some(
                                FLOAT8E8M0 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            FLOAT32,
                            false,
                        ) => affine::<Float8E8M0, Float32>(scale, zero),
                        (
                            Some(FLOAT8E8M0 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT32,
                            true,
                        ) => additive::<Float8E8M0, Float32>(scale, zero),
                        (
                            Some(
                                FLOAT8E8M0 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            FLOAT16,
                            false,
                        ) => affine::<Float8E8M0, Float16>(scale, zero),
                        (
                            Some(FLOAT8E8M0 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT16,
                            true,
                        ) => additive::<Float8E8M0, Float16>(scale, zero),
                        (
                            Some(
                                FLOAT8E8M0 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            BFLOAT16,
                            false,
                        ) => affine::<Float8E8M0, Bfloat16>(scale, zero),
                        (
                            Some(FLOAT8E8M0 | FLOAT16 | BFLOAT16 | FLOAT32),
                            BFLOAT16,
                            true,
                        ) => additive::<Float8E8M0, Bfloat16>(scale, zero),
                        _ => None,
                    }
                }
                UINT2 => {
                    match rest {
                        (
                            None
                            | Some(UINT2 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT32,
                            false,
                        ) => affine::<Uint2, Float32>(scale, zero),
                        (
                            None
                            | Some(UINT2 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT16,
                            false,
                        ) => affine::<Uint2, Float16>(scale, zero),
                        (
                            None
                            | Some(UINT2 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            BFLOAT16,
                            false,
                        ) => affine::<Uint2, Bfloat16>(scale, zero),
                        (Some(INT32), FLOAT32, false) => {
                            affine_wide::<Uint2, Float32>(scale, zero)
                        }
                        (Some(INT32), FLOAT16, false) => {
                            affine_wide::<Uint2, Float16>(scale, zero)
                        }
                        (Some(INT32), BFLOAT16, false) => {
                            affine_wide::<Uint2, Bfloat16>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), FLOAT32, true) => {
                            additive::<Uint2, Float32>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), FLOAT16, true) => {
                            additive::<Uint2, Float16>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), BFLOAT16, true) => {
                            additive::<Uint2, Bfloat16>(scale, zero)
                        }
                        _ => None,
                    }
                }
                INT2 => {
                    match rest {
                        (
                            None
                            | Some(INT2 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT32,
                            false,
                        ) => affine::<Int2, Float32>(scale, zero),
                        (
                            None
                            | Some(INT2 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT16,
                            false,
                        ) => affine::<Int2, Float16>(scale, zero),
                        (
                            None
                            | Some(INT2 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32),
                            BFLOAT16,
                            false,
                        ) => affine::<Int2, Bfloat16>(scale, zero),
                        (Some(INT32), FLOAT32, false) => {
                            affine_wide::<Int2, Float32>(scale, zero)
                        }
                        (Some(INT32), FLOAT16, false) => {
                            affine_wide::<Int2, Float16>(scale, zero)
                        }
                        (Some(INT32), BFLOAT16, false) => {
                            affine_wide::<Int2, Bfloat16>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), FLOAT32, true) => {
                            additive::<Int2, Float32>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), FLOAT16, true) => {
                            additive::<Int2, Float16>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), BFLOAT16, true) => {
                            additive::<Int2, Bfloat16>(scale, zero)
                        }
                        _ => None,
                    }
                }
                FLOAT6E2M3 => {
                    match rest {
                        (None, FLOAT32, false) => {
                            scaled::<Float6E2M3, Float32>(scale, zero)
                        }
                        (None, FLOAT16, false) => {
                            scaled::<Float6E2M3, Float16>(scale, zero)
                        }
                        (None, BFLOAT16, false) => {
                            scaled::<Float6E2M3, Bfloat16>(scale, zero)
                        }
                        (
                            Some(
                                FLOAT6E2M3 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            FLOAT32,
                            false,
                        ) => affine::<Float6E2M3, Float32>(scale, zero),
                        (
                            Some(FLOAT6E2M3 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT32,
                            true,
                        ) => additive::<Float6E2M3, Float32>(scale, zero),
                        (
                            Some(
                                FLOAT6E2M3 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            FLOAT16,
                            false,
                        ) => affine::<Float6E2M3, Float16>(scale, zero),
                        (
                            Some(FLOAT6E2M3 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT16,
                            true,
                        ) => additive::<Float6E2M3, Float16>(scale, zero),
                        (
                            Some(
                                FLOAT6E2M3 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            BFLOAT16,
                            false,
                        ) => affine::<Float6E2M3, Bfloat16>(scale, zero),
                        (
                            Some(FLOAT6E2M3 | FLOAT16 | BFLOAT16 | FLOAT32),
                            BFLOAT16,
                            true,
                        ) => additive::<Float6E2M3, Bfloat16>(scale, zero),
                        _ => None,
                    }
                }
                FLOAT6E3M2 => {
                    match rest {
                        (None, FLOAT32, false) => {
                            scaled::<Float6E3M2, Float32>(scale, zero)
                        }
                        (None, FLOAT16, false) => {
                            scaled::<Float6E3M2, Float16>(scale, zero)
                        }
                        (None, BFLOAT16, false) => {
                            scaled::<Float6E3M2, Bfloat16>(scale, zero)
                        }
                        (
                            Some(
                                FLOAT6E3M2 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            FLOAT32,
                            false,
                        ) => affine::<Float6E3M2, Float32>(scale, zero),
                        (
                            Some(FLOAT6E3M2 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT32,
                            true,
                        ) => additive::<Float6E3M2, Float32>(scale, zero),
                        (
                            Some(
                                FLOAT6E3M2 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            FLOAT16,
                            false,
                        ) => affine::<Float6E3M2, Float16>(scale, zero),
                        (
                            Some(FLOAT6E3M2 | FLOAT16 | BFLOAT16 | FLOAT32),
                            FLOAT16,
                            true,
                        ) => additive::<Float6E3M2, Float16>(scale, zero),
                        (
                            Some(
                                FLOAT6E3M2 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            BFLOAT16,
                            false,
                        ) => affine::<Float6E3M2, Bfloat16>(scale, zero),
                        (
                            Some(FLOAT6E3M2 | FLOAT16 | BFLOAT16 | FLOAT32),
                            BFLOAT16,
                            true,
                        ) => additive::<Float6E3M2, Bfloat16>(scale, zero),
                        _ => None,
                    }
                }
                UINT4B8 => {
                    match rest {
                        (
                            None
                            | Some(
                                UINT4B8 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            FLOAT32,
                            false,
                        ) => affine::<Uint4B8, Float32>(scale, zero),
                        (
                            None
                            | Some(
                                UINT4B8 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            FLOAT16,
                            false,
                        ) => affine::<Uint4B8, Float16>(scale, zero),
                        (
                            None
                            | Some(
                                UINT4B8 | INT8 | UINT8 | FLOAT16 | BFLOAT16 | FLOAT32,
                            ),
                            BFLOAT16,
                            false,
                        ) => affine::<Uint4B8, Bfloat16>(scale, zero),
                        (Some(INT32), FLOAT32, false) => {
                            affine_wide::<Uint4B8, Float32>(scale, zero)
                        }
                        (Some(INT32), FLOAT16, false) => {
                            affine_wide::<Uint4B8, Float16>(scale, zero)
                        }
                        (Some(INT32), BFLOAT16, false) => {
                            affine_wide::<Uint4B8, Bfloat16>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), FLOAT32, true) => {
                            additive::<Uint4B8, Float32>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), FLOAT16, true) => {
                            additive::<Uint4B8, Float16>(scale, zero)
                        }
                        (Some(FLOAT16 | BFLOAT16 | FLOAT32), BFLOAT16, true) => {
                            additive::<Uint4B8, Bfloat16>(scale, zero)
                        }
                        _ => None,
                    }
                }
                _ => None,
            }
        }
        Operator {
            id: "affine.Dequantize",
            name: "AFFINE Dequantize",
            versioned_by: VersionedBy::Release,
            newest_checked: Version::new(1, 0),
            inputs: ["x", "scale", "zero_point"],
            output: "y",
            attributes: &[
                Attribute::new("granularity", ValueKind::String, 1, 0)
                    .or(Value::text("per_group")),
                Attribute::new("group_shape", ValueKind::IntList, 1, 0),
                Attribute::new("additive", ValueKind::Bool, 1, 0).or(Value::Bool(false)),
            ],
            element_from: None,
            additive_when: Some(2),
            empty_zero_point_is_absent: false,
            granularities: &[
                Granularity::new("per_tensor", 1, 0, WholeTensor, OneOfAnyRank),
                Granularity::new("per_group", 1, 0, Shape(1), Grid).ragged(),
            ],
            granularity_from: GranularityFrom::NameAttribute(0),
            versions: &OperatorVersion::list(
                (INPUT, SCALE, OUTPUT),
                [(Version::new(1, 0), OutputType::ChosenByCaller, [22, 11, 3])],
            ),
            type_numbers: &[],
            checks: &[
                Check::new("C1", Rule::RequiredInput(Role::Scale)),
                Check::new("C2", Rule::ElementType(Role::Input)),
                Check::new("C3", Rule::ElementType(Role::Scale)),
                Check::new("C4", Rule::ElementType(Role::ZeroPoint)),
                Check::new("C5", Rule::FloatZeroPoint(2)),
                Check::new("C6", Rule::OutputType),
                Check::new("C7", Rule::Granularity),
                Check::new("C8", Rule::GroupShape(1)).granularity(&[1]),
                Check::new("C9", Rule::ScaleShape),
                Check::new("C10", Rule::ZeroPointShapeSameAsScale),
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
        /// per_tensor or per_group.
        pub fn granularity(self, granularity: &str) -> Self {
            Self(self.0.set_at(0, granularity), self.1)
        }
        /// The extent of a group along every axis of x; the last group may be cut.
        pub fn group_shape(self, group_shape: &[i64]) -> Self {
            Self(self.0.set_at(1, group_shape), self.1)
        }
        /// Whether zero_point is added after scaling instead of subtracted before.
        pub fn additive(self, additive: bool) -> Self {
            Self(self.0.set_at(2, additive), self.1)
        }
        /// The type of y; the scale's type when not called.
        pub fn y(self, dtype: DType) -> Self {
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
    impl<V> ::core::ops::Deref for self::Dequantize<V> {
        type Target = Builder;
        fn deref(&self) -> &Builder {
            &self.0
        }
    }
    type At1_0 = self::Dequantize<Release<1, 0>>;
    impl Combination<At1_0> for (Float32, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Float32, Float32, Absent, Float16) {}
    impl Combination<At1_0> for (Float32, Float32, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float32, Float32, Float32) {}
    impl Combination<At1_0> for (Float32, Float32, Float32, Float16) {}
    impl Combination<At1_0> for (Float32, Float32, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Float32, Float32, Int8, Float16) {}
    impl Combination<At1_0> for (Float32, Float32, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float32, Uint8, Float32) {}
    impl Combination<At1_0> for (Float32, Float32, Uint8, Float16) {}
    impl Combination<At1_0> for (Float32, Float32, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float32, Float16, Float32) {}
    impl Combination<At1_0> for (Float32, Float32, Float16, Float16) {}
    impl Combination<At1_0> for (Float32, Float32, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float32, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float32, Float32, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float32, Float32, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float16, Absent, Float32) {}
    impl Combination<At1_0> for (Float32, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Float32, Float16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float16, Float32, Float32) {}
    impl Combination<At1_0> for (Float32, Float16, Float32, Float16) {}
    impl Combination<At1_0> for (Float32, Float16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float16, Int8, Float32) {}
    impl Combination<At1_0> for (Float32, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Float32, Float16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float16, Uint8, Float32) {}
    impl Combination<At1_0> for (Float32, Float16, Uint8, Float16) {}
    impl Combination<At1_0> for (Float32, Float16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float16, Float16, Float32) {}
    impl Combination<At1_0> for (Float32, Float16, Float16, Float16) {}
    impl Combination<At1_0> for (Float32, Float16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float32, Float16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float32, Float16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Bfloat16, Absent, Float32) {}
    impl Combination<At1_0> for (Float32, Bfloat16, Absent, Float16) {}
    impl Combination<At1_0> for (Float32, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Bfloat16, Float32, Float32) {}
    impl Combination<At1_0> for (Float32, Bfloat16, Float32, Float16) {}
    impl Combination<At1_0> for (Float32, Bfloat16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Bfloat16, Int8, Float32) {}
    impl Combination<At1_0> for (Float32, Bfloat16, Int8, Float16) {}
    impl Combination<At1_0> for (Float32, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Bfloat16, Uint8, Float32) {}
    impl Combination<At1_0> for (Float32, Bfloat16, Uint8, Float16) {}
    impl Combination<At1_0> for (Float32, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Bfloat16, Float16, Float32) {}
    impl Combination<At1_0> for (Float32, Bfloat16, Float16, Float16) {}
    impl Combination<At1_0> for (Float32, Bfloat16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Bfloat16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float32, Bfloat16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float32, Bfloat16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fn, Absent, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fn, Absent, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fn, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fn, Float32, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fn, Float32, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fn, Int8, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fn, Int8, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fn, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fn, Uint8, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fn, Uint8, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fn, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fn, Float16, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fn, Float16, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2, Absent, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E5M2, Absent, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2, Float32, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E5M2, Float32, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2, Int8, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E5M2, Int8, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E5M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2, Float16, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E5M2, Float16, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E5M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E5M2Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E5M2Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E5M2Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float4E2M1, Absent, Float32) {}
    impl Combination<At1_0> for (Float32, Float4E2M1, Absent, Float16) {}
    impl Combination<At1_0> for (Float32, Float4E2M1, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float4E2M1, Float32, Float32) {}
    impl Combination<At1_0> for (Float32, Float4E2M1, Float32, Float16) {}
    impl Combination<At1_0> for (Float32, Float4E2M1, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float4E2M1, Int8, Float32) {}
    impl Combination<At1_0> for (Float32, Float4E2M1, Int8, Float16) {}
    impl Combination<At1_0> for (Float32, Float4E2M1, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float4E2M1, Uint8, Float32) {}
    impl Combination<At1_0> for (Float32, Float4E2M1, Uint8, Float16) {}
    impl Combination<At1_0> for (Float32, Float4E2M1, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float4E2M1, Float16, Float32) {}
    impl Combination<At1_0> for (Float32, Float4E2M1, Float16, Float16) {}
    impl Combination<At1_0> for (Float32, Float4E2M1, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float4E2M1, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float32, Float4E2M1, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float32, Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E8M0, Absent, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E8M0, Absent, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E8M0, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E8M0, Float32, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E8M0, Float32, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E8M0, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E8M0, Int8, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E8M0, Int8, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E8M0, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E8M0, Uint8, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E8M0, Uint8, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E8M0, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E8M0, Float16, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E8M0, Float16, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E8M0, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float8E8M0, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float32, Float8E8M0, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float32, Float8E8M0, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float6E2M3, Absent, Float32) {}
    impl Combination<At1_0> for (Float32, Float6E2M3, Absent, Float16) {}
    impl Combination<At1_0> for (Float32, Float6E2M3, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float6E2M3, Float32, Float32) {}
    impl Combination<At1_0> for (Float32, Float6E2M3, Float32, Float16) {}
    impl Combination<At1_0> for (Float32, Float6E2M3, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float6E2M3, Int8, Float32) {}
    impl Combination<At1_0> for (Float32, Float6E2M3, Int8, Float16) {}
    impl Combination<At1_0> for (Float32, Float6E2M3, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float6E2M3, Uint8, Float32) {}
    impl Combination<At1_0> for (Float32, Float6E2M3, Uint8, Float16) {}
    impl Combination<At1_0> for (Float32, Float6E2M3, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float6E2M3, Float16, Float32) {}
    impl Combination<At1_0> for (Float32, Float6E2M3, Float16, Float16) {}
    impl Combination<At1_0> for (Float32, Float6E2M3, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float6E2M3, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float32, Float6E2M3, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float32, Float6E2M3, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float6E3M2, Absent, Float32) {}
    impl Combination<At1_0> for (Float32, Float6E3M2, Absent, Float16) {}
    impl Combination<At1_0> for (Float32, Float6E3M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float6E3M2, Float32, Float32) {}
    impl Combination<At1_0> for (Float32, Float6E3M2, Float32, Float16) {}
    impl Combination<At1_0> for (Float32, Float6E3M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float6E3M2, Int8, Float32) {}
    impl Combination<At1_0> for (Float32, Float6E3M2, Int8, Float16) {}
    impl Combination<At1_0> for (Float32, Float6E3M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float6E3M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Float32, Float6E3M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Float32, Float6E3M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float6E3M2, Float16, Float32) {}
    impl Combination<At1_0> for (Float32, Float6E3M2, Float16, Float16) {}
    impl Combination<At1_0> for (Float32, Float6E3M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float32, Float6E3M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float32, Float6E3M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float32, Float6E3M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Uint8, Float32, Absent, Float16) {}
    impl Combination<At1_0> for (Uint8, Float32, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float32, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint8, Float32, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint8, Float32, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Uint8, Float32, Int8, Float16) {}
    impl Combination<At1_0> for (Uint8, Float32, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float32, Int32, Float32) {}
    impl Combination<At1_0> for (Uint8, Float32, Int32, Float16) {}
    impl Combination<At1_0> for (Uint8, Float32, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float32, Float16, Float32) {}
    impl Combination<At1_0> for (Uint8, Float32, Float16, Float16) {}
    impl Combination<At1_0> for (Uint8, Float32, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float32, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint8, Float32, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint8, Float32, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float32, Float32, Float32) {}
    impl Combination<At1_0> for (Uint8, Float32, Float32, Float16) {}
    impl Combination<At1_0> for (Uint8, Float32, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float16, Absent, Float32) {}
    impl Combination<At1_0> for (Uint8, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Uint8, Float16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float16, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint8, Float16, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint8, Float16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float16, Int8, Float32) {}
    impl Combination<At1_0> for (Uint8, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Uint8, Float16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float16, Int32, Float32) {}
    impl Combination<At1_0> for (Uint8, Float16, Int32, Float16) {}
    impl Combination<At1_0> for (Uint8, Float16, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float16, Float16, Float32) {}
    impl Combination<At1_0> for (Uint8, Float16, Float16, Float16) {}
    impl Combination<At1_0> for (Uint8, Float16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint8, Float16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint8, Float16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float16, Float32, Float32) {}
    impl Combination<At1_0> for (Uint8, Float16, Float32, Float16) {}
    impl Combination<At1_0> for (Uint8, Float16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Bfloat16, Absent, Float32) {}
    impl Combination<At1_0> for (Uint8, Bfloat16, Absent, Float16) {}
    impl Combination<At1_0> for (Uint8, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Bfloat16, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint8, Bfloat16, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint8, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Bfloat16, Int8, Float32) {}
    impl Combination<At1_0> for (Uint8, Bfloat16, Int8, Float16) {}
    impl Combination<At1_0> for (Uint8, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Bfloat16, Int32, Float32) {}
    impl Combination<At1_0> for (Uint8, Bfloat16, Int32, Float16) {}
    impl Combination<At1_0> for (Uint8, Bfloat16, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Bfloat16, Float16, Float32) {}
    impl Combination<At1_0> for (Uint8, Bfloat16, Float16, Float16) {}
    impl Combination<At1_0> for (Uint8, Bfloat16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Bfloat16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint8, Bfloat16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint8, Bfloat16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Bfloat16, Float32, Float32) {}
    impl Combination<At1_0> for (Uint8, Bfloat16, Float32, Float16) {}
    impl Combination<At1_0> for (Uint8, Bfloat16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fn, Absent, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fn, Absent, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fn, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fn, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fn, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fn, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fn, Int8, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fn, Int8, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fn, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fn, Int32, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fn, Int32, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fn, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fn, Float16, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fn, Float16, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fn, Float32, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fn, Float32, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fnuz, Int32, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fnuz, Int32, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fnuz, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2, Absent, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2, Absent, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2, Int8, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2, Int8, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2, Int32, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2, Int32, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2, Float16, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2, Float16, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2, Float32, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2, Float32, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2Fnuz, Int32, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2Fnuz, Int32, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2Fnuz, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float4E2M1, Absent, Float32) {}
    impl Combination<At1_0> for (Uint8, Float4E2M1, Absent, Float16) {}
    impl Combination<At1_0> for (Uint8, Float4E2M1, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float4E2M1, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint8, Float4E2M1, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint8, Float4E2M1, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float4E2M1, Int8, Float32) {}
    impl Combination<At1_0> for (Uint8, Float4E2M1, Int8, Float16) {}
    impl Combination<At1_0> for (Uint8, Float4E2M1, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float4E2M1, Int32, Float32) {}
    impl Combination<At1_0> for (Uint8, Float4E2M1, Int32, Float16) {}
    impl Combination<At1_0> for (Uint8, Float4E2M1, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float4E2M1, Float16, Float32) {}
    impl Combination<At1_0> for (Uint8, Float4E2M1, Float16, Float16) {}
    impl Combination<At1_0> for (Uint8, Float4E2M1, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float4E2M1, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint8, Float4E2M1, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint8, Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float4E2M1, Float32, Float32) {}
    impl Combination<At1_0> for (Uint8, Float4E2M1, Float32, Float16) {}
    impl Combination<At1_0> for (Uint8, Float4E2M1, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E8M0, Absent, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E8M0, Absent, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E8M0, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E8M0, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E8M0, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E8M0, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E8M0, Int8, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E8M0, Int8, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E8M0, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E8M0, Int32, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E8M0, Int32, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E8M0, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E8M0, Float16, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E8M0, Float16, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E8M0, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E8M0, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E8M0, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E8M0, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float8E8M0, Float32, Float32) {}
    impl Combination<At1_0> for (Uint8, Float8E8M0, Float32, Float16) {}
    impl Combination<At1_0> for (Uint8, Float8E8M0, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float6E2M3, Absent, Float32) {}
    impl Combination<At1_0> for (Uint8, Float6E2M3, Absent, Float16) {}
    impl Combination<At1_0> for (Uint8, Float6E2M3, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float6E2M3, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint8, Float6E2M3, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint8, Float6E2M3, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float6E2M3, Int8, Float32) {}
    impl Combination<At1_0> for (Uint8, Float6E2M3, Int8, Float16) {}
    impl Combination<At1_0> for (Uint8, Float6E2M3, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float6E2M3, Int32, Float32) {}
    impl Combination<At1_0> for (Uint8, Float6E2M3, Int32, Float16) {}
    impl Combination<At1_0> for (Uint8, Float6E2M3, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float6E2M3, Float16, Float32) {}
    impl Combination<At1_0> for (Uint8, Float6E2M3, Float16, Float16) {}
    impl Combination<At1_0> for (Uint8, Float6E2M3, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float6E2M3, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint8, Float6E2M3, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint8, Float6E2M3, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float6E2M3, Float32, Float32) {}
    impl Combination<At1_0> for (Uint8, Float6E2M3, Float32, Float16) {}
    impl Combination<At1_0> for (Uint8, Float6E2M3, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float6E3M2, Absent, Float32) {}
    impl Combination<At1_0> for (Uint8, Float6E3M2, Absent, Float16) {}
    impl Combination<At1_0> for (Uint8, Float6E3M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float6E3M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint8, Float6E3M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint8, Float6E3M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float6E3M2, Int8, Float32) {}
    impl Combination<At1_0> for (Uint8, Float6E3M2, Int8, Float16) {}
    impl Combination<At1_0> for (Uint8, Float6E3M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float6E3M2, Int32, Float32) {}
    impl Combination<At1_0> for (Uint8, Float6E3M2, Int32, Float16) {}
    impl Combination<At1_0> for (Uint8, Float6E3M2, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float6E3M2, Float16, Float32) {}
    impl Combination<At1_0> for (Uint8, Float6E3M2, Float16, Float16) {}
    impl Combination<At1_0> for (Uint8, Float6E3M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float6E3M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint8, Float6E3M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint8, Float6E3M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint8, Float6E3M2, Float32, Float32) {}
    impl Combination<At1_0> for (Uint8, Float6E3M2, Float32, Float16) {}
    impl Combination<At1_0> for (Uint8, Float6E3M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Int8, Float32, Absent, Float16) {}
    impl Combination<At1_0> for (Int8, Float32, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Int8, Float32, Int8, Float16) {}
    impl Combination<At1_0> for (Int8, Float32, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float32, Uint8, Float32) {}
    impl Combination<At1_0> for (Int8, Float32, Uint8, Float16) {}
    impl Combination<At1_0> for (Int8, Float32, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float32, Int32, Float32) {}
    impl Combination<At1_0> for (Int8, Float32, Int32, Float16) {}
    impl Combination<At1_0> for (Int8, Float32, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float32, Float16, Float32) {}
    impl Combination<At1_0> for (Int8, Float32, Float16, Float16) {}
    impl Combination<At1_0> for (Int8, Float32, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float32, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int8, Float32, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int8, Float32, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float32, Float32, Float32) {}
    impl Combination<At1_0> for (Int8, Float32, Float32, Float16) {}
    impl Combination<At1_0> for (Int8, Float32, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float16, Absent, Float32) {}
    impl Combination<At1_0> for (Int8, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Int8, Float16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float16, Int8, Float32) {}
    impl Combination<At1_0> for (Int8, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Int8, Float16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float16, Uint8, Float32) {}
    impl Combination<At1_0> for (Int8, Float16, Uint8, Float16) {}
    impl Combination<At1_0> for (Int8, Float16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float16, Int32, Float32) {}
    impl Combination<At1_0> for (Int8, Float16, Int32, Float16) {}
    impl Combination<At1_0> for (Int8, Float16, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float16, Float16, Float32) {}
    impl Combination<At1_0> for (Int8, Float16, Float16, Float16) {}
    impl Combination<At1_0> for (Int8, Float16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int8, Float16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int8, Float16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float16, Float32, Float32) {}
    impl Combination<At1_0> for (Int8, Float16, Float32, Float16) {}
    impl Combination<At1_0> for (Int8, Float16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Bfloat16, Absent, Float32) {}
    impl Combination<At1_0> for (Int8, Bfloat16, Absent, Float16) {}
    impl Combination<At1_0> for (Int8, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Bfloat16, Int8, Float32) {}
    impl Combination<At1_0> for (Int8, Bfloat16, Int8, Float16) {}
    impl Combination<At1_0> for (Int8, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Bfloat16, Uint8, Float32) {}
    impl Combination<At1_0> for (Int8, Bfloat16, Uint8, Float16) {}
    impl Combination<At1_0> for (Int8, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Bfloat16, Int32, Float32) {}
    impl Combination<At1_0> for (Int8, Bfloat16, Int32, Float16) {}
    impl Combination<At1_0> for (Int8, Bfloat16, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Bfloat16, Float16, Float32) {}
    impl Combination<At1_0> for (Int8, Bfloat16, Float16, Float16) {}
    impl Combination<At1_0> for (Int8, Bfloat16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Bfloat16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int8, Bfloat16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int8, Bfloat16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Bfloat16, Float32, Float32) {}
    impl Combination<At1_0> for (Int8, Bfloat16, Float32, Float16) {}
    impl Combination<At1_0> for (Int8, Bfloat16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fn, Absent, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fn, Absent, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fn, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fn, Int8, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fn, Int8, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fn, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fn, Uint8, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fn, Uint8, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fn, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fn, Int32, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fn, Int32, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fn, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fn, Float16, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fn, Float16, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fn, Float32, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fn, Float32, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fnuz, Int32, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fnuz, Int32, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fnuz, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2, Absent, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E5M2, Absent, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2, Int8, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E5M2, Int8, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E5M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2, Int32, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E5M2, Int32, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2, Float16, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E5M2, Float16, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E5M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2, Float32, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E5M2, Float32, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E5M2Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E5M2Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E5M2Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2Fnuz, Int32, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E5M2Fnuz, Int32, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2Fnuz, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float4E2M1, Absent, Float32) {}
    impl Combination<At1_0> for (Int8, Float4E2M1, Absent, Float16) {}
    impl Combination<At1_0> for (Int8, Float4E2M1, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float4E2M1, Int8, Float32) {}
    impl Combination<At1_0> for (Int8, Float4E2M1, Int8, Float16) {}
    impl Combination<At1_0> for (Int8, Float4E2M1, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float4E2M1, Uint8, Float32) {}
    impl Combination<At1_0> for (Int8, Float4E2M1, Uint8, Float16) {}
    impl Combination<At1_0> for (Int8, Float4E2M1, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float4E2M1, Int32, Float32) {}
    impl Combination<At1_0> for (Int8, Float4E2M1, Int32, Float16) {}
    impl Combination<At1_0> for (Int8, Float4E2M1, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float4E2M1, Float16, Float32) {}
    impl Combination<At1_0> for (Int8, Float4E2M1, Float16, Float16) {}
    impl Combination<At1_0> for (Int8, Float4E2M1, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float4E2M1, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int8, Float4E2M1, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int8, Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float4E2M1, Float32, Float32) {}
    impl Combination<At1_0> for (Int8, Float4E2M1, Float32, Float16) {}
    impl Combination<At1_0> for (Int8, Float4E2M1, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E8M0, Absent, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E8M0, Absent, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E8M0, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E8M0, Int8, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E8M0, Int8, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E8M0, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E8M0, Uint8, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E8M0, Uint8, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E8M0, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E8M0, Int32, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E8M0, Int32, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E8M0, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E8M0, Float16, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E8M0, Float16, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E8M0, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E8M0, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E8M0, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E8M0, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float8E8M0, Float32, Float32) {}
    impl Combination<At1_0> for (Int8, Float8E8M0, Float32, Float16) {}
    impl Combination<At1_0> for (Int8, Float8E8M0, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float6E2M3, Absent, Float32) {}
    impl Combination<At1_0> for (Int8, Float6E2M3, Absent, Float16) {}
    impl Combination<At1_0> for (Int8, Float6E2M3, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float6E2M3, Int8, Float32) {}
    impl Combination<At1_0> for (Int8, Float6E2M3, Int8, Float16) {}
    impl Combination<At1_0> for (Int8, Float6E2M3, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float6E2M3, Uint8, Float32) {}
    impl Combination<At1_0> for (Int8, Float6E2M3, Uint8, Float16) {}
    impl Combination<At1_0> for (Int8, Float6E2M3, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float6E2M3, Int32, Float32) {}
    impl Combination<At1_0> for (Int8, Float6E2M3, Int32, Float16) {}
    impl Combination<At1_0> for (Int8, Float6E2M3, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float6E2M3, Float16, Float32) {}
    impl Combination<At1_0> for (Int8, Float6E2M3, Float16, Float16) {}
    impl Combination<At1_0> for (Int8, Float6E2M3, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float6E2M3, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int8, Float6E2M3, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int8, Float6E2M3, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float6E2M3, Float32, Float32) {}
    impl Combination<At1_0> for (Int8, Float6E2M3, Float32, Float16) {}
    impl Combination<At1_0> for (Int8, Float6E2M3, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float6E3M2, Absent, Float32) {}
    impl Combination<At1_0> for (Int8, Float6E3M2, Absent, Float16) {}
    impl Combination<At1_0> for (Int8, Float6E3M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float6E3M2, Int8, Float32) {}
    impl Combination<At1_0> for (Int8, Float6E3M2, Int8, Float16) {}
    impl Combination<At1_0> for (Int8, Float6E3M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float6E3M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Int8, Float6E3M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Int8, Float6E3M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float6E3M2, Int32, Float32) {}
    impl Combination<At1_0> for (Int8, Float6E3M2, Int32, Float16) {}
    impl Combination<At1_0> for (Int8, Float6E3M2, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float6E3M2, Float16, Float32) {}
    impl Combination<At1_0> for (Int8, Float6E3M2, Float16, Float16) {}
    impl Combination<At1_0> for (Int8, Float6E3M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float6E3M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int8, Float6E3M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int8, Float6E3M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int8, Float6E3M2, Float32, Float32) {}
    impl Combination<At1_0> for (Int8, Float6E3M2, Float32, Float16) {}
    impl Combination<At1_0> for (Int8, Float6E3M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Uint16, Float32, Absent, Float16) {}
    impl Combination<At1_0> for (Uint16, Float32, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float32, Uint16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float32, Uint16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float32, Uint16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Uint16, Float32, Int8, Float16) {}
    impl Combination<At1_0> for (Uint16, Float32, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float32, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint16, Float32, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint16, Float32, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float32, Int32, Float32) {}
    impl Combination<At1_0> for (Uint16, Float32, Int32, Float16) {}
    impl Combination<At1_0> for (Uint16, Float32, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float32, Float16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float32, Float16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float32, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float32, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float32, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float32, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float32, Float32, Float32) {}
    impl Combination<At1_0> for (Uint16, Float32, Float32, Float16) {}
    impl Combination<At1_0> for (Uint16, Float32, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float16, Absent, Float32) {}
    impl Combination<At1_0> for (Uint16, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Uint16, Float16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float16, Uint16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float16, Uint16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float16, Uint16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float16, Int8, Float32) {}
    impl Combination<At1_0> for (Uint16, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Uint16, Float16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float16, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint16, Float16, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint16, Float16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float16, Int32, Float32) {}
    impl Combination<At1_0> for (Uint16, Float16, Int32, Float16) {}
    impl Combination<At1_0> for (Uint16, Float16, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float16, Float16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float16, Float16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float16, Float32, Float32) {}
    impl Combination<At1_0> for (Uint16, Float16, Float32, Float16) {}
    impl Combination<At1_0> for (Uint16, Float16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Absent, Float32) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Absent, Float16) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Uint16, Float32) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Uint16, Float16) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Uint16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Int8, Float32) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Int8, Float16) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Int32, Float32) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Int32, Float16) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Float16, Float32) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Float16, Float16) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Float32, Float32) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Float32, Float16) {}
    impl Combination<At1_0> for (Uint16, Bfloat16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Absent, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Absent, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Uint16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Uint16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Uint16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Int8, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Int8, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Int32, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Int32, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Float16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Float16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Float32, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Float32, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Uint16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Uint16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Uint16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Int32, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Int32, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Absent, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Absent, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Uint16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Uint16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Uint16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Int8, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Int8, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Int32, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Int32, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Float16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Float16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Float32, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Float32, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Uint16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Uint16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Uint16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Int32, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Int32, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Absent, Float32) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Absent, Float16) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Uint16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Uint16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Uint16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Int8, Float32) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Int8, Float16) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Int32, Float32) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Int32, Float16) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Float16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Float16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Float32, Float32) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Float32, Float16) {}
    impl Combination<At1_0> for (Uint16, Float4E2M1, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Absent, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Absent, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Uint16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Uint16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Uint16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Int8, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Int8, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Int32, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Int32, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Float16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Float16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Float32, Float32) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Float32, Float16) {}
    impl Combination<At1_0> for (Uint16, Float8E8M0, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Absent, Float32) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Absent, Float16) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Uint16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Uint16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Uint16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Int8, Float32) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Int8, Float16) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Int32, Float32) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Int32, Float16) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Float16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Float16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Float32, Float32) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Float32, Float16) {}
    impl Combination<At1_0> for (Uint16, Float6E2M3, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Absent, Float32) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Absent, Float16) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Uint16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Uint16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Uint16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Int8, Float32) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Int8, Float16) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Int32, Float32) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Int32, Float16) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Float16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Float16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Float32, Float32) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Float32, Float16) {}
    impl Combination<At1_0> for (Uint16, Float6E3M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Int16, Float32, Absent, Float16) {}
    impl Combination<At1_0> for (Int16, Float32, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float32, Int16, Float32) {}
    impl Combination<At1_0> for (Int16, Float32, Int16, Float16) {}
    impl Combination<At1_0> for (Int16, Float32, Int16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Int16, Float32, Int8, Float16) {}
    impl Combination<At1_0> for (Int16, Float32, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float32, Uint8, Float32) {}
    impl Combination<At1_0> for (Int16, Float32, Uint8, Float16) {}
    impl Combination<At1_0> for (Int16, Float32, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float32, Int32, Float32) {}
    impl Combination<At1_0> for (Int16, Float32, Int32, Float16) {}
    impl Combination<At1_0> for (Int16, Float32, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float32, Float16, Float32) {}
    impl Combination<At1_0> for (Int16, Float32, Float16, Float16) {}
    impl Combination<At1_0> for (Int16, Float32, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float32, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int16, Float32, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int16, Float32, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float32, Float32, Float32) {}
    impl Combination<At1_0> for (Int16, Float32, Float32, Float16) {}
    impl Combination<At1_0> for (Int16, Float32, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float16, Absent, Float32) {}
    impl Combination<At1_0> for (Int16, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Int16, Float16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float16, Int16, Float32) {}
    impl Combination<At1_0> for (Int16, Float16, Int16, Float16) {}
    impl Combination<At1_0> for (Int16, Float16, Int16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float16, Int8, Float32) {}
    impl Combination<At1_0> for (Int16, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Int16, Float16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float16, Uint8, Float32) {}
    impl Combination<At1_0> for (Int16, Float16, Uint8, Float16) {}
    impl Combination<At1_0> for (Int16, Float16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float16, Int32, Float32) {}
    impl Combination<At1_0> for (Int16, Float16, Int32, Float16) {}
    impl Combination<At1_0> for (Int16, Float16, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float16, Float16, Float32) {}
    impl Combination<At1_0> for (Int16, Float16, Float16, Float16) {}
    impl Combination<At1_0> for (Int16, Float16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int16, Float16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int16, Float16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float16, Float32, Float32) {}
    impl Combination<At1_0> for (Int16, Float16, Float32, Float16) {}
    impl Combination<At1_0> for (Int16, Float16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Absent, Float32) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Absent, Float16) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Int16, Float32) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Int16, Float16) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Int16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Int8, Float32) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Int8, Float16) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Uint8, Float32) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Uint8, Float16) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Int32, Float32) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Int32, Float16) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Float16, Float32) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Float16, Float16) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Float32, Float32) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Float32, Float16) {}
    impl Combination<At1_0> for (Int16, Bfloat16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Absent, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Absent, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Int16, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Int16, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Int16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Int8, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Int8, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Uint8, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Uint8, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Int32, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Int32, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Float16, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Float16, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Float32, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Float32, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Int16, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Int16, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Int16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Int32, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Int32, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Absent, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Absent, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Int16, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Int16, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Int16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Int8, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Int8, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Int32, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Int32, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Float16, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Float16, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Float32, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Float32, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Int16, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Int16, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Int16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Int32, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Int32, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Absent, Float32) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Absent, Float16) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Int16, Float32) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Int16, Float16) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Int16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Int8, Float32) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Int8, Float16) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Uint8, Float32) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Uint8, Float16) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Int32, Float32) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Int32, Float16) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Float16, Float32) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Float16, Float16) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Float32, Float32) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Float32, Float16) {}
    impl Combination<At1_0> for (Int16, Float4E2M1, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Absent, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Absent, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Int16, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Int16, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Int16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Int8, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Int8, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Uint8, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Uint8, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Int32, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Int32, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Float16, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Float16, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Float32, Float32) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Float32, Float16) {}
    impl Combination<At1_0> for (Int16, Float8E8M0, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Absent, Float32) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Absent, Float16) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Int16, Float32) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Int16, Float16) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Int16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Int8, Float32) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Int8, Float16) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Uint8, Float32) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Uint8, Float16) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Int32, Float32) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Int32, Float16) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Float16, Float32) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Float16, Float16) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Float32, Float32) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Float32, Float16) {}
    impl Combination<At1_0> for (Int16, Float6E2M3, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Absent, Float32) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Absent, Float16) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Int16, Float32) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Int16, Float16) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Int16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Int8, Float32) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Int8, Float16) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Int32, Float32) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Int32, Float16) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Float16, Float32) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Float16, Float16) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Float32, Float32) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Float32, Float16) {}
    impl Combination<At1_0> for (Int16, Float6E3M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Uint32, Float32, Absent, Float16) {}
    impl Combination<At1_0> for (Uint32, Float32, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float32, Uint32, Float32) {}
    impl Combination<At1_0> for (Uint32, Float32, Uint32, Float16) {}
    impl Combination<At1_0> for (Uint32, Float32, Uint32, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Uint32, Float32, Int8, Float16) {}
    impl Combination<At1_0> for (Uint32, Float32, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float32, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint32, Float32, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint32, Float32, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float32, Int32, Float32) {}
    impl Combination<At1_0> for (Uint32, Float32, Int32, Float16) {}
    impl Combination<At1_0> for (Uint32, Float32, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float16, Absent, Float32) {}
    impl Combination<At1_0> for (Uint32, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Uint32, Float16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float16, Uint32, Float32) {}
    impl Combination<At1_0> for (Uint32, Float16, Uint32, Float16) {}
    impl Combination<At1_0> for (Uint32, Float16, Uint32, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float16, Int8, Float32) {}
    impl Combination<At1_0> for (Uint32, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Uint32, Float16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float16, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint32, Float16, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint32, Float16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float16, Int32, Float32) {}
    impl Combination<At1_0> for (Uint32, Float16, Int32, Float16) {}
    impl Combination<At1_0> for (Uint32, Float16, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Bfloat16, Absent, Float32) {}
    impl Combination<At1_0> for (Uint32, Bfloat16, Absent, Float16) {}
    impl Combination<At1_0> for (Uint32, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Bfloat16, Uint32, Float32) {}
    impl Combination<At1_0> for (Uint32, Bfloat16, Uint32, Float16) {}
    impl Combination<At1_0> for (Uint32, Bfloat16, Uint32, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Bfloat16, Int8, Float32) {}
    impl Combination<At1_0> for (Uint32, Bfloat16, Int8, Float16) {}
    impl Combination<At1_0> for (Uint32, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Bfloat16, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint32, Bfloat16, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint32, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Bfloat16, Int32, Float32) {}
    impl Combination<At1_0> for (Uint32, Bfloat16, Int32, Float16) {}
    impl Combination<At1_0> for (Uint32, Bfloat16, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fn, Absent, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fn, Absent, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fn, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fn, Uint32, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fn, Uint32, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fn, Uint32, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fn, Int8, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fn, Int8, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fn, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fn, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fn, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fn, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fn, Int32, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fn, Int32, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fn, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fnuz, Uint32, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fnuz, Uint32, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fnuz, Uint32, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fnuz, Int32, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fnuz, Int32, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E4M3Fnuz, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2, Absent, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2, Absent, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2, Uint32, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2, Uint32, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2, Uint32, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2, Int8, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2, Int8, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2, Int32, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2, Int32, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2Fnuz, Uint32, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2Fnuz, Uint32, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2Fnuz, Uint32, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2Fnuz, Int32, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2Fnuz, Int32, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E5M2Fnuz, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float4E2M1, Absent, Float32) {}
    impl Combination<At1_0> for (Uint32, Float4E2M1, Absent, Float16) {}
    impl Combination<At1_0> for (Uint32, Float4E2M1, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float4E2M1, Uint32, Float32) {}
    impl Combination<At1_0> for (Uint32, Float4E2M1, Uint32, Float16) {}
    impl Combination<At1_0> for (Uint32, Float4E2M1, Uint32, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float4E2M1, Int8, Float32) {}
    impl Combination<At1_0> for (Uint32, Float4E2M1, Int8, Float16) {}
    impl Combination<At1_0> for (Uint32, Float4E2M1, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float4E2M1, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint32, Float4E2M1, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint32, Float4E2M1, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float4E2M1, Int32, Float32) {}
    impl Combination<At1_0> for (Uint32, Float4E2M1, Int32, Float16) {}
    impl Combination<At1_0> for (Uint32, Float4E2M1, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E8M0, Absent, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E8M0, Absent, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E8M0, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E8M0, Uint32, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E8M0, Uint32, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E8M0, Uint32, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E8M0, Int8, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E8M0, Int8, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E8M0, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E8M0, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E8M0, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E8M0, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float8E8M0, Int32, Float32) {}
    impl Combination<At1_0> for (Uint32, Float8E8M0, Int32, Float16) {}
    impl Combination<At1_0> for (Uint32, Float8E8M0, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float6E2M3, Absent, Float32) {}
    impl Combination<At1_0> for (Uint32, Float6E2M3, Absent, Float16) {}
    impl Combination<At1_0> for (Uint32, Float6E2M3, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float6E2M3, Uint32, Float32) {}
    impl Combination<At1_0> for (Uint32, Float6E2M3, Uint32, Float16) {}
    impl Combination<At1_0> for (Uint32, Float6E2M3, Uint32, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float6E2M3, Int8, Float32) {}
    impl Combination<At1_0> for (Uint32, Float6E2M3, Int8, Float16) {}
    impl Combination<At1_0> for (Uint32, Float6E2M3, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float6E2M3, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint32, Float6E2M3, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint32, Float6E2M3, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float6E2M3, Int32, Float32) {}
    impl Combination<At1_0> for (Uint32, Float6E2M3, Int32, Float16) {}
    impl Combination<At1_0> for (Uint32, Float6E2M3, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float6E3M2, Absent, Float32) {}
    impl Combination<At1_0> for (Uint32, Float6E3M2, Absent, Float16) {}
    impl Combination<At1_0> for (Uint32, Float6E3M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float6E3M2, Uint32, Float32) {}
    impl Combination<At1_0> for (Uint32, Float6E3M2, Uint32, Float16) {}
    impl Combination<At1_0> for (Uint32, Float6E3M2, Uint32, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float6E3M2, Int8, Float32) {}
    impl Combination<At1_0> for (Uint32, Float6E3M2, Int8, Float16) {}
    impl Combination<At1_0> for (Uint32, Float6E3M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float6E3M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint32, Float6E3M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint32, Float6E3M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint32, Float6E3M2, Int32, Float32) {}
    impl Combination<At1_0> for (Uint32, Float6E3M2, Int32, Float16) {}
    impl Combination<At1_0> for (Uint32, Float6E3M2, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Int32, Float32, Absent, Float16) {}
    impl Combination<At1_0> for (Int32, Float32, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float32, Int32, Float32) {}
    impl Combination<At1_0> for (Int32, Float32, Int32, Float16) {}
    impl Combination<At1_0> for (Int32, Float32, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Int32, Float32, Int8, Float16) {}
    impl Combination<At1_0> for (Int32, Float32, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float32, Uint8, Float32) {}
    impl Combination<At1_0> for (Int32, Float32, Uint8, Float16) {}
    impl Combination<At1_0> for (Int32, Float32, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float16, Absent, Float32) {}
    impl Combination<At1_0> for (Int32, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Int32, Float16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float16, Int32, Float32) {}
    impl Combination<At1_0> for (Int32, Float16, Int32, Float16) {}
    impl Combination<At1_0> for (Int32, Float16, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float16, Int8, Float32) {}
    impl Combination<At1_0> for (Int32, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Int32, Float16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float16, Uint8, Float32) {}
    impl Combination<At1_0> for (Int32, Float16, Uint8, Float16) {}
    impl Combination<At1_0> for (Int32, Float16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Bfloat16, Absent, Float32) {}
    impl Combination<At1_0> for (Int32, Bfloat16, Absent, Float16) {}
    impl Combination<At1_0> for (Int32, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Bfloat16, Int32, Float32) {}
    impl Combination<At1_0> for (Int32, Bfloat16, Int32, Float16) {}
    impl Combination<At1_0> for (Int32, Bfloat16, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Bfloat16, Int8, Float32) {}
    impl Combination<At1_0> for (Int32, Bfloat16, Int8, Float16) {}
    impl Combination<At1_0> for (Int32, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Bfloat16, Uint8, Float32) {}
    impl Combination<At1_0> for (Int32, Bfloat16, Uint8, Float16) {}
    impl Combination<At1_0> for (Int32, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fn, Absent, Float32) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fn, Absent, Float16) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fn, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fn, Int32, Float32) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fn, Int32, Float16) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fn, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fn, Int8, Float32) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fn, Int8, Float16) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fn, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fn, Uint8, Float32) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fn, Uint8, Float16) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fn, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fnuz, Int32, Float32) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fnuz, Int32, Float16) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fnuz, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Int32, Float8E4M3Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float8E5M2, Absent, Float32) {}
    impl Combination<At1_0> for (Int32, Float8E5M2, Absent, Float16) {}
    impl Combination<At1_0> for (Int32, Float8E5M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float8E5M2, Int32, Float32) {}
    impl Combination<At1_0> for (Int32, Float8E5M2, Int32, Float16) {}
    impl Combination<At1_0> for (Int32, Float8E5M2, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float8E5M2, Int8, Float32) {}
    impl Combination<At1_0> for (Int32, Float8E5M2, Int8, Float16) {}
    impl Combination<At1_0> for (Int32, Float8E5M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float8E5M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Int32, Float8E5M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Int32, Float8E5M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float8E5M2Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Int32, Float8E5M2Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Int32, Float8E5M2Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float8E5M2Fnuz, Int32, Float32) {}
    impl Combination<At1_0> for (Int32, Float8E5M2Fnuz, Int32, Float16) {}
    impl Combination<At1_0> for (Int32, Float8E5M2Fnuz, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float8E5M2Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Int32, Float8E5M2Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Int32, Float8E5M2Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float8E5M2Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Int32, Float8E5M2Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Int32, Float8E5M2Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float4E2M1, Absent, Float32) {}
    impl Combination<At1_0> for (Int32, Float4E2M1, Absent, Float16) {}
    impl Combination<At1_0> for (Int32, Float4E2M1, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float4E2M1, Int32, Float32) {}
    impl Combination<At1_0> for (Int32, Float4E2M1, Int32, Float16) {}
    impl Combination<At1_0> for (Int32, Float4E2M1, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float4E2M1, Int8, Float32) {}
    impl Combination<At1_0> for (Int32, Float4E2M1, Int8, Float16) {}
    impl Combination<At1_0> for (Int32, Float4E2M1, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float4E2M1, Uint8, Float32) {}
    impl Combination<At1_0> for (Int32, Float4E2M1, Uint8, Float16) {}
    impl Combination<At1_0> for (Int32, Float4E2M1, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float8E8M0, Absent, Float32) {}
    impl Combination<At1_0> for (Int32, Float8E8M0, Absent, Float16) {}
    impl Combination<At1_0> for (Int32, Float8E8M0, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float8E8M0, Int32, Float32) {}
    impl Combination<At1_0> for (Int32, Float8E8M0, Int32, Float16) {}
    impl Combination<At1_0> for (Int32, Float8E8M0, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float8E8M0, Int8, Float32) {}
    impl Combination<At1_0> for (Int32, Float8E8M0, Int8, Float16) {}
    impl Combination<At1_0> for (Int32, Float8E8M0, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float8E8M0, Uint8, Float32) {}
    impl Combination<At1_0> for (Int32, Float8E8M0, Uint8, Float16) {}
    impl Combination<At1_0> for (Int32, Float8E8M0, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float6E2M3, Absent, Float32) {}
    impl Combination<At1_0> for (Int32, Float6E2M3, Absent, Float16) {}
    impl Combination<At1_0> for (Int32, Float6E2M3, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float6E2M3, Int32, Float32) {}
    impl Combination<At1_0> for (Int32, Float6E2M3, Int32, Float16) {}
    impl Combination<At1_0> for (Int32, Float6E2M3, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float6E2M3, Int8, Float32) {}
    impl Combination<At1_0> for (Int32, Float6E2M3, Int8, Float16) {}
    impl Combination<At1_0> for (Int32, Float6E2M3, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float6E2M3, Uint8, Float32) {}
    impl Combination<At1_0> for (Int32, Float6E2M3, Uint8, Float16) {}
    impl Combination<At1_0> for (Int32, Float6E2M3, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float6E3M2, Absent, Float32) {}
    impl Combination<At1_0> for (Int32, Float6E3M2, Absent, Float16) {}
    impl Combination<At1_0> for (Int32, Float6E3M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float6E3M2, Int32, Float32) {}
    impl Combination<At1_0> for (Int32, Float6E3M2, Int32, Float16) {}
    impl Combination<At1_0> for (Int32, Float6E3M2, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float6E3M2, Int8, Float32) {}
    impl Combination<At1_0> for (Int32, Float6E3M2, Int8, Float16) {}
    impl Combination<At1_0> for (Int32, Float6E3M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int32, Float6E3M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Int32, Float6E3M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Int32, Float6E3M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Float16, Float32, Absent, Float16) {}
    impl Combination<At1_0> for (Float16, Float32, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float32, Float16, Float32) {}
    impl Combination<At1_0> for (Float16, Float32, Float16, Float16) {}
    impl Combination<At1_0> for (Float16, Float32, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Float16, Float32, Int8, Float16) {}
    impl Combination<At1_0> for (Float16, Float32, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float32, Uint8, Float32) {}
    impl Combination<At1_0> for (Float16, Float32, Uint8, Float16) {}
    impl Combination<At1_0> for (Float16, Float32, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float32, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float16, Float32, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float16, Float32, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float32, Float32, Float32) {}
    impl Combination<At1_0> for (Float16, Float32, Float32, Float16) {}
    impl Combination<At1_0> for (Float16, Float32, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float16, Absent, Float32) {}
    impl Combination<At1_0> for (Float16, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Float16, Float16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float16, Float16, Float32) {}
    impl Combination<At1_0> for (Float16, Float16, Float16, Float16) {}
    impl Combination<At1_0> for (Float16, Float16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float16, Int8, Float32) {}
    impl Combination<At1_0> for (Float16, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Float16, Float16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float16, Uint8, Float32) {}
    impl Combination<At1_0> for (Float16, Float16, Uint8, Float16) {}
    impl Combination<At1_0> for (Float16, Float16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float16, Float16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float16, Float16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float16, Float32, Float32) {}
    impl Combination<At1_0> for (Float16, Float16, Float32, Float16) {}
    impl Combination<At1_0> for (Float16, Float16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Bfloat16, Absent, Float32) {}
    impl Combination<At1_0> for (Float16, Bfloat16, Absent, Float16) {}
    impl Combination<At1_0> for (Float16, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Bfloat16, Float16, Float32) {}
    impl Combination<At1_0> for (Float16, Bfloat16, Float16, Float16) {}
    impl Combination<At1_0> for (Float16, Bfloat16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Bfloat16, Int8, Float32) {}
    impl Combination<At1_0> for (Float16, Bfloat16, Int8, Float16) {}
    impl Combination<At1_0> for (Float16, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Bfloat16, Uint8, Float32) {}
    impl Combination<At1_0> for (Float16, Bfloat16, Uint8, Float16) {}
    impl Combination<At1_0> for (Float16, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Bfloat16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float16, Bfloat16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float16, Bfloat16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Bfloat16, Float32, Float32) {}
    impl Combination<At1_0> for (Float16, Bfloat16, Float32, Float16) {}
    impl Combination<At1_0> for (Float16, Bfloat16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fn, Absent, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fn, Absent, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fn, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fn, Float16, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fn, Float16, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fn, Int8, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fn, Int8, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fn, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fn, Uint8, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fn, Uint8, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fn, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fn, Float32, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fn, Float32, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2, Absent, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E5M2, Absent, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2, Float16, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E5M2, Float16, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2, Int8, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E5M2, Int8, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E5M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E5M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2, Float32, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E5M2, Float32, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E5M2Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E5M2Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E5M2Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float4E2M1, Absent, Float32) {}
    impl Combination<At1_0> for (Float16, Float4E2M1, Absent, Float16) {}
    impl Combination<At1_0> for (Float16, Float4E2M1, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float4E2M1, Float16, Float32) {}
    impl Combination<At1_0> for (Float16, Float4E2M1, Float16, Float16) {}
    impl Combination<At1_0> for (Float16, Float4E2M1, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float4E2M1, Int8, Float32) {}
    impl Combination<At1_0> for (Float16, Float4E2M1, Int8, Float16) {}
    impl Combination<At1_0> for (Float16, Float4E2M1, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float4E2M1, Uint8, Float32) {}
    impl Combination<At1_0> for (Float16, Float4E2M1, Uint8, Float16) {}
    impl Combination<At1_0> for (Float16, Float4E2M1, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float4E2M1, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float16, Float4E2M1, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float16, Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float4E2M1, Float32, Float32) {}
    impl Combination<At1_0> for (Float16, Float4E2M1, Float32, Float16) {}
    impl Combination<At1_0> for (Float16, Float4E2M1, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E8M0, Absent, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E8M0, Absent, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E8M0, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E8M0, Float16, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E8M0, Float16, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E8M0, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E8M0, Int8, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E8M0, Int8, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E8M0, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E8M0, Uint8, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E8M0, Uint8, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E8M0, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E8M0, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E8M0, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E8M0, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float8E8M0, Float32, Float32) {}
    impl Combination<At1_0> for (Float16, Float8E8M0, Float32, Float16) {}
    impl Combination<At1_0> for (Float16, Float8E8M0, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float6E2M3, Absent, Float32) {}
    impl Combination<At1_0> for (Float16, Float6E2M3, Absent, Float16) {}
    impl Combination<At1_0> for (Float16, Float6E2M3, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float6E2M3, Float16, Float32) {}
    impl Combination<At1_0> for (Float16, Float6E2M3, Float16, Float16) {}
    impl Combination<At1_0> for (Float16, Float6E2M3, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float6E2M3, Int8, Float32) {}
    impl Combination<At1_0> for (Float16, Float6E2M3, Int8, Float16) {}
    impl Combination<At1_0> for (Float16, Float6E2M3, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float6E2M3, Uint8, Float32) {}
    impl Combination<At1_0> for (Float16, Float6E2M3, Uint8, Float16) {}
    impl Combination<At1_0> for (Float16, Float6E2M3, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float6E2M3, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float16, Float6E2M3, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float16, Float6E2M3, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float6E2M3, Float32, Float32) {}
    impl Combination<At1_0> for (Float16, Float6E2M3, Float32, Float16) {}
    impl Combination<At1_0> for (Float16, Float6E2M3, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float6E3M2, Absent, Float32) {}
    impl Combination<At1_0> for (Float16, Float6E3M2, Absent, Float16) {}
    impl Combination<At1_0> for (Float16, Float6E3M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float6E3M2, Float16, Float32) {}
    impl Combination<At1_0> for (Float16, Float6E3M2, Float16, Float16) {}
    impl Combination<At1_0> for (Float16, Float6E3M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float6E3M2, Int8, Float32) {}
    impl Combination<At1_0> for (Float16, Float6E3M2, Int8, Float16) {}
    impl Combination<At1_0> for (Float16, Float6E3M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float6E3M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Float16, Float6E3M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Float16, Float6E3M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float6E3M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float16, Float6E3M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float16, Float6E3M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float16, Float6E3M2, Float32, Float32) {}
    impl Combination<At1_0> for (Float16, Float6E3M2, Float32, Float16) {}
    impl Combination<At1_0> for (Float16, Float6E3M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float32, Absent, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float32, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float32, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float32, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float32, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float32, Int8, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float32, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float32, Uint8, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float32, Uint8, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float32, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float32, Float16, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float32, Float16, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float32, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float32, Float32, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float32, Float32, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float32, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float16, Absent, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float16, Int8, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float16, Uint8, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float16, Uint8, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float16, Float16, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float16, Float16, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float16, Float32, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float16, Float32, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Bfloat16, Absent, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Bfloat16, Absent, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Bfloat16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Bfloat16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Bfloat16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Bfloat16, Int8, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Bfloat16, Int8, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Bfloat16, Uint8, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Bfloat16, Uint8, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Bfloat16, Float16, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Bfloat16, Float16, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Bfloat16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Bfloat16, Float32, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Bfloat16, Float32, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Bfloat16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fn, Absent, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fn, Absent, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fn, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fn, Int8, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fn, Int8, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fn, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fn, Uint8, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fn, Uint8, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fn, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fn, Float16, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fn, Float16, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fn, Float32, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fn, Float32, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2, Absent, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2, Absent, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2, Int8, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2, Int8, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2, Float16, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2, Float16, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2, Float32, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2, Float32, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float4E2M1, Absent, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float4E2M1, Absent, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float4E2M1, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float4E2M1, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float4E2M1, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float4E2M1, Int8, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float4E2M1, Int8, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float4E2M1, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float4E2M1, Uint8, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float4E2M1, Uint8, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float4E2M1, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float4E2M1, Float16, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float4E2M1, Float16, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float4E2M1, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float4E2M1, Float32, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float4E2M1, Float32, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float4E2M1, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E8M0, Absent, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E8M0, Absent, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E8M0, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E8M0, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E8M0, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E8M0, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E8M0, Int8, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E8M0, Int8, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E8M0, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E8M0, Uint8, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E8M0, Uint8, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E8M0, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E8M0, Float16, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E8M0, Float16, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E8M0, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E8M0, Float32, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float8E8M0, Float32, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float8E8M0, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E2M3, Absent, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float6E2M3, Absent, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E2M3, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E2M3, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float6E2M3, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E2M3, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E2M3, Int8, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float6E2M3, Int8, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E2M3, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E2M3, Uint8, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float6E2M3, Uint8, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E2M3, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E2M3, Float16, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float6E2M3, Float16, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E2M3, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E2M3, Float32, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float6E2M3, Float32, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E2M3, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E3M2, Absent, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float6E3M2, Absent, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E3M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E3M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float6E3M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E3M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E3M2, Int8, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float6E3M2, Int8, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E3M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E3M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float6E3M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E3M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E3M2, Float16, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float6E3M2, Float16, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E3M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E3M2, Float32, Float32) {}
    impl Combination<At1_0> for (Bfloat16, Float6E3M2, Float32, Float16) {}
    impl Combination<At1_0> for (Bfloat16, Float6E3M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float32, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float32, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float32, Float8E4M3Fn, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float32, Float8E4M3Fn, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float32, Float8E4M3Fn, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float32, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float32, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float32, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float32, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float32, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float32, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float32, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float32, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float32, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float32, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float32, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float32, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float32, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float32, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float16, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float16, Float8E4M3Fn, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float16, Float8E4M3Fn, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float16, Float8E4M3Fn, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float16, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float16, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float16, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float16, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float16, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float16, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float16, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Bfloat16, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Bfloat16, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Bfloat16, Float8E4M3Fn, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Bfloat16, Float8E4M3Fn, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Bfloat16, Float8E4M3Fn, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Bfloat16, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Bfloat16, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Bfloat16, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Bfloat16, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Bfloat16, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Bfloat16, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Bfloat16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Bfloat16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Bfloat16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Bfloat16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Bfloat16, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Bfloat16, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Bfloat16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fn, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fn, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fn, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fn, Float8E4M3Fn, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fn, Float8E4M3Fn, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fn, Float8E4M3Fn, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fn, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fn, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fn, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fn, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fn, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fn, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fn, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fn, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fn, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fn, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fnuz, Float8E4M3Fn, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fnuz, Float8E4M3Fn, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fnuz, Float8E4M3Fn, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2, Float8E4M3Fn, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2, Float8E4M3Fn, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2, Float8E4M3Fn, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2Fnuz, Float8E4M3Fn, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2Fnuz, Float8E4M3Fn, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2Fnuz, Float8E4M3Fn, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float4E2M1, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float4E2M1, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float4E2M1, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float4E2M1, Float8E4M3Fn, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float4E2M1, Float8E4M3Fn, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float4E2M1, Float8E4M3Fn, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float4E2M1, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float4E2M1, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float4E2M1, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float4E2M1, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float4E2M1, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float4E2M1, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float4E2M1, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float4E2M1, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float4E2M1, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float4E2M1, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float4E2M1, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float4E2M1, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float4E2M1, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float4E2M1, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E8M0, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E8M0, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E8M0, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E8M0, Float8E4M3Fn, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E8M0, Float8E4M3Fn, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E8M0, Float8E4M3Fn, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E8M0, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E8M0, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E8M0, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E8M0, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E8M0, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E8M0, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E8M0, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E8M0, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E8M0, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E8M0, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E8M0, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E8M0, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E8M0, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E8M0, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float8E8M0, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E2M3, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E2M3, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E2M3, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E2M3, Float8E4M3Fn, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E2M3, Float8E4M3Fn, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E2M3, Float8E4M3Fn, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E2M3, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E2M3, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E2M3, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E2M3, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E2M3, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E2M3, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E2M3, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E2M3, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E2M3, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E2M3, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E2M3, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E2M3, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E2M3, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E2M3, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E2M3, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E3M2, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E3M2, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E3M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E3M2, Float8E4M3Fn, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E3M2, Float8E4M3Fn, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E3M2, Float8E4M3Fn, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E3M2, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E3M2, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E3M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E3M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E3M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E3M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E3M2, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E3M2, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E3M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E3M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E3M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E3M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E3M2, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E3M2, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fn, Float6E3M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float32, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float32, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float32, Float8E4M3Fnuz, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float32, Float8E4M3Fnuz, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float32, Float8E4M3Fnuz, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float32, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float32, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float32, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float32, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float32, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float32, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float32, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float32, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float32, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float32, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float32, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float32, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float32, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float32, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float16, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float16, Float8E4M3Fnuz, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float16, Float8E4M3Fnuz, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float16, Float8E4M3Fnuz, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float16, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float16, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float16, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float16, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float16, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float16, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float16, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Bfloat16, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Bfloat16, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Bfloat16, Float8E4M3Fnuz, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Bfloat16, Float8E4M3Fnuz, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Bfloat16, Float8E4M3Fnuz, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Bfloat16, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Bfloat16, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Bfloat16, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Bfloat16, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Bfloat16, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Bfloat16, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Bfloat16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Bfloat16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Bfloat16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Bfloat16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Bfloat16, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Bfloat16, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Bfloat16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fn, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fn, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fn, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fn, Float8E4M3Fnuz, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fn, Float8E4M3Fnuz, Float16) {}
    impl Combination<At1_0>
    for (Float8E4M3Fnuz, Float8E4M3Fn, Float8E4M3Fnuz, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fn, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fn, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fn, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fn, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fn, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fn, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fn, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fn, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fn, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fn, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0>
    for (Float8E4M3Fnuz, Float8E4M3Fnuz, Float8E4M3Fnuz, Float32) {}
    impl Combination<At1_0>
    for (Float8E4M3Fnuz, Float8E4M3Fnuz, Float8E4M3Fnuz, Float16) {}
    impl Combination<At1_0>
    for (Float8E4M3Fnuz, Float8E4M3Fnuz, Float8E4M3Fnuz, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2, Float8E4M3Fnuz, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2, Float8E4M3Fnuz, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2, Float8E4M3Fnuz, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0>
    for (Float8E4M3Fnuz, Float8E5M2Fnuz, Float8E4M3Fnuz, Float32) {}
    impl Combination<At1_0>
    for (Float8E4M3Fnuz, Float8E5M2Fnuz, Float8E4M3Fnuz, Float16) {}
    impl Combination<At1_0>
    for (Float8E4M3Fnuz, Float8E5M2Fnuz, Float8E4M3Fnuz, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float4E2M1, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float4E2M1, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float4E2M1, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float4E2M1, Float8E4M3Fnuz, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float4E2M1, Float8E4M3Fnuz, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float4E2M1, Float8E4M3Fnuz, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float4E2M1, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float4E2M1, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float4E2M1, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float4E2M1, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float4E2M1, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float4E2M1, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float4E2M1, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float4E2M1, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float4E2M1, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float4E2M1, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float4E2M1, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float4E2M1, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float4E2M1, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float4E2M1, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E8M0, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E8M0, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E8M0, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E8M0, Float8E4M3Fnuz, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E8M0, Float8E4M3Fnuz, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E8M0, Float8E4M3Fnuz, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E8M0, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E8M0, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E8M0, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E8M0, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E8M0, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E8M0, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E8M0, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E8M0, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E8M0, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E8M0, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E8M0, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E8M0, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E8M0, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E8M0, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float8E8M0, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E2M3, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E2M3, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E2M3, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E2M3, Float8E4M3Fnuz, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E2M3, Float8E4M3Fnuz, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E2M3, Float8E4M3Fnuz, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E2M3, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E2M3, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E2M3, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E2M3, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E2M3, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E2M3, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E2M3, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E2M3, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E2M3, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E2M3, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E2M3, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E2M3, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E2M3, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E2M3, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E2M3, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E3M2, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E3M2, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E3M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E3M2, Float8E4M3Fnuz, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E3M2, Float8E4M3Fnuz, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E3M2, Float8E4M3Fnuz, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E3M2, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E3M2, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E3M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E3M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E3M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E3M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E3M2, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E3M2, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E3M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E3M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E3M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E3M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E3M2, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E3M2, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E4M3Fnuz, Float6E3M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float32, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float32, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float32, Float8E5M2, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float32, Float8E5M2, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float32, Float8E5M2, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float32, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float32, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float32, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float32, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float32, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float32, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float32, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float32, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float32, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float32, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float32, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float32, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float32, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float32, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float16, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float16, Float8E5M2, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float16, Float8E5M2, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float16, Float8E5M2, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float16, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float16, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float16, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float16, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float16, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float16, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float16, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Bfloat16, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Bfloat16, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Bfloat16, Float8E5M2, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Bfloat16, Float8E5M2, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Bfloat16, Float8E5M2, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Bfloat16, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Bfloat16, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Bfloat16, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Bfloat16, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Bfloat16, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Bfloat16, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Bfloat16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Bfloat16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Bfloat16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Bfloat16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Bfloat16, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Bfloat16, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Bfloat16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fn, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fn, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fn, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fn, Float8E5M2, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fn, Float8E5M2, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fn, Float8E5M2, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fn, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fn, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fn, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fn, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fn, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fn, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fn, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fn, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fn, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fn, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fnuz, Float8E5M2, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fnuz, Float8E5M2, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fnuz, Float8E5M2, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2, Float8E5M2, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2, Float8E5M2, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2, Float8E5M2, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2Fnuz, Float8E5M2, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2Fnuz, Float8E5M2, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2Fnuz, Float8E5M2, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float4E2M1, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float4E2M1, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float4E2M1, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float4E2M1, Float8E5M2, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float4E2M1, Float8E5M2, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float4E2M1, Float8E5M2, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float4E2M1, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float4E2M1, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float4E2M1, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float4E2M1, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float4E2M1, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float4E2M1, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float4E2M1, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float4E2M1, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float4E2M1, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float4E2M1, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float4E2M1, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float4E2M1, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float4E2M1, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float4E2M1, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E8M0, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E8M0, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E8M0, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E8M0, Float8E5M2, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E8M0, Float8E5M2, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E8M0, Float8E5M2, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E8M0, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E8M0, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E8M0, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E8M0, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E8M0, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E8M0, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E8M0, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E8M0, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E8M0, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E8M0, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E8M0, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E8M0, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E8M0, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E8M0, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float8E8M0, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E2M3, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E2M3, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E2M3, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E2M3, Float8E5M2, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E2M3, Float8E5M2, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E2M3, Float8E5M2, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E2M3, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E2M3, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E2M3, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E2M3, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E2M3, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E2M3, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E2M3, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E2M3, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E2M3, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E2M3, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E2M3, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E2M3, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E2M3, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E2M3, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E2M3, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E3M2, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E3M2, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E3M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E3M2, Float8E5M2, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E3M2, Float8E5M2, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E3M2, Float8E5M2, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E3M2, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E3M2, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E3M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E3M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E3M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E3M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E3M2, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E3M2, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E3M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E3M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E3M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E3M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E3M2, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E3M2, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E5M2, Float6E3M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float32, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float32, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float32, Float8E5M2Fnuz, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float32, Float8E5M2Fnuz, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float32, Float8E5M2Fnuz, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float32, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float32, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float32, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float32, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float32, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float32, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float32, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float32, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float32, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float32, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float32, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float32, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float32, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float32, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float16, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float16, Float8E5M2Fnuz, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float16, Float8E5M2Fnuz, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float16, Float8E5M2Fnuz, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float16, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float16, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float16, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float16, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float16, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float16, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float16, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Bfloat16, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Bfloat16, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Bfloat16, Float8E5M2Fnuz, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Bfloat16, Float8E5M2Fnuz, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Bfloat16, Float8E5M2Fnuz, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Bfloat16, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Bfloat16, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Bfloat16, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Bfloat16, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Bfloat16, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Bfloat16, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Bfloat16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Bfloat16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Bfloat16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Bfloat16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Bfloat16, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Bfloat16, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Bfloat16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fn, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fn, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fn, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fn, Float8E5M2Fnuz, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fn, Float8E5M2Fnuz, Float16) {}
    impl Combination<At1_0>
    for (Float8E5M2Fnuz, Float8E4M3Fn, Float8E5M2Fnuz, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fn, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fn, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fn, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fn, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fn, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fn, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fn, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fn, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fn, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fn, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0>
    for (Float8E5M2Fnuz, Float8E4M3Fnuz, Float8E5M2Fnuz, Float32) {}
    impl Combination<At1_0>
    for (Float8E5M2Fnuz, Float8E4M3Fnuz, Float8E5M2Fnuz, Float16) {}
    impl Combination<At1_0>
    for (Float8E5M2Fnuz, Float8E4M3Fnuz, Float8E5M2Fnuz, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2, Float8E5M2Fnuz, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2, Float8E5M2Fnuz, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2, Float8E5M2Fnuz, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0>
    for (Float8E5M2Fnuz, Float8E5M2Fnuz, Float8E5M2Fnuz, Float32) {}
    impl Combination<At1_0>
    for (Float8E5M2Fnuz, Float8E5M2Fnuz, Float8E5M2Fnuz, Float16) {}
    impl Combination<At1_0>
    for (Float8E5M2Fnuz, Float8E5M2Fnuz, Float8E5M2Fnuz, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float4E2M1, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float4E2M1, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float4E2M1, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float4E2M1, Float8E5M2Fnuz, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float4E2M1, Float8E5M2Fnuz, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float4E2M1, Float8E5M2Fnuz, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float4E2M1, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float4E2M1, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float4E2M1, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float4E2M1, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float4E2M1, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float4E2M1, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float4E2M1, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float4E2M1, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float4E2M1, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float4E2M1, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float4E2M1, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float4E2M1, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float4E2M1, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float4E2M1, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E8M0, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E8M0, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E8M0, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E8M0, Float8E5M2Fnuz, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E8M0, Float8E5M2Fnuz, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E8M0, Float8E5M2Fnuz, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E8M0, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E8M0, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E8M0, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E8M0, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E8M0, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E8M0, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E8M0, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E8M0, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E8M0, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E8M0, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E8M0, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E8M0, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E8M0, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E8M0, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float8E8M0, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E2M3, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E2M3, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E2M3, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E2M3, Float8E5M2Fnuz, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E2M3, Float8E5M2Fnuz, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E2M3, Float8E5M2Fnuz, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E2M3, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E2M3, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E2M3, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E2M3, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E2M3, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E2M3, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E2M3, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E2M3, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E2M3, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E2M3, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E2M3, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E2M3, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E2M3, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E2M3, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E2M3, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E3M2, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E3M2, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E3M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E3M2, Float8E5M2Fnuz, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E3M2, Float8E5M2Fnuz, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E3M2, Float8E5M2Fnuz, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E3M2, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E3M2, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E3M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E3M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E3M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E3M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E3M2, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E3M2, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E3M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E3M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E3M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E3M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E3M2, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E3M2, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E5M2Fnuz, Float6E3M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Uint4, Float32, Absent, Float16) {}
    impl Combination<At1_0> for (Uint4, Float32, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float32, Uint4, Float32) {}
    impl Combination<At1_0> for (Uint4, Float32, Uint4, Float16) {}
    impl Combination<At1_0> for (Uint4, Float32, Uint4, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Uint4, Float32, Int8, Float16) {}
    impl Combination<At1_0> for (Uint4, Float32, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float32, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint4, Float32, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint4, Float32, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float32, Int32, Float32) {}
    impl Combination<At1_0> for (Uint4, Float32, Int32, Float16) {}
    impl Combination<At1_0> for (Uint4, Float32, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float32, Float16, Float32) {}
    impl Combination<At1_0> for (Uint4, Float32, Float16, Float16) {}
    impl Combination<At1_0> for (Uint4, Float32, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float32, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint4, Float32, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint4, Float32, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float32, Float32, Float32) {}
    impl Combination<At1_0> for (Uint4, Float32, Float32, Float16) {}
    impl Combination<At1_0> for (Uint4, Float32, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float16, Absent, Float32) {}
    impl Combination<At1_0> for (Uint4, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Uint4, Float16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float16, Uint4, Float32) {}
    impl Combination<At1_0> for (Uint4, Float16, Uint4, Float16) {}
    impl Combination<At1_0> for (Uint4, Float16, Uint4, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float16, Int8, Float32) {}
    impl Combination<At1_0> for (Uint4, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Uint4, Float16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float16, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint4, Float16, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint4, Float16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float16, Int32, Float32) {}
    impl Combination<At1_0> for (Uint4, Float16, Int32, Float16) {}
    impl Combination<At1_0> for (Uint4, Float16, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float16, Float16, Float32) {}
    impl Combination<At1_0> for (Uint4, Float16, Float16, Float16) {}
    impl Combination<At1_0> for (Uint4, Float16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint4, Float16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint4, Float16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float16, Float32, Float32) {}
    impl Combination<At1_0> for (Uint4, Float16, Float32, Float16) {}
    impl Combination<At1_0> for (Uint4, Float16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Absent, Float32) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Absent, Float16) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Uint4, Float32) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Uint4, Float16) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Uint4, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Int8, Float32) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Int8, Float16) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Int32, Float32) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Int32, Float16) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Float16, Float32) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Float16, Float16) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Float32, Float32) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Float32, Float16) {}
    impl Combination<At1_0> for (Uint4, Bfloat16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Absent, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Absent, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Uint4, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Uint4, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Uint4, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Int8, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Int8, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Int32, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Int32, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Float16, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Float16, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Float32, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Float32, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Uint4, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Uint4, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Uint4, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Int32, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Int32, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Absent, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Absent, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Uint4, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Uint4, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Uint4, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Int8, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Int8, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Int32, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Int32, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Float16, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Float16, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Float32, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Float32, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Uint4, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Uint4, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Uint4, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Int32, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Int32, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Absent, Float32) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Absent, Float16) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Uint4, Float32) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Uint4, Float16) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Uint4, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Int8, Float32) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Int8, Float16) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Int32, Float32) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Int32, Float16) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Float16, Float32) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Float16, Float16) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Float32, Float32) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Float32, Float16) {}
    impl Combination<At1_0> for (Uint4, Float4E2M1, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Absent, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Absent, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Uint4, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Uint4, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Uint4, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Int8, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Int8, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Int32, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Int32, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Float16, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Float16, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Float32, Float32) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Float32, Float16) {}
    impl Combination<At1_0> for (Uint4, Float8E8M0, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Absent, Float32) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Absent, Float16) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Uint4, Float32) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Uint4, Float16) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Uint4, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Int8, Float32) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Int8, Float16) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Int32, Float32) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Int32, Float16) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Float16, Float32) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Float16, Float16) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Float32, Float32) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Float32, Float16) {}
    impl Combination<At1_0> for (Uint4, Float6E2M3, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Absent, Float32) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Absent, Float16) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Uint4, Float32) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Uint4, Float16) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Uint4, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Int8, Float32) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Int8, Float16) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Int32, Float32) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Int32, Float16) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Float16, Float32) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Float16, Float16) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Float32, Float32) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Float32, Float16) {}
    impl Combination<At1_0> for (Uint4, Float6E3M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Int4, Float32, Absent, Float16) {}
    impl Combination<At1_0> for (Int4, Float32, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float32, Int4, Float32) {}
    impl Combination<At1_0> for (Int4, Float32, Int4, Float16) {}
    impl Combination<At1_0> for (Int4, Float32, Int4, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Int4, Float32, Int8, Float16) {}
    impl Combination<At1_0> for (Int4, Float32, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float32, Uint8, Float32) {}
    impl Combination<At1_0> for (Int4, Float32, Uint8, Float16) {}
    impl Combination<At1_0> for (Int4, Float32, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float32, Int32, Float32) {}
    impl Combination<At1_0> for (Int4, Float32, Int32, Float16) {}
    impl Combination<At1_0> for (Int4, Float32, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float32, Float16, Float32) {}
    impl Combination<At1_0> for (Int4, Float32, Float16, Float16) {}
    impl Combination<At1_0> for (Int4, Float32, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float32, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int4, Float32, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int4, Float32, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float32, Float32, Float32) {}
    impl Combination<At1_0> for (Int4, Float32, Float32, Float16) {}
    impl Combination<At1_0> for (Int4, Float32, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float16, Absent, Float32) {}
    impl Combination<At1_0> for (Int4, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Int4, Float16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float16, Int4, Float32) {}
    impl Combination<At1_0> for (Int4, Float16, Int4, Float16) {}
    impl Combination<At1_0> for (Int4, Float16, Int4, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float16, Int8, Float32) {}
    impl Combination<At1_0> for (Int4, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Int4, Float16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float16, Uint8, Float32) {}
    impl Combination<At1_0> for (Int4, Float16, Uint8, Float16) {}
    impl Combination<At1_0> for (Int4, Float16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float16, Int32, Float32) {}
    impl Combination<At1_0> for (Int4, Float16, Int32, Float16) {}
    impl Combination<At1_0> for (Int4, Float16, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float16, Float16, Float32) {}
    impl Combination<At1_0> for (Int4, Float16, Float16, Float16) {}
    impl Combination<At1_0> for (Int4, Float16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int4, Float16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int4, Float16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float16, Float32, Float32) {}
    impl Combination<At1_0> for (Int4, Float16, Float32, Float16) {}
    impl Combination<At1_0> for (Int4, Float16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Absent, Float32) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Absent, Float16) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Int4, Float32) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Int4, Float16) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Int4, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Int8, Float32) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Int8, Float16) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Uint8, Float32) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Uint8, Float16) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Int32, Float32) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Int32, Float16) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Float16, Float32) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Float16, Float16) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Float32, Float32) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Float32, Float16) {}
    impl Combination<At1_0> for (Int4, Bfloat16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Absent, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Absent, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Int4, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Int4, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Int4, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Int8, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Int8, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Uint8, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Uint8, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Int32, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Int32, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Float16, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Float16, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Float32, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Float32, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Int4, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Int4, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Int4, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Int32, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Int32, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Absent, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Absent, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Int4, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Int4, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Int4, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Int8, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Int8, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Int32, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Int32, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Float16, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Float16, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Float32, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Float32, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Int4, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Int4, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Int4, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Int32, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Int32, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Absent, Float32) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Absent, Float16) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Int4, Float32) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Int4, Float16) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Int4, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Int8, Float32) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Int8, Float16) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Uint8, Float32) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Uint8, Float16) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Int32, Float32) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Int32, Float16) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Float16, Float32) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Float16, Float16) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Float32, Float32) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Float32, Float16) {}
    impl Combination<At1_0> for (Int4, Float4E2M1, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Absent, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Absent, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Int4, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Int4, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Int4, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Int8, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Int8, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Uint8, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Uint8, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Int32, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Int32, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Float16, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Float16, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Float32, Float32) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Float32, Float16) {}
    impl Combination<At1_0> for (Int4, Float8E8M0, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Absent, Float32) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Absent, Float16) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Int4, Float32) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Int4, Float16) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Int4, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Int8, Float32) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Int8, Float16) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Uint8, Float32) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Uint8, Float16) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Int32, Float32) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Int32, Float16) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Float16, Float32) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Float16, Float16) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Float32, Float32) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Float32, Float16) {}
    impl Combination<At1_0> for (Int4, Float6E2M3, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Absent, Float32) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Absent, Float16) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Int4, Float32) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Int4, Float16) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Int4, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Int8, Float32) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Int8, Float16) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Int32, Float32) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Int32, Float16) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Float16, Float32) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Float16, Float16) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Float32, Float32) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Float32, Float16) {}
    impl Combination<At1_0> for (Int4, Float6E3M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float32, Absent, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float32, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float32, Float4E2M1, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float32, Float4E2M1, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float32, Float4E2M1, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float32, Int8, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float32, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float32, Uint8, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float32, Uint8, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float32, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float32, Float16, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float32, Float16, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float32, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float32, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float32, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float32, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float32, Float32, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float32, Float32, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float32, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float16, Absent, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float16, Float4E2M1, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float16, Float4E2M1, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float16, Float4E2M1, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float16, Int8, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float16, Uint8, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float16, Uint8, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float16, Float16, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float16, Float16, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float16, Float32, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float16, Float32, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Bfloat16, Absent, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Bfloat16, Absent, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Bfloat16, Float4E2M1, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Bfloat16, Float4E2M1, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Bfloat16, Float4E2M1, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Bfloat16, Int8, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Bfloat16, Int8, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Bfloat16, Uint8, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Bfloat16, Uint8, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Bfloat16, Float16, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Bfloat16, Float16, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Bfloat16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Bfloat16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Bfloat16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Bfloat16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Bfloat16, Float32, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Bfloat16, Float32, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Bfloat16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fn, Absent, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fn, Absent, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fn, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fn, Float4E2M1, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fn, Float4E2M1, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fn, Float4E2M1, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fn, Int8, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fn, Int8, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fn, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fn, Uint8, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fn, Uint8, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fn, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fn, Float16, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fn, Float16, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fn, Float32, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fn, Float32, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fnuz, Float4E2M1, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fnuz, Float4E2M1, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fnuz, Float4E2M1, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2, Absent, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2, Absent, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2, Float4E2M1, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2, Float4E2M1, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2, Float4E2M1, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2, Int8, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2, Int8, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2, Float16, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2, Float16, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2, Float32, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2, Float32, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2Fnuz, Float4E2M1, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2Fnuz, Float4E2M1, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2Fnuz, Float4E2M1, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float4E2M1, Absent, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float4E2M1, Absent, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float4E2M1, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float4E2M1, Float4E2M1, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float4E2M1, Float4E2M1, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float4E2M1, Float4E2M1, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float4E2M1, Int8, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float4E2M1, Int8, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float4E2M1, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float4E2M1, Uint8, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float4E2M1, Uint8, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float4E2M1, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float4E2M1, Float16, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float4E2M1, Float16, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float4E2M1, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float4E2M1, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float4E2M1, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float4E2M1, Float32, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float4E2M1, Float32, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float4E2M1, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E8M0, Absent, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E8M0, Absent, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E8M0, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E8M0, Float4E2M1, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E8M0, Float4E2M1, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E8M0, Float4E2M1, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E8M0, Int8, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E8M0, Int8, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E8M0, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E8M0, Uint8, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E8M0, Uint8, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E8M0, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E8M0, Float16, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E8M0, Float16, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E8M0, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E8M0, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E8M0, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E8M0, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E8M0, Float32, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E8M0, Float32, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float8E8M0, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E2M3, Absent, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E2M3, Absent, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E2M3, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E2M3, Float4E2M1, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E2M3, Float4E2M1, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E2M3, Float4E2M1, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E2M3, Int8, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E2M3, Int8, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E2M3, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E2M3, Uint8, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E2M3, Uint8, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E2M3, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E2M3, Float16, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E2M3, Float16, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E2M3, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E2M3, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E2M3, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E2M3, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E2M3, Float32, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E2M3, Float32, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E2M3, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E3M2, Absent, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E3M2, Absent, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E3M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E3M2, Float4E2M1, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E3M2, Float4E2M1, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E3M2, Float4E2M1, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E3M2, Int8, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E3M2, Int8, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E3M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E3M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E3M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E3M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E3M2, Float16, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E3M2, Float16, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E3M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E3M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E3M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E3M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E3M2, Float32, Float32) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E3M2, Float32, Float16) {}
    impl Combination<At1_0> for (Float4E2M1, Float6E3M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float32, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float32, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float32, Float8E8M0, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float32, Float8E8M0, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float32, Float8E8M0, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float32, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float32, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float32, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float32, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float32, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float32, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float32, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float32, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float32, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float32, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float32, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float32, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float32, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float32, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float16, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float16, Float8E8M0, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float16, Float8E8M0, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float16, Float8E8M0, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float16, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float16, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float16, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float16, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float16, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float16, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float16, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Bfloat16, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Bfloat16, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Bfloat16, Float8E8M0, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Bfloat16, Float8E8M0, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Bfloat16, Float8E8M0, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Bfloat16, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Bfloat16, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Bfloat16, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Bfloat16, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Bfloat16, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Bfloat16, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Bfloat16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Bfloat16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Bfloat16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Bfloat16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Bfloat16, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Bfloat16, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Bfloat16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fn, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fn, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fn, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fn, Float8E8M0, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fn, Float8E8M0, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fn, Float8E8M0, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fn, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fn, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fn, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fn, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fn, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fn, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fn, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fn, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fn, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fn, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fnuz, Float8E8M0, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fnuz, Float8E8M0, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fnuz, Float8E8M0, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2, Float8E8M0, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2, Float8E8M0, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2, Float8E8M0, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2Fnuz, Float8E8M0, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2Fnuz, Float8E8M0, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2Fnuz, Float8E8M0, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float4E2M1, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float4E2M1, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float4E2M1, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float4E2M1, Float8E8M0, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float4E2M1, Float8E8M0, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float4E2M1, Float8E8M0, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float4E2M1, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float4E2M1, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float4E2M1, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float4E2M1, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float4E2M1, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float4E2M1, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float4E2M1, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float4E2M1, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float4E2M1, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float4E2M1, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float4E2M1, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float4E2M1, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float4E2M1, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float4E2M1, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E8M0, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E8M0, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E8M0, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E8M0, Float8E8M0, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E8M0, Float8E8M0, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E8M0, Float8E8M0, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E8M0, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E8M0, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E8M0, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E8M0, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E8M0, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E8M0, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E8M0, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E8M0, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E8M0, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E8M0, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E8M0, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E8M0, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E8M0, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E8M0, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float8E8M0, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E2M3, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E2M3, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E2M3, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E2M3, Float8E8M0, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E2M3, Float8E8M0, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E2M3, Float8E8M0, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E2M3, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E2M3, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E2M3, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E2M3, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E2M3, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E2M3, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E2M3, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E2M3, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E2M3, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E2M3, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E2M3, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E2M3, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E2M3, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E2M3, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E2M3, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E3M2, Absent, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E3M2, Absent, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E3M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E3M2, Float8E8M0, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E3M2, Float8E8M0, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E3M2, Float8E8M0, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E3M2, Int8, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E3M2, Int8, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E3M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E3M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E3M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E3M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E3M2, Float16, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E3M2, Float16, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E3M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E3M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E3M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E3M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E3M2, Float32, Float32) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E3M2, Float32, Float16) {}
    impl Combination<At1_0> for (Float8E8M0, Float6E3M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Uint2, Float32, Absent, Float16) {}
    impl Combination<At1_0> for (Uint2, Float32, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float32, Uint2, Float32) {}
    impl Combination<At1_0> for (Uint2, Float32, Uint2, Float16) {}
    impl Combination<At1_0> for (Uint2, Float32, Uint2, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Uint2, Float32, Int8, Float16) {}
    impl Combination<At1_0> for (Uint2, Float32, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float32, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint2, Float32, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint2, Float32, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float32, Int32, Float32) {}
    impl Combination<At1_0> for (Uint2, Float32, Int32, Float16) {}
    impl Combination<At1_0> for (Uint2, Float32, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float32, Float16, Float32) {}
    impl Combination<At1_0> for (Uint2, Float32, Float16, Float16) {}
    impl Combination<At1_0> for (Uint2, Float32, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float32, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint2, Float32, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint2, Float32, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float32, Float32, Float32) {}
    impl Combination<At1_0> for (Uint2, Float32, Float32, Float16) {}
    impl Combination<At1_0> for (Uint2, Float32, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float16, Absent, Float32) {}
    impl Combination<At1_0> for (Uint2, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Uint2, Float16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float16, Uint2, Float32) {}
    impl Combination<At1_0> for (Uint2, Float16, Uint2, Float16) {}
    impl Combination<At1_0> for (Uint2, Float16, Uint2, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float16, Int8, Float32) {}
    impl Combination<At1_0> for (Uint2, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Uint2, Float16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float16, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint2, Float16, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint2, Float16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float16, Int32, Float32) {}
    impl Combination<At1_0> for (Uint2, Float16, Int32, Float16) {}
    impl Combination<At1_0> for (Uint2, Float16, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float16, Float16, Float32) {}
    impl Combination<At1_0> for (Uint2, Float16, Float16, Float16) {}
    impl Combination<At1_0> for (Uint2, Float16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint2, Float16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint2, Float16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float16, Float32, Float32) {}
    impl Combination<At1_0> for (Uint2, Float16, Float32, Float16) {}
    impl Combination<At1_0> for (Uint2, Float16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Absent, Float32) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Absent, Float16) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Uint2, Float32) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Uint2, Float16) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Uint2, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Int8, Float32) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Int8, Float16) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Int32, Float32) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Int32, Float16) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Float16, Float32) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Float16, Float16) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Float32, Float32) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Float32, Float16) {}
    impl Combination<At1_0> for (Uint2, Bfloat16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Absent, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Absent, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Uint2, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Uint2, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Uint2, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Int8, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Int8, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Int32, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Int32, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Float16, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Float16, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Float32, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Float32, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Uint2, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Uint2, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Uint2, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Int32, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Int32, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Absent, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Absent, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Uint2, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Uint2, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Uint2, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Int8, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Int8, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Int32, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Int32, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Float16, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Float16, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Float32, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Float32, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Uint2, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Uint2, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Uint2, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Int32, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Int32, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Absent, Float32) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Absent, Float16) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Uint2, Float32) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Uint2, Float16) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Uint2, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Int8, Float32) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Int8, Float16) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Int32, Float32) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Int32, Float16) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Float16, Float32) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Float16, Float16) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Float32, Float32) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Float32, Float16) {}
    impl Combination<At1_0> for (Uint2, Float4E2M1, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Absent, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Absent, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Uint2, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Uint2, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Uint2, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Int8, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Int8, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Int32, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Int32, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Float16, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Float16, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Float32, Float32) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Float32, Float16) {}
    impl Combination<At1_0> for (Uint2, Float8E8M0, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Absent, Float32) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Absent, Float16) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Uint2, Float32) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Uint2, Float16) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Uint2, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Int8, Float32) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Int8, Float16) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Int32, Float32) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Int32, Float16) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Float16, Float32) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Float16, Float16) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Float32, Float32) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Float32, Float16) {}
    impl Combination<At1_0> for (Uint2, Float6E2M3, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Absent, Float32) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Absent, Float16) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Uint2, Float32) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Uint2, Float16) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Uint2, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Int8, Float32) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Int8, Float16) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Int32, Float32) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Int32, Float16) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Float16, Float32) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Float16, Float16) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Float32, Float32) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Float32, Float16) {}
    impl Combination<At1_0> for (Uint2, Float6E3M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Int2, Float32, Absent, Float16) {}
    impl Combination<At1_0> for (Int2, Float32, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float32, Int2, Float32) {}
    impl Combination<At1_0> for (Int2, Float32, Int2, Float16) {}
    impl Combination<At1_0> for (Int2, Float32, Int2, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Int2, Float32, Int8, Float16) {}
    impl Combination<At1_0> for (Int2, Float32, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float32, Uint8, Float32) {}
    impl Combination<At1_0> for (Int2, Float32, Uint8, Float16) {}
    impl Combination<At1_0> for (Int2, Float32, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float32, Int32, Float32) {}
    impl Combination<At1_0> for (Int2, Float32, Int32, Float16) {}
    impl Combination<At1_0> for (Int2, Float32, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float32, Float16, Float32) {}
    impl Combination<At1_0> for (Int2, Float32, Float16, Float16) {}
    impl Combination<At1_0> for (Int2, Float32, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float32, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int2, Float32, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int2, Float32, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float32, Float32, Float32) {}
    impl Combination<At1_0> for (Int2, Float32, Float32, Float16) {}
    impl Combination<At1_0> for (Int2, Float32, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float16, Absent, Float32) {}
    impl Combination<At1_0> for (Int2, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Int2, Float16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float16, Int2, Float32) {}
    impl Combination<At1_0> for (Int2, Float16, Int2, Float16) {}
    impl Combination<At1_0> for (Int2, Float16, Int2, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float16, Int8, Float32) {}
    impl Combination<At1_0> for (Int2, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Int2, Float16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float16, Uint8, Float32) {}
    impl Combination<At1_0> for (Int2, Float16, Uint8, Float16) {}
    impl Combination<At1_0> for (Int2, Float16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float16, Int32, Float32) {}
    impl Combination<At1_0> for (Int2, Float16, Int32, Float16) {}
    impl Combination<At1_0> for (Int2, Float16, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float16, Float16, Float32) {}
    impl Combination<At1_0> for (Int2, Float16, Float16, Float16) {}
    impl Combination<At1_0> for (Int2, Float16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int2, Float16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int2, Float16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float16, Float32, Float32) {}
    impl Combination<At1_0> for (Int2, Float16, Float32, Float16) {}
    impl Combination<At1_0> for (Int2, Float16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Absent, Float32) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Absent, Float16) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Int2, Float32) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Int2, Float16) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Int2, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Int8, Float32) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Int8, Float16) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Uint8, Float32) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Uint8, Float16) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Int32, Float32) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Int32, Float16) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Float16, Float32) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Float16, Float16) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Float32, Float32) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Float32, Float16) {}
    impl Combination<At1_0> for (Int2, Bfloat16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Absent, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Absent, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Int2, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Int2, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Int2, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Int8, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Int8, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Uint8, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Uint8, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Int32, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Int32, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Float16, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Float16, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Float32, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Float32, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Int2, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Int2, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Int2, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Int32, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Int32, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Absent, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Absent, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Int2, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Int2, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Int2, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Int8, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Int8, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Int32, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Int32, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Float16, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Float16, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Float32, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Float32, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Int2, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Int2, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Int2, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Int32, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Int32, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Absent, Float32) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Absent, Float16) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Int2, Float32) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Int2, Float16) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Int2, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Int8, Float32) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Int8, Float16) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Uint8, Float32) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Uint8, Float16) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Int32, Float32) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Int32, Float16) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Float16, Float32) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Float16, Float16) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Float32, Float32) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Float32, Float16) {}
    impl Combination<At1_0> for (Int2, Float4E2M1, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Absent, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Absent, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Int2, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Int2, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Int2, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Int8, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Int8, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Uint8, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Uint8, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Int32, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Int32, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Float16, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Float16, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Float32, Float32) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Float32, Float16) {}
    impl Combination<At1_0> for (Int2, Float8E8M0, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Absent, Float32) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Absent, Float16) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Int2, Float32) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Int2, Float16) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Int2, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Int8, Float32) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Int8, Float16) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Uint8, Float32) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Uint8, Float16) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Int32, Float32) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Int32, Float16) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Float16, Float32) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Float16, Float16) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Float32, Float32) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Float32, Float16) {}
    impl Combination<At1_0> for (Int2, Float6E2M3, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Absent, Float32) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Absent, Float16) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Int2, Float32) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Int2, Float16) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Int2, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Int8, Float32) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Int8, Float16) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Int32, Float32) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Int32, Float16) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Float16, Float32) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Float16, Float16) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Float32, Float32) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Float32, Float16) {}
    impl Combination<At1_0> for (Int2, Float6E3M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float32, Absent, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float32, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float32, Float6E2M3, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float32, Float6E2M3, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float32, Float6E2M3, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float32, Int8, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float32, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float32, Uint8, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float32, Uint8, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float32, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float32, Float16, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float32, Float16, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float32, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float32, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float32, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float32, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float32, Float32, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float32, Float32, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float32, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float16, Absent, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float16, Float6E2M3, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float16, Float6E2M3, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float16, Float6E2M3, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float16, Int8, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float16, Uint8, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float16, Uint8, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float16, Float16, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float16, Float16, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float16, Float32, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float16, Float32, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Bfloat16, Absent, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Bfloat16, Absent, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Bfloat16, Float6E2M3, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Bfloat16, Float6E2M3, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Bfloat16, Float6E2M3, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Bfloat16, Int8, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Bfloat16, Int8, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Bfloat16, Uint8, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Bfloat16, Uint8, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Bfloat16, Float16, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Bfloat16, Float16, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Bfloat16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Bfloat16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Bfloat16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Bfloat16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Bfloat16, Float32, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Bfloat16, Float32, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Bfloat16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fn, Absent, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fn, Absent, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fn, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fn, Float6E2M3, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fn, Float6E2M3, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fn, Float6E2M3, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fn, Int8, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fn, Int8, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fn, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fn, Uint8, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fn, Uint8, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fn, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fn, Float16, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fn, Float16, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fn, Float32, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fn, Float32, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fnuz, Float6E2M3, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fnuz, Float6E2M3, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fnuz, Float6E2M3, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2, Absent, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2, Absent, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2, Float6E2M3, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2, Float6E2M3, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2, Float6E2M3, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2, Int8, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2, Int8, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2, Float16, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2, Float16, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2, Float32, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2, Float32, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2Fnuz, Float6E2M3, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2Fnuz, Float6E2M3, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2Fnuz, Float6E2M3, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float4E2M1, Absent, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float4E2M1, Absent, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float4E2M1, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float4E2M1, Float6E2M3, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float4E2M1, Float6E2M3, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float4E2M1, Float6E2M3, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float4E2M1, Int8, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float4E2M1, Int8, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float4E2M1, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float4E2M1, Uint8, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float4E2M1, Uint8, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float4E2M1, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float4E2M1, Float16, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float4E2M1, Float16, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float4E2M1, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float4E2M1, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float4E2M1, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float4E2M1, Float32, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float4E2M1, Float32, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float4E2M1, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E8M0, Absent, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E8M0, Absent, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E8M0, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E8M0, Float6E2M3, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E8M0, Float6E2M3, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E8M0, Float6E2M3, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E8M0, Int8, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E8M0, Int8, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E8M0, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E8M0, Uint8, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E8M0, Uint8, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E8M0, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E8M0, Float16, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E8M0, Float16, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E8M0, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E8M0, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E8M0, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E8M0, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E8M0, Float32, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E8M0, Float32, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float8E8M0, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E2M3, Absent, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E2M3, Absent, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E2M3, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E2M3, Float6E2M3, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E2M3, Float6E2M3, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E2M3, Float6E2M3, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E2M3, Int8, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E2M3, Int8, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E2M3, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E2M3, Uint8, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E2M3, Uint8, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E2M3, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E2M3, Float16, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E2M3, Float16, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E2M3, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E2M3, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E2M3, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E2M3, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E2M3, Float32, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E2M3, Float32, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E2M3, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E3M2, Absent, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E3M2, Absent, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E3M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E3M2, Float6E2M3, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E3M2, Float6E2M3, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E3M2, Float6E2M3, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E3M2, Int8, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E3M2, Int8, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E3M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E3M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E3M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E3M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E3M2, Float16, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E3M2, Float16, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E3M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E3M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E3M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E3M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E3M2, Float32, Float32) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E3M2, Float32, Float16) {}
    impl Combination<At1_0> for (Float6E2M3, Float6E3M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float32, Absent, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float32, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float32, Float6E3M2, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float32, Float6E3M2, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float32, Float6E3M2, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float32, Int8, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float32, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float32, Uint8, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float32, Uint8, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float32, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float32, Float16, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float32, Float16, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float32, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float32, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float32, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float32, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float32, Float32, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float32, Float32, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float32, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float16, Absent, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float16, Float6E3M2, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float16, Float6E3M2, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float16, Float6E3M2, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float16, Int8, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float16, Uint8, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float16, Uint8, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float16, Float16, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float16, Float16, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float16, Float32, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float16, Float32, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Bfloat16, Absent, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Bfloat16, Absent, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Bfloat16, Float6E3M2, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Bfloat16, Float6E3M2, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Bfloat16, Float6E3M2, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Bfloat16, Int8, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Bfloat16, Int8, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Bfloat16, Uint8, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Bfloat16, Uint8, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Bfloat16, Float16, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Bfloat16, Float16, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Bfloat16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Bfloat16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Bfloat16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Bfloat16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Bfloat16, Float32, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Bfloat16, Float32, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Bfloat16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fn, Absent, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fn, Absent, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fn, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fn, Float6E3M2, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fn, Float6E3M2, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fn, Float6E3M2, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fn, Int8, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fn, Int8, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fn, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fn, Uint8, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fn, Uint8, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fn, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fn, Float16, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fn, Float16, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fn, Float32, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fn, Float32, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fnuz, Float6E3M2, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fnuz, Float6E3M2, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fnuz, Float6E3M2, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2, Absent, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2, Absent, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2, Float6E3M2, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2, Float6E3M2, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2, Float6E3M2, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2, Int8, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2, Int8, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2, Float16, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2, Float16, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2, Float32, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2, Float32, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2Fnuz, Float6E3M2, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2Fnuz, Float6E3M2, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2Fnuz, Float6E3M2, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float4E2M1, Absent, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float4E2M1, Absent, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float4E2M1, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float4E2M1, Float6E3M2, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float4E2M1, Float6E3M2, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float4E2M1, Float6E3M2, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float4E2M1, Int8, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float4E2M1, Int8, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float4E2M1, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float4E2M1, Uint8, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float4E2M1, Uint8, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float4E2M1, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float4E2M1, Float16, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float4E2M1, Float16, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float4E2M1, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float4E2M1, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float4E2M1, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float4E2M1, Float32, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float4E2M1, Float32, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float4E2M1, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E8M0, Absent, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E8M0, Absent, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E8M0, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E8M0, Float6E3M2, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E8M0, Float6E3M2, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E8M0, Float6E3M2, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E8M0, Int8, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E8M0, Int8, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E8M0, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E8M0, Uint8, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E8M0, Uint8, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E8M0, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E8M0, Float16, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E8M0, Float16, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E8M0, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E8M0, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E8M0, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E8M0, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E8M0, Float32, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E8M0, Float32, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float8E8M0, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E2M3, Absent, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E2M3, Absent, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E2M3, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E2M3, Float6E3M2, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E2M3, Float6E3M2, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E2M3, Float6E3M2, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E2M3, Int8, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E2M3, Int8, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E2M3, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E2M3, Uint8, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E2M3, Uint8, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E2M3, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E2M3, Float16, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E2M3, Float16, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E2M3, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E2M3, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E2M3, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E2M3, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E2M3, Float32, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E2M3, Float32, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E2M3, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E3M2, Absent, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E3M2, Absent, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E3M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E3M2, Float6E3M2, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E3M2, Float6E3M2, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E3M2, Float6E3M2, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E3M2, Int8, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E3M2, Int8, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E3M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E3M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E3M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E3M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E3M2, Float16, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E3M2, Float16, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E3M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E3M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E3M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E3M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E3M2, Float32, Float32) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E3M2, Float32, Float16) {}
    impl Combination<At1_0> for (Float6E3M2, Float6E3M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Absent, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Absent, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Uint4B8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Uint4B8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Uint4B8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Int8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Int8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Int32, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Int32, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Float16, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Float16, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Float32, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Float32, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float32, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Absent, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Absent, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Uint4B8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Uint4B8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Uint4B8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Int8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Int8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Int32, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Int32, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Float16, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Float16, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Float32, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Float32, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Absent, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Absent, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Uint4B8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Uint4B8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Uint4B8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Int8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Int8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Int32, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Int32, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Float16, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Float16, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Float32, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Float32, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Bfloat16, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Absent, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Absent, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Uint4B8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Uint4B8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Uint4B8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Int8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Int8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Int32, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Int32, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Float16, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Float16, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Float32, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Float32, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fn, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Uint4B8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Uint4B8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Uint4B8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Int32, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Int32, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E4M3Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Absent, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Absent, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Uint4B8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Uint4B8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Uint4B8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Int8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Int8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Int32, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Int32, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Float16, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Float16, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Float32, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Float32, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Absent, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Absent, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Uint4B8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Uint4B8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Uint4B8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Int8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Int8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Int32, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Int32, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Float16, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Float16, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Float32, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Float32, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E5M2Fnuz, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Absent, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Absent, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Uint4B8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Uint4B8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Uint4B8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Int8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Int8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Int32, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Int32, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Float16, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Float16, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Float32, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Float32, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float4E2M1, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Absent, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Absent, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Uint4B8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Uint4B8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Uint4B8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Int8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Int8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Int32, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Int32, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Float16, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Float16, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Float32, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Float32, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float8E8M0, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Absent, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Absent, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Uint4B8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Uint4B8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Uint4B8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Int8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Int8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Int32, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Int32, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Float16, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Float16, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Float32, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Float32, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E2M3, Float32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Absent, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Absent, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Absent, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Uint4B8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Uint4B8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Uint4B8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Int8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Int8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Int8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Uint8, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Uint8, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Uint8, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Int32, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Int32, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Int32, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Float16, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Float16, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Float16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Bfloat16, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Bfloat16, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Bfloat16, Bfloat16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Float32, Float32) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Float32, Float16) {}
    impl Combination<At1_0> for (Uint4B8, Float6E3M2, Float32, Bfloat16) {}
};
