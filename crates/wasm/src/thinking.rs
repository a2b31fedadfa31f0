//! Thinking that is done a slice at a time.
//!
//! The one thing to know: a limit on nodes promises the same choice as everywhere, so it is thought out in one go. Without one, a bot that goes
//! on from what it found before is cut into slices; any other thinks once, as much as for a review, or, without any limit, in rounds, each with
//! twice the nodes of the one before.

use std::sync::atomic::AtomicBool;
use std::time::Duration;
use trilynx_bots::{Clock, Report, Thought};
use trilynx_engine::{Request, Thinker};

/// How long a slice is: a browser draws a frame every 16 ms, and `stop` should not wait for more than two.
const SLICE: Duration = Duration::from_millis(25);
/// On a slow device slices become longer, up to four times, until each has so many nodes: fewer would mostly find the way back.
const LEAST_NODES: u64 = 4_000;
const LONGEST_SLICE: Duration = Duration::from_millis(100);
/// A limit of more nodes than this many times those of a review is not thought out in one go: nobody could say stop.
const MOST_AT_ONCE: u64 = 5;
/// The longest that a bot thinks in one go.
const LONGEST: Duration = Duration::from_secs(1);
/// The first round has this part of the nodes of a review.
const FIRST_ROUND: u64 = 8;
/// A round that takes so long is the last.
const LONGEST_ROUND: Duration = Duration::from_secs(2);

/// A bot that thinks, and what it has found so far.
pub struct Thinking {
    player: Box<dyn Thinker>,
    request: Request,
    /// The best so far, with the nodes and the time of all slices.
    found: Option<Thought<String>>,
    slice: Duration,
    is_done: bool,
}

impl Thinking {
    /// Begins; the player is prepared.
    pub fn new(player: Box<dyn Thinker>, request: Request) -> Thinking {
        Thinking { player, request: Request { threads: 1, ..request }, found: None, slice: SLICE, is_done: false }
    }

    /// Whether there is nothing left to find within the limits.
    pub fn is_done(&self) -> bool {
        self.is_done
    }

    /// Whether only somebody else can end it.
    pub fn is_infinite(&self) -> bool {
        self.request.is_infinite()
    }

    /// Thinks for a slice, and reports each greater depth.
    pub fn step(&mut self, clock: &dyn Clock, report: Report<'_, String>) {
        if self.is_done {
            return;
        }
        let stop = AtomicBool::new(false);
        if !self.is_sliced() {
            let request = self.whole_request();
            let known = self.found.as_ref().map_or(0, |found| found.nodes);
            let mut report_more = |thought: &Thought<String>| {
                if thought.nodes > known {
                    report(thought);
                }
            };
            let thought = self.player.think(&request, &stop, clock, &mut report_more);
            // Fewer nodes than asked for: the time is up, or there is nothing left to find.
            self.is_done = !self.is_infinite() || request.nodes.is_none_or(|nodes| nodes >= self.most_nodes() || thought.nodes < nodes);
            if self.is_infinite() {
                report_more(&thought);
            }
            if thought.nodes > known {
                self.found = Some(thought);
            }
            return;
        }
        let (spent, nodes) = self.found.as_ref().map_or((Duration::ZERO, 0), |found| (found.elapsed, found.nodes));
        let slice = self.request.time.map_or(self.slice, |time| time.saturating_sub(spent).min(self.slice));
        let request = Request { time: Some(slice), nodes: None, is_slice: true, ..self.request.clone() };
        let mut deepest = self.found.as_ref().map_or(0, |found| found.depth);
        let thought = self.player.think(&request, &stop, clock, &mut |thought| {
            if thought.depth > deepest {
                deepest = thought.depth;
                report(&Thought { nodes: nodes + thought.nodes, elapsed: spent + thought.elapsed, ..thought.clone() });
            }
        });
        if thought.nodes < LEAST_NODES {
            self.slice = (self.slice * 2).min(LONGEST_SLICE);
        }
        // A bot that stops before it must has nothing left to find.
        let has_ended = thought.elapsed < slice;
        let (spent, nodes) = (spent + thought.elapsed, nodes + thought.nodes);
        self.is_done =
            has_ended || self.request.time.is_some_and(|time| spent >= time) || self.request.nodes.is_some_and(|most| nodes >= most);
        let known = self.found.take().filter(|known| known.depth > thought.depth);
        self.found = Some(Thought { nodes, elapsed: spent, ..known.unwrap_or(thought) });
    }

    /// The answer and the bot. Who is stopped before the first slice answers with what a short look shows.
    pub fn finish(mut self, clock: &dyn Clock) -> (Thought<String>, Box<dyn Thinker>) {
        let found = self.found.take().unwrap_or_else(|| {
            let request = Request { time: Some(Duration::from_millis(1)), nodes: None, ..self.request.clone() };
            self.player.think(&request, &AtomicBool::new(false), clock, &mut |_| {})
        });
        (found, self.player)
    }

    fn is_sliced(&self) -> bool {
        self.player.resumes() && self.request.nodes.is_none_or(|nodes| nodes > self.most_nodes())
    }

    fn whole_request(&self) -> Request {
        match self.request.nodes {
            None if self.is_infinite() => {
                let first = self.player.usual_nodes() / FIRST_ROUND;
                let nodes = self.found.as_ref().map_or(first, |found| 2 * found.nodes);
                Request { nodes: Some(nodes.clamp(1, self.most_nodes())), time: Some(LONGEST_ROUND), ..self.request.clone() }
            }
            Some(nodes) => Request { nodes: Some(nodes.min(self.most_nodes())), ..self.request.clone() },
            None => {
                let time = Some(self.request.time.map_or(LONGEST, |time| time.min(LONGEST)));
                Request { nodes: Some(self.player.usual_nodes()), time, ..self.request.clone() }
            }
        }
    }

    fn most_nodes(&self) -> u64 {
        MOST_AT_ONCE * self.player.usual_nodes()
    }
}
