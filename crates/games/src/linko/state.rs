//! Options, deal, state and phase.
//!
//! The one thing to know: a [`State`] is a [`Public`] part, which everybody sees, plus the hands and the pile. A view is
//! the same public part plus one hand, so nothing hidden can slip into it.

use super::board::{Pile, Table};
use super::pieces::{Card, Cards, DECK, HAND, MAX_PLAYERS, MIN_PLAYERS, ROW, Set};
use super::setup::{SetupError, miscounted};
use crate::chance::Generator;
use crate::game::{Outcome, Seat, Status};
use alloc::vec::Vec;
use arrayvec::ArrayVec;

/// What the players agree on: how many they are and who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    pub(super) players: u8,
    pub(super) first: Seat,
}

impl Options {
    /// LINKO 1: two to five players, one of whom begins.
    pub fn new(players: u8, first: Seat) -> Result<Options, Vec<SetupError>> {
        let mut problems = Vec::new();
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&usize::from(players)) {
            problems.push(SetupError::Players { players });
        } else if first.0 >= players {
            problems.push(SetupError::First { first, last: players - 1 });
        }
        if problems.is_empty() { Ok(Options { players, first }) } else { Err(problems) }
    }

    /// How many play.
    pub const fn players(self) -> usize {
        self.players as usize
    }

    /// Who begins.
    pub const fn first(self) -> Seat {
        self.first
    }

    /// Every seat, in order.
    pub fn seats(self) -> impl Iterator<Item = Seat> + Clone {
        (0..self.players).map(Seat)
    }

    /// The next seat clockwise.
    pub const fn after(self, seat: Seat) -> Seat {
        if seat.0 >= self.players - 1 { Seat(0) } else { Seat(seat.0 + 1) }
    }
}

/// Options and the shuffled deck. It holds exactly the cards of LINKO 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    options: Options,
    deck: [Card; DECK],
}

impl Deal {
    /// A deal of this deck, in the order of dealing: 13 cards to each seat, six to the row, the pile from top to bottom.
    pub fn new(options: Options, deck: &[Card]) -> Result<Deal, Vec<SetupError>> {
        let problems = miscounted(deck.iter().copied());
        match deck.try_into() {
            Ok(deck) if problems.is_empty() => Ok(Deal { options, deck }),
            // A deck of another size has some card too often or too rarely, so there is a problem to name.
            _ => Err(problems),
        }
    }

    /// Shuffles the cards, which lie in the order 1 (eight times), 2 … 13, jokers.
    pub(super) fn shuffle(options: Options, chance: &mut Generator) -> Deal {
        let mut deck = [Card::JOKER; DECK];
        deck.iter_mut().zip(Cards::DECK.iter()).for_each(|(place, card)| *place = card);
        chance.shuffle(&mut deck);
        Deal { options, deck }
    }

    /// What the players agreed on.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The deck in the order of dealing.
    pub const fn deck(&self) -> &[Card; DECK] {
        &self.deck
    }
}

/// What is to be decided, and by whom. The player on turn is named beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// LINKO 2: the player on turn lays a set.
    Lay,
    /// LINKO 6: the player on turn takes or leaves the top set of `owner`, which is attacked.
    Attack {
        /// Whose set it is.
        owner: Seat,
    },
    /// LINKO 6: `owner` takes back or discards the top set that the player on turn has left.
    Answer {
        /// Whose set it is.
        owner: Seat,
    },
    /// LINKO 7: `owner`, whose set is gone, draws a card.
    Draw {
        /// Whose set it was.
        owner: Seat,
        /// How many cards are still to be drawn, this one included.
        owed: u8,
    },
    /// LINKO 4, 8: the game has ended.
    Over,
}

/// What everybody at the table sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Public {
    pub(super) options: Options,
    /// The player on turn, who has laid the last set unless the phase is [`Phase::Lay`].
    pub(super) turn: Seat,
    pub(super) phase: Phase,
    pub(super) row: Cards,
    pub(super) discard: Cards,
    /// LINKO 11: cards that everybody knows to be in a hand, because they went there in the open. All of it once the game
    /// is over: the hands are then laid open and counted.
    pub(super) known: [Cards; MAX_PLAYERS],
    pub(super) table: Table,
}

impl Public {
    /// Whose decision it is.
    pub(super) const fn to_move(&self) -> Option<Seat> {
        match self.phase {
            Phase::Lay | Phase::Attack { .. } => Some(self.turn),
            Phase::Answer { owner } | Phase::Draw { owner, .. } => Some(owner),
            Phase::Over => None,
        }
    }

    /// The sets in front of `seat`, bottom first.
    pub(super) fn sets_from_bottom(&self, seat: Seat) -> Vec<Set> {
        let mut sets: Vec<Set> = self.table.of(seat).collect();
        sets.reverse();
        sets
    }

    pub(super) fn status(&self, hand_sizes: [u8; MAX_PLAYERS]) -> Status {
        match self.to_move() {
            Some(seat) => Status::ToMove(seat),
            None => Status::Over(self.outcome(hand_sizes)),
        }
    }

    /// LINKO 9: cards in front minus cards in hand. Most wins; equal scores share the win.
    fn outcome(&self, hand_sizes: [u8; MAX_PLAYERS]) -> Outcome {
        let score = |seat: Seat| self.table.count(seat) as i16 - i16::from(hand_sizes[seat.index()]);
        let scores: ArrayVec<i16, MAX_PLAYERS> = self.options.seats().map(score).collect();
        let most = scores.iter().copied().max();
        Outcome { winners: self.options.seats().filter(|seat| Some(scores[seat.index()]) == most).collect(), scores }
    }
}

/// A game of Linko!, hidden cards included.
#[derive(Clone, PartialEq, Eq)]
pub struct State {
    pub(super) public: Public,
    pub(super) hands: [Cards; MAX_PLAYERS],
    pub(super) pile: Pile,
}

impl State {
    /// LINKO 1: 13 cards each, six face up, the rest the pile.
    pub(super) fn start(deal: &Deal) -> State {
        let (dealt, rest) = deal.deck.split_at(HAND * deal.options.players());
        let (row, pile) = rest.split_at(ROW);
        let mut hands = [Cards::EMPTY; MAX_PLAYERS];
        hands.iter_mut().zip(dealt.chunks_exact(HAND)).for_each(|(hand, cards)| *hand = cards.iter().copied().collect());
        let public = Public {
            options: deal.options,
            turn: deal.options.first,
            phase: Phase::Lay,
            row: row.iter().copied().collect(),
            discard: Cards::EMPTY,
            known: [Cards::EMPTY; MAX_PLAYERS],
            table: Table::EMPTY,
        };
        State { public, hands, pile: Pile::from_top(pile) }
    }

    /// LINKO 11: how many cards each hand has.
    pub(super) fn hand_sizes(&self) -> [u8; MAX_PLAYERS] {
        self.hands.map(|hand| hand.len() as u8)
    }

    pub(super) fn status(&self) -> Status {
        self.public.status(self.hand_sizes())
    }
}

impl core::fmt::Debug for State {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "State({})", self.setup())
    }
}
