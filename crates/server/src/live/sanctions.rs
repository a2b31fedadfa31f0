//! Mutes, warnings and the rules for newcomers, as they act on live play: who may say what, and what people see about their own.
//!
//! The one thing to know: whether somebody may speak is asked of the store before each line, so that a mute is in force at once at all nodes.
//! Only the muted person sees that.

use super::context::Context;
use super::notices::{self, Notice};
use super::outbox::Outbox;
use super::table::{CommandRequest, Handle, RequestError};
use crate::limits::{LimitKind, Limits};
use crate::service::calendar_ms;
use crate::store::{AppealRow, SanctionRow, StoreError};
use std::net::IpAddr;
use tokio::sync::mpsc;
use trilynx_protocol::http::{Appeal, AppealAnswer, Sanction};
use trilynx_protocol::wire::{Error, ToClient};
use trilynx_protocol::{Command, PersonId, Refused, TableId};

/// The most sanctions that are shown wherever somebody is.
pub const MOST_SHOWN: u32 = 10;
/// Who is here for less than this …
const NEW_FOR_MS: u64 = 24 * 3_600_000;
/// … and has finished fewer games is new.
const NEW_UNTIL_GAMES: u32 = 5;
/// Lines of one connection that may wait.
const QUEUE: usize = 16;

/// Last parts of names of sites that no word after a full stop is likely to be.
const ENDINGS: [&str; 24] = [
    "app", "biz", "cc", "ch", "co", "com", "de", "dev", "eu", "fr", "gg", "info", "io", "link", "net", "nl", "online", "org", "ru", "shop",
    "site", "top", "uk", "xyz",
];

/// Whether a text names an address of the web.
pub fn has_link(text: &str) -> bool {
    let text = text.to_lowercase();
    text.contains("://") || text.split_whitespace().any(is_link)
}

fn is_link(word: &str) -> bool {
    let word = word.trim_start_matches(|sign: char| !sign.is_alphanumeric());
    if word.starts_with("www.") {
        return true;
    }
    let (host, path) = word.split_once('/').unwrap_or((word, ""));
    let host = host.split(':').next().unwrap_or_default().trim_end_matches(|sign: char| !sign.is_alphanumeric());
    let Some((name, ending)) = host.rsplit_once('.') else { return false };
    let is_name = !name.is_empty() && name.chars().all(|sign| sign.is_alphanumeric() || matches!(sign, '-' | '.' | '_' | '@'));
    let has_path = !path.is_empty() && ending.len() >= 2 && ending.chars().all(char::is_alphabetic);
    is_name && (has_path || ENDINGS.contains(&ending))
}

impl SanctionRow {
    /// As the person concerned sees it.
    pub fn shown(self) -> Sanction {
        Sanction {
            number: self.number,
            kind: self.kind,
            reason: self.reason,
            since_unix_ms: self.imposed_unix_ms,
            until_unix_ms: self.until_unix_ms,
            lifted_unix_ms: self.lifted_unix_ms,
            confirmed_unix_ms: self.confirmed_unix_ms,
            appeal: self.appeal.map(AppealRow::shown),
            networks_until_unix_ms: self.networks_until_unix_ms,
        }
    }
}

impl AppealRow {
    /// As the person sees it who wrote it.
    pub fn shown(self) -> Appeal {
        let answer = self.answer.map(|(lifted, text, unix_ms)| AppealAnswer { lifted, text, unix_ms });
        Appeal { text: self.text, unix_ms: self.unix_ms, answer }
    }
}

impl Context {
    /// Whether somebody may say this to others now. What newcomers say is counted.
    pub async fn check_speech(&self, limits: &Limits, address: IpAddr, person: PersonId, text: &str) -> Result<(), Error> {
        let unavailable = |error: StoreError| {
            tracing::warn!(%error, "it is not known whether somebody may chat");
            Error::Unavailable
        };
        let now = calendar_ms();
        if let Some(mute) = self.store.mute(person, now).await.map_err(unavailable)? {
            return Err(Error::Muted { reason: mute.reason, until_unix_ms: mute.until_unix_ms.unwrap_or(u64::MAX) });
        }
        self.words.check(text)?;
        let people = self.directory.find([person]).await.map_err(unavailable)?;
        let is_young = people.owner(person).is_none_or(|row| now.saturating_sub(row.created_unix_ms) < NEW_FOR_MS);
        if !is_young || self.store.finished_games(person, NEW_UNTIL_GAMES).await.map_err(unavailable)? >= NEW_UNTIL_GAMES {
            return Ok(());
        }
        if has_link(text) {
            return Err(Error::TooNew);
        }
        limits.count_both(LimitKind::NewChat, address, person)
    }

    /// Whether somebody may begin a rated game now: not for a while after they have left some.
    pub async fn check_rated_play(&self, person: PersonId) -> Result<(), RequestError> {
        match self.store.leaver_score(person).await {
            Ok(score) => match score.wait_ms(self.env.now().unix_ms) {
                Some(wait_ms) => Err(RequestError::Refused(Refused::LeftGames { wait_ms })),
                None => Ok(()),
            },
            Err(error) => {
                tracing::warn!(%error, "it is not known whether somebody may play rated games");
                Err(RequestError::Unavailable)
            }
        }
    }

    /// Connections are lost, or were, without anybody having meant to leave: nobody is taken for a leaver for a while.
    pub async fn note_disturbance(&self) {
        if let Err(error) = self.store.note_disturbance(self.env.now().unix_ms).await {
            tracing::warn!(%error, "a disturbance could not be noted");
        }
    }

    /// Somebody was warned or muted, that was lifted, or an appeal was answered.
    pub async fn sanctions_changed(&self, person: PersonId) {
        self.sanctions_changed_here(person).await;
        notices::tell(&self.bus, || Notice::Sanctions(person));
    }

    pub(crate) async fn sanctions_changed_here(&self, person: PersonId) {
        for (_, outbox) in self.connections.outboxes(|other, _| other == person) {
            self.tell_sanctions(person, &outbox, true).await;
        }
    }

    /// Tells a connection what its person has to read; if there is nothing, only where that may be news.
    pub(super) async fn tell_sanctions(&self, person: PersonId, outbox: &Outbox, is_news: bool) {
        match self.store.pending_sanctions(person, calendar_ms(), MOST_SHOWN).await {
            Ok(pending) if pending.is_empty() && !is_news => {}
            Ok(pending) => outbox.send(&ToClient::Sanctions { sanctions: pending.into_iter().map(SanctionRow::shown).collect() }),
            Err(error) => tracing::warn!(%error, "a connection does not know yet of what its person is warned"),
        }
    }
}

/// What a connection says at tables, in order: before each line it is asked whether its person may.
pub(super) struct Speech {
    context: Context,
    limits: Limits,
    address: IpAddr,
    outbox: Outbox,
    /// Most connections never say anything.
    lines: Option<mpsc::Sender<(TableId, Handle, CommandRequest)>>,
}

impl Speech {
    pub(super) fn new(context: Context, limits: Limits, address: IpAddr, outbox: Outbox) -> Speech {
        Speech { context, limits, address, outbox, lines: None }
    }

    /// Says something at a table. The answer goes to the outbox.
    pub(super) fn say(&mut self, table: TableId, handle: Handle, asked: CommandRequest) {
        if self.lines.is_none() {
            self.lines = Some(self.begin());
        }
        let key = asked.key.clone();
        let is_queued = self.lines.as_ref().is_some_and(|lines| lines.try_send((table, handle, asked)).is_ok());
        if !is_queued {
            self.outbox.send(&ToClient::Error { error: Error::Unavailable, table: Some(table), key: Some(key) });
        }
    }

    /// Ends when the connection does.
    fn begin(&self) -> mpsc::Sender<(TableId, Handle, CommandRequest)> {
        let (lines, mut inbox) = mpsc::channel::<(TableId, Handle, CommandRequest)>(QUEUE);
        let (context, limits, address, outbox) = (self.context.clone(), self.limits.clone(), self.address, self.outbox.clone());
        tokio::spawn(async move {
            while let Some((table, handle, asked)) = inbox.recv().await {
                let Command::Say { text } = &asked.command else { continue };
                let checked = context.check_speech(&limits, address, asked.person, text).await;
                match checked {
                    Ok(()) => handle.ask(asked, &outbox),
                    Err(error) => outbox.send(&ToClient::Error { error, table: Some(table), key: Some(asked.key) }),
                }
            }
        });
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::has_link;

    #[test]
    fn links_are_told_from_sentences() {
        for text in [
            "https://example.org",
            "see http://localhost",
            "www.example",
            "Example.COM!",
            "(cheap-rings.shop)",
            "me@example.com",
            "t.me/rings",
            "sub.example.co/x?y=z",
            "example.com:8080",
        ] {
            assert!(has_link(text), "{text}");
        }
        for text in ["good game", "e.g. this", "one...two", "Well played.Thanks", "1.e4", "10.5 points", "and/or", "no.", "3:2", "😀.😀"]
        {
            assert!(!has_link(text), "{text}");
        }
    }
}
