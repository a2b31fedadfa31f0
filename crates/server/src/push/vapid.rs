//! How a push service knows which server asks (RFC 8292): by a key that is made at the first start and stored.

use crate::store::{Store, StoreError};
use base64ct::{Base64UrlUnpadded, Encoding as _};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;

/// How long a signature holds, in seconds. A push service refuses more than a day.
const HOLDS_S: u64 = 12 * 3600;

/// The key of this server. Not `Debug`: it must not get into a log.
pub struct VapidKey(EcdsaKeyPair);

impl VapidKey {
    /// The one that is stored; a new one at the first start. All nodes have the same.
    pub async fn load(store: &Store) -> Result<VapidKey, StoreError> {
        let broken = |_| StoreError::Corrupt("secrets.value of vapid".to_owned());
        let random = SystemRandom::new();
        let fresh = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random).map_err(broken)?;
        let stored = store.long_secret("vapid", fresh.as_ref()).await?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &stored, &random);
        pair.map(VapidKey).map_err(|_| StoreError::Corrupt("secrets.value of vapid".to_owned()))
    }

    /// What browsers subscribe with.
    pub fn public(&self) -> String {
        Base64UrlUnpadded::encode_string(self.0.public_key().as_ref())
    }

    /// The header for requests to a push service with this origin. `contact` is where its operator reaches the host.
    pub fn authorization(&self, audience: &str, contact: Option<&str>, now_s: u64) -> Option<String> {
        let mut claims = json!({ "aud": audience, "exp": now_s + HOLDS_S });
        if let Some(contact) = contact {
            claims["sub"] = contact.into();
        }
        let part = |value: serde_json::Value| Base64UrlUnpadded::encode_string(value.to_string().as_bytes());
        let signed = format!("{}.{}", part(json!({ "typ": "JWT", "alg": "ES256" })), part(claims));
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        Some(format!("vapid t={signed}.{}, k={}", Base64UrlUnpadded::encode_string(signature.as_ref()), self.public()))
    }
}
