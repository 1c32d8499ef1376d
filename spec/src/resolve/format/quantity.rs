//! Quantities: the tree of a weight and its parameters, as a list.

#![expect(clippy::indexing_slicing, reason = "indices were found by name in the same document")]

use crate::element::{ElementType, Types};
use crate::format::*;
use crate::model::{self, CodesEntry, FormatEntry, Located, Position, QuantityEntry};
use crate::operator::Value;
use crate::resolve::Problems;
use crate::resolve::format::sizes::Names;
use crate::resolve::format::{always_given, extents, fields, place_of, tensor_of};
use crate::resolve::operator::find_type;

/// How many quantities a weight may be made of.
const MOST: usize = 16;

/// The widest integer code.
const WIDEST: u64 = ElementType::WIDEST_CODE as u64;

/// Resolves the quantities of a format: parameters before what they belong to, the weight last. With the place of each.
pub(super) fn resolve(
    entry: &FormatEntry,
    format: &Format,
    types: &Types,
    problems: &mut Problems<'_>,
) -> (Vec<Quantity>, Vec<Position>) {
    let (names, list, places) = (Names::of(format), Vec::new(), Vec::new());
    let mut tree = Tree { entry, format, names, types, problems, list, places };
    tree.add(&entry.value, "value", None);
    if tree.list.len() > MOST {
        let (found, expected) =
            (format!("made of {}", tree.list.len()), format!("at most {MOST} quantities"));
        tree.problems.found(entry.value.codes.at, "the value", found, expected);
    }
    (tree.list, tree.places)
}

pub(super) struct Tree<'a, 's> {
    entry: &'a FormatEntry,
    pub(super) format: &'a Format,
    names: Names,
    types: &'a Types,
    pub(super) problems: &'a mut Problems<'s>,
    list: Vec<Quantity>,
    /// Where the codes of each are described.
    places: Vec<Position>,
}

impl Tree<'_, '_> {
    /// Adds a quantity after its parameters; its index.
    fn add(&mut self, entry: &QuantityEntry, role: &str, parent: Option<&[Extent]>) -> Option<usize> {
        let groups = self.groups(entry, parent)?;
        let mut child = |entry: &Option<Box<QuantityEntry>>, name: &str| {
            let role = if role == "value" { name.to_owned() } else { format!("{name} of {role}") };
            entry.as_ref().and_then(|entry| self.add(entry, &role, Some(&groups)))
        };
        let zero_point = child(&entry.zero_point, "zero point");
        let scale = child(&entry.scale, "scale");
        let divisor = child(&entry.divisor, "divisor");
        let (add, subtract) = (child(&entry.add, "offset"), child(&entry.subtract, "offset"));
        if let Some(divisor) = entry.divisor.as_ref().filter(|_| parent.is_none()) {
            self.problems.found(
                divisor.codes.at,
                "divisor",
                "given for the value",
                "none but for a parameter",
            );
        }
        if let (Some(_), Some(second)) = (&entry.add, &entry.subtract) {
            self.problems.found(second.codes.at, "offset", "given twice", "either `add` or `subtract`");
        }
        let (tensor, code, place) = self.codes(&entry.codes, &groups)?;
        let plus = entry.plus.as_ref().map_or(0, |plus| self.plus(plus, tensor, &code));
        if let (None, Some(name)) = (parent, &entry.codes.value.tensor) {
            always_given(&self.format.tensors[tensor], name.at, "weights", self.problems);
        }
        let transposed = entry.codes.value.transposed.as_ref().is_some_and(|given| given.value);
        let group_index = entry.group_index.as_ref().and_then(|index| self.group_index(index, parent));
        if let (Some(index), Some(_)) = (&entry.group_index, parent) {
            self.groups_have_an_axis(index, tensor, &place);
        }
        let quantity = Quantity {
            role: role.into(),
            groups,
            group_index,
            tensor,
            transposed,
            code,
            place,
            plus,
            zero_point,
            scale,
            divisor,
            add,
            subtract,
        };
        self.list.push(quantity);
        self.places.push(entry.codes.at);
        Some(self.list.len() - 1)
    }

    /// How many axes the output has, as it is written: an extent with a mistake is reported as such.
    pub(super) fn rank(&self) -> usize {
        self.entry.output.as_ref().map_or(2, |output| output.shape.len())
    }

    /// How many weights share a number.
    fn groups(&mut self, entry: &QuantityEntry, parent: Option<&[Extent]>) -> Option<Vec<Extent>> {
        let rank = self.rank();
        let in_block = entry.codes.value.tensor.is_none() && self.format.block.is_some();
        let Some(groups) = &entry.groups else {
            let one = Extent {
                factors: vec![Factor::Number(1)],
                divisors: Vec::new(),
                ceil: false,
                text: "1".into(),
            };
            let inherited = parent.map_or_else(|| vec![one; rank], <[Extent]>::to_vec);
            let fits = !in_block || fields::divide(entry.codes.at, &inherited, self.format, self.problems);
            return fits.then_some(inherited);
        };
        let at = place_of(groups, entry.codes.at);
        if groups.len() != rank {
            self.problems.found(at, "groups", extents(groups.len()), format!("{rank}, as the output"));
            return None;
        }
        if parent.is_none() {
            self.problems.found(
                at,
                "groups",
                "given for the value",
                "none: every weight has a code of its own",
            );
        }
        let resolved: Vec<Extent> =
            groups.iter().filter_map(|extent| self.names.extent(extent, self.problems)).collect();
        let mut fits = resolved.len() == rank;
        for ((axis, own), of) in resolved.iter().enumerate().zip(parent.unwrap_or_default()) {
            let Some(own) = number(own) else { continue };
            let expected = match number(of) {
                _ if own == 0 => "at least 1".into(),
                Some(of) if of > 0 && own % of != 0 => {
                    format!("a multiple of {of}, that of what it belongs to")
                }
                _ => continue,
            };
            self.problems.found(groups[axis].at, format!("group on axis {axis}"), own, expected);
            fits = false;
        }
        fits = fits && (!in_block || fields::divide(at, &resolved, self.format, self.problems));
        fits.then_some(resolved)
    }

    /// What is added to codes: to integers only, whose sum is an integer.
    fn plus(&mut self, plus: &Located<i64>, tensor: usize, code: &Code) -> i64 {
        if plus.value.unsigned_abs() > 1 << 16 {
            self.problems.found(plus.at, "plus", plus.value, "-65536 to 65536");
            return 0;
        }
        let types = match code {
            Code::Integer { .. } => &[][..],
            Code::Own => &self.format.tensors[tensor].types,
            Code::Type(element_type) => std::slice::from_ref(element_type),
            Code::Codebook(table) => &self.format.tensors[*table].types,
        };
        let is_table = matches!(code, Code::Codebook(_));
        if let Some(other) = types.iter().find(|found| is_table || !found.is_integer()) {
            let table = if is_table { "a table of " } else { "" };
            let found = format!("given for {table}`{}`", other.name);
            self.problems.found(plus.at, "plus", found, "integers, of which every sum is exact");
        }
        plus.value
    }

    fn group_index(
        &mut self,
        entry: &model::GroupIndexEntry,
        parent: Option<&[Extent]>,
    ) -> Option<GroupIndex> {
        if parent.is_none() {
            let expected = "none: every weight has a code of its own";
            self.problems.found(entry.axis.at, "group_index", "given for the value", expected);
        }
        let axis = entry.axis.value;
        if axis > 1 || self.rank() < 2 {
            self.problems.found(entry.axis.at, "axis", axis, "0 or 1, of an output with two axes");
        }
        let tensor = tensor_of(&entry.tensor, &self.format.tensors, self.problems)?;
        for found in &self.format.tensors[tensor].types {
            if !found.is_integer() || !matches!(found.bits, 32 | 64) {
                let (what, found) = (format!("type of {}", entry.tensor.value), format!("`{}`", found.name));
                self.problems.found(
                    entry.tensor.at,
                    what,
                    found,
                    "an integer of 32 or 64 bits for a group index",
                );
            }
        }
        Some(GroupIndex { axis, tensor })
    }

    /// Reports groups that are looked up where they are no axis of their tensor.
    fn groups_have_an_axis(&mut self, entry: &model::GroupIndexEntry, tensor: usize, place: &Place) {
        let (axes, of_columns) = (self.format.tensors[tensor].shape.len(), entry.axis.value == 1);
        let (found, expected) = match place {
            // Of words with several groups, nobody could say how many there are.
            Place::Packed { axis, .. } if *axis == entry.axis.value => {
                ("along the axis that codes are packed along", "codes that are not packed along it")
            }
            Place::Packed { .. } if axes < 2 => ("of words with one axis", "an axis of groups beside it"),
            Place::Fields { .. } if of_columns => ("of columns, whose groups are in blocks", "one of rows"),
            _ if axes == 0 => ("of a single number", "a tensor with an axis of groups"),
            _ if axes == 1 && of_columns => ("of columns", "a tensor with an axis of rows as well"),
            _ => return,
        };
        self.problems.found(entry.axis.at, "group_index", found, expected);
    }

    /// The tensor, meaning and place of codes.
    fn codes(&mut self, located: &Located<CodesEntry>, groups: &[Extent]) -> Option<(usize, Code, Place)> {
        let (entry, at) = (&located.value, located.at);
        let in_block = entry.tensor.is_none() && self.entry.block.is_some();
        let tensor = match &entry.tensor {
            Some(name) => tensor_of(name, &self.format.tensors, self.problems)?,
            None if in_block => 0,
            None => {
                self.problems.missing(at, "field `tensor`", "the tensor that holds the codes");
                return None;
            }
        };
        let code = self.code(entry, at, tensor, in_block)?;
        self.check_axes(entry, tensor, in_block);
        let place = match in_block {
            true => fields::place(entry, at, &code, groups, self.format, self.problems)?,
            false => self.packing(entry, at, tensor, &code)?,
        };
        Some((tensor, code, place))
    }

    /// Axes can be in another order where there are two of them.
    fn check_axes(&mut self, entry: &CodesEntry, tensor: usize, in_block: bool) {
        let Some(transposed) = entry.transposed.as_ref().filter(|transposed| transposed.value) else {
            return;
        };
        let (what, at) = ("field `transposed`", transposed.at);
        if in_block {
            self.problems.found(at, what, "given for codes in a block", "a tensor of its own");
        } else if self.rank() != 2 || self.format.tensors[tensor].shape.len() != 2 {
            let found = format!("given for {} with", self.format.tensors[tensor].name);
            let axes = format!(
                "{found} {} of an output with {}",
                axes(self.format.tensors[tensor].shape.len()),
                axes(self.rank())
            );
            self.problems.found(at, what, axes, "two axes of both");
        }
    }

    fn code(&mut self, entry: &CodesEntry, at: Position, tensor: usize, in_block: bool) -> Option<Code> {
        let integer =
            [(&entry.unsigned, false, false), (&entry.signed, true, false), (&entry.excess, false, true)];
        let integers =
            integer.into_iter().filter_map(|(bits, signed, excess)| Some((bits.as_ref()?, signed, excess)));
        let integers: Vec<_> = integers.collect();
        let ways = integers.len()
            + usize::from(entry.element_type.is_some())
            + usize::from(entry.codebook.is_some());
        if ways > 1 {
            let expected = "one of `type`, `unsigned`, `signed`, `excess` and `codebook`";
            self.problems.found(at, "the meaning of codes", "given twice", expected);
        }
        if let Some((bits, signed, excess)) = integers.into_iter().next() {
            return Some(Code::Integer { bits: self.width(bits)?, signed, excess });
        }
        if let Some(name) = &entry.codebook {
            let table = tensor_of(name, &self.format.tensors, self.problems)?;
            let (types, expected) =
                (&self.format.tensors[table].types, "one whose numbers are exact in float32");
            self.types(types, ElementType::fits_float32, name.at, "type of a codebook", expected);
            always_given(&self.format.tensors[table], name.at, "a codebook", self.problems);
            self.table_size(table, tensor, name.at);
            for codes in &self.format.tensors[tensor].types {
                if codes.bits > 8 {
                    self.problems.found(
                        at,
                        "codes of a codebook",
                        format!("`{}`", codes.name),
                        "a type of at most 8 bits",
                    );
                }
            }
            return Some(Code::Codebook(table));
        }
        match &entry.element_type {
            Some(name) => {
                let found = find_type(name, self.types, self.problems)?;
                self.code_types(std::slice::from_ref(&found), name.at);
                Some(Code::Type(found))
            }
            None if in_block || entry.packed.is_some() => {
                let expected = "one of `type`, `unsigned`, `signed` and `excess`";
                let why = if in_block { "" } else { ", as several share a word" };
                self.problems.missing(at, "the meaning of codes", format!("{expected}{why}"));
                None
            }
            None => {
                self.code_types(&self.format.tensors[tensor].types.clone(), at);
                Some(Code::Own)
            }
        }
    }

    /// Reports a table whose extents are written as numbers, unless it has an entry for each code.
    fn table_size(&mut self, table: usize, codes: usize, at: Position) {
        let table = &self.format.tensors[table];
        let entries = table.shape.iter().map(number).try_fold(1_u64, |all, extent| all.checked_mul(extent?));
        let Some(entries) = entries else { return };
        for codes in self.format.tensors[codes].types.iter().filter(|codes| codes.bits <= 8) {
            let expected = 1 << codes.bits;
            if entries != expected {
                let what = format!("the number of entries of {}", table.name);
                let expected = format!("{expected}, one for each code of `{}`", codes.name);
                self.problems.found(at, what, entries, expected);
            }
        }
    }

    /// Reports types that neither have numbers float32 has, nor are integers that are rounded.
    fn code_types(&mut self, types: &[ElementType], at: Position) {
        let expected =
            format!("one whose numbers are exact in float32, or an integer of at most {WIDEST} bits");
        self.types(types, ElementType::can_be_code, at, "type of codes", &expected);
    }

    /// Reports types that are not so.
    fn types(
        &mut self,
        types: &[ElementType],
        are_so: fn(&ElementType) -> bool,
        at: Position,
        what: &str,
        expected: &str,
    ) {
        for found in types.iter().filter(|found| !are_so(found)) {
            self.problems.found(at, what, format!("`{}`", found.name), expected);
        }
    }

    /// A width in bits: a number, or an attribute whose every value is a width.
    fn width(&mut self, text: &Located<String>) -> Option<Factor> {
        let extent = self.names.extent(text, self.problems)?;
        let expected = format!("1 to {WIDEST}, or an attribute with `one_of` such values");
        let good = |bits: u64| (1..=WIDEST).contains(&bits);
        let width = match (extent.factors.as_slice(), extent.divisors.is_empty() && !extent.ceil) {
            ([Factor::Number(bits)], true) if good(*bits) => Some(Factor::Number(*bits)),
            ([Factor::Attribute(index)], true) => {
                let allowed = &self.format.attributes[*index].one_of;
                let fits =
                    |value: &Value| matches!(value, Value::Int(bits) if u64::try_from(*bits).is_ok_and(good));
                (!allowed.is_empty() && allowed.iter().all(fits)).then_some(Factor::Attribute(*index))
            }
            _ => None,
        };
        if width.is_none() {
            self.problems.found(text.at, "width", format!("`{}`", text.value), expected);
        }
        width
    }
}

/// "1 axis", "2 axes".
fn axes(count: usize) -> String {
    if count == 1 { "1 axis".into() } else { format!("{count} axes") }
}

/// A number that no call changes.
pub(super) fn number(extent: &Extent) -> Option<u64> {
    match (extent.factors.as_slice(), extent.divisors.as_slice()) {
        ([Factor::Number(number)], []) => Some(*number),
        _ => None,
    }
}
