//! Who is connected, and since when those are gone who were.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::time::Instant;
use trilynx_protocol::PersonId;

/// Everybody's connections. Cheap to clone.
#[derive(Clone, Default)]
pub struct Presence(Arc<Mutex<Connected>>);

struct Connected {
    connections: u32,
    /// Connections of each person, and since when those have none who had some.
    present: HashMap<PersonId, u32>,
    absent: HashMap<PersonId, Instant>,
    started: Instant,
}

impl Default for Connected {
    fn default() -> Connected {
        Connected { connections: 0, present: HashMap::new(), absent: HashMap::new(), started: Instant::now() }
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

    /// How many connections there are.
    pub fn connections(&self) -> u32 {
        self.connected().connections
    }

    /// Waits until there are none.
    pub async fn all_gone(&self) {
        while self.connections() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// How long somebody has been gone: nothing while they are connected, and since the start for those who have not come yet.
    pub fn gone_for(&self, person: PersonId, now: Instant) -> Option<Duration> {
        let connected = self.connected();
        let since = connected.absent.get(&person).copied().unwrap_or(connected.started);
        (!connected.present.contains_key(&person)).then(|| now.saturating_duration_since(since))
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
