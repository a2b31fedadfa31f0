//! A node among those that serve the same tables: who else is there, what they ask of it, and tables that nobody serves.
//!
//! The one thing to know: a node that cannot reach the others gives its tables up and sends its connections away, until it can again. A table
//! that is not in memory belongs to nobody.

use super::context::Context;
use super::placement::{Duties, Duty, Meter};
use super::table::{self, TableCall};
use crate::store::{DEAD_AFTER, NodeRow, StoreError};
use futures_util::StreamExt as _;
use futures_util::stream::FuturesUnordered;
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::Instant;
use trilynx_protocol::TableId;

/// The pause before subjects are subscribed to again.
const PAUSE: Duration = Duration::from_secs(1);
/// How often a node looks who is there, and also when one that is silent dies: then its tables can be claimed.
const LOOK_EVERY: Duration = Duration::from_millis(500);
/// How much later than that, so that it is over when the database is asked.
const NOT_BEFORE: Duration = Duration::from_millis(5);
/// How often it says how it is itself.
const REPORT_EVERY: Duration = Duration::from_secs(1);
/// How often tables are looked for that are due and that nobody serves …
const SWEEP_EVERY: Duration = Duration::from_secs(5);
/// … and how many at a time.
const SWEEP: u32 = 500;
/// How often nodes that are long dead are forgotten.
const FORGET_EVERY: Duration = Duration::from_secs(600);
/// How long the others may be out of reach before a node gives its tables up.
const APART_AFTER: Duration = Duration::from_millis(1500);
/// Tables that are given up at the same time.
const AT_ONCE: usize = 32;

/// What one node does for all of them.
pub const PAIRING: &str = "pairing";

/// What a node knows about itself and the others. Cheap to clone.
#[derive(Clone)]
pub struct Nodes(Arc<Group>);

struct Group {
    living: watch::Sender<Living>,
    apart: watch::Sender<bool>,
    /// Whether somebody has asked this node to hand its tables over and stop.
    drained: watch::Sender<bool>,
    hands_over: AtomicBool,
    duties: Duties,
    meter: Mutex<Meter>,
}

/// Who is there.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Living {
    /// The nodes that are alive, in the order of their names.
    pub nodes: Vec<Arc<str>>,
    /// The one that pairs people.
    pub pairs: Option<Arc<str>>,
}

/// What a node reports to its host.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub struct NodeStatus {
    /// Which program it runs.
    pub version: String,
    /// Tables it owns.
    pub tables: usize,
    /// Tables of other nodes that people watch through it.
    pub relayed: usize,
    /// WebSockets that are open.
    pub connections: u32,
    /// The share of its processors that it uses, from 0 to 1; nothing where that is not known.
    pub load: Option<f64>,
    /// How long ago its heartbeat was stored, in milliseconds.
    pub lag_ms: u64,
    /// Whether it reaches the others.
    pub up: bool,
    /// Whether it pairs people.
    pub pairs: bool,
    /// Whether it hands its tables over.
    pub draining: bool,
}

impl Default for Nodes {
    fn default() -> Nodes {
        Nodes(Arc::new(Group {
            living: watch::Sender::default(),
            apart: watch::Sender::new(false),
            drained: watch::Sender::new(false),
            hands_over: AtomicBool::new(false),
            duties: Duties::default(),
            meter: Mutex::new(Meter::new()),
        }))
    }
}

impl Nodes {
    /// Who is there, as far as is known.
    pub fn living(&self) -> Living {
        self.0.living.borrow().clone()
    }

    /// To hear when that changes.
    pub fn changes(&self) -> watch::Receiver<Living> {
        self.0.living.subscribe()
    }

    /// How many nodes there are, at least one.
    pub fn count(&self) -> usize {
        self.0.living.borrow().nodes.len().max(1)
    }

    /// Whether this node cannot reach the others, and serves nobody.
    pub fn is_apart(&self) -> bool {
        *self.0.apart.borrow()
    }

    /// Whether it gives its tables up and takes no more.
    pub fn hands_over(&self) -> bool {
        self.0.hands_over.load(Ordering::Acquire)
    }

    /// How much each of them has to do.
    pub(super) fn duties(&self) -> &Duties {
        &self.0.duties
    }

    /// Ends when this node cannot reach the others.
    pub async fn comes_apart(&self) {
        // The sender lives as long as we do, so waiting cannot fail.
        drop(self.0.apart.subscribe().wait_for(|apart| *apart).await);
    }

    /// Ends when somebody has asked this node to hand its tables over and stop.
    pub async fn is_drained(&self) {
        drop(self.0.drained.subscribe().wait_for(|drained| *drained).await);
    }
}

impl Context {
    /// Gives up all tables in memory, one after the other, and takes no more.
    pub async fn hand_over(&self) {
        if self.bus.is_shared() {
            self.nodes.0.hands_over.store(true, Ordering::Release);
            self.give_up_tables().await;
        }
    }

    async fn give_up_tables(&self) {
        let mut handles = self.tables.all().into_iter();
        let mut under_way = FuturesUnordered::new();
        loop {
            while under_way.len() < AT_ONCE
                && let Some(handle) = handles.next()
            {
                under_way.push(async move { handle.release().await });
            }
            if under_way.next().await.is_none() {
                return;
            }
        }
    }

    /// What this node says of itself.
    pub fn status(&self) -> NodeStatus {
        let load = self.nodes.0.meter.lock().expect("nobody panics while holding it").look();
        let relayed = self.tables.relayed();
        NodeStatus {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            tables: self.tables.in_memory().saturating_sub(relayed),
            relayed,
            connections: self.presence.connections_here(),
            load,
            lag_ms: self.store.lease_age().map_or(0, |age| u64::try_from(age.as_millis()).unwrap_or(u64::MAX)),
            up: self.bus.is_up(),
            pairs: self.pairs_people(),
            draining: self.nodes.hands_over(),
        }
    }

    /// Whether this node brings people together, for all nodes.
    pub fn pairs_people(&self) -> bool {
        !self.bus.is_shared() || (!self.nodes.hands_over() && self.nodes.living().pairs.as_ref() == Some(self.bus.node()))
    }
}

/// Looks at which nodes are there and reports the state of this one. Never returns.
pub(super) async fn look(context: Context) {
    let (mut reports, mut forgets) = (Due::now(REPORT_EVERY), Due::now(FORGET_EVERY));
    loop {
        let said = if reports.is_due() { report(&context).await } else { Ok(()) };
        let looked = look_once(&context).await;
        let pause = looked.as_ref().map_or(LOOK_EVERY, |pause| *pause);
        if let Err(error) = said.and(looked) {
            tracing::debug!(%error, "it is not known who else serves");
        }
        if forgets.is_due()
            && let Err(error) = context.store.forget_dead_nodes().await
        {
            tracing::warn!(%error, "nodes that are long dead stay for now");
        }
        tokio::time::sleep(pause).await;
    }
}

/// Something to be done now and then.
struct Due {
    every: Duration,
    at: Instant,
}

impl Due {
    fn now(every: Duration) -> Due {
        Due { every, at: Instant::now() }
    }

    /// Says that it is time, once each time.
    fn is_due(&mut self) -> bool {
        let now = Instant::now();
        let is_due = self.at <= now;
        if is_due {
            self.at = now + self.every;
        }
        is_due
    }
}

/// How long to wait until the next look: a node that has been silent for some time may be dead before the usual time.
fn until_next_look(nodes: &[NodeRow]) -> Duration {
    let dies_in = |node: &NodeRow| DEAD_AFTER.saturating_sub(Duration::from_millis(node.seen_ms_ago)) + NOT_BEFORE;
    nodes.iter().filter(|node| node.alive).map(dies_in).min().map_or(LOOK_EVERY, |first| first.min(LOOK_EVERY))
}

async fn report(context: &Context) -> Result<(), StoreError> {
    let status = serde_json::to_string(&context.status()).expect("our own types have only string keys");
    if context.store.report(context.bus.node(), &status).await? && !context.nodes.0.drained.send_replace(true) {
        tracing::info!("this node was asked to hand its tables over");
    }
    Ok(())
}

/// Says when to look again.
async fn look_once(context: &Context) -> Result<Duration, StoreError> {
    // A node that cannot be reached leads nothing, and one that is about to go begins nothing.
    let leads = context.bus.is_up() && !context.nodes.hands_over();
    let pairs = if leads { context.store.lead(PAIRING, context.bus.node()).await? } else { None };
    let nodes: Vec<NodeRow> = context.store.nodes().await?.into_iter().filter(|node| node.alive).collect();
    let pause = until_next_look(&nodes);
    let mut duties: Vec<Duty> = nodes.iter().filter_map(duty).collect();
    // A node knows more about itself than it has reported.
    let own = duties.iter_mut().find(|duty| duty.node == *context.bus.node());
    own.into_iter().for_each(|own| own.tables = context.tables.in_memory().saturating_sub(context.tables.relayed()));
    context.nodes.0.duties.learn(duties);
    let nodes = nodes.into_iter().map(|node| node.id).collect();
    let living = Living { nodes, pairs };
    let mut is_lost = false;
    let is_new = context.nodes.0.living.send_if_modified(|known| {
        is_lost = known.nodes.iter().any(|node| !living.nodes.contains(node));
        std::mem::replace(known, living.clone()) != living
    });
    if is_lost {
        context.note_disturbance().await;
    }
    if is_new {
        tracing::info!(nodes = ?living.nodes, pairs = ?living.pairs, "these nodes serve");
    }
    Ok(pause)
}

/// What a node has to do, unless it takes no tables.
fn duty(node: &NodeRow) -> Option<Duty> {
    let status: NodeStatus = serde_json::from_str(node.status.as_deref()?).ok()?;
    let takes_tables = status.up && !status.draining && !node.draining;
    takes_tables.then(|| Duty { node: node.id.clone(), load: status.load.unwrap_or(0.0), tables: status.tables })
}

/// Wakes tables that are due and that nobody serves: those of nodes that died or left, and those that nobody watches. Never returns.
pub(super) async fn adopt(context: Context) {
    let mut living = context.nodes.0.living.subscribe();
    loop {
        // A node that is gone may leave tables behind.
        drop(tokio::time::timeout(SWEEP_EVERY, living.changed()).await);
        if !context.may_own() {
            continue;
        }
        let now = context.env.now().service_ms;
        match context.store.orphans(now, SWEEP).await {
            Ok(tables) => {
                for table in tables.into_iter().filter(|table| is_mine(&context, *table)) {
                    if let Ok(handle) = context.table(table) {
                        handle.wake();
                    }
                    tokio::time::sleep(Duration::from_millis(1)).await;
                }
            }
            Err(error) => tracing::warn!(%error, "tables that nobody serves are not known"),
        }
    }
}

/// Nodes share tables that nobody serves, so that they do not all try to take over the same ones.
pub(super) fn is_mine(context: &Context, table: TableId) -> bool {
    let living = context.nodes.living();
    let Some(place) = living.nodes.iter().position(|node| node == context.bus.node()) else { return true };
    let number: usize = table.as_str().bytes().map(usize::from).sum();
    number % living.nodes.len() == place
}

/// Gives everything up while the others cannot be reached. Never returns.
pub(super) async fn stay_together(context: Context) {
    let mut up = context.bus.up();
    loop {
        drop(up.wait_for(|up| !*up).await);
        if tokio::time::timeout(APART_AFTER, up.wait_for(|up| *up)).await.is_ok() {
            continue;
        }
        tracing::warn!("the other nodes are out of reach; tables are given up, and people sent to other nodes");
        context.nodes.0.apart.send_replace(true);
        context.note_disturbance().await;
        context.give_up_tables().await;
        drop(up.wait_for(|up| *up).await);
        context.nodes.0.apart.send_replace(false);
        tracing::info!("the other nodes can be reached; this one serves again");
    }
}

/// Answers what other nodes ask about tables that this one owns, until the bus is closed: also while it stops, so that nobody waits in vain.
pub(super) fn answer_calls(context: Context) {
    let (calls, bus) = (receive_calls(context.clone()), context.bus.clone());
    let task = async move {
        tokio::select! {
            () = calls => {}
            () = bus.closed() => {}
        }
    };
    context.supervisor.clone().guard(task, move || answer_calls(context));
}

async fn receive_calls(context: Context) {
    loop {
        match context.bus.subscribe(&format!("{}.table.*", context.bus.node())).await {
            Ok(mut calls) => {
                while let Some(parcel) = calls.recv().await {
                    let id = parcel.word(2).and_then(|word| word.parse::<TableId>().ok());
                    let call = serde_json::from_slice::<TableCall>(&parcel.bytes);
                    match (id, call) {
                        (Some(id), Ok(call)) => match context.table(id) {
                            Ok(handle) => handle.called(call, context.bus.clone(), parcel),
                            Err(_) => table::decline(context.bus.clone(), parcel),
                        },
                        (_, read) => {
                            tracing::error!(subject = parcel.subject, unread = read.is_err(), "another node's call cannot be read");
                        }
                    }
                }
            }
            Err(cause) => tracing::error!(%cause, "calls of other nodes cannot be heard"),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_that_is_silent_is_looked_at_when_it_dies() {
        let seen = |ages: &[(u64, bool)]| {
            let row =
                |(age, alive): &(u64, bool)| NodeRow { id: "n".into(), seen_ms_ago: *age, alive: *alive, draining: false, status: None };
            until_next_look(&ages.iter().map(row).collect::<Vec<_>>())
        };
        assert_eq!(seen(&[]), LOOK_EVERY);
        assert_eq!(seen(&[(0, true), (1_200, true)]), LOOK_EVERY, "both have been heard of just now");
        assert_eq!(seen(&[(0, true), (4_400, true)]), LOOK_EVERY, "it lives for longer than until the next look");
        assert_eq!(seen(&[(0, true), (4_700, true)]), Duration::from_millis(305));
        assert_eq!(seen(&[(4_999, true), (4_700, true)]), Duration::from_millis(6));
        assert_eq!(seen(&[(0, true), (5_200, false)]), LOOK_EVERY, "the dead stay dead");
    }
}
