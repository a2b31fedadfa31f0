//! New tables go to nodes that have less to do, and hosts see which node does what.

use super::Group;
use serde_json::{Value, json};
use sqlx::Connection as _;
use std::collections::BTreeMap;
use trilynx_trials::games::duel;

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_are_opened_at_one_node_are_served_by_all() {
    let group = Group::new().await;
    let (one, two) = (group.node().await, group.node().await);
    // Both have said what they have to do.
    while one.service.store.nodes().await.expect("nodes").iter().filter(|node| node.status.is_some()).count() < 2 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let guest = group.guest(&one).await;
    let mut owners = BTreeMap::new();
    let mut stranger = sqlx::PgConnection::connect(&group.url).await.expect("a connection");
    // As many as it takes: the processors of a busy machine have a say in it.
    for opened in 0.. {
        let table = guest.open(&json!({ "options": duel(json!({ "private": true })), "seats": ["me", "open"] })).await.expect("a table");
        // It is there at once through either node, no matter which one serves it.
        for node in [&one, &two] {
            let seen: Value = guest.at(&node.address).get(&format!("/api/tables/{table}")).await.expect("a view");
            assert_eq!(seen["view"]["id"], table.as_str());
        }
        let sql = "SELECT owner FROM tables WHERE id = $1";
        let owner: String = sqlx::query_scalar(sql).bind(table.as_str()).fetch_one(&mut stranger).await.expect("an owner");
        *owners.entry(owner).or_insert(0) += 1;
        assert!(opened < 200, "{owners:?}");
        if owners.len() == 2 && opened >= 20 {
            break;
        }
    }
    assert!(owners.contains_key(&**one.bus.node()) && owners.contains_key(&**two.bus.node()), "{owners:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn hosts_see_all_nodes_at_any_of_them() {
    let group = Group::new().await;
    let (one, two) = (group.node().await, group.node().await);
    let guest = group.guest(&two).await;
    let listed = loop {
        let (status, body) = guest.fetch("/health/nodes", &[("accept", "application/json")]).await.expect("an answer");
        assert_eq!(status, 200);
        let nodes: Value = serde_json::from_slice(&body).expect("JSON");
        if nodes.as_array().is_some_and(|nodes| nodes.len() == 2 && nodes.iter().all(|node| node["status"].is_object())) {
            break nodes;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    for node in listed.as_array().expect("nodes") {
        assert_eq!((&node["alive"], &node["status"]["version"]), (&json!(true), &json!(env!("CARGO_PKG_VERSION"))), "{node}");
    }
    let (_, body) = guest.fetch("/health/nodes", &[]).await.expect("an answer");
    let text = String::from_utf8(body).expect("text");
    assert!([&one, &two].iter().all(|node| text.contains(&**node.bus.node())), "{text}");
    let (_, body) = guest.fetch("/health/nodes", &[("accept", "text/html,application/xhtml+xml,*/*;q=0.8")]).await.expect("an answer");
    let page = String::from_utf8(body).expect("text");
    assert!(page.starts_with("<!doctype html>") && page.contains("2 nodes, "), "{page}");
    assert!([&one, &two].iter().all(|node| page.contains(&**node.bus.node())), "{page}");
    // Through a proxy it is nobody's business.
    assert_eq!(guest.fetch("/health/nodes", &[("x-forwarded-for", "203.0.113.9")]).await.expect("an answer").0, 403);
}
