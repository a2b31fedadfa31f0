//! The file of a game's puzzles.

use crate::some;
use trilynx_games::{GameId, with_game, yinsh};
use trilynx_puzzles::{Collection, Puzzle, collection, file};

#[test]
fn what_is_written_is_read_again() {
    for game in GameId::ALL {
        with_game!(*game, G => {
            let puzzles: Vec<Puzzle<G>> = some::<G>(5).into_iter().map(|(_, puzzle)| puzzle).collect();
            let text = file::write(&puzzles);
            let again = Collection::read(&text).expect("a file").check::<G>().expect("puzzles");
            let mut sorted = puzzles;
            sorted.sort_by_key(ToString::to_string);
            assert!(again == sorted, "{game}");
        });
    }
}

#[test]
fn files_are_in_the_order_of_names() {
    for game in GameId::ALL {
        let all = collection(*game).expect("puzzles are built in");
        assert!(all.entries.iter().map(|entry| &entry.id).is_sorted(), "{game}");
    }
}

#[test]
fn damage_is_found_where_it_is() {
    const GOOD: &str =
        "abcdefgh 1500 proved win:1 - | yinsh/standard board=4/7/8/9/10/9/10/9/8/7/4 turn=w phase=place removed=0,0 | e5 | f6";
    let check = |line: &str, at: (usize, usize), said: &str| {
        let text = format!("{}yinsh\n{line}\n", file::MAGIC);
        let read = Collection::read(&text).and_then(|all| all.check::<yinsh::State>());
        let error = read.expect_err(line);
        assert_eq!((error.line, error.column), at, "{error}");
        assert!(error.to_string().contains(said), "{error}");
    };
    let text = format!("{}yinsh\n{GOOD}\n", file::MAGIC);
    assert_eq!(Collection::read(&text).and_then(|all| all.check::<yinsh::State>()).map(|all| all.len()), Ok(1));
    check("abcdefgh 1500 proved win:1 ", (2, 1), "name rating class goal themes");
    check(&GOOD.replace("abcdefgh", "ABC"), (2, 1), "eight letters");
    check(&GOOD.replace("1500", "hard"), (2, 10), "rating");
    check(&GOOD.replace("proved", "judged:2000:1"), (2, 15), "thousandths");
    check(&GOOD.replace("proved", "guessed"), (2, 15), "proved or judged");
    check(&GOOD.replace("win:1", "win:x"), (2, 22), "number of turns");
    check(&GOOD.replace("board=4/", "board=5/"), (2, 32), "columns");
    check(&GOOD.replace("yinsh/standard", "lyngk/standard"), (2, 32), "yinsh");
    check(&GOOD.replace("| e5 |", "| z9 |"), (2, 110), "z9");
    check(&GOOD.replace("| f6", "| e5"), (2, 115), "e5");
    check(&GOOD.replace("| f6", "| f6 = f6 = g77"), (2, 125), "g77");
    check(&GOOD.replace("| e5 | f6", "| e5"), (2, 1), "four parts");
    check(&format!("{GOOD}\n{GOOD}"), (3, 1), "line 2 too");
    let other = Collection::read("trilynx-puzzles 1 chess\n").expect_err("no such game");
    assert_eq!((other.line, other.column), (1, 1));
}
