use super::boardspace::layout;
use super::*;
use crate::header::read_alone;
use crate::lyngk::{Deal, Move, Point};
use crate::record::{EndedBy, Ending};
use crate::{Game, Seat, Seats, Start};
use alloc::{format, string::String, string::ToString, vec::Vec};

/// Java's own generator gave these, in a program of a few lines that shuffles as the site does.
#[test]
fn layouts_are_those_of_javas_generator() {
    for (number, expected) in [
        (0, "ggrbbbbbiikkwgikkggrgbriwrrkrribkiwiigbgkkr"),
        (12345, "rigibbrbgbkggkgbkwgkwbkrwiiirbrgiirrigbkkrk"),
        (-7, "gwkbgrgwigrgbbgrrkbribgiibikbkkrrkiibrkwkgi"),
        (1_672_531_200, "rbgbrrbbkgiirkwbibikrggrikwrikbiwgigbkrgkkg"),
    ] {
        assert_eq!(layout(number), expected, "{number}");
    }
}

/// A point as the site writes it.
fn site_point(point: Point) -> String {
    let text = point.to_string();
    let column = text.as_bytes()[0];
    let row: i32 = text[1..].parse().expect("a row");
    format!("{} {}", char::from(column.to_ascii_uppercase()), row - [2, 1, 0, 1, 1, 2, 2, 4, 6][usize::from(column - b'a')])
}

/// A game of random moves from the deal of this number, and how the site writes it: as people's or as programs' moves.
fn game(number: i64, game: &str, most: usize, by_people: bool) -> (Record<State>, String) {
    let variant = if game == "Lyngk" { "standard" } else { "six" };
    let deal: Deal = read_alone(&format!("lyngk/{variant} layout={}", layout(number))).expect("a whole set");
    let mut state = State::new(&deal);
    let (mut moves, mut nodes, mut count): (Vec<Move>, String, u32) = (Vec::new(), String::new(), 0);
    let mut node = |seat: Seat, action: String| {
        count += 1;
        nodes += &format!("; P{seat}[{count} {action}]TM[{}]\n", count * 7);
    };
    node(Seat(0), "Start P0".to_string());
    let mut random = number as u64;
    while let Some(seat) = state.status().to_move().filter(|_| moves.len() < most) {
        let legal = state.legal_texts();
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let chosen: Move = legal[(random >> 33) as usize % legal.len()].parse().expect("a move");
        let pool = if seat == Seat(0) { "F" } else { "S" };
        match chosen {
            Move::Claim(colour) => {
                let letter = colour.letter().to_ascii_uppercase().to_string().replace('K', "N");
                match by_people {
                    true => [format!("Pick {letter}"), format!("Drop {pool}")].into_iter().for_each(|action| node(seat, action)),
                    false => node(seat, format!("Claim {letter} {pool}")),
                }
            }
            Move::Stack { from, to } => {
                let (from, to) = (site_point(from), site_point(to));
                match by_people {
                    true => [format!("Pickb {from} 0"), format!("Dropb {to}")].into_iter().for_each(|action| node(seat, action)),
                    false => node(seat, format!("Move {from} {to}")),
                }
                node(seat, "Done".to_string());
            }
        }
        moves.push(chosen);
        state.play_unchecked(chosen);
        if matches!(chosen, Move::Stack { .. }) && state.status().to_move() == Some(seat) {
            node(Seat(1 - seat.0), "Pass".to_string());
        }
    }
    let mut record = Record::new(Start::Deal(deal), moves).expect("legal moves");
    record.headers = [("Date", "Fri Mar 13 2026"), ("Seat-0", "Ann"), ("Seat-1", "Ben")]
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .to_vec();
    let text = format!(
        "(;\nGM[29]VV[2]\nSU[{game} 2 {number} 100]\nDT[Fri Mar 13 2026]\nP0[id \"Ann\"]\nP1[id \"Ben\"]\n{nodes};\nP0[time 0:00:01 ]\nP1[time 0:00:02 ]\n)\n"
    );
    (record, text)
}

#[test]
fn whole_games_are_read_as_people_and_programs_play_them() {
    for number in 0..12 {
        for (name, by_people) in [("Lyngk", true), ("Lyngk", false), ("Lyngk-6", true), ("lyngk-6", false)] {
            let (record, text) = game(number, name, usize::MAX, by_people);
            assert_eq!(read(&text), Some(Ok(record)), "{text}");
        }
    }
}

#[test]
fn what_was_changed_before_it_was_confirmed_is_not_played() {
    let of_stacks = |record: &Record<State>| record.moves.iter().all(|chosen| matches!(chosen, Move::Stack { .. }));
    let (record, text) = (0..).map(|number| game(number, "Lyngk", 3, true)).find(|(record, _)| of_stacks(record)).expect("most begin so");
    let first = text.lines().find(|line| line.contains("Pickb")).expect("a move").to_string();
    let dropped = text.lines().find(|line| line.contains("Dropb")).expect("a move").to_string();
    let place = |line: &str| line.split(['b', ']']).nth(1).expect("a point").trim().trim_end_matches(" 0").to_string();
    let (from, to) = (place(&first), place(&dropped));
    // Put back; then put down, taken up and put down again.
    let hesitating = format!("; P0[1 Pickb {from} 0]\n; P0[2 Dropb {from}]\n{first}\n{dropped}\n; P0[3 Pickb {to} 0]\n; P0[4 Dropb {to}]");
    assert_eq!(read(&text.replace(&format!("{first}\n{dropped}"), &hesitating)), Some(Ok(record.clone())), "{hesitating}");
    // A colour that is put back is not claimed.
    let undecided = text.replacen(&first, &format!("; P0[1 Pick R]\n; P0[2 Drop R]\n{first}"), 1);
    assert_eq!(read(&undecided), Some(Ok(record.clone())));
    // A move that nobody confirms did not happen, and who resigns has lost.
    let (last, _) = text.rsplit_once("; P0[").expect("a last Done");
    let open = read(&format!("{last};\n)\n")).expect("such a file").expect("a game");
    assert_eq!(open.moves, record.moves[..2]);
    let given_up = read(&text.replace(";\nP0[time", "; P1[90 Resign ]\n; P1[91 Done ]\n;\nP0[time")).expect("such a file").expect("a game");
    assert_eq!(given_up.ending, Ending::Otherwise { winners: Seats::only(Seat(0)), by: EndedBy::Resignation });
}

#[test]
fn what_is_no_such_game_is_refused_with_the_line() {
    let text = |setup: &str, node: &str| format!("(;\nGM[29]\nSU[{setup}]\n; P0[0 Start P0]\n{node}\n;\n)\n");
    let check = |setup: &str, node: &str, line: usize, sentence: &str| {
        let error = read_boardspace(&text(setup, node)).expect_err(node);
        assert_eq!(error.line, line, "{setup} {node}: {error}");
        assert!(error.to_string().contains(sentence), "{setup} {node}: {error}");
    };
    let good = "Lyngk 2 12345 100";
    check("Lyngk", "; P0[1 Done]", 1, "the number of the deal");
    check("Lyngk 3 12345 100", "; P0[1 Done]", 1, "the number of the deal");
    check("Lyngk 2 many 100", "; P0[1 Done]", 1, "the number of the deal");
    check("Tzaar 2 1 100", "; P0[1 Done]", 1, "the number of the deal");
    check(good, "; P0[1 Done]", 1, "at least one move");
    check(good, "; P7[1 Done]", 5, "a node such as");
    check(good, "; P0[1 Jump C 3]", 5, "Pickb, Dropb, Move");
    check(good, "; P0[1 Dropb C 3]", 5, "picked up before it is dropped");
    check(good, "; P0[1 Drop F]", 5, "picked up before it is claimed");
    check(good, "; P0[1 Claim W F]", 5, "a colour: N, R, B, G or I");
    check(good, "; P0[1 Claim K F]", 5, "a colour: N, R, B, G or I");
    check(good, "; P0[1 Claim R S]", 5, "a move of the other player");
    check(good, "; P1[1 Claim R S]", 5, "a move of the other player");
    check(good, "; P0[1 Claim R F]\n; P0[2 Claim R F]", 6, "LYNGK ");
    check(good, "; P0[1 Pickb J 3 0]", 5, "a point such as C 3");
    check(good, "; P0[1 Pickb C 10 0]", 5, "a point such as C 3");
    check(good, "; P0[1 Pickb C -3 0]", 5, "a point such as C 3");
    check(good, "; P0[1 Pickb CC 3 0]", 5, "a point such as C 3");
    check(good, "; P0[1 Move A 2 B 1]\n; P0[2 Done]", 6, "point");
    check(good, "; P0[1 Move A 1 I 1]\n; P0[2 Done]", 6, "LYNGK ");
    assert_eq!(read("(;\nSU[Yinsh]\n; P0[1 place wr  G 2]\n"), None, "another game");
    assert_eq!(read("(;\nGM[24]\n; P0[1 place wr  G 2]\nSU[Lyngk 2 1 100]\n"), None, "it is said before the first node");
    assert_eq!(read("Trilynx-Record: 1\n"), None);
    assert!(read_boardspace(&format!("(;\nSU[{good}]\n{}", "x".repeat(crate::record::MAX_BYTES))).is_err());
}
