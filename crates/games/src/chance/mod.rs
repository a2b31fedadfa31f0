//! Chance: a seed, the generator it feeds, and the shuffle. Published, so that anybody can deal a game again.
//!
//! With `‖` for joining bytes and every number big-endian:
//!
//! - A [`Seed`] is 64 random bytes: enough to reach all 109! / (8!¹³ · 5!) ≈ 2³⁷⁹ orders of Linko!'s deck.
//! - Its [commitment](Seed::commitment) is SHA-256(`trilynx commitment 1` ‖ seed), shown before the deal. The seed is
//!   revealed after the game, and anybody can check that it is the one.
//! - Players may add words of their own, so that the owner of the seed cannot choose the deal either:
//!   key = SHA-512(`trilynx key 1` ‖ seed ‖ number of words (4 bytes) ‖ for each word its length (4 bytes) ‖ its bytes).
//! - The generator's words are the eight 8-byte numbers of SHA-512(`trilynx words 1` ‖ key ‖ n (8 bytes)) for n = 0, 1, 2 …
//! - A number below n is the remainder of the next word, where words from the largest multiple of n up to 2⁶⁴ are skipped.
//! - [Shuffling](Generator::shuffle) is Fisher–Yates: for i from the last index down to 1, swap places i and below(i + 1).

use alloc::string::String;
use core::{fmt, fmt::Write as _, str::FromStr};
use sha2::{Digest, Sha256, Sha512};

use crate::expected::Expected;
use crate::header::ParseError;

/// The longest word a player may add, in bytes.
pub const MAX_WORD_BYTES: usize = 256;

/// 512 bits that decide everything chance decides in a game.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 64]);

impl Seed {
    /// What can be published before the deal without giving anything away.
    pub fn commitment(&self) -> Commitment {
        let mut hash = Sha256::new();
        hash.update(b"trilynx commitment 1");
        hash.update(self.0);
        Commitment(hash.finalize().into())
    }
}

/// The promise to use one seed and no other.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment(pub [u8; 32]);

macro_rules! hexadecimal {
    ($type:ident, $bytes:literal, $about:literal) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl FromStr for $type {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<$type, ParseError> {
                let wrong = || ParseError::new(text, Expected::Hexadecimal { about: $about, digits: 2 * $bytes });
                let mut bytes = [0; $bytes];
                if text.len() != 2 * $bytes || !text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')) {
                    return Err(wrong());
                }
                for (n, byte) in bytes.iter_mut().enumerate() {
                    *byte = u8::from_str_radix(&text[2 * n..2 * n + 2], 16).map_err(|_| wrong())?;
                }
                Ok($type(bytes))
            }
        }
    };
}

hexadecimal!(Seed, 64, "a seed");
hexadecimal!(Commitment, 32, "a commitment");

impl fmt::Debug for Seed {
    /// A seed is a secret until the game is over, so it stays out of logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(committed as {})", self.commitment())
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        write!(text, "{self}")?;
        f.write_str(&text)
    }
}

/// An endless sequence of words, the same for the same seed and the same players' words.
#[derive(Clone)]
pub struct Generator {
    key: [u8; 64],
    next_block: u64,
    block: [u64; 8],
    /// How many words of `block` are used up.
    used: usize,
}

impl Generator {
    /// The generator of a seed and what the players added to it, in the order of their seats.
    pub fn new(seed: &Seed, players_words: &[&[u8]]) -> Generator {
        let mut hash = Sha512::new();
        hash.update(b"trilynx key 1");
        hash.update(seed.0);
        hash.update((players_words.len() as u32).to_be_bytes());
        for word in players_words {
            hash.update((word.len() as u32).to_be_bytes());
            hash.update(word);
        }
        Generator { key: hash.finalize().into(), next_block: 0, block: [0; 8], used: 8 }
    }

    /// The next 64 bits.
    pub fn word(&mut self) -> u64 {
        if self.used == self.block.len() {
            let mut hash = Sha512::new();
            hash.update(b"trilynx words 1");
            hash.update(self.key);
            hash.update(self.next_block.to_be_bytes());
            let bytes: [u8; 64] = hash.finalize().into();
            for (word, bytes) in self.block.iter_mut().zip(bytes.chunks_exact(8)) {
                *word = u64::from_be_bytes(bytes.try_into().expect("chunks of eight"));
            }
            self.next_block += 1;
            self.used = 0;
        }
        self.used += 1;
        self.block[self.used - 1]
    }

    /// A number below `bound`, all equally likely. `bound` is not 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        loop {
            if let Some(number) = remainder_without_bias(self.word(), u64::MAX, bound) {
                return number;
            }
        }
    }

    /// Puts `items` into a random order, all equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u64 + 1) as usize);
        }
    }
}

/// `word % bound`, or nothing where `word` lies in the incomplete last round of remainders up to `max_word`.
fn remainder_without_bias(word: u64, max_word: u64, bound: u64) -> Option<u64> {
    let incomplete = (max_word % bound + 1) % bound;
    (word <= max_word - incomplete).then_some(word % bound)
}

#[cfg(test)]
mod tests;
