//! Moves planned ahead: what players answer without being there. A plan lies in the store beside its table; whether it fits, the table says.
//!
//! The one thing to know: an answer follows from the stored plan and the stored moves alone, so it is never lost. It is played like any other
//! move, by whichever server finds that it is due: after the move before it, when the table is loaded, or when tables with plans are looked
//! through. The table refuses it the second time, so it is never doubled.

use super::handle::RequestError;
use super::notify::your_turn;
use super::{OwnedTable, Task};
use crate::live::context::Context;
use crate::live::nodes;
use crate::store::{Store, StoreError};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use trilynx_games::{Seat, Viewer};
use trilynx_protocol::http::{MovesToPlan, PlannedMove, PlannedMoves};
use trilynx_protocol::{Command, Occupant, PersonId, Refused, TableId};
use trilynx_table::{By, Input, Table};

/// How often tables are looked for whose answer is due: after a server died, or while the store took no writes …
const SWEEP_EVERY: Duration = Duration::from_secs(15);
/// … and how many at a time.
const SWEEP: u32 = 500;

/// What somebody wants to plan, or to know of their plan.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct PlanRequest {
    /// The person's id.
    pub person: PersonId,
    /// What they plan from now on; nothing if they only want to know.
    pub plan: Option<MovesToPlan>,
}

/// What has to be looked up in the store, because it may be news for the table.
#[derive(Clone, Copy, Default)]
pub(super) struct ToLookUp {
    /// Whether the seat that decides has planned its move.
    pub answer: bool,
    /// Who is on vacation.
    pub vacations: bool,
}

impl ToLookUp {
    pub(super) const EVERYTHING: ToLookUp = ToLookUp { answer: true, vacations: true };
}

/// What the plan of the seat that decides comes to.
pub(super) enum DueAnswer {
    /// It answers.
    Move { seat: Seat, person: PersonId, text: String },
    /// Something else was played. The plan is dropped.
    Void(Seat),
}

/// What the seat that decides has planned for this position.
pub(super) async fn due_answer(store: &Store, table: &Table) -> Result<Option<DueAnswer>, StoreError> {
    if !table.lets_plan() {
        return Ok(None);
    }
    let Some((seat, person)) = table.to_move().and_then(|seat| Some((seat, player(table, seat)?))) else { return Ok(None) };
    let Some(plan) = store.plan(table.id(), seat.0).await? else { return Ok(None) };
    Ok(Some(match table.planned_answer(seat, &plan) {
        Some(text) => DueAnswer::Move { seat, person, text },
        None => DueAnswer::Void(seat),
    }))
}

pub(super) fn player(table: &Table, seat: Seat) -> Option<PersonId> {
    match table.occupants().get(seat.index()) {
        Some(Some(Occupant::Person(person))) => Some(*person),
        _ => None,
    }
}

impl Task {
    /// Stores what somebody plans, if there is anything to store, and says what they have planned.
    pub(super) async fn plan(&mut self, request: PlanRequest) -> Result<PlannedMoves, RequestError> {
        let PlanRequest { person, plan } = request;
        let person = self.known_as(person, None).await;
        let Viewer::Seat(seat) = self.viewer(person, None)? else { return Err(RequestError::Refused(Refused::NotSeated)) };
        let Some(OwnedTable { table, epoch, .. }) = self.owned.as_deref() else { return Err(RequestError::Unavailable) };
        let (id, store) = (self.handle.id, &self.context.store);
        let unavailable = |error: StoreError| {
            tracing::warn!(table = %id, %error, "what somebody plans cannot be read or stored");
            RequestError::Unavailable
        };
        let stored = match plan {
            Some(wanted) if wanted.lines.is_empty() => {
                store.forget_plan(id, seat.0).await.map_err(unavailable)?;
                None
            }
            Some(wanted) => {
                let plan = table.plan(seat, wanted.number, &wanted.lines).map_err(RequestError::Refused)?;
                store.keep_plan(id, (*epoch, table.version()), seat.0, person, &plan).await.map_err(unavailable)?;
                Some(plan)
            }
            None => store.plan(id, seat.0).await.map_err(unavailable)?,
        };
        let lines = stored.map_or_else(Vec::new, |plan| table.planned(&plan)).into_iter();
        let shown = |line: Vec<(Seat, String)>| line.into_iter().map(|(seat, text)| PlannedMove { seat: seat.0, text }).collect();
        Ok(PlannedMoves { number: table.moves_played(), lines: lines.map(shown).collect() })
    }

    /// Looks up what may be news for the table.
    pub(super) async fn look_up(&mut self) {
        // What cannot be looked up now is looked up when the table is due or loaded again.
        if !self.to_look_up.vacations || self.look_up_vacations().await.is_ok() {
            self.answer_as_planned().await;
        }
    }

    /// Plays what was planned for the position, if anything was. The answer may be answered in turn.
    async fn answer_as_planned(&mut self) {
        while std::mem::take(&mut self.to_look_up.answer) {
            let Some(owned) = &self.owned else { return };
            let number = owned.table.moves_played();
            match due_answer(&self.context.store, &owned.table).await {
                Ok(None) => {}
                Ok(Some(DueAnswer::Void(seat))) => self.forget_plan(seat).await,
                Ok(Some(DueAnswer::Move { seat, person, text })) => {
                    let by = By::Person { id: person, seat: Some(seat), lag_ms: 0, held_ms: 0, guest: false };
                    match self.apply(by, Input::Asked(Command::Play { text, number }), None).await {
                        Ok(_) => {}
                        Err(RequestError::Refused(refused)) => {
                            tracing::error!(table = %self.handle.id, ?refused, "a planned move cannot be played");
                            self.forget_plan(seat).await;
                            self.notify_of_turn(person).await;
                        }
                        // It is tried again when the table has been loaded.
                        Err(_) => return,
                    }
                }
                Err(error) => tracing::warn!(table = %self.handle.id, %error, "planned moves cannot be read; they are tried again"),
            }
        }
    }

    async fn forget_plan(&self, seat: Seat) {
        if let Err(error) = self.context.store.forget_plan(self.handle.id, seat.0).await {
            tracing::warn!(table = %self.handle.id, %error, "a plan that is void stays for now");
        }
    }

    /// Notifies somebody of their turn.
    pub(super) async fn notify_of_turn(&self, person: PersonId) {
        let Some(owned) = &self.owned else { return };
        let new = your_turn(&owned.table, person, self.context.env.now());
        match self.context.store.notify(self.handle.id, &new).await {
            Ok(()) => {
                let context = self.context.clone();
                tokio::spawn(async move { context.notifications_changed([person]).await });
            }
            Err(error) => tracing::warn!(%error, table = %self.handle.id, "somebody may not have seen that it is their turn"),
        }
    }
}

/// Wakes tables whose answer is due: those that this node serves, and its share of the others. Never returns.
pub(in crate::live) async fn wake_unanswered(context: Context) {
    if let Err(error) = context.store.forget_plans_of_ended_games().await {
        tracing::warn!(%error, "plans of games that have ended stay for now");
    }
    loop {
        match context.store.unanswered(SWEEP).await {
            Ok(tables) => {
                for (table, owner) in tables.into_iter().filter(|(table, owner)| is_ours(&context, *table, owner.as_deref())) {
                    tracing::debug!(%table, ?owner, "an answer that was planned is due");
                    if let Ok(handle) = context.table(table) {
                        handle.wake();
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "tables whose planned answers are due are not known"),
        }
        tokio::time::sleep(SWEEP_EVERY).await;
    }
}

fn is_ours(context: &Context, table: TableId, owner: Option<&str>) -> bool {
    owner == Some(&**context.bus.node()) || nodes::is_mine(context, table)
}
