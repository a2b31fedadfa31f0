//! Names: which can be had, which count as the same, and what a guest is called.

use crate::error::{ApiError, ApiResult};
use std::ops::RangeInclusive;
use trilynx_games::{GameId, with_game};

/// What must not be taken for somebody, beside the names of the bots.
const RESERVED: [&str; 15] = [
    "admin",
    "administrator",
    "anonymous",
    "bot",
    "deleted",
    "guest",
    "host",
    "mod",
    "moderator",
    "nobody",
    "official",
    "root",
    "server",
    "system",
    "trilynx",
];

/// What two names have in common when one could be taken for the other: case, and which of `-` and `_` is used, do not count.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Folded(String);

impl Folded {
    /// Of any text, also one that nobody could be called.
    pub fn new(name: &str) -> Folded {
        Folded(name.to_ascii_lowercase().replace('_', "-"))
    }

    /// As it is stored.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A name that can be had, as it is compared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// By which it is found.
    pub folded: Folded,
    /// By which others that look like it are found: see [`skeleton`].
    pub skeleton: String,
}

/// What is left of a name when letters that look alike in some typeface are made equal. The migration that brought this column in does
/// the same in SQL.
pub fn skeleton(folded: &Folded) -> String {
    let alike = [("0", "o"), ("1", "l"), ("i", "l"), ("rn", "m"), ("vv", "w")];
    alike.iter().fold(folded.0.clone(), |name, (from, to)| name.replace(from, to))
}

/// Whether it could be taken for somebody with a say: also with digits around it and hyphens in it, as in `ad-min1`.
pub(super) fn is_reserved(folded: &Folded) -> bool {
    let bare = Folded::new(folded.0.trim_matches(|char: char| char.is_ascii_digit() || char == '-'));
    let looks_like =
        |reserved: &&str| [folded, &bare].into_iter().any(|name| skeleton(name).replace('-', "") == skeleton(&Folded::new(reserved)));
    RESERVED.iter().any(looks_like)
}

/// How long the name of an account is.
pub const LENGTHS: RangeInclusive<usize> = 3..=20;

/// Checks a name that somebody wants for an account.
pub fn check(name: &str) -> ApiResult<Checked> {
    let wrong = |message: &str| Err(ApiError::unfit("name", message));
    if !LENGTHS.contains(&name.len()) {
        return wrong("a name has 3 to 20 characters");
    }
    if !name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_') {
        return wrong("a name has letters (a to z), digits, - and _ only");
    }
    if !name.as_bytes()[0].is_ascii_alphanumeric() || !name.as_bytes()[name.len() - 1].is_ascii_alphanumeric() {
        return wrong("a name begins and ends with a letter or a digit");
    }
    let folded = Folded::new(name);
    if is_reserved(&folded) || is_bot(&folded) {
        return wrong("this name is not for people");
    }
    Ok(Checked { skeleton: skeleton(&folded), folded })
}

/// How long the name is that a guest chooses, in characters.
pub const GUEST_LENGTHS: RangeInclusive<usize> = 2..=20;

/// Checks a name that a guest wants to be shown by: a name as people write it, with letters of the Latin script. It is not
/// reserved: others may have the same one. Whether an account has it, or one that looks like it, is for the caller to check.
pub fn check_guest(name: &str) -> ApiResult<Checked> {
    let wrong = |message: &str| Err(ApiError::unfit("name", message));
    if !GUEST_LENGTHS.contains(&name.chars().count()) {
        return wrong("a name has 2 to 20 characters");
    }
    let is_letter = |char: char| char.is_alphabetic() && char <= LAST_LATIN_LETTER;
    if !name.chars().all(|char| is_letter(char) || char.is_ascii_digit() || " -_.'’".contains(char)) {
        return wrong("a name has letters, digits, spaces, - _ . and ' only");
    }
    if !name.starts_with(is_letter) || name.ends_with(' ') || name.contains("  ") {
        return wrong("a name begins with a letter, and has single spaces inside only");
    }
    let folded = Folded::new(name);
    let joined = Folded::new(&name.replace([' ', '.', '\'', '’'], "-"));
    if is_reserved(&folded) || is_reserved(&joined) || is_bot(&folded) || is_bot(&Folded::new(&name.replace(' ', ""))) {
        return wrong("this name is not for people");
    }
    Ok(Checked { skeleton: skeleton(&folded), folded })
}

/// Letters of other scripts look like Latin ones too often.
const LAST_LATIN_LETTER: char = '\u{24f}';

fn is_bot(folded: &Folded) -> bool {
    let name = skeleton(folded);
    let looks_like = |(bot, _): &(&str, &str)| skeleton(&Folded::new(bot)) == name;
    GameId::ALL.iter().any(|game| with_game!(*game, G => <G as trilynx_bots::Roster>::BOTS.iter().any(looks_like)))
}

/// A name for a guest, such as `Quiet Otter 417`. It has spaces, so no account can be called like this.
pub fn for_guest(random_bytes: [u8; 8]) -> String {
    let mut number = u64::from_be_bytes(random_bytes);
    let mut draw = |sides: u64| {
        let drawn = number % sides;
        number /= sides;
        drawn
    };
    let first = FIRST[draw(FIRST.len() as u64) as usize];
    let second = SECOND[draw(SECOND.len() as u64) as usize];
    format!("{first} {second} {}", 100 + draw(900))
}

const FIRST: [&str; 40] = [
    "Amber", "Azure", "Bold", "Brave", "Bright", "Calm", "Clever", "Coral", "Crimson", "Curious", "Daring", "Eager", "Fair", "Fleet",
    "Gentle", "Golden", "Green", "Happy", "Honest", "Ivory", "Jolly", "Keen", "Kind", "Lively", "Lucky", "Merry", "Mellow", "Noble",
    "Patient", "Proud", "Quick", "Quiet", "Ruby", "Silver", "Steady", "Sunny", "Swift", "Teal", "Wise", "Witty",
];

const SECOND: [&str; 40] = [
    "Badger", "Bear", "Bee", "Crane", "Cricket", "Dolphin", "Dove", "Eagle", "Falcon", "Finch", "Fox", "Gecko", "Hare", "Hawk", "Heron",
    "Ibex", "Jay", "Kestrel", "Koala", "Lark", "Lemur", "Lion", "Lynx", "Magpie", "Marten", "Mole", "Newt", "Otter", "Owl", "Panda",
    "Puffin", "Raven", "Robin", "Seal", "Stork", "Swan", "Tiger", "Turtle", "Wolf", "Wren",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_can_be_had() {
        for name in ["Ada", "ada_lovelace", "x-1", "12345678901234567890"] {
            assert!(check(name).is_ok(), "{name}");
        }
        for name in
            ["", "ab", "123456789012345678901", "a b", "äöü", "-ada", "ada_", "a\u{200b}da", "ADMIN", "Level5", "random", "ada\n", "аda"]
        {
            assert!(check(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn names_that_look_as_if_they_had_a_say() {
        for name in ["Admin1", "adm1n", "ADMlN", "m0d", "ad-min", "M0D-42", "rnoderator", "Trilynx-0", "tri1ynx", "r00t", "Leve15"] {
            assert!(check(name).is_err(), "{name:?}");
        }
        for name in ["admiral", "modest", "rooted", "server-side", "levels", "Bottle"] {
            assert!(check(name).is_ok(), "{name:?}");
        }
    }

    #[test]
    fn names_that_look_alike_have_one_skeleton() {
        let skeleton = |name: &str| skeleton(&Folded::new(name));
        for (one, other) in [("Bill", "BiII"), ("Bill", "B1ll"), ("Otto", "0tto"), ("Warner", "VVamer"), ("Ada-L", "Ada_I")] {
            assert_eq!(skeleton(one), skeleton(other), "{one} {other}");
        }
        for (one, other) in [("Ada", "Adam"), ("Otto", "Ottoo"), ("Level5", "Levels"), ("Bob", "Rob"), ("x-12", "x-1-2")] {
            assert_ne!(skeleton(one), skeleton(other), "{one} {other}");
        }
    }

    #[test]
    fn names_with_characters_that_no_name_has() {
        for name in ["ada\u{202e}", "a\u{301}da"] {
            assert!(check(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn names_that_could_be_mistaken_are_one() {
        assert_eq!(Folded::new("Ada_L"), Folded::new("aDA-l"));
        assert_ne!(Folded::new("ada"), Folded::new("adb"));
    }

    #[test]
    fn a_guest_is_called_as_people_are() {
        for name in ["Al", "Zoë", "Łukasz", "Anna-Lena", "José María", "O’Neill", "Dr. Who", "Max 7", "Ines"] {
            assert!(check_guest(name).is_ok(), "{name:?}");
        }
        let twenty_one = "a".repeat(21);
        for name in [
            "",
            "A",
            " Ann",
            "Ann ",
            "A  B",
            "7up",
            "-Ann",
            "Анна",
            "Ann\u{202e}",
            "Ann\n",
            "<b>",
            "@ann",
            "Admin",
            "ad.min",
            "Level 5",
            "level5",
            "Trilynx",
            &twenty_one,
        ] {
            assert!(check_guest(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn no_account_can_be_called_like_a_guest() {
        for n in 0..1000u64 {
            let name = for_guest((n.wrapping_mul(0x9E37_79B9_7F4A_7C15)).to_be_bytes());
            assert!(check(&name).is_err(), "{name}");
            assert!(name.len() <= 20, "{name}");
        }
    }
}
