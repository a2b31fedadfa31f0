//! Recovery codes: made by the owner of an account, and used by who has forgotten the password.

use super::{ApiJson, ClientAddress, Routes, people};
use crate::accounts::recovery::{CODES, RecoveryCode};
use crate::accounts::{Owner, check_ban, names, passwords};
use crate::error::{ApiError, ApiResult};
use crate::mail;
use crate::service::Service;
use crate::store::MailKind;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use trilynx_protocol::http::{NewRecoveryCodes, Password, Recovery, RecoveryCodes};
use trilynx_protocol::wire::Error;

pub(super) fn router() -> Routes {
    Routes::default()
        .get("/api/account/recovery-codes", left)
        .post("/api/account/recovery-codes", make)
        .post("/api/account/recover", recover)
}

/// How many recovery codes I have not used.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/account/recovery-codes", operation_id = "count_recovery_codes", tag = "account",
    security(("session" = [])), responses((status = OK, body = RecoveryCodes), (status = UNAUTHORIZED, body = Error))))]
pub(super) async fn left(State(service): State<Service>, owner: Owner) -> ApiResult<Json<RecoveryCodes>> {
    Ok(Json(RecoveryCodes { left: service.store.recovery_codes_left(owner.person.id).await? }))
}

/// Make ten recovery codes. They are shown only once, and replace all earlier codes.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account/recovery-codes", operation_id = "make_recovery_codes", tag = "account", request_body = Password,
    security(("session" = [])), responses((status = CREATED, body = NewRecoveryCodes), (status = UNAUTHORIZED, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn make(
    State(service): State<Service>,
    owner: Owner,
    ApiJson(given): ApiJson<Password>,
) -> ApiResult<(StatusCode, Json<NewRecoveryCodes>)> {
    people::ask_password_again(&service, &owner, given.password).await?;
    let codes: Vec<RecoveryCode> = (0..CODES).map(|_| RecoveryCode::new()).collect();
    let hashes: Vec<_> = codes.iter().map(RecoveryCode::hash).collect();
    service.store.set_recovery_codes(owner.person.id, &hashes, service.now_unix_ms()).await?;
    Ok((StatusCode::CREATED, Json(NewRecoveryCodes { codes: codes.iter().map(RecoveryCode::text).collect() })))
}

/// Set a new password with a recovery code, or with the code of a link that was sent by mail. The code cannot be used again, every browser is signed out, every token revoked and every passkey removed; the answer
/// says how many codes are left. `wrong_password`: name or code are not right.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account/recover", operation_id = "recover_account", tag = "account", request_body = Recovery,
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = RecoveryCodes), (status = BAD_REQUEST, body = Error), (status = UNAUTHORIZED, body = Error),
        (status = FORBIDDEN, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn recover(
    State(service): State<Service>,
    address: ClientAddress,
    ApiJson(given): ApiJson<Recovery>,
) -> ApiResult<Json<RecoveryCodes>> {
    passwords::check(&given.new, &given.name)?;
    let folded = names::Folded::new(&given.name);
    // Counted as passwords are: there is one number of guesses for a name.
    service.limits.count_guess(address.0, folded.as_str())?;
    people::count_guess_at_all_nodes(&service, folded.as_str()).await?;
    let account = service.store.person_by_name(folded.as_str()).await?;
    let (Some((person, _)), Some(code)) = (account, RecoveryCode::read(&given.code)) else { return Err(ApiError(Error::WrongPassword)) };
    let now = service.now_unix_ms();
    if !service.store.has_recovery_code(person.id, &code.hash()).await?
        && !service.store.has_mail_recovery(person.id, &code.hash(), now).await?
    {
        return Err(ApiError(Error::WrongPassword));
    }
    check_ban(&service, person.id).await?;
    let hash = service.passwords.hash(given.new).await?;
    if !service.store.recover(person.id, &code.hash(), &hash, service.now_unix_ms()).await? {
        return Err(ApiError(Error::WrongPassword));
    }
    service.live.connections.end_person(person.id);
    mail::tell(&service, person.id, MailKind::Password).await;
    Ok(Json(RecoveryCodes { left: service.store.recovery_codes_left(person.id).await? }))
}
