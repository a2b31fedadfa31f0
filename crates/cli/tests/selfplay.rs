//! `trilynx selfplay` and `trilynx dataset` as anyone who trains a network meets them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const PROGRAM: &str = env!("CARGO_BIN_EXE_trilynx");

fn run(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).args(arguments).output().expect("the program starts")
}

/// What it says when it refuses.
fn refusal(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    String::from_utf8(output.stderr).expect("UTF-8")
}

/// A file of this test's own.
fn file(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("selfplay-{name}-{}", std::process::id()));
    let _absent = std::fs::remove_file(&path);
    path
}

fn text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

#[test]
fn a_run_that_was_stopped_goes_on_as_if_nothing_had_happened() {
    let (whole, torn) = (file("whole"), file("torn"));
    let play = |path: &Path, games: &str| {
        let output = run(&["selfplay", "lyngk", "--bot", "hand:nodes=50", "--games", games, "--seed", "9", "--out", text(path)]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    };
    play(&whole, "5");
    play(&torn, "3");
    let bytes = std::fs::read(&torn).expect("it was written");
    std::fs::write(&torn, &bytes[..bytes.len() - 7]).expect("it can be written");
    play(&torn, "5");
    assert_eq!(std::fs::read(&whole).expect("it was written"), std::fs::read(&torn).expect("it was written"));

    let (samples, plot) = (file("samples"), file("plot"));
    let output = run(&["dataset", text(&whole), text(&torn), "--out", text(&samples), "--plot", text(&plot)]);
    let summary = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(summary.starts_with("10 games of ") && summary.contains(" seen before"), "{summary}");
    // For people, and not as Rust prints what it has.
    assert!(!summary.contains(['{', '}', '"']) && !summary.contains("Some(") && !summary.contains("None"), "{summary}");
    assert!(std::fs::read(&samples).expect("it was written").starts_with(b"TRILYNXS"));
    assert!(std::fs::read_to_string(&plot).expect("it was written").ends_with("</svg>\n"));
    [whole, torn, samples, plot].iter().for_each(|path| std::fs::remove_file(path).expect("it was there"));
}

#[test]
fn what_cannot_be_done_is_refused_with_the_reason() {
    let path = file("refused");
    let selfplay = |arguments: &[&str]| refusal(&[&["selfplay", "yinsh", "--out", text(&path)], arguments].concat());
    assert!(selfplay(&["--openings", "12-8"]).contains("expected two numbers such as 8-12"));
    assert!(selfplay(&["--games", "0"]).contains("0 games: expected 1 to"));
    assert!(selfplay(&["--bot", "engine=./other"]).contains("only bots of ours"));
    assert!(selfplay(&["--bot", "deep"]).contains("no bot is called \"deep\""));
    assert!(!path.exists(), "nothing was begun");

    std::fs::write(&path, "something of somebody else").expect("it can be written");
    assert!(selfplay(&["--games", "1"]).contains("does not begin with TRILYNXG"));
    assert!(selfplay(&["--network", text(&path)]).contains("does not begin with TRILYNXN"));
    let samples = file("never");
    assert!(refusal(&["dataset", text(&path), "--out", text(&samples)]).contains("does not begin with TRILYNXG"));
    assert!(!samples.exists());
    std::fs::remove_file(&path).expect("it was there");
}
