//! For operators: liveness, readiness and metrics.

use super::client_address;
use crate::error::{ApiError, ApiResult};
use crate::live::node_list;
use crate::service::Service;
use crate::store::StoreError;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use sha2::{Digest, Sha256};
use std::time::Duration;
use trilynx_protocol::wire::Error;

/// How long the store may take to answer until the server counts as not ready.
const STORE_ANSWERS_WITHIN: Duration = Duration::from_secs(2);

/// After how many seconds a browser asks for the nodes again.
const REFRESHED_EVERY: &str = "2";

pub(super) fn router() -> Router<Service> {
    Router::new()
        .route("/health/live", get(live))
        .route("/health/ready", get(ready))
        .route("/health/nodes", get(nodes))
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

async fn numbers(State(service): State<Service>, request: Request) -> ApiResult<impl IntoResponse> {
    if !may_read_numbers(&service, &request) {
        return Err(ApiError(Error::Forbidden));
    }
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], crate::metrics::render(&service)))
}

/// The nodes that share the database: as text, or as JSON for those who ask for it.
async fn nodes(State(service): State<Service>, request: Request) -> ApiResult<Response> {
    if !may_read_numbers(&service, &request) {
        return Err(ApiError(Error::Forbidden));
    }
    let nodes = match service.store.nodes().await {
        Ok(nodes) => nodes,
        // A file has one server.
        Err(StoreError::NotHere(_)) => return Err(ApiError(Error::NotFound)),
        Err(error) => {
            tracing::error!(%error, "the nodes cannot be listed");
            return Err(ApiError(Error::Unavailable));
        }
    };
    let accepted = request.headers().get(header::ACCEPT).and_then(|accepted| accepted.to_str().ok());
    match accepted.is_some_and(|accepted| accepted.contains("application/json")) {
        true => Ok(Json(node_list::json(&nodes)).into_response()),
        // A browser looks again by itself.
        false => Ok(([(header::REFRESH, REFRESHED_EVERY)], node_list::text(&nodes)).into_response()),
    }
}

/// Who knows the token; without one, this machine alone. Behind a proxy everybody may look like this machine, so then a token is needed.
fn may_read_numbers(service: &Service, request: &Request) -> bool {
    if let Some(token) = &service.config.metrics_token {
        let given = request.headers().get(header::AUTHORIZATION).and_then(|value| value.as_bytes().strip_prefix(b"Bearer "));
        // Compared as hashes, so that the time it takes says nothing about the token.
        return given.is_some_and(|given| Sha256::digest(given) == Sha256::digest(token.secret()));
    }
    let forwarded = ["x-forwarded-for", "forwarded", "via"].into_iter().any(|name| request.headers().contains_key(name));
    service.config.public_url.is_none() && !forwarded && client_address(&service.config, request).0.is_loopback()
}
