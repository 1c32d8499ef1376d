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

use bridge::formats::{Call, of_guests};
use bridge::{GUESTS, Guest};
use dequant::format;
use dequant_spec::Family;
use dequant_spec::operator::Value;
use dequant_spec::reference::Tensor;
use generate::random::Random;
use levels::levels;

#[path = "own_formats/lists.rs"]
mod lists;

mod own {
    dequant::include_spec!("own_formats/own.yaml");
}

static FAMILY: LazyLock<&Family> = LazyLock::new(|| {
    let document = include_str!("own_formats/own.yaml");
    GUESTS.get_or_init(|| vec![Guest { document, types: &[], formats: own::FORMATS, operator: None }]);
    &of_guests()[0]
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

/// As the built-in ones are by the names of their families.
#[test]
fn formats_of_ones_own_are_found_by_name_and_number() {
    let ids = [format::named(own::FORMATS, "Digit"), format::numbered(own::FORMATS, 7)];
    assert_eq!(ids.map(|found| found.unwrap().id()), ["odd_ones.Digit"; 2]);
    assert!(format::named(own::FORMATS, "digit").is_none() && format::numbered(own::FORMATS, 8).is_none());
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
        "z has 4 elements on axis 1, expected 2 (odd_ones Symmetric)",
    );
}

#[test]
fn multiples_are_those_of_the_size_whatever_shares_a_word() {
    for words in [16, 32, 48] {
        equals_the_interpreter(&call("Tenths", &[], &[("w", "int32", &[words, 7])]));
    }
    for words in [8, 17] {
        let expected =
            format!("w has {words} elements on axis 0, expected a multiple of 16 (odd_ones Tenths)");
        is_refused(&call("Tenths", &[], &[("w", "int32", &[words, 7])]), &expected);
    }
}

#[test]
fn what_decides_over_a_tensor_has_to_be_said() {
    let (codes, zeros): (Given<'_>, Given<'_>) = (("w", "uint8", &[3, 100]), ("z", "uint8", &[3, 1]));
    let of = |symmetric| [("symmetric", Value::Bool(symmetric))];
    equals_the_interpreter(&call("Asked", &of(true), &[codes]));
    equals_the_interpreter(&call("Asked", &of(false), &[codes, zeros]));
    let missing = "symmetric is not given, expected a value (odd_ones Asked)";
    is_refused(&call("Asked", &[], &[codes]), missing);
    is_refused(&call("Asked", &[], &[codes, zeros]), missing);
    let unwanted = "z is given, expected none where symmetric is true (odd_ones Asked)";
    is_refused(&call("Asked", &of(true), &[codes, zeros]), unwanted);
}

#[test]
fn with_a_parameter_its_own_parameters_are_left_out() {
    let of = |plain| [("a", Value::Int(8)), ("b", Value::Int(16)), ("plain", Value::Bool(plain))];
    let tensors: [Given<'_>; 3] =
        [("w", "uint8", &[5, 32]), ("s", "uint8", &[5, 4]), ("ss", "float32", &[5, 2])];
    equals_the_interpreter(&call("Nested", &of(false), &tensors));
    let without = [tensors[0], tensors[2]];
    equals_the_interpreter(&call("Nested", &of(true), &without));
    // Nothing is asked of them, not even whether their groups fit.
    let unfit = [("a", Value::Int(32)), ("b", Value::Int(16)), ("plain", Value::Bool(true))];
    equals_the_interpreter(&call("Nested", &unfit, &without));
}

#[test]
fn groups_of_scales_are_named_as_what_they_are() {
    let of = [("a", Value::Int(32)), ("b", Value::Int(48))];
    let tensors: [Given<'_>; 3] =
        [("w", "uint8", &[2, 96]), ("s", "uint8", &[2, 3]), ("ss", "float32", &[2, 2])];
    let expected = "a number of ss is for 48 weights on axis 1, expected a multiple of 32 (odd_ones Nested)";
    is_refused(&call("Nested", &of, &tensors), expected);
    let of_a_row: [Given<'_>; 3] = [("w", "uint8", &[96]), ("s", "uint8", &[3]), ("ss", "float32", &[2])];
    let expected =
        "a number of ss is for 48 weights on axis 0, expected a multiple of 32 (odd_ones NestedRow)";
    is_refused(&call("NestedRow", &of, &of_a_row), expected);
    let of_six: [Given<'_>; 3] = [("w", "uint8", &[96]), ("s", "uint8", &[6]), ("ss", "float32", &[2])];
    equals_the_interpreter(&call("NestedRow", &[("a", Value::Int(16)), ("b", Value::Int(48))], &of_six));
}

#[test]
fn an_attribute_without_a_value_wants_nothing() {
    let (codes, offsets): (Given<'_>, Given<'_>) = (("w", "uint8", &[3, 70]), ("t", "uint8", &[3, 70]));
    let of = |b| [("a", Value::Bool(true)), ("b", Value::Int(b))];
    equals_the_interpreter(&call("Chained", &[], &[codes]));
    equals_the_interpreter(&call("Chained", &of(4), &[codes, offsets]));
    is_refused(
        &call("Chained", &[], &[codes, offsets]),
        "t is given, expected none where b is not given (odd_ones Chained)",
    );
    is_refused(
        &call("Chained", &of(3), &[codes, offsets]),
        "t is given, expected none where b is 3 (odd_ones Chained)",
    );
}

#[test]
fn integers_of_more_than_16_bits_are_rounded_once() {
    for (element, output) in [("int32", "float32"), ("uint32", "bfloat16"), ("int8", "float16")] {
        let of = [("output_dtype", Value::Type(output.into()))];
        equals_the_interpreter(&call(
            "WideWords",
            &of,
            &[("w", element, &[5, 100]), ("s", "float32", &[5, 4])],
        ));
    }
    for bits in [1, 8, 15, 16, 17, 20, 24, 25, 31, 32] {
        let tensors: [Given<'_>; 2] = [("w", "uint8", &[3, 256 * bits / 8]), ("s", "uint8", &[3, 2 * bits])];
        equals_the_interpreter(&call("WideColumns", &[("bits", Value::Int(bits as i64))], &tensors));
    }
    for bits in [12, 18, 23, 32] {
        let tensors: [Given<'_>; 2] = [("w", "int32", &[2 * bits, 70]), ("t", "uint32", &[70])];
        equals_the_interpreter(&call("WideRows", &[("bits", Value::Int(bits as i64))], &tensors));
    }
    equals_the_interpreter(&call("WideBlock", &[], &[("blocks", "uint8", &[3, 36 * 40])]));
}

/// Parameters of lines, of units, of odd and short runs, of several segments, and of columns that rows share.
const GROUPS: [[[usize; 2]; 2]; 7] = [
    [[3, 160], [1, 32]],
    [[2, 256], [1, 64]],
    [[3, 120], [1, 7]],
    [[3, 96], [1, 16]],
    [[2, 4200], [1, 32]],
    [[40, 136], [40, 1]],
    [[40, 4200], [40, 1]],
];

#[test]
fn every_step_is_rounded_where_there_are_all_of_them() {
    for [weights, groups] in GROUPS {
        let parameters: [usize; 2] = core::array::from_fn(|axis| weights[axis].div_ceil(groups[axis]));
        let [rows, columns] = groups.map(|count| Value::Int(count as i64));
        let of_groups = [("rows", rows), ("columns", columns)];
        let codes = |bits: usize| [weights[0], weights[1] * bits / 8];
        for (bits, element) in [
            (2, "float16"),
            (2, "bfloat16"),
            (3, "bfloat16"),
            (4, "float16"),
            (5, "float16"),
            (8, "bfloat16"),
            (8, "float32"),
        ] {
            let codes = codes(bits);
            let tensors: [Given<'_>; 4] = [
                ("w", "uint8", &codes),
                ("z", element, &parameters),
                ("s", element, &parameters),
                ("t", element, &parameters),
            ];
            let of = |zero_points| {
                let own = [("bits", Value::Int(bits as i64)), ("zero_points", Value::Bool(zero_points))];
                [of_groups.clone(), own].concat()
            };
            equals_the_interpreter(&call("EveryStep", &of(true), &tensors));
            let [codes, _, scales, offsets] = tensors;
            equals_the_interpreter(&call("EveryStep", &of(false), &[codes, scales, offsets]));
        }
        for element in ["float16", "bfloat16", "float32"] {
            let codes = codes(4);
            let tensors: [Given<'_>; 4] = [
                ("w", "uint8", &codes),
                ("z", "uint8", &parameters),
                ("s", element, &parameters),
                ("t", element, &parameters),
            ];
            equals_the_interpreter(&call("EveryStepOfTypes", &of_groups, &tensors));
        }
    }
}

#[test]
fn codes_of_any_width_are_taken_with_any_steps() {
    for (name, bits) in
        ["Unsigned", "Signed", "Excess"].into_iter().flat_map(|name| (1..8).map(move |bits| (name, bits)))
    {
        let (codes, scales) = ([3, 320 * bits / 8], [3, 10]);
        for element in ["float32", "float16", "bfloat16"] {
            let of = |offsets| [("bits", Value::Int(bits as i64)), ("offsets", Value::Bool(offsets))];
            let tensors: [Given<'_>; 3] =
                [("w", "uint8", &codes), ("s", element, &scales), ("t", element, &scales)];
            equals_the_interpreter(&call(name, &of(true), &tensors));
            equals_the_interpreter(&call(name, &of(false), &tensors[..2]));
        }
    }
}

#[test]
fn codes_of_few_bits_have_a_byte_each() {
    for bits in 1..8 {
        for element in ["float32", "float16", "bfloat16"] {
            let tensors: [Given<'_>; 3] =
                [("w", "uint8", &[3, 352]), ("s", element, &[3, 11]), ("t", element, &[3, 11])];
            equals_the_interpreter(&call("OneAByte", &[("bits", Value::Int(bits))], &tensors));
        }
    }
}

#[test]
fn planes_and_digits_come_together() {
    for element in ["float32", "float16", "bfloat16"] {
        let of = [("output_dtype", Value::Type(element.into()))];
        for name in ["Planes", "Digits"] {
            // Blocks of either have 42 bytes.
            for blocks in [1, 2, 5, 13] {
                equals_the_interpreter(&call(name, &of, &[("blocks", "uint8", &[3, blocks * 42])]));
            }
        }
    }
}

/// In groups of vectors, lines and units, and of none of these; rows of several segments, and short ones.
#[test]
fn small_floats_and_entries_of_tables_are_taken_where_they_lie() {
    const FLOATS: [&str; 6] =
        ["float8e4m3fn", "float8e4m3fnuz", "float8e5m2", "float8e5m2fnuz", "float6e2m3", "float6e3m2"];
    for (length, columns) in [(40_usize, 32), (512, 16), (520, 64), (600, 20), (9024, 96), (9024, 9024)] {
        for scale in ["float32", "float16", "bfloat16"] {
            let of_groups = [("columns", Value::Int(columns as i64))];
            let scales: Given<'_> = ("s", scale, &[3, length.div_ceil(columns)]);
            for codes in FLOATS {
                equals_the_interpreter(&call("Floats", &of_groups, &[("w", codes, &[3, length]), scales]));
            }
            equals_the_interpreter(&call(
                "FloatsInBytes",
                &of_groups,
                &[("w", "uint8", &[3, length]), scales],
            ));
            equals_the_interpreter(&call("Entries", &of_groups, &[("w", "uint8", &[3, length / 2]), scales]));
        }
    }
}
