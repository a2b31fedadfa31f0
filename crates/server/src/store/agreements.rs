//! How far the turns of people agree with those of bots, as it is stored. What it means is [`crate::agreement`]'s business.
//!
//! The one thing to know: a game that is to be compared is a row, and who deletes the row compares the game: of several nodes one.

use super::acts::{ActKind, Warrant, note};
use super::{Store, StoreError, id, reading, signed, small, unsigned, writing};
use crate::agreement::{Agreement, Focus, GAMES_ADDED_UP, LEAST_GAMES};
use trilynx_games::GameId;
use trilynx_protocol::{PersonId, TableId};

/// Games that may wait to be compared. When more are played, the newer ones are not compared.
pub const MOST_WAITING: u32 = 500;
/// It takes less than this to play a game against the clock and to compare it.
const LOST_FOCUS_KEPT_MS: u64 = 14 * 86_400_000;

/// What was found in a game about one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ComparedGame {
    /// The person's id.
    pub person: PersonId,
    /// Which table.
    pub table: TableId,
    /// Which game.
    pub game: GameId,
    /// When it was compared.
    pub unix_ms: u64,
    /// The turns, and how they agree.
    pub agreement: Agreement,
    /// During how many of all their turns the page lost the focus.
    pub focus: Focus,
}

/// The last compared games of an account, added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AgreementRow {
    /// The person's id.
    pub person: PersonId,
    /// Which game.
    pub game: GameId,
    /// Their rating when the last of them was compared.
    pub rating: i64,
    /// How many games.
    pub games: u32,
    /// What they add up to.
    pub agreement: Agreement,
    /// How many were ever compared.
    pub total: u32,
    /// Since when it waits for a moderator.
    pub flagged_unix_ms: Option<u64>,
    /// How many had been compared when a moderator dismissed it.
    pub dismissed_total: Option<u32>,
    /// What was usual when it was flagged, in thousandths of the turns.
    pub usual: [u32; 3],
}

/// Somebody who is gone has played nothing that could be compared.
pub(super) const FORGET_AGREEMENTS: [&str; 3] = [
    "DELETE FROM compared_games WHERE person = $1",
    "DELETE FROM agreements WHERE person = $1",
    "DELETE FROM lost_focus WHERE person = $1",
];

/// The columns of a [`RawAgreement`].
macro_rules! agreement_columns {
    () => {
        "a.person, a.game, a.rating, a.games, a.turns, a.few, a.more, a.many, a.think_ms, a.spread, a.total, a.flagged_unix_ms, \
         a.dismissed_total, a.usual_few, a.usual_more, a.usual_many FROM agreements AS a"
    };
}
type RawAgreement = (String, String, i64, i64, i64, i64, i64, i64, i64, i64, i64, Option<i64>, Option<i64>, i64, i64, i64);

pub(super) const NEXT: &str = "SELECT table_id FROM to_compare WHERE unix_ms >= $1 ORDER BY unix_ms, table_id LIMIT 1";
const ADD: &str = "INSERT INTO to_compare (table_id, unix_ms) SELECT $1, $2 WHERE (SELECT COUNT(*) FROM to_compare) < $3 \
     ON CONFLICT (table_id) DO NOTHING";
const FOUND: &str = "INSERT INTO compared_games (person, game, unix_ms, table_id, turns, few, more, many, think_ms, spread, all_turns, away_turns) \
     SELECT p.id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 FROM people AS p WHERE p.id = $1 AND p.kind = 'account' \
     ON CONFLICT (person, game, unix_ms, table_id) DO NOTHING";
/// Those before the last few are not needed any more.
const TRIM: &str = "DELETE FROM compared_games WHERE person = $1 AND game = $2 AND (unix_ms, table_id) < \
     (SELECT unix_ms, table_id FROM compared_games WHERE person = $1 AND game = $2 ORDER BY unix_ms DESC, table_id DESC LIMIT 1 OFFSET $3)";
pub(super) const LAST: &str = "SELECT table_id, turns, few, more, many, think_ms, spread, all_turns, away_turns FROM compared_games WHERE person = $1 AND game = $2 \
     ORDER BY unix_ms DESC, table_id DESC LIMIT $3";
const SUM_UP: &str = "INSERT INTO agreements (person, game, rating, games, turns, few, more, many, think_ms, spread, total) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 1) ON CONFLICT (person, game) DO UPDATE SET rating = excluded.rating, \
     games = excluded.games, turns = excluded.turns, few = excluded.few, more = excluded.more, many = excluded.many, \
     think_ms = excluded.think_ms, spread = excluded.spread, total = agreements.total + 1";
const ONE: &str = concat!("SELECT ", agreement_columns!(), " WHERE a.person = $1 AND a.game = $2");
/// Of those within a range of ratings, with enough games.
pub(super) const BAND: &str = concat!(
    "SELECT ",
    agreement_columns!(),
    " WHERE a.game = $1 AND a.rating BETWEEN $2 AND $3 AND a.games >= 10 ORDER BY a.rating LIMIT $4"
);
pub(super) const FLAGGED: &str =
    concat!("SELECT ", agreement_columns!(), " WHERE a.flagged_unix_ms >= 0 ORDER BY a.flagged_unix_ms LIMIT $1");
const FLAG: &str = "UPDATE agreements SET flagged_unix_ms = $3, usual_few = $4, usual_more = $5, usual_many = $6 \
     WHERE person = $1 AND game = $2 AND flagged_unix_ms IS NULL";
const LOSE_FOCUS: &str = "INSERT INTO lost_focus (table_id, person, turns, unix_ms) SELECT $1, p.id, 1, $3 FROM people AS p \
     WHERE p.id = $2 AND p.kind = 'account' \
     ON CONFLICT (table_id, person) DO UPDATE SET turns = lost_focus.turns + 1, unix_ms = excluded.unix_ms";
pub(super) const OLD_LOST_FOCUS: &str = "DELETE FROM lost_focus WHERE unix_ms < $1";
const DISMISS: &str = "UPDATE agreements SET flagged_unix_ms = NULL, dismissed_total = total \
     WHERE person = $1 AND game = $2 AND flagged_unix_ms IS NOT NULL";

fn game_of(text: &str) -> Result<GameId, StoreError> {
    GameId::from_name(text).ok_or_else(|| StoreError::Corrupt(format!("agreements.game {text}")))
}

fn agreement(turns: i64, agreed: [i64; 3], think_ms: i64, spread: i64) -> Result<Agreement, StoreError> {
    let mut counted = [0; 3];
    for (counted, agreed) in counted.iter_mut().zip(agreed) {
        *counted = small(agreed, "agreements.agreed")?;
    }
    Ok(Agreement {
        turns: small(turns, "agreements.turns")?,
        agreed: counted,
        think_ms: small(think_ms, "agreements.think_ms")?,
        spread: small(spread, "agreements.spread")?,
    })
}

fn row(raw: RawAgreement) -> Result<AgreementRow, StoreError> {
    let (person, game, rating, games, turns, few, more, many, think_ms, spread, total, flagged, dismissed, a, b, c) = raw;
    let usual = |number: i64| small(number, "agreements.usual");
    Ok(AgreementRow {
        person: id(&person)?,
        game: game_of(&game)?,
        rating,
        games: small(games, "agreements.games")?,
        agreement: agreement(turns, [few, more, many], think_ms, spread)?,
        total: small(total, "agreements.total")?,
        flagged_unix_ms: flagged.map(unsigned),
        dismissed_total: dismissed.map(|total| small(total, "agreements.dismissed_total")).transpose()?,
        usual: [usual(a)?, usual(b)?, usual(c)?],
    })
}

impl Store {
    /// A game is to be compared when there is time for it. Where too many wait it is not.
    pub async fn compare_later(&self, table: TableId, unix_ms: u64) -> Result<(), StoreError> {
        let most = i64::from(MOST_WAITING);
        writing!(self, pool => sqlx::query(ADD).bind(table.as_str()).bind(signed(unix_ms)).bind(most).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// During a turn at this table the page of a player lost the focus.
    pub async fn lose_focus(&self, table: TableId, person: PersonId, unix_ms: u64) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query(LOSE_FOCUS).bind(table.as_str()).bind(person.as_str()).bind(signed(unix_ms)).execute(pool).await.map(drop)
        })?;
        Ok(())
    }

    /// During how many turns the pages of players lost the focus at this table; from now on it is not known any more.
    pub async fn take_lost_focus(&self, table: TableId) -> Result<Vec<(PersonId, u32)>, StoreError> {
        let take = "DELETE FROM lost_focus WHERE table_id = $1 RETURNING person, turns";
        let rows: Vec<(String, i64)> = writing!(self, pool => sqlx::query_as(take).bind(table.as_str()).fetch_all(pool).await)?;
        rows.into_iter().map(|(person, turns)| Ok((id(&person)?, small(turns, "lost_focus.turns")?))).collect()
    }

    /// Forgets it for games that were not compared in time.
    pub async fn sweep_lost_focus(&self, now_unix_ms: u64) -> Result<(), StoreError> {
        let before = signed(now_unix_ms.saturating_sub(LOST_FOCUS_KEPT_MS));
        writing!(self, pool => sqlx::query(OLD_LOST_FOCUS).bind(before).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// The game that has waited longest, for the caller alone.
    pub async fn take_to_compare(&self) -> Result<Option<TableId>, StoreError> {
        let take = "DELETE FROM to_compare WHERE table_id = $1";
        loop {
            let next: Option<String> = reading!(self, pool => sqlx::query_scalar(NEXT).bind(0_i64).fetch_optional(pool).await)?;
            let Some(next) = next else { return Ok(None) };
            let taken = writing!(self, pool => sqlx::query(take).bind(&next).execute(pool).await.map(|done| done.rows_affected()))?;
            // Another node was faster: there may be more.
            if taken > 0 {
                return id(&next).map(Some);
            }
        }
    }

    /// Keeps what was found in a game about a player, and adds their last games up. Says what they come to; nothing if the account is gone.
    pub async fn add_compared(&self, found: &ComparedGame, rating: i64) -> Result<Option<AgreementRow>, StoreError> {
        let ComparedGame { person, table, game, unix_ms, agreement, focus } = *found;
        let Agreement { turns, agreed, think_ms, spread } = agreement;
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let kept = sqlx::query(FOUND)
                .bind(person.as_str())
                .bind(game.name())
                .bind(signed(unix_ms))
                .bind(table.as_str())
                .bind(i64::from(turns))
                .bind(i64::from(agreed[0]))
                .bind(i64::from(agreed[1]))
                .bind(i64::from(agreed[2]))
                .bind(i64::from(think_ms))
                .bind(i64::from(spread))
                .bind(i64::from(focus.turns))
                .bind(i64::from(focus.away))
                .execute(&mut *transaction)
                .await?;
            if kept.rows_affected() == 0 {
                transaction.rollback().await?;
                return Ok(None);
            }
            sqlx::query(TRIM).bind(person.as_str()).bind(game.name()).bind(i64::from(GAMES_ADDED_UP) - 1).execute(&mut *transaction).await?;
            let last: Vec<RawCompared> = sqlx::query_as(LAST)
                .bind(person.as_str())
                .bind(game.name())
                .bind(i64::from(GAMES_ADDED_UP))
                .fetch_all(&mut *transaction)
                .await?;
            let mut all = Vec::new();
            for raw in &last {
                all.push(compared(raw)?.1);
            }
            let sum = Agreement::sum(&all);
            sqlx::query(SUM_UP)
                .bind(person.as_str())
                .bind(game.name())
                .bind(rating)
                .bind(all.len() as i64)
                .bind(i64::from(sum.turns))
                .bind(i64::from(sum.agreed[0]))
                .bind(i64::from(sum.agreed[1]))
                .bind(i64::from(sum.agreed[2]))
                .bind(i64::from(sum.think_ms))
                .bind(i64::from(sum.spread))
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await?;
        });
        self.agreement_of(person, game).await
    }

    /// What the last compared games of somebody come to.
    pub async fn agreement_of(&self, person: PersonId, game: GameId) -> Result<Option<AgreementRow>, StoreError> {
        let found: Option<RawAgreement> =
            reading!(self, pool => sqlx::query_as(ONE).bind(person.as_str()).bind(game.name()).fetch_optional(pool).await)?;
        found.map(row).transpose()
    }

    /// What they come to for people with ratings in this range who have enough games.
    pub async fn agreements_between(&self, game: GameId, low: i64, high: i64, limit: u32) -> Result<Vec<AgreementRow>, StoreError> {
        let rows: Vec<RawAgreement> = reading!(self, pool => {
            sqlx::query_as(BAND).bind(game.name()).bind(low).bind(high).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        debug_assert_eq!(LEAST_GAMES, 10, "as the statement and its index say");
        rows.into_iter().map(row).collect()
    }

    /// What stands out waits for a moderator from now on.
    pub async fn flag_agreement(&self, person: PersonId, game: GameId, usual: [u32; 3], unix_ms: u64) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query(FLAG)
                .bind(person.as_str())
                .bind(game.name())
                .bind(signed(unix_ms))
                .bind(i64::from(usual[0]))
                .bind(i64::from(usual[1]))
                .bind(i64::from(usual[2]))
                .execute(pool)
                .await
                .map(drop)
        })?;
        Ok(())
    }

    /// What waits for a moderator, longest wait first.
    pub async fn flagged_agreements(&self, limit: u32) -> Result<Vec<AgreementRow>, StoreError> {
        let rows: Vec<RawAgreement> = reading!(self, pool => sqlx::query_as(FLAGGED).bind(i64::from(limit)).fetch_all(pool).await)?;
        rows.into_iter().map(row).collect()
    }

    /// The last compared games of somebody, newest first.
    pub async fn compared_games(&self, person: PersonId, game: GameId, limit: u32) -> Result<Vec<(TableId, Agreement, Focus)>, StoreError> {
        let rows: Vec<RawCompared> = reading!(self, pool => {
            sqlx::query_as(LAST).bind(person.as_str()).bind(game.name()).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        rows.iter().map(compared).collect()
    }

    /// A moderator has looked, and found nothing: it waits no more. [`StoreError::Missing`] if it did not.
    pub async fn dismiss_agreement(&self, person: PersonId, game: GameId, warrant: &Warrant) -> Result<(), StoreError> {
        let details = format!("{{\"game\":\"{}\"}}", game.name());
        writing!(self, pool => {
            let mut transaction = pool.begin().await?;
            let _number = note!(transaction, warrant, ActKind::DismissFairPlay, Some(person), Some(details));
            let dismissed = sqlx::query(DISMISS).bind(person.as_str()).bind(game.name()).execute(&mut *transaction).await?;
            if dismissed.rows_affected() == 0 {
                transaction.rollback().await?;
                return Err(StoreError::Missing);
            }
            transaction.commit().await?;
            Ok(())
        })
    }
}

type RawCompared = (String, i64, i64, i64, i64, i64, i64, i64, i64);

fn compared((table, turns, few, more, many, think_ms, spread, all, away): &RawCompared) -> Result<(TableId, Agreement, Focus), StoreError> {
    let agreement = agreement(*turns, [*few, *more, *many], *think_ms, *spread)?;
    let focus = Focus { turns: small(*all, "compared_games.all_turns")?, away: small(*away, "compared_games.away_turns")? };
    Ok((id(table)?, agreement, focus))
}
