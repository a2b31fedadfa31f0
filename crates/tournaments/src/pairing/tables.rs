//! Rounds at tables of four, else of three or five: who sits together is found by annealing, among few by trying all, and who sits where by
//! trying all orders.

use trilynx_games::chance::Generator;
use trilynx_protocol::tournament::{POINT, PairedGame, PairingReason, PlayerNumber};

/// A player to be seated.
#[derive(Clone, Debug, Default)]
pub struct Guest {
    /// The player's number in the tournament.
    pub number: PlayerNumber,
    /// Points, in sixtieths.
    pub points: u32,
    /// How often the player had each seat.
    pub seats: [u8; 5],
    /// Whom the player has sat with, each as often as it was so.
    pub met: Vec<PlayerNumber>,
}

/// How large the tables are: as many of four as can be, and no more than two others. Nothing for fewer than three players.
pub fn sizes(players: usize) -> Vec<usize> {
    let fours = players / 4;
    match players % 4 {
        _ if players < 3 => Vec::new(),
        0 => vec![4; fours],
        1 => [vec![4; fours - 1], vec![5]].concat(),
        2 => [vec![4; fours - 1], vec![3; 2]].concat(),
        _ => [vec![4; fours], vec![3]].concat(),
    }
}

/// One pair that meets again costs more than any spread of points.
const REPEAT: u64 = 1 << 32;
/// How many exchanges are tried for each player.
const TRIES: usize = 300;

/// Up to so many players all seatings are tried: 34,650 at most.
const MOST_TRIED: usize = 12;

/// Seats everybody: few who met before at one table, then small differences of points, then equal seats.
pub fn seat(mut guests: Vec<Guest>, chance: &mut Generator) -> Vec<PairedGame> {
    chance.shuffle(&mut guests);
    guests.sort_by_key(|guest| std::cmp::Reverse(guest.points));
    let mut seating = Seating::new(&guests);
    if guests.len() <= MOST_TRIED {
        seating.try_all();
    } else {
        seating.anneal(chance);
        seating.descend();
    }
    let tables = seating.tables();
    tables.into_iter().map(|table| the_game(&guests, seating.pairs_met(&table), table)).collect()
}

/// Who sits with whom.
struct Seating {
    /// What each pair at one table costs.
    pair_costs: Vec<u64>,
    players: usize,
    /// The players, table after table.
    order: Vec<usize>,
    /// For each place in `order`, where its table begins and ends.
    bounds: Vec<(usize, usize)>,
}

impl Seating {
    fn new(guests: &[Guest]) -> Seating {
        let players = guests.len();
        let at: std::collections::BTreeMap<_, _> = guests.iter().enumerate().map(|(at, guest)| (guest.number, at)).collect();
        let mut met = vec![0_u64; players * players];
        for (i, guest) in guests.iter().enumerate() {
            guest.met.iter().filter_map(|other| at.get(other)).for_each(|j| met[i * players + j] += 1);
        }
        // Two have met if both came: who stayed away has no such game.
        let together = |n: usize| met[n].min(met[n % players * players + n / players]);
        let cost = |n: usize| {
            let (i, j) = (n / players, n % players);
            let gap = u64::from(guests[i].points.abs_diff(guests[j].points) / (POINT / 2));
            together(n).pow(2) * REPEAT + gap * gap
        };
        let pair_costs = (0..players * players).map(cost).collect();
        let mut bounds = Vec::with_capacity(players);
        for size in sizes(players) {
            let start = bounds.len();
            bounds.extend(std::iter::repeat_n((start, start + size), size));
        }
        Seating { pair_costs, players, order: (0..players).collect(), bounds }
    }

    fn cost(&self, one: usize, other: usize) -> u64 {
        self.pair_costs[one * self.players + other]
    }

    /// What a player costs at the table of a place, apart from who sits at that place.
    fn cost_at(&self, player: usize, place: usize) -> u64 {
        let (start, end) = self.bounds[place];
        (start..end).filter(|at| *at != place).map(|at| self.cost(player, self.order[at])).sum()
    }

    /// What an exchange of two places at different tables costs more than now.
    fn change(&self, a: usize, b: usize) -> i64 {
        let (one, other) = (self.order[a], self.order[b]);
        let now = self.cost_at(one, a) + self.cost_at(other, b);
        let then = self.cost_at(one, b) + self.cost_at(other, a);
        then as i64 - now as i64
    }

    /// The best of all seatings.
    fn try_all(&mut self) {
        let mut best = (u64::MAX, self.order.clone());
        self.complete(&mut Vec::with_capacity(self.players), 0, &mut best);
        self.order = best.1;
    }

    /// Seats the others in all ways that cost less than the best one so far.
    fn complete(&self, seated: &mut Vec<usize>, cost: u64, best: &mut (u64, Vec<usize>)) {
        let place = seated.len();
        if cost >= best.0 {
            return;
        }
        if place == self.players {
            *best = (cost, seated.clone());
            return;
        }
        let (start, _) = self.bounds[place];
        // Within a table the order does not matter, so it is that of the numbers.
        let first = if place > start { seated[place - 1] + 1 } else { 0 };
        for player in first..self.players {
            if !seated.contains(&player) {
                let added: u64 = seated[start..].iter().map(|other| self.cost(player, *other)).sum();
                seated.push(player);
                self.complete(seated, cost + added, best);
                seated.pop();
            }
        }
    }

    /// Exchanges at random; those that cost more the more rarely, the later it is. First at the scale of repetitions, then of points.
    fn anneal(&mut self, chance: &mut Generator) {
        if self.bounds.first().is_none_or(|(_, end)| *end == self.players) {
            return;
        }
        for scale in [REPEAT as f64, 4.0] {
            let tries = TRIES * self.players;
            for n in 0..tries {
                let temperature = scale * (1.0 - n as f64 / tries as f64);
                let (a, b) = (chance.below(self.players as u64) as usize, chance.below(self.players as u64) as usize);
                if self.bounds[a] == self.bounds[b] {
                    continue;
                }
                let change = self.change(a, b);
                let draw = chance.below(1 << 32) as f64 / (1_u64 << 32) as f64;
                if change <= 0 || draw < (-(change as f64) / temperature).exp() {
                    self.order.swap(a, b);
                }
            }
        }
    }

    /// Until no exchange makes it better.
    fn descend(&mut self) {
        while let Some((a, b)) = self.better() {
            self.order.swap(a, b);
        }
    }

    fn better(&self) -> Option<(usize, usize)> {
        let pairs = (0..self.players).flat_map(|a| (self.bounds[a].1..self.players).map(move |b| (a, b)));
        pairs.into_iter().find(|(a, b)| self.change(*a, *b) < 0)
    }

    fn tables(&self) -> Vec<Vec<usize>> {
        let mut tables = Vec::new();
        let mut start = 0;
        while start < self.players {
            let end = self.bounds[start].1;
            tables.push(self.order[start..end].to_vec());
            start = end;
        }
        tables
    }

    /// How many pairs of a table have met, each as often as they have.
    fn pairs_met(&self, table: &[usize]) -> u8 {
        let pairs = table.iter().enumerate().flat_map(|(n, one)| table[n + 1..].iter().map(move |other| (*one, *other)));
        let met = pairs.map(|(one, other)| (self.cost(one, other) / REPEAT).isqrt()).sum::<u64>();
        met.min(255) as u8
    }
}

fn the_game(guests: &[Guest], met: u8, mut table: Vec<usize>) -> PairedGame {
    let mut best = table.clone();
    let mut least = u64::MAX;
    permute(&mut table, 0, &mut |order| {
        // Players who had a seat often should not get it again: squares make the worst count most.
        let had = |(seat, guest): (usize, &usize)| {
            (u64::from(guests[*guest].seats[seat]) + 1).pow(2) - u64::from(guests[*guest].seats[seat]).pow(2)
        };
        let cost = order.iter().enumerate().map(had).sum();
        if cost < least {
            least = cost;
            best = order.to_vec();
        }
    });
    let points = best.iter().map(|guest| guests[*guest].points).collect();
    let players = best.iter().map(|guest| guests[*guest].number).collect();
    PairedGame { players, absent: Vec::new(), why: PairingReason::Table { points, met } }
}

/// Calls `with` with every order of `items` from `from` on.
fn permute(items: &mut [usize], from: usize, with: &mut dyn FnMut(&[usize])) {
    if from == items.len() {
        return with(items);
    }
    for at in from..items.len() {
        items.swap(from, at);
        permute(items, from + 1, with);
        items.swap(from, at);
    }
}
