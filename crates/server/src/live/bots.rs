//! The program's own bots: a bounded pool of threads outside every request.
//!
//! The one thing to know: a bot gets a view and a time, and whatever becomes of it (it is slow, it panics, the queue is full) the table
//! hears of it and goes on. A bot is created for every decision, so no table depends on another's state. Work that nobody at a table
//! waits for is done when no table's bot wants to think.
//!
//! Threads are shared fairly: turns go round by network and person, and while many wait each thinks for a part of its time, so that a
//! round stays as short as one decision. What nobody needs any more is dropped.

use super::fair::{Client, FairQueue};
use super::table::Handle;
use crate::env::Env;
use crate::metrics;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;
use trilynx_bots::{Pace, SystemClock};
use trilynx_engine::Request;
use trilynx_games::Seat;
use trilynx_play::turns::{Decision, LONGEST, SHORTEST};
use trilynx_table::Table;

/// Decisions that may wait for a thread …
const QUEUE: usize = 4096;
/// … and of one person. Whose bots have more to decide waits to be queued.
const QUEUE_BY_PERSON: usize = 32;
/// Pieces of spare work that may wait, each of another review.
const SPARE_QUEUE: usize = 1024;
/// How long to wait when the queue is full.
const FULL: Duration = Duration::from_millis(250);
/// A bot that has not answered this long after its time limit is abandoned.
const PATIENCE: Duration = Duration::from_secs(10);

/// How bots think.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotSettings {
    /// Threads that think for bots.
    pub threads: usize,
    /// The shortest time in which a bot answers; if nothing is said, about as long as a person would take.
    pub pause: Option<Duration>,
}

/// The pool.
#[derive(Clone)]
pub struct Bots(Arc<BotPool>);

struct BotPool {
    jobs: Mutex<BotQueue>,
    more: Condvar,
    stop: AtomicBool,
    pause: Option<Duration>,
    threads: usize,
}

/// What waits for a thread.
struct BotQueue {
    /// Decisions at tables: these come first.
    live: FairQueue<BotJob>,
    /// What is done when there is nothing else to do.
    spare: FairQueue<Spare>,
    /// Set to end what a thread is thinking about.
    running: Vec<Arc<AtomicBool>>,
}

impl Default for BotQueue {
    fn default() -> BotQueue {
        BotQueue { live: FairQueue::new(QUEUE, QUEUE_BY_PERSON), spare: FairQueue::new(SPARE_QUEUE, SPARE_QUEUE), running: Vec::new() }
    }
}

/// A bot that thinks about a position. When this is dropped it need not answer any more.
pub struct Thinking {
    version: u32,
    cancel: Arc<AtomicBool>,
}

impl Thinking {
    /// The version of the table that brought the position about.
    pub fn version(&self) -> u32 {
        self.version
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

/// A decision that a bot has to make.
#[derive(Clone, Copy)]
pub struct BotTurn<'a> {
    /// For which seat.
    pub seat: Seat,
    /// Which bot.
    pub bot: &'a str,
    /// The version of the table that brought the position about.
    pub version: u32,
    /// How soon it answers.
    pub pace: Pace,
}

/// A short piece of work for any idle thread.
pub type Spare = Box<dyn FnOnce() + Send>;

/// A move, and how long a person would have taken for it beyond the time it took.
struct Chosen {
    text: String,
    wait: Duration,
}

/// Thinks for at most this long.
type Choose = Box<dyn FnOnce(&AtomicBool, Duration) -> Option<Chosen> + Send>;

struct BotJob {
    choose: Choose,
    time: Duration,
    queued: Instant,
    cancel: Arc<AtomicBool>,
    begun: oneshot::Sender<()>,
    answered: oneshot::Sender<Option<Chosen>>,
}

impl Bots {
    /// Starts the threads.
    pub fn start(settings: &BotSettings) -> Bots {
        let threads = settings.threads.max(1);
        let (jobs, more, stop) = (Mutex::default(), Condvar::new(), AtomicBool::new(false));
        let pool = Arc::new(BotPool { jobs, more, stop, pause: settings.pause, threads });
        for n in 0..threads {
            let pool = pool.clone();
            // Without threads there are no bots, and tables with bots are all there is to lose.
            drop(std::thread::Builder::new().name(format!("bot-{n}")).spawn(move || pool.work()));
        }
        Bots(pool)
    }

    /// How many decisions wait for a thread.
    pub fn waiting(&self) -> usize {
        self.0.jobs.lock().expect("nobody panics while holding it").live.len()
    }

    /// How many threads there are, and how many of them think about a decision.
    pub fn threads(&self) -> (usize, usize) {
        (self.0.threads, self.0.jobs.lock().expect("nobody panics while holding it").running.len())
    }

    /// Lets a bot think about its table's position in this person's share, and tells the table what it chose; nothing if it failed.
    pub fn think(&self, table: &Table, turn: BotTurn<'_>, client: Client, handle: Handle, env: &Env) -> Thinking {
        let BotTurn { seat, version, .. } = turn;
        let decision = Decision::at(table, seat, turn.bot, turn.pace, env.now().service_ms, u64::from_le_bytes(env.bytes()));
        let time = decision.as_ref().and_then(|decision| decision.request.time).unwrap_or(LONGEST);
        let choose = choosing(decision);
        let thinking = Thinking { version, cancel: Arc::default() };
        let cancel = thinking.cancel.clone();
        let tell = move |text| async move { handle.bot_chose(seat, version, text).await };
        tokio::spawn(self.clone().watch_over(client, choose, time, cancel, tell));
        thinking
    }

    /// Lets the strongest bot think for somebody in their share, and answers with its move.
    pub fn advise(&self, table: &Table, seat: Seat, client: Client, env: &Env, reply: oneshot::Sender<Option<String>>) {
        let choose = choosing(Decision::hint(table, seat, u64::from_le_bytes(env.bytes())));
        // Who does not wait for the answer any more does not need it.
        let tell = move |text| async move { drop(reply.send(text)) };
        tokio::spawn(self.clone().watch_over(client, choose, LONGEST, Arc::default(), tell));
    }

    /// Waits for a place in the queue, for the thread, and for the answer; only the last has a limit.
    async fn watch_over<F: Future<Output = ()>>(
        self,
        client: Client,
        choose: Choose,
        time: Duration,
        cancel: Arc<AtomicBool>,
        tell: impl FnOnce(Option<String>) -> F,
    ) {
        let asked = Instant::now();
        let (begun, begins) = oneshot::channel();
        let (answered, answer) = oneshot::channel();
        let mut job = BotJob { choose, time, queued: asked, cancel: cancel.clone(), begun, answered };
        while let Err(refused) = self.0.push(client, job) {
            if self.0.stop.load(Ordering::Relaxed) || cancel.load(Ordering::Relaxed) {
                return;
            }
            job = refused;
            tokio::time::sleep(FULL).await;
        }
        // A pool that stops drops its jobs, and the table asks again after the restart.
        if begins.await.is_err() {
            return;
        }
        let chosen = match tokio::time::timeout(time + PATIENCE, answer).await {
            Ok(Ok(chosen)) => chosen,
            Ok(Err(_)) | Err(_) => None,
        };
        if self.0.stop.load(Ordering::Relaxed) || cancel.load(Ordering::Relaxed) {
            return;
        }
        let human = chosen.as_ref().map_or(Duration::ZERO, |chosen| chosen.wait);
        tokio::time::sleep(self.0.pause.map_or(human, |pause| pause.saturating_sub(asked.elapsed()))).await;
        tell(chosen.map(|chosen| chosen.text)).await;
    }

    /// Does something when no table's bot wants to think, in this person's share. Not done, and dropped, if the pool stops before or too much
    /// waits.
    pub fn spare(&self, client: Client, work: Spare) {
        if !self.0.stop.load(Ordering::Relaxed) {
            let mut jobs = self.0.jobs.lock().expect("nobody panics while holding it");
            let refused = jobs.spare.push(client, work);
            drop(jobs);
            // Dropped outside of the lock: what it holds may have something to say at its end.
            drop(refused);
            self.0.more.notify_one();
        }
    }

    /// Ends all thinking.
    pub fn stop(&self) {
        self.0.stop.store(true, Ordering::Relaxed);
        let waiting = std::mem::take(&mut *self.0.jobs.lock().expect("nobody panics while holding it"));
        waiting.running.iter().for_each(|running| running.store(true, Ordering::Relaxed));
        drop(waiting);
        self.0.more.notify_all();
    }
}

impl BotPool {
    /// Queues a job, or gives it back.
    fn push(&self, client: Client, job: BotJob) -> Result<(), BotJob> {
        let mut jobs = self.jobs.lock().expect("nobody panics while holding it");
        if self.stop.load(Ordering::Relaxed) {
            return Err(job);
        }
        jobs.live.push(client, job)?;
        drop(jobs);
        self.more.notify_one();
        Ok(())
    }

    fn work(&self) {
        loop {
            let mut jobs = self.jobs.lock().expect("nobody panics while holding it");
            let job = loop {
                if self.stop.load(Ordering::Relaxed) {
                    return;
                }
                // What nobody waits for takes nobody's turn.
                jobs.live.retain(|job| !job.cancel.load(Ordering::Relaxed));
                let origins = jobs.live.origins();
                if let Some(job) = jobs.live.pop() {
                    jobs.running.push(job.cancel.clone());
                    // While others wait, each thinks for its part of a round.
                    let round = origins.div_ceil(self.threads).max(1);
                    break Ok((job, LONGEST / round as u32));
                }
                match jobs.spare.pop() {
                    Some(work) => break Err(work),
                    None => jobs = self.more.wait(jobs).expect("nobody panics while holding it"),
                }
            };
            drop(jobs);
            let (job, share) = match job {
                Ok(job) => job,
                Err(work) => {
                    if catch_unwind(AssertUnwindSafe(work)).is_err() {
                        tracing::error!("spare work of a bot panicked");
                    }
                    continue;
                }
            };
            // Who asked may have lost interest; the thinking is short.
            let _nobody_waits = job.begun.send(());
            let time = job.time.min(share).max(SHORTEST);
            let (waited, began) = (job.queued.elapsed(), Instant::now());
            let chosen = catch_unwind(AssertUnwindSafe(|| (job.choose)(&job.cancel, time))).unwrap_or_else(|_| {
                tracing::error!("a bot panicked");
                None
            });
            metrics::bot_thought(waited, began.elapsed());
            let mut jobs = self.jobs.lock().expect("nobody panics while holding it");
            jobs.running.retain(|running| !Arc::ptr_eq(running, &job.cancel));
            drop(jobs);
            drop(job.answered.send(chosen));
        }
    }
}

/// Thinks about a decision, wherever it is called.
fn choosing(decision: Option<Decision>) -> Choose {
    Box::new(move |stop, time| {
        let mut decision = decision?;
        decision.player.prepare(&decision.request).ok()?;
        let request = Request { time: Some(time), ..decision.request.clone() };
        let mut thought = decision.player.think(&request, stop, &SystemClock::start(), &mut |_| {});
        let wait = decision.timing.wait(&thought);
        Some(Chosen { text: thought.lines.swap_remove(0).moves.swap_remove(0), wait })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::fair::Origin;
    use trilynx_protocol::PersonId;

    fn client(n: u8) -> Client {
        Client { origin: Origin::from(std::net::IpAddr::from([192, 0, 2, n])), person: PersonId::from_random([n; 16]) }
    }

    fn answer(text: &'static str) -> Choose {
        Box::new(move |_, _| Some(Chosen { text: text.to_owned(), wait: Duration::ZERO }))
    }

    async fn chosen_by(bots: &Bots, choose: Choose) -> Option<String> {
        let (tell, heard) = oneshot::channel();
        let tell = |text| async { tell.send(text).expect("somebody waits") };
        bots.clone().watch_over(client(1), choose, Duration::ZERO, Arc::default(), tell).await;
        heard.await.expect("the table hears of it")
    }

    #[tokio::test]
    async fn a_bot_that_panics_has_failed_and_the_next_one_thinks_on_the_same_thread() {
        let bots = Bots::start(&BotSettings { threads: 1, pause: Some(Duration::ZERO) });
        assert_eq!(chosen_by(&bots, answer("a1")).await.as_deref(), Some("a1"));
        assert_eq!(chosen_by(&bots, Box::new(|_, _| panic!("a mistake in a bot"))).await, None);
        assert_eq!(chosen_by(&bots, Box::new(|_, _| None)).await, None);
        assert_eq!(chosen_by(&bots, answer("a2")).await.as_deref(), Some("a2"));
        bots.stop();
    }

    #[tokio::test]
    async fn spare_work_is_done_when_no_table_waits() {
        let bots = Bots::start(&BotSettings { threads: 1, pause: Some(Duration::ZERO) });
        let (done, order) = std::sync::mpsc::channel();
        let (go, wait) = std::sync::mpsc::channel::<()>();
        bots.spare(client(1), Box::new(move || wait.recv().expect("somebody says go")));
        // While the thread is busy, spare work comes first and a table later: but the table's bot is served first.
        let say = done.clone();
        bots.spare(client(1), Box::new(move || say.send("spare").expect("somebody listens")));
        let say = done.clone();
        let choose: Choose = Box::new(move |_, _| {
            say.send("live").expect("somebody listens");
            None
        });
        let (begun, _begins) = oneshot::channel();
        let (answered, _answer) = oneshot::channel();
        let job = BotJob { choose, time: Duration::ZERO, queued: Instant::now(), cancel: Arc::default(), begun, answered };
        assert!(bots.0.push(client(2), job).is_ok());
        bots.spare(client(1), Box::new(|| panic!("a mistake in spare work")));
        bots.spare(client(1), Box::new(move || done.send("last").expect("somebody listens")));
        go.send(()).expect("it waits");
        assert_eq!(order.iter().take(3).collect::<Vec<_>>(), ["live", "spare", "last"]);
        bots.stop();
    }

    /// Somebody who plays and takes back by turns leaves a job each time; none of them keeps others waiting.
    #[tokio::test]
    async fn what_nobody_waits_for_is_not_thought_about_and_everybody_has_a_turn() {
        let bots = Bots::start(&BotSettings { threads: 1, pause: Some(Duration::ZERO) });
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let (started, busy) = std::sync::mpsc::channel::<()>();
        let (done, order) = std::sync::mpsc::channel();
        bots.spare(
            client(1),
            Box::new(move || {
                started.send(()).expect("somebody listens");
                wait.recv().expect("somebody says go");
            }),
        );
        busy.recv().expect("the only thread is busy before anything else is queued");
        let push = |n: u8, name: &'static str, cancelled: bool| {
            let done = done.clone();
            let choose: Choose = Box::new(move |_, time| {
                done.send((name, time)).expect("somebody listens");
                None
            });
            let (begun, _begins) = oneshot::channel();
            let (answered, _answer) = oneshot::channel();
            let cancel = Arc::new(AtomicBool::new(cancelled));
            assert!(bots.0.push(client(n), BotJob { choose, time: LONGEST, queued: Instant::now(), cancel, begun, answered }).is_ok());
        };
        (0..20).for_each(|_| push(1, "stale", true));
        (0..3).for_each(|_| push(1, "greedy", false));
        push(2, "honest", false);
        go.send(()).expect("it waits");
        let heard: Vec<(&str, Duration)> = order.iter().take(4).collect();
        assert_eq!(heard.iter().map(|(name, _)| *name).collect::<Vec<_>>(), ["greedy", "honest", "greedy", "greedy"]);
        // While another network waits, a decision takes half of its time; alone it has all of it.
        assert_eq!(heard.iter().map(|(_, time)| *time).collect::<Vec<_>>(), [LONGEST / 2, LONGEST / 2, LONGEST, LONGEST]);
        bots.stop();
    }
}
