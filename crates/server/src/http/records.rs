//! Records of games that were played: one table's, many at once, and somebody's own. They are made from the log when they are asked for.

use super::games::{self, Which};
use super::{Asked, ClientAddress};
use crate::accounts::{Caller, MaybeCaller};
use crate::error::{Answer, Failed};
use crate::limits::What;
use crate::service::Service;
use crate::store::{GamesFilter, Kind, PersonRow, TableRow};
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use std::collections::{HashMap, HashSet};
use trilynx_protocol::http::{ExportedGame, ExportedTalk};
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::wire::{Error, Stage};
use trilynx_protocol::{Occupant, PersonId, TableId};
use trilynx_table::Table;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The most tables whose records one request gets.
const MOST_TABLES: u32 = 1_000;
/// The most tables of one export.
const MOST_EXPORTED: usize = 10_000;
/// How many rows are read at a time.
const PAGE: u32 = 50;
/// The longest log of a table; a table grows no further.
pub(super) const LONGEST_LOG: u32 = trilynx_table::MAX_EVENTS + trilynx_table::MAX_LINES;

pub(super) fn router() -> OpenApiRouter<Service> {
    OpenApiRouter::new().routes(routes!(of_table)).routes(routes!(many))
}

/// The records of one table's games. A private table's are for those who sat there; a game that hides cards has one when it is over.
#[utoipa::path(get, path = "/api/games/{table}/record", tag = "games", params(("table" = String, Path, description = "the table")),
    responses((status = OK, body = String, content_type = "text/plain"), (status = NOT_FOUND, body = Error)))]
async fn of_table(State(service): State<Service>, MaybeCaller(caller): MaybeCaller, Path(table): Path<String>) -> Answer<Response> {
    let id: TableId = table.parse().map_err(|_| Failed(Error::NotFound))?;
    let row = service.store.row(id).await?.ok_or(Failed(Error::NotFound))?;
    if row.options.private && !sat_there(&service, &row, caller.as_ref()).await? {
        return Err(Failed(Error::NotFound));
    }
    let records = records(&service, id, &row).await?;
    if records.is_empty() {
        return Err(Failed(Error::NotFound));
    }
    Ok(text(&format!("trilynx-{id}.txt"), Body::from(joined(&records))))
}

/// The records of many finished tables, newest first, one after the other. As in the list of games, private ones for `player=me` only.
#[utoipa::path(get, path = "/api/records", tag = "games", params(Which),
    responses((status = OK, body = String, content_type = "text/plain"), (status = TOO_MANY_REQUESTS, body = Error)))]
async fn many(
    State(service): State<Service>,
    MaybeCaller(caller): MaybeCaller,
    address: ClientAddress,
    Asked(which): Asked<Which>,
) -> Answer<Response> {
    match &caller {
        Some(caller) => service.limits.count_both(What::Downloads, address.0, caller.id())?,
        None => service.limits.count(What::Downloads, address.0)?,
    }
    let left = which.limit.unwrap_or(MOST_TABLES).clamp(1, MOST_TABLES);
    let filter = games::filter(&which, caller.map(|caller| caller.id()), PAGE.min(left))?;
    let filter = GamesFilter { stage: Some(Stage::Over), ..filter };
    let pages = Pages { service, filter: Some(filter), left };
    let body = stream::unfold(pages, |mut pages| async {
        let page = pages.next().await?;
        Some((page, pages))
    });
    Ok(text("trilynx-games.txt", Body::from_stream(body)))
}

/// Every table somebody sat at, with its records: newest first.
pub(super) async fn of_person(service: &Service, person: PersonId) -> Answer<Vec<ExportedGame>> {
    let mut filter = GamesFilter { person: Some(person), private: true, limit: PAGE, ..GamesFilter::default() };
    let mut exported = Vec::new();
    while exported.len() < MOST_EXPORTED {
        let rows = service.store.games(filter.clone()).await?;
        let Some((id, row)) = rows.last() else { break };
        filter.before = Some(games::cursor(*id, row));
        let mut found = Vec::new();
        for (id, row) in &rows {
            let entries = service.store.log(*id, 0, LONGEST_LOG).await?;
            let said = said_by(service, person, &entries).await?;
            found.push((replayed(service, *id, row, entries).await?, said));
        }
        let lines = games::lines(service, rows).await?;
        exported.extend(lines.into_iter().zip(found).map(|(line, (records, said))| ExportedGame { table: line.id, line, records, said }));
    }
    Ok(exported)
}

/// What somebody said at tables other than these, where they sat.
pub(super) async fn spoken_elsewhere(service: &Service, person: PersonId, sat: &[ExportedGame]) -> Answer<Vec<ExportedTalk>> {
    let sat: HashSet<TableId> = sat.iter().map(|game| game.table).collect();
    let mut spoken = Vec::new();
    let mut after = None;
    while spoken.len() < MOST_EXPORTED {
        let tables = service.store.spoken_at(person, after, PAGE).await?;
        let Some(last) = tables.last() else { break };
        after = Some(*last);
        for table in tables.into_iter().filter(|table| !sat.contains(table)) {
            let entries = service.store.log(table, 0, LONGEST_LOG).await?;
            let said = said_by(service, person, &entries).await?;
            spoken.push(ExportedTalk { table, said });
        }
    }
    Ok(spoken)
}

/// What is still to be sent of many records.
struct Pages {
    service: Service,
    /// Nothing after the last page.
    filter: Option<GamesFilter>,
    left: u32,
}

impl Pages {
    async fn next(&mut self) -> Option<Result<Bytes, std::io::Error>> {
        let filter = self.filter.take()?;
        match self.page(filter).await {
            Ok(text) => text.map(|text| Ok(Bytes::from(text))),
            // The status has been sent long ago; a body that breaks off is all that can still be said.
            Err(Failed(error)) => Some(Err(std::io::Error::other(format!("{error:?}")))),
        }
    }

    async fn page(&mut self, filter: GamesFilter) -> Answer<Option<String>> {
        let rows = self.service.store.games(filter.clone()).await?;
        let Some((id, row)) = rows.last() else { return Ok(None) };
        self.left -= self.left.min(rows.len() as u32);
        if self.left > 0 && rows.len() as u32 == filter.limit {
            self.filter = Some(GamesFilter { before: Some(games::cursor(*id, row)), limit: PAGE.min(self.left), ..filter });
        }
        let mut text = String::new();
        for (id, row) in &rows {
            text.push_str(&joined(&records(&self.service, *id, row).await?));
        }
        Ok(Some(text))
    }
}

/// The records of a table's games, as far as they may be shown.
async fn records(service: &Service, id: TableId, row: &TableRow) -> Answer<Vec<String>> {
    replayed(service, id, row, service.store.log(id, 0, LONGEST_LOG).await?).await
}

/// The same from the table's log. It is replayed for that, outside the request path.
async fn replayed(service: &Service, id: TableId, row: &TableRow, entries: Vec<Entry>) -> Answer<Vec<String>> {
    if matches!(row.stage, Stage::Waiting | Stage::Closed) {
        return Ok(Vec::new());
    }
    let people: Vec<PersonId> = games::people(row).collect();
    let people: HashMap<PersonId, PersonRow> = service.store.people(&people).await?.into_iter().map(|person| (person.id, person)).collect();
    let replayed = tokio::task::spawn_blocking(move || Table::records(id, &entries, &|occupant| name(occupant, &people)));
    replayed.await.map_err(Failed::internal)?.map_err(|damaged| Failed::internal(format!("table {id}: {damaged}")))
}

/// What somebody said at a table, also under the guest's name they had then.
async fn said_by(service: &Service, person: PersonId, entries: &[Entry]) -> Answer<Vec<String>> {
    let lines = entries.iter().filter_map(|entry| match &entry.event {
        Event::Said { by, text, .. } => Some((*by, text)),
        _ => None,
    });
    let speakers: HashSet<PersonId> = lines.clone().map(|(by, _)| by).collect();
    let speakers = service.store.people(&speakers.into_iter().collect::<Vec<_>>()).await?;
    let is_theirs = |by| by == person || speakers.iter().any(|speaker| speaker.id == by && speaker.merged_into == Some(person));
    Ok(lines.filter(|(by, _)| is_theirs(*by)).map(|(_, text)| text.clone()).collect())
}

fn name(occupant: &Occupant, people: &HashMap<PersonId, PersonRow>) -> String {
    match occupant {
        Occupant::Bot(name) => name.clone(),
        Occupant::Person(id) => match people.get(id) {
            Some(person) if person.kind != Kind::Deleted => person.name.clone(),
            // The name of somebody who was deleted is gone.
            _ => "?".to_owned(),
        },
    }
}

/// Whether it is one of the players who asks, also under the guest's name they had then.
async fn sat_there(service: &Service, row: &TableRow, caller: Option<&Caller>) -> Answer<bool> {
    let Some(caller) = caller else { return Ok(false) };
    let people: Vec<PersonId> = games::people(row).chain([row.opener]).collect();
    if people.contains(&caller.id()) {
        return Ok(true);
    }
    Ok(service.store.people(&people).await?.iter().any(|person| person.merged_into == Some(caller.id())))
}

/// A file of several records is one after the other, with an empty line between.
fn joined(records: &[String]) -> String {
    records.iter().map(|record| format!("{}\n\n", record.trim_end())).collect()
}

fn text(name: &str, body: Body) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    (headers, body).into_response()
}
