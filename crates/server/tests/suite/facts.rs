//! What the client must know before it asks: a file made from the constants of the program, and committed.

use std::fmt::Write as _;
use std::path::Path;
use trilynx_bots::roster::Roster;
use trilynx_games::{GameId, with_game};
use trilynx_locales::Language;
use trilynx_protocol::command::MAX_CHAT_BYTES;
use trilynx_protocol::http::{MOST_PLANNED_LINES, MOST_PLANNED_MOVES, MOST_STUDIED_MOVES};
use trilynx_protocol::id::ID_LENGTH;
use trilynx_protocol::wire::CHAT_KEPT;
use trilynx_server::accounts::{names, passkeys, passwords, tokens};
use trilynx_server::http::MOST_RATING_STEPS;
use trilynx_server::store::{MOST_BLOCKED, MOST_CHALLENGES, MOST_FOLLOWED, MOST_SESSIONS};
use trilynx_server::webhooks::MOST_WEBHOOKS;
use trilynx_table::MAX_ROUNDS;

/// Bots to play against, weakest first: all levels, and the strongest there is.
fn opponents<G: Roster>() -> Vec<&'static str> {
    let strongest = G::BOTS.last().map(|(name, _)| *name);
    G::BOTS.iter().map(|(name, _)| *name).filter(|name| name.starts_with("level") || Some(*name) == strongest).collect()
}

fn facts<G: Roster>() -> String {
    let players: Vec<usize> = G::PLAYERS.collect();
    format!(
        "{{ players: {players:?}, variants: {:?}, hidesCards: {}, hasMatches: {}, bots: {:?} }}",
        G::VARIANTS,
        G::HIDES_CARDS,
        G::HAS_MATCHES,
        opponents::<G>()
    )
}

fn expected() -> String {
    let mut text =
        "// Facts of the program. Made by `cargo xtask gen` from its constants; a test of crates/server fails when this file is stale.\n\n"
            .to_owned();
    text.push_str("/** What each game is like. Of lists the first is the default; bots stand in the order of their strength. */\nexport const FACTS = {\n");
    for game in GameId::ALL {
        writeln!(text, "  {game}: {},", with_game!(*game, G => facts::<G>())).expect("a String takes everything");
    }
    text.push_str("} as const;\n\n/** The languages, and what each calls itself. */\nexport const LANGUAGE_NAMES = {\n");
    for language in Language::ALL {
        writeln!(text, "  {}: '{}',", language.code(), language.name()).expect("a String takes everything");
    }
    text.push_str("} as const;\n\n/** The limits of the server. Lengths are in bytes. */\nexport const LIMITS = {\n");
    for (name, value) in [
        ("idLength", ID_LENGTH),
        ("chat", MAX_CHAT_BYTES),
        ("chatLinesKept", CHAT_KEPT),
        ("studiedMoves", MOST_STUDIED_MOVES),
        ("plannedLines", MOST_PLANNED_LINES),
        ("plannedMoves", MOST_PLANNED_MOVES),
        ("rounds", usize::from(MAX_ROUNDS)),
        ("shortestName", *names::LENGTHS.start()),
        ("longestName", *names::LENGTHS.end()),
        ("shortestPassword", *passwords::LENGTHS.start()),
        ("longestPassword", *passwords::LENGTHS.end()),
        ("tokenLabel", tokens::LONGEST_LABEL),
        ("passkeys", passkeys::MOST_PASSKEYS as usize),
    ] {
        writeln!(text, "  {name}: {value},").expect("a String takes everything");
    }
    text.push_str("} as const;\n");
    text.replace('"', "'")
}

#[test]
fn facts_of_the_client_are_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/facts.ts");
    if std::env::var_os("TRILYNX_GEN").is_some() {
        std::fs::write(&path, expected()).expect("the file can be written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == expected(), "web/src/wire/facts.ts is stale: run `cargo xtask gen`");
}

/// Lists that come whole are as short as docs/protocol.md says. Other tests show that no more gets in.
#[test]
fn lists_without_pages_have_the_bounds_that_are_written_down() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let protocol = std::fs::read_to_string(path).expect("a document");
    for line in [
        format!("| `GET /api/follows` | {MOST_FOLLOWED} people one follows, and {MOST_FOLLOWED} followers |"),
        format!("| `GET /api/blocks` | {MOST_BLOCKED} people |"),
        format!("| `GET /api/challenges` | {MOST_CHALLENGES} incoming and {MOST_CHALLENGES} outgoing |"),
        format!("| `GET /api/tokens` | {} |", tokens::MOST_TOKENS),
        format!("| `GET /api/webhooks` | {MOST_WEBHOOKS} |"),
        format!("| `GET /api/account/sessions` | {MOST_SESSIONS} |"),
        format!("| `GET /api/people/NAME/ratings` | the last {MOST_RATING_STEPS} rated games of each game and pace |"),
    ] {
        assert!(protocol.lines().any(|known| known == line), "docs/protocol.md does not say: {line}");
    }
}
