//! Tables over plain HTTP: opening one, and playing without a WebSocket. Also the way to the WebSocket itself.

use super::{ApiJson, ApiQuery as Queried, ClientAddress, Named, Routes, with_cookies};
use crate::accounts::{Caller, MaybeCaller, sessions};
use crate::error::{ApiError, ApiResult};
use crate::limits::LimitKind;
use crate::live::connection;
use crate::live::fair::Origin;
use crate::live::opening;
use crate::live::outbox::{Frames, Outbox};
use crate::live::presence::Present;
use crate::live::table::{CommandRequest, ConnectionId, Handle, HintRequest, PlanRequest, Watch};
use crate::service::Service;
use crate::store::Kind;
use axum::Json;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Utf8Bytes, WebSocketUpgrade};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::time::Duration;
use tokio::time::Instant;
use trilynx_games::with_game;
use trilynx_play::turns;
use trilynx_protocol::command::{MAX_KEY_BYTES, is_key};
use trilynx_protocol::http::{
    Ask, ExportedPlan, Granted, Hint, HintSeat, MOST_PLANNED_LINES, MOST_PLANNED_MOVES, MovesToPlan, OpenedTable, Opening, PlannedMoves,
    SeenTable, Since,
};
use trilynx_protocol::log::StoredPlan;
use trilynx_protocol::wire::{Error, ToClient};
use trilynx_protocol::{Command, PersonId, TableId};
use trilynx_table as table;

/// The longest a request waits for something to happen.
const LONGEST_WAIT: Duration = Duration::from_secs(25);

pub(super) fn router() -> Routes {
    Routes::default()
        .post("/api/tables", open)
        .get_from_anywhere("/api/tables/{table}", view)
        .post("/api/tables/{table}/ask", ask)
        .post("/api/tables/{table}/hint", hint)
        .get("/api/tables/{table}/plan", planned)
        .post("/api/tables/{table}/plan", plan)
        .get("/api/tables/{table}/events", events)
        .get("/api/live", live)
}

/// Open a table. The game starts when every seat is taken. An unknown caller becomes a guest.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/tables", operation_id = "open_table", tag = "tables", request_body = Opening,
    security((), ("session" = []), ("token" = [])), responses((status = CREATED, body = OpenedTable), (status = CONFLICT, body = Error), (status = UNAUTHORIZED, body = Error))))]
pub(super) async fn open(
    State(service): State<Service>,
    MaybeCaller(known): MaybeCaller,
    address: ClientAddress,
    ApiJson(wanted): ApiJson<Opening>,
) -> ApiResult<Response> {
    service.limits.count(LimitKind::Tables, address.0)?;
    let (caller, cookie) = sessions::enter(&service, known, address.0).await?;
    service.limits.count(LimitKind::Tables, caller.id())?;
    check_start(&service, &wanted)?;
    if wanted.options.rated {
        service.live.check_rated_play(caller.id()).await.map_err(|failed| ApiError(failed.into()))?;
    }
    let id = match &wanted.key {
        Some(key) => keyed(&service, caller.id(), key)?,
        None => service.live.env.table_id(),
    };
    let wanted = turns::opening(wanted, caller.id(), caller.person.kind == Kind::Guest);
    opening::open(&service.live, id, wanted, Origin::from(address.0)).await.map_err(|failed| ApiError(failed.into()))?;
    Ok(with_cookies(cookie, (StatusCode::CREATED, Json(OpenedTable { table: id }))))
}

/// A position of a rated game that is being played starts no other game: a bot could be asked there what to do.
fn check_start(service: &Service, wanted: &Opening) -> ApiResult<()> {
    let Some(start) = &wanted.options.start else { return Ok(()) };
    let game = wanted.options.game.0;
    // What cannot be read is refused with everything else that is wrong with an opening.
    let Ok(replay) = table::Replay::from_line(game, None, None, start) else { return Ok(()) };
    let fair = with_game!(game, G => replay.line::<G>(None, &[]).map(|(start, moves)| service.live.fair_play.check(None, &start, &moves)));
    fair.unwrap_or(Ok(())).map_err(|reason| ApiError(Error::Refused { reason }))
}

/// The same person and key make the same table, so asking again makes no second one. Both may be known to others, so that it takes the
/// server's secret to tell which table they make.
fn keyed(service: &Service, person: PersonId, key: &str) -> ApiResult<TableId> {
    check_key(key)?;
    let signed = service.secret.sign("table", &[person.as_str().as_bytes(), key.as_bytes()]);
    let mut random_bytes = [0; 16];
    random_bytes.copy_from_slice(&signed[..16]);
    Ok(TableId::from_random(random_bytes))
}

fn check_key(key: &str) -> ApiResult<()> {
    if !is_key(key) {
        return Err(ApiError(Error::TooLarge { what: "key".to_owned(), limit: MAX_KEY_BYTES as u32 }));
    }
    Ok(())
}

/// A table as you see it; as a spectator sees it if you have no account and are no guest yet.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/tables/{table}", operation_id = "view_table", tag = "tables", params(("table" = String, Path)),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = SeenTable), (status = NOT_FOUND, body = Error))))]
pub(super) async fn view(
    State(service): State<Service>,
    MaybeCaller(caller): MaybeCaller,
    Named(table): Named<String>,
) -> ApiResult<Json<SeenTable>> {
    let caller = caller.map(|caller| caller.id());
    let viewer = caller.unwrap_or_else(|| PersonId::from_random(crate::accounts::random_bytes()));
    let found = handle(&service, &table)?.view(viewer, None).await.map_err(|failed| ApiError(failed.into()))?;
    let (mut view, people) = *found;
    if let Some(caller) = caller.filter(|_| !view.chat.is_empty()) {
        let blocked = service.store.blocked_ids(caller).await?;
        view.chat.retain(|line| !blocked.contains(&line.by));
    }
    Ok(Json(SeenTable { view, people }))
}

/// Send a command to a table. Repeated with the same key, it is executed once. An unknown caller becomes a guest.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/tables/{table}/ask", operation_id = "ask_table", tag = "tables", request_body = Ask, params(("table" = String, Path)),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = Granted), (status = CONFLICT, body = Error), (status = NOT_FOUND, body = Error))))]
pub(super) async fn ask(
    State(service): State<Service>,
    MaybeCaller(known): MaybeCaller,
    address: ClientAddress,
    Named(table): Named<String>,
    ApiJson(asked): ApiJson<Ask>,
) -> ApiResult<Response> {
    let received = service.live.env.now();
    check_key(&asked.key)?;
    let (caller, cookie) = sessions::enter(&service, known, address.0).await?;
    for what in [Some(LimitKind::Messages), LimitKind::of_command(&asked.command)].into_iter().flatten() {
        service.limits.count_both(what, address.0, caller.id())?;
    }
    let (person, guest, origin) = (caller.id(), caller.person.kind == Kind::Guest, Origin::from(address.0));
    if let Command::Say { text } = &asked.command {
        service.live.check_speech(&service.limits, address.0, person, text).await?;
    }
    let asked = CommandRequest { person, guest, origin, seat: asked.seat, lag_ms: 0, received, key: asked.key, command: asked.command };
    let version = handle(&service, &table)?.ask_and_wait(asked).await.map_err(|failed| ApiError(failed.into()))?;
    Ok(with_cookies(cookie, Json(Granted { version })))
}

/// A good move for you, from the strongest bot, which sees what you see. Only where it is your turn and everybody else is a bot: refused with
/// `fair_play` against people, in a rated game, and while you play a rated game of this kind against the clock.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/tables/{table}/hint", tag = "tables", request_body = HintSeat, params(("table" = String, Path)),
    security(("session" = []), ("token" = [])), responses((status = OK, body = Hint), (status = CONFLICT, body = Error), (status = NOT_FOUND, body = Error))))]
pub(super) async fn hint(
    State(service): State<Service>,
    caller: Caller,
    address: ClientAddress,
    Named(table): Named<String>,
    ApiJson(request): ApiJson<HintSeat>,
) -> ApiResult<Json<Hint>> {
    service.limits.count_both(LimitKind::Hints, address.0, caller.id())?;
    let request = HintRequest { person: caller.id(), origin: Origin::from(address.0), seat: request.seat };
    Ok(Json(handle(&service, &table)?.hint(request).await.map_err(|failed| ApiError(failed.into()))?))
}

/// The moves I have planned ahead at a table, as far as they are still possible. Nobody else sees them.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/tables/{table}/plan", operation_id = "planned_moves", tag = "tables", params(("table" = String, Path)),
    security(("session" = []), ("token" = [])), responses((status = OK, body = PlannedMoves), (status = CONFLICT, body = Error), (status = NOT_FOUND, body = Error))))]
pub(super) async fn planned(
    State(service): State<Service>,
    caller: Caller,
    address: ClientAddress,
    Named(table): Named<String>,
) -> ApiResult<Json<PlannedMoves>> {
    service.limits.count_both(LimitKind::Messages, address.0, caller.id())?;
    let request = PlanRequest { person: caller.id(), plan: None };
    Ok(Json(handle(&service, &table)?.plan(request).await.map_err(|failed| ApiError(failed.into()))?))
}

/// Plan moves ahead: what I answer to moves of my opponent, in a game with days per turn in which no cards are hidden, while it is not my turn. When the opponent plays what
/// a line expects, its answer is played at once. Replaces what I had planned before. A plan ends when the opponent plays something else, when
/// a move is taken back, and with the game.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/tables/{table}/plan", operation_id = "plan_moves", tag = "tables", request_body = MovesToPlan, params(("table" = String, Path)),
    security(("session" = []), ("token" = [])), responses((status = OK, body = PlannedMoves), (status = CONFLICT, body = Error), (status = NOT_FOUND, body = Error),
        (status = PAYLOAD_TOO_LARGE, body = Error))))]
pub(super) async fn plan(
    State(service): State<Service>,
    caller: Caller,
    address: ClientAddress,
    Named(table): Named<String>,
    ApiJson(wanted): ApiJson<MovesToPlan>,
) -> ApiResult<Json<PlannedMoves>> {
    service.limits.count_both(LimitKind::Messages, address.0, caller.id())?;
    let too_large = |what: &str, limit: usize| Err(ApiError(Error::TooLarge { what: what.to_owned(), limit: limit as u32 }));
    if wanted.lines.len() > MOST_PLANNED_LINES {
        return too_large("lines", MOST_PLANNED_LINES);
    }
    if wanted.lines.iter().any(|line| line.len() > MOST_PLANNED_MOVES) {
        return too_large("moves", MOST_PLANNED_MOVES);
    }
    let request = PlanRequest { person: caller.id(), plan: Some(wanted) };
    Ok(Json(handle(&service, &table)?.plan(request).await.map_err(|failed| ApiError(failed.into()))?))
}

/// What I have planned, at all my tables.
pub(super) async fn exported_plans(service: &Service, person: PersonId) -> ApiResult<Vec<ExportedPlan>> {
    let plans = service.store.plans_of(person).await?;
    Ok(plans.into_iter().map(|(table, StoredPlan { after, lines, .. })| ExportedPlan { table, after, lines }).collect())
}

/// What happened since a version: the same frame that a WebSocket would get. Waits for something to happen.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/tables/{table}/events", operation_id = "table_events", tag = "tables", params(("table" = String, Path), Since),
    security(("session" = []), ("token" = [])), responses((status = OK, body = ToClient, description = "An `events` or a `table` frame"), (status = NOT_FOUND, body = Error))))]
pub(super) async fn events(
    State(service): State<Service>,
    caller: Caller,
    address: ClientAddress,
    Named(table): Named<String>,
    Queried(since): Queried<Since>,
) -> ApiResult<Response> {
    let handle = handle(&service, &table)?;
    let connection = service.live.connections.next_id();
    let (outbox, queue, _) = Outbox::new();
    let (person, origin) = (caller.id(), Origin::from(address.0));
    service.live.leave_out_blocked(person, &outbox).await?;
    handle.watch(Watch { connection, person, origin, seat: since.seat, version: Some(since.after), pace: None, outbox });
    // Who waits for news in this way is there, as on a WebSocket.
    let _watching = Watching { _present: service.live.presence.enter(person), handle, connection };
    let wait = Duration::from_secs(since.wait.unwrap_or(0).into()).min(LONGEST_WAIT);
    let frame = tokio::select! {
        frame = news(queue, wait) => frame,
        () = service.stopping.begun() => None,
    };
    let frame = frame.ok_or(ApiError(Error::Unavailable))?;
    if let Ok(ToClient::Error { error, .. }) = serde_json::from_str(&frame) {
        return Err(ApiError(error));
    }
    Ok(([(header::CONTENT_TYPE, "application/json")], frame.to_string()).into_response())
}

/// A request that watches a table. Who asked may hang up at any moment, and must not stay among the viewers.
struct Watching {
    _present: Present,
    handle: Handle,
    connection: ConnectionId,
}

impl Drop for Watching {
    fn drop(&mut self) {
        let (handle, connection) = (self.handle.clone(), self.connection);
        tokio::spawn(async move { handle.unwatch(connection).await });
    }
}

/// The first frame that tells something; when nothing happens in time, the first one that came.
async fn news(mut queue: Frames, wait: Duration) -> Option<Utf8Bytes> {
    let until = Instant::now() + wait.max(Duration::from_secs(2));
    let mut first: Option<Utf8Bytes> = None;
    loop {
        let limit = if first.is_some() { Instant::now() + wait.min(until - Instant::now()) } else { until };
        let Ok(Some(frame)) = tokio::time::timeout_at(limit, queue.recv()).await else { return first };
        match serde_json::from_str::<ToClient>(&frame) {
            Ok(ToClient::Presence { .. }) => {}
            Ok(ToClient::Events { events, .. }) if events.is_empty() => first = Some(frame),
            _ => return Some(frame),
        }
        if first.is_some() && wait.is_zero() {
            return first;
        }
    }
}

/// The WebSocket: see docs/protocol.md. An unknown caller becomes a guest.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/live", tag = "tables",
    security((), ("session" = []), ("token" = [])), responses((status = SWITCHING_PROTOCOLS, description = "A WebSocket"), (status = BAD_REQUEST, body = Error))))]
pub(super) async fn live(
    State(service): State<Service>,
    MaybeCaller(known): MaybeCaller,
    address: ClientAddress,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> ApiResult<Response> {
    if service.live.nodes.is_apart() || service.live.nodes.hands_over() {
        return Err(ApiError(Error::Unavailable));
    }
    let upgrade = upgrade.map_err(|rejection| ApiError::malformed(format!("this is a WebSocket: {}", rejection.body_text())))?;
    let (caller, cookie) = sessions::enter(&service, known, address.0).await?;
    let guard = service.limits.connect(address.0, caller.id())?;
    // From now on the connection ends with the session or token that it was let in for; what ended on the way here is noticed now.
    let listed = service.live.connections.enter(caller.id(), caller.person.kind == Kind::Guest, caller.by);
    if !caller.is_still_known(&service).await? {
        return Err(ApiError(Error::SignIn));
    }
    Ok(with_cookies(cookie, connection::upgrade(upgrade, service.clone(), address.0, listed, guard)))
}

fn handle(service: &Service, table: &str) -> ApiResult<Handle> {
    let id: TableId = table.parse().map_err(|_| ApiError(Error::NotFound))?;
    service.live.table(id).map_err(|failed| ApiError(failed.into()))
}
