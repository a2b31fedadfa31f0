//! How servers that serve together talk: messages by subject, and questions with one answer.
//!
//! The one thing to know: a message may be lost without notice. What matters is stored before it is said, has a version, and is asked for
//! again by who notices a gap. The bus carries; it decides nothing.
//!
//! There is one [`Bus`] over two carriers: `local` for nodes of one process, which is all that a single server has, and `nats`.

mod local;
mod nats;
mod settings;

pub use local::Hub;
pub use settings::{Nats, NatsServers, NodeName};

use crate::metrics;
use axum::body::Bytes;
use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot, watch};
use tokio_util::sync::CancellationToken;

/// The largest message, in bytes: half of what a NATS server takes by default.
pub const MAX_BYTES: usize = 512 * 1024;
/// Messages that may wait to be sent; what comes then is lost.
const OUTGOING: usize = 8 * 1024;
/// Messages that may wait for a subscriber; what comes then is lost.
const INCOMING: usize = 4 * 1024;
/// Questions that may wait for their answers.
const MOST_ASKED: usize = 16 * 1024;
/// What subjects of ours begin with.
const PREFIX: &str = "trilynx";

/// A message on its way.
#[derive(Clone, Debug)]
pub struct Parcel {
    /// Where it goes.
    pub subject: String,
    /// Where an answer goes.
    pub reply: Option<String>,
    /// What it says.
    pub bytes: Bytes,
}

/// What a subscriber gets.
#[derive(Debug)]
enum Delivery {
    Parcel(Parcel),
    /// Nobody was there to answer a question; this is the subject of its answer.
    Nobody(String),
}

/// Why a question has no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Silence {
    /// Nobody is there who could answer. Nothing was done.
    Nobody,
    /// There was no answer in time. It may have been done.
    TimedOut,
    /// It could not be sent. Nothing was done.
    Unsent,
}

/// Why a bus cannot be used: a sentence for the operator.
#[derive(Debug)]
pub struct BusError(pub String);

impl fmt::Display for BusError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BusError {}

/// One node's way to the others. Cheap to clone.
#[derive(Clone)]
pub struct Bus(Arc<Ways>);

struct Ways {
    node: Arc<str>,
    carrier: Carrier,
    outgoing: mpsc::Sender<Parcel>,
    up: watch::Sender<bool>,
    asked: Mutex<HashMap<String, oneshot::Sender<Option<Bytes>>>>,
    next: AtomicU64,
    /// Whether anybody else may listen.
    is_shared: bool,
    closed: CancellationToken,
}

enum Carrier {
    Local(Hub),
    Nats(async_nats::Client),
}

impl Bus {
    /// For a server that serves alone: nobody listens but itself, and nothing is sent.
    pub fn alone() -> Bus {
        let (outgoing, _) = mpsc::channel(1);
        Bus::over("alone".into(), Carrier::Local(Hub::default()), outgoing, false)
    }

    /// For nodes of one process that share a hub.
    pub async fn local(node: Arc<str>, hub: Hub) -> Bus {
        let (outgoing, queue) = mpsc::channel(OUTGOING);
        let bus = Bus::over(node, Carrier::Local(hub.clone()), outgoing, true);
        tokio::spawn(local::carry(hub, queue, bus.0.up.subscribe()));
        bus.receive_answers().await;
        bus
    }

    /// By the NATS servers of the settings. Waits a while until one of them is there.
    pub async fn nats(node: Arc<str>, settings: &Nats) -> Result<Bus, BusError> {
        let (outgoing, queue) = mpsc::channel(OUTGOING);
        let up = watch::Sender::new(true);
        let client = nats::connect(&node, settings, up.clone()).await?;
        let mut bus = Bus::over(node, Carrier::Nats(client.clone()), outgoing, true);
        if let Some(ways) = Arc::get_mut(&mut bus.0) {
            ways.up = up;
        }
        tokio::spawn(nats::carry(client, queue, bus.0.up.subscribe()));
        bus.receive_answers().await;
        Ok(bus)
    }

    fn over(node: Arc<str>, carrier: Carrier, outgoing: mpsc::Sender<Parcel>, is_shared: bool) -> Bus {
        let (up, closed) = (watch::Sender::new(true), CancellationToken::new());
        Bus(Arc::new(Ways { node, carrier, outgoing, up, asked: Mutex::default(), next: AtomicU64::new(0), is_shared, closed }))
    }

    /// What this node is called.
    pub fn node(&self) -> &Arc<str> {
        &self.0.node
    }

    /// Whether there may be other nodes.
    pub fn is_shared(&self) -> bool {
        self.0.is_shared
    }

    /// Whether the others can be reached, as far as is known.
    pub fn is_up(&self) -> bool {
        *self.0.up.borrow()
    }

    /// To hear when that changes.
    pub fn up(&self) -> watch::Receiver<bool> {
        self.0.up.subscribe()
    }

    /// For tests: as if the carrier had been cut off from this node, or were there again.
    pub fn cut(&self, is_up: bool) {
        self.0.up.send_replace(is_up);
    }

    /// Says something to all who listen. What it says is made only where somebody may.
    pub fn publish(&self, subject: &str, bytes: impl FnOnce() -> Vec<u8>) {
        if self.0.is_shared {
            self.send(Parcel { subject: absolute(subject), reply: None, bytes: bytes().into() });
        }
    }

    /// Asks who listens to a subject. The question is on its way when this returns; the answer is waited for apart from that, so that
    /// questions keep their order.
    pub fn ask(&self, subject: &str, bytes: Vec<u8>, within: Duration) -> impl Future<Output = Result<Bytes, Silence>> + Send + use<> {
        let reply = absolute(&format!("{}.answer.{}", self.0.node, self.0.next.fetch_add(1, Ordering::Relaxed)));
        let waits = self.wait_for(&reply);
        let sent = waits.is_some() && self.send(Parcel { subject: absolute(subject), reply: Some(reply.clone()), bytes: bytes.into() });
        let bus = self.clone();
        let (asked, began) = (PendingCall { bus, reply }, Instant::now());
        async move {
            let asked = asked;
            let Some(answer) = waits.filter(|_| sent) else { return Err(Silence::Unsent) };
            let answered = match tokio::time::timeout(within, answer).await {
                Ok(Ok(Some(bytes))) => Ok(bytes),
                Ok(Ok(None)) => Err(Silence::Nobody),
                Ok(Err(_)) => Err(Silence::Unsent),
                Err(_) => Err(Silence::TimedOut),
            };
            drop(asked);
            metrics::bus_answered(answered.as_ref().err().copied(), began.elapsed());
            answered
        }
    }

    /// Answers a question.
    pub fn answer(&self, question: &Parcel, bytes: Vec<u8>) {
        if let Some(reply) = &question.reply {
            self.send(Parcel { subject: reply.clone(), reply: None, bytes: bytes.into() });
        }
    }

    /// From now on, what is said under a subject. A `*` stands for any one word of it.
    pub async fn subscribe(&self, subject: &str) -> Result<Subscription, BusError> {
        self.subscribe_absolute(&absolute(subject)).await
    }

    async fn subscribe_absolute(&self, subject: &str) -> Result<Subscription, BusError> {
        match &self.0.carrier {
            Carrier::Local(hub) => Ok(Subscription(Incoming::Local(hub.subscribe(subject), self.up()))),
            Carrier::Nats(client) => {
                let subscribed = client.subscribe(subject.to_owned()).await;
                let subscriber = subscribed.map_err(|error| BusError(format!("NATS: {subject} cannot be subscribed to: {error}")))?;
                Ok(Subscription(Incoming::Nats(subscriber)))
            }
        }
    }

    /// Everything that is said by anybody, for tests of what is said.
    pub async fn overhear(&self) -> Result<Subscription, BusError> {
        self.subscribe_absolute(&format!("{PREFIX}.>")).await
    }

    /// Sends and receives nothing more.
    pub fn close(&self) {
        self.0.closed.cancel();
    }

    /// Ends when it is closed.
    pub async fn closed(&self) {
        self.0.closed.cancelled().await;
    }

    fn send(&self, parcel: Parcel) -> bool {
        let size = parcel.bytes.len();
        if size > MAX_BYTES {
            tracing::error!(subject = parcel.subject, size, "a message between nodes is too long to be sent");
            return false;
        }
        let sent = !self.0.closed.is_cancelled() && self.is_up() && self.0.outgoing.try_send(parcel).is_ok();
        metrics::bus_sent(sent, size);
        sent
    }

    /// A place for an answer.
    fn wait_for(&self, reply: &str) -> Option<oneshot::Receiver<Option<Bytes>>> {
        let mut asked = self.asked();
        if !self.0.is_shared || asked.len() >= MOST_ASKED {
            return None;
        }
        let (answer, answered) = oneshot::channel();
        asked.insert(reply.to_owned(), answer);
        Some(answered)
    }

    async fn receive_answers(&self) {
        let subject = format!("{}.answer.*", self.0.node);
        let mut answers = match self.subscribe(&subject).await {
            Ok(answers) => answers,
            Err(cause) => return tracing::error!(%cause, "answers cannot be heard"),
        };
        let bus = Arc::downgrade(&self.0);
        tokio::spawn(async move {
            while let Some(delivery) = answers.next().await {
                let Some(ways) = bus.upgrade() else { return };
                let (subject, answer) = match delivery {
                    Delivery::Parcel(parcel) => (parcel.subject, Some(parcel.bytes)),
                    Delivery::Nobody(subject) => (subject, None),
                };
                let waiting = Bus(ways).asked().remove(&subject);
                if let Some(waiting) = waiting {
                    // Who asked may have stopped waiting.
                    drop(waiting.send(answer));
                }
            }
        });
    }

    fn asked(&self) -> MutexGuard<'_, HashMap<String, oneshot::Sender<Option<Bytes>>>> {
        self.0.asked.lock().expect("nobody panics while holding it")
    }
}

/// A call whose answer is waited for.
struct PendingCall {
    bus: Bus,
    reply: String,
}

impl Drop for PendingCall {
    fn drop(&mut self) {
        self.bus.asked().remove(&self.reply);
    }
}

fn absolute(subject: &str) -> String {
    format!("{PREFIX}.{subject}")
}

/// What is said under a subject, until this is dropped.
pub struct Subscription(Incoming);

enum Incoming {
    Local(local::Listener, watch::Receiver<bool>),
    Nats(async_nats::Subscriber),
}

impl Subscription {
    /// The next message; nothing when there will be none.
    pub async fn recv(&mut self) -> Option<Parcel> {
        loop {
            if let Delivery::Parcel(parcel) = self.next().await? {
                return Some(parcel);
            }
        }
    }

    async fn next(&mut self) -> Option<Delivery> {
        let delivery = match &mut self.0 {
            Incoming::Local(listener, up) => local::next(listener, up).await,
            Incoming::Nats(subscriber) => nats::next(subscriber).await,
        };
        if let Some(Delivery::Parcel(parcel)) = &delivery {
            metrics::bus_heard(parcel.bytes.len());
        }
        delivery
    }
}

impl Parcel {
    /// A word of its subject, counted from the one behind the prefix.
    pub fn word(&self, n: usize) -> Option<&str> {
        self.subject.split('.').nth(n + 1)
    }
}
