//! The line that is typed on a full screen: a text, a cursor in it, and the lines that were entered before.

use ratatui_core::text::Span;
use trilynx_protocol::command::MAX_CHAT_BYTES;

/// A line of chat and its slash.
const MAX_BYTES: usize = 1 + MAX_CHAT_BYTES;
/// As many entered lines are kept.
const MAX_KEPT: usize = 50;

/// A line that is edited.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TypedLine {
    text: String,
    /// Where the next character goes, in bytes. Always between two characters.
    cursor: usize,
    /// What was entered, the last one last.
    entered: Vec<String>,
    /// Which of the entered lines is shown, until it is changed.
    recalled: Option<usize>,
    /// What was being written when the first of the entered lines was recalled.
    draft: String,
}

impl TypedLine {
    pub fn text(&self) -> &str {
        &self.text
    }

    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Whether one of the entered lines is shown as it was entered.
    pub fn is_recalled(&self) -> bool {
        self.recalled.is_some()
    }

    pub fn insert(&mut self, sign: char) {
        if self.text.len() + sign.len_utf8() <= MAX_BYTES {
            self.text.insert(self.cursor, sign);
            self.cursor += sign.len_utf8();
            self.recalled = None;
        }
    }

    /// Deletes the character before the cursor.
    pub fn erase(&mut self) {
        self.delete(self.before(), self.cursor);
    }

    /// Deletes the character at the cursor.
    pub fn erase_next(&mut self) {
        self.delete(self.cursor, self.after());
    }

    /// Deletes the word before the cursor, and the blanks behind it.
    pub fn erase_word(&mut self) {
        let before = self.text[..self.cursor].trim_end();
        let start = before.rfind(char::is_whitespace).map_or(0, |blank| blank + before[blank..].chars().next().map_or(0, char::len_utf8));
        self.delete(start, self.cursor);
    }

    pub fn erase_to_start(&mut self) {
        self.delete(0, self.cursor);
    }

    pub fn erase_to_end(&mut self) {
        self.delete(self.cursor, self.text.len());
    }

    fn delete(&mut self, from: usize, to: usize) {
        if from < to {
            self.text.replace_range(from..to, "");
            self.cursor = from;
            self.recalled = None;
        }
    }

    pub fn left(&mut self) {
        self.cursor = self.before();
    }

    pub fn right(&mut self) {
        self.cursor = self.after();
    }

    pub fn go_to_start(&mut self) {
        self.cursor = 0;
    }

    pub fn go_to_end(&mut self) {
        self.cursor = self.text.len();
    }

    fn before(&self) -> usize {
        self.text[..self.cursor].char_indices().next_back().map_or(0, |(at, _)| at)
    }

    fn after(&self) -> usize {
        self.cursor + self.text[self.cursor..].chars().next().map_or(0, char::len_utf8)
    }

    /// Forgets what is written, but not what was entered.
    pub fn clear(&mut self) {
        self.replace(String::new());
        self.recalled = None;
    }

    /// Keeps what is written among what was entered.
    pub fn enter(&mut self) {
        if !self.text.is_empty() && self.entered.last() != Some(&self.text) {
            if self.entered.len() == MAX_KEPT {
                self.entered.remove(0);
            }
            self.entered.push(self.text.clone());
        }
        self.recalled = None;
    }

    /// Shows what was entered before.
    pub fn earlier(&mut self) {
        let Some(at) = self.recalled.unwrap_or(self.entered.len()).checked_sub(1) else { return };
        if self.recalled.is_none() {
            self.draft = std::mem::take(&mut self.text);
        }
        self.recalled = Some(at);
        self.replace(self.entered[at].clone());
    }

    /// Shows what was entered after, and at last what was being written.
    pub fn later(&mut self) {
        let Some(at) = self.recalled.map(|at| at + 1) else { return };
        self.recalled = (at < self.entered.len()).then_some(at);
        let text = self.entered.get(at).cloned().unwrap_or_else(|| std::mem::take(&mut self.draft));
        self.replace(text);
    }

    fn replace(&mut self, text: String) {
        self.cursor = text.len();
        self.text = text;
    }

    /// What of it is seen in so many columns, and the column of the cursor there.
    pub fn visible(&self, columns: usize) -> (&str, usize) {
        let width = |text: &str| Span::raw(text).width();
        let before = &self.text[..self.cursor];
        // The cursor takes a column too.
        let first = before.char_indices().map(|(at, _)| at).find(|at| width(&before[*at..]) < columns).unwrap_or(self.cursor);
        (&self.text[first..], width(&before[first..]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line with its cursor as `|`.
    fn line(shown: &str) -> TypedLine {
        let cursor = shown.find('|').expect("a cursor");
        TypedLine { text: shown.replace('|', ""), cursor, ..TypedLine::default() }
    }

    fn check(before: &str, edit: impl Fn(&mut TypedLine), after: &str) {
        let mut edited = line(before);
        edit(&mut edited);
        let mut shown = edited.text.clone();
        shown.insert(edited.cursor, '|');
        assert_eq!(shown, after, "from {before}");
    }

    #[test]
    fn the_middle_of_a_line_is_edited() {
        check("e|9", |line| line.insert('-'), "e-|9");
        check("zż|ó", TypedLine::erase, "z|ó");
        check("|ab", TypedLine::erase, "|ab");
        check("a|łb", TypedLine::erase_next, "a|b");
        check("ab|", TypedLine::erase_next, "ab|");
        check("aż|b", TypedLine::left, "a|żb");
        check("|ab", TypedLine::left, "|ab");
        check("a|żb", TypedLine::right, "aż|b");
        check("ab|", TypedLine::right, "ab|");
        check("a|b", TypedLine::go_to_start, "|ab");
        check("a|b", TypedLine::go_to_end, "ab|");
        check("abc|de", TypedLine::erase_to_start, "|de");
        check("abc|de", TypedLine::erase_to_end, "abc|");
    }

    #[test]
    fn a_word_is_deleted_with_the_blanks_behind_it() {
        check("/good luck  |now", TypedLine::erase_word, "/good |now");
        check("/good\u{3000}luck|", TypedLine::erase_word, "/good\u{3000}|");
        check("e5-e9|", TypedLine::erase_word, "|");
        check("  |", TypedLine::erase_word, "|");
        check("|e5", TypedLine::erase_word, "|e5");
    }

    #[test]
    fn no_line_is_longer_than_the_limit() {
        let mut line = TypedLine::default();
        (0..MAX_BYTES).for_each(|_| line.insert('ż'));
        assert_eq!(line.text.len(), MAX_BYTES - 1, "these take two bytes each");
        (0..2).for_each(|_| line.insert('a'));
        assert_eq!(line.text.len(), MAX_BYTES);
    }

    #[test]
    fn what_was_entered_comes_back() {
        let mut line = TypedLine::default();
        line.earlier();
        line.later();
        assert!(line.is_empty() && !line.is_recalled());
        for text in ["e5", "e5", "/hello"] {
            text.chars().for_each(|sign| line.insert(sign));
            line.enter();
            line.clear();
        }
        "dr".chars().for_each(|sign| line.insert(sign));
        let mut seen = Vec::new();
        for _ in 0..3 {
            line.earlier();
            seen.push(line.text.clone());
        }
        assert_eq!(seen, ["/hello", "e5", "e5"], "the same line once, and the first one stays");
        line.later();
        line.later();
        assert_eq!((line.text(), line.cursor, line.is_recalled()), ("dr", 2, false), "what was being written comes back too");
        line.earlier();
        line.insert('!');
        assert_eq!((line.text(), line.is_recalled()), ("/hello!", false), "a changed line is a new one");
        line.later();
        assert_eq!(line.text(), "/hello!");
    }

    #[test]
    fn not_everything_is_kept() {
        let mut line = TypedLine::default();
        for number in 0..2 * MAX_KEPT {
            number.to_string().chars().for_each(|sign| line.insert(sign));
            line.enter();
            line.clear();
        }
        assert_eq!(line.entered.len(), MAX_KEPT);
        (0..2 * MAX_KEPT).for_each(|_| line.earlier());
        assert_eq!(line.text(), MAX_KEPT.to_string());
    }

    #[test]
    fn the_cursor_stays_in_sight() {
        assert_eq!(line("abc|de").visible(10), ("abcde", 3));
        assert_eq!(line("abcdefghij|").visible(5), ("ghij", 4));
        assert_eq!(line("abcdefg|hij").visible(5), ("defghij", 4));
        assert_eq!(line("漢字漢字|").visible(6), ("漢字", 4), "these take two columns each");
        assert_eq!(line("|").visible(5), ("", 0));
    }
}
