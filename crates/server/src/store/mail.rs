//! Addresses of accounts, the codes in links that were sent there, and the mails that have to be sent.
//!
//! The one thing to know: a mail waits as who gets it and of what kind it is. What it says is made when it is sent, and so is its code, of which
//! only the hash is stored. A digest is queued in the transaction of the notification that it is about.

use super::passkeys::HOLD_PERSON;
use super::{SecretHash, Store, StoreError, changing, id, reading, signed, small, there, unsigned, writing};
use trilynx_protocol::PersonId;

/// The most accounts with one confirmed address: that of a family, or a club.
pub const MOST_ACCOUNTS_OF_ADDRESS: u32 = 5;
/// Who looks within this time after a notification gets no mail about it.
pub const DIGEST_WAIT_MS: u64 = 3_600_000;
/// Somebody gets one digest in this time at most.
pub const DIGEST_EVERY_MS: u64 = 86_400_000;

/// What a mail is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MailKind {
    /// A link that confirms the address.
    Confirm,
    /// A link for somebody who has forgotten the password.
    Recover,
    /// The password was changed.
    Password,
    /// A passkey was added or removed.
    Passkeys,
    /// The account has another address, or none any more.
    Address,
    /// Notifications that have not been seen.
    Digest,
}

impl MailKind {
    /// All of them.
    pub const ALL: [MailKind; 6] =
        [MailKind::Confirm, MailKind::Recover, MailKind::Password, MailKind::Passkeys, MailKind::Address, MailKind::Digest];

    /// Its name in the store and in metrics.
    pub fn name(self) -> &'static str {
        match self {
            MailKind::Confirm => "confirm",
            MailKind::Recover => "recover",
            MailKind::Password => "password",
            MailKind::Passkeys => "passkeys",
            MailKind::Address => "address",
            MailKind::Digest => "digest",
        }
    }
}

/// What the code of a link is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodeUse {
    /// It confirms the address.
    Confirm,
    /// It sets a new password.
    Recover,
}

impl CodeUse {
    fn name(self) -> &'static str {
        match self {
            CodeUse::Confirm => "confirm",
            CodeUse::Recover => "recover",
        }
    }
}

/// The address of an account.
#[derive(Clone, PartialEq, Eq)]
pub struct MailRow {
    /// As it was typed.
    pub address: String,
    /// As it is compared.
    pub folded: String,
    /// The language of what is sent there.
    pub language: String,
    /// Whether its owner has confirmed it.
    pub confirmed: bool,
    /// Whether digests are sent there.
    pub digest: bool,
    /// When the last one was made, or when they were switched on.
    pub digested_unix_ms: u64,
    /// Since when the account has it.
    pub made_unix_ms: u64,
}

/// A mail that has to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DueMail {
    /// About whose account.
    pub person: PersonId,
    /// Of what.
    pub kind: MailKind,
    /// Where to.
    pub address: String,
    /// In which language.
    pub language: String,
    /// Since when it waits.
    pub queued_unix_ms: u64,
    /// When it is to be sent. It changes whenever something happens with it, so it tells who is sending it.
    pub due_unix_ms: u64,
    /// How often that has failed.
    pub tries: u32,
}

/// What became of the code of a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Confirmed {
    /// The address is confirmed.
    Done,
    /// There is no such code any more.
    NoCode,
    /// Too many accounts have this address.
    TooMany,
}

/// Nothing is known of somebody's address, and nothing is sent there.
pub(super) const FORGET_MAIL: [&str; 3] =
    ["DELETE FROM mails WHERE person = $1", "DELETE FROM mail_codes WHERE person = $1", "DELETE FROM mail_addresses WHERE person = $1"];
/// No link that was sent sets a password any more.
pub(super) const FORGET_MAIL_RECOVERY: &str = "DELETE FROM mail_codes WHERE person = $1 AND use_for = 'recover'";
/// Tells a confirmed address what has happened to its account, within the transaction in which it happens: the person, the kind, the time.
pub(super) const NOTICE: &str = "INSERT INTO mails (person, kind, address, language, queued_unix_ms, due_unix_ms) \
     SELECT m.person, $2, m.address, m.language, $3, $3 FROM mail_addresses AS m WHERE m.person = $1 AND m.confirmed \
     ON CONFLICT (person, kind, address) DO NOTHING";
/// Queues the digest of somebody to whom a notification is shown now: the person, the time, and the times to wait.
pub(super) const QUEUE_DIGEST: &str = "INSERT INTO mails (person, kind, address, language, queued_unix_ms, due_unix_ms) \
     SELECT m.person, 'digest', m.address, m.language, $2, CASE WHEN m.digested_unix_ms + $4 > $2 + $3 THEN m.digested_unix_ms + $4 \
     ELSE $2 + $3 END FROM mail_addresses AS m WHERE m.person = $1 AND m.digest ON CONFLICT (person, kind, address) DO NOTHING";

pub(super) const ADDRESS: &str =
    "SELECT address, folded, language, confirmed, digest, digested_unix_ms, made_unix_ms FROM mail_addresses WHERE person = $1";
pub(super) const ACCOUNTS: &str = "SELECT COUNT(*) FROM mail_addresses WHERE folded = $1 AND confirmed";
pub(super) const DUE_MAILS: &str = "SELECT m.person, m.kind, m.address, m.language, m.queued_unix_ms, m.due_unix_ms, m.tries FROM mails AS m \
     WHERE m.due_unix_ms <= $1 ORDER BY m.due_unix_ms LIMIT $2";
pub(super) const CODE: &str = "SELECT person, folded FROM mail_codes WHERE hash = $1 AND use_for = $2 AND expires_unix_ms > $3";
pub(super) const OLD_CODES: &str =
    "DELETE FROM mail_codes WHERE hash IN (SELECT c.hash FROM mail_codes AS c WHERE c.expires_unix_ms <= $1 LIMIT $2)";
pub(super) const OLD_COUNTS: &str = "DELETE FROM mail_counts WHERE day < $1";
const CONFIRM: &str = "UPDATE mail_addresses SET confirmed = TRUE WHERE person = $1 AND folded = $2 \
     AND (confirmed OR (SELECT COUNT(*) FROM mail_addresses AS o WHERE o.folded = $2 AND o.confirmed) < $3)";
const COUNT: &str = "INSERT INTO mail_counts (day, hash, count) VALUES ($1, $2, 1) \
     ON CONFLICT (day, hash) DO UPDATE SET count = mail_counts.count + 1 WHERE mail_counts.count < $3";
const QUEUE: &str = "INSERT INTO mails (person, kind, address, language, queued_unix_ms, due_unix_ms) VALUES ($1, $2, $3, $4, $5, $5) \
     ON CONFLICT (person, kind, address) DO NOTHING";

type RawMail = (String, String, String, bool, bool, i64, i64);
type RawDue = (String, String, String, String, i64, i64, i64);

fn mail_row((address, folded, language, confirmed, digest, digested, made): RawMail) -> MailRow {
    MailRow { address, folded, language, confirmed, digest, digested_unix_ms: unsigned(digested), made_unix_ms: unsigned(made) }
}

fn due_row((person, kind, address, language, queued, due, tries): RawDue) -> Result<DueMail, StoreError> {
    let known = MailKind::ALL.into_iter().find(|known| known.name() == kind);
    let kind = known.ok_or_else(|| StoreError::Corrupt(format!("mails.kind {kind}")))?;
    let (queued_unix_ms, due_unix_ms) = (unsigned(queued), unsigned(due));
    Ok(DueMail { person: id(&person)?, kind, address, language, queued_unix_ms, due_unix_ms, tries: small(tries, "mails.tries")? })
}

impl Store {
    /// The address of an account.
    pub async fn mail_address(&self, person: PersonId) -> Result<Option<MailRow>, StoreError> {
        let row: Option<RawMail> = reading!(self, pool => sqlx::query_as(ADDRESS).bind(person.as_str()).fetch_optional(pool).await)?;
        Ok(row.map(mail_row))
    }

    /// How many accounts have confirmed an address.
    pub async fn accounts_of_address(&self, folded: &str) -> Result<u32, StoreError> {
        let count: i64 = reading!(self, pool => sqlx::query_scalar(ACCOUNTS).bind(folded).fetch_one(pool).await)?;
        small(count, "mail_addresses")
    }

    /// An account has this address from now on, which has to be confirmed, and a mail for that is queued. The previous one, if confirmed, is notified.
    pub async fn set_mail_address(&self, person: PersonId, new: &MailRow) -> Result<(), StoreError> {
        let add = "INSERT INTO mail_addresses (person, address, folded, language, made_unix_ms) VALUES ($1, $2, $3, $4, $5) \
                   ON CONFLICT (person) DO UPDATE SET address = excluded.address, folded = excluded.folded, language = excluded.language, \
                   confirmed = FALSE, digest = FALSE, made_unix_ms = excluded.made_unix_ms";
        let now = signed(new.made_unix_ms);
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let held = sqlx::query(HOLD_PERSON).bind(person.as_str()).execute(&mut *transaction).await?.rows_affected();
            there(held)?;
            sqlx::query(NOTICE).bind(person.as_str()).bind(MailKind::Address.name()).bind(now).execute(&mut *transaction).await?;
            // A link that was sent to the same address before is as good as the new one.
            for (sql, value) in [
                ("DELETE FROM mail_codes WHERE person = $1 AND (folded <> $2 OR use_for = 'recover')", &new.folded),
                ("DELETE FROM mails WHERE person = $1 AND (address <> $2 OR kind = 'digest') AND kind IN ('confirm', 'recover', 'digest')", &new.address),
            ] {
                sqlx::query(sql).bind(person.as_str()).bind(value).execute(&mut *transaction).await?;
            }
            let query = sqlx::query(add).bind(person.as_str()).bind(&new.address).bind(&new.folded).bind(&new.language).bind(now);
            query.execute(&mut *transaction).await?;
            let query = sqlx::query(QUEUE).bind(person.as_str()).bind(MailKind::Confirm.name()).bind(&new.address).bind(&new.language).bind(now);
            query.execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(())
        })
    }

    /// An account has no address any more. A confirmed one is notified.
    pub async fn delete_mail_address(&self, person: PersonId, now_unix_ms: u64) -> Result<(), StoreError> {
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::query("DELETE FROM mails WHERE person = $1 AND kind IN ('confirm', 'recover', 'digest')")
                .bind(person.as_str())
                .execute(&mut *transaction)
                .await?;
            let query = sqlx::query(NOTICE).bind(person.as_str()).bind(MailKind::Address.name()).bind(signed(now_unix_ms));
            query.execute(&mut *transaction).await?;
            for sql in &FORGET_MAIL[1..] {
                sqlx::query(*sql).bind(person.as_str()).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(())
        })
    }

    /// Uses a code: the address that it was sent to is confirmed, if its account still has it.
    pub async fn confirm_mail(&self, code: &SecretHash, now_unix_ms: u64) -> Result<Confirmed, StoreError> {
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let query = sqlx::query_as(CODE).bind(code.as_slice()).bind(CodeUse::Confirm.name()).bind(signed(now_unix_ms));
            let found: Option<(String, String)> = query.fetch_optional(&mut *transaction).await?;
            let Some((person, folded)) = found else { return Ok(Confirmed::NoCode) };
            let most = i64::from(MOST_ACCOUNTS_OF_ADDRESS);
            let done = sqlx::query(CONFIRM).bind(&person).bind(&folded).bind(most).execute(&mut *transaction).await?.rows_affected();
            if done == 0 {
                transaction.rollback().await?;
                return Ok(Confirmed::TooMany);
            }
            sqlx::query("DELETE FROM mail_codes WHERE person = $1 AND use_for = 'confirm'").bind(&person).execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(Confirmed::Done)
        })
    }

    /// Switches digests on or off; [`StoreError::Missing`] without a confirmed address.
    pub async fn set_digest(&self, person: PersonId, on: bool, now_unix_ms: u64) -> Result<(), StoreError> {
        let sql = "UPDATE mail_addresses SET digest = $2, digested_unix_ms = CASE WHEN digest OR digested_unix_ms > $3 \
                   THEN digested_unix_ms ELSE $3 END WHERE person = $1 AND confirmed";
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            // What came up before is in no digest.
            let query = sqlx::query(sql).bind(person.as_str()).bind(on).bind(signed(now_unix_ms));
            there(query.execute(&mut *transaction).await?.rows_affected())?;
            if !on {
                sqlx::query("DELETE FROM mails WHERE person = $1 AND kind = 'digest'").bind(person.as_str()).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(())
        })
    }

    /// Digests of somebody are switched off by a link in one of them, as long as the account has that address.
    pub async fn unsubscribe(&self, person: PersonId) -> Result<(), StoreError> {
        match self.set_digest(person, false, 0).await {
            // There is nothing to switch off.
            Err(StoreError::Missing) => Ok(()),
            other => other,
        }
    }

    /// A mail server says that there is no such address: nothing more is sent there, for any account.
    pub async fn unconfirm_mail(&self, folded: &str) -> Result<(), StoreError> {
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            for sql in [
                "DELETE FROM mails WHERE kind IN ('recover', 'digest') AND person IN (SELECT m.person FROM mail_addresses AS m WHERE m.folded = $1)",
                "DELETE FROM mail_codes WHERE folded = $1 AND use_for = 'recover' \
                 AND person IN (SELECT m.person FROM mail_addresses AS m WHERE m.folded = $1)",
                "UPDATE mail_addresses SET confirmed = FALSE, digest = FALSE WHERE folded = $1",
            ] {
                sqlx::query(sql).bind(folded).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(())
        })
    }

    /// Queues a mail. One of the same kind to the same address that still waits is enough.
    pub async fn queue_mail(&self, person: PersonId, kind: MailKind, to: &MailRow, now_unix_ms: u64) -> Result<(), StoreError> {
        writing!(self, pool => {
            let query = sqlx::query(QUEUE).bind(person.as_str()).bind(kind.name()).bind(&to.address).bind(&to.language);
            query.bind(signed(now_unix_ms)).execute(pool).await.map(drop)
        })?;
        Ok(())
    }

    /// Tells somebody's confirmed address, if there is one, what has happened to the account.
    pub async fn queue_notice(&self, person: PersonId, kind: MailKind, now_unix_ms: u64) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query(NOTICE).bind(person.as_str()).bind(kind.name()).bind(signed(now_unix_ms)).execute(pool).await.map(drop)
        })?;
        Ok(())
    }

    /// Mails that have to be sent now.
    pub async fn due_mails(&self, now_unix_ms: u64, limit: u32) -> Result<Vec<DueMail>, StoreError> {
        let rows: Vec<RawDue> = reading!(self, pool => {
            sqlx::query_as(DUE_MAILS).bind(signed(now_unix_ms)).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        rows.into_iter().map(due_row).collect()
    }

    /// A mail is to be sent at another time, unless it has changed meanwhile. Says whether it has not.
    pub async fn delay_mail(&self, due: &DueMail, until_unix_ms: u64, tries: u32) -> Result<bool, StoreError> {
        let sql = "UPDATE mails SET due_unix_ms = $5, tries = $6 WHERE person = $1 AND kind = $2 AND address = $3 AND due_unix_ms = $4";
        let delayed = writing!(self, pool => {
            let query = sqlx::query(sql).bind(due.person.as_str()).bind(due.kind.name()).bind(&due.address).bind(signed(due.due_unix_ms));
            query.bind(signed(until_unix_ms)).bind(i64::from(tries)).execute(pool).await.map(|done| done.rows_affected())
        })?;
        Ok(delayed == 1)
    }

    /// A mail was sent, or need not be, unless it has changed meanwhile.
    pub async fn mail_done(&self, due: &DueMail) -> Result<(), StoreError> {
        let sql = "DELETE FROM mails WHERE person = $1 AND kind = $2 AND address = $3 AND due_unix_ms = $4";
        writing!(self, pool => {
            let query = sqlx::query(sql).bind(due.person.as_str()).bind(due.kind.name()).bind(&due.address);
            query.bind(signed(due.due_unix_ms)).execute(pool).await.map(drop)
        })?;
        Ok(())
    }

    /// A digest was sent with what came up until this time, or there was nothing in it. What came up since is in the next one.
    pub async fn digest_done(&self, due: &DueMail, sent: bool, until_unix_ms: u64) -> Result<(), StoreError> {
        const NEWER: &str = "SELECT EXISTS (SELECT 1 FROM notifications AS n WHERE n.person = $1 AND n.unix_ms > $2 AND NOT n.seen \
             AND n.due_service_ms IS NULL)";
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            if sent {
                let sql = "UPDATE mail_addresses SET digested_unix_ms = $2 WHERE person = $1 AND digested_unix_ms < $2";
                sqlx::query(sql).bind(due.person.as_str()).bind(signed(until_unix_ms)).execute(&mut *transaction).await?;
            }
            let sql = "DELETE FROM mails WHERE person = $1 AND kind = 'digest' AND address = $2 AND due_unix_ms = $3";
            let query = sqlx::query(sql).bind(due.person.as_str()).bind(&due.address).bind(signed(due.due_unix_ms));
            query.execute(&mut *transaction).await?;
            let query = sqlx::query_scalar(NEWER).bind(due.person.as_str()).bind(signed(until_unix_ms));
            if query.fetch_one(&mut *transaction).await? {
                let query = sqlx::query(QUEUE_DIGEST).bind(due.person.as_str()).bind(signed(until_unix_ms));
                query.bind(signed(DIGEST_WAIT_MS)).bind(signed(DIGEST_EVERY_MS)).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(())
        })
    }

    /// A link with this code is about to be sent to somebody's address.
    pub async fn add_mail_code(
        &self,
        code: &SecretHash,
        person: PersonId,
        use_for: CodeUse,
        folded: &str,
        expires_unix_ms: u64,
    ) -> Result<(), StoreError> {
        // The address may have been changed at this moment: then the code is for nothing.
        let sql = "INSERT INTO mail_codes (hash, person, use_for, folded, expires_unix_ms) SELECT $1, m.person, $3, m.folded, $5 \
                   FROM mail_addresses AS m WHERE m.person = $2 AND m.folded = $4";
        changing!(self, sql, code.as_slice(), person.as_str(), use_for.name(), folded, signed(expires_unix_ms))
    }

    /// Whether a link with this code was sent to somebody who has forgotten the password, and has not been used.
    pub async fn has_mail_recovery(&self, person: PersonId, code: &SecretHash, now_unix_ms: u64) -> Result<bool, StoreError> {
        let found: Option<(String, String)> = reading!(self, pool => {
            let query = sqlx::query_as(CODE).bind(code.as_slice()).bind(CodeUse::Recover.name()).bind(signed(now_unix_ms));
            query.fetch_optional(pool).await
        })?;
        Ok(found.is_some_and(|(whose, _)| whose == person.as_str()))
    }

    /// No link that was sent to somebody sets a password any more.
    pub async fn delete_mail_recovery(&self, person: PersonId) -> Result<(), StoreError> {
        writing!(self, pool => sqlx::query(FORGET_MAIL_RECOVERY).bind(person.as_str()).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// Counts a mail of today, for all nodes together. False if there were this many already.
    pub async fn count_mail(&self, hash: &SecretHash, day: u64, most: u32) -> Result<bool, StoreError> {
        let counted = writing!(self, pool => {
            let query = sqlx::query(COUNT).bind(signed(day)).bind(hash.as_slice()).bind(i64::from(most));
            query.execute(pool).await.map(|done| done.rows_affected())
        })?;
        Ok(counted == 1)
    }

    /// Forgets codes whose time is over, this many at most, and counts of days before this one. Says how many codes there were.
    pub async fn sweep_mail(&self, now_unix_ms: u64, before_day: u64, limit: u32) -> Result<u64, StoreError> {
        let swept = writing!(self, pool => {
            sqlx::query(OLD_COUNTS).bind(signed(before_day)).execute(pool).await?;
            let done = sqlx::query(OLD_CODES).bind(signed(now_unix_ms)).bind(i64::from(limit)).execute(pool).await;
            done.map(|done| done.rows_affected())
        })?;
        Ok(swept)
    }
}
