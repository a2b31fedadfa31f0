//! `cargo xtask weight`: what a browser keeps for times without a network, in bytes as they are sent, and how much of it is allowed.

use std::process::ExitCode;
use trilynx_assets::Embedded;
use trilynx_web::FILES;

/// The page, the scripts, styles, fonts, sounds and pictures, and the texts of one language: a seventh of all.
const MOST_SHELL: usize = 350_000;
/// The module for tables.
const MOST_ENGINE: usize = 350_000;
/// The module and the puzzles that the screens for learning need.
const MOST_LEARNING: usize = 380_000;
/// The shell, the engine and the networks that are kept at once.
const MOST_FIRST: usize = 1_000_000;
/// All that is kept for times without a network, with every network and in every language.
const MOST_ALL: usize = 3_200_000;

const LANGUAGES: usize = 7;

fn main() -> ExitCode {
    let Some(worker) = FILES.file("/sw.js", false) else {
        eprintln!("this was built without the web app");
        return ExitCode::FAILURE;
    };
    let worker = String::from_utf8_lossy(worker.bytes);
    // By its path beside the worker: each with a digest or in a list of its own, or all of those that can wait in one text.
    let is_first =
        |file: &Embedded| ['"', '\'', '`'].iter().any(|quote| worker.contains(&format!("url:{quote}{}{quote}", &file.path()[1..])));
    let is_kept = |file: &Embedded| worker.contains(&file.path()[1..]);
    let is_engine = |file: &Embedded| file.path().starts_with("/assets/engine-");
    let is_learning = |file: &Embedded| file.path().ends_with(".wasm") && !is_engine(file) || file.path().ends_with(".txt");
    let is_network = |file: &Embedded| file.path().ends_with(".net");
    let sum = |chosen: &dyn Fn(&Embedded) -> bool| -> usize { FILES.iter().filter(|file| chosen(file)).map(Embedded::size).sum() };
    // What can wait is for learning, or texts.
    let texts = sum(&|file| is_kept(file) && !is_first(file) && !is_learning(file)) / LANGUAGES;
    let shell = texts + sum(&|file| is_first(file) && !is_engine(file) && !is_network(file));
    let first = shell + sum(&|file| is_first(file) && (is_engine(file) || is_network(file)));
    for file in FILES.iter().filter(|file| is_network(file)) {
        println!("{:>10} bytes  {}", file.size(), file.path());
    }
    let mut is_light = true;
    for (what, bytes, most) in [
        ("shell, with the texts of one language", shell, MOST_SHELL),
        ("engine without networks", sum(&is_engine), MOST_ENGINE),
        ("lessons, puzzles and studies", sum(&is_learning), MOST_LEARNING),
        ("first install", first, MOST_FIRST),
        ("everything that is kept", sum(&|file| is_kept(file) || is_network(file)), MOST_ALL),
    ] {
        println!("{bytes:>10} bytes  {what}, {most} allowed");
        is_light &= bytes <= most;
    }
    if is_light { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
