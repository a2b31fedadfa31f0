//! The triangular grid of hexagonal boards: axes, names of points, symmetries.
//!
//! A place is (column, row), both counted from 1: `a1` is (1, 1). A step along an axis changes it by (0, 1), (1, 0) or
//! (1, 1), so the six neighbours of a place are these three and their opposites.

use core::fmt;

/// The three axes: same column, same number, both rising together.
pub const AXES: [(i8, i8); 3] = [(0, 1), (1, 0), (1, 1)];

/// The six directions, counter-clockwise; direction `d` and `d + 3` are opposite.
pub const DIRECTIONS: [(i8, i8); 6] = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)];

/// A place of the unbounded grid. A board says whether it has a point there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// 1 for `a`.
    pub column: i8,
    /// The number in the point's name.
    pub row: i8,
}

impl Place {
    /// The place with this column and row, both counted from 1.
    pub const fn new(column: i8, row: i8) -> Place {
        Place { column, row }
    }

    /// The place one step away.
    pub const fn step(self, (column, row): (i8, i8)) -> Place {
        Place { column: self.column + column, row: self.row + row }
    }

    /// How many steps it takes to get to `other`.
    pub const fn distance(self, other: Place) -> u8 {
        let (column, row) = (self.column - other.column, self.row - other.row);
        // A step changes column, row or both alike: with one sign the larger counts, with two signs both do.
        let (one, two) = (column.unsigned_abs(), row.unsigned_abs());
        let apart = (column - row).unsigned_abs();
        let larger = if one > two { one } else { two };
        if larger > apart { larger } else { apart }
    }

    /// Reads a name such as `e10`: one lower-case letter, a number from 1 to 99 without leading zero.
    pub fn read(text: &str) -> Option<Place> {
        let (letter, digits) = (text.as_bytes().first()?, text.get(1..)?);
        let number_is_plain = matches!(digits.len(), 1 | 2) && digits.bytes().all(|b| b.is_ascii_digit()) && !digits.starts_with('0');
        if !letter.is_ascii_lowercase() || !number_is_plain {
            return None;
        }
        Some(Place { column: (letter - b'a' + 1) as i8, row: digits.parse().ok()? })
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(
            arrayvec::ArrayString::<8>::try_from(format_args!("{}{}", (b'a' + self.column as u8 - 1) as char, self.row))
                .map_err(|_| fmt::Error)?
                .as_str(),
        )
    }
}

/// A point of a board is written as the place where it lies, in notation and in reasons.
macro_rules! written_as_place {
    ($point:ty) => {
        impl core::fmt::Display for $point {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                self.place().fmt(f)
            }
        }

        impl crate::reason::ToValue for $point {
            fn to_value(&self) -> crate::reason::Value {
                crate::reason::Value::Point(self.place())
            }
        }
    };
}
pub(crate) use written_as_place;

/// One of the twelve maps of the grid onto itself that keep a centre: six turns, each with or without a reflection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symmetry {
    turns: u8,
    reflected: bool,
}

impl Symmetry {
    /// All twelve, the identity first.
    pub fn all() -> impl Iterator<Item = Symmetry> {
        (0..12).map(|n| Symmetry { turns: n % 6, reflected: n >= 6 })
    }

    /// Where `place` goes when the board is turned and reflected about `centre`.
    pub fn apply(self, place: Place, centre: Place) -> Place {
        let (mut column, mut row) = (place.column - centre.column, place.row - centre.row);
        if self.reflected {
            (column, row) = (row, column);
        }
        for _ in 0..self.turns {
            (column, row) = (row, row - column);
        }
        Place { column: centre.column + column, row: centre.row + row }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::{string::ToString, vec::Vec};

    #[test]
    fn symmetries_are_twelve_different_maps_of_the_directions() {
        let origin = Place::new(0, 0);
        let mut images: Vec<Vec<Place>> = Symmetry::all().map(|s| DIRECTIONS.map(|d| s.apply(origin.step(d), origin)).to_vec()).collect();
        for image in &images {
            let mut sorted = image.clone();
            sorted.sort();
            let mut directions = DIRECTIONS.map(|d| origin.step(d)).to_vec();
            directions.sort();
            assert_eq!(sorted, directions);
        }
        images.sort();
        images.dedup();
        assert_eq!(images.len(), 12);
    }

    #[test]
    fn distances_count_steps() {
        let origin = Place::new(0, 0);
        for (column, row, steps) in [(0, 0, 0), (0, 3, 3), (3, 0, 3), (3, 3, 3), (-3, -1, 3), (2, -1, 3), (-2, 3, 5)] {
            assert_eq!(Place::new(column, row).distance(origin), steps, "({column}, {row})");
        }
    }

    #[test]
    fn names_are_read_as_they_are_printed_and_no_other_way() {
        for column in 1..=26 {
            for row in 1..=99 {
                let place = Place::new(column, row);
                assert_eq!(Place::read(&place.to_string()), Some(place));
            }
        }
        for bad in ["", "e", "5", "e0", "e05", "e+5", "e100", "E5", "é5", "ee5", "e5 ", " e5"] {
            assert_eq!(Place::read(bad), None, "{bad:?}");
        }
    }
}
