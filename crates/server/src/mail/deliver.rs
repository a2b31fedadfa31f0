//! Sends the mails that are due, one after the other. A mail server that is down, slow or full costs nobody else anything.

use super::digest::digest;
use super::letter::{Letter, Part};
use super::smtp::{Connection, Failure};
use super::{CONFIRM_WITHIN, MailAddress, MailSettings, RECOVER_WITHIN};
use crate::accounts::recovery::RecoveryCode;
use crate::metrics::mailed;
use crate::service::Service;
use crate::store::{CodeUse, DueMail, Kind, MailKind, MailRow, StoreError};
use std::time::Duration;
use trilynx_locales::{Catalogue, Language, Value};

/// How often it is looked for what is due.
const LOOK_EVERY: Duration = Duration::from_secs(5);
/// The pause before a mail server is tried again grows up to this.
const LONGEST_PAUSE: Duration = Duration::from_secs(600);
/// How many mails go over one connection.
const AT_ONCE: u32 = 16;
/// A mail is another server's again after this time: longer than it can take to connect and send it.
const CLAIMED: Duration = Duration::from_secs(180);
/// A mail that was not taken is tried again so much later, and twice as late after each further time …
const FIRST_PAUSE: Duration = Duration::from_secs(60);
/// … and given up after so many. That is some 8 hours.
const MOST_TRIES: u32 = 9;
/// A notice of what happened longer ago helps nobody.
const NOTICE_WITHIN: Duration = Duration::from_secs(3 * 86_400);

/// Why no more mails are sent for now.
enum Trouble {
    Store(StoreError),
    Server(String),
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        Trouble::Store(error)
    }
}

/// Sends mails until the server stops.
pub async fn deliver(service: Service) {
    let Some(settings) = service.config.mail.clone() else { return };
    let mut pause = LOOK_EVERY;
    loop {
        match deliver_due(&service, &settings).await {
            Ok(handled) => {
                pause = LOOK_EVERY;
                if handled == AT_ONCE as usize {
                    continue;
                }
            }
            Err(trouble) => {
                match trouble {
                    Trouble::Store(cause) => tracing::warn!(%cause, "mails wait"),
                    Trouble::Server(cause) => tracing::warn!(server = %settings.server, cause, "mails wait for the mail server"),
                }
                pause = (pause * 2).min(LONGEST_PAUSE);
            }
        }
        if service.stopping.within(pause).await {
            return;
        }
    }
}

/// Says how many mails there were.
async fn deliver_due(service: &Service, settings: &MailSettings) -> Result<usize, Trouble> {
    let due = service.store.due_mails(service.now_unix_ms(), AT_ONCE).await?;
    let mut connection = None;
    let mut outcome = Ok(due.len());
    for due in due {
        if let Err(trouble) = handle(service, settings, due, &mut connection).await {
            outcome = Err(trouble);
            break;
        }
    }
    if let Some(connection) = connection {
        connection.close().await;
    }
    outcome
}

/// Sends a mail, puts it off, or drops it.
async fn handle(service: &Service, settings: &MailSettings, due: DueMail, connection: &mut Option<Connection>) -> Result<(), Trouble> {
    let now = service.now_unix_ms();
    let claimed_until = now + CLAIMED.as_millis() as u64;
    if !service.store.delay_mail(&due, claimed_until, due.tries).await? {
        return Ok(());
    }
    let due = DueMail { due_unix_ms: claimed_until, ..due };
    if due.kind == MailKind::Digest
        && let Some(quiet) = service.store.quiet_hours(due.person).await?
        && let Some(until) = quiet.quiet_until(now)
    {
        service.store.delay_mail(&due, until, due.tries).await?;
        return Ok(());
    }
    let Some(draft) = draft(service, settings, &due, now).await? else { return Ok(finished(service, &due, false, now).await?) };
    let open = match connection.take() {
        Some(open) => open,
        None => match Connection::open(settings).await {
            Ok(open) => open,
            Err(cause) => {
                mailed(due.kind.name(), "unreachable");
                service.store.delay_mail(&due, now, due.tries).await?;
                return Err(Trouble::Server(cause));
            }
        },
    };
    let open = connection.insert(open);
    if let Some((code, use_for, within)) = &draft.code {
        let expires = service.now_unix_ms() + within.as_millis() as u64;
        match service.store.add_mail_code(&code.hash(), due.person, *use_for, &draft.to.folded(), expires).await {
            // The account has another address by now.
            Err(StoreError::Missing) => return Ok(service.store.mail_done(&due).await?),
            other => other?,
        }
    }
    let (name, later) = (due.kind.name(), |pause: Duration| service.now_unix_ms() + pause.as_millis() as u64);
    match open.send(&settings.from, &draft.to, &draft.letter).await {
        Ok(()) => {
            mailed(name, "sent");
            Ok(finished(service, &due, true, now).await?)
        }
        Err(Failure::NoSuchAddress(cause)) => {
            mailed(name, "refused");
            tracing::debug!(cause, "a mail server says that there is no such address");
            service.store.mail_done(&due).await?;
            Ok(service.store.unconfirm_mail(&draft.to.folded()).await?)
        }
        Err(Failure::Passing(cause)) => {
            mailed(name, "failed");
            tracing::warn!(kind = name, cause, tries = due.tries + 1, "a mail was not taken");
            if due.tries + 1 >= MOST_TRIES {
                service.store.mail_done(&due).await?;
            } else {
                service.store.delay_mail(&due, later(FIRST_PAUSE * 2_u32.pow(due.tries)), due.tries + 1).await?;
            }
            if open.reset().await {
                return Ok(());
            }
            *connection = None;
            Ok(())
        }
        Err(Failure::Broken(cause)) => {
            mailed(name, "unreachable");
            *connection = None;
            // It may be this mail that breaks the connection: the others go first. It is not given up for that.
            let tries = (due.tries + 1).min(MOST_TRIES - 1);
            service.store.delay_mail(&due, later(FIRST_PAUSE * 2_u32.pow(due.tries)), tries).await?;
            Err(Trouble::Server(cause))
        }
    }
}

/// A mail was sent, or there is no reason for it any more.
async fn finished(service: &Service, due: &DueMail, sent: bool, now: u64) -> Result<(), StoreError> {
    match due.kind {
        MailKind::Digest => service.store.digest_done(due, sent, now).await,
        _ => service.store.mail_done(due).await,
    }
}

/// A mail that can be sent, and the code in it.
struct Draft {
    to: MailAddress,
    letter: Letter,
    code: Option<(RecoveryCode, CodeUse, Duration)>,
}

/// What a mail says now; nothing if there is no reason for it any more.
async fn draft(service: &Service, settings: &MailSettings, due: &DueMail, now: u64) -> Result<Option<Draft>, StoreError> {
    let age = Duration::from_millis(now.saturating_sub(due.queued_unix_ms));
    let longest = match due.kind {
        MailKind::Confirm => CONFIRM_WITHIN,
        MailKind::Recover => RECOVER_WITHIN,
        MailKind::Password | MailKind::Passkeys | MailKind::Address => NOTICE_WITHIN,
        MailKind::Digest => Duration::MAX,
    };
    let (Some(to), Some(person)) = (MailAddress::read(&due.address), service.store.person(due.person).await?) else { return Ok(None) };
    if age > longest || person.kind != Kind::Account {
        return Ok(None);
    }
    let row = service.store.mail_address(due.person).await?.filter(|row| row.address == due.address);
    let language = Language::best(&due.language);
    let catalogue = Catalogue::of(language);
    let origin = settings.site.origin();
    let values = || [("name", Value::Text(person.name.clone())), ("site", Value::Text(settings.site.authority.clone()))];
    let said = |id: &str| Part::Text(catalogue.text(id, values()));
    let link = |id: &str, url: String| Part::Link { label: catalogue.text(id, []), url };
    let mut letter = Letter {
        subject: String::new(),
        parts: vec![said("mail-greeting")],
        unsubscribe: None,
        id: message_id(service, due),
        language: language.code(),
    };
    let mut code = None;
    match (due.kind, row) {
        (MailKind::Confirm, Some(MailRow { confirmed: false, .. })) => {
            let new = RecoveryCode::new();
            letter.subject = catalogue.text("mail-confirm-subject", []);
            // What follows `#` is sent to nobody: it stays out of the logs of servers on the way.
            let url = format!("{origin}/mail/confirm#{}", new.text());
            letter.parts.extend([said("mail-confirm-text"), link("mail-confirm-link", url), said("mail-confirm-else")]);
            code = Some((new, CodeUse::Confirm, CONFIRM_WITHIN));
        }
        (MailKind::Recover, Some(MailRow { confirmed: true, .. })) => {
            let new = RecoveryCode::new();
            letter.subject = catalogue.text("mail-recover-subject", []);
            let url = format!("{origin}/mail/recover#{}.{}", person.name, new.text());
            letter.parts.extend([said("mail-recover-text"), link("mail-recover-link", url), said("mail-recover-else")]);
            code = Some((new, CodeUse::Recover, RECOVER_WITHIN));
        }
        (MailKind::Digest, Some(row)) if row.digest && row.confirmed => {
            if service.store.ban(due.person, now).await?.is_some() {
                return Ok(None);
            }
            let Some(made) = digest(service, &origin, due.person, &row, language).await? else { return Ok(None) };
            letter.subject = made.subject;
            letter.parts.extend(made.parts);
            letter.unsubscribe = Some(made.unsubscribe);
        }
        (MailKind::Password | MailKind::Passkeys | MailKind::Address, _) => {
            let name = due.kind.name();
            letter.subject = catalogue.text(&format!("mail-{name}-subject"), []);
            letter.parts.extend([said(&format!("mail-{name}-text")), said("mail-notice-else"), link("mail-site", origin)]);
        }
        _ => return Ok(None),
    }
    Ok(Some(Draft { to, letter, code }))
}

/// The same whenever it is tried: a mail that was taken although we did not hear so is not shown twice.
fn message_id(service: &Service, due: &DueMail) -> String {
    let queued = due.queued_unix_ms.to_be_bytes();
    let parts = [due.person.as_str().as_bytes(), due.kind.name().as_bytes(), due.address.as_bytes(), &queued];
    hex::encode(&service.secret.sign("mail id", &parts)[..16])
}
