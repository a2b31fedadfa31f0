//! `trilynx deal`: fixes what chance decides, and prints it as a record without moves.

use crate::input::fresh_seed;
use crate::{Failure, Outcome};
use std::io::Write;
use trilynx_games::chance::{Generator, MAX_WORD_BYTES, Seed};
use trilynx_games::game::MAX_SEATS;
use trilynx_games::record::{Chance, Record};
use trilynx_games::{Game, Header, Start, header::read_alone, with_game};

pub fn run(game: &str, options: &[String], seed: Option<&str>, words: Vec<String>) -> Outcome {
    let line = format!("{game} {}", options.join(" "));
    let (header, _) = Header::split(&line).map_err(|error| Failure::Said(error.to_string()))?;
    let seed = match seed {
        Some(text) => text.parse().map_err(|error: trilynx_games::ParseError| Failure::Said(error.to_string()))?,
        None => fresh_seed()?,
    };
    if let Some(word) = words.iter().find(|word| word.len() > MAX_WORD_BYTES || word.trim() != *word || word.contains(char::is_control)) {
        let shown: String = word.chars().take(40).flat_map(char::escape_debug).collect();
        return Err(format!(
            "cannot use the word \"{shown}\": expected one line of at most {MAX_WORD_BYTES} bytes, without spaces round it"
        )
        .into());
    }
    if words.len() > MAX_SEATS {
        return Err(format!("{} words: expected at most one for each of {MAX_SEATS} seats", words.len()).into());
    }
    with_game!(header.game, G => deal::<G>(&line, seed, words))
}

fn deal<G: Game>(line: &str, seed: Seed, words: Vec<String>) -> Outcome {
    let options: G::Options = read_alone(line).map_err(|error| Failure::Said(error.to_string()))?;
    let bytes: Vec<&[u8]> = words.iter().map(String::as_bytes).collect();
    let deal = G::deal(&options, &mut Generator::new(&seed, &bytes));
    let mut record = Record::<G>::new(Start::Deal(deal), Vec::new()).unwrap_or_else(|_| unreachable!("there is no move to refuse"));
    record.chance = Chance { commitment: Some(seed.commitment()), seed: Some(seed), words };
    write!(std::io::stdout().lock(), "{record}")?;
    Ok(())
}
