#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| trilynx_fuzz::altered_logs_are_noticed_or_harmless(data));
