//! Who is connected, and since when those are gone who were.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::time::Instant;
use trilynx_protocol::PersonId;

/// What a node said of its connections holds for this long.
const HEARD_WITHIN: Duration = Duration::from_secs(7);
/// Nodes whose connections are counted.
const MOST_NODES: usize = 1000;
/// For this long other nodes are informed whether a person they have asked about is here.
const WANTED_FOR: Duration = Duration::from_secs(60);
/// The most people about whom other nodes may ask.
const MOST_WANTED: usize = 20_000;

/// Everybody's connections. Cheap to clone.
#[derive(Clone, Default)]
pub struct Presence(Arc<Mutex<Connected>>);

struct Connected {
    connections: u32,
    /// Connections of each person, and since when those have none who had some.
    present: HashMap<PersonId, u32>,
    absent: HashMap<PersonId, Instant>,
    started: Instant,
    /// What other nodes said last, and when: how many connections they have, and who of those that were asked for is there.
    elsewhere: HashMap<Arc<str>, (Instant, u32, HashSet<PersonId>)>,
    /// Whom other nodes have asked for, and when.
    wanted: HashMap<PersonId, Instant>,
}

impl Default for Connected {
    fn default() -> Connected {
        Connected {
            connections: 0,
            present: HashMap::new(),
            absent: HashMap::new(),
            started: Instant::now(),
            elsewhere: HashMap::new(),
            wanted: HashMap::new(),
        }
    }
}

/// A connection of somebody, until this is dropped.
pub struct Present {
    presence: Presence,
    person: PersonId,
}

impl Presence {
    /// A connection of somebody begins.
    pub fn enter(&self, person: PersonId) -> Present {
        let mut connected = self.connected();
        connected.connections += 1;
        *connected.present.entry(person).or_default() += 1;
        connected.absent.remove(&person);
        Present { presence: self.clone(), person }
    }

    /// How many connections there are, at all nodes.
    pub fn connections(&self) -> u32 {
        let connected = self.connected();
        let elsewhere = connected.elsewhere.values().filter(|(heard, ..)| heard.elapsed() < HEARD_WITHIN);
        elsewhere.fold(connected.connections, |sum, (_, connections, _)| sum.saturating_add(*connections))
    }

    /// How many connections this node has.
    pub fn connections_here(&self) -> u32 {
        self.connected().connections
    }

    /// Those of some people who are connected to this node.
    pub fn among(&self, people: impl IntoIterator<Item = PersonId>) -> Vec<PersonId> {
        let connected = self.connected();
        people.into_iter().filter(|person| connected.present.contains_key(person)).collect()
    }

    /// Another node wants to know whether these people are here. Says whether one of them was not asked about recently: of the others it
    /// is said anyway.
    pub fn want(&self, people: &[PersonId]) -> bool {
        let mut connected = self.connected();
        connected.wanted.retain(|_, asked| asked.elapsed() < WANTED_FOR);
        let mut is_news = false;
        for person in people {
            let is_known = connected.wanted.contains_key(person);
            if connected.wanted.len() < MOST_WANTED || is_known {
                connected.wanted.insert(*person, Instant::now());
                is_news |= !is_known && connected.present.contains_key(person);
            }
        }
        is_news
    }

    /// Those who are connected to this node and about whom other nodes have asked recently.
    pub fn wanted_here(&self) -> Vec<PersonId> {
        let connected = self.connected();
        let wanted = connected.wanted.iter().filter(|(_, asked)| asked.elapsed() < WANTED_FOR).map(|(person, _)| *person);
        wanted.filter(|person| connected.present.contains_key(person)).collect()
    }

    /// Whether somebody is connected, to any node as far as is known.
    pub fn is_online(&self, person: PersonId) -> bool {
        self.gone_for(person, Instant::now()).is_none()
    }

    /// Another node says how many connections it has, and who is there of those who opened tables.
    pub fn elsewhere(&self, node: Arc<str>, connections: u32, people: Vec<PersonId>) {
        let mut connected = self.connected();
        let now = Instant::now();
        connected.elsewhere.retain(|_, (heard, ..)| heard.elapsed() < HEARD_WITHIN);
        if connected.elsewhere.len() >= MOST_NODES && !connected.elsewhere.contains_key(&node) {
            return;
        }
        let people: HashSet<PersonId> = people.into_iter().collect();
        let before = connected.elsewhere.insert(node, (now, connections, people.clone()));
        let gone = before.into_iter().flat_map(|(_, _, before)| before).filter(|person| !people.contains(person));
        let gone: Vec<PersonId> = gone.collect();
        for person in gone {
            if !connected.present.contains_key(&person) {
                connected.absent.insert(person, now);
            }
        }
    }

    /// Waits until there are none.
    pub async fn all_gone(&self) {
        while self.connections_here() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// How long somebody has been gone: nothing while they are connected, and since the start for those who have not come yet.
    pub fn gone_for(&self, person: PersonId, now: Instant) -> Option<Duration> {
        let connected = self.connected();
        let since = connected.absent.get(&person).copied().unwrap_or(connected.started);
        let is_elsewhere =
            || connected.elsewhere.values().any(|(heard, _, people)| heard.elapsed() < HEARD_WITHIN && people.contains(&person));
        (!connected.present.contains_key(&person) && !is_elsewhere()).then(|| now.saturating_duration_since(since))
    }

    /// Forgets since when those are gone who are gone for longer, unless `keep` says so.
    pub fn forget_gone(&self, longer: Duration, now: Instant, keep: impl Fn(PersonId) -> bool) {
        self.connected().absent.retain(|person, since| keep(*person) || now.saturating_duration_since(*since) < longer);
    }

    fn connected(&self) -> MutexGuard<'_, Connected> {
        self.0.lock().expect("nobody panics while holding it")
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        let mut connected = self.presence.connected();
        connected.connections -= 1;
        match connected.present.get_mut(&self.person) {
            Some(connections) if *connections > 1 => *connections -= 1,
            _ => {
                connected.present.remove(&self.person);
                connected.absent.insert(self.person, Instant::now());
            }
        }
    }
}
