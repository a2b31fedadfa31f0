//! The bus by NATS: messages of its core, which may be lost, and nothing that keeps them.

use super::{BusError, Delivery, INCOMING, Nats, Parcel};
use crate::metrics;
use async_nats::{Client, ConnectErrorKind, ConnectOptions, Event, StatusCode, Subscriber};
use futures_util::StreamExt as _;
use std::path::Path;
use std::time::Duration;
use tokio::sync::{mpsc, watch};

/// How long a NATS server may take to take us in.
const CONNECTS_WITHIN: Duration = Duration::from_secs(5);
/// How long the first one may take to be there: it may be started together with this server.
const PATIENCE: Duration = Duration::from_secs(30);
/// A NATS server that is silent this long is pinged; two silences later it counts as gone.
const PING_EVERY: Duration = Duration::from_secs(1);
/// The longest pause before a NATS server is tried again.
const LONGEST_PAUSE: Duration = Duration::from_millis(500);

/// Connects, and from then on notes whether there is a connection.
pub(super) async fn connect(node: &str, settings: &Nats, up: watch::Sender<bool>) -> Result<Client, BusError> {
    let mut options = ConnectOptions::new()
        .name(format!("trilynx {node}"))
        .no_echo()
        .connection_timeout(CONNECTS_WITHIN)
        .ping_interval(PING_EVERY)
        .subscription_capacity(INCOMING)
        .reconnect_delay_callback(|attempt| Duration::from_millis(50 * attempt.min(10) as u64).min(LONGEST_PAUSE))
        .event_callback(move |event| {
            let up = up.clone();
            async move { note(&up, &event) }
        });
    if let Some(file) = &settings.credentials {
        let line = read(file)?;
        options = match line.split_once(':') {
            Some((user, password)) => options.user_and_password(user.to_owned(), password.to_owned()),
            None => options.token(line),
        };
    }
    if let Some(file) = &settings.authorities {
        read(file)?;
        options = options.require_tls(true).add_root_certificates(file.clone());
    }
    let servers: Vec<&str> = settings.servers.urls().iter().map(String::as_str).collect();
    let began = tokio::time::Instant::now();
    loop {
        match options.clone().connect(&servers[..]).await {
            Ok(client) => return Ok(client),
            // More patience does not help with a wrong password or certificate.
            Err(cause) if began.elapsed() >= PATIENCE || is_refusal(cause.kind()) => {
                return Err(BusError(format!("cannot reach {}: {cause}", settings.servers)));
            }
            Err(cause) => {
                tracing::warn!(%cause, servers = %settings.servers, "NATS does not answer yet");
                tokio::time::sleep(LONGEST_PAUSE * 2).await;
            }
        }
    }
}

fn is_refusal(kind: ConnectErrorKind) -> bool {
    matches!(kind, ConnectErrorKind::Authentication | ConnectErrorKind::AuthorizationViolation | ConnectErrorKind::Tls)
}

/// A short text of a file.
fn read(file: &Path) -> Result<String, BusError> {
    let text = std::fs::read_to_string(file).map_err(|error| BusError(format!("cannot read {}: {error}", file.display())))?;
    let text = text.trim().to_owned();
    if text.is_empty() { Err(BusError(format!("{} is empty", file.display()))) } else { Ok(text) }
}

fn note(up: &watch::Sender<bool>, event: &Event) {
    match event {
        Event::Connected => {
            if !up.send_replace(true) {
                metrics::bus_reconnected();
                tracing::info!("NATS answers again");
            }
        }
        Event::Disconnected | Event::Closed => {
            if up.send_replace(false) {
                tracing::warn!("NATS is out of reach");
            }
        }
        // What is lost is asked for again.
        Event::SlowConsumer(_) => {
            metrics::bus_overrun();
            tracing::warn!("messages between nodes came faster than they were read");
        }
        other => tracing::debug!(%other, "NATS"),
    }
}

/// Sends what has queued up, in its order. What cannot be sent now is lost: it would be outdated later.
pub(super) async fn carry(client: Client, mut queue: mpsc::Receiver<Parcel>, up: watch::Receiver<bool>) {
    while let Some(Parcel { subject, reply, bytes }) = queue.recv().await {
        if !*up.borrow() {
            continue;
        }
        let sent = match reply {
            Some(reply) => client.publish_with_reply(subject, reply, bytes).await,
            None => client.publish(subject, bytes).await,
        };
        if let Err(cause) = sent {
            tracing::warn!(%cause, "a message between nodes was not sent");
        }
    }
}

pub(super) async fn next(subscriber: &mut Subscriber) -> Option<Delivery> {
    let message = subscriber.next().await?;
    let subject = message.subject.to_string();
    if message.status == Some(StatusCode::NO_RESPONDERS) {
        return Some(Delivery::Nobody(subject));
    }
    let reply = message.reply.map(|reply| reply.to_string());
    Some(Delivery::Parcel(Parcel { subject, reply, bytes: message.payload }))
}
