//! Evaluations of positions met before, for games in which working one out anew costs more than looking it up.
//!
//! The one thing to know: this is small enough to stay near the processor, unlike the transposition table. Each thread has its own.

/// No more of them: 256 KiB.
const MOST: usize = 1 << 15;

/// The lowest bits of a word are the evaluation, the others the highest of the key. The lowest of the key say where it is: with them at
/// least 60 bits of the key tell positions apart.
const EVALUATION_BITS: u32 = 16;

/// What no evaluation says.
const NONE: i16 = i16::MIN;

/// What the evaluation said.
pub(super) struct Evaluations {
    words: Vec<u64>,
}

impl Evaluations {
    /// Room for at most so many, for none if that is zero.
    pub fn new(entries: usize) -> Evaluations {
        let room = if entries == 0 { 0 } else { entries.min(MOST).next_power_of_two() };
        Evaluations { words: vec![u64::from(NONE as u16); room] }
    }

    /// The evaluation of the position with this key, worked out if it is not at hand.
    #[inline]
    pub fn get(&mut self, key: u64, evaluate: impl FnOnce() -> i32) -> i32 {
        let place = key as usize & self.words.len().wrapping_sub(1);
        let Some(word) = self.words.get_mut(place) else { return evaluate() };
        if (*word ^ key) >> EVALUATION_BITS == 0 && *word as i16 != NONE {
            return i32::from(*word as i16);
        }
        let evaluation = evaluate();
        *word = key >> EVALUATION_BITS << EVALUATION_BITS | u64::from(evaluation as i16 as u16);
        evaluation
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evaluations_are_what_they_would_be_anew() {
        for entries in [0, 1, 1 << 6, 1 << 20] {
            let mut evaluations = Evaluations::new(entries);
            let mut random = fastrand::Rng::with_seed(1);
            let of = |key: u64| i32::from((key >> 20) as i16 | 1);
            // Few enough that they come again, and that some share places.
            let keys: [u64; 64] = std::array::from_fn(|_| random.u64(..));
            let mut found = 0;
            for _ in 0..10_000 {
                let key = keys[random.usize(..keys.len())];
                let mut anew = false;
                let evaluation = evaluations.get(key, || {
                    anew = true;
                    of(key)
                });
                assert_eq!(evaluation, of(key), "{entries} entries, key {key:x}");
                found += usize::from(!anew);
            }
            assert_eq!(found > 0, entries > 0, "{entries} entries");
        }
    }
}
