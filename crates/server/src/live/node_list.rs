//! The nodes that share a database, for those who look after them: as a table of text, and as JSON for programs.

use super::nodes::NodeStatus;
use crate::store::NodeRow;
use serde_json::{Value, json};
use std::fmt::Write as _;

fn status(node: &NodeRow) -> Option<NodeStatus> {
    serde_json::from_str(node.status.as_deref()?).ok()
}

/// A line for each node, below one with the names of the columns.
pub fn text(nodes: &[NodeRow]) -> String {
    let mut text = format!(
        "{:<40} {:<9} {:<7} {:<10} {:>8} {:>8} {:>12} {:>6} {:>8} {:>9}\n",
        "NODE", "STATE", "ROLE", "VERSION", "TABLES", "RELAYED", "CONNECTIONS", "LOAD", "LAG", "SEEN"
    );
    for node in nodes {
        let status = status(node).filter(|_| node.alive);
        let state = match &status {
            _ if !node.alive => "dead",
            Some(status) if status.draining || node.draining => "draining",
            Some(status) if !status.up => "apart",
            _ => "serves",
        };
        let shown = |of: &dyn Fn(&NodeStatus) -> String| status.as_ref().map_or_else(|| "-".to_owned(), of);
        // Writing to a text cannot fail.
        let _written = writeln!(
            text,
            "{:<40} {:<9} {:<7} {:<10} {:>8} {:>8} {:>12} {:>6} {:>8} {:>6} ms",
            node.id,
            state,
            shown(&|status| if status.pairs { "pairs".to_owned() } else { "-".to_owned() }),
            shown(&|status| status.version.clone()),
            shown(&|status| status.tables.to_string()),
            shown(&|status| status.relayed.to_string()),
            shown(&|status| status.connections.to_string()),
            shown(&|status| status.load.map_or_else(|| "-".to_owned(), |load| format!("{:.0} %", 100.0 * load))),
            shown(&|status| format!("{} ms", status.lag_ms)),
            node.seen_ms_ago,
        );
    }
    text
}

/// An object for each node.
pub fn json(nodes: &[NodeRow]) -> Value {
    let object = |node: &NodeRow| {
        json!({
            "node": &*node.id,
            "alive": node.alive,
            "draining": node.draining,
            "seen_ms_ago": node.seen_ms_ago,
            "status": status(node),
        })
    };
    nodes.iter().map(object).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_node_says_is_shown_while_it_is_alive() {
        let says = r#"{"version":"1.2.3","tables":7,"relayed":5,"connections":9,"load":0.25,"lag_ms":120,"up":true,"pairs":true,"draining":false}"#;
        let row = |id: &str, alive, status: Option<&str>| NodeRow {
            id: id.into(),
            seen_ms_ago: 300,
            alive,
            draining: false,
            status: status.map(str::to_owned),
        };
        let nodes = [row("north-1", true, Some(says)), row("south-2", false, Some(says)), row("west-3", true, None)];
        let text = text(&nodes);
        let words: Vec<Vec<&str>> = text.lines().skip(1).map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(words[0], ["north-1", "serves", "pairs", "1.2.3", "7", "5", "9", "25", "%", "120", "ms", "300", "ms"]);
        assert_eq!(words[1], ["south-2", "dead", "-", "-", "-", "-", "-", "-", "-", "300", "ms"]);
        assert_eq!(words[2][..3], ["west-3", "serves", "-"]);
        assert_eq!(json(&nodes)[0]["status"]["tables"], 7);
    }
}
