//! A game as a viewer sees it: enough to draw it, and nothing that the viewer may not know.
//!
//! Made from a game's view, never from its state.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use trilynx_games::{Game, Seat, linko, lyngk, yinsh};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

use crate::refused::by_name;
use crate::wire::DecisionKind;

/// A position. Points are named as in the notation; lists by seat begin with seat 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum Position {
    /// See [`Yinsh`].
    Yinsh(Yinsh),
    /// See [`Lyngk`].
    Lyngk(Lyngk),
    /// See [`Linko`].
    Linko(Linko),
}

impl Position {
    /// The viewer's own hand, in games with hidden cards.
    pub fn into_hand(self) -> Option<Vec<String>> {
        match self {
            Position::Linko(position) => position.hand,
            Position::Yinsh(_) | Position::Lyngk(_) => None,
        }
    }

    /// All of it as a line, in games with hidden cards.
    pub fn text(&self) -> Option<&str> {
        match self {
            Position::Linko(position) => Some(&position.text),
            Position::Yinsh(_) | Position::Lyngk(_) => None,
        }
    }
}

/// White is seat 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Yinsh {
    /// The rings of each colour on the board.
    pub rings: [Vec<String>; 2],
    /// The markers that show each colour.
    pub markers: [Vec<String>; 2],
    /// Rings taken off.
    pub removed: [u8; 2],
    /// Markers beside the board.
    pub pool: u8,
}

/// Pieces are letters: `i b r g k`, a joker `w`; stacks are written bottom first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Lyngk {
    /// What stands where.
    pub stacks: BTreeMap<String, String>,
    /// The colours each seat has claimed, in order.
    pub claims: [String; 2],
    /// The five-stacks each seat has taken.
    pub taken: [Vec<String>; 2],
    /// LYNGK F2: which stacks are joined by the colours each seat has claimed: `c3-e5`.
    pub links: [Vec<String>; 2],
    /// LYNGK G1, G2: what is counted at the end, in order: five-stacks, then stacks of 4, 3, 2 and single pieces with a top that the seat has
    /// claimed.
    pub counts: [[u8; 5]; 2],
    /// How high the stacks are whose number decided the game: 5 to 1. Nothing before the end, in a draw, and where a six-stack won.
    pub decided_by: Option<u8>,
}

/// Cards are `1` … `13` and `X`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Linko {
    /// The viewer's own hand.
    pub hand: Option<Vec<String>>,
    /// How many cards each seat has in hand.
    pub hand_sizes: Vec<u8>,
    /// Cards of each hand that everybody knows.
    pub known: Vec<Vec<String>>,
    /// The sets in front of each seat, bottom first.
    pub sets: Vec<Vec<Vec<String>>>,
    /// The cards face up.
    pub row: Vec<String>,
    /// How many cards the pile has.
    pub pile: u8,
    /// The discarded cards.
    pub discard: Vec<String>,
    /// The player on turn, who may not be the one to decide.
    pub turn: u8,
    /// The seat whose top set is being attacked.
    pub attacked: Option<u8>,
    /// All of this as a line, which an engine can be asked about.
    pub text: String,
}

/// Effects of a move that the position after it does not show.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Effects {
    /// LYNGK F: a shortest way of the stack: where it starts, the LYNGK-points it goes by, where it lands.
    pub way: Vec<String>,
    /// YINSH G: the rows there are then, of either colour: `e5-e9`.
    pub rows: Vec<String>,
    /// LINKO 5: the seats whose top set is attacked, clockwise.
    pub attacks: Vec<u8>,
}

/// A game that can be shown.
pub trait Shown: Game {
    /// What the viewer sees.
    fn position(view: &Self::View) -> Position;
    /// What kind of decision is to be made; any kind once the game is over.
    fn decision(view: &Self::View) -> DecisionKind;
    /// What a legal move of the viewer does. Once it was made everybody may know.
    fn effects(view: &Self::View, chosen: Self::Move) -> Effects;
}

fn texts<T: ToString>(things: impl Iterator<Item = T>) -> Vec<String> {
    things.map(|thing| thing.to_string()).collect()
}

impl Shown for yinsh::State {
    fn position(view: &yinsh::View) -> Position {
        let colours = [yinsh::Colour::White, yinsh::Colour::Black];
        Position::Yinsh(Yinsh {
            rings: colours.map(|colour| texts(view.rings(colour).iter())),
            markers: colours.map(|colour| texts(view.markers(colour).iter())),
            removed: colours.map(|colour| view.removed(colour)),
            pool: view.pool(),
        })
    }

    fn decision(view: &yinsh::View) -> DecisionKind {
        match view.phase() {
            yinsh::Phase::Place => DecisionKind::Place,
            yinsh::Phase::Move | yinsh::Phase::Over => DecisionKind::Move,
            yinsh::Phase::TakeRow { .. } => DecisionKind::Row,
            yinsh::Phase::TakeRing { .. } => DecisionKind::Ring,
        }
    }

    fn effects(view: &yinsh::View, chosen: yinsh::Move) -> Effects {
        let yinsh::Move::Ring { from, to } = chosen else { return Effects::default() };
        let markers = view.preview(from, to).markers;
        let rows = markers.into_iter().flat_map(yinsh::Points::rows).map(|row| format!("{}-{}", row.first(), row.last()));
        Effects { rows: rows.collect(), ..Effects::default() }
    }
}

impl Shown for lyngk::State {
    fn position(view: &lyngk::View) -> Position {
        let letters = |stack: lyngk::Stack| stack.pieces().map(|piece| piece.letter()).collect::<String>();
        let stacks = lyngk::Point::all().map(|point| (point, view.stack(point))).filter(|(_, stack)| !stack.is_empty());
        Position::Lyngk(Lyngk {
            stacks: by_name(&mut stacks.map(|(point, stack)| (point.to_string(), letters(stack)))),
            claims: [Seat(0), Seat(1)].map(|seat| view.claims(seat).map(|colour| colour.letter()).collect()),
            taken: [Seat(0), Seat(1)].map(|seat| view.taken(seat).iter().map(|stack| letters(*stack)).collect()),
            links: [Seat(0), Seat(1)].map(|seat| view.state().links(seat).map(|(one, other)| format!("{one}-{other}")).collect()),
            counts: [Seat(0), Seat(1)].map(|seat| view.state().tally(seat).map(|count| count as u8)),
            decided_by: view.state().deciding_height().map(|height| height as u8),
        })
    }

    fn decision(view: &lyngk::View) -> DecisionKind {
        match view.phase() {
            // LYNGK D3: a player with two claimed colours can only move.
            lyngk::Phase::Turn { by } if view.claims(by).count() < 2 => DecisionKind::ClaimOrMove,
            lyngk::Phase::Turn { .. } | lyngk::Phase::Claimed { .. } | lyngk::Phase::Over | lyngk::Phase::Won { .. } => DecisionKind::Move,
        }
    }

    fn effects(view: &lyngk::View, chosen: lyngk::Move) -> Effects {
        let lyngk::Move::Stack { from, to } = chosen else { return Effects::default() };
        let way = view.way(from, to);
        // Where nothing lies between, the two ends say it all.
        Effects { way: if way.len() > 2 { texts(way.into_iter()) } else { Vec::new() }, ..Effects::default() }
    }
}

impl Shown for linko::State {
    fn position(view: &linko::View) -> Position {
        let seats = || view.options().seats();
        let attacked = match view.phase() {
            linko::Phase::Attack { owner } | linko::Phase::Answer { owner } => Some(owner.0),
            linko::Phase::Lay | linko::Phase::Draw { .. } | linko::Phase::Over => None,
        };
        Position::Linko(Linko {
            hand: view.hand().map(|hand| texts(hand.iter())),
            hand_sizes: seats().map(|seat| view.hand_size(seat) as u8).collect(),
            known: seats().map(|seat| texts(view.known(seat).iter())).collect(),
            sets: seats().map(|seat| view.sets(seat).iter().map(|set| texts(set.cards().iter())).collect()).collect(),
            row: texts(view.row().iter()),
            pile: view.pile_size() as u8,
            discard: texts(view.discard().iter()),
            turn: view.turn().0,
            attacked,
            text: view.to_string(),
        })
    }

    fn decision(view: &linko::View) -> DecisionKind {
        match view.phase() {
            linko::Phase::Lay | linko::Phase::Over => DecisionKind::Lay,
            linko::Phase::Attack { .. } => DecisionKind::Attack,
            linko::Phase::Answer { .. } => DecisionKind::Answer,
            linko::Phase::Draw { .. } => DecisionKind::Draw,
        }
    }

    fn effects(view: &linko::View, chosen: linko::Move) -> Effects {
        let linko::Move::Lay(cards) = chosen else { return Effects::default() };
        Effects { attacks: view.would_attack(cards).into_iter().map(|seat| seat.0).collect(), ..Effects::default() }
    }
}
