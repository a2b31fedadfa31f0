//! Two servers on one PostgreSQL database: the one that serves stands still or loses its way to the database, and comes back.
//!
//! The one thing to know: somebody asks both servers for things all the time, and notes who acknowledged what and when.

use super::{Ground, Verdict};
use crate::client::{Guest, Trouble};
use crate::cluster::Cluster;
use crate::proxy::{Proxy, Way};
use crate::server::{Server, Signal, Start};
use serde_json::json;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use trilynx_protocol::{PersonId, TableId};

/// A server whose owner is gone is replaced within this time.
const TAKES_OVER_WITHIN: Duration = Duration::from_secs(8);
/// A server that finds itself replaced ends within this time.
const ENDS_WITHIN: Duration = Duration::from_secs(5);
/// The owner serves for this long before anything happens to it.
const SERVES_BEFORE: Duration = Duration::from_secs(1);
/// How often each server is asked.
const EVERY: Duration = Duration::from_millis(50);
/// An answer that takes longer is none.
const ANSWERS_WITHIN: Duration = Duration::from_secs(1);

/// What happens to the server that serves.
#[derive(Clone, Copy)]
enum Loss {
    /// Its way to the database is stalled.
    CutOff,
    /// Its process is stopped.
    Stopped,
}

pub(super) async fn owner_cut_off(ground: Ground) -> Result<Verdict, Trouble> {
    take_over(ground, Loss::CutOff).await
}

pub(super) async fn owner_stopped(ground: Ground) -> Result<Verdict, Trouble> {
    take_over(ground, Loss::Stopped).await
}

/// An acknowledgement: by which server, when, what.
struct Acknowledged {
    server: usize,
    at: Instant,
    key: String,
    version: u32,
}

/// Everything that was acknowledged, and how much was asked.
#[derive(Default)]
struct Ledger {
    acknowledged: Mutex<Vec<Acknowledged>>,
    asked: AtomicU64,
}

impl Ledger {
    /// When a server acknowledged something for the first time after a moment.
    fn first_after(&self, server: usize, moment: Instant) -> Option<Instant> {
        let acknowledged = self.acknowledged.lock().unwrap_or_else(PoisonError::into_inner);
        acknowledged.iter().find(|one| one.server == server && one.at > moment).map(|one| one.at)
    }

    async fn waits_for(&self, server: usize, moment: Instant, most: Duration) -> Option<Duration> {
        let began = Instant::now();
        while began.elapsed() < most {
            if let Some(at) = self.first_after(server, moment) {
                return Some(at - moment);
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        None
    }
}

async fn take_over(mut ground: Ground, loss: Loss) -> Result<Verdict, Trouble> {
    std::fs::create_dir_all(&ground.folder).map_err(|error| Trouble(format!("{}: {error}", ground.folder.display())))?;
    let cluster = tokio::task::spawn_blocking(Cluster::start).await.map_err(|error| Trouble(error.to_string()))?;
    let direct = cluster.database().await;
    let name = direct.split('?').next().and_then(|url| url.rsplit('/').next()).unwrap_or_default().to_owned();
    let (mut proxies, mut servers, mut addresses) = (Vec::new(), Vec::new(), Vec::new());
    for n in 0..2 {
        let proxy = Proxy::start(&cluster.socket()).await?;
        let url = format!("postgres://test@{}/{name}?sslmode=disable", proxy.address);
        let mut start = Start::new(&ground.program, &url, &ground.folder)?;
        start.log = ground.folder.join(format!("server{n}.log"));
        start.flags = ["--limits", "off"].map(str::to_owned).to_vec();
        addresses.push(start.address.clone());
        // The second one stands by and answers nobody, so it is not waited for.
        servers.push(if n == 0 { super::run_server(&ground.keeper, &start).await? } else { begin_server(&ground, &start).await? });
        proxies.push(proxy);
    }
    ground.begins();
    let [owner, standby] = &mut servers[..] else { return Err(Trouble("there are two servers".to_owned())) };
    let http = reqwest::Client::builder().no_proxy().pool_max_idle_per_host(0).timeout(ANSWERS_WITHIN).build()?;
    let guest = Guest::arrive(&http, &addresses[0]).await?;
    let options = crate::games::duel(json!({}));
    let table = guest.open(&json!({ "options": options, "seats": ["me", "open"] })).await?;
    let ledger = Arc::new(Ledger::default());
    let mut asking = JoinSet::new();
    for (server, address) in addresses.iter().enumerate() {
        asking.spawn(ask_for_ever(guest.at(address), server, table, ledger.clone()));
    }
    ledger.waits_for(0, Instant::now(), TAKES_OVER_WITHIN).await.ok_or_else(|| Trouble("the owner acknowledges nothing".to_owned()))?;
    tokio::time::sleep(SERVES_BEFORE).await;

    let mut claims = Vec::new();
    let lost = Instant::now();
    match loss {
        Loss::CutOff => proxies[0].set(Way::Stalled),
        Loss::Stopped => owner.signal(Signal::Stop).await?,
    }
    let took = ledger.waits_for(1, lost, TAKES_OVER_WITHIN).await;
    let shown = took.map_or("not at all".to_owned(), |took| format!("after {:.1} s", took.as_secs_f64()));
    claims.push((format!("the server that stands by serves within {} s ({shown})", TAKES_OVER_WITHIN.as_secs()), took.is_some()));
    let back = Instant::now();
    match loss {
        Loss::CutOff => proxies[0].set(Way::Open),
        Loss::Stopped => owner.signal(Signal::Continue).await?,
    }
    if took.is_some() {
        let ended = tokio::time::timeout(ENDS_WITHIN, owner.ended()).await;
        let both = ledger.first_after(0, back);
        claims.push(("the one that came back acknowledges nothing any more".to_owned(), both.is_none()));
        let status = ended.ok().transpose()?.map_or("still running".to_owned(), |status| status.to_string());
        let failed = status.contains("exit status") && !status.ends_with(": 0");
        claims.push((format!("it ends with an error, so that it is started again ({status})"), failed));
    }
    asking.shutdown().await;
    owner.end().await?;
    standby.end().await?;
    let (kept, all) = kept(&direct, table, guest.id, &ledger).await?;
    claims.push((format!("every acknowledgement is in the store ({kept} of {all})"), kept == all && all > 0));
    tokio::task::spawn_blocking(move || drop(cluster)).await.map_err(|error| Trouble(error.to_string()))?;
    Ok(Verdict { requests: ledger.asked.load(Ordering::Relaxed), measured: None, claims, trouble: None })
}

async fn begin_server(ground: &Ground, start: &Start) -> Result<Server, Trouble> {
    let start = start.clone();
    ground.keeper.spawn(async move { start.begin() }).await.map_err(|error| Trouble(error.to_string()))?
}

/// Says a line at a table again and again, each with a key of its own, and notes what is acknowledged.
async fn ask_for_ever(guest: Guest, server: usize, table: TableId, ledger: Arc<Ledger>) {
    let mut ticks = tokio::time::interval(EVERY);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    for n in 0_u32.. {
        ticks.tick().await;
        let key = format!("{server}-{n}");
        let asked = json!({ "key": key, "command": { "do": "say", "text": key } });
        ledger.asked.fetch_add(1, Ordering::Relaxed);
        // A standby does not listen.
        let Ok((200, answer)) = guest.post(&format!("/api/tables/{table}/ask"), &asked).await else { continue };
        let version = answer["version"].as_u64().unwrap_or_default() as u32;
        let one = Acknowledged { server, at: Instant::now(), key, version };
        ledger.acknowledged.lock().unwrap_or_else(PoisonError::into_inner).push(one);
    }
}

/// How many of the acknowledgements are in the store at their version, each at one of its own, and how many there are.
async fn kept(database: &str, table: TableId, person: PersonId, ledger: &Ledger) -> Result<(usize, usize), Trouble> {
    let trouble = |error: trilynx_server::store::StoreError| Trouble(format!("the store: {error}"));
    let store = trilynx_server::store::Store::open(database, Default::default()).await.map_err(trouble)?;
    let all: Vec<(String, u32)> = {
        let acknowledged = ledger.acknowledged.lock().unwrap_or_else(PoisonError::into_inner);
        acknowledged.iter().map(|one| (one.key.clone(), one.version)).collect()
    };
    let mut versions = std::collections::HashSet::new();
    for (key, version) in &all {
        if store.granted(table, person, key).await.map_err(trouble)?.is_some_and(|granted| granted.version == *version) {
            versions.insert(*version);
        }
    }
    store.close().await;
    Ok((versions.len(), all.len()))
}
