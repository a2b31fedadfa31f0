//! Options, deal, set-up, state and phase, and the one door from a set-up to a state.
//!
//! The one thing to know: a state in which a seat is to act is one in which that seat can do something. Whoever can do
//! nothing is passed over when the turn goes on [LYNGK E12], so a pass is never a decision.

use super::board::{Board, Colour, ColourSet, Piece, Point, Points, Stack};
use crate::chance::Generator;
use crate::game::{Outcome, Seat, Seats, Status};
use crate::reasons;
use alloc::{vec, vec::Vec};
use arrayvec::ArrayVec;
use core::fmt;

/// Which rules are played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variant {
    /// Five-stacks under one's own colour leave the board and are worth a point.
    Standard,
    /// LYNGK H: five-stacks stay, and six pieces under one's own colour win at once.
    Six,
}

impl Variant {
    /// Both, the usual one first.
    pub const ALL: [Variant; 2] = [Variant::Standard, Variant::Six];

    /// The name after the slash.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Standard => "standard",
            Variant::Six => "six",
        }
    }

    /// LYNGK E5, H3: no stack is higher than this.
    pub const fn max_height(self) -> usize {
        match self {
            Variant::Standard => 5,
            Variant::Six => 6,
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What the players agree on before the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Which rules are played.
    pub variant: Variant,
}

/// The layout a game starts from. Always the right number of each piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    variant: Variant,
    layout: [Piece; Point::COUNT],
}

impl Deal {
    /// LYNGK C1: a layout has eight pieces of each colour and three jokers; anything else is no deal.
    pub fn new(variant: Variant, layout: [Piece; Point::COUNT]) -> Result<Deal, Vec<SetupError>> {
        let problems: Vec<_> = wrong_counts(layout).collect();
        if problems.is_empty() { Ok(Deal { variant, layout }) } else { Err(problems) }
    }

    /// Which rules are played.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The piece of each point, in the order of the points.
    pub fn layout(&self) -> &[Piece; Point::COUNT] {
        &self.layout
    }
}

/// Whose decision it is and what kind, or how it ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// `by` moves, and may claim a colour before that.
    Turn {
        /// Who decides.
        by: Seat,
    },
    /// LYNGK D4, D5: `by` has claimed a colour this turn and now moves.
    Claimed {
        /// Who decides.
        by: Seat,
    },
    /// LYNGK G1: nobody can do anything any more.
    Over,
    /// LYNGK H4: `by` has made a six-stack under their own colour.
    Won {
        /// Who has won.
        by: Seat,
    },
}

impl Phase {
    /// Who decides, if anybody does.
    pub const fn to_act(self) -> Option<Seat> {
        match self {
            Phase::Turn { by } | Phase::Claimed { by } => Some(by),
            Phase::Over | Phase::Won { .. } => None,
        }
    }
}

/// A stack as somebody wrote it, bottom first: perhaps too high, perhaps with a colour twice.
pub type WrittenStack = ArrayVec<Piece, MAX_WRITTEN>;

/// More pieces are not read as one stack.
pub(super) const MAX_WRITTEN: usize = 8;

/// More five-stacks than this do not fit into 43 pieces.
pub(super) const MAX_TAKEN: usize = 8;

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

/// A seat's claimed colours, in order. The second is there only after the first.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Claims([Option<Colour>; 2]);

impl Claims {
    pub(super) fn iter(self) -> impl Iterator<Item = Colour> {
        self.0.into_iter().flatten()
    }

    #[inline]
    pub(super) fn set(self) -> ColourSet {
        self.0.into_iter().flatten().fold(ColourSet::NONE, |set, colour| set | ColourSet::only(colour))
    }

    /// LYNGK D3: whether both are used up.
    #[inline]
    pub(super) const fn is_full(self) -> bool {
        self.0[1].is_some()
    }

    pub(super) fn push(&mut self, colour: Colour) {
        if let Some(free) = self.0.iter_mut().find(|claim| claim.is_none()) {
            *free = Some(colour);
        }
    }
}

/// The stacks a seat has taken, in order.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Taken {
    stacks: [Stack; MAX_TAKEN],
    count: u8,
}

impl Taken {
    pub(super) fn as_slice(&self) -> &[Stack] {
        &self.stacks[..usize::from(self.count)]
    }

    pub(super) fn push(&mut self, stack: Stack) {
        if let Some(free) = self.stacks.get_mut(usize::from(self.count)) {
            *free = stack;
            self.count += 1;
        }
    }
}

/// A game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(super) board: Board,
    pub(super) taken: [Taken; 2],
    pub(super) claims: [Claims; 2],
    pub(super) phase: Phase,
    pub(super) variant: Variant,
}

/// The other seat.
pub(super) const fn opponent(seat: Seat) -> Seat {
    Seat(seat.0 ^ 1)
}

impl State {
    /// Which rules are played.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Whose decision it is and what kind.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What stands where.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What stands on a point.
    pub fn stack(&self, at: Point) -> Stack {
        self.board.stack(at)
    }

    /// The colours a seat has claimed, in order.
    pub fn claims(&self, seat: Seat) -> impl Iterator<Item = Colour> {
        self.claims[seat.index()].iter()
    }

    /// Who has claimed a colour; nobody while it is neutral.
    pub fn owner(&self, colour: Colour) -> Option<Seat> {
        [Seat(0), Seat(1)].into_iter().find(|seat| self.claims[seat.index()].set().contains(colour))
    }

    /// The colours nobody has claimed.
    pub fn neutral(&self) -> ColourSet {
        ColourSet::ALL - self.claims[0].set() - self.claims[1].set()
    }

    /// LYNGK E9: the five-stacks a seat has taken, in order.
    pub fn taken(&self, seat: Seat) -> &[Stack] {
        self.taken[seat.index()].as_slice()
    }

    /// The stacks on the board whose top colour a seat has claimed.
    pub fn owned(&self, seat: Seat) -> Points {
        self.board.topped_by(self.claims[seat.index()].set())
    }

    /// LYNGK G1, G2: what decides, in order: five-stacks, then the own stacks of 4, 3, 2 pieces and single pieces on the board.
    pub fn tally(&self, seat: Seat) -> [usize; 5] {
        let mut tally = [5, 4, 3, 2, 1].map(|height| (self.board.of_height(height) & self.owned(seat)).len());
        // LYNGK E9, E10, H6: in the standard game a five-stack on the board is nobody's.
        if self.variant == Variant::Standard {
            tally[0] = self.taken(seat).len();
        }
        tally
    }

    /// LYNGK G1, G2: how high the stacks are whose number decided the game. Nothing before the end, where both have equally many of every
    /// height, and where a six-stack won.
    pub fn deciding_height(&self) -> Option<usize> {
        let tallies = [self.tally(Seat(0)), self.tally(Seat(1))];
        let differing = (0..5).find(|n| tallies[0][*n] != tallies[1][*n])?;
        (self.phase == Phase::Over).then_some(5 - differing)
    }

    /// The outcome once nobody can do anything.
    fn counted(&self) -> Outcome {
        let tallies = [self.tally(Seat(0)), self.tally(Seat(1))];
        let winners = match tallies[0].cmp(&tallies[1]) {
            core::cmp::Ordering::Greater => Seats::only(Seat(0)),
            core::cmp::Ordering::Less => Seats::only(Seat(1)),
            core::cmp::Ordering::Equal => Seats::NONE,
        };
        Outcome { winners, scores: tallies.iter().map(|tally| tally[0] as i16).collect() }
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

impl Deal {
    /// Shuffles the pieces, which lie in the order ivory, blue, red, green, black, jokers, onto the points in theirs.
    pub(super) fn shuffle(options: &Options, chance: &mut Generator) -> Deal {
        let mut pieces = Piece::ALL.into_iter().flat_map(|piece| core::iter::repeat_n(piece, piece.count()));
        let mut layout = core::array::from_fn(|_| pieces.next().expect("five times eight and three are 43"));
        chance.shuffle(&mut layout);
        Deal { variant: options.variant, layout }
    }
}

impl State {
    /// The position before the first move.
    pub(super) fn start(deal: &Deal) -> State {
        State {
            board: Board::new(&deal.layout.map(Stack::single)),
            taken: Default::default(),
            claims: Default::default(),
            // LYNGK C3: who begins was decided by lot, and is seat 0. With two colours on a full board something can move.
            phase: Phase::Turn { by: Seat(0) },
            variant: deal.variant,
        }
    }

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

    /// Whose decision it is, or how it ended.
    pub(super) fn status(&self) -> Status {
        match self.phase {
            Phase::Turn { by } | Phase::Claimed { by } => Status::ToMove(by),
            Phase::Over => Status::Over(self.counted()),
            Phase::Won { by } => Status::Over(Outcome { winners: Seats::only(by), scores: ArrayVec::new() }),
        }
    }
}

/// LYNGK C1: for each kind of piece that is not there in the right number.
fn wrong_counts(pieces: impl IntoIterator<Item = Piece>) -> impl Iterator<Item = SetupError> {
    let mut found = [0; Piece::ALL.len()];
    pieces.into_iter().for_each(|piece| found[Piece::ALL.iter().position(|kind| *kind == piece).expect("ALL has every kind")] += 1);
    let counted = Piece::ALL.into_iter().zip(found);
    counted
        .filter(|(piece, found)| *found != piece.count())
        .map(|(piece, found)| SetupError::WrongCount { piece, found, expected: piece.count() })
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
