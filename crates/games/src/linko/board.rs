//! Where the cards lie that are in no hand: the sets in front of each player, and the pile.
//!
//! The one thing to know: only the pile has an order, and only the sets in front of a player have boundaries.

use super::pieces::{Card, Cards, DECK, MAX_PILE, MAX_PLAYERS, Set};
use crate::game::Seat;

/// The top set of every seat, twelve bits each, that of seat 0 lowest. A seat that has none, or is none, has [`Set::EMPTY`].
#[derive(Clone, Copy)]
struct Tops(u64);

impl Tops {
    const LANE: u8 = 12;
    /// The lowest bit of every lane.
    const ONES: u64 = 1 | 1 << 12 | 1 << 24 | 1 << 36 | 1 << 48;

    fn shift(seat: Seat) -> u8 {
        seat.0.min(MAX_PLAYERS as u8) * Tops::LANE
    }

    fn get(self, seat: Seat) -> Set {
        Set((self.0 >> Tops::shift(seat) & 0xfff) as u16)
    }

    fn put(&mut self, seat: Seat, set: Set) {
        self.0 = self.0 & !(0xfff << Tops::shift(seat)) | u64::from(set.0) << Tops::shift(seat);
    }

    /// LINKO 5: the seats whose set is attacked by that of `seat`, a bit each. Who is attacked is as good as random, so this has no branch.
    fn attacked_by(self, seat: Seat) -> u32 {
        // A set without its jokers: four bits count its cards, four are its value. The bit above is borrowed from when less than the
        // smallest set with as many cards is there, and then when its value is below the attacker's.
        let sets = self.0 >> 4 & (0xff * Tops::ONES);
        let attacker = sets >> Tops::shift(seat);
        let enough = (sets | (0x100 * Tops::ONES)) - (attacker & 0xf0) * Tops::ONES;
        let weaker = !(enough - (attacker & 0xf) * Tops::ONES);
        let attacked = (enough & weaker) >> 8 & Tops::ONES;
        // Moves the lowest bits of the lanes side by side.
        const GATHER: u64 = 1 << 48 | 1 << 37 | 1 << 26 | 1 << 15 | 1 << 4;
        (attacked.wrapping_mul(GATHER) >> 48) as u32 & 0x1f
    }
}

/// The sets in front of every player.
///
/// The top sets are kept apart, because only they are attacked. Those below share one array for all players: a set
/// has at least one card, so there are never more sets than cards. Each knows the place of the one below it, so that laying
/// and removing move nothing else; and the places not in use are chained in the same way.
#[derive(Clone)]
pub struct Table {
    tops: Tops,
    covered: [Set; DECK],
    /// For each place in `covered` the place of the set below, or of the next place not in use; [`Table::NOWHERE`] for none.
    below: [u8; DECK],
    /// For each seat the place of the set below its top set.
    below_top: [u8; MAX_PLAYERS],
    /// The first place not in use.
    free: u8,
}

impl Table {
    /// Nothing laid yet.
    pub const EMPTY: Table = {
        let mut below = [Table::NOWHERE; DECK];
        let mut place = 0;
        while place + 1 < DECK {
            below[place] = place as u8 + 1;
            place += 1;
        }
        let (tops, covered) = (Tops(0), [Set::EMPTY; DECK]);
        Table { tops, covered, below, below_top: [Table::NOWHERE; MAX_PLAYERS], free: 0 }
    };

    const NOWHERE: u8 = DECK as u8;

    /// The sets in front of `seat`, top first.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = Set> + Clone + '_ {
        let mut place = self.below_top.get(seat.index()).copied().unwrap_or(Table::NOWHERE);
        let covered = core::iter::from_fn(move || {
            let set = *self.covered.get(usize::from(place))?;
            place = self.below[usize::from(place)];
            Some(set)
        });
        self.top(seat).into_iter().chain(covered)
    }

    /// The set on top in front of `seat`.
    pub fn top(&self, seat: Seat) -> Option<Set> {
        Some(self.tops.get(seat)).filter(|top| *top != Set::EMPTY)
    }

    /// LINKO 5: the seats whose top set is attacked by that of `seat`; bit `n` is set for seat `n`.
    pub(super) fn attacked_by(&self, seat: Seat) -> u32 {
        self.tops.attacked_by(seat)
    }

    /// LINKO 9: how many cards lie in front of `seat`.
    pub fn count(&self, seat: Seat) -> usize {
        self.of(seat).map(|set| usize::from(set.count())).sum()
    }

    /// Every card in front of `seat`.
    pub fn cards(&self, seat: Seat) -> Cards {
        self.of(seat).fold(Cards::EMPTY, |all, set| all.plus(set.cards()))
    }

    /// LINKO 2: lays `set` on top of the sets in front of `seat`.
    pub(super) fn lay(&mut self, seat: Seat, set: Set) {
        let top = self.tops.get(seat);
        self.tops.put(seat, set);
        let place = usize::from(self.free);
        if top != Set::EMPTY && place < DECK {
            self.covered[place] = top;
            self.free = core::mem::replace(&mut self.below[place], self.below_top[seat.index()]);
            self.below_top[seat.index()] = place as u8;
        }
    }

    /// Removes the top set in front of `seat` whole [LINKO 6].
    pub(super) fn remove(&mut self, seat: Seat) -> Option<Set> {
        let top = self.top(seat)?;
        let place = usize::from(self.below_top[seat.index()]);
        if place < DECK {
            self.tops.put(seat, self.covered[place]);
            self.below_top[seat.index()] = core::mem::replace(&mut self.below[place], self.free);
            self.free = place as u8;
        } else {
            self.tops.put(seat, Set::EMPTY);
        }
        Some(top)
    }
}

impl PartialEq for Table {
    /// Where in memory a set lies makes no difference.
    fn eq(&self, other: &Table) -> bool {
        (0..MAX_PLAYERS as u8).map(Seat).all(|seat| self.of(seat).eq(other.of(seat)))
    }
}

impl Eq for Table {}

const PILE_WORDS: usize = MAX_PILE.div_ceil(16);

/// The pile, face down. Four bits a card, the bottom first; places not in use are 0.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Pile {
    words: [u64; PILE_WORDS],
    len: u8,
}

impl Pile {
    /// A pile of these cards, given from top to bottom. Cards beyond [`MAX_PILE`] are left out: callers have counted them.
    pub(super) fn from_top(cards: &[Card]) -> Pile {
        let mut pile = Pile { words: [0; PILE_WORDS], len: 0 };
        for card in cards.iter().take(MAX_PILE).rev() {
            pile.words[usize::from(pile.len / 16)] |= u64::from(card.0) << (4 * (pile.len % 16));
            pile.len += 1;
        }
        pile
    }

    pub(super) fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Takes the top card.
    pub(super) fn draw(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        let card = self.at(self.len);
        self.words[usize::from(self.len / 16)] &= !(15 << (4 * (self.len % 16)));
        Some(card)
    }

    /// The cards, top first.
    pub(super) fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        (0..self.len).rev().map(|place| self.at(place))
    }

    fn at(&self, place: u8) -> Card {
        Card((self.words[usize::from(place / 16)] >> (4 * (place % 16)) & 15) as u8)
    }
}
