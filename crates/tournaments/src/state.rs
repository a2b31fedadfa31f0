//! What a tournament is: the agreement, the players, the rounds and their games.
//!
//! The one thing to know: only `fold` and `undo` change any of it.

use std::collections::{BTreeMap, BTreeSet};
use trilynx_games::chance::{Generator, Seed};
use trilynx_protocol::tournament::{
    Bye, Format, GameNumber, GameOutcome, PairedBye, PairingReason, PlayerNumber, TournamentSettings, WaitingReason,
};
use trilynx_protocol::{Occupant, PersonId, TableId, Time, TournamentId};

/// Where a tournament stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TournamentStage {
    /// People enter.
    Announced,
    /// It is being played.
    Running,
    /// It is over.
    Finished,
}

/// Whether a player is paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerStatus {
    /// Entered, but has not checked in yet.
    Entered,
    /// Is paired.
    Active,
    /// Does not play on, but may come back.
    Withdrawn,
    /// Does not play on, and may not come back.
    Excluded,
}

/// One tournament. It holds the seed of its lots, so it cannot be serialised.
#[derive(Clone, PartialEq, Debug)]
pub struct Tournament {
    pub(crate) id: TournamentId,
    pub(crate) version: u32,
    /// The time of service of the last event.
    pub(crate) last_ms: u64,
    pub(crate) created: Time,
    pub(crate) owner: PersonId,
    pub(crate) settings: TournamentSettings,
    pub(crate) seed: Seed,
    pub(crate) stage: TournamentStage,
    pub(crate) pace: Pace,
    pub(crate) invited: BTreeSet<PersonId>,
    pub(crate) players: Vec<Player>,
    pub(crate) numbers: BTreeMap<PersonId, PlayerNumber>,
    /// Who was there at the start, in the order of their lots.
    pub(crate) lots: Vec<PlayerNumber>,
    pub(crate) rounds: Vec<Round>,
    pub(crate) games: Vec<Game>,
    /// Games without a result.
    pub(crate) open: BTreeSet<GameNumber>,
    /// When nobody is paired any more, in the time of the tournament: in an arena.
    pub(crate) ends_ms: Option<u64>,
    pub(crate) acts: Vec<Act>,
}

/// How the time of the tournament runs: with that of service, but it stands still in a pause. All times below are in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    /// It is this much behind the time of service.
    Running { behind_ms: u64 },
    /// It stands still.
    Stopped { at_ms: u64 },
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The person or the bot that plays under this number.
    pub who: Occupant,
    /// The rating when they entered.
    pub rating: u16,
    /// Whether they are paired.
    pub status: PlayerStatus,
    /// Points, in sixtieths.
    pub points: u32,
    /// Wins in a row, up to now.
    pub streak: u16,
    /// Games won at the board.
    pub wins: u16,
    /// Games with a result.
    pub games: u16,
    pub(crate) cells: Vec<Cell>,
    /// When the player came, the last time, in the time of the tournament.
    pub(crate) came_ms: u64,
    /// How often they came and went.
    pub(crate) changes: u8,
}

/// A game or a bye of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cell {
    pub round: u16,
    pub kind: CellKind,
    /// In sixtieths; 0 while a game is played.
    pub points: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CellKind {
    Game { game: GameNumber, seat: u8 },
    Bye(Bye),
}

/// A round. An arena has one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// The number of its first game.
    pub first: GameNumber,
    /// How many games it has.
    pub games: u32,
    /// Who sits out.
    pub byes: Vec<PairedBye>,
    /// How many games have no result yet.
    pub open: u32,
    /// When its last game ended, in the time of the tournament.
    pub(crate) over_ms: Option<u64>,
}

/// A game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// The round, counted from 1.
    pub round: u16,
    /// Who plays, by seats.
    pub players: Vec<PlayerNumber>,
    /// Why they meet.
    pub why: PairingReason,
    /// Where it is played.
    pub table: Option<TableId>,
    /// How it ended.
    pub outcome: Option<GameOutcome>,
    /// The version after it was paired.
    pub(crate) paired_at: u32,
    /// Since when the table waits for its players, in the time of the tournament.
    pub(crate) opened_ms: Option<u64>,
    /// When it was decided, in the time of the tournament.
    pub(crate) over_ms: Option<u64>,
    /// The seats whose players have come, as bits.
    pub(crate) arrived: u8,
    /// The seats whose players did not, as bits.
    pub(crate) absent: u8,
}

impl Game {
    /// The seats whose players did not come.
    pub fn absent_seats(&self) -> Vec<u8> {
        (0..self.players.len() as u8).filter(|seat| self.absent & (1 << seat) != 0).collect()
    }

    /// Whether this seat played against anybody: a game that was forfeited is none.
    pub fn is_played(&self, seat: u8) -> bool {
        let others = |outcome: &GameOutcome| self.players.len() - outcome.absent.len();
        self.outcome.as_ref().is_none_or(|outcome| !outcome.absent.contains(&seat) && others(outcome) > 1)
    }
}

/// An act that can be undone, and what it takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Act {
    /// The version after it.
    pub version: u32,
    pub undone: bool,
    pub kind: ActKind,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ActKind {
    Adjudicated {
        game: GameNumber,
        before: Option<GameOutcome>,
    },
    Paused,
    Resumed,
    Paired {
        round: u16,
    },
    SetStatus {
        player: PlayerNumber,
        before: PlayerStatus,
        after: PlayerStatus,
    },
    Finished {
        before: TournamentStage,
    },
    /// Logged, but not undone: settings that were changed, invitations, the start.
    Other,
}

/// What there is to know about a tournament.
impl Tournament {
    /// Its id.
    pub fn id(&self) -> TournamentId {
        self.id
    }

    /// How many events there have been.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// When it was announced.
    pub fn created(&self) -> Time {
        self.created
    }

    /// Who created it.
    pub fn owner(&self) -> PersonId {
        self.owner
    }

    /// What is agreed on.
    pub fn settings(&self) -> &TournamentSettings {
        &self.settings
    }

    /// Where it stands.
    pub fn stage(&self) -> TournamentStage {
        self.stage
    }

    /// Whether it is paused.
    pub fn is_paused(&self) -> bool {
        matches!(self.pace, Pace::Stopped { .. })
    }

    /// All players, by their numbers.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The number of a person, if they play.
    pub fn number_of(&self, person: PersonId) -> Option<PlayerNumber> {
        self.numbers.get(&person).copied()
    }

    /// The rounds that are paired, first to last.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// All games, by their numbers.
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// Games without a result.
    pub fn open_games(&self) -> impl Iterator<Item = GameNumber> {
        self.open.iter().copied()
    }

    /// Whether somebody may act as an organiser.
    pub fn is_organiser(&self, person: PersonId) -> bool {
        self.owner == person || self.settings.organisers.contains(&person)
    }

    /// How many rounds it has in all; in an arena 1.
    pub fn rounds_in_all(&self) -> usize {
        match self.settings.format {
            Format::RoundRobin { cycles } => {
                let players = self.lots.len() + self.lots.len() % 2;
                players.saturating_sub(1) * usize::from(cycles)
            }
            Format::Swiss { rounds } | Format::Tables { rounds } => usize::from(rounds),
            Format::Arena { .. } => 1,
        }
    }

    /// The game somebody plays now.
    pub fn playing(&self, player: PlayerNumber) -> Option<GameNumber> {
        let Cell { kind: CellKind::Game { game, .. }, .. } = self.players.get(usize::from(player))?.cells.last()? else { return None };
        self.open.contains(game).then_some(*game)
    }

    /// The time of service at which something happens by itself, if nothing else does before.
    pub fn deadline_ms(&self) -> Option<u64> {
        let Pace::Running { behind_ms } = self.pace else { return None };
        if self.stage != TournamentStage::Running {
            return None;
        }
        let no_show_ms = self.settings.no_show_ms();
        let waits = |game: &GameNumber| {
            let game = &self.games[*game as usize];
            let missing = ((1_u8 << game.players.len()) - 1) & !(game.arrived | game.absent);
            game.opened_ms.filter(|_| missing != 0).map(|opened| opened + no_show_ms)
        };
        let no_show = self.open.iter().filter_map(waits).min();
        let next = match self.ends_ms {
            Some(ends) => Some(ends),
            None => self.rounds.last().map_or(Some(0), |round| round.over_ms).map(|over| over + u64::from(self.settings.break_s) * 1000),
        };
        no_show.into_iter().chain(next).min().map(|deadline| deadline + behind_ms)
    }

    /// Why a free player of an arena is not paired.
    pub fn waiting_because(&self, player: PlayerNumber, now_ms: u64) -> Option<WaitingReason> {
        let status = self.players.get(usize::from(player))?.status;
        let ends = self.ends_ms.filter(|_| self.stage == TournamentStage::Running)?;
        if status != PlayerStatus::Active || self.playing(player).is_some() {
            return None;
        }
        if self.is_paused() {
            return Some(WaitingReason::Paused);
        }
        if self.time(now_ms) >= ends {
            return Some(WaitingReason::Ending);
        }
        let free = self.free_players();
        let met = self.last_opponent(player).filter(|met| free.contains(met));
        Some(match (free.len(), met) {
            (0 | 1, _) => WaitingReason::NobodyFree { games: self.open.len() as u32 },
            (2, Some(met)) => WaitingReason::JustMet { player: met },
            _ => WaitingReason::SameSeat,
        })
    }

    /// The time of the tournament.
    pub(crate) fn time(&self, service_ms: u64) -> u64 {
        match self.pace {
            Pace::Running { behind_ms } => service_ms.saturating_sub(behind_ms),
            Pace::Stopped { at_ms } => at_ms,
        }
    }

    /// Those who can be paired.
    pub(crate) fn active(&self) -> Vec<PlayerNumber> {
        (0..).zip(&self.players).filter(|(_, player)| player.status == PlayerStatus::Active).map(|(number, _)| number).collect()
    }

    /// Those who can be paired and do not play.
    pub(crate) fn free_players(&self) -> Vec<PlayerNumber> {
        let mut free = self.active();
        free.retain(|player| self.playing(*player).is_none());
        free
    }

    /// Whom a player met last at the board.
    pub(crate) fn last_opponent(&self, player: PlayerNumber) -> Option<PlayerNumber> {
        self.opponents(player).next_back()
    }

    /// Whom a player met at the board, in order.
    pub(crate) fn opponents(&self, player: PlayerNumber) -> impl DoubleEndedIterator<Item = PlayerNumber> {
        self.played(player).flat_map(move |(game, _)| game.players.iter().copied().filter(move |other| *other != player))
    }

    /// The games a player played or plays, with their seats: not those that were forfeited.
    pub(crate) fn played(&self, player: PlayerNumber) -> impl DoubleEndedIterator<Item = (&Game, u8)> {
        let cells = self.players[usize::from(player)].cells.iter();
        let games = cells.filter_map(|cell| match cell.kind {
            CellKind::Game { game, seat } => Some((&self.games[game as usize], seat)),
            CellKind::Bye(_) => None,
        });
        games.filter(|(game, seat)| game.is_played(*seat))
    }

    /// Whether two differ in nothing but the way that led to them: versions, and acts that were undone.
    pub fn is_like(&self, other: &Tournament) -> bool {
        let without_way = |tournament: &Tournament| {
            let games = tournament.games.iter().map(|game| Game { paired_at: 0, ..game.clone() }).collect();
            Tournament { version: 0, last_ms: 0, acts: Vec::new(), games, ..tournament.clone() }
        };
        without_way(self) == without_way(other)
    }

    /// The id of the table of a game. It follows from the log, so a table that was opened before that was logged is not opened again; and a
    /// round that is paired anew has other tables.
    pub fn table_id(&self, game: GameNumber) -> Option<TableId> {
        let paired_at = self.games.get(game as usize)?.paired_at;
        Some(TableId::from_random(self.drawn(&[b"table", &game.to_be_bytes(), &paired_at.to_be_bytes()])))
    }

    /// What a link holds by which people invite themselves. It follows from the seed, so nobody guesses it.
    pub fn invitation(&self) -> String {
        TournamentId::from_random(self.drawn(&[b"invitation"])).to_string()
    }

    fn drawn(&self, what: &[&[u8]]) -> [u8; 16] {
        let mut generator = Generator::new(&self.seed, what);
        let mut bytes = [0; 16];
        bytes[..8].copy_from_slice(&generator.word().to_be_bytes());
        bytes[8..].copy_from_slice(&generator.word().to_be_bytes());
        bytes
    }

    /// Whether an organiser can undo the act at this version now.
    pub fn can_undo(&self, version: u32) -> bool {
        self.check_undo(version).is_ok()
    }

    /// Seats of a game whose players have come, or whom nobody waits for.
    pub fn has_arrived(&self, game: GameNumber, seat: u8) -> bool {
        self.games.get(game as usize).is_some_and(|game| (game.arrived | game.absent) & (1_u8 << seat.min(7)) != 0)
    }

    /// The time of service at which pairing ends: in an arena. Nothing while it is paused.
    pub fn ends_service_ms(&self) -> Option<u64> {
        match self.pace {
            Pace::Running { behind_ms } => self.ends_ms.map(|ends| ends + behind_ms),
            Pace::Stopped { .. } => None,
        }
    }

    /// The time of service at which the next round is paired, if nothing is open and one is left. Nothing while it is paused.
    pub fn next_round_service_ms(&self) -> Option<u64> {
        let Pace::Running { behind_ms } = self.pace else { return None };
        let has_more = self.stage == TournamentStage::Running && self.ends_ms.is_none() && self.rounds.len() < self.rounds_in_all();
        let over_ms = self.rounds.last()?.over_ms.filter(|_| has_more)?;
        Some(over_ms + u64::from(self.settings.break_s) * 1000 + behind_ms)
    }

    /// How long a free player of an arena has waited, in milliseconds.
    pub fn waited_ms(&self, player: PlayerNumber, now_ms: u64) -> Option<u64> {
        let known = self.players.get(usize::from(player))?;
        let is_free = self.ends_ms.is_some() && known.status == PlayerStatus::Active && self.playing(player).is_none();
        is_free.then(|| self.time(now_ms).saturating_sub(self.free_since(player)))
    }

    /// Since when a player does not play, in the time of the tournament.
    pub(crate) fn free_since(&self, player: PlayerNumber) -> u64 {
        let player = &self.players[usize::from(player)];
        let over_ms = player.cells.last().and_then(|cell| match cell.kind {
            CellKind::Game { game, .. } => self.games[game as usize].over_ms,
            CellKind::Bye(_) => None,
        });
        player.came_ms.max(over_ms.unwrap_or(0))
    }

    /// The chance of one event, the same for the same seed and version.
    pub(crate) fn chance(&self) -> Generator {
        Generator::new(&self.seed, &[b"tournament", &self.version.to_be_bytes()])
    }
}
