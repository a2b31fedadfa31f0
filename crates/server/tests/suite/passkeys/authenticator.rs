//! An authenticator in software, and the browser in front of it. Every part of what they say can be made wrong.

use base64ct::{Base64UrlUnpadded, Encoding as _};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair as _};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

pub const PRESENT: u8 = 1;
pub const VERIFIED: u8 = 4;
pub const BACKUP_ELIGIBLE: u8 = 8;
pub const BACKED_UP: u8 = 16;
const HAS_CREDENTIAL: u8 = 64;

pub fn base64(bytes: &[u8]) -> String {
    Base64UrlUnpadded::encode_string(bytes)
}

enum Key {
    Es256(EcdsaKeyPair),
    EdDsa(Ed25519KeyPair),
}

/// One passkey, and what is said about it.
pub struct Authenticator {
    pub credential: Vec<u8>,
    pub user_handle: Option<String>,
    pub counter: u32,
    pub flags: u8,
    /// What the browser says of the page.
    pub origin: String,
    pub party: Option<String>,
    pub kind: Option<&'static str>,
    /// More fields of the client data.
    pub more: Value,
    key: Key,
}

impl Authenticator {
    /// With an ECDSA key, before a page of this origin.
    pub fn new(origin: &str) -> Authenticator {
        let random = SystemRandom::new();
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).expect("a key");
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, made.as_ref(), &random).expect("a key");
        Authenticator::with(origin, Key::Es256(pair))
    }

    /// With an Ed25519 key.
    pub fn eddsa(origin: &str) -> Authenticator {
        let made = Ed25519KeyPair::generate_pkcs8(&SystemRandom::new()).expect("a key");
        Authenticator::with(origin, Key::EdDsa(Ed25519KeyPair::from_pkcs8(made.as_ref()).expect("a key")))
    }

    fn with(origin: &str, key: Key) -> Authenticator {
        Authenticator {
            credential: trilynx_server::accounts::random_bytes::<16>().to_vec(),
            user_handle: None,
            counter: 0,
            flags: PRESENT | VERIFIED,
            origin: origin.to_owned(),
            party: None,
            kind: None,
            more: json!({ "crossOrigin": false, "other_keys_can_be_added_here": "do not compare clientDataJSON against a template" }),
            key,
        }
    }

    fn algorithm(&self) -> i32 {
        match self.key {
            Key::Es256(_) => -7,
            Key::EdDsa(_) => -8,
        }
    }

    fn public_key(&self) -> Vec<u8> {
        let (before, key) = match &self.key {
            Key::Es256(pair) => ("3059301306072a8648ce3d020106082a8648ce3d030107034200", pair.public_key().as_ref()),
            Key::EdDsa(pair) => ("302a300506032b6570032100", pair.public_key().as_ref()),
        };
        [&hex::decode(before).expect("digits"), key].concat()
    }

    fn client_data(&self, kind: &str, challenge: &Value) -> Vec<u8> {
        let mut data = json!({ "type": self.kind.unwrap_or(kind), "challenge": challenge, "origin": self.origin });
        data.as_object_mut().expect("fields").extend(self.more.as_object().expect("fields").clone());
        data.to_string().into_bytes()
    }

    fn authenticator_data(&self, party: &Value, flags: u8) -> Vec<u8> {
        let party = self.party.as_deref().or(party.as_str()).expect("a relying party");
        [Sha256::digest(party.as_bytes()).as_slice(), &[flags], &self.counter.to_be_bytes()].concat()
    }

    /// Makes the passkey that a [`PasskeyCreation`] asks for. What comes back is a `NewPasskey`.
    ///
    /// [`PasskeyCreation`]: trilynx_protocol::http::PasskeyCreation
    pub fn create(&mut self, creation: &Value, label: &str) -> Value {
        self.user_handle = Some(creation["user"].as_str().expect("a user handle").to_owned());
        let length = u16::try_from(self.credential.len()).expect("a short id").to_be_bytes();
        let head = self.authenticator_data(&creation["rp_id"], self.flags | HAS_CREDENTIAL);
        // An authenticator of no model; instead of the key in COSE, which nobody reads, a single byte.
        let data = [&head[..], &[0; 16], &length, &self.credential, &[0xa5]].concat();
        json!({
            "label": label,
            "credential": base64(&self.credential),
            "client_data": base64(&self.client_data("webauthn.create", &creation["challenge"])),
            "authenticator_data": base64(&data),
            "public_key": base64(&self.public_key()),
            "algorithm": self.algorithm(),
        })
    }

    /// Signs a `PasskeyChallenge`. What comes back is a `PasskeyAnswer`.
    pub fn sign(&self, challenge: &Value) -> Value {
        let client_data = self.client_data("webauthn.get", &challenge["challenge"]);
        let data = self.authenticator_data(&challenge["rp_id"], self.flags);
        let message = [&data[..], Sha256::digest(&client_data).as_slice()].concat();
        let signature = match &self.key {
            Key::Es256(pair) => pair.sign(&SystemRandom::new(), &message).expect("a signature").as_ref().to_vec(),
            Key::EdDsa(pair) => pair.sign(&message).as_ref().to_vec(),
        };
        json!({
            "credential": base64(&self.credential),
            "client_data": base64(&client_data),
            "authenticator_data": base64(&data),
            "signature": base64(&signature),
            "user_handle": self.user_handle,
        })
    }
}
