//! What one connection wants of studies, done one after the other in the order in which it was said.
//!
//! The one thing to know: a change may stand on the one before it, so there is one worker a connection. It is started by the first request, and
//! ends with the connection.

use super::outbox::Outbox;
use super::studies::{Studies, StudyViewer};
use super::table::ConnectionId;
use tokio::sync::mpsc;
use trilynx_protocol::command::{MAX_KEY_BYTES, is_key};
use trilynx_protocol::study::StudyChange;
use trilynx_protocol::wire::{Error, ToClient};
use trilynx_protocol::{PersonId, StudyId};

/// Studies one connection may look at.
pub const MAX_STUDIES: usize = 4;
/// Requests of a connection that may wait.
const QUEUED: usize = 64;

/// What a connection wants of a study.
pub enum StudyRequest {
    /// To hear of it from this version on.
    Watch {
        /// The version it has.
        version: u32,
    },
    /// To hear of it no more.
    Unwatch,
    /// To change it.
    Change {
        /// Its own name for the change.
        key: String,
        /// The change.
        change: StudyChange,
        /// When it was received, by the calendar.
        unix_ms: u64,
    },
}

/// The way to the worker of a connection.
pub struct StudyDesk {
    studies: Studies,
    connection: ConnectionId,
    person: PersonId,
    outbox: Outbox,
    requests: Option<mpsc::Sender<(StudyId, StudyRequest)>>,
}

impl StudyDesk {
    /// For one connection. Nothing runs yet.
    pub fn new(studies: Studies, connection: ConnectionId, person: PersonId, outbox: Outbox) -> StudyDesk {
        StudyDesk { studies, connection, person, outbox, requests: None }
    }

    /// Puts a request behind the others.
    pub fn ask(&mut self, study: StudyId, request: StudyRequest) {
        let requests = self.requests.get_or_insert_with(|| {
            let (requests, queue) = mpsc::channel(QUEUED);
            let viewer = StudyViewer { connection: self.connection, person: self.person, outbox: self.outbox.clone() };
            tokio::spawn(work(self.studies.clone(), viewer, queue));
            requests
        });
        if let Err(mpsc::error::TrySendError::Full((study, request))) = requests.try_send((study, request)) {
            let key = if let StudyRequest::Change { key, .. } = request { Some(key) } else { None };
            let error = Error::Limited { what: "changes".to_owned(), wait_ms: 1_000 };
            self.outbox.send(&ToClient::StudyFault { study, key, error });
        }
    }
}

async fn work(studies: Studies, viewer: StudyViewer, mut queue: mpsc::Receiver<(StudyId, StudyRequest)>) {
    let StudyViewer { connection, person, outbox } = viewer;
    let mut watched: Vec<StudyId> = Vec::new();
    while let Some((study, request)) = queue.recv().await {
        match request {
            StudyRequest::Watch { version } => {
                if !watched.contains(&study) && watched.len() >= MAX_STUDIES {
                    let error = Error::TooLarge { what: "studies".to_owned(), limit: MAX_STUDIES as u32 };
                    outbox.send(&ToClient::StudyFault { study, key: None, error });
                    continue;
                }
                match studies.watch(study, version, StudyViewer { connection, person, outbox: outbox.clone() }).await {
                    Ok(()) if watched.contains(&study) => {}
                    Ok(()) => watched.push(study),
                    Err(error) => outbox.send(&ToClient::StudyFault { study, key: None, error }),
                }
            }
            StudyRequest::Unwatch => {
                watched.retain(|known| *known != study);
                studies.unwatch(study, connection).await;
            }
            StudyRequest::Change { key, .. } if !is_key(&key) => {
                let error = Error::TooLarge { what: "key".to_owned(), limit: MAX_KEY_BYTES as u32 };
                outbox.send(&ToClient::StudyFault { study, key: None, error });
            }
            StudyRequest::Change { key, change, unix_ms } => {
                outbox.send(&match studies.change(study, person, key.clone(), &change, unix_ms).await {
                    Ok(version) => ToClient::StudyGranted { study, key, version },
                    Err(error) => ToClient::StudyFault { study, key: Some(key), error },
                });
            }
        }
    }
    for study in watched {
        studies.unwatch(study, connection).await;
    }
}
