//! The checker itself: each kind of violation is found, and a sound history passes.

use super::checker::{Violations, judge};
use super::history::History;
use crate::crash::checks::Kept;
use crate::crash::tests::evening;
use trilynx_games::{Seat, Viewer};
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::{PersonId, TableId};
use trilynx_table::Table;

/// A game as it was stored, and as two players and a spectator saw it, version by version.
fn sound() -> (Kept, History, TableId) {
    let (kept, ledger, id) = evening();
    let mut history = History { ledger, ..History::default() };
    Table::replay(id, &kept.logs[&id], &mut |table, _| {
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
            history.sees(&table.view(viewer), None);
        }
    })
    .expect("it can be played through");
    history.owns(id, 1, "node0".to_owned());
    (kept, history, id)
}

fn verdict(change: impl FnOnce(&mut Kept, &mut History, TableId)) -> Violations {
    let (mut kept, mut history, id) = sound();
    change(&mut kept, &mut history, id);
    judge(&kept, &history)
}

fn says(sentences: &[String], what: &str) {
    assert!(sentences.iter().any(|sentence| sentence.contains(what)), "{what} is not in {sentences:?}");
}

fn renumber(log: &mut [Entry]) {
    log.iter_mut().zip(1..).for_each(|(entry, version)| entry.version = version);
}

fn log(kept: &mut Kept, id: TableId) -> &mut Vec<Entry> {
    kept.logs.get_mut(&id).expect("a log")
}

#[test]
fn a_sound_history_passes() {
    assert_eq!(verdict(|_, _, _| {}), Violations::default());
    // Also when a command is answered twice, two owners follow each other, and a client was not there all the time.
    let again = verdict(|_, history, id| {
        let first = history.ledger.granted[3].clone();
        history.ledger.granted.push(first);
        history.owns(id, 2, "node1".to_owned());
        history.seen.get_mut(&id).expect("views").retain(|(version, _), _| version % 3 != 0);
    });
    assert_eq!(again, Violations::default());
}

#[test]
fn an_acknowledged_event_that_is_not_stored_is_found() {
    let lost = verdict(|kept, _, id| drop(log(kept, id).drain(20..)));
    says(&lost.stored.lost, "its log ends at 20");
    says(&lost.views, "its log ends at 20");
}

#[test]
fn an_event_that_is_missing_in_the_middle_is_found() {
    let gap = verdict(|kept, _, id| drop(log(kept, id).remove(12)));
    says(&gap.stored.other, "gaps");
    // A word taken out and all numbers mended: everything fits together but what people saw.
    let quiet = verdict(|kept, _, id| {
        let log = log(kept, id);
        let word = log.iter().position(|entry| matches!(entry.event, Event::Said { .. })).expect("a word");
        log.remove(word);
        renumber(log);
    });
    says(&quiet.views, "is not what the log says");
}

#[test]
fn an_event_that_is_there_twice_is_found() {
    let twice = verdict(|kept, _, id| {
        let log = log(kept, id);
        let word = log.iter().position(|entry| matches!(entry.event, Event::Said { .. })).expect("a word");
        log.insert(word, log[word].clone());
        renumber(log);
    });
    says(&twice.stored.doubled, "twice");
}

#[test]
fn a_version_that_was_acknowledged_twice_is_found() {
    let twice = verdict(|_, history, _| {
        let mut other = history.ledger.granted[5].clone();
        other.1 = PersonId::from_random([9; 16]);
        history.ledger.granted.push(other);
    });
    says(&twice.owners, "was acknowledged for");
    let moved = verdict(|_, history, _| {
        let mut other = history.ledger.granted[5].clone();
        other.3 += 1;
        history.ledger.granted.push(other);
    });
    says(&moved.owners, "was acknowledged at version");
}

#[test]
fn two_owners_in_one_epoch_are_found() {
    says(&verdict(|_, history, id| history.owns(id, 1, "node2".to_owned())).owners, "in epoch 1 it belonged to node0 and to node2");
}

#[test]
fn two_views_of_one_version_are_found() {
    let views = verdict(|_, history, id| {
        let seen = history.seen.get_mut(&id).expect("views");
        seen.get_mut(&(7, Some(1))).expect("a view").push(1);
    });
    says(&views.views, "2 different views of version 7 for seat 1");
}

#[test]
fn a_view_that_is_no_prefix_of_the_log_is_found() {
    let beside = verdict(|_, history, id| {
        *history.seen.get_mut(&id).expect("views").get_mut(&(9, None)).expect("a view") = vec![1];
    });
    says(&beside.views, "what a spectator saw at version 9 is not what the log says");
    // A seat that is shown what another one may see.
    let swapped = verdict(|_, history, id| {
        let seen = history.seen.get_mut(&id).expect("views");
        let other = seen[&(9, Some(0))].clone();
        seen.insert((9, Some(1)), other);
    });
    says(&swapped.views, "what seat 1 saw at version 9");
}

#[test]
fn a_client_that_is_sent_back_is_found() {
    let (kept, mut history, id) = sound();
    let view = Table::replay(id, &kept.logs[&id][..5], &mut |_, _| {}).expect("a table").view(Viewer::Spectator);
    history.sees(&view, Some(8));
    says(&judge(&kept, &history).unexpected, "had version 8 was sent version 5");
}

#[test]
fn a_game_that_was_lost_on_time_is_found() {
    let flagged = verdict(|kept, history, id| {
        history.seen.get_mut(&id).expect("views").retain(|(version, _), _| *version < 10);
        let log = log(kept, id);
        for entry in log.iter_mut() {
            if let Event::Ended { result, .. } = &mut entry.event {
                let mut told = serde_json::to_value(&*result).expect("a result");
                told["by"] = "time".into();
                *result = serde_json::from_value(told).expect("a result");
            }
        }
    });
    says(&flagged.flagged, "lost on time");
}
