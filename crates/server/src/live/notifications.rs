//! Notifications as pages hear of them: how many somebody has not seen. What they are is read by those who want to know.

use super::context::Context;
use super::notices::{self, Notice};
use super::outbox::Outbox;
use crate::env::interval;
use std::time::Duration;
use trilynx_protocol::wire::ToClient;
use trilynx_protocol::{PersonId, TableId};

/// How often it is looked for notifications whose time has come.
const LOOK_EVERY: Duration = Duration::from_secs(5);
/// The most of them that are shown at once.
const BATCH: u32 = 100;

impl Context {
    /// These people may have other notifications now. A guest who has become an account has them there.
    pub async fn notifications_changed(&self, people: impl IntoIterator<Item = PersonId>) {
        let people: Vec<PersonId> = people.into_iter().collect();
        if people.is_empty() {
            return;
        }
        // If nobody can be looked up, their pages learn of it with the next change.
        let Ok(found) = self.directory.find(people.iter().copied()).await else { return };
        for owner in people.iter().filter_map(|person| found.owner(*person)).map(|row| row.id) {
            if let Err(error) = self.store.trim_notifications(owner).await {
                tracing::warn!(%error, "somebody keeps more notifications for now");
            }
            self.notifications_changed_here(owner).await;
            notices::tell(&self.bus, || Notice::Notifications(owner));
        }
    }

    pub(super) async fn notifications_changed_here(&self, person: PersonId) {
        let outboxes = self.connections.outboxes(|other, _| other == person);
        if outboxes.is_empty() {
            return;
        }
        match self.store.unseen_notifications(person).await {
            Ok(unseen) => outboxes.iter().for_each(|(_, outbox)| outbox.send(&ToClient::Notifications { unseen })),
            Err(error) => tracing::warn!(%error, "a page does not know how many notifications its person has"),
        }
    }

    /// Tells a connection that begins, if there is anything to tell.
    pub(super) async fn tell_notifications(&self, person: PersonId, outbox: &Outbox) {
        match self.store.unseen_notifications(person).await {
            Ok(0) => {}
            Ok(unseen) => outbox.send(&ToClient::Notifications { unseen }),
            Err(error) => tracing::warn!(%error, "a page does not know how many notifications its person has"),
        }
    }

    /// Somebody looks at a table: what they were notified of there, they have seen.
    pub(super) fn seen_at_table(&self, person: PersonId, table: TableId) {
        let context = self.clone();
        tokio::spawn(async move {
            match context.store.see_notifications(person, u64::MAX, Some(table)).await {
                Ok(true) => context.notifications_changed([person]).await,
                Ok(false) => {}
                Err(error) => tracing::warn!(%error, "a notification counts as unseen although its table was looked at"),
            }
        });
    }
}

/// Shows notifications whose time has come. Never returns.
pub(super) async fn show_due(context: Context) {
    let mut every = interval(LOOK_EVERY);
    loop {
        every.tick().await;
        let now = context.env.now();
        match context.store.show_due_notifications(now.service_ms, now.unix_ms, BATCH).await {
            Ok(people) => context.notifications_changed(people).await,
            Err(error) => tracing::warn!(%error, "notifications whose time has come wait"),
        }
    }
}
