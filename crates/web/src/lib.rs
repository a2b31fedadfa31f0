//! The web client as files in the program.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

use trilynx_assets::{Embedded, Files};

static EMBEDDED: &[Embedded] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Every file of the client and of the engine for browsers.
pub static FILES: Files = Files::new(EMBEDDED);

#[cfg(test)]
mod tests;
