//! The program as a user meets it: arguments and standard input in, text and exit code out.

mod words;

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn trilynx(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_trilynx"))
        .args(arguments)
        // Whatever language the developer speaks.
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_vec();
    // In a thread, so that neither side waits for the other with a full pipe.
    let writer = std::thread::spawn(move || {
        // A program that stops reading early has its reasons; its output tells.
        let _reader_gone = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    output
}

fn succeeds(arguments: &[&str], input: &str) -> String {
    let output = trilynx(arguments, input.as_bytes());
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// A clear error: exit code 2, one sentence on standard error that says `sentence`, nothing on standard output.
fn fails(arguments: &[&str], input: &[u8], sentence: &str) {
    let output = trilynx(arguments, input);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {stderr}");
    assert!(stderr.contains(sentence), "{arguments:?}: {stderr}");
    assert!(!stderr.contains("panicked"), "{stderr}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
}

/// What was checked is wrong: exit code 1, and standard output, which is returned, says `sentence`.
fn is_wrong(arguments: &[&str], input: &str, sentence: &str) -> String {
    let output = trilynx(arguments, input.as_bytes());
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(output.status.code(), Some(1), "{arguments:?}: {said}");
    assert!(said.contains(sentence), "{arguments:?}: {said}");
    said
}

fn legal(line: &str) -> serde_json::Value {
    let answer = succeeds(&["legal"], &format!("{line}\n"));
    assert_eq!(answer.lines().count(), 1, "{answer}");
    serde_json::from_str(&answer).expect("JSON")
}

#[test]
fn legal_answers_with_sorted_moves() {
    let answer = succeeds(&["legal"], "yinsh/standard\n");
    assert!(answer.starts_with(r#"{"to_move":0,"legal":["a2","a3","a4","a5","b1","#), "{answer}");
    assert!(answer.ends_with("\"k9\"],\"result\":null}\n"), "{answer}");
    let moves = legal("yinsh/standard d5 e7 f4 g6 h8 c3 i7 b4 g3 f9");
    let moves: Vec<&str> = moves["legal"].as_array().expect("a list").iter().map(|text| text.as_str().expect("text")).collect();
    assert_eq!(moves.len(), 94);
    assert!(moves.is_sorted());
}

#[test]
fn legal_says_who_won() {
    let line = "yinsh/blitz b1 j5 d1 k7 e1 k8 f2 k9 g2 k10 b1-b2 j5-j6 b2-b3 j6-j7 b3-b4 j7-j8 b4-b5 j8-j9 b5-b6 xb1-b5 xb6";
    let answer = succeeds(&["legal"], line);
    assert_eq!(answer, "{\"to_move\":null,\"legal\":[],\"result\":{\"winners\":[0],\"scores\":[1,0]}}\n");
}

/// What an engine is told of Linko! can be asked about, too: an engine needs no rules of its own.
#[test]
fn legal_answers_a_view_of_linko() {
    let rest = "sizes=9;10;13 known=-;-;11+13+X table=13+X/13/7;7+7/12;- row=1+1+3+3+6+12 pile=62 discard=4+X";
    let seen = |view: &str, hand: &str| format!("linko/standard players=3 first=0 view={view} turn=1 phase=answer:0 hand={hand} {rest}");
    let own = seen("0", "1+3+3+4+5+5+5+9+10");
    assert_eq!(legal(&own), serde_json::json!({"to_move": 0, "legal": ["discard", "reclaim"], "result": null}));
    assert_eq!(legal(&seen("-", "-")), serde_json::json!({"to_move": 0, "legal": [], "result": null}), "a spectator decides nothing");
    let impossible = legal(&own.replace("pile=62", "pile=61"));
    assert!(impossible["error"]["message"].as_str().is_some_and(|message| message.contains("109 cards")), "{impossible}");
    let played_on = legal(&format!("{own} discard"));
    assert!(played_on["error"]["message"].as_str().is_some_and(|message| message.contains("nothing after the fields")), "{played_on}");
}

#[test]
fn messages_are_in_the_language_that_was_asked_for() {
    let german = succeeds(&["legal", "--language", "de"], "yinsh/standard e5 e5\n");
    let message = "ein Ring wird auf einen leeren Schnittpunkt gesetzt, und auf e5 liegt ein weißer Ring";
    assert_eq!(german, format!("{{\"error\":{{\"at\":1,\"move\":\"e5\",\"rule\":\"YINSH D2\",\"message\":\"{message}\"}}}}\n"));
    fails(&["show", "yinsh", "e5", "e5", "--language", "de"], b"", "Zug 2, e5: ein Ring wird auf einen leeren Schnittpunkt gesetzt");
    fails(&["show", "linko", "players=7", "--language", "nl"], b"", "Linko! is voor 2 tot 5 spelers, niet voor 7 [LINKO 1]");
    fails(&["show", "yinsh", "--language", "tlh"], b"", "the languages are de (Deutsch), en (English)");
}

#[test]
fn legal_names_the_move_and_the_clause() {
    for (line, at, text, rule) in [
        ("yinsh/standard e5 e5", Some(1), Some("e5"), Some("YINSH D2")),
        ("yinsh/standard e5 f6-f7", Some(1), Some("f6-f7"), Some("YINSH D3")),
        ("yinsh/standard e5 z9", Some(1), Some("z9"), None),
        ("yinsh/standard e5 E6", Some(1), Some("E6"), None),
        ("yinsh/standard color=red e5", None, None, None),
        ("linko/standard players=9 deck=1", None, None, Some("LINKO 1")),
        ("chess/standard e4", None, None, None),
        ("lyngk/seven", None, None, None),
        ("", None, None, None),
        ("   ", None, None, None),
        ("\u{0}\u{7f}", None, None, None),
    ] {
        let answer = legal(line);
        let error = &answer["error"];
        assert_eq!(error["at"].as_u64(), at, "{line:?}: {answer}");
        assert_eq!(error["move"].as_str(), text, "{line:?}: {answer}");
        assert_eq!(error["rule"].as_str(), rule, "{line:?}: {answer}");
        assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()), "{line:?}: {answer}");
    }
}

/// Ten megabytes on one line, bytes that are no text, a last line without an end: each gets its answer, in order.
#[test]
fn legal_goes_on_after_anything() {
    let mut input = b"yinsh/standard\n".to_vec();
    input.extend(std::iter::repeat_n(b'a', 10_000_000));
    input.extend(b"\n\xff\xfe\nyinsh/standard e5 e5\r\nyinsh/standard");
    let output = trilynx(&["legal"], &input);
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let beginnings = [r#"{"to_move":0"#, r#"{"error":{"at":null"#, r#"{"error":{"at":null"#, r#"{"error":{"at":1"#, r#"{"to_move":0"#];
    assert_eq!(text.lines().count(), beginnings.len(), "{text}");
    for (line, beginning) in text.lines().zip(beginnings) {
        assert!(line.starts_with(beginning), "{line}");
    }
}

/// Each answer comes before the next question.
#[test]
fn legal_does_not_keep_an_answer_back() {
    use std::io::{BufRead, BufReader};
    let mut child = Command::new(env!("CARGO_BIN_EXE_trilynx"))
        .arg("legal")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    let mut answers = BufReader::new(child.stdout.take().expect("piped")).lines();
    for _ in 0..3 {
        stdin.write_all(b"yinsh/standard e5\n").expect("it listens");
        let answer = answers.next().expect("an answer").expect("text");
        assert!(answer.starts_with(r#"{"to_move":1"#), "{answer}");
    }
    drop(stdin);
    assert!(child.wait().expect("the program ends").success());
}

#[test]
fn bad_input_is_a_clear_error() {
    fails(&["legal"], b"", "standard input is empty");
    fails(&["perft", "chess", "2"], b"", "expected a game: yinsh/standard");
    fails(&["perft", "yinsh/standard", "2", "e5", "e5"], b"", "YINSH D2");
    fails(&["perft", "yinsh/standard", "2", "nonsense"], b"", "cannot read \"nonsense\"");
    fails(&["perft", "lyngk/standard", "2"], b"", "layout");
    fails(&["perft", "yinsh/standard", "many"], b"", "invalid value");
    fails(&["show", "linko", "players=7"], b"", "LINKO 1");
    fails(&["show", "yinsh", "--seat", "2"], b"", "the seats are 0 to 1");
    fails(&["deal", "linko", "players=x"], b"", "cannot read \"x\"");
    fails(&["deal", "linko", "--seed", "123"], b"", "128 hexadecimal digits");
    fails(&["deal", "linko", "--word", "two\nlines"], b"", "one line of at most 256 bytes");
    fails(&["deal", "yinsh", "e5"], b"", "nothing after the fields");
    fails(&["verify", "-"], b"", "is empty");
    fails(&["verify", "-"], b"\xff", "is not UTF-8 text: byte 1");
    fails(&["verify", "-"], b"hello", "line 1");
    fails(&["verify", "no such file"], b"", "cannot read no such file");
    fails(&["replay", "-"], b"(;\n; P0[1 place wr  G 1]\n", "line 2, move 1");
    fails(&["convert", "-"], b"1.e5 3.e6", "expected turn 2");
    fails(&["conquer"], b"", "unrecognized subcommand");
}

#[test]
fn perft_counts() {
    for (arguments, leaves) in [
        (&["perft", "yinsh/standard", "0"][..], "1"),
        (&["perft", "yinsh/standard", "2"], "7140"),
        (&["perft", "yinsh/standard", "1", "e5"], "84"),
    ] {
        let text = succeeds(arguments, "");
        assert_eq!(text.lines().next(), Some(leaves), "{text}");
        assert!(text.lines().nth(1).is_some_and(|line| line.contains("million/s")), "{text}");
    }
    let divided = succeeds(&["perft", "yinsh/standard", "2", "--divide"], "");
    let parts: Vec<u64> =
        divided.lines().filter_map(|line| line.strip_prefix(|c: char| c.is_ascii_lowercase())?.split(' ').nth(1)?.parse().ok()).collect();
    assert_eq!((parts.len(), parts.iter().sum::<u64>()), (85, 7140), "{divided}");
}

#[test]
fn a_deal_can_be_verified_and_a_changed_one_cannot() {
    for game in
        [&["deal", "linko", "players=4", "first=2", "--word", "ann", "--word", "ben"][..], &["deal", "lyngk/six"], &["deal", "yinsh"]]
    {
        let record = succeeds(game, "");
        let verified = succeeds(&["verify", "-"], &record);
        assert!(verified.contains("the seed is the one that was promised") && verified.contains("exactly this deal"), "{verified}");
        let other_promise = record
            .replace("Commitment: ", "Commitment: 0")
            .lines()
            .map(|line| if line.starts_with("Commitment") { &line[..76] } else { line })
            .collect::<Vec<_>>()
            .join("\n");
        is_wrong(&["verify", "-"], &other_promise, "not the promised one");
    }
    let record = succeeds(&["deal", "linko", "players=3", "--word", "ann"], "");
    is_wrong(&["verify", "-"], &record.replace("Word-0: ann", "Word-0: Ann"), "give another deal");
}

/// A record that is wrong hides no other one.
#[test]
fn verify_goes_on_after_a_wrong_record_and_counts() {
    let (good, other) = (succeeds(&["deal", "yinsh"], ""), succeeds(&["deal", "linko", "players=3", "--word", "ann"], ""));
    let bad = other.replace("Word-0: ann", "Word-0: Ann");
    let records = format!("{good}\n{bad}\n{good}");
    let said = is_wrong(&["verify", "-"], &records, "give another deal");
    assert!(said.contains("standard input, record 3 of 3\ncommitment"), "{said}");
    assert!(said.ends_with("3 records: 2 right, 1 wrong\n"), "{said}");
    let said = is_wrong(&["verify", "--quiet", "-"], &records, "give another deal");
    assert_eq!(said.lines().count(), 2, "{said}");
    assert_eq!(succeeds(&["verify", "-q", "-"], &good), "");
}

/// Some editors write a byte order mark, and some people write capitals.
#[test]
fn records_are_read_as_people_save_them() {
    let record = succeeds(&["deal", "yinsh"], "");
    assert_eq!(succeeds(&["verify", "-"], &format!("\u{feff}{record}")), succeeds(&["verify", "-"], &record));
    let official = "1.e5 2.f6 3.g7";
    assert_eq!(succeeds(&["convert", "-"], &official.to_uppercase()), succeeds(&["convert", "-"], official));
}

/// These were dealt by the Python program in docs/formats.md. No release may ever deal them otherwise.
#[test]
fn the_same_seed_gives_the_same_deal_for_ever() {
    let seed = "07".repeat(64);
    let layout = "iggrgkrbgkkbbgiwkrbibiiribgkkbikbirgrgrwkrw";
    assert!(succeeds(&["deal", "lyngk", "--seed", &seed], "").contains(&format!("\nStart: lyngk/standard layout={layout}\n")));
    let deck = "2,6,4,8,8,8,X,1,2,X,9,10,X,7,2,13,10,7,4,13,10,1,5,1,4,6,9,11,2,10,8,12,10,1,10,5,12,8,2,9,7,1,3,10,12,11,2,6,10,7,1,13,12,11,3,3,12,12,9,11,13,6,1,1,4,6,2,11,4,5,5,7,5,4,12,2,7,X,9,3,9,13,3,4,7,9,5,12,9,13,13,11,11,5,3,X,6,4,8,6,7,11,13,8,6,3,8,5,3";
    let linko = succeeds(&["deal", "linko", "players=2", "--seed", &seed, "--word", "ann", "--word", "ben"], "");
    assert!(linko.contains(&format!("\nStart: linko/standard players=2 first=0 deck={deck}\n")), "{linko}");
}

const GAME: &str = "1.b1 2.j5 3.d1 4.k7 5.e1 6.k8 7.f2 8.k9 9.g2 10.k10 11.b1-b2 12.j5-j6 13.b2-b3 14.j6-j7 15.b3-b4 16.j7-j8 17.b4-b5 18.j8-j9 19.b5-b6;xb6";

#[test]
fn a_record_is_converted_and_replayed() {
    let record = succeeds(&["convert", "-"], GAME);
    assert!(record.contains("11. b1-b2 j5-j6 b2-b3 j6-j7 b3-b4 j7-j8 b4-b5 j8-j9 b5-b6 xb1-b5\n21. xb6\n"), "{record}");
    let official = succeeds(&["convert", "--to", "official", "-"], &record);
    assert!(official.contains("19.b5-b6;xb1-b5;xb6"), "{official}");
    assert_eq!(succeeds(&["convert", "-"], &official), record);
    fails(&["convert", "--to", "official", "-"], succeeds(&["deal", "lyngk"], "").as_bytes(), "only YINSH has");

    let replayed = succeeds(&["replay", "-"], &record);
    assert_eq!(replayed.matches("\nMove ").count(), 21, "{replayed}");
    assert!(!replayed.contains('\u{1b}'), "no colour codes where nobody sees them");
    let end = succeeds(&["replay", "--after", "21", "-"], &record);
    assert!(end.contains("Move 21 by White: xb6") && end.contains("Black: Make a move\n"), "{end}");
    fails(&["replay", "--after", "22", "-"], record.as_bytes(), "the record has 21 moves");
    let damaged = record.replace("b3-b4", "b3-d4");
    fails(&["replay", "-"], damaged.as_bytes(), "line 7, move 15");
}

#[test]
fn a_line_of_moves_is_read_as_a_record() {
    let record = succeeds(&["convert", "-"], "yinsh/standard e5 d5\n\nyinsh/blitz a2\n");
    assert_eq!(record.matches("1. ").count(), 2, "{record}");
    assert!(record.contains("1. e5 d5\n") && record.contains("1. a2\n"), "{record}");
    assert!(succeeds(&["verify", "-"], &record).contains("2 records: 2 right, 0 wrong"));
    assert_eq!(succeeds(&["replay", "-", "--after", "2"], "yinsh/standard e5 d5").matches("Move 2").count(), 1);
    fails(&["convert", "-"], b"yinsh/standard e5\nyinsh/standard e5 e5", "line 2: move 2, e5: a ring goes on an empty space");
    fails(&["convert", "-"], b"linko/standard players=2", "line 1:");
    let json = succeeds(&["convert", "--to", "json", "-"], "yinsh/standard e5 d5");
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&json["game"], &json["start"]), (&"yinsh".into(), &"yinsh/standard".into()), "{json}");
    assert_eq!(json["moves"], serde_json::json!([{ "seat": 0, "move": "e5" }, { "seat": 1, "move": "d5" }]));
}

#[test]
fn several_files_are_read_one_after_the_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = ["one", "two"].map(|name| folder.path().join(name).display().to_string());
    for file in &files {
        std::fs::write(file, GAME).expect("a file");
    }
    let [one, two] = &files;
    assert_eq!(succeeds(&["convert", one, two], "").matches("21. xb6").count(), 2);
    assert_eq!(succeeds(&["replay", one, two, "--after", "21"], "").matches("Move 21").count(), 2);
    let judged = succeeds(&["analyse", one, two, "--bot", "random", "--nodes", "1"], "");
    assert_eq!(judged.matches("judged by random").count(), 2, "{judged}");
    // Who has no opinion finds nobody accurate.
    assert!(judged.contains("random gives no values, so there is no accuracy."), "{judged}");
    let json = succeeds(&["analyse", one, "--bot", "random", "--nodes", "1", "--json"], "");
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["players"][0]["accuracy"], serde_json::Value::Null, "{json}");
}

#[test]
fn a_position_is_shown_to_programs() {
    let shown: serde_json::Value = serde_json::from_str(&succeeds(&["show", "yinsh", "e5", "--json"], "")).expect("JSON");
    assert_eq!((&shown["to_move"], &shown["decision"], &shown["result"]), (&1.into(), &"place".into(), &serde_json::Value::Null));
    assert_eq!(shown["legal"].as_array().map(Vec::len), Some(84), "{shown}");
    let position = shown["position"].as_str().expect("a line").to_owned();
    assert_eq!(legal(&position)["to_move"], 1, "{position}");
    // Who looks through one player's eyes gets that player's view, and nobody else's choices.
    let deal = ["show", "linko", "players=2", "--seat", "1", "--json"];
    let shown: serde_json::Value = serde_json::from_str(&succeeds(&deal, "")).expect("JSON");
    assert_eq!(shown["legal"], serde_json::Value::Null, "{shown}");
    assert!(shown["position"].as_str().is_some_and(|line| line.contains("view=1")), "{shown}");
}

#[test]
fn a_position_is_drawn() {
    let board = "
                   10 ·    11 ·
                9 ·       ·       ·
            8 ·       ·       ·       ·
        7 ·       ·       ·       ·       ·
              ·       ·       ·       ·
        6 ·       ·       ·       ·       ·
    5 ·       ·       ·       ·       ·       ·
          ·       ·       ·       ·       ·
    4 ·       ·      (○)      ·       ·       ·
          ·       ·       ·       ·       ·
    3 ·       ·       ·      (●)      ·       ·
          ·       ·       ·       ·       ·
    2 ·       ·       ·       ·       ·       ·
          ·       ·       ·       ·       ·
     [a]      ·       ·       ·       ·      [k]
        1 ·       ·       ·       ·       ·
              ·       ·       ·       ·
         [b]      ·       ·       ·      [j]
             [c]      ·       ·      [i]
                 [d]     [f]     [h]
                     [e]     [g]
";
    let shown = succeeds(&["show", "yinsh", "e6", "g6"], "");
    assert!(format!("\n{shown}").starts_with(board), "{shown}");
    assert!(shown.contains("White: Place a ring\nChoices: 83\n  a2 a3 a4 a5\n"), "{shown}");
    assert!(shown.contains("e9 e10\n  f2 f3 f4"), "numbers by their value: {shown}");
    // The position line leads back to the same drawing.
    let position = shown.lines().find_map(|line| line.strip_prefix("Position: ")).expect("a position line");
    let words: Vec<&str> = position.split(' ').collect();
    assert_eq!(succeeds(&[&["show"], words.as_slice()].concat(), ""), shown);
}

/// Who looks through a player's eyes is not told the others' cards, neither drawn nor as choices nor as a position.
#[test]
fn a_player_sees_only_the_own_cards() {
    let record = succeeds(&["deal", "linko", "players=3", "--seed", &"ab".repeat(64)], "");
    let start = record.lines().find_map(|line| line.strip_prefix("Start: ")).expect("a start");
    let words: Vec<&str> = start.split(' ').collect();
    let other = succeeds(&[&["show", "--seat", "1"], words.as_slice()].concat(), "");
    assert!(!other.contains("Choices") && !other.contains("Position"), "{other}");
    assert!(other.contains("Player 1, cards in hand: 13  ? ? ? ? ? ? ? ? ? ? ? ? ?"), "{other}");
    let own = succeeds(&[&["show", "--seat", "0"], words.as_slice()].concat(), "");
    assert!(own.contains("Choices") && !own.contains("Position") && own.contains("Player 2, cards in hand: 13  ? ?"), "{own}");
}

#[test]
fn help_teaches() {
    let help = succeeds(&["--help"], "");
    for command in ["serve", "backup", "restore", "cluster", "legal", "perft", "show", "replay", "deal", "verify", "convert"] {
        assert!(help.contains(&format!("\n  {command} ")), "{help}");
        let own = succeeds(&[command, "--help"], "");
        assert!(own.contains("Usage"), "{own}");
    }
    for author in ["Kris Burm", "Wolfgang Kramer", "Michael Kiesling"] {
        assert!(help.contains(author), "{help}");
    }
    assert!(help.contains("Try these:") && help.contains("trilynx show yinsh"), "{help}");
}
