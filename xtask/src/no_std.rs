//! Shows that the rules need no standard library: builds them into a library that brings its own panic handler.
//!
//! A second panic handler, which `std` would bring along, is a compile error; so this cannot pass by mistake.

use crate::{Outcome, cargo, root};

const LIBRARY: &str = r#"
#![no_std]
extern crate alloc;
use trilynx_games as _;

struct NoMemory;
unsafe impl core::alloc::GlobalAlloc for NoMemory {
    unsafe fn alloc(&self, _: core::alloc::Layout) -> *mut u8 { core::ptr::null_mut() }
    unsafe fn dealloc(&self, _: *mut u8, _: core::alloc::Layout) {}
}
#[global_allocator]
static MEMORY: NoMemory = NoMemory;

#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! { loop {} }
"#;

pub fn run() -> Outcome {
    let folder = root().join("target/no_std_check");
    let manifest = format!(
        "[package]\nname = \"no_std_check\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[lib]\ncrate-type = [\"staticlib\"]\npath = \"lib.rs\"\n\n\
         [dependencies]\ntrilynx-games = {{ path = {:?} }}\n\n[profile.dev]\npanic = \"abort\"\n\n[workspace]\n",
        root().join("crates/games")
    );
    let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).map_err(|error| format!("{}: {error}", folder.display()));
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    write("Cargo.toml", &manifest)?;
    write("lib.rs", LIBRARY)?;
    std::fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock")).map_err(|error| format!("Cargo.lock: {error}"))?;
    crate::run(cargo().arg("build").arg("--manifest-path").arg(folder.join("Cargo.toml")).arg("--target-dir").arg(folder.join("target")))
}
