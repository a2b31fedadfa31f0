//! Blocks as they act on live play: whose chat a connection does not get, who is not paired with whom, who may not sit down.
//!
//! The one thing to know: only the person who blocked somebody is notified. The other one is refused as if the seat were taken. Chat is left out
//! where a frame enters the outbox of a connection, so it does not matter which node owns the table, or which way the frame came.

use super::context::Context;
use super::notices::{self, Notice};
use super::outbox::{Outbox, text};
use crate::store::StoreError;
use axum::extract::ws::Utf8Bytes;
use std::collections::HashSet;
use std::sync::{Arc, RwLock};
use trilynx_protocol::PersonId;
use trilynx_protocol::wire::{ChatLine, ToClient, ViewEvent};

/// Those whose chat does not reach a connection, by all ids they have had. All clones are one.
#[derive(Clone, Default)]
pub(super) struct Unheard(Arc<UnheardIds>);

#[derive(Default)]
struct UnheardIds {
    ids: RwLock<HashSet<PersonId>>,
    /// Held from the reading of a list to its use, so that no older list replaces a newer one.
    reading: tokio::sync::Mutex<()>,
}

impl Unheard {
    /// Whether somebody is not heard.
    pub(super) fn has(&self, person: PersonId) -> bool {
        self.0.ids.read().expect("nobody panics while holding it").contains(&person)
    }

    /// Reads the list again. Returns it if it is another one.
    async fn read(&self, context: &Context, person: PersonId) -> Result<Option<Vec<PersonId>>, StoreError> {
        let _reading = self.0.reading.lock().await;
        let people = context.store.blocked_ids(person).await?;
        let fresh: HashSet<PersonId> = people.iter().copied().collect();
        let mut ids = self.0.ids.write().expect("nobody panics while holding it");
        let is_new = *ids != fresh;
        *ids = fresh;
        Ok(is_new.then_some(people))
    }

    /// A frame without what those people said. Versions stay as they are: an event that is not for a viewer is known to the protocol.
    pub(super) fn without_their_chat(&self, frame: Utf8Bytes) -> Utf8Bytes {
        let ids = self.0.ids.read().expect("nobody panics while holding it");
        // Most people have blocked nobody, and most frames hold no chat.
        if ids.is_empty() || !(frame.contains(r#""event":"said""#) || frame.contains(r#""chat":[{"#)) {
            return frame;
        }
        let is_theirs = |line: &ChatLine| ids.contains(&line.by);
        match serde_json::from_str(&frame) {
            Ok(ToClient::Table { mut view, people, service_ms }) => {
                view.chat.retain(|line| !is_theirs(line));
                text(&ToClient::Table { view, people, service_ms })
            }
            Ok(ToClient::Events { table, from, mut events, people, service_ms }) => {
                for event in &mut events {
                    if matches!(event, ViewEvent::Said { line } if is_theirs(line)) {
                        *event = ViewEvent::Nothing;
                    }
                }
                text(&ToClient::Events { table, from, events, people, service_ms })
            }
            _ => frame,
        }
    }
}

impl Context {
    /// Somebody has blocked or unblocked somebody else.
    pub async fn blocks_changed(&self, person: PersonId, other: PersonId) {
        self.blocks_changed_here(person, other).await;
        notices::tell(&self.bus, || Notice::Blocks(person, other));
        // A challenge of somebody who is blocked is not shown any more, nor are messages to either of them.
        self.notifications_changed([person, other]).await;
    }

    pub(super) async fn blocks_changed_here(&self, person: PersonId, other: PersonId) {
        for seeker in [person, other] {
            self.unread_messages_changed_here(seeker).await;
            if let Ok(avoided) = self.store.avoided(seeker).await {
                self.pairing.avoid(seeker, &avoided);
            }
        }
        self.read_blocked_again(|blocker, _| blocker == person).await;
    }

    /// A guest may have become an account: who has blocked the guest does not hear the account either.
    pub(super) async fn blocked_person_changed(&self, person: PersonId) {
        self.read_blocked_again(|_, outbox| outbox.unheard().has(person)).await;
    }

    /// Reads again whom people have blocked, for the connections that `wanted` chooses, and tells those whose list has changed.
    pub(super) async fn read_blocked_again(&self, wanted: impl Fn(PersonId, &Outbox) -> bool) {
        for (person, outbox) in self.connections.outboxes(wanted) {
            match outbox.unheard().read(self, person).await {
                Ok(None) => {}
                Ok(Some(people)) => outbox.send(&ToClient::Blocked { people }),
                Err(error) => tracing::warn!(%error, "a connection does not know yet whom its person has blocked"),
            }
        }
    }

    /// Keeps messages of blocked people from a new connection. Returns those people.
    pub async fn leave_out_blocked(&self, person: PersonId, outbox: &Outbox) -> Result<Vec<PersonId>, StoreError> {
        Ok(outbox.unheard().read(self, person).await?.unwrap_or_default())
    }

    /// Whether one of these people has blocked somebody, also by the accounts that guests among them turned out to be.
    pub(super) async fn is_kept_out(&self, person: PersonId, by: Vec<PersonId>) -> bool {
        let Ok(people) = self.directory.find(by.iter().copied()).await else { return false };
        let owners: Vec<PersonId> = by.into_iter().filter_map(|id| people.owner(id)).map(|row| row.id).filter(|id| *id != person).collect();
        // A store that does not answer will not seat anybody either.
        self.store.is_blocked_by(person, &owners).await.unwrap_or(false)
    }
}
