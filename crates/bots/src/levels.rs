//! Levels for people in the games that hide nothing: weaker players who err by a short horizon, by taste and by blind spots.
//!
//! The one thing to know: a level searches as the full bot does, but little, and weighs several lines. What it does not notice it does
//! not play; of the rest it plays the likelier what it thinks better, as far as its taste lets it. Whatever it thinks, all but the
//! weakest see a win that is there, and most see that the opponent is about to win.

use crate::bot::{Bot, Determinize, Limits, Line, Proof, Report, Thought, Value};
use crate::order;
use crate::random::shuffle;
use crate::search::{MoveOf, Position, SearchBot, ViewOf};

/// What somebody may like or dislike about a move, whatever it is worth.
pub const FLAVOURS: usize = 4;

/// A position whose moves somebody can have a taste for.
pub trait Taste: Position {
    /// What is to be liked or disliked about a legal move, each from about −1 to 1. `after` is the position after it.
    fn flavours(&self, chosen: MoveOf<Self>, after: &Self) -> [f32; FLAVOURS];
}

const BOTS: usize = if cfg!(feature = "tree") { 15 } else { 14 };

/// The bots of a game that hides nothing, from weak to strong, as [`Roster::BOTS`](crate::Roster::BOTS) lists them. What three of them are depends on the
/// game.
pub(crate) const fn bots(greedy: &'static str, hand: &'static str, search: &'static str) -> [(&'static str, &'static str); BOTS] {
    [
        ("random", "any legal move"),
        ("level1", "for people: follows a whim"),
        ("level2", "for people: sees a win that is there"),
        ("level3", "for people: has heard what is good"),
        ("level4", "for people: sees a win of the opponent that is there"),
        ("level5", "for people: has a feeling for the game"),
        ("level6", "for people: looks ahead a little, and overlooks little"),
        ("level7", "for people: looks ahead"),
        ("level8", "for people: looks ahead further"),
        ("level9", "for people: plans"),
        ("level10", "for people: plans, and follows no whims"),
        ("greedy", greedy),
        #[cfg(feature = "tree")]
        ("tree", "Monte-Carlo tree search with random playouts"),
        ("hand", hand),
        ("search", search),
    ]
}

/// What a level sees before it thinks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Eyes {
    /// Nothing but what its thinking shows.
    Closed,
    /// A win in this turn.
    OwnWins,
    /// Besides, a win of the opponent in the next.
    AllWins,
}

/// What makes a level as strong as it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Habits {
    /// What it sees whatever it thinks.
    pub eyes: Eyes,
    /// How deep it thinks at most, in moves.
    pub depth: u32,
    /// How many positions it looks at, at most.
    pub nodes: u64,
    /// How many lines it weighs; [`usize::MAX`] for all.
    pub lines: usize,
    /// The probability that it does not notice a line.
    pub blindness: f32,
    /// A line is chosen e times more rarely when its odds of winning are lower by this many powers of e.
    pub temperature: f32,
    /// How much a flavour may count, in the same unit.
    pub taste: f32,
}

impl Habits {
    /// One move ahead, all moves weighed.
    pub(crate) const fn shallow(eyes: Eyes, blindness: f32, temperature: f32, taste: f32) -> Habits {
        Habits { eyes, depth: 1, nodes: 20_000, lines: usize::MAX, blindness, temperature, taste }
    }

    /// Some moves ahead, some moves weighed.
    pub(crate) const fn deeper(depth: u32, nodes: u64, lines: usize, blindness: f32, temperature: f32, taste: f32) -> Habits {
        Habits { eyes: Eyes::AllWins, depth, nodes, lines, blindness, temperature, taste }
    }

    /// Which of ten a name stands for, `level1` to `level10`.
    pub fn named(name: &str, all: &[Habits; 10]) -> Option<Habits> {
        let number = name.strip_prefix("level").filter(|number| !number.starts_with(['0', '+']))?;
        all.get(number.parse::<usize>().ok()?.checked_sub(1)?).copied()
    }
}

/// A player with habits.
pub struct Level<P: Position> {
    habits: Habits,
    search: SearchBot<P>,
}

impl<P: Taste<Game: Determinize>> Level<P> {
    /// A player with these.
    pub fn new(habits: Habits) -> Level<P> {
        Level { habits, search: SearchBot::new() }
    }

    /// The line to play, of those that the search found.
    fn pick(&self, position: &P, mut lines: Vec<Line<MoveOf<P>>>, random: &mut fastrand::Rng) -> Line<MoveOf<P>> {
        let liking = [(); FLAVOURS].map(|()| self.habits.taste * (2.0 * random.f32() - 1.0));
        let best = lines[0].moves[0];
        let mut liked: Vec<(f32, Line<MoveOf<P>>)> = vec![];
        for line in lines.drain(..) {
            let is_noticed = random.f32() >= self.habits.blindness;
            let noise = self.habits.temperature * gumbel(random);
            let mut appeal = log_odds(&line.value) + noise;
            if self.habits.taste > 0.0 {
                let flavours = position.flavours(line.moves[0], &position.after(line.moves[0]));
                appeal += flavours.iter().zip(liking).map(|(flavour, liking)| flavour * liking).sum::<f32>();
            }
            // Who notices nothing at all falls back on the best.
            if !is_noticed {
                appeal -= if line.moves[0] == best { UNNOTICED / 2.0 } else { UNNOTICED };
            }
            liked.push((appeal, line));
        }
        order::largest_first(&mut liked, |(appeal, _)| order::total(f64::from(*appeal)));
        let mut lines = liked.into_iter().map(|(_, line)| line);
        let favourite = lines.next().unwrap_or_else(|| unreachable!("a search finds at least one line"));
        if self.habits.eyes < Eyes::AllWins || !loses_at_once(position, favourite.moves[0]) {
            return favourite;
        }
        lines.find(|line| !loses_at_once(position, line.moves[0])).or_else(|| any_escape(position, random)).unwrap_or(favourite)
    }
}

impl<P: Taste<Game: Determinize>> Bot<P::Game> for Level<P> {
    fn choose(&mut self, view: &ViewOf<P>, seed: u64, limits: &Limits<'_>, report: Report<'_, MoveOf<P>>) -> Thought<MoveOf<P>> {
        let start = limits.clock.now();
        let mut random = fastrand::Rng::with_seed(seed);
        let position = P::new(&P::Game::determinize(view, &mut random));
        let Habits { eyes, depth, nodes, lines, .. } = self.habits;
        let mut thought = match win_at_once(&position) {
            Some(moves) if eyes >= Eyes::OwnWins => {
                let value = Value::proved(Proof::Win { moves: moves.len() as u32 });
                Thought { depth: moves.len() as u32, lines: vec![Line { moves, value }], nodes: 1, elapsed: start }
            }
            _ => {
                let depth = Some(limits.depth.map_or(depth, |most| most.min(depth)));
                let nodes = Some(limits.nodes.map_or(nodes, |most| most.min(nodes)));
                let own = Limits { depth, nodes, lines, threads: 1, ..*limits };
                let found = self.search.think(&position, random.u64(..), &own, &mut |_| {});
                Thought { lines: vec![self.pick(&position, found.lines, &mut random)], ..found }
            }
        };
        thought.elapsed = limits.clock.now().saturating_sub(start);
        report(&thought);
        thought
    }
}

/// Takes more from the appeal of a line than anything else can add.
const UNNOTICED: f32 = 1_000.0;

/// The odds of winning as a power of e. What is certain is no more than very likely to somebody who may err, the nearer the likelier.
fn log_odds(value: &Value) -> f32 {
    const CERTAIN: f32 = 8.0;
    match value.proof {
        Some(Proof::Win { moves }) => CERTAIN - 0.02 * moves as f32,
        Some(Proof::Loss { moves }) => 0.02 * moves as f32 - CERTAIN,
        _ => (value.win / (1.0 - value.win)).ln().clamp(-6.0, 6.0),
    }
}

/// Gumbel's trick: the largest of several numbers with such noise added is a draw from their softmax.
fn gumbel(random: &mut fastrand::Rng) -> f32 {
    -(-random.f32().max(f32::MIN_POSITIVE).ln()).ln()
}

/// The decisions with which the seat that must decide wins before another decides, if there are any.
pub fn win_at_once<P: Position>(position: &P) -> Option<Vec<MoveOf<P>>> {
    let mut line = vec![];
    complete_win(position, position.to_move()?, false, &mut line).then_some(line)
}

/// Whether a seat can win in what is left of its turn. A turn has one move that costs depth; the others only begin or finish it.
fn complete_win<P: Position>(position: &P, seat: u8, has_moved: bool, line: &mut Vec<MoveOf<P>>) -> bool {
    match position.to_move() {
        None => is_won_by(position, seat),
        Some(other) if other != seat => false,
        Some(_) => position.legal_moves().iter().any(|&chosen| {
            let costs = position.costs_depth(chosen);
            if costs && has_moved {
                return false;
            }
            line.push(chosen);
            let wins = complete_win(&position.after(chosen), seat, has_moved || costs, line);
            if !wins {
                line.pop();
            }
            wins
        }),
    }
}

fn is_won_by<P: Position>(position: &P, seat: u8) -> bool {
    position.result() == if seat == 0 { 1 } else { -1 }
}

/// Whether after this move the opponent can win before the mover's next turn, however this turn is finished.
pub fn loses_at_once<P: Position>(position: &P, chosen: MoveOf<P>) -> bool {
    let Some(seat) = position.to_move() else { return false };
    let next = position.after(chosen);
    match next.to_move() {
        None => is_won_by(&next, 1 - seat),
        Some(other) if other != seat => complete_win(&next, other, false, &mut vec![]),
        // To be asked to move a second time is to be safe.
        Some(_) if position.costs_depth(chosen) && next.is_settled() => false,
        Some(_) => next.legal_moves().iter().all(|&chosen| loses_at_once(&next, chosen)),
    }
}

/// Any move after which the opponent cannot win at once.
fn any_escape<P: Position>(position: &P, random: &mut fastrand::Rng) -> Option<Line<MoveOf<P>>> {
    let mut moves = position.legal_moves().to_vec();
    shuffle(&mut moves, random);
    let escape = moves.into_iter().find(|&chosen| !loses_at_once(position, chosen))?;
    Some(Line { moves: vec![escape], value: Value::estimate(0.5) })
}
