//! The films of the rules: every frame is reached by legal moves, and the worked example has a sentence for each.

use std::path::PathBuf;
use trilynx_games::{Game, GameId, Header, Start, with_game};

/// The strings of `"position"` and of each inner list of `"frames"`.
fn read(game: GameId) -> (String, Vec<Vec<String>>) {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = std::fs::read_to_string(root.join(format!("web/src/games/{game}/film.json"))).expect("a film");
    let (head, frames) = text.split_once("\"frames\": [").expect("frames");
    let strings = |part: &str| part.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
    let position = strings(head).swap_remove(1);
    (position, frames.split(']').filter(|part| part.contains('[')).map(strings).collect())
}

#[test]
fn every_film_is_legal_and_told_in_words() {
    for &game in GameId::ALL {
        let (position, frames) = read(game);
        with_game!(game, G => {
            let (header, _) = Header::split(&position).expect("a head");
            let (_, mut state) = Start::<G>::read(header).unwrap_or_else(|error| panic!("{game}: {error}"));
            for text in frames.iter().flatten() {
                let chosen = text.parse().unwrap_or_else(|_| panic!("{game}: {text}"));
                state.play(chosen).unwrap_or_else(|refusal| panic!("{game}: {text}: {refusal}"));
            }
        });
        let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
        let rules = std::fs::read_to_string(root.join(format!("locales/en/rules/{game}.md"))).expect("rules");
        let told = rules.lines().filter(|line| line.split_once(". ").is_some_and(|(number, _)| number.parse::<u8>().is_ok())).count();
        assert_eq!(told, frames.len(), "{game}");
    }
}
