//! How much of everything a stranger may ask for: rates by address and by person, and connections at once.
//!
//! The one thing to know: memory is bounded. What has recovered is forgotten, and when more strangers come than can be remembered, the new
//! ones share allowances with their neighbours: those who come from one network crowd each other out, and nobody else.

use std::collections::HashMap;
use std::hash::{BuildHasher as _, RandomState};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use trilynx_protocol::wire::Error;
use trilynx_protocol::{Command, PersonId};

/// How many addresses or people one limiter remembers at a time …
const MOST_REMEMBERED: usize = 100_000;
/// … in this many shards, each with its own lock.
const PARTS: usize = 16;
/// How many allowances those share who cannot be remembered.
const CROWDS: usize = 4096;
/// How often what has recovered is forgotten.
const SWEEP_EVERY: Duration = Duration::from_secs(5);
/// A part that is full looks for what has recovered no more often than this.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LimitKind {
    /// Any HTTP request.
    Requests,
    /// An attempt to sign in, or a password asked again. See [`Limits::count_guess`].
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

impl LimitKind {
    /// All of them, in order.
    pub const ALL: [LimitKind; 9] = [
        LimitKind::Requests,
        LimitKind::SignIns,
        LimitKind::Guests,
        LimitKind::Tables,
        LimitKind::Chat,
        LimitKind::Messages,
        LimitKind::Downloads,
        LimitKind::Studies,
        LimitKind::Reviews,
    ];

    /// What a wish is besides a message.
    pub fn of_wish(command: &Command) -> Option<LimitKind> {
        match command {
            Command::Say { .. } => Some(LimitKind::Chat),
            // One who plays alone has the next table at once.
            Command::OfferRematch => Some(LimitKind::Tables),
            _ => None,
        }
    }

    /// Its name on the wire.
    pub fn name(self) -> &'static str {
        match self {
            LimitKind::Requests => "requests",
            LimitKind::SignIns => "sign_ins",
            LimitKind::Guests => "guests",
            LimitKind::Tables => "tables",
            LimitKind::Chat => "chat",
            LimitKind::Messages => "messages",
            LimitKind::Downloads => "downloads",
            LimitKind::Studies => "studies",
            LimitKind::Reviews => "reviews",
        }
    }
}

/// A burst, then one more each period.
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
    /// [`LimitKind::Requests`].
    pub requests: Rates,
    /// [`LimitKind::SignIns`]; the "person" is one name tried from one network.
    pub sign_ins: Rates,
    /// [`LimitKind::SignIns`] for one name from everywhere together, but for the devices that its owner has used.
    pub sign_ins_by_name: Rate,
    /// [`LimitKind::Guests`].
    pub guests: Rates,
    /// [`LimitKind::Tables`].
    pub tables: Rates,
    /// [`LimitKind::Chat`].
    pub chat: Rates,
    /// [`LimitKind::Messages`].
    pub messages: Rates,
    /// [`LimitKind::Downloads`].
    pub downloads: Rates,
    /// [`LimitKind::Studies`].
    pub studies: Rates,
    /// [`LimitKind::Reviews`].
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
            sign_ins_by_name: Rate::new(200, 30_000),
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
    fn of(&self, what: LimitKind) -> Rates {
        match what {
            LimitKind::Requests => self.requests,
            LimitKind::SignIns => self.sign_ins,
            LimitKind::Guests => self.guests,
            LimitKind::Tables => self.tables,
            LimitKind::Chat => self.chat,
            LimitKind::Messages => self.messages,
            LimitKind::Downloads => self.downloads,
            LimitKind::Studies => self.studies,
            LimitKind::Reviews => self.reviews,
        }
    }
}

/// Who is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LimitKey {
    /// An address, or for IPv6 the /64 network it is in: that is what one household gets.
    Address(IpAddr),
    /// A person.
    Person(PersonId),
    /// Passwords tried for this name, whether it exists or not, from everywhere.
    Name(u64),
    /// Passwords tried for one name from one network.
    Guess(u64),
    /// A device that has signed in to an account before.
    Device(u64),
}

impl From<IpAddr> for LimitKey {
    fn from(address: IpAddr) -> LimitKey {
        LimitKey::Address(network(address.to_canonical(), 32, 64))
    }
}

impl From<PersonId> for LimitKey {
    fn from(person: PersonId) -> LimitKey {
        LimitKey::Person(person)
    }
}

/// The network an address is in, by the bits of it that count.
fn network(address: IpAddr, v4_bits: u32, v6_bits: u32) -> IpAddr {
    match address {
        IpAddr::V4(v4) => IpAddr::V4(Ipv4Addr::from_bits(v4.to_bits() >> (32 - v4_bits) << (32 - v4_bits))),
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() >> (128 - v6_bits) << (128 - v6_bits))),
    }
}

impl LimitKey {
    /// The key that is counted for this kind. A rented server comes with an IPv6 /48 or more, which has 65,536 networks: for what is costly
    /// they are one.
    fn counted_for(self, what: LimitKind) -> LimitKey {
        match (self, what) {
            (LimitKey::Address(address), LimitKind::SignIns | LimitKind::Guests) => LimitKey::Address(network(address, 32, 48)),
            _ => self,
        }
    }

    /// With whom an allowance is shared when there is no room for one's own: the wider network.
    fn neighbours(self) -> LimitKey {
        match self {
            LimitKey::Address(address) => LimitKey::Address(network(address, 16, 32)),
            _ => self,
        }
    }
}

/// Counts, and says no. Cheap to clone.
#[derive(Clone)]
pub struct Limits {
    /// Room for this many connections in all.
    room: Arc<Semaphore>,
    counted: Option<Arc<Counted>>,
}

struct Counted {
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
            Arc::new(Counted { limiters: Vec::from(limiters), names, connections: Mutex::default(), allowances })
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

    /// Forgets what has recovered, for ever. Ends when nobody counts any more.
    pub async fn sweep(self) {
        let Some(counted) = self.counted.map(|counted| Arc::downgrade(&counted)) else { return };
        loop {
            tokio::time::sleep(SWEEP_EVERY).await;
            let Some(counted) = counted.upgrade() else { return };
            counted.limiters.iter().flatten().chain([&counted.names]).for_each(Limiter::forget);
        }
    }
}

/// How long the others stay is not known; a second is what a client may try again after.
fn too_many_connections() -> Error {
    crate::metrics::limited("connections");
    Error::Limited { what: "connections".to_owned(), wait_ms: 1_000 }
}

/// Keys that fall together share an allowance, which harms nobody.
fn short_hash(parts: &[&[u8]]) -> u64 {
    use sha2::Digest as _;
    let digest = parts.iter().fold(sha2::Sha256::new(), |hash, part| hash.chain_update(part)).finalize();
    u64::from_be_bytes(digest[..8].try_into().expect("a digest is longer"))
}

/// One rate, for each of many. What is stored for somebody is when they will have recovered wholly, in nanoseconds since the start: the
/// generic cell rate algorithm, as telephone networks use it.
struct Limiter {
    what: LimitKind,
    burst_ns: u64,
    every_ns: u64,
    started: Instant,
    /// Nobody outside can tell who shares a crowd with whom.
    hashing: RandomState,
    parts: [Mutex<Part>; PARTS],
    /// For those who cannot be remembered.
    crowds: Mutex<Vec<u64>>,
    most_in_a_part: usize,
}

#[derive(Default)]
struct Part {
    recovered_at: HashMap<LimitKey, u64>,
    looked_at: u64,
}

impl Part {
    fn forget_recovered(&mut self, now: u64) {
        self.recovered_at.retain(|_, at| *at > now);
        self.looked_at = now;
    }
}

impl Limiter {
    fn new(what: LimitKind, rate: Rate) -> Limiter {
        Limiter::remembering(what, rate, MOST_REMEMBERED)
    }

    fn remembering(what: LimitKind, rate: Rate, most: usize) -> Limiter {
        let every_ns = u64::try_from(rate.every.as_nanos()).unwrap_or(u64::MAX / 2);
        Limiter {
            what,
            burst_ns: every_ns.saturating_mul(u64::from(rate.burst.get()) - 1),
            every_ns,
            started: Instant::now(),
            hashing: RandomState::new(),
            parts: Default::default(),
            crowds: Mutex::new(vec![0; CROWDS]),
            most_in_a_part: most.div_ceil(PARTS),
        }
    }

    fn now(&self) -> u64 {
        u64::try_from(self.started.elapsed().as_nanos()).unwrap_or(u64::MAX)
    }

    fn count(&self, who: LimitKey) -> Result<(), Error> {
        self.count_at(who, self.now()).map_err(|wait_ns| {
            crate::metrics::limited(self.what.name());
            let wait_ms = u32::try_from(wait_ns / 1_000_000).unwrap_or(u32::MAX).saturating_add(1);
            Error::Limited { what: self.what.name().to_owned(), wait_ms }
        })
    }

    /// Refused is the time after which it will be allowed.
    fn count_at(&self, who: LimitKey, now: u64) -> Result<(), u64> {
        let mut part = self.part(who);
        if let Some(recovered_at) = part.recovered_at.get_mut(&who) {
            return self.take_one(recovered_at, now);
        }
        if part.recovered_at.len() >= self.most_in_a_part && now.saturating_sub(part.looked_at) >= LOOK_EVERY.as_nanos() as u64 {
            part.forget_recovered(now);
        }
        if part.recovered_at.len() < self.most_in_a_part {
            return self.take_one(part.recovered_at.entry(who).or_insert(0), now);
        }
        drop(part);
        self.take_one(&mut lock(&self.crowds)[self.crowd(who)], now)
    }

    fn crowd(&self, who: LimitKey) -> usize {
        self.hashing.hash_one(who.neighbours()) as usize % CROWDS
    }

    fn take_one(&self, recovered_at: &mut u64, now: u64) -> Result<(), u64> {
        let from = (*recovered_at).max(now);
        let too_soon = (from - now).saturating_sub(self.burst_ns);
        if too_soon > 0 {
            return Err(too_soon);
        }
        *recovered_at = from.saturating_add(self.every_ns);
        Ok(())
    }

    fn part(&self, who: LimitKey) -> MutexGuard<'_, Part> {
        lock(&self.parts[self.hashing.hash_one(who) as usize % PARTS])
    }

    fn forget(&self) {
        for part in &self.parts {
            let mut part = lock(part);
            part.forget_recovered(self.now());
            part.recovered_at.shrink_to_fit();
        }
    }
}

/// What a thread that panicked has left of a count is as good as any.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A connection that is counted until this is dropped.
pub struct ConnectionPermit {
    _place: OwnedSemaphorePermit,
    counted: Option<Arc<Counted>>,
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
    fn an_ipv6_network_is_one_address() {
        assert_eq!(address("2001:db8::1"), address("2001:db8::ffff:1"));
        assert_ne!(address("2001:db8::1"), address("2001:db8:0:1::1"));
        assert_eq!(address("::ffff:192.0.2.1"), address("192.0.2.1"));
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
    fn a_rate_is_a_burst_and_then_one_each_period() {
        let limiter = Limiter::new(LimitKind::Chat, Rate::new(3, 10));
        let who = address("192.0.2.1");
        let at = |ms: u64| limiter.count_at(who, ms * 1_000_000).map_err(|wait| wait / 1_000_000);
        assert_eq!([at(0), at(0), at(0), at(0)], [Ok(()), Ok(()), Ok(()), Err(10)]);
        assert_eq!([at(9), at(10), at(10)], [Err(1), Ok(()), Err(10)]);
        // Never more than the burst, however long nothing came.
        assert_eq!([at(9_000), at(9_000), at(9_000), at(9_000)], [Ok(()), Ok(()), Ok(()), Err(10)]);
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

    #[test]
    fn however_many_strangers_come_those_who_were_there_and_other_networks_have_their_own_allowance() {
        let limiter = Limiter::remembering(LimitKind::Chat, Rate::new(2, 60_000), 1_000);
        let early = address("192.0.2.1");
        // Two networks share a crowd by chance now and then: not these.
        let elsewhere = (0..=255).map(|n| address(&format!("203.{n}.113.1")));
        let late = elsewhere.into_iter().find(|who| limiter.crowd(*who) != limiter.crowd(address("2001:db8::1"))).expect("one of many");
        assert_eq!(limiter.count_at(early, 0), Ok(()));
        // One provider's networks, far more than are remembered.
        let crowd = (0..50_000u32).map(|n| address(&format!("2001:db8:{:x}:{:x}::1", n >> 16, n & 0xffff)));
        let allowed = crowd.filter(|who| limiter.count_at(*who, 0).is_ok()).count();
        assert!(allowed <= 1_000 + PARTS + 2, "{allowed}");
        let remembered = || limiter.parts.iter().map(|part| lock(part).recovered_at.len()).sum::<usize>();
        assert!(remembered() <= 1_000 + PARTS, "{}", remembered());
        assert_eq!((limiter.count_at(early, 0), limiter.count_at(early, 0).is_err()), (Ok(()), true), "who was there is still known");
        // Somebody from elsewhere is let in, with an allowance that only the neighbours share.
        assert_eq!((limiter.count_at(late, 0), limiter.count_at(late, 0), limiter.count_at(late, 0).is_err()), (Ok(()), Ok(()), true));
        // When the crowd has recovered it is forgotten, without waiting for anybody.
        let later = 200_000_000_000;
        assert_eq!(limiter.count_at(late, later), Ok(()));
        assert!(remembered() <= 1_000 + PARTS);
        limiter.forget();
    }
}
