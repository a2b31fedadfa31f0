//! `trilynx serve`: hosts live games. Also what `trilynx` does without a command.

use crate::{Failure, Outcome};
use std::io::Write;
use std::path::{Path, PathBuf};
use trilynx_server::config::Database;
use trilynx_server::serve::{Server, asked_to_stop, start_log};
use trilynx_server::service::Closed;
use trilynx_server::{Config, Settings};

#[derive(clap::Args)]
pub struct ServeArgs {
    /// A TOML file with a key for each flag below, such as listen = ["0.0.0.0:8770"]. Flags win over variables, variables over the file.
    #[arg(long, env = "TRILYNX_CONFIG", value_name = "FILE")]
    pub config: Option<PathBuf>,

    #[command(flatten)]
    pub settings: Settings,
}

/// Where a server keeps what it keeps, said as to the server itself.
#[derive(clap::Args)]
pub struct Kept {
    /// The server's TOML file, if it has one.
    #[arg(long, env = "TRILYNX_CONFIG", value_name = "FILE", global = true)]
    config: Option<PathBuf>,

    /// The server's database [default: trilynx.db in the user's data folder].
    #[arg(long, env = "TRILYNX_DATABASE", value_name = "FILE|URL", hide_env_values = true, global = true)]
    database: Option<Database>,
}

impl Kept {
    pub fn database(self) -> Result<Database, String> {
        let settings = Settings { database: self.database, ..Settings::default() };
        Ok(resolve(self.config.as_deref(), settings)?.database)
    }
}

/// Flags and variables, then the file, then what is usual.
pub fn resolve(file: Option<&Path>, settings: Settings) -> Result<Config, String> {
    let file = file.map(Settings::from_file).transpose().map_err(|error| error.to_string())?;
    Config::new(settings.or(file.unwrap_or_default())).map_err(|error| error.to_string())
}

pub fn run(arguments: ServeArgs) -> Outcome {
    let config = Config { web: trilynx_web::FILES, ..resolve(arguments.config.as_deref(), arguments.settings)? };
    trilynx_server::metrics::built_from(env!("TRILYNX_COMMIT"));
    start_log(&config).map_err(|error| error.to_string())?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(crate::Failure::of_system)?;
    runtime.block_on(async {
        let server = Server::start(config).await.map_err(|error| match error.is_passing {
            true => Failure::Stopped(format!("{error}; start this server again")),
            false => Failure::Said(error.to_string()),
        })?;
        let stop = asked_to_stop();
        let mut stdout = std::io::stdout();
        writeln!(stdout, "Open {} (games are kept in {})", server.urls().join(" or "), server.service().config.database)?;
        stdout.flush()?;
        match server.run(stop).await {
            Closed::InOrder => Ok(()),
            Closed::Superseded => Err(Failure::Stopped(
                "another server works on this database now, or may: start this one again, and it stands by".to_owned(),
            )),
        }
    })
}
