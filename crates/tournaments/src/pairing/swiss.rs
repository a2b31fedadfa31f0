//! A Swiss round: the perfect matching of least cost.
//!
//! Costs are compared one after the other, so that the first that differs decides, summed over the whole round:
//!
//! 1. how often the two have met (the square),
//! 2. byes the player had, if it is a bye; a half-point bye or a win without a game count as half a one,
//! 3. by how much anybody's seats would differ by more than two,
//! 4. the gap between their scores (the square, in half points),
//! 5. the balance of their seats, and a third equal seat in a row,
//! 6. how far they are from where the order by rating puts them: the upper half of equal scores meets the lower half.
//!
//! The first three come first because they are promises; the others are what makes a good round among those that keep them.

use super::seats::{self, SeatHistory};
use std::collections::BTreeMap;
use trilynx_protocol::tournament::{Bye, ByeReason, POINT, PairedBye, PairedGame, PairingReason, PlayerNumber};

/// A player to be paired.
#[derive(Clone, Debug, Default)]
pub struct Candidate {
    /// The player's number in the tournament.
    pub number: PlayerNumber,
    /// Points, in sixtieths.
    pub points: u32,
    /// The rating: decides between equal points.
    pub rating: u16,
    /// The lot: decides between equal ratings.
    pub lot: u64,
    /// Whom the player has met, and how often.
    pub met: BTreeMap<PlayerNumber, u8>,
    /// Byes that counted as a win.
    pub byes: u8,
    /// Half-point byes, and wins without a game.
    pub other_gifts: u8,
    /// The seats so far.
    pub seats: SeatHistory,
}

/// How many costs there are.
const LEVELS: usize = 6;

/// The costs of one pair, the most important first.
type Costs = [u64; LEVELS];

/// Pairs a round. `lot` decides who begins where nobody had a seat yet.
pub fn pair(mut players: Vec<Candidate>, lot: bool) -> (Vec<PairedGame>, Option<PairedBye>) {
    players.sort_by_key(|player| (std::cmp::Reverse((player.points, player.rating)), player.lot));
    let size = players.len() + players.len() % 2;
    let groups = groups(&players);
    let costs_of =
        |i: usize, j: usize| if j == players.len() { bye_costs(&players, &groups, i) } else { pair_costs(&players, &groups, i, j) };
    let mates = least(size, costs_of);

    let (mut games, mut bye) = (Vec::with_capacity(size / 2), None);
    for (i, j) in mates.into_iter().enumerate().filter(|(i, j)| i < j) {
        if j == players.len() {
            bye = Some(the_bye(&players, i));
        } else {
            // In a first round seats alternate from board to board.
            games.push(the_game(&players, i, j, lot ^ (games.len() % 2 == 1)));
        }
    }
    (games, bye)
}

/// The perfect matching of least cost.
fn least(size: usize, costs_of: impl Fn(usize, usize) -> Costs) -> Vec<usize> {
    let mut costs = vec![[0; LEVELS]; size * size];
    let mut largest = [0; LEVELS];
    for i in 0..size {
        for j in i + 1..size {
            let pair = costs_of(i, j);
            largest = std::array::from_fn(|level| largest[level].max(pair[level]));
            costs[i * size + j] = pair;
        }
    }
    // A sum over all pairs is below its factor, so a lower cost never outweighs a higher one.
    let factors = largest.map(|largest| i128::from(largest) * (size as i128 / 2) + 1);
    let weigh = |costs: Costs| (0..LEVELS).fold(0_i128, |weight, level| weight * factors[level] + i128::from(costs[level]));
    let weights: Vec<i128> = costs.into_iter().map(weigh).collect();
    integer_blossom::min_weight_perfect_matching(&weights, size)
}

/// For each player the first and the last place, behind the end, of those with equal points.
fn groups(players: &[Candidate]) -> Vec<(usize, usize)> {
    let bounds = |player: &Candidate| {
        let start = players.partition_point(|other| other.points > player.points);
        (start, players.partition_point(|other| other.points >= player.points))
    };
    players.iter().map(bounds).collect()
}

fn pair_costs(players: &[Candidate], groups: &[(usize, usize)], i: usize, j: usize) -> Costs {
    let (one, other) = (&players[i], &players[j]);
    let met = u64::from(one.met.get(&other.number).copied().unwrap_or(0));
    let gap = u64::from((one.points - other.points) / (POINT / 2));
    let (beyond, balance) = seats::cost(&one.seats, &other.seats);
    let order = if groups[i] == groups[j] {
        let half = (groups[i].1 - groups[i].0) / 2;
        (j - i).abs_diff(half)
    } else {
        // The last of the higher group meets the first of the lower one.
        (groups[i].1 - 1 - i) + (j - groups[j].0)
    };
    [met * met, 0, beyond.into(), gap * gap, balance.into(), (order * order) as u64]
}

fn bye_costs(players: &[Candidate], groups: &[(usize, usize)], i: usize) -> Costs {
    let player = &players[i];
    let lowest = players.last().map_or(0, |last| last.points);
    let gap = u64::from((player.points - lowest) / (POINT / 2));
    let order = groups[i].1 - 1 - i;
    let gifts = 2 * u64::from(player.byes) + u64::from(player.other_gifts);
    let balance = u64::from(player.seats.balance().unsigned_abs());
    [0, gifts, 0, gap * gap, balance * balance, (order * order) as u64]
}

fn the_bye(players: &[Candidate], i: usize) -> PairedBye {
    let player = &players[i];
    let passed_over = players.iter().filter(|other| other.points < player.points).count() as u16;
    PairedBye { player: player.number, bye: Bye::Full, why: ByeReason::Odd { byes: player.byes, passed_over } }
}

fn the_game(players: &[Candidate], i: usize, j: usize, lot: bool) -> PairedGame {
    let (higher, lower) = (&players[i], &players[j]);
    let (higher_first, seats) = seats::seats(&higher.seats, &lower.seats, lot);
    let [first, second] = if higher_first { [i, j] } else { [j, i] };
    let both = [first, second];
    let why = PairingReason::Swiss {
        points: both.map(|at| players[at].points),
        ranks: both.map(|at| at as u16 + 1),
        met: higher.met.get(&lower.number).copied().unwrap_or(0),
        balance: both.map(|at| players[at].seats.balance()),
        seats,
    };
    PairedGame { players: both.map(|at| players[at].number).to_vec(), absent: Vec::new(), why }
}
