//! Who somebody is: guests, accounts, what proves it, and the person behind a request.
//!
//! The one thing to know: a request's person is found once, by [`crate::http::guard`], and handlers say in their signature what they
//! need: a [`Caller`] (anybody, also a guest or a program with a token), or an [`Owner`] (of an account, in a browser).

pub mod club_names;
pub mod devices;
pub mod names;
pub mod networks;
pub mod passkeys;
pub mod passwords;
pub mod recovery;
pub mod secret;
pub mod sessions;
pub mod tokens;

use crate::error::{ApiError, ApiResult};
use crate::service::Service;
use crate::store::{AppealRow, BanRow, Kind, PersonRow, SecretHash};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use trilynx_protocol::wire::Error;
use trilynx_protocol::{PersonId, http::MyPerson};

/// The person behind a request.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The person.
    pub person: PersonRow,
    /// What proves it.
    pub by: Proof,
}

/// What proves who somebody is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// A cookie with the secret of this session.
    Session(SecretHash),
    /// The API token with this number.
    Token(u64),
}

impl Caller {
    /// Their id.
    pub fn id(&self) -> PersonId {
        self.person.id
    }

    /// Whether what proved who they are still does: it may have ended since it was looked at.
    pub async fn is_still_known(&self, service: &Service) -> ApiResult<bool> {
        Ok(match self.by {
            Proof::Session(hash) => service.store.session(&hash, service.now_unix_ms()).await?.is_some(),
            Proof::Token(id) => {
                service.store.ban(self.id(), service.now_unix_ms()).await?.is_none()
                    && service.store.tokens(self.id()).await?.iter().any(|token| token.id == id)
            }
        })
    }

    /// As they see themselves.
    pub fn shown(&self) -> MyPerson {
        MyPerson {
            id: self.person.id,
            name: self.person.name.clone(),
            guest: self.person.kind == Kind::Guest,
            bot: self.person.bot,
            since_unix_ms: self.person.created_unix_ms,
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, ApiError> {
        parts.extensions.get::<Caller>().cloned().ok_or(ApiError(Error::SignIn))
    }
}

/// The caller, if known.
pub struct MaybeCaller(pub Option<Caller>);

impl<S: Sync> FromRequestParts<S> for MaybeCaller {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<MaybeCaller, Self::Rejection> {
        Ok(MaybeCaller(parts.extensions.get::<Caller>().cloned()))
    }
}

/// The owner of an account, in a browser: a token cannot change the account it belongs to.
pub struct Owner {
    /// The person.
    pub person: PersonRow,
    /// Their session.
    pub session: SecretHash,
}

impl<S: Sync> FromRequestParts<S> for Owner {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Owner, ApiError> {
        let Caller { person, by } = Caller::from_request_parts(parts, state).await?;
        match (person.kind, by) {
            (Kind::Account, Proof::Session(session)) => Ok(Owner { person, session }),
            (_, Proof::Token(_)) => Err(ApiError(Error::Forbidden)),
            (Kind::Guest | Kind::Deleted, Proof::Session(_)) => Err(ApiError(Error::SignIn)),
        }
    }
}

/// Refuses somebody who is banned, and says why.
pub async fn check_ban(service: &Service, person: PersonId) -> ApiResult<()> {
    match service.store.ban(person, service.now_unix_ms()).await? {
        Some(BanRow { number, reason, until_unix_ms, .. }) => {
            let appeal = service.store.sanction(number).await?.and_then(|row| row.appeal).map(AppealRow::shown);
            Err(ApiError(Error::Banned { reason, until_unix_ms, appeal }))
        }
        None => Ok(()),
    }
}

/// Somebody new, with a friendly name. Nothing proves who they are until a session is made for them.
pub async fn new_guest(service: &Service) -> ApiResult<PersonRow> {
    let id = PersonId::from_random(random_bytes());
    let name = names::for_guest(random_bytes());
    service.store.create_guest(id, &name, service.now_unix_ms()).await?;
    service.store.person(id).await?.ok_or_else(|| ApiError::internal("a guest that was just made is not there"))
}

/// Bytes that nobody can foretell.
///
/// # Panics
/// If the operating system has none to give: nothing here is safe then.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}
