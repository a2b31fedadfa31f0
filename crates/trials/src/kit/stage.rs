//! A server whose games are always dealt the same and whose bots always choose the same: for pictures and announcements that are
//! compared with earlier ones.
//!
//! The one thing to know: it is the real server with other dice. Ids stay random, so that tables and people do not collide.

use crate::client::Trouble;
use std::io::Write as _;
use std::path::Path;
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use trilynx_protocol::Time;
use trilynx_server::config::Switch;
use trilynx_server::env::Env;
use trilynx_server::serve::{Server, asked_to_stop};
use trilynx_server::service::Closed;
use trilynx_server::{Config, Settings};

/// The number of random bytes of an id; nothing that decides a game uses as many.
const ID_BYTES: usize = 16;

/// Serves on a free port of this machine, and says which, until it is asked to stop.
pub async fn run(folder: &Path, seed: u64) -> Result<(), Trouble> {
    let trouble = |error: &dyn std::fmt::Display| Trouble(error.to_string());
    let settings = Settings {
        listen: Some(vec!["127.0.0.1:0".parse().map_err(|error| trouble(&error))?]),
        database: Some(folder.join("stage.db").display().to_string().parse().map_err(|error| trouble(&error))?),
        bot_pause_ms: Some(0),
        bot_threads: Some(1),
        limits: Some(Switch::Off),
        ..Settings::default()
    };
    let config = Config { web: trilynx_web::FILES, ..Config::new(settings).map_err(|error| trouble(&error))? };
    let server = Server::start_with(config, |stored| env(stored, seed)).await.map_err(|error| trouble(&error))?;
    let mut out = std::io::stdout();
    writeln!(out, "Open {}", server.urls().join(" or ")).and_then(|()| out.flush()).map_err(|error| trouble(&error))?;
    match server.run(asked_to_stop()).await {
        Closed::InOrder => Ok(()),
        Closed::Superseded => Err(Trouble("another server has taken over".to_owned())),
    }
}

fn env(stored: u64, seed: u64) -> Env {
    let started = Instant::now();
    let clock = move || {
        let unix_ms = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
        Time { service_ms: stored + started.elapsed().as_millis() as u64, unix_ms }
    };
    let dice = move |bytes: &mut [u8]| match bytes.len() {
        ID_BYTES => fastrand::fill(bytes),
        _ => fastrand::Rng::with_seed(seed).fill(bytes),
    };
    Env::new(clock, dice)
}
