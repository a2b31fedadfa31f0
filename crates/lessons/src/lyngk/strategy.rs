//! What the rules alone do not say: when to claim, what to threaten, what to cut.

use super::{FIRST, by_move, can_take, can_win, has_taken, legal, moved, played};
use crate::lesson::{Lesson, Step, Tried, Verdict};
use trilynx_games::lyngk::{Move, Phase, State};
use trilynx_games::{Game, Seat};

/// E9, G1: the aim, seen from its end.
pub(super) fn aim() -> Lesson<State> {
    Lesson::of_steps(
        "aim",
        "G1",
        vec![
            Step {
                start: played(
                    "brbgkkiibibgkgikbrbigkigwigrkrrwbkrggrkwrbi",
                    "d5-c5 claim:black c5-g6 f7-f6 c6-d7 b4-d6 h5-h7 e6-e5 f8-e8 g8-g9 c1-e2 d7-e7 f4-e3 claim:red e8-h8 e3-g5 d6-f6 c3-c4 g5-g4 d2-d3 \
                     f5-e5 f6-f3 g4-g3 h7-e4 h8-h6 g6-g7",
                ),
                seat: FIRST,
                replies: &[],
                goal: |tried| by_move(tried, |_| has_taken(tried)),
                misses: &["claim", "miss"],
                hint: &["h6-i7"],
            },
            Step {
                start: played(
                    "rirbiikwgbiwrbrkkgkrigrkbribrikgibbkgggwbgk",
                    "d3-d2 f5-e5 e7-f7 g7-f6 e5-e6 claim:black f7-e6 e4-d4 f6-g5 c6-d6 b5-c5 d4-d5 c2-d2 g8-g6 h7-d7 c5-c7 g5-f4 claim:green c4-f4 \
                     f8-e8 g6-g4 e3-e2 d7-d6 c7-i7 i7-h6 b2-b3 b3-b4 d5-h5 claim:blue a3-c3 d2-c1 h8-c3 claim:ivory f3-g3",
                ),
                seat: FIRST,
                replies: &[],
                goal: |tried| if goes_on_alone(tried) { Verdict::GoingOn } else { Verdict::done_if(tried.is_won()) },
                misses: &["miss"],
                hint: &["g4-e2"],
            },
        ],
    )
}

/// Whether it is the learner's turn again, because the opponent has no move.
fn goes_on_alone(tried: &Tried<'_, State>) -> bool {
    tried.after.phase().to_act() == Some(tried.seat)
}

/// D3: a claim is for good; wait for a reason.
pub(super) fn choose() -> Lesson<State> {
    Lesson::of_steps(
        "choose",
        "D3",
        vec![
            Step {
                start: played("kbrkrikwgibkkrwgbigigwbrkbgkggribirrbgbikri", "c6-c5 a3-b3 b3-c3 b4-b2"),
                seat: FIRST,
                replies: &[],
                goal: |tried| match moved(tried) {
                    None => Verdict::Missed("early"),
                    Some([above, below]) if above.height() + below.height() < 3 => Verdict::Missed("miss"),
                    Some(_) if can_take(tried.after) => Verdict::Missed("danger"),
                    Some(_) => Verdict::Done,
                },
                misses: &["danger", "early", "miss"],
                hint: &["c5-d5"],
            },
            Step {
                start: played(
                    "igwwigkibgrbibkkirbgggibkwbgrrrgrirbkbkkirk",
                    "g5-f5 h7-g7 e8-d7 f8-e7 g7-g8 f4-e4 d2-d3 b5-b4 d5-e6 c4-d4 e4-g4 d4-e5 f5-f6 g4-f3 f3-h5 g8-f7 d3-e3 e7-e6 g9-g6 g6-h6 \
                     b4-b3 c6-c7",
                ),
                seat: FIRST,
                replies: &[],
                goal: |tried| match tried.chosen {
                    Move::Claim(colour) => {
                        let tops = |colour| tried.before.board().topped(colour).len();
                        let most = tried.before.neutral().iter().map(tops).max();
                        if Some(tops(colour)) == most { Verdict::GoingOn } else { Verdict::Missed("other") }
                    }
                    Move::Stack { .. } if tried.decisions == 1 => Verdict::Missed("miss"),
                    Move::Stack { .. } => Verdict::Done,
                },
                misses: &["miss", "other"],
                hint: &["claim:ivory", "a3-b2"],
            },
        ],
    )
}

/// E9: a stack of four is a threat, for anyone who can reach it.
pub(super) fn four() -> Lesson<State> {
    Lesson::of_steps(
        "four",
        "E9",
        vec![
            Step {
                start: played(
                    "bgrgiigkgrikggkkbkrrkbrbbbkirgwiwrbgirbiiwk",
                    "f4-f3 c3-d3 c4-c5 b2-b3 claim:red g6-g7 f3-e2 g7-g8 e4-e5 h5-g5 b4-b5 c5-a3 e5-f5 d3-e3 claim:blue b3-d5",
                ),
                seat: FIRST,
                replies: &[],
                goal: |tried| by_move(tried, |_| cannot_be_stopped(tried.after, tried.seat)),
                misses: &["claim", "miss"],
                hint: &["g9-g8"],
            },
            Step {
                start: played(
                    "krgigiwgrigiikkgwbrgbkbkbwkrkbgrkrrrbibgibi",
                    "h6-g6 d3-e4 d2-e3 claim:blue f4-g5 f6-g7 g7-g8 g6-e6 d7-f8 g5-h5 e8-h7 b2-b3 e4-c2 e5-f5 c2-e2 f5-d5 d5-d6 e3-f3 g8-g9 c4-c3 \
                     f3-f7 claim:green f7-e7 f8-i7 claim:ivory c5-d6 c3-d4 c6-e2 h7-d4",
                ),
                seat: FIRST,
                replies: &[],
                goal: |tried| match moved(tried) {
                    Some([above, below]) if above.height() + below.height() == 4 && is_own(tried) => {
                        if can_take(tried.after) {
                            Verdict::Missed("danger")
                        } else {
                            Verdict::Done
                        }
                    }
                    _ => Verdict::Missed("miss"),
                },
                misses: &["danger", "miss"],
                hint: &["b5-h5"],
            },
        ],
    )
}

/// Whether the stack that moved has a colour of the learner's on top.
fn is_own(tried: &Tried<'_, State>) -> bool {
    moved(tried).and_then(|[above, _]| above.top_colour()).is_some_and(|colour| tried.after.owner(colour) == Some(tried.seat))
}

/// Whether the opponent can take nothing now, and the seat can take a stack of five next whatever the opponent does.
fn cannot_be_stopped(state: &State, seat: Seat) -> bool {
    let answered = |reply: &Move| {
        let mut next = *state;
        next.play_unchecked(*reply);
        match reply {
            Move::Claim(_) => cannot_be_stopped(&next, seat),
            Move::Stack { .. } => next.phase().to_act() == Some(seat) && can_take(&next),
        }
    };
    state.phase().to_act().is_some_and(|mover| mover != seat) && !can_take(state) && legal(state).iter().all(answered)
}

/// D1, E5: jokers complete stacks, for either side.
pub(super) fn wild() -> Lesson<State> {
    Lesson::of_steps(
        "wild",
        "E5",
        vec![
            Step {
                start: played(
                    "bkgirkiigrwbbriwkiikbrrggrbrkbgrwigbgkkbkgi",
                    "g9-g8 g5-h6 g8-f7 c5-d6 d6-e7 d3-d2 b2-c3 b5-c6 claim:red c6-f7 h6-g6 h5-g4 g6-f5 f3-g4 e8-d7 e7-g7 f5-h7 g7-e2 f4-i7 f6-e5 \
                     i7-e3 c2-c1 c3-b3 d2-d4 claim:ivory b4-f8 e5-h8 e3-g3 d4-c4 d7-c7",
                ),
                seat: FIRST,
                replies: &[],
                goal: |tried| by_move(tried, |_| has_taken(tried)),
                misses: &["claim", "miss"],
                hint: &["c4-d5"],
            },
            Step {
                start: played(
                    "rkriirkkgrbbkkigwkrgribwikbbibiwbrgbgrgiggk",
                    "g7-g8 a3-b4 claim:black c3-b3 e3-d3 g8-g9 b4-c4 g5-f5 claim:ivory f5-h5 claim:green d2-f4 e8-f7 c2-b5 h5-h6 f3-h6 f8-g9 e4-e5 \
                     g9-e7 b2-c6 e5-e6 c6-c4 f7-g6 b3-d5 f6-d5",
                ),
                seat: FIRST,
                replies: &[],
                goal: |tried| Verdict::done_if(!can_take(tried.after)),
                misses: &["miss"],
                hint: &["b5-d6"],
            },
        ],
    )
}

/// F2: a network can be cut.
pub(super) fn cut() -> Lesson<State> {
    let goal = |tried: &Tried<'_, State>| by_move(tried, |_| !can_take(tried.after));
    Lesson::of_steps(
        "cut",
        "F2",
        vec![
            Step {
                start: played(
                    "igbbkkggrrwrwgrbgbkrgiwiigkrrgbkbiibkirikkb",
                    "d3-d4 claim:black h7-g9 d6-c5 f5-g5 a3-b3 f7-g8 i7-h6 g5-g4 d4-d2 e4-f4 g8-f8 g3-g4 c7-d7 g4-f3 d7-e7 claim:ivory c5-b4 \
                     claim:blue f4-h6 b5-b4 h6-e3 g9-g7 f8-e8 g7-h5 e8-c6 d2-d5 c2-g6 e5-d5",
                ),
                seat: FIRST,
                replies: &[],
                goal,
                misses: &["claim", "miss"],
                hint: &["b2-e2"],
            },
            Step {
                start: played(
                    "rgbbbgbgbwibrririrgibkiikgkwkribggrrkiwkkgk",
                    "e3-d2 d7-c7 g6-f6 f4-f5 d5-d4 e7-e8 g4-e4 claim:red c7-f5 g5-h6 f5-h8 e4-d3 f7-h6 e6-c4 e2-e5 c2-c3 claim:ivory d2-b2 \
                     claim:blue b5-b2 c4-c5 b2-g8 c5-f6 e5-d4 d4-b4",
                ),
                seat: FIRST,
                replies: &[],
                goal,
                misses: &["claim", "miss"],
                hint: &["d3-d6"],
            },
        ],
    )
}

/// E11, E12: a claim that is forced, and turns that are passed.
pub(super) fn forced() -> Lesson<State> {
    Lesson::of_steps(
        "forced",
        "E11",
        vec![
            Step {
                start: played(
                    "biirbbkrbrkgrgiwgbbkkgrbgrgwiikwrkkkigibigr",
                    "b3-c4 e4-e5 h6-i7 b5-c6 c2-d3 c4-c3 c7-d7 g8-h8 e5-d4 c3-d3 f8-g9 c5-c1 d6-e7 i7-h7 d4-d5 e6-e3 g7-f6 e3-f4 e2-f3 g4-g3 \
                     d5-f5 b2-d2 h7-g6 e7-f7 g3-g5 g5-h5 g9-b4 b4-a3",
                ),
                seat: FIRST,
                replies: &[],
                goal: |tried| match tried.chosen {
                    Move::Claim(_) if can_win(tried.after, tried.seat) => Verdict::GoingOn,
                    Move::Claim(_) => Verdict::Missed("other"),
                    Move::Stack { .. } => Verdict::done_if(tried.is_won()),
                },
                misses: &["other"],
                hint: &["claim:ivory", "d2-d7"],
            },
            Step {
                start: played(
                    "rkbgbrkgrkkkiibgbkrrwbirwkbigkribwgriibggig",
                    "c5-b4 b4-b3 b3-a3 c1-d2 g4-g3 f5-g6 g3-g5 h7-h8 g6-g7 e6-d6 d6-e7 g7-f7 c4-d4 c6-c3 d2-c2 g8-f8 g5-h6 e7-e8 d4-d3 d3-e4 \
                     f6-e5 f3-f4 f4-e3 d7-d5 b2-b5 h5-e2 claim:red c2-e5 claim:black c7-e4 claim:ivory e8-i7 e3-h8",
                ),
                seat: FIRST,
                replies: &[],
                goal: |tried| if goes_on_alone(tried) { Verdict::GoingOn } else { Verdict::done_if(tried.is_won()) },
                misses: &["miss"],
                hint: &["g9-a3", "f8-d5"],
            },
        ],
    )
}

/// H: stacks of six.
pub(super) fn six() -> Lesson<State> {
    Lesson::of_steps(
        "six",
        "H4",
        vec![
            Step {
                start: "lyngk/six layout=kkrwbibgbgrkkggiwbbiikkrrrrikikbgwiiggbgrbr f5-f4 a3-b3 b3-c4 g8-g7 d4-d5 h5-g4 d5-e6 d3-e4 g7-h8 e3-f3 \
                        e6-e7 e7-d7 i7-h6 f6-g6 claim:green e4-c2 g6-h7"
                    .to_owned(),
                seat: FIRST,
                replies: &[],
                goal: |tried| by_move(tried, |_| tried.is_won()),
                misses: &["claim", "miss"],
                hint: &["d7-d6"],
            },
            Step {
                start: "lyngk/six layout=ikrbirgbikbgbwrkggriikbbrrgiiwkbrgikkwggkbr f4-g4 b2-c2 c2-d2 h7-g6 claim:blue g8-h8 c5-b4 b4-a3 a3-b3 \
                        d2-e2 g5-e3 claim:ivory g4-g3 claim:black g6-h6 e8-e7 f8-e3 f5-d3 h8-i7 e4-c3 g7-f3 c3-d5 g3-g9"
                    .to_owned(),
                seat: FIRST,
                replies: &[],
                goal: |tried| Verdict::done_if(!wins_with_six(tried.after)),
                misses: &["miss"],
                hint: &["d3-d4"],
            },
        ],
    )
}

/// Whether the seat that decides can complete a stack of six now, perhaps after a claim.
fn wins_with_six(state: &State) -> bool {
    legal(state).iter().any(|chosen| {
        let mut next = *state;
        next.play_unchecked(*chosen);
        match chosen {
            Move::Claim(_) => wins_with_six(&next),
            Move::Stack { .. } => matches!(next.phase(), Phase::Won { .. }),
        }
    })
}
