//! Worlds: the states that a view allows, drawn at random.
//!
//! The one thing to know: the n-th world of a seed is always the same, so every candidate can be tried in the same worlds, and luck of the
//! cards falls out of the comparison.

use trilynx_games::linko::{Card, State, View};
use trilynx_games::{Game, Viewer};

/// An endless sequence of worlds.
pub struct Worlds<'a> {
    view: &'a View,
    seed: u64,
    unseen: Vec<Card>,
    next: u64,
}

impl<'a> Worlds<'a> {
    /// The worlds of this view that belong to this seed.
    pub fn new(view: &'a View, seed: u64) -> Worlds<'a> {
        Worlds { view, seed, unseen: view.unseen().iter().collect(), next: 0 }
    }

    /// The next world, with a source of randomness for what is played in it.
    pub fn draw(&mut self) -> (State, fastrand::Rng) {
        let mut random = fastrand::Rng::with_seed(self.seed.wrapping_add(self.next.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
        self.next += 1;
        random.shuffle(&mut self.unseen);
        let state = self.view.imagine(&self.unseen).unwrap_or_else(|| unreachable!("these are the unseen cards"));
        (state, random)
    }
}

/// The one world that this view allows, where there is only one.
pub fn only_world(view: &View) -> Option<State> {
    let unseen = view.unseen();
    let mut hidden_hands = view.options().seats().filter(|&seat| Viewer::Seat(seat) != view.viewer());
    let hands = hidden_hands.by_ref().filter(|&seat| view.hand_size(seat) > view.known(seat).len()).count();
    // Equal cards are the same card, and a hand has no order; the pile has.
    let one_place = (hands == 0 && view.pile_size() <= 1) || (hands <= 1 && view.pile_size() == 0);
    let one_face = unseen.faces().nth(1).is_none();
    if one_place || one_face { view.imagine(&unseen.iter().collect::<Vec<_>>()) } else { None }
}

/// The same view without some of the cards known to be in the hands of others: each is forgotten with this probability.
pub fn forget(view: &View, probability: f64, random: &mut fastrand::Rng) -> View {
    use crate::bot::Imagine;
    let mut setup = State::imagine(view, random).setup();
    for (seat, known) in view.options().seats().zip(&mut setup.known) {
        if Viewer::Seat(seat) != view.viewer() {
            *known = known.iter().filter(|_| random.f64() >= probability).collect();
        }
    }
    // Less known of a hand is as possible as more.
    State::from_setup(&setup).map_or_else(|_| view.clone(), |state| state.view(view.viewer()))
}
