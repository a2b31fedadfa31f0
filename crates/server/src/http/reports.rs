//! Reports of people.

use super::{ApiJson, ClientAddress, Routes, records};
use crate::accounts::Caller;
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::service::Service;
use crate::shares::Asker;
use crate::store::{EvidenceLine, Kind, MOST_OPEN_REPORTS, MOST_OPEN_REPORTS_OF_GUEST, MOST_REPORT_PARTS, ReportToAdd, Reporting};
use axum::extract::State;
use axum::http::StatusCode;
use trilynx_protocol::http::{MAX_REPORT_BYTES, NewReport, ReportCategory};
use trilynx_protocol::text::is_plain_line;
use trilynx_protocol::wire::Error;

/// The last lines of chat that are kept with a report.
const MOST_EVIDENCE: usize = 30;

pub(super) fn router() -> Routes {
    Routes::default().post("/api/reports", report)
}

/// Report a person to the moderators. With a table, what they said there is kept as evidence; with a private message, that message. As long as a report about a person is open, more
/// is added to it. They are not notified.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/reports", operation_id = "report_person", tag = "people", request_body = NewReport,
    security(("session" = []), ("token" = [])), responses((status = NO_CONTENT), (status = NOT_FOUND, body = Error), (status = BAD_REQUEST, body = Error),
        (status = UNAUTHORIZED, body = Error), (status = PAYLOAD_TOO_LARGE, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn report(
    State(service): State<Service>,
    caller: Caller,
    address: ClientAddress,
    ApiJson(wanted): ApiJson<NewReport>,
) -> ApiResult<StatusCode> {
    let (what, most) = match caller.person.kind {
        Kind::Account => (LimitKind::Reports, MOST_OPEN_REPORTS),
        Kind::Guest | Kind::Deleted => (LimitKind::GuestReports, MOST_OPEN_REPORTS_OF_GUEST),
    };
    let text = paragraph(&wanted.text, MAX_REPORT_BYTES)?;
    if text.is_empty() && wanted.category == ReportCategory::Other {
        return Err(ApiError::malformed("a report of something else says in its text what happened"));
    }
    service.limits.count_both(what, address.0, caller.id())?;
    let people = service.live.directory.find([wanted.person]).await?;
    let reported = people.owner(wanted.person).filter(|row| row.kind != Kind::Deleted).ok_or(ApiError(Error::NotFound))?.id;
    if reported == caller.id() {
        return Err(ApiError::malformed("nobody can report themselves"));
    }
    let mut evidence = Vec::new();
    if let Some(number) = wanted.message {
        let message = service.store.message(caller.id(), reported, number).await?.ok_or(ApiError(Error::NotFound))?;
        evidence.push(EvidenceLine { text: message.text, unix_ms: message.unix_ms });
    }
    if let Some(table) = wanted.table {
        service.store.row(table).await?.ok_or(ApiError(Error::NotFound))?;
        let asker = Asker { address: address.0, person: Some(caller.id()) };
        let mut lines = records::lines_of(&service, asker, reported, table).await?;
        lines.drain(..lines.len().saturating_sub(MOST_EVIDENCE));
        evidence.append(&mut lines);
    }
    let unix_ms = service.now_unix_ms();
    let added = ReportToAdd { reporter: caller.id(), reported, category: wanted.category, table: wanted.table, text, evidence, unix_ms };
    match service.store.add_report(&added, most).await? {
        Reporting::Done => Ok(StatusCode::NO_CONTENT),
        Reporting::TooManyParts => Err(ApiError(Error::TooLarge { what: "report".to_owned(), limit: MOST_REPORT_PARTS })),
        Reporting::TooManyReports => Err(ApiError(Error::TooLarge { what: "reports".to_owned(), limit: most })),
    }
}

/// A paragraph that somebody has written for moderators, without what surrounds it.
pub(super) fn paragraph(text: &str, most_bytes: usize) -> ApiResult<String> {
    let text = text.trim();
    if text.len() > most_bytes {
        return Err(ApiError(Error::TooLarge { what: "text".to_owned(), limit: u32::try_from(most_bytes).unwrap_or(u32::MAX) }));
    }
    // Lines are joined: a paragraph has none.
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if !is_plain_line(&text, most_bytes) {
        return Err(ApiError::malformed("a text has no hidden characters, and at most two marks on a letter"));
    }
    Ok(text)
}
