//! Everything tested from outside, in one binary.

mod concurrent;
mod limits;
mod random;
mod text;
mod typescript;
