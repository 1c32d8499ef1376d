//! Both roads give the same bits: for every operator version, combination, granularity, zero point and formula, the
//! crate at every level equals the reference interpreter.
//!
//! There is a test for each operator version, made from the specification. `DEQUANT_EXTENSIVE=1` widens: larger
//! shapes, more codes of wide types, more seeds. `DEQUANT_SEED` is the seed, a decimal number.

#[path = "../../fuzz/src/bridge/mod.rs"]
mod bridge;
#[path = "../../fuzz/src/generate/mod.rs"]
mod generate;
mod knobs;
#[path = "../../fuzz/src/levels/mod.rs"]
mod levels;

use std::collections::BTreeSet;
use std::panic;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};

use bridge::{Call, OPERATORS, differs, dtype, first_difference};
use dequant::{Level, Meta, TensorMut};
use dequant_spec::matrix;
use dequant_spec::model::Role;
use dequant_spec::operator::{Formula, Operator, OperatorVersion, Rule};
use generate::cell::{Cell, Filling, cells};
use generate::random::Random;
use generate::rounding;
use levels::levels;
use libtest_mimic::{Arguments, Failed, Trial};
use rayon::prelude::*;

/// Types of other widths and encodings, and an operator that takes them.
mod widths {
    dequant::include_spec!("conformance/widths.yaml");

    /// What the bridge has to know of them.
    pub(crate) fn guest() -> crate::bridge::Guest {
        crate::bridge::Guest {
            document: include_str!("conformance/widths.yaml"),
            types: TYPES,
            formats: &[],
            operator: Some(|version| Ok(Widths::version(version.major, version.minor)?.into())),
        }
    }
}

/// How much is tried.
#[derive(Clone, Copy, Debug)]
struct Extent {
    /// Where random numbers start.
    seed: u64,
    /// How often every cell is gone through.
    rounds: usize,
    /// How many random codes a wide type gets.
    codes: usize,
    /// How many products are searched for one that tells one rounding from two.
    tries: usize,
    /// Whether shapes are larger.
    wide: bool,
}

impl Extent {
    fn of_environment() -> Self {
        let seed = knobs::seed();
        match knobs::is_extensive() {
            false => Self { seed, rounds: 1, codes: 16, tries: 24, wide: false },
            true => Self { seed, rounds: 2, codes: 256, tries: 400, wide: true },
        }
    }
}

fn main() -> ExitCode {
    let (arguments, extent) = (Arguments::from_args(), Extent::of_environment());
    assert!(bridge::GUESTS.set(vec![widths::guest()]).is_ok(), "nobody else brings types");
    if let Err(message) = levels::chosen() {
        eprintln!("error: {message}");
        return ExitCode::FAILURE;
    }
    let mut trials = vec![
        Trial::test("no level of this processor is skipped", || Ok(levels::none_is_forgotten()?)),
        Trial::test("generators reach what they are for", move || generators(extent)),
    ];
    for operator in OPERATORS.iter() {
        for version in &operator.versions {
            let name = format!("{} {}", operator.id(), version.label);
            trials.push(Trial::test(name, move || conforms(operator, version, extent)));
        }
    }
    if !arguments.list {
        println!("conformance, {extent:?}");
        print!("{}", levels::report());
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// One operator version.
fn conforms(
    operator: &'static Operator,
    version: &'static OperatorVersion,
    extent: Extent,
) -> Result<(), Failed> {
    let name = format!("{} {}", operator.id(), version.label);
    let combinations = matrix::combinations(operator, version).len();
    let levels: Vec<String> = levels().iter().map(Level::to_string).collect();
    let cases = AtomicUsize::new(0);
    // On all cores: most of the time is one operator's, whose test would be the last.
    let checked = cells(operator, version).par_iter().try_for_each(|cell| {
        let mut random = Random::named(extent.seed, &format!("{name}, {}", cell.label()));
        (0..extent.rounds).try_for_each(|_| check_cell(cell, extent, &mut random, &cases))
    });
    let cases = cases.into_inner();
    let result = if checked.is_ok() { "ok" } else { "FAILED" };
    let levels = levels.join(",");
    println!("conformance: {name} combinations={combinations} cases={cases} levels={levels} {result}");
    checked.map_err(|message| format!("{name}: {message}, seed {}", extent.seed).into())
}

/// Every form of a cell, then one form until every code was tried, then products that tell roundings apart.
fn check_cell(cell: &Cell, extent: Extent, random: &mut Random, cases: &AtomicUsize) -> Result<(), String> {
    let mut decks = cell.decks(random, extent.codes);
    let check = |call: Call| {
        cases.fetch_add(1, Ordering::Relaxed);
        check_call(&call).map_err(|difference| format!("{}: {difference}", cell.label()))
    };
    for form in cell.forms(random, extent.wide) {
        check(cell.dealt(&form, &mut decks, random))?;
    }
    let sweep = cell.sweep(random).ok_or_else(|| format!("{}: no form to sweep codes with", cell.label()))?;
    while !decks.are_through() {
        check(cell.dealt(&sweep, &mut decks, random))?;
    }
    let telling = rounding::telling(cell, random, extent.tries);
    for codes in telling.chunks(sweep.groups()) {
        let (mut scales, codes) = (codes.iter().cycle(), |group: usize| codes[group % codes.len()]);
        let filling = Filling {
            parameters: &mut |_| scales.next().map_or((0, 0), |(_, scale, zero_point)| (*scale, *zero_point)),
            input: &mut |_, group| codes(group).0,
        };
        check(cell.call(&sweep, random, filling))?;
    }
    Ok(())
}

/// One call at every level.
fn check_call(call: &Call) -> Result<(), String> {
    let expected = call.reference().map_err(|error| format!("{}: reference: {error}", call.describe()))?;
    for level in levels() {
        let found = panic::catch_unwind(|| run(call, *level));
        let found = found.map_err(|_| format!("{}: at {level}: panicked", call.describe()))?;
        let found = found.map_err(|error| format!("{}: at {level}: {error}", call.describe()))?;
        if let Some(difference) = first_difference(&expected.element_type, &found, &expected.bytes) {
            let difference = differs(&expected.element_type, difference);
            return Err(format!("{}: at {level}: {difference}", call.describe()));
        }
        let planned = call.plan().map_err(|error| error.to_string())?;
        if planned.output() != Meta::new(dtype(&expected.element_type), &expected.shape) {
            return Err(format!(
                "{}: planned {:?}, not {:?}",
                call.describe(),
                planned.output(),
                expected.shape
            ));
        }
    }
    Ok(())
}

/// The crate's bytes at a level.
fn run(call: &Call, level: Level) -> Result<Vec<u8>, dequant::Error> {
    let plan = call.plan()?.at(level)?;
    let Meta { dtype, shape } = plan.output();
    let mut bytes = vec![0xa5; shape.iter().product::<usize>() * dtype.bits() as usize / 8];
    let (input, scale, zero_point) = call.tensors()?;
    plan.run(input, scale, zero_point, &mut TensorMut::new(dtype, shape, &mut bytes)?)?;
    Ok(bytes)
}

/// What the other tests rest on: no cell of the matrix is left out, every one has forms of ranks 2 to 4, and some products tell
/// one rounding from two.
fn generators(extent: Extent) -> Result<(), Failed> {
    let mut random = Random::named(extent.seed, "generators");
    for operator in OPERATORS.iter() {
        for version in &operator.versions {
            let (mut telling, mut covered, mut formulas) = (0, BTreeSet::new(), BTreeSet::new());
            for cell in cells(operator, version) {
                covered.insert((cell.combination.label(operator), &cell.granularity.name));
                formulas.insert((zero_point_of(&cell), cell.formula.name.clone()));
                let forms = cell.forms(&mut random, false);
                let ranks: BTreeSet<usize> = forms.iter().map(|form| form.logical.len()).collect();
                if !(2..=4).all(|rank| ranks.contains(&rank)) {
                    return Err(format!("{} {}: ranks {ranks:?}", operator.id(), cell.label()).into());
                }
                telling += rounding::telling(&cell, &mut random, extent.tries).len();
            }
            let expected = matrix::combinations(operator, version).len() * version.granularity.len();
            if covered.len() != expected {
                let found = covered.len();
                return Err(
                    format!("{} {}: {found} of {expected} cells", operator.id(), version.label).into()
                );
            }
            let expected = formulas_of(operator, version);
            if formulas != expected {
                let name = format!("{} {}", operator.id(), version.label);
                return Err(format!("{name}: formulas {formulas:?}, expected {expected:?}").into());
            }
            let narrows = version.scale.iter().any(|scale| scale.name == "float32")
                && matrix::combinations(operator, version).iter().any(|c| c.output.bits < c.scale.bits);
            if narrows && telling < 10 {
                return Err(format!("{} {}: {telling} telling products", operator.id(), version.label).into());
            }
        }
    }
    Ok(())
}

/// The name of a cell's zero point; empty if it has none.
fn zero_point_of(cell: &Cell) -> String {
    cell.zero_point.as_ref().map(|zero_point| zero_point.name.clone()).unwrap_or_default()
}

/// Every type of a zero point that a version takes, with the formulas that it is for: the first one, and where a float can be added, that.
fn formulas_of(operator: &Operator, version: &OperatorVersion) -> BTreeSet<(String, String)> {
    let zero_points = version.input.iter().flat_map(|input| version.zero_point_types(operator, input));
    let pairs = zero_points.flat_map(|zero| {
        let applies = |formula: &&Formula| formula.subtracts() || !zero.is_integer();
        operator.formulas.iter().filter(applies).map(|formula| (zero.name.clone(), formula.name.clone()))
    });
    let required =
        operator.constraints_of(version.since).any(|c| c.rule == Rule::RequiredInput(Role::ZeroPoint));
    let absent = operator.formulas.first().filter(|_| !required);
    pairs.chain(absent.map(|formula| (String::new(), formula.name.clone()))).collect()
}
