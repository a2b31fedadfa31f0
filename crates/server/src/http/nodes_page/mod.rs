//! The list of nodes as a page for hosts: nothing but what `trilynx cluster status` prints, without the client.

use crate::live::node_list::{self, COLUMNS, NodeLine};
use crate::store::NodeRow;
use std::collections::BTreeSet;
use std::fmt::Write as _;

pub(super) const STYLE: &str = include_str!("page.css");
pub(super) const SCRIPT: &str = include_str!("page.js");

/// The page. `here` is the node that answers, if there may be others.
pub(super) fn page(nodes: &[NodeRow], here: Option<&str>) -> String {
    let lines: Vec<NodeLine> = nodes.iter().map(node_list::line).collect();
    let mut rows = String::new();
    for line in &lines {
        let mut row = format!("<tr role=\"row\"><th role=\"rowheader\" scope=\"row\">{}</th>", escaped(&line.cells[0]));
        for (column, cell) in COLUMNS.iter().zip(&line.cells).skip(1) {
            let class = match (column.name, column.is_number) {
                ("State", _) => format!("state {}", line.state),
                (_, true) => "number".to_owned(),
                (_, false) => String::new(),
            };
            // Writing to a text cannot fail.
            let _written = write!(
                row,
                "<td role=\"cell\" data-name=\"{}\"{}>{}</td>",
                column.name,
                if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") },
                escaped(cell)
            );
        }
        rows.push_str(&row);
        rows.push_str("</tr>\n");
    }
    let head: String = COLUMNS
        .iter()
        .map(|column| {
            let class = if column.is_number { " class=\"number\"" } else { "" };
            format!("<th role=\"columnheader\" scope=\"col\"{class} title=\"{}\">{}</th>", column.meaning, column.name)
        })
        .collect();
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>Trilynx: nodes</title>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"robots\" content=\"noindex\">\n\
         <link rel=\"icon\" href=\"data:,\">\n<link rel=\"stylesheet\" href=\"/health/nodes.css\">\n\
         <script type=\"module\" src=\"/health/nodes.js\"></script>\n</head>\n<body>\n\
         <div role=\"status\"><div id=\"silent\" class=\"warning\" hidden>This node does not answer. What you see is what it said last.</div></div>\n\
         <main>\n<h1>Nodes</h1>\n<p>{}</p>\n{}\
         <table role=\"table\" aria-label=\"Nodes\">\n<thead role=\"rowgroup\"><tr role=\"row\">{head}</tr></thead>\n<tbody role=\"rowgroup\">\n{rows}</tbody>\n</table>\n\
         </main>\n</body>\n</html>\n",
        escaped(&sums(nodes, here)),
        warnings(nodes),
    )
}

/// All nodes in one line.
fn sums(nodes: &[NodeRow], here: Option<&str>) -> String {
    let says: Vec<_> = nodes.iter().filter(|node| node.alive).filter_map(node_list::status).collect();
    let (tables, connections) =
        (says.iter().map(|said| said.tables).sum::<usize>(), says.iter().map(|said| u64::from(said.connections)).sum::<u64>());
    let alive = nodes.iter().filter(|node| node.alive).count();
    let counted = |count: u64, one: &str, more: &str| format!("{count} {}", if count == 1 { one } else { more });
    format!(
        "{}, {}, {}. {}",
        counted(alive as u64, "node", "nodes"),
        counted(tables as u64, "table", "tables"),
        counted(connections, "connection", "connections"),
        here.map_or_else(|| "This server serves alone.".to_owned(), |here| format!("This is {here}.")),
    )
}

/// What a host should look at.
fn warnings(nodes: &[NodeRow]) -> String {
    let says: Vec<_> = nodes.iter().filter(|node| node.alive).filter_map(node_list::status).collect();
    let versions: BTreeSet<&str> = says.iter().map(|said| said.version.as_str()).collect();
    let mut sentences = Vec::new();
    if versions.len() > 1 {
        let versions: Vec<&str> = versions.into_iter().collect();
        sentences.push(format!("Several versions serve: {}. Finish the upgrade.", versions.join(", ")));
    }
    if says.iter().any(|said| !said.up) {
        sentences.push("A node cannot reach the others. It serves nobody until it can: look at NATS and the network.".to_owned());
    }
    if nodes.iter().any(|node| !node.alive) {
        sentences.push("A node has died within the last hour. Others have taken its tables over.".to_owned());
    }
    sentences.iter().map(|sentence| format!("<p class=\"warning\">{}</p>\n", escaped(sentence))).collect()
}

/// Text as it may stand in an element or an attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(id: &str, alive: bool, version: &str, up: bool) -> NodeRow {
        let says = format!(
            r#"{{"version":"{version}","tables":7,"relayed":5,"connections":9,"load":0.25,"lag_ms":120,"up":{up},"pairs":true,"draining":false}}"#
        );
        NodeRow { id: id.into(), seen_ms_ago: 300, alive, draining: false, status: Some(says) }
    }

    #[test]
    fn a_page_shows_each_node_and_adds_them_up() {
        let page = page(&[node("north-1", true, "1.2.3", true), node("south-2", true, "1.2.3", true)], Some("north-1"));
        assert!(page.contains("2 nodes, 14 tables, 18 connections. This is north-1."), "{page}");
        assert!(page.contains("<td role=\"cell\" data-name=\"State\" class=\"state serves\">serves</td>"), "{page}");
        assert!(!page.contains("<p class=\"warning\">"), "{page}");
        let inline = page.contains("<style") || page.contains("style=") || page.contains("<script>");
        assert!(!inline, "the policy of pages forbids what stands in them: {page}");
    }

    #[test]
    fn what_is_wrong_is_said() {
        let page = page(&[node("a", true, "1.2.3", true), node("b", true, "1.3.0", false), node("c", false, "1.0.0", true)], Some("a"));
        for said in ["Several versions serve: 1.2.3, 1.3.0.", "A node cannot reach the others.", "A node has died within the last hour."] {
            assert!(page.contains(said), "{said}: {page}");
        }
    }

    #[test]
    fn a_name_is_text_and_nothing_else() {
        let page = page(&[node("<b>\"&", true, "<i>", true)], Some("<b>\"&"));
        assert!(
            page.contains("&lt;b&gt;&quot;&amp;</th>") && page.contains("&lt;i&gt;") && !page.contains("<b>") && !page.contains("<i>"),
            "{page}"
        );
    }
}
