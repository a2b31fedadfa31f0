//! Passkeys: added, renamed and removed by the owner of an account, and used to sign in without a name or a password.

use super::{ApiJson, ClientAddress, Named, Routes, people};
use crate::accounts::passkeys::verify::{self, Expected};
use crate::accounts::passkeys::{ALGORITHMS, MOST_PASSKEYS, PasskeyFault, Purpose, RelyingParty, challenge, user_handle, written};
use crate::accounts::{MaybeCaller, Owner, tokens};
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::mail;
use crate::service::Service;
use crate::store::{MailKind, PasskeyAdded, PasskeyRow, PasskeyUse, StoreError};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use trilynx_protocol::PersonId;
#[cfg(feature = "schema")]
use trilynx_protocol::http::Me;
use trilynx_protocol::http::{
    NewPasskey, OwnerProof, PasskeyAnswer, PasskeyChallenge, PasskeyCreation, PasskeyLabel, PasskeyLine, Passkeys,
};
use trilynx_protocol::wire::Error;

pub(super) fn router() -> Routes {
    Routes::default()
        .get("/api/account/passkeys", list)
        .post("/api/account/passkeys", add)
        .post("/api/account/passkeys/begin", begin)
        .get("/api/account/passkeys/challenge", confirm)
        .post("/api/account/passkeys/{id}/rename", rename)
        .post("/api/account/passkeys/{id}/remove", remove)
        .get("/api/account/sign-in/passkey", challenge_to_sign_in)
        .post("/api/account/sign-in/passkey", sign_in)
}

/// The passkeys of somebody, as they see them.
pub(super) async fn of(service: &Service, person: PersonId) -> ApiResult<Vec<PasskeyLine>> {
    Ok(service.store.passkeys(person).await?.into_iter().map(line).collect())
}

fn line(row: PasskeyRow) -> PasskeyLine {
    PasskeyLine { id: row.id, label: row.label, made_unix_ms: row.made_unix_ms, used_unix_ms: row.used_unix_ms }
}

fn credentials(rows: &[PasskeyRow]) -> Vec<String> {
    rows.iter().map(|row| written(&row.credential)).collect()
}

fn lasts_ms() -> u32 {
    challenge::LASTS.as_millis() as u32
}

fn too_many() -> ApiError {
    ApiError(Error::TooLarge { what: "passkeys".to_owned(), limit: MOST_PASSKEYS })
}

/// My passkeys, and whether there can be any at this server's address.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/account/passkeys", operation_id = "list_passkeys", tag = "account",
    security(("session" = [])), responses((status = OK, body = Passkeys), (status = UNAUTHORIZED, body = Error))))]
pub(super) async fn list(State(service): State<Service>, owner: Owner, headers: HeaderMap) -> ApiResult<Json<Passkeys>> {
    let usable = RelyingParty::of(&service.config, &headers).is_ok();
    Ok(Json(Passkeys { usable, passkeys: of(&service, owner.person.id).await? }))
}

/// Begin to add a passkey, with the password or another passkey. The answer is for the browser, which makes one; the challenge belongs to this session.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account/passkeys/begin", operation_id = "begin_passkey", tag = "account", request_body = OwnerProof,
    security(("session" = [])), responses((status = OK, body = PasskeyCreation), (status = UNAUTHORIZED, body = Error), (status = CONFLICT, body = Error),
        (status = PAYLOAD_TOO_LARGE, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn begin(
    State(service): State<Service>,
    owner: Owner,
    headers: HeaderMap,
    ApiJson(proof): ApiJson<OwnerProof>,
) -> ApiResult<Json<PasskeyCreation>> {
    let party = RelyingParty::of(&service.config, &headers)?;
    let known = service.store.passkeys(owner.person.id).await?;
    if known.len() >= MOST_PASSKEYS as usize {
        return Err(too_many());
    }
    prove(&service, &owner, &headers, proof).await?;
    Ok(Json(PasskeyCreation {
        challenge: challenge::issue(&service.secret, Purpose::Add(&owner.session), service.now_unix_ms()),
        rp_id: party.id,
        user: written(&user_handle(&service.secret, owner.person.id)),
        name: owner.person.name,
        exclude: credentials(&known),
        algorithms: ALGORITHMS.to_vec(),
        lasts_ms: lasts_ms(),
    }))
}

/// Add the passkey that the browser has made. An account has ten at most.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account/passkeys", operation_id = "add_passkey", tag = "account", request_body = NewPasskey,
    security(("session" = [])), responses((status = CREATED, body = PasskeyLine), (status = BAD_REQUEST, body = Error), (status = UNAUTHORIZED, body = Error),
        (status = CONFLICT, body = Error), (status = PAYLOAD_TOO_LARGE, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn add(
    State(service): State<Service>,
    owner: Owner,
    headers: HeaderMap,
    ApiJson(given): ApiJson<NewPasskey>,
) -> ApiResult<(StatusCode, Json<PasskeyLine>)> {
    tokens::check_label(&given.label)?;
    let party = RelyingParty::of(&service.config, &headers)?;
    let now_unix_ms = service.now_unix_ms();
    let expected = Expected { party: &party, purpose: Purpose::Add(&owner.session), secret: &service.secret, now_unix_ms };
    let made = verify::registration(&expected, &given).inspect_err(noted)?;
    let mut row = PasskeyRow {
        id: 0,
        person: owner.person.id,
        credential: made.credential,
        key: made.key,
        counter: made.counter,
        backup_eligible: made.backup_eligible,
        label: given.label,
        made_unix_ms: now_unix_ms,
        used_unix_ms: None,
    };
    row.id = match service.store.add_passkey(&row, &owner.session, made.challenge).await {
        Ok(PasskeyAdded::Done(number)) => number,
        Ok(PasskeyAdded::Used) => return Err(PasskeyFault::UsedChallenge.into()),
        Ok(PasskeyAdded::TooMany) => return Err(too_many()),
        Ok(PasskeyAdded::SignedOut) => return Err(ApiError(Error::SignIn)),
        Err(StoreError::Taken) => return Err(ApiError(Error::Taken { what: "passkey".to_owned() })),
        Err(cause) => return Err(cause.into()),
    };
    mail::tell(&service, owner.person.id, MailKind::Passkeys).await;
    Ok((StatusCode::CREATED, Json(line(row))))
}

/// A challenge for one of my passkeys, with which I prove that I am still here, instead of giving the password.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/account/passkeys/challenge", operation_id = "challenge_passkey", tag = "account",
    security(("session" = [])), responses((status = OK, body = PasskeyChallenge), (status = UNAUTHORIZED, body = Error), (status = CONFLICT, body = Error))))]
pub(super) async fn confirm(State(service): State<Service>, owner: Owner, headers: HeaderMap) -> ApiResult<Json<PasskeyChallenge>> {
    let party = RelyingParty::of(&service.config, &headers)?;
    let challenge = challenge::issue(&service.secret, Purpose::Confirm(&owner.session), service.now_unix_ms());
    let allow = credentials(&service.store.passkeys(owner.person.id).await?);
    Ok(Json(PasskeyChallenge { challenge, rp_id: party.id, allow, lasts_ms: lasts_ms() }))
}

/// Call a passkey something else.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account/passkeys/{id}/rename", operation_id = "rename_passkey", tag = "account",
    params(("id" = i64, Path, description = "its number")), request_body = PasskeyLabel,
    security(("session" = [])), responses((status = NO_CONTENT), (status = BAD_REQUEST, body = Error), (status = NOT_FOUND, body = Error))))]
pub(super) async fn rename(
    State(service): State<Service>,
    owner: Owner,
    Named(id): Named<String>,
    ApiJson(wanted): ApiJson<PasskeyLabel>,
) -> ApiResult<StatusCode> {
    tokens::check_label(&wanted.label)?;
    found(service.store.rename_passkey(owner.person.id, number(&id)?, &wanted.label).await)
}

/// Remove a passkey, with the password or a passkey. It opens nothing any more; browsers that have signed in with it stay signed in.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account/passkeys/{id}/remove", operation_id = "remove_passkey", tag = "account",
    params(("id" = i64, Path, description = "its number")), request_body = OwnerProof,
    security(("session" = [])), responses((status = NO_CONTENT), (status = UNAUTHORIZED, body = Error), (status = NOT_FOUND, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn remove(
    State(service): State<Service>,
    owner: Owner,
    headers: HeaderMap,
    Named(id): Named<String>,
    ApiJson(proof): ApiJson<OwnerProof>,
) -> ApiResult<StatusCode> {
    let id = number(&id)?;
    prove(&service, &owner, &headers, proof).await?;
    let removed = found(service.store.delete_passkey(owner.person.id, id).await)?;
    mail::tell(&service, owner.person.id, MailKind::Passkeys).await;
    Ok(removed)
}

/// A challenge for anybody's passkey, to sign in with it.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/account/sign-in/passkey", operation_id = "challenge_to_sign_in", tag = "account",
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = PasskeyChallenge), (status = CONFLICT, body = Error))))]
pub(super) async fn challenge_to_sign_in(State(service): State<Service>, headers: HeaderMap) -> ApiResult<Json<PasskeyChallenge>> {
    let party = RelyingParty::of(&service.config, &headers)?;
    let challenge = challenge::issue(&service.secret, Purpose::SignIn, service.now_unix_ms());
    Ok(Json(PasskeyChallenge { challenge, rp_id: party.id, allow: Vec::new(), lasts_ms: lasts_ms() }))
}

/// Sign in with a passkey. The games of the guest one was move to the account, as they do when somebody signs in with a password.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account/sign-in/passkey", operation_id = "sign_in_with_passkey", tag = "account", request_body = PasskeyAnswer,
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = Me), (status = UNAUTHORIZED, body = Error), (status = FORBIDDEN, body = Error),
        (status = CONFLICT, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn sign_in(
    State(service): State<Service>,
    MaybeCaller(caller): MaybeCaller,
    address: ClientAddress,
    headers: HeaderMap,
    ApiJson(given): ApiJson<PasskeyAnswer>,
) -> ApiResult<Response> {
    let party = RelyingParty::of(&service.config, &headers)?;
    let credential = verify::credential(&given.credential)?;
    // Counted by the passkey: who guesses at a name keeps nobody from signing in without one.
    let counted = format!("passkey {}", given.credential);
    service.limits.count_guess(address.0, &counted)?;
    let known = service.store.passkey(&credential).await?.ok_or(PasskeyFault::Unknown)?;
    people::count_guess_at_all_nodes(&service, &counted).await?;
    let now_unix_ms = service.now_unix_ms();
    let expected = Expected { party: &party, purpose: Purpose::SignIn, secret: &service.secret, now_unix_ms };
    let signed = verify::assertion(&expected, &given, &known).inspect_err(noted)?;
    used(service.store.use_passkey(known.id, signed.counter, signed.challenge, now_unix_ms).await?)?;
    // It may have been deleted at this moment.
    let person = service.store.person(known.person).await?.ok_or(PasskeyFault::Unknown)?;
    let hash = service.store.password_hash(known.person).await?.ok_or(PasskeyFault::Unknown)?;
    people::enter_account(&service, caller, address, &headers, person, &hash).await
}

/// Checks that the owner is still there: by the password, or by a passkey. Both are counted alike.
async fn prove(service: &Service, owner: &Owner, headers: &HeaderMap, proof: OwnerProof) -> ApiResult<()> {
    let answer = match proof {
        OwnerProof { password: Some(password), passkey: None } => return people::ask_password_again(service, owner, password).await,
        OwnerProof { password: None, passkey: Some(answer) } => answer,
        _ => return Err(ApiError::malformed("either password or passkey is needed")),
    };
    let party = RelyingParty::of(&service.config, headers)?;
    service.limits.count(LimitKind::SignIns, owner.person.id)?;
    let credential = verify::credential(&answer.credential)?;
    let known = service.store.passkey(&credential).await?.filter(|known| known.person == owner.person.id).ok_or(PasskeyFault::Unknown)?;
    let now_unix_ms = service.now_unix_ms();
    let expected = Expected { party: &party, purpose: Purpose::Confirm(&owner.session), secret: &service.secret, now_unix_ms };
    let signed = verify::assertion(&expected, &answer, &known).inspect_err(noted)?;
    used(service.store.use_passkey(known.id, signed.counter, signed.challenge, now_unix_ms).await?)
}

fn used(what: PasskeyUse) -> ApiResult<()> {
    match what {
        PasskeyUse::Done => Ok(()),
        PasskeyUse::Used => Err(PasskeyFault::UsedChallenge.into()),
        PasskeyUse::Stale => {
            tracing::warn!("the counter of a passkey has not grown: there may be a copy of it");
            Err(PasskeyFault::Counter.into())
        }
    }
}

/// A host whose settings are wrong finds the reason in the log.
fn noted(fault: &PasskeyFault) {
    tracing::debug!(%fault, "a passkey is refused");
}

fn number(id: &str) -> ApiResult<u64> {
    id.parse().map_err(|_| ApiError(Error::NotFound))
}

fn found(changed: Result<(), StoreError>) -> ApiResult<StatusCode> {
    match changed {
        Ok(()) => Ok(StatusCode::NO_CONTENT),
        Err(StoreError::Missing) => Err(ApiError(Error::NotFound)),
        Err(cause) => Err(cause.into()),
    }
}
