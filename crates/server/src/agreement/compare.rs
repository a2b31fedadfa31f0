//! The task that compares games: one turn at a time, when no bot has anything else to do.

use super::{Agreement, Focus, ThinkTimes, stands_out, think_times};
use crate::live::Context;
use crate::live::fair::{Client, Origin};
use crate::ratings::{TimeClass, beginner};
use crate::store::{AgreementRow, ComparedGame, StoreError, TableRow};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tokio::sync::oneshot;
use trilynx_bots::SystemClock;
use trilynx_games::{GameId, with_game};
use trilynx_play::agreement::{ComparedTurn, Compares, comparison};
use trilynx_protocol::log::Entry;
use trilynx_protocol::{Occupant, PersonId, TableId};
use trilynx_table::Replay;

/// How often it is looked for games.
const LOOK_EVERY: Duration = Duration::from_secs(10);
/// How long to wait while bots are busy.
const BUSY: Duration = Duration::from_millis(500);
/// The pause after each turn: other people use the machine too.
const BETWEEN_TURNS: Duration = Duration::from_millis(100);
/// The most turns of each player in a game.
const TURNS: usize = 6;
/// Ratings this near are about the same …
const NEAR: i64 = 100;
/// … and where too few are, these.
const LESS_NEAR: i64 = 300;
/// The most accounts that somebody is held against.
const MOST_OTHERS: u32 = 1_000;
/// Who was dismissed is not flagged again before so many further games.
const FURTHER_GAMES: u32 = 20;

/// Compares games. Never returns.
pub async fn run(context: Context) {
    loop {
        match compare_next(&context).await {
            Ok(true) => {}
            Ok(false) => tokio::time::sleep(LOOK_EVERY).await,
            Err(error) => {
                tracing::warn!(%error, "a game could not be compared");
                tokio::time::sleep(LOOK_EVERY).await;
            }
        }
    }
}

/// Compares the game that has waited longest. False if there is none.
pub async fn compare_next(context: &Context) -> Result<bool, StoreError> {
    let Some(table) = context.store.take_to_compare().await? else { return Ok(false) };
    let Some(row) = context.store.row(table).await? else { return Ok(true) };
    let log = context.store.log(table, 0, u32::MAX).await?;
    let seed = u64::from_le_bytes(context.env.bytes());
    let (game, seats) = (row.options.game.0, row.occupants.len());
    let prepared = tokio::task::spawn_blocking(move || (prepare(table, game, &log, seed), log)).await;
    let Ok((Some(compares), log)) = prepared else { return Ok(true) };
    let lost_focus = context.store.take_lost_focus(table).await?;
    let mut found = vec![Agreement::default(); seats];
    for turn in all_turns(context, compares).await {
        if let Some(agreement) = found.get_mut(turn.seat.index()) {
            agreement.turns += 1;
            agreement.agreed.iter_mut().zip(turn.agrees).for_each(|(agreed, agrees)| *agreed += u32::from(agrees));
        }
    }
    for (seat, (occupant, agreement)) in (0..).zip(row.occupants.iter().zip(found)) {
        let Some(Occupant::Person(person)) = occupant else { continue };
        if agreement.turns == 0 {
            continue;
        }
        let ThinkTimes { turns, average_ms: think_ms, spread } = think_times(&log, seat);
        let lost = lost_focus.iter().find(|(who, _)| who == person).map_or(0, |(_, turns)| *turns);
        let unix_ms = context.env.now().unix_ms;
        let agreement = Agreement { think_ms, spread, ..agreement };
        let focus = Focus { turns, away: lost.min(turns) };
        let found = ComparedGame { person: *person, table, game, unix_ms, agreement, focus };
        let rating = rating_of(context, *person, &row).await?;
        if let Some(sum) = context.store.add_compared(&found, rating).await? {
            judge(context, &sum).await?;
        }
    }
    Ok(true)
}

fn prepare(table: TableId, game: GameId, log: &[Entry], seed: u64) -> Option<Box<dyn Compares>> {
    let replay = Replay::of_table(table, log, None, &|_| None).ok().flatten()?;
    with_game!(game, G => {
        let (start, moves) = replay.line::<G>(None, &[]).ok()?;
        comparison(&start, &moves, TURNS, seed)
    })
}

/// Every turn, one after the other, each as spare work of the bots. Fewer if the bots stop or have too much to do.
async fn all_turns(context: &Context, compares: Box<dyn Compares>) -> Vec<ComparedTurn> {
    // Nobody waits for it: all of it is one client among those who have games reviewed.
    let client = Client { origin: Origin::LOCAL, person: PersonId::from_random([0; 16]) };
    let mut turns = Vec::new();
    let mut next = Some(compares);
    while let Some(mut compares) = next.take() {
        while context.bots.waiting() > 0 || context.bots.threads().1 > 0 || context.reviews.under_way() > 0 {
            tokio::time::sleep(BUSY).await;
        }
        let (tell, told) = oneshot::channel();
        let work = move || {
            let turn = compares.next(&AtomicBool::new(false), &SystemClock::start());
            // Nobody receives it if the server stops.
            drop(tell.send((turn, compares)));
        };
        context.bots.spare(client, Box::new(work));
        let Ok((Some(turn), compares)) = told.await else { break };
        turns.push(turn);
        next = Some(compares);
        tokio::time::sleep(BETWEEN_TURNS).await;
    }
    turns
}

async fn rating_of(context: &Context, person: PersonId, row: &TableRow) -> Result<i64, StoreError> {
    let game = row.options.game.0;
    let class = TimeClass::of(row.options.clock).map_or("", TimeClass::name);
    let rating = context.store.rating(person, game, class).await?.unwrap_or_else(|| beginner(game));
    Ok(rating.rating.round() as i64)
}

/// Flags somebody whose last games stand out.
pub async fn judge(context: &Context, sum: &AgreementRow) -> Result<(), StoreError> {
    let may_wait = sum.dismissed_total.is_none_or(|dismissed| sum.total >= dismissed + FURTHER_GAMES);
    if sum.flagged_unix_ms.is_some() || !may_wait {
        return Ok(());
    }
    for near in [NEAR, LESS_NEAR] {
        let others = context.store.agreements_between(sum.game, sum.rating - near, sum.rating + near, MOST_OTHERS).await?;
        let others: Vec<Agreement> = others.into_iter().filter(|other| other.person != sum.person).map(|other| other.agreement).collect();
        if others.len() < super::LEAST_OTHERS && near == NEAR {
            continue;
        }
        if let Some(usual) = stands_out(sum.games, &sum.agreement, &others) {
            tracing::info!(person = %sum.person, game = sum.game.name(), "games stand out; a moderator may look at them");
            context.store.flag_agreement(sum.person, sum.game, usual, context.env.now().unix_ms).await?;
        }
        return Ok(());
    }
    Ok(())
}
