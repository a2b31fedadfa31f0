//! Everything tested from outside, in one binary.

mod lessons;
mod texts;
