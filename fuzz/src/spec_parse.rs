//! Any bytes as a YAML document.

use dequant_spec::{matrix, parse, reference, resolve};

use crate::bridge::TYPES;

/// Up to so many bits, every code of a type is decoded.
const FEW_BITS: u32 = 8;

/// Parses and resolves a document; if it is one, counts its combinations and decodes its types' codes.
///
/// # Panics
/// When an error has no place in the document.
pub fn spec_parse(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let resolved =
        parse::document("fuzz.yaml", &text).and_then(|document| resolve::document(&document, &TYPES));
    let resolved = match resolved {
        Ok(resolved) => resolved,
        Err(errors) => {
            assert!(!errors.0.is_empty(), "refused without an error");
            for error in &errors.0 {
                // A document may end in a line break: what is missing is missed behind it.
                let lines = text.matches(['\n', '\r']).count() as u64 + 2;
                assert!((1..=lines).contains(&error.at.line), "{error}: there are {lines} lines");
                assert!(error.at.column >= 1, "{error}");
            }
            assert!(errors.to_string().starts_with("fuzz.yaml:"), "{errors}");
            return;
        }
    };
    for element_type in resolved.types.iter().filter(|element_type| element_type.bits <= FEW_BITS) {
        for code in 0..1_u64 << element_type.bits {
            let _ = reference::decode(element_type, code);
        }
    }
    if let Some(operator) = &resolved.operator {
        for version in &operator.versions {
            let combinations = matrix::combinations(operator, version);
            combinations.iter().for_each(|combination| assert!(!combination.label(operator).is_empty()));
        }
    }
    for format in resolved.family.iter().flat_map(|family| &family.formats) {
        assert!(!format.id().is_empty());
    }
}
