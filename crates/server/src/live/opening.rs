//! Opening a table: by somebody, by pairing, or by a rematch.

use super::context::Context;
use super::fair::Origin;
use super::table::{MAX_OPEN_TABLES, RequestError, Turn, changes, round_starts, row};
use crate::env::Env;
use crate::store::{Append, AppendError};
use std::collections::BTreeSet;
use trilynx_games::chance::Seed;
use trilynx_play::turns::roster;
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::{PersonId, TableId, Time, TournamentId};
use trilynx_table::{Entropy, Opening, Table};

/// Opens a table for somebody who connects from there, stores it, and lists it.
pub async fn open(context: &Context, id: TableId, opening: Opening, origin: Origin) -> Result<(), RequestError> {
    if !opening.options.private && context.lobby.open_tables_of(opening.by) >= MAX_OPEN_TABLES as usize {
        return Err(RequestError::TooManyTables);
    }
    open_for(context, None, id, opening, origin).await.map(drop)
}

/// The same for a round of a tournament, which may open as many as it needs. Says whether it was not there already.
pub async fn open_for(
    context: &Context,
    round: Option<(TournamentId, u16)>,
    id: TableId,
    opening: Opening,
    origin: Origin,
) -> Result<bool, RequestError> {
    let opener = opening.by;
    let append = opened(&context.env, round, id, opening, context.env.now())?;
    let row = append.line.clone();
    let notified: BTreeSet<PersonId> = append.notify.new.iter().map(|new| new.person).collect();
    match context.store.append(vec![append]).await {
        Ok(()) => {}
        // The same person with the same key: the table is there already.
        Err(AppendError::Conflict | AppendError::Repeated(_)) => return Ok(false),
        Err(AppendError::Unavailable) => return Err(RequestError::Unavailable),
    }
    context.notifications_changed(notified).await;
    context.list(id, &row, Some(origin)).await;
    context.place(id, opener).await.map(|()| true)
}

/// The first events of the rematch, if one was just agreed on: stored together with the agreement, or not at all.
pub(super) fn rematch(env: &Env, table: &Table, entries: &[Entry], now: Time) -> Option<Append> {
    let id = entries.iter().find_map(|entry| match entry.event {
        Event::RematchAgreed { table } => Some(table),
        _ => None,
    })?;
    opened(env, None, id, table.rematch_opening(), now).inspect_err(|failed| tracing::error!(?failed, "a rematch cannot be opened")).ok()
}

fn opened(env: &Env, round: Option<(TournamentId, u16)>, id: TableId, opening: Opening, now: Time) -> Result<Append, RequestError> {
    let mut entries = Vec::new();
    let table = Table::open_for(round.map(|(tournament, _)| tournament), id, now, opening, &entropy(env), &mut |_, entry| {
        entries.push(entry.clone());
    });
    let table = table.map_err(RequestError::Refused)?;
    let (mut notify, _) = changes(Turn::NONE, &table, now, |_| false);
    if let Some((tournament, number)) = round {
        notify.new.extend(round_starts(&table, tournament, number, now));
    }
    Ok(Append { table: id, epoch: 0, key: None, line: row(&table, &entries), entries, snapshot: None, notify })
}

/// What a table needs and cannot make itself.
pub(super) fn entropy(env: &Env) -> Entropy {
    Entropy { seed: Seed(env.bytes()), table: env.table_id(), bots: roster }
}
