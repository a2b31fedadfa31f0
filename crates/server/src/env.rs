//! Where time and chance come from. Everything else takes them as arguments, so a test can play the same evening twice.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime};
use trilynx_protocol::{PersonId, TableId, Time};

type Dice = dyn Fn(&mut [u8]) + Send + Sync;

/// How often the service clock must be asked for the time, so that it notices when the process stood still.
pub const TICK: Duration = Duration::from_millis(50);
/// The clock takes a longer silence for a pause of the process or the machine, and runs on from where it was.
const LONGEST_GAP: Duration = Duration::from_millis(500);
/// After a silence of this length connections may have been lost.
const LOST_AFTER: Duration = Duration::from_secs(5);
/// The clock runs at most this far ahead of the last proof that the store takes writes.
const AHEAD: Duration = Duration::from_millis(2_500);

/// A clock that is behind runs faster by one part of this many.
const CATCH_UP: u32 = 64;

/// The clock and the dice of a server.
#[derive(Clone)]
pub struct Env {
    clock: Clock,
    dice: Arc<Dice>,
}

#[derive(Clone)]
enum Clock {
    Service(Arc<ServiceClock>),
    Other(Arc<dyn Fn() -> Time + Send + Sync>),
}

impl Env {
    /// The system's clock and randomness. The time of service goes on from `service_ms`.
    pub fn system(service_ms: u64) -> Env {
        Env {
            clock: Clock::Service(Arc::new(ServiceClock::new(service_ms, Instant::now()))),
            // Without randomness there are no secrets: better no answer than a guessable one.
            dice: Arc::new(|bytes| getrandom::fill(bytes).expect("the system gives random bytes")),
        }
    }

    /// Other ones.
    pub fn new(clock: impl Fn() -> Time + Send + Sync + 'static, dice: impl Fn(&mut [u8]) + Send + Sync + 'static) -> Env {
        Env { clock: Clock::Other(Arc::new(clock)), dice: Arc::new(dice) }
    }

    /// What time it is.
    pub fn now(&self) -> Time {
        match &self.clock {
            Clock::Service(clock) => Time { service_ms: clock.now(Instant::now()), unix_ms: unix_ms() },
            Clock::Other(clock) => clock(),
        }
    }

    /// The store has taken a write: the service clock may run on.
    pub fn store_works(&self) {
        if let Clock::Service(clock) = &self.clock {
            clock.store_works(Instant::now());
        }
    }

    /// The clock of another node shows this much. One that is behind catches up slowly.
    pub fn catch_up(&self, service_ms: u64) {
        if let Clock::Service(clock) = &self.clock {
            clock.look(Instant::now(), |running| running.behind = Duration::from_millis(service_ms).saturating_sub(running.shown));
        }
    }

    /// The store has not taken a write: the service clock stands still until it does.
    pub fn store_fails(&self) {
        if let Clock::Service(clock) = &self.clock {
            clock.store_fails(Instant::now());
        }
    }

    /// Whether the process stood still or the store took no writes since this was last asked.
    pub fn was_disturbed(&self) -> bool {
        match &self.clock {
            Clock::Service(clock) => clock.look(Instant::now(), |running| std::mem::take(&mut running.disturbed)),
            Clock::Other(_) => false,
        }
    }

    /// Random bytes.
    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.dice)(&mut bytes);
        bytes
    }

    /// A new table's id.
    pub fn table_id(&self) -> TableId {
        TableId::from_random(self.bytes())
    }

    /// A new person's id.
    pub fn person_id(&self) -> PersonId {
        PersonId::from_random(self.bytes())
    }
}

/// Ticks for a task that works in rounds: those that are missed are not made up for.
pub fn interval(every: Duration) -> tokio::time::Interval {
    let mut interval = tokio::time::interval(every);
    interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    interval
}

fn unix_ms() -> u64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// A clock that runs while the server serves, and stands still whenever it does not: while the process is stopped or starved, the machine
/// suspended, or the store away. Players' clocks count in its time, so nobody is flagged for what was not their fault.
struct ServiceClock(Mutex<Running>);

struct Running {
    /// What the clock showed when it was last looked at, and when that was.
    shown: Duration,
    at: Instant,
    /// What it showed when the store last took a write.
    proved: Duration,
    /// How far it is behind the clock of another node.
    behind: Duration,
    /// Whether it stood still for so long that connections may have been lost, or had no proof.
    disturbed: bool,
}

impl ServiceClock {
    fn new(service_ms: u64, now: Instant) -> ServiceClock {
        let shown = Duration::from_millis(service_ms);
        ServiceClock(Mutex::new(Running { shown, at: now, proved: shown, behind: Duration::ZERO, disturbed: false }))
    }

    fn look<T>(&self, now: Instant, then: impl FnOnce(&mut Running) -> T) -> T {
        let mut running = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let silent = now.saturating_duration_since(running.at);
        running.disturbed |= silent >= LOST_AFTER;
        let gap = silent.min(LONGEST_GAP);
        running.at = running.at.max(now);
        // Nodes agree about the time, but nobody's clock jumps: one that is behind runs a little faster.
        let more = (gap / CATCH_UP).min(running.behind);
        running.behind -= more;
        let gap = gap + more;
        running.shown = (running.shown + gap).min(running.shown.max(running.proved + AHEAD));
        then(&mut running)
    }

    fn now(&self, now: Instant) -> u64 {
        self.look(now, |running| running.shown.as_millis() as u64)
    }

    fn store_works(&self, now: Instant) {
        self.look(now, |running| running.proved = running.shown);
    }

    fn store_fails(&self, now: Instant) {
        self.look(now, |running| {
            running.proved = running.shown.saturating_sub(AHEAD);
            running.disturbed = true;
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Looks at the clock every [`TICK`], as a server does, with or without a store that works.
    struct Server {
        clock: ServiceClock,
        now: Instant,
    }

    impl Server {
        fn new() -> Server {
            let now = Instant::now();
            Server { clock: ServiceClock::new(1_000, now), now }
        }

        fn serve(&mut self, ms: u64, store: bool) -> u64 {
            for _ in 0..ms / TICK.as_millis() as u64 {
                self.now += TICK;
                if store {
                    self.clock.store_works(self.now);
                }
                self.clock.now(self.now);
            }
            self.clock.now(self.now)
        }
    }

    #[test]
    fn the_clock_runs_while_the_server_serves() {
        assert_eq!(Server::new().serve(10_000, true), 11_000);
    }

    #[test]
    fn the_clock_stands_still_while_the_process_is_stopped() {
        let mut server = Server::new();
        assert_eq!(server.serve(1_000, true), 2_000);
        server.now += Duration::from_secs(20);
        let woken = server.clock.now(server.now);
        assert!((2_000..=2_500).contains(&woken), "{woken}");
        assert_eq!(server.serve(1_000, true), woken + 1_000);
    }

    #[test]
    fn the_clock_stands_still_while_the_store_is_away() {
        let mut server = Server::new();
        server.serve(1_000, true);
        let away = server.serve(20_000, false);
        assert_eq!(away, 2_000 + AHEAD.as_millis() as u64);
        // It runs on from the first write that succeeds.
        let tick = TICK.as_millis() as u64;
        let back = server.serve(1_000, true);
        assert_eq!(back, away + 1_000 - tick);
        // A write that fails is noticed at once.
        server.clock.store_fails(server.now);
        assert_eq!(server.serve(20_000, false), back);
        assert_eq!(server.serve(1_000, true), back + 1_000 - tick);
    }

    #[test]
    fn a_pause_and_a_store_that_is_away_are_noticed_once() {
        let mut server = Server::new();
        let disturbed = |server: &Server| server.clock.look(server.now, |running| std::mem::take(&mut running.disturbed));
        server.serve(10_000, true);
        assert!(!disturbed(&server));
        server.now += LOST_AFTER;
        assert!(disturbed(&server) && !disturbed(&server));
        server.clock.store_fails(server.now);
        server.serve(1_000, true);
        assert!(disturbed(&server) && !disturbed(&server));
    }

    #[test]
    fn a_clock_that_is_behind_catches_up_slowly_and_stops_at_the_other() {
        let mut server = Server::new();
        server.clock.look(server.now, |running| running.behind = Duration::from_millis(10));
        let tick = TICK.as_millis() as u64;
        let begun = server.serve(tick, true);
        assert!((1_000 + tick..1_010 + tick).contains(&begun), "{begun}");
        assert_eq!(server.serve(2_000 - tick, true), 3_010);
        assert_eq!(server.serve(1_000, true), 4_010);
    }

    #[test]
    fn the_clock_never_goes_back() {
        let clock = ServiceClock::new(0, Instant::now());
        let start = Instant::now();
        let later = clock.now(start + Duration::from_millis(400));
        assert!(clock.now(start) >= later);
    }
}
