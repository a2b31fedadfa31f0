//! The turns of bots at a table: which bot, with what before its eyes, for how long, and when it answers. Also hints.

use std::time::Duration;
use trilynx_bots::{Occasion, Pace, Roster, Thought};
use trilynx_engine::{BotPlayer, EngineGame, Request, STRONGEST, Thinker};
use trilynx_games::{GameId, Seat, Viewer, with_game};
use trilynx_protocol::http::{BotLine, GameBots, Opening};
use trilynx_protocol::options::GameName;
use trilynx_protocol::position::Shown;
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{BotPace, Occupant, PersonId, Refused, SeatOffer};
use trilynx_table::Table;

/// The longest a bot thinks without a clock.
pub const LONGEST: Duration = Duration::from_secs(1);
/// The shortest.
pub const SHORTEST: Duration = Duration::from_millis(20);
/// Of the time on its clock, a bot keeps at most this part to itself to seem human.
const SHOWING_OFF: u32 = 30;

/// The bots of each game, from weak to strong.
pub fn roster(game: GameId) -> &'static [(&'static str, &'static str)] {
    with_game!(game, G => G::BOTS)
}

/// Whether a bot, or the strongest by [`STRONGEST`], has to wait for its network.
pub fn lacks_network(game: GameId, bot: &str) -> bool {
    let name = if bot == STRONGEST { roster(game).last().map_or("", |(name, _)| name) } else { bot };
    with_game!(game, G => G::lacks_network(name))
}

/// The bots of every game, as a list to send.
pub fn bots() -> Vec<GameBots> {
    let line = |(name, description): &(&str, &str)| BotLine { name: (*name).to_owned(), description: (*description).to_owned() };
    let bots = |game: &GameId| GameBots { game: GameName(*game), bots: roster(*game).iter().map(line).collect() };
    GameId::ALL.iter().map(bots).collect()
}

/// How a table is opened that somebody wants: bots and the opener sit down at once.
pub fn opening(wanted: Opening, by: PersonId, guest: bool) -> trilynx_table::Opening {
    let occupants = wanted.seats.iter().map(|offer| match offer {
        SeatOffer::Me => Some(Occupant::Person(by)),
        SeatOffer::Bot(bot) => Some(Occupant::Bot(bot.clone())),
        SeatOffer::Open | SeatOffer::For(_) => None,
    });
    let occupants = occupants.collect();
    trilynx_table::Opening { occupants, options: wanted.options, by, offers: wanted.seats, rematch_of: None, guest }
}

/// How soon the bots of a table answer: a person who plays against bots alone chooses that.
pub fn pace(table: &Table, wanted: BotPace) -> Pace {
    let mut people = table.people();
    let first = people.next();
    match wanted {
        _ if people.any(|person| Some(person) != first) => Pace::Human,
        BotPace::Quick => Pace::Quick,
        BotPace::Natural => Pace::Human,
        BotPace::Slow => Pace::Slow,
    }
}

/// A decision for a bot to make: a view and a bot, ready to think anywhere.
pub struct Decision {
    /// Who thinks, and about what.
    pub player: Box<dyn Thinker>,
    /// With which bot, and how long.
    pub request: Request,
    /// When it answers.
    pub timing: Timing,
}

/// When a bot answers that has decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timing {
    pace: Pace,
    occasion: Occasion,
    /// The longest it waits to seem human.
    most: Duration,
    seed: u64,
}

impl Timing {
    /// How much longer to wait with an answer that took this much thought.
    pub fn wait(&self, thought: &Thought<String>) -> Duration {
        self.pace.wait(self.occasion, thought, self.seed).min(self.most)
    }
}

impl Decision {
    /// What the bot of a seat has to decide at a table; nothing if there is no game.
    pub fn at(table: &Table, seat: Seat, bot: &str, pace: Pace, service_ms: u64, seed: u64) -> Option<Decision> {
        let left = table.time_left(seat, service_ms).map(Duration::from_millis);
        let time = left.map_or(LONGEST, |left| (left / 40).clamp(SHORTEST, LONGEST));
        let most = left.map_or(Duration::MAX, |left| left / SHOWING_OFF);
        let request = Request { bot: bot.to_owned(), seed, time: Some(time), pace, ..Request::default() };
        with_game!(table.options().game.0, G => decision::<G>(table, seat, request, most))
    }

    /// What the strongest bot would do for a seat; nothing if there is no game.
    pub fn hint(table: &Table, seat: Seat, seed: u64) -> Option<Decision> {
        let request = Request { seed, time: Some(LONGEST), ..Request::default() };
        with_game!(table.options().game.0, G => decision::<G>(table, seat, request, Duration::ZERO))
    }
}

fn decision<G: EngineGame + Shown>(table: &Table, seat: Seat, request: Request, most: Duration) -> Option<Decision> {
    let view = table.game_view::<G>(Viewer::Seat(seat))?;
    // How long an answer takes must tell nothing about hidden cards, and so not how many of them can be played.
    let is_opening = table.moves_played() < G::OPENING_MOVES.saturating_sub(1) * u32::from(table.options().players);
    let occasion = match () {
        () if G::HIDES_CARDS => Occasion::Hidden,
        () if is_opening => Occasion::Opening,
        () => Occasion::Open { choices: table.choices(seat) },
    };
    let timing = Timing { pace: request.pace, occasion, most, seed: request.seed };
    Some(Decision { player: Box::new(BotPlayer::<G>::seeing(view)), request, timing })
}

/// The seat a hint is for: a person's whose turn it is and who plays against bots alone. There are none against people, and none in rated
/// games.
pub fn seat_to_advise(table: &Table, viewer: Viewer) -> Result<Seat, Refused> {
    let Viewer::Seat(seat) = viewer else { return Err(Refused::NotSeated) };
    let deciding = match (table.to_move(), table.stage()) {
        (Some(deciding), _) => deciding,
        (None, Stage::Waiting) => return Err(Refused::NotStarted),
        (None, _) => return Err(Refused::Over),
    };
    if table.rated() || table.people().count() != 1 {
        return Err(Refused::FairPlay);
    }
    if deciding == seat { Ok(seat) } else { Err(Refused::NotYourTurn) }
}
