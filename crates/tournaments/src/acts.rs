//! What organisers do. All of it is logged, and most of it can be undone.

use crate::decider::{Decider, MOST_ACTS, check_settings};
use crate::fold::is_ranking;
use crate::scoring::outcome_without;
use crate::state::{PlayerStatus, TournamentStage};
use trilynx_protocol::PersonId;
use trilynx_protocol::log::TournamentEvent as Event;
use trilynx_protocol::tournament::{
    Format, GameNumber, GameOutcome, OutcomeBy, PlayerNumber, TournamentCommand as Command, TournamentRefused as Refused,
};

impl Decider<'_> {
    pub fn act(&mut self, by: PersonId, command: &Command) -> Result<(), Refused> {
        if !self.tournament.is_organiser(by) {
            return Err(Refused::NotOrganiser);
        }
        if self.tournament.acts.len() >= MOST_ACTS {
            return Err(Refused::Full { most: MOST_ACTS as u32 });
        }
        let stage = self.tournament.stage;
        let event = match command {
            Command::Enter | Command::CheckIn | Command::Withdraw => return Err(Refused::NotOrganiser),
            Command::Change { settings } => {
                check_settings(settings)?;
                let is_full = self.tournament.players.len() > settings.format.most_players();
                if stage != TournamentStage::Announced || is_full {
                    return Err(Refused::NotNow);
                }
                Event::Changed { by, settings: settings.clone().into() }
            }
            Command::Invite { person } if self.tournament.invited.contains(person) => return Err(Refused::AlreadySo),
            Command::Invite { person } => Event::Invited { by, person: *person },
            Command::Start => return self.start_now(by),
            Command::NextRound => return self.next_round(by),
            Command::Pause if stage != TournamentStage::Running => return Err(Refused::NotNow),
            Command::Pause if self.tournament.is_paused() => return Err(Refused::AlreadySo),
            Command::Pause => Event::Paused { by },
            Command::Resume if !self.tournament.is_paused() => return Err(Refused::AlreadySo),
            Command::Resume => Event::Resumed { by },
            Command::Adjudicate { game, places } => self.adjudicated(by, *game, places)?,
            Command::Forfeit { game, seats } => self.forfeited(by, *game, seats)?,
            Command::Exclude { player } => match self.status(*player)? {
                PlayerStatus::Excluded => return Err(Refused::AlreadySo),
                _ => Event::Excluded { by, player: *player },
            },
            Command::Readmit { player } => match self.status(*player)? {
                PlayerStatus::Excluded | PlayerStatus::Withdrawn => Event::Readmitted { by, player: *player },
                _ => return Err(Refused::AlreadySo),
            },
            Command::Finish if stage == TournamentStage::Finished => return Err(Refused::AlreadySo),
            Command::Finish => Event::Finished { by: Some(by) },
            Command::Undo { version } => {
                self.tournament.check_undo(*version)?;
                Event::Undone { by, act: *version }
            }
        };
        self.happen(event);
        Ok(())
    }

    fn status(&self, player: PlayerNumber) -> Result<PlayerStatus, Refused> {
        self.tournament.players.get(usize::from(player)).map(|player| player.status).ok_or(Refused::NotFound)
    }

    fn start_now(&mut self, by: PersonId) -> Result<(), Refused> {
        if self.tournament.stage != TournamentStage::Announced {
            return Err(Refused::NotNow);
        }
        self.check_players()?;
        self.start(Some(by));
        Ok(())
    }

    fn next_round(&mut self, by: PersonId) -> Result<(), Refused> {
        let tournament = &*self.tournament;
        if tournament.stage != TournamentStage::Running || matches!(tournament.settings.format, Format::Arena { .. }) {
            return Err(Refused::NotNow);
        }
        if !tournament.open.is_empty() {
            return Err(Refused::RoundUnfinished { games: tournament.open.len() as u32 });
        }
        if tournament.rounds.len() >= tournament.rounds_in_all() {
            return Err(Refused::LastRound);
        }
        self.check_players()?;
        self.pair_round(Some(by));
        Ok(())
    }

    fn check_players(&self) -> Result<(), Refused> {
        let fewest = self.tournament.settings.format.fewest_players();
        if self.tournament.active().len() < fewest { Err(Refused::TooFew { fewest: fewest as u32 }) } else { Ok(()) }
    }

    fn adjudicated(&self, by: PersonId, game: GameNumber, places: &[u8]) -> Result<Event, Refused> {
        let known = self.tournament.games.get(game as usize).ok_or(Refused::NotFound)?;
        let outcome = GameOutcome { places: places.to_vec(), scores: Vec::new(), absent: Vec::new(), by: OutcomeBy::Organiser };
        if !is_ranking(known.players.len(), &outcome) {
            return Err(Refused::Unsuitable { what: "places".to_owned() });
        }
        Ok(Event::Adjudicated { by, game, outcome })
    }

    fn forfeited(&self, by: PersonId, game: GameNumber, seats: &[u8]) -> Result<Event, Refused> {
        let players = self.tournament.games.get(game as usize).ok_or(Refused::NotFound)?.players.len();
        let mut absent = seats.to_vec();
        absent.sort_unstable();
        absent.dedup();
        // Where two are left, they play on: their places are for the game to say, or for the organiser to adjudicate.
        let leaves_one = absent.len() == players || absent.len() + 1 == players;
        if absent.iter().any(|seat| usize::from(*seat) >= players) || !leaves_one {
            return Err(Refused::Unsuitable { what: "seats".to_owned() });
        }
        Ok(Event::Adjudicated { by, game, outcome: outcome_without(players, &absent, OutcomeBy::Organiser) })
    }
}
