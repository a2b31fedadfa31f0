//! Two people at their terminals, at one table of a server.

use crate::terminal::{CTRL_A, CTRL_W, DELETE, ENTER, F3, F4, F6, F7, F8, F10, HOME, LEFT, PATIENCE, RIGHT, Terminal, UP};
use std::path::Path;
use std::time::Instant;
use tokio::runtime::Runtime;
use trilynx_trials::server::{Server, Start};

fn serve(runtime: &Runtime, folder: &Path) -> Server {
    let program = Path::new(env!("CARGO_BIN_EXE_trilynx"));
    let database = folder.join("trilynx.db");
    let start = Start::new(program, database.to_str().expect("UTF-8"), folder).expect("a port");
    runtime.block_on(start.run()).expect("a server")
}

/// Ada opens a private table on a screen of one size, Grace follows the link on one of another.
fn sit_down(server: &Server, game: &str, sizes: [(usize, usize); 2]) -> [Terminal; 2] {
    let opening = format!("play {game} --server http://{} --private --clock 10+5 --seat 0 --language en", server.address);
    let mut ada = Terminal::start(sizes[0], &opening);
    let shown = ada.shows("a link", |shown| shown.contains("/table/"));
    let link = shown.split_whitespace().find(|word| word.contains("/table/")).expect("a link");
    let grace = Terminal::start(sizes[1], &format!("play --table {link} --language en"));
    [ada, grace]
}

#[test]
fn two_people_play_talk_and_agree_with_keys_and_mouse() {
    let (runtime, folder) = (Runtime::new().expect("a runtime"), tempfile::tempdir().expect("a folder"));
    let server = serve(&runtime, folder.path());
    let [mut ada, mut grace] = sit_down(&server, "yinsh", [(60, 20), (80, 24)]);
    ada.reads("White (you): Place a ring");
    grace.reads("is thinking");
    // A move that is mended while it is typed.
    for keys in ["f7", LEFT, DELETE, "5", HOME, "e", DELETE, ENTER] {
        ada.press(keys);
    }
    grace.reads("Black (you): Place a ring");
    // The point beside it, with the mouse.
    grace.click(grace.last_before("·", grace.find("(○)")));
    ada.reads("2 B d5");
    assert_eq!(ada.last_before("(●)", ada.find("(○)")), ada.find("(●)"), "it stands where it was clicked");
    grace.reads("2 B d5");
    // A line of chat that is mended, and sent again.
    for keys in ["/Hllo there friend", CTRL_W, CTRL_A, RIGHT, RIGHT, "e", ENTER] {
        grace.press(keys);
    }
    ada.reads(": Hello there");
    for keys in ["/", UP, "!", ENTER] {
        grace.press(keys);
    }
    ada.reads(": Hello there !");
    // Asked and agreed: the ring is taken back, and put elsewhere by a click in the list.
    grace.press(F3);
    ada.says("requests a takeback to move 1");
    ada.press(F7);
    grace.shows("a move that is taken back", |shown| !shown.contains("2 B d5") && shown.contains("Black (you): Place a ring"));
    grace.click(grace.find(" b1"));
    ada.reads("2 B b1");
    ada.press(F6);
    grace.says("offers a draw");
    grace.press(F8);
    ada.press(ENTER);
    grace.reads("Black (you): Place a ring");
    grace.press(F6);
    ada.says("offers a draw");
    // Keys are buttons too.
    ada.reads("F7 accept");
    ada.click(ada.find("F7 accept"));
    for mut terminal in [ada, grace] {
        terminal.reads("A draw  by agreement");
        assert!(terminal.leaves(F10).contains("You can find the game at http"));
    }
}

#[test]
fn every_game_is_played_on_a_server_by_two_terminals() {
    let (runtime, folder) = (Runtime::new().expect("a runtime"), tempfile::tempdir().expect("a folder"));
    let server = serve(&runtime, folder.path());
    for (game, sizes) in [("lyngk", [(80, 24), (120, 40)]), ("linko", [(120, 40), (60, 20)]), ("yinsh", [(120, 40), (60, 20)])] {
        let [mut ada, mut grace] = sit_down(&server, game, sizes);
        ada.reads("(you): ");
        // Whoever decides plays the marked choice.
        let (began, mut played) = (Instant::now(), 0);
        while played < 6 {
            assert!(began.elapsed() < PATIENCE, "{game}: nobody can go on\n{}\n{}", ada.now(), grace.now());
            for terminal in [&mut ada, &mut grace] {
                let shown = terminal.now();
                if shown.contains("(you): ") {
                    terminal.press(ENTER);
                    terminal.shows("a move", |after| after != shown);
                    played += 1;
                }
            }
        }
        // It has begun by now: giving up is resigning.
        ada.press(F4);
        ada.reads("Resign? Enter: yes.");
        ada.press(ENTER);
        for mut terminal in [ada, grace] {
            // Who has not had a turn yet has not lost anything.
            terminal.shows("the end", |shown| shown.contains("by resignation") || shown.contains("The game was aborted"));
            assert!(terminal.leaves(F10).contains("You can find the game at http"));
        }
    }
}

#[test]
fn a_game_against_a_bot_is_played_with_the_mouse_alone() {
    let seed = "ab".repeat(64);
    let mut terminal = Terminal::start((80, 24), &format!("play lyngk --against random --seed {seed} --language en"));
    let shown = terminal.reads("Player 1 (you): ");
    let first = terminal.find("Choices: ");
    // The wheel marks another choice, a click on it plays it.
    let here = (first.0 + 1, first.1 + 2);
    let choice: String = shown.lines().nth(here.1).expect("a row").chars().skip(first.0).collect();
    terminal.scroll_down(here);
    terminal.click(here);
    // The first move of the game, by player 1.
    terminal.reads(&format!("  1 1 {}", choice.trim()));
    terminal.click(terminal.find("F10 quit"));
    terminal.reads("Leave the game?");
    terminal.leaves(ENTER);
}
