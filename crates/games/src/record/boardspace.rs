//! What the game files of boardspace.net (SGF) have in common: properties, and nodes such as `; P0[12 move E 7 E 9]TM[2374]`.

use super::one_line;
use crate::game::Seat;
use alloc::string::{String, ToString};

/// Properties that are headers of ours, with what stands before and after their value.
pub(crate) const PROPERTIES: [(&str, &str, &str); 5] =
    [("Seat-0", "P0[id \"", "\"]"), ("Seat-1", "P1[id \"", "\"]"), ("Date", "DT[", "]"), ("Name", "GN[", "]"), ("Result-Text", "RE[", "]")];

/// The properties worth keeping.
pub(crate) fn header(line: &str) -> Option<(String, String)> {
    let value = |start: &str, end: &str| line.trim().strip_prefix(start)?.strip_suffix(end).map(one_line);
    PROPERTIES.iter().find_map(|(key, start, end)| Some((key.to_string(), value(start, end)?)))
}

/// What a file says of the game and its setup, before the first node; nothing if the text is no such file.
pub(crate) fn setup(text: &str) -> Option<&str> {
    let properties = text.trim_start().strip_prefix("(;")?.lines().map(str::trim).take_while(|line| !line.starts_with(';'));
    properties.into_iter().find_map(|line| line.strip_prefix("SU[")?.split_once(']').map(|(setup, _)| setup.trim()))
}

/// ` P0[12 move E 7 E 9]TM[2374]` taken apart: the seat and what it did.
pub(crate) fn action(node: &str) -> Option<(Seat, &str)> {
    let node = node.trim();
    let seat = match node.get(..3)? {
        "P0[" => Seat(0),
        "P1[" => Seat(1),
        _ => return None,
    };
    let (inside, _) = node[3..].split_once(']')?;
    let (number, action) = inside.split_once(' ')?;
    number.parse::<u32>().ok()?;
    Some((seat, action))
}
