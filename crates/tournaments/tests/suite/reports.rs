//! What leaves a tournament: FIDE's report file, read back here by columns, and the table of a season.

use crate::random::{Kind, numbers, person, whole};
use trilynx_protocol::TournamentId;
use trilynx_protocol::tournament::{CrossKind, SeasonRule};
use trilynx_tournaments::trf::{TrfHead, write};
use trilynx_tournaments::{SeasonResult, Tournament, season_table};

struct TrfPlayer {
    number: usize,
    name: String,
    rating: u16,
    points: f64,
    place: u16,
    /// Opponent, seat and result.
    rounds: Vec<(usize, char, char)>,
}

/// Reads the columns of the format, counted from 1.
fn read(text: &str) -> (Vec<(String, String)>, Vec<TrfPlayer>) {
    let (mut head, mut players) = (Vec::new(), Vec::new());
    for line in text.lines() {
        let chars: Vec<char> = line.chars().collect();
        let columns = |from: usize, to: usize| chars[from - 1..to.min(chars.len())].iter().collect::<String>().trim().to_owned();
        if columns(1, 3) != "001" {
            head.push((columns(1, 3), columns(5, 1_000)));
            continue;
        }
        let mut rounds = Vec::new();
        let mut at = 92;
        while at <= chars.len() {
            let result = chars.get(at + 6).copied().unwrap_or(' ');
            rounds.push((columns(at, at + 3).parse().expect("a number"), chars[at + 4], result));
            at += 10;
        }
        players.push(TrfPlayer {
            number: columns(5, 8).parse().expect("a number"),
            name: columns(15, 47),
            rating: columns(49, 52).parse().expect("a rating"),
            points: columns(81, 84).parse().expect("points"),
            place: columns(86, 89).parse().expect("a place"),
            rounds,
        });
    }
    (head, players)
}

/// What a result counts, by the letter.
fn worth(result: char) -> f64 {
    match result {
        '1' | '+' | 'U' => 1.0,
        '=' | 'H' => 0.5,
        '0' | '-' | 'Z' | ' ' => 0.0,
        other => panic!("{other} is no result"),
    }
}

fn check_report(tournament: &Tournament) {
    let names: Vec<String> =
        (0..tournament.players().len()).map(|number| format!("Zoë the {number}th with a name that is far too long")).collect();
    let text = write(tournament, &TrfHead { began: "2026/11/18", ended: "2026/11/19", names: &names }).expect("a format of two");
    let (head, players) = read(&text);
    let value = |code: &str| head.iter().find(|(known, _)| known == code).map(|(_, value)| value.clone());
    assert_eq!((value("012"), value("042")), (Some("A tournament".to_owned()), Some("2026/11/18".to_owned())));
    assert_eq!(value("062"), Some(tournament.players().len().to_string()));
    assert_eq!(players.len(), tournament.players().len());
    let standings = tournament.standings();
    for (number, player) in players.iter().enumerate() {
        let standing = standings.iter().find(|line| usize::from(line.player) == number).expect("everybody");
        assert_eq!((player.number, player.place, player.rating), (number + 1, standing.place, tournament.players()[number].rating));
        assert_eq!(player.name, names[number].chars().take(33).collect::<String>().trim());
        assert_eq!(player.points, f64::from(standing.points) / 60.0);
        assert_eq!(player.rounds.iter().map(|round| worth(round.2)).sum::<f64>(), player.points, "{text}");
        assert_eq!(player.rounds.len(), tournament.rounds().len());
        for (round, (opponent, seat, result)) in player.rounds.iter().enumerate() {
            if *opponent == 0 {
                assert!(*seat == '-' && "UHZ".contains(*result), "{text}");
                continue;
            }
            // What one says, the other says too.
            let other = players[opponent - 1].rounds[round];
            assert_eq!(other.0, number + 1);
            assert!(matches!((seat, other.1), ('w', 'b') | ('b', 'w')));
            assert!(
                matches!((result, other.2), ('1', '0') | ('0', '1') | ('=', '=') | ('+', '-') | ('-', '+') | ('-', '-') | (' ', ' ')),
                "{text}"
            );
        }
    }
}

#[test]
fn reports_of_fide_are_read_back() {
    for number in numbers(20) {
        let scene = whole(Kind::Swiss, number + 9_000);
        check_report(&scene.tournament);
        let has_game = |cell: &trilynx_protocol::tournament::CrossCell| matches!(cell.kind, CrossKind::Game { .. });
        assert!(scene.tournament.crosstable().iter().any(|row| row.cells.iter().any(has_game)));
    }
    let scene = (0..).map(|number| whole(Kind::RoundRobin, number)).find(|scene| scene.tournament.players().len() < 10).expect("one");
    check_report(&scene.tournament);
    let arena = (0..).map(|number| whole(Kind::Arena, number)).find(|scene| scene.tournament.players().len() < 10).expect("one");
    assert_eq!(write(&arena.tournament, &TrfHead::default()), None);
}

#[test]
fn a_season_counts_the_best_places_and_equal_places_share() {
    let tournament = |n: u8| TournamentId::from_random([n; 16]);
    let result = |n: u8, places: &[(u64, u16)]| SeasonResult {
        tournament: tournament(n),
        places: places.iter().map(|(player, place)| (person(*player), *place)).collect(),
    };
    let results =
        [result(1, &[(1, 1), (2, 2), (3, 3), (4, 4)]), result(2, &[(2, 1), (1, 2), (3, 2), (4, 4)]), result(3, &[(3, 1), (1, 2)])];
    let rule = SeasonRule { places: vec![10, 6, 4], best: Some(2) };
    let table = season_table(&rule, &results);
    let shown: Vec<_> = table.iter().map(|row| (row.person, row.place, row.points / 60, row.wins)).collect();
    // 1 has 10, 5 and 6, of which two count; 2 has 6 and 10; 3 has 4, 5 and 10.
    let mut first = [(person(1), 1, 16, 1), (person(2), 1, 16, 1)];
    first.sort_unstable();
    assert_eq!(shown, [first[0], first[1], (person(3), 3, 15, 1), (person(4), 4, 0, 0)]);
    let of_one = table.iter().find(|row| row.person == person(1)).unwrap();
    let places: Vec<_> = of_one.results.iter().map(|result| (result.tournament, result.place, result.points, result.counts)).collect();
    assert_eq!(places, [(tournament(1), 1, 600, true), (tournament(2), 2, 300, false), (tournament(3), 2, 360, true)]);
    let all = season_table(&SeasonRule { best: None, ..rule }, &results);
    assert_eq!((all[0].person, all[0].points), (person(1), 21 * 60));
    assert_eq!(season_table(&SeasonRule { places: vec![], best: None }, &[]), []);
}
