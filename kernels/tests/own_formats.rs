//! Formats that a document may have and no built-in one is like: the bits of the interpreter, at every level and through every door.

#[path = "../../fuzz/src/bridge/mod.rs"]
mod bridge;
#[path = "../../fuzz/src/doors/mod.rs"]
mod doors;
#[path = "../../fuzz/src/generate/mod.rs"]
mod generate;
#[path = "../../fuzz/src/levels/mod.rs"]
mod levels;
#[path = "../../fuzz/src/memory/mod.rs"]
mod memory;

use std::sync::LazyLock;

use bridge::formats::{Call, GUESTS, Guests};
use dequant_spec::Family;
use dequant_spec::operator::Value;
use dequant_spec::reference::Tensor;
use generate::random::Random;
use levels::levels;

mod own {
    dequant::include_spec!("own_formats/own.yaml");
}

static FAMILY: LazyLock<Family> = LazyLock::new(|| {
    let _ = GUESTS.set(Guests { formats: own::FORMATS, types: &[] });
    bridge::formats::family("own.yaml", include_str!("own_formats/own.yaml"))
});

/// A tensor's name, type and shape.
type Given<'a> = (&'a str, &'a str, &'a [usize]);

/// A call of a format, with random bytes in such tensors.
fn call(name: &str, attributes: &[(&str, Value)], tensors: &[Given<'_>]) -> Call {
    let format = FAMILY.formats.iter().find(|format| format.name == name).expect("a format of the document");
    let mut random = Random(5);
    let tensors = tensors.iter().map(|(name, element, shape)| {
        let element_type = bridge::TYPES.get(element).expect("a built-in type").clone();
        let bytes = shape.iter().product::<usize>() * element_type.bits as usize / 8;
        let bytes = (0..bytes).map(|_| random.bits() as u8).collect();
        ((*name).to_owned(), Tensor { element_type, shape: shape.to_vec(), bytes })
    });
    let attributes = attributes.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
    Call { format, attributes: attributes.collect(), tensors: tensors.collect() }
}

#[track_caller]
fn equals_the_interpreter(call: &Call) {
    let expected = call.reference().unwrap_or_else(|error| panic!("{}: {error}", call.describe()));
    let plan = call.plan().unwrap_or_else(|error| panic!("{}: {error}", call.describe()));
    let tensors = call.refs().expect("a call's tensors are tensors");
    for level in levels() {
        let plan = plan.clone().at(*level).expect("a level of this machine");
        doors::format(&plan, &tensors, &expected.bytes, 0)
            .unwrap_or_else(|message| panic!("{} at {level}: {message}", call.describe()));
    }
}

#[track_caller]
fn is_refused(call: &Call, expected: &str) {
    assert_eq!(call.plan().map(|_| ()).expect_err("a refusal").to_string(), expected);
}

#[test]
fn a_digit_is_alone_in_its_block() {
    for blocks in [1, 2, 40] {
        equals_the_interpreter(&call("Digit", &[], &[("blocks", "uint8", &[3, 33 * blocks])]));
    }
}

#[test]
fn parameters_that_are_not_given_have_no_groups() {
    equals_the_interpreter(&call("Symmetric", &[], &[("w", "uint8", &[3, 100])]));
    let of = |zeros| [("symmetric", Value::Bool(false)), ("zeros", Value::Int(zeros))];
    let tensors: [Given<'_>; 2] = [("w", "uint8", &[3, 100]), ("z", "uint8", &[3, 4])];
    equals_the_interpreter(&call("Symmetric", &of(32), &tensors));
    equals_the_interpreter(&call("Symmetric", &of(25), &tensors));
    is_refused(
        &call("Symmetric", &of(50), &tensors),
        "z has 4 elements on axis 1, expected 2 (ODD_ONES Symmetric)",
    );
}

#[test]
fn multiples_are_those_of_the_size_whatever_shares_a_word() {
    for words in [16, 32, 48] {
        equals_the_interpreter(&call("Tenths", &[], &[("w", "int32", &[words, 7])]));
    }
    for words in [8, 17] {
        let expected =
            format!("w has {words} elements on axis 0, expected a multiple of 16 (ODD_ONES Tenths)");
        is_refused(&call("Tenths", &[], &[("w", "int32", &[words, 7])]), &expected);
    }
}

#[test]
fn what_decides_over_a_tensor_has_to_be_said() {
    let (codes, zeros): (Given<'_>, Given<'_>) = (("w", "uint8", &[3, 100]), ("z", "uint8", &[3, 1]));
    let of = |symmetric| [("symmetric", Value::Bool(symmetric))];
    equals_the_interpreter(&call("Asked", &of(true), &[codes]));
    equals_the_interpreter(&call("Asked", &of(false), &[codes, zeros]));
    let missing = "symmetric is not given, expected a value (ODD_ONES Asked)";
    is_refused(&call("Asked", &[], &[codes]), missing);
    is_refused(&call("Asked", &[], &[codes, zeros]), missing);
    let unwanted = "z is given, expected none where symmetric is true (ODD_ONES Asked)";
    is_refused(&call("Asked", &of(true), &[codes, zeros]), unwanted);
}
