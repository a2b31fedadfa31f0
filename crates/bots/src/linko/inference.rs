//! What a player who has laid a set probably does not hold: a set that the rule of thumb would rather have laid.
//!
//! The one thing to know: a single 5 on top in front of somebody says that there was hardly a pair in hand. Without this, a drawn hand
//! is as good as the pile, and search plays against hands that nobody has.

use super::heuristic::RuleOfThumb;
use trilynx_games::Seat;
use trilynx_games::linko::{Card, Cards, MAX_PLAYERS, View};

/// How a player is taken to lay.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Suspicion {
    /// The taste it is taken to have.
    pub taste: RuleOfThumb,
    /// A set whose score is lower by this many hundredths of a card is laid e times more rarely.
    pub temperature: f32,
    /// The probability that the set was laid for quite another reason.
    pub whim: f32,
    /// How much of what is left of certainty is lost from each set to the one below it.
    pub fading: f32,
}

/// The score of the best set that can be laid, by the number of jokers, the number of cards of a face, and the rank of the face.
type Scores = [[[i32; 14]; 9]; 6];

/// How many sets of each player are looked at, from the top down.
const SETS: usize = 4;

/// A set on the table, as its owner may have come to lay it.
#[derive(Clone, Copy)]
struct Laid {
    face: Card,
    score: i32,
    /// The set with those laid on top of it: these were in hand for certain, or came later.
    with_later: Cards,
    /// The probability that what is in hand now says nothing about it.
    whim: f32,
}

/// How likely hands are, for every seat of one view.
pub struct Likelihood<'a> {
    suspicion: &'a Suspicion,
    scores: Scores,
    /// The uppermost sets of each seat, the top first.
    laid: [[Option<Laid>; SETS]; MAX_PLAYERS],
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
        let mut laid = [[None; SETS]; MAX_PLAYERS];
        for seat in view.options().seats() {
            let mut with_later = Cards::EMPTY;
            let mut whim = suspicion.whim;
            for (set, laid) in view.table().of(seat).zip(&mut laid[seat.index()]) {
                with_later = with_later.plus(set.cards());
                let score = taste.quiet_lay(set.count(), set.value().index() as u8 + 1, set.jokers(), opponents);
                *laid = Some(Laid { face: set.value(), score, with_later, whim });
                // What was laid longer ago says less about the hand of today.
                whim += (1.0 - whim) * suspicion.fading;
            }
        }
        Likelihood { suspicion, scores, laid }
    }

    /// How likely the player of `seat` was to lay its uppermost sets, had it kept these cards all the time.
    pub fn of(&self, seat: Seat, kept: Cards) -> f32 {
        self.laid[seat.index()].iter().flatten().map(|laid| self.of_set(laid, kept)).product()
    }

    fn of_set(&self, laid: &Laid, kept: Cards) -> f32 {
        let held = kept.plus(laid.with_later);
        let scores = &self.scores[usize::from(held.count(Card::JOKER)).min(5)];
        let best = held.numbered().faces().map(|(face, count)| scores[usize::from(count).min(8)][face.index()]).max();
        let split = kept.count(laid.face) > 0;
        let score = if split { laid.score + self.suspicion.taste.lay_split } else { laid.score };
        let missed = (best.unwrap_or(score) - score).max(0) as f32;
        laid.whim + (1.0 - laid.whim) * (-missed / self.suspicion.temperature).exp()
    }
}
