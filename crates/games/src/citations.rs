//! Holds the rules in our words, the tests and the reasons of a game against each other (tests only).
//!
//! `locales/en/rules/GAME.md` has one heading `### G5 · Several rows` for each clause. A test cites clauses in its doc comment:
//! `/// CHESS G5, G6: …`.

use crate::Reason;
use alloc::{collections::BTreeSet, string::String, vec::Vec};

/// Every clause of the rules is cited by a test, and nothing cites a clause that is not there.
pub(crate) fn check<IllegalMove: Reason, SetupError: Reason>(book: &str, rules: &str, tests: &str) {
    let headings = rules.lines().filter_map(|line| line.strip_prefix("### "));
    let written: BTreeSet<&str> = headings.map(|heading| heading.split(" · ").next().unwrap_or(heading).trim()).collect();
    assert!(written.len() >= 10, "the rules of {book} have only the clauses {written:?}");
    let cited = cited_by_tests(book, tests);
    let uncited: Vec<_> = written.iter().filter(|clause| !cited.contains(**clause)).collect();
    assert!(uncited.is_empty(), "no test cites {book} {uncited:?}");
    let reasons = IllegalMove::ALL.iter().chain(SetupError::ALL);
    for (by, clause) in cited.iter().map(|clause| ("a test", clause.as_str())).chain(reasons.map(|(kind, clause)| (*kind, clause.label))) {
        assert!(written.contains(clause), "{by} cites {book} {clause}, which locales/en/rules does not have");
    }
}

/// The labels after the book's name in the doc comment of each `#[test]`: `/// CHESS G5, G6: why.` cites G5 and G6.
fn cited_by_tests(book: &str, tests: &str) -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    let mut pending = Vec::new();
    for line in tests.lines().map(str::trim) {
        if let Some(comment) = line.strip_prefix("/// ") {
            if let Some(labels) = comment.strip_prefix(book).and_then(|rest| rest.strip_prefix(' ')) {
                let labels = labels.split([':', '.']).next().expect("split gives at least one part");
                pending.extend(labels.split(',').map(|label| String::from(label.trim())));
            }
        } else if line == "#[test]" {
            cited.extend(pending.drain(..));
        } else if !line.starts_with("#[") {
            pending.clear();
        }
    }
    cited
}

#[cfg(test)]
mod tests {
    use super::cited_by_tests;
    use alloc::vec::Vec;

    #[test]
    fn only_doc_comments_of_tests_count() {
        let source = "/// CHESS G5, G6: rows.\n#[test]\nfn a() {}\n/// CHESS H1.\nfn helper() {}\n#[test]\nfn b() {}\n// CHESS H2\n#[test]\nfn c() {}";
        assert_eq!(cited_by_tests("CHESS", source).into_iter().collect::<Vec<_>>(), ["G5", "G6"]);
    }
}
