use super::*;

fn result(winners: &[u8], scores: &[i16], left: &[u8]) -> GameResult {
    GameResult { winners: winners.to_vec(), scores: scores.to_vec(), by: EndedBy::Rules, left: left.to_vec() }
}

#[test]
fn ranks_follow_winners_scores_and_leaving() {
    let check = |winners: &[u8], scores: &[i16], left: &[u8], expected: &[usize]| {
        assert_eq!(ranks(&result(winners, scores, left), expected.len()).as_deref(), Some(expected), "{winners:?} {scores:?} {left:?}");
    };
    check(&[0], &[3, 1], &[], &[0, 1]);
    check(&[1], &[], &[], &[1, 0]);
    check(&[], &[], &[], &[0, 0]);
    check(&[], &[5, 5], &[], &[0, 0]);
    check(&[2], &[4, -3, 9, 4], &[], &[1, 3, 0, 1]);
    check(&[0, 2], &[9, 1, 9], &[], &[0, 2, 0]);
    // Who left ranks behind the worst of those who stayed, whatever the bot that played on made of it; the first to leave is last.
    check(&[1], &[20, 5, -9, 7], &[3, 0], &[2, 0, 1, 3]);
    // A game decided by leaving alone: the others draw among themselves if nobody won.
    check(&[], &[], &[1], &[0, 2, 0]);
    let aborted = GameResult { by: EndedBy::Abort, ..result(&[0], &[1, 0], &[]) };
    assert_eq!(ranks(&aborted, 2), None);
}

#[test]
fn clocks_have_classes() {
    let fischer = |initial_s, increment_s| TimeClass::of(ClockRule::Fischer { initial_s, increment_s });
    assert_eq!(fischer(60, 0), Some(TimeClass::Bullet));
    assert_eq!(fischer(60, 2), Some(TimeClass::Bullet));
    assert_eq!(fischer(60, 3), Some(TimeClass::Blitz));
    assert_eq!(fischer(180, 0), Some(TimeClass::Blitz));
    assert_eq!(fischer(300, 3), Some(TimeClass::Blitz));
    assert_eq!(fischer(600, 0), Some(TimeClass::Rapid));
    assert_eq!(fischer(900, 10), Some(TimeClass::Rapid));
    assert_eq!(fischer(1800, 0), Some(TimeClass::Classical));
    assert_eq!(fischer(u32::MAX, u32::MAX), Some(TimeClass::Classical));
    let byoyomi = |main_s, periods, period_s| TimeClass::of(ClockRule::Byoyomi { main_s, periods, period_s });
    assert_eq!(byoyomi(120, 0, 30), Some(TimeClass::Bullet));
    assert_eq!(byoyomi(300, 3, 10), Some(TimeClass::Rapid));
    assert_eq!(TimeClass::of(ClockRule::Correspondence { days: 3 }), Some(TimeClass::Correspondence));
    assert_eq!(TimeClass::of(ClockRule::None), None);
    for class in TimeClass::ALL {
        assert_eq!(TimeClass::from_name(class.name()), Some(class));
    }
}

/// The figures of Glickman's "Example of the Glicko-2 system" for a player of 1500 ± 200 who beats 1400 ± 30, loses to 1550 ± 100 and
/// to 1700 ± 300 in one period. Rated one by one the numbers differ a little; so the library is asked for the period, with our constants.
#[test]
fn glicko_2_gives_the_published_figures() {
    let other = |rating, deviation| Glicko2Rating { rating, deviation, volatility: 0.06 };
    let results = [(other(1400.0, 30.0), Outcomes::WIN), (other(1550.0, 100.0), Outcomes::LOSS), (other(1700.0, 300.0), Outcomes::LOSS)];
    let after = skillratings::glicko2::glicko2_rating_period(&other(1500.0, 200.0), &results, &Glicko2Config::new());
    assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
    assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
    assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    // One game through our own door is a period of one game.
    let known = |rating, deviation| Rating { rating, deviation, volatility: 0.06, games: 7 };
    let ours = rate(GameId::Yinsh, &[known(1500.0, 200.0), known(1400.0, 30.0)], &[0, 1]);
    let period = skillratings::glicko2::glicko2_rating_period(&other(1500.0, 200.0), &results[..1], &Glicko2Config::new());
    assert!((ours[0].rating - period.rating).abs() < 1e-9 && (ours[0].deviation - period.deviation).abs() < 1e-9);
    assert!(ours[0].rating > 1500.0 && ours[1].rating < 1400.0 && ours[0].games == 8);
}

/// Weng and Lin's Bradley-Terry update, computed for two beginners: c² = 2·(σ² + β²), p = 1/2, so μ changes by σ²/c·p and σ² shrinks by
/// the factor 1 − (σ/c)·(σ/c)²·p·(1 − p).
#[test]
fn linko_is_rated_on_the_same_scale() {
    let new = beginner(GameId::Linko);
    assert!((new.rating - 1500.0).abs() < 1e-9 && (new.deviation - 500.0).abs() < 1e-9);
    let after = rate(GameId::Linko, &[new, new], &[0, 1]);
    let c = (2.0_f64 * (500.0_f64.powi(2) + 250.0_f64.powi(2))).sqrt();
    let gain = 500.0_f64.powi(2) / c * 0.5;
    let deviation = 500.0 * (1.0 - (500.0 / c) * (500.0 / c).powi(2) * 0.25).sqrt();
    assert!((after[0].rating - (1500.0 + gain)).abs() < 1e-6, "{after:?} {gain}");
    assert!((after[1].rating - (1500.0 - gain)).abs() < 1e-6, "{after:?} {gain}");
    assert!((after[0].deviation - deviation).abs() < 1e-6, "{after:?} {deviation}");

    let four = rate(GameId::Linko, &[new; 4], &[2, 0, 1, 2]);
    assert!(four[1].rating > four[2].rating && four[2].rating > four[0].rating, "{four:?}");
    assert!((four[0].rating - four[3].rating).abs() < 1e-9, "equal ranks of equal players stay equal");
    assert!(four.iter().all(|rating| rating.deviation < 500.0 && rating.games == 1));
}

/// Whatever the two were rated before: a day of wins against one opponent is worth a few games, not as many as were played.
#[test]
fn a_day_of_wins_against_one_opponent_gains_a_bounded_amount() {
    let all: f64 = (0..1000).map(weight).sum();
    assert!((all - 3.75).abs() < 1e-9 && weight(0) == 1.0 && (0..100).all(|met| weight(met) >= weight(met + 1)), "{all}");
    let known = |rating, deviation, volatility| Rating { rating, deviation, volatility, games: 9 };
    for game in [GameId::Yinsh, GameId::Linko] {
        let new = beginner(game);
        for opponent in [new, known(900.0, 40.0, 0.06), known(2400.0, 60.0, 0.06), known(2400.0, 350.0, 0.06)] {
            let first = rate(game, &[new, opponent], &[0, 1])[0].rating - new.rating;
            let (mut winner, mut loser) = (new, opponent);
            for met in 0..25 {
                let after = rate(game, &[winner, loser], &[0, 1]);
                (winner, loser) = (weighed(&winner, &after[0], weight(met)), weighed(&loser, &after[1], weight(met)));
            }
            let gain = winner.rating - new.rating;
            // No step is larger than the first: the deviation shrinks, and the win is less of a surprise each time.
            assert!(gain > 0.0 && gain <= all * first, "{game} {opponent:?}: {gain} of {first}");
            assert!(winner.deviation > 0.0 && winner.deviation <= new.deviation, "{winner:?}");
        }
    }
}

#[test]
fn a_draw_between_equals_changes_no_rating() {
    for &game in GameId::ALL {
        let after = rate(game, &[beginner(game); 2], &[0, 0]);
        assert!(after.iter().all(|rating| (rating.rating - 1500.0).abs() < 1e-9), "{after:?}");
    }
}
