//! The way to a table for everybody else: wishes go in, answers come out, and nobody waits for a table that is too busy.

use super::Task;
use crate::live::hub::Hub;
use crate::live::outbox::Outbox;
use std::collections::BTreeMap;
use tokio::sync::{mpsc, oneshot};
use trilynx_games::Seat;
use trilynx_protocol::position::{Effects, Position};
use trilynx_protocol::wire::{Error, PersonView, TableView, ToClient};
use trilynx_protocol::{Command, PersonId, Refused, TableId};

/// Wishes that may wait at one table.
const QUEUE: usize = 64;

/// A connection, for as long as the server runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ConnectionId(pub u64);

/// The way to a table.
#[derive(Clone)]
pub struct Handle {
    pub(super) id: TableId,
    queue: mpsc::Sender<Message>,
}

/// Why a wish came to nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failed {
    /// There is no such table.
    NotFound,
    /// The table says no.
    Refused(Refused),
    /// It could not be stored, or the table is too busy. Nothing was done as far as anybody knows: ask again with the same key.
    Unavailable,
}

impl From<Failed> for Error {
    fn from(failed: Failed) -> Error {
        match failed {
            Failed::NotFound => Error::NotFound,
            Failed::Refused(reason) => Error::Refused { reason },
            Failed::Unavailable => Error::Unavailable,
        }
    }
}

/// What somebody wants.
pub struct Asked {
    /// Who.
    pub person: PersonId,
    /// From which seat.
    pub seat: Option<u8>,
    /// How long a message takes there and back, as measured.
    pub lag_ms: u32,
    /// Their name for it.
    pub key: String,
    /// What.
    pub command: Command,
}

/// Who wants to watch, and from where.
pub struct Watch {
    /// Which connection.
    pub connection: ConnectionId,
    /// Who.
    pub person: PersonId,
    /// From which seat; the first one they have if not said.
    pub seat: Option<u8>,
    /// The version they have.
    pub version: Option<u32>,
    /// Where their frames go.
    pub outbox: Outbox,
}

/// The position after a move, where nothing is hidden, and what else the move does.
pub(super) type Previewed = (Option<Position>, Effects);
pub(super) type Reply<T> = oneshot::Sender<Result<T, Failed>>;

/// What the task is told.
pub(super) enum Message {
    Ask(Box<Asked>, Outbox),
    AskAndWait(Box<Asked>, Reply<u32>),
    Watch(Box<Watch>),
    Unwatch(ConnectionId),
    View(PersonId, Option<u8>, Reply<Box<(TableView, BTreeMap<PersonId, PersonView>)>>),
    Preview(PersonId, Option<u8>, String, Reply<Previewed>),
    BotChose { seat: Seat, version: u32, text: Option<String> },
    Wake,
}

impl Handle {
    /// Starts the task of a table that is in the store.
    pub fn start(hub: &Hub, id: TableId) -> Handle {
        let (queue, messages) = mpsc::channel(QUEUE);
        let handle = Handle { id, queue };
        let task = Task::new(hub.clone(), handle.clone(), messages);
        tokio::spawn(task.run());
        handle
    }

    /// Whether the task still takes messages.
    pub fn is_open(&self) -> bool {
        !self.queue.is_closed()
    }

    /// A wish. The answer goes to the outbox.
    pub fn ask(&self, asked: Asked, outbox: &Outbox) {
        let key = asked.key.clone();
        if self.queue.try_send(Message::Ask(Box::new(asked), outbox.clone())).is_err() {
            outbox.send(&ToClient::Error { error: Error::Unavailable, table: Some(self.id), key: Some(key) });
        }
    }

    /// A wish, whose answer is waited for.
    pub async fn ask_and_wait(&self, asked: Asked) -> Result<u32, Failed> {
        self.request(|reply| Message::AskAndWait(Box::new(asked), reply)).await
    }

    /// From now on the outbox gets what happens, after the tail or the whole view.
    pub fn watch(&self, watch: Watch) {
        let outbox = watch.outbox.clone();
        if self.queue.try_send(Message::Watch(Box::new(watch))).is_err() {
            outbox.send(&ToClient::Error { error: Error::Unavailable, table: Some(self.id), key: None });
        }
    }

    /// No more. Waits its turn, because a table must not believe that somebody is there who is gone.
    pub async fn unwatch(&self, connection: ConnectionId) {
        // A table that is put away has no viewers to forget.
        drop(self.queue.send(Message::Unwatch(connection)).await);
    }

    /// The table as somebody sees it now.
    pub async fn view(&self, person: PersonId, seat: Option<u8>) -> Result<Box<(TableView, BTreeMap<PersonId, PersonView>)>, Failed> {
        self.request(|reply| Message::View(person, seat, reply)).await
    }

    /// What a move would do.
    pub async fn preview(&self, person: PersonId, seat: Option<u8>, text: String) -> Result<Previewed, Failed> {
        self.request(|reply| Message::Preview(person, seat, text, reply)).await
    }

    /// A bot has chosen, or failed to.
    pub async fn bot_chose(&self, seat: Seat, version: u32, text: Option<String>) {
        // A table that is put away asks its bot again when it comes back.
        drop(self.queue.send(Message::BotChose { seat, version, text }).await);
    }

    /// Something is due.
    pub fn wake(&self) {
        // A full queue wakes it as well.
        drop(self.queue.try_send(Message::Wake));
    }

    async fn request<T>(&self, message: impl FnOnce(Reply<T>) -> Message) -> Result<T, Failed> {
        let (reply, answer) = oneshot::channel();
        self.queue.try_send(message(reply)).map_err(|_| Failed::Unavailable)?;
        answer.await.unwrap_or(Err(Failed::Unavailable))
    }
}
