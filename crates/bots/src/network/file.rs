//! Networks as files: a header that says exactly what they are for, the numbers, a checksum.
//!
//! ```text
//! file    = "TRILYNXN" version:u32 architecture:u64 width:u32 numbers checksum:u64        all little-endian
//! numbers = bias:i16*width rows:i16*inputs*width output:i16*buckets*2*width
//!           knowledge:i32*buckets*knowledge output_bias:i32*buckets
//! ```
//!
//! `architecture` and `checksum` are FNV-1a hashes of 64 bits: of the line that describes the architecture, and of everything before it.

use super::{Architecture, MOST_WIDTH, Network, WIDTH_STEP, Weights};
use std::fmt;

const MAGIC: &[u8; 8] = b"TRILYNXN";
const VERSION: u32 = 1;
/// Magic, version, architecture, width.
const HEADER: usize = 8 + 4 + 8 + 4;

/// Why a network was not loaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// It is a network, but of another game.
    OtherGame,
    /// It is no network, or a damaged one.
    Bad(String),
}

impl From<BadNetwork> for LoadError {
    fn from(error: BadNetwork) -> LoadError {
        match error {
            BadNetwork::Architecture { .. } => LoadError::OtherGame,
            error => LoadError::Bad(error.to_string()),
        }
    }
}

/// Why something is no network of the game it is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadNetwork {
    /// It does not begin as a network does.
    Magic,
    /// A version that this program does not know.
    Version {
        /// As written.
        found: u32,
    },
    /// For another game, or made for inputs that have changed since.
    Architecture {
        /// What was expected, in words.
        expected: String,
    },
    /// A width that there cannot be.
    Width {
        /// As written.
        found: usize,
    },
    /// More or fewer bytes than the header says.
    Length {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// Something was changed after it was written.
    Checksum,
    /// A part has more or fewer numbers than its architecture says.
    Count {
        /// Which part.
        part: &'static str,
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// A weight of the output is larger than the arithmetic allows.
    OutputWeight {
        /// As written.
        found: i16,
    },
}

impl fmt::Display for BadNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadNetwork::Magic => f.write_str("not a network of Trilynx: it does not begin with TRILYNXN"),
            BadNetwork::Version { found } => write!(f, "a network in format {found}: this program reads format {VERSION}"),
            BadNetwork::Architecture { expected } => write!(f, "a network for something else: expected {expected}"),
            BadNetwork::Width { found } => {
                write!(f, "a network of width {found}: expected a multiple of {WIDTH_STEP} up to {MOST_WIDTH}")
            }
            BadNetwork::Length { found, expected } => write!(f, "a network of {found} bytes: its header promises {expected}"),
            BadNetwork::Checksum => f.write_str("a damaged network: its checksum is wrong"),
            BadNetwork::Count { part, found, expected } => write!(f, "a network with {found} numbers of {part}: expected {expected}"),
            BadNetwork::OutputWeight { found } => write!(f, "a network with the output weight {found}: expected -127 to 127"),
        }
    }
}

impl std::error::Error for BadNetwork {}

impl Network {
    /// Reads a network made for `architecture`.
    pub fn read(architecture: &Architecture, bytes: &[u8]) -> Result<Network, BadNetwork> {
        let mut left = bytes;
        if take::<8>(&mut left) != Some(*MAGIC) {
            return Err(BadNetwork::Magic);
        }
        let short = || BadNetwork::Length { found: bytes.len(), expected: HEADER };
        let version = u32::from_le_bytes(take(&mut left).ok_or_else(short)?);
        if version != VERSION {
            return Err(BadNetwork::Version { found: version });
        }
        let hash = u64::from_le_bytes(take(&mut left).ok_or_else(short)?);
        let width = u32::from_le_bytes(take(&mut left).ok_or_else(short)?) as usize;
        if width == 0 || !width.is_multiple_of(WIDTH_STEP) || width > MOST_WIDTH {
            return Err(BadNetwork::Width { found: width });
        }
        if hash != fnv1a(architecture.text(width).as_bytes()) {
            return Err(BadNetwork::Architecture { expected: architecture.text(width) });
        }
        let Architecture { inputs, knowledge, buckets, .. } = *architecture;
        let (small, large) = (width + inputs * width + buckets * 2 * width, buckets * knowledge + buckets);
        let expected = HEADER + 2 * small + 4 * large + 8;
        if bytes.len() != expected {
            return Err(BadNetwork::Length { found: bytes.len(), expected });
        }
        let (content, checksum) = bytes.split_at(expected - 8);
        if checksum != fnv1a(content).to_le_bytes() {
            return Err(BadNetwork::Checksum);
        }
        let mut numbers = |count| -> Vec<i16> { std::iter::from_fn(|| take(&mut left).map(i16::from_le_bytes)).take(count).collect() };
        let (bias, rows, output) = (numbers(width), numbers(inputs * width), numbers(buckets * 2 * width));
        let mut numbers = |count| -> Vec<i32> { std::iter::from_fn(|| take(&mut left).map(i32::from_le_bytes)).take(count).collect() };
        let (knowledge, output_bias) = (numbers(buckets * knowledge), numbers(buckets));
        Network::new(*architecture, Weights { width, bias, rows, output, knowledge, output_bias })
    }

    /// The bytes from which [`Network::read`] makes this network again.
    pub fn write(&self) -> Vec<u8> {
        let Weights { width, bias, rows, output, knowledge, output_bias } = &self.weights;
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(fnv1a(self.architecture.text(*width).as_bytes()).to_le_bytes());
        bytes.extend((*width as u32).to_le_bytes());
        let rows = &rows[..self.architecture.inputs * width];
        bytes.extend(bias.iter().chain(rows).chain(output).flat_map(|number| number.to_le_bytes()));
        bytes.extend(knowledge.iter().chain(output_bias).flat_map(|number| number.to_le_bytes()));
        bytes.extend(fnv1a(&bytes).to_le_bytes());
        bytes
    }
}

impl Architecture {
    /// The line whose hash a file carries, with `{width}` where the width stands: for the programs that train networks.
    pub fn template(&self) -> String {
        self.text(0).replace("width 0,", "width {width},")
    }
}

fn take<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    let (first, rest) = bytes.split_first_chunk::<N>()?;
    *bytes = rest;
    Some(*first)
}

/// Fowler, Noll and Vo's hash: short to write in any language.
pub(crate) fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
