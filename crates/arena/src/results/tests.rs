use super::*;

fn settings() -> Settings {
    Settings::new("yinsh/standard".to_owned(), 1, vec!["random".to_owned(), "random #2".to_owned()], 8, 1)
}

fn schedule() -> Schedule {
    Schedule::new(2, 2, 10)
}

fn game(game: u64) -> Played {
    let seating = schedule().slot(game).seating;
    let record = format!("record {game}\n");
    Played { game, seating, winners: vec![0], scores: vec![3, 1], plies: 60, fault: None, micros: Vec::new(), record }
}

fn file(games: &[u64]) -> String {
    let first = serde_json::to_string(&FirstLine { settings: settings() }).unwrap();
    games.iter().fold(first + "\n", |file, number| file + &serde_json::to_string(&game(*number)).unwrap() + "\n")
}

/// The numbers that are read, and whether all bytes are kept.
fn check(text: &str, expected: &[u64], is_whole: bool) {
    let (played, good_bytes) = read_results(text.as_bytes(), &settings(), &schedule(), Path::new("x")).unwrap();
    assert_eq!(played.keys().copied().collect::<Vec<_>>(), expected, "{text}");
    assert!(played.values().all(|played| *played == game(played.game)));
    assert_eq!(good_bytes == text.len(), is_whole, "{text}");
}

#[test]
fn what_was_written_is_read() {
    check("", &[], true);
    check(&file(&[]), &[], true);
    check(&file(&[3, 0, 1]), &[0, 1, 3], true);
    check(&file(&[0, 0]), &[0], true);
}

#[test]
fn a_torn_last_line_is_dropped_wherever_it_is_torn() {
    let whole = file(&[0, 1]);
    let second_line = file(&[0]).len();
    for end in second_line + 1..whole.len() {
        check(&whole[..end], &[0], false);
    }
    let settings_line = file(&[]).len();
    for end in 1..settings_line {
        check(&whole[..end], &[], false);
    }
    check(&(file(&[0]) + "\u{0}\u{0}\n"), &[0], false);
}

#[test]
fn damage_before_the_last_line_is_named() {
    for (text, line) in [
        (file(&[0, 1]).replacen("\"game\":0", "\"game\":", 1), 2),
        (file(&[0, 1]).replacen("\"seating\":[0,1]", "\"seating\":[1,1]", 1), 2),
        (file(&[0, 1]).replacen("\"winners\":[0]", "\"winners\":[2]", 1), 2),
        (file(&[0]).replacen("settings", "setting", 1), 1),
    ] {
        match read_results(text.as_bytes(), &settings(), &schedule(), Path::new("x")) {
            Err(StoreError::Corrupt { line: found, .. }) => assert_eq!(found, line, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn other_settings_are_named() {
    let check = |change: fn(&mut Settings), difference: &str| {
        let mut now = settings();
        change(&mut now);
        let error = read_results(file(&[0]).as_bytes(), &now, &schedule(), Path::new("x")).unwrap_err().to_string();
        assert!(error.contains(difference), "{error}");
    };
    check(|now| now.seed = 2, "(seed 1, now 2)");
    check(|now| now.opening_plies = 9, "(opening moves 8, now 9)");
    check(|now| now.game = "yinsh/blitz".to_owned(), "(game yinsh/standard, now yinsh/blitz)");
    check(|now| now.contenders.swap(0, 1), "contenders random random #2, now random #2 random");
}
