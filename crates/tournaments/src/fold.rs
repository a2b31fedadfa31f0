//! How an event changes a tournament.
//!
//! The one thing to know: [`Tournament::fold`] is the only place where a tournament changes, live and in a replay.

use crate::state::{Act, ActKind, Cell, CellKind, Game, Pace, Player, PlayerStatus, Round, Tournament, TournamentStage};
use std::collections::{BTreeMap, BTreeSet};
use trilynx_games::game::MAX_SEATS;
use trilynx_protocol::log::{CorruptLog, TournamentEntry, TournamentEvent as Event};
use trilynx_protocol::tournament::{Format, GameNumber, GameOutcome, PairedBye, PairedGame, PlayerNumber};
use trilynx_protocol::{Occupant, TournamentId};

/// What is wrong with an event.
type Wrong = String;

impl Tournament {
    /// Builds a tournament from its whole log.
    pub fn replay(id: TournamentId, entries: &[TournamentEntry]) -> Result<Tournament, CorruptLog> {
        let (first, later) = entries.split_first().ok_or(CorruptLog { version: 1, what: "there is none".into() })?;
        let mut tournament = Tournament::created_by(id, first)?;
        for entry in later {
            tournament.fold(entry)?;
        }
        Ok(tournament)
    }

    pub(crate) fn created_by(id: TournamentId, entry: &TournamentEntry) -> Result<Tournament, CorruptLog> {
        let wrong = |what: &str| CorruptLog { version: 1, what: what.to_owned() };
        let Event::Created { by, settings, seed } = &entry.event else { return Err(wrong("it is not the first of one")) };
        if entry.version != 1 {
            return Err(wrong(&format!("its version is {}", entry.version)));
        }
        Ok(Tournament {
            id,
            version: 1,
            last_ms: entry.at.service_ms,
            created: entry.at,
            owner: *by,
            settings: settings.clone().into(),
            // What is wrong with a seed is not said, because the message may be logged.
            seed: seed.0.parse().map_err(|_| wrong("the seed cannot be read"))?,
            stage: TournamentStage::Announced,
            pace: Pace::Running { behind_ms: 0 },
            invited: BTreeSet::new(),
            players: Vec::new(),
            numbers: BTreeMap::new(),
            lots: Vec::new(),
            rounds: Vec::new(),
            games: Vec::new(),
            open: BTreeSet::new(),
            ends_ms: None,
            acts: Vec::new(),
        })
    }

    /// Folds in what was decided at this version.
    pub fn fold(&mut self, entry: &TournamentEntry) -> Result<(), CorruptLog> {
        let wrong = |what: Wrong| CorruptLog { version: entry.version, what };
        if entry.version != self.version + 1 {
            return Err(wrong(format!("it follows version {}", self.version)));
        }
        if entry.at.service_ms < self.last_ms {
            return Err(wrong(format!("it is {} ms before the one before", self.last_ms - entry.at.service_ms)));
        }
        self.version = entry.version;
        self.last_ms = entry.at.service_ms;
        let act = self.fold_event(&entry.event).map_err(wrong)?;
        self.acts.extend(act.map(|kind| Act { version: entry.version, undone: false, kind }));
        Ok(())
    }

    /// What an event does; the act it is, if an organiser did it.
    fn fold_event(&mut self, event: &Event) -> Result<Option<ActKind>, Wrong> {
        let now = self.time(self.last_ms);
        match event {
            Event::Created { .. } => return Err("there is one already".to_owned()),
            Event::Changed { settings, .. } => {
                self.settings = settings.clone().into();
                return Ok(Some(ActKind::Other));
            }
            Event::Invited { person, .. } => {
                self.invited.insert(*person);
                return Ok(Some(ActKind::Other));
            }
            Event::Entered { who, rating } => self.enter(who.clone().into(), *rating, now)?,
            Event::CheckedIn { player } => self.set_status(*player, PlayerStatus::Active).map(drop)?,
            Event::Withdrew { player } => {
                self.set_status(*player, PlayerStatus::Withdrawn)?;
            }
            Event::CameBack { player } => {
                self.set_status(*player, PlayerStatus::Active)?;
                let player = &mut self.players[usize::from(*player)];
                player.came_ms = now;
                player.changes = player.changes.saturating_add(1);
            }
            Event::ByeGiven { round, bye } => self.give_bye(*round, *bye)?,
            Event::Started { by, lots } => {
                self.start(lots, now)?;
                return Ok(by.map(|_| ActKind::Other));
            }
            Event::Paired { round, games, byes, .. } => {
                self.pair(*round, games, byes, now)?;
                // Also what the tournament did by itself can be undone.
                let is_round = !matches!(self.settings.format, Format::Arena { .. });
                return Ok(is_round.then_some(ActKind::Paired { round: *round }));
            }
            Event::TableOpened { game, table } => {
                let game = self.game_mut(*game)?;
                game.table = Some(*table);
                game.opened_ms = Some(now);
            }
            Event::Arrived { game, seat } => {
                let bit = self.seat_bit(*game, *seat)?;
                self.game_mut(*game)?.arrived |= bit;
            }
            Event::NoShow { game, seats } => {
                for seat in seats {
                    let bit = self.seat_bit(*game, *seat)?;
                    let game = self.game_mut(*game)?;
                    game.absent |= bit;
                    let number = game.players[usize::from(*seat)];
                    let player = self.player_mut(number)?;
                    // Who was excluded stays so.
                    if player.status == PlayerStatus::Active {
                        player.status = PlayerStatus::Withdrawn;
                    }
                }
            }
            Event::Ended { game, outcome } => {
                self.check_outcome(*game, outcome)?;
                self.set_outcome(*game, Some(outcome.clone()), now);
            }
            Event::Adjudicated { game, outcome, .. } => {
                self.check_outcome(*game, outcome)?;
                let before = self.set_outcome(*game, Some(outcome.clone()), now);
                return Ok(Some(ActKind::Adjudicated { game: *game, before }));
            }
            Event::Excluded { player, .. } => return self.act_on(*player, PlayerStatus::Excluded),
            Event::Readmitted { player, .. } => return self.act_on(*player, PlayerStatus::Active),
            Event::Paused { .. } => {
                self.pause();
                return Ok(Some(ActKind::Paused));
            }
            Event::Resumed { .. } => {
                self.resume();
                return Ok(Some(ActKind::Resumed));
            }
            Event::Finished { by } => {
                let before = std::mem::replace(&mut self.stage, TournamentStage::Finished);
                return Ok(by.map(|_| ActKind::Finished { before }));
            }
            Event::Undone { act, .. } => self.undo(*act)?,
        }
        Ok(None)
    }

    fn enter(&mut self, who: Occupant, rating: u16, now: u64) -> Result<(), Wrong> {
        let number = PlayerNumber::try_from(self.players.len()).map_err(|_| "there are too many players".to_owned())?;
        if let Occupant::Person(person) = who
            && self.numbers.insert(person, number).is_some()
        {
            return Err(format!("{person} has entered already"));
        }
        let is_ready = !self.settings.check_in || self.stage != TournamentStage::Announced || matches!(who, Occupant::Bot(_));
        let status = if is_ready { PlayerStatus::Active } else { PlayerStatus::Entered };
        let player = Player { who, rating, status, points: 0, streak: 0, wins: 0, games: 0, cells: Vec::new(), came_ms: now, changes: 0 };
        self.players.push(player);
        Ok(())
    }

    fn start(&mut self, lots: &[PlayerNumber], now: u64) -> Result<(), Wrong> {
        if let Some(unknown) = lots.iter().find(|player| usize::from(**player) >= self.players.len()) {
            return Err(format!("there is no player {unknown}"));
        }
        self.stage = TournamentStage::Running;
        self.lots = lots.to_vec();
        for player in &mut self.players {
            player.came_ms = now;
            if player.status == PlayerStatus::Entered {
                player.status = PlayerStatus::Withdrawn;
            }
        }
        if let Format::Arena { minutes } = self.settings.format {
            self.ends_ms = Some(now + u64::from(minutes) * 60_000);
            self.rounds.push(Round { first: 0, games: 0, byes: Vec::new(), open: 0, over_ms: Some(now) });
        }
        Ok(())
    }

    fn pair(&mut self, round: u16, games: &[PairedGame], byes: &[PairedBye], now: u64) -> Result<(), Wrong> {
        let is_arena = matches!(self.settings.format, Format::Arena { .. });
        let expected = if is_arena { 1 } else { self.rounds.len() + 1 };
        if usize::from(round) != expected {
            return Err(format!("it pairs round {round}, but round {expected} is next"));
        }
        if !is_arena {
            let first = self.games.len() as GameNumber;
            self.rounds.push(Round { first, games: 0, byes: Vec::new(), open: 0, over_ms: Some(now) });
        }
        for paired in games {
            if !(2..=MAX_SEATS).contains(&paired.players.len()) {
                return Err(format!("a game of {} players", paired.players.len()));
            }
            let number = self.games.len() as GameNumber;
            let mut absent = 0;
            for (seat, player) in (0..).zip(&paired.players) {
                let cell = Cell { round, kind: CellKind::Game { game: number, seat }, points: 0 };
                self.player_mut(*player)?.cells.push(cell);
            }
            for seat in paired.absent.iter().filter(|seat| usize::from(**seat) < paired.players.len()) {
                absent |= 1 << seat;
            }
            let (players, why) = (paired.players.clone(), paired.why.clone());
            self.games.push(Game {
                round,
                players,
                why,
                table: None,
                outcome: None,
                paired_at: self.version,
                opened_ms: None,
                over_ms: None,
                arrived: 0,
                absent,
            });
            self.open.insert(number);
        }
        let now_paired = &mut self.rounds[usize::from(round) - 1];
        now_paired.games += games.len() as u32;
        now_paired.open += games.len() as u32;
        if now_paired.open > 0 {
            now_paired.over_ms = None;
        }
        byes.iter().try_for_each(|bye| self.give_bye(round, *bye))
    }

    fn give_bye(&mut self, round: u16, bye: PairedBye) -> Result<(), Wrong> {
        let cell = Cell { round, kind: CellKind::Bye(bye.bye), points: 0 };
        self.player_mut(bye.player)?.cells.push(cell);
        let round = self.rounds.get_mut(usize::from(round).wrapping_sub(1)).ok_or_else(|| format!("there is no round {round}"))?;
        round.byes.push(bye);
        self.recount(bye.player);
        Ok(())
    }

    /// Says how a game counts, or that it is open again; gives back how it counted before.
    pub(crate) fn set_outcome(&mut self, number: GameNumber, outcome: Option<GameOutcome>, now: u64) -> Option<GameOutcome> {
        let game = &mut self.games[number as usize];
        let is_open = outcome.is_none();
        let before = std::mem::replace(&mut game.outcome, outcome);
        let (round, players) = (&mut self.rounds[usize::from(game.round) - 1], game.players.clone());
        match (before.is_none(), is_open) {
            (true, false) => {
                self.open.remove(&number);
                round.open -= 1;
                round.over_ms = (round.open == 0).then_some(now);
                game.over_ms = Some(now);
            }
            (false, true) => {
                self.open.insert(number);
                game.over_ms = None;
                round.open += 1;
                round.over_ms = None;
            }
            _ => {}
        }
        players.into_iter().for_each(|player| self.recount(player));
        before
    }

    pub(crate) fn set_status(&mut self, player: PlayerNumber, status: PlayerStatus) -> Result<PlayerStatus, Wrong> {
        Ok(std::mem::replace(&mut self.player_mut(player)?.status, status))
    }

    fn act_on(&mut self, player: PlayerNumber, after: PlayerStatus) -> Result<Option<ActKind>, Wrong> {
        let before = self.set_status(player, after)?;
        Ok(Some(ActKind::SetStatus { player, before, after }))
    }

    pub(crate) fn pause(&mut self) {
        self.pace = Pace::Stopped { at_ms: self.time(self.last_ms) };
    }

    pub(crate) fn resume(&mut self) {
        self.pace = Pace::Running { behind_ms: self.last_ms - self.time(self.last_ms) };
    }

    fn player_mut(&mut self, player: PlayerNumber) -> Result<&mut Player, Wrong> {
        self.players.get_mut(usize::from(player)).ok_or_else(|| format!("there is no player {player}"))
    }

    fn game_mut(&mut self, game: GameNumber) -> Result<&mut Game, Wrong> {
        self.games.get_mut(game as usize).ok_or_else(|| format!("there is no game {game}"))
    }

    fn seat_bit(&self, game: GameNumber, seat: u8) -> Result<u8, Wrong> {
        let seats = self.games.get(game as usize).map_or(0, |game| game.players.len());
        if usize::from(seat) < seats { Ok(1 << seat) } else { Err(format!("game {game} has no seat {seat}")) }
    }

    fn check_outcome(&self, game: GameNumber, outcome: &GameOutcome) -> Result<(), Wrong> {
        let seats = self.games.get(game as usize).ok_or_else(|| format!("there is no game {game}"))?.players.len();
        if is_ranking(seats, outcome) { Ok(()) } else { Err(format!("the places {:?} cannot be", outcome.places)) }
    }
}

/// Whether the places of those who played are those of a ranking: as many are before each as the place says.
pub(crate) fn is_ranking(seats: usize, outcome: &GameOutcome) -> bool {
    let played = || (0..).zip(&outcome.places).filter(|(seat, _)| !outcome.absent.contains(seat)).map(|(_, place)| *place);
    let has_place = |place: u8| usize::from(place) == 1 + played().filter(|other| *other < place).count();
    outcome.places.len() == seats && outcome.absent.iter().all(|seat| usize::from(*seat) < seats) && played().all(has_place)
}
