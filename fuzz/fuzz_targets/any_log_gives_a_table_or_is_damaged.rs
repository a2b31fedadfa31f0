#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| trilynx_fuzz::any_log_gives_a_table_or_is_damaged(data));
