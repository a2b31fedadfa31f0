//! What all nodes are told, because each of them keeps it in memory: lines of the lobby, who is there, who people are, rated positions,
//! studies.
//!
//! The one thing to know: a notice may be lost. So what it is about is read again now and then, whether anybody spoke of it or not.

use super::connections::Ending;
use super::context::Context;
use super::fair::Origin;
use super::fair_play::RatedNews;
use crate::accounts::Proof;
use crate::bus::Bus;
use crate::env::interval;
use crate::store::TableRow;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;
use trilynx_protocol::{PersonId, StudyId, TableId};

/// Where notices go.
const SUBJECT: &str = "notices";
/// The pause before it is subscribed to again.
const PAUSE: Duration = Duration::from_secs(1);
/// How often a node says who is connected to it.
const PRESENT_EVERY: Duration = Duration::from_secs(2);
/// How often what is kept is read again.
const READ_AGAIN_EVERY: Duration = Duration::from_secs(30);

/// What a node tells all others.
#[derive(Serialize, Deserialize, Debug)]
pub(crate) enum Notice {
    /// A name, an account or the existence of somebody has changed.
    Person(PersonId),
    /// Connections have to end.
    Ended(Ending),
    /// The line of a table in lists may have changed.
    Table(TableId, Option<Origin>),
    /// A rated game has moved on or ended.
    Rated(RatedNews),
    /// How many connections a node has, and which of those who opened tables are among them.
    Present(u32, Vec<PersonId>),
    /// A study was changed or deleted.
    Study(StudyId),
    /// Who looks at a study at a node.
    StudyPeople(StudyId, Vec<PersonId>),
}

#[derive(Serialize, Deserialize)]
struct Told {
    from: String,
    notice: Notice,
}

/// Tells all other nodes.
pub(crate) fn tell(bus: &Bus, notice: impl FnOnce() -> Notice) {
    bus.publish(SUBJECT, || {
        let told = Told { from: bus.node().to_string(), notice: notice() };
        serde_json::to_vec(&told).expect("our own types have only string keys")
    });
}

impl Context {
    /// A table is as `row` says now: here and at all other nodes. Its origin is said when it is opened.
    pub(super) async fn list(&self, id: TableId, row: &TableRow, origin: Option<Origin>) {
        self.lobby.update(id, row, origin).await;
        if !row.options.private {
            tell(&self.bus, || Notice::Table(id, origin));
        }
    }

    async fn hear_notice(&self, from: Arc<str>, notice: Notice) {
        match notice {
            Notice::Person(person) => self.person_changed_here(person).await,
            Notice::Ended(ending) => self.connections.end_here(&ending),
            Notice::Table(table, origin) => {
                if let Ok(Some(row)) = self.store.row(table).await {
                    self.lobby.update(table, &row, origin).await;
                }
            }
            Notice::Rated(news) => self.fair_play.hear(news),
            Notice::Present(connections, openers) => self.presence.elsewhere(from, connections, openers),
            Notice::Study(study) => self.studies.changed_elsewhere(study).await,
            Notice::StudyPeople(study, people) => self.studies.people_elsewhere(study, from, people).await,
        }
    }
}

/// Hears what other nodes tell, for ever.
pub(super) async fn hear(context: Context) {
    loop {
        match context.bus.subscribe(SUBJECT).await {
            Ok(mut notices) => {
                while let Some(parcel) = notices.recv().await {
                    match serde_json::from_slice::<Told>(&parcel.bytes) {
                        Ok(told) if told.from == **context.bus.node() => {}
                        Ok(told) => context.hear_notice(told.from.into(), told.notice).await,
                        // A node of the next release may say what this one does not know: what it is about is read again anyway.
                        Err(error) => tracing::debug!(%error, "a notice of another node cannot be read"),
                    }
                }
            }
            Err(cause) => tracing::error!(%cause, "notices of other nodes cannot be heard"),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Says who is connected to this node, for ever.
pub(super) async fn say_who_is_here(context: Context) {
    let mut every = interval(PRESENT_EVERY);
    loop {
        every.tick().await;
        let openers = context.presence.among(context.lobby.openers());
        tell(&context.bus, || Notice::Present(context.presence.connections_here(), openers));
    }
}

/// Reads again what this node keeps in memory and others change, for ever: a notice may have been lost.
pub(super) async fn read_again(context: Context) {
    let mut every = interval(READ_AGAIN_EVERY);
    loop {
        every.tick().await;
        context.directory.forget_all();
        if let Err(error) = context.lobby.read_again().await {
            tracing::warn!(%error, "the lobby stays as it is for now");
        }
        for (person, proof) in context.connections.proofs() {
            let holds = match proof {
                Proof::Session(hash) => context.store.session(&hash, context.env.now().unix_ms).await.map(|session| session.is_some()),
                Proof::Token(id) => context.store.tokens(person).await.map(|tokens| tokens.iter().any(|token| token.id == id)),
            };
            if let Ok(false) = holds {
                context.connections.end_here(&Ending::of(proof));
            }
        }
    }
}
