//! Ratings of people and puzzles by Glicko-2 (Mark Glickman, 2013): a try is a game between both.
//!
//! The one thing to know: everybody who rates calls [`rate`], a server for those whom it knows and a browser for those who play alone.

/// How strong somebody is, or how hard something.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating itself.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// How much it changes.
    pub volatility: f64,
}

/// How somebody begins.
pub const BEGINNER: Rating = Rating { rating: 1500.0, deviation: 350.0, volatility: 0.06 };
/// How uncertain the first rating of a puzzle is: it was not tried by people.
const NEW_PUZZLE_DEVIATION: f64 = 200.0;
/// A puzzle stays at least so uncertain, so that it goes on moving.
const LEAST_DEVIATION: f64 = 45.0;
/// How much volatility can change: Glickman's τ.
const TAU: f64 = 0.5;
/// From ratings to Glicko-2's own scale.
const SCALE: f64 = 173.7178;
/// Tries of one person on one day that move the ratings of puzzles. After them only the person's own rating moves.
pub const MOVING_TRIES_A_DAY: u32 = 50;

impl Rating {
    /// A puzzle that nobody has tried.
    pub fn of_new_puzzle(rating: u16) -> Rating {
        Rating { rating: f64::from(rating), deviation: NEW_PUZZLE_DEVIATION, volatility: 0.06 }
    }

    /// Whether these are numbers that a rating can have: they may come from a stranger.
    pub fn is_possible(&self) -> bool {
        (0.0..=4000.0).contains(&self.rating) && (10.0..=500.0).contains(&self.deviation) && (0.001..=0.5).contains(&self.volatility)
    }

    /// A part of the way from here to another rating.
    #[must_use]
    pub fn towards(&self, other: &Rating, part: f64) -> Rating {
        let between = |from: f64, to: f64| from + part * (to - from);
        Rating {
            rating: between(self.rating, other.rating),
            deviation: between(self.deviation, other.deviation),
            volatility: between(self.volatility, other.volatility),
        }
    }
}

/// How much a try counts, by why the puzzle was wanted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Weight {
    /// All of it: nothing was known beforehand.
    Full,
    /// Half: a theme that is known is a hint.
    Half,
    /// Not at all.
    Nothing,
}

impl Weight {
    const fn part(self) -> f64 {
        match self {
            Weight::Full => 1.0,
            Weight::Half => 0.5,
            Weight::Nothing => 0.0,
        }
    }
}

/// The ratings of the person and of the puzzle after a try.
pub fn rate(person: &Rating, puzzle: &Rating, solved: bool, weight: Weight) -> (Rating, Rating) {
    let score = f64::from(u8::from(solved));
    let part = weight.part();
    (person.towards(&after(person, puzzle, score), part), puzzle.towards(&after(puzzle, person, 1.0 - score), part))
}

/// One player's rating after one game.
fn after(own: &Rating, other: &Rating, score: f64) -> Rating {
    let (mu, phi) = ((own.rating - 1500.0) / SCALE, own.deviation / SCALE);
    let (other_mu, other_phi) = ((other.rating - 1500.0) / SCALE, other.deviation / SCALE);
    let g = 1.0 / (1.0 + 3.0 * (other_phi / std::f64::consts::PI).powi(2)).sqrt();
    let expected = 1.0 / (1.0 + (-g * (mu - other_mu)).exp());
    let variance = 1.0 / (g * g * expected * (1.0 - expected));
    let delta = variance * g * (score - expected);
    let volatility = new_volatility(phi, own.volatility, variance, delta);
    let before = (phi * phi + volatility * volatility).sqrt();
    let deviation = 1.0 / (1.0 / (before * before) + 1.0 / variance).sqrt();
    let moved = mu + deviation * deviation * g * (score - expected);
    Rating { rating: moved * SCALE + 1500.0, deviation: (deviation * SCALE).max(LEAST_DEVIATION), volatility }
}

/// Glickman's iteration (the Illinois algorithm) for the volatility.
fn new_volatility(phi: f64, volatility: f64, variance: f64, delta: f64) -> f64 {
    const EXACT: f64 = 1e-6;
    const MOST_STEPS: usize = 100;
    let a = (volatility * volatility).ln();
    let f = |x: f64| {
        let e = x.exp();
        let sum = phi * phi + variance + e;
        e * (delta * delta - sum) / (2.0 * sum * sum) - (x - a) / (TAU * TAU)
    };
    let mut low = a;
    let mut high = if delta * delta > phi * phi + variance {
        (delta * delta - phi * phi - variance).ln()
    } else {
        let step = (1..MOST_STEPS).find(|k| f(a - *k as f64 * TAU) >= 0.0).unwrap_or(MOST_STEPS);
        a - step as f64 * TAU
    };
    let (mut f_low, mut f_high) = (f(low), f(high));
    for _ in 0..MOST_STEPS {
        if (high - low).abs() <= EXACT {
            break;
        }
        let middle = low + (low - high) * f_low / (f_high - f_low);
        let f_middle = f(middle);
        if f_middle * f_high <= 0.0 {
            (low, f_low) = (high, f_high);
        } else {
            f_low /= 2.0;
        }
        (high, f_high) = (middle, f_middle);
    }
    (low / 2.0).exp()
}
