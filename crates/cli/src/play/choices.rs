//! What a person may type for a move, and how many moves are shown in few words.
//!
//! The one thing to know: what can be read as a move of this position is that move. Only what is none may be short for another.

use trilynx_locales::Catalogue;

/// More choices than this are not all listed unless asked for.
pub const FEW: usize = 16;

/// Sorts moves as people do: e2 before e10.
pub fn sorted(mut legal: Vec<String>) -> Vec<String> {
    legal.sort_by_cached_key(|text| key(text));
    legal
}

/// Numbers by value, everything else by its signs.
fn key(text: &str) -> Vec<(u32, char)> {
    let mut key = Vec::new();
    let mut number = None;
    for sign in text.chars() {
        match sign.to_digit(10) {
            Some(digit) => number = Some(number.unwrap_or(0) * 10 + digit),
            None => {
                key.extend(number.take().map(|number| (number, '0')));
                key.push((u32::MAX, sign));
            }
        }
    }
    key.extend(number.map(|number| (number, '0')));
    key
}

/// What typed text may mean.
#[derive(PartialEq, Eq, Debug)]
pub enum Meaning {
    /// This legal move, by its place in the list.
    One(usize),
    /// Short for several moves.
    Several(Vec<usize>),
    /// No legal move begins like this.
    None,
}

/// Looks for `typed` among the legal moves, whatever its case, whole or shortened.
pub fn meaning(typed: &str, legal: &[String]) -> Meaning {
    let typed = typed.to_lowercase();
    if let Some(at) = legal.iter().position(|text| text.to_lowercase() == typed) {
        return Meaning::One(at);
    }
    let by =
        |is_meant: &dyn Fn(&str) -> bool| -> Vec<usize> { (0..legal.len()).filter(|&at| is_meant(&legal[at].to_lowercase())).collect() };
    let mut found = by(&|text| begins(text, &typed));
    if found.is_empty() {
        // `e5e9` and `e5 e9` for `e5-e9`: signs between the parts are left out at will, but never between two numbers.
        found = by(&|text| !text.contains('+') && letters_and_digits(text) == letters_and_digits(&typed));
    }
    match found.as_slice() {
        [] => Meaning::None,
        [one] => Meaning::One(*one),
        _ => Meaning::Several(found),
    }
}

/// Whether `text` begins with all of `typed`, and not in the middle of a number: e1 is not short for e10.
fn begins(text: &str, typed: &str) -> bool {
    let ends_in_digit = typed.ends_with(|c: char| c.is_ascii_digit());
    !typed.is_empty() && text.strip_prefix(typed).is_some_and(|rest| !(ends_in_digit && rest.starts_with(|c: char| c.is_ascii_digit())))
}

fn letters_and_digits(text: &str) -> String {
    text.chars().filter(|c| c.is_ascii_alphanumeric()).collect()
}

/// A few moves in full, many by how they begin.
pub fn summary(legal: &[String], catalogue: &Catalogue) -> String {
    let text = |id: &str, name, value: String| {
        let values = [("count", (legal.len() as u32).into()), (name, value.into())];
        catalogue.text(&format!("terminal-line-{id}"), values)
    };
    if let [only] = legal {
        return catalogue.text("terminal-line-one", [("move", only.as_str().into())]);
    }
    let mut groups = groups(legal, first_part);
    if groups.len() > FEW {
        groups = self::groups(legal, first_letters);
    }
    if legal.len() <= FEW || groups.len() == 1 {
        return text("few", "moves", legal.join(" "));
    }
    let groups: Vec<String> = groups.iter().map(|(beginning, moves)| group(beginning, moves)).collect();
    text("many", "groups", groups.join(", "))
}

/// How moves begin and how many do, or the only one that does.
fn group(beginning: &str, moves: &[&String]) -> String {
    match moves {
        [only] => (*only).clone(),
        moves => format!("{beginning}… ({})", moves.len()),
    }
}

/// All moves, a line for each beginning.
pub fn list(legal: &[&String]) -> String {
    let owned: Vec<String> = legal.iter().map(ToString::to_string).collect();
    let lines: Vec<String> =
        groups(&owned, first_part).iter().map(|(_, moves)| wrapped(" ", moves.iter().map(|text| text.as_str()))).collect();
    lines.join("\n")
}

/// The moves by a part of their beginning.
fn groups(legal: &[String], part: impl Fn(&str) -> &str) -> Vec<(&str, Vec<&String>)> {
    let mut groups: Vec<(&str, Vec<&String>)> = Vec::new();
    for text in legal {
        let beginning = part(text);
        match groups.iter_mut().find(|(known, _)| *known == beginning) {
            Some((_, moves)) => moves.push(text),
            None => groups.push((beginning, vec![text])),
        }
    }
    groups
}

/// The point, card or word that a move of several parts begins with; of a single point, its column.
fn first_part(text: &str) -> &str {
    match text.find(['-', ':', '+']) {
        Some(end) => &text[..end],
        None => first_letters(text),
    }
}

/// The column of the first point, or the first word; of cards, the first one.
fn first_letters(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(text.len());
    if end > 0 { &text[..end] } else { text.split('+').next().unwrap_or(text) }
}

fn wrapped<'a>(heading: &str, words: impl Iterator<Item = &'a str>) -> String {
    let mut text = heading.to_string();
    let mut width = text.chars().count();
    for word in words {
        if width + 1 + word.len() > crate::width::columns() {
            text.push_str("\n   ");
            width = 3;
        }
        text.push(' ');
        text.push_str(word);
        width += 1 + word.len();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_text_is_understood_where_it_is_clear() {
        for (typed, legal, expected) in [
            ("e5", "e5 e6", Meaning::One(0)),
            ("E6", "e5 e6", Meaning::One(1)),
            ("e1", "e10 e2", Meaning::None),
            ("xe5", "xe5-e9 xd4-d8", Meaning::One(0)),
            ("XE5-E9", "xe5-e9 xd4-d8", Meaning::One(0)),
            ("xe5", "xe5-e9 xe5-i9", Meaning::Several(vec![0, 1])),
            ("e5e9", "e5-e9 e5-e8", Meaning::One(0)),
            ("e5 e9", "e5-e9 e5-e8", Meaning::One(0)),
            ("claim:r", "claim:red c3-e5", Meaning::One(0)),
            ("claim red", "claim:red c3-e5", Meaning::One(0)),
            ("row 7", "pile row:7", Meaning::One(1)),
            ("7+x", "7 7+X X", Meaning::One(1)),
            ("11", "1 1+1", Meaning::None),
            ("", "e5", Meaning::None),
            ("z", "e5", Meaning::None),
        ] {
            let legal: Vec<String> = legal.split(' ').map(ToString::to_string).collect();
            assert_eq!(meaning(typed, &legal), expected, "{typed} among {legal:?}");
        }
    }

    #[test]
    fn moves_are_sorted_as_numbers() {
        let moves = ["X", "row:2", "10", "2+2", "2", "10+X", "pile", "row:11"].map(ToString::to_string).to_vec();
        assert_eq!(sorted(moves).join(" "), "2 2+2 10 10+X X pile row:2 row:11");
    }

    #[test]
    fn many_choices_are_grouped() {
        let summary = |legal: &[String]| summary(legal, Catalogue::of(trilynx_locales::Language::English));
        let points: Vec<String> = ["a", "b"].iter().flat_map(|column| (1..=9).map(move |row| format!("{column}{row}"))).collect();
        assert_eq!(summary(&points), "18 moves: a… (9), b… (9); type `moves` for all");
        assert_eq!(summary(&points[..2]), "2 moves: a1 a2");
        assert_eq!(summary(&points[..1]), "There is one choice: a1");
        let moves: Vec<String> = (1..=17).map(|n| format!("{}-k{n}", if n < 5 { "a1" } else { "b12" })).collect();
        assert_eq!(summary(&moves), "17 moves: a1… (4), b12… (13); type `moves` for all");
        let from_everywhere: Vec<String> =
            (1..=18).map(|n| if n < 18 { format!("c{n}-c{}", n + 1) } else { "claim:red".to_string() }).collect();
        assert_eq!(summary(&from_everywhere), "18 moves: c… (17), claim:red; type `moves` for all");
        let from_one: Vec<String> = (1..=17).map(|n| format!("b5-k{n}")).collect();
        assert!(summary(&from_one).starts_with("17 moves: b5-k1 b5-k2 "), "{}", summary(&from_one));
        let cards: Vec<String> = (1..=17).map(|n| if n < 9 { "7+X" } else { "10" }.to_string()).collect();
        assert_eq!(summary(&cards), "17 moves: 7… (8), 10… (9); type `moves` for all");
    }
}
