//! All finished public games, in the order of their numbers: for those who keep a copy of them up to date.

use super::streamed::{self, Ended, Pieces};
use super::{ApiQuery, ClientAddress, Routes, games, records};
use crate::accounts::MaybeCaller;
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::service::Service;
use crate::shares::Asker;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use trilynx_games::GameId;
use trilynx_protocol::http::DumpedGame;
use trilynx_protocol::options::GameName;
#[cfg(feature = "schema")]
use trilynx_protocol::wire::Error;

/// The most games of one answer.
const MOST_GAMES: u32 = 1_000;
/// How many rows are read at a time.
const PAGE: u32 = 50;

pub(super) fn router() -> Routes {
    Routes::default().get_from_anywhere("/api/dump", dump)
}

/// Which games.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub(super) struct DumpQuery {
    /// Only of this game.
    pub game: Option<GameName>,
    /// Only games after this number: the number of the last line received.
    #[serde(default)]
    pub after: u64,
    /// The most to return, up to 1000.
    pub limit: Option<u32>,
}

/// Finished public games with their records, in the order of their numbers: a `DumpedGame` as JSON on each line. Ask again with `after` set
/// to the number of the last whole line, also when an answer was broken off; an empty answer means that there is no more for now.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/dump", tag = "games", params(DumpQuery), security(()),
    responses((status = OK, body = DumpedGame, content_type = "application/x-ndjson"), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn dump(
    State(service): State<Service>,
    MaybeCaller(caller): MaybeCaller,
    address: ClientAddress,
    ApiQuery(query): ApiQuery<DumpQuery>,
) -> ApiResult<Response> {
    let asker = Asker { address: address.0, person: caller.map(|caller| caller.id()) };
    service.limits.count(LimitKind::Downloads, address.0)?;
    let left = query.limit.unwrap_or(MOST_GAMES).clamp(1, MOST_GAMES);
    let download = service.shares.download(asker, LimitKind::Downloads.name()).await?;
    let body = streamed::body(move |pieces| async move {
        let _download = download;
        send(&service, asker, query.game.map(|game| game.0), query.after, left, &pieces).await
    });
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], body).into_response())
}

async fn send(service: &Service, asker: Asker, game: Option<GameId>, mut after: u64, mut left: u32, pieces: &Pieces) -> Result<(), Ended> {
    while left > 0 {
        let page = service.store.finished_after(game, after, PAGE.min(left)).await?;
        let Some(last) = page.last() else { break };
        after = last.number;
        left -= page.len() as u32;
        let (numbers, rows): (Vec<u64>, Vec<_>) = page.into_iter().map(|game| (game.number, (game.table, game.row))).unzip();
        let lines = games::lines(service, &rows).await?;
        for ((number, (table, row)), line) in numbers.into_iter().zip(&rows).zip(lines) {
            let records = records::records(service, asker, *table, row).await?.to_vec();
            let game = DumpedGame { number, line, records };
            let mut json = serde_json::to_string(&game).map_err(ApiError::internal)?;
            json.push('\n');
            pieces.send(json).await?;
        }
    }
    Ok(())
}
