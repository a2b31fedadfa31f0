//! `trilynx play`: a game in the terminal, line by line, against bots or with several people on one device.
//!
//! The one thing to know: a person is shown what the seat that decides may know, a bot is given the same and no more.

pub mod choices;
#[cfg(feature = "terminal")]
mod live;
mod rules;
mod table;

pub use table::{Errand, Table, bot_of};

use crate::draw::{Draw, Page, capital, caption};
use crate::input::{ask, fresh_seed, read_records};
use crate::language;
use crate::width::fitted;
use crate::{Failure, Outcome};
use choices::Meaning;
use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use trilynx_bots::{Pace, Proof, Value};
use trilynx_engine::{EngineGame, cannot_read};
use trilynx_games::chance::Seed;
use trilynx_games::{Game, Header, ParseError, Reason, Seat, Status, Viewer, with_game};
use trilynx_locales::{Catalogue, Language};

#[derive(clap::Args)]
pub struct PlayArgs {
    #[arg(help = crate::help::GAME)]
    #[cfg_attr(feature = "terminal", arg(required_unless_present_any = ["resume", "table"], conflicts_with = "resume"))]
    #[cfg_attr(not(feature = "terminal"), arg(required_unless_present = "resume", conflicts_with = "resume"))]
    game: Option<String>,
    /// Fields of the start, such as players=4. Without a deal, cards and layout are random.
    #[arg(value_name = "FIELD=VALUE")]
    fields: Vec<String>,
    /// Your seat, counted from 0: 0 is White, or player 1 [default: 0].
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,
    /// The seats of several people on this device, counted from 0, such as 0,2; bots have the others.
    #[arg(long, value_name = "SEATS", value_delimiter = ',', conflicts_with = "seat")]
    humans: Vec<u8>,
    /// The bot that has the other seats, or nobody: then people have all of them [default: the strongest].
    #[arg(long, value_name = "BOT")]
    against: Option<String>,
    /// How long a bot thinks about a move, in milliseconds [default: 1000].
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    time: Option<u64>,
    /// How many positions a bot looks at for a move.
    #[arg(long, value_name = "N", conflicts_with = "time", value_parser = crate::input::nodes)]
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
    #[cfg(feature = "terminal")]
    #[command(flatten)]
    live: live::LiveArgs,
}

pub fn run(arguments: &PlayArgs) -> Outcome {
    #[cfg(feature = "terminal")]
    if arguments.live.is_wanted() {
        return live::run(arguments);
    }
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
fn sit_down<G: EngineGame + Draw>(table: Table<G>, arguments: &PlayArgs, catalogue: &'static Catalogue) -> Outcome {
    let is_shared = G::HIDES_CARDS && table.people().count() > 1;
    let is_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    if arguments.plain || is_shared || !is_terminal || !cfg!(feature = "terminal") {
        return Session { table, input: std::io::stdin().lock(), catalogue, last_shown: None }.play();
    }
    #[cfg(feature = "terminal")]
    return crate::screen::play(crate::screen::Local::new(table, catalogue, arguments.ascii), catalogue);
    #[cfg(not(feature = "terminal"))]
    unreachable!("there is no full screen in this program")
}

/// A value in words, for the player it belongs to.
pub fn worth(value: Value, catalogue: &Catalogue) -> String {
    let id = match value.proof {
        Some(Proof::Win { .. }) => "terminal-sure-win",
        Some(Proof::Draw) => "terminal-sure-draw",
        Some(Proof::Loss { .. }) => "terminal-sure-loss",
        None => return catalogue.text("terminal-wins", [("percent", ((value.win * 100.0).round() as u32).into())]),
    };
    catalogue.text(id, [])
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
struct Session<G: EngineGame + Draw, R: BufRead> {
    table: Table<G>,
    input: R,
    catalogue: &'static Catalogue,
    /// The person who has seen the table last, where that matters.
    last_shown: Option<Seat>,
}

impl<G: EngineGame + Draw, R: BufRead> Session<G, R> {
    fn play(mut self) -> Outcome {
        say(&self.table.introduction(self.catalogue))?;
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
                return say(&self.table.farewell(self.catalogue));
            }
        }
    }

    fn let_bot_move(&mut self, seat: Seat) -> Outcome {
        let chosen = self.table.think(seat, self.catalogue, say)?;
        say(&format!("{}: {chosen}", self.table.title(seat, self.catalogue)))?;
        self.play_move(chosen)
    }

    /// Shows a person the position and reads lines until something happens.
    fn decide(&mut self, seat: Seat) -> Result<Next, Failure> {
        if self.table.people().count() > 1 && G::HIDES_CARDS && self.last_shown != Some(seat) {
            // Before anybody has seen anything there is nothing to hide, and the introduction to read.
            if self.last_shown.is_some() {
                clear_screen()?;
            }
            let since = self.table.since_decision_of(seat, self.catalogue);
            let news = if since.is_empty() { String::new() } else { format!("{}\n", since.join("\n")) };
            say(&format!("{news}{}", self.text("hand-over", [("player", G::player(seat, self.catalogue).into())])))?;
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
        let drawing = state.draw(Some(Viewer::Seat(seat)), Page::here(self.catalogue));
        say(&format!("\n{drawing}\n{}\n{}", caption(state, self.catalogue), choices::summary(&self.legal(), self.catalogue)))
    }

    fn text<const N: usize>(&self, name: &str, values: [(&str, trilynx_locales::Value); N]) -> String {
        self.catalogue.text(&format!("terminal-line-{name}"), values)
    }

    /// The legal moves as a person sorts them.
    fn legal(&self) -> Vec<String> {
        choices::sorted(self.table.state().legal_texts())
    }

    fn obey(&mut self, line: &str, seat: Seat) -> Result<Next, Failure> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => {}
            ("help" | "?", _) => say(&self.text("help", []))?,
            ("moves", beginning) => say(&self.list(beginning))?,
            ("board" | "show", "") => self.show(seat)?,
            ("hint", "") => {
                let (chosen, value) = self.table.hint(seat, self.catalogue, say)?;
                let values = [("move", chosen.to_string().into()), ("worth", worth(value, self.catalogue).into())];
                say(&self.catalogue.text("terminal-hint", values))?;
            }
            ("position", "") => say_whole(&self.table.state().view(Viewer::Seat(seat)).to_string())?,
            ("rules", asked) => match rules::clause(self.catalogue, G::ID, asked) {
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
        if wanted.is_empty() { self.text("no-move", [("text", beginning.into())]) } else { choices::list(&wanted) }
    }

    fn try_move(&mut self, typed: &str) -> Result<Next, Failure> {
        let legal = self.legal();
        let text = match choices::meaning(typed, &legal) {
            Meaning::One(at) => &legal[at],
            Meaning::Several(places) => {
                let meant: Vec<String> = places.iter().map(|&at| legal[at].clone()).collect();
                let several = self.text("several", [("text", typed.into())]);
                say(&format!("{several} {}", choices::summary(&meant, self.catalogue)))?;
                return Ok(Next::Ask);
            }
            Meaning::None => {
                say(&self.refusal(typed))?;
                return Ok(Next::Ask);
            }
        };
        if *text != typed.to_lowercase() && text != typed {
            say(&self.text("played", [("move", text.as_str().into())]))?;
        }
        let chosen = text.parse().map_err(|error: ParseError| Failure::Said(error.to_string()))?;
        self.play_move(chosen)?;
        Ok(Next::Look)
    }

    /// Why this is not played, and what else can be typed.
    fn refusal(&self, typed: &str) -> String {
        let state = self.table.state();
        let refused = refusal(state, typed, self.catalogue);
        match read_move::<G>(typed).map(|chosen| state.check(chosen)) {
            Ok(Err(refusal)) => format!("{refused}\n→ rules {}", refusal.clause().label),
            // Translations of the sentence end with a full stop, and the English one does not.
            _ => format!("{}. {}", refused.trim_end_matches('.'), self.text("see-help", [])),
        }
    }

    fn play_move(&mut self, chosen: G::Move) -> Outcome {
        self.table.play(chosen);
        self.keep()
    }

    /// Writes the file that was asked for, if any. A full disk does not end the game.
    fn keep(&mut self) -> Outcome {
        match self.table.keep(self.catalogue) {
            Ok(()) => Ok(()),
            Err(sentence) => say(&capital(&sentence)),
        }
    }

    fn undo(&mut self) -> Result<Next, Failure> {
        match self.table.undo(self.catalogue) {
            Some(taken) => {
                say(&self.catalogue.text("terminal-taken-back", [("moves", taken.join(" ").into())]))?;
                self.keep()?;
                Ok(Next::Look)
            }
            None => {
                say(&self.catalogue.text("terminal-nothing-to-undo", []))?;
                Ok(Next::Ask)
            }
        }
    }

    fn save(&mut self, file: &str) -> Outcome {
        if file.is_empty() {
            return say(&self.text("name-file", []));
        }
        match self.table.save(Path::new(file), self.catalogue) {
            Ok(()) => say(&self.text("saved", [("file", file.into())])),
            Err(sentence) => say(&capital(&sentence)),
        }
    }

    /// The end of the game: what it came to, and a last word about the record.
    fn finish(&mut self) -> Result<Next, Failure> {
        let viewer = match self.table.people().collect::<Vec<_>>().as_slice() {
            [only] => Viewer::Seat(*only),
            _ => Viewer::Spectator,
        };
        let drawing = self.table.state().draw(Some(viewer), Page::here(self.catalogue));
        say(&format!("\n{drawing}\n{}", self.table.verdict(self.catalogue)))?;
        if self.table.is_saved() {
            return Ok(Next::Quit);
        }
        say(&self.text("at-end", []))?;
        loop {
            let Some(line) = ask(&mut self.input)? else { return Ok(Next::Quit) };
            match line.split_once(' ').unwrap_or((&line, "")) {
                ("save", "") => say(&self.text("name-file", []))?,
                ("save", file) => match self.table.save(Path::new(file), self.catalogue) {
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
                _ => say(&self.text("is-over", []))?,
            }
        }
    }
}

/// Why what was typed is not played.
pub fn refusal<G: EngineGame + Draw>(state: &G, typed: &str, catalogue: &Catalogue) -> String {
    match read_move::<G>(typed).map(|chosen| state.check(chosen)) {
        Ok(Err(refusal)) => {
            let values = [("clause", refusal.clause().to_string().into()), ("message", catalogue.refusal(&refusal).into())];
            format!("{typed}: {}", catalogue.text("refused-rule", values))
        }
        Ok(Ok(())) => unreachable!("legal moves were looked for first"),
        Err(unreadable) => capital(&catalogue.unreadable(&unreadable)),
    }
}

/// A move, whatever its case.
fn read_move<G: Game>(typed: &str) -> Result<G::Move, ParseError> {
    typed.parse().or_else(|_| typed.to_lowercase().parse())
}

fn say(text: &str) -> Outcome {
    say_whole(&fitted(text))
}

/// Something to be copied, on one line however long.
fn say_whole(text: &str) -> Outcome {
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
