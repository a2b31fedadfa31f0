//! Which puzzle somebody gets.
//!
//! The one thing to know: everything follows from the arguments. Chance is a number, and today is a text.

use crate::file::{Collection, Entry};

/// One of the nearest so many is picked, so that not everybody with a rating gets the same.
const NEAREST: usize = 16;
/// How much harder each puzzle of a streak is than the one before.
const STREAK_STEP: f64 = 35.0;

/// What is wanted.
#[derive(Clone, Copy)]
pub enum Wanted<'a> {
    /// One near a rating, perhaps with a theme.
    Near {
        /// The rating.
        rating: f64,
        /// The theme.
        theme: Option<&'a str>,
    },
    /// The one of a day, `2026-11-18`.
    Daily(&'a str),
    /// The next of a streak in which so many are solved.
    Streak(u16),
    /// One of these.
    Among(&'a [String]),
}

/// Chooses a puzzle that was not seen. `rating_of` says how hard one is now; those that are withdrawn are never chosen.
pub fn choose<'a>(
    from: &'a Collection,
    wanted: Wanted<'_>,
    seen: &[String],
    withdrawn: &[String],
    rating_of: &dyn Fn(&Entry) -> f64,
    chance: u64,
) -> Option<&'a Entry> {
    let offered = || from.entries.iter().filter(|entry| !withdrawn.contains(&entry.id));
    let unseen = || offered().filter(|entry| !seen.contains(&entry.id));
    match wanted {
        Wanted::Daily(date) => of_day(offered(), date),
        Wanted::Among(ids) => {
            let found: Vec<&Entry> = unseen().filter(|entry| ids.contains(&entry.id)).collect();
            pick(&found, chance)
        }
        Wanted::Near { rating, theme } => {
            let has = |entry: &&Entry| theme.is_none_or(|theme| entry.themes.iter().any(|name| name == theme));
            nearest(unseen().filter(has).collect(), rating, rating_of, chance)
        }
        Wanted::Streak(solved) => {
            let easiest = offered().map(rating_of).fold(f64::INFINITY, f64::min);
            nearest(unseen().collect(), easiest + f64::from(solved) * STREAK_STEP, rating_of, chance)
        }
    }
}

fn nearest<'a>(mut found: Vec<&'a Entry>, rating: f64, rating_of: &dyn Fn(&Entry) -> f64, chance: u64) -> Option<&'a Entry> {
    found.sort_by(|one, other| {
        let distance = |entry: &Entry| (rating_of(entry) - rating).abs();
        distance(one).total_cmp(&distance(other)).then_with(|| one.id.cmp(&other.id))
    });
    found.truncate(NEAREST);
    pick(&found, chance)
}

fn pick<'a>(found: &[&'a Entry], chance: u64) -> Option<&'a Entry> {
    let count = found.len() as u64;
    (count > 0).then(|| found[(chance % count) as usize])
}

/// The puzzle of a day: the one whose name, mixed with the date, comes first. New puzzles change the one of a day rarely.
fn of_day<'a>(offered: impl Iterator<Item = &'a Entry>, date: &str) -> Option<&'a Entry> {
    let mixed = |entry: &Entry| {
        let bytes = date.bytes().chain(entry.id.bytes());
        let hash = bytes.fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3));
        (hash ^ (hash >> 31)).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    };
    offered.min_by_key(|entry| mixed(entry))
}

/// Whether a text is a day, `2026-11-18`.
pub fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let [year, month, day] = parts[..] else { return false };
    let number = |text: &str, length: usize| (text.len() == length).then(|| text.parse::<u16>().ok()).flatten();
    matches!((number(year, 4), number(month, 2), number(day, 2)), (Some(2000..), Some(1..=12), Some(1..=31)))
}
