//! The cards: single ones, heaps of them, and sets.
//!
//! The one thing to know: equal cards are the same card. A heap whose order does not matter is therefore only fourteen
//! counts, which [`Cards`] packs into one word, four bits each, so that adding and removing are one addition.

use crate::game::MAX_SEATS;

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
pub struct Card(pub(super) u8);

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
    pub const EMPTY: Cards = Cards(0);
    /// All 109.
    pub const DECK: Cards = Cards(0x58_8888_8888_8888);
    /// The most of one face that a heap can count; the deck has at most eight.
    pub const MOST_OF_A_FACE: u8 = 15;

    const JOKERS: u64 = 15 << Card::JOKER.shift();
    /// One of every face that sixteen counts have room for.
    const ONE_EACH: u64 = 0x1111_1111_1111_1111;
    /// Every second count, with room above each for a carry.
    const EVERY_SECOND: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    const ONE_EACH_SECOND: u64 = 0x0101_0101_0101_0101;
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
        (pairs.wrapping_mul(Cards::ONE_EACH_SECOND) >> 56) as usize
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

    /// How many faces are there, of at most seven cards: the row has no more.
    pub(super) const fn count_faces(self) -> usize {
        (self.faces_up_to_each() >> 60) as usize
    }

    /// The face with this number, rising from 0, of at most seven cards. Without a branch, because which one is as good as random.
    pub(super) const fn nth_face(self, number: usize) -> Card {
        let enough = (self.faces_up_to_each() | (8 * Cards::ONE_EACH)) - (number as u64 + 1) * Cards::ONE_EACH;
        Card(((enough & (8 * Cards::ONE_EACH)).trailing_zeros() / 4) as u8 + 1)
    }

    /// In the place of each count, how many faces up to this one are there.
    const fn faces_up_to_each(self) -> u64 {
        let pairs = self.0 | self.0 >> 1;
        ((pairs | pairs >> 2) & Cards::ONE_EACH).wrapping_mul(Cards::ONE_EACH)
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

    /// The one of those ways that has this number, counted from 0. It means nothing where there are not so many.
    pub(super) const fn nth_of_one_face(self, number: usize) -> Cards {
        // Which two faces, then which of the two: without a branch, because it is as good as random.
        let (even, odd) = (self.0 & Cards::EVERY_SECOND, self.0 >> 4 & Cards::EVERY_SECOND);
        let sums = (even + odd).wrapping_mul(Cards::ONE_EACH_SECOND);
        let enough = ((sums | Cards::CARRIES) - (number as u64 + 1) * Cards::ONE_EACH_SECOND) & Cards::CARRIES;
        let pair = enough.trailing_zeros() & 56;
        let number = (number as u64).wrapping_sub((sums << 8) >> pair & 0xff);
        let first = even >> pair & 15;
        let (shift, number) = if number < first { (pair, number) } else { (pair + 4, number.wrapping_sub(first)) };
        Cards((number.wrapping_add(1) & 15) << shift)
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
        cards.into_iter().fold(Cards::EMPTY, |all, card| all.plus(Cards::of(card, 1)))
    }
}

/// LINKO 2: one or more cards of one value with any number of jokers, or jokers alone.
///
/// Bits 8–11 count its cards, thirteen at most, bits 4–7 are its value (14 for jokers alone), bits 0–3 count its jokers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set(pub(super) u16);

impl Set {
    /// A place without a set. It attacks nothing and nothing attacks it.
    pub(super) const EMPTY: Set = Set(0);

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
