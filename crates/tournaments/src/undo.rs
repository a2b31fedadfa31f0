//! Undoing what an organiser did: the tournament is as if it had not happened.

use crate::state::{ActKind, CellKind, PlayerStatus, Tournament, TournamentStage};
use trilynx_protocol::tournament::{GameNumber, TournamentRefused as Refused};

impl Tournament {
    /// Whether an act can be undone now.
    pub(crate) fn check_undo(&self, version: u32) -> Result<(), Refused> {
        let at = self.acts.iter().position(|act| act.version == version && !act.undone).ok_or(Refused::NotFound)?;
        let later = || self.acts[at + 1..].iter().filter(|act| !act.undone);
        let is_free = match &self.acts[at].kind {
            ActKind::Adjudicated { game, before } => {
                let is_last = !later().any(|act| matches!(&act.kind, ActKind::Adjudicated { game: other, .. } if other == game));
                is_last && (before.is_some() || self.can_reopen(*game))
            }
            ActKind::Paused => self.is_paused() && !later().any(|act| matches!(act.kind, ActKind::Paused | ActKind::Resumed)),
            ActKind::Resumed => !self.is_paused() && !later().any(|act| matches!(act.kind, ActKind::Paused | ActKind::Resumed)),
            ActKind::Paired { round } => {
                // The tournament would pair it again at once.
                if !self.is_paused() {
                    return Err(Refused::NotPaused);
                }
                let is_last = usize::from(*round) == self.rounds.len() && self.stage == TournamentStage::Running;
                is_last && self.games.iter().rev().take_while(|game| game.round == *round).all(|game| game.outcome.is_none())
            }
            ActKind::SetStatus { player, after, .. } => self.players[usize::from(*player)].status == *after,
            ActKind::Finished { .. } => self.stage == TournamentStage::Finished,
            ActKind::Other => return Err(Refused::NotFound),
        };
        if is_free { Ok(()) } else { Err(Refused::RestsOnIt) }
    }

    /// A game can be open again while its round is the last one, and its players play no other.
    fn can_reopen(&self, number: GameNumber) -> bool {
        let game = &self.games[number as usize];
        let is_last = |player: &u16| {
            let last = self.players[usize::from(*player)].cells.last();
            last.is_some_and(|cell| matches!(cell.kind, CellKind::Game { game, .. } if game == number))
        };
        self.stage == TournamentStage::Running && usize::from(game.round) == self.rounds.len() && game.players.iter().all(is_last)
    }

    /// Folds in that an act was undone.
    pub(crate) fn undo(&mut self, version: u32) -> Result<(), String> {
        let act = self.acts.iter_mut().find(|act| act.version == version && !act.undone);
        let act = act.ok_or_else(|| format!("there is no act {version} to undo"))?;
        act.undone = true;
        let kind = act.kind.clone();
        let now = self.time(self.last_ms);
        match kind {
            ActKind::Adjudicated { game, before } => {
                self.set_outcome(game, before, now);
            }
            ActKind::Paused => self.resume(),
            ActKind::Resumed => self.pause(),
            ActKind::Paired { round } => self.undo_round(round)?,
            ActKind::SetStatus { player, before, .. } => {
                self.set_status(player, before)?;
            }
            ActKind::Finished { before } => self.stage = before,
            ActKind::Other => return Err(format!("the act {version} cannot be undone")),
        }
        Ok(())
    }

    fn undo_round(&mut self, round: u16) -> Result<(), String> {
        if usize::from(round) != self.rounds.len() {
            return Err(format!("round {round} is not the last one"));
        }
        let Some(undone) = self.rounds.pop() else { return Err("there is no round".to_owned()) };
        self.games.truncate(undone.first as usize);
        self.open.retain(|game| *game < undone.first);
        for player in 0..self.players.len() {
            self.players[player].cells.retain(|cell| cell.round != round);
            self.recount(player as u16);
        }
        Ok(())
    }
}

impl PlayerStatus {
    /// Whether the player takes part.
    pub fn is_active(self) -> bool {
        self == PlayerStatus::Active
    }
}
