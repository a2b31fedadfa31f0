//! The side of the node that owns a table: it answers other nodes, and tells their viewers by one message a kind of viewer.

use super::Task;
use super::call::{CalledViewer, Declined, Heading, Standing, TableAnswer, TableCall, viewer_subject};
use super::handle::{CommandRequest, ConnectionId, HintRequest, Question, RequestError, Watch};
use super::viewers::{Way, place, viewer_at};
use crate::live::outbox::Outbox;
use axum::extract::ws::Utf8Bytes;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::Instant;
use trilynx_games::game::MAX_SEATS;
use trilynx_protocol::Time;
use trilynx_protocol::log::Entry;
use trilynx_table::Input;

/// A viewer at another node that has been silent for this long is gone: its node says every few seconds that it is there.
pub(super) const HEARD_WITHIN: Duration = Duration::from_secs(10);
/// The most bytes of frames in one answer. A single view is never longer than a message may be.
const FRAMES_BYTES: usize = 256 * 1024;

impl Task {
    /// Answers another node. What takes long is answered later.
    pub(super) async fn called(&mut self, call: TableCall, question: Question, queued: std::time::Instant) {
        if self.owned.is_none() {
            return question.answer(&Err(Declined::Elsewhere));
        }
        let answer = match call {
            TableCall::Ask { person, guest, origin, seat, lag_ms, held_ms, key, command } => {
                // Each node has a clock of its own; how long something has been held is the same by all of them.
                let now = self.context.env.now();
                let received = Time { service_ms: now.service_ms.saturating_sub(held_ms.into()), ..now };
                let asked = CommandRequest { person, guest, origin, seat, lag_ms, received, key, command };
                self.ask(asked, queued).await.map(TableAnswer::Asked)
            }
            TableCall::Watch { version, viewers } => Ok(self.watch_elsewhere(version, viewers).await),
            TableCall::Unwatch { connection } => {
                self.unwatch(ConnectionId(connection));
                return self.notify_who_left().await;
            }
            TableCall::Still { connections } => Ok(self.still(&connections)),
            TableCall::View { person, seat } => self.view(person, seat).await.map(|seen| TableAnswer::View(Box::new(seen))),
            TableCall::Preview { person, seat, text } => {
                self.preview(person, seat, &text).await.map(|(position, effects)| TableAnswer::Preview(position, effects))
            }
            TableCall::Ruled { ruling } => self.server(Input::Ruled(ruling)).await.map(TableAnswer::Asked),
            TableCall::LookUpVacations => self.look_up_vacations().await.map(TableAnswer::Asked),
            TableCall::Plan { request } => self.plan(request).await.map(TableAnswer::Plan),
            TableCall::Hint { person, origin, seat } => {
                let (reply, hint) = oneshot::channel();
                self.hint(HintRequest { person, origin, seat }, reply).await;
                tokio::spawn(async move {
                    let hint = hint.await.unwrap_or(Err(RequestError::Unavailable));
                    question.answer(&hint.map(TableAnswer::Hint).map_err(Declined::Failed));
                });
                return;
            }
        };
        question.answer(&answer.map_err(Declined::Failed));
    }

    pub(super) fn standing(&self) -> Standing {
        Standing { epoch: self.owned.as_ref().map_or(0, |owned| owned.epoch), seating: self.seating }
    }

    fn version(&self) -> u32 {
        self.owned.as_ref().map_or(0, |owned| owned.table.version())
    }

    async fn watch_elsewhere(&mut self, version: Option<u32>, called: Vec<CalledViewer>) -> TableAnswer {
        let mut viewers = Vec::new();
        let mut frames: Vec<(u8, Vec<String>)> = Vec::new();
        let mut bytes = 0;
        for CalledViewer { connection, person, origin, seat, pace } in called {
            let (outbox, mut queue, _) = Outbox::new();
            let watch = Watch { connection: ConnectionId(connection), person, origin, seat, version, pace, outbox };
            let admitted = match self.admit(&watch).await {
                Ok(admitted) => admitted,
                Err(error) => {
                    viewers.push((connection, Err(error)));
                    continue;
                }
            };
            let kind = place(admitted.viewer) as u8;
            if frames.iter().all(|(known, _)| *known != kind) {
                if bytes > FRAMES_BYTES {
                    continue;
                }
                self.send_first(&admitted, version, &watch.outbox).await;
                let first: Vec<String> = std::iter::from_fn(|| queue.try_recv()).map(|frame| frame.to_string()).collect();
                bytes += first.iter().map(String::len).sum::<usize>();
                frames.push((kind, first));
            }
            viewers.push((connection, Ok(kind)));
            let told = self.version();
            self.enter(admitted, Way::Elsewhere(Instant::now())).await;
            if self.version() != told {
                // Somebody came back, which those hear who watch already: the rest are asked for again.
                return TableAnswer::Watched { standing: self.standing(), version: told, viewers, frames };
            }
        }
        TableAnswer::Watched { standing: self.standing(), version: self.version(), viewers, frames }
    }

    fn still(&mut self, connections: &[u64]) -> TableAnswer {
        let mut unknown = Vec::new();
        for connection in connections {
            match self.watchers.iter_mut().find(|watcher| watcher.connection.0 == *connection) {
                Some(watcher) => watcher.way = Way::Elsewhere(Instant::now()),
                None => unknown.push(*connection),
            }
        }
        TableAnswer::Still { standing: self.standing(), version: self.version(), unknown }
    }

    /// Forgets viewers of nodes that have not said for a while that they are there.
    pub(super) fn forget_silent(&mut self) {
        let before = self.watchers.len();
        self.watchers.retain(|watcher| !matches!(watcher.way, Way::Elsewhere(heard) if heard.elapsed() >= HEARD_WITHIN));
        if self.watchers.len() != before {
            self.notice_presence();
        }
    }

    /// When somebody at another node may have to be forgotten.
    pub(super) fn silent_at(&self) -> Option<Instant> {
        let heard = self.watchers.iter().filter_map(|watcher| match watcher.way {
            Way::Elsewhere(heard) => Some(heard + HEARD_WITHIN),
            Way::Here(_) => None,
        });
        heard.min()
    }

    /// The kinds of viewers that watch at other nodes.
    fn elsewhere(&self) -> [bool; MAX_SEATS + 1] {
        let mut kinds = [false; MAX_SEATS + 1];
        for watcher in self.watchers.iter().filter(|watcher| watcher.outbox().is_none()) {
            kinds[place(watcher.viewer)] = true;
        }
        kinds
    }

    /// Tells viewers at other nodes what happened. When seats have changed, they get a notice, and ask where they sit.
    pub(super) fn publish_events(&mut self, from: u32, entries: &[Entry], frames: &[Option<Utf8Bytes>; MAX_SEATS + 1]) {
        if entries.iter().any(|entry| entry.event.changes_seats()) {
            return self.publish_standing();
        }
        let heading = Heading { standing: self.standing(), from: Some(from), to: self.told_at };
        for (kind, _) in self.elsewhere().into_iter().enumerate().filter(|(_, is_there)| *is_there) {
            if let Some(frame) = &frames[kind] {
                self.context.bus.publish(&viewer_subject(self.handle.id, viewer_at(kind)), || heading.with(frame));
            }
        }
    }

    /// Lets viewers at other nodes ask for everything again.
    pub(super) fn publish_standing(&mut self) {
        self.seating += 1;
        self.publish_to_all("");
    }

    /// Sends all viewers at other nodes a frame that is about no version.
    pub(super) fn publish_to_all(&self, frame: &str) {
        let heading = Heading { standing: self.standing(), from: None, to: self.version() };
        for (kind, _) in self.elsewhere().into_iter().enumerate().filter(|(_, is_there)| *is_there) {
            self.context.bus.publish(&viewer_subject(self.handle.id, viewer_at(kind)), || heading.with(frame));
        }
    }
}
