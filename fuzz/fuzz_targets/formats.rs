//! See [`dequant_fuzz::formats`].

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| dequant_fuzz::formats(data));
