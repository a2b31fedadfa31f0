//! Sentences as people read them: what to do instead, in which language, and how wide.

use super::{fails, legal, succeeds};
use std::io::Write;
use std::process::{Command, Stdio};

/// What somebody reads who asks for what there is not.
#[test]
fn sentences_say_what_to_do() {
    for (arguments, input, sentence) in [
        (&["show", "yinsh", "players=3"][..], "", "yinsh/standard has no field `players`"),
        (&["perft", "yinsh/blitz", "1", "deck=7"], "", "yinsh/blitz has no field `deck`"),
        (&["perft", "lyngk", "1"], "", "lyngk needs a deal: add layout=… (try `trilynx deal lyngk`)"),
        (&["perft", "linko", "1", "players=2", "first=0"], "", "linko needs a deal: add deck=… (try `trilynx deal linko`)"),
        (&["play", "yinsh", "--nodes", "0"], "", "nodes must be at least 1"),
        (&["analyse", "-", "--nodes", "0"], "", "nodes must be at least 1"),
        (&["verify", "-"], "hello", "standard input, line 1"),
    ] {
        fails(arguments, input.as_bytes(), sentence);
    }
    for (arguments, input, sentence) in [
        (&["engine"][..], "position yinsh/standard\ngo nodes 0\n", "error nodes must be at least 1\n"),
        (&["engine", "--batch"], "{\"position\":\"yinsh/standard\",\"nodes\":0}\n", "nodes must be at least 1"),
        (&["play", "yinsh", "--against", "random", "--plain"], "quit\n", "85 moves: a… (4), b… (7), c… (8), "),
        (&["play", "yinsh", "--against", "random", "--plain"], "quit\n", "; type `moves` for all\n"),
        (&["play", "yinsh", "--against", "random", "--plain"], "rules\nquit\n", "\n  D2  "),
        (&["play", "--help"], "", "[FIELD=VALUE]..."),
        (&["deal", "--help"], "", "<GAME> [FIELD=VALUE]..."),
        (&["show", "--help"], "", "<GAME> [FIELD=VALUE|MOVE]..."),
        (&["perft", "--help"], "", "[FIELD=VALUE|MOVE]..."),
        (&["--help"], "", "trilynx play linko --against level5           # a game in the terminal\n"),
        (&["serve", "--help"], "", "The default when no command is given"),
        (&["engine", "--help"], "", "Runs the bots as an engine (UCI-like, on stdin/stdout)"),
        (&["restore", "--help"], "", "Restores a backup. Stop the server first"),
        (&["backup", "--help"], "", "Copies the database of a server, which may be running"),
        (&["show", "yinsh"], "", "Markers in the pool: 51\n"),
        // Every letter of the board is explained below it.
        (&["show", "lyngk"], "", "Neutral: i ivory b blue r red g green k black w joker\n"),
    ] {
        let said = succeeds(arguments, input);
        assert!(said.contains(sentence), "{arguments:?}: {sentence}: {said}");
    }
    // One marker, or many: a number behind a colon is right for all of them.
    let said = succeeds(&["show", "yinsh/standard", &nearly_all_markers(), "turn=w", "phase=move", "removed=0,0"], "");
    assert!(said.contains("Markers in the pool: 1\n"), "{said}");
    // Every example can be copied as it stands: what explains it is a comment.
    let help = succeeds(&["--help"], "");
    let examples = help.split("Try these:").nth(1).and_then(|rest| rest.split("\n\n").next()).expect("examples");
    let explained = examples.lines().filter(|line| line.starts_with("  ")).all(|line| line.contains(" # "));
    assert!(explained && examples.lines().count() > 8, "{examples}");
}

/// The field of a board on which all rings and all markers but one lie, and no row.
fn nearly_all_markers() -> String {
    let columns = [(2, 4), (1, 7), (1, 8), (1, 9), (1, 10), (2, 9), (2, 10), (3, 9), (4, 8), (5, 7), (7, 4)];
    let mut laid = 0;
    let mut piece = |column: usize, row: usize| {
        laid += 1;
        match laid {
            1..=5 => 'R',
            6..=10 => 'r',
            // In each of the three directions every third marker is Black's.
            11..=60 if (column + row).is_multiple_of(3) => 'm',
            11..=60 => 'M',
            _ => '1',
        }
    };
    let columns = columns.iter().enumerate().map(|(column, (first, count))| {
        let points: String = (*first..first + count).map(|row| piece(column, row)).collect();
        let empty = points.chars().filter(|point| *point == '1').count();
        points.trim_end_matches('1').to_owned() + &if empty > 0 { empty.to_string() } else { String::new() }
    });
    format!("board={}", columns.collect::<Vec<_>>().join("/"))
}

/// A full disk is no reader who has gone away.
#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_said_to_be() {
    for arguments in [&["show", "yinsh"][..], &["deal", "yinsh"], &["perft", "yinsh", "1"], &["engine"]] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a full device");
        let mut command = Command::new(env!("CARGO_BIN_EXE_trilynx"));
        let mut child = command
            .args(arguments)
            .env("LC_ALL", "C")
            .stdin(Stdio::piped())
            .stdout(full)
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        // It may have ended before it reads.
        let _gone = child.stdin.take().expect("piped").write_all(b"hello\n");
        let output = child.wait_with_output().expect("it ends");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.contains("cannot write to standard output: "), "{arguments:?}: {said}");
    }
}

/// The exit code tells what nobody can read.
#[cfg(target_os = "linux")]
#[test]
fn an_error_that_cannot_be_written_still_has_its_exit_code() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a full device");
    let status = Command::new(env!("CARGO_BIN_EXE_trilynx")).args(["show", "chess"]).stderr(full).status().expect("it runs");
    assert_eq!(status.code(), Some(2));
}

/// A build for release asks git, and every other one says that it does not know.
#[test]
fn the_version_names_the_commit() {
    let commit = env!("TRILYNX_COMMIT");
    assert!(commit == "unknown" || commit.len() >= 7, "{commit}");
    for flag in ["--version", "-V"] {
        assert_eq!(succeeds(&[flag], ""), format!("trilynx {} ({commit})\n", env!("CARGO_PKG_VERSION")));
    }
}

/// People count from one in every game; what programs read counts from zero.
#[test]
fn people_are_counted_from_one_and_seats_from_zero() {
    for (game, names) in [("yinsh", ["White", "Black"]), ("lyngk", ["Player 1", "Player 2"]), ("linko", ["Player 1", "Player 2"])] {
        let seed = "ab".repeat(64);
        let fields: &[&str] = if game == "linko" { &["players=2", "first=0"] } else { &[] };
        let line = [&["play", game][..], fields, &["--against", "random", "--plain", "--seed", &seed]].concat();
        let said = succeeds(&line, "resign\nquit\n");
        // A sentence begins with a large letter.
        let [own, other] = names.map(|name| if game == "yinsh" { name.to_owned() } else { name.to_lowercase() });
        assert!(said.starts_with(&format!("You are {own}. Against {other} (random).")), "{game}: {said}");
        assert!(said.contains(&format!("\n{}: ", names[0])), "{game}: the caption: {said}");
        assert!(said.contains(&format!("{} resigns. Winner: {other}\n", names[0])), "{game}: {said}");
        let shown = succeeds(&[&["show", game][..], fields].concat(), "");
        let record = succeeds(&[&["deal", game][..], fields, &["--seed", &seed]].concat(), "");
        for text in [&said, &shown] {
            let lower = text.to_lowercase();
            assert!(!lower.contains("seat 0") && !lower.contains("player 0") && !lower.contains("seat 1"), "{game}: {text}");
        }
        let start = record.lines().find_map(|line| line.strip_prefix("Start: ")).expect("a start");
        assert_eq!(legal(start)["to_move"], 0, "{game}");
        let first = legal(start)["legal"][0].as_str().expect("a move").to_owned();
        let replayed = succeeds(&["replay", "-"], &format!("{start} {first}"));
        assert!(replayed.contains(&format!("Move 1 by {own}: {first}")), "{game}: {replayed}");
        let json: serde_json::Value =
            serde_json::from_str(&succeeds(&["convert", "--to", "json", "-"], &format!("{start} {first}"))).expect("JSON");
        assert_eq!(json["moves"][0]["seat"], 0, "{game}");
    }
}

/// Nothing is wider than the terminal but what is to be copied: lines that describe a position, and names of files.
#[test]
fn lines_fit_the_terminal() {
    let seed = "ab".repeat(64);
    for columns in [60, 80] {
        for game in ["yinsh", "lyngk", "linko"] {
            for language in ["en", "de", "fr", "pl"] {
                let mut command = Command::new(env!("CARGO_BIN_EXE_trilynx"));
                command.args(["play", game, "--against", "random", "--nodes", "50", "--plain", "--seed", &seed, "--language", language]);
                command.env("COLUMNS", columns.to_string()).stdin(Stdio::piped()).stdout(Stdio::piped());
                let mut child = command.spawn().expect("it starts");
                let lines = b"moves\nhelp\nrules\nrules d2\nrules 5\nhint\nzz\nboard\nresign\nquit\n";
                child.stdin.take().expect("piped").write_all(lines).expect("it reads");
                let output = child.wait_with_output().expect("it ends");
                let said = String::from_utf8(output.stdout).expect("UTF-8");
                assert!(output.status.success() && said.lines().count() > 40, "{said}");
                for line in said.lines().filter(|line| line.chars().count() > columns) {
                    assert!(!line.trim().contains(' '), "{game} at {columns}, {language}: {line}");
                }
            }
        }
    }
    // LYNGK's board falls into one piece: every row of the narrow one is there, and stacks are listed in full.
    let at = |columns: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_trilynx"));
        command.args(["show", "lyngk", "layout=iggrgkrbgkkbbgiwkrbibiiribgkkbikbirgrgrwkrw"]).env("COLUMNS", columns).env("LC_ALL", "C");
        String::from_utf8(command.output().expect("it runs").stdout).expect("UTF-8")
    };
    let board = |shown: String| shown.lines().take_while(|line| !line.contains("Player 1")).map(ToOwned::to_owned).collect::<Vec<_>>();
    let (narrow, wide) = (board(at("60")), board(at("120")));
    assert_eq!(narrow.len(), wide.len(), "{narrow:#?}");
    let width = |rows: &[String]| rows.iter().map(|row| row.chars().count()).max().unwrap_or(0);
    assert!(width(&narrow) <= 60 && width(&wide) > 60, "{narrow:#?}");
    let letters = |rows: &[String]| rows.concat().chars().filter(|sign| "ibrgkw".contains(*sign)).count();
    assert_eq!((letters(&narrow) >= 43, letters(&narrow)), (true, letters(&wide)), "{narrow:#?}");
}

/// Refusals, questions and help are in the same language.
#[test]
fn a_game_in_lines_is_in_one_language() {
    let line = ["play", "yinsh", "--against", "random", "--plain", "--language", "de", "--nodes", "50", "--seed", &"ab".repeat(64)];
    let said = succeeds(&line, "e5\nhelp\nrules\nundo\nmoves z\nzz\nsave /no/such/file\nhint\nresign\nquit\n");
    for german in [
        "Du bist Weiß. Gegen Schwarz (random).",
        "Weiß: Setze einen Ring",
        "85 Züge: a… (4)",
        "undo: nimmt deine letzte Entscheidung zurück",
        "Die Regeln von YINSH:",
        "Zurückgenommen: e5",
        "Kein erlaubter Zug beginnt mit z.",
        "„zz“ verstehen wir hier nicht. Erwartet wird: ein Zug: f6 setzt einen Ring",
        "/no/such/file lässt sich nicht schreiben: ",
        "Tipp: ",
        "Weiß gibt auf. Gewonnen: Schwarz",
        "Die Partie ist nicht gespeichert.",
    ] {
        assert!(said.contains(german), "{german}: {said}");
    }
    for english in ["White", "Black", "Your", "choice", "Hint", "resign", "saved", "Cannot", "expected"] {
        let found = said.lines().find(|line| line.contains(english) && !line.contains("resign:"));
        assert!(found.is_none_or(|line| line.starts_with("> ")), "{english}: {found:?}");
    }
}

/// The same for positions and records: nothing around a translated sentence is in English.
#[test]
fn positions_and_records_are_in_one_language() {
    for (language, unreadable, broken, choices) in [
        ("de", "Zug 2: „z9“ verstehen wir hier nicht.", "Zug 2, e5: ein Ring", "\nZur Wahl: 84\n"),
        ("es", "jugada 2: Aquí no se entiende «z9».", "jugada 2, e5: ", "\nOpciones: 84\n"),
        ("fr", "coup 2\u{a0}: «\u{a0}z9\u{a0}» est illisible ici.", "coup 2, e5\u{a0}: ", "\nChoix\u{a0}: 84\n"),
        ("it", "mossa 2: «z9» qui non è valido.", "mossa 2, e5: ", "\nScelte: 84\n"),
        ("nl", "zet 2: ‘z9’ begrijpen we hier niet.", "zet 2, e5: ", "\nKeuzes: 84\n"),
        ("pl", "ruch 2: Nie da się tu odczytać „z9”.", "ruch 2, e5: ", "\nMożliwości: 84\n"),
    ] {
        let show = |moves: &[&'static str]| [&["show", "yinsh", "--language", language], moves].concat();
        fails(&show(&["e5", "z9"]), b"", unreadable);
        fails(&show(&["e5", "e5"]), b"", broken);
        let output = super::trilynx(&show(&["e5", "z9"]), b"");
        assert!(!String::from_utf8_lossy(&output.stderr).contains("expected"), "{language}");
        assert!(succeeds(&show(&["e5"]), "").contains(choices), "{language}");
    }
    let german = ["legal", "--language", "de"];
    for (line, message) in [("yinsh/standard e5 z9", "„z9“ verstehen wir hier nicht."), ("chess", "„chess“ verstehen wir hier nicht.")]
    {
        let answer: serde_json::Value = serde_json::from_str(&succeeds(&german, line)).expect("JSON");
        assert!(answer["error"]["message"].as_str().is_some_and(|said| said.starts_with(message)), "{answer}");
    }
    let said = succeeds(&["replay", "-", "--language", "de"], "yinsh/standard e5 d5");
    assert!(said.contains("Zug 2, Schwarz: d5\n") && !said.contains("Move"), "{said}");
}

/// What another format has no place for is named, on standard error: standard output is the game.
#[test]
fn what_is_lost_in_another_format_is_said() {
    let record = succeeds(&["convert", "-"], "yinsh/standard e5 d5");
    let record = record.replace("\nResult: *\n", "\nSeat-0: Ann\nEvent: Club evening\nResult: winners=1 by=time\n");
    assert!(record.contains("by=time"), "{record}");
    let output = super::trilynx(&["convert", "--to", "sgf", "-"], record.as_bytes());
    let (sgf, said) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success() && sgf.contains("P0[id \"Ann\"]\n") && sgf.contains("; P1[3 place br D 5]\n"), "{sgf}{said}");
    assert_eq!(said, "standard input, record 1: not in this format: the headers Event, the result winners=1 by=time\n");
    // And it is read again.
    let back = succeeds(&["convert", "-"], &sgf);
    assert!(back.contains("Seat-0: Ann") && back.contains("1. e5 d5\n"), "{back}");
    let output = super::trilynx(&["convert", "--to", "official", "-"], record.as_bytes());
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("the headers Seat-0 Event, the result winners=1 by=time"), "{said}");
    let plain = super::trilynx(&["convert", "--to", "json", "-"], record.as_bytes());
    assert!(plain.stderr.is_empty() && plain.status.success());
    fails(&["convert", "--to", "sgf", "-"], succeeds(&["deal", "lyngk"], "").as_bytes(), "lyngk is not written as SGF; only YINSH is");
    fails(&["convert", "--to", "sgf", "-"], b"yinsh/blitz e5", "SGF has no way to write yinsh/blitz");
}

/// An installed program has no folder of documents.
#[test]
fn help_names_no_file_that_is_not_installed() {
    let help = succeeds(&["--help"], "");
    let listed = help.split("Commands:").nth(1).and_then(|rest| rest.split("\n\n").next()).expect("commands");
    // Lines that are indented further go on with a description.
    let names = listed.lines().filter_map(|line| line.strip_prefix("  ").filter(|line| !line.starts_with(' ')));
    let commands: Vec<&str> = names.filter_map(|line| line.split_whitespace().next()).collect();
    assert!(commands.len() > 20, "{listed}");
    for command in commands.into_iter().filter(|command| *command != "help") {
        let help = succeeds(&[command, "--help"], "");
        for folder in ["docs/", "deploy/", "crates/"] {
            assert!(!help.contains(folder), "{command}: {help}");
        }
    }
}

#[test]
fn several_files_are_verified_and_counted_together() {
    let folder = tempfile::tempdir().expect("a folder");
    let good = succeeds(&["deal", "linko", "players=3", "--word", "ann"], "");
    let [one, two] = ["one.txt", "two.txt"].map(|name| folder.path().join(name).display().to_string());
    std::fs::write(&one, &good).expect("a file");
    std::fs::write(&two, format!("{}\n{good}", good.replace("Word-0: ann", "Word-0: Ann"))).expect("a file");
    let said = super::is_wrong(&["verify", &one, &two, &one], "", "give another deal");
    for place in [format!("{one}, record 1 of 1\n"), format!("{two}: "), format!("{two}, record 2 of 2\n")] {
        assert!(said.contains(&place), "{place}: {said}");
    }
    assert!(said.ends_with("4 records: 3 right, 1 wrong\n"), "{said}");
    assert_eq!(succeeds(&["verify", "-q", &one, &one], ""), "2 records: 2 right, 0 wrong\n");
}
