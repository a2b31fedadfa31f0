//! A match of Linko!: one bot against a field of another, every seat of every deal.
//!
//! ```text
//! cargo run --release -p trilynx-bots --example linko_match -- PLAYERS DEALS BOT FIELD [nodes=N | time=MS] [seed=N] [rounds=N [blind]] [lead=N] [caution=N] [temperature=N]
//! ```
//!
//! `nodes` or `time` are the limits of every decision. With `rounds` every deal is a match in which each seat begins that many games, and what
//! counts is who wins the match; `blind` does not tell the bot how the match stands. The last ones change the bot `search` for experiments.

use std::num::NonZeroU32;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use trilynx_arena::win_share::{Deal, Field, Win};
use trilynx_bots::linko::foresight::{Foresight, Policy, Reach};
use trilynx_bots::linko::heuristic::RuleOfThumb;
use trilynx_bots::linko::inference::Suspicion;
use trilynx_bots::linko::levels::CardLevel;
use trilynx_bots::linko::network::CardNetwork;
use trilynx_bots::linko::search::Search;
use trilynx_bots::{Bot, Limits, Roster, Standing, SystemClock};
use trilynx_games::linko::{Cards, Deal as Cut, Options, State};
use trilynx_games::series::Series;
use trilynx_games::{Game, Outcome, Seat, Seats, Status, Viewer};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [players, deals, bot, field, rest @ ..] = words.as_slice() else {
        eprintln!("PLAYERS DEALS BOT FIELD [nodes=N | time=MS] [seed=N] [rounds=N [blind]] [lead=N] [caution=N] [temperature=N]");
        std::process::exit(2);
    };
    let option = |name: &str| rest.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('=')?.parse::<u64>().ok());
    let (players, deals): (u8, u64) = (players.parse().expect("players"), deals.parse().expect("deals"));
    let clock = SystemClock::start();
    let stop = AtomicBool::new(false);
    let limits = Limits { nodes: option("nodes"), time: option("time").map(Duration::from_millis), ..Limits::unlimited(&stop, &clock) };
    let mut table = Table {
        rounds: option("rounds").unwrap_or(0) as u16,
        is_blind: rest.iter().any(|word| word == "blind"),
        bot: seat(bot, rest),
        field: seat(field, &rest.iter().filter_map(|word| word.strip_prefix("field.")).map(str::to_owned).collect::<Vec<_>>()),
        limits,
        decisions: 0,
        thought: Duration::ZERO,
        slowest: Duration::ZERO,
        nodes: 0,
    };
    let mut results = Vec::new();
    for deal in 0..deals {
        results.push(table.play(deal.wrapping_add(option("seed").unwrap_or(0) << 32), players));
        if (deal + 1) % 5 == 0 || deal + 1 == deals {
            let found = Field::of(&results, NonZeroU32::new(players.into()).expect("players")).expect("something was played");
            let Field { win_share, points, .. } = found;
            let decisions = table.decisions.max(1);
            println!(
                "{players} players, {} deals: share {:.3} [{:.3}, {:.3}], points {:+.2}, {} decisions of {:.1} ms and {} nodes, slowest {:.0} ms",
                found.deals,
                win_share.value,
                win_share.interval.low,
                win_share.interval.high,
                points.value,
                table.decisions,
                table.thought.as_secs_f64() * 1e3 / decisions as f64,
                table.nodes / decisions,
                table.slowest.as_secs_f64() * 1e3,
            );
        }
    }
}

fn seat(name: &str, rest: &[String]) -> Box<dyn Bot<State>> {
    let option = |name: &str| rest.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('=')?.parse::<i32>().ok());
    let given = |name: &str| rest.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='));
    let network = given("network").map(|file| -> &'static CardNetwork {
        let bytes = std::fs::read(file).unwrap_or_else(|error| panic!("{file}: {error}"));
        Box::leak(Box::new(CardNetwork::read(&bytes).unwrap_or_else(|error| panic!("{file}: {error}"))))
    });
    if let Some(network) = network
        && name == "policy"
    {
        return Box::new(Policy { network, by_taste: rest.iter().any(|word| word == "taste") });
    }
    if let Some(temperature) = option("soft") {
        let forgets = f64::from(option("forgets").unwrap_or(0)) / 100.0;
        return Box::new(match name {
            "frozen" => CardLevel::by_taste(&RuleOfThumb::FROZEN, temperature.into(), forgets, true),
            "tuned" => CardLevel::by_taste(&RuleOfThumb::TUNED, temperature.into(), forgets, true),
            _ => CardLevel::by_network(temperature as f32 / 1e4, forgets),
        });
    }
    if name != "search" {
        return State::bot(name).unwrap_or_else(|| panic!("no bot is called {name}"));
    }
    let mut search = Search::strongest();
    if let Some(usual) = search.foresight {
        let reach = |usual: Reach| Reach {
            turns: option("turns").map_or(usual.turns, |turns| turns as u32),
            trust: option("trust").map_or(usual.trust, Into::into),
            enough: option("enough").map_or(usual.enough, Into::into),
            breadth: option("breadth").map_or(usual.breadth, |breadth| breadth as usize),
        };
        let network = network.unwrap_or(usual.network);
        search.foresight = Some(Foresight { network, with_two: reach(usual.with_two), with_more: reach(usual.with_more) });
    }
    search.caution = option("caution").map_or(search.caution, |hundredths| f64::from(hundredths) / 100.0);
    if let Some(temperature) = option("temperature") {
        search.suspicion = search.suspicion.filter(|_| temperature > 0).map(|it| Suspicion { temperature: temperature as f32, ..it });
    }
    search.lead_weight = option("lead").unwrap_or(search.lead_weight);
    Box::new(search)
}

struct Table<'a> {
    bot: Box<dyn Bot<State>>,
    field: Box<dyn Bot<State>>,
    /// How often each seat begins a game of a match; 0 for single games.
    rounds: u16,
    is_blind: bool,
    limits: Limits<'a>,
    decisions: u64,
    thought: Duration,
    slowest: Duration,
    nodes: u64,
}

/// Who wins, and the points of all seats.
struct Result {
    winners: Seats,
    points: Vec<i32>,
}

impl Table<'_> {
    /// The same cards once for every seat that the bot can have.
    fn play(&mut self, seed: u64, players: u8) -> Deal {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut deck: Vec<_> = Cards::DECK.iter().collect();
        random.shuffle(&mut deck);
        let options = Options::new(players, Seat(random.u8(..players))).expect("players");
        let cut = Cut::new(options, &deck).expect("the whole deck");
        let mut deal = Deal::default();
        for seat in options.seats() {
            let Result { winners, points } = match self.rounds {
                0 => {
                    let Outcome { winners, scores } = self.game(State::new(&cut), seat, None, &mut random);
                    Result { winners, points: scores.iter().map(|score| i32::from(*score)).collect() }
                }
                rounds => self.play_match(Series::new(players.into(), options.first(), rounds).expect("a match"), seat, seed),
            };
            let win = NonZeroU32::new(winners.len() as u32).filter(|_| winners.contains(seat));
            deal.add(win.map_or(Win::No, Win::OneOf), points[seat.index()]);
        }
        deal
    }

    /// The same cards game by game, for all players.
    fn play_match(&mut self, mut series: Series, bots_seat: Seat, seed: u64) -> Result {
        let mut random = fastrand::Rng::with_seed(seed);
        while let Some(first) = series.starter() {
            let standing = Standing::of(&series).filter(|_| !self.is_blind);
            let mut deck: Vec<_> = Cards::DECK.iter().collect();
            random.shuffle(&mut deck);
            let options = Options::new(series.players() as u8, first).expect("players");
            let state = State::new(&Cut::new(options, &deck).expect("the whole deck"));
            let outcome = self.game(state, bots_seat, standing, &mut fastrand::Rng::with_seed(random.u64(..)));
            series.add(&outcome.scores).expect("a score for every seat");
        }
        Result { winners: series.winners().expect("it is over"), points: series.totals().to_vec() }
    }

    fn game(&mut self, mut state: State, bots_seat: Seat, standing: Option<Standing>, random: &mut fastrand::Rng) -> Outcome {
        loop {
            let seat = match state.status() {
                Status::ToMove(seat) => seat,
                Status::Over(outcome) => return outcome,
            };
            let view = state.view(Viewer::Seat(seat));
            let is_bot = seat == bots_seat;
            let limits = Limits { standing: standing.filter(|_| is_bot), ..self.limits };
            let bot = if is_bot { &mut self.bot } else { &mut self.field };
            let thought = bot.choose(&view, random.u64(..), &limits, &mut |_| {});
            if is_bot {
                self.decisions += 1;
                self.nodes += thought.nodes;
                self.thought += thought.elapsed;
                self.slowest = self.slowest.max(thought.elapsed);
            }
            state.play(thought.best()).unwrap_or_else(|refusal| panic!("{refusal}"));
        }
    }
}
