//! What a set of samples looks like: how many from which phase, and how well the player foresaw the results.

use super::{Reliability, Sees};
use crate::selfplay::Judgement;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Add;

/// Moves are counted in groups of this size.
pub(super) const PLIES_A_PHASE: usize = 4;
/// Judgements are counted in groups of this many parts of certainty.
const PARTS: u16 = 1_000;

/// Samples that have something in common.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Phase {
    /// How many.
    pub samples: u64,
    /// The probabilities of winning that the player gave, added up.
    pub foreseen: f64,
    /// What the deciding seats scored in the end, added up.
    pub scored: f64,
}

impl Add for Phase {
    type Output = Phase;
    fn add(self, other: Phase) -> Phase {
        Phase { samples: self.samples + other.samples, foreseen: self.foreseen + other.foreseen, scored: self.scored + other.scored }
    }
}

impl Phase {
    pub(super) fn add(&mut self, judgement: Judgement, result: u8) {
        self.samples += 1;
        self.foreseen += f64::from(judgement.win) / f64::from(Judgement::CERTAIN);
        self.scored += f64::from(result) / 2.0;
    }

    /// The mean of what was foreseen and of what was scored, in percent.
    pub fn percent(&self) -> [f64; 2] {
        [self.foreseen, self.scored].map(|sum| 100.0 * sum / self.samples.max(1) as f64)
    }
}

/// Counts of everything.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct DatasetSummary {
    games: u64,
    plies: u64,
    /// Won by the first seat, by the second, by nobody.
    results: [u64; 3],
    seen: BTreeMap<Sees, u64>,
    /// By group of moves.
    pub(super) phases: BTreeMap<usize, Phase>,
    /// By bucket of the network.
    buckets: BTreeMap<usize, Phase>,
    /// By tenth of probability.
    pub(super) tenths: BTreeMap<u16, Phase>,
    /// By phase of the game, with its name.
    pub(super) reliability: Vec<(&'static str, Reliability)>,
}

impl DatasetSummary {
    /// Of nothing yet, in a game with these phases.
    pub fn new(phases: &[&'static str]) -> DatasetSummary {
        DatasetSummary { reliability: phases.iter().map(|&name| (name, Reliability::default())).collect(), ..DatasetSummary::default() }
    }

    /// How many positions met this fate.
    pub fn of(&self, sees: Sees) -> u64 {
        self.seen.get(&sees).copied().unwrap_or(0)
    }

    pub(super) fn add_game(&mut self, winner: Option<u8>, plies: usize) {
        self.games += 1;
        self.plies += plies as u64;
        self.results[winner.map_or(2, |seat| usize::from(seat.min(1)))] += 1;
    }

    pub(super) fn count(&mut self, sees: Sees) {
        *self.seen.entry(sees).or_default() += 1;
    }

    pub(super) fn add_sample(&mut self, ply: usize, phase: usize, bucket: usize, judgement: Judgement, result: u8) {
        self.reliability[phase].1.add(judgement, result);
        self.phases.entry(ply / PLIES_A_PHASE).or_default().add(judgement, result);
        self.buckets.entry(bucket).or_default().add(judgement, result);
        self.tenths.entry((judgement.win / PARTS).min(9)).or_default().add(judgement, result);
    }
}

impl fmt::Display for DatasetSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second, nobody] = self.results;
        let length = self.plies as f64 / self.games.max(1) as f64;
        writeln!(f, "{} games of {length:.1} moves: first seat won {first}, second {second}, nobody {nobody}", self.games)?;
        let [middle, forced, proved, again] = [Sees::MiddleOfTurn, Sees::Forced, Sees::Proved, Sees::Again].map(|sees| self.of(sees));
        writeln!(
            f,
            "{} samples; left out: {middle} in the middle of a turn, {forced} forced, {proved} proved, {again} seen before",
            self.of(Sees::Sample)
        )?;
        let mut table = |title: &str, rows: &mut dyn Iterator<Item = (String, &Phase)>| {
            writeln!(f, "{title:<12} samples  foreseen  scored")?;
            for (name, phase) in rows {
                let [foreseen, scored] = phase.percent();
                writeln!(f, "{name:<12} {:>7} {foreseen:>7.1} % {scored:>5.1} %", phase.samples)?;
            }
            Ok(())
        };
        let plies = |group: &usize| format!("{}–{}", group * PLIES_A_PHASE, (group + 1) * PLIES_A_PHASE - 1);
        table("moves made", &mut self.phases.iter().map(|(group, phase)| (plies(group), phase)))?;
        table("bucket", &mut self.buckets.iter().map(|(bucket, phase)| (bucket.to_string(), phase)))?;
        table("foreseen", &mut self.tenths.iter().map(|(tenth, phase)| (format!("{tenth}0 % +"), phase)))?;
        writeln!(f, "not proved           samples  odds to the power of")?;
        for (name, reliability) in &self.reliability {
            let stretch = reliability.stretch().map_or("unknown".to_owned(), |stretch| format!("{stretch:.3}"));
            writeln!(f, "{name:<20} {:>7}  {stretch}", reliability.all().samples)?;
        }
        Ok(())
    }
}
