//! Push messages: which browsers get them.

use super::{ApiJson, Routes};
use crate::accounts::{Caller, Proof};
use crate::error::{ApiError, ApiResult};
use crate::push::{AUTH, BrowserKeys, PUBLIC_KEY, is_point};
use crate::service::Service;
use crate::store::PushSubscription;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use base64ct::{Base64UrlUnpadded, Encoding as _};
use trilynx_locales::Language;
use trilynx_protocol::PersonId;
use trilynx_protocol::http::{NewPush, PushLine, PushState};
use trilynx_protocol::wire::Error;

pub(super) fn router() -> Routes {
    Routes::default().get("/api/push", state).post("/api/push", subscribe).delete("/api/push", unsubscribe)
}

/// The browsers of somebody that get push messages.
pub(super) async fn of(service: &Service, person: PersonId) -> ApiResult<Vec<PushLine>> {
    let line = |PushSubscription { endpoint, language, made_unix_ms, .. }| PushLine { endpoint, language, made_unix_ms };
    Ok(service.store.pushes(person).await?.into_iter().map(line).collect())
}

fn session(caller: &Caller) -> ApiResult<[u8; 32]> {
    match caller.by {
        Proof::Session(hash) => Ok(hash),
        Proof::Token(_) => Err(ApiError(Error::Forbidden)),
    }
}

/// Whether this browser gets push messages, and the key with which it subscribes to them. Not for programs with a token.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/push", operation_id = "push_state", tag = "people",
    security(("session" = [])), responses((status = OK, body = PushState), (status = FORBIDDEN, body = Error))))]
pub(super) async fn state(State(service): State<Service>, caller: Caller) -> ApiResult<Json<PushState>> {
    let session = session(&caller)?;
    let on = service.store.pushes(caller.id()).await?.iter().any(|subscription| subscription.session == session);
    let key = service.config.push.on.then(|| service.vapid.public());
    Ok(Json(PushState { on: on && key.is_some(), key }))
}

/// Send push messages to this browser. It has one subscription, which ends with its session; a person has ten at most, and the oldest goes.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/push", operation_id = "subscribe_push", tag = "people", request_body = NewPush,
    security(("session" = [])), responses((status = NO_CONTENT), (status = BAD_REQUEST, body = Error), (status = FORBIDDEN, body = Error))))]
pub(super) async fn subscribe(State(service): State<Service>, caller: Caller, ApiJson(new): ApiJson<NewPush>) -> ApiResult<StatusCode> {
    let session = session(&caller)?;
    service.config.push.read(&new.endpoint).map_err(ApiError::malformed)?;
    let language = Language::from_code(&new.language).ok_or_else(|| ApiError::malformed("there are no texts in this language"))?;
    let public: Option<[u8; PUBLIC_KEY]> = decoded(&new.p256dh).filter(|public| is_point(public));
    let auth: Option<[u8; AUTH]> = decoded(&new.auth);
    let keys = public.zip(auth).map(|(public, auth)| BrowserKeys { public, auth });
    let keys = keys.ok_or_else(|| ApiError::malformed("p256dh is a point of P-256 and auth has 16 bytes, both in base64url"))?;
    let made_unix_ms = service.now_unix_ms();
    let (person, endpoint, language) = (caller.id(), new.endpoint, language.code().to_owned());
    service.store.add_push(&PushSubscription { id: 0, session, person, endpoint, keys, language, made_unix_ms }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Stop sending push messages to this browser.
#[cfg_attr(feature = "schema", utoipa::path(delete, path = "/api/push", operation_id = "unsubscribe_push", tag = "people",
    security(("session" = [])), responses((status = NO_CONTENT), (status = FORBIDDEN, body = Error))))]
pub(super) async fn unsubscribe(State(service): State<Service>, caller: Caller) -> ApiResult<StatusCode> {
    service.store.delete_push_of(&session(&caller)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn decoded<const N: usize>(text: &str) -> Option<[u8; N]> {
    Base64UrlUnpadded::decode_vec(text.trim_end_matches('=')).ok()?.try_into().ok()
}
