//! Set-ups: any position one can write down, what makes it impossible, and the one door to a state.

use super::board::{Board, Point};
use super::pieces::{Colour, Piece, Stack};
use super::state::{MAX_TAKEN, Phase, State, Variant, opponent};
use crate::game::Seat;
use crate::reason::{ToValue, Value};
use crate::reasons;
use alloc::{string::ToString, vec, vec::Vec};
use arrayvec::ArrayVec;
use core::fmt;

/// A stack as somebody wrote it, bottom first: perhaps too high, perhaps with a colour twice.
pub type WrittenStack = ArrayVec<Piece, MAX_WRITTEN>;

/// More pieces are not read as one stack.
pub(super) const MAX_WRITTEN: usize = 8;

/// Any position one can write down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Which rules are played.
    pub variant: Variant,
    /// What stands on each point, in the order of the points.
    pub board: [WrittenStack; Point::COUNT],
    /// Whose decision it is.
    pub phase: Phase,
    /// The colours each seat has claimed, in order.
    pub claims: [ArrayVec<Colour, 5>; 2],
    /// LYNGK E9: the five-stacks each seat has taken, in order.
    pub taken: [ArrayVec<WrittenStack, MAX_TAKEN>; 2],
}

/// Which stack a problem is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StackOf {
    /// The one on this point.
    Board(Point),
    /// The one that this seat took, counted from 0.
    Taken(Seat, usize),
}

impl ToValue for StackOf {
    fn to_value(&self) -> Value {
        let (name, fields) = match self {
            StackOf::Board(at) => ("stack-on-board", vec![("at", at.to_value())]),
            StackOf::Taken(seat, n) => ("stack-taken", vec![("number", (n + 1).to_value()), ("seat", seat.to_value())]),
        };
        Value::Phrase { name, english: self.to_string(), fields }
    }
}

impl fmt::Display for StackOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StackOf::Board(at) => write!(f, "the stack at {at}"),
            StackOf::Taken(seat, n) => write!(f, "stack {} taken by seat {seat}", n + 1),
        }
    }
}

reasons! {
    /// Why a layout or position is impossible.
    ///
    /// A five-stack (or, in `six`, a six-stack) standing under a claimed colour is none of these: it may have been completed while the
    /// colour was neutral, and then it stays [LYNGK E10].
    pub enum SetupError of "LYNGK" {
        /// Pieces are missing, or there are too many.
        "C1" WrongCount { piece: Piece, found: usize, expected: usize } => "there should be {expected} {piece} pieces, but there are {found}",
        /// Nobody has moved, yet seat 1 is to act.
        "C3" WrongStarter => "nothing has moved yet, so it is seat 0’s turn",
        /// A joker lies on another piece.
        "D1" JokerOnTop { stack: StackOf } => "{stack} has a joker on top, but a joker never moves onto anything",
        /// A third colour.
        "D3" TooManyClaims { seat: Seat, count: usize } => "seat {seat} has claimed {count} colours, but two is the limit",
        /// One colour for two seats, or twice for one.
        "D3" ClaimedTwice { colour: Colour } => "{colour} is claimed twice, but each colour can be claimed only once",
        /// A claim this turn, but no colour.
        "D4" ClaimWithoutColour { seat: Seat } => "seat {seat} is said to have claimed a colour this turn, but has none",
        /// A claim this turn, but no move to make.
        "D4" ClaimWithoutMove { seat: Seat } => "seat {seat} has claimed a colour this turn, but then has no move",
        /// More claims than turns so far.
        "D5" ClaimsOutnumberTurns { claims: usize, turns: usize } => "colours claimed: {claims}, turns begun: {turns}, but only one colour can be claimed per turn",
        /// A colour twice in one stack.
        "E5" RepeatedColour { stack: StackOf, colour: Colour } => "{stack} has more than one {colour} piece",
        /// Six or more pieces.
        "E5" TooHigh { stack: StackOf, height: usize } => "{stack} has {height} pieces, but five is the limit",
        /// A stack was taken that has no five pieces.
        "E9" TakenNotFive { stack: StackOf, height: usize } => "{stack} has {height} pieces, but only stacks of five leave the board",
        /// A stack was taken by somebody who did not own it.
        "E9" TakenTopNotClaimed { stack: StackOf } => "{stack} has a colour on top that this seat has not claimed",
        /// The seat to act has nothing to do.
        "E12" NothingToDo { seat: Seat } => "seat {seat} has no move, so it is the other seat’s turn",
        /// Said to be over, but somebody can act.
        "G1" NotOver { seat: Seat } => "the game is not over: seat {seat} still has a move",
        /// Said to go on, but nobody can act.
        "G1" AlreadyOver => "the game is over: no one has a move",
        /// A stack was taken in the variant with six pieces.
        "H1" TakenInSix { seat: Seat } => "seat {seat} has scored stacks, but in the six-piece variant they stay on the board",
        /// Seven or more pieces.
        "H3" TooHighForSix { stack: StackOf, height: usize } => "{stack} has {height} pieces, but six is the limit",
        /// Won at once in the standard game.
        "H4" WonInStandard => "only a stack of six wins at once, and the standard game has none",
        /// Won at once without a six-stack.
        "H4" NoSixStack { seat: Seat } => "seat {seat} is said to have won, but has no stack of six topped by a claimed colour",
    }
}

impl State {
    /// Checks everything, and reports every reason why not.
    pub(super) fn from_setup(setup: &Setup) -> Result<State, Vec<SetupError>> {
        let mut problems = setup.problems_of_pieces();
        problems.extend(setup.problems_of_claims());
        if !problems.is_empty() {
            // Who can do what means nothing where the pieces or claims are wrong.
            return Err(problems);
        }
        let state = State::build(setup);
        let problems = state.problems_of_phase();
        if problems.is_empty() { Ok(state) } else { Err(problems) }
    }

    /// The position written down.
    pub(super) fn setup(&self) -> Setup {
        let written = |stack: Stack| stack.pieces().collect();
        Setup {
            variant: self.variant,
            board: Point::ALL.map(|at| written(self.stack(at))),
            phase: self.phase,
            claims: [Seat(0), Seat(1)].map(|seat| self.claims(seat).collect()),
            taken: [Seat(0), Seat(1)].map(|seat| self.taken(seat).iter().map(|&stack| written(stack)).collect()),
        }
    }

    /// The position a set-up describes, which must be one that can be packed: no stack of more than six pieces, at most two
    /// claims a seat.
    pub(super) fn build(setup: &Setup) -> State {
        let mut state = State {
            board: Board::new(&core::array::from_fn(|n| setup.board[n].iter().copied().collect())),
            taken: Default::default(),
            claims: Default::default(),
            phase: setup.phase,
            variant: setup.variant,
        };
        for seat in 0..2 {
            setup.claims[seat].iter().for_each(|&colour| state.claims[seat].push(colour));
            setup.taken[seat].iter().for_each(|stack| state.taken[seat].push(stack.iter().copied().collect()));
        }
        state
    }
}

/// LYNGK C1: for each kind of piece that is not there in the right number.
pub(super) fn wrong_counts(pieces: impl IntoIterator<Item = Piece>) -> impl Iterator<Item = SetupError> {
    let mut found = [0; Piece::ALL.len()];
    pieces.into_iter().for_each(|piece| found[Piece::ALL.iter().position(|kind| *kind == piece).expect("ALL has every kind")] += 1);
    let counted = Piece::ALL.into_iter().zip(found);
    counted.filter(|(piece, found)| *found != piece.count()).map(|(piece, found)| SetupError::WrongCount {
        piece,
        found,
        expected: piece.count(),
    })
}

impl Setup {
    /// Every stack, on the board and taken.
    fn stacks(&self) -> impl Iterator<Item = (StackOf, &WrittenStack)> {
        let on_board = Point::all().map(|at| (StackOf::Board(at), &self.board[at.index()])).filter(|(_, stack)| !stack.is_empty());
        let taken =
            (0..2).flat_map(|seat| self.taken[seat].iter().enumerate().map(move |(n, stack)| (StackOf::Taken(Seat(seat as u8), n), stack)));
        on_board.chain(taken)
    }

    fn problems_of_pieces(&self) -> Vec<SetupError> {
        let mut problems: Vec<_> = wrong_counts(self.stacks().flat_map(|(_, stack)| stack.iter().copied())).collect();
        for (of, stack) in self.stacks() {
            if stack.len() > 1 && stack.last() == Some(&Piece::Joker) {
                problems.push(SetupError::JokerOnTop { stack: of });
            }
            for colour in Colour::ALL {
                if stack.iter().filter(|piece| **piece == Piece::Colour(colour)).count() > 1 {
                    problems.push(SetupError::RepeatedColour { stack: of, colour });
                }
            }
            problems.extend(self.problem_of_height(of, stack.len()));
            if let StackOf::Taken(seat, _) = of
                && !stack.last().is_some_and(|top| self.claims[seat.index()].iter().any(|claim| Piece::Colour(*claim) == *top))
            {
                problems.push(SetupError::TakenTopNotClaimed { stack: of });
            }
        }
        problems
    }

    fn problem_of_height(&self, of: StackOf, height: usize) -> Option<SetupError> {
        match (of, self.variant) {
            (StackOf::Taken(seat, 0), Variant::Six) => Some(SetupError::TakenInSix { seat }),
            (StackOf::Taken(..), Variant::Six) => None,
            (StackOf::Taken(..), Variant::Standard) => (height != 5).then_some(SetupError::TakenNotFive { stack: of, height }),
            (StackOf::Board(_), Variant::Standard) => (height > 5).then_some(SetupError::TooHigh { stack: of, height }),
            (StackOf::Board(_), Variant::Six) => (height > 6).then_some(SetupError::TooHighForSix { stack: of, height }),
        }
    }

    fn problems_of_claims(&self) -> Vec<SetupError> {
        let mut problems = vec![];
        for (seat, claims) in self.claims.iter().enumerate().filter(|(_, claims)| claims.len() > 2) {
            problems.push(SetupError::TooManyClaims { seat: Seat(seat as u8), count: claims.len() });
        }
        let all = self.claims.iter().flatten();
        let twice = Colour::ALL.into_iter().filter(|colour| all.clone().filter(|claim| *claim == colour).count() > 1);
        problems.extend(twice.map(|colour| SetupError::ClaimedTwice { colour }));
        if let Phase::Claimed { by } = self.phase
            && self.claims[by.index()].is_empty()
        {
            problems.push(SetupError::ClaimWithoutColour { seat: by });
        }
        problems
    }
}

impl State {
    /// What is wrong with whose turn it is, where pieces and claims are right.
    fn problems_of_phase(&self) -> Vec<SetupError> {
        let mut problems = vec![];
        // Each move so far has made one stack out of two.
        let stacks = self.board.occupied().len() + self.taken(Seat(0)).len() + self.taken(Seat(1)).len();
        let moves = Point::COUNT - stacks;
        let turns = moves + usize::from(matches!(self.phase, Phase::Claimed { .. }));
        let claims = 5 - self.neutral().len();
        if claims > turns {
            problems.push(SetupError::ClaimsOutnumberTurns { claims, turns });
        }
        if moves == 0 && self.phase.to_act() == Some(Seat(1)) {
            problems.push(SetupError::WrongStarter);
        }
        problems.extend(match self.phase {
            Phase::Turn { by } => self.problem_of_turn(by),
            Phase::Claimed { by } => (!self.can_move(by)).then_some(SetupError::ClaimWithoutMove { seat: by }),
            Phase::Over => [Seat(0), Seat(1)].into_iter().find(|seat| self.can_act(*seat)).map(|seat| SetupError::NotOver { seat }),
            Phase::Won { .. } if self.variant == Variant::Standard => Some(SetupError::WonInStandard),
            Phase::Won { by } => (self.owned(by) & self.board.of_height(6)).is_empty().then_some(SetupError::NoSixStack { seat: by }),
        });
        problems
    }

    fn problem_of_turn(&self, by: Seat) -> Option<SetupError> {
        if self.can_act(by) {
            None
        } else if self.can_act(opponent(by)) {
            Some(SetupError::NothingToDo { seat: by })
        } else {
            Some(SetupError::AlreadyOver)
        }
    }
}
