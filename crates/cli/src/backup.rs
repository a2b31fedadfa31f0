//! `trilynx backup`: copies what a server keeps, also while it runs.

use crate::serve::Kept;
use crate::{Failure, Outcome};
use std::io::Write as _;
use std::path::PathBuf;
use trilynx_server::config::Database;
use trilynx_server::store;

#[derive(clap::Args)]
pub struct BackupArgs {
    /// The file to write. It must not exist.
    pub to: PathBuf,

    #[command(flatten)]
    pub kept: Kept,
}

pub fn run(arguments: BackupArgs) -> Outcome {
    let Database::Sqlite(database) = arguments.kept.database()? else {
        return Err(Failure::Said("PostgreSQL is backed up with its own pg_dump".to_owned()));
    };
    if !database.exists() {
        return Err(Failure::Said(format!("there is no {}", database.display())));
    }
    if arguments.to.exists() {
        return Err(Failure::Said(format!("{} already exists; choose another file", arguments.to.display())));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(crate::Failure::of_system)?;
    runtime.block_on(store::backup(&database, &arguments.to)).map_err(|error| error.to_string())?;
    writeln!(anstream::stdout(), "Copied {} to {}", database.display(), arguments.to.display())?;
    Ok(())
}
