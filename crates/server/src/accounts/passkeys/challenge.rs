//! Challenges: what a browser has to have signed.
//!
//! The one thing to know: nothing is stored when one is handed out, so strangers cannot fill anything, and every node reads those of the
//! others. A challenge is a time, a random number and a signature of the server over both, the purpose and the session. Only those that
//! were answered rightly are stored, until their time is over, so that none is answered twice.

use super::PasskeyFault;
use crate::accounts::secret::ServerSecret;
use crate::store::SecretHash;
use base64ct::{Base64UrlUnpadded, Encoding as _};
use sha2::{Digest as _, Sha256};
use std::time::Duration;

/// How long a challenge can be answered: time to find a telephone and scan a code.
pub const LASTS: Duration = Duration::from_secs(5 * 60);

const TIME: usize = 8;
const RANDOM: usize = 16;
const SIGNATURE: usize = 32;
const LENGTH: usize = TIME + RANDOM + SIGNATURE;

/// What a challenge is for. An answer to one for something else is worth nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose<'a> {
    /// To find out who somebody is.
    SignIn,
    /// To add a passkey, in this session.
    Add(&'a SecretHash),
    /// To show that the owner is still there, in this session.
    Confirm(&'a SecretHash),
}

impl Purpose<'_> {
    fn parts(&self) -> (&'static str, &[u8]) {
        match self {
            Purpose::SignIn => ("sign in", &[]),
            Purpose::Add(session) => ("add", session.as_slice()),
            Purpose::Confirm(session) => ("confirm", session.as_slice()),
        }
    }

    fn sign(&self, secret: &ServerSecret, head: &[u8]) -> [u8; SIGNATURE] {
        let (purpose, session) = self.parts();
        secret.sign("passkey challenge", &[purpose.as_bytes(), session, head])
    }
}

/// A challenge that was read back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Redeemed {
    /// By which the store knows that it was answered.
    pub hash: SecretHash,
    /// Until when the store has to know.
    pub expires_unix_ms: u64,
}

/// A new one, in base64url.
pub fn issue(secret: &ServerSecret, purpose: Purpose<'_>, now_unix_ms: u64) -> String {
    let expires = now_unix_ms + LASTS.as_millis() as u64;
    let mut bytes = Vec::with_capacity(LENGTH);
    bytes.extend_from_slice(&expires.to_be_bytes());
    bytes.extend_from_slice(&crate::accounts::random_bytes::<RANDOM>());
    let signature = purpose.sign(secret, &bytes);
    bytes.extend_from_slice(&signature);
    Base64UrlUnpadded::encode_string(&bytes)
}

/// Reads one back that was issued for this purpose and whose time is not over.
pub fn redeem(secret: &ServerSecret, purpose: Purpose<'_>, text: &str, now_unix_ms: u64) -> Result<Redeemed, PasskeyFault> {
    let mut bytes = [0; LENGTH];
    match Base64UrlUnpadded::decode(text, &mut bytes) {
        Ok(read) if read.len() == LENGTH => {}
        _ => return Err(PasskeyFault::ForeignChallenge),
    }
    let (head, signature) = bytes.split_at(TIME + RANDOM);
    // Every byte is looked at, so that the time it takes says nothing.
    let differ = purpose.sign(secret, head).iter().zip(signature).fold(0, |differ, (one, other)| differ | (one ^ other));
    if differ != 0 {
        return Err(PasskeyFault::ForeignChallenge);
    }
    let expires_unix_ms = u64::from_be_bytes(head[..TIME].try_into().expect("the time has its length"));
    if now_unix_ms >= expires_unix_ms {
        return Err(PasskeyFault::OldChallenge);
    }
    Ok(Redeemed { hash: Sha256::digest(bytes).into(), expires_unix_ms })
}
