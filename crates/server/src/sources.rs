//! Where time and chance come from. Everything else takes them as arguments, so a test can play the same evening twice.

use std::sync::Arc;
use std::time::{Instant, SystemTime};
use trilynx_protocol::{PersonId, TableId, Time};

type Dice = dyn Fn(&mut [u8]) + Send + Sync;

/// The clock and the dice of a server.
#[derive(Clone)]
pub struct Sources {
    clock: Arc<dyn Fn() -> Time + Send + Sync>,
    dice: Arc<Dice>,
}

impl Sources {
    /// The system's clock and randomness. The time of service goes on from `service_ms`.
    pub fn system(service_ms: u64) -> Sources {
        let started = Instant::now();
        Sources::new(
            move || Time { service_ms: service_ms + started.elapsed().as_millis() as u64, unix_ms: unix_ms() },
            // Without randomness there are no secrets: better no answer than a guessable one.
            |bytes| getrandom::fill(bytes).expect("the system gives random bytes"),
        )
    }

    /// Other ones.
    pub fn new(clock: impl Fn() -> Time + Send + Sync + 'static, dice: impl Fn(&mut [u8]) + Send + Sync + 'static) -> Sources {
        Sources { clock: Arc::new(clock), dice: Arc::new(dice) }
    }

    /// What time it is.
    pub fn now(&self) -> Time {
        (self.clock)()
    }

    /// Random bytes.
    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.dice)(&mut bytes);
        bytes
    }

    /// A new table's id.
    pub fn table_id(&self) -> TableId {
        TableId::from_chance(self.bytes())
    }

    /// A new person's id.
    pub fn person_id(&self) -> PersonId {
        PersonId::from_chance(self.bytes())
    }
}

fn unix_ms() -> u64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}
