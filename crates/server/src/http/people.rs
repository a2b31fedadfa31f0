//! People: the caller, guests, accounts, API tokens, profiles.

use super::{
    ApiJson, ClientAddress, Named, Routes, blocks, browsers, challenges, clubs, conduct, follows, history, kept, mail, messages,
    notifications, passkeys, push, puzzles, records, streamed, studies, tables, vacation, with_cookies,
};
use crate::accounts::tokens::{self, Secret};
use crate::accounts::{Caller, MaybeCaller, Owner, Proof, check_ban, devices, names, networks, passwords, sessions};
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::service::Service;
use crate::shares::Asker;
use crate::store::{Account, Kind, MailKind, Merged, PersonRow, StoreError, TokenRow};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use trilynx_protocol::PersonId;
use trilynx_protocol::http::{
    Credentials, GuestName, MadeToken, Me, NewName, NewPassword, NewToken, Password, PlayedByProgram, Profile, RatingCurve, RatingHistory,
    RatingLine, RatingStep, TokenLine,
};
use trilynx_protocol::options::GameName;
use trilynx_protocol::wire::Error;

/// The most steps of one rating that are sent. There are at most as many ratings as games times time classes.
pub const MOST_RATING_STEPS: u32 = 400;

pub(super) fn router() -> Routes {
    Routes::default()
        .get("/api/me", me)
        .post("/api/guest", become_guest)
        .post("/api/guest/rename", rename_guest)
        .post("/api/account", create_account)
        .post("/api/account/sign-in", sign_in)
        .post("/api/account/sign-out", sign_out)
        .post("/api/account/sign-out-everywhere", sign_out_everywhere)
        .post("/api/account/rename", rename)
        .post("/api/account/password", change_password)
        .post("/api/account/bot", declare_program)
        .post("/api/account/delete", delete_account)
        .get("/api/account/export", export)
        .get("/api/tokens", list_tokens)
        .post("/api/tokens", make_token)
        .delete("/api/tokens/{id}", revoke_token)
        .get_from_anywhere("/api/people/{name}", profile)
        .get_from_anywhere("/api/people/{name}/ratings", rating_history)
}

/// Who am I?
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/me", tag = "people", security((), ("session" = []), ("token" = [])), responses((status = OK, body = Me))))]
pub(super) async fn me(MaybeCaller(caller): MaybeCaller) -> Json<Me> {
    Json(shown(caller.as_ref()))
}

/// Become a guest with a random name, unless you are known already.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/guest", tag = "people", security((), ("session" = []), ("token" = [])), responses((status = OK, body = Me), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn become_guest(
    State(service): State<Service>,
    MaybeCaller(known): MaybeCaller,
    address: ClientAddress,
) -> ApiResult<Response> {
    let (caller, cookie) = sessions::enter(&service, known, address.0).await?;
    Ok(with_cookies(cookie, Json(shown(Some(&caller)))))
}

/// Choose the name a guest is shown by. It is not reserved: others may have the same one, but it is no name of an account. An unknown caller
/// becomes a guest.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/guest/rename", tag = "people", request_body = GuestName,
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = Me), (status = BAD_REQUEST, body = Error), (status = CONFLICT, body = Error), (status = FORBIDDEN, body = Error))))]
pub(super) async fn rename_guest(
    State(service): State<Service>,
    MaybeCaller(known): MaybeCaller,
    address: ClientAddress,
    ApiJson(wanted): ApiJson<GuestName>,
) -> ApiResult<Response> {
    let name = wanted.name.trim();
    let names::Checked { folded, skeleton } = names::check_guest(name)?;
    service.live.words.check(name)?;
    let (Caller { person, by }, cookie) = sessions::enter(&service, known, address.0).await?;
    if person.kind != Kind::Guest {
        return Err(ApiError(Error::Forbidden));
    }
    service.limits.count(LimitKind::Guests, person.id)?;
    if service.store.name_is_taken(folded.as_str(), &skeleton).await? {
        return Err(taken_name());
    }
    service.store.rename_guest(person.id, name).await?;
    service.live.person_changed(person.id).await;
    let person = stored(&service, person.id).await?;
    Ok(with_cookies(cookie, Json(shown(Some(&Caller { person, by })))))
}

/// Make an account. A guest becomes its owner, and keeps all games.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account", tag = "account", request_body = Credentials,
    security((), ("session" = []), ("token" = [])), responses((status = CREATED, body = Me), (status = CONFLICT, body = Error), (status = BAD_REQUEST, body = Error))))]
pub(super) async fn create_account(
    State(service): State<Service>,
    MaybeCaller(known): MaybeCaller,
    address: ClientAddress,
    headers: HeaderMap,
    ApiJson(wanted): ApiJson<Credentials>,
) -> ApiResult<Response> {
    let guest = match known {
        None => None,
        Some(Caller { person, by: Proof::Session(session) }) if person.kind == Kind::Guest => Some((person.id, session)),
        // A program makes no accounts, and who owns one signs out first.
        Some(_) => return Err(ApiError(Error::Forbidden)),
    };
    let names::Checked { folded, skeleton } = names::check(&wanted.name)?;
    service.live.words.check(&wanted.name)?;
    passwords::check(&wanted.password, &wanted.name)?;
    service.limits.count(LimitKind::Guests, address.0)?;
    networks::check(&service, address.0, None).await?;
    // Asked before the costly part, and decided by the store after it.
    if service.store.person_by_name(folded.as_str()).await?.is_some() {
        return Err(taken_name());
    }
    let hash = service.passwords.hash(wanted.password).await?;
    let account = Account { name: &wanted.name, folded: folded.as_str(), skeleton: &skeleton, password_hash: &hash };
    let id = match guest {
        Some((id, session)) => {
            service.store.upgrade_guest(id, account).await.map_err(name_taken)?;
            service.live.person_changed(id).await;
            // What was gained gets a secret of its own.
            sessions::end(&service, &session).await?;
            id
        }
        None => {
            let id = PersonId::from_random(crate::accounts::random_bytes());
            service.store.create_account(id, account, service.now_unix_ms()).await.map_err(name_taken)?;
            id
        }
    };
    let device = devices::remember(&service, &headers, id, &hash);
    let (caller, cookie) = sessions::begin(&service, stored(&service, id).await?).await?;
    Ok(with_cookies([cookie, device], (StatusCode::CREATED, Json(shown(Some(&caller))))))
}

/// Sign in. The games of the guest one was move to the account; refused while guest and account sit at one table that is not over.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account/sign-in", tag = "account", request_body = Credentials,
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = Me), (status = UNAUTHORIZED, body = Error), (status = FORBIDDEN, body = Error), (status = CONFLICT, body = Error),
        (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn sign_in(
    State(service): State<Service>,
    MaybeCaller(known): MaybeCaller,
    address: ClientAddress,
    headers: HeaderMap,
    ApiJson(given): ApiJson<Credentials>,
) -> ApiResult<Response> {
    let (person, hash) = owner_of(&service, address, &headers, given).await?;
    enter_account(&service, known, address, &headers, person, &hash).await
}

/// Signs in the owner of an account, who has proved to be that and may come in. A guest's games move to the account.
pub(super) async fn enter_account(
    service: &Service,
    known: Option<Caller>,
    address: ClientAddress,
    headers: &HeaderMap,
    person: PersonRow,
    password_hash: &str,
) -> ApiResult<Response> {
    // Told to the owner alone, and before a guest's games move.
    check_ban(service, person.id).await?;
    networks::check(service, address.0, Some(&person)).await?;
    if let Some(Caller { person: guest, by: Proof::Session(session) }) = known {
        if guest.kind == Kind::Guest {
            match service.store.merge_guest(guest.id, person.id).await {
                Ok(Merged::Done) => {}
                // Who really wants to leave the guest's seat signs out first.
                Ok(Merged::BothSeated(table)) => return Err(ApiError(Error::BothSeated { table })),
                // Another tab was faster.
                Err(StoreError::Missing) => {}
                Err(cause) => return Err(cause.into()),
            }
            service.live.person_changed(guest.id).await;
            // The guest's other browsers are signed out as well.
            service.live.connections.end_person(guest.id);
        }
        sessions::end(service, &session).await?;
    }
    let device = devices::remember(service, headers, person.id, password_hash);
    let (caller, cookie) = sessions::begin(service, person).await?;
    Ok(with_cookies([cookie, device], Json(shown(Some(&caller)))))
}

/// The account with this name and password, and the hash of the password. Each try is counted.
pub(super) async fn owner_of(
    service: &Service,
    address: ClientAddress,
    headers: &HeaderMap,
    given: Credentials,
) -> ApiResult<(PersonRow, String)> {
    let folded = names::Folded::new(&given.name);
    let account = service.store.person_by_name(folded.as_str()).await?;
    let device = account.as_ref().and_then(|(person, hash)| devices::known(service, headers, person.id, hash));
    match device {
        Some(device) => service.limits.count(LimitKind::SignIns, device)?,
        None => {
            service.limits.count_guess(address.0, folded.as_str())?;
            count_guess_at_all_nodes(service, folded.as_str()).await?;
        }
    }
    let (person, hash) = account.unzip();
    if !password_is_right(service, given.password, hash.clone()).await? {
        return Err(ApiError(Error::WrongPassword));
    }
    person.zip(hash).ok_or(ApiError(Error::WrongPassword))
}

/// Who tries passwords at several nodes has no more tries than at one.
pub(super) async fn count_guess_at_all_nodes(service: &Service, name: &str) -> ApiResult<()> {
    let Some((name, rate)) = service.limits.shared_guesses(name).filter(|_| service.live.bus.is_shared()) else { return Ok(()) };
    if service.store.count_guess(name, rate.burst.get(), rate.every).await? {
        return Ok(());
    }
    let wait_ms = u32::try_from(rate.every.as_millis()).unwrap_or(u32::MAX);
    Err(ApiError(Error::Limited { what: LimitKind::SignIns.name().to_owned(), wait_ms }))
}

/// Sign out of this browser. A guest is forgotten by it.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account/sign-out", tag = "account", security((), ("session" = []), ("token" = [])), responses((status = OK, body = Me))))]
pub(super) async fn sign_out(State(service): State<Service>, MaybeCaller(known): MaybeCaller) -> ApiResult<Response> {
    if let Some(Caller { by: Proof::Session(session), .. }) = known {
        sessions::end(&service, &session).await?;
    }
    Ok(with_cookies([sessions::forget(&service.config)], Json(shown(None))))
}

/// Sign out of every browser, also this one. Tokens stay; they are revoked one by one.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account/sign-out-everywhere", tag = "account", security(("session" = [])), responses((status = OK, body = Me))))]
pub(super) async fn sign_out_everywhere(State(service): State<Service>, owner: Owner) -> ApiResult<Response> {
    service.store.delete_sessions(owner.person.id).await?;
    service.live.connections.end_sessions(owner.person.id);
    Ok(with_cookies([sessions::forget(&service.config)], Json(shown(None))))
}

/// Take another name.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account/rename", operation_id = "rename_account", tag = "account", request_body = NewName,
    security(("session" = [])), responses((status = OK, body = Me), (status = CONFLICT, body = Error))))]
pub(super) async fn rename(State(service): State<Service>, owner: Owner, ApiJson(wanted): ApiJson<NewName>) -> ApiResult<Json<Me>> {
    let names::Checked { folded, skeleton } = names::check(&wanted.name)?;
    service.live.words.check(&wanted.name)?;
    service.limits.count(LimitKind::Guests, owner.person.id)?;
    service.store.rename(owner.person.id, &wanted.name, folded.as_str(), &skeleton).await.map_err(name_taken)?;
    service.live.person_changed(owner.person.id).await;
    let person = stored(&service, owner.person.id).await?;
    Ok(Json(shown(Some(&Caller { person, by: Proof::Session(owner.session) }))))
}

/// Change the password. All other browsers are signed out, all tokens revoked, and all recovery codes and passkeys removed, because someone with the old password may have created one.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account/password", tag = "account", request_body = NewPassword,
    security(("session" = [])), responses((status = OK, body = Me), (status = UNAUTHORIZED, body = Error))))]
pub(super) async fn change_password(
    State(service): State<Service>,
    owner: Owner,
    headers: HeaderMap,
    ApiJson(given): ApiJson<NewPassword>,
) -> ApiResult<Response> {
    passwords::check(&given.new, &owner.person.name)?;
    ask_password_again(&service, &owner, given.password).await?;
    let hash = service.passwords.hash(given.new).await?;
    service.store.set_password(owner.person.id, &hash).await?;
    service.store.delete_sessions(owner.person.id).await?;
    service.store.delete_tokens(owner.person.id).await?;
    service.store.delete_recovery_codes(owner.person.id).await?;
    service.store.delete_passkeys(owner.person.id).await?;
    service.store.delete_mail_recovery(owner.person.id).await?;
    service.live.connections.end_person(owner.person.id);
    let device = devices::remember(&service, &headers, owner.person.id, &hash);
    crate::mail::tell(&service, owner.person.id, MailKind::Password).await;
    let (caller, cookie) = sessions::begin(&service, owner.person).await?;
    Ok(with_cookies([cookie, device], Json(shown(Some(&caller)))))
}

/// Say that a program plays for this account, or does no more. Everybody sees it.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account/bot", tag = "account", request_body = PlayedByProgram, security(("session" = [])), responses((status = OK, body = Me))))]
pub(super) async fn declare_program(
    State(service): State<Service>,
    owner: Owner,
    ApiJson(wanted): ApiJson<PlayedByProgram>,
) -> ApiResult<Json<Me>> {
    service.store.set_bot(owner.person.id, wanted.bot).await?;
    service.live.person_changed(owner.person.id).await;
    let person = stored(&service, owner.person.id).await?;
    Ok(Json(shown(Some(&Caller { person, by: Proof::Session(owner.session) }))))
}

/// Delete the account, for good. Its games stay, played by nobody in particular.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account/delete", tag = "account", request_body = Password,
    security(("session" = [])), responses((status = OK, body = Me), (status = UNAUTHORIZED, body = Error))))]
pub(super) async fn delete_account(State(service): State<Service>, owner: Owner, ApiJson(given): ApiJson<Password>) -> ApiResult<Response> {
    ask_password_again(&service, &owner, given.password).await?;
    service.store.delete_person(owner.person.id).await?;
    service.live.person_changed(owner.person.id).await;
    service.live.connections.end_person(owner.person.id);
    Ok(with_cookies([sessions::forget(&service.config)], Json(shown(None))))
}

/// All that is stored about me: profile, ratings, tokens, sessions, times of use by network, blocked people, follows, challenges, clubs, planned moves, vacations, notifications, reports, warnings, statistics, the number of recovery codes, passkeys, the e-mail address, lessons, puzzles, games with their records, what I said, private messages, and my studies. Not for programs with a token.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/account/export", operation_id = "export_account", tag = "account",
    security(("session" = []), ("token" = [])), responses((status = OK, body = trilynx_protocol::http::Export), (status = FORBIDDEN, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn export(State(service): State<Service>, caller: Caller, address: ClientAddress) -> ApiResult<Response> {
    if let Proof::Token(_) = caller.by {
        return Err(ApiError(Error::Forbidden));
    }
    let person = caller.id();
    service.limits.count_both(LimitKind::Downloads, address.0, person)?;
    let asker = Asker { address: address.0, person: Some(person) };
    let download = service.shares.download(asker, LimitKind::Downloads.name()).await?;
    // The shape of `Export`, made piece by piece: somebody may have played for years.
    let head = json!({
        "person": caller.shown(),
        "ratings": ratings(&service, person).await?,
        "history": history(&service, person).await?,
        "tokens": service.store.tokens(person).await?.into_iter().map(line).collect::<Vec<_>>(),
        "sessions": browsers::of(&service, person, caller.by).await?,
        "networks": service.store.seen_networks(person, service.now_unix_ms()).await?,
        "blocks": blocks::blocked(&service, person).await?,
        "follows": follows::of(&service, person).await?,
        "challenges": challenges::of(&service, person).await?,
        "planned": tables::exported_plans(&service, person).await?,
        "vacations": vacation::of(&service, person).await?,
        "notifications": notifications::of(&service, person).await?,
        "statistics": history::statistics_of(&service, person, true, None).await?,
        "recovery_codes": service.store.recovery_codes_left(person).await?,
        "passkeys": passkeys::of(&service, person).await?,
        "mail": mail::of(&service, person).await?,
        "push": push::of(&service, person).await?,
        "conduct": conduct::of(&service, person).await?,
        "lessons": kept::all_lessons(&service, person).await?,
        "puzzles": puzzles::exported(&service, person).await?,
        "clubs": clubs::exported(&service, person).await?,
    });
    let head = head.to_string();
    let body = streamed::body(move |pieces| async move {
        let _download = download;
        pieces.send(format!("{},\"games\":[", head.strip_suffix('}').unwrap_or_default())).await?;
        records::send_games(&service, asker, person, &pieces).await?;
        pieces.send("],\"spoken\":[").await?;
        records::send_spoken(&service, asker, person, &pieces).await?;
        pieces.send("],\"messages\":[").await?;
        messages::send_conversations(&service, person, &pieces).await?;
        pieces.send("],\"studies\":[").await?;
        studies::send_studies(&service, person, &pieces).await?;
        pieces.send("]}").await
    });
    let headers =
        [(header::CONTENT_TYPE, "application/json"), (header::CONTENT_DISPOSITION, "attachment; filename=\"trilynx-export.json\"")];
    Ok((headers, body).into_response())
}

/// My API tokens, without their secrets.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/tokens", tag = "tokens", security(("session" = [])), responses((status = OK, body = Vec<TokenLine>))))]
pub(super) async fn list_tokens(State(service): State<Service>, owner: Owner) -> ApiResult<Json<Vec<TokenLine>>> {
    Ok(Json(service.store.tokens(owner.person.id).await?.into_iter().map(line).collect()))
}

/// Create an API token. It is shown only once. The password is required, because a token outlives the session that created it.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/tokens", tag = "tokens", request_body = NewToken,
    security(("session" = [])), responses((status = CREATED, body = MadeToken), (status = UNAUTHORIZED, body = Error), (status = FORBIDDEN, body = Error))))]
pub(super) async fn make_token(
    State(service): State<Service>,
    owner: Owner,
    ApiJson(wanted): ApiJson<NewToken>,
) -> ApiResult<(StatusCode, Json<MadeToken>)> {
    tokens::check_label(&wanted.label)?;
    if service.store.tokens(owner.person.id).await?.len() >= tokens::MOST_TOKENS {
        return Err(ApiError(Error::TooLarge { what: "tokens".to_owned(), limit: tokens::MOST_TOKENS as u32 }));
    }
    ask_password_again(&service, &owner, wanted.password).await?;
    let secret = Secret::new();
    let made_unix_ms = service.now_unix_ms();
    let id = service.store.create_token(&secret.hash(), owner.person.id, &wanted.label, made_unix_ms).await?;
    let line = TokenLine { id, label: wanted.label, made_unix_ms, used_unix_ms: None };
    Ok((StatusCode::CREATED, Json(MadeToken { token: format!("{}{}", tokens::PREFIX, secret.text()), line })))
}

/// Revoke a token. It stops working immediately.
#[cfg_attr(feature = "schema", utoipa::path(delete, path = "/api/tokens/{id}", tag = "tokens", params(("id" = i64, Path, description = "its number")),
    security(("session" = [])), responses((status = NO_CONTENT), (status = NOT_FOUND, body = Error))))]
pub(super) async fn revoke_token(State(service): State<Service>, owner: Owner, Named(id): Named<String>) -> ApiResult<StatusCode> {
    let id: u64 = id.parse().map_err(|_| ApiError(Error::NotFound))?;
    match service.store.delete_token(owner.person.id, id).await {
        Err(StoreError::Missing) => Err(ApiError(Error::NotFound)),
        answer => {
            answer?;
            service.live.connections.end(Proof::Token(id));
            Ok(StatusCode::NO_CONTENT)
        }
    }
}

/// A person's profile, by account name. `me` is the caller, who may be a guest.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/people/{name}", tag = "people", params(("name" = String, Path, description = "the name, in any case; or me")),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = Profile), (status = NOT_FOUND, body = Error))))]
pub(super) async fn profile(State(service): State<Service>, caller: MaybeCaller, Named(name): Named<String>) -> ApiResult<Json<Profile>> {
    let PersonRow { id, name, bot, created_unix_ms, .. } = named(&service, caller, &name).await?;
    let ratings = ratings(&service, id).await?;
    let vacation_until_unix_ms = service.store.on_vacation_until(id, service.live.env.now().unix_ms).await?;
    Ok(Json(Profile { id, name, bot, since_unix_ms: created_unix_ms, ratings, vacation_until_unix_ms }))
}

/// The history of a person's ratings: the last steps of each, oldest first. Tables that are in no list are not named.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/people/{name}/ratings", tag = "people",
    params(("name" = String, Path, description = "the name, in any case; or me")),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = RatingHistory), (status = NOT_FOUND, body = Error))))]
pub(super) async fn rating_history(
    State(service): State<Service>,
    caller: MaybeCaller,
    Named(name): Named<String>,
) -> ApiResult<Json<RatingHistory>> {
    let person = named(&service, caller, &name).await?;
    Ok(Json(history(&service, person.id).await?))
}

/// The owner of an account, or the caller for `me`. No account has a name that short.
pub(super) async fn named(service: &Service, MaybeCaller(caller): MaybeCaller, name: &str) -> ApiResult<PersonRow> {
    let found = match name {
        "me" => caller.map(|caller| caller.person),
        _ => service.store.person_by_name(names::Folded::new(name).as_str()).await?.map(|(person, _)| person),
    };
    found.ok_or(ApiError(Error::NotFound))
}

async fn history(service: &Service, person: PersonId) -> ApiResult<RatingHistory> {
    let mut curves = Vec::new();
    for (game, class, _) in service.store.ratings(person).await? {
        let points = service.store.rating_history(person, game, &class, MOST_RATING_STEPS).await?;
        let steps = points.into_iter().map(|point| RatingStep {
            table: (!point.private).then_some(point.table),
            unix_ms: point.unix_ms,
            rating: point.rating.round() as i32,
            deviation: point.deviation.round() as i32,
        });
        curves.push(RatingCurve { game: GameName(game), class, steps: steps.collect() });
    }
    Ok(RatingHistory { curves })
}

async fn ratings(service: &Service, person: PersonId) -> ApiResult<Vec<RatingLine>> {
    let lines = service.store.ratings(person).await?.into_iter().map(|(game, class, rating)| RatingLine {
        game: GameName(game),
        class,
        rating: rating.rating.round() as i32,
        deviation: rating.deviation.round() as i32,
        games: rating.games,
    });
    Ok(lines.collect())
}

/// The same question, the same time and the same answer, whether the name or the password is wrong. Guesses are counted by the caller.
async fn password_is_right(service: &Service, password: String, hash: Option<String>) -> ApiResult<bool> {
    // What is longer than any password is not worth the work; nor is its time, which depends on nothing but its length.
    if password.len() > *passwords::LENGTHS.end() {
        return Ok(false);
    }
    service.passwords.verify(password, hash).await
}

/// Callers with a session of the account have their own limit: strangers who guess the password cannot keep the owner from changing it.
pub(super) async fn ask_password_again(service: &Service, owner: &Owner, password: String) -> ApiResult<()> {
    service.limits.count(LimitKind::SignIns, owner.person.id)?;
    let hash = service.store.password_hash(owner.person.id).await?;
    match password_is_right(service, password, hash).await? {
        true => Ok(()),
        false => Err(ApiError(Error::WrongPassword)),
    }
}

fn shown(caller: Option<&Caller>) -> Me {
    Me { person: caller.map(Caller::shown), version: env!("CARGO_PKG_VERSION").to_owned() }
}

async fn stored(service: &Service, id: PersonId) -> ApiResult<PersonRow> {
    service.store.person(id).await?.ok_or_else(|| ApiError::internal("somebody who was just there is gone"))
}

fn line(token: TokenRow) -> TokenLine {
    TokenLine { id: token.id, label: token.label, made_unix_ms: token.created_unix_ms, used_unix_ms: token.used_unix_ms }
}

fn taken_name() -> ApiError {
    ApiError(Error::Taken { what: "name".to_owned() })
}

fn name_taken(error: StoreError) -> ApiError {
    match error {
        StoreError::Taken => taken_name(),
        other => ApiError::from(other),
    }
}
