//! What a viewer hears and sees of a table, and the frames of the WebSocket.
//!
//! The one thing to know: a [`TableView`] with all that was [`Seen`] since folded into it equals a fresh one, always. So a client keeps
//! one, folds, and when it has missed something asks for the tail from the version it knows.

use crate::clock::{ClockRule, Clocks};
use crate::command::Command;
use crate::id::{PersonId, TableId};
use crate::options::{GameName, Occupant, Options, SeatOffer};
use crate::position::{Effects, Position};
use crate::refused::Refused;
use crate::result::GameResult;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// A table keeps this many lines of chat; older ones are forgotten by every viewer.
pub const CHAT_KEPT: usize = 100;

/// A table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct TableView {
    /// Its id.
    pub id: TableId,
    /// How many events there have been.
    pub version: u32,
    /// Whose view this is; a spectator's if nobody's.
    pub viewer: Option<u8>,
    /// What is agreed on.
    pub options: Options,
    /// Who opened it.
    pub opener: PersonId,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// Waiting, playing or over.
    pub stage: Stage,
    /// Whether the result still counts.
    pub rated: bool,
    /// The match so far.
    pub series: SeriesView,
    /// The game being played or just over.
    pub game: Option<GameView>,
    /// What was promised about the next deal, 64 hexadecimal digits.
    pub commitment: Option<String>,
    /// What is offered and asked.
    pub offers: Offers,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
    /// The last lines of chat.
    pub chat: Vec<ChatLine>,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct SeatView {
    /// Who plays it.
    pub occupant: Option<Occupant>,
    /// For whom an empty seat is kept.
    pub kept_for: Option<PersonId>,
    /// The bot that plays on, if its player is gone for good.
    pub replaced_by: Option<String>,
    /// Since when (time of service) its player is away.
    #[cfg_attr(feature = "schema", ts(type = "number | null"))]
    pub away_since_ms: Option<u64>,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// For players.
    Waiting,
    /// A game is being played.
    Playing,
    /// Between two games of a match.
    Between,
    /// Nothing more will be played here.
    Over,
    /// Given up before a game.
    Closed,
}

/// A match, or the one game there is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct SeriesView {
    /// Games finished.
    pub played: u16,
    /// Points so far, one a seat; in a match only.
    pub totals: Vec<i32>,
    /// The results of the games finished, first to last.
    pub results: Vec<GameResult>,
    /// Seats that are ready for the next game.
    pub ready: Vec<u8>,
}

/// The game being played or just over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct GameView {
    /// The deal or position it started from, as far as everybody may know it; Linko!'s deck only when it is over.
    pub start: Option<String>,
    /// The version of the rules.
    pub rules: u32,
    /// The moves so far. They are public in every game.
    pub moves: Vec<Played>,
    /// The position.
    pub position: Position,
    /// LYNGK F: the way of the last move, if it went by LYNGK-points: where it started, the points between, where it landed.
    pub way: Vec<String>,
    /// What is to be decided, if the game goes on.
    pub decision: Option<Decision>,
    /// Whether the seat that decides may go back to the start of its turn.
    pub may_reset: bool,
    /// Whether a seat may still break the game off without a result.
    pub may_abort: bool,
    /// The clocks, if there are any.
    pub clocks: Option<Clocks>,
    /// What was promised about this deal.
    pub commitment: Option<String>,
    /// The seed, revealed when the game is over.
    pub seed: Option<String>,
    /// What the players added to it, one a seat; revealed with the seed.
    pub words: Vec<String>,
    /// How it ended.
    pub result: Option<GameResult>,
}

/// A move that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Played {
    /// By whom.
    pub seat: u8,
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// How long it took, in milliseconds.
    pub took_ms: u32,
}

/// What a seat has to decide.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Decision {
    /// Who.
    pub seat: u8,
    /// What kind of decision.
    pub kind: DecisionKind,
    /// All legal moves, in byte order; told to the seat that decides.
    pub legal: Option<Vec<String>>,
}

/// Kinds of decisions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum DecisionKind {
    /// YINSH: place a ring.
    Place,
    /// YINSH: move a ring; LYNGK: move a stack after a claim, or where there is nothing left to claim.
    Move,
    /// LYNGK: claim a colour or move a stack.
    ClaimOrMove,
    /// YINSH: take a row off.
    Row,
    /// YINSH: take a ring off.
    Ring,
    /// Linko!: lay a set.
    Lay,
    /// Linko!: take or leave a set.
    Attack,
    /// Linko!: take one's set back or discard it.
    Answer,
    /// Linko!: draw from the row or the pile.
    Draw,
}

/// What is offered and asked at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Offers {
    /// Who offers a draw.
    pub draw: Option<u8>,
    /// Who asks to go back.
    pub takeback: Option<Takeback>,
    /// Who wants another game.
    pub rematch: Vec<u8>,
}

/// A request to go back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Takeback {
    /// Who asks.
    pub by: u8,
    /// How many moves shall remain.
    pub to: u32,
    /// Who has agreed so far.
    pub agreed: Vec<u8>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ChatLine {
    /// Who.
    pub by: PersonId,
    /// To whom.
    pub room: Room,
    /// What.
    pub text: String,
    /// When, by the calendar.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub unix_ms: u64,
}

/// Who hears a line of chat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Room {
    /// The players, as long as a game is on.
    Players,
    /// The spectators, as long as a game is on: nobody whispers a move to a player.
    Spectators,
    /// Everybody: before the first game and after the last.
    All,
}

/// What a viewer hears of one event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Seen {
    /// Something that is not for this viewer.
    Nothing,
    /// A seat changed hands: somebody sat down or stood up, went away or came back.
    Seat {
        /// Which.
        seat: u8,
        /// As it is now.
        now: SeatView,
    },
    /// A player is gone for good, and a bot plays on. What was offered is off the table.
    Replaced {
        /// Which seat.
        seat: u8,
        /// As it is now.
        now: SeatView,
        /// The clocks: a bot that plays on for somebody has none.
        clocks: Option<Clocks>,
    },
    /// The table was given up.
    Closed,
    /// A game began.
    Started {
        /// All seats, as they were drawn: who sat on one may sit on another now.
        seats: Vec<SeatView>,
        /// Whether the result counts, now that it is known who plays.
        rated: bool,
        /// The game.
        game: Box<GameView>,
    },
    /// A move was played. What was offered is off the table, but for the rematch.
    Moved {
        /// The move.
        played: Played,
        /// Where that leads.
        now: Box<Now>,
    },
    /// Moves were taken back: a turn was reset, or everybody agreed.
    WentBack {
        /// How many moves remain.
        to: u32,
        /// Whether the result still counts.
        rated: bool,
        /// Where that leads.
        now: Box<Now>,
    },
    /// Somebody offered, asked, answered or changed their mind.
    Offers {
        /// What is offered and asked now.
        now: Offers,
    },
    /// The game is over.
    Ended {
        /// What everybody may know now.
        game: Box<GameView>,
        /// Whether more is played here.
        stage: Stage,
        /// The match so far.
        series: SeriesView,
        /// What is promised about the next deal.
        commitment: Option<String>,
    },
    /// Somebody is ready for the next game.
    Ready {
        /// All who are.
        ready: Vec<u8>,
    },
    /// Another game is played at another table.
    Rematch {
        /// Which.
        table: TableId,
    },
    /// Somebody said something.
    Said {
        /// The line.
        line: ChatLine,
    },
}

/// Where a move leads, for one viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Now {
    /// The position.
    pub position: Position,
    /// The way of the last move, if it went by LYNGK-points.
    pub way: Vec<String>,
    /// What is to be decided.
    pub decision: Option<Decision>,
    /// Whether the turn may be reset.
    pub may_reset: bool,
    /// Whether a seat may still break the game off without a result.
    pub may_abort: bool,
    /// The clocks.
    pub clocks: Option<Clocks>,
}

impl TableView {
    /// Takes in what happened next.
    pub fn fold(&mut self, seen: &Seen) {
        self.version += 1;
        match seen {
            Seen::Nothing => {}
            Seen::Seat { seat, now } => {
                if let Some(seat) = self.seats.get_mut(usize::from(*seat)) {
                    seat.clone_from(now);
                }
            }
            Seen::Replaced { seat, now, clocks } => {
                self.offers = Offers::default();
                if let Some(seat) = self.seats.get_mut(usize::from(*seat)) {
                    seat.clone_from(now);
                }
                if let Some(game) = &mut self.game {
                    game.clocks.clone_from(clocks);
                }
            }
            Seen::Closed => self.stage = Stage::Closed,
            Seen::Started { seats, rated, game } => {
                self.rated = *rated;
                self.begin(seats, game);
            }
            Seen::Moved { played, now } => {
                self.offers = Offers::default();
                if let Some(game) = &mut self.game {
                    game.moves.push(played.clone());
                    game.take_in(now);
                }
            }
            Seen::WentBack { to, rated, now } => {
                self.offers = Offers::default();
                self.rated = *rated;
                if let Some(game) = &mut self.game {
                    game.moves.truncate(*to as usize);
                    game.take_in(now);
                }
            }
            Seen::Offers { now } => self.offers.clone_from(now),
            Seen::Ended { game, stage, series, commitment } => {
                self.offers = Offers::default();
                self.stage = *stage;
                self.game = Some((**game).clone());
                self.series.clone_from(series);
                self.commitment.clone_from(commitment);
            }
            Seen::Ready { ready } => self.series.ready.clone_from(ready),
            Seen::Rematch { table } => self.rematch = Some(*table),
            Seen::Said { line } => {
                self.chat.push(line.clone());
                if self.chat.len() > CHAT_KEPT {
                    self.chat.remove(0);
                }
            }
        }
    }

    fn begin(&mut self, seats: &[SeatView], game: &GameView) {
        self.seats = seats.to_vec();
        self.stage = Stage::Playing;
        self.offers = Offers::default();
        self.series.ready.clear();
        self.commitment = None;
        self.game = Some(game.clone());
    }
}

impl GameView {
    fn take_in(&mut self, now: &Now) {
        self.position = now.position.clone();
        self.way.clone_from(&now.way);
        self.decision.clone_from(&now.decision);
        self.may_reset = now.may_reset;
        self.may_abort = now.may_abort;
        self.clocks.clone_from(&now.clocks);
    }
}

/// What a client says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "say", rename_all = "snake_case", deny_unknown_fields, remote = "Self")]
pub enum ToServer {
    /// Watch a table. Who sits there watches from the seat.
    Watch {
        /// Which.
        table: TableId,
        /// From which of one's seats; the first if not said.
        #[serde(default)]
        seat: Option<u8>,
        /// The last version the client has, to get the tail only.
        #[serde(default)]
        version: Option<u32>,
    },
    /// Watch it no more.
    Unwatch {
        /// Which.
        table: TableId,
    },
    /// Ask for something at a table.
    Ask {
        /// Which.
        table: TableId,
        /// The client's own name for this wish. Asked again with the same key, it is granted once.
        key: String,
        /// For which of one's seats; the only one if not said.
        #[serde(default)]
        seat: Option<u8>,
        /// What.
        command: Command,
    },
    /// What would this move do? Answered by [`ToClient::Preview`]. Where cards are hidden, only who decides may ask.
    Preview {
        /// Which table.
        table: TableId,
        /// For which of one's seats; the only one if not said.
        #[serde(default)]
        seat: Option<u8>,
        /// The move.
        #[serde(rename = "move")]
        text: String,
    },
    /// Follow the lobby: open tables and running games.
    Lobby {
        /// Yes or no more.
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
        /// Whether the result shall count.
        rated: bool,
    },
    /// Look no more.
    StopSeeking,
}

crate::exact::read_exactly!(ToServer);

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "say", rename_all = "snake_case")]
pub enum ToClient {
    /// The first frame: who you are, and the time of service.
    Welcome {
        /// You.
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
        events: Vec<Seen>,
        /// People not mentioned before.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        people: BTreeMap<PersonId, PersonView>,
        /// The time of service.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        service_ms: u64,
    },
    /// Your wish was granted, and is stored for good.
    Granted {
        /// Which table.
        table: TableId,
        /// Your key.
        key: String,
        /// The version it led to.
        version: u32,
    },
    /// Your wish was not granted, and nothing changed.
    Refused {
        /// Which table.
        table: TableId,
        /// Your key.
        key: String,
        /// Why.
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
    LobbyChanges {
        /// Lines that came or changed.
        lines: Vec<TableLine>,
        /// Lines that went.
        gone: Vec<TableId>,
        /// How many people are connected.
        people: u32,
    },
    /// An opponent was found: play there.
    Paired {
        /// Which table.
        table: TableId,
    },
    /// Something is wrong with what you sent or want.
    Error {
        /// What.
        error: Error,
        /// The table it is about, if one.
        table: Option<TableId>,
        /// The key it is about, if one.
        key: Option<String>,
    },
    /// The server is about to stop. Come back by yourself; clocks stand still until then.
    GoingDown,
}

/// What is wrong with a request, for programs and translations. The same over HTTP.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Error {
    /// Not understood.
    Malformed {
        /// An English sentence.
        message: String,
    },
    /// Larger than allowed.
    TooLarge {
        /// What.
        what: String,
        /// The most bytes or pieces.
        limit: u32,
    },
    /// Too many of these in a short time.
    Limited {
        /// What.
        what: String,
        /// How long to wait.
        wait_ms: u32,
    },
    /// No such thing, or not for you.
    NotFound,
    /// Sign in first.
    SignIn,
    /// You may not do this.
    Forbidden,
    /// Something with this name exists.
    Taken {
        /// What.
        what: String,
    },
    /// The table refuses.
    Refused {
        /// Why.
        reason: Refused,
    },
    /// You are too slow in reading; come back.
    TooSlow,
    /// It cannot be stored at the moment. Nothing was done; ask again with the same key.
    Unavailable,
    /// No account has this name and password.
    WrongPassword,
    /// You play as a guest at a table where the account you sign in to has a seat too. Nothing has changed: finish that game first, or
    /// sign out and leave the guest's seat.
    BothSeated {
        /// Which table.
        table: TableId,
    },
    /// A name, password or label that cannot be had.
    Unfit {
        /// What.
        what: String,
        /// An English sentence that says what is expected.
        message: String,
    },
    /// The server made a mistake. It is in the server's log, under the id of the request.
    Internal,
}

/// A person as others see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PersonView {
    /// The name.
    pub name: String,
    /// Whether it is a guest.
    pub guest: bool,
    /// Whether a program plays for them.
    pub bot: bool,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct TableLine {
    /// Its id.
    pub id: TableId,
    /// What is agreed on. A position to start from is left out: lists stay short.
    pub options: Options,
    /// Whether the game starts from a position instead of a deal.
    pub from_position: bool,
    /// Where it stands.
    pub stage: Stage,
    /// What the opener wants for each seat.
    pub offers: Vec<SeatOffer>,
    /// Who plays.
    pub seats: Vec<SeatLine>,
    /// How many moves have been played.
    pub moves: u32,
    /// How it ended: the last game's result.
    pub result: Option<GameResult>,
    /// When it was opened, by the calendar.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub opened_unix_ms: u64,
}

/// A seat in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct SeatLine {
    /// Who.
    pub occupant: Option<Occupant>,
    /// The person's name, or the bot's.
    pub name: Option<String>,
    /// The rating at the time, if there is one.
    pub rating: Option<i32>,
}
