//! The messages: complete, the same in every language, and in English what the rules themselves say.

use crate::ids::{self, Ids, kebab_case};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use trilynx_games::{Game, GameId, Player, Reason, Seat, linko, lyngk, with_game, yinsh};
use trilynx_locales::{Catalogue, Language, Value};

/// The messages of a file with their placeholders, and its terms. A term is listed with its dash: `-level1`.
fn read(language: Language, file: &str, text: &str) -> Ids {
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{language}/{file}: {errors:?}"));
    let mut found = Ids::new();
    for entry in &resource.body {
        let (id, pattern, attributes) = match entry {
            Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref(), message.attributes.len()),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), term.attributes.len()),
            Entry::Junk { content } => panic!("{language}/{file}: {content}"),
            _ => continue,
        };
        assert_eq!(attributes, 0, "{language}/{file}: {id} has attributes");
        let mut placeholders = BTreeSet::new();
        gather(pattern.unwrap_or_else(|| panic!("{language}/{file}: {id} has no text")), &mut placeholders);
        assert!(found.insert(id.clone(), placeholders).is_none(), "{language}/{file}: {id} is there twice");
    }
    found
}

/// What a text refers to: `seat` for `{ $seat }`, `-level1` for `{ -level1 }`.
fn gather(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => refer(inline, found),
            Expression::Select { selector, variants } => {
                refer(selector, found);
                variants.iter().for_each(|variant| gather(&variant.value, found));
            }
        }
    }
}

fn refer(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => drop(found.insert(id.name.to_owned())),
        InlineExpression::TermReference { id, .. } => drop(found.insert(format!("-{}", id.name))),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("{other:?} is more than our texts need"),
    }
}

fn is_term(name: &str) -> bool {
    name.starts_with('-')
}

#[test]
fn every_kind_has_its_message_and_no_message_is_left_over() {
    for &(file, text) in Language::English.files().messages {
        let found = read(Language::English, file, text);
        let expected = ids::of_file(file);
        assert!(!expected.is_empty(), "{file}");
        let messages: BTreeSet<_> = found.keys().filter(|id| !is_term(id)).collect();
        let missing: Vec<_> = expected.keys().filter(|id| !messages.contains(id)).collect();
        let unused: Vec<_> = messages.iter().filter(|id| !expected.contains_key(**id)).collect();
        assert!(missing.is_empty() && unused.is_empty(), "{file} lacks {missing:?} and has for nobody {unused:?}");
        for (id, placeholders) in found.iter().filter(|(id, _)| !is_term(id)) {
            let strange: Vec<_> = placeholders.iter().filter(|name| !is_term(name) && !expected[id].contains(*name)).collect();
            assert!(strange.is_empty(), "nobody fills in {strange:?} of {id}");
        }
        let used: BTreeSet<_> = found.values().flatten().filter(|name| is_term(name)).collect();
        assert_eq!(used, found.keys().filter(|id| is_term(id)).collect(), "the terms of {file} and their uses");
    }
}

#[test]
fn every_language_has_the_messages_of_english_with_the_same_placeholders() {
    for &language in Language::ALL {
        for (&(file, text), &(_, english)) in language.files().messages.iter().zip(Language::English.files().messages) {
            let (found, english) = (read(language, file, text), read(Language::English, file, english));
            for (id, placeholders) in &english {
                assert_eq!(found.get(id), Some(placeholders), "{language}/{file}: the placeholders of {id}");
            }
            assert_eq!(found.len(), english.len(), "{language}/{file}: {:?}", found.keys().find(|id| !english.contains_key(*id)));
        }
    }
}

#[test]
fn no_id_is_in_two_files() {
    let mut seen = BTreeMap::new();
    for &(file, text) in Language::English.files().messages {
        for id in read(Language::English, file, text).into_keys() {
            if let Some(other) = seen.insert(id.clone(), file) {
                panic!("{id} is in {other} and in {file}");
            }
        }
    }
}

/// Whatever plural a number asks for: 0, 1, 2, 5 and 22 cover the forms of our languages.
#[test]
fn every_message_can_be_filled_in() {
    for &language in Language::ALL {
        for &(file, text) in language.files().messages {
            for (id, placeholders) in read(language, file, text).into_iter().filter(|(id, _)| !is_term(id)) {
                for number in [0, 1, 2, 5, 22] {
                    let values = placeholders.iter().map(|name| (name.as_str(), Value::from(number)));
                    let text = Catalogue::of(language).text(&id, values);
                    assert!(!text.contains(['{', '}']) && text != id && text.trim() == text, "{language} {id}: {text}");
                }
            }
        }
    }
}

/// A sentence, not a word: some words are the same in several languages.
#[test]
fn no_sentence_is_left_in_english() {
    for &language in Language::ALL.iter().filter(|language| **language != Language::English) {
        for &(file, text) in language.files().messages {
            for (id, placeholders) in read(language, file, text) {
                let filled =
                    |language| Catalogue::of(language).text(&id, placeholders.iter().map(|name| (name.as_str(), Value::from("x"))));
                let english = filled(Language::English);
                assert!(english.split(' ').count() < 4 || filled(language) != english, "{language}/{file}: {id} is English: {english}");
            }
        }
    }
}

/// One person is spoken to in one way on all screens: as a friend at the table.
#[test]
fn nobody_is_spoken_to_as_a_stranger() {
    // Whole words, small letters; in German and Italian the polite forms differ from other words by their capital alone.
    let polite: [(Language, &[&str]); 4] = [
        (Language::French, &["vous", "votre", "vos"]),
        (Language::Spanish, &["usted", "ustedes"]),
        (Language::Dutch, &["u", "uw"]),
        (Language::Polish, &["pan", "pani", "państwo", "proszę"]),
    ];
    for (language, words) in polite {
        for &(file, text) in language.files().messages {
            for line in text.lines() {
                let said = line.split_once(" = ").map_or(line, |(_, said)| said).to_lowercase();
                // French verbs for several people end like this; "assez" and "chez" are no verbs.
                let plural = |word: &str| language == Language::French && word.ends_with("ez") && !["assez", "chez"].contains(&word);
                let stranger = said.split(|letter: char| !letter.is_alphabetic()).find(|word| words.contains(word) || plural(word));
                assert_eq!(stranger, None, "{language}/{file}: {line}");
            }
        }
    }
}

fn compare_sentences<IllegalMove: Reason, SetupError: Reason>() -> usize {
    let english = Catalogue::of(Language::English);
    let sentences = IllegalMove::SENTENCES.iter().map(|s| ("refusal", s)).chain(SetupError::SENTENCES.iter().map(|s| ("problem", s)));
    let mut compared = 0;
    for (role, (kind, sentence)) in sentences {
        let id = format!("{}-{role}-{}", IllegalMove::ALL[0].1.book.to_lowercase(), kebab_case(kind));
        let names: Vec<&str> = sentence.split('{').skip(1).filter_map(|part| part.split('}').next()).collect();
        let values = names.iter().map(|name| (*name, Value::from(format!("{{{name}}}"))));
        assert_eq!(english.text(&id, values), *sentence, "{id}");
        compared += 1;
    }
    compared
}

/// The sentence of the rules has names in braces; filled with just these, the message must be that sentence.
#[test]
fn english_says_what_the_rules_say() {
    for &game in GameId::ALL {
        let compared = with_game!(game, G => compare_sentences::<<G as Game>::IllegalMove, <G as Game>::SetupError>());
        assert!(compared >= 10, "{game} has only {compared} sentences");
    }
}

/// Reasons with every word that can stand in one.
fn wordy() -> (Vec<yinsh::IllegalMove>, Vec<lyngk::IllegalMove>, Vec<lyngk::SetupError>) {
    use yinsh::Piece::{Marker, Ring};
    let mut about_pieces = Vec::new();
    for by in yinsh::Colour::ALL {
        let at = yinsh::Point::all().next().expect("a board has points");
        about_pieces.extend([Ring(by), Marker(by)].map(|piece| yinsh::IllegalMove::PieceInRow { by, at, piece }));
    }
    let about_colours = lyngk::Colour::ALL.map(|colour| lyngk::IllegalMove::AlreadyYours { colour }).to_vec();
    let at = lyngk::Point::ALL[21];
    let about_stacks = vec![
        lyngk::SetupError::JokerOnTop { stack: lyngk::StackOf::Board(at) },
        lyngk::SetupError::JokerOnTop { stack: lyngk::StackOf::Taken(Seat(1), 2) },
        lyngk::SetupError::WrongCount { piece: lyngk::Piece::Joker, found: 2, expected: 3 },
    ];
    (about_pieces, about_colours, about_stacks)
}

#[test]
fn a_reason_is_told_in_english_as_the_rules_tell_it() {
    let english = Catalogue::of(Language::English);
    let (pieces, colours, stacks) = wordy();
    pieces.iter().for_each(|reason| assert_eq!(english.refusal(reason), reason.to_string()));
    colours.iter().for_each(|reason| assert_eq!(english.refusal(reason), reason.to_string()));
    stacks.iter().for_each(|reason| assert_eq!(english.problem(reason), reason.to_string()));
    let waiting = linko::IllegalMove::NoCardOwed { seat: Player(Seat(1)) };
    assert_eq!(english.refusal(&waiting), waiting.to_string());
    assert_eq!(english.problem(&linko::SetupError::Players { players: 7 }), "Linko! is for 2 to 5 players, not 7");
}

#[test]
fn words_inside_a_reason_are_translated_too() {
    let (pieces, colours, stacks) = wordy();
    for &language in Language::ALL {
        let catalogue = Catalogue::of(language);
        let word = |id: &str| catalogue.text(id, []);
        let expect = |told: String, said: String| assert!(told.contains(&said), "{language}: {told:?} should have {said:?}");
        let piece_ids = ["white-ring", "white-marker", "black-ring", "black-marker"];
        for (reason, id) in pieces.iter().zip(piece_ids) {
            expect(catalogue.refusal(reason), word(&format!("yinsh-piece-{id}")));
            expect(catalogue.refusal(reason), word(&format!("yinsh-colour-{}", &id[..5])));
        }
        for (reason, colour) in colours.iter().zip(lyngk::Colour::ALL) {
            expect(catalogue.refusal(reason), word(&format!("lyngk-colour-{colour}")));
        }
        let at = lyngk::Point::ALL[21].to_string();
        expect(catalogue.problem(&stacks[0]), catalogue.text("lyngk-stack-on-board", [("at", Value::from(at))]));
        let taken = [("number", Value::from(3)), ("seat", Value::from(1))];
        expect(catalogue.problem(&stacks[1]), catalogue.text("lyngk-stack-taken", taken));
        expect(catalogue.problem(&stacks[2]), word("lyngk-piece-joker"));
        // Seat 2 is the third player to the one who reads it.
        let third = |game: &str| catalogue.text(&format!("{game}-player-number"), [("number", Value::from(3))]);
        expect(catalogue.refusal(&linko::IllegalMove::NoCards { seat: Player(Seat(2)) }), third("linko"));
        expect(catalogue.refusal(&lyngk::IllegalMove::SixStackWon { by: Player(Seat(2)) }), third("lyngk"));
    }
}

#[test]
fn an_unknown_id_is_told_as_it_is() {
    for &language in Language::ALL {
        assert_eq!(Catalogue::of(language).text("no-such-message", []), "no-such-message");
    }
}
