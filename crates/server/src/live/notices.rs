//! What is published to all nodes, because each of them keeps it in memory: lines of the lobby, who is there, who people are, rated positions,
//! studies.
//!
//! The one thing to know: a notice may be lost. So what it is about is read again now and then, whether anybody spoke of it or not.

use super::connections::Ending;
use super::context::Context;
use super::fair::Origin;
use super::fair_play::RatedNews;
use super::tournaments::{ReadyTable, TableNews};
use crate::accounts::Proof;
use crate::bus::Bus;
use crate::env::interval;
use crate::store::TableRow;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;
use trilynx_protocol::http::{ClubMessage, PrivateMessage};
use trilynx_protocol::{ClubId, PersonId, StudyId, TableId, TournamentId};

/// Where notices go.
const SUBJECT: &str = "notices";
/// The pause before it is subscribed to again.
const PAUSE: Duration = Duration::from_secs(1);
/// How often a node says who is connected to it.
const PRESENT_EVERY: Duration = Duration::from_secs(2);
/// How long other nodes have to say who is there before somebody is answered.
const ANSWER_WITHIN: Duration = Duration::from_millis(150);
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
    /// How many connections a node has, and who is there of those who opened tables or were asked for.
    Present(u32, Vec<PersonId>),
    /// A node wants to know whether these people are there.
    Wanted(Vec<PersonId>),
    /// Somebody has blocked or unblocked somebody else.
    Blocks(PersonId, PersonId),
    /// The challenges that wait for somebody may be others now.
    Challenges(PersonId),
    /// Somebody may have other notifications now.
    Notifications(PersonId),
    /// Somebody has written to this person.
    Message(PersonId, PrivateMessage),
    /// Somebody has read messages.
    MessagesRead(PersonId),
    /// Something was said in a club.
    ClubSaid(ClubId, ClubMessage),
    /// Something else about a club has changed.
    Club(ClubId),
    /// Somebody was warned or muted, or that is over.
    Sanctions(PersonId),
    /// A study was changed or deleted.
    Study(StudyId),
    /// Who looks at a study at a node.
    StudyPeople(StudyId, Vec<PersonId>),
    /// Something happened in a tournament.
    Tournament(TournamentId),
    /// A table of a tournament has something to say.
    TournamentNews(TournamentId, TableNews),
    /// A table of a tournament waits for these players.
    TournamentTable(ReadyTable, Vec<PersonId>),
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

    fn say_who_is_here(&self) {
        let mut people = self.presence.among(self.lobby.openers());
        people.extend(self.presence.wanted_here());
        tell(&self.bus, || Notice::Present(self.presence.connections_here(), people));
    }

    /// Asks other nodes whether these people are there, and waits a moment for what they say. Later they go on saying it for a while.
    pub async fn look_for(&self, people: Vec<PersonId>) {
        if !self.bus.is_shared() || people.is_empty() {
            return;
        }
        tell(&self.bus, || Notice::Wanted(people));
        tokio::time::sleep(ANSWER_WITHIN).await;
    }

    async fn on_notice(&self, from: Arc<str>, notice: Notice) {
        match notice {
            Notice::Person(person) => self.person_changed_here(person).await,
            Notice::Ended(ending) => self.connections.end_here(&ending),
            Notice::Table(table, origin) => {
                if let Ok(Some(row)) = self.store.row(table).await {
                    self.lobby.update(table, &row, origin).await;
                }
            }
            Notice::Rated(news) => self.fair_play.on_rated(news),
            Notice::Present(connections, openers) => self.presence.elsewhere(from, connections, openers),
            Notice::Wanted(people) => {
                if self.presence.want(&people) {
                    self.say_who_is_here();
                }
            }
            Notice::Blocks(person, other) => self.blocks_changed_here(person, other).await,
            Notice::Challenges(person) => self.challenges_changed_here(person).await,
            Notice::Notifications(person) => self.notifications_changed_here(person).await,
            Notice::Message(to, message) => self.message_sent_here(to, &message).await,
            Notice::MessagesRead(person) => self.unread_messages_changed_here(person).await,
            Notice::ClubSaid(club, message) => self.clubs.said_here(club, &message),
            Notice::Club(club) => self.clubs.changed_here(club).await,
            Notice::Sanctions(person) => self.sanctions_changed_here(person).await,
            Notice::Study(study) => self.studies.changed_elsewhere(study).await,
            Notice::Tournament(tournament) => self.tournaments.changed_elsewhere(tournament).await,
            Notice::TournamentNews(tournament, news) if self.pairs_people() => self.tournaments.on_table_news_here(tournament, news),
            Notice::TournamentNews(..) => {}
            Notice::TournamentTable(ready, players) => self.tournaments.call_here(&ready, &players),
            Notice::StudyPeople(study, people) => self.studies.people_elsewhere(study, from, people).await,
        }
    }
}

/// Receives what other nodes publish. Never returns.
pub(super) async fn listen(context: Context) {
    loop {
        match context.bus.subscribe(SUBJECT).await {
            Ok(mut notices) => {
                while let Some(parcel) = notices.recv().await {
                    match serde_json::from_slice::<Told>(&parcel.bytes) {
                        Ok(told) if told.from == **context.bus.node() => {}
                        Ok(told) => context.on_notice(told.from.into(), told.notice).await,
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

/// Says who is connected to this node. Never returns.
pub(super) async fn say_who_is_here(context: Context) {
    let mut every = interval(PRESENT_EVERY);
    loop {
        every.tick().await;
        context.say_who_is_here();
    }
}

/// Reads again what this node keeps in memory and others change, repeatedly: a notice may have been lost.
pub(super) async fn read_again(context: Context) {
    let mut every = interval(READ_AGAIN_EVERY);
    loop {
        every.tick().await;
        context.directory.forget_all();
        if let Err(error) = context.lobby.read_again().await {
            tracing::warn!(%error, "the lobby stays as it is for now");
        }
        context.read_blocked_again(|_, _| true).await;
        context.clubs.look_again().await;
        for (person, proof) in context.connections.proofs() {
            let holds = match proof {
                Proof::Session(hash) => context.store.session(&hash, context.env.now().unix_ms).await.map(|session| session.is_some()),
                Proof::Token(id) => match context.store.ban(person, context.env.now().unix_ms).await {
                    Ok(Some(_)) => Ok(false),
                    Ok(None) => context.store.tokens(person).await.map(|tokens| tokens.iter().any(|token| token.id == id)),
                    Err(error) => Err(error),
                },
            };
            if let Ok(false) = holds {
                context.connections.end_here(&Ending::of(proof));
            }
        }
    }
}
