//! Challenges: a private table with a seat kept for somebody, who is notified.

use super::{ApiJson, ClientAddress, Named, Routes};
use crate::accounts::Caller;
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::live::challenges::WAITS_FOR;
use crate::live::fair::Origin;
use crate::live::opening;
use crate::service::Service;
use crate::store::{ChallengeRow, Kind, MOST_CHALLENGES, MayChallenge};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use trilynx_play::turns;
use trilynx_protocol::http::{Challenges, NewChallenge, OpenedTable, Opening};
use trilynx_protocol::options::{Options, SeatOffer};
use trilynx_protocol::wire::Error;
use trilynx_protocol::{PersonId, TableId};

pub(super) fn router() -> Routes {
    Routes::default().get("/api/challenges", list).post("/api/challenges", challenge).delete("/api/challenges/{table}", end)
}

/// The challenges of somebody that wait for an answer.
pub(super) async fn of(service: &Service, person: PersonId) -> ApiResult<Challenges> {
    let incoming = service.live.shown_challenges(&service.store.challenges_received(person).await?).await?;
    let outgoing = service.live.shown_challenges(&service.store.challenges_sent(person).await?).await?;
    Ok(Challenges { incoming, outgoing })
}

/// The challenges that wait for an answer: those of others, and my own.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/challenges", operation_id = "list_challenges", tag = "people",
    security(("session" = []), ("token" = [])), responses((status = OK, body = Challenges))))]
pub(super) async fn list(State(service): State<Service>, caller: Caller) -> ApiResult<Json<Challenges>> {
    Ok(Json(of(&service, caller.id()).await?))
}

/// Challenge a person to a game for two. Both need accounts. A private table is opened with a seat for them; they are notified on every page,
/// and have three days to sit down there. `forbidden`: they take no challenges from you, or have too many to answer. `taken`: there is one
/// between you already.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/challenges", operation_id = "challenge_person", tag = "people", request_body = NewChallenge,
    security(("session" = []), ("token" = [])), responses((status = CREATED, body = OpenedTable), (status = NOT_FOUND, body = Error), (status = BAD_REQUEST, body = Error),
        (status = UNAUTHORIZED, body = Error), (status = FORBIDDEN, body = Error), (status = CONFLICT, body = Error), (status = PAYLOAD_TOO_LARGE, body = Error),
        (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn challenge(
    State(service): State<Service>,
    caller: Caller,
    address: ClientAddress,
    ApiJson(wanted): ApiJson<NewChallenge>,
) -> ApiResult<(StatusCode, Json<OpenedTable>)> {
    if caller.person.kind != Kind::Account {
        return Err(ApiError(Error::SignIn));
    }
    service.limits.count_both(LimitKind::Challenges, address.0, caller.id())?;
    let people = service.live.directory.find([wanted.person]).await?;
    let found = people.owner(wanted.person).filter(|row| row.kind == Kind::Account);
    let challenged = found.ok_or(ApiError(Error::NotFound))?.id;
    if challenged == caller.id() {
        return Err(ApiError::malformed("nobody can challenge themselves"));
    }
    let seats = wanted.seats.unwrap_or_else(|| vec![SeatOffer::Me, SeatOffer::For(challenged)]);
    let theirs = |offer: &SeatOffer| matches!(offer, SeatOffer::For(person) if [challenged, wanted.person].contains(person));
    let is_for_two = wanted.options.players == 2 && seats.len() == 2 && seats.contains(&SeatOffer::Me) && seats.iter().any(theirs);
    if !is_for_two || wanted.options.start.is_some() {
        return Err(ApiError::malformed("a challenge is for two, from the beginning, with a seat for each of them"));
    }
    if wanted.options.rated {
        service.live.check_rated_play(caller.id()).await.map_err(|failed| ApiError(failed.into()))?;
    }
    match service.store.may_challenge(caller.id(), challenged).await? {
        MayChallenge::Yes => {}
        MayChallenge::No => return Err(ApiError(Error::Forbidden)),
        MayChallenge::Already => return Err(ApiError(Error::Taken { what: "challenge".to_owned() })),
        MayChallenge::TooMany => return Err(ApiError(Error::TooLarge { what: "challenges".to_owned(), limit: MOST_CHALLENGES })),
    }
    let table = service.live.env.table_id();
    let options = Options { private: true, ..wanted.options };
    let opening = turns::opening(Opening { options, seats, key: None }, caller.id(), false);
    opening::open(&service.live, table, opening, Origin::from(address.0)).await.map_err(|failed| ApiError(failed.into()))?;
    let unix_ms = service.now_unix_ms();
    let expires_unix_ms = unix_ms + WAITS_FOR.as_millis() as u64;
    let row = ChallengeRow { table, challenger: caller.id(), challenged, unix_ms, expires_unix_ms };
    if !service.store.add_challenge(row).await? {
        service.live.end_challenge(row).await.map_err(|failed| ApiError(failed.into()))?;
        return Err(ApiError(Error::Forbidden));
    }
    service.live.challenges_changed(challenged).await;
    Ok((StatusCode::CREATED, Json(OpenedTable { table })))
}

/// Decline a challenge, or withdraw your own. Its table is closed; `conflict` if the game has begun.
#[cfg_attr(feature = "schema", utoipa::path(delete, path = "/api/challenges/{table}", operation_id = "end_challenge", tag = "people",
    params(("table" = String, Path, description = "the table of the challenge")),
    security(("session" = []), ("token" = [])), responses((status = NO_CONTENT), (status = NOT_FOUND, body = Error), (status = CONFLICT, body = Error))))]
pub(super) async fn end(State(service): State<Service>, caller: Caller, Named(table): Named<String>) -> ApiResult<StatusCode> {
    let table: TableId = table.parse().map_err(|_| ApiError(Error::NotFound))?;
    let row = service.store.challenge(table).await?.filter(|row| [row.challenger, row.challenged].contains(&caller.id()));
    let row = row.ok_or(ApiError(Error::NotFound))?;
    service.live.end_challenge(row).await.map_err(|failed| ApiError(failed.into()))?;
    Ok(StatusCode::NO_CONTENT)
}
