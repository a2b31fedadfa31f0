//! The same lines as in a browser, natively: what `cargo xtask wasm` holds the module to. Lines come on standard input; after `#work` everything
//! is worked off, and what was said is printed. `questions GAME COUNT` and `speed GAME` print lines to ask.

use std::fmt::Write as _;
use std::io::{BufRead, Write as _};
use std::time::Duration;
use trilynx_bots::{Clock, Roster};
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::{Game, GameId, Status, Viewer, with_game};
use trilynx_wasm::Local;

/// The strongest bot thinks longer than the others, about fewer positions.
const STRONGEST_POSITIONS: usize = 20;

/// The clock of the system, by the calendar.
struct Calendar;

impl Clock for Calendar {
    fn now(&self) -> Duration {
        std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default()
    }
}

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let game = |name: &str| GameId::from_name(name).unwrap_or_else(|| panic!("the games are {}", GameId::list()));
    match words.as_slice() {
        ["questions", name, count] => {
            let count = count.parse().unwrap_or(1);
            print!("{}", with_game!(game(name), G => questions::<G>(count)));
        }
        ["speed", name] => print!("{}", with_game!(game(name), G => speed::<G>())),
        _ => answer()?,
    }
    Ok(())
}

fn answer() -> std::io::Result<()> {
    let mut local = Local::new(Box::new(Calendar));
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        match line.as_str() {
            "#work" => {
                while local.step() == Some(Duration::ZERO) {}
                out.write_all(local.take_lines().as_bytes())?;
                out.flush()?;
            }
            _ => local.read_lines(line.as_bytes()),
        }
    }
    Ok(())
}

/// Positions of random games, each as a question to every level, and some to the strongest bot.
fn questions<G: Game>(count: usize) -> String {
    let mut chance = Generator::new(&Seed([5; 64]), &[G::ID.name().as_bytes()]);
    let mut lines = String::new();
    let (mut asked, mut state) = (0, begin::<G>(&mut chance));
    while asked < count {
        let Status::ToMove(seat) = state.status() else {
            state = begin::<G>(&mut chance);
            continue;
        };
        if chance.below(3) == 0 {
            // What a seat sees is a position of every game.
            let view = state.view(Viewer::Seat(seat));
            let strongest = (asked < STRONGEST_POSITIONS).then(|| "strongest".to_owned());
            for bot in (1..=10).map(|level| format!("level{level}")).chain(strongest) {
                let _infallible = write!(lines, "option Bot {bot}\noption Seed {asked}\nposition {view}\ngo nodes 20000\n#work\n");
            }
            asked += 1;
        }
        let mut moves = G::Moves::default();
        state.legal_moves(&mut moves);
        state.play_unchecked(moves[chance.below(moves.len() as u64) as usize]);
    }
    lines
}

/// The strongest bot at the beginning of a game, again and again: a browser compiles better what has run for a while.
fn speed<G: Roster>() -> String {
    let state = begin::<G>(&mut Generator::new(&Seed([6; 64]), &[]));
    let Status::ToMove(seat) = state.status() else { return String::new() };
    format!("newgame\nposition {}\ngo nodes {}\n#work\n", state.view(Viewer::Seat(seat)), G::REVIEW_NODES).repeat(30)
}

fn begin<G: Game>(chance: &mut Generator) -> G {
    let line = format!("{}/{}", G::ID, G::ID.variants()[0]);
    let options = trilynx_games::header::read_alone::<G::Options>(&line);
    G::new(&G::deal(&options.unwrap_or_else(|error| panic!("{line}: {error}")), chance))
}
