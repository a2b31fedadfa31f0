//! A server for one person on one device: it reads lines, works in slices, and writes lines.

use crate::jobs::{EngineJob, HintJob};
use crate::lines::{Begin, ForServer, Forget, Frame, Kind, Loaded, NetworkWanted, Numbered, Restore, Restored};
use crate::reviews::Reviews;
use crate::tables::{Kept, MAX_TABLES};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;
use trilynx_bots::network::LoadError;
use trilynx_bots::{Clock, Roster};
use trilynx_engine::{Engine, MAX_LINE_BYTES, Reaction};
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::{GameId, with_game};
use trilynx_protocol::options::GameName;
use trilynx_protocol::text::is_plain_line;
use trilynx_protocol::wire::{Error, PersonView, ToClient};
use trilynx_protocol::{Occupant, PersonId, TableId, Time};

/// The most bytes that are taken at once: the longest log of a table, or a network.
pub const MAX_INPUT_BYTES: usize = 8 << 20;
/// While more output than this is waiting, no work is done.
const MAX_UNHEARD_BYTES: usize = 4 << 20;
/// The longest name of a person, in bytes.
const MAX_NAME_BYTES: usize = 80;

/// A server for one person on one device.
pub struct Local {
    pub(crate) clock: Box<dyn Clock>,
    /// When it began, by the clock, and the time of service then.
    began: Duration,
    service_ms: u64,
    pub(crate) me: Option<Me>,
    pub(crate) engine: Engine,
    pub(crate) question: Option<EngineJob>,
    pub(crate) tables: BTreeMap<TableId, Kept>,
    pub(crate) hints: VecDeque<HintJob>,
    pub(crate) reviews: Reviews,
    /// Whose turn it is among those who think without a table.
    pub(crate) turn: usize,
    /// Games whose network the page was asked for.
    wanted: Vec<GameId>,
    lines: String,
}

/// Who plays here.
pub(crate) struct Me {
    pub person: PersonId,
    pub name: String,
    chance: Generator,
}

impl Local {
    /// Nobody plays here yet.
    pub fn new(clock: Box<dyn Clock>) -> Local {
        Local {
            began: clock.now(),
            clock,
            service_ms: 0,
            me: None,
            engine: Engine::default(),
            question: None,
            tables: BTreeMap::new(),
            hints: VecDeque::new(),
            reviews: Reviews::default(),
            turn: 0,
            wanted: Vec::new(),
            lines: String::new(),
        }
    }

    /// Reads lines and answers them. Long work is only started.
    pub fn read_lines(&mut self, input: &[u8]) {
        if input.len() > MAX_INPUT_BYTES {
            return self.complain(Error::TooLarge { what: "input".to_owned(), limit: MAX_INPUT_BYTES as u32 });
        }
        for line in input.split(|byte| *byte == b'\n') {
            match std::str::from_utf8(line).map(str::trim) {
                Ok("") => {}
                Ok(line) if line.starts_with('{') => self.on_json(line),
                Ok(line) => self.on_engine_line(line),
                Err(_) => self.complain(Error::Malformed { message: "the line is not UTF-8 text".to_owned() }),
            }
        }
    }

    /// The output since the last call, each line with its line feed.
    pub fn take_lines(&mut self) -> String {
        std::mem::take(&mut self.lines)
    }

    /// Takes a network of `crates/bots/networks` over. The first of each game counts.
    pub fn load_file(&mut self, bytes: &[u8]) {
        let mut error = "not a network of any game".to_owned();
        for game in GameId::ALL {
            match with_game!(*game, G => G::load_network(bytes)) {
                Ok(()) => {
                    self.wanted.retain(|wanted| wanted != game);
                    return self.say(&Loaded { network: Some(GameName(*game)), error: None });
                }
                Err(LoadError::OtherGame) => {}
                Err(LoadError::Bad(found)) => error = found,
            }
        }
        self.say(&Loaded { network: None, error: Some(error) });
    }

    fn on_json(&mut self, line: &str) {
        let kind = match serde_json::from_str::<Kind>(line) {
            Ok(kind) => kind,
            Err(error) => return self.misunderstand(line, error.to_string()),
        };
        if kind.begin.is_some() {
            return self.begin(line);
        }
        if self.me.is_none() {
            return self.misunderstand(line, "nobody plays here yet: the first line is {\"begin\": …}".to_owned());
        }
        match kind {
            Kind { request: Some(_), .. } => self.request(line),
            Kind { restore: Some(_), .. } => self.restore(line),
            Kind { forget: Some(_), .. } => {
                if let Some(Forget { forget }) = self.read(line) {
                    self.tables.remove(&forget);
                }
            }
            // There are no other people here, and the studies of a browser are kept by its page.
            _ if serde_json::from_str::<ForServer>(line).is_ok() => self.complain(Error::Unavailable),
            _ => match serde_json::from_str::<Frame>(line) {
                Ok(frame) => self.obey(frame),
                Err(error) => self.misunderstand(line, error.to_string()),
            },
        }
    }

    /// Reads a line, or complains about it.
    fn read<T: DeserializeOwned>(&mut self, line: &str) -> Option<T> {
        let read = serde_json::from_str(line);
        read.map_err(|error| self.misunderstand(line, error.to_string())).ok()
    }

    /// Answers a line that cannot be read; if it is a request, the error is its answer.
    fn misunderstand(&mut self, line: &str, message: String) {
        let Numbered { request } = serde_json::from_str(line).unwrap_or_default();
        match request {
            Some(request) => self.fail(request, &Error::Malformed { message }),
            None => self.complain(Error::Malformed { message }),
        }
    }

    fn begin(&mut self, line: &str) {
        let Some(Begin { begin }) = self.read(line) else { return };
        let Ok(seed) = begin.seed.parse::<Seed>() else {
            return self.misunderstand(line, "a seed has 128 hexadecimal digits".to_owned());
        };
        if !is_plain_line(&begin.name, MAX_NAME_BYTES) {
            return self.misunderstand(line, format!("a name has at most {MAX_NAME_BYTES} bytes, and no control characters"));
        }
        let person = begin.person;
        self.me = Some(Me { person, name: begin.name, chance: Generator::new(&seed, &[]) });
        let version = env!("CARGO_PKG_VERSION").to_owned();
        self.say(&ToClient::Welcome { person, service_ms: self.time().service_ms, version });
    }

    fn restore(&mut self, line: &str) {
        let Some(Restore { restore: id, entries }) = self.read(line) else { return };
        let restored = self.restored(id, entries);
        let (version, error) = (restored.as_ref().ok().copied(), restored.err());
        self.say(&Restored { restored: id, version, error });
    }

    fn on_engine_line(&mut self, line: &str) {
        let reaction = match line.len() > MAX_LINE_BYTES {
            true => Err(format!("a line has at most {MAX_LINE_BYTES} bytes")),
            false => self.engine.obey(line, self.question.is_some()),
        };
        match reaction {
            Ok(Reaction::Nothing) => {}
            Ok(Reaction::Say(lines)) => self.say_lines(&lines),
            Ok(Reaction::Stop) => self.stop_engine(),
            Ok(Reaction::Think(question)) => self.question = Some(EngineJob::new(question)),
            Err(message) => self.say_lines(&format!("error {message}\n")),
        }
    }

    /// What time it is. The time of service stands still while there is no module, and goes on from the latest log that was restored.
    pub(crate) fn time(&self) -> Time {
        let now = self.clock.now();
        let passed = now.saturating_sub(self.began).as_millis() as u64;
        Time { service_ms: self.service_ms + passed, unix_ms: now.as_millis() as u64 }
    }

    /// The time of service is at least this.
    pub(crate) fn advance_service(&mut self, service_ms: u64) {
        self.service_ms += service_ms.saturating_sub(self.time().service_ms);
    }

    /// Fresh random bytes; zeros as long as nobody plays here, when none are needed.
    pub(crate) fn random<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        if let Some(me) = &mut self.me {
            bytes.chunks_mut(8).for_each(|part| part.copy_from_slice(&me.chance.word().to_le_bytes()[..part.len()]));
        }
        bytes
    }

    /// Who plays here; nobody, before anything else is done.
    pub(crate) fn person(&self) -> PersonId {
        self.me.as_ref().map_or_else(|| PersonId::from_random([0; 16]), |me| me.person)
    }

    /// The people of a frame: there is one.
    pub(crate) fn people(&self) -> BTreeMap<PersonId, PersonView> {
        let mut people = BTreeMap::new();
        if let Some(me) = &self.me {
            people.insert(me.person, PersonView { name: me.name.clone(), guest: true, bot: false });
        }
        people
    }

    /// How a player is called.
    pub(crate) fn name_of(&self, occupant: &Occupant) -> Option<String> {
        match occupant {
            Occupant::Bot(name) => Some(name.clone()),
            Occupant::Person(id) => self.me.as_ref().filter(|me| me.person == *id).map(|me| me.name.clone()),
        }
    }

    /// A bot cannot think without its network: asks the page for it, once.
    pub(crate) fn want_network(&mut self, game: GameId) {
        if !self.wanted.contains(&game) {
            self.wanted.push(game);
            self.say(&NetworkWanted { wants_network: GameName(game) });
        }
    }

    /// Whether the page has been asked for this network and has not brought it yet.
    pub(crate) fn waits_for_network(&self, game: GameId) -> bool {
        self.wanted.contains(&game)
    }

    pub(crate) fn is_heard(&self) -> bool {
        self.lines.len() <= MAX_UNHEARD_BYTES
    }

    pub(crate) fn say<T: Serialize>(&mut self, line: &T) {
        // These types have nothing that JSON cannot write.
        self.lines.push_str(&serde_json::to_string(line).unwrap_or_default());
        self.lines.push('\n');
    }

    pub(crate) fn say_lines(&mut self, lines: &str) {
        self.lines.push_str(lines);
    }

    pub(crate) fn complain(&mut self, error: Error) {
        self.say(&ToClient::Error { error, table: None, key: None });
    }

    /// There is room for one more table, or a table that nobody watches makes room: the page has its log.
    pub(crate) fn make_room(&mut self) -> Result<(), Error> {
        if self.tables.len() >= MAX_TABLES {
            let unwatched = self.tables.iter().filter(|(_, kept)| kept.viewer.is_none());
            let oldest = unwatched.min_by_key(|(_, kept)| kept.table.opened()).map(|(id, _)| *id);
            let oldest = oldest.ok_or(Error::TooLarge { what: "tables".to_owned(), limit: MAX_TABLES as u32 })?;
            self.tables.remove(&oldest);
        }
        Ok(())
    }
}
