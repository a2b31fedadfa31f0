//! What a network sees of a LYNGK position: on each point the top of the stack with its height, the colours below it, and the jokers.
//!
//! The one thing to know: a colour is named by whose it is: own first and second, their first and second, then the neutral ones in their
//! usual order. A claim renames colours, so that all inputs change.

use super::{LyngkPosition, evaluate};
use crate::network::{Architecture, Augmented, Changes, Choice, Network, Networked, Rows, Update, built_in, embed};
use crate::search::Position;
use trilynx_games::game::Seat;
use trilynx_games::hex::Symmetry;
use trilynx_games::lyngk::board::CENTRE;
use trilynx_games::lyngk::{Colour, ColourSet, Move, Point, Stack, State, Variant};

/// Two own, two of theirs, five neutral.
const NAMES: usize = 9;
const OWN: usize = 0;
const THEIRS: usize = 2;
const NEUTRAL: usize = 4;
/// In the standard game.
const HEIGHTS: usize = 5;
/// A joker on its own, and one, two or three in a stack.
const JOKERS: usize = 4;

/// Tops by name, point and height; then colours below by name and point; then jokers by point.
const BELOW: usize = NAMES * Point::COUNT * HEIGHTS;
const JOKER: usize = BELOW + NAMES * Point::COUNT;
const INPUTS: usize = JOKER + Point::COUNT * JOKERS;

embed!("lyngk.net.br");

static NETWORK: Choice = Choice::new(|| built_in(&LyngkPosition::ARCHITECTURE, embedded()));

/// From now on LYNGK is played with this network instead of the one that is built in. Only the first call counts; it says whether it was.
pub fn load(network: Network) -> bool {
    NETWORK.load(network)
}

/// Whether there is a network to play with.
pub fn is_there() -> bool {
    NETWORK.is_there()
}

impl Networked for LyngkPosition {
    const ARCHITECTURE: Architecture = Architecture {
        inputs_text: "lyngk 1: tops by owner, point and height, colours below them, jokers, on 43 points; \
                      knowledge: hand-written score and its 22 features; buckets: own and their claims",
        inputs: INPUTS,
        most_active: Point::COUNT,
        knowledge: 1 + evaluate::FEATURES,
        buckets: 9,
        scale: 60,
    };

    /// Searches of 6,000 nodes, 827 games; the fourth phase by 4,961 games of 1,500 nodes, and the last, which is always solved, like it
    /// (docs/bots/lyngk.md).
    const UNITS: &'static [f32] = &[32.0, 37.0, 40.0, 36.0, 36.0];
    const BENCH_DEPTH: u32 = 6;

    /// Networks know the standard game.
    fn network(&self) -> Option<&'static Network> {
        (self.state().variant() == Variant::Standard).then(|| NETWORK.get())
    }

    #[inline]
    fn bucket(&self) -> usize {
        let own = self.state().phase().to_act().unwrap_or(Seat(0));
        3 * self.state().claims(own).count() + self.state().claims(Seat(own.0 ^ 1)).count()
    }

    #[inline]
    fn knowledge(&self) -> impl AsRef<[i32]> {
        let mut known = [0; 1 + evaluate::FEATURES];
        let features = evaluate::features_with(self.state(), self.heights());
        known[0] = evaluate::weighted(self.state(), self.heights(), &features);
        known[1..].copy_from_slice(&features);
        known
    }

    fn inputs(&self) -> Rows {
        let (names, mut rows) = (names(self.state()), Rows::new());
        self.state().board().occupied().iter().for_each(|at| list(&names, at, self.state().stack(at), &mut rows));
        rows
    }

    fn list_changes(&self, before: &LyngkPosition, chosen: Move, changes: &mut Changes) -> Update {
        let Move::Stack { from, to } = chosen else { return Update::Rebuild };
        let names = names(self.state());
        list(&names, from, before.state().stack(from), &mut changes.removed);
        list(&names, to, before.state().stack(to), &mut changes.removed);
        list(&names, to, self.state().stack(to), &mut changes.added);
        Update::Listed
    }
}

/// What each colour is called by each seat.
fn names(state: &State) -> [[usize; 2]; 5] {
    let mut names = [[0; 2]; 5];
    state.claims(Seat(0)).zip(0..).for_each(|(colour, n)| names[colour as usize] = [OWN + n, THEIRS + n]);
    state.claims(Seat(1)).zip(0..).for_each(|(colour, n)| names[colour as usize] = [THEIRS + n, OWN + n]);
    state.neutral().iter().zip(NEUTRAL..).for_each(|(colour, name)| names[colour as usize] = [name; 2]);
    names
}

/// Lists what a stack is as inputs. Of a complete one that stays on the board only the top matters.
fn list(names: &[[usize; 2]; 5], at: Point, stack: Stack, rows: &mut Rows) {
    let height = stack.height();
    if height == 0 {
        return;
    }
    let Some(top) = stack.top_colour() else {
        rows.push(joker(at, 0));
        return;
    };
    rows.push(names[top as usize].map(|name| ((name * Point::COUNT + at.index()) * HEIGHTS + height.min(HEIGHTS) - 1) as u16));
    if height >= HEIGHTS {
        return;
    }
    let below: ColourSet = stack.colours() - ColourSet::only(top);
    let jokers = height - 1 - below.len();
    below.iter().for_each(|colour| rows.push(names[colour as usize].map(|name| (BELOW + name * Point::COUNT + at.index()) as u16)));
    if jokers > 0 {
        rows.push(joker(at, jokers));
    }
}

/// The input for a number of jokers in a stack; 0 for one on its own.
fn joker(at: Point, count: usize) -> [u16; 2] {
    [(JOKER + at.index() * JOKERS + count.min(JOKERS - 1)) as u16; 2]
}

/// The same input with another name and on another point.
fn moved(input: u16, name: impl Fn(usize) -> usize, point: impl Fn(usize) -> usize) -> u16 {
    let input = usize::from(input);
    (if input < BELOW {
        let (of, height) = (input / HEIGHTS, input % HEIGHTS);
        (name(of / Point::COUNT) * Point::COUNT + point(of % Point::COUNT)) * HEIGHTS + height
    } else if input < JOKER {
        let of = input - BELOW;
        BELOW + name(of / Point::COUNT) * Point::COUNT + point(of % Point::COUNT)
    } else {
        let of = input - JOKER;
        JOKER + point(of / JOKERS) * JOKERS + of % JOKERS
    }) as u16
}

impl Augmented for LyngkPosition {
    fn for_opponent(input: u16) -> u16 {
        let name = |name| match name {
            0 | 1 => name + THEIRS,
            2 | 3 => name - THEIRS,
            _ => name,
        };
        moved(input, name, |point| point)
    }

    fn turned(input: u16, by: Symmetry) -> u16 {
        let point = |point: usize| Point::at(by.apply(Point::ALL[point].place(), CENTRE)).map_or(point, Point::index);
        moved(input, |name| name, point)
    }

    /// Who claimed two colours could have claimed them in the other order, and neutral ones have no order at all.
    fn relabellings(bucket: usize) -> Vec<Vec<u16>> {
        let (own, theirs) = (bucket / 3, bucket % 3);
        let mut all = vec![];
        for own in orders(OWN, own) {
            for theirs in orders(THEIRS, theirs) {
                for neutral in orders(NEUTRAL, Colour::ALL.len() - own.len() - theirs.len()) {
                    let mut names: [usize; NAMES] = std::array::from_fn(|name| name);
                    for (first, order) in [(OWN, &own), (THEIRS, &theirs), (NEUTRAL, &neutral)] {
                        order.iter().enumerate().for_each(|(n, &name)| names[first + n] = name);
                    }
                    all.push((0..INPUTS as u16).map(|input| moved(input, |name| names[name], |point| point)).collect());
                }
            }
        }
        all
    }
}

/// Every order of `count` names from `first` on, the usual one first.
fn orders(first: usize, count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![vec![]];
    }
    let mut all = vec![];
    for shorter in orders(first, count - 1) {
        for at in (0..count).rev() {
            let mut order = shorter.clone();
            order.insert(at, first + count - 1);
            all.push(order);
        }
    }
    all.sort();
    all
}
