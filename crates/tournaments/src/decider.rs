//! Deciding about an input: the caller, the request, and the way from a decision to an event.

use crate::scoring::{outcome_of, outcome_without};
use crate::state::{PlayerStatus, Tournament, TournamentStage};
use trilynx_games::chance::Seed;
use trilynx_protocol::log::{CorruptLog, Secret, StoredOccupant, TournamentEntry, TournamentEvent as Event};
use trilynx_protocol::study::MAX_NAME_BYTES;
use trilynx_protocol::text::is_plain_line;
use trilynx_protocol::tournament::{
    Admission, Bye, ByeReason, FillIns, Format, GameNumber, MAX_DESCRIPTION_BYTES, MOST_FILL_INS, MOST_ORGANISERS, MOST_ROUNDS, OutcomeBy,
    PairedBye, PlayerNumber, TournamentCommand as Command, TournamentRefused as Refused, TournamentSettings,
};
use trilynx_protocol::{ClockRule, GameResult, PersonId, TableId, Time, TournamentId};

/// The most acts of organisers that a log holds.
pub const MOST_ACTS: usize = 20_000;
/// How often a player may come back.
pub const MOST_CHANGES: u8 = 50;
/// The longest arena, in minutes.
const MOST_MINUTES: u16 = 24 * 60;

/// What a tournament decides about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// What a person asks for.
    Asked {
        /// The caller.
        by: PersonId,
        /// Their rating, for those who enter.
        rating: u16,
        /// What they ask for.
        command: Command,
    },
    /// A bot plays too. By the server.
    BotEnters {
        /// Its name in the roster.
        name: String,
        /// What it counts as.
        rating: u16,
    },
    /// A game has a table. By the server.
    Opened(GameNumber, TableId),
    /// The player of a seat has come to the table. By the server.
    Arrived(GameNumber, u8),
    /// A table is done. By the server.
    Over(GameNumber, GameResult),
    /// Time has passed. By the server, at the start and at [`Tournament::deadline_ms`].
    Tick,
}

/// An input being decided.
///
/// The one thing to know: all reasons to refuse are looked for before the first event happens.
pub(crate) struct Decider<'a> {
    pub tournament: &'a mut Tournament,
    pub now: Time,
    pub on_entry: &'a mut dyn FnMut(&Tournament, &TournamentEntry),
}

impl Tournament {
    /// Announces a tournament: it and its first event.
    pub fn create(
        id: TournamentId,
        now: Time,
        by: PersonId,
        settings: TournamentSettings,
        seed: &Seed,
    ) -> Result<(Tournament, TournamentEntry), Refused> {
        check_settings(&settings)?;
        let event = Event::Created { by, settings: settings.into(), seed: Secret(seed.to_string()) };
        let entry = TournamentEntry { version: 1, at: now, event };
        let tournament = Tournament::created_by(id, &entry).expect("it is the first of one");
        Ok((tournament, entry))
    }

    /// Grants or refuses an input. `on_entry` is called after each event has been folded in; if it is never called, nothing has happened, and a
    /// refused input never changes anything.
    pub fn apply(&mut self, now: Time, input: &Input, on_entry: &mut dyn FnMut(&Tournament, &TournamentEntry)) -> Result<(), Refused> {
        let service_ms = now.service_ms.max(self.last_ms);
        let mut decider = Decider { tournament: self, now: Time { service_ms, ..now }, on_entry };
        decider.decide(input)?;
        decider.go_on();
        Ok(())
    }
}

impl Decider<'_> {
    fn decide(&mut self, input: &Input) -> Result<(), Refused> {
        match input {
            Input::Asked { by, rating, command } => match command {
                Command::Enter => self.enter(*by, *rating),
                Command::CheckIn => self.check_in(*by),
                Command::Withdraw => self.withdraw(*by),
                _ => self.act(*by, command),
            },
            Input::BotEnters { name, rating } => {
                self.check_room()?;
                self.check_late()?;
                self.newcomer(StoredOccupant::Bot(name.clone()), *rating);
                Ok(())
            }
            Input::Opened(game, table) => {
                let known = self.open_game(*game)?;
                if known.table.is_some() {
                    return Err(Refused::AlreadySo);
                }
                self.happen(Event::TableOpened { game: *game, table: *table });
                Ok(())
            }
            Input::Arrived(game, seat) => {
                let known = self.open_game(*game)?;
                if usize::from(*seat) >= known.players.len() {
                    return Err(Refused::NotFound);
                }
                if known.arrived & (1 << seat) != 0 {
                    return Err(Refused::AlreadySo);
                }
                self.happen(Event::Arrived { game: *game, seat: *seat });
                Ok(())
            }
            Input::Over(game, result) => {
                let known = self.open_game(*game)?;
                let seats = known.players.len();
                // A game that was broken off is one that nobody played, so that the round can end. Organisers may adjudicate it.
                let broken_off = || outcome_without(seats, &(0..seats as u8).collect::<Vec<u8>>(), OutcomeBy::Absence);
                let outcome = outcome_of(result, seats, &known.absent_seats()).unwrap_or_else(broken_off);
                self.happen(Event::Ended { game: *game, outcome });
                Ok(())
            }
            Input::Tick => Ok(()),
        }
    }

    /// Lets an event happen.
    pub fn happen(&mut self, event: Event) {
        let entry = TournamentEntry { version: self.tournament.version + 1, at: self.now, event };
        if let Err(CorruptLog { version, what }) = self.tournament.fold(&entry) {
            unreachable!("what was decided at version {version} can be folded in: {what}");
        }
        (self.on_entry)(self.tournament, &entry);
    }

    fn open_game(&self, game: GameNumber) -> Result<&crate::state::Game, Refused> {
        let known = self.tournament.games.get(game as usize).ok_or(Refused::NotFound)?;
        let is_open = known.outcome.is_none() && self.tournament.stage == TournamentStage::Running;
        if is_open { Ok(known) } else { Err(Refused::NotNow) }
    }

    fn enter(&mut self, by: PersonId, rating: u16) -> Result<(), Refused> {
        if self.tournament.stage == TournamentStage::Finished {
            return Err(Refused::NotNow);
        }
        if let Some(number) = self.tournament.number_of(by) {
            return self.come_back(number);
        }
        let is_invited = self.tournament.invited.contains(&by) || self.tournament.is_organiser(by);
        if self.tournament.settings.admission == Admission::Invited && !is_invited {
            return Err(Refused::NotInvited);
        }
        self.check_room()?;
        self.check_late()?;
        self.newcomer(StoredOccupant::Person(by), rating);
        Ok(())
    }

    fn newcomer(&mut self, who: StoredOccupant, rating: u16) {
        self.happen(Event::Entered { who, rating });
        let number = (self.tournament.players.len() - 1) as PlayerNumber;
        self.give_late_bye(number);
    }

    /// A half point for the round that a late player just missed, and none for those before.
    fn give_late_bye(&mut self, player: PlayerNumber) {
        let is_round = matches!(self.tournament.settings.format, Format::Swiss { .. } | Format::Tables { .. });
        let round = self.tournament.rounds.len() as u16;
        let is_new = self.tournament.players[usize::from(player)].cells.is_empty();
        if is_round && is_new && round > 0 && self.check_late().is_ok() {
            self.happen(Event::ByeGiven { round, bye: PairedBye { player, bye: Bye::Half, why: ByeReason::Late } });
        }
    }

    fn come_back(&mut self, number: PlayerNumber) -> Result<(), Refused> {
        let player = &self.tournament.players[usize::from(number)];
        match player.status {
            PlayerStatus::Entered | PlayerStatus::Active => return Err(Refused::AlreadySo),
            PlayerStatus::Excluded => return Err(Refused::Excluded),
            PlayerStatus::Withdrawn if player.changes >= MOST_CHANGES => return Err(Refused::Full { most: MOST_CHANGES.into() }),
            PlayerStatus::Withdrawn => {}
        }
        if player.cells.is_empty() && !self.tournament.lots.contains(&number) {
            self.check_late()?;
        }
        self.happen(Event::CameBack { player: number });
        self.give_late_bye(number);
        Ok(())
    }

    fn check_in(&mut self, by: PersonId) -> Result<(), Refused> {
        let number = self.tournament.number_of(by).ok_or(Refused::NotAPlayer)?;
        let opens = self.tournament.settings.starts_unix_ms.saturating_sub(TournamentSettings::CHECK_IN_MS);
        if self.tournament.stage != TournamentStage::Announced || self.now.unix_ms < opens {
            return Err(Refused::NotNow);
        }
        if self.tournament.players[usize::from(number)].status != PlayerStatus::Entered {
            return Err(Refused::AlreadySo);
        }
        self.happen(Event::CheckedIn { player: number });
        Ok(())
    }

    fn withdraw(&mut self, by: PersonId) -> Result<(), Refused> {
        let number = self.tournament.number_of(by).ok_or(Refused::NotAPlayer)?;
        if self.tournament.stage == TournamentStage::Finished {
            return Err(Refused::NotNow);
        }
        match self.tournament.players[usize::from(number)].status {
            PlayerStatus::Withdrawn | PlayerStatus::Excluded => Err(Refused::AlreadySo),
            PlayerStatus::Entered | PlayerStatus::Active => {
                self.happen(Event::Withdrew { player: number });
                Ok(())
            }
        }
    }

    fn check_room(&self) -> Result<(), Refused> {
        let most = self.tournament.settings.format.most_players();
        if self.tournament.players.len() < most { Ok(()) } else { Err(Refused::Full { most: most as u32 }) }
    }

    /// Whether somebody new may still enter: until half of the rounds are paired, in an arena until time is up.
    fn check_late(&self) -> Result<(), Refused> {
        let tournament = &*self.tournament;
        let paired = tournament.rounds.len();
        let is_early = tournament.stage == TournamentStage::Announced;
        let is_open = match tournament.settings.format {
            Format::RoundRobin { .. } => is_early,
            Format::Swiss { rounds } | Format::Tables { rounds } => {
                is_early || tournament.stage == TournamentStage::Running && 2 * paired <= usize::from(rounds)
            }
            Format::Arena { .. } => tournament.ends_ms.is_none_or(|ends| tournament.time(self.now.service_ms) < ends),
        };
        if is_open { Ok(()) } else { Err(Refused::NotNow) }
    }
}

/// Refuses what no tournament can be.
pub(crate) fn check_settings(settings: &TournamentSettings) -> Result<(), Refused> {
    let unsuitable = |what: &str| Err(Refused::Unsuitable { what: what.to_owned() });
    let is_named = !settings.name.trim().is_empty() && is_plain_line(&settings.name, MAX_NAME_BYTES);
    let game = settings.table.game.0;
    let is_playable = match settings.format {
        Format::RoundRobin { cycles } => (1..=2).contains(&cycles),
        Format::Swiss { rounds } | Format::Tables { rounds } => (1..=MOST_ROUNDS).contains(&rounds),
        Format::Arena { minutes } => (1..=MOST_MINUTES).contains(&minutes),
    };
    let fits_game = match settings.format {
        Format::Tables { .. } => game.players().contains(&3) && game.players().contains(&5),
        _ => game.players().contains(&2) && settings.table.players == 2,
    };
    match () {
        () if !is_named => unsuitable("name"),
        () if !is_playable || !fits_game => unsuitable("format"),
        () if settings.table.start.is_some() || settings.table.rounds != 1 => unsuitable("table"),
        () if !is_text(&settings.description) => unsuitable("description"),
        () if !settings.bots.as_ref().is_none_or(|bots| may_fill_in(settings, bots)) => unsuitable("bots"),
        () if settings.vacations && !matches!(settings.table.clock, ClockRule::Correspondence { .. }) => unsuitable("vacations"),
        () if settings.organisers.len() > MOST_ORGANISERS => unsuitable("organisers"),
        () => Ok(()),
    }
}

/// Lines that can be shown beside other texts.
fn is_text(text: &str) -> bool {
    text.len() <= MAX_DESCRIPTION_BYTES && text.lines().all(|line| is_plain_line(line, MAX_DESCRIPTION_BYTES))
}

/// Whether bots may fill in: they play those who wait in an arena, and never for ratings.
fn may_fill_in(settings: &TournamentSettings, bots: &FillIns) -> bool {
    let is_arena = matches!(settings.format, Format::Arena { .. });
    is_arena && !settings.table.rated && (1..=MOST_FILL_INS).contains(&bots.most) && is_plain_line(&bots.bot, MAX_NAME_BYTES)
}
