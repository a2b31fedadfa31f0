//! The engine as another program meets it: lines in, lines out.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

const LYNGK: &str = "lyngk/standard layout=rirkkbbgbwkggbkkkrwriwggkgbbrriirkiiibggirb";
const BLITZ: &str = "yinsh/blitz b1 j5 d1 k7 e1 k8 f2 k9 g2 k10 b1-b2 j5-j6 b2-b3 j6-j7 b3-b4 j7-j8 b4-b5 j8-j9";

/// A running engine.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = command(&["engine"]).spawn().expect("the program starts");
        let (input, output) = (child.stdin.take().expect("piped"), BufReader::new(child.stdout.take().expect("piped")));
        Engine { child, input, output }
    }

    fn tell(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it listens");
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("text");
        assert!(line.ends_with('\n'), "the engine has gone away after {line:?}");
        line.trim_end().to_string()
    }

    /// Everything up to the line that begins with `last`, which is the last element.
    fn hear_until(&mut self, last: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.hear());
            if lines[lines.len() - 1].starts_with(last) {
                return lines;
            }
        }
    }

    /// Tells `line`, which has no answer unless something is wrong with it.
    fn check(&mut self, line: &str, answer: &str) {
        self.tell(line);
        self.tell("ping done");
        let heard = self.hear_until("pong done");
        assert_eq!(heard[..heard.len() - 1].join("\n"), answer, "{line}");
    }

    fn end(mut self) {
        self.tell("quit");
        assert!(self.child.wait().expect("the program ends").success());
    }
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trilynx"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn trilynx(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = command(arguments).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input).expect("it listens"));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    output
}

fn succeeds(arguments: &[&str], input: &[u8]) -> String {
    let output = trilynx(arguments, input);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// A dealt game of Linko!, as a line.
fn linko(players: usize) -> String {
    let record = succeeds(&["deal", "linko", &format!("players={players}"), "--seed", &"5".repeat(128)], b"");
    record.lines().find_map(|line| line.strip_prefix("Start: ")).expect("a record has a start").to_string()
}

/// The legal moves of a line.
fn legal(line: &str) -> Vec<String> {
    let answer: serde_json::Value = serde_json::from_str(&succeeds(&["legal"], line.as_bytes())).expect("JSON");
    answer["legal"].as_array().expect("a list").iter().map(|text| text.as_str().expect("text").to_string()).collect()
}

/// The word after `key`.
fn value<'a>(info: &'a str, key: &str) -> &'a str {
    let mut words = info.split(' ');
    words.find(|word| *word == key).and_then(|_| words.next()).unwrap_or_else(|| panic!("no {key} in {info}"))
}

#[test]
fn it_introduces_itself() {
    let mut engine = Engine::start();
    engine.tell("hello");
    let lines = engine.hear_until("ready");
    assert_eq!(lines[0], "name trilynx");
    assert_eq!(lines[2], "protocol 1");
    for beginning in [
        "version ",
        "game yinsh variants standard blitz bots random ",
        "game lyngk variants standard six bots random ",
        "game linko variants standard bots random ",
        "option Bot name default strongest",
        "option Threads number default 1 min 1 max ",
        "option Lines number default 1 min 1 max ",
        "option Seed number default 0 min 0 max 18446744073709551615",
        "option Pace name default at-once",
        "option Match name default none",
        "option Hands name default seen",
        "limits movetime nodes depth clock",
        "games many",
    ] {
        assert!(lines.iter().any(|line| line.starts_with(beginning)), "{beginning}: {lines:?}");
    }
    engine.end();
}

#[test]
fn it_analyses_every_game() {
    let mut engine = Engine::start();
    engine.tell("option Bot tree");
    engine.tell("option Lines 2");
    for line in ["yinsh/standard e5 f6".to_string(), LYNGK.to_string(), linko(2), linko(5)] {
        let legal = legal(&line);
        engine.tell(&format!("position {line}"));
        engine.tell("go nodes 600");
        let answer = engine.hear_until("bestmove");
        let best = value(&answer[answer.len() - 1], "bestmove");
        assert!(legal.iter().any(|text| text == best), "{best} in {line}");
        let [first, second] = &answer[answer.len() - 3..answer.len() - 1] else { panic!("{answer:?}") };
        for (n, info) in [("1", first), ("2", second)] {
            assert!(info.starts_with("info depth 0 nodes 600 nps "), "{info}");
            assert_eq!(value(info, "line"), n);
            let win: f64 = value(info, "win").parse().expect("a number");
            assert!((0.0..=1.0).contains(&win), "{info}");
            assert!(legal.iter().any(|text| text == value(info, "moves")), "{info}");
        }
        assert_eq!(value(first, "moves"), best);
        // 256 and 512 playouts were reported, two lines each.
        assert_eq!(answer.len(), 2 * 3 + 1, "{answer:?}");
    }
    engine.end();
}

/// The same question twice has the same answer; a win in sight is found.
#[test]
fn answers_can_be_repeated() {
    let mut engine = Engine::start();
    engine.check("option Bot tree", "");
    let mut ask = |seed: u64| {
        engine.check(&format!("option Seed {seed}"), "");
        engine.check(&format!("position {BLITZ}"), "");
        engine.tell("go nodes 2000");
        let answer = engine.hear_until("bestmove");
        let line = answer[answer.len() - 2].split(" win ").nth(1).expect("a value").to_string();
        (line, answer[answer.len() - 1].clone())
    };
    let first = ask(7);
    assert_eq!(ask(7), first);
    assert!(first.1.starts_with("bestmove b5-"), "{first:?}");
    engine.end();
}

#[test]
fn it_stops_when_told() {
    let mut engine = Engine::start();
    engine.tell("option Bot tree");
    for line in ["yinsh/standard", LYNGK] {
        engine.tell(&format!("position {line}"));
        engine.tell("go infinite");
        assert!(engine.hear().starts_with("info "));
        engine.tell("ping 5");
        engine.hear_until("pong 5");
        for command in ["position yinsh/standard", "go nodes 1", "option Seed 3", "newgame", "show"] {
            engine.tell(command);
            let refused = engine.hear_until("error").pop().expect("an answer");
            assert!(refused.starts_with("error a bot is thinking"), "{refused}");
        }
        engine.tell("stop");
        engine.hear_until("bestmove");
        engine.check("stop", "");
    }
    engine.end();
}

/// A bot that has decided at once still waits for the word when told to think without end.
#[test]
fn infinite_is_until_stop() {
    let mut engine = Engine::start();
    engine.check("option Bot random", "");
    engine.check("position yinsh/standard", "");
    engine.check("go infinite", "");
    engine.tell("stop");
    assert!(engine.hear().starts_with("info "));
    assert!(engine.hear().starts_with("bestmove "));
    engine.end();
}

#[test]
fn a_human_pace_changes_no_answer_and_ends_when_told() {
    let mut engine = Engine::start();
    engine.check(&format!("position {LYNGK}"), "");
    engine.tell("go depth 1");
    let at_once = engine.hear_until("bestmove").pop();
    engine.check("option Pace human", "");
    engine.tell("newgame");
    engine.check(&format!("position {LYNGK}"), "");
    engine.tell("go depth 1");
    // Whether the bot still thinks or only holds its answer back, it is not over yet.
    engine.check("show", "error a bot is thinking: show has to wait for its move; stop ends the thinking");
    engine.tell("stop");
    assert_eq!(engine.hear_until("bestmove").pop(), at_once);
}

#[test]
fn a_match_has_as_many_players_as_its_games() {
    let mut engine = Engine::start();
    engine.check(&format!("position {}", linko(3)), "");
    engine.check("option Match left=2 totals=4;-7", "");
    engine.check("go nodes 20", "error the match has 2 players, but this game 3");
    engine.check("option Match left=2 totals=4;-7;12", "");
    engine.tell("go nodes 20");
    engine.hear_until("bestmove");
    engine.check("option Match none", "");
    engine.end();
}

#[test]
fn bad_lines_change_nothing() {
    let mut engine = Engine::start();
    engine.check("go nodes 5", "error there is no position yet");
    engine.check("show", "error there is no position yet");
    let start = "position yinsh/standard board=4/7/8/9/10/9/10/9/8/7/4 turn=w phase=place removed=0,0";
    engine.check("position yinsh/standard", "");
    engine.check("show", start);
    let limits =
        "expected movetime MS, nodes N, depth N, clock MS, increment MS, periods N, period MS, each at most once, or infinite alone";
    for (line, answer) in [
        (
            "position chess e4",
            "cannot read \"chess\": expected a game: yinsh/standard, yinsh/blitz, lyngk/standard, lyngk/six, linko/standard",
        ),
        ("position yinsh/standard e5 e5", "move 2, e5: a ring goes on an empty space, and there is a white ring on e5 [YINSH D2]"),
        ("position yinsh/standard e5 z9", "move 2: cannot read \"z9\": expected"),
        ("position lyngk/standard", "cannot read \"lyngk/standard\": expected a field layout="),
        ("position linko/standard players=2", "cannot read \"linko/standard\": expected a field deck="),
        ("position", "cannot read \"\": expected a game"),
        (&format!("position {BLITZ} b5-b6 xb1-b5 xb6"), "the game is over: there is nothing to decide"),
        ("go", &format!("cannot read \"\": {limits}")),
        ("go depth", "cannot read \"\": expected a number from 1 to 1000"),
        ("go nodes -5", "cannot read \"-5\": expected a number from 1 to 18446744073709551615"),
        ("go nodes 18446744073709551616", "cannot read \"18446744073709551616\": expected a number"),
        ("go nodes 5 nodes 6", &format!("cannot read \"nodes\": {limits}")),
        ("go infinite nodes 6", &format!("cannot read \"infinite\": {limits}")),
        ("go fast", &format!("cannot read \"fast\": {limits}")),
        ("option Bot nobody", "cannot read \"nobody\": expected a bot that hello names, or strongest"),
        ("option Lines 0", "cannot read \"0\": expected a number from 1 to 256"),
        ("option Threads many", "cannot read \"many\": expected a number from 1 to 1024"),
        ("option Colour red", "cannot read \"Colour\": expected an option: Bot, Threads, Lines, Seed, Pace, Match or Hands"),
        ("option Match left=1", "cannot read \"left=1\": expected none, or left=GAMES totals=SCORE;SCORE… such as left=1 totals=12;-3"),
        ("option Match left=-1 totals=1;2", "cannot read \"-1\": expected a number from 0 to 5000"),
        (
            "option Match left=1 totals=1;2;3;4;5;6",
            "cannot read \"left=1 totals=1;2;3;4;5;6\": expected none, or left=GAMES totals=SCORE;SCORE… such as left=1 totals=12;-3",
        ),
        ("option Match left=1 totals=1;-2000000", "cannot read \"left=1 totals=1;-2000000\": expected totals from -1000000 to 1000000"),
        ("option Pace lazy", "cannot read \"lazy\": expected at-once, quick, human or slow"),
        ("hello there", "cannot read \"there\": expected nothing after hello"),
        ("uci", "cannot read \"uci\": expected hello, option, newgame, position, show, go, stop, ping or quit"),
        ("\u{1b}[2J\u{7}", "cannot read \"\\u{1b}[2J\\u{7}\": expected hello"),
    ] {
        engine.tell(line);
        let heard = engine.hear();
        assert!(heard.starts_with(&format!("error {answer}")), "{line}: {heard}");
        engine.check("show", start);
    }
    engine.check("", "");
    engine.check("newgame", "");
    engine.check("go nodes 5", "error there is no position yet");
    engine.end();
}

/// Ten megabytes on one line, bytes that are no text, a last line without an end.
#[test]
fn it_goes_on_after_anything() {
    let mut input = b"position ".to_vec();
    input.extend(std::iter::repeat_n(b'a', 10_000_000));
    input.extend(b"\n\xff\xfe\n\0\n\r\nping 1\r\noption Bot random\nposition yinsh/standard e5\ngo nodes 1");
    let answer = succeeds(&["engine"], &input);
    let lines: Vec<&str> = answer.lines().collect();
    let beginnings = ["error a line has at most", "error the line is not UTF-8", "error cannot read", "pong 1", "info ", "bestmove "];
    assert_eq!(lines.len(), beginnings.len(), "{answer}");
    for (line, beginning) in lines.iter().zip(beginnings) {
        assert!(line.starts_with(beginning), "{line}");
    }
}

/// For the analysis of a game that is over, every hand can be open; the pile stays hidden.
#[test]
fn linko_is_analysed_with_open_hands() {
    let mut engine = Engine::start();
    let line = linko(3);
    engine.check("option Hands everything", "error cannot read \"everything\": expected seen or open");
    let shown_with = |engine: &mut Engine, hands: &str| {
        engine.check(&format!("option Hands {hands}"), "");
        engine.check(&format!("position {line}"), "");
        engine.tell("show");
        engine.hear()
    };
    let (open, seen) = (shown_with(&mut engine, "open"), shown_with(&mut engine, "seen"));
    assert!(seen.contains(" known=-;-;- "), "{seen}");
    let known = |shown: &str| shown.split(" known=").nth(1).and_then(|rest| rest.split(' ').next()).map(str::to_owned).unwrap_or_default();
    let sizes: Vec<usize> = known(&open).split(';').map(|hand| hand.split('+').count()).collect();
    assert_eq!(sizes, [13, 13, 13], "{open}");
    assert_eq!(open.replace(&known(&open), "-;-;-"), seen, "nothing but the hands differs");
    engine.check("option Bot tree", "");
    engine.check(&open, "");
    engine.tell("go nodes 300");
    assert!(engine.hear_until("bestmove").pop().is_some());
    engine.end();
}

/// An engine is told only what its seat may know, and what it is told is what it shows.
#[test]
fn linko_is_asked_by_views() {
    let mut engine = Engine::start();
    engine.check("option Bot tree", "");
    for players in 2..=5 {
        let line = linko(players);
        engine.check(&format!("position {line}"), "");
        engine.tell("show");
        let shown = engine.hear();
        assert!(shown.starts_with(&format!("position linko/standard players={players} first=0 view=0 turn=0 phase=lay hand=")), "{shown}");
        assert!(!shown.contains("deck=") && !shown.contains("hands=") && !shown.contains("pile=1,"), "{shown}");
        engine.tell("go nodes 300");
        let from_deal = engine.hear_until("bestmove").pop();
        engine.check("newgame", "");
        engine.check(&shown, "");
        engine.check("show", &shown);
        engine.tell("go nodes 300");
        let from_view = engine.hear_until("bestmove").pop();
        assert_eq!(from_deal, from_view, "the cards it was not shown made a difference");
        let not_its_turn = shown.replace("turn=0", "turn=1");
        engine.check(&not_its_turn, "error seat 1 has to decide, and this is not what it sees");
        engine.check("show", &shown);
        engine.check(
            &shown.replace("view=0", "view=7"),
            &format!("error cannot read \"view=7\": expected a seat below {players}, or - for a spectator"),
        );
        engine.check(&format!("{shown} 7"), "error cannot read \"7\": expected nothing after the fields");
    }
    engine.end();
}

#[test]
fn a_batch_is_answered_in_order() {
    let linko = linko(3);
    let questions = [
        format!(r#"{{"position":"{BLITZ}","nodes":3000,"bot":"tree","lines":3,"seed":1}}"#),
        format!(r#"{{"position":"{LYNGK}","time_ms":20,"bot":"tree"}}"#),
        format!(r#"{{"position":"{linko}","depth":1,"bot":"tree"}}"#),
        r#"{"position":"yinsh/standard e5 e5","nodes":10}"#.to_string(),
        r#"{"position":"yinsh/standard e5"}"#.to_string(),
        r#"{"position":"yinsh/standard e5","nodes":10,"colour":"red"}"#.to_string(),
        r#"{"position":"yinsh/standard e5","nodes":10,"bot":"nobody"}"#.to_string(),
        r#"{"position":"yinsh/standard e5","nodes":10,"lines":0}"#.to_string(),
        "nonsense".to_string(),
        "a".repeat(2_000_000),
        String::new(),
        r#"{"position":"yinsh/standard e5","nodes":10,"bot":"random"}"#.to_string(),
    ];
    let answers = succeeds(&["engine", "--batch"], questions.join("\n").as_bytes());
    let answers: Vec<serde_json::Value> = answers.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers.len(), questions.len(), "{answers:?}");
    let won = &answers[0];
    assert!(won["best"].as_str().is_some_and(|best| best.starts_with("b5-")), "{won}");
    assert_eq!((won["nodes"].as_u64(), won["lines"].as_array().map(Vec::len)), (Some(3000), Some(3)), "{won}");
    assert!(won["win"].as_f64().is_some_and(|win| win > 0.5) && won["proof"].is_null() && won["elapsed_ms"].is_f64(), "{won}");
    assert_eq!(won["lines"][0]["moves"][0], won["best"]);
    for (answer, line) in [(&answers[1], LYNGK), (&answers[2], &linko), (&answers[11], "yinsh/standard e5")] {
        assert!(legal(line).iter().any(|text| answer["best"] == **text), "{answer}");
    }
    for (answer, part) in answers[3..11].iter().zip([
        "YINSH D2",
        "a limit is missing",
        "unknown field `colour`",
        "yinsh has no bot \"nobody\"",
        "lines is 0: expected a number from 1 to 256",
        "expected ident",
        "a line has at most",
        "EOF",
    ]) {
        assert!(answer["error"].as_str().is_some_and(|error| error.contains(part)), "{part}: {answer}");
    }
    let output = trilynx(&["engine", "--batch"], b"");
    assert_eq!(output.status.code(), Some(2));
}

/// The positions of the documentation's sessions are taken, or refused with the sentence that stands there.
#[test]
fn the_documentation_tells_the_truth() {
    let sessions = include_str!("../../../docs/engine-protocol.md");
    let lines: Vec<&str> = sessions.lines().map(str::trim).collect();
    let mut engine = Engine::start();
    let mut checked = 0;
    for pair in lines.windows(2) {
        let Some(command) = pair[0].strip_prefix("> ").filter(|line| line.starts_with("position ")) else { continue };
        let answer = pair[1].strip_prefix("< error ").filter(|error| !error.starts_with("a bot is thinking"));
        engine.check(command, &answer.map(|sentence| format!("error {sentence}")).unwrap_or_default());
        checked += 1;
    }
    assert_eq!(checked, 5, "the sessions have other positions now");
    engine.end();
}
