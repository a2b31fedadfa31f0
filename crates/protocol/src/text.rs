//! Lines that strangers write and others read: chat, words, labels.

/// The most combining marks on one letter. Vietnamese, Thai and Hebrew need two.
const MOST_MARKS: usize = 2;

/// Whether a text is one line of at most this many bytes that can be shown beside other texts: nothing in it starts a new line, turns the
/// direction of writing round, cannot be seen, or is piled up on one letter until it covers the lines above.
pub fn is_plain_line(text: &str, most_bytes: usize) -> bool {
    if text.len() > most_bytes {
        return false;
    }
    let mut marks = 0;
    let mut before = None;
    let mut chars = text.chars().peekable();
    while let Some(char) = chars.next() {
        marks = if is_mark(char) { marks + 1 } else { 0 };
        let is_fit = match char {
            '\u{200C}' | '\u{200D}' => joins(before, chars.peek().copied()),
            char => !char.is_control() && !is_hidden(char),
        };
        if !is_fit || marks > MOST_MARKS {
            return false;
        }
        before = Some(char);
    }
    true
}

/// Joiners belong between the parts of an emoji, and between letters of scripts that join; not into a Latin, Greek or Cyrillic word.
fn joins(before: Option<char>, after: Option<char>) -> bool {
    let is_joined = |neighbour: Option<char>| neighbour.is_some_and(|char| char >= '\u{0600}' && !matches!(char, '\u{200C}' | '\u{200D}'));
    is_joined(before) && is_joined(after)
}

/// What takes no room or turns the direction round, and what ends a line though it is no control character.
fn is_hidden(char: char) -> bool {
    matches!(char,
        '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
        | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}'
        | '\u{FFF0}'..='\u{FFFC}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}')
}

/// What is written above or below the letter before it: the blocks of Unicode that hold such marks, and those of the scripts most used.
fn is_mark(char: char) -> bool {
    matches!(char,
        '\u{0300}'..='\u{036F}' | '\u{0483}'..='\u{0489}' | '\u{0591}'..='\u{05BD}' | '\u{05BF}' | '\u{05C1}' | '\u{05C2}' | '\u{05C4}' | '\u{05C5}'
        | '\u{05C7}' | '\u{0610}'..='\u{061A}' | '\u{064B}'..='\u{065F}' | '\u{0670}' | '\u{06D6}'..='\u{06DC}' | '\u{06DF}'..='\u{06E4}' | '\u{06E7}'
        | '\u{06E8}' | '\u{06EA}'..='\u{06ED}' | '\u{0711}' | '\u{0730}'..='\u{074A}' | '\u{07A6}'..='\u{07B0}' | '\u{07EB}'..='\u{07F3}'
        | '\u{0816}'..='\u{082D}' | '\u{0859}'..='\u{085B}' | '\u{0898}'..='\u{0903}' | '\u{093A}'..='\u{093C}' | '\u{093E}'..='\u{094F}'
        | '\u{0951}'..='\u{0957}' | '\u{0E31}' | '\u{0E34}'..='\u{0E3A}' | '\u{0E47}'..='\u{0E4E}' | '\u{0EB1}' | '\u{0EB4}'..='\u{0EBC}'
        | '\u{0EC8}'..='\u{0ECE}' | '\u{0F71}'..='\u{0F84}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1CD0}'..='\u{1CF9}' | '\u{1DC0}'..='\u{1DFF}'
        | '\u{20D0}'..='\u{20FF}' | '\u{2CEF}'..='\u{2CF1}' | '\u{2DE0}'..='\u{2DFF}' | '\u{302A}'..='\u{302F}' | '\u{3099}' | '\u{309A}'
        | '\u{A66F}'..='\u{A67D}' | '\u{A8E0}'..='\u{A8F1}' | '\u{FE00}'..='\u{FE0F}' | '\u{FE20}'..='\u{FE2F}')
}

#[cfg(test)]
mod tests {
    use super::is_plain_line;

    #[test]
    fn what_people_write_is_a_plain_line() {
        for text in [
            "",
            "good game",
            "Viel Glück!",
            "Zażółć gęślą jaźń",
            "e\u{301}t\u{e9}",
            "Tiê\u{301}ng Viê\u{323}t",
            "สวัสดีครับ น้ำ",
            "שָׁלוֹם",
            "سلام می\u{200C}خواهم",
            "क्\u{200D}ष",
            "こんにちは",
            "👍🏽 ❤️ 🏳️\u{200D}🌈 👩\u{200D}👩\u{200D}👧",
            "½ → ∞",
        ] {
            assert!(is_plain_line(text, 200), "{text:?}");
        }
    }

    #[test]
    fn what_hides_turns_round_or_piles_up_is_not() {
        let zalgo = format!("h{}i", "\u{0315}\u{0334}\u{0361}");
        let thai = format!("ก{}", "\u{0E49}".repeat(10));
        for text in [
            "two\nlines",
            "a\u{7}b",
            "a\u{2028}b",
            "a\u{85}b",
            "gnp\u{202E}exe",
            "\u{2066}x\u{2069}",
            "\u{200F}x",
            "a\u{200B}b",
            "ad\u{200D}min",
            "ad\u{200C}min",
            "\u{FEFF}",
            "so\u{AD}ft",
            "\u{3164}",
            "x\u{E0041}",
            "\u{200D}\u{200D}",
            &zalgo,
            &thai,
            "x\u{2060}",
        ] {
            assert!(!is_plain_line(text, 200), "{text:?}");
        }
        assert!(is_plain_line("four", 4) && !is_plain_line("fourö", 5));
    }
}
