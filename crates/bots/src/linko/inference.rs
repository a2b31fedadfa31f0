//! What a player who has laid a set probably does not hold: a set that the rule of thumb would rather have laid.
//!
//! The one thing to know: a single 5 on top in front of somebody says that there was hardly a pair in hand. Without this, an imagined hand
//! is as good as the pile, and search plays against hands that nobody has.

use super::heuristic::Taste;
use trilynx_games::Seat;
use trilynx_games::linko::{Card, Cards, View};

/// How a player is taken to lay.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Suspicion {
    /// The taste it is taken to have.
    pub taste: Taste,
    /// A set whose score is lower by this many hundredths of a card is laid e times more rarely.
    pub temperature: f32,
    /// The probability that the set was laid for quite another reason.
    pub whim: f32,
}

/// The score of the best set that can be laid from so many jokers, so many cards of a face, and the rank of the face.
type Scores = [[[i32; 14]; 9]; 6];

/// How likely hands are, for every seat of one view.
pub struct Likelihood<'a> {
    suspicion: &'a Suspicion,
    scores: Scores,
    /// The top set of each seat: its cards and their score.
    tops: [Option<(Cards, i32)>; trilynx_games::linko::MAX_PLAYERS],
}

impl<'a> Likelihood<'a> {
    /// Of what can be seen in this view.
    pub fn new(view: &View, suspicion: &'a Suspicion) -> Likelihood<'a> {
        let (taste, opponents) = (&suspicion.taste, view.options().players() - 1);
        let mut scores = [[[i32::MIN; 14]; 9]; 6];
        for (jokers, scores) in (0..).zip(&mut scores) {
            for (count, scores) in (1..).zip(&mut scores[1..]) {
                for (rank, score) in (1..).zip(scores) {
                    *score = (0..=jokers).map(|with| taste.quiet_lay(count + with, rank, with, opponents)).max().unwrap_or(i32::MIN);
                }
            }
        }
        let top = |seat| {
            let top = view.top(seat)?;
            let rank = top.value().index() as u8 + 1;
            Some((top.cards(), taste.quiet_lay(top.count(), rank, top.jokers(), opponents)))
        };
        let mut tops = [None; trilynx_games::linko::MAX_PLAYERS];
        view.options().seats().for_each(|seat| tops[seat.index()] = top(seat));
        Likelihood { suspicion, scores, tops }
    }

    /// How likely the player of `seat` was to lay its top set, had it kept these cards.
    pub fn of(&self, seat: Seat, kept: Cards) -> f32 {
        let Some((set, score)) = self.tops[seat.index()] else { return 1.0 };
        let held = kept.plus(set);
        let scores = &self.scores[usize::from(held.count(Card::JOKER)).min(5)];
        let best = held.numbered().faces().map(|(face, count)| scores[usize::from(count).min(8)][face.index()]).max();
        let split = set.numbered().lowest().is_some_and(|face| kept.count(face) > 0);
        let score = if split { score + self.suspicion.taste.lay_split } else { score };
        let missed = (best.unwrap_or(score) - score).max(0) as f32;
        self.suspicion.whim + (1.0 - self.suspicion.whim) * (-missed / self.suspicion.temperature).exp()
    }
}
