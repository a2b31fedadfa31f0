//! Nobody sees a hidden card: a game of Linko! is played twice, move for move and millisecond for millisecond, from deals that differ
//! only in what seat 0 and the spectators cannot know. Every byte they get must be the same.
//!
//! That this can fail is shown by the owner of the cards: what seat 1 gets differs between the two games, and what it gets holds its hand.

use crate::fixture::KeptLog;
use crate::host::{Host, House, Raw};
use serde_json::{Value, json};
use std::time::Duration;
use trilynx_protocol::TableId;
use trilynx_protocol::log::{Event, Secret};
use trilynx_protocol::wire::{Stage, TableView, ToClient};
use trilynx_trials::client::Guest;

/// Where the cards of seat 1 lie in the deck of two players.
const HAND_1: std::ops::Range<usize> = 13..26;

/// A deal with some cards of seat 1 exchanged for ones that lie deep in the pile.
pub fn with_another_hand(start: &str) -> String {
    let (head, deck) = start.split_once("deck=").expect("a deck");
    let mut cards: Vec<&str> = deck.split(',').collect();
    let mut deep = cards.len();
    for n in HAND_1.skip(3).step_by(2) {
        deep -= 1;
        while cards[deep] == cards[n] {
            deep -= 1;
        }
        cards.swap(n, deep);
    }
    format!("{head}deck={}", cards.join(","))
}

/// Somebody at one of the two tables, and every byte they were sent.
struct Ear {
    guest: Guest,
    raw: Raw,
    table: TableId,
    view: Option<TableView>,
    traffic: Vec<String>,
    /// Every hand they had, as a list of cards.
    hands: Vec<Vec<String>>,
}

impl Ear {
    async fn come(guest: &Guest, table: TableId) -> Ear {
        let raw = Raw::connect(guest).await;
        let mut ear = Ear { guest: guest.clone(), raw, table, view: None, traffic: Vec::new(), hands: Vec::new() };
        ear.raw.say(&json!({ "say": "watch", "table": table }).to_string()).await;
        ear.settle().await;
        ear
    }

    /// Hears everything up to the answer to a question of no importance, which the table answers in its turn.
    async fn settle(&mut self) {
        self.raw.say(&json!({ "say": "preview", "table": self.table, "move": "leave" }).to_string()).await;
        loop {
            let text = self.raw.hear().await.expect("the connection stays");
            let heard: ToClient = serde_json::from_str(&text).expect("a frame");
            self.traffic.push(text);
            match heard {
                ToClient::Table { view, .. } => self.view = Some(*view),
                ToClient::Events { from, events, .. } => {
                    if let Some(view) = &mut self.view {
                        assert_eq!(view.version, from, "events continue the view");
                        events.iter().for_each(|seen| view.fold(seen));
                    }
                }
                ToClient::Preview { .. } | ToClient::Error { key: None, table: Some(_), .. } => break,
                _ => {}
            }
            let position = serde_json::to_value(self.view.as_ref().map(|view| &view.game)).expect("JSON");
            if let Ok(hand) = serde_json::from_value(position["position"]["hand"].clone()) {
                self.hands.push(hand);
            }
        }
    }

    async fn ask(&mut self, key: &str, command: &Value) {
        // A move goes over HTTP: how long a frame takes on a socket is measured and made good, and would differ.
        if command["do"] == "play" {
            let body = json!({ "key": key, "command": command });
            let answer = self.guest.post(&format!("/api/tables/{}/ask", self.table), &body).await.expect("an answer");
            self.traffic.push(format!("{answer:?}"));
            return self.settle().await;
        }
        self.raw.say(&json!({ "say": "ask", "table": self.table, "key": key, "command": command }).to_string()).await;
        self.settle().await;
    }

    /// Comes back with a version of a while ago, for the tail, and with none, for the view.
    async fn reconnect(&mut self) {
        for version in [self.view.as_ref().map(|view| view.version - 5), None] {
            self.view = None;
            self.raw = Raw::connect(&self.guest).await;
            self.raw.say(&json!({ "say": "watch", "table": self.table, "version": version }).to_string()).await;
            self.settle().await;
        }
    }

    /// Everything that can be read over HTTP, also by somebody without a session.
    async fn read_all(&mut self, http: &reqwest::Client) {
        let (table, server) = (self.table, self.guest.server.clone());
        let paths = [
            format!("/api/tables/{table}"),
            format!("/api/tables/{table}?seat=1"),
            format!("/api/tables/{table}/events?after=0"),
            format!("/api/tables/{table}/events?after=0&seat=1"),
            format!("/api/tables/{table}/events?after=3"),
            format!("/api/games/{table}/record"),
        ];
        for path in paths {
            for cookie in [self.guest.cookie.as_str(), "nothing=here"] {
                let answer = http.get(format!("http://{server}{path}")).header("cookie", cookie).send().await.expect("an answer");
                let (status, length) = (answer.status(), answer.content_length());
                self.traffic.push(format!("{path} {status} {length:?} {}", answer.text().await.expect("a body")));
            }
        }
        // Lists show both tables, so the line of this one is taken out.
        for path in ["/api/games", "/api/games?player=me", "/api/account/export", "/api/records", "/api/records?player=me"] {
            let answer = http.get(format!("http://{server}{path}")).header("cookie", &self.guest.cookie).send().await.expect("an answer");
            let text = answer.text().await.expect("a body");
            let list: Value = serde_json::from_str(&text).unwrap_or_else(|_| json!({ "games": [text] }));
            let own = |line: &&Value| line.to_string().contains(table.as_str());
            self.traffic.extend(list["games"].as_array().into_iter().flatten().filter(own).map(Value::to_string));
        }
        let (status, answer) = self
            .guest
            .post(
                &format!("/api/tables/{table}/ask"),
                &json!({ "key": "http", "seat": 1, "command": { "do": "play", "move": "13+13", "number": 0 } }),
            )
            .await
            .expect("an answer");
        self.traffic.push(format!("{status} {answer}"));
        let whole = json!({ "start": { "table": table }, "from": 0 });
        let mut other = whole.clone();
        other["viewer"] = json!(1 - i32::from(self.seat() == Some(1)));
        let mut more = whole.clone();
        more["moves"] = json!(["pile", "row:7", "13+13"]);
        let mut earlier = more.clone();
        earlier["keep"] = json!(2);
        earlier["start"]["game"] = json!(0);
        for study in [whole, other, more, earlier] {
            let (status, answer) = self.guest.post("/api/positions", &study).await.expect("an answer");
            self.traffic.push(format!("{study} {status} {answer}"));
        }
    }

    /// What was sent, with the table's own name left out. Who is connected is not compared: it is told when it is noticed.
    fn heard(&self) -> Vec<String> {
        self.traffic
            .iter()
            .filter(|text| !text.starts_with("{\"say\":\"presence\""))
            .map(|text| text.replace(self.table.as_str(), "THE TABLE"))
            .collect()
    }

    /// Where this one sits.
    fn seat(&self) -> Option<u8> {
        self.view.as_ref().and_then(|view| view.viewer)
    }

    fn legal(&self) -> Vec<String> {
        let decision = self.view.as_ref().and_then(|view| view.game.as_ref()?.decision.as_ref()?.legal.clone());
        decision.unwrap_or_default()
    }
}

/// The two players and a spectator of one of the two tables.
struct Party {
    ears: [Ear; 3],
}

impl Party {
    async fn come(guests: &[Guest; 3], table: TableId) -> Party {
        let mut ears = Vec::new();
        for guest in guests {
            ears.push(Ear::come(guest, table).await);
        }
        let mut party = Party { ears: ears.try_into().ok().expect("three") };
        party.settle().await;
        party
    }

    async fn settle(&mut self) {
        for ear in &mut self.ears {
            ear.settle().await;
        }
    }

    async fn ask(&mut self, who: usize, key: &str, command: &Value) {
        self.ears[who].ask(key, command).await;
        self.settle().await;
    }

    fn moves(&self) -> usize {
        self.ears[0].view.as_ref().and_then(|view| view.game.as_ref()).map_or(0, |game| game.moves.len())
    }

    fn decides(&self) -> Option<usize> {
        let game = self.ears[2].view.as_ref()?.game.as_ref()?;
        game.decision.as_ref().map(|decision| usize::from(decision.seat))
    }
}

/// The same at both tables, one after the other.
async fn both(parties: &mut [Party; 2], who: usize, key: &str, command: &Value) {
    for party in parties {
        party.ask(who, key, command).await;
    }
}

/// Plays on at both tables alike, with requests in between that must be refused alike.
async fn play_alike(parties: &mut [Party; 2], house: &House, moves: usize, rng: &mut fastrand::Rng) {
    for _ in 0..moves {
        house.wall.pass(Duration::from_millis(1500));
        let Some(decides) = parties[0].decides() else { return };
        assert_eq!(parties[1].decides(), Some(decides));
        let number = parties[0].moves();
        let key = format!("{number} {}", rng.u64(..));
        // Somebody else tries to play, with cards that the other may have or not.
        let guess = json!({ "do": "play", "move": "13+13", "number": number });
        both(parties, 1 - decides, &format!("{key} guess"), &guess).await;
        both(parties, 2, &format!("{key} spectator"), &guess).await;
        let [one, other] = [&parties[0], &parties[1]].map(|party| party.ears[decides].legal());
        if decides == 0 {
            assert_eq!(one, other, "seat 0 has the same choice");
        }
        let common: Vec<&String> = one.iter().filter(|text| other.contains(text)).collect();
        let Some(text) = rng.choice(common) else { return };
        both(parties, decides, &key, &json!({ "do": "play", "move": text, "number": number })).await;
    }
}

/// What must not be found: cards as lists and in our notations, for hands that are long enough to be nothing else.
fn written(hands: &[Vec<String>]) -> Vec<String> {
    let long = hands.iter().filter(|hand| hand.len() >= 8);
    long.flat_map(|hand| [hand.join("\",\""), hand.join("+"), hand.join(","), hand.join(", ")]).collect()
}

fn assert_without(what: &str, texts: &[String], secrets: &[String]) {
    for text in texts {
        if let Some(secret) = secrets.iter().find(|secret| text.contains(secret.as_str())) {
            panic!("{what}: {secret} is in {text}");
        }
    }
}

async fn secrets_of(host: &Host, table: TableId) -> Vec<String> {
    let log = host.service.store.log(table, 0, 1000).await.expect("a log");
    let mut secrets = Vec::new();
    for entry in &log {
        match &entry.event {
            Event::Opened { seed: Secret(seed), .. } => secrets.push(seed.clone()),
            Event::Started { start: Secret(start), .. } => secrets.push(start.split_once("deck=").expect("a deck").1.to_owned()),
            _ => {}
        }
    }
    assert_eq!(secrets.len(), 2);
    secrets
}

// On one thread, so that the log of this server alone can be kept.
#[tokio::test]
async fn who_cannot_know_a_card_gets_the_same_bytes_whatever_it_is() {
    let kept = KeptLog::start();

    let house = House::generous();
    let host = house.open().await;
    let clock = json!({ "kind": "fischer", "initial_s": 600, "increment_s": 5 });
    let (template, players) = host.pair(json!({ "game": "linko", "clock": clock })).await;
    let guests = [players[0].guest.clone(), players[1].guest.clone(), host.guest().await];
    for player in players {
        player.socket.leave().await;
    }
    let tables = [TableId::from_random([1; 16]), TableId::from_random([2; 16])];
    host.stored_as(template, tables[0], |_| {}).await;
    host.stored_as(template, tables[1], |event| {
        if let Event::Started { start, .. } = event {
            start.0 = with_another_hand(&start.0);
        }
    })
    .await;
    let secrets = [secrets_of(&host, tables[0]).await, secrets_of(&host, tables[1]).await];
    assert_ne!(secrets[0][1], secrets[1][1], "the deals differ");

    let mut parties = [Party::come(&guests, tables[0]).await, Party::come(&guests, tables[1]).await];
    let mut rng = fastrand::Rng::with_seed(11);
    play_alike(&mut parties, &house, 14, &mut rng).await;
    read_all(&mut parties, &host).await;

    // Back by a few moves, and on in another way.
    let to = parties[0].moves() - 3;
    both(&mut parties, 0, "back", &json!({ "do": "ask_takeback", "to": to })).await;
    both(&mut parties, 1, "agreed", &json!({ "do": "answer_takeback", "accept": true })).await;
    assert_eq!([parties[0].moves(), parties[1].moves()], [to, to]);
    play_alike(&mut parties, &house, 10, &mut rng).await;
    for party in &mut parties {
        for n in [0, 2, 1] {
            party.ears[n].reconnect().await;
            party.settle().await;
        }
    }
    both(&mut parties, 1, "talk", &json!({ "do": "say", "text": "I have good cards." })).await;
    both(&mut parties, 0, "early", &json!({ "do": "offer_rematch" })).await;
    both(&mut parties, 0, "mine", &json!({ "do": "claim", "what": "victory" })).await;
    play_alike(&mut parties, &house, 10, &mut rng).await;
    read_all(&mut parties, &host).await;
    assert!(parties[0].moves() > 20, "{} moves were played", parties[0].moves());
    assert_eq!(parties[0].ears[0].view.as_ref().expect("a view").stage, Stage::Playing);

    let [one, other] = &parties;
    for viewer in [0, 2] {
        let (here, there) = (one.ears[viewer].heard(), other.ears[viewer].heard());
        assert_eq!(here.len(), there.len());
        for (here, there) in here.iter().zip(&there) {
            assert_eq!(here, there, "viewer {viewer}");
        }
    }
    // Who holds the cards does hear of them, so the comparison means something.
    assert_ne!(one.ears[1].heard(), other.ears[1].heard());

    // Canaries: nobody has heard the seed or the deck, and nobody the hand of another.
    for (party, secrets) in parties.iter().zip(&secrets) {
        let hands: Vec<Vec<String>> = party.ears.iter().map(|ear| written(&ear.hands)).collect();
        assert!(hands[0].len() > 20 && hands[1].len() > 20 && hands[2].is_empty());
        for (viewer, ear) in party.ears.iter().enumerate() {
            assert_without("the seed or the deck", &ear.traffic, secrets);
            assert!(!ear.traffic.iter().any(|text| text.contains("deck=")));
            for owner in [0, 1] {
                if owner == viewer {
                    assert!(ear.traffic.iter().any(|text| hands[owner].iter().any(|hand| text.contains(hand.as_str()))));
                } else {
                    assert_without("a hand of another", &ear.traffic, &hands[owner]);
                }
            }
        }
        assert_without("the log", &[kept.text()], secrets);
        assert_without("the log", &[kept.text()], &hands.concat());
    }

    // When it is over everybody may see the deal, and the seed that was promised; of the next game, nothing.
    both(&mut parties, 1, "enough", &json!({ "do": "resign" })).await;
    read_all(&mut parties, &host).await;
    for (party, secrets) in parties.iter().zip(&secrets) {
        for ear in &party.ears {
            assert_eq!(ear.view.as_ref().expect("a view").stage, Stage::Over);
            for secret in secrets {
                assert!(ear.traffic.iter().any(|text| text.contains(secret.as_str())), "{secret}");
            }
        }
    }
    both(&mut parties, 0, "again", &json!({ "do": "offer_rematch" })).await;
    both(&mut parties, 1, "yes", &json!({ "do": "offer_rematch" })).await;
    for party in &mut parties {
        let next = party.ears[0].view.as_ref().and_then(|view| view.rematch).expect("a rematch");
        let secrets = secrets_of(&host, next).await;
        let mut ears = Party::come(&guests, next).await.ears;
        for ear in &mut ears {
            ear.read_all(&host.http).await;
            assert_without("the next seed or deck", &ear.traffic, &secrets);
        }
        for ear in &party.ears {
            assert_without("the next seed or deck", &ear.traffic, &secrets);
        }
        assert_without("the log", &[kept.text()], &secrets);
    }
    assert!(!kept.text().contains("deck="));
    host.stop().await;
}

async fn read_all(parties: &mut [Party; 2], host: &Host) {
    for party in parties {
        for ear in &mut party.ears {
            ear.read_all(&host.http).await;
        }
        party.settle().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_game_with_hidden_cards_has_no_record_and_starts_from_no_known_deal() {
    let house = House::default();
    let host = house.open().await;
    let (table, mut players) = host.pair(json!({ "game": "linko" })).await;
    let stranger = host.guest().await;
    let path = format!("http://{}/api/games/{table}/record", host.address);
    for cookie in [&players[0].guest.cookie, &players[1].guest.cookie, &stranger.cookie] {
        let answer = host.http.get(&path).header("cookie", cookie).send().await.expect("an answer");
        assert_eq!(answer.status().as_u16(), 404);
        assert_eq!(answer.json::<Value>().await.expect("JSON"), json!({ "code": "not_found" }));
    }
    let export: Value = players[0].guest.get("/api/account/export").await.expect("an export");
    assert_eq!(export["games"][0]["records"], json!([]), "{export}");

    // A game that hides nothing has one from its first move.
    let (open, mut others) = host.pair(json!({ "game": "yinsh" })).await;
    others[0].play("a2").await;
    let answer = host.http.get(format!("http://{}/api/games/{open}/record", host.address)).send().await.expect("an answer");
    assert_eq!(answer.status().as_u16(), 200);

    // When it is over, there is one for everybody.
    players[0].granted(trilynx_protocol::Command::Resign).await;
    let answer = host.http.get(&path).send().await.expect("an answer");
    assert!(answer.text().await.expect("a record").contains("deck="));

    // Who sets the cards up knows them.
    let secrets = host.service.store.log(table, 0, 100).await.expect("a log");
    let start = secrets.iter().find_map(|entry| if let Event::Started { start, .. } = &entry.event { Some(start.0.clone()) } else { None });
    let options = json!({ "game": "linko", "variant": "standard", "players": 2, "start": start });
    let (status, answer) = stranger.post("/api/tables", &json!({ "options": options, "seats": ["me", "open"] })).await.expect("an answer");
    assert_eq!((status, &answer["reason"]["field"]), (409, &json!("start")), "{answer}");
    host.stop().await;
}
