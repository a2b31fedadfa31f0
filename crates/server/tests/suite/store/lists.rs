//! Lists of tables.

use super::sample::{Place, append, entry, on_both, options, person, row, table};
use trilynx_games::GameId;
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::wire::{Room, Stage};
use trilynx_protocol::{Occupant, Options, PersonId, TableId};
use trilynx_server::store::{Account, Append, Cursor, GamesFilter, Merged, Store, TableRow};

on_both!(
    lobby_lists_show_public_live_tables,
    pages_show_every_game_once,
    games_are_found_by_who_plays,
    deadlines_of_live_tables,
    tables_are_found_by_who_spoke_there,
    who_spoke_before_the_store_knew_is_found_too,
);

async fn put(store: &Store, n: u64, line: TableRow) {
    store.append(vec![Append { line, ..append(table(n), 1, 1..=1) }]).await.unwrap();
}

fn staged(stage: Stage, opened_unix_ms: u64) -> TableRow {
    TableRow { stage, opened_unix_ms, ..row() }
}

fn private(line: TableRow) -> TableRow {
    TableRow { options: Options { private: true, ..line.options }, ..line }
}

fn ids(lines: Vec<(TableId, TableRow)>) -> Vec<TableId> {
    lines.into_iter().map(|(id, _)| id).collect()
}

fn played_by(people: &[PersonId], opened_unix_ms: u64) -> TableRow {
    let occupants = people.iter().map(|person| Some(Occupant::Person(*person))).collect();
    TableRow { occupants, ..staged(Stage::Over, opened_unix_ms) }
}

async fn lobby_lists_show_public_live_tables(place: Place) {
    let store = place.open().await;
    for (n, stage) in [Stage::Waiting, Stage::Playing, Stage::Between, Stage::Over, Stage::Closed].into_iter().enumerate() {
        let n = n as u64;
        put(&store, n, staged(stage, 100 + n)).await;
        put(&store, 10 + n, staged(stage, 200 + n)).await;
        put(&store, 20 + n, private(staged(stage, 300 + n))).await;
    }
    assert_eq!(ids(store.open_tables(10).await.unwrap()), [table(10), table(0)]);
    assert_eq!(ids(store.open_tables(1).await.unwrap()), [table(10)]);
    assert_eq!(ids(store.running_tables(10).await.unwrap()), [table(12), table(11), table(2), table(1)]);
    assert_eq!(store.open_tables(1).await.unwrap()[0].1, staged(Stage::Waiting, 200));
    store.append(vec![Append { line: staged(Stage::Playing, 200), ..append(table(10), 1, 2..=2) }]).await.unwrap();
    assert_eq!(ids(store.open_tables(10).await.unwrap()), [table(0)], "it has begun");
    assert_eq!(ids(store.running_tables(10).await.unwrap()), [table(12), table(11), table(10), table(2), table(1)]);
}

async fn pages_show_every_game_once(place: Place) {
    let store = place.open().await;
    // Several at the same moment, so that pages have to break among equals.
    for n in 0..23 {
        let game = if n % 2 == 0 { GameId::Yinsh } else { GameId::Linko };
        let line = TableRow { options: options(game), ..staged(if n < 20 { Stage::Over } else { Stage::Playing }, 100 + n / 5) };
        put(&store, n, if n == 7 { private(line) } else { line }).await;
    }
    let all = ids(store.games(GamesFilter { limit: 100, ..GamesFilter::default() }).await.unwrap());
    let mut expected: Vec<(u64, TableId)> = (0..23).filter(|n| *n != 7).map(|n| (100 + n / 5, table(n))).collect();
    expected.sort_by(|a, b| b.cmp(a));
    assert_eq!(all, expected.iter().map(|(_, id)| *id).collect::<Vec<_>>(), "newest first");
    let mut paged = Vec::new();
    let mut before = None;
    loop {
        let page = store.games(GamesFilter { before, limit: 3, ..GamesFilter::default() }).await.unwrap();
        assert!(page.len() <= 3);
        let Some((last, line)) = page.last() else { break };
        before = Some(Cursor { opened_unix_ms: line.opened_unix_ms, table: *last });
        paged.extend(ids(page));
    }
    assert_eq!(paged, all);
    let found = async |filter: GamesFilter| store.games(GamesFilter { limit: 100, ..filter }).await.unwrap().len();
    assert_eq!(found(GamesFilter { private: true, ..GamesFilter::default() }).await, 23);
    assert_eq!(found(GamesFilter { game: Some(GameId::Yinsh), ..GamesFilter::default() }).await, 12);
    assert_eq!(found(GamesFilter { game: Some(GameId::Lyngk), ..GamesFilter::default() }).await, 0);
    assert_eq!(found(GamesFilter { stage: Some(Stage::Playing), ..GamesFilter::default() }).await, 3);
    assert_eq!(found(GamesFilter { game: Some(GameId::Linko), stage: Some(Stage::Over), ..GamesFilter::default() }).await, 9);
}

async fn games_are_found_by_who_plays(place: Place) {
    let store = place.open().await;
    let account = |name| Account { name, folded: name, skeleton: name, password_hash: "x" };
    let (ann, bob, guest) = (person(1), person(2), person(3));
    store.create_account(ann, account("ann"), 1).await.unwrap();
    store.create_account(bob, account("bob"), 1).await.unwrap();
    store.create_guest(guest, "guest", 1).await.unwrap();
    put(&store, 1, played_by(&[ann, bob], 1)).await;
    put(&store, 2, played_by(&[guest, bob], 2)).await;
    put(&store, 3, private(played_by(&[ann, ann], 3))).await;
    put(&store, 4, played_by(&[ann, guest], 4)).await;
    let of = async |person: PersonId| {
        ids(store.games(GamesFilter { person: Some(person), private: true, ..GamesFilter::default() }).await.unwrap())
    };
    assert_eq!(of(ann).await, [table(4), table(3), table(1)]);
    assert_eq!(of(guest).await, [table(4), table(2)]);
    assert_eq!(of(person(9)).await, []);
    let named = |name: &str| GamesFilter { name: Some(name.into()), ..GamesFilter::default() };
    assert_eq!(ids(store.games(named("ann")).await.unwrap()), [table(4), table(1)], "private ones are not for everybody");
    assert_eq!(ids(store.games(named("nobody")).await.unwrap()), []);

    assert_eq!(store.merge_guest(guest, ann).await.unwrap(), Merged::Done);
    assert_eq!(of(ann).await, [table(4), table(3), table(2), table(1)], "the guest's games have moved, and none is listed twice");
    assert_eq!(ids(store.games(named("ann")).await.unwrap()), [table(4), table(2), table(1)]);
    let page = GamesFilter { before: Some(Cursor { opened_unix_ms: 4, table: table(4) }), limit: 1, ..named("ann") };
    assert_eq!(ids(store.games(page).await.unwrap()), [table(2)]);

    // Somebody stands up, and somebody else sits down.
    let line = played_by(&[guest, person(7)], 2);
    store.append(vec![Append { line, ..append(table(2), 1, 2..=2) }]).await.unwrap();
    assert_eq!(of(bob).await, [table(1)]);
    assert_eq!(of(ann).await, [table(4), table(3), table(2), table(1)]);
}

async fn deadlines_of_live_tables(place: Place) {
    let store = place.open().await;
    let line = |stage, deadline_service_ms| TableRow { deadline_service_ms, ..staged(stage, 1) };
    put(&store, 1, line(Stage::Playing, Some(300))).await;
    put(&store, 2, line(Stage::Waiting, Some(100))).await;
    put(&store, 3, line(Stage::Between, Some(200))).await;
    put(&store, 4, line(Stage::Playing, None)).await;
    put(&store, 5, line(Stage::Over, Some(50))).await;
    put(&store, 6, private(line(Stage::Playing, Some(400)))).await;
    assert_eq!(store.deadlines(10).await.unwrap(), [(table(2), 100), (table(3), 200), (table(1), 300), (table(6), 400)]);
    assert_eq!(store.deadlines(1).await.unwrap(), [(table(2), 100)]);
}

/// Table `n`, at which these people say something one after the other.
fn spoken(n: u64, people: &[u64]) -> Append {
    let said = |(by, version): (&u64, u32)| {
        let text = "a zero: \u{0}".to_owned();
        Entry { event: Event::Said { by: person(*by), room: Room::Spectators, text }, ..entry(version) }
    };
    Append { entries: people.iter().zip(1..).map(said).collect(), ..append(table(n), 1, 1..=1) }
}

fn sorted(tables: impl IntoIterator<Item = u64>) -> Vec<TableId> {
    let mut tables: Vec<TableId> = tables.into_iter().map(table).collect();
    tables.sort_unstable();
    tables
}

async fn tables_are_found_by_who_spoke_there(place: Place) {
    let store = place.open().await;
    store.create_account(person(1), Account { name: "Ann", folded: "ann", skeleton: "ann", password_hash: "x" }, 5).await.unwrap();
    for n in 2..=4 {
        store.create_guest(person(n), "g", 5).await.unwrap();
    }
    // Some in one group, one table alone; somebody speaks twice, in one append and in the next.
    store.append(vec![spoken(1, &[1, 2, 1]), spoken(2, &[2]), spoken(3, &[1])]).await.unwrap();
    let again = Entry { event: Event::Said { by: person(1), room: Room::Players, text: "again".to_owned() }, ..entry(4) };
    store.append(vec![Append { entries: vec![again], ..append(table(1), 1, 4..=4) }]).await.unwrap();
    store.append(vec![spoken(4, &[3, 4])]).await.unwrap();
    let found = async |by: u64| store.spoken_at(person(by), None, 10).await.unwrap();
    assert_eq!(found(1).await, sorted([1, 3]));
    assert_eq!(found(2).await, sorted([1, 2]));
    assert_eq!(found(9).await, []);
    // A guest who turns out to be Ann spoke as Ann.
    assert_eq!(store.merge_guest(person(2), person(1)).await.unwrap(), Merged::Done);
    assert_eq!(found(1).await, sorted([1, 2, 3]));
    let all = sorted([1, 2, 3]);
    assert_eq!(store.spoken_at(person(1), None, 2).await.unwrap(), all[..2]);
    assert_eq!(store.spoken_at(person(1), Some(all[1]), 2).await.unwrap(), all[2..]);
    // Who is deleted or forgotten is found nowhere, and takes nobody along.
    store.delete_person(person(1)).await.unwrap();
    assert_eq!(store.sweep_guests(None, 100, 10).await.unwrap().guests, 2);
    for by in 1..=4 {
        assert_eq!(found(by).await, [], "{by}");
    }
    store.create_guest(person(3), "again", 5).await.unwrap();
    assert_eq!(found(3).await, [], "nothing is left that would come back with the id");
}

/// A store of before there were speakers is read through once.
async fn who_spoke_before_the_store_knew_is_found_too(place: Place) {
    let store = place.open().await;
    store.create_guest(person(1), "g", 5).await.unwrap();
    store.append(vec![spoken(1, &[2, 1]), spoken(2, &[2]), spoken(3, &[1, 1])]).await.unwrap();
    store.close().await;
    for sql in ["DROP TABLE speakers", "DELETE FROM _sqlx_migrations WHERE version = 2"] {
        place.execute(sql).await;
    }
    let store = place.open().await;
    assert_eq!(store.spoken_at(person(1), None, 10).await.unwrap(), sorted([1, 3]));
    let more = Append { entries: vec![entry(3)], ..append(table(2), 1, 3..=3) };
    assert!(store.append(vec![more]).await.is_err(), "it goes on from where it was");
    store.append(vec![Append { entries: vec![entry(2)], ..append(table(2), 1, 2..=2) }]).await.unwrap();
    assert_eq!(store.spoken_at(person(1), None, 10).await.unwrap(), sorted([1, 2, 3]));
}
