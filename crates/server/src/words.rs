//! Words that a server accepts in nothing that people write to others: a file of the host, off by default.
//!
//! The one thing to know: whole words are compared, after letters that look alike were made equal. Words that are spelt with spaces or signs
//! between their letters are not looked for: too much that is harmless would be found.

use crate::accounts::club_names::base;
use crate::accounts::names::{Folded, skeleton};
use std::collections::HashSet;
use std::fmt;
use std::path::{Path, PathBuf};
use trilynx_protocol::wire::Error;

/// The largest file.
const MAX_FILE_BYTES: u64 = 256 * 1024;
/// The longest entry, in characters.
const MAX_ENTRY: usize = 40;
/// The shortest one. A single letter, or the beginning of all words, would refuse nearly everything.
const MIN_ENTRY: usize = 2;

/// The words. Empty, it accepts everything.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct WordList {
    whole: HashSet<String>,
    beginnings: HashSet<String>,
    /// How long the longest beginning is, in characters.
    longest: usize,
    entries: usize,
    file: Option<PathBuf>,
}

impl WordList {
    /// Reads a file: UTF-8, a word on each line, `*` at its end for all words that begin like it, `#` before a comment.
    pub fn read(path: &Path) -> Result<WordList, String> {
        let wrong = |why: String| format!("{}: {why}", path.display());
        let size = std::fs::metadata(path).map_err(|error| wrong(error.to_string()))?.len();
        if size > MAX_FILE_BYTES {
            return Err(wrong(format!("it has {size} bytes; a word list has {MAX_FILE_BYTES} at most")));
        }
        let bytes = std::fs::read(path).map_err(|error| wrong(error.to_string()))?;
        let text = String::from_utf8(bytes).map_err(|_| wrong("it is no UTF-8".to_owned()))?;
        Ok(WordList { file: Some(path.to_owned()), ..WordList::parse(&text).map_err(wrong)? })
    }

    /// Reads the text of such a file.
    pub fn parse(text: &str) -> Result<WordList, String> {
        let mut list = WordList::default();
        for (number, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            let entry = line.split('#').next().unwrap_or_default().trim();
            if entry.is_empty() {
                continue;
            }
            let (word, is_beginning) = entry.strip_suffix('*').map_or((entry, false), |word| (word, true));
            let length = word.chars().count();
            if !word.chars().all(is_part) || !(MIN_ENTRY..=MAX_ENTRY).contains(&length) {
                let most = format!("{MIN_ENTRY} to {MAX_ENTRY} letters and digits");
                return Err(format!("line {}: {entry:?} is no word of {most}, with * at most at its end", number + 1));
            }
            list.entries += 1;
            for folded in foldings(word) {
                if is_beginning {
                    list.longest = list.longest.max(folded.chars().count());
                    list.beginnings.insert(folded);
                } else {
                    list.whole.insert(folded);
                }
            }
        }
        Ok(list)
    }

    /// How many words and beginnings of words are on it.
    pub fn len(&self) -> usize {
        self.entries
    }

    /// Whether nothing is on it.
    pub fn is_empty(&self) -> bool {
        self.entries == 0
    }

    /// Where it was read from.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// The first word of a text that is on the list, as it is written there.
    pub fn find<'a>(&self, text: &'a str) -> Option<&'a str> {
        if self.is_empty() {
            return None;
        }
        let bare = |word: &'a str| word.trim_matches(|char: char| char.is_ascii_digit());
        text.split(|char: char| !is_part(char)).filter(|word| !word.is_empty()).find(|word| self.has(word) || self.has(bare(word)))
    }

    /// Refuses a text with a word that is on the list.
    pub fn check(&self, text: &str) -> Result<(), Error> {
        self.find(text).map_or(Ok(()), |word| Err(Error::ListedWord { word: word.chars().take(MAX_ENTRY).collect() }))
    }

    fn has(&self, word: &str) -> bool {
        let begins = |folded: &str| {
            let ends = folded.char_indices().map(|(start, char)| start + char.len_utf8()).take(self.longest);
            ends.into_iter().any(|end| self.beginnings.contains(&folded[..end]))
        };
        foldings(word).iter().any(|folded| self.whole.contains(folded) || begins(folded))
    }
}

/// Shows how many there are: the words themselves are nothing for a log.
impl fmt::Debug for WordList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "WordList({})", self.entries)
    }
}

/// Whether a character belongs to a word: a letter, a digit, or a mark on a letter.
fn is_part(char: char) -> bool {
    char.is_alphanumeric() || is_mark(char)
}

fn is_mark(char: char) -> bool {
    matches!(char, '\u{300}'..='\u{36f}' | '\u{fe00}'..='\u{fe0f}')
}

/// A word as it is compared, with letters that look alike made equal: one by one, and also where two look like one (`rn` and `m`), which could
/// hide where a beginning ends.
fn foldings(word: &str) -> [String; 2] {
    let letters: String = word.chars().filter(|char| !is_mark(*char)).flat_map(plain).collect();
    let one_by_one = letters.replace('0', "o").replace(['1', 'i'], "l");
    let all = skeleton(&Folded::new(&letters));
    [one_by_one, all]
}

/// Small letters without marks. Letters of other scripts that look like Latin ones are those.
fn plain(char: char) -> impl Iterator<Item = char> {
    let char = match char {
        // Fullwidth forms.
        '\u{ff10}'..='\u{ff19}' | '\u{ff21}'..='\u{ff3a}' | '\u{ff41}'..='\u{ff5a}' => {
            char::from_u32(u32::from(char) - 0xfee0).unwrap_or(char)
        }
        char => char.to_lowercase().next().unwrap_or(char),
    };
    let alike = match char {
        'а' | 'α' => 'a',
        'в' | 'β' => 'b',
        'с' | 'ϲ' => 'c',
        'ԁ' => 'd',
        'е' | 'ё' | 'ε' => 'e',
        'н' | 'һ' => 'h',
        'і' | 'ї' | 'ι' => 'i',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'м' => 'm',
        'ո' => 'n',
        'о' | 'ο' | 'σ' | 'օ' => 'o',
        'р' | 'ρ' => 'p',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'υ' | 'ս' => 'u',
        'ν' => 'v',
        'х' | 'χ' => 'x',
        'у' | 'γ' => 'y',
        char => char,
    };
    let letters = base(alike).unwrap_or_default();
    letters.chars().chain(letters.is_empty().then_some(alike))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(text: &str) -> WordList {
        WordList::parse(text).expect("a list")
    }

    #[test]
    fn whole_words_and_beginnings() {
        let list = list("# rude ones\nbogus\n  Rascal* # and all that follows\n\nМерзавец\n");
        for text in ["bogus", "so BOGUS!", "you (bogus).", "bogus_one", "rascals", "RASCALLY rabbit", "мерзавец", "x-bogus-x", "Bogus42"]
        {
            assert!(list.find(text).is_some(), "{text}");
        }
        for text in ["", "bogusly", "unbogus", "a rasca l", "b o g u s", "b.o.g.u.s", "rasca", "мерзавцы", "🙂"] {
            assert_eq!(list.find(text), None, "{text}");
        }
        assert_eq!(list.find("What a Bógus move"), Some("Bógus"));
    }

    #[test]
    fn letters_that_look_alike_hide_nothing() {
        let list = list("bogus\nmilk*\nwarnerish");
        for text in [
            "b0gus",
            "bоgus",
            "Ｂｏｇｕｓ",
            "bögüs",
            "bo\u{301}gus",
            "BOGUЅ",
            "mi1k",
            "mllk",
            "m\u{131}lkman",
            "rnilkman",
            "VVarnerish",
            "wamerish",
        ] {
            assert!(list.find(text).is_some(), "{text}");
        }
        for text in ["boggus", "bogu", "mi", "warn"] {
            assert_eq!(list.find(text), None, "{text}");
        }
    }

    #[test]
    fn a_beginning_that_ends_between_two_letters_that_look_like_one() {
        let list = list("bar*");
        for text in ["bar", "barn", "barns"] {
            assert!(list.find(text).is_some(), "{text}");
        }
        assert_eq!(list.find("bam"), None);
    }

    #[test]
    fn an_empty_list_accepts_everything() {
        assert!(WordList::default().is_empty() && list("# nothing\n\n").is_empty());
        assert_eq!(WordList::default().find("anything"), None);
    }

    #[test]
    fn what_is_no_word_is_named_with_its_line() {
        for (text, line) in [
            ("fine\n*", "line 2"),
            ("a", "line 1"),
            ("two words", "line 1"),
            ("x\n", "line 1"),
            ("mid*dle", "line 1"),
            ("no-sign", "line 1"),
        ] {
            let error = WordList::parse(text).expect_err(text);
            assert!(error.contains(line), "{text}: {error}");
        }
        assert!(WordList::parse(&"w".repeat(41)).is_err());
    }
}
