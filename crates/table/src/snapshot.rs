//! A table written down whole, and read again: so that a long log need not be replayed from its beginning.
//!
//! The one thing to know: a snapshot after event k with the later events folded in equals a replay of all events.

use crate::clock::{self, MAX_LAG_BUDGET_MS};
use crate::start;
use crate::state::{Current, SeatState, Table};
use trilynx_games::Seat;
use trilynx_games::chance::Seed;
use trilynx_protocol::log::{CorruptLog, GameSnapshot, SeatSnapshot, Secret, Snapshot, StoredOffers, StoredStage};
use trilynx_protocol::{Options, TableId};

impl Table {
    /// The whole table as plain data, for the store alone: it holds seeds and cards.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            version: self.version,
            last_ms: self.last_ms,
            opened: self.opened,
            options: self.options.clone().into(),
            opener: self.opener,
            rematch_of: self.rematch_of,
            tournament: self.tournament,
            rated: self.rated,
            stage: self.stage.into(),
            seats: self.seats.iter().cloned().map(write_seat).collect(),
            left: self.left.clone(),
            next_seed: self.next_seed.as_ref().map(|seed| Secret(seed.to_string())),
            results: self.results.iter().cloned().map(Into::into).collect(),
            game: self.game.as_ref().map(write_game),
            offers: self.offers.clone().into(),
            rematch: self.rematch,
            chat: self.chat.iter().cloned().map(Into::into).collect(),
            said: self.said,
            said_watching: self.said_watching,
        }
    }

    /// The table of a snapshot. What happened later is folded in by [`Table::go_on`].
    pub fn restore(id: TableId, snapshot: Snapshot) -> Result<Table, CorruptLog> {
        let version = snapshot.version;
        let damaged = |what: &str| CorruptLog { version, what: what.to_string() };
        let options = Options::from(snapshot.options.clone());
        start::check_options(&options).map_err(|_| damaged("the options cannot be played"))?;
        if snapshot.seats.len() != usize::from(options.players) {
            return Err(damaged("there is another number of seats than of players"));
        }
        let StoredOffers { draw, takeback, rematch } = &snapshot.offers;
        let asking = takeback.iter().flat_map(|takeback| takeback.agreed.iter().chain([&takeback.by]));
        if draw.iter().chain(rematch).chain(asking).chain(&snapshot.left).any(|seat| *seat >= options.players) {
            return Err(damaged("somebody offers something or has left who has no seat"));
        }
        if !stands_so(&snapshot) {
            return Err(damaged("there is no such game at this stage"));
        }
        Ok(Table {
            id,
            version,
            last_ms: snapshot.last_ms,
            opened: snapshot.opened,
            opener: snapshot.opener,
            rematch_of: snapshot.rematch_of,
            tournament: snapshot.tournament,
            rated: snapshot.rated,
            stage: snapshot.stage.into(),
            left: snapshot.left,
            next_seed: read_seed(snapshot.next_seed).map_err(damaged)?,
            results: snapshot.results.into_iter().map(Into::into).collect(),
            game: snapshot.game.map(|game| read_game(game, &options)).transpose().map_err(|what| damaged(&what))?,
            seats: snapshot.seats.into_iter().map(read_seat).collect(),
            offers: snapshot.offers.into(),
            rematch: snapshot.rematch,
            options,
            chat: snapshot.chat.into_iter().map(Into::into).collect(),
            said: snapshot.said,
            said_watching: snapshot.said_watching,
        })
    }
}

/// Whether there is the game, played or over, and the seed that belong to the stage.
fn stands_so(snapshot: &Snapshot) -> bool {
    let over = snapshot.game.as_ref().map(|game| game.result.is_some());
    let promised = snapshot.next_seed.is_some();
    match snapshot.stage {
        StoredStage::Waiting | StoredStage::Closed => over.is_none() && promised,
        StoredStage::Playing => over == Some(false) && !promised,
        StoredStage::Between => over == Some(true) && promised,
        StoredStage::Over => over == Some(true) && !promised,
    }
}

/// A seat as the other one of its two types. Both are made by it, so it does not compile when one of them has a field more.
macro_rules! same_seat {
    ($seat:ident as $other:ident) => {
        $other {
            offer: $seat.offer.into(),
            occupant: $seat.occupant.map(Into::into),
            word: $seat.word,
            replaced_by: $seat.replaced_by,
            away_since_ms: $seat.away_since_ms,
            ready: $seat.ready,
            draw_offered_at: $seat.draw_offered_at,
            takeback_declined_at: $seat.takeback_declined_at,
            requests: $seat.requests,
            vacation_until_unix_ms: $seat.vacation_until_unix_ms,
        }
    };
}

fn write_seat(seat: SeatState) -> SeatSnapshot {
    same_seat!(seat as SeatSnapshot)
}

fn read_seat(seat: SeatSnapshot) -> SeatState {
    same_seat!(seat as SeatState)
}

fn write_game(game: &Current) -> GameSnapshot {
    GameSnapshot {
        start: Secret(game.board.start()),
        rules: game.rules,
        started_unix_ms: game.started_unix_ms,
        seed: game.seed.as_ref().map(|seed| Secret(seed.to_string())),
        moves: game.board.played().into_iter().map(Into::into).collect(),
        since_ms: game.since_ms,
        clocks: game.clocks.clone().map(Into::into),
        result: game.result.clone().map(Into::into),
        ended_ms: game.ended_ms,
        made: game.made,
        lag_budgets: game.lag_budgets.to_vec(),
    }
}

fn read_game(game: GameSnapshot, options: &Options) -> Result<Current, String> {
    let seats = usize::from(options.players);
    let mut board = start::begin_by_rules(game.rules, &game.start.0).map_err(|error| error.public().to_string())?;
    if board.seats() != seats {
        return Err("the start is that of another game".to_string());
    }
    for played in &game.moves {
        if board.to_move() != Some(Seat(played.seat)) {
            return Err("a move was made by another seat than the one that decides".to_string());
        }
        let legal = board.check(&played.text).map_err(|_| "a move is not legal")?;
        board.play(legal, played.took_ms);
    }
    if game
        .clocks
        .as_ref()
        .is_some_and(|clocks| clocks.seats.len() != seats || clocks.running.is_some_and(|seat| usize::from(seat) >= seats))
    {
        return Err("the clocks are those of other seats".to_string());
    }
    let GameSnapshot { rules, started_unix_ms, since_ms, clocks, result, ended_ms, .. } = game;
    // A snapshot of release 0.1.0 has neither.
    let made = game.made.max(game.moves.len() as u32);
    let fresh = clock::fresh_lag_budget_ms(&options.clock);
    let lag_budgets = std::array::from_fn(|seat| game.lag_budgets.get(seat).copied().unwrap_or(fresh).min(MAX_LAG_BUDGET_MS));
    let seed = read_seed(game.seed)?;
    let (clocks, result) = (clocks.map(Into::into), result.map(Into::into));
    Ok(Current { board, rules, started_unix_ms, seed, since_ms, clocks, result, ended_ms, made, lag_budgets })
}

fn read_seed(secret: Option<Secret>) -> Result<Option<Seed>, &'static str> {
    secret.map(|secret| secret.0.parse()).transpose().map_err(|_| "the seed cannot be read")
}
