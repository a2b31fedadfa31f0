//! Tournaments over HTTP: listed, announced, read page by page, and what people and organisers ask for. An open page is notified over the
//! WebSocket when to read again.
//!
//! The one thing to know: a private tournament is in no list, and who knows its id may read it. Entering one by invitation takes the word
//! that only organisers see.

use super::{ApiJson, ApiQuery, ClientAddress, Named, Routes, with_cookies};
use crate::accounts::{Caller, MaybeCaller, sessions};
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::live::tournaments::{SeenTournament, TournamentAsker};
use crate::service::Service;
use crate::store::{Kind, MOST_TOURNAMENTS_LISTED, TournamentCursor};
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use trilynx_play::turns::roster;
use trilynx_protocol::http::{
    ClubRole, MadeTournament, NewTournament, TournamentAsk, TournamentClub, TournamentCrosstable, TournamentHistory,
    TournamentHistoryQuery, TournamentLine, TournamentList, TournamentPage, TournamentRound, TournamentStandings, TournamentVersion,
    TournamentView, TournamentsQuery,
};
use trilynx_protocol::tournament::{Admission, Format, TournamentCommand, TournamentRefused, TournamentSettings};
use trilynx_protocol::wire::Error;
use trilynx_protocol::{ClockRule, Occupant, Options, PersonId, Refused, TournamentId};
use trilynx_tournaments::Input;

/// The most tournaments of one account that are not over …
pub const MOST_OPEN: u32 = 10;
/// … and of a guest.
pub const MOST_OPEN_OF_GUEST: u32 = 2;
/// The furthest ahead a tournament is announced.
const FURTHEST_MS: u64 = 366 * 24 * 60 * 60 * 1000;
/// A start that is this long ago is now: clocks differ.
const LATE_MS: u64 = 60_000;
/// How strong somebody is taken to be whose games have not counted yet.
const BEGINNER: f64 = 1500.0;

pub(super) fn router() -> Routes {
    Routes::default()
        .get("/api/tournaments", list)
        .post("/api/tournaments", create)
        .get("/api/tournaments/{tournament}", view)
        .post("/api/tournaments/{tournament}/ask", ask)
        .get_from_anywhere("/api/tournaments/{tournament}/standings", standings)
        .get_from_anywhere("/api/tournaments/{tournament}/crosstable", crosstable)
        .get_from_anywhere("/api/tournaments/{tournament}/rounds/{round}", round)
        .get_from_anywhere("/api/tournaments/{tournament}/history", history)
        .get_from_anywhere("/api/tournaments/{tournament}/trf", trf)
}

fn tournament_id(text: &str) -> ApiResult<TournamentId> {
    text.parse().map_err(|_| ApiError(Error::NotFound))
}

fn refused(reason: TournamentRefused) -> ApiError {
    ApiError(Error::Tournament { reason })
}

fn read_cursor(text: &str) -> Option<TournamentCursor> {
    let (starts, tournament) = text.split_once('-')?;
    Some(TournamentCursor { starts_unix_ms: starts.parse().ok()?, tournament: tournament.parse().ok()? })
}

/// Public tournaments, 50 at most: those to come in the order in which they start, others the latest first. Or those you play in or
/// organise. Where there may be more, give `next` as `before`.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/tournaments", operation_id = "list_tournaments", tag = "tournaments", params(TournamentsQuery),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = TournamentList), (status = BAD_REQUEST, body = Error))))]
pub(super) async fn list(
    State(service): State<Service>,
    MaybeCaller(caller): MaybeCaller,
    ApiQuery(asked): ApiQuery<TournamentsQuery>,
) -> ApiResult<Json<TournamentList>> {
    let read = |text: &String| read_cursor(text).ok_or_else(|| ApiError::malformed("before: give the next of another page"));
    let from = asked.before.as_ref().map(read).transpose()?;
    let tournaments: Vec<TournamentLine> = match caller {
        Some(caller) if asked.mine => service.store.tournaments_of(caller.id(), from).await?,
        None if asked.mine => Vec::new(),
        _ => service.store.tournaments(asked.state, asked.game.map(|game| game.0), from).await?,
    };
    let next = tournaments.last().filter(|_| tournaments.len() == MOST_TOURNAMENTS_LISTED);
    let next = next.map(|line| format!("{}-{}", line.starts_unix_ms, line.id));
    let winners = tournaments.iter().flat_map(|line| &line.winners).filter_map(|who| match who {
        Occupant::Person(person) => Some(*person),
        Occupant::Bot(_) => None,
    });
    let people: Vec<PersonId> = tournaments.iter().map(|line| line.owner).chain(winners).collect();
    let people = service.live.directory.views(people).await?;
    Ok(Json(TournamentList { tournaments, next, people }))
}

/// Announce a tournament. An unknown caller becomes a guest; rated ones are for accounts.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/tournaments", operation_id = "create_tournament", tag = "tournaments", request_body = NewTournament,
    security((), ("session" = []), ("token" = [])), responses((status = CREATED, body = MadeTournament), (status = BAD_REQUEST, body = Error), (status = CONFLICT, body = Error),
        (status = PAYLOAD_TOO_LARGE, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn create(
    State(service): State<Service>,
    MaybeCaller(known): MaybeCaller,
    address: ClientAddress,
    ApiJson(wanted): ApiJson<NewTournament>,
) -> ApiResult<Response> {
    service.limits.count(LimitKind::Tournaments, address.0)?;
    let (caller, cookie) = sessions::enter(&service, known, address.0).await?;
    service.limits.count(LimitKind::Tournaments, caller.id())?;
    let is_guest = caller.person.kind == Kind::Guest;
    check_settings(&service, &wanted.settings, is_guest)?;
    let most = if is_guest { MOST_OPEN_OF_GUEST } else { MOST_OPEN };
    if service.store.open_tournaments_of(caller.id()).await? >= most {
        return Err(ApiError(Error::TooLarge { what: "tournaments".to_owned(), limit: most }));
    }
    if let Some(club) = wanted.club {
        let role = service.store.club_role(club, caller.id()).await?;
        if role.is_none_or(|role| role > ClubRole::Organiser) {
            return Err(ApiError(Error::Forbidden));
        }
    }
    let tournament = service.live.tournaments.create(caller.id(), wanted.settings, wanted.club).await?;
    Ok(with_cookies(cookie, (StatusCode::CREATED, Json(MadeTournament { tournament }))))
}

/// What only a server can know about settings: the time, the bots, what tables accept, the caller.
fn check_settings(service: &Service, settings: &TournamentSettings, is_guest: bool) -> ApiResult<()> {
    let unsuitable = |what: &str| Err(refused(TournamentRefused::Unsuitable { what: what.to_owned() }));
    service.live.words.check(&settings.name)?;
    let now = service.live.env.now().unix_ms;
    if settings.starts_unix_ms + LATE_MS < now || settings.starts_unix_ms > now + FURTHEST_MS {
        return unsuitable("starts_unix_ms");
    }
    let players = if matches!(settings.format, Format::Tables { .. }) { 4 } else { settings.table.players };
    let table = Options { players, ..settings.table.clone() };
    trilynx_table::check_options(&table).map_err(|reason| ApiError(Error::Refused { reason }))?;
    if table.rated && is_guest {
        return Err(ApiError(Error::Refused { reason: Refused::NeedsAccount }));
    }
    if table.rated && table.clock == ClockRule::None {
        return unsuitable("table");
    }
    let is_there = |bot: &str| roster(table.game.0).iter().any(|(name, _)| *name == bot);
    if settings.bots.as_ref().is_some_and(|bots| !is_there(&bots.bot)) {
        return unsuitable("bots");
    }
    Ok(())
}

async fn seen_by(service: &Service, id: &str, caller: Option<&Caller>) -> ApiResult<(SeenTournament, Option<TournamentAsker>)> {
    let seen = service.live.tournaments.read(tournament_id(id)?).await?;
    let asker = match caller {
        Some(caller) => Some(service.live.tournaments.asker(&seen, caller.id()).await?),
        None => None,
    };
    Ok((seen, asker))
}

/// A tournament as you see it now: standings, running boards, what happens next, and where you play.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/tournaments/{tournament}", operation_id = "view_tournament", tag = "tournaments", params(("tournament" = String, Path)),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = TournamentView), (status = NOT_FOUND, body = Error))))]
pub(super) async fn view(
    State(service): State<Service>,
    MaybeCaller(caller): MaybeCaller,
    Named(tournament): Named<String>,
) -> ApiResult<Json<TournamentView>> {
    let (seen, asker) = seen_by(&service, &tournament, caller.as_ref()).await?;
    let mut view = service.live.tournaments.view(&seen, asker).await?;
    if let Some(club) = service.store.club_of_tournament(view.id).await? {
        view.members_only = true;
        let member = match &caller {
            Some(caller) => service.store.club_role(club, caller.id()).await?.is_some(),
            None => false,
        };
        let row = service.store.club(club).await?.filter(|row| row.listed || member);
        view.club = row.map(|row| TournamentClub { club, name: row.name, member });
    }
    Ok(Json(view))
}

/// Enter a tournament, check in, withdraw; or act as an organiser. An unknown caller who enters becomes a guest.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/tournaments/{tournament}/ask", operation_id = "ask_tournament", tag = "tournaments", request_body = TournamentAsk,
    params(("tournament" = String, Path)), security((), ("session" = []), ("token" = [])),
    responses((status = OK, body = TournamentVersion), (status = BAD_REQUEST, body = Error), (status = NOT_FOUND, body = Error), (status = CONFLICT, body = Error),
        (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn ask(
    State(service): State<Service>,
    MaybeCaller(known): MaybeCaller,
    address: ClientAddress,
    Named(tournament): Named<String>,
    ApiJson(asked): ApiJson<TournamentAsk>,
) -> ApiResult<Response> {
    service.limits.count(LimitKind::Messages, address.0)?;
    let id = tournament_id(&tournament)?;
    let seen = service.live.tournaments.read(id).await?;
    let (caller, cookie) = sessions::enter(&service, known, address.0).await?;
    service.limits.count(LimitKind::Messages, caller.id())?;
    let is_guest = caller.person.kind == Kind::Guest;
    let settings = seen.settings().clone();
    let asker = service.live.tournaments.asker(&seen, caller.id()).await?;
    let mut inputs = Vec::new();
    let (by, mut rating) = match &asked.command {
        TournamentCommand::Enter | TournamentCommand::CheckIn | TournamentCommand::Withdraw => (asker.plays_as, BEGINNER),
        _ => (asker.organises_as, BEGINNER),
    };
    match &asked.command {
        TournamentCommand::Enter => {
            if let Some(club) = service.store.club_of_tournament(id).await?
                && service.store.club_role(club, caller.id()).await?.is_none()
            {
                return Err(refused(TournamentRefused::NotMember));
            }
            if settings.table.rated && is_guest {
                return Err(ApiError(Error::Refused { reason: Refused::NeedsAccount }));
            }
            rating = service.live.ratings.of(caller.id(), settings.table.game.0, settings.table.clock).await.unwrap_or(BEGINNER);
            if settings.admission == Admission::Invited && asked.invitation.as_deref() == Some(seen.invitation().as_str()) {
                inputs.push(Input::Asked { by: seen.owner(), rating: 0, command: TournamentCommand::Invite { person: by } });
            }
        }
        TournamentCommand::Change { settings: wanted } => check_settings(&service, wanted, is_guest)?,
        _ => {}
    }
    let rating = rating.round().clamp(0.0, 9999.0) as u16;
    inputs.push(Input::Asked { by, rating, command: asked.command });
    let version = service.live.tournaments.decide(id, inputs).await?;
    Ok(with_cookies(cookie, Json(TournamentVersion { version })))
}

/// A page of the standings, 100 lines at most.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/tournaments/{tournament}/standings", operation_id = "tournament_standings", tag = "tournaments",
    params(("tournament" = String, Path), TournamentPage),
    security(()), responses((status = OK, body = TournamentStandings), (status = NOT_FOUND, body = Error))))]
pub(super) async fn standings(
    State(service): State<Service>,
    Named(tournament): Named<String>,
    ApiQuery(page): ApiQuery<TournamentPage>,
) -> ApiResult<Json<TournamentStandings>> {
    let (seen, _) = seen_by(&service, &tournament, None).await?;
    Ok(Json(service.live.tournaments.standings(&seen, page.skip as usize).await?))
}

/// The results of all players, round by round: 100 players at most, in the order of the standings.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/tournaments/{tournament}/crosstable", operation_id = "tournament_crosstable", tag = "tournaments",
    params(("tournament" = String, Path), TournamentPage),
    security(()), responses((status = OK, body = TournamentCrosstable), (status = NOT_FOUND, body = Error))))]
pub(super) async fn crosstable(
    State(service): State<Service>,
    Named(tournament): Named<String>,
    ApiQuery(page): ApiQuery<TournamentPage>,
) -> ApiResult<Json<TournamentCrosstable>> {
    let (seen, _) = seen_by(&service, &tournament, None).await?;
    Ok(Json(service.live.tournaments.crosstable(&seen, page.skip as usize).await?))
}

/// A round, counted from 1: who meets whom, why, and how it ended. An arena has one, with the latest games first.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/tournaments/{tournament}/rounds/{round}", operation_id = "tournament_round", tag = "tournaments",
    params(("tournament" = String, Path), ("round" = u16, Path), TournamentPage),
    security(()), responses((status = OK, body = TournamentRound), (status = NOT_FOUND, body = Error))))]
pub(super) async fn round(
    State(service): State<Service>,
    Named((tournament, round)): Named<(String, String)>,
    ApiQuery(page): ApiQuery<TournamentPage>,
) -> ApiResult<Json<TournamentRound>> {
    let (seen, _) = seen_by(&service, &tournament, None).await?;
    let number: u16 = round.parse().map_err(|_| ApiError(Error::NotFound))?;
    let round = service.live.tournaments.round(&seen, number, page.skip as usize).await?;
    Ok(Json(round.ok_or(ApiError(Error::NotFound))?))
}

/// What happened, the latest first: 100 lines at most.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/tournaments/{tournament}/history", operation_id = "tournament_history", tag = "tournaments",
    params(("tournament" = String, Path), TournamentHistoryQuery),
    security(()), responses((status = OK, body = TournamentHistory), (status = NOT_FOUND, body = Error))))]
pub(super) async fn history(
    State(service): State<Service>,
    address: ClientAddress,
    Named(tournament): Named<String>,
    ApiQuery(asked): ApiQuery<TournamentHistoryQuery>,
) -> ApiResult<Json<TournamentHistory>> {
    // It reads the log from its beginning.
    service.limits.count(LimitKind::Studies, address.0)?;
    let (seen, _) = seen_by(&service, &tournament, None).await?;
    Ok(Json(service.live.tournaments.history(&seen, asked.before).await?))
}

/// The tournament report file of FIDE (TRF16), which other programs for tournaments read: of Swiss tournaments and round robins.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/tournaments/{tournament}/trf", operation_id = "tournament_trf", tag = "tournaments", params(("tournament" = String, Path)),
    security(()), responses((status = OK, body = String, content_type = "text/plain"), (status = NOT_FOUND, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn trf(State(service): State<Service>, address: ClientAddress, Named(tournament): Named<String>) -> ApiResult<Response> {
    service.limits.count(LimitKind::Downloads, address.0)?;
    let (seen, _) = seen_by(&service, &tournament, None).await?;
    let text = service.live.tournaments.trf(&seen).await?.ok_or(ApiError(Error::NotFound))?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"trilynx-tournament-{tournament}.trf\"")),
    ];
    Ok((headers, text).into_response())
}
