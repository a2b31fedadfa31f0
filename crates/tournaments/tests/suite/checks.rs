//! What every pairing must hold, read from a log alone.

use crate::plain::without_undone;
use std::collections::{BTreeMap, BTreeSet};
use trilynx_protocol::log::{StoredOccupant, TournamentEntry, TournamentEvent as Event};
use trilynx_protocol::tournament::{Bye, Format, GameOutcome, PairedBye, PairedGame};

/// What was seen while checking.
#[derive(Default, Clone, Copy, Debug)]
pub struct Facts {
    pub rounds: u32,
    pub games: u32,
    /// Games between players who had met, though they had to.
    pub forced_repeats: u32,
    /// Second byes that had to be.
    pub forced_byes: u32,
    /// Seats that differ by more than two because they had to.
    pub forced_seats: u32,
    /// The largest difference between seats of one player.
    pub most_difference: i32,
}

impl Facts {
    /// Notes a difference that a pairing has made larger.
    fn note_difference(&mut self, difference: i32, seat: i32) {
        if (difference + seat).abs() > difference.abs() {
            self.most_difference = self.most_difference.max((difference + seat).abs());
        }
    }

    pub fn add(&mut self, other: Facts) {
        self.rounds += other.rounds;
        self.games += other.games;
        self.forced_repeats += other.forced_repeats;
        self.forced_byes += other.forced_byes;
        self.forced_seats += other.forced_seats;
        self.most_difference = self.most_difference.max(other.most_difference);
    }
}

struct Checker {
    format: Format,
    check_in: bool,
    started: bool,
    active: Vec<bool>,
    games: Vec<(Vec<u16>, Option<GameOutcome>)>,
    /// The games of each player.
    own: Vec<Vec<usize>>,
    byes: Vec<(u16, Bye)>,
    lots: Vec<u16>,
    facts: Facts,
}

/// Checks every pairing of a log.
pub fn check(log: &[TournamentEntry]) -> Result<Facts, String> {
    let mut checker = Checker {
        format: Format::Swiss { rounds: 1 },
        check_in: false,
        started: false,
        active: Vec::new(),
        games: Vec::new(),
        own: Vec::new(),
        byes: Vec::new(),
        lots: Vec::new(),
        facts: Facts::default(),
    };
    // Whoever was withdrawn by an act that was undone is active again from the undoing on, so acts are looked up as they come.
    let mut before: BTreeMap<u32, (u16, bool)> = BTreeMap::new();
    // The same for games that were decided by an act.
    let mut decided: BTreeMap<u32, (usize, Option<GameOutcome>)> = BTreeMap::new();
    // Who plays which game, those of rounds that are taken back later included.
    let mut live: Vec<Vec<u16>> = Vec::new();
    let mut first_of: BTreeMap<u32, usize> = BTreeMap::new();
    let kept: BTreeSet<u32> = without_undone(log).iter().map(|entry| entry.version).collect();
    for entry in log {
        if let Event::Paired { games, .. } = &entry.event {
            first_of.insert(entry.version, live.len());
            live.extend(games.iter().map(|game| game.players.clone()));
        }
        match &entry.event {
            Event::Excluded { player, .. } | Event::Readmitted { player, .. } => {
                before.insert(entry.version, (*player, checker.active[usize::from(*player)]));
                checker.active[usize::from(*player)] = matches!(entry.event, Event::Readmitted { .. });
            }
            Event::Undone { act, .. } => {
                if let Some(first) = first_of.get(act) {
                    live.truncate(*first);
                }
                if let Some((player, active)) = before.remove(act) {
                    checker.active[usize::from(player)] = active;
                }
                if let Some((game, outcome)) = decided.remove(act) {
                    checker.games[game].1 = outcome;
                }
            }
            // A game of a round that is taken back later is none of those that are looked at.
            Event::Adjudicated { game, outcome, .. } => {
                if let Some(known) = checker.games.get_mut(*game as usize) {
                    decided.insert(entry.version, (*game as usize, known.1.replace(outcome.clone())));
                }
            }
            Event::NoShow { game, seats } => {
                let players = &live[*game as usize];
                seats.iter().for_each(|seat| checker.active[usize::from(players[usize::from(*seat)])] = false);
            }
            _ if !kept.contains(&entry.version) => {}
            event => checker.hear(event).map_err(|what| format!("version {}: {what}", entry.version))?,
        }
    }
    checker.finish()?;
    Ok(checker.facts)
}

impl Checker {
    fn hear(&mut self, event: &Event) -> Result<(), String> {
        match event {
            Event::Created { settings, .. } | Event::Changed { settings, .. } => {
                (self.format, self.check_in) = (settings.format, settings.check_in);
            }
            Event::Entered { who, .. } => {
                self.own.push(Vec::new());
                self.active.push(!self.check_in || self.started || matches!(who, StoredOccupant::Bot(_)));
            }
            Event::CheckedIn { player } | Event::CameBack { player } => self.active[usize::from(*player)] = true,
            Event::Withdrew { player } => self.active[usize::from(*player)] = false,
            Event::Started { lots, .. } => {
                self.started = true;
                self.lots.clone_from(lots);
                let there: BTreeSet<u16> = self.who_is_active();
                ensure(
                    lots.iter().copied().collect::<BTreeSet<_>>() == there && lots.len() == there.len(),
                    "the lots are not those there",
                )?;
            }
            Event::Paired { games, byes, .. } => self.paired(games, byes)?,
            Event::ByeGiven { bye, .. } => self.byes.push((bye.player, bye.bye)),
            Event::Ended { game, outcome } => {
                self.games[*game as usize].1 = Some(outcome.clone());
            }
            _ => {}
        }
        Ok(())
    }

    fn who_is_active(&self) -> BTreeSet<u16> {
        (0..).zip(&self.active).filter(|(_, active)| **active).map(|(player, _)| player).collect()
    }

    fn paired(&mut self, games: &[PairedGame], byes: &[PairedBye]) -> Result<(), String> {
        self.facts.rounds += 1;
        self.facts.games += games.len() as u32;
        let seated: Vec<u16> =
            games.iter().flat_map(|game| game.players.iter().copied()).chain(byes.iter().map(|bye| bye.player)).collect();
        let distinct: BTreeSet<u16> = seated.iter().copied().collect();
        ensure(distinct.len() == seated.len(), "somebody is paired twice")?;
        let expected = match self.format {
            Format::RoundRobin { .. } => self.lots.iter().copied().collect(),
            Format::Arena { .. } => distinct.clone(),
            _ => self.who_is_active(),
        };
        ensure(distinct == expected, "not everybody is paired, or somebody who is away")?;
        match self.format {
            Format::Swiss { .. } => self.swiss(games, byes)?,
            Format::Arena { .. } => self.arena(games)?,
            Format::Tables { .. } => self.tables(games)?,
            Format::RoundRobin { .. } => {}
        }
        self.byes.extend(byes.iter().map(|bye| (bye.player, bye.bye)));
        for game in games {
            game.players.iter().for_each(|player| self.own[usize::from(*player)].push(self.games.len()));
            self.games.push((game.players.clone(), None));
        }
        Ok(())
    }

    /// Games in which this player met somebody.
    fn at_the_board(&self, player: u16) -> impl Iterator<Item = &Vec<u16>> {
        let played = move |(players, outcome): &&(Vec<u16>, Option<GameOutcome>)| {
            let Some(seat) = players.iter().position(|other| *other == player) else { return false };
            outcome.as_ref().is_none_or(|outcome| !outcome.absent.contains(&(seat as u8)) && outcome.absent.len() + 1 < players.len())
        };
        self.own[usize::from(player)].iter().map(|game| &self.games[*game]).filter(played).map(|(players, _)| players)
    }

    fn met(&self, one: u16, other: u16) -> u64 {
        self.at_the_board(one).filter(|players| players.contains(&other)).count() as u64
    }

    fn difference(&self, player: u16) -> i32 {
        self.at_the_board(player).map(|players| if players[0] == player { 1 } else { -1 }).sum()
    }

    fn gifts(&self, player: u16) -> u64 {
        let byes = self.byes.iter().filter(|(who, _)| *who == player).map(|(_, bye)| if *bye == Bye::Full { 2 } else { 1 }).sum::<u64>();
        let forfeits = self.games.iter().filter(|(players, outcome)| {
            let Some(seat) = players.iter().position(|other| *other == player) else { return false };
            outcome.as_ref().is_some_and(|outcome| outcome.absent == [1 - seat as u8])
        });
        byes + forfeits.count() as u64
    }

    /// The three promises: repetitions, byes, seats; none is broken more than it must be.
    fn swiss(&mut self, games: &[PairedGame], byes: &[PairedBye]) -> Result<(), String> {
        ensure(byes.len() <= 1, "more than one bye")?;
        let beyond = |difference: i32| u64::from(difference.unsigned_abs().saturating_sub(2));
        let differences: BTreeMap<u16, i32> = self.who_is_active().into_iter().map(|player| (player, self.difference(player))).collect();
        let mut broken = (0, 0, 0);
        for game in games {
            let (first, second) = (game.players[0], game.players[1]);
            let after = (differences[&first] + 1, differences[&second] - 1);
            broken.0 += self.met(first, second).pow(2);
            broken.2 += beyond(after.0) + beyond(after.1);
            self.facts.note_difference(differences[&first], 1);
            self.facts.note_difference(differences[&second], -1);
        }
        broken.1 = byes.iter().map(|bye| self.gifts(bye.player)).sum();
        if broken == (0, 0, 0) {
            return Ok(());
        }
        let players: Vec<u16> = differences.keys().copied().collect();
        let size = players.len() + players.len() % 2;
        // Larger rounds could always be paired well in what is played here.
        if size > 16 {
            let byes_before = byes.iter().any(|bye| self.byes.iter().any(|(who, kind)| *who == bye.player && *kind == Bye::Full));
            let is_worse = |game: &PairedGame| worse(differences[&game.players[0]], 1) || worse(differences[&game.players[1]], -1);
            return ensure(broken.0 == 0 && !byes_before && !games.iter().any(is_worse), &format!("{size} players, broken: {broken:?}"));
        }
        let cost = |i: usize, j: usize| {
            if j == players.len() {
                return (0, self.gifts(players[i]), 0);
            }
            let (one, other) = (differences[&players[i]], differences[&players[j]]);
            let seats = (beyond(one + 1) + beyond(other - 1)).min(beyond(one - 1) + beyond(other + 1));
            (self.met(players[i], players[j]).pow(2), 0, seats)
        };
        let costs: Vec<_> = (0..size * size).map(|n| if n / size < n % size { cost(n / size, n % size) } else { (0, 0, 0) }).collect();
        let least = crate::matching::least_of_all(size, |i, j| costs[i * size + j]);
        ensure(broken == least, &format!("broken {broken:?}, but {least:?} can be"))?;
        let repeats = games.iter().filter(|game| self.met(game.players[0], game.players[1]) > 0).count();
        self.facts.forced_repeats += repeats as u32;
        self.facts.forced_byes += byes.iter().filter(|bye| self.gifts(bye.player) >= 2).count() as u32;
        self.facts.forced_seats += u32::from(broken.2 > 0);
        Ok(())
    }

    fn arena(&mut self, games: &[PairedGame]) -> Result<(), String> {
        // Nobody plays two games at once, so the last one of each says it.
        let plays = |player: &u16| self.own[usize::from(*player)].last().is_some_and(|game| self.games[*game].1.is_none());
        let open: BTreeSet<u16> = (0..self.own.len() as u16).filter(plays).collect();
        let waiting: Vec<u16> = self.who_is_active().difference(&open).copied().collect();
        ensure(games.iter().all(|game| game.players.iter().all(|player| waiting.contains(player))), "somebody is not free")?;
        let last: BTreeMap<u16, Option<u16>> = waiting
            .iter()
            .map(|player| {
                (*player, self.at_the_board(*player).last().map(|players| if players[0] == *player { players[1] } else { players[0] }))
            })
            .collect();
        let differences: BTreeMap<u16, i32> = waiting.iter().map(|player| (*player, self.difference(*player))).collect();
        let just_met = |one: u16, other: u16| last[&one] == Some(other) || last[&other] == Some(one);
        let same_seat = |one: u16, other: u16| {
            let (one, other) = (differences[&one], differences[&other]);
            one >= 2 && other >= 2 || one <= -2 && other <= -2
        };
        let good = |one: u16, other: u16| one != other && !just_met(one, other) && !same_seat(one, other);
        let some_good = |among: &[u16]| among.iter().any(|one| among.iter().any(|other| good(*one, *other)));
        for game in games {
            let (first, second) = (game.players[0], game.players[1]);
            self.facts.note_difference(differences[&first], 1);
            self.facts.note_difference(differences[&second], -1);
            if !good(first, second) {
                ensure(open.is_empty() && !some_good(&waiting), "a pair that need not be")?;
                self.facts.forced_repeats += u32::from(just_met(first, second));
                self.facts.forced_seats += u32::from(same_seat(first, second));
            }
            let is_worse = worse(differences[&first], 1) || worse(differences[&second], -1);
            ensure(!is_worse || same_seat(first, second), "seats differ by more than two")?;
        }
        let left: Vec<u16> = waiting.iter().copied().filter(|player| !games.iter().any(|game| game.players.contains(player))).collect();
        ensure(!some_good(&left), "two wait who could play")
    }

    fn tables(&mut self, games: &[PairedGame]) -> Result<(), String> {
        let mut sizes: Vec<usize> = games.iter().map(|game| game.players.len()).collect();
        let players: usize = sizes.iter().sum();
        sizes.sort_unstable();
        let fours = sizes.iter().filter(|size| **size == 4).count();
        ensure(sizes.iter().all(|size| (3..=5).contains(size)), "a table of another size")?;
        let most_fours = (0..=players / 4).rev().find(|fours| {
            let rest = players - 4 * fours;
            (0..=rest / 3).any(|threes| (rest - 3 * threes).is_multiple_of(5))
        });
        ensure(Some(fours) == most_fours, "more tables of four can be")?;
        // No two can change places so that fewer meet again.
        let all: Vec<u16> = games.iter().flat_map(|game| game.players.iter().copied()).collect();
        let index: BTreeMap<u16, usize> = all.iter().copied().enumerate().map(|(at, player)| (player, at)).collect();
        let mut met = vec![vec![0_i64; all.len()]; all.len()];
        for (players, outcome) in &self.games {
            let came = |seat: usize| {
                outcome.as_ref().is_none_or(|outcome| !outcome.absent.contains(&(seat as u8)) && outcome.absent.len() + 1 < players.len())
            };
            for (_, one) in players.iter().enumerate().filter(|(seat, _)| came(*seat)) {
                for other in players.iter().filter(|other| *other != one) {
                    if let (Some(i), Some(j)) = (index.get(one), index.get(other)) {
                        met[*i][*j] += 1;
                    }
                }
            }
        }
        // Two have met if both came.
        let cost = |i: usize, j: usize| 2 * met[i][j].min(met[j][i]).pow(2);
        let tables: Vec<Vec<usize>> = games.iter().map(|game| game.players.iter().map(|player| index[player]).collect()).collect();
        let sum_with = |player: usize, table: &[usize], without: usize| -> i64 {
            table.iter().filter(|other| **other != without && **other != player).map(|other| cost(player, *other)).sum()
        };
        for (n, one) in tables.iter().enumerate() {
            for other in &tables[n + 1..] {
                for i in one {
                    for j in other {
                        let now = sum_with(*i, one, *i) + sum_with(*j, other, *j);
                        let then = sum_with(*i, other, *j) + sum_with(*j, one, *i);
                        ensure(then >= now, "two could change places so that fewer meet again")?;
                    }
                }
            }
        }
        let repeats: i64 = tables.iter().map(|table| table.iter().map(|player| sum_with(*player, table, *player)).sum::<i64>()).sum();
        if repeats > 0 && all.len() <= 9 {
            let fewest = crate::matching::fewest_repeats(&sizes, &|i, j| cost(i, j));
            ensure(repeats / 2 == fewest, &format!("{} meet again, {fewest} must", repeats / 2))?;
        }
        self.facts.forced_repeats += games
            .iter()
            .filter(|game| matches!(game.why, trilynx_protocol::tournament::PairingReason::Table { met, .. } if met > 0))
            .count() as u32;
        Ok(())
    }

    fn finish(&mut self) -> Result<(), String> {
        if let Format::RoundRobin { cycles } = self.format {
            let mut met: BTreeMap<(u16, u16), u8> = BTreeMap::new();
            let mut difference = vec![0_i32; self.active.len()];
            for (players, _) in &self.games {
                // First seats first: twice with the seats exchanged.
                *met.entry((players[0], players[1])).or_default() += 1;
                difference[usize::from(players[0])] += 1;
                difference[usize::from(players[1])] -= 1;
                let most = difference[usize::from(players[0])].abs().max(difference[usize::from(players[1])].abs());
                self.facts.most_difference = self.facts.most_difference.max(most);
            }
            ensure(self.facts.most_difference <= 2, "seats differ by more than two")?;
            ensure(met.values().all(|times| *times == 1), "somebody meets twice with the same seats")?;
            ensure(cycles == 2 || met.keys().all(|(one, other)| !met.contains_key(&(*other, *one))), "somebody meets twice")?;
            // It may have ended early, when nobody was left.
            let pairs = self.lots.len() * self.lots.len().saturating_sub(1) / 2 * usize::from(cycles);
            let active = self.active.iter().filter(|active| **active).count();
            ensure(met.len() == pairs || active < 2, "not everybody has met everybody")?;
        }
        Ok(())
    }
}

/// Whether one more seat makes a difference larger than two. It may be larger already: a game that was played can be forfeited later.
fn worse(difference: i32, seat: i32) -> bool {
    (difference + seat).abs() > 2.max(difference.abs())
}

fn ensure(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}
