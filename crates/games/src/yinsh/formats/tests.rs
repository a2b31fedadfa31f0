use super::*;
use crate::record::{EndedBy, Ending};
use crate::{Game, Seat, Seats, Start};
use alloc::{format, string::ToString, vec, vec::Vec};

#[test]
fn official_notation_numbers_turns() {
    let text = "1.d5 2.e7\n3.f4 4.g6\n5.h8 6.c3\n7.i7 8.b4\n9.g3 10.f9\n11.d5-d8 12.e7-e4\n";
    let record = read_official(text, standard()).expect("a good game");
    assert_eq!(write_official(&record).as_deref(), Some(text));
    let check = |text: &str, line: usize, at_move: usize, sentence: &str| {
        let error = read_official(text, standard()).expect_err(text);
        assert_eq!((error.line, error.at_move), (line, Some(at_move)), "{error}");
        assert!(error.to_string().contains(sentence), "{error}");
    };
    check("1.d5 3.e7", 1, 2, "turn 2");
    check("1.d5\n2.d5", 2, 2, "YINSH D2");
    check("1.d5 e7", 1, 2, "a numbered turn");
    check("1.d5;e7;", 1, 3, "expected");
    assert_eq!(read_official("", standard()).expect("no turn").moves, []);
}

/// A row that is the only one may be left out; it is written in full.
#[test]
fn official_notation_leaves_out_a_row_in_its_short_form() {
    let opening = "1.b1 2.j5\n3.d1 4.k7\n5.e1 6.k8\n7.f2 8.k9\n9.g2 10.k10\n11.b1-b2 12.j5-j6\n13.b2-b3 14.j6-j7\n15.b3-b4 16.j7-j8\n17.b4-b5 18.j8-j9\n";
    let complete = format!("{opening}19.b5-b6;xb1-b5;xb6 20.j9-j10;xj5-j9;xj10\n");
    let short = format!("{opening}19.b5-b6;xb6 20.j9-j10;xj10\n");
    let record = read_official(&complete, standard()).expect("a good game");
    assert_eq!(read_official(&short, standard()).as_ref(), Ok(&record));
    assert_eq!(write_official(&record).as_deref(), Some(complete.as_str()));
    assert_eq!(record.end().legal_texts().iter().filter(|text| text.starts_with('x')).count(), 0);
}

#[test]
fn boardspace_files_are_read_line_by_line() {
    let node = |text: &str| {
        format!("(;\nGM[24]VV[2]\nSU[Yinsh]\nP0[id \"Ann\"]\nP1[id \"Ben\"]\n; P0[0 Start White]\n{text}\n;\nP0[time 0:00:01 ]\n)\n")
    };
    let good =
        node("; P0[1 place wr  G 2]TM[1]\n; P0[2 Done ]TM[2]\n; P1[3 place br  E 7]TM[3]\n; P1[4 Done ]\n; P0[5 Resign ]\n; P0[6 Done ]");
    let record = read_boardspace(&good, standard()).expect("a good file");
    assert_eq!(record.moves.iter().map(ToString::to_string).collect::<Vec<_>>(), ["g2", "e7"]);
    assert_eq!(record.ending, Ending::Otherwise { winners: Seats::only(Seat(1)), by: EndedBy::Resignation });
    assert_eq!((record.header("Seat-0"), record.header("Seat-1")), (Some("Ann"), Some("Ben")));
    let check = |text: &str, sentence: &str| {
        let error = read_boardspace(&node(text), standard()).expect_err(text);
        assert!(error.line == 7 && error.to_string().contains(sentence), "{error}");
    };
    check("; P0[1 place wr  G 1]", "expected");
    check("; P1[1 place wr  G 2]", "a move of the other player");
    check("; P0[1 jump G 2]", "place, move, drop board");
    check("; P0[1 drop board G 2]", "a marker placed in a ring");
    check("; P0[1 move G 2 G 3]", "YINSH");
    check("; P7[1 move G 2 G 3]", "a node such as");
    assert!(read_boardspace("", standard()).is_err());
}

#[test]
fn a_boardspace_file_that_says_something_again_and_again_is_a_record_all_the_same() {
    let text = format!("(;\nRE[first]\n{}; P0[1 place wr  G 2]\n", "RE[again]\n".repeat(200));
    let record = read_boardspace(&text, standard()).expect("a file with a move");
    assert_eq!(record.header("Result-Text"), Some("first"));
    assert_eq!(Record::<State>::read(&record.to_string()).as_ref(), Ok(&record));
}

#[test]
fn what_is_written_for_boardspace_is_read_as_the_same_game() {
    let mut random = 7_u64;
    for game in 0..20 {
        let mut state = State::new(&standard());
        let mut moves = Vec::new();
        loop {
            let legal = state.legal_texts();
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let Some(at) = (random >> 33).checked_rem(legal.len() as u64) else { break };
            moves.push(legal[at as usize].parse().expect("a move"));
            state.play_unchecked(moves[moves.len() - 1]);
        }
        // Some are given up in the middle.
        let is_given_up = game % 2 == 1;
        moves.truncate(if is_given_up { 12 + game } else { moves.len() });
        let mut record = Record::new(Start::Deal(standard()), moves).expect("legal moves");
        if is_given_up {
            record.ending = Ending::Otherwise { winners: Seats::only(Seat(game as u8 % 4 / 2)), by: EndedBy::Resignation };
        }
        record.headers = vec![("Seat-0".to_string(), "Ann \"A\"".to_string()), ("Seat-1".to_string(), "Ben".to_string())];
        let text = write_boardspace(&record).expect("the standard rules");
        assert_eq!(read_boardspace(&text, standard()).as_ref(), Ok(&record), "{text}");
    }
    let blitz = Record::<State>::new(Start::Deal(Deal { variant: Variant::Blitz }), Vec::new()).expect("nothing played");
    assert_eq!(write_boardspace(&blitz), None);
}
