//! See [`dequant_fuzz::run`].

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| dequant_fuzz::run(data));
