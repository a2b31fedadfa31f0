//! Lessons: what there is to learn, and a step as far as somebody has walked it.
//!
//! The one thing to know: the server keeps no state. The client sends all decisions of the step each time, and the step is replayed.

use super::{ApiJson, ClientAddress, Named, Routes, positions};
use crate::error::ApiResult;
use crate::limits::LimitKind;
use crate::service::Service;
use crate::shares::Asker;
use axum::Json;
use axum::extract::State;
use trilynx_play::lessons::{self, Walked};
use trilynx_protocol::lesson::{LessonStep, LessonTry, Lessons};
#[cfg(feature = "schema")]
use trilynx_protocol::wire::Error;

pub(super) fn router() -> Routes {
    Routes::default().get_from_anywhere("/api/lessons/{game}", list).post("/api/lessons/{game}/{lesson}/{step}", walk)
}

/// The lessons of a game, in the order they are best taken. The last one is a whole game against a bot.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/lessons/{game}", operation_id = "list_lessons", tag = "lessons", params(("game" = String, Path, description = "the game")),
    security(()), responses((status = OK, body = Lessons), (status = NOT_FOUND, body = Error))))]
pub(super) async fn list(Named(game): Named<String>) -> ApiResult<Json<Lessons>> {
    Ok(Json(lessons::list(&game)?))
}

/// A step after the learner's decisions so far, replies of the others included. Steps count from 1.
///
/// A last decision that breaks a rule is answered with the clause in `refused`, and the step stays where it was.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/lessons/{game}/{lesson}/{step}", operation_id = "try_lesson_step", tag = "lessons", request_body = LessonTry,
    params(("game" = String, Path, description = "the game"), ("lesson" = String, Path, description = "the name of the lesson"),
        ("step" = usize, Path, description = "the number of the step, from 1")),
    security(()), responses((status = OK, body = LessonStep), (status = BAD_REQUEST, body = Error), (status = NOT_FOUND, body = Error),
        (status = PAYLOAD_TOO_LARGE, body = Error))))]
pub(super) async fn walk(
    State(service): State<Service>,
    address: ClientAddress,
    Named((game, lesson, step)): Named<(String, String, String)>,
    ApiJson(LessonTry { moves }): ApiJson<LessonTry>,
) -> ApiResult<Json<LessonStep>> {
    service.limits.count(LimitKind::Studies, address.0)?;
    let walked = Walked::new(&game, lesson, &step, moves)?;
    let turn = service.shares.turn(Asker { address: address.0, person: None }, LimitKind::Studies.name()).await?;
    Ok(Json(positions::beside(turn, move || Ok(walked.walk())).await??))
}
