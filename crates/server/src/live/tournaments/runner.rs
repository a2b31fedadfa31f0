//! What happens by itself: a task for each tournament that is being played. It starts rounds, opens tables, hears how games ended, and lets
//! those lose who do not come.
//!
//! The one thing to know: it may be stopped anywhere. A table's id follows from the log of the tournament, so a table that was opened before
//! that was logged is found again; and how a game ended is read from its table, as often as it takes.

use super::{Desk, TableNews, Tournaments};
use crate::live::context::Context;
use crate::live::fair::Origin;
use crate::live::opening;
use crate::live::table::RequestError;
use futures_util::future::join_all;
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::Mutex;
use std::time::Duration;
use trilynx_protocol::options::Order;
use trilynx_protocol::tournament::{GameNumber, PlayerNumber};
use trilynx_protocol::wire::{Error, Stage};
use trilynx_protocol::{Occupant, Options, SeatOffer, TableId, TournamentId};
use trilynx_table::Opening;
use trilynx_tournaments::{Input, PlayerStatus, Tournament, TournamentStage};

/// How often it is looked which tournaments are due.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// Tournaments that are played at the same time.
const MOST_RUNNING: u32 = 10_000;
/// Tables are asked again after this long: what they said may have been lost.
const ASK_EVERY: Duration = Duration::from_secs(15);
/// How often an arena with bots is looked at.
const FILL_EVERY: Duration = Duration::from_secs(2);
/// How long somebody waits in an arena before a bot comes.
const FILL_AFTER_MS: u64 = 5_000;
/// What could not be stored is tried again after this long.
const RETRY: Duration = Duration::from_secs(1);
/// Tables that are opened at the same time.
const OPENED_AT_ONCE: usize = 32;
/// How often in a row tables are opened.
const PASSES: usize = 4;
/// What a bot counts as.
const BOT_RATING: u16 = 1500;

/// Starts the tasks of tournaments that are due. Never returns.
pub(in crate::live) async fn wake_due(context: Context) {
    let running: Arc<Mutex<HashSet<TournamentId>>> = Arc::default();
    loop {
        tokio::select! {
            () = tokio::time::sleep(LOOK_EVERY) => {}
            () = context.tournaments.0.wake.notified() => {}
        }
        context.tournaments.tend().await;
        if !context.pairs_people() {
            continue;
        }
        let due = match context.store.due_tournaments(context.env.now().unix_ms, MOST_RUNNING).await {
            Ok(due) => due,
            Err(error) => {
                tracing::warn!(%error, "it is not known which tournaments are due");
                continue;
            }
        };
        for id in due {
            if !running.lock().expect("nobody panics while holding it").insert(id) {
                continue;
            }
            let task = Runner { context: context.clone(), id, desk: context.tournaments.desk(id), ask_all: true };
            let (ended, panicked) = (running.clone(), running.clone());
            let work = async move {
                task.run().await;
                ended.lock().expect("nobody panics while holding it").remove(&id);
            };
            context.supervisor.guard(work, move || {
                tracing::error!(tournament = %id, "the task of a tournament panicked; it is started again");
                panicked.lock().expect("nobody panics while holding it").remove(&id);
            });
        }
    }
}

/// Notifies tables of decisions of tournaments about their games. Never returns.
pub(in crate::live) async fn carry_out_rulings(context: Context) {
    let mut ruled = context.tournaments.0.ruled.lock().await;
    while let Some((table, ruling)) = ruled.recv().await {
        if let Ok(handle) = context.table(table) {
            handle.rule(ruling).await;
        }
    }
}

/// The task of a tournament.
struct Runner {
    context: Context,
    id: TournamentId,
    desk: Arc<Desk>,
    /// Whether all tables are asked how they stand.
    ask_all: bool,
}

impl Runner {
    async fn run(mut self) {
        let stopping = self.context.supervisor.stopping().clone();
        while !stopping.has_begun() && self.context.pairs_people() {
            let wait = match self.step().await {
                Ok(Some(wait)) => wait,
                Ok(None) => break,
                Err(error) => {
                    tracing::warn!(tournament = %self.id, ?error, "a tournament is held up");
                    self.ask_all = true;
                    RETRY
                }
            };
            tokio::select! {
                () = tokio::time::sleep(wait.min(ASK_EVERY)) => self.ask_all |= wait >= ASK_EVERY,
                () = self.desk.changed.notified() => {}
            }
        }
        self.context.tournaments.forget_desk(self.id);
    }

    /// Does what is due. Returns how long nothing is, or nothing if the tournament is over.
    async fn step(&mut self) -> Result<Option<Duration>, Error> {
        let tournaments = self.context.tournaments.clone();
        let news = std::mem::take(&mut *self.desk.news.lock().expect("nobody panics while holding it"));
        self.ask_all |= news.contains(&TableNews::Anything);
        if let Err(error) = self.on_news(&tournaments, &news).await {
            // They are heard later.
            news.into_iter().for_each(|news| tournaments.on_table_news_here(self.id, news));
            return Err(error);
        }
        // A game that begins may end at once, and then others are paired.
        for _ in 0..PASSES {
            if !self.open_tables(&tournaments).await? {
                break;
            }
        }
        let tournament = tournaments.read(self.id).await?.tournament;
        if tournament.stage() == TournamentStage::Finished {
            return Ok(None);
        }
        let now = self.context.env.now();
        let due_ms = match tournament.stage() {
            TournamentStage::Announced => Some(tournament.settings().starts_unix_ms.saturating_sub(now.unix_ms)),
            _ => tournament.deadline_ms().map(|deadline| deadline.saturating_sub(now.service_ms)),
        };
        let wait = due_ms.map_or(ASK_EVERY, Duration::from_millis);
        Ok(Some(if tournament.settings().bots.is_some() { wait.min(FILL_EVERY) } else { wait }))
    }

    /// Decides about what tables have said, and about what is due.
    async fn on_news(&mut self, tournaments: &Tournaments, news: &[TableNews]) -> Result<(), Error> {
        let tournament = tournaments.read(self.id).await?.tournament;
        let ask_all = std::mem::take(&mut self.ask_all);
        let arrived: HashSet<(TableId, u8)> =
            news.iter().filter_map(|said| if let TableNews::Arrived(table, seat) = said { Some((*table, *seat)) } else { None }).collect();
        let over: HashSet<TableId> =
            news.iter().filter_map(|said| if let TableNews::Over(table) = said { Some(*table) } else { None }).collect();
        let games = || tournament.open_games().filter_map(|number| Some((number, tournament.games()[number as usize].table?)));
        let asked: Vec<TableId> = games().map(|(_, table)| table).filter(|table| ask_all || over.contains(table)).collect();
        let mut rows = self.context.store.rows(&asked).await.map_err(super::unavailable)?;
        let mut inputs = Vec::new();
        for (number, table) in games() {
            let seats = 0..tournament.games()[number as usize].players.len() as u8;
            let come = seats.filter(|seat| arrived.contains(&(table, *seat)) && !tournament.has_arrived(number, *seat));
            inputs.extend(come.map(|seat| Input::Arrived(number, seat)));
            match rows.remove(&table) {
                Some(row) if row.stage == Stage::Over => inputs.extend(row.result.map(|result| Input::Over(number, result))),
                Some(_) if ask_all => self.wake_bots(&tournament, number),
                _ => {}
            }
        }
        inputs.extend(self.fill_in(&tournament));
        inputs.push(Input::Tick);
        match tournaments.decide(self.id, inputs).await {
            // What is noticed may have become pointless in the meantime.
            Ok(_) | Err(Error::Tournament { .. }) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Bots that play think on after a restart, whether somebody watches or not.
    fn wake_bots(&self, tournament: &Tournament, game: GameNumber) {
        let game = &tournament.games()[game as usize];
        let has_bot = game.players.iter().any(|player| matches!(tournament.players()[usize::from(*player)].who, Occupant::Bot(_)));
        if let Some(Ok(handle)) = game.table.filter(|_| has_bot).map(|table| self.context.table(table)) {
            handle.wake();
        }
    }

    /// Bots for people who have no opponent: one for the start where a person is alone, and one more whenever somebody has waited too long.
    fn fill_in(&self, tournament: &Tournament) -> Vec<Input> {
        let Some(bots) = &tournament.settings().bots else { return Vec::new() };
        let now = self.context.env.now();
        let numbered = || (0..).zip(tournament.players());
        let active = || numbered().filter(|(_, player)| player.status == PlayerStatus::Active);
        let (robots, people): (Vec<_>, Vec<_>) = active().partition(|(_, player)| matches!(player.who, Occupant::Bot(_)));
        if robots.len() >= usize::from(bots.most) || people.is_empty() {
            return Vec::new();
        }
        let waits_long = |number: PlayerNumber| tournament.waited_ms(number, now.service_ms).is_some_and(|waited| waited >= FILL_AFTER_MS);
        let is_needed = match tournament.stage() {
            TournamentStage::Announced => now.unix_ms >= tournament.settings().starts_unix_ms && people.len() + robots.len() < 2,
            TournamentStage::Running => !tournament.is_paused() && people.iter().any(|(number, _)| waits_long(*number)),
            TournamentStage::Finished => false,
        };
        if is_needed { vec![Input::BotEnters { name: bots.bot.clone(), rating: BOT_RATING }] } else { Vec::new() }
    }

    /// Opens tables for games that have none. Says whether there were any.
    async fn open_tables(&self, tournaments: &Tournaments) -> Result<bool, Error> {
        let tournament = tournaments.read(self.id).await?.tournament;
        if tournament.stage() != TournamentStage::Running {
            return Ok(false);
        }
        let without: Vec<GameNumber> = tournament.open_games().filter(|game| tournament.games()[*game as usize].table.is_none()).collect();
        for some in without.chunks(OPENED_AT_ONCE) {
            let opened = join_all(some.iter().map(|game| self.open_table(&tournament, *game))).await;
            let mut inputs = Vec::new();
            for opened in opened {
                inputs.extend(opened?);
            }
            match tournaments.decide(self.id, inputs).await {
                Ok(_) | Err(Error::Tournament { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(!without.is_empty())
    }

    /// Opens the table of a game, unless it is open already.
    async fn open_table(&self, tournament: &Tournament, number: GameNumber) -> Result<Vec<Input>, Error> {
        let table = tournament.table_id(number).ok_or(Error::Internal)?;
        let game = &tournament.games()[number as usize];
        let occupants: Vec<Occupant> = game.players.iter().map(|player| tournament.players()[usize::from(*player)].who.clone()).collect();
        let offer = |occupant: &Occupant| match occupant {
            Occupant::Person(person) => SeatOffer::For(*person),
            Occupant::Bot(bot) => SeatOffer::Bot(bot.clone()),
        };
        let settings = tournament.settings();
        let private = settings.private || settings.table.private;
        let options =
            Options { players: occupants.len() as u8, order: Order::Fixed, start: None, rounds: 1, private, ..settings.table.clone() };
        let opening = Opening {
            options,
            by: tournament.owner(),
            offers: occupants.iter().map(offer).collect(),
            occupants: occupants.iter().cloned().map(Some).collect(),
            rematch_of: None,
            guest: false,
        };
        match opening::open_for(&self.context, Some((self.id, game.round)), table, opening, Origin::LOCAL).await {
            Ok(true) => {}
            // It was opened before a restart, and may be over.
            Ok(false) => self.context.tournaments.on_table_news_here(self.id, TableNews::Anything),
            Err(RequestError::Unavailable) => return Err(Error::Unavailable),
            Err(failed) => {
                tracing::error!(tournament = %self.id, ?failed, "a table of a tournament cannot be opened");
                return Err(Error::Internal);
            }
        }
        let bots = (0..).zip(&occupants).filter(|(_, occupant)| matches!(occupant, Occupant::Bot(_))).map(|(seat, _)| seat);
        Ok([Input::Opened(number, table)].into_iter().chain(bots.map(|seat| Input::Arrived(number, seat))).collect())
    }
}
