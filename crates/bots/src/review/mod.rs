//! Reviews: a bot looks at a game that was played and says where it turned.
//!
//! The one thing to know: where nothing is hidden, a turn is judged by the positions before and after it. Where cards are hidden, what
//! comes after is luck as well, so each decision is judged by what its seat could know: the best move's worth less that of the one played.

mod agreement;
mod verdict;

pub use agreement::{ComparedTurn, Comparison, LOOKS, is_telling};
pub use verdict::{Judgement, Tally, accuracy, loss, turns};

use crate::bot::{Bot, Clock, Limits, Thought, Value};
use crate::roster::Roster;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use trilynx_games::{GameId, Seat, Status, Viewer, with_game};

/// How much is thought about each position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// A number of positions: another run judges the same.
    Nodes(u64),
    /// A time: another run may judge otherwise.
    Time(Duration),
}

impl Effort {
    /// What is usual for a game.
    pub fn usual(game: GameId) -> Effort {
        Effort::Nodes(with_game!(game, G => <G as Roster>::REVIEW_NODES))
    }
}

/// Whether one number, the chances of seat 0, says it all.
pub fn is_duel(game: GameId) -> bool {
    game.is_duel() && !game.hides_cards()
}

/// One turn that was judged. Probabilities are those of the seat that took it.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn {
    /// Its number, counted from 1.
    pub number: usize,
    /// How many moves were played before it.
    pub first: usize,
    /// Who took it.
    pub seat: Seat,
    /// Its moves.
    pub moves: Vec<String>,
    /// The best chances before it.
    pub win_before: f64,
    /// The chances after it.
    pub win_after: f64,
    /// What it lost, in percentage points.
    pub loss: f64,
    /// From 0 to 100.
    pub accuracy: f64,
    /// What it is called, if it lost much.
    pub judgement: Option<Judgement>,
    /// Whether the worth of the position after it is certain.
    pub solved: bool,
    /// What would have been better, best first, if it lost much.
    pub better: Vec<Better>,
}

/// What would have been better.
#[derive(Clone, PartialEq, Debug)]
pub struct Better {
    /// The decision or the whole turn.
    pub moves: Vec<String>,
    /// How many moves of the turn as it was played come before.
    pub after: usize,
    /// What the judge expects: `moves` and what follows.
    pub line: Vec<String>,
    /// The chances it would have given.
    pub win: f64,
}

/// A turn as it was played: the seat, the position before it, its moves and their place in the game.
struct Step<G: Roster> {
    seat: Seat,
    state: G,
    moves: Vec<G::Move>,
    first: usize,
}

/// A game under review. Each [`Review::next`] judges one turn.
pub struct Review<G: Roster> {
    steps: Vec<Step<G>>,
    moves: Vec<G::Move>,
    done: usize,
    tallies: Vec<Tally>,
    /// What was found out about the position after the last turn.
    before: Option<Thought<G::Move>>,
    judge: Judge<G>,
}

impl<G: Roster> Review<G> {
    /// These moves from this position, which must be legal; of them, the first `from` are only played and not judged.
    pub fn new(start: &G, moves: Vec<G::Move>, from: usize, bot: Box<dyn Bot<G>>, effort: Effort, lines: usize) -> Review<G> {
        let steps = steps(start, &moves, from.min(moves.len()));
        let tallies = vec![Tally::default(); start.seats()];
        Review { steps, moves, done: 0, tallies, before: None, judge: Judge { bot, effort, lines: lines.max(1) } }
    }

    /// How many turns there are to judge.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether there is nothing to judge.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// How many have been judged.
    pub fn done(&self) -> usize {
        self.done
    }

    /// What each player's turns so far add up to, by seat.
    pub fn tallies(&self) -> &[Tally] {
        &self.tallies
    }

    /// Judges the next turn; nothing after the last one, and when told to stop.
    pub fn next(&mut self, stop: &AtomicBool, clock: &dyn Clock) -> Option<Turn> {
        let step = self.steps.get(self.done)?;
        let limits = Limits::unlimited(stop, clock);
        let turn = if is_duel(G::ID) {
            self.judge.by_positions(self.done + 1, step, &mut self.before, &limits)
        } else {
            self.judge.by_decisions(self.done + 1, step, &self.moves, &limits)
        };
        // A judge that was interrupted has not looked closely.
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        self.done += 1;
        self.tallies[turn.seat.index()].add(turn.loss);
        Some(turn)
    }
}

fn steps<G: Roster>(start: &G, moves: &[G::Move], from: usize) -> Vec<Step<G>> {
    let mut state = start.clone();
    moves[..from].iter().for_each(|chosen| state.play_unchecked(*chosen));
    let (mut states, mut deciders) = (Vec::new(), Vec::new());
    for chosen in &moves[from..] {
        let Some(seat) = state.status().to_move() else { break };
        deciders.push(seat);
        states.push(state.clone());
        state.play_unchecked(*chosen);
    }
    let step = |turn: std::ops::Range<usize>| Step {
        seat: deciders[turn.start],
        state: states[turn.start].clone(),
        moves: moves[from + turn.start..from + turn.end].to_vec(),
        first: from + turn.start,
    };
    turns(&deciders).into_iter().map(step).collect()
}

/// A bot that is asked about positions.
struct Judge<G: Roster> {
    bot: Box<dyn Bot<G>>,
    effort: Effort,
    lines: usize,
}

impl<G: Roster> Judge<G> {
    /// What the bot thinks of a position, knowing what the seat that decides may know.
    fn look(&mut self, state: &G, lines: usize, limits: &Limits<'_>) -> Option<Thought<G::Move>> {
        let seat = state.status().to_move()?;
        let limits = match self.effort {
            Effort::Nodes(nodes) => Limits { nodes: Some(nodes), lines, ..*limits },
            Effort::Time(time) => Limits { time: Some(time), lines, ..*limits },
        };
        Some(self.bot.choose(&state.view(Viewer::Seat(seat)), 0, &limits, &mut |_| {}))
    }

    /// By the values of the positions before and after. `before` is what was found out about the position after the last turn.
    fn by_positions(&mut self, turn: usize, step: &Step<G>, before: &mut Option<Thought<G::Move>>, limits: &Limits<'_>) -> Turn {
        let Step { seat, state, moves, .. } = step;
        let thought =
            before.take().or_else(|| self.look(state, self.lines, limits)).unwrap_or_else(|| unreachable!("a move was played here"));
        let mut end = state.clone();
        moves.iter().for_each(|chosen| end.play_unchecked(*chosen));
        *before = self.look(&end, self.lines, limits);
        let (win_after, solved) = match (before, end.status()) {
            (Some(next), Status::ToMove(decider)) => {
                let Value { win, proof, .. } = next.value();
                (if decider == *seat { f64::from(win) } else { 1.0 - f64::from(win) }, proof.is_some())
            }
            _ => (result_for(&end, *seat).unwrap_or(0.5), true),
        };
        let win_before = f64::from(thought.value().win);
        // Who plays what the judge would have played is not blamed for what the judge sees only later.
        let is_best = thought.lines[0].moves.starts_with(moves);
        let lost = if is_best { 0.0 } else { loss(win_before, win_after) };
        let mut better = Vec::new();
        if Judgement::of(lost).is_some() {
            for line in thought.lines.iter().filter(|line| f64::from(line.value.win) > win_after) {
                let own = self.whole_turn(state, *seat, &line.moves, limits);
                if own != *moves {
                    let longer = if own.len() < line.moves.len() { legal_part(state, &line.moves) } else { own.clone() };
                    better.push(Better { moves: texts(&own), after: 0, line: texts(&longer), win: rounded(line.value.win.into(), 1e4) });
                }
            }
        }
        judged(turn, step, (win_before, win_after), lost, solved, better)
    }

    /// By what each decision gave away of what the seat could know to be better.
    fn by_decisions(&mut self, turn: usize, step: &Step<G>, all: &[G::Move], limits: &Limits<'_>) -> Turn {
        let (seat, mut state) = (step.seat, step.state.clone());
        let (mut wins, mut lost, mut better, mut solved) = (None, 0.0, Vec::new(), false);
        let mut legal = G::Moves::default();
        for (n, &chosen) in step.moves.iter().enumerate() {
            state.legal_moves(&mut legal);
            let choices = legal.len();
            let thought = self.look(&state, choices.max(self.lines), limits).unwrap_or_else(|| unreachable!("a move was played here"));
            let best = thought.value();
            let line = thought.lines.iter().find(|line| line.moves[0] == chosen);
            let played = match line {
                Some(line) => f64::from(line.value.win),
                None => self.later_worth(&state, seat, &all[step.first + n..], limits).unwrap_or_else(|| best.win.into()),
            };
            // The bot may prefer a move for other reasons than the probability alone.
            let lost_here = if thought.best() == chosen { 0.0 } else { loss(best.win.into(), played) };
            if lost_here > 0.0 {
                let lines = thought.lines.iter().filter(|line| line.moves[0] != chosen && f64::from(line.value.win) > played);
                better.extend(lines.take(self.lines).map(|line| {
                    let moves = texts(&line.moves[..1]);
                    // What follows depends on cards that nobody could know.
                    Better { line: moves.clone(), moves, after: n, win: rounded(line.value.win.into(), 1e4) }
                }));
            }
            lost += lost_here;
            wins = Some((wins.map_or(f64::from(best.win), |(before, _)| before), played));
            state.play_unchecked(chosen);
            solved = line.is_some_and(|line| line.value.proof.is_some()) || state.status().to_move().is_none();
        }
        if let Some(result) = result_for(&state, seat) {
            wins = wins.map(|(before, _)| (before, result));
        }
        judged(turn, step, wins.unwrap_or((0.5, 0.5)), lost.min(100.0), solved, better)
    }

    /// The moves of a line up to the end of the turn; a line that breaks off before is prolonged.
    fn whole_turn(&mut self, state: &G, seat: Seat, line: &[G::Move], limits: &Limits<'_>) -> Vec<G::Move> {
        let (mut state, mut line, mut own) = (state.clone(), line.iter().copied(), Vec::new());
        while state.status().to_move() == Some(seat) {
            let Some(chosen) = line.next().or_else(|| self.look(&state, 1, limits).map(|thought| thought.best())) else { break };
            if state.play(chosen).is_err() {
                break;
            }
            own.push(chosen);
        }
        own
    }

    /// What a move that the bot says nothing about has come to when its seat decides again, or at the end.
    fn later_worth(&mut self, state: &G, seat: Seat, moves: &[G::Move], limits: &Limits<'_>) -> Option<f64> {
        let mut later = state.clone();
        for chosen in moves {
            later.play_unchecked(*chosen);
            if later.status().to_move() == Some(seat) {
                return self.look(&later, 1, limits).map(|thought| thought.value().win.into());
            }
        }
        result_for(&later, seat)
    }
}

fn judged<G: Roster>(number: usize, step: &Step<G>, (before, after): (f64, f64), lost: f64, solved: bool, better: Vec<Better>) -> Turn {
    let judgement = Judgement::of(lost);
    Turn {
        number,
        first: step.first,
        seat: step.seat,
        moves: texts(&step.moves),
        win_before: rounded(before, 1e4),
        win_after: rounded(after, 1e4),
        loss: lost,
        accuracy: rounded(accuracy(lost), 10.0),
        judgement,
        solved,
        better: if judgement.is_some() { better } else { Vec::new() },
    }
}

/// A line as far as it can be played.
fn legal_part<G: Roster>(state: &G, line: &[G::Move]) -> Vec<G::Move> {
    let mut state = state.clone();
    line.iter().copied().take_while(|chosen| state.status().to_move().is_some() && state.play(*chosen).is_ok()).collect()
}

/// What a finished game was worth to a seat.
fn result_for<G: Roster>(state: &G, seat: Seat) -> Option<f64> {
    let outcome = state.status().outcome()?;
    Some(match (outcome.winners.len(), outcome.winners.contains(seat)) {
        (0, _) => 0.5,
        (winners, true) => 1.0 / winners as f64,
        (_, false) => 0.0,
    })
}

fn texts<M: ToString>(moves: &[M]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

fn rounded(value: f64, scale: f64) -> f64 {
    (value * scale).round() / scale
}
