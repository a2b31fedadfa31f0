//! The table of a game in the terminal: who sits where, what was played, and the file it is kept in.

use super::{PlayArgs, limit_text};
use crate::draw::{Draw, capital, caption};
use crate::input::{Beginning, fresh_seed, read_start};
use crate::{Failure, Outcome};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;
use trilynx_bots::{Bot, Limits, Pace, SystemClock, Thought, Value};
use trilynx_engine::{EngineGame, STRONGEST};
use trilynx_games::chance::{Commitment, Seed};
use trilynx_games::record::{Chance, EndedBy, Ending, Record};
use trilynx_games::{Header, Seat, Seats, Start, Status, Viewer};
use trilynx_locales::Catalogue;

/// Nobody: people have all seats.
const NOBODY: &str = "nobody";
/// Whether a bot looks at as much as its level allows, however much time it is given.
fn has_own_limit(bot: &str) -> bool {
    bot == "random" || bot.strip_prefix("level").is_some_and(|number| number.parse::<u8>().is_ok())
}

/// Records name who sits where: `Seat-0: person`, `Seat-1: search, 1 s a move`.
const SEAT: &str = "Seat-";
const PERSON: &str = "person";
/// Less thinking than this goes without saying.
const UNNOTICED: Duration = Duration::from_millis(200);
/// The first word about how far the thinking has come, and the ones after it.
const FIRST_NEWS: Duration = Duration::from_secs(2);
const MORE_NEWS: Duration = Duration::from_secs(5);

/// Who sits there.
pub enum Player<G: EngineGame> {
    Person,
    /// The bot is not there while it thinks elsewhere.
    Bot {
        name: String,
        bot: Option<Box<dyn Bot<G>>>,
    },
}

/// A decision that a bot makes elsewhere.
pub struct Errand<G: EngineGame> {
    pub bot: Box<dyn Bot<G>>,
    pub view: G::View,
    pub seed: u64,
    pub time: Option<Duration>,
    pub nodes: Option<u64>,
    pub pace: Pace,
}

/// A game in progress.
pub struct Table<G: EngineGame + Draw> {
    start: Start<G>,
    chance: Chance,
    /// What the file said of the game beside who plays.
    headers: Vec<(String, String)>,
    /// Different for every game, and says nothing about the deal.
    salt: u64,
    state: G,
    moves: Vec<(Seat, G::Move)>,
    resigned: Option<Seat>,
    players: Vec<Player<G>>,
    time: Option<Duration>,
    nodes: Option<u64>,
    pace: Pace,
    file: Option<PathBuf>,
}

impl<G: EngineGame + Draw> Table<G> {
    pub fn new(header: Header<'_>, seed: Seed, arguments: &PlayArgs, catalogue: &Catalogue) -> Result<Table<G>, Failure> {
        let Beginning { start, state, is_dealt } = read_start::<G>(header, Some(&seed), catalogue)?;
        let commitment = seed.commitment();
        let chance =
            if is_dealt { Chance { commitment: Some(commitment), seed: Some(seed), words: Vec::new() } } else { Chance::default() };
        let players = seat_players(&state, &[], arguments)?;
        let mut table = Table::with(start, chance, commitment, players, arguments);
        if let Some(file) = &arguments.save {
            table.save(file, catalogue)?;
        }
        Ok(table)
    }

    /// Goes on with a recorded game, which is kept in its file as before.
    pub fn resume(record: Record<G>, path: &Path, arguments: &PlayArgs) -> Result<Table<G>, Failure> {
        if record.ending != Ending::Open {
            return Err(format!("the game in {} is over: {}", path.display(), record.ending).into());
        }
        let commitment = match record.chance.commitment {
            Some(commitment) => commitment,
            None => fresh_seed()?.commitment(),
        };
        let players = seat_players(&record.start.state(), &record.headers, arguments)?;
        let mut table = Table::with(record.start, record.chance, commitment, players, arguments);
        table.headers = record.headers.into_iter().filter(|(key, _)| !key.starts_with(SEAT)).collect();
        record.moves.into_iter().for_each(|chosen| table.play(chosen));
        table.file = Some(path.to_path_buf());
        Ok(table)
    }

    /// Before the first move. A commitment says nothing about the deal, so bots may draw their chance from it.
    fn with(start: Start<G>, chance: Chance, commitment: Commitment, players: Vec<Player<G>>, arguments: &PlayArgs) -> Table<G> {
        Table {
            state: start.state(),
            start,
            chance,
            headers: Vec::new(),
            salt: commitment.0[..8].iter().fold(0, |salt, byte| salt << 8 | u64::from(*byte)),
            moves: Vec::new(),
            resigned: None,
            players,
            time: arguments.nodes.is_none().then(|| Duration::from_millis(arguments.time.unwrap_or(1000))),
            nodes: arguments.nodes,
            pace: arguments.pace,
            file: None,
        }
    }

    pub fn state(&self) -> &G {
        &self.state
    }

    pub fn status(&self) -> Status {
        self.state.status()
    }

    pub fn is_resigned(&self) -> bool {
        self.resigned.is_some()
    }

    pub fn is_saved(&self) -> bool {
        self.file.is_some()
    }

    pub fn is_person(&self, seat: Seat) -> bool {
        matches!(self.players[seat.index()], Player::Person)
    }

    /// The seats of people.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        (0..self.players.len() as u8).map(Seat).filter(|&seat| self.is_person(seat))
    }

    /// The seat, with the name of its bot.
    pub fn title(&self, seat: Seat, catalogue: &Catalogue) -> String {
        let player = G::player(seat, catalogue);
        match &self.players[seat.index()] {
            Player::Person => player,
            Player::Bot { name: bot, .. } => format!("{player} ({bot})"),
        }
    }

    fn bot_names(&self) -> impl Iterator<Item = &str> {
        self.players.iter().filter_map(|player| match player {
            Player::Bot { name, .. } => Some(name.as_str()),
            Player::Person => None,
        })
    }

    /// A bot with how long it thinks, unless it decides that itself.
    fn with_limit(&self, bot: &str) -> String {
        if has_own_limit(bot) { bot.to_owned() } else { format!("{bot}, {}", limit_text(self.time, self.nodes)) }
    }

    /// Who plays, and what to do first.
    pub fn introduction(&self, catalogue: &Catalogue) -> String {
        let text = |name: &str, id: &'static str, value: String| catalogue.text(&format!("terminal-line-{name}"), [(id, value.into())]);
        let people: Vec<String> = self.people().map(|seat| G::player(seat, catalogue)).collect();
        let bots = (0..self.players.len() as u8).map(Seat).filter(|&seat| !self.is_person(seat));
        let bots: Vec<String> = bots.map(|seat| self.title(seat, catalogue)).collect();
        let mut said = match people.as_slice() {
            [one] => text("you", "player", one.clone()),
            several => text("people", "players", several.join(", ")),
        };
        if !bots.is_empty() {
            said = format!("{said} {}", text("against", "players", bots.join(", ")));
        }
        if !self.bot_names().all(has_own_limit) {
            let limit = match (self.nodes, self.time) {
                (Some(nodes), _) => text("limit-nodes", "nodes", nodes.to_string()),
                (None, time) => text("limit-time", "seconds", time.unwrap_or_default().as_secs_f64().to_string()),
            };
            said = format!("{said} {limit}");
        }
        let deal = self
            .chance
            .commitment
            .map_or(String::new(), |commitment| format!("\n{}", text("commitment", "commitment", commitment.to_string())));
        format!("{said} {}{deal}", catalogue.text("terminal-line-begin", []))
    }

    /// What was played since `seat` last decided, a line for each.
    pub fn since_decision_of(&self, seat: Seat, catalogue: &Catalogue) -> Vec<String> {
        let from = self.moves.iter().rposition(|(by, _)| *by == seat).map_or(0, |at| at + 1);
        self.moves[from..].iter().map(|(by, chosen)| format!("{}: {chosen}", self.title(*by, catalogue))).collect()
    }

    /// Plays a legal move for the seat that must decide.
    pub fn play(&mut self, chosen: G::Move) {
        if let Some(seat) = self.status().to_move() {
            self.state.play_unchecked(chosen);
            self.moves.push((seat, chosen));
        }
    }

    pub fn resign(&mut self, seat: Seat) {
        self.resigned = Some(seat);
    }

    /// Takes back the last decision of a person and all that followed; tells which moves, or nothing where there is none.
    pub fn undo(&mut self, catalogue: &Catalogue) -> Option<Vec<String>> {
        if self.resigned.take().is_some() {
            return Some(vec![catalogue.text("terminal-line-resignation", [])]);
        }
        let from = self.moves.iter().rposition(|(by, _)| self.is_person(*by))?;
        let taken = self.moves.drain(from..).map(|(_, chosen)| chosen.to_string()).collect();
        self.state = self.start.state();
        self.moves.iter().for_each(|(_, chosen)| self.state.play_unchecked(*chosen));
        Some(taken)
    }

    /// How it ended, in a sentence.
    pub fn verdict(&self, catalogue: &Catalogue) -> String {
        let Some(seat) = self.resigned else { return caption(&self.state, catalogue) };
        let winners: Vec<String> = self.others(seat).iter().map(|seat| G::player(seat, catalogue)).collect();
        let resigned = capital(&catalogue.text("terminal-resigned", [("player", G::player(seat, catalogue).into())]));
        format!("{resigned} {}", catalogue.text("terminal-won", [("players", winners.join(", ").into())]))
    }

    fn others(&self, seat: Seat) -> Seats {
        (0..self.players.len() as u8).map(Seat).filter(|other| *other != seat).collect()
    }

    fn record(&self) -> Record<G> {
        let moves = self.moves.iter().map(|(_, chosen)| *chosen).collect();
        let mut record = Record::new(self.start.clone(), moves).unwrap_or_else(|_| unreachable!("only legal moves were played"));
        record.chance = self.chance.clone();
        record.headers.clone_from(&self.headers);
        for (seat, player) in self.players.iter().enumerate() {
            let who = match player {
                Player::Person => PERSON.to_string(),
                Player::Bot { name, .. } => self.with_limit(name),
            };
            record.headers.push((format!("{SEAT}{seat}"), who));
        }
        if let Some(seat) = self.resigned {
            record.ending = Ending::Otherwise { winners: self.others(seat), by: EndedBy::Resignation };
        }
        record
    }

    /// Keeps the game in a file that is not there yet, or that is this game's own.
    pub fn save(&mut self, path: &Path, catalogue: &Catalogue) -> Result<(), String> {
        if self.file.as_deref() == Some(path) {
            return self.keep(catalogue);
        }
        let cannot = |error: std::io::Error| match error.kind() {
            std::io::ErrorKind::AlreadyExists => catalogue.text("terminal-line-exists", [("file", path.display().to_string().into())]),
            _ => cannot_write(path, &error, catalogue),
        };
        let mut file = std::fs::File::create_new(path).map_err(cannot)?;
        file.write_all(self.record().to_string().as_bytes()).map_err(cannot)?;
        self.file = Some(path.to_path_buf());
        Ok(())
    }

    /// Brings the file up to date, if there is one.
    pub fn keep(&self, catalogue: &Catalogue) -> Result<(), String> {
        let Some(path) = &self.file else { return Ok(()) };
        std::fs::write(path, self.record().to_string()).map_err(|error| cannot_write(path, &error, catalogue))
    }

    /// Where the game is to be found, or how it could have been.
    pub fn farewell(&self, catalogue: &Catalogue) -> String {
        match &self.file {
            Some(path) => catalogue.text("terminal-line-kept", [("file", path.display().to_string().into())]),
            None => catalogue.text("terminal-line-not-kept", []),
        }
    }

    fn seed(&self) -> u64 {
        self.salt ^ (self.moves.len() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// What the bot of a seat plays. While it thinks, `say` is called now and then.
    pub fn think(&mut self, seat: Seat, catalogue: &Catalogue, say: impl Fn(&str) -> Outcome) -> Result<G::Move, Failure> {
        let (view, seed, title) = (self.state.view(Viewer::Seat(seat)), self.seed(), self.title(seat, catalogue));
        let Player::Bot { bot: Some(bot), .. } = &mut self.players[seat.index()] else { unreachable!("a bot that is there decides") };
        let thought = think_aloud::<G>(bot.as_mut(), &view, seed, (self.time, self.nodes), (&title, catalogue), &say)?;
        let wait = self.pace.wait(trilynx_engine::occasion::<G>(&view), &thought, seed);
        if wait > UNNOTICED && thought.elapsed < UNNOTICED {
            say(&thinks(&title, catalogue))?;
        }
        std::thread::sleep(wait);
        Ok(thought.best())
    }

    /// The bot of a seat with what it has to decide; nothing if it is out already.
    pub fn lend(&mut self, seat: Seat) -> Option<Errand<G>> {
        let (view, seed) = (self.state.view(Viewer::Seat(seat)), self.seed());
        let Player::Bot { bot, .. } = &mut self.players[seat.index()] else { return None };
        Some(Errand { bot: bot.take()?, view, seed, time: self.time, nodes: self.nodes, pace: self.pace })
    }

    /// Takes back a bot that was lent.
    pub fn give_back(&mut self, seat: Seat, back: Box<dyn Bot<G>>) {
        if let Player::Bot { bot, .. } = &mut self.players[seat.index()] {
            *bot = Some(back);
        }
    }

    /// The strongest bot with what a person has to decide.
    pub fn advice(&self, seat: Seat) -> Result<Errand<G>, Failure> {
        let (_, bot) = bot_of::<G>(STRONGEST)?;
        let view = self.state.view(Viewer::Seat(seat));
        Ok(Errand { bot, view, seed: self.seed(), time: self.time, nodes: self.nodes, pace: Pace::AtOnce })
    }

    /// Who played what.
    pub fn moves(&self) -> &[(Seat, G::Move)] {
        &self.moves
    }

    /// The position after so many moves.
    pub fn state_after(&self, number: usize) -> G {
        let mut state = self.start.state();
        self.moves.iter().take(number).for_each(|(_, chosen)| state.play_unchecked(*chosen));
        state
    }

    /// Who has given up.
    pub fn resigned(&self) -> Option<Seat> {
        self.resigned
    }

    /// What the bot of a seat is called; nothing for a person.
    pub fn bot_name(&self, seat: Seat) -> Option<&str> {
        match &self.players[seat.index()] {
            Player::Person => None,
            Player::Bot { name, .. } => Some(name),
        }
    }

    /// What the strongest bot would do for a person, knowing what the person may know.
    pub fn hint(&self, seat: Seat, catalogue: &Catalogue, say: impl Fn(&str) -> Outcome) -> Result<(G::Move, Value), Failure> {
        let (name, mut bot) = bot_of::<G>(STRONGEST)?;
        let view = self.state.view(Viewer::Seat(seat));
        let thought = think_aloud::<G>(bot.as_mut(), &view, self.seed(), (self.time, self.nodes), (&name, catalogue), say)?;
        Ok((thought.best(), thought.value()))
    }
}

/// Who sits where: as is asked for, otherwise as a record's headers say, otherwise one person against the strongest bot.
fn seat_players<G: EngineGame>(state: &G, headers: &[(String, String)], arguments: &PlayArgs) -> Result<Vec<Player<G>>, Failure> {
    let seats = state.seats() as u8;
    let recorded = |seat: u8| {
        let key = format!("{SEAT}{seat}");
        headers.iter().find(|(known, _)| *known == key).map(|(_, who)| who.split(',').next().unwrap_or_default())
    };
    let people: Vec<u8> = match (arguments.humans.as_slice(), arguments.against.as_deref(), arguments.seat) {
        ([], Some(NOBODY), _) => (0..seats).collect(),
        ([], _, Some(seat)) => vec![seat],
        ([], ..) => {
            let people: Vec<u8> = (0..seats).filter(|seat| recorded(*seat) == Some(PERSON)).collect();
            if people.is_empty() { vec![0] } else { people }
        }
        (humans, ..) => humans.to_vec(),
    };
    if let Some(seat) = people.iter().find(|seat| **seat >= seats) {
        return Err(format!("there is no seat {seat}: the seats are 0 to {}", seats - 1).into());
    }
    (0..seats)
        .map(|seat| {
            if people.contains(&seat) {
                return Ok(Player::Person);
            }
            let known = recorded(seat).filter(|name| G::bot(name).is_some());
            let (name, bot) = bot_of::<G>(arguments.against.as_deref().or(known).unwrap_or(STRONGEST))?;
            Ok(Player::Bot { name, bot: Some(bot) })
        })
        .collect()
}

/// The bot of this name, with the name it has in the roster.
pub fn bot_of<G: EngineGame>(name: &str) -> Result<(String, Box<dyn Bot<G>>), Failure> {
    let name = if name == STRONGEST { G::BOTS.last().map_or("", |(name, _)| name) } else { name };
    let names = || G::BOTS.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
    let bot = G::bot(name).ok_or_else(|| format!("{} has no bot \"{name}\": it has {}", G::ID, names()))?;
    Ok((name.to_string(), bot))
}

fn cannot_write(path: &Path, error: &std::io::Error, catalogue: &Catalogue) -> String {
    catalogue.text("terminal-line-cannot-write", [("file", path.display().to_string().into()), ("error", error.to_string().into())])
}

fn thinks(title: &str, catalogue: &Catalogue) -> String {
    catalogue.text("terminal-thinks", [("player", title.into())])
}

/// How long a bot has thought, and how far it has got if it has said so.
fn so_far(elapsed: Duration, progress: Option<(u32, u32)>, catalogue: &Catalogue) -> String {
    let seconds = u32::try_from(elapsed.as_secs()).unwrap_or(u32::MAX);
    match progress {
        None => format!("… {seconds} s"),
        Some((0, nodes)) => catalogue.text("terminal-line-progress", [("seconds", seconds.into()), ("nodes", nodes.into())]),
        Some((depth, nodes)) => {
            let values = [("seconds", seconds.into()), ("depth", depth.into()), ("nodes", nodes.into())];
            catalogue.text("terminal-line-progress-depth", values)
        }
    }
}

/// Lets a bot think in a thread of its own. What is said about it never tells what it thinks of: that would show its cards.
fn think_aloud<G: EngineGame>(
    bot: &mut dyn Bot<G>,
    view: &G::View,
    seed: u64,
    (time, nodes): (Option<Duration>, Option<u64>),
    (title, catalogue): (&str, &Catalogue),
    say: impl Fn(&str) -> Outcome,
) -> Result<Thought<G::Move>, Failure> {
    enum News<M> {
        Progress { depth: u32, nodes: u64 },
        Done(Thought<M>),
    }
    fn think<G: EngineGame>(bot: &mut dyn Bot<G>, view: &G::View, seed: u64, limits: &Limits<'_>, news: &Sender<News<G::Move>>) {
        // If nobody listens any more, the thinking ends by its limits.
        let thought = bot.choose(view, seed, limits, &mut |so_far| {
            let _nobody_listens = news.send(News::Progress { depth: so_far.depth, nodes: so_far.nodes });
        });
        let _nobody_listens = news.send(News::Done(thought));
    }
    let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
    let limits = Limits { time, nodes, ..Limits::unlimited(&stop, &clock) };
    std::thread::scope(|scope| {
        let (sender, receiver) = channel();
        let limits = &limits;
        let thread = scope.spawn(move || think::<G>(bot, view, seed, limits, &sender));
        let (mut progress, mut next) = (None, UNNOTICED);
        loop {
            let elapsed = trilynx_bots::Clock::now(limits.clock);
            match receiver.recv_timeout(next.saturating_sub(elapsed)) {
                Ok(News::Done(thought)) => return Ok(thought),
                Ok(News::Progress { depth, nodes }) => progress = Some((depth, u32::try_from(nodes).unwrap_or(u32::MAX))),
                Err(RecvTimeoutError::Timeout) if next == UNNOTICED => {
                    say(&thinks(title, catalogue))?;
                    next = FIRST_NEWS;
                }
                Err(RecvTimeoutError::Timeout) => {
                    say(&so_far(elapsed.max(next), progress, catalogue))?;
                    next += MORE_NEWS;
                }
                Err(RecvTimeoutError::Disconnected) => {
                    // What went wrong stands on standard error; the scope must not fall with its thread.
                    let _it_panicked = thread.join();
                    return Err(Failure::Said(catalogue.text("terminal-bot-failed", [("player", capital(title).into())])));
                }
            }
        }
    })
}
