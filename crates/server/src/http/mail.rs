//! E-mail: the address of an account, digests, and a link for who has forgotten the password. All of it where the host has named a mail server.

use super::{ApiJson, ApiQuery, ClientAddress, Routes, people, web};
use crate::accounts::recovery::RecoveryCode;
use crate::accounts::{Caller, MaybeCaller, Owner, Proof, names};
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::mail::{self, MailAddress};
use crate::service::Service;
use crate::store::{Confirmed, Kind, MOST_ACCOUNTS_OF_ADDRESS, MailRow, StoreError};
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::MethodRouter;
use axum::{Json, Router};
use serde::Deserialize;
use trilynx_locales::Language;
use trilynx_protocol::PersonId;
use trilynx_protocol::http::{DigestChoice, MailCode, MailLine, MailState, NewMailAddress, Password, RecoveryByMail};
use trilynx_protocol::wire::Error;

pub(super) fn router() -> Routes {
    let mut routes = Routes::default()
        .get("/api/account/mail", state)
        .post("/api/account/mail", set)
        .delete("/api/account/mail", remove)
        .post("/api/account/mail/confirm", confirm)
        .post("/api/account/mail/digest", choose_digest)
        .post("/api/account/recover/mail", send_recovery)
        .post("/mail/unsubscribe", unsubscribe);
    // One address for both: a mail program posts to it, and a browser shows the page.
    routes.router = routes.router.merge(Router::new().route("/mail/unsubscribe", MethodRouter::new().get(web::answer)));
    routes
}

/// The address of somebody, for their export.
pub(super) async fn of(service: &Service, person: PersonId) -> ApiResult<Option<MailLine>> {
    let line = |MailRow { address, language, confirmed, digest, made_unix_ms, .. }| MailLine {
        address,
        language,
        confirmed,
        digest,
        made_unix_ms,
    };
    Ok(service.store.mail_address(person).await?.map(line))
}

/// Without a mail server there is nothing to be had here.
fn offered(service: &Service) -> ApiResult<()> {
    if service.config.mail.is_some() { Ok(()) } else { Err(ApiError(Error::NotFound)) }
}

/// Whether this server sends mail, and to which address of mine. Strangers and programs with a token hear only the first.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/account/mail", operation_id = "mail_state", tag = "account",
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = MailState))))]
pub(super) async fn state(State(service): State<Service>, MaybeCaller(caller): MaybeCaller) -> ApiResult<Json<MailState>> {
    let offered = service.config.mail.is_some();
    let row = match caller {
        Some(Caller { person, by: Proof::Session(_) }) if person.kind == Kind::Account => service.store.mail_address(person.id).await?,
        _ => None,
    };
    let (confirmed, digest) = row.as_ref().map_or((false, false), |row| (row.confirmed, row.digest));
    Ok(Json(MailState { offered, address: row.map(|row| row.address), confirmed, digest }))
}

/// Give the account an address, in place of the one from before, or have the link sent once more. It holds for a day. `limited`: there were too many mails
/// to this address, about this account or from this network.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account/mail", operation_id = "set_mail_address", tag = "account", request_body = NewMailAddress,
    security(("session" = [])), responses((status = NO_CONTENT), (status = BAD_REQUEST, body = Error), (status = UNAUTHORIZED, body = Error),
        (status = NOT_FOUND, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn set(
    State(service): State<Service>,
    owner: Owner,
    address: ClientAddress,
    ApiJson(new): ApiJson<NewMailAddress>,
) -> ApiResult<StatusCode> {
    offered(&service)?;
    let wanted = MailAddress::read(&new.address).ok_or_else(|| ApiError::malformed("this is no address such as ada@example.org"))?;
    let language = Language::from_code(&new.language).ok_or_else(|| ApiError::malformed("there are no texts in this language"))?;
    people::ask_password_again(&service, &owner, new.password).await?;
    let person = owner.person.id;
    let made_unix_ms = service.now_unix_ms();
    let row = MailRow {
        address: wanted.text().to_owned(),
        folded: wanted.folded(),
        language: language.code().to_owned(),
        confirmed: false,
        digest: false,
        digested_unix_ms: 0,
        made_unix_ms,
    };
    if service.store.mail_address(person).await?.is_some_and(|known| known.confirmed && known.address == row.address) {
        return Ok(StatusCode::NO_CONTENT);
    }
    service.limits.count_both(LimitKind::Mails, address.0, person)?;
    if !mail::count(&service, person, &row).await? {
        return Err(ApiError(mail::too_many(&service)));
    }
    service.store.set_mail_address(person, &row).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Take the address from the account. Nothing is sent there any more but the notice that it was.
#[cfg_attr(feature = "schema", utoipa::path(delete, path = "/api/account/mail", operation_id = "remove_mail_address", tag = "account", request_body = Password,
    security(("session" = [])), responses((status = NO_CONTENT), (status = UNAUTHORIZED, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn remove(State(service): State<Service>, owner: Owner, ApiJson(given): ApiJson<Password>) -> ApiResult<StatusCode> {
    people::ask_password_again(&service, &owner, given.password).await?;
    service.store.delete_mail_address(owner.person.id, service.now_unix_ms()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Confirm an address with the code of a link that was sent there, signed in or not. `not_found`: the code is not valid or was used before. `too_large`: five accounts have this address.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account/mail/confirm", operation_id = "confirm_mail_address", tag = "account", request_body = MailCode,
    security((), ("session" = []), ("token" = [])), responses((status = NO_CONTENT), (status = BAD_REQUEST, body = Error), (status = NOT_FOUND, body = Error),
        (status = PAYLOAD_TOO_LARGE, body = Error))))]
pub(super) async fn confirm(State(service): State<Service>, ApiJson(given): ApiJson<MailCode>) -> ApiResult<StatusCode> {
    let code = RecoveryCode::read(&given.code).ok_or(ApiError(Error::NotFound))?;
    match service.store.confirm_mail(&code.hash(), service.now_unix_ms()).await? {
        Confirmed::Done => Ok(StatusCode::NO_CONTENT),
        Confirmed::NoCode => Err(ApiError(Error::NotFound)),
        Confirmed::TooMany => {
            Err(ApiError(Error::TooLarge { what: "accounts of this address".to_owned(), limit: MOST_ACCOUNTS_OF_ADDRESS }))
        }
    }
}

/// Get unread notifications by mail, once a day at most, or no more. `not_found`: the account has no confirmed address.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account/mail/digest", operation_id = "choose_digest", tag = "account", request_body = DigestChoice,
    security(("session" = [])), responses((status = NO_CONTENT), (status = BAD_REQUEST, body = Error), (status = UNAUTHORIZED, body = Error),
        (status = NOT_FOUND, body = Error))))]
pub(super) async fn choose_digest(
    State(service): State<Service>,
    owner: Owner,
    ApiJson(choice): ApiJson<DigestChoice>,
) -> ApiResult<StatusCode> {
    match service.store.set_digest(owner.person.id, choice.on, service.now_unix_ms()).await {
        Err(StoreError::Missing) => Err(ApiError(Error::NotFound)),
        answer => Ok(answer.map(|()| StatusCode::NO_CONTENT)?),
    }
}

/// Have a link sent with which a new password is chosen, if the account has a confirmed address. It holds for an hour, once. The answer is the same whether there is
/// such an account, or an address, or neither.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account/recover/mail", operation_id = "send_recovery_mail", tag = "account", request_body = RecoveryByMail,
    security((), ("session" = []), ("token" = [])), responses((status = NO_CONTENT), (status = BAD_REQUEST, body = Error), (status = NOT_FOUND, body = Error),
        (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn send_recovery(
    State(service): State<Service>,
    address: ClientAddress,
    ApiJson(given): ApiJson<RecoveryByMail>,
) -> ApiResult<StatusCode> {
    offered(&service)?;
    let folded = names::Folded::new(&given.name);
    service.limits.count_mail(address.0, folded.as_str())?;
    // Nobody waits for it: the time that an answer takes would say whether there is such an account.
    tokio::spawn(async move {
        if let Err(cause) = mail::send_recovery(&service, folded.as_str()).await {
            tracing::warn!(%cause, "a link for a new password was not sent");
        }
    });
    Ok(StatusCode::NO_CONTENT)
}

/// Who is unsubscribed.
#[derive(Deserialize)]
pub(super) struct Unsubscribe {
    /// From a link in a digest.
    token: String,
}

/// End digests, as mail programs do with one request (RFC 8058): signed in or not, and with any body.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/mail/unsubscribe", operation_id = "unsubscribe_mail", tag = "account",
    params(("token" = String, Query, description = "from the link in a digest")),
    security((), ("session" = []), ("token" = [])), responses((status = NO_CONTENT), (status = BAD_REQUEST, body = Error), (status = NOT_FOUND, body = Error))))]
pub(super) async fn unsubscribe(State(service): State<Service>, ApiQuery(asked): ApiQuery<Unsubscribe>) -> ApiResult<StatusCode> {
    let person = mail::unsubscribed(&service, &asked.token).await?.ok_or(ApiError(Error::NotFound))?;
    service.store.unsubscribe(person).await?;
    Ok(StatusCode::NO_CONTENT)
}
