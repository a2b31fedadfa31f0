//! Notifications: what they are, which have been seen, and which are wanted.

use super::{ApiJson, Routes};
use crate::accounts::Caller;
use crate::error::{ApiError, ApiResult};
use crate::service::Service;
use crate::store::NotificationRow;
use crate::table_lines::Players;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use std::collections::HashMap;
use trilynx_protocol::PersonId;
use trilynx_protocol::http::{
    NotificationChoice, NotificationKind, NotificationLine, Notifications, NotifiedPerson, NotifiedRound, SeenNotifications,
};
#[cfg(feature = "schema")]
use trilynx_protocol::wire::Error;

pub(super) fn router() -> Routes {
    Routes::default().get("/api/notifications", list).post("/api/notifications/seen", see).post("/api/notifications/choice", choose)
}

/// What a person is notified of.
pub(super) async fn of(service: &Service, person: PersonId) -> ApiResult<Notifications> {
    let rows = service.store.notifications(person).await?;
    let tables: Vec<_> = rows.iter().filter_map(|row| row.table).collect();
    let lines: Vec<_> = service.store.rows(&tables).await?.into_iter().collect();
    let players = Players::find(&service.store, &service.live.directory, &lines).await?;
    let tables: HashMap<_, _> = lines.into_iter().collect();
    let writers = service.live.directory.views(rows.iter().filter_map(NotificationRow::writer).collect::<Vec<_>>()).await?;
    let mut lines = Vec::new();
    for row in rows {
        let from = row.writer().and_then(|person| Some(NotifiedPerson { person, name: writers.get(&person)?.name.clone() }));
        let table = row.table.and_then(|id| Some(players.line(id, tables.get(&id)?)));
        if table.is_none() && from.is_none() {
            continue;
        }
        let mut tournament = None;
        if row.kind == NotificationKind::RoundStarts {
            let id = row.subject.parse().map_err(|_| ApiError::internal("a round has no tournament"))?;
            // One that cannot be read now is not worth losing the others for.
            let Ok(read) = service.live.tournaments.read(id).await else { continue };
            tournament = Some(NotifiedRound { tournament: id, name: read.settings().name.clone(), round: row.round.unwrap_or(1) });
        }
        lines.push(NotificationLine { kind: row.kind, table, from, tournament, unix_ms: row.unix_ms, seen: row.seen });
    }
    let (off, quiet) = (service.store.notifications_off(person).await?, service.store.quiet_hours(person).await?);
    Ok(Notifications { lines, off, quiet })
}

/// My notifications, and the kinds that I have switched off. Notifications that no longer apply are left out.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/notifications", operation_id = "list_notifications", tag = "people",
    security(("session" = []), ("token" = [])), responses((status = OK, body = Notifications))))]
pub(super) async fn list(State(service): State<Service>, caller: Caller) -> ApiResult<Json<Notifications>> {
    Ok(Json(of(&service, caller.id()).await?))
}

/// Say that I have seen notifications: all up to a time, or those of them about one table.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/notifications/seen", operation_id = "see_notifications", tag = "people",
    request_body = SeenNotifications, security(("session" = []), ("token" = [])),
    responses((status = NO_CONTENT), (status = BAD_REQUEST, body = Error))))]
pub(super) async fn see(
    State(service): State<Service>,
    caller: Caller,
    ApiJson(seen): ApiJson<SeenNotifications>,
) -> ApiResult<StatusCode> {
    if service.store.see_notifications(caller.id(), seen.until_unix_ms, seen.table).await? {
        service.live.notifications_changed([caller.id()]).await;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Choose what I am notified of. Existing notifications of a kind that is switched off are deleted, and no new ones are created.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/notifications/choice", operation_id = "choose_notifications", tag = "people",
    request_body = NotificationChoice, security(("session" = []), ("token" = [])),
    responses((status = NO_CONTENT), (status = BAD_REQUEST, body = Error))))]
pub(super) async fn choose(
    State(service): State<Service>,
    caller: Caller,
    ApiJson(NotificationChoice { mut off, quiet }): ApiJson<NotificationChoice>,
) -> ApiResult<StatusCode> {
    if quiet.as_ref().is_some_and(|quiet| !quiet.is_sound()) {
        return Err(ApiError::malformed("quiet hours are two different minutes of a day, and at most eight offsets in order"));
    }
    // One of each is enough, however often it is named.
    off.sort_unstable();
    off.dedup();
    service.store.set_notifications_off(caller.id(), &off).await?;
    service.store.set_quiet_hours(caller.id(), quiet.as_ref()).await?;
    service.live.notifications_changed([caller.id()]).await;
    Ok(StatusCode::NO_CONTENT)
}
