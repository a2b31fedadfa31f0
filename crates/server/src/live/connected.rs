//! Open connections by credential, so that signing out closes them.

use super::table::ConnectionId;
use crate::accounts::Proof;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use tokio::sync::Notify;
use trilynx_protocol::PersonId;

/// All WebSockets, each with what it was let in for.
#[derive(Clone, Default)]
pub struct Connections(Arc<Mutex<HashMap<ConnectionId, Open>>>);

struct Open {
    person: PersonId,
    by: Proof,
    end: Arc<Notify>,
}

/// A WebSocket that is listed until this is dropped.
pub struct Registration {
    connected: Connections,
    /// Which it is.
    pub connection: ConnectionId,
    /// Whose it is.
    pub person: PersonId,
    /// Whether this is a guest. Creating an account opens a new connection.
    pub guest: bool,
    end: Arc<Notify>,
}

impl Connections {
    /// Lists a connection.
    pub fn enter(&self, connection: ConnectionId, person: PersonId, guest: bool, by: Proof) -> Registration {
        let end = Arc::new(Notify::new());
        let open = Open { person, by, end: end.clone() };
        self.0.lock().expect("nobody panics while holding it").insert(connection, open);
        Registration { connected: self.clone(), connection, person, guest, end }
    }

    /// What proved who somebody is does so no more.
    pub fn end(&self, by: Proof) {
        self.end_all(|open| open.by == by);
    }

    /// No session of this person is valid any more; tokens are.
    pub fn end_sessions(&self, person: PersonId) {
        self.end_all(|open| open.person == person && matches!(open.by, Proof::Session(_)));
    }

    /// This person is gone.
    pub fn end_person(&self, person: PersonId) {
        self.end_all(|open| open.person == person);
    }

    fn end_all(&self, which: impl Fn(&Open) -> bool) {
        let connected = self.0.lock().expect("nobody panics while holding it");
        connected.values().filter(|open| which(open)).for_each(|open| open.end.notify_one());
    }
}

impl Registration {
    /// Ends when the connection has to.
    pub async fn ended(&self) {
        self.end.notified().await;
    }
}

impl Drop for Registration {
    fn drop(&mut self) {
        self.connected.0.lock().expect("nobody panics while holding it").remove(&self.connection);
    }
}
