//! Moves: which are legal, and what they do.
//!
//! The one thing to know: what is legal depends on the public part and the hand of the seat that decides, on nothing
//! else. A player's own view therefore gives the same answers as the state, through the same two functions.

use super::pieces::{Card, Cards, ROW, Set};
use super::state::{Phase, Public, State};
use crate::game::Seat;
use arrayvec::ArrayVec;

/// One decision. Whose it is follows from the position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// LINKO 2: lay these cards as a set.
    Lay(Cards),
    /// LINKO 6: take the attacked set into hand.
    Take,
    /// LINKO 6: leave the attacked set to its owner, who takes it back or discards it.
    Leave,
    /// LINKO 6: take back into hand the set that the attacker left.
    Reclaim,
    /// LINKO 6: discard the set that the attacker left, and draw as many cards.
    Discard,
    /// LINKO 7: draw the top card of the pile.
    Pile,
    /// LINKO 7: draw this card from the row.
    Row(Card),
}

/// The most choices a decision has: a lay from a hand of all 109 cards. Each of the 13 · 8 ways to choose numbered cards
/// goes with 0 to 5 jokers, and 1 to 5 jokers go alone.
pub const MAX_CHOICES: usize = 13 * 8 * (5 + 1) + 5;

/// Room for the legal moves of any position.
pub type Moves = ArrayVec<Move, MAX_CHOICES>;

/// What a seat needs to know to say what it may do: the public part, its own hand, and whether there is a pile.
pub(super) struct Chooser<'a> {
    pub(super) public: &'a Public,
    /// The hand of the seat that decides. Only the player on turn is asked for cards of it, to lay them.
    pub(super) hand: Cards,
    pub(super) pile_is_empty: bool,
}

impl Chooser<'_> {
    /// All legal moves, each once.
    pub(super) fn legal_moves(&self, moves: &mut Moves) {
        moves.clear();
        match self.public.phase {
            Phase::Lay => lays(self.hand, moves),
            Phase::Attack { .. } => moves.extend([Move::Take, Move::Leave]),
            Phase::Answer { .. } => moves.extend([Move::Reclaim, Move::Discard]),
            Phase::Draw { .. } => {
                // LINKO 7: an empty pile is no choice, and equal cards in the row are one.
                if !self.pile_is_empty {
                    moves.push(Move::Pile);
                }
                let mut row = self.public.row;
                while let Some(card) = row.lowest() {
                    moves.push(Move::Row(card));
                    row = row.without_face(card);
                }
            }
            Phase::Over => {}
        }
    }
}

impl Chooser<'_> {
    /// Only the chosen move is looked up, from all legal moves in their order.
    #[inline]
    pub(super) fn choose(&self, choose: impl FnOnce(usize) -> usize) -> Option<Move> {
        match self.public.phase {
            Phase::Lay => {
                let numbered = self.hand.numbered();
                // The sets with equally many jokers are a group, and each but the first ends with these jokers alone.
                let group = numbered.len() + 1;
                let most_jokers = usize::from(self.hand.count(Card::JOKER));
                let index = choose(group * (most_jokers + 1) - 1) as u32 + 1;
                let (jokers, index) = (index / group as u32, (index % group as u32) as usize);
                let index = if jokers == 0 { index - 1 } else { index };
                let cards = if index < numbered.len() { numbered.nth_of_one_face(index) } else { Cards::EMPTY };
                Some(Move::Lay(cards.plus(Cards::of(Card::JOKER, jokers as u8))))
            }
            Phase::Attack { .. } => Some([Move::Take, Move::Leave][choose(2) % 2]),
            Phase::Answer { .. } => Some([Move::Reclaim, Move::Discard][choose(2) % 2]),
            Phase::Draw { .. } => {
                let piles = usize::from(!self.pile_is_empty);
                let row = self.public.row;
                match choose(piles + row.count_faces()).checked_sub(piles) {
                    None => Some(Move::Pile),
                    Some(index) => Some(Move::Row(row.nth_face(index))),
                }
            }
            Phase::Over => None,
        }
    }
}

/// LINKO 2: every set that can be laid from `hand`.
fn lays(hand: Cards, moves: &mut Moves) {
    let numbered = hand.numbered();
    for jokers in 0..=hand.count(Card::JOKER) {
        let jokers = Cards::of(Card::JOKER, jokers);
        moves.extend(numbered.of_one_face().map(|cards| Move::Lay(cards.plus(jokers))));
        if !jokers.is_empty() {
            moves.push(Move::Lay(jokers));
        }
    }
}

impl State {
    /// This position, as the seat that decides sees it.
    pub(super) fn chooser(&self) -> Chooser<'_> {
        Chooser { public: &self.public, hand: self.hands[self.public.turn.index()], pile_is_empty: self.pile.is_empty() }
    }

    pub(super) fn legal_moves(&self, moves: &mut Moves) {
        self.chooser().legal_moves(moves);
    }

    /// Does what a legal move says; any other move does nothing.
    pub(super) fn play_unchecked(&mut self, chosen: Move) {
        match (self.public.phase, chosen) {
            (Phase::Lay, Move::Lay(cards)) => self.lay(cards),
            (Phase::Attack { owner }, Move::Take) => {
                let set = self.remove_top(owner);
                self.add_in_the_open(self.public.turn, set);
                self.public.phase = Phase::Draw { owner, owed: set.len() as u8 };
            }
            (Phase::Attack { owner }, Move::Leave) => self.public.phase = Phase::Answer { owner },
            (Phase::Answer { owner }, Move::Reclaim) => {
                let set = self.remove_top(owner);
                self.add_in_the_open(owner, set);
                self.look_at_opponents_after(owner);
            }
            (Phase::Answer { owner }, Move::Discard) => {
                let set = self.remove_top(owner);
                self.public.discard = self.public.discard.plus(set);
                self.public.phase = Phase::Draw { owner, owed: set.len() as u8 };
            }
            (Phase::Draw { owner, owed }, Move::Pile) => {
                // LINKO 11: only the owner knows this card.
                let Some(card) = self.pile.draw() else { return };
                self.hands[owner.index()] = self.hands[owner.index()].plus(Cards::of(card, 1));
                self.after_drawing(owner, owed);
            }
            (Phase::Draw { owner, owed }, Move::Row(card)) if self.public.row.count(card) > 0 => {
                self.public.row = self.public.row.without(Cards::of(card, 1));
                self.add_in_the_open(owner, Cards::of(card, 1));
                self.after_drawing(owner, owed);
            }
            _ => {}
        }
    }

    /// LINKO 2, 4.
    fn lay(&mut self, cards: Cards) {
        let seat = self.public.turn;
        let hand = &mut self.hands[seat.index()];
        let Some(set) = Set::from_cards(cards).filter(|_| hand.contains(cards)) else { return };
        *hand = hand.without(cards);
        self.public.table.lay(seat, set);
        // LINKO 11: equal cards are the same card, so the cards laid are first of all those known to be there.
        let known = &mut self.public.known[seat.index()];
        *known = known.less(cards);
        if self.hands[seat.index()].is_empty() {
            self.end();
        } else {
            self.look_at_opponents_after(seat);
        }
    }

    /// LINKO 5: goes on clockwise to the next opponent whose top set is attacked, or ends the turn. Each is looked at once,
    /// when those before are settled.
    fn look_at_opponents_after(&mut self, settled: Seat) {
        let Public { options, turn, .. } = self.public;
        let attacked = self.public.table.attacked_by(turn);
        // Written twice in a row, the seats follow each other clockwise across the end of the table.
        let ahead = (attacked | attacked << options.players()) >> (settled.0 + 1);
        let next = settled.index() + 1 + ahead.trailing_zeros() as usize;
        let round = options.players();
        let end = if settled < turn { turn.index() } else { turn.index() + round };
        if next < end {
            let owner = Seat(if next < round { next } else { next - round } as u8);
            self.public.phase = Phase::Attack { owner };
        } else {
            self.public.turn = options.after(turn);
            self.public.phase = Phase::Lay;
        }
    }

    /// LINKO 7, 8: the end, the next card, or the refilled row and the next opponent.
    fn after_drawing(&mut self, owner: Seat, owed: u8) {
        if self.public.row.is_empty() && self.pile.is_empty() {
            self.end();
        } else if owed > 1 {
            self.public.phase = Phase::Draw { owner, owed: owed - 1 };
        } else {
            for _ in self.public.row.len()..ROW {
                let Some(card) = self.pile.draw() else { break };
                self.public.row = self.public.row.plus(Cards::of(card, 1));
            }
            self.look_at_opponents_after(owner);
        }
    }

    /// The end: the hands are laid open and counted.
    fn end(&mut self) {
        self.public.phase = Phase::Over;
        self.public.known = self.hands;
    }

    /// LINKO 6: a set goes whole.
    fn remove_top(&mut self, owner: Seat) -> Cards {
        self.public.table.remove(owner).map_or(Cards::EMPTY, Set::cards)
    }

    /// LINKO 11: cards that everybody sees going into a hand.
    fn add_in_the_open(&mut self, seat: Seat, cards: Cards) {
        self.hands[seat.index()] = self.hands[seat.index()].plus(cards);
        self.public.known[seat.index()] = self.public.known[seat.index()].plus(cards);
    }
}
