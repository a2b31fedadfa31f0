//! What somebody's games came to.
//!
//! The one thing to know: nothing is counted up in the store. The last games are read by one stretch of an index (`store/history.rs`) and
//! added up here when somebody asks, so that no game is counted twice, or lost, when a guest becomes an account or games of an earlier
//! release are added in another order.

use crate::store::PastGame;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use trilynx_games::GameId;
use trilynx_protocol::http::{BotTally, EndingTally, Outcome, Pace, PaceTally, PlayerKind, ResultTally, Statistics, Streak};
use trilynx_protocol::options::GameName;
use trilynx_protocol::{EndedBy, Occupant, PersonId};

/// How many of somebody's last games are added up.
pub const COUNTED: u32 = 2_000;
/// The most opponents that are named.
pub const MOST_OPPONENTS: usize = 10;

/// Counts a game.
pub fn add(tally: &mut ResultTally, outcome: Outcome) {
    match outcome {
        Outcome::Won => tally.won += 1,
        Outcome::Drawn => tally.drawn += 1,
        Outcome::Lost => tally.lost += 1,
        Outcome::None => {}
    }
}

/// How many games a tally has.
pub fn games(tally: &ResultTally) -> u32 {
    tally.won + tally.drawn + tally.lost
}

/// Adds games up, the last one first. Opponents are added to the second answer, for the caller to say who they are.
pub fn statistics(past: &[PastGame]) -> (Statistics, BTreeMap<PersonId, ResultTally>) {
    let mut all = Statistics::default();
    let mut paces: BTreeMap<(GameId, u8), (Pace, ResultTally)> = BTreeMap::new();
    let mut bots: BTreeMap<(GameId, &str), ResultTally> = BTreeMap::new();
    let mut endings: Vec<(EndedBy, ResultTally)> = Vec::new();
    let mut opponents: BTreeMap<PersonId, ResultTally> = BTreeMap::new();
    let (mut ended, mut wins) = (false, 0);
    for game in past.iter().filter(|game| game.outcome != Outcome::None) {
        let outcome = game.outcome;
        add(&mut all.all, outcome);
        add(&mut paces.entry((game.game, game.pace as u8)).or_insert((game.pace, ResultTally::default())).1, outcome);
        if kind(game) == PlayerKind::People {
            add(&mut all.people, outcome);
        }
        if let [opponent] = game.opponents.as_slice() {
            add(if game.seat == 0 { &mut all.first } else { &mut all.second }, outcome);
            if let Occupant::Bot(name) = opponent {
                add(bots.entry((game.game, name)).or_default(), outcome);
            }
        }
        match endings.iter_mut().find(|(by, _)| *by == game.ended_by) {
            Some((_, tally)) => add(tally, outcome),
            None => {
                let mut tally = ResultTally::default();
                add(&mut tally, outcome);
                endings.push((game.ended_by, tally));
            }
        }
        for opponent in &game.opponents {
            if let Occupant::Person(person) = opponent {
                add(opponents.entry(*person).or_default(), outcome);
            }
        }
        match &mut all.streak {
            Some(streak) if streak.outcome == outcome && !ended => streak.games += 1,
            Some(_) => ended = true,
            None => all.streak = Some(Streak { outcome, games: 1 }),
        }
        wins = if outcome == Outcome::Won { wins + 1 } else { 0 };
        all.best_streak = all.best_streak.max(wins);
    }
    all.paces = paces.into_iter().map(|((game, _), (pace, results))| PaceTally { game: GameName(game), pace, results }).collect();
    all.bots = bots.into_iter().map(|((game, bot), results)| BotTally { game: GameName(game), bot: bot.to_owned(), results }).collect();
    endings.sort_by_key(|(_, tally)| Reverse(games(tally)));
    all.endings = endings.into_iter().map(|(by, results)| EndingTally { by, results }).collect();
    (all, opponents)
}

/// Who played.
pub fn kind(game: &PastGame) -> PlayerKind {
    if game.has_bots { PlayerKind::Bots } else { PlayerKind::People }
}
