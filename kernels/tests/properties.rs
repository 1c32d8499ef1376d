//! Shapes, axes and groups that nobody listed: what is valid equals the reference, what is not is refused or is
//! valid after all, and nothing panics.

#[path = "../../fuzz/src/bridge/mod.rs"]
mod bridge;
#[path = "../../fuzz/src/generate/mod.rs"]
mod generate;
mod knobs;

use bridge::{Call, dtype, first_difference};
use dequant::{DType, Error, Meta, TensorMut};
use dequant_spec::reference::Tensor;
use generate::cell::{CELLS, Cell};
use generate::change::{Change, Which, in_words_of_the_reference};
use generate::form::Wish;
use generate::random::Random;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::strategy::ValueTree;

/// How many cases a property is tried with.
fn config() -> ProptestConfig {
    ProptestConfig {
        cases: if knobs::is_extensive() { 200_000 } else { 10_000 },
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// A cell, operators weighing alike; a wish for its form; the seed of its codes.
fn valid() -> impl Strategy<Value = (&'static Cell, Wish, u64)> {
    let extent = prop_oneof![6 => 1_usize..8, 1 => Just(0), 1 => 8_usize..70];
    let group = prop_oneof![8 => 1_i64..6, 1 => 6_i64..80, 1 => Just(i64::MAX)];
    let shape = prop::collection::vec(extent, 0..=4)
        .prop_filter("few elements", |shape| shape.iter().product::<usize>() <= 5_000);
    let cell = (any::<Index>(), any::<Index>())
        .prop_map(|(operator, cell)| cell.get(operator.get::<Vec<Cell>>(&CELLS)));
    let groups = prop::collection::vec(group, 1..=4);
    (cell, shape, 0_usize..4, any::<bool>(), groups, any::<u64>()).prop_map(
        |(cell, shape, axis, negative, groups, seed)| {
            let axis = axis % shape.len().max(1);
            (cell, Wish { shape, axis, negative, groups }, seed)
        },
    )
}

/// A valid call, if the cell has a form that is wished so.
fn call((cell, wish, seed): (&'static Cell, Wish, u64)) -> Option<Call> {
    let mut random = Random(seed);
    let form = cell.form(&wish)?;
    let mut decks = cell.decks(&mut random, 4);
    Some(cell.dealt(&form, &mut decks, &mut random))
}

fn which() -> impl Strategy<Value = Which> {
    prop_oneof![Just(Which::Input), Just(Which::Scale), Just(Which::ZeroPoint)]
}

fn change() -> impl Strategy<Value = Change> {
    let number = || prop_oneof![4 => -5_i64..10, 1 => Just(i64::MAX), 1 => Just(i64::MIN), 1 => any::<i64>()];
    let shape = prop::collection::vec(0_usize..6, 0..=5);
    prop_oneof![
        (which(), shape).prop_map(|(which, shape)| Change::Shape(which, shape)),
        (which(), any::<usize>(), 0_usize..9)
            .prop_map(|(which, axis, extent)| Change::Extent(which, axis, extent)),
        (which(), any::<usize>()).prop_map(|(which, element_type)| Change::Type(which, element_type)),
        which().prop_map(Change::Absent),
        (any::<usize>(), number(), prop::collection::vec(number(), 0..=4))
            .prop_map(|(attribute, int, list)| Change::Attribute(attribute, int, list)),
        any::<usize>().prop_map(Change::NoAttribute),
        any::<usize>().prop_map(Change::Output),
    ]
}

/// That the crate's result is the reference's.
fn equals_reference(call: &Call) -> Result<(), TestCaseError> {
    let (dtype_found, shape, bytes) = match call.run() {
        Ok(found) => found,
        Err(error) => return Err(TestCaseError::fail(format!("{}: {error}", call.describe()))),
    };
    let expected = match in_words_of_the_reference(call).reference() {
        Ok(expected) => expected,
        Err(error) => return Err(TestCaseError::fail(format!("{}: reference: {error}", call.describe()))),
    };
    prop_assert_eq!(
        (dtype_found, &shape),
        (dtype(&expected.element_type), &expected.shape),
        "{}",
        call.describe()
    );
    let difference = first_difference(&expected.element_type, &bytes, &expected.bytes);
    let shown =
        difference.map(|(index, found, expected)| format!("element {index}: {found:#x}, not {expected:#x}"));
    prop_assert_eq!(shown, None, "{}", call.describe());
    Ok(())
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn what_is_valid_equals_the_reference(wanted in valid()) {
        if let Some(call) = call(wanted) {
            equals_reference(&call)?;
        }
    }

    #[test]
    fn what_may_be_invalid_is_refused_or_equals_the_reference(
        wanted in valid(),
        changes in prop::collection::vec(change(), 1..=2),
    ) {
        let Some(mut call) = call(wanted) else { return Ok(()) };
        changes.iter().for_each(|change| change.apply(&mut call));
        let Ok(plan) = call.plan() else { return Ok(()) };
        let Meta { dtype: output, shape } = plan.output();
        let mut bytes = vec![0xa5; shape.iter().product::<usize>() * output.bits() as usize / 8];
        let (input, scale, zero_point) = call.tensors().expect("as many bytes as type and shape take");
        let result = TensorMut::new(output, shape, &mut bytes)
            .and_then(|mut output| plan.run(input, scale, zero_point, &mut output));
        match result {
            Ok(()) => equals_reference(&call)?,
            Err(Error::ZeroPointCode { .. } | Error::ZeroPointRange { .. }) => {
                prop_assert!(bytes.iter().all(|byte| *byte == 0xa5), "{}: written", call.describe());
            }
            Err(error) => prop_assert!(false, "{}: {}", call.describe(), error),
        }
    }

    #[test]
    fn no_shape_makes_a_plan_panic(
        (cell, wish, seed) in valid(),
        x in extents(),
        scale in extents(),
        zero_point in prop::option::of(extents()),
        changes in prop::collection::vec(change(), 0..=2),
    ) {
        let Some(mut call) = call((cell, wish, seed)) else { return Ok(()) };
        changes.iter().for_each(|change| change.apply(&mut call));
        let Ok(builder) = call.builder() else { return Ok(()) };
        let of = |tensor: &Option<Tensor>, otherwise: DType| {
            tensor.as_ref().map_or(otherwise, |tensor| dtype(&tensor.element_type))
        };
        let input = dtype(&call.input.element_type);
        let scale = Meta::new(of(&call.scale, input), &scale);
        let zero_point = zero_point.as_ref().map(|shape| Meta::new(of(&call.zero_point, input), shape));
        if let Ok(plan) = builder.plan(Meta::new(input, &x), scale, zero_point) {
            // What a plan says of itself never overflows either.
            let _ = (plan.rows(), plan.row_len(), plan.explain().to_string());
        }
    }
}

/// Shapes of up to 64 axes, with extents whose product overflows.
fn extents() -> impl Strategy<Value = Vec<usize>> {
    let extent = prop_oneof![4 => 0_usize..4, 1 => Just(usize::MAX), 1 => any::<usize>(), 1 => Just(1 << 33)];
    prop_oneof![prop::collection::vec(extent.clone(), 0..=4), prop::collection::vec(extent, 60..=64)]
}

#[test]
fn wishes_are_mostly_granted() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let granted = (0..1000).filter(|_| {
        let tree = valid().new_tree(&mut runner).expect("a strategy without a filter that fails often");
        call(tree.current()).is_some()
    });
    assert!(granted.count() > 500);
}
