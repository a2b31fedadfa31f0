//! The checks themselves: each kind of damage to a sound store is found.

use super::Wrong;
use super::checks::Kept;
use super::ledger::{Ledger, Wanted};
use serde_json::json;
use trilynx_games::Viewer;
use trilynx_games::chance::Seed;
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{Command, Occupant, PersonId, SeatOffer, TableId, Time};
use trilynx_table::{By, Entropy, Input, Opening, Table};

/// A game that was played to its end, with a word in the middle, and what its players know of it.
pub(crate) fn evening() -> (Kept, Ledger, TableId) {
    let people = [PersonId::from_random([1; 16]), PersonId::from_random([2; 16])];
    let id = TableId::from_random([3; 16]);
    let given = Entropy { seed: Seed([7; 64]), table: TableId::from_random([4; 16]), bots: |_| &[] };
    let now = Time { service_ms: 5, unix_ms: 5 };
    let options = crate::games::duel(json!({ "variant": "blitz" }));
    let opening = Opening {
        options: serde_json::from_value(options).expect("options"),
        by: people[0],
        occupants: people.map(|person| Some(Occupant::Person(person))).to_vec(),
        offers: vec![SeatOffer::Me, SeatOffer::For(people[1])],
        rematch_of: None,
        guest: false,
    };
    let (mut kept, mut ledger, mut log) = (Kept::default(), Ledger::default(), Vec::new());
    let mut table = Table::open(id, now, opening, &given, &mut |_, entry| log.push(entry.clone())).expect("a table");
    let mut random = fastrand::Rng::with_seed(1);
    let mut ask = |table: &mut Table, person: PersonId, n: u32, command: Command, wanted: Wanted| {
        let by = By::Person { id: person, seat: None, lag_ms: 0, held_ms: 0, guest: false };
        table.apply(now, &given, by, Input::Asked(command), &mut |_, entry| log.push(entry.clone())).expect("granted");
        let request = (id, person, format!("w{n}"));
        ledger.asked.insert(request.clone(), wanted);
        ledger.granted.push((id, person, request.2.clone(), table.version()));
        kept.keys.insert(request, table.version());
    };
    while let Some(seat) = table.to_move() {
        let (person, number) = (people[seat.index()], table.moves_played());
        if number == 10 {
            let text = "10 here".to_owned();
            ask(&mut table, person, 1000, Command::Say { text: text.clone() }, Wanted::Say(text));
        }
        let game = table.view(Viewer::Seat(seat)).game.expect("a game");
        let legal = game.decision.and_then(|decision| decision.legal).expect("its decision");
        let text = legal[random.usize(..legal.len())].clone();
        ask(&mut table, person, number, Command::Play { text: text.clone(), number }, Wanted::Move(number, text));
    }
    assert_eq!(table.stage(), Stage::Over);
    kept.logs.insert(id, log);
    (kept, ledger, id)
}

fn verdict(change: impl FnOnce(&mut Kept, &mut Vec<Entry>)) -> Wrong {
    let (mut kept, ledger, id) = evening();
    let mut log = kept.logs.remove(&id).expect("a log");
    change(&mut kept, &mut log);
    kept.logs.insert(id, log);
    kept.hold_against(&ledger)
}

fn says(sentences: &[String], what: &str) {
    assert!(sentences.iter().any(|sentence| sentence.contains(what)), "{what} is not in {sentences:?}");
}

/// The versions from here on are one less or one more.
fn renumber(log: &mut [Entry]) {
    log.iter_mut().zip(1..).for_each(|(entry, version)| entry.version = version);
}

#[test]
fn a_sound_store_passes() {
    assert_eq!(verdict(|_, _| {}), Wrong::default());
}

#[test]
fn an_acknowledged_move_that_is_missing_is_found() {
    says(&verdict(|_, log| drop(log.drain(log.len() - 2..))).lost, "its log ends at");
    says(&verdict(|_, log| drop(log.remove(12))).lost, "its log ends at");
    says(&verdict(|_, log| log[12].version += 1).other, "gaps");
    says(&verdict(|kept, _| kept.keys.retain(|(_, _, key), _| key != "w5")).lost, "the store has None");
    // With the word taken out and all numbers mended, everything that is left fits together.
    let word = |log: &Vec<Entry>| log.iter().position(|entry| matches!(entry.event, Event::Said { .. })).expect("a word");
    let quiet = verdict(|kept, log| {
        log.remove(word(log));
        renumber(log);
        kept.keys.values_mut().for_each(|version| *version = (*version).min(log.len() as u32));
    });
    says(&quiet.lost, "is not in the log");
    // The last command without any of its events.
    says(&verdict(|_, log| log.truncate(log.len() - 2)).lost, "its log ends at");
}

#[test]
fn what_was_done_twice_is_found() {
    let twice = verdict(|_, log| {
        let at = log.iter().position(|entry| matches!(entry.event, Event::Said { .. })).expect("a word");
        log.insert(at, log[at].clone());
        renumber(log);
    });
    says(&twice.doubled, "twice");
    let twice = verdict(|_, log| {
        let at = log.iter().position(|entry| matches!(entry.event, Event::Moved { .. })).expect("a move");
        log.insert(at, log[at].clone());
        renumber(log);
    });
    says(&twice.doubled, "nobody asked for");
}

#[test]
fn half_a_command_is_found() {
    // The last move came with the end of the game.
    let half = verdict(|kept, log| {
        log.pop();
        let last = log.len() as u32;
        kept.keys.values_mut().filter(|version| **version > last).for_each(|version| *version = last);
    });
    says(&half.other, "not the end of the game");
    let (mut kept, mut ledger, id) = evening();
    kept.logs.get_mut(&id).expect("a log").pop();
    // Nobody has heard of it: the log alone gives it away.
    let last = ledger.granted.pop().expect("an acknowledgement");
    kept.keys.remove(&(last.0, last.1, last.2));
    says(&kept.hold_against(&ledger).other, "not the end of the game");
}

#[test]
fn what_nobody_asked_for_is_found() {
    let (kept, mut ledger, _) = evening();
    let request = ledger.asked.iter().find(|(_, wanted)| matches!(wanted, Wanted::Move(7, _))).map(|(request, _)| request.clone());
    let request = request.expect("a seventh move");
    ledger.asked.remove(&request);
    ledger.granted.retain(|(table, person, key, _)| (*table, *person, key.clone()) != request);
    says(&kept.hold_against(&ledger).doubled, "nobody asked for Move(7");
}
