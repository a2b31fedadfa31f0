//! `trilynx restore`: puts a backup in the place of what a server keeps.

use crate::serve::Kept;
use crate::{Failure, Outcome};
use std::io::Write as _;
use std::path::PathBuf;
use trilynx_server::config::Database;
use trilynx_server::store;

#[derive(clap::Args)]
pub struct RestoreArgs {
    /// A file that `trilynx backup` wrote.
    pub from: PathBuf,

    /// Replace games and accounts that are there already.
    #[arg(long)]
    pub replace: bool,

    #[command(flatten)]
    pub kept: Kept,
}

pub fn run(arguments: RestoreArgs) -> Outcome {
    let Database::Sqlite(database) = arguments.kept.database()? else {
        return Err(Failure::Said("PostgreSQL is restored with its own pg_restore".to_owned()));
    };
    if database.exists() && !arguments.replace {
        return Err(Failure::Said(format!("{} already exists; add --replace to overwrite it", database.display())));
    }
    store::make_folder(&database).map_err(|error| error.to_string())?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(crate::Failure::of_system)?;
    runtime.block_on(store::restore(&arguments.from, &database)).map_err(|error| error.to_string())?;
    writeln!(anstream::stdout(), "Restored {} from {}", database.display(), arguments.from.display())?;
    Ok(())
}
