//! The referee: whether a move is legal, and the reason why not.
//!
//! The one thing to know: this walks the board as a person would and never asks `legal_moves`, so that the tests can hold one against the other.

use super::board::Point;
use super::moves::Move;
use super::pieces::{Colour, Stack};
use super::state::{Phase, State, Variant, opponent};
use crate::game::{Player, Seat};
use crate::reasons;

reasons! {
    /// Why a move is refused.
    pub enum IllegalMove of "LYNGK" {
        /// A joker on its own was to be moved.
        "D1" JokerIsPassive { at: Point } => "{at} is a joker: a joker moves only as part of a stack",
        /// The opponent's stack was to be moved.
        "D3" OpponentsStack { at: Point, colour: Colour } => "{at} has {colour} on top, which your opponent has claimed",
        /// A third colour.
        "D3" TwoColoursClaimed => "you have already claimed two colours",
        /// One's own colour again.
        "D3" AlreadyYours { colour: Colour } => "you have already claimed {colour}",
        /// The opponent's colour.
        "D3" ClaimedByOpponent { colour: Colour } => "your opponent has already claimed {colour}",
        /// A claim that leaves nothing to move.
        "D4" NothingToFollow { colour: Colour } => "you must move after claiming, and with {colour} you would have no move",
        /// A second claim in one turn.
        "D5" OneClaimATurn => "you have already claimed a colour this turn: now make your move",
        /// Nothing to move.
        "E1" NothingThere { at: Point } => "there is nothing on {at} to move",
        /// To its own point.
        "E3" StaysWhereItIs { at: Point } => "a move from {at} must end on another piece or stack",
        /// Onto an empty point.
        "E3" LandsOnNothing { at: Point } => "{at} is empty: a move must end on a piece or stack",
        /// No straight line.
        "E3" NotInLine { from: Point, to: Point } => "{from} and {to} are not in line",
        /// Something is in the way.
        "E3" Blocked { from: Point, to: Point, by: Point } => "the way from {from} to {to} is blocked at {by}",
        /// A colour twice in a stack.
        "E5" RepeatedColour { from: Point, to: Point, colour: Colour } => "{from} and {to} both contain a {colour} piece, and a stack has each colour only once",
        /// Six or more pieces.
        "E5" TooHigh { to: Point, height: usize } => "the stack on {to} would have {height} pieces, but five is the limit",
        /// A single neutral piece onto a stack.
        "E6" SingleNeutralOntoStack { from: Point, to: Point, colour: Colour } =>
            "{from} is a single piece and {colour} is neutral, so it can land only on another single piece, not on the stack on {to}",
        /// A neutral stack onto a higher one.
        "E7" NeutralOntoHigher { from: Point, to: Point, colour: Colour } =>
            "the stack on {to} is higher than the one on {from}, and {colour} is neutral",
        /// A complete five-stack was to be moved.
        "E10" FiveStackStays { at: Point } => "the stack on {at} has five pieces and stays where it is",
        /// Onto a complete five-stack.
        "E10" FiveStackBlocks { at: Point } => "the stack on {at} has five pieces: it is an obstacle, and nothing can land on it",
        /// By LYNGK-points of a colour nobody has claimed.
        "F1" NeutralHasNoLyngkPoints { from: Point, to: Point, colour: Colour } =>
            "{from} could reach {to} only via other {colour} pieces, and {colour} is neutral: only a claimed colour has LYNGK-points",
        /// By LYNGK-points of another colour.
        "F2" OtherColoursLyngkPoint { at: Point, colour: Colour } =>
            "{at} is not a LYNGK-point for this move: all of them must have {colour} on top",
        /// There are LYNGK-points, but they do not lead there.
        "F2" NoLyngkWay { from: Point, to: Point, colour: Colour } =>
            "{from} cannot reach {to}, neither in a straight line nor via {colour} LYNGK-points",
        /// Onto a LYNGK-point.
        "F3" OnlyALyngkPoint { at: Point, colour: Colour } => "{at} has {colour} on top too, so it is only a LYNGK-point: the move must go on from there",
        /// By a joker.
        "F4" JokerIsNoLyngkPoint { at: Point } => "{at} is a joker, and a joker is never a LYNGK-point",
        /// After the end.
        "G1" GameOver => "the game is over: no one can move any more",
        /// Seven or more pieces.
        "H3" TooHighForSix { to: Point, height: usize } => "the stack on {to} would have {height} pieces, but six is the limit",
        /// After a six-stack has won.
        "H4" SixStackWon { by: Player } => "the game is over: {by} has won with a stack of six",
        /// A complete six-stack was to be moved.
        "H5" SixStackStays { at: Point } => "the stack on {at} has six pieces and stays where it is",
        /// Onto a complete six-stack.
        "H5" SixStackBlocks { at: Point } => "the stack on {at} has six pieces, and nothing can land on it",
    }
}

/// Refusing, with the reason a referee would give: first whether one may act at all, then what moves, then the way, then the landing.
impl State {
    pub(super) fn check(&self, chosen: Move) -> Result<(), IllegalMove> {
        let by = match self.phase {
            Phase::Turn { by } | Phase::Claimed { by } => by,
            Phase::Over => return Err(IllegalMove::GameOver),
            Phase::Won { by } => return Err(IllegalMove::SixStackWon { by: Player(by) }),
        };
        match chosen {
            Move::Claim(colour) => self.check_claim(by, colour),
            Move::Stack { from, to } => {
                self.check_start(by, from)?;
                self.check_target(from, to)?;
                self.check_way(by, from, to)?;
                self.check_landing(from, to)
            }
        }
    }

    fn check_claim(&self, by: Seat, colour: Colour) -> Result<(), IllegalMove> {
        if matches!(self.phase, Phase::Claimed { .. }) {
            return Err(IllegalMove::OneClaimATurn);
        }
        if self.claims(by).count() == 2 {
            return Err(IllegalMove::TwoColoursClaimed);
        }
        match self.owner(colour) {
            Some(owner) if owner == by => return Err(IllegalMove::AlreadyYours { colour }),
            Some(_) => return Err(IllegalMove::ClaimedByOpponent { colour }),
            None => {}
        }
        let mut after = *self;
        after.claim(colour);
        if after.some_move_passes(by) { Ok(()) } else { Err(IllegalMove::NothingToFollow { colour }) }
    }

    /// Whether the referee would let any stack of `by` move.
    fn some_move_passes(&self, by: Seat) -> bool {
        Point::all().filter(|from| self.check_start(by, *from).is_ok()).any(|from| {
            let came_from = self.walk(from, |stack| self.is_lyngk_point_for(from, stack));
            Point::all().any(|to| to != from && came_from[to.index()].is_some() && self.check_landing(from, to).is_ok())
        })
    }

    fn check_start(&self, by: Seat, at: Point) -> Result<(), IllegalMove> {
        let stack = self.stack(at);
        if stack.is_empty() {
            return Err(IllegalMove::NothingThere { at });
        }
        let Some(colour) = stack.top_colour() else {
            return Err(IllegalMove::JokerIsPassive { at });
        };
        if self.owner(colour) == Some(opponent(by)) {
            return Err(IllegalMove::OpponentsStack { at, colour });
        }
        match (self.variant, stack.height()) {
            (Variant::Standard, 5) => Err(IllegalMove::FiveStackStays { at }),
            (Variant::Six, 6) => Err(IllegalMove::SixStackStays { at }),
            _ => Ok(()),
        }
    }

    fn check_target(&self, from: Point, to: Point) -> Result<(), IllegalMove> {
        if from == to {
            return Err(IllegalMove::StaysWhereItIs { at: from });
        }
        if self.stack(to).is_empty() {
            return Err(IllegalMove::LandsOnNothing { at: to });
        }
        Ok(())
    }

    fn check_way(&self, by: Seat, from: Point, to: Point) -> Result<(), IllegalMove> {
        if !self.way(from, to).is_empty() {
            return Ok(());
        }
        let Some(colour) = self.stack(from).top_colour() else { return Ok(()) };
        let is_same = |stack: Stack| stack.top_colour() == Some(colour);
        // What the player may have had in mind: LYNGK-points that are none.
        if self.owner(colour).is_none() {
            if !self.way_by(from, to, is_same).is_empty() {
                return Err(IllegalMove::NeutralHasNoLyngkPoints { from, to, colour });
            }
        } else {
            let is_own = |stack: Stack| stack.top_colour().is_some_and(|top| self.owner(top) == Some(by));
            if let Some(at) = self.way_by(from, to, is_own).into_iter().find(|at| *at != to && !is_same(self.stack(*at))) {
                return Err(IllegalMove::OtherColoursLyngkPoint { at, colour });
            }
            let with_jokers = self.way_by(from, to, |stack| is_same(stack) || stack.is_joker());
            if let Some(at) = with_jokers.into_iter().find(|at| self.stack(*at).is_joker()) {
                return Err(IllegalMove::JokerIsNoLyngkPoint { at });
            }
            if self.network(from).len() > 1 {
                return Err(IllegalMove::NoLyngkWay { from, to, colour });
            }
        }
        match (0..6).find(|direction| core::iter::successors(Some(from), |at| at.step(*direction)).any(|at| at == to)) {
            Some(direction) => Err(IllegalMove::Blocked { from, to, by: self.board.nearest(from, direction).unwrap_or(to) }),
            None => Err(IllegalMove::NotInLine { from, to }),
        }
    }

    fn check_landing(&self, from: Point, to: Point) -> Result<(), IllegalMove> {
        let (upper, lower) = (self.stack(from), self.stack(to));
        let Some(colour) = upper.top_colour() else { return Ok(()) };
        let is_neutral = self.owner(colour).is_none();
        let height = upper.height() + lower.height();
        match self.variant {
            _ if lower.top_colour() == Some(colour) && !is_neutral => return Err(IllegalMove::OnlyALyngkPoint { at: to, colour }),
            Variant::Standard if lower.height() == 5 => return Err(IllegalMove::FiveStackBlocks { at: to }),
            Variant::Six if lower.height() == 6 => return Err(IllegalMove::SixStackBlocks { at: to }),
            _ => {}
        }
        if let Some(colour) = (upper.colours() & lower.colours()).iter().next() {
            return Err(IllegalMove::RepeatedColour { from, to, colour });
        }
        match self.variant {
            Variant::Standard if height > 5 => Err(IllegalMove::TooHigh { to, height }),
            Variant::Six if height > 6 => Err(IllegalMove::TooHighForSix { to, height }),
            _ if is_neutral && upper.height() == 1 && lower.height() > 1 => Err(IllegalMove::SingleNeutralOntoStack { from, to, colour }),
            _ if is_neutral && upper.height() < lower.height() => Err(IllegalMove::NeutralOntoHigher { from, to, colour }),
            _ => Ok(()),
        }
    }
}
