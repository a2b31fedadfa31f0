//! What was kept in a browser, taken into the account of its player: games that are over, and lessons that are done.
//!
//! The one thing to know: nothing of a log is believed. It is played again by the rules; only a table that needed nobody else is taken, it
//! counts for nothing, and it is listed for its player alone. The server gives it an id of its own and puts the account in the place of the
//! person in the browser, so that a log can name neither another table nor another person. Times are brought within those of the server: the
//! service clock is never behind what is stored.

use super::{ApiJson, ClientAddress, Routes};
use crate::accounts::Owner;
use crate::error::{ApiError, ApiResult};
use crate::history::remember_now;
use crate::limits::LimitKind;
use crate::live::table::row;
use crate::service::Service;
use crate::shares::Asker;
use crate::store::{Append, AppendError, Notify};
use axum::Json;
use axum::body::to_bytes;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use std::collections::BTreeMap;
use trilynx_games::GameId;
use trilynx_play::{lessons, turns};
use trilynx_protocol::http::{KeptGame, KeptTable, LessonsDone};
use trilynx_protocol::log::{Entry, Event, StoredOccupant, StoredSeatOffer};
use trilynx_protocol::wire::Error;
use trilynx_protocol::{PersonId, TableId, Time};
use trilynx_table::{MAX_EVENTS, Table};

/// The largest log, in bytes: a long match of a game with many moves.
pub const LARGEST_LOG: usize = 1024 * 1024;

pub(super) fn router() -> Routes {
    Routes::default().post("/api/me/games", keep).get("/api/me/lessons", lessons_done).post("/api/me/lessons", add_lessons)
}

/// Keep a game on your account that was played in a browser without a server. It must be over and unrated, and nobody but you and bots may have
/// played. The same game is stored once, even if it is sent several times.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/me/games", operation_id = "keep_game", tag = "account", request_body = KeptTable,
    security(("session" = [])), responses((status = CREATED, body = KeptGame), (status = OK, body = KeptGame, description = "It was there already"),
        (status = BAD_REQUEST, body = Error), (status = UNAUTHORIZED, body = Error), (status = PAYLOAD_TOO_LARGE, body = Error),
        (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn keep(
    State(service): State<Service>,
    owner: Owner,
    address: ClientAddress,
    request: Request,
) -> ApiResult<(StatusCode, Json<KeptGame>)> {
    let person = owner.person.id;
    // Before anything is read: a log is large.
    service.limits.count_both(LimitKind::KeptGames, address.0, person)?;
    let too_large = |what: &str, limit: usize| ApiError(Error::TooLarge { what: what.to_owned(), limit: limit as u32 });
    let body = to_bytes(request.into_body(), LARGEST_LOG).await.map_err(|_| too_large("body", LARGEST_LOG))?;
    let kept: KeptTable = serde_json::from_slice(&body).map_err(|error| ApiError::malformed(error.to_string()))?;
    if kept.entries.len() > MAX_EVENTS as usize {
        return Err(too_large("entries", MAX_EVENTS as usize));
    }
    let table = id_here(&service, person, kept.table);
    let known = (StatusCode::OK, Json(KeptGame { table, known: true }));
    if service.store.row(table).await?.is_some() {
        return Ok(known);
    }
    let asker = Asker { address: address.0, person: Some(person) };
    let turn = service.shares.turn(asker, LimitKind::KeptGames.name()).await?;
    let now = service.live.env.now();
    let checked = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        taken_over(table, kept, person, now)
    });
    let append = checked.await.map_err(ApiError::internal)??;
    match service.store.append(vec![append]).await {
        Ok(()) => {
            remember_now(&service.store, table).await;
            Ok((StatusCode::CREATED, Json(KeptGame { table, known: false })))
        }
        // Another tab was faster.
        Err(AppendError::Conflict | AppendError::Repeated(_)) => Ok(known),
        Err(AppendError::Unavailable) => Err(ApiError(Error::Unavailable)),
    }
}

/// The same table of the same account has the same id, which nobody can choose or foretell.
fn id_here(service: &Service, person: PersonId, table: TableId) -> TableId {
    let signed = service.secret.sign("kept table", &[person.as_str().as_bytes(), table.as_str().as_bytes()]);
    let mut random_bytes = [0; 16];
    random_bytes.copy_from_slice(&signed[..16]);
    TableId::from_random(random_bytes)
}

/// The table as it is stored here, if everything in its log is right.
fn taken_over(id: TableId, kept: KeptTable, account: PersonId, now: Time) -> ApiResult<Append> {
    let KeptTable { table, person, mut entries } = kept;
    let damage = |damage: trilynx_table::CorruptLog| ApiError::malformed(damage.to_string());
    let over = Table::verify_alone(table, &entries, person, turns::roster).map_err(damage)?;
    // What came later, as a rematch, is about tables that are not here.
    entries.truncate(over);
    let last_ms = entries.last().map_or(0, |entry| entry.at.service_ms);
    let entries: Vec<Entry> = entries.into_iter().map(|entry| rewritten(entry, account, last_ms, now)).collect();
    let table = Table::replay(id, &entries, &mut |_, _| {}).map_err(ApiError::internal)?;
    Ok(Append { table: id, epoch: 0, key: None, line: row(&table, &entries), entries, snapshot: None, notify: Notify::default() })
}

/// An event of a verified log with the account in the place of the person, and at times that have been.
fn rewritten(entry: Entry, account: PersonId, last_ms: u64, now: Time) -> Entry {
    let Entry { version, at, mut event } = entry;
    let seated = |occupant: &mut StoredOccupant| {
        if let StoredOccupant::Person(person) = occupant {
            *person = account;
        }
    };
    match &mut event {
        Event::Opened { options, by, offers, rematch_of, .. } => {
            options.private = true;
            *by = account;
            *rematch_of = None;
            for offer in offers {
                if let StoredSeatOffer::For(person) = offer {
                    *person = account;
                }
            }
        }
        Event::Sat { occupant, .. } => seated(occupant),
        Event::Started { occupants, .. } => occupants.iter_mut().for_each(seated),
        Event::Said { by, .. } => *by = account,
        _ => {}
    }
    let before_end = last_ms.saturating_sub(at.service_ms);
    let at = Time { service_ms: now.service_ms.saturating_sub(before_end), unix_ms: at.unix_ms.min(now.unix_ms) };
    Entry { version, at, event }
}

/// The lessons you have done, as far as your account knows.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/me/lessons", tag = "account",
    security(("session" = [])), responses((status = OK, body = LessonsDone), (status = UNAUTHORIZED, body = Error))))]
pub(super) async fn lessons_done(State(service): State<Service>, owner: Owner) -> ApiResult<Json<LessonsDone>> {
    Ok(Json(all_lessons(&service, owner.person.id).await?))
}

/// What is stored.
pub(super) async fn all_lessons(service: &Service, person: PersonId) -> ApiResult<LessonsDone> {
    let mut done: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (game, lesson) in service.store.lessons_done(person).await? {
        done.entry(game).or_default().push(lesson);
    }
    Ok(LessonsDone { done })
}

/// Add lessons that you have done elsewhere. Unknown lessons are ignored. Answers with all of them.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/me/lessons", tag = "account", request_body = LessonsDone,
    security(("session" = [])), responses((status = OK, body = LessonsDone), (status = UNAUTHORIZED, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn add_lessons(
    State(service): State<Service>,
    owner: Owner,
    address: ClientAddress,
    ApiJson(LessonsDone { done }): ApiJson<LessonsDone>,
) -> ApiResult<Json<LessonsDone>> {
    service.limits.count_both(LimitKind::KeptGames, address.0, owner.person.id)?;
    let mut added = Vec::new();
    for game in GameId::ALL {
        let Some(names) = done.get(game.name()) else { continue };
        let there = lessons::list(game.name())?.lessons.into_iter().map(|lesson| lesson.name);
        added.extend(there.filter(|lesson| names.contains(lesson)).map(|lesson| (game.name(), lesson)));
    }
    service.store.add_lessons(owner.person.id, &added).await?;
    Ok(Json(all_lessons(&service, owner.person.id).await?))
}
