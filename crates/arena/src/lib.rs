//! Matches between bots, and what they prove.
//!
//! The statistics are functions of their arguments: counts in, estimates out, no games, no clock, no randomness. No count makes a
//! function panic and no answer is NaN: what the counts do not determine is `None`, an infinite bound or an error that names the reason.
//!
//! | question | file |
//! |---|---|
//! | how much stronger is A than B? | [`elo`], from single games or from colour-swapped pairs |
//! | may the match stop now? | [`sprt`] |
//! | where do many bots stand? | [`ladder`], drawn by [`svg`] |
//! | who wins games of more than two players? | [`win_share`] |
//!
//! All intervals are two-sided and cover 95 %. The tests compare with published figures and simulate matches to count how often the
//! intervals cover the truth.
//!
//! A match is played by these:
//!
//! | question | file |
//! |---|---|
//! | who plays? | [`contender`]; programs of others by [`external`] |
//! | which games, from which seeds? | [`schedule`] and [`openings`] |
//! | how is a game played? | [`play`] |
//! | what is kept, and how does a stopped match go on? | [`results`] |
//! | what came out? | [`report`] |
//!
//! What networks learn from is made by these:
//!
//! | question | file |
//! |---|---|
//! | what would a strong player have done? | [`selfplay`] |
//! | which positions are worth learning from? | [`dataset`] |

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod contender;
pub mod dataset;
pub mod elo;
pub mod external;
pub mod interval;
pub mod ladder;
pub mod normal;
pub mod openings;
pub mod play;
pub mod report;
pub mod results;
pub mod schedule;
pub mod selfplay;
pub mod sprt;
pub mod svg;
pub mod win_share;

pub use elo::{EloEstimate, GameScore, PairCounts, Tally, WinDrawLoss};
pub use interval::{Estimate, Interval, wilson};
pub use ladder::{Anchor, Ladder, LadderError, Pairing, Prior, Rung, fit};
pub use sprt::{BadTest, Bounds, Sprt, Verdict};
pub use win_share::{Advantage, Deal, Field, Win};
