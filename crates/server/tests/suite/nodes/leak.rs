//! Nobody sees a hidden card on the bus either: the same game is played twice, from deals that differ in what seat 0 and the spectators
//! cannot know. What goes out under their subjects must be the same, byte for byte, but for names and times.

use super::Group;
use super::tables::pair_as;
use crate::leak::with_another_hand;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use trilynx_protocol::TableId;
use trilynx_protocol::log::Event;
use trilynx_server::bus::Bus;
use trilynx_trials::client::{Guest, Socket};

/// All that a subject carried, without the names of tables and without times.
type Carried = BTreeMap<String, Vec<String>>;

fn without_times(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.iter_mut().filter(|(name, _)| name.ends_with("_ms")).for_each(|(_, time)| *time = json!(0));
            fields.values_mut().for_each(without_times);
        }
        Value::Array(items) => items.iter_mut().for_each(without_times),
        _ => {}
    }
}

fn note(carried: &mut Carried, subject: &str, bytes: &[u8], tables: &[TableId; 2]) {
    let text = std::str::from_utf8(bytes).expect("text");
    for (n, table) in tables.iter().enumerate() {
        let Some(kind) = subject.strip_prefix(&format!("trilynx.view.{table}.")) else { continue };
        let (_, frame) = text.split_once('\n').expect("a heading");
        let mut frame: Value = serde_json::from_str(frame).unwrap_or(Value::Null);
        // When presence is sent depends on when it is noticed.
        if frame["say"] == "presence" || frame.is_null() {
            continue;
        }
        without_times(&mut frame);
        carried.entry(format!("{n}.{kind}")).or_default().push(frame.to_string().replace(table.as_str(), "TABLE"));
    }
}

async fn moved(socket: &mut Socket, table: TableId, moves: u32) {
    super::tables::heard(socket, table, moves).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_subject_of_a_viewer_carries_nothing_that_depends_on_hidden_cards() {
    let group = Group::new().await;
    let (one, two) = (group.node().await, group.node().await);
    let mut all = Bus::local("listener".into(), group.hub.clone()).await.overhear().await.expect("a subscription");
    let at_two = |guest: Guest| guest.at(&two.address);
    let guests = [at_two(group.guest(&one).await), at_two(group.guest(&one).await), at_two(group.guest(&one).await)];
    let template = pair_as(
        &[guests[0].at(&one.address), guests[1].clone()],
        json!({ "game": "linko", "variant": "standard", "players": 2, "order": "fixed" }),
    )
    .await;
    let tables = [TableId::from_random([1; 16]), TableId::from_random([2; 16])];
    let store = &one.service.store;
    let (log, line) = (store.log(template, 0, 1000).await.expect("a log"), store.row(template).await.expect("an answer").expect("a row"));
    for (n, table) in tables.into_iter().enumerate() {
        let mut entries = log.clone();
        for entry in &mut entries {
            if let (1, Event::Started { start, .. }) = (n, &mut entry.event) {
                start.0 = with_another_hand(&start.0);
            }
        }
        let append = trilynx_server::store::Append {
            table,
            epoch: 0,
            entries,
            key: None,
            line: line.clone(),
            snapshot: None,
            notify: Default::default(),
        };
        store.append(vec![append]).await.expect("stored");
    }
    // The first node owns both; everybody watches and plays through the second.
    let mut sockets: Vec<Vec<Socket>> = Vec::new();
    for table in tables {
        let fetched: Value = guests[0].at(&one.address).get(&format!("/api/tables/{table}")).await.expect("a view");
        assert_eq!(fetched["view"]["id"], table.as_str());
        let mut here = Vec::new();
        for guest in &guests {
            let mut socket = guest.connect().await.expect("a socket");
            socket.watch(table).await.expect("a view");
            here.push(socket);
        }
        sockets.push(here);
    }
    let mut played = 0;
    while played < 16 {
        let turn = usize::from(sockets[0][0].legal(tables[0]).is_empty());
        let choices: Vec<Vec<String>> = (0..2).map(|n| sockets[n][turn].legal(tables[n]).to_vec()).collect();
        let Some(text) = choices[0].iter().find(|text| choices[1].contains(text)).cloned() else { break };
        for (n, table) in tables.into_iter().enumerate() {
            let command = json!({ "do": "play", "move": text, "number": played });
            let path = format!("/api/tables/{table}/ask");
            let (status, answer) =
                guests[turn].post(&path, &json!({ "key": format!("move {played}"), "command": command })).await.expect("an answer");
            assert_eq!(status, 200, "{answer}");
            for socket in &mut sockets[n] {
                moved(socket, table, played + 1).await;
            }
        }
        played += 1;
    }
    assert!(played >= 8, "{played} moves were played");
    let mut carried = Carried::new();
    // Everything has been heard through the second node, so it has been here as well.
    while let Ok(Some(parcel)) = tokio::time::timeout(std::time::Duration::from_millis(200), all.recv()).await {
        note(&mut carried, &parcel.subject, &parcel.bytes, &tables);
    }
    let of = |table: usize, kind: &str| carried.get(&format!("{table}.{kind}")).cloned().unwrap_or_default();
    for kind in ["0", "spectator"] {
        assert!(!of(0, kind).is_empty(), "{:?}", carried.keys());
        assert_eq!(of(0, kind), of(1, kind), "{kind}");
    }
    // Who holds the cards does hear of them, so the comparison means something.
    assert_ne!(of(0, "1"), of(1, "1"));
}
