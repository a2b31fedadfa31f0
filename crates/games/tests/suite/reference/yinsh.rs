//! YINSH by the book.

use super::{AXES, Board, DIRECTIONS, Plain, Point, name, note, read_point, step};

pub(super) const COLUMNS: &[(char, u8, u8)] = &[
    ('a', 2, 5),
    ('b', 1, 7),
    ('c', 1, 8),
    ('d', 1, 9),
    ('e', 1, 10),
    ('f', 2, 10),
    ('g', 2, 11),
    ('h', 3, 11),
    ('i', 4, 11),
    ('j', 5, 11),
    ('k', 7, 10),
];

const CROSSING: &str = "crossing rows";
const SIX: &str = "row of six";
const SEVEN: &str = "row of seven or more";
const BOTH_ROWS: &str = "rows of both players at once";
const GIVEN: &str = "row for the opponent alone";
const LAST_MARKER: &str = "51st marker on the board";
const POOL_END: &str = "ended by the empty pool";
const POOL_REFILLED: &str = "row taken on the last marker, play goes on";
const PASS: &str = "blocked player passes";
const BOTH_BLOCKED: &str = "both players blocked";
const TWO_TAKEN: &str = "two rows of one move both taken";
const WON_FIRST: &str = "won before the opponent's row of the same move";
const DRAW: &str = "draw";

#[derive(Clone, Copy, PartialEq)]
pub(super) enum Thing {
    Ring(u8),
    Marker(u8),
}

#[derive(Clone, Copy, PartialEq)]
enum Phase {
    PlaceRing,
    MoveRing,
    TakeRow(u8),
    TakeRing(u8),
    Over,
}

#[derive(Clone)]
pub(crate) struct Yinsh {
    rings_to_win: i32,
    pub(super) board: Board<Thing>,
    /// Markers beside the board.
    pub(super) pool: u32,
    /// Rings each player has taken off.
    removed: [i32; 2],
    rings_placed: u32,
    /// Whose turn it is: the one who moves a ring, until all rows that came of it are gone.
    turn: u8,
    phase: Phase,
    rows_taken_this_turn: u32,
    rare: Vec<&'static str>,
}

impl Plain for Yinsh {
    const RARE: &'static [&'static str] =
        &[CROSSING, SIX, SEVEN, BOTH_ROWS, GIVEN, LAST_MARKER, POOL_END, POOL_REFILLED, PASS, BOTH_BLOCKED, TWO_TAKEN, WON_FIRST, DRAW];

    fn start(line_head: &str) -> Yinsh {
        // B, H1: three rings win. J: in blitz, one.
        let rings_to_win = match line_head {
            "yinsh/standard" => 3,
            "yinsh/blitz" => 1,
            other => panic!("no such game: {other}"),
        };
        Yinsh {
            rings_to_win,
            // D1: the board is empty.
            board: Board::empty(COLUMNS),
            // A, C3: 51 markers beside the board.
            pool: 51,
            removed: [0, 0],
            rings_placed: 0,
            // C2: White begins.
            turn: 0,
            phase: Phase::PlaceRing,
            rows_taken_this_turn: 0,
            rare: Vec::new(),
        }
    }

    fn to_move(&self) -> Option<u8> {
        match self.phase {
            Phase::PlaceRing | Phase::MoveRing => Some(self.turn),
            Phase::TakeRow(player) | Phase::TakeRing(player) => Some(player),
            Phase::Over => None,
        }
    }

    fn legal(&self) -> Vec<String> {
        let mut texts: Vec<String> = match self.phase {
            // D2: on any free point, edges included.
            Phase::PlaceRing => self.board.points().filter(|&point| self.board.at(point).is_none()).map(name).collect(),
            Phase::MoveRing => self.ring_moves(self.turn).iter().map(|&(from, to)| format!("{}-{}", name(from), name(to))).collect(),
            // G4, G5: any five in a row, whichever the player likes.
            Phase::TakeRow(player) => self.rows(player).iter().map(|row| format!("x{}-{}", name(row[0]), name(row[4]))).collect(),
            // G3: any ring of the player's own.
            Phase::TakeRing(player) => self.rings(player).iter().map(|&point| format!("x{}", name(point))).collect(),
            Phase::Over => Vec::new(),
        };
        texts.sort();
        texts
    }

    fn play(&mut self, text: &str) {
        match self.phase {
            Phase::PlaceRing => self.place_ring(read_point(text)),
            Phase::MoveRing => {
                let (from, to) = text.split_once('-').expect("a ring move has two points");
                self.move_ring(read_point(from), read_point(to));
            }
            Phase::TakeRow(player) => {
                let (from, to) = text[1..].split_once('-').expect("a row has two ends");
                self.take_row(player, read_point(from), read_point(to));
            }
            Phase::TakeRing(player) => self.take_ring(player, read_point(&text[1..])),
            Phase::Over => panic!("{text} after the end"),
        }
    }

    fn result(&self) -> Option<(Vec<u8>, Vec<i32>)> {
        if self.phase != Phase::Over {
            return None;
        }
        // H1: the third ring wins, and nobody can have as many. H3: else most rings, and equal is a draw.
        let winners = match self.removed[0] - self.removed[1] {
            1.. => vec![0],
            0 => vec![],
            _ => vec![1],
        };
        Some((winners, self.removed.to_vec()))
    }

    fn rarities(&self) -> Vec<&'static str> {
        self.rare.clone()
    }
}

impl Yinsh {
    fn place_ring(&mut self, point: Point) {
        self.board.put(point, Thing::Ring(self.turn));
        self.rings_placed += 1;
        // D2: one ring at a time, in turn. D3: five each, then the game begins.
        self.turn = 1 - self.turn;
        if self.rings_placed == 10 {
            self.begin_turn();
        }
    }

    fn move_ring(&mut self, from: Point, to: Point) {
        let ring = self.board.lift(from).expect("a ring to move");
        // E1, E2: a marker of the mover's colour from the pool stays where the ring was.
        self.pool -= 1;
        self.board.put(from, Thing::Marker(self.turn));
        self.board.put(to, ring);
        // F2: every marker jumped over turns. F3: not the one just placed.
        for point in between(from, to) {
            if let Some(&Thing::Marker(colour)) = self.board.at(point) {
                self.board.put(point, Thing::Marker(1 - colour));
            }
        }
        self.rows_taken_this_turn = 0;
        self.note_rows();
        self.next_row_or_turn();
    }

    fn take_row(&mut self, player: u8, from: Point, to: Point) {
        // G2: the five markers go back to the pool.
        self.board.lift(from);
        self.board.lift(to);
        for point in between(from, to) {
            self.board.lift(point);
        }
        self.pool += 5;
        if player == self.turn {
            self.rows_taken_this_turn += 1;
            if self.rows_taken_this_turn == 2 {
                note(&mut self.rare, TWO_TAKEN);
            }
        }
        // G3: then a ring.
        self.phase = Phase::TakeRing(player);
    }

    fn take_ring(&mut self, player: u8, point: Point) {
        self.board.lift(point);
        self.removed[player as usize] += 1;
        // H1, H2: this wins on the spot, whatever rows are left.
        if self.removed[player as usize] == self.rings_to_win {
            if player == self.turn && !self.rows(1 - player).is_empty() {
                note(&mut self.rare, WON_FIRST);
            }
            self.phase = Phase::Over;
            return;
        }
        self.next_row_or_turn();
    }

    /// What comes after a ring move, or after a ring was taken.
    fn next_row_or_turn(&mut self) {
        // G5, G7: all rows of the mover, then (G6) all of the opponent, before the opponent moves.
        for player in [self.turn, 1 - self.turn] {
            if !self.rows(player).is_empty() {
                self.phase = Phase::TakeRow(player);
                return;
            }
        }
        self.turn = 1 - self.turn;
        self.begin_turn();
    }

    fn begin_turn(&mut self) {
        // H3: no marker to move a ring with ends the game.
        if self.pool == 0 {
            note(&mut self.rare, POOL_END);
            self.end_by_count();
            return;
        }
        // Our ruling: a blocked player passes, and two blocked players end the game as in H3.
        if self.ring_moves(self.turn).is_empty() {
            self.turn = 1 - self.turn;
            if self.ring_moves(self.turn).is_empty() {
                note(&mut self.rare, BOTH_BLOCKED);
                self.end_by_count();
                return;
            }
            note(&mut self.rare, PASS);
        }
        if self.rare.contains(&LAST_MARKER) {
            note(&mut self.rare, POOL_REFILLED);
        }
        self.phase = Phase::MoveRing;
    }

    fn end_by_count(&mut self) {
        if self.removed[0] == self.removed[1] {
            note(&mut self.rare, DRAW);
        }
        self.phase = Phase::Over;
    }

    pub(super) fn rings(&self, player: u8) -> Vec<Point> {
        self.board.occupied().filter(|&(_, &thing)| thing == Thing::Ring(player)).map(|(point, _)| point).collect()
    }

    pub(super) fn ring_moves(&self, player: u8) -> Vec<(Point, Point)> {
        let mut moves = Vec::new();
        for from in self.rings(player) {
            for direction in DIRECTIONS {
                let mut to = step(from, direction);
                let mut jumped = false;
                while self.board.has(to) {
                    match self.board.at(to) {
                        // E3: over free points to any free point, but after a jump the first free point is the end.
                        None => {
                            moves.push((from, to));
                            if jumped {
                                break;
                            }
                        }
                        // E3: over any unbroken line of markers of whatever colour.
                        Some(Thing::Marker(_)) => jumped = true,
                        // E3: never over a ring.
                        Some(Thing::Ring(_)) => break,
                    }
                    to = step(to, direction);
                }
            }
        }
        moves
    }

    /// G1, G4: every choice of five adjacent markers in line. Rings do not count.
    pub(super) fn rows(&self, player: u8) -> Vec<[Point; 5]> {
        let mut rows = Vec::new();
        for (start, &thing) in self.board.occupied() {
            if thing != Thing::Marker(player) {
                continue;
            }
            for axis in AXES {
                let mut row = [start; 5];
                for n in 1..5 {
                    row[n] = step(row[n - 1], axis);
                }
                if row.iter().all(|&point| self.board.at(point) == Some(&Thing::Marker(player))) {
                    rows.push(row);
                }
            }
        }
        rows
    }

    pub(super) fn places_a_ring(&self) -> bool {
        self.phase == Phase::PlaceRing
    }

    /// Whether it is a ring move that somebody has to make.
    pub(super) fn moves_a_ring(&self) -> bool {
        self.phase == Phase::MoveRing
    }

    fn note_rows(&mut self) {
        if self.pool == 0 {
            note(&mut self.rare, LAST_MARKER);
        }
        let rows = [self.rows(0), self.rows(1)];
        let (mover, opponent) = (self.turn as usize, 1 - self.turn as usize);
        if !rows[opponent].is_empty() {
            note(&mut self.rare, if rows[mover].is_empty() { GIVEN } else { BOTH_ROWS });
        }
        for one in rows.iter().flatten() {
            // The first five of a longer line, so that each line is looked at once.
            let axis = axis(one);
            let before = step(one[0], (-axis.0, -axis.1));
            let colour = self.board.at(one[0]);
            if self.board.at(before) != colour {
                let sixth = step(one[4], axis);
                if self.board.at(sixth) == colour {
                    let name = if self.board.at(step(sixth, axis)) == colour { SEVEN } else { SIX };
                    note(&mut self.rare, name);
                }
            }
        }
        for rows in &rows {
            for one in rows {
                if rows.iter().any(|other| axis(one) != axis(other) && one.iter().any(|point| other.contains(point))) {
                    note(&mut self.rare, CROSSING);
                }
            }
        }
    }
}

/// From the first point of a row to the second.
fn axis(row: &[Point; 5]) -> (i8, i8) {
    (row[1].0 as i8 - row[0].0 as i8, row[1].1 as i8 - row[0].1 as i8)
}

/// The points strictly between two points of one line.
fn between(from: Point, to: Point) -> Vec<Point> {
    let direction = ((to.0 as i8 - from.0 as i8).signum(), (to.1 as i8 - from.1 as i8).signum());
    let mut points = Vec::new();
    let mut point = step(from, direction);
    while point != to {
        points.push(point);
        point = step(point, direction);
    }
    points
}

#[cfg(test)]
mod worked {
    //! Counts that can be worked out on paper, and the situations of the rulebook's diagrams.

    use super::*;

    /// Black to move a ring. `W` and `B` are rings, `w` and `b` markers: `We5 bf6`.
    fn position(removed: [i32; 2], things: &str) -> Yinsh {
        let mut game = Yinsh { removed, rings_placed: 10, turn: 1, phase: Phase::MoveRing, ..Yinsh::start("yinsh/standard") };
        for thing in things.split(' ') {
            let point = read_point(&thing[1..]);
            match &thing[..1] {
                "W" => game.board.put(point, Thing::Ring(0)),
                "B" => game.board.put(point, Thing::Ring(1)),
                colour => {
                    game.board.put(point, Thing::Marker((colour == "b") as u8));
                    game.pool -= 1;
                }
            }
        }
        game
    }

    fn check(game: &Yinsh, to_move: u8, legal: &str) {
        assert_eq!((game.to_move(), game.legal().join(" ")), (Some(to_move), legal.to_string()));
    }

    fn perft(game: &Yinsh, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let after = |text: &String| {
            let mut next = game.clone();
            next.play(text);
            next
        };
        game.legal().iter().map(|text| perft(&after(text), depth - 1)).sum()
    }

    #[test]
    fn move_sequences() {
        let mut game = Yinsh::start("yinsh/standard");
        assert_eq!([perft(&game, 1), perft(&game, 2)], [85, 85 * 84]);
        "d5 e7 f4 g6 h8 c3 i7 b4 g3 f9".split(' ').for_each(|text| game.play(text));
        assert_eq!([perft(&game, 1), perft(&game, 2)], [94, 8_629]);
    }

    #[test]
    fn where_a_ring_can_go() {
        let game = position([0, 0], "Be5 We8 Wd5 wf5 bg5 wc3 bb2 wg7 bh8");
        check(&game, 1, "e5-d4 e5-e1 e5-e2 e5-e3 e5-e4 e5-e6 e5-e7 e5-f6 e5-h5 e5-i9");
    }

    #[test]
    fn markers_jumped_over_turn() {
        let mut game = position([0, 0], "Be2 Wa5 we4 we5 be6 we7 be8");
        game.play("e2-e9");
        let drawn: String = (2..=9)
            .map(|row| match game.board.at(('e', row)) {
                None => '.',
                Some(Thing::Ring(player)) => ['W', 'B'][*player as usize],
                Some(Thing::Marker(player)) => ['w', 'b'][*player as usize],
            })
            .collect();
        assert_eq!(drawn, "b.bbwbwB");
    }

    #[test]
    fn seven_in_a_row_are_three_choices() {
        let mut game = position([0, 0], "Be4 Ba5 Wk7 be1 be2 be3 be5 be6 be7");
        game.play("e4-f4");
        check(&game, 1, "xe1-e5 xe2-e6 xe3-e7");
        game.play("xe2-e6");
        check(&game, 1, "xa5 xf4");
        game.play("xa5");
        assert_eq!((game.to_move(), game.pool, game.removed), (Some(0), 51 - 7 + 5, [0, 1]));
    }

    #[test]
    fn crossing_rows_are_one_row() {
        let mut game = position([0, 0], "Be5 Ba5 Wk7 be1 be2 be3 be4 bb2 bc3 bd4 bf6");
        game.play("e5-h5");
        check(&game, 1, "xb2-f6 xe1-e5");
        game.play("xb2-f6");
        game.play("xa5");
        assert_eq!((game.to_move(), game.removed), (Some(0), [0, 1]));
    }

    #[test]
    fn a_ring_is_no_part_of_a_row() {
        let mut game = position([0, 0], "Be5 Ba5 Wk7 be1 be2 be3 be4");
        game.play("a5-a4");
        assert!(game.to_move() == Some(0) && game.moves_a_ring());
    }

    #[test]
    fn the_movers_row_comes_first() {
        let things = "Be5 Ba5 Wk7 Wk8 be1 be2 be3 be4 bf5 wf6 wf7 wf8 wf9";
        let mut game = position([1, 1], things);
        game.play("e5-g5");
        check(&game, 1, "xe1-e5");
        game.play("xe1-e5");
        game.play("xa5");
        check(&game, 0, "xf5-f9");
        game.play("xf5-f9");
        check(&game, 0, "xk7 xk8");
        game.play("xk8");
        assert!(game.to_move() == Some(0) && game.moves_a_ring() && game.removed == [2, 2]);
        // The same as a third row each: the mover wins.
        let mut game = position([2, 2], things);
        ["e5-g5", "xe1-e5", "xg5"].iter().for_each(|text| game.play(text));
        assert_eq!(game.result(), Some((vec![1], vec![2, 3])));
    }

    #[test]
    fn the_last_marker() {
        let things = "Be5 Ba5 Wk7 Wk8 be1 be2 be3 be4";
        let mut game = position([1, 0], things);
        game.pool = 1;
        let mut full = game.clone();
        full.play("a5-a4");
        assert_eq!(full.result(), Some((vec![0], vec![1, 0])));
        ["e5-f5", "xe1-e5", "xa5"].iter().for_each(|text| game.play(text));
        assert!(game.to_move() == Some(0) && game.moves_a_ring() && game.pool == 5);
    }

    #[test]
    fn one_ring_wins_blitz() {
        let mut game = position([0, 0], "Be5 Ba5 Wk7 Wk8 be1 be2 be3 be4");
        game.rings_to_win = 1;
        ["e5-f5", "xe1-e5", "xa5"].iter().for_each(|text| game.play(text));
        assert_eq!(game.result(), Some((vec![1], vec![0, 1])));
    }

    #[test]
    fn the_blocked_pass() {
        // White's only ring is shut in by rings; Black's other ring goes on alone.
        let mut game = position([0, 0], "Wa2 Ba3 Bb2 Bb3 Bk7");
        game.play("k7-k8");
        assert_eq!((game.to_move(), game.rarities()), (Some(1), vec![PASS]));
    }
}
