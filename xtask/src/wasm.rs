//! `cargo xtask wasm`: builds the modules for browsers, lets Node run the engine, and holds it to what a native build of the same lines says: the same
//! moves by every bot for people and by the strongest, at equal nodes. Prints its size and how many positions a second Node, Chromium and a native
//! build look at.

use crate::{Outcome, browser, cargo, root, test, tidy};
use std::io::Write as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

#[path = "../../crates/web/module.rs"]
pub mod module;
use module::{Modules, NoModule};

/// The largest modules that are served, compressed, in bytes: the engine, and the one for learning.
const MOST_BYTES: [usize; 2] = [350_000, 266_000];
/// The least part of the native speed.
const LEAST_SPEED: f64 = 0.4;
/// What each bot for people is asked about: as many positions of each game …
const POSITIONS: usize = 200;
/// … and when only a few are.
const FEW_POSITIONS: usize = 8;

/// Builds the modules and compares them with a native build, position by position; then how fast both are.
pub fn run() -> Outcome {
    match build() {
        Ok(modules) => {
            compare(&modules, POSITIONS, &release)?;
            speeds(&modules.engine, &tidy::games()?)
        }
        Err(NoModule::Toolchain(message) | NoModule::Failed(message)) => Err(message),
    }
}

/// The part that the tests need: a few positions, no speed, and nothing that they have not built. Where nothing compiles for WebAssembly there
/// is nothing to compare.
pub fn run_quick() -> Outcome {
    test::build()?;
    match built_by_tests()? {
        Some(modules) => compare(&modules, FEW_POSITIONS, &|| Command::new(root().join("target/debug/examples/lines"))),
        None => {
            println!("the tests were built without the engine for browsers, so there is nothing to compare");
            Ok(())
        }
    }
}

/// The modules in the web client of the tests, if there are any.
pub fn built_by_tests() -> Result<Option<Modules>, String> {
    let client = test::built_client()?;
    Ok(client.join("engine").exists().then(|| module::in_folder(&client.join("wasm"))))
}

/// A compiler without the target.
const COMPILER: &str = "#!/bin/sh
case \"$*\" in *target-libdir*wasm32*) echo /nowhere; exit 0;; esac
exec rustc \"$@\"
";
/// A rustup that cannot get it.
const RUSTUP: &str = "#!/bin/sh\nexit 1\n";

/// The program is built where nothing compiles for WebAssembly: without the engine, and with one line that says so. It serves all the same, and
/// people play at it.
pub fn run_without_target() -> Outcome {
    if ["/usr/bin/rustc-web", "/usr/bin/rustc"].into_iter().any(|rustc| module::has_target(Path::new(rustc))) {
        println!("the system's compiler has the target, which cannot be hidden");
        return Ok(());
    }
    test::build()?;
    let folder = root().join("target/without-wasm");
    let cannot = |error: std::io::Error| format!("{}: {error}", folder.display());
    if folder.exists() {
        std::fs::remove_dir_all(&folder).map_err(cannot)?;
    }
    take_over_built(&folder).map_err(cannot)?;
    let programs = folder.join("programs");
    let write = |name: &str, text: &str| -> std::io::Result<PathBuf> {
        std::fs::create_dir_all(&programs)?;
        let path = programs.join(name);
        std::fs::write(&path, text)?;
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755))?;
        Ok(path)
    };
    let compiler = write("compiler", COMPILER).map_err(cannot)?;
    write("rustup", RUSTUP).map_err(cannot)?;
    let path = std::env::var("PATH").unwrap_or_default();
    let mut build = cargo();
    // With an example dependencies have the features that they have in the tests: nothing but the client and the program is built.
    build.args(["build", "--locked", "--workspace", "--bin", "trilynx", "--example", "lines", "--features", test::FEATURES]);
    build.arg("--target-dir").arg(&folder).env("RUSTC", compiler).env("PATH", format!("{}:{path}", programs.display()));
    build.env_remove("SKIP_WEB").env_remove("WEB_DIST_DIR");
    let output = build.stdin(Stdio::null()).output().map_err(|error| format!("cargo: {error}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    let line = said.lines().find(|line| line.contains("built without the engine for browsers"));
    let (true, Some(line)) = (output.status.success(), line) else {
        return Err(format!("a build without the target: {}\n{said}", output.status));
    };
    println!("{line}");
    browser::test_without_engine(&folder.join("debug"))
}

/// What belongs to a build with the client in it, by the beginnings of its names.
const WITH_CLIENT: [&str; 3] = ["trilynx-", "trilynx-web-", "trilynx_web-"];

/// Puts everything that the tests have built into another folder of cargo's, except for the client and the program around it.
fn take_over_built(folder: &Path) -> std::io::Result<()> {
    let (from, to) = (root().join("target/debug"), folder.join("debug"));
    for part in ["build", "deps", "examples"] {
        each_file(&from.join(part), &to.join(part), &|file, other| std::fs::hard_link(file, other))?;
    }
    // Cargo writes into these files, and compares their times.
    each_file(&from.join(".fingerprint"), &to.join(".fingerprint"), &|file, other| {
        std::fs::copy(file, other)?;
        std::fs::File::options().append(true).open(other)?.set_modified(std::fs::metadata(file)?.modified()?)
    })
}

fn each_file(from: &Path, to: &Path, take: &dyn Fn(&Path, &Path) -> std::io::Result<()>) -> std::io::Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in from.read_dir()? {
        let entry = entry?;
        let name = entry.file_name();
        let (file, other) = (entry.path(), to.join(&name));
        let name = name.to_string_lossy();
        let name = name.strip_prefix("lib").unwrap_or(&name);
        let is_hash = |rest: &str| rest.len() >= 16 && rest.bytes().take(16).all(|byte| byte.is_ascii_hexdigit());
        if WITH_CLIENT.iter().any(|begins| name.strip_prefix(begins).is_some_and(is_hash)) {
            continue;
        }
        if entry.file_type()?.is_dir() { each_file(&file, &other, take)? } else { take(&file, &other)? }
    }
    Ok(())
}

pub fn build() -> Result<Modules, NoModule> {
    module::build(root(), &root().join("target/wasm"))
}

/// Holds the sizes of the modules against their limits, and the choices of the engine against those of a native program.
fn compare(modules: &Modules, positions: usize, native: &dyn Fn() -> Command) -> Outcome {
    let module = modules.engine.as_path();
    size(module, MOST_BYTES[0])?;
    size(&modules.learning, MOST_BYTES[1])?;
    let games = tidy::games()?;
    for game in &games {
        let lines = feed(native().args(["questions", game, &positions.to_string()]), "")?;
        let (browser, native) = (feed(&mut in_node(module)?, &lines)?, feed(&mut native(), &lines)?);
        let (browser, native) = (choices(&browser), choices(&native));
        let asked = lines.matches("go nodes").count();
        if native.len() != asked {
            return Err(format!("{game}: {asked} questions, but the native build answered {}", native.len()));
        }
        let first_other = (0..asked).find(|&n| browser.get(n) != native.get(n));
        if let Some(n) = first_other {
            let question = lines.split("#work").nth(n).unwrap_or_default().trim();
            return Err(format!("{game}: WebAssembly chose {:?}, native {:?}, asked\n{question}", browser.get(n), native.get(n)));
        }
        println!("{game}: {asked} choices are the same in WebAssembly and natively");
    }
    Ok(())
}

/// The moves that were chosen, and what was asked in vain.
fn choices(said: &str) -> Vec<&str> {
    said.lines().filter(|line| line.starts_with("bestmove ") || line.starts_with("error ")).collect()
}

fn size(module: &Path, most: usize) -> Outcome {
    let script = "const z = require('node:zlib'), b = require('node:fs').readFileSync(process.argv[1]); \
                  console.log(z.brotliCompressSync(b, { params: { [z.constants.BROTLI_PARAM_QUALITY]: 11 } }).length)";
    let output = Command::new("node").args(["-e", script]).arg(module).output().map_err(|error| format!("node: {error}"))?;
    let compressed: usize = String::from_utf8_lossy(&output.stdout).trim().parse().map_err(|error| format!("the size: {error}"))?;
    let plain = std::fs::metadata(module).map_err(|error| format!("{}: {error}", module.display()))?.len();
    let name = module.file_name().unwrap_or_default().to_string_lossy();
    println!("{name}: {plain} bytes, {compressed} with brotli, {most} allowed");
    if compressed > most { Err(format!("{name} is too large")) } else { Ok(()) }
}

/// The program that answers the lines natively, and asks the questions, as fast as it can be.
fn release() -> Command {
    let mut command = cargo();
    command.args(["run", "--quiet", "--release", "--locked", "--package", "trilynx-wasm", "--example", "lines", "--"]);
    command
}

/// How many positions a second the strongest bots look at, in one run after the other.
fn speeds(module: &Path, games: &[String]) -> Outcome {
    let mut slow = Vec::new();
    for game in games {
        let lines = feed(release().args(["speed", game]), "")?;
        let in_chromium = rate(&browser::ask_engine(&lines)?);
        let in_node = rate(&feed(&mut in_node(module)?, &lines)?);
        let native = rate(&feed(&mut release(), &lines)?).max(1.0);
        println!("{game}: {native:.0} positions a second natively");
        for (place, rate) in [("Node", in_node), ("Chromium", in_chromium)] {
            println!("{game}: {rate:.0} in {place}, {:.0} %", rate / native * 100.0);
        }
        if in_node.min(in_chromium) / native < LEAST_SPEED {
            slow.push(game.as_str());
        }
    }
    if slow.is_empty() { Ok(()) } else { Err(format!("slower than {:.0} % of native: {}", LEAST_SPEED * 100.0, slow.join(", "))) }
}

/// The largest rate that was said.
fn rate(said: &str) -> f64 {
    let rates = said.lines().filter_map(|line| line.split(" nps ").nth(1)?.split(' ').next()?.parse::<f64>().ok());
    rates.fold(0.0, f64::max)
}

/// The module in Node, with every network there is.
fn in_node(module: &Path) -> Result<Command, String> {
    let folder = root().join("crates/bots/networks");
    let files = folder.read_dir().map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut networks: Vec<PathBuf> =
        files.flatten().map(|file| file.path()).filter(|path| path.to_string_lossy().ends_with(".net.br")).collect();
    networks.sort();
    let mut command = Command::new("node");
    command.arg(root().join("xtask/src/wasm.mjs")).arg(module).args(networks);
    Ok(command)
}

/// What a program says to these lines.
fn feed(command: &mut Command, lines: &str) -> Result<String, String> {
    let cannot = |error: std::io::Error| format!("a program that answers lines: {error}");
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(cannot)?;
    let mut input = child.stdin.take().ok_or("no input")?;
    let lines = lines.to_owned();
    let writer = std::thread::spawn(move || input.write_all(lines.as_bytes()));
    let output = child.wait_with_output().map_err(cannot)?;
    writer.join().map_err(|_| "the writer failed".to_owned())?.map_err(cannot)?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(format!("{command:?}: {}", output.status))
    }
}
