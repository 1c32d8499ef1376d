//! Shapes: how large a tensor is, and how its elements are grouped.

use clap::ValueEnum;
use dequant_spec::operator::{Groups, Value};

use crate::cell::Cell;
use crate::machine;

/// How much is written: each size lies in another place of the memory hierarchy.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Size {
    #[value(name = "L1")]
    L1,
    #[value(name = "L2")]
    L2,
    #[value(name = "L3")]
    L3,
    #[value(name = "DRAM")]
    Dram,
}

/// The bytes of an output in the second cache, unless that has less than twice as many.
const MOST_L2: usize = 512 << 10;

impl Size {
    pub(crate) const ALL: [Self; 4] = [Self::L1, Self::L2, Self::L3, Self::Dram];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::L1 => "L1",
            Self::L2 => "L2",
            Self::L3 => "L3",
            Self::Dram => "DRAM",
        }
    }

    /// The same in words: `512 KiB`.
    pub(crate) fn shown(self) -> String {
        machine::shown(self.output_bytes())
    }

    /// The bytes of the output: inputs have to lie beside it.
    pub(crate) fn output_bytes(self) -> usize {
        match self {
            Self::L1 => 16 << 10,
            Self::L2 => machine::second_cache().map_or(MOST_L2, |bytes| (bytes / 2).min(MOST_L2)),
            Self::L3 => 8 << 20,
            Self::Dram => 256 << 20,
        }
    }
}

/// An axis, by where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The first of two.
    Leading,
    /// The second of three.
    Middle,
    /// The last of two.
    Last,
}

/// Which elements share a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Grouping {
    /// All.
    Tensor,
    /// Those with one index on an axis.
    Axis(Place),
    /// The same in rows of no power of two: most of them begin at no line, and end inside of one.
    OddRows(Place),
    /// Those that differ on an axis only.
    Along(Place),
    /// So many neighbours along an axis.
    Blocks(Place, usize),
    /// Rows × columns.
    Tile(usize, usize),
}

/// Block sizes: what models use, those where a parameter costs as much as an element, and such as divide no row.
const BLOCKS: [usize; 8] = [1, 2, 4, 16, 24, 32, 100, 128];

/// How much shorter odd rows are.
const SHORTER: usize = 24;

impl Grouping {
    /// Every grouping to be measured of a granularity.
    pub(crate) fn all(groups: &Groups) -> Vec<Self> {
        let places = [Place::Last, Place::Middle, Place::Leading];
        let blocks = || places.into_iter().flat_map(|place| BLOCKS.map(|size| Self::Blocks(place, size)));
        match groups {
            Groups::WholeTensor => vec![Self::Tensor],
            Groups::OneAlong(_) => places
                .map(Self::Axis)
                .into_iter()
                .chain([Place::Last, Place::Leading].map(Self::OddRows))
                .collect(),
            Groups::AllAlong(_) => places.map(Self::Along).to_vec(),
            Groups::Blocks { .. } => blocks().collect(),
            Groups::Shape(_) => blocks().chain([Self::Tile(128, 128), Self::Tile(2, 2)]).collect(),
        }
    }

    /// The axis, and of how many.
    fn axis(self) -> (usize, usize) {
        match self {
            Self::Tensor | Self::Tile(..) => (0, 2),
            Self::Axis(place) | Self::OddRows(place) | Self::Along(place) | Self::Blocks(place, _) => {
                match place {
                    Place::Leading => (0, 2),
                    Place::Middle => (1, 3),
                    Place::Last => (1, 2),
                }
            }
        }
    }

    /// `blocks of 32 on the last axis`.
    pub(crate) fn label(self) -> String {
        let on = |place| match place {
            Place::Leading => "leading axis",
            Place::Middle => "middle axis",
            Place::Last => "last axis",
        };
        match self {
            Self::Tensor => "per tensor".into(),
            Self::Axis(place) => format!("per channel, {}", on(place)),
            Self::OddRows(place) => format!("per channel, {}, odd rows", on(place)),
            Self::Along(place) => format!("all along, {}", on(place)),
            Self::Blocks(place, size) => format!("blocks of {size}, {}", on(place)),
            Self::Tile(rows, columns) => format!("tiles of {rows} × {columns}"),
        }
    }
}

/// A shape, its groups, and the attributes that say so.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    pub(crate) grouping: Grouping,
    /// The shape in elements.
    pub(crate) shape: Vec<usize>,
    /// The extents of a group.
    pub(crate) group: Vec<usize>,
    pub(crate) attributes: Vec<(String, Value)>,
}

impl Form {
    /// A cell's form for an output of so many bytes; none where its granularity or a rule has no such grouping.
    pub(crate) fn new(cell: &Cell<'_>, grouping: Grouping, output_bytes: usize) -> Option<Self> {
        let elements = output_bytes * 8 / cell.combination.output.bits as usize;
        let (axis, rank) = grouping.axis();
        let mut shape = shape(elements, rank);
        if let (Grouping::OddRows(_), Some(columns)) = (grouping, shape.last_mut()) {
            *columns = columns.checked_sub(SHORTER)?;
        }
        let whole = |keep: &dyn Fn(usize) -> Option<usize>| -> Vec<usize> {
            (0..rank).map(|index| keep(index).unwrap_or(shape[index]).min(shape[index])).collect()
        };
        let axis_value = Value::Int(i64::try_from(axis).ok()?);
        let named = |name: &String| {
            let fits = cell.allows(name, i64::try_from(axis).ok()?);
            fits.then(|| vec![(name.clone(), axis_value.clone())])
        };
        let (group, attributes) = match (&cell.granularity.groups, grouping) {
            (Groups::WholeTensor, Grouping::Tensor) => (shape.clone(), Vec::new()),
            (Groups::OneAlong(name), Grouping::Axis(_) | Grouping::OddRows(_)) => {
                (whole(&|index| (index == axis).then_some(1)), named(name)?)
            }
            (Groups::AllAlong(name), Grouping::Along(_)) => {
                (whole(&|index| (index != axis).then_some(1)), named(name)?)
            }
            (Groups::Blocks { axis: name, size: size_name }, Grouping::Blocks(_, size)) => {
                let mut attributes = named(name)?;
                attributes.push((size_name.clone(), Value::Int(i64::try_from(size).ok()?)));
                (whole(&|index| Some(if index == axis { size } else { 1 })), attributes)
            }
            (Groups::Shape(name), Grouping::Blocks(..) | Grouping::Tile(..)) => {
                let group = match grouping {
                    Grouping::Tile(rows, columns) => whole(&|index| Some([rows, columns][index])),
                    Grouping::Blocks(_, size) => whole(&|index| Some(if index == axis { size } else { 1 })),
                    _ => return None,
                };
                let list =
                    group.iter().map(|extent| i64::try_from(*extent)).collect::<Result<_, _>>().ok()?;
                (group, vec![(name.clone(), Value::IntList(list))])
            }
            _ => return None,
        };
        let form = Self { grouping, shape, group, attributes };
        let divides = cell.granularity.ragged
            || form.shape.iter().zip(&form.group).all(|(extent, group)| extent % group == 0);
        let packed = cell.combination.input.packed.as_ref();
        let fits = packed.is_none_or(|packed| form.shape[packed.axis].is_multiple_of(packed.lanes));
        (divides && fits).then_some(form)
    }

    pub(crate) fn elements(&self) -> usize {
        self.shape.iter().product()
    }

    /// How many groups lie along every axis.
    pub(crate) fn grid(&self) -> Vec<usize> {
        self.shape.iter().zip(&self.group).map(|(extent, group)| extent.div_ceil(*group)).collect()
    }

    /// How many elements share a parameter.
    pub(crate) fn group_elements(&self) -> usize {
        self.group.iter().product()
    }
}

/// Powers of two: rows × columns, or channels in the middle.
fn shape(elements: usize, rank: usize) -> Vec<usize> {
    // From 1 × 64 to 8192 × 8192 and 8192 × 16384.
    let columns =
        (elements.isqrt().next_power_of_two() * 2).clamp(64, 8192).max(elements / 8192).min(elements);
    let rows = elements / columns;
    match rank {
        2 => vec![rows, columns],
        _ => {
            let middle = 1 << (elements.ilog2() / 2 - 1).clamp(1, 10);
            let last = middle.max(32).min(elements / middle);
            vec![elements / middle / last, middle, last]
        }
    }
}
