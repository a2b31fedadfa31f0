//! `trilynx play --server`: a game on a server, with people or its bots.

use super::PlayArgs;
use crate::connect::server_of;
use crate::screen::{Live, LiveSeat, play_in_lines, signs};
use crate::{Failure, Outcome, language};
use std::io::IsTerminal as _;
use std::time::Duration;
use trilynx_client::{Address, Client, ClientError, Login, TableLink};
use trilynx_games::{Game, GameId, Header, with_game};
use trilynx_locales::Catalogue;
use trilynx_protocol::http::Opening;
use trilynx_protocol::options::{GameName, Order};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{ClockRule, Command, Options, SeatOffer};

/// How long a server may take to show a table.
const SHOWN_WITHIN: Duration = Duration::from_secs(20);

#[derive(clap::Args)]
#[command(next_help_heading = "On a server")]
pub struct LiveArgs {
    /// Plays on this server: opens a table there and waits for others, or for bots with --against.
    #[arg(long, value_name = "URL", conflicts_with_all = ["resume", "save", "seed", "humans", "time", "nodes"])]
    server: Option<Address>,
    /// Joins this table: its link, or its id with --server. Watches it if there is no seat.
    #[arg(long, value_name = "LINK", conflicts_with_all = ["resume", "save", "seed", "humans", "time", "nodes", "game"])]
    table: Option<TableLink>,
    /// The token of an account, made in the web app under Your account. Without one a new guest plays.
    #[arg(long, value_name = "TOKEN", env = "TRILYNX_TOKEN", hide_env_values = true)]
    token: Option<String>,
    /// The clock of a new table, such as 5+3: minutes for the game, and seconds more for every turn [default: none].
    #[arg(long, value_name = "MINUTES+SECONDS", value_parser = read_clock, requires = "server")]
    clock: Option<ClockRule>,
    /// The result counts. Everybody needs an account.
    #[arg(long, requires = "server")]
    rated: bool,
    /// Only who has the link finds the table.
    #[arg(long, requires = "server")]
    private: bool,
}

fn read_clock(text: &str) -> Result<ClockRule, String> {
    let wrong = || format!("{text:?} is no clock, such as 5+3: minutes, and seconds for every turn");
    let (minutes, seconds) = text.split_once('+').ok_or_else(wrong)?;
    let (minutes, increment_s): (u32, u32) = (minutes.parse().map_err(|_| wrong())?, seconds.parse().map_err(|_| wrong())?);
    if minutes > 180 || increment_s > 180 || minutes + increment_s == 0 {
        return Err(format!("{text:?}: a clock has up to 180 minutes and 180 seconds"));
    }
    Ok(ClockRule::Fischer { initial_s: minutes * 60, increment_s })
}

impl LiveArgs {
    pub fn is_wanted(&self) -> bool {
        self.server.is_some() || self.table.is_some()
    }
}

pub fn run(arguments: &PlayArgs) -> Outcome {
    let catalogue = language::or_environment(arguments.language);
    let opening = match (&arguments.live.table, &arguments.game) {
        (Some(_), _) => None,
        (None, Some(game)) => Some(opening(game, arguments)?),
        (None, None) => return Err(Failure::Said("say which game, or which --table".to_owned())),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().map_err(crate::Failure::of_system)?;
    let outcome = runtime.block_on(sit_down(arguments, opening, catalogue, runtime.handle().clone())).and_then(|(seat, game)| {
        let is_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        with_game!(game, G => {
            let live = Live::<G>::new(seat, catalogue, signs(arguments.ascii));
            if arguments.plain || !is_terminal { play_in_lines(live, catalogue) } else { crate::screen::play(live, catalogue) }
        })
    });
    runtime.shutdown_timeout(Duration::from_secs(1));
    outcome
}

/// What a new table is like.
fn opening(game: &str, arguments: &PlayArgs) -> Result<Opening, Failure> {
    let line = format!("{game} {}", arguments.fields.join(" "));
    let (mut header, mut words) = Header::split(&line).map_err(|error| Failure::Said(error.to_string()))?;
    if let Some(word) = words.next() {
        return Err(Failure::Said(format!("cannot read \"{word}\": on a server only players=N can be said")));
    }
    let range = with_game!(header.game, G => <G as Game>::PLAYERS);
    let players: u8 =
        match header.take("players") {
            None => u8::try_from(*range.start()).unwrap_or(2),
            Some(text) => text.parse().ok().filter(|players: &u8| range.contains(&usize::from(*players))).ok_or_else(|| {
                Failure::Said(format!("players={text}: {} has {} to {} players", header.game, range.start(), range.end()))
            })?,
        };
    let seat = arguments.seat.unwrap_or(0);
    if seat >= players {
        return Err(Failure::Said(format!("there is no seat {seat}: seats are 0 to {}", players - 1)));
    }
    let options = Options {
        game: GameName(header.game),
        variant: header.variant.to_owned(),
        players,
        start: None,
        order: if arguments.seat.is_some() { Order::Fixed } else { Order::Random },
        clock: arguments.live.clock.unwrap_or_default(),
        rated: arguments.live.rated,
        rounds: 1,
        private: arguments.live.private,
    };
    header.finish().map_err(|error| Failure::Said(format!("{error}; on a server only players=N can be said")))?;
    let others = match arguments.against.as_deref() {
        None | Some("nobody") => SeatOffer::Open,
        Some(bot) => SeatOffer::Bot(bot.to_owned()),
    };
    let seats = (0..players).map(|other| if other == seat { SeatOffer::Me } else { others.clone() }).collect();
    Ok(Opening { options, seats, key: None })
}

/// Connects, opens a table or joins one, and waits until it is seen.
async fn sit_down(
    arguments: &PlayArgs,
    opening: Option<Opening>,
    catalogue: &Catalogue,
    runtime: tokio::runtime::Handle,
) -> Result<(LiveSeat, GameId), Failure> {
    let said = |failed: ClientError| Failure::Said(crate::screen::words(&failed, catalogue));
    let LiveArgs { server, table, token, .. } = &arguments.live;
    let server = server_of(server.as_ref(), table.as_slice())?;
    if token.is_some() && server.can_be_overheard() {
        anstream::eprintln!("trilynx: the token is sent to {server} without encryption");
    }
    let login = match token {
        Some(token) => Login::by_token(server, token),
        None => Login::as_guest(server).await,
    };
    let client = Client::connect(login.map_err(said)?).await.map_err(said)?;
    let me = client.person().await.map_err(said)?;
    let table = match (opening, table) {
        (Some(opening), _) => client.open(&opening).await.map_err(said)?,
        (None, Some(link)) => link.table,
        (None, None) => return Err(Failure::Said("say which game, or which --table".to_owned())),
    };
    let mut seen = client.watch(table).await;
    let heard = tokio::time::timeout(SHOWN_WITHIN, seen.wait_for(|seen| seen.view.is_some() || seen.failed.is_some())).await;
    let shown = heard.ok().and_then(|heard| heard.ok().map(|heard| heard.clone()));
    let Some(first) = shown else { return Err(Failure::Said("the server does not show this table".to_owned())) };
    let Some(view) = first.view else {
        return Err(first.failed.map_or_else(|| Failure::Said("the server does not show this table".to_owned()), said));
    };
    if view.viewer.is_none() && view.stage == Stage::Waiting {
        client.ask(table, Command::Sit { seat: arguments.seat, word: None }).await.map_err(said)?;
    }
    Ok((LiveSeat { runtime, client, table, me, seen }, view.options.game.0))
}
