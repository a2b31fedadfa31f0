//! Who meets whom: functions of what has been played, and of lots that are drawn from a seed.

pub mod arena;
pub mod berger;
mod seats;
pub mod swiss;
pub mod tables;

pub use seats::SeatHistory;
