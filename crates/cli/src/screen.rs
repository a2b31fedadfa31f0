//! The full screen of `trilynx play` and `trilynx replay`, for every game.
//!
//! The one thing to know: a [`Source`] has the game, [`model`] what is on the screen, [`mod@render`] draws it. Only this file touches the terminal.

mod lines;
mod live;
mod local;
mod model;
mod recorded;
mod render;
mod typed;

pub use lines::play_in_lines;
pub use live::{Live, Seat as LiveSeat, words};
pub use local::Local;
pub use recorded::Recorded;

use crate::draw::Signs;
use crate::{Failure, Outcome};
use crossterm::event::{
    DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use model::{Action, Key, Model, Picture};
use ratatui_core::layout::Position;
use ratatui_core::terminal::Terminal;
use ratatui_crossterm::CrosstermBackend;
use render::{Look, Places, cursor, render};
use std::io::{IsTerminal as _, Write as _};
use std::time::Duration;
use trilynx_locales::Catalogue;

/// How often is looked for news while no key is pressed.
const TICK: Duration = Duration::from_millis(40);

/// A game to show.
pub trait Source {
    /// As it is now, looked at after so many moves; at the last position without a number.
    fn picture(&self, after: Option<usize>) -> Picture;
    /// Takes in what has happened meanwhile; whether anything has, and what is to be said about it.
    fn poll(&mut self) -> Option<String>;
    /// Does what somebody wants, and says something about it, or nothing.
    fn act(&mut self, action: Action) -> String;
    /// What is said about the position after so many moves.
    fn remark(&self, after: usize) -> String;
    /// Where somebody begins to look; at the last position without a number.
    fn first(&self) -> Option<usize> {
        None
    }
    /// What is said when the screen is gone.
    fn farewell(&self) -> Option<String>;
}

/// Puts the terminal back as it was, however the game ends.
struct FullScreen;

impl FullScreen {
    fn enter() -> std::io::Result<FullScreen> {
        enable_raw_mode()?;
        #[cfg(unix)]
        end_with_the_terminal();
        let full = FullScreen;
        crossterm::execute!(std::io::stdout(), EnterAlternateScreen, EnableMouseCapture)?;
        Ok(full)
    }
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        // A terminal that is gone needs nothing put back.
        let _gone = crossterm::execute!(std::io::stdout(), DisableMouseCapture, LeaveAlternateScreen, crossterm::cursor::Show);
        let _gone = disable_raw_mode();
        let _gone = std::io::stdout().flush();
    }
}

/// The exit code of a program whose terminal has gone away: what a shell reports of one that SIGHUP has ended.
#[cfg(unix)]
const TERMINAL_GONE: i32 = 129;

/// Ends the program when its terminal goes away.
///
/// Usually SIGHUP does. Where it is ignored, as under nohup, crossterm would read the end of the input again and again, and never return.
#[cfg(unix)]
fn end_with_the_terminal() {
    use mio::{Events, Interest, Poll, Token, unix::SourceFd};
    let watch = || -> std::io::Result<()> {
        let mut poll = Poll::new()?;
        poll.registry().register(&mut SourceFd(&std::os::fd::AsRawFd::as_raw_fd(&std::io::stdin())), Token(0), Interest::READABLE)?;
        let mut events = Events::with_capacity(1);
        loop {
            match poll.poll(&mut events, None) {
                Err(error) if error.kind() != std::io::ErrorKind::Interrupted => return Err(error),
                _ if events.iter().any(|event| event.is_read_closed() || event.is_error()) => std::process::exit(TERMINAL_GONE),
                _ => {}
            }
        }
    };
    // A system that cannot watch its terminal, or has no thread for it, still plays.
    let _unwatched = std::thread::Builder::new().name("terminal".to_owned()).spawn(watch);
}

/// Plays until somebody leaves.
pub fn play(mut source: impl Source, catalogue: &'static Catalogue) -> Outcome {
    let full = FullScreen::enter()?;
    let ended = run(&mut source, Look { has_colours: has_colours(), catalogue });
    drop(full);
    ended?;
    if let Some(farewell) = source.farewell() {
        writeln!(anstream::stdout(), "{farewell}")?;
    }
    Ok(())
}

/// Unicode where the terminal is known to have it.
pub fn signs(ascii: bool) -> Signs {
    let variable = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok()).find(|text| !text.is_empty());
    let is_plain = variable.is_some_and(|text| matches!(text.as_str(), "C" | "POSIX"));
    if ascii || is_plain { Signs::Ascii } else { Signs::Unicode }
}

fn has_colours() -> bool {
    std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

fn run(source: &mut impl Source, look: Look) -> Result<(), Failure> {
    let mut terminal = Terminal::new(CrosstermBackend::new(std::io::stdout()))?;
    let mut model = Model::default();
    let mut places = Places::new();
    let mut after = source.first();
    let mut is_stale = true;
    loop {
        if let Some(note) = source.poll() {
            is_stale = true;
            if !note.is_empty() {
                model.note = note;
            }
        }
        if is_stale {
            model.show(source.picture(after));
            terminal.draw(|frame| {
                places = render(&model, look, frame.buffer_mut());
                if let Some(at) = cursor(&model, frame.area()) {
                    frame.set_cursor_position(at);
                }
            })?;
            is_stale = false;
        }
        if !crossterm::event::poll(TICK)? {
            continue;
        }
        is_stale = true;
        let action = match crossterm::event::read()? {
            Event::Key(event) if event.kind != KeyEventKind::Release => key(event).and_then(|key| model.press(key)),
            Event::Mouse(event) if event.kind == MouseEventKind::Down(MouseButton::Left) => {
                let at = Position { x: event.column, y: event.row };
                let target = places.iter().find(|(place, _)| place.contains(at)).map(|(_, target)| target.clone());
                target.and_then(|target| model.click(target))
            }
            Event::Mouse(event) if event.kind == MouseEventKind::ScrollUp => model.press(Key::PreviousChoice),
            Event::Mouse(event) if event.kind == MouseEventKind::ScrollDown => model.press(Key::NextChoice),
            // After a change of size everything is drawn again.
            _ => None,
        };
        match action {
            None => {}
            Some(Action::Quit) => return Ok(()),
            Some(Action::Look(number)) => {
                after = Some(number).filter(|number| *number < model.picture.history.len());
                model.note = source.remark(number);
            }
            Some(action) => {
                after = None;
                model.note = source.act(action);
            }
        }
    }
}

fn key(event: KeyEvent) -> Option<Key> {
    let control = event.modifiers.contains(KeyModifiers::CONTROL);
    Some(match event.code {
        KeyCode::Char(letter) if control => match letter.to_ascii_lowercase() {
            'c' | 'q' => Key::Quit,
            // The keys of most programs in which a line is typed.
            'a' => Key::LineStart,
            'e' => Key::LineEnd,
            'h' => Key::Erase,
            'k' => Key::EraseToEnd,
            'n' => Key::Later,
            'p' => Key::Earlier,
            'u' => Key::EraseToStart,
            'w' => Key::EraseWord,
            _ => return None,
        },
        KeyCode::F(1) => Key::Help,
        KeyCode::Char(sign) if !sign.is_control() => Key::Sign(sign),
        KeyCode::Backspace => Key::Erase,
        KeyCode::Delete => Key::EraseNext,
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::F(2) => Key::Hint,
        KeyCode::F(3) => Key::Undo,
        KeyCode::F(4) => Key::Resign,
        KeyCode::F(5) => Key::Review,
        KeyCode::F(6) => Key::Draw,
        KeyCode::F(7) => Key::Yes,
        KeyCode::F(8) => Key::No,
        KeyCode::F(10) => Key::Quit,
        _ => return None,
    })
}
