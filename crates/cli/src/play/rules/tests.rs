use super::*;
use trilynx_locales::Language;

#[test]
fn a_clause_is_found_by_its_name() {
    for (language, game, asked, beginning) in [
        (Language::English, GameId::Yinsh, "D2", "YINSH D2\n"),
        (Language::English, GameId::Yinsh, "yinsh g5", "YINSH G5\nOne move can complete several rows."),
        (Language::German, GameId::Lyngk, "LYNGK E11", "LYNGK E11\nDu darfst nur passen, wenn du keinen Zug hast."),
        (Language::English, GameId::Linko, "5", "LINKO 5\n"),
    ] {
        let text = clause(Catalogue::of(language), game, asked).unwrap_or_else(|error| panic!("{asked}: {error}"));
        assert!(text.starts_with(beginning), "{asked}: {text}");
        assert!(text.len() > beginning.len() + 20 && !text.contains("##"), "{asked}: {text}");
    }
}

#[test]
fn an_unknown_clause_lists_the_others_with_their_titles() {
    let list = clause(Catalogue::of(Language::English), GameId::Linko, "Z9").expect_err("there is no such clause");
    assert!(list.starts_with("The clauses of LINKO:\n  1   ") && list.contains("\n  2   One set per turn\n"), "{list}");
    let list = clause(Catalogue::of(Language::German), GameId::Linko, "").expect_err("all of them");
    assert!(list.contains("\n  3   Joker\n") && list.lines().last().is_some_and(|line| line.contains("rules ")), "{list}");
}
