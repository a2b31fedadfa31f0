//! What a screen shows and what keys and clicks do to it. Nothing here draws, thinks or waits.

use super::typed::TypedLine;
use crate::draw::Scene;
use crate::play::choices::{self, Meaning};

/// A game at one moment, as somebody sees it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Picture {
    pub title: String,
    /// The position after `shown` moves.
    pub scene: Scene,
    /// Who played what.
    pub history: Vec<(String, String)>,
    /// How many moves the position that is shown has seen.
    pub shown: usize,
    /// The legal moves of somebody in front of this screen, sorted.
    pub choices: Vec<String>,
    pub status: String,
    pub is_over: bool,
    /// Whether turns can be judged.
    pub has_review: bool,
    /// Whether it was played before, and is only looked at.
    pub is_record: bool,
    /// Whether it is played on a server: there is chat, and offers.
    pub is_live: bool,
    /// Whether somebody waits for a yes or no.
    pub is_asked: bool,
    /// The last lines of chat.
    pub chat: Vec<String>,
}

/// What somebody wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    Play(String),
    /// What was typed is no legal move: say why.
    Explain(String),
    Hint,
    Undo,
    Resign,
    Review,
    /// Say something to the others, or one of the words for a table on a server.
    Say(String),
    OfferDraw,
    /// Yes or no to what somebody offers or asks.
    Answer(bool),
    /// Look at the position after this many moves.
    Look(usize),
    Quit,
}

/// A key that means something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    Sign(char),
    Erase,
    EraseNext,
    EraseWord,
    EraseToStart,
    EraseToEnd,
    LineStart,
    LineEnd,
    /// What was entered before, wherever ↑ and ↓ mark choices.
    Earlier,
    Later,
    Enter,
    Escape,
    Up,
    Down,
    /// As the wheel of a mouse: whatever is typed, a choice is marked.
    PreviousChoice,
    NextChoice,
    PageUp,
    PageDown,
    Left,
    Right,
    Home,
    End,
    Help,
    Hint,
    Undo,
    Resign,
    Review,
    Draw,
    Yes,
    No,
    Quit,
}

/// What can be clicked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    Point(String),
    /// A choice, by its place among those that are listed.
    Choice(usize),
    /// The position after so many moves.
    Moves(usize),
    Key(Key),
}

/// What is asked before it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sure {
    Resign,
    Quit,
}

/// How far a page goes.
const PAGE: usize = 8;

/// A screen and what was done on it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Model {
    pub picture: Picture,
    /// What was typed of a move, or to say.
    pub typed: TypedLine,
    /// The points that were clicked.
    pub points: Vec<String>,
    /// Which of the listed choices is marked.
    pub marked: usize,
    pub note: String,
    pub asks: Option<Sure>,
    pub helps: bool,
}

impl Model {
    /// Shows another moment.
    pub fn show(&mut self, picture: Picture) {
        if picture.choices != self.picture.choices {
            (self.marked, self.points) = (0, Vec::new());
            if !(picture.is_live && self.is_talking()) {
                self.typed.clear();
            }
        }
        self.picture = picture;
    }

    /// Whether what is typed is said to the others and is no move.
    fn is_talking(&self) -> bool {
        self.picture.is_live && self.typed.text().starts_with('/')
    }

    /// Whether there is anything to type for.
    fn takes_text(&self) -> bool {
        self.picture.is_live || !(self.picture.is_record || self.picture.is_over)
    }

    /// Whether ↑ and ↓ bring back what was entered: no choice could be marked instead.
    fn recalls(&self) -> bool {
        self.typed.is_recalled() || self.is_talking() || self.listed().is_empty()
    }

    /// The choices that fit what was clicked and typed.
    pub fn listed(&self) -> Vec<&str> {
        // Who writes to the others still sees what can be played.
        let typed = if self.is_talking() { String::new() } else { self.typed.text().to_lowercase() };
        let fits = |text: &&String| {
            let way = points_of(text);
            way.len() >= self.points.len()
                && way.iter().zip(&self.points).all(|(one, other)| one == other)
                && text.to_lowercase().starts_with(&typed)
        };
        self.picture.choices.iter().filter(fits).map(String::as_str).collect()
    }

    /// The points of the choice that is marked.
    pub fn marked_points(&self) -> Vec<String> {
        self.listed().get(self.marked).map(|text| points_of(text)).unwrap_or_default()
    }

    /// The points of the last move of the position that is shown.
    pub fn last_points(&self) -> Vec<String> {
        let last = self.picture.shown.checked_sub(1).and_then(|at| self.picture.history.get(at));
        last.map(|(_, text)| points_of(text)).unwrap_or_default()
    }

    pub fn press(&mut self, key: Key) -> Option<Action> {
        if let Some(sure) = self.asks.take() {
            return match (sure, key) {
                (Sure::Resign, Key::Enter | Key::Resign) => Some(Action::Resign),
                (Sure::Quit, Key::Enter | Key::Quit) => Some(Action::Quit),
                _ => None,
            };
        }
        if std::mem::take(&mut self.helps) {
            return None;
        }
        let last = self.listed().len().saturating_sub(1);
        match key {
            // A question mark may be part of what is said.
            Key::Sign('?') if self.typed.is_empty() => self.helps = true,
            Key::Erase if self.typed.is_empty() => {
                self.points.pop();
                self.marked = 0;
            }
            Key::Escape => {
                self.typed.clear();
                (self.marked, self.points, self.note) = (0, Vec::new(), String::new());
            }
            Key::Up if self.recalls() => self.edit(TypedLine::earlier),
            Key::Down if self.recalls() => self.edit(TypedLine::later),
            Key::Up | Key::PreviousChoice => self.marked = self.marked.saturating_sub(1),
            Key::Down | Key::NextChoice => self.marked = (self.marked + 1).min(last),
            Key::PageUp => self.marked = self.marked.saturating_sub(PAGE),
            Key::PageDown => self.marked = (self.marked + PAGE).min(last),
            Key::Sign(sign) => self.edit(|typed| typed.insert(sign)),
            Key::Erase => self.edit(TypedLine::erase),
            Key::EraseNext => self.edit(TypedLine::erase_next),
            Key::EraseWord => self.edit(TypedLine::erase_word),
            Key::EraseToStart => self.edit(TypedLine::erase_to_start),
            Key::EraseToEnd => self.edit(TypedLine::erase_to_end),
            Key::Earlier => self.edit(TypedLine::earlier),
            Key::Later => self.edit(TypedLine::later),
            Key::LineStart => self.typed.go_to_start(),
            Key::LineEnd => self.typed.go_to_end(),
            Key::Left if !self.typed.is_empty() => self.typed.left(),
            Key::Right if !self.typed.is_empty() => self.typed.right(),
            Key::Home if !self.typed.is_empty() => self.typed.go_to_start(),
            Key::End if !self.typed.is_empty() => self.typed.go_to_end(),
            Key::Left => return Some(Action::Look(self.picture.shown.saturating_sub(1))),
            Key::Right => return Some(Action::Look((self.picture.shown + 1).min(self.picture.history.len()))),
            Key::Home => return Some(Action::Look(0)),
            Key::End => return Some(Action::Look(self.picture.history.len())),
            Key::Enter => return self.choose(),
            Key::Help => self.helps = true,
            Key::Hint => return Some(Action::Hint),
            Key::Undo => return Some(Action::Undo),
            Key::Resign if !self.picture.is_over => self.asks = Some(Sure::Resign),
            Key::Resign => {}
            Key::Review => return Some(Action::Review),
            Key::Draw if self.picture.is_live && !self.picture.is_over => return Some(Action::OfferDraw),
            Key::Yes if self.picture.is_asked => return Some(Action::Answer(true)),
            Key::No if self.picture.is_asked => return Some(Action::Answer(false)),
            Key::Draw | Key::Yes | Key::No => {}
            Key::Quit if self.picture.is_over || self.picture.history.is_empty() => return Some(Action::Quit),
            Key::Quit => self.asks = Some(Sure::Quit),
        }
        None
    }

    /// Changes what is typed, if there is anything to type for. Other choices fit it then.
    fn edit(&mut self, change: impl FnOnce(&mut TypedLine)) {
        if self.takes_text() {
            let before = self.typed.text().to_owned();
            change(&mut self.typed);
            if self.typed.text() != before {
                self.marked = 0;
            }
        }
    }

    /// The marked choice; what was typed, where that is no beginning of any.
    fn choose(&mut self) -> Option<Action> {
        if self.is_talking() {
            self.typed.enter();
            let said = self.typed.text()[1..].trim().to_owned();
            self.typed.clear();
            return (!said.is_empty()).then_some(Action::Say(said));
        }
        if self.picture.choices.is_empty() {
            return None;
        }
        self.typed.enter();
        if let Some(chosen) = self.listed().get(self.marked) {
            return Some(Action::Play((*chosen).to_owned()));
        }
        match choices::meaning(self.typed.text(), &self.picture.choices) {
            Meaning::One(at) => Some(Action::Play(self.picture.choices[at].clone())),
            Meaning::Several(_) => None,
            Meaning::None => {
                let typed = self.typed.text().to_owned();
                self.typed.clear();
                Some(Action::Explain(typed))
            }
        }
    }

    pub fn click(&mut self, target: Target) -> Option<Action> {
        match target {
            Target::Key(key) => self.press(key),
            Target::Moves(number) => Some(Action::Look(number)),
            Target::Choice(at) => self.listed().get(at).map(|text| Action::Play((*text).to_owned())),
            Target::Point(name) => self.point(name),
        }
    }

    /// A point was clicked: the move is clear, or becomes clearer.
    fn point(&mut self, name: String) -> Option<Action> {
        self.typed.clear();
        self.points.push(name.clone());
        if self.listed().is_empty() {
            // No move goes there; one may begin there.
            self.points = vec![name];
        }
        self.marked = 0;
        let listed = self.listed();
        match listed.as_slice() {
            [] => self.points.clear(),
            [one] if points_of(one).len() == self.points.len() || self.points.len() > 1 => return Some(Action::Play((*one).to_owned())),
            _ => {}
        }
        None
    }
}

/// The points that a move names, in order; none of a move without any.
pub fn points_of(text: &str) -> Vec<String> {
    let is_point = |part: &str| {
        let mut signs = part.chars();
        let column = signs.next().is_some_and(|sign| sign.is_ascii_lowercase());
        column && !signs.as_str().is_empty() && signs.all(|sign| sign.is_ascii_digit())
    };
    let parts: Vec<&str> = text.strip_prefix('x').filter(|rest| !rest.is_empty()).unwrap_or(text).split('-').collect();
    if parts.iter().all(|part| is_point(part)) { parts.iter().map(ToString::to_string).collect() } else { Vec::new() }
}

#[cfg(test)]
mod tests;
