//! A position in a lesson or a puzzle, as the person in front of it sees it.

use trilynx_games::walk::{Made, Stop};
use trilynx_games::{Reason, Seat, Viewer};
use trilynx_protocol::Refused;
use trilynx_protocol::lesson::LessonMove;
use trilynx_protocol::position::Shown;
use trilynx_protocol::wire::{Decision, Error};

/// Why the last of some moves cannot be played, if so. An earlier one that cannot is a mistake of the client.
pub(crate) fn refusal<R: Reason>(stopped: Option<(usize, Stop<R>)>, moves: usize) -> Result<Option<Refused>, Error> {
    let malformed = |message: String| Err(Error::Malformed { message });
    match stopped {
        None => Ok(None),
        Some((at, stop)) if at + 1 < moves => malformed(format!("move {}: {stop}", at + 1)),
        Some((_, Stop::Refused(refusal))) => Ok(Some(Refused::by_rule(&refusal))),
        Some((_, Stop::Parse(unreadable))) => Ok(Some(Refused::unreadable(&unreadable))),
        Some((_, stop @ Stop::Finished)) => malformed(stop.to_string()),
    }
}

/// What is to be decided, with the legal moves if `seat` does.
pub(crate) fn decision<G: Shown>(state: &G, seat: Seat) -> Option<Decision> {
    let decides = state.status().to_move()?;
    let kind = G::decision(&state.view(Viewer::Seat(seat)));
    Some(Decision { seat: decides.0, kind, legal: (decides == seat).then(|| state.legal_texts()) })
}

/// A decision and where it led, as `seat` sees it.
pub(crate) fn shown<G: Shown>(made: &Made<G>, seat: Seat) -> LessonMove {
    LessonMove {
        seat: made.seat.0,
        text: made.chosen.to_string(),
        position: G::position(&made.after.view(Viewer::Seat(seat))),
        effects: G::effects(&made.before.view(Viewer::Seat(made.seat)), made.chosen),
    }
}
