//! Vacations at a table: what the store says of its players is made part of its log, once it is different.

use super::Task;
use super::handle::RequestError;
use super::planned::player;
use trilynx_games::Seat;
use trilynx_protocol::TournamentId;
use trilynx_table::Input;

impl Task {
    /// Looks up who of the players is on vacation. What has changed is stored when this returns.
    pub(super) async fn look_up_vacations(&mut self) -> Result<u32, RequestError> {
        let Some(owned) = self.owned.as_ref() else { return Err(RequestError::Unavailable) };
        let is_allowed = match owned.table.tournament().filter(|_| owned.table.minds_vacations()) {
            None => true,
            Some(tournament) => self.tournament_allows_vacations(tournament).await?,
        };
        let Some(owned) = self.owned.as_ref() else { return Err(RequestError::Unavailable) };
        let seats = if is_allowed && owned.table.minds_vacations() { owned.table.occupants().len() } else { 0 };
        for seat in (0..).map(Seat).take(seats) {
            let person = self.owned.as_ref().and_then(|owned| player(&owned.table, seat));
            let Some(person) = person else { continue };
            let until = self.context.store.on_vacation_until(person, self.context.env.now().unix_ms).await.map_err(|error| {
                tracing::warn!(table = %self.handle.id, %error, "it is not known who is on vacation; it is looked up again");
                RequestError::Unavailable
            })?;
            self.server(Input::Vacation(seat, until)).await?;
            // Who is away by leave of the organiser does not stay away.
            if until.is_some() {
                self.note_arrival(person);
            }
        }
        self.to_look_up.vacations = false;
        Ok(self.owned.as_ref().map_or(0, |owned| owned.table.version()))
    }

    /// What the organiser of a tournament has decided before it began.
    async fn tournament_allows_vacations(&self, tournament: TournamentId) -> Result<bool, RequestError> {
        match self.context.tournaments.read(tournament).await {
            Ok(seen) => Ok(seen.settings().vacations),
            Err(error) => {
                tracing::warn!(%tournament, ?error, "it is not known whether a tournament allows vacations; it is looked up again");
                Err(RequestError::Unavailable)
            }
        }
    }
}
