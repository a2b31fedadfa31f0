#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| trilynx_fuzz::foreign_records_read_or_err(data));
