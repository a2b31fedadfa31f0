//! Lessons: what there is to learn, and a step as far as somebody has walked it.
//!
//! The one thing to know: the server keeps no state. The client sends all decisions of the step each time, and the step is replayed.

use super::{ApiJson, ClientAddress, Named, Routes, positions};
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::service::Service;
use crate::shares::Asker;
use axum::Json;
use axum::extract::State;
use trilynx_games::{Game, GameId, Viewer, with_game};
use trilynx_lessons::{Body, Lesson, MAX_DECISIONS, Made, Step, Stop, Taught, Verdict, Walk};
use trilynx_protocol::Refused;
use trilynx_protocol::command::MAX_MOVE_BYTES;
use trilynx_protocol::lesson::{LessonGame, LessonLine, LessonMove, LessonOutcome, LessonStep, LessonTry, Lessons};
use trilynx_protocol::options::GameName;
use trilynx_protocol::position::Shown;
use trilynx_protocol::wire::{Decision, Error};

pub(super) fn router() -> Routes {
    Routes::default().get("/api/lessons/{game}", list).post("/api/lessons/{game}/{lesson}/{step}", walk)
}

/// The lessons of a game, in the order they are best taken. The last one is a whole game against a bot.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/lessons/{game}", tag = "lessons", params(("game" = String, Path, description = "the game")),
    responses((status = OK, body = Lessons), (status = NOT_FOUND, body = Error))))]
pub(super) async fn list(Named(game): Named<String>) -> ApiResult<Json<Lessons>> {
    let game = find_game(&game)?;
    let lessons = with_game!(game, G => G::lessons().iter().map(line).collect());
    Ok(Json(Lessons { game: GameName(game), lessons }))
}

/// A step after the learner's decisions so far, replies of the others included. Steps count from 1.
///
/// A last decision that breaks a rule is answered with the clause in `refused`, and the step stays where it was.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/lessons/{game}/{lesson}/{step}", tag = "lessons", request_body = LessonTry,
    params(("game" = String, Path, description = "the game"), ("lesson" = String, Path, description = "the name of the lesson"),
        ("step" = usize, Path, description = "the number of the step, from 1")),
    responses((status = OK, body = LessonStep), (status = BAD_REQUEST, body = Error), (status = NOT_FOUND, body = Error),
        (status = PAYLOAD_TOO_LARGE, body = Error))))]
pub(super) async fn walk(
    State(service): State<Service>,
    address: ClientAddress,
    Named((game, lesson, step)): Named<(String, String, String)>,
    ApiJson(LessonTry { moves }): ApiJson<LessonTry>,
) -> ApiResult<Json<LessonStep>> {
    service.limits.count(LimitKind::Studies, address.0)?;
    if moves.len() > MAX_DECISIONS {
        return Err(ApiError(Error::TooLarge { what: "moves".to_owned(), limit: MAX_DECISIONS as u32 }));
    }
    if moves.iter().any(|text| text.len() > MAX_MOVE_BYTES) {
        return Err(ApiError(Error::TooLarge { what: "move".to_owned(), limit: MAX_MOVE_BYTES as u32 }));
    }
    let number = step.parse().ok().filter(|number: &usize| number.to_string() == step).ok_or(ApiError(Error::NotFound))?;
    let game = find_game(&game)?;
    // Judging a threat looks a few moves ahead, which takes milliseconds.
    let turn = service.shares.turn(Asker { address: address.0, person: None }, LimitKind::Studies.name()).await?;
    let walk = move || Ok(with_game!(game, G => find_step::<G>(&lesson, number).and_then(|step| walked(step, &moves))));
    let walked = positions::beside(turn, walk);
    Ok(Json(walked.await??))
}

fn find_game(name: &str) -> ApiResult<GameId> {
    GameId::from_name(name).ok_or(ApiError(Error::NotFound))
}

fn find_step<G: Taught>(lesson: &str, number: usize) -> ApiResult<&'static Step<G>> {
    let lesson = G::lessons().iter().find(|found| found.name == lesson);
    let step = lesson.and_then(|lesson| lesson.steps().get(number.checked_sub(1)?));
    step.ok_or(ApiError(Error::NotFound))
}

fn line<G: Game>(lesson: &Lesson<G>) -> LessonLine {
    let game = match &lesson.body {
        Body::Steps(_) => None,
        Body::Game { bot, variants } => {
            Some(LessonGame { bot: (*bot).to_owned(), variants: variants.iter().map(|name| (*name).to_owned()).collect() })
        }
    };
    let clause = format!("{} {}", G::ID.name().to_uppercase(), lesson.clause);
    LessonLine { name: lesson.name.to_owned(), clause, steps: lesson.steps().len() as u8, game }
}

fn walked<G: Taught + Shown>(step: &Step<G>, moves: &[String]) -> ApiResult<LessonStep> {
    let (walk, stopped) = step.walk(moves);
    let refused = match stopped {
        None => None,
        Some((at, stop)) if at + 1 < moves.len() => return Err(ApiError::malformed(format!("move {}: {stop}", at + 1))),
        Some((_, Stop::Refused(refusal))) => Some(Refused::by_rule(&refusal)),
        Some((_, Stop::Unreadable(unreadable))) => Some(Refused::unreadable(&unreadable)),
        Some((_, stop @ Stop::Finished)) => return Err(ApiError::malformed(stop.to_string())),
    };
    Ok(seen(step, walk, refused))
}

/// The walk as the learner sees it.
fn seen<G: Taught + Shown>(step: &Step<G>, walk: Walk<G>, refused: Option<Refused>) -> LessonStep {
    let view = walk.state.view(Viewer::Seat(step.seat));
    let deciding = walk.state.status().to_move().filter(|_| walk.verdict == Verdict::GoingOn);
    let decision = deciding.map(|seat| Decision {
        seat: seat.0,
        kind: G::decision(&view),
        legal: (seat == step.seat).then(|| walk.state.legal_texts()),
    });
    let shown = |made: &Made<G>| LessonMove {
        seat: made.seat.0,
        text: made.chosen.to_string(),
        position: G::position(&made.after.view(Viewer::Seat(step.seat))),
        effects: G::effects(&made.before.view(Viewer::Seat(made.seat)), made.chosen),
    };
    LessonStep {
        seat: step.seat.0,
        seats: walk.state.seats() as u8,
        position: G::position(&view),
        decision,
        last: walk.last.map(|chosen| chosen.to_string()),
        latest: walk.latest.iter().map(shown).collect(),
        outcome: match walk.verdict {
            Verdict::GoingOn => LessonOutcome::GoingOn,
            Verdict::Done => LessonOutcome::Done,
            Verdict::Missed(answer) => LessonOutcome::Missed { answer: answer.to_owned() },
        },
        refused,
        hint: walk.hint.map(str::to_owned),
    }
}
