//! The JSON lines that a page and the module exchange, apart from frames and bodies, which are those of `trilynx-protocol`.

use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};
use trilynx_protocol::log::Entry;
use trilynx_protocol::options::{BotPace, GameName};
use trilynx_protocol::wire::Error;
use trilynx_protocol::{Command, PersonId, TableId};

/// What a line is, by the one field that says so.
#[derive(Deserialize)]
pub struct Kind {
    pub begin: Option<IgnoredAny>,
    pub request: Option<u64>,
    pub restore: Option<IgnoredAny>,
    pub forget: Option<IgnoredAny>,
}

/// The number of a request, in a line that is otherwise not understood.
#[derive(Default, Deserialize)]
pub struct Numbered {
    pub request: Option<u64>,
}

/// The first line of a page.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Begin {
    pub begin: Beginning,
}

/// Who plays here, and chance.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beginning {
    /// 128 hexadecimal digits: everything that is left to chance follows from it.
    pub seed: String,
    /// As in the logs that are restored.
    pub person: PersonId,
    pub name: String,
}

/// A request as it would be sent to a server, but for its body.
#[derive(Deserialize)]
pub struct RequestLine {
    pub request: u64,
    pub method: Method,
    pub path: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Method {
    Get,
    Post,
    Delete,
}

/// The body of a request.
#[derive(Deserialize)]
pub struct Body<T> {
    pub body: T,
}

/// The body of the request in this line.
pub fn body<T: DeserializeOwned>(line: &str) -> Result<T, Error> {
    let read = serde_json::from_str::<Body<T>>(line).map_err(|error| Error::Malformed { message: error.to_string() });
    read.map(|Body { body }| body)
}

/// A frame of `trilynx_protocol::wire::ToServer` that is about a table or the lobby, with the fields of all of these: reading each kind by itself, and
/// those about studies as well, would make the module larger by a twentieth. What a kind needs is asked for where it is obeyed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    pub say: FrameKind,
    pub table: Option<TableId>,
    pub seat: Option<u8>,
    pub version: Option<u32>,
    pub pace: Option<BotPace>,
    pub key: Option<String>,
    pub command: Option<Command>,
    #[serde(rename = "move")]
    pub text: Option<String>,
    pub follow: Option<bool>,
}

/// What a frame is about.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FrameKind {
    Watch,
    Unwatch,
    Ask,
    Preview,
    Lobby,
    StopSeeking,
}

/// A frame that is about other people, or about studies and tournaments that a server keeps.
#[derive(Deserialize)]
pub struct ForServer {
    #[serde(rename = "say")]
    _say: ForServerKind,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum ForServerKind {
    Seek,
    WatchStudy,
    UnwatchStudy,
    ChangeStudy,
    WatchClub,
    UnwatchClub,
    WatchTournament,
    UnwatchTournament,
}

/// A table that the page has kept.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Restore {
    pub restore: TableId,
    pub entries: Vec<Entry>,
}

/// A table that the page does not need any more; it has the log.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forget {
    pub forget: TableId,
}

/// The answer to a request.
#[derive(Serialize)]
pub struct Answered<'a, T> {
    pub request: u64,
    pub status: u16,
    pub body: &'a T,
}

/// The answer to the first line, as a server greets.
#[derive(Serialize)]
pub struct Welcome {
    say: &'static str,
    person: PersonId,
    service_ms: u64,
    version: &'static str,
}

impl Welcome {
    /// Where no time is counted.
    pub fn new(person: PersonId) -> Welcome {
        Welcome { say: "welcome", person, service_ms: 0, version: env!("CARGO_PKG_VERSION") }
    }
}

/// What happened at a table, for the page to keep before it tells anybody.
#[derive(Serialize)]
pub struct Logged<'a> {
    pub log: TableId,
    pub entries: &'a [Entry],
}

/// A table is here again, or why it is not.
#[derive(Serialize)]
pub struct Restored {
    pub restored: TableId,
    pub version: Option<u32>,
    pub error: Option<Error>,
}

/// A network was taken over, or why it was not.
#[derive(Serialize)]
pub struct Loaded {
    pub network: Option<GameName>,
    pub error: Option<String>,
}

/// A bot waits for the network of this game.
#[derive(Serialize)]
pub struct NetworkWanted {
    pub wants_network: GameName,
}

/// A file of puzzles was taken over, or why it was not.
#[derive(Serialize)]
pub struct PuzzlesLoaded {
    pub puzzles: Option<GameName>,
    pub error: Option<String>,
}

/// A request waits for the puzzles of this game.
#[derive(Serialize)]
pub struct PuzzlesWanted {
    pub wants_puzzles: GameName,
}
