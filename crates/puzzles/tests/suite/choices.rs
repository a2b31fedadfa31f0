//! Which puzzle somebody gets.

use trilynx_games::GameId;
use trilynx_puzzles::choose::{Wanted, choose, is_date};
use trilynx_puzzles::{Entry, collection};

fn first_rating(entry: &Entry) -> f64 {
    f64::from(entry.rating)
}

#[test]
fn the_one_of_the_day_is_the_same_for_everybody_and_another_tomorrow() {
    for game in GameId::ALL {
        let all = collection(*game).expect("puzzles are built in");
        let of = |date: &str, seen: &[String], chance| {
            choose(all, Wanted::Daily(date), seen, &[], &first_rating, chance).expect("a puzzle").id.clone()
        };
        let today = of("2026-11-18", &[], 1);
        assert_eq!(today, of("2026-11-18", std::slice::from_ref(&today), 77), "{game}");
        let mut days: Vec<String> = (1..=28).map(|day| of(&format!("2027-02-{day:02}"), &[], 1)).collect();
        days.sort();
        days.dedup();
        assert!(days.len() >= 25, "{game}: {days:?}");
    }
}

#[test]
fn a_puzzle_is_near_the_rating_has_the_theme_and_was_not_seen() {
    let all = collection(GameId::Yinsh).expect("puzzles are built in");
    let mut seen: Vec<String> = Vec::new();
    for chance in 0..40 {
        let found = choose(all, Wanted::Near { rating: 1200.0, theme: None }, &seen, &[], &first_rating, chance).expect("a puzzle");
        assert!(!seen.contains(&found.id) && found.rating.abs_diff(1200) <= 300, "{found:?}");
        seen.push(found.id.clone());
    }
    let theme = Wanted::Near { rating: 1200.0, theme: Some("only_defence") };
    assert!(choose(all, theme, &[], &[], &first_rating, 3).expect("a puzzle").themes.iter().any(|theme| theme == "only_defence"));
    let none = Wanted::Near { rating: 1200.0, theme: Some("nonsense") };
    assert!(choose(all, none, &[], &[], &first_rating, 3).is_none());
    // What people have made harder is found where it is now.
    let moved = |entry: &Entry| if entry.id == seen[0] { 9000.0 } else { first_rating(entry) };
    let hardest = (0..64).filter_map(|chance| choose(all, Wanted::Near { rating: 9000.0, theme: None }, &[], &[], &moved, chance));
    assert!(hardest.into_iter().any(|entry| entry.id == seen[0]));
}

#[test]
fn a_streak_gets_harder_and_failed_ones_come_again() {
    let all = collection(GameId::Lyngk).expect("puzzles are built in");
    let rating = |solved| choose(all, Wanted::Streak(solved), &[], &[], &first_rating, 0).expect("a puzzle").rating;
    assert!(rating(0) < rating(12) && rating(12) < rating(30), "{} {} {}", rating(0), rating(12), rating(30));
    let failed = [all.entries[5].id.clone(), "nowhere1".to_owned()];
    assert_eq!(choose(all, Wanted::Among(&failed), &[], &[], &first_rating, 8).map(|entry| &entry.id), Some(&failed[0]));
    assert!(choose(all, Wanted::Among(&[]), &[], &[], &first_rating, 8).is_none());
}

#[test]
fn only_days_are_days() {
    assert!(is_date("2026-11-18") && is_date("2000-02-29"));
    for text in ["", "2026-11", "2026-13-01", "2026-00-10", "26-11-18", "2026-11-1x", "2026-11-18-"] {
        assert!(!is_date(text), "{text}");
    }
}
