//! `--network FILE`: a network of one's own instead of the one that is built in.

use crate::Failure;
use std::path::Path;
use trilynx_bots::linko;
use trilynx_bots::lyngk::{self, LyngkPosition};
use trilynx_bots::network::{BadNetwork, Network, Networked};
use trilynx_bots::yinsh::{self, YinshPosition};

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
    if bytes.starts_with(linko::network::MAGIC) {
        linko::network::load(linko::network::Network::read(&bytes).map_err(|error| said(&error))?);
        return Ok(digits(&bytes));
    }
    match Network::read(&YinshPosition::ARCHITECTURE, &bytes) {
        Ok(network) => yinsh::network::load(network),
        Err(BadNetwork::Architecture { .. }) => lyngk::network::load(
            Network::read(&LyngkPosition::ARCHITECTURE, &bytes).map_err(|_| said(&"a network for no game of this program"))?,
        ),
        Err(error) => return Err(said(&error)),
    };
    Ok(digits(&bytes))
}

/// The last eight bytes are the checksum, the lowest first.
fn digits(bytes: &[u8]) -> String {
    bytes[bytes.len() - 8..].iter().rev().map(|byte| format!("{byte:02x}")).collect()
}
