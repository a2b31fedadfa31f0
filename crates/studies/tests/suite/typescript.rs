//! A story that shows how the web client must fold changes. The file is committed; `cargo xtask gen` rewrites it.

use super::random::{apply, change, generator, person, study};
use serde_json::json;
use std::path::PathBuf;
use trilynx_protocol::study::{StudyChange, StudyRole, Visibility};

#[test]
fn the_client_folds_changes_as_we_do() {
    let mut chance = generator(18);
    let owner = person(1);
    let mut told = study(&mut chance, owner);
    let first = told.saved();
    let mut changes = vec![
        StudyChange::SetVisibility { visibility: Visibility::Public },
        StudyChange::SetMember { person: person(2), role: StudyRole::Reader },
        StudyChange::SetMember { person: person(3), role: StudyRole::Writer },
        StudyChange::SetMember { person: person(2), role: StudyRole::Writer },
        StudyChange::RemoveMember { person: person(3) },
    ];
    changes.iter().for_each(|change| apply(&mut told, owner, change));
    while changes.len() < 160 {
        let wanted = change(&told, &mut chance);
        if let Ok(Some(decided)) = told.decide(owner, &wanted) {
            told.fold(&decided);
            changes.push(decided);
        }
    }
    let kind = |change: &StudyChange| json!(change)["do"].to_string();
    let mut kinds: Vec<String> = changes.iter().map(kind).collect();
    kinds.sort();
    kinds.dedup();
    assert_eq!(kinds.len(), 14, "the story leaves a kind of change out: {kinds:?}");
    let lines: Vec<String> = changes.iter().map(|change| format!("    {}", json!(change))).collect();
    let (first, last) = (json!(first), json!(told.saved()));
    let expected = format!("{{\n  \"first\": {first},\n  \"changes\": [\n{}\n  ],\n  \"last\": {last}\n}}\n", lines.join(",\n"));
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/study-fold.json");
    if std::env::var_os("TRILYNX_GEN").is_some() {
        std::fs::write(&path, &expected).expect("the file can be written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == expected, "web/src/wire/study-fold.json is stale: run `cargo xtask gen`");
}
