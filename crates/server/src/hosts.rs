//! What a running server does about the acts of hosts and moderators: names are read again, connections end, seats of those who are banned
//! are given up.
//!
//! The one thing to know: acts are made in the store, by `trilynx admin` beside this server or by another node. What they change is read from
//! there at once; what is in memory follows here, within two seconds. Whether somebody may come in is never decided here.

use crate::live::Context;
use crate::live::fair::Origin;
use crate::live::table::{CommandRequest, RequestError};
use crate::service::Service;
use crate::store::{ActKind, ActRow, StoreError};
use std::time::Duration;
use tokio::time::Instant;
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{Command, Occupant, PersonId, TableId};

/// How often the log of acts is looked at.
const LOOK_EVERY: Duration = Duration::from_secs(2);
/// How often seats of those who are banned are looked for, also if no act was read: the server may have been down, a match may go on.
const UNSEAT_EVERY: Duration = Duration::from_secs(30);
/// Acts or tables at a time.
const AT_ONCE: u32 = 100;

/// Follows the log of acts, as long as the service runs.
pub async fn follow(service: Service) {
    let mut known: Option<u64> = None;
    let mut unseat_at = Instant::now();
    // At once for the first time: what is done from now on must not be taken for something that was done before the start.
    loop {
        if let Err(cause) = look(&service, &mut known, &mut unseat_at).await {
            tracing::warn!(%cause, "what hosts have done is not known yet");
        }
        if service.stopping.within(LOOK_EVERY).await {
            return;
        }
    }
}

/// Does what follows from new acts. One that fails is done again the next time: nothing here depends on being done once.
async fn look(service: &Service, known: &mut Option<u64>, unseat_at: &mut Instant) -> Result<(), StoreError> {
    let mut last = match *known {
        Some(last) => last,
        // What was done before this server started is in no memory of it.
        None => service.store.last_act().await?,
    };
    *known = Some(last);
    loop {
        let acts = service.store.acts_after(last, AT_ONCE).await?;
        for act in &acts {
            tracing::info!(number = act.number, act = act.kind, "a host has acted");
            on_act(&service.live, act).await;
            if ActKind::of(&act.kind) == Some(ActKind::Ban) {
                *unseat_at = Instant::now();
            }
            last = act.number;
        }
        *known = Some(last);
        if acts.len() < AT_ONCE as usize {
            break;
        }
    }
    if Instant::now() >= *unseat_at {
        unseat(service).await?;
        *unseat_at = Instant::now() + UNSEAT_EVERY;
    }
    Ok(())
}

/// Every node reads the log, so each looks after its own memory.
async fn on_act(live: &Context, act: &ActRow) {
    // An act of a later release may be about anything.
    let kind = ActKind::of(&act.kind);
    let Some(person) = act.person else {
        live.directory.forget_all();
        return;
    };
    match kind {
        Some(ActKind::Rename | ActKind::Delete) | None => live.person_changed(person).await,
        Some(_) => {}
    }
    match kind {
        Some(ActKind::SignOut) => live.connections.end_sessions(person),
        Some(ActKind::Password | ActKind::Delete | ActKind::Ban) => live.connections.end_person(person),
        // What a moderator does here is announced at once, by the node that does it.
        Some(ActKind::Warn | ActKind::WarningLifted | ActKind::Mute | ActKind::MuteLifted) if act.host.is_some() => {
            live.sanctions_changed_here(person).await;
        }
        _ => {}
    }
}

/// Gives up the seats of those who are banned, as they could themselves: a table that waits is left or closed, a game is aborted or resigned.
async fn unseat(service: &Service) -> Result<(), StoreError> {
    let mut after = None;
    loop {
        let seated = service.store.banned_at(after, service.now_unix_ms(), AT_ONCE).await?;
        for &(person, table) in &seated {
            leave(&service.live, person, table).await?;
            after = Some(table);
        }
        if seated.len() < AT_ONCE as usize || service.stopping.has_begun() {
            return Ok(());
        }
    }
}

async fn leave(live: &Context, person: PersonId, table: TableId) -> Result<(), StoreError> {
    let Some(row) = live.store.row(table).await? else { return Ok(()) };
    let commands: Vec<Command> = match row.stage {
        Stage::Waiting if live.directory.is_among(person, &[row.opener]).await? => vec![Command::Close],
        Stage::Waiting => vec![Command::Stand],
        // Who may not abort resigns.
        Stage::Playing => vec![Command::Abort, Command::Resign],
        // The next game of a match is resigned when it has begun.
        Stage::Between | Stage::Over | Stage::Closed => Vec::new(),
    };
    for (seat, occupant) in (0..).zip(&row.occupants) {
        let Some(Occupant::Person(occupant)) = occupant else { continue };
        if !live.directory.is_among(person, &[*occupant]).await? {
            continue;
        }
        for command in &commands {
            match ask(live, *occupant, seat, table, command.clone()).await {
                Ok(_) => break,
                // Already left, or not at this moment.
                Err(RequestError::Refused(_) | RequestError::NotFound) => {}
                Err(failed) => {
                    tracing::warn!(%table, ?failed, "a seat of somebody who is banned is given up later");
                    break;
                }
            }
        }
    }
    Ok(())
}

async fn ask(live: &Context, person: PersonId, seat: u8, table: TableId, command: Command) -> Result<u32, RequestError> {
    let key = format!("banned-{}", hex::encode(crate::accounts::random_bytes::<8>()));
    let received = live.env.now();
    let asked = CommandRequest { person, guest: false, origin: Origin::LOCAL, seat: Some(seat), lag_ms: 0, received, key, command };
    live.table(table)?.ask_and_wait(asked).await
}
