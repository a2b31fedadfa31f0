//! Names of clubs: as people write them, and none that could be taken for another.

use super::names::{Checked, Folded, is_reserved, skeleton};
use crate::error::{ApiError, ApiResult};
use std::ops::RangeInclusive;

/// How long the name of a club is, in characters.
pub const CLUB_LENGTHS: RangeInclusive<usize> = 3..=40;

/// Checks what somebody wants to call a club.
pub fn check_club(name: &str) -> ApiResult<Checked> {
    let wrong = |message: &str| Err(ApiError::unfit("name", message));
    if !CLUB_LENGTHS.contains(&name.chars().count()) {
        return wrong("the name of a club has 3 to 40 characters");
    }
    let is_letter = |char: char| base(char).is_some();
    if !name.chars().all(|char| is_letter(char) || char.is_ascii_digit() || " -_.'’&".contains(char)) {
        return wrong("the name of a club has Latin letters, digits, spaces, - _ . ' and & only");
    }
    if !name.starts_with(|char: char| is_letter(char) || char.is_ascii_digit()) || name.ends_with(' ') || name.contains("  ") {
        return wrong("the name of a club begins with a letter or a digit, and has single spaces inside only");
    }
    if !name.contains(is_letter) {
        return wrong("the name of a club has a letter");
    }
    let folded = fold_club(name);
    if is_reserved(&folded) {
        return wrong("this name is not for clubs");
    }
    // Where words end, and which marks letters carry, is overlooked too easily.
    let skeleton = skeleton(&folded).replace('-', "");
    Ok(Checked { folded, skeleton })
}

/// A name, or the beginning of one, as clubs are found by it: small letters without marks, digits, and `-` for everything between.
pub fn fold_club(name: &str) -> Folded {
    let fold = |char: char| match base(char) {
        Some(letters) => letters.to_owned(),
        None if char.is_ascii_digit() => char.to_string(),
        None => "-".to_owned(),
    };
    let folded: String = name.chars().map(fold).collect();
    let parts: Vec<&str> = folded.split('-').collect();
    let (first, last) = (parts.first().copied().unwrap_or_default(), parts.len() - 1);
    let inner = parts.iter().enumerate().skip(1).filter(|(n, part)| !part.is_empty() || *n == last);
    Folded::new(&inner.fold(first.to_owned(), |name, (_, part)| format!("{name}-{part}")))
}

/// The small letters that a Latin letter is made of; nothing for other characters.
pub(crate) fn base(char: char) -> Option<&'static str> {
    const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";
    if char.is_ascii_alphabetic() {
        let at = usize::from(char.to_ascii_lowercase() as u8 - b'a');
        return Some(&LETTERS[at..=at]);
    }
    let small = char.to_lowercase().next()?;
    Some(match small {
        'à'..='å' | 'ā' | 'ă' | 'ą' => "a",
        'æ' => "ae",
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => "c",
        'ď' | 'đ' | 'ð' => "d",
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => "e",
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => "g",
        'ĥ' | 'ħ' => "h",
        'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => "i",
        'ĵ' => "j",
        'ķ' => "k",
        'ĺ' | 'ļ' | 'ľ' | 'ł' => "l",
        'ñ' | 'ń' | 'ņ' | 'ň' => "n",
        'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => "o",
        'œ' => "oe",
        'ŕ' | 'ŗ' | 'ř' => "r",
        'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => "s",
        'ß' => "ss",
        'ţ' | 'ť' | 'ŧ' | 'ț' => "t",
        'þ' => "th",
        'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => "u",
        'ŵ' => "w",
        'ý' | 'ÿ' | 'ŷ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_as_people_write_them() {
        for name in ["RINGS Berlin", "Café Łódź", "O’Neill & Sons", "1. Board-Club", "Grüße"] {
            assert!(check_club(name).is_ok(), "{name:?}");
        }
        let long = "a".repeat(41);
        for name in ["", "ab", " abc", "abc ", "a  b", "-abc", "123", "Admin", "Tri-lynx", "Клуб", "a\u{202e}bc", "<b>abc", "ad min", &long]
        {
            assert!(check_club(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn names_that_could_be_taken_for_another() {
        let skeleton = |name: &str| check_club(name).expect("a name").skeleton;
        for (one, other) in
            [("Y Club", "y-club"), ("YClub", "Y Club"), ("Café Lodz", "cafe Łódź"), ("Bill & Co", "BiII Co"), ("Otto’s", "0TTOS")]
        {
            assert_eq!(skeleton(one), skeleton(other), "{one} {other}");
        }
        assert_ne!(skeleton("RINGS Berlin"), skeleton("RINGS Bern"));
        assert_eq!((fold_club("RINGS – Bé").as_str(), fold_club("rings ").as_str()), ("rings-be", "rings-"));
    }
}
