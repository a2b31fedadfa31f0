//! From the first move to the first stack of five: one rule a lesson.

use super::{FIRST, SECOND, by_move, can_take, can_win, has_taken, lyngk_points, moved, played};
use crate::lesson::{Lesson, Step, Tried, Verdict};
use trilynx_games::lyngk::{Move, Point, Stack, State};

/// E1, E3: a piece moves onto another one, near or far.
pub(super) fn moving() -> Lesson<State> {
    Lesson::of_steps(
        "move",
        "E3",
        vec![
            Step {
                start: played("gibbbwgbwirrkbrbrigikgkrgkiibgrrggiikkkbwrk", ""),
                seat: FIRST,
                replies: &[],
                goal: |tried| by_move(tried, |_| true),
                misses: &["claim"],
                hint: &["e5-e6"],
            },
            Step {
                start: played("bbbgkkgwgirbwrbwgrrbkrkiirgiigbkikkbrgiirgk", "g8-f8"),
                seat: SECOND,
                replies: &[],
                goal: |tried| {
                    let far = matches!(tried.chosen, Move::Stack { from, to } if from.place().distance(to.place()) > 1);
                    by_move(tried, |_| far)
                },
                misses: &["claim", "miss"],
                hint: &["g7-g9"],
            },
        ],
    )
}

/// E5, E7: no colour twice, and a neutral stack never lands on a higher one.
pub(super) fn stacks() -> Lesson<State> {
    Lesson::of_steps(
        "stacks",
        "E7",
        vec![
            Step {
                start: played("bbbibkiwkrrbigrrgkgikbigirkigwrgggbkbwkikrr", "c6-c7"),
                seat: SECOND,
                replies: &[],
                goal: |tried| by_move(tried, |[above, below]| above.height() + below.height() == 3),
                misses: &["claim", "miss"],
                hint: &["c7-d7"],
            },
            Step {
                start: played("bbbwgikikkgbbikrggrigiirrwkigbrrbgikrbkkrgw", "h8-h7 g6-h6"),
                seat: FIRST,
                replies: &[],
                goal: |tried| by_move(tried, |[above, below]| above.height() == 2 && below.height() == 2),
                misses: &["claim", "miss"],
                hint: &["h6-h7"],
            },
            Step {
                start: played("bbbkkiibgwigkrrirkibriirgwkbkkggirkbgrgrbwg", "i7-h7 h7-h8"),
                seat: FIRST,
                replies: &[],
                goal: |tried| by_move(tried, |[above, below]| above.height() + below.height() == 4),
                misses: &["claim", "miss"],
                hint: &["h8-h6"],
            },
        ],
    )
}

/// D1, E5: a joker stands for whatever is missing, and nobody moves it alone.
pub(super) fn joker() -> Lesson<State> {
    Lesson::of_steps(
        "joker",
        "D1",
        vec![
            Step {
                start: played("gibbbwgbwirrkbrbrigikgkrgkiibgrrggiikkkbwrk", "i7-h7 c3-b2 b3-c4"),
                seat: SECOND,
                replies: &[],
                goal: |tried| by_move(tried, |[_, below]| below.is_joker()),
                misses: &["claim", "miss"],
                hint: &["c2-c1"],
            },
            Step {
                start: played(
                    "bwbbibwwbbkrbkgkgkrkgirrikgrirgkkibirrigigg",
                    "e6-e5 b4-b5 h5-g4 e7-d7 e3-e4 h8-g8 d4-c3 d7-d6 c3-c4 e2-f3 c6-c5 f6-f7",
                ),
                seat: FIRST,
                replies: &[],
                goal: |tried| by_move(tried, |[above, below]| above.height() == 2 && below.is_joker()),
                misses: &["claim", "miss"],
                hint: &["e5-b2"],
            },
        ],
    )
}

/// D3–D5: a claim comes before the move, and makes a colour one's own.
pub(super) fn claim() -> Lesson<State> {
    Lesson::of_steps(
        "claim",
        "D4",
        vec![
            Step {
                start: played("giikgwgbkribrbrbiiiggbgwkkkbbbwrrrrgrikkkig", "f3-e3 f7-f8 e6-e7"),
                seat: SECOND,
                replies: &[],
                goal: |tried| match moved(tried) {
                    None => Verdict::GoingOn,
                    Some(_) if tried.decisions == 1 => Verdict::Missed("miss"),
                    Some([above, _]) => match above.top_colour() {
                        Some(colour) if tried.before.owner(colour) == Some(tried.seat) => Verdict::Done,
                        _ => Verdict::Missed("other"),
                    },
                },
                misses: &["miss", "other"],
                hint: &["claim:black", "f4-f5"],
            },
            Step {
                start: played("bbbgkkgwgirbwrbwgrrbkrkiirgiigbkikkbrgiirgk", "g8-f8 f8-h8 h8-e8"),
                seat: SECOND,
                replies: &[],
                goal: |tried| match tried.chosen {
                    Move::Claim(colour) if Some(colour) == tallest(tried.before).top_colour() => Verdict::GoingOn,
                    Move::Claim(_) => Verdict::Missed("other"),
                    Move::Stack { .. } if tried.decisions == 1 => Verdict::Missed("miss"),
                    Move::Stack { .. } => Verdict::Done,
                },
                misses: &["miss", "other"],
                hint: &["claim:red", "c6-c7"],
            },
        ],
    )
}

fn tallest(state: &State) -> Stack {
    Point::all().map(|at| state.stack(at)).max_by_key(|stack| stack.height()).unwrap_or_default()
}

/// E8: a claimed colour lands on stacks of any height.
pub(super) fn tall() -> Lesson<State> {
    Lesson::of_steps(
        "tall",
        "E8",
        vec![
            Step {
                start: played(
                    "kbiwgbkbkiigirgkgbiirirrrkwggkbrrbbbkrkwggi",
                    "i7-h7 e2-f3 c5-c4 h7-h6 h6-h5 c4-b4 b4-d6 f3-g4 claim:blue g7-h5 g4-g5 d7-d6 f6-e6 b2-d4 claim:green f5-g5",
                ),
                seat: FIRST,
                replies: &[],
                goal: |tried| by_move(tried, |[above, below]| above.height() == 1 && below.height() > 1),
                misses: &["claim", "miss"],
                hint: &["g6-e6"],
            },
            Step {
                start: played(
                    "gkbbrwikgrgirikrikgbbrgbbgrigigwbiwrkbikrkk",
                    "i7-h7 h7-g6 f6-f5 e5-d4 g6-g5 f5-f4 f4-g4 d4-e4 e4-e6 claim:ivory e3-e2 e7-d7 f7-e6 e2-d2 d3-d2 claim:green g4-g8 d2-c3 f8-h5 \
                 c2-b2 f3-g5 d6-d7",
                ),
                seat: FIRST,
                replies: &[],
                goal: |tried| by_move(tried, |[above, below]| above.height() == 1 && below.height() == 3),
                misses: &["claim", "miss"],
                hint: &["c6-d7"],
            },
        ],
    )
}

/// E9: five pieces under one's own colour are a point.
pub(super) fn five() -> Lesson<State> {
    Lesson::of_steps(
        "five",
        "E9",
        vec![
            Step {
                start: played(
                    "gkbigikikwwkgrkibbrrribrbrgiibwkgbbkgriggkr",
                    "i7-h7 d5-c5 h7-h8 c3-b3 c5-d6 f3-f4 d6-e7 f4-g5 claim:black d3-d4 claim:red f7-f8",
                ),
                seat: FIRST,
                replies: &[],
                goal: |tried| by_move(tried, |_| has_taken(tried)),
                misses: &["claim", "miss"],
                hint: &["g7-e7"],
            },
            Step {
                start: played(
                    "bbkbirgbirrgggkiiirkkwkgbwikibbwrgigrgkbrkr",
                    "i7-h6 h6-h5 h5-g5 h8-h7 h7-g7 g7-g6 b4-c4 g4-f4 d3-c3 claim:red g8-g9",
                ),
                seat: FIRST,
                replies: &[],
                goal: |tried| match tried.chosen {
                    Move::Claim(_) if can_take(tried.after) => Verdict::GoingOn,
                    Move::Claim(_) => Verdict::Missed("other"),
                    Move::Stack { .. } => Verdict::done_if(has_taken(tried)),
                },
                misses: &["miss", "other"],
                hint: &["claim:black", "g6-f3"],
            },
        ],
    )
}

/// E10: what the opponent is about to take can be spoilt.
pub(super) fn block() -> Lesson<State> {
    Lesson::of_steps(
        "block",
        "E10",
        vec![
            Step {
                start: played(
                    "gggkkikkwkgbibbibbgiwrikrbbrkigkrbrririwrgg",
                    "f6-g6 g4-g3 g6-h6 h6-i7 g3-g5 d3-c3 g5-h5 c3-e3 b4-c4 e3-e4 claim:ivory g8-c4 c5-c6 claim:black f3-b3 b3-b5 i7-f4 claim:blue \
                 d7-e7 f7-b5 claim:red h7-e4 b5-e5 e8-c6 e6-d6 h5-h8 d6-c6 d4-c4 d2-e2 c7-d5",
                ),
                seat: FIRST,
                replies: &[],
                goal: |tried| Verdict::done_if(!can_take(tried.after)),
                misses: &["miss"],
                hint: &["f8-f5"],
            },
            Step {
                start: played(
                    "irrrbirigkiriggbbrgigkwkbkbkkwigirkbkgrbwbg",
                    "g9-f8 f8-g8 g8-h8 c4-b4 c7-c6 c6-d6 g4-h5 i7-h7 d6-e7 claim:ivory d4-d5 f3-e2 d5-e5 f6-e6 h5-e2 claim:black h7-g6 claim:green \
                 d2-g3 claim:red c2-c1 e3-b2 e7-f7 b2-e5 e8-d7 f4-f5 g5-f5 g6-h6 b5-c5 e4-f5 c5-b4 f5-c3",
                ),
                seat: FIRST,
                replies: &[],
                goal: |tried| by_move(tried, |[above, below]| above.height() + below.height() == 5 && !can_take(tried.after)),
                misses: &["miss"],
                hint: &["b4-a3"],
            },
        ],
    )
}

/// F: pieces of a claimed colour carry each other on.
pub(super) fn lyngk() -> Lesson<State> {
    Lesson::of_steps(
        "lyngk",
        "F3",
        vec![
            Step {
                start: played(
                    "kggbirrrgrbkirwkkikbbbgigrbigkikkrgiwgbbiwr",
                    "i7-h7 h7-h8 h8-h6 h5-g5 g9-f8 e2-d2 b3-a3 g5-g6 c6-b5 g6-g7 claim:green f6-h6 claim:black g7-g8",
                ),
                seat: FIRST,
                replies: &[],
                goal: |tried| by_move(tried, |_| lyngk_points(tried) >= 1),
                misses: &["claim", "miss"],
                hint: &["e8-f7"],
            },
            Step {
                start: played(
                    "grggbgkgibbrkkiigbkbrkbbwwibkirgkkrirrwrigi",
                    "c6-d6 d6-d5 d5-e5 i7-h6 e3-f4 h6-h5 d4-e4 h5-g5 c7-d7 f4-g4 g4-g3 e4-f5 c5-c4 f5-f6 claim:green c3-c4 g6-h7 c4-d3 f6-f3 c2-c1 \
                 h7-h8 d3-b2 d7-e8 b4-e7 g8-g7 b3-e8 f8-f7 a3-f7 claim:red g9-e5",
                ),
                seat: FIRST,
                replies: &[],
                goal: |tried| by_move(tried, |_| lyngk_points(tried) >= 2),
                misses: &["claim", "miss"],
                hint: &["f7-b5"],
            },
            Step {
                start: played(
                    "bkkwikgbikigirbggrgiwgbriwgbkrkbrgribkbrikr",
                    "h6-h7 h7-h8 h8-h5 g4-g3 g3-g5 i7-g7 g7-g8 g8-g9 g6-f6 claim:black f6-f5 f4-f3 e8-d7 d7-d6 c5-d6 c3-d3 d6-e6 g5-e3 f5-e5 \
                 claim:red h5-e4 d4-c4 claim:ivory e5-d2 a3-b4 e3-f8 f3-d3 g9-e2 b3-d3 f7-c7 claim:green b2-b4",
                ),
                seat: FIRST,
                replies: &[],
                goal: |tried| by_move(tried, |_| has_taken(tried)),
                misses: &["miss"],
                hint: &["c7-b4"],
            },
        ],
    )
}

/// G: the last moves, and what counts.
pub(super) fn end() -> Lesson<State> {
    let goal = |tried: &Tried<'_, State>| match tried.chosen {
        Move::Claim(_) if can_win(tried.after, tried.seat) => Verdict::GoingOn,
        _ => Verdict::done_if(tried.is_won()),
    };
    Lesson::of_steps(
        "end",
        "G1",
        vec![
            Step {
                start: played(
                    "grrkirigibgbgikrbggrrrgwbrbiikkkbbkbwwiikgk",
                    "e4-f4 f4-f5 f5-g6 i7-h6 e8-f8 h6-g5 d7-e7 g5-e5 f8-e7 h8-h7 h7-h5 h5-g4 g7-g8 d2-d3 g8-g9 c2-c1 e5-e6 d3-e3 f3-e2 c6-c7 d4-f6 \
                 b3-c4 a3-b4 c5-d5 b4-c4 d5-b5 e3-g3 f6-c3 c3-b2 claim:green c7-c1 claim:black f7-e2",
                ),
                seat: FIRST,
                replies: &[],
                goal,
                misses: &["miss"],
                hint: &["b2-d6"],
            },
            Step {
                start: played(
                    "kwgibigkgwrkrrkbbgikrigbwkbbrigbkigkbirrgir",
                    "d3-e3 f4-g5 g5-e3 i7-h7 d2-e2 g7-f7 h7-f7 c3-b2 h5-f5 f6-g6 c6-c5 g6-g8 g8-h8 f5-f3 e2-c2 c5-d6 d6-e6 d4-d5 g4-g9 g9-g3 \
                 claim:black e7-f8 b4-b3 b2-c2 f8-e8 d5-e5 claim:blue b5-b3 c4-c1 b3-a3 e5-e4 a3-h6",
                ),
                seat: FIRST,
                replies: &[],
                goal,
                misses: &["miss"],
                hint: &["c7-d7"],
            },
        ],
    )
}
