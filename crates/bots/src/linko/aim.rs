//! What is played for: the win of a game, or within a match of several games that of the match.
//!
//! The one thing to know: scores of a match are added [LINKO 10], so a player who is far behind before the last game must not be content to
//! win it by a card, and one who is far ahead may well lose it.

use crate::bot::Standing;
use trilynx_games::{Outcome, Seat};

/// What is played for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The win of this game.
    Game,
    /// The win of a match, of which this is one game.
    Match(Standing),
}

/// How many points the score of a seat in one game is usually away from its mean: over 400 games of `tuned` players each it was 6.8, 11.4, 11.5
/// and 8.1 with 2, 3, 4 and 5 players.
const POINTS_A_GAME: f64 = 9.5;

/// The standard deviation of the Gumbel distribution of scale 1, which is π/√6.
const GUMBEL: f64 = 1.282_549_83;

impl Aim {
    /// A single game, or a game of a match.
    pub fn of(standing: Option<Standing>) -> Aim {
        standing.map_or(Aim::Game, Aim::Match)
    }

    /// The share of the win that a seat has after this game, from 0 to 1: 1/k of k winners. Where more games follow, the share that
    /// can be expected.
    pub fn share(&self, outcome: &Outcome, seat: Seat) -> f64 {
        match self {
            Aim::Game if outcome.winners.contains(seat) => 1.0 / outcome.winners.len() as f64,
            Aim::Game => 0.0,
            Aim::Match(standing) => {
                let total = |seat: usize| standing.totals()[seat] + i32::from(outcome.scores[seat]);
                let own = total(seat.index());
                let leads = (0..outcome.scores.len().min(standing.totals().len())).map(|other| f64::from(own - total(other)));
                expected_share(leads, standing.games_left())
            }
        }
    }
}

/// What a seat can expect that has these leads over all seats, itself included, before this many games of equal players.
///
/// If what they will still add is taken to be spread like Gumbel's distribution, the shares are a softmax of the totals, the flatter the
/// more games follow. Without any, the best total wins.
fn expected_share(leads: impl Iterator<Item = f64>, games: u16) -> f64 {
    let scale = POINTS_A_GAME * f64::from(games).sqrt() / GUMBEL;
    let rivals = leads.map(|lead| match lead {
        lead if games > 0 => (-lead / scale).exp(),
        lead if lead > 0.0 => 0.0,
        lead if lead < 0.0 => f64::INFINITY,
        _ => 1.0,
    });
    1.0 / rivals.sum::<f64>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use trilynx_games::Seats;
    use trilynx_games::series::Series;

    fn outcome(scores: &[i16]) -> Outcome {
        let most = scores.iter().max();
        let winners: Seats = (0..scores.len()).filter(|seat| Some(&scores[*seat]) == most).map(|seat| Seat(seat as u8)).collect();
        Outcome { winners, scores: scores.iter().copied().collect() }
    }

    fn share(totals: &[i32], games_left: u16, scores: &[i16], seat: u8) -> f64 {
        Aim::Match(Standing::new(totals, games_left)).share(&outcome(scores), Seat(seat))
    }

    #[test]
    fn a_single_game_is_won_by_its_score() {
        assert_eq!(Aim::of(None).share(&outcome(&[4, 9, -3]), Seat(1)), 1.0);
        assert_eq!(Aim::of(None).share(&outcome(&[9, 9, -3]), Seat(0)), 0.5);
        assert_eq!(Aim::of(None).share(&outcome(&[9, 9, -3]), Seat(2)), 0.0);
    }

    #[test]
    fn the_last_game_decides_the_match_by_the_totals() {
        assert_eq!(share(&[0, 20], 0, &[9, 3], 0), 0.0, "the game is won, the match is lost");
        assert_eq!(share(&[0, 20], 0, &[9, 3], 1), 1.0);
        assert_eq!(share(&[0, 6], 0, &[9, 3], 0), 0.5);
        assert_eq!(share(&[0, 0, 0], 0, &[9, 9, 9], 2), 1.0 / 3.0);
    }

    #[test]
    fn shares_add_up_and_more_games_make_a_lead_count_less() {
        for games_left in [0, 1, 3, 50] {
            let all: f64 = (0..4).map(|seat| share(&[12, 3, -8, 3], games_left, &[5, -2, 7, 1], seat)).sum();
            assert!((all - 1.0).abs() < 1e-9, "{all} with {games_left} games left");
        }
        let leader = |games_left| share(&[10, 0], games_left, &[3, 1], 0);
        assert!(leader(0) == 1.0 && leader(1) > leader(4) && leader(4) > leader(100) && leader(100) > 0.5);
    }

    #[test]
    fn in_the_middle_of_a_match_every_point_counts() {
        for scores in -20..20 {
            assert!(share(&[0, 5], 2, &[scores + 1, 2], 0) > share(&[0, 5], 2, &[scores, 2], 0));
        }
    }

    #[test]
    fn a_match_says_where_it_stands() {
        let mut series = Series::new(2, Seat(0), 1).unwrap();
        assert_eq!(Standing::of(&series), Some(Standing::new(&[0, 0], 1)));
        series.add(&[-4, 7]).unwrap();
        assert_eq!(Standing::of(&series), Some(Standing::new(&[-4, 7], 0)));
        series.add(&[3, 3]).unwrap();
        assert_eq!(Standing::of(&series), None, "it is over");
    }

    #[test]
    fn huge_totals_are_no_trouble() {
        assert_eq!(share(&[1_000_000, -1_000_000], 1, &[0, 0], 0), 1.0);
        assert_eq!(share(&[1_000_000, -1_000_000], 1, &[0, 0], 1), 0.0);
    }
}
