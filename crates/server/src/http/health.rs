//! For operators: liveness, readiness, nodes and metrics.

use super::{client_address, nodes_page};
use crate::error::{ApiError, ApiResult};
use crate::live::node_list;
use crate::seen::{self, Seen};
use crate::service::Service;
use crate::store::NodeRow;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use base64ct::{Base64, Encoding as _};
use sha2::{Digest, Sha256};
use std::time::Duration;
use trilynx_protocol::wire::Error;

/// How long the store may take to answer until the server counts as not ready.
const STORE_ANSWERS_WITHIN: Duration = Duration::from_secs(2);

/// The longest credential that is read: longer than any token that a person types.
const LONGEST_PROOF: usize = 1024;

pub(super) fn router() -> Router<Service> {
    Router::new()
        .route("/health/live", get(live))
        .route("/health/ready", get(ready))
        .route(seen::PATH, get(how_it_is_seen))
        .route("/health/nodes", get(nodes))
        .route("/health/nodes.css", get(async || ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], nodes_page::STYLE)))
        .route("/health/nodes.js", get(async || ([(header::CONTENT_TYPE, "text/javascript; charset=utf-8")], nodes_page::SCRIPT)))
        .route("/metrics", get(numbers))
}

/// The process answers.
async fn live() -> &'static str {
    "alive\n"
}

/// It can do its work: the store takes a write, and the server is not about to stop.
async fn ready(State(service): State<Service>) -> (StatusCode, &'static str) {
    if service.stopping.has_begun() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    if service.live.nodes.hands_over() {
        return (StatusCode::SERVICE_UNAVAILABLE, "handing over\n");
    }
    if service.live.nodes.is_apart() {
        return (StatusCode::SERVICE_UNAVAILABLE, "the other nodes are out of reach\n");
    }
    match tokio::time::timeout(STORE_ANSWERS_WITHIN, service.store.prove_write()).await {
        Ok(Ok(())) => (StatusCode::OK, "ready\n"),
        Ok(Err(cause)) => {
            tracing::error!(%cause, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the store takes no writes\n")
        }
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}

/// How the server sees the caller, so that a host can test the proxy in front.
async fn how_it_is_seen(State(service): State<Service>, request: Request) -> impl IntoResponse {
    let seen = Seen::of(client_address(&service.config, &request).0, request.headers());
    ([(header::CACHE_CONTROL, "no-store")], seen.to_string())
}

async fn numbers(State(service): State<Service>, request: Request) -> ApiResult<impl IntoResponse> {
    if !may_read_numbers(&service, &request) {
        return Err(ApiError(Error::Forbidden));
    }
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], crate::metrics::render(&service)))
}

/// How the list of nodes is wanted.
enum Form {
    /// For browsers.
    Page,
    /// For programs.
    Json,
    /// For everybody else.
    Text,
}

impl Form {
    fn of(request: &Request) -> Form {
        let accepted = request.headers().get(header::ACCEPT).and_then(|accepted| accepted.to_str().ok()).unwrap_or_default();
        match accepted {
            accepted if accepted.contains("text/html") => Form::Page,
            accepted if accepted.contains("application/json") => Form::Json,
            _ => Form::Text,
        }
    }
}

/// The nodes that share the database, or this server where it serves alone.
async fn nodes(State(service): State<Service>, request: Request) -> ApiResult<Response> {
    let form = Form::of(&request);
    if !may_read_numbers(&service, &request) {
        return match (form, &service.config.metrics_token) {
            // A browser asks for the token, whatever name is given with it.
            (Form::Page, Some(_)) => {
                let ask = [(header::WWW_AUTHENTICATE, "Basic realm=\"The metrics token is the password\", charset=\"UTF-8\"")];
                Ok((StatusCode::UNAUTHORIZED, ask, "This page needs the metrics token as its password.\n").into_response())
            }
            _ => Err(ApiError(Error::Forbidden)),
        };
    }
    let here = service.live.bus.is_shared().then(|| &**service.live.bus.node());
    let nodes = match here.is_some() {
        true => service.store.nodes().await.map_err(|error| {
            tracing::error!(%error, "the nodes cannot be listed");
            ApiError(Error::Unavailable)
        })?,
        false => vec![alone(&service)],
    };
    // What is true now is not in a moment, and nobody else's business.
    let fresh = [(header::CACHE_CONTROL, "no-store"), (header::VARY, "accept, authorization")];
    Ok(match form {
        Form::Page => (fresh, Html(nodes_page::page(&nodes, here))).into_response(),
        Form::Json => (fresh, Json(node_list::json(&nodes))).into_response(),
        Form::Text => (fresh, node_list::text(&nodes)).into_response(),
    })
}

/// A server that serves alone, as if it were a node.
fn alone(service: &Service) -> NodeRow {
    let status = serde_json::to_string(&service.live.status()).expect("our own types have only string keys");
    NodeRow { id: "this server".into(), seen_ms_ago: 0, alive: true, draining: false, status: Some(status) }
}

/// Who knows the token; without one, this machine alone. Behind a proxy everybody may look like this machine, so then a token is needed.
fn may_read_numbers(service: &Service, request: &Request) -> bool {
    if let Some(token) = &service.config.metrics_token {
        // Compared as hashes, so that the time it takes says nothing about the token.
        let is_it = |given: &[u8]| Sha256::digest(given) == Sha256::digest(token.secret());
        let given = request.headers().get(header::AUTHORIZATION).map(HeaderValue::as_bytes).unwrap_or_default();
        return match (given.strip_prefix(b"Bearer "), given.strip_prefix(b"Basic ")) {
            (Some(given), _) => is_it(given),
            (_, Some(given)) => password(given, &mut [0; LONGEST_PROOF]).is_some_and(is_it),
            _ => false,
        };
    }
    let forwarded = ["x-forwarded-for", "forwarded", "via"].into_iter().any(|name| request.headers().contains_key(name));
    service.config.public_url.is_none() && !forwarded && client_address(&service.config, request).0.is_loopback()
}

/// The password of a name and a password as browsers send them.
fn password<'a>(given: &[u8], room: &'a mut [u8]) -> Option<&'a [u8]> {
    let text = str::from_utf8(given).ok()?;
    let read: &[u8] = Base64::decode(text, room).ok()?;
    let name_ends = read.iter().position(|byte| *byte == b':')?;
    Some(&read[name_ends + 1..])
}
