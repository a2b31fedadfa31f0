use super::*;

fn me() -> PersonId {
    PersonId::from_random([7; 16])
}

/// A table of Ann with a second seat that is offered like this.
fn table(options: &str, offer: &SeatOffer) -> TableLine {
    let ann = PersonId::from_random([1; 16]);
    let line = serde_json::json!({
        "id": "aaaaaaaaaaaa", "from_position": false, "stage": "waiting", "moves": 0, "result": null, "opened_unix_ms": 0,
        "options": serde_json::from_str::<serde_json::Value>(options).expect("JSON"),
        "offers": ["me", offer],
        "seats": [{ "occupant": { "person": ann }, "name": "Ann", "rating": null }, { "occupant": null, "name": null, "rating": null }],
    });
    serde_json::from_value(line).expect("a line")
}

#[test]
fn every_rule_is_asked() {
    let text = |words: &[&str]| words.iter().map(ToString::to_string).collect::<Vec<_>>();
    let rules = |games: &[&str], clocks: &[ClockKind], rated, open, with: &[&str], without: &[&str]| {
        Rules::new(&text(games), clocks, rated, open, &text(with), &text(without)).unwrap_or_else(|_| panic!("{games:?}"))
    };
    let blitz = r#"{"game":"yinsh","variant":"blitz","players":2,"clock":{"kind":"fischer","initial_s":60,"increment_s":1}}"#;
    let challenge = table(blitz, &SeatOffer::For(me()));
    for (rules, is_wanted) in [
        (rules(&[], &[], Ratedness::Any, false, &[], &[]), true),
        (rules(&["yinsh"], &[ClockKind::Fischer], Ratedness::Never, false, &["ANN"], &["Bob"]), true),
        (rules(&["lyngk", "yinsh/blitz"], &[], Ratedness::Any, false, &[], &[]), true),
        (rules(&["lyngk"], &[], Ratedness::Any, false, &[], &[]), false),
        (rules(&["yinsh/standard"], &[], Ratedness::Any, false, &[], &[]), false),
        (rules(&[], &[ClockKind::None, ClockKind::Byoyomi], Ratedness::Any, false, &[], &[]), false),
        (rules(&[], &[], Ratedness::Only, false, &[], &[]), false),
        (rules(&[], &[], Ratedness::Any, false, &["Bob"], &[]), false),
        (rules(&[], &[], Ratedness::Any, false, &[], &["ann"]), false),
    ] {
        assert_eq!(rules.wants(&challenge, me()), is_wanted, "{rules:?}");
    }
    let open = table(blitz, &SeatOffer::Open);
    assert!(!rules(&[], &[], Ratedness::Any, false, &[], &[]).wants(&open, me()));
    let takes_all = rules(&[], &[], Ratedness::Any, true, &[], &[]);
    assert!(takes_all.wants(&open, me()));
    assert!(!takes_all.wants(&table(blitz, &SeatOffer::For(PersonId::from_random([9; 16]))), me()));
    assert!(!takes_all.wants(&open, PersonId::from_random([1; 16])), "nobody plays against themselves");
    assert!(!takes_all.wants(&TableLine { stage: Stage::Playing, ..open }, me()));
    assert!(Rules::new(&text(&["chess"]), &[], Ratedness::Any, true, &[], &[]).is_err());
    assert!(Rules::new(&text(&["yinsh/fast"]), &[], Ratedness::Any, true, &[], &[]).is_err());
}

#[test]
fn challenges_are_asked_the_same_and_declined_with_a_reason() {
    let text = |words: &[&str]| words.iter().map(ToString::to_string).collect::<Vec<_>>();
    let challenge: Challenge = serde_json::from_value(serde_json::json!({
        "table": "aaaaaaaaaaaa", "challenger": PersonId::from_random([1; 16]), "challenger_name": "Ann",
        "challenged": me(), "challenged_name": "engine", "unix_ms": 1, "expires_unix_ms": 2,
        "options": {
            "game": "yinsh", "variant": "blitz", "players": 2, "private": true,
            "clock": { "kind": "fischer", "initial_s": 60, "increment_s": 1 },
        },
    }))
    .expect("a challenge");
    for (games, clocks, rated, with, without, declined) in [
        (&[][..], &[][..], Ratedness::Any, &[][..], &[][..], None),
        (&["yinsh/blitz"], &[ClockKind::Fischer], Ratedness::Never, &["ANN"], &["Bob"], None),
        (&["yinsh/standard", "lyngk"], &[], Ratedness::Any, &[], &[], Some("the game")),
        (&[], &[ClockKind::None], Ratedness::Any, &[], &[], Some("the clock")),
        (&[], &[], Ratedness::Only, &[], &[], Some("whether it is rated")),
        (&[], &[], Ratedness::Any, &["Bob"], &[], Some("the opponent")),
        (&[], &[], Ratedness::Any, &[], &["aNN"], Some("the opponent")),
    ] {
        // A seat is kept for it, so it does not matter whether open seats are taken.
        for open in [false, true] {
            let rules = Rules::new(&text(games), clocks, rated, open, &text(with), &text(without)).unwrap_or_else(|_| panic!("{games:?}"));
            assert_eq!(rules.declines(&challenge), declined, "{rules:?}");
        }
    }
}
