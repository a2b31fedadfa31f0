//! The rules in our words: in every language the same clauses, paragraph by paragraph.

use std::collections::BTreeSet;
use trilynx_games::GameId;
use trilynx_locales::{Language, clauses, rules};

/// The page cut at empty lines; a heading is a paragraph of its own.
fn paragraphs(page: &str) -> Vec<String> {
    let mut found = vec![String::new()];
    for line in page.lines().map(str::trim_end) {
        let last = found.last_mut().expect("there is always one");
        let is_heading = line.starts_with('#');
        if line.is_empty() || is_heading || last.starts_with('#') || line.starts_with("- ") {
            found.push(line.to_owned());
        } else {
            last.push(' ');
            last.push_str(line);
        }
    }
    found.iter().map(|text| text.trim().to_owned()).filter(|text| !text.is_empty()).collect()
}

/// What no translation may change: numbers, names of points and clauses, and whatever stands in code.
fn fixed(paragraph: &str) -> Vec<String> {
    let mut fixed: Vec<String> = paragraph.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    let prose = paragraph.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    fixed.extend(prose.split(|letter: char| !letter.is_ascii_digit()).filter(|run| !run.is_empty()).map(str::to_owned));
    fixed.sort();
    fixed
}

/// The label of a heading that is the same in every language: of `### G5 · More than one` and `## G · Rows` what stands before the title.
fn label(heading: &str) -> &str {
    match heading.split_once(" · ") {
        Some((label, _)) => label,
        None => "",
    }
}

/// Every language and game with the paragraphs of both pages.
fn pages() -> impl Iterator<Item = (String, Vec<String>, Vec<String>)> {
    let translated = Language::ALL.iter().filter(|language| **language != Language::English);
    translated.flat_map(|language| {
        GameId::ALL.iter().map(move |game| {
            let of = |language| paragraphs(rules(language, *game));
            (format!("{language}/rules/{game}.md"), of(*language), of(Language::English))
        })
    })
}

#[test]
fn headings_are_the_same() {
    for (page, found, english) in pages() {
        let headings = |paragraphs: &[String]| -> Vec<(usize, String)> {
            let all = paragraphs.iter().filter(|paragraph| paragraph.starts_with('#'));
            all.map(|heading| (heading.chars().take_while(|sign| *sign == '#').count(), label(heading).to_owned())).collect()
        };
        assert_eq!(headings(&found), headings(&english), "{page}");
    }
}

/// A heading of one word, such as Linko! or Blitz, may be the same in two languages.
fn is_name(paragraph: &str) -> bool {
    let title = paragraph.rsplit(['#', '·']).next().unwrap_or_default().trim();
    paragraph.starts_with('#') && !title.contains(' ')
}

#[test]
fn paragraph_by_paragraph_the_same_is_said() {
    for (page, found, english) in pages() {
        for (found, english) in found.iter().zip(&english) {
            assert!(is_name(english) || found != english, "{page} has a paragraph in English: {english}");
            assert_eq!(found.starts_with("- "), english.starts_with("- "), "{page}: {found}\nagainst {english}");
            assert_eq!(fixed(found), fixed(english), "{page}: numbers and code of\n{found}\nagainst\n{english}");
            assert!(found.len() * 2 > english.len(), "{page}: much shorter than English: {found}");
        }
        assert_eq!(found.len(), english.len(), "{page}: paragraphs");
    }
}

#[test]
fn rulings_of_ours_are_marked_by_the_same_words() {
    for &language in Language::ALL {
        let mut marks = BTreeSet::new();
        for game in GameId::ALL {
            let (found, english) = (paragraphs(rules(language, *game)), paragraphs(rules(Language::English, *game)));
            for (found, english) in found.iter().zip(&english) {
                assert_eq!(found.starts_with('*'), english.starts_with("*Our ruling.*"), "{language}, {game}: {found}");
                marks.extend(found.starts_with('*').then(|| found.split_inclusive('*').take(2).collect::<String>()));
            }
        }
        assert_eq!(marks.len(), 1, "{language}: {marks:?}");
    }
}

#[test]
fn every_clause_has_a_title() {
    for &language in Language::ALL {
        for game in GameId::ALL {
            let headings = rules(language, *game).lines().filter(|line| line.starts_with("### "));
            for heading in headings {
                assert!(heading.split_once(" · ").is_some_and(|(_, title)| !title.trim().is_empty()), "{language}, {game}: {heading}");
            }
        }
    }
}

#[test]
fn every_clause_has_a_text() {
    for &language in Language::ALL {
        for game in GameId::ALL {
            let found: Vec<_> = clauses(language, *game).collect();
            assert!(found.len() >= 10, "{language}, {game}: {found:?}");
            for (label, text) in found {
                assert!(text.len() > 20 && !text.contains("##"), "{language}, {game} {label}: {text}");
            }
        }
    }
}
