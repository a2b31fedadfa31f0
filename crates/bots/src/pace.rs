//! How long an answer may take to feel like a person's. Nothing waits here: the caller holds the answer back.
//!
//! The one thing to know: where cards are hidden the time says nothing about them. It is then drawn without a look at the choice or at what
//! the bot thinks of it, because somebody who watches the clock must not learn what a seat holds.

use crate::bot::Thought;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// When a bot's answer is given.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Pace {
    /// As soon as it is there.
    #[default]
    AtOnce,
    /// Sooner than a person would.
    Quick,
    /// After about as long as a person would take.
    Human,
    /// After longer, for those who want to see what happened.
    Slow,
}

/// What the time of an answer may depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// Nothing is hidden.
    Open {
        /// How many legal moves there are.
        choices: usize,
    },
    /// Cards are hidden.
    Hidden,
    /// One of the first moves of a game, which nobody thinks about for long.
    Opening,
}

/// Sooner nobody would see what happened; later the opponent would be waiting for a program that has long decided.
const SHORTEST: Duration = Duration::from_millis(400);
const LONGEST: Duration = Duration::from_millis(1_200);

/// How far times spread: two of three lie within this factor of the typical one, either way.
const SPREAD: f64 = 0.25;

impl Pace {
    /// How much longer to wait before giving an answer that took [`Thought::elapsed`]. The same arguments give the same time.
    pub fn wait<M>(self, occasion: Occasion, thought: &Thought<M>, seed: u64) -> Duration {
        match self {
            Pace::AtOnce => Duration::ZERO,
            Pace::Quick | Pace::Human | Pace::Slow => human(occasion, thought, seed).mul_f64(self.factor()).saturating_sub(thought.elapsed),
        }
    }

    /// The time of an answer as a multiple of a person's.
    fn factor(self) -> f64 {
        match self {
            Pace::AtOnce => 0.0,
            Pace::Quick => 0.4,
            Pace::Human => 1.0,
            Pace::Slow => 2.5,
        }
    }
}

/// How long a person would take.
fn human<M>(occasion: Occasion, thought: &Thought<M>, seed: u64) -> Duration {
    let typical: f64 = match occasion {
        Occasion::Hidden => 0.75,
        Occasion::Opening => 0.5,
        // Where there is no choice, one only has to see that.
        Occasion::Open { choices: 0 | 1 } => 0.45,
        // Each doubling of the choice adds the same time, and an open game is thought about longer than one that is decided.
        Occasion::Open { choices } => (0.5 + 0.06 * (choices as f64).log2()) * (0.8 + 0.3 * openness(thought)),
    };
    let mut random = fastrand::Rng::with_seed(seed);
    let seconds = typical * (SPREAD * normal(&mut random)).exp();
    Duration::from_secs_f64(seconds.clamp(SHORTEST.as_secs_f64(), LONGEST.as_secs_f64()))
}

/// From 0, all is decided, to 1, nothing is.
fn openness<M>(thought: &Thought<M>) -> f64 {
    match thought.lines.first().map(|line| line.value) {
        Some(value) if value.proof.is_none() => {
            let win = f64::from(value.win).clamp(0.0, 1.0);
            4.0 * win * (1.0 - win)
        }
        _ => 0.0,
    }
}

/// A number from the normal distribution of mean 0 and deviation 1 (Marsaglia's polar method).
fn normal(random: &mut fastrand::Rng) -> f64 {
    loop {
        let (x, y) = (2.0 * random.f64() - 1.0, 2.0 * random.f64() - 1.0);
        let square = x * x + y * y;
        if square > 0.0 && square < 1.0 {
            return x * (-2.0 * square.ln() / square).sqrt();
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Pace::AtOnce => "at-once",
            Pace::Quick => "quick",
            Pace::Human => "human",
            Pace::Slow => "slow",
        })
    }
}

impl FromStr for Pace {
    type Err = String;

    fn from_str(text: &str) -> Result<Pace, String> {
        [Pace::AtOnce, Pace::Quick, Pace::Human, Pace::Slow]
            .into_iter()
            .find(|pace| pace.to_string() == text)
            .ok_or_else(|| format!("cannot read \"{text}\": expected at-once, quick, human or slow"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::{Line, Proof, Value};

    fn thought(value: Value) -> Thought<u8> {
        Thought { lines: vec![Line { moves: vec![0], value }], nodes: 1, depth: 1, elapsed: Duration::ZERO }
    }

    /// The mean over many seeds, in seconds.
    fn mean(occasion: Occasion, value: Value) -> f64 {
        let thought = thought(value);
        (0..2_000).map(|seed| Pace::Human.wait(occasion, &thought, seed).as_secs_f64()).sum::<f64>() / 2_000.0
    }

    #[test]
    fn at_once_is_at_once() {
        let open = thought(Value::estimate(0.5));
        assert_eq!(Pace::AtOnce.wait(Occasion::Open { choices: 80 }, &open, 7), Duration::ZERO);
        assert_eq!(Pace::default(), Pace::AtOnce);
    }

    #[test]
    fn harder_decisions_take_longer() {
        let of = |choices| Occasion::Open { choices };
        let open = Value::estimate(0.5);
        let forced = mean(of(1), open);
        let (few, many) = (mean(of(4), open), mean(of(80), open));
        assert!(forced < few && few < many, "{forced} {few} {many}");
        assert!(mean(Occasion::Opening, open) < few, "openings are quick");
        let (clear, certain) = (mean(of(80), Value::estimate(0.95)), mean(of(80), Value::proved(Proof::Win { moves: 3 })));
        assert!(certain < clear && clear < many, "{certain} {clear} {many}");
    }

    #[test]
    fn times_stay_within_bounds_differ_and_repeat() {
        let open = thought(Value::estimate(0.5));
        let times: Vec<Duration> = (0..2_000).map(|seed| Pace::Human.wait(Occasion::Open { choices: 10 }, &open, seed)).collect();
        assert!(times.iter().all(|time| (SHORTEST..=LONGEST).contains(time)));
        let again: Vec<Duration> = (0..2_000).map(|seed| Pace::Human.wait(Occasion::Open { choices: 10 }, &open, seed)).collect();
        assert_eq!(times, again);
        let distinct: std::collections::BTreeSet<Duration> = times.into_iter().collect();
        assert!(distinct.len() > 1_500, "{}", distinct.len());
    }

    #[test]
    fn quick_is_quicker_and_slow_is_slower_than_a_person() {
        let open = thought(Value::estimate(0.5));
        for occasion in [Occasion::Open { choices: 20 }, Occasion::Hidden, Occasion::Opening] {
            for seed in 0..100 {
                let [quick, human, slow] = [Pace::Quick, Pace::Human, Pace::Slow].map(|pace| pace.wait(occasion, &open, seed));
                assert_eq!((quick, slow), (human.mul_f64(0.4), human.mul_f64(2.5)));
            }
        }
    }

    #[test]
    fn thinking_counts_as_waiting() {
        let quick = thought(Value::estimate(0.5));
        let slow = Thought { elapsed: Duration::from_millis(300), ..quick.clone() };
        let too_slow = Thought { elapsed: LONGEST, ..quick.clone() };
        let wait = |thought: &Thought<u8>| Pace::Human.wait(Occasion::Open { choices: 20 }, thought, 3);
        assert_eq!(wait(&quick), wait(&slow) + Duration::from_millis(300));
        assert_eq!(wait(&too_slow), Duration::ZERO);
    }

    #[test]
    fn the_clock_tells_nothing_about_hidden_cards() {
        let values = [Value::estimate(0.1), Value::estimate(0.5), Value::proved(Proof::Win { moves: 1 })];
        let times = values.map(|value| Pace::Human.wait(Occasion::Hidden, &thought(value), 11));
        assert_eq!(times, [times[0]; 3]);
    }

    #[test]
    fn names_are_read_as_they_are_written() {
        for pace in [Pace::AtOnce, Pace::Quick, Pace::Human, Pace::Slow] {
            assert_eq!(pace.to_string().parse(), Ok(pace));
        }
        assert_eq!("lazy".parse::<Pace>(), Err("cannot read \"lazy\": expected at-once, quick, human or slow".to_string()));
    }
}
