//! Set-ups: any position one can write down, what makes it impossible, and the one door to a state.
//!
//! The one thing to know: anything can be a [`Setup`]; only a set-up without a [`SetupError`] becomes a [`State`].

use super::board::{Point, Points};
use super::pieces::{Colour, MARKERS, Piece, RINGS_EACH, ROW};
use super::state::{Phase, State, Variant};
use alloc::vec::Vec;

/// Any position one can write down, possible or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Standard or blitz.
    pub variant: Variant,
    /// What lies on each point, in the order of [`Point::all`].
    pub board: [Option<Piece>; Point::COUNT],
    /// Who decides; in a game that is over, who made the last decision.
    pub turn: Colour,
    /// What is to be decided.
    pub phase: Phase,
    /// The rings that White and Black have taken off.
    pub removed: [u8; 2],
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
        "D3" AllRingsPlaced => "all ten rings have been placed, so the phase cannot be “place”",
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

impl State {
    pub(super) fn setup(&self) -> Setup {
        let mut board = [None; Point::COUNT];
        for point in Point::all() {
            board[point.index()] = self.at(point);
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
            match setup.board[point.index()] {
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
        for colour in Colour::ALL {
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
        for colour in Colour::ALL {
            let (on_board, removed) = (self.rings(colour).len() as u8, self.removed(colour));
            if on_board.saturating_add(removed) < RINGS_EACH {
                problems.push(SetupError::RingsMissing { colour, on_board, removed });
            }
        }
    }

    /// YINSH H, J: over if and only if something ended it, and on the right player's decision.
    fn check_end(&self, problems: &mut Vec<SetupError>) {
        let over = self.phase == Phase::Over;
        let can_move = Colour::ALL.map(|colour| self.can_move_a_ring(colour));
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
            Phase::TakeRow { mover } => (Colour::ALL.map(|colour| colour != mover || self.turn == mover), Some(self.turn)),
            Phase::TakeRing { mover } => (Colour::ALL.map(|colour| colour != mover || self.turn == mover), None),
        };
        for colour in Colour::ALL {
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
