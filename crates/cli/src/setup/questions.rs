//! Questions in plain lines, which work over any terminal.

use crate::Failure;
use std::io::{BufRead as _, Write as _};
use std::process::{Command, Stdio};

/// How often the same question is asked.
const MOST_TRIES: usize = 10;
/// The longest answer that is read, in bytes.
const LONGEST_ANSWER: u64 = 4096;

/// Asks, or takes what is usual.
pub struct Questions {
    pub asks: bool,
}

impl Questions {
    pub fn new(asks: bool) -> Questions {
        Questions { asks }
    }

    /// Explains something, to somebody who is asked.
    pub fn say(&self, text: &str) -> Result<(), Failure> {
        if self.asks {
            writeln!(std::io::stdout(), "{text}")?;
        }
        Ok(())
    }

    /// One question, until its answer can be read. An empty answer is what is usual.
    pub fn ask<T>(
        &mut self,
        question: &str,
        mut usual: Option<T>,
        read: impl Fn(&str) -> Result<T, String>,
        shown: impl Fn(&T) -> String,
    ) -> Result<T, Failure> {
        if !self.asks {
            return usual.ok_or_else(|| Failure::Said(format!("{question}: say it by a flag (trilynx setup --help)")));
        }
        let brackets = usual.as_ref().map_or(String::new(), |usual| format!(" [{}]", shown(usual)));
        for _ in 0..MOST_TRIES {
            let line = line(&format!("{question}{brackets}: "))?;
            let answer = line.trim();
            if answer.is_empty()
                && let Some(usual) = usual.take()
            {
                return Ok(usual);
            }
            if !answer.is_empty() {
                match read(answer) {
                    Ok(read) => return Ok(read),
                    Err(why) => writeln!(std::io::stdout(), "  {why}")?,
                }
            }
        }
        Err(Failure::Said("no answer could be read; nothing was written".to_owned()))
    }

    /// A question that is answered with yes or no.
    pub fn confirm(&mut self, question: &str, usual: bool) -> Result<bool, Failure> {
        let read = |text: &str| match text {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err("yes or no".to_owned()),
        };
        self.ask(question, Some(usual), read, |yes| if *yes { "yes" } else { "no" }.to_owned())
    }

    /// A question whose answer does not appear on the screen, where the system can do that.
    pub fn ask_secret(&mut self, question: &str) -> Result<String, Failure> {
        for _ in 0..MOST_TRIES {
            let hidden = Hidden::begin();
            let how = if hidden.is_some() { "not shown" } else { "visible here" };
            let answer = line(&format!("{question} ({how}): "))?;
            if hidden.is_some() {
                writeln!(std::io::stdout())?;
            }
            // Only the end of the line is not part of it.
            let answer = answer.trim_end_matches(['\r', '\n']);
            match answer.chars().any(char::is_control) {
                false if !answer.is_empty() => return Ok(answer.to_owned()),
                _ => writeln!(std::io::stdout(), "  it is empty, or has signs that cannot be written")?,
            }
        }
        Err(Failure::Said("no answer could be read; nothing was written".to_owned()))
    }
}

/// Asks for a line and reads it.
fn line(question: &str) -> Result<String, Failure> {
    let mut out = std::io::stdout();
    write!(out, "{question}")?;
    out.flush()?;
    let mut line = String::new();
    let length = std::io::Read::take(std::io::stdin().lock(), LONGEST_ANSWER).read_line(&mut line).map_err(crate::Failure::of_input)?;
    match length {
        0 => Err(Failure::Said("the input has ended; nothing was written".to_owned())),
        _ => Ok(line),
    }
}

/// While it lives, the terminal does not show what is typed. `stty` is everywhere where there are such terminals.
struct Hidden;

impl Hidden {
    /// Nothing where there is no `stty`.
    fn begin() -> Option<Hidden> {
        if !stty("-echo") {
            return None;
        }
        let hidden = Hidden;
        // Who leaves by Ctrl-C gets the terminal back as it was.
        let watching = std::thread::Builder::new().spawn(|| {
            let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
            if runtime.block_on(tokio::signal::ctrl_c()).is_ok() {
                stty("echo");
                std::process::exit(130);
            }
        });
        watching.is_ok().then_some(hidden)
    }
}

impl Drop for Hidden {
    fn drop(&mut self) {
        stty("echo");
    }
}

/// Whether it was done.
fn stty(mode: &str) -> bool {
    let told = Command::new("stty").arg(mode).stdin(Stdio::inherit()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    told.is_ok_and(|status| status.success())
}
