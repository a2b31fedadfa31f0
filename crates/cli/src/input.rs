//! Text from outside: lines and files, with a limit on everything.

use crate::Failure;
use std::io::{BufRead, IsTerminal as _, Read, Write as _};
use std::path::Path;
use trilynx_engine::MAX_LINE_BYTES;
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::expected::Flaw;
use trilynx_games::game::HeadText;
use trilynx_games::record::{Fault, Found, Record, RecordError, find_records};
use trilynx_games::{Game, GameId, Header, Reason, Start, StartError, with_game};
use trilynx_locales::Catalogue;

/// The largest file of records.
const MAX_FILE_BYTES: u64 = 64 << 20;

/// One line of input, or what is wrong with it.
pub enum Line {
    Text(String),
    TooLong,
    NotUtf8,
    End,
}

/// Reads a line without ever holding more than [`MAX_LINE_BYTES`] of it.
pub fn read_line(reader: &mut impl BufRead) -> std::io::Result<Line> {
    let mut bytes = Vec::new();
    let mut too_long = false;
    loop {
        let available = reader.fill_buf()?;
        if available.is_empty() {
            if bytes.is_empty() && !too_long {
                return Ok(Line::End);
            }
            break;
        }
        let (taken, ended) = match available.iter().position(|byte| *byte == b'\n') {
            Some(at) => (at + 1, true),
            None => (available.len(), false),
        };
        if bytes.len() + taken > MAX_LINE_BYTES {
            too_long = true;
        } else {
            bytes.extend_from_slice(&available[..taken]);
        }
        reader.consume(taken);
        if ended {
            break;
        }
    }
    if too_long {
        return Ok(Line::TooLong);
    }
    Ok(String::from_utf8(bytes).map_or(Line::NotUtf8, Line::Text))
}

/// Asks for a line; nothing at the end of the input. Words are separated by one blank.
pub fn ask(input: &mut impl BufRead) -> Result<Option<String>, Failure> {
    let mut out = anstream::stdout().lock();
    write!(out, "> ")?;
    out.flush()?;
    let line = match read_line(input).map_err(crate::Failure::of_input)? {
        Line::Text(line) => line.split_ascii_whitespace().collect::<Vec<_>>().join(" "),
        // Neither can be a move; the code that reads the line says so.
        Line::TooLong | Line::NotUtf8 => "\u{fffd}".to_string(),
        Line::End => {
            writeln!(out)?;
            return Ok(None);
        }
    };
    if !std::io::stdin().is_terminal() {
        // What comes through a pipe is not seen otherwise.
        let shown: String = line.chars().take(80).filter(|c| !c.is_control()).collect();
        writeln!(out, "{shown}")?;
    }
    Ok(Some(line))
}

/// What a file is called in messages.
pub fn name_of(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_owned() } else { path.display().to_string() }
}

/// Reads a whole file, or standard input for `-`.
pub fn read_file(path: &Path) -> Result<String, Failure> {
    let shown = name_of(path);
    let cannot = |error: std::io::Error| Failure::Said(format!("cannot read {shown}: {error}"));
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        std::io::stdin().lock().take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes).map_err(cannot)?;
    } else {
        std::fs::File::open(path).map_err(cannot)?.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes).map_err(cannot)?;
    }
    if bytes.len() as u64 > MAX_FILE_BYTES {
        return Err(format!("{shown} is longer than {} MiB", MAX_FILE_BYTES >> 20).into());
    }
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(format!("{shown} is empty: expected a record").into());
    }
    String::from_utf8(bytes)
        .map_err(|error| format!("{shown} is not UTF-8 text: byte {} is wrong", error.utf8_error().valid_up_to() + 1).into())
}

/// One record of a file, in any format we read, as text of our own format and the game it is of.
pub struct RecordText {
    pub game: GameId,
    pub text: String,
    /// How many lines of the file come before it.
    pub lines_before: usize,
}

/// Finds the records of a file, whatever their format.
pub fn read_records(path: &Path) -> Result<Vec<RecordText>, Failure> {
    let text = read_file(path)?;
    if is_line(text.strip_prefix('\u{feff}').unwrap_or(&text)) {
        return lines_as_records(&text, path);
    }
    let found = find_records(&text).map_err(|error: RecordError| Failure::Said(format!("{}, {error}", name_of(path))))?;
    let owned = |record: Found<'_>| RecordText { game: record.game, text: record.text.into_owned(), lines_before: record.lines_before };
    Ok(found.into_iter().map(owned).collect())
}

/// Whether a text begins with a line that describes a position: a game, its fields, then moves.
fn is_line(text: &str) -> bool {
    let first = text.split_ascii_whitespace().next().unwrap_or_default();
    GameId::from_name(first.split('/').next().unwrap_or_default()).is_some()
}

/// Lines of a start and moves, as records: nobody is named, and nothing is proved about the deal.
fn lines_as_records(text: &str, path: &Path) -> Result<Vec<RecordText>, Failure> {
    let lines = text.trim_start_matches('\u{feff}').lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let read = |(n, line): (usize, &str)| {
        let place = |error: String| Failure::Said(format!("{}, line {}: {error}", name_of(path), n + 1));
        let (header, words) = Header::split(line).map_err(|error| place(error.to_string()))?;
        let game = header.game;
        let text = with_game!(game, G => line_as_record::<G>(header, words).map_err(place))?;
        Ok(RecordText { game, text, lines_before: n })
    };
    lines.map(read).collect()
}

fn line_as_record<'a, G: Game>(header: Header<'a>, words: impl Iterator<Item = &'a str>) -> Result<String, String> {
    let (start, mut state) = Start::<G>::read(header).map_err(|error| error.to_string())?;
    let mut moves = Vec::new();
    for (n, word) in words.enumerate() {
        let chosen: G::Move = word.parse().map_err(|error| format!("move {}: {error}", n + 1))?;
        state.play(chosen).map_err(|refusal| format!("move {}, {word}: {refusal} [{}]", n + 1, refusal.clause()))?;
        moves.push(chosen);
    }
    let record = Record::new(start, moves).map_err(|_| "these moves cannot be recorded".to_owned())?;
    Ok(record.to_string())
}

impl RecordText {
    /// Reads it with the types of its game.
    pub fn read<G: Game>(&self, path: &Path) -> Result<Record<G>, Failure> {
        Record::read(&self.text).map_err(|mut error: RecordError| {
            error.line += self.lines_before;
            let hint = if matches!(error.fault, Fault::Flaw(Flaw::OtherResult { .. })) { " (is the record complete?)" } else { "" };
            Failure::Said(format!("{}, {error}{hint}", name_of(path)))
        })
    }
}

/// Where a game begins, and the position there.
pub struct Beginning<G: Game> {
    pub start: Start<G>,
    pub state: G,
    /// Whether chance had to decide something, and did by the seed.
    pub is_dealt: bool,
}

/// Why there is no such start, in the language of the catalogue.
pub fn start_fault<SetupError: Reason>(error: &StartError<SetupError>, catalogue: &Catalogue) -> String {
    match error {
        StartError::Parse(unreadable) => catalogue.unreadable(unreadable),
        StartError::Impossible(problems) => {
            let told = problems.iter().map(|problem| format!("{} [{}]", catalogue.problem(problem), problem.clause()));
            told.collect::<Vec<_>>().join("; ")
        }
    }
}

/// What to do where a game is to start from a deal and none is given.
fn missing_deal<P>(game: GameId, is_deal: bool, error: &StartError<P>) -> Option<String> {
    let StartError::Parse(unreadable) = error else { return None };
    let is_missing = is_deal && unreadable.expected.kind() == "MissingField";
    let field = is_missing
        .then(|| unreadable.expected.fields().iter().find(|(name, _)| *name == "field").map(|(_, value)| value.to_string()))??;
    Some(format!("{game} needs a deal: add {field}=… (try `trilynx deal {game}`)"))
}

/// Reads a number of positions.
pub fn nodes(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(0) => Err("nodes must be at least 1".to_owned()),
        Ok(nodes) => Ok(nodes),
        Err(_) => Err("expected a number of nodes".to_owned()),
    }
}

/// Reads a start; where there are only options and no deal, deals from `seed`.
pub fn read_start<G: Game>(header: Header<'_>, seed: Option<&Seed>, catalogue: &Catalogue) -> Result<Beginning<G>, Failure> {
    let is_deal = !header.has("turn");
    match (Start::<G>::read(header.clone()), seed) {
        (Ok((start, state)), _) => Ok(Beginning { start, state, is_dealt: false }),
        (Err(error), None) => Err(missing_deal(G::ID, is_deal, &error).unwrap_or_else(|| start_fault(&error, catalogue)).into()),
        // Without a deal there may still be options to deal from; if they break a rule, that is what to say.
        (Err(error), Some(seed)) => {
            let mut header = header;
            let options = match G::Options::read(&mut header) {
                Ok(options) => options,
                Err(problem @ StartError::Impossible(_)) => return Err(start_fault(&problem, catalogue).into()),
                Err(StartError::Parse(_)) => return Err(start_fault(&error, catalogue).into()),
            };
            if header.finish().is_err() {
                return Err(start_fault(&error, catalogue).into());
            }
            let deal = G::deal(&options, &mut Generator::new(seed, &[]));
            let state = G::new(&deal);
            Ok(Beginning { start: Start::Deal(deal), state, is_dealt: true })
        }
    }
}

/// Reads and plays a line; where it has only options and no deal, deals from `seed`.
pub fn play_line<G: Game>(line: &str, seed: Option<&Seed>, catalogue: &Catalogue) -> Result<G, Failure> {
    let (header, words) = Header::split(line).map_err(|error| Failure::Said(catalogue.unreadable(&error)))?;
    let mut state = read_start::<G>(header, seed, catalogue)?.state;
    for (number, word) in (1_u32..).zip(words) {
        let chosen: G::Move = word.parse().map_err(|error| {
            let values = [("number", number.into()), ("message", catalogue.unreadable(&error).into())];
            Failure::Said(catalogue.text("terminal-line-unreadable", values))
        })?;
        if let Err(refusal) = state.play(chosen) {
            let told = format!("{} [{}]", catalogue.refusal(&refusal), refusal.clause());
            let values = [("number", number.into()), ("move", word.into()), ("message", told.into())];
            return Err(catalogue.text("terminal-line-fault", values).into());
        }
    }
    Ok(state)
}

/// 64 bytes from the operating system.
pub fn fresh_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 64];
    getrandom::fill(&mut bytes).map_err(|error| Failure::Said(format!("the operating system gives no random numbers: {error}")))?;
    Ok(Seed(bytes))
}
