//! How long messages of a client take to reach us, from the answers to pings.

use std::time::Duration;

/// How long messages take to us: the best of the last measurements, because a busy or unwilling client only makes them longer.
#[derive(Default)]
pub(super) struct Lag {
    last: [Option<u32>; 4],
    next: usize,
}

impl Lag {
    pub(super) fn measured(&mut self, round_trip: Duration) {
        self.last[self.next] = Some(round_trip.as_millis().min(10_000) as u32);
        self.next = (self.next + 1) % self.last.len();
    }

    pub(super) fn ms(&self) -> u32 {
        self.last.iter().flatten().min().copied().unwrap_or(0)
    }
}
