//! A position that is judged by a network, whatever the game.

use super::{Architecture, MOST_WIDTH, Network};
use crate::search::{MoveOf, Position};
use arrayvec::ArrayVec;
use trilynx_games::hex::Symmetry;

/// Inputs by number, each as the first seat sees it and as the second does. No position has more.
pub type Rows = ArrayVec<[u16; 2], 192>;

/// What a move changes about the inputs.
#[derive(Clone, Default, Debug)]
pub struct Changes {
    /// Inputs that were not there before.
    pub added: Rows,
    /// Inputs that are no longer there.
    pub removed: Rows,
}

/// What became of the inputs by a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Update {
    /// The changes were listed.
    Listed,
    /// The change is so large that a full refresh is cheaper.
    Rebuild,
}

/// A game's position of which a network can be asked. Seats are 0 and 1; each sees the inputs from its own side.
pub trait Networked: Position {
    /// What its networks look like.
    const ARCHITECTURE: Architecture;

    /// For each phase the score by the network that is built in that stands for odds of e to 1, fitted to its games.
    const UNITS: &'static [f32];

    /// The depth to which the benchmark searches: about a second for all its positions.
    const BENCH_DEPTH: u32;

    /// The network to ask about this game, if there is one for it.
    fn network(&self) -> Option<&'static Network>;

    /// Which weights of the output to use, below [`Architecture::buckets`].
    fn bucket(&self) -> usize;

    /// What the hand-written evaluation knows, for the seat that decides.
    fn knowledge(&self) -> impl AsRef<[i32]>;

    /// All inputs as each seat sees them.
    fn inputs(&self) -> Rows;

    /// Adds to `changes` what `chosen` did to the inputs when it made this position from `before`.
    fn list_changes(&self, before: &Self, chosen: MoveOf<Self>, changes: &mut Changes) -> Update;
}

/// How one position can stand for others while a network is trained. All maps are from input to input.
pub trait Augmented: Networked {
    /// The input as the other seat sees it.
    fn for_opponent(input: u16) -> u16;

    /// The input after the board is turned and reflected.
    fn turned(input: u16, by: Symmetry) -> u16;

    /// Other names for what has no name of its own, such as colours of the same owner, in a position of this bucket. The first changes nothing.
    fn relabellings(bucket: usize) -> Vec<Vec<u16>>;
}

/// A position with an accumulator for each seat. Where no network is for it, the hand-written evaluation judges.
#[derive(Clone)]
pub struct NetworkPosition<P> {
    position: P,
    network: Option<&'static Network>,
    accumulators: Accumulators,
}

/// Aligned like the vectors that read it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[repr(align(64))]
struct Accumulators([[i16; MOST_WIDTH]; 2]);

impl<P: Networked> NetworkPosition<P> {
    /// Judged by this network.
    pub fn with_network(state: &P::Game, network: Option<&'static Network>) -> NetworkPosition<P> {
        let mut position = NetworkPosition { position: P::new(state), network, accumulators: Accumulators([[0; MOST_WIDTH]; 2]) };
        position.rebuild();
        position
    }

    /// The same without a network.
    pub fn plain(&self) -> &P {
        &self.position
    }

    /// Whether the accumulators are what they would be if computed from scratch: for tests.
    #[cfg(test)]
    pub(super) fn is_up_to_date(&self) -> bool {
        self.accumulators == Self::with_network(self.state(), self.network).accumulators
    }

    fn rebuild(&mut self) {
        let Some(network) = self.network else { return };
        let inputs = self.position.inputs();
        for (seat, accumulator) in self.accumulators.0.iter_mut().enumerate() {
            accumulator[..network.width()].copy_from_slice(network.bias());
            network.update(accumulator, seat, &inputs, &[]);
        }
    }
}

impl<P: Networked> Position for NetworkPosition<P> {
    type Game = P::Game;

    const MOVE_INDEXES: usize = P::MOVE_INDEXES;
    const MARGIN: i32 = P::MARGIN;
    const PHASES: &'static [&'static str] = P::PHASES;

    fn new(state: &P::Game) -> NetworkPosition<P> {
        let network = P::new(state).network();
        NetworkPosition::with_network(state, network)
    }

    #[inline]
    fn state(&self) -> &P::Game {
        self.position.state()
    }

    #[inline]
    fn to_move(&self) -> Option<u8> {
        self.position.to_move()
    }

    fn result(&self) -> i32 {
        self.position.result()
    }

    #[inline]
    fn key(&self) -> u64 {
        self.position.key()
    }

    fn play(&mut self, chosen: MoveOf<P>) {
        let before = self.clone();
        self.play_from(&before, chosen, |_| {});
    }

    #[inline]
    fn play_from(&mut self, before: &NetworkPosition<P>, chosen: MoveOf<P>, early: impl FnOnce(u64)) {
        self.position.play_from(&before.position, chosen, early);
        let Some(network) = self.network else { return };
        let mut changes = Changes::default();
        match self.position.list_changes(&before.position, chosen, &mut changes) {
            Update::Rebuild => self.rebuild(),
            Update::Listed => {
                for (seat, accumulator) in self.accumulators.0.iter_mut().enumerate() {
                    network.update(accumulator, seat, &changes.added, &changes.removed);
                }
            }
        }
    }

    #[inline]
    fn evaluate(&self) -> i32 {
        let (Some(network), Some(seat)) = (self.network, self.to_move()) else { return self.position.evaluate() };
        let [first, second] = &self.accumulators.0;
        let (mine, theirs) = if seat == 0 { (first, second) } else { (second, first) };
        network.score(self.position.bucket(), mine, theirs, self.position.knowledge().as_ref())
    }

    fn phase(&self) -> usize {
        self.position.phase()
    }

    fn unit(&self) -> f32 {
        if self.network.is_some() { P::UNITS[self.phase()] } else { self.position.unit() }
    }

    fn order(&self, moves: &[MoveOf<P>], scores: &mut [i32]) {
        self.position.order(moves, scores);
    }

    #[inline]
    fn costs_depth(&self, chosen: MoveOf<P>) -> bool {
        self.position.costs_depth(chosen)
    }

    #[inline]
    fn is_forcing(&self, chosen: MoveOf<P>, after: &NetworkPosition<P>) -> bool {
        self.position.is_forcing(chosen, &after.position)
    }

    #[inline]
    fn is_settled(&self) -> bool {
        self.position.is_settled()
    }

    #[inline]
    fn move_index(chosen: MoveOf<P>) -> usize {
        P::move_index(chosen)
    }
}
