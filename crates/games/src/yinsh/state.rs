//! A position: what was agreed, what one can write down, what is possible.
//!
//! The one thing to know: anything can be a [`Setup`]; only a set-up without a [`SetupError`] becomes a [`State`].

use super::board::{Colour, Lines, MARKERS, POINTS, Piece, Point, Points, RINGS_EACH, ROW, Row};
use crate::{Outcome, Seats, Status};
use alloc::vec::Vec;
use core::fmt;

/// Which game of YINSH.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variant {
    /// The third ring wins.
    Standard,
    /// YINSH J: the first ring wins.
    Blitz,
}

impl Variant {
    /// The usual one first.
    pub const ALL: [Variant; 2] = [Variant::Standard, Variant::Blitz];

    /// The name after the slash.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Standard => "standard",
            Variant::Blitz => "blitz",
        }
    }

    /// YINSH H1, J: the number of rings that wins when they are taken off.
    pub const fn rings_to_win(self) -> u8 {
        match self {
            Variant::Standard => 3,
            Variant::Blitz => 1,
        }
    }
}

/// What the players agree on: nothing but the variant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Standard or blitz.
    pub variant: Variant,
}

/// Chance gives nothing in YINSH, so a deal is the options.
pub type Deal = Options;

/// What has to be decided. Who decides it is [`State::turn`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// YINSH D2: where to place a ring.
    Place,
    /// YINSH E2, E3: which ring to move, and where to.
    Move,
    /// YINSH G2, G4, G5: which row to take off.
    TakeRow {
        /// Whose ring move completed it. That player's rows come first, and the opponent moves when all rows are off.
        mover: Colour,
    },
    /// YINSH G3: which ring to take off for the row just taken.
    TakeRing {
        /// Whose ring move completed the row.
        mover: Colour,
    },
    /// YINSH H: nothing; the game is over.
    Over,
}

/// Any position one can write down, possible or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Standard or blitz.
    pub variant: Variant,
    /// What lies on each point, in the order of [`Point::all`].
    pub board: [Option<Piece>; POINTS],
    /// Who decides; in a game that is over, who made the last decision.
    pub turn: Colour,
    /// What is to be decided.
    pub phase: Phase,
    /// The rings that White and Black have taken off.
    pub removed: [u8; 2],
}

/// A possible position.
///
/// Searching copies it for every move, which is a tenth faster from one cache line to another.
#[derive(Clone, PartialEq, Eq)]
#[repr(align(64))]
pub struct State {
    pub(super) lines: Lines,
    pub(super) rings: [Points; 2],
    pub(super) markers: [Points; 2],
    pub(super) variant: Variant,
    pub(super) turn: Colour,
    pub(super) phase: Phase,
    pub(super) pool: u8,
    pub(super) removed: [u8; 2],
}

impl State {
    pub(super) const fn start(variant: Variant) -> State {
        State {
            lines: Lines::EMPTY,
            rings: [Points::NONE; 2],
            markers: [Points::NONE; 2],
            variant,
            turn: Colour::White,
            phase: Phase::Place,
            pool: MARKERS,
            removed: [0; 2],
        }
    }

    /// Standard or blitz.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Who decides; in a game that is over, who made the last decision.
    pub const fn turn(&self) -> Colour {
        self.turn
    }

    /// What is to be decided.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The rings of a colour on the board.
    pub const fn rings(&self, colour: Colour) -> Points {
        self.rings[colour.index()]
    }

    /// The markers that show this colour.
    pub const fn markers(&self, colour: Colour) -> Points {
        self.markers[colour.index()]
    }

    /// The markers beside the board.
    pub const fn pool(&self) -> u8 {
        self.pool
    }

    /// The rings that a player has taken off.
    pub const fn removed(&self, colour: Colour) -> u8 {
        self.removed[colour.index()]
    }

    /// What lies on a point.
    pub fn at(&self, point: Point) -> Option<Piece> {
        let there = |sets: &[Points; 2]| Colour::BOTH.into_iter().find(|colour| sets[colour.index()].contains(point));
        there(&self.rings).map(Piece::Ring).or_else(|| there(&self.markers).map(Piece::Marker))
    }

    /// The points where nothing lies.
    pub fn empty_points(&self) -> Points {
        Points::ALL - (self.rings[0] | self.rings[1] | self.markers[0] | self.markers[1])
    }

    /// The rows of a colour; each run of five in a longer line is one.
    pub fn rows(&self, colour: Colour) -> impl Iterator<Item = Row> {
        self.markers(colour).rows()
    }

    /// Whether a player could move a ring if there is a marker for it.
    pub(super) fn can_move_a_ring(&self, colour: Colour) -> bool {
        self.rings(colour).iter().any(|ring| !self.lines.reach(ring).is_empty())
    }

    /// The player who has taken off as many rings as win.
    pub(super) fn winner_by_rings(&self) -> Option<Colour> {
        Colour::BOTH.into_iter().find(|&colour| self.removed(colour) >= self.variant.rings_to_win())
    }

    pub(super) fn status(&self) -> Status {
        if self.phase != Phase::Over {
            return Status::ToMove(self.turn.seat());
        }
        // YINSH H3: the most rings win; whoever won by H1 or J has taken off the most as well.
        let [white, black] = self.removed;
        let winners = match white.cmp(&black) {
            core::cmp::Ordering::Greater => Seats::only(Colour::White.seat()),
            core::cmp::Ordering::Less => Seats::only(Colour::Black.seat()),
            core::cmp::Ordering::Equal => Seats::NONE,
        };
        Status::Over(Outcome { winners, scores: self.removed.into_iter().map(i16::from).collect() })
    }

    pub(super) fn setup(&self) -> Setup {
        let mut board = [None; POINTS];
        for point in Point::all() {
            board[point.number()] = self.at(point);
        }
        Setup { variant: self.variant, board, turn: self.turn, phase: self.phase, removed: self.removed }
    }

    pub(super) fn from_setup(setup: &Setup) -> Result<State, Vec<SetupError>> {
        let state = State::unchecked(setup);
        let mut problems = Vec::new();
        state.check_pieces(&mut problems);
        if setup.phase == Phase::Place {
            state.check_placing(&mut problems);
        } else {
            state.check_rings_complete(&mut problems);
            state.check_end(&mut problems);
            state.check_rows(&mut problems);
        }
        if problems.is_empty() { Ok(state) } else { Err(problems) }
    }

    /// The position as written, with a pool that cannot fall below empty.
    fn unchecked(setup: &Setup) -> State {
        let mut state = State { turn: setup.turn, phase: setup.phase, removed: setup.removed, ..State::start(setup.variant) };
        for point in Point::all() {
            match setup.board[point.number()] {
                None => continue,
                Some(Piece::Ring(colour)) => state.rings[colour.index()] |= Points::only(point),
                Some(Piece::Marker(colour)) => {
                    state.markers[colour.index()] |= Points::only(point);
                    state.lines.toggle_ring_and_marker(point);
                }
            }
            state.lines.toggle_ring(point);
        }
        state.pool = MARKERS.saturating_sub(state.markers_on_board());
        state
    }

    fn markers_on_board(&self) -> u8 {
        (self.markers[0] | self.markers[1]).len() as u8
    }

    /// How many pieces there can be at all.
    fn check_pieces(&self, problems: &mut Vec<SetupError>) {
        let markers = self.markers_on_board();
        if markers > MARKERS {
            problems.push(SetupError::TooManyMarkers { markers });
        }
        for colour in Colour::BOTH {
            let (on_board, removed) = (self.rings(colour).len() as u8, self.removed(colour));
            if on_board.saturating_add(removed) > RINGS_EACH {
                problems.push(SetupError::TooManyRings { colour, on_board, removed });
            }
            let most = self.variant.rings_to_win();
            match self.variant {
                Variant::Standard if removed > most => problems.push(SetupError::TooManyRemoved { colour, removed }),
                Variant::Blitz if removed > most => problems.push(SetupError::TooManyRemovedInBlitz { colour, removed }),
                _ => {}
            }
        }
        if self.removed.into_iter().all(|removed| removed >= self.variant.rings_to_win()) {
            problems.push(SetupError::TwoWinners);
        }
    }

    /// YINSH D: nothing but rings, placed in turn, and one still to come.
    fn check_placing(&self, problems: &mut Vec<SetupError>) {
        let [white, black] = self.rings.map(|rings| rings.len() as u8);
        if white >= RINGS_EACH && black >= RINGS_EACH {
            problems.push(SetupError::AllRingsPlaced);
        } else if white != black + u8::from(self.turn == Colour::Black) {
            problems.push(SetupError::PlacedOutOfTurn { white, black, turn: self.turn });
        }
        if self.pool < MARKERS {
            problems.push(SetupError::MarkersWhilePlacing { markers: self.markers_on_board() });
        }
        if self.removed != [0, 0] {
            problems.push(SetupError::RemovedWhilePlacing { white: self.removed[0], black: self.removed[1] });
        }
    }

    fn check_rings_complete(&self, problems: &mut Vec<SetupError>) {
        for colour in Colour::BOTH {
            let (on_board, removed) = (self.rings(colour).len() as u8, self.removed(colour));
            if on_board.saturating_add(removed) < RINGS_EACH {
                problems.push(SetupError::RingsMissing { colour, on_board, removed });
            }
        }
    }

    /// YINSH H, J: over if and only if something ended it, and on the right player's decision.
    fn check_end(&self, problems: &mut Vec<SetupError>) {
        let over = self.phase == Phase::Over;
        let can_move = Colour::BOTH.map(|colour| self.can_move_a_ring(colour));
        if let Some(winner) = self.winner_by_rings() {
            match self.variant {
                _ if over && self.turn == winner => {}
                _ if over => problems.push(SetupError::WinnerNotLast { winner }),
                Variant::Standard => problems.push(SetupError::AlreadyWon { winner }),
                Variant::Blitz => problems.push(SetupError::AlreadyWonInBlitz { winner }),
            }
        } else if over && self.pool > 0 && can_move != [false, false] {
            problems.push(SetupError::NotOver);
        } else if self.phase == Phase::Move {
            if self.pool == 0 {
                problems.push(SetupError::PoolEmpty);
            } else if can_move == [false, false] {
                problems.push(SetupError::NobodyCanMove);
            } else if !can_move[self.turn.index()] {
                problems.push(SetupError::MustPass { turn: self.turn });
            }
            if self.pool == MARKERS && self.removed == [0, 0] && self.turn == Colour::Black {
                problems.push(SetupError::BlackMovesFirst);
            }
        }
    }

    /// YINSH G: rows lie on the board only while somebody has to take them off.
    fn check_rows(&self, problems: &mut Vec<SetupError>) {
        let (may_stay, needed) = match self.phase {
            // YINSH H1, H2: the winning ring ends the game whatever rows are left.
            Phase::Over if self.winner_by_rings().is_some() => ([true, true], None),
            Phase::Place | Phase::Move | Phase::Over => ([false, false], None),
            // YINSH G7: the mover's rows are gone before the opponent takes any.
            Phase::TakeRow { mover } => (Colour::BOTH.map(|colour| colour != mover || self.turn == mover), Some(self.turn)),
            Phase::TakeRing { mover } => (Colour::BOTH.map(|colour| colour != mover || self.turn == mover), None),
        };
        for colour in Colour::BOTH {
            if let (false, Some(row)) = (may_stay[colour.index()], self.rows(colour).next()) {
                problems.push(SetupError::RowLeftOnBoard { colour, first: row.first(), last: row.last() });
            }
        }
        if let Some(colour) = needed.filter(|&colour| !self.markers(colour).has_row()) {
            problems.push(SetupError::NoRowToTake { colour });
        }
        if matches!(self.phase, Phase::TakeRing { .. }) && self.pool < ROW {
            problems.push(SetupError::RowNotReturned { pool: self.pool });
        }
    }
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "State({})", self.setup())
    }
}

crate::reasons! {
    /// Why no game ever looks like a set-up.
    pub enum SetupError of "YINSH" {
        /// More than lie in the box.
        "A" TooManyMarkers { markers: u8 } => "there are {markers} markers on the board, but the game has only 51",
        /// More than lie in the box.
        "A" TooManyRings { colour: Colour, on_board: u8, removed: u8 } =>
            "{colour} has {on_board} rings on the board and {removed} removed, but there are only five",
        /// Some disappeared.
        "D3" RingsMissing { colour: Colour, on_board: u8, removed: u8 } =>
            "{colour} has {on_board} rings on the board and {removed} removed, which should add up to five once all are placed",
        /// Placing is done.
        "D3" AllRingsPlaced => "all ten rings have been placed, so the phase cannot be \"place\"",
        /// Players alternate, and White begins.
        "D2" PlacedOutOfTurn { white: u8, black: u8, turn: Colour } =>
            "White has placed {white} rings and Black {black}, so it cannot be {turn}’s turn to place one",
        /// Markers come with ring moves.
        "E1" MarkersWhilePlacing { markers: u8 } => "there are {markers} markers on the board, but markers come only after all rings have been placed",
        /// Rows come with ring moves.
        "G3" RemovedWhilePlacing { white: u8, black: u8 } =>
            "rings have been removed ({white} White, {black} Black) before all were placed",
        /// The game ended before.
        "H1" TooManyRemoved { colour: Colour, removed: u8 } => "{colour} has removed {removed} rings, but the third ends the game",
        /// The game ended before.
        "J" TooManyRemovedInBlitz { colour: Colour, removed: u8 } =>
            "{colour} has removed {removed} rings, but in blitz the first ends the game",
        /// The game ended before.
        "H2" TwoWinners => "both players have removed enough rings to win, but the first to do so ends the game",
        /// Should be over.
        "H1" AlreadyWon { winner: Colour } => "{winner} has removed three rings, so the game is over",
        /// Should be over.
        "J" AlreadyWonInBlitz { winner: Colour } => "{winner} has removed a ring, so the blitz game is over",
        /// The turn of a finished game is its last decision.
        "H1" WinnerNotLast { winner: Colour } => "{winner} won by removing a ring, so the last decision (turn) was {winner}’s",
        /// Should be over.
        "H3" PoolEmpty => "the pool is empty and there is no row to remove, so the game is over",
        /// Should be over.
        "H3" NobodyCanMove => "neither player can move a ring, so the game is over",
        /// Nothing ended it.
        "H3" NotOver => "the game is not over: no one has removed enough rings, and a ring can still move",
        /// The other player is on turn.
        "E3" MustPass { turn: Colour } => "{turn} cannot move any ring, so it is the opponent’s turn",
        /// White began.
        "C2" BlackMovesFirst => "no ring has moved yet, so it is White’s turn",
        /// It should have been taken off.
        "G2" RowLeftOnBoard { colour: Colour, first: Point, last: Point } =>
            "the row {first}-{last} of {colour} should have been removed already",
        /// The phase says there is one.
        "G2" NoRowToTake { colour: Colour } => "{colour} has no row to remove",
        /// The five markers of the row are in the pool when the ring goes.
        "G2" RowNotReturned { pool: u8 } => "the pool has {pool} markers, but the five of the row just removed should be there",
    }
}
