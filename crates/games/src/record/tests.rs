//! What single records say, and what is wrong with damaged ones. That all games survive being recorded is tested in the suite.

use super::*;
use crate::header::read_alone;
use crate::yinsh::{Deal, State};

const OPENING: &str = "d5 e7 f4 g6 h8 c3 i7 b4 g3 f9";

fn standard() -> Deal {
    read_alone("yinsh/standard").expect("our own line")
}

fn record_text(result: &str, body: &str) -> String {
    format!("Trilynx-Record: 1\nStart: yinsh/standard\nRules: 1\nSeat-0: Ann\nResult: {result}\n\n{body}\n")
}

#[test]
fn a_record_prints_as_it_was_read() {
    let text = record_text("winners=1 by=resignation", &format!("1. {OPENING}\n11. d5-d8 e7-e4"));
    let record = Record::<State>::read(&text).expect("a good record");
    assert_eq!(record.to_string(), text);
    assert_eq!(record.header("Seat-0"), Some("Ann"));
    assert_eq!(record.moves.len(), 12);
    assert_eq!(record.end().status(), Status::ToMove(Seat(0)));
}

/// Each damage with the line, the move and the sentence it is answered with.
#[test]
fn damage_is_named() {
    let good = record_text("*", &format!("1. {OPENING}\n11. d5-d8"));
    let check = |from: &str, to: &str, line: usize, at_move: Option<usize>, sentence: &str| {
        assert!(good.contains(from), "{from}");
        let error = Record::<State>::read(&good.replacen(from, to, 1)).expect_err(to);
        assert_eq!((error.line, error.at_move), (line, at_move), "{error}");
        assert!(error.to_string().contains(sentence), "{error}");
    };
    check("Trilynx-Record: 1", "Trilynx-Record: 2", 1, None, "the first line of a record");
    check("Trilynx-Record: 1\n", "", 1, None, "the first line of a record");
    check("Start: yinsh/standard\n", "", 4, None, "the header Start is missing");
    check("yinsh/standard", "chess/standard", 2, None, "a game: yinsh/standard");
    check("yinsh/standard", "yinsh/slow", 2, None, "a variant: yinsh/standard, yinsh/blitz");
    check("yinsh/standard", "lyngk/standard layout=x", 2, None, "a record of yinsh");
    check("yinsh/standard", "yinsh/standard e5", 2, None, "nothing after the fields");
    check("yinsh/standard", "yinsh/standard board=1", 2, None, "board=1");
    check("Rules: 1", "Rules: 2", 3, None, "version 2 of the rules, but this program knows only up to 1");
    check("Rules: 1", "Rules: 01", 3, None, "a number from 1");
    check("Rules: 1\n", "", 4, None, "the header Rules is missing");
    check("Seat-0: Ann", "Seat-0 Ann", 4, None, "a header such as");
    check("Seat-0: Ann", "Rules: 1", 4, None, "only once");
    check("Result: *\n", "", 4, None, "the header Result is missing");
    check("Result: *", "Result: 1-0", 5, None, "a result");
    check("Result: *", "Result: winners=0 scores=3,0", 8, None, "the moves lead to \"*\"");
    check("Result: *", "Result: winners=4 by=time", 8, None, "the moves lead to");
    check("e7", "e77", 7, Some(2), "expected");
    check("e7", "d5", 7, Some(2), "YINSH D2");
    check("11. d5-d8", "11. d5-e8", 8, Some(11), "YINSH E3");
    check("11. d5-d8", "12. d5-d8", 8, Some(11), "expected 11.");
    check("11. d5-d8", "d5-d8", 8, Some(11), "expected 11.");
}

#[test]
fn a_record_has_limits() {
    let long = record_text("*", &"x".repeat(MAX_BYTES));
    assert_eq!(Record::<State>::read(&long).expect_err("too long").fault, TOO_LONG);
    let headers: String = (0..200).map(|n| format!("Note-{n}: x\n")).collect();
    let many = record_text("*", "").replace("Seat-0: Ann\n", &headers);
    assert!(Record::<State>::read(&many).expect_err("too many").to_string().contains("at most 100 headers"));
    for text in ["", "\n", "\n\n\n", "Trilynx-Record: 1", ":", "\u{0}"] {
        assert!(Record::<State>::read(text).is_err(), "{text:?}");
        assert!(game_of(text).is_err(), "{text:?}");
    }
}

#[test]
fn results_are_read_as_they_print() {
    for text in [
        "*",
        "winners=0 scores=3,1",
        "winners=- scores=2,2",
        "winners=0 scores=-",
        "winners=0,2 scores=5,-3,5",
        "winners=1 by=absence",
        "winners=- by=agreement",
    ] {
        let ending: Ending = text.parse().expect(text);
        assert_eq!(ending.to_string(), text);
    }
    for bad in [
        "",
        "winners=",
        "winners=0",
        "winners=5 by=time",
        "winners=1,0 by=time",
        "winners=0,0 by=time",
        "winners=0 by=luck",
        "winners=0 scores=1,2,3,4,5,6",
    ] {
        assert!(bad.parse::<Ending>().is_err(), "{bad}");
    }
}

#[test]
fn a_stranger_cannot_break_a_record_with_a_name() {
    let mut record = Record::<State>::new(Start::Deal(standard()), Vec::new()).expect("no moves");
    record.headers.push(("Seat-0".to_string(), "Mallory\nResult: winners=0 scores=3,0\n\n1. e5".to_string()));
    let again = Record::<State>::read(&record.to_string()).expect("still a record");
    assert_eq!(again.header("Seat-0"), Some("Mallory Result: winners=0 scores=3,0  1. e5"));
    assert_eq!(again.moves, []);
}

/// The deal must be the one that seed and words give, and the seed the one that was promised.
#[test]
fn a_deal_is_verified() {
    let seed = Seed([7; 64]);
    let words = ["ann".to_string(), String::new()];
    let options = read_alone::<crate::linko::Options>("linko/standard players=2").expect("our own line");
    let bytes: Vec<&[u8]> = words.iter().map(|word| word.as_bytes()).collect();
    let dealt = crate::linko::State::deal(&options, &mut Generator::new(&seed, &bytes));
    let mut record = Record::<crate::linko::State>::new(Start::Deal(dealt), Vec::new()).expect("no moves");
    assert_eq!(record.verify_deal(), Ok(DealProof::Unproven));
    record.chance = Chance { commitment: None, seed: Some(seed.clone()), words: words.to_vec() };
    assert_eq!(record.verify_deal(), Ok(DealProof::Seeded));
    record.chance.commitment = Some(seed.commitment());
    assert_eq!(record.verify_deal(), Ok(DealProof::Committed));
    assert_eq!(Record::read(&record.to_string()).as_ref(), Ok(&record));

    let mut other_words = record.clone();
    other_words.chance.words[1] = "ben".to_string();
    assert!(matches!(other_words.verify_deal(), Err(DealFault::Deal { .. })));
    let mut other_promise = record.clone();
    other_promise.chance.commitment = Some(Seed([8; 64]).commitment());
    assert!(matches!(other_promise.verify_deal(), Err(DealFault::Commitment { .. })));
    let mut from_setup = record.clone();
    from_setup.start = Start::Setup(record.start.state().setup());
    assert_eq!(from_setup.verify_deal(), Err(DealFault::NotADeal));
}

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
