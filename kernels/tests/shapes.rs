//! Shapes at the boundaries of loops, at every level and through every door, equal the reference interpreter.
//!
//! Three tests: every row length with every group size in slices (each cell gets some of the pairs, all cells
//! together all of them), large shapes, and a property over both with shapes between them. `DEQUANT_EXTENSIVE=1`
//! takes larger slices and more cases; `DEQUANT_SEED` moves the slices and draws other codes.

#[path = "../../fuzz/src/bridge/mod.rs"]
mod bridge;
#[path = "../../fuzz/src/generate/mod.rs"]
mod generate;
mod knobs;
#[path = "../../fuzz/src/levels/mod.rs"]
mod levels;

use std::mem::MaybeUninit;
use std::sync::LazyLock;

use bridge::{Call, OPERATORS, same_bits};
use dequant::{Error, Meta, Plan, Stores, TensorMut};
use generate::boundaries::{GROUPS, ROWS};
use generate::cell::{Cell, cells};
use generate::form::Wish;
use generate::random::Random;
use generate::regime::{Palette, Regime};
use knobs::{is_extensive, seed};
use levels::levels;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use rayon::prelude::*;

/// Every cell of the newest version of an operator, operator by operator.
static CELLS: LazyLock<Vec<Vec<Cell>>> = LazyLock::new(|| {
    let newest = |operator: &'static dequant_spec::Operator| {
        cells(operator, operator.versions.last().expect("an operator has a version"))
    };
    OPERATORS.iter().map(newest).collect()
});

/// A call at every level, through every door, against the reference.
fn check(call: &Call, random: &mut Random) -> Result<(), String> {
    let expected = call.reference().map_err(|error| format!("{}: reference: {error}", call.describe()))?;
    let plan = call.plan().map_err(|error| format!("{}: {error}", call.describe()))?;
    for level in levels() {
        let plan = plan.clone().at(*level).map_err(|error| error.to_string())?;
        for (door, range, found) in doors(call, &plan, random).map_err(|error| error.to_string())? {
            same_bits(plan.output().dtype, &found, &expected.bytes[range])
                .map_err(|difference| format!("{}: at {level}, {door}: {difference}", call.describe()))?;
        }
    }
    Ok(())
}

/// What a door gave: its name, which bytes of the output, and these.
type Given = (String, std::ops::Range<usize>, Vec<u8>);

/// What every door gives.
fn doors(call: &Call, plan: &Plan, random: &mut Random) -> Result<Vec<Given>, Error> {
    let (input, scale, zero_point) = call.tensors()?;
    let Meta { dtype: output, shape } = plan.output();
    let width = output.bits() as usize / 8;
    let count = shape.iter().product::<usize>() * width;
    let mut whole = vec![0xa5; count];
    plan.run(input, scale, zero_point, &mut TensorMut::new(output, shape, &mut whole)?)?;
    let mut given = vec![("run".into(), 0..count, whole)];

    // At an address that no line starts at.
    let mut around = vec![0xa5; count + 96];
    let start = random.below(64);
    let streaming = plan.clone().stores(Stores::Streaming);
    let place = &mut around[start..start + count];
    streaming.run(input, scale, zero_point, &mut TensorMut::new(output, shape, place)?)?;
    let is_intact = around[..start].iter().chain(&around[start + count..]).all(|byte| *byte == 0xa5);
    assert!(is_intact, "{}: bytes around a streamed output", call.describe());
    given.push(("streaming".into(), 0..count, around[start..start + count].to_vec()));

    let mut fresh = vec![MaybeUninit::new(0x5a); count];
    let written = plan.run_uninit(input, scale, zero_point, &mut fresh)?.to_vec();
    given.push(("run_uninit".into(), 0..count, written));

    let row = plan.row_len() * width;
    let (one, other) = (random.below(plan.rows() + 1), random.below(plan.rows() + 1));
    let rows = one.min(other)..one.max(other);
    let mut some = vec![0xa5; rows.len() * row];
    let streaming = if random.flip() { &streaming } else { plan };
    streaming.run_rows(rows.clone(), input, scale, zero_point, &mut some)?;
    given.push((format!("rows {rows:?}"), rows.start * row..rows.end * row, some));
    Ok(given)
}

/// Slices of the wishes of all cells: with `stride` 1 all of each, otherwise each `stride`-th, from another on in
/// every cell.
fn slices(wishes: impl Fn(&Cell) -> Vec<Wish>, stride: usize) -> (usize, usize) {
    let mut number = Random(seed()).below(stride);
    let mut in_slice = |_: &Wish| {
        number += 1;
        number.is_multiple_of(stride)
    };
    let wanted: Vec<(&Cell, Vec<Wish>)> = CELLS
        .iter()
        .flatten()
        .map(|cell| (cell, wishes(cell).into_iter().filter(&mut in_slice).collect()))
        .collect();
    let sum = |one: (usize, usize), other: (usize, usize)| (one.0 + other.0, one.1 + other.1);
    wanted.par_iter().map(|(cell, wishes)| slice(cell, wishes)).reduce(|| (0, 0), sum)
}

/// Some calls of a cell: how many there are, and how many elements they have.
fn slice(cell: &Cell, wishes: &[Wish]) -> (usize, usize) {
    let mut random = Random::named(seed(), &format!("{}, {}", cell.operator.id(), cell.label()));
    let mut palette = Palette::new(cell, &mut random, 16);
    let (mut count, mut elements) = (0, 0);
    for form in wishes.iter().filter_map(|wish| cell.form(wish)) {
        let regime = *random.choose(&Regime::ALL);
        let call = palette.call(cell, &form, regime, &mut random);
        check(&call, &mut random).unwrap_or_else(|message| panic!("{message} ({regime:?}, seed {})", seed()));
        (count, elements) = (count + 1, elements + form.elements());
    }
    (count, elements)
}

#[test]
fn every_row_length_with_every_group_size() {
    let (count, elements) = slices(Cell::boundaries, if is_extensive() { 5 } else { 127 });
    println!("{count} calls, {elements} elements");
    assert!(count > 2_000, "{count} calls");
}

#[test]
fn large_shapes() {
    let (count, elements) = slices(Cell::large, if is_extensive() { 2 } else { 41 });
    println!("{count} calls, {elements} elements");
    assert!(count > 500, "{count} calls");
}
/// An extent: one that loops have a boundary at, or any.
fn long() -> impl Strategy<Value = usize> {
    prop_oneof![2 => select(&ROWS[..]), 1 => 1_usize..300, 1 => 300_usize..2100]
}

/// Shapes of rank 1 to 4 with one long axis, or with two that are not short.
fn shapes() -> impl Strategy<Value = Vec<usize>> {
    let short = || prop::collection::vec(1_usize..6, 0..=3);
    let one = (short(), long(), any::<Index>()).prop_map(|(mut shape, extent, place)| {
        shape.insert(place.index(shape.len() + 1), extent);
        shape
    });
    let two = (1_usize..80, 1_usize..80).prop_map(|(rows, columns)| vec![rows, columns]);
    prop_oneof![3 => one, 1 => two]
        .prop_filter("few elements", |shape| shape.iter().product::<usize>() <= 6_000)
}

/// A cell, operators weighing alike; a wish for its form; a regime; the seed of its codes.
fn wanted() -> impl Strategy<Value = (&'static Cell, Wish, Regime, u64)> {
    let cell = (any::<Index>(), any::<Index>())
        .prop_map(|(operator, cell)| cell.get(operator.get::<Vec<Cell>>(&CELLS)));
    let size = prop_oneof![2 => select(&GROUPS[..]), 1 => 1_i64..300];
    let groups = prop::collection::vec(size, 1..=4);
    (cell, shapes(), any::<Index>(), any::<bool>(), groups, select(&Regime::ALL[..]), any::<u64>()).prop_map(
        |(cell, shape, axis, negative, groups, regime, seed)| {
            let axis = axis.index(shape.len());
            (cell, Wish { shape, axis, negative, groups }, regime, seed)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: if is_extensive() { 100_000 } else { 4_000 },
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_shape_equals_the_reference((cell, wish, regime, seed) in wanted()) {
        let mut random = Random(seed);
        if let Some(form) = cell.form(&wish) {
            let call = Palette::new(cell, &mut random, 8).call(cell, &form, regime, &mut random);
            check(&call, &mut random).map_err(TestCaseError::fail)?;
        }
    }
}
