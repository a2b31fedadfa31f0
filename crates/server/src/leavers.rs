//! Who leaves rated games, and for how long they play no rated games after that.
//!
//! The one thing to know: a game is judged in the transaction that counts its result, so once, and by its log alone. What was lost in the
//! minutes after a disturbance (a start, another node that died, a store that took no writes) is held against nobody.

use crate::ratings::is_a_game;
use crate::store::{JudgedPlayer, Store, StoreError, TableRow};
use std::time::Duration;
use trilynx_games::Seat;
use trilynx_protocol::http::LeavingScore;
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::{ClockRule, EndedBy, GameResult, Occupant, PersonId, TableId};
use trilynx_table::{CorruptLog, Table};

/// How long somebody plays no rated games, by the steps of their score.
const PAUSES: [Duration; 6] = [
    Duration::from_secs(600),
    Duration::from_secs(1_800),
    Duration::from_secs(2 * 3_600),
    Duration::from_secs(8 * 3_600),
    Duration::from_secs(86_400),
    Duration::from_secs(3 * 86_400),
];
/// Nobody is blamed for what happens so soon after a disturbance: many connections are lost at once then, and some stay lost for a while.
const GRACE: Duration = Duration::from_secs(600);
/// So many aborted games are as one that was left, and each after them.
const ABORTS: u32 = 3;
/// So many games that somebody plays to their end take one step back.
const PLAYED_A_STEP: u32 = 3;

/// What a player did in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Conduct {
    /// They were not there any more when they lost it.
    Left,
    /// They broke it off before it had begun in earnest, or never made a first turn.
    Aborted,
    /// They were there to the end.
    Stayed,
}

/// Rated games that somebody left recently.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LeaverScore {
    /// How long the last pause was, as a number of `PAUSES`.
    pub steps: u32,
    /// Games they broke off, less those they stayed in.
    pub aborted: u32,
    /// Games they stayed in, towards a step back.
    pub played: u32,
    /// Until then they play no rated games.
    pub paused_until_unix_ms: u64,
}

impl LeaverScore {
    /// After one more game, which ended at this time.
    pub fn after(self, conduct: Conduct, unix_ms: u64) -> LeaverScore {
        match conduct {
            Conduct::Left => self.left(unix_ms),
            Conduct::Aborted => {
                let aborted = (self.aborted + 1).min(ABORTS);
                let counted = LeaverScore { aborted, ..self };
                if aborted == ABORTS { counted.left(unix_ms) } else { counted }
            }
            Conduct::Stayed => {
                let (aborted, played) = (self.aborted.saturating_sub(1), self.played + 1);
                let (steps, played) = if played >= PLAYED_A_STEP { (self.steps.saturating_sub(1), 0) } else { (self.steps, played) };
                LeaverScore { steps, aborted, played, ..self }
            }
        }
    }

    fn left(self, unix_ms: u64) -> LeaverScore {
        let steps = (self.steps + 1).min(PAUSES.len() as u32);
        let pause = PAUSES[steps as usize - 1].as_millis() as u64;
        LeaverScore { steps, played: 0, paused_until_unix_ms: self.paused_until_unix_ms.max(unix_ms + pause), ..self }
    }

    /// Whether there is nothing to remember.
    pub fn is_clear(&self, unix_ms: u64) -> bool {
        self.steps == 0 && self.aborted == 0 && self.paused_until_unix_ms <= unix_ms
    }

    /// As the person sees it.
    pub fn shown(&self, unix_ms: u64) -> LeavingScore {
        LeavingScore {
            steps: self.steps,
            aborted: self.aborted,
            games_to_go: PLAYED_A_STEP.saturating_sub(self.played),
            paused_until_unix_ms: Some(self.paused_until_unix_ms).filter(|until| *until > unix_ms),
        }
    }

    /// How long they play no rated games from this time on, in milliseconds.
    pub fn wait_ms(&self, unix_ms: u64) -> Option<u32> {
        let wait = self.paused_until_unix_ms.checked_sub(unix_ms).filter(|wait| *wait > 0)?;
        Some(u32::try_from(wait).unwrap_or(u32::MAX))
    }
}

/// What the players of a finished rated table did, as far as it is held against or for them.
pub async fn judge(store: &Store, table: TableId, row: &TableRow) -> Result<Vec<JudgedPlayer>, StoreError> {
    let Some(result) = row.result.as_ref().filter(|_| is_live(row.options.clock)) else { return Ok(Vec::new()) };
    let first = store.log(table, 0, 1).await?;
    let is_free = matches!(first.first().map(|entry| &entry.event), Some(Event::Opened { tournament: None, .. }));
    if !is_free {
        // The organisers of a tournament have rules of their own for those who stay away.
        return Ok(Vec::new());
    }
    let blamed = if may_have_left(result) { blamed(store, table).await? } else { Vec::new() };
    let is_disturbed = match store.last_disturbance().await? {
        Some(at) => row.changed_unix_ms < at.saturating_add(GRACE.as_millis() as u64),
        None => false,
    };
    let stayed = result.by != EndedBy::Abort && is_a_game(store, table, row, result).await?;
    let mut judged: Vec<JudgedPlayer> = Vec::new();
    for occupant in row.occupants.iter().flatten() {
        let Occupant::Person(person) = *occupant else { continue };
        let conduct = match blamed.iter().find(|(other, _)| *other == person) {
            Some((_, conduct)) => (!is_disturbed).then_some(*conduct),
            None => stayed.then_some(Conduct::Stayed),
        };
        if let Some(conduct) = conduct.filter(|_| judged.iter().all(|known| known.person != person)) {
            judged.push(JudgedPlayer { person, conduct, unix_ms: row.changed_unix_ms });
        }
    }
    Ok(judged)
}

/// Whether people sit at the board while their clocks run.
fn is_live(clock: ClockRule) -> bool {
    !matches!(clock, ClockRule::None | ClockRule::Correspondence { .. })
}

/// Only then the log has to be read.
fn may_have_left(result: &GameResult) -> bool {
    matches!(result.by, EndedBy::Time | EndedBy::Absence | EndedBy::Abort) || !result.left.is_empty()
}

/// How a table stood before an event, as far as that says who is to blame for it.
#[derive(Default)]
struct Before {
    people: Vec<Option<PersonId>>,
    away: Vec<bool>,
    to_move: Option<Seat>,
    deadline: Option<u64>,
}

impl Before {
    fn of(table: &Table) -> Before {
        let person = |occupant: Option<Occupant>| match occupant {
            Some(Occupant::Person(person)) => Some(person),
            _ => None,
        };
        let people: Vec<Option<PersonId>> = table.occupants().into_iter().map(person).collect();
        let away = (0..people.len() as u8).map(|seat| table.is_away(Seat(seat))).collect();
        Before { people, away, to_move: table.to_move(), deadline: table.deadline() }
    }

    fn person(&self, seat: usize) -> Option<PersonId> {
        self.people.get(seat).copied().flatten()
    }

    /// The players who are not there.
    fn gone(&self) -> Vec<usize> {
        (0..self.away.len()).filter(|seat| self.away[*seat] && self.person(*seat).is_some()).collect()
    }
}

/// Who left a game, or broke it off.
async fn blamed(store: &Store, table: TableId) -> Result<Vec<(PersonId, Conduct)>, StoreError> {
    let log = store.log(table, 0, u32::MAX).await?;
    let told = tokio::task::spawn_blocking(move || told_by_log(table, &log)).await;
    let Ok(Ok(Told { left, aborted })) = told else {
        // Its result counts as far as it can be read.
        tracing::error!(%table, "who left a rated game is not known: its log cannot be replayed");
        return Ok(Vec::new());
    };
    let mut blamed: Vec<(PersonId, Conduct)> = left.into_iter().map(|person| (person, Conduct::Left)).collect();
    let by = match aborted {
        Some(Abort::Missing(person)) => Some(person),
        Some(Abort::At { version, late }) => store.asked_by(table, version).await?.or(late),
        None => None,
    };
    blamed.extend(by.map(|person| (person, Conduct::Aborted)));
    Ok(blamed)
}

/// What a log tells of those who were not there.
#[derive(Default)]
struct Told {
    left: Vec<PersonId>,
    aborted: Option<Abort>,
}

/// How a game was broken off.
enum Abort {
    /// This player was away. Who breaks a game off because nobody is there is not to blame.
    Missing(PersonId),
    /// By an event: the command of a player, or because the time for a first turn was over.
    At { version: u32, late: Option<PersonId> },
}

fn told_by_log(id: TableId, log: &[Entry]) -> Result<Told, CorruptLog> {
    let mut before = Before::default();
    let mut told = Told::default();
    Table::replay(id, log, &mut |table, entry| {
        match &entry.event {
            Event::Replaced { seat, .. } if before.gone().contains(&usize::from(*seat)) => {
                told.left.extend(before.person(usize::from(*seat)));
            }
            Event::Ended { result, .. } => {
                let result = GameResult::from(result.clone());
                let has_lost = |seat: &usize| result.winners.iter().all(|winner| usize::from(*winner) != *seat);
                match result.by {
                    EndedBy::Time | EndedBy::Absence => {
                        told.left.extend(before.gone().into_iter().filter(has_lost).filter_map(|seat| before.person(seat)));
                    }
                    EndedBy::Abort => told.aborted = Some(before.abort(entry)),
                    EndedBy::Rules | EndedBy::Resignation | EndedBy::Agreement => {}
                }
            }
            _ => {}
        }
        before = Before::of(table);
    })?;
    Ok(told)
}

impl Before {
    fn abort(&self, entry: &Entry) -> Abort {
        match self.gone().first().and_then(|seat| self.person(*seat)) {
            Some(missing) => Abort::Missing(missing),
            None => {
                let is_late = self.deadline.is_some_and(|deadline| deadline <= entry.at.service_ms);
                let late = self.to_move.filter(|_| is_late).and_then(|seat| self.person(seat.index()));
                Abort::At { version: entry.version, late }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: u64 = 60_000;

    fn after(conducts: &[Conduct]) -> LeaverScore {
        conducts.iter().fold(LeaverScore::default(), |score, conduct| score.after(*conduct, 0))
    }

    #[test]
    fn a_pause_grows_from_ten_minutes_to_three_days() {
        let minutes: Vec<u64> = (1..=8).map(|left| after(&vec![Conduct::Left; left]).paused_until_unix_ms / MINUTE).collect();
        assert_eq!(minutes, [10, 30, 120, 480, 1_440, 4_320, 4_320, 4_320]);
    }

    #[test]
    fn every_third_game_that_is_played_to_its_end_takes_a_step_back() {
        use Conduct::{Left, Stayed};
        assert_eq!(after(&[Left, Left, Stayed, Stayed]).steps, 2);
        assert_eq!(after(&[Left, Left, Stayed, Stayed, Stayed]).steps, 1);
        let clear = after(&[Left, Left, Stayed, Stayed, Stayed, Stayed, Stayed, Stayed]);
        assert!(!clear.is_clear(0), "the pause itself stays");
        assert!(clear.is_clear(30 * MINUTE));
        // Games of before count towards nothing once another one is left.
        assert_eq!(after(&[Left, Stayed, Stayed, Left, Stayed]).steps, 2);
    }

    #[test]
    fn aborting_now_and_then_costs_nothing_and_again_and_again_does() {
        use Conduct::{Aborted, Stayed};
        assert_eq!(after(&[Aborted, Aborted]).paused_until_unix_ms, 0);
        assert_eq!(after(&[Aborted, Aborted, Aborted]).steps, 1);
        assert_eq!(after(&[Aborted, Aborted, Aborted, Aborted]).steps, 2, "each after the third");
        assert_eq!(after(&[Aborted, Stayed, Aborted, Stayed, Aborted, Stayed, Aborted, Stayed]).steps, 0);
    }

    #[test]
    fn a_wait_ends_with_its_pause() {
        let score = after(&[Conduct::Left]);
        assert_eq!((score.wait_ms(0), score.wait_ms(10 * MINUTE - 1), score.wait_ms(10 * MINUTE)), (Some(600_000), Some(1), None));
    }
}
