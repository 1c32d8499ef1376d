//! Shapes, axes and groups that a granularity allows: what a call is apart from its codes.

use std::collections::BTreeMap;

use dequant_spec::model::{ParameterShape, Role};
use dequant_spec::operator::{GranularityFrom, Groups, Rule, Value};

use super::cell::Cell;
use super::random::Random;

/// What to build a form from; what a granularity does not use is ignored.
#[derive(Clone, Debug)]
pub(crate) struct Wish {
    /// The logical shape; extents grow where groups or words have to divide them.
    pub(crate) shape: Vec<usize>,
    /// The axis, and whether to name it from the back.
    pub(crate) axis: usize,
    /// Whether the axis is named from the back, where the rules allow that.
    pub(crate) negative: bool,
    /// The extents of a group, in turn.
    pub(crate) groups: Vec<i64>,
}

/// Shapes and the attributes that go with them.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    /// The attributes that choose the granularity.
    pub(crate) attributes: BTreeMap<String, Value>,
    /// The shape of the input in elements.
    pub(crate) logical: Vec<usize>,
    /// The shape of the input as it is stored.
    pub(crate) stored: Vec<usize>,
    /// The extents of a group.
    pub(crate) group: Vec<usize>,
    /// How many groups lie along every axis.
    pub(crate) grid: Vec<usize>,
    /// The shapes that a scale may have.
    pub(crate) parameters: Vec<Vec<usize>>,
}

impl Form {
    /// The number of elements.
    pub(crate) fn elements(&self) -> usize {
        self.logical.iter().product()
    }

    /// The number of groups, that is of scales.
    pub(crate) fn groups(&self) -> usize {
        self.grid.iter().product()
    }

    /// The group of an element, and where in the stored tensor its code lies: word (or element) and lane.
    pub(crate) fn place(&self, index: usize, packed: Option<(usize, usize)>) -> (usize, usize, usize) {
        let (mut rest, mut position) = (index, vec![0; self.logical.len()]);
        for (place, extent) in position.iter_mut().zip(&self.logical).rev() {
            (*place, rest) = (rest % extent, rest / extent);
        }
        let flat = |position: &mut dyn Iterator<Item = usize>, shape: &[usize]| {
            position.zip(shape).fold(0, |flat, (place, extent)| flat * extent + place)
        };
        let group = flat(&mut position.iter().zip(&self.group).map(|(p, g)| p / g), &self.grid);
        let Some((axis, lanes)) = packed else { return (group, index, 0) };
        let lane = position[axis] % lanes;
        position[axis] /= lanes;
        (group, flat(&mut position.iter().copied(), &self.stored), lane)
    }
}

impl Cell {
    /// The form of a wish; none where the granularity or a rule has no such form.
    pub(crate) fn form(&self, wish: &Wish) -> Option<Form> {
        let rank = wish.shape.len();
        let too_low = |rule: &Rule| matches!(rule, Rule::MinimumRank { input: Role::Input, rank: least } if rank < *least);
        if self.rules().any(too_low)
            || self.element().packed.as_ref().is_some_and(|packed| packed.axis >= rank)
        {
            return None;
        }
        let mut attributes = BTreeMap::new();
        let extents = self.group_extents(wish, &mut attributes)?;
        let logical = self.logical_shape(&wish.shape, &extents);
        let group: Vec<usize> =
            logical.iter().zip(extents).map(|(&extent, group)| group.unwrap_or(extent)).collect();
        // As long as an axis without elements is one group, an empty one.
        let count = |(&extent, &group): (&usize, &usize)| if group == 0 { 1 } else { extent.div_ceil(group) };
        let grid: Vec<usize> = logical.iter().zip(&group).map(count).collect();
        let mut stored = logical.clone();
        if let Some(packed) = &self.element().packed {
            stored[packed.axis] /= packed.lanes;
        }
        let parameters = match self.granularity.parameters {
            ParameterShape::OneScalarOrVector => vec![vec![], vec![1]],
            ParameterShape::OneVector => vec![vec![1]],
            ParameterShape::OneOfAnyRank => vec![vec![], vec![1], vec![1; 3]],
            ParameterShape::Vector => vec![vec![logical[wish.axis]]],
            ParameterShape::Grid => vec![grid.clone()],
        };
        let form = Form { attributes, logical, stored, group, grid, parameters };
        self.is_chosen(&form).then_some(form)
    }

    /// The extent of a group along every axis, none where it is the axis' own; and the attributes that say so.
    fn group_extents(
        &self,
        wish: &Wish,
        attributes: &mut BTreeMap<String, Value>,
    ) -> Option<Vec<Option<usize>>> {
        let rank = wish.shape.len();
        let extent = |index: usize, axis: usize| {
            let wished = wish.groups.get(index % wish.groups.len().max(1)).copied().unwrap_or(1);
            // Groups that must divide their axis make it as long as they are; few are longer than wished.
            let most = wish.shape.get(axis).map_or(9, |extent| i64::try_from(*extent).unwrap_or(9).max(9));
            if self.groups_divide() { wished.clamp(1, most) } else { wished.max(1) }
        };
        let usize_of = |extent: i64| Some(usize::try_from(extent).unwrap_or(usize::MAX));
        let with = |mut list: Vec<Option<usize>>, extent| {
            list[wish.axis] = extent;
            list
        };
        let mut axis = |name: &String| {
            let front = i64::try_from(wish.axis).ok().filter(|_| wish.axis < rank)?;
            let wished = if wish.negative { front - rank as i64 } else { front };
            let value = [wished, front].into_iter().find(|value| self.allows(name, *value))?;
            attributes.insert(name.clone(), Value::Int(value));
            Some(())
        };
        match &self.granularity.groups {
            Groups::WholeTensor => Some(vec![None; rank]),
            Groups::OneAlong(name) => axis(name).map(|()| with(vec![None; rank], Some(1))),
            Groups::AllAlong(name) => axis(name).map(|()| with(vec![Some(1); rank], None)),
            Groups::Blocks { axis: name, size } => {
                axis(name)?;
                attributes.insert(size.clone(), Value::Int(extent(0, wish.axis)));
                Some(with(vec![Some(1); rank], usize_of(extent(0, wish.axis))))
            }
            Groups::Shape(name) => {
                let list: Vec<i64> = (0..rank).map(|axis| extent(axis, axis)).collect();
                attributes.insert(name.clone(), Value::IntList(list.clone()));
                Some(list.into_iter().map(usize_of).collect())
            }
        }
    }

    /// The shape, with extents that words and groups divide.
    fn logical_shape(&self, shape: &[usize], groups: &[Option<usize>]) -> Vec<usize> {
        let mut shape = shape.to_vec();
        for (axis, extent) in shape.iter_mut().enumerate() {
            let lanes = self
                .element()
                .packed
                .as_ref()
                .filter(|packed| packed.axis == axis)
                .map(|packed| packed.lanes);
            let group = groups[axis].filter(|_| self.groups_divide());
            let (lanes, group) = (lanes.unwrap_or(1), group.unwrap_or(1));
            let step = (1..=lanes).map(|n| n * group).find(|multiple| multiple % lanes == 0);
            *extent = extent.next_multiple_of(step.expect("lanes · group is a multiple of both"));
        }
        shape
    }

    /// Whether no group may be short.
    fn groups_divide(&self) -> bool {
        !self.granularity.ragged || self.rules().any(|rule| matches!(rule, Rule::GroupsDivide))
    }

    /// Whether rules about an attribute's value allow one.
    fn allows(&self, name: &str, found: i64) -> bool {
        self.rules().all(|rule| match rule {
            Rule::Range { attribute, low, high } if attribute == name => (*low..=*high).contains(&found),
            Rule::Minimum { attribute, value } if attribute == name => found >= *value,
            _ => true,
        })
    }

    /// Whether a scale of this form chooses the cell's granularity: one element may mean the whole tensor instead.
    fn is_chosen(&self, form: &Form) -> bool {
        let by_shape = matches!(self.operator.granularity_from, GranularityFrom::SizeAttribute(_))
            && !matches!(self.granularity.groups, Groups::WholeTensor | Groups::Blocks { .. });
        !by_shape || form.parameters.iter().all(|shape| !matches!(shape[..], [] | [1]))
    }

    /// The forms that every cell is tried with: ranks 0 to 4, odd extents, every axis by both of its names, groups
    /// of one, several, many and more elements than there are, an axis of one and of no elements, long runs, many groups.
    pub(crate) fn forms(&self, random: &mut Random, wide: bool) -> Vec<Form> {
        let mut shapes: Vec<&[usize]> = vec![
            &[],
            &[13],
            &[3, 7],
            &[3, 5, 3],
            &[2, 3, 1, 5],
            &[0, 3],
            &[2, 0],
            &[1, 1],
            &[3, 149],
            &[271, 3],
        ];
        if wide {
            // One large shape each time; cells and rounds together have them all.
            let large: [&[usize]; 6] =
                [&[2, 2, 2, 3, 5], &[1, 1031], &[5, 1, 515], &[67, 3, 11], &[1031], &[7, 7, 7, 7]];
            shapes.push(*random.choose(&large));
        }
        let sizes: [&[i64]; 8] = [&[2, 3], &[3, 2], &[5, 1, 2], &[1], &[4], &[65], &[1, 70], &[i64::MAX]];
        let mut forms = Vec::new();
        for shape in shapes {
            for axis in 0..shape.len().max(1) {
                let groups = match self.granularity.groups {
                    Groups::Blocks { .. } | Groups::Shape(_) => {
                        let first = random.below(sizes.len() - 1);
                        &sizes[first..first + 2]
                    }
                    _ => &sizes[..1],
                };
                let wish = |groups: &&[i64]| Wish {
                    shape: shape.to_vec(),
                    axis,
                    negative: random.flip(),
                    groups: groups.to_vec(),
                };
                let wishes: Vec<Wish> = groups.iter().map(wish).collect();
                forms.extend(wishes.iter().filter_map(|wish| self.form(wish)));
                if matches!(self.granularity.groups, Groups::WholeTensor | Groups::Shape(_)) {
                    // There is no axis to choose.
                    break;
                }
            }
        }
        forms.extend(self.rows_of_groups(random));
        forms
    }

    /// A form whose rows have groups of many elements, of which the last is shorter where it may be: loops do such by 64.
    fn rows_of_groups(&self, random: &mut Random) -> Option<Form> {
        let size = *random.choose(&[16, 20, 32, 64, 100]);
        let groups = match self.granularity.groups {
            Groups::Blocks { .. } => vec![size],
            Groups::Shape(_) => vec![1, size],
            _ => return None,
        };
        self.form(&Wish { shape: vec![3, 149], axis: 1, negative: random.flip(), groups })
    }

    /// A form of a few groups and elements, repeated until every code was dealt.
    pub(crate) fn sweep(&self, random: &mut Random) -> Option<Form> {
        let shape = match self.granularity.groups {
            Groups::WholeTensor => vec![3, 7],
            Groups::AllAlong(_) => vec![7, 41],
            _ => vec![3, 85],
        };
        let wish = Wish { shape, axis: 1, negative: random.flip(), groups: vec![3, 2] };
        self.form(&wish).or_else(|| self.form(&Wish { axis: 0, ..wish }))
    }
}
