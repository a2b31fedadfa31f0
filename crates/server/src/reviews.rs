//! Reviews of games: those under way, and the last ones that were finished.
//!
//! The one thing to know: a review is judged turn by turn, each turn a piece of spare work for the pool of bots. So a bot that somebody
//! plays against waits for one turn at most, and several reviews take turns. Nothing is stored: a review can be had again.

use crate::accounts;
use crate::live::bots::Bots;
use crate::live::fair::Client;
use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use tokio::sync::watch;
use trilynx_bots::review::{self, Effort, Tally};
use trilynx_bots::{Roster, SystemClock};
use trilynx_games::GameId;
use trilynx_protocol::http::{BetterTurn, Judgement, ReviewStage, ReviewedPlayer, ReviewedTurn};
use trilynx_protocol::options::GameName;
use trilynx_protocol::{PersonId, TableId};

/// Reviews that may be under way or wait at a time …
const MOST_UNDER_WAY: usize = 256;
/// … and from one network. They share the time of one.
const MOST_BY_ORIGIN: usize = 8;
/// Finished ones that are kept, to be asked for again.
const MOST_KEPT: usize = 200;
/// The most turns one review judges.
pub const MOST_TURNS: usize = 1000;

/// How many positions may be looked at for each one judged.
fn nodes_allowed(game: GameId) -> std::ops::RangeInclusive<u64> {
    if review::is_duel(game) { 1_000..=200_000 } else { 100..=10_000 }
}

/// How much is thought about each position, and how many better lines are told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ReviewEffort {
    nodes: u64,
    lines: usize,
}

impl ReviewEffort {
    /// What was asked for, within limits.
    pub fn new(game: GameId, nodes: Option<u32>, lines: Option<u8>) -> ReviewEffort {
        let usual = if let Effort::Nodes(nodes) = Effort::usual(game) { nodes } else { *nodes_allowed(game).start() };
        let allowed = nodes_allowed(game);
        let nodes = nodes.map_or(usual, u64::from).clamp(*allowed.start(), *allowed.end());
        ReviewEffort { nodes, lines: usize::from(lines.unwrap_or(1)).clamp(1, 3) }
    }
}

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

/// How far a review has come.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    /// Which game.
    pub game: GameName,
    /// Who judges.
    pub bot: String,
    /// How many positions are looked at for each one judged.
    pub nodes: u32,
    /// Where it stands.
    pub stage: ReviewStage,
    /// How many turns there are.
    pub all: u32,
    /// Those judged so far.
    pub turns: Vec<ReviewedTurn>,
    /// What they add up to, by seat.
    pub players: Vec<ReviewedPlayer>,
}

impl Progress {
    /// Whether nothing more will come.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, ReviewStage::Done | ReviewStage::Stopped)
    }
}

/// A game ready to be judged, of any kind.
pub struct PreparedReview {
    judging: Box<dyn Judging>,
    progress: Progress,
}

/// A review whose game is known at run time only.
trait Judging: Send {
    fn next(&mut self, stop: &AtomicBool) -> Option<ReviewedTurn>;
    fn is_done(&self) -> bool;
    fn players(&self) -> Vec<ReviewedPlayer>;
}

impl<G: Roster> Judging for review::Review<G>
where
    review::Review<G>: Send,
{
    fn next(&mut self, stop: &AtomicBool) -> Option<ReviewedTurn> {
        review::Review::next(self, stop, &SystemClock::start()).map(told)
    }

    fn is_done(&self) -> bool {
        self.done() == self.len()
    }

    fn players(&self) -> Vec<ReviewedPlayer> {
        self.tallies().iter().map(player).collect()
    }
}

impl PreparedReview {
    /// The strongest bot judges what comes after `from` moves. Nothing where there is no turn, or more than one review judges.
    pub fn new<G: Roster>(start: &G, moves: Vec<G::Move>, from: usize, care: ReviewEffort) -> Option<PreparedReview>
    where
        review::Review<G>: Send + 'static,
    {
        let name = G::BOTS.last().map_or("", |(name, _)| name);
        let judging = review::Review::new(start, moves, from, G::bot(name)?, Effort::Nodes(care.nodes), care.lines);
        let progress = Progress {
            game: GameName(G::ID),
            bot: name.to_owned(),
            nodes: u32::try_from(care.nodes).unwrap_or(u32::MAX),
            stage: ReviewStage::Waiting,
            all: judging.len() as u32,
            turns: Vec::new(),
            players: judging.players(),
        };
        (1..=MOST_TURNS).contains(&judging.len()).then(|| PreparedReview { judging: Box::new(judging), progress })
    }
}

impl Reviews {
    /// No reviews yet.
    pub fn new(bots: Bots) -> Reviews {
        Reviews(Arc::new(Registry { bots, book: Mutex::default() }))
    }

    /// The review of this game that there is already, unless it was stopped.
    pub fn shared(&self, shared: &Shared) -> Option<String> {
        let book = self.0.book.lock().expect("nobody panics while holding it");
        let id = book.shared.get(shared)?;
        let review = book.by_id.get(id)?;
        (review.progress.borrow().stage != ReviewStage::Stopped).then(|| id.clone())
    }

    /// Begins a review, and stops the one its owner has under way. Nothing if too many are under way.
    pub fn begin(&self, client: Client, shared: Option<Shared>, ready: PreparedReview) -> Option<String> {
        let id = hex::encode(accounts::random_bytes::<12>());
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
        self.go_on(ReviewJob { review, judging: Some(ready.judging) });
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
    judging: Option<Box<dyn Judging>>,
}

impl ReviewJob {
    /// Judges one turn; says whether there are more.
    fn one_turn(&mut self) -> bool {
        let Some(judging) = &mut self.judging else { return false };
        let turn = judging.next(&self.review.stop);
        let goes_on = turn.is_some() && !judging.is_done();
        let is_done = judging.is_done();
        let players = judging.players();
        self.review.progress.send_modify(|progress| {
            progress.turns.extend(turn);
            progress.players = players;
            progress.stage = match (goes_on, is_done) {
                (true, _) => ReviewStage::Running,
                (false, true) => ReviewStage::Done,
                (false, false) => ReviewStage::Stopped,
            };
        });
        goes_on
    }
}

impl Drop for ReviewJob {
    fn drop(&mut self) {
        self.review.progress.send_if_modified(|progress| {
            let broken_off = !progress.is_over();
            if broken_off {
                progress.stage = ReviewStage::Stopped;
            }
            broken_off
        });
    }
}

fn told(turn: review::Turn) -> ReviewedTurn {
    let better =
        |better: review::Better| BetterTurn { moves: better.moves, after: better.after as u32, line: better.line, win: better.win };
    ReviewedTurn {
        first: turn.first as u32,
        seat: turn.seat.0,
        moves: turn.moves,
        win_before: turn.win_before,
        win_after: turn.win_after,
        loss: turn.loss,
        accuracy: turn.accuracy,
        judgement: turn.judgement.map(|judgement| match judgement {
            review::Judgement::Inaccuracy => Judgement::Inaccuracy,
            review::Judgement::Mistake => Judgement::Mistake,
            review::Judgement::Blunder => Judgement::Blunder,
        }),
        solved: turn.solved,
        better: turn.better.into_iter().map(better).collect(),
    }
}

fn player(tally: &Tally) -> ReviewedPlayer {
    let count = |judgement| tally.count(judgement) as u32;
    ReviewedPlayer {
        accuracy: tally.accuracy().map(|accuracy| (accuracy * 10.0).round() / 10.0),
        turns: tally.turns as u32,
        inaccuracies: count(review::Judgement::Inaccuracy),
        mistakes: count(review::Judgement::Mistake),
        blunders: count(review::Judgement::Blunder),
    }
}
