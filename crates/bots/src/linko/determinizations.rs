//! Determinizations: states that a view allows, with the hidden cards drawn at random.
//!
//! The one thing to know: the n-th determinization of a seed is always the same, so every candidate can be tried in the same ones, and
//! the luck of the cards falls out of the comparison.

use super::inference::{Likelihood, Suspicion};
use crate::bot::Determinize;
use crate::random::{below, shuffle};
use trilynx_games::linko::{Card, Cards, MAX_PLAYERS, State, View};
use trilynx_games::{Game, Seat, Viewer};

/// An endless sequence of determinizations.
pub struct Determinizations<'a> {
    view: &'a View,
    random: fastrand::Rng,
    /// First what is hidden in the hand of each other seat, in order, then the pile.
    unseen: Vec<Card>,
    /// The hands of the others, where how likely they are matters.
    hands: Vec<Hand>,
    likelihood: Option<Likelihood<'a>>,
}

/// What is hidden in a hand.
#[derive(Clone, Copy)]
struct Hand {
    seat: Seat,
    hidden: Cards,
    /// How likely the player was to lay as it did, had it kept these.
    likely: f32,
}

/// How often each hidden card of a hand is given the chance to change places with another before each draw.
const EXCHANGES: usize = 2;

impl<'a> Determinizations<'a> {
    /// The determinizations of this view that belong to this seed: all equally likely, or as likely as the players are suspected to have laid in
    /// them as they did.
    pub fn new(view: &'a View, seed: u64, suspicion: Option<&'a Suspicion>) -> Determinizations<'a> {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut unseen: Vec<Card> = view.unseen().iter().collect();
        shuffle(&mut unseen, &mut random);
        let mut determinizations = Determinizations { view, random, unseen, hands: Vec::with_capacity(MAX_PLAYERS), likelihood: None };
        if let Some(suspicion) = suspicion {
            let likelihood = Likelihood::new(view, suspicion);
            determinizations.hands = determinizations.hidden_hands(&likelihood);
            determinizations.likelihood = Some(likelihood);
            // The first hands are any; these are likely ones.
            (0..4).for_each(|_| determinizations.exchange());
        }
        determinizations
    }

    /// The next determinization.
    pub fn draw(&mut self) -> State {
        if self.likelihood.is_some() {
            self.exchange();
            let hidden: usize = self.hands.iter().map(|hand| hand.hidden.len()).sum();
            shuffle(&mut self.unseen[hidden..], &mut self.random);
        } else {
            shuffle(&mut self.unseen, &mut self.random);
        }
        self.view.determinize(&self.unseen).unwrap_or_else(|| unreachable!("these are the unseen cards"))
    }

    fn hidden_hands(&self, likelihood: &Likelihood<'_>) -> Vec<Hand> {
        let mut rest = self.unseen.as_slice();
        let others = self.view.options().seats().filter(|&seat| Viewer::Seat(seat) != self.view.viewer());
        let hand = |seat| {
            let (hidden, after) = rest.split_at(self.view.hand_size(seat) - self.view.known(seat).len());
            rest = after;
            let hidden = hidden.iter().copied().collect();
            Hand { seat, hidden, likely: likelihood.of(seat, hidden) }
        };
        others.map(hand).collect()
    }

    /// Exchanges cards so that in the long run hands come up as often as they are likely (Metropolis).
    fn exchange(&mut self) {
        let Some(likelihood) = &self.likelihood else { return };
        let mut start = 0;
        for n in 0..self.hands.len() {
            let end = start + self.hands[n].hidden.len();
            for here in (start..end).cycle().take((end - start) * EXCHANGES) {
                let there = below(self.unseen.len(), &mut self.random);
                let (mine, theirs) = (self.unseen[here], self.unseen[there]);
                if (start..end).contains(&there) || mine == theirs {
                    continue;
                }
                let [give, get] = [mine, theirs].map(|card| Cards::of(card, 1));
                let exchanged = self.hands[n].exchanged(give, get, likelihood);
                let other = owner(&self.hands, there);
                let others = other.map(|other| self.hands[other].exchanged(get, give, likelihood));
                let before = self.hands[n].likely * other.map_or(1.0, |other| self.hands[other].likely);
                let after = exchanged.likely * others.map_or(1.0, |hand| hand.likely);
                if self.random.f32() * before < after {
                    self.unseen.swap(here, there);
                    self.hands[n] = exchanged;
                    other.into_iter().zip(others).for_each(|(other, hand)| self.hands[other] = hand);
                }
            }
            start = end;
        }
    }
}

/// The hand that this place among the unseen cards belongs to, unless it is the pile.
fn owner(hands: &[Hand], place: usize) -> Option<usize> {
    let mut end = 0;
    hands.iter().position(|hand| {
        end += hand.hidden.len();
        place < end
    })
}

impl Hand {
    fn exchanged(self, give: Cards, get: Cards, likelihood: &Likelihood<'_>) -> Hand {
        let hidden = self.hidden.without(give).plus(get);
        Hand { hidden, likely: likelihood.of(self.seat, hidden), ..self }
    }
}

/// The one state that this view allows, where there is only one.
pub fn only_determinization(view: &View) -> Option<State> {
    let unseen = view.unseen();
    let mut hidden_hands = view.options().seats().filter(|&seat| Viewer::Seat(seat) != view.viewer());
    let hands = hidden_hands.by_ref().filter(|&seat| view.hand_size(seat) > view.known(seat).len()).count();
    // Equal cards are the same card, and a hand has no order; the pile has.
    let one_place = (hands == 0 && view.pile_size() <= 1) || (hands <= 1 && view.pile_size() == 0);
    let one_face = unseen.faces().nth(1).is_none();
    if one_place || one_face { view.determinize(&unseen.iter().collect::<Vec<_>>()) } else { None }
}

/// The same view without some of the cards known to be in the hands of others: each is forgotten with this probability.
pub fn forget(view: &View, probability: f64, random: &mut fastrand::Rng) -> View {
    let mut setup = State::determinize(view, random).setup();
    for (seat, known) in view.options().seats().zip(&mut setup.known) {
        if Viewer::Seat(seat) != view.viewer() {
            *known = known.iter().filter(|_| random.f64() >= probability).collect();
        }
    }
    // Less known of a hand is as possible as more.
    State::from_setup(&setup).map_or_else(|_| view.clone(), |state| state.view(view.viewer()))
}
