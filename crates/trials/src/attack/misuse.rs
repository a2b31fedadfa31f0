//! Attacks by people on people: ratings that are made up, floods of challenges, chat and reports, names that look alike, ways around a block or a ban.

use super::crowd::each;
use super::scenarios::ATTACK;
use super::{Ground, Site, Verdict};
use crate::client::{Guest, Trouble};
use crate::games;
use serde_json::{Value, json};
use sqlx::Connection as _;
use std::net::IpAddr;
use std::time::{Duration, SystemTime};
use trilynx_protocol::http::NetworkReach;
use trilynx_protocol::{Command, TableId};
use trilynx_server::store::{Actor, Store, StoreOptions, Warrant};

pub(super) const PASSWORD: &str = "correct horse battery";

/// Somebody who has made an account.
pub(super) async fn account(mut guest: Guest, name: &str) -> Result<Guest, Trouble> {
    match guest.act("/api/account", &json!({ "name": name, "password": PASSWORD })).await? {
        (201, _) => Ok(guest),
        (status, answer) => Err(Trouble(format!("no account for {name}: {status} {answer}"))),
    }
}

/// So many accounts, each from an address of its own.
async fn accounts(site: &Site, prefix: &'static str, count: usize) -> Vec<Guest> {
    let guests = site.crowd.guests(count, 1).await;
    each(guests.into_iter().enumerate().collect(), |(n, guest)| async move { account(guest, &format!("{prefix}-{n}")).await.ok() }).await
}

/// What a rated game needs.
pub(super) fn rated_options() -> Value {
    let clock = json!({ "kind": "fischer", "initial_s": 300, "increment_s": 2 });
    games::duel(json!({ "rated": true, "clock": clock }))
}

async fn ask(who: &Guest, table: TableId, key: &str, command: Value) -> Result<u16, Trouble> {
    let asked = json!({ "key": key, "command": command });
    Ok(who.post(&format!("/api/tables/{table}/ask"), &asked).await?.0)
}

/// A rated game of these two, opened by the first.
async fn rated_game(one: &Guest, other: &Guest) -> Result<TableId, (u16, Value)> {
    let trouble = |trouble: Trouble| (0, Value::String(trouble.0));
    let opening = json!({ "options": rated_options(), "seats": ["me", { "for": other.id }] });
    let (status, answer) = one.post("/api/tables", &opening).await.map_err(trouble)?;
    let table: TableId = match answer["table"].as_str().and_then(|id| id.parse().ok()) {
        Some(table) => table,
        None => return Err((status, answer)),
    };
    match ask(other, table, "sit", json!({ "do": "sit" })).await.map_err(trouble)? {
        200 => Ok(table),
        status => Err((status, Value::Null)),
    }
}

/// The highest rating that a profile shows.
async fn best_rating(who: &Guest) -> Result<Option<i64>, Trouble> {
    let profile: Value = who.get("/api/people/me").await?;
    Ok(profile["ratings"].as_array().into_iter().flatten().filter_map(|line| line["rating"].as_i64()).max())
}

/// Plays so many moves, and lets the second player resign.
async fn thrown_game(one: &Guest, other: &Guest, moves: u32) -> Result<(), Trouble> {
    let Ok(table) = rated_game(one, other).await else { return Ok(()) };
    let mut sockets = [one.connect().await?, other.connect().await?];
    for socket in &mut sockets {
        socket.watch(table).await?;
    }
    for number in 0..moves {
        let mut played = false;
        for socket in &mut sockets {
            while socket.moves(table) < number {
                socket.hear().await?;
            }
            if let Some(text) = socket.legal(table).first().cloned().filter(|_| !played) {
                let command = Command::Play { text, number };
                played = socket.ask(table, &format!("m{number}"), command).await?.is_ok();
            }
        }
    }
    ask(other, table, "resign", json!({ "do": "resign" })).await?;
    for socket in sockets {
        socket.leave().await;
    }
    Ok(())
}

pub(super) async fn thrown_games(ground: Ground) -> Result<Verdict, Trouble> {
    let mut site = ground.open().await?;
    let (farmer, helper) = (account(site.crowd.guest().await?, "Farmer").await?, account(site.crowd.guest().await?, "Helper").await?);
    let games = site.scaled(20);
    for _ in 0..games {
        thrown_game(&farmer, &helper, 12).await?;
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let profile: Value = farmer.get("/api/people/me").await?;
    let counted = profile["ratings"][0]["games"].as_u64().unwrap_or(0);
    let rating = best_rating(&farmer).await?;
    site.claim(format!("of {games} games that a friend throws within a day, at most eight count ({counted})"), counted <= 8);
    let shown = rating.map_or("none".to_owned(), |rating| rating.to_string());
    site.claim(format!("they make nobody stronger than 2000 (rating now: {shown})"), rating.is_none_or(|rating| rating <= 2_000));
    site.close().await
}

/// Makes as if the server had been started long ago: so soon after a start nobody is blamed for leaving.
async fn settle(site: &Site) -> Result<(), Trouble> {
    let trouble = |error: sqlx::Error| Trouble(error.to_string());
    let url = format!("sqlite:{}", site.database().display());
    let mut connection = sqlx::SqliteConnection::connect(&url).await.map_err(trouble)?;
    sqlx::query("UPDATE disturbances SET unix_ms = 1").execute(&mut connection).await.map_err(trouble)?;
    connection.close().await.map_err(trouble)
}

pub(super) async fn aborted_games(ground: Ground) -> Result<Verdict, Trouble> {
    let mut site = ground.open().await?;
    settle(&site).await?;
    let sandbagger = account(site.crowd.guest().await?, "Sandbagger").await?;
    let opponents = accounts(&site, "Opponent", site.scaled(25)).await;
    let (mut begun, mut refused) = (0, 0);
    for opponent in &opponents {
        match rated_game(&sandbagger, opponent).await {
            Ok(table) => {
                begun += 1;
                ask(&sandbagger, table, "abort", json!({ "do": "abort" })).await?;
                // Games are judged in the background.
                tokio::time::sleep(Duration::from_millis(150)).await;
            }
            Err((409, answer)) if answer["reason"]["code"] == "left_games" => refused += 1,
            // So many tables a minute nobody opens, whatever for.
            Err((429, _)) => break,
            Err((status, answer)) => return Err(Trouble(format!("{status} {answer}"))),
        }
    }
    let tried = opponents.len();
    site.claim(
        format!("of {tried} rated games that one player means to abort, at most five begin ({begun}, {refused} refused)"),
        begun <= 5,
    );
    let casual = json!({ "options": games::duel(json!({})), "seats": ["me", "open"] });
    site.claim("casual games are still open to that player", sandbagger.open(&casual).await.is_ok());
    site.close().await
}

pub(super) async fn flooded_challenges(ground: Ground) -> Result<Verdict, Trouble> {
    let mut site = ground.open().await?;
    let victim = account(site.newcomer(1).await?, "Victim").await?;
    let friend = account(site.newcomer(2).await?, "Friend").await?;
    let challengers = accounts(&site, "Challenger", site.scaled(60)).await;
    let whom = victim.id;
    let sent = each(challengers, |who| async move {
        let mut taken = 0;
        for _ in 0..12 {
            let (status, _) = who.post("/api/challenges", &json!({ "person": whom, "options": games::duel(json!({})) })).await.ok()?;
            taken += u32::from(status == 201);
        }
        Some(taken)
    });
    let sent = sent.await;
    let waiting: Value = victim.get("/api/challenges").await?;
    let waiting = waiting["incoming"].as_array().map_or(0, Vec::len);
    let most = usize::try_from(trilynx_server::store::MOST_CHALLENGES).unwrap_or(usize::MAX);
    site.claim(format!("{} challengers have {waiting} challenges open with one person, {most} at most", sent.len()), waiting <= most);
    site.claim("nobody has two open with the same person", sent.iter().all(|taken| *taken <= 1));
    // The victim declines one and is free for a friend.
    let (status, _) = victim.post("/api/challenges", &json!({ "person": friend.id, "options": games::duel(json!({})) })).await?;
    site.claim(format!("the victim can challenge a friend meanwhile ({status})"), status == 201);
    tokio::time::sleep(ATTACK / 4).await;
    site.close().await
}

pub(super) async fn flooded_chat(ground: Ground) -> Result<Verdict, Trouble> {
    let mut site = ground.open().await?;
    let opener = site.newcomer(1).await?;
    let table = opener.open(&json!({ "options": games::duel(json!({})), "seats": ["me", "open"] })).await?;
    let floods = site.crowd.guests(site.scaled(40), 4).await;
    let (talkers, lines) = (floods.len(), 30);
    let said = each(floods, |who| async move {
        let mut said = 0;
        for n in 0..lines {
            let text = if n == 0 { "buy rings at cheap-rings.shop".to_owned() } else { format!("line {n}") };
            said += u32::from(ask(&who, table, &format!("s{n}"), json!({ "do": "say", "text": text })).await.ok()? == 200);
        }
        Some(said)
    });
    let said = said.await;
    let most = said.iter().max().copied().unwrap_or(0);
    site.claim(format!("of {lines} lines each of {talkers} newcomers gets through a handful ({most} at most)"), most <= 6);
    let view: Value = opener.get(&format!("/api/tables/{table}")).await?;
    let heard = view["view"]["chat"].as_array().cloned().unwrap_or_default();
    site.claim("none of it is a link", !heard.iter().any(|line| line["text"].as_str().is_some_and(|text| text.contains("cheap-rings"))));
    site.claim(format!("a view of the table holds a bounded chat ({} lines)", heard.len()), heard.len() <= 100);
    tokio::time::sleep(ATTACK / 4).await;
    site.close().await
}

pub(super) async fn flooded_reports(ground: Ground) -> Result<Verdict, Trouble> {
    let mut site = ground.open().await?;
    let (victim, honest) = (account(site.newcomer(1).await?, "Victim").await?, account(site.newcomer(2).await?, "Honest").await?);
    let reporters = site.crowd.guests(site.scaled(60), 4).await;
    let whom = victim.id;
    let taken = each(reporters, |who| async move {
        let mut taken = 0;
        for n in 0..10 {
            let report = json!({ "person": whom, "category": "other", "text": format!("{n} {}", "x".repeat(900)) });
            taken += u32::from(who.post("/api/reports", &report).await.ok()?.0 == 204);
        }
        Some(taken)
    });
    let taken = taken.await;
    let (guests, stored): (usize, u32) = (taken.len(), taken.iter().sum());
    let each_most = taken.iter().max().copied().unwrap_or(0);
    site.claim(
        format!("of ten reports of each of {guests} guests at most three are taken ({each_most} at most, {stored} in all)"),
        each_most <= 3,
    );
    let (status, _) = honest.post("/api/reports", &json!({ "person": whom, "category": "insults" })).await?;
    site.claim(format!("somebody else can report meanwhile ({status})"), status == 204);
    let conduct: Value = victim.get("/api/account/conduct").await?;
    site.claim("nothing happens to the reported person by that alone", conduct["sanctions"].as_array().is_some_and(Vec::is_empty));
    tokio::time::sleep(ATTACK / 4).await;
    site.close().await
}

pub(super) async fn look_alike_names(ground: Ground) -> Result<Verdict, Trouble> {
    let mut site = ground.open().await?;
    let owner = account(site.newcomer(1).await?, "Illona-O").await?;
    let club = |name: &str| json!({ "name": name, "admission": "open", "listed": true });
    let (status, answer) = owner.post("/api/clubs", &club("Illo Club")).await?;
    if status != 201 {
        return Err(Trouble(format!("no club: {status} {answer}")));
    }
    let mut taken = Vec::new();
    for name in
        ["ILLONA-O", "lllona-O", "I1lona-0", "Illona_O", "IlIona-O", "Illоna-O", "İllona-O", "Illona-Ο", "Host", "M0derator", "level3"]
    {
        let guest = site.crowd.guest().await?;
        if account(guest, name).await.is_ok() {
            taken.push(name);
        }
    }
    site.claim(format!("nobody gets a name that looks like another or like an office ({taken:?})"), taken.is_empty());
    let founder = account(site.crowd.guest().await?, "Founder").await?;
    let mut founded = Vec::new();
    for name in ["ILLO CLUB", "lllo Club", "I1lo C1ub", "Illo-Club", "Illo  Club", "Illo С lub"] {
        if founder.post("/api/clubs", &club(name)).await?.0 == 201 {
            founded.push(name);
        }
    }
    site.claim(format!("no club gets a name that looks like another's ({founded:?})"), founded.is_empty());
    tokio::time::sleep(ATTACK / 4).await;
    site.close().await
}

/// Whether what somebody reads has these words.
async fn reads(who: &Guest, path: &str, words: &str) -> Result<bool, Trouble> {
    let (_, body) = who.fetch(path, &[]).await?;
    Ok(String::from_utf8_lossy(&body).contains(words))
}

pub(super) async fn ways_around_a_block(ground: Ground) -> Result<Verdict, Trouble> {
    const WORDS: &str = "you cannot hide from me";
    let mut site = ground.open().await?;
    let victim = account(site.newcomer(1).await?, "Victim").await?;
    let rude = account(site.crowd.guest().await?, "Rude-One").await?;
    let club = json!({ "name": "Common Room", "admission": "open", "listed": true });
    let (_, founded) = victim.post("/api/clubs", &club).await?;
    let club = founded["club"].as_str().ok_or_else(|| Trouble(format!("no club: {founded}")))?.to_owned();
    let opening = json!({ "options": games::duel(json!({})), "seats": ["me", "open"] });
    let table = victim.open(&opening).await?;
    if victim.post("/api/blocks", &json!({ "person": rude.id })).await?.0 != 204 {
        return Err(Trouble("nobody can be blocked".to_owned()));
    }
    let mut ways = Vec::new();
    let (status, _) = rude.post("/api/challenges", &json!({ "person": victim.id, "options": games::duel(json!({})) })).await?;
    ways.push(("a challenge", status == 201));
    ways.push(("a seat at their table", ask(&rude, table, "sit", json!({ "do": "sit" })).await? == 200));
    let (status, _) = rude.post("/api/follows", &json!({ "person": victim.id })).await?;
    ways.push(("following", status == 204 && reads(&victim, "/api/follows", "Rude-One").await?));
    rude.post(&format!("/api/clubs/{club}/ask"), &json!({ "command": { "do": "join" } })).await?;
    rude.post(&format!("/api/clubs/{club}/chat"), &json!({ "text": WORDS })).await?;
    ways.push(("chat of a club", reads(&victim, &format!("/api/clubs/{club}/chat"), WORDS).await?));
    ask(&rude, table, "say", json!({ "do": "say", "text": WORDS })).await?;
    ways.push(("chat at their table", reads(&victim, &format!("/api/tables/{table}"), WORDS).await?));
    // A table of theirs, with a seat kept for the other one.
    rude.open(&json!({ "options": games::duel(json!({})), "seats": ["me", { "for": victim.id }] })).await.ok();
    ways.push(("a seat kept for them", reads(&victim, "/api/notifications", "Rude-One").await?));
    ways.push(("a notification", reads(&victim, "/api/notifications", rude.id.as_str()).await?));
    let open: Vec<&str> = ways.iter().filter(|(_, works)| *works).map(|(way, _)| *way).collect();
    site.claim(format!("of {} ways somebody blocked reaches the one who blocked them by none ({open:?})", ways.len()), open.is_empty());
    let told = reads(&rude, "/api/me", "block").await?;
    site.claim("who is blocked is not told", !told);
    tokio::time::sleep(ATTACK / 4).await;
    site.close().await
}

/// Two people follow each other.
async fn befriend(one: &Guest, other: &Guest) -> Result<(), Trouble> {
    for (one, other) in [(one, other), (other, one)] {
        let (status, answer) = one.post("/api/follows", &json!({ "person": other.id })).await?;
        if status != 204 {
            return Err(Trouble(format!("nobody can be followed: {status} {answer}")));
        }
    }
    Ok(())
}

pub(super) async fn unwanted_messages(ground: Ground) -> Result<Verdict, Trouble> {
    const SECRET: &str = "the key is under the mat";
    let mut site = ground.open().await?;
    let (victim, friend) = (account(site.newcomer(1).await?, "Victim").await?, account(site.newcomer(2).await?, "Friend").await?);
    let false_friend = account(site.crowd.guest().await?, "False-Friend").await?;
    befriend(&victim, &friend).await?;
    befriend(&victim, &false_friend).await?;
    let to_victim = format!("/api/messages/{}", victim.id);
    if friend.post(&to_victim, &json!({ "text": SECRET })).await?.0 != 201 {
        return Err(Trouble("friends cannot write to each other".to_owned()));
    }
    let strangers = accounts(&site, "Stranger", site.scaled(40)).await;
    let writers = strangers.len();
    let whom = victim.id;
    let got_through = each(strangers, |who| async move {
        // A follower is no friend.
        who.post("/api/follows", &json!({ "person": whom })).await.ok()?;
        let (path, mut written) = (format!("/api/messages/{whom}"), 0);
        for n in 0..10 {
            written += u32::from(who.post(&path, &json!({ "text": format!("buy rings {n}") })).await.ok()?.0 == 201);
        }
        let read = reads(&who, &path, SECRET).await.ok()? || reads(&who, "/api/messages", SECRET).await.ok()?;
        Some((written, read))
    });
    let got_through = got_through.await;
    let written: u32 = got_through.iter().map(|(written, _)| written).sum();
    site.claim(format!("{writers} strangers who follow somebody write nothing to them ({written} messages)"), written == 0);
    site.claim("none of them reads what friends have written", !got_through.iter().any(|(_, read)| *read));
    let mut flood = 0;
    for n in 0..site.scaled(200) {
        flood += u32::from(false_friend.post(&to_victim, &json!({ "text": format!("again {n}") })).await?.0 == 201);
    }
    site.claim(format!("a friend who is new here floods them with a handful ({flood})"), flood <= 8);
    let waiting: Value = victim.get("/api/notifications").await?;
    let waiting = waiting["lines"].as_array().map_or(0, Vec::len);
    site.claim(format!("one notification waits for each friend who has written ({waiting})"), waiting == 2);
    victim.post("/api/blocks", &json!({ "person": false_friend.id })).await?;
    let reaches = false_friend.post(&to_victim, &json!({ "text": "last words" })).await?.0 == 201;
    site.claim("a block ends it, and hides what was written", !reaches && !reads(&victim, "/api/messages", "again 0").await?);
    tokio::time::sleep(ATTACK / 4).await;
    site.close().await
}

pub(super) async fn ways_around_a_network_ban(ground: Ground) -> Result<Verdict, Trouble> {
    let mut site = ground.open().await?;
    let (home, away) = (IpAddr::from([9, 9, 9, 9]), IpAddr::from([1, 1, 1, 1]));
    let neighbour = account(site.crowd.guest_from(home).await?, "Neighbour").await?;
    let rude = account(site.crowd.guest_from(home).await?, "Rude-One").await?;
    let stash = site.crowd.guest_from(home).await?;
    // The address is noted with the first request of an account.
    let _me: Value = rude.get("/api/me").await?;
    let store = Store::open_beside(&format!("sqlite:{}", site.database().display()), StoreOptions::default()).await;
    let store = store.map_err(|error| Trouble(error.to_string()))?;
    let unix_ms = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
    let warrant = Warrant { by: Actor::Host("root".to_owned()), reason: Some("insults".to_owned()), unix_ms };
    let banned = store.impose_network_ban(rude.id, NetworkReach::Wide, None, u64::MAX, &warrant).await;
    store.close().await;
    banned.map_err(|error| Trouble(error.to_string()))?;

    let mut ways = vec![("their own session", is_known(&rude).await?), ("a new guest", site.crowd.guest_from(home).await.is_ok())];
    let nearby = (0..site.scaled(40)).map(|n| IpAddr::from([9, 9, 9, u8::try_from(n % 256).unwrap_or_default()]));
    let nearby = each(nearby.collect(), |address| {
        let crowd = site.crowd.clone();
        async move { crowd.guest_from(address).await.ok() }
    });
    ways.push(("a new guest at addresses nearby", !nearby.await.is_empty()));
    ways.push(("an account of a guest of before", account(stash, "Rude-Two").await.is_ok()));
    let third = account(site.crowd.guest_from(away).await?, "Rude-Three").await?;
    ways.push(("an account that was made elsewhere", is_known(&third.moved_to(home)).await?));
    let mut back = site.crowd.guest_from(away).await?.moved_to(home);
    let (status, _) = back.act("/api/account/sign-in", &json!({ "name": "Rude-Three", "password": PASSWORD })).await?;
    ways.push(("signing in to it", status == 200));
    // What a client says itself stands before what the proxy says.
    let (_, body) = third.moved_to(home).fetch("/api/me", &[("x-forwarded-for", "1.1.1.1")]).await?;
    ways.push(("saying that one is elsewhere", String::from_utf8_lossy(&body).contains("Rude-Three")));
    let open: Vec<&str> = ways.iter().filter(|(_, works)| *works).map(|(way, _)| *way).collect();
    site.claim(format!("of {} ways somebody banned with their networks comes back by none ({open:?})", ways.len()), open.is_empty());
    site.claim("a neighbour whose account is older goes on", is_known(&neighbour).await?);
    site.claim("elsewhere people go on", is_known(&third).await?);
    tokio::time::sleep(ATTACK / 4).await;
    site.close().await
}

/// Whether the server recognizes the client's session.
async fn is_known(who: &Guest) -> Result<bool, Trouble> {
    let me: Value = who.get("/api/me").await?;
    Ok(!me["person"].is_null())
}
