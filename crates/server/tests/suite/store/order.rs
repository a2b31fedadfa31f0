//! Reports, warnings, mutes and appeals in the store.

use super::sample::{Place, on_both, person, table};
use trilynx_protocol::http::{ReportCategory, ReportState, SanctionKind};
use trilynx_server::store::{
    Account, Actor, EvidenceLine, MOST_REPORT_PARTS, Merged, ReportToAdd, Reporting, Role, Store, StoreError, Warrant,
};

on_both!(
    an_open_report_is_extended_and_bounded,
    acts_close_what_was_read_and_are_undone,
    mutes_and_warnings_are_in_force_until_they_end,
    there_is_one_appeal_for_each_sanction,
    guests_who_sign_in_take_it_along_and_the_deleted_leave_nothing,
);

async fn with_four(place: &Place) -> Store {
    let store = place.open().await;
    for (n, name) in [(1, "ann"), (2, "bob"), (3, "cleo"), (4, "mod")] {
        store.create_account(person(n), Account { name, folded: name, skeleton: name, password_hash: "x" }, 1).await.unwrap();
    }
    store.give_role(person(4), Role::Moderator, "{}".to_owned(), &host(1)).await.unwrap();
    store
}

fn host(unix_ms: u64) -> Warrant {
    Warrant { by: Actor::Host("root".to_owned()), reason: None, unix_ms }
}

fn moderator(unix_ms: u64) -> Warrant {
    Warrant { by: Actor::Person(person(4)), reason: Some("insults".to_owned()), unix_ms }
}

fn report(by: u64, about: u64, unix_ms: u64) -> ReportToAdd {
    ReportToAdd {
        reporter: person(by),
        reported: person(about),
        category: ReportCategory::LeavingGames,
        table: Some(table(7)),
        text: "\"é\\'€😀\" $1 %s".to_owned(),
        evidence: vec![EvidenceLine { text: "rude 'words'".to_owned(), unix_ms: 3 }],
        unix_ms,
    }
}

fn missing<T: std::fmt::Debug>(outcome: Result<T, StoreError>) {
    assert!(matches!(outcome, Err(StoreError::Missing)), "{outcome:?}");
}

fn taken<T: std::fmt::Debug>(outcome: Result<T, StoreError>) {
    assert!(matches!(outcome, Err(StoreError::Taken)), "{outcome:?}");
}

async fn an_open_report_is_extended_and_bounded(place: Place) {
    let store = with_four(&place).await;
    for n in 0..u64::from(MOST_REPORT_PARTS) {
        assert_eq!(store.add_report(&report(1, 2, 10 + n), 2).await.unwrap(), Reporting::Done);
    }
    assert_eq!(store.add_report(&report(1, 2, 30), 2).await.unwrap(), Reporting::TooManyParts);
    assert_eq!(store.add_report(&report(3, 2, 5), 2).await.unwrap(), Reporting::Done, "others have their own");
    assert_eq!(store.add_report(&report(1, 3, 31), 2).await.unwrap(), Reporting::Done);
    assert_eq!(store.add_report(&report(1, 4, 32), 2).await.unwrap(), Reporting::TooManyReports);
    let mine = store.reports_by(person(1), 100).await.unwrap();
    assert_eq!(mine.len(), MOST_REPORT_PARTS as usize + 1);
    assert_eq!(mine[0].report, report(1, 3, 31), "newest first");
    assert!(mine.iter().all(|row| row.state == ReportState::Open));
    let queue = store.reported(Some(person(4)), 10).await.unwrap();
    let shown: Vec<_> = queue.iter().map(|row| (row.person, row.reporters, row.since_unix_ms)).collect();
    assert_eq!(shown, [(person(2), 2, 5), (person(3), 1, 31)]);
    assert_eq!(store.reported_for(person(2)).await.unwrap(), [ReportCategory::LeavingGames]);
    assert_eq!((store.count_reported().await.unwrap(), store.reports_about(person(2), 3).await.unwrap().len()), (2, 3));
    // Nobody looks after reports about themselves, and those about hosts are for the machine.
    let seen_by = async |moderator| store.reported(moderator, 10).await.unwrap().iter().map(|row| row.person).collect::<Vec<_>>();
    assert_eq!(seen_by(Some(person(2))).await, [person(3)]);
    store.give_role(person(2), Role::Host, "{}".to_owned(), &host(1)).await.unwrap();
    assert_eq!(seen_by(Some(person(4))).await, [person(3)]);
    assert_eq!(seen_by(None).await, [person(2), person(3)]);
    // Closed ones are forgotten after a year, with the next report.
    store.dismiss_reports(person(3), u64::MAX, &moderator(40)).await.unwrap();
    let later = 41 + 365 * 24 * 3_600_000;
    assert_eq!(store.add_report(&report(1, 4, later), 9).await.unwrap(), Reporting::Done);
    assert_eq!(store.reports_about(person(3), 9).await.unwrap(), []);
    assert_eq!(store.reports_about(person(2), 100).await.unwrap().len(), MOST_REPORT_PARTS as usize + 1, "open ones stay");
}

async fn acts_close_what_was_read_and_are_undone(place: Place) {
    let store = with_four(&place).await;
    for n in [10, 11] {
        assert_eq!(store.add_report(&report(1, 2, n), 9).await.unwrap(), Reporting::Done);
    }
    let read = store.reports_about(person(2), 9).await.unwrap()[1].number;
    missing(store.dismiss_reports(person(3), u64::MAX, &moderator(20)).await);
    store.dismiss_reports(person(2), read, &moderator(20)).await.unwrap();
    let states = async || store.reports_by(person(1), 9).await.unwrap().iter().map(|row| row.state).collect::<Vec<_>>();
    assert_eq!(states().await, [ReportState::Open, ReportState::Nothing], "a later one was not read");
    let act = store.reports_by(person(1), 9).await.unwrap()[1].act.unwrap();
    missing(store.reopen_reports(person(3), act, &moderator(21)).await);
    store.reopen_reports(person(2), act, &moderator(21)).await.unwrap();
    missing(store.reopen_reports(person(2), act, &moderator(21)).await);
    let number = store.impose_sanction(person(2), SanctionKind::Mute, Some(100), u64::MAX, &moderator(22)).await.unwrap();
    assert_eq!(states().await, [ReportState::Acted, ReportState::Acted]);
    missing(store.reopen_reports(person(2), number, &moderator(23)).await);
    assert_eq!(store.lift_sanction(number, &moderator(24)).await.unwrap().person, person(2));
    missing(store.lift_sanction(number, &moderator(25)).await);
    missing(store.lift_sanction(999, &moderator(25)).await);
    let acts = store.moderation_acts(9).await.unwrap();
    let told: Vec<_> = acts.iter().map(|act| (act.kind.as_str(), act.unix_ms)).collect();
    assert_eq!(told, [("mute_lifted", 24), ("mute", 22), ("reopen", 21), ("dismiss", 20)], "what failed left no line");
    assert!(acts.iter().all(|act| act.by_person == Some(person(4)) && act.host.is_none() && act.person == Some(person(2))));
    // A host at the machine acts on all of it.
    assert_eq!(store.add_report(&report(3, 2, 30), 9).await.unwrap(), Reporting::Done);
    store.impose_ban(person(2), None, &host(31)).await.unwrap();
    assert_eq!(store.count_reported().await.unwrap(), 0);
}

async fn mutes_and_warnings_are_in_force_until_they_end(place: Place) {
    let store = with_four(&place).await;
    store.create_guest(person(9), "guest", 1).await.unwrap();
    let impose = async |who, kind, until| store.impose_sanction(person(who), kind, until, 0, &moderator(10)).await;
    let short = impose(9, SanctionKind::Mute, Some(50)).await.unwrap();
    let long = impose(9, SanctionKind::Mute, Some(100)).await.unwrap();
    let mute = store.mute(person(9), 20).await.unwrap().unwrap();
    assert_eq!((mute.number, mute.reason.as_str(), mute.until_unix_ms, mute.imposed_unix_ms), (long, "insults", Some(100), 10));
    assert_eq!(store.mute(person(1), 20).await.unwrap(), None);
    assert_eq!(store.mute(person(9), 100).await.unwrap(), None, "it ends by itself");
    let warning = impose(9, SanctionKind::Warning, None).await.unwrap();
    let pending = async |now| store.pending_sanctions(person(9), now, 10).await.unwrap().iter().map(|row| row.number).collect::<Vec<_>>();
    assert_eq!(pending(20).await, [warning, long, short]);
    assert_eq!(pending(60).await, [warning, long]);
    missing(store.confirm_warning(person(1), warning, 61).await);
    missing(store.confirm_warning(person(9), long, 61).await);
    store.confirm_warning(person(9), warning, 61).await.unwrap();
    missing(store.confirm_warning(person(9), warning, 62).await);
    assert_eq!(pending(60).await, [long]);
    store.lift_mutes(person(9), &host(63)).await.unwrap();
    missing(store.lift_mutes(person(9), &host(64)).await);
    assert_eq!((pending(64).await, store.mute(person(9), 64).await.unwrap()), (vec![], None));
    let all = store.sanctions(person(9), 10).await.unwrap();
    let ends: Vec<_> = all.iter().map(|row| (row.number, row.confirmed_unix_ms, row.lifted_unix_ms)).collect();
    assert_eq!(ends, [(warning, Some(61), None), (long, None, Some(63)), (short, None, None)], "one had ended before");
    // A guest has no account to be banned from; who has a role is not banned.
    missing(impose(9, SanctionKind::Ban, None).await);
    taken(impose(4, SanctionKind::Ban, None).await);
    missing(impose(8, SanctionKind::Warning, None).await);
    assert_eq!(store.ban(person(9), 20).await.unwrap(), None);
}

async fn there_is_one_appeal_for_each_sanction(place: Place) {
    let store = with_four(&place).await;
    let impose = async |kind, until| store.impose_sanction(person(2), kind, until, 0, &moderator(10)).await.unwrap();
    let mute = impose(SanctionKind::Mute, Some(100)).await;
    missing(store.add_appeal(person(1), mute, "not mine", 11).await);
    missing(store.add_appeal(person(2), mute, "too late", 100).await);
    missing(store.answer_appeal(mute, true, "", &moderator(11)).await);
    store.add_appeal(person(2), mute, "please", 12).await.unwrap();
    taken(store.add_appeal(person(2), mute, "again", 13).await);
    let warning = impose(SanctionKind::Warning, None).await;
    missing(store.add_appeal(person(2), warning, "please", 12).await);
    let waiting = async |now| store.waiting_appeals(person(4), now, 9).await.unwrap().iter().map(|row| row.number).collect::<Vec<_>>();
    assert_eq!(waiting(20).await, [mute]);
    assert_eq!((waiting(100).await, store.count_appeals(100).await.unwrap()), (vec![], 0), "there is nothing left to lift");
    assert_eq!(store.waiting_appeals(person(2), 20, 9).await.unwrap(), [], "nobody answers their own");
    store.answer_appeal(mute, false, "no", &moderator(21)).await.unwrap();
    missing(store.answer_appeal(mute, true, "yes", &moderator(22)).await);
    let kept = store.mute(person(2), 23).await.unwrap().unwrap();
    assert_eq!(kept.appeal.unwrap().answer, Some((false, "no".to_owned(), 21)));
    let ban = impose(SanctionKind::Ban, None).await;
    store.add_appeal(person(2), ban, "please", 30).await.unwrap();
    assert_eq!(store.count_appeals(30).await.unwrap(), 1);
    store.answer_appeal(ban, true, "welcome back", &moderator(31)).await.unwrap();
    assert_eq!(store.ban(person(2), 32).await.unwrap(), None);
    // What is lifted otherwise needs no answer any more.
    for lift in ["all", "one"] {
        let ban = impose(SanctionKind::Ban, None).await;
        store.add_appeal(person(2), ban, "please", 40).await.unwrap();
        match lift {
            "all" => store.lift_bans(person(2), &host(41)).await.unwrap(),
            _ => drop(store.lift_sanction(ban, &moderator(41)).await.unwrap()),
        }
        let answer = store.sanction(ban).await.unwrap().unwrap().appeal.unwrap().answer;
        assert_eq!(answer, Some((true, String::new(), 41)), "{lift}");
        assert_eq!(store.count_appeals(42).await.unwrap(), 0);
    }
    let kinds: Vec<_> = store.moderation_acts(2).await.unwrap().into_iter().map(|act| act.kind).collect();
    assert_eq!(kinds, ["ban_lifted", "ban"]);
}

async fn guests_who_sign_in_take_it_along_and_the_deleted_leave_nothing(place: Place) {
    let store = with_four(&place).await;
    store.create_guest(person(9), "guest", 1).await.unwrap();
    for (by, about) in [(9, 2), (1, 9), (3, 9), (9, 3)] {
        assert_eq!(store.add_report(&report(by, about, 10), 9).await.unwrap(), Reporting::Done);
    }
    let mute = store.impose_sanction(person(9), SanctionKind::Mute, Some(100), 0, &moderator(11)).await.unwrap();
    store.add_appeal(person(9), mute, "please", 12).await.unwrap();
    assert_eq!(store.merge_guest(person(9), person(3)).await.unwrap(), Merged::Done);
    assert_eq!(store.reports_about(person(3), 9).await.unwrap().len(), 1, "of their own they have none");
    assert_eq!(store.reports_by(person(3), 9).await.unwrap().len(), 1);
    assert_eq!(store.mute(person(3), 20).await.unwrap().map(|row| row.number), Some(mute));
    assert_eq!(store.waiting_appeals(person(3), 20, 9).await.unwrap(), [], "the appeal is the account's");
    missing(store.impose_sanction(person(9), SanctionKind::Mute, Some(100), 0, &moderator(13)).await);
    store.delete_person(person(3)).await.unwrap();
    assert_eq!(store.reports_about(person(3), 9).await.unwrap(), []);
    assert_eq!(store.sanctions(person(3), 9).await.unwrap(), []);
    assert_eq!((store.count_reported().await.unwrap(), store.count_appeals(20).await.unwrap()), (0, 0));
    // A guest who is forgotten leaves nothing either.
    store.create_guest(person(10), "guest", 1).await.unwrap();
    assert_eq!(store.add_report(&report(10, 2, 10), 9).await.unwrap(), Reporting::Done);
    store.impose_sanction(person(10), SanctionKind::Warning, None, 0, &moderator(14)).await.unwrap();
    assert!(store.sweep_guests(None, 100, 100).await.unwrap().guests.contains(&person(10)));
    assert_eq!(store.count_reported().await.unwrap(), 0);
}
