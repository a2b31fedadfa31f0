//! Open connections by credential, so that signing out closes them.

use super::notices::{self, Notice};
use super::outbox::Outbox;
use super::table::ConnectionId;
use crate::accounts::Proof;
use crate::bus::Bus;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::Notify;
use trilynx_protocol::PersonId;

/// All WebSockets, each with what it was let in for. Cheap to clone.
#[derive(Clone)]
pub struct Connections(Arc<Registered>);

struct Registered {
    open: Mutex<HashMap<ConnectionId, Open>>,
    next: AtomicU64,
    bus: Bus,
}

/// Which connections have to end, at all nodes.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(crate) enum Ending {
    /// Those of a session, by the hash of its secret.
    Session([u8; 32]),
    /// Those of a token.
    Token(u64),
    /// Those of all sessions of somebody.
    Sessions(PersonId),
    /// All of somebody.
    Person(PersonId),
}

impl Ending {
    /// Of what proved who somebody is.
    pub fn of(proof: Proof) -> Ending {
        match proof {
            Proof::Session(hash) => Ending::Session(hash),
            Proof::Token(id) => Ending::Token(id),
        }
    }

    fn ends(&self, open: &Open) -> bool {
        match *self {
            Ending::Session(hash) => open.by == Proof::Session(hash),
            Ending::Token(id) => open.by == Proof::Token(id),
            Ending::Sessions(person) => open.person == person && matches!(open.by, Proof::Session(_)),
            Ending::Person(person) => open.person == person,
        }
    }
}

struct Open {
    person: PersonId,
    by: Proof,
    end: Arc<Notify>,
    /// Where frames for it go, once it has begun.
    outbox: Option<Outbox>,
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
    /// None yet. Their numbers begin with a random one, so that connections to several nodes have different ones.
    pub fn new(bus: Bus) -> Connections {
        let first = u64::from_be_bytes(crate::accounts::random_bytes()) >> 1;
        Connections(Arc::new(Registered { open: Mutex::default(), next: AtomicU64::new(first), bus }))
    }

    /// A number for a new connection.
    pub fn next_id(&self) -> ConnectionId {
        ConnectionId(self.0.next.fetch_add(1, Ordering::Relaxed))
    }

    /// Lists a new connection.
    pub fn enter(&self, person: PersonId, guest: bool, by: Proof) -> Registration {
        let connection = self.next_id();
        let end = Arc::new(Notify::new());
        let open = Open { person, by, end: end.clone(), outbox: None };
        self.open().insert(connection, open);
        Registration { connections: self.clone(), connection, person, guest, end }
    }

    /// A connection has begun: this is where frames for it go.
    pub(super) fn begun(&self, connection: ConnectionId, outbox: &Outbox) {
        if let Some(open) = self.open().get_mut(&connection) {
            open.outbox = Some(outbox.clone());
        }
    }

    /// Where frames go for the connections to this node that `wanted` chooses.
    pub(super) fn outboxes(&self, wanted: impl Fn(PersonId, &Outbox) -> bool) -> Vec<(PersonId, Outbox)> {
        let open = self.open();
        let begun = open.values().filter_map(|open| Some((open.person, open.outbox.as_ref()?)));
        begun.filter(|(person, outbox)| wanted(*person, outbox)).map(|(person, outbox)| (person, outbox.clone())).collect()
    }

    /// What proved who somebody is does so no more.
    pub fn end(&self, by: Proof) {
        self.end_all(Ending::of(by));
    }

    /// No session of this person is valid any more; tokens are.
    pub fn end_sessions(&self, person: PersonId) {
        self.end_all(Ending::Sessions(person));
    }

    /// This person is gone.
    pub fn end_person(&self, person: PersonId) {
        self.end_all(Ending::Person(person));
    }

    fn end_all(&self, ending: Ending) {
        self.end_here(&ending);
        notices::tell(&self.0.bus, || Notice::Ended(ending));
    }

    /// Ends connections to this node.
    pub(super) fn end_here(&self, ending: &Ending) {
        self.open().values().filter(|open| ending.ends(open)).for_each(|open| open.end.notify_one());
    }

    /// What the connections to this node were let in for, each once.
    pub(super) fn proofs(&self) -> Vec<(PersonId, Proof)> {
        let mut proofs: Vec<(PersonId, Proof)> = self.open().values().map(|open| (open.person, open.by)).collect();
        proofs.sort_unstable_by_key(|(person, proof)| (*person, format!("{proof:?}")));
        proofs.dedup();
        proofs
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
