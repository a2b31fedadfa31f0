//! How much of everything a stranger may ask for: rates by address and by person, and connections at once.
//!
//! The one thing to know: memory is bounded. What has recovered is forgotten, and when more strangers come than can be remembered, the new
//! ones share allowances with their neighbours: those who come from one network crowd each other out, and nobody else.

mod allowances;
mod key;
mod limiter;

pub use allowances::{Allowances, LimitKind, Rate, Rates};
pub use key::{LimitKey, network};

use key::short_hash;
use limiter::{Limiter, lock};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use trilynx_protocol::PersonId;
use trilynx_protocol::wire::Error;

/// How often what has recovered is forgotten.
const SWEEP_EVERY: Duration = Duration::from_secs(5);

/// Counts, and says no. Cheap to clone.
#[derive(Clone)]
pub struct Limits {
    /// Room for this many connections in all.
    room: Arc<Semaphore>,
    counted: Option<Arc<Counts>>,
}

struct Counts {
    allowances: Allowances,
    /// For each of [`LimitKind::ALL`], by address and by person.
    limiters: Vec<[Limiter; 2]>,
    /// [`LimitKind::SignIns`] by name.
    names: Limiter,
    connections: Mutex<HashMap<LimitKey, u32>>,
}

impl Limits {
    /// These allowances, or none at all: for benchmarks only. The number of connections is limited in any case.
    pub fn new(allowances: Option<Allowances>, max_connections: u32) -> Limits {
        let counted = allowances.map(|allowances| {
            let limiters = LimitKind::ALL.map(|what| {
                let Rates { address, person } = allowances.of(what);
                [Limiter::new(what, address), Limiter::new(what, person)]
            });
            let names = Limiter::new(LimitKind::SignIns, allowances.sign_ins_by_name);
            Arc::new(Counts { limiters: Vec::from(limiters), names, connections: Mutex::default(), allowances })
        });
        Limits { room: Arc::new(Semaphore::new(max_connections as usize)), counted }
    }

    /// Counts one. Refused is [`Error::Limited`], with the time after which it will be allowed.
    pub fn count(&self, what: LimitKind, who: impl Into<LimitKey>) -> Result<(), Error> {
        let Some(counted) = &self.counted else { return Ok(()) };
        let who = who.into().counted_for(what);
        let [by_address, by_person] = &counted.limiters[what as usize];
        match who {
            LimitKey::Address(_) => by_address.count(who),
            LimitKey::Person(_) | LimitKey::Guess(_) | LimitKey::Device(_) => by_person.count(who),
            LimitKey::Name(_) => counted.names.count(who),
        }
    }

    /// From now on each allowance is that of so many nodes together, of which this is one.
    pub fn divide(&self, nodes: usize) {
        let Some(counted) = &self.counted else { return };
        counted.limiters.iter().flatten().for_each(|limiter| limiter.divide(nodes as u64));
    }

    /// The name of an account as nodes count guesses for it together, and how many there may be.
    pub fn shared_guesses(&self, name: &str) -> Option<(i64, Rate)> {
        let counted = self.counted.as_ref()?;
        Some((short_hash(&[b"guess ", name.as_bytes()]).cast_signed(), counted.allowances.sign_ins_by_name))
    }

    /// Counts a password that a stranger tries for a name, as it is compared, whether it exists or not.
    ///
    /// First by network and name together, so that who guesses too often uses up next to nothing of what is left to the owner of the name
    /// elsewhere, and nothing of what is left to their neighbours. Devices that the owner has used are counted for themselves, as
    /// [`LimitKey::Device`]: strangers cannot lock them out.
    pub fn count_guess(&self, from: IpAddr, name: &str) -> Result<(), Error> {
        let from = LimitKey::from(from);
        let network = format!("{:?}", from.counted_for(LimitKind::SignIns));
        self.count(LimitKind::SignIns, LimitKey::Guess(short_hash(&[network.as_bytes(), b" ", name.as_bytes()])))?;
        self.count(LimitKind::SignIns, from)?;
        self.count(LimitKind::SignIns, LimitKey::Name(short_hash(&[name.as_bytes()])))
    }

    /// Counts a mail that a stranger asks for by a name, whether it exists or not: by network and name together, and by network.
    pub fn count_mail(&self, from: IpAddr, name: &str) -> Result<(), Error> {
        let from = LimitKey::from(from);
        let network = format!("{:?}", from.counted_for(LimitKind::Mails));
        self.count(LimitKind::Mails, LimitKey::Guess(short_hash(&[b"mail ", network.as_bytes(), b" ", name.as_bytes()])))?;
        self.count(LimitKind::Mails, from)
    }

    /// Counts one for somebody, and then for everybody behind the same address: who asks for too much uses up nothing of the others'.
    pub fn count_both(&self, what: LimitKind, address: IpAddr, person: PersonId) -> Result<(), Error> {
        self.count(what, person)?;
        self.count(what, address)
    }

    /// Counts a connection from this address for as long as the answer lives.
    pub fn arrive(&self, address: IpAddr) -> Result<ConnectionPermit, Error> {
        self.enter(&[LimitKey::from(address)])
    }

    /// Counts a connection of a proxy that brings many people.
    pub fn arrive_by_proxy(&self) -> Result<ConnectionPermit, Error> {
        self.enter(&[])
    }

    /// Counts a WebSocket of this person, from this address, for as long as the answer lives.
    pub fn connect(&self, address: IpAddr, person: PersonId) -> Result<ConnectionPermit, Error> {
        self.enter(&[LimitKey::from(address), LimitKey::from(person)])
    }

    fn enter(&self, who: &[LimitKey]) -> Result<ConnectionPermit, Error> {
        let Ok(place) = self.room.clone().try_acquire_owned() else { return Err(too_many_connections()) };
        let mut connected = ConnectionPermit { _place: place, counted: self.counted.clone(), who: Vec::new() };
        let Some(counted) = &self.counted else { return Ok(connected) };
        for who in who {
            let most = match who {
                LimitKey::Address(_) => counted.allowances.connections_by_address,
                _ => counted.allowances.connections_by_person,
            };
            let mut connections = lock(&counted.connections);
            let now = connections.get(who).copied().unwrap_or(0);
            if now >= most {
                // Those counted so far are given back when `connected` is dropped, which needs the lock.
                drop(connections);
                return Err(too_many_connections());
            }
            connections.insert(*who, now + 1);
            connected.who.push(*who);
        }
        Ok(connected)
    }

    /// Forgets what has recovered. Never returns.
    pub async fn sweep(self) {
        let Some(counted) = self.counted else { return };
        loop {
            tokio::time::sleep(SWEEP_EVERY).await;
            counted.limiters.iter().flatten().chain([&counted.names]).for_each(Limiter::forget);
        }
    }
}

/// How long the others stay is not known; a second is what a client may try again after.
fn too_many_connections() -> Error {
    crate::metrics::limited("connections");
    Error::Limited { what: "connections".to_owned(), wait_ms: 1_000 }
}

/// A connection that is counted until this is dropped.
pub struct ConnectionPermit {
    _place: OwnedSemaphorePermit,
    counted: Option<Arc<Counts>>,
    who: Vec<LimitKey>,
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let Some(counted) = &self.counted else { return };
        let mut connections = lock(&counted.connections);
        for who in &self.who {
            match connections.get_mut(who) {
                Some(now) if *now > 1 => *now -= 1,
                _ => {
                    connections.remove(who);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    fn address(text: &str) -> LimitKey {
        LimitKey::from(text.parse::<IpAddr>().expect("an address"))
    }

    fn limited(answer: Result<(), Error>) -> Option<u32> {
        match answer {
            Ok(()) => None,
            Err(Error::Limited { wait_ms, .. }) => Some(wait_ms),
            Err(other) => panic!("{other:?}"),
        }
    }

    #[test]
    fn each_address_and_person_has_its_own_allowance() {
        let slow = Rates { address: Rate::new(2, 60_000), person: Rate::new(1, 60_000) };
        let limits = Limits::new(Some(Allowances { chat: slow, ..Allowances::default() }), 100);
        let [one, two] = [address("192.0.2.1"), address("192.0.2.2")];
        assert_eq!(limited(limits.count(LimitKind::Chat, one)), None);
        assert_eq!(limited(limits.count(LimitKind::Chat, one)), None);
        let wait_ms = limited(limits.count(LimitKind::Chat, one)).expect("the third is too many");
        assert!((59_000..=60_001).contains(&wait_ms), "{wait_ms}");
        assert_eq!(limited(limits.count(LimitKind::Chat, two)), None);
        assert_eq!(limited(limits.count(LimitKind::Tables, one)), None);

        let person = PersonId::from_random([7; 16]);
        assert_eq!(limited(limits.count(LimitKind::Chat, person)), None);
        assert!(limited(limits.count(LimitKind::Chat, person)).is_some());
    }

    #[test]
    fn a_rented_ipv6_network_gets_no_more_guesses_or_guests_than_one_address() {
        let slow = Rates { address: Rate::new(2, 60_000), person: Rate::new(9, 60_000) };
        let limits = Limits::new(Some(Allowances { guests: slow, sign_ins: slow, requests: slow, ..Allowances::default() }), 100);
        for (what, allowed) in [(LimitKind::Guests, 2), (LimitKind::SignIns, 2), (LimitKind::Requests, 10)] {
            let networks = (0..10).map(|n| address(&format!("2001:db8:7:{n:x}::1")));
            assert_eq!(networks.filter(|who| limits.count(what, *who).is_ok()).count(), allowed, "{what:?}");
            assert_eq!(limited(limits.count(what, address("2001:db8:8::1"))), None, "another network");
        }
    }

    #[test]
    fn who_guesses_too_often_leaves_the_name_and_the_neighbours_alone() {
        let rates = Rates { address: Rate::new(30, 60_000), person: Rate::new(10, 60_000) };
        let allowances = Allowances { sign_ins: rates, sign_ins_by_name: Rate::new(20, 60_000), ..Allowances::default() };
        let limits = Limits::new(Some(allowances), 100);
        let [here, there, elsewhere] = ["192.0.2.1", "192.0.2.2", "2001:db8::1"].map(|text| text.parse::<IpAddr>().expect("an address"));
        let guess = |from, name: &str| limits.count_guess(from, name).is_ok();
        assert_eq!((0..1000).filter(|_| guess(here, "ada")).count(), 10);
        assert!(guess(there, "ada") && guess(elsewhere, "ada"), "the owner signs in elsewhere");
        assert!(guess(here, "bob"), "a neighbour signs in here");
        // Many networks together use the name's own allowance up, but not that of a device that is known.
        let many = (0..100).map(|n| IpAddr::V4(Ipv4Addr::new(198, 51, n, 1)));
        assert_eq!(many.filter(|from| guess(*from, "ada")).count(), 20 - 12);
        assert!(!guess(there, "ada"));
        assert_eq!(limited(limits.count(LimitKind::SignIns, LimitKey::Device(7))), None);
    }

    #[test]
    fn connections_are_counted_while_they_live() {
        let allowances = Allowances { connections_by_address: 2, connections_by_person: 1, ..Allowances::default() };
        let limits = Limits::new(Some(allowances), 4);
        let [here, there, elsewhere] = ["192.0.2.1", "192.0.2.2", "192.0.2.3"].map(|text| text.parse::<IpAddr>().expect("an address"));
        let person = PersonId::from_random([7; 16]);
        let first = limits.arrive(here).expect("one");
        let second = limits.connect(here, person).expect("two");
        assert!(limits.arrive(here).is_err());
        // A person who has too many does not use up the address.
        assert!(limits.connect(there, person).is_err());
        let _others = [limits.arrive(there).expect("one"), limits.arrive(there).expect("two")];
        assert!(limits.arrive(elsewhere).is_err(), "there is no more room");
        drop((first, second));
        assert!(limits.connect(here, person).is_ok());
        let connections = limits.counted.as_ref().expect("counted").connections.lock().expect("whole").clone();
        assert_eq!(connections, HashMap::from([(LimitKey::from(there), 2)]), "nobody is remembered without a connection");
    }
}
