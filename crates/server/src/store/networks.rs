//! Networks that accounts were used from recently, and bans of networks. No address is stored, only keyed hashes of networks.

use super::acts::{ActKind, Warrant, note};
use super::{Store, StoreError, id, reading, signed, small, unsigned, writing};
use trilynx_protocol::PersonId;
use trilynx_protocol::http::{NetworkReach, NetworkReachCount};

/// The keyed hash of a network.
pub type NetworkHash = [u8; 16];

/// For how long it is kept from where an account was used.
pub const NETWORKS_KEPT_MS: u64 = 14 * 86_400_000;
/// The most networks that are kept of an account, and so the most that are banned with it.
pub const MOST_NETWORKS: u32 = 16;
/// How far other accounts are counted.
const MOST_OTHERS: i64 = 1000;

/// Networks that are banned with an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NetworkBanRow {
    /// The number of the ban.
    pub sanction: u64,
    /// Whose account is banned.
    pub person: PersonId,
    /// How many networks.
    pub networks: u32,
    /// Until when.
    pub until_unix_ms: u64,
    /// The reason for the ban, as the person reads it.
    pub reason: String,
}

/// Somebody who is gone was used from nowhere. It comes before [`super::sanctions::FORGET_SANCTIONS`].
pub(super) const FORGET_NETWORKS: [&str; 2] = [LIFT_ALL_NETWORKS, "DELETE FROM seen_networks WHERE person = $1"];
/// What is banned with an account: `narrow` or `wide` of where it was used.
pub(super) const BAN_ADDRESSES: &str = "INSERT INTO network_bans (sanction, network, since_unix_ms, until_unix_ms) \
     SELECT DISTINCT CAST($1 AS BIGINT), n.narrow, CAST($5 AS BIGINT), CAST($4 AS BIGINT) FROM seen_networks AS n WHERE n.person = $2 AND n.seen_unix_ms >= $3";
pub(super) const BAN_WIDE: &str = "INSERT INTO network_bans (sanction, network, since_unix_ms, until_unix_ms) \
     SELECT DISTINCT CAST($1 AS BIGINT), n.wide, CAST($5 AS BIGINT), CAST($4 AS BIGINT) FROM seen_networks AS n WHERE n.person = $2 AND n.seen_unix_ms >= $3";

const SEE: &str = "INSERT INTO seen_networks (person, narrow, wide, seen_unix_ms) \
     SELECT p.id, $2, $3, $4 FROM people AS p WHERE p.id = $1 AND p.kind = 'account' \
     ON CONFLICT (person, narrow) DO UPDATE SET seen_unix_ms = excluded.seen_unix_ms";
const TRIM: &str = "DELETE FROM seen_networks WHERE person = $1 AND narrow NOT IN \
     (SELECT n.narrow FROM seen_networks AS n WHERE n.person = $1 ORDER BY n.seen_unix_ms DESC, n.narrow LIMIT $2)";
pub(super) const SEEN: &str = "SELECT seen_unix_ms FROM seen_networks WHERE person = $1 AND seen_unix_ms >= $2";
pub(super) const OTHERS_AT_ADDRESSES: &str = "SELECT DISTINCT o.person FROM seen_networks AS m \
     JOIN seen_networks AS o ON o.narrow = m.narrow WHERE m.person = $1 AND m.seen_unix_ms >= $2 AND o.person <> $1 AND o.seen_unix_ms >= $2 LIMIT $3";
pub(super) const OTHERS_NEARBY: &str = "SELECT DISTINCT o.person FROM seen_networks AS m \
     JOIN seen_networks AS o ON o.wide = m.wide WHERE m.person = $1 AND m.seen_unix_ms >= $2 AND o.person <> $1 AND o.seen_unix_ms >= $2 LIMIT $3";
const WIDE: &str = "SELECT COUNT(DISTINCT wide) FROM seen_networks WHERE person = $1 AND seen_unix_ms >= $2";
/// Who was here before a ban goes on.
pub(super) const NETWORK_BAN: &str = "SELECT MAX(n.until_unix_ms) FROM network_bans AS n WHERE n.network IN ($1, $2) AND n.until_unix_ms > $3 \
     AND n.since_unix_ms <= $4";
pub(super) const OLD_SIGHTINGS: &str = "DELETE FROM seen_networks WHERE (person, narrow) IN \
     (SELECT n.person, n.narrow FROM seen_networks AS n WHERE n.seen_unix_ms < $1 LIMIT $2)";
pub(super) const OLD_BANS: &str = "DELETE FROM network_bans WHERE until_unix_ms <= $1";
/// The people who are no longer refused when a ban ($1) ends.
pub(super) const LIFT_NETWORKS: &str = "DELETE FROM network_bans WHERE sanction = $1";
/// And when all bans of a person ($1) end.
pub(super) const LIFT_ALL_NETWORKS: &str = "DELETE FROM network_bans WHERE sanction IN (SELECT number FROM sanctions WHERE person = $1)";
const NETWORK_BANS: &str = "SELECT n.sanction, s.person, COUNT(*), MAX(n.until_unix_ms), s.reason FROM network_bans AS n \
     JOIN sanctions AS s ON s.number = n.sanction WHERE n.until_unix_ms > $1 \
     GROUP BY n.sanction, s.person, s.reason ORDER BY n.sanction DESC LIMIT $2";

/// The statement that bans these networks of somebody.
pub(super) fn ban_of(reach: NetworkReach) -> &'static str {
    match reach {
        NetworkReach::Addresses => BAN_ADDRESSES,
        NetworkReach::Wide => BAN_WIDE,
    }
}

impl Store {
    /// An account was used from this network. Only the last ones are kept; of somebody who has no account, nothing is.
    pub async fn see_network(
        &self,
        person: PersonId,
        narrow: &NetworkHash,
        wide: &NetworkHash,
        now_unix_ms: u64,
    ) -> Result<(), StoreError> {
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::query(SEE)
                .bind(person.as_str())
                .bind(narrow.as_slice())
                .bind(wide.as_slice())
                .bind(signed(now_unix_ms))
                .execute(&mut *transaction)
                .await?;
            sqlx::query(TRIM).bind(person.as_str()).bind(i64::from(MOST_NETWORKS)).execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(())
        })
    }

    /// When an account was last used from each of its networks.
    pub async fn seen_networks(&self, person: PersonId, now_unix_ms: u64) -> Result<Vec<u64>, StoreError> {
        let since = signed(now_unix_ms.saturating_sub(NETWORKS_KEPT_MS));
        let rows: Vec<i64> = reading!(self, pool => sqlx::query_scalar(SEEN).bind(person.as_str()).bind(since).fetch_all(pool).await)?;
        Ok(rows.into_iter().map(unsigned).collect())
    }

    /// How much a ban of the networks of an account would concern: its addresses, and the wider networks.
    pub async fn network_reach(&self, person: PersonId, now_unix_ms: u64) -> Result<[NetworkReachCount; 2], StoreError> {
        let since = signed(now_unix_ms.saturating_sub(NETWORKS_KEPT_MS));
        let networks = u32::try_from(self.seen_networks(person, now_unix_ms).await?.len()).unwrap_or(u32::MAX);
        let wide: i64 = reading!(self, pool => sqlx::query_scalar(WIDE).bind(person.as_str()).bind(since).fetch_one(pool).await)?;
        let mut others = Vec::new();
        for sql in [OTHERS_AT_ADDRESSES, OTHERS_NEARBY] {
            let people: Vec<String> = reading!(self, pool => {
                sqlx::query_scalar(sql).bind(person.as_str()).bind(since).bind(MOST_OTHERS).fetch_all(pool).await
            })?;
            others.push(u32::try_from(people.len()).unwrap_or(u32::MAX));
        }
        Ok([
            NetworkReachCount { networks, others: others[0] },
            NetworkReachCount { networks: small(wide, "seen_networks")?, others: others[1] },
        ])
    }

    /// Until when nobody is let in from a network who came at this time or later.
    pub async fn network_ban(&self, networks: &[NetworkHash; 2], came_unix_ms: u64, now_unix_ms: u64) -> Result<Option<u64>, StoreError> {
        let [narrow, wide] = networks;
        let until: Option<i64> = reading!(self, pool => {
            sqlx::query_scalar(NETWORK_BAN)
                .bind(narrow.as_slice())
                .bind(wide.as_slice())
                .bind(signed(now_unix_ms))
                .bind(signed(came_unix_ms))
                .fetch_one(pool)
                .await
        })?;
        Ok(until.map(unsigned))
    }

    /// Bans of networks that are in force, the latest first.
    pub async fn network_bans(&self, now_unix_ms: u64, limit: u32) -> Result<Vec<NetworkBanRow>, StoreError> {
        let rows: Vec<(i64, String, i64, i64, String)> = reading!(self, pool => {
            sqlx::query_as(NETWORK_BANS).bind(signed(now_unix_ms)).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        let row = |(sanction, person, networks, until, reason): (i64, String, i64, i64, String)| {
            let (networks, until_unix_ms) = (small(networks, "network_bans")?, unsigned(until));
            Ok(NetworkBanRow { sanction: unsigned(sanction), person: id(&person)?, networks, until_unix_ms, reason })
        };
        rows.into_iter().map(row).collect()
    }

    /// Lets people in again from the networks that were banned with an account, which stays banned; [`StoreError::Missing`] if there are none.
    pub async fn lift_networks(&self, sanction: u64, warrant: &Warrant) -> Result<(), StoreError> {
        let found = self.sanction(sanction).await?.ok_or(StoreError::Missing)?;
        let details = format!("{{\"sanction\":{sanction}}}");
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let _number = note!(transaction, warrant, ActKind::NetworksLifted, Some(found.person), Some(details));
            let lifted = sqlx::query(LIFT_NETWORKS).bind(signed(sanction)).execute(&mut *transaction).await?;
            if lifted.rows_affected() == 0 {
                transaction.rollback().await?;
                return Err(StoreError::Missing);
            }
            transaction.commit().await?;
            Ok(())
        })
    }

    /// Forgets where accounts were used too long ago, at most this many rows, and bans of networks that are over. Returns how many rows were
    /// of the first kind.
    pub async fn sweep_networks(&self, now_unix_ms: u64, limit: u32) -> Result<u64, StoreError> {
        let before = signed(now_unix_ms.saturating_sub(NETWORKS_KEPT_MS));
        let swept = writing!(self, pool => {
            sqlx::query(OLD_BANS).bind(signed(now_unix_ms)).execute(pool).await?;
            sqlx::query(OLD_SIGHTINGS).bind(before).bind(i64::from(limit)).execute(pool).await.map(|done| done.rows_affected())
        })?;
        Ok(swept)
    }
}
