//! A table on a stage: people with names, a clock that the test moves, and the log of what happened.
//!
//! The one thing to know: after every input the laws are checked, whatever the test is about. For every viewer, what was heard and
//! folded in equals a fresh view; the log replayed equals the table, and so does a snapshot with the rest of the log.

use trilynx_games::chance::Seed;
use trilynx_games::{GameId, Seat, Viewer};
use trilynx_protocol::command::Claim;
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::options::{GameName, Order};
use trilynx_protocol::wire::TableView;
use trilynx_protocol::{ClockRule, Command, Occupant, Options, PersonId, Refused, SeatOffer, TableId, Time, TournamentId};
use trilynx_table::{By, Entropy, Input, Opening, Table};

/// The bots of the tests. The table asks no more of one than its name.
pub fn bots(_: GameId) -> &'static [(&'static str, &'static str)] {
    &[("weak", "the weakest"), ("middling", "neither"), ("strong", "the strongest")]
}

/// A person by number.
pub fn person(n: u8) -> PersonId {
    PersonId::from_random([n; 16])
}

/// A table's id by number.
pub fn table_id(n: u8) -> TableId {
    TableId::from_random([n; 16])
}

/// What a table is given, different for every `n`.
pub fn given(n: u64) -> Entropy {
    let mut seed = [7; 64];
    seed[..8].copy_from_slice(&n.to_be_bytes());
    let mut id = [9; 16];
    id[..8].copy_from_slice(&n.to_be_bytes());
    Entropy { seed: Seed(seed), table: TableId::from_random(id), bots }
}

/// A game of its usual variant, seats as people sat down, no clock.
pub fn options(game: GameId, players: u8) -> Options {
    Options {
        game: GameName(game),
        variant: game.variants()[0].to_string(),
        players,
        start: None,
        order: Order::Fixed,
        clock: ClockRule::None,
        rated: false,
        rounds: 1,
        private: false,
    }
}

/// The viewers of a table of so many seats.
pub fn viewers(players: usize) -> Vec<Viewer> {
    (0..players as u8).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]).collect()
}

/// A table being tested.
pub struct Scene {
    pub table: Table,
    pub log: Vec<Entry>,
    pub now: u64,
    /// What each viewer has folded together, starting from the view after the first event.
    folded: Vec<(Viewer, TableView)>,
    /// The snapshot of some earlier moment, as it would be stored.
    snapshot: String,
    asked: u64,
}

/// The calendar of the tests begins here.
const EPOCH_MS: u64 = 1_790_000_000_000;

impl Scene {
    /// Person 0 opens a table.
    pub fn open(options: Options, offers: Vec<SeatOffer>) -> Result<Scene, Refused> {
        Scene::open_with(Opening { options, by: person(0), offers, occupants: Vec::new(), rematch_of: None, guest: false }, 0)
    }

    /// Opens a table as it is said, with this chance.
    pub fn open_with(opening: Opening, chance: u64) -> Result<Scene, Refused> {
        Scene::open_for(None, opening, chance)
    }

    /// The same for a tournament.
    pub fn open_for(tournament: Option<TournamentId>, opening: Opening, chance: u64) -> Result<Scene, Refused> {
        let now = 1_000_000;
        let players = usize::from(opening.options.players);
        let (mut log, mut folded) = (Vec::new(), Vec::<(Viewer, TableView)>::new());
        let mut hear = |table: &Table, entry: &Entry| {
            log.push(entry.clone());
            if entry.version == 1 {
                folded = viewers(players).into_iter().map(|viewer| (viewer, table.view(viewer))).collect();
            } else {
                folded.iter_mut().for_each(|(viewer, view)| view.fold(&table.seen(entry, *viewer)));
            }
        };
        let at = Time { service_ms: now, unix_ms: EPOCH_MS };
        let table = Table::open_for(tournament, table_id(1), at, opening, &given(chance), &mut hear)?;
        let snapshot = serde_json::to_string(&table.snapshot()).unwrap();
        let scene = Scene { table, log, now, folded, snapshot, asked: chance };
        scene.check_laws();
        Ok(scene)
    }

    /// Persons 0, 1 … sit on seats 0, 1 …, and the game is on.
    pub fn started(options: Options) -> Scene {
        let players = options.players;
        let offers = (0..players).map(|seat| if seat == 0 { SeatOffer::Me } else { SeatOffer::Open }).collect();
        let mut scene = Scene::open(options, offers).unwrap();
        (1..players).for_each(|seat| scene.ask(seat, Command::Sit { seat: None, word: None }).unwrap());
        scene
    }

    /// Lets something be asked, and checks the laws.
    pub fn input(&mut self, by: By, input: Input) -> Result<(), Refused> {
        self.asked += 1;
        let now = Time { service_ms: self.now, unix_ms: EPOCH_MS.saturating_add(self.now) };
        let (log, folded) = (&mut self.log, &mut self.folded);
        let events = log.len();
        let result = self.table.apply(now, &given(self.asked), by, input, &mut |table, entry| {
            folded.iter_mut().for_each(|(viewer, view)| view.fold(&table.seen(entry, *viewer)));
            log.push(entry.clone());
        });
        assert!(result.is_ok() || self.log.len() == events, "refused, but something happened");
        self.check_laws();
        if self.asked.is_multiple_of(7) {
            self.snapshot = serde_json::to_string(&self.table.snapshot()).unwrap();
        }
        result
    }

    /// Person `n` asks for something.
    pub fn ask(&mut self, n: u8, command: Command) -> Result<(), Refused> {
        self.input(By::Person { id: person(n), seat: None, lag_ms: 0, held_ms: 0, guest: false }, Input::Asked(command))
    }

    /// The server says something.
    pub fn server(&mut self, input: Input) {
        self.input(By::Server, input).unwrap();
    }

    /// So much time passes, and the server ticks.
    pub fn pass(&mut self, ms: u64) {
        self.now += ms;
        self.server(Input::Tick);
    }

    /// The one who decides plays this.
    pub fn play(&mut self, text: &str) -> Result<(), Refused> {
        self.play_with_lag(text, 0)
    }

    /// The one who decides plays this, over a line this slow.
    pub fn play_with_lag(&mut self, text: &str, lag_ms: u32) -> Result<(), Refused> {
        let seat = self.table.to_move().expect("a game is on");
        let command = Command::Play { text: text.to_string(), number: self.table.moves_played() };
        let by = match &self.table.view(Viewer::Spectator).seats[seat.index()] {
            place if place.replaced_by.is_some() => By::Bot(seat),
            place => match place.occupant {
                Some(Occupant::Person(id)) => By::Person { id, seat: Some(seat), lag_ms, held_ms: 0, guest: false },
                _ => By::Bot(seat),
            },
        };
        self.input(by, Input::Asked(command))
    }

    /// Plays these moves, all legal.
    pub fn plays(&mut self, moves: &str) {
        moves.split_whitespace().for_each(|text| self.play(text).unwrap_or_else(|refused| panic!("{text}: {refused:?}")));
    }

    /// The legal moves of the one who decides.
    pub fn legal(&self) -> Vec<String> {
        let seat = self.table.to_move().expect("a game is on");
        self.table.view(Viewer::Seat(seat)).game.unwrap().decision.unwrap().legal.unwrap()
    }

    /// The last event.
    pub fn last(&self) -> &Event {
        &self.log.last().unwrap().event
    }

    /// What a spectator sees.
    pub fn seen(&self) -> TableView {
        self.table.view(Viewer::Spectator)
    }

    fn check_laws(&self) {
        for (viewer, folded) in &self.folded {
            let view = self.table.view(*viewer);
            assert_eq!(*folded, view, "what {viewer:?} heard is not what {viewer:?} sees");
            let text = serde_json::to_string(&view).unwrap();
            assert_eq!(serde_json::from_str::<TableView>(&text).unwrap(), view, "the view of {viewer:?} as text");
        }
        let replayed = Table::replay(table_id(1), &self.log, &mut |_, _| {}).unwrap();
        assert!(replayed == self.table, "the log replayed is another table");
        check_snapshot(&self.table, &self.log, &self.snapshot);
    }
}

/// A snapshot with the rest of the log folded in is the table.
pub fn check_snapshot(table: &Table, log: &[Entry], snapshot: &str) {
    let mut restored = Table::restore(table_id(1), serde_json::from_str(snapshot).unwrap()).unwrap();
    let later = restored.version() as usize;
    restored.go_on(&log[later..], &mut |_, _| {}).unwrap();
    assert!(restored == *table, "a snapshot and the rest of the log are another table");
}

/// Claims the game.
pub const VICTORY: Command = Command::Claim { what: Claim::Victory };
