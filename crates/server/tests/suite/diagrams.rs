//! The diagrams of the rules, held against the rules themselves: what they allow is legal there, and what they cross out is refused by the
//! very clause they illustrate.

use serde::Deserialize;
use std::path::Path;
use trilynx_games::{Game, GameId, Header, Reason, Start, with_game};

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct Diagram {
    clause: String,
    position: String,
    may: Vec<String>,
    may_not: Vec<String>,
}

#[test]
fn every_diagram_shows_what_its_clause_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |path: String| std::fs::read_to_string(root.join(&path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    for game in GameId::ALL {
        let diagrams: Vec<Diagram> = serde_json::from_str(&read(format!("web/src/games/{game}/diagrams.json"))).expect("diagrams");
        assert!(diagrams.len() > 4, "{game} has only {}", diagrams.len());
        let rules = read(format!("locales/en/rules/{game}.md"));
        for diagram in &diagrams {
            let (book, label) = diagram.clause.split_once(' ').expect("a book and a label");
            assert_eq!(book.to_lowercase(), game.name(), "it lies in the folder of its game");
            assert!(rules.contains(&format!("\n### {label} · ")), "the rules have no {}", diagram.clause);
            check(diagram);
        }
    }
}

fn check(diagram: &Diagram) {
    let Diagram { clause, position, may, may_not } = diagram;
    let (head, _) = Header::split(position).unwrap_or_else(|error| panic!("{clause}: {error}"));
    with_game!(head.game, G => {
        let (_, state) = Start::<G>::read(head).unwrap_or_else(|error| panic!("{clause}: {error}"));
        let legal = state.legal_texts();
        assert!(!may.is_empty(), "{clause} shows nothing that is allowed");
        for text in may {
            assert!(legal.contains(text), "{clause} allows {text}; legal is {legal:?}");
        }
        for text in may_not {
            let chosen: <G as Game>::Move = text.parse().unwrap_or_else(|error| panic!("{clause}: {error}"));
            let refusal = state.check(chosen).expect_err(text);
            assert_eq!(refusal.clause().to_string(), *clause, "{text}: {refusal}");
        }
    });
}
