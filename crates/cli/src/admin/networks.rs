//! `trilynx admin networks`: networks that are banned with accounts.

use super::print::time;
use super::{Desk, said};
use crate::{Failure, Outcome};
use serde_json::{Value, json};
use std::io::Write as _;
use trilynx_protocol::PersonId;
use trilynx_protocol::http::NetworkReach;
use trilynx_server::store::{PersonRow, StoreError};

pub(super) fn read_reach(text: &str) -> Result<NetworkReach, String> {
    match text {
        "addresses" => Ok(NetworkReach::Addresses),
        "wide" => Ok(NetworkReach::Wide),
        _ => Err(format!("{text:?} says not which networks; there are addresses and wide")),
    }
}

impl Desk {
    /// Says how many other accounts a ban of networks would concern, unless there is none to ban.
    pub(super) async fn check_networks(&self, person: &PersonRow) -> Outcome {
        let [addresses, wide] = self.store.network_reach(person.id, self.now_unix_ms).await.map_err(said)?;
        if addresses.networks == 0 {
            let name = &person.name;
            return Err(Failure::Said(format!(
                "{name} was not used from the internet in the last 14 days, as far as the server knows; is trust-proxy set?"
            )));
        }
        if !self.json {
            writeln!(
                std::io::stdout(),
                "Other accounts at its addresses: {}, in the networks around them: {}",
                addresses.others,
                wide.others
            )?;
        }
        Ok(())
    }

    /// Lets people in again from the networks that are banned with an account.
    pub(super) async fn lift_networks(&self, person: &PersonRow, reason: Option<String>) -> Outcome {
        let bans = self.store.network_bans(self.now_unix_ms, super::MOST_LISTED).await.map_err(said)?;
        let of_person: Vec<u64> = bans.iter().filter(|ban| ban.person == person.id).map(|ban| ban.sanction).collect();
        if of_person.is_empty() {
            return Err(Failure::Said(format!("no networks are banned with {}", person.name)));
        }
        for sanction in of_person {
            match self.store.lift_networks(sanction, &self.warrant(reason.clone())).await {
                // A moderator was faster.
                Err(StoreError::Missing) => {}
                lifted => lifted.map_err(said)?,
            }
        }
        self.done(person, "unban_networks", &format!("the networks of {} are banned no more", person.name))
    }

    /// Bans of networks that are in force, the latest first.
    pub(super) async fn print_networks(&self, limit: u32) -> Outcome {
        let bans = self.store.network_bans(self.now_unix_ms, limit).await.map_err(said)?;
        let names = self.names(&bans.iter().map(|ban| ban.person).collect::<Vec<PersonId>>()).await?;
        let name = |person: &PersonId| names.get(person).map_or("", String::as_str);
        let mut out = std::io::stdout();
        if self.json {
            let listed = bans.iter().map(|ban| {
                json!({
                    "act": ban.sanction, "id": ban.person, "name": name(&ban.person), "networks": ban.networks,
                    "until_unix_ms": ban.until_unix_ms, "reason": ban.reason,
                })
            });
            writeln!(out, "{}", json!({ "networks": listed.collect::<Vec<Value>>() }))?;
            return Ok(());
        }
        for ban in &bans {
            let until = time(ban.until_unix_ms);
            writeln!(out, "{:>5}  {:<20}  {} until {until}: {}", ban.sanction, name(&ban.person), ban.networks, ban.reason)?;
        }
        if bans.is_empty() {
            writeln!(out, "No networks are banned")?;
        }
        Ok(())
    }
}
