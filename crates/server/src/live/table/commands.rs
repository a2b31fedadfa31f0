//! What a table does with a command: decide, store, and only then answer and tell.

use super::handle::{CommandRequest, Handle, RequestError};
use super::notify::{Turn, changes};
use super::planned::{DueAnswer, due_answer};
use super::viewers::{Told, place, viewer_at};
use super::{OwnedTable, Task};
use crate::live::opening::{entropy, rematch};
use crate::live::outbox::{Outbox, text};
use crate::live::tournaments::TableNews;
use crate::metrics::{self, Author};
use crate::store::{Append, AppendError, CommandKey, Granted, Notify, TableRow, ToMove};
use sha2::Digest as _;
use tokio::time::Instant;
use trilynx_games::{Seat, Viewer};
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::wire::{Stage, ToClient};
use trilynx_protocol::{Command, Occupant, PersonId, Refused, SeatOffer, TableId, Time};
use trilynx_table::{By, Input, Table};

/// Granted commands remembered here; older ones are looked up in the store.
const KEYS_KEPT: usize = 32;
/// How often a tournament is notified that a player is here.
const NOTE_EVERY: std::time::Duration = std::time::Duration::from_secs(5);
/// Longer than a connection that is lost without a word counts as open.
const UNSEEN_WITHIN: std::time::Duration = std::time::Duration::from_secs(60);
/// A full snapshot is stored after this many events, so that taking a table over never reads more.
const SNAPSHOT_EVERY: u32 = 256;

/// A command that was granted, and the version it led to.
pub(super) struct Done {
    key: CommandKey,
    version: u32,
}

/// The answer to a command whose name was used before: the same again, unless it was the name of another command.
fn same_again(granted: Granted, digest: i64) -> Result<u32, RequestError> {
    if granted.digest.is_none_or(|known| known == digest) { Ok(granted.version) } else { Err(RequestError::KeyUsed) }
}

/// Tells commands apart that come under the same key.
fn digest(command: &Command) -> i64 {
    let text = serde_json::to_string(command).expect("commands can be written as JSON");
    let digest = sha2::Sha256::digest(text);
    i64::from_be_bytes(digest[..8].try_into().expect("a digest is longer"))
}

impl Task {
    pub(super) async fn ask(&mut self, asked: CommandRequest, queued: std::time::Instant) -> Result<u32, RequestError> {
        let command = metrics::command_name(&asked.command);
        let outcome = self.decide(asked).await;
        metrics::command(Author::Person, command, outcome_of(&outcome), queued.elapsed());
        outcome
    }

    async fn decide(&mut self, asked: CommandRequest) -> Result<u32, RequestError> {
        let client = asked.client();
        let CommandRequest { person, guest, seat, lag_ms, received, key, command, .. } = asked;
        // As if the seat were taken: nobody learns who has blocked them.
        if let Command::Sit { .. } = &command
            && let Some(owned) = &self.owned
        {
            let seated = owned.table.occupants().into_iter().flatten().filter_map(|occupant| match occupant {
                Occupant::Person(person) => Some(person),
                Occupant::Bot(_) => None,
            });
            if self.context.is_kept_out(person, seated.chain([owned.table.opener()]).collect()).await {
                return Err(RequestError::Refused(Refused::SeatTaken));
            }
        }
        if let Command::Sit { .. } | Command::OfferRematch = &command
            && let Some(owned) = self.owned.as_ref().filter(|owned| owned.table.rated() && owned.table.tournament().is_none())
            && owned
                .table
                .occupants()
                .iter()
                .flatten()
                .all(|occupant| *occupant != Occupant::Person(person) || owned.table.stage() == Stage::Over)
        {
            self.context.check_rated_play(person).await?;
        }
        let person = self.known_as(person, seat).await;
        let key = CommandKey { person, name: key, digest: digest(&command) };
        if let Some(done) = self.done.iter().find(|done| done.key.person == person && done.key.name == key.name) {
            return same_again(Granted { version: done.version, digest: Some(done.key.digest) }, key.digest);
        }
        if self.owned.as_ref().is_some_and(|owned| owned.table.seat_of(person).next().is_some()) {
            self.client = Some(client);
        }
        self.note_arrival(person);
        let held_ms = self.held_since(received);
        let by = By::Person { id: person, seat: seat.map(Seat), lag_ms, held_ms, guest };
        let outcome = self.apply(by, Input::Asked(command), Some(key.clone())).await;
        // An input that was granted before a restart may be impossible now.
        if let Err(RequestError::Refused(_)) = outcome
            && let Ok(Some(granted)) = self.context.store.granted(self.handle.id, person, &key.name).await
        {
            return same_again(granted, key.digest);
        }
        if let Ok(version) = outcome {
            self.done.push_back(Done { key, version });
            if self.done.len() > KEYS_KEPT {
                self.done.pop_front();
            }
        }
        outcome
    }

    /// Tells the tournament that a player has come: now and then, because it may be lost.
    pub(super) fn note_arrival(&mut self, person: PersonId) {
        let Some(owned) = &self.owned else { return };
        let Some(tournament) = owned.table.tournament().filter(|_| owned.table.stage() == Stage::Playing) else { return };
        for seat in owned.table.seat_of(person) {
            let noted = &mut self.noted[seat.index()];
            if noted.is_none_or(|at| at.elapsed() >= NOTE_EVERY) {
                *noted = Some(tokio::time::Instant::now());
                self.context.tournaments.on_table_news(tournament, TableNews::Arrived(self.handle.id, seat.0));
            }
        }
    }

    /// How long ago something was received, by the time of service.
    fn held_since(&self, received: Time) -> u32 {
        let held = self.context.env.now().service_ms.saturating_sub(received.service_ms);
        u32::try_from(held).unwrap_or(u32::MAX)
    }

    pub(super) async fn server(&mut self, input: Input) -> Result<u32, RequestError> {
        match self.apply(By::Server, input, None).await {
            // What the server notices may have become pointless in the meantime.
            Err(RequestError::Refused(_)) => Ok(0),
            outcome => outcome,
        }
    }

    /// The only way anything happens: apply, store, tell.
    pub(super) async fn apply(&mut self, by: By, input: Input, key: Option<CommandKey>) -> Result<u32, RequestError> {
        let Some(owned) = &mut self.owned else { return Err(RequestError::Unavailable) };
        let mut told: Told = Default::default();
        for watcher in &self.watchers {
            told[place(watcher.viewer)].get_or_insert_default();
        }
        let mut entries: Vec<Entry> = Vec::new();
        let position_at = &mut self.position_at;
        let mut on_entry = |table: &Table, entry: &Entry| {
            for (place, told) in told.iter_mut().enumerate() {
                if let Some(told) = told {
                    told.push(table.seen(entry, viewer_at(place)));
                }
            }
            if entry.event.changes_position() {
                *position_at = entry.version;
            }
            entries.push(entry.clone());
        };
        let (from, before) = (owned.table.version(), Turn::of(&owned.table));
        let (now, given) = (self.context.env.now(), entropy(&self.context.env));
        let mut watch = metrics::Stopwatch::start();
        let decided = owned.table.apply(now, &given, by, input, &mut on_entry);
        watch.lap(metrics::Stage::Decide);
        decided.map_err(RequestError::Refused)?;
        if entries.is_empty() {
            return Ok(from);
        }
        let version = owned.table.version();
        let digest = key.as_ref().map(|key| key.digest);
        let watchers = &self.watchers;
        let is_watching = |person| watchers.iter().any(|watcher| watcher.person == person);
        // Whose answer is planned has nothing to decide. What cannot be read now is read again before it is played.
        let moved = entries.iter().any(|entry| entry.event.changes_position());
        let due = if moved { due_answer(&self.context.store, &owned.table).await } else { Ok(None) };
        self.to_look_up.answer |= !matches!(due, Ok(None));
        self.to_look_up.vacations |= entries.iter().any(|entry| matches!(entry.event, Event::Started { .. }));
        let answers = |person| matches!(&due, Ok(Some(DueAnswer::Move { person: own, .. })) if *own == person);
        let (notify, mut concerned) = changes(before, &owned.table, now, |person| is_watching(person) || answers(person));
        let happens = |is: fn(&Event) -> bool| owned.table.lets_plan() && entries.iter().any(|entry| is(&entry.event));
        let goes_back = happens(|event| matches!(event, Event::TakenBack { .. }));
        let ends = happens(|event| matches!(event, Event::Ended { .. }));
        if !concerned.is_empty() {
            self.turn_began = Turn::waits_for(&owned.table).filter(|person| is_watching(*person)).map(|person| (person, Instant::now()));
        }
        let mut appends = vec![owned.append(&self.handle, &entries, key, notify)];
        appends.extend(rematch(&self.context.env, &owned.table, &entries, now));
        concerned.extend(appends.iter().flat_map(|append| &append.notify.new).map(|new| new.person));
        // A move changes nothing that a list shows.
        let listed = !entries.iter().all(|entry| matches!(entry.event, Event::Moved { .. }));
        let rows: Vec<(TableId, TableRow)> = appends.iter().filter(|_| listed).map(|append| (append.table, append.line.clone())).collect();
        // Before it is stored: a plan for moves that are taken back would answer when they are played again.
        if goes_back && self.context.store.forget_plans(self.handle.id).await.is_err() {
            return self.lost(AppendError::Unavailable, digest).await;
        }
        let stored = self.context.store.append(appends).await;
        watch.lap(metrics::Stage::Commit);
        if let Err(error) = stored {
            return self.lost(error, digest).await;
        }
        if ends && let Err(error) = self.context.store.forget_plans(self.handle.id).await {
            tracing::warn!(table = %self.handle.id, %error, "plans for a game that has ended stay for now");
        }
        if !concerned.is_empty() {
            let context = self.context.clone();
            tokio::spawn(async move { context.notifications_changed(concerned).await });
        }
        self.deadline = self.owned.as_ref().and_then(|owned| owned.table.deadline());
        if let Some(owned) = &self.owned {
            self.context.fair_play.update(&owned.table);
            if let Some(tournament) = owned.table.tournament().filter(|_| owned.table.stage() == Stage::Over) {
                self.context.tournaments.on_table_news(tournament, TableNews::Over(self.handle.id));
            }
        }
        self.tell(from, &entries, told, now.service_ms).await;
        watch.lap(metrics::Stage::Tell);
        if entries.iter().any(|entry| entry.event.changes_seats()) {
            self.admit_players();
            // Frames depend on who sits where: a client that missed one before this gets the whole view.
            self.recent.clear();
        }
        self.list(rows).await;
        Ok(version)
    }

    /// Notifies somebody whose turn began while they seemed to watch, and whose connection was lost soon after.
    pub(super) async fn notify_who_left(&mut self) {
        let Some((person, began)) = self.turn_began else { return };
        let Some(owned) = self.owned.as_ref().filter(|_| self.watchers.iter().all(|watcher| watcher.person != person)) else { return };
        self.turn_began = None;
        if began.elapsed() > UNSEEN_WITHIN || Turn::waits_for(&owned.table) != Some(person) {
            return;
        }
        self.notify_of_turn(person).await;
    }

    /// Somebody begins to look at the table: they have seen what they were notified of.
    pub(super) fn note_seen(&self, person: PersonId, viewer: Viewer) {
        let Some(owned) = &self.owned else { return };
        let is_expected = match viewer {
            // A game with a clock that is being played notifies nobody, unless it is one of a tournament.
            Viewer::Seat(_) => {
                owned.table.stage() != Stage::Playing || owned.table.tournament().is_some() || Turn::of(&owned.table) != Turn::NONE
            }
            Viewer::Spectator => owned.table.stage() == Stage::Waiting && owned.table.offers().contains(&SeatOffer::For(person)),
        };
        if is_expected {
            self.context.seen_at_table(person, self.handle.id);
        }
    }

    /// Tables whose lines in the lobby may have changed.
    async fn list(&self, rows: Vec<(TableId, TableRow)>) {
        for (id, row) in rows {
            if row.stage == Stage::Over {
                if row.rated {
                    self.context.ratings.game_ended();
                }
                self.context.explorer.game_ended();
                self.context.history.game_ended();
                self.context.finished.notify_one();
            }
            self.context.list(id, &row, None).await;
            // Somebody has taken or declined a challenge, or it was taken back.
            if row.moves == 0 && matches!(row.stage, Stage::Playing | Stage::Closed) {
                for offer in &row.offers {
                    if let SeatOffer::For(person) = offer {
                        self.context.challenges_changed(*person).await;
                    }
                }
            }
        }
    }

    /// What is in memory is not what is stored.
    async fn lost(&mut self, error: AppendError, digest: Option<i64>) -> Result<u32, RequestError> {
        self.owned = None;
        match error {
            AppendError::Repeated(granted) => {
                // A clock may be running: if it cannot be read at once, it is tried again soon.
                drop(self.load().await);
                digest.map_or(Ok(granted.version), |digest| same_again(granted, digest))
            }
            AppendError::Conflict => {
                tracing::warn!(table = %self.handle.id, "another server owns this table");
                Err(RequestError::Unavailable)
            }
            AppendError::Unavailable => {
                // Nobody's clock runs while nothing can be stored.
                self.context.env.store_fails();
                Err(RequestError::Unavailable)
            }
        }
    }

    pub(super) fn answer(&self, outbox: &Outbox, key: String, answer: Result<u32, RequestError>) {
        tell_asker(self.handle.id, outbox, key, answer);
    }
}

/// The result of a command, for its sender.
pub(super) fn tell_asker(table: TableId, outbox: &Outbox, key: String, answer: Result<u32, RequestError>) {
    outbox.send(&match answer {
        Ok(version) => ToClient::Granted { table, key, version },
        Err(RequestError::Refused(reason)) => ToClient::Refused { table, key, reason },
        Err(failed) => ToClient::Error { error: failed.into(), table: Some(table), key: Some(key) },
    });
}

impl OwnedTable {
    fn append(&mut self, handle: &Handle, entries: &[Entry], key: Option<CommandKey>, notify: Notify) -> Append {
        let version = self.table.version();
        let snapshot = (version - self.snapshot_at >= SNAPSHOT_EVERY).then(|| {
            self.snapshot_at = version;
            text(&self.table.snapshot()).to_string()
        });
        Append { table: handle.id, epoch: self.epoch, entries: entries.to_vec(), key, line: row(&self.table, entries), snapshot, notify }
    }
}

/// How a request ended, as it is counted.
pub(super) fn outcome_of(answer: &Result<u32, RequestError>) -> metrics::Outcome {
    match answer {
        Ok(_) => metrics::Outcome::Granted,
        Err(RequestError::Refused(_) | RequestError::NotFound | RequestError::KeyUsed | RequestError::TooManyTables) => {
            metrics::Outcome::Refused
        }
        Err(RequestError::Unavailable) => metrics::Outcome::Error,
    }
}

/// The line of a table in the store, after these events.
pub fn row(table: &Table, entries: &[Entry]) -> TableRow {
    TableRow {
        options: table.options().clone(),
        opener: table.opener(),
        offers: table.offers(),
        rematch_of: table.rematch_of(),
        opened_unix_ms: table.opened().unix_ms,
        stage: table.stage(),
        rated: table.rated(),
        occupants: table.occupants(),
        moves: table.moves_played(),
        result: table.result().cloned(),
        changed_unix_ms: entries.last().map_or(table.opened().unix_ms, |entry| entry.at.unix_ms),
        deadline_service_ms: table.deadline(),
        to_move: match (table.to_move(), table.bot_to_move()) {
            (Some(seat), None) => ToMove::Seat(seat.0),
            _ => ToMove::Nobody,
        },
    }
}
