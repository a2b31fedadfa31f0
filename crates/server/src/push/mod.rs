//! Sends notifications to browsers whose pages are closed: web push (RFC 8030).
//!
//! The one thing to know: what has to be sent is queued in the transaction of the notification. A message is sent a little later, and only if
//! the notification is still true and has not been seen; so what happens while somebody looks costs no message.

mod endpoint;
mod message;
mod vapid;

pub use endpoint::{PushHost, PushTargets};
pub use message::{AUTH, BrowserKeys, MOST_BYTES, PUBLIC_KEY, is_point};
pub use vapid::VapidKey;

use crate::service::Service;
use crate::store::{DuePush, NotificationRow, PushSubscription, StoreError};
use crate::table_lines::Players;
use crate::webhooks::{Call, send};
use base64ct::{Base64UrlUnpadded, Encoding as _};
use sha2::{Digest as _, Sha256};
use std::time::Duration;
use trilynx_locales::{Catalogue, Language, Value};
use trilynx_protocol::http::{NotificationKind, PushMessage};
use trilynx_protocol::{Occupant, PersonId};

/// How often it is looked for what is due.
const LOOK_EVERY: Duration = Duration::from_secs(5);
/// How many messages are sent at once.
const AT_ONCE: u32 = 8;
/// A message is another server's again after this time: longer than a request can take.
const CLAIMED: Duration = Duration::from_secs(60);
/// After the first failure it is sent again so much later, and twice as late after each further one.
const FIRST_PAUSE: Duration = Duration::from_secs(30);
/// After so many failures it is given up.
const MOST_TRIES: u32 = 8;
/// The most characters of the names in a message.
const MOST_NAMES: usize = 200;

/// Sends what is due. Never returns. A task of its own: slow services delay each other, and nothing else.
pub async fn deliver(service: Service) {
    if !service.config.push.on {
        return;
    }
    loop {
        let sent = deliver_due(&service).await.unwrap_or_else(|cause| {
            tracing::warn!(%cause, "push messages wait");
            0
        });
        if sent < AT_ONCE as usize {
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }
}

/// Says how many messages there were.
async fn deliver_due(service: &Service) -> Result<usize, StoreError> {
    let due = service.store.due_pushes(service.live.env.now().unix_ms, AT_ONCE).await?;
    for handled in futures_util::future::join_all(due.iter().map(|due| handle(service, due))).await {
        handled?;
    }
    Ok(due.len())
}

/// Sends a message, puts it off, or drops it.
async fn handle(service: &Service, due: &DuePush) -> Result<(), StoreError> {
    let now = service.live.env.now().unix_ms;
    let claimed_until = now + CLAIMED.as_millis() as u64;
    if !service.store.delay_push(due, claimed_until, due.tries).await? {
        return Ok(());
    }
    let due = DuePush { due_unix_ms: claimed_until, ..due.clone() };
    let Some((subscription, row)) = still_wanted(service, &due).await? else { return service.store.push_done(&due).await };
    if let Some(quiet) = service.store.quiet_hours(subscription.person).await?
        && let Some(until) = quiet.quiet_until(now)
    {
        return service.store.delay_push(&due, until, due.tries).await.map(drop);
    }
    let Some(message) = message(service, subscription.person, Language::best(&subscription.language), &row).await? else {
        return service.store.push_done(&due).await;
    };
    let answer = push(service, &subscription, &message).await;
    match answer {
        Ok(404 | 410) => {
            service.store.delete_push(subscription.id).await?;
            service.store.push_done(&due).await
        }
        // Delivered; or refused in a way that does not change.
        Ok(200..300 | 400..=403 | 405..=407 | 411..=428) => service.store.push_done(&due).await,
        failed => {
            // Neither address nor answer: both are a stranger's.
            tracing::debug!(subscription = subscription.id, status = failed.unwrap_or(0), tries = due.tries + 1, "a push message failed");
            if due.tries + 1 >= MOST_TRIES {
                return service.store.push_done(&due).await;
            }
            let pause = FIRST_PAUSE * 2_u32.pow(due.tries);
            service.store.delay_push(&due, now + pause.as_millis() as u64, due.tries + 1).await.map(drop)
        }
    }
}

/// The browser and the notification, if both are still there and it has not been seen.
async fn still_wanted(service: &Service, due: &DuePush) -> Result<Option<(PushSubscription, NotificationRow)>, StoreError> {
    let Some(subscription) = service.store.push(due.subscription).await? else { return Ok(None) };
    // A session that is over, or whose person is banned, gets nothing.
    if service.store.session(&subscription.session, service.now_unix_ms()).await?.is_none() {
        return Ok(None);
    }
    let rows = service.store.notifications(subscription.person).await?;
    let row = rows.into_iter().find(|row| row.kind == due.kind && row.subject == due.subject && !row.seen);
    Ok(row.map(|row| (subscription, row)))
}

/// What a message says: names, the game and where it leads, and nothing that happened on the board.
pub(crate) async fn message(
    service: &Service,
    to: PersonId,
    language: Language,
    row: &NotificationRow,
) -> Result<Option<PushMessage>, StoreError> {
    let tag = format!("{}-{}", row.kind.name(), row.subject);
    let catalogue = Catalogue::of(language);
    if let Some(writer) = row.writer() {
        let people = service.live.directory.find([writer]).await?;
        let Some(person) = people.owner(writer) else { return Ok(None) };
        let title = catalogue.text("push-message", [("name", Value::from(person.name.clone()))]);
        return Ok(Some(PushMessage { kind: row.kind, title, body: String::new(), path: format!("/messages/{writer}"), tag }));
    }
    let Some(table) = row.table else { return Ok(None) };
    let Some(line) = service.store.row(table).await? else { return Ok(None) };
    let rows = [(table, line)];
    let people = service.live.directory.find(rows[0].1.people()).await?;
    let line = Players::find(&service.store, &service.live.directory, &rows).await?.line(table, &rows[0].1);
    let others = line.seats.iter().filter_map(|seat| match (&seat.occupant, &seat.name) {
        (Some(Occupant::Person(person)), Some(name)) if !people.is(*person, to) => Some(name.as_str()),
        _ => None,
    });
    let mut names: String = others.collect::<Vec<_>>().join(", ").chars().take(MOST_NAMES).collect();
    if names.is_empty() {
        names = catalogue.text("push-somebody", []);
    }
    let game = line.options.game.0.title().to_owned();
    let (title, body) = match row.kind {
        NotificationKind::YourTurn => (catalogue.text("push-your-turn", [("names", Value::from(names))]), game),
        NotificationKind::TimeShort => (catalogue.text("push-time-short", [("names", Value::from(names))]), game),
        NotificationKind::Challenge => (catalogue.text("push-challenge", [("names", Value::from(names))]), game),
        NotificationKind::GameOver => (catalogue.text("push-game-over", [("names", Value::from(names))]), game),
        // About no table.
        NotificationKind::Message => return Ok(None),
        NotificationKind::RoundStarts => {
            let tournament = row.subject.parse().map_err(|_| StoreError::Corrupt("notifications.subject".to_owned()))?;
            // One that cannot be read now is not called for.
            let Ok(read) = service.live.tournaments.read(tournament).await else { return Ok(None) };
            let values =
                [("round", Value::from(row.round.unwrap_or(1).to_string())), ("tournament", Value::from(read.settings().name.clone()))];
            (catalogue.text("push-round-starts", values), game)
        }
    };
    let path = match row.kind {
        NotificationKind::GameOver => format!("/replay/{table}"),
        _ => format!("/table/{table}"),
    };
    Ok(Some(PushMessage { kind: row.kind, title, body, path, tag }))
}

/// The status of the answer.
async fn push(service: &Service, to: &PushSubscription, message: &PushMessage) -> Result<u16, String> {
    let url = service.config.push.read(&to.endpoint)?;
    let address = url.resolve(service.config.push.addresses).await?;
    let text = serde_json::to_vec(message).map_err(|error| error.to_string())?;
    let body = message::seal(&to.keys, &text).map_err(|_| "it cannot be encrypted".to_owned())?;
    let audience = format!("http{}://{}", if url.secure { "s" } else { "" }, url.authority);
    let contact = service.config.public_url.as_ref().filter(|public| public.secure).map(|public| public.origin());
    let authorization = service.vapid.authorization(&audience, contact.as_deref(), service.now_unix_ms() / 1000);
    let (ttl_s, urgency) = importance(message.kind);
    let topic = Base64UrlUnpadded::encode_string(&Sha256::digest(&message.tag)[..24]);
    let headers = vec![
        ("authorization", authorization.ok_or("it cannot be signed")?),
        ("content-encoding", "aes128gcm".to_owned()),
        ("content-type", "application/octet-stream".to_owned()),
        ("ttl", ttl_s.to_string()),
        ("urgency", urgency.to_owned()),
        ("topic", topic),
    ];
    send(Call { url: &url, headers, body }, address).await
}

/// For how many seconds a push service keeps a message for a browser that is off, and how much that may cost its battery.
fn importance(kind: NotificationKind) -> (u32, &'static str) {
    match kind {
        NotificationKind::YourTurn => (48 * 3600, "normal"),
        NotificationKind::TimeShort => (12 * 3600, "high"),
        NotificationKind::Challenge | NotificationKind::Message => (48 * 3600, "normal"),
        NotificationKind::RoundStarts => (600, "high"),
        NotificationKind::GameOver => (24 * 3600, "low"),
    }
}
