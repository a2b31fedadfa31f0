//! Every lesson has its words in every language, and no word is left over.

use fluent_syntax::ast::{Entry, PatternElement};
use std::collections::BTreeMap;
use std::path::PathBuf;
use trilynx_games::{GameId, with_game};
use trilynx_lessons::{Body, Taught};

const LANGUAGES: [&str; 7] = ["de", "en", "es", "fr", "it", "nl", "pl"];

fn locales() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

/// The messages of a game's lessons, each a plain text without placeholders.
fn read(language: &str, game: GameId) -> BTreeMap<String, String> {
    let path = locales().join(language).join("lessons").join(format!("{game}.ftl"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let resource = fluent_syntax::parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut found = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let name = message.id.name.to_owned();
        let pattern = message.value.as_ref().unwrap_or_else(|| panic!("{language} {game}: {name} has no text"));
        let parts = pattern.elements.iter().map(|element| match element {
            PatternElement::TextElement { value } => *value,
            PatternElement::Placeable { .. } => panic!("{language} {game}: {name} has a placeholder that nobody fills in"),
        });
        assert!(found.insert(name.clone(), parts.collect()).is_none(), "{language} {game}: {name} is there twice");
    }
    found
}

/// The ids that a game's lessons ask for. An answer that a step has no words of its own for is the game's: `any-claim`.
fn wanted<G: Taught>(has: impl Fn(&str) -> bool) -> Vec<String> {
    let mut ids = Vec::new();
    for lesson in G::lessons() {
        let name = lesson.name;
        ids.extend([name.to_owned(), format!("{name}-idea")]);
        if let Body::Game { .. } = lesson.body {
            ids.push(format!("{name}-about"));
        }
        for (n, step) in (1..).zip(lesson.steps()) {
            ids.extend([format!("{name}-{n}"), format!("{name}-{n}-done")]);
            assert!(!step.misses.contains(&"done"), "{name} {n}: an answer cannot be called done");
            let answers = step.misses.iter().map(|answer| format!("{name}-{n}-{answer}"));
            let shared = |id: &String| format!("any-{}", id.rsplit('-').next().unwrap_or_default());
            ids.extend(answers.map(|id| if !has(&id) && has(&shared(&id)) { shared(&id) } else { id }));
        }
    }
    ids.sort();
    ids.dedup();
    ids
}

#[test]
fn every_language_has_the_words_of_every_lesson_and_no_others() {
    for &game in GameId::ALL {
        for language in LANGUAGES {
            let found = read(language, game);
            let wanted = with_game!(game, G => wanted::<G>(|id| found.contains_key(id)));
            assert_eq!(found.keys().cloned().collect::<Vec<_>>(), wanted, "{language} {game}");
        }
    }
}

/// A task names its points and cards; a translation that loses or changes one would send the learner astray.
#[test]
fn every_language_names_the_same_points_and_numbers() {
    let names = |text: &str| {
        let mut words: Vec<String> = text
            .split(|letter: char| !letter.is_ascii_alphanumeric())
            .filter(|word| word.ends_with(|last: char| last.is_ascii_digit()))
            .map(str::to_owned)
            .collect();
        words.sort();
        words
    };
    for &game in GameId::ALL {
        let english = read("en", game);
        for language in LANGUAGES {
            for (id, text) in read(language, game) {
                assert_eq!(names(&numbers_alone(&text)), names(&numbers_alone(&english[&id])), "{language} {game} {id}: {text}");
            }
        }
    }
}

/// English writes `9s`, German `9en`, Dutch `9's`: what follows a number belongs to the grammar.
fn numbers_alone(text: &str) -> String {
    let mut plain = String::new();
    let mut after_number = false;
    for letter in text.chars() {
        if after_number && letter.is_alphabetic() {
            continue;
        }
        after_number = letter.is_ascii_digit();
        plain.push(letter);
    }
    plain
}

/// No sentence of the booklets; they are not here to compare with, but our own rules keep away from them, and lessons keep away from our rules.
#[test]
fn no_lesson_repeats_a_sentence_of_the_rules() {
    let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    for &game in GameId::ALL {
        for language in LANGUAGES {
            let rules = std::fs::read_to_string(locales().join(language).join("rules").join(format!("{game}.md"))).expect("rules");
            let rules = plain(&rules);
            for (id, text) in read(language, game) {
                for sentence in text.split(['.', '!', '?', ':']).map(plain).filter(|sentence| sentence.split(' ').count() >= 6) {
                    assert!(!rules.contains(&sentence), "{language} {game} {id}: “{sentence}” stands in the rules");
                }
            }
        }
    }
}

/// A clause that a lesson sends the learner to is there to be read.
#[test]
fn every_clause_is_in_the_rules() {
    for &game in GameId::ALL {
        let rules = std::fs::read_to_string(locales().join("en/rules").join(format!("{game}.md"))).expect("rules");
        let clauses: Vec<&str> = with_game!(game, G => G::lessons().iter().map(|lesson| lesson.clause).collect());
        for clause in clauses {
            assert!(rules.contains(&format!("\n### {clause} · ")), "{game} {clause}");
        }
    }
}
