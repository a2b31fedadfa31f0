//! What keeps other people's pages away from ours: the headers of each kind of answer, and where a request may come from.

use crate::accounts::sessions;
use crate::config::Config;
use crate::error::{ApiError, ApiResult};
use crate::service::Service;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use trilynx_protocol::wire::Error;

/// What a browser can do with an answer, which decides the headers it needs. Headers are a tenth of what a first visit loads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ContentKind {
    /// Scripts, styles, fonts and modules. They are public, and run by the rules of the page that loads them.
    Asset,
    /// A script that is no part of the page: it runs by the rules of its own answer.
    Worker,
    /// JSON and images: what is shown and never runs. A drawing that is opened by itself runs nothing either: its policy allows nothing.
    Data,
    /// Pages, and whatever is not known to be one of the others.
    Document,
}

/// The service worker, which keeps the client for times without a network.
const SERVICE_WORKER: &str = "/sw.js";

/// By its type, which `nosniff` makes browsers believe. A worker is known by the name of its file.
pub fn kind(path: &str, answer: &HeaderMap) -> ContentKind {
    let value = answer.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    match value.split(';').next().unwrap_or_default().trim() {
        "text/javascript" if path == SERVICE_WORKER || path.rsplit('/').next().is_some_and(|name| name.contains("worker")) => {
            ContentKind::Worker
        }
        "text/javascript" | "text/css" | "font/woff2" | "application/wasm" => ContentKind::Asset,
        "application/json" | "image/svg+xml" | "image/png" => ContentKind::Data,
        _ => ContentKind::Document,
    }
}

/// A worker compiles the module of the engine and fetches from where it comes itself.
const OF_WORKERS: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const OF_DOCUMENTS: [(HeaderName, &str); 4] = [
    (header::X_FRAME_OPTIONS, "DENY"),
    // The link of a private table goes nowhere else; our own pages still say where they are.
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
];

/// Marks an answer that pages of other origins may read.
#[derive(Clone, Copy)]
struct ForAnyOrigin;

/// Lets pages of other origins read an answer. They ask without cookies: a browser shows no page an answer for everybody that it has
/// asked for with cookies, and a request with a token needs a permission that is never given.
pub async fn for_any_origin(mut response: Response) -> Response {
    response.extensions_mut().insert(ForAnyOrigin);
    response
}

/// Adds the headers to whatever is answered.
pub async fn headers(State(service): State<Service>, request: Request, next: Next) -> Response {
    let policy = content_policy(&service.config, host(request.headers()));
    let path = request.uri().path().to_owned();
    let mut response = next.run(request).await;
    let kind = kind(&path, response.headers());
    let is_for_any_origin = response.extensions().get::<ForAnyOrigin>().is_some();
    let headers = response.headers_mut();
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    if is_for_any_origin {
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
        headers.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_name(super::NEXT_HEADER));
    }
    if kind != ContentKind::Asset {
        let policy = if is_for_any_origin { "cross-origin" } else { "same-origin" };
        headers.insert(HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static(policy));
    }
    if kind == ContentKind::Data {
        headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'"));
    }
    if kind == ContentKind::Worker {
        headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(OF_WORKERS));
    }
    if kind == ContentKind::Document {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
        for (name, value) in OF_DOCUMENTS {
            headers.insert(name, HeaderValue::from_static(value));
        }
    }
    if service.config.is_secure() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=15552000"));
    }
    response
}

/// Nothing inline, nothing from elsewhere; WebAssembly may be compiled, which is not the same as evaluating text. Some browsers do not count a WebSocket of the same host as `'self'`, so it is named.
fn content_policy(config: &Config, host: Option<&str>) -> HeaderValue {
    let socket = match (&config.public_url, host) {
        (Some(url), _) => format!(" ws{}://{}", if url.secure { "s" } else { "" }, url.authority),
        (None, Some(host)) => format!(" ws://{host}"),
        (None, None) => String::new(),
    };
    let policy = format!(
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'{socket}; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; \
         frame-ancestors 'none'"
    );
    HeaderValue::from_str(&policy).expect("a host that was read is visible ASCII")
}

/// The host the client believes to talk to, if it is one: it is repeated in a header of ours.
pub fn host(headers: &HeaderMap) -> Option<&str> {
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let is_host = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b':' | b'[' | b']' | b'_');
    (!host.is_empty() && host.len() <= 255 && host.bytes().all(is_host)).then_some(host)
}

/// Refuses what somebody else's page makes a browser send: unsafe methods and WebSockets must come from our own origin.
///
/// A request without an `Origin` is not from a page of today's browsers. It may pass if it proves itself by a token, or has no cookie
/// that would speak for it.
pub fn check_origin(config: &Config, method: &Method, headers: &HeaderMap) -> ApiResult<()> {
    let upgrades = headers.contains_key(header::UPGRADE);
    if method.is_safe() && !upgrades {
        return Ok(());
    }
    let foreign = Err(ApiError(Error::Forbidden));
    let proof = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.split_once(' '));
    if proof.is_some_and(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer")) {
        // No browser adds a token by itself; a name and password it does.
        return Ok(());
    }
    match headers.get(header::ORIGIN) {
        Some(origin) => match origin.to_str() {
            Ok(origin) if is_ours(config, origin, headers) => Ok(()),
            _ => foreign,
        },
        None if sessions::from_cookies(config, headers).is_none() => Ok(()),
        None => Err(ApiError::malformed("a request that changes something and has a cookie needs an Origin header, as browsers send it")),
    }
}

fn is_ours(config: &Config, origin: &str, headers: &HeaderMap) -> bool {
    if config.public_url.as_ref().is_some_and(|url| url.origin() == origin) {
        return true;
    }
    let Some((scheme, authority)) = origin.split_once("://") else { return false };
    // Where there is TLS, a page without it may be anybody's who sits between.
    let is_safe = scheme == "https" || (scheme == "http" && !config.is_secure());
    is_safe && host(headers).is_some_and(|host| host.eq_ignore_ascii_case(authority))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_worker_has_a_policy_of_its_own_and_other_scripts_have_that_of_their_page() {
        let kind = |path: &str, content_type: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type));
            super::kind(path, &headers)
        };
        assert_eq!(kind("/assets/worker-1a2b.js", "text/javascript"), ContentKind::Worker);
        assert_eq!(kind("/sw.js", "text/javascript"), ContentKind::Worker);
        assert_eq!(kind("/assets/worker/index-1a2b.js", "text/javascript"), ContentKind::Asset);
        assert_eq!(kind("/assets/engine-1a2b.wasm", "application/wasm"), ContentKind::Asset);
        assert_eq!(kind("/worker", "text/html; charset=utf-8"), ContentKind::Document);
        for needed in ["script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'", "default-src 'none'"] {
            assert!(OF_WORKERS.contains(needed), "{needed}");
        }
    }
}
