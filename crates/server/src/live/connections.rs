//! Open connections by credential, so that signing out closes them.

use super::table::ConnectionId;
use crate::accounts::Proof;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::Notify;
use trilynx_protocol::PersonId;

/// All WebSockets, each with what it was let in for. Cheap to clone.
#[derive(Clone, Default)]
pub struct Connections(Arc<Registered>);

#[derive(Default)]
struct Registered {
    open: Mutex<HashMap<ConnectionId, Open>>,
    next: AtomicU64,
}

struct Open {
    person: PersonId,
    by: Proof,
    end: Arc<Notify>,
}

/// A WebSocket that is listed until this is dropped.
pub struct Registration {
    connections: Connections,
    /// Which it is.
    pub connection: ConnectionId,
    /// Whose it is.
    pub person: PersonId,
    /// Whether this is a guest. Creating an account opens a new connection.
    pub guest: bool,
    end: Arc<Notify>,
}

impl Connections {
    /// Numbers from a random one on, so that connections to several nodes have different ones.
    pub fn numbered_from_chance() -> Connections {
        let connections = Connections::default();
        let first = u64::from_be_bytes(crate::accounts::random_bytes()) >> 1;
        connections.0.next.store(first, Ordering::Relaxed);
        connections
    }

    /// A number for a new connection.
    pub fn next_id(&self) -> ConnectionId {
        ConnectionId(self.0.next.fetch_add(1, Ordering::Relaxed))
    }

    /// Lists a new connection.
    pub fn enter(&self, person: PersonId, guest: bool, by: Proof) -> Registration {
        let connection = self.next_id();
        let end = Arc::new(Notify::new());
        let open = Open { person, by, end: end.clone() };
        self.open().insert(connection, open);
        Registration { connections: self.clone(), connection, person, guest, end }
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
        self.open().values().filter(|open| which(open)).for_each(|open| open.end.notify_one());
    }

    fn open(&self) -> MutexGuard<'_, HashMap<ConnectionId, Open>> {
        self.0.open.lock().expect("nobody panics while holding it")
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
        self.connections.open().remove(&self.connection);
    }
}
