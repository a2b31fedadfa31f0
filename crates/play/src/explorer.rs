//! Positions by which games are counted: what was played from each, and how it went.
//!
//! The one thing to know: an entry is a pair of positions, before and after a move, each known by a key that is the same from every side of
//! the board. So moves that lead to the same position are one entry, and no move has to be turned from one side to another.
//!
//! Games that start from different deals never meet in a position. Where a game has an outline of its positions
//! ([`GameView::outline`]), its games are counted by that too.

mod book;

pub use book::{BadBook, Book};

use sha2::{Digest, Sha512};
use std::collections::HashMap;
use trilynx_games::{Game, GameId, GameView, Header, Seat, Viewer, with_game};
use trilynx_protocol::http::{Explored, ExploredMove};
use trilynx_protocol::{GameResult, Refused};
use trilynx_table::Replay;

/// A position, or an outline of positions. Two different ones have the same key with a chance of one in 2⁶⁴.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PositionKey(pub i64);

/// How many decisions are counted beyond those that many games share. What comes later belongs to one game alone.
const DECISIONS: usize = 20;
/// How many decisions of a game are counted by outline; these take next to no room.
pub const OUTLINED: usize = 40;

/// How many decisions of a game are counted by position.
pub const fn most_decisions<G: Game>() -> usize {
    G::COMMON_MOVES + DECISIONS
}

/// A move of a game that is counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CountedMove {
    /// The position before it.
    pub position: PositionKey,
    /// The position after it.
    pub child: PositionKey,
    /// Who made it.
    pub seat: Seat,
}

/// How games went for the player who made a move.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Games won.
    pub won: u32,
    /// Games without a winner.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
    /// How many of the players had a rating.
    pub rated: u32,
    /// The sum of these ratings.
    pub ratings: u64,
}

impl Tally {
    /// One game, which ended like this for the player in `seat`.
    pub fn of(result: &GameResult, seat: Seat, rating: Option<f64>) -> Tally {
        let won = result.winners.contains(&seat.0);
        let drawn = result.winners.is_empty();
        Tally {
            won: u32::from(won),
            drawn: u32::from(drawn),
            lost: u32::from(!won && !drawn),
            rated: u32::from(rating.is_some()),
            ratings: rating.map_or(0, |rating| rating.round().max(0.0) as u64),
        }
    }

    /// How many games.
    pub fn games(&self) -> u32 {
        self.won.saturating_add(self.drawn).saturating_add(self.lost)
    }

    /// Adds another tally.
    pub fn add(&mut self, other: &Tally) {
        self.won = self.won.saturating_add(other.won);
        self.drawn = self.drawn.saturating_add(other.drawn);
        self.lost = self.lost.saturating_add(other.lost);
        self.rated = self.rated.saturating_add(other.rated);
        self.ratings = self.ratings.saturating_add(other.ratings);
    }
}

/// The moves of a game that are counted, each once, in the order of their keys. None where positions are hidden.
pub fn counted_moves<G: Game>(start: &G, moves: &[G::Move]) -> Vec<CountedMove> {
    let mut state = start.clone();
    let mut counted = Vec::new();
    let mut before = Keys::of(&state);
    for (n, chosen) in moves.iter().take(OUTLINED.max(most_decisions::<G>())).enumerate() {
        let Some(seat) = state.status().to_move() else { break };
        state.play_unchecked(*chosen);
        let after = Keys::of(&state);
        let mut count = |before: Option<PositionKey>, after: Option<PositionKey>| {
            counted.extend(before.zip(after).map(|(position, child)| CountedMove { position, child, seat }));
        };
        if n < most_decisions::<G>() {
            count(before.position, after.position);
        }
        if n < OUTLINED {
            count(before.outline, after.outline);
        }
        before = after;
    }
    counted.sort_unstable();
    counted.dedup_by_key(|counted| (counted.position, counted.child));
    counted
}

/// What a position is known by.
#[derive(Clone, Copy)]
struct Keys {
    position: Option<PositionKey>,
    outline: Option<PositionKey>,
}

impl Keys {
    fn of<G: Game>(state: &G) -> Keys {
        let view = state.view(Viewer::Spectator);
        Keys {
            position: view.canonical().map(|bytes| key(G::ID, b"position", &bytes)),
            outline: view.outline().map(|bytes| key(G::ID, b"outline", &bytes)),
        }
    }
}

fn key(game: GameId, kind: &[u8], bytes: &[u8]) -> PositionKey {
    let mut hash = Sha512::new();
    for part in [b"trilynx explorer 1", game.name().as_bytes(), kind, bytes] {
        hash.update((part.len() as u32).to_be_bytes());
        hash.update(part);
    }
    let digest: [u8; 64] = hash.finalize().into();
    PositionKey(i64::from_be_bytes(digest[..8].try_into().expect("eight of 64 bytes")))
}

/// The moves of a position, grouped by the position they lead to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices {
    /// The position.
    pub position: PositionKey,
    /// Where each group leads, and its moves in the order of their texts.
    children: Vec<(PositionKey, Vec<String>)>,
}

impl Choices {
    /// The moves of a position; nothing where a part of it is hidden.
    pub fn of<G: Game>(state: &G) -> Option<Choices> {
        Choices::by(state, |keys| keys.position)
    }

    /// The moves of a position by outline; nothing where the game has none.
    pub fn outlined<G: Game>(state: &G) -> Option<Choices> {
        Choices::by(state, |keys| keys.outline)
    }

    fn by<G: Game>(state: &G, pick: impl Fn(Keys) -> Option<PositionKey>) -> Option<Choices> {
        let position = pick(Keys::of(state))?;
        let mut moves = G::Moves::default();
        state.legal_moves(&mut moves);
        let mut children: HashMap<PositionKey, Vec<String>> = HashMap::new();
        for chosen in moves.iter() {
            let mut next = state.clone();
            next.play_unchecked(*chosen);
            if let Some(child) = pick(Keys::of(&next)) {
                children.entry(child).or_default().push(chosen.to_string());
            }
        }
        let mut children: Vec<_> = children.into_iter().collect();
        children.iter_mut().for_each(|(_, moves)| moves.sort_unstable());
        children.sort_unstable_by(|(_, one), (_, other)| one.cmp(other));
        Some(Choices { position, children })
    }

    /// Where each group of moves leads.
    pub fn children(&self) -> &[(PositionKey, Vec<String>)] {
        &self.children
    }

    /// What is known of the moves, the most frequent first.
    pub fn explored(&self, tallies: &HashMap<PositionKey, Tally>) -> Vec<ExploredMove> {
        let known = self.children.iter().filter_map(|(child, moves)| Some((tallies.get(child)?, moves)));
        let mut explored: Vec<ExploredMove> = known
            .map(|(tally, moves)| ExploredMove {
                moves: moves.clone(),
                won: tally.won,
                drawn: tally.drawn,
                lost: tally.lost,
                rating: (tally.rated > 0).then(|| (tally.ratings / u64::from(tally.rated)) as u16),
            })
            .collect();
        explored.sort_by_key(|explored| std::cmp::Reverse(explored.won + explored.drawn + explored.lost));
        explored
    }
}

/// What a book knows about a position, which is given as a line.
pub fn explore_book(line: &str, book: &Book) -> Result<Explored, Refused> {
    let (header, _) = Header::split(line).map_err(|unreadable| Refused::unreadable(&unreadable))?;
    with_game!(header.game, G => {
        let (mut state, moves) = Replay::from_line(header.game, None, None, line)?.line::<G>(None, &[])?;
        moves.into_iter().for_each(|chosen| state.play_unchecked(chosen));
        let known = |choices: Option<Choices>| choices.map(|choices| book.explored(&choices)).unwrap_or_default();
        Ok(Explored { book: known(Choices::of(&state)), book_outline: known(Choices::outlined(&state)), ..Explored::default() })
    })
}

#[cfg(test)]
mod tests;
