//! What the program says about itself where games are named as examples.

pub const ABOUT: &str = "YINSH, LYNGK and Linko!: exact rules, which clause forbids a move, and strong bots";

/// What `trilynx legal` reads.
pub const LINE: &str = "yinsh/standard e5 f6";

/// What `trilynx engine --batch` reads.
pub const QUESTION: &str = r#"{"position":"yinsh/standard e5","nodes":1000}"#;

pub const GAME: &str = "The game and its variant, such as yinsh or lyngk/six";

pub const PLAYERS: &str = "Players at the table (Linko!)";

pub const START: &str = "Fields of the start (key=value), then moves. LYNGK and Linko! are dealt at random where no start is given";

pub const RECORDS: &str =
    "Records of ours, boardspace.net SGF files, YINSH's official notation, or lines of a start and moves; - for standard input";

pub const BATCH: &str =
    r#"Reads questions as lines of JSON, such as {"position":"yinsh/standard e5","nodes":1000}, and answers each with one"#;

pub const ENGINE: &str = "Runs the bots as an engine (UCI-like, on stdin/stdout)";

pub const ENGINE_LONG: &str = "\
Runs the bots as an engine (UCI-like, on stdin/stdout): lines such as `position yinsh/standard e5` and `go movetime 1000`.

The protocol is lines of text, so it can be tried in a terminal: `hello` answers with all games, bots and options.";

pub const LEGAL: &str = "Answers each line of standard input with the legal moves, or the clause a move breaks, as one line of JSON.";

pub const LEGAL_LONG: &str = r#"Answers each line of standard input with the legal moves, or the clause a move breaks, as one line of JSON.

In:  GAME/VARIANT [key=value …] [move …]
Out: {"to_move":0,"legal":["…"],"result":null}, or {"error":{"at":3,"move":"c3-e5","rule":"LYNGK E7","message":"…"}}
with the number of the first bad move, counted from 0. The process goes on after an error."#;

pub const EXAMPLES: &str = "\
Try these:
  trilynx                                       # hosts live games on http://127.0.0.1:8770
  trilynx show yinsh                            # the empty board and what White may do
  trilynx show yinsh d5 e7 f4 g6 h8             # the same after five rings
  trilynx deal linko players=4 > game.txt       # a fresh deal, with the proof that it is fair
  trilynx verify game.txt                       # deals it again and checks every move
  echo 'yinsh/standard e5 e5' | trilynx legal   # why is that not allowed?
  trilynx arena yinsh random random             # who is stronger, and how sure is it?
  trilynx play linko --against level5           # a game in the terminal
  trilynx puzzle yinsh --rating 1200            # positions with one right turn
  trilynx analyse game.txt                      # where was it won and lost?
  trilynx perft yinsh/standard 3                # counts 592620 ways to place three rings

A line that describes a position is a game, its fields, then moves:
  yinsh/standard d5 e7 f4 …                     # also yinsh/blitz
  lyngk/standard layout=rgbk… claim:red c3-e5   # also lyngk/six; layout: 43 letters of i b r g k w
  linko/standard players=3 first=0 deck=7,X,… 7+7 take pile …
  yinsh/standard board=… turn=w …               # any position; `trilynx show` prints the line of each

Seats are counted from 0 in flags, lines, records and JSON: seat 0 is White, or player 1.

Colours are used on a terminal; NO_COLOR=1 turns them off, CLICOLOR_FORCE=1 on.

YINSH and LYNGK are games by Kris Burm, Linko! is one by Wolfgang Kramer and Michael Kiesling.
Trilynx is independent of them and of their publishers.";
