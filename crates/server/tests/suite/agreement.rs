//! Games are compared with what bots would have played; only moderators see who stands out.

use crate::host::{Host, House, PATIENCE, play_on};
use reqwest::Method;
use serde_json::{Value, json};
use trilynx_games::GameId;
use trilynx_protocol::PersonId;
use trilynx_protocol::http::ModerationQueue;
use trilynx_protocol::wire::ToServer;
use trilynx_server::agreement::{Agreement, Focus, LEAST_GAMES, compare_next, judge};
use trilynx_server::store::{Account, Actor, ComparedGame, Role, Warrant};
use trilynx_trials::client::Guest;
use trilynx_trials::games::duel;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rated_game_is_compared_once_it_has_counted() {
    let house = House::generous();
    let host = house.open().await;
    let clock = json!({ "kind": "fischer", "initial_s": 600, "increment_s": 0 });
    let (table, mut players) = host.pair_of_accounts(["Ann-A", "Bob-B"], duel(json!({ "rated": true, "clock": clock }))).await;
    let mut spectator = host.spectator(table).await;
    for _ in 0..3 {
        // However often in a turn, and whatever somebody says who only watches.
        let away = ToServer::LostFocus { table };
        for _ in 0..2 {
            players[0].socket.say(&away).await.expect("sent");
        }
        spectator.socket.say(&away).await.expect("sent");
        play_on(&mut players, 8, |legal| legal.len() / 2).await;
    }
    players[0].granted(trilynx_protocol::Command::Resign).await;
    let focus = [(players[0].guest.id, 3), (players[1].guest.id, 0)];
    let (store, asked) = (&host.service.store, tokio::time::Instant::now());
    for player in &players {
        let sum = loop {
            // The server does it by itself, but it looks for games only now and then.
            compare_next(&host.service.live).await.expect("compared");
            if let Some(sum) = store.agreement_of(player.guest.id, GameId::Yinsh).await.expect("read") {
                break sum;
            }
            assert!(asked.elapsed() < PATIENCE, "it is compared");
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        };
        assert_eq!((sum.games, sum.total), (1, 1));
        assert!(
            (1..=6).contains(&sum.agreement.turns) && sum.agreement.agreed.iter().all(|agreed| *agreed <= sum.agreement.turns),
            "{sum:?}"
        );
        let away = focus.iter().find(|(who, _)| *who == player.guest.id).map(|(_, turns)| *turns);
        let games = store.compared_games(player.guest.id, GameId::Yinsh, 9).await.expect("read");
        assert_eq!(games.iter().map(|(table, _, focus)| (*table, focus.turns, Some(focus.away))).collect::<Vec<_>>(), [(table, 12, away)]);
        // Nobody is told, nor the player.
        let export: Value = player.guest.get("/api/account/export").await.expect("an export");
        assert!(
            !export.to_string().contains("think_ms")
                && !export.to_string().contains("away")
                && !export.to_string().contains("standing_out")
        );
    }
    assert!(!compare_next(&host.service.live).await.expect("compared"), "once");
    assert_eq!(store.take_lost_focus(table).await.expect("read"), [], "it is known with the game now");
    host.stop().await;
}

/// Twelve games of somebody, of six turns each of which so many agree; what they come to is judged.
async fn games(host: &Host, who: PersonId, agreed: u32, from: u64) {
    let live = &host.service.live;
    for n in from..from + 12 {
        let agreement = Agreement { turns: 6, agreed: [agreed; 3], think_ms: 4_000, spread: 250 };
        let focus = Focus { turns: 20, away: agreed };
        let table = live.env.table_id();
        let found = ComparedGame { person: who, table, game: GameId::Yinsh, unix_ms: n, agreement, focus };
        let sum = live.store.add_compared(&found, 1500).await.expect("stored").expect("an account");
        judge(live, &sum).await.expect("judged");
    }
}

async fn queue(who: &Guest) -> ModerationQueue {
    who.get("/api/moderation").await.expect("a queue")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_stands_out_is_shown_to_moderators_who_dismiss_or_act() {
    let house = House::generous();
    let host = house.open().await;
    let (suspect, moderator) = (host.account("Suspect").await, host.account("Mod-M").await);
    let warrant = Warrant { by: Actor::Host("root".to_owned()), reason: None, unix_ms: 1 };
    host.service.store.give_role(moderator.id, Role::Moderator, "{}".to_owned(), &warrant).await.expect("given");
    const { assert!(LEAST_GAMES <= 12) };
    for n in 0..11u32 {
        let (id, name) = (host.service.live.env.person_id(), format!("other-{n}"));
        let account = Account { name: &name, folded: &name, skeleton: &name, password_hash: "x" };
        host.service.store.create_account(id, account, 1).await.expect("stored");
        games(&host, id, 1 + u32::from(n % 3 > 0), 0).await;
    }
    assert_eq!(queue(&moderator).await.standing_out, []);
    games(&host, suspect.id, 6, 0).await;
    let shown = queue(&moderator).await.standing_out;
    assert_eq!(shown.len(), 1);
    let line = &shown[0];
    assert_eq!((line.person, line.name.as_str(), line.rating), (suspect.id, "Suspect", 1500));
    assert_eq!((line.games, line.turns, line.think_ms, line.spread_percent, line.tables.len()), (12, 72, 4_000, 25, 12));
    assert_eq!(line.away_percent, 30);
    assert!(line.looks.len() == 3 && line.looks.iter().all(|look| look.percent == 100 && look.usual_percent == 33), "{:?}", line.looks);
    // It is no moderator's own business, nor anybody else's.
    assert_eq!(suspect.fetch("/api/moderation", &[]).await.expect("an answer").0, 404);
    host.service.store.give_role(suspect.id, Role::Moderator, "{}".to_owned(), &warrant).await.expect("given");
    assert_eq!(queue(&suspect).await.standing_out, []);
    // Nothing has happened to them by that.
    let conduct: Value = suspect.get("/api/account/conduct").await.expect("what is known");
    assert_eq!(conduct["sanctions"], json!([]));
    let path = format!("/api/moderation/people/{}", suspect.id);
    let dismiss = || host.send(Method::POST, &path, Some(&moderator.cookie), json!({ "do": "dismiss_fair_play", "game": "yinsh" }));
    assert_eq!((dismiss().await.0, dismiss().await.0), (200, 404));
    let after = queue(&moderator).await;
    assert_eq!((after.standing_out.len(), after.acts[0].act.as_str()), (0, "dismiss_fair_play"));
    // It comes back after some more games, not at once.
    games(&host, suspect.id, 6, 100).await;
    assert_eq!(queue(&moderator).await.standing_out.len(), 0);
    games(&host, suspect.id, 6, 200).await;
    assert_eq!(queue(&moderator).await.standing_out.len(), 1);
    host.stop().await;
}
