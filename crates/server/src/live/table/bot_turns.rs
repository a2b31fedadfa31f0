//! The turns of bots: asking one to think, and playing what it chose. Also hints: what a bot would play for somebody.

use super::Task;
use super::commands::outcome_of;
use super::handle::{HintRequest, Reply, RequestError};
use crate::live::bots::BotTurn;
use crate::live::fair::{Client, Origin};
use crate::metrics::{self, Author};
use tokio::sync::oneshot;
use trilynx_games::{Seat, with_game};
use trilynx_play::turns;
use trilynx_protocol::http::Hint;
use trilynx_protocol::{Command, PersonId};
use trilynx_table::{By, Input};

impl Task {
    /// Asks a bot to think if it is a bot's decision, once for each position. What it thought about before is dropped. Bots that play among
    /// themselves rest while nobody watches, unless it is for a tournament.
    pub(super) fn ask_bot(&mut self) {
        let version = self.position_at;
        if self.thinking.as_ref().is_some_and(|thinking| thinking.version() == version) {
            return;
        }
        self.thinking = None;
        let Some(owned) = &self.owned else { return };
        let Some((seat, bot)) = owned.table.bot_to_move() else { return };
        if !owned.table.has_people() && self.watchers.is_empty() && owned.table.tournament().is_none() {
            return;
        }
        let nobody = || Client { origin: Origin::LOCAL, person: owned.table.opener() };
        let client = self.client.unwrap_or_else(nobody);
        let turn = BotTurn { seat, bot, version, pace: turns::pace(&owned.table, self.pace) };
        self.thinking = Some(self.context.bots.think(&owned.table, turn, client, self.handle.clone(), &self.context.env));
    }

    /// Asks the strongest bot for a move, for a person whose turn it is and who plays against bots alone. The bot sees what the seat sees. The
    /// table does not wait for the answer.
    pub(super) async fn hint(&self, request: HintRequest, reply: Reply<Hint>) {
        let HintRequest { person, origin, seat } = request;
        let seat = match self.seat_to_advise(person, seat).await {
            Ok(seat) => seat,
            Err(failed) => return drop(reply.send(Err(failed))),
        };
        let Some(owned) = &self.owned else { return drop(reply.send(Err(RequestError::Unavailable))) };
        let number = owned.table.moves_played();
        let (chosen, choice) = oneshot::channel();
        self.context.bots.advise(&owned.table, seat, Client { origin, person }, &self.context.env, chosen);
        tokio::spawn(async move {
            let hint = choice.await.ok().flatten().map(|text| Hint { number, text }).ok_or(RequestError::Unavailable);
            drop(reply.send(hint));
        });
    }

    /// The seat a hint is for. There are none against people, and none in rated games.
    async fn seat_to_advise(&self, person: PersonId, seat: Option<u8>) -> Result<Seat, RequestError> {
        let known = self.known_as(person, seat).await;
        let viewer = self.viewer(known, seat)?;
        let Some(owned) = &self.owned else { return Err(RequestError::Unavailable) };
        let table = &owned.table;
        let seat = turns::seat_to_advise(table, viewer).map_err(RequestError::Refused)?;
        with_game!(table.options().game.0, G => {
            if let Some(view) = table.game_view::<G>(viewer) {
                self.context.fair_play.check_view::<G>(person, &view).map_err(RequestError::Refused)?;
            }
        });
        Ok(seat)
    }

    pub(super) async fn bot_chose(&mut self, seat: Seat, version: u32, text: Option<String>) {
        let Some(owned) = &self.owned else { return };
        if self.thinking.as_ref().is_some_and(|thinking| thinking.version() == version) {
            self.thinking = None;
        }
        // A takeback or resignation came first: the bot was asked again, or is no longer needed.
        if self.position_at != version || owned.table.bot_to_move().is_none_or(|(deciding, _)| deciding != seat) {
            return;
        }
        let number = owned.table.moves_played();
        let asked = std::time::Instant::now();
        let outcome = match text {
            Some(text) => self.apply(By::Bot(seat), Input::Asked(Command::Play { text, number }), None).await,
            None => self.server(Input::BotFailed(seat)).await,
        };
        metrics::command(Author::Bot, "play", outcome_of(&outcome), asked.elapsed());
        if let Err(RequestError::Refused(refused)) = outcome {
            tracing::error!(table = %self.handle.id, ?refused, "a bot chose an impossible move");
            // Not stored, not failed: it will be asked again.
            drop(self.server(Input::BotFailed(seat)).await);
        }
    }
}
