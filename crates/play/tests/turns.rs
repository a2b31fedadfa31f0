//! Bots decide at real tables, and take their time as they should.

use std::sync::atomic::AtomicBool;
use std::time::Duration;
use trilynx_bots::{Pace, SystemClock};
use trilynx_games::chance::Seed;
use trilynx_games::{Seat, Viewer};
use trilynx_play::turns::{self, Decision};
use trilynx_protocol::http::Opening;
use trilynx_protocol::{Command, PersonId, Refused, TableId, Time};
use trilynx_table::{By, Entropy, Input, Table};

fn table(seats: serde_json::Value, clock: serde_json::Value) -> Table {
    let options = serde_json::json!({ "game": "yinsh", "variant": "standard", "players": 2, "order": "fixed", "clock": clock });
    let wanted: Opening = serde_json::from_value(serde_json::json!({ "options": options, "seats": seats })).expect("a request");
    let by = PersonId::from_random([1; 16]);
    let given = Entropy { seed: Seed([7; 64]), table: TableId::from_random([2; 16]), bots: turns::roster };
    let now = Time { service_ms: 0, unix_ms: 0 };
    Table::open(TableId::from_random([3; 16]), now, turns::opening(wanted, by, true), &given, &mut |_, _| {}).expect("a table")
}

#[test]
fn a_bot_takes_its_time_but_not_from_its_clock() {
    let stop = AtomicBool::new(false);
    let waits = |clock| {
        let mut table = table(serde_json::json!(["me", { "bot": "random" }]), clock);
        // No clock runs before everybody has made a first turn.
        for (number, text) in (0..).zip(["a2", "a3", "b1"]) {
            let given = Entropy { seed: Seed([7; 64]), table: TableId::from_random([2; 16]), bots: turns::roster };
            let person = By::Person { id: PersonId::from_random([1; 16]), seat: None, lag_ms: 0, held_ms: 0, guest: true };
            let by = if number % 2 == 0 { person } else { By::Bot(Seat(1)) };
            let play = Input::Asked(Command::Play { text: text.to_owned(), number });
            table.apply(Time { service_ms: 0, unix_ms: 0 }, &given, by, play, &mut |_, _| {}).expect("a legal move");
        }
        let (seat, bot) = table.bot_to_move().expect("it is the bot's turn");
        assert_eq!(table.choices(seat), 82);
        let wait = |seed| {
            let mut decision = Decision::at(&table, seat, bot, Pace::Human, 0, seed).expect("a game");
            decision.player.prepare(&decision.request).expect("a bot");
            let thought = decision.player.think(&decision.request, &stop, &SystemClock::start(), &mut |_| {});
            decision.timing.wait(&thought)
        };
        (0..20).map(wait).collect::<Vec<_>>()
    };
    let mut human = waits(serde_json::json!({ "kind": "none" }));
    human.sort_unstable();
    human.dedup();
    assert!(human.len() > 10 && human[10] > Duration::from_millis(450), "{human:?}");
    // A clock of 10 seconds is not wasted: a thirtieth of it at most.
    let hurried = waits(serde_json::json!({ "kind": "fischer", "initial_s": 10, "increment_s": 0 }));
    assert!(hurried.iter().all(|wait| *wait <= Duration::from_secs(10) / 30), "{hurried:?}");
}

#[test]
fn hints_are_for_those_whose_turn_it_is_against_bots_alone() {
    let none = || serde_json::json!({ "kind": "none" });
    let asked = |seats| {
        let table = table(seats, none());
        let viewer = table.viewer(PersonId::from_random([1; 16]), None).expect("a viewer");
        turns::seat_to_advise(&table, viewer)
    };
    assert_eq!(asked(serde_json::json!(["me", { "bot": "random" }])).map(|seat| seat.0), Ok(0));
    assert_eq!(asked(serde_json::json!([{ "bot": "random" }, "me"])), Err(Refused::NotYourTurn));
    assert_eq!(asked(serde_json::json!(["me", "me"])), Err(Refused::FairPlay));
    assert_eq!(asked(serde_json::json!(["me", "open"])), Err(Refused::NotStarted));
    let table = table(serde_json::json!(["me", { "bot": "random" }]), none());
    assert_eq!(turns::seat_to_advise(&table, Viewer::Spectator), Err(Refused::NotSeated));
}
