//! What can happen to nodes that serve together, to their database, to NATS and to the ways between them.

use super::clients::Clients;
use super::deployment::{Deployment, other_clock};
use crate::client::{Guest, Trouble};
use crate::cluster::Ending;
use crate::proxy::{Proxy, Way};
use crate::server::Signal;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;
use trilynx_protocol::TableId;

/// A node is dead for the others after this, by the database's clock.
const DEAD_AFTER: Duration = Duration::from_secs(5);
/// How long a node is cut off from the database: until others may have taken its tables over, and a little longer.
const CUT_OFF: Duration = Duration::from_millis(6_500);
/// How long a process stands still.
const STANDS_STILL: Duration = Duration::from_secs(10);
/// How long a way is slow.
const SLOW_FOR: Duration = Duration::from_millis(1_500);
/// How long somebody may take to commit something.
const COMMITS_WITHIN: Duration = Duration::from_secs(20);

/// What happens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ClusterFault {
    /// SIGKILL. It is started again when others have taken over.
    Kill,
    /// SIGKILL, and it is started again at once.
    KillAndRestart,
    /// SIGKILL, and everybody else is asked for its tables in the moment when they become free.
    TwoClaims,
    /// SIGSTOP for ten seconds.
    Pause,
    /// SIGTERM, and it is started again.
    Drain,
    /// `trilynx cluster drain`, and it is started again.
    DrainByCommand,
    /// Its connections to the database are ended, and refused until others have taken over.
    PostgresCut,
    /// What it exchanges with the database is held back until others have taken over, and arrives then.
    PostgresStalled,
    /// What it exchanges with the database disappears until others have taken over.
    PostgresHalfOpen,
    /// Its connections to the database are ended for less time than a tenure lasts.
    PostgresBlip,
    /// The database is slow for it.
    PostgresSlow,
    /// A commit of its arrives at the database, but not the answer.
    CommitAnswerLost,
    /// The database ends its connections and starts again.
    PostgresRestart,
    /// The database ends without cleaning up and starts again.
    PostgresCrash,
    /// The database's machine is gone, and its synchronous standby takes its place.
    PostgresFailOver,
    /// Its connections to NATS are ended, and refused for a while.
    NatsCut,
    /// What it exchanges with NATS is held back for a while, and arrives then.
    NatsStalled,
    /// What it exchanges with NATS disappears for a while.
    NatsHalfOpen,
    /// NATS is slow for it.
    NatsSlow,
    /// NATS is killed and started again.
    NatsRestart,
    /// It is started again with a calendar that is an hour early or late, which it keeps until it is started once more.
    ClockOff,
}

impl ClusterFault {
    /// One round: every kind, those that take little time more often.
    pub const ROUND: [ClusterFault; 26] = [
        ClusterFault::Kill,
        ClusterFault::KillAndRestart,
        ClusterFault::TwoClaims,
        ClusterFault::Pause,
        ClusterFault::Drain,
        ClusterFault::DrainByCommand,
        ClusterFault::PostgresCut,
        ClusterFault::PostgresStalled,
        ClusterFault::PostgresHalfOpen,
        ClusterFault::PostgresBlip,
        ClusterFault::PostgresBlip,
        ClusterFault::PostgresSlow,
        ClusterFault::CommitAnswerLost,
        ClusterFault::CommitAnswerLost,
        ClusterFault::CommitAnswerLost,
        ClusterFault::CommitAnswerLost,
        ClusterFault::PostgresRestart,
        ClusterFault::PostgresCrash,
        ClusterFault::PostgresFailOver,
        ClusterFault::NatsCut,
        ClusterFault::NatsStalled,
        ClusterFault::NatsHalfOpen,
        ClusterFault::NatsSlow,
        ClusterFault::NatsRestart,
        ClusterFault::NatsRestart,
        ClusterFault::ClockOff,
    ];

    /// Whether the process of the node is gone at once, and other nodes take its tables over.
    pub fn is_death(self) -> bool {
        matches!(self, ClusterFault::Kill | ClusterFault::KillAndRestart | ClusterFault::TwoClaims)
    }

    /// Whether the node goes on after a while, and finds that others have taken its tables over.
    pub fn is_absence(self) -> bool {
        matches!(self, ClusterFault::Pause | ClusterFault::PostgresCut | ClusterFault::PostgresStalled | ClusterFault::PostgresHalfOpen)
    }

    /// Whether the node hands its tables over before it goes.
    pub fn is_hand_over(self) -> bool {
        matches!(self, ClusterFault::Drain | ClusterFault::DrainByCommand)
    }

    /// Whether it happens to every node at once.
    pub fn is_everybodys(self) -> bool {
        matches!(
            self,
            ClusterFault::PostgresRestart | ClusterFault::PostgresCrash | ClusterFault::PostgresFailOver | ClusterFault::NatsRestart
        )
    }

    /// Why it cannot happen on this system, if it cannot.
    pub fn is_left_out(self) -> Option<&'static str> {
        (self == ClusterFault::ClockOff && other_clock().is_none()).then_some("libfaketime is not installed (`apt install faketime`)")
    }
}

impl fmt::Display for ClusterFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ClusterFault::Kill => "killed",
            ClusterFault::KillAndRestart => "killed, started at once",
            ClusterFault::TwoClaims => "killed, all claim at once",
            ClusterFault::Pause => "stopped for 10 s",
            ClusterFault::Drain => "drained",
            ClusterFault::DrainByCommand => "drained by command",
            ClusterFault::PostgresCut => "cut off from PostgreSQL",
            ClusterFault::PostgresStalled => "PostgreSQL stalled",
            ClusterFault::PostgresHalfOpen => "PostgreSQL half open",
            ClusterFault::PostgresBlip => "PostgreSQL cut for a moment",
            ClusterFault::PostgresSlow => "PostgreSQL slow",
            ClusterFault::CommitAnswerLost => "answer of a commit lost",
            ClusterFault::PostgresRestart => "PostgreSQL restarted",
            ClusterFault::PostgresCrash => "PostgreSQL killed",
            ClusterFault::PostgresFailOver => "standby of PostgreSQL promoted",
            ClusterFault::NatsCut => "cut off from NATS",
            ClusterFault::NatsStalled => "NATS stalled",
            ClusterFault::NatsHalfOpen => "NATS half open",
            ClusterFault::NatsSlow => "NATS slow",
            ClusterFault::NatsRestart => "NATS restarted",
            ClusterFault::ClockOff => "clock off by an hour",
        })
    }
}

/// A fault on its way to happen.
pub(super) struct Happening<'a> {
    pub deployment: &'a mut Deployment,
    pub clients: &'a Arc<Clients>,
    pub random: &'a mut fastrand::Rng,
    /// To which node.
    pub node: usize,
    /// What that node owns.
    pub owned: Vec<TableId>,
}

impl Happening<'_> {
    /// Injects it. Afterwards every node runs, and every way is open.
    pub async fn inject(mut self, fault: ClusterFault) -> Result<(), Trouble> {
        let node = self.node;
        match fault {
            ClusterFault::Kill => {
                self.deployment.kill(node).await?;
                self.deployment.wait(DEAD_AFTER + Duration::from_secs(1)).await?;
            }
            ClusterFault::KillAndRestart => self.deployment.kill(node).await?,
            ClusterFault::TwoClaims => {
                self.deployment.kill(node).await?;
                self.all_claim().await?;
            }
            ClusterFault::Pause => {
                self.deployment.signal(node, Signal::Stop).await?;
                self.deployment.wait(STANDS_STILL).await?;
                self.deployment.signal(node, Signal::Continue).await?;
            }
            ClusterFault::Drain => self.deployment.drain(node).await?,
            ClusterFault::DrainByCommand => self.deployment.drain_by_command(node).await?,
            ClusterFault::PostgresCut => self.postgres(Way::Cut, CUT_OFF).await?,
            ClusterFault::PostgresStalled => self.postgres(Way::Stalled, CUT_OFF).await?,
            ClusterFault::PostgresHalfOpen => self.postgres(Way::HalfOpen, CUT_OFF).await?,
            ClusterFault::PostgresBlip => {
                let short = self.up_to(1_000);
                self.postgres(Way::Cut, short).await?;
            }
            ClusterFault::PostgresSlow => {
                let delay = self.up_to(50);
                self.postgres(Way::Slow(delay), SLOW_FOR).await?;
            }
            ClusterFault::CommitAnswerLost => self.lose_an_answer().await?,
            ClusterFault::PostgresRestart => self.deployment.restart_postgres(Ending::Fast, Duration::ZERO).await?,
            ClusterFault::PostgresCrash => {
                let away = self.up_to(3_000);
                self.deployment.restart_postgres(Ending::Immediate, away).await?;
            }
            ClusterFault::PostgresFailOver => self.deployment.fail_over().await?,
            ClusterFault::NatsCut => self.nats(Way::Cut).await?,
            ClusterFault::NatsStalled => self.nats(Way::Stalled).await?,
            ClusterFault::NatsHalfOpen => self.nats(Way::HalfOpen).await?,
            ClusterFault::NatsSlow => {
                let delay = self.up_to(100);
                self.through(|deployment, node| deployment.nodes[node].to_nats.as_ref(), Way::Slow(delay), SLOW_FOR).await?;
            }
            ClusterFault::NatsRestart => {
                let away = self.up_to(2_000);
                self.deployment.restart_nats(away).await?;
            }
            ClusterFault::ClockOff => {
                self.deployment.drain(node).await?;
                self.deployment.nodes[node].start.variables = other_time(if self.random.bool() { "+1h" } else { "-1h" });
            }
        }
        if fault != ClusterFault::ClockOff && self.deployment.nodes[node].server.is_none() {
            self.deployment.nodes[node].start.variables.clear();
        }
        self.deployment.run().await
    }

    fn up_to(&mut self, milliseconds: u64) -> Duration {
        Duration::from_millis(self.random.u64(1..=milliseconds))
    }

    async fn through(&mut self, proxy: impl Fn(&Deployment, usize) -> Option<&Proxy>, way: Way, how_long: Duration) -> Result<(), Trouble> {
        let set = |deployment: &Deployment, way: Way| proxy(deployment, self.node).into_iter().for_each(|proxy| proxy.set(way));
        set(self.deployment, way);
        self.deployment.wait(how_long).await?;
        set(self.deployment, Way::Open);
        Ok(())
    }

    async fn postgres(&mut self, way: Way, how_long: Duration) -> Result<(), Trouble> {
        self.through(|deployment, node| Some(&deployment.nodes[node].to_postgres), way, how_long).await
    }

    async fn nats(&mut self, way: Way) -> Result<(), Trouble> {
        let how_long = Duration::from_millis(500) + self.up_to(3_500);
        self.through(|deployment, node| deployment.nodes[node].to_nats.as_ref(), way, how_long).await
    }

    async fn lose_an_answer(&mut self) -> Result<(), Trouble> {
        let began = std::time::Instant::now();
        let node = self.node;
        self.deployment.nodes[node].to_postgres.set(Way::LosesCommit);
        while self.deployment.nodes[node].to_postgres.way() == Way::LosesCommit && began.elapsed() < COMMITS_WITHIN {
            self.deployment.wait(Duration::from_millis(20)).await?;
        }
        // A node that has nothing to commit in all this time has no answer to lose.
        self.deployment.nodes[node].to_postgres.set(Way::Open);
        Ok(())
    }

    /// Asks all other nodes for all its tables at the same time, again and again around the moment when they become free.
    async fn all_claim(&mut self) -> Result<(), Trouble> {
        self.deployment.wait(DEAD_AFTER - Duration::from_millis(1_500)).await?;
        let others = self.clients.nodes.iter().enumerate().filter(|(n, _)| *n != self.node).map(|(_, address)| address.clone());
        let mut claiming = tokio::task::JoinSet::new();
        for address in others {
            for table in self.owned.iter().copied() {
                claiming.spawn(claim(self.clients.clone(), address.clone(), table));
            }
        }
        self.deployment.wait(Duration::from_millis(3_000)).await?;
        claiming.shutdown().await;
        Ok(())
    }
}

/// Asks for a table over HTTP as fast as it is answered. What is answered is no matter here: the players see what comes of it.
async fn claim(clients: Arc<Clients>, address: String, table: TableId) {
    let Ok(guest) = Guest::arrive(&clients.http, &address).await else { return };
    loop {
        let _answered = guest.fetch(&format!("/api/tables/{table}"), &[]).await;
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// The environment of a program whose calendar is off by this much. Its other clocks are as they are.
fn other_time(by: &str) -> Vec<(String, String)> {
    let library = other_clock().unwrap_or_default().display().to_string();
    let variables = [("LD_PRELOAD", library.as_str()), ("FAKETIME", by), ("DONT_FAKE_MONOTONIC", "1"), ("FAKETIME_DONT_RESET", "1")];
    variables.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec()
}
