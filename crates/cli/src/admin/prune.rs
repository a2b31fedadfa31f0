//! `trilynx admin prune`: removes what is old.

use super::{Desk, said};
use crate::{Failure, Outcome};
use serde_json::json;
use std::io::Write as _;

/// People or tables at a time, so that a server that runs never waits long.
const AT_ONCE: u32 = 500;
/// A client may repeat a command within seconds, or when it finds its connection again: keys that are younger than a day stay.
const DAYS: std::ops::RangeInclusive<i64> = 1..=36_500;

#[derive(clap::Args)]
pub struct PruneArgs {
    /// Guests who were not seen for this many days and have nothing left to play.
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(DAYS))]
    guests: Option<u32>,
    /// Keys of commands at tables that have been over for this many days.
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(DAYS))]
    keys: Option<u32>,
    /// Tables that were closed before a game began, this many days ago.
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(DAYS))]
    closed: Option<u32>,
}

impl PruneArgs {
    pub fn check(&self) -> Outcome {
        if self.guests.or(self.keys).or(self.closed).is_none() {
            return Err(Failure::Said("say what to remove: --guests DAYS, --keys DAYS, --closed DAYS".to_owned()));
        }
        Ok(())
    }
}

impl Desk {
    pub(super) async fn prune(&self, what: &PruneArgs) -> Outcome {
        let before = |days: u32| self.now_unix_ms.saturating_sub(u64::from(days) * 86_400_000);
        let (mut guests, mut keys, mut closed) = (None, None, None);
        if let Some(days) = what.guests {
            let (mut removed, mut after) = (0, None);
            loop {
                let swept = self.store.sweep_guests(after, before(days), AT_ONCE).await.map_err(said)?;
                removed += swept.guests.len() as u64;
                after = swept.next;
                if after.is_none() {
                    break;
                }
            }
            guests = Some(removed);
        }
        if let Some(days) = what.keys {
            let mut tables = 0;
            loop {
                let pruned = self.store.prune_keys(before(days), AT_ONCE).await.map_err(said)?;
                tables += u64::from(pruned);
                if pruned < AT_ONCE {
                    break;
                }
            }
            keys = Some(tables);
        }
        if let Some(days) = what.closed {
            let (mut removed, mut after) = (0, None);
            loop {
                let (some, next) = self.store.remove_closed(after, before(days), AT_ONCE).await.map_err(said)?;
                removed += some;
                after = next;
                if after.is_none() {
                    break;
                }
            }
            closed = Some(removed);
        }
        let removed = json!({ "guests": guests, "tables_without_keys": keys, "closed_tables": closed });
        self.store.note_prune(removed.to_string(), &self.warrant(None)).await.map_err(said)?;
        let mut out = std::io::stdout();
        if self.json {
            writeln!(out, "{removed}")?;
            return Ok(());
        }
        if let Some(guests) = guests {
            writeln!(out, "{guests} guests were forgotten")?;
        }
        if let Some(tables) = keys {
            writeln!(out, "the keys of {tables} tables were removed")?;
        }
        if let Some(tables) = closed {
            writeln!(out, "{tables} closed tables were removed")?;
        }
        Ok(())
    }
}
