//! The rules in our words, whole and cut into clauses.

use crate::Language;
use trilynx_games::GameId;

/// The whole page of a game, in Markdown.
pub fn rules(language: Language, game: GameId) -> &'static str {
    language.files().rules[game as usize]
}

/// The clauses in their order, label and text: what stands below each heading `### G5 · Several rows at once`.
pub fn clauses(language: Language, game: GameId) -> impl Iterator<Item = (&'static str, &'static str)> {
    rules(language, game).split("\n### ").skip(1).filter_map(|part| {
        let (heading, rest) = part.split_once('\n')?;
        let label = heading.split(" · ").next().unwrap_or(heading);
        let text = rest.split("\n## ").next().unwrap_or(rest);
        Some((label.trim(), text.trim()))
    })
}

/// The clauses in their order, label and title: `G5` and `Several rows at once`.
pub fn titles(language: Language, game: GameId) -> impl Iterator<Item = (&'static str, &'static str)> {
    rules(language, game).lines().filter_map(|line| line.strip_prefix("### ")?.split_once(" · "))
}
