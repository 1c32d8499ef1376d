//! The example runs, and prints what its reader expects.

use std::process::Command;

const PRINTED: &str = "\
weights [-8.0, -5.5, -4.0, -3.0] …
values  [0.0, 0.25, 5.0, 7.5]
refused blocks has 36 elements on axis 1, expected a multiple of 37 (own B64)
";

#[test]
fn the_example_prints_its_weights_and_values() {
    let output = Command::new(env!("CARGO_BIN_EXE_own-formats")).output().expect("the example starts");
    assert_eq!(String::from_utf8_lossy(&output.stdout), PRINTED);
    assert!(output.status.success());
}
