//! What the project wants to reach: fractions of the ceiling in the same round, by kind of case and size.
//!
//! The figures are for processors with AVX-512, at the best level. Those of AVX2 are nine tenths of what a prototype of
//! one case reached, asked of the whole line.

use crate::form::Size;

/// A line of the table.
#[derive(Debug)]
pub(crate) struct Requirement {
    /// What it is about.
    pub(crate) what: &'static str,
    pub(crate) dram: f64,
    pub(crate) l3: f64,
    pub(crate) l2: f64,
    /// With AVX2 only: at L3 and L2 size, where there is a figure.
    pub(crate) avx2: [Option<f64>; 2],
}

const NO_AVX2: [Option<f64>; 2] = [None, None];

pub(crate) static INT8: Requirement = Requirement {
    what: "8-bit integers → f32, per tensor or axis 0; int32",
    dram: 0.97,
    l3: 0.95,
    l2: 0.95,
    avx2: [Some(0.90 * 0.95), Some(0.90 * 0.97)],
};
pub(crate) static INT8_LAST: Requirement =
    Requirement { what: "8-bit integers → f32, last axis", dram: 0.93, l3: 0.80, l2: 0.90, avx2: NO_AVX2 };
pub(crate) static NARROW: Requirement = Requirement {
    what: "4-bit, 2-bit, float4 in blocks → f32",
    dram: 0.97,
    l3: 0.93,
    l2: 0.94,
    avx2: [Some(0.90 * 0.71), Some(0.90 * 0.62)],
};
pub(crate) static NARROW_16: Requirement = Requirement {
    what: "4-bit, 2-bit, float4 in blocks → f16, bf16",
    dram: 0.97,
    l3: 0.75,
    l2: 0.65,
    avx2: [Some(0.90 * 0.38), Some(0.90 * 0.32)],
};
pub(crate) static FLOAT8: Requirement = Requirement {
    what: "float8, float6 → f32",
    dram: 0.97,
    l3: 0.93,
    l2: 0.90,
    avx2: [Some(0.90 * 0.81), Some(0.90 * 0.70)],
};
pub(crate) static FLOAT8_16: Requirement =
    Requirement { what: "float8 → f16, bf16, per tensor", dram: 0.97, l3: 0.95, l2: 0.95, avx2: NO_AVX2 };
pub(crate) static INT8_16: Requirement = Requirement {
    what: "8-bit integers → f16, bf16, per tensor or axis 0",
    dram: 0.95,
    l3: 0.90,
    l2: 0.90,
    avx2: NO_AVX2,
};
pub(crate) static INT8_16_LAST: Requirement = Requirement {
    what: "8-bit integers → f16, bf16, last axis or blocks",
    dram: 0.95,
    l3: 0.60,
    l2: 0.45,
    avx2: NO_AVX2,
};
pub(crate) static INT16_16: Requirement =
    Requirement { what: "16-bit integers → f16, bf16", dram: 0.90, l3: 0.65, l2: 0.58, avx2: NO_AVX2 };
/// For processors that cannot round to bfloat16 in one instruction.
pub(crate) static INT16_NO_BF16: Requirement = Requirement {
    what: "16-bit integers → bf16, without avx512bf16",
    dram: 0.90,
    l3: 0.65,
    l2: 0.45,
    avx2: NO_AVX2,
};
/// Every combination and granularity whose groups have 16 elements or more.
pub(crate) static WORST: Requirement = Requirement {
    what: "the worst, groups of 16 elements or more",
    dram: 0.85,
    l3: 0.50,
    l2: 0.40,
    avx2: NO_AVX2,
};
/// Every combination and granularity; there is no figure for L3.
pub(crate) static WORST_ANY: Requirement =
    Requirement { what: "the worst, any group", dram: 0.60, l3: 0.0, l2: 0.20, avx2: NO_AVX2 };

/// Nanoseconds of a run of 1 × 64 elements, checks included.
pub(crate) const RUN_NS: f64 = 30.0;
/// Nanoseconds of building a plan.
pub(crate) const PLAN_NS: f64 = 300.0;

impl Requirement {
    /// The fraction to reach at a size; `level` is the name of the level, `best` whether the machine has no better.
    pub(crate) fn at(&self, size: Size, threads: usize, level: &str, best: bool) -> Option<f64> {
        let (l3, l2) = match level {
            "avx2" => (self.avx2[0], self.avx2[1]),
            _ if best && level.starts_with("avx512") => (Some(self.l3), Some(self.l2)),
            _ => return None,
        };
        match (size, threads) {
            (Size::Dram, _) if level == "avx2" => Some(0.95),
            (Size::Dram, _) => Some(self.dram),
            (Size::L3, _) => l3,
            (Size::L2, 1) => l2,
            _ => None,
        }
    }
}
