//! Codes in a tensor of their own: of some types, as numbers of a table, or in words that they share.

use std::fmt::Write;

use dequant_spec::ElementType;

use super::draft::{Draft, Sharers};
use super::groups::Group;

/// Types of words, and their widths.
const WORDS: [(&str, u32); 6] =
    [("uint8", 8), ("uint8", 8), ("int8", 8), ("uint16", 16), ("int32", 32), ("uint32", 32)];

/// Types of codes that have a table, and their widths.
const OF_TABLES: [(&str, u32); 5] =
    [("uint8", 8), ("int8", 8), ("uint4", 4), ("uint2", 2), ("float8e4m3fn", 8)];

/// A tensor that is being written.
pub(super) struct Codes {
    name: String,
    /// How many elements lie along each axis of the weights.
    counts: [String; 2],
    transposed: bool,
    /// Whether an axis of one element is left out.
    flat: bool,
    /// When the tensor is given, if not always.
    optional: String,
}

impl Codes {
    fn entry(&self, types: &str, more: &str) -> String {
        let [rows, columns] = &self.counts;
        let shape = match (self.transposed, self.flat) {
            (true, _) => format!("{columns}, {rows}"),
            (false, true) if rows == "1" && columns == "1" => String::new(),
            (false, true) if rows == "1" => columns.clone(),
            (false, true) if columns == "1" => rows.clone(),
            (false, _) => format!("{rows}, {columns}"),
        };
        let Self { name, optional, .. } = self;
        format!("{{ name: {name}, types: [{types}], shape: [{shape}]{optional}{more}, doc: Codes. }}")
    }

    /// The place of codes with such a meaning.
    fn place(&self, meaning: &str) -> String {
        let transposed = if self.transposed { ", transposed: true" } else { "" };
        format!("tensor: {}{meaning}{transposed}", self.name)
    }
}

impl Draft<'_> {
    /// Codes in a tensor, and whether they are integers.
    pub(super) fn in_tensor(
        &mut self,
        groups: &[Group; 2],
        is_value: bool,
        sharers: Sharers,
    ) -> (String, bool) {
        let mut counts = [self.count(0, &groups[0]), self.count(1, &groups[1])];
        if let Sharers::Listed(axis) = sharers
            && self.random.flip()
        {
            // As many groups as wanted: positions say which they have.
            let by = 1 + self.random.below(3);
            counts[axis] = format!("G{}", self.quantities);
            self.sizes.push(format!("{{ name: {}, is: ceil({}/{by}) }}", counts[axis], self.extents[axis]));
        }
        let transposed = !self.flat && self.random.below(6) == 0;
        let flat = self.flat || !transposed && sharers == Sharers::Neighbours && self.random.flip();
        let optional = match !is_value && self.random.below(4) == 0 {
            true => self.optional(),
            false => String::new(),
        };
        let codes = Codes { name: format!("t{}", self.quantities), counts, transposed, flat, optional };
        match self.random.below(10) {
            0..=3 if is_value || self.random.flip() => self.of_types(codes),
            0..=3 => (self.of_outputs(codes), false),
            4 if is_value || self.random.flip() => (self.of_table(codes), false),
            _ => self.in_words(codes, is_value),
        }
    }

    /// Codes of some types.
    fn of_types(&mut self, codes: Codes) -> (String, bool) {
        let mut types: Vec<&ElementType> = Vec::new();
        for _ in 0..1 + self.random.below(3) {
            let known = if self.random.below(4) == 0 { self.known.own } else { self.known.builtin };
            let known: Vec<&ElementType> = known.iter().filter(|known| known.can_be_code()).collect();
            let one = *self.random.choose(&known);
            if !types.iter().any(|known| known.name == one.name) {
                types.push(one);
            }
        }
        let names: Vec<&str> = types.iter().map(|found| found.name.as_str()).collect();
        self.tensors.push(codes.entry(&names.join(", "), ""));
        (codes.place(""), types.iter().all(|found| found.is_integer()))
    }

    /// Numbers of a type that weights may have; some have that of the weights.
    fn of_outputs(&mut self, codes: Codes) -> String {
        let outputs = self.outputs.join(", ");
        let entry = match (self.same_as.clone(), self.random.flip()) {
            (None, true) if codes.optional.is_empty() => {
                self.same_as = Some(codes.name.clone());
                codes.entry(&outputs, "")
            }
            (Some(same), true) => codes.entry(&outputs, &format!(", same_type_as: {same}")),
            _ => {
                let all = ["float32", "float16", "bfloat16"];
                let types = *self.random.choose(&all);
                codes.entry(types, "")
            }
        };
        self.tensors.push(entry);
        codes.place("")
    }

    /// Numbers of a table.
    fn of_table(&mut self, codes: Codes) -> String {
        let (types, bits) = *self.random.choose(&OF_TABLES);
        let numbers = *self.random.choose(&["float32", "float16", "bfloat16", "int8", "float8e5m2"]);
        let table = format!("c{}", self.quantities);
        self.tensors
            .push(format!("{{ name: {table}, types: [{numbers}], shape: [{}], doc: Numbers. }}", 1 << bits));
        self.tensors.push(codes.entry(types, ""));
        codes.place(&format!(", codebook: {table}"))
    }

    /// Codes that share words, or have one each.
    fn in_words(&mut self, mut codes: Codes, is_value: bool) -> (String, bool) {
        let (word, width) = *self.random.choose(&WORDS);
        let (meaning, bits, are_integers) = self.meaning(width);
        if self.random.below(4) == 0 {
            self.tensors.push(codes.entry(word, ""));
            return (codes.place(&format!(", {meaning}")), are_integers);
        }
        let axis = usize::from(self.flat || self.random.below(4) > 0);
        let along = if self.flat { 0 } else { axis };
        let kind = meaning.split(':').next().filter(|kind| *kind != "type");
        let multiple = if codes.counts[axis] == self.extents[axis] { self.multiples[axis] } else { 1 };
        let (meaning, packed) = match kind.filter(|_| is_value && self.random.below(4) == 0) {
            Some(kind) => (format!("{kind}: nbits"), self.of_any_width(&mut codes.counts[axis], width)),
            None => (meaning, self.packed(&mut codes.counts[axis], (bits, width), multiple)),
        };
        self.tensors.push(codes.entry(word, ""));
        (codes.place(&format!(", {meaning}, packed: {{ axis: {along}{packed} }}")), are_integers)
    }

    /// How codes share words; their number, a multiple of another one, becomes that of the words.
    fn packed(&mut self, count: &mut String, (bits, width): (u32, u32), multiple: usize) -> String {
        let most = (width / bits) as usize;
        let (mut packed, mut whole) = (String::new(), None);
        match self.random.below(4) {
            0 | 1 => {}
            2 => {
                packed += ", order: highest_first";
                whole = Some(most);
            }
            _ => {
                let lanes = if self.random.below(4) == 0 { 1 + self.random.below(most) } else { most };
                let mut order: Vec<usize> = (0..lanes).collect();
                self.random.shuffle(&mut order);
                let _ = write!(packed, ", lanes: {order:?}");
                whole = Some(lanes);
            }
        }
        if self.random.below(3) == 0 {
            packed += ", spread: true";
            whole = whole.or(Some(most));
        }
        let (divided, fits) = match whole {
            Some(many) => (format!("{count}/{many}"), multiple.is_multiple_of(many)),
            None if bits == width => (count.clone(), true),
            None => {
                (format!("{count}*{bits}/{width}"), (multiple * bits as usize).is_multiple_of(width as usize))
            }
        };
        // Extents are found from shapes that nothing is rounded in.
        *count = if fits && self.random.below(4) > 0 { divided } else { format!("ceil({divided})") };
        packed
    }

    /// The same for codes of as many bits as an attribute says.
    fn of_any_width(&mut self, count: &mut String, width: u32) -> String {
        let packed = *self.random.choose(&["", "", ", order: highest_first", ", spread: true"]);
        // Sizes are whole numbers, and so are those of codes that a word holds.
        let widths = match packed {
            "" => ["[4, 8]", "[2, 4, 8]", "[3, 5]", "[8, 1, 6]", "[2, 3, 4, 5, 6, 7, 8]", "[12, 24, 31, 32]"],
            _ => ["[4, 8]", "[2, 4, 8]", "[8, 1]", "[1, 2]", "[2, 4]", "[2, 8]"],
        };
        let widths = *self.random.choose(&widths);
        self.attributes
            .push(format!("{{ name: nbits, value: int, one_of: {widths}, doc: Width of a code. }}"));
        if packed.is_empty() {
            *count = format!("ceil({count}*nbits/{width})");
        } else {
            self.sizes.push(format!("{{ name: many, is: {width}/nbits }}"));
            *count = format!("ceil({count}/many)");
        }
        packed.into()
    }
}
