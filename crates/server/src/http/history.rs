//! What somebody has played, what waits for their move, and games worth watching.

use super::{ApiQuery, Named, Routes, people};
use crate::accounts::{Caller, MaybeCaller, names};
use crate::error::{ApiError, ApiResult};
use crate::featured;
use crate::service::Service;
use crate::statistics::{self, COUNTED, MOST_OPPONENTS};
use crate::store::{GamesFilter, HistoryCursor, Kind, PastGame, TableRow, ToMove};
use crate::table_lines::Players;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use std::cmp::Reverse;
use trilynx_games::GameId;
use trilynx_protocol::http::{FeaturedGames, MyMove, MyMoves, OpponentTally, Outcome, PlayedGame, PlayedGames, PlayerKind, Statistics};
use trilynx_protocol::options::GameName;
#[cfg(feature = "schema")]
use trilynx_protocol::wire::Error;
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{ClockRule, Occupant, PersonId, TableId};

/// The most games that are looked at for somebody's moves: the newest.
const MOST_PLAYED: u32 = 200;
/// The most tables whose turn has to be asked of the tables themselves: those of an earlier release to which nothing has happened since.
const MOST_ASKED: usize = 20;
/// The most moves that are listed.
const MOST_MOVES: usize = 50;
/// The most lines of one page of games.
const LONGEST_PAGE: u32 = 100;
/// The most games that are looked at for one page.
const LOOKED_AT: u32 = 1_000;
/// How many are read at once where not every one of them is wanted.
const AT_ONCE: u32 = 250;

pub(super) fn router() -> Routes {
    Routes::default()
        .get("/api/me/moves", moves)
        .get_from_anywhere("/api/people/{name}/games", played)
        .get_from_anywhere("/api/people/{name}/statistics", statistics)
        .get_from_anywhere("/api/games/featured", featured)
}

/// The tables where it is my turn: where others wait before those with bots alone, slow games before those against the clock, the least time
/// first. 50 are listed; the 200 games that were opened last are looked at.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/me/moves", operation_id = "list_my_moves", tag = "games",
    security(("session" = []), ("token" = [])), responses((status = OK, body = MyMoves), (status = UNAUTHORIZED, body = Error))))]
pub(super) async fn moves(State(service): State<Service>, caller: Caller) -> ApiResult<Json<MyMoves>> {
    let me = caller.id();
    let filter = GamesFilter { person: Some(me), stage: Some(Stage::Playing), private: true, limit: MOST_PLAYED, ..GamesFilter::default() };
    let rows = service.store.games(filter).await?;
    let people = service.live.directory.find(rows.iter().flat_map(|(_, row)| row.people())).await?;
    let is_me = |occupant: Option<&Occupant>| matches!(occupant, Some(Occupant::Person(person)) if people.is(*person, me));
    let mut asked = 0;
    let mut mine = Vec::new();
    for (table, row) in rows {
        let is_turn = match row.to_move {
            ToMove::Seat(seat) => is_me(row.occupants.get(usize::from(seat)).and_then(Option::as_ref)),
            ToMove::Nobody => false,
            ToMove::Unknown if asked < MOST_ASKED => {
                asked += 1;
                is_turn_at(&service, table, me).await
            }
            ToMove::Unknown => false,
        };
        if is_turn {
            let others = row.people().any(|person| !people.is(person, me));
            mine.push((table, row, others));
        }
    }
    mine.sort_by_key(|(table, row, others)| {
        let is_slow = matches!(row.options.clock, ClockRule::None | ClockRule::Correspondence { .. });
        (!others, !is_slow, row.deadline_service_ms.unwrap_or(u64::MAX), row.opened_unix_ms, *table)
    });
    let waiting = u32::try_from(mine.iter().filter(|(_, _, others)| *others).count()).unwrap_or(u32::MAX);
    mine.truncate(MOST_MOVES);
    let (rows, others): (Vec<(TableId, TableRow)>, Vec<bool>) = mine.into_iter().map(|(table, row, others)| ((table, row), others)).unzip();
    let players = Players::find(&service.store, &service.live.directory, &rows).await?;
    let now = service.live.env.now().service_ms;
    let moves = rows.iter().zip(others).map(|((table, row), others)| MyMove {
        line: players.line(*table, row),
        remaining_ms: row.deadline_service_ms.map(|deadline| deadline.saturating_sub(now)),
        others,
    });
    Ok(Json(MyMoves { moves: moves.collect(), waiting }))
}

/// Whether a table that does not say whose turn it is waits for somebody.
async fn is_turn_at(service: &Service, table: TableId, me: PersonId) -> bool {
    let Ok(handle) = service.live.table(table) else { return false };
    let Ok(found) = handle.view(me, None).await else { return false };
    let decision = found.0.game.as_ref().and_then(|game| game.decision.as_ref());
    // What a seat may choose from is sent to its player alone.
    decision.is_some_and(|decision| decision.legal.is_some())
}

/// Which finished games.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub(super) struct PlayedQuery {
    /// Only of this game.
    pub game: Option<GameName>,
    /// Only in this variant of it.
    pub variant: Option<String>,
    /// Only with the account of this name.
    pub opponent: Option<String>,
    /// Only those that ended like this.
    pub outcome: Option<Outcome>,
    /// Only rated ones, or only others.
    pub rated: Option<bool>,
    /// Only those between people, or only those with bots.
    pub players: Option<PlayerKind>,
    /// Only those that ended at this time or later, as a Unix time in milliseconds.
    pub since: Option<u64>,
    /// Only those that ended before this time.
    pub until: Option<u64>,
    /// The `next` of the page before.
    pub before: Option<String>,
    /// The most to return, up to 100.
    pub limit: Option<u32>,
}

impl PlayedQuery {
    fn is_wanted(&self, game: &PastGame) -> bool {
        fn fits<T: PartialEq>(wanted: Option<T>, found: &T) -> bool {
            wanted.is_none_or(|wanted| wanted == *found)
        }
        fits(self.game.map(|game| game.0), &game.game)
            && fits(self.variant.as_ref(), &&game.variant)
            && fits(self.outcome, &game.outcome)
            && fits(self.rated, &game.rated)
            && fits(self.players, &statistics::kind(game))
    }

    /// Whether games are left out that are not too new or too old.
    fn is_picky(&self) -> bool {
        self.game.is_some() || self.variant.is_some() || self.outcome.is_some() || self.rated.is_some() || self.players.is_some()
    }
}

/// The finished games of a person, newest first. `me` is the caller, who may be a guest, and includes private tables.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/people/{name}/games", operation_id = "list_played_games", tag = "people",
    params(("name" = String, Path, description = "the name, in any case; or me"), PlayedQuery),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = PlayedGames), (status = NOT_FOUND, body = Error), (status = BAD_REQUEST, body = Error))))]
pub(super) async fn played(
    State(service): State<Service>,
    caller: MaybeCaller,
    Named(name): Named<String>,
    ApiQuery(asked): ApiQuery<PlayedQuery>,
) -> ApiResult<Json<PlayedGames>> {
    let person = people::named(&service, caller, &name).await?.id;
    let limit = asked.limit.unwrap_or(25).clamp(1, LONGEST_PAGE);
    let before = match asked.before.as_deref().map(read_cursor) {
        None => asked.until.map(|until| HistoryCursor { ended_unix_ms: until, table: None }),
        Some(Some(cursor)) => Some(cursor),
        Some(None) => return Err(ApiError::malformed("before: give the `next` of another page")),
    };
    let opponent = match &asked.opponent {
        None => None,
        Some(name) => match service.store.person_by_name(names::Folded::new(name).as_str()).await? {
            Some((opponent, _)) => Some(Occupant::Person(opponent.id)),
            None => return Ok(Json(PlayedGames { games: Vec::new(), next: None })),
        },
    };
    let (found, next) = look_back(&service, person, opponent.as_ref(), name == "me", &asked, before, limit).await?;
    let tables: Vec<TableId> = found.iter().map(|game| game.table).collect();
    let mut rows = service.store.rows(&tables).await?;
    let rows: Vec<(TableId, TableRow)> = tables.iter().filter_map(|table| rows.remove_entry(table)).collect();
    let players = Players::find(&service.store, &service.live.directory, &rows).await?;
    let shown = rows.iter().map(|(table, row)| {
        let game = found.iter().find(|game| game.table == *table);
        let (outcome, ended_unix_ms) = game.map_or((Outcome::None, row.changed_unix_ms), |game| (game.outcome, game.ended_unix_ms));
        PlayedGame { line: players.line(*table, row), outcome, ended_unix_ms }
    });
    Ok(Json(PlayedGames { games: shown.collect(), next: next.map(|cursor| write_cursor(&cursor)) }))
}

/// The next games that are wanted, and where to go on; nothing if there are no older ones.
async fn look_back(
    service: &Service,
    person: PersonId,
    opponent: Option<&Occupant>,
    private: bool,
    asked: &PlayedQuery,
    mut before: Option<HistoryCursor>,
    limit: u32,
) -> ApiResult<(Vec<PastGame>, Option<HistoryCursor>)> {
    let since = asked.since.unwrap_or(0);
    let mut found = Vec::new();
    let mut looked_at = 0;
    while looked_at < LOOKED_AT {
        let at_once = if asked.is_picky() { AT_ONCE } else { limit };
        let games = service.store.past_games(person, opponent, private, before, at_once).await?;
        let is_last = games.len() < at_once as usize;
        for game in games {
            looked_at += 1;
            if game.ended_unix_ms < since {
                return Ok((found, None));
            }
            before = Some(HistoryCursor { ended_unix_ms: game.ended_unix_ms, table: Some(game.table) });
            if asked.is_wanted(&game) {
                found.push(game);
            }
            if found.len() == limit as usize {
                return Ok((found, before));
            }
        }
        if is_last {
            return Ok((found, None));
        }
    }
    Ok((found, before))
}

fn write_cursor(cursor: &HistoryCursor) -> String {
    format!("{}-{}", cursor.ended_unix_ms, cursor.table.as_ref().map_or("", TableId::as_str))
}

fn read_cursor(text: &str) -> Option<HistoryCursor> {
    let (ended, table) = text.split_once('-')?;
    let ended_unix_ms = ended.parse().ok()?;
    let table = if table.is_empty() { None } else { Some(table.parse().ok()?) };
    Some(HistoryCursor { ended_unix_ms, table })
}

/// Which games are added up.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub(super) struct Counted {
    /// Only those of this game.
    pub game: Option<GameName>,
}

/// Statistics of a person's last 2,000 games. `me` is the caller, who may be a guest, and includes private tables.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/people/{name}/statistics", operation_id = "person_statistics", tag = "people",
    params(("name" = String, Path, description = "the name, in any case; or me"), Counted),
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = Statistics), (status = NOT_FOUND, body = Error), (status = BAD_REQUEST, body = Error))))]
pub(super) async fn statistics(
    State(service): State<Service>,
    caller: MaybeCaller,
    Named(name): Named<String>,
    ApiQuery(counted): ApiQuery<Counted>,
) -> ApiResult<Json<Statistics>> {
    let person = people::named(&service, caller, &name).await?.id;
    Ok(Json(statistics_of(&service, person, name == "me", counted.game.map(|game| game.0)).await?))
}

/// What somebody's games came to, those at private tables among them or not.
pub(super) async fn statistics_of(service: &Service, person: PersonId, private: bool, game: Option<GameId>) -> ApiResult<Statistics> {
    let mut past = service.store.past_games(person, None, private, None, COUNTED).await?;
    let has_older = past.len() == COUNTED as usize;
    past.retain(|past| game.is_none_or(|game| game == past.game));
    let (mut statistics, met) = statistics::statistics(&past);
    statistics.has_older = has_older;
    let people = service.live.directory.find(met.keys().copied()).await?;
    let mut opponents: Vec<OpponentTally> = Vec::new();
    for (id, results) in met {
        let owner = people.owner(id);
        let person = owner.map_or(id, |row| row.id);
        match opponents.iter_mut().find(|known| known.person == person) {
            // A guest who has become an account since.
            Some(known) => {
                known.results.won += results.won;
                known.results.drawn += results.drawn;
                known.results.lost += results.lost;
            }
            None => {
                let name = owner.filter(|row| row.kind != Kind::Deleted).map(|row| row.name.clone());
                opponents.push(OpponentTally { person, name, guest: owner.is_none_or(|row| row.kind != Kind::Account), results });
            }
        }
    }
    opponents.retain(|opponent| opponent.person != person);
    opponents.sort_by_key(|opponent| (Reverse(statistics::games(&opponent.results)), opponent.person));
    opponents.truncate(MOST_OPPONENTS);
    statistics.opponents = opponents;
    Ok(statistics)
}

/// Public games worth watching: those being played, and those that are over.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/games/featured", operation_id = "featured_games", tag = "games",
    security((), ("session" = []), ("token" = [])), responses((status = OK, body = FeaturedGames))))]
pub(super) async fn featured(State(service): State<Service>) -> ApiResult<Json<FeaturedGames>> {
    Ok(Json(featured::featured(&service).await?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_reads_as_it_is_written() {
        for table in [None, Some(TableId::from_random([3; 16]))] {
            let cursor = HistoryCursor { ended_unix_ms: 1_800_000_000_000, table };
            assert_eq!(read_cursor(&write_cursor(&cursor)), Some(cursor));
        }
        for wrong in ["", "-", "12", "12-short", "x-000000000000"] {
            assert_eq!(read_cursor(wrong), None, "{wrong}");
        }
    }
}
