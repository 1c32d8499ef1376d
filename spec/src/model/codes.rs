//! Codes of a weight format: in which tensor or field they lie, how they share words, and what each means.

use serde::Deserialize;

use crate::model::Located;
#[cfg(feature = "schema")]
use crate::model::format::Expression;

/// Codes: in which tensor, of which type, and where.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CodesEntry {
    /// The tensor; that of the blocks when absent.
    #[serde(default)]
    pub tensor: Option<Located<String>>,
    /// The element type, by name: one whose numbers float32 has, or an integer as those below.
    #[serde(default, rename = "type")]
    pub element_type: Option<Located<String>>,
    /// Unsigned integers of so many bits, at most 32. Where float32 has not all, beyond 2^24, numbers are rounded and have no zero point.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Expression>"))]
    pub unsigned: Option<Located<String>>,
    /// Integers in two's complement of so many bits, as for unsigned ones.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Expression>"))]
    pub signed: Option<Located<String>>,
    /// Integers of so many bits, as for unsigned ones, stored with half of the range added: the code minus 2^(bits − 1).
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Expression>"))]
    pub excess: Option<Located<String>>,
    /// A tensor with the number of each code: 2^bits of them, the bits those of the type of the codes.
    #[serde(default)]
    pub codebook: Option<Located<String>>,
    /// Whether the tensor's axes are the output's two in the other order: `[K/32, N]` for weights of `[N, K]`.
    #[serde(default)]
    pub transposed: Option<Located<bool>>,
    /// How codes share words, for a tensor of its own; one code a word when absent, in the lowest bits.
    #[serde(default)]
    pub packed: Option<PackingEntry>,
    /// The first byte of the codes in a block. Bits that no code has mean nothing; none has two codes.
    #[serde(default)]
    pub at: Option<Located<u64>>,
    /// How the codes of a block go on from there; side by side when absent. Each step says how many codes, and how many bits apart,
    /// the innermost one first: `[[16, 8], [2, 4]]` are 16 codes a byte apart, from the lowest bits on, and then 16 more four
    /// bits higher.
    #[serde(default)]
    pub steps: Option<Vec<StepEntry>>,
    /// Codes of a block in several places, one after the other.
    #[serde(default)]
    pub pieces: Option<Vec<PieceEntry>>,
    /// Codes of a block in several parts, the lowest bits of each code first: `[{ bits: 4, … }, { bits: 1, … }]` are codes of five
    /// bits, of which the highest lies elsewhere.
    #[serde(default)]
    pub planes: Option<Vec<PlaneEntry>>,
    /// Digits of unsigned codes or of a type, of at most 8 bits, to this base, 3 to 15, instead of bits: digit n of a byte, the highest first, is written as bit n.
    #[serde(default)]
    pub base: Option<Located<u32>>,
}

/// How codes share the words of a tensor.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PackingEntry {
    /// The axis of the output along which codes share words.
    pub axis: Located<usize>,
    /// Which bits come first; the lowest when absent.
    #[serde(default)]
    pub order: Option<Order>,
    /// Which of the codes that share a word each of its lanes holds, from the lowest bits on.
    #[serde(default)]
    pub lanes: Option<Vec<Located<u32>>>,
    /// Whether neighbours are in neighbouring words: the lanes of all words one after the other.
    #[serde(default)]
    pub spread: bool,
}

/// Which bits of a word come first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// The lowest; a code that does not fit goes on in the next word.
    #[default]
    LowestFirst,
    /// The highest of the word's codes, each whole in one word: bits that are left over are above all codes.
    HighestFirst,
}

/// How many codes, and how many bits apart: `[16, 8]`. Steps are listed from the innermost one.
pub type StepEntry = (Located<u64>, Located<u64>);

/// Some of a block's codes.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PieceEntry {
    /// The byte of the first one.
    pub at: Located<u64>,
    /// The bit of that byte; 0 when absent.
    #[serde(default)]
    pub bit: Option<Located<u64>>,
    /// How they go on: how many codes, and how many bits apart, the innermost step first.
    pub steps: Vec<StepEntry>,
}

/// Some bits of every code of a block.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlaneEntry {
    /// How many.
    pub bits: Located<u32>,
    /// Where they lie.
    pub pieces: Vec<PieceEntry>,
}
