//! Networks: which ones accounts were used from recently, and who is refused from networks that are banned with an account.
//!
//! The one thing to know: no address is stored. A network is a keyed hash, known for 14 days; accounts older than a ban are not affected, so
//! that a café or a school is not banned with one of its guests.

use crate::config::Config;
use crate::error::{ApiError, ApiResult};
use crate::limits::network;
use crate::service::Service;
use crate::store::{Kind, MOST_NETWORKS, NetworkHash, PersonRow};
use crate::webhooks::is_public;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use trilynx_protocol::PersonId;
use trilynx_protocol::wire::Error;

/// The most people that are remembered, so that the store is not asked at each of their requests.
const MOST_PEOPLE: usize = 20_000;
const DAY_MS: u64 = 86_400_000;

/// Who has come from where today.
#[derive(Default)]
pub struct Arrivals(Mutex<Today>);

#[derive(Default)]
struct Today {
    day: u64,
    /// By person, and whether they had an account: what a guest did is noted when it becomes one.
    people: HashMap<(PersonId, bool), Vec<IpAddr>>,
}

impl Arrivals {
    /// Whether somebody has come from this network today.
    fn knows(&self, person: (PersonId, bool), network: IpAddr, now_unix_ms: u64) -> bool {
        let today = self.0.lock().expect("nobody panics here");
        today.day == now_unix_ms / DAY_MS && today.people.get(&person).is_some_and(|networks| networks.contains(&network))
    }

    /// Remembers it. Says whether there is room for it: somebody who comes from ever more networks is noted in the first ones only.
    fn add(&self, person: (PersonId, bool), network: IpAddr, now_unix_ms: u64) -> bool {
        let mut today = self.0.lock().expect("nobody panics here");
        if today.day != now_unix_ms / DAY_MS || today.people.len() >= MOST_PEOPLE {
            *today = Today { day: now_unix_ms / DAY_MS, people: HashMap::new() };
        }
        let networks = today.people.entry(person).or_default();
        let has_room = networks.len() < MOST_NETWORKS as usize;
        if has_room {
            networks.push(network);
        }
        has_room
    }
}

/// The networks of an address as the store knows them: its own, and the wider one. None for this machine, its local network and proxies: a ban of
/// these would refuse everyone.
fn hashes(service: &Service, address: IpAddr) -> Option<[NetworkHash; 2]> {
    if !may_be_banned(&service.config, address) {
        return None;
    }
    let hash = |purpose: &str, network: IpAddr| -> NetworkHash {
        let signed = service.secret.sign(purpose, &[network.to_string().as_bytes()]);
        signed[..16].try_into().expect("a signature is longer")
    };
    Some([hash("network", network(address, 32, 64)), hash("wide network", network(address, 24, 48))])
}

fn may_be_banned(config: &Config, address: IpAddr) -> bool {
    is_public(address) && !config.trust_proxy.iter().any(|proxy| proxy.contains(address))
}

/// Refuses newcomers from a banned network: a guest or an account that is about to be made, or one that is newer than the ban.
pub async fn check(service: &Service, address: IpAddr, person: Option<&PersonRow>) -> ApiResult<()> {
    let Some(networks) = hashes(service, address) else { return Ok(()) };
    let now = service.now_unix_ms();
    let came = person.map_or(now, |person| person.created_unix_ms);
    match service.store.network_ban(&networks, came, now).await? {
        Some(until_unix_ms) => Err(ApiError(Error::NetworkBanned { until_unix_ms })),
        None => Ok(()),
    }
}

/// As [`check`], for a person who is known, and remembers which network their account is used from. Asks the store once a day for each network.
pub async fn arrive(service: &Service, address: IpAddr, person: &PersonRow) -> ApiResult<()> {
    let (narrow, now) = (network(address, 32, 64), service.now_unix_ms());
    let who = (person.id, person.kind == Kind::Account);
    // A ban that was imposed after they came does not concern them.
    if service.arrivals.knows(who, narrow, now) {
        return Ok(());
    }
    check(service, address, Some(person)).await?;
    let Some([hash, wide]) = hashes(service, address).filter(|_| service.arrivals.add(who, narrow, now)) else { return Ok(()) };
    if who.1
        && let Err(cause) = service.store.see_network(person.id, &hash, &wide, now).await
    {
        tracing::warn!(%cause, "where an account is used from is not noted");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_from_ever_more_networks_is_noted_a_few_times_a_day() {
        let arrivals = Arrivals::default();
        let person = (PersonId::from_random([7; 16]), true);
        let networks: Vec<IpAddr> = (0..100).map(|n| IpAddr::from([9, 9, 9, n])).collect();
        assert_eq!(networks.iter().filter(|network| arrivals.add(person, **network, 1)).count(), MOST_NETWORKS as usize);
        assert!(arrivals.knows(person, networks[0], 1) && !arrivals.knows(person, networks[99], 1));
        assert!(!arrivals.knows((person.0, false), networks[0], 1) && !arrivals.knows(person, networks[0], 1 + DAY_MS));
        assert!(arrivals.add(person, networks[99], 1 + DAY_MS));
    }
}
