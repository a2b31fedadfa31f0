//! `trilynx puzzle`: puzzles in the terminal, line by line.

use crate::draw::Draw;
use crate::input::{ask, fresh_seed};
use crate::language;
use crate::play::choices::{self, Meaning};
use crate::{Failure, Outcome};
use std::io::{BufRead, Write};
use std::time::SystemTime;
use trilynx_games::walk::Stop;
use trilynx_games::{Header, Reason, Viewer, with_game};
use trilynx_locales::{Catalogue, Language, Value};
use trilynx_play::puzzles::refutation;
use trilynx_puzzles::choose::{Wanted, choose};
use trilynx_puzzles::rating::{BEGINNER, Rating, Weight, rate};
use trilynx_puzzles::{Collection, Entry, Goal, Puzzle, Puzzled, Verdict, collection};

#[derive(clap::Args)]
pub struct PuzzleArgs {
    #[arg(help = crate::help::GAME)]
    game: String,
    /// Puzzles of about this rating to begin with.
    #[arg(long, value_name = "N", default_value_t = BEGINNER.rating as u16)]
    rating: u16,
    /// Only puzzles with this theme, such as only_defence.
    #[arg(long, value_name = "NAME", conflicts_with_all = ["daily", "id"])]
    theme: Option<String>,
    /// The puzzle of today.
    #[arg(long, conflicts_with = "id")]
    daily: bool,
    /// The puzzle of this name.
    #[arg(long, value_name = "ID")]
    id: Option<String>,
    /// The language, such as de [default: that of the environment (LANG)].
    #[arg(long, value_name = "CODE", value_parser = language::read)]
    language: Option<Language>,
}

pub fn run(arguments: &PuzzleArgs) -> Outcome {
    let (header, _) = Header::split(&arguments.game).map_err(|error| Failure::Said(error.to_string()))?;
    let all = collection(header.game).ok_or_else(|| format!("there are no puzzles of {}", header.game))?;
    let catalogue = language::or_environment(arguments.language);
    with_game!(header.game, G => {
        let mine = Rating { rating: f64::from(arguments.rating), ..BEGINNER };
        Session::<G, _> { all, arguments, catalogue, input: std::io::stdin().lock(), mine, seen: Vec::new(), game: std::marker::PhantomData }.solve_all()
    })
}

/// Somebody who solves puzzles.
struct Session<'a, G, R: BufRead> {
    all: &'static Collection,
    arguments: &'a PuzzleArgs,
    catalogue: &'static Catalogue,
    input: R,
    mine: Rating,
    seen: Vec<String>,
    game: std::marker::PhantomData<G>,
}

/// How it goes on.
enum Next {
    Another,
    Quit,
}

impl<G: Puzzled + Draw, R: BufRead> Session<'_, G, R> {
    fn solve_all(mut self) -> Outcome {
        loop {
            let Some(entry) = self.next()? else { return self.say("none", []) };
            self.seen.push(entry.id.clone());
            let puzzle: Puzzle<G> = entry.puzzle().map_err(|error| Failure::Said(error.to_string()))?;
            if let Next::Quit = self.solve(&puzzle)? {
                return Ok(());
            }
        }
    }

    fn next(&self) -> Result<Option<&'static Entry>, Failure> {
        let seed = fresh_seed()?;
        let chance = seed.0[..8].iter().fold(0, |chance, byte| chance << 8 | u64::from(*byte));
        let first_rating = |entry: &Entry| f64::from(entry.rating);
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        let today = trilynx_games::record::date_of(now.as_millis() as u64);
        let is_first = self.seen.is_empty();
        let wanted = match (&self.arguments.id, self.arguments.daily) {
            (Some(id), _) if is_first => return Ok(self.all.find(id)),
            (_, true) if is_first => Wanted::Daily(&today),
            _ => Wanted::Near { rating: self.mine.rating, theme: self.arguments.theme.as_deref() },
        };
        Ok(choose(self.all, wanted, &self.seen, &[], &first_rating, chance))
    }

    fn solve(&mut self, puzzle: &Puzzle<G>) -> Result<Next, Failure> {
        let mut decisions: Vec<String> = Vec::new();
        let (mut is_counted, mut is_helped) = (false, false);
        self.introduce(puzzle)?;
        loop {
            let (walk, _) = puzzle.walk(&decisions);
            if walk.verdict != Verdict::GoingOn {
                let solved = walk.verdict == Verdict::Solved;
                if solved {
                    self.say("solved", [])?;
                } else {
                    let line = refutation(&walk);
                    let moves: Vec<String> = line.iter().map(|made| made.chosen.to_string()).collect();
                    self.say("wrong", [])?;
                    if !moves.is_empty() {
                        self.say("refutation", [("moves", moves.join(" ").into())])?;
                    }
                }
                if !is_counted {
                    let weight = if self.arguments.theme.is_some() { Weight::Half } else { Weight::Full };
                    self.mine = rate(&self.mine, &Rating::of_new_puzzle(puzzle.rating), solved && !is_helped, weight).0;
                    is_counted = true;
                    self.say("rating", [("rating", (self.mine.rating.round() as u32).into())])?;
                }
                self.say("what-next", [])?;
            }
            let Some(line) = ask(&mut self.input)? else { return Ok(Next::Quit) };
            let is_over = walk.verdict != Verdict::GoingOn;
            match line.to_lowercase().as_str() {
                "quit" | "exit" => return Ok(Next::Quit),
                "next" => return Ok(Next::Another),
                "" if is_over => return Ok(Next::Another),
                "again" => {
                    decisions.clear();
                    self.introduce(puzzle)?;
                }
                "solution" => {
                    is_helped = true;
                    let (_, rest) = puzzle.rest(&walk);
                    let moves: Vec<String> = rest.iter().map(ToString::to_string).collect();
                    self.say("solution", [("moves", moves.join(" ").into())])?;
                }
                _ if is_over => {}
                "" => {}
                "help" | "?" => self.say("help", [])?,
                "board" => self.show(&walk.state, puzzle)?,
                "moves" => {
                    let legal = choices::sorted(walk.state.legal_texts());
                    print(&choices::list(&legal.iter().collect::<Vec<_>>()))?;
                }
                "hint" => {
                    let (_, rest) = puzzle.rest(&walk);
                    let Some(chosen) = rest.first() else { continue };
                    match G::piece(*chosen).filter(|_| !is_helped) {
                        Some(piece) => self.say("hint-piece", [("piece", piece.into())])?,
                        None => self.say("hint-move", [("move", chosen.to_string().into())])?,
                    }
                    is_helped = true;
                }
                _ => self.decide(puzzle, &mut decisions, &line)?,
            }
        }
    }

    fn decide(&self, puzzle: &Puzzle<G>, decisions: &mut Vec<String>, typed: &str) -> Outcome {
        let (before, _) = puzzle.walk(decisions.as_slice());
        let legal = choices::sorted(before.state.legal_texts());
        let text = match choices::meaning(typed, &legal) {
            Meaning::One(at) => legal[at].clone(),
            Meaning::Several(places) => {
                let meant: Vec<String> = places.iter().map(|&at| legal[at].clone()).collect();
                return print(&choices::summary(&meant));
            }
            Meaning::None => typed.to_owned(),
        };
        decisions.push(text);
        let (walk, stopped) = puzzle.walk(decisions.as_slice());
        if let Some((_, stop)) = stopped {
            decisions.pop();
            return match stop {
                Stop::Refused(refusal) => {
                    let clause = refusal.clause();
                    let values = [("clause", clause.to_string().into()), ("message", self.catalogue.refusal(&refusal).into())];
                    print(&self.catalogue.text("refused-rule", values))
                }
                Stop::Unreadable(_) | Stop::Finished => self.say("unreadable", [("text", typed.into())]),
            };
        }
        if walk.verdict == Verdict::GoingOn {
            let replies: Vec<String> = walk.latest[1..].iter().map(|made| made.chosen.to_string()).collect();
            if !replies.is_empty() {
                self.say("right", [("moves", replies.join(" ").into())])?;
            }
            self.show(&walk.state, puzzle)?;
        }
        Ok(())
    }

    fn introduce(&self, puzzle: &Puzzle<G>) -> Outcome {
        self.say("puzzle", [("id", puzzle.id.as_str().into()), ("rating", u32::from(puzzle.rating).into())])?;
        let last: Vec<String> = puzzle.last.iter().map(ToString::to_string).collect();
        if !last.is_empty() {
            self.say("last", [("moves", last.join(" ").into())])?;
        }
        self.show(&puzzle.position(), puzzle)?;
        match puzzle.goal {
            Goal::Win { turns } => self.say("goal-win", [("turns", u32::from(turns).into())]),
            Goal::Defend => self.say("goal-defend", []),
            Goal::Best => self.say("goal-best", []),
        }
    }

    fn show(&self, state: &G, puzzle: &Puzzle<G>) -> Outcome {
        print(&format!("\n{}\n{}", state.draw(Some(Viewer::Seat(puzzle.seat()))), state.caption()))
    }

    fn say<const N: usize>(&self, name: &str, values: [(&str, Value); N]) -> Outcome {
        print(&self.catalogue.text(&format!("puzzle-terminal-{name}"), values))
    }
}

fn print(text: &str) -> Outcome {
    writeln!(anstream::stdout().lock(), "{text}")?;
    Ok(())
}
