//! Building the modules for browsers, `trilynx-module` and `trilynx-learning`. Shared by `build.rs` and by `cargo xtask wasm`, which include this file.
//!
//! The one thing to know: a program without the modules still serves everything, so a missing toolchain is no error. They have a folder of
//! their own for what is built, so that no lock of cargo is waited for.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const TARGET: &str = "wasm32-unknown-unknown";

/// Vectors of 128 bits; no names, whatever the profile of the last crate says; little inlining: more makes the module larger by a tenth and
/// hardly faster; and numbers of functions and addresses in as few bytes as they need, which calls through tables have only without reference
/// types.
const FLAGS: &str = "-C target-feature=+simd128,-reference-types -C strip=symbols -C llvm-args=-inline-threshold=10 \
                     -C link-arg=--strip-all -C link-arg=--compress-relocations";

/// The modules.
#[derive(Debug)]
pub struct Modules {
    /// Tables, bots, reviews, analysis.
    pub engine: PathBuf,
    /// Lessons, puzzles, saved studies, the explorer.
    pub learning: PathBuf,
}

/// Why there is no module.
#[derive(Debug)]
pub enum NoModule {
    /// Nothing here compiles for WebAssembly.
    Toolchain(String),
    /// It does not compile.
    Failed(String),
}

/// Builds the modules into a folder, and says where they are.
pub fn build(root: &Path, folder: &Path) -> Result<Modules, NoModule> {
    let rustc = find_rustc().ok_or_else(|| {
        let hint = "`rustup target add wasm32-unknown-unknown` gets it, or Debian's packages rustc-web and libstd-rust-web-dev-wasm32";
        NoModule::Toolchain(format!("built without the engine for browsers: this Rust has no {TARGET} ({hint})"))
    })?;
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root).args(["build", "--locked", "--quiet", "--profile", "wasm", "--target", TARGET, "--target-dir"]).arg(folder);
    cargo.args(["--package", "trilynx-module", "--package", "trilynx-learning"]);
    // What the caller's cargo has set for the caller's own build, lints included.
    for variable in ["CARGO_ENCODED_RUSTFLAGS", "CARGO_TARGET_DIR", "CARGO_BUILD_TARGET", "RUSTC_WORKSPACE_WRAPPER", "CLIPPY_ARGS"] {
        cargo.env_remove(variable);
    }
    cargo.env("RUSTC", rustc).env("RUSTFLAGS", FLAGS);
    // A compiler that is asked about itself reads its input.
    let output = cargo.stdin(Stdio::null()).output().map_err(|error| NoModule::Failed(format!("cannot start cargo: {error}")))?;
    if !output.status.success() {
        return Err(NoModule::Failed(format!("the engine for browsers: {}", String::from_utf8_lossy(&output.stderr))));
    }
    Ok(in_folder(folder))
}

/// Where the modules are that were built into a folder.
pub fn in_folder(folder: &Path) -> Modules {
    let built = folder.join(TARGET).join("wasm");
    Modules { engine: built.join("trilynx_module.wasm"), learning: built.join("trilynx_learning.wasm") }
}

/// A compiler that has the target: the one in use, if need be after rustup has got it, or else the system's.
fn find_rustc() -> Option<PathBuf> {
    let current = PathBuf::from(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    if has_target(&current) {
        return Some(current);
    }
    let added = Command::new("rustup").args(["target", "add", TARGET]).output();
    if added.is_ok_and(|added| added.status.success()) && has_target(&current) {
        return Some(current);
    }
    ["/usr/bin/rustc-web", "/usr/bin/rustc"].into_iter().map(PathBuf::from).find(|rustc| has_target(rustc))
}

/// Whether a compiler has the target.
pub fn has_target(rustc: &Path) -> bool {
    let Ok(output) = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output() else { return false };
    let folder = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
    output.status.success() && folder.read_dir().is_ok_and(|mut files| files.next().is_some())
}
