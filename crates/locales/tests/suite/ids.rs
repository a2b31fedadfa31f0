//! The ids that must be there, derived from the enums of the other crates: nothing here is a list of texts.

use std::collections::{BTreeMap, BTreeSet};
use trilynx_bots::roster::Roster;
use trilynx_games::expected::Flaw;
use trilynx_games::{Expected, Game, GameId, Reason, lyngk, with_game, yinsh};
use trilynx_protocol::wire::{DecisionKind, Error};
use trilynx_protocol::{ClockRule, EndedBy, Refused};
use trilynx_puzzles::Puzzled;
use ts_rs::TS;

/// Ids with the placeholders that their texts may have.
pub type Ids = BTreeMap<String, BTreeSet<String>>;

/// What a file of messages must hold.
pub fn of_file(file: &str) -> Ids {
    match file {
        "table.ftl" => table(),
        "reading.ftl" => reading(),
        "bots.ftl" => bots(),
        "previews.ftl" => previews(),
        "mail.ftl" => mails(),
        "push.ftl" => pushes(),
        "puzzles.ftl" => puzzle_terminal(),
        "terminal.ftl" => terminal(),
        other if other.starts_with("terminal/") => terminal_of(other),
        other => {
            let game = other.strip_suffix(".ftl").and_then(GameId::from_name).unwrap_or_else(|| panic!("{other} is no file of messages"));
            let mut ids = with_game!(game, G => reasons::<<G as Game>::IllegalMove, <G as Game>::SetupError>(words(game)));
            let themes = with_game!(game, G => G::THEMES);
            ids.extend(without_data(themes.iter().map(|theme| format!("{game}-theme-{}", theme.replace('_', "-")))));
            ids
        }
    }
}

/// What `trilynx puzzle` says, and with which values.
fn puzzle_terminal() -> Ids {
    let said: [(&str, &[&str]); 19] = [
        ("puzzle", &["id", "rating"]),
        ("last", &["moves"]),
        ("goal-win", &["turns"]),
        ("goal-defend", &[]),
        ("goal-best", &[]),
        ("right", &["moves"]),
        ("solved", &[]),
        ("wrong", &[]),
        ("refutation", &["moves"]),
        ("rating", &["rating"]),
        ("streak", &["streak"]),
        ("streak-over", &["streak"]),
        ("hint-piece", &["piece"]),
        ("hint-move", &["move"]),
        ("solution", &["moves"]),
        ("what-next", &[]),
        ("unreadable", &["text"]),
        ("none", &[]),
        ("help", &[]),
    ];
    let of =
        |(name, values): (&str, &[&str])| (format!("puzzle-terminal-{name}"), values.iter().map(|value| (*value).to_owned()).collect());
    said.into_iter().map(of).collect()
}

/// What is said by `trilynx connect` and in a full-screen game, and with which values.
fn terminal() -> Ids {
    let said: [(&str, &[&str]); 86] = [
        ("greeting", &[]),
        ("moves", &[]),
        ("choices", &["count"]),
        ("you", &[]),
        ("decides", &["decision", "player"]),
        ("thinks", &["player"]),
        ("won", &["players"]),
        ("draw", &[]),
        ("resigned", &["player"]),
        ("hint", &["move", "worth"]),
        ("advising", &[]),
        ("wins", &["percent"]),
        ("sure-win", &[]),
        ("sure-draw", &[]),
        ("sure-loss", &[]),
        ("taken-back", &["moves"]),
        ("nothing-to-undo", &[]),
        ("reviewing", &["all", "done"]),
        ("judged", &["after", "before", "moves"]),
        ("inaccuracy", &["better"]),
        ("mistake", &["better"]),
        ("blunder", &["better"]),
        ("bot-failed", &["player"]),
        ("sure-resign", &[]),
        ("sure-quit", &[]),
        ("too-small", &["columns", "rows"]),
        ("key-help", &[]),
        ("key-hint", &[]),
        ("key-undo", &[]),
        ("key-resign", &[]),
        ("key-review", &[]),
        ("key-quit", &[]),
        ("help", &[]),
        ("chat", &[]),
        ("live-waiting", &["link"]),
        ("live-closed", &[]),
        ("live-lost", &[]),
        ("live-away", &["player"]),
        ("live-draw", &["player"]),
        ("live-takeback", &["number", "player"]),
        ("live-rematch", &["player"]),
        ("live-hint", &["move"]),
        ("live-goes-on", &["link"]),
        ("live-left", &["link"]),
        ("by-resignation", &[]),
        ("by-time", &[]),
        ("by-agreement", &[]),
        ("by-absence", &[]),
        ("by-abort", &[]),
        ("key-draw", &[]),
        ("key-yes", &[]),
        ("key-no", &[]),
        ("live-help", &[]),
        ("line-you", &["player"]),
        ("line-people", &["players"]),
        ("line-against", &["players"]),
        ("line-limit-time", &["seconds"]),
        ("line-limit-nodes", &["nodes"]),
        ("line-begin", &[]),
        ("line-commitment", &["commitment"]),
        ("line-over", &[]),
        ("line-hand-over", &["player"]),
        ("line-no-move", &["text"]),
        ("line-several", &["text"]),
        ("line-played", &["move"]),
        ("line-resignation", &[]),
        ("line-name-file", &[]),
        ("line-saved", &["file"]),
        ("line-progress", &["seconds", "nodes"]),
        ("line-progress-depth", &["seconds", "depth", "nodes"]),
        ("line-exists", &["file"]),
        ("line-cannot-write", &["file", "error"]),
        ("line-fault", &["number", "move", "message"]),
        ("line-unreadable", &["number", "message"]),
        ("line-move", &["number", "player", "move"]),
        ("line-at-end", &[]),
        ("line-is-over", &[]),
        ("line-kept", &["file"]),
        ("line-not-kept", &[]),
        ("line-one", &["move"]),
        ("line-few", &["count", "moves"]),
        ("line-many", &["count", "groups"]),
        ("line-clauses", &["book"]),
        ("line-name-clause", &["clause"]),
        ("line-see-help", &[]),
        ("line-help", &[]),
    ];
    let of = |(name, values): (&str, &[&str])| (format!("terminal-{name}"), values.iter().map(|value| (*value).to_owned()).collect());
    said.into_iter().map(of).collect()
}

/// What the screen of a terminal says of one game.
fn terminal_of(file: &str) -> Ids {
    let name = file.strip_prefix("terminal/").and_then(|name| name.strip_suffix(".ftl")).unwrap_or_default();
    let game = GameId::from_name(name).unwrap_or_else(|| panic!("{file} is no file of messages"));
    let said: &[(&str, &[&str])] = match game {
        GameId::Yinsh => &[("removed", &["count", "player"]), ("pool", &["count"])],
        GameId::Lyngk => &[("player", &["count", "player"]), ("neutral", &[]), ("stacks", &["stacks"])],
        GameId::Linko => &[("row", &[]), ("pile", &["count"]), ("discard", &[]), ("player", &["count", "player"]), ("hand", &[])],
    };
    let of = |(id, values): &(&str, &[&str])| (format!("terminal-{game}-{id}"), values.iter().map(|value| (*value).to_owned()).collect());
    said.iter().map(of).collect()
}

fn previews() -> Ids {
    let of = |(kind, fields): (&str, &[&str])| {
        let title = (format!("preview-{kind}"), fields.iter().map(|field| (*field).to_owned()).collect());
        [title, (format!("preview-{kind}-about"), BTreeSet::new())]
    };
    trilynx_locales::PREVIEWS.into_iter().flat_map(of).collect()
}

fn pushes() -> Ids {
    let of = |(kind, fields): (&str, &[&str])| (format!("push-{kind}"), fields.iter().map(|field| (*field).to_owned()).collect());
    trilynx_locales::PUSHES.into_iter().map(of).collect()
}

fn mails() -> Ids {
    let of = |(id, fields): (&str, &[&str])| (format!("mail-{id}"), fields.iter().map(|field| (*field).to_owned()).collect());
    trilynx_locales::MAILS.into_iter().map(of).collect()
}

fn without_data(ids: impl IntoIterator<Item = String>) -> Ids {
    ids.into_iter().map(|id| (id, BTreeSet::new())).collect()
}

/// The words that stand in the reasons of a game: those of its values that are a colour, a piece, a player or a phrase.
fn words(game: GameId) -> Ids {
    match game {
        GameId::Yinsh => yinsh_words(),
        GameId::Lyngk => lyngk_words(),
        GameId::Linko => linko_words(),
    }
}

fn yinsh_words() -> Ids {
    let pieces = ["ring", "marker"].map(|piece| yinsh::Colour::ALL.map(|colour| format!("yinsh-piece-{colour}-{piece}")));
    let colours = yinsh::Colour::ALL.map(|colour| format!("yinsh-colour-{colour}"));
    without_data(pieces.into_iter().flatten().chain(colours).map(|id| id.to_lowercase()))
}

fn lyngk_words() -> Ids {
    let mut ids = without_data(lyngk::Colour::ALL.map(|colour| format!("lyngk-colour-{colour}")));
    ids.insert("lyngk-piece-joker".into(), BTreeSet::new());
    ids.insert("lyngk-player-number".into(), BTreeSet::from(["number".into()]));
    ids.insert("lyngk-stack-on-board".into(), BTreeSet::from(["at".into()]));
    ids.insert("lyngk-stack-taken".into(), BTreeSet::from(["number".into(), "seat".into()]));
    ids
}

fn linko_words() -> Ids {
    Ids::from([("linko-player-number".to_owned(), BTreeSet::from(["number".to_owned()]))])
}

fn reasons<IllegalMove: Reason, SetupError: Reason>(mut ids: Ids) -> Ids {
    for (role, sentences) in [("refusal", IllegalMove::SENTENCES), ("problem", SetupError::SENTENCES)] {
        for (kind, sentence) in sentences {
            let book = IllegalMove::ALL[0].1.book.to_lowercase();
            ids.insert(format!("{book}-{role}-{}", kebab_case(kind)), braced(sentence));
        }
    }
    ids
}

/// The names in braces of an English sentence.
fn braced(sentence: &str) -> BTreeSet<String> {
    sentence.split('{').skip(1).map(|part| part.split('}').next().unwrap_or_default().to_owned()).collect()
}

pub fn kebab_case(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

fn table() -> Ids {
    let mut ids = Ids::new();
    for (prefix, tag, kinds) in [
        ("refused", "code", Refused::inline(&ts_rs::Config::default())),
        ("error", "code", Error::inline(&ts_rs::Config::default())),
        ("clock", "kind", ClockRule::inline(&ts_rs::Config::default())),
    ] {
        ids.extend(tagged(prefix, tag, &kinds));
    }
    for (prefix, kinds) in
        [("ended", EndedBy::inline(&ts_rs::Config::default())), ("decision", DecisionKind::inline(&ts_rs::Config::default()))]
    {
        ids.extend(without_data(kinds.split('"').skip(1).step_by(2).map(|kind| format!("{prefix}-{}", kind.replace('_', "-")))));
    }
    // A ban that ends says when, and so does a mute.
    // A pause may be long.
    ids.insert("refused-left-games".to_owned(), BTreeSet::from(["minutes".to_owned(), "hours".to_owned()]));
    ids.insert("error-network-banned-until".to_owned(), BTreeSet::from(["until".to_owned()]));
    for id in ["error-banned-until", "error-muted-until"] {
        ids.insert(id.to_owned(), BTreeSet::from(["reason".to_owned(), "until".to_owned()]));
    }
    ids
}

/// The kinds of a tagged enum, read from its TypeScript: `{ "code": "stale", number: number, } | …`. A time to wait is told in seconds.
fn tagged(prefix: &str, tag: &str, typescript: &str) -> Ids {
    let without_comments = typescript.split("/**").map(|part| part.split("*/").last().unwrap_or_default()).collect::<String>();
    // A map inside would end the fields too early.
    let without_comments = without_comments.replace("{ [key in string]: string }", "map");
    let opening = format!("\"{tag}\": \"");
    let kinds = without_comments.split(&opening).skip(1).map(|part| {
        let (kind, rest) = part.split_once('"').expect("a tag ends with a quote");
        let fields = rest.split('}').next().unwrap_or_default().split(',').filter_map(|field| field.split_once(':'));
        let fields = fields.map(|(name, _)| match name.trim().trim_matches('"') {
            "wait_ms" => "seconds".to_owned(),
            name => name.to_owned(),
        });
        (format!("{prefix}-{}", kind.replace('_', "-")), fields.collect())
    });
    kinds.collect()
}

/// What is expected where something cannot be read, and what is wrong with a whole record.
fn reading() -> Ids {
    let of_games = GameId::ALL.iter().map(|game| ("expected", with_game!(*game, G => <G as Game>::EXPECTED)));
    let kinds = [("expected", Expected::ALL), ("record", Flaw::ALL)].into_iter().chain(of_games);
    let ids = kinds.flat_map(|(role, kinds)| {
        kinds.iter().map(move |(kind, _, fields)| {
            let fields = fields.iter().map(|field| (*field).to_owned());
            (format!("{role}-{}", kebab_case(kind)), fields.collect())
        })
    });
    ids.collect()
}

fn bots() -> Ids {
    let of_game = |game: GameId| with_game!(game, G => <G as Roster>::BOTS).iter().map(move |(bot, _)| (game, *bot));
    let all = GameId::ALL.iter().copied().flat_map(of_game);
    without_data(all.flat_map(|(game, bot)| ["name", "about"].map(|part| format!("bot-{game}-{bot}-{part}"))))
}

#[test]
fn ids_are_found_in_the_enums() {
    let ids = table();
    assert_eq!(ids.get("refused-stale"), Some(&BTreeSet::from(["number".to_owned()])), "{ids:?}");
    assert_eq!(ids.get("error-limited"), Some(&BTreeSet::from(["what".to_owned(), "seconds".to_owned()])), "{ids:?}");
    for id in ["refused-not-your-turn", "error-sign-in", "ended-abort", "decision-claim-or-move", "clock-byoyomi"] {
        assert!(ids.contains_key(id), "{id} is missing in {ids:?}");
    }
    assert!(bots().contains_key("bot-linko-level10-about"));
}
