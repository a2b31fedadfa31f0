//! Games that a bot plays against itself, to learn from.
//!
//! The one thing to know: everything about a game follows from the settings and its number, so a run that was killed goes on as if nothing
//! had happened. Runs with different seeds play different games, and each has a file of its own: as many may run at a time as one likes.

pub mod file;

pub use file::{BadGames, GamesFile, SelfPlaySettings};

use crate::contender::{Contender, Player};
use crate::openings::{NoOpening, Opening};
use crate::schedule::{Purpose, draw};
use std::ops::RangeInclusive;
use std::sync::atomic::AtomicBool;
use trilynx_bots::{Roster, SystemClock, Value};
use trilynx_games::{Game, Seats, Status, Viewer};

/// Who plays, and from which openings.
#[derive(Clone, Debug)]
pub struct SelfPlay<G: Game> {
    /// What the players agreed on.
    pub options: G::Options,
    /// Who sits in every seat: a bot of ours.
    pub player: Contender,
    /// How many random moves begin a game, at least and at most.
    pub openings: RangeInclusive<usize>,
    /// Decides everything else.
    pub seed: u64,
}

/// A finished game with what the player thought at each of its own moves.
#[derive(Clone, PartialEq, Debug)]
pub struct JudgedGame<G: Game> {
    /// What was dealt.
    pub deal: G::Deal,
    /// All moves, the opening first.
    pub moves: Vec<G::Move>,
    /// What the player thought before each move after the opening.
    pub judgements: Vec<Judgement>,
    /// Every winner; nobody for a draw.
    pub winners: Seats,
}

impl<G: Game> JudgedGame<G> {
    /// How many random moves began it.
    pub fn opening_plies(&self) -> usize {
        self.moves.len() - self.judgements.len()
    }
}

/// What a player thought of a position, for the seat that decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// The probability of winning in parts of [`Judgement::CERTAIN`].
    pub win: u16,
    /// Whether it was proved.
    pub is_proved: bool,
}

impl Judgement {
    /// A probability of 1.
    pub const CERTAIN: u16 = 10_000;

    /// What a value says.
    pub fn of(value: &Value) -> Judgement {
        let win = (value.win.clamp(0.0, 1.0) * f32::from(Judgement::CERTAIN)).round() as u16;
        Judgement { win, is_proved: value.proof.is_some() }
    }
}

impl<G: Roster> SelfPlay<G> {
    /// Plays the game of this number.
    pub fn play(&self, number: u64) -> Result<JudgedGame<G>, NoOpening> {
        let Player::Bot(name) = &self.player.player else { unreachable!("only bots of ours play against themselves") };
        let (least, most) = (*self.openings.start(), *self.openings.end());
        let plies = least + (draw(self.seed, Purpose::Game, number) % (most - least + 1) as u64) as usize;
        let Opening { deal, mut moves, .. } = Opening::<G>::of_round(&self.options, self.seed, number, plies)?;
        let mut state = G::new(&deal);
        moves.iter().for_each(|chosen| state.play_unchecked(*chosen));
        let mut bot = G::bot(name).unwrap_or_else(|| unreachable!("{name} was found in the roster"));
        let mut judgements = Vec::new();
        let winners = loop {
            let seat = match state.status() {
                Status::ToMove(seat) => seat,
                Status::Over(outcome) => break outcome.winners,
            };
            let seed = draw(draw(self.seed, Purpose::Game, number), Purpose::Move, moves.len() as u64);
            let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
            let limits = self.player.thinking.limits(&stop, &clock);
            let thought = bot.choose(&state.view(Viewer::Seat(seat)), seed, &limits, &mut |_| {});
            state.play_unchecked(thought.best());
            moves.push(thought.best());
            judgements.push(Judgement::of(&thought.value()));
        };
        Ok(JudgedGame { deal, moves, judgements, winners })
    }
}
