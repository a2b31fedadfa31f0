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
