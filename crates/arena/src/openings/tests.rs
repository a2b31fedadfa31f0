use super::*;
use trilynx_games::{Start, header::read_alone, linko, lyngk, record::Record, yinsh};

fn check<G: Game>(options: &str, plies: usize) {
    let options: G::Options = read_alone(options).unwrap_or_else(|error| panic!("{error}"));
    let of = |seed, round| Opening::<G>::of_round(&options, seed, round, plies).unwrap();
    for round in 0..20 {
        let opening = of(1, round);
        assert_eq!(opening, of(1, round), "round {round}");
        assert_eq!(opening.moves.len(), plies);
        let record = Record::<G>::new(Start::Deal(opening.deal.clone()), opening.moves.clone()).unwrap_or_else(|_| panic!("legal"));
        assert!(record.end().status().to_move().is_some());
        for other in [of(1, round + 1), of(2, round)] {
            assert_ne!(opening, other, "round {round}");
        }
    }
}

#[test]
fn openings_are_legal_and_repeat_by_number() {
    check::<yinsh::State>("yinsh/standard", 8);
    check::<yinsh::State>("yinsh/blitz", 12);
    check::<lyngk::State>("lyngk/standard", 8);
    check::<linko::State>("linko/standard players=3", 0);
}

/// Most games of random moves are over by then, and some go on.
#[test]
fn openings_that_end_the_game_are_skipped() {
    check::<lyngk::State>("lyngk/standard", 30);
    let options: lyngk::Options = read_alone("lyngk/standard").unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(Opening::<lyngk::State>::of_round(&options, 1, 0, 500), Err(NoOpening { plies: 500 }));
}
