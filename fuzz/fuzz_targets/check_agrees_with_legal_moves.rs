#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| trilynx_fuzz::check_agrees_with_legal_moves(data));
