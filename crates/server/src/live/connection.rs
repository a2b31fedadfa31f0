//! One WebSocket: reads messages, passes them on, writes what there is to hear. It knows no game and no table.
//!
//! The one thing to know: nothing here waits for a table. Answers come through the outbox, so one slow table does not hold up another.

use super::clubs::ClubDesk;
use super::connections::Registration;
use super::context::Context;
use super::fair::Origin;
use super::lag::Lag;
use super::outbox::{Frames, Outbox, text};
use super::pairing::{Seeker, SeekerWay, Sought};
use super::sanctions::Speech;
use super::study_desk::{StudyDesk, StudyRequest};
use super::table::{CommandRequest, ConnectionId, Handle, RequestError, Watch};
use super::tournaments::TournamentDesk;
use crate::limits::{ConnectionPermit, LimitKind, Limits};
use crate::metrics;
use crate::service::Service;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::SinkExt as _;
use std::collections::HashSet;
use std::net::IpAddr;
use std::time::Duration;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use trilynx_protocol::command::{MAX_KEY_BYTES, is_key};
use trilynx_protocol::wire::{Error, ToClient, ToServer};
use trilynx_protocol::{BotPace, Command, PersonId, TableId, Time};

/// The longest message a client may send.
pub const MAX_MESSAGE_BYTES: usize = 4096;
/// What is longer than a message may be is still read up to here, so that it can be answered in good order.
const READ_AT_MOST: usize = 16 * 1024;
/// Tables one connection may watch.
pub const MAX_WATCHED: usize = 16;
/// Refused messages after which a connection is ended.
const PATIENCE: u32 = 300;
/// How strong somebody is taken to be whose games have not counted yet.
const BEGINNER: f64 = 1500.0;
/// How often the way of a message is measured.
const PING_EVERY: Duration = Duration::from_secs(15);
/// A connection that has been silent this long is closed. A proxy's timeout must be longer.
pub const SILENCE: Duration = Duration::from_secs(45);
/// How long the reason for closing stays valid when nothing more can be read.
const LAST_WORD: Duration = Duration::from_secs(1);
/// A frame that cannot be written within this time will not be.
const WRITE_WITHIN: Duration = Duration::from_secs(20);

/// Frames queued for one client are written together, up to this many bytes.
const GATHERED_BYTES: usize = 2048;

/// Turns a request into a connection. The buffers are small because there are many of them.
pub fn upgrade(upgrade: WebSocketUpgrade, service: Service, address: IpAddr, listed: Registration, guard: ConnectionPermit) -> Response {
    upgrade
        .read_buffer_size(1024)
        .write_buffer_size(GATHERED_BYTES)
        .max_write_buffer_size(1024 * 1024)
        .max_message_size(READ_AT_MOST)
        .max_frame_size(READ_AT_MOST)
        .on_upgrade(move |socket| async move {
            let _counted = metrics::ConnectionKind::WebSocket.opened();
            let present = service.live.presence.enter(listed.person);
            Box::pin(Connection::new(service, address, listed).run(socket)).await;
            drop(present);
            drop(guard);
        })
}

struct Connection {
    context: Context,
    limits: Limits,
    id: ConnectionId,
    person: PersonId,
    address: IpAddr,
    listed: Registration,
    outbox: Outbox,
    queue: Frames,
    slow: CancellationToken,
    watched: Vec<(TableId, Handle)>,
    studies: StudyDesk,
    clubs: ClubDesk,
    speech: Speech,
    tournaments: TournamentDesk,
    refused: u32,
    pinged: Option<Instant>,
    heard: Instant,
    lag: Lag,
    /// How long it is kept open for the other side to close it too.
    close_within: Duration,
}

/// Why a connection ends.
enum End {
    Gone,
    TooSlow,
    Rude,
    TooLarge,
    SignedOut,
    Restart,
}

impl End {
    /// As it is counted.
    fn name(&self) -> &'static str {
        match self {
            End::Gone => "gone",
            End::TooSlow => "too_slow",
            End::Rude => "rude",
            End::TooLarge => "too_large",
            End::SignedOut => "signed_out",
            End::Restart => "restart",
        }
    }
}

impl Connection {
    fn new(service: Service, address: IpAddr, listed: Registration) -> Connection {
        let (id, person) = (listed.connection, listed.person);
        let (context, limits, close_within) = (service.live.clone(), service.limits.clone(), service.config.close_within);
        let (outbox, queue, slow) = Outbox::new();
        let (watched, heard) = (Vec::new(), Instant::now());
        let clubs = ClubDesk::new(context.clubs.clone(), id, person, outbox.clone());
        let studies = StudyDesk::new(context.studies.clone(), id, person, outbox.clone());
        let tournaments = TournamentDesk::new(context.tournaments.clone(), id, outbox.clone());
        let speech = Speech::new(context.clone(), limits.clone(), address, outbox.clone());
        Connection {
            context,
            limits,
            id,
            person,
            address,
            listed,
            outbox,
            queue,
            slow,
            watched,
            studies,
            clubs,
            speech,
            tournaments,
            refused: 0,
            pinged: None,
            heard,
            lag: Lag::default(),
            close_within,
        }
    }

    async fn run(mut self, mut socket: WebSocket) {
        let welcome = ToClient::Welcome {
            person: self.person,
            service_ms: self.context.env.now().service_ms,
            version: env!("CARGO_PKG_VERSION").to_owned(),
        };
        self.outbox.send(&welcome);
        let listens = self.context.tournaments.listen(self.person, self.id, &self.outbox);
        self.context.connections.begun(self.id, &self.outbox);
        // Before anything of a table is sent.
        let end = match self.context.leave_out_blocked(self.person, &self.outbox).await {
            Ok(people) => {
                if !people.is_empty() {
                    self.outbox.send(&ToClient::Blocked { people });
                }
                let (context, person, outbox) = (self.context.clone(), self.person, self.outbox.clone());
                tokio::spawn(async move {
                    context.tell_sanctions(person, &outbox, false).await;
                    context.tell_challenges(person, &outbox, false).await;
                    context.tell_notifications(person, &outbox).await;
                    context.tell_unread_messages(person, &outbox, false).await;
                });
                self.serve(&mut socket).await
            }
            // Another node may reach what this one does not.
            Err(error) => {
                tracing::warn!(%error, "a connection cannot be served: it is not known whom its person has blocked");
                End::Restart
            }
        };
        drop(listens);
        metrics::disconnected(end.name());
        self.say_goodbye(&mut socket, &end).await;
        self.context.lobby.unfollow(self.id);
        self.context.pairing.stop_seeking(self.id);
        for (_, table) in &self.watched {
            table.unwatch(self.id).await;
        }
        self.tournaments.leave().await;
    }

    async fn serve(&mut self, socket: &mut WebSocket) -> End {
        let mut ping = tokio::time::interval_at(Instant::now() + PING_EVERY / 8, PING_EVERY);
        ping.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut new = true;
        let stopping = self.context.supervisor.stopping().clone();
        let stops = stopping.begun();
        tokio::pin!(stops);
        let nodes = self.context.nodes.clone();
        let apart = nodes.comes_apart();
        tokio::pin!(apart);
        let slow = self.slow.clone();
        loop {
            // Answers are written before more is read: who says much at once and listens is not too slow.
            let written = tokio::select! {
                biased;
                () = slow.cancelled() => return End::TooSlow,
                () = &mut stops => return End::Restart,
                // Another node may reach what this one does not.
                () = &mut apart => return End::Restart,
                () = self.listed.ended() => return End::SignedOut,
                _ = ping.tick() => {
                    if self.heard.elapsed() > SILENCE {
                        return End::Gone;
                    }
                    if std::mem::take(&mut new) {
                        ping_again(self.id, &mut ping);
                    }
                    self.pinged = Some(Instant::now());
                    in_time(socket.send(Message::Ping(Vec::new().into())), &slow).await
                }
                Some(frame) = self.queue.recv() => {
                    // What waits to be said may not be true any more: another server may have taken over.
                    if !self.context.store.may_serve() {
                        return End::Restart;
                    }
                    self.write_all(socket, frame).await
                }
                message = socket.recv() => match message {
                    Some(Ok(message)) => match self.on_message(message) {
                        Ok(()) => continue,
                        Err(end) => return end,
                    },
                    Some(Err(error)) if is_too_large(&error) => return End::TooLarge,
                    Some(Err(_)) | None => return End::Gone,
                },
            };
            if let Err(end) = written {
                return end;
            }
        }
    }

    /// Writes a frame and those that wait behind it, as few packets.
    async fn write_all(&mut self, socket: &mut WebSocket, first: Utf8Bytes) -> Result<(), End> {
        let queue = &mut self.queue;
        let writing = async {
            let mut next = Some(first);
            while let Some(frame) = next {
                socket.feed(Message::Text(frame)).await?;
                next = queue.try_recv();
            }
            socket.flush().await
        };
        in_time(writing, &self.slow).await?;
        metrics::stage(metrics::Stage::Send, self.queue.delay());
        Ok(())
    }

    async fn say_goodbye(&self, socket: &mut WebSocket, end: &End) {
        let (frame, code) = match end {
            End::Gone => return,
            End::TooSlow => (ToClient::Error { error: Error::TooSlow, table: None, key: None }, close_code::AGAIN),
            End::Rude => (ToClient::Error { error: limited(1000), table: None, key: None }, close_code::POLICY),
            End::TooLarge => {
                let error = Error::TooLarge { what: "message".to_owned(), limit: MAX_MESSAGE_BYTES as u32 };
                (ToClient::Error { error, table: None, key: None }, close_code::SIZE)
            }
            End::SignedOut => (ToClient::Error { error: Error::SignIn, table: None, key: None }, close_code::POLICY),
            End::Restart => (ToClient::GoingDown, close_code::RESTART),
        };
        let goodbye = async {
            // A client that is gone cannot be notified.
            drop(socket.send(Message::Text(text(&frame))).await);
            drop(socket.send(Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::default() }))).await);
            // With words of theirs unread, the system would throw away what is on its way to them.
            while let Some(heard) = socket.recv().await {
                match heard {
                    Ok(_) => {}
                    // There is no end to it: they have a moment to read why.
                    Err(error) if is_too_large(&error) => return tokio::time::sleep(LAST_WORD).await,
                    Err(_) => return,
                }
            }
        };
        drop(tokio::time::timeout(self.close_within, goodbye).await);
    }

    fn on_message(&mut self, message: Message) -> Result<(), End> {
        // Now, not when a table comes to deal with it: nobody pays for our queues with their clock.
        let received = self.context.env.now();
        self.heard = Instant::now();
        let text = match message {
            Message::Text(text) => text,
            Message::Pong(_) => {
                if let Some(pinged) = self.pinged.take() {
                    self.lag.measured(pinged.elapsed());
                }
                return Ok(());
            }
            // The library has answered it; a client that sends too many is disconnected.
            Message::Ping(_) => return if self.count(LimitKind::Messages).is_ok() { Ok(()) } else { self.endure() },
            Message::Close(_) => return Err(End::Gone),
            Message::Binary(_) => {
                self.complain(Error::Malformed { message: "a message is a text frame".to_owned() });
                return self.endure();
            }
        };
        if text.len() > MAX_MESSAGE_BYTES {
            return Err(End::TooLarge);
        }
        if let Err(error) = self.count(LimitKind::Messages) {
            self.complain_about(&text, error);
            return self.endure();
        }
        match serde_json::from_str::<ToServer>(&text) {
            Ok(said) => self.obey(said, received),
            Err(error) => {
                self.complain_about(&text, Error::Malformed { message: error.to_string() });
                return self.endure();
            }
        }
        Ok(())
    }

    /// Complains about a message that was not obeyed, with its table and key if they can be found: somebody waits for that answer.
    fn complain_about(&self, text: &str, error: Error) {
        let Subject { table, key } = serde_json::from_str(text).unwrap_or_default();
        let key = key.filter(|key| is_key(key));
        self.outbox.send(&ToClient::Error { error, table: table.and_then(|table| table.parse().ok()), key });
    }

    fn count(&self, what: LimitKind) -> Result<(), Error> {
        self.limits.count_both(what, self.address, self.person)
    }

    fn endure(&mut self) -> Result<(), End> {
        self.refused += 1;
        if self.refused > PATIENCE { Err(End::Rude) } else { Ok(()) }
    }

    fn complain(&self, error: Error) {
        self.outbox.send(&ToClient::Error { error, table: None, key: None });
    }

    fn obey(&mut self, said: ToServer, received: Time) {
        match said {
            ToServer::Watch { table, seat, version, pace } => self.watch(table, seat, version, pace),
            ToServer::Unwatch { table } => self.unwatch(table),
            ToServer::Ask { table, key, seat, command } => {
                if !is_key(&key) {
                    let error = Error::TooLarge { what: "key".to_owned(), limit: MAX_KEY_BYTES as u32 };
                    return self.outbox.send(&ToClient::Error { error, table: Some(table), key: None });
                }
                if let Some(what) = LimitKind::of_command(&command)
                    && let Err(error) = self.count(what)
                {
                    return self.outbox.send(&ToClient::Error { error, table: Some(table), key: Some(key) });
                }
                let (person, guest, origin) = (self.person, self.listed.guest, Origin::from(self.address));
                let asked = CommandRequest { person, guest, origin, seat, lag_ms: self.lag.ms(), received, key, command };
                match self.context.table(table) {
                    Ok(handle) if matches!(asked.command, Command::Say { .. }) => self.speech.say(table, handle, asked),
                    Ok(handle) => handle.ask(asked, &self.outbox),
                    Err(failed) => self.outbox.send(&ToClient::Error { error: failed.into(), table: Some(table), key: Some(asked.key) }),
                }
            }
            ToServer::Preview { table, seat, text } => self.preview(table, seat, text),
            ToServer::LostFocus { table } => self.context.lost_focus(table, self.person),
            ToServer::Lobby { follow: true } => self.context.lobby.follow(self.id, &self.outbox),
            ToServer::Lobby { follow: false } => self.context.lobby.unfollow(self.id),
            ToServer::Seek { game, variant, players, clock, rated } => self.seek(Sought { game, variant, players, clock, rated }),
            ToServer::StopSeeking => self.context.pairing.stop_seeking(self.id),
            ToServer::WatchStudy { study, version } => self.studies.ask(study, StudyRequest::Watch { version }),
            ToServer::UnwatchStudy { study } => self.studies.ask(study, StudyRequest::Unwatch),
            ToServer::WatchClub { club } => self.clubs.watch(club),
            ToServer::UnwatchClub { club } => self.clubs.unwatch(club),
            ToServer::WatchTournament { tournament } => self.tournaments.watch(tournament),
            ToServer::UnwatchTournament { tournament } => self.tournaments.unwatch(tournament),
            ToServer::ChangeStudy { study, key, change } => {
                self.studies.ask(study, StudyRequest::Change { key, change, unix_ms: received.unix_ms });
            }
        }
    }

    fn watch(&mut self, table: TableId, seat: Option<u8>, version: Option<u32>, pace: Option<BotPace>) {
        // A table that does not exist, or that nobody watches, has no task.
        self.watched.retain(|(_, handle)| handle.is_open());
        let known = self.watched.iter().any(|(id, _)| *id == table);
        if !known && self.watched.len() >= MAX_WATCHED {
            return self.complain(Error::TooLarge { what: "watched".to_owned(), limit: MAX_WATCHED as u32 });
        }
        match self.context.table(table) {
            Ok(handle) => {
                // A table that was put away has another handle when it comes back.
                self.watched.retain(|(id, _)| *id != table);
                self.watched.push((table, handle.clone()));
                let (connection, person, origin) = (self.id, self.person, Origin::from(self.address));
                handle.watch(Watch { connection, person, origin, seat, version, pace, outbox: self.outbox.clone() });
            }
            Err(failed) => self.outbox.send(&ToClient::Error { error: failed.into(), table: Some(table), key: None }),
        }
    }

    fn unwatch(&mut self, table: TableId) {
        let Some(place) = self.watched.iter().position(|(id, _)| *id == table) else { return };
        let (_, handle) = self.watched.swap_remove(place);
        let connection = self.id;
        tokio::spawn(async move { handle.unwatch(connection).await });
    }

    fn preview(&self, table: TableId, seat: Option<u8>, text: String) {
        let (context, person, outbox) = (self.context.clone(), self.person, self.outbox.clone());
        tokio::spawn(async move {
            let answer = match context.table(table) {
                Ok(handle) => handle.preview(person, seat, text.clone()).await,
                Err(failed) => Err(failed),
            };
            outbox.send(&match answer {
                Ok((position, effects)) => ToClient::Preview { table, text, position, effects },
                Err(failed) => ToClient::Error { error: RequestError::into(failed), table: Some(table), key: None },
            });
        });
    }

    fn seek(&self, sought: Sought) {
        if let Err(error) = self.count(LimitKind::Tables) {
            return self.complain(error);
        }
        if let Err(reason) = sought.check(self.listed.guest) {
            return self.complain(Error::Refused { reason });
        }
        let (context, connection, person, origin) = (self.context.clone(), self.id, self.person, Origin::from(self.address));
        let (game, clock, rated) = (sought.game.0, sought.clock, sought.rated);
        let outbox = self.outbox.clone();
        if !context.pairing.seek(Seeker {
            connection,
            person,
            origin,
            sought,
            avoids: HashSet::new(),
            way: SeekerWay::Here(self.outbox.clone()),
        }) {
            return self.complain(Error::Unavailable);
        }
        tokio::spawn(async move {
            if rated && let Err(failed) = context.check_rated_play(person).await {
                context.pairing.stop_seeking(connection);
                return outbox.send(&ToClient::Error { error: failed.into(), table: None, key: None });
            }
            let rating = context.ratings.of(person, game, clock).await.unwrap_or(BEGINNER);
            // Who cannot be looked up is avoided by nobody, as before they were blocked.
            let avoided = context.store.avoided(person).await.unwrap_or_default();
            context.pairing.avoid(person, &avoided);
            context.pairing.rate(connection, rating);
        });
    }
}

/// What a message is about, as far as it can be read.
#[derive(Default, serde::Deserialize)]
struct Subject {
    table: Option<String>,
    key: Option<String>,
}

/// Whether a frame was longer than is read. The library's own error type is not ours to name, but its words are.
fn is_too_large(error: &axum::Error) -> bool {
    error.to_string().starts_with("Space limit exceeded")
}

/// Waits until something is written, unless its reader is too slow.
async fn in_time(writing: impl Future<Output = Result<(), axum::Error>>, slow: &CancellationToken) -> Result<(), End> {
    tokio::select! {
        written = tokio::time::timeout(WRITE_WITHIN, writing) => match written {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => Err(End::TooSlow),
        },
        () = slow.cancelled() => Err(End::TooSlow),
    }
}

/// How long the way of a message is, is asked soon after a connection begins. After a restart all begin in the same moment; so from the second
/// time on each has a moment of its own.
fn ping_again(id: ConnectionId, interval: &mut tokio::time::Interval) {
    let random_bytes = (id.0.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as u32;
    interval.reset_after(PING_EVERY / 2 + PING_EVERY.mul_f64(f64::from(random_bytes) / f64::from(u32::MAX)));
}

fn limited(wait_ms: u32) -> Error {
    Error::Limited { what: "messages".to_owned(), wait_ms }
}
