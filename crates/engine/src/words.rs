//! Lines as they are written, and the parts of lines that are read alike everywhere.

use crate::{MAX_LINES, MAX_THREADS, PROTOCOL, STRONGEST};
use std::fmt::{self, Write as _};
use trilynx_bots::{Pace, Proof, Roster, Standing, Thought};
use trilynx_games::game::MAX_SEATS;
use trilynx_games::header::excerpt;
use trilynx_games::series::MAX_ROUNDS;
use trilynx_games::{GameId, with_game};

/// As many games as a match can have.
const MAX_GAMES: u64 = MAX_ROUNDS as u64 * MAX_SEATS as u64;
/// No match gives as many points, and no sum of them runs over.
const MAX_TOTAL: u32 = 1_000_000;

/// What cannot be read, as the rules say it of moves and positions.
pub fn cannot_read(found: &str, expected: &str) -> String {
    format!("cannot read \"{}\": expected {expected}", excerpt(found))
}

/// Where a match stands: `left=1 totals=12;-3`, or `none`.
pub(crate) fn read_standing(text: &str) -> Result<Option<Standing>, String> {
    if text == "none" {
        return Ok(None);
    }
    let unreadable = || cannot_read(text, "none, or left=GAMES totals=SCORE;SCORE… such as left=1 totals=12;-3");
    let (left, totals) = text.split_once(' ').ok_or_else(unreadable)?;
    let left = left.strip_prefix("left=").ok_or_else(unreadable)?;
    let totals = totals.trim().strip_prefix("totals=").ok_or_else(unreadable)?;
    let totals: Option<Vec<i32>> = totals.split(';').take(MAX_SEATS + 1).map(|total| total.parse().ok()).collect();
    let totals = totals.filter(|totals| (2..=MAX_SEATS).contains(&totals.len())).ok_or_else(unreadable)?;
    if totals.iter().any(|total| total.unsigned_abs() > MAX_TOTAL) {
        return Err(cannot_read(text, &format!("totals from -{MAX_TOTAL} to {MAX_TOTAL}")));
    }
    Ok(Some(Standing::new(&totals, number(left, 0, MAX_GAMES)? as u16)))
}

/// A whole number in plain digits.
pub(crate) fn number(text: &str, least: u64, most: u64) -> Result<u64, String> {
    let value = Some(text).filter(|text| text.bytes().all(|b| b.is_ascii_digit())).and_then(|text| text.parse().ok());
    let value = value.filter(|value| (least..=most).contains(value));
    value.ok_or_else(|| cannot_read(text, &format!("a number from {least} to {most}")))
}

/// The answer to `hello`.
pub(crate) fn introduction() -> String {
    let mut text = format!("name trilynx\nversion {}\nprotocol {PROTOCOL}\n", env!("CARGO_PKG_VERSION"));
    for game in GameId::ALL {
        let bots = with_game!(*game, G => names::<G>());
        let _infallible = writeln!(text, "game {game} variants {} bots {bots}", game.variants().join(" "));
    }
    let _infallible = write!(
        text,
        "option Bot name default {STRONGEST}\n\
         option Threads number default 1 min 1 max {MAX_THREADS}\n\
         option Lines number default 1 min 1 max {MAX_LINES}\n\
         option Seed number default 0 min 0 max {}\n\
         option Pace name default {}\n\
         option Match name default none\n\
         option Hands name default seen\n\
         limits movetime nodes depth clock\n\
         games many\n\
         ready\n",
        u64::MAX,
        Pace::AtOnce
    );
    text
}

fn names<G: Roster>() -> String {
    G::BOTS.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(" ")
}

/// A number with so many decimal places. The standard library's way is exact for every number there is, and takes kilobytes of the module for
/// browsers.
struct Decimal<const PLACES: usize>(f32);

impl<const PLACES: usize> fmt::Display for Decimal<PLACES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let one = 10_u64.pow(PLACES as u32);
        let sign = if self.0 < 0.0 { "-" } else { "" };
        let units = (f64::from(self.0.abs()) * one as f64).round_ties_even() as u64;
        write!(f, "{sign}{}.{:0PLACES$}", units / one, units % one)
    }
}

/// One line for each of the best lines.
pub fn info(thought: &Thought<String>) -> String {
    let Thought { nodes, depth, elapsed, .. } = thought;
    let rate = (*nodes as f64 / elapsed.as_secs_f64().max(1e-6)) as u64;
    let mut text = String::new();
    for (n, line) in thought.lines.iter().enumerate() {
        let (time, win) = (elapsed.as_millis(), Decimal::<4>(line.value.win));
        let _infallible = write!(text, "info depth {depth} nodes {nodes} nps {rate} time {time} win {win}");
        if let Some(points) = line.value.points {
            let _infallible = write!(text, " points {}", Decimal::<2>(points));
        }
        let _infallible = match line.value.proof {
            None => Ok(()),
            Some(Proof::Win { moves }) => write!(text, " proof win {moves}"),
            Some(Proof::Draw) => write!(text, " proof draw"),
            Some(Proof::Loss { moves }) => write!(text, " proof loss {moves}"),
        };
        let _infallible = writeln!(text, " line {} moves {}", n + 1, line.moves.join(" "));
    }
    text
}

/// The end of the answer to `go`: the best lines once more, and the move.
pub fn answer(thought: &Thought<String>) -> String {
    format!("{}bestmove {}\n", info(thought), thought.lines[0].moves[0])
}
