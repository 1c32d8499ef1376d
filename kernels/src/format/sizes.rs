//! The sizes of a call: found from shapes, computed, and compared with what the format says.

#![expect(
    clippy::indexing_slicing,
    reason = "indices come from one resolved document; ranks were checked before"
)]

use smallvec::SmallVec;

use crate::format::{Extent, Factor, Format, FormatBuilder, SizeMeaning};
use crate::{Error, Meta};

/// Attributes and sizes of a call.
pub(super) struct Sizes<'a> {
    builder: &'a FormatBuilder,
    values: SmallVec<[usize; 8]>,
}

impl<'a> Sizes<'a> {
    /// Computes every size of a format from a call's attributes and tensors.
    pub(super) fn new(builder: &'a FormatBuilder, tensors: &[Option<Meta<'_>>]) -> Result<Self, Error> {
        let mut sizes = Self { builder, values: SmallVec::new() };
        for size in builder.format().sizes {
            let value = sizes.value(&size.meaning, size.multiple_of, tensors)?;
            if !value.is_multiple_of(size.multiple_of) {
                let (rule, multiple) = (builder.rule(), size.multiple_of);
                return Err(Error::Multiple { rule, size: size.name, found: value, multiple });
            }
            sizes.values.push(value);
        }
        Ok(sizes)
    }

    fn value(
        &self,
        meaning: &SizeMeaning,
        multiple_of: usize,
        tensors: &[Option<Meta<'_>>],
    ) -> Result<usize, Error> {
        match meaning {
            SizeMeaning::Found(tensor, axis) => self.found(*tensor, *axis, multiple_of, tensors),
            SizeMeaning::Computed(extent) => self.extent(extent),
            SizeMeaning::Except(extent, attribute, value, otherwise) => {
                let other = self.builder.value(*attribute).is_some_and(|given| given == value);
                self.extent(if other { otherwise } else { extent })
            }
            SizeMeaning::ProductOf(attribute) => {
                let list = self.builder.extents(*attribute)?;
                let (rule, input) = (self.builder.rule(), self.builder.format().attributes[*attribute].name);
                crate::grouping::product(&list).ok_or(Error::Uncounted { rule, input })
            }
            SizeMeaning::EntryOf(attribute, index) => {
                let list = self.builder.extents(*attribute)?;
                let expected = self.entries(*attribute);
                let wrong = || self.builder.list_length(*attribute, list.len(), expected);
                list.get(*index).copied().filter(|_| list.len() == expected).ok_or_else(wrong)
            }
        }
    }

    /// How many entries the list of an attribute has, of which sizes are entries: one that no size reads would be ignored.
    fn entries(&self, attribute: usize) -> usize {
        let sizes = self.builder.format().sizes.iter();
        let read = sizes.filter_map(|size| match size.meaning {
            SizeMeaning::EntryOf(of, index) if of == attribute => Some(index + 1),
            _ => None,
        });
        read.max().unwrap_or_default()
    }

    /// The size that makes a tensor's extent what it is.
    fn found(
        &self,
        tensor: usize,
        axis: usize,
        multiple_of: usize,
        tensors: &[Option<Meta<'_>>],
    ) -> Result<usize, Error> {
        let format: &Format = self.builder.format();
        let fact = &format.tensors[tensor];
        let (rule, input) = (self.builder.rule(), fact.name);
        let meta = tensors[tensor].ok_or(Error::MissingInput { rule, input })?;
        let rank = fact.shape.len();
        if meta.shape.len() != rank {
            let found = meta.shape.len();
            return Err(Error::Rank { rule, input, found, low: rank, high: rank, granularity: None });
        }
        let uncounted = Error::Uncounted { rule, input };
        let (found, extent) = (meta.shape[axis], &fact.shape[axis]);
        let (mut times, mut by) = (found as u128, 1_u128);
        for divisor in extent.divisors {
            times = times.checked_mul(self.factor(*divisor)? as u128).ok_or(uncounted)?;
        }
        // All but the size itself, which is not known before this.
        let known = || extent.factors.iter().filter(|factor| !matches!(factor, Factor::S(_)));
        for factor in known() {
            by = by.checked_mul(self.factor(*factor)? as u128).ok_or(uncounted)?;
        }
        let (value, whole) = (times.checked_div(by), times.is_multiple_of(by.max(1)));
        // What extents of the tensor make multiples of what the size must be a multiple of.
        let per = times / (found as u128).max(1);
        let least = (multiple_of as u128).checked_mul(by).ok_or(uncounted)?;
        let step = least / gcd(least, per).max(1);
        let group = usize::try_from(step).ok().filter(|step| *step > 1);
        match (value.and_then(|value| usize::try_from(value).ok()), group) {
            (_, Some(group)) if !found.is_multiple_of(group) => {
                Err(Error::Groups { rule, input, axis, found, group })
            }
            (Some(value), _) if whole && value.is_multiple_of(multiple_of) => Ok(value),
            // No extent that can be counted is a multiple of so much.
            (Some(_), _) if whole => Err(uncounted),
            (Some(_), _) => Err(Error::Groups {
                rule,
                input,
                axis,
                found,
                group: usize::try_from(by).unwrap_or(usize::MAX),
            }),
            (None, _) if by == 0 => Err(self.zero(known())),
            (None, _) => Err(uncounted),
        }
    }

    /// The value of an expression; an error where it is not whole.
    pub(super) fn extent(&self, extent: &Extent) -> Result<usize, Error> {
        // Of two numbers at least, none is too large before it is divided.
        let product = |factors: &[Factor]| {
            factors.iter().try_fold(1_u128, |product, factor| {
                product.checked_mul(self.factor(*factor)? as u128).ok_or(self.overflow())
            })
        };
        let (factors, divisors) = match (product(extent.factors)?, product(extent.divisors)?) {
            (0, 0) => (0, 1),
            (_, 0) => return Err(self.zero(extent.divisors)),
            quotient => quotient,
        };
        let value = match factors.is_multiple_of(divisors) {
            true => factors / divisors,
            false if extent.ceil => factors.div_ceil(divisors),
            false => return Err(self.not_whole(extent, factors, divisors).unwrap_or(self.overflow())),
        };
        usize::try_from(value).map_err(|_| self.overflow())
    }

    /// "K is 48, expected a multiple of 32": of the first size that a quotient has; none where that can't be counted.
    fn not_whole(&self, extent: &Extent, factors: u128, divisors: u128) -> Option<Error> {
        let rule = self.builder.rule();
        let sizes = extent.factors.iter().find_map(|factor| match factor {
            Factor::S(size) => Some((self.builder.format().sizes[*size].name, self.values[*size])),
            Factor::A(attribute) => {
                Some((self.builder.format().attributes[*attribute].name, self.factor(*factor).ok()?))
            }
            Factor::N(_) => None,
        });
        let (size, found) = match sizes {
            Some(sizes) => sizes,
            None => ("an extent", usize::try_from(factors).ok()?),
        };
        // The other factors may bring some of the divisor along.
        let others = factors.checked_div(found as u128).unwrap_or(1).max(1);
        let multiple = usize::try_from(divisors / gcd(divisors, others)).ok()?;
        Some(Error::Multiple { rule, size, found, multiple })
    }

    /// Names the first of some factors that is 0.
    pub(super) fn zero<'f>(&self, factors: impl IntoIterator<Item = &'f Factor>) -> Error {
        let is_zero = |factor: &&Factor| matches!(self.factor(**factor), Ok(0));
        let size = match factors.into_iter().find(is_zero) {
            Some(Factor::S(size)) => self.builder.format().sizes[*size].name,
            Some(Factor::A(attribute)) => self.builder.format().attributes[*attribute].name,
            _ => "an extent",
        };
        Error::Zero { rule: self.builder.rule(), size }
    }

    pub(super) fn factor(&self, factor: Factor) -> Result<usize, Error> {
        match factor {
            Factor::N(number) => Ok(number),
            Factor::S(size) => Ok(self.values[size]),
            Factor::A(attribute) => self.builder.count(attribute),
        }
    }

    /// Some product of sizes is too large for a tensor to have it.
    pub(super) fn overflow(&self) -> Error {
        Error::Uncounted { rule: self.builder.rule(), input: "the output" }
    }
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}
