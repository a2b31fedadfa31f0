//! Full-screen games as somebody at a terminal meets them: keys in, and what is drawn.

#![cfg(all(feature = "terminal", target_os = "linux"))]

mod live;
mod terminal;

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use terminal::{DOWN, END, ENTER, F1, F2, F4, F5, F10, HOME, LEFT, PATIENCE, RIGHT, Terminal};

const SIZES: [(usize, usize); 3] = [(60, 20), (80, 24), (120, 40)];
const GAMES: [(&str, &str); 3] = [("yinsh", "White"), ("lyngk", "Player 1"), ("linko", "Player 1")];

/// The rows of the board or the table: between the title and the last four.
fn board(shown: &str, rows: usize) -> String {
    shown.lines().skip(1).take(rows - 5).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_game_is_played_and_reviewed_with_keys_at_every_size() {
    let seed = "ab".repeat(64);
    for (game, own) in GAMES {
        for size in SIZES {
            let arguments = format!("play {game} --against random --nodes 20 --seed {seed} --language en");
            let mut terminal = Terminal::start(size, &arguments);
            let before = terminal.reads(&format!("{own} (you): "));
            assert!(before.lines().next().is_some_and(|title| title.trim_start().to_lowercase().starts_with(game)), "{before}");
            assert!(before.contains("F1 help") && before.contains("F10 quit"), "{game} at {size:?}\n{before}");
            assert!(before.lines().all(|line| line.chars().count() <= size.0), "{before}");
            terminal.press(F1);
            terminal.reads("Any key closes this page.");
            terminal.press(ENTER);
            terminal.reads("F10 quit");
            // The second choice, and the answer of the bot.
            terminal.press(DOWN);
            terminal.press(ENTER);
            let is_moved = |shown: &str| shown.contains(&format!("{own} (you): ")) && board(shown, size.1) != board(&before, size.1);
            let after = terminal.shows("move", is_moved);
            assert_ne!(board(&before, size.1), board(&after, size.1), "{game} at {size:?}");
            terminal.press_until(F2, "Hint: ");
            terminal.press(F4);
            terminal.reads("Resign? Enter: yes.");
            terminal.press(ENTER);
            let over = terminal.reads("resigns.");
            assert!(over.contains("F5 review"), "{game} at {size:?}\n{over}");
            terminal.press(F5);
            terminal.shows("end of the review", |shown| {
                let words: Vec<&str> = shown.split("Review: ").nth(1).unwrap_or_default().split_whitespace().take(3).collect();
                matches!(words.as_slice(), [done, "of", all] if done == all)
            });
            terminal.press(HOME);
            terminal.press(RIGHT);
            terminal.reads("chances ");
            let said = terminal.leaves(F10);
            assert!(said.contains("The game is not saved."), "{game} at {size:?}\n{said}");
        }
    }
}

/// A record of the first legal moves.
fn record(folder: &Path, game: &str, moves: usize) -> String {
    let run = |arguments: &[&str], input: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_trilynx"));
        let mut child = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        std::io::Write::write_all(&mut child.stdin.take().expect("piped"), input.as_bytes()).expect("it reads");
        String::from_utf8(child.wait_with_output().expect("it ends").stdout).expect("UTF-8")
    };
    let dealt = run(&["deal", game, "--seed", &"ab".repeat(64)], "");
    let mut line = dealt.lines().find_map(|line| line.strip_prefix("Start: ")).expect("a start").to_owned();
    for _ in 0..moves {
        let answer = run(&["legal"], &format!("{line}\n"));
        let first = answer.split("\"legal\":[\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a legal move");
        line = format!("{line} {first}");
    }
    let file = folder.join(format!("{game}.txt"));
    std::fs::write(&file, run(&["convert", "-"], &line)).expect("a file");
    file.display().to_string()
}

#[test]
fn a_record_is_stepped_through_with_arrows_at_every_size() {
    let folder = tempfile::tempdir().expect("a folder");
    for (game, _) in GAMES {
        let file = record(folder.path(), game, 4);
        for size in SIZES {
            let mut terminal = Terminal::start(size, &format!("replay {file}"));
            let first = terminal.reads("0 / 4");
            terminal.press(RIGHT);
            let second = terminal.reads("1 / 4");
            assert_ne!(board(&first, size.1), board(&second, size.1), "{game} at {size:?}");
            terminal.press(END);
            terminal.reads("4 / 4");
            terminal.press(LEFT);
            terminal.reads("3 / 4");
            terminal.press(HOME);
            let again = terminal.reads("0 / 4");
            assert_eq!(board(&first, size.1), board(&again, size.1), "{game} at {size:?}");
            assert_eq!(terminal.leaves(F10).trim(), "");
        }
    }
}

/// Under nohup no signal ends it: it notices that nothing can be typed any more, instead of reading the end of the input endlessly.
#[test]
fn a_game_ends_with_its_terminal_even_if_the_signal_for_it_is_ignored() {
    let folder = tempfile::tempdir().expect("a folder");
    let (pid, saved) = (folder.path().join("pid"), folder.path().join("game.txt"));
    let arguments = format!("play yinsh --against random --language en --save {}", saved.display());
    let mut terminal = Terminal::start_ignoring_hangup((80, 24), &arguments, &pid);
    terminal.reads("White (you): ");
    terminal.press("e5");
    terminal.press(ENTER);
    terminal.reads("  2 B ");
    let pid = std::fs::read_to_string(&pid).expect("a number");
    drop(terminal);
    let state = || std::fs::read_to_string(format!("/proc/{}/stat", pid.trim())).unwrap_or_default();
    let asked = Instant::now();
    // Gone, or ended and not yet collected by the process that has inherited it.
    while !state().is_empty() && !state().contains(") Z ") {
        assert!(asked.elapsed() < PATIENCE, "it still runs: {}", state());
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(std::fs::read_to_string(saved).expect("the game was kept").contains("1. e5 "));
}

#[test]
fn a_window_that_is_too_small_says_what_it_needs() {
    let mut terminal = Terminal::start((58, 15), "play yinsh --against random --language en");
    terminal.reads("needs 60 columns and 20 rows");
    terminal.press(F10);
    terminal.press(ENTER);
}
