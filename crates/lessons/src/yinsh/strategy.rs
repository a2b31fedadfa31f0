//! What the rules alone do not say: where rings belong, when to wait, what to keep.

use super::{WHITE, any, board, can_make_row, cannot_be_stopped, flipped, make_a_row, reach, ring_on, threatens, watchers};
use crate::lesson::{Lesson, Step, Tried, Verdict};
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
                goal: two_rows,
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

/// White makes two rows by one ring move and takes both off, each with a ring.
fn two_rows(tried: &Tried<'_, State>) -> Verdict {
    match (tried.chosen, tried.after.rows(Colour::White).count()) {
        (Move::TakeRing(_), _) if tried.after.removed(Colour::White) == 2 => Verdict::Done,
        (Move::TakeRing(_) | Move::TakeRow(_), _) => Verdict::GoingOn,
        (_, 0) => Verdict::Missed("miss"),
        (_, 1) => Verdict::Missed("one"),
        _ => Verdict::GoingOn,
    }
}

/// G1: a row prepared a turn ahead, where nothing can stop it.
pub(super) fn combo() -> Lesson<State> {
    Lesson::of_steps(
        "combo",
        "G1",
        vec![
            Step {
                start: board(["d4 e8 g5 i9 h3", "c7 j8 g10 b2 i5"], ["e4 e6 e7 c5 d5 f5", "e5 h7 i7 b4"], [0, 0]),
                seat: WHITE,
                replies: &["c7-f7"],
                goal: |tried| match tried.decisions {
                    1 if cannot_be_stopped(tried.after) => Verdict::GoingOn,
                    1 if threatens(tried.after) => Verdict::Missed("single"),
                    _ => make_a_row(tried, || Verdict::Missed("miss")),
                },
                misses: &["miss", "single"],
                hint: &["d4-f6", "g5-g6", "xc5-g5", "xi9"],
            },
            Step {
                start: board(["b6 c8 d5 e8 g2", "a4 e1 f3 g11 k9"], ["e4 e5 e6 e7 f5 f6 f7 f8", "c6 d6 g10 i8"], [0, 0]),
                seat: WHITE,
                replies: &["k9-j8"],
                goal: |tried| match tried.chosen {
                    Move::TakeRing(_) if tried.after.removed(Colour::White) == 2 => Verdict::Done,
                    Move::TakeRing(_) if cannot_be_stopped(tried.after) => Verdict::GoingOn,
                    Move::TakeRing(_) => Verdict::Missed("one"),
                    _ => make_a_row(tried, || Verdict::Missed("miss")),
                },
                misses: &["miss", "one"],
                hint: &["e8-f9", "xe4-e8", "xg2", "f9-f10", "xf5-f9", "xb6"],
            },
        ],
    )
}

/// G6, G7: a row given to the opponent, when it pays and when it loses.
pub(super) fn gift() -> Lesson<State> {
    let markers = ["c5 d5 f5 g5 c6 d6 f6 g6 e4", "e5 e6 c4 d4 f4 g4 k8"];
    Lesson::of_steps(
        "gift",
        "G7",
        vec![
            Step {
                start: board(["e3 g7 b2 i8 h10", "e9 j7 k9 b6 i10"], markers, [0, 0]),
                seat: WHITE,
                replies: &[],
                goal: two_rows,
                misses: &["miss", "one"],
                hint: &["e3-e7", "xc5-g5", "xb2", "xc6-g6", "xi8"],
            },
            Step {
                start: board(["e3 g7 b2 i8 h10", "e9 j7 k9"], markers, [0, 2]),
                seat: WHITE,
                replies: &[],
                goal: |tried| match tried.after.rows(Colour::Black).next() {
                    Some(_) => Verdict::Missed("gift"),
                    None => make_a_row(tried, || Verdict::Missed("miss")),
                },
                misses: &["gift", "miss"],
                hint: &["g7-c3", "xc5-g5", "xb2"],
            },
        ],
    )
}

/// H3: the pool runs out.
pub(super) fn pool() -> Lesson<State> {
    let two_left = [
        "b1 b2 b3 b4 b7 c3 c5 d2 d3 d4 e3 e4 e7 e8 e9 e10 f5 f10 g11 h6 i5 i6 j5 j10 k9 k10",
        "a3 b5 c1 c7 d5 d7 d9 e5 f3 f4 f8 g4 g7 g8 g10 h4 h5 h10 i8 i9 i10 i11 k8",
    ];
    let one_left = [
        "a5 b7 c6 c7 d3 d5 d8 e7 f7 f8 g4 g5 h4 h5 h7 h8 h9 i6 i10 j5 j6 j7 j9 k10",
        "a3 b1 b2 b3 c1 c2 c3 d2 d6 e3 e6 e10 f2 f3 f5 g6 g7 g8 g10 h6 i4 i5 i7 j8 k7 k9",
    ];
    Lesson::of_steps(
        "pool",
        "H3",
        vec![
            Step {
                start: board(["a2 c6 i4 j9", "a4 d6 f6 h8 i7"], two_left, [1, 0]),
                seat: WHITE,
                replies: &[],
                goal: |tried| match tried.chosen {
                    _ if tried.is_over() => Verdict::done_if(tried.is_won()),
                    Move::Ring { .. } if can_make_row(tried.after) => Verdict::Missed("miss"),
                    _ => Verdict::GoingOn,
                },
                misses: &["miss"],
                hint: &["j9-h9"],
            },
            Step {
                start: board(["b6 e8 h3 i8", "c5 d1 d7 j11"], one_left, [1, 1]),
                seat: WHITE,
                replies: &[],
                goal: |tried| make_a_row(tried, || Verdict::Missed("miss")),
                misses: &["miss"],
                hint: &["i8-k8", "xj5-j9", "xb6"],
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
