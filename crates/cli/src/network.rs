//! `--network FILE`: another network instead of the built-in one.

use crate::Failure;
use std::path::Path;
use trilynx_bots::Roster;
use trilynx_bots::network::LoadError;
use trilynx_games::{GameId, with_game};

/// No network of ours comes near.
const MAX_BYTES: u64 = 64 << 20;

/// Loads a network for the game it was made for, and returns the last digits of its checksum, which tell networks apart.
pub fn load(file: &Path) -> Result<String, Failure> {
    let said = |what: &dyn std::fmt::Display| Failure::Said(format!("{}: {what}", file.display()));
    let length = std::fs::metadata(file).map_err(|error| said(&error))?.len();
    if length > MAX_BYTES {
        return Err(said(&format!("{length} bytes are too many for a network: expected at most {MAX_BYTES}")));
    }
    let bytes = std::fs::read(file).map_err(|error| said(&error))?;
    let mut bad = None;
    for &game in GameId::ALL {
        match with_game!(game, G => <G as Roster>::load_network(&bytes)) {
            Ok(()) => return Ok(digits(&bytes)),
            Err(LoadError::OtherGame) => {}
            Err(LoadError::Bad(error)) => bad = bad.or(Some(error)),
        }
    }
    Err(said(&bad.unwrap_or_else(|| "a network for no game of this program".to_owned())))
}

/// The last eight bytes are the checksum, the lowest first.
fn digits(bytes: &[u8]) -> String {
    bytes[bytes.len() - 8..].iter().rev().map(|byte| format!("{byte:02x}")).collect()
}
