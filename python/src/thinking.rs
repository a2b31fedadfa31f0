//! Bots, and what they think.

use crate::errors::bad_text;
use crate::state::State;
use crate::view::View;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use trilynx_bots::{Proof, Roster, SystemClock};
use trilynx_engine::{BotPlayer, Hands, Request, STRONGEST, Thinker};
use trilynx_games::{GameId, with_game};

/// How often Python may have its say, Ctrl-C above all, while a bot thinks.
const LOOK_UP: Duration = Duration::from_millis(50);

fn game_named(name: &str) -> PyResult<GameId> {
    GameId::from_name(name).ok_or_else(|| bad_text(format!("there is no game {name:?}: {}", GameId::list())))
}

/// The bots of a game with what they are, from weak to strong.
#[pyfunction]
pub fn bots(game: &str) -> PyResult<Vec<(&'static str, &'static str)>> {
    Ok(with_game!(game_named(game)?, G => G::BOTS.to_vec()))
}

/// A move with what is expected to follow, and what it is worth.
#[pyclass(module = "trilynx", frozen, get_all)]
pub struct Line {
    moves: Vec<String>,
    win: f32,
    points: Option<f32>,
    proof: Option<(&'static str, Option<u32>)>,
}

#[pymethods]
impl Line {
    fn __repr__(&self) -> String {
        format!("Line(moves={:?}, win={:.4})", self.moves, self.win)
    }
}

/// What a bot thinks of a position.
#[pyclass(module = "trilynx", frozen, get_all)]
pub struct Thought {
    r#move: String,
    win: f32,
    lines: Vec<Py<Line>>,
    nodes: u64,
    depth: u32,
    seconds: f64,
}

#[pymethods]
impl Thought {
    fn __repr__(&self) -> String {
        format!("Thought(move={:?}, win={:.4}, nodes={}, depth={})", self.r#move, self.win, self.nodes, self.depth)
    }
}

impl Thought {
    fn new(py: Python<'_>, thought: trilynx_bots::Thought<String>) -> PyResult<Thought> {
        let (best, win) = (thought.lines[0].moves[0].clone(), thought.lines[0].value.win);
        let line = |line: trilynx_bots::Line<String>| {
            let proof = line.value.proof.map(|proof| match proof {
                Proof::Win { moves } => ("win", Some(moves)),
                Proof::Draw => ("draw", None),
                Proof::Loss { moves } => ("loss", Some(moves)),
            });
            Py::new(py, Line { moves: line.moves, win: line.value.win, points: line.value.points, proof })
        };
        let lines = thought.lines.into_iter().map(line).collect::<PyResult<_>>()?;
        Ok(Thought { r#move: best, win, lines, nodes: thought.nodes, depth: thought.depth, seconds: thought.elapsed.as_secs_f64() })
    }
}

/// A bot. It remembers what it thought in the positions before.
#[pyclass(module = "trilynx")]
pub struct Bot {
    game: GameId,
    name: String,
    player: Mutex<Box<dyn Thinker>>,
}

/// What a bot can be asked about.
#[derive(FromPyObject)]
enum Position<'py> {
    State(PyRef<'py, State>),
    View(PyRef<'py, View>),
    Line(String),
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (game, name = "strongest"))]
    fn new(game: &str, name: &str) -> PyResult<Bot> {
        let id = game_named(game)?;
        let all = bots(game)?;
        let name = if name == STRONGEST { all.last().map_or(name, |(name, _)| name) } else { name };
        if !all.iter().any(|(known, _)| *known == name) {
            let names: Vec<&str> = all.iter().map(|(name, _)| *name).collect();
            return Err(PyValueError::new_err(format!("{id} has no bot {name:?}: it has {}", names.join(", "))));
        }
        let player: Box<dyn Thinker> = with_game!(id, G => Box::new(BotPlayer::<G>::default()));
        Ok(Bot { game: id, name: name.to_owned(), player: Mutex::new(player) })
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.game.name()
    }

    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    #[pyo3(signature = (position, *, seconds = None, nodes = None, depth = None, lines = 1, seed = 0, threads = 1))]
    #[expect(clippy::too_many_arguments, reason = "keywords in Python")]
    fn choose(
        &mut self,
        py: Python<'_>,
        position: Position<'_>,
        seconds: Option<f64>,
        nodes: Option<u64>,
        depth: Option<u32>,
        lines: usize,
        seed: u64,
        threads: usize,
    ) -> PyResult<Thought> {
        let line = match &position {
            Position::State(state) => state.0.position(),
            Position::View(view) => view.line(),
            Position::Line(line) => line.clone(),
        };
        let time = seconds.map(Duration::try_from_secs_f64).transpose().map_err(|error| PyValueError::new_err(error.to_string()))?;
        if time.is_none() && nodes.is_none() && depth.is_none() {
            return Err(PyValueError::new_err("say how long it may think: seconds, nodes or depth"));
        }
        if !(1..=256).contains(&lines) || !(1..=1024).contains(&threads) || nodes == Some(0) || depth == Some(0) {
            return Err(PyValueError::new_err("lines must be 1 to 256, threads 1 to 1024, nodes and depth at least 1"));
        }
        let player = self.player.get_mut().unwrap_or_else(PoisonError::into_inner);
        player.set_position(&line, Hands::Seen).map_err(bad_text)?;
        let request = Request { bot: self.name.clone(), lines, threads, seed, time, nodes, depth, ..Request::default() };
        player.prepare(&request).map_err(PyValueError::new_err)?;
        let stop = AtomicBool::new(false);
        let (thought, interrupted) = std::thread::scope(|scope| {
            let thinking = scope.spawn(|| player.think(&request, &stop, &SystemClock::start(), &mut |_| {}));
            let mut interrupted = None;
            // A short thought is waited for, a long one is looked after: Python handles Ctrl-C only where it is asked to.
            while !thinking.is_finished() {
                py.detach(|| wait_for(&thinking));
                if let (None, Err(error)) = (&interrupted, py.check_signals()) {
                    stop.store(true, Ordering::Relaxed);
                    interrupted = Some(error);
                }
            }
            (thinking.join(), interrupted)
        });
        match (thought, interrupted) {
            (_, Some(error)) => Err(error),
            (Ok(thought), None) => Thought::new(py, thought),
            (Err(_), None) => Err(pyo3::exceptions::PyRuntimeError::new_err(format!("{} failed in {line}", self.name))),
        }
    }

    fn __repr__(&self) -> String {
        format!("Bot({:?}, {:?})", self.game.name(), self.name)
    }
}

/// Waits until a thread has ended, but not long.
fn wait_for<T>(thread: &std::thread::ScopedJoinHandle<'_, T>) {
    let mut waited = Duration::ZERO;
    let mut pause = Duration::from_micros(20);
    while !thread.is_finished() && waited < LOOK_UP {
        std::thread::sleep(pause);
        waited += pause;
        pause = (pause * 2).min(Duration::from_millis(2));
    }
}
