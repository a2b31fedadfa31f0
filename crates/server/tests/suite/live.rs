//! Live play over real sockets: what the people at a table hear of each other, and what becomes of it when a connection, a tab or the
//! server goes away.

use crate::host::{House, Player, Raw, say, within};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::Duration;
use trilynx_protocol::command::Claim;
use trilynx_protocol::log::{Event, StoredOccupant};
use trilynx_protocol::wire::{DecisionKind, Room, Stage, ToClient, ToServer};
use trilynx_protocol::{Command, EndedBy, Occupant, TableId};
use trilynx_trials::client::Socket;

/// White makes a row of five by g4 and has then a row and a ring to take off.
const OWN_ROW: &str = "yinsh/standard board=RRRR/7/8/9/4MMMMR1/9/10/9/8/6r/rrrr turn=w phase=move removed=0,0";

/// The events a frame tells of a table, and from which version on.
fn tail(heard: &ToClient) -> Option<(u32, usize)> {
    match heard {
        ToClient::Events { from, events, .. } => Some((*from, events.len())),
        ToClient::Table { .. } => panic!("the whole view came"),
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_back_with_a_version_gets_the_tail_and_after_a_long_absence_the_view() {
    let house = House::default();
    let host = house.open().await;
    let (table, mut players) = host.pair(json!({ "game": "yinsh" })).await;
    let [white, black] = &mut players;
    white.play("a2").await;
    black.sees(|view| view.version == 5).await;
    let kept = black.view().clone();
    let mut again = black.guest.connect().await.expect("a socket");
    black.play("b5").await;
    white.sees(|view| view.game.as_ref().is_some_and(|game| game.moves.len() == 2)).await;
    white.play("c1").await;

    again.views.insert(table, kept.clone());
    again.say(&ToServer::Watch { table, seat: None, version: Some(kept.version), pace: None }).await.expect("said");
    assert_eq!(again.until(|_, heard| tail(heard)).await.expect("a tail"), (kept.version, 1));
    assert_eq!(again.until(|_, heard| tail(heard)).await.expect("a tail"), (kept.version + 1, 1));
    assert_eq!(again.until(|_, heard| tail(heard)).await.expect("the time"), (7, 0));
    black.sees(|view| view.version == 7).await;
    assert_eq!(&again.views[&table], black.view(), "folded, the tail leads to the same view");
    let fresh: Value = black.fresh().await;
    assert_eq!(serde_json::to_value(black.view()).expect("JSON"), fresh["view"]);

    // Who knows everything gets an empty tail, and who claims to know what has not happened yet gets the view.
    again.say(&ToServer::Watch { table, seat: None, version: Some(7), pace: None }).await.expect("said");
    assert_eq!(again.until(|_, heard| tail(heard)).await.expect("a tail"), (7, 0));
    again.say(&ToServer::Watch { table, seat: None, version: Some(999), pace: None }).await.expect("said");
    let viewed = |_: &Socket, heard: &ToClient| match heard {
        ToClient::Table { view, .. } => Some(view.version),
        ToClient::Events { events, .. } => panic!("a tail of {} came", events.len()),
        _ => None,
    };
    assert_eq!(again.until(viewed).await.expect("a view"), 7);

    // Many events later the view is shorter than the tail. Going back and forth makes them without filling the board.
    for _ in 0..20 {
        white.sees(|view| view.game.as_ref().is_some_and(|game| game.moves.len() == 3)).await;
        white.granted(Command::AskTakeback { to: 2 }).await;
        black.sees(|view| view.offers.takeback.is_some()).await;
        black.granted(Command::AnswerTakeback { accept: true }).await;
        white.sees(|view| view.game.as_ref().is_some_and(|game| game.moves.len() == 2)).await;
        let version = white.play("c1").await;
        black.sees(|view| view.version == version).await;
    }
    let current = white.view().version;
    let mut third = black.guest.connect().await.expect("a socket");
    third.say(&ToServer::Watch { table, seat: None, version: Some(current - 1), pace: None }).await.expect("said");
    assert_eq!(third.until(|_, heard| tail(heard)).await.expect("a tail"), (current - 1, 1));
    let mut fourth = black.guest.connect().await.expect("a socket");
    fourth.say(&ToServer::Watch { table, seat: None, version: Some(current - 50), pace: None }).await.expect("said");
    assert_eq!(fourth.until(viewed).await.expect("a view"), current);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_tabs_of_one_player_see_the_same_and_a_stale_or_repeated_move_does_no_harm() {
    let house = House::generous();
    let host = house.open().await;
    let (table, mut players) = host.pair(json!({ "game": "yinsh" })).await;
    let [white, black] = &mut players;
    let mut tab = Player::join(white.guest.clone(), table).await;
    assert_eq!(tab.view(), white.view());

    // Both tabs send a move for the same decision: one is too late, whichever it is.
    white.play("a2").await;
    let stale = tab.ask(Command::Play { text: "a3".to_owned(), number: 0 }).await;
    let Err(ToClient::Refused { reason, .. }) = stale else { panic!("{stale:?}") };
    assert_eq!(serde_json::to_value(&reason).expect("JSON"), json!({ "code": "stale", "number": 1 }));
    tab.sees(|view| view.version == white.view().version).await;
    assert_eq!(tab.view(), white.view());

    // The same request by the same name is granted once, from either tab, however often, and with the same version.
    black.sees(|view| view.game.as_ref().is_some_and(|game| game.moves.len() == 1)).await;
    let play = || Command::Play { text: "b5".to_owned(), number: 1 };
    let version = black.socket.ask(table, "mine", play()).await.expect("an answer").expect("granted");
    let mut other_tab = Player::join(black.guest.clone(), table).await;
    for _ in 0..3 {
        assert_eq!(black.socket.ask(table, "mine", play()).await.expect("an answer"), Ok(version));
        assert_eq!(other_tab.socket.ask(table, "mine", play()).await.expect("an answer"), Ok(version));
    }
    // Another person's key of the same name is another key.
    white.sees(|view| view.version == version).await;
    let played = white.socket.ask(table, "mine", Command::Play { text: "c1".to_owned(), number: 2 }).await.expect("an answer");
    assert_eq!(played, Ok(version + 1));
    black.sees(|view| view.version == version + 1).await;
    let moves: Vec<&str> = black.view().game.as_ref().expect("a game").moves.iter().map(|played| played.text.as_str()).collect();
    assert_eq!(moves, ["a2", "b5", "c1"]);

    // After forty other requests the table has forgotten the keys, but the store has not: neither that of a move, which is stale now, nor
    // that of a word, which could be said again.
    let said = black.socket.ask(table, "word", say("Hm.")).await.expect("an answer").expect("granted");
    for n in 0..40 {
        white.granted(say(&format!("line {n}"))).await;
    }
    assert_eq!(black.socket.ask(table, "mine", play()).await.expect("an answer"), Ok(version));
    assert_eq!(black.socket.ask(table, "word", say("Hm.")).await.expect("an answer"), Ok(said));
    black.sees(|view| view.version == white.view().version).await;
    assert_eq!(black.view().chat.iter().filter(|line| line.text == "Hm.").count(), 1);
    host.stop().await;

    // Nor after a restart.
    let host = house.open().await;
    let mut black = Player::join(black.guest.at(&host.address), table).await;
    let before = black.view().version;
    assert_eq!(black.socket.ask(table, "mine", play()).await.expect("an answer"), Ok(version));
    let mut spectator = host.spectator(table).await;
    spectator.sees(|view| view.version >= before).await;
    assert_eq!(spectator.view().game.as_ref().expect("a game").moves.len(), 3);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_in_the_middle_of_a_turn_costs_neither_the_turn_nor_time() {
    let house = House::default();
    let host = house.open().await;
    let clock = json!({ "kind": "fischer", "initial_s": 300, "increment_s": 2 });
    let (table, mut players) = host.pair(json!({ "game": "yinsh", "start": OWN_ROW, "clock": clock })).await;
    let (claims, mut claimants) = host.pair(json!({ "game": "lyngk", "clock": clock })).await;
    let [white, black] = &mut players;
    // The first turn of each is free; from the second on the clock runs.
    white.play("e9-e10").await;
    let row = white.socket.legal(table)[0].clone();
    assert_eq!(white.view().game.as_ref().expect("a game").decision.as_ref().expect("a decision").kind, DecisionKind::Row);
    white.play(&row).await;
    let kind = |player: &Player| player.view().game.as_ref().and_then(|game| Some(game.decision.as_ref()?.kind));
    assert_eq!(kind(white), Some(DecisionKind::Ring));
    let version = white.view().version;
    black.sees(|view| view.version == version).await;

    let claim = claimants[0].socket.legal(claims).iter().find(|text| text.starts_with("claim:")).expect("a claim").clone();
    claimants[0].play(&claim).await;
    assert_eq!(kind(&claimants[0]), Some(DecisionKind::Move));

    // The service says so before it goes.
    let going = tokio::spawn(host.stop());
    for player in [&mut *white, &mut *black] {
        assert!(player.hears(|heard| (*heard == ToClient::GoingDown).then_some(true)).await);
    }
    for player in &mut claimants {
        assert!(player.hears(|heard| (*heard == ToClient::GoingDown).then_some(true)).await);
    }
    within(going).await.expect("stopped");
    house.wall.pass(Duration::from_secs(86_400));

    let host = house.open().await;
    let kept = white.view().clone();
    let mut again = white.guest.at(&host.address).connect().await.expect("a socket");
    again.views.insert(table, kept.clone());
    again.say(&ToServer::Watch { table, seat: None, version: Some(version), pace: None }).await.expect("said");
    assert_eq!(again.until(|_, heard| tail(heard)).await.expect("a tail"), (version, 0), "nothing happened meanwhile");
    let mut white = Player::join(white.guest.at(&host.address), table).await;
    assert_eq!(white.view(), &kept);
    let ring = white.socket.legal(table)[0].clone();
    white.play(&ring).await;
    let mut black = Player::join(black.guest.at(&host.address), table).await;
    let own = black.socket.legal(table)[0].clone();
    black.play(&own).await;
    white.sees(|view| view.game.as_ref().is_some_and(|game| game.moves.len() == 4)).await;
    let clocks = white.view().game.as_ref().and_then(|game| game.clocks.clone()).expect("clocks");
    assert_eq!(clocks.running, Some(0));
    assert_eq!(clocks.seats[0].remaining_ms, 300_000, "a day without a server is no thinking time");

    // It does run while there is a server.
    house.wall.pass(Duration::from_secs(10));
    let own = white.socket.legal(table)[0].clone();
    white.play(&own).await;
    let clocks = white.view().game.as_ref().and_then(|game| game.clocks.clone()).expect("clocks");
    // What the way took is made good, up to half a second.
    let left = 300_000 - 10_000 + 2_000;
    assert!((left..=left + 500).contains(&clocks.seats[0].remaining_ms), "{clocks:?}");

    // The claim is still made, and the turn goes on with a move.
    let mut claimant = Player::join(claimants[0].guest.at(&host.address), claims).await;
    assert_eq!(kind(&claimant), Some(DecisionKind::Move));
    let own = claimant.socket.legal(claims)[0].clone();
    claimant.play(&own).await;
    assert_eq!(claimant.view().game.as_ref().and_then(|game| Some(game.decision.as_ref()?.seat)), Some(1));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_by_rules_that_only_a_newer_program_knows_is_left_alone() {
    let house = House::generous();
    let host = house.open().await;
    let (known, mut players) = host.pair(json!({ "game": "yinsh" })).await;
    let newer = host
        .stored_as(known, TableId::from_random([3; 16]), |event| {
            if let Event::Started { rules, .. } = event {
                *rules += 1;
            }
        })
        .await;
    let before = host.service.store.log(newer, 0, 100).await.expect("a log");
    let ask = json!({ "key": "k", "command": { "do": "play", "move": "a2", "number": 0 } });
    let (status, answer) = players[0].guest.post(&format!("/api/tables/{newer}/ask"), &ask).await.expect("an answer");
    assert_eq!((status, answer), (503, json!({ "code": "unavailable" })));
    let mut raw = Raw::connect(&players[0].guest).await;
    raw.say(&json!({ "say": "watch", "table": newer }).to_string()).await;
    while !raw.hear().await.expect("an answer").contains("\"unavailable\"") {}
    assert_eq!(host.service.store.log(newer, 0, 100).await.expect("a log"), before, "nothing was done to it");
    // Everything else goes on, also after a restart.
    players[0].play("a2").await;
    drop((raw, players));
    host.stop().await;
    let host = house.open().await;
    assert_eq!(host.spectator(known).await.socket.moves(known), 1);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_falls_by_itself_and_one_who_stays_away_loses_after_a_while() {
    let house = House::default();
    let host = house.open().await;
    let clock = json!({ "kind": "fischer", "initial_s": 60, "increment_s": 0 });
    let options = json!({ "game": "yinsh", "clock": clock });
    let (timed, mut rushed) = host.pair(options.clone()).await;
    let (table, players) = host.pair(options).await;
    let [mut white, mut black] = players;
    for (seat, text) in [(0, "a2"), (1, "b5"), (0, "c1")] {
        let version = rushed[seat].play(text).await;
        rushed[1 - seat].sees(|view| view.version == version).await;
    }
    white.play("a2").await;
    black.sees(|view| view.version == white.view().version).await;
    black.play("b5").await;
    white.sees(|view| view.version == black.view().version).await;

    // Black loses the connection. White may not claim at once, and hears first that Black is away.
    let kept = black.guest.clone();
    black.socket.leave().await;
    assert_eq!(white.refused(Command::Claim { what: Claim::Victory }).await, "nobody_away");
    white.sees(|view| view.seats[1].away_since_ms.is_some()).await;
    let refusal = white.ask(Command::Claim { what: Claim::Victory }).await;
    let Err(ToClient::Refused { reason, .. }) = refusal else { panic!("{refusal:?}") };
    assert_eq!(serde_json::to_value(&reason).expect("JSON"), json!({ "code": "nobody_away", "wait_ms": 15_000 }));

    // Who comes back is there again, and the time begins again.
    house.wall.pass(Duration::from_secs(14));
    let black = Player::join(kept, table).await;
    white.sees(|view| view.seats[1].away_since_ms.is_none()).await;
    house.wall.pass(Duration::from_secs(2));
    assert_eq!(white.refused(Command::Claim { what: Claim::Victory }).await, "nobody_away");
    black.socket.leave().await;
    white.sees(|view| view.seats[1].away_since_ms.is_some()).await;
    house.wall.pass(Duration::from_secs(15));
    white.granted(Command::Claim { what: Claim::Victory }).await;
    let result = white.view().game.as_ref().and_then(|game| game.result.clone()).expect("a result");
    assert_eq!((result.winners, result.by), (vec![0], EndedBy::Absence));

    // At the other table Black's flag falls: after the time and the longest delay that is made good.
    let black = &mut rushed[1];
    assert_eq!(black.view().stage, Stage::Playing);
    house.wall.pass(Duration::from_millis(60_500 - 31_000));
    host.service.live.table(timed).expect("a table").wake();
    rushed[0].sees(|view| view.stage == Stage::Over).await;
    let result = rushed[0].view().game.as_ref().and_then(|game| game.result.clone()).expect("a result");
    assert_eq!((result.winners, result.by), (vec![0], EndedBy::Time));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn drawn_seats_see_their_own_cards_only() {
    let house = House::default();
    let host = house.open().await;
    let mut moved = 0;
    for _ in 0..6 {
        let (table, mut players) = host.group(json!({ "game": "linko", "order": "random" }), 3).await;
        let mut hands = BTreeSet::new();
        for (sat, player) in players.iter_mut().enumerate() {
            let view = player.view().clone();
            let seat = view.viewer.expect("a seat");
            assert_eq!(view.seats[usize::from(seat)].occupant, Some(Occupant::Person(player.guest.id)), "one sees from one's own seat");
            moved += usize::from(usize::from(seat) != sat);
            let game = serde_json::to_value(&view.game).expect("JSON");
            hands.insert(game["position"]["hand"].to_string());
            // Everything that was ever sent on this connection was folded into this view; what a fresh one has is all there is.
            let fresh = player.fresh().await;
            assert_eq!(fresh["view"]["game"], game);
            let own: Vec<u8> = view
                .game
                .as_ref()
                .and_then(|game| game.decision.as_ref())
                .filter(|decision| decision.legal.is_some())
                .map(|decision| decision.seat)
                .into_iter()
                .collect();
            assert!(own.iter().all(|decides| *decides == seat), "legal moves are for the one who decides");
        }
        assert_eq!(hands.len(), 3, "everybody has a hand of their own: {hands:?}");
        let spectator = host.spectator(table).await;
        let game = serde_json::to_value(&spectator.view().game).expect("JSON");
        assert_eq!(game["position"]["hand"], Value::Null);
    }
    assert!(moved > 0, "with these dice somebody sits elsewhere than they sat down");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_against_a_bot_and_a_bot_that_nobody_has_any_more() {
    let house = House::default();
    let host = house.open().await;
    let guest = host.guest().await;
    let options = json!({ "game": "lyngk", "variant": "standard", "players": 2, "order": "fixed" });
    let table = guest.open(&json!({ "options": options, "seats": ["me", { "bot": "level1" }] })).await.expect("a table");
    let mut player = Player::join(guest.clone(), table).await;
    let mut rng = fastrand::Rng::with_seed(7);
    while player.view().stage == Stage::Playing {
        player
            .sees(|view| {
                view.stage == Stage::Over
                    || view.game.as_ref().is_some_and(|game| game.decision.as_ref().is_some_and(|decision| decision.seat == 0))
            })
            .await;
        let legal = player.socket.legal(table);
        if !legal.is_empty() {
            let text = legal[rng.usize(..legal.len())].clone();
            player.play(&text).await;
        }
    }
    let game = player.view().game.clone().expect("a game");
    assert_eq!(game.result.expect("a result").by, EndedBy::Rules);
    assert!(game.moves.iter().any(|played| played.seat == 1), "the bot has played too");

    // A table from the time of a bot that this program does not have: the same log under another id, with another name in it.
    let old = host
        .stored_as(table, TableId::from_random([5; 16]), |event| {
            if let Event::Sat { occupant, .. } = event {
                rename_bot(occupant);
            }
            if let Event::Started { occupants, .. } = event {
                occupants.iter_mut().for_each(rename_bot);
            }
        })
        .await;
    let mut player = Player::join(guest.clone(), old).await;
    while player.view().stage == Stage::Playing {
        let text = player.socket.legal(old)[0].clone();
        player.play(&text).await;
        player
            .sees(|view| {
                view.stage == Stage::Over
                    || view.game.as_ref().is_some_and(|game| game.decision.as_ref().is_some_and(|decision| decision.seat == 0))
            })
            .await;
    }
    let result = player.view().game.as_ref().and_then(|game| game.result.clone()).expect("a result");
    assert_eq!((result.winners, result.by), (vec![0], EndedBy::Absence), "the seat is lost, the table is not");
    player.granted(say("Well.")).await;
    host.stop().await;
}

fn rename_bot(occupant: &mut StoredOccupant) {
    if let StoredOccupant::Bot(name) = occupant {
        *name = "retired".to_owned();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn takebacks_draws_rematches_and_talk() {
    let house = House::default();
    let host = house.open().await;
    let (table, mut players) =
        host.pair(json!({ "game": "yinsh", "clock": { "kind": "fischer", "initial_s": 300, "increment_s": 0 }, "rated": true })).await;
    let mut spectator = host.spectator(table).await;
    let [white, black] = &mut players;
    assert!(white.view().rated);
    white.play("a2").await;
    black.sees(|view| view.version == white.view().version).await;
    black.play("b5").await;
    white.sees(|view| view.version == black.view().version).await;

    // White wants the first move back, with Black's answer.
    white.granted(Command::AskTakeback { to: 0 }).await;
    black.sees(|view| view.offers.takeback.as_ref().is_some_and(|asked| asked.to == 0)).await;
    let version = black.granted(Command::AnswerTakeback { accept: true }).await;
    for player in [&mut *white, &mut *black, &mut spectator] {
        player.sees(|view| view.version == version).await;
        assert_eq!(player.view().game.as_ref().map(|game| game.moves.len()), Some(0));
        assert!(!player.view().rated, "a game with a takeback does not count");
    }

    // As long as a game is on, players and spectators do not hear each other.
    white.granted(say("for Black")).await;
    spectator.granted(say("for those who watch")).await;
    black.sees(|view| view.version == spectator.view().version).await;
    white.sees(|view| view.version == spectator.view().version).await;
    let texts = |player: &Player| player.view().chat.iter().map(|line| line.text.clone()).collect::<Vec<_>>();
    assert_eq!(
        (texts(black), texts(white), texts(&spectator)),
        (vec!["for Black".into()], vec!["for Black".into()], vec!["for those who watch".into()])
    );
    assert!(!spectator.fresh().await.to_string().contains("for Black"));
    assert_eq!(black.view().chat[0].room, Room::Players);

    // A draw is offered and agreed on; then everybody hears everybody.
    white.granted(Command::OfferDraw).await;
    black.sees(|view| view.offers.draw == Some(0)).await;
    black.granted(Command::AnswerDraw { accept: true }).await;
    spectator.sees(|view| view.stage == Stage::Over).await;
    spectator.granted(say("for all")).await;
    white.sees(|view| view.chat.iter().any(|line| line.text == "for all")).await;

    // Another game: one offers, the other agrees, and both go on at another table, where the other begins.
    white.granted(Command::OfferRematch).await;
    black.sees(|view| view.offers.rematch == [0]).await;
    assert_eq!(spectator.refused(Command::OfferRematch).await, "not_seated");
    black.granted(Command::OfferRematch).await;
    white.sees(|view| view.rematch.is_some()).await;
    spectator.sees(|view| view.rematch.is_some()).await;
    let next = black.view().rematch.expect("a table");
    assert_eq!(white.view().rematch, Some(next));
    let mut first = Player::join(black.guest.clone(), next).await;
    assert_eq!(first.view().viewer, Some(0), "the other one begins");
    first.play("a2").await;
    host.stop().await;
}
