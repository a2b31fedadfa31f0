//! One rate for many keys, in bounded memory.

use super::allowances::{LimitKind, Rate};
use super::key::LimitKey;
use std::collections::HashMap;
use std::hash::{BuildHasher as _, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use trilynx_protocol::wire::Error;

/// How many addresses or people one limiter remembers at a time …
const MOST_REMEMBERED: usize = 100_000;
/// … in this many shards, each with its own lock.
const PARTS: usize = 16;
/// How many allowances those share who cannot be remembered.
const CROWDS: usize = 4096;
/// A part that is full looks for what has recovered no more often than this.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// One rate, for each of many. What is stored for somebody is when they will have recovered wholly, in nanoseconds since the start: the
/// generic cell rate algorithm, as telephone networks use it.
pub(super) struct Limiter {
    what: LimitKind,
    burst_ns: u64,
    every_ns: u64,
    /// Among how many nodes the rate is divided.
    nodes: AtomicU64,
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
    pub(super) fn new(what: LimitKind, rate: Rate) -> Limiter {
        Limiter::remembering(what, rate, MOST_REMEMBERED)
    }

    fn remembering(what: LimitKind, rate: Rate, most: usize) -> Limiter {
        let every_ns = u64::try_from(rate.every.as_nanos()).unwrap_or(u64::MAX / 2);
        Limiter {
            what,
            burst_ns: every_ns.saturating_mul(u64::from(rate.burst.get()) - 1),
            every_ns,
            nodes: AtomicU64::new(1),
            started: Instant::now(),
            hashing: RandomState::new(),
            parts: Default::default(),
            crowds: Mutex::new(vec![0; CROWDS]),
            most_in_a_part: most.div_ceil(PARTS),
        }
    }

    /// From now on the rate is that of so many nodes together.
    pub(super) fn divide(&self, nodes: u64) {
        self.nodes.store(nodes.max(1), Ordering::Relaxed);
    }

    fn now(&self) -> u64 {
        u64::try_from(self.started.elapsed().as_nanos()).unwrap_or(u64::MAX)
    }

    pub(super) fn count(&self, who: LimitKey) -> Result<(), Error> {
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
        *recovered_at = from.saturating_add(self.every_ns.saturating_mul(self.nodes.load(Ordering::Relaxed)));
        Ok(())
    }

    fn part(&self, who: LimitKey) -> MutexGuard<'_, Part> {
        lock(&self.parts[self.hashing.hash_one(who) as usize % PARTS])
    }

    pub(super) fn forget(&self) {
        for part in &self.parts {
            let mut part = lock(part);
            part.forget_recovered(self.now());
            part.recovered_at.shrink_to_fit();
        }
    }
}

/// What a thread that panicked has left of a count is as good as any.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    fn address(text: &str) -> LimitKey {
        LimitKey::from(text.parse::<IpAddr>().expect("an address"))
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
    fn nodes_that_serve_together_divide_a_rate() {
        let limiter = Limiter::new(LimitKind::Chat, Rate::new(5, 10));
        limiter.divide(2);
        let at = |ms: u64| limiter.count_at(address("192.0.2.1"), ms * 1_000_000).map_err(|wait| wait / 1_000_000);
        assert_eq!([at(0), at(0), at(0), at(0)], [Ok(()), Ok(()), Ok(()), Err(20)]);
        assert_eq!([at(20), at(20)], [Ok(()), Err(20)]);
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
        // Somebody from elsewhere is let in, with an allowance that only the neighbouring addresses share.
        assert_eq!((limiter.count_at(late, 0), limiter.count_at(late, 0), limiter.count_at(late, 0).is_err()), (Ok(()), Ok(()), true));
        // When the crowd has recovered it is forgotten, without waiting for anybody.
        let later = 200_000_000_000;
        assert_eq!(limiter.count_at(late, later), Ok(()));
        assert!(remembered() <= 1_000 + PARTS);
        limiter.forget();
    }
}
