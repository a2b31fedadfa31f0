//! The way to a table for everybody else: requests go in, answers come out, and nobody waits for a table that is too busy.
//!
//! The one thing to know: the players come first. They have a queue of their own, in which each of them has places that nobody else can
//! take; spectators share another, of which one person fills only a small part.

use super::Task;
use super::call::{Declined, TableAnswer, TableCall};
use super::planned::PlanRequest;
use crate::bus::{Bus, Parcel};
use crate::live::context::Context;
use crate::live::fair::{Client, Origin};
use crate::live::outbox::Outbox;
use crate::metrics;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};
use trilynx_games::Seat;
use trilynx_games::game::MAX_SEATS;
use trilynx_protocol::http::{Hint, PlannedMoves};
use trilynx_protocol::position::{Effects, Position};
use trilynx_protocol::tournament::Ruling;
use trilynx_protocol::wire::{Error, PersonView, TableView, ToClient};
use trilynx_protocol::{BotPace, Command, PersonId, Refused, TableId, Time};

/// Messages of one player that may wait.
const BY_PLAYER: u8 = 16;
/// Messages of one spectator that may wait.
const BY_SPECTATOR: u8 = 4;
/// What the server itself has to say to a table: bots that have chosen, deadlines.
const BY_SERVER: usize = 16;
/// Messages of spectators that may wait together.
const SPECTATOR_QUEUE: usize = 256;

/// A connection, for as long as the server runs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ConnectionId(pub u64);

/// The way to a table.
#[derive(Clone)]
pub struct Handle {
    pub(super) id: TableId,
    players: mpsc::Sender<Envelope>,
    spectators: mpsc::Sender<Envelope>,
    pub(super) admission: Arc<Admission>,
    /// Whether another node owns the table.
    pub(super) relayed: Arc<AtomicBool>,
}

/// Where a table's messages arrive.
pub(super) struct Inbox {
    pub players: mpsc::Receiver<Envelope>,
    pub spectators: mpsc::Receiver<Envelope>,
}

/// Why a request came to nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum RequestError {
    /// There is no such table.
    NotFound,
    /// The table says no.
    Refused(Refused),
    /// The key was used for another command.
    KeyUsed,
    /// The opener has as many open tables as one may have.
    TooManyTables,
    /// It could not be stored, or the table is too busy. Nothing was done as far as anybody knows: ask again with the same key.
    Unavailable,
}

/// Public tables of one person that may wait for players at once.
pub const MAX_OPEN_TABLES: u32 = 10;

impl From<RequestError> for Error {
    fn from(failed: RequestError) -> Error {
        match failed {
            RequestError::NotFound => Error::NotFound,
            RequestError::Refused(reason) => Error::Refused { reason },
            RequestError::KeyUsed => Error::Taken { what: "key".to_owned() },
            RequestError::TooManyTables => Error::TooLarge { what: "open_tables".to_owned(), limit: MAX_OPEN_TABLES },
            RequestError::Unavailable => Error::Unavailable,
        }
    }
}

/// What somebody wants.
pub struct CommandRequest {
    /// The person's id.
    pub person: PersonId,
    /// Whether they have no account.
    pub guest: bool,
    /// Where they connect from.
    pub origin: Origin,
    /// From which seat.
    pub seat: Option<u8>,
    /// How long a message takes to us, as measured.
    pub lag_ms: u32,
    /// When the request was received: what happens to it at the server is not charged to anybody's clock.
    pub received: Time,
    /// Their name for it.
    pub key: String,
    /// The command.
    pub command: Command,
}

/// Who wants to watch, and from where.
#[derive(Clone)]
pub struct Watch {
    /// Which connection.
    pub connection: ConnectionId,
    /// The person's id.
    pub person: PersonId,
    /// Where they connect from.
    pub origin: Origin,
    /// From which seat; the first one they have if not said.
    pub seat: Option<u8>,
    /// The version they have.
    pub version: Option<u32>,
    /// How soon bots answer them.
    pub pace: Option<BotPace>,
    /// Where their frames go.
    pub outbox: Outbox,
}

/// A request for a hint.
pub struct HintRequest {
    /// The caller.
    pub person: PersonId,
    /// Where they connect from.
    pub origin: Origin,
    /// The seat it is for; the first one they have if not given.
    pub seat: Option<u8>,
}

/// The position after a move, where nothing is hidden, and what else the move does.
pub(super) type Previewed = (Option<Position>, Effects);
pub(super) type Reply<T> = oneshot::Sender<Result<T, RequestError>>;

/// A message to the task.
pub(super) enum Message {
    Ask(Box<CommandRequest>, Outbox),
    AskAndWait(Box<CommandRequest>, Reply<u32>),
    Watch(Box<Watch>),
    Unwatch(ConnectionId),
    View(PersonId, Option<u8>, Reply<Box<(TableView, BTreeMap<PersonId, PersonView>)>>),
    Preview(PersonId, Option<u8>, String, Reply<Previewed>),
    Hint(HintRequest, Reply<Hint>),
    Plan(Box<PlanRequest>, Reply<PlannedMoves>),
    /// Somebody who plays here may have gone on vacation, or come back.
    LookUpVacations(Reply<u32>),
    BotChose {
        seat: Seat,
        version: u32,
        text: Option<String>,
    },
    /// Another node asks.
    Called(Box<TableCall>, Question),
    /// The table is to be put away, so that another node can own it.
    Release,
    Wake,
    /// A tournament has decided something.
    Ruled(Ruling),
}

/// What another node asks, and the way back to it.
pub(super) struct Question {
    pub bus: Bus,
    pub parcel: Parcel,
}

impl Question {
    /// Answers it.
    pub fn answer(&self, answer: &Result<TableAnswer, Declined>) {
        self.bus.answer(&self.parcel, serde_json::to_vec(answer).expect("our own types have only string keys"));
    }

    /// Answers that it comes to nothing.
    pub fn decline(&self, failed: RequestError) {
        self.answer(&Err(Declined::Failed(failed)));
    }
}

/// A message, and the place it takes in its queue until it has been dealt with.
pub(super) struct Envelope {
    pub message: Message,
    /// When it was put into its queue.
    pub queued: Instant,
    pub pass: Option<Pass>,
}

impl Envelope {
    fn new(message: Message, pass: Option<Pass>) -> Envelope {
        Envelope { message, queued: Instant::now(), pass }
    }
}

/// Who plays here, and how many messages of each person wait.
#[derive(Default)]
pub(super) struct Admission(Mutex<Admitted>);

#[derive(Default)]
struct Admitted {
    players: Vec<PersonId>,
    waiting: HashMap<PersonId, u8>,
}

/// A place in a queue, given back when this is dropped.
pub(super) struct Pass {
    admission: Arc<Admission>,
    person: PersonId,
}

impl Admission {
    /// From now on these are the players: the people on the seats, and the accounts that guests among them turned out to be.
    pub(super) fn seat(&self, players: Vec<PersonId>) {
        self.0.lock().expect("nobody panics while holding it").players = players;
    }

    /// Also this person.
    pub(super) fn add(&self, person: PersonId) {
        let mut admitted = self.0.lock().expect("nobody panics while holding it");
        if !admitted.players.contains(&person) && admitted.players.len() < 2 * MAX_SEATS {
            admitted.players.push(person);
        }
    }

    /// A place for a message, and whether it is among the players'.
    fn enter(self: &Arc<Admission>, person: PersonId) -> Option<(Pass, bool)> {
        let mut admitted = self.0.lock().expect("nobody panics while holding it");
        let plays = admitted.players.contains(&person);
        let waiting = admitted.waiting.entry(person).or_default();
        if *waiting >= if plays { BY_PLAYER } else { BY_SPECTATOR } {
            return None;
        }
        *waiting += 1;
        Some((Pass { admission: self.clone(), person }, plays))
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut admitted = self.admission.0.lock().expect("nobody panics while holding it");
        match admitted.waiting.get_mut(&self.person) {
            Some(waiting) if *waiting > 1 => *waiting -= 1,
            _ => drop(admitted.waiting.remove(&self.person)),
        }
    }
}

impl Handle {
    /// Starts the task of a table that is in the store.
    pub fn start(context: &Context, id: TableId) -> Handle {
        let (players, players_inbox) = mpsc::channel(usize::from(BY_PLAYER) * 2 * MAX_SEATS + BY_SERVER);
        let (spectators, spectators_inbox) = mpsc::channel(SPECTATOR_QUEUE);
        let handle = Handle { id, players, spectators, admission: Arc::default(), relayed: Arc::default() };
        let inbox = Inbox { players: players_inbox, spectators: spectators_inbox };
        Task::spawn(context.clone(), handle.clone(), inbox);
        handle
    }

    /// Whether the task still takes messages.
    pub fn is_open(&self) -> bool {
        !self.players.is_closed()
    }

    /// Whether another node owns the table, and this one passes on what is said.
    pub fn is_relayed(&self) -> bool {
        self.relayed.load(Ordering::Relaxed)
    }

    /// How full the fuller of the two queues is, from 0 to 1.
    pub fn saturation(&self) -> f64 {
        let of = |queue: &mpsc::Sender<Envelope>| 1.0 - queue.capacity() as f64 / queue.max_capacity() as f64;
        of(&self.players).max(of(&self.spectators))
    }

    /// A request. The answer goes to the outbox.
    pub fn ask(&self, asked: CommandRequest, outbox: &Outbox) {
        let (person, key) = (asked.person, asked.key.clone());
        if self.send(person, Message::Ask(Box::new(asked), outbox.clone())).is_none() {
            outbox.send(&ToClient::Error { error: Error::Unavailable, table: Some(self.id), key: Some(key) });
        }
    }

    /// A request, whose answer is waited for.
    pub async fn ask_and_wait(&self, asked: CommandRequest) -> Result<u32, RequestError> {
        self.request(asked.person, |reply| Message::AskAndWait(Box::new(asked), reply)).await
    }

    /// From now on the outbox gets what happens, after the tail or the whole view.
    pub fn watch(&self, watch: Watch) {
        let (person, outbox) = (watch.person, watch.outbox.clone());
        if self.send(person, Message::Watch(Box::new(watch))).is_none() {
            outbox.send(&ToClient::Error { error: Error::Unavailable, table: Some(self.id), key: None });
        }
    }

    /// No more. Waits its turn, because a table must not believe that somebody is there who is gone.
    pub async fn unwatch(&self, connection: ConnectionId) {
        // A table that is put away has no viewers to forget.
        drop(self.spectators.send(Envelope::new(Message::Unwatch(connection), None)).await);
    }

    /// The table as somebody sees it now.
    pub async fn view(&self, person: PersonId, seat: Option<u8>) -> Result<Box<(TableView, BTreeMap<PersonId, PersonView>)>, RequestError> {
        self.request(person, |reply| Message::View(person, seat, reply)).await
    }

    /// What a move would do.
    pub async fn preview(&self, person: PersonId, seat: Option<u8>, text: String) -> Result<Previewed, RequestError> {
        self.request(person, |reply| Message::Preview(person, seat, text, reply)).await
    }

    /// A good move for somebody who plays against bots alone.
    pub async fn hint(&self, request: HintRequest) -> Result<Hint, RequestError> {
        self.request(request.person, |reply| Message::Hint(request, reply)).await
    }

    /// Plans moves ahead, or says what is planned.
    pub async fn plan(&self, request: PlanRequest) -> Result<PlannedMoves, RequestError> {
        self.request(request.person, |reply| Message::Plan(Box::new(request), reply)).await
    }

    /// Somebody who plays here may have gone on vacation, or come back. Waits until that is stored.
    pub async fn look_up_vacations(&self) -> Result<u32, RequestError> {
        let (reply, answer) = oneshot::channel();
        let message = Envelope::new(Message::LookUpVacations(reply), None);
        self.players.send(message).await.map_err(|_| RequestError::Unavailable)?;
        answer.await.unwrap_or(Err(RequestError::Unavailable))
    }

    /// A bot has chosen, or failed to.
    pub async fn bot_chose(&self, seat: Seat, version: u32, text: Option<String>) {
        // A table that is put away asks its bot again when it comes back.
        drop(self.players.send(Envelope::new(Message::BotChose { seat, version, text }, None)).await);
    }

    /// Another node asks about this table.
    pub(crate) fn called(&self, call: TableCall, bus: Bus, parcel: Parcel) {
        let question = Question { bus: bus.clone(), parcel: parcel.clone() };
        let person = match &call {
            TableCall::Ask { person, .. }
            | TableCall::View { person, .. }
            | TableCall::Preview { person, .. }
            | TableCall::Hint { person, .. } => Some(*person),
            TableCall::Plan { request } => Some(request.person),
            TableCall::Watch { viewers, .. } => viewers.first().map(|viewer| viewer.person),
            TableCall::Unwatch { .. } | TableCall::Still { .. } | TableCall::Ruled { .. } | TableCall::LookUpVacations => None,
        };
        let message = Message::Called(Box::new(call), question);
        let sent = match person {
            Some(person) => self.send(person, message),
            None => self.spectators.try_send(Envelope::new(message, None)).ok(),
        };
        if sent.is_none() {
            Question { bus, parcel }.decline(RequestError::Unavailable);
        }
    }

    /// Puts the table away, and waits until that is done.
    pub async fn release(&self) {
        if self.players.send(Envelope::new(Message::Release, None)).await.is_ok() {
            self.players.closed().await;
        }
    }

    /// A tournament has decided something about the game that is played here.
    pub async fn rule(&self, ruling: Ruling) {
        // A table that is put away at this moment ends by its own clock.
        drop(self.players.send(Envelope::new(Message::Ruled(ruling), None)).await);
    }

    /// Something is due.
    pub fn wake(&self) {
        // A full queue wakes it as well.
        drop(self.players.try_send(Envelope::new(Message::Wake, None)));
    }

    /// Puts a message into the queue it belongs to, unless there is no place for this person.
    fn send(&self, person: PersonId, message: Message) -> Option<()> {
        let sent = self.admission.enter(person).and_then(|(pass, plays)| {
            let queue = if plays { &self.players } else { &self.spectators };
            queue.try_send(Envelope::new(message, Some(pass))).ok()
        });
        if sent.is_none() {
            metrics::table_was_full();
        }
        sent
    }

    async fn request<T>(&self, person: PersonId, message: impl FnOnce(Reply<T>) -> Message) -> Result<T, RequestError> {
        let (reply, answer) = oneshot::channel();
        self.send(person, message(reply)).ok_or(RequestError::Unavailable)?;
        answer.await.unwrap_or(Err(RequestError::Unavailable))
    }
}

impl CommandRequest {
    /// Who gets a share of what the request leads to.
    pub(super) fn client(&self) -> Client {
        Client { origin: self.origin, person: self.person }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(n: u8) -> PersonId {
        PersonId::from_random([n; 16])
    }

    fn handle() -> (Handle, Inbox) {
        let (players, players_inbox) = mpsc::channel(usize::from(BY_PLAYER) * 2 * MAX_SEATS + BY_SERVER);
        let (spectators, spectators_inbox) = mpsc::channel(SPECTATOR_QUEUE);
        let handle = Handle { id: TableId::from_random([1; 16]), players, spectators, admission: Arc::default(), relayed: Arc::default() };
        (handle, Inbox { players: players_inbox, spectators: spectators_inbox })
    }

    fn view(handle: &Handle, n: u8) -> bool {
        let (reply, _answer) = oneshot::channel();
        handle.send(person(n), Message::View(person(n), None, reply)).is_some()
    }

    #[test]
    fn a_player_has_places_that_neither_the_opponent_nor_spectators_can_take() {
        let (handle, mut inbox) = handle();
        handle.admission.seat(vec![person(1), person(2)]);
        let accepted = |n: u8| (0..1000).filter(|_| view(&handle, n)).count();
        assert_eq!(accepted(1), usize::from(BY_PLAYER), "an opponent who floods the table");
        for n in 3..=255 {
            accepted(n);
        }
        assert_eq!(inbox.spectators.len(), SPECTATOR_QUEUE, "and a crowd");
        assert_eq!(accepted(2), usize::from(BY_PLAYER));
        // A place is free again when the message has been dealt with.
        drop(inbox.players.try_recv().expect("a message"));
        assert_eq!((accepted(1), accepted(2)), (1, 0));
    }

    #[test]
    fn one_spectator_fills_a_small_part_of_the_queue() {
        let (handle, _inbox) = handle();
        assert_eq!((0..100).filter(|_| view(&handle, 7)).count(), usize::from(BY_SPECTATOR));
        assert!(view(&handle, 8));
    }
}
