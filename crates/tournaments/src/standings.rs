//! Who stands where, and what became of everybody round by round.

use crate::state::{CellKind, Game, PlayerStatus, Tournament};
use std::cmp::Reverse;
use std::collections::BTreeSet;
use trilynx_protocol::tournament::{CrossCell, CrossKind, CrossRow, Format, POINT, PlayerNumber, Standing, TieBreak};

/// A share of 1.
const WHOLE: u64 = 1_000_000;

impl Tournament {
    /// What decides between players with equal points, first to last.
    pub fn tie_breaks(&self) -> &'static [TieBreak] {
        match self.settings.format {
            Format::RoundRobin { .. } => &[TieBreak::DirectEncounter, TieBreak::SonnebornBerger, TieBreak::Wins],
            Format::Swiss { .. } => &[TieBreak::Buchholz, TieBreak::SonnebornBerger, TieBreak::DirectEncounter, TieBreak::Wins],
            Format::Arena { .. } => &[TieBreak::Wins],
            Format::Tables { .. } => &[TieBreak::ScoreShare, TieBreak::OpponentsPoints],
        }
    }

    /// The standings, best first. Those whom nothing decides between share a place, and stand in the order of their ratings.
    pub fn standings(&self) -> Vec<Standing> {
        let all: Vec<PlayerNumber> = (0..self.players.len() as PlayerNumber).collect();
        let mut counts = vec![Vec::new(); all.len()];
        let mut groups = split(all, |player| self.players[usize::from(player)].points);
        for tie_break in self.tie_breaks() {
            let mut finer = Vec::with_capacity(groups.len());
            for group in groups {
                let values = self.values(*tie_break, &group);
                group.iter().zip(&values).for_each(|(player, value)| counts[usize::from(*player)].push(*value));
                finer.extend(split(group, |player| counts[usize::from(player)].last().copied().unwrap_or(0)));
            }
            groups = finer;
        }
        let mut place = 1;
        let mut standings = Vec::with_capacity(counts.len());
        for mut group in groups {
            group.sort_by_key(|player| (Reverse(self.players[usize::from(*player)].rating), *player));
            let equal = group.len() as u16;
            for number in group {
                let player = &self.players[usize::from(number)];
                standings.push(Standing {
                    player: number,
                    place,
                    points: player.points,
                    tie_breaks: std::mem::take(&mut counts[usize::from(number)]),
                    games: player.games,
                    wins: player.wins,
                    streak: player.streak,
                    active: player.status == PlayerStatus::Active,
                });
            }
            place += equal;
        }
        standings
    }

    /// What became of everybody, in the order of the standings.
    pub fn crosstable(&self) -> Vec<CrossRow> {
        let row = |standing: Standing| {
            let cells = self.players[usize::from(standing.player)].cells.iter();
            let cells = cells.map(|cell| match cell.kind {
                CellKind::Bye(bye) => CrossCell { round: cell.round, points: Some(cell.points), kind: CrossKind::Bye { bye } },
                CellKind::Game { game: number, seat } => {
                    let game = &self.games[number as usize];
                    let opponents = game.players.iter().copied().filter(|other| *other != standing.player).collect();
                    let by = game.outcome.as_ref().map(|outcome| outcome.by);
                    let absent = game.outcome.as_ref().is_some_and(|outcome| outcome.absent.contains(&seat));
                    let kind = CrossKind::Game { game: number, seat, opponents, by, absent };
                    CrossCell { round: cell.round, points: game.outcome.as_ref().map(|_| cell.points), kind }
                }
            });
            CrossRow { player: standing.player, cells: cells.collect() }
        };
        self.standings().into_iter().map(row).collect()
    }

    /// What a tie-break counts for each of those who are equal up to it.
    fn values(&self, tie_break: TieBreak, equal: &[PlayerNumber]) -> Vec<u32> {
        match tie_break {
            TieBreak::DirectEncounter => self.direct_encounter(equal),
            TieBreak::Buchholz => self.each(equal, |player| self.buchholz(player)),
            TieBreak::SonnebornBerger => self.each(equal, |player| self.sonneborn_berger(player)),
            TieBreak::Wins => self.each(equal, |player| self.players[usize::from(player)].wins.into()),
            TieBreak::ScoreShare => self.each(equal, |player| self.played(player).map(|(game, seat)| score_share(game, seat)).sum()),
            TieBreak::OpponentsPoints => self.each(equal, |player| self.opponents(player).map(|other| self.points_of(other)).sum()),
        }
    }

    fn each(&self, players: &[PlayerNumber], value: impl Fn(PlayerNumber) -> u32) -> Vec<u32> {
        players.iter().map(|player| value(*player)).collect()
    }

    fn points_of(&self, player: PlayerNumber) -> u32 {
        self.players[usize::from(player)].points
    }

    fn buchholz(&self, player: PlayerNumber) -> u32 {
        let met = self.opponents(player).map(|other| self.points_of(other));
        let (games, points) = met.fold((0, 0), |(games, sum), points| (games + 1, sum + points));
        points + (self.rounds.len() as u32 - games) * self.points_of(player)
    }

    fn sonneborn_berger(&self, number: PlayerNumber) -> u32 {
        let player = &self.players[usize::from(number)];
        let product = |points: u32, against: u32| u64::from(points) * u64::from(against);
        let sum = player.cells.iter().map(|cell| match cell.kind {
            CellKind::Game { game, seat } if self.games[game as usize].is_played(seat) => {
                let others = self.games[game as usize].players.iter().filter(|other| **other != number);
                others.map(|other| product(cell.points, self.points_of(*other))).sum()
            }
            _ => product(cell.points, player.points),
        });
        (sum.sum::<u64>() / u64::from(POINT)) as u32
    }

    /// Points among those who are equal, if each of them has played each other; else nothing is decided by it.
    fn direct_encounter(&self, equal: &[PlayerNumber]) -> Vec<u32> {
        let among: BTreeSet<PlayerNumber> = equal.iter().copied().collect();
        let met_all = |player: PlayerNumber| {
            let decided = self.played(player).filter(|(game, _)| game.outcome.is_some());
            let met: BTreeSet<_> =
                decided.flat_map(|(game, _)| game.players.iter().copied()).filter(|other| among.contains(other)).collect();
            met.len() == among.len()
        };
        if equal.len() < 2 || !equal.iter().all(|player| met_all(*player)) {
            return vec![0; equal.len()];
        }
        self.each(equal, |number| {
            let cells = self.players[usize::from(number)].cells.iter();
            let is_among = |game: &Game, seat: u8| game.is_played(seat) && game.players.iter().all(|other| among.contains(other));
            let counted =
                cells.filter(|cell| matches!(cell.kind, CellKind::Game { game, seat } if is_among(&self.games[game as usize], seat)));
            counted.map(|cell| cell.points).sum()
        })
    }
}

/// What one scored of all that was scored at a table, in millionths.
fn score_share(game: &Game, seat: u8) -> u32 {
    let Some(outcome) = &game.outcome else { return 0 };
    let positive = |score: &i16| u64::try_from(*score).unwrap_or(0);
    let own = outcome.scores.get(usize::from(seat)).map_or(0, positive);
    (own * WHOLE).checked_div(outcome.scores.iter().map(positive).sum()).unwrap_or(0) as u32
}

/// Players with equal values together, the largest first.
fn split(mut players: Vec<PlayerNumber>, value: impl Fn(PlayerNumber) -> u32) -> Vec<Vec<PlayerNumber>> {
    players.sort_by_key(|player| Reverse(value(*player)));
    players.chunk_by(|one, other| value(*one) == value(*other)).map(<[_]>::to_vec).collect()
}
