//! Building the module for browsers, `trilynx-module`. Shared by `build.rs` and by `cargo xtask wasm`, which include this file.
//!
//! The one thing to know: a program without the module still serves everything, so a missing toolchain is no error. The module has a folder of
//! its own for what is built, so that no lock of cargo is waited for.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const TARGET: &str = "wasm32-unknown-unknown";

/// Vectors of 128 bits; no names, whatever the profile of the last crate says; and little inlining: more makes the module larger by a tenth and
/// hardly faster.
const FLAGS: &str = "-C target-feature=+simd128 -C strip=symbols -C llvm-args=-inline-threshold=10";

/// Why there is no module.
#[derive(Debug)]
pub enum NoModule {
    /// Nothing here compiles for WebAssembly.
    Toolchain(String),
    /// It does not compile.
    Failed(String),
}

/// Builds the module into a folder, and says where it is.
pub fn build(root: &Path, folder: &Path) -> Result<PathBuf, NoModule> {
    let rustc = find_rustc().ok_or_else(|| {
        let hint = "`rustup target add wasm32-unknown-unknown` gets it, or Debian's packages rustc-web and libstd-rust-web-dev-wasm32";
        NoModule::Toolchain(format!("built without the engine for browsers: this Rust has no {TARGET} ({hint})"))
    })?;
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root).args(["build", "--locked", "--quiet", "--package", "trilynx-module", "--profile", "wasm"]);
    cargo.args(["--target", TARGET, "--target-dir"]).arg(folder);
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
    Ok(folder.join(TARGET).join("wasm/trilynx_module.wasm"))
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
