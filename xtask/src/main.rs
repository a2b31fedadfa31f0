//! All automation: `cargo xtask COMMAND`. Each command installs what it needs and stops at the first failure.

mod audit;
mod bench;
mod browser;
mod deploy;
mod deploy_cluster;
mod dist;
mod docs;
mod fuzz;
mod generate;
mod install;
mod links;
mod no_std;
mod package;
mod python;
mod site;
mod test;
mod tidy;
mod trials;
mod wasm;
mod web;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const HELP: &str = "\
cargo xtask COMMAND

  test             format, lints, all tests and doc tests, the documentation, tidiness: what has to pass
  test quick       format, lints, tidiness, the rules, the table and the units of the web client
  tidy             the shape of the tree: the same files for every game, where games are named, names of public types, lengths of files,
                   links of the documents
  audit            what we depend on: licences, sources, duplicates, known vulnerabilities
  deploy           checks the files for hosting: the systemd unit can be enabled and is hardened; nginx, NATS and PostgreSQL understand theirs
  package          the crates that others can depend on: what is packed with them, and whether they build from it
  dist [FOLDER]    packages in a folder (target/packages): a static program for Linux, a package for Debian, what a container is built from, the
                   list of everything in the program (SBOM), checksums
  dist check       its part of `test`: the package in a fresh Debian, the static program where there is nothing else
  docs [FOLDER]    all documents and the rules as a searchable book in a folder (target/book)
  web              the web client's part of `test` alone
  browser [WORD…]  the browser tests of `test` alone; words choose among them
  browsers [WORD…] short games, a lesson, a puzzle, a review, a study and the engine in Firefox and WebKit; words choose among them
  screenshots [FOLDER [WORD…]]
                   pictures of every screen at five sizes, light and dark, with a board in each set, in a folder (target/screenshots); words choose:
                   `screenshots pictures home dark 390`
  vitals           how fast the first pages feel on a slow phone: LCP, TBT, CLS, bytes; how long a bot's first move takes without a network
  frames           how smooth the longest motions of a board are on a slow phone: frames a second, the longest gap
  weight           how much a browser fetches on the way to a first table, and keeps for times without a network; fails beyond the limits
  gen              writes what is made from other sources and committed: the wire types of the web client, docs/openapi.json
  bench [GAME…]    how fast the rules and the bots are on this machine, and the bench numbers
  bench compare REV [GAME…]
                   the same for another revision and this tree by turns, and how their figures compare
  wasm             the module for browsers: whether its bots choose as natively, its size, and how fast it is in Node and Chromium
  wasm quick       its part of `test`: a few positions, and no speed
  wasm hidden      the program where nothing compiles for WebAssembly: hides the target from its build, which has to say so; then it is played at
  site FOLDER [ADDRESS]
                   writes a site without a server, for any web host: docs/site.md
  python           the Python package: builds a wheel, installs it into a fresh environment, checks its types, runs its tests and tutorials
  python bench     how many random steps a second Python makes with many games at once
  fuzz [SECONDS] [LAW…]
                   runs each fuzz target that long (60 s); `test` replays what they found
  fuzz build [FOLDER]
                   puts the fuzz targets and their corpora into a folder (target/fuzzers) that runs on another machine
  crash [KILLS]    kills a server again and again (1000 times) while people play, stops it, fills its disk, restarts its database,
                   on SQLite and on PostgreSQL, and checks what it kept
  cluster [--faults N] [--seed S] [--only WORD] [--minutes M] [--trials T]
                   lets faults happen (1000) to three nodes, PostgreSQL, NATS and the ways between them while people play, and checks what
                   everybody saw; says how long take-overs took and what a move costs
  cluster upgrade OLD [--alone]
                   replaces three nodes of an old program by this one, one by one, while people play; or one server that serves alone
  cluster cost [--games N] [--at-once N] [--rate N] [--processors N]
                   moves a second, processor time and delays of one server, of one node through another, and of three nodes
  tournaments [N]  plays N (10,000) random tournaments of each kind and holds every pairing and the standings against plain programs
  bench-store [GAMES] [postgres]
                   how long lists, profiles and the start take with a million games stored
  load [PART]      how much a server bears: moves a second, delays, memory, start; a part of the full size for a quick look
  arena-load [PEOPLE]
                   an arena of so many people (5000): how long they wait for the next game, and how late standings arrive
  attack [NAME…]   attacks a server in every way that once succeeded, and shows what honest players notice; names choose scenarios
";

/// The command failed; what it printed says why.
type Outcome = Result<(), String>;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let outcome = match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["test"] => test::run(),
        ["test", "quick"] => test::run_quick(),
        ["tidy"] => tidy::run(),
        ["audit"] => audit::run_audit(),
        ["deploy"] => deploy::run_checks(),
        ["package"] => package::check(),
        ["dist", "check"] => dist::check(),
        ["dist", rest @ ..] => dist::run(rest),
        ["docs", rest @ ..] => docs::run_docs(rest),
        ["web"] => web::test(),
        ["browser", words @ ..] => browser::test(words),
        ["browsers", words @ ..] => browser::test_others(words),
        ["screenshots", rest @ ..] => browser::screenshots(rest),
        ["vitals"] => browser::vitals(),
        ["frames"] => browser::frames(),
        ["weight"] => browser::weight(),
        ["gen"] => generate::run(),
        ["bench", games @ ..] => bench::run(games),
        ["wasm"] => wasm::run(),
        ["wasm", "quick"] => wasm::run_quick(),
        ["wasm", "hidden"] => wasm::run_without_target(),
        ["site", rest @ ..] => site::run(rest),
        ["python"] => python::check(),
        ["python", "bench"] => python::bench(),
        ["fuzz", rest @ ..] => fuzz::run(rest),
        ["crash", rest @ ..] => trials::crash(rest),
        ["cluster", rest @ ..] => trials::cluster(rest),
        ["load", rest @ ..] => trials::load(rest),
        ["arena-load", rest @ ..] => trials::arena_load(rest),
        ["attack", rest @ ..] => trials::attack(rest),
        ["tournaments"] => trials::tournaments("10000"),
        ["tournaments", many] => trials::tournaments(many),
        ["bench-store", rest @ ..] => trials::bench_store(rest),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        unknown => Err(format!("unknown: {}\n\n{HELP}", unknown.join(" "))),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the repository.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the root")
}

/// The cargo that runs us, without what it told us about ourselves: build scripts that look at it would run again each time.
fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    for (name, _) in std::env::vars_os() {
        let ours = name.to_str().is_some_and(|name| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_"));
        if ours {
            command.env_remove(name);
        }
    }
    command
}

/// Runs a command and says which one it was, before and, if it fails, after.
fn run(command: &mut Command) -> Outcome {
    let program = Path::new(command.get_program()).file_name().unwrap_or_default().to_string_lossy().into_owned();
    let words: Vec<String> = command.get_args().map(|arg| arg.to_string_lossy().into_owned()).collect();
    let shown = format!("{program} {}", words.join(" "));
    println!("\n> {shown}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{shown}: {status}")),
        Err(error) => Err(format!("cannot start {shown}: {error}")),
    }
}

/// Files that git tracks or would track, below the root.
fn project_files() -> Result<Vec<PathBuf>, String> {
    let output = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .map_err(|error| format!("cannot start git: {error}"))?;
    let names = String::from_utf8(output.stdout).map_err(|error| error.to_string())?;
    Ok(names.split_terminator('\0').map(PathBuf::from).filter(|path| root().join(path).is_file()).collect())
}
