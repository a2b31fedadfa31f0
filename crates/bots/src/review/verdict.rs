//! The arithmetic of a review: turns, losses, accuracies, verdicts. Pure functions of their arguments.
//!
//! The one thing to know: a loss is in percentage points of the mover's win probability, and charged once a turn.

use std::ops::Range;
use trilynx_games::Seat;

/// What a turn that lost much is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// It lost 2.5 points or more.
    Inaccuracy,
    /// 6 or more.
    Mistake,
    /// 14 or more.
    Blunder,
}

impl Judgement {
    /// From mild to grave.
    pub const ALL: [Judgement; 3] = [Judgement::Inaccuracy, Judgement::Mistake, Judgement::Blunder];

    /// The least loss that is called so. Texts for players name it as well (`crates/locales/tests/suite/verdicts.rs`).
    pub const fn least(self) -> f64 {
        match self {
            Judgement::Inaccuracy => 2.5,
            Judgement::Mistake => 6.0,
            Judgement::Blunder => 14.0,
        }
    }

    /// The verdict on a loss, if it deserves one.
    pub fn of(loss: f64) -> Option<Judgement> {
        Judgement::ALL.into_iter().rev().find(|judgement| loss >= judgement.least())
    }

    /// In one English word, also for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Judgement::Inaccuracy => "inaccuracy",
            Judgement::Mistake => "mistake",
            Judgement::Blunder => "blunder",
        }
    }
}

/// What a turn lost, from the best value before it and the value after it, both the mover's; never less than nothing.
///
/// Rounded to a tenth of a point, as it is shown, so that nothing called 6.0 misses the verdict of 6.
pub fn loss(before: f64, after: f64) -> f64 {
    ((before - after).max(0.0) * 1000.0).round() / 10.0
}

/// From 0 to 100, by the formula that lichess fitted to chess players; a loss of nothing is 100.
pub fn accuracy(loss: f64) -> f64 {
    (103.1668 * (-0.04354 * loss).exp() - 3.1669).clamp(0.0, 100.0)
}

/// Cuts decisions, given by who made them, into turns: as many in a row as one seat made.
pub fn turns(deciders: &[Seat]) -> Vec<Range<usize>> {
    let mut turns: Vec<Range<usize>> = Vec::new();
    for (at, seat) in deciders.iter().enumerate() {
        match turns.last_mut() {
            Some(turn) if deciders[turn.start] == *seat => turn.end = at + 1,
            _ => turns.push(at..at + 1),
        }
    }
    turns
}

/// All turns of one player.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// How many there are.
    pub turns: usize,
    total: f64,
    counts: [usize; 3],
}

impl Tally {
    /// One more turn, which lost so much.
    pub fn add(&mut self, loss: f64) {
        self.turns += 1;
        self.total += accuracy(loss);
        if let Some(judgement) = Judgement::of(loss) {
            self.counts[judgement as usize] += 1;
        }
    }

    /// The mean of the turns' accuracies; nothing where no turn was taken.
    pub fn accuracy(&self) -> Option<f64> {
        (self.turns > 0).then(|| self.total / self.turns as f64)
    }

    /// How many turns were judged so.
    pub fn count(&self, judgement: Judgement) -> usize {
        self.counts[judgement as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accuracy_agrees_with_numbers_computed_by_hand() {
        // 103.1668 · e^(−0.4354) − 3.1669 = 103.1668 · 0.647006 − 3.1669, and so on; 0 gives 99.9999.
        for (loss, expected) in [(0.0, 100.0), (5.0, 79.818), (10.0, 63.582), (15.0, 50.525), (50.0, 8.530), (100.0, 0.0)] {
            assert!((accuracy(loss) - expected).abs() < 0.002, "{loss}: {} instead of {expected}", accuracy(loss));
        }
    }

    #[test]
    fn losses_are_judged_by_their_size() {
        for (before, after, points, verdict) in [
            (0.5, 0.5, 0.0, None),
            (0.5, 0.7, 0.0, None),
            (0.5, 0.476, 2.4, None),
            (0.65, 0.625, 2.5, Some(Judgement::Inaccuracy)),
            (0.65, 0.591, 5.9, Some(Judgement::Inaccuracy)),
            (0.65, 0.59, 6.0, Some(Judgement::Mistake)),
            (0.65, 0.511, 13.9, Some(Judgement::Mistake)),
            (1.0, 0.86, 14.0, Some(Judgement::Blunder)),
            (1.0, 0.0, 100.0, Some(Judgement::Blunder)),
        ] {
            assert_eq!(loss(before, after), points, "{before} to {after}");
            assert_eq!(Judgement::of(loss(before, after)), verdict, "{before} to {after}");
        }
    }

    #[test]
    fn decisions_in_a_row_are_one_turn() {
        let seats = |text: &str| text.bytes().map(|digit| Seat(digit - b'0')).collect::<Vec<_>>();
        for (deciders, expected) in [("", ""), ("0", "0"), ("0101", "0 1 0 1"), ("0011120", "00 111 2 0")] {
            let cut: Vec<&str> = turns(&seats(deciders)).into_iter().map(|turn| &deciders[turn]).collect();
            assert_eq!(cut.join(" "), expected);
        }
    }

    #[test]
    fn a_player_is_the_mean_of_the_turns() {
        let mut tally = Tally::default();
        assert_eq!(tally.accuracy(), None);
        [0.0, 10.0, 20.0].into_iter().for_each(|loss| tally.add(loss));
        // 99.9999, 63.5826 and 40.0204.
        let mean = tally.accuracy().expect("there are turns");
        assert!((mean - 67.867).abs() < 0.002, "{mean}");
        assert_eq!(Judgement::ALL.map(|judgement| tally.count(judgement)), [0, 1, 1]);
    }
}
