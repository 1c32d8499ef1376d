//! See [`dequant_fuzz::plan`].

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| dequant_fuzz::plan(data));
