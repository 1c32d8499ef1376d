//! Weight formats, resolved: names looked up, places counted in bits.

use crate::element::ElementType;
use crate::error::either;
use crate::model::{Rounding, SourceEntry, ValueKind};
use crate::operator::{Decision, Value};

/// A family of formats.
#[derive(Clone, Debug)]
pub struct Family {
    /// The family's name, in lower case.
    pub name: String,
    /// The same as its project writes it.
    pub title: String,
    /// Which formats there are, in a few words.
    pub summary: Option<String>,
    /// What the formats have in common.
    pub doc: String,
    /// Where they are described.
    pub source: SourceEntry,
    /// The formats, in the order of the document.
    pub formats: Vec<Format>,
    /// Where the project's software and words leave a choice.
    pub decisions: Vec<Decision>,
}

/// One format.
#[derive(Clone, Debug)]
pub struct Format {
    /// The family's name.
    pub family: String,
    /// The format's name in its project.
    pub name: String,
    /// Family and format as the project writes them: `GGUF Q4_K`.
    pub title: String,
    /// The number that the project's files have for it.
    pub number: Option<i64>,
    /// What it is.
    pub doc: String,
    /// What a caller says besides tensors.
    pub attributes: Vec<FormatAttribute>,
    /// Extents with a name, in an order in which each can be computed; those found from shapes first.
    pub sizes: Vec<Size>,
    /// Blocks that hold codes and parameters side by side.
    pub block: Option<Block>,
    /// The tensors.
    pub tensors: Vec<FormatTensor>,
    /// The weights.
    pub output: Weights,
    /// What is computed: the last one is the weight, parameters stand before what they are parameters of.
    pub quantities: Vec<Quantity>,
    /// What each step is rounded to.
    pub rounding: Rounding,
}

/// An attribute of a format.
#[derive(Clone, Debug)]
pub struct FormatAttribute {
    /// The project's name for it.
    pub name: String,
    /// What it holds.
    pub kind: ValueKind,
    /// Its value when it is not given.
    pub default: Option<Value>,
    /// The values that are allowed; any where empty.
    pub one_of: Vec<Value>,
    /// The least integer that is allowed.
    pub minimum: Option<i64>,
    /// An integer that is allowed besides.
    pub or: Option<i64>,
    /// Whether only powers of two are allowed.
    pub power_of_two: bool,
    /// Another attribute's value with which it has to be given, and without which it may not.
    pub given_when: Option<(usize, Value)>,
    /// One sentence.
    pub doc: String,
}

impl FormatAttribute {
    /// What the attribute holds, and when it is given if that is not always, in sentences.
    pub fn sentences(&self, format: &Format) -> String {
        format!("{}{}", self.doc, given_where(self.given_when.as_ref(), format).unwrap_or_default())
    }

    /// What is allowed, if a value is not.
    pub fn refuses(&self, value: &Value) -> Option<String> {
        if !self.one_of.is_empty() && !self.one_of.contains(value) {
            let allowed: Vec<String> = self.one_of.iter().map(Value::to_string).collect();
            return Some(either(&allowed));
        }
        let Value::Int(number) = value else { return None };
        match self.minimum {
            _ if self.or == Some(*number) => None,
            Some(minimum) if *number < minimum => {
                let or = self.or.map(|or| format!(", or {or}")).unwrap_or_default();
                Some(format!("at least {minimum}{or}"))
            }
            _ if self.power_of_two && (*number <= 0 || number.count_ones() != 1) => {
                Some("a power of two".into())
            }
            _ => None,
        }
    }
}

/// An extent with a name.
#[derive(Clone, Debug)]
pub struct Size {
    /// The name.
    pub name: String,
    /// What it is.
    pub meaning: SizeMeaning,
    /// What it has to be a multiple of.
    pub multiple_of: u64,
}

/// What an extent is.
#[derive(Clone, Debug)]
pub enum SizeMeaning {
    /// Found from a tensor's extent along an axis: the first that mentions it.
    Found {
        /// The tensor.
        tensor: usize,
        /// The axis.
        axis: usize,
    },
    /// Computed; by another expression for one value of an attribute.
    Computed {
        /// The expression.
        is: Extent,
        /// Attribute, value, expression.
        except: Option<(usize, Value, Extent)>,
    },
    /// The product of an attribute's list.
    ProductOf(usize),
    /// An entry of an attribute's list.
    EntryOf(usize, usize),
}

/// A product, divided by a product; either exactly, or rounded up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extent {
    /// What is multiplied.
    pub factors: Vec<Factor>,
    /// What it is divided by.
    pub divisors: Vec<Factor>,
    /// Whether the quotient is rounded up; else it must be whole.
    pub ceil: bool,
    /// The same as written.
    pub text: String,
}

/// A number in an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Factor {
    /// A whole number.
    Number(u64),
    /// A size, by index.
    Size(usize),
    /// An attribute that holds an integer, by index.
    Attribute(usize),
}

/// Blocks of bytes.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    /// How many elements a block has.
    pub elements: u64,
    /// How many bytes a block has.
    pub bytes: u64,
}

/// A tensor that the caller hands in.
#[derive(Clone, Debug)]
pub struct FormatTensor {
    /// The project's name for it.
    pub name: String,
    /// The types it may have.
    pub types: Vec<ElementType>,
    /// The tensor that has the same type.
    pub same_type_as: Option<usize>,
    /// Its extents.
    pub shape: Vec<Extent>,
    /// Whether it may be absent.
    pub optional: bool,
    /// The attribute's value with which it has to be given, and without which it may not.
    pub given_when: Option<(usize, Value)>,
    /// One sentence.
    pub doc: String,
}

impl FormatTensor {
    /// What the tensor holds, and when it is given if that is not always, in sentences.
    pub fn sentences(&self, format: &Format) -> String {
        let given = given_where(self.given_when.as_ref(), format);
        let given = given.unwrap_or_else(|| if self.optional { " Optional.".into() } else { String::new() });
        format!("{}{given}", self.doc)
    }
}

/// With which value of an attribute something is given, as a sentence.
fn given_where(when: Option<&(usize, Value)>, format: &Format) -> Option<String> {
    let (attribute, value) = when?;
    let attribute = &format.attributes.get(*attribute)?.name;
    Some(format!(" Given where `{attribute}` is {value}, and only there."))
}

/// The weights.
#[derive(Clone, Debug)]
pub struct Weights {
    /// Their extents as groups count them: rows and columns, or only columns.
    pub shape: Vec<Extent>,
    /// The attribute with the shape of the result.
    pub shape_from: Option<usize>,
    /// Their types.
    pub types: Vec<ElementType>,
    /// The attribute that chooses one.
    pub attribute: Option<usize>,
    /// The tensor that has the same type.
    pub same_as: Option<usize>,
}

/// A number for each group of weights.
#[derive(Clone, Debug)]
pub struct Quantity {
    /// What it is to the one it belongs to, for messages: `value`, `scale`, `zero point of scale`, `offset`.
    pub role: String,
    /// How many weights along each axis share the number.
    pub groups: Vec<Extent>,
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
    pub plus: i64,
    /// Indices of the quantities that are applied, each smaller than this one's.
    pub zero_point: Option<usize>,
    /// What is multiplied.
    pub scale: Option<usize>,
    /// What it is divided by.
    pub divisor: Option<usize>,
    /// What is added.
    pub add: Option<usize>,
    /// What is subtracted.
    pub subtract: Option<usize>,
}

/// The groups of the positions along an axis, in a tensor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroupIndex {
    /// The axis of the output.
    pub axis: usize,
    /// The tensor.
    pub tensor: usize,
}

/// What a code means.
#[derive(Clone, Debug)]
pub enum Code {
    /// What it means in the tensor's own type.
    Own,
    /// What it means in this type.
    Type(ElementType),
    /// An integer.
    Integer {
        /// Its width in bits, 1 to 32.
        bits: Factor,
        /// Whether it is in two's complement.
        signed: bool,
        /// Whether 2^(bits − 1) is subtracted.
        excess: bool,
    },
    /// An entry of the table that a tensor holds; codes have the tensor's type's width.
    Codebook(usize),
}

/// Where codes lie.
#[derive(Clone, Debug)]
pub enum Place {
    /// One code a word.
    Words,
    /// Several codes a word, in a tensor of its own.
    Packed {
        /// The axis of the output along which codes share words.
        axis: usize,
        /// How the lanes of a word are filled.
        lanes: Lanes,
        /// Whether neighbours are in neighbouring words.
        spread: bool,
    },
    /// In a block: some bits of every code here, some there; the lowest first.
    Fields {
        /// The parts.
        planes: Vec<Plane>,
        /// Digits to this base instead of bits, if not 2.
        base: u32,
    },
}

/// How the lanes of a word are filled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lanes {
    /// From the lowest bits on; a code that does not fit goes on in the next word.
    LowestFirst,
    /// From the highest bits on.
    HighestFirst,
    /// The code of each lane, from the lowest bits on.
    Listed(Vec<u32>),
}

/// Some bits of every code of a block.
#[derive(Clone, Debug)]
pub struct Plane {
    /// How many; none for all bits of the code.
    pub bits: Option<u32>,
    /// Where they lie, one piece after the other.
    pub pieces: Vec<Piece>,
}

/// Some of a block's codes: code i is at `bit` + Σ digit·distance, the digits of i in mixed radix, innermost first.
#[derive(Clone, Debug)]
pub struct Piece {
    /// The first one, in bits from the start of the block.
    pub bit: u64,
    /// How many, and how many bits apart; empty for codes side by side to the end.
    pub steps: Vec<(u64, u64)>,
}

impl Plane {
    /// The bit of a code, from the start of the block; none behind the last one. Codes have `bits` bits in this plane.
    pub fn bit_of(&self, index: u64, bits: u32) -> Option<u64> {
        let mut index = index;
        for piece in &self.pieces {
            match piece.count() {
                Some(count) if index >= count => index -= count,
                _ => return Some(piece.bit_of(index, bits)),
            }
        }
        None
    }
}

impl Piece {
    /// The bit of one of its codes; codes without steps lie side by side.
    pub fn bit_of(&self, index: u64, bits: u32) -> u64 {
        if self.steps.is_empty() {
            return self.bit.saturating_add(index.saturating_mul(u64::from(bits)));
        }
        let (mut rest, mut bit) = (index, self.bit);
        for (count, distance) in &self.steps {
            bit = bit.saturating_add((rest % count.max(&1)).saturating_mul(*distance));
            rest /= count.max(&1);
        }
        bit
    }

    /// How many codes it has; none for any number.
    pub fn count(&self) -> Option<u64> {
        let product = || self.steps.iter().fold(1, |product: u64, (count, _)| product.saturating_mul(*count));
        (!self.steps.is_empty()).then(product)
    }
}

impl Format {
    /// The widths that a factor allows for codes: one, or those that its attribute lists.
    pub fn widths(&self, bits: Factor) -> Vec<u64> {
        match bits {
            Factor::Number(bits) => vec![bits],
            Factor::Attribute(index) => {
                let allowed = self.attributes.get(index).into_iter().flat_map(|attribute| &attribute.one_of);
                let width = |value: &Value| {
                    if let Value::Int(bits) = value { u64::try_from(*bits).ok() } else { None }
                };
                allowed.filter_map(width).collect()
            }
            Factor::Size(_) => Vec::new(),
        }
    }

    /// Family and name: `gguf.Q4_K`.
    pub fn id(&self) -> String {
        format!("{}.{}", self.family, self.name)
    }

    /// The tensor of that name.
    pub fn tensor(&self, name: &str) -> Option<&FormatTensor> {
        self.tensors.iter().find(|tensor| tensor.name == name)
    }

    /// The attribute of that name.
    pub fn attribute(&self, name: &str) -> Option<&FormatAttribute> {
        self.attributes.iter().find(|attribute| attribute.name == name)
    }
}
