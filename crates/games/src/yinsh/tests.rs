//! YINSH clause by clause, then every refusal and every problem, then laws that hold in all games.

use super::board::CENTRE;
use super::pieces::{MARKERS, RINGS_EACH};
use super::*;
use crate::header::read_alone;
use crate::hex::{Place, Symmetry};
use crate::{Game, GameView as _, Header, Outcome, Reason, Seat, Seats, Start, StartError, Status, Viewer, citations, perft};
use alloc::{format, string::String, string::ToString, vec::Vec};

/// Five rings of each colour at the edges, out of the way.
const AT_HOME: &str = "R:b1,c1,d1,e1,f2 r:f10,g11,h11,i11,j11";
/// The same when each player has taken off two.
const AT_HOME_2_2: &str = "R:b1,c1,d1 r:f10,g11,h11";
const TEN_PLACEMENTS: &str = "yinsh/standard d5 e7 f4 g6 h8 c3 i7 b4 g3 f9";

/// Plays a line as `trilynx legal` reads it.
fn play(line: &str) -> State {
    let (header, moves) = Header::split(line).unwrap();
    let (_, mut state) = Start::<State>::read(header).unwrap_or_else(|error| panic!("{line}: {error}"));
    for text in moves {
        play_on(&mut state, text);
    }
    state
}

fn play_on(state: &mut State, moves: &str) {
    for text in moves.split_whitespace() {
        state.play(text.parse().unwrap()).unwrap_or_else(|refusal| panic!("{text}: {refusal}\n{state:?}"));
    }
}

/// A set-up from its fields and from pieces as `R:a2,a3 m:e5`.
fn lay(fields: &str, pieces: &str) -> Setup {
    let mut setup: Setup = read_alone(&fields.replacen(' ', " board=4/7/8/9/10/9/10/9/8/7/4 ", 1)).unwrap();
    for group in pieces.split_whitespace() {
        let (letter, points) = group.split_once(':').unwrap();
        let piece = match letter {
            "R" => Piece::Ring(Colour::White),
            "r" => Piece::Ring(Colour::Black),
            "M" => Piece::Marker(Colour::White),
            _ => Piece::Marker(Colour::Black),
        };
        for name in points.split(',') {
            setup.board[point(name).index()] = Some(piece);
        }
    }
    setup
}

fn laid(fields: &str, pieces: &str) -> State {
    State::from_setup(&lay(fields, pieces)).unwrap_or_else(|problems| panic!("{fields} {pieces}: {problems:?}"))
}

fn point(name: &str) -> Point {
    Place::read(name).and_then(Point::at).unwrap_or_else(|| panic!("{name} is no point"))
}

/// The legal moves in byte order, those that start with `prefix`.
fn legal(state: &State, prefix: &str) -> String {
    state.legal_texts().into_iter().filter(|text| text.starts_with(prefix)).collect::<Vec<_>>().join(" ")
}

/// The fields behind the board of the position line.
fn fields(state: &State) -> String {
    let line = state.setup().to_string();
    line[line.find(" turn").unwrap() + 1..].to_string()
}

fn won(seat: u8, scores: [i16; 2]) -> Status {
    Status::Over(Outcome { winners: Seats::only(Seat(seat)), scores: scores.into_iter().collect() })
}

fn drawn(scores: [i16; 2]) -> Status {
    Status::Over(Outcome { winners: Seats::EMPTY, scores: scores.into_iter().collect() })
}

/// Markers on the first `count` empty points from d4 on, in stripes that make no row in any direction.
fn striped(count: usize, fields: &str, rings: &str) -> Setup {
    let mut setup = lay(fields, rings);
    let free = Point::all().filter(|&p| p >= point("d4") && setup.board[p.index()].is_none()).take(count).collect::<Vec<_>>();
    assert_eq!(free.len(), count);
    for point in free {
        let Place { column, row } = point.place();
        let colour = if (column + 2 * row) % 4 < 2 { Colour::White } else { Colour::Black };
        setup.board[point.index()] = Some(Piece::Marker(colour));
    }
    setup
}

// A, B, C · What there is.

/// YINSH A, C1: a board of 85 points in eleven lettered columns, ten rings, 51 markers, three places for rings taken off.
#[test]
fn what_is_in_the_box() {
    assert_eq!(Point::all().count(), Point::COUNT);
    assert_eq!(Point::all().map(|p| p.to_string()).collect::<Vec<_>>()[..6], ["a2", "a3", "a4", "a5", "b1", "b2"]);
    for (n, p) in Point::all().enumerate() {
        assert_eq!((p.index(), Point::at(p.place())), (n, Some(p)));
    }
    assert_eq!((RINGS_EACH, MARKERS, Variant::Standard.rings_to_win()), (5, 51, 3));
    assert_eq!(Points::ALL.rows().count(), 123, "there is room for all rows in a list of moves");
    for symmetry in Symmetry::all() {
        assert!(Point::all().all(|p| Point::at(symmetry.apply(p.place(), CENTRE)).is_some()), "{symmetry:?} leaves the board");
    }
}

/// YINSH B: three rows and three rings are what it takes, one is not enough.
#[test]
fn three_rings_win() {
    let row = "M:c5,d5,e5,f5 R:g5";
    let mut first = laid("yinsh/standard turn=w phase=move removed=0,0", &format!("R:b1,c1,d1,e1 r:f10,g11,h11,i11,j11 {row}"));
    play_on(&mut first, "g5-g4 xc5-g5 xg4");
    assert_eq!((first.status(), fields(&first).as_str()), (Status::ToMove(Seat(1)), "turn=b phase=move removed=1,0"));
    let mut third = laid("yinsh/standard turn=w phase=move removed=2,0", &format!("R:b1,c1 r:f10,g11,h11,i11,j11 {row}"));
    play_on(&mut third, "g5-g4 xc5-g5 xg4");
    assert_eq!((third.status(), fields(&third).as_str()), (won(0, [3, 0]), "turn=w phase=over removed=3,0"));
}

/// YINSH C2, C3: White begins, and all markers are in the pool.
#[test]
fn white_begins_with_a_full_pool() {
    let state = play("yinsh/standard");
    assert_eq!((state.status(), state.pool(), state.seats()), (Status::ToMove(Seat(0)), 51, 2));
    assert_eq!((Colour::White.seat(), Colour::Black.seat()), (Seat(0), Seat(1)));
    assert_eq!(play(TEN_PLACEMENTS).status(), Status::ToMove(Seat(0)));
}

// D · Placing the rings.

/// YINSH D1: the board is empty at first.
#[test]
fn the_board_is_empty_at_first() {
    let line = "yinsh/standard board=4/7/8/9/10/9/10/9/8/7/4 turn=w phase=place removed=0,0";
    assert_eq!(play("yinsh/standard").setup().to_string(), line);
    assert_eq!(play(line), play("yinsh/standard"));
}

/// YINSH D2: rings are placed in turn on any empty point, the edge included.
#[test]
fn rings_are_placed_in_turn() {
    let mut state = play("yinsh/blitz");
    assert_eq!(state.legal_texts(), {
        let mut names = Point::all().map(|p| p.to_string()).collect::<Vec<_>>();
        names.sort();
        names
    });
    for (n, text) in "a2 k10 f6 b1 g11 k7 a5 e1 j11 e10".split(' ').enumerate() {
        assert_eq!((state.status(), state.legal_texts().len()), (Status::ToMove(Seat(n as u8 % 2)), 85 - n));
        play_on(&mut state, text);
        assert!(!state.legal_texts().iter().any(|legal| legal == text));
    }
    assert_eq!(state.at(point("a5")), Some(Piece::Ring(Colour::White)));
    assert_eq!(state.at(point("e1")), Some(Piece::Ring(Colour::Black)));
    assert_eq!(state.pool(), 51);
}

/// YINSH D3: when all ten are placed the rings move, White's first, and nothing is placed any more.
#[test]
fn then_the_rings_move() {
    let state = play(TEN_PLACEMENTS);
    assert_eq!((state.phase(), state.turn()), (Phase::Move, Colour::White));
    assert!(state.legal_texts().iter().all(|text| text.contains('-') && !text.contains('x')));
}

// E · Moving a ring.

/// YINSH E1, E2: a marker from the pool, own colour up, where the ring was.
#[test]
fn a_marker_is_put_into_the_ring() {
    let mut state = play(TEN_PLACEMENTS);
    play_on(&mut state, "d5-d6");
    assert_eq!((state.at(point("d5")), state.at(point("d6"))), (Some(Piece::Marker(Colour::White)), Some(Piece::Ring(Colour::White))));
    assert_eq!((state.pool(), state.turn()), (50, Colour::Black));
    play_on(&mut state, "e7-e6");
    assert_eq!((state.at(point("e7")), state.pool()), (Some(Piece::Marker(Colour::Black)), 49));
}

/// Upward two empty points and two markers, to the right a ring behind an empty point, to the left a ring, downward
/// markers up to the edge, and along the rising line one marker this way and a marker and a ring that way.
const CROWDED: &str = "R:e5,d5,b1,c1,f2 r:g5,b2,h11,i11,j11 M:e8,f6,e3,e1,h8 m:e9,e4,e2,c3";

/// YINSH E3: straight, over empty points, over markers to the first empty point behind, never over rings or off the board.
#[test]
fn where_a_ring_can_go() {
    let state = laid("yinsh/standard turn=w phase=move removed=0,0", CROWDED);
    assert_eq!(legal(&state, "e5-"), "e5-d4 e5-e10 e5-e6 e5-e7 e5-f5 e5-g7");
}

/// White is shut in at a2–a4 once Black's ring reaches b5.
const SHUT_IN: &str = "R:a2,a3,a4 r:a5,b2,b3,b4,c5 M:f6";

/// YINSH E3: who cannot move a ring passes without a decision.
#[test]
fn who_cannot_move_passes() {
    let mut state = laid("yinsh/standard turn=b phase=move removed=2,0", SHUT_IN);
    play_on(&mut state, "c5-b5");
    assert_eq!((state.status(), state.phase()), (Status::ToMove(Seat(1)), Phase::Move));
    play_on(&mut state, "b3-c3");
    assert_eq!((state.status(), legal(&state, "").as_str()), (Status::ToMove(Seat(0)), "a2-c4"));
}

// F · Turning markers over.

/// YINSH F1: over empty points nothing else changes.
#[test]
fn nothing_is_turned_over_without_a_jump() {
    let before = laid("yinsh/standard turn=w phase=move removed=0,0", CROWDED);
    let mut after = before.clone();
    play_on(&mut after, "e5-e7");
    assert_eq!(after.markers(Colour::White) ^ before.markers(Colour::White), Points::only(point("e5")));
    assert_eq!(after.markers(Colour::Black), before.markers(Colour::Black));
    assert_eq!(after.turn(), Colour::Black);
}

/// YINSH F2, F3, F4: what was jumped changes colour and stays where it is; the marker from the ring keeps its colour.
#[test]
fn jumped_markers_are_turned_over() {
    let rings = "R:b1,c1,d1,e1,f2 r:e2,g11,h11,i11,j11";
    let before = laid("yinsh/standard turn=b phase=move removed=0,0", &format!("{rings} M:e3,e5,e6,g5 m:e4,e7,d7"));
    let mut after = before.clone();
    play_on(&mut after, "e2-e8");
    let rings = "R:b1,c1,d1,e1,f2 r:e8,g11,h11,i11,j11";
    let expected = laid("yinsh/standard turn=w phase=move removed=0,0", &format!("{rings} M:e4,e7,g5 m:e2,e3,e5,e6,d7"));
    assert_eq!(after, expected);
    let preview = before.view(Viewer::Spectator).preview(point("e2"), point("e8"));
    assert_eq!(preview.flipped, "e3 e4 e5 e6 e7".split(' ').map(point).collect());
    assert_eq!(preview.markers, [after.markers(Colour::White), after.markers(Colour::Black)]);
}

// G · Rows and rings.

/// YINSH G1: five side by side are a row; four and a ring are not, wherever the ring stands.
#[test]
fn a_row_is_five_markers() {
    for (markers, ring, row) in [
        ("c5,d5,e5,f5", "g5-g4", "xc5-g5"),
        ("c5,d5,e5,g5", "f5-f4", "xc5-g5"),
        ("e3,e4,e5,e7", "e6-f6", "xe3-e7"),
        ("c3,d4,f6,g7", "e5-e6", "xc3-g7"),
        ("c5,d5,e5", "f5-f4", ""),
        ("c5,d5,f5,g5", "h5-h6", ""),
    ] {
        let (from, _) = ring.split_once('-').unwrap();
        let rings = format!("R:b1,c1,d1,e1,{from} r:f10,g11,h11,i11,j11 M:{markers}");
        let mut state = laid("yinsh/standard turn=w phase=move removed=0,0", &rings);
        play_on(&mut state, ring);
        assert_eq!(legal(&state, "x"), row, "{markers} {ring}");
    }
    // The ring on e5 stands between four markers of its colour.
    let mut state = laid("yinsh/standard turn=w phase=move removed=0,0", "R:e5,c1,d1,e1,f2 r:f10,g11,h11,i11,j11 M:c5,d5,f5,g5");
    play_on(&mut state, "c1-b1");
    assert_eq!((state.turn(), state.phase()), (Colour::Black, Phase::Move));
}

/// YINSH G2, G3: the row goes back into the pool, then any one of the owner's rings comes off.
#[test]
fn a_row_and_a_ring_come_off() {
    let mut state = laid("yinsh/standard turn=b phase=move removed=0,0", "R:b1,c1,d1,e1,f2 r:g5,g11,h11,i11,j11 m:c5,d5,e5,f5");
    play_on(&mut state, "g5-g4");
    assert_eq!((fields(&state).as_str(), state.pool()), ("turn=b phase=row:b removed=0,0", 46));
    assert_eq!(legal(&state, ""), "xc5-g5");
    play_on(&mut state, "xc5-g5");
    assert_eq!((fields(&state).as_str(), state.pool()), ("turn=b phase=ring:b removed=0,0", 51));
    assert_eq!(legal(&state, ""), "xg11 xg4 xh11 xi11 xj11");
    play_on(&mut state, "xh11");
    assert_eq!(state, laid("yinsh/standard turn=w phase=move removed=0,1", "R:b1,c1,d1,e1,f2 r:g4,g11,i11,j11"));
}

/// YINSH G4: of seven in line any five side by side.
#[test]
fn five_of_seven() {
    let rings = "R:f5,c1,d1,e1,f2 r:f10,g11,h11,i11,j11";
    let mut state = laid("yinsh/standard turn=w phase=move removed=0,0", &format!("{rings} M:c5,d5,e5,g5,h5,i5"));
    play_on(&mut state, "f5-f6");
    assert_eq!(legal(&state, ""), "xc5-g5 xd5-h5 xe5-i5");
    play_on(&mut state, "xd5-h5 xf6");
    assert_eq!(state.markers(Colour::White), [point("c5"), point("i5")].into_iter().collect());
    assert_eq!(state.phase(), Phase::Move);
}

/// YINSH G5: of two rows that cross, only one comes off, and one ring.
#[test]
fn crossing_rows_are_one() {
    let rings = "R:f5,c1,d1,e1,f2 r:f10,g11,h11,i11,j11";
    let mut state = laid("yinsh/standard turn=w phase=move removed=0,0", &format!("{rings} M:c5,d5,e5,g5,f3,f4,f6,f7"));
    play_on(&mut state, "f5-g6");
    assert_eq!(legal(&state, ""), "xc5-g5 xf3-f7");
    play_on(&mut state, "xf3-f7 xg6");
    assert_eq!(fields(&state), "turn=b phase=move removed=1,0");
    assert_eq!(state.markers(Colour::White), "c5 d5 e5 g5".split(' ').map(point).collect());
}

/// YINSH G5: two rows without a common marker both come off, and two rings.
#[test]
fn separate_rows_are_two() {
    let rings = "R:c5,b1,c1,d1,e1 r:f10,g11,h11,i11,j11";
    let mut state = laid("yinsh/standard turn=w phase=move removed=0,0", &format!("{rings} M:d3,d4,d6,d7,e3,e4,e6,e7 m:d5,e5"));
    play_on(&mut state, "c5-f5");
    assert_eq!(legal(&state, ""), "xd3-d7 xe3-e7");
    play_on(&mut state, "xe3-e7 xb1");
    assert_eq!((fields(&state).as_str(), legal(&state, "").as_str()), ("turn=w phase=row:w removed=1,0", "xd3-d7"));
    play_on(&mut state, "xd3-d7 xc1");
    assert_eq!(fields(&state), "turn=b phase=move removed=2,0");
}

/// YINSH G6: a row made for the opponent is the opponent's, who takes it off and then moves.
#[test]
fn a_row_made_for_the_opponent() {
    let rings = "R:c5,b1,c1,d1,e1 r:f10,g11,h11,i11,j11";
    let mut state = laid("yinsh/standard turn=w phase=move removed=0,0", &format!("{rings} M:d5 m:d3,d4,d6,d7"));
    play_on(&mut state, "c5-e5");
    assert_eq!((fields(&state).as_str(), state.status()), ("turn=b phase=row:w removed=0,0", Status::ToMove(Seat(1))));
    play_on(&mut state, "xd3-d7");
    assert_eq!(legal(&state, ""), "xf10 xg11 xh11 xi11 xj11");
    play_on(&mut state, "xj11");
    assert_eq!(fields(&state), "turn=b phase=move removed=0,1");
}

/// White's c5-f5 turns d5 black and e5 white: a row for each.
const ROW_FOR_EACH: &str = "M:d5,e3,e4,e6,e7 m:e5,d3,d4,d6,d7";

/// YINSH G7: the mover's row and ring first, then the opponent's, then the opponent moves.
#[test]
fn the_movers_row_comes_first() {
    let rings = "R:c5,b1,c1,d1,e1 r:f10,g11,h11,i11,j11";
    let mut state = laid("yinsh/standard turn=w phase=move removed=0,0", &format!("{rings} {ROW_FOR_EACH}"));
    play_on(&mut state, "c5-f5");
    assert_eq!(legal(&state, ""), "xe3-e7");
    play_on(&mut state, "xe3-e7 xb1");
    assert_eq!((fields(&state).as_str(), legal(&state, "").as_str()), ("turn=b phase=row:w removed=1,0", "xd3-d7"));
    play_on(&mut state, "xd3-d7 xf10");
    assert_eq!(fields(&state), "turn=b phase=move removed=1,1");
}

// H · The end.

/// YINSH H1: the third ring ends the game at once, even where another row is left.
#[test]
fn the_third_ring_ends_it() {
    let mut state = laid("yinsh/standard turn=b phase=move removed=1,2", "R:b1,c1,d1,e1 r:c5,g11,h11 m:d3,d4,d6,d7,e3,e4,e6,e7 M:d5,e5");
    play_on(&mut state, "c5-f5 xd3-d7 xf5");
    assert_eq!((state.status(), legal(&state, "").as_str()), (won(1, [1, 3]), ""));
    assert_eq!(fields(&state), "turn=b phase=over removed=1,3");
}

/// YINSH H2: third rows of both in one move: the mover wins.
#[test]
fn the_mover_wins_first() {
    let mut state = laid("yinsh/standard turn=w phase=move removed=2,2", &format!("R:c5,c1,d1 r:f10,g11,h11 {ROW_FOR_EACH}"));
    play_on(&mut state, "c5-f5 xe3-e7 xf5");
    assert_eq!(state.status(), won(0, [3, 2]));
}

/// YINSH H3: with the last marker on the board, more rings taken off win, and equally many draw.
#[test]
fn the_last_marker_ends_it() {
    for (removed, rings, result) in [
        ("0,0", AT_HOME, drawn([0, 0])),
        ("2,2", AT_HOME_2_2, drawn([2, 2])),
        ("1,0", "R:b1,c1,d1,e1 r:f10,g11,h11,i11,j11", won(0, [1, 0])),
        ("1,2", "R:b1,c1,d1,e1 r:f10,g11,h11", won(1, [1, 2])),
    ] {
        let fields = format!("yinsh/standard turn=w phase=move removed={removed}");
        let mut state = State::from_setup(&striped(50, &fields, rings)).unwrap();
        assert_eq!(state.pool(), 1);
        play_on(&mut state, "b1-b2");
        assert_eq!((state.status(), state.pool()), (result, 0));
        assert_eq!((state.turn(), state.phase()), (Colour::White, Phase::Over));
    }
}

/// YINSH H3: a row completed by the last marker refills the pool, and the game goes on.
#[test]
fn a_row_on_the_last_marker_refills_the_pool() {
    let mut setup = striped(46, "yinsh/standard turn=w phase=move removed=0,0", "R:b5,c1,d1,e1,f2 r:f10,g11,h11,i11,j11");
    for name in ["b1", "b2", "b3", "b4"] {
        setup.board[point(name).index()] = Some(Piece::Marker(Colour::White));
    }
    let mut state = State::from_setup(&setup).unwrap();
    play_on(&mut state, "b5-b6");
    assert_eq!((state.pool(), legal(&state, "").as_str()), (0, "xb1-b5"));
    play_on(&mut state, "xb1-b5 xb6");
    assert_eq!((state.status(), state.pool()), (Status::ToMove(Seat(1)), 5));
}

/// Rings in the corners and markers on every line from there; White's move c1-b1 closes the last gap.
const NEARLY_STUCK: &str = "R:c1,e1,k7 r:b7,e10,k10 \
    M:b3,b5,c7,e2,e4,e6,e8,f5,f7,g3,g7,h4,h10,i8,i10,j7,j9,k9 \
    m:b2,b4,b6,c2,c8,d1,d3,d7,d9,e3,e5,e7,e9,f2,f10,g6,g10,h7,i5,i7,j6,j10,k8";

/// YINSH H3: if neither can move, the game ends in the same way, whatever is left in the pool.
#[test]
fn nobody_can_move() {
    let mut state = laid("yinsh/standard turn=w phase=move removed=2,2", NEARLY_STUCK);
    play_on(&mut state, "c1-b1");
    assert_eq!((state.status(), state.pool()), (drawn([2, 2]), 9));
}

// J · Blitz.

/// YINSH J: the first ring wins, the mover's first.
#[test]
fn blitz_is_won_by_the_first_ring() {
    let mut state = laid("yinsh/blitz turn=w phase=move removed=0,0", &format!("R:c5,b1,c1,d1,e1 r:f10,g11,h11,i11,j11 {ROW_FOR_EACH}"));
    play_on(&mut state, "c5-f5 xe3-e7 xf5");
    assert_eq!((state.status(), fields(&state).as_str()), (won(0, [1, 0]), "turn=w phase=over removed=1,0"));
}

// Every refusal, every problem, everything unreadable.

/// Every kind of refusal, with its sentence and clause.
#[test]
fn every_refusal() {
    let placing = play("yinsh/standard f6");
    let moving = laid("yinsh/standard turn=w phase=move removed=0,0", CROWDED);
    let row = laid("yinsh/standard turn=w phase=row:w removed=0,0", &format!("{AT_HOME} M:c5,d5,e5,f5,g5,f6,f8 m:c3,c4,c6,i5,i6,i7,i8,i9"));
    let ring = laid("yinsh/standard turn=b phase=ring:w removed=1,0", "R:b1,c1,d1,e1 r:f10,g11,h11,i11,j11 M:f6");
    let won = laid("yinsh/standard turn=b phase=over removed=0,3", "R:b1,c1,d1,e1,f2 r:f10,g11");
    let blitz = laid("yinsh/blitz turn=w phase=over removed=1,0", "R:b1,c1,d1,e1 r:f10,g11,h11,i11,j11");
    let used_up = State::from_setup(&striped(51, "yinsh/standard turn=w phase=over removed=0,0", AT_HOME)).unwrap();
    let table: &[(&State, &str, &str)] = &[
        (&won, "g11-g10", "Won: the game is over: Black has won by removing a third ring [YINSH H1]"),
        (&blitz, "f6", "WonInBlitz: the game is over: White has won the blitz game by removing a ring [YINSH J]"),
        (&used_up, "b1-b2", "NoMoreMoves: the game is over: no ring can move any more [YINSH H3]"),
        (&placing, "f6-f7", "RingsToPlace: not all rings have been placed yet: Black must place one now [YINSH D3]"),
        (&placing, "xf6", "RingsToPlace: not all rings have been placed yet: Black must place one now [YINSH D3]"),
        (&placing, "f6", "PlacedOnPiece: a ring goes on an empty space, and there is a white ring on f6 [YINSH D2]"),
        (&moving, "f6", "AllRingsPlaced: all rings have been placed: from now on they move [YINSH D3]"),
        (&moving, "xe1-e5", "NoRowToTake: markers come off the board only as a row of five, and there is none [YINSH G2]"),
        (&moving, "xe5", "NoRingToTake: a ring is removed only after a row [YINSH G3]"),
        (&moving, "e8-e7", "NoRingThere: White must move a ring, and there is none on e8 [YINSH E2]"),
        (&moving, "d7-d7", "NoRingThere: White must move a ring, and there is none on d7 [YINSH E2]"),
        (&moving, "g5-g6", "MovesForeignRing: the ring on g5 belongs to Black, and it is White’s turn [YINSH E2]"),
        (&moving, "e5-e5", "RingStays: the ring on e5 must move to another space [YINSH E3]"),
        (&moving, "e5-f7", "NotStraight: a ring moves in a straight line, and e5 and f7 are not in line [YINSH E3]"),
        (&moving, "e5-e8", "LandsOnPiece: a ring must stop on an empty space, and there is a white marker on e8 [YINSH E3]"),
        (&moving, "e5-d5", "LandsOnPiece: a ring must stop on an empty space, and there is a white ring on d5 [YINSH E3]"),
        (&moving, "e5-h5", "JumpsRing: a ring can jump over markers but not over rings, and there is a ring on g5 [YINSH E3]"),
        (
            &moving,
            "e5-i9",
            "GoesOnAfterMarkers: after jumping over markers, a ring must stop on the first empty space: g7, not i9 [YINSH E3]",
        ),
        (&row, "b1-b2", "RowFirst: White has a row and must remove it now [YINSH G2]"),
        (&row, "xb1", "RowFirst: White has a row and must remove it now [YINSH G2]"),
        (&row, "xc5-f9", "RowNotStraight: a row is straight, and c5 and f9 are not in line [YINSH G1]"),
        (&row, "xc5-f5", "RowNotFive: a row has exactly five markers, and c5 to f5 spans 4 [YINSH G4]"),
        (&row, "xc5-h5", "RowNotFive: a row has exactly five markers, and c5 to h5 spans 6 [YINSH G4]"),
        (&row, "xc5-c5", "RowNotFive: a row has exactly five markers, and c5 to c5 spans 1 [YINSH G4]"),
        (&row, "xi5-i9", "ForeignRow: that row belongs to Black: White removes one of their own rows first [YINSH G7]"),
        (&row, "xc3-c7", "PieceInRow: a row of White has only White’s markers, and there is a black marker on c3 [YINSH G1]"),
        (&row, "xf6-f10", "GapInRow: the five markers of a row stand side by side, and f7 is empty [YINSH G1]"),
        (&row, "xf2-f6", "PieceInRow: a row of White has only White’s markers, and there is a white ring on f2 [YINSH G1]"),
        (&ring, "f10-f9", "RingFirst: Black has removed a row and must remove a ring now [YINSH G3]"),
        (&ring, "xf6", "TakesNoRing: Black must remove a ring, and there is none on f6 [YINSH G3]"),
        (&ring, "xb1", "TakesForeignRing: the ring on b1 belongs to White, and Black must remove one of their own [YINSH G3]"),
    ];
    for (state, text, expected) in table {
        let before = (*state).clone();
        let mut after = before.clone();
        let refusal = after.play(text.parse().unwrap()).expect_err(text);
        assert_eq!(&format!("{}: {refusal} [{}]", refusal.kind(), refusal.clause()), expected);
        assert_eq!(before, after, "a refused move changes nothing");
    }
    for (kind, _) in IllegalMove::ALL {
        assert!(table.iter().any(|(_, _, text)| text.starts_with(&format!("{kind}: "))), "no example of {kind}");
    }
}

/// Every kind of problem, with its sentence and clause; all problems of a set-up are reported together.
#[test]
fn every_problem() {
    let full_row = "M:c5,d5,e5,f5,g5";
    let table: &[(Setup, &[&str])] = &[
        (
            striped(52, "yinsh/standard turn=w phase=over removed=0,0", AT_HOME),
            &["TooManyMarkers: there are 52 markers on the board, but the game has only 51 [YINSH A]"],
        ),
        (
            lay("yinsh/standard turn=w phase=move removed=1,0", &format!("{AT_HOME} M:f6")),
            &["TooManyRings: White has 5 rings on the board and 1 removed, but there are only five [YINSH A]"],
        ),
        (
            lay("yinsh/standard turn=w phase=move removed=0,0", "R:b1,c1,d1,e1,f2 r:f10,g11,h11 M:f6"),
            &["RingsMissing: Black has 3 rings on the board and 0 removed, which should add up to five once all are placed [YINSH D3]"],
        ),
        (
            lay("yinsh/standard turn=w phase=place removed=0,0", AT_HOME),
            &["AllRingsPlaced: all ten rings have been placed, so the phase cannot be “place” [YINSH D3]"],
        ),
        (
            lay("yinsh/standard turn=b phase=place removed=0,1", "R:b1,c1 r:f10,g11 m:f6"),
            &[
                "PlacedOutOfTurn: White has placed 2 rings and Black 2, so it cannot be Black’s turn to place one [YINSH D2]",
                "MarkersWhilePlacing: there are 1 markers on the board, but markers come only after all rings have been placed [YINSH E1]",
                "RemovedWhilePlacing: rings have been removed (0 White, 1 Black) before all were placed [YINSH G3]",
            ],
        ),
        (
            lay("yinsh/standard turn=w phase=over removed=4,0", "R:b1 r:f10,g11,h11,i11,j11"),
            &["TooManyRemoved: White has removed 4 rings, but the third ends the game [YINSH H1]"],
        ),
        (
            lay("yinsh/blitz turn=w phase=over removed=2,0", "R:b1,c1,d1 r:f10,g11,h11,i11,j11"),
            &["TooManyRemovedInBlitz: White has removed 2 rings, but in blitz the first ends the game [YINSH J]"],
        ),
        (
            lay("yinsh/standard turn=w phase=over removed=3,3", "R:b1,c1 r:f10,g11"),
            &["TwoWinners: both players have removed enough rings to win, but the first to do so ends the game [YINSH H2]"],
        ),
        (
            lay("yinsh/standard turn=w phase=move removed=0,3", "R:b1,c1,d1,e1,f2 r:f10,g11"),
            &["AlreadyWon: Black has removed three rings, so the game is over [YINSH H1]"],
        ),
        (
            lay("yinsh/blitz turn=w phase=row:w removed=0,1", &format!("R:b1,c1,d1,e1,f2 r:f10,g11,h11,i11 {full_row}")),
            &["AlreadyWonInBlitz: Black has removed a ring, so the blitz game is over [YINSH J]"],
        ),
        (
            lay("yinsh/standard turn=w phase=over removed=0,3", "R:b1,c1,d1,e1,f2 r:f10,g11"),
            &["WinnerNotLast: Black won by removing a ring, so the last decision (turn) was Black’s [YINSH H1]"],
        ),
        (
            striped(51, "yinsh/standard turn=w phase=move removed=0,0", AT_HOME),
            &["PoolEmpty: the pool is empty and there is no row to remove, so the game is over [YINSH H3]"],
        ),
        (
            lay("yinsh/standard turn=b phase=move removed=2,2", &NEARLY_STUCK.replace("R:c1", "M:c1 R:b1")),
            &["NobodyCanMove: neither player can move a ring, so the game is over [YINSH H3]"],
        ),
        (
            lay("yinsh/standard turn=w phase=over removed=0,0", &format!("{AT_HOME} M:f6")),
            &["NotOver: the game is not over: no one has removed enough rings, and a ring can still move [YINSH H3]"],
        ),
        (
            lay("yinsh/standard turn=w phase=move removed=2,0", &SHUT_IN.replace("c5", "b5")),
            &["MustPass: White cannot move any ring, so it is the opponent’s turn [YINSH E3]"],
        ),
        (
            lay("yinsh/standard turn=b phase=move removed=0,0", AT_HOME),
            &["BlackMovesFirst: no ring has moved yet, so it is White’s turn [YINSH C2]"],
        ),
        (
            lay("yinsh/standard turn=w phase=move removed=0,0", &format!("{AT_HOME} {full_row}")),
            &["RowLeftOnBoard: the row c5-g5 of White should have been removed already [YINSH G2]"],
        ),
        (
            lay("yinsh/standard turn=b phase=row:w removed=0,0", &format!("{AT_HOME} {full_row}")),
            &[
                "RowLeftOnBoard: the row c5-g5 of White should have been removed already [YINSH G2]",
                "NoRowToTake: Black has no row to remove [YINSH G2]",
            ],
        ),
        (
            striped(48, "yinsh/standard turn=w phase=ring:b removed=0,0", AT_HOME),
            &["RowNotReturned: the pool has 3 markers, but the five of the row just removed should be there [YINSH G2]"],
        ),
    ];
    for (setup, expected) in table {
        let problems = State::from_setup(setup).expect_err(&setup.to_string());
        let texts = problems.iter().map(|problem| format!("{}: {problem} [{}]", problem.kind(), problem.clause())).collect::<Vec<_>>();
        assert_eq!(&texts, expected, "{setup}");
    }
    for (kind, _) in SetupError::ALL {
        assert!(table.iter().any(|(_, texts)| texts.iter().any(|text| text.starts_with(&format!("{kind}: ")))), "no example of {kind}");
    }
}

#[test]
fn the_rules_the_tests_and_the_reasons_cite_the_same_clauses() {
    citations::check::<IllegalMove, SetupError>("YINSH", include_str!("../../../../locales/en/rules/yinsh.md"), include_str!("tests.rs"));
}

/// What is no move of the notation, and part of what is said about it.
#[test]
fn unreadable_moves() {
    for (text, expected) in [
        ("", "a move: place a ring f6"),
        ("pass", "a move"),
        ("E5", "a move"),
        ("e5 ", "a move"),
        ("e05", "a move"),
        ("e5-", "a move"),
        ("-e5", "a move"),
        ("e5-e6-e7", "a move"),
        ("xxe5", "a move"),
        ("x", "a move"),
        ("e5–e6", "a move"),
        ("a1", "points of the board"),
        ("z9", "points of the board"),
        ("e5-e11", "points of the board"),
        ("xk11", "points of the board"),
        ("xe9-e5", "the smaller point first"),
        ("xf5-e10", "the smaller point first"),
    ] {
        let unreadable = text.parse::<Move>().expect_err(text);
        assert!(unreadable.to_string().contains(expected), "{text}: {unreadable}");
    }
}

/// What is no head of YINSH.
#[test]
fn unreadable_heads() {
    let line = "yinsh/standard board=4/7/8/9/10/9/10/9/8/7/4 turn=w phase=place removed=0,0";
    for (good, bad) in [
        ("=4/", "=5/"),
        ("=4/", "=04/"),
        ("=4/", "=3/"),
        ("=4/", "=1111/"),
        ("=4/", "=40/"),
        ("=4/", "=4R/"),
        ("=4/", "=3X/"),
        ("=4/", "=3é/"),
        ("=4/", "=99999999999999999999/"),
        ("7/4 ", "7 "),
        ("7/4 ", "7/4/ "),
        ("7/4 ", "7/3R0 "),
        ("turn=w", "turn=W"),
        ("turn=w", "turn="),
        ("phase=place", "phase=row"),
        ("phase=place", "phase=row:x"),
        ("phase=place", "phase=move:w"),
        ("phase=place", "phase=Place"),
        ("removed=0,0", "removed=0"),
        ("removed=0,0", "removed=00,0"),
        ("removed=0,0", "removed=0,100"),
        ("removed=0,0", "removed=-1,0"),
        (" phase=place", ""),
        (" removed=0,0", " removed=0,0 pool=51"),
        ("standard", "fast"),
    ] {
        let bad = line.replacen(good, bad, 1);
        let read = read_alone::<Setup>(&bad);
        assert!(matches!(read, Err(StartError::Parse(_))), "{bad}: {read:?}");
    }
    assert!(matches!(read_alone::<Options>("yinsh/standard players=2"), Err(StartError::Parse(_))));
    assert_eq!(read_alone::<Deal>("yinsh/blitz").unwrap().to_string(), "yinsh/blitz");
}

// Laws.

/// A small generator of its own, so that a failure can be repeated from its seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

/// Plays a random game to its end and shows every position to `visit`.
fn random_game(mut state: State, dice: &mut Dice, mut visit: impl FnMut(&State, &[Move])) -> usize {
    let mut moves = Moves::default();
    for played in 0.. {
        state.legal_moves(&mut moves);
        visit(&state, &moves);
        match state.status() {
            Status::Over(_) => {
                assert!(moves.is_empty());
                return played;
            }
            Status::ToMove(seat) => assert_eq!(seat, state.turn().seat()),
        }
        assert!(!moves.is_empty(), "{state:?}");
        state.play_unchecked(moves[dice.below(moves.len())]);
    }
    unreachable!()
}

/// Every move that the notation can write.
fn every_move() -> Vec<Move> {
    let pairs = || Point::all().flat_map(|one| Point::all().map(move |other| (one, other)));
    let rows = pairs().filter(|(one, other)| one <= other).map(|(one, other)| Move::TakeRow(Row::between(one, other)));
    let single = Point::all().flat_map(|at| [Move::Place(at), Move::TakeRing(at)]);
    single.chain(rows).chain(pairs().map(|(from, to)| Move::Ring { from, to })).collect()
}

#[test]
fn moves_are_read_as_they_are_printed() {
    for written in every_move() {
        assert_eq!(written.to_string().parse(), Ok(written));
    }
}

#[test]
fn exactly_the_legal_moves_are_not_refused() {
    let every_move = every_move();
    for seed in 1..=24 {
        let variant = Variant::ALL[seed as usize % 2];
        random_game(State::new(&Options { variant }), &mut Dice(seed), |state, legal| {
            let mut listed = legal.to_vec();
            listed.sort();
            let mut allowed: Vec<Move> = every_move.iter().copied().filter(|&chosen| state.check(chosen).is_ok()).collect();
            allowed.sort();
            assert_eq!(listed, allowed, "seed {seed}: {state:?}");
        });
    }
}

#[test]
fn positions_are_read_as_they_are_printed() {
    for seed in 1..=300 {
        let variant = Variant::ALL[seed as usize % 2];
        let length = random_game(State::new(&Options { variant }), &mut Dice(seed), |state, _| {
            let line = state.setup().to_string();
            let (header, _) = Header::split(&line).unwrap();
            assert_eq!(&Start::<State>::read(header).unwrap_or_else(|error| panic!("seed {seed}: {line}: {error}")).1, state);
            let markers = state.markers(Colour::White).len() + state.markers(Colour::Black).len();
            assert_eq!(markers + usize::from(state.pool()), usize::from(MARKERS), "seed {seed}: {line}");
            assert_eq!(state.view(Viewer::Seat(Seat(0))).state(), state);
        });
        assert!(length <= State::MAX_MOVES_IN_GAME, "seed {seed}: {length} moves");
    }
}

/// Any set-up that passes the door can be played to the end, and any other is refused without a panic.
#[test]
fn whatever_passes_the_door_can_be_played() {
    let mut accepted = 0;
    for seed in 1..=300 {
        let mut dice = Dice(seed);
        let mut setups = Vec::new();
        random_game(play("yinsh/standard"), &mut dice, |state, _| setups.push(state.setup()));
        for mut setup in setups {
            for _ in 0..=dice.below(3) {
                let (one, other) = (dice.below(Point::COUNT), dice.below(Point::COUNT));
                setup.board.swap(one, other);
            }
            let phases = [setup.phase, Phase::TakeRow { mover: Colour::Black }, Phase::TakeRing { mover: Colour::White }, Phase::Over];
            setup.phase = phases[dice.below(8).saturating_sub(4)];
            setup.turn = Colour::ALL[dice.below(2)];
            assert_eq!(read_alone(&setup.to_string()), Ok(setup.clone()));
            if let Ok(state) = State::from_setup(&setup) {
                accepted += 1;
                assert_eq!(state.setup(), setup);
                assert!(random_game(state, &mut dice, |_, _| {}) <= State::MAX_MOVES_IN_GAME, "seed {seed}");
            }
        }
    }
    assert!(accepted > 1_000, "only {accepted} set-ups were possible");
}

/// What an illegal move does is nobody's concern, as long as the process lives.
#[test]
fn unchecked_moves_never_panic() {
    let (every_move, mut dice, mut moves) = (every_move(), Dice(1), Moves::default());
    for _ in 0..500 {
        let mut state = play("yinsh/standard");
        for _ in 0..60 {
            let kinds = [every_move[dice.below(2 * Point::COUNT)], every_move[dice.below(every_move.len())]];
            state.play_unchecked(kinds[dice.below(2)]);
            state.legal_moves(&mut moves);
            let _ = (state.status(), State::from_setup(&state.setup()), state.check(kinds[0]), state.check(kinds[1]));
        }
    }
}

#[test]
fn a_position_is_recognised_from_every_side_and_with_the_colours_exchanged() {
    let moves = "d5 e7 f4 g6 h8 c3 e4 g9 j8 f7 d5-d6 e7-e8";
    let canonical = |line: &str| play(line).view(Viewer::Spectator).canonical().expect("nothing is hidden");
    let as_it_was = canonical(&format!("yinsh/standard {moves}"));
    for symmetry in Symmetry::all() {
        let image = |point: &str| symmetry.apply(Place::read(point).expect("a point"), CENTRE).to_string();
        let turned = moves.split(' ').map(|chosen| chosen.split('-').map(image).collect::<Vec<_>>().join("-"));
        let line = turned.fold("yinsh/standard".to_string(), |line, chosen| line + " " + &chosen);
        assert_eq!(canonical(&line), as_it_was, "{symmetry:?}");
    }
    assert_ne!(canonical(&format!("yinsh/standard {}", moves.replace("e8", "e9"))), as_it_was);
    let white = "yinsh/standard board=RRRR/7/8/9/4MMMMR1/9/10/9/8/6r/rrrr turn=w phase=move removed=0,0";
    let black = "yinsh/standard board=rrrr/7/8/9/4mmmmr1/9/10/9/8/6R/RRRR turn=b phase=move removed=0,0";
    assert_eq!(canonical(white), canonical(black));
    assert_ne!(canonical(white), canonical(&white.replace("turn=w", "turn=b")));
}

#[test]
fn numbers_of_positions() {
    for (line, counts) in [("yinsh/standard", &[85, 7_140, 592_620][..]), (TEN_PLACEMENTS, &[94, 8_629, 700_559])] {
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&play(line), depth), *count, "depth {depth} of {line}");
        }
    }
}
