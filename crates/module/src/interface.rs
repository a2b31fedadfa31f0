//! The interface to JavaScript: one imported function, four exported ones. See docs/wasm.md.
//!
//! Shared by `crates/module` and `crates/learning`, which say what is served.

use crate::Served;
use std::cell::RefCell;
use std::time::Duration;
use trilynx_bots::Clock;
use trilynx_wasm::MAX_INPUT_BYTES;

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Milliseconds since 1970, as a fraction; never going back.
    safe fn now() -> f64;
}

/// The clock of the page.
struct PageClock;

impl Clock for PageClock {
    fn now(&self) -> Duration {
        Duration::try_from_secs_f64(now() / 1e3).unwrap_or_default()
    }
}

/// Everything there is: a module has one thread.
struct Module {
    served: Served,
    input: Vec<u8>,
    output: Vec<u8>,
}

thread_local! {
    static MODULE: RefCell<Module> =
        RefCell::new(Module { served: Served::new(Box::new(PageClock)), input: Vec::new(), output: Vec::new() });
}

fn with<T>(work: impl FnOnce(&mut Module) -> T) -> T {
    MODULE.with_borrow_mut(work)
}

/// Allocates a buffer for input and returns its address; null if it is too large.
#[unsafe(no_mangle)]
pub extern "C" fn alloc(bytes: u32) -> *mut u8 {
    with(|module| {
        if bytes as usize > MAX_INPUT_BYTES {
            return std::ptr::null_mut();
        }
        module.input = vec![0; bytes as usize];
        module.input.as_mut_ptr()
    })
}

/// Processes the input in the buffer: 0 for lines of text, 1 for a file that it asked for, a network or puzzles.
#[unsafe(no_mangle)]
pub extern "C" fn send(kind: u32) {
    with(|module| {
        let input = std::mem::take(&mut module.input);
        match kind {
            0 => module.served.read_lines(&input),
            _ => module.served.load_file(&input),
        }
    });
}

/// Works for a slice, if there is anything to do. Returns after how many milliseconds it is to be called again: 0 is at once, the largest
/// number is not before there is new input.
#[unsafe(no_mangle)]
pub extern "C" fn step() -> u32 {
    with(|module| module.served.step().map_or(u32::MAX, |wait| u32::try_from(wait.as_millis()).unwrap_or(u32::MAX - 1)))
}

/// Returns the address of the output since the last call: its length in four bytes, little-endian, then lines of text. Valid until the next
/// call.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    with(|module| {
        let lines = module.served.take_lines();
        module.output.clear();
        module.output.extend_from_slice(&(lines.len() as u32).to_le_bytes());
        module.output.extend_from_slice(lines.as_bytes());
        module.output.as_ptr()
    })
}
