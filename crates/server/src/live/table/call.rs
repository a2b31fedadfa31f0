//! What nodes say to each other about a table: a node at which people watch or play asks the node that owns it.
//!
//! The one thing to know: what goes to viewers goes out under a subject for each kind of viewer, with a [`Heading`] before the frame. Such a
//! subject carries what this kind of viewer may know, and nothing else.

use super::handle::RequestError;
use super::planned::PlanRequest;
use super::viewers::place;
use crate::bus::{Bus, Silence};
use crate::live::fair::Origin;
use axum::extract::ws::Utf8Bytes;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::time::Duration;
use trilynx_games::Viewer;
use trilynx_games::game::MAX_SEATS;
use trilynx_protocol::http::{Hint, PlannedMoves};
use trilynx_protocol::position::{Effects, Position};
use trilynx_protocol::tournament::Ruling;
use trilynx_protocol::wire::{Error, PersonView, TableView};
use trilynx_protocol::{BotPace, Command, PersonId, TableId};

/// A question to the owner of a table.
#[derive(Serialize, Deserialize, Debug)]
pub(crate) enum TableCall {
    /// A command.
    Ask {
        person: PersonId,
        guest: bool,
        origin: Origin,
        seat: Option<u8>,
        lag_ms: u32,
        /// How long ago it was received.
        held_ms: u32,
        key: String,
        command: Command,
    },
    /// From now on these watch, who all have this version.
    Watch { version: Option<u32>, viewers: Vec<CalledViewer> },
    /// One watches no more.
    Unwatch { connection: u64 },
    /// These still watch.
    Still { connections: Vec<u64> },
    /// The table as somebody sees it.
    View { person: PersonId, seat: Option<u8> },
    /// What a move would do.
    Preview { person: PersonId, seat: Option<u8>, text: String },
    /// What a tournament has decided.
    Ruled { ruling: Ruling },
    /// A good move.
    Hint { person: PersonId, origin: Origin, seat: Option<u8> },
    /// Moves planned ahead.
    Plan { request: PlanRequest },
    /// Somebody who plays may have gone on vacation, or come back.
    LookUpVacations,
}

/// Who wants to watch.
#[derive(Serialize, Deserialize, Debug)]
pub(crate) struct CalledViewer {
    pub connection: u64,
    pub person: PersonId,
    pub origin: Origin,
    pub seat: Option<u8>,
    pub pace: Option<BotPace>,
}

/// What the owner answers.
#[derive(Serialize, Deserialize, Debug)]
pub(crate) enum TableAnswer {
    /// The command was granted, and led to this version.
    Asked(u32),
    /// Who watches from where. Those who are missing are to be asked for again: there was no more room.
    Watched {
        standing: Standing,
        version: u32,
        viewers: Vec<(u64, Result<u8, Error>)>,
        /// The frames for each kind of viewer.
        frames: Vec<(u8, Vec<String>)>,
    },
    /// How the table stands, and those who are not known to watch.
    Still {
        standing: Standing,
        version: u32,
        unknown: Vec<u64>,
    },
    View(Box<(TableView, BTreeMap<PersonId, PersonView>)>),
    Preview(Option<Position>, Effects),
    Hint(Hint),
    Plan(PlannedMoves),
}

/// Why the owner does not do it.
#[derive(Serialize, Deserialize, Debug)]
pub(crate) enum Declined {
    /// It is not the owner.
    Elsewhere,
    /// The table says so.
    Failed(RequestError),
}

/// The epoch in which a table is owned, and how often its seats have changed since then. Who watches from where is known for one standing: a
/// frame of a later one is not for those who have not been asked for again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize, Debug)]
pub(crate) struct Standing {
    pub epoch: u32,
    pub seating: u32,
}

/// What stands before a frame for a kind of viewer.
#[derive(Clone, Copy, Serialize, Deserialize, Debug)]
pub(crate) struct Heading {
    pub standing: Standing,
    /// The version that the frame leads from; nothing if it is about no version.
    pub from: Option<u32>,
    /// The version of the table.
    pub to: u32,
}

impl Heading {
    /// The message: a line with the heading, then the frame.
    pub(crate) fn with(&self, frame: &str) -> Vec<u8> {
        let mut bytes = serde_json::to_vec(self).expect("our own types have only string keys");
        bytes.push(b'\n');
        bytes.extend_from_slice(frame.as_bytes());
        bytes
    }

    /// What [`Heading::with`] wrote.
    pub(crate) fn read(bytes: &[u8]) -> Option<(Heading, Utf8Bytes)> {
        let end = bytes.iter().position(|byte| *byte == b'\n')?;
        let heading = serde_json::from_slice(&bytes[..end]).ok()?;
        Some((heading, std::str::from_utf8(&bytes[end + 1..]).ok()?.into()))
    }
}

/// Where a node is asked about a table.
pub(crate) fn owner_subject(node: &str, table: TableId) -> String {
    format!("{node}.table.{table}")
}

/// The subject of the bus for a kind of viewer of a table.
pub(crate) fn viewer_subject(table: TableId, viewer: Viewer) -> String {
    match place(viewer) {
        MAX_SEATS => format!("view.{table}.spectator"),
        seat => format!("view.{table}.{seat}"),
    }
}

/// Why there is no answer.
pub(in crate::live) enum Lost {
    /// The owner is another one, or out of reach.
    Owner,
    /// It is not known.
    Unclear,
    Failed(RequestError),
}

/// Asks the node that owns a table, or is to own it.
pub(in crate::live) fn ask_owner(
    bus: &Bus,
    owner: &str,
    table: TableId,
    call: &TableCall,
    within: Duration,
) -> impl Future<Output = Result<TableAnswer, Lost>> + Send + use<> {
    let bytes = serde_json::to_vec(call).expect("our own types have only string keys");
    let asked = bus.ask(&owner_subject(owner, table), bytes, within);
    async move {
        match asked.await {
            Ok(answer) => match serde_json::from_slice::<Result<TableAnswer, Declined>>(&answer) {
                Ok(Ok(answer)) => Ok(answer),
                Ok(Err(Declined::Elsewhere)) => Err(Lost::Owner),
                Ok(Err(Declined::Failed(failed))) => Err(Lost::Failed(failed)),
                Err(error) => {
                    tracing::error!(%error, "another node's answer cannot be read");
                    Err(Lost::Unclear)
                }
            },
            Err(Silence::Nobody | Silence::Unsent | Silence::TimedOut) => Err(Lost::Owner),
        }
    }
}
