#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| trilynx_fuzz::any_line_gets_an_answer(data));
