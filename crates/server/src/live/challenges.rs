//! Challenges as they act on live play: those who are challenged are notified on every page, and what nobody answers ends.

use super::context::Context;
use super::fair::Origin;
use super::notices::{self, Notice};
use super::outbox::Outbox;
use super::table::{CommandRequest, RequestError};
use crate::env::interval;
use crate::store::{ChallengeRow, StoreError};
use std::time::Duration;
use trilynx_protocol::http::Challenge;
use trilynx_protocol::options::Options;
use trilynx_protocol::wire::ToClient;
use trilynx_protocol::{Command, PersonId};

/// How long a challenge waits for an answer.
pub const WAITS_FOR: Duration = Duration::from_secs(3 * 24 * 3600);
/// How often it is looked for challenges whose time is over.
const LOOK_EVERY: Duration = Duration::from_secs(600);
/// The most of them that are ended at once.
const BATCH: u32 = 100;

impl Context {
    /// Challenges as they are shown.
    pub async fn shown_challenges(&self, rows: &[ChallengeRow]) -> Result<Vec<Challenge>, StoreError> {
        let tables: Vec<_> = rows.iter().map(|row| row.table).collect();
        let lines = self.store.rows(&tables).await?;
        let people = self.directory.find(rows.iter().flat_map(|row| [row.challenger, row.challenged])).await?;
        let name = |person: PersonId| people.owner(person).map_or_else(String::new, |row| row.name.clone());
        let shown = rows.iter().filter_map(|row| {
            let line = lines.get(&row.table)?;
            let ChallengeRow { table, challenger, challenged, unix_ms, expires_unix_ms } = *row;
            let options = Options { start: None, ..line.options.clone() };
            let (challenger_name, challenged_name) = (name(challenger), name(challenged));
            Some(Challenge { table, challenger, challenger_name, challenged, challenged_name, options, unix_ms, expires_unix_ms })
        });
        Ok(shown.collect())
    }

    /// The challenges that wait for somebody may be others now.
    pub async fn challenges_changed(&self, person: PersonId) {
        self.challenges_changed_here(person).await;
        notices::tell(&self.bus, || Notice::Challenges(person));
        self.notifications_changed([person]).await;
    }

    pub(super) async fn challenges_changed_here(&self, person: PersonId) {
        for (_, outbox) in self.connections.outboxes(|other, _| other == person) {
            self.tell_challenges(person, &outbox, true).await;
        }
    }

    /// Tells a connection which challenges wait for its person; if there are none, only where that may be news.
    pub(super) async fn tell_challenges(&self, person: PersonId, outbox: &Outbox, is_news: bool) {
        let read = async { self.shown_challenges(&self.store.challenges_received(person).await?).await };
        match read.await {
            Ok(incoming) if incoming.is_empty() && !is_news => {}
            Ok(incoming) => outbox.send(&ToClient::Challenges { incoming }),
            Err(error) => tracing::warn!(%error, "a page does not know which challenges wait for its person"),
        }
    }

    /// Ends a challenge: its table is closed, unless somebody sat down in time.
    pub async fn end_challenge(&self, row: ChallengeRow) -> Result<(), RequestError> {
        let asked = CommandRequest {
            person: row.challenger,
            guest: false,
            origin: Origin::LOCAL,
            seat: None,
            lag_ms: 0,
            received: self.env.now(),
            key: "challenge-ended".to_owned(),
            command: Command::Close,
        };
        let closed = self.table(row.table)?.ask_and_wait(asked).await;
        if matches!(closed, Err(RequestError::Unavailable)) {
            return Err(RequestError::Unavailable);
        }
        if let Err(error) = self.store.delete_challenge(row.table).await {
            tracing::warn!(%error, "a challenge that is over could not be deleted");
        }
        self.challenges_changed(row.challenged).await;
        closed.map(drop)
    }
}

/// Ends challenges that nobody has answered in time. Never returns.
pub(super) async fn end_lapsed(context: Context) {
    let mut every = interval(LOOK_EVERY);
    loop {
        every.tick().await;
        match context.store.lapsed_challenges(context.env.now().unix_ms, BATCH).await {
            Ok(rows) => {
                for row in rows {
                    // One that was taken cannot be closed, and its row is deleted anyway; what cannot be stored now is tried again.
                    drop(context.end_challenge(row).await);
                }
            }
            Err(error) => tracing::warn!(%error, "challenges whose time is over wait"),
        }
    }
}
