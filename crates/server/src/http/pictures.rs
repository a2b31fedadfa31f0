//! Pictures of positions, for previews of links: a table's, a lesson's, a puzzle's, a study's, and one of each game.
//!
//! The one thing to know: a picture shows what a spectator may see. Drawing takes some tens of milliseconds, so it is counted, waits for its turn,
//! and is done outside the request threads; the last ones are kept.

use super::{ApiQuery as Queried, ClientAddress, Named, Routes, positions};
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::service::Service;
use crate::shares::Asker;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::header::read_alone;
use trilynx_games::{Game as _, GameId, Header, Seat, Viewer, with_game};
use trilynx_lessons::Taught;
use trilynx_protocol::http::{MOST_STUDIED_MOVES, StudyPicture, StudyStart};
use trilynx_protocol::options::GameName;
use trilynx_protocol::position::{Position, Shown};
use trilynx_protocol::wire::Error;
use trilynx_protocol::{ChapterId, PersonId, StudyId, TableId};
use trilynx_table::Wanted;

/// The most pictures that are kept, some hundred kilobytes each.
const MOST_KEPT: usize = 32;
/// A table may have changed after this long.
const FRESH: &str = "public, max-age=30";
/// What is the same until the next release.
const SETTLED: &str = "public, max-age=86400";

pub(super) fn router() -> Routes {
    Routes::default()
        .get_from_anywhere("/api/pictures/table/{table}", table)
        .get_from_anywhere("/api/pictures/lesson/{game}/{lesson}", lesson)
        .get_from_anywhere("/api/pictures/puzzle/{game}/{puzzle}", puzzle)
        .get_from_anywhere("/api/pictures/study/{game}", study)
        .get_from_anywhere("/api/pictures/studies/{study}/{chapter}", saved_study)
        .get_from_anywhere("/api/pictures/game/{game}", game)
}

/// The last pictures drawn.
#[derive(Clone, Default)]
pub struct Pictures(Arc<Mutex<VecDeque<Drawn>>>);

struct Drawn {
    position: Position,
    picture: Arc<[u8]>,
}

impl Pictures {
    fn kept(&self, position: &Position) -> Option<Arc<[u8]>> {
        let kept = self.0.lock().expect("nobody panics while holding it");
        kept.iter().find(|drawn| drawn.position == *position).map(|drawn| drawn.picture.clone())
    }

    fn keep(&self, position: Position, picture: Arc<[u8]>) {
        let mut kept = self.0.lock().expect("nobody panics while holding it");
        kept.push_front(Drawn { position, picture });
        kept.truncate(MOST_KEPT);
    }
}

/// A table as spectators see it, as a picture in PNG.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/pictures/table/{table}", operation_id = "picture_of_table", tag = "pictures", params(("table" = String, Path)),
    security(()), responses((status = OK, content_type = "image/png"), (status = NOT_FOUND, body = Error))))]
pub(super) async fn table(State(service): State<Service>, address: ClientAddress, Named(table): Named<String>) -> ApiResult<Response> {
    service.limits.count(LimitKind::Studies, address.0)?;
    let id: TableId = table.parse().map_err(|_| ApiError(Error::NotFound))?;
    let handle = service.live.table(id).map_err(|failed| ApiError(failed.into()))?;
    let stranger = PersonId::from_random(crate::accounts::random_bytes());
    let (view, _) = *handle.view(stranger, None).await.map_err(|failed| ApiError(failed.into()))?;
    let position = match view.game {
        Some(game) => game.position,
        None => with_game!(view.options.game.0, G => example::<G>()),
    };
    drawn(&service, address.0, position, FRESH).await
}

/// The first task of a lesson, as a picture in PNG.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/pictures/lesson/{game}/{lesson}", operation_id = "picture_of_lesson", tag = "pictures",
    params(("game" = String, Path), ("lesson" = String, Path)),
    security(()), responses((status = OK, content_type = "image/png"), (status = NOT_FOUND, body = Error))))]
pub(super) async fn lesson(
    State(service): State<Service>,
    address: ClientAddress,
    Named((game, lesson)): Named<(String, String)>,
) -> ApiResult<Response> {
    service.limits.count(LimitKind::Studies, address.0)?;
    let position = with_game!(named(&game)?, G => first_of_lesson::<G>(&lesson)).ok_or(ApiError(Error::NotFound))?;
    drawn(&service, address.0, position, SETTLED).await
}

/// The position of a puzzle, as a picture in PNG.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/pictures/puzzle/{game}/{puzzle}", operation_id = "picture_of_puzzle", tag = "pictures",
    params(("game" = String, Path), ("puzzle" = String, Path)),
    security(()), responses((status = OK, content_type = "image/png"), (status = NOT_FOUND, body = Error))))]
pub(super) async fn puzzle(
    State(service): State<Service>,
    address: ClientAddress,
    Named((game, puzzle)): Named<(String, String)>,
) -> ApiResult<Response> {
    service.limits.count(LimitKind::Studies, address.0)?;
    let (game, entry) = trilynx_play::puzzles::find(&game, &puzzle)?;
    let position = with_game!(game, G => {
        let puzzle = entry.puzzle::<G>().map_err(ApiError::internal)?;
        G::position(&puzzle.position().view(Viewer::Seat(puzzle.seat())))
    });
    drawn(&service, address.0, position, SETTLED).await
}

/// The end of the main line of a chapter, as a picture in PNG. Of a study that anybody with the link may see.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/pictures/studies/{study}/{chapter}", operation_id = "picture_of_study", tag = "pictures",
    params(("study" = String, Path), ("chapter" = String, Path)),
    security(()), responses((status = OK, content_type = "image/png"), (status = NOT_FOUND, body = Error))))]
pub(super) async fn saved_study(
    State(service): State<Service>,
    address: ClientAddress,
    Named((study, chapter)): Named<(String, String)>,
) -> ApiResult<Response> {
    let missing = || ApiError(Error::NotFound);
    let study: StudyId = study.parse().map_err(|_| missing())?;
    let chapter: ChapterId = chapter.parse().map_err(|_| missing())?;
    let study = service.live.studies.read(study, None).await?;
    let chapter = study.chapter(chapter).ok_or_else(missing)?.written();
    let (header, _) = Header::split(&chapter.start).map_err(|_| missing())?;
    // First children come first, so the main line is what goes down by one each time.
    let main = chapter.nodes.iter().enumerate().take_while(|(n, node)| usize::from(node.depth) == *n).skip(1);
    let moves: Vec<String> = main.map(|(_, node)| node.text.clone()).take(MOST_STUDIED_MOVES).collect();
    let position = last_position(&service, address.0, header.game, Some(chapter.start), moves).await?;
    drawn(&service, address.0, position, FRESH).await
}

/// What a study shows at its end, as a picture in PNG.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/pictures/study/{game}", operation_id = "picture_of_position", tag = "pictures", params(("game" = String, Path), StudyPicture),
    security(()), responses((status = OK, content_type = "image/png"), (status = CONFLICT, body = Error), (status = NOT_FOUND, body = Error))))]
pub(super) async fn study(
    State(service): State<Service>,
    address: ClientAddress,
    Named(game): Named<String>,
    Queried(StudyPicture { position, moves }): Queried<StudyPicture>,
) -> ApiResult<Response> {
    let game = named(&game)?;
    let moves: Vec<String> = moves.unwrap_or_default().split_ascii_whitespace().take(MOST_STUDIED_MOVES).map(str::to_owned).collect();
    let position = last_position(&service, address.0, game, position, moves).await?;
    drawn(&service, address.0, position, SETTLED).await
}

/// The position after these moves, as spectators see it.
async fn last_position(service: &Service, address: IpAddr, game: GameId, start: Option<String>, moves: Vec<String>) -> ApiResult<Position> {
    let asker = Asker { address, person: None };
    let start = StudyStart::Game { game: GameName(game), variant: None, players: None, position: start };
    let (turn, found) = positions::begin(service, asker, LimitKind::Studies, start, &moves).await?;
    let last = positions::beside(turn, move || {
        let wanted = Wanted { keep: None, moves: &moves, from: None, viewer: None, person: None };
        Ok(found.replay()?.study(&wanted)?.positions.pop())
    });
    Ok(last.await?.ok_or(ApiError(Error::NotFound))?.position)
}

/// A position in the middle of a game, as a picture in PNG.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/pictures/game/{game}", operation_id = "picture_of_game", tag = "pictures", params(("game" = String, Path)),
    security(()), responses((status = OK, content_type = "image/png"), (status = NOT_FOUND, body = Error))))]
pub(super) async fn game(State(service): State<Service>, address: ClientAddress, Named(game): Named<String>) -> ApiResult<Response> {
    service.limits.count(LimitKind::Studies, address.0)?;
    let position = with_game!(named(&game)?, G => example::<G>());
    drawn(&service, address.0, position, SETTLED).await
}

fn named(game: &str) -> ApiResult<GameId> {
    GameId::from_name(game).ok_or(ApiError(Error::NotFound))
}

async fn drawn(service: &Service, address: IpAddr, position: Position, cache: &'static str) -> ApiResult<Response> {
    let picture = match service.pictures.kept(&position) {
        Some(picture) => picture,
        None => {
            let turn = service.shares.turn(Asker { address, person: None }, LimitKind::Studies.name()).await?;
            let shown = position.clone();
            let picture: Arc<[u8]> = positions::beside(turn, move || Ok(trilynx_pictures::picture(&shown).into())).await?;
            service.pictures.keep(position, picture.clone());
            picture
        }
    };
    Ok(([(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, cache)], picture.to_vec()).into_response())
}

/// What the learner sees first.
fn first_of_lesson<G: Taught + Shown>(name: &str) -> Option<Position> {
    let step = G::lessons().iter().find(|lesson| lesson.name == name)?.steps().first()?;
    Some(G::position(&step.position().0.view(Viewer::Spectator)))
}

/// A game after some moves, the same every time: for links that are about the game itself.
fn example<G: Shown>() -> Position {
    /// Far enough for a board that looks like one being played on.
    const MOVES: usize = 44;
    let players = *G::PLAYERS.end();
    let options: G::Options =
        read_alone(&G::ID.options_text(G::VARIANTS[0], players, Seat(0))).unwrap_or_else(|_| unreachable!("options are read as written"));
    let mut chance = Generator::new(&Seed([5; 64]), &[]);
    let mut state = G::new(&G::deal(&options, &mut chance));
    for _ in 0..MOVES {
        let mut legal = G::Moves::default();
        state.legal_moves(&mut legal);
        let Some(n) = (!legal.is_empty()).then(|| chance.below(legal.len() as u64)) else { break };
        state.play_unchecked(legal[n as usize]);
    }
    G::position(&state.view(Viewer::Spectator))
}
