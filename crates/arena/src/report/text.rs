//! The summary of a match for people.

use super::{Figure, PairingSummary, Summary};
use std::fmt;

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Summary { settings, games, games_wanted, .. } = self;
        writeln!(
            f,
            "{}: {games} games of {games_wanted}, openings of {} moves, seed {}",
            settings.game, settings.opening_plies, settings.seed
        )?;
        writeln!(
            f,
            "{:.1} moves a game, who plays first scored {:.1} % (a draw is half a win)",
            self.mean_plies,
            100.0 * self.first_seat_share
        )?;
        for pairing in &self.pairings {
            write!(f, "\n{pairing}")?;
        }
        if self.pairings.len() > 1 {
            self.write_ladder(f)?;
        }
        self.write_timing(f)?;
        self.write_faults(f)
    }
}

impl Summary {
    fn write_ladder(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.ladder.is_empty() {
            return Ok(());
        }
        let width = self.ladder.iter().map(|rung| rung.name.chars().count()).max().unwrap_or(0);
        writeln!(f, "\nLadder (Bradley–Terry, {} = 0):", self.anchor)?;
        for rung in &self.ladder {
            let elo = if rung.name == self.anchor { "0, anchor".to_owned() } else { whole(&rung.elo) };
            let held = if rung.held_by_prior { ", finite only by the prior" } else { "" };
            writeln!(f, "  {:width$}  {elo:>18}  {:.1} of {}{held}", rung.name, rung.score, rung.games)?;
        }
        Ok(())
    }

    fn write_timing(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for timing in &self.timing {
            writeln!(
                f,
                "\n{}: {} moves in at most {} ms each; median {:.1}, 99 % within {:.1}, longest {:.1} ms; {:.2} % over, {:.2} % by a fifth",
                timing.contender,
                timing.moves,
                timing.limit_ms,
                timing.median_ms,
                timing.percentile_99_ms,
                timing.longest_ms,
                100.0 * timing.over_limit,
                100.0 * timing.over_limit_by_a_fifth
            )?;
        }
        Ok(())
    }

    fn write_faults(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 10;
        if self.faults.is_empty() {
            return Ok(());
        }
        writeln!(f, "\nLost by a fault: {}", self.faults.len())?;
        for fault in self.faults.iter().take(SHOWN) {
            writeln!(f, "  game {}: {}, {}", fault.game, fault.contender, fault.trouble)?;
        }
        if self.faults.len() > SHOWN {
            writeln!(f, "  and {} more", self.faults.len() - SHOWN)?;
        }
        Ok(())
    }
}

impl fmt::Display for PairingSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [wins, draws, losses] = self.wins_draws_losses;
        writeln!(f, "{} v {}", self.first, self.second)?;
        if self.pentanomial.is_none() {
            writeln!(f, "  deals: {}", self.units)?;
        }
        if let Some(pairs) = self.pentanomial {
            writeln!(f, "  won {wins}, drawn {draws}, lost {losses}")?;
            writeln!(f, "  pairs with 0, ½, 1, 1½, 2 points: {pairs:?}")?;
        }
        if let Some(score) = &self.score {
            writeln!(f, "  score {}", percent(score))?;
        }
        if let (Some(elo), Some(superiority)) = (&self.elo, self.superiority) {
            let normalised = self.normalised_elo.map_or(String::new(), |elo| format!(", normalised {}", whole(&elo)));
            writeln!(f, "  Elo {}{normalised}, likelihood of superiority {:.1} %", whole(elo), 100.0 * superiority)?;
        }
        if let (Some(share), Some(reverse), Some(advantage)) = (&self.win_share, &self.reverse_win_share, &self.advantage) {
            writeln!(f, "  alone against a field of the other: {}; the reverse: {}", percent(share), percent(reverse))?;
            writeln!(f, "  wins more a game, deal by deal: {}", percent(advantage))?;
        }
        if let Some(points) = &self.points_advantage {
            writeln!(f, "  points more a game: {}", tenth(points))?;
        }
        if let Some(test) = &self.sprt {
            let verdict = test.accepted.map_or("undecided".to_owned(), |accepted| format!("{accepted} accepted"));
            let [elo0, elo1] = [test.elo0, test.elo1].map(|elo| elo.to_string().replace('-', "−"));
            let llr = ratio(test.llr, test.lower, test.upper);
            writeln!(f, "  SPRT [{elo0}, {elo1}]: {verdict} after {} pairs, {llr}", self.units)?;
        }
        Ok(())
    }
}

/// An Elo figure to the nearest whole, with its ends, as the interval is not symmetric far from 0.
pub fn whole(figure: &Figure) -> String {
    written(figure, 1.0, 0, "")
}

/// A share as a percentage.
pub fn percent(figure: &Figure) -> String {
    written(figure, 100.0, 1, " %")
}

fn tenth(figure: &Figure) -> String {
    written(figure, 1.0, 1, "")
}

/// The log-likelihood ratio of a sequential test between its bounds.
pub fn ratio(llr: f64, lower: f64, upper: f64) -> String {
    let [llr, lower, upper] = [llr, lower, upper].map(|value| signed(value, 2));
    format!("LLR {llr} ({lower} to {upper})")
}

/// With a real minus sign, and no minus zero.
fn signed(value: f64, digits: usize) -> String {
    let text = format!("{:.digits$}", value.abs());
    let is_zero = text.bytes().all(|byte| matches!(byte, b'0' | b'.'));
    if value < 0.0 && !is_zero { format!("−{text}") } else { text }
}

fn written(figure: &Figure, scale: f64, digits: usize, unit: &str) -> String {
    // Where the value is infinite the finite end tells which way; where both are, there is nothing to tell.
    let infinite = |is_low: bool| if is_low { "−∞" } else { "∞" }.to_owned();
    let number = |value: f64| signed(value * scale, digits);
    let value = figure.value.map_or_else(|| infinite(figure.low.is_none() && figure.high.is_some()), number);
    let low = figure.low.map_or_else(|| infinite(true), number);
    let high = figure.high.map_or_else(|| infinite(false), number);
    format!("{value}{unit} [{low}, {high}]")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_read_well() {
        let check = |value, low, high, expected: &str| assert_eq!(whole(&Figure { value, low, high }), expected);
        check(Some(12.3), Some(-3.6), Some(28.0), "12 [−4, 28]");
        check(Some(-0.2), Some(-0.4), Some(0.1), "0 [0, 0]");
        check(None, Some(286.6), None, "∞ [287, ∞]");
        check(None, None, Some(-286.6), "−∞ [−∞, −287]");
        assert_eq!(percent(&Figure { value: Some(0.5), low: Some(0.25), high: Some(1.0) }), "50.0 % [25.0, 100.0]");
    }
}
