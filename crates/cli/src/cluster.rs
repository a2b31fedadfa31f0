//! `trilynx cluster`: looks after servers that serve together, through the database that they share.

use crate::serve::Kept;
use crate::{Failure, Outcome};
use std::io::Write;
use trilynx_server::config::Database;
use trilynx_server::live::node_list;
use trilynx_server::store::{drain_on, nodes_on};

#[derive(clap::Subcommand)]
pub enum ClusterCommand {
    /// Lists the nodes: which are alive, what they run, how much they do.
    Status {
        /// As JSON, for programs.
        #[arg(long)]
        json: bool,

        #[command(flatten)]
        kept: Kept,
    },

    /// Lets a node hand its tables over to the others and stop. Its players go on at other nodes.
    Drain {
        /// The node, by its name or as `status` lists it.
        node: String,

        #[command(flatten)]
        kept: Kept,
    },
}

pub fn run(command: ClusterCommand) -> Outcome {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(crate::Failure::of_system)?;
    match command {
        ClusterCommand::Status { json, kept } => {
            let nodes = runtime.block_on(nodes_on(&url(kept)?)).map_err(|error| error.to_string())?;
            let mut out = std::io::stdout();
            if json {
                writeln!(out, "{}", node_list::json(&nodes))?;
            } else {
                write!(out, "{}", node_list::text(&nodes))?;
            }
            Ok(())
        }
        ClusterCommand::Drain { node, kept } => {
            let asked = runtime.block_on(drain_on(&url(kept)?, &node)).map_err(|error| error.to_string())?;
            if asked == 0 {
                return Err(Failure::Said(format!("no node that is alive is called {node:?}; `trilynx cluster status` lists them")));
            }
            writeln!(std::io::stdout(), "{node} hands its tables over, and stops")?;
            Ok(())
        }
    }
}

fn url(kept: Kept) -> Result<String, Failure> {
    match kept.database()? {
        Database::Postgres(url) => Ok(url),
        Database::Sqlite(path) => Err(Failure::Said(format!("{} has one server; several share a PostgreSQL database", path.display()))),
    }
}
