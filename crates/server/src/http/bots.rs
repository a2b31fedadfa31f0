//! The bots one can play against.

use super::Routes;
use crate::live::bots::roster;
use axum::Json;
use trilynx_games::GameId;
use trilynx_protocol::http::{BotLine, GameBots};
use trilynx_protocol::options::GameName;

pub(super) fn router() -> Routes {
    Routes::default().get("/api/bots", list)
}

/// The bots of every game, from weak to strong.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/bots", tag = "bots", responses((status = OK, body = Vec<GameBots>))))]
pub(super) async fn list() -> Json<Vec<GameBots>> {
    let line = |(name, description): &(&str, &str)| BotLine { name: (*name).to_owned(), description: (*description).to_owned() };
    let bots = |game: &GameId| GameBots { game: GameName(*game), bots: roster(*game).iter().map(line).collect() };
    Json(GameId::ALL.iter().map(bots).collect())
}
