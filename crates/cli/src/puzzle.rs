//! `trilynx puzzle`: puzzles in the terminal, line by line.

use crate::draw::{Draw, Page, caption};
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
    /// Harder and harder puzzles until the first mistake. They count for no rating.
    #[arg(long, conflicts_with_all = ["daily", "id", "theme"])]
    streak: bool,
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
        check::<G>(all, arguments)?;
        let (input, seen, game) = (std::io::stdin().lock(), Vec::new(), std::marker::PhantomData);
        Session::<G, _> { all, arguments, catalogue, input, mine, seen, streak: 0, game }.solve_all()
    })
}

/// Whether there is what was asked for by name.
fn check<G: Puzzled>(all: &Collection, arguments: &PuzzleArgs) -> Outcome {
    if let Some(theme) = &arguments.theme
        && !G::THEMES.contains(&theme.as_str())
    {
        return Err(format!("{} has no theme {theme}; its themes are {}", all.game, G::THEMES.join(", ")).into());
    }
    match &arguments.id {
        Some(id) if all.find(id).is_none() => Err(format!("{} has no puzzle {id}", all.game).into()),
        _ => Ok(()),
    }
}

/// Somebody who solves puzzles.
struct Session<'a, G, R: BufRead> {
    all: &'static Collection,
    arguments: &'a PuzzleArgs,
    catalogue: &'static Catalogue,
    input: R,
    mine: Rating,
    seen: Vec<String>,
    /// How many were solved one after another.
    streak: u16,
    game: std::marker::PhantomData<G>,
}

/// How it goes on.
enum Next {
    Another,
    Quit,
}

/// How much was shown before the end: where to look may be shown in a streak, as in a browser; with a move or the solution it is over.
const STREAK_GIVEN: u8 = 1;
const ALL_GIVEN: u8 = 2;

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
            _ if self.arguments.streak => Wanted::Streak(self.streak),
            _ => Wanted::Near { rating: self.mine.rating, theme: self.arguments.theme.as_deref() },
        };
        Ok(choose(self.all, wanted, &self.seen, &[], &first_rating, chance))
    }

    fn solve(&mut self, puzzle: &Puzzle<G>) -> Result<Next, Failure> {
        let mut decisions: Vec<String> = Vec::new();
        let (mut is_counted, mut given) = (false, 0);
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
                    is_counted = true;
                    self.count(puzzle, solved, given)?;
                }
                self.say("what-next", [])?;
            }
            let Some(line) = ask(&mut self.input)? else { return Ok(Next::Quit) };
            let is_over = walk.verdict != Verdict::GoingOn;
            match line.to_lowercase().as_str() {
                "quit" | "exit" => return Ok(Next::Quit),
                "next" => {
                    // Who leaves a puzzle alone has not solved it.
                    if !is_counted && self.arguments.streak {
                        self.count(puzzle, false, given)?;
                    }
                    return Ok(Next::Another);
                }
                "" if is_over => return Ok(Next::Another),
                "again" => {
                    decisions.clear();
                    self.introduce(puzzle)?;
                }
                "solution" => {
                    given = ALL_GIVEN;
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
                    match G::piece(*chosen).filter(|_| given == 0) {
                        Some(piece) => {
                            given = STREAK_GIVEN;
                            self.say("hint-piece", [("piece", piece.into())])?;
                        }
                        None => {
                            given = ALL_GIVEN;
                            self.say("hint-move", [("move", chosen.to_string().into())])?;
                        }
                    }
                }
                _ => self.decide(puzzle, &mut decisions, &line)?,
            }
        }
    }

    /// The first end of a puzzle counts: for the rating, or for the streak.
    fn count(&mut self, puzzle: &Puzzle<G>, solved: bool, given: u8) -> Outcome {
        if !self.arguments.streak {
            let weight = if self.arguments.theme.is_some() { Weight::Half } else { Weight::Full };
            self.mine = rate(&self.mine, &Rating::of_new_puzzle(puzzle.rating), solved && given == 0, weight).0;
            return self.say("rating", [("rating", (self.mine.rating.round() as u32).into())]);
        }
        if solved && given <= STREAK_GIVEN {
            self.streak += 1;
            return self.say("streak", [("streak", u32::from(self.streak).into())]);
        }
        let streak = std::mem::take(&mut self.streak);
        self.say("streak-over", [("streak", u32::from(streak).into())])
    }

    fn decide(&self, puzzle: &Puzzle<G>, decisions: &mut Vec<String>, typed: &str) -> Outcome {
        let (before, _) = puzzle.walk(decisions.as_slice());
        let legal = choices::sorted(before.state.legal_texts());
        let text = match choices::meaning(typed, &legal) {
            Meaning::One(at) => legal[at].clone(),
            Meaning::Several(places) => {
                let meant: Vec<String> = places.iter().map(|&at| legal[at].clone()).collect();
                return print(&choices::summary(&meant, self.catalogue));
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
                Stop::Parse(_) | Stop::Finished => self.say("unreadable", [("text", typed.into())]),
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
        print(&format!(
            "\n{}\n{}",
            state.draw(Some(Viewer::Seat(puzzle.seat())), Page::here(self.catalogue)),
            caption(state, self.catalogue)
        ))
    }

    fn say<const N: usize>(&self, name: &str, values: [(&str, Value); N]) -> Outcome {
        print(&self.catalogue.text(&format!("puzzle-terminal-{name}"), values))
    }
}

fn print(text: &str) -> Outcome {
    writeln!(anstream::stdout().lock(), "{}", crate::width::fitted(text))?;
    Ok(())
}
