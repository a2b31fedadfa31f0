//! Tournaments as they are stored: what happens comes at one version, lists, and who belongs to them.

use super::sample::{Place, on_both, person};
use trilynx_games::GameId;
use trilynx_games::chance::Seed;
use trilynx_protocol::http::{TournamentLine, TournamentState};
use trilynx_protocol::log::{Secret, StoredOccupant, TournamentEntry, TournamentEvent};
use trilynx_protocol::options::{GameName, Order};
use trilynx_protocol::tournament::{Admission, Format, TournamentSettings};
use trilynx_protocol::{ClockRule, Options, Time, TournamentId};
use trilynx_server::store::{Store, StoreError, TournamentCursor, TournamentRow};

on_both!(what_happens_is_stored_once_at_its_version, tournaments_are_listed_by_their_state_and_start, tournaments_follow_their_people,);

fn tournament(number: u8) -> TournamentId {
    TournamentId::from_random([number; 16])
}

fn row(number: u8, state: TournamentState, starts_unix_ms: u64) -> TournamentRow {
    let line = TournamentLine {
        id: tournament(number),
        name: format!("Tournament {number}"),
        format: Format::Swiss { rounds: 3 },
        game: GameName(GameId::ALL[usize::from(number) % 2]),
        variant: "standard".to_owned(),
        clock: ClockRule::None,
        rated: false,
        private: false,
        invited_only: false,
        starts_unix_ms,
        state,
        players: 0,
        owner: person(1),
        winners: Vec::new(),
    };
    TournamentRow { line, organisers: vec![person(1)], places: Vec::new() }
}

fn entry(version: u32, event: TournamentEvent) -> TournamentEntry {
    TournamentEntry { version, at: Time { service_ms: 1, unix_ms: 1 }, event }
}

fn created() -> TournamentEntry {
    let table = Options {
        game: GameName(GameId::ALL[0]),
        variant: "standard".to_owned(),
        players: 2,
        start: None,
        order: Order::Fixed,
        clock: ClockRule::None,
        rated: false,
        rounds: 1,
        private: false,
    };
    let settings = TournamentSettings {
        name: "Open".to_owned(),
        format: Format::Swiss { rounds: 3 },
        table,
        starts_unix_ms: 100,
        check_in: false,
        vacations: false,
        admission: Admission::Open,
        break_s: 0,
        series: None,
        organisers: Vec::new(),
        description: String::new(),
        private: false,
        bots: None,
    };
    let seed = Secret(Seed([7; 64]).to_string());
    entry(1, TournamentEvent::Created { by: person(1), settings: settings.into(), seed })
}

fn entered(version: u32, number: u64) -> TournamentEntry {
    entry(version, TournamentEvent::Entered { who: StoredOccupant::Person(person(number)), rating: 1500 })
}

async fn with_people(place: &Place) -> Store {
    let store = place.open().await;
    for (number, name) in [(1, "Ann"), (2, "Ben"), (3, "Cem")] {
        store.create_guest(person(number), name, 1).await.unwrap();
    }
    store
}

async fn what_happens_is_stored_once_at_its_version(place: Place) {
    let store = with_people(&place).await;
    let announced = row(1, TournamentState::Announced, 100);
    store.append_tournament(&announced, 0, &[created()]).await.unwrap();
    assert!(matches!(store.append_tournament(&announced, 0, &[created()]).await, Err(StoreError::Taken)));
    store.append_tournament(&announced, 1, &[entered(2, 2), entered(3, 3)]).await.unwrap();
    // Another server has decided at the same version.
    assert!(matches!(store.append_tournament(&announced, 1, &[entered(2, 3)]).await, Err(StoreError::Taken)));
    assert!(matches!(store.append_tournament(&row(2, TournamentState::Announced, 100), 1, &[entered(2, 3)]).await, Err(StoreError::Taken)));
    let log = store.tournament_log(tournament(1), 0).await.unwrap();
    assert_eq!(log, [created(), entered(2, 2), entered(3, 3)]);
    assert_eq!(store.tournament_log(tournament(1), 2).await.unwrap(), [entered(3, 3)]);
    assert_eq!(store.tournament_log(tournament(2), 0).await.unwrap(), []);
}

async fn tournaments_are_listed_by_their_state_and_start(place: Place) {
    let store = with_people(&place).await;
    for (number, state, starts) in [
        (1, TournamentState::Announced, 300),
        (2, TournamentState::Announced, 200),
        (3, TournamentState::Finished, 50),
        (4, TournamentState::Finished, 60),
        (5, TournamentState::Running, 400),
    ] {
        store.append_tournament(&row(number, state, starts), 0, &[created()]).await.unwrap();
    }
    let mut hidden = row(6, TournamentState::Announced, 100);
    hidden.line.private = true;
    store.append_tournament(&hidden, 0, &[created()]).await.unwrap();
    let listed = async |state, game, from| -> Vec<TournamentId> {
        store.tournaments(state, game, from).await.unwrap().into_iter().map(|line| line.id).collect()
    };
    assert_eq!(listed(TournamentState::Announced, None, None).await, [tournament(2), tournament(1)]);
    assert_eq!(listed(TournamentState::Finished, None, None).await, [tournament(4), tournament(3)]);
    assert_eq!(listed(TournamentState::Announced, Some(GameId::ALL[1]), None).await, [tournament(1)]);
    assert_eq!(listed(TournamentState::Finished, Some(GameId::ALL[0]), None).await, [tournament(4)]);
    let after = |number, starts_unix_ms| Some(TournamentCursor { starts_unix_ms, tournament: tournament(number) });
    assert_eq!(listed(TournamentState::Announced, None, after(2, 200)).await, [tournament(1)]);
    assert_eq!(listed(TournamentState::Finished, None, after(4, 60)).await, [tournament(3)]);
    // What is being played is due, however its start was announced.
    assert_eq!(store.due_tournaments(250, 10).await.unwrap(), [tournament(6), tournament(2), tournament(5)]);
    assert_eq!(store.open_tournaments_of(person(1)).await.unwrap(), 4);
}

async fn tournaments_follow_their_people(place: Place) {
    let store = with_people(&place).await;
    let announced = row(1, TournamentState::Announced, 100);
    store.append_tournament(&announced, 0, &[created()]).await.unwrap();
    store.append_tournament(&announced, 1, &[entered(2, 2), entered(3, 1)]).await.unwrap();
    let of = async |number| store.tournaments_of(person(number), None).await.unwrap().len();
    assert_eq!((of(1).await, of(2).await, of(3).await), (1, 1, 0));
    assert!(store.is_in_tournament(tournament(1), person(2)).await.unwrap());
    assert!(!store.is_in_tournament(tournament(1), person(3)).await.unwrap());
    store.delete_person(person(2)).await.unwrap();
    assert_eq!(of(2).await, 0);
    assert_eq!(store.tournament_log(tournament(1), 0).await.unwrap().len(), 3, "the log stays");
}
