//! Lists of tables.

use super::sample::{Place, append, entry, on_both, options, person, row, table};
use sqlx::Connection as _;
use trilynx_games::GameId;
use trilynx_protocol::log::{Entry, Event, StoredRoom};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{Occupant, Options, PersonId, TableId};
use trilynx_server::store::{Account, Append, Cursor, GamesFilter, Merged, Store, TableRow};

on_both!(
    lobby_lists_show_public_live_tables,
    pages_show_every_game_once,
    games_are_found_by_who_plays,
    deadlines_of_live_tables,
    tables_are_found_by_who_spoke_there,
    who_spoke_before_the_store_knew_is_found_too,
    a_store_of_release_0_1_0_lists_its_games_as_before,
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
    assert_eq!(found(GamesFilter { private: true, ..GamesFilter::default() }).await, 23, "the server itself may see all");
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
        Entry { event: Event::Said { by: person(*by), room: StoredRoom::Spectators, text }, ..entry(version) }
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
    let again = Entry { event: Event::Said { by: person(1), room: StoredRoom::Players, text: "again".to_owned() }, ..entry(4) };
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
    assert_eq!(store.sweep_guests(None, 100, 10).await.unwrap().guests.len(), 2);
    for by in 1..=4 {
        assert_eq!(found(by).await, [], "{by}");
    }
    store.create_guest(person(3), "again", 5).await.unwrap();
    assert_eq!(found(3).await, [], "nothing is left that would come back with the id");
}

/// The row of a table as release 0.1.0 stored it.
fn old_table(n: u64, line: &TableRow) -> String {
    fn json(value: &impl serde::Serialize) -> String {
        serde_json::to_string(value).expect("JSON")
    }
    let stage = json(&line.stage);
    format!(
        "INSERT INTO tables (id, epoch, version, game, private, options, opener, offers, opened_unix_ms, stage, rated, occupants, moves, \
         changed_unix_ms) VALUES ('{}', 1, 1, '{}', {}, '{}', '{}', '{}', {}, '{}', FALSE, '{}', 1, {})",
        table(n),
        line.options.game.0.name(),
        line.options.private,
        json(&line.options),
        line.opener,
        json(&line.offers),
        line.opened_unix_ms,
        stage.trim_matches('"'),
        json(&line.occupants),
        line.opened_unix_ms,
    )
}

fn old_event(n: u64, entry: &Entry) -> String {
    let (event, at) = (serde_json::to_string(&entry.event).unwrap(), entry.at);
    let (version, event) = (entry.version, event.replace('\'', "''"));
    format!("INSERT INTO events VALUES ('{}', {version}, {}, {}, '{event}')", table(n), at.service_ms, at.unix_ms)
}

/// A store of before there were speakers is read through once.
async fn who_spoke_before_the_store_knew_is_found_too(place: Place) {
    let mut statements = vec![format!("INSERT INTO people (id, kind, name, created_unix_ms) VALUES ('{}', 'guest', 'g', 5)", person(1))];
    for append in [(1, spoken(1, &[2, 1])), (2, spoken(2, &[2])), (3, spoken(3, &[1, 1]))] {
        statements.push(old_table(append.0, &append.1.line));
        statements.extend(append.1.entries.iter().map(|entry| old_event(append.0, entry)));
    }
    place.lay_out(1, &statements).await;
    let store = place.open().await;
    assert_eq!(store.spoken_at(person(1), None, 10).await.unwrap(), sorted([1, 3]));
    let more = Append { entries: vec![entry(3)], ..append(table(2), 1, 3..=3) };
    assert!(store.append(vec![more]).await.is_err(), "it goes on from where it was");
    store.append(vec![Append { entries: vec![entry(2)], ..append(table(2), 1, 2..=2) }]).await.unwrap();
    assert_eq!(store.spoken_at(person(1), None, 10).await.unwrap(), sorted([1, 2, 3]));
}

/// The lists of a store that release 0.1.0 has filled, with a guest who had become an account by then.
async fn a_store_of_release_0_1_0_lists_its_games_as_before(place: Place) {
    let (ann, guest, bob) = (person(1), person(2), person(3));
    let mut statements = vec![
        format!("INSERT INTO people (id, kind, name, folded, created_unix_ms) VALUES ('{ann}', 'account', 'Ann', 'ann', 5)"),
        format!("INSERT INTO people (id, kind, name, created_unix_ms, merged_into) VALUES ('{guest}', 'guest', 'g', 5, '{ann}')"),
    ];
    let lines = [
        (1, played_by(&[ann, bob], 1)),
        (2, played_by(&[guest, bob], 2)),
        (3, private(played_by(&[guest, ann], 3))),
        (4, TableRow { stage: Stage::Playing, ..played_by(&[guest, ann], 4) }),
    ];
    for (n, line) in &lines {
        statements.push(old_table(*n, line));
        let people = line.occupants.iter().flatten().filter_map(|occupant| match occupant {
            Occupant::Person(person) => Some(person),
            Occupant::Bot(_) => None,
        });
        statements
            .extend(people.map(|person| format!("INSERT INTO players VALUES ('{person}', {}, '{}')", line.opened_unix_ms, table(*n))));
    }
    for (person, n) in [(guest, 1), (guest, 2), (ann, 2)] {
        statements.push(format!("INSERT INTO speakers VALUES ('{person}', '{}', 1)", table(n)));
    }
    place.lay_out(2, &statements).await;
    let store = place.open().await;
    let found = async |filter: GamesFilter| ids(store.games(filter).await.unwrap());
    let of_ann = || GamesFilter { name: Some("ann".into()), ..GamesFilter::default() };
    assert_eq!(found(of_ann()).await, [table(4), table(2), table(1)]);
    assert_eq!(found(GamesFilter { person: Some(ann), private: true, ..GamesFilter::default() }).await, [4, 3, 2, 1].map(table));
    assert_eq!(found(GamesFilter { stage: Some(Stage::Over), ..of_ann() }).await, [table(2), table(1)]);
    assert_eq!(found(GamesFilter { stage: Some(Stage::Playing), ..GamesFilter::default() }).await, [table(4)]);
    assert_eq!(store.spoken_at(ann, None, 10).await.unwrap(), sorted([1, 2]));
    // A game that was under way goes on, and moves to the list of those that are over.
    let over = TableRow { stage: Stage::Over, ..lines[3].1.clone() };
    store.append(vec![Append { line: over, ..append(table(4), 1, 2..=2) }]).await.unwrap();
    assert_eq!(found(GamesFilter { stage: Some(Stage::Over), ..of_ann() }).await, [table(4), table(2), table(1)]);
    assert_eq!(found(GamesFilter { stage: Some(Stage::Playing), ..of_ann() }).await, []);
}

/// How much is read does not depend on how much there is. PostgreSQL counts the lines of indexes and tables that it reads.
#[tokio::test]
async fn a_page_of_games_costs_the_same_among_few_games_and_among_many() {
    const GAMES: u64 = 2000;
    const LIMIT: u32 = 5;
    let place = Place::postgres().await;
    let store = place.open().await;
    store.create_account(person(1), Account { name: "Ann", folded: "ann", skeleton: "ann", password_hash: "x" }, 1).await.unwrap();
    // All of one kind, and all Ann's: anyone who asks for another kind must not be made to look at them.
    for group in 0..GAMES / 100 {
        let all = (group * 100..group * 100 + 100).map(|n| Append { line: played_by(&[person(1)], n), ..append(table(n), 1, 1..=1) });
        store.append(all.collect()).await.unwrap();
    }
    store.close().await;
    let Place::Postgres(url) = &place else { unreachable!("it was asked for") };
    let mut counting = sqlx::PgConnection::connect(url).await.unwrap();
    sqlx::query("ANALYZE").execute(&mut counting).await.unwrap();
    let read = "SELECT CAST(SUM(seq_tup_read + COALESCE(idx_tup_fetch, 0)) AS BIGINT) + \
                (SELECT CAST(SUM(idx_tup_read) AS BIGINT) FROM pg_stat_user_indexes) FROM pg_stat_user_tables";
    let before: i64 = sqlx::query_scalar(read).fetch_one(&mut counting).await.unwrap();
    let store = place.open().await;
    let mut pages = 0;
    for game in [None, Some(GameId::Linko), Some(GameId::Yinsh)] {
        for stage in [None, Some(Stage::Closed), Some(Stage::Waiting), Some(Stage::Over)] {
            for name in [None, Some("ann".to_owned())] {
                let filter = GamesFilter { game, stage, name, limit: LIMIT, ..GamesFilter::default() };
                let found = store.games(filter).await.unwrap().len();
                let some = game != Some(GameId::Linko) && matches!(stage, None | Some(Stage::Over));
                assert_eq!(found, if some { LIMIT as usize } else { 0 });
                pages += 1;
            }
        }
    }
    // What a connection has read is counted when it ends.
    store.close().await;
    counting.close().await.unwrap();
    let mut counting = sqlx::PgConnection::connect(url).await.unwrap();
    let after: i64 = sqlx::query_scalar(read).fetch_one(&mut counting).await.unwrap();
    // A line of a stretch, of the table, and of what finds the table; and what it takes to open a store.
    let most = i64::from(LIMIT) * 4 * pages + 200;
    assert!(after - before <= most, "{} lines read for {pages} pages of {LIMIT}", after - before);
}
