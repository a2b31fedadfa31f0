//! Passkeys: keys of a browser or device with which somebody signs in (WebAuthn). Bytes are written in base64url without padding.

use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// The passkeys of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Passkeys {
    /// Whether passkeys work at the address of this server: browsers have them for names of hosts with TLS, and for `localhost`.
    pub usable: bool,
    /// Oldest first; 10 at most.
    pub passkeys: Vec<PasskeyLine>,
}

/// What is remembered of a passkey.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PasskeyLine {
    /// Its number, to rename or remove it.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub id: u64,
    /// What its owner calls it.
    pub label: String,
    /// When it was added, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub made_unix_ms: u64,
    /// When it was last used.
    #[cfg_attr(feature = "schema", ts(type = "number | null"))]
    pub used_unix_ms: Option<u64>,
}

/// What a browser needs to have a passkey sign.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PasskeyChallenge {
    /// What has to be signed. It works once.
    pub challenge: String,
    /// The relying party: the host of the server's address.
    pub rp_id: String,
    /// The passkeys that may sign, by their credential ids; any if there are none.
    pub allow: Vec<String>,
    /// How long the challenge can be answered.
    pub lasts_ms: u32,
}

/// What a browser needs to make a passkey.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PasskeyCreation {
    /// What the browser has to repeat. It works once, in this session.
    pub challenge: String,
    /// The relying party: the host of the server's address.
    pub rp_id: String,
    /// The user handle: the same for all passkeys of an account, and it reveals nothing.
    pub user: String,
    /// The name of the account.
    pub name: String,
    /// The passkeys that the account has, by their credential ids: a device that has one of them makes no second one.
    pub exclude: Vec<String>,
    /// The algorithms that are understood, best first: -7 (ES256), -8 (EdDSA), -257 (RS256).
    pub algorithms: Vec<i32>,
    /// How long the challenge can be answered.
    pub lasts_ms: u32,
}

/// What a passkey has signed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasskeyAnswer {
    /// Its credential id.
    pub credential: String,
    /// `clientDataJSON`.
    pub client_data: String,
    /// `authenticatorData`.
    pub authenticator_data: String,
    /// The signature of both.
    pub signature: String,
    /// `userHandle`, as far as the browser says it. Signing in needs it.
    #[serde(default)]
    pub user_handle: Option<String>,
}

/// The password again, or an answer of a passkey to a challenge for this: before passkeys are added or removed. One of the two is given.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OwnerProof {
    /// The account's password.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub password: Option<String>,
    /// What a passkey of the account has signed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub passkey: Option<PasskeyAnswer>,
}

/// A passkey that a browser has made.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPasskey {
    /// What its owner calls it: one line, 1 to 60 characters.
    pub label: String,
    /// Its credential id.
    pub credential: String,
    /// `clientDataJSON`.
    pub client_data: String,
    /// What `getAuthenticatorData()` says.
    pub authenticator_data: String,
    /// What `getPublicKey()` says: the key as SubjectPublicKeyInfo.
    pub public_key: String,
    /// What `getPublicKeyAlgorithm()` says.
    pub algorithm: i32,
}

/// Another name for a passkey.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasskeyLabel {
    /// One line, 1 to 60 characters.
    pub label: String,
}

/// Why a passkey is not accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PasskeyRefused {
    /// Passkeys do not work at the address of this server.
    Unavailable,
    /// The challenge is too old, or was answered before.
    Expired,
    /// No account has this passkey.
    Unknown,
    /// What was signed is not what was asked for.
    Invalid,
    /// A kind of key that is not understood.
    Unsupported,
}
