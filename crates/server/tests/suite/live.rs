//! Live play over real sockets: what the people at a table hear of each other, and what becomes of it when a connection, a tab or the
//! server goes away.

use crate::host::{House, Player, Raw, code, eventually, play_on, within};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::Duration;
use trilynx_protocol::command::Claim;
use trilynx_protocol::log::{Event, StoredOccupant};
use trilynx_protocol::wire::{DecisionKind, Error, Room, Stage, ToClient, ToServer};
use trilynx_protocol::{ClockRule, Command, EndedBy, Occupant, TableId};
use trilynx_trials::client::Socket;

/// White makes a row of five by g4 and has then a row and a ring to take off.
const OWN_ROW: &str = "yinsh/standard board=RRRR/7/8/9/4MMMMR1/9/10/9/8/6r/rrrr turn=w phase=move removed=0,0";

fn say(text: &str) -> Command {
    Command::Say { text: text.to_owned() }
}

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
    again.say(&ToServer::Watch { table, seat: None, version: Some(kept.version) }).await.expect("said");
    assert_eq!(again.until(|_, heard| tail(heard)).await.expect("a tail"), (kept.version, 1));
    assert_eq!(again.until(|_, heard| tail(heard)).await.expect("a tail"), (kept.version + 1, 1));
    assert_eq!(again.until(|_, heard| tail(heard)).await.expect("the time"), (7, 0));
    black.sees(|view| view.version == 7).await;
    assert_eq!(&again.views[&table], black.view(), "folded, the tail leads to the same view");
    let fresh: Value = black.fresh().await;
    assert_eq!(serde_json::to_value(black.view()).expect("JSON"), fresh["view"]);

    // Who knows everything gets an empty tail, and who claims to know what has not happened yet gets the view.
    again.say(&ToServer::Watch { table, seat: None, version: Some(7) }).await.expect("said");
    assert_eq!(again.until(|_, heard| tail(heard)).await.expect("a tail"), (7, 0));
    again.say(&ToServer::Watch { table, seat: None, version: Some(999) }).await.expect("said");
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
    third.say(&ToServer::Watch { table, seat: None, version: Some(current - 1) }).await.expect("said");
    assert_eq!(third.until(|_, heard| tail(heard)).await.expect("a tail"), (current - 1, 1));
    let mut fourth = black.guest.connect().await.expect("a socket");
    fourth.say(&ToServer::Watch { table, seat: None, version: Some(current - 50) }).await.expect("said");
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

    // The same wish by the same name is granted once, from either tab, however often, and with the same version.
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

    // After forty other wishes the table has forgotten the keys, but the store has not: neither that of a move, which is stale now, nor
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
    again.say(&ToServer::Watch { table, seat: None, version: Some(version) }).await.expect("said");
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

    // Who comes back is there again, and the time begins anew.
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_tells_what_opens_fills_and_ends_but_nothing_private() {
    let house = House::default();
    let host = house.open().await;
    let (opener, other) = (host.guest().await, host.guest().await);
    let mut follower = host.guest().await.connect().await.expect("a socket");
    assert_eq!(follow(&mut follower).await, 0);

    let opening = |private: bool| json!({ "options": { "game": "linko", "variant": "standard", "players": 2, "private": private }, "seats": ["me", "open"] });
    let private = opener.open(&opening(true)).await.expect("a table");
    let public = opener.open(&opening(false)).await.expect("a table");
    let mut told: Vec<(TableId, Option<Stage>)> = Vec::new();
    told.extend(changes(&mut follower).await);
    assert_eq!(told, [(public, Some(Stage::Waiting))]);

    // The private one is found by whoever has the link, and is in nobody's list but those of its players.
    let games = |guest: &trilynx_trials::client::Guest, query: &'static str| {
        let guest = guest.clone();
        async move { guest.get::<Value>(&format!("/api/games{query}")).await.expect("a list").to_string() }
    };
    assert!(!games(&other, "").await.contains(private.as_str()));
    assert!(games(&other, "").await.contains(public.as_str()));
    assert!(games(&opener, "?player=me").await.contains(private.as_str()));
    assert!(!games(&other, "?player=me").await.contains(private.as_str()));
    let mut second = Player::join(other.clone(), private).await;
    second.granted(Command::Sit { seat: None, word: Some("a word".to_owned()) }).await;
    second.sees(|view| view.stage == Stage::Playing).await;

    let mut second = Player::join(other, public).await;
    second.granted(Command::Sit { seat: None, word: None }).await;
    assert_eq!(changes(&mut follower).await, [(public, Some(Stage::Playing))]);
    second.granted(Command::Resign).await;
    assert_eq!(changes(&mut follower).await, [(public, None)]);
    follower.say(&ToServer::Lobby { follow: false }).await.expect("said");
    host.stop().await;
}

/// Follows the lobby, and says how many lines it has now. Whatever was said before has been heard by then.
async fn follow(socket: &mut Socket) -> usize {
    socket.say(&ToServer::Lobby { follow: true }).await.expect("said");
    let lines = |_: &Socket, heard: &ToClient| match heard {
        ToClient::Lobby { open, running, .. } => Some(open.len() + running.len()),
        _ => None,
    };
    socket.until(lines).await.expect("a lobby")
}

/// The next changes in the lobby: lines by their stage, and those that went.
async fn changes(follower: &mut Socket) -> Vec<(TableId, Option<Stage>)> {
    let changes = |_: &Socket, heard: &ToClient| match heard {
        ToClient::LobbyChanges { lines, gone, .. } => {
            Some(lines.iter().map(|line| (line.id, Some(line.stage))).chain(gone.iter().map(|id| (*id, None))).collect())
        }
        _ => None,
    };
    follower.until(changes).await.expect("changes")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_look_for_the_same_game_are_brought_together() {
    let house = House::default();
    let host = house.open().await;
    let seek = |game: &str, initial_s: u32| ToServer::Seek {
        game: serde_json::from_value(json!(game)).expect("a game"),
        variant: "standard".to_owned(),
        players: 2,
        clock: ClockRule::Fischer { initial_s, increment_s: 0 },
        rated: true,
    };
    let guests = [host.owner().await, host.owner().await, host.owner().await, host.owner().await];
    let mut sockets = Vec::new();
    for guest in &guests {
        sockets.push(guest.connect().await.expect("a socket"));
    }
    sockets[0].say(&seek("yinsh", 300)).await.expect("said");
    sockets[1].say(&seek("yinsh", 60)).await.expect("said");
    sockets[2].say(&seek("yinsh", 300)).await.expect("said");
    let paired = |_: &Socket, heard: &ToClient| if let ToClient::Paired { table } = heard { Some(*table) } else { None };
    let table = sockets[0].until(paired).await.expect("paired");
    assert_eq!(sockets[2].until(paired).await.expect("paired"), table);
    // Who thinks better of it is not paired, until they look again.
    sockets[1].say(&ToServer::StopSeeking).await.expect("said");
    follow(&mut sockets[1]).await;
    sockets[3].say(&seek("lyngk", 60)).await.expect("said");
    sockets[3].say(&seek("yinsh", 60)).await.expect("said");
    follow(&mut sockets[3]).await;
    assert_eq!(host.service.store.running_tables(10).await.expect("tables").len(), 1);
    sockets[1].say(&seek("yinsh", 60)).await.expect("said");
    let other = sockets[1].until(paired).await.expect("paired");
    assert_eq!(sockets[3].until(paired).await.expect("paired"), other);
    assert_ne!(other, table);
    let player = Player::join(guests[0].clone(), table).await;
    assert_eq!(player.view().stage, Stage::Playing);
    let seated: BTreeSet<_> = player.view().seats.iter().map(|seat| seat.occupant.clone()).map(|who| format!("{who:?}")).collect();
    assert_eq!(seated, [&guests[0], &guests[2]].map(|guest| format!("{:?}", Some(Occupant::Person(guest.id)))).into());
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_list_of_games_says_how_strong_the_players_are() {
    let house = House::default();
    let host = house.open().await;
    let clock = json!({ "kind": "fischer", "initial_s": 300, "increment_s": 0 });
    let (table, mut players) = host.pair_of_accounts(["Olga", "Pavel"], json!({ "game": "yinsh", "rated": true, "clock": clock })).await;
    play_on(&mut players, 12, |_| 0).await;
    let ratings = async |guest: &trilynx_trials::client::Guest| {
        let games: Value = guest.get("/api/games").await.expect("a list");
        assert_eq!(games["games"][0]["id"], json!(table));
        [0, 1].map(|seat| games["games"][0]["seats"][seat]["rating"].as_i64())
    };
    assert_eq!(ratings(&players[0].guest).await, [None, None]);
    players[1].granted(Command::Resign).await;
    let counted = async {
        loop {
            if let [Some(winner), Some(loser)] = ratings(&players[0].guest).await {
                break (winner, loser);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let (winner, loser) = within(counted).await;
    assert!(winner > 1500 && loser < 1500, "{winner} {loser}");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_without_a_websocket() {
    let house = House::default();
    let host = house.open().await;
    let (white, black) = (host.guest().await, host.guest().await);
    let opening = json!({ "options": { "game": "yinsh", "variant": "standard", "players": 2, "order": "fixed" }, "seats": ["me", "open"], "key": "once" });
    let table = white.open(&opening).await.expect("a table");
    assert_eq!(white.open(&opening).await.expect("the same table"), table);
    let ask = format!("/api/tables/{table}/ask");
    let (status, answer) = black.post(&ask, &json!({ "key": "sit", "command": { "do": "sit" } })).await.expect("an answer");
    assert_eq!((status, &answer["version"]), (200, &json!(4)), "{answer}");
    let (status, answer) =
        black.post(&ask, &json!({ "key": "early", "command": { "do": "play", "move": "a2", "number": 0 } })).await.expect("an answer");
    assert_eq!((status, &answer), (409, &json!({ "code": "refused", "reason": { "code": "not_your_turn" } })));

    // Black waits; White plays; Black hears of it.
    let events = format!("/api/tables/{table}/events?after=4&wait=25");
    let waiting = {
        let black = black.clone();
        tokio::spawn(async move { black.get::<Value>(&events).await.expect("events") })
    };
    let mut watcher = Player::join(white.clone(), table).await;
    watcher.hears(|heard| matches!(heard, ToClient::Presence { seats, .. } if seats.contains(&1)).then_some(())).await;
    let (status, _) =
        white.post(&ask, &json!({ "key": "first", "command": { "do": "play", "move": "a2", "number": 0 } })).await.expect("an answer");
    assert_eq!(status, 200);
    let heard = within(waiting).await.expect("heard");
    assert_eq!(
        (heard["say"].as_str(), &heard["from"], &heard["events"][0]["event"]),
        (Some("events"), &json!(4), &json!("moved")),
        "{heard}"
    );
    watcher.hears(|heard| matches!(heard, ToClient::Presence { seats, .. } if !seats.contains(&1)).then_some(())).await;

    // Who asks what happened gets it at once; from the beginning it is the view; and who hangs up is not counted as there.
    let known: Value = black.get(&format!("/api/tables/{table}/events?after=4&wait=25")).await.expect("events");
    assert_eq!(known["events"].as_array().map(Vec::len), Some(1));
    let whole: Value = black.get(&format!("/api/tables/{table}/events?after=0")).await.expect("a view");
    assert_eq!((whole["say"].as_str(), &whole["view"]["viewer"]), (Some("table"), &json!(1)));
    let hanging = {
        let (black, events) = (black.clone(), format!("/api/tables/{table}/events?after=5&wait=25"));
        tokio::spawn(async move { black.get::<Value>(&events).await })
    };
    watcher.hears(|heard| matches!(heard, ToClient::Presence { seats, .. } if seats.contains(&1)).then_some(())).await;
    hanging.abort();
    watcher.hears(|heard| matches!(heard, ToClient::Presence { seats, .. } if !seats.contains(&1)).then_some(())).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_people_play_a_game_of_linko_and_three_a_match() {
    let house = House::generous();
    let host = house.open().await;
    let mut rng = fastrand::Rng::with_seed(4);
    let (table, mut players) = host.group(json!({ "game": "linko" }), 4).await;
    let mut spectator = host.spectator(table).await;
    play_on(&mut players, 2000, |legal| rng.usize(..legal.len())).await;
    spectator.sees(|view| view.stage == Stage::Over).await;
    for player in &mut players {
        player.sees(|view| view.stage == Stage::Over).await;
        assert_eq!(player.view().game.as_ref().and_then(|game| game.result.as_ref()).expect("a result").by, EndedBy::Rules);
        // Whatever was folded together over hundreds of moves is what a newcomer sees.
        assert_eq!(serde_json::to_value(player.view()).expect("JSON"), player.fresh().await["view"]);
    }
    assert_eq!(serde_json::to_value(spectator.view()).expect("JSON"), spectator.fresh().await["view"]);

    // A match: everybody begins once. Between two games all say that they are ready, but for the last, where time does it.
    let (table, mut players) = host.group(json!({ "game": "linko", "rounds": 2 }), 2).await;
    for game in 1..=4_u16 {
        play_on(&mut players, 2000, |legal| rng.usize(..legal.len())).await;
        for player in &mut players {
            player.sees(|view| view.series.played == game).await;
        }
        let view = players[0].view().clone();
        let sums: Vec<i32> = (0..2).map(|seat| view.series.results.iter().map(|result| i32::from(result.scores[seat])).sum()).collect();
        assert_eq!(view.series.totals, sums);
        // Whoever looks at it again is told which game of how many that is, the last one if nothing is said.
        for (wanted, number) in [(json!({ "table": table }), game - 1), (json!({ "table": table, "game": 0 }), 0)] {
            let (_, answer) = players[0].guest.post("/api/positions", &json!({ "start": wanted })).await.expect("an answer");
            assert_eq!(answer["series"], json!({ "game": number, "begun": game }), "{wanted}");
        }
        if game == 4 {
            assert_eq!(view.stage, Stage::Over);
            break;
        }
        assert_eq!(view.stage, Stage::Between);
        players[0].granted(Command::Ready).await;
        if game == 3 {
            house.wall.pass(Duration::from_secs(30));
            host.service.live.table(table).expect("a table").wake();
        } else {
            players[1].sees(|view| view.series.ready == [0]).await;
            players[1].granted(Command::Ready).await;
        }
        for player in &mut players {
            player.sees(|view| view.stage == Stage::Playing).await;
        }
        let first = players[0].view().game.as_ref().and_then(|game| Some(game.decision.as_ref()?.seat));
        assert_eq!(first, Some((game % 2) as u8), "the next one begins");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refusal_of_linko_names_clause_and_player() {
    let house = House::default();
    let host = house.open().await;
    let (_, mut players) = host.pair(json!({ "game": "linko" })).await;
    let mut check = async |text: &str, clause: &str, kind: &str, fields: Value, message: &str| {
        let answer = players[0].ask(Command::Play { text: text.to_owned(), number: 0 }).await;
        let Err(ToClient::Refused { reason, .. }) = answer else { panic!("{text}: {answer:?}") };
        let expected = json!({ "code": "rule", "clause": clause, "kind": kind, "fields": fields, "message": message });
        assert_eq!(serde_json::to_value(&reason).expect("JSON"), expected);
    };
    let one = json!({ "seat": "player 1" });
    check("take", "LINKO 5", "NothingAttacked", one.clone(), "no set is being attacked: player 1 must lay a set").await;
    check("pile", "LINKO 7", "NoCardOwed", one, "no one has to draw: player 1 must lay a set").await;
    let values = json!({ "lower": "7", "higher": "8" });
    let message = "7 and 8 have different values: a set is cards of one value and jokers, or jokers alone";
    check("7+8", "LINKO 2", "TwoValues", values, message).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_wishes_at_once_are_all_answered_to_one_who_listens() {
    let house = House::default();
    let host = house.open().await;
    let (table, mut players) = host.pair(json!({ "game": "yinsh" })).await;
    let black = &mut players[1];
    // More than wait in any queue, less than a person may say at once.
    let many = 150;
    for n in 0..many {
        let command = Command::Play { text: "a2".to_owned(), number: 0 };
        black.socket.say(&ToServer::Ask { table, key: format!("k{n}"), seat: None, command }).await.expect("said");
    }
    let mut answered = BTreeSet::new();
    while answered.len() < many {
        let key = black.hears(|heard| match heard {
            ToClient::Refused { key, .. } | ToClient::Error { key: Some(key), error: Error::Unavailable, .. } => Some(key.clone()),
            ToClient::Error { error, .. } => panic!("{}", code(error)),
            _ => None,
        });
        answered.insert(key.await);
    }
    players[0].play("a2").await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_who_does_not_read_is_sent_away_and_nobody_waits_for_them() {
    let house = House::generous();
    let host = house.open().await;
    let guests = [host.guest().await, host.guest().await];
    let options = json!({ "game": "yinsh", "variant": "standard", "players": 2, "order": "fixed" });
    let table = guests[0].open(&json!({ "options": options, "seats": ["me", "open"] })).await.expect("a table");
    let mut white = Player::join(guests[0].clone(), table).await;
    for _ in 0..80 {
        white.granted(say(&"x".repeat(400))).await;
    }
    // The sleeper asks for the long view again and again, and reads nothing of it, until there is more than the way to them holds. A visitor who
    // looks in as often, and reads, is given a view each time: then the table has dealt with what the sleeper asked before.
    let mut sleeper = Raw::narrow(&host.guest().await).await;
    let mut visitor = Raw::connect(&host.guest().await).await;
    let live = &host.service.live;
    for _ in 0..300 {
        for _ in 0..4 {
            sleeper.say(&json!({ "say": "watch", "table": table }).to_string()).await;
        }
        visitor.say(&json!({ "say": "watch", "table": table }).to_string()).await;
        while !visitor.hear().await.expect("an answer").starts_with("{\"say\":\"table\"") {}
        white.granted(say(&"x".repeat(400))).await;
    }
    eventually("the sleeper is sent away", || live.lobby().connected() == 2).await;
    // Others come, go and play meanwhile, and are not held up.
    let mut black = Player::join(guests[1].clone(), table).await;
    black.granted(Command::Sit { seat: None, word: None }).await;
    let mut players = [white, black];
    play_on(&mut players, 10, |_| 0).await;
    // Whatever was on its way still comes, and then it is over.
    within(sleeper.until_the_end()).await;
    play_on(&mut players, 10, |_| 0).await;
    host.stop().await;
}

#[test]
fn the_documented_examples_run_from_an_empty_folder() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
    let house = House::default();
    let host = runtime.block_on(house.open());
    let examples = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples");
    for (script, last) in [("two-people.sh", "yinsh/blitz"), ("against-a-bot.sh", "lyngk/standard")] {
        let folder = tempfile::tempdir().expect("a folder");
        let ran = std::process::Command::new("sh")
            .arg(examples.join(script))
            .arg(format!("http://{}", host.address))
            .current_dir(folder.path())
            .output()
            .expect("sh is there");
        let (out, err) = (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
        assert!(ran.status.success(), "{script}: {out}\n{err}");
        assert!(out.contains(last) && (out.clone() + err.clone()).contains("over after"), "{script}: {out}\n{err}");
    }
    runtime.block_on(host.stop());
}
