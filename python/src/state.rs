//! A game in progress.

use crate::errors::{bad_text, illegal};
use crate::view::View;
use numpy::{PyArray1, PyArrayDyn, PyArrayMethods as _};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use trilynx_bots::Determinize;
use trilynx_environments::{Encoded, reward};
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::header::read_alone;
use trilynx_games::record::Record as GameRecord;
use trilynx_games::{Game, GameView as _, Header, Outcome, Seat, Start, Status, Viewer, with_game};

/// A game in progress, whatever the game: what [`State`] asks.
pub trait AnyState: Send + Sync {
    fn game(&self) -> &'static str;
    fn variant(&self) -> String;
    fn seats(&self) -> usize;
    fn status(&self) -> Status;
    fn decision(&self) -> &'static str;
    fn legal_moves(&self) -> Vec<String>;
    fn legal_actions(&self) -> Vec<usize>;
    fn most_decisions(&self) -> usize;
    fn actions(&self) -> usize;
    fn shape(&self) -> &'static [usize];
    fn features(&self) -> Vec<String>;
    fn action(&self, chosen: &str) -> PyResult<usize>;
    fn move_of(&self, action: usize) -> Option<String>;
    fn check(&self, py: Python<'_>, chosen: &str) -> PyResult<()>;
    fn play(&mut self, py: Python<'_>, chosen: &str) -> PyResult<()>;
    fn observe(&self, seat: Option<Seat>, into: &mut [u8]);
    fn start(&self) -> String;
    fn moves(&self) -> Vec<String>;
    fn position(&self) -> String;
    fn view(&self, viewer: Viewer) -> View;
    fn record(&self, headers: Vec<(String, String)>) -> String;
    fn perft(&self, depth: u32) -> u64;
    fn copy(&self) -> Box<dyn AnyState>;
    fn is_same(&self, other: &dyn AnyState) -> bool;
}

/// A state, and how it came about.
#[derive(Clone)]
pub struct Held<G: Game> {
    pub start: Start<G>,
    pub moves: Vec<G::Move>,
    pub state: G,
}

/// A game whose parts can wait in any thread: every game.
pub trait Portable: Encoded<Move: Parts, Deal: Parts, Setup: Parts, View: Parts> + Determinize + Parts {}

impl<G: Encoded<Move: Parts, Deal: Parts, Setup: Parts, View: Parts> + Determinize + Parts> Portable for G {}

/// What any thread may hold.
pub trait Parts: Send + Sync + 'static {}

impl<T: Send + Sync + 'static> Parts for T {}

impl<G: Portable> AnyState for Held<G> {
    fn game(&self) -> &'static str {
        G::ID.name()
    }

    fn variant(&self) -> String {
        let line = self.start.to_string();
        Header::split(&line).map(|(header, _)| header.variant.to_owned()).unwrap_or_default()
    }

    fn seats(&self) -> usize {
        self.state.seats()
    }

    fn status(&self) -> Status {
        self.state.status()
    }

    fn decision(&self) -> &'static str {
        self.state.view(Viewer::Spectator).decision()
    }

    fn legal_moves(&self) -> Vec<String> {
        self.state.legal_texts()
    }

    fn legal_actions(&self) -> Vec<usize> {
        let mut moves = G::Moves::default();
        self.state.legal_moves(&mut moves);
        let mut actions: Vec<usize> = moves.iter().map(|chosen| G::action(*chosen)).collect();
        actions.sort_unstable();
        actions
    }

    fn most_decisions(&self) -> usize {
        G::MOST_DECISIONS
    }

    fn actions(&self) -> usize {
        G::ACTIONS
    }

    fn shape(&self) -> &'static [usize] {
        G::SHAPE
    }

    fn features(&self) -> Vec<String> {
        G::features()
    }

    fn action(&self, chosen: &str) -> PyResult<usize> {
        Ok(G::action(chosen.parse().map_err(bad_text)?))
    }

    fn move_of(&self, action: usize) -> Option<String> {
        Some(G::chosen(action)?.to_string())
    }

    fn check(&self, py: Python<'_>, text: &str) -> PyResult<()> {
        let chosen: G::Move = text.parse().map_err(bad_text)?;
        self.state.check(chosen).map_err(|refusal| illegal(py, text, &refusal))
    }

    fn play(&mut self, py: Python<'_>, text: &str) -> PyResult<()> {
        let chosen: G::Move = text.parse().map_err(bad_text)?;
        self.state.play(chosen).map_err(|refusal| illegal(py, text, &refusal))?;
        self.moves.push(chosen);
        Ok(())
    }

    fn observe(&self, seat: Option<Seat>, into: &mut [u8]) {
        match seat {
            Some(seat) => G::observe(&self.state.view(Viewer::Seat(seat)), seat, into),
            None => self.state.observe_decider(into),
        }
    }

    fn start(&self) -> String {
        self.start.to_string()
    }

    fn moves(&self) -> Vec<String> {
        self.moves.iter().map(ToString::to_string).collect()
    }

    fn position(&self) -> String {
        self.state.setup().to_string()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new::<G>(self.state.view(viewer), viewer)
    }

    fn record(&self, headers: Vec<(String, String)>) -> String {
        let record = GameRecord::new(self.start.clone(), self.moves.clone());
        record.map(|record| GameRecord { headers, ..record }.to_string()).unwrap_or_default()
    }

    fn perft(&self, depth: u32) -> u64 {
        trilynx_games::perft(&self.state, depth)
    }

    fn copy(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn is_same(&self, other: &dyn AnyState) -> bool {
        self.game() == other.game() && self.position() == other.position() && self.moves() == other.moves()
    }
}

/// Reads a line: options, a deal or a position, then moves. What chance has to decide follows from the seed.
fn read(line: &str, seed: u64) -> PyResult<Box<dyn AnyState>> {
    let (header, words) = Header::split(line).map_err(bad_text)?;
    let head = line.split_ascii_whitespace().take_while({
        let mut is_first = true;
        move |word| std::mem::take(&mut is_first) || word.contains('=')
    });
    let head = head.collect::<Vec<_>>().join(" ");
    with_game!(header.game, G => {
        let (start, mut state) = match read_alone::<<G as Game>::Options>(&head) {
            Ok(options) => {
                let mut bytes = [0; 64];
                bytes[..8].copy_from_slice(&seed.to_le_bytes());
                let deal = G::deal(&options, &mut Generator::new(&Seed(bytes), &[]));
                let state = G::new(&deal);
                (Start::<G>::Deal(deal), state)
            }
            Err(_) => Start::<G>::read(header).map_err(bad_text)?,
        };
        let mut moves = Vec::new();
        for (n, word) in words.enumerate() {
            let chosen: <G as Game>::Move = word.parse().map_err(|error| bad_text(format!("move {}: {error}", n + 1)))?;
            let clause = |refusal: &<G as Game>::IllegalMove| trilynx_games::Reason::clause(refusal);
            state.play(chosen).map_err(|refusal| bad_text(format!("move {}, {word}: {refusal} [{}]", n + 1, clause(&refusal))))?;
            moves.push(chosen);
        }
        Ok(Box::new(Held { start, moves, state }))
    })
}

#[pyclass(module = "trilynx")]
pub struct State(pub Box<dyn AnyState>);

impl State {
    fn outcome(&self) -> Option<Outcome> {
        self.0.status().outcome()
    }

    fn seat(&self, seat: usize) -> PyResult<Seat> {
        let seats = self.0.seats();
        if seat < seats { Ok(Seat(seat as u8)) } else { Err(PyIndexError::new_err(format!("seat {seat} of {seats}"))) }
    }
}

#[pymethods]
impl State {
    #[new]
    #[pyo3(signature = (line, *, seed = 0))]
    fn new(line: &str, seed: u64) -> PyResult<State> {
        read(line, seed).map(State)
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.0.game()
    }

    #[getter]
    fn variant(&self) -> String {
        self.0.variant()
    }

    #[getter]
    fn seats(&self) -> usize {
        self.0.seats()
    }

    #[getter]
    fn to_move(&self) -> Option<u8> {
        self.0.status().to_move().map(|seat| seat.0)
    }

    #[getter]
    fn decision(&self) -> Option<&'static str> {
        self.to_move().map(|_| self.0.decision())
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.to_move().is_none()
    }

    #[getter]
    fn winners(&self) -> Option<Vec<usize>> {
        self.outcome().map(|outcome| outcome.winners.iter().map(Seat::index).collect())
    }

    #[getter]
    fn scores(&self) -> Option<Vec<i16>> {
        self.outcome().map(|outcome| outcome.scores.to_vec())
    }

    #[getter]
    fn returns(&self) -> Vec<f32> {
        let seats = self.0.seats();
        let Some(outcome) = self.outcome() else { return vec![0.0; seats] };
        (0..seats as u8).map(|seat| reward(&outcome, seats, Seat(seat))).collect()
    }

    #[getter]
    fn start(&self) -> String {
        self.0.start()
    }

    #[getter]
    fn moves(&self) -> Vec<String> {
        self.0.moves()
    }

    #[getter]
    fn line(&self) -> String {
        let start = self.0.start();
        std::iter::once(start).chain(self.0.moves()).collect::<Vec<_>>().join(" ")
    }

    #[getter]
    fn position(&self) -> String {
        self.0.position()
    }

    #[getter]
    fn most_decisions(&self) -> usize {
        self.0.most_decisions()
    }

    #[getter]
    fn num_actions(&self) -> usize {
        self.0.actions()
    }

    #[getter]
    fn shape(&self) -> Vec<usize> {
        self.0.shape().to_vec()
    }

    #[getter]
    fn features(&self) -> Vec<String> {
        self.0.features()
    }

    fn legal_moves(&self) -> Vec<String> {
        self.0.legal_moves()
    }

    fn legal_actions(&self) -> Vec<usize> {
        self.0.legal_actions()
    }

    fn why_not(&self, py: Python<'_>, r#move: &str) -> Option<Py<PyAny>> {
        self.0.check(py, r#move).err().map(|error| error.into_value(py).into_any())
    }

    fn play<'a>(mut this: PyRefMut<'a, Self>, r#move: &str) -> PyResult<PyRefMut<'a, Self>> {
        let py = this.py();
        this.0.play(py, r#move)?;
        Ok(this)
    }

    fn action(&self, r#move: &str) -> PyResult<usize> {
        self.0.action(r#move)
    }

    fn move_of(&self, action: usize) -> PyResult<String> {
        let actions = self.0.actions();
        self.0.move_of(action).ok_or_else(|| PyIndexError::new_err(format!("action {action} of {actions}")))
    }

    fn play_action<'a>(this: PyRefMut<'a, Self>, action: usize) -> PyResult<PyRefMut<'a, Self>> {
        let text = this.move_of(action)?;
        State::play(this, &text)
    }

    #[pyo3(signature = (seat = None))]
    fn planes<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArrayDyn<u8>>> {
        let seat = seat.map(|seat| self.seat(seat)).transpose()?;
        let planes = PyArrayDyn::<u8>::zeros(py, self.0.shape().to_vec(), false);
        self.0.observe(seat, planes.readwrite().as_slice_mut()?);
        Ok(planes)
    }

    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let mask = PyArray1::<bool>::zeros(py, self.0.actions(), false);
        let mut all = mask.readwrite();
        let all = all.as_slice_mut()?;
        self.0.legal_actions().into_iter().for_each(|action| all[action] = true);
        Ok(mask)
    }

    #[pyo3(signature = (seat = None))]
    fn view(&self, seat: Option<usize>) -> PyResult<View> {
        let viewer = match seat {
            None => Viewer::Spectator,
            Some(seat) => Viewer::Seat(self.seat(seat)?),
        };
        Ok(self.0.view(viewer))
    }

    #[pyo3(signature = (headers = None))]
    fn record(&self, headers: Option<std::collections::BTreeMap<String, String>>) -> PyResult<String> {
        let headers = headers.unwrap_or_default();
        let is_name = |key: &String| !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        if let Some(bad) = headers.keys().find(|key| !is_name(key)) {
            return Err(PyValueError::new_err(format!("{bad:?} is no name of a header: letters, digits and - are")));
        }
        Ok(self.0.record(headers.into_iter().collect()))
    }

    fn perft(&self, py: Python<'_>, depth: u32) -> u64 {
        py.detach(|| self.0.perft(depth))
    }

    fn copy(&self) -> State {
        State(self.0.copy())
    }

    fn __copy__(&self) -> State {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.copy()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (String,)) {
        (py.get_type::<State>().into_any(), (self.line(),))
    }

    fn __eq__(&self, other: &State) -> bool {
        self.0.is_same(&*other.0)
    }

    fn __str__(&self) -> String {
        self.position()
    }

    fn __repr__(&self) -> String {
        format!("State({:?})", self.line())
    }
}
