//! Records of games that were played: one table's, many at once, and somebody's own. They are made from the log when they are asked for, and
//! kept for a while in [`crate::records`].

use super::games::{self, Which};
use super::streamed::{self, Ended, Pieces};
use super::{ApiQuery, ClientAddress, Named, Routes, with_next};
use crate::accounts::{Caller, MaybeCaller};
use crate::directory::People;
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::records::Stamp;
use crate::service::Service;
use crate::shares::Asker;
use crate::store::{EvidenceLine, GamesFilter, TableRow};
use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::collections::HashSet;
use std::sync::Arc;
use trilynx_protocol::http::{ExportedGame, ExportedTalk};
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::wire::{Error, Stage};
use trilynx_protocol::{Occupant, PersonId, TableId};
use trilynx_table::{Table, joined};

/// The most tables whose records one request gets.
const MOST_TABLES: u32 = 1_000;
/// How many rows of an export are read at a time.
const PAGE: u32 = 50;
/// The longest log of a table; a table grows no further.
pub(super) const LONGEST_LOG: u32 = trilynx_table::MAX_EVENTS + trilynx_table::MAX_LINES;

pub(super) fn router() -> Routes {
    Routes::default().get_from_anywhere("/api/games/{table}/record", of_table).get_from_anywhere("/api/records", many)
}

/// The records of one table's games. A private table's are for those who sat there; a game that hides cards has one when it is over.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/games/{table}/record", operation_id = "record_of_table", tag = "games", params(("table" = String, Path, description = "the table")),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = String, content_type = "text/plain"), (status = NOT_FOUND, body = Error))))]
pub(super) async fn of_table(
    State(service): State<Service>,
    MaybeCaller(caller): MaybeCaller,
    address: ClientAddress,
    Named(table): Named<String>,
) -> ApiResult<Response> {
    let id: TableId = table.parse().map_err(|_| ApiError(Error::NotFound))?;
    let row = service.store.row(id).await?.ok_or(ApiError(Error::NotFound))?;
    if row.options.private && !sat_there(&service, &row, caller.as_ref()).await? {
        return Err(ApiError(Error::NotFound));
    }
    let asker = Asker { address: address.0, person: caller.map(|caller| caller.id()) };
    let records = records(&service, asker, id, &row).await?;
    if records.is_empty() {
        return Err(ApiError(Error::NotFound));
    }
    Ok(text(&format!("trilynx-{id}.txt"), Body::from(joined(&records))))
}

/// The records of many finished tables, newest first, one after the other. As in the list of games, private ones for `player=me` only. The
/// header `X-Trilynx-Next` is there if there may be more: give it as `before`.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/records", operation_id = "records", tag = "games", params(Which),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = String, content_type = "text/plain"), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn many(
    State(service): State<Service>,
    MaybeCaller(caller): MaybeCaller,
    address: ClientAddress,
    ApiQuery(which): ApiQuery<Which>,
) -> ApiResult<Response> {
    let asker = Asker { address: address.0, person: caller.map(|caller| caller.id()) };
    match asker.person {
        Some(person) => service.limits.count_both(LimitKind::Downloads, address.0, person)?,
        None => service.limits.count(LimitKind::Downloads, address.0)?,
    }
    let left = which.limit.unwrap_or(MOST_TABLES).clamp(1, MOST_TABLES);
    let filter = games::filter(&which, asker.person, left)?;
    let rows = service.store.games(GamesFilter { stage: Some(Stage::Over), ..filter }).await?;
    let next = games::next(&rows, left);
    let download = service.shares.download(asker, LimitKind::Downloads.name()).await?;
    let body = streamed::body(move |pieces| async move {
        let _download = download;
        for (id, row) in &rows {
            pieces.send(joined(&records(&service, asker, *id, row).await?)).await?;
        }
        Ok(())
    });
    Ok(with_next(next, text("trilynx-games.txt", body)))
}

/// Every table somebody sat at, with its records, newest first: the pieces of a JSON list. Returns when all have been sent.
pub(super) async fn send_games(service: &Service, asker: Asker, person: PersonId, pieces: &Pieces) -> Result<(), Ended> {
    let mut filter = GamesFilter { person: Some(person), private: true, limit: PAGE, ..GamesFilter::default() };
    let mut list = List::default();
    loop {
        let rows = service.store.games(filter.clone()).await?;
        let Some((id, row)) = rows.last() else { return Ok(()) };
        filter.before = Some(games::cursor(*id, row));
        let lines = games::lines(service, &rows).await?;
        for ((id, row), line) in rows.iter().zip(lines) {
            let said = said_at(service, asker, person, *id).await?;
            let records = records(service, asker, *id, row).await?;
            list.send(&ExportedGame { table: *id, line, records: records.to_vec(), said }, pieces).await?;
        }
    }
}

/// What somebody said at tables where they had no seat: the pieces of a JSON list.
pub(super) async fn send_spoken(service: &Service, asker: Asker, person: PersonId, pieces: &Pieces) -> Result<(), Ended> {
    let mut after = None;
    let mut list = List::default();
    loop {
        let tables = service.store.spoken_at(person, after, PAGE).await?;
        let Some(last) = tables.last() else { return Ok(()) };
        after = Some(*last);
        for table in tables {
            let Some(row) = service.store.row(table).await? else { continue };
            // Where they sat, it is part of the games' entries.
            if !service.live.directory.is_among(person, &row.people().collect::<Vec<_>>()).await? {
                let said = said_at(service, asker, person, table).await?;
                list.send(&ExportedTalk { table, said }, pieces).await?;
            }
        }
    }
}

/// A JSON list of which one thing after the other is sent.
#[derive(Default)]
struct List {
    has_begun: bool,
}

impl List {
    async fn send(&mut self, thing: &impl serde::Serialize, pieces: &Pieces) -> Result<(), Ended> {
        let json = serde_json::to_string(thing).map_err(ApiError::internal)?;
        let comma = if std::mem::replace(&mut self.has_begun, true) { "," } else { "" };
        pieces.send(format!("{comma}{json}")).await
    }
}

/// The records of a table's games, as far as they may be shown. The log is replayed for that, outside the request path and in its turn, once for
/// all who want to have them.
pub(super) async fn records(service: &Service, asker: Asker, id: TableId, row: &TableRow) -> ApiResult<Arc<[String]>> {
    if matches!(row.stage, Stage::Waiting | Stage::Closed) {
        return Ok(Arc::default());
    }
    let people = service.live.directory.find(row.people()).await?;
    let names = row.occupants.iter().map(|occupant| occupant.as_ref().map(|occupant| name(occupant, &people))).collect();
    let stamp = Stamp { changed_unix_ms: row.changed_unix_ms, moves: row.moves, stage: row.stage, names };
    if let Some(kept) = service.records.find(id, &stamp) {
        return Ok(kept);
    }
    let turn = service.shares.turn(asker, LimitKind::Downloads.name()).await?;
    let _alone = service.records.alone(id).await;
    // Somebody else may have had them made in the meantime.
    if let Some(kept) = service.records.find(id, &stamp) {
        return Ok(kept);
    }
    let entries = service.store.log(id, 0, LONGEST_LOG).await?;
    let replayed = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        Table::records(id, &entries, &|occupant| name(occupant, &people))
    });
    let records = replayed.await.map_err(ApiError::internal)?.map_err(|damaged| ApiError::internal(format!("table {id}: {damaged}")))?;
    Ok(service.records.keep(id, stamp, records))
}

/// What somebody said at a table, read from its log.
async fn said_at(service: &Service, asker: Asker, person: PersonId, table: TableId) -> ApiResult<Vec<String>> {
    let _turn = service.shares.turn(asker, LimitKind::Downloads.name()).await?;
    said_by(service, person, &service.store.log(table, 0, LONGEST_LOG).await?).await
}

/// What somebody said at a table, with the time, to be kept with a report.
pub(super) async fn lines_of(service: &Service, asker: Asker, person: PersonId, table: TableId) -> ApiResult<Vec<EvidenceLine>> {
    let _turn = service.shares.turn(asker, LimitKind::Downloads.name()).await?;
    let entries = service.store.log(table, 0, LONGEST_LOG).await?;
    let speakers: HashSet<PersonId> = entries.iter().filter_map(|entry| speaker(&entry.event)).collect();
    let speakers = service.live.directory.find(speakers).await?;
    let line = |entry: &Entry| match &entry.event {
        Event::Said { by, text, .. } if speakers.is(*by, person) => Some(EvidenceLine { text: text.clone(), unix_ms: entry.at.unix_ms }),
        _ => None,
    };
    Ok(entries.iter().filter_map(line).collect())
}

fn speaker(event: &Event) -> Option<PersonId> {
    match event {
        Event::Said { by, .. } => Some(*by),
        _ => None,
    }
}

/// What somebody said at a table, also under the guest's name they had then.
async fn said_by(service: &Service, person: PersonId, entries: &[Entry]) -> ApiResult<Vec<String>> {
    let lines = entries.iter().filter_map(|entry| match &entry.event {
        Event::Said { by, text, .. } => Some((*by, text)),
        _ => None,
    });
    let speakers: HashSet<PersonId> = lines.clone().map(|(by, _)| by).collect();
    let speakers = service.live.directory.find(speakers).await?;
    Ok(lines.filter(|(by, _)| speakers.is(*by, person)).map(|(_, text)| text.clone()).collect())
}

fn name(occupant: &Occupant, people: &People) -> String {
    // The name of somebody who was deleted is gone.
    people.name_of(occupant).unwrap_or("?").to_owned()
}

/// Whether the caller is one of the players, also under the guest's name they had then.
async fn sat_there(service: &Service, row: &TableRow, caller: Option<&Caller>) -> ApiResult<bool> {
    let Some(caller) = caller else { return Ok(false) };
    let people: Vec<PersonId> = row.people().chain([row.opener]).collect();
    Ok(service.live.directory.is_among(caller.id(), &people).await?)
}

fn text(name: &str, body: Body) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    (headers, body).into_response()
}
