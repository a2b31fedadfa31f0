//! Everything tested from outside, in one binary.

mod films;
mod lessons;
mod texts;
