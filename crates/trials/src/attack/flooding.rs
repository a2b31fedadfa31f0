//! Attacks that use up what others need: the lobby, threads of bots, connections, the store.

use super::crowd::{each, flood};
use super::honest::Duel;
use super::scenarios::{ALLOWED_PACE, ATTACK, waiting_table};
use super::{Ground, Verdict, ms, prepared};
use crate::client::{Guest, Socket, Trouble};
use crate::games;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::Instant;
use trilynx_protocol::wire::ToServer;
use trilynx_protocol::{Command, EndedBy, TableId};

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

pub(super) async fn padded_lobby(ground: Ground) -> Result<Verdict, Trouble> {
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

pub(super) async fn spectators_against_a_clock(ground: Ground) -> Result<Verdict, Trouble> {
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
                Some(ToServer::Watch { table, seat: None, version: Some(version.saturating_sub(1)), pace: None })
            })
            .await;
        });
    }
    attackers.join_all().await;
    site.close().await
}

pub(super) async fn busy_bots(ground: Ground) -> Result<Verdict, Trouble> {
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

pub(super) async fn full_house(ground: Ground) -> Result<Verdict, Trouble> {
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
            if socket.say(&ToServer::Watch { table, seat: None, version: None, pace: None }).await.is_err() {
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

pub(super) async fn compressed_records(ground: Ground) -> Result<Verdict, Trouble> {
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

pub(super) async fn scanning_query(ground: Ground) -> Result<Verdict, Trouble> {
    let (tables, database) = (ground.scaled(MANY_TABLES), ground.database());
    std::fs::create_dir_all(&ground.folder).map_err(|error| Trouble(error.to_string()))?;
    prepared::closed_tables(&database, tables).await?;
    let mut site = ground.open().await?;
    let honest = site.newcomer(1).await?;
    let strangers = site.crowd.guests(site.scaled(16), 1).await;
    let until = Instant::now() + ATTACK;
    let attackers = fetch_again_and_again(strangers, &format!("/api/games?game={}&stage=closed", games::WITH_CARDS), until);
    let slowest = slowest_answer(&honest, "/api/people/me").await?;
    let what = format!("with {tables} tables in the store, a profile is there within {} (slowest {})", ms(ANSWERED_WITHIN), ms(slowest));
    site.claim(what, slowest <= ANSWERED_WITHIN);
    attackers.join_all().await;
    site.close().await
}

pub(super) async fn long_records(ground: Ground) -> Result<Verdict, Trouble> {
    let database = ground.database();
    std::fs::create_dir_all(&ground.folder).map_err(|error| Trouble(error.to_string()))?;
    let (table, events) = prepared::long_game(&database).await?;
    let mut site = ground.open().await?;
    let honest = site.newcomer(1).await?;
    let strangers = site.crowd.guests(site.scaled(24), 1).await;
    let until = Instant::now() + ATTACK;
    let attackers = fetch_again_and_again(strangers, &format!("/api/games/{table}/record"), until);
    let slowest = slowest_answer(&honest, "/api/people/me").await?;
    let what =
        format!("while a log of {events} events is replayed, a profile is there within {} (slowest {})", ms(ANSWERED_WITHIN), ms(slowest));
    site.claim(what, slowest <= ANSWERED_WITHIN);
    attackers.join_all().await;
    site.close().await
}

pub(super) async fn crowded_lobby(ground: Ground) -> Result<Verdict, Trouble> {
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
