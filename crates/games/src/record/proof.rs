//! Whether the deal of a record is the one that seed and words give.

use super::Record;
use crate::chance::{Commitment, Generator};
use crate::game::{Game, HeadText};
use crate::header::{Header, Start};
use alloc::{string::String, string::ToString, vec::Vec};
use core::fmt;

/// What stands wrong in the deal of a record whose moves are right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealFault {
    /// The revealed seed is not the one that was promised.
    Commitment {
        /// What the seed commits to.
        seed_gives: Commitment,
    },
    /// Seed and words give another deal.
    Deal {
        /// The deal they give.
        seed_gives: String,
    },
    /// A seed belongs to a deal, but the record starts from a set-up.
    NotADeal,
}

impl fmt::Display for DealFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealFault::Commitment { seed_gives } => write!(f, "the seed is not the promised one: its commitment is {seed_gives}"),
            DealFault::Deal { seed_gives } => write!(f, "the seed and the players' words give another deal: {seed_gives}"),
            DealFault::NotADeal => f.write_str("a game from a set-up has no deal that a seed could give"),
        }
    }
}

/// How far the deal of a record could be verified.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealProof {
    /// Seed and words give this deal, and the seed was promised before.
    Committed,
    /// Seed and words give this deal, but no promise is on record.
    Seeded,
    /// There is no seed on record.
    Unproven,
}

impl<G: Game> Record<G> {
    /// Deals the game again from seed and words, and compares with the promise.
    pub fn verify_deal(&self) -> Result<DealProof, DealFault> {
        let Some(seed) = &self.chance.seed else { return Ok(DealProof::Unproven) };
        if self.chance.commitment.is_some_and(|promised| promised != seed.commitment()) {
            return Err(DealFault::Commitment { seed_gives: seed.commitment() });
        }
        let Start::Deal(recorded) = &self.start else { return Err(DealFault::NotADeal) };
        let words: Vec<&[u8]> = self.chance.words.iter().map(String::as_bytes).collect();
        let dealt = G::deal(&options_of::<G>(recorded), &mut Generator::new(seed, &words));
        if dealt != *recorded {
            return Err(DealFault::Deal { seed_gives: dealt.to_string() });
        }
        Ok(if self.chance.commitment.is_some() { DealProof::Committed } else { DealProof::Seeded })
    }
}

/// A deal's text begins with the text of its options.
fn options_of<G: Game>(deal: &G::Deal) -> G::Options {
    let text = deal.to_string();
    let (mut header, _) = Header::split(&text).unwrap_or_else(|error| unreachable!("a deal prints a head: {error}"));
    G::Options::read(&mut header).unwrap_or_else(|error| unreachable!("a deal prints its options: {error}"))
}
