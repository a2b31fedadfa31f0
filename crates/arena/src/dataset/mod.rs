//! Positions to learn from: games expanded, filtered, each position once, as the inputs of a network and what came of it.
//!
//! ```text
//! file    = "TRILYNXS" version:u32 length:u32 header:json maps { sample }                         all little-endian
//! maps    = opponent:u16*inputs symmetries:u16*12*inputs relabellings:u16*(all counts together)*inputs
//! sample  = inputs:u16*most_active knowledge:i16*knowledge win:u16 result:u8 bucket:u8
//! ```
//!
//! A sample is seen by the seat that decides. Unused places of its inputs hold the number of inputs. `win` is what the player thought, in
//! ten-thousandths, by the one unit of scores that the header calls `scale`; `result` is 0, 1 or 2 half points. The maps take an input to another: to how the other seat sees it, to where a
//! symmetry takes it, and to how it may also be called in a position of each bucket. Samples of one game stand together.

mod plot;
mod reliability;
mod summary;

#[cfg(test)]
mod tests;

pub use plot::plot;
pub use reliability::Reliability;
pub use summary::{DatasetSummary, Phase};

use crate::selfplay::{JudgedGame, Judgement};
use serde::Serialize;
use std::collections::HashSet;
use std::io::{self, Write};
use trilynx_bots::network::Augmented;
use trilynx_games::Game;
use trilynx_games::hex::Symmetry;

const MAGIC: &[u8; 8] = b"TRILYNXS";
const VERSION: u32 = 1;

/// What is not worth learning from, beside positions in the middle of a turn and those with a single move, and how the rest was judged.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Filter {
    /// Leave out what the player had proved.
    pub skip_proved: bool,
    /// The player judged by the network that is built in, with the units of each phase, and not with the unit of training.
    pub calibrated: bool,
}

/// What a program that trains has to know of the file.
#[derive(Serialize)]
struct Header {
    game: String,
    /// The line whose hash a network carries, with `{width}` for the width.
    architecture: String,
    inputs: usize,
    most_active: usize,
    knowledge: usize,
    buckets: usize,
    scale: i32,
    symmetries: usize,
    /// How many maps there are for each bucket.
    relabellings: Vec<usize>,
}

/// Writes samples.
pub struct Dataset<P, W> {
    out: W,
    filter: Filter,
    seen: HashSet<u64>,
    summary: DatasetSummary,
    position: std::marker::PhantomData<P>,
}

impl<P: Augmented, W: Write> Dataset<P, W> {
    /// Writes what stands before the samples.
    pub fn begin(mut out: W, filter: Filter) -> io::Result<Dataset<P, W>> {
        let architecture = P::ARCHITECTURE;
        let relabellings: Vec<_> = (0..architecture.buckets).map(P::relabellings).collect();
        let header = Header {
            game: P::Game::ID.name().to_owned(),
            architecture: architecture.template(),
            inputs: architecture.inputs,
            most_active: architecture.most_active,
            knowledge: architecture.knowledge,
            buckets: architecture.buckets,
            scale: architecture.scale,
            symmetries: Symmetry::all().count(),
            relabellings: relabellings.iter().map(Vec::len).collect(),
        };
        let text = serde_json::to_vec(&header)?;
        out.write_all(MAGIC)?;
        out.write_all(&VERSION.to_le_bytes())?;
        out.write_all(&(text.len() as u32).to_le_bytes())?;
        out.write_all(&text)?;
        let inputs = 0..architecture.inputs as u16;
        write_all(&mut out, inputs.clone().map(P::for_opponent))?;
        for by in Symmetry::all() {
            write_all(&mut out, inputs.clone().map(|input| P::turned(input, by)))?;
        }
        for map in relabellings.into_iter().flatten() {
            write_all(&mut out, map)?;
        }
        Ok(Dataset { out, filter, seen: HashSet::new(), summary: DatasetSummary::new(P::PHASES), position: std::marker::PhantomData })
    }

    /// Adds the positions of a game that are worth it.
    pub fn add(&mut self, game: &JudgedGame<P::Game>) -> io::Result<()> {
        let opening = game.opening_plies();
        let winner = game.winners.iter().next().map(|seat| seat.0);
        self.summary.add_game(winner, game.moves.len());
        let mut position = P::new(&<P::Game as Game>::new(&game.deal));
        let mut legal = <P::Game as Game>::Moves::default();
        for (ply, chosen) in game.moves.iter().enumerate() {
            if let Some(judgement) = ply.checked_sub(opening).map(|n| game.judgements[n]) {
                position.state().legal_moves(&mut legal);
                let sees = if !position.is_settled() {
                    Sees::MiddleOfTurn
                } else if legal.len() < 2 {
                    Sees::Forced
                } else if judgement.is_proved && self.filter.skip_proved {
                    Sees::Proved
                } else if !self.seen.insert(position.key()) {
                    Sees::Again
                } else {
                    Sees::Sample
                };
                self.summary.count(sees);
                if let (Sees::Sample, Some(seat)) = (sees, position.to_move()) {
                    let result = winner.map_or(1, |winner| if winner == seat { 2 } else { 0 });
                    self.summary.add_sample(ply, position.phase(), position.bucket(), judgement, result);
                    self.write(&position, seat, judgement, result)?;
                }
            }
            position.play(*chosen);
        }
        Ok(())
    }

    /// Ends the file.
    pub fn finish(mut self) -> io::Result<DatasetSummary> {
        self.out.flush()?;
        Ok(self.summary)
    }

    fn write(&mut self, position: &P, seat: u8, judgement: Judgement, result: u8) -> io::Result<()> {
        let inputs = position.inputs();
        let inputs = inputs.iter().map(|input| input[usize::from(seat)]);
        let padding = P::ARCHITECTURE.inputs as u16;
        write_all(&mut self.out, inputs.chain(std::iter::repeat(padding)).take(P::ARCHITECTURE.most_active))?;
        for &known in position.knowledge().as_ref() {
            let known = known.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
            self.out.write_all(&known.to_le_bytes())?;
        }
        let judgement = if self.filter.calibrated { in_unit_of_training(position, judgement) } else { judgement };
        self.out.write_all(&judgement.win.to_le_bytes())?;
        self.out.write_all(&[result, position.bucket() as u8])
    }
}

/// The same score as a probability by the unit of training.
fn in_unit_of_training<P: Augmented>(position: &P, judgement: Judgement) -> Judgement {
    let certain = f32::from(Judgement::CERTAIN);
    // What is nearest to certain is taken for half of the step to it.
    let win = (f32::from(judgement.win) / certain).clamp(0.5 / certain, 1.0 - 0.5 / certain);
    let score = P::UNITS[position.phase()] * (win / (1.0 - win)).ln();
    let win = 1.0 / (1.0 + (-score / P::ARCHITECTURE.scale as f32).exp());
    if judgement.is_proved { judgement } else { Judgement { win: (win * certain).round() as u16, ..judgement } }
}

/// What becomes of a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sees {
    /// It is learned from.
    Sample,
    /// A row or ring is to be taken: the evaluation is never asked there.
    MiddleOfTurn,
    /// A single legal move.
    Forced,
    /// Proved by the player.
    Proved,
    /// It was there before.
    Again,
}

fn write_all(out: &mut impl Write, numbers: impl IntoIterator<Item = u16>) -> io::Result<()> {
    let bytes: Vec<u8> = numbers.into_iter().flat_map(u16::to_le_bytes).collect();
    out.write_all(&bytes)
}
