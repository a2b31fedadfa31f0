//! LYNGK: 28 planes of 9 by 9, and 1811 actions.

use crate::{Encoded, Planes};
use trilynx_games::Seat;
use trilynx_games::lyngk::{Colour, Move, Phase, Piece, Point, State, Variant, View};

const SIDE: usize = 9;
const POINTS: usize = Point::COUNT;
/// A stack can go from any point to any other.
const LANDINGS: usize = POINTS - 1;
const FIRST_CLAIM: usize = POINTS * LANDINGS;

const BOARD: usize = 0;
const TOPS: usize = 1;
const HOLDING: usize = TOPS + Piece::ALL.len();
const JOKERS: usize = HOLDING + Colour::ALL.len();
const HEIGHT: usize = JOKERS + 1;
const OWN_CLAIMS: usize = HEIGHT + 1;
const OTHER_CLAIMS: usize = OWN_CLAIMS + Colour::ALL.len();
const MAY_CLAIM: usize = OTHER_CLAIMS + Colour::ALL.len();
const OWN_TAKEN: usize = MAY_CLAIM + 1;
const OTHER_TAKEN: usize = OWN_TAKEN + 1;
const SIX: usize = OTHER_TAKEN + 1;

fn cell(point: Point) -> usize {
    let place = point.place();
    (place.column as usize - 1) * SIDE + place.row as usize - 1
}

const FEATURES: [&str; SIX + 1] = [
    "points of the board",
    "ivory on top",
    "blue on top",
    "red on top",
    "green on top",
    "black on top",
    "a joker on top",
    "stacks that hold ivory",
    "stacks that hold blue",
    "stacks that hold red",
    "stacks that hold green",
    "stacks that hold black",
    "jokers in the stack",
    "height of the stack",
    "ivory is one's own",
    "blue is one's own",
    "red is one's own",
    "green is one's own",
    "black is one's own",
    "ivory is the opponent's",
    "blue is the opponent's",
    "red is the opponent's",
    "green is the opponent's",
    "black is the opponent's",
    "a colour was not claimed this turn",
    "five-stacks taken by oneself",
    "five-stacks taken by the opponent",
    "the six-stack variant",
];

impl Encoded for State {
    const SHAPE: &'static [usize] = &[SIX + 1, SIDE, SIDE];
    const ACTIONS: usize = FIRST_CLAIM + Colour::ALL.len();
    const MOST_DECISIONS: usize = 200;

    fn features() -> Vec<String> {
        FEATURES.map(str::to_owned).into()
    }

    fn action(chosen: Move) -> usize {
        match chosen {
            Move::Stack { from, to } => {
                let landing = if to.index() > from.index() { to.index() - 1 } else { to.index() };
                from.index() * LANDINGS + landing
            }
            Move::Claim(colour) => FIRST_CLAIM + colour as usize,
        }
    }

    fn chosen(action: usize) -> Option<Move> {
        if let Some(claim) = action.checked_sub(FIRST_CLAIM) {
            return Colour::ALL.get(claim).copied().map(Move::Claim);
        }
        let (from, landing) = (action / LANDINGS, action % LANDINGS);
        let to = if landing >= from { landing + 1 } else { landing };
        Some(Move::Stack { from: Point::ALL[from], to: Point::ALL[to] })
    }

    fn observe(view: &View, seat: Seat, into: &mut [u8]) {
        into.fill(0);
        let mut planes = Planes { cells: into, size: SIDE * SIDE };
        Point::all().for_each(|point| planes.set(BOARD, cell(point), 1));
        for point in view.board().occupied().iter() {
            let (stack, cell) = (view.stack(point), cell(point));
            let top = stack.top().and_then(|top| Piece::ALL.into_iter().position(|piece| piece == top));
            top.into_iter().for_each(|top| planes.set(TOPS + top, cell, 1));
            let colours = stack.colours();
            colours.iter().for_each(|colour| planes.set(HOLDING + colour as usize, cell, 1));
            planes.set(JOKERS, cell, (stack.height() - colours.len()) as u8);
            planes.set(HEIGHT, cell, stack.height() as u8);
        }
        for colour in Colour::ALL {
            let plane = view.owner(colour).map(|owner| if owner == seat { OWN_CLAIMS } else { OTHER_CLAIMS });
            plane.into_iter().for_each(|plane| planes.fill(plane + colour as usize, 1));
        }
        planes.fill(MAY_CLAIM, matches!(view.phase(), Phase::Turn { .. }).into());
        let other = Seat(seat.0 ^ 1);
        planes.fill(OWN_TAKEN, view.state().taken(seat).len() as u8);
        planes.fill(OTHER_TAKEN, view.state().taken(other).len() as u8);
        planes.fill(SIX, (view.variant() == Variant::Six).into());
    }
}
