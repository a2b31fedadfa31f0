//! The `trilynx` program.

fn main() {}
