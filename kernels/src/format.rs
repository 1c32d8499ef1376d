//! Weight formats as facts: what `include_spec!` prints for a document's `formats`, and what [`FormatPlan`] reads.
//!
//! The words are those of the specification's model (`dequant_spec::format`); names became indices into the format's own
//! lists. A format is data: one that is added compiles no further loops.

mod about;
mod bind;
mod builder;
mod choice;
mod codes;
mod counts;
mod explain;
mod finish;
mod gather;
mod hold;
mod in_order;
mod listed;
mod meaning;
mod number_table;
mod parameters;
mod part;
mod picks;
mod place;
mod plan;
mod ready;
#[cfg(target_arch = "x86_64")]
mod results;
mod room;
mod run;
mod signed;
mod sizes;
mod small_floats;
mod spans;
mod stack;
mod stage;
mod tables;
mod typed;
mod walk;
mod wide;

pub use builder::{FormatBuilder, NamedMeta};
pub use choice::Choice;
pub use explain::FormatExplain;
pub use in_order::{InOrder, TensorFields};
pub use plan::FormatPlan;
pub use typed::{TypedFormat, TypedFormatPlan, WeightsOf};

use crate::element::{Element, Table};
use crate::format::wide::Wide;
use crate::isa::Token;
use crate::kernel::Widener;
use crate::operator::ValueKind;
use crate::vector::is_float16;
use crate::vector::widen::floats_of_bytes;
use crate::{DType, Value};

/// What the facts of an expansion are written with.
pub mod prelude {
    pub use super::{Code::*, Factor::*, Lanes::*, Place::*, SizeMeaning::*, *};
    pub use crate::operator::ValueKind;
    pub use crate::types::*;
    pub use crate::{DType, Value};
}

/// A format of a family: its name in the project, and what makes its builder.
pub type NamedFormat = (&'static str, fn() -> FormatBuilder);

/// A family: its name, and its formats.
pub type NamedFamily = (&'static str, &'static [NamedFormat]);

/// The format of a family by its name in the project, as of the list `FORMATS` that a document's expansion has; none for another name.
pub fn named(formats: &[NamedFormat], name: &str) -> Option<FormatBuilder> {
    formats.iter().find(|(known, _)| *known == name).map(|(_, builder)| builder())
}

/// The same by its number in the project's files.
pub fn numbered(formats: &[NamedFormat], number: i64) -> Option<FormatBuilder> {
    formats.iter().map(|(_, builder)| builder()).find(|builder| builder.number() == Some(number))
}

/// One weight format. [`include_spec!`](crate::include_spec) writes these.
#[derive(Debug)]
pub struct Format {
    /// Family and format by their names in the document: `gguf.Q4_K`.
    pub id: &'static str,
    /// The same as a message names them: `GGUF Q4_K`.
    pub name: &'static str,
    /// The number that the project's files have for it.
    pub number: Option<i64>,
    /// What a caller says besides tensors.
    pub attributes: &'static [FormatAttribute],
    /// Extents with a name; each can be computed from those before it.
    pub sizes: &'static [Size],
    /// Elements and bytes of a block, for formats with blocks.
    pub block: Option<(usize, usize)>,
    /// The tensors.
    pub tensors: &'static [FormatTensor],
    /// The weights.
    pub output: Weights,
    /// What is computed: parameters before what they belong to, the weight last.
    pub quantities: &'static [Quantity],
    /// Whether each step is rounded to the output type; to float32 otherwise.
    pub rounds_steps: bool,
}

/// An attribute of a format.
#[derive(Debug)]
pub struct FormatAttribute {
    /// The project's name.
    pub name: &'static str,
    /// What it holds.
    pub kind: ValueKind,
    /// Its value when it is not given.
    pub default: Option<Value>,
    /// The values that are allowed; any where empty.
    pub one_of: &'static [Value],
    /// The least integer that is allowed.
    pub minimum: i64,
    /// An integer that is allowed besides.
    pub or: Option<i64>,
    /// Whether only powers of two are allowed.
    pub power_of_two: bool,
    /// Another attribute's value with which it has to be given, and without which it may not.
    pub given_when: Option<(usize, Value)>,
}

/// An extent with a name.
#[derive(Debug)]
pub struct Size {
    /// The name.
    pub name: &'static str,
    /// What it is.
    pub meaning: SizeMeaning,
    /// What it has to be a multiple of.
    pub multiple_of: usize,
}

/// What an extent is.
#[derive(Debug)]
pub enum SizeMeaning {
    /// Found from the extent of a tensor along an axis.
    Found(usize, usize),
    /// Computed.
    Computed(Extent),
    /// Computed, in another way where an attribute has a value.
    Except(Extent, usize, Value, Extent),
    /// The product of an attribute's list.
    ProductOf(usize),
    /// An entry of an attribute's list.
    EntryOf(usize, usize),
}

/// A product, divided by a product.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Extent {
    /// What is multiplied.
    pub factors: &'static [Factor],
    /// What it is divided by.
    pub divisors: &'static [Factor],
    /// Whether the quotient is rounded up; else it must be whole.
    pub ceil: bool,
}

/// An exact quotient of products.
pub const fn extent(factors: &'static [Factor], divisors: &'static [Factor]) -> Extent {
    Extent { factors, divisors, ceil: false }
}

/// The same, rounded up.
pub const fn ceil(factors: &'static [Factor], divisors: &'static [Factor]) -> Extent {
    Extent { factors, divisors, ceil: true }
}

/// A number in an expression.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Factor {
    /// A whole number.
    N(usize),
    /// A size, by index.
    S(usize),
    /// An attribute that holds an integer, by index.
    A(usize),
}

/// A tensor that the caller hands in.
#[derive(Debug, PartialEq)]
pub struct FormatTensor {
    /// The project's name.
    pub name: &'static str,
    /// The types it may have.
    pub types: &'static [CodeType],
    /// The tensor that has the same type.
    pub same_type_as: Option<usize>,
    /// Its extents.
    pub shape: &'static [Extent],
    /// Whether it may be absent.
    pub optional: bool,
    /// The attribute's value with which it has to be given, and without which it may not.
    pub given_when: Option<(usize, Value)>,
}

/// The weights.
#[derive(Debug)]
pub struct Weights {
    /// Their extents as groups count them: rows and columns, or only columns.
    pub shape: &'static [Extent],
    /// The attribute with the shape of the result.
    pub shape_from: Option<usize>,
    /// Their types.
    pub types: &'static [DType],
    /// The attribute that chooses one.
    pub attribute: Option<usize>,
    /// The tensor that has the same type.
    pub same_as: Option<usize>,
}

/// A number for each group of weights.
#[derive(Debug)]
pub struct Quantity {
    /// How many weights along each axis share the number.
    pub groups: &'static [Extent],
    /// What says which group a position along an axis is of, where groups are no neighbours.
    pub group_index: Option<GroupIndex>,
    /// The tensor that holds the codes.
    pub tensor: usize,
    /// Whether the tensor's axes are the output's two in the other order.
    pub transposed: bool,
    /// What a code means.
    pub code: Code,
    /// Where codes lie.
    pub place: Place,
    /// What is added to the number.
    pub plus: i32,
    /// What is done with it, in this order: indices of quantities.
    pub steps: &'static [(Step, usize)],
}

/// The groups of the positions along an axis, in a tensor.
#[derive(Clone, Copy, Debug)]
pub struct GroupIndex {
    /// The axis of the output: 0 for rows, 1 for columns.
    pub axis: usize,
    /// The tensor.
    pub tensor: usize,
}

/// What is done with a number and a parameter; each step is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Minus the zero point.
    ZeroPoint,
    /// Times the scale.
    Scale,
    /// By the divisor.
    Divisor,
    /// Plus the offset.
    Add,
    /// Minus the offset.
    Subtract,
}

/// What a code means.
#[derive(Debug)]
pub enum Code {
    /// What it means in the tensor's own type.
    Own,
    /// What it means in this type.
    Of(CodeType),
    /// An unsigned integer of so many bits.
    Unsigned(Factor),
    /// An integer in two's complement.
    Signed(Factor),
    /// An unsigned integer less half of its range.
    Excess(Factor),
    /// An entry of the table that a tensor holds.
    Codebook(usize),
}

/// Where codes lie.
#[derive(Debug)]
pub enum Place {
    /// One code a word.
    Words,
    /// Several codes a word along an axis; spread over all words first, or not.
    Packed(usize, Lanes, bool),
    /// In a block: some bits of every code here, some there; digits to a base, if not 2.
    Fields(&'static [Plane], u32),
}

/// How the lanes of a word are filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lanes {
    /// From the lowest bits on; a code that does not fit goes on in the next word.
    LowestFirst,
    /// From the highest bits on.
    HighestFirst,
    /// The code of each lane, from the lowest bits on.
    Listed(&'static [u8]),
}

/// Some bits of every code of a block; all, where their number is 0.
#[derive(Debug)]
pub struct Plane(pub u32, pub &'static [Piece]);

/// Some of a block's codes: the first one's bit, then how many and how many bits apart, from the innermost on.
#[derive(Debug)]
pub struct Piece(pub u64, pub &'static [(usize, u64)]);

/// An element type's facts, for codes whose type is data.
#[derive(Clone, Copy)]
pub struct CodeType {
    pub(crate) dtype: DType,
    /// Decodes dense codes.
    pub(crate) widener: Widener<f32>,
    /// Decodes codes of up to 8 bits that have a byte each.
    pub(crate) of_bytes: fn(Token, &[u8], &mut [f32]),
    /// The number of each code of up to 8 bits.
    pub(crate) numbers: &'static [f32; 256],
    /// Whether the type is float16.
    pub(crate) is_half: bool,
    /// How codes are integers, where these have more than 16 bits.
    wide: Option<Wide>,
}

impl CodeType {
    /// The facts of an element type.
    pub const fn of<Q: Element>() -> Self {
        Self {
            dtype: Q::DTYPE,
            widener: Widener::floats::<Q>(),
            of_bytes: floats_of_bytes::<Q>,
            numbers: Table::<Q>::REFERENCE,
            is_half: is_float16::<Q>(),
            wide: Wide::of(&Q::ENCODING, Q::DTYPE.bits()),
        }
    }
}

impl core::fmt::Debug for CodeType {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.dtype.fmt(f)
    }
}

impl PartialEq for CodeType {
    fn eq(&self, other: &Self) -> bool {
        self.dtype == other.dtype
    }
}
