//! Which games a match consists of, and what each of them draws its chance from.
//!
//! Every two contenders meet in *units*. A unit is one opening or deal with every seating that is fair: both colours of two seats; with
//! more seats the first contender alone in each seat against a field of the second, and the reverse. Units are ordered by round, so that
//! a match that stops early has played all pairings about equally, and a longer match begins with the games of a shorter one.
//!
//! The one thing to know: everything about a game follows from its number and the seed of the match, never from who played when.

use std::ops::Range;

/// The games of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    seats: usize,
    pairings: Vec<(usize, usize)>,
    rounds: u64,
}

/// One game to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slot {
    /// Its number, from 0.
    pub game: u64,
    /// The unit it belongs to.
    pub unit: u64,
    /// The round of the unit. All units of a round have the same opening or deal.
    pub round: u64,
    /// Which pairing of [`Schedule::pairings`].
    pub pairing: usize,
    /// The contender in each seat.
    pub seating: Vec<usize>,
}

impl Schedule {
    /// A match of all against all, with at least `games` games a pairing; the last unit is always played to its end.
    ///
    /// `contenders` and `seats` are at least 2.
    pub fn new(contenders: usize, seats: usize, games: u64) -> Schedule {
        assert!(contenders >= 2 && seats >= 2, "a match needs two contenders and two seats");
        let pairings = (0..contenders).flat_map(|a| (a + 1..contenders).map(move |b| (a, b))).collect();
        let schedule = Schedule { seats, pairings, rounds: 0 };
        Schedule { rounds: games.div_ceil(schedule.games_a_unit()), ..schedule }
    }

    /// Who meets whom, as indexes of contenders, the smaller first.
    pub fn pairings(&self) -> &[(usize, usize)] {
        &self.pairings
    }

    /// How many seats a game has.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// How many units each pairing plays.
    pub fn rounds(&self) -> u64 {
        self.rounds
    }

    /// How many games a unit has. With two seats the reverse field would be the same two games again.
    pub fn games_a_unit(&self) -> u64 {
        if self.seats == 2 { 2 } else { 2 * self.seats as u64 }
    }

    /// How many units there are in all.
    pub fn units(&self) -> u64 {
        self.rounds * self.pairings.len() as u64
    }

    /// How many games there are in all.
    pub fn games(&self) -> u64 {
        self.units() * self.games_a_unit()
    }

    /// The numbers of the games of a unit.
    pub fn games_of(&self, unit: u64) -> Range<u64> {
        unit * self.games_a_unit()..(unit + 1) * self.games_a_unit()
    }

    /// The game of this number. Numbers beyond the end are games of a longer match.
    pub fn slot(&self, game: u64) -> Slot {
        let unit = game / self.games_a_unit();
        let pairing = (unit % self.pairings.len() as u64) as usize;
        let round = unit / self.pairings.len() as u64;
        let (first, second) = self.pairings[pairing];
        let within = (game % self.games_a_unit()) as usize;
        let (lone, field) = if within < self.seats { (first, second) } else { (second, first) };
        let mut seating = vec![field; self.seats];
        seating[within % self.seats] = lone;
        Slot { game, unit, round, pairing, seating }
    }
}

impl Slot {
    /// The seat of a contender that is alone against the rest, if it is.
    pub fn lone_seat(&self, contender: usize) -> Option<usize> {
        let mut seats = (0..self.seating.len()).filter(|seat| self.seating[*seat] == contender);
        seats.next().filter(|_| seats.next().is_none())
    }
}

/// What a number is drawn for, so that no two uses share their chance.
#[derive(Clone, Copy, Debug)]
pub enum Purpose {
    /// The deal and the opening of a round.
    Opening = 1,
    /// The moves of a game.
    Game = 2,
    /// A single move.
    Move = 3,
    /// What an engine cannot know, determinized.
    Unseen = 4,
}

/// A number that depends on all of its arguments and on nothing else. Its outputs are well mixed, not secret.
pub fn draw(seed: u64, purpose: Purpose, number: u64) -> u64 {
    // What comes next is not scrambled before it is mixed in: equal numbers would cancel each other.
    [purpose as u64, number].into_iter().fold(scramble(seed), |mixed, next| scramble(mixed ^ next))
}

/// One step of SplitMix64 (S. Vigna, <https://prng.di.unimi.it/splitmix64.c>).
fn scramble(value: u64) -> u64 {
    let mut z = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn seatings(contenders: usize, seats: usize, unit: u64) -> Vec<Vec<usize>> {
        let schedule = Schedule::new(contenders, seats, 1);
        schedule.games_of(unit).map(|game| schedule.slot(game).seating).collect()
    }

    #[test]
    fn a_unit_has_every_fair_seating() {
        assert_eq!(seatings(2, 2, 0), [[0, 1], [1, 0]]);
        assert_eq!(seatings(2, 3, 0), [[0, 1, 1], [1, 0, 1], [1, 1, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]);
        for seats in 3..=5 {
            let found = seatings(2, seats, 0);
            for contender in 0..2 {
                let alone = |seating: &&Vec<usize>| seating.iter().filter(|seated| **seated == contender).count() == 1;
                let seats_alone: BTreeSet<_> =
                    found.iter().filter(alone).map(|seating| seating.iter().position(|seated| *seated == contender)).collect();
                assert_eq!(seats_alone.len(), seats, "contender {contender} of {seats} seats");
            }
        }
    }

    #[test]
    fn all_meet_all_in_every_round() {
        let schedule = Schedule::new(4, 2, 5);
        assert_eq!((schedule.rounds(), schedule.units(), schedule.games()), (3, 18, 36));
        for round in 0..3 {
            let met: BTreeSet<_> = (round * 6..round * 6 + 6).map(|unit| schedule.slot(unit * 2).pairing).collect();
            assert_eq!(met.len(), 6);
            assert!((round * 12..round * 12 + 12).all(|game| schedule.slot(game).round == round));
        }
    }

    #[test]
    fn a_longer_match_begins_like_a_shorter_one() {
        let [short, long] = [10, 1000].map(|games| Schedule::new(3, 4, games));
        assert!((0..short.games()).all(|game| short.slot(game) == long.slot(game)));
    }

    #[test]
    fn draws_differ() {
        let mut seen = BTreeSet::new();
        for seed in 0..20 {
            for purpose in [Purpose::Opening, Purpose::Game, Purpose::Move, Purpose::Unseen] {
                seen.extend((0..50).map(|number| draw(seed, purpose, number)));
            }
        }
        assert_eq!(seen.len(), 20 * 4 * 50);
    }
}
