//! Questions in plain lines, which work over any terminal.

use crate::Failure;
use std::io::{BufRead as _, Write as _};

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
            let mut out = std::io::stdout();
            write!(out, "{question}{brackets}: ")?;
            out.flush()?;
            let mut line = String::new();
            let length =
                std::io::Read::take(std::io::stdin().lock(), LONGEST_ANSWER).read_line(&mut line).map_err(crate::Failure::of_input)?;
            if length == 0 {
                return Err(Failure::Said("the input has ended; nothing was written".to_owned()));
            }
            let answer = line.trim();
            if answer.is_empty()
                && let Some(usual) = usual.take()
            {
                return Ok(usual);
            }
            if !answer.is_empty() {
                match read(answer) {
                    Ok(read) => return Ok(read),
                    Err(why) => writeln!(out, "  {why}")?,
                }
            }
        }
        Err(Failure::Said("no answer could be read; nothing was written".to_owned()))
    }
}
