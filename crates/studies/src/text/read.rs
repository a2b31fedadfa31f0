//! A study read from its text.

use super::{FIRST_LINE, MAX_TEXT_BYTES, TextError, write};
use crate::chapter::{Chapter, check_comment, check_name, check_shapes};
use crate::rules::{self, MoveFault};
use trilynx_games::{Game, with_game};
use trilynx_protocol::ChapterId;
use trilynx_protocol::study::{
    Glyph, LineMove, MAX_CHAPTER_BYTES, MAX_START_BYTES, MOST_CHAPTERS, MOST_DEPTH, MOST_NODES, NodeId, Shape, ShapeColour,
};

type Lines<'a> = std::iter::Peekable<Box<dyn Iterator<Item = (usize, &'a str)> + 'a>>;

/// Reads the text of a study: its name and its chapters, which get ids from `id`.
pub fn read(text: &str, id: &mut impl FnMut() -> ChapterId) -> Result<(String, Vec<Chapter>), TextError> {
    if text.len() > MAX_TEXT_BYTES {
        return Err(TextError::new(1, 1, text, format!("a text has at most {MAX_TEXT_BYTES} bytes")));
    }
    let numbered: Box<dyn Iterator<Item = (usize, &str)>> = Box::new(text.lines().enumerate().map(|(n, line)| (n + 1, line)));
    let mut lines: Lines<'_> = numbered.peekable();
    match lines.next() {
        Some((_, FIRST_LINE)) => {}
        other => return Err(TextError::new(1, 1, other.map_or("", |(_, line)| line), format!("the first line is \"{FIRST_LINE}\""))),
    }
    let (_, name) = header(&mut lines, "Name")?;
    let name = name_at(name, 2, "Name")?;
    let mut chapters = Vec::new();
    while let Some((number, line)) = lines.next() {
        if !line.is_empty() {
            return Err(TextError::new(number, 1, line, "an empty line stands before a chapter"));
        }
        if chapters.len() == MOST_CHAPTERS {
            return Err(TextError::new(number, 1, line, format!("a study has at most {MOST_CHAPTERS} chapters")));
        }
        chapters.push(chapter(&mut lines, id())?);
    }
    // Whatever was read in another form than it is written stands somewhere.
    let printed = write(&name, &chapters);
    if printed != text {
        return Err(difference(text, &printed));
    }
    Ok((name, chapters))
}

/// The value of the next line, which must be a header of this key.
fn header<'a>(lines: &mut Lines<'a>, key: &str) -> Result<(usize, &'a str), TextError> {
    let (number, line) = lines.next().unwrap_or((0, ""));
    match line.strip_prefix(key).and_then(|rest| rest.strip_prefix(": ")) {
        Some(value) => Ok((number, value)),
        None => Err(TextError::new(number.max(1), 1, line, format!("expected the header \"{key}: …\""))),
    }
}

fn name_at(name: &str, line: usize, key: &str) -> Result<String, TextError> {
    check_name(name).map_err(|_| TextError::new(line, key.len() + 3, name, "a name is one line of at most 120 bytes"))?;
    Ok(name.to_owned())
}

fn chapter(lines: &mut Lines<'_>, id: ChapterId) -> Result<Chapter, TextError> {
    let (number, name) = header(lines, "Chapter")?;
    let name = name_at(name, number, "Chapter")?;
    let (at_start, start) = header(lines, "Start")?;
    let wrong_start = |why: String| TextError::new(at_start, "Start: ".len() + 1, start, why);
    if start.len() > MAX_START_BYTES {
        return Err(wrong_start(format!("a start has at most {MAX_START_BYTES} bytes")));
    }
    let game = rules::game_of(start).map_err(|refused| wrong_start(rules::sentence(&refused)))?;
    let (at_rules, version) = header(lines, "Rules")?;
    let known = with_game!(game, G => G::RULES_VERSION);
    if version.parse() != Ok(known) {
        return Err(TextError::new(at_rules, "Rules: ".len() + 1, version, format!("this program knows version {known} of the rules")));
    }
    let chapter = Chapter::new(id, name, start.to_owned());
    with_game!(game, G => {
        let (printed, state) = rules::start_of::<G>(start).map_err(|refused| wrong_start(rules::sentence(&refused)))?;
        if printed.to_string() != start {
            return Err(wrong_start(format!("expected \"{printed}\"")));
        }
        body(lines, chapter, state)
    })
}

/// A place in a text, for errors.
#[derive(Clone, Copy)]
struct Place<'a> {
    line: usize,
    column: usize,
    rest: &'a str,
}

impl Place<'_> {
    fn wrong(self, expected: impl Into<String>) -> TextError {
        TextError::new(self.line, self.column, self.rest, expected)
    }
}

enum Token<'a> {
    Word(&'a str),
    Comment(&'a str),
    Shapes(&'a str),
    Open,
    Close,
}

/// The tokens of a line, each with its place.
struct Tokens<'a> {
    line: usize,
    column: usize,
    rest: &'a str,
}

impl<'a> Tokens<'a> {
    fn skip(&mut self, bytes: usize) -> &'a str {
        let (skipped, rest) = self.rest.split_at(bytes);
        self.column += skipped.chars().count();
        self.rest = rest;
        skipped
    }

    fn next(&mut self) -> Result<Option<(Place<'a>, Token<'a>)>, TextError> {
        self.skip(self.rest.len() - self.rest.trim_start_matches(' ').len());
        let place = Place { line: self.line, column: self.column, rest: self.rest };
        let Some(first) = self.rest.chars().next() else { return Ok(None) };
        let token = match first {
            '(' | ')' => {
                self.skip(1);
                if first == '(' { Token::Open } else { Token::Close }
            }
            '{' => {
                let end = end_of_comment(self.rest).ok_or_else(|| place.wrong("a comment ends with } on its line"))?;
                Token::Comment(&self.skip(end + 1)[1..end])
            }
            '[' => {
                let end = self.rest.find(']').ok_or_else(|| place.wrong("drawings end with ] on their line"))?;
                Token::Shapes(&self.skip(end + 1)[1..end])
            }
            '}' | ']' => return Err(place.wrong("nothing was opened that this could close")),
            _ => {
                let end = self.rest.find([' ', '(', ')', '{', '}', '[', ']']).unwrap_or(self.rest.len());
                Token::Word(self.skip(end))
            }
        };
        Ok(Some((place, token)))
    }
}

/// Where the brace is that ends the comment at the beginning of a text.
fn end_of_comment(text: &str) -> Option<usize> {
    let mut escaped = false;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'}' => return Some(at),
            _ => {}
        }
    }
    None
}

/// Where a line of moves is: the node, its position, and both before the last move, which a variation replaces.
struct At<G> {
    node: NodeId,
    state: G,
    before: Option<(NodeId, G)>,
}

fn body<G: Game>(lines: &mut Lines<'_>, mut chapter: Chapter, state: G) -> Result<Chapter, TextError> {
    let has_body = lines.peek().is_some_and(|(_, line)| line.is_empty()) && {
        // The line after the empty one says whether moves follow, or another chapter.
        let mut ahead = Vec::from_iter(lines.by_ref());
        let follows = ahead.get(1).is_some_and(|(_, line)| !line.starts_with("Chapter:"));
        if follows {
            ahead.remove(0);
        }
        let again: Box<dyn Iterator<Item = _>> = Box::new(ahead.into_iter());
        *lines = again.peekable();
        follows
    };
    let mut at = At { node: NodeId::ROOT, state, before: None };
    let mut outer: Vec<(At<G>, usize, usize)> = Vec::new();
    while let Some((number, line)) = if has_body { lines.next_if(|(_, line)| !line.is_empty()) } else { None } {
        let mut tokens = Tokens { line: number, column: 1, rest: line };
        while let Some((place, token)) = tokens.next()? {
            match token {
                Token::Word(word) if place.column == 1 && word.ends_with('.') => {}
                Token::Word(word) => step(&mut chapter, &mut at, place, word)?,
                Token::Comment(text) => comment(&mut chapter, at.node, place, text)?,
                Token::Shapes(text) => draw(&mut chapter, at.node, place, text)?,
                Token::Open => {
                    let (node, state) = at.before.clone().ok_or_else(|| place.wrong("a variation stands behind the move it replaces"))?;
                    outer.push((std::mem::replace(&mut at, At { node, state, before: None }), place.line, place.column));
                }
                Token::Close => {
                    let Some((resumed, ..)) = outer.pop() else { return Err(place.wrong("no variation was opened that this could close")) };
                    if at.before.is_none() {
                        return Err(place.wrong("a variation has a move"));
                    }
                    at = resumed;
                }
            }
        }
    }
    match outer.pop() {
        Some((_, line, column)) => Err(TextError::new(line, column, "(", "a variation ends with )")),
        None => Ok(chapter),
    }
}

fn step<G: Game>(chapter: &mut Chapter, at: &mut At<G>, place: Place<'_>, word: &str) -> Result<(), TextError> {
    let text = word.trim_end_matches(['!', '?']);
    let glyph = match &word[text.len()..] {
        "" => None,
        sign => {
            Some(Glyph::ALL.into_iter().find(|glyph| glyph.text() == sign).ok_or_else(|| place.wrong("a glyph is ! ? !? ?! !! or ??"))?)
        }
    };
    let mut state = at.state.clone();
    let seat = rules::play(&mut state, text).map_err(|fault| match fault {
        MoveFault::Parse(unreadable) => place.wrong(format!("expected {}", unreadable.expected)),
        MoveFault::Rule(refused) => place.wrong(rules::sentence(&refused)),
    })?;
    let before = chapter.size();
    let node = chapter.play(at.node, &LineMove { seat, text: text.to_owned() });
    if chapter.size() == before {
        return Err(place.wrong("the move is there already"));
    }
    if chapter.size() > MOST_NODES || chapter.node(node).is_none_or(|node| usize::from(node.depth) > MOST_DEPTH) {
        return Err(place.wrong(format!("a chapter has at most {MOST_NODES} positions, {MOST_DEPTH} in a line")));
    }
    chapter.note(node, |noted| noted.glyph = glyph);
    check_bytes(chapter, place)?;
    at.before = Some((at.node, std::mem::replace(&mut at.state, state)));
    at.node = node;
    Ok(())
}

fn check_bytes(chapter: &Chapter, place: Place<'_>) -> Result<(), TextError> {
    if chapter.bytes() > MAX_CHAPTER_BYTES { Err(place.wrong("the chapter is too large")) } else { Ok(()) }
}

fn comment(chapter: &mut Chapter, node: NodeId, place: Place<'_>, written: &str) -> Result<(), TextError> {
    let mut text = String::new();
    let mut signs = written.chars();
    while let Some(sign) = signs.next() {
        match sign {
            '\\' => match signs.next() {
                Some('n') => text.push('\n'),
                Some(sign @ ('\\' | '}')) => text.push(sign),
                _ => return Err(place.wrong("after \\ stands n, } or \\")),
            },
            sign => text.push(sign),
        }
    }
    check_comment(&text).map_err(|_| place.wrong("a comment is visible text of at most 1600 bytes, without blanks at its ends"))?;
    chapter.note(node, |noted| noted.comment = text);
    check_bytes(chapter, place)
}

fn draw(chapter: &mut Chapter, node: NodeId, place: Place<'_>, written: &str) -> Result<(), TextError> {
    let shapes: Option<Vec<Shape>> = written.split(' ').map(shape).collect();
    let shapes = shapes.filter(|shapes| check_shapes(shapes).is_ok());
    let shapes =
        shapes.ok_or_else(|| place.wrong("drawings are marks g:e5 and arrows r:e5-e9 in green, red, blue or yellow, each once"))?;
    chapter.note(node, |noted| noted.shapes = shapes);
    check_bytes(chapter, place)
}

fn shape(text: &str) -> Option<Shape> {
    let (letter, places) = text.split_once(':')?;
    let colour = ShapeColour::ALL.into_iter().find(|colour| letter == colour.letter().to_string())?;
    let (from, to) = places.split_once('-').map_or((places, None), |(from, to)| (from, Some(to.to_owned())));
    Some(Shape { colour, from: from.to_owned(), to })
}

/// Where a text differs from what it should be.
fn difference(text: &str, printed: &str) -> TextError {
    let (mut line, mut column, mut begin) = (1, 1, 0);
    let mut wanted = printed.chars();
    for (at, sign) in text.char_indices() {
        if wanted.next() != Some(sign) {
            let (rest, expected) = (text[at..].lines().next().unwrap_or(""), printed.get(begin..).and_then(|rest| rest.lines().next()));
            return TextError::new(
                line,
                column,
                rest,
                format!("expected the line \"{}\"", trilynx_games::header::excerpt(expected.unwrap_or(""))),
            );
        }
        column += 1;
        if sign == '\n' {
            (line, column, begin) = (line + 1, 1, at + 1);
        }
    }
    TextError::new(line, column, "", "the text ends too early")
}
