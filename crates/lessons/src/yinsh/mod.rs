//! The lessons of YINSH.

mod basics;
mod strategy;

use crate::lesson::{Body, Lesson, Taught, Tried, Verdict};
use std::sync::LazyLock;
use trilynx_games::hex::DIRECTIONS;
use trilynx_games::yinsh::{Colour, Move, Moves, Phase, Piece, Point, Points, Setup, State, Variant};
use trilynx_games::{Game, Seat};

const WHITE: Seat = Seat(0);
const BLACK: Seat = Seat(1);

impl Taught for State {
    fn lessons() -> &'static [Lesson<State>] {
        static LESSONS: LazyLock<Vec<Lesson<State>>> = LazyLock::new(|| {
            vec![
                strategy::aim(),
                basics::rings(),
                basics::marker(),
                basics::jump(),
                basics::flip(),
                basics::row(),
                basics::choice(),
                basics::theirs(),
                basics::win(),
                basics::threat(),
                strategy::combo(),
                strategy::wall(),
                strategy::back(),
                strategy::ring(),
                strategy::wait(),
                strategy::gift(),
                strategy::opening(),
                strategy::pool(),
                Lesson { name: "game", clause: "J", body: Body::Game { bot: "level1", variants: &["blitz", "standard"] } },
            ]
        });
        &LESSONS
    }
}

/// A position in which White moves a ring. Points stand between spaces: White's rings, Black's, White's markers, Black's.
fn board([white_rings, black_rings]: [&str; 2], [white_markers, black_markers]: [&str; 2], removed: [u8; 2]) -> String {
    let all: Vec<Point> = Point::all().collect();
    let mut board = [None; 85];
    let pieces = [
        (white_rings, Piece::Ring(Colour::White)),
        (black_rings, Piece::Ring(Colour::Black)),
        (white_markers, Piece::Marker(Colour::White)),
        (black_markers, Piece::Marker(Colour::Black)),
    ];
    for (points, piece) in pieces {
        for name in points.split_ascii_whitespace() {
            let at = all.iter().position(|point| point.to_string() == name).unwrap_or_else(|| panic!("{name} is no point"));
            assert!(board[at].is_none(), "{name} has two pieces");
            board[at] = Some(piece);
        }
    }
    Setup { variant: Variant::Standard, board, turn: Colour::White, phase: Phase::Move, removed }.to_string()
}

/// The markers that a ring move turns over; none for other moves.
fn flipped(tried: &Tried<'_, State>) -> Points {
    match tried.chosen {
        Move::Ring { from, to } => tried.before.preview(from, to).flipped,
        _ => Points::EMPTY,
    }
}

/// Whether the player who moves next could complete a row of their own.
fn can_make_row(state: &State) -> bool {
    let mut moves = Moves::default();
    state.legal_moves(&mut moves);
    let mover = state.turn();
    moves.iter().any(|chosen| match *chosen {
        Move::Ring { from, to } => state.preview(from, to).markers[mover.index()].rows().next().is_some(),
        _ => matches!(state.phase(), Phase::TakeRow { .. } | Phase::TakeRing { .. }),
    })
}

/// Whether White could complete a row if it were White's move again.
fn threatens(state: &State) -> bool {
    let again = State::from_setup(&Setup { turn: Colour::White, ..state.setup() });
    again.is_ok_and(|again| can_make_row(&again))
}

/// Whether White can complete a row next, whatever Black does first.
fn cannot_be_stopped(state: &State) -> bool {
    if !threatens(state) {
        return false;
    }
    let mut replies = Moves::default();
    state.legal_moves(&mut replies);
    replies.iter().all(|reply| {
        let mut next = state.clone();
        next.play_unchecked(*reply);
        next.turn() == Colour::White && can_make_row(&next)
    })
}

fn is_edge(point: Point) -> bool {
    DIRECTIONS.iter().any(|direction| Point::at(point.place().step(*direction)).is_none())
}

/// White makes a row by a ring move and takes it off, with a ring. `missed` names the answer to a ring move that makes none.
fn make_a_row(tried: &Tried<'_, State>, missed: impl Fn() -> Verdict) -> Verdict {
    match tried.chosen {
        Move::TakeRing(_) => Verdict::Done,
        Move::TakeRow(_) => Verdict::GoingOn,
        _ if tried.after.rows(Colour::White).next().is_some() => Verdict::GoingOn,
        _ => missed(),
    }
}

/// How many spaces a ring could move to from an empty point while there are no markers.
fn reach(state: &State, from: Point) -> usize {
    DIRECTIONS.iter().map(|direction| clear_line(state, from, *direction).0.len()).sum()
}

/// How many black rings look straight at an empty point while there are no markers.
fn watchers(state: &State, from: Point) -> usize {
    let black = state.rings(Colour::Black);
    DIRECTIONS.iter().filter(|direction| clear_line(state, from, **direction).1.is_some_and(|ring| black.contains(ring))).count()
}

/// The empty points on the way from a point, and the ring at their end.
fn clear_line(state: &State, from: Point, direction: (i8, i8)) -> (Vec<Point>, Option<Point>) {
    let line = std::iter::successors(Point::at(from.place().step(direction)), |at| Point::at(at.place().step(direction)));
    let mut empty = Vec::new();
    for at in line {
        if state.at(at).is_some() {
            return (empty, Some(at));
        }
        empty.push(at);
    }
    (empty, None)
}

fn ring_on(state: &State, point: &str) -> bool {
    state.rings(Colour::White).iter().any(|ring| ring.to_string() == point)
}

fn any(_: &Tried<'_, State>) -> Verdict {
    Verdict::Done
}
