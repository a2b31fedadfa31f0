//! The statistics of bot matches.
//!
//! Everything here is a function of its arguments: counts in, estimates out, no games, no clock, no randomness. No count makes a
//! function panic and no answer is NaN: what the counts do not determine is `None`, an infinite bound or an error that names the reason.
//!
//! All intervals are two-sided and cover 95 %. The tests compare with published figures.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod normal;
