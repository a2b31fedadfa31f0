//! Puzzles that were reported: which wait to be checked again, and the results.
//!
//! The one thing to know: there is one row a puzzle, however many report it, so the queue is never longer than the list of puzzles.

use super::sqlite::reader;
use super::{Engine, Store, StoreError, reading, signed, small, writing};
use sqlx::Connection as _;
use trilynx_games::GameId;
use trilynx_protocol::PersonId;

/// The result of checking a puzzle again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleVerdict {
    /// It is what it says.
    Holds,
    /// It is not, for this reason, and is not offered any more.
    Wrong(String),
    /// It was not found out.
    Unknown,
}

impl PuzzleVerdict {
    fn columns(&self) -> (&'static str, Option<&str>) {
        match self {
            PuzzleVerdict::Holds => ("holds", None),
            PuzzleVerdict::Wrong(reason) => ("wrong", Some(reason)),
            PuzzleVerdict::Unknown => ("unknown", None),
        }
    }

    fn read(verdict: &str, reason: Option<String>) -> Result<PuzzleVerdict, StoreError> {
        match verdict {
            "holds" => Ok(PuzzleVerdict::Holds),
            "wrong" => Ok(PuzzleVerdict::Wrong(reason.unwrap_or_default())),
            "unknown" => Ok(PuzzleVerdict::Unknown),
            _ => Err(StoreError::Corrupt(format!("puzzle_checks.verdict {verdict}"))),
        }
    }
}

/// What somebody says is wrong with a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleReportRow<'a> {
    /// The person's id.
    pub person: PersonId,
    /// Which game.
    pub game: GameId,
    /// Which puzzle.
    pub puzzle: &'a str,
    /// The time, in milliseconds since 1970.
    pub unix_ms: u64,
    /// In one word.
    pub reason: &'a str,
    /// The decisions that should have been right.
    pub moves: &'a str,
}

/// A puzzle that was reported, for the host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportedPuzzle {
    /// The name of the game.
    pub game: String,
    /// Which puzzle.
    pub puzzle: String,
    /// How many people say that another turn does it too, that the solution does not, and that it is unclear.
    pub reports: [u32; 3],
    /// Whether it waits to be checked.
    pub waits: bool,
    /// The result of the last check; none before the first.
    pub verdict: Option<PuzzleVerdict>,
}

type ReportedColumns = (String, String, i64, i64, i64, Option<String>, Option<String>, Option<String>);

const REPORTED: &str = "SELECT c.game, c.puzzle, \
     (SELECT COUNT(*) FROM puzzle_reports AS r WHERE r.game = c.game AND r.puzzle = c.puzzle AND r.reason = 'second_solution'), \
     (SELECT COUNT(*) FROM puzzle_reports AS r WHERE r.game = c.game AND r.puzzle = c.puzzle AND r.reason = 'not_winning'), \
     (SELECT COUNT(*) FROM puzzle_reports AS r WHERE r.game = c.game AND r.puzzle = c.puzzle AND r.reason = 'unclear'), \
     c.checked_by, c.verdict, c.reason FROM puzzle_checks AS c ORDER BY c.game, c.puzzle";

fn read_reported(row: ReportedColumns) -> Result<ReportedPuzzle, StoreError> {
    let (game, puzzle, second, not_winning, unclear, checked_by, verdict, reason) = row;
    let count = |number| small(number, "puzzle_reports");
    Ok(ReportedPuzzle {
        game,
        puzzle,
        reports: [count(second)?, count(not_winning)?, count(unclear)?],
        waits: checked_by.is_none(),
        verdict: verdict.map(|verdict| PuzzleVerdict::read(&verdict, reason)).transpose()?,
    })
}

/// The puzzles that people have reported, read from a store that a server may be serving.
pub async fn reported_puzzles(url: &str) -> Result<Vec<ReportedPuzzle>, StoreError> {
    let rows: Vec<ReportedColumns> = match Engine::of(url)? {
        Engine::Sqlite => {
            let mut connection = reader(url).await?;
            let rows = sqlx::query_as(REPORTED).fetch_all(&mut connection).await?;
            connection.close().await?;
            rows
        }
        Engine::Postgres => {
            let mut connection = sqlx::PgConnection::connect(url).await?;
            let rows = sqlx::query_as(REPORTED).fetch_all(&mut connection).await?;
            connection.close().await?;
            rows
        }
    };
    rows.into_iter().map(read_reported).collect()
}

impl Store {
    /// Keeps what somebody says is wrong with a puzzle, and lets it wait for a check unless it has had one. The first report of each person
    /// about each puzzle stays.
    pub async fn report_puzzle(&self, report: &PuzzleReportRow<'_>) -> Result<(), StoreError> {
        let said = "INSERT INTO puzzle_reports (game, puzzle, person, unix_ms, reason, moves) VALUES ($1, $2, $3, $4, $5, $6) \
                    ON CONFLICT DO NOTHING";
        let asked = "INSERT INTO puzzle_checks (game, puzzle, asked_unix_ms) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        let PuzzleReportRow { person, game, puzzle, unix_ms, reason, moves } = *report;
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::query(said)
                .bind(game.name())
                .bind(puzzle)
                .bind(person.as_str())
                .bind(signed(unix_ms))
                .bind(reason)
                .bind(moves)
                .execute(&mut *transaction)
                .await?;
            sqlx::query(asked).bind(game.name()).bind(puzzle).bind(signed(unix_ms)).execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(())
        })
    }

    /// Lets puzzles that another release has checked wait again: its puzzles or its means may have been others.
    pub async fn check_puzzles_again(&self, release: &str) -> Result<(), StoreError> {
        let sql = "UPDATE puzzle_checks SET checked_by = NULL WHERE checked_by <> $1";
        writing!(self, pool => sqlx::query(sql).bind(release).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// The puzzle that has waited longest for a check: its game and name.
    pub async fn puzzle_to_check(&self) -> Result<Option<(String, String)>, StoreError> {
        let sql = "SELECT game, puzzle FROM puzzle_checks WHERE checked_by IS NULL ORDER BY asked_unix_ms, game, puzzle LIMIT 1";
        Ok(reading!(self, pool => sqlx::query_as(sql).fetch_optional(pool).await)?)
    }

    /// The result of a check by this release.
    pub async fn puzzle_checked(&self, game: &str, puzzle: &str, release: &str, verdict: &PuzzleVerdict) -> Result<(), StoreError> {
        let sql = "UPDATE puzzle_checks SET checked_by = $3, verdict = $4, reason = $5 WHERE game = $1 AND puzzle = $2";
        let (verdict, reason) = verdict.columns();
        writing!(self, pool => {
            sqlx::query(sql).bind(game).bind(puzzle).bind(release).bind(verdict).bind(reason).execute(pool).await.map(drop)
        })?;
        Ok(())
    }

    /// The puzzles that are not offered any more: game and name.
    pub async fn withdrawn_puzzles(&self) -> Result<Vec<(String, String)>, StoreError> {
        let sql = "SELECT game, puzzle FROM puzzle_checks WHERE verdict = 'wrong' ORDER BY game, puzzle";
        Ok(reading!(self, pool => sqlx::query_as(sql).fetch_all(pool).await)?)
    }
}
