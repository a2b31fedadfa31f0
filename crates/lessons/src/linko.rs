//! The lessons of Linko!

use crate::lesson::{Body, Lesson, Step, Taught, Tried, Verdict};
use std::sync::LazyLock;
use trilynx_games::Seat;
use trilynx_games::linko::{Card, Cards, Move, Phase, Set, Setup, State};

const ME: Seat = Seat(0);

impl Taught for State {
    fn lessons() -> &'static [Lesson<State>] {
        static LESSONS: LazyLock<Vec<Lesson<State>>> = LazyLock::new(|| {
            vec![
                set(),
                joker(),
                attack(),
                take(),
                answer(),
                draw(),
                safe(),
                end(),
                Lesson { name: "game", clause: "1", body: Body::Game { bot: "level1", variants: &["standard"] } },
            ]
        });
        &LESSONS
    }
}

/// What lies in front of a player, and what the learner may see or not of the hand: the sets, bottom first, and the cards.
struct Player {
    hand: &'static str,
    sets: &'static [&'static str],
    /// Cards of the hand that everybody knows.
    known: &'static str,
}

const fn player(hand: &'static str, sets: &'static [&'static str]) -> Player {
    Player { hand, sets, known: "" }
}

/// A position in which `turn` has laid, or is to lay. Whatever lies nowhere else is in the pile, in an order that looks shuffled.
fn cards(players: &[Player], row: &str, turn: u8, phase: Phase) -> String {
    let row = heap(row);
    let hands: Vec<Cards> = players.iter().map(|player| heap(player.hand)).collect();
    let table: Vec<Vec<Cards>> = players.iter().map(|player| player.sets.iter().map(|set| heap(set)).collect()).collect();
    let shown = hands.iter().chain(table.iter().flatten()).fold(row, |all, cards| all.plus(*cards));
    let left: Vec<Card> = Cards::DECK.less(shown).iter().collect();
    // Every 29th card, round and round: 29 is prime to the size of every pile we need.
    let pile = (0..left.len()).map(|n| left[n * 29 % left.len()]).collect();
    Setup {
        players: players.len() as u8,
        first: Seat(0),
        turn: Seat(turn),
        phase,
        hands,
        known: players.iter().map(|player| heap(player.known)).collect(),
        table,
        row,
        pile,
        discard: Cards::EMPTY,
    }
    .to_string()
}

/// Cards between spaces; none in an empty text.
fn heap(text: &str) -> Cards {
    text.split_ascii_whitespace().map(|card| card.parse::<Card>().unwrap_or_else(|error| panic!("{text}: {error}"))).collect()
}

/// The set that was laid, if one was.
fn laid(tried: &Tried<'_, State>) -> Option<Set> {
    match tried.chosen {
        Move::Lay(cards) => Set::from_cards(cards),
        _ => None,
    }
}

/// A task about the set that is laid.
fn by_set(tried: &Tried<'_, State>, is_done: impl Fn(Set) -> bool) -> Verdict {
    Verdict::done_if(laid(tried).is_some_and(is_done))
}

/// Whether the learner attacks; if not, whether it is the number of cards or their value that does not fit the next opponent's top set.
fn attacks(tried: &Tried<'_, State>) -> Verdict {
    let (before, after) = tried.views();
    let (Some(set), Some(top)) = (laid(tried), before.top(Seat(1))) else { return Verdict::Missed("count") };
    match after.phase() {
        Phase::Attack { .. } => Verdict::Done,
        _ if set.count() == top.count() => Verdict::Missed("low"),
        _ => Verdict::Missed("count"),
    }
}

/// LINKO 2: what a set is.
fn set() -> Lesson<State> {
    Lesson::of_steps(
        "set",
        "2",
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
        ],
    )
}

/// LINKO 3: jokers among other cards, and alone.
fn joker() -> Lesson<State> {
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
fn attack() -> Lesson<State> {
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
fn take() -> Lesson<State> {
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
fn answer() -> Lesson<State> {
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
fn draw() -> Lesson<State> {
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
fn safe() -> Lesson<State> {
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
fn end() -> Lesson<State> {
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
