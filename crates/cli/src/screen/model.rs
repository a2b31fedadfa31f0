//! What a screen shows and what keys and clicks do to it. Nothing here draws, thinks or waits.

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
    Enter,
    Escape,
    Up,
    Down,
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

/// The longest text that is typed for a move.
const MAX_TYPED: usize = 96;
/// How far a page goes.
const PAGE: usize = 8;

/// A screen and what was done on it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Model {
    pub picture: Picture,
    /// What was typed of a move.
    pub typed: String,
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
            if !(picture.is_live && self.typed.starts_with('/')) {
                self.typed.clear();
            }
        }
        self.picture = picture;
    }

    /// The choices that fit what was clicked and typed.
    pub fn listed(&self) -> Vec<&str> {
        // Who writes to the others still sees what can be played.
        let typed = if self.picture.is_live && self.typed.starts_with('/') { String::new() } else { self.typed.to_lowercase() };
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
            Key::Sign(sign) => {
                if self.typed.len() + sign.len_utf8() <= MAX_TYPED {
                    self.typed.push(sign);
                    self.marked = 0;
                }
            }
            Key::Erase => {
                if self.typed.pop().is_none() {
                    self.points.pop();
                }
                self.marked = 0;
            }
            Key::Escape => (self.marked, self.points, self.typed, self.note) = (0, Vec::new(), String::new(), String::new()),
            Key::Up => self.marked = self.marked.saturating_sub(1),
            Key::Down => self.marked = (self.marked + 1).min(last),
            Key::PageUp => self.marked = self.marked.saturating_sub(PAGE),
            Key::PageDown => self.marked = (self.marked + PAGE).min(last),
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

    /// The marked choice; what was typed, where that is no beginning of any.
    fn choose(&mut self) -> Option<Action> {
        if self.picture.is_live
            && let Some(said) = self.typed.strip_prefix('/')
        {
            let said = said.trim().to_owned();
            self.typed.clear();
            return (!said.is_empty()).then_some(Action::Say(said));
        }
        if self.picture.choices.is_empty() {
            return None;
        }
        if let Some(chosen) = self.listed().get(self.marked) {
            return Some(Action::Play((*chosen).to_owned()));
        }
        match choices::meaning(&self.typed, &self.picture.choices) {
            Meaning::One(at) => Some(Action::Play(self.picture.choices[at].clone())),
            Meaning::Several(_) => None,
            Meaning::None => Some(Action::Explain(std::mem::take(&mut self.typed))),
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
mod tests {
    use super::*;

    fn model(choices: &str) -> Model {
        let choices = choices.split(' ').map(ToOwned::to_owned).collect();
        let history = vec![("White".to_owned(), "e5".to_owned()); 3];
        Model { picture: Picture { choices, history, shown: 3, ..Picture::default() }, ..Model::default() }
    }

    fn presses(model: &mut Model, keys: &[Key]) -> Option<Action> {
        keys.iter().fold(None, |_, key| model.press(*key))
    }

    #[test]
    fn a_move_is_typed_marked_or_clicked() {
        let play = |text: &str| Some(Action::Play(text.to_owned()));
        let mut screen = model("e5-e9 e5-e8 d1-d2");
        assert_eq!(presses(&mut screen, &[Key::Sign('D'), Key::Enter]), play("d1-d2"));
        let mut screen = model("e5-e9 e5-e8 d1-d2");
        assert_eq!(presses(&mut screen, &[Key::Down, Key::Enter]), play("e5-e8"));
        assert_eq!(presses(&mut screen, &[Key::PageDown, Key::Enter]), play("d1-d2"));
        let mut screen = model("e5-e9 e5-e8 d1-d2");
        assert_eq!(screen.click(Target::Point("e5".to_owned())), None);
        assert_eq!(screen.listed(), ["e5-e9", "e5-e8"]);
        // Another piece may be taken up instead.
        assert_eq!(screen.click(Target::Point("d1".to_owned())), None);
        assert_eq!(screen.listed(), ["d1-d2"]);
        assert_eq!(screen.click(Target::Point("e5".to_owned())), None);
        assert_eq!(screen.click(Target::Point("e8".to_owned())), play("e5-e8"));
        assert_eq!(model("xe5 xe6").click(Target::Point("e6".to_owned())), play("xe6"));
        assert_eq!(model("claim:red c3-e5").click(Target::Choice(0)), play("claim:red"));
        assert_eq!(model("e5").click(Target::Point("a2".to_owned())), None);
        assert_eq!(model("7+X row:3").press(Key::Enter), play("7+X"));
    }

    #[test]
    fn what_is_no_move_is_explained() {
        let mut screen = model("e5-e9 e5-e8");
        let typed = presses(&mut screen, &[Key::Sign('z'), Key::Sign('9'), Key::Enter]);
        assert_eq!(typed, Some(Action::Explain("z9".to_owned())));
        assert_eq!(screen.typed, "");
        assert_eq!(
            presses(&mut screen, &[Key::Sign('e'), Key::Sign('5'), Key::Sign('e'), Key::Sign('8'), Key::Enter]),
            Some(Action::Play("e5-e8".to_owned()))
        );
        assert_eq!(Model::default().press(Key::Enter), None);
    }

    #[test]
    fn nothing_is_given_up_by_one_key() {
        let mut screen = model("e5");
        assert_eq!(presses(&mut screen, &[Key::Resign]), None);
        assert_eq!(presses(&mut screen, &[Key::Sign('n')]), None);
        assert_eq!(presses(&mut screen, &[Key::Resign, Key::Enter]), Some(Action::Resign));
        assert_eq!(presses(&mut screen, &[Key::Quit]), None);
        assert_eq!(presses(&mut screen, &[Key::Enter]), Some(Action::Quit));
        screen.picture.is_over = true;
        assert_eq!(presses(&mut screen, &[Key::Quit]), Some(Action::Quit));
    }

    #[test]
    fn on_a_server_one_can_talk_and_answer() {
        let mut screen = model("e5-e9 e5-e8");
        let type_in = |screen: &mut Model, text: &str| text.chars().for_each(|sign| drop(screen.press(Key::Sign(sign))));
        type_in(&mut screen, "/e");
        assert_eq!(screen.press(Key::Enter), Some(Action::Explain("/e".to_owned())), "not in a game of one's own");
        screen.picture.is_live = true;
        type_in(&mut screen, "/Who begins?");
        assert_eq!(screen.listed().len(), 2);
        assert_eq!(screen.press(Key::Enter), Some(Action::Say("Who begins?".to_owned())));
        assert_eq!((screen.typed.as_str(), screen.helps), ("", false));
        type_in(&mut screen, "?");
        assert!(screen.helps);
        screen.press(Key::Escape);
        assert_eq!(presses(&mut screen, &[Key::Yes, Key::No]), None, "nobody asks");
        assert_eq!(screen.press(Key::Draw), Some(Action::OfferDraw));
        screen.picture.is_asked = true;
        assert_eq!((screen.press(Key::Yes), screen.press(Key::No)), (Some(Action::Answer(true)), Some(Action::Answer(false))));
    }

    #[test]
    fn a_move_that_others_make_keeps_what_is_being_written() {
        let mut screen = model("e5-e9 e5-e8");
        screen.picture.is_live = true;
        screen.press(Key::Sign('/'));
        screen.press(Key::Sign('h'));
        let mut next = model("a1 a2").picture;
        next.is_live = true;
        screen.show(next);
        assert_eq!(screen.typed, "/h");
    }

    #[test]
    fn earlier_positions_are_looked_at() {
        let mut screen = model("e5");
        assert_eq!(screen.press(Key::Left), Some(Action::Look(2)));
        assert_eq!(screen.press(Key::Right), Some(Action::Look(3)));
        assert_eq!(screen.press(Key::Home), Some(Action::Look(0)));
        assert_eq!(screen.click(Target::Moves(1)), Some(Action::Look(1)));
        assert_eq!(screen.last_points(), ["e5"]);
    }

    #[test]
    fn another_position_forgets_what_was_begun() {
        let mut screen = model("e5-e9 e5-e8");
        screen.click(Target::Point("e5".to_owned()));
        screen.press(Key::Down);
        let same = screen.picture.clone();
        screen.show(same);
        assert_eq!((screen.points.len(), screen.marked), (1, 1));
        screen.show(model("a1").picture);
        assert_eq!((screen.points.len(), screen.marked), (0, 0));
    }

    #[test]
    fn points_are_read_from_moves() {
        assert_eq!(points_of("xe5-e9"), ["e5", "e9"]);
        assert_eq!(points_of("e10"), ["e10"]);
        for none in ["claim:red", "7+X", "row:3", "pile", "x", "10", ""] {
            assert_eq!(points_of(none), [""; 0], "{none}");
        }
    }
}
