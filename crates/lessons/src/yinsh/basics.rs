//! From the first ring to the first row: one rule a lesson.

use super::{BLACK, WHITE, any, board, can_make_row, cannot_be_stopped, flipped, is_edge, make_a_row, ring_on, threatens};
use crate::lesson::{Lesson, Step, Tried, Verdict};
use trilynx_games::yinsh::{Colour, Move, State};

/// D: where rings may be placed.
pub(super) fn rings() -> Lesson<State> {
    let placed = |moves: &str| format!("yinsh/standard {moves}");
    Lesson::of_steps(
        "rings",
        "D2",
        vec![
            Step {
                start: placed("f6 g6"),
                seat: WHITE,
                replies: &[],
                goal: |tried| Verdict::done_if(matches!(tried.chosen, Move::Place(at) if is_edge(at))),
                misses: &["miss"],
                hint: &["k10"],
            },
            Step { start: placed("f6 g6 k10 e5 d3 h8 c6 f4 g9"), seat: BLACK, replies: &[], goal: any, misses: &[], hint: &["d5"] },
        ],
    )
}

/// E: a ring moves in a straight line and leaves a marker.
pub(super) fn marker() -> Lesson<State> {
    let open = board(["d3 d7 g4 h9 f6", "e5 i7 g8 c6 e9"], ["", ""], [0, 0]);
    Lesson::of_steps(
        "marker",
        "E3",
        vec![
            Step { start: open.clone(), seat: WHITE, replies: &[], goal: any, misses: &[], hint: &["f6-f9"] },
            Step {
                start: open,
                seat: WHITE,
                replies: &[],
                goal: |tried| Verdict::done_if(ring_on(tried.after, "k10")),
                misses: &["miss"],
                hint: &["d3-k10"],
            },
            Step {
                start: board(["d3 h8 j7 g4 i6", "d6 f8 c2 h5 g10"], ["", ""], [0, 0]),
                seat: WHITE,
                replies: &["c2-b2", "g10-g11", "h5-h4"],
                goal: |tried| match tried.decisions {
                    _ if ring_on(tried.after, "d9") => Verdict::Done,
                    1 => Verdict::GoingOn,
                    _ => Verdict::Missed("miss"),
                },
                misses: &["miss"],
                hint: &["h8-h9", "h9-d9"],
            },
        ],
    )
}

/// E3: a ring jumps over markers that lie side by side, and stops right behind them.
pub(super) fn jump() -> Lesson<State> {
    let black = "g4 f10 b2 j7 d8";
    Lesson::of_steps(
        "jump",
        "E3",
        vec![
            Step {
                start: board(["e4 c3 h9 i6 c7", black], ["g7", "e5"], [0, 0]),
                seat: WHITE,
                replies: &[],
                goal: |tried| Verdict::done_if(!flipped(tried).is_empty()),
                misses: &["miss"],
                hint: &["e4-e6"],
            },
            Step {
                start: board(["e4 c3 h10 i5 c7", black], ["g6 d6", "f5 h7 e5 k8"], [0, 0]),
                seat: WHITE,
                replies: &[],
                goal: |tried| Verdict::done_if(flipped(tried).len() == 3),
                misses: &["miss"],
                hint: &["e4-i8"],
            },
            Step {
                start: board(["c3 e6 h10 i5 c7", black], ["f3 h7", "g3 e7 g6 k8"], [0, 0]),
                seat: WHITE,
                replies: &[],
                goal: |tried| match tried.chosen {
                    Move::Ring { from, to } if !flipped(tried).is_empty() => {
                        let steps = usize::from(from.place().distance(to.place()));
                        if steps > flipped(tried).len() + 1 { Verdict::Done } else { Verdict::Missed("near") }
                    }
                    _ => Verdict::Missed("miss"),
                },
                misses: &["miss", "near"],
                hint: &["c3-h3"],
            },
        ],
    )
}

/// F: what is jumped over changes sides, one's own markers too.
pub(super) fn flip() -> Lesson<State> {
    Lesson::of_steps(
        "flip",
        "F2",
        vec![
            Step {
                start: board(["f3 c6 h9 i5 d8", "g3 e9 b2 j8 h7"], ["h6", "f4 f5 f6 d5 k8"], [0, 0]),
                seat: WHITE,
                replies: &[],
                goal: |tried| Verdict::done_if((flipped(tried) & tried.before.markers(Colour::Black)).len() == 3),
                misses: &["miss"],
                hint: &["f3-f7"],
            },
            Step {
                start: board(["g4 c7 e3 i9 h6", "d5 f10 b3 j6 e9"], ["g6 g7", "g5 d7 e7 h8"], [0, 0]),
                seat: WHITE,
                replies: &[],
                goal: |tried| {
                    let gained = (flipped(tried) & tried.before.markers(Colour::Black)).len();
                    if gained < flipped(tried).len() { Verdict::Missed("own") } else { Verdict::done_if(gained >= 2) }
                },
                misses: &["miss", "own"],
                hint: &["c7-f7"],
            },
        ],
    )
}

/// G1–G3: five in line, taken off with a ring.
pub(super) fn row() -> Lesson<State> {
    Lesson::of_steps(
        "row",
        "G1",
        vec![
            Step {
                start: board(["e8 c3 h6 i8 g4", "d9 g9 b4 i5 c6"], ["e4 e5 e6 e7", "g6 h7 f4 k8"], [0, 0]),
                seat: WHITE,
                replies: &[],
                goal: |tried| {
                    let own = flipped(tried) & tried.before.markers(Colour::White);
                    make_a_row(tried, || if own.is_empty() { Verdict::Missed("miss") } else { Verdict::Missed("own") })
                },
                misses: &["miss", "own"],
                hint: &["e8-f9", "xe4-e8", "xc3"],
            },
            Step {
                start: board(["e4 g8 c2 i7 h4", "c7 f8 b3 j9 h9"], ["c5 d5 f5 g5", "e5 h6 i6 k8"], [0, 0]),
                seat: WHITE,
                replies: &[],
                goal: |tried| make_a_row(tried, || Verdict::Missed("miss")),
                misses: &["miss"],
                hint: &["e4-e6", "xc5-g5", "xc2"],
            },
        ],
    )
}

/// G4, G5: more than five, and rows that cross: the owner chooses what stays.
pub(super) fn choice() -> Lesson<State> {
    let six = board(["e5 c7 i9 h4 b3", "d9 g9 j6 c2 f10"], ["e3 e4 e6 e7 e8 f4 g5 h6", "d7 h8 g7 k8"], [0, 0]);
    let crossing = board(["g5 b2 i9 d8 j7", "e9 c3 h10 e2 k9"], ["c5 d5 e5 f5 g3 g4 g6 g7", "d7 h7 e7 k8"], [0, 0]);
    Lesson::of_steps(
        "choice",
        "G4",
        vec![
            Step {
                start: format!("{six} e5-d5"),
                seat: WHITE,
                replies: &[],
                goal: |tried| keeps(tried, "e3"),
                misses: &["miss"],
                hint: &["xe4-e8", "xb3"],
            },
            Step {
                start: format!("{crossing} g5-h5"),
                seat: WHITE,
                replies: &[],
                goal: |tried| keeps(tried, "d5"),
                misses: &["miss"],
                hint: &["xg3-g7", "xb2"],
            },
        ],
    )
}

/// White takes off a row, but not this marker, and a ring.
fn keeps(tried: &Tried<'_, State>, point: &str) -> Verdict {
    if !tried.after.markers(Colour::White).iter().any(|marker| marker.to_string() == point) {
        return Verdict::Missed("miss");
    }
    if matches!(tried.chosen, Move::TakeRing(_)) { Verdict::Done } else { Verdict::GoingOn }
}

/// G6: the opponent's rows: break them, and make none for them.
pub(super) fn theirs() -> Lesson<State> {
    Lesson::of_steps(
        "theirs",
        "G6",
        vec![
            Step {
                start: board(["e4 c7 h9 i6 d2", "f7 b3 g10 j8 c8"], ["h7 d6", "f3 f4 f5 f6"], [0, 0]),
                seat: WHITE,
                replies: &[],
                goal: |tried| Verdict::done_if(!can_make_row(tried.after)),
                misses: &["miss"],
                hint: &["e4-g4"],
            },
            Step {
                start: board(["e3 f6 i8 b2 h10", "e9 j7 g9 b6 k9"], ["c5 d5 f5 g5 e4", "e5 c4 d4 f4 g4"], [0, 0]),
                seat: WHITE,
                replies: &[],
                goal: |tried| match tried.after.rows(Colour::Black).next() {
                    Some(_) => Verdict::Missed("gift"),
                    None => make_a_row(tried, || Verdict::Missed("miss")),
                },
                misses: &["miss", "gift"],
                hint: &["f6-c3", "xc5-g5", "xb2"],
            },
        ],
    )
}

/// The first tactic: a threat, and one that cannot be stopped.
pub(super) fn threat() -> Lesson<State> {
    Lesson::of_steps(
        "threat",
        "G1",
        vec![
            Step {
                start: board(["e7 h8 c3 i6 g3", "d9 g10 b4 j8 c6"], ["e4 e5 e6", "g6 h7 f4"], [0, 0]),
                seat: WHITE,
                replies: &[],
                goal: |tried| Verdict::done_if(threatens(tried.after)),
                misses: &["miss"],
                hint: &["e7-e8"],
            },
            Step {
                start: board(["e7 f8 c2 i6 g3", "d5 g10 b2 j8 h5"], ["e4 e5 e6 b4 c5 d6", "g6 h7 f4 k8"], [0, 0]),
                seat: WHITE,
                replies: &["d5-f5"],
                goal: |tried| match tried.decisions {
                    1 if cannot_be_stopped(tried.after) => Verdict::GoingOn,
                    1 if threatens(tried.after) => Verdict::Missed("single"),
                    _ => make_a_row(tried, || Verdict::Missed("miss")),
                },
                misses: &["miss", "single"],
                hint: &["e7-e8", "f8-f9", "xb4-f8", "xc2"],
            },
        ],
    )
}

/// H: the third ring wins, and the mover's row comes first.
pub(super) fn win() -> Lesson<State> {
    let goal = |tried: &Tried<'_, State>| if tried.is_won() { Verdict::Done } else { make_a_row(tried, || Verdict::Missed("miss")) };
    Lesson::of_steps(
        "win",
        "H1",
        vec![
            Step {
                start: board(["g6 c3 i8", "d8 h5 b2 j9"], ["f4 f5 f7 f8 h9", "f6 h7 d5 c6"], [2, 1]),
                seat: WHITE,
                replies: &[],
                goal,
                misses: &["miss"],
                hint: &["g6-e6", "xf4-f8", "xc3"],
            },
            Step {
                start: board(["e3 i8 h10", "e9 j7 b6"], ["c5 d5 f5 g5 e4", "e5 c4 d4 f4 g4"], [2, 2]),
                seat: WHITE,
                replies: &[],
                goal,
                misses: &["miss"],
                hint: &["e3-e6", "xc5-g5", "xi8"],
            },
        ],
    )
}
