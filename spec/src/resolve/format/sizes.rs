//! Extents with a name, and the expressions over them.

#![expect(
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "indices were found by name in the same document; texts are cut at ASCII signs"
)]

use crate::format::*;
use crate::model::{FormatEntry, Located, SizeEntry, ValueKind};
use crate::resolve::Problems;
use crate::resolve::format::attributes::{attribute_of, condition};
use crate::resolve::format::shapes;

/// The rows of a tensor of blocks.
pub(super) const ROWS: &str = "rows";
/// How many entries of a list can be sizes.
const MOST_ENTRIES: usize = 64;
/// The elements of a row of blocks.
pub(super) const COLUMNS: &str = "K";

/// The names that expressions may use.
pub(super) struct Names {
    attributes: Vec<FormatAttribute>,
    /// Sizes, those to be found from shapes first; what these are is said by [`find`](Self::find).
    sizes: Vec<Size>,
    /// How many of them are found from shapes.
    found: usize,
    /// Sizes that are computed further down.
    later: Vec<String>,
}

impl Names {
    /// The sizes of a format.
    pub(super) fn new(
        entry: &FormatEntry,
        attributes: &[FormatAttribute],
        problems: &mut Problems<'_>,
    ) -> Self {
        // Attributes that are listed twice are reported as such.
        let is_size = |name: &str| entry.sizes.iter().any(|size| size.name.value == name);
        let attribute_names = entry.attributes.iter().map(|attribute| &attribute.name);
        let attribute_names = attribute_names.filter(|name| is_size(&name.value));
        problems
            .unique("size or attribute", attribute_names.chain(entry.sizes.iter().map(|size| &size.name)));
        let mut names =
            Self { attributes: attributes.to_vec(), sizes: Vec::new(), found: 0, later: Vec::new() };
        if let Some(block) = &entry.block {
            for (name, multiple_of) in [(ROWS, 1), (COLUMNS, block.value.elements.value.max(1))] {
                if let Some(own) = entry.sizes.iter().find(|size| size.name.value == name) {
                    problems.found(
                        own.name.at,
                        "size name",
                        format!("`{name}`"),
                        "another one: blocks have a size of this name",
                    );
                }
                if let Some(own) = entry.attributes.iter().find(|attribute| attribute.name.value == name) {
                    let expected = "another one: blocks have a size of this name";
                    problems.found(own.name.at, "attribute name", format!("`{name}`"), expected);
                }
                names.push(name, SizeMeaning::Found { tensor: 0, axis: 0 }, multiple_of);
            }
        }
        let is_found =
            |size: &&SizeEntry| size.is.is_none() && size.product_of.is_none() && size.entry_of.is_none();
        for size in entry.sizes.iter().filter(is_found) {
            problems.identifier("size", &size.name);
            if let Some(except) = &size.except {
                problems.missing(except.attribute.at, "field `is`", "what the size is otherwise");
            }
            names.push(
                &size.name.value,
                SizeMeaning::Found { tensor: 0, axis: 0 },
                multiple_of(size, problems),
            );
        }
        names.found = names.sizes.len();
        names.later = entry.sizes.iter().map(|size| size.name.value.clone()).collect();
        for size in entry.sizes.iter().filter(|size| !is_found(size)) {
            problems.identifier("size", &size.name);
            if let Some(meaning) = names.meaning(size, problems) {
                names.push(&size.name.value, meaning, multiple_of(size, problems));
            } else {
                problems.broken.push(size.name.value.clone());
            }
        }
        names.later.clear();
        names
    }

    fn push(&mut self, name: &str, meaning: SizeMeaning, multiple_of: u64) {
        self.sizes.push(Size { name: name.into(), meaning, multiple_of });
    }

    /// What a size that is not found from shapes is.
    fn meaning(&self, size: &SizeEntry, problems: &mut Problems<'_>) -> Option<SizeMeaning> {
        let given = [size.is.is_some(), size.product_of.is_some(), size.entry_of.is_some()];
        if given.into_iter().filter(|given| *given).count() > 1 {
            let expected = "one of `is`, `product_of` and `entry_of`";
            problems.found(
                size.name.at,
                format!("size `{}`", size.name.value),
                "given in two ways",
                expected,
            );
        }
        let list = |name: &Located<String>, problems: &mut Problems<'_>| {
            attribute_of(name, ValueKind::IntList, &self.attributes, problems)
        };
        if let (None, Some(except)) = (&size.is, &size.except) {
            problems.missing(except.attribute.at, "field `is`", "what the size is otherwise");
        }
        if let Some(name) = &size.product_of {
            return Some(SizeMeaning::ProductOf(list(name, problems)?));
        }
        if let Some(entry) = &size.entry_of {
            if entry.index >= MOST_ENTRIES {
                let expected = format!("0 to {}", MOST_ENTRIES - 1);
                problems.found(entry.attribute.at, "index of an entry", entry.index, expected);
            }
            return Some(SizeMeaning::EntryOf(list(&entry.attribute, problems)?, entry.index));
        }
        let is = self.extent(size.is.as_ref()?, problems)?;
        let except = match &size.except {
            None => None,
            Some(except) => {
                let (attribute, value) =
                    condition(&except.attribute, &except.value, &self.attributes, problems)?;
                Some((attribute, value, self.extent(&except.is, problems)?))
            }
        };
        Some(SizeMeaning::Computed { is, except })
    }

    /// Reads an expression.
    pub(super) fn extent(&self, text: &Located<String>, problems: &mut Problems<'_>) -> Option<Extent> {
        let whole = text.value.trim();
        // Names have none of these, and numbers no sign.
        if whole.contains(['+', '-']) {
            let expected = "`*` and `/` between names and whole numbers, perhaps in `ceil(…)`: there is no `+` and no `-`";
            problems.found(text.at, "expression", format!("`{}`", text.value), expected);
            return None;
        }
        let (body, ceil) = match whole.strip_prefix("ceil(").and_then(|rest| rest.strip_suffix(')')) {
            Some(body) => (body, true),
            None => (whole, false),
        };
        let mut extent = Extent { factors: Vec::new(), divisors: Vec::new(), ceil, text: whole.into() };
        let (mut rest, mut divides) = (body, false);
        loop {
            let end = rest.find(['*', '/']).unwrap_or(rest.len());
            let factor = self.factor(rest[..end].trim(), text, divides, problems)?;
            if divides {
                extent.divisors.push(factor)
            } else {
                extent.factors.push(factor)
            }
            let Some(sign) = rest[end..].chars().next() else { return Some(extent) };
            divides = sign == '/';
            rest = &rest[end + 1..];
        }
    }

    fn factor(
        &self,
        word: &str,
        text: &Located<String>,
        divides: bool,
        problems: &mut Problems<'_>,
    ) -> Option<Factor> {
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            let number =
                word.parse::<u64>().ok().filter(|number| *number <= 1 << 32 && !(divides && *number == 0));
            if number.is_none() {
                problems.found(
                    text.at,
                    "number",
                    format!("`{word}`"),
                    "a whole number up to 2^32, and not 0 to divide by",
                );
            }
            return number.map(Factor::Number);
        }
        if !word.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') || word.is_empty() {
            let expected = "names and whole numbers with `*` and `/` between them, perhaps in `ceil(…)`";
            problems.found(text.at, "expression", format!("`{}`", text.value), expected);
            return None;
        }
        if let Some(index) = self.sizes.iter().position(|size| size.name == word) {
            return Some(Factor::Size(index));
        }
        if let Some(index) = self.attributes.iter().position(|a| a.name == word && a.kind == ValueKind::Int) {
            return Some(Factor::Attribute(index));
        }
        if self.later.iter().any(|later| later == word) {
            let expected = "sizes that are listed before, attributes and numbers";
            problems.found(text.at, format!("size `{word}`"), "used before it is computed", expected);
            return None;
        }
        let integers = self.attributes.iter().filter(|attribute| attribute.kind == ValueKind::Int);
        let known: Vec<String> =
            self.sizes.iter().map(|size| size.name.clone()).chain(integers.map(|a| a.name.clone())).collect();
        let word = Located { value: word.to_owned(), at: text.at };
        problems.lookup("size", &word, &known, |name| name);
        None
    }

    /// Says from which tensor's axis each size is found: the first that has it as a factor of what can be solved.
    pub(super) fn find(
        &mut self,
        entry: &FormatEntry,
        tensors: &[FormatTensor],
        problems: &mut Problems<'_>,
    ) {
        // A shape with a mistake of its own may have been the one.
        let shapes_are_right =
            tensors.iter().map(|tensor| tensor.shape.len()).eq(shapes(entry).iter().map(Vec::len));
        for index in 0..self.found {
            let axes = tensors.iter().enumerate().filter(|(_, tensor)| !tensor.optional);
            let axes = axes.flat_map(|(tensor, t)| {
                t.shape.iter().enumerate().map(move |(axis, extent)| (tensor, axis, extent))
            });
            let place = axes.into_iter().find(|(.., extent)| self.solves(extent, index));
            match place {
                Some((tensor, axis, _)) => self.sizes[index].meaning = SizeMeaning::Found { tensor, axis },
                // What is listed twice is reported as such.
                None if self.is_listed_twice(index) => {}
                None => {
                    let name = self.sizes[index].name.clone();
                    let own = entry.sizes.iter().find(|size| size.name.value == name);
                    let at = own.map_or(entry.name.at, |size| size.name.at);
                    if shapes_are_right {
                        let expected = format!(
                            "a tensor that is not optional with {name}, times or by numbers and attributes, as an extent"
                        );
                        problems.missing(at, format!("a way to find size `{name}`"), expected);
                    }
                }
            }
        }
    }

    /// Whether an attribute or a size before has the name of a size.
    fn is_listed_twice(&self, index: usize) -> bool {
        let name = &self.sizes[index].name;
        let others = self.sizes.iter().enumerate().filter(|(other, _)| *other != index);
        self.attributes.iter().any(|attribute| attribute.name == *name)
            || others.into_iter().any(|(_, size)| size.name == *name)
    }

    /// Whether a size can be computed from what an expression is.
    fn solves(&self, extent: &Extent, index: usize) -> bool {
        let mut sizes = extent.factors.iter().filter(|factor| matches!(factor, Factor::Size(_)));
        let only = sizes.next() == Some(&Factor::Size(index)) && sizes.next().is_none();
        only && !extent.ceil && extent.divisors.iter().all(|factor| !matches!(factor, Factor::Size(_)))
    }

    pub(super) fn attributes(&self) -> &[FormatAttribute] {
        &self.attributes
    }

    pub(super) fn into_sizes(self) -> Vec<Size> {
        self.sizes
    }

    /// The names of a format that is resolved.
    pub(super) fn of(format: &Format) -> Self {
        Self {
            attributes: format.attributes.clone(),
            sizes: format.sizes.clone(),
            found: 0,
            later: Vec::new(),
        }
    }
}

fn multiple_of(size: &SizeEntry, problems: &mut Problems<'_>) -> u64 {
    let Some(multiple) = &size.multiple_of else { return 1 };
    if !(1..=1 << 32).contains(&multiple.value) {
        problems.found(multiple.at, "multiple_of", multiple.value, "1 to 2^32");
        return 1;
    }
    multiple.value
}
