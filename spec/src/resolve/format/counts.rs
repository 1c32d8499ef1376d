//! Whether tensors are as large as their groups of weights: compared as products of sizes and attributes, before there are
//! numbers.
//!
//! Rounding is left aside: `ceil(K/block)` is K/block here. Products that differ all the same differ for nearly every
//! call, so they are a mistake of the document. What no product says, a size that is another one for some value of an
//! attribute, is left to each call.

#![expect(clippy::indexing_slicing, reason = "indices were found by name in the same document")]

use std::collections::BTreeMap;

use crate::format::*;
use crate::model::{FormatEntry, Position};
use crate::operator::Value;
use crate::resolve::Problems;

/// The highest power that is followed.
const MOST: i32 = 16;

/// A product of powers.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Product {
    /// The whole numbers: what they multiply to, and what they divide by.
    number: (u128, u128),
    /// The powers of sizes and attributes by name; none is 0.
    powers: BTreeMap<String, i32>,
}

impl Product {
    fn one() -> Self {
        Self { number: (1, 1), powers: BTreeMap::new() }
    }

    fn number(times: u128, by: u128) -> Option<Self> {
        let common = gcd(times, by).max(1);
        (by > 0).then(|| Self { number: (times / common, by / common), powers: BTreeMap::new() })
    }

    fn name(name: &str) -> Self {
        Self { number: (1, 1), powers: BTreeMap::from([(name.to_owned(), 1)]) }
    }

    fn times(self, other: &Self) -> Option<Self> {
        self.multiply(other.number, other.powers.iter().map(|(name, power)| (name, *power)))
    }

    fn by(self, other: &Self) -> Option<Self> {
        let (times, by) = other.number;
        self.multiply((by, times), other.powers.iter().map(|(name, power)| (name, -power)))
    }

    /// Multiplies by a quotient and by powers of names.
    fn multiply<'n>(
        mut self,
        number: (u128, u128),
        powers: impl Iterator<Item = (&'n String, i32)>,
    ) -> Option<Self> {
        let (times, by) = (self.number.0.checked_mul(number.0)?, self.number.1.checked_mul(number.1)?);
        self.number = Self::number(times, by)?.number;
        for (name, power) in powers {
            let sum = self.powers.get(name).map_or(0, |own| *own) + power;
            match sum {
                0 => drop(self.powers.remove(name)),
                _ if sum.abs() > MOST => return None,
                _ => drop(self.powers.insert(name.clone(), sum)),
            }
        }
        Some(self)
    }
}

impl std::fmt::Display for Product {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let names = |sign: i32| {
            let powers = self.powers.iter().filter(move |(_, power)| power.signum() == sign);
            powers.flat_map(|(name, power)| std::iter::repeat_n(name.clone(), power.unsigned_abs() as usize))
        };
        let number = |number: u128| (number != 1).then(|| number.to_string());
        let mut factors: Vec<String> = names(1).chain(number(self.number.0)).collect();
        if factors.is_empty() {
            factors.push("1".into());
        }
        f.write_str(&factors.join("*"))?;
        names(-1).chain(number(self.number.1)).try_for_each(|divisor| write!(f, "/{divisor}"))
    }
}

/// Reports tensors that have another number of elements along an axis of the weights than their groups take.
pub(super) fn check(entry: &FormatEntry, format: &Format, problems: &mut Problems<'_>) {
    let products = Products::new(format);
    for (index, tensor) in format.tensors.iter().enumerate() {
        let quantities = format.quantities.iter().filter(|quantity| quantity.tensor == index);
        let wrong =
            quantities.filter_map(|quantity| Tensor { products: &products, quantity }.expected()).next();
        if let Some((role, expected)) = wrong {
            let (at, shape) = (place_of(entry, &tensor.name), shape_of(tensor));
            problems.found(
                at,
                format!("the shape of {}", tensor.name),
                shape,
                format!("{expected} for the {role}"),
            );
        }
    }
    for index in format.quantities.iter().filter_map(|quantity| quantity.group_index) {
        let tensor = &format.tensors[index.tensor];
        let found = products.of_all(&tensor.shape);
        let expected = format.output.shape.get(index.axis).and_then(|extent| products.of(extent));
        if let (Some(found), Some(expected)) = (found, expected)
            && found != expected
        {
            let at = place_of(entry, &tensor.name);
            let position = ["row", "column"][index.axis.min(1)];
            let expected = format!("[{expected}], a group for each {position}");
            problems.found(at, format!("the shape of {}", tensor.name), shape_of(tensor), expected);
            return;
        }
    }
}

/// A quantity and the tensor of its codes.
struct Tensor<'a> {
    products: &'a Products<'a>,
    quantity: &'a Quantity,
}

impl<'a> Tensor<'a> {
    /// What its shape should be, and whose it is, if it is known to be another.
    fn expected(&self) -> Option<(&'a str, String)> {
        let Self { products, quantity } = *self;
        let format = products.format;
        let shape = &format.tensors[quantity.tensor].shape;
        let free = |axis: usize| quantity.group_index.is_some_and(|index| index.axis == axis);
        let axes = 0..format.output.shape.len();
        // Of an axis whose groups are looked up there can be any number of groups.
        let mut expected: Vec<Option<Product>> =
            axes.map(|axis| self.elements(axis).filter(|_| !free(axis))).collect();
        if quantity.transposed {
            expected.reverse();
        }
        let fits = |split: usize| {
            let parts = match expected.len() {
                1 => vec![shape.as_slice()],
                _ => vec![&shape[..split.min(shape.len())], &shape[split.min(shape.len())..]],
            };
            // What no product says fits all.
            let fits = |(part, expected): (&[Extent], &Option<Product>)| {
                let pair = products.of_all(part).zip(expected.as_ref());
                pair.is_none_or(|(found, expected)| found == *expected)
            };
            parts.into_iter().zip(&expected).all(fits)
        };
        let mut splits = match &quantity.place {
            Place::Words if quantity.group_index.is_none() => 0..=shape.len(),
            // A tensor with one axis has that along which codes share words.
            Place::Packed { axis: 1, .. } if shape.len() == 1 => 0..=0,
            // Rows of words, or words of rows.
            _ => 1..=1,
        };
        if splits.any(fits) {
            return None;
        }
        let text = |(axis, expected): (usize, &Option<Product>)| match expected {
            Some(product) => product.to_string(),
            None => shape.get(axis).map_or_else(|| "1".to_owned(), |extent| extent.text.clone()),
        };
        let extents: Vec<String> = expected.iter().enumerate().map(text).collect();
        Some((quantity.role.as_str(), format!("[{}]", extents.join(", "))))
    }

    /// How many elements hold the codes along an axis of the weights.
    fn elements(&self, axis: usize) -> Option<Product> {
        let Self { products, quantity } = *self;
        let format = products.format;
        let extent = products.of(&format.output.shape[axis])?;
        match &quantity.place {
            Place::Fields { .. } if axis == 1 => {
                let block = format.block?;
                extent.times(&Product::number(block.bytes.into(), block.elements.into())?)
            }
            Place::Packed { axis: packed, lanes, .. } if axis == *packed => {
                let groups = extent.by(&products.of(&quantity.groups[axis])?)?;
                let words = groups.times(&self.words_of_a_code(lanes)?)?;
                // A part of a word is a word.
                if words.powers.is_empty() {
                    Product::number(words.number.0.div_ceil(words.number.1), 1)
                } else {
                    Some(words)
                }
            }
            _ => extent.by(&products.of(&quantity.groups[axis])?),
        }
    }

    /// The part of a word that a code takes.
    fn words_of_a_code(&self, lanes: &Lanes) -> Option<Product> {
        let types = &self.products.format.tensors[self.quantity.tensor].types;
        let width = u128::from(types.first()?.bits);
        if types.iter().any(|word| u128::from(word.bits) != width) {
            return None;
        }
        if let Lanes::Listed(listed) = lanes {
            return Product::number(1, listed.len() as u128);
        }
        let number = |bits: u64| {
            let bits = u128::from(bits);
            // A stream has no lanes: codes go on in the next word.
            if *lanes == Lanes::LowestFirst && !self.is_spread() {
                return Product::number(bits, width);
            }
            Product::number(1, width / bits.max(1))
        };
        match &self.quantity.code {
            Code::Own | Code::Codebook(_) => Product::number(1, 1),
            Code::Type(found) => number(found.bits.into()),
            Code::Integer { bits: Factor::Number(bits), .. } => number(*bits),
            Code::Integer { bits: factor @ Factor::Attribute(index), .. } => {
                let allowed = &self.products.format.attributes[*index].one_of;
                let divides = |value: &Value| match value {
                    Value::Int(bits) => u128::try_from(*bits).is_ok_and(|bits| bits > 0 && width % bits == 0),
                    _ => false,
                };
                let stream = *lanes == Lanes::LowestFirst && !self.is_spread();
                let bits = self.products.factor(*factor)?;
                if stream || allowed.iter().all(divides) {
                    bits.by(&Product::number(width, 1)?)
                } else {
                    None
                }
            }
            Code::Integer { .. } => None,
        }
    }

    fn is_spread(&self) -> bool {
        matches!(self.quantity.place, Place::Packed { spread: true, .. })
    }
}

/// A format's sizes as products.
struct Products<'a> {
    format: &'a Format,
    /// None where no product says it. Each is made once, as sizes are computed from those before them.
    sizes: Vec<Option<Product>>,
}

impl<'a> Products<'a> {
    fn new(format: &'a Format) -> Self {
        let mut products = Self { format, sizes: Vec::new() };
        for size in &format.sizes {
            let product = match &size.meaning {
                SizeMeaning::Computed { is, except: None } => products.of(is),
                SizeMeaning::Computed { .. } => None,
                _ => Some(Product::name(&size.name)),
            };
            products.sizes.push(product);
        }
        products
    }

    /// An expression.
    fn of(&self, extent: &Extent) -> Option<Product> {
        let product = |factors: &[Factor]| {
            factors.iter().try_fold(Product::one(), |product, next| product.times(&self.factor(*next)?))
        };
        product(&extent.factors)?.by(&product(&extent.divisors)?)
    }

    /// How many elements some axes have.
    fn of_all(&self, shape: &[Extent]) -> Option<Product> {
        shape.iter().try_fold(Product::one(), |product, extent| product.times(&self.of(extent)?))
    }

    fn factor(&self, factor: Factor) -> Option<Product> {
        match factor {
            Factor::Number(number) => Product::number(number.into(), 1),
            Factor::Size(index) => self.sizes.get(index)?.clone(),
            // What has one value is that value.
            Factor::Attribute(index) => match self.format.attributes[index].one_of.as_slice() {
                [Value::Int(number)] => Product::number(u128::try_from(*number).ok()?, 1),
                _ => Some(Product::name(&self.format.attributes[index].name)),
            },
        }
    }
}

fn shape_of(tensor: &FormatTensor) -> String {
    let extents: Vec<&str> = tensor.shape.iter().map(|extent| extent.text.as_str()).collect();
    format!("[{}]", extents.join(", "))
}

/// Where a tensor's shape is written.
fn place_of(entry: &FormatEntry, name: &str) -> Position {
    let own = entry.tensors.iter().find(|tensor| tensor.name.value == name);
    let of_blocks = entry.block.as_ref().map_or(entry.name.at, |block| block.value.tensor.at);
    own.map_or(of_blocks, |tensor| super::place_of(&tensor.shape, tensor.name.at))
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}
