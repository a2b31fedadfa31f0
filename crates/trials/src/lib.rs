//! Trials of a running server from outside, and the test kit that they share with the tests of other crates.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod arena_load;
pub mod attack;
pub mod bench_store;
pub mod crash;
mod kit;
pub mod load;
pub mod nodes;

pub use kit::{client, cluster, games, nats, nginx, proxy, server, stage};
