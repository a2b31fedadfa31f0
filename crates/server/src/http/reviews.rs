//! Reviews: a bot judges every turn of a game, and tells how far it has come.

use super::positions::{self, beside};
use super::{ApiJson, ApiQuery, ClientAddress, Named, Routes};
use crate::accounts::Caller;
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::live::fair::{Client, Origin};
use crate::reviews::Shared;
use crate::service::Service;
use crate::shares::Asker;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use std::time::Duration;
use trilynx_games::with_game;
use trilynx_play::reviews::{PreparedReview, ReviewEffort};
use trilynx_protocol::http::{ReviewBegun, ReviewNews, ReviewSince, ReviewWish, StudyStart};
use trilynx_protocol::wire::Error;

/// The longest a request waits for another turn.
const LONGEST_WAIT: Duration = Duration::from_secs(25);
/// When to try again if too many reviews are under way.
const FULL_MS: u32 = 10_000;

pub(super) fn router() -> Routes {
    Routes::default().post("/api/reviews", begin).get("/api/reviews/{review}", news).delete("/api/reviews/{review}", stop)
}

/// Begin a review. The one that the asker has under way is stopped. A finished game of a table is judged once for everybody. Refused with
/// `fair_play` while the asker plays a rated game of this kind against the clock, and for positions of a rated game that is being played.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/reviews", tag = "reviews", request_body = ReviewWish,
    responses((status = CREATED, body = ReviewBegun), (status = CONFLICT, body = Error), (status = NOT_FOUND, body = Error))))]
pub(super) async fn begin(
    State(service): State<Service>,
    caller: Caller,
    address: ClientAddress,
    ApiJson(wish): ApiJson<ReviewWish>,
) -> ApiResult<Response> {
    let asker = Asker { address: address.0, person: Some(caller.id()) };
    let (turn, found) = positions::begin(&service, asker, LimitKind::Reviews, wish.start.clone(), &wish.moves).await?;
    let (reviews, fair_play) = (service.live.reviews.clone(), service.live.fair_play.clone());
    let client = Client { origin: Origin::from(address.0), person: caller.id() };
    let begun = beside(turn, move || {
        let course = found.course()?;
        let care = ReviewEffort::new(course.game(), wish.nodes, wish.lines);
        let shared = shared(&wish, care);
        let from = wish.from.unwrap_or(0) as usize;
        let ready = with_game!(course.game(), G => {
            let (start, moves) = course.line::<G>(wish.keep, &wish.moves)?;
            fair_play.check(Some(caller.id()), &start, &moves)?;
            if let Some(id) = shared.and_then(|shared| reviews.shared(&shared)) {
                return Ok(Some(id));
            }
            PreparedReview::new::<G>(&start, moves, from, care)?
        });
        Ok(reviews.begin(client, shared, ready))
    });
    let full = || ApiError(Error::Limited { what: LimitKind::Reviews.name().to_owned(), wait_ms: FULL_MS });
    let review = begun.await?.ok_or_else(full)?;
    Ok((StatusCode::CREATED, Json(ReviewBegun { review })).into_response())
}

/// Whether it is a whole game of a table: then others may want the same.
fn shared(wish: &ReviewWish, care: ReviewEffort) -> Option<Shared> {
    match wish.start {
        StudyStart::Table { table, game: Some(game) } if wish.keep.is_none() && wish.moves.is_empty() && wish.from.is_none() => {
            Some(Shared { table, game, care })
        }
        _ => None,
    }
}

/// The turns judged since. Waits for another one.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/reviews/{review}", tag = "reviews", params(("review" = String, Path), ReviewSince),
    responses((status = OK, body = ReviewNews), (status = NOT_FOUND, body = Error))))]
pub(super) async fn news(
    State(service): State<Service>,
    Named(review): Named<String>,
    ApiQuery(since): ApiQuery<ReviewSince>,
) -> ApiResult<Json<ReviewNews>> {
    let review = service.live.reviews.find(&review).ok_or(ApiError(Error::NotFound))?;
    let from = since.after.unwrap_or(0);
    let wait = Duration::from_secs(since.wait.unwrap_or(0).into()).min(LONGEST_WAIT);
    let mut progress = review.follow();
    tokio::select! {
        // Without news in time, the current state is returned.
        _in_time = tokio::time::timeout(wait, progress.wait_for(|now| now.is_over() || now.judged() > from as usize)) => {}
        () = service.stopping.begun() => {}
    }
    let now = progress.borrow();
    Ok(Json(now.news(from)))
}

/// Stop a review that you began.
#[cfg_attr(feature = "schema", utoipa::path(delete, path = "/api/reviews/{review}", tag = "reviews", params(("review" = String, Path)),
    responses((status = NO_CONTENT), (status = FORBIDDEN, body = Error), (status = NOT_FOUND, body = Error))))]
pub(super) async fn stop(State(service): State<Service>, caller: Caller, Named(review): Named<String>) -> ApiResult<StatusCode> {
    let review = service.live.reviews.find(&review).ok_or(ApiError(Error::NotFound))?;
    if review.owner() != caller.id() {
        return Err(ApiError(Error::Forbidden));
    }
    review.stop();
    Ok(StatusCode::NO_CONTENT)
}
