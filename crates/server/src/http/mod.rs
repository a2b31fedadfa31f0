//! Plain HTTP: one file a resource, and what surrounds every request.
//!
//! The one thing to know: every request under `/api` passes [`guard`], which finds out who the caller is, whether the request comes from our own
//! pages, and whether it is too much. Around everything lie [`security`] headers, `observe`, and a net for panics.

mod blocks;
mod bots;
mod browsers;
mod challenges;
mod club_talk;
mod clubs;
mod conduct;
#[cfg(feature = "schema")]
pub mod description;
mod dump;
mod explorer;
mod follows;
mod games;
mod health;
mod history;
mod kept;
mod lessons;
mod mail;
mod messages;
mod moderation;
mod nodes_page;
mod notifications;
mod openapi;
mod passkeys;
mod people;
mod pictures;
mod players;
mod positions;
mod previews;
mod push;
mod puzzles;
mod records;
mod recovery;
mod reports;
mod reviews;
mod scores;
pub mod security;
mod streamed;
mod studies;
mod tables;
mod tournaments;
mod vacation;
mod web;
mod webhooks;

pub use openapi::{ASYNCAPI, OPENAPI};
pub use people::MOST_RATING_STEPS;
pub use pictures::Pictures;
pub use reviews::answer_calls as answer_review_calls;

use crate::accounts::{Caller, Proof, networks, sessions, tokens};
use crate::config::Config;
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::service::Service;
use axum::body::Body;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, FromRequestParts, MatchedPath, Path, Query, Request, State};
use axum::handler::Handler;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::{Json, Router};
use serde::de::DeserializeOwned;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tracing::Instrument;
use trilynx_protocol::wire::Error;

/// The largest body of a request, in bytes.
pub const MAX_BODY_BYTES: usize = 64 * 1024;
/// How long a request may take until its first byte of answer.
const LONGEST_REQUEST: Duration = Duration::from_secs(30);

/// The whole service as something that answers requests. Peers are known by a [`ConnectInfo`] in the request, as `serve` puts it there.
pub fn app(service: Service) -> Router {
    let api = api()
        .router
        .layer(CompressionLayer::new())
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .layer(from_fn_with_state(service.clone(), guard));
    surrounded(Router::new().merge(api).merge(health::router()), service)
}

/// What lies around everything.
fn surrounded(routes: Router<Service>, service: Service) -> Router {
    routes
        .fallback(web::answer.layer(CompressionLayer::new().compress_when(web::is_page)))
        .method_not_allowed_fallback(async || (StatusCode::METHOD_NOT_ALLOWED, Json(ApiError::malformed("not with this method").0)))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(service.clone(), security::headers))
        .layer(from_fn(observe))
        .with_state(service)
}

/// The handlers of a resource, and which of them `docs/openapi.json` has to describe.
#[derive(Default)]
struct Routes {
    router: Router<Service>,
    #[cfg(test)]
    documented: Vec<(&'static str, &'static str)>,
}

macro_rules! methods {
    ($($method:ident),*) => {
        $(fn $method<H: Handler<T, Service>, T: 'static>(mut self, path: &'static str, handler: H) -> Routes {
            self.router = self.router.route(path, axum::routing::$method(handler));
            #[cfg(test)]
            self.documented.push((stringify!($method), path));
            self
        })*
    };
}

impl Routes {
    methods!(get, post, delete);

    /// Something to get that pages of other origins may read, as a stranger would.
    fn get_from_anywhere<H: Handler<T, Service>, T: 'static>(self, path: &'static str, handler: H) -> Routes {
        self.get(path, handler.layer(axum::middleware::map_response(security::for_any_origin)))
    }

    /// Something to get that is not part of the API and that everybody may read.
    fn undocumented<H: Handler<T, Service>, T: 'static>(mut self, path: &'static str, handler: H) -> Routes {
        let handler = handler.layer(axum::middleware::map_response(security::for_any_origin));
        self.router = self.router.route(path, axum::routing::get(handler));
        self
    }

    fn merge(mut self, other: Routes) -> Routes {
        self.router = self.router.merge(other.router);
        #[cfg(test)]
        self.documented.extend(other.documented);
        self
    }
}

/// Everything under `/api`.
fn api() -> Routes {
    openapi::router()
        .merge(people::router())
        .merge(blocks::router())
        .merge(browsers::router())
        .merge(challenges::router())
        .merge(vacation::router())
        .merge(clubs::router())
        .merge(club_talk::router())
        .merge(conduct::router())
        .merge(follows::router())
        .merge(messages::router())
        .merge(notifications::router())
        .merge(push::router())
        .merge(players::router())
        .merge(history::router())
        .merge(scores::router())
        .merge(recovery::router())
        .merge(passkeys::router())
        .merge(mail::router())
        .merge(kept::router())
        .merge(webhooks::router())
        .merge(games::router())
        .merge(records::router())
        .merge(reports::router())
        .merge(moderation::router())
        .merge(dump::router())
        .merge(bots::router())
        .merge(lessons::router())
        .merge(puzzles::router())
        .merge(tables::router())
        .merge(pictures::router())
        .merge(positions::router())
        .merge(explorer::router())
        .merge(reviews::router())
        .merge(studies::router())
        .merge(tournaments::router())
}

/// Identifies the caller, and rejects what exceeds a limit or comes from another site's page.
pub async fn guard(State(service): State<Service>, mut request: Request, next: Next) -> Response {
    match admit(&service, &mut request).await {
        Err(failed) => failed.into_response(),
        Ok(prolonged) => {
            let Ok(mut response) = tokio::time::timeout(LONGEST_REQUEST, next.run(request)).await else {
                tracing::error!("a request took longer than {LONGEST_REQUEST:?}");
                return ApiError(Error::Unavailable).into_response();
            };
            let headers = response.headers_mut();
            if let Some(cookie) = prolonged.filter(|_| !headers.contains_key(header::SET_COOKIE)) {
                headers.insert(header::SET_COOKIE, cookie);
            }
            headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
            response
        }
    }
}

/// Puts the [`ClientAddress`] and, if anybody is known, the [`Caller`] into the request; returns the cookie of a prolonged session.
async fn admit(service: &Service, request: &mut Request) -> ApiResult<Option<HeaderValue>> {
    let address = client_address(&service.config, request);
    request.extensions_mut().insert(address);
    service.limits.count(LimitKind::Requests, address.0)?;
    security::check_origin(&service.config, request.method(), request.headers())?;
    let (caller, prolonged) = match identify(service, request.headers()).await? {
        Some((caller, prolonged)) => (caller, prolonged),
        None => return Ok(None),
    };
    service.limits.count(LimitKind::Requests, caller.id())?;
    match networks::arrive(service, address.0, &caller.person).await {
        // Treated as signed out: a browser can still watch, and gets the error when it asks for more.
        Err(ApiError(Error::NetworkBanned { .. })) if matches!(caller.by, Proof::Session(_)) => return Ok(None),
        arrived => arrived?,
    }
    request.extensions_mut().insert(caller);
    Ok(prolonged)
}

async fn identify(service: &Service, headers: &HeaderMap) -> ApiResult<Option<(Caller, Option<HeaderValue>)>> {
    if let Some(value) = headers.get(header::AUTHORIZATION) {
        // An invalid token is an error: a client that sends one does not want to be anonymous.
        let secret = value.to_str().ok().and_then(tokens::from_header).ok_or(ApiError(Error::SignIn))?;
        let (person, token) = tokens::person(service, &secret).await?.ok_or(ApiError(Error::SignIn))?;
        return Ok(Some((Caller { person, by: Proof::Token(token) }, None)));
    }
    match sessions::from_cookies(&service.config, headers) {
        Some(secret) => sessions::find(service, &secret).await,
        None => Ok(None),
    }
}

/// Where a request comes from: the peer, or what a proxy we trust says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClientAddress(pub IpAddr);

impl<S: Sync> FromRequestParts<S> for ClientAddress {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<ClientAddress, ApiError> {
        parts.extensions.get::<ClientAddress>().copied().ok_or_else(|| ApiError::internal("a route lies outside the guard"))
    }
}

fn client_address(config: &Config, request: &Request) -> ClientAddress {
    // Without a socket, as in a test that calls the app itself, everybody is this machine.
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |info| info.0.ip());
    ClientAddress(behind_proxies(config, peer.to_canonical(), request.headers()))
}

/// Each proxy appends the address of its client. The list can be trusted up to the last address that is no proxy of ours.
fn behind_proxies(config: &Config, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let trusted = |address: IpAddr| config.trust_proxy.iter().any(|network| network.contains(address));
    let mut client = peer;
    let forwarded = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let named: Vec<&str> = forwarded.flat_map(|value| value.split(',')).map(str::trim).collect();
    for name in named.into_iter().rev() {
        if !trusted(client) {
            break;
        }
        let Ok(address) = name.parse::<IpAddr>() else { break };
        client = address.to_canonical();
    }
    client
}

/// Gives every request an id, measures it, and logs it by its route: ids of private tables and names stay out of the log.
async fn observe(request: Request, next: Next) -> Response {
    let id = hex::encode(crate::accounts::random_bytes::<8>());
    let route = request.extensions().get::<MatchedPath>().map_or_else(|| "none".to_owned(), |path| path.as_str().to_owned());
    let method = request.method().clone();
    let span = tracing::info_span!("request", id, %method, route);
    let began = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let took = began.elapsed();
    let status = response.status();
    span.in_scope(|| {
        if status.is_server_error() {
            tracing::warn!(status = status.as_u16(), took_ms = took.as_secs_f64() * 1000.0, "answered");
        } else {
            tracing::debug!(status = status.as_u16(), took_ms = took.as_secs_f64() * 1000.0, "answered");
        }
    });
    crate::metrics::request(&route, status.as_u16(), took);
    // Nobody reports an asset that was delivered.
    if !status.is_success() || security::kind("", response.headers()) != security::ContentKind::Asset {
        let id = HeaderValue::from_str(&id).expect("hexadecimal digits are visible ASCII");
        response.headers_mut().insert(HeaderName::from_static("x-request-id"), id);
    }
    response
}

/// The panic itself has been logged by the hook; the client is informed that the fault is the server's.
fn panicked(_: Box<dyn std::any::Any + Send>) -> axum::http::Response<Body> {
    ApiError::internal("a request panicked").into_response()
}

/// A body of JSON.
pub struct ApiJson<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for ApiJson<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<ApiJson<T>, ApiError> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(said)) => Ok(ApiJson(said)),
            Err(JsonRejection::MissingJsonContentType(_)) => {
                Err(ApiError::malformed("the body must be JSON, with Content-Type: application/json"))
            }
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(ApiError(Error::TooLarge { what: "body".to_owned(), limit: MAX_BODY_BYTES as u32 }))
            }
            Err(rejection) => Err(ApiError::malformed(rejection.body_text())),
        }
    }
}

/// The header that names the next page of a list whose answer has no place for it: to be given as `before`.
pub const NEXT_HEADER: HeaderName = HeaderName::from_static("x-trilynx-next");

/// Names the next page, if there is one.
fn with_next(next: Option<String>, answer: impl IntoResponse) -> Response {
    let mut response = answer.into_response();
    if let Some(next) = next.and_then(|next| HeaderValue::try_from(next).ok()) {
        response.headers_mut().insert(NEXT_HEADER, next);
    }
    response
}

/// Hands cookies over with an answer.
fn with_cookies(cookies: impl IntoIterator<Item = HeaderValue>, answer: impl IntoResponse) -> Response {
    let mut response = answer.into_response();
    for cookie in cookies {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// What is named in the path.
pub struct Named<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Named<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Named<T>, ApiError> {
        let named = Path::<T>::from_request_parts(parts, state).await;
        named.map(|Path(named)| Named(named)).map_err(|rejection: PathRejection| ApiError::malformed(rejection.body_text()))
    }
}

/// What follows the `?`.
pub struct ApiQuery<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for ApiQuery<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<ApiQuery<T>, ApiError> {
        let asked = Query::<T>::from_request_parts(parts, state).await;
        asked.map(|Query(asked)| ApiQuery(asked)).map_err(|rejection: QueryRejection| ApiError::malformed(rejection.body_text()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Settings;
    use tower::ServiceExt;

    #[tokio::test]
    async fn a_panic_is_answered_with_a_code_alone() {
        async fn panics() {
            panic!("the seven of spades");
        }
        let folder = tempfile::tempdir().expect("a folder");
        let database = Some(crate::config::Database::Sqlite(folder.path().join("games.db")));
        let config = Config::new(Settings { database, ..Settings::default() }).expect("sound settings");
        let service = Service::start(config).await.expect("a store");
        let app = surrounded(Router::new().route("/panics", axum::routing::get(panics)), service);
        let request = Request::builder().uri("/panics").body(Body::empty()).expect("a request");
        let response = app.oneshot(request).await.expect("an answer");
        assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert!(response.headers().contains_key("x-request-id") && response.headers().contains_key("content-security-policy"));
        let body = axum::body::to_bytes(response.into_body(), 1000).await.expect("a body");
        assert_eq!(body, r#"{"code":"internal"}"#);
    }

    #[test]
    fn a_forwarded_address_is_believed_from_our_own_proxies_only() {
        let trust_proxy = Some(vec!["10.0.0.0/8".parse().expect("a network"), "::1".parse().expect("an address")]);
        let database = Some("unused.db".parse().expect("a file"));
        let config = Config::new(Settings { trust_proxy, database, ..Settings::default() }).expect("sound settings");
        let check = |peer: &str, forwarded: &[&'static str], expected: &str| {
            let mut headers = HeaderMap::new();
            for value in forwarded {
                headers.append("x-forwarded-for", HeaderValue::from_static(value));
            }
            let client = behind_proxies(&config, peer.parse().expect("an address"), &headers);
            assert_eq!(client, expected.parse::<IpAddr>().expect("an address"), "{peer} {forwarded:?}");
        };
        check("192.0.2.1", &[], "192.0.2.1");
        check("192.0.2.1", &["198.51.100.1"], "192.0.2.1");
        check("10.1.2.3", &["198.51.100.1"], "198.51.100.1");
        check("::1", &["198.51.100.1"], "198.51.100.1");
        // What the client wrote itself stands on the left, and is not believed.
        check("10.1.2.3", &["203.0.113.9, 198.51.100.1"], "198.51.100.1");
        check("10.1.2.3", &["203.0.113.9", "198.51.100.1, 10.0.0.7"], "198.51.100.1");
        check("10.1.2.3", &["nonsense"], "10.1.2.3");
        check("10.1.2.3", &["198.51.100.1, nonsense"], "10.1.2.3");
    }
}
