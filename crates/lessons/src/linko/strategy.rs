//! What the rules alone do not say: what to hold, what to count, when to let the others be.

use super::{ME, Player, by_set, cards, laid, late, player};
use crate::lesson::{Lesson, Step, Tried, Verdict};
use trilynx_games::linko::{Card, Cards, Move, Phase, Set, State, View};
use trilynx_games::{Game, Seat};

/// LINKO 1, 9: the aim, seen from the deal and from the last card.
pub(super) fn aim() -> Lesson<State> {
    Lesson::of_steps(
        "aim",
        "9",
        vec![
            Step {
                start: cards(
                    &[player("2 2 2 4 5 5 7 7 7 9 11 12 X", &[]), player("1 1 3 3 4 6 8 8 10 10 11 13 13", &[])],
                    "3 5 6 9 12 13",
                    0,
                    Phase::Lay,
                ),
                seat: ME,
                replies: &[],
                goal: |_| Verdict::Done,
                misses: &[],
                hint: &["5+5"],
            },
            Step {
                start: cards(
                    &[player("6 6 6", &["2 2 2 2", "11 11 11", "8 8 8"]), player("4 9 13 13", &["5 5 5", "3 3 3", "10 10 10"])],
                    "1 1 4 7 9 12",
                    0,
                    Phase::Lay,
                ),
                seat: ME,
                replies: &[],
                goal: |tried| Verdict::done_if(tried.is_won()),
                misses: &["miss"],
                hint: &["6+6+6"],
            },
        ],
    )
}

/// LINKO 5: several opponents, one after the other.
pub(super) fn round() -> Lesson<State> {
    let leader = [
        player("3 6 6 8 8 10 10 10 13", &["1 1", "4 4"]),
        player("1 2 2 5 5 9 11 12 12", &["3 3", "7 7"]),
        player("4 11", &["6 6 6", "2 2 2 2", "9 9 9", "12", "13 13 13", "8 8 8"]),
        player("1 3 7 9 10 11 12 13", &["4 4 4", "5 5"]),
    ];
    let between = [
        player("4 7 7 7 8 8 8 8 9 11 11 13", &["1"]),
        Player { known: "9 9 9", ..player("1 2 2 5 6 9 9 9 12 13", &["3 3 3"]) },
        Player { known: "12 12", ..player("1 3 4 5 6 10 11 12 12", &["2 2", "6 6"]) },
        Player { known: "10", ..player("1 3 4 5 6 10 11 13", &["4 4", "7 7 7"]) },
    ];
    Lesson::of_steps(
        "round",
        "5",
        vec![
            Step {
                start: cards(&leader, "1 5 6 8 9 10", 0, Phase::Lay),
                seat: ME,
                replies: &[],
                goal: |tried| match attacked(tried) {
                    seats if seats.contains(&Seat(2)) => Verdict::Done,
                    seats if seats.is_empty() => Verdict::Missed("miss"),
                    _ => Verdict::Missed("other"),
                },
                misses: &["miss", "other"],
                hint: &["10+10+10"],
            },
            Step {
                start: cards(&between, "2 5 7 8 10 12", 0, Phase::Lay),
                seat: ME,
                replies: &[],
                goal: |tried| by_set(tried, |set| (1..4).all(|seat| !beats(tried.views().0.known(Seat(seat)), set))),
                misses: &["miss"],
                hint: &["8+8+8+8"],
            },
        ],
    )
}

/// Whom the learner attacks with the set laid.
fn attacked(tried: &Tried<'_, State>) -> Vec<Seat> {
    match tried.chosen {
        Move::Lay(set) => tried.views().0.would_attack(set),
        _ => Vec::new(),
    }
}

/// Whether a set could be attacked with some of these cards.
fn beats(cards: Cards, set: Set) -> bool {
    let jokers = cards.less(cards.numbered());
    let with_jokers = |(card, count): (Card, u8)| {
        let value = Cards::of(card, count.min(set.count()));
        let joker = jokers.iter().next().map_or(Cards::EMPTY, |joker| Cards::of(joker, set.count().saturating_sub(count)));
        (joker.len() <= jokers.len()).then(|| value.plus(joker))
    };
    let found = cards.faces().filter_map(with_jokers);
    found.filter_map(Set::from_cards).any(|other| other.attacks(set))
}

/// LINKO 6: a weak set can be bait.
pub(super) fn bait() -> Lesson<State> {
    Lesson::of_steps(
        "bait",
        "6",
        vec![
            Step {
                start: cards(
                    &[
                        player("2 5 8 10 10 10 13", &["1 1 1", "4 4 4"]),
                        Player { known: "6", ..player("3 4 6 7 9 11 12 12", &["2 2", "8", "11 11"]) },
                    ],
                    "1 3 5 9 12 X",
                    0,
                    Phase::Lay,
                ),
                seat: ME,
                replies: &["6", "take"],
                goal: |tried| match tried.chosen {
                    Move::Row(card) if card.is_joker() => Verdict::Done,
                    Move::Row(_) | Move::Pile => Verdict::Missed("draw"),
                    _ if laid(tried).is_some_and(|set| set.count() == 1 && set.value().number().is_some_and(|value| value < 6)) => {
                        Verdict::GoingOn
                    }
                    _ => Verdict::Missed("miss"),
                },
                misses: &["draw", "miss"],
                hint: &["2", "row:X"],
            },
            Step {
                start: cards(
                    &[player("3 6 6 8 9 9 9 12", &["4 4", "5 5 5"]), player("2 2 7 7 10 10 11 13 13", &["3 3", "8 8", "1"])],
                    "1 4 6 12 X X",
                    0,
                    Phase::Lay,
                ),
                seat: ME,
                replies: &[],
                goal: |tried| if attacked(tried).is_empty() { Verdict::Done } else { Verdict::Missed("attack") },
                misses: &["attack"],
                hint: &["9+9+9"],
            },
        ],
    )
}

/// LINKO 9: hold strong cards while there is time, and lay everything when there is none.
pub(super) fn hold() -> Lesson<State> {
    Lesson::of_steps(
        "hold",
        "9",
        vec![
            Step {
                start: cards(
                    &[player("4 4 4 7 9 11 13 X X", &["1 1", "3 3"]), player("1 5 6 6 8 8 10 12 12", &["9 9", "13 13 13"])],
                    "3 5 7 9 10 13",
                    0,
                    Phase::Lay,
                ),
                seat: ME,
                replies: &[],
                goal: |tried| match laid(tried) {
                    Some(set) if set.jokers() > 0 => Verdict::Missed("joker"),
                    set => Verdict::done_if(set.is_some_and(|set| set.count() >= 3)),
                },
                misses: &["joker", "miss"],
                hint: &["4+4+4"],
            },
            Step {
                start: cards(
                    &[player("6 6 6 13 X X", &["1 1", "9 9 9", "4 4"]), player("12", &["2 2 2", "5 5 5", "7 7", "10 10 10 10"])],
                    "3 5 8 8 11 12",
                    0,
                    Phase::Lay,
                ),
                seat: ME,
                replies: &[],
                goal: |tried| by_set(tried, |set| set.count() == 5),
                misses: &["miss"],
                hint: &["6+6+6+X+X"],
            },
        ],
    )
}

/// LINKO 11: cards that have been seen cannot attack.
pub(super) fn count() -> Lesson<State> {
    let goal = |tried: &Tried<'_, State>| by_set(tried, |set| set.count() > 1 && cannot_be_attacked(&tried.views().1, set));
    Lesson::of_steps(
        "count",
        "11",
        vec![
            Step {
                start: cards(
                    &[player("4 7 7 9 9 12 12 X", &["13 13", "5 5 X"]), player("1 2 3 6 8 10 11 11", &["4 4", "13 13 13 X"])],
                    "8 13 13 13 X X",
                    0,
                    Phase::Lay,
                ),
                seat: ME,
                replies: &[],
                goal,
                misses: &["miss"],
                hint: &["12+12"],
            },
            Step {
                start: cards(
                    &[
                        player("3 3 3 5 11 11 11 X", &["13 13 13", "X X"]),
                        player("1 4 6 7 8 9 10 12", &["12 12 12 12", "2 2", "13 13 13 X"]),
                    ],
                    "1 4 6 12 12 X",
                    0,
                    Phase::Lay,
                ),
                seat: ME,
                replies: &[],
                goal,
                misses: &["miss"],
                hint: &["11+11+11"],
            },
        ],
    )
}

/// Whether no cards that an opponent could hold attack the set: neither those known to be in a hand nor those nobody has seen.
fn cannot_be_attacked(view: &View, set: Set) -> bool {
    let possible = view.options().seats().filter(|seat| *seat != ME).fold(view.unseen(), |all, seat| all.plus(view.known(seat)));
    !beats(possible, set)
}

/// LINKO 8: the game ends when there is nothing left to draw.
pub(super) fn dry() -> Lesson<State> {
    Lesson::of_steps(
        "dry",
        "8",
        vec![
            Step {
                start: late(
                    &[player("4 12 12", &["1 1 1 1", "5 5 5", "8 8 8 8"]), player("2 5 7 11 11", &["6 6 6", "10 10 10", "9 9"])],
                    "3",
                ),
                seat: ME,
                replies: &["row:3"],
                goal: |tried| match tried.chosen {
                    _ if tried.is_over() => Verdict::done_if(tried.is_won()),
                    Move::Take => Verdict::GoingOn,
                    Move::Leave => Verdict::Missed("leave"),
                    _ if attacked(tried).is_empty() => Verdict::Missed("miss"),
                    _ => Verdict::GoingOn,
                },
                misses: &["leave", "miss"],
                hint: &["12+12", "take"],
            },
            Step {
                start: late(&[player("3 3 3 3 7 10 12 12 13 13", &["1 1 1"]), player("2 5", &["6 6 6", "10 10 10", "4 4 4", "9 9"])], "5"),
                seat: ME,
                replies: &[],
                goal: |tried| if attacked(tried).is_empty() { Verdict::Done } else { Verdict::Missed("attack") },
                misses: &["attack"],
                hint: &["3+3+3+3"],
            },
        ],
    )
}

/// How many points the learner leads by before the last game of a match.
const AHEAD: i16 = 6;

/// LINKO 10: the points of several games are added up.
pub(super) fn several() -> Lesson<State> {
    let three = [
        player("3 3 7 9 9 10 10 10", &["1 1", "6 6 6"]),
        player("1 2 5 7 8 11 12 12 13", &["2 2", "4 4"]),
        player("1 4 6 9 13", &["5 5", "11 11 11", "8 8 8"]),
    ];
    Lesson::of_steps(
        "match",
        "10",
        vec![
            Step {
                start: cards(
                    &[player("4 4 4 10 10 13", &["1 1 1", "5 5", "9 9 9 9"]), player("12", &["6 6 6", "3 3", "8 8 8 8", "7", "11 11"])],
                    "1 2 5 8 12 13",
                    0,
                    Phase::Lay,
                ),
                seat: ME,
                replies: &[],
                goal: |tried| match tried.after.status().outcome() {
                    Some(outcome) => Verdict::done_if(outcome.scores[0] + AHEAD > outcome.scores[1]),
                    None => Verdict::GoingOn,
                },
                misses: &["miss"],
                hint: &["4+4+4"],
            },
            Step {
                start: cards(&three, "1 2 6 12 13 13", 0, Phase::Lay),
                seat: ME,
                replies: &[],
                goal: |tried| match attacked(tried) {
                    seats if seats.contains(&Seat(1)) => Verdict::Done,
                    seats if seats.is_empty() => Verdict::Missed("miss"),
                    _ => Verdict::Missed("other"),
                },
                misses: &["miss", "other"],
                hint: &["9+9"],
            },
        ],
    )
}
