//! Moves: which are legal, and what they do.
//!
//! Legality is written twice. [`State::legal_moves`] works on sets of points and is fast; [`State::check`] walks the board
//! as a person would, and can say why not. The tests hold one against the other.

use super::board::{Point, Points};
use super::pieces::{Colour, ColourSet, Stack};
use super::state::{Phase, State, Variant, opponent};
use crate::game::Seat;
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

    /// Moves are written in groups of this size, wanted or not: that is quicker than finding out how many there are.
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

/// Which moves are legal.
impl State {
    pub(super) fn legal_moves(&self, moves: &mut Moves) {
        moves.len = 0;
        let Some(by) = self.phase.to_act() else { return };
        let fits = Fits::new(self);
        self.any_start(by, &fits, |from, landings| {
            moves.add(from, landings);
            false
        });
        let can_move = !moves.is_empty();
        self.claimable(by, can_move, &fits).iter().for_each(|colour| moves.push(Move::Claim(colour)));
    }

    /// The landings of each start are counted, and only the chosen one is looked up.
    #[inline]
    pub(super) fn choose_legal(&self, choose: impl FnOnce(usize) -> usize) -> Option<Move> {
        let by = self.phase.to_act()?;
        let fits = Fits::new(self);
        let (mut starts, mut landings, mut known) = ([Point::A3; Point::COUNT], [Points::EMPTY; Point::COUNT], 0);
        self.any_start(by, &fits, |from, to| {
            if let (Some(start), Some(landing)) = (starts.get_mut(known), landings.get_mut(known)) {
                (*start, *landing) = (from, to);
                known += 1;
            }
            false
        });
        // Counted in a loop of its own, several at once.
        let mut counts = [0; Point::COUNT];
        counts.iter_mut().zip(&landings[..known]).for_each(|(count, landings)| *count = landings.len());
        let moves = counts[..known].iter().sum();
        let claims = self.claimable(by, moves > 0, &fits);
        let mut index = choose(moves + claims.len());
        if index >= moves {
            return claims.iter().nth(index - moves).map(Move::Claim);
        }
        let place = counts.iter().position(|&count| {
            let here = index < count;
            index -= if here { 0 } else { count };
            here
        })?;
        landings[place].iter().nth(index).map(|to| Move::Stack { from: starts[place], to })
    }

    /// The colours that a seat on turn can claim.
    fn claimable(&self, by: Seat, can_move: bool, fits: &Fits) -> ColourSet {
        if !matches!(self.phase, Phase::Turn { .. }) || self.claims[by.index()].is_full() {
            return ColourSet::EMPTY;
        }
        // A claim takes no move away from its maker, so where there is a move any claim can be followed by one.
        // LYNGK E11: where there is none, only the claims that make one possible are left.
        let possible = self.neutral().iter().filter(|colour| can_move || self.could_move_claimed(*colour, fits));
        possible.fold(ColourSet::EMPTY, |set, colour| set | ColourSet::only(colour))
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
            || !self.claims[seat.index()].is_full() && self.neutral().iter().any(|colour| self.could_move_claimed(colour, &fits))
    }

    /// LYNGK E6: whether a neutral single piece could land on another single piece, which is open to both seats. It is asked first because
    /// through most of a game the answer is yes, and soon found.
    fn singles_can_move(&self) -> bool {
        let singles = self.board.of_height(1);
        self.neutral().iter().any(|colour| {
            let below = singles - self.board.holding(colour);
            (self.board.topped(colour) & singles).iter().any(|from| !(self.board.in_reach(from) & below).is_empty())
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
        let neutral = self.board.topped_by(ColourSet::ALL - own - theirs);
        neutral.iter().any(|from| found(from, self.board.in_reach(from) & fits.below_neutral(self.stack(from))))
            || own.iter().any(|colour| self.any_claimed_start(colour, fits, &mut found))
    }

    #[inline]
    fn any_claimed_start(&self, colour: Colour, fits: &Fits, found: &mut impl FnMut(Point, Points) -> bool) -> bool {
        let mut left = self.board.topped(colour);
        while let Some(first) = left.first() {
            let (network, in_reach) = self.board.network(colour, first);
            left -= network;
            if network.iter().any(|from| found(from, in_reach & fits.below_claimed(self.stack(from)))) {
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

/// What a move does.
impl State {
    pub(super) fn play_unchecked(&mut self, chosen: Move) {
        match chosen {
            Move::Claim(colour) => self.claim(colour),
            Move::Stack { from, to } => self.move_stack(from, to),
        }
    }

    pub(super) fn claim(&mut self, colour: Colour) {
        if let Some(by) = self.phase.to_act() {
            self.claims[by.index()].push(colour);
            self.phase = Phase::Claimed { by };
        }
    }

    fn move_stack(&mut self, from: Point, to: Point) {
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
            let joined =
                move |at: Point| (topped & self.board.in_reach(at)).iter().filter(move |other| at < *other).map(move |other| (at, other));
            topped.iter().flat_map(joined)
        })
    }

    /// LYNGK F1, F4: whether `stack` is a LYNGK-point for the one at `from`.
    pub(super) fn is_lyngk_point_for(&self, from: Point, stack: Stack) -> bool {
        stack.top_colour().is_some_and(|colour| self.stack(from).top_colour() == Some(colour) && self.owner(colour).is_some())
    }

    pub(super) fn way_by(&self, from: Point, to: Point, is_link: impl Fn(Stack) -> bool) -> Way {
        let came_from = self.walk(from, is_link);
        let mut way: Way =
            core::iter::successors(Some(to), |at| came_from[at.index()].filter(|_| *at != from)).take(Point::COUNT).collect();
        if way.last() != Some(&from) || from == to {
            way.clear();
        }
        way.reverse();
        way
    }

    /// Walks from `from` in straight lines, onward from wherever `is_link` allows it, nearest first. Returns for each
    /// stack reached the one before it.
    pub(super) fn walk(&self, from: Point, is_link: impl Fn(Stack) -> bool) -> [Option<Point>; Point::COUNT] {
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
