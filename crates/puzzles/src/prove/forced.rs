//! Finds wins and only defences in games of two players who see everything, with proofs.

use super::proof_numbers::Prover;
use crate::puzzle::{Class, Found, Goal, Moment, Puzzled, Solution, is_same_idea};
use crate::turns::{self, Turn, after_all};
use trilynx_bots::search::Position;
use trilynx_games::{Game, Seat};

/// A position with fewer turns to choose from is no puzzle.
pub const FEWEST_TURNS: usize = 6;
/// The most turns that are kept as equally right.
pub const MOST_ACCEPTED: usize = 12;
/// How many replies are tried to find one after which there is again one right turn.
const MOST_REPLIES: usize = 8;
/// Within how many turns an opponent must win for a turn to count as lost.
pub const LOST_WITHIN: u8 = 2;

/// What a search may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The longest win that is looked for, in turns.
    pub most_turns: u8,
    /// Positions looked at for each question.
    pub nodes: u64,
}

/// A win that one idea alone reaches.
///
/// A win in one or two turns is no puzzle if another idea wins one turn later.
pub fn find_win<P: Position<Game: Puzzled>>(moment: &Moment<'_, P::Game>, effort: Effort) -> Option<Found<P::Game>> {
    let (state, seat) = (moment.state, moment.seat);
    let position = P::new(state);
    let mut prover = Prover::new(seat.0, effort.nodes);
    let mut turns = 1;
    while !prover.wins(&position, turns)? {
        turns += 1;
        if turns > effort.most_turns {
            return None;
        }
    }
    let all = turns::all(state);
    if all.len() < FEWEST_TURNS {
        return None;
    }
    let mut line = Line { seat, prover: Prover::new(seat.0, effort.nodes * 4) };
    let found = line.winning::<P>(state, turns)?;
    let idea = &found[0].0;
    let horizon = if turns <= 2 { turns + 1 } else { turns };
    for (turn, next) in &all {
        if !is_same_idea(state, idea, turn) && line.prover.wins(&P::new(next), horizon - 1)? {
            return None;
        }
    }
    let line = line.unique::<P>(state, turns)?;
    Some(Found { class: Class::Proved, goal: Goal::Win { turns }, line })
}

/// The one idea after which the opponent does not win by force within [`LOST_WITHIN`] turns.
pub fn find_defence<P: Position<Game: Puzzled>>(moment: &Moment<'_, P::Game>, effort: Effort) -> Option<Found<P::Game>> {
    let (state, seat) = (moment.state, moment.seat);
    let mut opponent = Prover::new(1 - seat.0, effort.nodes);
    let mut saved: Vec<Turn<P::Game>> = Vec::new();
    let mut lost = 0;
    let all = turns::all(state);
    if all.len() < FEWEST_TURNS {
        return None;
    }
    for (turn, next) in &all {
        if opponent.wins(&P::new(next), LOST_WITHIN)? {
            lost += 1;
        } else if saved.first().is_some_and(|first| !is_same_idea(state, first, turn)) {
            return None;
        } else {
            saved.push(turn.clone());
        }
    }
    if saved.is_empty() || lost == 0 || saved.len() > MOST_ACCEPTED {
        return None;
    }
    // Who wins need not defend.
    if Prover::new(seat.0, effort.nodes).wins(&P::new(state), LOST_WITHIN)? {
        return None;
    }
    Some(Found { class: Class::Proved, goal: Goal::Defend, line: vec![Solution { accepted: saved, reply: vec![] }] })
}

/// Turns and where they lead.
type Turns<G> = Vec<(Turn<G>, G)>;

/// A line of turns, each of which is the only right one.
struct Line {
    seat: Seat,
    prover: Prover,
}

impl Line {
    /// All turns that win with at most so many turns, this one included, and where they lead.
    fn winning<P: Position<Game: Puzzled>>(&mut self, state: &P::Game, left: u8) -> Option<Turns<P::Game>> {
        let left_after = left - u8::from(!state.mid_turn());
        let mut found = Vec::new();
        for (turn, next) in turns::all(state) {
            if self.prover.wins(&P::new(&next), left_after)? {
                found.push((turn, next));
            }
        }
        (!found.is_empty()).then_some(found)
    }

    /// The line from here if one idea alone wins. At the last turn every win is as good as another.
    fn unique<P: Position<Game: Puzzled>>(&mut self, state: &P::Game, left: u8) -> Option<Vec<Solution<P::Game>>> {
        let winning = self.winning::<P>(state, left)?;
        let (main, next) = winning[0].clone();
        let is_over = next.status().to_move().is_none();
        if !is_over && winning.iter().any(|(turn, _)| !is_same_idea(state, &main, turn)) {
            return None;
        }
        let accepted = winning.into_iter().map(|(turn, _)| turn).take(MOST_ACCEPTED).collect();
        let mut line = vec![Solution { accepted, reply: vec![] }];
        if is_over {
            return Some(line);
        }
        let left = left - u8::from(!state.mid_turn());
        for reply in self.replies::<P>(&next, left).into_iter().take(MOST_REPLIES) {
            if let Some(rest) = self.unique::<P>(&after_all(&next, &reply), left) {
                line[0].reply = reply;
                line.extend(rest);
                break;
            }
        }
        Some(line)
    }

    /// What the opponent can do until the seat decides again, what delays the end longest first.
    fn replies<P: Position<Game: Puzzled>>(&mut self, state: &P::Game, left: u8) -> Vec<Turn<P::Game>> {
        let mut found = Vec::new();
        self.descend(state, &mut Vec::new(), &mut found);
        let mut delaying: Vec<Turn<P::Game>> = Vec::new();
        for (reply, next) in found {
            if next.status().to_move().is_none() {
                continue;
            }
            match left > 1 && self.prover.wins(&P::new(&next), left - 1) == Some(true) {
                true => {}
                false => delaying.push(reply),
            }
        }
        delaying
    }

    fn descend<G: Game>(&self, state: &G, moves: &mut Turn<G>, found: &mut Vec<(Turn<G>, G)>) {
        match state.status().to_move() {
            Some(to_move) if to_move != self.seat => {
                for &chosen in turns::moves_of(state).iter() {
                    moves.push(chosen);
                    self.descend(&turns::after(state, chosen), moves, found);
                    moves.pop();
                }
            }
            _ => found.push((moves.clone(), state.clone())),
        }
    }
}
