//! A question to a bot, whatever the game: the position as its seat may know it, and the limits.
//!
//! The one thing to know: a [`BotPlayer`] knows its game, a [`Thinker`] no longer does, so that the protocol is written once.

use crate::words::cannot_read;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use trilynx_bots::{Bot, Clock, Limits, Line, Occasion, Pace, Report, Roster, Standing, Thought};
use trilynx_games::header::read_alone;
use trilynx_games::{Game, GameView, Header, Reason, Start, Viewer};

/// The name that stands for a game's strongest bot. A roster lists its bots from weak to strong.
pub const STRONGEST: &str = "strongest";

/// Which cards the seat to decide knows.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Hands {
    /// Those that it has seen.
    #[default]
    Seen,
    /// Every hand, for analysis.
    Open,
}

impl Hands {
    pub(crate) fn read(text: &str) -> Result<Hands, String> {
        match text {
            "seen" => Ok(Hands::Seen),
            "open" => Ok(Hands::Open),
            _ => Err(cannot_read(text, "seen or open")),
        }
    }
}

/// Who is to think, and for how long.
#[derive(Clone, Debug)]
pub struct Request {
    /// The name of the bot, or [`STRONGEST`].
    pub bot: String,
    /// How many of the best lines are wanted.
    pub lines: usize,
    /// How many threads may be used.
    pub threads: usize,
    /// Of all random choices.
    pub seed: u64,
    /// How long it may think.
    pub time: Option<Duration>,
    /// How many positions it may look at.
    pub nodes: Option<u64>,
    /// How deep it may search, in moves.
    pub depth: Option<u32>,
    /// When the answer is given.
    pub pace: Pace,
    /// Where the match stands.
    pub standing: Option<Standing>,
    /// One of several slices of thinking about a position: it goes on from the last.
    pub is_slice: bool,
}

impl Default for Request {
    fn default() -> Request {
        let bot = STRONGEST.to_string();
        let (time, nodes, depth, standing) = (None, None, None, None);
        Request { bot, lines: 1, threads: 1, seed: 0, time, nodes, depth, pace: Pace::AtOnce, standing, is_slice: false }
    }
}

impl Request {
    /// Whether only somebody else can end the thinking.
    pub fn is_infinite(&self) -> bool {
        self.time.is_none() && self.nodes.is_none() && self.depth.is_none()
    }
}

/// A game that can be asked about by a line.
pub trait EngineGame: Roster<View: Send + Sync, Move: Send> + 'static {}

impl<G: Roster<View: Send + Sync, Move: Send> + 'static> EngineGame for G {}

/// The view of the seat that decides. A line with a `view` field says what one seat sees; from any other line only what the deciding seat
/// sees is kept, with every hand where these are open.
fn read_view<G: EngineGame>(line: &str, hands: Hands) -> Result<G::View, String> {
    let is_view = G::HIDES_CARDS && Header::split(line).is_ok_and(|(header, _)| header.has("view"));
    let over = || "the game is over: there is nothing to decide".to_string();
    if !is_view {
        let state = read_state::<G>(line)?;
        let seat = state.status().to_move().ok_or_else(over)?;
        return Ok(match hands {
            Hands::Seen => state.view(Viewer::Seat(seat)),
            Hands::Open => state.open_view(seat),
        });
    }
    let view = read_alone::<G::View>(line).map_err(|error| error.to_string())?;
    match view.status().to_move() {
        None => Err(over()),
        Some(seat) if view.is_for(seat) => Ok(view),
        Some(seat) => Err(format!("seat {seat} has to decide, and this is not what it sees")),
    }
}

/// What the time of an answer may depend on.
pub fn occasion<G: EngineGame>(view: &G::View) -> Occasion {
    if G::HIDES_CARDS {
        return Occasion::Hidden;
    }
    let mut moves = G::Moves::default();
    view.legal_moves(&mut moves);
    Occasion::Open { choices: moves.len() }
}

/// The position after the moves of a line.
fn read_state<G: EngineGame>(line: &str) -> Result<G, String> {
    let (header, words) = Header::split(line).map_err(|error| error.to_string())?;
    let (_, mut state) = Start::<G>::read(header).map_err(|error| error.to_string())?;
    for (n, word) in words.enumerate() {
        let chosen: G::Move = word.parse().map_err(|error| format!("move {}: {error}", n + 1))?;
        state.play(chosen).map_err(|refusal| format!("move {}, {word}: {refusal} [{}]", n + 1, refusal.clause()))?;
    }
    Ok(state)
}

/// A bot with the position it is asked about, whatever the game. Moves are text.
pub trait Thinker: Send {
    /// Reads a position; a bad line changes nothing.
    fn set_position(&mut self, line: &str, hands: Hands) -> Result<(), String>;

    /// The position as a line.
    fn line(&self) -> String;

    /// Makes the bot that is asked for, and checks that there is a position and that the match has as many players.
    fn prepare(&mut self, request: &Request) -> Result<(), String>;

    /// What the time of the answer may depend on, once prepared.
    fn occasion(&self) -> Occasion;

    /// How many positions a bot of this game looks at to judge one in a review.
    fn usual_nodes(&self) -> u64;

    /// Whether a slice goes on from the one before; once prepared.
    fn resumes(&self) -> bool;

    /// Thinks, once prepared.
    fn think(&mut self, request: &Request, stop: &AtomicBool, clock: &dyn Clock, report: Report<'_, String>) -> Thought<String>;
}

/// A bot of this game, if one was asked for yet.
pub struct BotPlayer<G: EngineGame> {
    view: Option<G::View>,
    bot: Option<(String, Box<dyn Bot<G>>)>,
}

impl<G: EngineGame> Default for BotPlayer<G> {
    fn default() -> BotPlayer<G> {
        BotPlayer { view: None, bot: None }
    }
}

impl<G: EngineGame> BotPlayer<G> {
    /// With a position, as the seat that decides sees it.
    pub fn seeing(view: G::View) -> BotPlayer<G> {
        BotPlayer { view: Some(view), bot: None }
    }
}

impl<G: EngineGame> Thinker for BotPlayer<G> {
    fn set_position(&mut self, line: &str, hands: Hands) -> Result<(), String> {
        self.view = Some(read_view::<G>(line, hands)?);
        Ok(())
    }

    fn line(&self) -> String {
        self.view.as_ref().map(ToString::to_string).unwrap_or_default()
    }

    fn prepare(&mut self, request: &Request) -> Result<(), String> {
        let view = self.view.as_ref().ok_or("there is no position yet")?;
        let (players, totals) = (view.seats(), request.standing.map(|standing| standing.totals().len()));
        if let Some(totals) = totals.filter(|totals| *totals != players) {
            return Err(format!("the match has {totals} players, but this game {players}"));
        }
        let bot = request.bot.as_str();
        let name = if bot == STRONGEST { G::BOTS.last().map_or("", |(name, _)| name) } else { bot };
        if G::lacks_network(name) {
            return Err(format!("the network of {} is not there yet, and {name} cannot think without it", G::ID));
        }
        if self.bot.as_ref().is_none_or(|(known, _)| known != name) {
            let names = || G::BOTS.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
            let made = G::bot(name).ok_or_else(|| format!("{} has no bot \"{name}\": it has {}", G::ID, names()))?;
            self.bot = Some((name.to_string(), made));
        }
        Ok(())
    }

    fn occasion(&self) -> Occasion {
        self.view.as_ref().map_or(Occasion::Hidden, occasion::<G>)
    }

    fn usual_nodes(&self) -> u64 {
        G::REVIEW_NODES
    }

    fn resumes(&self) -> bool {
        self.bot.as_ref().is_some_and(|(_, bot)| bot.resumes())
    }

    fn think(&mut self, request: &Request, stop: &AtomicBool, clock: &dyn Clock, report: Report<'_, String>) -> Thought<String> {
        let (Some(view), Some((_, bot))) = (&self.view, &mut self.bot) else { unreachable!("a prepared player has both") };
        let Request { lines, threads, time, nodes, depth, standing, .. } = *request;
        let limits = Limits { time, nodes, depth, lines, threads, stop, clock, standing };
        let mut report = |thought: &Thought<G::Move>| report(&texts::<G>(thought));
        let thought = match request.is_slice {
            true => bot.resume(view, request.seed, &limits, &mut report),
            false => bot.choose(view, request.seed, &limits, &mut report),
        };
        texts::<G>(&thought)
    }
}

fn texts<G: Game>(thought: &Thought<G::Move>) -> Thought<String> {
    let line = |line: &Line<G::Move>| Line { moves: line.moves.iter().map(ToString::to_string).collect(), value: line.value };
    Thought { lines: thought.lines.iter().map(line).collect(), nodes: thought.nodes, depth: thought.depth, elapsed: thought.elapsed }
}
