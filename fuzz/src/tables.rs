//! Laws of a table under any sequence of commands: bytes choose what is agreed on, who asks for what, and how time passes.

use crate::words;
use trilynx_games::chance::Seed;
use trilynx_games::{GameId, Seat, Viewer};
use trilynx_protocol::command::Claim;
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::options::{GameName, Order};
use trilynx_protocol::wire::{Stage, TableView};
use trilynx_protocol::{ClockRule, Command, Occupant, Options, PersonId, SeatOffer, TableId, Time};
use trilynx_table::{By, Entropy, Input, Opening, Table};

/// What a stranger may write where a move is expected.
const NONSENSE: [&str; 12] = ["", "a1", "e5-e9", "claim:red", "7+8", "take", "row:7", "X", "two\nlines", "xe5", "d5", "13+13"];
/// More commands than this make an input slow and show nothing new.
const MOST_COMMANDS: usize = 300;
/// Views are compared once in this many commands, and at the end: what was folded wrongly stays wrong for a while.
const COMPARE_EVERY: u8 = 4;
/// The whole log is replayed once in this many commands, and at the end.
const REPLAY_EVERY: usize = 64;

/// Whatever is asked of a table: it does not panic, a refused command changes nothing, every viewer who folds what they heard has the
/// fresh view, and the log replayed is the same table.
pub fn tables_keep_their_laws(data: &[u8]) {
    let mut bytes = Bytes(data);
    let Some(mut scene) = Scene::open(&mut bytes) else { return };
    for step in 1..=MOST_COMMANDS {
        let Some(code) = bytes.next() else { break };
        scene.step(code, &mut bytes);
        if step.is_multiple_of(REPLAY_EVERY) {
            scene.replays();
        }
    }
    scene.replays();
}

/// A log of which entries were lost, repeated, exchanged or altered gives a table or is damaged.
pub fn altered_logs_are_noticed_or_harmless(data: &[u8]) {
    let (play, alter) = data.split_at(data.len() * 3 / 4);
    let mut bytes = Bytes(play);
    let Some(mut scene) = Scene::open(&mut bytes) else { return };
    for _ in 0..MOST_COMMANDS {
        let Some(code) = bytes.next() else { break };
        scene.step(code, &mut bytes);
    }
    let mut log = std::mem::take(&mut scene.log);
    for choice in alter.chunks_exact(3) {
        alter_one(&mut log, choice[0], usize::from(choice[1]), choice[2]);
    }
    words::replay(&log);
}

fn alter_one(log: &mut Vec<Entry>, how: u8, at: usize, with: u8) {
    if log.is_empty() {
        return;
    }
    let at = at % log.len();
    let other = usize::from(with) % log.len();
    match how % 9 {
        0 => drop(log.remove(at)),
        1 => log.insert(at, log[at].clone()),
        2 => log.swap(at, other),
        3 => log[at].version = u32::from(with),
        4 => log[at].at.service_ms = log[at].at.service_ms.wrapping_add(u64::from(with) << (with % 64)),
        5 => log[at].event = log[other].event.clone(),
        6 => log.truncate(at + 1),
        7 => alter_event(&mut log[at].event, with),
        // Numbers that fit again, so that the replay goes on behind what was altered.
        _ => log.iter_mut().zip(1..).for_each(|(entry, version)| entry.version = version),
    }
}

fn alter_event(event: &mut Event, with: u8) {
    match event {
        Event::Opened { options, offers, .. } => match with % 4 {
            0 => options.players = with,
            1 => options.rounds = u16::from(with) * 250,
            2 => options.clock = clock(with).into(),
            _ => drop(offers.pop()),
        },
        Event::Started { occupants, rules, .. } => {
            if with.is_multiple_of(2) {
                occupants.pop();
            }
            *rules = u32::from(with);
        }
        Event::Moved { seat, lag_ms, held_ms, .. } => {
            *seat ^= with & 7;
            *lag_ms = u32::from(with) << (with % 24);
            *held_ms = u32::from(with) << (with % 25);
        }
        Event::TurnReset { to, .. } | Event::TakebackAsked { to, .. } | Event::TakenBack { to } => *to = u32::from(with),
        Event::Ended { result, next_seed } => {
            result.winners.push(with);
            result.left.push(with);
            result.scores.push(i16::from(with));
            *next_seed = None;
        }
        Event::Sat { seat, .. }
        | Event::Stood { seat }
        | Event::TakebackAgreed { seat }
        | Event::TakebackDeclined { seat }
        | Event::DrawOffered { seat }
        | Event::DrawDeclined { seat }
        | Event::WentAway { seat }
        | Event::CameBack { seat }
        | Event::Replaced { seat, .. }
        | Event::BecameReady { seat }
        | Event::RematchOffered { seat }
        | Event::RematchDeclined { seat }
        | Event::VacationEnded { seat } => *seat = with,
        Event::VacationBegan { seat, until_unix_ms } => {
            *seat ^= with & 3;
            *until_unix_ms = u64::from(with) << (with % 56);
        }
        Event::Resumed { unserved_ms } => *unserved_ms = with.into(),
        Event::Closed | Event::RematchAgreed { .. } | Event::Said { .. } => {}
    }
}

/// An input that is read from its beginning; at its end there is nothing more.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    /// The next byte, or 0.
    fn any(&mut self) -> u8 {
        self.next().unwrap_or(0)
    }

    fn wide(&mut self) -> usize {
        usize::from(self.any()) << 8 | usize::from(self.any())
    }
}

fn person(n: u8) -> PersonId {
    PersonId::from_random([n % 8; 16])
}

fn bots(_: GameId) -> &'static [(&'static str, &'static str)] {
    &[("weak", "the weakest"), ("strong", "the strongest")]
}

fn clock(choice: u8) -> ClockRule {
    match choice % 6 {
        0 => ClockRule::None,
        1 => ClockRule::Fischer { initial_s: 1 + u32::from(choice), increment_s: u32::from(choice % 4) },
        2 => ClockRule::Byoyomi { main_s: 0, periods: 1, period_s: 1 },
        3 => ClockRule::Byoyomi { main_s: u32::from(choice), periods: 3, period_s: 10 },
        4 => ClockRule::Correspondence { days: 1 + choice % 14 },
        // One that cannot be agreed on.
        _ => ClockRule::Fischer { initial_s: 0, increment_s: 0 },
    }
}

fn opening(bytes: &mut Bytes<'_>) -> Opening {
    let (which, flags) = (bytes.any(), bytes.any());
    let game = GameId::ALL[usize::from(which) % GameId::ALL.len()];
    let variants = game.variants();
    let players = *game.players().start() as u8 + (which >> 4) % game.players().count() as u8;
    let options = Options {
        game: GameName(game),
        variant: variants[usize::from(which >> 2) % variants.len()].to_owned(),
        players,
        start: None,
        order: if flags & 1 == 0 { Order::Fixed } else { Order::Random },
        clock: clock(bytes.any()),
        rated: flags & 2 != 0,
        rounds: if game.has_matches() { 1 + u16::from((flags >> 2) & 1) } else { 1 },
        private: flags & 8 != 0,
    };
    let offers = (0..players).map(|seat| match bytes.any() % 8 {
        0..=2 if seat == 0 => SeatOffer::Me,
        0 => SeatOffer::Me,
        1 | 2 => SeatOffer::Bot("weak".to_owned()),
        3 => SeatOffer::For(person(seat + 1)),
        4 => SeatOffer::Bot("nobody".to_owned()),
        _ => SeatOffer::Open,
    });
    Opening { offers: offers.collect(), options, by: person(0), occupants: Vec::new(), rematch_of: None, guest: flags & 16 != 0 }
}

/// A table, its log, and what everybody has folded together.
struct Scene {
    table: Table,
    log: Vec<Entry>,
    now: u64,
    asked: u8,
    folded: Vec<(Viewer, TableView)>,
    snapshot: (usize, String),
}

impl Scene {
    fn open(bytes: &mut Bytes<'_>) -> Option<Scene> {
        let opening = opening(bytes);
        let players = opening.options.players;
        let now = 1_000_000;
        let (mut log, mut folded) = (Vec::new(), Vec::<(Viewer, TableView)>::new());
        let opened = Table::open(id(), time(now), opening, &given(0), &mut |table, entry| {
            if log.is_empty() {
                let viewers = (0..players).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]);
                folded = viewers.map(|viewer| (viewer, table.view(viewer))).collect();
            } else {
                folded.iter_mut().for_each(|(viewer, view)| view.fold(&table.seen(entry, *viewer)));
            }
            log.push(entry.clone());
        });
        let Ok(table) = opened else {
            assert!(log.is_empty(), "refused, but something happened");
            return None;
        };
        let snapshot = (log.len(), write(&table));
        let scene = Scene { table, log, now, asked: 0, folded, snapshot };
        scene.views_agree();
        Some(scene)
    }

    fn step(&mut self, code: u8, bytes: &mut Bytes<'_>) {
        match code % 32 {
            // Most of the time somebody plays.
            0..=11 => {
                let choice = bytes.wide();
                if let Some((by, input)) = self.legal_move(choice) {
                    self.input(by, input);
                }
            }
            12 => self.now += u64::from(bytes.any()) * 10,
            13 => self.now = self.table.deadline().map_or(self.now, |deadline| deadline.max(self.now)),
            14 => self.now = self.table.deadline().map_or(self.now, |deadline| deadline.saturating_sub(1).max(self.now)),
            15 => self.now += 1 << (bytes.any() % 34),
            16 => self.input(By::Server, Input::Tick),
            17 => self.input(By::Server, Input::WentAway(Seat(bytes.any() % 6))),
            18 => self.input(By::Server, Input::CameBack(Seat(bytes.any() % 6))),
            19 if bytes.any().is_multiple_of(2) => self.input(By::Server, Input::Resumed(u64::from(bytes.any()) * 50)),
            19 => self.input(By::Server, Input::BotFailed(Seat(bytes.any() % 6))),
            20 => {
                let command = self.command(bytes);
                self.input(By::Bot(Seat(bytes.any() % 6)), Input::Asked(command));
            }
            21 => self.snapshot = (self.log.len(), write(&self.table)),
            22 => {
                let viewer = self.folded[usize::from(bytes.any()) % self.folded.len()].0;
                // Refused or not, nothing changes.
                let _any = self.table.preview(viewer, NONSENSE[usize::from(bytes.any()) % NONSENSE.len()]);
            }
            _ => {
                let who = bytes.any();
                let id = person(who);
                let seat = match who >> 3 {
                    0..=15 => self.table.seat_of(id).next(),
                    16..=23 => None,
                    other => Some(Seat(other - 24)),
                };
                let command = self.command(bytes);
                let (lag_ms, held_ms) = (u32::from(who) * 8, u32::from(who) << (who % 12));
                self.input(By::Person { id, seat, lag_ms, held_ms, guest: who.is_multiple_of(3) }, Input::Asked(command));
            }
        }
    }

    fn command(&self, bytes: &mut Bytes<'_>) -> Command {
        let (kind, with) = (bytes.any(), bytes.any());
        let moves = self.table.moves_played();
        let nonsense = || NONSENSE[usize::from(with) % NONSENSE.len()].to_owned();
        match kind % 20 {
            0 => Command::Sit { seat: None, word: None },
            1 => Command::Sit { seat: Some(with % 8), word: Some(nonsense()) },
            2 => Command::Stand,
            3 => Command::SeatBot {
                seat: (with < 128).then_some(with % 6),
                bot: ["weak", "strong", "none"][usize::from(with) % 3].to_owned(),
            },
            4 => Command::Close,
            5 => Command::Play { text: nonsense(), number: moves },
            6 => Command::Play { text: nonsense(), number: u32::from(with) },
            7 => Command::ResetTurn,
            8 => Command::Resign,
            9 => Command::Abort,
            10 => Command::OfferDraw,
            11 => Command::AnswerDraw { accept: with < 64 },
            12 => Command::AskTakeback { to: moves.saturating_sub(u32::from(with % 8)) },
            13 => Command::AskTakeback { to: u32::from(with) },
            14 => Command::AnswerTakeback { accept: with < 160 },
            15 => Command::Claim { what: if with < 128 { Claim::Victory } else { Claim::Draw } },
            16 => Command::Ready,
            17 => Command::OfferRematch,
            18 => Command::DeclineRematch,
            _ => Command::Say { text: nonsense() },
        }
    }

    /// The seat that decides plays one of the legal moves.
    fn legal_move(&self, choice: usize) -> Option<(By, Input)> {
        let seat = self.table.to_move()?;
        let view = self.table.view(Viewer::Seat(seat));
        let decision = view.game.and_then(|game| game.decision).expect("somebody decides");
        let legal = decision.legal.expect("who decides knows the legal moves");
        let text = legal[choice % legal.len()].clone();
        let by = match &view.seats[seat.index()] {
            place if place.replaced_by.is_some() => By::Bot(seat),
            place => match place.occupant {
                Some(Occupant::Person(id)) => {
                    By::Person { id, seat: Some(seat), lag_ms: 100, held_ms: (choice % 5) as u32 * 300, guest: false }
                }
                _ => By::Bot(seat),
            },
        };
        Some((by, Input::Asked(Command::Play { text, number: self.table.moves_played() })))
    }

    fn input(&mut self, by: By, input: Input) {
        self.asked = self.asked.wrapping_add(1);
        let (before, version) = (self.log.len(), self.table.version());
        let (log, folded) = (&mut self.log, &mut self.folded);
        let granted = self.table.apply(time(self.now), &given(self.asked), by, input, &mut |table, entry| {
            folded.iter_mut().for_each(|(viewer, view)| view.fold(&table.seen(entry, *viewer)));
            log.push(entry.clone());
        });
        if granted.is_err() {
            assert!(self.log.len() == before && self.table.version() == version, "refused, but something happened");
        }
        if self.log[before..].iter().any(|entry| matches!(entry.event, Event::RematchAgreed { .. })) {
            let again = Table::open(id(), time(self.now), self.table.rematch_opening(), &given(self.asked), &mut |_, _| {});
            assert!(again.is_ok_and(|table| table.stage() == Stage::Playing), "a rematch can be played");
        }
        if self.asked.is_multiple_of(COMPARE_EVERY) {
            self.views_agree();
        }
    }

    fn views_agree(&self) {
        for (viewer, folded) in &self.folded {
            assert_eq!(*folded, self.table.view(*viewer), "what {viewer:?} heard is not what {viewer:?} sees");
        }
    }

    /// The log replayed, and a snapshot with the rest of the log, are this table.
    fn replays(&self) {
        self.views_agree();
        let replayed = Table::replay(id(), &self.log, &mut |_, _| {}).expect("a table's own log");
        assert!(replayed == self.table, "the log replayed is another table");
        let (after, snapshot) = &self.snapshot;
        let snapshot = serde_json::from_str(snapshot).expect("a snapshot as it was written");
        let mut restored = Table::restore(id(), snapshot).expect("a table's own snapshot");
        restored.go_on(&self.log[*after..], &mut |_, _| {}).expect("a table's own log");
        assert!(restored == self.table, "a snapshot and the rest of the log are another table");
    }
}

fn id() -> TableId {
    TableId::from_random([1; 16])
}

fn time(service_ms: u64) -> Time {
    Time { service_ms, unix_ms: 1_790_000_000_000 + service_ms }
}

fn given(n: u8) -> Entropy {
    Entropy { seed: Seed([n; 64]), table: TableId::from_random([n; 16]), bots }
}

fn write(table: &Table) -> String {
    serde_json::to_string(&table.snapshot()).expect("a snapshot can be written")
}
