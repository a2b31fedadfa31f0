//! A table as one viewer sees it, and how events change that view: folding them must give the same as a fresh view.

use crate::clock::Clocks;
use crate::id::{PersonId, TableId, TournamentId};
use crate::options::{Occupant, Options};
use crate::position::Position;
use crate::result::GameResult;
use serde::{Deserialize, Serialize};
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
    /// Whose view this is; null for a spectator's.
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
    /// The tournament it is played for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub tournament: Option<TournamentId>,
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
    /// Until when, as a Unix time in milliseconds, its player is on vacation: until then their clock stands still on their turns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "number"))]
    pub vacation_until_unix_ms: Option<u64>,
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
    /// The deal or position it started from, as far as everybody may know it; a deck only when it is over.
    pub start: Option<String>,
    /// The version of the rules.
    pub rules: u32,
    /// The moves so far. They are public in every game.
    pub moves: Vec<Played>,
    /// The position.
    pub position: Position,
    /// The path of the last move, if it went over several spaces: where it started, the spaces between, where it landed.
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
    /// The seat, counted from 0.
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
    /// The seat, counted from 0.
    pub seat: u8,
    /// What kind of decision.
    pub kind: DecisionKind,
    /// All legal moves, in byte order; sent only to the seat that decides.
    pub legal: Option<Vec<String>>,
}

/// Kinds of decisions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum DecisionKind {
    /// Place a ring.
    Place,
    /// Move a ring; move a stack after a claim, or where there is nothing left to claim.
    Move,
    /// Claim a colour or move a stack.
    ClaimOrMove,
    /// Remove a row.
    Row,
    /// Remove a ring.
    Ring,
    /// Lay a set.
    Lay,
    /// Take the attacked set or not.
    Attack,
    /// Take one's own set back or discard it.
    Answer,
    /// Draw from the row or the pile.
    Draw,
}

/// What is offered and asked at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Offers {
    /// Who offers a draw.
    pub draw: Option<u8>,
    /// Who requests the takeback.
    pub takeback: Option<Takeback>,
    /// Who wants another game.
    pub rematch: Vec<u8>,
}

/// A request to go back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Takeback {
    /// Who made the request.
    pub by: u8,
    /// How many moves remain.
    pub to: u32,
    /// Who has agreed so far.
    pub agreed: Vec<u8>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ChatLine {
    /// The person who did it.
    pub by: PersonId,
    /// Who can read it.
    pub room: Room,
    /// The text.
    pub text: String,
    /// When, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub unix_ms: u64,
}

/// Who can read a line of chat.
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

/// What a viewer may know of one event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum ViewEvent {
    /// Something that is not for this viewer.
    Nothing,
    /// A seat changed hands: somebody sat down or stood up, went away or came back.
    Seat {
        /// The seat, counted from 0.
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
    /// A player goes on vacation or comes back.
    Vacation {
        /// Which seat.
        seat: u8,
        /// As it is now.
        now: SeatView,
        /// The clocks: on vacation none runs for this seat.
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
        now: Box<PositionUpdate>,
    },
    /// Moves were taken back: a turn was reset, or everybody agreed.
    WentBack {
        /// How many moves remain.
        to: u32,
        /// Whether the result still counts.
        rated: bool,
        /// Where that leads.
        now: Box<PositionUpdate>,
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
        /// The table's id.
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
pub struct PositionUpdate {
    /// The position.
    pub position: Position,
    /// The path of the last move, if it went over several spaces.
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

impl GameView {
    /// The position as a line that an engine can be asked about: what the viewer sees where cards are hidden, else the start and the moves.
    pub fn line(&self) -> String {
        if let Some(text) = self.position.text() {
            return text.to_owned();
        }
        let moves = self.moves.iter().map(|played| played.text.as_str());
        self.start.as_deref().into_iter().chain(moves).collect::<Vec<_>>().join(" ")
    }
}

impl TableView {
    /// Takes in what happened next.
    pub fn fold(&mut self, seen: &ViewEvent) {
        self.version += 1;
        match seen {
            ViewEvent::Nothing => {}
            ViewEvent::Seat { seat, now } => self.set_seat(*seat, now),
            ViewEvent::Replaced { seat, now, clocks } => {
                self.offers = Offers::default();
                self.set_seat(*seat, now);
                if let Some(game) = &mut self.game {
                    game.clocks.clone_from(clocks);
                }
            }
            ViewEvent::Vacation { seat, now, clocks } => {
                self.set_seat(*seat, now);
                if let Some(game) = &mut self.game {
                    game.clocks.clone_from(clocks);
                }
            }
            ViewEvent::Closed => self.stage = Stage::Closed,
            ViewEvent::Started { seats, rated, game } => {
                self.seats.clone_from(seats);
                self.rated = *rated;
                self.stage = Stage::Playing;
                self.offers = Offers::default();
                self.series.ready.clear();
                self.commitment = None;
                self.game = Some((**game).clone());
            }
            ViewEvent::Moved { played, now } => self.set_position(now, |moves| moves.push(played.clone())),
            ViewEvent::WentBack { to, rated, now } => {
                self.rated = *rated;
                self.set_position(now, |moves| moves.truncate(*to as usize));
            }
            ViewEvent::Offers { now } => self.offers.clone_from(now),
            ViewEvent::Ended { game, stage, series, commitment } => {
                self.offers = Offers::default();
                self.stage = *stage;
                self.game = Some((**game).clone());
                self.series.clone_from(series);
                self.commitment.clone_from(commitment);
            }
            ViewEvent::Ready { ready } => self.series.ready.clone_from(ready),
            ViewEvent::Rematch { table } => self.rematch = Some(*table),
            ViewEvent::Said { line } => {
                self.chat.push(line.clone());
                if self.chat.len() > CHAT_KEPT {
                    self.chat.remove(0);
                }
            }
        }
    }

    fn set_seat(&mut self, seat: u8, now: &SeatView) {
        if let Some(seat) = self.seats.get_mut(usize::from(seat)) {
            seat.clone_from(now);
        }
    }

    /// What was offered is off the table once the position is another.
    fn set_position(&mut self, now: &PositionUpdate, change: impl FnOnce(&mut Vec<Played>)) {
        self.offers = Offers::default();
        let Some(game) = &mut self.game else { return };
        change(&mut game.moves);
        let PositionUpdate { position, way, decision, may_reset, may_abort, clocks } = now.clone();
        (game.position, game.way, game.decision) = (position, way, decision);
        (game.may_reset, game.may_abort, game.clocks) = (may_reset, may_abort, clocks);
    }
}
