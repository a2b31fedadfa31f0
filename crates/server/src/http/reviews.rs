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
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use trilynx_games::with_game;
use trilynx_play::reviews::{PreparedReview, ReviewEffort};
use trilynx_protocol::PersonId;
use trilynx_protocol::http::{ReviewBegun, ReviewNews, ReviewRequest, ReviewSince, StudyStart};
use trilynx_protocol::wire::Error;

/// The longest a request waits for another turn.
const LONGEST_WAIT: Duration = Duration::from_secs(25);
/// How long another node may take to answer, beside the time for which it waits for news.
const ANSWERS_WITHIN: Duration = Duration::from_secs(2);
/// Questions of other nodes that are answered at the same time; more of them have to ask again.
const MOST_CALLS: usize = 1000;
/// When to try again if too many reviews are under way.
const FULL_MS: u32 = 10_000;

pub(super) fn router() -> Routes {
    Routes::default().post("/api/reviews", begin).get("/api/reviews/{review}", news).delete("/api/reviews/{review}", stop)
}

/// Begin a review. A review that the caller has running is stopped. A finished game of a table is judged once for everybody. Refused with
/// `fair_play` while the caller plays a rated game of this kind against the clock, and for positions of a rated game that is being played.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/reviews", operation_id = "begin_review", tag = "reviews", request_body = ReviewRequest,
    security(("session" = []), ("token" = [])), responses((status = CREATED, body = ReviewBegun), (status = CONFLICT, body = Error), (status = NOT_FOUND, body = Error))))]
pub(super) async fn begin(
    State(service): State<Service>,
    caller: Caller,
    address: ClientAddress,
    ApiJson(request): ApiJson<ReviewRequest>,
) -> ApiResult<Response> {
    let asker = Asker { address: address.0, person: Some(caller.id()) };
    let (turn, found) = positions::begin(&service, asker, LimitKind::Reviews, request.start.clone(), &request.moves).await?;
    let (reviews, fair_play) = (service.live.reviews.clone(), service.live.fair_play.clone());
    let client = Client { origin: Origin::from(address.0), person: caller.id() };
    let begun = beside(turn, move || {
        let replay = found.replay()?;
        let care = ReviewEffort::new(replay.game(), request.nodes, request.lines);
        let shared = shared(&request, care);
        let from = request.from.unwrap_or(0) as usize;
        let ready = with_game!(replay.game(), G => {
            let (start, moves) = replay.line::<G>(request.keep, &request.moves)?;
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
fn shared(request: &ReviewRequest, care: ReviewEffort) -> Option<Shared> {
    match request.start {
        StudyStart::Table { table, game: Some(game) } if request.keep.is_none() && request.moves.is_empty() && request.from.is_none() => {
            Some(Shared { table, game, care })
        }
        _ => None,
    }
}

/// The turns judged since then. Waits for another one.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/reviews/{review}", operation_id = "review_news", tag = "reviews", params(("review" = String, Path), ReviewSince),
    security(()), responses((status = OK, body = ReviewNews), (status = NOT_FOUND, body = Error))))]
pub(super) async fn news(
    State(service): State<Service>,
    Named(review): Named<String>,
    ApiQuery(since): ApiQuery<ReviewSince>,
) -> ApiResult<Json<ReviewNews>> {
    let wait = Duration::from_secs(since.wait.unwrap_or(0).into()).min(LONGEST_WAIT);
    let call = ReviewCall { review, after: since.after.unwrap_or(0), wait_ms: wait.as_millis() as u64, stop_by: None };
    let news = at_its_node(&service, call).await?;
    Ok(Json(news.ok_or(ApiError(Error::NotFound))?))
}

/// What is asked of the node at which a review is under way.
#[derive(Serialize, Deserialize)]
struct ReviewCall {
    review: String,
    after: u32,
    wait_ms: u64,
    /// Who wants it to be stopped.
    stop_by: Option<PersonId>,
}

/// Does it here, or asks the node that the review's id names.
async fn at_its_node(service: &Service, call: ReviewCall) -> ApiResult<Option<ReviewNews>> {
    let node = call.review.split_once('-').map(|(_, node)| node).filter(|node| *node != &**service.live.bus.node());
    let Some(node) = node.filter(|_| service.live.bus.is_shared()) else { return Ok(answer(service, call).await?) };
    if !is_alive(service, node).await? {
        return Err(ApiError(Error::NotFound));
    }
    let (subject, within) = (format!("{node}.review"), Duration::from_millis(call.wait_ms) + ANSWERS_WITHIN);
    let bytes = serde_json::to_vec(&call).map_err(ApiError::internal)?;
    let answer = service.live.bus.ask(&subject, bytes, within).await.map_err(|_| ApiError(Error::Unavailable))?;
    let answer: Result<Option<ReviewNews>, Error> = serde_json::from_slice(&answer).map_err(ApiError::internal)?;
    Ok(answer?)
}

/// A node that has just started does not know the others yet, so the store is asked before somebody learns that a review is gone.
async fn is_alive(service: &Service, node: &str) -> ApiResult<bool> {
    if service.live.nodes.living().nodes.iter().any(|living| **living == *node) {
        return Ok(true);
    }
    let nodes = service.store.nodes().await?;
    Ok(nodes.iter().any(|row| row.alive && *row.id == *node))
}

async fn answer(service: &Service, call: ReviewCall) -> Result<Option<ReviewNews>, Error> {
    let review = service.live.reviews.find(&call.review).ok_or(Error::NotFound)?;
    if let Some(person) = call.stop_by {
        if review.owner() != person {
            return Err(Error::Forbidden);
        }
        review.stop();
        return Ok(None);
    }
    let mut progress = review.follow();
    let judged = progress.wait_for(|now| now.is_over() || now.judged() > call.after as usize);
    tokio::select! {
        // Without news in time, the current state is returned.
        _in_time = tokio::time::timeout(Duration::from_millis(call.wait_ms).min(LONGEST_WAIT), judged) => {}
        () = service.stopping.begun() => {}
    }
    Ok(Some(progress.borrow().news(call.after)))
}

/// Answers other nodes about reviews that are under way here. Never returns.
pub async fn answer_calls(service: Service) {
    let under_way = Arc::new(Semaphore::new(MOST_CALLS));
    let bus = &service.live.bus;
    let Ok(mut calls) = bus.subscribe(&format!("{}.review", bus.node())).await else {
        return tracing::error!("questions of other nodes about reviews cannot be heard");
    };
    while let Some(parcel) = calls.recv().await {
        let (Ok(call), Ok(permit)) = (serde_json::from_slice::<ReviewCall>(&parcel.bytes), under_way.clone().try_acquire_owned()) else {
            continue;
        };
        let service = service.clone();
        tokio::spawn(async move {
            let _permit = permit;
            let answer = answer(&service, call).await;
            service.live.bus.answer(&parcel, serde_json::to_vec(&answer).expect("our own types have only string keys"));
        });
    }
}

/// Stop a review that you began.
#[cfg_attr(feature = "schema", utoipa::path(delete, path = "/api/reviews/{review}", operation_id = "stop_review", tag = "reviews", params(("review" = String, Path)),
    security(("session" = []), ("token" = [])), responses((status = NO_CONTENT), (status = FORBIDDEN, body = Error), (status = NOT_FOUND, body = Error))))]
pub(super) async fn stop(State(service): State<Service>, caller: Caller, Named(review): Named<String>) -> ApiResult<StatusCode> {
    at_its_node(&service, ReviewCall { review, after: 0, wait_ms: 0, stop_by: Some(caller.id()) }).await?;
    Ok(StatusCode::NO_CONTENT)
}
