//! `trilynx play` as a person meets it: lines in, a board and sentences out.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use trilynx_games::record::Record;
use trilynx_games::{Game, Seat, Viewer, linko, yinsh};

const SEED: &str =
    "00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000";

/// A new file of this test alone.
fn new_file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("play-{name}-{}.txt", std::process::id()));
    let _it_may_not_be_there = std::fs::remove_file(&path);
    path
}

fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trilynx"));
    // Whatever language the developer speaks.
    command.env("LC_ALL", "C");
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Types all lines at once; the program must end by itself, and well.
fn typed(arguments: &[&str], lines: &[u8]) -> String {
    let mut child = program(arguments).spawn().expect("the program starts");
    // A program that stops reading early has its reasons; its output tells.
    let _reader_gone = child.stdin.take().expect("piped").write_all(lines);
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn verified(path: &Path) -> String {
    let output = program(&["verify", path.to_str().expect("UTF-8")]).output().expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Somebody who waits for the prompt before typing.
struct Person {
    child: Child,
    input: ChildStdin,
    output: ChildStdout,
    heard: String,
}

impl Person {
    fn start(arguments: &[&str]) -> Person {
        let mut child = program(arguments).spawn().expect("the program starts");
        let (input, output) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
        Person { child, input, output, heard: String::new() }
    }

    /// Everything up to the next prompt or the end, and whether it was a prompt.
    fn listen(&mut self) -> (String, bool) {
        let mut bytes = Vec::new();
        let mut byte = [0];
        while !bytes.ends_with(b"\n> ") {
            if self.output.read(&mut byte).expect("readable") == 0 {
                break;
            }
            bytes.push(byte[0]);
        }
        let is_prompt = bytes.ends_with(b"\n> ");
        let text = String::from_utf8(bytes).expect("UTF-8");
        self.heard += &text;
        (text, is_prompt)
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it listens");
    }

    /// Plays the first move of `moves` until the game is over.
    fn play_first_moves(mut self) -> String {
        for _ in 0..5000 {
            if !self.listen().1 {
                assert!(self.child.wait().expect("the program ends").success());
                return self.heard;
            }
            self.say("moves");
            let (list, _) = self.listen();
            let first = list.split_ascii_whitespace().nth(1).expect("a legal move").to_string();
            self.say(&first);
        }
        panic!("the game does not end:\n{}", self.heard);
    }
}

fn whole_game(game: &[&str], name: &str, ending: &str) -> (String, PathBuf) {
    let file = new_file(name);
    let mut arguments = vec!["play"];
    arguments.extend(game);
    arguments.extend(["--against", "random", "--seed", SEED, "--save", file.to_str().expect("UTF-8")]);
    let heard = Person::start(&arguments).play_first_moves();
    assert!(heard.contains("The game is over. Winner: ") || heard.contains("The game is over. A draw"), "{heard}");
    assert!(!heard.contains("not allowed") && !heard.contains("Cannot read"), "{heard}");
    let proof = verified(&file);
    assert!(proof.contains(ending), "{proof}");
    (heard, file)
}

#[test]
fn yinsh_is_played_to_the_end() {
    whole_game(&["yinsh/blitz"], "yinsh", "scores=");
}

#[test]
fn lyngk_is_played_to_the_end() {
    whole_game(&["lyngk/six", "--seat", "1"], "lyngk", "the seed is the one that was promised");
}

/// Every hand that was drawn for another seat shows what seat 0 knows of it, and `?` for the rest.
#[test]
fn linko_is_played_to_the_end_without_showing_a_hidden_card() {
    let (heard, file) = whole_game(&["linko", "players=3"], "linko", "the seed is the one that was promised");
    let record: Record<linko::State> = Record::read(&std::fs::read_to_string(file).expect("readable")).expect("a record");
    let mut expected = Vec::new();
    let mut state = record.start.state();
    let mut note = |state: &linko::State| {
        for seat in [Seat(1), Seat(2)] {
            let view = state.view(Viewer::Seat(Seat(0)));
            let mut cards: Vec<String> = view.known(seat).iter().map(|card| card.to_string()).collect();
            cards.resize(view.hand_size(seat), "?".to_string());
            expected
                .push(format!("Player {}, cards in hand: {} {}", seat.0 + 1, view.hand_size(seat), cards.join(" ")).trim_end().to_string());
        }
    };
    for chosen in &record.moves {
        if state.status().to_move() == Some(Seat(0)) {
            note(&state);
        }
        state.play(*chosen).expect("legal");
    }
    note(&state);
    let is_hand = |line: &&str| line.contains(" hand: ") && !line.contains("Player 1");
    let words = |line: &str| line.trim_start_matches('▶').split_ascii_whitespace().collect::<Vec<_>>().join(" ");
    let drawn: Vec<String> = heard.lines().filter(is_hand).map(words).collect();
    assert_eq!(drawn, expected);
    assert!(expected.iter().any(|line| line.ends_with('?')));
}

#[test]
fn people_hand_over_before_a_hand_is_shown() {
    let heard = typed(&["play", "linko", "players=2", "--against", "nobody", "--seed", SEED], b"\nmoves\n13\n");
    let (before, after) = heard.split_once("Next up: player 2. Hand over, then press Enter.").expect("a handing over");
    assert!(before.contains("Next up: player 1."), "{before}");
    assert!(before.contains("Player 2, cards in hand: 13  ? ?"), "{before}");
    assert!(!after.contains("hand"), "{after}");
}

#[test]
fn a_refusal_names_the_clause_and_the_game_goes_on() {
    let board = "board=4/7/8/9/4R5/9/10/4r4/8/7/4";
    let line = ["play", "yinsh", board, "turn=w", "phase=place", "removed=0,0", "--against", "random"];
    for (typed_line, expected) in [
        ("e5", "e5: The rules don’t allow this (YINSH D2): a ring goes on an empty space, and there is a white ring on e5.\n→ rules D2\n"),
        ("E5", "(YINSH D2)"),
        ("e5-e6", "(YINSH D3)"),
        ("z", "Cannot read \"z\""),
        ("moves z", "No legal move begins with z."),
        ("rules d2", "YINSH D2\nThe players take turns placing their rings"),
        ("rules", "The clauses of YINSH:\n  A   Board, rings and markers\n"),
        ("undo", "There is nothing to take back."),
        ("save", "Name a file"),
        ("help", "takes back the last decision"),
        ("hint", "Hint: "),
        ("position", "yinsh/standard board="),
        ("e1", "Black (random): "),
    ] {
        let mut arguments = line.to_vec();
        arguments.extend(["--nodes", "100"]);
        let heard = typed(&arguments, format!("{typed_line}\nquit\n").as_bytes());
        assert!(heard.contains(expected), "{typed_line}: {heard}");
        assert!(heard.ends_with("The game is not saved. Use --save FILE to save it after every move.\n"), "{heard}");
    }
}

#[test]
fn refusals_and_rules_are_in_the_language_that_was_asked_for() {
    let line = ["play", "yinsh", "--against", "nobody", "--language", "de"];
    let heard = typed(&line, b"e5\ne5\nrules d1\nquit\n");
    assert!(heard.contains("Die Regeln erlauben das nicht (YINSH D2): ein Ring wird auf einen leeren Schnittpunkt gesetzt"), "{heard}");
    assert!(heard.contains("auf e5 liegt ein weißer Ring.\n→ rules D2\n"), "{heard}");
    assert!(heard.contains("YINSH D1\nDer Plan ist am Anfang leer.\n"), "{heard}");
}

#[test]
fn the_environment_decides_about_the_language_where_nothing_is_said() {
    let mut child = program(&["play", "yinsh", "--against", "nobody"]).env("LC_ALL", "pl_PL.UTF-8").spawn().expect("the program starts");
    child.stdin.take().expect("piped").write_all(b"rules d1\nquit\n").expect("it reads");
    let output = child.wait_with_output().expect("the program ends");
    let heard = String::from_utf8_lossy(&output.stdout);
    assert!(heard.contains("YINSH D1\nNa początku plansza jest pusta.\n"), "{heard}");
}

#[test]
fn anything_may_be_typed() {
    let mut lines = vec![b'e'; 2_000_000];
    lines.extend(b"\n\xff\xfe\n\0\x1b[2J\n\n   \nsave /no/such/folder/file\nE5\nquit\n");
    let heard = typed(&["play", "yinsh", "--against", "random"], &lines);
    assert!(heard.contains("Black (random): "), "{heard}");
    assert!(heard.contains("Cannot write /no/such/folder/file"), "{heard}");
    assert!(!heard.contains('\x1b'), "{heard}");
}

#[test]
fn undo_takes_back_to_the_own_last_decision() {
    let file = new_file("undo");
    let save = format!("e5\nf6\nundo\nsave {}\nquit\n", file.display());
    let heard = typed(&["play", "yinsh", "--against", "random", "--seed", SEED], save.as_bytes());
    assert!(heard.contains("Taken back: f6 "), "{heard}");
    assert!(verified(&file).contains("moves       2 moves"), "{heard}");
}

#[test]
fn a_resignation_is_recorded() {
    let file = new_file("resign");
    let arguments = ["play", "linko", "players=3", "--against", "random", "--save", file.to_str().expect("UTF-8")];
    let heard = typed(&arguments, b"resign\n");
    assert!(heard.contains("Player 1 resigns. Winner: player 2, player 3"), "{heard}");
    assert!(verified(&file).contains("winners=1,2 by=resignation"));
}

#[test]
fn the_record_may_be_asked_for_at_the_end() {
    let file = new_file("late");
    let lines = format!("e5\nresign\nundo\nresign\ne6\nsave\nsave {}\n", file.display());
    let heard = typed(&["play", "yinsh", "--against", "random"], lines.as_bytes());
    assert!(heard.contains("Taken back: the resignation"), "{heard}");
    assert!(heard.contains("The game is over. Type save FILE, undo or quit."), "{heard}");
    assert!(heard.ends_with(&format!("To replay it: trilynx replay {}\n", file.display())), "{heard}");
    assert!(verified(&file).contains("winners=1 by=resignation"));
}

/// A level looks at as much as its level allows, whatever time there is.
#[test]
fn a_level_is_recorded_without_a_time_that_it_does_not_take() {
    for (bot, expected) in [("level1", "Seat-1: level1\n"), ("search", "Seat-1: search, 1 s a move\n")] {
        let file = new_file(&format!("limits-{bot}"));
        let heard = typed(&["play", "yinsh", "--against", bot, "--save", file.to_str().expect("UTF-8")], b"quit\n");
        assert_eq!(heard.contains("1 s a move."), bot == "search", "{heard}");
        let record = std::fs::read_to_string(&file).expect("a record");
        assert!(record.contains(expected), "{record}");
    }
}

#[test]
fn the_end_of_the_input_ends_the_game_well() {
    let file = new_file("end");
    let arguments = ["play", "lyngk", "--against", "random", "--save", file.to_str().expect("UTF-8")];
    let heard = typed(&arguments, b"moves");
    assert!(heard.contains("The game is saved in"), "{heard}");
    assert!(verified(&file).contains("0 moves"));
    // A file that is there is never written over.
    let output = program(&arguments).output().expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("already exists; choose another file"));
}

#[test]
fn the_same_seed_and_nodes_give_the_same_game() {
    let play = || typed(&["play", "yinsh", "--nodes", "300", "--seed", SEED, "--seat", "1"], b"a2\nb1\nc1\nquit\n");
    assert_eq!(play(), play());
}

/// A game that was left goes on in its file with the same players, until it is over.
#[test]
fn a_saved_game_is_resumed() {
    let path = new_file("resumed");
    let file = path.to_str().expect("UTF-8");
    typed(&["play", "yinsh", "--against", "level1", "--seat", "1", "--seed", SEED, "--save", file], b"a2\nb1\nquit\n");
    let left = std::fs::read_to_string(&path).expect("it was saved");
    let before: Record<yinsh::State> = Record::read(&left).expect("our own record");
    assert_eq!(before.moves.len(), 5, "the bot began");
    let shown = typed(&["play", "--resume", file], b"c1\nundo\nc1\nquit\n");
    assert!(shown.starts_with("You are Black. Against White (level1)"), "{shown}");
    let after: Record<yinsh::State> = Record::read(&std::fs::read_to_string(&path).expect("it is still there")).expect("our own record");
    assert_eq!(after.moves[..5], before.moves);
    assert_eq!(after.moves.len(), 7);
    assert_eq!((&after.chance, &after.headers), (&before.chance, &before.headers));
    verified(&path);

    let shown = typed(&["play", "--resume", file, "--against", "nobody"], b"resign\n");
    assert!(shown.contains("resigns"), "{shown}");
    let output = program(&["play", "--resume", file]).output().expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("is over"), "{output:?}");
}

#[test]
fn bad_arguments_are_a_clear_error() {
    for (arguments, expected) in [
        (vec!["chess"], "expected a game"),
        (vec!["yinsh", "--against", "nobodyelse"], "yinsh has no bot \"nobodyelse\": it has random"),
        (vec!["yinsh", "--seat", "2"], "the seats are 0 to 1"),
        (vec!["linko", "--humans", "0,5"], "there is no seat 5"),
        (vec!["yinsh", "e5"], "fields of the start"),
        (vec!["linko", "--seed", "12"], "128 hexadecimal digits"),
        (vec!["yinsh", "--time", "0"], "invalid value"),
        (vec!["yinsh", "--resume", "there-is-no-such-file"], "cannot be used with"),
        (vec!["--resume", "there-is-no-such-file"], "there-is-no-such-file"),
        (vec!["yinsh", "--pace", "lazy"], "expected at-once, quick, human or slow"),
    ] {
        let mut all = vec!["play"];
        all.extend(arguments);
        let output = program(&all).output().expect("the program runs");
        let said = String::from_utf8_lossy(&output.stderr).to_string();
        assert_eq!(output.status.code(), Some(2), "{all:?}: {said}");
        assert!(said.contains(expected), "{all:?}: {said}");
    }
}
