//! Saved studies: made, listed, read, changed, written as text and deleted. Live changes go over the WebSocket.
//!
//! The one thing to know: what one may not read does not exist. A private study is answered as if there were none.

use super::{ApiJson, ApiQuery, ClientAddress, Named, Routes, streamed, with_cookies, with_next};
use crate::accounts::names;
use crate::accounts::{Caller, MaybeCaller, random_bytes, sessions};
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::service::Service;
use crate::shares::Asker;
use crate::store::{MOST_STUDIES_LISTED, StudyCursor};
use axum::Json;
use axum::body::to_bytes;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use trilynx_play::saved_studies;
use trilynx_protocol::command::{MAX_KEY_BYTES, is_key};
use trilynx_protocol::http::{ExportedStudy, MadeStudy, NewMember, NewStudy, ReadStudy, StudiesQuery, StudyAsk, StudyText, StudyVersion};
#[cfg(feature = "schema")]
use trilynx_protocol::study::StudyLine;
use trilynx_protocol::study::{SavedStudy, StudyChange, StudyPerson, StudyRole};
use trilynx_protocol::wire::Error;
use trilynx_protocol::{ChapterId, PersonId, StudyId};
use trilynx_studies::{Study, text};

/// The most studies that somebody owns.
pub const MOST_OWNED: u32 = 200;
/// The largest body with a whole study.
const MAX_STUDY_BODY: usize = 6 * 1024 * 1024;
/// The largest body with a change: a chapter.
const MAX_CHANGE_BODY: usize = 512 * 1024;
/// The largest body with a text, every sign of it escaped.
const MAX_TEXT_BODY: usize = 2 * text::MAX_TEXT_BYTES + 1024;

pub(super) fn router() -> Routes {
    Routes::default()
        .get("/api/studies", list)
        .post("/api/studies", save)
        .post("/api/studies/read", read)
        .post("/api/studies/write", write)
        .get_from_anywhere("/api/studies/{study}", view)
        .delete("/api/studies/{study}", delete)
        .get_from_anywhere("/api/studies/{study}/text", export)
        .post("/api/studies/{study}/changes", change)
        .post("/api/studies/{study}/members", add_member)
}

/// A body that may be larger than others.
async fn body<T: DeserializeOwned>(request: Request, limit: usize) -> ApiResult<T> {
    let too_large = ApiError(Error::TooLarge { what: "body".to_owned(), limit: limit as u32 });
    let bytes = to_bytes(request.into_body(), limit).await.map_err(|_| too_large)?;
    serde_json::from_slice(&bytes).map_err(|error| ApiError::malformed(error.to_string()))
}

fn study_id(text: &str) -> ApiResult<StudyId> {
    text.parse().map_err(|_| ApiError(Error::NotFound))
}

/// Work with the rules outside the request threads, in its turn.
async fn beside<T: Send + 'static>(
    service: &Service,
    asker: Asker,
    work: impl FnOnce() -> Result<T, Error> + Send + 'static,
) -> ApiResult<T> {
    let turn = service.shares.turn(asker, LimitKind::SavedStudies.name()).await?;
    let done = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        work()
    });
    Ok(done.await.map_err(ApiError::internal)??)
}

/// The studies you belong to, or the public ones, the one changed last first: 200 at most. The header `X-Trilynx-Next` is there if there
/// may be more: give it as `before`.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/studies", operation_id = "list_studies", tag = "studies", params(StudiesQuery),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = Vec<StudyLine>), (status = UNAUTHORIZED, body = Error))))]
pub(super) async fn list(
    State(service): State<Service>,
    MaybeCaller(caller): MaybeCaller,
    ApiQuery(asked): ApiQuery<StudiesQuery>,
) -> ApiResult<Response> {
    let read = |text: &String| read_cursor(text).ok_or_else(|| ApiError::malformed("before: give the X-Trilynx-Next of another page"));
    let before = asked.before.as_ref().map(read).transpose()?;
    let lines = match caller {
        _ if asked.public => service.store.public_studies(before).await?,
        Some(caller) => service.store.studies_of(caller.id(), before).await?,
        None => Vec::new(),
    };
    let next = lines.last().filter(|_| lines.len() == MOST_STUDIES_LISTED).map(|line| format!("{}-{}", line.changed_unix_ms, line.id));
    Ok(with_next(next, Json(lines)))
}

fn read_cursor(text: &str) -> Option<StudyCursor> {
    let (changed, study) = text.split_once('-')?;
    Some(StudyCursor { changed_unix_ms: changed.parse().ok()?, study: study.parse().ok()? })
}

/// Save a study. It is private at first. An unknown caller becomes a guest.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/studies", operation_id = "save_study", tag = "studies", request_body = NewStudy,
    security((), ("session" = []), ("token" = [])), responses((status = CREATED, body = MadeStudy), (status = BAD_REQUEST, body = Error), (status = CONFLICT, body = Error),
        (status = PAYLOAD_TOO_LARGE, body = Error), (status = TOO_MANY_REQUESTS, body = Error))))]
pub(super) async fn save(
    State(service): State<Service>,
    MaybeCaller(known): MaybeCaller,
    address: ClientAddress,
    request: Request,
) -> ApiResult<Response> {
    service.limits.count(LimitKind::SavedStudies, address.0)?;
    let (caller, cookie) = sessions::enter(&service, known, address.0).await?;
    let owner = caller.id();
    service.limits.count(LimitKind::SavedStudies, owner)?;
    if service.store.owned_studies(owner).await? >= MOST_OWNED {
        return Err(ApiError(Error::TooLarge { what: "studies".to_owned(), limit: MOST_OWNED }));
    }
    let wanted: NewStudy = body(request, MAX_STUDY_BODY).await?;
    let id = StudyId::from_random(random_bytes());
    let asker = Asker { address: address.0, person: Some(owner) };
    let study = beside(&service, asker, move || saved_studies::new_study(id, owner, wanted)).await?;
    service.store.create_study(&study.saved(), service.now_unix_ms()).await?;
    Ok(with_cookies(cookie, (StatusCode::CREATED, Json(MadeStudy { study: id }))))
}

/// The chapters of a text: of a study, or one for each record, also in a foreign format. Nothing is saved.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/studies/read", operation_id = "read_study_text", tag = "studies", request_body = StudyText,
    security(()), responses((status = OK, body = ReadStudy), (status = CONFLICT, body = Error), (status = PAYLOAD_TOO_LARGE, body = Error))))]
pub(super) async fn read(State(service): State<Service>, address: ClientAddress, request: Request) -> ApiResult<Json<ReadStudy>> {
    service.limits.count(LimitKind::SavedStudies, address.0)?;
    let StudyText { text } = body(request, MAX_TEXT_BODY).await?;
    let asker = Asker { address: address.0, person: None };
    let read = beside(&service, asker, move || saved_studies::read_text(&text, &mut || ChapterId::from_random(random_bytes()))).await?;
    Ok(Json(read))
}

/// A study as text. Nothing is saved.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/studies/write", operation_id = "write_study_text", tag = "studies", request_body = NewStudy,
    security(()), responses((status = OK, body = StudyText), (status = BAD_REQUEST, body = Error), (status = PAYLOAD_TOO_LARGE, body = Error))))]
pub(super) async fn write(State(service): State<Service>, address: ClientAddress, request: Request) -> ApiResult<Json<StudyText>> {
    service.limits.count(LimitKind::SavedStudies, address.0)?;
    let wanted: NewStudy = body(request, MAX_STUDY_BODY).await?;
    let asker = Asker { address: address.0, person: None };
    Ok(Json(beside(&service, asker, move || saved_studies::write_text(&wanted)).await?))
}

/// A study, whole. For people who may not read it, it does not exist.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/studies/{study}", operation_id = "view_study", tag = "studies", params(("study" = String, Path)),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = SavedStudy), (status = NOT_FOUND, body = Error))))]
pub(super) async fn view(
    State(service): State<Service>,
    MaybeCaller(caller): MaybeCaller,
    Named(study): Named<String>,
) -> ApiResult<Json<SavedStudy>> {
    let study = service.live.studies.read(study_id(&study)?, caller.as_ref().map(Caller::id)).await?;
    let views = service.live.directory.views(study.members.iter().map(|member| member.person)).await?;
    let people = views.into_iter().map(|(person, shown)| StudyPerson { person, shown }).collect();
    Ok(Json(SavedStudy { people, ..study.saved() }))
}

/// A study as text.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/studies/{study}/text", operation_id = "export_study", tag = "studies", params(("study" = String, Path)),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = String, content_type = "text/plain"), (status = NOT_FOUND, body = Error))))]
pub(super) async fn export(
    State(service): State<Service>,
    MaybeCaller(caller): MaybeCaller,
    address: ClientAddress,
    Named(study): Named<String>,
) -> ApiResult<Response> {
    service.limits.count(LimitKind::Downloads, address.0)?;
    let study = service.live.studies.read(study_id(&study)?, caller.as_ref().map(Caller::id)).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"trilynx-study-{}.txt\"", study.id)),
    ];
    Ok((headers, text::write(&study.name, study.chapters())).into_response())
}

/// Delete a study, for good. Only its owner may.
#[cfg_attr(feature = "schema", utoipa::path(delete, path = "/api/studies/{study}", operation_id = "delete_study", tag = "studies", params(("study" = String, Path)),
    security(("session" = []), ("token" = [])), responses((status = NO_CONTENT), (status = FORBIDDEN, body = Error), (status = NOT_FOUND, body = Error))))]
pub(super) async fn delete(State(service): State<Service>, caller: Caller, Named(study): Named<String>) -> ApiResult<StatusCode> {
    service.live.studies.delete(study_id(&study)?, caller.id()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Change a study, also by more than fits into a message of the WebSocket. Repeated with the same key, it is done once.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/studies/{study}/changes", operation_id = "change_study", tag = "studies", request_body = StudyAsk,
    params(("study" = String, Path)),
    security(("session" = []), ("token" = [])), responses((status = OK, body = StudyVersion), (status = BAD_REQUEST, body = Error), (status = FORBIDDEN, body = Error),
        (status = NOT_FOUND, body = Error), (status = CONFLICT, body = Error), (status = PAYLOAD_TOO_LARGE, body = Error))))]
pub(super) async fn change(
    State(service): State<Service>,
    caller: Caller,
    address: ClientAddress,
    Named(study): Named<String>,
    request: Request,
) -> ApiResult<Json<StudyVersion>> {
    service.limits.count_both(LimitKind::Messages, address.0, caller.id())?;
    let StudyAsk { key, change } = body(request, MAX_CHANGE_BODY).await?;
    if !is_key(&key) {
        return Err(ApiError(Error::TooLarge { what: "key".to_owned(), limit: MAX_KEY_BYTES as u32 }));
    }
    let version = service.live.studies.change(study_id(&study)?, caller.id(), key, &change, service.now_unix_ms()).await?;
    Ok(Json(StudyVersion { version }))
}

/// Add an account to a study by its name, or change what it may do. Only the owner may.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/studies/{study}/members", operation_id = "add_study_member", tag = "studies", request_body = NewMember,
    params(("study" = String, Path)),
    security(("session" = []), ("token" = [])), responses((status = OK, body = StudyVersion), (status = FORBIDDEN, body = Error), (status = NOT_FOUND, body = Error))))]
pub(super) async fn add_member(
    State(service): State<Service>,
    caller: Caller,
    address: ClientAddress,
    Named(study): Named<String>,
    ApiJson(wanted): ApiJson<NewMember>,
) -> ApiResult<Json<StudyVersion>> {
    service.limits.count_both(LimitKind::SavedStudies, address.0, caller.id())?;
    let id = study_id(&study)?;
    // Strangers do not find out here who has an account.
    let found = service.live.studies.read(id, Some(caller.id())).await?;
    if found.role_of(caller.id()) != Some(StudyRole::Owner) {
        return Err(ApiError(Error::Forbidden));
    }
    let folded = names::Folded::new(&wanted.name);
    let (person, _) = service.store.person_by_name(folded.as_str()).await?.ok_or(ApiError(Error::NotFound))?;
    let change = StudyChange::SetMember { person: person.id, role: wanted.role };
    let key = format!("member-{}", hex::encode(random_bytes::<8>()));
    let version = service.live.studies.change(id, caller.id(), key, &change, service.now_unix_ms()).await?;
    Ok(Json(StudyVersion { version }))
}

/// Sends the studies that somebody owns, as parts of a list in JSON.
pub(super) async fn send_studies(service: &Service, person: PersonId, pieces: &streamed::Pieces) -> Result<(), streamed::Ended> {
    let mut separator = "";
    let mut before = None;
    loop {
        let lines = service.store.studies_of(person, before).await?;
        for line in lines.iter().filter(|line| line.role == Some(StudyRole::Owner)) {
            let Ok(study) = service.live.studies.read(line.id, Some(person)).await else { continue };
            let exported = ExportedStudy { study: line.id, text: text_of(&study) };
            pieces.send(format!("{separator}{}", serde_json::to_string(&exported).unwrap_or_default())).await?;
            separator = ",";
        }
        let Some(last) = lines.last() else { return Ok(()) };
        before = Some(StudyCursor { changed_unix_ms: last.changed_unix_ms, study: last.id });
    }
}

fn text_of(study: &Study) -> String {
    text::write(&study.name, study.chapters())
}
