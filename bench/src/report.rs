//! What a run prints: one JSON object.

use serde::Serialize;

/// Everything that was measured.
#[derive(Serialize)]
pub(crate) struct Report {
    pub(crate) machine: Machine,
    /// Other software that took part, with versions.
    pub(crate) peers: Vec<String>,
    /// How it was measured, in words.
    pub(crate) method: String,
    pub(crate) ceilings: Vec<CeilingRow>,
    pub(crate) rows: Vec<Row>,
    pub(crate) sweep: Vec<SweepRow>,
    pub(crate) seconds: f64,
}

/// Where it was measured.
#[derive(Serialize)]
pub(crate) struct Machine {
    pub(crate) processor: String,
    pub(crate) cores: usize,
    pub(crate) caches: String,
    pub(crate) levels: Vec<&'static str>,
    /// The instructions of the ceilings.
    pub(crate) ceilings: &'static str,
}

/// How fast bytes move with no arithmetic.
#[derive(Serialize)]
pub(crate) struct CeilingRow {
    /// `1 in, 4 out`.
    pub(crate) what: String,
    pub(crate) stores: &'static str,
    pub(crate) size: &'static str,
    pub(crate) threads: usize,
    pub(crate) gbps: f64,
}

/// One figure: a runner on a case at a size.
#[derive(Clone, Serialize)]
pub(crate) struct Row {
    pub(crate) case: String,
    pub(crate) operator: String,
    pub(crate) types: String,
    pub(crate) granularity: String,
    /// `dequant`, or a rival.
    pub(crate) runner: String,
    /// The instruction set, or how the rival was compiled.
    pub(crate) level: String,
    pub(crate) size: &'static str,
    pub(crate) threads: usize,
    /// Of a call: the median over rounds.
    pub(crate) ns: f64,
    /// Bytes read and written.
    pub(crate) gbps: f64,
    /// Of the quicker ceiling in the same round.
    pub(crate) fraction: Option<f64>,
    /// Of the ceiling with regular stores alone.
    pub(crate) fraction_of_regular: Option<f64>,
    /// The line of the table of targets.
    pub(crate) requirement: Option<&'static str>,
    /// The fraction to reach, or the nanoseconds not to exceed.
    pub(crate) target: Option<f64>,
    /// Elements that share a parameter.
    pub(crate) group: usize,
    pub(crate) bytes_in: usize,
    pub(crate) bytes_out: usize,
    /// Whether the row belongs into pictures.
    pub(crate) brief: bool,
    /// Allocations of a call, where they were counted.
    pub(crate) allocations: Option<f64>,
}

/// A runner at one of many sizes of one case.
#[derive(Serialize)]
pub(crate) struct SweepRow {
    pub(crate) case: String,
    pub(crate) runner: &'static str,
    pub(crate) bytes_out: usize,
    pub(crate) gbps: f64,
}
