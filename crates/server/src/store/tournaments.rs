//! Tournaments: a line for lists, and an append-only log.
//!
//! The one thing to know: who appends says which version comes before. Of two servers that have decided something at the same version, one
//! is refused, and reads what the other has stored.

use super::{Store, StoreError, from_json, id, reading, signed, small, to_json, writing};
use sqlx::QueryBuilder;
use trilynx_games::GameId;
use trilynx_protocol::http::{TournamentLine, TournamentState};
use trilynx_protocol::log::{StoredOccupant, TournamentEntry, TournamentEvent};
use trilynx_protocol::{ClubId, PersonId, TournamentId};

/// The most tournaments in a list.
pub const MOST_TOURNAMENTS_LISTED: usize = 50;
/// The most places of a tournament that are kept for the table of a season.
pub const MOST_PLACES: usize = 100;
/// The most entries that are read at once.
const MOST_READ: i64 = 1_000_000;

/// Entries that are written by one statement.
const ENTRIES_AT_ONCE: usize = 200;

/// A place in a list of tournaments, which is ordered by their start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TournamentCursor {
    /// When the tournament starts.
    pub starts_unix_ms: u64,
    /// Which it is among those that start at the same time.
    pub tournament: TournamentId,
}

/// A tournament as its row says, and who belongs to it now.
#[derive(Clone, Debug)]
pub struct TournamentRow {
    /// What lists show of it.
    pub line: TournamentLine,
    /// Who may act as an organiser.
    pub organisers: Vec<PersonId>,
    /// The first places, once it is over.
    pub places: Vec<(PersonId, u16)>,
}

/// Those that are in public lists: also not of a club that is in none. Of a club that was closed, nobody knows.
macro_rules! public {
    () => {
        "SELECT line FROM tournaments WHERE NOT private \
         AND COALESCE((SELECT c.listed FROM clubs AS c WHERE c.id = tournaments.club), tournaments.club IS NULL)"
    };
}

pub(super) const EVENTS: &str = "SELECT entry FROM tournament_events WHERE tournament = $1 AND version > $2 ORDER BY version LIMIT $3";
pub(super) const DUE: &str = "SELECT id FROM tournaments WHERE stage <> 'finished' AND (starts_unix_ms <= $1 OR stage = 'running') \
    ORDER BY starts_unix_ms, id LIMIT $2";
pub(super) const SOONEST: &str =
    concat!(public!(), " AND stage = $1 AND (starts_unix_ms, id) > ($2, $3) ORDER BY starts_unix_ms, id LIMIT $4");
pub(super) const LATEST: &str =
    concat!(public!(), " AND stage = $1 AND (starts_unix_ms, id) < ($2, $3) ORDER BY starts_unix_ms DESC, id DESC LIMIT $4");
pub(super) const SOONEST_OF_GAME: &str =
    concat!(public!(), " AND game = $5 AND stage = $1 AND (starts_unix_ms, id) > ($2, $3) ORDER BY starts_unix_ms, id LIMIT $4");
pub(super) const LATEST_OF_GAME: &str =
    concat!(public!(), " AND game = $5 AND stage = $1 AND (starts_unix_ms, id) < ($2, $3) ORDER BY starts_unix_ms DESC, id DESC LIMIT $4");
pub(super) const OF_PERSON: &str = "SELECT t.line FROM tournament_people AS p JOIN tournaments AS t ON t.id = p.tournament \
    WHERE p.person = $1 AND (p.starts_unix_ms, p.tournament) < ($2, $3) ORDER BY p.starts_unix_ms DESC, p.tournament DESC LIMIT $4";
pub(super) const OWNED: &str = "SELECT COUNT(*) FROM tournaments WHERE owner = $1 AND stage <> 'finished'";

/// What is forgotten with somebody: in whose lists tournaments are. The log names them by an id that leads to nobody.
pub(super) const FORGET_TOURNAMENTS: [&str; 1] = ["DELETE FROM tournament_people WHERE person = $1"];
/// A guest's tournaments become those of an account.
pub(super) const MERGE_TOURNAMENTS: [&str; 3] = [
    "UPDATE tournaments SET owner = $2 WHERE owner = $1 AND stage <> 'finished'",
    "UPDATE tournament_people SET person = $2 WHERE person = $1 \
     AND tournament NOT IN (SELECT tournament FROM tournament_people WHERE person = $2)",
    "DELETE FROM tournament_people WHERE person = $1 AND tournament IN (SELECT tournament FROM tournament_people WHERE person = $2)",
];

fn stage_name(state: TournamentState) -> &'static str {
    match state {
        TournamentState::Announced => "announced",
        TournamentState::Running => "running",
        TournamentState::Finished => "finished",
    }
}

impl Store {
    /// Stores what happened after this version, a new tournament after version 0; [`StoreError::Taken`] if something else has happened
    /// meanwhile.
    pub async fn append_tournament(&self, row: &TournamentRow, from: u32, entries: &[TournamentEntry]) -> Result<(), StoreError> {
        self.append_tournament_of(None, row, from, entries).await
    }

    /// The same for a tournament of a club; which one is stored with a new tournament.
    pub async fn append_tournament_of(
        &self,
        club: Option<ClubId>,
        row: &TournamentRow,
        from: u32,
        entries: &[TournamentEntry],
    ) -> Result<(), StoreError> {
        let Some(last) = entries.last() else { return Ok(()) };
        let (line, tournament) = (&row.line, row.line.id.as_str());
        let mut people: Vec<PersonId> = entries
            .iter()
            .filter_map(|entry| match &entry.event {
                TournamentEvent::Entered { who: StoredOccupant::Person(person), .. } => Some(*person),
                _ => None,
            })
            .collect();
        let is_settled = |entry: &TournamentEntry| matches!(entry.event, TournamentEvent::Created { .. } | TournamentEvent::Changed { .. });
        let settled = entries.iter().any(is_settled);
        if settled {
            people.extend(&row.organisers);
        }
        let is_undone = |entry: &TournamentEntry| matches!(entry.event, TournamentEvent::Undone { .. });
        let counts = line.state == TournamentState::Finished || entries.iter().any(is_undone);
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            if from == 0 {
                let sql = "INSERT INTO tournaments (id, version, game, stage, private, starts_unix_ms, owner, line, club) \
                           VALUES ($1, 0, '', 'announced', TRUE, 0, $2, '', $3)";
                let club = club.as_ref().map(ClubId::as_str);
                sqlx::query(sql).bind(tournament).bind(line.owner.as_str()).bind(club).execute(&mut *transaction).await?;
            }
            let sql = "UPDATE tournaments SET version = $3, stage = $4, private = $5, starts_unix_ms = $6, game = $7, line = $8 \
                       WHERE id = $1 AND version = $2";
            let changed = sqlx::query(sql)
                .bind(tournament)
                .bind(i64::from(from))
                .bind(i64::from(last.version))
                .bind(stage_name(line.state))
                .bind(line.private)
                .bind(signed(line.starts_unix_ms))
                .bind(line.game.0.name())
                .bind(to_json(line))
                .execute(&mut *transaction)
                .await?
                .rows_affected();
            if changed == 0 {
                transaction.rollback().await?;
                return Err(StoreError::Taken);
            }
            for some in entries.chunks(ENTRIES_AT_ONCE) {
                let mut query = QueryBuilder::new("INSERT INTO tournament_events (tournament, version, entry) ");
                query.push_values(some, |mut values, entry| {
                    values.push_bind(tournament).push_bind(i64::from(entry.version)).push_bind(to_json(entry));
                });
                query.build().execute(&mut *transaction).await?;
            }
            for person in &people {
                let sql = "INSERT INTO tournament_people (tournament, person, starts_unix_ms) SELECT $1, id, $3 FROM people WHERE id = $2 \
                           ON CONFLICT (tournament, person) DO NOTHING";
                let query = sqlx::query(sql).bind(tournament).bind(person.as_str()).bind(signed(line.starts_unix_ms));
                query.execute(&mut *transaction).await?;
            }
            if settled {
                let sql = "UPDATE tournament_people SET starts_unix_ms = $2 WHERE tournament = $1 AND starts_unix_ms <> $2";
                sqlx::query(sql).bind(tournament).bind(signed(line.starts_unix_ms)).execute(&mut *transaction).await?;
            }
            if counts {
                sqlx::query("DELETE FROM tournament_places WHERE tournament = $1").bind(tournament).execute(&mut *transaction).await?;
                for (person, place) in &row.places {
                    let sql = "INSERT INTO tournament_places (tournament, person, place) SELECT id, $2, $3 FROM tournaments \
                               WHERE id = $1 AND club IS NOT NULL ON CONFLICT (tournament, person) DO NOTHING";
                    let query = sqlx::query(sql).bind(tournament).bind(person.as_str()).bind(i64::from(*place));
                    query.execute(&mut *transaction).await?;
                }
            }
            transaction.commit().await?;
            Ok(())
        })
    }

    /// What happened in a tournament after a version; nothing at all if there is no such tournament.
    pub async fn tournament_log(&self, tournament: TournamentId, after: u32) -> Result<Vec<TournamentEntry>, StoreError> {
        let rows: Vec<String> = reading!(self, pool => {
            sqlx::query_scalar(EVENTS).bind(tournament.as_str()).bind(i64::from(after)).bind(MOST_READ).fetch_all(pool).await
        })?;
        rows.iter().map(|entry| from_json(entry, "tournament_events.entry")).collect()
    }

    /// Tournaments that have started, or should by now, and are not over; the one that started first comes first.
    pub async fn due_tournaments(&self, now_unix_ms: u64, limit: u32) -> Result<Vec<TournamentId>, StoreError> {
        let rows: Vec<String> =
            reading!(self, pool => sqlx::query_scalar(DUE).bind(signed(now_unix_ms)).bind(i64::from(limit)).fetch_all(pool).await)?;
        rows.iter().map(|tournament| id(tournament)).collect()
    }

    /// Public tournaments in a state: those to come in the order in which they start, others the latest first.
    pub async fn tournaments(
        &self,
        state: TournamentState,
        game: Option<GameId>,
        from: Option<TournamentCursor>,
    ) -> Result<Vec<TournamentLine>, StoreError> {
        let is_ahead = state == TournamentState::Announced;
        let beginning = || if is_ahead { (i64::MIN, String::new()) } else { (i64::MAX, String::new()) };
        let (starts, tournament) = from.map_or_else(beginning, |from| (signed(from.starts_unix_ms), from.tournament.to_string()));
        let sql = match (is_ahead, game) {
            (true, None) => SOONEST,
            (false, None) => LATEST,
            (true, Some(_)) => SOONEST_OF_GAME,
            (false, Some(_)) => LATEST_OF_GAME,
        };
        let rows: Vec<String> = reading!(self, pool => {
            let query = sqlx::query_scalar(sql).bind(stage_name(state)).bind(starts).bind(tournament).bind(MOST_TOURNAMENTS_LISTED as i64);
            match game {
                Some(game) => query.bind(game.name()).fetch_all(pool).await,
                None => query.fetch_all(pool).await,
            }
        })?;
        rows.iter().map(|line| from_json(line, "tournaments.line")).collect()
    }

    /// The tournaments that somebody plays in or organises, the latest first.
    pub async fn tournaments_of(&self, person: PersonId, from: Option<TournamentCursor>) -> Result<Vec<TournamentLine>, StoreError> {
        let beginning = || (i64::MAX, String::new());
        let (starts, tournament) = from.map_or_else(beginning, |from| (signed(from.starts_unix_ms), from.tournament.to_string()));
        let rows: Vec<String> = reading!(self, pool => {
            sqlx::query_scalar(OF_PERSON)
                .bind(person.as_str())
                .bind(starts)
                .bind(tournament)
                .bind(MOST_TOURNAMENTS_LISTED as i64)
                .fetch_all(pool)
                .await
        })?;
        rows.iter().map(|line| from_json(line, "tournaments.line")).collect()
    }

    /// Whether somebody plays in a tournament or organises it, also as the guest they were before.
    pub async fn is_in_tournament(&self, tournament: TournamentId, person: PersonId) -> Result<bool, StoreError> {
        let sql = "SELECT COUNT(*) FROM tournament_people WHERE tournament = $1 AND person = $2";
        let count: i64 =
            reading!(self, pool => sqlx::query_scalar(sql).bind(tournament.as_str()).bind(person.as_str()).fetch_one(pool).await)?;
        Ok(count > 0)
    }

    /// How many tournaments of somebody are not over.
    pub async fn open_tournaments_of(&self, person: PersonId) -> Result<u32, StoreError> {
        let count: i64 = reading!(self, pool => sqlx::query_scalar(OWNED).bind(person.as_str()).fetch_one(pool).await)?;
        small(count, "tournaments")
    }
}
