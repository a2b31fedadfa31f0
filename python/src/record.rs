//! Records of games that were played.

use crate::errors::bad_text;
use crate::state::{AnyState, Held, State};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use trilynx_games::record::{Ending, Found, Record as GameRecord, find_records};
use trilynx_games::with_game;

/// Reads all records of a text, in any format that is read.
#[pyfunction]
pub fn read_records(text: &str) -> PyResult<Vec<Record>> {
    find_records(text).map_err(bad_text)?.into_iter().map(Record::read).collect()
}

/// A game that was played, wholly or in part.
#[pyclass(module = "trilynx", frozen)]
pub struct Record {
    text: String,
    headers: Vec<(String, String)>,
    ending: Ending,
    start: Box<dyn AnyState>,
    moves: Vec<String>,
}

impl Record {
    fn read(found: Found<'_>) -> PyResult<Record> {
        with_game!(found.game, G => {
            let record = GameRecord::<G>::read(&found.text).map_err(|error| {
                bad_text(trilynx_games::record::RecordError { line: error.line + found.lines_before, ..error })
            })?;
            let start = Box::new(Held { start: record.start.clone(), moves: Vec::new(), state: record.start.state() });
            let moves = record.moves.iter().map(ToString::to_string).collect();
            Ok(Record { text: record.to_string(), headers: record.headers, ending: record.ending, start, moves })
        })
    }
}

#[pymethods]
impl Record {
    #[getter]
    fn text(&self) -> &str {
        &self.text
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.start.game()
    }

    #[getter]
    fn start(&self) -> String {
        self.start.start()
    }

    #[getter]
    fn moves(&self) -> Vec<String> {
        self.moves.clone()
    }

    #[getter]
    fn headers(&self) -> std::collections::HashMap<String, String> {
        self.headers.iter().cloned().collect()
    }

    #[getter]
    fn result(&self) -> String {
        self.ending.to_string()
    }

    #[getter]
    fn winners(&self) -> Option<Vec<usize>> {
        let winners = match &self.ending {
            Ending::Open => return None,
            Ending::ByRules(outcome) => outcome.winners,
            Ending::Otherwise { winners, .. } => *winners,
        };
        Some(winners.iter().map(trilynx_games::Seat::index).collect())
    }

    #[pyo3(signature = (after = None))]
    fn state(&self, py: Python<'_>, after: Option<usize>) -> PyResult<State> {
        let (after, all) = (after.unwrap_or(self.moves.len()), self.moves.len());
        if after > all {
            return Err(PyIndexError::new_err(format!("after move {after} of {all}")));
        }
        let mut state = self.start.copy();
        self.moves[..after].iter().try_for_each(|chosen| state.play(py, chosen))?;
        Ok(State(state))
    }

    fn states(&self, py: Python<'_>) -> PyResult<Vec<State>> {
        let mut state = self.start.copy();
        let mut states = vec![State(state.copy())];
        for chosen in &self.moves {
            state.play(py, chosen)?;
            states.push(State(state.copy()));
        }
        Ok(states)
    }

    fn __len__(&self) -> usize {
        self.moves.len()
    }

    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("<Record of {}: {} moves, {}>", self.game(), self.moves.len(), self.ending)
    }
}
