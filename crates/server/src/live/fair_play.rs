//! Rated games that are being played, so that the server's own engine helps nobody in them.
//!
//! The one thing to know: a position is known by a fingerprint that is the same from all twelve sides of the board, and with the colours of
//! YINSH exchanged. Positions are remembered from the point on at which they belong to one game: the first moves are everybody's.

use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasher as _, RandomState};
use std::sync::{Arc, Mutex, MutexGuard};
use trilynx_games::hex::Symmetry;
use trilynx_games::{GameId, Seat, Viewer, linko, lyngk, with_game, yinsh};
use trilynx_protocol::log::Entry;
use trilynx_protocol::position::Shown;
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{ClockRule, Occupant, PersonId, Refused, TableId};
use trilynx_table::{CorruptLog, Table};

/// The most games remembered; games that start beyond it are not tracked.
const MOST_GAMES: usize = 20_000;
/// The most positions of each game, the latest ones.
const MOST_POSITIONS: usize = 256;

/// The rated games that are being played. Cheap to clone.
#[derive(Clone, Default)]
pub struct FairPlay {
    book: Arc<Mutex<RatedPositions>>,
    /// Nobody outside can make two positions that look alike here.
    hashing: Arc<RandomState>,
}

#[derive(Default)]
struct RatedPositions {
    games: HashMap<TableId, Running>,
    /// In how many places of `games` each position stands.
    positions: HashMap<u64, usize>,
}

struct Running {
    game: GameId,
    /// With a clock that runs while the players sit at the board.
    is_live: bool,
    people: Vec<PersonId>,
    positions: VecDeque<u64>,
}

impl FairPlay {
    /// A table is like this now: as it was stored.
    pub fn update(&self, table: &Table) {
        if !table.rated() || table.stage() != Stage::Playing {
            self.book().forget(table.id());
            return;
        }
        let game = table.options().game.0;
        let position = with_game!(game, G => {
            let view = table.game_view::<G>(Viewer::Spectator).filter(|_| table.moves_played() as usize >= G::COMMON_MOVES);
            view.and_then(|view| G::sides(&view)).map(|sides| self.fingerprint(&sides))
        });
        let people = table.occupants().into_iter().flatten().filter_map(|occupant| match occupant {
            Occupant::Person(person) => Some(person),
            Occupant::Bot(_) => None,
        });
        let is_live = !matches!(table.options().clock, ClockRule::None | ClockRule::Correspondence { .. });
        let running = Running { game, is_live, people: people.collect(), positions: VecDeque::new() };
        self.book().note(table.id(), running, position);
    }

    /// A stored table, with the positions it has gone through. Moves played meanwhile have added the latest ones already.
    pub fn replay(&self, table: TableId, entries: &[Entry]) -> Result<(), CorruptLog> {
        Table::replay(table, entries, &mut |table, _| self.update(table)).map(drop)
    }

    /// It turns out that this game is over.
    pub fn forget(&self, table: TableId) {
        self.book().forget(table);
    }

    /// Whether the engine may judge these positions for somebody: not while they play a rated game of this kind against the clock, and nobody
    /// may have one judged that stands on the board of a rated game. (A correspondence game lasts for weeks, in which its players may study
    /// other games.)
    pub fn check<G: Fingerprinted>(&self, asks: Option<PersonId>, start: &G, moves: &[G::Move]) -> Result<(), Refused> {
        let plays = |person: PersonId| {
            let book = self.book();
            book.games.values().any(|running| running.is_live && running.game == G::ID && running.people.contains(&person))
        };
        if asks.is_some_and(plays) {
            return Err(Refused::FairPlay);
        }
        let mut state = start.clone();
        let mut line = vec![self.of(&state)];
        for chosen in moves {
            state.play_unchecked(*chosen);
            line.push(self.of(&state));
        }
        let book = self.book();
        if line.iter().flatten().any(|position| book.positions.contains_key(position)) { Err(Refused::FairPlay) } else { Ok(()) }
    }

    fn of<G: Fingerprinted>(&self, state: &G) -> Option<u64> {
        G::sides(&state.view(Viewer::Spectator)).map(|sides| self.fingerprint(&sides))
    }

    /// Of the first of all sides in byte order.
    fn fingerprint(&self, sides: &[Vec<u8>]) -> u64 {
        self.hashing.hash_one(sides.iter().min())
    }

    fn book(&self) -> MutexGuard<'_, RatedPositions> {
        self.book.lock().expect("nobody panics while holding it")
    }
}

impl RatedPositions {
    fn note(&mut self, table: TableId, running: Running, position: Option<u64>) {
        if !self.games.contains_key(&table) && self.games.len() >= MOST_GAMES {
            return;
        }
        let known = self.games.entry(table).or_insert(running);
        let Some(position) = position.filter(|position| known.positions.back() != Some(position)) else { return };
        known.positions.push_back(position);
        let oldest = if known.positions.len() > MOST_POSITIONS { known.positions.pop_front() } else { None };
        *self.positions.entry(position).or_insert(0) += 1;
        oldest.into_iter().for_each(|position| self.forget_position(position));
    }

    fn forget(&mut self, table: TableId) {
        let positions = self.games.remove(&table).map(|running| running.positions).unwrap_or_default();
        positions.into_iter().for_each(|position| self.forget_position(position));
    }

    fn forget_position(&mut self, position: u64) {
        match self.positions.get_mut(&position) {
            Some(places) if *places > 1 => *places -= 1,
            _ => drop(self.positions.remove(&position)),
        }
    }
}

/// A game whose positions can be recognised.
pub trait Fingerprinted: Shown + 'static {
    /// After this many moves a position practically never occurs in another game.
    const COMMON_MOVES: usize;

    /// The position from each side, for the seat that decides; nothing where it is not public.
    fn sides(view: &Self::View) -> Option<Vec<Vec<u8>>>;
}

impl Fingerprinted for yinsh::State {
    // The rings are placed.
    const COMMON_MOVES: usize = 10;

    fn sides(view: &yinsh::View) -> Option<Vec<Vec<u8>>> {
        let own = view.turn();
        let piece = |point| match view.at(point) {
            None => 0,
            Some(yinsh::Piece::Ring(colour)) => 1 + u8::from(colour == own),
            Some(yinsh::Piece::Marker(colour)) => 3 + u8::from(colour == own),
        };
        let phase = match view.phase() {
            yinsh::Phase::Place => 0,
            yinsh::Phase::Move => 1,
            yinsh::Phase::TakeRow { mover } => 2 + u8::from(mover == own),
            yinsh::Phase::TakeRing { mover } => 4 + u8::from(mover == own),
            yinsh::Phase::Over => 6,
        };
        let beside = [view.variant() as u8, phase, view.removed(own), view.removed(own.other())];
        let from = |symmetry: Symmetry| {
            let image = |point: yinsh::Point| yinsh::Point::at(symmetry.apply(point.place(), yinsh::board::CENTRE));
            let points = yinsh::Point::all().map(|point| image(point).map_or(0, piece));
            beside.into_iter().chain(points).collect()
        };
        Some(Symmetry::all().map(from).collect())
    }
}

impl Fingerprinted for lyngk::State {
    // Every game has its own random layout.
    const COMMON_MOVES: usize = 0;

    fn sides(view: &lyngk::View) -> Option<Vec<Vec<u8>>> {
        let own = view.phase().to_act().unwrap_or(Seat(0));
        let other = Seat(1 - own.0.min(1));
        let mut beside = vec![view.variant() as u8, u8::from(matches!(view.phase(), lyngk::Phase::Claimed { .. }))];
        for seat in [own, other] {
            beside.extend(view.claims(seat).map(|colour| colour.letter() as u8));
            beside.extend([b'/', view.taken(seat).len() as u8]);
        }
        let from = |symmetry: Symmetry| {
            let image = |point: lyngk::Point| lyngk::Point::at(symmetry.apply(point.place(), lyngk::board::CENTRE));
            let stack = |point| view.stack(point).pieces().map(|piece| piece.letter() as u8).chain([b'/']).collect::<Vec<u8>>();
            let stacks = lyngk::Point::all().flat_map(|point| image(point).map(stack).unwrap_or_default());
            beside.iter().copied().chain(stacks).collect()
        };
        Some(Symmetry::all().map(from).collect())
    }
}

impl Fingerprinted for linko::State {
    const COMMON_MOVES: usize = 0;

    /// Nobody knows the whole of it while it is being played, and the engine judges nothing less.
    fn sides(_: &linko::View) -> Option<Vec<Vec<u8>>> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trilynx_games::{Game as _, header};

    fn sides(position: &str) -> Vec<Vec<u8>> {
        let setup: yinsh::Setup = header::read_alone(position).expect("a position");
        let state = yinsh::State::from_setup(&setup).expect("a possible one");
        yinsh::State::sides(&state.view(Viewer::Spectator)).expect("it is public")
    }

    #[test]
    fn a_position_is_the_same_from_every_side_and_with_the_colours_exchanged() {
        let fair = FairPlay::default();
        let line = "yinsh/standard d5 e7 f4 g6 h8 c3 e4 g9 j8 f7 d5-d6 e7-e8";
        let played = |map: &dyn Fn(&str) -> String| {
            let mut state = yinsh::State::new(&yinsh::Options { variant: yinsh::Variant::Standard });
            for text in line.split(' ').skip(1) {
                state.play(map(text).parse().expect("a move")).expect("legal");
            }
            fair.of(&state).expect("it is public")
        };
        let place = |text: &str| trilynx_games::hex::Place::read(text).expect("a point");
        let as_it_was = played(&|text| text.to_owned());
        for symmetry in Symmetry::all() {
            let turned = |text: &str| {
                let points = text.split('-').map(|point| symmetry.apply(place(point), yinsh::board::CENTRE).to_string());
                points.collect::<Vec<_>>().join("-")
            };
            assert_eq!(played(&turned), as_it_was, "{symmetry:?}");
        }
        assert_ne!(played(&|text| text.replace("e8", "e9")), as_it_was);
        let white = "yinsh/standard board=RRRR/7/8/9/4MMMMR1/9/10/9/8/6r/rrrr turn=w phase=move removed=0,0";
        let black = "yinsh/standard board=rrrr/7/8/9/4mmmmr1/9/10/9/8/6R/RRRR turn=b phase=move removed=0,0";
        assert_eq!(fair.fingerprint(&sides(white)), fair.fingerprint(&sides(black)));
        assert_ne!(fair.fingerprint(&sides(white)), fair.fingerprint(&sides(&white.replace("turn=w", "turn=b"))));
    }

    #[test]
    fn what_is_over_is_forgotten_and_there_is_a_limit() {
        let mut book = RatedPositions::default();
        let running = || Running { game: GameId::Yinsh, is_live: true, people: Vec::new(), positions: VecDeque::new() };
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
