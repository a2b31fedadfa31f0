//! What the rules alone do not say: where rings belong, when to wait, what to keep.

use super::{WHITE, any, board, can_make_row, cannot_be_stopped, flipped, make_a_row, reach, ring_on, threatens, watchers};
use crate::lesson::{Lesson, Step, Verdict};
use trilynx_games::Game;
use trilynx_games::yinsh::{Colour, Move, Moves, State};

/// B: the aim, seen from the last move and from the first.
pub(super) fn aim() -> Lesson<State> {
    Lesson::of_steps(
        "aim",
        "B",
        vec![
            Step {
                start: board(["e8 c3 h6", "d9 g9 b4 i5"], ["e4 e5 e6 e7", "g6 h7 f4"], [2, 1]),
                seat: WHITE,
                replies: &[],
                goal: |tried| {
                    if tried.is_won() {
                        Verdict::Done
                    } else if !(flipped(tried) & tried.before.markers(Colour::White)).is_empty() {
                        Verdict::Missed("own")
                    } else {
                        make_a_row(tried, || Verdict::Missed("miss"))
                    }
                },
                misses: &["miss", "own"],
                hint: &["e8-f9", "xe4-e8", "xc3"],
            },
            Step { start: "yinsh/standard ".to_owned(), seat: WHITE, replies: &[], goal: any, misses: &[], hint: &["f6"] },
        ],
    )
}

/// E3, G1: a ring stops a ring, and a ring in a line breaks it.
pub(super) fn wall() -> Lesson<State> {
    Lesson::of_steps(
        "wall",
        "G1",
        vec![
            Step {
                start: board(["f3 c5 e9 i5 d2", "h6 b3 c8 i10 j7"], ["g6 b5", "g4 g5 g7 g8"], [0, 0]),
                seat: WHITE,
                replies: &[],
                goal: |tried| match (can_make_row(tried.after), flipped(tried).is_empty()) {
                    (true, _) => Verdict::Missed("miss"),
                    (false, false) => Verdict::Missed("jump"),
                    (false, true) => Verdict::Done,
                },
                misses: &["jump", "miss"],
                hint: &["f3-f6"],
            },
            Step {
                start: board(["d3 i4 b5 e9 h10", "f10 j8 c2 b1 i9"], ["e7 h9", "g4 g5 g7 g8"], [0, 0]),
                seat: WHITE,
                replies: &[],
                goal: |tried| Verdict::done_if(ring_on(tried.after, "g6")),
                misses: &["miss"],
                hint: &["d3-g6"],
            },
        ],
    )
}

/// F2: what was flipped can be flipped back.
pub(super) fn back() -> Lesson<State> {
    let threat = board(["e7 d4 i8 h3 b5", "d5 g10 j9 c8 i5"], ["e4 e5 e6", "h7"], [0, 0]);
    Lesson::of_steps(
        "back",
        "F2",
        vec![
            Step {
                start: board(["d5 b7 i9 h4 g10", "e3 j8 h3 k9 g3"], ["i6 h9", "e5 f5 c7 d7"], [0, 0]),
                seat: WHITE,
                replies: &[],
                goal: |tried| {
                    let gained = flipped(tried) & tried.before.markers(Colour::Black);
                    let mut replies = Moves::default();
                    tried.after.legal_moves(&mut replies);
                    let undone = replies.iter().any(|reply| match *reply {
                        Move::Ring { from, to } => !(tried.after.preview(from, to).flipped & gained).is_empty(),
                        _ => false,
                    });
                    match gained.len() {
                        0 | 1 => Verdict::Missed("miss"),
                        _ if undone => Verdict::Missed("back"),
                        _ => Verdict::Done,
                    }
                },
                misses: &["back", "miss"],
                hint: &["b7-e7"],
            },
            Step {
                start: format!("{threat} e7-e8 d5-f5"),
                seat: WHITE,
                replies: &[],
                goal: |tried| {
                    let is_white = tried.after.markers(Colour::White).iter().any(|marker| marker.to_string() == "e5");
                    Verdict::done_if(is_white && threatens(tried.after))
                },
                misses: &["miss"],
                hint: &["d4-f6"],
            },
        ],
    )
}

/// G3: which ring to give up.
pub(super) fn ring() -> Lesson<State> {
    let guard = board(["e8 f6 c3 i5 b5", "h6 d9 b2 j8 k9"], ["e4 e5 e6 e7 g6 b6", "g4 g5 g7 g8"], [0, 0]);
    let next = board(["e8 h9 c3 j7 b5", "d9 g10 b2 i5 k9"], ["e4 e5 e6 e7 h5 h6 h7 h8", "d7 f4"], [0, 0]);
    Lesson::of_steps(
        "ring",
        "G3",
        vec![
            Step {
                start: format!("{guard} e8-f9 xe4-e8"),
                seat: WHITE,
                replies: &[],
                goal: |tried| Verdict::done_if(!can_make_row(tried.after)),
                misses: &["miss"],
                hint: &["xc3"],
            },
            Step {
                start: format!("{next} e8-f9 xe4-e8"),
                seat: WHITE,
                replies: &[],
                goal: |tried| Verdict::done_if(threatens(tried.after)),
                misses: &["miss"],
                hint: &["xc3"],
            },
        ],
    )
}

/// G5: two rows with one move, and a row that can wait.
pub(super) fn wait() -> Lesson<State> {
    Lesson::of_steps(
        "wait",
        "G5",
        vec![
            Step {
                start: board(["e4 d4 i9 b2 h10", "g9 j8 c8 b3 e9"], ["c5 d5 f5 g5 c6 d6 f6 g6", "e5 e6"], [0, 0]),
                seat: WHITE,
                replies: &[],
                goal: |tried| match (tried.chosen, tried.after.rows(Colour::White).count()) {
                    (Move::TakeRing(_), _) if tried.after.removed(Colour::White) == 2 => Verdict::Done,
                    (Move::TakeRing(_) | Move::TakeRow(_), _) => Verdict::GoingOn,
                    (_, 0) => Verdict::Missed("miss"),
                    (_, 1) => Verdict::Missed("one"),
                    _ => Verdict::GoingOn,
                },
                misses: &["miss", "one"],
                hint: &["e4-e7", "xc5-g5", "xb2", "xc6-g6", "xi9"],
            },
            Step {
                start: board(["j10 b4 g7 h4 d9", "c7 g11 b2 e10 a5"], ["j6 j7 j8 j9", "c3 c4 c5 c6"], [0, 0]),
                seat: WHITE,
                replies: &["c7-c8"],
                goal: |tried| match tried.decisions {
                    1 if tried.after.rows(Colour::White).next().is_some() => Verdict::Missed("hasty"),
                    1 if !can_make_row(tried.after) && cannot_be_stopped(tried.after) => Verdict::GoingOn,
                    _ => make_a_row(tried, || Verdict::Missed("miss")),
                },
                misses: &["hasty", "miss"],
                hint: &["b4-d4", "j10-k10", "xj6-j10", "xd9"],
            },
        ],
    )
}

/// D2: where rings belong.
pub(super) fn opening() -> Lesson<State> {
    Lesson::of_steps(
        "opening",
        "D2",
        vec![
            Step {
                start: "yinsh/standard d6 e5 h6 g9".to_owned(),
                seat: WHITE,
                replies: &[],
                goal: |tried| match tried.chosen {
                    Move::Place(at) => Verdict::done_if(reach(tried.before, at) >= 20),
                    _ => Verdict::Missed("miss"),
                },
                misses: &["miss"],
                hint: &["f7"],
            },
            Step {
                start: "yinsh/standard f7 c3 g6 e9 d7 h5".to_owned(),
                seat: WHITE,
                replies: &[],
                goal: |tried| match tried.chosen {
                    Move::Place(at) => Verdict::done_if(watchers(tried.before, at) == 3),
                    _ => Verdict::Missed("miss"),
                },
                misses: &["miss"],
                hint: &["e5"],
            },
        ],
    )
}
