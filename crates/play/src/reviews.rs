//! A game being judged by the strongest bot, and how far that has come.

use std::sync::atomic::AtomicBool;
use trilynx_bots::review::{self, Effort, Tally};
use trilynx_bots::{Clock, Roster};
use trilynx_games::GameId;
use trilynx_protocol::Refused;
use trilynx_protocol::http::{BetterTurn, Judgement, ReviewNews, ReviewStage, ReviewedPlayer, ReviewedTurn};
use trilynx_protocol::options::GameName;

/// The most turns one review judges.
pub const MOST_TURNS: usize = 1000;

/// How many positions may be looked at for each one judged.
fn nodes_allowed(game: GameId) -> std::ops::RangeInclusive<u64> {
    if review::is_duel(game) { 1_000..=200_000 } else { 100..=10_000 }
}

/// How many nodes are searched for each position, and how many better lines are returned.
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

/// How far a review has come.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    game: GameName,
    bot: String,
    nodes: u32,
    stage: ReviewStage,
    all: u32,
    turns: Vec<ReviewedTurn>,
    players: Vec<ReviewedPlayer>,
}

impl Progress {
    /// Where it stands.
    pub fn stage(&self) -> ReviewStage {
        self.stage
    }

    /// How many turns have been judged.
    pub fn judged(&self) -> usize {
        self.turns.len()
    }

    /// Whether nothing more will come.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, ReviewStage::Done | ReviewStage::Stopped)
    }

    /// Takes in what the judge said, nothing if it was stopped; says whether there are more turns.
    pub fn add(&mut self, turn: Option<ReviewedTurn>, judge: &dyn Judge) -> bool {
        let goes_on = turn.is_some() && !judge.is_done();
        self.turns.extend(turn);
        self.players = judge.players();
        self.stage = match (goes_on, judge.is_done()) {
            (true, _) => ReviewStage::Running,
            (false, true) => ReviewStage::Done,
            (false, false) => ReviewStage::Stopped,
        };
        goes_on
    }

    /// Nobody goes on with it; says whether that is news.
    pub fn break_off(&mut self) -> bool {
        let is_news = !self.is_over();
        if is_news {
            self.stage = ReviewStage::Stopped;
        }
        is_news
    }

    /// What is to be told to somebody who knows the first turns already.
    pub fn news(&self, from: u32) -> ReviewNews {
        ReviewNews {
            game: self.game,
            bot: self.bot.clone(),
            nodes: self.nodes,
            stage: self.stage,
            all: self.all,
            from,
            turns: self.turns.iter().skip(from as usize).cloned().collect(),
            players: self.players.clone(),
        }
    }
}

/// A review whose game is known at run time only.
pub trait Judge: Send {
    /// Judges the next turn; nothing when told to stop.
    fn next(&mut self, stop: &AtomicBool, clock: &dyn Clock) -> Option<ReviewedTurn>;
    /// Whether every turn has been judged.
    fn is_done(&self) -> bool;
    /// What each player's turns add up to so far.
    fn players(&self) -> Vec<ReviewedPlayer>;
}

impl<G: Roster> Judge for review::Review<G>
where
    review::Review<G>: Send,
{
    fn next(&mut self, stop: &AtomicBool, clock: &dyn Clock) -> Option<ReviewedTurn> {
        review::Review::next(self, stop, clock).map(reviewed_turn)
    }

    fn is_done(&self) -> bool {
        self.done() == self.len()
    }

    fn players(&self) -> Vec<ReviewedPlayer> {
        self.tallies().iter().map(player).collect()
    }
}

/// A game ready to be judged, of any kind.
pub struct PreparedReview {
    /// Who judges.
    pub judge: Box<dyn Judge>,
    /// Nothing is judged yet.
    pub progress: Progress,
}

impl PreparedReview {
    /// The strongest bot judges what comes after `from` moves. Refused where there is no turn, or more than one review judges.
    pub fn new<G: Roster>(start: &G, moves: Vec<G::Move>, from: usize, care: ReviewEffort) -> Result<PreparedReview, Refused>
    where
        review::Review<G>: Send + 'static,
    {
        let name = G::BOTS.last().map_or("", |(name, _)| name);
        let refused = || Refused::Options { field: "moves".to_owned(), message: format!("1 to {MOST_TURNS} turns can be judged") };
        let bot = G::bot(name).ok_or_else(refused)?;
        let judge = review::Review::new(start, moves, from, bot, Effort::Nodes(care.nodes), care.lines);
        let progress = Progress {
            game: GameName(G::ID),
            bot: name.to_owned(),
            nodes: u32::try_from(care.nodes).unwrap_or(u32::MAX),
            stage: ReviewStage::Waiting,
            all: judge.len() as u32,
            turns: Vec::new(),
            players: judge.players(),
        };
        if (1..=MOST_TURNS).contains(&judge.len()) { Ok(PreparedReview { judge: Box::new(judge), progress }) } else { Err(refused()) }
    }
}

fn reviewed_turn(turn: review::Turn) -> ReviewedTurn {
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
