//! What a seat may know.

use crate::errors::bad_text;
use crate::state::{Held, Portable, State};
use numpy::{PyArrayDyn, PyArrayMethods as _};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use trilynx_games::header::read_alone;
use trilynx_games::{Game, GameView, Header, Seat, Start, Viewer, with_game};

/// A view, whatever the game.
trait AnyView: Send + Sync {
    fn game(&self) -> &'static str;
    fn text(&self) -> String;
    fn to_move(&self) -> Option<Seat>;
    fn legal_moves(&self) -> Vec<String>;
    fn shape(&self) -> &'static [usize];
    fn observe(&self, seat: Seat, into: &mut [u8]);
    fn determinize(&self, seed: u64) -> State;
}

struct Seen<G: Game>(G::View);

impl<G: Portable> AnyView for Seen<G> {
    fn game(&self) -> &'static str {
        G::ID.name()
    }

    fn text(&self) -> String {
        self.0.to_string()
    }

    fn to_move(&self) -> Option<Seat> {
        self.0.status().to_move()
    }

    fn legal_moves(&self) -> Vec<String> {
        let mut moves = G::Moves::default();
        self.0.legal_moves(&mut moves);
        let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        texts.sort();
        texts
    }

    fn shape(&self) -> &'static [usize] {
        G::SHAPE
    }

    fn observe(&self, seat: Seat, into: &mut [u8]) {
        G::observe(&self.0, seat, into);
    }

    fn determinize(&self, seed: u64) -> State {
        let state = G::determinize(&self.0, &mut fastrand::Rng::with_seed(seed));
        State(Box::new(Held { start: Start::Setup(state.setup()), moves: Vec::new(), state }))
    }
}

/// What a seat or a spectator may know of a position.
#[pyclass(module = "trilynx", frozen)]
pub struct View {
    view: Box<dyn AnyView>,
    viewer: Viewer,
}

impl View {
    pub fn new<G: Portable>(view: G::View, viewer: Viewer) -> View {
        View { view: Box::new(Seen::<G>(view)), viewer }
    }

    /// The line that a bot is given.
    pub fn line(&self) -> String {
        self.view.text()
    }
}

#[pymethods]
impl View {
    #[new]
    fn read(line: &str) -> PyResult<View> {
        let (header, _) = Header::split(line).map_err(bad_text)?;
        let hidden = header.clone().take("view");
        with_game!(header.game, G => {
            let view = read_alone::<<G as Game>::View>(line).map_err(bad_text)?;
            let decider = view.status().to_move();
            let viewer = match hidden {
                Some(seat) => seat.parse().ok().map(Seat),
                None => decider,
            };
            Ok(View::new::<G>(view, viewer.map_or(Viewer::Spectator, Viewer::Seat)))
        })
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.view.game()
    }

    #[getter]
    fn text(&self) -> String {
        self.line()
    }

    #[getter]
    fn seat(&self) -> Option<u8> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat.0),
            Viewer::Spectator => None,
        }
    }

    #[getter]
    fn to_move(&self) -> Option<u8> {
        self.view.to_move().map(|seat| seat.0)
    }

    fn legal_moves(&self) -> Vec<String> {
        self.view.legal_moves()
    }

    fn planes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArrayDyn<u8>>> {
        let Viewer::Seat(seat) = self.viewer else { return Err(PyValueError::new_err("a spectator has no seat to see the game from")) };
        let planes = PyArrayDyn::<u8>::zeros(py, self.view.shape().to_vec(), false);
        self.view.observe(seat, planes.readwrite().as_slice_mut()?);
        Ok(planes)
    }

    #[pyo3(signature = (seed = 0))]
    fn determinize(&self, seed: u64) -> State {
        self.view.determinize(seed)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (String,)) {
        (py.get_type::<View>().into_any(), (self.line(),))
    }

    fn __eq__(&self, other: &View) -> bool {
        self.line() == other.line() && self.viewer == other.viewer
    }

    fn __str__(&self) -> String {
        self.line()
    }

    fn __repr__(&self) -> String {
        format!("View({:?})", self.line())
    }
}
