//! Tells programs that a game of their account is over.
//!
//! The one thing to know: what has to be delivered is stored, with the number of the game, in the transaction that gives the game its number. So
//! nothing is lost by a restart, and a webhook that nobody answers costs a bounded number of rows and tries.

mod address;
mod call;

pub use address::{LONGEST_URL, WebhookTargets, WebhookUrl, is_public};

use crate::service::Service;
use crate::store::{FinishedGame, StoreError, WebhookRow};
use crate::table_lines::Players;
pub(crate) use call::{Call, send, tls};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use std::time::Duration;
use tokio::sync::Notify;
use trilynx_protocol::http::{WebhookCall, WebhookEvent};

/// The most webhooks of one account.
pub const MOST_WEBHOOKS: usize = 5;
/// After so many failures in a row it is called no more.
pub const MOST_FAILURES: u32 = 12;
/// After the first failure it is called again so much later, and twice as late after each further one: two days for all of them.
const FIRST_PAUSE: Duration = Duration::from_secs(40);
/// How many games get their numbers in one transaction.
const BATCH: u32 = 16;
/// How many webhooks are called at once.
const AT_ONCE: u32 = 8;
/// What is due is looked for this often, also when no game has ended here.
const LOOK_EVERY: Duration = Duration::from_secs(10);
/// A webhook is another server's again after this time: longer than a call can take.
const CLAIMED: Duration = Duration::from_secs(60);

/// The header with the number of the call: the same when it is repeated.
pub const NUMBER_HEADER: &str = "x-trilynx-number";
/// The header with the time at which a call was signed, in seconds since 1970.
pub const TIME_HEADER: &str = "x-trilynx-time";
/// The header with the signature.
pub const SIGNATURE_HEADER: &str = "x-trilynx-signature";

/// What a call is signed with: HMAC-SHA-256 of the time, a dot and the body, as hexadecimal digits.
pub fn signature(secret: &str, time: u64, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key of any length");
    mac.update(format!("{time}.{body}").as_bytes());
    format!("sha256={}", hex::encode(mac.finalize().into_bytes()))
}

/// Numbers games that have ended. Never returns.
pub async fn number(service: Service) {
    loop {
        let numbered = service.store.number_finished(BATCH).await.unwrap_or_else(|cause| {
            tracing::warn!(%cause, "finished games wait for their numbers");
            0
        });
        if numbered > 0 {
            service.live.numbered.notify_one();
        }
        if numbered < BATCH as usize {
            pause(&service.live.finished).await;
        }
    }
}

/// Calls webhooks. Never returns. A task of its own: slow receivers delay each other, and nothing else.
pub async fn deliver(service: Service) {
    if service.config.webhooks == WebhookTargets::Off {
        return;
    }
    loop {
        let delivered = deliver_due(&service).await.unwrap_or_else(|cause| {
            tracing::warn!(%cause, "webhooks wait for their calls");
            false
        });
        if !delivered {
            pause(&service.live.numbered).await;
        }
    }
}

/// Waits until there is something to do, or it is time to look.
async fn pause(woken: &Notify) {
    // Either is a reason to look.
    drop(tokio::time::timeout(LOOK_EVERY, woken.notified()).await);
}

/// Makes one call of each of some webhooks. Says whether one was delivered, so that there may be more.
async fn deliver_due(service: &Service) -> Result<bool, StoreError> {
    let due = service.store.due_webhooks(service.now_unix_ms(), MOST_FAILURES, AT_ONCE).await?;
    let mut delivered = false;
    for told in futures_util::future::join_all(due.iter().map(|webhook| tell(service, webhook))).await {
        delivered |= told?;
    }
    Ok(delivered)
}

/// Makes the next call of a webhook. Says whether it was delivered.
async fn tell(service: &Service, webhook: &WebhookRow) -> Result<bool, StoreError> {
    let now = service.now_unix_ms();
    if !service.store.claim_webhook(webhook.id, now, now + CLAIMED.as_millis() as u64).await? {
        return Ok(false);
    }
    let Some(number) = service.store.next_webhook_call(webhook.id).await? else { return Ok(false) };
    let Some(game) = service.store.finished(number).await? else {
        return Err(StoreError::Corrupt(format!("webhook_calls.number {number}")));
    };
    match call(service, webhook, game).await {
        Ok(status) if (200..300).contains(&status) => {
            service.store.webhook_delivered(webhook.id, number, status, service.now_unix_ms()).await?;
            Ok(true)
        }
        failed => {
            let status = failed.as_ref().copied().unwrap_or(0);
            // Neither address nor answer: both are a stranger's.
            tracing::debug!(webhook = webhook.id, number, status, failures = webhook.failures + 1, "a webhook failed");
            let pause = FIRST_PAUSE * 2_u32.pow(webhook.failures.min(MOST_FAILURES));
            service.store.webhook_failed(webhook.id, status, service.now_unix_ms() + pause.as_millis() as u64).await?;
            Ok(false)
        }
    }
}

/// The status of the answer.
async fn call(service: &Service, webhook: &WebhookRow, game: FinishedGame) -> Result<u16, String> {
    let targets = service.config.webhooks;
    let url = WebhookUrl::read(&webhook.url, targets)?;
    let to = url.resolve(targets).await?;
    let rows = [(game.table, game.row)];
    let players = Players::find(&service.store, &service.live.directory, &rows).await.map_err(|error| error.to_string())?;
    let line = players.line(rows[0].0, &rows[0].1);
    let said = WebhookCall { webhook: webhook.id, event: WebhookEvent::GameOver, number: game.number, line };
    let body = serde_json::to_string(&said).map_err(|error| error.to_string())?;
    let time = service.now_unix_ms() / 1000;
    let headers = vec![
        ("content-type", "application/json".to_owned()),
        (NUMBER_HEADER, game.number.to_string()),
        (TIME_HEADER, time.to_string()),
        (SIGNATURE_HEADER, signature(&webhook.secret, time, &body)),
    ];
    send(Call { url: &url, headers, body: body.into_bytes() }, to).await
}
