//! The rules in words, clause by clause, so that one can be read in the middle of a game.

#[cfg(test)]
mod tests;

use trilynx_games::GameId;
use trilynx_locales::{Catalogue, clauses, titles};

/// The text of a clause, named as refusals name it (book and label) or by its label alone (`d2`); else what there is.
pub fn clause(catalogue: &Catalogue, game: GameId, asked: &str) -> Result<String, String> {
    let language = catalogue.language();
    let asked = asked.to_uppercase();
    let label = asked.strip_prefix(&game.name().to_uppercase()).unwrap_or(&asked).trim();
    let book = game.name().to_uppercase();
    match clauses(language, game).find(|(known, _)| known.eq_ignore_ascii_case(label)) {
        Some((known, text)) => Ok(format!("{book} {known}\n{text}")),
        None => {
            let all: Vec<(&str, &str)> = titles(language, game).collect();
            let lines: Vec<String> = all.iter().map(|(label, title)| format!("  {label:<4}{title}")).collect();
            let heading = catalogue.text("terminal-line-clauses", [("book", book.into())]);
            let example = catalogue.text("terminal-line-name-clause", [("clause", all[all.len() / 2].0.into())]);
            Err(format!("{heading}\n{}\n{example}", lines.join("\n")))
        }
    }
}
