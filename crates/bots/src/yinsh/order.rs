//! Which move of YINSH to try first.

use super::evaluate::{Counts, distance};
use super::position::{BITS, LENGTHS, MARKER, RING, YinshPosition, point_of, window_points};
use crate::search::Position;
use trilynx_games::yinsh::board::CENTRE;
use trilynx_games::yinsh::{Colour, Move, Phase, Point, Points};

/// What completes a row, and what breaks the opponent's.
const COMPLETES: i32 = 1 << 20;
const BLOCKS: i32 = 1 << 16;

/// Rows first, then what stops the opponent's.
pub(super) fn ring_moves(position: &YinshPosition, moves: &[Move], scores: &mut [i32]) {
    let turn = position.state().turn();
    let urgent = Urgent::of(position, turn);
    let flips_matter = !(urgent.flips | urgent.blocks).is_empty();
    for (chosen, score) in moves.iter().zip(scores) {
        let Move::Ring { from, to } = *chosen else { continue };
        if urgent.leaves.contains(from) {
            *score += COMPLETES;
        }
        if flips_matter {
            let flipped = position.state().preview(from, to).flipped;
            if !(flipped & urgent.flips).is_empty() {
                *score += COMPLETES;
            }
            if !(flipped & urgent.blocks).is_empty() {
                *score += BLOCKS;
            }
        }
    }
}

/// Placements from the centre outwards; taking a ring or row by what is left.
pub(super) fn others(position: &YinshPosition, moves: &[Move], scores: &mut [i32]) {
    for (&chosen, score) in moves.iter().zip(scores) {
        *score = match chosen {
            Move::Place(at) => -64 * distance(at.place(), CENTRE),
            _ if matches!(position.state().phase(), Phase::Over) => 0,
            _ => {
                let mut after = position.clone();
                after.play(chosen);
                let score = after.total().score();
                if position.state().turn() == Colour::White { score } else { -score }
            }
        };
    }
}

/// Points that matter for rows that are one step from complete.
struct Urgent {
    /// Own rings that complete a row by leaving.
    leaves: Points,
    /// Foreign markers that complete an own row when turned over.
    flips: Points,
    /// Foreign markers of a row that the opponent is about to complete.
    blocks: Points,
}

impl Urgent {
    fn of(position: &YinshPosition, turn: Colour) -> Urgent {
        let mut urgent = Urgent { leaves: Points::EMPTY, flips: Points::EMPTY, blocks: Points::EMPTY };
        let (own, other) = (turn.index(), turn.other().index());
        for (line, (&word, &length)) in position.lines().iter().zip(&LENGTHS).enumerate() {
            let mut word = word;
            for first in 0..usize::from(length).saturating_sub(4) {
                match NEARLY[word as usize % NEARLY.len()] {
                    0 => {}
                    near if near == 1 + own as u8 => urgent.leaves |= piece_in_window(word, line, first, RING[own]),
                    near if near == 3 + own as u8 => urgent.flips |= piece_in_window(word, line, first, MARKER[other]),
                    near if near == 1 + other as u8 => urgent.blocks |= window_points(line, first) & position.state().markers(turn.other()),
                    _ => {}
                }
                word >>= BITS;
            }
        }
        urgent
    }
}

/// Where a piece lies in a window.
fn piece_in_window(word: u32, line: usize, first: usize, piece: u32) -> Points {
    let there = (0..5).find(|at| word >> (*at as u32 * BITS) & 7 == piece);
    there.and_then(|at| point_of(line, first + at)).map_or(Points::EMPTY, |point: Point| Points::only(point))
}

/// For each window: 1 and 2 where White or Black lacks only the departure of a ring, 3 and 4 where it lacks one flip.
static NEARLY: [u8; 1 << (5 * BITS)] = {
    let mut nearly = [0; 1 << (5 * BITS)];
    let mut word = 0;
    while word < nearly.len() {
        let Counts { markers, rings } = Counts::of(word as u32);
        let mut colour = 0;
        while colour < 2 {
            if markers[colour] == 4 {
                if rings[colour] == 1 {
                    nearly[word] = 1 + colour as u8;
                } else if markers[1 - colour] == 1 {
                    nearly[word] = 3 + colour as u8;
                }
            }
            colour += 1;
        }
        word += 1;
    }
    nearly
};
