//! Quick pairing: people who want the same game at the same pace are brought together, the longest wait first.

use super::hub::Hub;
use super::outbox::Outbox;
use super::table::ConnectionId;
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::Instant;
use trilynx_protocol::options::{GameName, Order};
use trilynx_protocol::wire::ToClient;
use trilynx_protocol::{ClockRule, Occupant, Options, PersonId, SeatOffer};
use trilynx_table::Opening;

/// People who may look for opponents at once.
const MAX_SEEKERS: usize = 10_000;
/// Ratings this near are always fine.
const NEAR: f64 = 150.0;
/// With every second of waiting, so much further is fine too.
const WIDER_A_SECOND: f64 = 25.0;
/// How often those who wait are looked at again.
const EVERY: Duration = Duration::from_secs(1);

/// What somebody is looking for.
#[derive(Clone, PartialEq, Debug)]
pub struct Sought {
    /// Which game.
    pub game: GameName,
    /// Which variant.
    pub variant: String,
    /// How many play.
    pub players: u8,
    /// The clock.
    pub clock: ClockRule,
    /// Whether it shall count.
    pub rated: bool,
}

/// Somebody who is looking.
pub struct Seeker {
    /// Which connection.
    pub connection: ConnectionId,
    /// Who.
    pub person: PersonId,
    /// How strong, as far as known.
    pub rating: f64,
    /// For what.
    pub sought: Sought,
    /// Where to tell them.
    pub outbox: Outbox,
}

/// All who are looking, the longest wait first.
#[derive(Default)]
pub struct Pairing {
    waiting: Mutex<Vec<(Instant, Seeker)>>,
    changed: Notify,
}

impl Pairing {
    /// Somebody looks for opponents; whatever they looked for before, they do no more. False if too many do.
    pub fn seek(&self, seeker: Seeker) -> bool {
        let mut waiting = self.waiting.lock().expect("nobody panics while holding it");
        waiting.retain(|(_, other)| other.connection != seeker.connection && other.person != seeker.person);
        if waiting.len() >= MAX_SEEKERS {
            return false;
        }
        waiting.push((Instant::now(), seeker));
        drop(waiting);
        self.changed.notify_one();
        true
    }

    /// A connection looks no more.
    pub fn stop_seeking(&self, connection: ConnectionId) {
        self.waiting.lock().expect("nobody panics while holding it").retain(|(_, seeker)| seeker.connection != connection);
    }

    /// Brings people together, for ever.
    pub async fn run(&self, hub: &Hub) {
        let mut every = tokio::time::interval(EVERY);
        every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = every.tick() => {}
                () = self.changed.notified() => {}
            }
            while let Some(group) = self.next_group(Instant::now()) {
                self.seat(hub, group).await;
            }
        }
    }

    /// The first group that fits, taken out of the queue.
    fn next_group(&self, now: Instant) -> Option<Vec<Seeker>> {
        let mut waiting = self.waiting.lock().expect("nobody panics while holding it");
        waiting.retain(|(_, seeker)| seeker.outbox.is_open());
        let group = (0..waiting.len()).find_map(|first| {
            let (since, seeker) = &waiting[first];
            let wanted = usize::from(seeker.sought.players).checked_sub(1).filter(|wanted| *wanted > 0)?;
            let fits = |(other_since, other): &(Instant, Seeker)| {
                let longest = now.duration_since(*since.min(other_since)).as_secs_f64();
                let near = (other.rating - seeker.rating).abs() <= NEAR + WIDER_A_SECOND * longest;
                other.sought == seeker.sought && near
            };
            let others: Vec<usize> = (first + 1..waiting.len()).filter(|n| fits(&waiting[*n])).take(wanted).collect();
            (others.len() == wanted).then(|| std::iter::once(first).chain(others).collect::<Vec<usize>>())
        })?;
        // From the back, so that the places before stay right.
        let mut seekers: Vec<Seeker> = group.into_iter().rev().map(|n| waiting.remove(n).1).collect();
        seekers.reverse();
        Some(seekers)
    }

    async fn seat(&self, hub: &Hub, group: Vec<Seeker>) {
        let sought = group[0].sought.clone();
        let id = hub.sources().table_id();
        let options = Options {
            game: sought.game,
            variant: sought.variant,
            players: sought.players,
            start: None,
            order: Order::Random,
            clock: sought.clock,
            rated: sought.rated,
            rounds: 1,
            private: false,
        };
        let opening = Opening {
            options,
            by: group[0].person,
            offers: group.iter().map(|seeker| SeatOffer::For(seeker.person)).collect(),
            occupants: group.iter().map(|seeker| Some(Occupant::Person(seeker.person))).collect(),
            rematch_of: None,
        };
        match hub.open(id, opening).await {
            Ok(()) => group.iter().for_each(|seeker| seeker.outbox.send(&ToClient::Paired { table: id })),
            Err(failed) => {
                tracing::warn!(?failed, "a pairing came to nothing");
                for seeker in &group {
                    seeker.outbox.send(&ToClient::Error { error: failed.clone().into(), table: None, key: None });
                }
            }
        }
    }
}
