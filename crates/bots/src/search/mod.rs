//! One search for the games that hide nothing.

mod position;

pub use position::Position;
