//! The services that tasks and handlers share.

use super::bots::{BotSettings, Bots};
use super::challenges;
use super::clubs::Clubs;
use super::connections::Connections;
use super::fair_play::FairPlay;
use super::lobby::Lobby;
use super::nodes::{self, Nodes};
use super::notices::{self, Notice};
use super::notifications;
use super::pairing::{self, Pairing};
use super::presence::Presence;
use super::studies::Studies;
use super::table::{self, Handle, RequestError};
use super::tables::{self, Tables};
use super::time_of_service;
use super::tournaments::{self, Tournaments};
use super::vacations;
use crate::bus::Bus;
use crate::directory::Directory;
use crate::env::Env;
use crate::explorer::Explorer;
use crate::history::History;
use crate::puzzle_checks::PuzzleChecks;
use crate::ratings::Ratings;
use crate::reviews::Reviews;
use crate::store::{Store, StoreError};
use crate::supervisor::Supervisor;
use crate::words::WordList;
use std::sync::Arc;
use tokio::sync::Notify;
use trilynx_protocol::{PersonId, TableId};

/// What tasks and handlers are given. Every part is a handle, so it is cheap to clone.
#[derive(Clone)]
pub struct Context {
    /// What outlives the process.
    pub store: Store,
    /// The way to the nodes that serve the same tables.
    pub bus: Bus,
    /// Time and randomness.
    pub env: Env,
    /// Who people are.
    pub directory: Directory,
    /// Tables in memory.
    pub tables: Tables,
    /// Studies that are looked at.
    pub studies: Studies,
    /// Tournaments that are played or looked at.
    pub tournaments: Tournaments,
    /// Clubs whose pages are open.
    pub clubs: Clubs,
    /// Who is connected.
    pub presence: Presence,
    /// The nodes that serve the same tables.
    pub nodes: Nodes,
    /// WebSockets, by what they were let in for.
    pub connections: Connections,
    /// Open and running tables.
    pub lobby: Lobby,
    /// People who look for opponents.
    pub pairing: Pairing,
    /// The rated games that are being played.
    pub fair_play: FairPlay,
    /// The threads that think for bots.
    pub bots: Bots,
    /// Reviews of games.
    pub reviews: Reviews,
    /// How strong people are.
    pub ratings: Ratings,
    /// What was played from which position.
    pub explorer: Explorer,
    /// What people have played.
    pub history: History,
    /// Says that a game has ended, to the task that numbers finished games.
    pub finished: Arc<Notify>,
    /// Says that finished games have got their numbers, to the task that calls webhooks.
    pub numbered: Arc<Notify>,
    /// Reported puzzles.
    pub puzzle_checks: PuzzleChecks,
    /// Words that are accepted in nothing that people write to others.
    pub words: Arc<WordList>,
    /// What runs the tasks.
    pub supervisor: Supervisor,
}

impl Context {
    /// Reads what is due and what is listed, and starts the tasks: if wanted, also the one that compares turns with those of bots.
    pub async fn start(
        store: Store,
        bus: Bus,
        env: Env,
        supervisor: Supervisor,
        settings: &BotSettings,
        compares: bool,
        words: Arc<WordList>,
    ) -> Result<Context, StoreError> {
        let directory = Directory::new(store.clone());
        let presence = Presence::default();
        let bots = Bots::start(settings);
        let explorer = Explorer::new(store.clone());
        let context = Context {
            tables: Tables::load(&store, &bus, supervisor.stopping().clone()).await?,
            lobby: Lobby::load(store.clone(), directory.clone(), presence.clone()).await?,
            studies: Studies::new(store.clone(), directory.clone(), bus.clone()),
            tournaments: Tournaments::new(store.clone(), directory.clone(), bus.clone(), env.clone()),
            clubs: Clubs::new(store.clone(), bus.clone()),
            connections: Connections::new(bus.clone()),
            nodes: Nodes::default(),
            pairing: Pairing::default(),
            fair_play: FairPlay::new(&store, bus.clone(), compares).await?,
            reviews: Reviews::new(bots.clone(), &bus),
            ratings: Ratings::new(store.clone(), explorer.clone(), compares),
            puzzle_checks: PuzzleChecks::new(store.clone()),
            words,
            history: History::new(store.clone()),
            finished: Arc::default(),
            numbered: Arc::default(),
            explorer,
            directory,
            presence,
            bots,
            supervisor,
            store,
            bus,
            env,
        };
        context.env.store_works();
        // Who played here before has lost the connection just now.
        context.store.note_disturbance(context.env.now().unix_ms).await?;
        context.spawn("clock", |context| time_of_service::watch(context.env));
        context.spawn("time of service", time_of_service::keep);
        context.spawn("tables that are due", tables::wake_due);
        context.spawn("answers that were planned", table::wake_unanswered);
        context.spawn("vacations", vacations::tell_tables);
        context.spawn("tournaments that are due", tournaments::wake_due);
        context.spawn("rulings of tournaments", tournaments::carry_out_rulings);
        context.spawn("lobby", |context| context.lobby.run());
        context.spawn("pairing", pairing::run);
        context.spawn("challenges whose time is over", challenges::end_lapsed);
        context.spawn("notifications whose time has come", notifications::show_due);
        context.spawn("ratings", |context| context.ratings.run());
        context.spawn("explorer", |context| context.explorer.run());
        context.spawn("history", |context| context.history.run());
        context.spawn("reported puzzles", |context| context.puzzle_checks.run());
        if compares {
            context.spawn("turns compared with those of bots", crate::agreement::run);
        }
        if context.bus.is_shared() {
            nodes::answer_calls(context.clone());
            context.spawn("people at other nodes who look for opponents", pairing::listen);
            context.spawn("who else serves", nodes::look);
            context.spawn("tables that nobody serves", nodes::adopt);
            context.spawn("reaching other nodes", nodes::stay_together);
            context.spawn("notices of other nodes", notices::listen);
            context.spawn("who is here", notices::say_who_is_here);
            context.spawn("what others change", notices::read_again);
        }
        Ok(context)
    }

    fn spawn<F: Future<Output = ()> + Send>(&self, name: &'static str, task: impl Fn(Context) -> F + Send + 'static) {
        let context = self.clone();
        self.supervisor.run(name, move || task(context.clone()));
    }

    /// The way to a table, whether there is one or not: the table itself answers that it does not exist.
    pub fn table(&self, id: TableId) -> Result<Handle, RequestError> {
        self.tables.find_or_start(id, || Handle::start(self, id))
    }

    /// Whether this node may take tables over: not while the others cannot be reached.
    pub fn may_own(&self) -> bool {
        self.bus.is_up() && !self.nodes.is_apart() && !self.nodes.hands_over() && !self.supervisor.stopping().has_begun()
    }

    /// Somebody's page has lost the focus during their turn at a table. Where it cannot be stored, it is as if nobody had said so.
    pub(super) fn lost_focus(&self, table: TableId, person: PersonId) {
        if self.fair_play.loses_focus(table, person) {
            let (store, unix_ms) = (self.store.clone(), self.env.now().unix_ms);
            tokio::spawn(async move { store.lose_focus(table, person, unix_ms).await });
        }
    }

    /// Somebody's name, account or existence has changed.
    pub async fn person_changed(&self, person: PersonId) {
        self.person_changed_here(person).await;
        notices::tell(&self.bus, || Notice::Person(person));
    }

    pub(super) async fn person_changed_here(&self, person: PersonId) {
        self.directory.forget(person);
        self.lobby.refresh(person).await;
        self.studies.reload().await;
        self.blocked_person_changed(person).await;
    }
}
