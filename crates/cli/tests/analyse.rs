//! `trilynx analyse` as a user meets it: a record in, a review out.

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn trilynx(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_trilynx"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that stops reading early has its reasons; its output tells.
    let _reader_gone = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn analysed(options: &[&str], record: &str) -> String {
    let arguments: Vec<&str> = ["analyse", "-"].iter().chain(options).copied().collect();
    let output = trilynx(&arguments, record);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn json(options: &[&str], record: &str) -> Value {
    let arguments: Vec<&str> = ["--json"].iter().chain(options).copied().collect();
    let text = analysed(&arguments, record);
    assert_eq!(text.lines().count(), 1, "{text}");
    serde_json::from_str(&text).expect("JSON")
}

fn record(start: &str, result: &str, moves: &str) -> String {
    format!("Trilynx-Record: 1\nStart: {start}\nRules: 1\nSeat-0: Ada\nResult: {result}\n\n1. {moves}\n")
}

const RINGS: &str = "b1 j5 d1 k7 e1 k8 f2 k9 g2 k10";
const MARKERS: &str = "b1-b2 j5-j6 b2-b3 j6-j7 b3-b4 j7-j8 b4-b5 j8-j9";

/// Both players have four in line and White is to move: the one who moves on wins.
fn race(end: &str, result: &str) -> String {
    record("yinsh/blitz", result, &format!("{RINGS} {MARKERS} {end}"))
}

#[test]
fn a_win_that_is_taken_costs_nothing() {
    let review = json(&["--nodes", "200"], &race("b5-b6 xb1-b5 xb6", "winners=0 scores=1,0"));
    let turns = review["turns"].as_array().expect("a list");
    assert_eq!(turns.len(), 19);
    let last = &turns[18];
    assert_eq!(last["moves"], serde_json::json!(["b5-b6", "xb1-b5", "xb6"]));
    assert_eq!(last["seat"], 0);
    assert_eq!((last["win_before"].as_f64(), last["win_after"].as_f64(), last["loss"].as_f64()), (Some(1.0), Some(1.0), Some(0.0)));
    assert_eq!((last["solved"].as_bool(), last["judgement"].as_str()), (Some(true), None));
    assert_eq!(turns[17]["solved"].as_bool(), Some(true), "White's win is proved before it is played");
    assert_eq!(turns[17]["win_after"].as_f64(), Some(0.0), "the probability is that of the mover");
    assert_eq!(review["players"][0]["name"], "Ada");
}

#[test]
fn a_win_that_is_missed_is_a_blunder() {
    let missed = race("g2-g3 j9-j10 xj5-j9 xj10", "winners=1 scores=0,1");
    let review = json(&["--nodes", "2000"], &missed);
    let turn = &review["turns"][18];
    assert_eq!(turn["moves"], serde_json::json!(["g2-g3"]));
    assert_eq!((turn["loss"].as_f64(), turn["accuracy"].as_f64()), (Some(100.0), Some(0.0)), "{turn}");
    assert_eq!(turn["judgement"], "blunder");
    let better = &turn["better"][0];
    assert_eq!((better["win"].as_f64(), better["moves"][1].as_str()), (Some(1.0), Some("xb1-b5")), "{turn}");
    assert!(better["moves"][0].as_str().is_some_and(|text| text.starts_with("b5-")), "any move of this ring wins: {turn}");
    assert_eq!(better["moves"].as_array().map(Vec::len), Some(3), "the whole turn is shown: {turn}");
    assert!(review["players"][0]["blunders"].as_u64() >= Some(1));

    let text = analysed(&["--nodes", "2000"], &missed);
    assert!(text.contains("blunder, lost 100.0 points; better: b5-"), "{text}");
    assert!(text.contains("(Ada)"), "{text}");
    let chart = text.lines().find(|line| line.starts_with("  White     ")).expect("a chart");
    assert!(chart.ends_with('▁') && chart.contains('█'), "{chart}");
    assert_eq!(chart.chars().skip(12).count(), 20, "a bar a turn: {chart}");
}

/// A few turns of a deal that anybody can deal again.
fn linko() -> String {
    let dealt = trilynx(&["deal", "linko", "players=3", "--seed", &"0".repeat(128)], "");
    let dealt = String::from_utf8(dealt.stdout).expect("UTF-8");
    format!("{dealt}1. 13+13 2 4 leave reclaim 7+7\n")
}

#[test]
fn linko_is_judged_by_what_each_mover_could_know() {
    let review = json(&["--nodes", "200"], &linko());
    let turns = review["turns"].as_array().expect("a list");
    let seats: Vec<u64> = turns.iter().filter_map(|turn| turn["seat"].as_u64()).collect();
    assert_eq!(seats, [0, 1, 2, 1, 0]);
    assert_eq!(turns[2]["moves"], serde_json::json!(["4", "leave"]));
    for turn in turns {
        let (before, after) = (turn["win_before"].as_f64().expect("a number"), turn["win_after"].as_f64().expect("a number"));
        assert!((0.0..=1.0).contains(&before) && (0.0..=1.0).contains(&after), "{turn}");
    }
    let text = analysed(&["--nodes", "200"], &linko());
    assert!(["Player 1", "Player 2", "Player 3"].iter().all(|seat| text.matches(seat).count() >= 3), "{text}");
}

#[test]
fn the_same_nodes_give_the_same_review() {
    for record in [race("g2-g3", "*"), linko()] {
        for options in [&["--nodes", "200"][..], &["--nodes", "200", "--lines", "3"], &["--nodes", "200", "--json"]] {
            assert_eq!(analysed(options, &record), analysed(options, &record), "{options:?}");
        }
    }
}

#[test]
fn bad_input_is_a_clear_error() {
    for (options, input, expected) in [
        (vec![], "", "is empty"),
        (vec![], "hello", "line 1"),
        (vec!["--bot", "nobody"], &race("g2-g3", "*")[..], "yinsh has no bot \"nobody\""),
        (vec!["--nodes", "0"], "", "invalid value"),
        (vec![], "Trilynx-Record: 1\nStart: yinsh/standard\nRules: 1\nResult: *\n\n", "there is no move to judge"),
        (vec![], &record("yinsh/standard", "*", "e5 e5")[..], "YINSH D2"),
    ] {
        let arguments: Vec<&str> = ["analyse", "-"].into_iter().chain(options).collect();
        let output = trilynx(&arguments, input);
        let said = String::from_utf8_lossy(&output.stderr).to_string();
        assert_eq!(output.status.code(), Some(2), "{input}: {said}");
        assert!(said.contains(expected), "{input}: {said}");
        assert!(output.stdout.is_empty());
    }
}
