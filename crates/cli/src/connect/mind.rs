//! The engine of one game: asked for moves, and started again when it fails.

use super::Manner;
use std::sync::Arc;
use std::time::Duration;
use trilynx_arena::contender::{EngineCommand, Thinking};
use trilynx_arena::external::Engine;
use trilynx_arena::results::{Trouble, TroubleKind};
use trilynx_engine::Countdown;

/// Starts an engine once, to see whether it can be.
pub fn try_engine(engine: &EngineCommand) -> Result<(), Trouble> {
    Engine::start(engine, &Thinking::default()).map(drop)
}

/// What an engine is asked.
pub struct Question {
    /// The position as a line.
    pub line: String,
    /// The clock, if there is one, less what is kept back.
    pub clock: Option<Countdown>,
    /// Where the match stands, as the option has it.
    pub standing: Option<String>,
    pub legal: Vec<String>,
    pub seed: u64,
}

/// An engine that may have to be started.
pub struct Mind {
    manner: Arc<Manner>,
    engine: Option<Engine>,
}

impl Mind {
    pub fn new(manner: Arc<Manner>) -> Mind {
        Mind { manner, engine: None }
    }

    /// A legal move. An engine that has failed is not asked again: the next question starts another. Blocks.
    pub fn ask(&mut self, question: &Question) -> Result<String, Trouble> {
        let answer = self.try_ask(question);
        if answer.is_err() {
            self.engine = None;
        }
        answer
    }

    fn try_ask(&mut self, question: &Question) -> Result<String, Trouble> {
        let engine = match self.engine.take() {
            Some(engine) => engine,
            None => Engine::start(&self.manner.engine, &Thinking::default())?,
        };
        let engine = self.engine.insert(engine);
        if let Some(standing) = question.standing.as_ref().filter(|_| engine.has_option("Match")) {
            engine.set_option("Match", standing)?;
        }
        let (limits, most) = limits(question.clock, self.manner.movetime, engine.takes_clock());
        let chosen = engine.ask(&question.line, question.seed, &limits, most + self.manner.patience)?;
        match question.legal.contains(&chosen) {
            true => Ok(chosen),
            false => Err(Trouble::new(TroubleKind::Illegal, &format!("{chosen} in the position {}", question.line))),
        }
    }
}

/// The limits of `go`, each with a blank before it, and the longest that an engine may take by them.
fn limits(clock: Option<Countdown>, movetime: Duration, takes_clock: bool) -> (String, Duration) {
    match clock {
        Some(clock) if takes_clock => (format!(" {} movetime {}", clock.words(), movetime.as_millis()), movetime.min(clock.left)),
        Some(clock) => {
            let share = clock.share().min(movetime);
            (format!(" movetime {}", share.as_millis().max(1)), share)
        }
        None => (format!(" movetime {}", movetime.as_millis()), movetime),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_sent_to_those_who_take_them() {
        let clock = Countdown { left: Duration::from_secs(60), increment: Duration::from_secs(2), ..Countdown::default() };
        let (second, ten) = (Duration::from_secs(1), Duration::from_secs(10));
        assert_eq!(limits(None, second, true), (" movetime 1000".to_owned(), second));
        assert_eq!(limits(Some(clock), ten, true), (" clock 60000 increment 2000 movetime 10000".to_owned(), ten));
        assert_eq!(limits(Some(clock), ten, false), (" movetime 3500".to_owned(), Duration::from_millis(3_500)));
        assert_eq!(limits(Some(clock), second, false), (" movetime 1000".to_owned(), second));
        let short = Countdown { left: Duration::from_millis(200), ..Countdown::default() };
        assert_eq!(limits(Some(short), ten, true).1, Duration::from_millis(200));
    }
}
