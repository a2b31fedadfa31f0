//! What YINSH knows about its puzzles.

use crate::check;
use crate::judge;
use crate::prove::forced::{Effort, find_defence, find_win};
use crate::puzzle::{CheckEffort, Class, Fault, Found, Goal, Moment, Puzzle, Puzzled};
use crate::turns::{after, after_all, moves_of};
use trilynx_bots::yinsh::YinshPosition;
use trilynx_games::Game;
use trilynx_games::yinsh::{Colour, Move, Options, Phase, State, Variant};

/// What a proof may cost.
const EFFORT: Effort = Effort { most_turns: 3, nodes: 150_000 };
/// So many rings short of a win, nobody wins within three turns.
const MOST_MISSING: u8 = 2;

impl Puzzled for State {
    const THEMES: &'static [&'static str] = &[
        "win_in_1",
        "win_in_2",
        "win_in_3",
        "only_defence",
        "row_now",
        "two_rows",
        "break_row",
        "flip_five",
        "choice_in_six",
        "which_ring",
        "quiet",
    ];

    const REFUTES: &'static str = "hand";

    fn options(number: u64) -> Options {
        Options { variant: if number % 4 == 3 { Variant::Blitz } else { Variant::Standard } }
    }

    fn themes(puzzle: &Puzzle<State>) -> Vec<&'static str> {
        let (state, turn) = (puzzle.position(), puzzle.first_turn());
        let own = state.turn();
        let next = after_all(&state, turn);
        let mut themes = Vec::new();
        themes.extend(match puzzle.goal {
            Goal::Win { turns: 1 } => Some("win_in_1"),
            Goal::Win { turns: 2 } => Some("win_in_2"),
            Goal::Win { .. } => Some("win_in_3"),
            Goal::Defend => Some("only_defence"),
            Goal::Best => None,
        });
        let rows = turn.iter().filter(|chosen| matches!(chosen, Move::TakeRow(_))).count();
        if rows >= 1 {
            themes.push("row_now");
        }
        if rows >= 2 {
            themes.push("two_rows");
        }
        if threatens_row(&state, own.other()) && !threatens_row(&next, own.other()) {
            themes.push("break_row");
        }
        if let Move::Ring { from, to } = turn[0] {
            let flipped = state.preview(from, to).flipped;
            let uses_it = |chosen: &Move| matches!(chosen, Move::TakeRow(row) if !(row.points() & flipped).is_empty());
            if turn.iter().any(uses_it) {
                themes.push("flip_five");
            }
        }
        let (mut has_choice, mut ring_matters) = (false, false);
        let mut at = state.clone();
        for (n, chosen) in turn.iter().enumerate() {
            let legal = moves_of(&at);
            match chosen {
                Move::TakeRow(_) => has_choice |= legal.len() > 1,
                Move::TakeRing(_) => {
                    let right = |ring: &Move| {
                        let begins = |accepted: &Vec<Move>| accepted.starts_with(&turn[..n]) && accepted.get(n) == Some(ring);
                        puzzle.line[0].accepted.iter().any(begins)
                    };
                    // A ring that wins the game needs no thought.
                    ring_matters |= next.phase() != Phase::Over && !legal.iter().all(right);
                }
                _ => {}
            }
            at = after(&at, *chosen);
        }
        if has_choice {
            themes.push("choice_in_six");
        }
        if ring_matters {
            themes.push("which_ring");
        }
        if themes.is_empty() {
            themes.push("quiet");
        }
        themes
    }

    /// Where the ring goes. Which row and which ring then come off is another matter, unless that is where the turn begins.
    fn idea(turn: &[Move]) -> usize {
        if matches!(turn.first(), Some(Move::Ring { .. })) { 1 } else { turn.len() }
    }

    fn piece(chosen: Move) -> Option<String> {
        match chosen {
            Move::Place(point) | Move::TakeRing(point) => Some(point.to_string()),
            Move::Ring { from, .. } => Some(from.to_string()),
            Move::TakeRow(row) => Some(row.first().to_string()),
        }
    }

    fn find(moment: &Moment<'_, State>) -> Option<Found<State>> {
        let state = moment.state;
        if state.phase() != Phase::Move {
            return None;
        }
        let missing = |colour: Colour| state.variant().rings_to_win() - state.removed(colour);
        let own = state.turn();
        let win = if missing(own) <= MOST_MISSING { find_win::<YinshPosition>(moment, EFFORT) } else { None };
        let defence = || if missing(own.other()) <= MOST_MISSING { find_defence::<YinshPosition>(moment, EFFORT) } else { None };
        // Judging takes longer than proving, and there is enough to prove: one position in four is judged.
        let judged = || {
            if !moment.only_proofs && moment.seed.is_multiple_of(4) && state.variant() == Variant::Standard {
                judge::find_best(moment)
            } else {
                None
            }
        };
        win.or_else(defence).or_else(judged)
    }

    fn verify(puzzle: &Puzzle<State>, effort: CheckEffort<'_>) -> Result<(), Fault> {
        match puzzle.class {
            Class::Proved => check::prove(puzzle, false, None, effort),
            Class::Judged { .. } => judge::verify(puzzle, effort),
        }
    }
}

/// Whether a player could complete a row by moving a ring, if it were that player's turn.
fn threatens_row(state: &State, colour: Colour) -> bool {
    let mut setup = state.setup();
    if state.phase() == Phase::Over {
        return false;
    }
    (setup.turn, setup.phase) = (colour, Phase::Move);
    let Ok(asked) = State::from_setup(&setup) else { return false };
    let rows = |state: &State| state.rows(colour).count();
    let before = rows(&asked);
    moves_of(&asked).iter().any(|&chosen| match chosen {
        Move::Ring { from, to } => {
            let markers = asked.preview(from, to).markers[colour.index()];
            markers.rows().count() > before
        }
        _ => false,
    })
}
