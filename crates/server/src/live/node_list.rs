//! The nodes that share a database, for those who look after them: as a table of text, and as JSON for programs.

use super::nodes::NodeStatus;
use crate::store::NodeRow;
use serde_json::{Value, json};
use std::fmt::Write as _;

/// A column of the list.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// What stands there, for those who ask.
    pub meaning: &'static str,
    /// Whether numbers stand there.
    pub is_number: bool,
    /// The room for it in text.
    width: usize,
}

const fn words(name: &'static str, width: usize, meaning: &'static str) -> Column {
    Column { name, meaning, is_number: false, width }
}

const fn numbers(name: &'static str, width: usize, meaning: &'static str) -> Column {
    Column { name, meaning, is_number: true, width }
}

/// The columns of the list.
pub const COLUMNS: [Column; 10] = [
    words("Node", 40, "Its name, and what tells its runs apart"),
    words("State", 9, "serves, draining, apart from the others, or dead"),
    words("Role", 7, "pairs: it brings people together who look for opponents"),
    words("Version", 10, "The program it runs"),
    numbers("Tables", 8, "Tables it owns"),
    numbers("Relayed", 8, "Tables of other nodes that people watch through it"),
    numbers("Connections", 12, "WebSockets"),
    numbers("Load", 6, "The share of its processors that it uses"),
    numbers("Lag", 8, "The age of its heartbeat when it last said so"),
    numbers("Seen", 9, "How long ago it was last seen"),
];

/// A node as it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct NodeLine {
    /// How it is, in a word.
    pub state: &'static str,
    /// What stands in the columns.
    pub cells: [String; COLUMNS.len()],
}

/// What a node says of itself.
pub fn status(node: &NodeRow) -> Option<NodeStatus> {
    serde_json::from_str(node.status.as_deref()?).ok()
}

/// What is shown of a node.
pub fn line(node: &NodeRow) -> NodeLine {
    let status = status(node).filter(|_| node.alive);
    let state = match &status {
        _ if !node.alive => "dead",
        Some(status) if status.draining || node.draining => "draining",
        Some(status) if !status.up => "apart",
        _ => "serves",
    };
    let shown = |of: &dyn Fn(&NodeStatus) -> String| status.as_ref().map_or_else(|| "-".to_owned(), of);
    let cells = [
        node.id.to_string(),
        state.to_owned(),
        shown(&|status| if status.pairs { "pairs".to_owned() } else { "-".to_owned() }),
        shown(&|status| status.version.clone()),
        shown(&|status| status.tables.to_string()),
        shown(&|status| status.relayed.to_string()),
        shown(&|status| status.connections.to_string()),
        shown(&|status| status.load.map_or_else(|| "-".to_owned(), |load| format!("{:.0} %", 100.0 * load))),
        shown(&|status| format!("{} ms", status.lag_ms)),
        format!("{} ms", node.seen_ms_ago),
    ];
    NodeLine { state, cells }
}

/// A line for each node, below one with the names of the columns.
pub fn text(nodes: &[NodeRow]) -> String {
    let mut text = String::new();
    let mut put = |cells: &[String]| {
        let padded = COLUMNS.iter().zip(cells).map(|(column, cell)| match column.is_number {
            true => format!("{cell:>width$}", width = column.width),
            false => format!("{cell:<width$}", width = column.width),
        });
        // Writing to a text cannot fail.
        let _written = writeln!(text, "{}", padded.collect::<Vec<_>>().join(" "));
    };
    put(&COLUMNS.map(|column| column.name.to_uppercase()));
    nodes.iter().for_each(|node| put(&line(node).cells));
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
