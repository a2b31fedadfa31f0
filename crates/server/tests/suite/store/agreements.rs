//! Games that were compared with what bots would have played, in the store.

use super::sample::{Place, append, on_both, person, row, table};
use trilynx_games::GameId;
use trilynx_server::agreement::{Agreement, Focus, GAMES_ADDED_UP};
use trilynx_server::store::{Account, Actor, Append, ComparedGame, MOST_WAITING, Store, StoreError, Warrant};

on_both!(
    a_game_is_compared_by_one_node,
    the_last_games_are_added_up,
    what_stands_out_waits_until_it_is_dismissed,
    the_deleted_were_never_compared,
    lost_focus_is_counted_until_the_game_is_compared,
);

async fn with_two(place: &Place) -> Store {
    let store = place.open().await;
    for (n, name) in [(1, "ann"), (2, "bob")] {
        store.create_account(person(n), Account { name, folded: name, skeleton: name, password_hash: "x" }, 1).await.unwrap();
    }
    store
}

fn agreement(turns: u32, agreed: u32) -> Agreement {
    Agreement { turns, agreed: [agreed, agreed, agreed], think_ms: 1000 * agreed, spread: 100 }
}

fn found(who: u64, n: u64, agreement: Agreement) -> ComparedGame {
    ComparedGame { person: person(who), table: table(n), game: GameId::Yinsh, unix_ms: n, agreement, focus: Focus { turns: 12, away: 3 } }
}

async fn a_game_is_compared_by_one_node(place: Place) {
    let store = with_two(&place).await;
    for n in 1..=3 {
        store.append(vec![Append { line: row(), ..append(table(n), 1, 1..=1) }]).await.unwrap();
    }
    assert_eq!(store.take_to_compare().await.unwrap(), None);
    for n in [2, 1, 3, 2] {
        store.compare_later(table(n), n).await.unwrap();
    }
    assert_eq!(store.take_to_compare().await.unwrap(), Some(table(1)), "the one that has waited longest");
    let (one, two) = tokio::join!(store.take_to_compare(), store.take_to_compare());
    let mut taken = [one.unwrap(), two.unwrap()];
    taken.sort_unstable();
    let mut expected = [Some(table(2)), Some(table(3))];
    expected.sort_unstable();
    assert_eq!(taken, expected);
    assert_eq!(store.take_to_compare().await.unwrap(), None);
    for n in 0..u64::from(MOST_WAITING) + 3 {
        store.append(vec![Append { line: row(), ..append(table(100 + n), 1, 1..=1) }]).await.unwrap();
        store.compare_later(table(100 + n), n).await.unwrap();
    }
    let mut waiting = 0;
    while store.take_to_compare().await.unwrap().is_some() {
        waiting += 1;
    }
    assert_eq!(waiting, MOST_WAITING);
}

async fn lost_focus_is_counted_until_the_game_is_compared(place: Place) {
    let store = with_two(&place).await;
    for n in [1, 2, 1] {
        store.lose_focus(table(1), person(n), 10 + n).await.unwrap();
    }
    store.lose_focus(table(2), person(1), 20).await.unwrap();
    store.lose_focus(table(1), person(3), 20).await.unwrap();
    let mut taken = store.take_lost_focus(table(1)).await.unwrap();
    taken.sort_unstable();
    let mut expected = vec![(person(1), 2), (person(2), 1)];
    expected.sort_unstable();
    assert_eq!(taken, expected, "nobody without an account is counted");
    assert_eq!(store.take_lost_focus(table(1)).await.unwrap(), []);
    // What nobody took in two weeks is forgotten.
    store.sweep_lost_focus(20 + 14 * 86_400_000).await.unwrap();
    assert_eq!(store.take_lost_focus(table(2)).await.unwrap(), [(person(1), 1)]);
    store.lose_focus(table(2), person(1), 20).await.unwrap();
    store.sweep_lost_focus(21 + 14 * 86_400_000).await.unwrap();
    assert_eq!(store.take_lost_focus(table(2)).await.unwrap(), []);
}

async fn the_last_games_are_added_up(place: Place) {
    let store = with_two(&place).await;
    let first = store.add_compared(&found(1, 1, agreement(6, 2)), 1510).await.unwrap().unwrap();
    assert_eq!((first.games, first.total, first.rating, first.agreement), (1, 1, 1510, agreement(6, 2)));
    for n in 2..=u64::from(GAMES_ADDED_UP) + 2 {
        store.add_compared(&found(1, n, agreement(6, 4)), 1600).await.unwrap().unwrap();
    }
    let sum = store.agreement_of(person(1), GameId::Yinsh).await.unwrap().unwrap();
    assert_eq!((sum.games, sum.total, sum.rating), (GAMES_ADDED_UP, GAMES_ADDED_UP + 2, 1600));
    assert_eq!((sum.agreement.turns, sum.agreement.agreed, sum.agreement.think_ms), (120, [80; 3], 4000));
    let games = store.compared_games(person(1), GameId::Yinsh, 100).await.unwrap();
    assert!(games.iter().all(|(_, _, focus)| *focus == Focus { turns: 12, away: 3 }));
    assert_eq!((games.len(), games[0].0), (GAMES_ADDED_UP as usize, table(u64::from(GAMES_ADDED_UP) + 2)));
    assert_eq!(store.agreement_of(person(1), GameId::Lyngk).await.unwrap(), None);
    // Others are held against those of about the same rating who have enough games.
    for n in 1..=9 {
        store.add_compared(&found(2, n, agreement(6, 3)), 1600).await.unwrap();
    }
    let between = async |low, high| store.agreements_between(GameId::Yinsh, low, high, 10).await.unwrap().len();
    assert_eq!((between(1500, 1600).await, between(1601, 1700).await), (1, 0));
    store.add_compared(&found(2, 10, agreement(6, 3)), 1600).await.unwrap();
    assert_eq!(between(1500, 1600).await, 2);
}

async fn what_stands_out_waits_until_it_is_dismissed(place: Place) {
    let store = with_two(&place).await;
    let warrant = Warrant { by: Actor::Host("root".to_owned()), reason: None, unix_ms: 9 };
    for who in [1, 2] {
        store.add_compared(&found(who, who, agreement(6, 5)), 1500).await.unwrap();
    }
    assert_eq!(store.flagged_agreements(9).await.unwrap(), []);
    store.flag_agreement(person(2), GameId::Yinsh, [1, 2, 3], 50).await.unwrap();
    store.flag_agreement(person(1), GameId::Yinsh, [4, 5, 6], 60).await.unwrap();
    store.flag_agreement(person(2), GameId::Yinsh, [7, 8, 9], 70).await.unwrap();
    let flagged = store.flagged_agreements(9).await.unwrap();
    let shown: Vec<_> = flagged.iter().map(|row| (row.person, row.flagged_unix_ms, row.usual)).collect();
    assert_eq!(shown, [(person(2), Some(50), [1, 2, 3]), (person(1), Some(60), [4, 5, 6])], "as it was noticed first");
    // One more game changes the figures, and not that it waits.
    store.add_compared(&found(2, 7, agreement(6, 5)), 1500).await.unwrap();
    store.dismiss_agreement(person(2), GameId::Yinsh, &warrant).await.unwrap();
    let again = store.dismiss_agreement(person(2), GameId::Yinsh, &warrant).await;
    assert!(matches!(again, Err(StoreError::Missing)), "{again:?}");
    assert_eq!(store.flagged_agreements(9).await.unwrap().len(), 1);
    assert_eq!(store.agreement_of(person(2), GameId::Yinsh).await.unwrap().unwrap().dismissed_total, Some(2));
    let acts = store.moderation_acts(9).await.unwrap();
    assert_eq!(acts.iter().map(|act| (act.kind.as_str(), act.person)).collect::<Vec<_>>(), [("dismiss_fair_play", Some(person(2)))]);
}

async fn the_deleted_were_never_compared(place: Place) {
    let store = with_two(&place).await;
    store.add_compared(&found(1, 1, agreement(6, 2)), 1500).await.unwrap();
    store.flag_agreement(person(1), GameId::Yinsh, [0; 3], 5).await.unwrap();
    store.lose_focus(table(1), person(1), 5).await.unwrap();
    store.delete_person(person(1)).await.unwrap();
    assert_eq!(store.take_lost_focus(table(1)).await.unwrap(), []);
    assert_eq!(store.agreement_of(person(1), GameId::Yinsh).await.unwrap(), None);
    assert_eq!(store.compared_games(person(1), GameId::Yinsh, 9).await.unwrap(), []);
    assert_eq!(store.flagged_agreements(9).await.unwrap(), []);
    // Nor is what comes later kept.
    assert_eq!(store.add_compared(&found(1, 2, agreement(6, 2)), 1500).await.unwrap(), None);
    assert_eq!(store.compared_games(person(1), GameId::Yinsh, 9).await.unwrap(), []);
}
