//! Evaluations learned from games: small quantised networks, kept up to date move by move, computed without any framework.
//!
//! A network sees a position from both seats. For each seat an accumulator adds up one row of weights for every input that is there; a move
//! changes few inputs, so few rows are added and removed. The two accumulators, the deciding seat's first, are clipped, squared and weighted
//! once more; which weights depends on the bucket of the position. What the hand-written evaluation knows is weighted and added.
//!
//! The one thing to know: everything is whole numbers, so a network gives the same score on every machine. `vector` does the arithmetic,
//! [`mod@file`] reads and writes networks, [`fingerprint()`] tells whether builds agree, [`position`](NetworkPosition) plugs one into the
//! search. Each game says in its own folder what its inputs are ([`Networked`]).

pub mod file;
mod fingerprint;
mod position;
#[cfg(test)]
mod tests;
pub(crate) mod vector;

pub use file::{BadNetwork, LoadError};
pub use fingerprint::fingerprint;
pub use position::{Augmented, Changes, NetworkPosition, Networked, Rows, Update};

use std::fmt;
use std::sync::{LazyLock, OnceLock};

/// No network is wider. Narrower ones leave the rest of the accumulators alone.
pub const MOST_WIDTH: usize = 128;
/// A width is a multiple of this.
pub const WIDTH_STEP: usize = vector::HALF_CHUNK;

/// What stands for 1 in an accumulator; what is below 0 or above 1 is clipped.
const ONE: i32 = 255;
/// What stands for 1 in the weights of the output.
const OUTPUT_ONE: i32 = 64;
/// The output is computed in parts of the logarithm of the odds: this many are a power of e.
const LOGIT: i64 = ONE as i64 * OUTPUT_ONE as i64;
/// Weights of knowledge are finer than that by this factor.
const KNOWLEDGE_ONE: i64 = 256;

/// What a game's networks have in common, whatever their width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Architecture {
    /// The game and what its inputs mean, in words. When their meaning changes, so must the words.
    pub inputs_text: &'static str,
    /// How many inputs there are.
    pub inputs: usize,
    /// How many of them a position has, at most.
    pub most_active: usize,
    /// How many numbers the hand-written evaluation contributes.
    pub knowledge: usize,
    /// How many sets of output weights there are.
    pub buckets: usize,
    /// The score that stands for odds of e to 1.
    pub scale: i32,
}

impl Architecture {
    /// Everything that a file must agree with, in one line.
    fn text(&self, width: usize) -> String {
        let Architecture { inputs_text, inputs, knowledge, buckets, scale, .. } = self;
        format!(
            "{inputs_text}; inputs {inputs}, width {width}, knowledge {knowledge}, buckets {buckets}, scale {scale}, clipped and squared, ones {ONE} {OUTPUT_ONE} {KNOWLEDGE_ONE}"
        )
    }
}

/// The numbers of a network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// How many numbers an accumulator has.
    pub width: usize,
    /// What an accumulator is without any input.
    pub bias: Vec<i16>,
    /// A row of `width` for each input.
    pub rows: Vec<i16>,
    /// For each bucket, `width` for the deciding seat and `width` for the other.
    pub output: Vec<i16>,
    /// For each bucket one for each number of knowledge.
    pub knowledge: Vec<i32>,
    /// For each bucket.
    pub output_bias: Vec<i32>,
}

/// A network that fits its architecture.
#[derive(Clone, PartialEq, Eq)]
pub struct Network {
    architecture: Architecture,
    /// Behind the rows of all inputs there is one of zeros, for whatever is no input.
    weights: Weights,
}

impl fmt::Debug for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Network({})", self.architecture.text(self.weights.width))
    }
}

impl Network {
    /// Checks that the weights fit: their number, and that no sum of the output can overflow.
    pub fn new(architecture: Architecture, mut weights: Weights) -> Result<Network, BadNetwork> {
        let Architecture { inputs, knowledge, buckets, .. } = architecture;
        let width = weights.width;
        if width == 0 || !width.is_multiple_of(WIDTH_STEP) || width > MOST_WIDTH {
            return Err(BadNetwork::Width { found: width });
        }
        let counts = [
            ("bias", weights.bias.len(), width),
            ("rows", weights.rows.len(), inputs * width),
            ("output", weights.output.len(), buckets * 2 * width),
            ("knowledge", weights.knowledge.len(), buckets * knowledge),
            ("output bias", weights.output_bias.len(), buckets),
        ];
        if let Some(&(part, found, expected)) = counts.iter().find(|(_, found, expected)| found != expected) {
            return Err(BadNetwork::Count { part, found, expected });
        }
        // A clipped number times its weight fits in 16 bits then, and all of them squared in 32.
        const { assert!(ONE as i64 * ONE as i64 * 127 * 2 * MOST_WIDTH as i64 <= i32::MAX as i64) };
        if let Some(&found) = weights.output.iter().find(|weight| weight.unsigned_abs() > 127) {
            return Err(BadNetwork::OutputWeight { found });
        }
        weights.rows.extend(std::iter::repeat_n(0, width));
        Ok(Network { architecture, weights })
    }

    /// What it was made for.
    pub fn architecture(&self) -> &Architecture {
        &self.architecture
    }

    /// How many numbers an accumulator has.
    pub fn width(&self) -> usize {
        self.weights.width
    }

    /// What an accumulator is without any input.
    pub(crate) fn bias(&self) -> &[i16] {
        &self.weights.bias
    }

    /// Adds and removes rows as a seat sees them.
    #[inline]
    pub(crate) fn update(&self, accumulator: &mut [i16], seat: usize, added: &[[u16; 2]], removed: &[[u16; 2]]) {
        vector::update(&mut accumulator[..self.weights.width], &self.weights.rows, seat, added, removed);
    }

    /// The score for the deciding seat, whose accumulator is `mine`.
    #[inline]
    pub(crate) fn score(&self, bucket: usize, mine: &[i16], theirs: &[i16], known: &[i32]) -> i32 {
        let Weights { width, output, knowledge, output_bias, .. } = &self.weights;
        let (width, count) = (*width, known.len());
        let (for_mine, for_theirs) = output[bucket * 2 * width..][..2 * width].split_at(width);
        let hidden = vector::output(&mine[..width], for_mine) + vector::output(&theirs[..width], for_theirs);
        let weighted =
            known.iter().zip(&knowledge[bucket * count..][..count]).map(|(&known, &weight)| i64::from(known) * i64::from(weight));
        let logit = i64::from(hidden / ONE) + weighted.sum::<i64>() / KNOWLEDGE_ONE + i64::from(output_bias[bucket]);
        // What exceeds this is beyond any evaluation and clamped by the search.
        (logit * i64::from(self.architecture.scale) / LOGIT).clamp(-1_000_000, 1_000_000) as i32
    }
}

/// Which network a game is played with: the one that is built in, unless another was loaded before the first game. Where none is built in
/// and none was loaded, there is none yet.
pub(crate) struct Choice<N: 'static = Network> {
    built_in: LazyLock<Option<N>>,
    loaded: OnceLock<N>,
}

impl<N> Choice<N> {
    /// `read` reads the network that is built in, if one is.
    pub(crate) const fn new(read: fn() -> Option<N>) -> Choice<N> {
        Choice { built_in: LazyLock::new(read), loaded: OnceLock::new() }
    }

    /// Says whether it was the first to be loaded; later ones change nothing.
    pub(crate) fn load(&self, network: N) -> bool {
        self.loaded.set(network).is_ok()
    }

    pub(crate) fn is_there(&'static self) -> bool {
        self.loaded.get().is_some() || self.built_in.is_some()
    }

    /// Panics without one: ask [`Roster::lacks_network`](crate::Roster::lacks_network) before making a bot.
    pub(crate) fn get(&'static self) -> &'static N {
        self.loaded.get().or(self.built_in.as_ref()).unwrap_or_else(|| panic!("there is no network yet"))
    }
}

/// A file of `networks` where they are part of the program: `BUILT_IN` as it lies there, `embedded()` decompressed.
macro_rules! embed {
    ($file:literal) => {
        /// The network that is built in: a file that is compressed with brotli. A server can send it to browsers as it is.
        #[cfg(feature = "networks")]
        pub static BUILT_IN: [u8; include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/networks/", $file)).len()] =
            *include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/networks/", $file));

        #[cfg(feature = "networks")]
        fn embedded() -> Option<Vec<u8>> {
            Some(crate::network::decompressed(&BUILT_IN))
        }

        #[cfg(not(feature = "networks"))]
        fn embedded() -> Option<Vec<u8>> {
            None
        }
    };
}
pub(crate) use embed;

#[cfg(feature = "networks")]
pub(crate) fn decompressed(mut compressed: &[u8]) -> Vec<u8> {
    let mut file = Vec::new();
    let read = brotli_decompressor::BrotliDecompress(&mut compressed, &mut file);
    read.unwrap_or_else(|error| panic!("the network that is built in cannot be decompressed: {error}"));
    file
}

/// A network that is part of the program.
pub(crate) fn built_in(architecture: &Architecture, bytes: Option<Vec<u8>>) -> Option<Network> {
    let read = |bytes: Vec<u8>| {
        Network::read(architecture, &bytes).unwrap_or_else(|error| panic!("the network that is built in cannot be read: {error}"))
    };
    bytes.map(read)
}
