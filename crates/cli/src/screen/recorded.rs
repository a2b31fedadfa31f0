//! A recorded game, to step through.

use super::Source;
use super::model::{Action, Picture};
use crate::draw::{Draw, Signs};
use trilynx_games::record::{Ending, Record};
use trilynx_games::{Seat, Viewer};
use trilynx_locales::Catalogue;

/// A game that was played.
pub struct Recorded<G: Draw> {
    /// The position after each number of moves.
    states: Vec<G>,
    history: Vec<(String, String)>,
    viewer: Viewer,
    ending: String,
    catalogue: &'static Catalogue,
    signs: Signs,
}

impl<G: Draw> Recorded<G> {
    pub fn new(record: &Record<G>, viewer: Option<Viewer>, catalogue: &'static Catalogue, signs: Signs) -> Recorded<G> {
        let mut states = vec![record.start.state()];
        let mut history = Vec::new();
        for chosen in &record.moves {
            let mut state = states[states.len() - 1].clone();
            let seat = state.status().to_move().unwrap_or(Seat(0));
            history.push((G::player(seat, catalogue), chosen.to_string()));
            state.play_unchecked(*chosen);
            states.push(state);
        }
        let ending = match &record.ending {
            Ending::Otherwise { .. } => record.ending.to_string(),
            _ => String::new(),
        };
        Recorded { states, history, viewer: viewer.unwrap_or(Viewer::Spectator), ending, catalogue, signs }
    }
}

impl<G: Draw> Source for Recorded<G> {
    fn picture(&self, after: Option<usize>) -> Picture {
        let shown = after.unwrap_or(self.history.len());
        let state = &self.states[shown];
        let status = format!("{shown} / {}  {}", self.history.len(), if shown == self.history.len() { &self.ending } else { "" });
        Picture {
            title: G::TITLE.to_owned(),
            scene: G::scene(&state.view(self.viewer), self.signs, self.catalogue),
            history: self.history.clone(),
            shown,
            status,
            is_over: true,
            is_record: true,
            ..Picture::default()
        }
    }

    fn first(&self) -> Option<usize> {
        Some(0)
    }

    fn poll(&mut self) -> Option<String> {
        None
    }

    fn act(&mut self, _: Action) -> String {
        String::new()
    }

    fn remark(&self, _: usize) -> String {
        String::new()
    }

    fn farewell(&self) -> Option<String> {
        None
    }
}
