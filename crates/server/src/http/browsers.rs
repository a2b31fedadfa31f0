//! The browsers in which somebody is signed in, and signing out of one of them from another.

use super::{Named, Routes};
use crate::accounts::{Owner, Proof, sessions};
use crate::error::{ApiError, ApiResult};
use crate::service::Service;
use crate::store::{SecretHash, SessionRow};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use trilynx_protocol::PersonId;
use trilynx_protocol::http::SessionLine;
use trilynx_protocol::wire::Error;

pub(super) fn router() -> Routes {
    Routes::default().get("/api/account/sessions", list).delete("/api/account/sessions/{id}", end)
}

/// What a session is called: the beginning of the hash of its secret, which nobody can turn into the secret.
fn name(hash: &SecretHash) -> String {
    hash[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The sessions of somebody, as they see them.
pub(super) async fn of(service: &Service, person: PersonId, by: Proof) -> ApiResult<Vec<SessionLine>> {
    let line = |(hash, row): (SecretHash, SessionRow)| SessionLine {
        id: name(&hash),
        made_unix_ms: row.created_unix_ms,
        seen_unix_ms: row.seen_unix_ms,
        current: by == Proof::Session(hash),
    };
    Ok(service.store.sessions(person, service.now_unix_ms()).await?.into_iter().map(line).collect())
}

/// The browsers in which I am signed in, the latest first: 100 at most.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/account/sessions", operation_id = "list_sessions", tag = "account",
    security(("session" = [])), responses((status = OK, body = Vec<SessionLine>))))]
pub(super) async fn list(State(service): State<Service>, owner: Owner) -> ApiResult<Json<Vec<SessionLine>>> {
    Ok(Json(of(&service, owner.person.id, Proof::Session(owner.session)).await?))
}

/// Sign out of one browser. Its pages are disconnected at once.
#[cfg_attr(feature = "schema", utoipa::path(delete, path = "/api/account/sessions/{id}", operation_id = "end_session", tag = "account",
    params(("id" = String, Path, description = "the id of the session")),
    security(("session" = [])), responses((status = NO_CONTENT), (status = NOT_FOUND, body = Error))))]
pub(super) async fn end(State(service): State<Service>, owner: Owner, Named(id): Named<String>) -> ApiResult<StatusCode> {
    let own = service.store.sessions(owner.person.id, service.now_unix_ms()).await?;
    let (hash, _) = own.into_iter().find(|(hash, _)| name(hash) == id).ok_or(ApiError(Error::NotFound))?;
    sessions::end(&service, &hash).await?;
    Ok(StatusCode::NO_CONTENT)
}
