//! The contract of a game. Everything outside a game's own folder knows it through these types only.
//!
//! The one thing to know: a move is a single decision by a single seat, and [`Game::status`] is either the seat that
//! must decide or an outcome, never both and never neither. Turns are only a way of grouping moves.

use crate::GameId;
use crate::chance::Generator;
use crate::expected::Kinds;
use crate::header::{Header, ParseError, StartError};
use crate::reason::Reason;
use crate::record::{Record, RecordError};
use alloc::{string::String, vec::Vec};
use arrayvec::ArrayVec;
use core::{fmt, hash::Hash, ops::Deref, ops::RangeInclusive, str::FromStr};

/// The most seats any game has.
pub const MAX_SEATS: usize = 5;

/// A place at the table, counted from 0. White or the first player is seat 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

impl Seat {
    /// For indexing an array with one entry a seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The player of a seat, in sentences for people, who count from one: seat 0 is `player 1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Player(pub Seat);

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {}", u32::from(self.0.0) + 1)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const EMPTY: Seats = Seats(0);

    /// Just this one.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Whether `seat` is one of them.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In rising order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut all = Seats::EMPTY;
        seats.into_iter().for_each(|seat| all.insert(seat));
        all
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

/// How a game ended by its rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Every winner. Empty for a drawn two-player game.
    pub winners: Seats,
    /// What the game counts, one number a seat; empty where a sudden end counts nothing.
    pub scores: ArrayVec<i16, MAX_SEATS>,
}

/// Whose decision it is, or how it ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// This seat must decide, and has at least one legal move.
    ToMove(Seat),
    /// The game is over.
    Over(Outcome),
}

impl Status {
    /// The seat that must decide, if the game goes on.
    pub fn to_move(&self) -> Option<Seat> {
        match self {
            Status::ToMove(seat) => Some(*seat),
            Status::Over(_) => None,
        }
    }

    /// The outcome, if the game is over.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            Status::ToMove(_) => None,
            Status::Over(outcome) => Some(outcome),
        }
    }
}

/// Who is looking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The player of this seat.
    Seat(Seat),
    /// Anybody else: knows what everybody knows.
    Spectator,
}

/// Something that stands at the head of a line or record and can be written as `game/variant key=value …`.
pub trait HeadText: Sized + Clone + PartialEq + fmt::Debug + fmt::Display {
    /// The game it belongs to.
    const GAME: GameId;
    /// Why what was read cannot be.
    type SetupError: Reason;
    /// Takes its fields out of `header`. Fields it does not know are left there, for [`Header::finish`] to complain of.
    fn read(header: &mut Header<'_>) -> Result<Self, StartError<Self::SetupError>>;
}

/// Writes a record in the official notation of its game; nothing where that notation cannot say it.
pub type WriteOfficial<G> = fn(&Record<G>) -> Option<String>;

/// What a viewer may know of a position. It can be written down as a line: where cards are hidden one with a field `view`, else a set-up.
pub trait GameView: HeadText {
    /// Room for every legal move.
    type Moves;
    /// How many seats play.
    fn seats(&self) -> usize;
    /// Whose decision it is, or how it ended.
    fn status(&self) -> Status;
    /// Which of [`Game::DECISIONS`] is to be made; any of them once the game is over.
    fn decision(&self) -> &'static str;
    /// Whether it shows all that this seat may know.
    fn is_for(&self, seat: Seat) -> bool;
    /// Replaces the contents of `moves` by the legal moves of the seat that the view is for.
    fn legal_moves(&self, moves: &mut Self::Moves);
    /// The position as bytes by which it is recognised: the same from every side of the board, and with the seats exchanged together with
    /// the turn. Nothing where a part of the position is hidden.
    fn canonical(&self) -> Option<Vec<u8>>;
    /// What positions of different deals have in common, as bytes: how far the game is and who has decided what. With the seats exchanged
    /// together with the turn it is the same. Nothing where every game starts alike, or where a part of the position is hidden.
    fn outline(&self) -> Option<Vec<u8>> {
        None
    }
}

/// A game in progress: the whole state, hidden cards included. Implemented once for each game, by its `State`.
///
/// A state is deliberately not serialisable; what leaves the program is a [`Game::View`], or the [`Game::Setup`] of a
/// position that hides nothing from its reader.
pub trait Game: Sized + Clone + PartialEq + fmt::Debug {
    /// Which game this is.
    const ID: GameId;
    /// What it is called on its box.
    const TITLE: &'static str;
    /// How many can play.
    const PLAYERS: RangeInclusive<usize>;
    /// Whether a player knows something that another must not see.
    const HIDES_CARDS: bool;
    /// Whether several games can be a [match](crate::series), their scores added.
    const HAS_MATCHES: bool;
    /// How many moves of each player belong to the opening: a game given up within them was hardly played.
    const OPENING_MOVES: u32;
    /// Before this many moves a position occurs in many games; after them practically never in two.
    const COMMON_MOVES: usize;
    /// What the kinds of its decisions are called, in lower case with underscores.
    const DECISIONS: &'static [&'static str];
    /// What its notation can expect where something cannot be read: beside [`Expected`](crate::Expected), for tests that must cover all of it.
    const EXPECTED: Kinds;
    /// The names after the slash, the usual one first.
    const VARIANTS: &'static [&'static str];
    /// The version of the rules this type plays by. It goes up when a ruling changes: logs and records say theirs, and are replayed by no
    /// other. Every game is at version 1 so far, so nothing is chosen by it: another version is refused.
    const RULES_VERSION: u32;
    /// A limit for code that stores or simulates games. Proved where the game's own page says so, else far beyond any game seen.
    const MAX_MOVES_IN_GAME: usize;

    /// What the players agree on before the deal: variant, number of players, who begins.
    type Options: HeadText<SetupError = Self::SetupError>;
    /// Options and what chance gave: all that is fixed before the first move. Valid by construction.
    type Deal: HeadText<SetupError = Self::SetupError>;
    /// Any position one can write down, possible or not.
    type Setup: HeadText<SetupError = Self::SetupError>;
    /// Why a deal or set-up is impossible.
    type SetupError: Reason;
    /// One decision. Reading text accepts exactly what printing writes, but does not know the position.
    type Move: Copy + Ord + Hash + fmt::Debug + fmt::Display + FromStr<Err = ParseError>;
    /// Room for every legal move of any position, without the heap.
    type Moves: Default + Deref<Target = [Self::Move]>;
    /// Why a move is refused.
    type IllegalMove: Reason;
    /// What a viewer may know. Another type than the state, with no field in which a hidden card could travel.
    type View: GameView<Moves = Self::Moves, SetupError = Self::SetupError>;

    /// Fixes what chance decides. The same options and generator give the same deal for ever.
    fn deal(options: &Self::Options, chance: &mut Generator) -> Self::Deal;
    /// The position before the first move.
    fn new(deal: &Self::Deal) -> Self;
    /// The only other door: checks everything and reports every reason, not just the first.
    fn from_setup(setup: &Self::Setup) -> Result<Self, Vec<Self::SetupError>>;
    /// The position written down. `from_setup(&self.setup())` gives an equal state back.
    fn setup(&self) -> Self::Setup;

    /// What the player of a seat is called in English: `White`, or `Player 1` for seat 0. People count from one; fields, flags and JSON from zero.
    fn seat_name(seat: Seat) -> String;
    /// How many seats play.
    fn seats(&self) -> usize;
    /// Whose decision it is, or how it ended.
    fn status(&self) -> Status;
    /// Replaces the contents of `moves` by the legal moves, in an order of the game's choosing, each once.
    fn legal_moves(&self, moves: &mut Self::Moves);
    /// One of the legal moves: `choose` gets how many there are, and returns which, counted from 0 in the order of
    /// [`legal_moves`](Game::legal_moves). Nothing where there is none. Random games need no more, and finding one is quicker than
    /// listing all; `moves` is room for a game that lists them all the same.
    #[inline]
    fn choose_legal(&self, moves: &mut Self::Moves, choose: impl FnOnce(usize) -> usize) -> Option<Self::Move> {
        self.legal_moves(moves);
        (!moves.is_empty()).then(|| choose(moves.len())).and_then(|index| moves.get(index).copied())
    }
    /// Whether `chosen` is legal, and the reason a referee would give if not. Decided without `legal_moves`.
    fn check(&self, chosen: Self::Move) -> Result<(), Self::IllegalMove>;
    /// Plays a move known to be legal. Any other leaves a meaningless state, but never panics the process in release.
    fn play_unchecked(&mut self, chosen: Self::Move);
    /// Whether this decision goes on with a turn in which nothing hidden has become public: if the same seat made the last
    /// move too, that move belongs to the turn, and the seat could think better of it without having learned anything.
    fn mid_turn(&self) -> bool;
    /// What `viewer` may know of this position, and of how it came about.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// What `seat` would know if every hand lay open.
    fn open_view(&self, seat: Seat) -> Self::View {
        self.view(Viewer::Seat(seat))
    }

    /// Reads one record in a format that only this game has, if the text is in one; the usual variant where the format does not say.
    fn read_foreign(_text: &str) -> Option<Result<Record<Self>, RecordError>> {
        None
    }

    /// Writes a record in the notation of the game's author, where there is one. It may have no way to write a set-up.
    const WRITE_OFFICIAL: Option<WriteOfficial<Self>> = None;

    /// Writes a record as the site boardspace.net does (SGF), where that is read. It may have no way to write a set-up or a variant.
    const WRITE_SGF: Option<WriteOfficial<Self>> = None;

    /// Plays a move, or says why not and changes nothing.
    fn play(&mut self, chosen: Self::Move) -> Result<(), Self::IllegalMove> {
        self.check(chosen)?;
        self.play_unchecked(chosen);
        Ok(())
    }

    /// The legal moves as text, in byte order.
    fn legal_texts(&self) -> Vec<String> {
        let mut moves = Self::Moves::default();
        self.legal_moves(&mut moves);
        let mut texts: Vec<_> = moves.iter().map(alloc::string::ToString::to_string).collect();
        texts.sort();
        texts
    }
}

/// The part of `impl Game for State` that reads the same in every game: its types have the names of the contract, and so have the functions
/// of its state, each in the file it belongs to.
macro_rules! game_parts {
    () => {
        type Options = Options;
        type Deal = Deal;
        type Setup = Setup;
        type SetupError = SetupError;
        type Move = Move;
        type Moves = Moves;
        type IllegalMove = IllegalMove;
        type View = View;

        fn from_setup(setup: &Setup) -> Result<State, Vec<SetupError>> {
            State::from_setup(setup)
        }

        fn setup(&self) -> Setup {
            self.setup()
        }

        fn status(&self) -> Status {
            self.status()
        }

        fn legal_moves(&self, moves: &mut Moves) {
            self.legal_moves(moves);
        }

        fn check(&self, chosen: Move) -> Result<(), IllegalMove> {
            self.check(chosen)
        }

        fn play_unchecked(&mut self, chosen: Move) {
            self.play_unchecked(chosen);
        }
    };
}
pub(crate) use game_parts;

/// Counts the move sequences of exactly `depth` moves, making every one of them; a game that ends sooner adds nothing.
pub fn perft<G: Game>(state: &G, depth: u32) -> u64 {
    let Some(depth_after) = depth.checked_sub(1) else { return 1 };
    let mut moves = G::Moves::default();
    state.legal_moves(&mut moves);
    let mut leaves = 0;
    for &chosen in moves.iter() {
        let mut next = state.clone();
        next.play_unchecked(chosen);
        // The leaf's position is made even where only its number counts.
        let next = core::hint::black_box(&next);
        leaves += if depth_after == 0 { 1 } else { perft(next, depth_after) };
    }
    leaves
}
