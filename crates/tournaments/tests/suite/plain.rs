//! A second, plain program for standings: from the log alone, with numbers of its own, sharing no code with the first.

use std::collections::BTreeMap;
use trilynx_protocol::log::{TournamentEntry, TournamentEvent as Event};
use trilynx_protocol::tournament::{Bye, Format, GameOutcome, Standing, TieBreak};

/// The log as if what was undone had never happened.
pub fn without_undone(log: &[TournamentEntry]) -> Vec<TournamentEntry> {
    let mut kept: Vec<TournamentEntry> = Vec::new();
    for entry in log {
        let Event::Undone { act, .. } = entry.event else {
            kept.push(entry.clone());
            continue;
        };
        let at = kept.iter().position(|known| known.version == act).expect("it was there");
        let removed = kept.remove(at);
        if let Event::Paired { .. } = removed.event {
            // Its games go with it; who came meanwhile stays.
            let rest: Vec<_> = kept.drain(at..).collect();
            let of_round = |event: &Event| matches!(event, Event::TableOpened { .. } | Event::Arrived { .. } | Event::ByeGiven { .. });
            kept.extend(rest.into_iter().filter(|entry| !of_round(&entry.event)));
        }
    }
    kept
}

pub struct PlainGame {
    pub round: u16,
    pub players: Vec<u16>,
    pub outcome: Option<GameOutcome>,
}

/// What a log says, put in order.
pub struct Plain {
    pub format: Format,
    pub players: usize,
    pub rounds: u16,
    pub games: Vec<PlainGame>,
    pub byes: Vec<(u16, u16, Bye)>,
}

pub fn read(log: &[TournamentEntry]) -> Plain {
    let mut plain = Plain { format: Format::Swiss { rounds: 1 }, players: 0, rounds: 0, games: Vec::new(), byes: Vec::new() };
    for entry in without_undone(log) {
        match entry.event {
            Event::Created { settings, .. } | Event::Changed { settings, .. } => plain.format = settings.format,
            Event::Entered { .. } => plain.players += 1,
            Event::Paired { round, games, byes, .. } => {
                plain.rounds = round;
                plain.games.extend(games.into_iter().map(|game| PlainGame { round, players: game.players, outcome: None }));
                plain.byes.extend(byes.iter().map(|bye| (round, bye.player, bye.bye)));
            }
            Event::ByeGiven { round, bye } => plain.byes.push((round, bye.player, bye.bye)),
            Event::Ended { game, outcome } | Event::Adjudicated { game, outcome, .. } => plain.games[game as usize].outcome = Some(outcome),
            _ => {}
        }
    }
    plain
}

/// One line of a player's score sheet. Opponents are those at the board.
struct Line {
    points: f64,
    opponents: Vec<u16>,
    win: bool,
    board_win: bool,
    share: f64,
    decided: bool,
}

fn sheet(plain: &Plain, player: u16) -> Vec<Line> {
    let mut lines: Vec<(u16, usize, Line)> = Vec::new();
    for (number, game) in plain.games.iter().enumerate() {
        let Some(seat) = game.players.iter().position(|other| *other == player) else { continue };
        let others = game.players.iter().copied().filter(|other| *other != player).collect();
        let mut line = Line { points: 0.0, opponents: others, win: false, board_win: false, share: 0.0, decided: game.outcome.is_some() };
        if let Some(outcome) = &game.outcome {
            let here = |seat: usize| !outcome.absent.contains(&(seat as u8));
            let present = (0..game.players.len()).filter(|seat| here(*seat)).count();
            if here(seat) {
                let better = (0..game.players.len()).filter(|s| here(*s) && outcome.places[*s] < outcome.places[seat]).count();
                let equal = (0..game.players.len()).filter(|s| here(*s) && outcome.places[*s] == outcome.places[seat]).count();
                let prizes: &[f64] = match plain.format {
                    Format::Tables { .. } => &[5.0, 3.0, 2.0, 1.0, 0.0],
                    Format::Arena { .. } => &[2.0, 0.0],
                    _ => &[1.0, 0.0],
                };
                line.points = prizes[better..better + equal].iter().sum::<f64>() / equal as f64;
                let wins = better == 0 && equal == 1;
                line.win = wins;
                line.board_win = wins && present > 1;
                let total: f64 = outcome.scores.iter().map(|score| f64::from(*score).max(0.0)).sum();
                if total > 0.0 && present > 1 {
                    line.share = (f64::from(outcome.scores[seat]).max(0.0) / total * 1e6).floor();
                }
                if matches!(plain.format, Format::Arena { .. }) {
                    // Two wins in a row before it: twice as much.
                    if lines.len() >= 2 && lines[lines.len() - 2..].iter().all(|(_, _, line)| line.win) {
                        line.points *= 2.0;
                    }
                }
            }
            if present < 2 || !here(seat) {
                line.opponents.clear();
            }
        }
        lines.push((game.round, number, line));
    }
    for (round, _, bye) in plain.byes.iter().filter(|(_, who, _)| *who == player) {
        let points = match (bye, plain.format) {
            (Bye::Full, _) | (Bye::Half, Format::Tables { .. }) => 1.0,
            (Bye::Half, _) => 0.5,
            (Bye::Rest, _) => 0.0,
        };
        lines.push((*round, usize::MAX, Line { points, opponents: Vec::new(), win: false, board_win: false, share: 0.0, decided: true }));
    }
    lines.sort_by_key(|(round, number, _)| (*round, *number));
    lines.into_iter().map(|(_, _, line)| line).collect()
}

/// For each player points, and what decides between equal ones; direct encounters come later.
pub fn standings(plain: &Plain, tie_breaks: &[TieBreak]) -> Vec<(u16, f64, Vec<f64>)> {
    let sheets: Vec<Vec<Line>> = (0..plain.players as u16).map(|player| sheet(plain, player)).collect();
    let points: Vec<f64> = sheets.iter().map(|sheet| sheet.iter().map(|line| line.points).sum()).collect();
    let mut values: Vec<Vec<f64>> = vec![Vec::new(); plain.players];
    for tie_break in tie_breaks {
        // Those who are equal up to here.
        let mut equal: BTreeMap<Vec<i64>, Vec<usize>> = BTreeMap::new();
        for player in 0..plain.players {
            let key = std::iter::once(&points[player]).chain(&values[player]).map(|value| (value * 600.0).round() as i64).collect();
            equal.entry(key).or_default().push(player);
        }
        for player in 0..plain.players {
            let group = equal.values().find(|group| group.contains(&player)).expect("everybody is in one");
            let sheet = &sheets[player];
            let met: f64 = sheet.iter().flat_map(|line| &line.opponents).map(|other| points[usize::from(*other)]).sum();
            let played = sheet.iter().filter(|line| !line.opponents.is_empty()).count();
            let value = match tie_break {
                TieBreak::Buchholz => met + (f64::from(plain.rounds) - played as f64) * points[player],
                TieBreak::SonnebornBerger => {
                    let of = |line: &Line| match line.opponents.first() {
                        Some(other) => line.points * points[usize::from(*other)],
                        None => line.points * points[player],
                    };
                    sheet.iter().map(of).sum()
                }
                TieBreak::Wins => sheet.iter().filter(|line| line.board_win).count() as f64,
                TieBreak::ScoreShare => sheet.iter().map(|line| line.share).sum(),
                TieBreak::OpponentsPoints => met,
                TieBreak::DirectEncounter => {
                    let against =
                        |one: usize, other: usize| sheets[one].iter().filter(move |line| line.decided && line.opponents == [other as u16]);
                    let is_complete =
                        group.iter().all(|one| group.iter().all(|other| one == other || against(*one, *other).next().is_some()));
                    let scored = |other: &usize| against(player, *other).map(|line| line.points).sum::<f64>();
                    if is_complete && group.len() > 1 { group.iter().filter(|other| **other != player).map(scored).sum() } else { 0.0 }
                }
            };
            values[player].push(value);
        }
    }
    (0..plain.players).map(|player| (player as u16, points[player], values[player].clone())).collect()
}

/// Whether the standings are those of the plain program.
pub fn agree(log: &[TournamentEntry], tie_breaks: &[TieBreak], standings_given: &[Standing]) -> Result<(), String> {
    let plain = read(log);
    let ours = standings(&plain, tie_breaks);
    let same = |one: f64, other: f64| (one - other).abs() < 1e-4;
    let better = |one: &(u16, f64, Vec<f64>), other: &(u16, f64, Vec<f64>)| {
        let pairs = std::iter::once((one.1, other.1)).chain(one.2.iter().copied().zip(other.2.iter().copied()));
        pairs.into_iter().find(|(a, b)| !same(*a, *b)).is_some_and(|(a, b)| a > b)
    };
    if standings_given.len() != ours.len() {
        return Err(format!("{} lines instead of {}", standings_given.len(), ours.len()));
    }
    for given in standings_given {
        let own = &ours[usize::from(given.player)];
        let place = 1 + ours.iter().filter(|other| better(other, own)).count();
        if !same(f64::from(given.points) / 60.0, own.1) {
            return Err(format!("player {} has {} points, not {}", given.player, own.1, f64::from(given.points) / 60.0));
        }
        for ((tie_break, counted), own) in tie_breaks.iter().zip(&given.tie_breaks).zip(&own.2) {
            let unit = if matches!(tie_break, TieBreak::Wins | TieBreak::ScoreShare) { 1.0 } else { 60.0 };
            if !same(f64::from(*counted) / unit, *own) {
                return Err(format!("{tie_break:?} of player {} is {own}, not {}", given.player, f64::from(*counted) / unit));
            }
        }
        if place != usize::from(given.place) {
            return Err(format!("player {} has place {place}, not {}", given.player, given.place));
        }
    }
    let is_sorted = standings_given.windows(2).all(|two| two[0].place <= two[1].place);
    if is_sorted { Ok(()) } else { Err("the standings are out of order".to_owned()) }
}
