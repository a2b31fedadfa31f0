//! People whom a person does not want to meet.

use super::{ApiJson, Named, Routes};
use crate::accounts::Caller;
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::service::Service;
use crate::store::{BlockRow, Blocking, Kind, MOST_BLOCKED, StoreError};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use trilynx_protocol::PersonId;
use trilynx_protocol::http::{BlockedPerson, NewBlock};
use trilynx_protocol::wire::Error;

pub(super) fn router() -> Routes {
    Routes::default().get("/api/blocks", list).post("/api/blocks", block).delete("/api/blocks/{person}", unblock)
}

/// The people somebody has blocked, as they see them.
pub(super) async fn blocked(service: &Service, person: PersonId) -> ApiResult<Vec<BlockedPerson>> {
    let line = |row: BlockRow| {
        let BlockRow { person, name, guest, since_unix_ms } = row;
        BlockedPerson { person, name, guest, since_unix_ms }
    };
    Ok(service.store.blocked(person).await?.into_iter().map(line).collect())
}

/// The people I have blocked: 200 at most. Nobody else sees this list.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/blocks", operation_id = "list_blocks", tag = "people",
    security(("session" = []), ("token" = [])), responses((status = OK, body = Vec<BlockedPerson>))))]
pub(super) async fn list(State(service): State<Service>, caller: Caller) -> ApiResult<Json<Vec<BlockedPerson>>> {
    Ok(Json(blocked(&service, caller.id()).await?))
}

/// Block somebody: the two are not paired, and they cannot take a seat at a table that I opened or sit at, and what they say is not sent to me.
/// Blocking somebody again changes nothing.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/blocks", operation_id = "block_person", tag = "people", request_body = NewBlock,
    security(("session" = []), ("token" = [])), responses((status = NO_CONTENT), (status = NOT_FOUND, body = Error), (status = BAD_REQUEST, body = Error),
        (status = PAYLOAD_TOO_LARGE, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn block(State(service): State<Service>, caller: Caller, ApiJson(wanted): ApiJson<NewBlock>) -> ApiResult<StatusCode> {
    service.limits.count(LimitKind::Relations, caller.id())?;
    let people = service.live.directory.find([wanted.person]).await?;
    let found = people.owner(wanted.person).filter(|row| row.kind != Kind::Deleted);
    let blocked = found.ok_or(ApiError(Error::NotFound))?.id;
    if blocked == caller.id() {
        return Err(ApiError::malformed("nobody can block themselves"));
    }
    match service.store.block(caller.id(), blocked, service.now_unix_ms()).await? {
        Blocking::Done => {}
        Blocking::TooMany => return Err(ApiError(Error::TooLarge { what: "blocks".to_owned(), limit: MOST_BLOCKED })),
    }
    service.live.blocks_changed(caller.id(), blocked).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Block somebody no longer.
#[cfg_attr(feature = "schema", utoipa::path(delete, path = "/api/blocks/{person}", operation_id = "unblock_person", tag = "people",
    params(("person" = String, Path, description = "the person's id")),
    security(("session" = []), ("token" = [])), responses((status = NO_CONTENT), (status = NOT_FOUND, body = Error))))]
pub(super) async fn unblock(State(service): State<Service>, caller: Caller, Named(person): Named<String>) -> ApiResult<StatusCode> {
    let person: PersonId = person.parse().map_err(|_| ApiError(Error::NotFound))?;
    match service.store.unblock(caller.id(), person).await {
        Err(StoreError::Missing) => return Err(ApiError(Error::NotFound)),
        unblocked => unblocked?,
    }
    service.live.blocks_changed(caller.id(), person).await;
    Ok(StatusCode::NO_CONTENT)
}
