//! Passkeys: a browser or device signs a challenge with a key that never leaves it (WebAuthn Level 3).
//!
//! The one thing to know: everything that a browser sends is checked in `verify`, without I/O; that a challenge is answered once, and that
//! a counter does not go back, is decided by the store in the transaction that uses the passkey.
//!
//! # What of the specification is checked
//!
//! "Registering a New Credential" (7.1) and "Verifying an Authentication Assertion" (7.2), in our order: the type in the client data, the
//! challenge (of this purpose, of this session where there is one, not too old, answered once), the origin exactly, no `crossOrigin` and no
//! `topOrigin`, the hash of the relying party's id, presence and verification of the user, that a backed up key may be backed up and that
//! this did not change, that the credential is not anybody's yet or belongs to who is asked for, the user handle, the algorithm, the
//! signature, and the counter.
//!
//! What does not apply, and why:
//!
//! - **Attestation** (7.1: format, statement, trust anchors). We ask for `none`: which make of device somebody has is not our business, and
//!   nothing would follow from it. So nothing proves at registration that the browser has the key, and nobody gains by a false one: it
//!   would open nothing but the sender's own account. That is also why no CBOR is read: the browser says the id of the credential and the
//!   key in plain forms (`getAuthenticatorData()`, `getPublicKey()`).
//! - **Extensions.** None are asked for, so what is said about them is ignored, as the specification has it for those that nobody asked for.
//! - **Transports and the backup state** are not stored: they would be hints for a list that browsers fill in themselves, and for policies
//!   that we do not have.
//! - **Token binding** and related origins: there is one origin.
//!
//! A counter that does not grow is a sign of a copied key. Then the answer is refused and the passkey stays, for its owner to remove. Keys
//! that are synced between devices always say 0, and are not counted.

pub mod challenge;
mod fault;
mod key;
mod relying_party;
pub mod verify;

pub use challenge::{Purpose, Redeemed};
pub use fault::PasskeyFault;
pub use key::{ALGORITHMS, PasskeyKey};
pub use relying_party::RelyingParty;

use crate::accounts::secret::ServerSecret;
use base64ct::{Base64UrlUnpadded, Encoding as _};
use trilynx_protocol::PersonId;

/// The most passkeys an account may have.
pub const MOST_PASSKEYS: u32 = 10;

/// The user handle: what the passkeys of an account store of it, and send when a person signs in. It reveals nothing, and nothing is stored: the
/// specification wants neither a name nor anything else in it by which a person is known elsewhere.
pub fn user_handle(secret: &ServerSecret, person: PersonId) -> [u8; 32] {
    secret.sign("passkey user", &[person.as_str().as_bytes()])
}

/// As browsers are sent bytes.
pub fn written(bytes: &[u8]) -> String {
    Base64UrlUnpadded::encode_string(bytes)
}

/// The bytes of a field that a browser has sent, at most this many.
fn read(field: &'static str, text: &str, most: usize) -> Result<Vec<u8>, PasskeyFault> {
    if text.len() > most.div_ceil(3) * 4 {
        return Err(PasskeyFault::TooLong(field));
    }
    Base64UrlUnpadded::decode_vec(text).map_err(|_| PasskeyFault::NotBase64(field))
}
