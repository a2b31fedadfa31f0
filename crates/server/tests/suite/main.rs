//! The server tested from outside, in one binary.

mod store;
