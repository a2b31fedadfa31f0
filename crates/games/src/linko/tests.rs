//! One section for each clause, then the laws that hold in every game.
//!
//! Positions are short lines: [`set_up`] puts the cards that a test does not care about into the pile and the discard.

use super::*;
use crate::chance::Seed;
use crate::header::{Start, read_alone};
use crate::series::Series;
use crate::{Header, Outcome, Reason, Seat, Seats, perft};
use alloc::{collections::BTreeSet, format, string::String, string::ToString, vec::Vec};

// ---- Helpers ----

/// The set-up of a line without `linko/standard`. A pile that is not given is what is missing of the deck, lowest card on
/// top; what does not fit there, or is missing though a pile is given, was discarded.
fn complete(fields: &str) -> Setup {
    let line = format!("linko/standard {fields}{}", if fields.contains("pile=") { "" } else { " pile=-" });
    let mut setup: Setup = read_alone(&line).unwrap_or_else(|error| panic!("{line}: {error}"));
    let heaps = setup.hands.iter().chain(setup.table.iter().flatten()).chain([&setup.row, &setup.discard]);
    let placed = heaps.fold(setup.pile.iter().copied().collect(), |all: Cards, heap| all.plus(*heap));
    let mut missing = Cards::DECK.less(placed).iter();
    if !fields.contains("pile=") {
        setup.pile = missing.by_ref().take(pile_dealt(usize::from(setup.players.clamp(2, 5)))).collect();
    }
    setup.discard = setup.discard.plus(missing.collect());
    setup
}

fn set_up(fields: &str) -> State {
    State::from_setup(&complete(fields)).unwrap_or_else(|problems| panic!("{fields}: {problems:?}"))
}

fn play(state: &mut State, moves: &str) {
    for text in moves.split_ascii_whitespace() {
        let chosen = text.parse().unwrap_or_else(|error| panic!("{error}"));
        state.play(chosen).unwrap_or_else(|refusal| panic!("{text} in {state:?}: {refusal}"));
    }
}

/// Plays `moves` from the line `from`; then the position has each field of `expected`.
#[track_caller]
fn check(from: &str, moves: &str, expected: &str) -> State {
    let mut state = set_up(from);
    play(&mut state, moves);
    let line = state.setup().to_string();
    for field in expected.split_ascii_whitespace() {
        assert!(line.split(' ').any(|found| found == field), "{field} is not in {line}");
    }
    state
}

#[track_caller]
fn check_legal(state: &State, expected: &str) {
    assert_eq!(state.legal_texts(), expected.split_ascii_whitespace().collect::<Vec<_>>());
}

/// A random number below `bound`, the same on every run.
fn below(random: &mut u64, bound: usize) -> usize {
    *random ^= *random << 13;
    *random ^= *random >> 7;
    *random ^= *random << 17;
    (*random >> 11) as usize % bound
}

fn deal(players: u8, number: u64) -> Deal {
    let mut seed = [0; 64];
    seed[..8].copy_from_slice(&number.to_be_bytes());
    let options = Options::new(players, Seat((number % u64::from(players)) as u8)).unwrap();
    State::deal(&options, &mut Generator::new(&Seed(seed), &[]))
}

/// Plays `games` random games and shows every position to `look`, the last one included.
fn in_random_games(games: u64, mut look: impl FnMut(&State, &mut u64)) {
    for number in 0..games {
        let mut random = 0x9e37_79b9_7f4a_7c15 ^ (number << 20);
        let mut state = State::new(&deal(2 + (number % 4) as u8, number));
        let mut moves = Moves::default();
        for _ in 0..State::MAX_MOVES_IN_GAME {
            look(&state, &mut random);
            state.legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            state.play_unchecked(moves[below(&mut random, moves.len())]);
        }
        assert_eq!(state.status().to_move(), None, "game {number} did not end");
    }
}

fn outcome(state: &State) -> Outcome {
    state.status().outcome().expect("the game is over")
}

// ---- 1: cards, players, deal ----

/// LINKO 1: eight of each number and five jokers; 13 cards each, six in the row, the rest the pile.
#[test]
fn a_deal_gives_out_the_deck_in_order() {
    for players in 2..=5 {
        let deal = deal(players, 7);
        let state = State::new(&deal);
        let text: Vec<String> = deal.deck().iter().map(ToString::to_string).collect();
        let (hands, rest) = text.split_at(13 * usize::from(players));
        let setup = state.setup();
        for (hand, dealt) in setup.hands.iter().zip(hands.chunks(13)) {
            let mut dealt: Vec<Card> = dealt.iter().map(|card| card.parse().unwrap()).collect();
            dealt.sort();
            assert_eq!(hand.iter().collect::<Vec<_>>(), dealt);
        }
        let mut row: Vec<Card> = rest[..6].iter().map(|card| card.parse().unwrap()).collect();
        row.sort();
        assert_eq!(setup.row.iter().collect::<Vec<_>>(), row);
        assert_eq!(setup.pile.iter().map(ToString::to_string).collect::<Vec<_>>(), rest[6..]);
        assert_eq!(state.status().to_move(), Some(deal.options().first()));
    }
    assert_eq!(Cards::DECK.len(), 109);
    assert!(Card::ALL.iter().all(|card| Cards::DECK.count(*card) == if card.is_joker() { 5 } else { 8 }));
}

/// LINKO 1: the published shuffle of the ordered deck, so that a deal can be checked by anybody.
#[test]
fn the_deal_of_a_seed_never_changes() {
    let deal = deal(2, 0).to_string();
    assert_eq!(&deal[..72], "linko/standard players=2 first=0 deck=2,13,4,7,12,13,3,2,10,11,8,7,11,7,");
}

/// LINKO 1: what cannot be dealt is refused with every reason.
#[test]
fn impossible_deals() {
    let deck: Vec<String> = deal(3, 1).deck().iter().map(ToString::to_string).collect();
    let check = |header: &str, deck: &[String], expected: &str| {
        let error = read_alone::<Deal>(&format!("linko/standard {header} deck={}", deck.join(","))).unwrap_err();
        assert_eq!(error.to_string(), expected);
    };
    check("players=1", &deck, "Linko! is for 2 to 5 players, not 1 [LINKO 1]");
    check("players=3 first=3", &deck, "seat 3 cannot start: the seats are 0 to 2 [LINKO 1]");
    let mut sevens_for_jokers = deck.clone();
    sevens_for_jokers.iter_mut().filter(|card| *card == "X").take(2).for_each(|card| *card = "7".into());
    check(
        "players=6 first=0",
        &sevens_for_jokers,
        "Linko! is for 2 to 5 players, not 6 [LINKO 1]; the card 7 appears 10 times instead of 8 times [LINKO 1]; \
         the card X appears 3 times instead of 5 times [LINKO 1]",
    );
    let without_ones: Vec<String> = deck.iter().filter(|card| *card != "1").cloned().collect();
    check("players=3", &without_ones, "the card 1 appears 0 times instead of 8 times [LINKO 1]");
}

// ---- 2: laying ----

/// LINKO 2: one card or several of one value, with jokers or jokers alone. (The booklet's example 1a, with a joker added.)
#[test]
fn every_set_in_hand_can_be_laid() {
    let andre = set_up("players=2 turn=0 phase=lay hands=6+6+6+7+7+X;1 table=-;- row=1+2+3+4+5+6");
    check_legal(&andre, "6 6+6 6+6+6 6+6+6+X 6+6+X 6+X 7 7+7 7+7+X 7+X X");
}

/// LINKO 2: a set goes on top of the earlier ones and stays a set of its own. (Example 1b.)
#[test]
fn sets_lie_on_top_of_each_other() {
    let from = "players=2 turn=0 phase=lay hands=1+6+6+6+7+12+12+X;1+1+1+1 table=-;- row=1+2+3+4+5+6";
    check(from, "7 1 6+6+6+X 1 12+12", "turn=1 phase=lay hands=1;1+1 table=7/6+6+6+X/12+12;1/1");
}

/// LINKO 2: two turns with one 7 each are not a pair: two 8s do not attack them.
#[test]
fn equal_sets_do_not_grow_together() {
    let from = "players=2 turn=0 phase=lay hands=7+7+13;1+8+8+9 table=-;- row=1+2+3+4+5+6";
    check(from, "7 1 7", "turn=0 phase=attack:1");
    let from = "players=2 turn=0 phase=lay hands=7+13;8+8+9 table=7;- row=1+2+3+4+5+6";
    check(from, "7 8+8", "turn=0 phase=lay table=7/7;8+8");
}

// ---- 3: values ----

/// LINKO 3, 5: mixed sets have the value of their numbered cards, jokers alone rank above 13, equal sets do not attack.
#[test]
fn who_attacks_whom() {
    let check = |laid: &str, top: &str, attacks: bool| {
        let set = |text: &str| Set::from_cards(text.parse().unwrap()).unwrap();
        assert_eq!(set(laid).attacks(set(top)), attacks, "{laid} against {top}");
        assert!(!set(top).attacks(set(laid)) || !attacks);
        let from = format!("players=2 turn=0 phase=lay hands={laid};1 table=-;{top} row=1+2+3+4+5+6").replace("hands=", "hands=1+");
        let mut state = set_up(&from);
        let told = state.view(Viewer::Seat(Seat(0))).would_attack(laid.parse().unwrap());
        assert_eq!((told.len(), told.first()), if attacks { (1, Some(&Seat(1))) } else { (0, None) }, "{laid} against {top}");
        play(&mut state, laid);
        assert_eq!(matches!(state.setup().phase, Phase::Attack { owner: Seat(1) }), attacks, "{laid} against {top}");
    };
    check("7", "6", true);
    check("6", "7", false);
    check("7", "7", false);
    check("7+7", "6", false);
    check("7", "6+6", false);
    check("7+X", "6+6", true);
    check("7+7", "6+X", true);
    check("6+X", "6+6", false);
    check("3+X+X", "2+2+2", true);
    check("X+X", "13+13", true);
    check("X", "13", true);
    check("13+13", "X+X", false);
    check("13+X", "X+X", false);
    check("X+X", "13+X", true);
    check("X", "X", false);
    check("X+X", "X+X", false);
}

// ---- 4: the last card ----

/// LINKO 4: the last card ends the game at once, and the set attacks nobody.
#[test]
fn the_last_card_ends_the_game_without_attack() {
    let from = "players=3 turn=1 phase=lay hands=2+3;13+13;5 table=1+1;4;2/2+2 row=1+2+3+4+5+6";
    let state = check(from, "13+13", "turn=1 phase=over table=1+1;4/13+13;2/2+2 hands=2+3;-;5");
    check_legal(&state, "");
    assert!(set_up(from).view(Viewer::Seat(Seat(1))).would_attack("13+13".parse().unwrap()).is_empty());
    assert_eq!(outcome(&state), Outcome { winners: Seats::only(Seat(1)), scores: [0, 3, 2].into_iter().collect() });
}

/// LINKO 4: with a card left the same set attacks.
#[test]
fn the_last_but_one_card_attacks() {
    let from = "players=3 turn=1 phase=lay hands=2+3;1+13+13;5 table=1+1;4;2/2+2 row=1+2+3+4+5+6";
    check(from, "13+13", "turn=1 phase=attack:2 hands=2+3;1;5");
}

// ---- 5: attacks ----

const EXAMPLE_2A: &str = "players=4 turn=0 phase=lay hands=4+12+12;8+13;1;2 table=7/6+6+6+X;3;1+1/9+9;5/7+7 row=1+2+3+4+10+11";

/// LINKO 5, 6: the booklet's example 2a. André's 12s miss Ben's single 3, take Claudia's 9s and leave Daniel his 7s.
#[test]
fn example_2a() {
    check(EXAMPLE_2A, "12+12", "turn=0 phase=attack:2");
    assert_eq!(set_up(EXAMPLE_2A).view(Viewer::Seat(Seat(0))).would_attack("12+12".parse().unwrap()), [Seat(2), Seat(3)]);
    check(EXAMPLE_2A, "12+12 take", "phase=draw:2:2 hands=4+9+9;8+13;1;2 table=7/6+6+6+X/12+12;3;1+1;5/7+7");
    check(EXAMPLE_2A, "12+12 take row:10 row:11", "phase=attack:3 hands=4+9+9;8+13;1+10+11;2");
    check(EXAMPLE_2A, "12+12 take row:10 row:11 leave", "phase=answer:3 hands=4+9+9;8+13;1+10+11;2");
    check(EXAMPLE_2A, "12+12 take row:10 row:11 leave reclaim", "turn=1 phase=lay hands=4+9+9;8+13;1+10+11;2+7+7");
    check(EXAMPLE_2A, "12+12 take row:10 row:11 leave discard", "turn=0 phase=draw:3:2 hands=4+9+9;8+13;1+10+11;2");
}

/// LINKO 5: the booklet's example 2b. Ben's 13 attacks the 5 that now lies open in front of Daniel, and nobody else.
#[test]
fn example_2b() {
    let state = check(EXAMPLE_2A, "12+12 take row:10 row:11 leave reclaim 13", "turn=1 phase=attack:3 table=7/6+6+6+X/12+12;3/13;1+1;5");
    check_legal(&state, "leave take");
}

/// LINKO 5: clockwise from the player on turn, across the last seat.
#[test]
fn attacks_go_clockwise() {
    let from = "players=5 turn=3 phase=lay hands=2;2;2;4+9;2 table=8;7;6;-;5 row=1+2+3+4+10+11";
    check(from, "9", "turn=3 phase=attack:4");
    check(from, "9 leave reclaim", "turn=3 phase=attack:0");
    check(from, "9 leave reclaim leave reclaim", "turn=3 phase=attack:1");
    check(from, "9 leave reclaim leave reclaim take row:1", "turn=3 phase=attack:2");
    check(from, "9 leave reclaim leave reclaim take row:1 take row:2", "turn=4 phase=lay hands=2+8;1+2;2+2;4+6+7;2+5");
}

/// LINKO 5: what an attack uncovers is safe for this turn, and only top sets are compared.
#[test]
fn nobody_is_attacked_twice_in_a_turn() {
    let from = "players=2 turn=0 phase=lay hands=4+9;3 table=-;5/6/7 row=1+2+3+4+10+11";
    check(from, "9 leave reclaim", "turn=1 phase=lay table=9;5/6");
    check("players=2 turn=0 phase=lay hands=4+9;3 table=-;5/6+6 row=1+2+3+4+10+11", "9", "turn=1 phase=lay table=9;5/6+6");
}

/// LINKO 5: attacks begin with the second turn of the game, with a single card too.
#[test]
fn the_second_turn_can_attack() {
    check("players=2 turn=0 phase=lay hands=4+9;3+10 table=-;- row=1+2+3+4+10+11", "9 10", "turn=1 phase=attack:0");
}

// ---- 6: settling an attack ----

const ATTACK: &str = "players=3 first=2 turn=2 phase=attack:0 hands=1;2;3 table=8/4+X;-;5+5 row=1+1+2+4+10+X";

/// LINKO 6: the attacker takes or leaves; then the owner takes back or discards; sets move whole, jokers included.
#[test]
fn the_three_ways_of_an_attacked_set() {
    check_legal(&set_up(ATTACK), "leave take");
    check(ATTACK, "take", "first=2 turn=2 phase=draw:0:2 hands=1;2;3+4+X table=8;-;5+5");
    let left = check(ATTACK, "leave", "turn=2 phase=answer:0 hands=1;2;3 table=8/4+X;-;5+5");
    check_legal(&left, "discard reclaim");
    assert_eq!(left.status().to_move(), Some(Seat(0)));
    check(ATTACK, "leave reclaim", "turn=0 phase=lay hands=1+4+X;2;3 table=8;-;5+5");
    let before = left.setup().discard;
    let discarded = check(ATTACK, "leave discard", "turn=2 phase=draw:0:2 hands=1;2;3 table=8;-;5+5");
    assert_eq!(discarded.setup().discard, before.plus("4+X".parse().unwrap()));
}

// ---- 7: drawing ----

/// LINKO 7: one card after the other from the pile or the row; the row is refilled when all are drawn.
#[test]
fn cards_are_drawn_one_by_one() {
    let from = format!("{ATTACK} pile=13,12,11,9");
    let state = check(&from, "take", "phase=draw:0:2");
    assert_eq!(state.status().to_move(), Some(Seat(0)));
    check_legal(&state, "pile row:1 row:10 row:2 row:4 row:X");
    let state = check(&from, "take row:1", "turn=2 phase=draw:0:1 hands=1+1;2;3+4+X row=1+2+4+10+X pile=13,12,11,9");
    check_legal(&state, "pile row:1 row:10 row:2 row:4 row:X");
    check(&from, "take row:1 row:X", "turn=0 phase=lay hands=1+1+X;2;3+4+X row=1+2+4+10+12+13 pile=11,9");
    check(&from, "take row:1 pile", "turn=0 phase=lay hands=1+1+13;2;3+4+X row=1+2+4+10+12+X pile=11,9");
    check(&from, "take pile pile", "turn=0 phase=lay hands=1+12+13;2;3+4+X row=1+1+2+4+10+X pile=11,9");
}

/// LINKO 7: an empty pile is no choice, and neither is an empty row; the draw goes on with the other.
#[test]
fn draws_are_not_skipped() {
    let state = check(&format!("{ATTACK} pile=13"), "take pile", "phase=draw:0:1 pile=-");
    check_legal(&state, "row:1 row:10 row:2 row:4 row:X");
    let empty_row = "players=2 turn=0 phase=draw:1:1 hands=1;2 table=9+9+9+9+9+9+9;- row=- pile=13,12";
    let state = set_up(empty_row);
    check_legal(&state, "pile");
    check(empty_row, "pile", "turn=1 phase=lay hands=1;2+13 row=12 pile=-");
}

/// LINKO 7: a row that cannot be filled up any more stays short.
#[test]
fn the_row_is_refilled_as_far_as_the_pile_lasts() {
    check(&format!("{ATTACK} pile=13"), "take row:1 row:X", "turn=0 row=1+2+4+10+13 pile=-");
    let short = "players=3 turn=2 phase=attack:0 hands=1;2;3 table=8/4+X;-;5+5 row=1+2+3 pile=-";
    check(short, "take row:1 row:3", "turn=0 phase=lay row=2 pile=-");
}

// ---- 8: nothing left to draw ----

/// LINKO 8: row and pile both empty end the game at once; cards still owed and further attacks lapse.
#[test]
fn the_last_card_drawn_ends_the_game() {
    let from = "players=3 turn=2 phase=attack:0 hands=1;2;3 table=8/4+X;2+2;5+5 row=7 pile=-";
    let state = check(from, "take row:7", "turn=2 phase=over hands=1+7;2;3+4+X table=8;2+2;5+5 row=- pile=-");
    check_legal(&state, "");
    assert_eq!(outcome(&state), Outcome { winners: Seats::only(Seat(1)), scores: [-1, 1, -1].into_iter().collect() });
    // Also when it was the last card owed.
    check("players=2 turn=0 phase=draw:1:1 hands=1;2 table=9+9;- row=4 pile=-", "row:4", "turn=0 phase=over");
    check("players=2 turn=0 phase=draw:1:2 hands=1;2 table=9+9+9+9+9+9+9+9;- row=- pile=4", "pile", "turn=0 phase=over");
}

/// LINKO 8: the discard is not shuffled, and a game goes on while nobody has to draw from the last card.
#[test]
fn one_card_to_draw_keeps_the_game_going() {
    let from = "players=2 turn=0 phase=lay hands=1+3+7;2+9 table=-;5 row=4 pile=-";
    let state = check(from, "7 leave reclaim 9 leave discard row:4", "turn=1 phase=over");
    assert!(state.setup().discard.len() > 90);
}

// ---- 9: score ----

/// LINKO 9: all cards in front count, jokers too, cards in hand are subtracted, equal scores share the win.
#[test]
fn scores() {
    let check = |hands: &str, table: &str, winners: &[u8], scores: &[i16]| {
        let line = format!("players={} turn=0 phase=over hands={hands} table={table} row=1+1+1+1+1+1", scores.len());
        let expected = Outcome { winners: winners.iter().copied().map(Seat).collect(), scores: scores.iter().copied().collect() };
        assert_eq!(outcome(&set_up(&line)), expected, "{line}");
    };
    check("-;2+3", "4;5+5", &[0], &[1, 0]);
    check("-;2", "4/13+13+X;5+5/6+X/8", &[0, 1], &[4, 4]);
    check("-;2+2+2;3;4", "4;-;5;6/7/8", &[3], &[1, -3, 0, 2]);
    check("-;2;3;4;5", "4;6+6;7+7;8+8;X", &[0, 1, 2, 3], &[1, 1, 1, 1, 0]);
}

// ---- 10: a match ----

/// LINKO 10: the start passes on, scores are added, and the match ends when everybody has begun equally often.
#[test]
fn a_match_of_several_games() {
    let mut series = Series::new(3, Seat(1), 2).unwrap();
    let mut totals = [0; 3];
    let mut random = 99;
    let mut moves = Moves::default();
    let mut starters = Vec::new();
    while let Some(starter) = series.starter() {
        starters.push(starter.0);
        let options = Options::new(3, starter).unwrap();
        let mut state = State::new(&State::deal(&options, &mut Generator::new(&Seed([starters.len() as u8; 64]), &[])));
        assert_eq!(state.status().to_move(), Some(starter));
        while state.status().to_move().is_some() {
            state.legal_moves(&mut moves);
            state.play_unchecked(moves[below(&mut random, moves.len())]);
        }
        let scores = outcome(&state).scores;
        totals.iter_mut().zip(&scores).for_each(|(total, score)| *total += i32::from(*score));
        series.add(&scores).unwrap();
    }
    assert_eq!(starters, [1, 2, 0, 1, 2, 0]);
    assert_eq!(series.totals(), totals);
    let most = totals.iter().max().unwrap();
    let winners = series.winners().expect("everybody has begun twice");
    assert!((0..3).all(|seat| winners.contains(Seat(seat as u8)) == (totals[seat] == *most)));
}

// ---- 11: what is known ----

/// LINKO 11: cards taken, taken back and drawn from the row are known to all; a card from the pile is not.
#[test]
fn cards_that_moved_in_the_open_are_known() {
    let from = format!("{ATTACK} pile=13,12,11,9");
    check(&from, "take row:1 pile", "hands=1+1+13;2;3+4+X known=1;-;4+X");
    check(&from, "leave reclaim", "hands=1+4+X;2;3 known=4+X;-;-");
    check(&from, "leave discard pile pile", "hands=1+12+13;2;3 known=-;-;-");
}

/// LINKO 11: equal cards are the same card, so a card laid uses up a known one first.
#[test]
fn known_cards_shrink_by_what_is_laid() {
    let from = "players=2 turn=0 phase=lay hands=4+4+4+7+X+X;3 known=4+4+X;- table=-;- row=1+2+3+4+10+11";
    check(from, "4+X", "hands=4+4+7+X;3 known=4;-");
    check(from, "4+4+4", "hands=7+X+X;3 known=X;-");
    check(from, "7", "hands=4+4+4+X+X;3 known=4+4+X;-");
    check(from, "4+4+4+X+X", "hands=7;3 known=-;-");
}

/// LINKO 11: a player sees the own hand, a spectator none; sizes, row, table, discard are seen by all.
#[test]
fn what_each_viewer_sees() {
    let state = check(&format!("{ATTACK} pile=13,12,11,9"), "take row:1 pile", "turn=0 phase=lay");
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        let view = state.view(viewer);
        assert_eq!(view.viewer(), viewer);
        assert_eq!([0, 1, 2].map(|seat| view.hand_size(Seat(seat))), [3, 1, 3]);
        assert_eq!([0, 1, 2].map(|seat| view.known(Seat(seat)).to_string()), ["1", "-", "4+X"]);
        assert_eq!(view.sets(Seat(0)).iter().map(ToString::to_string).collect::<Vec<_>>(), ["8"]);
        assert_eq!(view.top(Seat(1)), None);
        assert_eq!((view.row().to_string().as_str(), view.pile_size()), ("1+2+4+10+12+X", 2));
        assert_eq!((view.turn(), view.phase(), view.discard()), (Seat(0), Phase::Lay, state.setup().discard));
    }
    assert_eq!(state.view(Viewer::Seat(Seat(0))).hand().unwrap().to_string(), "1+1+13");
    assert_eq!(state.view(Viewer::Seat(Seat(0))).unseen().to_string(), "2+3+9+11");
    assert_eq!(state.view(Viewer::Seat(Seat(1))).unseen().to_string(), "1+3+9+11+13");
    assert_eq!(state.view(Viewer::Seat(Seat(2))).unseen().to_string(), "1+2+9+11+13");
    assert_eq!(state.view(Viewer::Spectator).unseen().to_string(), "1+2+3+9+11+13");
    assert_eq!(state.view(Viewer::Seat(Seat(7))), state.view(Viewer::Spectator));
}

/// LINKO 11: at the end the hands are laid open, but not the pile.
#[test]
fn hands_are_open_at_the_end() {
    let state = check("players=2 turn=0 phase=lay hands=8;3+9+X table=-;- row=1+2+3+4+10+11 pile=7,5,6", "8", "phase=over");
    let view = state.view(Viewer::Spectator);
    assert_eq!(view.known(Seat(1)).to_string(), "3+9+X");
    assert_eq!(view.unseen().to_string(), "5+6+7");
    assert_eq!(view.status(), state.status());
}

/// LINKO 11: whatever the hidden cards are, a view and the legal moves in it stay the same.
#[test]
fn hidden_cards_can_be_swapped_unnoticed() {
    in_random_games(24, |state, random| {
        let mut moves = Moves::default();
        for viewer in (0..state.seats() as u8).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]) {
            let view = state.view(viewer);
            let mut unseen: Vec<Card> = view.unseen().iter().collect();
            let hidden = |seat: u8| view.hand_size(Seat(seat)) - view.known(Seat(seat)).len();
            let own = view.hand().map_or(0, |hand| hand.len());
            let hidden_in_hands: usize = (0..state.seats() as u8).filter(|seat| viewer != Viewer::Seat(Seat(*seat))).map(hidden).sum();
            assert_eq!(unseen.len(), view.pile_size() + hidden_in_hands);
            (1..unseen.len()).for_each(|last| unseen.swap(last, below(random, last + 1)));
            let other = view.determinize(&unseen).expect("the unseen cards in another order");
            assert_eq!(other.view(viewer), view);
            assert_eq!(State::from_setup(&other.setup()).as_ref(), Ok(&other), "a determinization is possible");
            view.legal_moves(&mut moves);
            let is_asked = state.status().to_move().map(Viewer::Seat) == Some(viewer);
            assert_eq!(moves.iter().map(ToString::to_string).collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>(), {
                if is_asked { other.legal_texts() } else { Vec::new() }
            });
            assert!(!is_asked || (state.legal_texts() == other.legal_texts() && own > 0));
            assert!(moves.iter().all(|chosen| view.check(*chosen).is_ok()));
            assert_eq!(view.status(), state.status());
            assert!(view.determinize(&unseen[1.min(unseen.len())..]).is_none() || unseen.is_empty());
        }
    });
}

// ---- Refusals, problems, notation ----

/// A position, then lines `move | kind | clause: sentence` for moves that are refused there.
const REFUSALS: &[(&str, &str)] = &[
    (
        "players=3 turn=1 phase=lay hands=5;3+3+7+X;9 table=-;-;- row=1+1+2+4+10+X",
        "3+7 | TwoValues | LINKO 2: 3 and 7 have different values: a set is cards of one value and jokers, or jokers alone
         8+9+10+X | TwoValues | LINKO 2: 8 and 9 have different values: a set is cards of one value and jokers, or jokers alone
         8 | NotInHand | LINKO 2: player 2 does not have 8 for this set
         5 | NotInHand | LINKO 2: player 2 does not have 5 for this set
         3+3+3+X+X+X | NotInHand | LINKO 2: player 2 does not have 3+X+X for this set
         take | NothingAttacked | LINKO 5: no set is being attacked: player 2 must lay a set
         leave | NothingAttacked | LINKO 5: no set is being attacked: player 2 must lay a set
         reclaim | NothingLeft | LINKO 6: no attacked set has been given back to its owner: player 2 must lay a set
         discard | NothingLeft | LINKO 6: no attacked set has been given back to its owner: player 2 must lay a set
         pile | NoCardOwed | LINKO 7: no one has to draw: player 2 must lay a set
         row:X | NoCardOwed | LINKO 7: no one has to draw: player 2 must lay a set",
    ),
    (
        ATTACK,
        "3 | AttackUndecided | LINKO 6: player 3 must first decide whether to take 4+X from player 1
         reclaim | AttackUndecided | LINKO 6: player 3 must first decide whether to take 4+X from player 1
         pile | AttackUndecided | LINKO 6: player 3 must first decide whether to take 4+X from player 1",
    ),
    (
        "players=3 turn=2 phase=answer:0 hands=1;2;3 table=8/4+X;-;5+5 row=1+1+2+4+10+X",
        "1 | AnswerUndecided | LINKO 6: player 1 must first decide whether to take 4+X back or discard it
         take | AnswerUndecided | LINKO 6: player 1 must first decide whether to take 4+X back or discard it
         row:X | AnswerUndecided | LINKO 6: player 1 must first decide whether to take 4+X back or discard it",
    ),
    (
        "players=3 turn=2 phase=draw:0:1 hands=1;2;3 table=8;-;5+5 row=1+1+2+4+10 pile=-",
        "1 | DrawUnfinished | LINKO 7: player 1 must draw first, one card at a time; cards still to draw: 1
         leave | DrawUnfinished | LINKO 7: player 1 must draw first, one card at a time; cards still to draw: 1
         discard | DrawUnfinished | LINKO 7: player 1 must draw first, one card at a time; cards still to draw: 1
         pile | PileEmpty | LINKO 7: the pile is empty: draw from the row
         row:X | NotInRow | LINKO 7: there is no X in the row, only 1+1+2+4+10",
    ),
    (
        "players=2 turn=0 phase=draw:1:1 hands=1;2 table=9+9+9+9+9+9+9;- row=- pile=13,12",
        "row:3 | NotInRow | LINKO 7: there is no 3 in the row, only -",
    ),
    (
        "players=2 turn=1 phase=over hands=5;- table=-;4 row=1+1+2+4+10+X",
        "5 | OverByLastCard | LINKO 4: the game is over: player 2 has laid their last card
         pile | OverByLastCard | LINKO 4: the game is over: player 2 has laid their last card",
    ),
    (
        "players=2 turn=1 phase=over hands=5;3 table=-;4 row=- pile=-",
        "5 | OverByDrawing | LINKO 8: the game is over: the row and the pile are empty
         take | OverByDrawing | LINKO 8: the game is over: the row and the pile are empty",
    ),
];

/// LINKO 2, 4, 5, 6, 7, 8: every refusal with its clause and sentence.
#[test]
fn every_refusal() {
    let mut kinds = Vec::new();
    for (from, lines) in REFUSALS {
        for line in lines.lines().map(str::trim) {
            let (text, expected) = line.split_once(" | ").unwrap();
            let mut state = set_up(from);
            let refusal = state.play(text.parse().unwrap()).expect_err(line);
            assert_eq!(described(&refusal), expected, "{text} in {from}");
            assert_eq!(state, set_up(from), "a refused move changes nothing");
            kinds.push(refusal.kind());
        }
    }
    // No text reads as laying nothing, but a program can say it.
    let nothing = set_up(REFUSALS[0].0).check(Move::Lay(Cards::EMPTY)).unwrap_err();
    assert_eq!(described(&nothing), "NoCards | LINKO 2: player 2 must lay at least one card: passing is not allowed");
    covers_all::<IllegalMove>(kinds.into_iter().chain([nothing.kind()]));
}

fn described(reason: &impl Reason) -> String {
    format!("{} | {}: {reason}", reason.kind(), reason.clause())
}

fn covers_all<R: Reason>(kinds: impl Iterator<Item = &'static str>) {
    let tested: BTreeSet<_> = kinds.collect();
    let all: BTreeSet<_> = R::ALL.iter().map(|(kind, _)| *kind).collect();
    assert_eq!(tested, all);
}

/// A position, then the one thing that is wrong with it.
const PROBLEMS: &str = "
    players=1 turn=0 phase=lay hands=1 table=- row=1+2+3+4+5+6
        Players | LINKO 1: Linko! is for 2 to 5 players, not 1
    players=6 turn=0 phase=lay hands=1;1;1;1;1;1 table=-;-;-;-;-;- row=1+2+3+4+5+6
        Players | LINKO 1: Linko! is for 2 to 5 players, not 6
    players=2 first=2 turn=0 phase=lay hands=1;2 table=-;- row=1+2+3+4+5+6
        First | LINKO 1: seat 2 cannot start: the seats are 0 to 1
    players=2 turn=9 phase=lay hands=1;2 table=-;- row=1+2+3+4+5+6
        Turn | LINKO 1: it cannot be seat 9’s turn: the seats are 0 to 1
    players=2 turn=0 phase=lay hands=1;2 table=-;-;- row=1+2+3+4+5+6
        SeatsListed | LINKO 1: the field table lists 3 seats, but there are 2 players
    players=2 turn=0 phase=lay hands=1+1+1+1+1+1+1+1+1;2 table=-;- row=2+3+4+5+6+7
        Miscounted | LINKO 1: the card 1 appears 9 times instead of 8 times
    players=2 turn=0 phase=lay hands=1;2 table=-;3+4+X row=1+2+3+4+5+6
        NoSet | LINKO 2: 3+4+X in front of seat 1 is not a set: its numbered cards have different values
    players=2 turn=0 phase=lay hands=1;- table=-;3 row=1+2+3+4+5+6
        EmptyHand | LINKO 4: seat 1 has no cards in hand, but did not just end the game by laying the last one
    players=2 turn=0 phase=over hands=1;- table=5;3 row=- pile=-
        EmptyHand | LINKO 4: seat 1 has no cards in hand, but did not just end the game by laying the last one
    players=2 turn=0 phase=over hands=-;1 table=5;3 row=- pile=-
        EmptyHand | LINKO 4: seat 0 has no cards in hand, but did not just end the game by laying the last one
    players=2 turn=0 phase=draw:1:1 hands=1;2 table=-;- row=1+2+3+4+5+6
        NothingLaid | LINKO 5: it is seat 0’s turn and it has laid a set, but there is no set in front of it
    players=2 turn=0 phase=attack:0 hands=1;2 table=5;4 row=1+2+3+4+5+6
        Owner | LINKO 5: seat 0 cannot be attacked: it is not an opponent of seat 0
    players=2 turn=0 phase=draw:2:1 hands=1;2 table=5;4 row=1+2+3+4+5+6
        Owner | LINKO 5: seat 2 cannot be attacked: it is not an opponent of seat 0
    players=2 turn=0 phase=attack:1 hands=1;2 table=5;6 row=1+2+3+4+5+6
        NotAttacked | LINKO 5: 5 does not attack 6 of seat 1: an attack takes the same number of cards and a higher value
    players=2 turn=0 phase=answer:1 hands=1;2 table=5+X;- row=1+2+3+4+5+6
        NotAttacked | LINKO 5: 5+X does not attack - of seat 1: an attack takes the same number of cards and a higher value
    players=2 turn=0 phase=draw:1:3 hands=1;2 table=5+X;- row=1+2+3+4+5+6
        Owed | LINKO 6: an attack with 2 cards cannot leave 3 cards to draw
    players=2 turn=0 phase=draw:1:0 hands=1;2 table=5+X;- row=1+2+3+4+5+6
        Owed | LINKO 6: an attack with 2 cards cannot leave 0 cards to draw
    players=2 turn=0 phase=lay hands=1;2 table=-;- row=1+2+3+4+5+6+7
        RowTooLarge | LINKO 7: the row has 7 cards, but six is the limit
    players=2 turn=0 phase=lay hands=1;2 table=-;- row=1+2+3+4+5
        RowTooSmall | LINKO 7: the row has 5 cards, but with cards left in the pile it should have at least 6 now
    players=2 turn=0 phase=draw:1:2 hands=1;2 table=5+5+5;- row=1+2+3+4
        RowTooSmall | LINKO 7: the row has 4 cards, but with cards left in the pile it should have at least 5 now
    players=2 turn=0 phase=lay hands=1;2 table=-;- row=- pile=-
        NothingToDraw | LINKO 8: the row and the pile are empty, so the game is over
    players=2 turn=0 phase=over hands=1;2 table=5;- row=1+2+3+4+5+6
        NotOver | LINKO 8: the game is not over: the player whose turn it is has cards in hand, and the row or the pile has a card
    players=2 turn=0 phase=lay hands=1+7;2 known=7+7+X;- table=-;- row=1+2+3+4+5+6
        KnownNotHeld | LINKO 11: seat 0 is known to hold 7+X, but does not
";

/// LINKO 1, 2, 4, 5, 6, 7, 8, 11: every problem with its clause and sentence, and nothing else wrong with the position.
#[test]
fn every_problem() {
    let mut kinds = Vec::new();
    let lines: Vec<&str> = PROBLEMS.trim().lines().map(str::trim).collect();
    for pair in lines.chunks_exact(2) {
        let problems = State::from_setup(&complete(pair[0])).expect_err(pair[0]);
        assert_eq!(problems.iter().map(described).collect::<Vec<_>>(), [pair[1]], "{}", pair[0]);
        kinds.push(problems[0].kind());
    }
    let mut setup = complete("players=3 turn=0 phase=lay hands=1;2;3 table=-;-;- row=1+2+3+4+5+6");
    setup.pile.extend(core::mem::take(&mut setup.discard).iter());
    let problems = State::from_setup(&setup).unwrap_err();
    let expected = "PileTooLarge | LINKO 1: the pile has 100 cards, but after the deal it has 64 at most";
    assert_eq!(problems.iter().map(described).collect::<Vec<_>>(), [expected]);
    covers_all::<SetupError>(kinds.into_iter().chain([problems[0].kind()]));
}

/// LINKO 1: all that is wrong is said at once.
#[test]
fn problems_are_reported_together() {
    let line = "linko/standard players=2 turn=0 phase=attack:1 hands=1+1;- known=2;- table=5;6+7 row=1+2+3 pile=1,2";
    let error = Start::<State>::read(Header::split(line).unwrap().0).unwrap_err();
    let crate::StartError::Impossible(problems) = error else { panic!("{error}") };
    let kinds: Vec<_> = problems.iter().map(Reason::kind).filter(|kind| *kind != "Miscounted").collect();
    assert_eq!(problems.len() - kinds.len(), 14, "every face is missing somewhere");
    assert_eq!(kinds, ["KnownNotHeld", "NoSet", "RowTooSmall", "EmptyHand", "NotAttacked"]);
}

#[test]
fn unreadable_moves() {
    let texts = "7+ +7 7+6 X+7 x 0 14 07 7,7 7++7 - pass Take take! row row: row:0 row:14 row:x row:7+7 row:-  7X \u{661} 1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1";
    for text in texts.split(' ').chain(["", " 7", "7 ", "row:07"]) {
        let error = text.parse::<Move>().expect_err(text);
        assert!(!error.expected.to_string().is_empty(), "{error}");
    }
    assert_eq!("X+7+7".parse::<Move>().unwrap_err().expected.to_string(), "7+7+X: numbered cards rising, then jokers");
    assert!("1+1+1+1+1+1+1+1+1+1+1+1+1+1+1".parse::<Move>().is_ok(), "to be refused by the referee");
}

#[test]
fn unreadable_heads() {
    let check = |line: &str, expected: &str| {
        let error = Header::split(line).map_err(crate::StartError::from).and_then(|(header, _)| Start::<State>::read(header));
        assert_eq!(error.expect_err(line).to_string(), expected);
    };
    check("linko/standard", "cannot read \"linko/standard\": expected a field players=2 to 5");
    check(
        "linko/standard players=3",
        "cannot read \"linko/standard\": expected a field deck=the 109 cards in the order of dealing, such as 7,X,12,…",
    );
    check("linko/standard players=03 deck=7", "cannot read \"03\": expected a number from 0 to 99 in the field players");
    check("linko/standard players=3 deck=7,y", "cannot read \"y\": expected a card: 1 to 13, or X");
    check(
        "linko/standard players=2 turn=0 phase=sleep hands=1;2 table=-;- row=- pile=-",
        "cannot read \"sleep\": expected lay, attack:SEAT, answer:SEAT, draw:SEAT:CARDS or over",
    );
    check(
        "linko/standard players=2 turn=0 phase=lay hands=1;2;3;4;5;6;7;8;9;10 table=-;- row=- pile=-",
        "cannot read \"1;2;3;4;5;6;7;8;9;10\": expected at most 9 entries with ';' between them",
    );
    check("linko/standard players=2 turn=0 phase=lay hands=;2 table=-;- row=- pile=-", "cannot read \"\": expected a card: 1 to 13, or X");
    let too_long = alloc::vec!["7"; 256].join(",");
    check(
        &format!("linko/standard players=2 deck={too_long}"),
        "cannot read \"7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,…\": expected at most 255 entries with ',' between them",
    );
}

#[test]
fn options_have_defaults() {
    let read = |line: &str| read_alone::<Options>(line).unwrap().to_string();
    assert_eq!(read("linko"), "linko/standard players=2 first=0");
    assert_eq!(read("linko/standard players=5"), "linko/standard players=5 first=0");
    assert_eq!(read("linko/standard first=3 players=4"), "linko/standard players=4 first=3");
}

/// LINKO 11: a view as a line, and what is said of lines that nobody can have seen.
#[test]
fn views_as_lines() {
    let discard = "11+11+11+11+11+11+11+12+12+12+12+12+12+12+12+13+13+13+13+13+13+13+13+X+X+X+X";
    let line = "linko/standard players=2 first=0 view=1 turn=0 phase=answer:1 hand=3+9 sizes=2;2 known=1;3 table=8;7 row=1+2+3+4+10+11";
    let line = format!("{line} pile=70 discard={discard}");
    let view: View = read_alone(&line).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(view.to_string(), line);
    assert_eq!((view.viewer(), view.hand_size(Seat(0)), view.known(Seat(0)).to_string()), (Viewer::Seat(Seat(1)), 2, "1".into()));
    let mut moves = Moves::default();
    view.legal_moves(&mut moves);
    assert_eq!(moves.iter().map(ToString::to_string).collect::<Vec<_>>(), ["reclaim", "discard"]);

    let check = |from: &str, to: &str, expected: &str| {
        assert!(line.contains(from), "{from}");
        let line = line.replace(from, to);
        assert_eq!(read_alone::<View>(&line).expect_err(&line).to_string(), expected);
    };
    check("view=1 ", "", "cannot read \"linko/standard\": expected a field view=the seat that looks on, or - for a spectator");
    check("view=1", "view=2", "cannot read \"view=2\": expected a seat below 2, or - for a spectator");
    check("view=1", "view=-", "cannot read \"hand=3+9\": expected 0 cards, because a spectator has so many");
    check("hand=3+9", "hand=3", "cannot read \"hand=3\": expected 2 cards, because seat 1 has so many");
    check("sizes=2;2", "sizes=2;02", "cannot read \"02\": expected a number from 0 to 109 in the field sizes");
    check("sizes=2;2", "sizes=2;110", "cannot read \"110\": expected a number from 0 to 109 in the field sizes");
    check("sizes=2;2", "sizes=2;2;0", "the field sizes lists 3 seats, but there are 2 players [LINKO 1]");
    check("known=1;3", "known=1", "the field known lists 1 seats, but there are 2 players [LINKO 1]");
    check("known=1;3", "known=1;3+3", "seat 1 is known to hold 3, but does not [LINKO 11]");
    check("known=1;3", "known=1+1+5;3", "seat 0 is known to hold 5, but does not [LINKO 11]");
    check("row=1+2+3+4+10+11", "row=1+2+3+4+11+11", "the card 11 appears 9 times instead of 8 times [LINKO 1]");
    check("pile=70", "pile=71", "cannot read \"pile=71\": expected a pile of what is left of the 109 cards, of which 39 lie elsewhere");
    check("pile=70", "pile=7,9", "cannot read \"7,9\": expected a number from 0 to 109 in the field pile");
    check("phase=answer:1", "phase=answer:0", "seat 0 cannot be attacked: it is not an opponent of seat 0 [LINKO 5]");
    check("table=8;7", "table=7;8", "7 does not attack 8 of seat 1: an attack takes the same number of cards and a higher value [LINKO 5]");
    check(
        "phase=answer:1",
        "phase=over",
        "cannot read \"1\": expected all 2 cards of seat 0 in the field known: the game is over, and hands are laid open",
    );
    check("discard=", "deck=7 discard=", "linko/standard has no field `deck`");
    check("turn=0", "turn=0 turn=0", "cannot read \"turn=0\": expected the field turn only once");
    assert!(read_alone::<View>(&format!("{line} 7")).is_err());
    assert!(read_alone::<View>("yinsh/standard").is_err());
}

// ---- Laws of every game ----

/// LINKO 11: what anybody sees at any time can be written down and read again, and no two views look the same.
#[test]
fn every_view_can_be_written_down() {
    in_random_games(24, |state, _| {
        for viewer in (0..state.seats() as u8).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]) {
            let view = state.view(viewer);
            let line = view.to_string();
            assert_eq!(read_alone::<View>(&line).as_ref(), Ok(&view), "{line}");
        }
    });
}

/// LINKO 2: what is legal and what the referee accepts are the same, for every set there is and for much that is no set.
#[test]
fn legal_moves_are_what_check_accepts() {
    let mut universe: Vec<Move> = alloc::vec![Move::Lay(Cards::EMPTY), Move::Take, Move::Leave, Move::Reclaim, Move::Discard, Move::Pile];
    universe.extend(Card::ALL.map(Move::Row));
    for jokers in 0..=15 {
        let jokers = Cards::of(Card::JOKER, jokers);
        universe.push(Move::Lay(jokers));
        let values = Card::ALL.into_iter().filter(|card| !card.is_joker());
        universe.extend(values.flat_map(|value| (1..=15).map(move |count| Move::Lay(Cards::of(value, count).plus(jokers)))));
    }
    let universe: BTreeSet<Move> = universe.into_iter().collect();
    in_random_games(100, |state, random| {
        let mut moves = Moves::default();
        state.legal_moves(&mut moves);
        let legal: BTreeSet<Move> = moves.iter().copied().collect();
        assert_eq!(legal.len(), moves.len(), "each move once");
        assert_eq!(legal.is_empty(), state.status().to_move().is_none());
        let accepted: BTreeSet<Move> = universe.iter().copied().filter(|chosen| state.check(*chosen).is_ok()).collect();
        assert_eq!(legal, accepted, "{state:?}");
        for _ in 0..20 {
            let (one, other) = (Card::ALL[below(random, 14)], Card::ALL[below(random, 14)]);
            let cards = Cards::of(one, below(random, 6) as u8).plus(Cards::of(other, below(random, 6) as u8));
            assert_eq!(state.check(Move::Lay(cards)).is_ok(), legal.contains(&Move::Lay(cards)));
        }
    });
}

/// LINKO 1, 11: in every position all cards are there, known cards are in hand, and text gives the position back.
#[test]
fn every_position_can_be_written_down() {
    in_random_games(200, |state, _| {
        let setup = state.setup();
        assert_eq!(State::from_setup(&setup).as_ref(), Ok(state));
        let text = setup.to_string();
        let read: Setup = read_alone(&text).unwrap();
        assert_eq!((&read, read.to_string()), (&setup, text));
    });
}

#[test]
fn every_deal_and_move_can_be_written_down() {
    for number in 0..8 {
        let deal = deal(2 + number as u8 % 4, number);
        assert_eq!(read_alone::<Deal>(&deal.to_string()).as_ref(), Ok(&deal));
        assert_eq!(read_alone::<Options>(&deal.options().to_string()), Ok(deal.options()));
    }
    in_random_games(40, |state, _| {
        let mut moves = Moves::default();
        state.legal_moves(&mut moves);
        assert!(moves.iter().all(|chosen| chosen.to_string().parse() == Ok(*chosen)));
    });
}

/// LINKO 4, 8: a move that is not legal changes nothing even when it is not checked.
#[test]
fn illegal_moves_do_no_harm() {
    in_random_games(8, |state, random| {
        for chosen in ["7+8", "13+13+13+13+13+13+13+13+13", "X+X+X+X+X", "take", "leave", "reclaim", "discard", "pile", "row:1", "row:X"] {
            let chosen: Move = chosen.parse().unwrap();
            let mut next = state.clone();
            next.play_unchecked(chosen);
            assert!(state.check(chosen).is_ok() || next == *state, "{chosen} in {state:?}");
        }
        let chosen = Move::Lay(Cards::of(Card::ALL[below(random, 14)], 9));
        let mut next = state.clone();
        next.play_unchecked(chosen);
        assert_eq!(next, *state);
    });
}

/// Whatever a stranger writes is a position, impossible or unreadable, but never a panic.
#[test]
fn mangled_positions_are_read_or_not() {
    const LETTERS: &[u8] = b"0123456789X+-;:/,= lay";
    let mut outcomes = [0; 3];
    in_random_games(12, |state, random| {
        for _ in 0..8 {
            let mut line = state.setup().to_string().into_bytes();
            for _ in 0..=below(random, 3) {
                let at = 15 + below(random, line.len() - 15);
                match below(random, 3) {
                    0 => line[at] = LETTERS[below(random, LETTERS.len())],
                    1 => drop(line.remove(at)),
                    _ => line.insert(at, LETTERS[below(random, LETTERS.len())]),
                }
            }
            let line = String::from_utf8(line).unwrap();
            let outcome = match Header::split(&line).map_err(crate::StartError::from).and_then(|(header, _)| Start::<State>::read(header)) {
                Ok((_, mangled)) => {
                    assert_eq!(State::from_setup(&mangled.setup()), Ok(mangled));
                    0
                }
                Err(crate::StartError::Impossible(problems)) => usize::from(!problems.is_empty()),
                Err(crate::StartError::Parse(_)) => 2,
            };
            outcomes[outcome] += 1;
        }
    });
    assert!(outcomes.iter().all(|count| *count > 20), "{outcomes:?}");
}

/// LINKO 5: every lay makes the sets on the table heavier, which is why games end (see `MAX_MOVES_IN_GAME`).
#[test]
fn every_lay_adds_weight() {
    let weight = |players: usize, value: Card| (0..=value.index()).fold(0, |below, _| (players - 1) * below + 1);
    let mut before = 0;
    in_random_games(200, |state, _| {
        if matches!(state.public.phase, Phase::Lay | Phase::Over) {
            let sets = (0..5).flat_map(|seat| state.public.table.of(Seat(seat)));
            let now = sets.map(|set| weight(state.seats(), set.value())).sum();
            assert!(now == 0 || now > before || state.public.phase == Phase::Over, "{state:?}");
            before = now;
        }
    });
    let all = |players| Cards::DECK.iter().map(|card| weight(players, card)).sum::<usize>();
    assert_eq!([2, 3, 4, 5].map(all), [798, 212_867, 21_523_300, 686_001_681]);
}

#[test]
fn cards_are_counted_in_one_word() {
    let mut random = 5;
    for _ in 0..10_000 {
        let counts: Vec<(u8, u8)> = (0..14).map(|_| (below(&mut random, 16) as u8, below(&mut random, 16) as u8)).collect();
        let heap = |pick: fn(&(u8, u8)) -> u8| {
            Card::ALL.iter().zip(&counts).fold(Cards::EMPTY, |all, (card, counts)| all.plus(Cards::of(*card, pick(counts))))
        };
        let (some, fewer) = (heap(|counts| counts.0), heap(|counts| counts.1));
        assert_eq!(some.len(), counts.iter().map(|counts| usize::from(counts.0)).sum::<usize>());
        assert_eq!(some.less(fewer), heap(|counts| counts.0.saturating_sub(counts.1)));
        assert_eq!(some.contains(fewer), counts.iter().all(|counts| counts.0 >= counts.1));
        assert!(some.contains(heap(|counts| counts.0.min(counts.1))));
        assert_eq!(some.iter().collect::<Cards>(), some);
    }
}

#[test]
fn perft_counts() {
    let file = include_str!("../../tests/perft/linko.txt");
    let mut lines = 0;
    for line in file.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (numbers, start) = line.split_once('|').expect(line);
        let (depth, leaves) = numbers.trim().split_once(' ').expect(line);
        let (header, moves) = Header::split(start).unwrap();
        let (_, mut state) = Start::<State>::read(header).unwrap_or_else(|error| panic!("{start}: {error}"));
        moves.for_each(|text| play(&mut state, text));
        assert_eq!(perft(&state, depth.parse().unwrap()), leaves.trim().parse::<u64>().unwrap(), "{line}");
        lines += 1;
    }
    assert!(lines >= 8, "only {lines} lines in the file");
}

#[test]
fn rules_tests_and_reasons_agree() {
    crate::citations::check::<IllegalMove, SetupError>(
        "LINKO",
        include_str!("../../../../locales/en/rules/linko.md"),
        include_str!("tests.rs"),
    );
}
