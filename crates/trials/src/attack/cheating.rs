//! Attacks that get somebody what is not theirs: time, ratings, accounts, cards, help, tables.

use super::crowd::each;
use super::misuse::{PASSWORD, account, rated_options};
use super::scenarios::{ATTACK, waiting_table};
use super::{Ground, Verdict};
use crate::client::{Socket, Trouble};
use crate::games;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::time::Instant;
use trilynx_protocol::wire::{Stage, ToClient, ToServer};
use trilynx_protocol::{Command, TableId};

/// The clock of the player who answers late, in seconds.
const SHORT_CLOCK_S: u32 = 3;

pub(super) async fn late_pongs(ground: Ground) -> Result<Verdict, Trouble> {
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

pub(super) async fn farmed_rating(ground: Ground) -> Result<Verdict, Trouble> {
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

pub(super) async fn guessed_password(ground: Ground) -> Result<Verdict, Trouble> {
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

pub(super) async fn two_hands(ground: Ground) -> Result<Verdict, Trouble> {
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
        socket.say(&ToServer::Watch { table, seat: Some(seat), version: None, pace: None }).await?;
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

pub(super) async fn borrowed_engine(ground: Ground) -> Result<Verdict, Trouble> {
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

pub(super) async fn guessed_table(ground: Ground) -> Result<Verdict, Trouble> {
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
