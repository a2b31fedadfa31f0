//! Several servers that serve together: tables, people and lists are the same at each of them.

mod faults;
mod leak;
mod learning;
mod people;
mod placement;
mod secrets;
mod tables;

use crate::fixture::CLOSE_WITHIN;
use crate::host::within;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use trilynx_server::accounts::passwords::Cost;
use trilynx_server::bus::{Bus, Hub, NodeName};
use trilynx_server::env::Env;
use trilynx_server::serve::Server;
use trilynx_server::service::Closed;
use trilynx_server::{Config, Service, Settings};
use trilynx_trials::client::Guest;

/// A database, and what the nodes on it talk by.
pub struct Group {
    pub url: String,
    pub hub: Hub,
    http: reqwest::Client,
}

/// A server among others.
pub struct Node {
    pub address: String,
    pub service: Service,
    pub bus: Bus,
    stop: oneshot::Sender<()>,
    running: JoinHandle<Closed>,
}

impl Group {
    pub async fn new() -> Group {
        let http = reqwest::Client::builder().pool_max_idle_per_host(0).build().expect("a client");
        Group { url: trilynx_trials::cluster::database().await, hub: Hub::default(), http }
    }

    fn config(&self, settings: Settings) -> Config {
        let settings = Settings {
            listen: Some(vec!["127.0.0.1:0".parse().expect("an address")]),
            database: Some(self.url.parse().expect("a database")),
            bot_pause_ms: Some(0),
            bot_threads: Some(1),
            ..settings
        };
        let config = Config::new(settings).expect("sound settings");
        Config { limits: None, password_cost: Cost { memory_kib: 64, passes: 1 }, close_within: CLOSE_WITHIN, ..config }
    }

    /// A node in this process.
    pub async fn node(&self) -> Node {
        let name = "node".parse::<NodeName>().expect("a name").with_chance();
        let bus = Bus::local(name, self.hub.clone()).await;
        self.run(Server::start_on(self.config(Settings::default()), bus, Env::system).await.expect("a server"))
    }

    /// A node that talks to the others by NATS.
    pub async fn node_by_nats(&self, nats: &str) -> Node {
        self.node_with(Settings { nats: Some(nats.parse().expect("a server")), ..Settings::default() }).await
    }

    /// A node with these settings, which name a NATS server.
    pub async fn node_with(&self, settings: Settings) -> Node {
        self.run(Server::start(self.config(settings)).await.expect("a server"))
    }

    fn run(&self, server: Server) -> Node {
        let (address, service) = (server.addresses()[0].to_string(), server.service().clone());
        let bus = service.live.bus.clone();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(server.run_within(crate::contract::checked, async move { drop(stopped.await) }));
        Node { address, service, bus, stop, running }
    }

    pub async fn guest(&self, node: &Node) -> Guest {
        Guest::arrive(&self.http, &node.address).await.expect("a guest")
    }
}

impl Node {
    /// Stops it in good order.
    pub async fn stop(self) {
        drop(self.stop);
        assert_eq!(within(self.running).await.expect("the server does not panic"), Closed::InOrder);
    }
}
