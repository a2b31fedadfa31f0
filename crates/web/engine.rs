//! The engine for browsers as files to be served: the modules, the networks and the puzzles, under names that change with their content, their brotli forms,
//! and `engine.json`, which names them. Shared by `build.rs` and by `cargo xtask site`, which include this file.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::Path;
use std::process::Command;

/// Puts the engine with the modules for tables and for learning into a folder. What an earlier build has left there goes.
pub fn write(root: &Path, folder: &Path, [engine, learning]: [&Path; 2]) -> Result<(), String> {
    let failed = |error: io::Error| format!("{}: {error}", folder.display());
    fs::create_dir_all(folder.join("assets")).map_err(failed)?;
    let module = |name, path| hashed(folder, name, ".wasm", path).map_err(failed);
    let mut names = vec![module("engine", engine)?, module("learning", learning)?];
    // The networks are compressed where they lie.
    let networks = by_game(&root.join("crates/bots/networks"), ".net.br", folder, &mut names).map_err(failed)?;
    let puzzles = by_game(&root.join("crates/puzzles/data"), ".txt", folder, &mut names).map_err(failed)?;
    let (engine, learning) = (&names[0], &names[1]);
    let list = format!(
        "{{\"module\":\"/assets/{engine}\",\"learning\":\"/assets/{learning}\",\"networks\":{{{networks}}},\"puzzles\":{{{puzzles}}}}}\n"
    );
    fs::write(folder.join("engine.json"), list).map_err(failed)?;
    for entry in fs::read_dir(folder.join("assets")).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if !names.iter().any(|known| name == *known || name == format!("{known}.br")) {
            fs::remove_file(path).map_err(failed)?;
        }
    }
    finish(Command::new("node").arg("compress.js").arg(folder).current_dir(root.join("web")))
}

/// Copies the files of a folder with this ending, which are named after games, and answers with the fields of an object that says where each lies.
fn by_game(from: &Path, ending: &str, folder: &Path, names: &mut Vec<String>) -> io::Result<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        if let Some(game) = path.file_name().and_then(|name| name.to_str()?.strip_suffix(ending)) {
            found.push((game.to_owned(), path));
        }
    }
    found.sort();
    let mut fields = Vec::new();
    for (game, path) in &found {
        let name = hashed(folder, game, ending, path)?;
        fields.push(format!("{game:?}:\"/assets/{name}\""));
        names.push(name);
    }
    Ok(fields.join(","))
}

/// Copies a file under a name that changes with its content, and answers that, without the `.br` of a compressed one.
fn hashed(folder: &Path, name: &str, ending: &str, path: &Path) -> io::Result<String> {
    let bytes = fs::read(path)?;
    let mut hash = DefaultHasher::new();
    bytes.hash(&mut hash);
    let copied = format!("{name}-{:016x}{ending}", hash.finish());
    let copy = folder.join("assets").join(&copied);
    if !copy.exists() {
        fs::write(copy, bytes)?;
    }
    Ok(copied.strip_suffix(".br").unwrap_or(&copied).to_owned())
}

/// Runs a command of Node's, and says what to do where there is none.
pub fn finish(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => format!(
            "`{name}` was not found. The web app needs Node.js 20 or later with npm to be built (https://nodejs.org). \
             Without it, set SKIP_WEB=1 to build the program without the web app."
        ),
        _ => format!("cannot start {name}: {error}"),
    })?;
    if output.status.success() {
        return Ok(());
    }
    let told = [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
    Err(format!("{command:?}: {}: {told}", output.status))
}
