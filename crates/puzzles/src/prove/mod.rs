//! Proofs: whether a seat wins by force within a number of its own turns, found out in two ways that share no code.
//!
//! [`proof_numbers`] is how puzzles are found ([`forced`]), [`full_width`] how they are checked.

pub mod forced;
pub mod full_width;
pub mod proof_numbers;

/// As many turns as the game has.
pub const TO_THE_END: u8 = u8::MAX;
