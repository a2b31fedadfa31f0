//! Tables over plain HTTP: opening one, and playing without a WebSocket. Also the way to the WebSocket itself.

use super::{Asked as Queried, ClientAddress, Named, Said, with_cookies};
use crate::accounts::{Caller, MaybeCaller, sessions};
use crate::error::{Answer, Failed};
use crate::limits::What;
use crate::live::connection::{self, MAX_KEY_BYTES};
use crate::live::fair::Origin;
use crate::live::outbox::{Frames, Outbox};
use crate::live::table::{Asked, ConnectionId, Handle, Watch};
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
use trilynx_protocol::http::{Ask, Granted, OpenedTable, Opening, SeenTable, Since};
use trilynx_protocol::wire::{Error, ToClient};
use trilynx_protocol::{Occupant, PersonId, SeatOffer, TableId};
use trilynx_table as table;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The longest a request waits for something to happen.
const LONGEST_WAIT: Duration = Duration::from_secs(25);

pub(super) fn router() -> OpenApiRouter<Service> {
    OpenApiRouter::new().routes(routes!(open)).routes(routes!(view)).routes(routes!(ask)).routes(routes!(events)).routes(routes!(live))
}

/// Open a table. The game starts when every seat is taken. Whoever is not known yet becomes a guest on the way.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = Opening,
    responses((status = CREATED, body = OpenedTable), (status = CONFLICT, body = Error), (status = UNAUTHORIZED, body = Error)))]
async fn open(
    State(service): State<Service>,
    MaybeCaller(known): MaybeCaller,
    address: ClientAddress,
    Said(wanted): Said<Opening>,
) -> Answer<Response> {
    service.limits.count(What::Tables, address.0)?;
    let (caller, cookie) = sessions::enter(&service, known, address.0).await?;
    service.limits.count(What::Tables, caller.id())?;
    check_start(&service, &wanted)?;
    let id = match &wanted.key {
        Some(key) => keyed(&service, caller.id(), key)?,
        None => service.live.sources().table_id(),
    };
    service.live.open(id, opening(&caller, wanted), Origin::from(address.0)).await.map_err(|failed| Failed(failed.into()))?;
    Ok(with_cookies(cookie, (StatusCode::CREATED, Json(OpenedTable { table: id }))))
}

/// A position of a rated game that is being played starts no other game: a bot could be asked there what to do.
fn check_start(service: &Service, wanted: &Opening) -> Answer<()> {
    let Some(start) = &wanted.options.start else { return Ok(()) };
    let game = wanted.options.game.0;
    // What cannot be read is refused with everything else that is wrong with an opening.
    let Ok(course) = table::Course::from_line(game, None, None, start) else { return Ok(()) };
    let fair =
        with_game!(game, G => course.line::<G>(None, &[]).map(|(start, moves)| service.live.fair_play().check(None, &start, &moves)));
    fair.unwrap_or(Ok(())).map_err(|reason| Failed(Error::Refused { reason }))
}

/// The same person and key make the same table, so asking again makes no second one. Both may be known to others, so that it takes the
/// server's secret to tell which table they make.
fn keyed(service: &Service, person: PersonId, key: &str) -> Answer<TableId> {
    check_key(key)?;
    let signed = service.secret.sign("table", &[person.as_str().as_bytes(), key.as_bytes()]);
    let mut chance = [0; 16];
    chance.copy_from_slice(&signed[..16]);
    Ok(TableId::from_chance(chance))
}

fn check_key(key: &str) -> Answer<()> {
    if !connection::is_key(key) {
        return Err(Failed(Error::TooLarge { what: "key".to_owned(), limit: MAX_KEY_BYTES as u32 }));
    }
    Ok(())
}

fn opening(caller: &Caller, wanted: Opening) -> table::Opening {
    let (by, guest) = (caller.id(), caller.person.kind == Kind::Guest);
    let occupants = wanted.seats.iter().map(|offer| match offer {
        SeatOffer::Me => Some(Occupant::Person(by)),
        SeatOffer::Bot(bot) => Some(Occupant::Bot(bot.clone())),
        SeatOffer::Open | SeatOffer::For(_) => None,
    });
    table::Opening { occupants: occupants.collect(), options: wanted.options, by, offers: wanted.seats, rematch_of: None, guest }
}

/// A table as you see it; as a spectator sees it if you are nobody yet.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", params(("table" = String, Path)),
    responses((status = OK, body = SeenTable), (status = NOT_FOUND, body = Error)))]
async fn view(State(service): State<Service>, MaybeCaller(caller): MaybeCaller, Named(table): Named<String>) -> Answer<Json<SeenTable>> {
    let viewer = caller.map_or_else(|| PersonId::from_chance(crate::accounts::chance()), |caller| caller.id());
    let found = handle(&service, &table)?.view(viewer, None).await.map_err(|failed| Failed(failed.into()))?;
    let (view, people) = *found;
    Ok(Json(SeenTable { view, people }))
}

/// Ask for something at a table. Asked again with the same key, it is done once. Whoever is not known yet becomes a guest on the way.
#[utoipa::path(post, path = "/api/tables/{table}/ask", tag = "tables", request_body = Ask, params(("table" = String, Path)),
    responses((status = OK, body = Granted), (status = CONFLICT, body = Error), (status = NOT_FOUND, body = Error)))]
async fn ask(
    State(service): State<Service>,
    MaybeCaller(known): MaybeCaller,
    address: ClientAddress,
    Named(table): Named<String>,
    Said(asked): Said<Ask>,
) -> Answer<Response> {
    let received = service.live.sources().now();
    check_key(&asked.key)?;
    let (caller, cookie) = sessions::enter(&service, known, address.0).await?;
    for what in [Some(What::Messages), What::of_wish(&asked.command)].into_iter().flatten() {
        service.limits.count_both(what, address.0, caller.id())?;
    }
    let (person, guest, origin) = (caller.id(), caller.person.kind == Kind::Guest, Origin::from(address.0));
    let asked = Asked { person, guest, origin, seat: asked.seat, lag_ms: 0, received, key: asked.key, command: asked.command };
    let version = handle(&service, &table)?.ask_and_wait(asked).await.map_err(|failed| Failed(failed.into()))?;
    Ok(with_cookies(cookie, Json(Granted { version })))
}

/// What happened since a version: the same frame that a WebSocket would get. Waits for something to happen.
#[utoipa::path(get, path = "/api/tables/{table}/events", tag = "tables", params(("table" = String, Path), Since),
    responses((status = OK, description = "An `events` or a `table` frame"), (status = NOT_FOUND, body = Error)))]
async fn events(
    State(service): State<Service>,
    caller: Caller,
    address: ClientAddress,
    Named(table): Named<String>,
    Queried(since): Queried<Since>,
) -> Answer<Response> {
    let handle = handle(&service, &table)?;
    let connection = service.live.next_connection();
    let (outbox, queue, _) = Outbox::new();
    let (person, origin) = (caller.id(), Origin::from(address.0));
    handle.watch(Watch { connection, person, origin, seat: since.seat, version: Some(since.after), outbox });
    // Who waits for news in this way is there, as on a WebSocket.
    service.live.lobby().came(person);
    let _watching = Watching { service: service.clone(), person, handle, connection };
    let wait = Duration::from_secs(since.wait.unwrap_or(0).into()).min(LONGEST_WAIT);
    let frame = tokio::select! {
        frame = news(queue, wait) => frame,
        () = service.stopping.begun() => None,
    };
    let frame = frame.ok_or(Failed(Error::Unavailable))?;
    if let Ok(ToClient::Error { error, .. }) = serde_json::from_str(&frame) {
        return Err(Failed(error));
    }
    Ok(([(header::CONTENT_TYPE, "application/json")], frame.to_string()).into_response())
}

/// A request that watches a table. Who asked may hang up at any moment, and must not stay among the viewers.
struct Watching {
    service: Service,
    person: PersonId,
    handle: Handle,
    connection: ConnectionId,
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.service.live.lobby().went(self.person);
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

/// The WebSocket: see docs/protocol.md. Whoever is not known yet becomes a guest on the way.
#[utoipa::path(get, path = "/api/live", tag = "tables",
    responses((status = SWITCHING_PROTOCOLS, description = "A WebSocket"), (status = BAD_REQUEST, body = Error)))]
async fn live(
    State(service): State<Service>,
    MaybeCaller(known): MaybeCaller,
    address: ClientAddress,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    let upgrade = upgrade.map_err(|rejection| Failed::malformed(format!("this is a WebSocket: {}", rejection.body_text())))?;
    let (caller, cookie) = sessions::enter(&service, known, address.0).await?;
    let guard = service.limits.connect(address.0, caller.id())?;
    // From now on the connection ends with the session or token that it was let in for; what ended on the way here is noticed now.
    let listed = service.live.connected().enter(service.live.next_connection(), caller.id(), caller.person.kind == Kind::Guest, caller.by);
    if !caller.is_still_known(&service).await? {
        return Err(Failed(Error::SignIn));
    }
    Ok(with_cookies(cookie, connection::upgrade(upgrade, service.clone(), address.0, listed, guard)))
}

fn handle(service: &Service, table: &str) -> Answer<Handle> {
    let id: TableId = table.parse().map_err(|_| Failed(Error::NotFound))?;
    service.live.table(id).map_err(|failed| Failed(failed.into()))
}
