//! The attacks themselves, one function each. The names are those of the findings they come from.

use super::crowd::{each, flood};
use super::honest::Duel;
use super::takeover::{owner_cut_off, owner_stopped};
use super::{Ground, PEACE as LENGTH_OF_PEACE, Verdict, prepared};
use crate::client::{Guest, Socket, Trouble};
use crate::games;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use std::net::{IpAddr, Ipv6Addr};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::Instant;
use trilynx_protocol::wire::{Stage, ToClient, ToServer};
use trilynx_protocol::{Command, EndedBy, TableId};

type Attack = fn(Ground) -> Pin<Box<dyn Future<Output = Result<Verdict, Trouble>> + Send>>;

/// An attack.
pub struct Scenario {
    /// Its name, as in the list of findings.
    pub name: &'static str,
    /// What is tried, in one line.
    pub tried: &'static str,
    /// How.
    pub attack: Attack,
}

macro_rules! scenario {
    ($name:literal, $attack:ident, $tried:literal) => {
        Scenario { name: $name, tried: $tried, attack: |ground| Box::pin($attack(ground)) }
    };
}

/// No attack at all: what is usual on this machine.
pub const PEACE: Scenario = scenario!("peace", peace, "nobody attacks: what is usual here");

/// Every attack.
pub const ALL: &[Scenario] = &[
    scenario!("H1", padded_lobby, "300 public tables whose start is padded to 4,096 bytes; the server is restarted afterwards"),
    scenario!(
        "H2",
        spectators_against_a_clock,
        "an opponent offers and withdraws takebacks, forty spectators ask for the tail all the time"
    ),
    scenario!("H3", busy_bots, "one guest plays and takes back by turns against `search`, another lets bots play each other at 28 tables"),
    scenario!("H4", farmed_rating, "25 throw-away guests resign at an account's rated tables before the first move"),
    scenario!("H5", compressed_records, "browsers download records in compressed form"),
    scenario!("H6a", owner_cut_off, "PostgreSQL, two servers: the way of the one that serves to the database is stalled and opened again"),
    scenario!("H6b", owner_stopped, "PostgreSQL, two servers: the one that serves is stopped (SIGSTOP) and continued"),
    scenario!("H7", scanning_query, "sixteen strangers list closed games of one kind on a store full of other games"),
    scenario!("M1", long_records, "24 strangers download the record of the longest game a table can have"),
    scenario!("M2", late_pongs, "a player answers pings late and then thinks half a second for each move on a clock of three seconds"),
    scenario!("M3", full_house, "2,100 spectators come to the table of a player whose connection was lost"),
    scenario!("M4", crowded_lobby, "600 plain tables are opened before an honest one"),
    scenario!("M5", guessed_password, "strangers from 200 networks guess the password of an account"),
    scenario!("M6", two_hands, "a guest at a table with hidden cards signs in as the owner of another seat"),
    scenario!("M7", borrowed_engine, "a player of a running rated game asks the server's own engine about it"),
    scenario!("M8", guessed_table, "a stranger works out the id of a private table from the person's id and the key"),
];

/// The scenarios with these names, or all.
pub fn chosen(names: &[String]) -> Result<Vec<&'static Scenario>, Trouble> {
    if names.is_empty() {
        return Ok(ALL.iter().collect());
    }
    let find = |name: &String| {
        let known = || ALL.iter().map(|scenario| scenario.name).collect::<Vec<_>>().join(", ");
        ALL.iter().find(|scenario| scenario.name == name).ok_or_else(|| Trouble(format!("no scenario {name}; there are {}", known())))
    };
    names.iter().map(find).collect()
}

/// How long an attack goes on once everybody is in place.
const ATTACK: Duration = Duration::from_secs(8);
/// A person may send fifty messages a second for long; this is a little less.
const ALLOWED_PACE: Duration = Duration::from_millis(25);

async fn peace(ground: Ground) -> Result<Verdict, Trouble> {
    let site = ground.open().await?;
    tokio::time::sleep(LENGTH_OF_PEACE).await;
    site.close().await
}

/// A public table that waits for a player.
fn waiting_table() -> Value {
    json!({ "options": games::duel(json!({ "order": "random" })), "seats": ["me", "open"] })
}

/// Everyone opens this many tables.
async fn open_tables(guests: Vec<Guest>, tables_each: usize, opening: Value) -> Vec<TableId> {
    let opened = each(guests, |guest| {
        let opening = opening.clone();
        async move {
            let mut opened = Vec::new();
            for _ in 0..tables_each {
                opened.extend(guest.open(&opening).await.ok());
            }
            Some(opened)
        }
    });
    opened.await.into_iter().flatten().collect()
}

async fn padded_lobby(ground: Ground) -> Result<Verdict, Trouble> {
    let mut site = ground.open().await?;
    let (openers, tables_each) = (site.scaled(12), 25);
    let mut opening = waiting_table();
    opening["options"]["start"] = format!("{:<4096}", games::EMPTY_BOARD).into();
    let openers = site.crowd.guests(openers, 4).await;
    let opened = open_tables(openers, tables_each, opening).await;
    tokio::time::sleep(ATTACK / 2).await;
    site.measure().await?;
    site.restart().await?;
    let answer = site.ask_lobby().await;
    let tables = opened.len();
    site.claim(format!("after a restart with {tables} such tables the lobby answers"), answer.is_ok());
    site.close().await
}

async fn spectators_against_a_clock(ground: Ground) -> Result<Verdict, Trouble> {
    let spectators = ground.scaled(40);
    let mut opponent = None;
    // The victim has a second for each move and takes 300 ms.
    let site = ground.open_with(async |crowd| {
        let (victim, attacker) = (crowd.guest().await?, crowd.guest().await?);
        opponent = Some(attacker.clone());
        Ok(vec![Duel { guests: [victim, attacker], counts: [true, false], thinks: Duration::from_millis(300), period_s: 1 }])
    });
    let site = site.await?;
    let opponent = opponent.ok_or_else(|| Trouble("there is no opponent".to_owned()))?;
    let table = site.honest()?.table(1).ok_or_else(|| Trouble("there is no game".to_owned()))?;
    let until = Instant::now() + ATTACK + Duration::from_secs(4);
    let mut attackers = JoinSet::new();
    let mut offering = opponent.connect().await?;
    attackers.spawn(async move {
        if offering.watch(table).await.is_ok() {
            // Slower than allowed: the opponent has to move as well, or the victim would simply wait.
            flood(&mut offering, ALLOWED_PACE * 2, until, |_, n| {
                let command = if n % 2 == 0 { Command::AskTakeback { to: 0 } } else { Command::AnswerTakeback { accept: false } };
                Some(ToServer::Ask { table, key: format!("offer {n}"), seat: None, command })
            })
            .await;
        }
    });
    for guest in site.crowd.guests(spectators, 4).await {
        attackers.spawn(async move {
            let Ok(mut socket) = guest.connect().await else { return };
            if socket.watch(table).await.is_err() {
                return;
            }
            flood(&mut socket, ALLOWED_PACE, until, |socket, n| {
                // Ten lines of chat make the log longer; after them only the tail is wanted.
                if n < 10 {
                    let command = Command::Say { text: format!("line {n}") };
                    return Some(ToServer::Ask { table, key: format!("line {n}"), seat: None, command });
                }
                let version = socket.views.get(&table)?.version;
                Some(ToServer::Watch { table, seat: None, version: Some(version.saturating_sub(1)) })
            })
            .await;
        });
    }
    attackers.join_all().await;
    site.close().await
}

async fn busy_bots(ground: Ground) -> Result<Verdict, Trouble> {
    let site = ground.open().await?;
    let until = Instant::now() + ATTACK + Duration::from_secs(4);
    let undecided = site.crowd.guest().await?;
    let options = games::duel(json!({}));
    let table = undecided.open(&json!({ "options": options, "seats": ["me", { "bot": "search" }] })).await?;
    let mut socket = undecided.connect().await?;
    socket.watch(table).await?;
    let mut attackers = JoinSet::new();
    attackers.spawn(async move {
        flood(&mut socket, ALLOWED_PACE, until, |_, n| {
            let command = match n % 2 {
                0 => Command::Play { text: "a2".to_owned(), number: 0 },
                _ => Command::AskTakeback { to: 0 },
            };
            Some(ToServer::Ask { table, key: format!("k{n}"), seat: None, command })
        })
        .await;
    });
    let owner = site.crowd.guest().await?;
    let bots = json!({ "options": options, "seats": [{ "bot": "search" }, { "bot": "search" }] });
    open_tables(vec![owner], site.scaled(28), bots).await;
    attackers.join_all().await;
    site.close().await
}

/// The clock of the player who answers late, in seconds.
const SHORT_CLOCK_S: u32 = 3;

async fn late_pongs(ground: Ground) -> Result<Verdict, Trouble> {
    let mut site = ground.open().await?;
    let (cheat, other) = (site.crowd.guest().await?, site.newcomer(1).await?);
    let clock = json!({ "kind": "fischer", "initial_s": SHORT_CLOCK_S, "increment_s": 0 });
    let options = games::duel(json!({ "clock": clock }));
    let table = other.open(&json!({ "options": options, "seats": ["me", { "for": cheat.id }] })).await?;
    let (mut late, mut prompt) = (cheat.connect().await?, other.connect().await?);
    prompt.watch(table).await?;
    late.watch(table).await?;
    // The first ping comes after about two seconds. A client that reads nothing until later answers it later.
    tokio::time::sleep(Duration::from_millis(3_500)).await;
    late.ask(table, "sit", Command::Sit { seat: None, word: None }).await?.map_err(|heard| Trouble(format!("{heard:?}")))?;
    let thought = think_late(&mut late, &mut prompt, table).await;
    let allowed = Duration::from_secs(u64::from(SHORT_CLOCK_S)).mul_f64(1.5);
    let what = format!(
        "on a clock of {SHORT_CLOCK_S} s nobody thinks for more than {:.1} s (here {:.1} s)",
        allowed.as_secs_f64(),
        thought.as_secs_f64()
    );
    site.claim(what, thought <= allowed);
    site.close().await
}

/// Plays a game in which one side takes just under half a second for each decision; how long that side has thought in all.
async fn think_late(late: &mut Socket, prompt: &mut Socket, table: TableId) -> Duration {
    const THINKS: Duration = Duration::from_millis(480);
    let mut thought = Duration::ZERO;
    let until = Instant::now() + ATTACK + Duration::from_secs(3);
    let mut random = fastrand::Rng::with_seed(1);
    while Instant::now() < until {
        let over = |socket: &Socket| socket.views.get(&table).is_some_and(|view| view.stage == Stage::Over);
        if over(late) || over(prompt) {
            break;
        }
        let legal = |socket: &Socket, random: &mut fastrand::Rng| {
            let legal = socket.legal(table);
            legal.get(random.usize(..legal.len().max(1))).cloned()
        };
        let (socket, text) = match (legal(late, &mut random), legal(prompt, &mut random)) {
            (Some(text), _) => {
                // The first turn of each side is not charged.
                let free = late.moves(table) < 2;
                tokio::time::sleep(THINKS).await;
                thought += if free { Duration::ZERO } else { THINKS };
                (&mut *late, text)
            }
            (None, Some(text)) => (&mut *prompt, text),
            (None, None) => {
                // One of them has not yet heard that it has to decide.
                let heard = tokio::select! {
                    heard = late.hear() => heard,
                    heard = prompt.hear() => heard,
                    () = tokio::time::sleep(Duration::from_secs(2)) => break,
                };
                if matches!(heard, Ok(Some(_))) {
                    continue;
                }
                break;
            }
        };
        let number = socket.moves(table);
        let command = Command::Play { text, number };
        if !matches!(socket.ask(table, &format!("m{number}"), command).await, Ok(Ok(_))) {
            break;
        }
        while late.moves(table) <= number && matches!(late.hear().await, Ok(Some(_))) {}
        while prompt.moves(table) <= number && matches!(prompt.hear().await, Ok(Some(_))) {}
    }
    thought
}

async fn full_house(ground: Ground) -> Result<Verdict, Trouble> {
    let mut site = ground.open().await?;
    let (player, other) = (site.newcomer(1).await?, site.crowd.guest().await?);
    let options = games::duel(json!({}));
    let table = player.open(&json!({ "options": options, "seats": ["me", { "for": other.id }] })).await?;
    let mut opponent = other.connect().await?;
    opponent.watch(table).await?;
    opponent.ask(table, "sit", Command::Sit { seat: None, word: None }).await?.map_err(|heard| Trouble(format!("{heard:?}")))?;
    // The player's connection is lost, and before it is back, spectators have come: 30 connections each.
    let (connections, wanted) = (30, site.scaled(70));
    let until = Instant::now() + ATTACK + ATTACK / 4;
    // Few behind each address, which may not ask for more than 600 at once.
    let spectators = site.crowd.guests(wanted, 10).await;
    let sockets = each(spectators, |guest| async move {
        let mut sockets = Vec::new();
        while sockets.len() < connections && Instant::now() < until {
            let Ok(mut socket) = guest.connect().await else { break };
            if socket.say(&ToServer::Watch { table, seat: None, version: None }).await.is_err() {
                break;
            }
            sockets.push(socket);
        }
        Some(sockets)
    });
    let sockets: Vec<Socket> = sockets.await.into_iter().flatten().collect();
    let (count, mut attackers) = (sockets.len(), JoinSet::new());
    if count < connections * wanted * 19 / 20 {
        return Err(Trouble(format!("only {count} spectators were there in time: this machine is too busy for this attack")));
    }
    for mut socket in sockets {
        attackers.spawn(async move { while matches!(socket.hear_frame().await, Ok(Some(_))) {} });
    }
    let back = async {
        let mut socket = player.connect().await?;
        socket.watch(table).await?;
        socket.ask(table, "first", Command::Play { text: "a2".to_owned(), number: 0 }).await?.map_err(|heard| Trouble(format!("{heard:?}")))
    };
    let back = tokio::time::timeout(Duration::from_secs(5), back).await;
    let got_in = matches!(back, Ok(Ok(_)));
    site.claim(format!("with {count} spectators there, the player gets back to the table and moves"), got_in);
    let claimed =
        opponent.views.get(&table).and_then(|view| view.game.as_ref()?.result.as_ref()).is_some_and(|result| result.by == EndedBy::Absence);
    site.claim("nobody wins because the other could not come back", !claimed);
    tokio::time::sleep(Duration::from_secs(2)).await;
    site.close().await
}

/// Somebody who has made an account.
async fn account(mut guest: Guest, name: &str) -> Result<Guest, Trouble> {
    match guest.act("/api/account", &json!({ "name": name, "password": PASSWORD })).await? {
        (201, _) => Ok(guest),
        (status, answer) => Err(Trouble(format!("no account for {name}: {status} {answer}"))),
    }
}

const PASSWORD: &str = "correct horse battery";
/// What a rated game needs.
const RATED_CLOCK: (u32, u32) = (300, 2);

fn rated_options() -> Value {
    let clock = json!({ "kind": "fischer", "initial_s": RATED_CLOCK.0, "increment_s": RATED_CLOCK.1 });
    games::duel(json!({ "rated": true, "clock": clock }))
}

async fn farmed_rating(ground: Ground) -> Result<Verdict, Trouble> {
    let mut site = ground.open().await?;
    let farmer = account(site.crowd.guest().await?, "Farmer").await?;
    let opening = json!({ "options": rated_options(), "seats": ["me", "open"] });
    let throwaways = site.crowd.guests(site.scaled(25), 5).await;
    let games = each(throwaways, |guest| {
        let (farmer, opening) = (farmer.clone(), opening.clone());
        async move {
            let table = farmer.open(&opening).await.ok()?;
            for (key, command) in [("sit", json!({ "do": "sit" })), ("resign", json!({ "do": "resign" }))] {
                guest.post(&format!("/api/tables/{table}/ask"), &json!({ "key": key, "command": command })).await.ok()?;
            }
            Some(())
        }
    });
    let games = games.await.len();
    // Results are rated in the background.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let profile: Value = farmer.get("/api/people/Farmer").await?;
    let rating = profile["ratings"].as_array().into_iter().flatten().filter_map(|line| line["rating"].as_i64()).max();
    let shown = rating.map_or("none".to_owned(), |rating| rating.to_string());
    site.claim(
        format!("{games} guests who resign at once make nobody stronger than 1550 (rating now: {shown})"),
        rating.is_none_or(|rating| rating <= 1550),
    );
    site.close().await
}

async fn compressed_records(ground: Ground) -> Result<Verdict, Trouble> {
    let mut site = ground.open().await?;
    let guest = site.crowd.guest().await?;
    let options = games::duel(json!({}));
    let table = guest.open(&json!({ "options": options, "seats": ["me", "me"] })).await?;
    let commands =
        [json!({ "do": "play", "move": "a2", "number": 0 }), json!({ "do": "play", "move": "a3", "number": 1 }), json!({ "do": "resign" })];
    for (n, command) in commands.into_iter().enumerate() {
        let asked = json!({ "key": format!("k{n}"), "seat": n % 2, "command": command });
        guest.post(&format!("/api/tables/{table}/ask"), &asked).await?;
    }
    let readers = site.crowd.guests(site.scaled(20), 1).await;
    let answers = each(readers, |guest| async move {
        let mut whole = Vec::new();
        for coding in ["gzip", "br", "identity"] {
            let answer = guest.fetch("/api/records?limit=1", &[("accept-encoding", coding)]).await;
            whole.push(matches!(answer, Ok((200, body)) if !body.is_empty()));
        }
        Some(whole)
    });
    let answers: Vec<bool> = answers.await.into_iter().flatten().collect();
    let whole = answers.iter().filter(|whole| **whole).count();
    site.claim(format!("every download arrives whole ({whole} of {})", answers.len()), whole == answers.len() && whole > 0);
    tokio::time::sleep(ATTACK / 4).await;
    site.close().await
}

/// Tables in the store before the query is asked.
const MANY_TABLES: usize = 40_000;
/// A request that everybody makes is answered within this time.
const ANSWERED_WITHIN: Duration = Duration::from_secs(1);

/// Lets each guest fetch a path again and again until the time has come.
fn fetch_again_and_again(guests: Vec<Guest>, path: &str, until: Instant) -> JoinSet<()> {
    let mut attackers = JoinSet::new();
    for guest in guests {
        let path = path.to_owned();
        attackers.spawn(async move {
            while Instant::now() < until {
                if guest.fetch(&path, &[]).await.is_err() {
                    tokio::time::sleep(ALLOWED_PACE).await;
                }
            }
        });
    }
    attackers
}

/// The longest that somebody honest waits for a page everybody looks at, asked ten times.
async fn slowest_answer(guest: &Guest, path: &str) -> Result<Duration, Trouble> {
    let mut slowest = Duration::ZERO;
    for _ in 0..10 {
        let asked = std::time::Instant::now();
        let answer = tokio::time::timeout(3 * ANSWERED_WITHIN, guest.fetch(path, &[])).await;
        slowest = slowest.max(asked.elapsed());
        if answer.is_err() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    Ok(slowest)
}

async fn scanning_query(ground: Ground) -> Result<Verdict, Trouble> {
    let (tables, database) = (ground.scaled(MANY_TABLES), ground.database());
    std::fs::create_dir_all(&ground.folder).map_err(|error| Trouble(error.to_string()))?;
    prepared::closed_tables(&database, tables).await?;
    let mut site = ground.open().await?;
    let honest = site.newcomer(1).await?;
    let strangers = site.crowd.guests(site.scaled(16), 1).await;
    let until = Instant::now() + ATTACK;
    let attackers = fetch_again_and_again(strangers, &format!("/api/games?game={}&stage=closed", games::WITH_CARDS), until);
    let slowest = slowest_answer(&honest, "/api/people/me").await?;
    let what = format!(
        "with {tables} tables in the store, a profile is there within {} (slowest {})",
        super::ms(ANSWERED_WITHIN),
        super::ms(slowest)
    );
    site.claim(what, slowest <= ANSWERED_WITHIN);
    attackers.join_all().await;
    site.close().await
}

async fn long_records(ground: Ground) -> Result<Verdict, Trouble> {
    let database = ground.database();
    std::fs::create_dir_all(&ground.folder).map_err(|error| Trouble(error.to_string()))?;
    let (table, events) = prepared::long_game(&database).await?;
    let mut site = ground.open().await?;
    let honest = site.newcomer(1).await?;
    let strangers = site.crowd.guests(site.scaled(24), 1).await;
    let until = Instant::now() + ATTACK;
    let attackers = fetch_again_and_again(strangers, &format!("/api/games/{table}/record"), until);
    let slowest = slowest_answer(&honest, "/api/people/me").await?;
    let what = format!(
        "while a log of {events} events is replayed, a profile is there within {} (slowest {})",
        super::ms(ANSWERED_WITHIN),
        super::ms(slowest)
    );
    site.claim(what, slowest <= ANSWERED_WITHIN);
    attackers.join_all().await;
    site.close().await
}

async fn crowded_lobby(ground: Ground) -> Result<Verdict, Trouble> {
    let mut site = ground.open().await?;
    let openers = site.crowd.guests(site.scaled(20), 3).await;
    let crowd = open_tables(openers, 30, waiting_table()).await.len();
    let honest = site.newcomer(1).await?;
    let mut there = honest.connect().await?;
    let table = honest.open(&waiting_table()).await?;
    there.watch(table).await?;
    // The list is sent twice a second.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let listed = tokio::time::timeout(Duration::from_secs(2), site.lobby_frame()).await;
    let listed = matches!(listed, Ok(Ok(frame)) if frame.contains(table.as_str()));
    site.claim(format!("after {crowd} tables of others, a table whose opener is there is in the first frame of the lobby"), listed);
    tokio::time::sleep(ATTACK / 4).await;
    site.close().await
}

async fn guessed_password(ground: Ground) -> Result<Verdict, Trouble> {
    let mut site = ground.open().await?;
    let mut owner = account(site.newcomer(1).await?, "Owner").await?;
    owner.act("/api/account/sign-out", &json!({})).await?;
    let until = Instant::now() + ATTACK;
    let networks: Vec<u128> = (0..site.scaled(200) as u128).collect();
    let guessed = Arc::new(AtomicU64::new(0));
    let crowd = site.crowd.clone();
    let guessing = each(networks, |n| {
        let (crowd, guessed) = (crowd.clone(), guessed.clone());
        async move {
            // Each from a network of its own: 2001:db8:0:n::1.
            let address = IpAddr::V6(Ipv6Addr::from_bits(0x2001_0db8_0000_0000_0000_0000_0000_0001 | n << 64));
            let mut stranger = crowd.guest_from(address).await.ok()?;
            for n in 0..3 {
                if Instant::now() < until {
                    stranger
                        .act("/api/account/sign-in", &json!({ "name": "Owner", "password": format!("guess number {n}") }))
                        .await
                        .ok()?;
                    guessed.fetch_add(1, Ordering::Relaxed);
                }
            }
            Some(())
        }
    });
    guessing.await;
    let (status, _) = owner.act("/api/account/sign-in", &json!({ "name": "Owner", "password": PASSWORD })).await?;
    let guesses = guessed.load(Ordering::Relaxed);
    site.claim(format!("after {guesses} guesses of strangers, the owner signs in with a browser that is known ({status})"), status == 200);
    site.close().await
}

async fn two_hands(ground: Ground) -> Result<Verdict, Trouble> {
    let mut site = ground.open().await?;
    let owner = account(site.crowd.guest().await?, "TwoHands").await?;
    let (mut second, third) = (site.crowd.guest().await?, site.newcomer(1).await?);
    let options = games::cards_for_three();
    let table = owner.open(&json!({ "options": options, "seats": ["me", { "for": second.id }, { "for": third.id }] })).await?;
    for (guest, seat) in [(&second, 1), (&third, 2)] {
        let sit = json!({ "key": "sit", "command": { "do": "sit", "seat": seat } });
        guest.post(&format!("/api/tables/{table}/ask"), &sit).await?;
    }
    second.act("/api/account/sign-in", &json!({ "name": "TwoHands", "password": PASSWORD })).await?;
    let mut socket = second.connect().await?;
    let mut hands = 0;
    for seat in 0..2 {
        socket.say(&ToServer::Watch { table, seat: Some(seat), version: None }).await?;
        let seen = socket.until(|_, heard| match heard {
            ToClient::Table { view, .. } => Some(view.viewer == Some(seat)),
            ToClient::Error { .. } => Some(false),
            _ => None,
        });
        hands += u32::from(tokio::time::timeout(Duration::from_secs(2), seen).await.is_ok_and(|seen| seen.unwrap_or(false)));
    }
    site.claim(format!("one person sees one hand of a game with others ({hands})"), hands <= 1);
    tokio::time::sleep(ATTACK / 4).await;
    site.close().await
}

async fn borrowed_engine(ground: Ground) -> Result<Verdict, Trouble> {
    let mut site = ground.open().await?;
    let cheat = account(site.crowd.guest().await?, "Cheat").await?;
    let other = account(site.newcomer(1).await?, "Honest").await?;
    let table = cheat.open(&json!({ "options": rated_options(), "seats": ["me", { "for": other.id }] })).await?;
    other.post(&format!("/api/tables/{table}/ask"), &json!({ "key": "sit", "command": { "do": "sit" } })).await?;
    let (_, studied) = cheat.post("/api/positions", &json!({ "start": { "table": table } })).await?;
    let text = studied["positions"].as_array().and_then(|positions| positions.last()?["text"].as_str().map(str::to_owned));
    let mut helped = false;
    if let Some(text) = &text {
        let asked = json!({ "start": { "game": games::DUEL, "position": text }, "moves": ["a2"], "nodes": 1000 });
        let (status, answer) = cheat.post("/api/reviews", &asked).await?;
        if let (201, Some(review)) = (status, answer["review"].as_str()) {
            let (_, news) = cheat.fetch(&format!("/api/reviews/{review}?after=0&wait=5"), &[]).await?;
            let news: Value = serde_json::from_slice(&news).unwrap_or_default();
            helped = news["turns"].as_array().is_some_and(|turns| !turns.is_empty());
        }
    }
    site.claim("the server's engine judges no position of a running rated game", !helped);
    tokio::time::sleep(ATTACK / 4).await;
    site.close().await
}

async fn guessed_table(ground: Ground) -> Result<Verdict, Trouble> {
    let mut site = ground.open().await?;
    let (victim, stranger) = (site.newcomer(1).await?, site.crowd.guest().await?);
    let mut opening = waiting_table();
    opening["options"]["private"] = true.into();
    let mut found = 0;
    for key in ["1", "a", "key", "table", "0"] {
        opening["key"] = key.into();
        victim.open(&opening).await?;
        // Anyone who knows the program knows how release 0.1.0 derived ids from keys.
        let digest: [u8; 32] =
            Sha256::new().chain_update(b"trilynx table 1").chain_update(victim.id.as_str()).chain_update(key).finalize().into();
        let chance: [u8; 16] = std::array::from_fn(|n| digest[n]);
        let (status, _) = stranger.fetch(&format!("/api/tables/{}", TableId::from_random(chance)), &[]).await?;
        found += u32::from(status == 200);
    }
    site.claim(format!("no private table is found by its key ({found} of 5)"), found == 0);
    tokio::time::sleep(ATTACK / 4).await;
    site.close().await
}
