#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| trilynx_fuzz::bodies_read_as_they_print(data));
