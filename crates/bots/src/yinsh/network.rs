//! What a network sees of a YINSH position: every piece on its point, and every five points in line as a pattern, wherever they lie.
//!
//! The one thing to know: a pattern has one number whatever its place and direction, so what is learned about it anywhere holds everywhere.

use super::YinshPosition;
use super::position::{BITS, LENGTHS, LINES, MARKER, RING};
use crate::network::{Architecture, Augmented, Changes, Choice, Network, Networked, Rows, Update, built_in, embed};
use crate::search::Position;
use std::sync::LazyLock;
use trilynx_games::hex::Symmetry;
use trilynx_games::yinsh::board::CENTRE;
use trilynx_games::yinsh::{Colour, Move, Phase, Point, Points, State, Variant};

/// Own rings, their rings, own markers, their markers, on each point.
const PIECES: usize = 4 * Point::COUNT;
/// Each of five points is empty or has one of four pieces.
const WORDS: usize = 5 * 5 * 5 * 5 * 5;
/// Patterns that are not the same read from the other end; the empty one is no input.
const PATTERNS: usize = 1624;
/// The empty pattern, whose row is zeros.
const NO_INPUT: u16 = (PIECES + PATTERNS) as u16;

embed!("yinsh.net.br");

static NETWORK: Choice = Choice::new(|| built_in(&YinshPosition::ARCHITECTURE, embedded()));

/// From now on YINSH is played with this network instead of the one that is built in. Only the first call counts; it says whether it was.
pub fn load(network: Network) -> bool {
    NETWORK.load(network)
}

/// Whether there is a network to play with.
pub fn is_there() -> bool {
    NETWORK.is_there()
}

impl Networked for YinshPosition {
    const ARCHITECTURE: Architecture = Architecture {
        inputs_text: "yinsh 1: own and their rings, own and their markers on 85 points; patterns of five in line, the same from both ends; \
                      knowledge: hand-written score, own and their row within reach; buckets: placing, then rings taken off by own and theirs",
        inputs: PIECES + PATTERNS,
        most_active: 10 + 51 + 123,
        knowledge: 3,
        buckets: 10,
        scale: 200,
    };

    /// Searches of 6,000 nodes, 321 games; how the phases differ by 7,825 games of 1,000 nodes (docs/bots/yinsh.md).
    const UNITS: &'static [f32] = &[114.0, 113.0, 110.0, 113.0, 117.0];
    const BENCH_DEPTH: u32 = 8;

    /// Networks know the standard game; in blitz the first ring wins, which none has learned.
    fn network(&self) -> Option<&'static Network> {
        (self.state().variant() == Variant::Standard).then(|| NETWORK.get())
    }

    #[inline]
    fn bucket(&self) -> usize {
        let (state, own) = (self.state(), self.state().turn());
        let removed = |colour| usize::from(state.removed(colour).min(2));
        if state.phase() == Phase::Place { 0 } else { 1 + 3 * removed(own) + removed(own.other()) }
    }

    #[inline]
    fn knowledge(&self) -> impl AsRef<[i32]> {
        let (own, threats) = (self.state().turn(), self.total().threats());
        [self.evaluate(), i32::from(threats[own.index()] > 0), i32::from(threats[own.other().index()] > 0)]
    }

    fn inputs(&self) -> Rows {
        let mut changes = Changes::default();
        list_pieces(None, self.state(), &mut changes);
        list_patterns(&[0; LINES], self.lines(), (1 << LINES) - 1, &mut changes);
        changes.added
    }

    fn list_changes(&self, before: &YinshPosition, _: Move, changes: &mut Changes) -> Update {
        list_pieces(Some(before.state()), self.state(), changes);
        list_patterns(before.lines(), self.lines(), self.changed(), changes);
        Update::Listed
    }
}

fn list_pieces(before: Option<&State>, after: &State, changes: &mut Changes) {
    for colour in Colour::ALL {
        let rings = before.map_or(Points::EMPTY, |state| state.rings(colour));
        let markers = before.map_or(Points::EMPTY, |state| state.markers(colour));
        for (kind, before, after) in [(0, rings, after.rings(colour)), (2, markers, after.markers(colour))] {
            let input = |point: Point| [0, 1].map(|seat| ((kind + (seat ^ colour.index())) * Point::COUNT + point.index()) as u16);
            (after - before).iter().for_each(|point| changes.added.push(input(point)));
            (before - after).iter().for_each(|point| changes.removed.push(input(point)));
        }
    }
}

/// Lists the windows of lines that changed, given as a set of bits, as far as they changed themselves.
fn list_patterns(before: &[u32; LINES], after: &[u32; LINES], mut changed: u64, changes: &mut Changes) {
    let inputs = &**INPUT_OF_WINDOW;
    while changed != 0 {
        let line = changed.trailing_zeros() as usize;
        changed &= changed - 1;
        let mut windows = changed_windows(before[line] ^ after[line]) & FIRST_POINTS[line];
        while windows != 0 {
            let shift = windows.trailing_zeros();
            windows &= windows - 1;
            for (list, line) in [(&mut changes.removed, before[line]), (&mut changes.added, after[line])] {
                let input = inputs[(line >> shift) as usize % WINDOW_WORDS];
                if input[0] != NO_INPUT {
                    list.push(input);
                }
            }
        }
    }
}

/// The lowest bit of every point at which a window begins that has one of the changed points in it. Other bits mean nothing.
#[inline]
const fn changed_windows(changed: u32) -> u32 {
    let points = changed | changed >> 1 | changed >> 2;
    points | points >> BITS | points >> (2 * BITS) | points >> (3 * BITS) | points >> (4 * BITS)
}

/// For each line the lowest bit of every point at which a window begins.
static FIRST_POINTS: [u32; LINES] = {
    let mut points = [0; LINES];
    let mut line = 0;
    while line < LINES {
        let mut at = 0;
        while at + 4 < LENGTHS[line] as u32 {
            points[line] |= 1 << (at * BITS);
            at += 1;
        }
        line += 1;
    }
    points
};

const WINDOW_WORDS: usize = 1 << (5 * BITS);

/// For each window as a position keeps it, the input of its pattern for White and for Black. Computed when it is first needed: it would be 9 KB of
/// the module for browsers.
static INPUT_OF_WINDOW: LazyLock<Box<[[u16; 2]; WINDOW_WORDS]>> = LazyLock::new(|| {
    let mut inputs = Box::new([[NO_INPUT; 2]; WINDOW_WORDS]);
    for (window, inputs) in (0..).zip(inputs.iter_mut()) {
        *inputs = [0, 1].map(|seat| INPUT_OF_WORD[word_of_window(window, seat)]);
    }
    inputs
});

/// What each of five points holds as a digit: nothing, own marker, their marker, own ring, their ring. The last point is the last digit.
const fn word_of_window(window: u32, seat: usize) -> usize {
    let (mut word, mut at) = (0, 0);
    while at < 5 {
        let piece = window >> (at * BITS) & ((1 << BITS) - 1);
        let digit = if piece == MARKER[seat] {
            1
        } else if piece == MARKER[1 - seat] {
            2
        } else if piece == RING[seat] {
            3
        } else if piece == RING[1 - seat] {
            4
        } else {
            0
        };
        word = word * 5 + digit;
        at += 1;
    }
    word
}

/// The same read from the other end.
const fn reversed(mut word: usize) -> usize {
    let (mut reversed, mut at) = (0, 0);
    while at < 5 {
        reversed = reversed * 5 + word % 5;
        word /= 5;
        at += 1;
    }
    reversed
}

/// For each pattern as a word its input; the same for a word and its reverse.
static INPUT_OF_WORD: [u16; WORDS] = INPUTS_AND_WORDS.0;
/// For each input beyond the pieces, the smaller of its words.
static WORD_OF_INPUT: [u16; PATTERNS] = INPUTS_AND_WORDS.1;

const INPUTS_AND_WORDS: ([u16; WORDS], [u16; PATTERNS]) = {
    let (mut inputs, mut words) = ([NO_INPUT; WORDS], [0; PATTERNS]);
    let (mut word, mut known) = (1, 0);
    while word < WORDS {
        let other_end = reversed(word);
        if other_end < word {
            inputs[word] = inputs[other_end];
        } else {
            inputs[word] = (PIECES + known) as u16;
            words[known] = word as u16;
            known += 1;
        }
        word += 1;
    }
    assert!(known == PATTERNS);
    (inputs, words)
};

impl Augmented for YinshPosition {
    fn for_opponent(input: u16) -> u16 {
        let input = usize::from(input);
        if let Some(pattern) = input.checked_sub(PIECES) {
            const SWAPPED: [usize; 5] = [0, 2, 1, 4, 3];
            let word = usize::from(WORD_OF_INPUT[pattern]);
            let digits = [625, 125, 25, 5, 1].map(|unit| SWAPPED[word / unit % 5]);
            return INPUT_OF_WORD[digits.iter().fold(0, |word, digit| word * 5 + digit)];
        }
        (((input / Point::COUNT) ^ 1) * Point::COUNT + input % Point::COUNT) as u16
    }

    fn turned(input: u16, by: Symmetry) -> u16 {
        let (kind, number) = (usize::from(input) / Point::COUNT, usize::from(input) % Point::COUNT);
        if kind >= 4 {
            return input;
        }
        let turned = Point::all().nth(number).and_then(|point| Point::at(by.apply(point.place(), CENTRE)));
        turned.map_or(input, |point| (kind * Point::COUNT + point.index()) as u16)
    }

    fn relabellings(_: usize) -> Vec<Vec<u16>> {
        vec![(0..Self::ARCHITECTURE.inputs as u16).collect()]
    }
}
