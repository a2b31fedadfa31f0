//! Where many players stand, from all results between them.
//!
//! The Bradley–Terry model: with ratings in natural units θ = Elo · ln 10/400, player i scores pᵢⱼ = 1/(1 + e^(θⱼ − θᵢ)) a game against j on
//! average; a draw is half a win. The ratings are those of the greatest likelihood
//!
//! ```text
//! L = Σ sᵢⱼ·ln pᵢⱼ + (nᵢⱼ − sᵢⱼ)·ln(1 − pᵢⱼ)        sᵢⱼ points of i in nᵢⱼ games against j
//! ```
//!
//! with the anchor held fixed, found by Newton's method with halved steps (L is concave). The intervals come from the inverse of the
//! observed information −∂²L = Σ nᵢⱼ·pᵢⱼ(1 − pᵢⱼ) without the anchor's row, so they are those of the difference to the anchor. They take
//! every game to be an independent win or loss; draws and colour-swapped pairs make the truth somewhat narrower.
//!
//! - R. A. Bradley, M. E. Terry, Biometrika 39 (1952); E. Zermelo, Mathematische Zeitschrift 29 (1929).
//! - L. R. Ford, American Mathematical Monthly 64 (1957): the greatest likelihood is reached at finite ratings only if every player has,
//!   through some chain of opponents, scored against every other. Where it is not, a [`Prior`] keeps the ratings finite, and the rungs
//!   that stand on nothing else are marked.
//! - The prior of virtual draws is that of R. Coulom's BayesElo, <https://www.remi-coulom.fr/Bayesian-Elo/>.

#[cfg(test)]
mod tests;

use crate::{
    interval::{Estimate, Interval},
    normal::Z95,
};
use std::{collections::HashMap, error::Error, f64::consts::LN_10, fmt};

/// Steps of Newton's method before giving up. Ten are plenty for any result that was really played.
const MOST_STEPS: u32 = 200;

/// The largest rating of an anchor, and the largest number of virtual draws.
const MOST: f64 = 1e6;

/// Elo in one natural unit.
const ELO: f64 = 400.0 / LN_10;

/// All games between two players.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pairing<'a> {
    /// The first player.
    pub a: &'a str,
    /// The second player.
    pub b: &'a str,
    /// The points of the first, a draw being half a point.
    pub score_a: f64,
    /// The games they played.
    pub games: u64,
}

/// The player whose rating is given.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Anchor<'a> {
    /// Its name.
    pub name: &'a str,
    /// The rating, in Elo; 0 unless there is a reason.
    pub elo: f64,
}

/// What is taken for granted before the first game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Prior {
    /// Nothing. A perfect score is then an error.
    None,
    /// Every player is given this many drawn games, spread over its opponents as its real games are, half of each on either side: two
    /// players who met only each other get this many draws between them. Ratings are drawn together a little; BayesElo takes 2.
    VirtualDraws(f64),
}

/// A player's place.
#[derive(Clone, PartialEq, Debug)]
pub struct Rung {
    /// Its name.
    pub name: String,
    /// The rating, and its interval relative to the anchor. The anchor's own interval is a point.
    pub elo: Estimate,
    /// Games played.
    pub games: u64,
    /// Points made.
    pub score: f64,
    /// Whether only the prior keeps the difference to the anchor finite, as after a perfect score.
    pub held_by_prior: bool,
}

/// All players, the strongest first.
#[derive(Clone, PartialEq, Debug)]
pub struct Ladder {
    /// The rungs; equal ratings in the order of their names.
    pub rungs: Vec<Rung>,
    /// The name of the anchor.
    pub anchor: String,
    /// What was taken for granted.
    pub prior: Prior,
}

/// Why there is no ladder.
#[derive(Clone, PartialEq, Debug)]
pub enum LadderError {
    /// The points of a pairing are not between 0 and the number of games, or a player meets itself.
    BadPairing {
        /// The first player.
        a: String,
        /// The second player.
        b: String,
    },
    /// The anchor's rating or the number of virtual draws is not a number that can be used.
    BadSetting {
        /// As given.
        value: f64,
    },
    /// The anchor did not play.
    NoAnchor {
        /// Its name.
        name: String,
    },
    /// No chain of games leads from these players to the anchor.
    NotConnected {
        /// Who, in the order of the pairings.
        players: Vec<String>,
    },
    /// Without a prior these players are infinitely far from the anchor: nothing was scored one way or the other.
    Unbounded {
        /// Who, in the order of the pairings.
        players: Vec<String>,
    },
    /// The ratings did not settle.
    NotConverged {
        /// How many steps were taken.
        steps: u32,
    },
}

impl fmt::Display for LadderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LadderError::BadPairing { a, b } => write!(f, "the result of {a} against {b} is impossible"),
            LadderError::BadSetting { value } => write!(f, "{value} is neither a rating nor a number of draws"),
            LadderError::NoAnchor { name } => write!(f, "the anchor {name} has not played"),
            LadderError::NotConnected { players } => write!(f, "no chain of games leads to the anchor from {}", players.join(", ")),
            LadderError::Unbounded { players } => {
                write!(f, "without a prior the results leave the rating infinite of {}", players.join(", "))
            }
            LadderError::NotConverged { steps } => write!(f, "the ratings did not settle in {steps} steps"),
        }
    }
}

impl Error for LadderError {}

/// Fits a ladder to the results. Pairings may repeat, in either order; those without games only introduce their players.
pub fn fit(pairings: &[Pairing<'_>], anchor: Anchor<'_>, prior: Prior) -> Result<Ladder, LadderError> {
    let draws = match prior {
        Prior::None => 0.0,
        Prior::VirtualDraws(draws) => draws,
    };
    for value in [anchor.elo, draws] {
        if !(-MOST..=MOST).contains(&value) || draws < 0.0 {
            return Err(LadderError::BadSetting { value });
        }
    }
    let results = Results::read(pairings)?;
    let Some(fixed) = results.names.iter().position(|name| *name == anchor.name) else {
        return Err(LadderError::NoAnchor { name: anchor.name.to_owned() });
    };
    let named = |marked: &[bool]| -> Vec<String> {
        results.names.iter().zip(marked).filter(|(_, marked)| **marked).map(|(name, _)| (*name).to_owned()).collect()
    };
    let apart = results.not_reached(fixed, |_, _| true);
    if apart.contains(&true) {
        return Err(LadderError::NotConnected { players: named(&apart) });
    }
    let unbounded = results.unbounded(fixed);
    if draws == 0.0 && unbounded.contains(&true) {
        return Err(LadderError::Unbounded { players: named(&unbounded) });
    }

    let model = results.model(draws);
    let (ratings, errors) = model.maximise(fixed).ok_or(LadderError::NotConverged { steps: MOST_STEPS })?;
    let mut rungs: Vec<Rung> = (0..results.names.len())
        .map(|i| {
            let value = anchor.elo + ELO * ratings[i];
            Rung {
                name: results.names[i].to_owned(),
                elo: Estimate { value, interval: Interval::around(value, Z95 * ELO * errors[i]) },
                games: results.games[i],
                score: results.scores[i],
                held_by_prior: unbounded[i],
            }
        })
        .collect();
    rungs.sort_by(|x, y| y.elo.value.total_cmp(&x.elo.value).then_with(|| x.name.cmp(&y.name)));
    Ok(Ladder { rungs, anchor: anchor.name.to_owned(), prior })
}

/// The points of one player, and of the other, over all games between two.
#[derive(Clone, Copy)]
struct Meeting {
    i: usize,
    j: usize,
    score_i: f64,
    score_j: f64,
}

struct Results<'a> {
    /// In the order of the pairings.
    names: Vec<&'a str>,
    meetings: Vec<Meeting>,
    games: Vec<u64>,
    scores: Vec<f64>,
}

impl<'a> Results<'a> {
    fn read(pairings: &[Pairing<'a>]) -> Result<Results<'a>, LadderError> {
        let mut results = Results { names: Vec::new(), meetings: Vec::new(), games: Vec::new(), scores: Vec::new() };
        let mut numbers = HashMap::new();
        let mut places = HashMap::new();
        for pairing in pairings {
            let all = pairing.games as f64;
            if pairing.a == pairing.b || !(0.0..=all).contains(&pairing.score_a) {
                return Err(LadderError::BadPairing { a: pairing.a.to_owned(), b: pairing.b.to_owned() });
            }
            let [a, b] = [pairing.a, pairing.b].map(|name| {
                *numbers.entry(name).or_insert_with(|| {
                    results.names.push(name);
                    results.games.push(0);
                    results.scores.push(0.0);
                    results.names.len() - 1
                })
            });
            if pairing.games == 0 {
                continue;
            }
            for (player, score) in [(a, pairing.score_a), (b, all - pairing.score_a)] {
                results.games[player] = results.games[player].saturating_add(pairing.games);
                results.scores[player] += score;
            }
            let (i, j) = (a.min(b), a.max(b));
            let place = *places.entry((i, j)).or_insert_with(|| {
                results.meetings.push(Meeting { i, j, score_i: 0.0, score_j: 0.0 });
                results.meetings.len() - 1
            });
            let meeting = &mut results.meetings[place];
            let (score_i, score_j) =
                if i == a { (pairing.score_a, all - pairing.score_a) } else { (all - pairing.score_a, pairing.score_a) };
            meeting.score_i += score_i;
            meeting.score_j += score_j;
        }
        Ok(results)
    }

    /// The players that no chain of steps leads to from `start`; a step goes from one player to another where `passes(own score, other's)`.
    fn not_reached(&self, start: usize, passes: impl Fn(f64, f64) -> bool) -> Vec<bool> {
        let mut missing = vec![true; self.names.len()];
        missing[start] = false;
        // Each round reaches at least one more player or is the last.
        let mut grew = true;
        while grew {
            grew = false;
            for m in &self.meetings {
                for (from, to, own, other) in [(m.i, m.j, m.score_i, m.score_j), (m.j, m.i, m.score_j, m.score_i)] {
                    if !missing[from] && missing[to] && passes(own, other) {
                        missing[to] = false;
                        grew = true;
                    }
                }
            }
        }
        missing
    }

    /// The players that did not score against the anchor through any chain, or the anchor against them (Ford's condition).
    fn unbounded(&self, anchor: usize) -> Vec<bool> {
        let not_below = self.not_reached(anchor, |own, _| own > 0.0);
        let not_above = self.not_reached(anchor, |_, other| other > 0.0);
        not_below.into_iter().zip(not_above).map(|(below, above)| below || above).collect()
    }

    fn model(&self, draws: f64) -> Model {
        let games = |player: usize| self.games[player] as f64;
        let meetings = self.meetings.iter().map(|m| {
            let met = m.score_i + m.score_j;
            let half_points = 0.25 * draws * (met / games(m.i) + met / games(m.j));
            Meeting { score_i: m.score_i + half_points, score_j: m.score_j + half_points, ..*m }
        });
        Model { players: self.names.len(), meetings: meetings.collect() }
    }
}

/// The likelihood, of results that determine all ratings.
struct Model {
    players: usize,
    meetings: Vec<Meeting>,
}

impl Model {
    /// The likeliest ratings and their standard errors, in natural units relative to the anchor.
    fn maximise(&self, anchor: usize) -> Option<(Vec<f64>, Vec<f64>)> {
        let mut ratings = vec![0.0; self.players];
        let mut likelihood = self.likelihood(&ratings);
        for _ in 0..MOST_STEPS {
            let (slope, information) = self.slope_and_information(&ratings, anchor);
            let factor = cholesky(information)?;
            let step = solve(&factor, slope);
            let longest = step.iter().fold(0.0, |longest: f64, part| longest.max(part.abs()));
            if longest < 1e-10 {
                let errors = (0..self.players).map(|i| if i == anchor { 0.0 } else { standard_error(&factor, i) }).collect();
                return Some((ratings, errors));
            }
            // A long step may overshoot where the curve flattens: shorten it, then halve it until the likelihood grows.
            let mut scale = (4.0 / longest).min(1.0);
            loop {
                let next: Vec<f64> = ratings.iter().zip(&step).map(|(rating, part)| rating + scale * part).collect();
                let reached = self.likelihood(&next);
                // Close to the top rounding hides the growth; Newton's own step is right there.
                if reached > likelihood || longest < 1e-4 {
                    (ratings, likelihood) = (next, reached);
                    break;
                }
                scale *= 0.5;
                if scale < 1e-12 {
                    return None;
                }
            }
        }
        None
    }

    fn likelihood(&self, ratings: &[f64]) -> f64 {
        // ln p = −ln(1 + e^(−d)), without overflow for either sign.
        let ln_expected = |d: f64| d.min(0.0) - (-d.abs()).exp().ln_1p();
        let of = |m: &Meeting| {
            let d = ratings[m.i] - ratings[m.j];
            m.score_i * ln_expected(d) + m.score_j * ln_expected(-d)
        };
        self.meetings.iter().map(of).sum()
    }

    /// The anchor's row is that of the identity, so that it never moves.
    fn slope_and_information(&self, ratings: &[f64], anchor: usize) -> (Vec<f64>, Vec<Vec<f64>>) {
        let mut slope = vec![0.0; self.players];
        let mut information = vec![vec![0.0; self.players]; self.players];
        for m in &self.meetings {
            let d = ratings[m.i] - ratings[m.j];
            let [p, q] = [d, -d].map(|d| 1.0 / (1.0 + (-d).exp()));
            let gain = m.score_i * q - m.score_j * p;
            let weight = (m.score_i + m.score_j) * p * q;
            slope[m.i] += gain;
            slope[m.j] -= gain;
            information[m.i][m.i] += weight;
            information[m.j][m.j] += weight;
            information[m.i][m.j] -= weight;
            information[m.j][m.i] -= weight;
        }
        slope[anchor] = 0.0;
        for row in &mut information {
            row[anchor] = 0.0;
        }
        information[anchor].fill(0.0);
        information[anchor][anchor] = 1.0;
        (slope, information)
    }
}

/// The lower triangle whose square is the matrix; `None` if it is not positive definite.
fn cholesky(mut matrix: Vec<Vec<f64>>) -> Option<Vec<Vec<f64>>> {
    for i in 0..matrix.len() {
        for j in 0..=i {
            let known: f64 = (0..j).map(|k| matrix[i][k] * matrix[j][k]).sum();
            let rest = matrix[i][j] - known;
            matrix[i][j] = if i > j {
                rest / matrix[j][j]
            } else if rest > 0.0 && rest.is_finite() {
                rest.sqrt()
            } else {
                return None;
            };
        }
    }
    Some(matrix)
}

/// Solves for the square of a lower triangle.
fn solve(factor: &[Vec<f64>], right: Vec<f64>) -> Vec<f64> {
    let mut x = forward(factor, right);
    for i in (0..x.len()).rev() {
        let known: f64 = (i + 1..x.len()).map(|k| factor[k][i] * x[k]).sum();
        x[i] = (x[i] - known) / factor[i][i];
    }
    x
}

fn forward(factor: &[Vec<f64>], mut x: Vec<f64>) -> Vec<f64> {
    for i in 0..x.len() {
        let known: f64 = (0..i).map(|k| factor[i][k] * x[k]).sum();
        x[i] = (x[i] - known) / factor[i][i];
    }
    x
}

/// The root of the `i`th diagonal entry of the inverse of the square: the length of the column that forward substitution gives.
fn standard_error(factor: &[Vec<f64>], i: usize) -> f64 {
    let mut unit = vec![0.0; factor.len()];
    unit[i] = 1.0;
    forward(factor, unit).iter().map(|part| part * part).sum::<f64>().sqrt()
}
