//! What is in a digest: the notifications that somebody has not seen, with links to the games.

use super::letter::Part;
use super::unsubscribe_token;
use crate::push;
use crate::service::Service;
use crate::store::{MailRow, NotificationRow, StoreError};
use trilynx_locales::{Catalogue, Language, Value};
use trilynx_protocol::PersonId;

/// The most notifications that are named; the page has all of them.
const MOST_NAMED: usize = 20;

/// A digest: its subject, what it says, and where it is unsubscribed from.
pub struct Digest {
    pub subject: String,
    pub parts: Vec<Part>,
    pub unsubscribe: String,
}

/// The digest of what came up since the last one; nothing if all of that has been seen or is not true any more.
pub async fn digest(
    service: &Service,
    origin: &str,
    person: PersonId,
    to: &MailRow,
    language: Language,
) -> Result<Option<Digest>, StoreError> {
    let rows = service.store.notifications(person).await?;
    let unread: Vec<NotificationRow> = rows.into_iter().filter(|row| !row.seen && row.unix_ms > to.digested_unix_ms).collect();
    let mut lines = Vec::new();
    for row in &unread {
        // Its table may be gone.
        let Some(message) = push::message(service, person, language, row).await? else { continue };
        let label = if message.body.is_empty() { message.title } else { format!("{} ({})", message.title, message.body) };
        lines.push((label, format!("{origin}{}", message.path)));
    }
    if lines.is_empty() {
        return Ok(None);
    }
    let catalogue = Catalogue::of(language);
    let count = u32::try_from(lines.len()).unwrap_or(u32::MAX);
    let subject = catalogue.text("mail-digest-subject", [("count", Value::from(count))]);
    lines.truncate(MOST_NAMED);
    let unsubscribe = format!("{origin}/mail/unsubscribe?token={}", unsubscribe_token(service, person, &to.folded));
    let parts = vec![
        Part::Text(catalogue.text("mail-digest-text", [])),
        Part::List(lines),
        Part::Link { label: catalogue.text("mail-digest-all", []), url: format!("{origin}/notices") },
        Part::Footer(catalogue.text("mail-digest-why", [])),
        Part::Link { label: catalogue.text("mail-digest-stop", []), url: unsubscribe.clone() },
    ];
    Ok(Some(Digest { subject, parts, unsubscribe }))
}
