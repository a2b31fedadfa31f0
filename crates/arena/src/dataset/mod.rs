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

pub use plot::plot;
pub use reliability::Reliability;
pub use summary::{Phase, Summary};

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
    summary: Summary,
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
        Ok(Dataset { out, filter, seen: HashSet::new(), summary: Summary::new(P::PHASES), position: std::marker::PhantomData })
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
    pub fn finish(mut self) -> io::Result<Summary> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contender::Contender;
    use crate::selfplay::SelfPlay;
    use trilynx_bots::Roster;
    use trilynx_bots::lyngk::LyngkPosition;
    use trilynx_bots::network::Networked as _;
    use trilynx_bots::search::Position;
    use trilynx_bots::yinsh::YinshPosition;
    use trilynx_games::header::read_alone;

    fn check<P: Augmented<Game: Roster>>(options: &str) {
        let options = read_alone(options).unwrap_or_else(|error| panic!("{error}"));
        let player = Contender::read::<P::Game>("search:nodes=60").unwrap();
        let run = SelfPlay { options, player, openings: 8..=12, seed: 4 };
        let games: Vec<_> = (0..6).map(|number| run.play(number).unwrap()).collect();
        let expand = |filter, twice: bool| {
            let mut bytes = Vec::new();
            let mut dataset = Dataset::<P, _>::begin(&mut bytes, filter).unwrap();
            for game in games.iter().chain(games.iter().filter(|_| twice)) {
                dataset.add(game).unwrap();
            }
            let summary = dataset.finish().unwrap();
            (bytes, summary)
        };
        let (bytes, summary) = expand(Filter::default(), false);
        let (again, doubled) = expand(Filter::default(), true);
        assert_eq!(bytes, again, "what was seen before is left out");
        assert!(doubled.of(Sees::Again) >= summary.of(Sees::Sample));
        let (_, without) = expand(Filter { skip_proved: true, ..Filter::default() }, false);
        assert!(without.of(Sees::Proved) > 0 && without.of(Sees::Sample) < summary.of(Sees::Sample));

        let architecture = P::ARCHITECTURE;
        let length = 2 * (architecture.most_active + architecture.knowledge + 1) + 2;
        let text = u32::from_le_bytes(bytes[12..16].try_into().unwrap()) as usize;
        let header: serde_json::Value = serde_json::from_slice(&bytes[16..16 + text]).unwrap();
        let maps = 1 + 12 + header["relabellings"].as_array().unwrap().iter().map(|count| count.as_u64().unwrap()).sum::<u64>() as usize;
        let samples = &bytes[16 + text + 2 * maps * architecture.inputs..];
        assert_eq!(samples.len(), length * summary.of(Sees::Sample) as usize);

        // The first sample is the first position after the opening, unless that was in the middle of a turn.
        let game = &games[0];
        let mut position = P::new(&<P::Game as Game>::new(&game.deal));
        game.moves[..game.opening_plies()].iter().for_each(|chosen| position.play(*chosen));
        assert!(position.is_settled());
        let sample = &samples[..length];
        let number = |n: usize| u16::from_le_bytes([sample[2 * n], sample[2 * n + 1]]);
        let seat = position.to_move().unwrap();
        let inputs: Vec<u16> = (0..architecture.most_active).map(number).filter(|&n| usize::from(n) < architecture.inputs).collect();
        assert_eq!(inputs, position.inputs().iter().map(|input| input[usize::from(seat)]).collect::<Vec<_>>());
        assert_eq!(number(architecture.most_active) as i16 as i32, position.knowledge().as_ref()[0]);
        assert_eq!(number(architecture.most_active + architecture.knowledge), game.judgements[0].win);
        let result = game.winners.iter().next().map_or(1, |winner| if winner.0 == seat { 2 } else { 0 });
        assert_eq!(sample[length - 2..], [result, position.bucket() as u8]);

        // The unit changes what was thought of a position and nothing else, and never who was thought to win.
        let (converted, _) = expand(Filter { calibrated: true, ..Filter::default() }, false);
        let start = bytes.len() - samples.len();
        assert_eq!(converted[..start], bytes[..start]);
        let mut changed = 0;
        for (before, after) in samples.chunks(length).zip(converted[start..].chunks(length)) {
            let win = |sample: &[u8]| i32::from(u16::from_le_bytes([sample[length - 4], sample[length - 3]])) - 5_000;
            assert_eq!((&before[..length - 4], &before[length - 2..]), (&after[..length - 4], &after[length - 2..]));
            assert!(win(before).signum() == win(after).signum() && win(after).abs() <= win(before).abs());
            changed += usize::from(win(before) != win(after));
        }
        assert!(changed > 0);
    }

    #[test]
    fn a_score_stays_the_same_by_another_unit() {
        let position = YinshPosition::new(&<YinshPosition as Position>::Game::new(&read_alone("yinsh/standard").unwrap()));
        let score = 150.0;
        let probability = |unit: f32| (10_000.0 / (1.0 + (-score / unit).exp())).round() as u16;
        let thought = Judgement { win: probability(YinshPosition::UNITS[position.phase()]), is_proved: false };
        let told = in_unit_of_training(&position, thought).win;
        assert!(told.abs_diff(probability(YinshPosition::ARCHITECTURE.scale as f32)) <= 1);
        for win in [0, Judgement::CERTAIN] {
            assert_eq!(
                in_unit_of_training(&position, Judgement { win, is_proved: true }).win,
                win,
                "what is proved is certain by any unit"
            );
        }
    }

    #[test]
    fn samples_are_what_the_games_say() {
        check::<YinshPosition>("yinsh/standard");
        check::<LyngkPosition>("lyngk/standard");
    }
}
