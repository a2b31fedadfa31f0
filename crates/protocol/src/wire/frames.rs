//! What is said on a WebSocket.

use super::{Error, PersonView, TableLine, TableView, ViewEvent};
use crate::clock::ClockRule;
use crate::command::Command;
#[cfg(feature = "people")]
use crate::http::{Challenge, ClubMessage, PrivateMessage, Sanction};
use crate::id::{ClubId, PersonId, StudyId, TableId, TournamentId};
use crate::options::{BotPace, GameName};
use crate::position::{Effects, Position};
use crate::refused::Refused;
use crate::study::StudyChange;
#[cfg(feature = "people")]
use crate::study::{StudyEntry, StudyPerson};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// What a client says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "say", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// Watch a table. Who sits there watches from the seat.
    Watch {
        /// The table's id.
        table: TableId,
        /// From which of your seats; by default the first.
        #[serde(default)]
        seat: Option<u8>,
        /// The last version the client has, to get the tail only.
        #[serde(default)]
        version: Option<u32>,
        /// How soon the bots there answer, if you play against bots alone.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(optional))]
        pace: Option<BotPace>,
    },
    /// Stop watching a table.
    Unwatch {
        /// The table's id.
        table: TableId,
    },
    /// Ask for something at a table.
    Ask {
        /// The table's id.
        table: TableId,
        /// The client's own name for this request. Asked again with the same key, it is granted once.
        key: String,
        /// The seat it is for, if you play several.
        #[serde(default)]
        seat: Option<u8>,
        /// The command.
        command: Command,
    },
    /// What would this move do? Answered by [`ToClient::Preview`]. Where cards are hidden, only who decides may ask.
    Preview {
        /// Which table.
        table: TableId,
        /// The seat it is for, if you play several.
        #[serde(default)]
        seat: Option<u8>,
        /// The move.
        #[serde(rename = "move")]
        text: String,
    },
    /// The page lost the focus while it was your turn at a table. Stored for rated games against the clock, once a turn; otherwise ignored.
    #[cfg(feature = "people")]
    LostFocus {
        /// The table's id.
        table: TableId,
    },
    /// Follow the lobby: open tables and running games.
    Lobby {
        /// Whether to follow it or to stop.
        follow: bool,
    },
    /// Look for an opponent. Ends with [`ToClient::Paired`], by [`ToServer::StopSeeking`] or when the connection ends.
    Seek {
        /// Which game.
        game: GameName,
        /// Which variant.
        variant: String,
        /// How many play.
        players: u8,
        /// The clock.
        clock: ClockRule,
        /// Whether the result counts.
        rated: bool,
    },
    /// Stop looking for an opponent.
    #[serde(deserialize_with = "crate::exact::no_fields")]
    StopSeeking,
    /// Look at a study: hear what changed since a version, and what changes from now on.
    WatchStudy {
        /// The study's id.
        study: StudyId,
        /// The version the client has.
        version: u32,
    },
    /// Stop following it.
    UnwatchStudy {
        /// The study's id.
        study: StudyId,
    },
    /// Change a study.
    ChangeStudy {
        /// The study's id.
        study: StudyId,
        /// The client's own name for this change. Asked again with the same key, it is made once.
        key: String,
        /// The change.
        change: StudyChange,
    },
    /// Look at a club you are a member of: hear what is said there, and when it changes.
    WatchClub {
        /// The club's id.
        club: ClubId,
    },
    /// Stop following it.
    UnwatchClub {
        /// The club's id.
        club: ClubId,
    },
    /// Look at a tournament: hear when it changes.
    WatchTournament {
        /// The tournament's id.
        tournament: TournamentId,
    },
    /// Stop following it.
    UnwatchTournament {
        /// The tournament's id.
        tournament: TournamentId,
    },
}

/// What the server says. Without the feature `people` only what is said where nobody else is: tables of one person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "say", rename_all = "snake_case")]
pub enum ToClient {
    /// The first frame: who you are, and the time of service.
    Welcome {
        /// Your own id; for a guest the one that the cookie stands for.
        person: PersonId,
        /// The time of service, to set the client's idea of it.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        service_ms: u64,
        /// The program's version.
        version: String,
    },
    /// A table as you see it.
    Table {
        /// The view.
        view: Box<TableView>,
        /// Who the people in it are.
        people: BTreeMap<PersonId, PersonView>,
        /// The time of service.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        service_ms: u64,
    },
    /// What happened at a table. Fold it in if `from` is your version; ask for the tail if it is later.
    Events {
        /// Which table.
        table: TableId,
        /// The version before.
        from: u32,
        /// What happened, one version each.
        events: Vec<ViewEvent>,
        /// People not mentioned before.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        people: BTreeMap<PersonId, PersonView>,
        /// The time of service.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        service_ms: u64,
    },
    /// Your request was granted, and is stored for good.
    Granted {
        /// Which table.
        table: TableId,
        /// Your key.
        key: String,
        /// The version it led to.
        version: u32,
    },
    /// Your request was not granted, and nothing changed.
    Refused {
        /// Which table.
        table: TableId,
        /// Your key.
        key: String,
        /// The reason, for a client to put into words.
        reason: Refused,
    },
    /// What a move would do.
    Preview {
        /// Which table.
        table: TableId,
        /// The move.
        #[serde(rename = "move")]
        text: String,
        /// The position after it, where nothing is hidden.
        position: Option<Position>,
        /// What else it does.
        effects: Effects,
    },
    /// Who is there: seats with a connection, and how many spectators. Not part of the versions.
    Presence {
        /// Which table.
        table: TableId,
        /// The seats.
        seats: Vec<u8>,
        /// How many watch.
        spectators: u32,
    },
    /// The lobby as it is.
    Lobby {
        /// Tables that wait for players.
        open: Vec<TableLine>,
        /// Games to watch.
        running: Vec<TableLine>,
        /// How many people are connected.
        people: u32,
    },
    /// What changed in the lobby.
    #[cfg(feature = "people")]
    LobbyChanges {
        /// Tables that were added or changed.
        lines: Vec<TableLine>,
        /// Tables that were removed.
        gone: Vec<TableId>,
        /// How many people are connected.
        people: u32,
    },
    /// An opponent was found: play there.
    #[cfg(feature = "people")]
    Paired {
        /// Which table.
        table: TableId,
    },
    /// The people you have blocked, by all ids they have had. What they say is not sent any more; hide what was sent before. Sent when a
    /// connection begins if there are any, and whenever the list changes.
    #[cfg(feature = "people")]
    Blocked {
        /// Their ids, in no order.
        people: Vec<PersonId>,
    },
    /// The challenges that wait for you, 20 at most. Sent when a connection begins if there are any, and whenever that changes.
    #[cfg(feature = "people")]
    Challenges {
        /// Those of others, in no order.
        incoming: Vec<Challenge>,
    },
    /// How many notifications you have not seen, 100 at most. Sent when a connection begins if there are any, and whenever that may have changed.
    #[cfg(feature = "people")]
    Notifications {
        /// How many.
        unseen: u32,
    },
    /// How many private messages you have not read. Sent when a connection begins if there are any, and whenever that may have changed.
    #[cfg(feature = "people")]
    UnreadMessages {
        /// How many.
        unread: u32,
    },
    /// A private message was sent: by the other person to you, or by you.
    #[cfg(feature = "people")]
    MessageSent {
        /// The id of the other person.
        with: PersonId,
        /// The message.
        message: PrivateMessage,
    },
    /// Mutes that are in force for you and warnings you have not confirmed, 10 at most. Sent when a connection begins if there are any, and
    /// whenever that changes.
    #[cfg(feature = "people")]
    Sanctions {
        /// Newest first.
        sanctions: Vec<Sanction>,
    },
    /// A frame you sent was not accepted.
    Error {
        /// The error.
        error: Error,
        /// The table it is about, if one.
        table: Option<TableId>,
        /// The key it is about, if one.
        key: Option<String>,
    },
    /// What changed in a study. Fold in what you do not have yet; watch it again if something before it is missing.
    #[cfg(feature = "people")]
    StudyChanged {
        /// Which study.
        study: StudyId,
        /// The version before.
        from: u32,
        /// What changed, one version each; none where there is nothing new.
        entries: Vec<StudyEntry>,
    },
    /// The changes since your version are not kept any more: read the study again, and watch it from there.
    #[cfg(feature = "people")]
    StudyMoved {
        /// Which study.
        study: StudyId,
    },
    /// Your change was made, and is stored for good.
    #[cfg(feature = "people")]
    StudyGranted {
        /// Which study.
        study: StudyId,
        /// Your key.
        key: String,
        /// The version it led to, or the present one where there was nothing to change.
        version: u32,
    },
    /// Your change was not made, or you may not look at the study.
    #[cfg(feature = "people")]
    StudyFault {
        /// Which study.
        study: StudyId,
        /// Your key, if it is about a change.
        key: Option<String>,
        /// The reason, for a client to put into words.
        error: Error,
    },
    /// Who looks at a study at the moment, 30 of them at most. Not part of the versions.
    #[cfg(feature = "people")]
    StudyPresence {
        /// Which study.
        study: StudyId,
        /// Who is there.
        people: Vec<StudyPerson>,
    },
    /// A tournament you look at has changed: read it again. At most once a second.
    #[cfg(feature = "people")]
    TournamentMoved {
        /// The tournament's id.
        tournament: TournamentId,
        /// Its version.
        version: u32,
    },
    /// Something was said in a club you look at.
    #[cfg(feature = "people")]
    ClubSaid {
        /// The club's id.
        club: ClubId,
        /// The message.
        message: ClubMessage,
    },
    /// A club you look at has changed, or a message was deleted: read it again.
    #[cfg(feature = "people")]
    ClubMoved {
        /// The club's id.
        club: ClubId,
    },
    /// Your table in a tournament is ready: play there. Sent to all your connections, including those opened later.
    #[cfg(feature = "people")]
    TournamentTable {
        /// Which tournament.
        tournament: TournamentId,
        /// What it is called.
        name: String,
        /// The round, counted from 1.
        round: u16,
        /// Your table.
        table: TableId,
    },
    /// The server is about to stop. Reconnect automatically; clocks stand still until the server is back.
    #[cfg(feature = "people")]
    GoingDown,
}
