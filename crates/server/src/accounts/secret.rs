//! The server's own key: what is signed with it, nobody else can have made.

use crate::store::{Store, StoreError};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

/// 256 random bits, generated at the first start and stored. Not `Debug`: it must not get into a log.
pub struct ServerSecret([u8; 32]);

impl ServerSecret {
    /// The one that is stored; a new one at the first start.
    pub async fn load(store: &Store) -> Result<ServerSecret, StoreError> {
        Ok(ServerSecret(store.secret("server", super::random_bytes()).await?))
    }

    /// HMAC-SHA256 of these parts. The purpose keeps what is signed for one use from being used for another.
    pub fn sign(&self, purpose: &str, parts: &[&[u8]]) -> [u8; 32] {
        let mut mac = <Hmac<Sha256>>::new_from_slice(&self.0).expect("a key of any length will do");
        for part in [purpose.as_bytes()].iter().chain(parts) {
            // With their lengths, so that no two lists of parts are signed alike.
            mac.update(&(part.len() as u64).to_be_bytes());
            mac.update(part);
        }
        mac.finalize().into_bytes().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_signed_differs_by_key_purpose_and_every_part() {
        let key = ServerSecret([7; 32]);
        let signed = key.sign("table", &[b"ab", b"c"]);
        assert_eq!(key.sign("table", &[b"ab", b"c"]), signed);
        let others = [
            ServerSecret([8; 32]).sign("table", &[b"ab", b"c"]),
            key.sign("device", &[b"ab", b"c"]),
            key.sign("table", &[b"a", b"bc"]),
            key.sign("table", &[b"abc"]),
        ];
        assert!(!others.contains(&signed));
    }
}
