//! Who is notified of what happens at a table. It is stored with what happened, in one transaction.
//!
//! The one thing to know: a table that people play at together, looking at it, notifies nobody. Nobody is notified of games against bots
//! alone: those wait as long as it takes.

use crate::store::{NewNotification, Notify};
use std::collections::BTreeSet;
use trilynx_protocol::http::NotificationKind;
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{ClockRule, Occupant, PersonId, Time, TournamentId};
use trilynx_table::Table;

/// How a table stands, as far as somebody may have to be notified.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::live) struct Turn {
    /// Who has to decide, where they need not be there for it.
    waits_for: Option<PersonId>,
    /// When their time is short.
    short_ms: Option<u64>,
    is_over: bool,
}

impl Turn {
    /// Before there is a table.
    pub(in crate::live) const NONE: Turn = Turn { waits_for: None, short_ms: None, is_over: false };

    pub(in crate::live) fn of(table: &Table) -> Turn {
        let is_over = table.stage() == Stage::Over;
        let short_ms = table.time_short_at();
        if !is_slow(table) && short_ms.is_none() {
            return Turn { is_over, ..Turn::NONE };
        }
        let mover = table.to_move().and_then(|seat| match table.occupants().get(seat.index()) {
            Some(Some(Occupant::Person(person))) if table.seat_of(*person).any(|own| own == seat) => Some(*person),
            _ => None,
        });
        let waits_for = mover.filter(|_| people(table).len() > 1);
        Turn { waits_for, short_ms: short_ms.filter(|_| waits_for.is_some()), is_over }
    }

    /// Whose turn it is, if they are to be notified of that.
    pub(in crate::live) fn waits_for(table: &Table) -> Option<PersonId> {
        Turn::of(table).waits_for.filter(|_| is_slow(table))
    }
}

/// Whether nobody is expected to be there when their turn comes.
fn is_slow(table: &Table) -> bool {
    matches!(table.options().clock, ClockRule::None | ClockRule::Correspondence { .. })
}

pub(in crate::live) fn your_turn(table: &Table, person: PersonId, now: Time) -> NewNotification {
    about(table, person, NotificationKind::YourTurn, now)
}

fn about(table: &Table, person: PersonId, kind: NotificationKind, now: Time) -> NewNotification {
    NewNotification { person, kind, subject: table.id().to_string(), round: None, unix_ms: now.unix_ms, due_service_ms: None }
}

/// The people who play or have played here, each once.
fn people(table: &Table) -> BTreeSet<PersonId> {
    let person = |occupant| match occupant {
        Some(Occupant::Person(person)) => Some(person),
        _ => None,
    };
    table.occupants().into_iter().filter_map(person).collect()
}

/// What is to be stored when a table stands as it does now and stood differently before, and who may have other notifications by that.
pub(in crate::live) fn changes(
    before: Turn,
    table: &Table,
    now: Time,
    is_watching: impl Fn(PersonId) -> bool,
) -> (Notify, BTreeSet<PersonId>) {
    let (after, mut notify, mut concerned) = (Turn::of(table), Notify::default(), BTreeSet::new());
    if before == after {
        return (notify, concerned);
    }
    if before.waits_for != after.waits_for {
        if before.waits_for.is_some() {
            notify.obsolete.extend([NotificationKind::YourTurn, NotificationKind::TimeShort]);
        }
        if let Some(person) = Turn::waits_for(table).filter(|person| !is_watching(*person)) {
            notify.new.push(your_turn(table, person, now));
        }
    } else if before.short_ms.is_some() {
        notify.obsolete.push(NotificationKind::TimeShort);
    }
    concerned.extend(before.waits_for);
    concerned.extend(after.waits_for);
    if let (Some(person), Some(short_ms)) = (after.waits_for, after.short_ms) {
        let due_service_ms = Some(short_ms);
        notify.new.push(NewNotification { due_service_ms, ..about(table, person, NotificationKind::TimeShort, now) });
    }
    let people = people(table);
    if after.is_over && !before.is_over && people.len() > 1 {
        if table.tournament().is_some() {
            notify.obsolete.push(NotificationKind::RoundStarts);
        }
        let away = people.iter().filter(|person| !is_watching(**person));
        notify.new.extend(away.map(|person| about(table, *person, NotificationKind::GameOver, now)));
        concerned.extend(people);
    }
    (notify, concerned)
}

/// The people at a table of a round of a tournament.
pub(in crate::live) fn round_starts(table: &Table, tournament: TournamentId, round: u16, now: Time) -> Vec<NewNotification> {
    let new = |person| {
        let (kind, subject) = (NotificationKind::RoundStarts, tournament.to_string());
        NewNotification { person, kind, subject, round: Some(round), unix_ms: now.unix_ms, due_service_ms: None }
    };
    people(table).into_iter().map(new).collect()
}
