//! Puzzles: the list, the next one, a try, and what it does to ratings.
//!
//! The one thing to know: what is right is decided by `trilynx_play::puzzles`, as it is in a browser. Here is only what a server adds: it knows people
//! by their history, and puzzles by how many have failed at them.

use super::{ApiJson, ClientAddress, Named, Routes, positions, with_cookies};
use crate::accounts::{self, Caller, MaybeCaller, sessions};
use crate::error::ApiResult;
use crate::limits::LimitKind;
use crate::service::Service;
use crate::shares::Asker;
use crate::store::{PuzzleCount, PuzzlePerson, PuzzleReportRow, PuzzleSaidRow, PuzzleTryRow};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use std::collections::HashMap;
use trilynx_games::GameId;
use trilynx_play::puzzles::{self, Known, Tried};
use trilynx_protocol::PersonId;
use trilynx_protocol::command::MAX_MOVE_BYTES;
use trilynx_protocol::http::{
    ExportedPuzzles, ExportedReport, ExportedTry, MOST_PUZZLE_MOVES, Puzzle, PuzzleDone, PuzzleFault, PuzzleMode, PuzzleRated,
    PuzzleRecord, PuzzleReport, PuzzleRequest, PuzzleStanding, PuzzleStep, PuzzleTry, Puzzles,
};
use trilynx_protocol::options::GameName;
use trilynx_protocol::wire::Error;
use trilynx_puzzles::Entry;
use trilynx_puzzles::rating::{self, BEGINNER, MOVING_TRIES_A_DAY, Rating, Weight};

const DAY_MS: u64 = 86_400_000;

pub(super) fn router() -> Routes {
    Routes::default()
        .get_from_anywhere("/api/puzzles/{game}", list)
        .post("/api/puzzles/{game}/next", next)
        .get_from_anywhere("/api/puzzles/{game}/{id}", show)
        .post("/api/puzzles/{game}/{id}", attempt)
        .post("/api/puzzles/{game}/{id}/result", result)
        .post("/api/puzzles/{game}/{id}/report", report)
        .get("/api/me/puzzles", standing)
}

/// How many puzzles a game has, how hard they are, and their themes.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/puzzles/{game}", operation_id = "list_puzzles", tag = "puzzles", params(("game" = String, Path, description = "the game")),
    security(()), responses((status = OK, body = Puzzles), (status = NOT_FOUND, body = Error))))]
pub(super) async fn list(Named(game): Named<String>) -> ApiResult<Json<Puzzles>> {
    Ok(Json(puzzles::list(&game)?))
}

/// The next puzzle: near your rating, with a theme, of the day, of a streak, or one that you failed.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/puzzles/{game}/next", operation_id = "next_puzzle", tag = "puzzles", request_body = PuzzleRequest,
    params(("game" = String, Path, description = "the game")),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = Puzzle), (status = BAD_REQUEST, body = Error), (status = NOT_FOUND, body = Error),
        (status = PAYLOAD_TOO_LARGE, body = Error))))]
pub(super) async fn next(
    State(service): State<Service>,
    MaybeCaller(caller): MaybeCaller,
    address: ClientAddress,
    Named(game): Named<String>,
    ApiJson(request): ApiJson<PuzzleRequest>,
) -> ApiResult<Json<Puzzle>> {
    let person = caller.map(|caller| caller.id());
    count(&service, address, person)?;
    let id = puzzles::of_game(&game)?.game;
    let known = match person {
        Some(person) => Known {
            rating: service.store.puzzle_person(person, id).await?.map(|known| known.rating.rating),
            seen: service.store.puzzles_tried(person, id, false).await?,
            failed: service.store.puzzles_tried(person, id, true).await?,
        },
        None => Known::default(),
    };
    let ratings: HashMap<String, f64> = service.store.puzzle_ratings(id).await?.into_iter().collect();
    let rating_of = |entry: &Entry| ratings.get(&entry.id).copied().unwrap_or(f64::from(entry.rating));
    let today = trilynx_games::record::date_of(service.live.env.now().unix_ms);
    let chance = u64::from_le_bytes(accounts::random_bytes());
    let withdrawn = service.live.puzzle_checks.withdrawn(id);
    let entry = puzzles::next(&game, &request, &known, &withdrawn, &rating_of, &today, chance)?;
    Ok(Json(puzzles::described(id, entry, rating_of(entry))?))
}

/// One puzzle.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/puzzles/{game}/{id}", operation_id = "show_puzzle", tag = "puzzles",
    params(("game" = String, Path, description = "the game"), ("id" = String, Path, description = "the puzzle")),
    security(()), responses((status = OK, body = Puzzle), (status = NOT_FOUND, body = Error))))]
pub(super) async fn show(State(service): State<Service>, Named((game, id)): Named<(String, String)>) -> ApiResult<Json<Puzzle>> {
    let (game, entry) = puzzles::find(&game, &id)?;
    let rating = service.store.puzzle_rating(game, &id).await?.map_or(f64::from(entry.rating), |known| known.rating);
    Ok(Json(puzzles::described(game, entry, rating)?))
}

/// A puzzle after your decisions so far, replies included. A wrong turn is answered with how play might go on.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/puzzles/{game}/{id}", operation_id = "try_puzzle", tag = "puzzles", request_body = PuzzleTry,
    params(("game" = String, Path, description = "the game"), ("id" = String, Path, description = "the puzzle")),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = PuzzleStep), (status = BAD_REQUEST, body = Error), (status = NOT_FOUND, body = Error),
        (status = PAYLOAD_TOO_LARGE, body = Error))))]
pub(super) async fn attempt(
    State(service): State<Service>,
    MaybeCaller(caller): MaybeCaller,
    address: ClientAddress,
    Named((game, id)): Named<(String, String)>,
    ApiJson(tried): ApiJson<PuzzleTry>,
) -> ApiResult<Json<PuzzleStep>> {
    let person = caller.map(|caller| caller.id());
    count(&service, address, person)?;
    let tried = Tried::new(&game, &id, tried)?;
    let turn = service.shares.turn(Asker { address: address.0, person }, LimitKind::Studies.name()).await?;
    Ok(Json(positions::beside(turn, move || Ok(tried.step())).await??))
}

/// Your attempt at a puzzle: your decisions are replayed. Your first try at a puzzle moves your rating and its own.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/puzzles/{game}/{id}/result", operation_id = "finish_puzzle", tag = "puzzles", request_body = PuzzleDone,
    params(("game" = String, Path, description = "the game"), ("id" = String, Path, description = "the puzzle")),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = PuzzleRated), (status = BAD_REQUEST, body = Error), (status = NOT_FOUND, body = Error),
        (status = PAYLOAD_TOO_LARGE, body = Error))))]
pub(super) async fn result(
    State(service): State<Service>,
    MaybeCaller(caller): MaybeCaller,
    address: ClientAddress,
    Named((game, id)): Named<(String, String)>,
    ApiJson(done): ApiJson<PuzzleDone>,
) -> ApiResult<Json<PuzzleRated>> {
    let person = caller.map(|caller| caller.id());
    count(&service, address, person)?;
    let result = puzzles::result(&game, &id, &done)?;
    let Some(person) = person else { return Ok(Json(puzzles::rated(&result, done.mine)?)) };
    Ok(Json(rated(&service, person, &result, done.mode).await?))
}

/// What a result does to the ratings that are kept here.
async fn rated(service: &Service, person: PersonId, result: &puzzles::Done, mode: PuzzleMode) -> ApiResult<PuzzleRated> {
    let (game, id) = (result.game, result.entry.id.as_str());
    let unix_ms = service.live.env.now().unix_ms;
    let today = unix_ms / DAY_MS;
    let known = service.store.puzzle_person(person, game).await?;
    let before = known.unwrap_or(PuzzlePerson { rating: BEGINNER, solved: 0, failed: 0, day: today, tries: 0 });
    let puzzle = service.store.puzzle_rating(game, id).await?.unwrap_or(Rating::of_new_puzzle(result.entry.rating));
    let (after, puzzle_after) = rating::rate(&before.rating, &puzzle, result.solved, result.weight);
    // A puzzle that is wrong says nothing about who tries it.
    let is_withdrawn = service.live.puzzle_checks.withdrawn(game).iter().any(|puzzle| puzzle == id);
    let counts = result.weight != Weight::Nothing && !is_withdrawn && !service.store.has_tried(person, game, id).await?;
    // Tries of an earlier day are forgotten.
    let tries = if before.day == today { before.tries } else { 0 };
    let moves_puzzle = counts && tries < MOVING_TRIES_A_DAY;
    let person_after = PuzzlePerson {
        rating: after,
        solved: before.solved + u32::from(result.solved),
        failed: before.failed + u32::from(!result.solved),
        day: today,
        tries: tries + u32::from(moves_puzzle),
    };
    let count = PuzzleCount {
        person,
        game,
        puzzle: id,
        unix_ms,
        solved: result.solved,
        after: counts.then_some(person_after),
        rating: moves_puzzle.then_some(puzzle_after),
    };
    // A streak leaves no trace, so that what was met there can still count.
    let counted = mode != PuzzleMode::Streak && service.store.count_puzzle(&count).await? && counts;
    if result.solved && mode == PuzzleMode::Again {
        service.store.close_puzzle(person, game, id).await?;
    }
    let now = if counted { after } else { before.rating };
    let puzzle_now = if counted && moves_puzzle { puzzle_after } else { puzzle };
    Ok(PuzzleRated {
        solved: result.solved,
        counted,
        before: puzzles::rating_shown(before.rating),
        after: puzzles::rating_shown(now),
        puzzle: puzzle_now.rating.clamp(0.0, 9_999.0).round() as u16,
    })
}

/// Say what is wrong with a puzzle. The server checks it again, and withdraws it if it is wrong. An unknown caller becomes a guest.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/puzzles/{game}/{id}/report", operation_id = "report_puzzle", tag = "puzzles", request_body = PuzzleReport,
    params(("game" = String, Path, description = "the game"), ("id" = String, Path, description = "the puzzle")),
    security((), ("session" = []), ("token" = [])), responses((status = NO_CONTENT), (status = NOT_FOUND, body = Error), (status = UNAUTHORIZED, body = Error),
        (status = PAYLOAD_TOO_LARGE, body = Error))))]
pub(super) async fn report(
    State(service): State<Service>,
    MaybeCaller(known): MaybeCaller,
    address: ClientAddress,
    Named((game, id)): Named<(String, String)>,
    ApiJson(report): ApiJson<PuzzleReport>,
) -> ApiResult<Response> {
    count(&service, address, known.as_ref().map(Caller::id))?;
    let (game, _) = puzzles::find(&game, &id)?;
    if report.moves.len() > MOST_PUZZLE_MOVES || report.moves.iter().any(|text| text.len() > MAX_MOVE_BYTES) {
        return Err(Error::TooLarge { what: "moves".to_owned(), limit: MOST_PUZZLE_MOVES as u32 }.into());
    }
    let reason = match report.reason {
        PuzzleFault::SecondSolution => "second_solution",
        PuzzleFault::NotWinning => "not_winning",
        PuzzleFault::Unclear => "unclear",
    };
    let (caller, cookie) = sessions::enter(&service, known, address.0).await?;
    let unix_ms = service.live.env.now().unix_ms;
    let moves = report.moves.join(" ");
    service.store.report_puzzle(&PuzzleReportRow { person: caller.id(), game, puzzle: &id, unix_ms, reason, moves: &moves }).await?;
    service.live.puzzle_checks.reported();
    Ok(with_cookies(cookie, StatusCode::NO_CONTENT))
}

/// Your results in puzzles, game by game.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/me/puzzles", operation_id = "puzzle_standing", tag = "account",
    security(("session" = []), ("token" = [])), responses((status = OK, body = PuzzleStanding), (status = UNAUTHORIZED, body = Error))))]
pub(super) async fn standing(State(service): State<Service>, caller: Caller) -> ApiResult<Json<PuzzleStanding>> {
    Ok(Json(PuzzleStanding { games: records(&service, caller.id()).await? }))
}

async fn records(service: &Service, person: PersonId) -> ApiResult<Vec<PuzzleRecord>> {
    let mut games = Vec::new();
    for game in GameId::ALL {
        let again = service.store.puzzles_tried(person, *game, true).await?;
        let Some(known) = service.store.puzzle_person(person, *game).await? else { continue };
        let PuzzlePerson { rating, solved, failed, .. } = known;
        games.push(PuzzleRecord { game: GameName(*game), rating: puzzles::rating_shown(rating), solved, failed, again });
    }
    Ok(games)
}

/// Everything stored about a person's puzzles. There are never more tries than puzzles.
pub(super) async fn exported(service: &Service, person: PersonId) -> ApiResult<ExportedPuzzles> {
    let tried = service.store.all_puzzles_tried(person).await?.into_iter();
    let tried = tried.map(|PuzzleTryRow { game, puzzle, unix_ms, open }| ExportedTry { game, puzzle, unix_ms, solved: !open });
    let reported = service.store.puzzles_reported(person).await?.into_iter();
    let reported =
        reported.map(|PuzzleSaidRow { game, puzzle, unix_ms, reason, moves }| ExportedReport { game, puzzle, unix_ms, reason, moves });
    Ok(ExportedPuzzles { games: records(service, person).await?, tried: tried.collect(), reported: reported.collect() })
}

fn count(service: &Service, address: ClientAddress, person: Option<PersonId>) -> ApiResult<()> {
    service.limits.count(LimitKind::Studies, address.0)?;
    person.map_or(Ok(()), |person| Ok(service.limits.count(LimitKind::Studies, person)?))
}
