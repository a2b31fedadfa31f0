//! Devices that have signed in to an account before: they are let in however often strangers have guessed at its password.
//!
//! The one thing to know: nothing is stored. A browser keeps a tag for each of the last accounts that signed in there, made by the server's
//! key from the account and the hash of its password, so that nobody else can make one and a new password invalidates it. A tag opens
//! nothing; it only has an allowance of its own.

use super::sessions::{cookie, set_cookie};
use crate::config::Config;
use crate::limits::LimitKey;
use crate::service::Service;
use axum::http::{HeaderMap, HeaderValue};
use std::time::Duration;
use trilynx_protocol::PersonId;

/// A family may share a browser.
const MOST_ACCOUNTS: usize = 4;
/// As long as browsers keep any cookie.
const KEPT: Duration = Duration::from_secs(400 * 24 * 3600);

type Tag = [u8; 16];

fn cookie_name(config: &Config) -> &'static str {
    if config.is_secure() { "__Host-trilynx-device" } else { "trilynx-device" }
}

fn tag(service: &Service, person: PersonId, password_hash: &str) -> Tag {
    let signed = service.secret.sign("device", &[person.as_str().as_bytes(), password_hash.as_bytes()]);
    signed[..16].try_into().expect("a signature is longer")
}

fn tags(service: &Service, headers: &HeaderMap) -> Vec<Tag> {
    let Some(tags) = cookie(headers, cookie_name(&service.config)) else { return Vec::new() };
    let read = |text: &str| {
        let mut tag = Tag::default();
        hex::decode_to_slice(text, &mut tag).ok().map(|()| tag)
    };
    tags.split('.').filter_map(read).take(MOST_ACCOUNTS).collect()
}

/// The device, if it has signed in to this account before.
pub fn known(service: &Service, headers: &HeaderMap, person: PersonId, password_hash: &str) -> Option<LimitKey> {
    let wanted = tag(service, person, password_hash);
    // Every byte of every tag is looked at, so that the time it takes says nothing.
    let differ = |tag: &Tag| tag.iter().zip(&wanted).fold(0, |differ, (one, other)| differ | (one ^ other));
    let found = tags(service, headers).iter().fold(false, |found, tag| found | (differ(tag) == 0));
    found.then(|| LimitKey::Device(u64::from_be_bytes(wanted[..8].try_into().expect("a tag is longer"))))
}

/// The `Set-Cookie` that makes a browser a device of this account, beside those it was before.
pub fn remember(service: &Service, headers: &HeaderMap, person: PersonId, password_hash: &str) -> HeaderValue {
    let newest = tag(service, person, password_hash);
    let others = tags(service, headers).into_iter().filter(|tag| *tag != newest);
    let all: Vec<String> = [newest].into_iter().chain(others).take(MOST_ACCOUNTS).map(hex::encode).collect();
    set_cookie(&service.config, cookie_name(&service.config), all.join("."), KEPT)
}
