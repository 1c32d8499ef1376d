//! What types results may be rounded to.

use super::{OPERATOR, accepted, refused};

#[test]
fn outputs_have_exponents_of_float32() {
    let own = |exponent: u32, bias: i32| {
        let mantissa = 15 - exponent;
        let float =
            format!("sign: true, exponent: {exponent}, mantissa: {mantissa}, bias: {bias}, specials: ieee");
        format!(
            "types:\n  - {{ name: half, doc: Half., bits: 16, encoding: {{ float: {{ {float} }} }} }}\n  - name: tiny3"
        )
    };
    let (types, output) = ("types:\n  - name: tiny3", "output: [float32, float16]");
    let with_half = |exponent, bias| OPERATOR.replace(types, &own(exponent, bias));
    for (exponent, bias) in [(2, 2), (8, 127), (6, 31), (5, 127)] {
        accepted(&with_half(exponent, bias), output, "output: [float32, half]");
    }
    for (exponent, bias) in [(1, 2), (2, 1), (8, 128), (5, 0)] {
        let message = "output type is `half`, expected float32, or an IEEE float of 16 bits";
        refused(&with_half(exponent, bias), output, "output: [float32, half]", message);
    }
}

/// Where an attribute holds a type's number, 0 says that there is none.
#[test]
fn no_output_that_an_attribute_chooses_has_number_0() {
    let message = "output type is `float32`, whose gguf number is 0, expected one with another number, \
                   as 0 in `to` says that none is chosen";
    refused(OPERATOR, "dialect: acme", "dialect: gguf", message);
    let chosen_otherwise = OPERATOR.replace("    output_type: { attribute: to }\n", "");
    accepted(&chosen_otherwise, "dialect: acme", "dialect: gguf");
}
