//! `trilynx explorer`: makes a book of self-play, and counts a server's games again.

use crate::serve::Kept;
use crate::{Failure, Outcome};
use clap::Subcommand;
use std::collections::{BTreeMap, HashSet};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use trilynx_arena::selfplay::{JudgedGame, SelfPlaySettings, file};
use trilynx_games::{Game, GameId, with_game};
use trilynx_play::explorer::{Book, CountedMove, Tally, counted_moves};
use trilynx_protocol::{EndedBy, GameResult};
use trilynx_server::config::Database;
use trilynx_server::explorer::explore_finished;
use trilynx_server::store::{Store, StoreOptions};

#[derive(Subcommand)]
pub enum ExplorerCommand {
    /// Counts every game of a server again. A server with SQLite must not be running.
    ///
    /// If it is stopped, the server counts what is left when it runs.
    Rebuild {
        #[command(flatten)]
        kept: Kept,
    },

    /// Makes a book of games that `trilynx selfplay` has played; that command is seeded, and goes on where it was stopped.
    ///
    /// Moves that chance chose at the start of a game are left out, but for first moves where a run has no others.
    Book {
        /// Files of games, of one game or several.
        #[arg(required = true)]
        games: Vec<PathBuf>,
        /// The file to write.
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
        /// Leaves out moves that fewer games have.
        #[arg(long, value_name = "N", default_value_t = 2)]
        least: u32,
    },
}

pub fn run(command: ExplorerCommand) -> Outcome {
    match command {
        ExplorerCommand::Rebuild { kept } => rebuild(kept),
        ExplorerCommand::Book { games, out, least } => book(&games, &out, least),
    }
}

fn rebuild(kept: Kept) -> Outcome {
    let database = kept.database()?;
    if let Database::Sqlite(file) = &database
        && !file.exists()
    {
        return Err(Failure::Said(format!("there is no {}", file.display())));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(crate::Failure::of_system)?;
    let url = database.url();
    let counted = runtime.block_on(async {
        let store = Store::open(&url, StoreOptions::default()).await?;
        store.forget_explored().await?;
        let counted = explore_finished(&store).await;
        store.close().await;
        counted
    });
    let counted = counted.map_err(|error| error.to_string())?;
    writeln!(anstream::stdout(), "{counted} games were counted")?;
    Ok(())
}

fn book(games: &[PathBuf], out: &Path, least: u32) -> Outcome {
    let mut making = Making::default();
    for path in games {
        let bytes = std::fs::read(path).map_err(|error| Failure::Said(format!("{}: {error}", path.display())))?;
        let settings = file::read_settings(&bytes)?;
        let name = settings.game.split(['/', ' ']).next().unwrap_or_default();
        let game = GameId::from_name(name).ok_or_else(|| Failure::Said(format!("{}: no game is called {name}", path.display())))?;
        with_game!(game, G => making.add::<G>(&bytes, &settings))?;
    }
    let Making { mut book, played, .. } = making;
    let positions = book.len();
    book.prune(least);
    book.about = played.iter().map(|(who, games)| format!("{who} games={games}")).collect::<Vec<_>>().join("; ");
    let text = book.write();
    std::fs::write(out, &text).map_err(|error| Failure::Said(format!("{}: {error}", out.display())))?;
    writeln!(anstream::stdout(), "{}: {}", out.display(), book.about)?;
    writeln!(anstream::stdout(), "{} of {positions} positions, {} bytes", book.len(), text.len())?;
    Ok(())
}

#[derive(Default)]
struct Making {
    book: Book,
    /// How many games were counted, by game and bot.
    played: BTreeMap<String, u64>,
    /// A bot that plays the same opening again plays the same game again. It is counted once.
    seen: HashSet<Vec<CountedMove>>,
}

impl Making {
    fn add<G: Game>(&mut self, bytes: &[u8], settings: &SelfPlaySettings) -> Outcome {
        let (_, games) = file::read::<G>(bytes)?;
        let mut counted = 0;
        for game in games {
            counted += u64::from(self.count(&game?, settings.openings[0] > 0));
        }
        *self.played.entry(format!("{} bot={}", settings.game, settings.player)).or_default() += counted;
        Ok(())
    }

    /// Counts a game; says whether it is a new one. Where every game of a run begins with a random move, nobody chooses a first one: then that of
    /// a game with no other random move is counted, and says how games went that began so.
    fn count<G: Game>(&mut self, game: &JudgedGame<G>, all_begin_at_random: bool) -> bool {
        let mut start = G::new(&game.deal);
        let random = if all_begin_at_random && game.opening_plies() == 1 { 0 } else { game.opening_plies() };
        let (random, chosen) = game.moves.split_at(random);
        random.iter().for_each(|chosen| start.play_unchecked(*chosen));
        let winners = game.winners.iter().map(|seat| seat.0).collect();
        let result = GameResult { winners, scores: Vec::new(), by: EndedBy::Rules, left: Vec::new() };
        let counted = counted_moves(&start, chosen);
        if !self.seen.insert(counted.clone()) {
            return false;
        }
        for counted in &counted {
            self.book.add(counted.position, counted.child, &Tally::of(&result, counted.seat, None));
        }
        true
    }
}
