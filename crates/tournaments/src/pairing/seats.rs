//! Who has the first seat: it should come to everybody equally often, and in turns.

use std::cmp::Ordering;
use trilynx_protocol::tournament::SeatReason;

/// The seats a player had, in order: 0 is the first. Games that were not played are not among them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatHistory(Vec<u8>);

/// Nobody gets one seat this much more often than the other, unless it is unavoidable.
pub const MOST_DIFFERENCE: i16 = 2;

impl SeatHistory {
    /// From seats in order.
    pub fn new(seats: impl IntoIterator<Item = u8>) -> SeatHistory {
        SeatHistory(seats.into_iter().collect())
    }

    /// How often the first seat was had more than the second.
    pub fn balance(&self) -> i16 {
        self.0.iter().map(|seat| if *seat == 0 { 1 } else { -1 }).sum()
    }

    /// The balance after one more game.
    fn after(&self, seat: u8) -> i16 {
        self.balance() + if seat == 0 { 1 } else { -1 }
    }

    /// Whether it would be the third time in a row.
    fn is_third(&self, seat: u8) -> bool {
        self.0.len() >= 2 && self.0[self.0.len() - 2..].iter().all(|had| *had == seat)
    }

    /// How bad a seat would be for this player: how far beyond the most difference, and how far from equal.
    fn cost(&self, seat: u8) -> (u32, u32) {
        let after = self.after(seat).unsigned_abs();
        let beyond = after.saturating_sub(MOST_DIFFERENCE as u16);
        (u32::from(beyond), u32::from(after).pow(2) + if self.is_third(seat) { 2 } else { 0 })
    }
}

/// What the better order of two players costs. See [`first_seat`].
pub(super) fn cost(one: &SeatHistory, other: &SeatHistory) -> (u32, u32) {
    let sum = |seats: [u8; 2]| {
        let (a, b) = (one.cost(seats[0]), other.cost(seats[1]));
        (a.0 + b.0, a.1 + b.1)
    };
    match first_seat(one, other) {
        Some((true, _)) => sum([0, 1]),
        Some((false, _)) => sum([1, 0]),
        None => sum([0, 1]).min(sum([1, 0])),
    }
}

/// Whether `one` has the first seat against `other`, if their seats so far decide it.
pub(super) fn first_seat(one: &SeatHistory, other: &SeatHistory) -> Option<(bool, SeatReason)> {
    match one.balance().cmp(&other.balance()) {
        Ordering::Less => return Some((true, SeatReason::Balance)),
        Ordering::Greater => return Some((false, SeatReason::Balance)),
        Ordering::Equal => {}
    }
    let differ = one.0.iter().rev().zip(other.0.iter().rev()).find(|(one, other)| one != other);
    differ.map(|(one, _)| (*one != 0, SeatReason::Alternation))
}

/// Whether `higher`, the player of higher rank, has the first seat; `lot` decides where nothing else does.
pub(super) fn seats(higher: &SeatHistory, lower: &SeatHistory, lot: bool) -> (bool, SeatReason) {
    first_seat(higher, lower).unwrap_or_else(|| match higher.0.last().or(lower.0.last().map(|_| &1)) {
        Some(last) => (*last != 0, SeatReason::Rank),
        None => (lot, SeatReason::Lot),
    })
}
