//! The test kit: a client, servers and databases of one's own, and the games that are played on them.

pub mod client;
pub mod cluster;
pub mod games;
pub mod nats;
pub mod nginx;
pub mod proxy;
pub mod server;
pub mod stage;
