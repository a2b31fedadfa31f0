//! A [`Source`] in plain lines, for pipes and screen readers: what happens is printed as it happens, and lines are read meanwhile.

use super::Source;
use super::model::{Action, Picture};
use super::render::scene_rows;
use crate::play::choices::{self, Meaning};
use crate::{Failure, Outcome};
use std::io::{BufRead as _, Write as _};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;
use trilynx_locales::Catalogue;

/// How often is looked for news while nothing is typed.
const TICK: Duration = Duration::from_millis(40);
/// Lines that wait to be obeyed; who types more waits.
const MOST_WAITING: usize = 16;

/// Plays until somebody leaves, or the input ends and the game with it.
pub fn play_in_lines(mut source: impl Source, catalogue: &'static Catalogue) -> Outcome {
    let typed = read_lines();
    let mut has_input = true;
    let mut shown = Picture::default();
    loop {
        if let Some(note) = source.poll() {
            say(&note)?;
        }
        let picture = source.picture(None);
        tell(&shown, &picture, catalogue)?;
        shown = picture;
        if shown.is_over && !has_input {
            break;
        }
        match typed.recv_timeout(TICK) {
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                has_input = false;
                // The others may still have something to say to it.
                std::thread::sleep(TICK);
                if !shown.is_over {
                    break;
                }
            }
            Ok(line) => match obey(line.trim(), &shown, catalogue)? {
                Some(Action::Quit) => break,
                Some(action) => say(&source.act(action))?,
                None => {}
            },
        }
    }
    say(&source.farewell().unwrap_or_default())
}

fn say(text: &str) -> Outcome {
    if !text.is_empty() {
        writeln!(anstream::stdout(), "{}", crate::width::fitted(text))?;
    }
    Ok(())
}

fn read_lines() -> Receiver<String> {
    let (sender, lines) = sync_channel(MOST_WAITING);
    std::thread::spawn(move || {
        for line in std::io::stdin().lock().lines() {
            let Ok(line) = line else { return };
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    lines
}

/// What is new since the last look.
fn tell(before: &Picture, now: &Picture, catalogue: &'static Catalogue) -> Outcome {
    let same = before.history.iter().zip(&now.history).take_while(|(one, other)| one == other).count();
    for (who, text) in &now.history[same..] {
        say(&format!("{who}: {text}"))?;
    }
    let is_mine = !now.choices.is_empty() && (now.choices != before.choices || now.history != before.history);
    if is_mine || now.is_over && !before.is_over {
        say(&scene_rows(now, catalogue, crate::width::known().unwrap_or(78)).join("\n"))?;
    }
    if now.status != before.status {
        say(&now.status)?;
    }
    if is_mine {
        say(&choices::summary(&now.choices, catalogue))?;
    }
    Ok(())
}

/// What a line means: a word, something to say, or a move.
fn obey(line: &str, shown: &Picture, catalogue: &'static Catalogue) -> Result<Option<Action>, Failure> {
    let action = match line {
        "" => None,
        "quit" | "exit" => Some(Action::Quit),
        "resign" => Some(Action::Resign),
        "hint" => Some(Action::Hint),
        "undo" => Some(Action::Undo),
        "moves" => {
            say(&choices::list(&shown.choices.iter().collect::<Vec<_>>()))?;
            None
        }
        said if said.starts_with('/') => Some(Action::Say(said[1..].trim().to_owned())).filter(|_| said.len() > 1),
        typed => match choices::meaning(typed, &shown.choices) {
            Meaning::One(at) => Some(Action::Play(shown.choices[at].clone())),
            Meaning::Several(places) => {
                let meant: Vec<String> = places.iter().map(|&at| shown.choices[at].clone()).collect();
                say(&format!("{typed}: {}", choices::summary(&meant, catalogue)))?;
                None
            }
            Meaning::None => Some(Action::Explain(typed.to_owned())),
        },
    };
    Ok(action)
}
