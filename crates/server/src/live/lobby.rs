//! The lobby: tables that wait for players, and games to watch. A list in memory, sent to its followers twice a second at most.
//!
//! The one thing to know: the list is short, and nobody can fill it. When it is full, the network with the most lines gives one up. A table
//! whose opener is gone is not shown until they come back.

use super::fair::Origin;
use super::outbox::{Outbox, text};
use super::presence::Presence;
use super::table::ConnectionId;
use crate::directory::Directory;
use crate::env::interval;
use crate::store::{Store, StoreError, TableRow};
use crate::table_lines::Players;
use axum::extract::ws::Utf8Bytes;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::time::Instant;
use trilynx_protocol::wire::{SeatLine, Stage, TableLine, ToClient};
use trilynx_protocol::{ClockRule, Occupant, PersonId, TableId};

/// Open tables in the list.
const MAX_OPEN: usize = 500;
/// Running games in the list.
const MAX_RUNNING: usize = 200;
/// Lines of one frame; a longer list comes in several.
const LINES_A_FRAME: usize = 50;
/// How often followers hear of changes.
const EVERY: Duration = Duration::from_millis(500);
/// An opener whose connection is lost has this long to come back before the table is no longer shown.
const OPENER_BACK_WITHIN: Duration = Duration::from_secs(30);

/// The lists and who follows them. Cheap to clone.
#[derive(Clone)]
pub struct Lobby(Arc<LobbyState>);

struct LobbyState {
    store: Store,
    directory: Directory,
    presence: Presence,
    lists: Mutex<Lists>,
    followers: Mutex<HashMap<ConnectionId, Outbox>>,
}

#[derive(Default)]
struct Lists {
    lines: BTreeMap<TableId, LobbyEntry>,
    changed: HashSet<TableId>,
    /// The frames that tell everything, until something changes.
    everything: Option<Vec<Utf8Bytes>>,
}

/// A table in the list.
struct LobbyEntry {
    line: TableLine,
    opener: PersonId,
    origin: Option<Origin>,
    /// Whether it is shown: the opener of an open table is there.
    shown: bool,
}

/// Whose share of the list a line takes: that of a network, or of a person where the network is not known any more.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Share {
    Of(Origin),
    OfPerson(PersonId),
}

impl LobbyEntry {
    fn share(&self) -> Share {
        self.origin.map_or(Share::OfPerson(self.opener), Share::Of)
    }

    fn is_open(&self) -> bool {
        self.line.stage == Stage::Waiting
    }
}

impl Lobby {
    /// What the store knows.
    pub async fn load(store: Store, directory: Directory, presence: Presence) -> Result<Lobby, StoreError> {
        let open = store.open_tables(MAX_OPEN as u32).await?;
        let running = store.running_tables(MAX_RUNNING as u32).await?;
        let lobby = Lobby(Arc::new(LobbyState { store, directory, presence, lists: Mutex::default(), followers: Mutex::default() }));
        for (id, row) in open.into_iter().chain(running) {
            lobby.update(id, &row, None).await;
        }
        Ok(lobby)
    }

    fn lists(&self) -> MutexGuard<'_, Lists> {
        self.0.lists.lock().expect("nobody panics while holding it")
    }

    fn followers(&self) -> MutexGuard<'_, HashMap<ConnectionId, Outbox>> {
        self.0.followers.lock().expect("nobody panics while holding it")
    }

    /// A table is as `row` says now. Its origin is said when it is opened, and remembered.
    pub async fn update(&self, id: TableId, row: &TableRow, origin: Option<Origin>) {
        if row.options.private || !matches!(row.stage, Stage::Waiting | Stage::Playing | Stage::Between) {
            self.lists().remove(id);
            return;
        }
        // Between two moves nothing changes that the list shows.
        let same =
            |listed: &LobbyEntry| listed.line.stage == row.stage && listed.line.seats.iter().map(|seat| &seat.occupant).eq(&row.occupants);
        if self.lists().lines.get(&id).is_some_and(same) {
            return;
        }
        self.list(id, row, origin).await;
    }

    async fn list(&self, id: TableId, row: &TableRow, origin: Option<Origin>) {
        let line = Players::find_some(&self.0.store, &self.0.directory, row).await.line(id, row);
        let mut lists = self.lists();
        let origin = origin.or_else(|| lists.lines.get(&id).and_then(|listed| listed.origin));
        lists.insert(LobbyEntry { line, opener: row.opener, origin, shown: true });
    }

    /// Somebody's name has changed, or they are gone: their lines are made again.
    pub async fn refresh(&self, person: PersonId) {
        let sits = |seat: &SeatLine| seat.occupant == Some(Occupant::Person(person));
        let ids: Vec<TableId> =
            self.lists().lines.values().filter(|listed| listed.line.seats.iter().any(sits)).map(|listed| listed.line.id).collect();
        for id in ids {
            // A line that cannot be made now keeps the old name until something happens at the table.
            if let Ok(Some(row)) = self.0.store.row(id).await {
                self.list(id, &row, None).await;
            }
        }
    }

    /// How many public tables of somebody wait for players.
    pub fn open_tables_of(&self, person: PersonId) -> usize {
        self.lists().lines.values().filter(|listed| listed.is_open() && listed.opener == person).count()
    }

    /// The public games that are being played, in no order.
    pub fn running(&self) -> Vec<TableLine> {
        self.lists().lines.values().filter(|listed| !listed.is_open()).map(|listed| listed.line.clone()).collect()
    }

    /// The public games that are being played, by player.
    pub fn games_of_players(&self) -> HashMap<PersonId, TableLine> {
        let lists = self.lists();
        let running = lists.lines.values().filter(|listed| !listed.is_open()).map(|listed| &listed.line);
        let by_player = running.flat_map(|line| line.seats.iter().map(move |seat| (seat, line)));
        let sits = |(seat, line): (&SeatLine, &TableLine)| match seat.occupant {
            Some(Occupant::Person(person)) => Some((person, line.clone())),
            _ => None,
        };
        by_player.filter_map(sits).collect()
    }

    /// The tables that are shown at which one of these people waits or plays, newest first.
    pub fn lines_of(&self, people: &HashSet<PersonId>) -> Vec<TableLine> {
        let sits = |seat: &SeatLine| matches!(seat.occupant, Some(Occupant::Person(person)) if people.contains(&person));
        let lists = self.lists();
        let theirs = lists.lines.values().filter(|listed| listed.shown && listed.line.seats.iter().any(sits));
        let mut lines: Vec<TableLine> = theirs.map(|listed| listed.line.clone()).collect();
        lines.sort_by_key(|line| std::cmp::Reverse((line.opened_unix_ms, line.id)));
        lines.truncate(LINES_A_FRAME);
        lines
    }

    /// Those who opened the tables that wait for players.
    pub(super) fn openers(&self) -> HashSet<PersonId> {
        self.lists().lines.values().filter(|listed| listed.is_open()).map(|listed| listed.opener).collect()
    }

    /// Reads the lists again: other nodes change what they show.
    pub(super) async fn read_again(&self) -> Result<(), StoreError> {
        let stored =
            self.0.store.open_tables(MAX_OPEN as u32).await?.into_iter().chain(self.0.store.running_tables(MAX_RUNNING as u32).await?);
        let mut known: HashSet<TableId> = HashSet::new();
        for (id, row) in stored {
            known.insert(id);
            self.update(id, &row, None).await;
        }
        let others: Vec<TableId> = self.lists().lines.keys().filter(|id| !known.contains(id)).copied().collect();
        for (id, row) in self.0.store.rows(&others).await? {
            self.update(id, &row, None).await;
        }
        Ok(())
    }

    /// Tells a connection everything, then changes, until it says otherwise.
    pub fn follow(&self, connection: ConnectionId, outbox: &Outbox) {
        let mut lists = self.lists();
        let everything = lists.everything(self.0.presence.connections());
        self.followers().insert(connection, outbox.clone());
        drop(lists);
        everything.into_iter().for_each(|frame| outbox.send_text(frame));
    }

    /// Tells it nothing more.
    pub fn unfollow(&self, connection: ConnectionId) {
        self.followers().remove(&connection);
    }

    /// Collects changes and sends them. Never returns.
    pub(super) async fn run(self) {
        let mut every = interval(EVERY);
        loop {
            every.tick().await;
            let changes = self.lists().changes(&self.0.presence, Instant::now());
            let frames: Vec<Utf8Bytes> = changes.iter().map(text).collect();
            for outbox in self.followers().values() {
                frames.iter().for_each(|frame| outbox.send_text(frame.clone()));
            }
        }
    }
}

/// Cut into frames of bounded length.
fn in_frames(lines: Vec<TableLine>, gone: Vec<TableId>, people: u32) -> Vec<ToClient> {
    let mut lines = lines.into_iter().peekable();
    let mut gone = gone.into_iter().peekable();
    let mut frames = Vec::new();
    while lines.peek().is_some() || gone.peek().is_some() {
        let lines = lines.by_ref().take(LINES_A_FRAME).collect();
        let gone = gone.by_ref().take(LINES_A_FRAME * 10).collect();
        frames.push(ToClient::LobbyChanges { lines, gone, people });
    }
    frames
}

impl Lists {
    /// What has changed since it was last asked.
    fn changes(&mut self, presence: &Presence, now: Instant) -> Vec<ToClient> {
        self.notice_absence(presence, now);
        let (mut lines, mut gone) = (Vec::new(), Vec::new());
        for id in std::mem::take(&mut self.changed) {
            match self.lines.get(&id).filter(|listed| listed.shown) {
                Some(listed) => lines.push(listed.line.clone()),
                None => gone.push(id),
            }
        }
        in_frames(lines, gone, presence.connections())
    }

    fn insert(&mut self, listed: LobbyEntry) {
        let id = listed.line.id;
        self.remove(id);
        let most = if listed.is_open() { MAX_OPEN } else { MAX_RUNNING };
        if self.lines.values().filter(|other| other.is_open() == listed.is_open()).count() >= most {
            // A full list stays as it is if nobody has more of it than the newcomer would.
            let Some(victim) = self.victim(&listed) else { return };
            self.remove(victim);
        }
        self.changed.insert(id);
        self.everything = None;
        self.lines.insert(id, listed);
    }

    /// The line that makes room: of an opener who is gone, or the oldest of the share with the most lines.
    fn victim(&self, newcomer: &LobbyEntry) -> Option<TableId> {
        let alike = || self.lines.values().filter(|other| other.is_open() == newcomer.is_open());
        let mut lines_of: HashMap<Share, usize> = HashMap::new();
        alike().for_each(|listed| *lines_of.entry(listed.share()).or_default() += 1);
        let own = lines_of.get(&newcomer.share()).copied().unwrap_or(0);
        let gives = |listed: &&LobbyEntry| !listed.shown || lines_of[&listed.share()] > own;
        let order =
            |listed: &&LobbyEntry| (listed.shown, std::cmp::Reverse(lines_of[&listed.share()]), listed.line.opened_unix_ms, listed.line.id);
        alike().filter(gives).min_by_key(order).map(|listed| listed.line.id)
    }

    fn remove(&mut self, id: TableId) {
        if self.lines.remove(&id).is_some() {
            self.changed.insert(id);
            self.everything = None;
        }
    }

    /// Hides the open tables of those who have been gone for a while, and shows those of people who are back.
    fn notice_absence(&mut self, presence: &Presence, now: Instant) {
        let Lists { lines, changed, everything } = self;
        let mut openers = HashSet::new();
        for (id, listed) in lines.iter_mut().filter(|(_, listed)| listed.is_open()) {
            openers.insert(listed.opener);
            // In correspondence nobody is expected to wait.
            let waits = !matches!(listed.line.options.clock, ClockRule::Correspondence { .. });
            let is_gone = presence.gone_for(listed.opener, now).is_some_and(|gone| gone >= OPENER_BACK_WITHIN);
            if std::mem::replace(&mut listed.shown, !(waits && is_gone)) != listed.shown {
                changed.insert(*id);
                *everything = None;
            }
        }
        // Of those without an open table it is enough to know who is there.
        presence.forget_gone(OPENER_BACK_WITHIN, now, |person| openers.contains(&person));
    }

    /// All that is shown, newest first, as frames of bounded length.
    fn everything(&mut self, people: u32) -> Vec<Utf8Bytes> {
        if let Some(frames) = &self.everything {
            return frames.clone();
        }
        let mut shown: Vec<&TableLine> = self.lines.values().filter(|listed| listed.shown).map(|listed| &listed.line).collect();
        shown.sort_by_key(|line| std::cmp::Reverse((line.opened_unix_ms, line.id)));
        let (open, running): (Vec<&TableLine>, Vec<&TableLine>) = shown.into_iter().partition(|line| line.stage == Stage::Waiting);
        let first = |lines: &[&TableLine]| lines.iter().take(LINES_A_FRAME / 2).map(|line| (*line).clone()).collect();
        let rest = |lines: Vec<&TableLine>| lines.into_iter().skip(LINES_A_FRAME / 2).cloned().collect::<Vec<TableLine>>();
        let mut frames = vec![text(&ToClient::Lobby { open: first(&open), running: first(&running), people })];
        let rest = rest(open).into_iter().chain(rest(running)).collect();
        frames.extend(in_frames(rest, Vec::new(), people).iter().map(text));
        self.everything = Some(frames.clone());
        frames
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trilynx_games::GameId;
    use trilynx_protocol::SeatOffer;
    use trilynx_protocol::options::{GameName, Options, Order};

    fn person(n: u32) -> PersonId {
        let mut random_bytes = [0; 16];
        random_bytes[..4].copy_from_slice(&n.to_be_bytes());
        PersonId::from_random(random_bytes)
    }

    fn table(n: u32) -> TableId {
        let mut random_bytes = [1; 16];
        random_bytes[..4].copy_from_slice(&n.to_be_bytes());
        TableId::from_random(random_bytes)
    }

    /// An open table of person `n` behind network `network`, opened at second `n`.
    fn open(n: u32, network: u8) -> LobbyEntry {
        let options = Options {
            game: GameName(GameId::ALL[0]),
            variant: "standard".to_owned(),
            players: 2,
            start: None,
            order: Order::Random,
            clock: ClockRule::Fischer { initial_s: 60, increment_s: 0 },
            rated: false,
            rounds: 1,
            private: false,
        };
        let seat = |occupant| SeatLine { occupant, name: None, rating: None };
        let line = TableLine {
            id: table(n),
            options,
            from_position: false,
            stage: Stage::Waiting,
            offers: vec![SeatOffer::Me, SeatOffer::Open],
            seats: vec![seat(Some(Occupant::Person(person(n)))), seat(None)],
            moves: 0,
            result: None,
            opened_unix_ms: u64::from(n),
        };
        let origin = Origin::from(std::net::IpAddr::from([192, 0, 2, network]));
        LobbyEntry { line, opener: person(n), origin: Some(origin), shown: true }
    }

    #[test]
    fn six_hundred_tables_of_three_networks_do_not_crowd_an_honest_one_out() {
        let mut lists = Lists::default();
        lists.insert(open(0, 200));
        (1..=600).for_each(|n| lists.insert(open(n, (n % 3) as u8)));
        assert_eq!(lists.lines.len(), MAX_OPEN);
        assert!(lists.lines.contains_key(&table(0)), "the honest table stays");
        lists.insert(open(700, 201));
        assert!(lists.lines.contains_key(&table(700)), "and another one gets in");
        assert_eq!(lists.lines.len(), MAX_OPEN);
        lists.insert(open(701, 1));
        assert!(lists.lines.contains_key(&table(700)) && lists.lines.contains_key(&table(0)));
    }

    #[test]
    fn a_full_lobby_comes_in_frames_that_fit() {
        let mut lists = Lists::default();
        (0..MAX_OPEN as u32).for_each(|n| lists.insert(open(n, n as u8)));
        let frames = lists.everything(7);
        assert!(frames.len() > 5 && frames.iter().all(|frame| frame.len() < 64 * 1024), "{} frames", frames.len());
        let (mut told, mut first) = (HashSet::new(), 0);
        for frame in &frames {
            match serde_json::from_str(frame).expect("a frame") {
                ToClient::Lobby { open, .. } => {
                    first += 1;
                    assert_eq!(open[0].id, table(MAX_OPEN as u32 - 1), "newest first");
                    told.extend(open.into_iter().map(|line| line.id));
                }
                ToClient::LobbyChanges { lines, .. } => told.extend(lines.into_iter().map(|line| line.id)),
                other => panic!("{other:?}"),
            }
        }
        assert_eq!((first, told.len()), (1, MAX_OPEN));
    }

    #[tokio::test]
    async fn a_table_is_shown_while_its_opener_is_there() {
        let (mut lists, presence) = (Lists::default(), Presence::default());
        let now = Instant::now();
        let connection = presence.enter(person(1));
        lists.insert(open(1, 1));
        let mut shown = |now| {
            lists.changes(&presence, now);
            lists.lines[&table(1)].shown
        };
        assert!(shown(now + OPENER_BACK_WITHIN * 2));
        drop(connection);
        let gone = Instant::now();
        assert!(shown(gone), "there is time to come back");
        assert!(!shown(gone + OPENER_BACK_WITHIN));
        let connection = presence.enter(person(1));
        assert!(shown(gone + OPENER_BACK_WITHIN * 2), "and the table comes back with its opener");
        lists.insert(open(2, 1));
        drop(connection);
        // Of two that could go, the one whose opener is gone does.
        lists.changes(&presence, Instant::now() + OPENER_BACK_WITHIN * 3);
        assert_eq!(lists.victim(&open(3, 9)), Some(table(1)));
    }
}
