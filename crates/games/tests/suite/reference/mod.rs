//! The three games a second time, slow and plain, written from the rulebooks and from nothing else.
//!
//! The one thing to know: nothing in this folder may use the games it is held against. Text goes in and text comes out.

pub(crate) mod lean;
pub(crate) mod linko;
pub(crate) mod lyngk;
pub(crate) mod yinsh;

/// A game in progress, by the book.
pub(crate) trait Plain: Clone {
    /// Every name that [`Plain::rarities`] can give.
    const RARE: &'static [&'static str];
    /// The position before the first move: `yinsh/standard`, `lyngk/six layout=…`, `linko/standard players=3 first=0 deck=…`.
    fn start(line_head: &str) -> Self;
    /// The seat that decides, none when the game is over.
    fn to_move(&self) -> Option<u8>;
    /// The legal moves, in byte order.
    fn legal(&self) -> Vec<String>;
    /// Plays one of them.
    fn play(&mut self, text: &str);
    /// Winners and scores, none while the game goes on.
    fn result(&self) -> Option<(Vec<u8>, Vec<i32>)>;
    /// The rare things seen so far in this game.
    fn rarities(&self) -> Vec<&'static str>;
}

/// Remembers that a rare thing was seen.
fn note(seen: &mut Vec<&'static str>, name: &'static str) {
    if !seen.contains(&name) {
        seen.push(name);
    }
}

/// A point of a board: column letter and row number.
type Point = (char, u8);

/// Both boards have these three axes; the other three directions are their reverse.
const AXES: [(i8, i8); 3] = [(0, 1), (1, 0), (1, 1)];
const DIRECTIONS: [(i8, i8); 6] = [(0, 1), (1, 0), (1, 1), (0, -1), (-1, 0), (-1, -1)];

/// The next point in a direction, which may lie off the board.
fn step((column, row): Point, (columns, rows): (i8, i8)) -> Point {
    let column = (column as u8).wrapping_add_signed(columns);
    (column as char, row.wrapping_add_signed(rows))
}

fn name((column, row): Point) -> String {
    format!("{column}{row}")
}

fn read_point(text: &str) -> Point {
    let (column, row) = text.split_at(1);
    (column.chars().next().expect("a column"), row.parse().expect("a row"))
}

/// The points of a board, each empty or with something on it.
#[derive(Clone)]
struct Board<T> {
    /// From `a` on: column, its first row and its last.
    columns: &'static [(char, u8, u8)],
    things: [[Option<T>; 12]; 11],
}

impl<T> Board<T> {
    fn empty(columns: &'static [(char, u8, u8)]) -> Board<T> {
        Board { columns, things: std::array::from_fn(|_| std::array::from_fn(|_| None)) }
    }

    /// Whether there is such a point.
    fn has(&self, (column, row): Point) -> bool {
        let column = (column as usize).wrapping_sub('a' as usize);
        self.columns.get(column).is_some_and(|&(_, first, last)| first <= row && row <= last)
    }

    /// What is there, on the board or off it.
    fn at(&self, (column, row): Point) -> Option<&T> {
        let column = (column as usize).wrapping_sub('a' as usize);
        self.things.get(column)?.get(row as usize)?.as_ref()
    }

    fn put(&mut self, point: Point, thing: T) {
        assert!(self.has(point), "{} is not on the board", name(point));
        self.things[point.0 as usize - 'a' as usize][point.1 as usize] = Some(thing);
    }

    fn lift(&mut self, point: Point) -> Option<T> {
        self.things[point.0 as usize - 'a' as usize][point.1 as usize].take()
    }

    /// Every point, by column and then by row.
    fn points(&self) -> impl Iterator<Item = Point> + use<T> {
        self.columns.iter().flat_map(|&(column, first, last)| (first..=last).map(move |row| (column, row)))
    }

    /// Every point with something on it, in the same order.
    fn occupied(&self) -> impl Iterator<Item = (Point, &T)> {
        self.points().filter_map(|point| self.at(point).map(|thing| (point, thing)))
    }
}
