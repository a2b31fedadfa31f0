//! An arena pairs those who wait, at once.
//!
//! The one thing to know: after a call no two are left who could be paired. Who just met, and who had the same seat twice too often, are
//! paired only if nobody plays whom they could wait for.

use super::seats::{self, MOST_DIFFERENCE, SeatHistory};
use trilynx_protocol::tournament::{PairedGame, PairingReason, PlayerNumber};

/// A player who waits.
#[derive(Clone, Debug)]
pub struct Waiting {
    /// The player's number in the tournament.
    pub number: PlayerNumber,
    /// Points, in sixtieths.
    pub points: u32,
    /// The rating: decides between equal points.
    pub rating: u16,
    /// For how long, in milliseconds.
    pub waited_ms: u64,
    /// Whom the player met last.
    pub last: Option<PlayerNumber>,
    /// The seats so far.
    pub seats: SeatHistory,
}

/// Whether two just met.
pub fn just_met(one: &Waiting, other: &Waiting) -> bool {
    one.last == Some(other.number) || other.last == Some(one.number)
}

/// Whether somebody would have a seat more than twice too often.
pub fn same_seat(one: &Waiting, other: &Waiting) -> bool {
    let (one, other) = (one.seats.balance(), other.seats.balance());
    one.min(other) >= MOST_DIFFERENCE || one.max(other) <= -MOST_DIFFERENCE
}

/// Pairs those who wait, neighbours by points. `games` is how many games are being played, `lots` who begins where nobody had a seat yet.
pub fn pair(mut waiting: Vec<Waiting>, games: usize, mut lots: impl FnMut() -> bool) -> Vec<PairedGame> {
    waiting.sort_by_key(|player| (std::cmp::Reverse((player.points, player.rating)), player.number));
    let mut pairs = find(&waiting, |one, other| !just_met(one, other) && !same_seat(one, other));
    if pairs.is_empty() && games == 0 {
        let rules: [fn(&Waiting, &Waiting) -> bool; 2] = [|one, other| !just_met(one, other), |_, _| true];
        // One pair that must be is enough: when it has played, others are free again.
        pairs = rules.into_iter().map(|rule| find(&waiting, rule)).find(|pairs| !pairs.is_empty()).unwrap_or_default();
        pairs.truncate(1);
    }
    pairs.into_iter().map(|(i, j)| the_game(&waiting[i], &waiting[j], lots())).collect()
}

/// Each with the next one allowed.
fn find(waiting: &[Waiting], allowed: impl Fn(&Waiting, &Waiting) -> bool) -> Vec<(usize, usize)> {
    let mut free = vec![true; waiting.len()];
    let mut pairs = Vec::new();
    for i in 0..waiting.len() {
        if !free[i] {
            continue;
        }
        if let Some(j) = (i + 1..waiting.len()).find(|j| free[*j] && allowed(&waiting[i], &waiting[*j])) {
            (free[i], free[j]) = (false, false);
            pairs.push((i, j));
        }
    }
    pairs
}

fn the_game(higher: &Waiting, lower: &Waiting, lot: bool) -> PairedGame {
    let (higher_first, seats) = seats::seats(&higher.seats, &lower.seats, lot);
    let both = if higher_first { [higher, lower] } else { [lower, higher] };
    let why = PairingReason::Arena {
        points: both.map(|player| player.points),
        waited_ms: both.map(|player| player.waited_ms),
        again: just_met(higher, lower),
        seats,
    };
    PairedGame { players: both.map(|player| player.number).to_vec(), absent: Vec::new(), why }
}
