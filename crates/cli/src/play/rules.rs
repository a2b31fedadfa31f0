//! The rules in words, clause by clause, so that one can be read in the middle of a game.

#[cfg(test)]
mod tests;

use trilynx_games::GameId;
use trilynx_locales::{Language, clauses};

/// The text of a clause, named as refusals name it (book and label) or by its label alone (`d2`); else what there is.
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
