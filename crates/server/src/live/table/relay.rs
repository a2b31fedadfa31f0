//! The side of a node at which people watch or play at a table that another node owns: it passes on what they say, and what they may hear.
//!
//! The one thing to know: a viewer here gets a frame only if it follows the version this viewer has, and if the owner has said in the same
//! standing from where they watch. Whatever does not fit is asked for again; so nothing is lost with a message, and nobody hears what is
//! meant for the seat they had.

use super::Task;
use super::call::{CalledViewer, Declined, Heading, Lost, Standing, TableAnswer, TableCall, ask_owner, owner_subject, viewer_subject};
use super::commands::tell_asker;
use super::handle::{CommandRequest, ConnectionId, Message, Reply, RequestError, Watch};
use super::viewers::viewer_at;
use crate::bus::Bus;
use crate::live::outbox::Outbox;
use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;
use tokio::time::Instant;
use trilynx_games::game::MAX_SEATS;
use trilynx_protocol::TableId;
use trilynx_protocol::wire::{Error, ToClient};

/// How often the owner learns who still watches here. Its answer also tells whether something was missed.
const RENEW_EVERY: Duration = Duration::from_secs(2);
/// How long the owner may take to answer a command. The same key gets the same answer again.
const ANSWERS_WITHIN: Duration = Duration::from_secs(2);
/// How long it may take to say who watches. An owner that is silent for longer may be stopped: then it is found out whether it is dead.
const WATCHED_WITHIN: Duration = Duration::from_millis(1500);
/// How long a bot may take for a hint.
const HINT_WITHIN: Duration = Duration::from_secs(25);
/// How long an answer waits for the event that it is about, so that a client gets the event first.
const HELD_FOR: Duration = Duration::from_millis(250);
/// News that may wait; what comes then is lost, and asked for again.
const MOST_NEWS: usize = 256;
/// Viewers in one question.
const VIEWERS_A_CALL: usize = 500;

/// A table that another node owns.
pub(super) struct Relay {
    table: TableId,
    owner: Arc<str>,
    bus: Bus,
    viewers: Vec<RelayedViewer>,
    /// The latest known standing.
    standing: Standing,
    listening: [Option<Listening>; MAX_SEATS + 1],
    /// Answers that wait for the events they are about.
    held: Vec<Held>,
    renew_at: Instant,
    news: mpsc::Receiver<News>,
    tell: mpsc::Sender<News>,
}

struct RelayedViewer {
    watch: Watch,
    /// From where they watch, and in which standing the owner said so.
    seen_as: Option<(u8, Standing)>,
    /// The version they have.
    version: Option<u32>,
    /// Whether the owner has been asked.
    is_asked: bool,
}

struct Held {
    version: u32,
    outbox: Outbox,
    frame: ToClient,
    since: Instant,
}

/// Ends a subscription.
struct Listening(AbortHandle);

impl Drop for Listening {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// What a relay receives.
pub(super) enum News {
    Frame(u8, Heading, Utf8Bytes),
    Answered(Outbox, String, Result<u32, RequestError>),
    /// There was nobody to answer a command.
    Unanswered(Outbox, String),
    Watched(Vec<ConnectionId>, Result<TableAnswer, Lost>),
    Renewed(Result<TableAnswer, Lost>),
    /// A subscription has begun: what was said before may have been missed.
    Listens(u8),
    Lost,
}

impl News {
    /// Answers who asked for something when there is no relay any more: if nothing is known, they ask again with the same key.
    fn tell_asker(self, table: TableId) {
        match self {
            News::Answered(outbox, key, answer) => tell_asker(table, &outbox, key, answer),
            News::Unanswered(outbox, key) => tell_asker(table, &outbox, key, Err(RequestError::Unavailable)),
            _ => {}
        }
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.news.close();
        while let Ok(news) = self.news.try_recv() {
            news.tell_asker(self.table);
        }
        for held in &self.held {
            held.outbox.send(&held.frame);
        }
    }
}

impl Relay {
    pub(super) fn new(table: TableId, owner: Arc<str>, bus: Bus) -> Relay {
        let (tell, news) = mpsc::channel(MOST_NEWS);
        let (viewers, held) = (Vec::new(), Vec::new());
        let renew_at = Instant::now() + RENEW_EVERY;
        Relay {
            table,
            owner,
            bus,
            viewers,
            standing: Standing::default(),
            listening: [const { None }; MAX_SEATS + 1],
            held,
            renew_at,
            news,
            tell,
        }
    }

    pub(super) async fn next(relay: &mut Option<Box<Relay>>) -> News {
        match relay {
            // It holds a sender itself, so there is always a next one.
            Some(relay) => relay.news.recv().await.unwrap_or(News::Lost),
            None => std::future::pending().await,
        }
    }

    pub(super) fn is_watched(&self) -> bool {
        !self.viewers.is_empty()
    }

    /// When it has to look after something.
    pub(super) fn wake_at(&self) -> Instant {
        self.held.iter().map(|held| held.since + HELD_FOR).min().map_or(self.renew_at, |at| at.min(self.renew_at))
    }

    /// Those who watched here, to be asked for again with the versions they have.
    fn take_viewers(&mut self) -> Vec<Watch> {
        std::mem::take(&mut self.viewers)
            .into_iter()
            .map(|viewer| Watch { version: viewer.version.or(viewer.watch.version), ..viewer.watch })
            .collect()
    }

    fn ask(&self, call: &TableCall, within: Duration) -> impl Future<Output = Result<TableAnswer, Lost>> + Send + use<> {
        ask_owner(&self.bus, &self.owner, self.table, call, within)
    }

    /// Sends the request, and queues its result with the other news.
    fn ask_for_news(&self, call: &TableCall, within: Duration, news: impl FnOnce(Result<TableAnswer, Lost>) -> News + Send + 'static) {
        let (asked, tell, table) = (self.ask(call, within), self.tell.clone(), self.table);
        tokio::spawn(async move {
            let answer = tokio::select! {
                answer = asked => answer,
                // The owner was lost meanwhile, and may never answer.
                () = tell.closed() => Err(Lost::Owner),
            };
            if let Err(unheard) = tell.send(news(answer)).await {
                unheard.0.tell_asker(table);
            }
        });
    }

    /// Asks, and answers who waits for it.
    fn ask_for<T: Send + 'static>(
        &self,
        call: &TableCall,
        within: Duration,
        reply: Reply<T>,
        read: impl FnOnce(TableAnswer) -> Option<T> + Send + 'static,
    ) {
        let (asked, tell) = (self.ask(call, within), self.tell.clone());
        tokio::spawn(async move {
            let answer = tokio::select! {
                answer = asked => answer,
                () = tell.closed() => Err(Lost::Owner),
            };
            let answer = match answer {
                Ok(answer) => read(answer).ok_or(RequestError::Unavailable),
                Err(Lost::Failed(failed)) => Err(failed),
                Err(Lost::Unclear) => Err(RequestError::Unavailable),
                Err(Lost::Owner) => {
                    drop(tell.send(News::Lost).await);
                    Err(RequestError::Unavailable)
                }
            };
            drop(reply.send(answer));
        });
    }

    /// Somebody wants to watch.
    pub(super) fn watch(&mut self, watch: Watch) {
        self.viewers.retain(|viewer| viewer.watch.connection != watch.connection);
        let version = watch.version.filter(|version| *version > 0);
        self.viewers.push(RelayedViewer { watch, seen_as: None, version, is_asked: false });
        self.ask_for_viewers();
    }

    pub(super) fn unwatch(&mut self, connection: ConnectionId) {
        self.viewers.retain(|viewer| viewer.watch.connection != connection);
        let call = TableCall::Unwatch { connection: connection.0 };
        let bytes = serde_json::to_vec(&call).expect("our own types have only string keys");
        self.bus.publish(&owner_subject(&self.owner, self.table), || bytes);
        self.listen();
    }

    /// Asks the owner about those of whom it is not known from where they watch now.
    fn ask_for_viewers(&mut self) {
        let standing = self.standing;
        let is_due = |viewer: &RelayedViewer| !viewer.is_asked && viewer.seen_as.is_none_or(|(_, seen)| seen < standing);
        let Some(version) = self.viewers.iter().find(|viewer| is_due(viewer)).map(|viewer| viewer.version) else { return };
        let mut connections = Vec::new();
        let mut called = Vec::new();
        for viewer in self.viewers.iter_mut().filter(|viewer| is_due(viewer) && viewer.version == version).take(VIEWERS_A_CALL) {
            viewer.is_asked = true;
            let Watch { connection, person, origin, seat, pace, .. } = viewer.watch;
            connections.push(connection);
            called.push(CalledViewer { connection: connection.0, person, origin, seat, pace });
        }
        let call = TableCall::Watch { version, viewers: called };
        self.ask_for_news(&call, WATCHED_WITHIN, move |answer| News::Watched(connections, answer));
        if self.viewers.iter().any(is_due) {
            self.ask_for_viewers();
        }
    }

    /// Asks for what viewers have missed who are behind this version.
    fn ask_for_tails(&mut self, version: u32) {
        for viewer in &mut self.viewers {
            if viewer.version.is_none_or(|has| has < version) {
                viewer.seen_as = None;
            }
        }
        self.ask_for_viewers();
    }

    fn watched(
        &mut self,
        connections: &[ConnectionId],
        standing: Standing,
        version: u32,
        viewers: Vec<(u64, Result<u8, Error>)>,
        frames: &[(u8, Vec<String>)],
    ) {
        for viewer in self.viewers.iter_mut().filter(|viewer| connections.contains(&viewer.watch.connection)) {
            viewer.is_asked = false;
        }
        self.standing = self.standing.max(standing);
        for (connection, outcome) in viewers {
            let Some(at) = self.viewers.iter().position(|viewer| viewer.watch.connection.0 == connection) else { continue };
            match outcome {
                Ok(kind) => {
                    let viewer = &mut self.viewers[at];
                    viewer.seen_as = Some((kind, standing));
                    // It may have heard more in the meantime; then all of this is old.
                    if viewer.version.is_none_or(|has| has <= version) {
                        viewer.version = Some(version);
                        let own = frames.iter().filter(|(of, _)| *of == kind).flat_map(|(_, frames)| frames);
                        own.for_each(|frame| viewer.watch.outbox.send_text(frame.as_str().into()));
                    }
                }
                Err(error) => {
                    let viewer = self.viewers.swap_remove(at);
                    viewer.watch.outbox.send(&ToClient::Error { error, table: Some(self.table), key: None });
                }
            }
        }
        self.listen();
        self.ask_for_viewers();
        self.let_go();
    }

    /// Listens for the kinds of viewers that are here, and for no other.
    fn listen(&mut self) {
        for kind in 0..=MAX_SEATS {
            let is_here = self.viewers.iter().any(|viewer| viewer.seen_as.is_some_and(|(own, _)| usize::from(own) == kind));
            match (is_here, &self.listening[kind]) {
                (true, None) => {
                    let (bus, subject, tell) = (self.bus.clone(), viewer_subject(self.table, viewer_at(kind)), self.tell.clone());
                    let listening = tokio::spawn(async move {
                        let Ok(mut subscription) = bus.subscribe(&subject).await else { return };
                        drop(tell.send(News::Listens(kind as u8)).await);
                        while let Some(parcel) = subscription.recv().await {
                            if let Some((heading, frame)) = Heading::read(&parcel.bytes) {
                                drop(tell.try_send(News::Frame(kind as u8, heading, frame)));
                            }
                        }
                    });
                    self.listening[kind] = Some(Listening(listening.abort_handle()));
                }
                (false, Some(_)) => self.listening[kind] = None,
                _ => {}
            }
        }
    }

    fn frame(&mut self, kind: u8, heading: Heading, frame: &Utf8Bytes) {
        if heading.standing > self.standing {
            self.standing = heading.standing;
            return self.ask_for_viewers();
        }
        let mut is_behind = false;
        let own = |viewer: &&mut RelayedViewer| viewer.seen_as == Some((kind, heading.standing));
        for viewer in self.viewers.iter_mut().filter(own) {
            match heading.from {
                None => viewer.watch.outbox.send_text(frame.clone()),
                Some(from) if viewer.version == Some(from) => {
                    viewer.version = Some(heading.to);
                    viewer.watch.outbox.send_text(frame.clone());
                }
                Some(_) if viewer.version.is_some_and(|has| has >= heading.to) => {}
                Some(_) => is_behind = true,
            }
        }
        if is_behind {
            self.ask_for_tails(heading.to);
        }
        self.let_go();
    }

    /// Gives the answers that have waited for their events, or long enough.
    fn let_go(&mut self) {
        let oldest = self.viewers.iter().filter_map(|viewer| viewer.version).min();
        let held = std::mem::take(&mut self.held);
        for held in held {
            if oldest.is_none_or(|oldest| oldest >= held.version) || held.since.elapsed() >= HELD_FOR {
                held.outbox.send(&held.frame);
            } else {
                self.held.push(held);
            }
        }
    }

    /// What is due: answers that have waited too long, and the word that people still watch.
    pub(super) fn due(&mut self) {
        if let Some(version) = self.held.iter().filter(|held| held.since.elapsed() >= HELD_FOR).map(|held| held.version).max() {
            // The event was not heard: it is asked for.
            self.ask_for_tails(version);
        }
        self.let_go();
        if self.renew_at <= Instant::now() {
            self.renew_at = Instant::now() + RENEW_EVERY;
            let connections = self.viewers.iter().map(|viewer| viewer.watch.connection.0).collect();
            self.ask_for_news(&TableCall::Still { connections }, WATCHED_WITHIN, News::Renewed);
        }
    }

    /// Passes a message on to the owner.
    fn pass_on(&mut self, message: Message, now_ms: u64) {
        match message {
            Message::Ask(asked, outbox) => {
                let (key, call) = (asked.key.clone(), ask_call(*asked, now_ms));
                self.ask_for_news(&call, ANSWERS_WITHIN, move |answer| {
                    let outcome = match answer {
                        Ok(TableAnswer::Asked(version)) => Ok(version),
                        Err(Lost::Failed(failed)) => Err(failed),
                        Err(Lost::Owner) => return News::Unanswered(outbox, key),
                        _ => Err(RequestError::Unavailable),
                    };
                    News::Answered(outbox, key, outcome)
                });
            }
            Message::AskAndWait(asked, reply) => self.ask_for(&ask_call(*asked, now_ms), ANSWERS_WITHIN, reply, |answer| match answer {
                TableAnswer::Asked(version) => Some(version),
                _ => None,
            }),
            Message::Watch(watch) => self.watch(*watch),
            Message::Unwatch(connection) => self.unwatch(connection),
            Message::View(person, seat, reply) => {
                self.ask_for(&TableCall::View { person, seat }, ANSWERS_WITHIN, reply, |answer| match answer {
                    TableAnswer::View(seen) => Some(seen),
                    _ => None,
                });
            }
            Message::Preview(person, seat, text, reply) => {
                self.ask_for(&TableCall::Preview { person, seat, text }, ANSWERS_WITHIN, reply, |answer| match answer {
                    TableAnswer::Preview(position, effects) => Some((position, effects)),
                    _ => None,
                });
            }
            Message::Hint(request, reply) => {
                let call = TableCall::Hint { person: request.person, origin: request.origin, seat: request.seat };
                self.ask_for(&call, HINT_WITHIN, reply, |answer| match answer {
                    TableAnswer::Hint(hint) => Some(hint),
                    _ => None,
                });
            }
            Message::LookUpVacations(reply) => self.ask_for(&TableCall::LookUpVacations, ANSWERS_WITHIN, reply, |_| Some(0)),
            Message::Plan(request, reply) => {
                self.ask_for(&TableCall::Plan { request: *request }, ANSWERS_WITHIN, reply, |answer| match answer {
                    TableAnswer::Plan(planned) => Some(planned),
                    _ => None,
                });
            }
            Message::Ruled(ruling) => {
                let asked = ask_owner(&self.bus, &self.owner, self.table, &TableCall::Ruled { ruling }, ANSWERS_WITHIN);
                // Without an answer, the game ends by its own clock.
                tokio::spawn(async move { drop(asked.await) });
            }
            Message::Called(_, question) => question.answer(&Err(Declined::Elsewhere)),
            Message::BotChose { .. } | Message::Release | Message::Wake => {}
        }
    }
}

fn ask_call(asked: CommandRequest, now_ms: u64) -> TableCall {
    let CommandRequest { person, guest, origin, seat, lag_ms, received, key, command } = asked;
    let held_ms = u32::try_from(now_ms.saturating_sub(received.service_ms)).unwrap_or(u32::MAX);
    TableCall::Ask { person, guest, origin, seat, lag_ms, held_ms, key, command }
}

impl Task {
    pub(super) fn pass_on(&mut self, message: Message) {
        let now_ms = self.context.env.now().service_ms;
        if let Some(relay) = &mut self.relay {
            relay.pass_on(message, now_ms);
        }
    }

    /// Does what follows from news.
    pub(super) fn on_news(&mut self, news: News) {
        let Some(relay) = &mut self.relay else { return };
        match news {
            News::Frame(kind, heading, frame) => relay.frame(kind, heading, &frame),
            News::Listens(kind) => {
                for viewer in relay.viewers.iter_mut().filter(|viewer| viewer.seen_as.is_some_and(|(own, _)| own == kind)) {
                    viewer.seen_as = None;
                }
                relay.ask_for_viewers();
            }
            News::Answered(outbox, key, Ok(version)) => {
                let frame = ToClient::Granted { table: relay.table, key, version };
                relay.held.push(Held { version, outbox, frame, since: Instant::now() });
                relay.let_go();
            }
            News::Answered(outbox, key, answer) => {
                self.answer(&outbox, key, answer);
            }
            News::Unanswered(outbox, key) => {
                self.answer(&outbox, key, Err(RequestError::Unavailable));
                self.lose_owner();
            }
            News::Watched(connections, Ok(TableAnswer::Watched { standing, version, viewers, frames })) => {
                relay.watched(&connections, standing, version, viewers, &frames);
            }
            News::Renewed(Ok(TableAnswer::Still { standing, version, unknown })) => {
                relay.standing = relay.standing.max(standing);
                for viewer in relay.viewers.iter_mut().filter(|viewer| unknown.contains(&viewer.watch.connection.0)) {
                    viewer.seen_as = None;
                }
                relay.ask_for_tails(version);
            }
            News::Watched(_, Err(Lost::Owner)) | News::Renewed(Err(Lost::Owner)) | News::Lost => self.lose_owner(),
            News::Watched(connections, _) => {
                // It is tried again with the next renewal.
                for viewer in relay.viewers.iter_mut().filter(|viewer| connections.contains(&viewer.watch.connection)) {
                    viewer.is_asked = false;
                }
            }
            News::Renewed(_) => {}
        }
    }

    /// The nodes that are alive have changed. Says whether the owner is no longer among them, or may not be.
    pub(super) fn notice_living(&mut self) -> bool {
        let living = self.living.borrow_and_update().nodes.clone();
        let is_gone = self.relay.as_ref().is_some_and(|relay| !living.is_empty() && !living.contains(&relay.owner));
        if is_gone {
            self.lose_owner();
        }
        is_gone || (self.relay.is_none() && self.is_watched())
    }

    /// The owner is gone or another one: viewers here wait until it is known who it is.
    fn lose_owner(&mut self) {
        self.handle.relayed.store(false, Ordering::Relaxed);
        if let Some(mut relay) = self.relay.take() {
            self.waiting.extend(relay.take_viewers());
        }
    }
}
