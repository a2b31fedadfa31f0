//! What can be wrong with a passkey.

use crate::error::ApiError;
use std::fmt;
use trilynx_protocol::http::PasskeyRefused;
use trilynx_protocol::wire::Error;

/// What is wrong, each kind for a step of the specification.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PasskeyFault {
    /// Browsers have no passkeys for the address of this server.
    NoRelyingParty,
    /// This field is longer than any browser makes it.
    TooLong(&'static str),
    /// This field is not base64url.
    NotBase64(&'static str),
    /// The client data are not the JSON that they have to be.
    ClientData,
    /// A passkey was made where one had to sign, or the other way round.
    Type,
    /// The challenge is not ours, or was for something else.
    ForeignChallenge,
    /// The challenge is too old.
    OldChallenge,
    /// The challenge was answered before.
    UsedChallenge,
    /// The page was at another address: this one.
    Origin(String),
    /// The page was inside another one.
    CrossOrigin,
    /// The authenticator data end too early, or go on too long.
    AuthenticatorData,
    /// It is a passkey of another host.
    RelyingPartyHash,
    /// Nobody was there.
    NotPresent,
    /// Nobody has shown who they are: by fingerprint, face or PIN.
    NotVerified,
    /// It is backed up although it cannot be, or has become one that can.
    Backup,
    /// The id in the authenticator data is not the one that was sent.
    CredentialId,
    /// An algorithm that we do not understand.
    Algorithm,
    /// The key is not written as keys of this algorithm are.
    Key,
    /// No account has this passkey, or another one than was asked for.
    Unknown,
    /// The user handle is missing, or that of another account.
    UserHandle,
    /// The signature does not hold.
    Signature,
    /// The counter has not grown.
    Counter,
}

impl PasskeyFault {
    /// What a client puts into words.
    pub fn reason(&self) -> PasskeyRefused {
        match self {
            PasskeyFault::NoRelyingParty => PasskeyRefused::Unavailable,
            PasskeyFault::OldChallenge | PasskeyFault::UsedChallenge => PasskeyRefused::Expired,
            PasskeyFault::Unknown => PasskeyRefused::Unknown,
            PasskeyFault::Algorithm | PasskeyFault::Key => PasskeyRefused::Unsupported,
            _ => PasskeyRefused::Invalid,
        }
    }
}

impl fmt::Display for PasskeyFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            PasskeyFault::NoRelyingParty => {
                "browsers have passkeys for host names with https and for localhost: the server's public-url has to be such an address"
            }
            PasskeyFault::TooLong(field) => return write!(f, "{field} is too long"),
            PasskeyFault::NotBase64(field) => return write!(f, "{field} is not base64url without padding"),
            PasskeyFault::ClientData => "client_data is not the JSON of a browser",
            PasskeyFault::Type => "client_data has another type",
            PasskeyFault::ForeignChallenge => "the challenge was not made for this",
            PasskeyFault::OldChallenge => "the challenge is too old",
            PasskeyFault::UsedChallenge => "the challenge was answered before",
            PasskeyFault::Origin(expected) => return write!(f, "the page has to be at {expected}"),
            PasskeyFault::CrossOrigin => "the page was inside another one",
            PasskeyFault::AuthenticatorData => "authenticator_data has another length or other parts",
            PasskeyFault::RelyingPartyHash => "the passkey is one of another host",
            PasskeyFault::NotPresent => "the user was not present",
            PasskeyFault::NotVerified => "the user was not verified",
            PasskeyFault::Backup => "the flags of the backup contradict each other, or what they were",
            PasskeyFault::CredentialId => "authenticator_data has another credential id",
            PasskeyFault::Algorithm => "the algorithm is none of those that were offered",
            PasskeyFault::Key => "public_key is not a key of this algorithm",
            PasskeyFault::Unknown => "no account has this passkey, or not the one that asks",
            PasskeyFault::UserHandle => "user_handle is missing, or that of another account",
            PasskeyFault::Signature => "the signature does not hold",
            PasskeyFault::Counter => "the counter of the passkey has not grown: there may be a copy of it",
        };
        f.write_str(text)
    }
}

impl From<PasskeyFault> for ApiError {
    fn from(fault: PasskeyFault) -> ApiError {
        ApiError(Error::Passkey { reason: fault.reason(), message: fault.to_string() })
    }
}
