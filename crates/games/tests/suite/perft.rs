//! The number of move sequences from many positions, kept in `tests/perft/GAME.txt`: `depth leaves | line`.

use crate::play_line;
use trilynx_games::{Header, perft, with_game, with_names};

/// The file of every game: one that is missing does not compile.
macro_rules! files {
    (; $($game:ident)*) => { [$((stringify!($game), include_str!(concat!("../perft/", stringify!($game), ".txt")))),*] };
}

#[test]
fn the_counts_are_what_they_were() {
    for (game, file) in with_names!(files!()) {
        let counts: Vec<&str> = file.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
        assert!(counts.len() >= 5, "tests/perft/{game}.txt has only {} lines", counts.len());
        for line in counts {
            let (numbers, position) = line.split_once(" | ").unwrap_or_else(|| panic!("{line}"));
            let (depth, leaves) = numbers.split_once(' ').unwrap_or_else(|| panic!("{line}"));
            let (depth, leaves): (u32, u64) = (depth.parse().expect("a depth"), leaves.parse().expect("a number"));
            let (header, _) = Header::split(position).expect("a line");
            assert_eq!(header.game.name(), game);
            assert_eq!(with_game!(header.game, G => perft(&play_line::<G>(position), depth)), leaves, "{line}");
        }
    }
}
