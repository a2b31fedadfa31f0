//! Lets a server go through faults while people play on it, and holds what it acknowledged against what it kept.
//!
//! The one thing to know: every acknowledgement anybody ever received is written down here, outside the server. At the end each of them
//! must be in the log of its table exactly once, at its version; nothing may be in a log that nobody asked for; what a client has
//! folded together over all faults must equal what the server says; and nobody may have lost on time.

mod faults;

pub use faults::{Fault, Place, Skipped};

use crate::client::{Guest, Socket, Trouble};
use crate::server::Start;
use serde_json::json;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use trilynx_games::Viewer;
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::wire::{Stage, TableView, ToClient, ToServer};
use trilynx_protocol::{Command, EndedBy, PersonId, TableId};
use trilynx_table::Table;

/// What a turn has at the tables with a clock. Players decide at once, so a loss on time means that a fault was charged to a player.
const TURN: Duration = Duration::from_secs(5);
/// A server that acknowledges nothing for this long after a fault has not recovered from it.
const RECOVERS_WITHIN: Duration = Duration::from_secs(20);
/// How long a player waits who was told that nothing can be stored at the moment.
const AGAIN_AFTER: Duration = Duration::from_millis(50);

/// What a trial is.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What happens to the server.
    pub fault: Fault,
    /// How often.
    pub times: u32,
    /// Tables at once.
    pub tables: usize,
    /// Chooses moves and moments.
    pub seed: u64,
}

/// What clients know for sure, and what they asked for.
#[derive(Default)]
struct Ledger {
    /// Every acknowledgement: table, person, key, version.
    granted: Vec<(TableId, PersonId, String, u32)>,
    /// Every wish.
    asked: HashMap<(TableId, PersonId, String), Wanted>,
    /// The last view each client folded together.
    views: HashMap<(TableId, PersonId), TableView>,
    /// Wishes that were repeated because no answer came.
    repeated: u64,
}

/// What a wish was for, as far as a log shows it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Wanted {
    /// This move, as this one of its game.
    Move(u32, String),
    /// To say this, which nobody says twice.
    Say(String),
    Other,
}

/// What was seen in a trial.
#[derive(Debug)]
pub struct Report {
    /// What happened, and how often.
    pub fault: (Fault, u32),
    /// Acknowledgements held against the store.
    pub granted: usize,
    /// Wishes asked again because no answer came.
    pub repeated: u64,
    /// Games played to an end.
    pub ended: usize,
    /// Tables looked at.
    pub tables: usize,
    /// Games lost on time.
    pub flagged: usize,
    /// What is wrong with the store.
    pub wrong: Wrong,
    /// How long the trial took.
    pub took: Duration,
}

impl Report {
    /// Whether everything is as it must be.
    pub fn is_sound(&self) -> bool {
        self.flagged == 0 && self.wrong.first().is_none() && (self.repeated > 0 || !self.fault.0.is_noticed())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (fault, times) = self.fault;
        write!(
            f,
            "{fault} {times} times: {} acknowledgements ({} asked again) at {} tables, {} games ended; lost {}, doubled {}, otherwise wrong {}, lost on time {}; {:.0} s",
            self.granted,
            self.repeated,
            self.tables,
            self.ended,
            self.wrong.lost.len(),
            self.wrong.doubled.len(),
            self.wrong.other.len(),
            self.flagged,
            self.took.as_secs_f64()
        )?;
        self.wrong.first().map_or(Ok(()), |first| write!(f, "\n  first: {first}"))
    }
}

/// What is wrong with a store, in sentences.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wrong {
    /// What was acknowledged and is not there.
    pub lost: Vec<String>,
    /// What is there twice, or nobody asked for.
    pub doubled: Vec<String>,
    /// What cannot be read, or is there in part.
    pub other: Vec<String>,
}

impl Wrong {
    /// One of them, if there is any.
    pub fn first(&self) -> Option<&String> {
        self.lost.iter().chain(&self.doubled).chain(&self.other).next()
    }
}

/// Plays, lets the fault happen again and again, and checks.
pub async fn run(program: &Path, place: &mut Place, folder: &Path, plan: &Plan) -> Result<Report, Trouble> {
    let began = Instant::now();
    let database = place.database().to_owned();
    let mut start = Start::new(program, &database, folder)?;
    start.flags = ["--limits", "off", "--log", "error"].map(str::to_owned).to_vec();
    let mut server = start.run().await?;
    let ledger = Arc::new(Mutex::new(Ledger::default()));
    let stop = Arc::new(AtomicBool::new(false));
    let mut random = fastrand::Rng::with_seed(plan.seed);
    let mut players = Vec::new();
    let seats = (0..plan.tables).map(|n| seat(&start.address, n, random.fork(), &ledger, &stop));
    for seated in futures_util::future::join_all(seats).await {
        players.extend(seated?);
    }
    for _ in 0..plan.times {
        // Each life of the server must have acknowledged something, and ends in the middle of the next thing.
        let wanted = random.usize(1..=plan.fault.acknowledgements_between());
        acknowledged(&ledger, wanted).await.map_err(|trouble| Trouble(format!("before {}: {trouble}", plan.fault)))?;
        server = plan.fault.happens(server, &start, place, &mut random).await?;
    }
    acknowledged(&ledger, 1).await.map_err(|trouble| Trouble(format!("after {}: {trouble}", plan.fault)))?;
    stop.store(true, Ordering::Relaxed);
    for player in players {
        player.await.map_err(|error| Trouble(error.to_string()))??;
    }
    let mut report = check(&start.address, &ledger, plan).await?;
    server.stop().await?;
    report.wrong = check_store(&database, &ledger).await?;
    report.took = began.elapsed();
    Ok(report)
}

/// Waits for this many more acknowledgements.
async fn acknowledged(ledger: &Mutex<Ledger>, more: usize) -> Result<(), Trouble> {
    let count = || ledger.lock().expect("nobody panics while holding it").granted.len();
    let (goal, began) = (count() + more, Instant::now());
    while count() < goal {
        if began.elapsed() > RECOVERS_WITHIN {
            return Err(Trouble(format!("the server acknowledged less than {more} wishes within {RECOVERS_WITHIN:?}")));
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    Ok(())
}

type Playing = tokio::task::JoinHandle<Result<(), Trouble>>;

/// Two people at a new table.
async fn seat(
    address: &str,
    n: usize,
    mut random: fastrand::Rng,
    ledger: &Arc<Mutex<Ledger>>,
    stop: &Arc<AtomicBool>,
) -> Result<Vec<Playing>, Trouble> {
    let http = reqwest::Client::builder().no_proxy().build()?;
    let (one, other) = (Guest::arrive(&http, address).await?, Guest::arrive(&http, address).await?);
    let (game, variant) = crate::games::EVERY_KIND[n % 3];
    let clock = match n % 2 {
        0 => json!({ "kind": "none" }),
        _ => json!({ "kind": "byoyomi", "main_s": 0, "periods": 1, "period_s": TURN.as_secs() }),
    };
    let options = json!({ "game": game, "variant": variant, "players": 2, "clock": clock });
    let table = one.open(&json!({ "options": options, "seats": ["me", "open"] })).await?;
    let play = |guest: Guest, random: fastrand::Rng| {
        let player = Player { guest, table, ledger: ledger.clone(), stop: stop.clone(), random, wishes: 0, pending: None };
        tokio::spawn(player.play())
    };
    Ok(vec![play(one, random.fork()), play(other, random.fork())])
}

/// Somebody who plays whatever is legal, comes back after every crash, and asks again what was not answered.
struct Player {
    guest: Guest,
    table: TableId,
    ledger: Arc<Mutex<Ledger>>,
    stop: Arc<AtomicBool>,
    random: fastrand::Rng,
    wishes: u64,
    pending: Option<(TableId, String, Command)>,
}

impl Player {
    async fn play(mut self) -> Result<(), Trouble> {
        let mut views = HashMap::new();
        while !self.is_done() {
            let Ok(mut socket) = self.guest.connect().await else {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            };
            socket.views = std::mem::take(&mut views);
            // A lost connection is what this trial is about; anything the server says in error is not.
            if let Err(trouble) = self.sit_here(&mut socket).await
                && trouble.0.starts_with("wrong:")
            {
                return Err(trouble);
            }
            views = std::mem::take(&mut socket.views);
            self.remember(&views);
        }
        Ok(())
    }

    /// Everything asked has been answered, and no more is wanted.
    fn is_done(&self) -> bool {
        self.stop.load(Ordering::Relaxed) && self.pending.is_none()
    }

    fn remember(&self, views: &HashMap<TableId, TableView>) {
        let mut ledger = self.ledger.lock().expect("nobody panics while holding it");
        for (table, view) in views {
            ledger.views.insert((*table, self.guest.id), view.clone());
        }
    }

    async fn sit_here(&mut self, socket: &mut Socket) -> Result<(), Trouble> {
        let version = socket.views.get(&self.table).map(|view| view.version);
        socket.say(&ToServer::Watch { table: self.table, seat: None, version }).await?;
        if let Some((table, key, command)) = self.pending.clone() {
            self.ledger.lock().expect("nobody panics while holding it").repeated += 1;
            socket.say(&ToServer::Ask { table, key, seat: None, command }).await?;
        }
        loop {
            if self.is_done() {
                return Ok(());
            }
            self.wish(socket).await?;
            match tokio::time::timeout(Duration::from_millis(200), socket.hear()).await {
                Err(_) => {}
                Ok(heard) => match heard? {
                    None => return Ok(()),
                    Some(heard) => self.take_in(socket, heard).await?,
                },
            }
        }
    }

    async fn take_in(&mut self, socket: &mut Socket, heard: ToClient) -> Result<(), Trouble> {
        let wrong = |what: &dyn std::fmt::Debug| Err(Trouble(format!("wrong: {what:?}")));
        match heard {
            ToClient::Granted { table, key, version } => {
                self.ledger.lock().expect("nobody panics while holding it").granted.push((table, self.guest.id, key.clone(), version));
                self.pending.take_if(|(_, pending, _)| *pending == key);
            }
            // The other was faster, or it was granted in between: the view says what is possible now.
            ToClient::Refused { key, .. } => drop(self.pending.take_if(|(_, pending, _)| *pending == key)),
            ToClient::Error { error: trilynx_protocol::wire::Error::Unavailable, .. } => {
                // Nothing was done as far as anybody knows. Come again, with the same key.
                tokio::time::sleep(AGAIN_AFTER).await;
                return Err(Trouble("unavailable".to_owned()));
            }
            ToClient::Error { error, .. } => return wrong(&error),
            // The tail was asked for, so nothing can be missing.
            ToClient::Events { table, from, .. } if socket.views.get(&table).is_some_and(|view| view.version < from) => {
                return wrong(&("a gap", from));
            }
            _ => {}
        }
        if let Some(next) = socket.views.get(&self.table).and_then(|view| view.rematch) {
            // A connection watches a few tables at most.
            socket.say(&ToServer::Unwatch { table: std::mem::replace(&mut self.table, next) }).await?;
            self.pending = None;
            socket.say(&ToServer::Watch { table: next, seat: None, version: None }).await?;
        }
        Ok(())
    }

    /// Asks for the next thing, if nothing is pending.
    async fn wish(&mut self, socket: &mut Socket) -> Result<(), Trouble> {
        if self.pending.is_some() || self.stop.load(Ordering::Relaxed) {
            return Ok(());
        }
        let Some(command) = self.next_command(socket) else { return Ok(()) };
        self.wishes += 1;
        let key = format!("w{}", self.wishes);
        let wanted = match &command {
            Command::Play { text, number } => Wanted::Move(*number, text.clone()),
            Command::Say { text } => Wanted::Say(text.clone()),
            _ => Wanted::Other,
        };
        self.ledger.lock().expect("nobody panics while holding it").asked.insert((self.table, self.guest.id, key.clone()), wanted);
        self.pending = Some((self.table, key.clone(), command.clone()));
        socket.say(&ToServer::Ask { table: self.table, key, seat: None, command }).await
    }

    fn next_command(&mut self, socket: &Socket) -> Option<Command> {
        let view = socket.views.get(&self.table)?;
        match view.stage {
            Stage::Waiting => view.viewer.is_none().then_some(Command::Sit { seat: None, word: None }),
            Stage::Over => {
                let offered = view.viewer.is_some_and(|seat| view.offers.rematch.contains(&seat));
                (!offered).then_some(Command::OfferRematch)
            }
            Stage::Playing => {
                if self.random.u32(..50) == 0 {
                    return Some(Command::Say { text: format!("{} here", self.wishes) });
                }
                let legal = socket.legal(self.table);
                let text = legal.get(self.random.usize(..legal.len().max(1)))?.clone();
                Some(Command::Play { text, number: socket.moves(self.table) })
            }
            Stage::Between | Stage::Closed => None,
        }
    }
}

/// Asks the server for every table as everybody sees it, and compares with what they have.
async fn check(address: &str, ledger: &Mutex<Ledger>, plan: &Plan) -> Result<Report, Trouble> {
    let (granted, asked, views, repeated) = {
        let ledger = ledger.lock().expect("nobody panics while holding it");
        (ledger.granted.clone(), ledger.asked.clone(), ledger.views.clone(), ledger.repeated)
    };
    let http = reqwest::Client::builder().no_proxy().build()?;
    let stranger = Guest::arrive(&http, address).await?;
    let mut socket = stranger.connect().await?;
    let mut fresh: BTreeMap<TableId, TableView> = BTreeMap::new();
    for (table, _) in views.keys() {
        if !fresh.contains_key(table) {
            socket.watch(*table).await?;
            fresh.insert(*table, socket.views[table].clone());
            socket.say(&ToServer::Unwatch { table: *table }).await?;
        }
    }
    let acknowledged: HashSet<_> = granted.iter().map(|(table, person, key, _)| (*table, *person, key.clone())).collect();
    for (wish, wanted) in &asked {
        let (table, Wanted::Move(number, text), true) = (wish.0, wanted, acknowledged.contains(wish)) else { continue };
        let game = fresh.get(&table).and_then(|view| view.game.as_ref());
        let kept = game.and_then(|game| game.moves.get(*number as usize)).map(|played| &played.text);
        if kept != Some(text) {
            return Err(Trouble(format!("table {table}: move {number} {text} was acknowledged, but the table has {kept:?}")));
        }
    }
    for ((table, person), folded) in &views {
        let now = &fresh[table];
        let mine =
            |view: &TableView| (view.stage, view.game.as_ref().map(|game| (game.moves.clone(), game.result.clone())), view.chat.len());
        // A client that has not heard the very last events is behind, never beside.
        if folded.version == now.version && mine(folded).1 != mine(now).1 {
            return Err(Trouble(format!("table {table}: {person} has folded something else together")));
        }
        if folded.version > now.version {
            return Err(Trouble(format!(
                "table {table}: {person} heard of version {}, but the table is at {}",
                folded.version, now.version
            )));
        }
    }
    let results = fresh.values().filter_map(|view| view.game.as_ref()?.result.as_ref());
    Ok(Report {
        fault: (plan.fault, plan.times),
        granted: granted.len(),
        repeated,
        ended: results.clone().count(),
        tables: fresh.len(),
        flagged: results.filter(|result| result.by == EndedBy::Time).count(),
        wrong: Wrong::default(),
        took: Duration::ZERO,
    })
}

/// Opens the store itself, and holds every acknowledgement against the logs.
async fn check_store(database: &str, ledger: &Mutex<Ledger>) -> Result<Wrong, Trouble> {
    let url = if database.contains("://") { database.to_owned() } else { format!("sqlite:{database}") };
    let trouble = |error: trilynx_server::store::StoreError| Trouble(format!("the store: {error}"));
    let store = trilynx_server::store::Store::open(&url, Default::default()).await.map_err(trouble)?;
    let (granted, tables) = {
        let ledger = ledger.lock().expect("nobody panics while holding it");
        (ledger.granted.clone(), ledger.views.keys().map(|(table, _)| *table).collect::<HashSet<_>>())
    };
    let mut kept = Kept::default();
    for (table, person, key, _) in granted {
        if let Some(granted) = store.granted(table, person, &key).await.map_err(trouble)? {
            kept.keys.insert((table, person, key), granted.version);
        }
    }
    for table in tables {
        kept.logs.insert(table, store.log(table, 0, u32::MAX).await.map_err(trouble)?);
    }
    store.close().await;
    Ok(kept.hold_against(&ledger.lock().expect("nobody panics while holding it")))
}

/// What a store holds of the tables of a trial.
#[derive(Clone, Default)]
struct Kept {
    logs: BTreeMap<TableId, Vec<Entry>>,
    keys: HashMap<(TableId, PersonId, String), u32>,
}

impl Kept {
    /// Nothing that was acknowledged is missing, nothing is there twice or that nobody asked for, and no command is there in part.
    fn hold_against(&self, ledger: &Ledger) -> Wrong {
        let mut wrong = Wrong::default();
        for (table, person, key, version) in &ledger.granted {
            let kept = self.keys.get(&(*table, *person, key.clone()));
            if kept != Some(version) {
                wrong.lost.push(format!("table {table}: {key} of {person} was acknowledged at {version}, the store has {kept:?}"));
            }
            let last = self.logs.get(table).map_or(0, Vec::len);
            if *version as usize > last {
                wrong.lost.push(format!("table {table}: {key} of {person} was acknowledged at {version}, its log ends at {last}"));
            }
        }
        for (table, log) in &self.logs {
            if let Err(what) = is_whole(*table, log, &self.logs) {
                wrong.other.push(format!("table {table}: {what}"));
            }
            was_asked(*table, log, ledger, &mut wrong);
        }
        wrong
    }
}

/// No version is missing, the log can be played, and nothing is begun that its command would have brought to an end.
fn is_whole(id: TableId, log: &[Entry], logs: &BTreeMap<TableId, Vec<Entry>>) -> Result<(), String> {
    if !log.iter().map(|entry| entry.version).eq(1..=log.len() as u32) {
        return Err("its log has gaps".to_owned());
    }
    let table = Table::replay(id, log, &mut |_, _| {}).map_err(|damage| damage.to_string())?;
    let view = table.view(Viewer::Spectator);
    let all_sit = view.seats.iter().all(|seat| seat.occupant.is_some());
    let all_want_more = view.offers.rematch.len() == view.seats.len();
    match view.stage {
        Stage::Playing if table.to_move().is_none() => Err("the last move is there, but not the end of the game".to_owned()),
        Stage::Waiting if all_sit => Err("the last one has sat down, but the game has not begun".to_owned()),
        Stage::Over if all_want_more && view.rematch.is_none() => Err("all want a rematch, but there is none".to_owned()),
        _ => match view.rematch {
            Some(next) if logs.get(&next).is_some_and(Vec::is_empty) => Err(format!("the rematch at {next} was not opened")),
            _ => Ok(()),
        },
    }
}

/// Every move and every word in the log was asked for, and is there once; every move that was acknowledged is there.
fn was_asked(id: TableId, log: &[Entry], ledger: &Ledger, wrong: &mut Wrong) {
    let asked: HashSet<_> = ledger.asked.iter().filter(|((table, ..), _)| *table == id).map(|((_, by, _), wanted)| (by, wanted)).collect();
    let wanted: HashSet<_> = asked.iter().map(|(_, wanted)| *wanted).collect();
    let (mut moves, mut said) = (Vec::new(), HashSet::new());
    for entry in log {
        match &entry.event {
            Event::Moved { text, .. } => {
                let played = Wanted::Move(moves.len() as u32, text.clone());
                if !wanted.contains(&played) {
                    wrong.doubled.push(format!("table {id}: nobody asked for {played:?}"));
                }
                moves.push(text);
            }
            Event::Said { by, text, .. } => {
                if !asked.contains(&(by, &Wanted::Say(text.clone()))) {
                    wrong.doubled.push(format!("table {id}: {by} did not say {text:?}"));
                }
                if !said.insert((by, text)) {
                    wrong.doubled.push(format!("table {id}: {by} said {text:?} once, but it is there twice"));
                }
            }
            _ => {}
        }
    }
    for (table, person, key, _) in ledger.granted.iter().filter(|(table, ..)| *table == id) {
        let kept = match ledger.asked.get(&(*table, *person, key.clone())) {
            Some(Wanted::Move(number, text)) => moves.get(*number as usize) == Some(&text),
            Some(Wanted::Say(text)) => said.contains(&(person, text)),
            Some(Wanted::Other) | None => true,
        };
        if !kept {
            wrong.lost.push(format!("table {id}: {key} of {person} was acknowledged, but is not in the log"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trilynx_games::chance::Seed;
    use trilynx_protocol::{Occupant, SeatOffer, Time};
    use trilynx_table::{By, Entropy, Input, Opening};

    /// A game that was played to its end, with a word in the middle, and what its players know of it.
    fn evening() -> (Kept, Ledger, TableId) {
        let people = [PersonId::from_random([1; 16]), PersonId::from_random([2; 16])];
        let id = TableId::from_random([3; 16]);
        let given = Entropy { seed: Seed([7; 64]), table: TableId::from_random([4; 16]), bots: |_| &[] };
        let now = Time { service_ms: 5, unix_ms: 5 };
        let options = crate::games::duel(json!({ "variant": "blitz" }));
        let opening = Opening {
            options: serde_json::from_value(options).expect("options"),
            by: people[0],
            occupants: people.map(|person| Some(Occupant::Person(person))).to_vec(),
            offers: vec![SeatOffer::Me, SeatOffer::For(people[1])],
            rematch_of: None,
            guest: false,
        };
        let (mut kept, mut ledger, mut log) = (Kept::default(), Ledger::default(), Vec::new());
        let mut table = Table::open(id, now, opening, &given, &mut |_, entry| log.push(entry.clone())).expect("a table");
        let mut random = fastrand::Rng::with_seed(1);
        let mut ask = |table: &mut Table, person: PersonId, n: u32, command: Command, wanted: Wanted| {
            let by = By::Person { id: person, seat: None, lag_ms: 0, held_ms: 0, guest: false };
            table.apply(now, &given, by, Input::Asked(command), &mut |_, entry| log.push(entry.clone())).expect("granted");
            let wish = (id, person, format!("w{n}"));
            ledger.asked.insert(wish.clone(), wanted);
            ledger.granted.push((id, person, wish.2.clone(), table.version()));
            kept.keys.insert(wish, table.version());
        };
        while let Some(seat) = table.to_move() {
            let (person, number) = (people[seat.index()], table.moves_played());
            if number == 10 {
                let text = "10 here".to_owned();
                ask(&mut table, person, 1000, Command::Say { text: text.clone() }, Wanted::Say(text));
            }
            let game = table.view(Viewer::Seat(seat)).game.expect("a game");
            let legal = game.decision.and_then(|decision| decision.legal).expect("its decision");
            let text = legal[random.usize(..legal.len())].clone();
            ask(&mut table, person, number, Command::Play { text: text.clone(), number }, Wanted::Move(number, text));
        }
        assert_eq!(table.stage(), Stage::Over);
        kept.logs.insert(id, log);
        (kept, ledger, id)
    }

    fn verdict(change: impl FnOnce(&mut Kept, &mut Vec<Entry>)) -> Wrong {
        let (mut kept, ledger, id) = evening();
        let mut log = kept.logs.remove(&id).expect("a log");
        change(&mut kept, &mut log);
        kept.logs.insert(id, log);
        kept.hold_against(&ledger)
    }

    fn says(sentences: &[String], what: &str) {
        assert!(sentences.iter().any(|sentence| sentence.contains(what)), "{what} is not in {sentences:?}");
    }

    /// The versions from here on are one less or one more.
    fn renumber(log: &mut [Entry]) {
        log.iter_mut().zip(1..).for_each(|(entry, version)| entry.version = version);
    }

    #[test]
    fn a_sound_store_passes() {
        assert_eq!(verdict(|_, _| {}), Wrong::default());
    }

    #[test]
    fn an_acknowledged_move_that_is_missing_is_found() {
        says(&verdict(|_, log| drop(log.drain(log.len() - 2..))).lost, "its log ends at");
        says(&verdict(|_, log| drop(log.remove(12))).lost, "its log ends at");
        says(&verdict(|_, log| log[12].version += 1).other, "gaps");
        says(&verdict(|kept, _| kept.keys.retain(|(_, _, key), _| key != "w5")).lost, "the store has None");
        // With the word taken out and all numbers mended, everything that is left fits together.
        let word = |log: &Vec<Entry>| log.iter().position(|entry| matches!(entry.event, Event::Said { .. })).expect("a word");
        let quiet = verdict(|kept, log| {
            log.remove(word(log));
            renumber(log);
            kept.keys.values_mut().for_each(|version| *version = (*version).min(log.len() as u32));
        });
        says(&quiet.lost, "is not in the log");
        // The last command without any of its events.
        says(&verdict(|_, log| log.truncate(log.len() - 2)).lost, "its log ends at");
    }

    #[test]
    fn what_was_done_twice_is_found() {
        let twice = verdict(|_, log| {
            let at = log.iter().position(|entry| matches!(entry.event, Event::Said { .. })).expect("a word");
            log.insert(at, log[at].clone());
            renumber(log);
        });
        says(&twice.doubled, "twice");
        let twice = verdict(|_, log| {
            let at = log.iter().position(|entry| matches!(entry.event, Event::Moved { .. })).expect("a move");
            log.insert(at, log[at].clone());
            renumber(log);
        });
        says(&twice.doubled, "nobody asked for");
    }

    #[test]
    fn half_a_command_is_found() {
        // The last move came with the end of the game.
        let half = verdict(|kept, log| {
            log.pop();
            let last = log.len() as u32;
            kept.keys.values_mut().filter(|version| **version > last).for_each(|version| *version = last);
        });
        says(&half.other, "not the end of the game");
        let (mut kept, mut ledger, id) = evening();
        kept.logs.get_mut(&id).expect("a log").pop();
        // Nobody has heard of it: the log alone gives it away.
        let last = ledger.granted.pop().expect("an acknowledgement");
        kept.keys.remove(&(last.0, last.1, last.2));
        says(&kept.hold_against(&ledger).other, "not the end of the game");
    }

    #[test]
    fn what_nobody_asked_for_is_found() {
        let (kept, mut ledger, _) = evening();
        let wish = ledger.asked.iter().find(|(_, wanted)| matches!(wanted, Wanted::Move(7, _))).map(|(wish, _)| wish.clone());
        let wish = wish.expect("a seventh move");
        ledger.asked.remove(&wish);
        ledger.granted.retain(|(table, person, key, _)| (*table, *person, key.clone()) != wish);
        says(&kept.hold_against(&ledger).doubled, "nobody asked for Move(7");
    }
}
