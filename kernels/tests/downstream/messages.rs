//! What is said of calls of operators that ask for less than any built-in one.

use dequant::builder::{Absent, Opset, Packed};
use dequant::types::{FLOAT32, Float32, INT8, INT16, Int4, Int16};
use dequant::{Error, Meta, TensorMut, TensorRef};

mod loose {
    dequant::include_spec!("loose.yaml");
}
mod named {
    dequant::include_spec!("named.yaml");
}

use loose::Loose;
use named::Named;

fn shown<T>(refused: Result<T, Error>) -> String {
    refused.map(|_| ()).unwrap_err().to_string()
}

#[test]
fn what_is_missing_is_named() {
    let (x, one) = (Meta::new(INT8, &[4, 8]), Meta::new(FLOAT32, &[1]));
    let loose = || Loose::opset(2).unwrap();
    assert_eq!(shown(loose().plan(x, one, None)), "format is not given, expected a value (ACME Loose-2, C2)");
    let other = loose().format("diagonals").plan(x, one, None);
    assert_eq!(shown(other), "format is \"diagonals\", expected int8, columns or rows (ACME Loose-2, C2)");
    let words = loose().format("rows").plan(x, one, None);
    assert_eq!(shown(words), "codes has type int8, expected int16 (ACME Loose-2, C2)");
    assert_eq!(
        shown(loose().format("int8").plan(x, one, None)),
        "size is not given, expected a value (ACME Loose-2, C5)"
    );
    let number = loose().format("int8").size(0).set("to", 1).unwrap().plan(x, one, None);
    assert_eq!(shown(number), "to is 1, expected a type instead of a number (ACME Loose-2, C4)");
    // Neither one scale nor blocks: there is no granularity for it.
    let several = loose().format("int8").size(0).plan(x, Meta::new(FLOAT32, &[4]), None);
    assert_eq!(shown(several), "scales has 4 elements on axis 0, expected 1 for whole (ACME Loose-2, C5)");
    let flat = loose().format("columns").size(0).plan(Meta::new(INT16, &[4]), one, None);
    assert_eq!(shown(flat), "codes has rank 1, expected at least 2 (ACME Loose-2)");
    let named = || Named::opset(2).unwrap();
    assert_eq!(shown(named().plan(x, one, None)), "method is not given, expected a value (ACME Named-2, C5)");
    let blocks = || named().method("blocks");
    assert_eq!(shown(blocks().plan(x, one, None)), "size is not given, expected a value (ACME Named-2)");
    assert_eq!(shown(blocks().size(0).plan(x, one, None)), "size is 0, expected at least 1 (ACME Named-2)");
}

#[test]
fn an_axis_is_in_the_range_of_its_version() {
    let (x, scales) = (Meta::new(INT8, &[4, 8, 2]), Meta::new(FLOAT32, &[4, 4, 2]));
    let plan = |version, axis| {
        let named = Named::opset(version).unwrap().method("blocks").size(2);
        named.axis(axis).plan(x, scales, None)
    };
    assert_eq!(shown(plan(1, 2)), "axis is 2, expected 0 or 1 (ACME Named-1, C6)");
    assert_eq!(shown(plan(2, 3)), "axis is 3, expected -3 to 2 (ACME Named-2, C7)");
    assert!(plan(2, 1).is_ok() && plan(2, -2).is_ok() && plan(1, -2).is_err());
}

#[test]
fn no_door_takes_a_zero_point_that_is_no_input() {
    let (shape, one) = ([2, 2], [1]);
    let none = |version: &str| format!("a zero point is given, expected none ({version})");
    let named = Named::opset(2).unwrap().method("whole");
    let plan = named.plan(Meta::new(INT8, &shape), Meta::new(FLOAT32, &one), None).unwrap();
    let x = TensorRef::new(INT8, &shape, &[1, 2, 3, 4]).unwrap();
    let scales = TensorRef::new(FLOAT32, &one, &[0; 4]).unwrap();
    let zero = TensorRef::new(INT8, &one, &[0]).unwrap();
    let mut values = [0; 16];
    let mut y = TensorMut::new(FLOAT32, &shape, &mut values).unwrap();
    assert_eq!(shown(plan.run(x, scales, Some(zero), &mut y)), none("ACME Named-2"));
    // Both axes of words are one choice of types.
    let loose = Loose::<Opset<1>>::new().unwrap().format("rows").size(0);
    type Words = (Packed<Int4, Int16>, Float32, Absent, Float32);
    assert_eq!(shown(loose.typed::<Words>(&[1, 2], &[1], Some(&[1]))), none("ACME Loose-1"));
    let typed = loose.typed::<Words>(&[1, 2], &[1], None).unwrap();
    let mut values = [0.0; 8];
    typed.run(&[0x4321, 0x0fed], &[2.0], None, &mut values).unwrap();
    assert_eq!(values, [2.0, -6.0, 4.0, -4.0, 6.0, -2.0, 8.0, 0.0]);
}
