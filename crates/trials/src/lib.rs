//! Trials of a running server from outside, and the client they share with the tests.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod attack;
pub mod bench_store;
pub mod client;
pub mod cluster;
pub mod crash;
pub mod games;
pub mod load;
pub mod proxy;
pub mod server;
pub mod stage;
