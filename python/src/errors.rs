//! Errors as Python knows them. Both are kinds of `ValueError`.

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use trilynx_games::Reason;

create_exception!(trilynx, BadText, PyValueError, "Text that is no game, position, move or record.");
create_exception!(trilynx, IllegalMove, PyValueError, "A move that a rule forbids: `clause` says which, `kind` is its name.");

/// Text that cannot be read.
pub fn bad_text(error: impl ToString) -> PyErr {
    BadText::new_err(error.to_string())
}

/// A refusal with its clause.
pub fn illegal(py: Python<'_>, chosen: &str, refusal: &impl Reason) -> PyErr {
    let clause = refusal.clause().to_string();
    let error = IllegalMove::new_err(format!("{chosen}: {refusal} [{clause}]"));
    let value = error.value(py);
    // Attributes of an exception that was just made can be set.
    let _set = value.setattr("clause", clause).and_then(|()| value.setattr("kind", refusal.kind()));
    let _set = value.setattr("move", chosen);
    error
}
