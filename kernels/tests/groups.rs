//! Tensors that have the shapes of their format, but not as many elements as its groups take: refused before anything is
//! read, by name. What no call could make good is refused with the document (`dequant-spec`'s limits).

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the report")]

use dequant::format::FormatBuilder;
use dequant::types::{FLOAT32, Float32, INT8, INT32, UINT8};
use dequant::{Error, Meta, TensorRef};

mod own {
    dequant::include_spec!("groups/own.yaml");
}

/// The message of a plan for shapes of int8 codes and float32 scales.
fn refused(builder: &FormatBuilder, tensors: &[(&str, Meta<'_>)]) -> String {
    builder.plan(tensors).map(|_| ()).unwrap_err().to_string()
}

fn rows(block: i64, w: &[usize; 2], s: &[usize; 2]) -> Result<(), Error> {
    let builder = own::Rows::new().block(block);
    builder.plan(&[("w", Meta::new(INT8, w)), ("s", Meta::new(FLOAT32, s))]).map(|_| ())
}

#[test]
fn a_scale_has_an_entry_for_each_group() {
    assert_eq!(rows(-1, &[3, 8], &[1, 3]), Ok(()));
    // As many as groups, though in another order.
    assert_eq!(
        rows(2, &[3, 8], &[4, 3]).unwrap_err().to_string(),
        "s has 4 elements for axis 0 of the weights, expected 3 (OWN Rows)"
    );
    // Square, the order cannot be told.
    assert_eq!(rows(4, &[2, 8], &[2, 2]), Ok(()));
    assert_eq!(rows(8, &[2, 8], &[1, 2]), Ok(()), "axes of one element say nothing");
}

#[test]
fn nothing_is_divided_by_zero() {
    let message = rows(0, &[3, 8], &[1, 3]).unwrap_err().to_string();
    assert_eq!(message, "group is 0, expected at least 1 (OWN Rows)");
    assert_eq!(rows(-1, &[3, 0], &[0, 3]), Ok(()));
    assert_eq!(rows(-2, &[3, 8], &[0, 3]).unwrap_err().code(), "DQ0206");
}

#[test]
fn words_hold_as_many_codes_as_there_are_columns() {
    let plan = |builder: own::Packed, l: usize| {
        refused(&builder, &[("w", Meta::new(UINT8, &[4, l])), ("s", Meta::new(FLOAT32, &[2, 1]))])
    };
    let wide = own::Packed::new();
    let tensors = [("w", Meta::new(UINT8, &[4, 3])), ("s", Meta::new(FLOAT32, &[2, 1]))];
    assert_eq!(wide.plan(&tensors).unwrap().output().1, [4, 6]);
    let expected = "w has 6 elements for axis 1 of the weights, expected 3 (OWN Packed)";
    assert_eq!(plan(own::Packed::new().wide(false), 6), expected);
}

#[test]
fn every_row_has_a_group() {
    let plan = |whole: bool, listed: usize| {
        let g = [listed];
        let tensors = [
            ("w", Meta::new(INT8, &[6, 5])),
            ("s", Meta::new(FLOAT32, &[2, 5])),
            ("g", Meta::new(INT32, &g)),
        ];
        own::Listed::new().whole(whole).plan(&tensors).map(|_| ())
    };
    assert_eq!(plan(true, 6), Ok(()));
    let message = plan(false, 2).unwrap_err().to_string();
    assert_eq!(message, "g has 2 elements, expected 6 (OWN Listed)");
}

#[test]
fn packed_words_of_one_axis_run_along_columns() {
    let codes = [1_u8; 16];
    let shape = [2, 8];
    // The first halves of the words are the first columns: 3, 0 | 2, 1 | 1, 2 | 0, 3 from the highest bits on.
    let scales = [0b11_10_01_00, 0b00_01_10_11];
    let (w, s) =
        (TensorRef::new(INT8, &shape, &codes).unwrap(), TensorRef::new(UINT8, &[2], &scales).unwrap());
    let weights = own::Columns::new().run(&[("w", w), ("s", s)]).unwrap();
    let row = [3.0, 0.0, 2.0, 1.0, 1.0, 2.0, 0.0, 3.0];
    assert_eq!(weights.to_vec::<Float32>().unwrap(), [row, row].concat());
}
