//! What LYNGK knows about its puzzles.

use crate::check;
use crate::judge::{self, NoClock};
use crate::prove::forced::{FEWEST_TURNS, MOST_ACCEPTED};
use crate::prove::proof_numbers::Prover;
use crate::puzzle::{CheckEffort, Class, Fault, Found, Goal, Moment, Puzzle, Puzzled, Solution, is_same_idea};
use crate::turns::{self, Turn, after_all, moves_of};
use std::sync::atomic::AtomicBool;
use trilynx_bots::lyngk::LyngkPosition;
use trilynx_bots::lyngk::solve::{Allowance, Solver};
use trilynx_bots::search::Position;
use trilynx_bots::{Limits, Proof};
use trilynx_games::lyngk::{Move, Options, State, Variant};
use trilynx_games::{Game, Seat, Status};

/// With more stacks than this on the board an ending is not solved.
const MOST_STACKS: usize = 14;
/// Positions looked at for each turn.
const NODES: u64 = 150_000;
/// Positions that the solver remembers, as a power of two.
const BITS: u32 = 17;
/// The longest line, in turns of one's own.
const LONGEST_LINE: usize = 4;
/// The longest win, in turns of one's own to the end of the game.
const LONGEST_WIN: u8 = 9;

impl Puzzled for State {
    const THEMES: &'static [&'static str] = &[
        "win_in_1",
        "win_in_2",
        "win_in_3",
        "win_in_more",
        "only_defence",
        "take_five",
        "claim_now",
        "wait",
        "jump",
        "starve",
        "tie_break",
    ];

    const REFUTES: &'static str = "hand";

    const LEVELS: std::ops::RangeInclusive<usize> = 3..=8;

    fn options(number: u64) -> Options {
        Options { variant: if number % 8 == 7 { Variant::Six } else { Variant::Standard } }
    }

    fn themes(puzzle: &Puzzle<State>) -> Vec<&'static str> {
        let (state, turn, seat) = (puzzle.position(), puzzle.first_turn(), puzzle.seat());
        let next = after_all(&state, turn);
        let mut themes = Vec::new();
        themes.extend(match puzzle.goal {
            Goal::Win { turns: 1 } => Some("win_in_1"),
            Goal::Win { turns: 2 } => Some("win_in_2"),
            Goal::Win { turns: 3 } => Some("win_in_3"),
            Goal::Win { .. } => Some("win_in_more"),
            Goal::Defend => Some("only_defence"),
            Goal::Best => None,
        });
        if next.taken(seat).len() > state.taken(seat).len() {
            themes.push("take_five");
        }
        let claims = |chosen: &Move| matches!(chosen, Move::Claim(_));
        if turn.iter().any(claims) {
            themes.push("claim_now");
        } else if moves_of(&state).iter().any(claims) {
            themes.push("wait");
        }
        let mut at = state;
        for chosen in turn {
            if let Move::Stack { from, to } = *chosen
                && at.way(from, to).len() > 2
            {
                themes.push("jump");
            }
            at.play_unchecked(*chosen);
        }
        if next.status().to_move() == Some(seat) {
            themes.push("starve");
        }
        let end = puzzle.line.iter().fold(state, |at, solution| after_all(&after_all(&at, &solution.accepted[0]), &solution.reply));
        if end.deciding_height().is_some_and(|height| height < 5) {
            themes.push("tie_break");
        }
        themes
    }

    fn piece(chosen: Move) -> Option<String> {
        match chosen {
            Move::Claim(_) => None,
            Move::Stack { from, .. } => Some(from.to_string()),
        }
    }

    fn find(moment: &Moment<'_, State>) -> Option<Found<State>> {
        // Nothing is judged: of 14 positions with a wide gap at 400,000 nodes, 5 had none at 4,000,000, while all that was proved held.
        if moment.state.board().occupied().len() > MOST_STACKS {
            return None;
        }
        Ending { solver: Solver::new(BITS), seat: moment.seat, nodes: NODES }.find(moment.state)
    }

    fn verify(puzzle: &Puzzle<State>, effort: CheckEffort<'_>) -> Result<(), Fault> {
        let key = |state: &State| LyngkPosition::new(state).key();
        match puzzle.class {
            Class::Proved => check::prove(puzzle, true, Some(&key), effort),
            Class::Judged { .. } => judge::verify(puzzle, effort),
        }
    }
}

/// An ending that is solved exactly.
struct Ending {
    solver: Solver,
    seat: Seat,
    nodes: u64,
}

/// A turn, where it leads, and +1, 0 or −1 for a win, a draw or a loss.
type Valued = (Turn<State>, State, i32);

impl Ending {
    fn find(&mut self, state: &State) -> Option<Found<State>> {
        let all = self.values(state)?;
        if all.len() < FEWEST_TURNS {
            return None;
        }
        let best = all.iter().map(|(.., value)| *value).max().filter(|best| *best >= 0)?;
        let accepted = only_idea(state, &all, best)?;
        if best == 0 {
            // All others must lose, which they do: the best is a draw.
            let line = vec![Solution { accepted, reply: vec![] }];
            return Some(Found { class: Class::Proved, goal: Goal::Defend, line });
        }
        let mut prover = Prover::new(self.seat.0, self.nodes);
        let position = LyngkPosition::new(state);
        let turns = (1..=LONGEST_WIN).find_map(|turns| match prover.wins(&position, turns) {
            Some(false) => None,
            known => Some(known.map(|_| turns)),
        })??;
        Some(Found { class: Class::Proved, goal: Goal::Win { turns }, line: self.line(state, accepted) })
    }

    /// The value of every turn; nothing if one cannot be found out.
    fn values(&mut self, state: &State) -> Option<Vec<Valued>> {
        let mut wins: Vec<Turn<State>> = Vec::new();
        let mut found = Vec::new();
        for (turn, next) in turns::all(state) {
            let value = self.value(&next)?;
            if value > 0 {
                // Two ideas that win are no puzzle, whatever the others are worth.
                if wins.first().is_some_and(|first| !is_same_idea(state, first, &turn)) {
                    return None;
                }
                wins.push(turn.clone());
            }
            found.push((turn, next, value));
        }
        Some(found)
    }

    /// What a position is worth to the seat.
    fn value(&mut self, state: &State) -> Option<i32> {
        let to_move = match state.status() {
            Status::Over(outcome) if outcome.winners.is_empty() => return Some(0),
            Status::Over(outcome) => return Some(if outcome.winners.contains(self.seat) { 1 } else { -1 }),
            Status::ToMove(seat) => seat,
        };
        let (proof, _) = self.solve(state)?;
        let value = match proof {
            Proof::Win { .. } => 1,
            Proof::Draw => 0,
            Proof::Loss { .. } => -1,
        };
        Some(if to_move == self.seat { value } else { -value })
    }

    fn solve(&mut self, state: &State) -> Option<(Proof, Vec<Move>)> {
        let stop = AtomicBool::new(false);
        let limits = Limits::unlimited(&stop, &NoClock);
        let solution = self.solver.solve(&LyngkPosition::new(state), &Allowance { nodes: self.nodes, until: None, limits: &limits })?;
        Some((solution.proof, solution.line))
    }

    /// The line as long as one idea alone wins.
    fn line(&mut self, state: &State, accepted: Vec<Turn<State>>) -> Vec<Solution<State>> {
        let mut line = vec![Solution { accepted, reply: vec![] }];
        let mut at = *state;
        while line.len() < LONGEST_LINE {
            let Some(solution) = line.last_mut() else { break };
            let after = after_all(&at, &solution.accepted[0]);
            let Some(reply) = self.reply(&after) else { break };
            let next = after_all(&after, &reply);
            let Some(all) = (if next.status().to_move().is_some() { self.values(&next) } else { None }) else { break };
            let Some(accepted) = only_idea(&next, &all, 1).filter(|accepted| accepted.len() < all.len()) else { break };
            solution.reply = reply;
            line.push(Solution { accepted, reply: vec![] });
            at = next;
        }
        line
    }

    /// The longest resistance, up to the seat's next turn.
    fn reply(&mut self, state: &State) -> Option<Vec<Move>> {
        let mut at = *state;
        let mut reply = Vec::new();
        while at.status().to_move()? != self.seat {
            let (_, line) = self.solve(&at)?;
            let chosen = *line.first()?;
            reply.push(chosen);
            at.play_unchecked(chosen);
        }
        Some(reply)
    }
}

/// The turns of this value, if they have one idea.
fn only_idea(state: &State, all: &[Valued], value: i32) -> Option<Vec<Turn<State>>> {
    let turns: Vec<Turn<State>> = all.iter().filter(|(.., found)| *found == value).map(|(turn, ..)| turn.clone()).collect();
    let first = turns.first()?;
    let is_one = turns.len() <= MOST_ACCEPTED && turns.iter().all(|turn| is_same_idea(state, first, turn));
    is_one.then_some(turns)
}
