//! Many games at once, in NumPy arrays.
//!
//! The one thing to know: the arrays are made once and written again by every step, while the interpreter is released.

use numpy::{PyArray1, PyArray2, PyArrayDyn, PyArrayMethods as _, PyReadonlyArray1};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use trilynx_environments::{Arrays, Games, batch};

/// Many games that are stepped together. A game that ends begins again.
#[pyclass(module = "trilynx")]
pub struct VecEnv {
    games: Box<dyn Games>,
    options: String,
    threads: usize,
    planes: Py<PyArrayDyn<u8>>,
    mask: Py<PyArray2<bool>>,
    reward: Py<PyArray2<f32>>,
    done: Py<PyArray1<bool>>,
    seat: Py<PyArray1<u8>>,
    actions: Py<PyArray1<i64>>,
}

/// What a step gives: planes, mask, reward and done.
type Step<'py> = (Bound<'py, PyArrayDyn<u8>>, Bound<'py, PyArray2<bool>>, Bound<'py, PyArray2<f32>>, Bound<'py, PyArray1<bool>>);

/// What a game shows before anything is played: planes and mask.
type Shown<'py> = (Bound<'py, PyArrayDyn<u8>>, Bound<'py, PyArray2<bool>>);

impl VecEnv {
    /// Does something with the arrays while Python goes on with other things.
    fn with_arrays<T: Send>(&mut self, py: Python<'_>, work: impl Send + FnOnce(&mut dyn Games, Arrays<'_>) -> T) -> PyResult<T> {
        let (mut planes, mut mask) = (self.planes.bind(py).try_readwrite()?, self.mask.bind(py).try_readwrite()?);
        let (mut reward, mut done) = (self.reward.bind(py).try_readwrite()?, self.done.bind(py).try_readwrite()?);
        let mut seat = self.seat.bind(py).try_readwrite()?;
        let arrays = Arrays {
            planes: planes.as_slice_mut()?,
            mask: mask.as_slice_mut()?,
            reward: reward.as_slice_mut()?,
            done: done.as_slice_mut()?,
            seat: seat.as_slice_mut()?,
        };
        let games = &mut *self.games;
        Ok(py.detach(move || work(games, arrays)))
    }

    fn arrays<'py>(&self, py: Python<'py>) -> Step<'py> {
        let VecEnv { planes, mask, reward, done, .. } = self;
        (planes.bind(py).clone(), mask.bind(py).clone(), reward.bind(py).clone(), done.bind(py).clone())
    }
}

#[pymethods]
impl VecEnv {
    #[new]
    #[pyo3(signature = (game, num_envs, *, seed = 0, threads = 1))]
    fn new(py: Python<'_>, game: &str, num_envs: usize, seed: u64, threads: usize) -> PyResult<VecEnv> {
        if !(1..=1024).contains(&threads) {
            return Err(PyValueError::new_err("threads must be 1 to 1024"));
        }
        let games = batch(game, num_envs, seed).map_err(PyValueError::new_err)?;
        let shape: Vec<usize> = std::iter::once(num_envs).chain(games.shape().iter().copied()).collect();
        let mut env = VecEnv {
            planes: PyArrayDyn::zeros(py, shape, false).unbind(),
            mask: PyArray2::zeros(py, [num_envs, games.actions()], false).unbind(),
            reward: PyArray2::zeros(py, [num_envs, games.seats()], false).unbind(),
            done: PyArray1::zeros(py, num_envs, false).unbind(),
            seat: PyArray1::zeros(py, num_envs, false).unbind(),
            actions: PyArray1::zeros(py, num_envs, false).unbind(),
            options: game.to_owned(),
            threads,
            games,
        };
        env.with_arrays(py, move |games, arrays| games.reset(seed, arrays))?;
        Ok(env)
    }

    #[getter]
    fn num_envs(&self) -> usize {
        self.games.len()
    }

    #[getter]
    fn seats(&self) -> usize {
        self.games.seats()
    }

    #[getter]
    fn num_actions(&self) -> usize {
        self.games.actions()
    }

    #[getter]
    fn shape(&self) -> Vec<usize> {
        self.games.shape().to_vec()
    }

    #[getter]
    fn planes<'py>(&self, py: Python<'py>) -> Bound<'py, PyArrayDyn<u8>> {
        self.planes.bind(py).clone()
    }

    #[getter]
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<bool>> {
        self.mask.bind(py).clone()
    }

    #[getter]
    fn seat<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        self.seat.bind(py).clone()
    }

    #[pyo3(signature = (*, seed = 0))]
    fn reset<'py>(&mut self, py: Python<'py>, seed: u64) -> PyResult<Shown<'py>> {
        self.with_arrays(py, move |games, arrays| games.reset(seed, arrays))?;
        let (planes, mask, _, _) = self.arrays(py);
        Ok((planes, mask))
    }

    fn step<'py>(&mut self, py: Python<'py>, actions: PyReadonlyArray1<'py, i64>) -> PyResult<Step<'py>> {
        let (actions, threads) = (actions.as_slice()?, self.threads);
        self.with_arrays(py, move |games, arrays| games.step(actions, arrays, threads))?.map_err(PyValueError::new_err)?;
        Ok(self.arrays(py))
    }

    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let actions = self.actions.bind(py).clone();
        let mut all = actions.try_readwrite()?;
        let (all, games) = (all.as_slice_mut()?, &mut *self.games);
        py.detach(move || games.sample(all));
        Ok(actions)
    }

    fn position(&self, index: usize) -> PyResult<String> {
        self.games.text(index).ok_or_else(|| pyo3::exceptions::PyIndexError::new_err(format!("game {index} of {}", self.games.len())))
    }

    fn __len__(&self) -> usize {
        self.games.len()
    }

    fn __repr__(&self) -> String {
        format!("VecEnv({:?}, {})", self.options, self.games.len())
    }
}
