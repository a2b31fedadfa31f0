//! What no compiler checks: the shape of the tree. Each rule here enforces an invariant of ARCHITECTURE.md.

use crate::{Outcome, cargo, docs, links, project_files, root};
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// Every game is a folder with the same files.
const GAME_FILES: [&str; 10] =
    ["board.rs", "check.rs", "mod.rs", "moves.rs", "notation.rs", "pieces.rs", "setup.rs", "state.rs", "tests.rs", "view.rs"];

/// Files that may name a game outside its own folders, each with its reason.
const NAME_A_GAME: [(&str, &str); 14] = [
    ("crates/games/src/lib.rs", "the list of games"),
    ("crates/bots/src/lib.rs", "declares the modules of the games"),
    ("crates/environments/src/lib.rs", "declares the modules of the games"),
    ("crates/lessons/src/lib.rs", "declares the modules of the games"),
    ("crates/cli/src/draw/mod.rs", "declares the modules of the games"),
    ("crates/cli/src/help.rs", "examples in the help are of real games"),
    ("crates/pictures/src/lib.rs", "declares the modules of the games"),
    ("crates/protocol/src/options.rs", "the union of names in TypeScript is written out"),
    ("crates/protocol/src/position.rs", "the position of each game on the wire"),
    ("crates/puzzles/src/lib.rs", "declares the modules of the games"),
    ("crates/protocol/src/typescript.rs", "a test: the story of folding is a real game"),
    ("crates/trials/src/kit/games.rs", "what the trials play"),
    ("web/src/games/index.ts", "the list of games of the client"),
    ("xtask/src/tidy.rs", "this list"),
];

const _: () = assert!(NAME_A_GAME.len() <= 15, "what differs between games is asked of a game");

/// Names that say nothing about what lives there.
const EMPTY_NAMES: [&str; 6] = ["common", "core", "helper", "helpers", "util", "utils"];

/// All that the rules may stand on.
const GAMES_MAY_USE: [&str; 10] =
    ["arrayvec", "block-buffer", "cfg-if", "cpufeatures", "crypto-common", "digest", "hybrid-array", "sha2", "trilynx-games", "typenum"];

/// In our own sources these are unfinished work.
const UNFINISHED: [&str; 5] = ["todo!(", "unimplemented!(", "#[ignore", "allow(dead_code)", "dbg!("];

pub fn run() -> Outcome {
    let files = project_files()?;
    let games = games()?;
    let mut complaints = Vec::new();
    complaints.extend(games_have_the_same_files(&files, &games));
    complaints.extend(games_are_named_at_home(&files, &games));
    complaints.extend(names_say_something(&files));
    complaints.extend(public_types_have_one_name(&files, &games));
    complaints.extend(files_are_short(&files));
    complaints.extend(sources_are_finished(&files));
    complaints.extend(docs_say_something(&files));
    complaints.extend(links::complaints(&files));
    complaints.extend(docs::complaints(&files));
    complaints.extend(rules_stand_on_little()?);
    if complaints.is_empty() { Ok(()) } else { Err(complaints.join("\nxtask: ")) }
}

/// The games, from the one list there is: `Yinsh => yinsh,` in `games!` of `crates/games/src/lib.rs`.
pub fn games() -> Result<Vec<String>, String> {
    let path = "crates/games/src/lib.rs";
    let text = std::fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"))?;
    let list = text.split_once("\ngames! {").map_or("", |(_, rest)| rest);
    let entries = list.lines().take_while(|line| *line != "}").filter_map(|line| line.trim().strip_suffix(',')?.split_once(" => "));
    let games: Vec<String> = entries.map(|(_, module)| module.to_owned()).collect();
    if games.is_empty() { Err(format!("{path} has no list `games!`")) } else { Ok(games) }
}

fn games_have_the_same_files(files: &[PathBuf], games: &[String]) -> Vec<String> {
    let mut complaints = Vec::new();
    for game in games {
        let folder = Path::new("crates/games/src").join(game);
        let mut found: Vec<String> = files
            .iter()
            .filter(|path| path.parent() == Some(&folder))
            .filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned()))
            .collect();
        found.sort();
        if found != GAME_FILES {
            complaints.push(format!("{} has the files {found:?}, a game has {GAME_FILES:?}", folder.display()));
        }
        if !files.iter().any(|path| path == &Path::new("locales/en/rules").join(format!("{game}.md"))) {
            complaints.push(format!("locales/en/rules/{game}.md is missing"));
        }
    }
    complaints
}

/// A game's knowledge lives in its folders; elsewhere a game is a value that is asked.
fn games_are_named_at_home(files: &[PathBuf], games: &[String]) -> Vec<String> {
    let mut complaints = Vec::new();
    let is_source =
        |path: &&PathBuf| path.extension().is_some_and(|ext| ["rs", "ts", "svelte", "py", "pyi"].iter().any(|source| ext == *source));
    for path in files.iter().filter(is_source).filter(|path| !is_home_or_test(path, games)) {
        let text = std::fs::read_to_string(root().join(path)).unwrap_or_default().to_lowercase();
        let text = if path.extension().is_some_and(|ext| ext == "py" || ext == "pyi") { without_docstrings(&text) } else { text };
        let names_one = games.iter().any(|game| text.contains(game));
        let is_listed = NAME_A_GAME.iter().any(|(listed, _)| path == Path::new(listed));
        match (names_one, is_listed) {
            (true, false) => complaints.push(format!("{} names a game outside its folders", path.display())),
            (false, true) => {
                complaints.push(format!("{} names no game any more: take it off the list in xtask/src/tidy.rs", path.display()));
            }
            _ => {}
        }
    }
    complaints
}

/// A Python file without its docstrings and comments: these are the package's documentation, whose examples are of real games.
fn without_docstrings(text: &str) -> String {
    let code = text.split("\"\"\"").step_by(2).collect::<String>();
    code.lines().map(|line| line.split_once("# ").map_or(line, |(code, _)| code)).collect::<Vec<_>>().join("\n")
}

/// Folders and files of a game, tests, and what is generated.
fn is_home_or_test(path: &Path, games: &[String]) -> bool {
    let is_game = |part: &OsStr| games.iter().any(|game| part == game.as_str());
    path.with_extension("").iter().any(is_game) || is_test(path) || path.starts_with("web/src/wire")
}

fn is_test(path: &Path) -> bool {
    let of_tests = |part: &OsStr| {
        part == "tests" || part == "tutorials" || part == "e2e" || part == "benches" || part.to_string_lossy().ends_with(".test")
    };
    path.with_extension("").iter().any(of_tests)
}

fn names_say_something(files: &[PathBuf]) -> Vec<String> {
    let is_empty_name = |path: &&PathBuf| {
        path.with_extension("").components().any(|part| EMPTY_NAMES.contains(&part.as_os_str().to_string_lossy().as_ref()))
    };
    files.iter().filter(is_empty_name).map(|path| format!("{}: name it after what lives there", path.display())).collect()
}

/// A public type can be found by its name: no two modules of a crate declare the same one. Games repeat each other's names on purpose.
fn public_types_have_one_name(files: &[PathBuf], games: &[String]) -> Vec<String> {
    let mut declared: BTreeMap<(String, String), BTreeMap<String, String>> = BTreeMap::new();
    for path in files.iter().filter(|path| path.starts_with("crates") && path.extension().is_some_and(|ext| ext == "rs") && !is_test(path))
    {
        let shown = path.to_string_lossy().into_owned();
        let Some(name) = path.iter().nth(1) else { continue };
        // The same file of another game is the same place.
        let place = games.iter().fold(shown.clone(), |place, game| place.replace(game, "GAME"));
        let text = std::fs::read_to_string(root().join(path)).unwrap_or_default();
        for declaration in text.lines().filter_map(public_type) {
            let of_name = declared.entry((name.to_string_lossy().into_owned(), declaration.to_owned())).or_default();
            of_name.entry(place.clone()).or_insert_with(|| shown.clone());
        }
    }
    let twice = declared.into_iter().filter(|(_, places)| places.len() > 1);
    let complain = |((_, name), places): ((String, String), BTreeMap<String, String>)| {
        format!("two public types are called {name}: {}", places.into_values().collect::<Vec<_>>().join(", "))
    };
    twice.map(complain).collect()
}

/// The name of the public type that a line declares outside of any block.
fn public_type(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("pub ")?;
    let name = ["struct ", "enum ", "trait ", "type ", "union "].iter().find_map(|kind| rest.strip_prefix(kind))?;
    name.split(|char: char| !char.is_alphanumeric() && char != '_').next()
}

/// A file fits into one head. Tables of tests may be long, and what is generated.
fn files_are_short(files: &[PathBuf]) -> Vec<String> {
    let most = |path: &Path| match path.extension()?.to_str()? {
        "rs" | "ts" | "css" => Some(500),
        // It has a model for all that it does not draw.
        "svelte" if path.ends_with("screens/Table.svelte") => Some(200),
        "svelte" => Some(300),
        _ => None,
    };
    let measured = files.iter().filter(|path| !is_test(path) && !path.ends_with("web/src/wire/types.ts"));
    let complain = |path: &PathBuf| {
        let (most, lines) = (most(path)?, std::fs::read_to_string(root().join(path)).unwrap_or_default().lines().count());
        (lines > most).then(|| format!("{} has {lines} lines, {most} are allowed", path.display()))
    };
    measured.filter_map(complain).collect()
}

fn sources_are_finished(files: &[PathBuf]) -> Vec<String> {
    let mut complaints = Vec::new();
    // This file names what it looks for.
    let sources = files.iter().filter(|path| path.extension().is_some_and(|ext| ext == "rs") && !path.ends_with("xtask/src/tidy.rs"));
    for path in sources {
        let text = std::fs::read_to_string(root().join(path)).unwrap_or_default();
        for (n, line) in text.lines().enumerate() {
            if let Some(what) = UNFINISHED.iter().find(|what| line.contains(**what)) {
                complaints.push(format!("{}:{}: {what}", path.display(), n + 1));
            }
        }
    }
    complaints
}

/// A doc of one word repeats the name under it; the description of the API is made of docs.
fn docs_say_something(files: &[PathBuf]) -> Vec<String> {
    let mut complaints = Vec::new();
    for path in files.iter().filter(|path| path.extension().is_some_and(|ext| ext == "rs")) {
        let text = std::fs::read_to_string(root().join(path)).unwrap_or_default();
        let docs: Vec<Option<&str>> = text.lines().map(|line| line.trim_start().strip_prefix("///").map(str::trim)).collect();
        for (n, doc) in docs.iter().enumerate() {
            let Some(doc) = doc.filter(|doc| is_filler(doc)) else { continue };
            let goes_on = docs.get(n + 1).is_some_and(Option::is_some) || n > 0 && docs[n - 1].is_some();
            if !goes_on {
                complaints.push(format!(
                    "{}:{}: \"{doc}\" says nothing: name the item better, or say what its reader needs",
                    path.display(),
                    n + 1
                ));
            }
        }
    }
    complaints
}

fn is_filler(doc: &str) -> bool {
    doc == "No more." || doc.strip_suffix('.').is_some_and(|word| !word.is_empty() && word.chars().all(char::is_alphabetic))
}

fn rules_stand_on_little() -> Result<Vec<String>, String> {
    let output = cargo()
        .args(["tree", "--locked", "--package", "trilynx-games", "--edges", "normal", "--prefix", "none", "--format", "{p}", "--no-dedupe"])
        .output()
        .map_err(|error| format!("cannot start cargo tree: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo tree: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let tree = String::from_utf8_lossy(&output.stdout).into_owned();
    let names = tree.lines().filter_map(|line| line.split(' ').next());
    Ok(names.filter(|name| !GAMES_MAY_USE.contains(name)).map(|name| format!("the rules must not depend on {name}")).collect())
}
