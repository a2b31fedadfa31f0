//! `cargo xtask wasm`: builds the networks for WebAssembly with vectors of 128 bits, lets Node run them, and holds them to what every
//! native build says. It needs Node and the target: `rustup target add wasm32-unknown-unknown`.

use crate::{Outcome, cargo, root};
use std::process::Command;

/// Random games whose positions are judged for the time; the fingerprints that are kept are those of five.
const GAMES: u32 = 200;

const LIBRARY: &str = r#"
use trilynx_bots::{lyngk::LyngkPosition, network::fingerprint, yinsh::YinshPosition};
use trilynx_games::head::read_alone;

#[unsafe(no_mangle)]
pub extern "C" fn yinsh(games: u32) -> i64 {
    read_alone("yinsh/standard").map_or(i64::MIN, |options| fingerprint::<YinshPosition>(&options, games.into()))
}

#[unsafe(no_mangle)]
pub extern "C" fn lyngk(games: u32) -> i64 {
    read_alone("lyngk/standard").map_or(i64::MIN, |options| fingerprint::<LyngkPosition>(&options, games.into()))
}
"#;

/// The same natively, for the time.
const PROGRAM: &str = r#"
fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(1);
    for (name, judge) in [("yinsh", networks::yinsh as extern "C" fn(u32) -> i64), ("lyngk", networks::lyngk)] {
        judge(games);
        let start = std::time::Instant::now();
        let judged = judge(games);
        println!("native      {name}: {games} games {judged} in {:.0} ms", start.elapsed().as_secs_f64() * 1e3);
    }
}
"#;

const SCRIPT: &str = r#"
const [built, expected, games] = process.argv.slice(2);
const fs = require("node:fs");
WebAssembly.instantiate(fs.readFileSync(built)).then(({ instance }) => {
  for (const line of fs.readFileSync(expected, "utf8").trim().split("\n")) {
    const [name, number] = line.split(" ");
    const found = instance.exports[name](5);
    if (found !== BigInt(number)) {
      console.error(`${name}: WebAssembly says ${found}, native builds say ${number}`);
      process.exit(1);
    }
    instance.exports[name](Number(games));
    const start = performance.now();
    const judged = instance.exports[name](Number(games));
    console.log(`WebAssembly ${name}: ${games} games ${judged} in ${(performance.now() - start).toFixed(0)} ms; five as expected`);
  }
});
"#;

pub fn run() -> Outcome {
    let folder = root().join("target/wasm_check");
    let manifest = format!(
        "[package]\nname = \"networks\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
         [lib]\ncrate-type = [\"cdylib\", \"rlib\"]\npath = \"lib.rs\"\n\n[[bin]]\nname = \"native\"\npath = \"main.rs\"\n\n\
         [dependencies]\ntrilynx-bots = {{ path = {:?} }}\ntrilynx-games = {{ path = {:?} }}\n\n[workspace]\n",
        root().join("crates/bots"),
        root().join("crates/games")
    );
    let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).map_err(|error| format!("{}: {error}", folder.display()));
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    write("Cargo.toml", &manifest)?;
    write("lib.rs", LIBRARY)?;
    write("main.rs", PROGRAM)?;
    write("compare.cjs", SCRIPT)?;
    std::fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock")).map_err(|error| format!("Cargo.lock: {error}"))?;
    let build = |verb: &str| {
        let mut command = cargo();
        command.arg(verb).arg("--release").arg("--manifest-path").arg(folder.join("Cargo.toml"));
        command.arg("--target-dir").arg(folder.join("target"));
        command
    };
    let wasm = ["--lib", "--target", "wasm32-unknown-unknown"];
    crate::run(build("build").args(wasm).env("RUSTFLAGS", "-C target-feature=+simd128"))?;
    let module = folder.join("target/wasm32-unknown-unknown/release/networks.wasm");
    let expected = root().join("crates/bots/networks/fingerprints.txt");
    crate::run(Command::new("node").arg(folder.join("compare.cjs")).arg(module).arg(expected).arg(GAMES.to_string()))?;
    crate::run(build("run").args(["--bin", "native", "--", &GAMES.to_string()]))
}
