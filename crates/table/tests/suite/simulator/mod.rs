//! Random tables, random inputs, a clock that jumps and a network that drops, repeats, delays and reorders.
//!
//! `TRILYNX_SEED` is where the seeds begin (table n of a run has the seed n further on, so a failure is played again by its own seed),
//! `TRILYNX_TABLES` how many tables are played. After every input:
//!
//! - for every viewer, all that was heard and folded in equals a fresh view, in memory and as JSON;
//! - the log replayed equals the table, and so does a snapshot with the rest of the log;
//! - a client behind the network that is at version v sees what its viewer saw at version v, and in the end sees what there is.

mod inputs;

use crate::scene::{check_snapshot, given, options, person, table_id, viewers};
use std::collections::{BTreeMap, BTreeSet};
use trilynx_games::{GameId, Viewer};
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::options::Order;
use trilynx_protocol::wire::{Stage, TableView, ToClient, ViewEvent};
use trilynx_protocol::{ClockRule, Refused, SeatOffer, Time};
use trilynx_table::{Opening, Table};

const USUAL_SEED: u64 = 20_261_115;
const USUAL_TABLES: u64 = 80;
/// Persons 0 to 5 sit down, 6 and 7 only watch.
const PEOPLE: u8 = 8;

/// Lists the variants of an enum with a function that names them: the compiler misses none.
macro_rules! kinds {
    ($list:ident, $name:ident, $type:ident: $($kind:ident),* $(,)?) => {
        pub const $list: &[&str] = &[$(stringify!($kind)),*];
        pub fn $name(of: &$type) -> &'static str {
            match of { $($type::$kind { .. } => stringify!($kind)),* }
        }
    };
}

kinds!(EVENTS, event_kind, Event: Opened, Sat, Stood, Closed, Started, Moved, TurnReset, TakebackAsked, TakebackAgreed, TakebackDeclined,
    TakenBack, DrawOffered, DrawDeclined, WentAway, CameBack, Resumed, VacationBegan, VacationEnded, Replaced, Ended, BecameReady,
    RematchOffered, RematchDeclined, RematchAgreed, Said);
kinds!(REFUSALS, refusal_kind, Refused: Rule, Unreadable, Record, Impossible, Options, NotSeated, WhichSeat, NotOpener, NotYourTurn, Stale, NotStarted, Started,
    Over, NotOver, SeatTaken, AlreadySeated, NoSuchBot, TooLateToAbort, NothingOffered, OfferedAlready, NotForMorePlayers, NoSuchPoint,
    NothingToReset, NobodyAway, TimeUp, Hidden, Text, TableFull, TooOften, NeedsAccount, LeftGames, NothingToPlan,
    PlanUnfinished, PlanAmbiguous, FairPlay, StudyText);

fn from_environment(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{name}={text} is no number")))
}

#[test]
fn whatever_happens_the_laws_hold() {
    let first = from_environment("TRILYNX_SEED");
    let tables = from_environment("TRILYNX_TABLES").unwrap_or(if first.is_some() { 1 } else { USUAL_TABLES });
    let first = first.unwrap_or(USUAL_SEED);
    let mut happened = BTreeSet::new();
    for seed in first..first + tables {
        let told = Told(seed);
        Simulation::run(seed, &mut happened);
        std::mem::forget(told);
    }
    // Of other seeds it takes more tables to be sure of everything.
    if (first == USUAL_SEED && tables >= USUAL_TABLES) || tables >= 5 * USUAL_TABLES {
        // No table says that a position is impossible: its options are refused before there is one. Nor does it read records or studies.
        // A hundred requests in one game are more than these people make, and the engine is asked, and leavers are known, elsewhere. Plans are no commands.
        let elsewhere =
            ["Impossible", "Record", "TooOften", "LeftGames", "FairPlay", "StudyText", "NothingToPlan", "PlanUnfinished", "PlanAmbiguous"];
        let expected = EVENTS.iter().chain(REFUSALS).filter(|kind| !elsewhere.contains(kind));
        let missing: Vec<_> = expected.filter(|kind| !happened.contains(*kind)).collect();
        assert!(missing.is_empty(), "{tables} tables from TRILYNX_SEED={first} never showed {missing:?}");
    }
}

/// Says which table was being played if it ends in a panic.
struct Told(u64);

impl Drop for Told {
    fn drop(&mut self) {
        eprintln!("play this table again with TRILYNX_SEED={} TRILYNX_TABLES=1", self.0);
    }
}

/// What somebody behind the network knows.
struct Client {
    viewer: Viewer,
    view: Option<TableView>,
}

/// Something on its way.
enum Parcel {
    /// To a client, as text.
    Frame(usize, String),
    /// From a client: its version, if it has one.
    Ask(usize, Option<u32>),
}

/// How the people of a table behave.
#[derive(Clone, Copy, PartialEq)]
enum Mood {
    /// They play.
    Orderly,
    /// They try everything.
    Unruly,
    /// They talk until the table has heard enough.
    Chatty,
}

struct Simulation<'a> {
    chance: fastrand::Rng,
    happened: &'a mut BTreeSet<&'static str>,
    mood: Mood,
    table: Table,
    log: Vec<Entry>,
    snapshot: String,
    now: u64,
    step: u64,
    /// What each viewer has heard, folded together.
    faithful: Vec<TableView>,
    /// What each viewer saw at each version, as text.
    history: Vec<Vec<String>>,
    clients: Vec<Client>,
    parcels: Vec<(u64, Parcel)>,
}

fn clock(chance: &mut fastrand::Rng) -> ClockRule {
    match chance.u8(0..5) {
        0 => ClockRule::None,
        1 => ClockRule::Fischer { initial_s: chance.u32(1..600), increment_s: chance.u32(0..20) },
        2 | 3 => ClockRule::Byoyomi { main_s: chance.u32(0..60), periods: chance.u8(1..4), period_s: chance.u32(1..30) },
        _ => ClockRule::Correspondence { days: chance.u8(1..4) },
    }
}

fn opening(chance: &mut fastrand::Rng) -> Opening {
    let game = GameId::ALL[chance.usize(0..GameId::ALL.len())];
    let players = if game == GameId::Linko { chance.u8(2..=5) } else { 2 };
    let mut options = options(game, players);
    options.clock = clock(chance);
    options.order = if chance.bool() { Order::Fixed } else { Order::Random };
    options.rated = chance.bool();
    options.rounds = if game == GameId::Linko { chance.u16(1..3) } else { 1 };
    match chance.u8(0..30) {
        0 => options.variant = "none".into(),
        1 => options.players += 4,
        2 => options.rounds = 51,
        3 => options.clock = ClockRule::Fischer { initial_s: 0, increment_s: 0 },
        4 => options.start = Some("yinsh/standard turn=w".into()),
        5 | 6 if game == GameId::Yinsh => {
            options.start = Some("yinsh/standard board=4/7/8/9/10/9/10/9/8/7/4 turn=w phase=place removed=0,0".into());
        }
        _ => {}
    }
    let offer = |chance: &mut fastrand::Rng, seat: u8| match (seat, chance.u8(0..12)) {
        (0, 0..=9) | (_, 0) => SeatOffer::Me,
        (_, 1 | 2) => SeatOffer::Bot(["weak", "middling", "strong"][chance.usize(0..3)].into()),
        (_, 3) => SeatOffer::For(person(chance.u8(0..PEOPLE - 2))),
        (_, 4) if chance.u8(0..4) == 0 => SeatOffer::Bot("nobody".into()),
        _ => SeatOffer::Open,
    };
    let offers = (0..options.players).map(|seat| offer(chance, seat)).collect();
    Opening { options, by: person(0), offers, occupants: Vec::new(), rematch_of: None, guest: false }
}

impl<'a> Simulation<'a> {
    fn run(seed: u64, happened: &'a mut BTreeSet<&'static str>) {
        let mut chance = fastrand::Rng::with_seed(seed);
        let mood = match chance.u8(0..20) {
            _ if seed.is_multiple_of(40) => Mood::Chatty,
            0..=7 => Mood::Orderly,
            _ => Mood::Unruly,
        };
        let opening = opening(&mut chance);
        let Some(mut simulation) = Simulation::open(chance, happened, mood, opening) else { return };
        let steps = match mood {
            Mood::Orderly => 500,
            Mood::Unruly => 300,
            Mood::Chatty => 2_300,
        };
        for _ in 0..steps {
            simulation.step += 1;
            simulation.something_happens();
            simulation.deliver();
        }
        simulation.settle();
    }

    fn open(mut chance: fastrand::Rng, happened: &'a mut BTreeSet<&'static str>, mood: Mood, opening: Opening) -> Option<Simulation<'a>> {
        let players = usize::from(opening.options.players);
        let (mut log, mut faithful, mut history) = (Vec::new(), Vec::new(), vec![vec![String::new()]; players + 1]);
        let now = Time { service_ms: chance.u64(0..1 << 40), unix_ms: chance.u64(0..1 << 41) };
        let opened = Table::open(table_id(1), now, opening, &given(chance.u64(..)), &mut |table, entry| {
            happened.insert(event_kind(&entry.event));
            log.push(entry.clone());
            hear(table, entry, players, &mut faithful, &mut history);
        });
        let table = match opened {
            Ok(table) => table,
            Err(refused) => {
                assert!(log.is_empty(), "refused, but something happened");
                happened.insert(refusal_kind(&refused));
                return None;
            }
        };
        let clients = viewers(players).into_iter().map(|viewer| Client { viewer, view: None }).collect();
        let snapshot = serde_json::to_string(&table.snapshot()).unwrap();
        let now = now.service_ms;
        let parcels = Vec::new();
        let simulation = Simulation { chance, happened, mood, table, log, snapshot, now, step: 0, faithful, history, clients, parcels };
        simulation.check_laws();
        Some(simulation)
    }

    fn something_happens(&mut self) {
        self.time_passes();
        let (by, input) = self.input();
        let events = self.log.len();
        let now = Time { service_ms: self.now, unix_ms: self.now / 2 };
        let given = given(self.chance.u64(..));
        let (log, faithful, history, happened) = (&mut self.log, &mut self.faithful, &mut self.history, &mut *self.happened);
        let players = history.len() - 1;
        let mut heard = vec![Vec::new(); players + 1];
        let result = self.table.apply(now, &given, by, input.clone(), &mut |table, entry| {
            happened.insert(event_kind(&entry.event));
            log.push(entry.clone());
            hear(table, entry, players, faithful, history);
            heard.iter_mut().zip(viewers(players)).for_each(|(heard, viewer)| heard.push(table.seen(entry, viewer)));
        });
        if let Err(refused) = result {
            assert_eq!(self.log.len(), events, "{input:?} was refused, but something happened");
            self.happened.insert(refusal_kind(&refused));
        }
        self.check_laws();
        self.preview();
        self.rematch(events);
        self.send(events as u32, heard);
        if self.chance.u8(0..20) == 0 {
            self.snapshot = serde_json::to_string(&self.table.snapshot()).unwrap();
        }
    }

    fn time_passes(&mut self) {
        let to_deadline = self.table.deadline().map_or(0, |deadline| deadline.saturating_sub(self.now));
        let patient = self.mood != Mood::Unruly;
        self.now += match self.chance.u8(0..100) {
            0 if !patient => to_deadline,
            1 if !patient => to_deadline.saturating_sub(1),
            2 if !patient => self.chance.u64(0..400_000),
            3 if !patient && self.chance.u8(0..10) == 0 => self.chance.u64(0..1 << 33),
            4..=30 => self.chance.u64(0..1_500),
            _ => self.chance.u64(0..20),
        };
    }

    fn preview(&mut self) {
        let viewer = viewers(5)[self.chance.usize(0..6)];
        let text = self.nonsense();
        if let Err(refused) = self.table.preview(viewer, &text) {
            self.happened.insert(refusal_kind(&refused));
        }
    }

    /// Once a rematch is agreed on, it can be opened, and all who wanted it sit there.
    fn rematch(&mut self, events: usize) {
        if self.log[events..].iter().any(|entry| matches!(entry.event, Event::RematchAgreed { .. })) {
            let opening = self.table.rematch_opening();
            let now = Time { service_ms: self.now, unix_ms: 0 };
            let again =
                Table::open(table_id(2), now, opening, &given(self.chance.u64(..)), &mut |_, _| {}).expect("a rematch can be played");
            assert_eq!(again.stage(), Stage::Playing);
            assert_eq!(again.rematch_of(), Some(table_id(1)));
            let people = |table: &Table| (0..PEOPLE).filter(|n| table.seat_of(person(*n)).next().is_some()).collect::<Vec<_>>();
            assert_eq!(people(&again), people(&self.table));
        }
    }

    fn check_laws(&self) {
        for ((viewer, faithful), history) in viewers(self.history.len() - 1).into_iter().zip(&self.faithful).zip(&self.history) {
            let view = self.table.view(viewer);
            assert_eq!(*faithful, view, "what {viewer:?} heard is not what {viewer:?} sees");
            let text = history.last().unwrap();
            assert_eq!(serde_json::from_str::<TableView>(text).unwrap(), view, "the view of {viewer:?} as text");
        }
        // A log that is longer than any but that of much talk is not replayed after each of its lines.
        if self.log.len() < 800 || self.log.len().is_multiple_of(32) {
            let replayed = Table::replay(table_id(1), &self.log, &mut |_, _| {}).unwrap();
            assert!(replayed == self.table, "the log replayed is another table");
        }
        check_snapshot(&self.table, &self.log, &self.snapshot);
    }

    /// Puts something on its way: lost, twice, or late.
    fn post(&mut self, make: impl Fn() -> Parcel) {
        let times = match self.chance.u8(0..10) {
            0 => 0,
            1 => 2,
            _ => 1,
        };
        for _ in 0..times {
            let late = if self.chance.u8(0..5) == 0 { self.chance.u64(1..30) } else { 0 };
            self.parcels.push((self.step + late, make()));
        }
    }

    /// Sends every client what happened.
    fn send(&mut self, from: u32, heard: Vec<Vec<ViewEvent>>) {
        for (n, events) in heard.into_iter().enumerate().filter(|(_, events)| !events.is_empty()) {
            let frame = ToClient::Events { table: table_id(1), from, events, people: BTreeMap::new(), service_ms: self.now };
            let frame = serde_json::to_string(&frame).unwrap();
            self.post(|| Parcel::Frame(n, frame.clone()));
        }
    }

    /// What a client hears again of what happened after event `from`: made from the stored log, as a server does.
    fn tail(&self, client: usize, from: u32) -> String {
        let viewer = self.clients[client].viewer;
        let mut events = Vec::new();
        let mut hear = |table: &Table, entry: &Entry| {
            if entry.version > from {
                events.push(table.seen(entry, viewer));
            }
        };
        // From the snapshot where it is not too new.
        let mut table = Table::restore(table_id(1), serde_json::from_str(&self.snapshot).unwrap()).unwrap();
        if table.version() <= from {
            let later = table.version() as usize;
            table.go_on(&self.log[later..], &mut hear).unwrap();
        } else {
            Table::replay(table_id(1), &self.log, &mut hear).unwrap();
        }
        let frame = ToClient::Events { table: table_id(1), from, events, people: BTreeMap::new(), service_ms: self.now };
        serde_json::to_string(&frame).unwrap()
    }

    fn deliver(&mut self) {
        let mut due: Vec<(u64, Parcel)> = Vec::new();
        let step = self.step;
        let mut late = Vec::new();
        for parcel in self.parcels.drain(..) {
            if parcel.0 <= step { due.push(parcel) } else { late.push(parcel) }
        }
        self.parcels = late;
        self.chance.shuffle(&mut due);
        for (_, parcel) in due {
            match parcel {
                Parcel::Frame(client, text) => self.receive(client, &text),
                Parcel::Ask(client, version) => {
                    let frame = self.answer(client, version);
                    self.post(|| Parcel::Frame(client, frame.clone()));
                }
            }
        }
        // Now and then a client asks by itself, as one that has heard nothing for a while.
        let client = self.chance.usize(0..self.clients.len());
        if self.chance.u8(0..30) == 0 {
            let version = self.clients[client].view.as_ref().map(|view| view.version);
            self.post(|| Parcel::Ask(client, version));
        }
    }

    /// The tail for who has a version, a fresh view for who has none or is far behind.
    fn answer(&self, client: usize, version: Option<u32>) -> String {
        match version {
            Some(version) if self.table.version() - version < 40 => self.tail(client, version),
            _ => {
                let view = Box::new(self.table.view(self.clients[client].viewer));
                serde_json::to_string(&ToClient::Table { view, people: BTreeMap::new(), service_ms: self.now }).unwrap()
            }
        }
    }

    /// What a client does with a frame: the rule of the protocol.
    fn receive(&mut self, n: usize, text: &str) {
        let client = &mut self.clients[n];
        match (serde_json::from_str(text).unwrap(), &mut client.view) {
            (ToClient::Table { view, .. }, known) if known.as_ref().is_none_or(|known| known.version < view.version) => {
                client.view = Some(*view);
            }
            (ToClient::Events { from, events, .. }, Some(view)) if from <= view.version => {
                let known = (view.version - from) as usize;
                events.iter().skip(known).for_each(|seen: &ViewEvent| view.fold(seen));
            }
            // A gap, or nothing known at all.
            (ToClient::Events { .. }, known) => {
                let version = known.as_ref().map(|view| view.version);
                self.post(|| Parcel::Ask(n, version));
            }
            _ => {}
        }
        if let Some(view) = &self.clients[n].view {
            let then = &self.history[n][view.version as usize];
            assert_eq!(serde_json::to_string(view).unwrap(), *then, "{:?} at version {}", self.clients[n].viewer, view.version);
        }
    }

    /// The network comes to rest: each client asks once more, and sees what there is.
    fn settle(&mut self) {
        for n in 0..self.clients.len() {
            let version = self.clients[n].view.as_ref().map(|view| view.version);
            let frame = self.answer(n, version);
            self.receive(n, &frame);
            assert_eq!(self.clients[n].view.as_ref(), Some(&self.table.view(self.clients[n].viewer)));
        }
    }
}

fn hear(table: &Table, entry: &Entry, players: usize, faithful: &mut Vec<TableView>, history: &mut [Vec<String>]) {
    for (n, viewer) in viewers(players).into_iter().enumerate() {
        match faithful.get_mut(n) {
            Some(view) => {
                let text = serde_json::to_string(&table.seen(entry, viewer)).unwrap();
                view.fold(&serde_json::from_str(&text).unwrap());
            }
            None => faithful.push(table.view(viewer)),
        }
        history[n].push(serde_json::to_string(&faithful[n]).unwrap());
    }
}
