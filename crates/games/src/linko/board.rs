//! The cards and where they lie: single cards, heaps of them, sets, the sets in front of each player, the pile.
//!
//! The one thing to know: equal cards are the same card. A heap whose order does not matter is therefore only fourteen
//! counts, which [`Cards`] packs into one word, four bits each, so that adding and removing are one addition. Only the
//! pile has an order, and only the sets in front of a player have boundaries.

use crate::game::{MAX_SEATS, Seat};

/// LINKO 1: how many cards there are, jokers included.
pub const DECK: usize = 109;
/// LINKO 1: how many cards each player is dealt.
pub const HAND: usize = 13;
/// LINKO 1: how many cards lie in the row when it is full.
pub const ROW: usize = 6;
/// The fewest players.
pub const MIN_PLAYERS: usize = 2;
/// The most players.
pub const MAX_PLAYERS: usize = MAX_SEATS;
/// The largest pile: what two players leave. It only shrinks from there.
pub const MAX_PILE: usize = pile_dealt(MIN_PLAYERS);

/// LINKO 1: how many cards are left for the pile.
pub const fn pile_dealt(players: usize) -> usize {
    DECK - HAND * players - ROW
}

/// The face of a card. Cards are ordered by what they are worth alone: jokers above 13 [LINKO 3].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    /// The `X`.
    pub const JOKER: Card = Card(14);

    /// Every face there is, 1 to 13 and the joker.
    pub const ALL: [Card; 14] = {
        let mut all = [Card::JOKER; 14];
        let mut n = 0;
        while n < 13 {
            all[n] = Card(n as u8 + 1);
            n += 1;
        }
        all
    };

    /// The card with this number, 1 to 13.
    pub const fn numbered(number: u8) -> Option<Card> {
        match number {
            1..=13 => Some(Card(number)),
            _ => None,
        }
    }

    /// The number on it, unless it is a joker.
    pub const fn number(self) -> Option<u8> {
        if self.is_joker() { None } else { Some(self.0) }
    }

    /// Whether it is an `X`.
    pub const fn is_joker(self) -> bool {
        self.0 == Card::JOKER.0
    }

    /// LINKO 1: how many of them the deck has.
    pub const fn copies(self) -> u8 {
        if self.is_joker() { 5 } else { 8 }
    }

    /// Its place in [`Card::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Where its count lies in [`Cards`].
    const fn shift(self) -> u32 {
        4 * (self.0 as u32 - 1)
    }
}

/// A heap of cards without order: how many there are of each face, at most 15.
///
/// Bits 0–3 count the 1s, bits 4–7 the 2s … bits 52–55 the jokers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// All 109.
    pub const DECK: Cards = Cards(0x58_8888_8888_8888);
    /// The most of one face that a heap can count; the deck has at most eight.
    pub const MOST_OF_A_FACE: u8 = 15;

    const JOKERS: u64 = 15 << Card::JOKER.shift();
    /// Every second count, with room above each for a carry.
    const EVERY_SECOND: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    const CARRIES: u64 = 0x8080_8080_8080_8080;

    /// `count` times this card; at most 15 times.
    pub const fn of(card: Card, count: u8) -> Cards {
        let count = if count > Cards::MOST_OF_A_FACE { Cards::MOST_OF_A_FACE } else { count };
        Cards((count as u64) << card.shift())
    }

    /// How many there are of this card.
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> card.shift() & 15) as u8
    }

    /// How many cards there are.
    pub const fn len(self) -> usize {
        let pairs = (self.0 & Cards::EVERY_SECOND) + (self.0 >> 4 & Cards::EVERY_SECOND);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Both heaps together. They come from one deck, so no face can be counted beyond 15.
    #[must_use]
    pub const fn plus(self, more: Cards) -> Cards {
        Cards(self.0.wrapping_add(more.0))
    }

    /// What is left without `fewer`, all of which must be there.
    #[must_use]
    pub const fn without(self, fewer: Cards) -> Cards {
        Cards(self.0.wrapping_sub(fewer.0))
    }

    /// What is left without `fewer`, where some of `fewer` may not be there: of each face, as many as are there are removed.
    #[must_use]
    pub const fn less(self, fewer: Cards) -> Cards {
        let even = less_every_second(self.0 & Cards::EVERY_SECOND, fewer.0 & Cards::EVERY_SECOND);
        let odd = less_every_second(self.0 >> 4 & Cards::EVERY_SECOND, fewer.0 >> 4 & Cards::EVERY_SECOND);
        Cards(even | odd << 4)
    }

    /// Whether all of `others` are among these.
    pub const fn contains(self, others: Cards) -> bool {
        others.less(self).is_empty()
    }

    /// The numbered cards among them.
    #[must_use]
    pub const fn numbered(self) -> Cards {
        Cards(self.0 & !Cards::JOKERS)
    }

    /// Every way to choose one or more cards of one face: for `3+3+7` that is `3`, `3+3` and `7`.
    pub(super) fn of_one_face(self) -> impl Iterator<Item = Cards> {
        let mut left = self.0;
        // No branch depends on how often a face is there: this is the innermost loop of every playout.
        (0..self.len()).map(move |_| {
            let shift = left.trailing_zeros() & 60;
            left -= 1 << shift;
            Cards((self.0 - left) & 15 << shift)
        })
    }

    /// The lowest face among them, numbered cards before jokers.
    pub const fn lowest(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card((self.0.trailing_zeros() / 4) as u8 + 1)) }
    }

    /// The same cards without those of this face.
    #[must_use]
    pub const fn without_face(self, card: Card) -> Cards {
        Cards(self.0 & !(15 << card.shift()))
    }

    /// Each face that is there, rising, with its count.
    pub fn faces(self) -> impl Iterator<Item = (Card, u8)> + Clone {
        let mut left = self;
        core::iter::from_fn(move || {
            let face = left.lowest()?;
            let count = left.count(face);
            left = left.without_face(face);
            Some((face, count))
        })
    }

    /// Each card, rising, jokers last.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.faces().flat_map(|(card, count)| core::iter::repeat_n(card, usize::from(count)))
    }
}

/// [`Cards::less`] for counts with four free bits above each: a count that would go below zero uses up its carry.
const fn less_every_second(from: u64, fewer: u64) -> u64 {
    let difference = (from | Cards::CARRIES) - fewer;
    let not_negative = (difference & Cards::CARRIES) >> 7;
    difference & (not_negative * 15)
}

impl FromIterator<Card> for Cards {
    /// Counts them. The caller knows that there are at most 15 of a face.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |all, card| all.plus(Cards::of(card, 1)))
    }
}

/// LINKO 2: one or more cards of one value with any number of jokers, or jokers alone.
///
/// Bits 8–12 count its cards, bits 4–7 are its value (14 for jokers alone), bits 0–3 count its jokers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set(u16);

impl Set {
    /// A place without a set. It attacks nothing and nothing attacks it.
    const EMPTY: Set = Set(0);

    /// These cards as a set, if they are one.
    pub const fn from_cards(cards: Cards) -> Option<Set> {
        let Some(value) = cards.lowest() else { return None };
        let jokers = cards.count(Card::JOKER);
        let numbered = if value.is_joker() { 0 } else { cards.count(value) };
        if !cards.numbered().without_face(value).is_empty() {
            return None;
        }
        Some(Set(((numbered + jokers) as u16) << 8 | (value.0 as u16) << 4 | jokers as u16))
    }

    /// LINKO 3: the value of its numbered cards; jokers alone rank above 13.
    pub const fn value(self) -> Card {
        Card((self.0 >> 4 & 15) as u8)
    }

    /// How many cards it has.
    pub const fn count(self) -> u8 {
        (self.0 >> 8) as u8
    }

    /// How many of them are jokers.
    pub const fn jokers(self) -> u8 {
        (self.0 & 15) as u8
    }

    /// The cards it is made of.
    pub const fn cards(self) -> Cards {
        Cards::of(Card::JOKER, self.jokers()).plus(Cards::of(self.value(), self.count() - self.jokers()))
    }

    /// LINKO 5: as many cards and a strictly higher value.
    pub const fn attacks(self, other: Set) -> bool {
        (self.count() == other.count()) & (self.0 >> 4 > other.0 >> 4)
    }
}

/// The sets in front of every player.
///
/// The top sets are kept apart, because only they are attacked. Those below share one array, whoever they belong to: a set
/// has at least one card, so there are never more sets than cards. Each knows the place of the one below it, so that laying
/// and removing move nothing else; and the places not in use are chained in the same way.
#[derive(Clone)]
pub struct Table {
    tops: [Set; MAX_PLAYERS],
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
        let (tops, covered) = ([Set::EMPTY; MAX_PLAYERS], [Set::EMPTY; DECK]);
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
        self.tops.get(seat.index()).copied().filter(|top| *top != Set::EMPTY)
    }

    /// LINKO 5: the seats whose top set is attacked by that of `seat`; bit `n` is set for seat `n`.
    pub(super) fn attacked_by(&self, seat: Seat) -> u32 {
        // Who is attacked is as good as random, so this has no branch.
        let laid = self.tops[seat.index()];
        (0..MAX_PLAYERS).fold(0, |attacked, seat| attacked | u32::from(laid.attacks(self.tops[seat])) << seat)
    }

    /// LINKO 9: how many cards lie in front of `seat`.
    pub fn count(&self, seat: Seat) -> usize {
        self.of(seat).map(|set| usize::from(set.count())).sum()
    }

    /// Every card in front of `seat`.
    pub fn cards(&self, seat: Seat) -> Cards {
        self.of(seat).fold(Cards::NONE, |all, set| all.plus(set.cards()))
    }

    /// LINKO 2: lays `set` on top of the sets in front of `seat`.
    pub(super) fn lay(&mut self, seat: Seat, set: Set) {
        let top = core::mem::replace(&mut self.tops[seat.index()], set);
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
            self.tops[seat.index()] = self.covered[place];
            self.below_top[seat.index()] = core::mem::replace(&mut self.below[place], self.free);
            self.free = place as u8;
        } else {
            self.tops[seat.index()] = Set::EMPTY;
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
