//! Live play.

pub mod store;
