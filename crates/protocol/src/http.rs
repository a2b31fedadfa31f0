//! The bodies of plain HTTP requests and answers. What goes wrong is a [`crate::wire::Error`], as on the WebSocket.

use crate::command::Command;
use crate::id::{PersonId, TableId};
use crate::options::{GameName, Options, SeatOffer};
use crate::position::{Effects, Position};
use crate::refused::Refused;
use crate::result::GameResult;
use crate::wire::{DecisionKind, PersonView, SeatLine, TableLine, TableView};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::{IntoParams, ToSchema};

/// Who is asking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Me {
    /// Nobody before the first game, the first `POST /api/guest` or a sign-in.
    pub person: Option<MyPerson>,
    /// The program's version.
    pub version: String,
}

/// A person, as they see themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct MyPerson {
    /// For ever the same, also when a guest becomes the owner of an account.
    pub id: PersonId,
    /// The name.
    pub name: String,
    /// Whether there is no password yet: this browser alone knows who it is.
    pub guest: bool,
    /// Whether the account was declared to be played by a program.
    pub bot: bool,
    /// Since when, by the calendar.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub since_unix_ms: u64,
}

/// A name and a password: to make an account, and to sign in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 3 to 20 ASCII letters, digits, `-` and `_`.
    pub name: String,
    /// 8 to 128 bytes.
    pub password: String,
}

/// Another name for an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// 3 to 20 ASCII letters, digits, `-` and `_`.
    pub name: String,
}

/// Another password for an account. Every other session of it ends, and every token is revoked.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The password so far.
    pub password: String,
    /// The new one, 8 to 128 bytes.
    pub new: String,
}

/// The password again, before something that cannot be undone.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Password {
    /// The account's password.
    pub password: String,
}

/// Says whether an account is played by a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayedByProgram {
    /// Yes or no.
    pub bot: bool,
}

/// A wish for an API token.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for: one line, 1 to 60 characters.
    pub label: String,
    /// The account's password: a token opens as much as it does.
    pub password: String,
}

/// A token that was just made. This is the only time it is told.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct MadeToken {
    /// Send it as `Authorization: Bearer trilynx_…`.
    pub token: String,
    /// What is remembered of it.
    #[serde(flatten)]
    pub line: TokenLine,
}

/// What is remembered of a token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct TokenLine {
    /// Its number, to revoke it.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub id: u64,
    /// What it is for.
    pub label: String,
    /// When it was made, by the calendar.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub made_unix_ms: u64,
    /// When it was last used, to the hour.
    #[cfg_attr(feature = "schema", ts(type = "number | null"))]
    pub used_unix_ms: Option<u64>,
}

/// A person as everybody sees them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Profile {
    /// The person.
    pub id: PersonId,
    /// The name.
    pub name: String,
    /// Whether a program plays.
    pub bot: bool,
    /// Since when, by the calendar.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub since_unix_ms: u64,
    /// How strong, by game and time class. Only classes with at least one rated game.
    pub ratings: Vec<RatingLine>,
}

/// How strong somebody is at one game in one time class.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct RatingLine {
    /// Which game.
    pub game: GameName,
    /// Which time class.
    pub class: String,
    /// The rating, as it is shown.
    pub rating: i32,
    /// How unsure it is: the true strength is within twice this with 95 %.
    pub deviation: i32,
    /// How many rated games.
    pub games: u32,
}

/// How somebody's ratings came to be what they are.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct RatingHistory {
    /// One for each game and time class with at least one rated game.
    pub curves: Vec<RatingCurve>,
}

/// The way of one rating.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct RatingCurve {
    /// Which game.
    pub game: GameName,
    /// Which time class.
    pub class: String,
    /// The last steps, 400 at most, oldest first.
    pub steps: Vec<RatingStep>,
}

/// What one result made of a rating.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct RatingStep {
    /// Where it was played; nothing if that table is in no list.
    pub table: Option<TableId>,
    /// When that ended, by the calendar.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub unix_ms: u64,
    /// The rating after it, as it is shown.
    pub rating: i32,
    /// How unsure it was then.
    pub deviation: i32,
}

/// A page of the list of games, newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Games {
    /// The tables.
    pub games: Vec<TableLine>,
    /// Give it as `before` to get the next page; nothing if this was the last.
    pub next: Option<String>,
}

/// The bots of one game, from weak to strong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct GameBots {
    /// Which game.
    pub game: GameName,
    /// Its bots.
    pub bots: Vec<BotLine>,
}

/// One bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct BotLine {
    /// Its name.
    pub name: String,
    /// What it is, in one English line.
    pub description: String,
}

/// All that is stored about a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Export {
    /// The person.
    pub person: MyPerson,
    /// The ratings.
    pub ratings: Vec<RatingLine>,
    /// How they came about.
    pub history: RatingHistory,
    /// The tokens, without their secrets.
    pub tokens: Vec<TokenLine>,
    /// Every table they sat at, newest first.
    pub games: Vec<ExportedGame>,
    /// What they said at other tables.
    pub spoken: Vec<ExportedTalk>,
}

/// A table somebody sat at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ExportedGame {
    /// The table.
    pub table: TableId,
    /// What the list of games says of it.
    pub line: TableLine,
    /// The records of its games that may be shown, first to last.
    pub records: Vec<String>,
    /// What they said there, first to last.
    pub said: Vec<String>,
}

/// A table at which somebody had no seat, but said something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ExportedTalk {
    /// The table.
    pub table: TableId,
    /// What they said there, first to last.
    pub said: Vec<String>,
}

/// A wish for a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// What is agreed on.
    pub options: Options,
    /// What is wanted for each seat.
    pub seats: Vec<SeatOffer>,
    /// Asked again with the same key, the same table is meant.
    #[serde(default)]
    pub key: Option<String>,
}

/// A table that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct OpenedTable {
    /// Its id: also the link to it.
    pub table: TableId,
}

/// A table as the asker sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct SeenTable {
    /// The view.
    pub view: TableView,
    /// Who the people in it are.
    pub people: BTreeMap<PersonId, PersonView>,
}

/// A wish at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// The client's own name for this wish. Asked again with the same key, it is granted once.
    pub key: String,
    /// For which of one's seats; the only one if not said.
    #[serde(default)]
    pub seat: Option<u8>,
    /// What.
    pub command: Command,
}

/// A wish that was granted, and is stored for good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Granted {
    /// The version it led to.
    pub version: u32,
}

/// What somebody has heard already.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, IntoParams))]
#[serde(deny_unknown_fields)]
pub struct Since {
    /// The last version they have; 0 for the whole view.
    pub after: u32,
    /// How many seconds to wait for something to happen, 25 at most.
    #[serde(default)]
    pub wait: Option<u8>,
    /// From which of their seats; the first if not said.
    #[serde(default)]
    pub seat: Option<u8>,
}

/// The most moves a [`Study`] may add to those of its start.
pub const MOST_STUDIED_MOVES: usize = 1000;
/// The most positions one answer to a [`Study`] has. Ask again `from` the next one for the rest.
pub const MOST_STUDIED_POSITIONS: usize = 250;

/// A game to go through, move by move: one that was played, or one that is only thought of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Study {
    /// Where it starts.
    pub start: StudyStart,
    /// How many of the start's own moves are played first; all of them if not said.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub keep: Option<u32>,
    /// What is played after those: 1000 moves at most.
    #[serde(default)]
    pub moves: Vec<String>,
    /// The first position that is wanted, by the number of moves before it, and all that follow; the last one alone if not said.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub from: Option<u32>,
    /// Whose cards are seen. Where all may be known, those of the seat that decides if not said; at a table where cards are still
    /// hidden, only one of the asker's own seats.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub viewer: Option<u8>,
}

/// Where a [`Study`] starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(
    untagged,
    deny_unknown_fields,
    expecting = r#"expected {"table":"…","game":0}, {"record":"…"} or {"game":"yinsh","variant":"standard","players":2,"position":"…"}"#
)]
pub enum StudyStart {
    /// A game of a table.
    Table {
        /// Which table.
        table: TableId,
        /// Which of its games, counted from 0; the last one begun if not said.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(optional))]
        game: Option<u16>,
    },
    /// A record: ours, YINSH's official notation, or a YINSH game of boardspace.net.
    Record {
        /// Its text.
        record: String,
        /// Which, where there are several one after the other; the first if not said.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(optional))]
        game: Option<u16>,
    },
    /// A position, or the beginning of a game.
    Game {
        /// Which game.
        game: GameName,
        /// Which variant of it; that of the position, or the usual one, if not said.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(optional))]
        variant: Option<String>,
        /// How many play; as the position says, or two, if not said.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(optional))]
        players: Option<u8>,
        /// A line `game/variant key=value …`, a deal or a position; moves may follow. If not said, a new game is dealt.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(optional))]
        position: Option<String>,
    },
}

/// A game gone through.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Studied {
    /// Which game.
    pub game: GameName,
    /// Which variant of it.
    pub variant: String,
    /// How many play.
    pub players: u8,
    /// Who plays, as far as it is known.
    pub seats: Vec<SeatLine>,
    /// The deal or position it starts from: the `position` of another study. Nothing as long as cards are hidden.
    pub start: Option<String>,
    /// Which game of its table it is; nothing where it is no game of a table.
    pub series: Option<StudiedSeries>,
    /// How many moves the start itself has: of the record, or of the table so far.
    pub own: u32,
    /// How the game of the start ended, if it did.
    pub result: Option<GameResult>,
    /// The moves that led to the last position.
    pub moves: Vec<StudiedMove>,
    /// The positions that were wanted, 250 at most.
    pub positions: Vec<StudiedPosition>,
    /// Every legal move after the last one; none where the game is over or the viewer may not know.
    pub legal: Vec<String>,
    /// The first move that could not be played. Those after it were not tried.
    pub refused: Option<StudyRefused>,
}

/// Which game of a table is gone through.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct StudiedSeries {
    /// Its number, counted from 0.
    pub game: u16,
    /// How many games of the table have begun.
    pub begun: u16,
}

/// A move of a [`Studied`] game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct StudiedMove {
    /// By whom.
    pub seat: u8,
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// How long it took, if it was played at a table.
    pub took_ms: Option<u32>,
}

/// A position of a [`Studied`] game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct StudiedPosition {
    /// How many moves have been played.
    pub number: u32,
    /// What the viewer sees.
    pub position: Position,
    /// Who that is; nobody in particular where it makes no difference.
    pub viewer: Option<u8>,
    /// What the move that led here did besides.
    pub effects: Effects,
    /// What is to be decided, if the game goes on by its rules.
    pub decision: Option<StudiedDecision>,
    /// The position as a line, to start another study or a table from. Nothing as long as cards are hidden.
    pub text: Option<String>,
    /// How it ended, if it ended here by its rules.
    pub result: Option<GameResult>,
    /// Linko!: the hand of every seat, where all may be known; else none.
    pub hands: Vec<Vec<String>>,
}

/// What is to be decided in a [`StudiedPosition`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct StudiedDecision {
    /// Who decides.
    pub seat: u8,
    /// What kind of decision it is.
    pub kind: DecisionKind,
}

/// A move that could not be played in a [`Study`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct StudyRefused {
    /// How many moves had been played before it.
    pub number: u32,
    /// What was to be played.
    #[serde(rename = "move")]
    pub text: String,
    /// Why not.
    pub reason: Refused,
}

/// A wish for a review: a bot judges every turn of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReviewWish {
    /// Where the game starts. One that is still being played at a table is not judged.
    pub start: StudyStart,
    /// How many of the start's own moves are kept; all of them if not said.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub keep: Option<u32>,
    /// What is played after those: 1000 moves at most.
    #[serde(default)]
    pub moves: Vec<String>,
    /// So many moves are only played, and those after them are judged; all if not said.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub from: Option<u32>,
    /// How many positions are looked at for each one judged, within limits; the usual number if not said.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub nodes: Option<u32>,
    /// How many better lines are told where a turn lost much: 1 to 3, 1 if not said.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub lines: Option<u8>,
}

/// A review that was begun, or one of the same game that there is already.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ReviewBegun {
    /// Its id.
    pub review: String,
}

/// What somebody knows of a review already.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, IntoParams))]
#[serde(deny_unknown_fields)]
pub struct ReviewSince {
    /// How many turns they have; 0 for all.
    #[serde(default)]
    pub after: Option<u32>,
    /// How many seconds to wait for another, 25 at most.
    #[serde(default)]
    pub wait: Option<u8>,
}

/// How far a review has come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ReviewNews {
    /// Which game.
    pub game: GameName,
    /// Who judges, by its name in the roster.
    pub bot: String,
    /// How many positions are looked at for each one judged.
    pub nodes: u32,
    /// Whether it goes on.
    pub stage: ReviewStage,
    /// How many turns there are to judge.
    pub all: u32,
    /// The number of the first turn told here, counted from 0.
    pub from: u32,
    /// The turns judged since.
    pub turns: Vec<ReviewedTurn>,
    /// What each player's turns so far add up to, by seat.
    pub players: Vec<ReviewedPlayer>,
}

/// Where a review stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReviewStage {
    /// Others come first.
    Waiting,
    /// Turns are being judged.
    Running,
    /// Every turn has been judged.
    Done,
    /// It was stopped before.
    Stopped,
}

/// A turn that was judged. Probabilities are those of the seat that took it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ReviewedTurn {
    /// How many moves were played before it.
    pub first: u32,
    /// Who took it.
    pub seat: u8,
    /// Its moves.
    pub moves: Vec<String>,
    /// The best chances before it, from 0 to 1.
    pub win_before: f64,
    /// The chances after it.
    pub win_after: f64,
    /// What it lost, in percentage points.
    pub loss: f64,
    /// From 0 to 100.
    pub accuracy: f64,
    /// What it is called, if it lost much.
    pub judgement: Option<Judgement>,
    /// Whether the worth of the position after it is certain.
    pub solved: bool,
    /// What would have been better, best first; only where it lost much.
    pub better: Vec<BetterTurn>,
}

/// What a turn that lost much is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Judgement {
    /// 5 points or more.
    Inaccuracy,
    /// 10 points or more.
    Mistake,
    /// 15 points or more.
    Blunder,
}

/// What would have been better.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct BetterTurn {
    /// The decision or the whole turn.
    pub moves: Vec<String>,
    /// How many moves of the turn as it was played come before.
    pub after: u32,
    /// What is expected: these moves and what follows.
    pub line: Vec<String>,
    /// The chances it would have given.
    pub win: f64,
}

/// All turns of one player together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ReviewedPlayer {
    /// The mean of the turns' accuracies; nothing where no turn was taken.
    pub accuracy: Option<f64>,
    /// How many turns.
    pub turns: u32,
    /// How many of them were inaccuracies.
    pub inaccuracies: u32,
    /// How many were mistakes.
    pub mistakes: u32,
    /// How many were blunders.
    pub blunders: u32,
}
