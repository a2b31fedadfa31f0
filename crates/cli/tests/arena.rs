//! `trilynx arena` as a user meets it: matches that repeat, stop, go on, and survive engines that misbehave.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_trilynx");

/// A fresh folder of this test, gone when the test has passed.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("arena-{name}-{}", std::process::id()));
        // Nothing is there, unless a run that failed had the same number.
        let _absent = std::fs::remove_dir_all(&path);
        Folder(path)
    }

    fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.0.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    fn write(&self, name: &str, text: &str) {
        std::fs::write(self.0.join(name), text).expect("the folder is there");
    }

    fn summary(&self) -> Value {
        serde_json::from_str(&self.read("summary.json")).expect("JSON")
    }

    /// The finished games, by number.
    fn games(&self) -> Vec<Value> {
        let mut games: Vec<Value> =
            self.read("results.jsonl").lines().skip(1).map(|line| serde_json::from_str(line).expect("JSON")).collect();
        games.sort_by_key(|game| game["game"].as_u64());
        games
    }

    /// Everything that must not depend on when and how often the match was stopped.
    fn outcome(&self) -> (Vec<Value>, [String; 4]) {
        (self.games(), ["games.txt", "summary.json", "ladder.csv", "ladder.svg"].map(|name| self.read(name)))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let _absent = std::fs::remove_dir_all(&self.0);
        }
    }
}

fn command(arguments: &str, engines: &[&str], out: Option<&Folder>) -> Command {
    let mut command = Command::new(PROGRAM);
    command.arg("arena").args(arguments.split_whitespace()).args(engines).stdin(Stdio::null());
    if let Some(folder) = out {
        command.arg("--out").arg(&folder.0);
    }
    command
}

fn run(arguments: &str, engines: &[&str], out: Option<&Folder>) -> Output {
    command(arguments, engines, out).output().expect("the program starts")
}

fn succeeds(arguments: &str, engines: &[&str], out: Option<&Folder>) -> String {
    let output = run(arguments, engines, out);
    assert!(output.status.success(), "{arguments}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn fails(arguments: &str, engines: &[&str], out: Option<&Folder>, sentence: &str) {
    let output = run(arguments, engines, out);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments}: {stderr}");
    assert!(stderr.contains(sentence) && !stderr.contains("panicked"), "{arguments}: {stderr}");
    assert!(output.stdout.is_empty());
}

#[test]
fn games_do_not_depend_on_concurrency() {
    for (name, match_line) in [
        ("yinsh", "yinsh random random:seed=5 --games 20"),
        ("lyngk", "lyngk/six random random random:seed=3 --games 6 --openings-plies 4 --seed 9"),
        ("linko", "linko random random --players 3 --games 12"),
    ] {
        let [one, many] = [1, 4].map(|threads| {
            let folder = Folder::new(&format!("{name}-{threads}"));
            succeeds(&format!("{match_line} --concurrency {threads}"), &[], Some(&folder));
            folder
        });
        assert_eq!(one.outcome(), many.outcome(), "{match_line}");
        let text = one.read("games.txt");
        let records = text.lines().filter(|line| line.starts_with("Trilynx-Record:")).count();
        assert_eq!(records, one.games().len());
        let verified = Command::new(PROGRAM).arg("verify").arg(one.0.join("games.txt")).output().expect("the program starts");
        assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    }
}

#[test]
fn another_seed_gives_other_games() {
    let [first, second] = [1, 2].map(|seed| {
        let folder = Folder::new(&format!("seed-{seed}"));
        succeeds(&format!("lyngk random random --games 2 --seed {seed}"), &[], Some(&folder));
        folder
    });
    assert_ne!(first.games(), second.games());
}

/// One run, a match prolonged, a match with a torn line, and a match that was killed are all the same match.
#[test]
fn a_stopped_match_goes_on() {
    const MATCH: &str = "yinsh/blitz random random:seed=2 --games 1000";
    let whole = Folder::new("whole");
    succeeds(MATCH, &[], Some(&whole));

    let prolonged = Folder::new("prolonged");
    succeeds("yinsh/blitz random random:seed=2 --games 7", &[], Some(&prolonged));
    assert_eq!(prolonged.games().len(), 8);
    succeeds(MATCH, &[], Some(&prolonged));
    assert_eq!(prolonged.outcome(), whole.outcome());

    // Torn in the settings, in a game, and before the end of a line.
    let results = whole.read("results.jsonl");
    let lines: Vec<usize> = results.match_indices('\n').map(|(at, _)| at).collect();
    for end in [10, lines[20] + 100, lines[20], lines[20] + 1] {
        whole.write("results.jsonl", &results[..end]);
        succeeds(MATCH, &[], Some(&whole));
        assert_eq!(prolonged.outcome(), whole.outcome(), "torn after {end} bytes");
    }

    let killed = Folder::new("killed");
    let mut child = command(MATCH, &[], Some(&killed)).args(["--concurrency", "1"]).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    let child = child.as_mut().expect("the program starts");
    let has_begun = || std::fs::read_to_string(killed.0.join("results.jsonl")).is_ok_and(|text| text.lines().count() > 3);
    while !has_begun() && child.try_wait().expect("it can be waited for").is_none() {
        std::thread::yield_now();
    }
    // It may have been faster than us; then there is nothing to kill.
    let _ended = child.kill();
    child.wait().expect("it can be waited for");
    succeeds(MATCH, &[], Some(&killed));
    assert_eq!(killed.outcome(), prolonged.outcome());
}

#[test]
fn other_settings_and_damage_are_refused() {
    let folder = Folder::new("settings");
    succeeds("lyngk random random:seed=2 --games 4", &[], Some(&folder));
    for (arguments, sentence) in [
        ("lyngk random random:seed=2 --games 4 --seed 2", "(seed 1, now 2)"),
        ("lyngk random random:seed=3 --games 4", "contenders random random:seed=2, now random random:seed=3"),
        ("lyngk/six random random:seed=2 --games 4", "game lyngk/standard, now lyngk/six"),
        ("lyngk random random:seed=2 --games 4 --openings-plies 2", "opening moves 8, now 2"),
    ] {
        fails(arguments, &[], Some(&folder), sentence);
    }
    // The first line, whichever game it is: the last one may be a game that was not written to its end.
    let damaged = folder.read("results.jsonl").replacen("\"game\":", "\"game\":x", 1);
    folder.write("results.jsonl", &damaged);
    fails("lyngk random random:seed=2 --games 4", &[], Some(&folder), "results.jsonl, line ");
}

#[test]
fn bad_arguments_are_named() {
    for (arguments, sentence) in [
        ("chess random random", "expected a game"),
        ("yinsh random deep", "no bot is called \"deep\""),
        ("yinsh random random:nodes=x", "a whole number after nodes="),
        ("yinsh random random --players 3", "yinsh/standard has no field `players`"),
        ("linko random random --players 6", "LINKO 1"),
        ("linko random random --players 3 --sprt 0 10", "two contenders and two seats"),
        ("yinsh random random random --sprt 0 10", "two contenders and two seats"),
        ("yinsh random random --sprt 10 0", "no test of 10 against 0"),
        ("yinsh random random --anchor x", "the anchor x does not play"),
        ("yinsh random random --games 0", "0 games"),
        ("yinsh random random --concurrency 0", "concurrency 0"),
        ("lyngk random random --openings-plies 400", "no opening of 400 moves"),
    ] {
        fails(arguments, &[], None, sentence);
    }
    fails("yinsh random", &["engine=exit 1"], None, "engine=exit 1 does not work: crash");
}

#[test]
fn equals_are_found_to_be_equal() {
    let folder = Folder::new("equals");
    let report = succeeds("yinsh/blitz random random --games 600", &[], Some(&folder));
    let summary = folder.summary();
    let pairing = &summary["pairings"][0];
    let score = pairing["score"]["value"].as_f64().expect("a score");
    assert!((0.43..0.57).contains(&score), "{report}");
    assert!(pairing["elo"]["low"].as_f64() < Some(30.0) && pairing["elo"]["high"].as_f64() > Some(-30.0), "{report}");
    // The summary again, from the lines of the games.
    let mut counts = [0; 5];
    let half_points = |game: &Value| match game["winners"].as_array().expect("a list").as_slice() {
        [] => 1,
        [seat] => 2 * usize::from(game["seating"][seat.as_u64().expect("a seat") as usize] == 0),
        more => panic!("{more:?}"),
    };
    folder.games().chunks(2).for_each(|pair| counts[pair.iter().map(half_points).sum::<usize>()] += 1);
    assert_eq!(pairing["pentanomial"], serde_json::json!(counts));
    assert_eq!(summary["games"], 600);
    // Both games of a pair begin with the same moves.
    let records: Vec<String> = folder.games().iter().map(|game| game["record"].as_str().expect("text").to_owned()).collect();
    let opening = |record: &String| record.split_once("\n1. ").map(|(_, moves)| moves.split(' ').take(8).collect::<Vec<_>>().join(" "));
    assert!(records.chunks(2).all(|pair| opening(&pair[0]) == opening(&pair[1]) && opening(&pair[0]).is_some()));
    assert_ne!(opening(&records[0]), opening(&records[2]));
}

#[test]
fn many_contenders_make_a_ladder() {
    let folder = Folder::new("ladder");
    let report = succeeds("lyngk random random:seed=1 random:seed=2 --games 10 --anchor random:seed=1", &[], Some(&folder));
    assert!(report.contains("Ladder (Bradley–Terry, random:seed=1 = 0)"), "{report}");
    let csv = folder.read("ladder.csv");
    assert_eq!(csv.lines().count(), 4, "{csv}");
    assert!(csv.contains("\"random:seed=1\",0.00,0.00,0.00,20,"), "{csv}");
    assert!(folder.read("ladder.svg").starts_with("<svg"));
    let summary = folder.summary();
    assert_eq!(summary["pairings"].as_array().map(Vec::len), Some(3));
    let points: f64 = summary["ladder"].as_array().expect("a list").iter().filter_map(|rung| rung["score"].as_f64()).sum();
    assert_eq!(points, 30.0);
}

#[test]
fn linko_is_played_in_every_seat_and_by_the_reverse_field() {
    let folder = Folder::new("linko");
    let report = succeeds("linko random random:seed=4 --players 4 --games 10", &[], Some(&folder));
    let games = folder.games();
    // Ten are rounded up to two deals of eight.
    assert_eq!(games.len(), 16);
    for deal in games.chunks(8) {
        let start = |game: &Value| game["record"].as_str().expect("text").lines().nth(1).expect("a start").to_owned();
        assert!(deal.iter().all(|game| start(game) == start(&deal[0])), "one deal");
        for (lone, field, range) in [(0, 1, 0..4), (1, 0, 4..8)] {
            for (seat, game) in deal[range].iter().enumerate() {
                let expected: Vec<i32> = (0..4).map(|at| if at == seat { lone } else { field }).collect();
                assert_eq!(game["seating"], serde_json::json!(expected));
            }
        }
    }
    let pairing = &folder.summary()["pairings"][0];
    let mut alone = 0.0;
    for game in &games {
        let seat = (0..4).find(|seat| game["seating"][seat] == 0 && (0..4).filter(|other| game["seating"][other] == 0).count() == 1);
        let winners = game["winners"].as_array().expect("a list");
        if seat.is_some_and(|seat| winners.contains(&seat.into())) {
            alone += 1.0 / winners.len() as f64;
        }
    }
    let share = pairing["win_share"]["value"].as_f64().expect("a share");
    assert!((share - alone / 8.0).abs() < 1e-9, "{share} {alone}: {report}");
    assert!(pairing["pentanomial"].is_null() && report.contains("alone against a field"), "{report}");
}

#[test]
fn time_is_measured_where_it_is_limited() {
    let folder = Folder::new("time");
    let report = succeeds("lyngk random:time=40 random:nodes=1 --games 2", &[], Some(&folder));
    let timing = &folder.summary()["timing"];
    assert_eq!(timing.as_array().map(Vec::len), Some(1));
    assert_eq!((&timing[0]["contender"], &timing[0]["limit_ms"]), (&"random:time=40".into(), &40.0.into()));
    let moves: u64 = folder.games().iter().flat_map(|game| game["micros"].as_array().expect("a list").clone()).map(count).sum();
    assert_eq!(timing[0]["moves"], moves);
    assert!(moves > 0 && report.contains("99 % within"), "{report}");
}

fn count(list: Value) -> u64 {
    list.as_array().map_or(0, Vec::len) as u64
}

/// An engine in a few lines of shell: the first legal move, except that it does `instead` where it has the first seat.
#[cfg(unix)]
fn engine(settings: &str, instead: &str) -> String {
    let answer = format!(r#"printf "%s\n" "$line" | "{PROGRAM}" legal | sed "s/.*legal\":\[\"\([^\"]*\).*/bestmove \1/""#);
    format!(
        r#"{settings},engine=sh -c 'while read -r word line_; do case $word in
            hello) echo name shell; echo ready;;
            position) line=$line_;;
            go) case $line in *" turn=0"*) {instead};; *) {answer};; esac;;
            quit) exit;;
        esac; done'"#
    )
    .replace('\n', " ")
}

#[cfg(unix)]
#[test]
fn an_engine_that_misbehaves_loses_only_that_game() {
    for (name, settings, instead, kind, games) in [
        ("nonsense", "nodes=1,patience=60000", "echo bestmove zz", "illegal", 4),
        ("illegal", "nodes=1,patience=60000", "echo bestmove a3-i7", "illegal", 4),
        ("crash", "nodes=1,patience=60000", "exit 3", "crash", 4),
        ("error", "nodes=1,patience=60000", "echo error no idea", "protocol", 4),
        ("hang", "nodes=1,patience=4000", "exec sleep 1000", "timeout", 2),
        ("chatter", "nodes=1,patience=4000", "while :; do echo info; done", "timeout", 2),
    ] {
        let folder = Folder::new(name);
        let engine = engine(settings, instead);
        let report = succeeds(&format!("lyngk --games {games} random"), &[&engine], Some(&folder));
        for game in folder.games() {
            let is_at_fault = game["seating"][0] == 1;
            assert_eq!(game["fault"]["kind"].as_str(), is_at_fault.then_some(kind), "{name}: {game}");
            let record = game["record"].as_str().expect("text");
            assert!(record.contains("\nSeat-0: ") && record.contains("\nFault: seat 0, ") == is_at_fault, "{record}");
            if is_at_fault {
                assert_eq!((&game["winners"], &game["scores"]), (&serde_json::json!([1]), &serde_json::json!([])));
            }
        }
        assert_eq!(folder.summary()["faults"].as_array().map(Vec::len), Some(games / 2), "{name}");
        assert!(report.contains(&format!("Lost by a fault: {}", games / 2)), "{report}");
        let verified = Command::new(PROGRAM).arg("verify").arg(folder.0.join("games.txt")).output().expect("the program starts");
        assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    }
}

#[cfg(unix)]
#[test]
fn an_engine_plays_every_game() {
    for game in ["yinsh/blitz", "lyngk/six", "linko --players 2", "linko --players 3"] {
        let folder = Folder::new(&game.replace(['/', ' '], "-"));
        // Our own engine is one of the engines: in Linko! it is told what its seat sees and nothing else.
        let engine = format!("nodes=1,patience=60000,option.Bot=random,engine='{PROGRAM}' engine");
        let report = succeeds(&format!("{game} --games 2 random"), &[&engine], Some(&folder));
        assert_eq!(folder.summary()["faults"].as_array().map(Vec::len), Some(0), "{report}");
    }
}

/// An engine in a few lines of shell that notes its process when it starts and each `newgame`, and plays the first legal move.
#[cfg(unix)]
fn noted(settings: &str, says: &str, notes: &Path, fault: &str) -> String {
    let answer = format!(r#"printf "%s\n" "$line" | "{PROGRAM}" legal | sed "s/.*legal\":\[\"\([^\"]*\).*/bestmove \1/""#);
    let notes = notes.display();
    format!(
        r#"{settings},engine=sh -c 'echo started >> "{notes}"; while read -r word rest; do case $word in
            hello) {says} echo ready;;
            newgame) echo newgame >> "{notes}";;
            position) line=$rest;;
            go) {fault} {answer};;
            quit) exit;;
        esac; done'"#
    )
    .replace('\n', " ")
}

#[cfg(unix)]
#[test]
fn an_engine_that_says_so_plays_many_games_in_one_process() {
    let many = "echo games many;";
    // A command that is tried once before the match has one process more.
    for (name, settings, says, fault, expected) in [
        ("each-its-own", "nodes=1,name=shell", "", "", (1 + 6, 0)),
        ("one-for-all", "nodes=1,name=shell", many, "", (1 + 1, 5)),
        ("not-wanted", "nodes=1,name=shell,reuse=0", many, "", (1 + 6, 0)),
        // Who is at fault does not go on; the six games are lost, each by a process of its own.
        ("at-fault", "nodes=1,name=shell", many, "echo bestmove zz; continue;", (1 + 6, 0)),
    ] {
        let folder = Folder::new(&format!("processes-{name}"));
        let notes = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("arena-{name}-{}", std::process::id()));
        let _ = std::fs::remove_file(&notes);
        let engine = noted(settings, says, &notes, fault);
        succeeds("yinsh/blitz --games 6 --concurrency 1 random:nodes=1", &[&engine], Some(&folder));
        let noted = std::fs::read_to_string(&notes).expect("the engine was started");
        let count = |word: &str| noted.lines().filter(|line| *line == word).count();
        assert_eq!((count("started"), count("newgame")), expected, "{name}");
        let faults = folder.summary()["faults"].as_array().map(Vec::len);
        assert_eq!(faults, Some(if fault.is_empty() { 0 } else { 6 }), "{name}");
        std::fs::remove_file(notes).expect("a file");
    }
}

/// Our own engine remembers nothing that could be seen in another game.
#[cfg(unix)]
#[test]
fn games_are_the_same_in_one_process_and_in_many() {
    let games = ["", "reuse=0,"].map(|reuse| {
        let folder = Folder::new(&format!("reuse-{reuse}"));
        let engine = format!("{reuse}nodes=300,name=ours,option.Bot=search,engine='{PROGRAM}' engine");
        succeeds("lyngk/six --games 4 --concurrency 1 random:nodes=1", &[&engine], Some(&folder));
        folder.games()
    });
    assert_eq!(games[0], games[1]);
    assert_eq!(games[0].len(), 4);
}

/// What an engine has started ends with it, and the end of what it complained of is told.
#[cfg(unix)]
#[test]
fn an_engine_leaves_nothing_behind_but_its_last_complaint() {
    let folder = Folder::new("left-behind");
    let pids = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("arena-pids-{}", std::process::id()));
    let instead = format!("sleep 100000 > /dev/null 2>&1 & echo $! >> \"{}\"; echo no book found >&2; exit 3", pids.display());
    let report = succeeds("lyngk --games 2 random", &[&engine("nodes=1,patience=60000", &instead)], Some(&folder));
    assert!(report.contains("no book found"), "{report}");
    assert!(folder.read("engine-2.log").contains("no book found\n"));
    let started = std::fs::read_to_string(&pids).expect("the engine was started");
    assert_eq!(started.lines().count(), 1, "{started}");
    for pid in started.lines() {
        let state = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        // Gone, or dead and not yet collected by the process that has inherited it.
        assert!(state.is_empty() || state.contains(") Z "), "{state}");
    }
    std::fs::remove_file(pids).expect("a file");
}

#[cfg(unix)]
#[test]
fn interrupted_it_says_the_score_so_far() {
    let folder = Folder::new("interrupted");
    let mut command = command("yinsh/blitz --games 10000000 --concurrency 1 random random", &[], Some(&folder));
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
    let played = || std::fs::read_to_string(folder.0.join("results.jsonl")).map_or(0, |results| results.lines().count());
    while played() < 100 {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill").success());
    let output = child.wait_with_output().expect("it ends");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{}: {}", output.status, String::from_utf8_lossy(&output.stderr));
    assert!(said.contains(" games of 10000000,") && said.contains("who plays first scored"), "{said}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("interrupt again to leave at once"));
}

/// Who never answers loses every game, and soon there is no doubt left.
#[cfg(unix)]
#[test]
fn a_sequential_test_stops_early_whatever_the_concurrency() {
    let pentanomials = [1, 4].map(|threads| {
        let folder = Folder::new(&format!("sprt-{threads}"));
        let arguments = format!("lyngk --games 2000 --sprt 0 100 --concurrency {threads} random");
        let report = succeeds(&arguments, &["nodes=1,engine=sh -c \"read hello; echo ready\""], Some(&folder));
        assert!(report.contains("SPRT [0, 100]: H1 accepted after "), "{report}");
        let summary = folder.summary();
        assert!(summary["games"].as_u64() < Some(200), "{report}");
        assert_eq!(summary["pairings"][0]["sprt"]["accepted"], "H1");
        // What is decided is not played on.
        let before = folder.games().len();
        succeeds(&arguments, &["nodes=1,engine=sh -c \"read hello; echo ready\""], Some(&folder));
        assert_eq!(folder.games().len(), before);
        summary["pairings"][0]["pentanomial"].clone()
    });
    assert_eq!(pentanomials[0], pentanomials[1]);
}
