//! `trilynx puzzles` as anyone who makes puzzles meets it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

const PROGRAM: &str = env!("CARGO_BIN_EXE_trilynx");
const GAMES: &str = "9";

fn run(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).args(arguments).output().expect("the program starts")
}

fn mine(out: &Path) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args(["puzzles", "mine", "yinsh", "--proved", "--games", GAMES, "--seed", "3", "--threads", "2", "--out"]).arg(out);
    command
}

/// How many games are complete, as the run says.
fn complete(next: &Path) -> u64 {
    let text = std::fs::read_to_string(next).unwrap_or_default();
    text.split_whitespace().nth(1).and_then(|number| number.parse().ok()).unwrap_or(0)
}

fn beside(path: &Path) -> PathBuf {
    path.with_extension("txt.next")
}

#[test]
fn a_run_that_is_killed_goes_on_to_the_same_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let [whole, killed] = ["whole.txt", "killed.txt"].map(|name| folder.path().join(name));
    assert!(mine(&whole).output().expect("the program starts").status.success());
    // Killed after every third game; the last kill but one leaves half a line, as a machine without power would.
    for stop in [3, 6] {
        let mut child = mine(&killed).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the program starts");
        while complete(&beside(&killed)) < stop && child.try_wait().expect("a child").is_none() {
            std::thread::sleep(Duration::from_millis(5));
        }
        child.kill().expect("it can be killed");
        child.wait().expect("it ends");
        if stop == 3 {
            let mut text = std::fs::read_to_string(&killed).expect("it was written");
            text.push_str("abcdefgh 1500 proved win:1 - | yin");
            std::fs::write(&killed, text).expect("it can be written");
        }
    }
    let output = mine(&killed).output().expect("the program starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let [whole, killed] = [whole, killed].map(|path| std::fs::read_to_string(path).expect("it was written"));
    assert!(whole.lines().count() > 2, "there is something to lose: {whole}");
    assert_eq!(whole, killed);
}

#[test]
fn another_seed_does_not_go_on_in_the_same_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("one.txt");
    let text = out.to_str().expect("UTF-8");
    std::fs::write(&out, "trilynx-puzzles 1 lyngk\n").expect("it can be written");
    std::fs::write(beside(&out), "3 10\n").expect("it can be written");
    let refused = run(&["puzzles", "mine", "lyngk", "--games", "10", "--seed", "4", "--out", text]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("belongs to seed 3, not 4"), "{refused:?}");
}

#[test]
fn a_puzzle_that_is_wrong_is_found_and_left_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let [file, good] = ["some.txt", "good.txt"].map(|name| folder.path().join(name));
    let shipped = include_str!("../../puzzles/data/lyngk.txt");
    // Two wins in one, and the first of them with another solution.
    let wins: Vec<&str> = shipped.lines().filter(|line| line.contains(" proved win:1 ")).take(2).collect();
    let (head, _) = wins[0].rsplit_once(" | ").expect("four parts");
    let other = wins[1].rsplit_once(" | ").expect("four parts").1;
    let spoilt = [head, other].join(" | ");
    std::fs::write(&file, format!("trilynx-puzzles 1 lyngk\n{}\n", wins[1])).expect("it can be written");
    let names = [&file, &good].map(|path| path.to_str().expect("UTF-8"));
    let output = run(&["puzzles", "check", names[0], "--times", "1", "--out", names[1]]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    assert_eq!(std::fs::read(&file).expect("a file"), std::fs::read(&good).expect("a file"));
    std::fs::write(&file, format!("trilynx-puzzles 1 lyngk\n{spoilt}\n")).expect("it can be written");
    assert_eq!(run(&["puzzles", "check", names[0], "--times", "1"]).status.code(), Some(2), "it is not what it says");
}

#[test]
fn rating_again_changes_the_ratings_alone_and_always_to_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("some.txt");
    let name = file.to_str().expect("UTF-8");
    let shipped = include_str!("../../puzzles/data/lyngk.txt");
    let some: Vec<&str> = shipped.lines().take(4).collect();
    // As shipped, but with ratings that nobody gave them.
    let fake: Vec<String> = some
        .iter()
        .map(|line| line.split(' ').enumerate().map(|(n, word)| if n == 1 { "1" } else { word }))
        .map(|words| words.collect::<Vec<_>>().join(" "))
        .collect();
    std::fs::write(&file, format!("{}\n{}\n", some[0], fake[1..].join("\n"))).expect("it can be written");
    let output = run(&["puzzles", "rate", name, "--threads", "2"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(String::from_utf8_lossy(&output.stdout).contains("3 of 3 changed"), "{output:?}");
    // What is shipped was rated by this command.
    assert_eq!(std::fs::read_to_string(&file).expect("a file"), some.join("\n") + "\n");
    let again = run(&["puzzles", "rate", name, "--threads", "1"]);
    assert!(String::from_utf8_lossy(&again.stdout).contains("0 of 3 changed"), "{again:?}");
    // A file that cannot be read stays as it is.
    let damaged = format!("{}\n{} | nothing\n", some[0], some[1]);
    std::fs::write(&file, &damaged).expect("it can be written");
    let refused = run(&["puzzles", "rate", name]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("line 2, column "), "{refused:?}");
    assert_eq!(std::fs::read_to_string(&file).expect("a file"), damaged);
}

#[test]
fn a_server_without_reports_has_none_to_list() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("games.db");
    let text = database.to_str().expect("UTF-8");
    let absent = run(&["puzzles", "reports", "--database", text]);
    assert_eq!(absent.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&absent.stderr).contains("there is no"), "{absent:?}");
    // Rebuilding opens the store, which lays it out.
    std::fs::write(&database, "").expect("it can be written");
    assert!(run(&["explorer", "rebuild", "--database", text]).status.success());
    let none = run(&["puzzles", "reports", "--database", text]);
    assert!(none.status.success() && String::from_utf8_lossy(&none.stdout).contains("0 reported, 0 withdrawn"), "{none:?}");
}

/// A game that was broken off in the position of a shipped puzzle, once its first move was made: the turn before it, and the move.
fn game_of(line: &str) -> String {
    let parts: Vec<&str> = line.split(" | ").collect();
    let [_, start, last, solution] = parts[..] else { panic!("four parts: {line}") };
    let first = solution.split(' ').next().expect("a move");
    format!("{start} {last} {first}\n")
}

#[test]
fn puzzles_are_found_in_games_that_were_played_and_a_run_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let [games, others, out] = ["games.txt", "others.txt", "out.txt"].map(|name| folder.path().join(name));
    let text = |path: &Path| path.to_str().expect("UTF-8").to_owned();
    let shipped = include_str!("../../puzzles/data/yinsh.txt");
    let some: Vec<&str> = shipped.lines().filter(|line| line.contains(" proved win:1 ")).take(4).collect();
    // A game of something else does not disturb.
    let other = include_str!("../../puzzles/data/lyngk.txt").lines().nth(1).expect("a puzzle");
    let played: String = some.iter().copied().chain([other]).map(game_of).collect();
    std::fs::write(&games, &played).expect("it can be written");
    let mine = |records: &Path| {
        run(&["puzzles", "mine", "yinsh", "--proved", "--records", &text(records), "--out", &text(&out), "--threads", "2"])
    };
    let first = mine(&games);
    assert!(first.status.success(), "{}", String::from_utf8_lossy(&first.stderr));
    assert!(String::from_utf8_lossy(&first.stdout).contains("4 puzzles from 4 games"), "{first:?}");
    let whole = format!("trilynx-puzzles 1 yinsh\n{}\n", some.join("\n"));
    // Proved, rated and named as they were when the games were played.
    assert_eq!(std::fs::read_to_string(&out).expect("it was written"), whole);
    // As a run leaves it that was stopped after two games.
    let next = std::fs::read_to_string(beside(&out)).expect("how far it is");
    let records = next.strip_prefix("1 4 ").unwrap_or_else(|| panic!("{next}"));
    std::fs::write(beside(&out), format!("1 2 {records}")).expect("it can be written");
    std::fs::write(&out, format!("trilynx-puzzles 1 yinsh\n{}\n", some[..2].join("\n"))).expect("it can be written");
    assert!(mine(&games).status.success());
    assert_eq!(std::fs::read_to_string(&out).expect("it was written"), whole);
    // Other games go into a file of their own, and those of a level too.
    std::fs::write(&others, game_of(some[0])).expect("it can be written");
    let refused = mine(&others);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("belongs to other games"), "{refused:?}");
    let refused = run(&["puzzles", "mine", "yinsh", "--games", "5", "--out", &text(&out)]);
    assert!(String::from_utf8_lossy(&refused.stderr).contains("belongs to other games"), "{refused:?}");
    std::fs::write(&others, game_of(other)).expect("it can be written");
    let refused = mine(&others);
    assert!(String::from_utf8_lossy(&refused.stderr).contains("has no games of yinsh"), "{refused:?}");
}
