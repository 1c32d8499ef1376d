//! The cases that are always measured: every kind that has a target, in the shapes that models use.
//!
//! They are chosen out of the documents' cells by the types' names; one that no document allows is an error.

use dequant_spec::Operator;

use crate::case::Case;
use crate::cell::{Cell, cells};
use crate::form::{Grouping, Place};
use crate::target::{self, Requirement};

const ONNX: &str = "onnx.DequantizeLinear";
const ONEDNN: &str = "onednn.DynamicDequantize";

/// What a case is looked up by.
struct Pick {
    operator: &'static str,
    input: &'static str,
    scale: &'static str,
    zero_point: bool,
    output: &'static str,
    grouping: Grouping,
    requirement: &'static Requirement,
    brief: bool,
}

/// Every headline case.
pub(crate) fn all(operators: &[Operator]) -> Result<Vec<Case<'_>>, String> {
    picks().into_iter().map(|pick| pick.case(operators)).collect()
}

impl Pick {
    fn case(self, operators: &[Operator]) -> Result<Case<'_>, String> {
        let name = self.name();
        let operator = operators.iter().find(|operator| operator.id() == self.operator);
        let newest = operator.and_then(|operator| Some((operator, operator.versions.last()?)));
        let cells = newest.map(|(operator, version)| cells(operator, version)).unwrap_or_default();
        let found = cells.into_iter().find(|cell| self.is_of(cell));
        let lacks = || format!("{} has no {name}: {} × {}", self.operator, self.input, self.output);
        let (grouping, requirement) = (self.grouping, Some(self.requirement));
        Ok(Case {
            name: name.clone(),
            cell: found.ok_or_else(lacks)?,
            grouping,
            requirement,
            brief: self.brief,
        })
    }

    fn is_of(&self, cell: &Cell<'_>) -> bool {
        let combination = &cell.combination;
        combination.input.name == self.input
            && combination.scale.name == self.scale
            && combination.output.name == self.output
            && cell.zero_point.is_some() == self.zero_point
            && Grouping::all(&cell.granularity.groups).contains(&self.grouping)
    }

    /// `int4 b32 zp → f16`.
    fn name(&self) -> String {
        let groups = match self.grouping {
            Grouping::Tensor => "tensor".into(),
            Grouping::Axis(Place::Last) => "last axis".into(),
            Grouping::Axis(_) => "axis 0".into(),
            Grouping::OddRows(_) => "odd rows".into(),
            Grouping::Along(_) => "all along".into(),
            Grouping::Blocks(_, size) => format!("b{size}"),
            Grouping::Tile(rows, columns) => format!("{rows}×{columns}"),
        };
        let input = match (self.input, self.scale) {
            ("float4e2m1", "float8e8m0") => "mxfp4",
            (input, _) => {
                input.strip_prefix("float").filter(|rest| rest.len() > 3).map_or(input, |rest| &rest[1..])
            }
        };
        let output = match self.output {
            "float32" => "f32",
            "float16" => "f16",
            _ => "bf16",
        };
        // Blocks of floats have none, and it goes without saying that the others of whole tensors and channels do.
        let zero_point = match (self.zero_point, self.grouping) {
            (true, Grouping::Blocks(..)) => " zp",
            _ => "",
        };
        format!("{input} {groups}{zero_point} → {output}")
    }
}

/// One of ONNX, with a float32 scale, or one of the output's type for short outputs.
fn onnx(
    input: &'static str,
    output: &'static str,
    grouping: Grouping,
    zero_point: bool,
    requirement: &'static Requirement,
) -> Pick {
    Pick { operator: ONNX, input, scale: output, zero_point, output, grouping, requirement, brief: false }
}

impl Pick {
    fn brief(self) -> Self {
        Self { brief: true, ..self }
    }
}

fn picks() -> Vec<Pick> {
    let mut picks = Vec::new();
    integers_of_8_bits(&mut picks);
    narrow(&mut picks);
    small_floats(&mut picks);
    integers_of_16_bits(&mut picks);
    picks
}

fn integers_of_8_bits(picks: &mut Vec<Pick>) {
    use Grouping::{Axis, Blocks, Tensor, Tile};
    use Place::{Last, Leading};
    picks.extend([
        onnx("int8", "float32", Tensor, true, &target::INT8).brief(),
        onnx("uint8", "float32", Tensor, true, &target::INT8),
        onnx("uint8", "float32", Axis(Leading), true, &target::INT8).brief(),
        onnx("int32", "float32", Tensor, true, &target::INT8).brief(),
        onnx("uint8", "float32", Axis(Last), true, &target::INT8_LAST).brief(),
        onnx("int8", "float32", Axis(Last), true, &target::INT8_LAST),
    ]);
    for output in ["float16", "bfloat16"] {
        let tensor = onnx("int8", output, Tensor, true, &target::INT8_16);
        picks.extend([
            Pick { brief: output == "float16", ..tensor },
            onnx("uint8", output, Axis(Leading), true, &target::INT8_16),
            onnx("uint8", output, Axis(Last), true, &target::INT8_16_LAST),
            onnx("int8", output, Blocks(Last, 32), true, &target::INT8_16_LAST),
            onnx("int8", output, Blocks(Last, 128), true, &target::INT8_16_LAST),
        ]);
    }
    let tile = onnx("int8", "float32", Tile(128, 128), true, &target::WORST);
    picks.push(Pick { operator: ONEDNN, ..tile });
}

fn narrow(picks: &mut Vec<Pick>) {
    use Grouping::Blocks;
    use Place::Last;
    for output in ["float32", "float16", "bfloat16"] {
        let requirement = if output == "float32" { &target::NARROW } else { &target::NARROW_16 };
        for (input, size, zero_point) in [
            ("int4", 32, false),
            ("int4", 32, true),
            ("int4", 128, false),
            ("int4", 128, true),
            ("uint4", 32, true),
            ("uint4", 128, true),
            ("int2", 32, false),
            ("int2", 128, true),
            ("uint2", 32, true),
            ("float4e2m1", 32, false),
            ("float4e2m1", 128, false),
        ] {
            let pick = onnx(input, output, Blocks(Last, size), zero_point, requirement);
            let signed = input == "int4" && (output != "bfloat16" || size == 32);
            let two = input == "int2" && size == 32 && output == "float32";
            picks.push(Pick { brief: signed || two, ..pick });
        }
        let microscaling = onnx("float4e2m1", output, Blocks(Last, 32), false, requirement);
        picks.push(Pick { scale: "float8e8m0", brief: output != "float16", ..microscaling });
    }
}

fn small_floats(picks: &mut Vec<Pick>) {
    use Grouping::{Blocks, Tensor};
    use Place::Last;
    for input in ["float8e4m3fn", "float8e4m3fnuz", "float8e5m2", "float8e5m2fnuz"] {
        let brief = input == "float8e4m3fn";
        picks.push(Pick { brief, ..onnx(input, "float32", Tensor, false, &target::FLOAT8) });
        for output in ["float16", "bfloat16"] {
            picks.push(Pick { brief, ..onnx(input, output, Tensor, false, &target::FLOAT8_16) });
        }
    }
    // No operator has groups of float8 in two dimensions; these are their rows.
    picks.push(onnx("float8e4m3fn", "float32", Blocks(Last, 128), false, &target::FLOAT8).brief());
    picks.push(onnx("float6e2m3", "float32", Tensor, false, &target::FLOAT8).brief());
    picks.push(onnx("float6e3m2", "float32", Tensor, false, &target::FLOAT8));
}

fn integers_of_16_bits(picks: &mut Vec<Pick>) {
    let rounds = cfg!(target_arch = "x86_64") && rounds_to_bf16();
    for input in ["int16", "uint16"] {
        for output in ["float16", "bfloat16"] {
            let slow = output == "bfloat16" && !rounds;
            let requirement = if slow { &target::INT16_NO_BF16 } else { &target::INT16_16 };
            let pick = onnx(input, output, Grouping::Tensor, true, requirement);
            picks.push(Pick { brief: input == "int16", ..pick });
        }
    }
}

/// Whether the processor rounds to bfloat16 in one instruction.
fn rounds_to_bf16() -> bool {
    #[cfg(target_arch = "x86_64")]
    return is_x86_feature_detected!("avx512bf16");
    #[cfg(not(target_arch = "x86_64"))]
    false
}
