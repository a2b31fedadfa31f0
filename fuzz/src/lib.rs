//! Laws that must hold for any input. A fuzz target of the same name looks for an input that breaks one; the inputs it
//! found are kept under `corpus/` and replayed by an ordinary test.

mod tables;
mod words;

pub use tables::{altered_logs_are_noticed_or_harmless, tables_keep_their_laws};
pub use words::{
    any_log_gives_a_table_or_is_damaged, bodies_read_as_they_print, frames_read_as_they_print, queries_read_as_they_print,
    stored_words_read_as_they_print, studies_are_answered,
};

use std::fmt::{Debug, Display};
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::game::HeadText;
use trilynx_games::header::read_alone;
use trilynx_games::record::{Record, game_of, split_records};
use trilynx_games::{Game, GameId, Header, Reason, Seat, Start, with_game};
use trilynx_protocol::ChapterId;

/// A law, and what it says of some bytes: it panics if they break it.
pub type Law = (&'static str, fn(&[u8]));

/// Every law there is, by name.
pub const LAWS: &[Law] = &[
    ("any_line_gets_an_answer", any_line_gets_an_answer),
    ("starts_read_as_they_print", starts_read_as_they_print),
    ("moves_read_as_they_print", moves_read_as_they_print),
    ("check_agrees_with_legal_moves", check_agrees_with_legal_moves),
    ("records_read_as_they_print", records_read_as_they_print),
    ("foreign_records_read_or_err", foreign_records_read_or_err),
    ("frames_read_as_they_print", frames_read_as_they_print),
    ("bodies_read_as_they_print", bodies_read_as_they_print),
    ("queries_read_as_they_print", queries_read_as_they_print),
    ("studies_are_answered", studies_are_answered),
    ("stored_words_read_as_they_print", stored_words_read_as_they_print),
    ("any_log_gives_a_table_or_is_damaged", any_log_gives_a_table_or_is_damaged),
    ("tables_keep_their_laws", tables_keep_their_laws),
    ("altered_logs_are_noticed_or_harmless", altered_logs_are_noticed_or_harmless),
    ("study_texts_read_as_they_print", study_texts_read_as_they_print),
];

/// A line as `trilynx legal` takes it never panics, and every reason has a clause and a sentence.
pub fn any_line_gets_an_answer(data: &[u8]) {
    fn play<'a, G: Game>(header: Header<'a>, words: impl Iterator<Item = &'a str>) {
        let Ok((_, mut state)) = Start::<G>::read(header).inspect_err(|error| assert!(!error.to_string().is_empty())) else { return };
        for word in words {
            let Ok(chosen) = word.parse::<G::Move>() else { return };
            if let Err(refusal) = state.play(chosen) {
                assert!(!refusal.to_string().is_empty() && !refusal.clause().label.is_empty());
                return;
            }
        }
        assert_eq!(state.legal_texts().is_empty(), state.status().to_move().is_none());
    }
    for line in text(data).lines() {
        if let Ok((header, words)) = Header::split(line) {
            with_game!(header.game, G => play::<G>(header, words));
        }
    }
}

/// Whatever reads as options, a deal, a set-up or a view prints as text that reads as the same; a possible set-up gives a state that
/// writes itself down as an equal position.
pub fn starts_read_as_they_print(data: &[u8]) {
    fn both<G: Game>(line: &str) {
        round_trip::<G::Options>(line);
        round_trip::<G::Deal>(line);
        if let Some(setup) = round_trip::<G::Setup>(line)
            && let Ok(state) = G::from_setup(&setup).inspect_err(|problems| assert!(!problems.is_empty()))
        {
            let again = G::from_setup(&state.setup()).expect("a state is possible");
            assert_eq!(again, state);
            assert_eq!(state.legal_texts().is_empty(), state.status().to_move().is_none());
        }
    }
    for line in text(data).lines() {
        for game in GameId::ALL {
            with_game!(*game, G => {
                both::<G>(line);
                round_trip::<<G as Game>::View>(line);
            });
        }
    }
}

/// Whatever reads as a move prints as exactly the text that was read.
pub fn moves_read_as_they_print(data: &[u8]) {
    for word in text(data).split_ascii_whitespace() {
        for game in GameId::ALL {
            with_game!(*game, G => if let Ok(chosen) = word.parse::<<G as Game>::Move>() {
                assert_eq!(chosen.to_string(), word);
            });
        }
    }
}

/// Bytes choose a game, a deal and moves: `check` accepts exactly the legal moves, a set-up gives the state back.
pub fn check_agrees_with_legal_moves(data: &[u8]) {
    fn play<G: Game>(options: &str, seed: u8, choices: &[u8]) {
        let options: G::Options = read_alone(options).expect("our own line");
        let mut state = G::new(&G::deal(&options, &mut Generator::new(&Seed([seed; 64]), &[])));
        let mut moves = G::Moves::default();
        let mut earlier: Vec<G::Move> = Vec::new();
        for choice in choices {
            state.legal_moves(&mut moves);
            let Some(last) = moves.len().checked_sub(1) else { break };
            for tried in earlier.iter().rev().take(16) {
                assert_eq!(state.check(*tried).is_ok(), moves.contains(tried), "{tried} in {}", state.setup());
            }
            // A byte alone could not reach the later ones of more than 256 moves.
            let chosen = moves[(usize::from(*choice) * 7) % (last + 1)];
            earlier.extend(moves.iter().step_by(5).copied());
            state.play(chosen).unwrap_or_else(|refusal| panic!("{chosen} is legal but refused: {refusal}"));
            assert_eq!(G::from_setup(&state.setup()).as_ref(), Ok(&state), "{}", state.setup());
        }
    }
    let [which, seed, choices @ ..] = data else { return };
    let all = every_option();
    let options = &all[usize::from(*which) % all.len()];
    let (header, _) = Header::split(options).expect("our own line");
    with_game!(header.game, G => play::<G>(options, *seed, choices));
}

/// The options of every game, variant and number of players; not always the first seat begins.
fn every_option() -> Vec<String> {
    let mut all = Vec::new();
    for game in GameId::ALL {
        for variant in game.variants() {
            let first = |players: usize| Seat((game.players().end() - players) as u8 % 3);
            all.extend(game.players().map(|players| game.options_text(variant, players, first(players))));
        }
    }
    all
}

/// Whatever reads as a record prints as text that reads as the same record.
pub fn records_read_as_they_print(data: &[u8]) {
    fn read<G: Game>(text: &str) {
        let Ok(record) = Record::<G>::read(text).inspect_err(|error| assert!(error.line >= 1 && !error.to_string().is_empty())) else {
            return;
        };
        let printed = record.to_string();
        let again = Record::<G>::read(&printed).unwrap_or_else(|error| panic!("{error}\n{printed}"));
        assert_eq!(again, record);
        assert_eq!(again.to_string(), printed);
        // Whether the proof holds is another question; asking it must not panic.
        let _whether_proven = record.verify_deal();
    }
    for (_, record) in split_records(text(data)) {
        if let Ok(game) = game_of(record) {
            with_game!(game, G => read::<G>(record));
        }
    }
}

/// Files of other programs are read or refused; what was read is a record of ours, and survives the official notation.
pub fn foreign_records_read_or_err(data: &[u8]) {
    fn read<G: Game>(text: &str) {
        let Some(Ok(record)) = G::read_foreign(text) else { return };
        if let Some(write) = G::WRITE_OFFICIAL.filter(|_| !record.moves.is_empty()) {
            let official = write(&record).expect("it starts from a deal");
            let again = G::read_foreign(&official).expect("it is read").unwrap_or_else(|error| panic!("{error}\n{official}"));
            assert_eq!(again.moves, record.moves);
        }
        let printed = record.to_string();
        assert_eq!(Record::<G>::read(&printed).as_ref(), Ok(&record), "{printed}");
    }
    for game in GameId::ALL {
        with_game!(*game, G => read::<G>(text(data)));
    }
}

/// Whatever reads as a study prints as exactly the text that was read; anything else is refused with a place that is in it.
pub fn study_texts_read_as_they_print(data: &[u8]) {
    let text = text(data);
    let mut next = 0_u8;
    let mut id = || {
        next = next.wrapping_add(1);
        ChapterId::from_random([next; 16])
    };
    match trilynx_studies::text::read(text, &mut id) {
        Ok((name, chapters)) => assert_eq!(trilynx_studies::text::write(&name, &chapters), text),
        Err(error) => {
            assert!(error.line >= 1 && error.line <= text.lines().count().max(1) + 1 && error.column >= 1, "{error}");
            assert!(!error.expected.is_empty());
        }
    }
    if let Ok((_, chapters)) = trilynx_studies::text::import(text, &mut id) {
        for chapter in chapters {
            assert_eq!(trilynx_studies::Chapter::read(&chapter.written()).as_ref(), Ok(&chapter));
        }
    }
}

fn text(data: &[u8]) -> &str {
    std::str::from_utf8(data).unwrap_or_else(|error| std::str::from_utf8(&data[..error.valid_up_to()]).expect("valid up to there"))
}

fn round_trip<T: HeadText + PartialEq + Debug + Display>(line: &str) -> Option<T> {
    let value = read_alone::<T>(line).ok()?;
    let printed = value.to_string();
    let again = read_alone::<T>(&printed).unwrap_or_else(|error| panic!("{printed} cannot be read again: {error}"));
    assert_eq!(again, value);
    assert_eq!(again.to_string(), printed);
    Some(value)
}
