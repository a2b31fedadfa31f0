//! The list of games: running ones, finished ones, those of one player.

use super::{ApiQuery, Routes};
use crate::accounts::{MaybeCaller, names};
use crate::error::{ApiError, ApiResult};
use crate::service::Service;
use crate::store::{Cursor, GamesFilter, TableRow};
use crate::table_lines::Players;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use trilynx_protocol::http::Games;
use trilynx_protocol::options::GameName;
use trilynx_protocol::wire::{Error, Stage, TableLine};
use trilynx_protocol::{PersonId, TableId};

/// The most lines of one page.
const LONGEST_PAGE: u32 = 100;

pub(super) fn router() -> Routes {
    Routes::default().get_from_anywhere("/api/games", list)
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
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/games", operation_id = "list_games", tag = "games", params(Which),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = Games), (status = BAD_REQUEST, body = Error))))]
pub(super) async fn list(
    State(service): State<Service>,
    MaybeCaller(caller): MaybeCaller,
    ApiQuery(which): ApiQuery<Which>,
) -> ApiResult<Json<Games>> {
    let limit = which.limit.unwrap_or(50).clamp(1, LONGEST_PAGE);
    let filter = filter(&which, caller.map(|caller| caller.id()), limit)?;
    let rows = service.store.games(filter).await?;
    let next = next(&rows, limit);
    Ok(Json(Games { games: lines(&service, &rows).await?, next }))
}

/// The cursor after a page of at most so many lines; nothing if it was the last.
pub(super) fn next(rows: &[(TableId, TableRow)], limit: u32) -> Option<String> {
    rows.last().filter(|_| rows.len() as u32 == limit).map(|(id, row)| write_cursor(&cursor(*id, row)))
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

/// The tables as everybody may see them in a list.
pub(super) async fn lines(service: &Service, rows: &[(TableId, TableRow)]) -> ApiResult<Vec<TableLine>> {
    let players = Players::find(&service.store, &service.live.directory, rows).await?;
    Ok(rows.iter().map(|(id, row)| players.line(*id, row)).collect())
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
