//! What people have played, and their recovery codes, in the store.

use super::sample::{Place, append, on_both, options, person, row, table};
use std::collections::{BTreeMap, BTreeSet};
use trilynx_games::GameId;
use trilynx_protocol::http::{Outcome, Pace, ResultTally};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{ClockRule, EndedBy, GameResult, Occupant, Options, PersonId, TableId};
use trilynx_server::history::{past_games, remember_finished};
use trilynx_server::statistics::{games, statistics};
use trilynx_server::store::{Account, Append, HistoryCursor, Merged, PastGame, Store, TableRow};

on_both!(
    a_game_is_remembered_once_by_each_of_its_players,
    a_history_is_read_page_by_page_and_by_opponent,
    a_guest_who_signs_in_brings_the_past_along,
    the_deleted_are_not_remembered,
    statistics_equal_a_plain_recount_of_the_tables,
    a_recovery_code_works_once,
);

fn player(n: u64) -> Option<Occupant> {
    Some(Occupant::Person(person(n)))
}

fn bot(name: &str) -> Option<Occupant> {
    Some(Occupant::Bot(name.to_owned()))
}

fn result(winners: &[u8], by: EndedBy) -> Option<GameResult> {
    Some(GameResult { winners: winners.to_vec(), scores: vec![], by, left: vec![] })
}

fn over(occupants: Vec<Option<Occupant>>, winners: &[u8]) -> TableRow {
    TableRow { stage: Stage::Over, occupants, result: result(winners, EndedBy::Rules), ..row() }
}

/// A table that was opened at `n` and ended a thousand later.
async fn put(store: &Store, n: u64, line: TableRow) {
    let line = TableRow { opened_unix_ms: n, changed_unix_ms: 1000 + n, ..line };
    store.append(vec![Append { line, ..append(table(n), 1, 1..=1) }]).await.unwrap();
}

async fn with_accounts(place: &Place) -> Store {
    let store = place.open().await;
    for n in 1..=4 {
        let name = format!("player-{n}");
        store.create_account(person(n), Account { name: &name, folded: &name, skeleton: &name, password_hash: "x" }, 1).await.unwrap();
    }
    store
}

async fn tables_of(store: &Store, n: u64, opponent: Option<Occupant>, private: bool) -> Vec<TableId> {
    let past = store.past_games(person(n), opponent.as_ref(), private, None, 100).await.unwrap();
    past.into_iter().map(|game| game.table).collect()
}

async fn a_game_is_remembered_once_by_each_of_its_players(place: Place) {
    let store = with_accounts(&place).await;
    put(&store, 1, over(vec![player(1), player(2)], &[1])).await;
    put(&store, 2, TableRow { stage: Stage::Playing, ..over(vec![player(1), player(2)], &[]) }).await;
    let private = Options { private: true, clock: ClockRule::None, ..options(GameId::Lyngk) };
    put(&store, 3, TableRow { options: private, rated: false, ..over(vec![bot("level3"), player(1)], &[]) }).await;
    put(&store, 4, TableRow { result: result(&[], EndedBy::Abort), ..over(vec![player(1), player(2)], &[]) }).await;
    put(&store, 5, over(vec![player(1), player(1)], &[0])).await;
    let (one, two) = tokio::join!(remember_finished(&store), remember_finished(&store));
    assert_eq!(one.unwrap() + two.unwrap(), 4, "one that is being played is not over");
    assert_eq!(remember_finished(&store).await.unwrap(), 0);
    assert_eq!(tables_of(&store, 1, None, true).await, [5, 4, 3, 1].map(table));
    assert_eq!(tables_of(&store, 1, None, false).await, [5, 4, 1].map(table));
    let past = store.past_games(person(1), None, true, None, 9).await.unwrap();
    let expected = PastGame {
        table: table(3),
        ended_unix_ms: 1003,
        private: true,
        game: GameId::Lyngk,
        variant: "standard".to_owned(),
        pace: Pace::Untimed,
        rated: false,
        has_bots: true,
        seat: 1,
        outcome: Outcome::Drawn,
        ended_by: EndedBy::Rules,
        opponents: vec![Occupant::Bot("level3".to_owned())],
    };
    assert_eq!(past[2], expected);
    let outcomes: Vec<Outcome> = past.iter().map(|game| game.outcome).collect();
    assert_eq!(outcomes, [Outcome::None, Outcome::None, Outcome::Drawn, Outcome::Lost]);
    assert_eq!(store.past_games(person(2), None, true, None, 9).await.unwrap()[1].outcome, Outcome::Won);
    // The game that went on is over.
    store.append(vec![Append { line: over(vec![player(1), player(2)], &[0]), ..append(table(2), 1, 2..=2) }]).await.unwrap();
    assert_eq!(remember_finished(&store).await.unwrap(), 1);
}

async fn a_history_is_read_page_by_page_and_by_opponent(place: Place) {
    let store = with_accounts(&place).await;
    for n in 0..30 {
        let other = if n % 3 == 0 { player(2) } else { bot("level1") };
        let line = over(vec![player(1), other], &[0]);
        let options = Options { private: n % 2 == 0, ..line.options.clone() };
        // Several end at the same time.
        let line = TableRow { options, opened_unix_ms: n, changed_unix_ms: 1000 + n / 4, ..line };
        store.append(vec![Append { line, ..append(table(n), 1, 1..=1) }]).await.unwrap();
    }
    assert_eq!(remember_finished(&store).await.unwrap(), 30);
    let all = store.past_games(person(1), None, true, None, 100).await.unwrap();
    let mut before = None;
    let mut paged = Vec::new();
    loop {
        let page = store.past_games(person(1), None, true, before, 7).await.unwrap();
        before = page.last().map(|game| HistoryCursor { ended_unix_ms: game.ended_unix_ms, table: Some(game.table) });
        paged.extend(page.iter().cloned());
        if page.len() < 7 {
            break;
        }
    }
    assert_eq!((paged.len(), &paged), (30, &all));
    assert!(all.windows(2).all(|pair| (pair[0].ended_unix_ms, pair[0].table) > (pair[1].ended_unix_ms, pair[1].table)));
    let with = tables_of(&store, 1, player(2), true).await;
    assert_eq!(with.into_iter().collect::<BTreeSet<_>>(), (0..30).filter(|n| n % 3 == 0).map(table).collect());
    assert_eq!(tables_of(&store, 1, player(2), false).await.len(), 5);
    assert_eq!(tables_of(&store, 1, bot("level1"), true).await.len(), 20);
    assert_eq!(tables_of(&store, 1, bot("level2"), true).await.len(), 0);
    let until = HistoryCursor { ended_unix_ms: 1001, table: None };
    assert_eq!(store.past_games(person(1), None, true, Some(until), 100).await.unwrap().len(), 4);
}

async fn a_guest_who_signs_in_brings_the_past_along(place: Place) {
    let store = with_accounts(&place).await;
    store.create_guest(person(9), "Guest", 1).await.unwrap();
    put(&store, 1, over(vec![player(9), player(2)], &[0])).await;
    put(&store, 2, over(vec![player(9), player(1)], &[0])).await;
    put(&store, 3, over(vec![player(1), player(2)], &[1])).await;
    assert_eq!(remember_finished(&store).await.unwrap(), 3);
    // One that ends later is the account's as well.
    put(&store, 4, over(vec![player(2), player(9)], &[0])).await;
    assert_eq!(store.merge_guest(person(9), person(1)).await.unwrap(), Merged::Done);
    assert_eq!(remember_finished(&store).await.unwrap(), 1);
    assert_eq!(tables_of(&store, 1, None, true).await, [4, 3, 2, 1].map(table));
    assert_eq!(tables_of(&store, 1, player(2), true).await, [4, 3, 1].map(table));
    assert_eq!(tables_of(&store, 2, player(1), true).await, [4, 3, 1].map(table));
    assert_eq!(tables_of(&store, 1, player(1), true).await, [], "nobody has met themselves");
    assert_eq!(tables_of(&store, 9, None, true).await, []);
    assert_eq!(tables_of(&store, 2, player(9), true).await, []);
}

async fn the_deleted_are_not_remembered(place: Place) {
    let store = with_accounts(&place).await;
    put(&store, 1, over(vec![player(1), player(2)], &[0])).await;
    assert_eq!(remember_finished(&store).await.unwrap(), 1);
    put(&store, 2, over(vec![player(1), player(2)], &[0])).await;
    store.set_recovery_codes(person(1), &[[1; 32]], 5).await.unwrap();
    store.delete_person(person(1)).await.unwrap();
    assert_eq!(remember_finished(&store).await.unwrap(), 1);
    assert_eq!(tables_of(&store, 1, None, true).await, []);
    assert_eq!(tables_of(&store, 2, None, true).await, [2, 1].map(table), "others have played all the same");
    assert_eq!(store.recovery_codes_left(person(1)).await.unwrap(), 0);
    // A guest who is swept leaves nothing either.
    store.create_guest(person(9), "Guest", 1).await.unwrap();
    put(&store, 3, over(vec![player(9), player(2)], &[0])).await;
    assert_eq!(remember_finished(&store).await.unwrap(), 1);
    assert_eq!(store.sweep_guests(None, 1_000_000, 100).await.unwrap().guests, [person(9)]);
    assert_eq!(tables_of(&store, 9, None, true).await, []);
}

/// Counted from the lines of the tables, without a thought for how the store does it.
fn recount(lines: &[(TableId, TableRow)], who: PersonId) -> (ResultTally, u32, BTreeMap<PersonId, u32>) {
    let mut all = ResultTally::default();
    let (mut best, mut now) = (0, 0);
    let mut met: BTreeMap<PersonId, u32> = BTreeMap::new();
    for (_, line) in lines {
        let seats: Vec<usize> = (0..line.occupants.len()).filter(|seat| line.occupants[*seat] == Some(Occupant::Person(who))).collect();
        let Some(result) = line.result.as_ref().filter(|result| result.by != EndedBy::Abort) else { continue };
        let [seat] = seats[..] else { continue };
        if result.winners.is_empty() {
            all.drawn += 1;
            now = 0;
        } else if result.winners.contains(&(seat as u8)) {
            all.won += 1;
            now += 1;
            best = best.max(now);
        } else {
            all.lost += 1;
            now = 0;
        }
        let others: BTreeSet<PersonId> = line.people().filter(|other| *other != who).collect();
        others.into_iter().for_each(|other| *met.entry(other).or_default() += 1);
    }
    (all, best, met)
}

async fn statistics_equal_a_plain_recount_of_the_tables(place: Place) {
    let store = with_accounts(&place).await;
    let mut random = fastrand::Rng::with_seed(7);
    let mut lines = Vec::new();
    for n in 0..120 {
        let seats = if random.u8(..4) == 0 { 3 } else { 2 };
        let game = if seats == 3 { GameId::Linko } else { *random.choice(&[GameId::Yinsh, GameId::Lyngk]).unwrap() };
        let occupant = |random: &mut fastrand::Rng| if random.u8(..4) == 0 { bot("level2") } else { player(random.u64(1..=4)) };
        let occupants: Vec<_> = (0..seats).map(|_| occupant(&mut random)).collect();
        let winners: Vec<u8> = (0..seats).filter(|_| random.u8(..3) == 0).collect();
        let by = *random.choice(&[EndedBy::Rules, EndedBy::Resignation, EndedBy::Time, EndedBy::Abort]).unwrap();
        let options = Options { players: seats, private: random.bool(), ..options(game) };
        let line = TableRow { options, stage: Stage::Over, occupants, result: result(&winners, by), ..row() };
        put(&store, n, line).await;
        lines.push((table(n), store.row(table(n)).await.unwrap().unwrap()));
    }
    assert_eq!(remember_finished(&store).await.unwrap(), 120);
    for n in 1..=4 {
        for private in [true, false] {
            let seen: Vec<_> = lines.iter().filter(|(_, line)| private || !line.options.private).cloned().collect();
            let past = store.past_games(person(n), None, private, None, 2_000).await.unwrap();
            let (found, met) = statistics(&past);
            let (all, best, expected) = recount(&seen, person(n));
            assert_eq!((found.all, found.best_streak), (all, best), "player {n}, private {private}");
            let total: u32 = found.paces.iter().map(|pace| games(&pace.results)).sum();
            let ended: u32 = found.endings.iter().map(|ending| games(&ending.results)).sum();
            assert_eq!((total, ended), (games(&all), games(&all)));
            assert_eq!(met.iter().map(|(id, tally)| (*id, games(tally))).collect::<BTreeMap<_, _>>(), expected);
            let bots: u32 = seen
                .iter()
                .flat_map(|(id, line)| past_games(*id, line))
                .filter(|(who, game)| {
                    *who == person(n) && game.outcome != Outcome::None && game.opponents == [Occupant::Bot("level2".to_owned())]
                })
                .count() as u32;
            assert_eq!(found.bots.iter().map(|bot| games(&bot.results)).sum::<u32>(), bots);
        }
    }
}

async fn a_recovery_code_works_once(place: Place) {
    let store = with_accounts(&place).await;
    store.set_recovery_codes(person(1), &[[1; 32], [2; 32]], 5).await.unwrap();
    store.set_recovery_codes(person(2), &[[3; 32]], 5).await.unwrap();
    store.create_session(&[9; 32], person(1), 5, 5_000_000_000_000).await.unwrap();
    store.create_token(&[8; 32], person(1), "mine", 5).await.unwrap();
    assert!(!store.recover(person(1), &[3; 32], "stolen", 1).await.unwrap(), "another one's code");
    assert!(!store.has_recovery_code(person(1), &[3; 32]).await.unwrap() && store.has_recovery_code(person(1), &[1; 32]).await.unwrap());
    assert!(store.recover(person(1), &[1; 32], "new", 1).await.unwrap());
    assert_eq!(store.password_hash(person(1)).await.unwrap().as_deref(), Some("new"));
    assert_eq!((store.sessions(person(1), 6).await.unwrap().len(), store.tokens(person(1)).await.unwrap().len()), (0, 0));
    assert!(!store.recover(person(1), &[1; 32], "again", 1).await.unwrap());
    assert_eq!((store.recovery_codes_left(person(1)).await.unwrap(), store.recovery_codes_left(person(2)).await.unwrap()), (1, 1));
    store.set_recovery_codes(person(1), &[[4; 32]], 6).await.unwrap();
    assert!(!store.recover(person(1), &[2; 32], "old", 1).await.unwrap(), "new codes make old ones void");
    store.delete_recovery_codes(person(1)).await.unwrap();
    assert_eq!(store.recovery_codes_left(person(1)).await.unwrap(), 0);
}
