//! Where a game starts: deals and positions read, checked, and begun by the rules they were made for.

use crate::game::{AnyGame, GameRun};
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::game::HeadText;
use trilynx_games::{Game, GameId, Header, Reason, Seat, Start, StartError, header, with_game};
use trilynx_protocol::{Options, Refused};

/// The longest line one may start a game from, in bytes.
const MAX_START_BYTES: usize = 4096;

/// The game that begins as this line says.
pub(crate) fn begin(line: &str) -> Result<Box<dyn AnyGame>, String> {
    let (header, mut rest) = Header::split(line).map_err(|unreadable| unreadable.to_string())?;
    if let Some(word) = rest.next() {
        return Err(format!("nothing may stand after the fields, but there is {}", word.chars().take(40).collect::<String>()));
    }
    begin_with(header).map_err(|refused| match refused {
        Refused::Impossible { message, .. } | Refused::Unreadable { message, .. } => message,
        other => format!("{other:?}"),
    })
}

/// Why a stored game cannot be gone on with. The start itself stays out of it: it may be logged, and a deal is secret.
pub(crate) enum Unplayable {
    Start,
    Rules(u32),
}

impl Unplayable {
    pub(crate) fn public(&self) -> String {
        match self {
            Unplayable::Start => "the start cannot be read".to_string(),
            Unplayable::Rules(rules) => format!("this program has no rules of version {rules} for it"),
        }
    }
}

/// The stored game that begins as this line says, played by the version of the rules it was begun with and by no other. This is where an old version
/// of a game's rules is chosen once it has a second one; until then there is one version of each.
pub(crate) fn begin_by_rules(rules: u32, line: &str) -> Result<Box<dyn AnyGame>, Unplayable> {
    let board = begin(line).map_err(|_| Unplayable::Start)?;
    if rules == rules_version(board.game()) { Ok(board) } else { Err(Unplayable::Rules(rules)) }
}

/// The game that begins with this head; why not is [`Refused::Unreadable`] or [`Refused::Impossible`].
pub(crate) fn begin_with(header: Header<'_>) -> Result<Box<dyn AnyGame>, Refused> {
    with_game!(header.game, G => {
        let (start, state) = Start::<G>::read(header).map_err(why_not)?;
        Ok(Box::new(GameRun::new(start, state)))
    })
}

fn why_not<P: Reason>(error: StartError<P>) -> Refused {
    let message = error.to_string();
    match error {
        StartError::Parse(unreadable) => Refused::unreadable(&unreadable),
        StartError::Impossible(problems) => {
            let first = problems.first().unwrap_or_else(|| unreachable!("there is at least one reason"));
            Refused::impossible(first, message)
        }
    }
}

/// The version of the rules that is played by.
pub(crate) fn rules_version(game: GameId) -> u32 {
    with_game!(game, G => G::RULES_VERSION)
}

/// Deals a game: what is agreed on, who begins, and what chance gives.
pub(crate) fn deal(options: &Options, first: Seat, seed: &Seed, words: &[&str]) -> Result<String, Refused> {
    let words: Vec<&[u8]> = words.iter().map(|word| word.as_bytes()).collect();
    with_game!(options.game.0, G => {
        let agreed = agreed::<<G as Game>::Options>(options, first)?;
        Ok(G::deal(&agreed, &mut Generator::new(seed, &words)).to_string())
    })
}

/// The options of the game itself.
fn agreed<O: HeadText>(options: &Options, first: Seat) -> Result<O, Refused> {
    let line = options.game.0.options_text(&options.variant, usize::from(options.players), first);
    header::read_alone(&line).map_err(|error| wrong("players", error))
}

fn wrong(field: &str, message: impl ToString) -> Refused {
    Refused::Options { field: field.into(), message: message.to_string() }
}

/// Whether these options can be played: the variant exists, the number of players fits, and the starting position is possible.
pub(crate) fn check_options(options: &Options) -> Result<(), Refused> {
    let game = options.game.0;
    if !game.variants().contains(&options.variant.as_str()) {
        return Err(wrong("variant", format!("the variants are {}", game.variant_list())));
    }
    let line = match &options.start {
        None => deal(options, Seat(0), &Seed([0; 64]), &[])?,
        Some(line) => line.clone(),
    };
    if line.len() > MAX_START_BYTES || line.chars().any(char::is_control) {
        return Err(wrong("start", format!("a start is one line of at most {MAX_START_BYTES} bytes")));
    }
    let (header, _) = Header::split(&line).map_err(|unreadable| wrong("start", unreadable))?;
    if (header.game, header.variant) != (game, options.variant.as_str()) {
        return Err(wrong("start", format!("the start is of {}/{}, not of {game}/{}", header.game, header.variant, options.variant)));
    }
    let board = begin(&line).map_err(|message| wrong("start", message))?;
    if options.start.is_some() && board.hides_cards() {
        return Err(wrong("start", "everybody would have read the cards: a game that hides them starts from a deal"));
    }
    if options.start.is_some() && board.to_move().is_none() {
        return Err(wrong("start", "the game is over in this position"));
    }
    let seats = board.seats();
    if seats != usize::from(options.players) {
        return Err(wrong("players", format!("{seats} play this, not {}", options.players)));
    }
    Ok(())
}
