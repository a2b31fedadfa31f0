//! `trilynx play`: a game in the terminal, line by line, against bots or with several people on one device.
//!
//! The one thing to know: a person is shown what the seat that decides may know, a bot is given the same and no more.

pub mod choices;
mod rules;
mod table;

pub use table::{Errand, Table, bot_of};

use crate::draw::Draw;
use crate::input::{ask, fresh_seed, read_records};
use crate::language;
use crate::{Failure, Outcome};
use choices::Meaning;
use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use trilynx_bots::{Pace, Proof, Value};
use trilynx_engine::{Asked, cannot_read};
use trilynx_games::chance::Seed;
use trilynx_games::{Header, ParseError, Reason, Seat, Status, Viewer, with_game};
use trilynx_locales::{Catalogue, Language};

#[derive(clap::Args)]
pub struct PlayArgs {
    #[arg(help = crate::help::GAME)]
    #[arg(required_unless_present = "resume", conflicts_with = "resume")]
    game: Option<String>,
    /// Fields of the start (key=value), such as players=4. Without a deal, cards and layout are random.
    fields: Vec<String>,
    /// Your seat [default: 0].
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,
    /// Several people on this device, such as 0,2; bots have the other seats.
    #[arg(long, value_name = "SEATS", value_delimiter = ',', conflicts_with = "seat")]
    humans: Vec<u8>,
    /// The bot that has the other seats, or nobody: then people have all of them [default: the strongest].
    #[arg(long, value_name = "BOT")]
    against: Option<String>,
    /// How long a bot thinks about a move, in milliseconds [default: 1000].
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    time: Option<u64>,
    /// How many positions a bot looks at for a move.
    #[arg(long, value_name = "N", conflicts_with = "time", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// When bots answer: at-once, or human, after about as long as a person would take; quick and slow are around that.
    #[arg(long, value_name = "PACE", default_value_t = Pace::AtOnce)]
    pace: Pace,
    /// Records the game in this new file, written after every move.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Continues the game recorded in this file, and records it there. Players are as before unless given.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["save", "seed"])]
    resume: Option<PathBuf>,
    /// The 512-bit seed of the deal and of the bots, as 128 hexadecimal digits, instead of one from the operating system.
    #[arg(long, value_name = "HEX")]
    seed: Option<String>,
    /// Lines instead of a full screen. Without a terminal, and where people share a device and cards are hidden, it is always lines.
    #[arg(long)]
    plain: bool,
    /// Draws with the signs of ASCII alone.
    #[arg(long)]
    ascii: bool,
    /// The language of refusals and rules, such as de [default: that of the environment (LANG)].
    #[arg(long, value_name = "CODE", value_parser = language::read)]
    language: Option<Language>,
}

const HELP: &str = "\
A move in our notation, or its beginning if that is clear; capitals do not matter. Besides:
  moves            all legal moves        moves e5   those that begin with e5
  hint             what the strongest bot would do
  undo             takes back the last decision of a person, and what followed
  board            draws the board again
  rules CLAUSE     what a clause of the rules says; rules alone lists the clauses
  position         this position as a line, as far as you may know it
  save FILE        keeps a record in a new file, from then on after every move
  resign           gives the game up
  quit             leaves";

const NAME_A_FILE: &str = "Name a file: save FILE";

pub fn run(arguments: &PlayArgs) -> Outcome {
    if let Some(path) = &arguments.resume {
        return resume(path, arguments);
    }
    let line = format!("{} {}", arguments.game.as_deref().unwrap_or_default(), arguments.fields.join(" "));
    let (header, mut words) = Header::split(&line).map_err(|error| Failure::Said(error.to_string()))?;
    if let Some(word) = words.next() {
        return Err(cannot_read(word, "fields of the start (key=value) and nothing else").into());
    }
    let seed: Seed = match &arguments.seed {
        Some(text) => text.parse().map_err(|error: ParseError| Failure::Said(error.to_string()))?,
        None => fresh_seed()?,
    };
    with_game!(header.game, G => {
        let catalogue = language::or_environment(arguments.language);
        let table = Table::<G>::new(header, seed, arguments, catalogue)?;
        sit_down(table, arguments, catalogue)
    })
}

fn resume(path: &Path, arguments: &PlayArgs) -> Outcome {
    let records = read_records(path)?;
    let [text] = records.as_slice() else {
        return Err(format!("{} has {} records, and one game can be resumed", path.display(), records.len()).into());
    };
    with_game!(text.game, G => {
        let table = Table::<G>::resume(text.read(path)?, path, arguments)?;
        let catalogue = language::or_environment(arguments.language);
        sit_down(table, arguments, catalogue)
    })
}

/// A full screen where there is one, else lines.
fn sit_down<G: Asked + Draw>(table: Table<G>, arguments: &PlayArgs, catalogue: &'static Catalogue) -> Outcome {
    let is_shared = G::HIDES_CARDS && table.people().count() > 1;
    let is_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    if arguments.plain || is_shared || !is_terminal {
        return Session { table, input: std::io::stdin().lock(), catalogue, last_shown: None }.play();
    }
    crate::screen::play(crate::screen::Local::new(table, catalogue, arguments.ascii), catalogue)
}

/// What a value says to whom it belongs.
fn worth(value: Value) -> String {
    match value.proof {
        Some(Proof::Win { moves: 1 }) => "a sure win, at once".to_string(),
        Some(Proof::Win { moves }) => format!("a sure win in {moves} moves at most"),
        Some(Proof::Draw) => "a sure draw".to_string(),
        Some(Proof::Loss { .. }) => "the game is lost against best play".to_string(),
        None => format!("wins {:.0} games of 100", value.win * 100.0),
    }
}

/// How it goes on after a line was read.
enum Next {
    /// Something has changed: look at the position again.
    Look,
    /// Wait for another line.
    Ask,
    Quit,
}

/// A game with somebody who types.
struct Session<G: Asked + Draw, R: BufRead> {
    table: Table<G>,
    input: R,
    catalogue: &'static Catalogue,
    /// The person who has seen the table last, where that matters.
    last_shown: Option<Seat>,
}

impl<G: Asked + Draw, R: BufRead> Session<G, R> {
    fn play(mut self) -> Outcome {
        say(&self.table.introduction())?;
        loop {
            let next = match (self.table.status(), self.table.is_resigned()) {
                (Status::ToMove(seat), false) if self.table.is_person(seat) => self.decide(seat)?,
                (Status::ToMove(seat), false) => {
                    self.let_bot_move(seat)?;
                    Next::Look
                }
                _ => self.finish()?,
            };
            if let Next::Quit = next {
                return say(&self.table.farewell());
            }
        }
    }

    fn let_bot_move(&mut self, seat: Seat) -> Outcome {
        let chosen = self.table.think(seat, say)?;
        say(&format!("{}: {chosen}", self.table.title(seat)))?;
        self.play_move(chosen)
    }

    /// Shows a person the position and reads lines until something happens.
    fn decide(&mut self, seat: Seat) -> Result<Next, Failure> {
        if self.table.people().count() > 1 && G::HIDES_CARDS && self.last_shown != Some(seat) {
            // Before anybody has seen anything there is nothing to hide, and the introduction to read.
            if self.last_shown.is_some() {
                clear_screen()?;
            }
            let since = self.table.since_decision_of(seat);
            let news = if since.is_empty() { String::new() } else { format!("{}\n", since.join("\n")) };
            say(&format!("{news}It is for {} to decide. Hand over, then press Enter.", G::seat_name(seat)))?;
            match ask(&mut self.input)? {
                Some(line) if line == "quit" => return Ok(Next::Quit),
                Some(_) => self.last_shown = Some(seat),
                None => return Ok(Next::Quit),
            }
        }
        self.show(seat)?;
        loop {
            let Some(line) = ask(&mut self.input)? else { return Ok(Next::Quit) };
            match self.obey(&line, seat)? {
                Next::Ask => {}
                next => return Ok(next),
            }
        }
    }

    fn show(&self, seat: Seat) -> Outcome {
        let state = self.table.state();
        let whose = if self.table.people().count() == 1 { "Your decision: " } else { "" };
        let drawing = state.draw(Some(Viewer::Seat(seat)));
        say(&format!("\n{drawing}\n{whose}{}\n{}", state.caption(), choices::summary(&self.legal())))
    }

    /// The legal moves as a person sorts them.
    fn legal(&self) -> Vec<String> {
        choices::sorted(self.table.state().legal_texts())
    }

    fn obey(&mut self, line: &str, seat: Seat) -> Result<Next, Failure> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => {}
            ("help" | "?", _) => say(HELP)?,
            ("moves", beginning) => say(&self.list(beginning))?,
            ("board" | "show", "") => self.show(seat)?,
            ("hint", "") => {
                let (chosen, value) = self.table.hint(seat, say)?;
                say(&format!("Hint: {chosen} ({})", worth(value)))?;
            }
            ("position", "") => say(&self.table.state().view(Viewer::Seat(seat)).to_string())?,
            ("rules", asked) => match rules::clause(self.catalogue.language(), G::ID, asked) {
                Ok(text) | Err(text) => say(&text)?,
            },
            ("save", file) => self.save(file)?,
            ("undo", "") => return self.undo(),
            ("resign", "") => {
                self.table.resign(seat);
                self.keep()?;
                return Ok(Next::Look);
            }
            ("quit" | "exit", "") => return Ok(Next::Quit),
            _ => return self.try_move(line),
        }
        Ok(Next::Ask)
    }

    fn list(&self, beginning: &str) -> String {
        let legal = self.legal();
        let beginning = beginning.to_lowercase();
        let wanted: Vec<&String> = legal.iter().filter(|text| text.to_lowercase().starts_with(&beginning)).collect();
        if wanted.is_empty() { format!("No legal move begins with {beginning}.") } else { choices::list(&wanted) }
    }

    fn try_move(&mut self, typed: &str) -> Result<Next, Failure> {
        let legal = self.legal();
        let text = match choices::meaning(typed, &legal) {
            Meaning::One(at) => &legal[at],
            Meaning::Several(places) => {
                let meant: Vec<String> = places.iter().map(|&at| legal[at].clone()).collect();
                say(&format!("{typed} is short for several moves. {}", choices::summary(&meant)))?;
                return Ok(Next::Ask);
            }
            Meaning::None => {
                say(&self.refusal(typed))?;
                return Ok(Next::Ask);
            }
        };
        if *text != typed.to_lowercase() && text != typed {
            say(&format!("Played: {text}"))?;
        }
        let chosen = text.parse().map_err(|error: ParseError| Failure::Said(error.to_string()))?;
        self.play_move(chosen)?;
        Ok(Next::Look)
    }

    /// Why this is not played.
    fn refusal(&self, typed: &str) -> String {
        refusal(self.table.state(), typed, self.catalogue)
    }

    fn play_move(&mut self, chosen: G::Move) -> Outcome {
        self.table.play(chosen);
        self.keep()
    }

    /// Writes the file that was asked for, if any. A full disk does not end the game.
    fn keep(&mut self) -> Outcome {
        match self.table.keep() {
            Ok(()) => Ok(()),
            Err(sentence) => say(&capital(&sentence)),
        }
    }

    fn undo(&mut self) -> Result<Next, Failure> {
        match self.table.undo() {
            Some(taken) => {
                say(&format!("Taken back: {}", taken.join(" ")))?;
                self.keep()?;
                Ok(Next::Look)
            }
            None => {
                say("There is nothing to take back.")?;
                Ok(Next::Ask)
            }
        }
    }

    fn save(&mut self, file: &str) -> Outcome {
        if file.is_empty() {
            return say(NAME_A_FILE);
        }
        match self.table.save(Path::new(file)) {
            Ok(()) => say(&format!("Saved in {file}, and from now on after every move.")),
            Err(sentence) => say(&capital(&sentence)),
        }
    }

    /// The end of the game: what it came to, and a last word about the record.
    fn finish(&mut self) -> Result<Next, Failure> {
        let viewer = match self.table.people().collect::<Vec<_>>().as_slice() {
            [only] => Viewer::Seat(*only),
            _ => Viewer::Spectator,
        };
        say(&format!("\n{}\n{}", self.table.state().draw(Some(viewer)), self.table.verdict()))?;
        if self.table.is_saved() {
            return Ok(Next::Quit);
        }
        say("Type save FILE to keep the record, undo to take back, quit to leave.")?;
        loop {
            let Some(line) = ask(&mut self.input)? else { return Ok(Next::Quit) };
            match line.split_once(' ').unwrap_or((&line, "")) {
                ("save", "") => say(NAME_A_FILE)?,
                ("save", file) => match self.table.save(Path::new(file)) {
                    Ok(()) => return Ok(Next::Quit),
                    Err(sentence) => say(&capital(&sentence))?,
                },
                ("undo", "") => {
                    if let Next::Look = self.undo()? {
                        return Ok(Next::Look);
                    }
                }
                ("quit" | "exit", "") => return Ok(Next::Quit),
                ("", _) => {}
                _ => say("The game is over. Type save FILE, undo or quit.")?,
            }
        }
    }
}

/// Why what was typed is not played.
pub fn refusal<G: Asked + Draw>(state: &G, typed: &str, catalogue: &Catalogue) -> String {
    let chosen = typed.parse::<G::Move>().or_else(|_| typed.to_lowercase().parse());
    match chosen.map(|chosen| state.check(chosen)) {
        Ok(Err(refusal)) => {
            let clause = refusal.clause();
            let values = [("clause", clause.to_string().into()), ("message", catalogue.refusal(&refusal).into())];
            format!("{typed}: {}\n→ rules {}", catalogue.text("refused-rule", values), clause.label)
        }
        Ok(Ok(())) => unreachable!("legal moves were looked for first"),
        Err(unreadable) => format!("{}. Type help for what else can be said.", capital(&unreadable.to_string())),
    }
}

fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

fn say(text: &str) -> Outcome {
    writeln!(anstream::stdout().lock(), "{text}")?;
    Ok(())
}

/// Takes the last person's cards off the screen, and out of what can be scrolled back to.
fn clear_screen() -> Outcome {
    if std::io::stdout().is_terminal() {
        write!(std::io::stdout().lock(), "\x1b[2J\x1b[3J\x1b[H")?;
    }
    Ok(())
}

/// How long bots think, in words.
fn limit_text(time: Option<Duration>, nodes: Option<u64>) -> String {
    match (time, nodes) {
        (_, Some(nodes)) => format!("{nodes} positions a move"),
        (Some(time), None) => format!("{} s a move", time.as_secs_f64()),
        (None, None) => "no limit".to_string(),
    }
}
