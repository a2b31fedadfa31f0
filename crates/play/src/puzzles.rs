//! Puzzles as a client sees them: the list, the next one for somebody, one as far as somebody has got, and what that does to ratings.
//!
//! The one thing to know: nothing is kept here. Who keeps ratings and histories hands them over, and gets the new ones back.

use crate::walks;
use trilynx_games::walk::Made;
use trilynx_games::{GameId, Viewer, with_game};
use trilynx_protocol::command::MAX_MOVE_BYTES;
use trilynx_protocol::http::{
    MOST_NAMED_PUZZLES, MOST_PUZZLE_MOVES, Puzzle, PuzzleChances, PuzzleDone, PuzzleGoal, PuzzleHelp, PuzzleHelped, PuzzleMode,
    PuzzleOutcome, PuzzleProof, PuzzleRated, PuzzleRating, PuzzleRequest, PuzzleStep, PuzzleTheme, PuzzleTry, Puzzles,
};
use trilynx_protocol::options::GameName;
use trilynx_protocol::position::Shown;
use trilynx_protocol::wire::Error;
use trilynx_puzzles::choose::{self, Wanted};
use trilynx_puzzles::rating::{self, BEGINNER, Rating, Weight};
use trilynx_puzzles::{Class, Collection, Entry, Goal, Puzzled, Verdict, Walk, collection};

/// How many decisions of a refutation are shown.
const REFUTATION: usize = 6;
/// Positions looked at for it: milliseconds.
const REFUTATION_NODES: u64 = 6_000;

/// The puzzles of a game of this name. [`Error::Unavailable`] where they have not been handed over yet.
pub fn of_game(game: &str) -> Result<&'static Collection, Error> {
    let game = GameId::from_name(game).ok_or(Error::NotFound)?;
    collection(game).ok_or(Error::Unavailable)
}

/// The puzzle of this name.
pub fn find(game: &str, id: &str) -> Result<(GameId, &'static Entry), Error> {
    let all = of_game(game)?;
    Ok((all.game, all.find(id).ok_or(Error::NotFound)?))
}

/// What there is.
pub fn list(game: &str) -> Result<Puzzles, Error> {
    let all = of_game(game)?;
    let ratings = || all.entries.iter().map(|entry| entry.rating);
    let count = |name: &str| all.entries.iter().filter(|entry| entry.themes.iter().any(|theme| theme == name)).count() as u32;
    let names = with_game!(all.game, G => G::THEMES);
    let themes = names.iter().map(|name| PuzzleTheme { name: (*name).to_owned(), puzzles: count(name) });
    Ok(Puzzles {
        game: GameName(all.game),
        puzzles: all.entries.len() as u32,
        least: ratings().min().unwrap_or(0),
        most: ratings().max().unwrap_or(0),
        themes: themes.filter(|theme| theme.puzzles > 0).collect(),
    })
}

/// What is known of who wants a puzzle, apart from what the request says.
#[derive(Default)]
pub struct Known {
    /// The rating.
    pub rating: Option<f64>,
    /// The puzzles tried before.
    pub seen: Vec<String>,
    /// Those of them to be tried again.
    pub failed: Vec<String>,
}

/// Chooses a puzzle that is not withdrawn. `rating_of` says how hard each is now, `today` is the day in UTC, and chance is a number.
pub fn next(
    game: &str,
    request: &PuzzleRequest,
    known: &Known,
    withdrawn: &[String],
    rating_of: &dyn Fn(&Entry) -> f64,
    today: &str,
    chance: u64,
) -> Result<&'static Entry, Error> {
    let all = of_game(game)?;
    check_request(request)?;
    let seen = request.seen.as_deref().unwrap_or(&known.seen);
    let failed = request.failed.as_deref().unwrap_or(&known.failed);
    let rating = request.rating.or(known.rating).unwrap_or(BEGINNER.rating);
    let wanted = match request.mode {
        PuzzleMode::Training => Wanted::Near { rating, theme: None },
        PuzzleMode::Theme => {
            let theme = request.theme.as_deref().ok_or_else(|| malformed("the mode theme needs a theme"))?;
            Wanted::Near { rating, theme: Some(theme) }
        }
        PuzzleMode::Daily => Wanted::Daily(request.date.as_deref().unwrap_or(today)),
        PuzzleMode::Streak => Wanted::Streak(request.solved.unwrap_or(0)),
        PuzzleMode::Again => Wanted::Among(failed),
    };
    // What was failed has been seen, and all of a history is better than nothing at all.
    let unseen: &[String] = if request.mode == PuzzleMode::Again && request.seen.is_none() { &[] } else { seen };
    let found = choose::choose(all, wanted, unseen, withdrawn, rating_of, chance);
    let repeats = matches!(request.mode, PuzzleMode::Training | PuzzleMode::Theme) && request.seen.is_none();
    found.or_else(|| if repeats { choose::choose(all, wanted, &[], withdrawn, rating_of, chance) } else { None }).ok_or(Error::NotFound)
}

fn malformed(message: &str) -> Error {
    Error::Malformed { message: message.to_owned() }
}

fn check_request(request: &PuzzleRequest) -> Result<(), Error> {
    let too_many = |list: &Option<Vec<String>>| list.as_ref().is_some_and(|list| list.len() > MOST_NAMED_PUZZLES);
    if too_many(&request.seen) || too_many(&request.failed) {
        return Err(Error::TooLarge { what: "puzzles".to_owned(), limit: MOST_NAMED_PUZZLES as u32 });
    }
    if request.rating.is_some_and(|rating| !rating.is_finite()) {
        return Err(malformed("a rating is a number"));
    }
    if let Some(date) = request.date.as_deref().filter(|date| !choose::is_date(date)) {
        return Err(malformed(&format!("{date:?} is no day: expected YYYY-MM-DD")));
    }
    Ok(())
}

fn check_moves(moves: &[String]) -> Result<(), Error> {
    if moves.len() > MOST_PUZZLE_MOVES {
        return Err(Error::TooLarge { what: "moves".to_owned(), limit: MOST_PUZZLE_MOVES as u32 });
    }
    if moves.iter().any(|text| text.len() > MAX_MOVE_BYTES) {
        return Err(Error::TooLarge { what: "move".to_owned(), limit: MAX_MOVE_BYTES as u32 });
    }
    Ok(())
}

/// A puzzle as it is shown before the first decision. `rating` is how hard it is now.
pub fn described(game: GameId, entry: &Entry, rating: f64) -> Result<Puzzle, Error> {
    with_game!(game, G => describe::<G>(entry, rating))
}

fn describe<G: Puzzled + Shown>(entry: &Entry, rating: f64) -> Result<Puzzle, Error> {
    let puzzle = entry.puzzle::<G>().map_err(|_| Error::Internal)?;
    let seat = puzzle.seat();
    let goal = match puzzle.goal {
        Goal::Win { turns } => PuzzleGoal::Win { turns },
        Goal::Defend => PuzzleGoal::Defend,
        Goal::Best => PuzzleGoal::Best,
    };
    let start = puzzle.start.setup().to_string();
    let variant = start.split([' ', '/']).nth(1).unwrap_or_default().to_owned();
    Ok(Puzzle {
        id: puzzle.id.clone(),
        game: GameName(G::ID),
        variant,
        players: puzzle.start.seats() as u8,
        seat: seat.0,
        goal,
        proof: if puzzle.class == Class::Proved { PuzzleProof::Proved } else { PuzzleProof::Judged },
        turns: puzzle.line.len() as u8,
        themes: puzzle.themes.clone(),
        rating: whole(rating),
        start: (!G::HIDES_CARDS).then_some(start),
        last: puzzle.last.iter().map(ToString::to_string).collect(),
        before: G::position(&puzzle.start.view(Viewer::Seat(seat))),
    })
}

fn whole(rating: f64) -> u16 {
    rating.clamp(0.0, 9_999.0).round() as u16
}

/// A try at a puzzle that there is, with decisions that are not too many.
pub struct Tried {
    game: GameId,
    entry: &'static Entry,
    moves: Vec<String>,
    help: Option<PuzzleHelp>,
}

impl Tried {
    /// Checks what was asked for.
    pub fn new(game: &str, id: &str, tried: PuzzleTry) -> Result<Tried, Error> {
        let (game, entry) = find(game, id)?;
        check_moves(&tried.moves)?;
        Ok(Tried { game, entry, moves: tried.moves, help: tried.help })
    }

    /// The puzzle after those decisions, replies included. After a wrong one a bot shows how play might go on, which takes milliseconds.
    pub fn step(&self) -> Result<PuzzleStep, Error> {
        with_game!(self.game, G => step::<G>(self))
    }
}

fn step<G: Puzzled + Shown>(tried: &Tried) -> Result<PuzzleStep, Error> {
    let puzzle = tried.entry.puzzle::<G>().map_err(|_| Error::Internal)?;
    let (walk, stopped) = puzzle.walk(&tried.moves);
    let refused = walks::refusal(stopped, tried.moves.len())?;
    let seat = puzzle.seat();
    let shown = |made: &Made<G>| walks::shown(made, seat);
    let view = walk.state.view(Viewer::Seat(seat));
    let decision = walks::decision(&walk.state, seat).filter(|_| walk.verdict == Verdict::GoingOn);
    let outcome = match walk.verdict {
        Verdict::GoingOn => PuzzleOutcome::GoingOn,
        Verdict::Solved => PuzzleOutcome::Solved,
        Verdict::Wrong => PuzzleOutcome::Wrong {
            refutation: refutation(&walk).iter().map(shown).collect(),
            chances: match puzzle.class {
                Class::Proved => None,
                Class::Judged { best, second } => {
                    Some(PuzzleChances { best: f32::from(best) / 1000.0, second: f32::from(second) / 1000.0 })
                }
            },
        },
    };
    let help = tried.help.and_then(|help| {
        let (from, rest) = puzzle.rest(&walk);
        let next = rest.first().copied().filter(|_| walk.verdict == Verdict::GoingOn);
        if next.is_none() && help != PuzzleHelp::Solution {
            return None;
        }
        let solution = if help == PuzzleHelp::Solution { Made::all(&from, &rest).iter().map(shown).collect() } else { Vec::new() };
        let text = next.filter(|_| help != PuzzleHelp::Piece).map(|next| next.to_string());
        Some(PuzzleHelped { piece: next.and_then(G::piece), text, solution })
    });
    Ok(PuzzleStep {
        seat: seat.0,
        seats: walk.state.seats() as u8,
        position: G::position(&view),
        decision,
        last: walk.last.map(|chosen| chosen.to_string()),
        latest: walk.latest.iter().map(shown).collect(),
        outcome,
        refused,
        help,
    })
}

/// How play might go on after a wrong decision.
pub fn refutation<G: Puzzled>(walk: &Walk<G>) -> Vec<Made<G>> {
    let mut state = walk.state.clone();
    let mut moves = Vec::new();
    while moves.len() < REFUTATION
        && let Some(seat) = state.status().to_move()
    {
        let Some(thought) = trilynx_puzzles::judge::think(G::REFUTES, &state, seat, 1, Some(REFUTATION_NODES), 1) else { break };
        // Where cards are hidden, nobody knows more than the next move.
        let line: &[G::Move] = &thought.lines[0].moves;
        let known = if G::HIDES_CARDS { &line[..1] } else { line };
        for chosen in known.iter().take(REFUTATION - moves.len()) {
            moves.push(*chosen);
            state.play_unchecked(*chosen);
        }
    }
    Made::all(&walk.state, &moves)
}

/// How somebody has done, as far as it can be said without knowing who.
pub struct Done {
    /// The game.
    pub game: GameId,
    /// The puzzle.
    pub entry: &'static Entry,
    /// Whether it was solved, without help.
    pub solved: bool,
    /// How much it counts.
    pub weight: Weight,
}

/// Replays what somebody did.
pub fn result(game: &str, id: &str, done: &PuzzleDone) -> Result<Done, Error> {
    let (game, entry) = find(game, id)?;
    check_moves(&done.moves)?;
    let solved = with_game!(game, G => {
        let puzzle = entry.puzzle::<G>().map_err(|_| Error::Internal)?;
        let (walk, stopped) = puzzle.walk(&done.moves);
        if let Some((at, stop)) = stopped {
            return Err(malformed(&format!("move {}: {stop}", at + 1)));
        }
        walk.verdict == Verdict::Solved
    });
    let weight = match done.mode {
        PuzzleMode::Training | PuzzleMode::Daily => Weight::Full,
        PuzzleMode::Theme => Weight::Half,
        PuzzleMode::Streak | PuzzleMode::Again => Weight::Nothing,
    };
    Ok(Done { game, entry, solved: solved && !done.helped, weight })
}

/// What a result does to the rating of somebody whose rating is kept elsewhere. The puzzle stays as hard as it was.
pub fn rated(result: &Done, mine: Option<PuzzleRating>) -> Result<PuzzleRated, Error> {
    let before = mine.map_or(BEGINNER, rating_of);
    if !before.is_possible() {
        return Err(malformed("no rating has these numbers"));
    }
    let puzzle = Rating::of_new_puzzle(result.entry.rating);
    let (after, _) = rating::rate(&before, &puzzle, result.solved, result.weight);
    Ok(PuzzleRated {
        solved: result.solved,
        counted: result.weight != Weight::Nothing,
        before: rating_shown(before),
        after: rating_shown(after),
        puzzle: result.entry.rating,
    })
}

/// As it crosses the wire.
pub fn rating_shown(rating: Rating) -> PuzzleRating {
    let Rating { rating, deviation, volatility } = rating;
    PuzzleRating { rating, deviation, volatility }
}

fn rating_of(shown: PuzzleRating) -> Rating {
    let PuzzleRating { rating, deviation, volatility } = shown;
    Rating { rating, deviation, volatility }
}
