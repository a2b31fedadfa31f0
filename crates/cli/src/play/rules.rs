//! The rules in words, clause by clause, so that one can be read in the middle of a game.

use trilynx_games::GameId;
use trilynx_locales::{Language, clauses};

/// The text of a clause, named as refusals name it (`YINSH D2`) or by its label alone (`d2`); else what there is.
pub fn clause(language: Language, game: GameId, asked: &str) -> Result<String, String> {
    let asked = asked.to_uppercase();
    let label = asked.strip_prefix(&game.name().to_uppercase()).unwrap_or(&asked).trim();
    let book = game.name().to_uppercase();
    match clauses(language, game).find(|(known, _)| known.eq_ignore_ascii_case(label)) {
        Some((known, text)) => Ok(format!("{book} {known}\n{text}")),
        None => {
            let labels: Vec<&str> = clauses(language, game).map(|(known, _)| known).collect();
            Err(format!("The clauses of {book} are {}. Name one: rules {}", labels.join(" "), labels[labels.len() / 2]))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_is_found_by_its_name() {
        for (language, game, asked, beginning) in [
            (Language::English, GameId::Yinsh, "D2", "YINSH D2\n"),
            (Language::English, GameId::Yinsh, "yinsh g5", "YINSH G5\nOne move can complete several rows."),
            (Language::German, GameId::Lyngk, "LYNGK E11", "LYNGK E11\nPassen darf nur, wer keinen Zug hat."),
            (Language::English, GameId::Linko, "5", "LINKO 5\n"),
        ] {
            let text = clause(language, game, asked).unwrap_or_else(|error| panic!("{asked}: {error}"));
            assert!(text.starts_with(beginning), "{asked}: {text}");
            assert!(text.len() > beginning.len() + 20 && !text.contains("##"), "{asked}: {text}");
        }
    }

    #[test]
    fn an_unknown_clause_lists_the_others() {
        let list = clause(Language::English, GameId::Linko, "Z9").expect_err("there is no such clause");
        assert!(list.starts_with("The clauses of LINKO are 1 2 3"), "{list}");
    }
}
