//! What single records say, and what is wrong with damaged ones. That all games survive being recorded is tested in the suite.

use super::*;
use crate::Status;
use crate::chance::Generator;
use crate::game::Seat;
use crate::header::read_alone;
use crate::yinsh::{Deal, State};
use alloc::format;

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
    check("yinsh/standard", "yinsh/standard board=1", 2, None, "no field `board`");
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
        "winners=0 by=illegal",
        "winners=1 by=fault",
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
fn days_of_the_calendar() {
    for (days, expected) in [(0, "1970-01-01"), (58, "1970-02-28"), (59, "1970-03-01"), (11_016, "2000-02-29"), (20_772, "2026-11-15")] {
        assert_eq!(date_of(days * 86_400_000), expected);
        assert_eq!(date_of(days * 86_400_000 + 86_399_999), expected);
    }
    assert_eq!(date_of(4_107_542_399_999), "2100-02-28");
}
