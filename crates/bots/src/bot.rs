//! The contract of a bot: a view, limits and a seed in, a move with its reasons out.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use trilynx_games::Game;
use trilynx_games::game::MAX_SEATS;
use trilynx_games::series::Series;

/// Somebody who chooses moves.
pub trait Bot<G: Game>: Send {
    /// Chooses for the seat whose view this is and who must decide; it has at least one legal move.
    ///
    /// `report` is called now and then with the best so far. Under a node limit, on one thread, the same view and seed
    /// give the same choice. A bot answers within its limits, and at once when told to stop, with whatever it has.
    fn choose(&mut self, view: &G::View, seed: u64, limits: &Limits<'_>, report: Report<'_, G::Move>) -> Thought<G::Move>;

    /// Whether [`Bot::resume`] goes on, so that thinking can be cut into slices. A bot that starts over each time says no.
    fn resumes(&self) -> bool {
        false
    }

    /// Chooses as [`Bot::choose`] does, but goes on from where the last choice was stopped if that was by this function, with the same view,
    /// seed and number of lines, and if there is no limit on nodes. A slice must have some thousand nodes: a few hundred go into finding the
    /// way back.
    fn resume(&mut self, view: &G::View, seed: u64, limits: &Limits<'_>, report: Report<'_, G::Move>) -> Thought<G::Move> {
        self.choose(view, seed, limits, report)
    }
}

/// A game whose hidden cards can be drawn at random (determinization): a state that looks like `view` to its viewer.
pub trait Determinize: Game {
    /// Draws everything the viewer cannot know, all possibilities equally likely as far as the viewer can tell.
    fn determinize(view: &Self::View, random: &mut fastrand::Rng) -> Self;
}

/// Where the time comes from: a browser has no clock that this crate could read by itself.
pub trait Clock: Sync {
    /// The time since some moment that stays the same.
    fn now(&self) -> Duration;
}

/// The clock of the operating system.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock(std::time::Instant);

impl SystemClock {
    /// Starts at zero.
    pub fn start() -> SystemClock {
        SystemClock(std::time::Instant::now())
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// How long to think, and what for. Whichever limit is reached first ends the thinking.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Time from the call on.
    pub time: Option<Duration>,
    /// Positions looked at, of all threads together.
    pub nodes: Option<u64>,
    /// Depth of the search in moves.
    pub depth: Option<u32>,
    /// How many of the best lines are wanted (multi-PV); at least 1.
    pub lines: usize,
    /// How many threads may be used; at least 1.
    pub threads: usize,
    /// Set from outside to end the thinking.
    pub stop: &'a AtomicBool,
    /// Where the time comes from.
    pub clock: &'a dyn Clock,
    /// Where the match stands of which this is a game; nothing for a game on its own.
    pub standing: Option<Standing>,
}

impl<'a> Limits<'a> {
    /// No limits, one line, one thread.
    pub fn unlimited(stop: &'a AtomicBool, clock: &'a dyn Clock) -> Limits<'a> {
        Limits { time: None, nodes: None, depth: None, lines: 1, threads: 1, stop, clock, standing: None }
    }

    /// Whether somebody has asked for an end.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// Where a match of several games stands while one of them is played: scores are added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    totals: [i32; MAX_SEATS],
    players: u8,
    games_left: u16,
}

impl Standing {
    /// The scores of all games before this one, one a seat, and how many games follow it. More seats than any game has are not looked at.
    pub fn new(totals: &[i32], games_left: u16) -> Standing {
        let players = totals.len().min(MAX_SEATS);
        let mut all = [0; MAX_SEATS];
        all[..players].copy_from_slice(&totals[..players]);
        Standing { totals: all, players: players as u8, games_left }
    }

    /// While the next game of a match is played; nothing once the match is over.
    pub fn of(series: &Series) -> Option<Standing> {
        let left = series.games_agreed().checked_sub(series.games_played() + 1)?;
        Some(Standing::new(series.totals(), u16::try_from(left).unwrap_or(u16::MAX)))
    }

    /// The scores so far, one a seat.
    pub fn totals(&self) -> &[i32] {
        &self.totals[..usize::from(self.players)]
    }

    /// How many games follow this one.
    pub fn games_left(&self) -> u16 {
        self.games_left
    }
}

/// Is called with what a bot thinks so far.
pub type Report<'a, M> = &'a mut dyn FnMut(&Thought<M>);

/// What a bot thinks of a position, best line first.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<M> {
    /// The best lines, at least one; each begins with another move.
    pub lines: Vec<Line<M>>,
    /// Positions looked at.
    pub nodes: u64,
    /// The depth that was completed, in moves; 0 where the bot has no such thing.
    pub depth: u32,
    /// Time spent.
    pub elapsed: Duration,
}

impl<M: Copy> Thought<M> {
    /// The move to play.
    pub fn best(&self) -> M {
        self.lines[0].moves[0]
    }

    /// What the move to play is worth.
    pub fn value(&self) -> Value {
        self.lines[0].value
    }
}

/// A move with what is expected to follow.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<M> {
    /// At least the move itself.
    pub moves: Vec<M>,
    /// What it is worth.
    pub value: Value,
}

/// What a line is worth to the seat that decides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Value {
    /// The probability of winning, from 0 to 1; a draw counts half, a shared win its share. Within a match, of winning that.
    pub win: f32,
    /// What is certain, if anything is.
    pub proof: Option<Proof>,
    /// The points expected, in games that count them.
    pub points: Option<f32>,
}

impl Value {
    /// A probability and nothing more.
    pub const fn estimate(win: f32) -> Value {
        Value { win, proof: None, points: None }
    }

    /// A certainty.
    pub const fn proved(proof: Proof) -> Value {
        let win = match proof {
            Proof::Win { .. } => 1.0,
            Proof::Draw => 0.5,
            Proof::Loss { .. } => 0.0,
        };
        Value { win, proof: Some(proof), points: None }
    }
}

/// What is certain with best play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// A win after this many moves, both sides' decisions counted.
    Win {
        /// The distance.
        moves: u32,
    },
    /// A draw.
    Draw,
    /// A loss after this many moves.
    Loss {
        /// The distance.
        moves: u32,
    },
}
