//! The lessons of Linko!

mod basics;
mod strategy;

use crate::lesson::{Body, Lesson, Taught, Tried, Verdict};
use std::sync::LazyLock;
use trilynx_games::Seat;
use trilynx_games::linko::{Card, Cards, Move, Phase, Set, Setup, State};

const ME: Seat = Seat(0);

impl Taught for State {
    fn lessons() -> &'static [Lesson<State>] {
        static LESSONS: LazyLock<Vec<Lesson<State>>> = LazyLock::new(|| {
            vec![
                strategy::aim(),
                basics::set(),
                basics::joker(),
                basics::attack(),
                basics::take(),
                basics::answer(),
                basics::draw(),
                basics::end(),
                basics::safe(),
                strategy::round(),
                strategy::bait(),
                strategy::hold(),
                strategy::count(),
                strategy::dry(),
                strategy::several(),
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
    let (mut setup, left) = table(players, row, turn, phase);
    let left: Vec<Card> = left.iter().collect();
    // Every 29th card, round and round: 29 is prime to the size of every pile we need.
    setup.pile = (0..left.len()).map(|n| left[n * 29 % left.len()]).collect();
    setup.to_string()
}

/// A position in which the learner is to lay and the pile has run out: whatever lies nowhere else was discarded.
fn late(players: &[Player], row: &str) -> String {
    let (mut setup, left) = table(players, row, 0, Phase::Lay);
    setup.discard = left;
    setup.to_string()
}

/// A table without pile or discard pile, and the cards that are not on it.
fn table(players: &[Player], row: &str, turn: u8, phase: Phase) -> (Setup, Cards) {
    let row = heap(row);
    let hands: Vec<Cards> = players.iter().map(|player| heap(player.hand)).collect();
    let table: Vec<Vec<Cards>> = players.iter().map(|player| player.sets.iter().map(|set| heap(set)).collect()).collect();
    let shown = hands.iter().chain(table.iter().flatten()).fold(row, |all, cards| all.plus(*cards));
    let setup = Setup {
        players: players.len() as u8,
        first: Seat(0),
        turn: Seat(turn),
        phase,
        hands,
        known: players.iter().map(|player| heap(player.known)).collect(),
        table,
        row,
        pile: Vec::new(),
        discard: Cards::EMPTY,
    };
    (setup, Cards::DECK.less(shown))
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
