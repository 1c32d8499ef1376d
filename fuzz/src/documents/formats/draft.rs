//! One format: the tree of its value, and what the parts of that ask for by the way, such as tensors, sizes and attributes.

use std::fmt::Write;

use super::groups::Group;
use crate::documents::types::Known;
use crate::generate::random::Random;

/// A format that is being written.
pub(super) struct Draft<'a> {
    pub(super) random: &'a mut Random,
    pub(super) known: &'a Known<'a>,
    pub(super) attributes: Vec<String>,
    pub(super) sizes: Vec<String>,
    pub(super) tensors: Vec<String>,
    /// The extents of the weights.
    pub(super) extents: [String; 2],
    /// What these are multiples of.
    pub(super) multiples: [usize; 2],
    /// Whether the weights have the second of them only.
    pub(super) flat: bool,
    /// The elements of a block, and how many of its bytes are taken.
    pub(super) block: Option<(u64, u64)>,
    /// The types of the weights, and the tensor that has the same.
    pub(super) outputs: Vec<&'static str>,
    pub(super) same_as: Option<String>,
    /// The values of the attribute that says what is given, and what groups are; none while nothing asks.
    pub(super) modes: Option<[&'static str; 2]>,
    /// For which value of an attribute groups are not of as many as `group_size` says, but of all.
    pub(super) exception: Option<String>,
    /// How many quantities there are: each names its tensor by that.
    pub(super) quantities: usize,
}

/// Which weights share a parameter.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sharers {
    Neighbours,
    /// Along this axis those that a list says.
    Listed(usize),
    /// The same, or neighbours if a call has no list.
    MaybeListed(usize),
}

/// How many of twelve have such a parameter: weights, their parameters, and those of these.
const OF_TWELVE: [(&str, [usize; 3]); 4] =
    [("zero_point", [4, 1, 0]), ("scale", [10, 3, 2]), ("divisor", [0, 1, 1]), ("offset", [3, 1, 0])];

impl<'a> Draft<'a> {
    /// A format that has nothing yet but its extents and the types of its weights.
    pub(super) fn new(random: &'a mut Random, known: &'a Known<'a>) -> Self {
        let elements = *random.choose(&[16, 32, 48, 64, 64, 80, 96, 128, 160, 256, 256]);
        let block = (random.below(3) == 0).then_some((elements, 0));
        let flat = block.is_none() && random.below(6) == 0;
        let rows = match (block, flat) {
            (Some(_), _) => "rows",
            (None, false) => "N",
            (None, true) => "1",
        };
        let mut outputs = vec!["float32", "float16", "bfloat16"];
        random.shuffle(&mut outputs);
        outputs.truncate(1 + random.below(3));
        Self {
            random,
            known,
            attributes: Vec::new(),
            sizes: Vec::new(),
            tensors: Vec::new(),
            extents: [rows, "K"].map(String::from),
            multiples: [1, if block.is_some() { elements as usize } else { 1 }],
            flat,
            block,
            outputs,
            same_as: None,
            modes: None,
            exception: None,
            quantities: 0,
        }
    }

    /// The format's entry.
    pub(super) fn write(mut self, name: &str) -> String {
        let shape_from = self.weights();
        let value = self.quantity(None);
        let rounding = if self.random.below(4) == 0 { "\n    rounding: output" } else { "" };
        let chosen = match &self.same_as {
            Some(tensor) => format!("same_as: {tensor}"),
            None => {
                self.attributes.push("{ name: output_dtype, value: type, doc: That of the weights. }".into());
                "attribute: output_dtype".into()
            }
        };
        let mut text = format!("  - name: {name}\n    doc: A format.\n");
        for (field, entries) in
            [("attributes", &self.attributes), ("sizes", &self.sizes), ("tensors", &self.tensors)]
        {
            if !entries.is_empty() {
                let _ = writeln!(text, "    {field}:\n      - {}", entries.join("\n      - "));
            }
        }
        if let Some((elements, taken)) = self.block {
            // Some blocks have bytes that mean nothing.
            let bytes = (taken + self.random.below(2) as u64 * self.random.below(4) as u64).max(1);
            let _ = writeln!(text, "    block: {{ tensor: blocks, elements: {elements}, bytes: {bytes} }}");
        }
        let (shape, types) = (self.extents[usize::from(self.flat)..].join(", "), self.outputs.join(", "));
        let _ = writeln!(text, "    output: {{ shape: [{shape}], types: [{types}], {chosen}{shape_from} }}");
        let _ = writeln!(text, "    value: {value}{rounding}");
        text
    }

    /// The extents of the weights, from an attribute or from tensors; what the output says of that.
    fn weights(&mut self) -> &'static str {
        if self.block.is_some() {
            return "";
        }
        let given = self.random.flip();
        if given {
            self.attributes.push("{ name: shape, value: int_list, doc: Rows and columns. }".into());
        }
        let names = if self.flat { &["K"][..] } else { &["N", "K"] };
        for (index, name) in names.iter().enumerate() {
            let meaning = match (given, self.flat) {
                (false, _) => String::new(),
                (true, true) => ", product_of: shape".into(),
                (true, false) => format!(", entry_of: {{ attribute: shape, index: {index} }}"),
            };
            let multiple = *self.random.choose(&[1, 1, 1, 2, 4, 8, 16, 32, 32, 64, 128]);
            self.multiples[index + usize::from(self.flat)] = multiple;
            let multiple_of =
                if multiple == 1 { String::new() } else { format!(", multiple_of: {multiple}") };
            self.sizes.push(format!("{{ name: {name}{meaning}{multiple_of} }}"));
        }
        if given && self.flat { ", shape_from: shape" } else { "" }
    }

    /// A quantity as a mapping in one line: the value, or a parameter of one that has such groups and is so deep in the tree.
    fn quantity(&mut self, of: Option<(&[Group; 2], usize)>) -> String {
        self.quantities += 1;
        // A block is of one row, and so is what lies in it: no parameter of what several rows share.
        let of_one_row = of.is_none_or(|(parent, _)| parent[0] == Group::ONE);
        let in_block = self.block.is_some() && of_one_row && (of.is_none() || self.random.below(5) > 0);
        let mut fields = Vec::new();
        let groups = match of {
            None => [Group::ONE, Group::ONE],
            Some((parent, _)) => self.groups(parent, in_block),
        };
        if let Some((parent, _)) = of
            && (groups != *parent || self.random.flip())
        {
            let axes: Vec<String> =
                groups[usize::from(self.flat)..].iter().map(|axis| axis.text.to_string()).collect();
            fields.push(format!("groups: [{}]", axes.join(", ")));
        }
        let mut sharers = Sharers::Neighbours;
        if of.is_some() && !in_block && !self.flat && self.random.below(5) == 0 {
            let (axis, listed) = (self.random.below(2), [Sharers::Listed, Sharers::MaybeListed]);
            sharers = self.random.choose(&listed)(axis);
            fields.push(self.group_index(axis, sharers));
        }
        let (codes, are_integers) =
            if in_block { self.in_block(&groups) } else { self.in_tensor(&groups, of.is_none(), sharers) };
        fields.push(format!("codes: {{ {codes} }}"));
        if are_integers && self.random.below(4) == 0 {
            fields.push(format!("plus: {}", self.random.below(41) as i64 - 20));
        }
        let depth = of.map_or(0, |(_, depth)| depth);
        for (name, of_twelve) in OF_TWELVE {
            if self.random.below(12) < of_twelve.get(depth).copied().unwrap_or(0) {
                let name = match name {
                    "offset" => *self.random.choose(&["add", "subtract"]),
                    name => name,
                };
                let parameter = self.quantity(Some((&groups, depth + 1)));
                fields.push(format!("{name}: {parameter}"));
            }
        }
        format!("{{ {} }}", fields.join(", "))
    }

    /// A list with the group of each position along an axis.
    fn group_index(&mut self, axis: usize, sharers: Sharers) -> String {
        let is_optional = matches!(sharers, Sharers::MaybeListed(_));
        let optional = if is_optional { self.optional() } else { String::new() };
        let (name, extent) = (format!("g{}", self.quantities), &self.extents[axis]);
        self.tensors.push(format!(
            "{{ name: {name}, types: [int32], shape: [{extent}]{optional}, doc: The groups of positions. }}"
        ));
        format!("group_index: {{ axis: {axis}, tensor: {name} }}")
    }

    /// The values of the attribute that says what is given.
    pub(super) fn modes(&mut self) -> [&'static str; 2] {
        if let Some(modes) = self.modes {
            return modes;
        }
        let (value, modes) = match self.random.flip() {
            true => ("bool", ["false", "true"]),
            false => ("string, one_of: [some, all]", ["some", "all"]),
        };
        let default = match self.random.below(3) {
            0 => format!(", default: {}", self.random.choose(&modes)),
            _ => String::new(),
        };
        self.attributes.push(format!("{{ name: mode, value: {value}{default}, doc: What is given. }}"));
        *self.modes.insert(modes)
    }

    /// When a tensor is given that not every call has.
    pub(super) fn optional(&mut self) -> String {
        if self.random.below(3) > 0 {
            return ", optional: true".into();
        }
        let modes = self.modes();
        format!(", given_when: {{ attribute: mode, value: {} }}", self.random.choose(&modes))
    }

    /// What codes of no more than so many bits are, their width, and whether they are integers.
    pub(super) fn meaning(&mut self, most: u32) -> (String, u32, bool) {
        if self.random.below(3) == 0 {
            let builtin = self.known.builtin.iter().map(|known| (known.name.clone(), known.bits));
            let own = self.known.own.iter().map(|known| (known.name.clone(), known.bits));
            let all: Vec<(String, u32)> = builtin.chain(own).filter(|(_, bits)| *bits <= most).collect();
            let (name, bits) = self.random.choose(&all).clone();
            let mut known = self.known.builtin.iter().chain(self.known.own);
            let is_integer = known.any(|known| known.name == name && known.is_integer());
            return (format!("type: {name}"), bits, is_integer);
        }
        let bits = match self.random.below(5) {
            0 if most >= 32 => 17 + self.random.below(16) as u32,
            0 => 1 + self.random.below(16) as u32,
            _ => *self.random.choose(&[4, 4, 4, 8, 8, 2, 3, 5, 6, 1, 7]),
        };
        let (kind, bits) = (*self.random.choose(&["unsigned", "signed", "excess"]), bits.min(most));
        (format!("{kind}: {bits}"), bits, true)
    }
}
