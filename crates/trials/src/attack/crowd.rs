//! Attackers: as many people from as many addresses as a scenario wants, within the limits that everybody has.

use crate::client::{Guest, Origin, Socket, Trouble};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::Instant;
use trilynx_protocol::wire::ToServer;

/// Attackers who arrive, connect or open tables at the same time.
const AT_ONCE: usize = 32;

/// Everybody who takes part in an attack.
#[derive(Clone)]
pub struct Crowd {
    http: reqwest::Client,
    server: String,
    addresses: Arc<AtomicU32>,
    sent: Arc<AtomicU64>,
}

impl Crowd {
    /// Nobody yet.
    pub fn new(server: &str) -> Result<Crowd, Trouble> {
        let http = reqwest::Client::builder().no_proxy().pool_max_idle_per_host(AT_ONCE).build()?;
        Ok(Crowd { http, server: server.to_owned(), addresses: Arc::default(), sent: Arc::default() })
    }

    /// How many requests and frames they have sent.
    pub fn sent(&self) -> u64 {
        self.sent.load(Ordering::Relaxed)
    }

    /// An address that nobody had before: 10.0.0.1 and on.
    fn address(&self) -> IpAddr {
        let n = self.addresses.fetch_add(1, Ordering::Relaxed) + 1;
        IpAddr::V4(Ipv4Addr::from_bits((10 << 24) | (n & 0x00ff_ffff)))
    }

    /// One more, from an address of their own.
    pub async fn guest(&self) -> Result<Guest, Trouble> {
        self.guest_from(self.address()).await
    }

    /// One more, from this address.
    pub async fn guest_from(&self, address: IpAddr) -> Result<Guest, Trouble> {
        Guest::arrive_from(&self.http, &self.server, Origin { address: Some(address), sent: self.sent.clone() }).await
    }

    /// This many more guests, with `behind_each` at each address. Those that are rejected are left out.
    pub async fn guests(&self, count: usize, behind_each: usize) -> Vec<Guest> {
        let mut address = self.address();
        let mut addresses = Vec::new();
        for n in 0..count {
            if n > 0 && n % behind_each == 0 {
                address = self.address();
            }
            addresses.push(address);
        }
        each(addresses, |address| {
            let crowd = self.clone();
            async move { crowd.guest_from(address).await.ok() }
        })
        .await
    }
}

/// Does something for each, a few at a time, and collects what comes of it.
pub async fn each<T, R, F>(all: Vec<T>, mut work: impl FnMut(T) -> F) -> Vec<R>
where
    R: Send + 'static,
    F: Future<Output = Option<R>> + Send + 'static,
{
    let (mut working, mut done) = (JoinSet::new(), Vec::new());
    for one in all {
        if working.len() >= AT_ONCE {
            done.extend(working.join_next().await.and_then(Result::ok).flatten());
        }
        working.spawn(work(one));
    }
    while let Some(ended) = working.join_next().await {
        done.extend(ended.ok().flatten());
    }
    done
}

/// Reads everything, and says what `next` makes, so often, until the time has come or the connection ends.
pub async fn flood(socket: &mut Socket, every: Duration, until: Instant, mut next: impl FnMut(&Socket, u32) -> Option<ToServer>) {
    let mut ticks = tokio::time::interval(every);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut said = 0;
    loop {
        tokio::select! {
            () = tokio::time::sleep_until(until) => return,
            heard = socket.hear() => if !matches!(heard, Ok(Some(_))) { return },
            _ = ticks.tick() => {
                if let Some(say) = next(socket, said) {
                    said += 1;
                    if socket.say(&say).await.is_err() {
                        return;
                    }
                }
            }
        }
    }
}
