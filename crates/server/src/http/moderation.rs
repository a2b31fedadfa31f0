//! What moderators see and do. For everybody else these addresses do not exist.

use super::conduct::{MOST_REPORTS, MOST_SANCTIONS, number_in, shown_part};
use super::{ApiJson, Named, Routes};
use crate::accounts::{Caller, MaybeCaller, Proof};
use crate::agreement::GAMES_ADDED_UP;
use crate::error::{ApiError, ApiResult};
use crate::service::Service;
use crate::store::{ActRow, Actor, EvidenceLine, Kind, PersonRow, ReportRow, Role, SanctionRow, StoreError, Warrant};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use trilynx_play::agreement::LOOKS;
use trilynx_protocol::PersonId;
use trilynx_protocol::http::{
    LONGEST_REASON, LookShare, MOST_HOURS, ModeratedPerson, ModerationAct, ModerationQueue, ModeratorAct, NewAppealAnswer, PersonReport,
    ReportedLine, ReportedPerson, SanctionKind, StandingOut, WaitingAppeal,
};
use trilynx_protocol::options::GameName;
use trilynx_protocol::text::is_plain_line;
use trilynx_protocol::wire::Error;

/// The most lines of each list.
const MOST_LISTED: u32 = 50;
/// The most people whose games stand out.
const MOST_STANDING_OUT: u32 = 20;
const HOUR_MS: u64 = 3_600_000;
/// Why nothing is banned but the account.
const NO_NETWORK: &str = "no network that can be banned is known for this account: it was not used in the last 14 days, or only from this machine, \
                          its local network or a proxy that does not pass on addresses";

pub(super) fn router() -> Routes {
    Routes::default()
        .get("/api/moderation", queue)
        .get("/api/moderation/people/{person}", person)
        .post("/api/moderation/people/{person}", act)
        .post("/api/moderation/appeals/{number}", answer)
}

/// The calling moderator, in a browser; a program with a token is none.
async fn moderator(service: &Service, MaybeCaller(caller): MaybeCaller) -> ApiResult<PersonId> {
    let Some(Caller { person: PersonRow { id, .. }, by: Proof::Session(_) }) = caller else { return Err(ApiError(Error::NotFound)) };
    let moderates = service.store.roles(id).await?.iter().any(|role| matches!(role, Role::Host | Role::Moderator));
    if moderates { Ok(id) } else { Err(ApiError(Error::NotFound)) }
}

/// Whom a moderator may look at and act on: anybody but themselves and hosts.
async fn moderated(service: &Service, moderator: PersonId, person: PersonId) -> ApiResult<PersonRow> {
    let people = service.live.directory.find([person]).await?;
    let row = people.owner(person).filter(|row| row.kind != Kind::Deleted).ok_or(ApiError(Error::NotFound))?;
    if row.id == moderator || service.store.roles(row.id).await?.contains(&Role::Host) {
        return Err(ApiError(Error::Forbidden));
    }
    Ok(row.clone())
}

/// For moderators: people with open reports, appeals that wait, whose games stand out, and recent acts of moderators. `not_found` for everybody else.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/moderation", operation_id = "moderation_queue", tag = "moderation",
    security(("session" = [])), responses((status = OK, body = ModerationQueue), (status = NOT_FOUND, body = Error))))]
pub(super) async fn queue(State(service): State<Service>, caller: MaybeCaller) -> ApiResult<Json<ModerationQueue>> {
    let me = moderator(&service, caller).await?;
    let rows = service.store.reported(Some(me), MOST_LISTED).await?;
    let waiting = service.store.waiting_appeals(me, service.now_unix_ms(), MOST_LISTED).await?;
    let acts = shown_acts(&service, service.store.moderation_acts(MOST_LISTED).await?).await?;
    let ids: Vec<PersonId> = rows.iter().map(|row| row.person).chain(waiting.iter().map(|row| row.person)).collect();
    let people = service.live.directory.find(ids).await?;
    let mut reported = Vec::new();
    for row in rows {
        let Some(PersonRow { id, name, kind, .. }) = people.owner(row.person) else { continue };
        let categories = service.store.reported_for(row.person).await?;
        let (reporters, since_unix_ms) = (row.reporters, row.since_unix_ms);
        reported.push(ReportedPerson {
            person: *id,
            name: name.clone(),
            guest: *kind == Kind::Guest,
            reporters,
            categories,
            since_unix_ms,
        });
    }
    let appeal = |row: SanctionRow| {
        let name = people.owner(row.person).map_or_else(String::new, |person| person.name.clone());
        WaitingAppeal { person: row.person, name, sanction: row.shown() }
    };
    let standing_out = standing_out(&service, me).await?;
    Ok(Json(ModerationQueue { reported, appeals: waiting.into_iter().map(appeal).collect(), standing_out, acts }))
}

/// What stands out in the games of people, with its figures.
async fn standing_out(service: &Service, moderator: PersonId) -> ApiResult<Vec<StandingOut>> {
    let mut shown = Vec::new();
    for row in service.store.flagged_agreements(MOST_STANDING_OUT).await? {
        let people = service.live.directory.find([row.person]).await?;
        let Some(PersonRow { id, name, .. }) = people.owner(row.person) else { continue };
        if *id == moderator || service.store.roles(*id).await?.contains(&Role::Host) {
            continue;
        }
        let games = service.store.compared_games(*id, row.game, GAMES_ADDED_UP).await?;
        let (turns, away) = games.iter().fold((0, 0), |(turns, away), (_, _, focus)| (turns + focus.turns, away + focus.away));
        let look = |((nodes, share), usual): ((u64, u32), u32)| LookShare {
            nodes: u32::try_from(nodes).unwrap_or(u32::MAX),
            percent: (share + 5) / 10,
            usual_percent: (usual + 5) / 10,
        };
        shown.push(StandingOut {
            person: *id,
            name: name.clone(),
            game: GameName(row.game),
            rating: i32::try_from(row.rating).unwrap_or(i32::MAX),
            games: row.games,
            turns: row.agreement.turns,
            looks: LOOKS.into_iter().zip(row.agreement.shares()).zip(row.usual).map(look).collect(),
            think_ms: row.agreement.think_ms,
            spread_percent: (row.agreement.spread + 5) / 10,
            away_percent: away * 100 / turns.max(1),
            since_unix_ms: row.flagged_unix_ms.unwrap_or_default(),
            tables: games.into_iter().map(|(table, ..)| table).collect(),
        });
    }
    Ok(shown)
}

/// For moderators: what was reported about a person, with evidence, and what moderators did about it. `forbidden` for your own account and for hosts.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/moderation/people/{person}", operation_id = "moderated_person", tag = "moderation",
    params(("person" = String, Path, description = "the person's id")),
    security(("session" = [])), responses((status = OK, body = ModeratedPerson), (status = NOT_FOUND, body = Error), (status = FORBIDDEN, body = Error))))]
pub(super) async fn person(
    State(service): State<Service>,
    caller: MaybeCaller,
    Named(person): Named<String>,
) -> ApiResult<Json<ModeratedPerson>> {
    let me = moderator(&service, caller).await?;
    let row = moderated(&service, me, person_in(&person)?).await?;
    Ok(Json(shown(&service, row).await?))
}

/// For moderators: dismiss reports about a person, warn, mute or ban them, ban networks with the account, or undo that. They are shown the reason. Each act is logged.
/// `forbidden` for your own account and for hosts; `taken` if they have a role and would be banned.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/moderation/people/{person}", operation_id = "moderate_person", tag = "moderation", request_body = ModeratorAct,
    params(("person" = String, Path, description = "the person's id")),
    security(("session" = [])), responses((status = OK, body = ModeratedPerson), (status = NOT_FOUND, body = Error), (status = FORBIDDEN, body = Error),
        (status = BAD_REQUEST, body = Error), (status = CONFLICT, body = Error))))]
pub(super) async fn act(
    State(service): State<Service>,
    caller: MaybeCaller,
    Named(person): Named<String>,
    ApiJson(wanted): ApiJson<ModeratorAct>,
) -> ApiResult<Json<ModeratedPerson>> {
    let me = moderator(&service, caller).await?;
    let row = moderated(&service, me, person_in(&person)?).await?;
    let (store, now) = (&service.store, service.now_unix_ms());
    let warrant = |reason: Option<String>| Warrant { by: Actor::Person(me), reason, unix_ms: now };
    let imposed = match wanted {
        ModeratorAct::Dismiss { reports_up_to } => {
            store.dismiss_reports(row.id, reports_up_to, &warrant(None)).await.map_err(failed)?;
            None
        }
        ModeratorAct::Warn { reason, reports_up_to } => Some((SanctionKind::Warning, reason, None, reports_up_to, None)),
        ModeratorAct::Mute { reason, hours, reports_up_to } => Some((SanctionKind::Mute, reason, Some(hours), reports_up_to, None)),
        ModeratorAct::Ban { reason, hours, reports_up_to, networks } => {
            if networks.is_some() && store.seen_networks(row.id, now).await?.is_empty() {
                return Err(ApiError::unfit("networks", NO_NETWORK));
            }
            Some((SanctionKind::Ban, reason, hours, reports_up_to, networks))
        }
        ModeratorAct::LiftNetworks { sanction } => {
            store.sanction(sanction).await?.filter(|found| found.person == row.id).ok_or(ApiError(Error::NotFound))?;
            store.lift_networks(sanction, &warrant(None)).await.map_err(failed)?;
            None
        }
        ModeratorAct::Lift { sanction } => {
            // What is about somebody else is not undone here.
            store.sanction(sanction).await?.filter(|found| found.person == row.id).ok_or(ApiError(Error::NotFound))?;
            store.lift_sanction(sanction, &warrant(None)).await.map_err(failed)?;
            None
        }
        ModeratorAct::DismissFairPlay { game } => {
            store.dismiss_agreement(row.id, game.0, &warrant(None)).await.map_err(failed)?;
            None
        }
        ModeratorAct::Reopen { act } => {
            store.reopen_reports(row.id, act, &warrant(None)).await.map_err(failed)?;
            None
        }
    };
    if let Some((kind, reason, hours, reports_up_to, networks)) = imposed {
        let until = hours.map(hours_ms).transpose()?.map(|ms| now + ms);
        let reason = check_reason(&reason)?;
        let warrant = warrant(Some(reason));
        let imposed = match networks {
            None => store.impose_sanction(row.id, kind, until, reports_up_to, &warrant).await,
            Some(networks) => store.impose_network_ban(row.id, networks, until, reports_up_to, &warrant).await,
        };
        imposed.map_err(failed)?;
    }
    if store.ban(row.id, now).await?.is_some() {
        service.live.connections.end_person(row.id);
    }
    service.live.sanctions_changed(row.id).await;
    Ok(Json(shown(&service, row).await?))
}

/// For moderators: answer an appeal, by lifting the mute or ban or by keeping it. The person sees the answer. `not_found` if none waits.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/moderation/appeals/{number}", operation_id = "answer_appeal", tag = "moderation", request_body = NewAppealAnswer,
    params(("number" = i64, Path, description = "the number of the mute or ban")),
    security(("session" = [])), responses((status = NO_CONTENT), (status = NOT_FOUND, body = Error), (status = FORBIDDEN, body = Error), (status = BAD_REQUEST, body = Error))))]
pub(super) async fn answer(
    State(service): State<Service>,
    caller: MaybeCaller,
    Named(number): Named<String>,
    ApiJson(wanted): ApiJson<NewAppealAnswer>,
) -> ApiResult<StatusCode> {
    let me = moderator(&service, caller).await?;
    let number = number_in(&number)?;
    let found = service.store.sanction(number).await?.ok_or(ApiError(Error::NotFound))?;
    moderated(&service, me, found.person).await?;
    let text = if wanted.text.trim().is_empty() { String::new() } else { check_reason(&wanted.text)? };
    let reason = Some(text.clone()).filter(|text| !text.is_empty());
    let warrant = Warrant { by: Actor::Person(me), reason, unix_ms: service.now_unix_ms() };
    service.store.answer_appeal(number, wanted.lift, &text, &warrant).await.map_err(failed)?;
    service.live.sanctions_changed(found.person).await;
    Ok(StatusCode::NO_CONTENT)
}

async fn shown(service: &Service, row: PersonRow) -> ApiResult<ModeratedPerson> {
    let reports = service.store.reports_about(row.id, MOST_REPORTS).await?;
    let sanctions = service.store.sanctions(row.id, MOST_SANCTIONS).await?;
    let acts = service.store.acts_before(i64::MAX as u64, Some(row.id), MOST_LISTED).await?;
    let ids: Vec<PersonId> = reports.iter().map(|row| row.report.reporter).collect();
    let reporters = service.live.directory.find(ids).await?;
    let line = |EvidenceLine { text, unix_ms }: EvidenceLine| ReportedLine { text, unix_ms };
    let report = |row: ReportRow| {
        let ReportRow { number, state, report, .. } = row;
        let reporter_name = reporters.owner(report.reporter).map_or_else(String::new, |person| person.name.clone());
        let part = shown_part(&report);
        let evidence = report.evidence.into_iter().map(line).collect();
        PersonReport { number, reporter: report.reporter, reporter_name, state, part, evidence }
    };
    let [addresses, wide_networks] = service.store.network_reach(row.id, service.now_unix_ms()).await?;
    Ok(ModeratedPerson {
        addresses,
        wide_networks,
        person: row.id,
        name: row.name,
        guest: row.kind == Kind::Guest,
        since_unix_ms: row.created_unix_ms,
        reports: reports.into_iter().map(report).collect(),
        sanctions: sanctions.into_iter().map(SanctionRow::shown).collect(),
        acts: shown_acts(service, acts).await?,
    })
}

async fn shown_acts(service: &Service, rows: Vec<ActRow>) -> ApiResult<Vec<ModerationAct>> {
    let ids: Vec<PersonId> = rows.iter().flat_map(|act| [act.person, act.by_person]).flatten().collect();
    let people = service.live.directory.find(ids).await?;
    let name = |person: PersonId| people.owner(person).map_or_else(String::new, |row| row.name.clone());
    let shown = rows.into_iter().filter_map(|act| {
        let person = act.person?;
        let by = act.by_person.map(name).or(act.host).unwrap_or_default();
        Some(ModerationAct { number: act.number, act: act.kind, by, person, name: name(person), reason: act.reason, unix_ms: act.unix_ms })
    });
    Ok(shown.collect())
}

fn person_in(text: &str) -> ApiResult<PersonId> {
    text.parse().map_err(|_| ApiError(Error::NotFound))
}

/// One line, which the person reads.
fn check_reason(reason: &str) -> ApiResult<String> {
    let reason = reason.trim();
    if reason.is_empty() || reason.chars().count() > LONGEST_REASON || !is_plain_line(reason, 4 * LONGEST_REASON) {
        return Err(ApiError::unfit("reason", format!("a reason is one line of 1 to {LONGEST_REASON} characters")));
    }
    Ok(reason.to_owned())
}

fn hours_ms(hours: u32) -> ApiResult<u64> {
    match hours {
        1..=MOST_HOURS => Ok(u64::from(hours) * HOUR_MS),
        _ => Err(ApiError::unfit("hours", format!("a time is 1 to {MOST_HOURS} hours"))),
    }
}

fn failed(cause: StoreError) -> ApiError {
    match cause {
        StoreError::Missing => ApiError(Error::NotFound),
        StoreError::Taken => ApiError(Error::Taken { what: "role".to_owned() }),
        other => ApiError::from(other),
    }
}
