//! How much memory a table holds: thousands of them live in one process.

use crate::scene::{Scene, options, table_id};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use trilynx_games::GameId;
use trilynx_protocol::{ClockRule, Options};
use trilynx_table::Table;

struct Counting;

thread_local! {
    static HELD: Cell<isize> = const { Cell::new(0) };
}

fn count(bytes: isize) {
    // A thread that is ending has no counter any more, and nobody who would read it.
    let _too_late = HELD.try_with(|held| held.set(held.get() + bytes));
}

// SAFETY: every call is passed on to the system's allocator unchanged; counting touches no memory of its own.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as isize);
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        count(-(layout.size() as isize));
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn moves_made(options: &Options, moves: u32, seed: u64) -> Option<Scene> {
    let mut chance = fastrand::Rng::with_seed(seed);
    let mut scene = Scene::started(options.clone());
    for _ in 0..moves {
        scene.table.to_move()?;
        let legal = scene.legal();
        scene.plays(&legal[chance.usize(0..legal.len())]);
    }
    Some(scene)
}

#[test]
fn a_table_with_forty_moves_is_small() {
    // A whole game of LYNGK has little more than thirty.
    for (game, moves) in [(GameId::Yinsh, 40), (GameId::Lyngk, 30), (GameId::Linko, 40)] {
        let clock = ClockRule::Fischer { initial_s: 600, increment_s: 5 };
        let options = Options { clock, ..options(game, 2) };
        let scene = (0..100).find_map(|seed| moves_made(&options, moves, seed)).expect("some game lasts so long");
        let before = HELD.get();
        let table = Box::new(Table::replay(table_id(1), &scene.log, &mut |_, _| {}).unwrap());
        let held = HELD.get() - before;
        assert_eq!(table.moves_played(), moves);
        assert!(held > 500, "{game}: the counter counts, not {held}");
        assert!(held <= 4096, "{game}: a table holds {held} bytes");
    }
}
