//! Lessons as a client sees them: the list, and a step as far as somebody has got.
//!
//! The one thing to know: nothing is kept. The client gives all decisions of the step each time, and the step is replayed.

use crate::walks;
use trilynx_games::{Game, GameId, Viewer, with_game};
use trilynx_lessons::{Body, Lesson, MAX_DECISIONS, Step, Taught, Verdict, Walk};
use trilynx_protocol::Refused;
use trilynx_protocol::command::MAX_MOVE_BYTES;
use trilynx_protocol::lesson::{LessonGame, LessonLine, LessonOutcome, LessonStep, Lessons};
use trilynx_protocol::options::GameName;
use trilynx_protocol::position::Shown;
use trilynx_protocol::wire::Error;

/// The lessons of a game, in the order they are best taken. The last one is a whole game against a bot.
pub fn list(game: &str) -> Result<Lessons, Error> {
    let game = find_game(game)?;
    let lessons = with_game!(game, G => G::lessons().iter().map(line).collect());
    Ok(Lessons { game: GameName(game), lessons })
}

/// A task that somebody is at, with the decisions made so far. There is such a task, and they are not too many.
pub struct Walked {
    game: GameId,
    lesson: String,
    step: usize,
    moves: Vec<String>,
}

impl Walked {
    /// Checks what was asked for. Steps count from 1, and are named as they print.
    pub fn new(game: &str, lesson: String, step: &str, moves: Vec<String>) -> Result<Walked, Error> {
        if moves.len() > MAX_DECISIONS {
            return Err(Error::TooLarge { what: "moves".to_owned(), limit: MAX_DECISIONS as u32 });
        }
        if moves.iter().any(|text| text.len() > MAX_MOVE_BYTES) {
            return Err(Error::TooLarge { what: "move".to_owned(), limit: MAX_MOVE_BYTES as u32 });
        }
        let step = step.parse().ok().filter(|number: &usize| number.to_string() == step).ok_or(Error::NotFound)?;
        Ok(Walked { game: find_game(game)?, lesson, step, moves })
    }

    /// The step after those decisions, replies of the others included. A last decision that breaks a rule is answered with the clause in
    /// `refused`, and the step stays where it was. Judging a threat looks a few moves ahead, which takes milliseconds.
    pub fn walk(&self) -> Result<LessonStep, Error> {
        with_game!(self.game, G => find_step::<G>(&self.lesson, self.step).and_then(|step| walked(step, &self.moves)))
    }
}

fn find_game(name: &str) -> Result<GameId, Error> {
    GameId::from_name(name).ok_or(Error::NotFound)
}

fn find_step<G: Taught>(lesson: &str, number: usize) -> Result<&'static Step<G>, Error> {
    let lesson = G::lessons().iter().find(|found| found.name == lesson);
    let step = lesson.and_then(|lesson| lesson.steps().get(number.checked_sub(1)?));
    step.ok_or(Error::NotFound)
}

fn line<G: Game>(lesson: &Lesson<G>) -> LessonLine {
    let game = match &lesson.body {
        Body::Steps(_) => None,
        Body::Game { bot, variants } => {
            Some(LessonGame { bot: (*bot).to_owned(), variants: variants.iter().map(|name| (*name).to_owned()).collect() })
        }
    };
    let clause = format!("{} {}", G::ID.name().to_ascii_uppercase(), lesson.clause);
    LessonLine { name: lesson.name.to_owned(), clause, steps: lesson.steps().len() as u8, game }
}

fn walked<G: Taught + Shown>(step: &Step<G>, moves: &[String]) -> Result<LessonStep, Error> {
    let (walk, stopped) = step.walk(moves);
    let refused = walks::refusal(stopped, moves.len())?;
    Ok(seen(step, walk, refused))
}

/// The walk as the learner sees it.
fn seen<G: Taught + Shown>(step: &Step<G>, walk: Walk<G>, refused: Option<Refused>) -> LessonStep {
    let view = walk.state.view(Viewer::Seat(step.seat));
    let decision = walks::decision(&walk.state, step.seat).filter(|_| walk.verdict == Verdict::GoingOn);
    LessonStep {
        seat: step.seat.0,
        seats: walk.state.seats() as u8,
        position: G::position(&view),
        decision,
        last: walk.last.map(|chosen| chosen.to_string()),
        latest: walk.latest.iter().map(|made| walks::shown(made, step.seat)).collect(),
        outcome: match walk.verdict {
            Verdict::GoingOn => LessonOutcome::GoingOn,
            Verdict::Done => LessonOutcome::Done,
            Verdict::Missed(answer) => LessonOutcome::Missed { answer: answer.to_owned() },
        },
        refused,
        hint: walk.hint.map(str::to_owned),
    }
}
