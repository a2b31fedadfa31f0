//! Checks what a browser says of a passkey that it has made, or that has signed: the steps of the specification, one after the other.

use super::challenge::{Purpose, Redeemed, redeem};
use super::{PasskeyFault, PasskeyKey, RelyingParty, read, user_handle};
use crate::accounts::secret::ServerSecret;
use crate::store::PasskeyRow;
use serde::Deserialize;
use sha2::{Digest as _, Sha256};
use trilynx_protocol::http::{NewPasskey, PasskeyAnswer};

/// The longest credential id that the specification allows.
pub const LONGEST_CREDENTIAL: usize = 1023;
/// Longer than any browser writes them: they name an origin and a challenge.
const LONGEST_CLIENT_DATA: usize = 4096;
/// With a credential, an RSA key and some extensions.
const LONGEST_AUTHENTICATOR_DATA: usize = 4096;
/// An RSA key is larger than the others.
const LONGEST_KEY: usize = 512;
/// As long as an RSA key.
const LONGEST_SIGNATURE: usize = 512;
const LONGEST_HANDLE: usize = 64;

/// What everything is held against.
#[derive(Clone, Copy)]
pub struct Expected<'a> {
    /// Whose passkeys they are.
    pub party: &'a RelyingParty,
    /// What the challenge was for.
    pub purpose: Purpose<'a>,
    /// What it was signed with.
    pub secret: &'a ServerSecret,
    /// The time by the calendar.
    pub now_unix_ms: u64,
}

/// A passkey that was made, as far as a browser can be believed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Registered {
    /// Its credential id.
    pub credential: Vec<u8>,
    /// Its key.
    pub key: PasskeyKey,
    /// How often it has signed, or 0 if it does not count.
    pub counter: u32,
    /// Whether it can be copied to other devices of its owner.
    pub backup_eligible: bool,
    /// The challenge, which the store uses up.
    pub challenge: Redeemed,
}

/// What a passkey has signed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asserted {
    /// How often it has signed, or 0 if it does not count.
    pub counter: u32,
    /// The challenge, which the store uses up.
    pub challenge: Redeemed,
}

/// The credential id of an answer.
pub fn credential(text: &str) -> Result<Vec<u8>, PasskeyFault> {
    let credential = read("credential", text, LONGEST_CREDENTIAL)?;
    match credential.len() {
        0 => Err(PasskeyFault::CredentialId),
        length if length > LONGEST_CREDENTIAL => Err(PasskeyFault::TooLong("credential")),
        _ => Ok(credential),
    }
}

/// Checks a passkey that was made: section 7.1.
pub fn registration(expected: &Expected<'_>, given: &NewPasskey) -> Result<Registered, PasskeyFault> {
    let credential = credential(&given.credential)?;
    let client_data = read("client_data", &given.client_data, LONGEST_CLIENT_DATA)?;
    let data = read("authenticator_data", &given.authenticator_data, LONGEST_AUTHENTICATOR_DATA)?;
    let info = read("public_key", &given.public_key, LONGEST_KEY)?;
    let challenge = check_client_data(expected, "webauthn.create", &client_data)?;
    let (head, rest) = AuthenticatorData::read(&data)?;
    head.check(expected.party)?;
    if !head.has(HAS_CREDENTIAL) || attested_credential(rest)? != credential {
        return Err(PasskeyFault::CredentialId);
    }
    let key = PasskeyKey::read(given.algorithm, &info)?;
    Ok(Registered { credential, key, counter: head.counter, backup_eligible: head.has(BACKUP_ELIGIBLE), challenge })
}

/// Checks what a passkey that we know has signed: section 7.2. That it is one of somebody who may use it here, the caller knows.
pub fn assertion(expected: &Expected<'_>, given: &PasskeyAnswer, known: &PasskeyRow) -> Result<Asserted, PasskeyFault> {
    let client_data = read("client_data", &given.client_data, LONGEST_CLIENT_DATA)?;
    let data = read("authenticator_data", &given.authenticator_data, LONGEST_AUTHENTICATOR_DATA)?;
    let signature = read("signature", &given.signature, LONGEST_SIGNATURE)?;
    let handle = given.user_handle.as_deref().map(|text| read("user_handle", text, LONGEST_HANDLE)).transpose()?;
    match handle {
        Some(handle) if handle == user_handle(expected.secret, known.person) => {}
        // Where we have asked for certain passkeys, a browser may leave it out.
        None if expected.purpose != Purpose::SignIn => {}
        _ => return Err(PasskeyFault::UserHandle),
    }
    let challenge = check_client_data(expected, "webauthn.get", &client_data)?;
    let (head, rest) = AuthenticatorData::read(&data)?;
    head.check(expected.party)?;
    if !head.has(HAS_CREDENTIAL) && !head.has(HAS_EXTENSIONS) && !rest.is_empty() {
        return Err(PasskeyFault::AuthenticatorData);
    }
    if head.has(BACKUP_ELIGIBLE) != known.backup_eligible {
        return Err(PasskeyFault::Backup);
    }
    let signed = [&data[..], Sha256::digest(&client_data).as_slice()].concat();
    known.key.check(&signed, &signature)?;
    Ok(Asserted { counter: head.counter, challenge })
}

/// `clientDataJSON`. Browsers may write more into it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
    top_origin: Option<String>,
}

fn check_client_data(expected: &Expected<'_>, kind: &str, json: &[u8]) -> Result<Redeemed, PasskeyFault> {
    let data: ClientData = serde_json::from_slice(json).map_err(|_| PasskeyFault::ClientData)?;
    if data.kind != kind {
        return Err(PasskeyFault::Type);
    }
    let challenge = redeem(expected.secret, expected.purpose, &data.challenge, expected.now_unix_ms)?;
    if data.origin != expected.party.origin {
        return Err(PasskeyFault::Origin(expected.party.origin.clone()));
    }
    if data.cross_origin || data.top_origin.is_some() {
        return Err(PasskeyFault::CrossOrigin);
    }
    Ok(challenge)
}

const PRESENT: u8 = 1;
const VERIFIED: u8 = 1 << 2;
const BACKUP_ELIGIBLE: u8 = 1 << 3;
const BACKED_UP: u8 = 1 << 4;
const HAS_CREDENTIAL: u8 = 1 << 6;
const HAS_EXTENSIONS: u8 = 1 << 7;

/// What every authenticator data begin with.
struct AuthenticatorData<'a> {
    party: &'a [u8; 32],
    flags: u8,
    counter: u32,
}

impl<'a> AuthenticatorData<'a> {
    fn read(bytes: &'a [u8]) -> Result<(AuthenticatorData<'a>, &'a [u8]), PasskeyFault> {
        let (party, rest) = bytes.split_first_chunk().ok_or(PasskeyFault::AuthenticatorData)?;
        let (flags, rest) = rest.split_first().ok_or(PasskeyFault::AuthenticatorData)?;
        let (counter, rest) = rest.split_first_chunk().ok_or(PasskeyFault::AuthenticatorData)?;
        Ok((AuthenticatorData { party, flags: *flags, counter: u32::from_be_bytes(*counter) }, rest))
    }

    fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    fn check(&self, party: &RelyingParty) -> Result<(), PasskeyFault> {
        if *self.party != party.hash() {
            return Err(PasskeyFault::RelyingPartyHash);
        }
        if !self.has(PRESENT) {
            return Err(PasskeyFault::NotPresent);
        }
        if !self.has(VERIFIED) {
            return Err(PasskeyFault::NotVerified);
        }
        if self.has(BACKED_UP) && !self.has(BACKUP_ELIGIBLE) {
            return Err(PasskeyFault::Backup);
        }
        Ok(())
    }
}

/// The credential id behind the head: after the model of the authenticator and the length, before the key.
fn attested_credential(rest: &[u8]) -> Result<&[u8], PasskeyFault> {
    let (_model, rest) = rest.split_first_chunk::<16>().ok_or(PasskeyFault::AuthenticatorData)?;
    let (length, rest) = rest.split_first_chunk().ok_or(PasskeyFault::AuthenticatorData)?;
    match rest.split_at_checked(usize::from(u16::from_be_bytes(*length))) {
        Some((credential, key)) if !key.is_empty() => Ok(credential),
        _ => Err(PasskeyFault::AuthenticatorData),
    }
}
