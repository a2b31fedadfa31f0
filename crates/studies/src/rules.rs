//! What the rules say about the moves of a chapter: whether they are legal, and who makes them.

use crate::chapter::Chapter;
use trilynx_games::{Game, GameId, Header, ParseError, Start, StartError, with_game};
use trilynx_protocol::Refused;
use trilynx_protocol::study::{LineMove, StudyChapter};
use trilynx_protocol::wire::Error;

/// Why a move cannot be played.
pub(crate) enum MoveFault {
    /// It is none.
    Parse(ParseError),
    /// A rule forbids it.
    Rule(Refused),
}

impl From<MoveFault> for Refused {
    fn from(fault: MoveFault) -> Refused {
        match fault {
            MoveFault::Parse(unreadable) => Refused::unreadable(&unreadable),
            MoveFault::Rule(refused) => refused,
        }
    }
}

/// The game of a start.
pub(crate) fn game_of(start: &str) -> Result<GameId, Refused> {
    Header::split(start).map(|(header, _)| header.game).map_err(|unreadable| Refused::unreadable(&unreadable))
}

/// The position that a line describes; nothing may stand behind it.
pub(crate) fn start_of<G: Game>(line: &str) -> Result<(Start<G>, G), Refused> {
    let unreadable = |error: &ParseError| Refused::unreadable(error);
    let (header, mut words) = Header::split(line).map_err(|error| unreadable(&error))?;
    let read = Start::<G>::read(header).map_err(|error| match error {
        StartError::Parse(error) => unreadable(&error),
        StartError::Impossible(problems) => match problems.first() {
            Some(first) => Refused::impossible(first, StartError::Impossible(problems.clone()).to_string()),
            None => Refused::Text,
        },
    })?;
    match words.next() {
        Some(word) => Err(unreadable(&ParseError::new(word, trilynx_games::Expected::NothingMore))),
        None => Ok(read),
    }
}

/// Plays a move that is text, and says who made it.
pub(crate) fn play<G: Game>(state: &mut G, text: &str) -> Result<u8, MoveFault> {
    let chosen: G::Move = text.parse().map_err(MoveFault::Parse)?;
    let seat = state.status().to_move().map_or(0, |seat| seat.0);
    state.play(chosen).map_err(|refusal| MoveFault::Rule(Refused::by_rule(&refusal)))?;
    Ok(seat)
}

/// The moves of a line after a node, each with who makes it; or why one cannot be played.
pub(crate) fn line_after(chapter: &Chapter, before: &[&LineMove], moves: &[LineMove]) -> Result<Vec<LineMove>, Error> {
    fn played<G: Game>(start: &str, before: &[&LineMove], moves: &[LineMove]) -> Result<Vec<LineMove>, Refused> {
        let (_, mut state) = start_of::<G>(start)?;
        for known in before {
            play(&mut state, &known.text)?;
        }
        let one = |asked: &LineMove| Ok(LineMove { seat: play(&mut state, &asked.text)?, text: asked.text.clone() });
        moves.iter().map(one).collect()
    }
    let game = game_of(&chapter.start).map_err(refused)?;
    with_game!(game, G => played::<G>(&chapter.start, before, moves)).map_err(refused)
}

/// A chapter whose start and moves the rules allow, its start as it is printed and each move with who makes it.
pub(crate) fn checked(written: &StudyChapter) -> Result<StudyChapter, Error> {
    fn walked<G: Game>(written: &StudyChapter) -> Result<StudyChapter, Refused> {
        let (start, root) = start_of::<G>(&written.start)?;
        let mut chapter = StudyChapter { start: start.to_string(), ..written.clone() };
        let mut states = vec![root];
        for node in chapter.nodes.iter_mut().skip(1) {
            states.truncate(usize::from(node.depth));
            // `Chapter::read` has looked at the depths.
            let Some(mut state) = states.last().cloned() else { continue };
            node.seat = play(&mut state, &node.text)?;
            states.push(state);
        }
        Ok(chapter)
    }
    let game = game_of(&written.start).map_err(refused)?;
    with_game!(game, G => walked::<G>(written)).map_err(refused)
}

fn refused(reason: Refused) -> Error {
    Error::Refused { reason }
}

/// A refusal as an English sentence with its clause.
pub(crate) fn sentence(refused: &Refused) -> String {
    match refused {
        Refused::Rule { clause, message, .. } | Refused::Impossible { clause, message, .. } => format!("{message} [{clause}]"),
        Refused::Unreadable { message, .. } => message.clone(),
        other => format!("{other:?}"),
    }
}
