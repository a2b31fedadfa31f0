//! Moves, restarted turns, resignation, and how a game ends.

use crate::clock::MAX_LAG_MS;
use crate::decider::{Decider, Delay, MAX_MOVES, MAX_MOVES_MADE};
use crate::state::Current;
use trilynx_games::Seat;
use trilynx_games::game::Outcome;
use trilynx_protocol::log::{Event, Secret};
use trilynx_protocol::{EndedBy, GameResult, Refused};

impl Current {
    /// Whether it has more moves than any game that is meant to end.
    fn is_too_long(&self) -> bool {
        self.board.moves_played() as u32 >= MAX_MOVES || self.made >= MAX_MOVES_MADE
    }
}

impl Decider<'_> {
    pub(crate) fn bot_plays(&mut self, seat: Seat, text: &str, number: u32) -> Result<(), Refused> {
        if self.table.seats.get(seat.index()).and_then(|place| place.bot()).is_none() {
            return Err(Refused::NotSeated);
        }
        self.play(seat, text, number, Delay::default())
    }

    pub(crate) fn play(&mut self, seat: Seat, text: &str, number: u32, delay: Delay) -> Result<(), Refused> {
        self.must_be_playing()?;
        let played = self.table.moves_played();
        if number != played {
            return Err(Refused::Stale { number: played });
        }
        if self.table.to_move() != Some(seat) {
            return Err(Refused::NotYourTurn);
        }
        let Delay { lag_ms, held_ms } = self.forgiven(seat, delay);
        if self.time_is_up(lag_ms + held_ms) {
            return Err(Refused::TimeUp);
        }
        let Some(game) = &self.table.game else { return Err(Refused::NotStarted) };
        let legal = game.board.check(text)?;
        self.emit_move(Event::Moved { seat: seat.0, text: text.to_string(), lag_ms, held_ms }, legal);
        if let Some(outcome) = self.table.game.as_ref().and_then(|game| game.board.outcome()) {
            self.end_by_rules(&outcome);
        } else if self.is_nearly_full() || self.table.game.as_ref().is_some_and(|game| game.is_too_long()) {
            self.end(Vec::new(), EndedBy::Abort);
        }
        Ok(())
    }

    /// What is not charged of the time a move took: what passed at the server, and for its way there no more than was measured, than is usual
    /// and than the seat's budget holds. Never more than has passed at all.
    fn forgiven(&self, seat: Seat, delay: Delay) -> Delay {
        let Some(game) = &self.table.game else { return Delay::default() };
        let spent = u32::try_from(self.now.service_ms.saturating_sub(game.since_ms)).unwrap_or(u32::MAX);
        let held_ms = delay.held_ms.min(spent);
        let lag_ms = delay.lag_ms.min(MAX_LAG_MS).min(game.lag_budgets[seat.index()]).min(spent - held_ms);
        Delay { lag_ms, held_ms }
    }

    /// Whether the clock that runs has used all its time.
    pub(crate) fn time_is_up(&self, lag_ms: u32) -> bool {
        let running = self.table.game.as_ref().and_then(|game| game.clocks.as_ref()).and_then(|clocks| clocks.running);
        let now = self.now.service_ms.saturating_sub(u64::from(lag_ms));
        running.is_some_and(|seat| self.table.time_left(Seat(seat), now) == Some(0))
    }

    pub(crate) fn reset_turn(&mut self, seat: Seat) -> Result<(), Refused> {
        self.must_be_playing()?;
        if self.table.to_move() != Some(seat) {
            return Err(Refused::NotYourTurn);
        }
        let to = self.table.game.as_ref().and_then(|game| game.board.reset_point()).ok_or(Refused::NothingToReset)?;
        self.must_have_room()?;
        self.emit(Event::TurnReset { seat: seat.0, to: to as u32 });
        Ok(())
    }

    pub(crate) fn resign(&mut self, seat: Seat) -> Result<(), Refused> {
        self.must_be_playing()?;
        self.leaves(seat, EndedBy::Resignation);
        Ok(())
    }

    pub(crate) fn abort(&mut self) -> Result<(), Refused> {
        self.must_be_playing()?;
        if !self.table.may_abort() {
            return Err(Refused::TooLateToAbort);
        }
        self.end(Vec::new(), EndedBy::Abort);
        Ok(())
    }

    /// A seat is given up. Of two players the other wins; among more a bot plays on, as long as there is a person to play for.
    pub(crate) fn leaves(&mut self, seat: Seat, by: EndedBy) {
        if self.table.seats.len() == 2 {
            return self.end(vec![1 - seat.0.min(1)], by);
        }
        let bots = (self.given.bots)(self.table.options.game.0);
        let was_person = self.table.seats.get(seat.index()).is_some_and(|place| place.person().is_some());
        let next = if was_person { bots.last() } else { bots.first() };
        let Some((bot, _)) = next else { return self.end(Vec::new(), EndedBy::Abort) };
        self.emit(Event::Replaced { seat: seat.0, bot: bot.to_string() });
        if was_person && self.table.seats.iter().all(|place| place.person().is_none()) {
            self.end(Vec::new(), EndedBy::Abort);
        }
    }

    /// Who left for good does not win, whatever the bot has made of it.
    fn end_by_rules(&mut self, outcome: &Outcome) {
        let scores = outcome.scores.to_vec();
        let left = &self.table.left;
        let best = scores.iter().zip(0..).filter(|(_, seat)| !left.contains(seat)).map(|(score, _)| *score).max();
        let winners = if left.is_empty() {
            outcome.winners.iter().map(|seat| seat.0).collect()
        } else {
            scores.iter().zip(0..).filter(|(score, seat)| !left.contains(seat) && Some(**score) == best).map(|(_, seat)| seat).collect()
        };
        let result = GameResult { winners, scores, by: EndedBy::Rules, left: left.clone() };
        let goes_on = self.table.games_left_after(&result);
        let next_seed = goes_on.then(|| Secret(self.given.seed.to_string()));
        self.emit(Event::Ended { result: result.into(), next_seed });
    }

    /// A game that does not end by its rules ends the match too.
    pub(crate) fn end(&mut self, winners: Vec<u8>, by: EndedBy) {
        let result = GameResult { winners, scores: Vec::new(), by, left: self.table.left.clone() };
        self.emit(Event::Ended { result: result.into(), next_seed: None });
    }
}
