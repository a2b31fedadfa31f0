//! Did what was foreseen come true? Counts by phase of the game and by what was foreseen, and how far the player was too timid or too bold.
//!
//! The one thing to know: what a player had proved is no foresight and is not counted here.

use super::Phase;
use crate::selfplay::Judgement;

/// Judgements are counted in this many groups, from certain loss to certain win.
const GROUPS: usize = 100;
/// Newton's method finds the stretch in far fewer steps.
const MOST_STEPS: usize = 50;
/// Beyond this the results say nothing about the size of a stretch.
const MOST_STRETCH: f64 = 100.0;

/// Samples of one phase by what was foreseen.
#[derive(Clone, PartialEq, Debug)]
pub struct Reliability {
    groups: [Phase; GROUPS],
}

impl Default for Reliability {
    fn default() -> Reliability {
        Reliability { groups: [Phase::default(); GROUPS] }
    }
}

impl Reliability {
    pub(super) fn add(&mut self, judgement: Judgement, result: u8) {
        if !judgement.is_proved {
            let group = usize::from(judgement.win) * GROUPS / usize::from(Judgement::CERTAIN);
            self.groups[group.min(GROUPS - 1)].add(judgement, result);
        }
    }

    /// All of them together.
    pub fn all(&self) -> Phase {
        self.groups.iter().fold(Phase::default(), |sum, group| sum + *group)
    }

    /// The same in ten groups, leaving out those without samples.
    pub fn tenths(&self) -> Vec<Phase> {
        let tenths = self.groups.chunks(GROUPS / 10).map(|groups| groups.iter().fold(Phase::default(), |sum, group| sum + *group));
        tenths.filter(|tenth| tenth.samples > 0).collect()
    }

    /// What the logarithm of the odds that were foreseen has to be multiplied by so that the results become likeliest: above 1 the player
    /// was too timid. Nothing where the results do not tell.
    pub fn stretch(&self) -> Option<f64> {
        let groups: Vec<(f64, &Phase)> = self.groups.iter().filter_map(|group| Some((log_odds(group)?, group))).collect();
        let mut stretch = 1.0;
        for _ in 0..MOST_STEPS {
            let (mut slope, mut curvature) = (0.0, 0.0);
            for &(odds, group) in &groups {
                let win = 1.0 / (1.0 + (-stretch * odds).exp());
                slope += odds * (group.scored - group.samples as f64 * win);
                curvature += odds * odds * group.samples as f64 * win * (1.0 - win);
            }
            let step = slope / curvature;
            if !step.is_finite() || !(0.0..=MOST_STRETCH).contains(&(stretch + step)) {
                return None;
            }
            stretch += step;
            if step.abs() < 1e-9 {
                return Some(stretch);
            }
        }
        None
    }
}

/// Of what was foreseen on the average; nothing without samples, or where it was as good as certain.
fn log_odds(group: &Phase) -> Option<f64> {
    let win = group.foreseen / group.samples as f64;
    (win > 0.0 && win < 1.0).then(|| (win / (1.0 - win)).ln())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A player who foresees `shown` of `true_odds`, with results exactly as likely as they are.
    fn counted(shown: f64) -> Reliability {
        let mut all = Reliability::default();
        for percent in (3..=97).step_by(2) {
            let odds = (f64::from(percent) / (100.0 - f64::from(percent))).ln();
            let win = 1.0 / (1.0 + (-shown * odds).exp());
            let judgement = Judgement { win: (win * f64::from(Judgement::CERTAIN)).round() as u16, is_proved: false };
            (0..100).for_each(|n| all.add(judgement, if n < percent { 2 } else { 0 }));
        }
        all
    }

    #[test]
    fn the_stretch_undoes_what_the_player_did_to_the_odds() {
        for shown in [0.5, 0.8, 1.0, 1.25] {
            let stretch = counted(shown).stretch().unwrap();
            assert!((stretch - 1.0 / shown).abs() < 0.02, "{shown}: {stretch}");
        }
    }

    #[test]
    fn without_a_sign_of_it_there_is_no_stretch() {
        assert_eq!(Reliability::default().stretch(), None);
        let mut always_right = Reliability::default();
        always_right.add(Judgement { win: 6_000, is_proved: false }, 2);
        always_right.add(Judgement { win: 4_000, is_proved: false }, 0);
        assert_eq!(always_right.stretch(), None);
    }

    #[test]
    fn what_was_proved_is_not_counted() {
        let mut all = counted(1.0);
        let (before, stretch) = (all.all().samples, all.stretch());
        all.add(Judgement { win: Judgement::CERTAIN, is_proved: true }, 0);
        assert_eq!((all.all().samples, all.stretch()), (before, stretch));
        assert_eq!(all.tenths().len(), 10);
    }
}
