//! The list of games: running ones, finished ones, those of one player.

use super::{ApiQuery, Routes};
use crate::accounts::{MaybeCaller, names};
use crate::error::{ApiError, ApiResult};
use crate::ratings::TimeClass;
use crate::service::Service;
use crate::store::{Cursor, GamesFilter, Kind, PersonRow, Rating, TableRow};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use std::collections::HashMap;
use trilynx_games::GameId;
use trilynx_protocol::http::Games;
use trilynx_protocol::options::{GameName, Options};
use trilynx_protocol::wire::{Error, SeatLine, Stage, TableLine};
use trilynx_protocol::{Occupant, PersonId, TableId};

/// The most lines of one page.
const LONGEST_PAGE: u32 = 100;

pub(super) fn router() -> Routes {
    Routes::default().get("/api/games", list)
}

/// Which games.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub(super) struct Which {
    /// Only of this game.
    pub game: Option<GameName>,
    /// Only games of this player, by account name. `me` is the caller, and includes private tables.
    pub player: Option<String>,
    /// Only at this stage.
    pub stage: Option<Stage>,
    /// The `next` of the page before.
    pub before: Option<String>,
    /// The most to return, up to 100.
    pub limit: Option<u32>,
}

/// Games, newest first. Private tables are listed for `player=me` only.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/games", tag = "games", params(Which),
    responses((status = OK, body = Games), (status = BAD_REQUEST, body = Error))))]
pub(super) async fn list(
    State(service): State<Service>,
    MaybeCaller(caller): MaybeCaller,
    ApiQuery(which): ApiQuery<Which>,
) -> ApiResult<Json<Games>> {
    let limit = which.limit.unwrap_or(50).clamp(1, LONGEST_PAGE);
    let filter = filter(&which, caller.map(|caller| caller.id()), limit)?;
    let rows = service.store.games(filter).await?;
    let next = rows.last().filter(|_| rows.len() as u32 == limit).map(|(id, row)| write_cursor(&cursor(*id, row)));
    Ok(Json(Games { games: lines(&service, rows).await?, next }))
}

/// The store's words for what was asked.
pub(super) fn filter(which: &Which, caller: Option<PersonId>, limit: u32) -> ApiResult<GamesFilter> {
    let mut filter = GamesFilter { game: which.game.map(|game| game.0), stage: which.stage, limit, ..GamesFilter::default() };
    match which.player.as_deref() {
        None => {}
        Some("me") => {
            filter.person = Some(caller.ok_or(ApiError(Error::SignIn))?);
            filter.private = true;
        }
        Some(name) => filter.name = Some(names::Folded::new(name).as_str().to_owned()),
    }
    if let Some(before) = &which.before {
        filter.before = Some(read_cursor(before).ok_or_else(|| ApiError::malformed("before: give the `next` of another page"))?);
    }
    Ok(filter)
}

pub(super) fn cursor(table: TableId, row: &TableRow) -> Cursor {
    Cursor { opened_unix_ms: row.opened_unix_ms, table }
}

fn write_cursor(cursor: &Cursor) -> String {
    format!("{}-{}", cursor.opened_unix_ms, cursor.table)
}

fn read_cursor(text: &str) -> Option<Cursor> {
    let (opened, table) = text.split_once('-')?;
    Some(Cursor { opened_unix_ms: opened.parse().ok()?, table: table.parse().ok()? })
}

/// The tables as everybody may see them in a list, with the names of those who play.
pub async fn lines(service: &Service, rows: Vec<(TableId, TableRow)>) -> ApiResult<Vec<TableLine>> {
    let each_once = |mut ids: Vec<PersonId>| {
        ids.sort_unstable();
        ids.dedup();
        ids
    };
    let ids = each_once(rows.iter().flat_map(|(_, row)| people(row)).collect());
    let mut people: HashMap<PersonId, PersonRow> = HashMap::new();
    people.extend(service.store.people(&ids).await?.into_iter().map(|person| (person.id, person)));
    // Guests who have signed in are known by their accounts.
    let hosts = each_once(people.values().filter_map(|person| person.merged_into).filter(|host| !people.contains_key(host)).collect());
    people.extend(service.store.people(&hosts).await?.into_iter().map(|person| (person.id, person)));
    let ratings = service.store.ratings_of(&each_once(people.keys().copied().collect())).await?;
    let known = Known { people, ratings };
    Ok(rows.into_iter().map(|(id, row)| line(id, row, &known)).collect())
}

/// What is known of those who play.
struct Known {
    people: HashMap<PersonId, PersonRow>,
    ratings: HashMap<(PersonId, GameId, String), Rating>,
}

impl Known {
    /// Somebody, or the account they turned out to own. The name of somebody who was deleted is gone.
    fn person(&self, id: PersonId) -> Option<&PersonRow> {
        let person = self.people.get(&id)?;
        let host = person.merged_into.and_then(|host| self.people.get(&host));
        Some(host.unwrap_or(person)).filter(|person| person.kind != Kind::Deleted)
    }
}

/// Who sits at a table.
pub(super) fn people(row: &TableRow) -> impl Iterator<Item = PersonId> {
    row.occupants.iter().flatten().filter_map(|occupant| match occupant {
        Occupant::Person(id) => Some(*id),
        Occupant::Bot(_) => None,
    })
}

fn line(id: TableId, row: TableRow, known: &Known) -> TableLine {
    let class = TimeClass::of(row.options.clock).map(|class| class.name().to_owned());
    let rating = |person: &PersonRow| {
        let rating = known.ratings.get(&(person.id, row.options.game.0, class.clone()?))?;
        Some(rating.rating.round() as i32)
    };
    let seat = |occupant: Option<Occupant>| {
        let (name, rating) = match &occupant {
            Some(Occupant::Person(id)) => {
                let person = known.person(*id);
                (person.map(|person| person.name.clone()), person.and_then(rating))
            }
            Some(Occupant::Bot(name)) => (Some(name.clone()), None),
            None => (None, None),
        };
        SeatLine { occupant, name, rating }
    };
    let seats = row.occupants.into_iter().map(seat).collect();
    TableLine {
        id,
        from_position: row.options.start.is_some(),
        options: Options { start: None, ..row.options },
        stage: row.stage,
        offers: row.offers,
        seats,
        moves: row.moves,
        result: row.result,
        opened_unix_ms: row.opened_unix_ms,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_reads_as_it_is_written() {
        let cursor = Cursor { opened_unix_ms: 1_800_000_000_000, table: TableId::from_random([3; 16]) };
        assert_eq!(read_cursor(&write_cursor(&cursor)), Some(cursor));
        for wrong in ["", "-", "12", "12-short", "x-000000000000"] {
            assert_eq!(read_cursor(wrong), None, "{wrong}");
        }
    }
}
