//! What was played from a position, in the public games of this server and in the book of its strongest bot.

use super::positions::{begin, beside};
use super::{ApiQuery, ClientAddress, Routes, games};
use crate::accounts::MaybeCaller;
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::service::Service;
use crate::shares::Asker;
use crate::store::{ExplorerFilter, RatingBand};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use std::sync::LazyLock;
use trilynx_games::{Header, with_game};
use trilynx_play::explorer::{Book, Choices, PositionKey};
use trilynx_play::studies::ReplayError;
use trilynx_protocol::Refused;
use trilynx_protocol::http::{Explored, ExploredMove, Pace, PlayerKind, StudyStart};
use trilynx_protocol::options::GameName;
use trilynx_protocol::wire::Error;

/// What the strongest bot has played against itself.
static BOOK: LazyLock<Book> = LazyLock::new(|| Book::read(include_str!("../../../play/books/self-play.book")).expect("our own book"));

/// The most games that an answer names.
const LATEST: u32 = 8;

pub(super) fn router() -> Routes {
    Routes::default().get_from_anywhere("/api/explorer", explore)
}

/// Which position, and which games.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub(super) struct Which {
    /// A deal or position as a line, with the moves that follow it.
    pub position: String,
    /// Only games of these players.
    pub players: Option<PlayerKind>,
    /// Only games this fast.
    pub pace: Option<Pace>,
    /// Only rated games in which the average rating was at least this; in steps of 200 from 1200 to 2000.
    pub least: Option<u16>,
}

/// The moves that were played from a position, with results. Symmetric positions are one.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/explorer", tag = "positions", params(Which),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = Explored), (status = CONFLICT, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn explore(
    State(service): State<Service>,
    MaybeCaller(caller): MaybeCaller,
    address: ClientAddress,
    ApiQuery(which): ApiQuery<Which>,
) -> ApiResult<Json<Explored>> {
    let person = caller.map(|caller| caller.id());
    let asker = Asker { address: address.0, person };
    let unreadable = |reason| ApiError(Error::Refused { reason });
    let (header, _) = Header::split(&which.position).map_err(|error| unreadable(Refused::unreadable(&error)))?;
    let start = StudyStart::Game { game: GameName(header.game), variant: None, players: None, position: Some(which.position.clone()) };
    let game = header.game;
    let (turn, found) = begin(&service, asker, LimitKind::Studies, start, &[]).await?;
    let fair_play = service.live.fair_play.clone();
    let [position, outline] = beside(turn, move || {
        let replay = found.replay()?;
        with_game!(game, G => {
            let (mut state, moves) = replay.line::<G>(None, &[])?;
            // A player of a rated game gets no help with it, neither here nor from the engine.
            fair_play.check(person, &state, &moves).map_err(ReplayError::Refused)?;
            for chosen in moves {
                trilynx_games::Game::play_unchecked(&mut state, chosen);
            }
            Ok([Choices::of(&state), Choices::outlined(&state)])
        })
    })
    .await?;
    let least = which.least.map_or(RatingBand::ANY, |least| RatingBand::of(Some(f64::from(least))));
    let filter = ExplorerFilter { players: which.players, pace: which.pace, least };
    // The games are read after what was counted, so that no game is counted and not listed.
    let played = moves(&service, position.as_ref(), filter).await?;
    let latest = match &position {
        Some(choices) => latest(&service, choices.position, filter).await?,
        None => Vec::new(),
    };
    Ok(Json(Explored {
        moves: played,
        outline: moves(&service, outline.as_ref(), filter).await?,
        book: position.as_ref().map(|choices| BOOK.explored(choices)).unwrap_or_default(),
        book_outline: outline.as_ref().map(|choices| BOOK.explored(choices)).unwrap_or_default(),
        latest,
    }))
}

async fn moves(service: &Service, choices: Option<&Choices>, filter: ExplorerFilter) -> ApiResult<Vec<ExploredMove>> {
    let Some(choices) = choices else { return Ok(Vec::new()) };
    Ok(choices.explored(&service.store.explored(choices.position, filter).await?))
}

async fn latest(service: &Service, position: PositionKey, filter: ExplorerFilter) -> ApiResult<Vec<trilynx_protocol::wire::TableLine>> {
    let tables = service.store.latest_explored(position, filter, LATEST).await?;
    let mut rows = service.store.rows(&tables).await?;
    let rows: Vec<_> = tables.into_iter().filter_map(|table| rows.remove_entry(&table)).collect();
    games::lines(service, &rows).await
}
