//! Moves: which are legal, what they do, and why the others are refused.
//!
//! Legality is written twice. [`State::generate`] works on sets of points and is fast; [`State::referee`] walks the board
//! as a person would, and can say why not. The tests hold one against the other.

use super::board::{Colour, ColourSet, Point, Points, Stack};
use super::state::{Phase, State, Variant, opponent};
use crate::game::{Player, Seat};
use crate::reasons;
use arrayvec::ArrayVec;
use core::{fmt, ops::Deref};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// LYNGK D4: claim a colour; the same player then moves.
    Claim(Colour),
    /// LYNGK E1: move a piece or stack. The same whatever LYNGK-points it goes by.
    Stack {
        /// Where it starts.
        from: Point,
        /// Where it lands.
        to: Point,
    },
}

/// A list of moves, with room for all that any position has.
///
/// Of the 43 stacks at most sixteen have one of a player's two colours on top and can land, by LYNGK-points, on any of the others;
/// the rest can land on six at most; and there are five colours to claim.
#[derive(Clone)]
pub struct Moves {
    moves: [Move; Moves::MOST + Moves::AT_ONCE],
    len: usize,
}

impl Moves {
    const MOST: usize = 16 * (Point::COUNT - 1) + (Point::COUNT - 16) * 6 + Colour::ALL.len();

    /// So many moves are written at a time, wanted or not: that is quicker than finding out how many there are.
    const AT_ONCE: usize = 4;

    /// Adds the moves from one start.
    #[inline]
    fn add(&mut self, from: Point, mut landings: Points) {
        loop {
            let Some(free) = self.moves.get_mut(self.len..).and_then(|free| free.first_chunk_mut::<{ Moves::AT_ONCE }>()) else { return };
            for place in free {
                *place = Move::Stack { from, to: landings.first_or_any() };
                self.len += usize::from(!landings.is_empty());
                landings = landings.without_first();
            }
            if landings.is_empty() {
                return;
            }
        }
    }

    fn push(&mut self, chosen: Move) {
        if let Some(free) = self.moves.get_mut(self.len) {
            *free = chosen;
            self.len += 1;
        }
    }
}

impl Default for Moves {
    fn default() -> Moves {
        Moves { moves: [Move::Claim(Colour::Ivory); Moves::MOST + Moves::AT_ONCE], len: 0 }
    }
}

impl Deref for Moves {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl fmt::Debug for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The points a stack goes by, its start first and its landing last.
pub type Way = ArrayVec<Point, { Point::COUNT }>;

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

/// Generating.
impl State {
    pub(super) fn generate(&self, moves: &mut Moves) {
        moves.len = 0;
        let Some(by) = self.phase.to_act() else { return };
        let fits = Fits::new(self);
        self.any_start(by, &fits, |from, landings| {
            moves.add(from, landings);
            false
        });
        if matches!(self.phase, Phase::Turn { .. }) && !self.claims[by.index()].is_full() {
            // A claim takes no move away from its maker, so where there is a move any claim can be followed by one.
            // LYNGK E11: where there is none, only the claims that make one possible are left.
            let can_move = !moves.is_empty();
            let claims = self.neutral().filter(|colour| can_move || self.could_move_claimed(*colour, &fits));
            claims.for_each(|colour| moves.push(Move::Claim(colour)));
        }
    }

    /// Whether a seat could move a stack as things are.
    pub(super) fn can_move(&self, seat: Seat) -> bool {
        self.any_start(seat, &Fits::new(self), |_, landings| !landings.is_empty())
    }

    /// LYNGK E11, E12: whether a seat on turn could do anything, a claim that makes a move possible included.
    pub(super) fn can_act(&self, seat: Seat) -> bool {
        if self.singles_can_move() {
            return true;
        }
        let fits = Fits::new(self);
        self.any_start(seat, &fits, |_, landings| !landings.is_empty())
            || !self.claims[seat.index()].is_full() && self.neutral().into_iter().any(|colour| self.could_move_claimed(colour, &fits))
    }

    /// LYNGK E6: whether a neutral single piece could land on another single piece, which is open to both seats. It is asked first because
    /// through most of a game the answer is yes, and soon found.
    fn singles_can_move(&self) -> bool {
        let singles = self.board.of_height(1);
        self.neutral().into_iter().any(|colour| {
            let below = singles - self.board.holding(colour);
            (self.board.topped(colour) & singles).any(|from| !(self.board.in_reach(from) & below).is_empty())
        })
    }

    /// Whether somebody who has claimed `colour` could move something that has it on top.
    fn could_move_claimed(&self, colour: Colour, fits: &Fits) -> bool {
        self.any_claimed_start(colour, fits, &mut |_, landings: Points| !landings.is_empty())
    }

    /// Calls `found` with each start of a seat and where one can land from there, until it says that this is enough.
    #[inline]
    fn any_start(&self, seat: Seat, fits: &Fits, mut found: impl FnMut(Point, Points) -> bool) -> bool {
        let (own, theirs) = (self.claims[seat.index()].set(), self.claims[opponent(seat).index()].set());
        // LYNGK D3, E1: neutral colours and one's own. A joker on its own is topped by no colour [D1].
        let mut neutral = self.board.topped_by(ColourSet::ALL - own - theirs);
        neutral.any(|from| found(from, self.board.in_reach(from) & fits.below_neutral(self.stack(from))))
            || own.into_iter().any(|colour| self.any_claimed_start(colour, fits, &mut found))
    }

    #[inline]
    fn any_claimed_start(&self, colour: Colour, fits: &Fits, found: &mut impl FnMut(Point, Points) -> bool) -> bool {
        let mut left = self.board.topped(colour);
        while let Some(first) = left.first() {
            let (mut network, in_reach) = self.board.network(colour, first);
            left -= network;
            if network.any(|from| found(from, in_reach & fits.below_claimed(self.stack(from)))) {
                return true;
            }
        }
        false
    }
}

/// Which stacks can be below which, looked up by height and colours. Worked out once for all stacks of a position.
struct Fits {
    /// LYNGK E6, E7: for each height, the stacks that leave room for that many pieces and are no higher.
    neutral: [Points; 8],
    /// LYNGK E8: for each height, the stacks that leave room for that many pieces.
    claimed: [Points; 8],
    /// LYNGK E5: for each set of the first three colours, the stacks that hold any of them.
    holding_first: [Points; 8],
    /// For each set of the last two.
    holding_last: [Points; 4],
}

impl Fits {
    #[inline]
    fn new(state: &State) -> Fits {
        let mut at_most = [Points::EMPTY; 7];
        for height in 1..at_most.len() {
            at_most[height] = at_most[height - 1] | state.board.of_height(height);
        }
        let (mut neutral, mut claimed) = ([Points::EMPTY; 8], [Points::EMPTY; 8]);
        let max = state.variant.max_height();
        for height in 1..max {
            neutral[height] = at_most[height.min(max - height)];
            claimed[height] = at_most[max - height];
        }
        let [a, b, c, d, e] = Colour::ALL.map(|colour| state.board.holding(colour));
        let none = Points::EMPTY;
        Fits { neutral, claimed, holding_first: [none, a, b, a | b, c, a | c, b | c, a | b | c], holding_last: [none, d, e, d | e] }
    }

    #[inline]
    fn below_neutral(&self, stack: Stack) -> Points {
        self.neutral[stack.height()] - self.sharing_colours(stack)
    }

    #[inline]
    fn below_claimed(&self, stack: Stack) -> Points {
        self.claimed[stack.height()] - self.sharing_colours(stack)
    }

    #[inline]
    fn sharing_colours(&self, stack: Stack) -> Points {
        let bits = stack.colours().bits();
        self.holding_first[bits & 0b111] | self.holding_last[bits >> 3 & 0b11]
    }
}

/// Playing.
impl State {
    pub(super) fn claim(&mut self, colour: Colour) {
        if let Some(by) = self.phase.to_act() {
            self.claims[by.index()].push(colour);
            self.phase = Phase::Claimed { by };
        }
    }

    pub(super) fn move_stack(&mut self, from: Point, to: Point) {
        let Some(by) = self.phase.to_act() else { return };
        let stack = self.board.carry(from, to);
        if stack.height() >= 5 && stack.top_colour().is_some_and(|colour| self.claims[by.index()].set().contains(colour)) {
            match self.variant {
                // LYNGK E9: the stack must be taken. One with a neutral top stays [E10].
                Variant::Standard => self.taken[by.index()].push(self.board.lift(to)),
                Variant::Six if stack.height() == 6 => {
                    // LYNGK H4.
                    self.phase = Phase::Won { by };
                    return;
                }
                Variant::Six => {}
            }
        }
        // LYNGK E12: who can do nothing is passed over, and is asked again after each move.
        self.phase = match [opponent(by), by].into_iter().find(|seat| self.can_act(*seat)) {
            Some(by) => Phase::Turn { by },
            None => Phase::Over,
        };
    }
}

/// Refusing, with the reason a referee would give: first whether one may act at all, then what moves, then the way, then the landing.
impl State {
    pub(super) fn referee(&self, chosen: Move) -> Result<(), IllegalMove> {
        let by = match self.phase {
            Phase::Turn { by } | Phase::Claimed { by } => by,
            Phase::Over => return Err(IllegalMove::GameOver),
            Phase::Won { by } => return Err(IllegalMove::SixStackWon { by: Player(by) }),
        };
        match chosen {
            Move::Claim(colour) => self.referee_claim(by, colour),
            Move::Stack { from, to } => {
                self.referee_start(by, from)?;
                self.referee_target(from, to)?;
                self.referee_way(by, from, to)?;
                self.referee_landing(from, to)
            }
        }
    }

    fn referee_claim(&self, by: Seat, colour: Colour) -> Result<(), IllegalMove> {
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
        Point::all().filter(|from| self.referee_start(by, *from).is_ok()).any(|from| {
            let came_from = self.walk(from, |stack| self.is_lyngk_point_for(from, stack));
            Point::all().any(|to| to != from && came_from[to.index()].is_some() && self.referee_landing(from, to).is_ok())
        })
    }

    fn referee_start(&self, by: Seat, at: Point) -> Result<(), IllegalMove> {
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

    fn referee_target(&self, from: Point, to: Point) -> Result<(), IllegalMove> {
        if from == to {
            return Err(IllegalMove::StaysWhereItIs { at: from });
        }
        if self.stack(to).is_empty() {
            return Err(IllegalMove::LandsOnNothing { at: to });
        }
        Ok(())
    }

    fn referee_way(&self, by: Seat, from: Point, to: Point) -> Result<(), IllegalMove> {
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

    fn referee_landing(&self, from: Point, to: Point) -> Result<(), IllegalMove> {
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
        if let Some(colour) = (upper.colours() & lower.colours()).into_iter().next() {
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

/// The LYNGK-rule, for showing and for the referee.
impl State {
    /// A shortest way for the stack at `from` to reach `to`: `from`, the LYNGK-points between, `to`. Empty if there is none.
    ///
    /// Whether it may land there is another question.
    pub fn way(&self, from: Point, to: Point) -> Way {
        self.way_by(from, to, |stack| self.is_lyngk_point_for(from, stack))
    }

    /// LYNGK F2: the stacks connected with the one at `at` by its claimed top colour, itself included. Empty for a neutral
    /// colour, a joker and an empty point.
    pub fn network(&self, at: Point) -> Points {
        match self.stack(at).top_colour() {
            Some(colour) if self.owner(colour).is_some() => self.board.network(colour, at).0,
            _ => Points::EMPTY,
        }
    }

    /// LYNGK F2: for each colour a seat has claimed, the groups of stacks that are connected.
    pub fn networks(&self, seat: Seat) -> ArrayVec<(Colour, Points), 16> {
        let mut networks = ArrayVec::new();
        for colour in self.claims(seat) {
            let mut left = self.board.topped(colour);
            while let Some(first) = left.first() {
                let (network, _) = self.board.network(colour, first);
                left -= network;
                // Two colours of eight pieces each cannot make more than sixteen groups.
                let _ = networks.try_push((colour, network));
            }
        }
        networks
    }

    /// LYNGK F2: the pairs of stacks that are joined by a colour that a seat has claimed, the smaller point first.
    pub fn links(&self, seat: Seat) -> impl Iterator<Item = (Point, Point)> {
        self.claims(seat).flat_map(move |colour| {
            let topped = self.board.topped(colour);
            let joined = move |at: Point| (topped & self.board.in_reach(at)).filter(move |other| at < *other).map(move |other| (at, other));
            topped.flat_map(joined)
        })
    }

    /// LYNGK F1, F4: whether `stack` is a LYNGK-point for the one at `from`.
    fn is_lyngk_point_for(&self, from: Point, stack: Stack) -> bool {
        stack.top_colour().is_some_and(|colour| self.stack(from).top_colour() == Some(colour) && self.owner(colour).is_some())
    }

    fn way_by(&self, from: Point, to: Point, is_link: impl Fn(Stack) -> bool) -> Way {
        let came_from = self.walk(from, is_link);
        let mut way: Way = core::iter::successors(Some(to), |at| came_from[at.index()].filter(|_| *at != from)).take(Point::COUNT).collect();
        if way.last() != Some(&from) || from == to {
            way.clear();
        }
        way.reverse();
        way
    }

    /// Walks from `from` in straight lines, onward from wherever `is_link` allows it, nearest first. Returns for each
    /// stack reached the one before it.
    fn walk(&self, from: Point, is_link: impl Fn(Stack) -> bool) -> [Option<Point>; Point::COUNT] {
        let mut came_from = [None; Point::COUNT];
        let mut queue = Way::new();
        queue.push(from);
        let mut next = 0;
        while let Some(&at) = queue.get(next) {
            next += 1;
            for reached in (0..6).filter_map(|direction| self.board.nearest(at, direction)) {
                if reached != from && came_from[reached.index()].is_none() {
                    came_from[reached.index()] = Some(at);
                    if is_link(self.stack(reached)) {
                        queue.push(reached);
                    }
                }
            }
        }
        came_from
    }
}
