//! From the first set to the last card: one rule a lesson.

use super::{ME, Player, attacks, by_set, cards, heap, laid, player};
use crate::lesson::{Lesson, Step, Verdict};
use trilynx_games::Seat;
use trilynx_games::linko::{Cards, Move, Phase, Set, State};

/// LINKO 2: what a set is.
pub(super) fn set() -> Lesson<State> {
    Lesson::of_steps(
        "set",
        "2",
        vec![
            Step {
                start: cards(
                    &[player("2 2 2 4 7 7 7 9 11 12 X", &["5 5"]), player("1 1 3 3 4 6 8 10 10 11 13 13", &["8"])],
                    "3 5 6 9 12 13",
                    0,
                    Phase::Lay,
                ),
                seat: ME,
                replies: &[],
                goal: |tried| by_set(tried, |set| set.count() >= 3),
                misses: &["miss"],
                hint: &["2+2+2"],
            },
            Step {
                start: cards(
                    &[player("4 7 7 7 9 11 12 X", &["5 5", "2 2 2"]), player("1 1 3 3 4 6 10 10 11 13 13", &["8", "6"])],
                    "3 5 6 9 12 13",
                    0,
                    Phase::Lay,
                ),
                seat: ME,
                replies: &[],
                goal: |tried| by_set(tried, |set| set.count() == 2 && set.jokers() == 0),
                misses: &["miss"],
                hint: &["7+7"],
            },
        ],
    )
}

/// LINKO 3: jokers among other cards, and alone.
pub(super) fn joker() -> Lesson<State> {
    Lesson::of_steps(
        "joker",
        "3",
        vec![
            Step {
                start: cards(
                    &[player("3 3 6 7 7 7 10 X", &["2 2", "4 4 4"]), player("1 1 3 4 6 8 10 11 12 12", &["9 9", "5"])],
                    "2 5 8 9 11 13",
                    0,
                    Phase::Lay,
                ),
                seat: ME,
                replies: &[],
                goal: |tried| by_set(tried, |set| set.jokers() > 0 && set.count() >= 4),
                misses: &["miss"],
                hint: &["7+7+7+X"],
            },
            Step {
                start: cards(
                    &[player("4 5 9 12 12 X X", &["2 2", "4 4 4", "8"]), player("1 1 3 5 6 6 10 11", &["9 9", "5", "13 13"])],
                    "1 3 7 8 11 13",
                    0,
                    Phase::Lay,
                ),
                seat: ME,
                replies: &[],
                goal: attacks,
                misses: &["count", "low"],
                hint: &["X+X"],
            },
        ],
    )
}

/// LINKO 5: as many cards, and a higher value.
pub(super) fn attack() -> Lesson<State> {
    let players = [
        player("2 6 6 6 9 9 9 12", &["4 4", "1 1", "3"]),
        player("1 3 5 8 8 10 11 13", &["2 2", "5 5 5"]),
        player("2 3 4 6 10 12 12 13", &["9 9", "7 7 7"]),
    ];
    Lesson::of_steps(
        "attack",
        "5",
        vec![
            Step {
                start: cards(
                    &[player("3 4 4 5 9 9 11 13 13 13", &["1 1 1"]), player("1 2 2 5 7 7 8 10 11 12 12", &["6 6"])],
                    "1 3 6 8 10 10",
                    0,
                    Phase::Lay,
                ),
                seat: ME,
                replies: &[],
                goal: attacks,
                misses: &["count", "low"],
                hint: &["9+9"],
            },
            Step {
                start: cards(
                    &[player("3 5 5 6 10 10 10 12", &["1 1 1", "4 4"]), player("1 2 2 7 7 9 11 11 12", &["6 6", "8 8"])],
                    "1 3 6 8 9 13",
                    0,
                    Phase::Lay,
                ),
                seat: ME,
                replies: &[],
                goal: attacks,
                misses: &["count", "low"],
                hint: &["10+10"],
            },
            Step {
                start: cards(&players, "1 4 7 8 11 13", 0, Phase::Lay),
                seat: ME,
                replies: &["row:13", "row:11", "row:8", "row:7", "pile"],
                goal: |tried| {
                    let (before, _) = tried.views();
                    match laid(tried) {
                        Some(set) => {
                            let attacked =
                                [Seat(1), Seat(2)].iter().filter(|seat| before.top(**seat).is_some_and(|top| set.attacks(top))).count();
                            [Verdict::Missed("miss"), Verdict::Missed("one"), Verdict::GoingOn][attacked]
                        }
                        None if tried.decisions == 3 => Verdict::Done,
                        None => Verdict::GoingOn,
                    }
                },
                misses: &["miss", "one"],
                hint: &["9+9+9", "take", "leave"],
            },
        ],
    )
}

/// LINKO 6: the attacker takes the set, or leaves it.
pub(super) fn take() -> Lesson<State> {
    Lesson::of_steps(
        "take",
        "6",
        vec![
            Step {
                start: cards(
                    &[player("3 4 6 9 9 12 12 13", &["1 1 1", "5 5"]), player("1 2 2 7 7 8 10 11 11", &["6 6", "9 9"])],
                    "1 3 4 8 10 13",
                    0,
                    Phase::Lay,
                ),
                seat: ME,
                replies: &[],
                goal: |tried| match tried.chosen {
                    Move::Take => Verdict::Done,
                    Move::Leave => Verdict::Missed("leave"),
                    _ if matches!(attacks(tried), Verdict::Done) => Verdict::GoingOn,
                    _ => Verdict::Missed("miss"),
                },
                misses: &["miss", "leave"],
                hint: &["12+12", "take"],
            },
            Step {
                start: cards(
                    &[player("4 10 10", &["1 1 1", "5 5", "12 12", "8 8 8"]), player("7 13", &["6 6 6", "9 9", "11 11 11 11", "3 3"])],
                    "1 2 4 7 8 10",
                    0,
                    Phase::Lay,
                ),
                seat: ME,
                replies: &[],
                goal: |tried| match tried.chosen {
                    Move::Leave => Verdict::Done,
                    Move::Take => Verdict::Missed("take"),
                    _ if matches!(attacks(tried), Verdict::Done) => Verdict::GoingOn,
                    _ => Verdict::Missed("miss"),
                },
                misses: &["miss", "take"],
                hint: &["10+10", "leave"],
            },
        ],
    )
}

/// LINKO 6: the attacked player takes the set back, or discards it and draws.
pub(super) fn answer() -> Lesson<State> {
    let left = Phase::Answer { owner: ME };
    Lesson::of_steps(
        "answer",
        "6",
        vec![
            Step {
                start: cards(
                    &[player("3 6 8 8 11 11 13", &["1 1", "5 5", "11 11"]), player("2 2 7 7 8 9 10 10", &["6 6", "4", "12 12"])],
                    "1 2 3 4 7 9",
                    1,
                    left,
                ),
                seat: ME,
                replies: &[],
                goal: |tried| Verdict::done_if(tried.chosen == Move::Reclaim),
                misses: &["miss"],
                hint: &["reclaim"],
            },
            Step {
                start: cards(
                    &[player("3 6 8 8 8 11 11 13", &["1 1", "5 5", "2"]), player("2 2 7 7 9 9 10 10", &["6 6", "4 4", "12"])],
                    "1 3 4 8 9 13",
                    1,
                    left,
                ),
                seat: ME,
                replies: &[],
                goal: |tried| match tried.chosen {
                    Move::Discard => Verdict::GoingOn,
                    Move::Row(card) if card.number() == Some(8) => Verdict::Done,
                    Move::Row(_) | Move::Pile => Verdict::Missed("draw"),
                    _ => Verdict::Missed("miss"),
                },
                misses: &["miss", "draw"],
                hint: &["discard", "row:8"],
            },
        ],
    )
}

/// LINKO 7: cards are drawn one by one, from the row or the pile.
pub(super) fn draw() -> Lesson<State> {
    Lesson::of_steps(
        "draw",
        "7",
        vec![
            Step {
                start: cards(
                    &[
                        player("1 4 9 9 12 13", &["2 2 2", "6 6"]),
                        Player { known: "4 4", ..player("1 3 4 4 5 5 7 8 10 11 12", &["8 8", "11 11"]) },
                    ],
                    "1 3 9 9 10 13",
                    1,
                    Phase::Draw { owner: ME, owed: 2 },
                ),
                seat: ME,
                replies: &[],
                goal: |tried| match tried.chosen {
                    Move::Row(card) if card.number() == Some(9) => {
                        if tried.decisions == 2 {
                            Verdict::Done
                        } else {
                            Verdict::GoingOn
                        }
                    }
                    _ => Verdict::Missed("miss"),
                },
                misses: &["miss"],
                hint: &["row:9", "row:9"],
            },
            Step {
                start: cards(
                    &[
                        player("1 5 7 10 10 12", &["2 2", "8 8"]),
                        Player { known: "4 4 4", ..player("3 4 4 4 6 6 8 11 11 12 13", &["3 3", "9 9 9"]) },
                    ],
                    "1 2 5 10 13 X",
                    1,
                    Phase::Draw { owner: ME, owed: 3 },
                ),
                seat: ME,
                replies: &[],
                goal: |tried| match (tried.views().1.hand(), tried.decisions) {
                    (_, 1 | 2) => Verdict::GoingOn,
                    (Some(hand), _) => Verdict::done_if(hand.contains(heap("10 10 10 X"))),
                    (None, _) => Verdict::Missed("miss"),
                },
                misses: &["miss"],
                hint: &["row:X", "pile", "row:10"],
            },
        ],
    )
}

/// The first tactic: sets that are hard to attack.
pub(super) fn safe() -> Lesson<State> {
    let open = Player { known: "9 9 9", ..player("1 2 4 8 8 9 9 9 13", &["3 3", "6 6 6", "11 11"]) };
    Lesson::of_steps(
        "safe",
        "5",
        vec![
            Step {
                start: cards(
                    &[player("3 3 3 3 3 6 8 10 12 13", &["1 1", "4"]), player("1 2 5 5 7 8 9 10 11 11", &["6 6", "2"])],
                    "2 4 7 9 12 13",
                    0,
                    Phase::Lay,
                ),
                seat: ME,
                replies: &[],
                goal: |tried| by_set(tried, |set| set.count() == 5),
                misses: &["miss"],
                hint: &["3+3+3+3+3"],
            },
            Step {
                start: cards(
                    &[player("4 4 4 4 9 13 13", &["1 1", "5 5", "10 10"]), player("8 11 12", &["6 6 6", "9 9", "2 2 2", "7 7"])],
                    "1 3 5 8 11 12",
                    0,
                    Phase::Lay,
                ),
                seat: ME,
                replies: &[],
                goal: |tried| by_set(tried, |set| usize::from(set.count()) > tried.views().1.hand_size(Seat(1))),
                misses: &["miss"],
                hint: &["4+4+4+4"],
            },
            Step {
                start: cards(&[player("4 5 6 6 7 7 7 10 10", &["1 1", "5 5"]), open], "2 3 4 8 12 12", 0, Phase::Lay),
                seat: ME,
                replies: &[],
                goal: |tried| {
                    let known = tried.views().0.known(Seat(1));
                    let dangers =
                        || known.faces().flat_map(|(card, count)| (1..=count).filter_map(move |n| Set::from_cards(Cards::of(card, n))));
                    by_set(tried, |set| !dangers().any(|danger| danger.attacks(set)))
                },
                misses: &["miss"],
                hint: &["10+10"],
            },
        ],
    )
}

/// LINKO 4, 9: the last card ends the game, and what counts.
pub(super) fn end() -> Lesson<State> {
    Lesson::of_steps(
        "end",
        "4",
        vec![
            Step {
                start: cards(
                    &[player("8 8", &["1 1 1", "5 5", "12 12", "9 9 9 9"]), player("4 7 13", &["6 6 6", "3", "11 11 11", "10 10 10"])],
                    "1 2 4 7 8 13",
                    0,
                    Phase::Lay,
                ),
                seat: ME,
                replies: &[],
                goal: |tried| Verdict::done_if(tried.is_won()),
                misses: &["miss"],
                hint: &["8+8"],
            },
            Step {
                start: cards(
                    &[
                        player("4 4 4 12", &["1 1 1", "5 5", "9 9 9 9", "2 2 2"]),
                        player("13", &["6 6 6", "3 3", "11 11 11 11", "7", "10 10"]),
                    ],
                    "1 2 5 8 8 13",
                    0,
                    Phase::Lay,
                ),
                seat: ME,
                replies: &[],
                goal: |tried| match tried.is_over() {
                    true => Verdict::done_if(tried.is_won()),
                    false => Verdict::GoingOn,
                },
                misses: &["miss"],
                hint: &["4+4+4"],
            },
        ],
    )
}
