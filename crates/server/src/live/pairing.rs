//! Quick pairing: people who want the same game at the same pace are brought together, the longest wait first.
//!
//! Those who look for the same thing wait in one pool, ordered by rating, so finding an opponent only needs the neighbours in that order.

use super::context::Context;
use super::fair::Origin;
use super::opening;
use super::outbox::Outbox;
use super::table::ConnectionId;
use crate::env::interval;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::{Instant, Interval};
use trilynx_protocol::options::{GameName, Order};
use trilynx_protocol::wire::{Error, ToClient};
use trilynx_protocol::{ClockRule, Occupant, Options, PersonId, Refused, SeatOffer, TableId};
use trilynx_table::Opening;

/// People who may look for opponents at once.
const MAX_SEEKERS: usize = 10_000;
/// Ratings this near are always fine.
const NEAR: f64 = 150.0;
/// With every second of waiting, ratings this much further apart are fine too.
const WIDER_A_SECOND: f64 = 25.0;
/// How often those who wait are looked at again.
const EVERY: Duration = Duration::from_secs(1);

/// Seekers in one message to the node that pairs people.
const MOST_TOLD: usize = 1000;
/// Who looks for opponents at another node does so for this long after that node said so.
const HEARD_WITHIN: Duration = Duration::from_secs(4);
/// Somebody of another node who was paired is not paired again for this long.
const PAIRED_FOR: Duration = Duration::from_secs(5);

/// What somebody is looking for.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize, Debug)]
pub struct Sought {
    /// Which game.
    pub game: GameName,
    /// Which variant.
    pub variant: String,
    /// How many play.
    pub players: u8,
    /// The clock.
    pub clock: ClockRule,
    /// Whether the result counts.
    pub rated: bool,
}

impl Sought {
    /// The options of the table that would be opened.
    fn options(&self) -> Options {
        Options {
            game: self.game,
            variant: self.variant.clone(),
            players: self.players,
            start: None,
            order: Order::Random,
            clock: self.clock,
            rated: self.rated,
            rounds: 1,
            private: false,
        }
    }

    /// Whether anybody could ever be paired for it: what cannot be played, and a rated game without a clock or an account, is refused at once.
    pub fn check(&self, guest: bool) -> Result<(), Refused> {
        trilynx_table::check_options(&self.options())?;
        if self.rated && self.clock == ClockRule::None {
            return Err(Refused::Options { field: "clock".to_owned(), message: "a rated game has a clock".to_owned() });
        }
        if self.rated && guest { Err(Refused::NeedsAccount) } else { Ok(()) }
    }
}

/// Somebody who is looking.
pub struct Seeker {
    /// Which connection.
    pub connection: ConnectionId,
    /// The person's id.
    pub person: PersonId,
    /// Where they connect from.
    pub origin: Origin,
    /// For what.
    pub sought: Sought,
    /// Those they have blocked, and those who have blocked them.
    pub avoids: HashSet<PersonId>,
    /// Where to tell them.
    pub way: SeekerWay,
}

/// The way to somebody who looks for opponents.
pub enum SeekerWay {
    /// By their connection to this node.
    Here(Outbox),
    /// By another node, which said so at this time.
    Elsewhere(Arc<str>, Instant),
}

/// What nodes tell the one that pairs people: everybody who looks for opponents there.
#[derive(Serialize, Deserialize)]
struct SeekersThere {
    node: String,
    seekers: Vec<SeekerThere>,
}

#[derive(Serialize, Deserialize)]
struct SeekerThere {
    connection: u64,
    person: PersonId,
    origin: Origin,
    sought: Sought,
    #[serde(default)]
    avoids: HashSet<PersonId>,
    rating: i64,
    waited_ms: u64,
}

/// What the node that pairs people answers others: who was paired.
#[derive(Serialize, Deserialize)]
struct PairedThere {
    connection: u64,
    paired: Result<TableId, Error>,
}

/// All who are looking. Cheap to clone.
#[derive(Clone, Default)]
pub struct Pairing(Arc<Seekers>);

#[derive(Default)]
struct Seekers {
    waiting: Mutex<Waiting>,
    changed: Notify,
}

#[derive(Default)]
struct Waiting {
    seekers: HashMap<ConnectionId, (Instant, Seeker)>,
    by_person: HashMap<PersonId, ConnectionId>,
    pools: HashMap<Sought, Pool>,
    /// Those of other nodes who were paired a short while ago: their nodes may not know it yet.
    paired: HashMap<ConnectionId, Instant>,
}

/// Those who look for the same thing and whose rating is known.
#[derive(Default)]
struct Pool {
    by_wait: BTreeSet<(Instant, ConnectionId)>,
    by_rating: BTreeSet<(i64, ConnectionId)>,
    ratings: HashMap<ConnectionId, i64>,
}

impl Pairing {
    /// Somebody looks for opponents; what they looked for before is forgotten. False if too many do.
    pub fn seek(&self, seeker: Seeker) -> bool {
        let mut waiting = self.waiting();
        waiting.remove(seeker.connection);
        if let Some(earlier) = waiting.by_person.get(&seeker.person).copied() {
            waiting.remove(earlier);
        }
        if waiting.seekers.len() >= MAX_SEEKERS {
            return false;
        }
        waiting.by_person.insert(seeker.person, seeker.connection);
        waiting.seekers.insert(seeker.connection, (Instant::now(), seeker));
        true
    }

    /// It was looked up how strong somebody is. Nobody is paired before that.
    pub fn rate(&self, connection: ConnectionId, rating: f64) {
        self.waiting().rate(connection, rating.round() as i64);
        self.0.changed.notify_one();
    }

    /// People with whom a person is not paired from now on.
    pub fn avoid(&self, person: PersonId, avoided: &[PersonId]) {
        let mut waiting = self.waiting();
        if let Some(connection) = waiting.by_person.get(&person).copied()
            && let Some((_, seeker)) = waiting.seekers.get_mut(&connection)
        {
            seeker.avoids = avoided.iter().copied().collect();
        }
    }

    /// A connection looks no more.
    pub fn stop_seeking(&self, connection: ConnectionId) {
        self.waiting().remove(connection);
    }

    /// How many look for opponents.
    pub fn seekers(&self) -> usize {
        self.waiting().seekers.len()
    }

    /// Waits for the next round.
    async fn round(&self, every: &mut Interval) {
        tokio::select! {
            _ = every.tick() => {}
            () = self.0.changed.notified() => {}
        }
    }

    /// Those who look here, for the node that pairs people.
    fn here(&self) -> Vec<SeekerThere> {
        let waiting = self.waiting();
        let here = waiting.seekers.iter().filter(|(_, (_, seeker))| matches!(&seeker.way, SeekerWay::Here(outbox) if outbox.is_open()));
        let rated = here.filter_map(|(connection, (since, seeker))| {
            let rating = *waiting.pools.get(&seeker.sought)?.ratings.get(connection)?;
            let waited_ms = u64::try_from(since.elapsed().as_millis()).unwrap_or(u64::MAX);
            let Seeker { person, origin, sought, avoids, .. } = seeker;
            let (sought, avoids) = (sought.clone(), avoids.clone());
            Some(SeekerThere { connection: connection.0, person: *person, origin: *origin, sought, avoids, rating, waited_ms })
        });
        rated.take(MOST_TOLD).collect()
    }

    /// Another node says who looks there.
    fn there(&self, there: SeekersThere) {
        let mut waiting = self.waiting();
        let now = Instant::now();
        waiting.paired.retain(|_, at| at.elapsed() < PAIRED_FOR);
        let node: Arc<str> = there.node.into();
        for seeker in there.seekers {
            let SeekerThere { connection, person, origin, sought, avoids, rating, waited_ms } = seeker;
            let connection = ConnectionId(connection);
            if waiting.paired.contains_key(&connection) {
                continue;
            }
            let way = SeekerWay::Elsewhere(node.clone(), now);
            match waiting.seekers.get_mut(&connection) {
                Some((_, known)) if known.sought == sought => {
                    known.way = way;
                    known.avoids = avoids;
                }
                _ => {
                    waiting.remove(connection);
                    if waiting.seekers.len() >= MAX_SEEKERS || waiting.by_person.contains_key(&person) {
                        continue;
                    }
                    let since = now.checked_sub(Duration::from_millis(waited_ms)).unwrap_or(now);
                    waiting.by_person.insert(person, connection);
                    waiting.seekers.insert(connection, (since, Seeker { connection, person, origin, sought, avoids, way }));
                    waiting.rate(connection, rating);
                }
            }
        }
        drop(waiting);
        self.0.changed.notify_one();
    }

    /// Somebody here was paired by another node.
    fn paired(&self, paired: PairedThere) {
        let seeker = self.waiting().remove(ConnectionId(paired.connection));
        if let Some(Seeker { way: SeekerWay::Here(outbox), .. }) = seeker {
            outbox.send(&match paired.paired {
                Ok(table) => ToClient::Paired { table },
                Err(error) => ToClient::Error { error, table: None, key: None },
            });
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.waiting.lock().expect("nobody panics while holding it")
    }
}

/// Brings people together; or tells the node that does it who looks for opponents here. Never returns.
pub(super) async fn run(context: Context) {
    let mut every = interval(EVERY);
    loop {
        context.pairing.round(&mut every).await;
        if context.pairs_people() {
            let groups = context.pairing.waiting().groups(Instant::now());
            for group in groups {
                seat(&context, group).await;
            }
        } else if let Some(node) = context.nodes.living().pairs {
            let seekers = context.pairing.here();
            if !seekers.is_empty() {
                let there = SeekersThere { node: context.bus.node().to_string(), seekers };
                context
                    .bus
                    .publish(&format!("{node}.seekers"), || serde_json::to_vec(&there).expect("our own types have only string keys"));
            }
        }
    }
}

/// Receives who looks for opponents at other nodes, and who of those here was paired there. Never returns.
pub(super) async fn listen(context: Context) {
    let node = context.bus.node().clone();
    let subscribed = (context.bus.subscribe(&format!("{node}.seekers")).await, context.bus.subscribe(&format!("{node}.paired")).await);
    let (Ok(mut seekers), Ok(mut paired)) = subscribed else {
        tracing::error!("who looks for opponents at other nodes cannot be heard");
        return;
    };
    loop {
        tokio::select! {
            Some(parcel) = seekers.recv() => {
                if let Ok(there) = serde_json::from_slice(&parcel.bytes) {
                    context.pairing.there(there);
                }
            }
            Some(parcel) = paired.recv() => {
                if let Ok(paired) = serde_json::from_slice(&parcel.bytes) {
                    context.pairing.paired(paired);
                }
            }
            else => return,
        }
    }
}

async fn seat(context: &Context, group: Vec<Seeker>) {
    let id = context.env.table_id();
    let opening = Opening {
        options: group[0].sought.options(),
        by: group[0].person,
        offers: group.iter().map(|seeker| SeatOffer::For(seeker.person)).collect(),
        occupants: group.iter().map(|seeker| Some(Occupant::Person(seeker.person))).collect(),
        rematch_of: None,
        guest: false,
    };
    let opened = opening::open(context, id, opening, group[0].origin).await;
    let paired: Result<TableId, Error> = match opened {
        Ok(()) => Ok(id),
        Err(failed) => {
            tracing::warn!(?failed, "a pairing came to nothing");
            Err(failed.into())
        }
    };
    for seeker in group {
        match seeker.way {
            SeekerWay::Here(outbox) => outbox.send(&match paired.clone() {
                Ok(table) => ToClient::Paired { table },
                Err(error) => ToClient::Error { error, table: None, key: None },
            }),
            SeekerWay::Elsewhere(node, _) => {
                let there = PairedThere { connection: seeker.connection.0, paired: paired.clone() };
                context.bus.publish(&format!("{node}.paired"), || serde_json::to_vec(&there).expect("our own types have only string keys"));
            }
        }
    }
}

impl SeekerWay {
    fn is_open(&self) -> bool {
        match self {
            SeekerWay::Here(outbox) => outbox.is_open(),
            SeekerWay::Elsewhere(_, heard) => heard.elapsed() < HEARD_WITHIN,
        }
    }
}

impl Waiting {
    fn rate(&mut self, connection: ConnectionId, rating: i64) {
        let Some((since, seeker)) = self.seekers.get(&connection) else { return };
        let (since, sought) = (*since, seeker.sought.clone());
        let pool = self.pools.entry(sought).or_default();
        pool.by_wait.insert((since, connection));
        pool.by_rating.insert((rating, connection));
        pool.ratings.insert(connection, rating);
    }

    fn remove(&mut self, connection: ConnectionId) -> Option<Seeker> {
        let (since, seeker) = self.seekers.remove(&connection)?;
        self.by_person.remove(&seeker.person);
        if let Some(pool) = self.pools.get_mut(&seeker.sought) {
            pool.remove(since, connection);
            if pool.ratings.is_empty() {
                self.pools.remove(&seeker.sought);
            }
        }
        Some(seeker)
    }

    /// Every group that fits now, taken out, the longest wait first.
    fn groups(&mut self, now: Instant) -> Vec<Vec<Seeker>> {
        let gone: Vec<ConnectionId> =
            self.seekers.iter().filter(|(_, (_, seeker))| !seeker.way.is_open()).map(|(connection, _)| *connection).collect();
        gone.into_iter().for_each(|connection| drop(self.remove(connection)));
        let seekers = &self.seekers;
        let may_meet = |one: ConnectionId, other: ConnectionId| match (seekers.get(&one), seekers.get(&other)) {
            (Some((_, one)), Some((_, other))) => !one.avoids.contains(&other.person) && !other.avoids.contains(&one.person),
            _ => false,
        };
        let chosen: Vec<Vec<ConnectionId>> =
            self.pools.iter_mut().flat_map(|(sought, pool)| pool.groups(usize::from(sought.players), now, may_meet)).collect();
        let groups: Vec<Vec<Seeker>> =
            chosen.into_iter().map(|group| group.into_iter().filter_map(|connection| self.remove(connection)).collect()).collect();
        let elsewhere = groups.iter().flatten().filter(|seeker| matches!(seeker.way, SeekerWay::Elsewhere(..)));
        self.paired.extend(elsewhere.map(|seeker| (seeker.connection, now)));
        groups
    }
}

impl Pool {
    fn remove(&mut self, since: Instant, connection: ConnectionId) {
        self.by_wait.remove(&(since, connection));
        if let Some(rating) = self.ratings.remove(&connection) {
            self.by_rating.remove(&(rating, connection));
        }
    }

    fn groups(&mut self, players: usize, now: Instant, may_meet: impl Fn(ConnectionId, ConnectionId) -> bool) -> Vec<Vec<ConnectionId>> {
        let mut groups = Vec::new();
        if players < 2 {
            return groups;
        }
        let longest_wait: Vec<(Instant, ConnectionId)> = self.by_wait.iter().copied().collect();
        for (since, first) in longest_wait {
            let Some(&rating) = self.ratings.get(&first) else { continue };
            let within = (NEAR + WIDER_A_SECOND * now.saturating_duration_since(since).as_secs_f64()) as i64;
            let range = (rating.saturating_sub(within), ConnectionId(0))..=(rating.saturating_add(within), ConnectionId(u64::MAX));
            let near = self.by_rating.range(range).map(|(_, connection)| *connection).filter(|other| *other != first);
            let mut group = vec![first];
            for other in near {
                if group.iter().all(|known| may_meet(*known, other)) {
                    group.push(other);
                }
                if group.len() == players {
                    break;
                }
            }
            if group.len() < players {
                continue;
            }
            for connection in &mut group {
                if let Some(rating) = self.ratings.remove(connection) {
                    self.by_rating.remove(&(rating, *connection));
                }
            }
            groups.push(group);
        }
        groups
    }
}

#[cfg(test)]
mod tests;
