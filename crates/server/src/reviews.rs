//! Reviews of games: those under way, and the last ones that were finished.
//!
//! The one thing to know: a review is judged turn by turn, each turn a piece of spare work for the pool of bots. So a bot that somebody
//! plays against waits for one turn at most, and several reviews take turns. Nothing is stored: a review can be had again.

use crate::accounts;
use crate::bus::Bus;
use crate::live::bots::Bots;
use crate::live::fair::Client;
use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use tokio::sync::watch;
use trilynx_bots::SystemClock;
use trilynx_play::reviews::{Judge, PreparedReview, Progress, ReviewEffort};
use trilynx_protocol::http::ReviewStage;
use trilynx_protocol::{PersonId, TableId};

/// Reviews that may be under way or wait at a time …
const MOST_UNDER_WAY: usize = 256;
/// … and from one network. They share the time of one.
const MOST_BY_ORIGIN: usize = 8;
/// Finished ones that are kept, to be asked for again.
const MOST_KEPT: usize = 200;

/// A game of a table that is over, judged with this care: judged once for everybody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shared {
    /// Which table.
    pub table: TableId,
    /// Which of its games.
    pub game: u16,
    /// How closely.
    pub care: ReviewEffort,
}

/// All reviews. Cheap to clone.
#[derive(Clone)]
pub struct Reviews(Arc<Registry>);

struct Registry {
    bots: Bots,
    /// What ids end with.
    suffix: String,
    book: Mutex<Index>,
}

/// Which reviews there are.
#[derive(Default)]
struct Index {
    by_id: HashMap<String, Arc<Review>>,
    shared: HashMap<Shared, String>,
    /// From old to new.
    order: VecDeque<String>,
}

/// One review.
pub struct Review {
    client: Client,
    shared: Option<Shared>,
    stop: AtomicBool,
    progress: watch::Sender<Progress>,
}

impl Reviews {
    /// No reviews yet.
    pub fn new(bots: Bots, bus: &Bus) -> Reviews {
        let suffix = if bus.is_shared() { format!("-{}", bus.node()) } else { String::new() };
        Reviews(Arc::new(Registry { bots, suffix, book: Mutex::default() }))
    }

    /// The review of this game that there is already, unless it was stopped.
    pub fn shared(&self, shared: &Shared) -> Option<String> {
        let book = self.0.book.lock().expect("nobody panics while holding it");
        let id = book.shared.get(shared)?;
        let review = book.by_id.get(id)?;
        (review.progress.borrow().stage() != ReviewStage::Stopped).then(|| id.clone())
    }

    /// Begins a review, and stops the one its owner has under way. Nothing if too many are under way.
    pub fn begin(&self, client: Client, shared: Option<Shared>, ready: PreparedReview) -> Option<String> {
        // Nodes that serve together find the one at which it is under way by its id.
        let id = hex::encode(accounts::random_bytes::<12>()) + &self.0.suffix;
        let review = Arc::new(Review { client, shared, stop: AtomicBool::new(false), progress: watch::Sender::new(ready.progress) });
        {
            let mut book = self.0.book.lock().expect("nobody panics while holding it");
            for mine in book.by_id.values().filter(|review| review.client.person == client.person) {
                mine.stop.store(true, Ordering::Relaxed);
            }
            let (mut all, mut here) = (0, 0);
            for other in book.by_id.values().filter(|review| review.goes_on()) {
                all += 1;
                here += usize::from(other.client.origin == client.origin);
            }
            if all >= MOST_UNDER_WAY || here >= MOST_BY_ORIGIN {
                return None;
            }
            book.keep(&id, &review);
        }
        self.go_on(ReviewJob { review, judge: Some(ready.judge) });
        Some(id)
    }

    /// How many are under way.
    pub fn under_way(&self) -> usize {
        self.0.book.lock().expect("nobody panics while holding it").by_id.values().filter(|review| review.goes_on()).count()
    }

    /// The review of this id.
    pub fn find(&self, id: &str) -> Option<Arc<Review>> {
        self.0.book.lock().expect("nobody panics while holding it").by_id.get(id).cloned()
    }

    /// Judges one turn when there is time, then the next.
    fn go_on(&self, mut going: ReviewJob) {
        let (reviews, client) = (self.clone(), going.review.client);
        let work = move || {
            if going.one_turn() {
                reviews.go_on(going);
            }
        };
        self.0.bots.spare(client, Box::new(work));
    }
}

impl Index {
    /// Takes a review in, and forgets the oldest finished ones.
    fn keep(&mut self, id: &str, review: &Arc<Review>) {
        self.by_id.insert(id.to_owned(), review.clone());
        self.order.push_back(id.to_owned());
        if let Some(shared) = review.shared {
            self.shared.insert(shared, id.to_owned());
        }
        let over = |book: &Index, id: &String| book.by_id.get(id).is_none_or(|review| review.progress.borrow().is_over());
        while self.order.len() > MOST_KEPT {
            let Some(at) = self.order.iter().position(|id| over(self, id)) else { return };
            let Some(old) = self.order.remove(at) else { return };
            self.by_id.remove(&old);
            self.shared.retain(|_, id| *id != old);
        }
    }
}

impl Review {
    /// Who began it.
    pub fn owner(&self) -> PersonId {
        self.client.person
    }

    fn goes_on(&self) -> bool {
        !self.stop.load(Ordering::Relaxed) && !self.progress.borrow().is_over()
    }

    /// Ends it; what was judged so far can still be had.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// To hear how it goes on.
    pub fn follow(&self) -> watch::Receiver<Progress> {
        self.progress.subscribe()
    }
}

/// A review between two turns. Whatever becomes of it, nobody waits for it in vain.
struct ReviewJob {
    review: Arc<Review>,
    judge: Option<Box<dyn Judge>>,
}

impl ReviewJob {
    /// Judges one turn; says whether there are more.
    fn one_turn(&mut self) -> bool {
        let Some(judge) = &mut self.judge else { return false };
        let turn = judge.next(&self.review.stop, &SystemClock::start());
        let mut goes_on = false;
        self.review.progress.send_modify(|progress| goes_on = progress.add(turn, &**judge));
        goes_on
    }
}

impl Drop for ReviewJob {
    fn drop(&mut self) {
        self.review.progress.send_if_modified(Progress::break_off);
    }
}
