//! The chat of clubs, and their seasons.

use super::clubs::{look, look_as_organiser, look_inside};
use super::{ApiJson, ClientAddress, Named, Routes};
use crate::accounts::{Caller, MaybeCaller};
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::service::Service;
use crate::store::{ClubMessageRow, MOST_CLUB_SEASONS, SeasonTournament, StoreError};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use std::collections::{BTreeMap, HashSet};
use trilynx_protocol::PersonId;
use trilynx_protocol::command::MAX_CHAT_BYTES;
use trilynx_protocol::http::{ClubChat, ClubMessage, ClubSeason, ClubSeasonTable, NewClubMessage, NewClubSeason};
use trilynx_protocol::text::is_plain_line;
use trilynx_protocol::tournament::SeasonRule;
use trilynx_protocol::wire::{Error, PersonView};
use trilynx_tournaments::{SeasonResult, season_table};

/// What the places of a tournament count in a season.
const PLACE_POINTS: [u16; 8] = [12, 9, 7, 5, 4, 3, 2, 1];
/// The longest name of a season, in bytes.
const MAX_SEASON_NAME_BYTES: usize = 100;
/// The most lines of the table of a season.
const MOST_ROWS: usize = 500;

pub(super) fn router() -> Routes {
    Routes::default()
        .get("/api/clubs/{club}/chat", chat)
        .post("/api/clubs/{club}/chat", say)
        .delete("/api/clubs/{club}/chat/{number}", delete_message)
        .post("/api/clubs/{club}/seasons", add_season)
        .get("/api/clubs/{club}/seasons/{number}", season)
        .delete("/api/clubs/{club}/seasons/{number}", delete_season)
}

fn numbered(text: &str) -> ApiResult<u64> {
    text.parse().map_err(|_| ApiError(Error::NotFound))
}

fn missing(error: StoreError) -> ApiError {
    if matches!(error, StoreError::Missing) { ApiError(Error::NotFound) } else { ApiError::from(error) }
}

fn message(row: ClubMessageRow, people: &BTreeMap<PersonId, PersonView>) -> ClubMessage {
    let ClubMessageRow { number, person: by, unix_ms, text } = row;
    let name = people.get(&by).map_or_else(String::new, |person| person.name.clone());
    ClubMessage { number, by, name, unix_ms, text }
}

/// The last messages of a club, for its members, without those of people you have blocked. While the page is open, new ones come as frames:
/// `watch_club`.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/clubs/{club}/chat", operation_id = "club_chat", tag = "clubs", params(("club" = String, Path)),
    security(("session" = []), ("token" = [])), responses((status = OK, body = ClubChat), (status = FORBIDDEN, body = Error), (status = NOT_FOUND, body = Error))))]
pub(super) async fn chat(State(service): State<Service>, caller: Caller, Named(club): Named<String>) -> ApiResult<Json<ClubChat>> {
    let seen = look_inside(&service, &club, &caller).await?;
    let unheard: HashSet<PersonId> = service.store.blocked_ids(caller.id()).await?.into_iter().collect();
    let mut rows = service.store.club_messages(seen.row.id).await?;
    rows.retain(|row| !unheard.contains(&row.person));
    let people: Vec<PersonId> = rows.iter().map(|row| row.person).collect();
    let people = service.live.directory.views(people).await?;
    Ok(Json(ClubChat { messages: rows.into_iter().map(|row| message(row, &people)).collect() }))
}

/// Send a message to the members of a club you are a member of.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/clubs/{club}/chat", operation_id = "say_in_club", tag = "clubs", request_body = NewClubMessage,
    params(("club" = String, Path)), security(("session" = []), ("token" = [])),
    responses((status = CREATED, body = ClubMessage), (status = BAD_REQUEST, body = Error), (status = FORBIDDEN, body = Error), (status = NOT_FOUND, body = Error),
        (status = PAYLOAD_TOO_LARGE, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn say(
    State(service): State<Service>,
    caller: Caller,
    address: ClientAddress,
    Named(club): Named<String>,
    ApiJson(said): ApiJson<NewClubMessage>,
) -> ApiResult<(StatusCode, Json<ClubMessage>)> {
    service.limits.count_both(LimitKind::Chat, address.0, caller.id())?;
    let id = look_inside(&service, &club, &caller).await?.row.id;
    let text = said.text.trim();
    if text.len() > MAX_CHAT_BYTES {
        return Err(ApiError(Error::TooLarge { what: "chat".to_owned(), limit: MAX_CHAT_BYTES as u32 }));
    }
    if text.is_empty() || !is_plain_line(text, MAX_CHAT_BYTES) {
        return Err(ApiError::malformed("a message is one line that can be shown"));
    }
    service.live.check_speech(&service.limits, address.0, caller.id(), text).await?;
    let unix_ms = service.now_unix_ms();
    let number = service.store.say_in_club(id, caller.id(), text, unix_ms).await.map_err(missing)?;
    let message = ClubMessage { number, by: caller.id(), name: caller.person.name.clone(), unix_ms, text: text.to_owned() };
    service.live.clubs.said(id, &message);
    Ok((StatusCode::CREATED, Json(message)))
}

/// Delete a message, as an organiser. It is noted among the acts of the club.
#[cfg_attr(feature = "schema", utoipa::path(delete, path = "/api/clubs/{club}/chat/{number}", operation_id = "delete_club_message", tag = "clubs",
    params(("club" = String, Path), ("number" = u64, Path)), security(("session" = []), ("token" = [])),
    responses((status = NO_CONTENT), (status = FORBIDDEN, body = Error), (status = NOT_FOUND, body = Error))))]
pub(super) async fn delete_message(
    State(service): State<Service>,
    caller: Caller,
    Named((club, number)): Named<(String, String)>,
) -> ApiResult<StatusCode> {
    let id = look_as_organiser(&service, &club, &caller).await?.row.id;
    service.store.delete_club_message(id, caller.id(), numbered(&number)?, service.now_unix_ms()).await.map_err(missing)?;
    service.live.clubs.changed(id).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Name a season, as an organiser: the tournaments of the club that start in it are added up.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/clubs/{club}/seasons", operation_id = "add_club_season", tag = "clubs", request_body = NewClubSeason,
    params(("club" = String, Path)), security(("session" = []), ("token" = [])),
    responses((status = CREATED, body = ClubSeason), (status = BAD_REQUEST, body = Error), (status = FORBIDDEN, body = Error), (status = NOT_FOUND, body = Error),
        (status = PAYLOAD_TOO_LARGE, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn add_season(
    State(service): State<Service>,
    caller: Caller,
    Named(club): Named<String>,
    ApiJson(wanted): ApiJson<NewClubSeason>,
) -> ApiResult<(StatusCode, Json<ClubSeason>)> {
    service.limits.count(LimitKind::Relations, caller.id())?;
    let id = look_as_organiser(&service, &club, &caller).await?.row.id;
    if wanted.name.trim().is_empty() || !is_plain_line(&wanted.name, MAX_SEASON_NAME_BYTES) {
        return Err(ApiError::unfit("name", "the name of a season is one line of at most 100 bytes"));
    }
    service.live.words.check(&wanted.name)?;
    if wanted.begins_unix_ms >= wanted.ends_unix_ms || wanted.ends_unix_ms > i64::MAX as u64 || wanted.best == Some(0) {
        return Err(ApiError::malformed("a season begins before it ends, and one tournament at least counts"));
    }
    let number = service.store.add_club_season(id, caller.id(), &wanted, service.now_unix_ms()).await?;
    let number = number.ok_or(ApiError(Error::TooLarge { what: "seasons".to_owned(), limit: MOST_CLUB_SEASONS }))?;
    service.live.clubs.changed(id).await;
    let NewClubSeason { name, begins_unix_ms, ends_unix_ms, best } = wanted;
    Ok((StatusCode::CREATED, Json(ClubSeason { number, name, begins_unix_ms, ends_unix_ms, best })))
}

/// The table of a season: what the places of its finished tournaments add up to. Equal places share their points.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/clubs/{club}/seasons/{number}", operation_id = "club_season", tag = "clubs",
    params(("club" = String, Path), ("number" = u64, Path)), security((), ("session" = []), ("token" = [])),
    responses((status = OK, body = ClubSeasonTable), (status = NOT_FOUND, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn season(
    State(service): State<Service>,
    MaybeCaller(caller): MaybeCaller,
    address: ClientAddress,
    Named((club, number)): Named<(String, String)>,
) -> ApiResult<Json<ClubSeasonTable>> {
    service.limits.count(LimitKind::Studies, address.0)?;
    let seen = look(&service, &club, caller.as_ref(), None).await?;
    let number = numbered(&number)?;
    let season = service.store.club_seasons(seen.row.id).await?.into_iter().find(|season| season.number == number);
    let season = season.filter(|_| seen.is_open).ok_or(ApiError(Error::NotFound))?;
    let found = service.store.season_tournaments(seen.row.id, &season).await?;
    let shown = |line: &SeasonTournament| seen.role.is_some() || !line.line.private;
    let tournaments: BTreeMap<_, _> = found.iter().filter(|one| shown(one)).map(|one| (one.line.id, one.line.name.clone())).collect();
    let results: Vec<SeasonResult> =
        found.into_iter().map(|SeasonTournament { line, places }| SeasonResult { tournament: line.id, places }).collect();
    let rule = SeasonRule { places: PLACE_POINTS.to_vec(), best: season.best };
    let mut rows = season_table(&rule, &results);
    rows.truncate(MOST_ROWS);
    for row in &mut rows {
        row.results.retain(|result| tournaments.contains_key(&result.tournament));
    }
    let people: Vec<PersonId> = rows.iter().map(|row| row.person).collect();
    let people = service.live.directory.views(people).await?;
    Ok(Json(ClubSeasonTable { season, rule, rows, tournaments, people }))
}

/// Delete a season, as an organiser. Its tournaments stay.
#[cfg_attr(feature = "schema", utoipa::path(delete, path = "/api/clubs/{club}/seasons/{number}", operation_id = "delete_club_season", tag = "clubs",
    params(("club" = String, Path), ("number" = u64, Path)), security(("session" = []), ("token" = [])),
    responses((status = NO_CONTENT), (status = FORBIDDEN, body = Error), (status = NOT_FOUND, body = Error))))]
pub(super) async fn delete_season(
    State(service): State<Service>,
    caller: Caller,
    Named((club, number)): Named<(String, String)>,
) -> ApiResult<StatusCode> {
    let id = look_as_organiser(&service, &club, &caller).await?.row.id;
    service.store.delete_club_season(id, caller.id(), numbered(&number)?, service.now_unix_ms()).await.map_err(missing)?;
    service.live.clubs.changed(id).await;
    Ok(StatusCode::NO_CONTENT)
}
