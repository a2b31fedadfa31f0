//! The first page: what this server is and what it offers.

use crate::service::Service;
use axum::Router;
use axum::http::header;
use axum::response::{Html, IntoResponse};
use axum::routing::get;

const PAGE: &str = concat!(
    r#"<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Trilynx</title>
</head>
<body>
<h1>Trilynx "#,
    env!("CARGO_PKG_VERSION"),
    r#"</h1>
<p>This server hosts live games of YINSH, LYNGK and Linko!, between people and against bots.
Programs reach it by HTTP and WebSocket; it has no pages to play on.</p>
<ul>
<li><a href="/api/openapi.json">The HTTP API</a>, as an OpenAPI description</li>
<li><a href="/api/games">The list of games</a></li>
<li><a href="/api/bots">The bots</a></li>
<li><a href="/health/ready">Whether the server is ready</a></li>
</ul>
<p>YINSH and LYNGK are games by Kris Burm, Linko! is one by Wolfgang Kramer and Michael Kiesling.
Trilynx is independent of them and of their publishers.</p>
</body>
</html>
"#
);

pub(super) fn router() -> Router<Service> {
    Router::new().route("/", get(page))
}

async fn page() -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "no-cache")], Html(PAGE))
}
