//! Several nodes with a PostgreSQL and a NATS of their own. Each node reaches both through proxies of its own.

use crate::client::Trouble;
use crate::cluster::{Cluster, Ending};
use crate::nats::Nats;
use crate::proxy::Proxy;
use crate::server::{LEASE_LOST, Server, Signal, Start};
use sqlx::{Connection as _, PgConnection};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tokio::process::Command;
use trilynx_protocol::TableId;

/// How long a node may take until it is ready.
const READY_WITHIN: Duration = Duration::from_secs(90);
/// How long a node may take to drain and end.
const DRAINS_WITHIN: Duration = Duration::from_secs(90);
/// How often the nodes are looked after.
const LOOKED_AFTER_EVERY: Duration = Duration::from_millis(50);

/// Everything that serves.
pub(super) struct Deployment {
    postgres: Cluster,
    /// Has all that was committed, where a trial needs one.
    standby: Option<Cluster>,
    /// The database, reached directly.
    pub database: String,
    /// What it is called.
    name: String,
    nats: Option<Nats>,
    pub nodes: Vec<Node>,
    /// Nodes that ended because they had lost their tenure, and were started again as a supervisor does.
    pub restarted: u32,
    http: reqwest::Client,
}

/// One of the nodes.
pub(super) struct Node {
    pub name: String,
    pub start: Start,
    pub server: Option<Server>,
    pub to_postgres: Proxy,
    /// Nothing where a node serves alone.
    pub to_nats: Option<Proxy>,
}

impl Deployment {
    /// Prepares as many nodes, which are not started yet. One alone needs no NATS.
    pub async fn prepare(program: &Path, folder: &Path, nodes: usize) -> Result<Deployment, Trouble> {
        let postgres = tokio::task::spawn_blocking(Cluster::start).await.map_err(|error| Trouble(error.to_string()))?;
        let database = postgres.database().await;
        let name = database.split('?').next().and_then(|url| url.rsplit('/').next()).unwrap_or_default().to_owned();
        let nats = if nodes > 1 { Some(Nats::start()?) } else { None };
        let http = reqwest::Client::builder().no_proxy().timeout(Duration::from_secs(2)).build()?;
        let mut deployment = Deployment { postgres, standby: None, database, name, nats, nodes: Vec::new(), restarted: 0, http };
        for n in 0..nodes {
            let node = deployment.node(program, folder, n).await?;
            deployment.nodes.push(node);
        }
        Ok(deployment)
    }

    /// Gives the database a synchronous standby.
    pub async fn add_standby(&mut self) {
        self.standby = Some(self.postgres.standby().await);
    }

    /// The machine of the primary is gone for good; its standby takes its place, and gets a standby itself.
    pub async fn fail_over(&mut self) -> Result<(), Trouble> {
        let standby = self.standby.take().ok_or_else(|| Trouble("there is no standby".to_owned()))?;
        let former = std::mem::replace(&mut self.postgres, standby);
        tokio::task::block_in_place(|| drop(former));
        self.postgres.promote().await;
        self.database = self.postgres.address(&self.name);
        for node in &self.nodes {
            node.to_postgres.lead_to(&self.postgres.socket());
        }
        self.add_standby().await;
        Ok(())
    }

    async fn node(&self, program: &Path, folder: &Path, n: usize) -> Result<Node, Trouble> {
        let to_postgres = Proxy::start(&self.postgres.socket()).await?;
        let to_nats = match &self.nats {
            Some(nats) => Some(Proxy::start(nats.address).await?),
            None => None,
        };
        let url = format!("postgres://test@{}/{}?sslmode=disable", to_postgres.address, self.name);
        let name = format!("node{n}");
        let mut start = Start::new(program, &url, folder)?;
        start.log = folder.join(format!("{name}.log"));
        start.flags = ["--limits", "off", "--log", "info"].map(str::to_owned).to_vec();
        if let Some(proxy) = &to_nats {
            start.flags.extend(["--nats", &format!("nats://{}", proxy.address), "--node", &name].map(str::to_owned));
        }
        Ok(Node { name, start, server: None, to_postgres, to_nats })
    }

    /// Starts the nodes that do not run, and waits until all are ready.
    pub async fn run(&mut self) -> Result<(), Trouble> {
        for node in self.nodes.iter_mut().filter(|node| node.server.is_none()) {
            node.server = Some(node.start.begin()?);
        }
        self.ready().await
    }

    pub fn addresses(&self) -> Vec<String> {
        self.nodes.iter().map(|node| node.start.address.clone()).collect()
    }

    /// Waits until every node that runs is ready.
    pub async fn ready(&mut self) -> Result<(), Trouble> {
        let began = Instant::now();
        for n in 0..self.nodes.len() {
            let url = format!("http://{}/health/ready", self.nodes[n].start.address);
            while self.nodes[n].server.is_some() && !self.http.get(&url).send().await.is_ok_and(|answer| answer.status().is_success()) {
                if began.elapsed() > READY_WITHIN {
                    let Node { name, start, .. } = &self.nodes[n];
                    return Err(Trouble(format!("{name} was not ready after {READY_WITHIN:?}: {}", start.last_words())));
                }
                self.look_after().await?;
                tokio::time::sleep(LOOKED_AFTER_EVERY).await;
            }
        }
        Ok(())
    }

    /// Starts those again that have ended because of a lost tenure, as a supervisor does. Any other end is a mistake of theirs.
    pub async fn look_after(&mut self) -> Result<(), Trouble> {
        for node in &mut self.nodes {
            let Some(server) = &mut node.server else { continue };
            match server.has_ended()? {
                None => {}
                Some(status) if status.code() == Some(LEASE_LOST) => {
                    node.server = Some(node.start.begin()?);
                    self.restarted += 1;
                }
                Some(status) => return Err(Trouble(format!("{} ended with {status}: {}", node.name, node.start.last_words()))),
            }
        }
        Ok(())
    }

    /// Lets time go by and looks after the nodes.
    pub async fn wait(&mut self, how_long: Duration) -> Result<(), Trouble> {
        let until = Instant::now() + how_long;
        while Instant::now() < until {
            self.look_after().await?;
            tokio::time::sleep(LOOKED_AFTER_EVERY.min(until.saturating_duration_since(Instant::now()))).await;
        }
        Ok(())
    }

    /// Waits for something else and looks after the nodes meanwhile.
    pub async fn while_looked_after<T>(&mut self, work: impl Future<Output = Result<T, Trouble>>) -> Result<T, Trouble> {
        let mut work = std::pin::pin!(work);
        loop {
            if let Ok(done) = tokio::time::timeout(LOOKED_AFTER_EVERY, &mut work).await {
                return done;
            }
            self.look_after().await?;
        }
    }

    /// SIGKILL. It stays away until it is started again.
    pub async fn kill(&mut self, n: usize) -> Result<(), Trouble> {
        match self.nodes[n].server.take() {
            Some(server) => server.kill().await,
            None => Ok(()),
        }
    }

    pub async fn signal(&mut self, n: usize, signal: Signal) -> Result<(), Trouble> {
        match &self.nodes[n].server {
            Some(server) => server.signal(signal).await,
            None => Ok(()),
        }
    }

    /// SIGTERM, upon which it hands over what it has and ends in good order. It stays away until it is started again.
    pub async fn drain(&mut self, n: usize) -> Result<(), Trouble> {
        let Some(server) = self.nodes[n].server.take() else { return Ok(()) };
        server.signal(Signal::Terminate).await?;
        self.drained(n, server).await
    }

    /// The same by `trilynx cluster drain`.
    pub async fn drain_by_command(&mut self, n: usize) -> Result<(), Trouble> {
        let Some(server) = self.nodes[n].server.take() else { return Ok(()) };
        let Node { name, start, .. } = &self.nodes[n];
        let asked = Command::new(&start.program).args(["cluster", "drain", name, "--database", &self.database]).output().await;
        let asked = asked.map_err(|error| Trouble(format!("cannot start {}: {error}", start.program.display())))?;
        if !asked.status.success() {
            return Err(Trouble(format!("{name} cannot be drained: {}", String::from_utf8_lossy(&asked.stderr))));
        }
        self.drained(n, server).await
    }

    async fn drained(&self, n: usize, mut server: Server) -> Result<(), Trouble> {
        let ended = tokio::time::timeout(DRAINS_WITHIN, server.ended()).await;
        let name = &self.nodes[n].name;
        let status = ended.map_err(|_| Trouble(format!("{name} did not drain within {DRAINS_WITHIN:?}")))??;
        // One that loses its tenure meanwhile ends as well, and would be started again.
        if status.success() || status.code() == Some(LEASE_LOST) {
            Ok(())
        } else {
            Err(Trouble(format!("{name} drained and ended with {status}")))
        }
    }

    /// PostgreSQL ends, and starts again after this time.
    pub async fn restart_postgres(&mut self, ending: Ending, away: Duration) -> Result<(), Trouble> {
        tokio::task::block_in_place(|| self.postgres.stop_by(ending));
        self.wait(away).await?;
        tokio::task::block_in_place(|| self.postgres.start_again());
        Ok(())
    }

    /// NATS ends, and starts again after this time.
    pub async fn restart_nats(&mut self, away: Duration) -> Result<(), Trouble> {
        if let Some(nats) = &mut self.nats {
            tokio::task::block_in_place(|| nats.stop())?;
        }
        self.wait(away).await?;
        if let Some(nats) = &mut self.nats {
            tokio::task::block_in_place(|| nats.start_again())?;
        }
        Ok(())
    }

    /// Who owns which table in which epoch now, as the database has it.
    pub async fn owners(&self) -> Result<Vec<(TableId, i64, String)>, Trouble> {
        let trouble = |error: sqlx::Error| Trouble(format!("the database does not say who owns what: {error}"));
        let mut connection = PgConnection::connect(&self.database).await.map_err(trouble)?;
        let sql = "SELECT id, epoch, owner FROM tables WHERE owner IS NOT NULL AND stage NOT IN ('over', 'closed')";
        let rows: Vec<(String, i64, String)> = sqlx::query_as(sql).fetch_all(&mut connection).await.map_err(trouble)?;
        connection.close().await.map_err(trouble)?;
        let read = |(id, epoch, owner): (String, i64, String)| match id.parse() {
            Ok(table) => Ok((table, epoch, owner)),
            Err(_) => Err(Trouble(format!("{id} is no table"))),
        };
        rows.into_iter().map(read).collect()
    }

    /// The processor time of all nodes, in seconds.
    pub fn processor_seconds(&self) -> f64 {
        self.nodes.iter().filter_map(|node| node.server.as_ref()).map(Server::processor_seconds).sum()
    }

    /// Ends all nodes in good order.
    pub async fn stop(&mut self) -> Result<(), Trouble> {
        for n in 0..self.nodes.len() {
            self.drain(n).await?;
        }
        Ok(())
    }
}

/// Lets a program see another time of day: a library of Debian's package `faketime`, where Debian puts it or in the path, if it is there.
pub(super) fn other_clock() -> Option<PathBuf> {
    let architectures = std::fs::read_dir("/usr/lib").into_iter().flatten().flatten().map(|folder| folder.path().join("faketime"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = architectures.chain(std::env::split_paths(&path));
    folders.find_map(|folder| Some(folder.join("libfaketime.so.1")).filter(|library| library.exists()))
}
