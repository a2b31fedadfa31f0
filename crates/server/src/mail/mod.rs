//! Mail, where the host has named a server that takes it: links to confirm an address and to choose a new password, notices of what happened to an
//! account, and digests of notifications.
//!
//! The one thing to know: a mail is queued in the store with what it is about, and made when it is sent. So nothing that a request does waits for a
//! mail server, a digest has what is unread then, and a code is known to nobody but the one who gets it.

mod address;
#[cfg(feature = "mail")]
mod deliver;
#[cfg(feature = "mail")]
mod digest;
#[cfg(feature = "mail")]
mod letter;
mod settings;
#[cfg(feature = "mail")]
mod smtp;

pub use address::MailAddress;
#[cfg(feature = "mail")]
pub use deliver::deliver;
pub use settings::{MailFrom, MailServer, MailSettings};
#[cfg(feature = "mail")]
pub use smtp::hello;

use crate::limits::LimitKind;
use crate::service::Service;
use crate::store::{Kind, MailKind, MailRow, SecretHash, StoreError};
use std::time::Duration;
use trilynx_protocol::PersonId;
use trilynx_protocol::wire::Error;

/// How long a link that confirms an address holds.
pub const CONFIRM_WITHIN: Duration = Duration::from_secs(24 * 3600);
/// How long a link that sets a new password holds.
pub const RECOVER_WITHIN: Duration = Duration::from_secs(3600);

/// The most mails on a day that are asked for by somebody, but for digests: to an address that nobody has confirmed …
const MOST_TO_STRANGER: u32 = 2;
/// … to one that somebody has …
const MOST_TO_ADDRESS: u32 = 8;
/// … and about one account.
const MOST_ABOUT_ACCOUNT: u32 = 6;
/// How many links for a new password a person gets per day in addition to …
const MOST_RECOVERIES: u32 = 4;
/// … and how many notices of each kind.
const MOST_NOTICES: u32 = 4;

const DAY_MS: u64 = 86_400_000;

/// What is counted on a day.
fn counted(service: &Service, what: &str, whom: &str) -> SecretHash {
    service.secret.sign("mail count", &[what.as_bytes(), whom.as_bytes()])
}

/// Counts a mail to this address about this account. False if there were too many today.
pub async fn count(service: &Service, person: PersonId, to: &MailRow) -> Result<bool, StoreError> {
    let day = service.now_unix_ms() / DAY_MS;
    let known = service.store.accounts_of_address(&to.folded).await? > 0;
    let (what, most) = if known { ("address", MOST_TO_ADDRESS) } else { ("stranger", MOST_TO_STRANGER) };
    Ok(service.store.count_mail(&counted(service, "account", person.as_str()), day, MOST_ABOUT_ACCOUNT).await?
        && service.store.count_mail(&counted(service, what, &to.folded), day, most).await?)
}

/// How a request is answered for which there were too many mails today.
pub fn too_many(service: &Service) -> Error {
    crate::metrics::limited(LimitKind::Mails.name());
    let wait_ms = DAY_MS - service.now_unix_ms() % DAY_MS;
    Error::Limited { what: LimitKind::Mails.name().to_owned(), wait_ms: u32::try_from(wait_ms).unwrap_or(u32::MAX) }
}

/// Sends a link to the owner of this name, if there is one with a confirmed address. The caller does not learn which.
pub async fn send_recovery(service: &Service, folded_name: &str) -> Result<(), StoreError> {
    let Some((person, _)) = service.store.person_by_name(folded_name).await? else { return Ok(()) };
    let Some(to) = service.store.mail_address(person.id).await?.filter(|row| row.confirmed && person.kind == Kind::Account) else {
        return Ok(());
    };
    let day = service.now_unix_ms() / DAY_MS;
    if service.store.count_mail(&counted(service, "recovery", person.id.as_str()), day, MOST_RECOVERIES).await? {
        service.store.queue_mail(person.id, MailKind::Recover, &to, service.now_unix_ms()).await?;
    }
    Ok(())
}

/// Tells the confirmed address of somebody, if there is one, what has happened to the account. What happens goes on if that cannot be queued.
pub async fn tell(service: &Service, person: PersonId, kind: MailKind) {
    if service.config.mail.is_none() {
        return;
    }
    if let Err(cause) = queue_notice(service, person, kind).await {
        tracing::warn!(%cause, "somebody is not told by mail that the account has changed");
    }
}

async fn queue_notice(service: &Service, person: PersonId, kind: MailKind) -> Result<(), StoreError> {
    if !service.store.mail_address(person).await?.is_some_and(|row| row.confirmed) {
        return Ok(());
    }
    // Counted by kind, so that many mails about passkeys cannot hide the one about a new password.
    let now = service.now_unix_ms();
    if service.store.count_mail(&counted(service, kind.name(), person.as_str()), now / DAY_MS, MOST_NOTICES).await? {
        service.store.queue_notice(person, kind, now).await?;
    }
    Ok(())
}

/// What ends the digests to this address of this person, and can be made by nobody else.
pub fn unsubscribe_token(service: &Service, person: PersonId, folded: &str) -> String {
    let signed = service.secret.sign("mail unsubscribe", &[person.as_str().as_bytes(), folded.as_bytes()]);
    format!("{person}.{}", hex::encode(&signed[..16]))
}

/// Whose digests a token ends.
pub async fn unsubscribed(service: &Service, token: &str) -> Result<Option<PersonId>, StoreError> {
    let Some(person) = token.split_once('.').and_then(|(person, _)| person.parse::<PersonId>().ok()) else { return Ok(None) };
    let Some(row) = service.store.mail_address(person).await? else { return Ok(None) };
    let right = unsubscribe_token(service, person, &row.folded);
    // Every byte is looked at, so that the time it takes says nothing.
    let differ =
        right.len() ^ token.len() | usize::from(right.bytes().zip(token.bytes()).fold(0, |differ, (one, other)| differ | (one ^ other)));
    Ok((differ == 0).then_some(person))
}
