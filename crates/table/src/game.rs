//! A game whose kind is known at run time only: its start, its moves and the one state they lead to.
//!
//! The one thing to know: no earlier state is kept. Going back plays the remaining moves again from the start, so a table stays small.

use std::any::Any;
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::game::{HeadText, MAX_SEATS, Outcome};
use trilynx_games::record::{self, Record};
use trilynx_games::{Expected, Game, GameId, Header, ParseError, Reason, Seat, Seats, Start, StartError, Viewer, header, with_game};
use trilynx_protocol::command::MAX_MOVE_BYTES;
use trilynx_protocol::position::{Effects, Position, Shown};
use trilynx_protocol::wire::{Decision, DecisionKind, Played};
use trilynx_protocol::{EndedBy, GameResult, Options, Refused};

/// The longest line one may start a game from, in bytes.
const MAX_START_BYTES: usize = 4096;

/// What of a game's record the game itself does not know.
pub(crate) struct Notes {
    pub rules: u32,
    pub chance: record::Chance,
    pub headers: Vec<(String, String)>,
    pub result: Option<GameResult>,
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
    /// Whether this text is a legal move.
    fn check(&self, text: &str) -> Result<(), Refused>;
    /// Plays a move; refuses what [`AnyGame::check`] refuses.
    fn play(&mut self, text: &str, took_ms: u32) -> Result<(), Refused>;
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
#[derive(PartialEq)]
pub(crate) struct GameRun<G: Game> {
    start: Start<G>,
    state: G,
    moves: Vec<Made<G>>,
    turns: [u16; MAX_SEATS],
    /// What the last move did besides.
    effects: Effects,
}

/// A move that was made.
#[derive(PartialEq)]
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

impl<G: Shown> GameRun<G> {
    fn read(&self, text: &str) -> Result<G::Move, Refused> {
        if text.len() > MAX_MOVE_BYTES {
            return Err(Refused::unreadable(&ParseError::new(text, Expected::Shorter { most: MAX_MOVE_BYTES })));
        }
        let chosen: G::Move = text.parse().map_err(|unreadable| Refused::unreadable(&unreadable))?;
        self.state.check(chosen).map_err(|refusal| Refused::by_rule(&refusal))?;
        Ok(chosen)
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
        other.as_any().downcast_ref::<GameRun<G>>().is_some_and(|other| self == other)
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

    fn check(&self, text: &str) -> Result<(), Refused> {
        self.read(text).map(drop)
    }

    fn play(&mut self, text: &str, took_ms: u32) -> Result<(), Refused> {
        let chosen = self.read(text)?;
        self.make(chosen, took_ms);
        Ok(())
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
        let chosen = self.read(text)?;
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

/// The view a seat has of the game, if it is of this kind.
pub(crate) fn view_of<G: Shown + 'static>(board: &dyn AnyGame, viewer: Viewer) -> Option<G::View> {
    board.as_any().downcast_ref::<GameRun<G>>().map(|sequence| sequence.state.view(viewer))
}

/// The game that begins as this line says.
pub(crate) fn begin(line: &str) -> Result<Box<dyn AnyGame>, String> {
    let (header, mut rest) = Header::split(line).map_err(|unreadable| unreadable.to_string())?;
    if let Some(word) = rest.next() {
        return Err(format!("nothing may stand after the fields, but there is {}", word.chars().take(40).collect::<String>()));
    }
    begin_with(header).map_err(|refused| match refused {
        Refused::Impossible { message, .. } | Refused::Unreadable { message, .. } => message,
        other => format!("{other:?}"),
    })
}

/// Why a stored game cannot be gone on with. The start itself stays out of it: it may be logged, and a deal is secret.
pub(crate) enum Unplayable {
    Start,
    Rules(u32),
}

impl Unplayable {
    pub(crate) fn public(&self) -> String {
        match self {
            Unplayable::Start => "the start cannot be read".to_string(),
            Unplayable::Rules(rules) => format!("this program has no rules of version {rules} for it"),
        }
    }
}

/// The stored game that begins as this line says, played by the version of the rules it was begun with and by no other. This is where an old version
/// of a game's rules is chosen once it has a second one; until then there is one version of each.
pub(crate) fn begin_by_rules(rules: u32, line: &str) -> Result<Box<dyn AnyGame>, Unplayable> {
    let board = begin(line).map_err(|_| Unplayable::Start)?;
    if rules == rules_version(board.game()) { Ok(board) } else { Err(Unplayable::Rules(rules)) }
}

/// The game that begins with this head; why not is [`Refused::Unreadable`] or [`Refused::Impossible`].
pub(crate) fn begin_with(header: Header<'_>) -> Result<Box<dyn AnyGame>, Refused> {
    with_game!(header.game, G => {
        let (start, state) = Start::<G>::read(header).map_err(why_not)?;
        Ok(Box::new(GameRun { start, state, moves: Vec::new(), turns: [0; MAX_SEATS], effects: Effects::default() }))
    })
}

pub(crate) fn why_not<P: Reason>(error: StartError<P>) -> Refused {
    let message = error.to_string();
    match error {
        StartError::Unreadable(unreadable) => Refused::unreadable(&unreadable),
        StartError::Impossible(problems) => {
            let first = problems.first().unwrap_or_else(|| unreachable!("there is at least one reason"));
            Refused::impossible(first, message)
        }
    }
}

/// The version of the rules that is played by.
pub(crate) fn rules_version(game: GameId) -> u32 {
    with_game!(game, G => G::RULES_VERSION)
}

/// Deals a game: what is agreed on, who begins, and what chance gives.
pub(crate) fn deal(options: &Options, first: Seat, seed: &Seed, words: &[&str]) -> Result<String, Refused> {
    let words: Vec<&[u8]> = words.iter().map(|word| word.as_bytes()).collect();
    with_game!(options.game.0, G => {
        let agreed = agreed::<<G as Game>::Options>(options, first)?;
        Ok(G::deal(&agreed, &mut Generator::new(seed, &words)).to_string())
    })
}

/// The options of the game itself.
fn agreed<O: HeadText>(options: &Options, first: Seat) -> Result<O, Refused> {
    let line = options.game.0.options_text(&options.variant, usize::from(options.players), first);
    header::read_alone(&line).map_err(|error| wrong("players", error))
}

fn wrong(field: &str, message: impl ToString) -> Refused {
    Refused::Options { field: field.into(), message: message.to_string() }
}

/// Whether these options can be played: the variant exists, the number of players fits, and the starting position is possible.
pub(crate) fn check_options(options: &Options) -> Result<(), Refused> {
    let game = options.game.0;
    if !game.variants().contains(&options.variant.as_str()) {
        return Err(wrong("variant", format!("the variants are {}", game.variant_list())));
    }
    let line = match &options.start {
        None => deal(options, Seat(0), &Seed([0; 64]), &[])?,
        Some(line) => line.clone(),
    };
    if line.len() > MAX_START_BYTES || line.chars().any(char::is_control) {
        return Err(wrong("start", format!("a start is one line of at most {MAX_START_BYTES} bytes")));
    }
    let (header, _) = Header::split(&line).map_err(|unreadable| wrong("start", unreadable))?;
    if (header.game, header.variant) != (game, options.variant.as_str()) {
        return Err(wrong("start", format!("the start is of {}/{}, not of {game}/{}", header.game, header.variant, options.variant)));
    }
    let board = begin(&line).map_err(|message| wrong("start", message))?;
    if options.start.is_some() && board.hides_cards() {
        return Err(wrong("start", "everybody would have read the cards: a game that hides them starts from a deal"));
    }
    if options.start.is_some() && board.to_move().is_none() {
        return Err(wrong("start", "the game is over in this position"));
    }
    let seats = board.seats();
    if seats != usize::from(options.players) {
        return Err(wrong("players", format!("{seats} play this, not {}", options.players)));
    }
    Ok(())
}
