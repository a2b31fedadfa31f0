//! What it costs to serve from several nodes: the moves a second that they carry, processor time, and how late moves arrive.

use crate::client::Trouble;
use crate::cluster::Cluster;
use crate::load::{Figures, LoadPlan, Places, drive, finish, milliseconds, open_games, race};
use crate::nats::Nats;
use crate::server::{Server, Start};
use std::fmt;
use std::path::Path;
use std::time::Duration;

/// How much is measured.
#[derive(Clone, Copy, Debug)]
pub struct CostPlan {
    /// Games that are open, two connections each.
    pub games: usize,
    /// Games that are played at the same time when it is measured how much is carried.
    pub at_once: usize,
    /// The moves a second at which delays are measured.
    pub rate: u32,
    /// For how long each of both.
    pub how_long: Duration,
    /// The processors of each node, if nodes are kept apart: node 0 has the first ones.
    pub processors: Option<usize>,
}

/// What serves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// One server with a file.
    File,
    /// One server with PostgreSQL.
    Database,
    /// Two nodes: one owns all tables, everybody is connected to the other.
    ThroughTheBus,
    /// Three nodes, everybody connected to any.
    ThreeNodes,
}

impl Shape {
    /// All, the simplest first.
    pub const ALL: [Shape; 4] = [Shape::File, Shape::Database, Shape::ThroughTheBus, Shape::ThreeNodes];

    fn nodes(self) -> usize {
        match self {
            Shape::File | Shape::Database => 1,
            Shape::ThroughTheBus => 2,
            Shape::ThreeNodes => 3,
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Shape::File => "one server, SQLite",
            Shape::Database => "one server, PostgreSQL",
            Shape::ThroughTheBus => "one node, everybody connected to another one",
            Shape::ThreeNodes => "three nodes, everybody connected to any",
        })
    }
}

/// What was measured.
pub struct Cost {
    /// What served.
    pub shape: Shape,
    /// As fast as it goes.
    pub most: Figures,
    /// The processor time of that in seconds: of the nodes, of PostgreSQL and of NATS.
    pub processor: [f64; 3],
    /// At the rate of the plan.
    pub steady: Figures,
    /// The processor time of that.
    pub steady_processor: [f64; 3],
}

impl Cost {
    /// Moves a second at most.
    pub fn moves_a_second(&self) -> f64 {
        self.most.granted as f64 / self.most.took.as_secs_f64()
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let a_move = |figures: &Figures, processor: [f64; 3]| {
            let [nodes, postgres, nats] = processor.map(|seconds| 1000.0 * seconds / figures.granted.max(1) as f64);
            format!("processor time a move: nodes {nodes:.3} ms, PostgreSQL {postgres:.3} ms, NATS {nats:.3} ms")
        };
        writeln!(f, "{}:", self.shape)?;
        writeln!(
            f,
            "  as fast as it goes: {:.0} moves/s; {}; to the author {} ms, to the opponent {} ms (50 / 90 / 99 / 100 %)",
            self.moves_a_second(),
            a_move(&self.most, self.processor),
            milliseconds(&self.most.to_author),
            milliseconds(&self.most.to_opponent)
        )?;
        writeln!(
            f,
            "  {:.0} moves/s: {} of {} acknowledged; {}; to the author {} ms, to the opponent {} ms",
            self.steady.granted as f64 / self.steady.took.as_secs_f64(),
            self.steady.granted,
            self.steady.due,
            a_move(&self.steady, self.steady_processor),
            milliseconds(&self.steady.to_author),
            milliseconds(&self.steady.to_opponent)
        )
    }
}

/// What runs.
struct Running {
    nodes: Vec<Server>,
    postgres: Option<Cluster>,
    nats: Option<Nats>,
}

impl Running {
    async fn start(program: &Path, folder: &Path, shape: Shape, processors: Option<usize>) -> Result<Running, Trouble> {
        let file = folder.join("cost.db").display().to_string();
        let postgres = match shape {
            Shape::File => None,
            _ => Some(tokio::task::spawn_blocking(Cluster::start).await.map_err(|error| Trouble(error.to_string()))?),
        };
        let database = match &postgres {
            None => file,
            Some(postgres) => postgres.database().await,
        };
        let nats = if shape.nodes() > 1 { Some(Nats::start()?) } else { None };
        let mut nodes = Vec::new();
        for n in 0..shape.nodes() {
            let mut start = Start::new(program, &database, folder)?;
            start.log = folder.join(format!("node{n}.log"));
            start.flags = ["--limits", "off", "--log", "warn", "--max-connections", "20000"].map(str::to_owned).to_vec();
            if let Some(nats) = &nats {
                start.flags.extend(["--nats", &nats.url(), "--node", &format!("node{n}")].map(str::to_owned));
            }
            start.processors = processors.map(|each| format!("{}-{}", n * each, (n + 1) * each - 1));
            nodes.push(start.run().await?);
        }
        Ok(Running { nodes, postgres, nats })
    }

    /// Where the games of a shape are opened and played, without end.
    fn places(&self, shape: Shape) -> impl Iterator<Item = Places> + use<> {
        let addresses: Vec<String> = self.nodes.iter().map(|node| node.address.clone()).collect();
        let mut random = fastrand::Rng::with_seed(1);
        (0..).map(move |n: usize| {
            let mut any = || addresses[random.usize(..addresses.len())].clone();
            match shape {
                Shape::File | Shape::Database => Places::one(&addresses[0]),
                Shape::ThroughTheBus => Places { players: [addresses[1].clone(), addresses[1].clone()], ..Places::one(&addresses[0]) },
                Shape::ThreeNodes => Places { players: [any(), any()], ..Places::one(&addresses[n % addresses.len()]) },
            }
        })
    }

    fn processor_seconds(&self) -> [f64; 3] {
        [
            self.nodes.iter().map(Server::processor_seconds).sum(),
            self.postgres.as_ref().map_or(0.0, Cluster::processor_seconds),
            self.nats.as_ref().map_or(0.0, Nats::processor_seconds),
        ]
    }

    fn since(&self, before: [f64; 3]) -> [f64; 3] {
        let now = self.processor_seconds();
        [0, 1, 2].map(|n| now[n] - before[n])
    }
}

/// Measures what one shape costs.
pub async fn cost(program: &Path, folder: &Path, shape: Shape, plan: CostPlan) -> Result<Cost, Trouble> {
    let running = Running::start(program, folder, shape, plan.processors).await?;
    let mut places = running.places(shape);
    let games = open_games(places.by_ref().take(plan.games)).await?;
    let before = running.processor_seconds();
    let (most, games) = race(games, plan.at_once, plan.how_long).await?;
    let processor = running.since(before);
    finish(games).await?;

    let games = open_games(places.take(plan.at_once)).await?;
    let before = running.processor_seconds();
    let (steady, games) = drive(games, LoadPlan { games: plan.at_once, rate: plan.rate, duration: plan.how_long }).await?;
    let steady_processor = running.since(before);
    finish(games).await?;
    for node in running.nodes {
        node.stop().await?;
    }
    Ok(Cost { shape, most, processor, steady, steady_processor })
}
