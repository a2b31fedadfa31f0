//! The description of the API for programs, made from the handlers themselves.

use super::api;
use crate::service::Service;
use axum::Router;
use axum::http::header;
use axum::routing::get;
use std::sync::LazyLock;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{ComponentsBuilder, Info, OpenApi, OpenApiBuilder};

/// The description as JSON, as `docs/openapi.json` holds it.
pub fn openapi() -> String {
    let (_, description) = api().split_for_parts();
    let mut text = description.to_pretty_json().expect("a description has only string keys");
    text.push('\n');
    text
}

pub(super) fn router() -> Router<Service> {
    static TEXT: LazyLock<String> = LazyLock::new(openapi);
    Router::new().route("/api/openapi.json", get(async || ([(header::CONTENT_TYPE, "application/json")], TEXT.as_str())))
}

/// What is said about the API as a whole.
pub(super) fn description() -> OpenApi {
    let mut info = Info::new("Trilynx", env!("CARGO_PKG_VERSION"));
    info.description = Some(
        "Accounts, games and records of a Trilynx server. Live play goes over the WebSocket; see docs/protocol.md. \
         Whatever goes wrong is answered with an `Error`: a `code` for programs, and what belongs to it."
            .to_owned(),
    );
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::with_description(
        "trilynx",
        "A browser's session; `__Host-trilynx` where the server is reached by TLS. Unsafe methods need an `Origin` of the server's own.",
    )));
    let token = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
    let components = ComponentsBuilder::new().security_scheme("session", cookie).security_scheme("token", token).build();
    OpenApiBuilder::new().info(info).components(Some(components)).build()
}
