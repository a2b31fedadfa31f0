//! Private messages on live connections: each one as it is sent, and how many are unread.

use super::context::Context;
use super::notices::{self, Notice};
use super::outbox::{Outbox, text};
use trilynx_protocol::PersonId;
use trilynx_protocol::http::PrivateMessage;
use trilynx_protocol::wire::ToClient;

impl Context {
    /// Somebody has written to somebody else.
    pub async fn message_sent(&self, to: PersonId, message: &PrivateMessage) {
        self.message_sent_here(to, message).await;
        notices::tell(&self.bus, || Notice::Message(to, message.clone()));
        self.notifications_changed([to]).await;
    }

    /// All pages of the two show it.
    pub(super) async fn message_sent_here(&self, to: PersonId, message: &PrivateMessage) {
        for (person, with) in [(message.by, to), (to, message.by)] {
            let frame = text(&ToClient::MessageSent { with, message: message.clone() });
            self.connections.outboxes(|other, _| other == person).iter().for_each(|(_, outbox)| outbox.send_text(frame.clone()));
        }
        self.unread_messages_changed_here(to).await;
    }

    /// Somebody has read messages, or may not read them any more.
    pub async fn messages_read(&self, person: PersonId) {
        self.unread_messages_changed_here(person).await;
        notices::tell(&self.bus, || Notice::MessagesRead(person));
        self.notifications_changed([person]).await;
    }

    pub(super) async fn unread_messages_changed_here(&self, person: PersonId) {
        for (_, outbox) in self.connections.outboxes(|other, _| other == person) {
            self.tell_unread_messages(person, &outbox, true).await;
        }
    }

    /// Tells a connection how many messages its person has not read; if there are none, only where that may be news.
    pub(super) async fn tell_unread_messages(&self, person: PersonId, outbox: &Outbox, is_news: bool) {
        match self.store.unread_messages(person).await {
            Ok(0) if !is_news => {}
            Ok(unread) => outbox.send(&ToClient::UnreadMessages { unread }),
            Err(error) => tracing::warn!(%error, "a page does not know how many messages its person has not read"),
        }
    }
}
