//! A game whose kind is known at run time only: its start, its moves and the one state they lead to.
//!
//! The one thing to know: no earlier state is kept. Going back plays the remaining moves again from the start, so a table stays small.

use std::any::Any;
use trilynx_games::game::{MAX_SEATS, Outcome};
use trilynx_games::record::{self, Record};
use trilynx_games::{Expected, Game, GameId, ParseError, Seat, Seats, Start, Viewer};
use trilynx_protocol::command::MAX_MOVE_BYTES;
use trilynx_protocol::position::{Effects, Position, Shown};
use trilynx_protocol::wire::{Decision, DecisionKind, Played};
use trilynx_protocol::{EndedBy, GameResult, Refused};

/// What of a game's record the game itself does not know.
pub(crate) struct Notes {
    pub rules: u32,
    pub chance: record::Chance,
    pub headers: Vec<(String, String)>,
    pub result: Option<GameResult>,
}

/// A move that was read and is legal in the position it was read for, of any kind of game. Only [`AnyGame::check`] and [`AnyGame::made`] give one, so
/// that no move is read or checked twice.
pub(crate) struct LegalMove {
    chosen: Box<dyn Any>,
    /// How many moves are played before it.
    number: usize,
}

/// A game in progress, of any kind.
pub(crate) trait AnyGame: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn equals(&self, other: &dyn AnyGame) -> bool;
    fn game(&self) -> GameId;
    fn seats(&self) -> usize;
    /// Whether cards are hidden in this game.
    fn hides_cards(&self) -> bool;
    /// The name after the slash.
    fn variant(&self) -> String;
    /// The whole deal or position it started from.
    fn start(&self) -> String;
    /// Whether it started from a deal, so that a seed can prove it.
    fn is_dealt(&self) -> bool;
    fn to_move(&self) -> Option<Seat>;
    fn outcome(&self) -> Option<Outcome>;
    fn moves_played(&self) -> usize;
    fn played(&self) -> Vec<Played>;
    fn last_played(&self) -> Option<Played>;
    /// How many turns each seat has finished.
    fn turns(&self, seat: Seat) -> u16;
    /// Whether the decision at hand is the first of a turn.
    fn begins_turn(&self) -> bool;
    /// The legal move that this text is.
    fn check(&self, text: &str) -> Result<LegalMove, Refused>;
    /// Plays a move that is legal here.
    fn play(&mut self, legal: LegalMove, took_ms: u32);
    /// Move `n` of this game, counted from 0, to be played again from the same start, and how long it took.
    fn made(&self, n: usize) -> Option<(LegalMove, u32)>;
    fn copied(&self) -> Box<dyn AnyGame>;
    /// Takes back all but the first `to` moves.
    fn go_back(&mut self, to: usize);
    /// Whether the seat that decides is in the middle of a turn it may restart.
    fn may_reset(&self) -> bool;
    /// How many moves remain if the turn is restarted.
    fn reset_point(&self) -> Option<usize>;
    fn position(&self, viewer: Viewer) -> Position;
    /// What the last move did besides; nothing before the first.
    fn effects(&self) -> &Effects;
    fn decision(&self, viewer: Viewer) -> Option<Decision>;
    /// Every legal move, in byte order: also what the seat that decides alone may know.
    fn legal(&self) -> Vec<String>;
    /// The whole position as a line, with all that is hidden.
    fn written(&self) -> String;
    /// What a move would do. Where cards are hidden, only the seat that decides may ask, and is not told the position.
    fn preview(&self, viewer: Viewer, text: &str) -> Result<(Option<Position>, Effects), Refused>;
    fn record(&self, notes: Notes) -> String;
}

/// A game of one kind.
#[derive(Clone, PartialEq)]
pub(crate) struct GameRun<G: Game> {
    start: Start<G>,
    state: G,
    moves: Vec<Made<G>>,
    turns: [u16; MAX_SEATS],
    /// What the last move did besides.
    effects: Effects,
}

/// A move that was made.
#[derive(Clone, PartialEq)]
struct Made<G: Game> {
    chosen: G::Move,
    seat: Seat,
    took_ms: u32,
}

/// The decision goes on with a turn that was begun before. A seat skipped because it cannot move ends a turn too, although the
/// same seat decides again.
fn begins_turn<G: Shown>(state: &G) -> bool {
    let kind = G::decision(&state.view(Viewer::Spectator));
    !state.mid_turn() && !matches!(kind, DecisionKind::Attack | DecisionKind::Answer | DecisionKind::Draw)
}

/// The move that this text is, if it is legal in this position.
fn read_move<G: Game>(state: &G, text: &str) -> Result<G::Move, Refused> {
    #[cfg(test)]
    crate::tests::READ.with(|read| read.set(read.get() + 1));
    if text.len() > MAX_MOVE_BYTES {
        return Err(Refused::unreadable(&ParseError::new(text, Expected::Shorter { most: MAX_MOVE_BYTES })));
    }
    let chosen: G::Move = text.parse().map_err(|unreadable| Refused::unreadable(&unreadable))?;
    state.check(chosen).map_err(|refusal| Refused::by_rule(&refusal))?;
    Ok(chosen)
}

impl<G: Shown> GameRun<G> {
    pub(crate) fn new(start: Start<G>, state: G) -> GameRun<G> {
        GameRun { start, state, moves: Vec::new(), turns: [0; MAX_SEATS], effects: Effects::default() }
    }

    /// The game of a record.
    pub(crate) fn recorded(record: Record<G>) -> GameRun<G> {
        let state = record.start.state();
        let mut run = GameRun::new(record.start, state);
        // A record that was read has been replayed.
        record.moves.into_iter().for_each(|chosen| run.make(chosen, 0));
        run
    }

    /// The start and the first `kept` moves with others added, if those can be played.
    pub(crate) fn line(&self, kept: usize, added: &[String]) -> Result<(G, Vec<G::Move>), Refused> {
        let start = self.start.state();
        let mut moves: Vec<G::Move> = self.moves.iter().take(kept).map(|made| made.chosen).collect();
        let mut state = start.clone();
        moves.iter().for_each(|chosen| state.play_unchecked(*chosen));
        for text in added {
            let chosen = read_move(&state, text)?;
            state.play_unchecked(chosen);
            moves.push(chosen);
        }
        Ok((start, moves))
    }

    fn make(&mut self, chosen: G::Move, took_ms: u32) {
        let Some(seat) = self.state.status().to_move() else { return };
        self.effects = G::effects(&self.state.view(Viewer::Seat(seat)), chosen);
        self.state.play_unchecked(chosen);
        self.moves.push(Made { chosen, seat, took_ms });
        if self.state.status().to_move() != Some(seat) || begins_turn(&self.state) {
            let turns = &mut self.turns[seat.index()];
            *turns = turns.saturating_add(1);
        }
    }

    fn wire(made: &Made<G>) -> Played {
        Played { seat: made.seat.0, text: made.chosen.to_string(), took_ms: made.took_ms }
    }
}

impl<G: Shown + 'static> AnyGame for GameRun<G>
where
    GameRun<G>: Send + Sync,
{
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn equals(&self, other: &dyn AnyGame) -> bool {
        run_of::<G>(other).is_some_and(|other| self == other)
    }

    fn game(&self) -> GameId {
        G::ID
    }

    fn seats(&self) -> usize {
        self.state.seats()
    }

    fn hides_cards(&self) -> bool {
        G::HIDES_CARDS
    }

    fn variant(&self) -> String {
        let start = self.start();
        let name = start.split_ascii_whitespace().next().unwrap_or_default();
        name.split_once('/').map_or_else(String::new, |(_, variant)| variant.to_string())
    }

    fn start(&self) -> String {
        self.start.to_string()
    }

    fn is_dealt(&self) -> bool {
        matches!(self.start, Start::Deal(_))
    }

    fn to_move(&self) -> Option<Seat> {
        self.state.status().to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.status().outcome()
    }

    fn moves_played(&self) -> usize {
        self.moves.len()
    }

    fn played(&self) -> Vec<Played> {
        self.moves.iter().map(Self::wire).collect()
    }

    fn last_played(&self) -> Option<Played> {
        self.moves.last().map(Self::wire)
    }

    fn turns(&self, seat: Seat) -> u16 {
        self.turns.get(seat.index()).copied().unwrap_or(0)
    }

    fn begins_turn(&self) -> bool {
        begins_turn(&self.state)
    }

    fn check(&self, text: &str) -> Result<LegalMove, Refused> {
        let chosen = read_move(&self.state, text)?;
        Ok(LegalMove { chosen: Box::new(chosen), number: self.moves.len() })
    }

    fn play(&mut self, legal: LegalMove, took_ms: u32) {
        assert_eq!(legal.number, self.moves.len(), "a move is played in the position it was checked in");
        let chosen = legal.chosen.downcast::<G::Move>().unwrap_or_else(|_| unreachable!("the move is of another game"));
        self.make(*chosen, took_ms);
    }

    fn made(&self, n: usize) -> Option<(LegalMove, u32)> {
        self.moves.get(n).map(|made| (LegalMove { chosen: Box::new(made.chosen), number: n }, made.took_ms))
    }

    fn copied(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn go_back(&mut self, to: usize) {
        let moves = std::mem::take(&mut self.moves);
        self.state = self.start.state();
        self.turns = [0; MAX_SEATS];
        self.effects = Effects::default();
        moves.into_iter().take(to).for_each(|made| self.make(made.chosen, made.took_ms));
    }

    fn may_reset(&self) -> bool {
        let decides = self.to_move();
        decides.is_some() && self.state.mid_turn() && self.moves.last().map(|made| made.seat) == decides
    }

    fn reset_point(&self) -> Option<usize> {
        let seat = self.to_move().filter(|_| self.may_reset())?;
        let mut state = self.start.state();
        let mut mid_turn = vec![state.mid_turn()];
        for made in &self.moves {
            state.play_unchecked(made.chosen);
            mid_turn.push(state.mid_turn());
        }
        let mut to = self.moves.len();
        while to > 0 && mid_turn[to] && self.moves[to - 1].seat == seat {
            to -= 1;
        }
        Some(to)
    }

    fn position(&self, viewer: Viewer) -> Position {
        G::position(&self.state.view(viewer))
    }

    fn effects(&self) -> &Effects {
        &self.effects
    }

    fn decision(&self, viewer: Viewer) -> Option<Decision> {
        let seat = self.to_move()?;
        let kind = G::decision(&self.state.view(viewer));
        let legal = (viewer == Viewer::Seat(seat)).then(|| self.state.legal_texts());
        Some(Decision { seat: seat.0, kind, legal })
    }

    fn legal(&self) -> Vec<String> {
        if self.to_move().is_some() { self.state.legal_texts() } else { Vec::new() }
    }

    fn written(&self) -> String {
        self.state.setup().to_string()
    }

    fn preview(&self, viewer: Viewer, text: &str) -> Result<(Option<Position>, Effects), Refused> {
        if G::HIDES_CARDS && self.to_move().map(Viewer::Seat) != Some(viewer) {
            return Err(Refused::Hidden);
        }
        let chosen = read_move(&self.state, text)?;
        let effects = G::effects(&self.state.view(viewer), chosen);
        if G::HIDES_CARDS {
            return Ok((None, effects));
        }
        let mut state = self.state.clone();
        state.play_unchecked(chosen);
        Ok((Some(G::position(&state.view(viewer))), effects))
    }

    fn record(&self, notes: Notes) -> String {
        let ending = match (self.outcome(), notes.result) {
            (Some(outcome), _) => record::Ending::ByRules(outcome),
            (None, Some(result)) => ending(&result),
            (None, None) => record::Ending::Open,
        };
        let moves = self.moves.iter().map(|made| made.chosen).collect();
        let Notes { rules, chance, headers, .. } = notes;
        Record { start: self.start.clone(), rules, chance, headers, moves, ending }.to_string()
    }
}

fn ending(result: &GameResult) -> record::Ending {
    let by = match result.by {
        EndedBy::Resignation => record::EndedBy::Resignation,
        EndedBy::Time => record::EndedBy::Time,
        EndedBy::Agreement => record::EndedBy::Agreement,
        EndedBy::Absence => record::EndedBy::Absence,
        EndedBy::Abort | EndedBy::Rules => return record::Ending::Open,
    };
    record::Ending::Otherwise { winners: result.winners.iter().copied().map(Seat).collect::<Seats>(), by }
}

/// The game, if it is of this kind.
pub(crate) fn run_of<G: Shown + 'static>(board: &dyn AnyGame) -> Option<&GameRun<G>> {
    board.as_any().downcast_ref()
}

/// The view a seat has of the game, if it is of this kind.
pub(crate) fn view_of<G: Shown + 'static>(board: &dyn AnyGame, viewer: Viewer) -> Option<G::View> {
    run_of::<G>(board).map(|run| run.state.view(viewer))
}
