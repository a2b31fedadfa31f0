//! Tables on this device: opening, watching, commands, and the turns of bots there.
//!
//! The one thing to know: every event is written as a line of the log first, so that the page can store it before it shows it.

use crate::lines::{Frame, FrameKind, Logged};
use crate::local::Local;
use crate::thinking::Thinking;
use std::collections::VecDeque;
use std::time::Duration;
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::{GameId, Seat, Viewer};
use trilynx_play::turns::{self, Decision, Timing};
use trilynx_protocol::command::{MAX_KEY_BYTES, is_key};
use trilynx_protocol::http::{OpenedTable, Opening};
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::wire::{Error, ToClient, ViewEvent};
use trilynx_protocol::{BotPace, Command, Refused, TableId};
use trilynx_table::{By, Entropy, Input, MAX_EVENTS, MAX_LINES, Table};

/// Tables that are here at the same time; the page has the logs of all.
pub const MAX_TABLES: usize = 32;
/// Granted commands that are remembered.
const KEYS_KEPT: usize = 32;

/// A table that is here.
pub struct Kept {
    pub table: Table,
    /// Everything that happened there: for records, studies and reviews.
    pub log: Vec<Entry>,
    done: VecDeque<Done>,
    /// From where it is watched, if it is.
    pub viewer: Option<Viewer>,
    pace: BotPace,
    /// The version that brought the position about.
    position_at: u32,
    pub turn: Option<Turn>,
}

/// A command that was granted, and the version it led to.
struct Done {
    key: String,
    command: Command,
    version: u32,
}

/// A bot's turn.
pub struct Turn {
    /// The version of the table that brought the position about.
    version: u32,
    seat: Seat,
    timing: Timing,
    pub stage: TurnStage,
}

/// How far a bot is.
pub enum TurnStage {
    /// It may have to wait for its network.
    Prepared(Box<Decision>),
    Thinking(Box<Thinking>),
    /// It has chosen a move, which is played at this time by the clock.
    Chosen {
        text: String,
        due: Duration,
    },
}

impl Kept {
    fn new(table: Table, log: Vec<Entry>) -> Kept {
        let position_at = table.version();
        Kept { table, log, done: VecDeque::new(), viewer: None, pace: BotPace::default(), position_at, turn: None }
    }
}

/// The game a decision is about.
pub fn game_of(table: &Table) -> GameId {
    table.options().game.0
}

impl Local {
    /// Opens a table. The same key makes the same table, however often it is asked for.
    pub(crate) fn open(&mut self, wanted: Opening) -> Result<OpenedTable, Error> {
        let id = match &wanted.key {
            Some(key) if is_key(key) => self.keyed(key),
            Some(_) => return Err(Error::TooLarge { what: "key".to_owned(), limit: MAX_KEY_BYTES as u32 }),
            None => TableId::from_random(self.random()),
        };
        if !self.tables.contains_key(&id) {
            self.make_room()?;
            let opening = turns::opening(wanted, self.person(), true);
            self.open_as(id, opening).map_err(|reason| Error::Refused { reason })?;
        }
        Ok(OpenedTable { table: id })
    }

    /// The id that a key stands for, also after a reload.
    fn keyed(&self, key: &str) -> TableId {
        let mut words = Generator::new(&Seed([0; 64]), &[self.person().as_str().as_bytes(), key.as_bytes()]);
        let (low, high) = (words.word(), words.word());
        TableId::from_random((u128::from(high) << 64 | u128::from(low)).to_be_bytes())
    }

    fn open_as(&mut self, id: TableId, opening: trilynx_table::Opening) -> Result<(), Refused> {
        let (now, given) = (self.time(), self.entropy());
        let mut log = Vec::new();
        let table = Table::open(id, now, opening, &given, &mut |_, entry| log.push(entry.clone()))?;
        self.say(&Logged { log: id, entries: &log });
        self.tables.insert(id, Kept::new(table, log));
        self.ask_bot(id);
        Ok(())
    }

    /// Takes a table over from its log. A table that is here already stays as it is.
    pub(crate) fn restored(&mut self, id: TableId, entries: Vec<Entry>) -> Result<u32, Error> {
        if let Some(kept) = self.tables.get(&id) {
            return Ok(kept.table.version());
        }
        let most = MAX_EVENTS + MAX_LINES;
        if entries.len() > most as usize {
            return Err(Error::TooLarge { what: "entries".to_owned(), limit: most });
        }
        let table = Table::replay(id, &entries, &mut |_, _| {}).map_err(|damage| Error::Malformed { message: damage.to_string() })?;
        self.make_room()?;
        let version = table.version();
        self.advance_service(entries.iter().map(|entry| entry.at.service_ms).max().unwrap_or(0));
        self.tables.insert(id, Kept::new(table, entries));
        self.ask_bot(id);
        Ok(version)
    }

    /// What a table needs and cannot make itself.
    fn entropy(&mut self) -> Entropy {
        Entropy { seed: Seed(self.random()), table: TableId::from_random(self.random()), bots: turns::roster }
    }

    /// Obeys a frame.
    pub(crate) fn obey(&mut self, frame: Frame) {
        let table = frame.table;
        if let Err(error) = self.obeyed(frame) {
            self.say(&ToClient::Error { error, table, key: None });
        }
    }

    fn obeyed(&mut self, frame: Frame) -> Result<(), Error> {
        let Frame { say, table, seat, version, pace, key, command, text, follow } = frame;
        let table = table.ok_or_else(|| missing("table"));
        match say {
            FrameKind::Watch => self.watch(table?, seat, version, pace.unwrap_or_default())?,
            FrameKind::Unwatch => {
                if let Some(kept) = self.tables.get_mut(&table?) {
                    kept.viewer = None;
                }
            }
            FrameKind::Ask => {
                let (table, key) = (table?, key.ok_or_else(|| missing("key"))?);
                let answer = match self.ask(table, &key, seat, command.ok_or_else(|| missing("command"))?) {
                    Ok(version) => ToClient::Granted { table, key, version },
                    Err(Error::Refused { reason }) => ToClient::Refused { table, key, reason },
                    Err(error) => {
                        let key = Some(key).filter(|key| is_key(key));
                        ToClient::Error { error, table: Some(table), key }
                    }
                };
                self.say(&answer);
            }
            FrameKind::Preview => {
                let (table, text) = (table?, text.ok_or_else(|| missing("move"))?);
                let (position, effects) = self.preview(table, seat, &text)?;
                self.say(&ToClient::Preview { table, text, position, effects });
            }
            // There are no other people here.
            FrameKind::Lobby if follow == Some(true) => {
                self.say(&ToClient::Lobby { open: Vec::new(), running: Vec::new(), people: 1 });
            }
            FrameKind::Lobby | FrameKind::StopSeeking => {}
        }
        Ok(())
    }

    fn watch(&mut self, id: TableId, seat: Option<u8>, version: Option<u32>, pace: BotPace) -> Result<(), Error> {
        let (person, service_ms) = (self.person(), self.time().service_ms);
        let kept = self.tables.get_mut(&id).ok_or(Error::NotFound)?;
        let viewer = kept.table.viewer(person, seat).map_err(|reason| Error::Refused { reason })?;
        let is_new = kept.viewer.is_none();
        (kept.viewer, kept.pace) = (Some(viewer), pace);
        let now = kept.table.version();
        let seats: Vec<u8> = kept.table.seat_of(person).map(|seat| seat.0).collect();
        if version == Some(now) {
            let (events, people) = (Vec::new(), Default::default());
            self.say(&ToClient::Events { table: id, from: now, events, people, service_ms });
        } else {
            self.say_view(id);
        }
        if is_new {
            self.say(&ToClient::Presence { table: id, seats, spectators: u32::from(viewer == Viewer::Spectator) });
        }
        self.ask_bot(id);
        Ok(())
    }

    fn say_view(&mut self, id: TableId) {
        let Some(Kept { table, viewer: Some(viewer), .. }) = self.tables.get(&id) else { return };
        let (view, people, service_ms) = (Box::new(table.view(*viewer)), self.people(), self.time().service_ms);
        self.say(&ToClient::Table { view, people, service_ms });
    }

    /// A command of the person here, granted once for each key.
    pub(crate) fn ask(&mut self, id: TableId, key: &str, seat: Option<u8>, command: Command) -> Result<u32, Error> {
        if !is_key(key) {
            return Err(Error::TooLarge { what: "key".to_owned(), limit: MAX_KEY_BYTES as u32 });
        }
        let kept = self.tables.get(&id).ok_or(Error::NotFound)?;
        if let Some(done) = kept.done.iter().find(|done| done.key == key) {
            return if done.command == command { Ok(done.version) } else { Err(Error::Taken { what: "key".to_owned() }) };
        }
        let by = By::Person { id: self.person(), seat: seat.map(Seat), lag_ms: 0, held_ms: 0, guest: true };
        let version = self.apply(id, by, Input::Asked(command.clone()))?;
        if let Some(kept) = self.tables.get_mut(&id) {
            kept.done.push_back(Done { key: key.to_owned(), command, version });
            if kept.done.len() > KEYS_KEPT {
                kept.done.pop_front();
            }
        }
        Ok(version)
    }

    fn preview(
        &self,
        id: TableId,
        seat: Option<u8>,
        text: &str,
    ) -> Result<(Option<trilynx_protocol::position::Position>, trilynx_protocol::position::Effects), Error> {
        let kept = self.tables.get(&id).ok_or(Error::NotFound)?;
        let previewed = kept.table.viewer(self.person(), seat).and_then(|viewer| kept.table.preview(viewer, text));
        previewed.map_err(|reason| Error::Refused { reason })
    }

    /// The only way anything happens at a table: decide, write it to the log for the page to store, and only then send it.
    fn apply(&mut self, id: TableId, by: By, input: Input) -> Result<u32, Error> {
        let (now, given) = (self.time(), self.entropy());
        let kept = self.tables.get_mut(&id).ok_or(Error::NotFound)?;
        let (from, viewer) = (kept.table.version(), kept.viewer);
        let (mut entries, mut events): (Vec<Entry>, Vec<ViewEvent>) = (Vec::new(), Vec::new());
        let mut on_entry = |table: &Table, entry: &Entry| {
            events.extend(viewer.map(|viewer| table.seen(entry, viewer)));
            entries.push(entry.clone());
        };
        kept.table.apply(now, &given, by, input, &mut on_entry).map_err(|reason| Error::Refused { reason })?;
        if entries.is_empty() {
            return Ok(from);
        }
        let version = kept.table.version();
        let changed = entries.iter().rev().find(|entry| entry.event.changes_position());
        kept.position_at = changed.map_or(kept.position_at, |entry| entry.version);
        kept.log.extend_from_slice(&entries);
        self.say(&Logged { log: id, entries: &entries });
        self.open_rematch(id, &entries);
        self.tell(id, from, &entries, events);
        self.ask_bot(id);
        Ok(version)
    }

    fn open_rematch(&mut self, id: TableId, entries: &[Entry]) {
        let agreed = entries.iter().find_map(|entry| if let Event::RematchAgreed { table } = entry.event { Some(table) } else { None });
        let (Some(new), Some(kept)) = (agreed, self.tables.get(&id)) else { return };
        let opening = kept.table.rematch_opening();
        // What was played once can be played again; where there is no room the person can still open it.
        if self.make_room().is_ok() {
            let _refused = self.open_as(new, opening);
        }
    }

    /// Who sits elsewhere now gets the whole view from there, as at a server.
    fn tell(&mut self, id: TableId, from: u32, entries: &[Entry], events: Vec<ViewEvent>) {
        let (person, service_ms) = (self.person(), self.time().service_ms);
        let Some(kept) = self.tables.get_mut(&id) else { return };
        let Some(viewer) = kept.viewer else { return };
        let is_still_there = match viewer {
            Viewer::Seat(seat) => kept.table.seat_of(person).any(|own| own == seat),
            Viewer::Spectator => kept.table.seat_of(person).next().is_none(),
        };
        if !is_still_there {
            kept.viewer = kept.table.viewer(person, None).ok();
            return self.say_view(id);
        }
        let speaks_of_people = entries.iter().any(|entry| !entry.event.people().is_empty());
        let people = if speaks_of_people { self.people() } else { Default::default() };
        self.say(&ToClient::Events { table: id, from, events, people, service_ms });
    }

    /// Lets a bot think if it is a bot's decision, once for each position. Bots that play among themselves rest while nobody watches.
    fn ask_bot(&mut self, id: TableId) {
        let (service_ms, seed) = (self.time().service_ms, u64::from_le_bytes(self.random()));
        let Some(kept) = self.tables.get_mut(&id) else { return };
        let version = kept.position_at;
        if kept.turn.as_ref().is_some_and(|turn| turn.version == version) {
            return;
        }
        kept.turn = None;
        let Some((seat, bot)) = kept.table.bot_to_move() else { return };
        if !kept.table.has_people() && kept.viewer.is_none() {
            return;
        }
        let pace = turns::pace(&kept.table, kept.pace);
        let Some(decision) = Decision::at(&kept.table, seat, bot, pace, service_ms, seed) else { return };
        kept.turn = Some(Turn { version, seat, timing: decision.timing, stage: TurnStage::Prepared(Box::new(decision)) });
    }

    /// Flags that have fallen and moves whose time has come.
    pub(crate) fn tables_due(&mut self) {
        let (now, service_ms) = (self.clock.now(), self.time().service_ms);
        let flag = |kept: &Kept| kept.table.deadline().is_some_and(|deadline| deadline <= service_ms);
        let fallen: Vec<TableId> = self.tables.iter().filter(|(_, kept)| flag(kept)).map(|(id, _)| *id).collect();
        for id in fallen {
            // It may have become pointless in the meantime.
            let _pointless = self.apply(id, By::Server, Input::Tick);
        }
        let is_due = |kept: &mut Kept| kept.turn.take_if(|turn| matches!(turn.stage, TurnStage::Chosen { due, .. } if due <= now));
        let due: Vec<(TableId, Turn)> = self.tables.iter_mut().filter_map(|(id, kept)| Some((*id, is_due(kept)?))).collect();
        for (id, turn) in due {
            let (TurnStage::Chosen { text, .. }, Some(kept)) = (turn.stage, self.tables.get(&id)) else { continue };
            let number = kept.table.moves_played();
            let played = self.apply(id, By::Bot(turn.seat), Input::Asked(Command::Play { text, number }));
            if played.is_err() {
                // A bot that chose what cannot be played has failed, and the table knows what becomes of its seat.
                let _pointless = self.apply(id, By::Server, Input::BotFailed(turn.seat));
            }
        }
    }

    /// A table whose bot has something to think about, and is not waiting for its network.
    pub(crate) fn table_to_think(&self) -> Option<TableId> {
        let thinks = |kept: &Kept| match kept.turn.as_ref().map(|turn| &turn.stage) {
            Some(TurnStage::Prepared(_)) => !self.waits_for_network(game_of(&kept.table)),
            Some(TurnStage::Thinking(_)) => true,
            Some(TurnStage::Chosen { .. }) | None => false,
        };
        self.tables.iter().find(|(_, kept)| thinks(kept)).map(|(id, _)| *id)
    }

    /// Lets the bot of a table think for a slice.
    pub(crate) fn think_at(&mut self, id: TableId) {
        let Some(kept) = self.tables.get_mut(&id) else { return };
        let Some(turn) = kept.turn.take() else { return };
        let game = game_of(&kept.table);
        let stage = match turn.stage {
            TurnStage::Prepared(mut decision) => match decision.player.prepare(&decision.request) {
                Ok(()) => TurnStage::Thinking(Box::new(Thinking::new(decision.player, decision.request))),
                Err(_) if turns::lacks_network(game, &decision.request.bot) => {
                    kept.turn = Some(Turn { stage: TurnStage::Prepared(decision), ..turn });
                    return self.want_network(game);
                }
                // A log may name a bot that there is no more.
                Err(_) => {
                    let _pointless = self.apply(id, By::Server, Input::BotFailed(turn.seat));
                    return;
                }
            },
            stage => stage,
        };
        let stage = match stage {
            TurnStage::Thinking(mut thinking) => {
                thinking.step(&*self.clock, &mut |_| {});
                match thinking.is_done() {
                    false => TurnStage::Thinking(thinking),
                    true => {
                        let (mut thought, _) = thinking.finish(&*self.clock);
                        let due = self.clock.now() + turn.timing.wait(&thought);
                        TurnStage::Chosen { text: thought.lines.swap_remove(0).moves.swap_remove(0), due }
                    }
                }
            }
            stage => stage,
        };
        kept.turn = Some(Turn { stage, ..turn });
    }

    /// How long it takes until something is due at a table.
    pub(crate) fn tables_wait(&self) -> Option<Duration> {
        let (now, service_ms) = (self.clock.now(), self.time().service_ms);
        let waits = self.tables.values().flat_map(|kept| {
            let flag = kept.table.deadline().map(|deadline| Duration::from_millis(deadline.saturating_sub(service_ms)));
            let played = kept.turn.as_ref().and_then(|turn| match turn.stage {
                TurnStage::Chosen { due, .. } => Some(due.saturating_sub(now)),
                _ => None,
            });
            [flag, played].into_iter().flatten()
        });
        waits.min()
    }
}

/// A frame lacks something.
fn missing(field: &str) -> Error {
    Error::Malformed { message: format!("missing field `{field}`") }
}
