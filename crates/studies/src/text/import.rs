//! Chapters from records, ours and those of others.

use super::{FIRST_LINE, MAX_TEXT_BYTES, read};
use crate::chapter::Chapter;
use trilynx_games::record::{Record, find_records};
use trilynx_games::{Game, with_game};
use trilynx_protocol::study::{LineMove, MAX_NAME_BYTES, MOST_CHAPTERS, MOST_DEPTH, NodeId};
use trilynx_protocol::text::is_plain_line;
use trilynx_protocol::wire::Error;
use trilynx_protocol::{ChapterId, Refused};

/// The chapters of a text: of a study, or one for each record in it. A study has a name.
pub fn import(text: &str, id: &mut impl FnMut() -> ChapterId) -> Result<(Option<String>, Vec<Chapter>), Error> {
    let refused = |reason: Refused| Error::Refused { reason };
    if text.starts_with(FIRST_LINE) {
        let (name, chapters) = read(text, id).map_err(|error| refused(error.into()))?;
        return Ok((Some(name), chapters));
    }
    if text.len() > MAX_TEXT_BYTES {
        return Err(Error::TooLarge { what: "text".to_owned(), limit: MAX_TEXT_BYTES as u32 });
    }
    let found = find_records(text).map_err(|error| refused(Refused::in_record(&error)))?;
    if found.len() > MOST_CHAPTERS {
        return Err(Error::TooLarge { what: "chapters".to_owned(), limit: MOST_CHAPTERS as u32 });
    }
    let mut chapters = Vec::new();
    for (number, found) in found.iter().enumerate() {
        let chapter = with_game!(found.game, G => {
            let record = Record::<G>::read(&found.text).map_err(|mut error| {
                error.line += found.lines_before;
                refused(Refused::in_record(&error))
            })?;
            of_record(&record, id(), number + 1)?
        });
        chapters.push(chapter);
    }
    Ok((None, chapters))
}

fn of_record<G: Game>(record: &Record<G>, id: ChapterId, number: usize) -> Result<Chapter, Error> {
    if record.moves.len() > MOST_DEPTH {
        return Err(Error::TooLarge { what: "moves".to_owned(), limit: MOST_DEPTH as u32 });
    }
    let players: Vec<&str> = (0..).map_while(|seat| record.header(&format!("Seat-{seat}"))).collect();
    let named = players.join(" – ");
    let is_name = !players.is_empty() && named.trim() == named && is_plain_line(&named, MAX_NAME_BYTES);
    let name = if is_name { named } else { format!("{} {number}", G::TITLE) };
    let mut chapter = Chapter::new(id, name, record.start.to_string());
    let mut state = record.start.state();
    let mut at = NodeId::ROOT;
    for chosen in &record.moves {
        let seat = state.status().to_move().map_or(0, |seat| seat.0);
        state.play_unchecked(*chosen);
        at = chapter.play(at, &LineMove { seat, text: chosen.to_string() });
    }
    Ok(chapter)
}
