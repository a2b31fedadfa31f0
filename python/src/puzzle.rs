//! The puzzles that come with the program.

use crate::errors::bad_text;
use crate::state::{Held, Portable, State};
use pyo3::prelude::*;
use trilynx_games::{GameId, Start, with_game};
use trilynx_puzzles::{Class, Collection, Entry, Goal, Puzzle as GamePuzzle, Puzzled, Verdict, collection};

/// The puzzles of a game: those that are shipped, or those of a text in the same format.
#[pyfunction]
#[pyo3(signature = (game, text = None))]
pub fn puzzles(game: &str, text: Option<&str>) -> PyResult<Vec<Puzzle>> {
    let id = GameId::from_name(game).ok_or_else(|| bad_text(format!("there is no game {game:?}: {}", GameId::list())))?;
    let own = text.map(Collection::read).transpose().map_err(bad_text)?;
    let entries = own.as_ref().or(collection(id)).map_or(&[][..], |collection| &collection.entries);
    with_game!(id, G => entries.iter().map(Puzzle::read::<G>).collect())
}

/// A puzzle, whatever the game.
trait AnyPuzzle: Send + Sync {
    fn position(&self) -> State;
    fn seat(&self) -> u8;
    fn last(&self) -> Vec<String>;
    fn solution(&self) -> Vec<Vec<String>>;
    fn try_moves(&self, decisions: &[String]) -> Result<(State, &'static str), String>;
}

fn texts<M: ToString>(moves: &[M]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

fn held<G: Portable>(state: G) -> State {
    State(Box::new(Held { start: Start::Setup(state.setup()), moves: Vec::new(), state }))
}

impl<G: Portable + Puzzled> AnyPuzzle for GamePuzzle<G> {
    fn position(&self) -> State {
        held(GamePuzzle::position(self))
    }

    fn seat(&self) -> u8 {
        GamePuzzle::seat(self).0
    }

    fn last(&self) -> Vec<String> {
        texts(&self.last)
    }

    fn solution(&self) -> Vec<Vec<String>> {
        self.line.iter().flat_map(|step| [texts(&step.accepted[0]), texts(&step.reply)]).filter(|turn| !turn.is_empty()).collect()
    }

    fn try_moves(&self, decisions: &[String]) -> Result<(State, &'static str), String> {
        let (walk, stop) = self.walk(decisions);
        match stop {
            Some((at, stop)) => Err(format!("decision {}, {}: {stop}", at + 1, decisions[at])),
            None => {
                let verdict = match walk.verdict {
                    Verdict::GoingOn => "going on",
                    Verdict::Solved => "solved",
                    Verdict::Wrong => "wrong",
                };
                Ok((held(walk.state), verdict))
            }
        }
    }
}

/// A position in which one turn is right.
#[pyclass(module = "trilynx", frozen)]
pub struct Puzzle {
    entry: Entry,
    puzzle: Box<dyn AnyPuzzle>,
}

impl Puzzle {
    fn read<G: Portable + Puzzled>(entry: &Entry) -> PyResult<Puzzle> {
        Ok(Puzzle { entry: entry.clone(), puzzle: Box::new(entry.puzzle::<G>().map_err(bad_text)?) })
    }
}

#[pymethods]
impl Puzzle {
    #[getter]
    fn id(&self) -> &str {
        &self.entry.id
    }

    #[getter]
    fn rating(&self) -> u16 {
        self.entry.rating
    }

    #[getter]
    fn is_proved(&self) -> bool {
        self.entry.class == Class::Proved
    }

    #[getter]
    fn goal(&self) -> &'static str {
        match self.entry.goal {
            Goal::Win { .. } => "win",
            Goal::Defend => "defend",
            Goal::Best => "best",
        }
    }

    #[getter]
    fn themes(&self) -> Vec<String> {
        self.entry.themes.clone()
    }

    #[getter]
    fn position(&self) -> State {
        self.puzzle.position()
    }

    #[getter]
    fn seat(&self) -> u8 {
        self.puzzle.seat()
    }

    #[getter]
    fn last(&self) -> Vec<String> {
        self.puzzle.last()
    }

    #[getter]
    fn solution(&self) -> Vec<Vec<String>> {
        self.puzzle.solution()
    }

    fn try_moves(&self, moves: Vec<String>) -> PyResult<(State, &'static str)> {
        self.puzzle.try_moves(&moves).map_err(bad_text)
    }

    fn __repr__(&self) -> String {
        format!("<Puzzle {}: {}, rating {}>", self.entry.id, self.goal(), self.entry.rating)
    }
}
