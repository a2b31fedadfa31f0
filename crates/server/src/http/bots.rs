//! The bots one can play against.

use super::Routes;
use axum::Json;
use trilynx_play::turns;
use trilynx_protocol::http::GameBots;

pub(super) fn router() -> Routes {
    Routes::default().get_from_anywhere("/api/bots", list)
}

/// The bots of every game, from weak to strong.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/bots", operation_id = "list_bots", tag = "bots", security(()), responses((status = OK, body = Vec<GameBots>))))]
pub(super) async fn list() -> Json<Vec<GameBots>> {
    Json(turns::bots())
}
