//! Clubs over HTTP: found, founded, seen, and what people and organisers ask of them. Chat and seasons are in `club_talk`.
//!
//! The one thing to know: what somebody sees of a club is decided in one place ([`look`]). Of one that is in no list, who is no member sees
//! what is needed to join; and nothing at all where the link of an organiser is needed for that.

use super::{ApiJson, ApiQuery, Named, Routes};
use crate::accounts::club_names::{check_club, fold_club};
use crate::accounts::names::Checked;
use crate::accounts::{Caller, MaybeCaller};
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::service::Service;
use crate::store::{ClubDeed, ClubMemberRow, ClubRefused, ClubRow, ClubTerms, Kind, MOST_CLUBS_LISTED, StoreError};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use std::collections::HashSet;
use trilynx_protocol::http::{
    ClubActs, ClubAdmission, ClubAsk, ClubCommand, ClubLine, ClubList, ClubMember, ClubQuery, ClubRole, ClubSettings, ClubView, ClubsQuery,
    ExportedClubMessage, ExportedClubs, MadeClub,
};
use trilynx_protocol::text::is_plain_line;
use trilynx_protocol::wire::Error;
use trilynx_protocol::{ClubId, Occupant, PersonId};

/// The longest description, in bytes.
const MAX_DESCRIPTION_BYTES: usize = 1_000;
/// The most tournaments that the page of a club lists.
const MOST_TOURNAMENTS: u32 = 50;

pub(super) fn router() -> Routes {
    Routes::default()
        .get("/api/clubs", list)
        .post("/api/clubs", create)
        .get("/api/clubs/{club}", view)
        .post("/api/clubs/{club}/ask", ask)
        .get("/api/clubs/{club}/acts", acts)
}

/// A club as somebody may see it.
pub(super) struct ClubLook {
    pub row: ClubRow,
    /// What they are in it.
    pub role: Option<ClubRole>,
    /// Whether they see more than what is needed to join.
    pub is_open: bool,
    /// Whether they gave the word that invites.
    pub invited: bool,
}

impl ClubLook {
    pub fn is_organiser(&self) -> bool {
        self.role.is_some_and(|role| role <= ClubRole::Organiser)
    }
}

/// What somebody may see of a club: [`Error::NotFound`] if nothing.
pub(super) async fn look(service: &Service, club: &str, caller: Option<&Caller>, word: Option<&str>) -> ApiResult<ClubLook> {
    let id: ClubId = club.parse().map_err(|_| ApiError(Error::NotFound))?;
    let row = service.store.club(id).await?.ok_or(ApiError(Error::NotFound))?;
    let role = match caller {
        Some(caller) => service.store.club_role(id, caller.id()).await?,
        None => None,
    };
    let invited = word == Some(row.invitation.as_str());
    let is_open = row.listed || role.is_some();
    if !is_open && !invited && row.admission == ClubAdmission::Invited {
        return Err(ApiError(Error::NotFound));
    }
    Ok(ClubLook { row, role, is_open, invited })
}

/// The same for members; others are refused as if there were no such club, or forbidden where they know of it.
pub(super) async fn look_inside(service: &Service, club: &str, caller: &Caller) -> ApiResult<ClubLook> {
    let seen = look(service, club, Some(caller), None).await?;
    if seen.role.is_none() { Err(ApiError(Error::Forbidden)) } else { Ok(seen) }
}

/// The same for organisers.
pub(super) async fn look_as_organiser(service: &Service, club: &str, caller: &Caller) -> ApiResult<ClubLook> {
    let seen = look(service, club, Some(caller), None).await?;
    if seen.is_organiser() { Ok(seen) } else { Err(ApiError(Error::Forbidden)) }
}

fn line(row: ClubRow, role: Option<ClubRole>) -> ClubLine {
    let ClubRow { id: club, name, description, admission, listed, members, .. } = row;
    ClubLine { club, name, description, admission, listed, members, role }
}

fn member(row: ClubMemberRow) -> ClubMember {
    let ClubMemberRow { person, name, bot, role, since_unix_ms } = row;
    ClubMember { person, name, bot, role, since_unix_ms }
}

fn refused(reason: ClubRefused) -> ApiError {
    ApiError(match reason {
        ClubRefused::Forbidden => Error::Forbidden,
        ClubRefused::NotFound => Error::NotFound,
        ClubRefused::Already(what) => Error::Taken { what: what.to_owned() },
        ClubRefused::TooMany { what, limit } => Error::TooLarge { what: what.to_owned(), limit },
    })
}

fn from_store(error: StoreError) -> ApiError {
    match error {
        StoreError::Missing => ApiError(Error::NotFound),
        StoreError::Taken => ApiError(Error::Taken { what: "name".to_owned() }),
        other => ApiError::from(other),
    }
}

/// The name as it is compared; refuses settings that cannot be.
fn check(service: &Service, settings: &ClubSettings) -> ApiResult<Checked> {
    let description = &settings.description;
    if description.len() > MAX_DESCRIPTION_BYTES || !description.lines().all(|line| is_plain_line(line, MAX_DESCRIPTION_BYTES)) {
        return Err(ApiError::unfit("description", "a description has 1,000 bytes at most, in lines that can be shown"));
    }
    for text in [&settings.name, description] {
        service.live.words.check(text)?;
    }
    check_club(&settings.name)
}

fn terms<'a>(settings: &'a ClubSettings, checked: &'a Checked) -> ClubTerms<'a> {
    ClubTerms {
        name: &settings.name,
        folded: checked.folded.as_str(),
        skeleton: &checked.skeleton,
        description: &settings.description,
        admission: settings.admission,
        listed: settings.listed,
    }
}

/// A word that invites: as long as an id, which nobody guesses.
fn word(service: &Service) -> String {
    ClubId::from_random(service.live.env.bytes()).to_string()
}

/// Clubs, 50 at most: all that are listed, the largest first; those whose names begin like `name`; or your own. Where there may be more,
/// give `next` as `after`.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/clubs", operation_id = "list_clubs", tag = "clubs", params(ClubsQuery),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = ClubList), (status = BAD_REQUEST, body = Error))))]
pub(super) async fn list(
    State(service): State<Service>,
    MaybeCaller(caller): MaybeCaller,
    ApiQuery(asked): ApiQuery<ClubsQuery>,
) -> ApiResult<Json<ClubList>> {
    let own = match &caller {
        Some(caller) => service.store.clubs_of(caller.id()).await?,
        None => Vec::new(),
    };
    if asked.mine {
        let clubs = own.into_iter().map(|(row, role)| line(row, Some(role))).collect();
        return Ok(Json(ClubList { clubs, next: None }));
    }
    let malformed = || ApiError::malformed("after: give the next of another page");
    let cursor = match asked.after.as_deref() {
        Some(after) => {
            let (place, club) = after.rsplit_once('.').ok_or_else(malformed)?;
            Some((place, club.parse::<ClubId>().map_err(|_| malformed())?))
        }
        None => None,
    };
    let name = asked.name.as_deref().map(str::trim).filter(|name| !name.is_empty());
    let rows = match name {
        Some(name) => service.store.clubs_named(fold_club(name).as_str(), cursor).await?,
        None => {
            let from = match cursor {
                Some((members, club)) => Some((members.parse().map_err(|_| malformed())?, club)),
                None => None,
            };
            service.store.largest_clubs(from).await?
        }
    };
    let place = |row: &ClubRow| if name.is_some() { row.folded.clone() } else { row.members.to_string() };
    let next = rows.last().filter(|_| rows.len() == MOST_CLUBS_LISTED).map(|row| format!("{}.{}", place(row), row.id));
    let role = |club: ClubId| own.iter().find(|(row, _)| row.id == club).map(|(_, role)| *role);
    let clubs = rows.into_iter().map(|row| (role(row.id), row)).map(|(role, row)| line(row, role)).collect();
    Ok(Json(ClubList { clubs, next }))
}

/// Found a club, of which you are the owner. This needs an account. `taken`: a club has this name, or one that looks like it.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/clubs", operation_id = "create_club", tag = "clubs", request_body = ClubSettings,
    security(("session" = []), ("token" = [])), responses((status = CREATED, body = MadeClub), (status = BAD_REQUEST, body = Error), (status = UNAUTHORIZED, body = Error),
        (status = CONFLICT, body = Error), (status = PAYLOAD_TOO_LARGE, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn create(
    State(service): State<Service>,
    caller: Caller,
    ApiJson(wanted): ApiJson<ClubSettings>,
) -> ApiResult<(StatusCode, Json<MadeClub>)> {
    if caller.person.kind != Kind::Account {
        return Err(ApiError(Error::SignIn));
    }
    service.limits.count(LimitKind::Relations, caller.id())?;
    let checked = check(&service, &wanted)?;
    let club = ClubId::from_random(service.live.env.bytes());
    let (terms, word) = (terms(&wanted, &checked), word(&service));
    let made = service.store.create_club(club, caller.id(), terms, &word, service.now_unix_ms()).await.map_err(from_store)?;
    made.map_err(refused)?;
    Ok((StatusCode::CREATED, Json(MadeClub { club })))
}

/// A club as you see it: members, tournaments, seasons, and the public tables at which members wait or play.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/clubs/{club}", operation_id = "view_club", tag = "clubs", params(("club" = String, Path), ClubQuery),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = ClubView), (status = NOT_FOUND, body = Error))))]
pub(super) async fn view(
    State(service): State<Service>,
    MaybeCaller(caller): MaybeCaller,
    Named(club): Named<String>,
    ApiQuery(asked): ApiQuery<ClubQuery>,
) -> ApiResult<Json<ClubView>> {
    let seen = look(&service, &club, caller.as_ref(), asked.invitation.as_deref()).await?;
    let id = seen.row.id;
    let requested = match &caller {
        Some(caller) if seen.role.is_none() => service.store.clubs_requested(caller.id()).await?.iter().any(|row| row.id == id),
        _ => false,
    };
    let (mut members, mut tournaments, mut seasons, mut requests) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    if seen.is_open {
        members = service.store.club_members(id).await?.into_iter().map(member).collect();
        tournaments = service.store.tournaments_of_club(id, MOST_TOURNAMENTS).await?;
        tournaments.retain(|line| seen.role.is_some() || !line.private);
        seasons = service.store.club_seasons(id).await?;
    }
    if seen.is_organiser() {
        requests = service.store.club_requests(id).await?.into_iter().map(member).collect();
    }
    let there: HashSet<PersonId> = members.iter().map(|member: &ClubMember| member.person).collect();
    let tables = service.live.lobby.lines_of(&there);
    let winners = tournaments.iter().flat_map(|line| &line.winners).filter_map(|who| match who {
        Occupant::Person(person) => Some(*person),
        Occupant::Bot(_) => None,
    });
    let people: Vec<PersonId> = tournaments.iter().map(|line| line.owner).chain(winners).collect();
    let people = service.live.directory.views(people).await?;
    let invitation = seen.is_organiser().then(|| seen.row.invitation.clone());
    let ClubLook { row, role, invited, .. } = seen;
    Ok(Json(ClubView {
        club: id,
        version: row.version,
        settings: ClubSettings { name: row.name, description: row.description, admission: row.admission, listed: row.listed },
        created_unix_ms: row.created_unix_ms,
        size: row.members,
        role,
        requested,
        invited,
        members,
        requests,
        invitation,
        tournaments,
        tables,
        seasons,
        people,
    }))
}

/// Join a club, leave it; or act as an organiser or the owner. `forbidden`: you may not, or an organiser has blocked you.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/clubs/{club}/ask", operation_id = "ask_club", tag = "clubs", request_body = ClubAsk,
    params(("club" = String, Path)), security(("session" = []), ("token" = [])),
    responses((status = NO_CONTENT), (status = BAD_REQUEST, body = Error), (status = UNAUTHORIZED, body = Error), (status = FORBIDDEN, body = Error), (status = NOT_FOUND, body = Error),
        (status = CONFLICT, body = Error), (status = PAYLOAD_TOO_LARGE, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn ask(
    State(service): State<Service>,
    caller: Caller,
    Named(club): Named<String>,
    ApiJson(asked): ApiJson<ClubAsk>,
) -> ApiResult<StatusCode> {
    if caller.person.kind != Kind::Account {
        return Err(ApiError(Error::SignIn));
    }
    service.limits.count(LimitKind::Relations, caller.id())?;
    let id = look(&service, &club, Some(&caller), asked.invitation.as_deref()).await?.row.id;
    let (renewed, checked);
    let deed = match &asked.command {
        ClubCommand::Join => ClubDeed::Join(asked.invitation.as_deref()),
        ClubCommand::Withdraw => ClubDeed::Withdraw,
        ClubCommand::Leave => ClubDeed::Leave,
        ClubCommand::Approve { person } => ClubDeed::Approve(*person),
        ClubCommand::Decline { person } => ClubDeed::Decline(*person),
        ClubCommand::Remove { person } => ClubDeed::Remove(*person),
        ClubCommand::Promote { person } => ClubDeed::Promote(*person),
        ClubCommand::Demote { person } => ClubDeed::Demote(*person),
        ClubCommand::HandOver { person } => ClubDeed::HandOver(*person),
        ClubCommand::Change { settings } => {
            checked = check(&service, settings)?;
            ClubDeed::Change(terms(settings, &checked))
        }
        ClubCommand::RenewInvitation => {
            renewed = word(&service);
            ClubDeed::Renew(&renewed)
        }
        ClubCommand::Close => ClubDeed::Close,
    };
    let changed = service.store.change_club(id, caller.id(), deed, service.now_unix_ms()).await.map_err(from_store)?;
    changed.map_err(refused)?;
    service.live.clubs.changed(id).await;
    Ok(StatusCode::NO_CONTENT)
}

/// What was done in a club, the latest first: for its organisers.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/clubs/{club}/acts", operation_id = "club_acts", tag = "clubs", params(("club" = String, Path)),
    security(("session" = []), ("token" = [])), responses((status = OK, body = ClubActs), (status = FORBIDDEN, body = Error), (status = NOT_FOUND, body = Error))))]
pub(super) async fn acts(State(service): State<Service>, caller: Caller, Named(club): Named<String>) -> ApiResult<Json<ClubActs>> {
    let seen = look_as_organiser(&service, &club, &caller).await?;
    let acts = service.store.club_acts(seen.row.id).await?;
    let people: Vec<PersonId> = acts.iter().flat_map(|act| [Some(act.by), act.about]).flatten().collect();
    let people = service.live.directory.views(people).await?;
    Ok(Json(ClubActs { acts, people }))
}

/// Everything stored about a person in clubs.
pub(super) async fn exported(service: &Service, person: PersonId) -> ApiResult<ExportedClubs> {
    let member_of = service.store.clubs_of(person).await?.into_iter().map(|(row, role)| line(row, Some(role))).collect();
    let requested = service.store.clubs_requested(person).await?.into_iter().map(|row| line(row, None)).collect();
    let said = service.store.said_in_clubs(person).await?;
    let said = said.into_iter().map(|(club, unix_ms, text)| ExportedClubMessage { club, unix_ms, text }).collect();
    Ok(ExportedClubs { member_of, requested, said })
}
