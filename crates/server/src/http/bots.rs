//! The bots one can play against.

use crate::service::Service;
use axum::Json;
use trilynx_bots::Roster;
use trilynx_games::{GameId, with_game};
use trilynx_protocol::http::{BotLine, GameBots};
use trilynx_protocol::options::GameName;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<Service> {
    OpenApiRouter::new().routes(routes!(list))
}

/// The bots of every game, from weak to strong.
#[utoipa::path(get, path = "/api/bots", tag = "bots", responses((status = OK, body = Vec<GameBots>)))]
async fn list() -> Json<Vec<GameBots>> {
    let line = |(name, description): &(&str, &str)| BotLine { name: (*name).to_owned(), description: (*description).to_owned() };
    let bots = |game: &GameId| GameBots { game: GameName(*game), bots: with_game!(*game, G => G::BOTS.iter().map(line).collect()) };
    Json(GameId::ALL.iter().map(bots).collect())
}
