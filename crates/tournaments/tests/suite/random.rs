//! Random tournaments, whole: people enter, come late, withdraw, come back, stay away, draw; organisers act and undo.

use trilynx_games::GameId;
use trilynx_games::chance::{Generator, Seed};
use trilynx_protocol::log::TournamentEntry;
use trilynx_protocol::options::{GameName, Order};
use trilynx_protocol::tournament::{
    Admission, Format, GameNumber, TournamentCommand as Command, TournamentRefused as Refused, TournamentSettings,
};
use trilynx_protocol::{ClockRule, EndedBy, GameResult, Options, PersonId, TableId, Time, TournamentId};
use trilynx_tournaments::{Input, PlayerStatus, Tournament, TournamentStage};

pub const START_MS: u64 = 1_000_000_000;
pub const ORGANISER: u64 = u64::MAX;

pub fn seed(number: u64) -> Seed {
    let mut bytes = [0; 64];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    Seed(bytes)
}

pub fn person(number: u64) -> PersonId {
    let mut bytes = [0; 16];
    bytes[8..].copy_from_slice(&number.to_be_bytes());
    PersonId::from_random(bytes)
}

pub fn id() -> TournamentId {
    TournamentId::from_random([7; 16])
}

pub fn settings(format: Format) -> TournamentSettings {
    let duel = GameId::ALL.iter().copied().find(|game| game.is_duel()).expect("a game of two");
    let many = GameId::ALL.iter().copied().find(|game| game.players().contains(&5)).expect("a game of five");
    let game = if matches!(format, Format::Tables { .. }) { many } else { duel };
    TournamentSettings {
        description: String::new(),
        private: false,
        bots: None,
        name: "A tournament".to_owned(),
        format,
        table: Options {
            game: GameName(game),
            variant: game.variants()[0].to_owned(),
            players: if game == many { 4 } else { 2 },
            start: None,
            order: Order::Fixed,
            clock: ClockRule::Fischer { initial_s: 600, increment_s: 5 },
            rated: true,
            rounds: 1,
            private: false,
        },
        starts_unix_ms: START_MS,
        check_in: false,
        vacations: false,
        admission: Admission::Open,
        break_s: 0,
        series: None,
        organisers: Vec::new(),
    }
}

/// A tournament with its log.
#[derive(Clone)]
pub struct Scene {
    pub tournament: Tournament,
    pub log: Vec<TournamentEntry>,
    pub now: Time,
}

impl Scene {
    pub fn new(settings: TournamentSettings, number: u64) -> Scene {
        let now = Time { service_ms: 1_000, unix_ms: START_MS - 1_000_000 };
        let (tournament, entry) = Tournament::create(id(), now, person(ORGANISER), settings, &seed(number)).expect("it can be");
        Scene { tournament, log: vec![entry], now }
    }

    /// With so many players, at its start.
    pub fn started(settings: TournamentSettings, players: u64, number: u64) -> Scene {
        let mut scene = Scene::new(settings, number);
        (0..players).for_each(|player| scene.ask(player, Command::Enter).expect("there is room"));
        scene.now.unix_ms = START_MS;
        scene.tick();
        scene
    }

    pub fn apply(&mut self, input: &Input) -> Result<(), Refused> {
        let before = self.log.len();
        let log = &mut self.log;
        let outcome = self.tournament.apply(self.now, input, &mut |_, entry| log.push(entry.clone()));
        assert!(outcome.is_ok() || self.log.len() == before, "refused input changes nothing: {input:?}");
        outcome
    }

    pub fn ask(&mut self, by: u64, command: Command) -> Result<(), Refused> {
        self.apply(&Input::Asked { by: person(by), rating: 1000 + (by % 977) as u16, command })
    }

    pub fn act(&mut self, command: Command) -> Result<(), Refused> {
        self.ask(ORGANISER, command)
    }

    pub fn tick(&mut self) {
        self.apply(&Input::Tick).expect("time passes");
    }

    pub fn wait(&mut self, ms: u64) {
        self.now.service_ms += ms;
        self.now.unix_ms += ms;
    }

    /// Lets everybody come to the table of a game, and ends it.
    pub fn play(&mut self, game: GameNumber, result: GameResult) {
        self.open(game, |_| true);
        self.apply(&Input::Over(game, result)).expect("it is open");
    }

    pub fn open(&mut self, game: GameNumber, comes: impl Fn(u8) -> bool) {
        let mut table = [1; 16];
        table[..4].copy_from_slice(&game.to_be_bytes());
        if self.tournament.games()[game as usize].table.is_none() {
            self.apply(&Input::Opened(game, TableId::from_random(table))).expect("it has none yet");
            let seats = self.tournament.games()[game as usize].players.len() as u8;
            (0..seats).filter(|seat| comes(*seat)).for_each(|seat| self.apply(&Input::Arrived(game, seat)).expect("a seat"));
        }
    }

    pub fn open_games(&self) -> Vec<GameNumber> {
        self.tournament.open_games().collect()
    }
}

/// Seat 0 wins, seat 1 wins, or nobody.
pub fn duel(winner: Option<u8>) -> GameResult {
    GameResult { winners: winner.into_iter().collect(), scores: Vec::new(), by: EndedBy::Rules, left: Vec::new() }
}

pub fn by_scores(scores: &[i16]) -> GameResult {
    let most = scores.iter().max().copied().unwrap_or(0);
    let winners = (0..).zip(scores).filter(|(_, score)| **score == most).map(|(seat, _)| seat).collect();
    GameResult { winners, scores: scores.to_vec(), by: EndedBy::Rules, left: Vec::new() }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    RoundRobin,
    Swiss,
    Arena,
    Tables,
}

/// A whole tournament of 2 to 200 players, small ones more often.
pub fn whole(kind: Kind, number: u64) -> Scene {
    let mut chance = Generator::new(&seed(number), &[b"play"]);
    // Each doubling is equally likely: 2 · 100^(part of 1000 / 1000).
    let part = chance.below(1000) as f64 / 999.0;
    let players = ((2.0 * 100_f64.powf(part)).round() as u64).clamp(if kind == Kind::Tables { 3 } else { 2 }, 200);
    let most_rounds = if players > 16 { 9 } else { players + 1 };
    let rounds = 1 + chance.below(most_rounds.min(9)) as u8;
    let format = match kind {
        Kind::RoundRobin => Format::RoundRobin { cycles: 1 + chance.below(2) as u8 },
        Kind::Swiss => Format::Swiss { rounds },
        Kind::Arena => Format::Arena { minutes: 5 + chance.below(40) as u16 },
        Kind::Tables => Format::Tables { rounds },
    };
    let (check_in, break_s) = (chance.below(3) == 0, chance.below(2) as u16 * 60);
    let mut scene = Scene::new(TournamentSettings { check_in, break_s, ..settings(format) }, number);
    for player in 0..players {
        scene.ask(player, Command::Enter).expect("there is room");
    }
    scene.wait(START_MS - 60_000 - scene.now.unix_ms);
    if check_in {
        (0..players).for_each(|player| {
            // Nearly all of them.
            if player < 3 || chance.below(20) > 0 {
                scene.ask(player, Command::CheckIn).expect("it is time");
            }
        });
    }
    scene.wait(60_000);
    scene.tick();
    let mut newcomers = players;
    while scene.tournament.stage() != TournamentStage::Finished {
        incident(&mut scene, &mut chance, &mut newcomers);
        step(&mut scene, &mut chance);
    }
    scene
}

/// Opens tables, lets people come, and ends a game; or lets time pass.
fn step(scene: &mut Scene, chance: &mut Generator) {
    let games = scene.open_games();
    if games.is_empty() || scene.tournament.is_paused() {
        let deadline = scene.tournament.deadline_ms().unwrap_or(scene.now.service_ms + 1);
        if scene.tournament.is_paused() {
            scene.wait(1 + chance.below(60_000));
            let _ = scene.act(Command::Resume);
        } else {
            scene.wait(deadline.saturating_sub(scene.now.service_ms).max(1));
            scene.tick();
        }
        return;
    }
    let game = games[chance.below(games.len() as u64) as usize];
    let stays_away = if chance.below(60) == 0 { chance.below(5) as u8 } else { u8::MAX };
    scene.open(game, |seat| seat != stays_away);
    scene.wait(chance.below(2_000));
    let known = &scene.tournament.games()[game as usize];
    if known.outcome.is_none() {
        let seats = known.players.len();
        if usize::from(stays_away) < seats && known.absent_seats().is_empty() {
            // The table waits for somebody who does not come.
            scene.wait(scene.tournament.settings().no_show_ms());
            scene.tick();
        }
        if scene.tournament.games()[game as usize].outcome.is_none() {
            let result = if seats == 2 { some_duel(chance) } else { some_scores(seats, chance) };
            scene.apply(&Input::Over(game, result)).expect("it is open");
        }
    }
}

fn some_duel(chance: &mut Generator) -> GameResult {
    match chance.below(6) {
        0 => duel(None),
        n => duel(Some((n % 2) as u8)),
    }
}

fn some_scores(seats: usize, chance: &mut Generator) -> GameResult {
    let scores: Vec<i16> = (0..seats).map(|_| chance.below(14) as i16 - 3).collect();
    let mut result = by_scores(&scores);
    if chance.below(10) == 0 {
        let left = chance.below(seats as u64) as u8;
        result.left.push(left);
        result.winners.retain(|winner| *winner != left);
        if result.winners.is_empty() {
            let stayed = (0..seats as u8).filter(|seat| *seat != left).max_by_key(|seat| scores[usize::from(*seat)]);
            result.winners.extend(stayed);
        }
    }
    result
}

/// What people and organisers do now and then. What is refused is part of it.
fn incident(scene: &mut Scene, chance: &mut Generator, newcomers: &mut u64) {
    let players = scene.tournament.players().len() as u64;
    let somebody = chance.below(players);
    let game = chance.below(scene.tournament.games().len().max(1) as u64) as GameNumber;
    let act = scene.log[chance.below(scene.log.len() as u64) as usize].version.max(scene.tournament.version().saturating_sub(5));
    // As many in a small tournament as in a large one.
    match chance.below(40 + 2 * players) {
        0 => drop(scene.ask(somebody, Command::Withdraw)),
        1 | 2 => drop(scene.ask(somebody, Command::Enter)),
        3 if players < 220 => {
            drop(scene.ask(*newcomers, Command::Enter));
            *newcomers += 1;
        }
        4 => drop(scene.act(Command::Pause)),
        5 => drop(scene.act(Command::Exclude { player: somebody as u16 })),
        6 => drop(scene.act(Command::Readmit { player: somebody as u16 })),
        7 => drop(scene.act(Command::Adjudicate { game, places: vec![1, 1] })),
        8 => drop(scene.act(Command::Forfeit { game, seats: vec![chance.below(2) as u8] })),
        9 => drop(scene.act(Command::NextRound)),
        10..=14 => drop(scene.act(Command::Undo { version: act })),
        15 => {
            // A round that was paired too early, and once more.
            let is_paired =
                scene.log.iter().rev().find(|entry| matches!(entry.event, trilynx_protocol::log::TournamentEvent::Paired { .. }));
            let version = is_paired.map_or(0, |entry| entry.version);
            if scene.act(Command::Pause).is_ok() {
                drop(scene.act(Command::Undo { version }));
            }
        }
        _ => {}
    }
    let active = scene.tournament.players().iter().filter(|player| player.status == PlayerStatus::Active).count();
    assert!(active <= scene.tournament.players().len());
}

/// How many tournaments a test plays: `TRILYNX_TOURNAMENTS`, or as many as take a second.
pub fn numbers(usual: u64) -> std::ops::Range<u64> {
    let read = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let first = read("TRILYNX_SEED").unwrap_or(1);
    let many = if read("TRILYNX_SEED").is_some() { 1 } else { usual };
    first..first + read("TRILYNX_TOURNAMENTS").unwrap_or(many)
}
