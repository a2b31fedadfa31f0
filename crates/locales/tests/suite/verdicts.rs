//! What a review calls an inaccuracy, a mistake or a blunder is said in the help of the analysis board, in the documents and in the description of
//! the API. All of them name the bounds that the reviews have.

use std::path::{Path, PathBuf};
use trilynx_bots::review::Judgement;
use trilynx_locales::Language;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The only line that begins so, or that has it.
fn line<'a>(text: &'a str, what: &str) -> &'a str {
    let mut found = text.lines().filter(|line| line.contains(what));
    let line = found.next().unwrap_or_else(|| panic!("nothing says {what:?}"));
    assert!(found.next().is_none(), "{what:?} is said twice");
    line
}

/// All numbers of a text, with a decimal point or a decimal comma.
fn numbers(text: &str) -> Vec<f64> {
    let is_part = |c: char| c.is_ascii_digit() || c == '.' || c == ',';
    let parts = text.split(|c| !is_part(c)).map(|part| part.trim_matches(['.', ',']).replace(',', "."));
    parts.filter(|part| !part.is_empty()).map(|part| part.parse().unwrap_or_else(|_| panic!("{part} in {text}"))).collect()
}

#[test]
fn every_text_names_the_bounds_of_the_verdicts() {
    let bounds: Vec<f64> = Judgement::ALL.iter().map(|judgement| judgement.least()).collect();
    for &language in Language::ALL {
        let file = format!("locales/{}/analysis.ftl", language.code());
        assert_eq!(numbers(line(&read(&file), "analysis-about-dots = ")), bounds, "{file}");
    }
    for (file, what) in [
        ("docs/terminal.md", "- **Verdict**: an inaccuracy from"),
        ("docs/openapi.json", "What a turn that lost much is called"),
        ("crates/protocol/src/http/reviews.rs", "What a turn that lost much is called"),
    ] {
        assert_eq!(numbers(line(&read(file), what)), bounds, "{file}");
    }
}
