//! The turns of bots: asking one to think, and playing what it chose.

use super::Task;
use super::commands::outcome_of;
use super::handle::RequestError;
use crate::live::fair::{Client, Origin};
use crate::metrics::{self, Author};
use trilynx_games::Seat;
use trilynx_protocol::Command;
use trilynx_table::{By, Input};

impl Task {
    /// Asks a bot to think if it is a bot's decision, once for each position. What it thought about before is dropped. Bots that play among
    /// themselves rest while nobody watches.
    pub(super) fn ask_bot(&mut self) {
        let version = self.position_at;
        if self.thinking.as_ref().is_some_and(|thinking| thinking.version() == version) {
            return;
        }
        self.thinking = None;
        let Some(owned) = &self.owned else { return };
        let Some((seat, bot)) = owned.table.bot_to_move() else { return };
        if !owned.table.has_people() && self.watchers.is_empty() {
            return;
        }
        let nobody = || Client { origin: Origin::LOCAL, person: owned.table.opener() };
        let client = self.client.unwrap_or_else(nobody);
        self.thinking = Some(self.context.bots.think(&owned.table, seat, bot, version, client, self.handle.clone(), &self.context.env));
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
