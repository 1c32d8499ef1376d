//! How many weights share a parameter, and how many parameters that makes.

use super::draft::Draft;

/// How many weights share a number along an axis.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Group {
    pub(super) text: std::borrow::Cow<'static, str>,
    /// Where no call changes it.
    pub(super) number: Option<u64>,
}

impl Group {
    /// Each weight has its own.
    pub(super) const ONE: Self = Self { text: std::borrow::Cow::Borrowed("1"), number: Some(1) };

    fn of(number: u64) -> Self {
        Self { text: number.to_string().into(), number: Some(number) }
    }
}

/// Along which axes several weights share a parameter: mostly columns.
const SHARED: [[bool; 2]; 8] = [
    [false, true],
    [false, true],
    [false, true],
    [false, true],
    [true, false],
    [true, false],
    [true, true],
    [false, false],
];

impl Draft<'_> {
    /// The groups of a parameter of what has others.
    pub(super) fn groups(&mut self, of: &[Group; 2], in_block: bool) -> [Group; 2] {
        if let (true, Some((elements, _))) = (in_block, self.block) {
            return [Group::ONE, self.part_of_block(elements, of[1].number)];
        }
        let shared = if self.flat { [false, true] } else { *self.random.choose(&SHARED) };
        [0, 1].map(|axis| self.group(axis, &of[axis], shared[axis]))
    }

    /// A divisor of a block's elements, and a multiple of what it is a parameter of.
    fn part_of_block(&mut self, elements: u64, own: Option<u64>) -> Group {
        let own = own.unwrap_or(elements);
        // A parameter for each few weights has no room in a block.
        let least = if own == 1 { 4 } else { own };
        let divides = |group: &u64| elements.is_multiple_of(*group) && group.is_multiple_of(own);
        let all: Vec<u64> = (least..=elements).filter(divides).collect();
        Group::of(if all.is_empty() { elements } else { *self.random.choose(&all) })
    }

    fn group(&mut self, axis: usize, of: &Group, shared: bool) -> Group {
        let all = Group { text: self.extents[axis].clone().into(), number: None };
        let Some(own) = of.number else {
            return match self.random.below(3) {
                _ if of.text == all.text => all,
                0 => all,
                1 => of.clone(),
                _ => Group {
                    text: format!("{}*{}", of.text, self.random.choose(&[2, 4])).into(),
                    number: None,
                },
            };
        };
        match (shared, self.random.below(8)) {
            (_, 0) => all,
            (false, _) => Group::of(own),
            (true, 1 | 2) if own == 1 && self.block.is_none() => self.any_group(axis),
            (true, _) => Group::of(own * *self.random.choose(&[1, 2, 4, 5, 16, 24, 32, 32, 64, 100, 128])),
        }
    }

    /// As many as an attribute says, the same one for all of a format.
    fn any_group(&mut self, axis: usize) -> Group {
        if !self.attributes.iter().any(|attribute| attribute.contains("name: group_size")) {
            self.group_size();
        }
        let Some(exception) = &self.exception else {
            return Group { text: "group_size".into(), number: None };
        };
        let (name, extent) = (format!("group{axis}"), &self.extents[axis]);
        let size = format!("{{ name: {name}, is: group_size, except: {{ {exception}, is: {extent} }} }}");
        if !self.sizes.contains(&size) {
            self.sizes.push(size);
        }
        Group { text: name.into(), number: None }
    }

    /// The attribute that says it; for some values of it or of another one, groups are all there is.
    fn group_size(&mut self) {
        let mut values = *self.random.choose(&[
            "minimum: 1",
            "minimum: 1",
            "minimum: 16, power_of_two: true",
            "one_of: [16, 32, 96]",
            "one_of: [2, 64], default: 64",
        ]);
        let mut given_when = String::new();
        match self.random.below(4) {
            0 => {
                values = "minimum: 1, or: -1";
                self.exception = Some("attribute: group_size, value: -1".into());
            }
            1 if !values.contains("default") => {
                let [sized, whole] = self.modes();
                given_when = format!(", given_when: {{ attribute: mode, value: {sized} }}");
                self.exception = Some(format!("attribute: mode, value: {whole}"));
            }
            _ => {}
        }
        self.attributes.push(format!(
            "{{ name: group_size, value: int, {values}{given_when}, doc: Weights that share a number. }}"
        ));
    }

    /// How many groups there are along an axis: the name of a size, a quotient, or 1.
    pub(super) fn count(&mut self, axis: usize, group: &Group) -> String {
        let (extent, group) = (self.extents[axis].clone(), &group.text);
        if *group == "1" {
            return extent;
        }
        if **group == extent {
            return "1".into();
        }
        let whole = group.parse().is_ok_and(|group: usize| self.multiples[axis].is_multiple_of(group));
        if whole && self.random.flip() {
            return format!("{extent}/{group}");
        }
        let name = format!("G{axis}_{}", group.replace('*', "x"));
        let size = format!("{{ name: {name}, is: ceil({extent}/{}) }}", group.replace('*', "/"));
        if !self.sizes.contains(&size) {
            self.sizes.push(size);
        }
        name
    }
}
