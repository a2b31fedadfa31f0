//! Webhooks of an account.

use super::{ApiJson, Named, Routes};
use crate::accounts::Owner;
use crate::accounts::tokens::Secret;
use crate::error::{ApiError, ApiResult};
use crate::service::Service;
use crate::store::{StoreError, WebhookRow};
use crate::webhooks::{MOST_FAILURES, MOST_WEBHOOKS, WebhookUrl};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use trilynx_protocol::http::{MadeWebhook, NewWebhook, WebhookLine};
use trilynx_protocol::wire::Error;

pub(super) fn router() -> Routes {
    Routes::default().get("/api/webhooks", list).post("/api/webhooks", make).delete("/api/webhooks/{id}", delete)
}

fn line(row: WebhookRow) -> WebhookLine {
    let WebhookRow { id, url, made_unix_ms, failures, last_status, .. } = row;
    WebhookLine { id, url, made_unix_ms, failures, last_status, stopped: failures >= MOST_FAILURES }
}

/// My webhooks, without their secrets: five at most.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/webhooks", operation_id = "list_webhooks", tag = "webhooks", security(("session" = [])),
    responses((status = OK, body = Vec<WebhookLine>))))]
pub(super) async fn list(State(service): State<Service>, owner: Owner) -> ApiResult<Json<Vec<WebhookLine>>> {
    Ok(Json(service.store.webhooks(owner.person.id).await?.into_iter().map(line).collect()))
}

/// Call an address whenever a game of this account is over. The secret that signs the calls is shown only once.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/webhooks", operation_id = "make_webhook", tag = "webhooks", request_body = NewWebhook,
    security(("session" = [])), responses((status = CREATED, body = MadeWebhook), (status = BAD_REQUEST, body = Error), (status = PAYLOAD_TOO_LARGE, body = Error))))]
pub(super) async fn make(
    State(service): State<Service>,
    owner: Owner,
    ApiJson(wanted): ApiJson<NewWebhook>,
) -> ApiResult<(StatusCode, Json<MadeWebhook>)> {
    let unfit = |message| ApiError(Error::Unfit { what: "webhook".to_owned(), message });
    WebhookUrl::read(&wanted.url, service.config.webhooks).map_err(unfit)?;
    let person = owner.person.id;
    if service.store.webhooks(person).await?.len() >= MOST_WEBHOOKS {
        return Err(ApiError(Error::TooLarge { what: "webhooks".to_owned(), limit: MOST_WEBHOOKS as u32 }));
    }
    let (secret, made_unix_ms) = (Secret::new().text(), service.now_unix_ms());
    let id = service.store.create_webhook(person, &wanted.url, &secret, made_unix_ms).await?;
    let line = WebhookLine { id, url: wanted.url, made_unix_ms, failures: 0, last_status: None, stopped: false };
    Ok((StatusCode::CREATED, Json(MadeWebhook { secret, line })))
}

/// Delete a webhook and its pending calls.
#[cfg_attr(feature = "schema", utoipa::path(delete, path = "/api/webhooks/{id}", operation_id = "delete_webhook", tag = "webhooks", params(("id" = i64, Path, description = "its number")),
    security(("session" = [])), responses((status = NO_CONTENT), (status = NOT_FOUND, body = Error))))]
pub(super) async fn delete(State(service): State<Service>, owner: Owner, Named(id): Named<String>) -> ApiResult<StatusCode> {
    let id: u64 = id.parse().map_err(|_| ApiError(Error::NotFound))?;
    match service.store.delete_webhook(owner.person.id, id).await {
        Err(StoreError::Missing) => Err(ApiError(Error::NotFound)),
        deleted => Ok(deleted.map(|()| StatusCode::NO_CONTENT)?),
    }
}
