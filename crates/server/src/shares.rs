//! Turns at costly work, such as replaying a long log: a fixed number at a time, a few for each address, one for each person.
//!
//! The one thing to know: a heavy user only waits behind themselves. Only their first request is in the common queue, so that
//! somebody else's comes next.

use crate::limits::LimitKey;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use trilynx_protocol::PersonId;
use trilynx_protocol::wire::Error;

/// Turns of one address at a time; a whole club may sit behind it.
const OF_AN_ADDRESS: usize = 2;
/// The most requests of one person that may wait …
const MOST_OF_A_PERSON: usize = 16;
/// … and of one address.
const MOST_OF_AN_ADDRESS: usize = 128;
/// How long a download waits for the one before it to end.
const PATIENCE: Duration = Duration::from_secs(5);

/// The caller.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asker {
    /// From where.
    pub address: IpAddr,
    /// Who they are, if that is known.
    pub person: Option<PersonId>,
}

/// The turns. Cheap to clone.
#[derive(Clone)]
pub struct Shares {
    room: Arc<Semaphore>,
    turns: Queues,
    downloads: Queues,
}

type Queues = Arc<Mutex<HashMap<LimitKey, Queue>>>;

/// The turns of one person or address.
struct Queue {
    turns: Arc<Semaphore>,
    /// How many wait or have a turn; when nobody does, the queue is forgotten.
    users: usize,
}

/// Work may be done until this is dropped.
pub struct Turn {
    // In this order: who waits for the room is let in before somebody of the same person can ask for it again.
    _room: OwnedSemaphorePermit,
    _own: Vec<ShareSlot>,
}

/// A place in the queue of one person.
pub struct ShareSlot {
    who: LimitKey,
    queues: Queues,
    /// Nothing as long as it has to wait.
    turn: Option<OwnedSemaphorePermit>,
}

impl Shares {
    /// The number of turns at a time.
    pub fn new(room: usize) -> Shares {
        Shares { room: Arc::new(Semaphore::new(room)), turns: Queues::default(), downloads: Queues::default() }
    }

    /// As many at a time as the machine does well beside everything else.
    pub fn for_this_machine() -> Shares {
        Shares::new(std::thread::available_parallelism().map_or(2, usize::from).clamp(2, 8))
    }

    /// Waits for a turn. Fails if too many requests of the same person or address are waiting.
    pub async fn turn(&self, asker: Asker, what: &str) -> Result<Turn, Error> {
        let mut own = Vec::new();
        for who in asker.person.map(LimitKey::from).into_iter().chain([LimitKey::from(asker.address)]) {
            own.push(place(&self.turns, who, what)?.await);
        }
        let room = self.room.clone().acquire_owned().await.expect("it is never closed");
        Ok(Turn { _room: room, _own: own })
    }

    /// Waits a little until the caller's previous download has ended. It is counted as long as the answer lives, however slowly it is read; each piece of
    /// work for it has to have a [`Turn`] of its own.
    pub async fn download(&self, asker: Asker, what: &str) -> Result<ShareSlot, Error> {
        let who = asker.person.map_or(LimitKey::from(asker.address), LimitKey::from);
        let waited = tokio::time::timeout(PATIENCE, place(&self.downloads, who, what)?).await;
        waited.map_err(|_| too_many(what))
    }
}

/// A place in the queue of somebody. The future gives it up when it is dropped.
fn place(queues: &Queues, who: LimitKey, what: &str) -> Result<impl Future<Output = ShareSlot> + use<>, Error> {
    let (at_a_time, most) = if matches!(who, LimitKey::Address(_)) { (OF_AN_ADDRESS, MOST_OF_AN_ADDRESS) } else { (1, MOST_OF_A_PERSON) };
    let mut known = queues.lock().expect("nobody panics while holding it");
    let queue = known.entry(who).or_insert_with(|| Queue { turns: Arc::new(Semaphore::new(at_a_time)), users: 0 });
    if queue.users >= most {
        return Err(too_many(what));
    }
    queue.users += 1;
    let turns = queue.turns.clone();
    drop(known);
    let mut place = ShareSlot { who, queues: queues.clone(), turn: None };
    Ok(async move {
        place.turn = Some(turns.acquire_owned().await.expect("it is never closed"));
        place
    })
}

impl Drop for ShareSlot {
    fn drop(&mut self) {
        let mut queues = self.queues.lock().expect("nobody panics while holding it");
        if let Some(queue) = queues.get_mut(&self.who) {
            queue.users -= 1;
            if queue.users == 0 {
                queues.remove(&self.who);
            }
        }
    }
}

/// How long the others take is not known; a second is what a client may try again after.
fn too_many(what: &str) -> Error {
    Error::Limited { what: what.to_owned(), wait_ms: 1_000 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;
    use std::task::Poll;

    fn asker(address: u8, person: Option<u8>) -> Asker {
        Asker { address: IpAddr::V4(Ipv4Addr::new(192, 0, 2, address)), person: person.map(|person| PersonId::from_random([person; 16])) }
    }

    /// Whether a turn has come.
    fn ready<T>(turn: &mut std::pin::Pin<Box<impl Future<Output = Result<T, Error>>>>) -> Option<T> {
        let mut context = std::task::Context::from_waker(std::task::Waker::noop());
        match turn.as_mut().poll(&mut context) {
            Poll::Ready(turn) => Some(turn.expect("not too many")),
            Poll::Pending => None,
        }
    }

    #[test]
    fn who_asks_for_much_waits_behind_themselves() {
        let shares = Shares::new(1);
        let ask = |address, person| Box::pin(shares.turn(asker(address, Some(person)), "studies"));
        let mut greedy: Vec<_> = (0..10).map(|_| ask(1, 1)).collect();
        let first = ready(&mut greedy[0]).expect("there is room");
        assert!(greedy[1..].iter_mut().all(|turn| ready(turn).is_none()));
        let mut modest = ask(2, 2);
        assert!(ready(&mut modest).is_none());
        drop(first);
        // The greedy one asked again nine times before, and comes after.
        assert!(ready(&mut greedy[1]).is_none());
        let second = ready(&mut modest).expect("it is their turn");
        drop(second);
        assert!(ready(&mut greedy[1]).is_some());
    }

    #[test]
    fn an_address_has_a_few_turns_and_everybody_a_limit() {
        let shares = Shares::new(10);
        let ask = |person| Box::pin(shares.turn(asker(1, person), "studies"));
        let mut club: Vec<_> = (0..5).map(|n| ask(Some(n))).collect();
        let turns: Vec<_> = club.iter_mut().filter_map(ready).collect();
        assert_eq!(turns.len(), OF_AN_ADDRESS);
        let mut elsewhere = Box::pin(shares.turn(asker(2, None), "studies"));
        assert!(ready(&mut elsewhere).is_some());
        drop((club, turns));

        let mut many: Vec<_> = (0..MOST_OF_A_PERSON).map(|_| ask(Some(7))).collect();
        let turn = many.iter_mut().filter_map(ready).collect::<Vec<_>>();
        let mut context = std::task::Context::from_waker(std::task::Waker::noop());
        let mut one_more = ask(Some(7));
        assert!(matches!(one_more.as_mut().poll(&mut context), Poll::Ready(Err(Error::Limited { .. }))));
        drop((many, one_more, turn));
        assert!(shares.turns.lock().expect("whole").is_empty(), "who waits no more is forgotten");
    }

    #[tokio::test]
    async fn a_download_has_turns_of_its_own_and_the_next_one_waits_for_it() {
        let shares = Shares::new(1);
        let ask = |person| Box::pin(shares.download(asker(1, Some(person)), "downloads"));
        let first = ready(&mut ask(1)).expect("there is none before it");
        drop(shares.turn(asker(1, Some(1)), "downloads").await.expect("a piece of it"));
        let mut second = ask(1);
        assert!(ready(&mut second).is_none());
        assert!(ready(&mut ask(2)).is_some(), "somebody else");
        drop(first);
        assert!(ready(&mut second).is_some());
        assert!(shares.downloads.lock().expect("whole").is_empty());
    }
}
