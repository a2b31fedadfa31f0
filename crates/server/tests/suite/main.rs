//! The server tested from outside, in one binary.

mod accounts;
mod fixture;
mod http;
mod limits;
mod records;
mod store;
