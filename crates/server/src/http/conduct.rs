//! What somebody sees of their own reports, warnings, mutes and bans, and appeals.

use super::reports::paragraph;
use super::{ApiJson, ClientAddress, Named, Routes, people};
use crate::accounts::Caller;
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::service::Service;
use crate::store::{ReportRow, ReportToAdd, Role, SanctionRow, StoreError};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use trilynx_protocol::PersonId;
use trilynx_protocol::http::{Conduct, Credentials, MAX_APPEAL_BYTES, NewAppeal, NewBanAppeal, OwnReport, ReportPart};
use trilynx_protocol::wire::Error;

/// The most sanctions that are listed of somebody.
pub(super) const MOST_SANCTIONS: u32 = 50;
/// The most reports, or parts of them, that are listed.
pub(super) const MOST_REPORTS: u32 = 100;

pub(super) fn router() -> Routes {
    Routes::default()
        .get("/api/account/conduct", conduct)
        .post("/api/account/sanctions/{number}/confirm", confirm)
        .post("/api/account/sanctions/{number}/appeal", appeal)
        .post("/api/account/appeal", appeal_ban)
}

/// What people see about their own conduct.
pub(super) async fn of(service: &Service, person: PersonId) -> ApiResult<Conduct> {
    let sanctions = service.store.sanctions(person, MOST_SANCTIONS).await?.into_iter().map(SanctionRow::shown).collect();
    let reports = own_reports(service, service.store.reports_by(person, MOST_REPORTS).await?).await?;
    let moderates = service.store.roles(person).await?.iter().any(|role| matches!(role, Role::Host | Role::Moderator));
    let (now, score) = (service.live.env.now().unix_ms, service.store.leaver_score(person).await?);
    let leaving = (!score.is_clear(now)).then(|| score.shown(now));
    Ok(Conduct { sanctions, reports, moderates, leaving })
}

/// Parts of the same report are shown as one.
async fn own_reports(service: &Service, rows: Vec<ReportRow>) -> ApiResult<Vec<OwnReport>> {
    let people = service.live.directory.find(rows.iter().map(|row| row.report.reported)).await?;
    let mut reports: Vec<(Option<u64>, OwnReport)> = Vec::new();
    for ReportRow { report, state, act, .. } in rows {
        let unix_ms = report.unix_ms;
        let part = shown_part(&report);
        let is_same = |(closed_by, known): &&mut (Option<u64>, OwnReport)| *closed_by == act && known.person == report.reported;
        match reports.iter_mut().find(is_same) {
            // Newest first as they are read: this one is older.
            Some((_, known)) => {
                known.parts.insert(0, part);
                known.unix_ms = unix_ms;
            }
            None => {
                let name = people.owner(report.reported).map_or_else(String::new, |row| row.name.clone());
                reports.push((act, OwnReport { person: report.reported, name, unix_ms, state, parts: vec![part] }));
            }
        }
    }
    Ok(reports.into_iter().map(|(_, report)| report).collect())
}

/// What was reported at one time, as it is shown.
pub(super) fn shown_part(report: &ReportToAdd) -> ReportPart {
    let ReportToAdd { category, table, text, unix_ms, .. } = report;
    ReportPart { category: *category, table: *table, text: text.clone(), unix_ms: *unix_ms }
}

/// What is known about my conduct: warnings, mutes and bans, and what became of the reports I made.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/account/conduct", operation_id = "conduct", tag = "account",
    security(("session" = []), ("token" = [])), responses((status = OK, body = Conduct))))]
pub(super) async fn conduct(State(service): State<Service>, caller: Caller) -> ApiResult<Json<Conduct>> {
    Ok(Json(of(&service, caller.id()).await?))
}

/// Say that a warning was read.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account/sanctions/{number}/confirm", operation_id = "confirm_warning", tag = "account",
    params(("number" = i64, Path, description = "the number of the warning")),
    security(("session" = []), ("token" = [])), responses((status = NO_CONTENT), (status = NOT_FOUND, body = Error))))]
pub(super) async fn confirm(State(service): State<Service>, caller: Caller, Named(number): Named<String>) -> ApiResult<StatusCode> {
    match service.store.confirm_warning(caller.id(), number_in(&number)?, service.now_unix_ms()).await {
        Err(StoreError::Missing) => Err(ApiError(Error::NotFound)),
        confirmed => {
            confirmed?;
            service.live.sanctions_changed(caller.id()).await;
            Ok(StatusCode::NO_CONTENT)
        }
    }
}

/// Appeal against a mute that is in force. There is one appeal for each; `taken` if it was used.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account/sanctions/{number}/appeal", operation_id = "appeal", tag = "account", request_body = NewAppeal,
    params(("number" = i64, Path, description = "the number of the mute")),
    security(("session" = []), ("token" = [])), responses((status = NO_CONTENT), (status = NOT_FOUND, body = Error), (status = BAD_REQUEST, body = Error),
        (status = CONFLICT, body = Error), (status = PAYLOAD_TOO_LARGE, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn appeal(
    State(service): State<Service>,
    caller: Caller,
    address: ClientAddress,
    Named(number): Named<String>,
    ApiJson(wanted): ApiJson<NewAppeal>,
) -> ApiResult<StatusCode> {
    let number = number_in(&number)?;
    service.limits.count_both(LimitKind::Reports, address.0, caller.id())?;
    add(&service, caller.id(), number, &wanted.text).await
}

/// Appeal against the ban of an account, with its name and password instead of a session. There is one appeal for each ban; `taken` if it was
/// used. The answer is shown where somebody tries to sign in: in the error `banned`.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account/appeal", operation_id = "appeal_ban", tag = "account", request_body = NewBanAppeal,
    security(()), responses((status = NO_CONTENT), (status = UNAUTHORIZED, body = Error), (status = NOT_FOUND, body = Error), (status = BAD_REQUEST, body = Error),
        (status = CONFLICT, body = Error), (status = PAYLOAD_TOO_LARGE, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn appeal_ban(
    State(service): State<Service>,
    address: ClientAddress,
    headers: HeaderMap,
    ApiJson(wanted): ApiJson<NewBanAppeal>,
) -> ApiResult<StatusCode> {
    let NewBanAppeal { name, password, text } = wanted;
    let (person, _) = people::owner_of(&service, address, &headers, Credentials { name, password }).await?;
    let ban = service.store.ban(person.id, service.now_unix_ms()).await?.ok_or(ApiError(Error::NotFound))?;
    add(&service, person.id, ban.number, &text).await
}

async fn add(service: &Service, person: PersonId, number: u64, text: &str) -> ApiResult<StatusCode> {
    let text = paragraph(text, MAX_APPEAL_BYTES)?;
    if text.is_empty() {
        return Err(ApiError::malformed("an appeal says why"));
    }
    match service.store.add_appeal(person, number, &text, service.now_unix_ms()).await {
        Err(StoreError::Missing) => Err(ApiError(Error::NotFound)),
        Err(StoreError::Taken) => Err(ApiError(Error::Taken { what: "appeal".to_owned() })),
        added => {
            added?;
            service.live.sanctions_changed(person).await;
            Ok(StatusCode::NO_CONTENT)
        }
    }
}

/// A number in a path.
pub(super) fn number_in(text: &str) -> ApiResult<u64> {
    text.parse().map_err(|_| ApiError(Error::NotFound))
}
