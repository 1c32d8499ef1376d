//! See [`dequant_fuzz::spec_parse`].

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| dequant_fuzz::spec_parse(data));
