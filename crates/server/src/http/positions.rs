//! Games gone through move by move: a table's, a record's, or one that is only thought of.
//!
//! The one thing to know: nothing is kept here. A request says where the game starts and what is played; the answer is what the caller may
//! know of the positions. Going through a game is work, so it is done beside the requests, and by those whose turn it is.

use super::records::LONGEST_LOG;
use super::{ApiJson, ClientAddress, Routes};
use crate::accounts::{self, MaybeCaller};
use crate::directory::People;
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::service::Service;
use crate::shares::{Asker, Turn};
use axum::Json;
use axum::extract::State;
use trilynx_games::chance::Seed;
use trilynx_play::studies::{self, ReplayError, TableLog};
use trilynx_protocol::Occupant;
use trilynx_protocol::http::{Studied, Study, StudyStart};
use trilynx_protocol::log::Entry;
use trilynx_protocol::wire::Error;
use trilynx_table::{Replay, Wanted};

pub(super) fn router() -> Routes {
    Routes::default().post("/api/positions", study)
}

/// Step through a game. If a move cannot be played, the positions before it are returned with the reason.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/positions", operation_id = "study_position", tag = "positions", request_body = Study,
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = Studied), (status = CONFLICT, body = Error), (status = NOT_FOUND, body = Error))))]
pub(super) async fn study(
    State(service): State<Service>,
    MaybeCaller(caller): MaybeCaller,
    address: ClientAddress,
    ApiJson(study): ApiJson<Study>,
) -> ApiResult<Json<Studied>> {
    let person = caller.map(|caller| caller.id());
    let asker = Asker { address: address.0, person };
    let (turn, found) = begin(&service, asker, LimitKind::Studies, study.start, &study.moves).await?;
    let (keep, moves, from, viewer) = (study.keep, study.moves, study.from, study.viewer);
    let studied = beside(turn, move || {
        let wanted = Wanted { keep, moves: &moves, from, viewer, person };
        let replay = found.replay()?;
        let mut studied = replay.study(&wanted)?;
        if found.is_rated && !replay.is_over() {
            // What a player needs to ask an engine for help is not handed out while the game goes on.
            studied.positions.iter_mut().for_each(|position| position.text = None);
        }
        Ok(studied)
    });
    Ok(Json(studied.await?))
}

/// Begins going through a game: counts it, waits for a turn, and reads what the store knows.
pub(super) async fn begin(
    service: &Service,
    asker: Asker,
    what: LimitKind,
    start: StudyStart,
    moves: &[String],
) -> ApiResult<(Turn, FoundGame)> {
    service.limits.count(what, asker.address)?;
    if let Some(person) = asker.person {
        service.limits.count(what, person)?;
    }
    studies::check_moves(moves)?;
    let turn = service.shares.turn(asker, what.name()).await?;
    Ok((turn, find(service, start).await?))
}

/// Runs work outside the request threads, while holding a turn.
pub(super) async fn beside<T: Send + 'static>(turn: Turn, work: impl FnOnce() -> Result<T, ReplayError> + Send + 'static) -> ApiResult<T> {
    let done = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        work()
    });
    done.await.map_err(ApiError::internal)?.map_err(|fault| match fault {
        ReplayError::Refused(reason) => ApiError(Error::Refused { reason }),
        ReplayError::NotFound => ApiError(Error::NotFound),
        ReplayError::CorruptLog(cause) => ApiError::internal(cause),
    })
}

/// All that is needed to make the replay of a game, read from the store.
pub(super) struct FoundGame {
    start: StudyStart,
    log: Option<Log>,
    /// It is a table whose result counts.
    is_rated: bool,
}

/// The log of a table, and who its people are.
struct Log {
    entries: Vec<Entry>,
    people: People,
}

async fn find(service: &Service, start: StudyStart) -> ApiResult<FoundGame> {
    let StudyStart::Table { table, .. } = start else { return Ok(FoundGame { start, log: None, is_rated: false }) };
    // Anyone with the id of a table may watch it, so a private table does not check the caller.
    let row = service.store.row(table).await?.ok_or(ApiError(Error::NotFound))?;
    let entries = service.store.log(table, 0, LONGEST_LOG).await?;
    let people = service.live.directory.find(row.people()).await?;
    Ok(FoundGame { start, log: Some(Log { entries, people }), is_rated: row.rated })
}

impl FoundGame {
    pub(super) fn replay(&self) -> Result<Replay, ReplayError> {
        let seed = Seed(accounts::random_bytes());
        let Some(log) = &self.log else { return studies::replay(&self.start, None, &seed) };
        let called = |occupant: &Occupant| log.people.name_of(occupant).map(str::to_owned);
        studies::replay(&self.start, Some(TableLog { entries: &log.entries, called: &called }), &seed)
    }
}
