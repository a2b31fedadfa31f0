//! Playing the games of a match.
//!
//! The one thing to know: a player is given what its seat may know and nothing else. The state stays here.

#[cfg(test)]
mod tests;

use crate::contender::{Contender, EngineCommand, Player};
use crate::external::Engine;
use crate::openings::{NoOpening, Opening};
use crate::results::{Fault, Played, Settings, Trouble, TroubleKind};
use crate::schedule::{Purpose, Schedule, Slot, draw};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, mpsc};
use std::thread;
use std::time::Instant;
use trilynx_bots::{Bot, Roster, SystemClock};
use trilynx_games::record::{EndedBy, Ending, Record};
use trilynx_games::{Game, Outcome, Reason, Seat, Seats, Start, Status, Viewer};

/// Search is recursive, and threads have little room unless told otherwise.
const STACK_BYTES: usize = 16 << 20;

/// So many engines wait for their next game on each thread. In a round robin of more, those that have waited longest are ended.
const MAX_WAITING: usize = 8;

/// Everything that decides the games of a match.
#[derive(Debug)]
pub struct Match<G: Game> {
    /// What the players agreed on.
    pub options: G::Options,
    /// Who plays.
    pub contenders: Vec<Contender>,
    /// Which games.
    pub schedule: Schedule,
    /// How many random moves begin a game.
    pub opening_plies: usize,
    /// The seed of everything.
    pub seed: u64,
    /// How a view is written for an engine, with a seed for whatever has to be drawn; see [`determinized_position`].
    pub position: fn(&G::View, u64) -> String,
}

/// A position in full that looks like `view` to its viewer. What the viewer cannot know is drawn at random again, so it gives nothing away.
pub fn determinized_position<G: Roster>(view: &G::View, seed: u64) -> String {
    G::determinize(view, &mut fastrand::Rng::with_seed(seed)).setup().to_string()
}

/// Whether to start further games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Play on.
    Continue,
    /// The games in flight are the last.
    Stop,
}

impl<G: Roster> Match<G> {
    /// What a later run must agree with to continue this match.
    pub fn settings(&self) -> Settings {
        let names = self.contenders.iter().map(|contender| contender.name.clone()).collect();
        Settings::new(self.options.to_string(), G::RULES_VERSION, names, self.opening_plies, self.seed)
    }

    /// Starts every engine once, so that a mistyped command is an error and not a match of lost games.
    pub fn try_engines(&self) -> Result<(), (&Contender, Trouble)> {
        for contender in &self.contenders {
            if let Player::Engine(engine) = &contender.player {
                Engine::start(engine, &contender.thinking).map_err(|trouble| (contender, trouble))?;
            }
        }
        Ok(())
    }

    /// Plays the games of these numbers on `threads` threads. `finished` is called for each in the order in which they end, on the thread
    /// of the caller; after an error no further games are started.
    pub fn play_all<E: From<NoOpening>>(
        &self,
        games: impl Iterator<Item = u64> + Send,
        threads: usize,
        mut finished: impl FnMut(Played) -> Result<Next, E>,
    ) -> Result<(), E>
    where
        G::Options: Sync,
    {
        let games = Mutex::new(games);
        let is_enough = AtomicBool::new(false);
        let (sender, results) = mpsc::channel();
        let work = |sender: mpsc::Sender<Result<Played, NoOpening>>| {
            let mut waiting = Waiting::default();
            while !is_enough.load(Ordering::Relaxed) {
                let Some(game) = games.lock().expect("taking a number does not panic").next() else { return };
                if sender.send(self.play_with(&self.schedule.slot(game), &mut waiting)).is_err() {
                    return;
                }
            }
        };
        let mut outcome = Ok(());
        thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                let sender = sender.clone();
                let started = thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, || work(sender));
                started.expect("the system has room for a thread");
            }
            drop(sender);
            for played in results {
                let next = played.map_err(E::from).and_then(&mut finished);
                if !matches!(next, Ok(Next::Continue)) {
                    is_enough.store(true, Ordering::Relaxed);
                }
                if let (Err(error), true) = (next, outcome.is_ok()) {
                    outcome = Err(error);
                }
            }
        });
        outcome
    }

    /// Plays one game.
    pub fn play(&self, slot: &Slot) -> Result<Played, NoOpening> {
        self.play_with(slot, &mut Waiting::default())
    }

    /// Plays one game with the engines that wait, and leaves there those that can play another one.
    fn play_with(&self, slot: &Slot, waiting: &mut Waiting) -> Result<Played, NoOpening> {
        let opening = Opening::<G>::of_round(&self.options, self.seed, slot.round, self.opening_plies)?;
        let mut table = Table::<G>::set(self, slot, &opening, waiting);
        let ending = loop {
            let seat = match table.state.status() {
                Status::ToMove(seat) => seat,
                Status::Over(outcome) => break Ok(outcome),
            };
            if let Err(trouble) = table.decide(seat) {
                break Err(Fault { seat: seat.0, trouble });
            }
        };
        Ok(table.finish(slot, opening, ending, waiting))
    }
}

/// Running engines between two games, each with the number of its contender.
#[derive(Default, Debug)]
struct Waiting(Vec<(usize, Engine)>);

impl Waiting {
    /// An engine of this contender, ready for a game.
    fn engine(&mut self, number: usize, command: &EngineCommand, contender: &Contender) -> Result<Engine, Trouble> {
        while let Some(at) = self.0.iter().position(|(whose, _)| *whose == number) {
            let (_, mut engine) = self.0.remove(at);
            // One that has ended between two games, or no longer answers, has lost neither.
            if engine.begin_again().is_ok() {
                return Ok(engine);
            }
        }
        Engine::start(command, &contender.thinking)
    }

    fn keep(&mut self, number: usize, engine: Engine) {
        if self.0.len() == MAX_WAITING {
            self.0.remove(0);
        }
        self.0.push((number, engine));
    }
}

/// A game in progress and who sits there.
struct Table<'a, G: Roster> {
    of: &'a Match<G>,
    state: G,
    moves: Vec<G::Move>,
    seats: Vec<Seated<'a, G>>,
    seed: u64,
}

/// A player at the table.
struct Seated<'a, G: Roster> {
    contender: &'a Contender,
    mind: Mind<G>,
    micros: Vec<u64>,
}

enum Mind<G: Roster> {
    Bot(Box<dyn Bot<G>>),
    /// An engine that cannot be started loses when it is first asked.
    Engine(Result<Engine, Trouble>),
}

impl<'a, G: Roster> Table<'a, G> {
    fn set(of: &'a Match<G>, slot: &Slot, opening: &Opening<G>, waiting: &mut Waiting) -> Table<'a, G> {
        let mut state = G::new(&opening.deal);
        opening.moves.iter().for_each(|chosen| state.play_unchecked(*chosen));
        let seats = slot.seating.iter().map(|number| Seated::take_place(*number, &of.contenders[*number], waiting)).collect();
        Table { of, state, moves: opening.moves.clone(), seats, seed: draw(of.seed, Purpose::Game, slot.game) }
    }

    fn decide(&mut self, seat: Seat) -> Result<(), Trouble> {
        let view = self.state.view(Viewer::Seat(seat));
        let seated = &mut self.seats[seat.index()];
        let seed = draw(self.seed ^ seated.contender.thinking.seed, Purpose::Move, self.moves.len() as u64);
        let start = Instant::now();
        let chosen = seated.choose(&view, seed, self.of.position)?;
        seated.micros.push(start.elapsed().as_micros() as u64);
        self.state
            .play(chosen)
            .map_err(|refusal| Trouble::new(TroubleKind::Illegal, &format!("{chosen}: {refusal} [{}]", refusal.clause())))?;
        self.moves.push(chosen);
        Ok(())
    }

    fn finish(self, slot: &Slot, opening: Opening<G>, ending: Result<Outcome, Fault>, waiting: &mut Waiting) -> Played {
        let plies = self.moves.len();
        let mut record = Record::<G>::new(Start::Deal(opening.deal), self.moves).unwrap_or_else(|_| unreachable!("all were played"));
        if record.start.to_string() != self.of.options.to_string() {
            record.chance.seed = Some(opening.seed);
        }
        record.headers = headers(self.of, slot, self.seed);
        let (winners, scores, fault) = match ending {
            Ok(outcome) => (outcome.winners, outcome.scores.to_vec(), None),
            Err(fault) => {
                let winners: Seats = (0..self.seats.len() as u8).filter(|seat| *seat != fault.seat).map(Seat).collect();
                record.ending = Ending::Otherwise { winners, by: ended_by(fault.trouble.kind) };
                record.headers.push(("Fault".to_owned(), format!("seat {}, {}", fault.seat, fault.trouble)));
                (winners, Vec::new(), Some(fault))
            }
        };
        let is_timed = |seated: &Seated<'_, G>| seated.contender.thinking.time.is_some();
        let is_any_timed = self.seats.iter().any(is_timed);
        let mut micros = Vec::new();
        for (seat, (number, seated)) in slot.seating.iter().zip(self.seats).enumerate() {
            if is_any_timed {
                micros.push(if is_timed(&seated) { seated.micros } else { Vec::new() });
            }
            let is_at_fault = fault.as_ref().is_some_and(|fault| usize::from(fault.seat) == seat);
            match (seated.mind, &seated.contender.player) {
                (Mind::Engine(Ok(engine)), Player::Engine(command)) if command.is_reused && engine.plays_many() && !is_at_fault => {
                    waiting.keep(*number, engine);
                }
                _ => {}
            }
        }
        let winners = winners.iter().map(|seat| seat.0).collect();
        Played { game: slot.game, seating: slot.seating.clone(), winners, scores, plies, fault, micros, record: record.to_string() }
    }
}

fn headers<G: Roster>(of: &Match<G>, slot: &Slot, seed: u64) -> Vec<(String, String)> {
    let mut headers = vec![
        ("Event".to_owned(), format!("Arena, {}, seed {}", of.options, of.seed)),
        ("Round".to_owned(), (slot.round + 1).to_string()),
        ("Game".to_owned(), slot.game.to_string()),
        ("Game-Seed".to_owned(), seed.to_string()),
        ("Opening-Moves".to_owned(), of.opening_plies.to_string()),
    ];
    headers.extend(slot.seating.iter().enumerate().map(|(seat, who)| (format!("Seat-{seat}"), of.contenders[*who].name.clone())));
    headers
}

/// As a record says it; the header `Fault` says the rest.
fn ended_by(kind: TroubleKind) -> EndedBy {
    match kind {
        TroubleKind::Timeout => EndedBy::Time,
        TroubleKind::Illegal => EndedBy::Illegal,
        TroubleKind::Crash | TroubleKind::Protocol => EndedBy::Fault,
    }
}

impl<'a, G: Roster> Seated<'a, G> {
    fn take_place(number: usize, contender: &'a Contender, waiting: &mut Waiting) -> Seated<'a, G> {
        let mind = match &contender.player {
            Player::Bot(name) => Mind::Bot(G::bot(name).unwrap_or_else(|| unreachable!("{name} was found in the roster"))),
            Player::Engine(command) => Mind::Engine(waiting.engine(number, command, contender)),
        };
        Seated { contender, mind, micros: Vec::new() }
    }

    fn choose(&mut self, view: &G::View, seed: u64, position: fn(&G::View, u64) -> String) -> Result<G::Move, Trouble> {
        let thinking = &self.contender.thinking;
        match &mut self.mind {
            Mind::Bot(bot) => {
                let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
                let think = || bot.choose(view, seed, &thinking.limits(&stop, &clock), &mut |_| {}).best();
                // A bot that panics is not asked again in this game, so nobody sees what the panic left half done.
                catch_unwind(AssertUnwindSafe(think)).map_err(|panic| Trouble::new(TroubleKind::Crash, &panic_text(&*panic)))
            }
            Mind::Engine(Ok(engine)) => {
                let line = position(view, draw(seed, Purpose::Unseen, 0));
                let answer = engine.choose(&line, seed, thinking)?;
                answer.parse().map_err(|unreadable: trilynx_games::ParseError| Trouble::new(TroubleKind::Illegal, &unreadable.to_string()))
            }
            Mind::Engine(Err(trouble)) => Err(trouble.clone()),
        }
    }
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let message = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    format!("panicked: {}", message.unwrap_or("without a message"))
}
