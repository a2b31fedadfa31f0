//! Tournaments as they are shown.

use super::Tournaments;
use super::open::SeenTournament;
use crate::store::StoreError;
use std::collections::{BTreeMap, BTreeSet};
use trilynx_protocol::http::{
    TournamentCrosstable, TournamentDeed, TournamentGame, TournamentHappening, TournamentHistory, TournamentNext, TournamentPlayer,
    TournamentPlayerStatus, TournamentRound, TournamentStandings, TournamentState, TournamentStep, TournamentView, TournamentYou,
};
use trilynx_protocol::log::{TournamentEntry, TournamentEvent as Event};
use trilynx_protocol::tournament::{Format, GameNumber, PlayerNumber, TournamentSettings};
use trilynx_protocol::wire::PersonView;
use trilynx_protocol::{Occupant, PersonId};
use trilynx_tournaments::trf::{self, TrfHead};
use trilynx_tournaments::{PlayerStatus, Tournament, TournamentStage};

/// How many lines a page has.
pub const PAGE: usize = 100;
/// The most winners that a list names.
pub(super) const MOST_WINNERS: usize = 3;

/// The caller: as they are now, and as the tournament knows them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TournamentAsker {
    /// The id by which they play.
    pub plays_as: PersonId,
    /// The id by which they organise.
    pub organises_as: PersonId,
}

pub(super) fn state(stage: TournamentStage) -> TournamentState {
    match stage {
        TournamentStage::Announced => TournamentState::Announced,
        TournamentStage::Running => TournamentState::Running,
        TournamentStage::Finished => TournamentState::Finished,
    }
}

fn status(status: PlayerStatus) -> TournamentPlayerStatus {
    match status {
        PlayerStatus::Entered => TournamentPlayerStatus::Entered,
        PlayerStatus::Active => TournamentPlayerStatus::Active,
        PlayerStatus::Withdrawn => TournamentPlayerStatus::Withdrawn,
        PlayerStatus::Excluded => TournamentPlayerStatus::Excluded,
    }
}

type Entries = BTreeMap<PlayerNumber, TournamentPlayer>;

fn game(tournament: &Tournament, number: GameNumber) -> TournamentGame {
    let game = &tournament.games()[number as usize];
    TournamentGame {
        game: number,
        round: game.round,
        players: game.players.clone(),
        table: game.table,
        outcome: game.outcome.clone(),
        why: game.why.clone(),
    }
}

impl Tournaments {
    /// Somebody as this tournament knows them: they may have entered or announced it as the guest they were before.
    pub async fn asker(&self, seen: &SeenTournament, person: PersonId) -> Result<TournamentAsker, StoreError> {
        let (tournament, directory) = (&seen.tournament, &self.0.directory);
        let mut asker = TournamentAsker { plays_as: person, organises_as: person };
        if !tournament.is_organiser(person) {
            let organisers = tournament.settings().organisers.iter().copied().chain([tournament.owner()]);
            asker.organises_as = directory.guest_of(person, organisers).await.unwrap_or(person);
        }
        if tournament.number_of(person).is_none() && self.0.store.is_in_tournament(tournament.id(), person).await? {
            let people = tournament.players().iter().filter_map(|player| match player.who {
                Occupant::Person(person) => Some(person),
                Occupant::Bot(_) => None,
            });
            asker.plays_as = directory.guest_of(person, people).await.unwrap_or(person);
        }
        Ok(asker)
    }

    async fn people(
        &self,
        tournament: &Tournament,
        numbers: impl IntoIterator<Item = PlayerNumber>,
        others: impl IntoIterator<Item = PersonId>,
    ) -> Result<(Entries, BTreeMap<PersonId, PersonView>), StoreError> {
        let numbers: BTreeSet<PlayerNumber> = numbers.into_iter().collect();
        let entry = |number: PlayerNumber| {
            let player = tournament.players().get(usize::from(number))?;
            Some((number, TournamentPlayer { who: player.who.clone(), rating: player.rating, status: status(player.status) }))
        };
        let entries: Entries = numbers.into_iter().filter_map(entry).collect();
        let seated = entries.values().filter_map(|entry| match entry.who {
            Occupant::Person(person) => Some(person),
            Occupant::Bot(_) => None,
        });
        let ids: BTreeSet<PersonId> = seated.chain(others).collect();
        let people = self.0.directory.views(ids).await?;
        Ok((entries, people))
    }

    /// A tournament as somebody sees it.
    pub async fn view(&self, seen: &SeenTournament, asker: Option<TournamentAsker>) -> Result<TournamentView, StoreError> {
        let tournament = &seen.tournament;
        let now = self.0.env.now();
        let standings: Vec<_> = seen.standings().iter().take(PAGE).cloned().collect();
        let open = seen.open_games();
        let boards: Vec<TournamentGame> = open.iter().take(PAGE).map(|number| game(tournament, *number)).collect();
        let you = asker.and_then(|asker| you(seen, asker, now.service_ms));
        let organiser = asker.is_some_and(|asker| tournament.is_organiser(asker.organises_as));
        let shown = standings.iter().map(|line| line.player);
        let numbers = shown.chain(boards.iter().flat_map(|game| game.players.iter().copied())).chain(you.as_ref().map(|you| you.player));
        let organisers = tournament.settings().organisers.iter().copied().chain([tournament.owner()]);
        let (entries, people) = self.people(tournament, numbers, organisers).await?;
        Ok(TournamentView {
            id: tournament.id(),
            version: tournament.version(),
            settings: tournament.settings().clone(),
            owner: tournament.owner(),
            state: state(tournament.stage()),
            paused: tournament.is_paused(),
            players: tournament.players().len() as u32,
            rounds: tournament.rounds().len() as u16,
            rounds_in_all: tournament.rounds_in_all() as u16,
            next: next(tournament, now.unix_ms, now.service_ms),
            tie_breaks: tournament.tie_breaks().to_vec(),
            standings,
            entries,
            playing: open.len() as u32,
            boards,
            people,
            you,
            organiser,
            invitation: organiser.then(|| tournament.invitation()),
            members_only: false,
            club: None,
        })
    }

    /// A page of the standings.
    pub async fn standings(&self, seen: &SeenTournament, skip: usize) -> Result<TournamentStandings, StoreError> {
        let standings: Vec<_> = seen.standings().iter().skip(skip).take(PAGE).cloned().collect();
        let (entries, people) = self.people(&seen.tournament, standings.iter().map(|line| line.player), []).await?;
        Ok(TournamentStandings { all: seen.standings().len() as u32, standings, entries, people })
    }

    /// A page of the crosstable.
    pub async fn crosstable(&self, seen: &SeenTournament, skip: usize) -> Result<TournamentCrosstable, StoreError> {
        let tournament = seen.tournament.clone();
        let (all, rows): (usize, Vec<_>) = {
            let rows = tournament.crosstable();
            (rows.len(), rows.into_iter().skip(skip).take(PAGE).collect())
        };
        let met = rows.iter().flat_map(|row| row.cells.iter()).flat_map(|cell| match &cell.kind {
            trilynx_protocol::tournament::CrossKind::Game { opponents, .. } => opponents.clone(),
            trilynx_protocol::tournament::CrossKind::Bye { .. } => Vec::new(),
        });
        let numbers: Vec<PlayerNumber> = rows.iter().map(|row| row.player).chain(met).collect();
        let (entries, people) = self.people(&tournament, numbers, []).await?;
        Ok(TournamentCrosstable { all: all as u32, rows, entries, people })
    }

    /// A round; nothing if it is not paired.
    pub async fn round(&self, seen: &SeenTournament, number: u16, skip: usize) -> Result<Option<TournamentRound>, StoreError> {
        let tournament = &seen.tournament;
        let Some(round) = tournament.rounds().get(usize::from(number).wrapping_sub(1)) else { return Ok(None) };
        let all: Vec<GameNumber> = match tournament.settings().format {
            Format::Arena { .. } => (0..tournament.games().len() as GameNumber).rev().collect(),
            _ => (round.first..round.first + round.games).collect(),
        };
        let games: Vec<TournamentGame> = all.iter().skip(skip).take(PAGE).map(|number| game(tournament, *number)).collect();
        let byes = round.byes.clone();
        let numbers = games.iter().flat_map(|game| game.players.clone()).chain(byes.iter().map(|bye| bye.player));
        let (entries, people) = self.people(tournament, numbers.collect::<Vec<_>>(), []).await?;
        Ok(Some(TournamentRound { round: number, all: all.len() as u32, games, byes, entries, people }))
    }

    /// The report of a tournament for other programs; nothing where their format has no place for it.
    pub async fn trf(&self, seen: &SeenTournament) -> Result<Option<String>, StoreError> {
        let tournament = &seen.tournament;
        let numbers = 0..tournament.players().len() as PlayerNumber;
        let (entries, people) = self.people(tournament, numbers, []).await?;
        let name = |entry: &TournamentPlayer| match &entry.who {
            Occupant::Person(person) => people.get(person).map(|shown| shown.name.clone()).unwrap_or_default(),
            Occupant::Bot(bot) => bot.clone(),
        };
        let names: Vec<String> = entries.values().map(name).collect();
        let began = date(tournament.settings().starts_unix_ms);
        Ok(trf::write(tournament, &TrfHead { began: &began, ended: &began, names: &names }))
    }

    /// What happened before a version, the latest first.
    pub async fn history(&self, seen: &SeenTournament, before: Option<u32>) -> Result<TournamentHistory, StoreError> {
        let tournament = &seen.tournament;
        let log = self.0.store.tournament_log(tournament.id(), 0).await?;
        let before = before.unwrap_or(u32::MAX);
        let mut entered = 0;
        let mut happened = Vec::new();
        for entry in log.iter().filter(|entry| entry.version <= tournament.version()) {
            let line = happening(tournament, entry, &mut entered);
            happened.extend(line.filter(|line| line.version < before));
        }
        let more = happened.len() > PAGE;
        let mut happened = happened.split_off(happened.len().saturating_sub(PAGE));
        happened.reverse();
        let numbers: Vec<PlayerNumber> = happened.iter().flat_map(|line| players_of(&line.what)).collect();
        let others: Vec<PersonId> = happened.iter().flat_map(|line| line.by.into_iter().chain(invited(&line.what))).collect();
        let (entries, people) = self.people(tournament, numbers, others).await?;
        Ok(TournamentHistory { happened, more, entries, people })
    }
}

fn you(seen: &SeenTournament, asker: TournamentAsker, now_ms: u64) -> Option<TournamentYou> {
    let tournament = &seen.tournament;
    let player = tournament.number_of(asker.plays_as)?;
    let game = tournament.playing(player).filter(|_| tournament.stage() == TournamentStage::Running);
    Some(TournamentYou {
        player,
        status: status(tournament.players()[usize::from(player)].status),
        standing: seen.standings().iter().find(|line| line.player == player).cloned(),
        game,
        table: game.and_then(|game| tournament.games()[game as usize].table),
        waiting: tournament.waiting_because(player, now_ms),
    })
}

fn next(tournament: &Tournament, unix_ms: u64, service_ms: u64) -> Option<TournamentStep> {
    let step = |what, in_ms| TournamentStep { what, in_ms };
    let settings = tournament.settings();
    match tournament.stage() {
        TournamentStage::Announced => {
            let starts = settings.starts_unix_ms.saturating_sub(unix_ms);
            match starts.checked_sub(TournamentSettings::CHECK_IN_MS) {
                Some(wait) if settings.check_in && wait > 0 => Some(step(TournamentNext::CheckIn, wait)),
                _ => Some(step(TournamentNext::Start, starts)),
            }
        }
        TournamentStage::Running => {
            let end = tournament.ends_service_ms().map(|ends| (TournamentNext::End, ends));
            let next = end.or_else(|| tournament.next_round_service_ms().map(|at| (TournamentNext::Round, at)));
            next.map(|(what, at)| step(what, at.saturating_sub(service_ms)))
        }
        TournamentStage::Finished => None,
    }
}

/// A line of the history, for what is worth one. `entered` counts those who have entered before.
fn happening(tournament: &Tournament, entry: &TournamentEntry, entered: &mut PlayerNumber) -> Option<TournamentHappening> {
    let players = |game: &GameNumber| tournament.games().get(*game as usize).map(|game| game.players.clone()).unwrap_or_default();
    let (by, what) = match &entry.event {
        Event::Created { by, .. } => (Some(*by), TournamentDeed::Created),
        Event::Changed { by, .. } => (Some(*by), TournamentDeed::Changed),
        Event::Invited { by, person } => (Some(*by), TournamentDeed::Invited { person: *person }),
        Event::Entered { .. } => {
            *entered += 1;
            (None, TournamentDeed::Entered { player: *entered - 1 })
        }
        Event::CheckedIn { player } => (None, TournamentDeed::CheckedIn { player: *player }),
        Event::Withdrew { player } => (None, TournamentDeed::Withdrew { player: *player }),
        Event::CameBack { player } => (None, TournamentDeed::CameBack { player: *player }),
        Event::Started { by, .. } => (*by, TournamentDeed::Started),
        Event::Paired { by, round, games, .. } => (*by, TournamentDeed::Paired { round: *round, games: games.len() as u32 }),
        Event::NoShow { game, seats } => {
            let all = players(game);
            let missing = seats.iter().filter_map(|seat| all.get(usize::from(*seat)).copied()).collect();
            (None, TournamentDeed::NoShow { game: *game, players: missing })
        }
        Event::Ended { game, outcome } => (None, TournamentDeed::Ended { game: *game, players: players(game), outcome: outcome.clone() }),
        Event::Adjudicated { by, game, outcome } => {
            (Some(*by), TournamentDeed::Adjudicated { game: *game, players: players(game), outcome: outcome.clone() })
        }
        Event::Excluded { by, player } => (Some(*by), TournamentDeed::Excluded { player: *player }),
        Event::Readmitted { by, player } => (Some(*by), TournamentDeed::Readmitted { player: *player }),
        Event::Paused { by } => (Some(*by), TournamentDeed::Paused),
        Event::Resumed { by } => (Some(*by), TournamentDeed::Resumed),
        Event::Finished { by } => (*by, TournamentDeed::Finished),
        Event::Undone { by, act } => (Some(*by), TournamentDeed::Undone { act: *act }),
        Event::ByeGiven { .. } | Event::TableOpened { .. } | Event::Arrived { .. } => return None,
    };
    let (version, unix_ms) = (entry.version, entry.at.unix_ms);
    Some(TournamentHappening { version, unix_ms, by, can_undo: tournament.can_undo(version), what })
}

fn players_of(what: &TournamentDeed) -> Vec<PlayerNumber> {
    match what {
        TournamentDeed::Entered { player }
        | TournamentDeed::CheckedIn { player }
        | TournamentDeed::Withdrew { player }
        | TournamentDeed::CameBack { player }
        | TournamentDeed::Excluded { player }
        | TournamentDeed::Readmitted { player } => vec![*player],
        TournamentDeed::NoShow { players, .. } | TournamentDeed::Ended { players, .. } | TournamentDeed::Adjudicated { players, .. } => {
            players.clone()
        }
        _ => Vec::new(),
    }
}

fn invited(what: &TournamentDeed) -> Option<PersonId> {
    if let TournamentDeed::Invited { person } = what { Some(*person) } else { None }
}

/// A day of the calendar as the report writes it, in UTC.
fn date(unix_ms: u64) -> String {
    // Days since the first of March of the year 0, as years of 365 days and leap days.
    let days = unix_ms / 86_400_000 + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (of_month, month) = (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    format!("{:04}/{month:02}/{of_month:02}", year + era * 400 + u64::from(month <= 2))
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (unix_s, expected) in
            [(0, "1970/01/01"), (951_782_400, "2000/02/29"), (1_795_000_000, "2026/11/18"), (4_107_542_400, "2100/03/01")]
        {
            assert_eq!(date(unix_s * 1000), expected);
        }
    }
}
