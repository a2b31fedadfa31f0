//! What Linko! knows about its puzzles: what is certain where nothing is hidden any more, and samples of hidden cards elsewhere.

use crate::check;
use crate::judge::think;
use crate::puzzle::{CheckEffort, Class, Fault, Found, Goal, Moment, Puzzle, Puzzled, Solution};
use crate::turns::{after, moves_of};
use std::collections::HashMap;
use trilynx_bots::linko::aim::Aim;
use trilynx_bots::linko::determinizations::{Determinizations, only_determinization};
use trilynx_bots::linko::ending;
use trilynx_bots::linko::search::Search;
use trilynx_games::linko::{Move, Options, Set, State, View};
use trilynx_games::{Game, Seat, Seats, Status, Viewer};

/// Worlds of the first look at a position.
const FIRST_DETERMINIZATIONS: u32 = 60;
/// Worlds in which a puzzle is judged.
const DETERMINIZATIONS: u32 = 2_400;
/// The best must be better than the second by this many standard errors.
const ERRORS: f64 = 4.0;
/// And by at least this much, as a share of the win.
const GAP: f64 = 0.12;
/// At the first look less is enough to go on.
const FIRST_GAP: f64 = 0.08;
/// Candidates that are tried in all determinizations.
const CANDIDATES: usize = 6;
/// Tries of the strongest bot, which must agree.
const SEARCH_TRIES: u64 = 3_000;
/// Positions looked at to solve an ending.
const ENDING_POSITIONS: u64 = 60_000;
/// An ending with fewer moves to choose from is no puzzle.
const FEWEST_CHOICES: usize = 3;

impl Puzzled for State {
    const THEMES: &'static [&'static str] = &["attack", "hold", "bait", "lay", "draw", "take", "count"];

    const REFUTES: &'static str = "tuned";

    const LEVELS: std::ops::RangeInclusive<usize> = 3..=8;

    fn options(number: u64) -> Options {
        let players = if number % 3 == 2 { 3 } else { 2 };
        Options::new(players, Seat(0)).unwrap_or_else(|_| unreachable!("two or three can play"))
    }

    fn themes(puzzle: &Puzzle<State>) -> Vec<&'static str> {
        let (state, seat) = (puzzle.position(), puzzle.seat());
        let view = state.view(Viewer::Seat(seat));
        let mut themes = Vec::new();
        match puzzle.first_turn()[0] {
            Move::Lay(cards) => {
                let attacks = |chosen: &Move| matches!(chosen, Move::Lay(cards) if !view.would_attack(*cards).is_empty());
                if attacks(&Move::Lay(cards)) {
                    themes.push("attack");
                } else if moves_of(&state).iter().any(attacks) {
                    themes.push("hold");
                }
                if is_bait(&view, cards) {
                    themes.push("bait");
                }
                if themes.is_empty() {
                    themes.push("lay");
                }
            }
            Move::Take | Move::Leave => themes.push("take"),
            Move::Reclaim | Move::Discard | Move::Pile | Move::Row(_) => themes.push("draw"),
        }
        if puzzle.class == Class::Proved {
            themes.push("count");
        }
        themes
    }

    fn piece(chosen: Move) -> Option<String> {
        match chosen {
            Move::Lay(cards) => cards.lowest().map(|card| card.to_string()),
            Move::Row(card) => Some(card.to_string()),
            Move::Take | Move::Leave | Move::Reclaim | Move::Discard | Move::Pile => None,
        }
    }

    fn find(moment: &Moment<'_, State>) -> Option<Found<State>> {
        let moves = moves_of(moment.state);
        if moves.len() < 2 {
            return None;
        }
        let view = moment.state.view(Viewer::Seat(moment.seat));
        if let Some(open) = only_determinization(&view) {
            return certain(&open, moment.seat);
        }
        if moment.only_proofs {
            return None;
        }
        // Who can win at once needs no puzzle, and who can do one thing only none either.
        if ending::immediate_win(&view, moment.seat, &Aim::Game).is_some() {
            return None;
        }
        sampled(&view, moment.seat, moment.seed)
    }

    fn verify(puzzle: &Puzzle<State>, effort: CheckEffort<'_>) -> Result<(), Fault> {
        match puzzle.class {
            Class::Proved => check::prove(puzzle, true, None, effort),
            Class::Judged { .. } => {
                let view = puzzle.position().view(Viewer::Seat(puzzle.seat()));
                let moves: Vec<Move> = moves_of(&puzzle.position()).to_vec();
                let expected = puzzle.first_turn()[0];
                let first = screened(&view, puzzle.seat(), &moves, FIRST_DETERMINIZATIONS * effort.times, 77, 2 * CANDIDATES, effort.pause);
                let rivals = first.into_iter().chain([expected]).collect::<Vec<_>>();
                let sample = Sample::of(&view, puzzle.seat(), &rivals, DETERMINIZATIONS * effort.times, 78, effort.pause);
                match sample.best() {
                    Some((best, gap, error)) if best == expected && gap > ERRORS * error => Ok(()),
                    Some((best, gap, error)) => {
                        Err(Fault::Wrong(format!("{best} is best by {gap:.3} ± {error:.3}; the solution was {expected}")))
                    }
                    None => Err(Fault::Wrong("there is nothing to compare".to_owned())),
                }
            }
        }
    }
}

/// Cards laid without an attack, of which a higher set of the same size stays in hand: a player who snatches them can be snatched from.
fn is_bait(view: &View, cards: trilynx_games::linko::Cards) -> bool {
    let (Some(set), Some(hand)) = (Set::from_cards(cards), view.hand()) else { return false };
    let left = hand.without(cards);
    view.would_attack(cards).is_empty() && left.faces().any(|(card, count)| count >= set.count() && card > set.value() && !card.is_joker())
}

/// The only move that wins whatever the others do, in an ending in which the player to move can tell every hidden card.
fn certain(open: &State, seat: Seat) -> Option<Found<State>> {
    let moves = moves_of(open);
    if moves.len() < FEWEST_CHOICES {
        return None;
    }
    let mut ending = Ending { seat, known: HashMap::new(), positions: 0 };
    let mut wins = Vec::new();
    for &chosen in moves.iter() {
        if ending.is_won(&after(open, chosen))? {
            wins.push(chosen);
        }
    }
    let [only] = wins[..] else { return None };
    let ends = after(open, only).status().to_move().is_none();
    Some(Found {
        class: Class::Proved,
        goal: if ends { Goal::Win { turns: 1 } } else { Goal::Best },
        line: vec![Solution { accepted: vec![vec![only]], reply: vec![] }],
    })
}

/// An ending without hidden cards, searched for one seat against all others, with a memory of positions.
struct Ending {
    seat: Seat,
    known: HashMap<String, bool>,
    positions: u64,
}

impl Ending {
    /// Whether the seat wins alone whatever the others do. Nothing if that takes too long to find out.
    fn is_won(&mut self, state: &State) -> Option<bool> {
        let player = match state.status() {
            Status::Over(outcome) => return Some(outcome.winners == Seats::only(self.seat)),
            Status::ToMove(player) => player,
        };
        let key = state.setup().to_string();
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        self.positions += 1;
        if self.positions > ENDING_POSITIONS {
            return None;
        }
        let mut moves = moves_of(state).to_vec();
        // Who lays many cards is sooner done, and has more of them on the table.
        moves.sort_by_key(|chosen| match chosen {
            Move::Lay(cards) => std::cmp::Reverse(cards.len()),
            _ => std::cmp::Reverse(0),
        });
        let is_mine = player == self.seat;
        let mut won = !is_mine;
        for chosen in moves {
            if self.is_won(&after(state, chosen))? == is_mine {
                won = is_mine;
                break;
            }
        }
        self.known.insert(key, won);
        Some(won)
    }
}

/// A move that is better than all others by a margin that chance does not explain, and that the strongest bot plays too.
fn sampled(view: &View, seat: Seat, seed: u64) -> Option<Found<State>> {
    let state = Determinizations::new(view, seed, None).draw();
    let moves: Vec<Move> = moves_of(&state).to_vec();
    let candidates = screened(view, seat, &moves, FIRST_DETERMINIZATIONS, seed, CANDIDATES, &|| ());
    let (_, gap, _) = Sample::of(view, seat, &candidates, FIRST_DETERMINIZATIONS, seed ^ 1, &|| ()).best()?;
    if gap < FIRST_GAP {
        return None;
    }
    let sample = Sample::of(view, seat, &candidates, DETERMINIZATIONS, seed ^ 2, &|| ());
    let (best, gap, error) = sample.best()?;
    if gap < GAP || gap <= (ERRORS + 1.0) * error {
        return None;
    }
    if think("search", &state, seat, seed, Some(SEARCH_TRIES), 1)?.best() != best {
        return None;
    }
    let (high, low) = sample.chances();
    let thousandths = |chance: f64| (chance * 1000.0).round() as u16;
    Some(Found {
        class: Class::Judged { best: thousandths(high), second: thousandths(low) },
        goal: Goal::Best,
        line: vec![Solution { accepted: vec![vec![best]], reply: vec![] }],
    })
}

/// The most promising moves after a few determinizations.
fn screened(view: &View, seat: Seat, moves: &[Move], samples: u32, seed: u64, most: usize, pause: &dyn Fn()) -> Vec<Move> {
    let sample = Sample::of(view, seat, moves, samples, seed, pause);
    let mut order: Vec<usize> = (0..moves.len()).collect();
    order.sort_by(|one, other| sample.totals[*other].total_cmp(&sample.totals[*one]));
    order.truncate(most);
    order.into_iter().map(|n| moves[n]).collect()
}

/// Moves played out in the same determinizations, all equally likely as far as the player can tell.
struct Sample {
    moves: Vec<Move>,
    totals: Vec<f64>,
    /// The share of the win in each determinization, one list a move.
    shares: Vec<Vec<f32>>,
    samples: u32,
}

impl Sample {
    fn of(view: &View, seat: Seat, moves: &[Move], samples: u32, seed: u64, pause: &dyn Fn()) -> Sample {
        let mut distinct: Vec<Move> = Vec::new();
        moves.iter().for_each(|chosen| {
            if !distinct.contains(chosen) {
                distinct.push(*chosen);
            }
        });
        let mut determinizations = Determinizations::new(view, seed, None);
        let mut shares = vec![Vec::with_capacity(samples as usize); distinct.len()];
        for _ in 0..samples {
            pause();
            let sampled = determinizations.draw();
            for (chosen, shares) in distinct.iter().zip(&mut shares) {
                shares.push(Search::PLAYOUTS.playout.run(after(&sampled, *chosen), seat, &Aim::Game).share as f32);
            }
        }
        let totals = shares.iter().map(|shares| shares.iter().map(|share| f64::from(*share)).sum()).collect();
        Sample { moves: distinct, totals, shares, samples }
    }

    /// The places of the best and the second.
    fn places(&self) -> Option<(usize, usize)> {
        let mut order: Vec<usize> = (0..self.moves.len()).collect();
        order.sort_by(|one, other| self.totals[*other].total_cmp(&self.totals[*one]));
        Some((*order.first()?, *order.get(1)?))
    }

    /// The best move, how much better than the second it is, and the standard error of that.
    fn best(&self) -> Option<(Move, f64, f64)> {
        let (best, second) = self.places()?;
        let samples = f64::from(self.samples);
        let gains = || self.shares[best].iter().zip(&self.shares[second]).map(|(one, other)| f64::from(one - other));
        let mean = gains().sum::<f64>() / samples;
        let squares = gains().map(|gain| (gain - mean) * (gain - mean)).sum::<f64>();
        Some((self.moves[best], mean, (squares / (samples - 1.0) / samples).sqrt()))
    }

    fn chances(&self) -> (f64, f64) {
        let samples = f64::from(self.samples);
        self.places().map_or((0.0, 0.0), |(best, second)| (self.totals[best] / samples, self.totals[second] / samples))
    }
}
