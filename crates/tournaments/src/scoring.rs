//! What games and byes count.

use crate::state::{CellKind, Game, Tournament};
use trilynx_protocol::tournament::{Bye, Format, GameOutcome, OutcomeBy, POINT, PlayerNumber};
use trilynx_protocol::{EndedBy, GameResult};

/// What the places at a table count, in points.
const PLACES: [u32; 5] = [5, 3, 2, 1, 0];
/// After this many wins in a row, games of an arena count twice.
const STREAK: u16 = 2;

/// What a game came to for its tournament: winners first, then by scores, then those who left, the first to leave last. Nothing for a game
/// that was broken off.
pub fn outcome_of(result: &GameResult, seats: usize, absent: &[u8]) -> Option<GameOutcome> {
    if result.by == EndedBy::Abort {
        return None;
    }
    // Larger is better.
    let key = |seat: u8| {
        let stayed = result.left.iter().position(|left| *left == seat).map_or(usize::MAX, |at| at);
        // A draw that was agreed on is one, whatever the board counts.
        let score = result.scores.get(usize::from(seat)).copied().filter(|_| !result.winners.is_empty()).unwrap_or(0);
        (!absent.contains(&seat), stayed, result.winners.contains(&seat), score)
    };
    let seats = seats as u8;
    let place = |seat: u8| 1 + (0..seats).filter(|other| key(*other) > key(seat)).count() as u8;
    let places = (0..seats).map(place).collect();
    Some(GameOutcome { places, scores: result.scores.clone(), absent: absent.to_vec(), by: OutcomeBy::Play })
}

/// What a game counts that some did not play: they are last, the others equal if there is more than one.
pub(crate) fn outcome_without(seats: usize, absent: &[u8], by: OutcomeBy) -> GameOutcome {
    let present = seats - absent.len();
    let place = |seat: u8| if absent.contains(&seat) { present as u8 + 1 } else { 1 };
    GameOutcome { places: (0..seats as u8).map(place).collect(), scores: Vec::new(), absent: absent.to_vec(), by }
}

/// What a seat scores by an outcome, in sixtieths, before streaks.
pub(crate) fn points(format: Format, outcome: &GameOutcome, seat: u8) -> u32 {
    if outcome.absent.contains(&seat) {
        return 0;
    }
    let place = outcome.places[usize::from(seat)];
    let present = (0..).zip(&outcome.places).filter(|(other, _)| !outcome.absent.contains(other));
    let equal = present.filter(|(_, other)| **other == place).count();
    match format {
        Format::Tables { .. } => {
            let first = usize::from(place) - 1;
            PLACES[first..first + equal].iter().sum::<u32>() * POINT / equal as u32
        }
        _ if place > 1 => 0,
        Format::Arena { .. } => {
            if equal > 1 {
                POINT
            } else {
                2 * POINT
            }
        }
        _ => {
            if equal > 1 {
                POINT / 2
            } else {
                POINT
            }
        }
    }
}

/// What a bye counts, in sixtieths. At tables nobody has to sit out, and a late entry counts as a last place.
pub(crate) fn bye_points(format: Format, bye: Bye) -> u32 {
    match (bye, format) {
        (Bye::Rest, _) => 0,
        (Bye::Half, Format::Tables { .. }) => POINT,
        (Bye::Half, _) => POINT / 2,
        (Bye::Full, _) => POINT,
    }
}

/// Whether a seat won alone.
pub(crate) fn is_win(game: &Game, seat: u8) -> bool {
    let Some(outcome) = &game.outcome else { return false };
    outcome.places[usize::from(seat)] == 1
        && !outcome.absent.contains(&seat)
        && outcome.places.iter().filter(|place| **place == 1).count() == 1
}

impl Tournament {
    /// Adds up again what a player has scored, after one of their games was decided or an older one changed.
    pub(crate) fn recount(&mut self, number: PlayerNumber) {
        let format = self.settings.format;
        let player = &mut self.players[usize::from(number)];
        (player.points, player.streak, player.wins, player.games) = (0, 0, 0, 0);
        for cell in &mut player.cells {
            cell.points = match cell.kind {
                CellKind::Bye(bye) => bye_points(format, bye),
                CellKind::Game { game, seat } => {
                    let game = &self.games[game as usize];
                    let Some(outcome) = &game.outcome else {
                        cell.points = 0;
                        continue;
                    };
                    let wins = is_win(game, seat);
                    let is_doubled = matches!(format, Format::Arena { .. }) && player.streak >= STREAK;
                    player.games += 1;
                    player.wins += u16::from(wins && game.is_played(seat));
                    player.streak = if wins { player.streak + 1 } else { 0 };
                    points(format, outcome, seat) * if is_doubled { 2 } else { 1 }
                }
            };
            player.points += cell.points;
        }
    }
}
