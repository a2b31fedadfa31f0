//! Sessions: a browser that is known. It keeps a secret in a cookie; we keep the secret's hash.

use super::{Caller, Proof, networks, new_guest, tokens::Secret};
use crate::config::Config;
use crate::error::ApiResult;
use crate::limits::LimitKind;
use crate::service::Service;
use crate::store::{PersonRow, SecretHash};
use axum::http::{HeaderMap, HeaderValue, header};
use std::net::IpAddr;
use std::time::Duration;

/// A session is extended at most this often: extending it with every request would cost a write each time.
const PROLONG_AFTER: Duration = Duration::from_secs(24 * 3600);

/// The name of the cookie. `__Host-` makes the browser insist on TLS, this host and the whole site.
pub fn cookie_name(config: &Config) -> &'static str {
    if config.is_secure() { "__Host-trilynx" } else { "trilynx" }
}

/// The secret that the browser sent along.
pub fn from_cookies(config: &Config, headers: &HeaderMap) -> Option<Secret> {
    Secret::read(cookie(headers, cookie_name(config))?)
}

/// The value of a cookie that the browser sent along. Ours hold letters, digits and dots only, so nothing is quoted or encoded.
pub(super) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let pairs = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok()).flat_map(|line| line.split(';'));
    pairs.filter_map(|pair| pair.split_once('=')).find(|(known, _)| known.trim() == name).map(|(_, value)| value.trim())
}

/// A new session for this person, and the `Set-Cookie` that hands it to the browser.
pub async fn begin(service: &Service, person: PersonRow) -> ApiResult<(Caller, HeaderValue)> {
    let secret = Secret::new();
    let now = service.now_unix_ms();
    service.store.create_session(&secret.hash(), person.id, now, now + service.config.session.as_millis() as u64).await?;
    let cookie = set_cookie(&service.config, cookie_name(&service.config), secret.text(), service.config.session);
    Ok((Caller { person, by: Proof::Session(secret.hash()) }, cookie))
}

/// The caller, or a new guest if the caller is unknown. The response must then include the `Set-Cookie`.
pub async fn enter(service: &Service, known: Option<Caller>, address: IpAddr) -> ApiResult<(Caller, Option<HeaderValue>)> {
    if let Some(caller) = known {
        return Ok((caller, None));
    }
    service.limits.count(LimitKind::Guests, address)?;
    networks::check(service, address, None).await?;
    let (caller, cookie) = begin(service, new_guest(service).await?).await?;
    Ok((caller, Some(cookie)))
}

/// The person whose session has this secret. If the session was prolonged, with the `Set-Cookie` that makes the browser keep it longer.
pub async fn find(service: &Service, secret: &Secret) -> ApiResult<Option<(Caller, Option<HeaderValue>)>> {
    let hash = secret.hash();
    let now = service.now_unix_ms();
    let Some(session) = service.store.session(&hash, now).await? else { return Ok(None) };
    let Some(person) = service.store.person(session.person).await? else { return Ok(None) };
    let caller = Caller { person, by: Proof::Session(hash) };
    if now < session.seen_unix_ms + PROLONG_AFTER.as_millis() as u64 {
        return Ok(Some((caller, None)));
    }
    let until = now + service.config.session.as_millis() as u64;
    service.store.touch_session(&hash, now, until).await?;
    Ok(Some((caller, Some(set_cookie(&service.config, cookie_name(&service.config), secret.text(), service.config.session)))))
}

/// Ends a session; the `Set-Cookie` makes the browser forget it.
pub async fn end(service: &Service, session: &SecretHash) -> ApiResult<HeaderValue> {
    service.store.delete_session(session).await?;
    service.live.connections.end(Proof::Session(*session));
    Ok(forget(&service.config))
}

/// The `Set-Cookie` that makes the browser forget its session.
pub fn forget(config: &Config) -> HeaderValue {
    set_cookie(config, cookie_name(config), String::new(), Duration::ZERO)
}

pub(super) fn set_cookie(config: &Config, name: &'static str, value: String, keep: Duration) -> HeaderValue {
    let secure = if config.is_secure() { "; Secure" } else { "" };
    let text = format!("{name}={value}; HttpOnly; SameSite=Lax{secure}; Path=/; Max-Age={}", keep.as_secs());
    HeaderValue::from_str(&text).expect("a cookie of ours is visible ASCII")
}
