mod own0 {
    dequant::include_spec!("../../../examples/own_formats/src/own.yaml");
    pub(super) fn guest() -> dequant_fuzz::documents::Guest {
        let document = include_str!("../../../examples/own_formats/src/own.yaml");
        dequant_fuzz::documents::Guest { document, types: TYPES, formats: FORMATS, operator: Some(|version| Ok(Unpack::version(version.major, version.minor)?.into())) }
    }
}

pub(super) fn guests() -> Vec<dequant_fuzz::documents::Guest> {
    vec![own0::guest()]
}
