//! `trilynx puzzle` as somebody meets it who solves puzzles in the terminal: lines in, a board and sentences out.

use std::io::{Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};
use std::time::{SystemTime, UNIX_EPOCH};
use trilynx_games::{GameId, with_game};
use trilynx_puzzles::choose::{Wanted, choose};
use trilynx_puzzles::{Collection, Entry, Puzzle, Puzzled, Verdict, collection};

fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trilynx"));
    // Whatever language the developer speaks.
    command.env("LC_ALL", "C");
    command.arg("puzzle").args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Types all lines at once.
fn run(arguments: &[&str], lines: &[&str]) -> Output {
    let mut child = program(arguments).spawn().expect("the program starts");
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    // A program that stops reading early has its reasons; its output tells.
    let _reader_gone = child.stdin.take().expect("piped").write_all(text.as_bytes());
    child.wait_with_output().expect("the program ends")
}

/// The same, where the program must end by itself and well.
fn typed(arguments: &[&str], lines: &[&str]) -> String {
    let output = run(arguments, lines);
    assert!(output.status.success() && output.stderr.is_empty(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// All of these are said, one after another.
fn in_order(said: &str, wanted: &[&str]) {
    let mut rest = said;
    for words in wanted {
        let Some((_, after)) = rest.split_once(words) else { panic!("{words:?} is missing in\n{rest}\nof\n{said}") };
        rest = after;
    }
}

fn all_of(game: GameId) -> &'static Collection {
    collection(game).expect("puzzles are built in")
}

/// The decisions that solve a puzzle.
fn solution<G: Puzzled>(puzzle: &Puzzle<G>) -> Vec<String> {
    let mut decisions = Vec::new();
    loop {
        let (walk, _) = puzzle.walk(&decisions);
        if walk.verdict == Verdict::Solved {
            return decisions;
        }
        decisions.push(puzzle.rest(&walk).1[0].to_string());
    }
}

/// First decisions that are not right, each with whether there is an answer to it: some end the game.
fn mistakes<G: Puzzled>(puzzle: &Puzzle<G>) -> impl Iterator<Item = (String, bool)> {
    puzzle.position().legal_texts().into_iter().filter_map(|text| {
        let (walk, _) = puzzle.walk(&[&text]);
        (walk.verdict == Verdict::Wrong).then(|| (text, walk.state.status().to_move().is_some()))
    })
}

/// One that is answered.
fn mistake<G: Puzzled>(puzzle: &Puzzle<G>) -> Option<String> {
    mistakes(puzzle).find_map(|(text, answered)| answered.then_some(text))
}

/// Wrong, once more, helped, and right; then what follows from it.
fn miss_and_solve<G: Puzzled>() {
    let read = |entry: &Entry| -> Puzzle<G> { entry.puzzle().expect("it can be read") };
    let mut puzzles = all_of(G::ID).entries.iter().map(read);
    // One in which there is something to point at.
    let found = puzzles.find_map(|puzzle| Some((G::piece(puzzle.first_turn()[0])?, mistake(&puzzle)?, puzzle)));
    let (piece, wrong, puzzle) = found.expect("such a puzzle");
    let (id, right, game) = (puzzle.id.as_str(), solution(&puzzle), G::ID.name());
    let lines: Vec<&str> = ["what?", "help", wrong.as_str(), "moves", "again", "hint", "hint"]
        .into_iter()
        .chain(right.iter().map(String::as_str))
        .chain(["quit"])
        .collect();
    let said = typed(&[game, "--id", id], &lines);
    let (head, look, try_it) =
        (format!("Puzzle {id}, rating {}", puzzle.rating), format!("Look at {piece}."), format!("Try {}.", right[0]));
    in_order(
        &said,
        &[
            &head,
            "Last turn: ",
            "“what?” isn’t a move.",
            "Type a move, or how it begins.",
            &format!("> {wrong}"),
            "That is not it.",
            "It could go on like this: ",
            "Your rating: ",
            "Enter: the next one.",
            &head,
            &look,
            &try_it,
            "Solved!",
            "Enter: the next one.",
        ],
    );
    assert_eq!(said.matches("Your rating: ").count(), 1, "the first end counts\n{said}");
    let rating = |said: &str| -> u32 {
        let (_, rest) = said.split_once("Your rating: ").expect("a rating");
        rest.lines().next().and_then(|text| text.parse().ok()).expect("a number")
    };
    assert!(rating(&said) < 1500, "{said}");
    // Without a mistake and without help one gains; with help one does not.
    let alone: Vec<&str> = right.iter().map(String::as_str).collect();
    let solved = typed(&[game, "--id", id], &alone);
    assert!(rating(&solved) > 1500, "{solved}");
    let helped = typed(&[game, "--id", id], &[&["solution"], &alone[..]].concat());
    in_order(&helped, &[&format!("Solution: {}", right[0]), "Solved!"]);
    assert!(rating(&helped) < 1500, "{helped}");
}

#[test]
fn a_puzzle_is_missed_and_solved_in_every_game() {
    for game in GameId::ALL {
        with_game!(*game, G => miss_and_solve::<G>());
    }
}

#[test]
fn the_end_of_the_input_is_the_end() {
    for game in GameId::ALL {
        let said = typed(&[game.name()], &[]);
        assert!(said.starts_with("Puzzle ") && said.ends_with("> \n"), "{said}");
        // The next ones are others.
        let said = typed(&[game.name()], &["next", "next"]);
        let mut ids: Vec<&str> = said.lines().filter_map(|line| line.strip_prefix("> ").unwrap_or(line).strip_prefix("Puzzle ")).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), 3, "{said}");
    }
}

fn today() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
    trilynx_games::record::date_of(now.as_millis() as u64)
}

#[test]
fn the_puzzle_of_the_day_is_the_one_of_the_date() {
    for game in GameId::ALL {
        let head = || {
            let daily = choose(all_of(*game), Wanted::Daily(&today()), &[], &[], &|entry| f64::from(entry.rating), 0);
            format!("Puzzle {},", daily.expect("a puzzle").id)
        };
        // Midnight may come in between.
        let (before, said, after) = (head(), typed(&[game.name(), "--daily"], &[]), head());
        assert!(said.starts_with(&before) || said.starts_with(&after), "{before} {said}");
    }
}

#[test]
fn a_theme_is_kept_and_an_unknown_one_lists_the_others() {
    for (game, theme) in [("yinsh", "only_defence"), ("lyngk", "win_in_more"), ("linko", "hold")] {
        let said = typed(&[game, "--theme", theme], &["next", "next"]);
        let all = all_of(GameId::from_name(game).expect("a game"));
        let ids: Vec<&str> = said.split("Puzzle ").skip(1).filter_map(|text| text.split(',').next()).collect();
        assert_eq!(ids.len(), 3, "{said}");
        for id in ids {
            assert!(all.find(id).is_some_and(|entry| entry.themes.iter().any(|name| name == theme)), "{id} has not {theme}");
        }
        let refused = run(&[game, "--theme", "nonsense"], &[]);
        let error = String::from_utf8_lossy(&refused.stderr);
        assert_eq!((refused.status.code(), refused.stdout.len()), (Some(2), 0), "{error}");
        assert!(error.contains(&format!("{game} has no theme nonsense; its themes are ")) && error.contains(theme), "{error}");
    }
    let refused = run(&["yinsh", "--id", "nowhere1"], &[]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("yinsh has no puzzle nowhere1"), "{refused:?}");
}

#[test]
fn it_speaks_the_language_that_is_asked_for() {
    let said = typed(&["yinsh", "--daily", "--language", "de"], &["solution", "quit"]);
    in_order(&said, &["Aufgabe ", "Letzter Zug: ", "Lösung: "]);
}

/// Somebody who waits for the prompt before typing.
struct Solver {
    child: Child,
    input: ChildStdin,
    output: ChildStdout,
}

impl Solver {
    fn start(arguments: &[&str]) -> Solver {
        let mut child = program(arguments).spawn().expect("the program starts");
        let (input, output) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
        Solver { child, input, output }
    }

    /// Everything up to the next prompt.
    fn listen(&mut self) -> String {
        let (mut bytes, mut byte) = (Vec::new(), [0]);
        while !bytes.ends_with(b"\n> ") && self.output.read(&mut byte).expect("readable") > 0 {
            bytes.push(byte[0]);
        }
        String::from_utf8(bytes).expect("UTF-8")
    }

    fn say(&mut self, line: &str) -> String {
        writeln!(self.input, "{line}").expect("it listens");
        self.listen()
    }
}

/// The puzzle that is introduced.
fn introduced<G: Puzzled>(said: &str) -> Puzzle<G> {
    let (_, rest) = said.split_once("Puzzle ").unwrap_or_else(|| panic!("no puzzle in {said}"));
    let entry = all_of(G::ID).find(rest.split(',').next().expect("a name")).expect("a known puzzle");
    entry.puzzle().expect("it can be read")
}

fn streak<G: Puzzled>() {
    let mut solver = Solver::start(&[G::ID.name(), "--streak"]);
    let mut said = solver.listen();
    let mut ratings = Vec::new();
    for solved in 1..=3 {
        let puzzle = introduced::<G>(&said);
        ratings.push(puzzle.rating);
        for decision in solution(&puzzle) {
            said = solver.say(&decision);
        }
        in_order(&said, &["Solved!", &format!("Streak: {solved}\n")]);
        assert!(!said.contains("Your rating"), "a streak counts for no rating\n{said}");
        said = solver.say("");
    }
    assert!(ratings.iter().all(|rating| *rating < 1200), "a streak begins with easy ones: {ratings:?}");
    // A move that was shown counts as not found.
    solver.say("solution");
    said = solver.say("next");
    in_order(&said, &["Streak over. Solved in a row: 3\n", "Puzzle "]);
    let (wrong, _) = mistakes(&introduced::<G>(&said)).next().expect("not every move is right");
    in_order(&solver.say(&wrong), &["That is not it.", "Streak over. Solved in a row: 0\n"]);
    writeln!(solver.input, "quit").expect("it listens");
    assert!(solver.child.wait().expect("it ends").success());
}

#[test]
fn a_streak_goes_on_until_the_first_mistake() {
    for game in GameId::ALL {
        with_game!(*game, G => streak::<G>());
    }
}
