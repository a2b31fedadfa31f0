//! How two people stand against each other: at a table, where they play game after game, and on a profile.

use super::{Named, Routes, people};
use crate::accounts::{Caller, MaybeCaller};
use crate::error::{ApiError, ApiResult};
use crate::history::remember_now;
use crate::service::Service;
use crate::statistics;
use crate::store::{Kind, PastGame, PersonRow, TableRow};
use axum::Json;
use axum::extract::State;
use trilynx_protocol::http::{MeetingScore, Outcome, ResultTally};
use trilynx_protocol::wire::{Error, Stage};
use trilynx_protocol::{Occupant, PersonId, TableId};

/// How many of the last games of two people are counted.
const COUNTED: usize = 1_000;
/// The most games of one series.
const LONGEST_SERIES: usize = 50;

pub(super) fn router() -> Routes {
    Routes::default().get("/api/tables/{table}/score", of_table).get("/api/people/{name}/score", of_person)
}

/// How the two people at a table stand against each other: in the games that led to this one by rematch, and, if both have accounts, in all.
/// Private games count for their players alone. `not_found` also for tables that are not for two people.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/tables/{table}/score", operation_id = "table_score", tag = "tables",
    params(("table" = String, Path, description = "the table's id")),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = MeetingScore), (status = NOT_FOUND, body = Error))))]
pub(super) async fn of_table(
    State(service): State<Service>,
    MaybeCaller(caller): MaybeCaller,
    Named(table): Named<String>,
) -> ApiResult<Json<MeetingScore>> {
    let table: TableId = table.parse().map_err(|_| ApiError(Error::NotFound))?;
    let row = service.store.row(table).await?.ok_or(ApiError(Error::NotFound))?;
    let (first, second) = both(&service, &row).await?.ok_or(ApiError(Error::NotFound))?;
    let plays = caller.is_some_and(|caller| [first.id, second.id].contains(&caller.id()));
    let mut games = games(&service, first.id, second.id, plays || row.options.private).await?;
    if row.stage == Stage::Over && games.len() <= COUNTED && !games.iter().any(|game| game.table == table) {
        // It has ended at this moment, and is not older than those that are counted.
        remember_now(&service.store, table).await;
        games = self::games(&service, first.id, second.id, plays || row.options.private).await?;
    }
    let series = series(&service, table, &row, &games).await?;
    let have_accounts = first.kind == Kind::Account && second.kind == Kind::Account;
    games.retain(|game| plays || !game.private);
    Ok(Json(score(first.id, second.id, series, have_accounts.then_some(&games))))
}

/// How I stand against the owner of an account. Guests have no such score: their names come and go.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/people/{name}/score", operation_id = "person_score", tag = "people",
    params(("name" = String, Path, description = "the name, in any case")),
    security(("session" = []), ("token" = [])), responses((status = OK, body = MeetingScore), (status = NOT_FOUND, body = Error), (status = UNAUTHORIZED, body = Error))))]
pub(super) async fn of_person(State(service): State<Service>, caller: Caller, Named(name): Named<String>) -> ApiResult<Json<MeetingScore>> {
    if caller.person.kind != Kind::Account {
        return Err(ApiError(Error::SignIn));
    }
    let me = caller.id();
    let opponent = people::named(&service, MaybeCaller(Some(caller)), &name).await?.id;
    if opponent == me {
        return Err(ApiError(Error::NotFound));
    }
    let games = games(&service, me, opponent, true).await?;
    Ok(Json(score(me, opponent, ResultTally::default(), Some(&games))))
}

/// The two people at a table, as the accounts they have become.
async fn both(service: &Service, row: &TableRow) -> ApiResult<Option<(PersonRow, PersonRow)>> {
    let [Some(Occupant::Person(first)), Some(Occupant::Person(second))] = row.occupants.as_slice() else { return Ok(None) };
    let people = service.live.directory.find([*first, *second]).await?;
    let known = |id: PersonId| people.owner(id).filter(|person| person.kind != Kind::Deleted).cloned();
    Ok(known(*first).zip(known(*second)).filter(|(first, second)| first.id != second.id))
}

/// The last games of two people in which nobody else played, as the first of them sees them, the last one first.
async fn games(service: &Service, person: PersonId, opponent: PersonId, private: bool) -> ApiResult<Vec<PastGame>> {
    let most = u32::try_from(COUNTED + 1).unwrap_or(u32::MAX);
    let mut games = service.store.past_games(person, Some(&Occupant::Person(opponent)), private, None, most).await?;
    games.retain(|game| game.opponents.len() == 1);
    Ok(games)
}

/// What the games came to that led to this one by rematch, and this one if it is over.
async fn series(service: &Service, table: TableId, row: &TableRow, games: &[PastGame]) -> ApiResult<ResultTally> {
    let mut next = if row.stage == Stage::Over { Some(table) } else { row.rematch_of };
    let newest = games.iter().position(|game| Some(game.table) == next).unwrap_or(games.len());
    // Older games of the two; those of the series are among the next ones.
    let older: Vec<&PastGame> = games[newest..].iter().take(LONGEST_SERIES).collect();
    let rows = service.store.rows(&older.iter().map(|game| game.table).collect::<Vec<TableId>>()).await?;
    let mut series = ResultTally::default();
    for game in older {
        if Some(game.table) == next {
            statistics::add(&mut series, game.outcome);
            next = rows.get(&game.table).and_then(|row| row.rematch_of);
        }
    }
    Ok(series)
}

fn score(person: PersonId, opponent: PersonId, series: ResultTally, games: Option<&Vec<PastGame>>) -> MeetingScore {
    let counted = |games: &Vec<PastGame>| {
        let mut all = ResultTally::default();
        games.iter().take(COUNTED).for_each(|game| statistics::add(&mut all, game.outcome));
        all
    };
    let is_counted = |game: &&PastGame| game.outcome != Outcome::None;
    let first = games.and_then(|games| games.iter().take(COUNTED).rfind(is_counted));
    MeetingScore {
        person,
        opponent,
        series,
        all: games.map(counted),
        since_unix_ms: first.map(|game| game.ended_unix_ms),
        has_older: games.is_some_and(|games| games.len() > COUNTED),
    }
}
