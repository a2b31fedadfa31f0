//! Rated games that are being played, so that the server's own engine helps nobody in them.
//!
//! The one thing to know: a position is known by a fingerprint of its canonical form, which is the same from every side of the board.
//! Positions are remembered from the point on at which they belong to one game: the first moves are everybody's.

use super::notices::{self, Notice};
use crate::accounts::secret::ServerSecret;
use crate::bus::Bus;
use crate::store::{Store, StoreError};
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, VecDeque};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::{Arc, Mutex, MutexGuard};
use trilynx_games::{Game, GameId, GameView, Viewer, with_game};
use trilynx_protocol::log::Entry;
use trilynx_protocol::options::GameName;
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{ClockRule, Occupant, PersonId, Refused, TableId};
use trilynx_table::{CorruptLog, Table};

/// The most games remembered; games that start beyond it are not tracked.
const MOST_GAMES: usize = 20_000;
/// The most positions of each game, the latest ones.
const MOST_POSITIONS: usize = 256;

/// The rated games that are being played. Cheap to clone.
#[derive(Clone)]
pub struct FairPlay {
    book: Arc<Mutex<RatedPositions>>,
    /// Nobody outside can make two positions that look alike here. All nodes have the same one.
    secret: Arc<[u8]>,
    bus: Bus,
    /// Whether rated games are compared afterwards.
    compares: bool,
}

/// What nodes tell each other of a rated game.
#[derive(Serialize, Deserialize, Debug)]
pub(crate) enum RatedNews {
    /// It has come to a position; nothing where a part of that is hidden, or everybody's.
    Position {
        table: TableId,
        game: GameName,
        is_live: bool,
        people: Vec<PersonId>,
        /// Nodes of 0.6.0 do not say how many moves were played.
        #[serde(default)]
        moves: u32,
        position: Option<u64>,
    },
    /// It is over.
    Over(TableId),
}

#[derive(Default)]
struct RatedPositions {
    games: HashMap<TableId, RatedGame>,
    /// In how many places of `games` each position stands.
    positions: HashMap<u64, usize>,
}

struct RatedGame {
    game: GameId,
    /// With a clock that runs while the players sit at the board.
    is_live: bool,
    people: Vec<PersonId>,
    positions: VecDeque<u64>,
    /// How many moves were played.
    moves: u32,
    /// Whose page has lost the focus since the last move.
    away: Vec<PersonId>,
}

impl FairPlay {
    /// No games yet. What fingerprints are made with is the server's own secret.
    pub async fn new(store: &Store, bus: Bus, compares: bool) -> Result<FairPlay, StoreError> {
        let secret = ServerSecret::load(store).await?.sign("rated positions", &[]);
        Ok(FairPlay { book: Arc::default(), secret: secret.as_slice().into(), bus, compares })
    }

    /// A table is like this now, as it was stored: for this node and all others.
    pub fn update(&self, table: &Table) {
        if let Some(news) = self.note(table) {
            notices::tell(&self.bus, || Notice::Rated(news));
        }
    }

    /// Another node says how a rated game goes on.
    pub(super) fn on_rated(&self, news: RatedNews) {
        match news {
            RatedNews::Position { table, game, is_live, people, moves, position } => {
                self.book().note(table, RatedGame::new(game.0, is_live, people, moves), position);
            }
            RatedNews::Over(table) => drop(self.book().forget(table)),
        }
    }

    /// A table is like this now. What is new about it.
    fn note(&self, table: &Table) -> Option<RatedNews> {
        if !table.rated() || table.stage() != Stage::Playing {
            return self.book().forget(table.id()).then_some(RatedNews::Over(table.id()));
        }
        let game = table.options().game.0;
        let position = with_game!(game, G => {
            let view = table.game_view::<G>(Viewer::Spectator).filter(|_| table.moves_played() as usize >= G::COMMON_MOVES);
            view.and_then(|view| self.fingerprint(&view))
        });
        let people = table.occupants().into_iter().flatten().filter_map(|occupant| match occupant {
            Occupant::Person(person) => Some(person),
            Occupant::Bot(_) => None,
        });
        let is_live = !matches!(table.options().clock, ClockRule::None | ClockRule::Correspondence { .. });
        let people: Vec<PersonId> = people.collect();
        let moves = table.moves_played();
        self.book().note(table.id(), RatedGame::new(game, is_live, people.clone(), moves), position);
        Some(RatedNews::Position { table: table.id(), game: GameName(game), is_live, people, moves, position })
    }

    /// A stored table, with the positions it has gone through. Moves played meanwhile have added the latest ones already.
    pub fn replay(&self, table: TableId, entries: &[Entry]) -> Result<(), CorruptLog> {
        Table::replay(table, entries, &mut |table, _| drop(self.note(table))).map(drop)
    }

    /// It turns out that this game is over.
    pub fn forget(&self, table: TableId) {
        self.book().forget(table);
    }

    /// Whether the engine may judge these positions for somebody: not while they play a rated game of this kind against the clock, and nobody
    /// may have one judged that stands on the board of a rated game. (A correspondence game lasts for weeks, in which its players may study
    /// other games.)
    pub fn check<G: Game>(&self, asks: Option<PersonId>, start: &G, moves: &[G::Move]) -> Result<(), Refused> {
        if asks.is_some_and(|person| self.plays(person, G::ID)) {
            return Err(Refused::FairPlay);
        }
        let mut state = start.clone();
        let fingerprint = |state: &G| self.fingerprint(&state.view(Viewer::Spectator));
        let mut line = vec![fingerprint(&state)];
        for chosen in moves {
            state.play_unchecked(*chosen);
            line.push(fingerprint(&state));
        }
        let book = self.book();
        if line.iter().flatten().any(|position| book.positions.contains_key(position)) { Err(Refused::FairPlay) } else { Ok(()) }
    }

    /// The same for the position that somebody has before them.
    pub fn check_view<G: Game>(&self, asks: PersonId, view: &G::View) -> Result<(), Refused> {
        let position = self.fingerprint(view);
        let stands = |position: u64| self.book().positions.contains_key(&position);
        if self.plays(asks, G::ID) || position.is_some_and(stands) { Err(Refused::FairPlay) } else { Ok(()) }
    }

    /// Somebody's page has lost the focus at a table. Whether that is to be stored: they play a rated game against the clock there, it will be
    /// compared, and they have not lost it since the last move.
    pub fn loses_focus(&self, table: TableId, person: PersonId) -> bool {
        let mut book = self.book();
        let is_stored = |running: &&mut RatedGame| self.compares && running.is_live && running.people.contains(&person);
        let Some(running) = book.games.get_mut(&table).filter(is_stored) else { return false };
        let is_new = !running.away.contains(&person);
        if is_new {
            running.away.push(person);
        }
        is_new
    }

    /// Whether somebody plays a rated game of this kind against the clock.
    fn plays(&self, person: PersonId, game: GameId) -> bool {
        let book = self.book();
        book.games.values().any(|running| running.is_live && running.game == game && running.people.contains(&person))
    }

    /// Nothing where a part of the position is hidden.
    fn fingerprint(&self, view: &impl GameView) -> Option<u64> {
        view.canonical().map(|position| {
            let mut hasher = DefaultHasher::new();
            hasher.write(&self.secret);
            position.hash(&mut hasher);
            hasher.finish()
        })
    }

    fn book(&self) -> MutexGuard<'_, RatedPositions> {
        self.book.lock().expect("nobody panics while holding it")
    }
}

impl RatedGame {
    fn new(game: GameId, is_live: bool, people: Vec<PersonId>, moves: u32) -> RatedGame {
        RatedGame { game, is_live, people, positions: VecDeque::new(), moves, away: Vec::new() }
    }
}

impl RatedPositions {
    fn note(&mut self, table: TableId, running: RatedGame, position: Option<u64>) {
        if !self.games.contains_key(&table) && self.games.len() >= MOST_GAMES {
            return;
        }
        let moves = running.moves;
        let known = self.games.entry(table).or_insert(running);
        if known.moves != moves {
            known.moves = moves;
            known.away.clear();
        }
        let Some(position) = position.filter(|position| known.positions.back() != Some(position)) else { return };
        known.positions.push_back(position);
        let oldest = if known.positions.len() > MOST_POSITIONS { known.positions.pop_front() } else { None };
        *self.positions.entry(position).or_insert(0) += 1;
        oldest.into_iter().for_each(|position| self.forget_position(position));
    }

    /// Whether it was known.
    fn forget(&mut self, table: TableId) -> bool {
        let Some(running) = self.games.remove(&table) else { return false };
        running.positions.into_iter().for_each(|position| self.forget_position(position));
        true
    }

    fn forget_position(&mut self, position: u64) {
        match self.positions.get_mut(&position) {
            Some(places) if *places > 1 => *places -= 1,
            _ => drop(self.positions.remove(&position)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_over_is_forgotten_and_there_is_a_limit() {
        let mut book = RatedPositions::default();
        let running = || RatedGame::new(GameId::ALL[0], true, Vec::new(), 0);
        let table = |n: u64| TableId::from_random(u128::from(n).to_be_bytes());
        for position in 0..1000 {
            book.note(table(1), running(), Some(position));
            book.note(table(2), running(), Some(position));
        }
        assert_eq!((book.positions.len(), book.positions[&999]), (MOST_POSITIONS, 2));
        book.forget(table(1));
        assert_eq!((book.positions.len(), book.positions[&999]), (MOST_POSITIONS, 1));
        book.forget(table(2));
        assert!(book.positions.is_empty() && book.games.is_empty());
        for n in 0..MOST_GAMES as u64 + 100 {
            book.note(table(n), running(), Some(n));
        }
        assert_eq!((book.games.len(), book.positions.len()), (MOST_GAMES, MOST_GAMES));
    }
}
