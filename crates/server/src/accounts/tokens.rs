//! Secrets that prove who somebody is, and API tokens, which are such secrets with a name in front.

use crate::error::{ApiError, ApiResult};
use crate::service::Service;
use crate::store::{PersonRow, SecretHash, StoreError};
use sha2::{Digest, Sha256};
use trilynx_protocol::text::is_plain_line;

/// How an API token begins, so that one that leaked is recognised.
pub const PREFIX: &str = "trilynx_";
/// The most tokens a person may have.
pub const MOST_TOKENS: usize = 50;
/// When a token was last used is stored this exactly: not with every request, which would be a write each.
const USE_IS_STORED_EVERY_MS: u64 = 3_600_000;
/// The longest label, in characters.
pub const LONGEST_LABEL: usize = 60;

/// 256 random bits. Not `Debug`: it must not get into a log.
pub struct Secret([u8; 32]);

impl Secret {
    /// A new one.
    pub fn new() -> Secret {
        Secret(super::random_bytes())
    }

    /// The one that was written like this: 64 hexadecimal digits.
    pub fn read(text: &str) -> Option<Secret> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Secret(bytes))
    }

    /// As the client keeps it.
    pub fn text(&self) -> String {
        hex::encode(self.0)
    }

    /// What the store keeps. Chance needs no slow hash: there is nothing to guess.
    pub fn hash(&self) -> SecretHash {
        Sha256::digest(self.0).into()
    }
}

impl Default for Secret {
    fn default() -> Secret {
        Secret::new()
    }
}

/// The person whose token this is, and its number.
pub async fn person(service: &Service, secret: &Secret) -> ApiResult<Option<(PersonRow, u64)>> {
    let Some(token) = service.store.token(&secret.hash()).await? else { return Ok(None) };
    super::check_ban(service, token.person).await?;
    let now = service.now_unix_ms();
    if token.used_unix_ms.is_none_or(|used| now >= used + USE_IS_STORED_EVERY_MS) {
        match service.store.touch_token(&secret.hash(), now).await {
            // Revoked at this very moment.
            Err(StoreError::Missing) => return Ok(None),
            touched => touched?,
        }
    }
    Ok(service.store.person(token.person).await?.map(|person| (person, token.id)))
}

/// Checks what somebody wants to call a token.
pub fn check_label(label: &str) -> ApiResult<()> {
    if label.trim() != label || label.is_empty() || label.chars().count() > LONGEST_LABEL || !is_plain_line(label, 4 * LONGEST_LABEL) {
        return Err(ApiError::unfit("label", format!("a label is one line of 1 to {LONGEST_LABEL} characters")));
    }
    Ok(())
}

/// The secret in an `Authorization: Bearer trilynx_…` header.
pub fn from_header(value: &str) -> Option<Secret> {
    let (scheme, token) = value.split_once(' ')?;
    if !scheme.eq_ignore_ascii_case("bearer") {
        return None;
    }
    Secret::read(token.trim().strip_prefix(PREFIX)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_reads_as_it_is_written() {
        let secret = Secret::new();
        let read = from_header(&format!("Bearer {PREFIX}{}", secret.text())).expect("a token");
        assert_eq!(read.hash(), secret.hash());
        assert_ne!(read.hash(), Secret::new().hash());
        for wrong in ["", "Bearer", "Bearer trilynx_", "Basic trilynx_00", &format!("Bearer {}", secret.text())] {
            assert!(from_header(wrong).is_none(), "{wrong}");
        }
    }
}
