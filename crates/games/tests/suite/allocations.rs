//! Search makes and unmakes millions of positions a second: none of it may touch the heap.

use crate::{deal, for_all_games, random_game};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use trilynx_games::Game;

struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call is passed on to the system's allocator unchanged; counting touches no memory of its own.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // A thread that is ending has no counter any more, and nobody who would read it.
        let _too_late = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn search_does_not_touch_the_heap() {
    fn check<G: Game>(options: &str) {
        for number in 0..10 {
            let mut moves = G::Moves::default();
            random_game::<G>(&deal(options, number), number, |state, _, chosen| {
                let before = ALLOCATIONS.get();
                let mut copy = state.clone();
                let refused = copy.play(chosen).is_err();
                copy.legal_moves(&mut moves);
                let over = copy.status().to_move().is_none();
                let after = ALLOCATIONS.get();
                assert_eq!((after - before, refused, over), (0, false, moves.is_empty()), "{chosen} in {}", state.setup());
            });
        }
    }
    let before = ALLOCATIONS.get();
    drop(std::hint::black_box(Box::new(1)));
    assert_eq!(ALLOCATIONS.get() - before, 1, "the counter counts");
    for_all_games!(check);
}
