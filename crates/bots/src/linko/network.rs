//! The network of Linko!: what each move of a decision is worth, learned from games against itself.
//!
//! The rows of all inputs of the decision are added up once, then for each move those of the move. What is above zero goes through one more
//! layer, which depends on the kind of decision, to four answers: the share of the win, the lead, how much
//! the move is to the network's taste, and the points.
//! Each number of players has rows of its own.
//!
//! The one thing to know: rows are whole numbers, the rest is added in a fixed order without fused steps, so every machine gets the same.

use super::inputs::{DECISION_INPUTS, DecisionInputs, INPUTS, KINDS, Looking, MOST_OF_DECISION, MOST_OF_MOVE, MoveInputs, TEXT};
use crate::network::vector::{self, HIDDEN, WIDTH};
use crate::network::{Choice, embed};
use std::fmt;
use trilynx_games::linko::{MAX_PLAYERS, MIN_PLAYERS, Move, View};

/// How many answers there are: share, lead, taste, points.
const ANSWERS: usize = 4;
/// How many numbers of players there are.
const TABLES: usize = MAX_PLAYERS - MIN_PLAYERS + 1;
/// What stands for 1 in a row.
const ONE: f32 = 256.0;
/// No number of a row is larger, so that no sum of rows overflows.
const MOST_IN_ROW: i16 = (i16::MAX as usize / (MOST_OF_DECISION + MOST_OF_MOVE)) as i16;
/// How many points are 1 in the network's answer.
const LEAD: f32 = 10.0;

/// How the file of a network of Linko! begins.
pub const MAGIC: &[u8; 8] = b"TRILYNXL";
const VERSION: u32 = 1;
/// Magic, version, hash of the architecture.
const HEADER: usize = 8 + 4 + 8;

/// What the network says of a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Forecast {
    /// The share of the win to be expected, 0 to 1.
    pub share: f32,
    /// The points more than the best other to be expected.
    pub lead: f32,
    /// How much it is to the network's taste: the difference of two is the logarithm of how much more often one is played.
    pub taste: f32,
    /// The points to be expected.
    pub points: f32,
}

impl Forecast {
    /// A single number to compare moves by: mostly the win.
    pub fn utility(&self) -> f32 {
        self.share + 2e-3 * self.lead.clamp(-20.0, 20.0)
    }
}

embed!("linko.net.br");

static NETWORK: Choice<CardNetwork> = Choice::new(|| {
    let read =
        |bytes: Vec<u8>| CardNetwork::read(&bytes).unwrap_or_else(|error| panic!("the network that is built in cannot be read: {error}"));
    embedded().map(read)
});

/// From now on Linko! is played with this network instead of the one that is built in. Only the first call counts; it says whether it was.
pub fn load(network: CardNetwork) -> bool {
    NETWORK.load(network)
}

/// Whether there is a network to play with.
pub fn is_there() -> bool {
    NETWORK.is_there()
}

/// The network that Linko! is played with.
pub fn network() -> &'static CardNetwork {
    NETWORK.get()
}

/// The numbers of a network.
#[derive(Clone, PartialEq)]
pub struct CardNetwork {
    /// For each number of players a row of [`WIDTH`] for each input.
    rows: Vec<i16>,
    /// For each kind of decision, for each number of the width, [`HIDDEN`].
    hidden: Vec<f32>,
    hidden_bias: Vec<f32>,
    /// For each kind of decision, for each hidden number, [`ANSWERS`].
    answers: Vec<f32>,
    answers_bias: Vec<f32>,
}

impl fmt::Debug for CardNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Network({})", architecture())
    }
}

/// Why something is no network of Linko!
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadCardNetwork {
    /// It does not begin as one does.
    Magic,
    /// A version that this program does not know.
    Version {
        /// As written.
        found: u32,
    },
    /// Made for inputs that have changed since.
    Architecture,
    /// More or fewer bytes than a network has.
    Length {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// Something was changed after it was written.
    Checksum,
    /// A number of a row is larger than the arithmetic allows.
    Row {
        /// As written.
        found: i16,
    },
    /// A number that is none.
    NotFinite,
}

impl fmt::Display for BadCardNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadCardNetwork::Magic => f.write_str("not a network of Linko!: it does not begin with TRILYNXL"),
            BadCardNetwork::Version { found } => write!(f, "a network in format {found}: this program reads format {VERSION}"),
            BadCardNetwork::Architecture => write!(f, "a network for something else: expected {}", architecture()),
            BadCardNetwork::Length { found, expected } => write!(f, "a network of {found} bytes: expected {expected}"),
            BadCardNetwork::Checksum => f.write_str("a damaged network: its checksum is wrong"),
            BadCardNetwork::Row { found } => write!(f, "a network with {found} in a row: expected -{MOST_IN_ROW} to {MOST_IN_ROW}"),
            BadCardNetwork::NotFinite => f.write_str("a network with a number that is infinite or none at all"),
        }
    }
}

impl std::error::Error for BadCardNetwork {}

/// Everything that a file must agree with, in one line.
pub fn architecture() -> String {
    format!("{TEXT}; inputs {INPUTS}, width {WIDTH}, hidden {HIDDEN}, kinds {KINDS}, answers {ANSWERS}, one {ONE}, lead {LEAD}")
}

/// What the program that trains networks must know of them, in JSON.
pub fn shape() -> String {
    format!(
        concat!(
            "{{\"architecture\": \"{}\", \"inputs\": {}, \"decision_inputs\": {}, \"width\": {}, \"hidden\": {}, ",
            "\"kinds\": {}, \"one\": {}, \"most_in_row\": {}, \"lead\": {}}}"
        ),
        architecture(),
        INPUTS,
        DECISION_INPUTS,
        WIDTH,
        HIDDEN,
        KINDS,
        ONE,
        MOST_IN_ROW,
        LEAD
    )
}

/// The words of a file added up, each times its place: quick to compute in any language.
fn checksum(bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks::<4>();
    let tail = rest.iter().fold(0_u64, |sum, &byte| sum << 8 | u64::from(byte));
    let sum = words
        .iter()
        .zip(1_u64..)
        .fold(0_u64, |sum, (word, place)| sum.wrapping_add(u64::from(u32::from_le_bytes(*word)).wrapping_mul(place)));
    sum ^ tail
}

impl CardNetwork {
    /// Reads a network.
    ///
    /// ```text
    /// file = "TRILYNXL" version:u32 architecture:u64
    ///        rows:i16*4*inputs*width hidden:f32*kinds*width*hidden hidden_bias:f32*kinds*hidden
    ///        answers:f32*kinds*hidden*4 answers_bias:f32*kinds*4 checksum:u64                  all little-endian
    /// ```
    pub fn read(bytes: &[u8]) -> Result<CardNetwork, BadCardNetwork> {
        let sizes = [KINDS * WIDTH * HIDDEN, KINDS * HIDDEN, KINDS * HIDDEN * ANSWERS, KINDS * ANSWERS];
        let rows = TABLES * INPUTS * WIDTH;
        let expected = HEADER + rows * 2 + sizes.iter().sum::<usize>() * 4 + 8;
        if !bytes.starts_with(MAGIC) {
            return Err(BadCardNetwork::Magic);
        }
        let length = || BadCardNetwork::Length { found: bytes.len(), expected };
        let version = u32::from_le_bytes(bytes.get(8..).and_then(<[u8]>::first_chunk).copied().ok_or_else(length)?);
        if version != VERSION {
            return Err(BadCardNetwork::Version { found: version });
        }
        let hash = u64::from_le_bytes(bytes.get(12..).and_then(<[u8]>::first_chunk).copied().ok_or_else(length)?);
        if hash != crate::network::file::fnv1a(architecture().as_bytes()) {
            return Err(BadCardNetwork::Architecture);
        }
        if bytes.len() != expected {
            return Err(length());
        }
        let (content, sum) = bytes.split_at(expected - 8);
        if checksum(content).to_le_bytes() != sum {
            return Err(BadCardNetwork::Checksum);
        }
        let (rows, mut rest) = content[HEADER..].split_at(rows * 2);
        let rows: Vec<i16> = rows.as_chunks::<2>().0.iter().map(|number| i16::from_le_bytes(*number)).collect();
        if let Some(&found) = rows.iter().find(|number| number.unsigned_abs() > MOST_IN_ROW as u16) {
            return Err(BadCardNetwork::Row { found });
        }
        let mut numbers = |size: usize| -> Vec<f32> {
            let (part, after) = rest.split_at(size * 4);
            rest = after;
            part.as_chunks::<4>().0.iter().map(|number| f32::from_le_bytes(*number)).collect()
        };
        let [hidden, hidden_bias, answers, answers_bias] = sizes.map(&mut numbers);
        if [&hidden, &hidden_bias, &answers, &answers_bias].into_iter().flatten().any(|number| !number.is_finite()) {
            return Err(BadCardNetwork::NotFinite);
        }
        Ok(CardNetwork { rows, hidden, hidden_bias, answers, answers_bias })
    }

    /// Judges the moves of a decision, in their order. A move that ends the game is counted, not guessed.
    pub fn judge(&self, view: &View, moves: &[Move], mut each: impl FnMut(usize, Forecast)) {
        let looking = Looking::new(view);
        let mut inputs = DecisionInputs::new();
        looking.decision(&mut inputs);
        let decision = self.begin(&looking, &inputs);
        let mut inputs = MoveInputs::new();
        for (n, &chosen) in moves.iter().enumerate() {
            looking.action(chosen, &mut inputs);
            let judgement = decision.judge(&inputs);
            each(n, looking.end(chosen).map_or(judgement, |(share, lead)| Forecast { share, lead, ..judgement }));
        }
    }

    /// Adds up what all moves of a decision have in common.
    pub fn begin(&self, looking: &Looking<'_>, inputs: &[u16]) -> Decision<'_> {
        let table = looking.players().clamp(MIN_PLAYERS, MAX_PLAYERS) - MIN_PLAYERS;
        let rows = &self.rows[table * INPUTS * WIDTH..][..INPUTS * WIDTH];
        let mut sum = [0; WIDTH];
        vector::add_rows(&mut sum, rows, inputs);
        Decision { network: self, rows, sum, kind: looking.kind() }
    }
}

/// A decision whose moves can be judged.
pub struct Decision<'a> {
    network: &'a CardNetwork,
    rows: &'a [i16],
    sum: [i16; WIDTH],
    kind: usize,
}

impl Decision<'_> {
    /// Judges the move with these inputs.
    #[inline]
    pub fn judge(&self, inputs: &[u16]) -> Forecast {
        let CardNetwork { hidden, hidden_bias, answers, answers_bias, .. } = self.network;
        let mut numbers = [0.0; HIDDEN];
        numbers.copy_from_slice(&hidden_bias[self.kind * HIDDEN..][..HIDDEN]);
        vector::hidden(&mut numbers, &self.sum, self.rows, inputs, &hidden[self.kind * WIDTH * HIDDEN..][..WIDTH * HIDDEN], 1.0 / ONE);
        let mut found = [0.0; ANSWERS];
        found.copy_from_slice(&answers_bias[self.kind * ANSWERS..][..ANSWERS]);
        let weights = answers[self.kind * HIDDEN * ANSWERS..][..HIDDEN * ANSWERS].as_chunks::<ANSWERS>().0;
        for (&number, weights) in numbers.iter().zip(weights) {
            // WebAssembly has no instruction for `f32::max`, which has to think of numbers that are none.
            let above = if number > 0.0 { number } else { 0.0 };
            for (answer, weight) in found.iter_mut().zip(weights) {
                *answer += above * weight;
            }
        }
        let [share, lead, taste, points] = found;
        Forecast { share: 1.0 / (1.0 + (-share).exp()), lead: lead * LEAD, taste, points: points * LEAD }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::linko::foresight::moves;
    use trilynx_games::linko::{Cards, Deal, Options, State};
    use trilynx_games::{Game, Seat, Status, Viewer};

    #[test]
    fn damaged_networks_are_refused_with_the_reason() {
        let whole = embedded().expect("tests have networks");
        let check = |what: &str, damage: &dyn Fn(&mut Vec<u8>), reason: &str| {
            let mut bytes = whole.clone();
            damage(&mut bytes);
            let error = CardNetwork::read(&bytes).expect_err(what).to_string();
            assert!(error.contains(reason), "{what}: {error}");
        };
        let sum_again = |bytes: &mut Vec<u8>| {
            let end = bytes.len() - 8;
            let sum = checksum(&bytes[..end]);
            bytes[end..].copy_from_slice(&sum.to_le_bytes());
        };
        check("nothing", &|bytes| bytes.clear(), "does not begin with TRILYNXL");
        check("something else", &|bytes| bytes[0] = b'X', "does not begin with TRILYNXL");
        check("a later format", &|bytes| bytes[8] = 9, "format 9: this program reads format 1");
        check("a beginning", &|bytes| bytes.truncate(10), "10 bytes");
        check("other inputs", &|bytes| bytes[12] ^= 1, "for something else: expected linko 1");
        check("too short", &|bytes| bytes.truncate(bytes.len() - 1), "expected");
        check("changed", &|bytes| bytes[HEADER + 1_000] ^= 1, "checksum");
        check("two words exchanged", &|bytes| bytes[HEADER..].copy_within(0..4, 400), "checksum");
        let large = |bytes: &mut Vec<u8>| {
            bytes[HEADER..][..2].copy_from_slice(&(MOST_IN_ROW + 1).to_le_bytes());
            sum_again(bytes);
        };
        check("too large a number", &large, "179 in a row");
        let infinite = |bytes: &mut Vec<u8>| {
            let place = bytes.len() - 12;
            bytes[place..][..4].copy_from_slice(&f32::INFINITY.to_le_bytes());
            sum_again(bytes);
        };
        check("no number", &infinite, "infinite");
    }

    /// What the built-in network says of games is about what comes of them: it would not be if an input meant something else than it learned.
    #[test]
    fn the_network_foresees_who_wins() {
        let network = CardNetwork::read(&embedded().expect("tests have networks")).unwrap();
        let (mut surprise, mut of_ignorance, mut judged) = (0.0, 0.0, 0);
        for seed in 0..120 {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut deck: Vec<_> = Cards::DECK.iter().collect();
            random.shuffle(&mut deck);
            let players = 2 + (seed % 4) as u8;
            let mut state = State::new(&Deal::new(Options::new(players, Seat(0)).unwrap(), &deck).unwrap());
            let mut said = Vec::new();
            let outcome = loop {
                let seat = match state.status() {
                    Status::ToMove(seat) => seat,
                    Status::Over(outcome) => break outcome,
                };
                let view = state.view(Viewer::Seat(seat));
                let (chosen, judgement) = crate::linko::foresight::best(&network, &view);
                assert!(moves(&view).contains(&chosen) && (0.0..=1.0).contains(&judgement.share) && judgement.lead.is_finite());
                said.push((seat, judgement.share));
                state.play(chosen).unwrap();
            };
            for (seat, share) in said {
                let won = if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
                surprise += (won - share).powi(2);
                of_ignorance += (won - 1.0 / f32::from(players)).powi(2);
                judged += 1;
            }
        }
        assert!(surprise < 0.85 * of_ignorance, "{surprise} against {of_ignorance} in {judged} decisions");
    }
}
