//! What Python sees of Trilynx. The package around it is in `trilynx/`, with types and documentation in `_native.pyi`.
//!
//! `state` is a game in progress, `view` what a seat may know of it, `thinking` a bot, `record` and `puzzle` what was kept, `environment` many games
//! at once. The one thing to know: a Python object holds a game as a trait object, so everything here is written once for all games.

mod environment;
mod errors;
mod puzzle;
mod record;
mod state;
mod thinking;
mod view;

/// The compiled part of the package.
#[pyo3::pymodule]
mod _native {
    #[pymodule_export]
    use crate::environment::VecEnv;
    #[pymodule_export]
    use crate::errors::{BadText, IllegalMove};
    #[pymodule_export]
    use crate::puzzle::{Puzzle, puzzles};
    #[pymodule_export]
    use crate::record::{Record, read_records};
    #[pymodule_export]
    use crate::state::State;
    #[pymodule_export]
    use crate::thinking::{Bot, Line, Thought, bots};
    #[pymodule_export]
    use crate::view::View;

    use pyo3::prelude::*;
    use trilynx_games::GameId;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        let games: Vec<(&str, &[&str])> = GameId::ALL.iter().map(|game| (game.name(), game.variants())).collect();
        let players: Vec<(&str, (usize, usize))> = GameId::ALL.iter().map(|game| (game.name(), game.players().into_inner())).collect();
        module.add("PLAYERS", pyo3::types::PyDict::from_sequence(players.into_pyobject(module.py())?.as_any())?)?;
        module.add("GAMES", pyo3::types::PyDict::from_sequence(games.into_pyobject(module.py())?.as_any())?)
    }
}
