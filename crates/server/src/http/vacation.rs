//! My vacation: while it lasts, clocks of my games with days per turn stand still on my turns.

use super::{ApiJson, Routes};
use crate::accounts::Caller;
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::service::Service;
use crate::store::{Kind, StoreError, TakingVacation, VacationRow, longest_vacation, vacation_days_left};
use axum::Json;
use axum::extract::State;
use trilynx_protocol::PersonId;
use trilynx_protocol::http::{ExportedVacation, NewVacation, Vacation};
use trilynx_protocol::wire::Error;

pub(super) fn router() -> Routes {
    Routes::default().get("/api/account/vacation", mine).post("/api/account/vacation", begin).delete("/api/account/vacation", end)
}

/// What somebody has taken, for their export.
pub(super) async fn of(service: &Service, person: PersonId) -> ApiResult<Vec<ExportedVacation>> {
    let taken = service.store.vacations(person).await?;
    Ok(taken
        .into_iter()
        .map(|VacationRow { began_unix_ms, until_unix_ms, .. }| ExportedVacation { began_unix_ms, until_unix_ms })
        .collect())
}

async fn shown(service: &Service, person: PersonId) -> ApiResult<Json<Vacation>> {
    let (taken, now) = (service.store.vacations(person).await?, service.live.env.now().unix_ms);
    let until_unix_ms = taken.iter().map(|row| row.until_unix_ms).find(|until| *until > now);
    let most_days = if until_unix_ms.is_some() { 0 } else { longest_vacation(&taken, now) };
    Ok(Json(Vacation { until_unix_ms, days_left: vacation_days_left(&taken, now), most_days }))
}

/// Whether I am on vacation, and how many days are left this year. Guests have none.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/account/vacation", operation_id = "my_vacation", tag = "account",
    security(("session" = []), ("token" = [])), responses((status = OK, body = Vacation), (status = UNAUTHORIZED, body = Error))))]
pub(super) async fn mine(State(service): State<Service>, caller: Caller) -> ApiResult<Json<Vacation>> {
    must_have_account(&caller)?;
    shown(&service, caller.id()).await
}

/// Go on vacation, from now on for so many days. Clocks of my games with days per turn stand still on my turns, those of others go on;
/// a clock that has run out stays so. Games of tournaments know no vacation. `taken`: I am on vacation already. `too_large`: fewer days are left.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/account/vacation", operation_id = "begin_vacation", tag = "account", request_body = NewVacation,
    security(("session" = []), ("token" = [])), responses((status = OK, body = Vacation), (status = UNAUTHORIZED, body = Error), (status = CONFLICT, body = Error),
        (status = BAD_REQUEST, body = Error), (status = PAYLOAD_TOO_LARGE, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn begin(
    State(service): State<Service>,
    caller: Caller,
    ApiJson(wanted): ApiJson<NewVacation>,
) -> ApiResult<Json<Vacation>> {
    must_have_account(&caller)?;
    service.limits.count(LimitKind::Relations, caller.id())?;
    if wanted.days == 0 {
        return Err(ApiError::malformed("days must be at least 1"));
    }
    let (person, now) = (caller.id(), service.live.env.now().unix_ms);
    match service.store.begin_vacation(person, now, wanted.days).await? {
        TakingVacation::Begun(_) => {}
        TakingVacation::Already => return Err(ApiError(Error::Taken { what: "vacation".to_owned() })),
        TakingVacation::TooLong => {
            let limit = longest_vacation(&service.store.vacations(person).await?, now);
            return Err(ApiError(Error::TooLarge { what: "days".to_owned(), limit }));
        }
    }
    tell(&service, person).await?;
    shown(&service, person).await
}

/// End my vacation now. The day that has begun counts as taken, and the clocks of my turns go on.
#[cfg_attr(feature = "schema", utoipa::path(delete, path = "/api/account/vacation", operation_id = "end_vacation", tag = "account",
    security(("session" = []), ("token" = [])), responses((status = OK, body = Vacation), (status = UNAUTHORIZED, body = Error), (status = NOT_FOUND, body = Error))))]
pub(super) async fn end(State(service): State<Service>, caller: Caller) -> ApiResult<Json<Vacation>> {
    must_have_account(&caller)?;
    let person = caller.id();
    match service.store.end_vacation(person, service.live.env.now().unix_ms).await {
        Err(StoreError::Missing) => return Err(ApiError(Error::NotFound)),
        ended => ended?,
    }
    tell(&service, person).await?;
    shown(&service, person).await
}

/// The tables are notified at once; those that cannot be are notified later.
async fn tell(service: &Service, person: PersonId) -> ApiResult<()> {
    let row = service.store.vacations(person).await?.into_iter().next_back();
    if let Some(row) = row
        && !service.live.tell_vacation(&row).await?
    {
        tracing::debug!(%person, "a table is told later of a vacation");
    }
    Ok(())
}

fn must_have_account(caller: &Caller) -> ApiResult<()> {
    if caller.person.kind == Kind::Account { Ok(()) } else { Err(ApiError(Error::SignIn)) }
}
