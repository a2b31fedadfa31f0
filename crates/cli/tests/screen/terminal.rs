//! A terminal of a given size (`script` makes it), keys that are pressed in it, and what is on its screen.

use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// How long anything may take on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(120);

const PROGRAM: &str = env!("CARGO_BIN_EXE_trilynx");

pub const ENTER: &str = "\r";
pub const UP: &str = "\x1b[A";
pub const DOWN: &str = "\x1b[B";
pub const LEFT: &str = "\x1b[D";
pub const RIGHT: &str = "\x1b[C";
pub const HOME: &str = "\x1b[H";
pub const END: &str = "\x1b[F";
pub const DELETE: &str = "\x1b[3~";
pub const CTRL_A: &str = "\x01";
pub const CTRL_W: &str = "\x17";
pub const F1: &str = "\x1bOP";
pub const F2: &str = "\x1bOQ";
pub const F3: &str = "\x1bOR";
pub const F4: &str = "\x1bOS";
pub const F5: &str = "\x1b[15~";
pub const F6: &str = "\x1b[17~";
pub const F7: &str = "\x1b[18~";
pub const F8: &str = "\x1b[19~";
pub const F10: &str = "\x1b[21~";

/// A program in a terminal.
pub struct Terminal {
    child: Child,
    keys: ChildStdin,
    output: Receiver<Vec<u8>>,
    screen: Screen,
}

impl Terminal {
    /// Starts `trilynx` with these arguments, in words without blanks.
    pub fn start(size: (usize, usize), arguments: &str) -> Terminal {
        // A program whose terminal goes away ends by a signal, even where these tests run without it.
        Terminal::run(size, &format!("exec env --default-signal=HUP {PROGRAM} {arguments}"))
    }

    /// The same as nohup starts it, with its number in a file.
    pub fn start_ignoring_hangup(size: (usize, usize), arguments: &str, pid: &Path) -> Terminal {
        Terminal::run(size, &format!("echo $$ > {}; exec env --ignore-signal=HUP {PROGRAM} {arguments}", pid.display()))
    }

    fn run((columns, rows): (usize, usize), line: &str) -> Terminal {
        let line = format!("stty rows {rows} cols {columns}; {line}");
        let mut command = Command::new("script");
        command.args(["--quiet", "--return", "--command", &line, "/dev/null"]);
        command
            .env("TERM", "xterm-256color")
            .env("LC_ALL", "C.UTF-8")
            .env_remove("COLUMNS")
            .env_remove("LINES")
            .env_remove("NO_COLOR")
            .env_remove("TRILYNX_TOKEN");
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("script starts");
        let (keys, mut out) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
        let (sender, output) = channel();
        std::thread::spawn(move || {
            let mut piece = [0; 4096];
            while let Ok(read @ 1..) = out.read(&mut piece) {
                if sender.send(piece[..read].to_vec()).is_err() {
                    return;
                }
            }
        });
        Terminal { child, keys, output, screen: Screen::new(columns, rows) }
    }

    pub fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush()).expect("the terminal is there");
    }

    /// Presses the left button of the mouse in a cell, and lets it go.
    pub fn click(&mut self, (x, y): (usize, usize)) {
        let (column, row) = (x + 1, y + 1);
        self.press(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }

    /// Turns the wheel of the mouse by one step.
    pub fn scroll_down(&mut self, (x, y): (usize, usize)) {
        self.press(&format!("\x1b[<65;{};{}M", x + 1, y + 1));
    }

    /// The cell in which a text begins.
    pub fn find(&self, text: &str) -> (usize, usize) {
        let shown = self.screen.text();
        let found = shown.lines().enumerate().find_map(|(y, row)| Some((row[..row.find(text)?].chars().count(), y)));
        found.unwrap_or_else(|| panic!("no {text} on\n{shown}"))
    }

    /// The cell of the last such sign before another cell of its row.
    pub fn last_before(&self, sign: &str, (x, y): (usize, usize)) -> (usize, usize) {
        let shown = self.screen.text();
        let before: String = shown.lines().nth(y).expect("a row").chars().take(x).collect();
        let at = before.rfind(sign).unwrap_or_else(|| panic!("no {sign} before column {x} of row {y} on\n{shown}"));
        (before[..at].chars().count(), y)
    }

    /// Waits until the screen is as it should be, and gives it.
    pub fn shows(&mut self, what: &str, is_there: impl Fn(&str) -> bool) -> String {
        self.shows_within(PATIENCE, is_there).unwrap_or_else(|shown| panic!("no {what} on\n{shown}"))
    }

    /// The screen as it should be, or as it is after this time.
    fn shows_within(&mut self, patience: Duration, is_there: impl Fn(&str) -> bool) -> Result<String, String> {
        let asked = Instant::now();
        loop {
            let shown = self.screen.text();
            if is_there(&shown) {
                return Ok(shown);
            }
            match self.output.recv_timeout(patience.saturating_sub(asked.elapsed())) {
                Ok(bytes) => self.screen.take(&bytes),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return Err(shown),
            }
        }
    }

    /// Presses a key until this is to be read: while a bot thinks, some keys do nothing.
    pub fn press_until(&mut self, key: &str, text: &str) -> String {
        let asked = Instant::now();
        loop {
            self.press(key);
            match self.shows_within(Duration::from_secs(2), |shown| shown.contains(text)) {
                Ok(shown) => return shown,
                Err(shown) => assert!(asked.elapsed() < PATIENCE, "no {text} on\n{shown}"),
            }
        }
    }

    /// Waits until this is to be read.
    pub fn reads(&mut self, text: &str) -> String {
        self.shows(text, |shown| shown.contains(text))
    }

    /// The screen when nothing has been drawn for a moment.
    pub fn now(&mut self) -> String {
        while let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(100)) {
            self.screen.take(&bytes);
        }
        self.screen.text()
    }

    /// Waits until this is to be read, on however many lines.
    pub fn says(&mut self, text: &str) -> String {
        self.shows(text, |shown| shown.split_whitespace().collect::<Vec<_>>().join(" ").contains(text))
    }

    /// Presses the last key. The program ends well, and what it says behind the screen is returned.
    pub fn leaves(mut self, key: &str) -> String {
        self.press(key);
        let asked = Instant::now();
        while let Ok(bytes) = self.output.recv_timeout(PATIENCE.saturating_sub(asked.elapsed())) {
            self.screen.take(&bytes);
        }
        assert!(self.child.wait().expect("it ends").success(), "{}", self.screen.text());
        assert!(!self.screen.is_alternate, "the screen is as it was before");
        self.screen.text()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _gone = self.child.kill();
        let _waited = self.child.wait();
    }
}

/// As much of a terminal as our programs use: signs are written where the cursor is, which can be moved, and all can be cleared.
struct Screen {
    columns: usize,
    rows: usize,
    signs: Vec<char>,
    at: (usize, usize),
    is_alternate: bool,
    rest: Vec<u8>,
}

impl Screen {
    fn new(columns: usize, rows: usize) -> Screen {
        Screen { columns, rows, signs: vec![' '; columns * rows], at: (0, 0), is_alternate: false, rest: Vec::new() }
    }

    fn text(&self) -> String {
        self.signs.chunks(self.columns).map(|row| row.iter().collect::<String>().trim_end().to_owned() + "\n").collect()
    }

    fn take(&mut self, bytes: &[u8]) {
        self.rest.extend_from_slice(bytes);
        // A sign or a code may come in two pieces.
        let whole = match std::str::from_utf8(&self.rest) {
            Ok(text) => text.len(),
            Err(error) => error.valid_up_to(),
        };
        let text = String::from_utf8_lossy(&self.rest[..whole]).into_owned();
        let mut left = text.as_str();
        while let Some(sign) = left.chars().next() {
            let after = match left.strip_prefix("\x1b[") {
                Some(code) => match code.find(|sign: char| ('\x40'..='\x7e').contains(&sign)) {
                    Some(end) => {
                        self.obey(&code[..end], code.as_bytes()[end]);
                        &code[end + 1..]
                    }
                    None => break,
                },
                None if sign == '\x1b' && left.len() < 2 => break,
                // Codes of two signs: the cursor is kept and brought back, keys send something else.
                None if sign == '\x1b' => &left[2..],
                None => {
                    self.write(sign);
                    &left[sign.len_utf8()..]
                }
            };
            left = after;
        }
        let taken = text.len() - left.len();
        self.rest.drain(..taken);
    }

    fn obey(&mut self, values: &str, code: u8) {
        let number = |n: usize| values.split(';').nth(n).and_then(|value| value.parse::<usize>().ok());
        match code {
            b'H' | b'f' => self.at = (number(1).unwrap_or(1).max(1) - 1, number(0).unwrap_or(1).max(1) - 1),
            b'J' => self.signs.fill(' '),
            b'h' | b'l' if values == "?1049" => {
                self.is_alternate = code == b'h';
                (self.at, self.signs) = ((0, 0), vec![' '; self.columns * self.rows]);
            }
            _ => {}
        }
    }

    fn write(&mut self, sign: char) {
        let (x, y) = self.at;
        match sign {
            '\r' => self.at.0 = 0,
            '\n' => self.at.1 = (y + 1).min(self.rows - 1),
            sign if sign.is_control() => {}
            sign => {
                if x < self.columns && y < self.rows {
                    self.signs[y * self.columns + x] = sign;
                }
                self.at.0 = x + 1;
            }
        }
    }
}
