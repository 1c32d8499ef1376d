//! Weight formats beside the ceiling that moves the same bytes: every built-in one, in a cache or from memory, on one thread.

use std::collections::BTreeMap;

use dequant::format::{FormatBuilder, FormatPlan};
use dequant::mover::Best;
use dequant::{DType, Level, Meta, TensorMut, TensorRef, formats, types};
use dequant_spec::builtin;
use dequant_spec::format::{Code, Factor, Format, FormatTensor};
use dequant_spec::model::ValueKind;
use dequant_spec::operator::Value;
use dequant_spec::reference::Sizes;
use serde::Serialize;

use crate::ceiling::{self, Store};
use crate::form::Size;
use crate::memory::Pages;
use crate::parameters::{Filling, Kind, fill};
use crate::rivals::peers::Peers;
use crate::round::{Effort, Places, Runner, fraction, median, rounds};

/// Columns of the weights.
const COLUMNS: usize = 4096;

/// How often everything is timed, in caches with results in a place of their own each time.
const ROUNDS: usize = 15;

/// The same where no cache keeps results.
const UNCACHED_ROUNDS: usize = 7;

/// What was measured of a format.
pub(crate) struct Measured {
    /// Format, attributes and type of the weights.
    pub(crate) case: String,
    /// Bytes in and out.
    pub(crate) bytes: usize,
    /// At the best level first.
    pub(crate) levels: Vec<OfLevel>,
    /// Other software, and how many times longer it took in the same rounds than the best level.
    pub(crate) others: Vec<(String, f64)>,
}

/// What was measured at a level.
pub(crate) struct OfLevel {
    pub(crate) level: Level,
    /// Nanoseconds of a call.
    pub(crate) ns: f64,
    /// Of the quicker ceiling of the same round.
    pub(crate) fraction: f64,
}

impl Measured {
    /// Gigabytes a second at each level.
    pub(crate) fn gbps(&self) -> impl Iterator<Item = f64> {
        self.levels.iter().map(|of| self.bytes as f64 / of.ns)
    }

    /// At the best level.
    pub(crate) fn fraction(&self) -> f64 {
        self.levels.first().map_or(0.0, |best| best.fraction)
    }
}

/// Measures every built-in format whose name contains the filter at some levels, the best one first, with results of some
/// size, beside other software if that is given.
pub(crate) fn measure(
    filter: Option<&str>,
    size: Size,
    levels: &[Level],
    peers: Option<&Peers>,
) -> Result<Vec<Measured>, String> {
    let families = builtin::families().map_err(|errors| errors.to_string())?;
    let effort = match size {
        Size::Dram => Effort { rounds: UNCACHED_ROUNDS, cached: false },
        _ => Effort { rounds: ROUNDS, cached: true },
    };
    let places = if effort.cached { ROUNDS } else { 1 };
    let mut output = Pages::for_results(places * size.output_bytes()).map_err(|error| error.to_string())?;
    let mut measured = Vec::new();
    for (_, family) in &families {
        for format in &family.formats {
            for given in cases(format, size) {
                if filter.is_some_and(|filter| !given.name.contains(filter)) {
                    continue;
                }
                let builder = formats::by_name(&family.name, &format.name);
                let builder = builder.ok_or(format!("the crate lacks {}", format.id()))?;
                let case = Case::new(format, builder, given)?;
                // Fewer rows than a group has, where rows are grouped.
                match case.plan() {
                    Ok(_) => measured.push(case.measure(levels, output.bytes_mut(), effort, peers)?),
                    Err(error) => eprintln!("not measured: {}: {error}", case.name),
                }
            }
        }
    }
    Ok(measured)
}

/// A call of a format.
struct Case {
    name: String,
    /// The format alone.
    format: String,
    builder: FormatBuilder,
    tensors: Vec<(String, DType, Vec<usize>, Vec<u8>)>,
}

/// What a call of a format is made of.
struct Given {
    name: String,
    /// The type of the weights.
    output: String,
    rows: usize,
    attributes: BTreeMap<String, Value>,
    /// Whether groups are listed, in any order; without a list they are of neighbours.
    listed: bool,
}

/// A case for every width of codes, length of groups and type of the weights, and one more where groups can be listed.
fn cases(format: &Format, size: Size) -> Vec<Given> {
    let mut cases = Vec::new();
    for output in &format.output.types {
        let rows = size.output_bytes() * 8 / output.bits as usize / COLUMNS;
        for attributes in attributes(format, &output.name, rows) {
            let (mut name, output) = (format.id(), output.name.clone());
            for (key, value) in &attributes {
                match value {
                    Value::Int(number) if key != "K" && key != "N" => name += &format!(" {key} {number}"),
                    _ => {}
                }
            }
            if let Some(list) = list_of(format) {
                let (name, output) = (format!("{name} {list} → {output}"), output.clone());
                cases.push(Given { name, output, rows, attributes: attributes.clone(), listed: true });
            }
            let name = format!("{name} → {output}");
            cases.push(Given { name, output, rows, attributes, listed: false });
        }
    }
    cases
}

/// The name of a tensor that may list groups.
fn list_of(format: &Format) -> Option<&str> {
    let index = format.quantities.iter().find_map(|quantity| quantity.group_index)?;
    Some(&format.tensors[index.tensor].name)
}

/// Lengths of groups where these are free: short ones, and what most checkpoints have.
const GROUPS: [i64; 2] = [32, 128];

/// Attributes for a case: every allowed width of codes and each length of groups; for all else the default, the first allowed
/// value or a usual one.
fn attributes(format: &Format, output: &str, rows: usize) -> Vec<BTreeMap<String, Value>> {
    let width = format.quantities.last().and_then(|weight| match weight.code {
        Code::Integer { bits: Factor::Attribute(index), .. } => Some(index),
        _ => None,
    });
    let mut all = vec![BTreeMap::new()];
    for (index, attribute) in format.attributes.iter().enumerate() {
        let values: Vec<Value> = match attribute.kind {
            ValueKind::Type => vec![Value::Type(output.into())],
            ValueKind::IntList => vec![Value::IntList(vec![rows as i64, COLUMNS as i64])],
            // Zero points are given where a format has them.
            ValueKind::Bool => vec![Value::Bool(false)],
            ValueKind::Int if attribute.name == "K" => vec![Value::Int(COLUMNS as i64)],
            ValueKind::Int if attribute.name == "N" => vec![Value::Int(rows as i64)],
            _ if width == Some(index) => attribute.one_of.clone(),
            _ if attribute.default.is_some() => continue,
            _ if attribute.one_of.is_empty() => GROUPS.map(Value::Int).into(),
            _ => attribute.one_of.iter().take(1).cloned().collect(),
        };
        let with = |given: &BTreeMap<String, Value>, value: &Value| {
            let mut given = given.clone();
            given.insert(attribute.name.clone(), value.clone());
            given
        };
        all = all.iter().flat_map(|given| values.iter().map(move |value| with(given, value))).collect();
    }
    all
}

impl Case {
    fn new(format: &Format, builder: FormatBuilder, given: Given) -> Result<Self, String> {
        let Given { name, output, rows, attributes, listed } = given;
        // Formats call their axes what they like: the last one of the output has the columns.
        let axes = format.output.shape.iter().rev().zip([COLUMNS, rows]);
        let named = axes.filter_map(|(extent, count)| match extent.factors[..] {
            [Factor::Size(index)] => Some((format.sizes[index].name.as_str(), count)),
            _ => None,
        });
        let found: BTreeMap<&str, usize> = named.collect();
        let shown = |error: dequant_spec::reference::ReferenceError| error.to_string();
        let sizes = Sizes::from_found(format, &attributes, &found).map_err(shown)?;
        let mut tensors = Vec::new();
        for (index, tensor) in format.tensors.iter().enumerate() {
            if !listed && list_of(format) == Some(&tensor.name) {
                continue;
            }
            let shape: Result<Vec<usize>, _> =
                tensor.shape.iter().map(|extent| sizes.extent(extent)).collect();
            let dtype = stored_type(format, tensor, index, &output)?;
            let shape = shape.map_err(shown)?;
            let bytes = bytes(format, index, dtype, shape.iter().product(), &sizes)?;
            tensors.push((tensor.name.clone(), dtype, shape, bytes));
        }
        let mut builder = builder;
        for (key, value) in attributes {
            let value: dequant::Value = match &value {
                Value::Int(number) => (*number).into(),
                Value::Bool(flag) => (*flag).into(),
                Value::String(text) => text.as_str().into(),
                Value::IntList(list) => list.as_slice().into(),
                Value::Type(name) => types::by_name("", name).ok_or(format!("no type {name}"))?.into(),
            };
            builder = builder.set(&key, value).map_err(|error: dequant::Error| error.to_string())?;
        }
        Ok(Self { name, format: format.id(), builder, tensors })
    }

    fn plan(&self) -> Result<FormatPlan, dequant::Error> {
        let metas =
            self.tensors.iter().map(|(name, dtype, shape, _)| (name.as_str(), Meta::new(*dtype, shape)));
        self.builder.plan(&metas.collect::<Vec<_>>())
    }

    fn measure(
        &self,
        levels: &[Level],
        output: &mut [u8],
        effort: Effort,
        peers: Option<&Peers>,
    ) -> Result<Measured, String> {
        let shown = |error: dequant::Error| format!("{}: {error}", self.name);
        // Where pages begin, as tensors of whoever cares for speed do.
        let pages = self.tensors.iter().map(|(.., bytes)| in_pages(bytes));
        let pages = pages.collect::<Result<Vec<_>, _>>().map_err(|error| error.to_string())?;
        let mut tensors = Vec::new();
        for ((name, dtype, shape, bytes), pages) in self.tensors.iter().zip(&pages) {
            let held = &pages.bytes()[..bytes.len()];
            tensors.push((name.as_str(), TensorRef::new(*dtype, shape, held).map_err(shown)?));
        }
        let plan = self.plan().map_err(shown)?;
        let plans = levels.iter().map(|level| plan.clone().at(*level)).collect::<Result<Vec<_>, _>>();
        let plans = plans.map_err(shown)?;
        let read: usize = self.tensors.iter().map(|(.., bytes)| bytes.len()).sum();
        let (dtype, shape) = (plan.output().dtype, plan.output().shape.to_vec());
        let written = plan.output_bytes();
        let mut input = Pages::new(read.next_multiple_of(64)).map_err(|error| error.to_string())?;
        // Lines of zeros take less time than any others.
        fastrand::Rng::with_seed(2).fill(input.bytes_mut());
        let moved = &input.bytes()[..read.next_multiple_of(64)];
        let best = Best::detect();
        let mut runners: Vec<Runner<'_>> = Store::BOTH
            .into_iter()
            .map(|store| {
                Runner::new(move |out: &mut [u8]| ceiling::run(best, store, moved, &mut out[..written]))
            })
            .collect();
        runners.extend(plans.iter().map(|plan| {
            let (tensors, shape) = (&tensors, &shape);
            Runner::new(move |out: &mut [u8]| {
                let mut out = TensorMut::new(dtype, shape, &mut out[..written]).expect("as planned");
                plan.run(tensors, &mut out).expect("as planned");
            })
        }));
        let mut others = Vec::new();
        if let Some(peers) = peers {
            for runner in peers.prepare_format(&self.format, read, (dtype, &shape))? {
                let name = runner.clone();
                runners.push(Runner::elsewhere(move |calls| peers.run(&runner, calls).unwrap_or(f64::NAN)));
                others.push(name);
            }
        }
        let places = &mut Places::new(output, written);
        let times = rounds(&mut runners, places, effort);
        let (ceilings, rest) = times.split_at(2);
        let (own, theirs) = rest.split_at(levels.len());
        let of_level = |(level, times): (&Level, &Vec<Option<f64>>)| OfLevel {
            level: *level,
            ns: median(times.iter().flatten().copied()).unwrap_or(0.0),
            fraction: fraction(ceilings, times).unwrap_or(0.0),
        };
        let levels: Vec<OfLevel> = levels.iter().zip(own).map(of_level).collect();
        let best = own.first().ok_or("there is no level")?;
        let slower = |times: &Vec<Option<f64>>| {
            let rounds = times.iter().zip(best).filter_map(|(theirs, own)| Some((*theirs)? / (*own)?));
            median(rounds).unwrap_or(f64::NAN)
        };
        let others = others.into_iter().zip(theirs.iter().map(slower)).collect();
        Ok(Measured { case: self.name.clone(), bytes: read + written, levels, others })
    }
}

/// Bytes in pages of their own.
fn in_pages(bytes: &[u8]) -> std::io::Result<Pages> {
    let mut pages = Pages::new(bytes.len().next_multiple_of(64))?;
    pages.bytes_mut()[..bytes.len()].copy_from_slice(bytes);
    Ok(pages)
}

/// The type of a tensor: the output's where it decides that, else the first.
fn stored_type(format: &Format, tensor: &FormatTensor, index: usize, output: &str) -> Result<DType, String> {
    let decides = format.output.same_as == Some(index)
        || tensor.same_type_as == format.output.same_as && tensor.same_type_as.is_some();
    let name = if decides { output } else { tensor.types.first().map_or("", |known| &known.name) };
    types::by_name("", name).ok_or(format!("no type {name}"))
}

/// Random codes; scales of ordinary size; groups in an order of their own, all equally long.
fn bytes(
    format: &Format,
    index: usize,
    dtype: DType,
    count: usize,
    sizes: &Sizes<'_>,
) -> Result<Vec<u8>, String> {
    let listed = format.quantities.iter().find_map(|quantity| {
        let axis = quantity.group_index.filter(|groups| groups.tensor == index)?.axis;
        Some(&quantity.groups[axis])
    });
    if let Some(group) = listed {
        let group = sizes.extent(group).map_err(|error| error.to_string())?.max(1);
        let mut groups: Vec<i32> = (0..count).map(|position| (position / group) as i32).collect();
        fastrand::Rng::with_seed(3).shuffle(&mut groups);
        return Ok(groups.iter().flat_map(|group| group.to_le_bytes()).collect());
    }
    let mut bytes = vec![0; (count * dtype.bits() as usize).div_ceil(8)];
    let is_codes = format.quantities.last().is_some_and(|weight| weight.tensor == index);
    let all = builtin::types().map_err(|errors| errors.to_string())?;
    match all.get(dtype.name()) {
        Some(element_type) if !is_codes && !element_type.is_integer() => {
            fill(&Filling::new(Kind::Scale, element_type), &mut bytes);
        }
        _ => fastrand::Rng::with_seed(1).fill(&mut bytes),
    }
    Ok(bytes)
}

/// A figure as it is written to a file, with the names that rows of operators have.
#[derive(Serialize)]
pub(crate) struct Figure<'m> {
    case: &'m str,
    level: &'static str,
    size: &'static str,
    threads: usize,
    ns: f64,
    gbps: f64,
    fraction: f64,
    /// How many times as fast as other software.
    speed_ups: BTreeMap<&'m str, f64>,
}

/// The figures as they are written to a file.
pub(crate) fn figures(measured: &[Measured], size: Size) -> Vec<Figure<'_>> {
    let mut figures = Vec::new();
    for Measured { case, bytes, levels, others } in measured {
        let best = levels.first().map_or(0.0, |best| best.ns);
        figures.extend(levels.iter().map(|OfLevel { level, ns, fraction }| Figure {
            case,
            level: level.name(),
            size: size.name(),
            threads: 1,
            ns: *ns,
            gbps: *bytes as f64 / ns,
            fraction: *fraction,
            speed_ups: others.iter().map(|(name, times)| (name.as_str(), times * best / ns)).collect(),
        }));
    }
    figures
}

/// The figures, the slowest last.
pub(crate) fn sorted(measured: &[Measured]) -> Vec<&Measured> {
    let mut sorted: Vec<&Measured> = measured.iter().collect();
    sorted.sort_by(|a, b| b.fraction().total_cmp(&a.fraction()));
    sorted
}

/// The figures of a size as a table, the slowest last.
pub(crate) fn text(measured: &[Measured], size: Size, levels: &[Level]) -> String {
    let names: String = levels.iter().map(|level| format!(" {:>12}", level.name())).collect();
    let mut text =
        format!("GB/s in {} on one thread\n{:<72}{names} {:>9}\n", size.name(), "format", "fraction");
    for of in sorted(measured) {
        let gbps: String = of.gbps().map(|gbps| format!(" {gbps:>12.1}")).collect();
        let others = of.others.iter();
        let others: String =
            others.map(|(name, times)| format!("   {times:.2} times as fast as {name}")).collect();
        text += &format!("{:<72}{gbps} {:>9.2}{others}\n", of.case, of.fraction());
    }
    text
}
