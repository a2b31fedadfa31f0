//! `trilynx cluster`: looks after servers that serve together, through the database that they share.

use crate::serve::Kept;
use crate::{Failure, Outcome};
use std::io::Write;
use trilynx_server::config::Database;
use trilynx_server::live::nodes::NodeStatus;
use trilynx_server::store::{NodeRow, drain_on, nodes_on};

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
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    match command {
        ClusterCommand::Status { json, kept } => {
            let nodes = runtime.block_on(nodes_on(&url(kept)?)).map_err(|error| error.to_string())?;
            if json { print_json(&nodes) } else { print(&nodes) }
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

fn status(node: &NodeRow) -> Option<NodeStatus> {
    serde_json::from_str(node.status.as_deref()?).ok()
}

fn print(nodes: &[NodeRow]) -> Outcome {
    let mut out = std::io::stdout();
    writeln!(
        out,
        "{:<40} {:<9} {:<10} {:>8} {:>8} {:>12} {:>6} {:>8}",
        "NODE", "STATE", "VERSION", "TABLES", "RELAYED", "CONNECTIONS", "LOAD", "SEEN"
    )?;
    for node in nodes {
        let status = status(node);
        let state = match (&status, node.alive) {
            (_, false) => "dead",
            (Some(status), true) if status.draining || node.draining => "draining",
            (Some(status), true) if !status.up => "apart",
            (_, true) => "serves",
        };
        let shown = |of: &dyn Fn(&NodeStatus) -> String| status.as_ref().filter(|_| node.alive).map_or_else(|| "-".to_owned(), of);
        writeln!(
            out,
            "{:<40} {:<9} {:<10} {:>8} {:>8} {:>12} {:>6} {:>5} ms{}",
            node.id,
            state,
            shown(&|status| status.version.clone()),
            shown(&|status| status.tables.to_string()),
            shown(&|status| status.relayed.to_string()),
            shown(&|status| status.connections.to_string()),
            shown(&|status| status.load.map_or_else(|| "-".to_owned(), |load| format!("{load:.2}"))),
            node.seen_ms_ago,
            if status.is_some_and(|status| status.pairs && node.alive) { ", pairs people" } else { "" },
        )?;
    }
    Ok(())
}

fn print_json(nodes: &[NodeRow]) -> Outcome {
    let nodes: Vec<serde_json::Value> = nodes
        .iter()
        .map(|node| {
            serde_json::json!({
                "node": &*node.id,
                "alive": node.alive,
                "draining": node.draining,
                "seen_ms_ago": node.seen_ms_ago,
                "status": status(node),
            })
        })
        .collect();
    writeln!(std::io::stdout(), "{}", serde_json::Value::from(nodes))?;
    Ok(())
}
