//! The rules in words, as in `locales/en/rules`, cut into clauses so that one can be read in the middle of a game.

use trilynx_games::GameId;

/// The whole page of a game.
fn page(game: GameId) -> &'static str {
    match game {
        GameId::Yinsh => include_str!("../../../../locales/en/rules/yinsh.md"),
        GameId::Lyngk => include_str!("../../../../locales/en/rules/lyngk.md"),
        GameId::Linko => include_str!("../../../../locales/en/rules/linko.md"),
    }
}

/// The clauses in their order: label and text.
fn clauses(game: GameId) -> impl Iterator<Item = (&'static str, &'static str)> {
    page(game).split("\n### ").skip(1).filter_map(|part| {
        let (label, rest) = part.split_once('\n')?;
        let text = rest.split("\n## ").next().unwrap_or(rest);
        Some((label.trim(), text.trim()))
    })
}

/// The text of a clause, named as refusals name it (`YINSH D2`) or by its label alone (`d2`); else what there is.
pub fn clause(game: GameId, asked: &str) -> Result<String, String> {
    let asked = asked.to_uppercase();
    let label = asked.strip_prefix(&game.name().to_uppercase()).unwrap_or(&asked).trim();
    let book = game.name().to_uppercase();
    match clauses(game).find(|(known, _)| known.eq_ignore_ascii_case(label)) {
        Some((known, text)) => Ok(format!("{book} {known}\n{text}")),
        None => {
            let labels: Vec<&str> = clauses(game).map(|(known, _)| known).collect();
            Err(format!("The clauses of {book} are {}. Name one: rules {}", labels.join(" "), labels[labels.len() / 2]))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_is_found_by_its_name() {
        for (game, asked, beginning) in [
            (GameId::Yinsh, "D2", "YINSH D2\n"),
            (GameId::Yinsh, "yinsh g5", "YINSH G5\nOne move can complete several rows."),
            (GameId::Lyngk, "LYNGK E7", "LYNGK E7\n"),
            (GameId::Linko, "5", "LINKO 5\n"),
        ] {
            let text = clause(game, asked).unwrap_or_else(|error| panic!("{asked}: {error}"));
            assert!(text.starts_with(beginning), "{asked}: {text}");
            assert!(text.len() > beginning.len() + 20 && !text.contains("##"), "{asked}: {text}");
        }
    }

    #[test]
    fn an_unknown_clause_lists_the_others() {
        let list = clause(GameId::Linko, "Z9").expect_err("there is no such clause");
        assert!(list.starts_with("The clauses of LINKO are 1 2 3"), "{list}");
    }
}
