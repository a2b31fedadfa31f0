//! How much of everything a stranger may ask for: rates by address and by person, and connections at once.
//!
//! The one thing to know: memory is bounded. What has recovered is forgotten every few seconds, and when more strangers come than can be
//! remembered, the new ones share one allowance.

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use trilynx_protocol::wire::Error;
use trilynx_protocol::{Command, PersonId};

/// How many addresses or people one limiter remembers at a time.
const MOST_REMEMBERED: usize = 100_000;
/// How often what has recovered is forgotten.
const SWEEP_EVERY: Duration = Duration::from_secs(5);

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// Any HTTP request.
    Requests,
    /// An attempt to sign in, or a password asked again; by address, and by the name whose password is tried.
    SignIns,
    /// A new guest or account.
    Guests,
    /// A new table, also by a rematch or pairing.
    Tables,
    /// A line of chat.
    Chat,
    /// Any message on a WebSocket.
    Messages,
    /// Many records at once, or an export.
    Downloads,
    /// A game gone through.
    Studies,
    /// A review begun.
    Reviews,
}

impl What {
    const ALL: [What; 9] = [
        What::Requests,
        What::SignIns,
        What::Guests,
        What::Tables,
        What::Chat,
        What::Messages,
        What::Downloads,
        What::Studies,
        What::Reviews,
    ];

    /// What a wish is besides a message.
    pub fn of_wish(command: &Command) -> Option<What> {
        match command {
            Command::Say { .. } => Some(What::Chat),
            // One who plays alone has the next table at once.
            Command::OfferRematch => Some(What::Tables),
            _ => None,
        }
    }

    /// As it is told to the client.
    pub fn name(self) -> &'static str {
        match self {
            What::Requests => "requests",
            What::SignIns => "sign_ins",
            What::Guests => "guests",
            What::Tables => "tables",
            What::Chat => "chat",
            What::Messages => "messages",
            What::Downloads => "downloads",
            What::Studies => "studies",
            What::Reviews => "reviews",
        }
    }
}

/// So many at once, and one more each time so long has passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// At once.
    pub burst: NonZeroU32,
    /// One more each.
    pub every: Duration,
}

impl Rate {
    /// # Panics
    /// If a number is 0: a rate is written in the program, never read from outside.
    pub const fn new(burst: u32, every_ms: u64) -> Rate {
        assert!(every_ms > 0, "a rate has a period");
        Rate { burst: NonZeroU32::new(burst).expect("a rate allows something"), every: Duration::from_millis(every_ms) }
    }
}

/// A rate for everybody behind one address, and one for one person wherever they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rates {
    /// An address; a whole club may sit behind it.
    pub address: Rate,
    /// A person.
    pub person: Rate,
}

/// All that is allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Allowances {
    /// [`What::Requests`].
    pub requests: Rates,
    /// [`What::SignIns`].
    pub sign_ins: Rates,
    /// [`What::Guests`].
    pub guests: Rates,
    /// [`What::Tables`].
    pub tables: Rates,
    /// [`What::Chat`].
    pub chat: Rates,
    /// [`What::Messages`].
    pub messages: Rates,
    /// [`What::Downloads`].
    pub downloads: Rates,
    /// [`What::Studies`].
    pub studies: Rates,
    /// [`What::Reviews`].
    pub reviews: Rates,
    /// Connections at once from one address.
    pub connections_by_address: u32,
    /// WebSockets at once by one person.
    pub connections_by_person: u32,
}

impl Default for Allowances {
    /// Enough for a club behind one address, and for a program that plays many games at once.
    fn default() -> Allowances {
        let rates = |address, person| Rates { address, person };
        Allowances {
            requests: rates(Rate::new(600, 20), Rate::new(200, 50)),
            sign_ins: rates(Rate::new(30, 5_000), Rate::new(10, 30_000)),
            guests: rates(Rate::new(60, 5_000), Rate::new(10, 60_000)),
            tables: rates(Rate::new(100, 1_000), Rate::new(30, 5_000)),
            chat: rates(Rate::new(100, 100), Rate::new(10, 2_000)),
            messages: rates(Rate::new(2_000, 2), Rate::new(200, 20)),
            downloads: rates(Rate::new(30, 5_000), Rate::new(10, 10_000)),
            studies: rates(Rate::new(300, 25), Rate::new(100, 50)),
            reviews: rates(Rate::new(100, 1_000), Rate::new(30, 4_000)),
            connections_by_address: 1_000,
            connections_by_person: 32,
        }
    }
}

impl Allowances {
    fn of(&self, what: What) -> Rates {
        match what {
            What::Requests => self.requests,
            What::SignIns => self.sign_ins,
            What::Guests => self.guests,
            What::Tables => self.tables,
            What::Chat => self.chat,
            What::Messages => self.messages,
            What::Downloads => self.downloads,
            What::Studies => self.studies,
            What::Reviews => self.reviews,
        }
    }
}

/// Who is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// An address, or for IPv6 the /64 network it is in: that is what one household gets.
    Address(IpAddr),
    /// A person.
    Person(PersonId),
    /// A name that somebody tries passwords for, whether it exists or not. Counted as a person is.
    Name(u64),
    /// All who come when no more can be remembered.
    Crowd,
}

impl From<IpAddr> for Who {
    fn from(address: IpAddr) -> Who {
        Who::Address(match address.to_canonical() {
            IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64)),
            v4 => v4,
        })
    }
}

impl From<PersonId> for Who {
    fn from(person: PersonId) -> Who {
        Who::Person(person)
    }
}

impl Who {
    /// A name as it is compared. Names that fall together share an allowance, which harms nobody.
    pub fn named(folded: &str) -> Who {
        let digest = <sha2::Sha256 as sha2::Digest>::digest(folded);
        Who::Name(u64::from_be_bytes(digest[..8].try_into().expect("a digest is longer")))
    }
}

/// Counts, and says no. Cheap to clone.
#[derive(Clone)]
pub struct Limits {
    /// Room for so many connections, whoever they belong to.
    room: Arc<Semaphore>,
    counted: Option<Arc<Counted>>,
}

struct Counted {
    allowances: Allowances,
    /// For each of [`What::ALL`], by address and by person.
    limiters: Vec<[Limiter; 2]>,
    connections: Mutex<HashMap<Who, u32>>,
}

struct Limiter {
    what: What,
    rates: DefaultKeyedRateLimiter<Who>,
    /// More keys than may be remembered: strangers share one from now on.
    full: AtomicBool,
}

impl Limits {
    /// These allowances, or none at all: for benchmarks only. The number of connections is limited in any case.
    pub fn new(allowances: Option<Allowances>, max_connections: u32) -> Limits {
        let counted = allowances.map(|allowances| {
            let limiters = What::ALL.map(|what| {
                let Rates { address, person } = allowances.of(what);
                [Limiter::new(what, address), Limiter::new(what, person)]
            });
            Arc::new(Counted { limiters: Vec::from(limiters), connections: Mutex::default(), allowances })
        });
        Limits { room: Arc::new(Semaphore::new(max_connections as usize)), counted }
    }

    /// Counts one. Refused is [`Error::Limited`], with the time after which it will be allowed.
    pub fn count(&self, what: What, who: impl Into<Who>) -> Result<(), Error> {
        let Some(counted) = &self.counted else { return Ok(()) };
        let who = who.into();
        let [by_address, by_person] = &counted.limiters[what as usize];
        match who {
            Who::Person(_) | Who::Name(_) => by_person.count(who),
            Who::Address(_) | Who::Crowd => by_address.count(who),
        }
    }

    /// Counts one for somebody, and then for everybody behind the same address: who asks for too much uses up nothing of the others'.
    pub fn count_both(&self, what: What, address: IpAddr, person: PersonId) -> Result<(), Error> {
        self.count(what, person)?;
        self.count(what, address)
    }

    /// Counts a connection from this address for as long as the answer lives.
    pub fn arrive(&self, address: IpAddr) -> Result<Connected, Error> {
        self.enter(&[Who::from(address)])
    }

    /// Counts a connection of a proxy that brings many people.
    pub fn arrive_by_proxy(&self) -> Result<Connected, Error> {
        self.enter(&[])
    }

    /// Counts a WebSocket of this person, from this address, for as long as the answer lives.
    pub fn connect(&self, address: IpAddr, person: PersonId) -> Result<Connected, Error> {
        self.enter(&[Who::from(address), Who::from(person)])
    }

    fn enter(&self, who: &[Who]) -> Result<Connected, Error> {
        let Ok(place) = self.room.clone().try_acquire_owned() else { return Err(too_many_connections()) };
        let mut connected = Connected { _place: place, counted: self.counted.clone(), who: Vec::new() };
        let Some(counted) = &self.counted else { return Ok(connected) };
        for who in who {
            let most = match who {
                Who::Person(_) | Who::Name(_) => counted.allowances.connections_by_person,
                Who::Address(_) | Who::Crowd => counted.allowances.connections_by_address,
            };
            let mut connections = counted.connections.lock().unwrap_or_else(PoisonError::into_inner);
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

    /// Forgets what has recovered, for ever. Ends when nobody counts any more.
    pub async fn sweep(self) {
        let Some(counted) = self.counted.map(|counted| Arc::downgrade(&counted)) else { return };
        loop {
            tokio::time::sleep(SWEEP_EVERY).await;
            let Some(counted) = counted.upgrade() else { return };
            counted.limiters.iter().flatten().for_each(|limiter| limiter.forget(MOST_REMEMBERED));
        }
    }
}

/// How long the others stay is not known; a second is what a client may try again after.
fn too_many_connections() -> Error {
    metrics::counter!("trilynx_limited_total", "what" => "connections").increment(1);
    Error::Limited { what: "connections".to_owned(), wait_ms: 1_000 }
}

impl Limiter {
    fn new(what: What, rate: Rate) -> Limiter {
        let quota = Quota::with_period(rate.every).expect("a rate's period is not 0").allow_burst(rate.burst);
        Limiter { what, rates: RateLimiter::keyed(quota), full: AtomicBool::new(false) }
    }

    fn count(&self, who: Who) -> Result<(), Error> {
        let who = if self.full.load(Ordering::Relaxed) { Who::Crowd } else { who };
        self.rates.check_key(&who).map_err(|not_until| {
            let wait = not_until.wait_time_from(DefaultClock::default().now());
            metrics::counter!("trilynx_limited_total", "what" => self.what.name()).increment(1);
            let wait_ms = u32::try_from(wait.as_millis()).unwrap_or(u32::MAX).saturating_add(1);
            Error::Limited { what: self.what.name().to_owned(), wait_ms }
        })
    }

    fn forget(&self, most: usize) {
        self.rates.retain_recent();
        self.rates.shrink_to_fit();
        self.full.store(self.rates.len() > most, Ordering::Relaxed);
    }
}

/// A connection that is counted until this is dropped.
pub struct Connected {
    _place: OwnedSemaphorePermit,
    counted: Option<Arc<Counted>>,
    who: Vec<Who>,
}

impl Drop for Connected {
    fn drop(&mut self) {
        let Some(counted) = &self.counted else { return };
        let mut connections = counted.connections.lock().unwrap_or_else(PoisonError::into_inner);
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

    fn address(text: &str) -> Who {
        Who::from(text.parse::<IpAddr>().expect("an address"))
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
        assert_eq!(limited(limits.count(What::Chat, one)), None);
        assert_eq!(limited(limits.count(What::Chat, one)), None);
        let wait_ms = limited(limits.count(What::Chat, one)).expect("the third is too many");
        assert!((59_000..=60_001).contains(&wait_ms), "{wait_ms}");
        assert_eq!(limited(limits.count(What::Chat, two)), None);
        assert_eq!(limited(limits.count(What::Tables, one)), None);

        let person = PersonId::from_chance([7; 16]);
        assert_eq!(limited(limits.count(What::Chat, person)), None);
        assert!(limited(limits.count(What::Chat, person)).is_some());
    }

    #[test]
    fn an_ipv6_network_is_one_address() {
        assert_eq!(address("2001:db8::1"), address("2001:db8::ffff:1"));
        assert_ne!(address("2001:db8::1"), address("2001:db8:0:1::1"));
        assert_eq!(address("::ffff:192.0.2.1"), address("192.0.2.1"));
    }

    #[test]
    fn connections_are_counted_while_they_live() {
        let allowances = Allowances { connections_by_address: 2, connections_by_person: 1, ..Allowances::default() };
        let limits = Limits::new(Some(allowances), 4);
        let [here, there, elsewhere] = ["192.0.2.1", "192.0.2.2", "192.0.2.3"].map(|text| text.parse::<IpAddr>().expect("an address"));
        let person = PersonId::from_chance([7; 16]);
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
        assert_eq!(connections, HashMap::from([(Who::from(there), 2)]), "nobody is remembered without a connection");
    }

    #[test]
    fn too_many_strangers_share_one_allowance() {
        let limiter = Limiter::new(What::Chat, Rate::new(1, 60_000));
        for n in 0..4 {
            assert_eq!(limited(limiter.count(address(&format!("192.0.2.{n}")))), None);
        }
        limiter.forget(3);
        assert_eq!(limited(limiter.count(address("192.0.2.10"))), None);
        assert!(limited(limiter.count(address("192.0.2.11"))).is_some());
        assert_eq!(limiter.rates.len(), 5);
    }
}
