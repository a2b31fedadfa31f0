//! Games of Linko! for a network to learn from while they are played: see `training/linko.py`, which starts this.
//!
//! ```text
//! linko_selfplay values|policy FOLDER ACTOR [explore=N] [keep=N] [strangers=N]
//! linko_selfplay shape
//! ```
//!
//! `shape` says in JSON what a network must look like.
//! Plays games of 2 to 5 players until the folder holds a file `stop`, all seats by the network in `FOLDER/current.net`, or by the tuned rule of thumb while there
//! is none, and writes what was decided and what came of it in files that the learner removes. `values` (Deep Monte-Carlo) plays the best move, but one of
//! `explore` thousandths at random, and writes the move that was played; `policy` (PPO) plays each move as often as it is to the network's taste, and writes all of
//! them. Of 1,000 decisions `keep` are written. In `strangers` of 1,000 games about half of the seats are played by the rule of thumb, as it was tuned or as it is frozen,
//! and not written.
//!
//! A file is named by players, actor and number. Its records are words of 16 bits:
//!
//! ```text
//! values  decision*96 move*20 kind share lead points
//! policy  decision*96 kind moves chosen 0 (move*20)*24 logarithm:f32 advantage:f32 share lead points 0
//! ```
//!
//! where unused inputs are 65,535, shares are in sixtieths, and the logarithm is that of the probability with which the move was chosen.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use trilynx_bots::linko::aim::Aim;
use trilynx_bots::linko::foresight::moves;
use trilynx_bots::linko::heuristic::{RuleOfThumb, best};
use trilynx_bots::linko::inputs::{DecisionInputs, Looking, MoveInputs};
use trilynx_bots::linko::network::{CardNetwork, Forecast, shape};
use trilynx_bots::linko::playouts::Worth;
use trilynx_games::linko::{Cards, Deal, MAX_PLAYERS, Move, Options, State, View};
use trilynx_games::{Game, Seat, Status, Viewer};

/// How many inputs of a decision and of a move are written; a decision that has more is not.
const DECISION: usize = 96;
const MOVE: usize = 20;
/// How many moves are written for `policy`; a decision that has more is not.
const MOVES: usize = 24;
const NO_INPUT: u16 = u16::MAX;
/// How many records a file has.
const RECORDS: usize = 8_192;
/// How many files may wait for the learner.
const WAITING: u64 = 24;
/// How much of later surprises counts for a decision (GAE's λ).
const FADING: f32 = 0.95;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if words == ["shape"] {
        println!("{}", shape());
        return;
    }
    let [method, folder, actor, rest @ ..] = words.as_slice() else {
        eprintln!("values|policy FOLDER ACTOR [explore=N] [keep=N] [strangers=N]");
        std::process::exit(2);
    };
    let option = |name: &str, otherwise: u32| {
        let given = rest.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('=')?.parse().ok());
        f64::from(given.unwrap_or(otherwise)) / 1e3
    };
    let actor: u64 = actor.parse().expect("the actor's number");
    let mut player = Player {
        is_policy: method == "policy",
        explore: option("explore", 30),
        keep: option("keep", 400),
        strangers: option("strangers", 200),
        network: None,
        random: fastrand::Rng::with_seed(actor),
        records: Default::default(),
    };
    let folder = Path::new(folder);
    let mut files = Files { folder: folder.to_path_buf(), actor, next: 0, loaded: None };
    let mut games = 0_u64;
    while !folder.join("stop").exists() {
        if games.is_multiple_of(256) {
            files.load(&mut player.network);
        }
        games += 1;
        // Games of fewer players have fewer decisions of each other kind, so all are played equally often.
        player.play(2 + (games % 4) as u8);
        for (table, records) in player.records.iter_mut().enumerate() {
            let size = if player.is_policy { policy_size() } else { DECISION + MOVE + 4 };
            if records.len() >= RECORDS * size {
                files.write(table + 2, &records[..RECORDS * size]);
                records.clear();
            }
        }
    }
    println!("actor {actor}: {games} games");
}

const fn policy_size() -> usize {
    DECISION + 4 + MOVES * MOVE + 2 + 2 + 4
}

struct Files {
    folder: PathBuf,
    actor: u64,
    next: u64,
    loaded: Option<SystemTime>,
}

impl Files {
    /// Takes the network that lies there now, if it is a new one.
    fn load(&mut self, network: &mut Option<CardNetwork>) {
        let file = self.folder.join("current.net");
        let Ok(changed) = fs::metadata(&file).and_then(|about| about.modified()) else { return };
        if self.loaded != Some(changed) {
            let bytes = fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            *network = Some(CardNetwork::read(&bytes).unwrap_or_else(|error| panic!("{}: {error}", file.display())));
            self.loaded = Some(changed);
        }
    }

    /// Writes records, and waits while the learner is too far behind.
    fn write(&mut self, players: usize, records: &[u16]) {
        let name = |number: u64| self.folder.join(format!("{players}-{}-{number}.records", self.actor));
        while self.next >= WAITING && name(self.next - WAITING).exists() && !self.folder.join("stop").exists() {
            std::thread::sleep(Duration::from_millis(20));
        }
        let bytes: Vec<u8> = records.iter().flat_map(|word| word.to_le_bytes()).collect();
        let unfinished = self.folder.join(format!("{}.unfinished", self.actor));
        fs::write(&unfinished, bytes).unwrap_or_else(|error| panic!("{}: {error}", unfinished.display()));
        fs::rename(&unfinished, name(self.next)).unwrap_or_else(|error| panic!("{}: {error}", unfinished.display()));
        self.next += 1;
    }
}

struct Player {
    is_policy: bool,
    explore: f64,
    keep: f64,
    strangers: f64,
    network: Option<CardNetwork>,
    random: fastrand::Rng,
    /// By the number of players.
    records: [Vec<u16>; 4],
}

/// A decision that was made, and what was thought of it.
struct Decided {
    seat: Seat,
    view: View,
    chosen: Move,
    /// The logarithm of the probability of choosing it.
    logarithm: f32,
    /// What the decision was thought to be worth.
    worth: f32,
}

impl Player {
    fn play(&mut self, players: u8) {
        let mut deck: Vec<_> = Cards::DECK.iter().collect();
        self.random.shuffle(&mut deck);
        let options = Options::new(players, Seat(self.random.u8(..players))).expect("players");
        let mut state = State::new(&Deal::new(options, &deck).expect("the whole deck"));
        let with_strangers = self.network.is_some() && self.random.f64() < self.strangers;
        let tastes = [RuleOfThumb::TUNED, RuleOfThumb::FROZEN];
        let strangers =
            [(); MAX_PLAYERS].map(|()| (with_strangers && self.random.bool()).then(|| &tastes[self.random.usize(..tastes.len())]));
        let mut decided = Vec::new();
        let outcome = loop {
            let seat = match state.status() {
                Status::ToMove(seat) => seat,
                Status::Over(outcome) => break outcome,
            };
            let view = state.view(Viewer::Seat(seat));
            let chosen = if let Some(taste) = strangers[seat.index()] {
                best(&view, taste)
            } else {
                let moves = moves(&view);
                let made = self.decide(seat, view, &moves);
                let chosen = made.chosen;
                if moves.len() > 1 {
                    decided.push(made);
                }
                chosen
            };
            state.play_unchecked(chosen);
        };
        let worth: Vec<Worth> = options.seats().map(|seat| Worth::of(&outcome, seat, &Aim::Game)).collect();
        let mut records = std::mem::take(&mut self.records[usize::from(players) - 2]);
        // From the end, so that each decision knows what came after it.
        let mut later: [Option<(f32, f32)>; MAX_PLAYERS] = [None; MAX_PLAYERS];
        for made in decided.iter().rev() {
            let end = &worth[made.seat.index()];
            let after = later[made.seat.index()];
            let next = after.map_or((end.share + 2e-3 * end.lead.clamp(-20.0, 20.0)) as f32, |(worth, _)| worth);
            let advantage = next - made.worth + FADING * after.map_or(0.0, |(_, advantage)| advantage);
            later[made.seat.index()] = Some((made.worth, advantage));
            if self.random.f64() < self.keep {
                self.write(&mut records, made, advantage, end);
            }
        }
        self.records[usize::from(players) - 2] = records;
    }

    fn decide(&mut self, seat: Seat, view: View, moves: &[Move]) -> Decided {
        let mut decided = Decided { seat, view, chosen: moves[0], logarithm: 0.0, worth: 0.0 };
        if moves.len() == 1 {
            return decided;
        }
        let Some(network) = &self.network else {
            let at_random = self.random.f64() < 0.15;
            decided.chosen = if at_random { moves[self.random.usize(..moves.len())] } else { best(&decided.view, &RuleOfThumb::TUNED) };
            return decided;
        };
        if !self.is_policy && self.random.f64() < self.explore {
            decided.chosen = moves[self.random.usize(..moves.len())];
            return decided;
        }
        let mut judged: Vec<Forecast> = Vec::with_capacity(moves.len());
        network.judge(&decided.view, moves, |_, judgement| judged.push(judgement));
        if self.is_policy {
            let highest = judged.iter().map(|judgement| judgement.taste).fold(f32::NEG_INFINITY, f32::max);
            let weights: Vec<f32> = judged.iter().map(|judgement| (judgement.taste - highest).exp()).collect();
            let sum: f32 = weights.iter().sum();
            let mut left = self.random.f32() * sum;
            let chosen = weights.iter().position(|weight| {
                left -= weight;
                left < 0.0
            });
            let chosen = chosen.unwrap_or(0);
            decided.chosen = moves[chosen];
            decided.logarithm = (weights[chosen] / sum).ln();
            decided.worth = weights.iter().zip(&judged).map(|(weight, judgement)| weight / sum * judgement.utility()).sum();
        } else {
            let best = judged.iter().enumerate().max_by(|a, b| a.1.utility().total_cmp(&b.1.utility()));
            decided.chosen = moves[best.map_or(0, |(n, _)| n)];
        }
        decided
    }

    fn write(&self, records: &mut Vec<u16>, made: &Decided, advantage: f32, end: &Worth) {
        let looking = Looking::new(&made.view);
        // What ends the game is counted, not judged.
        if !self.is_policy && looking.end(made.chosen).is_some() {
            return;
        }
        let (mut decision, mut action) = (DecisionInputs::new(), MoveInputs::new());
        looking.decision(&mut decision);
        let moves = moves(&made.view);
        if decision.len() > DECISION || (self.is_policy && moves.len() > MOVES) {
            return;
        }
        let before = records.len();
        let add = |records: &mut Vec<u16>, inputs: &[u16], room: usize| {
            records.extend(inputs);
            records.extend(std::iter::repeat_n(NO_INPUT, room - inputs.len()));
        };
        add(records, &decision, DECISION);
        let kind = looking.kind() as u16;
        let result = [(end.share * 60.0).round() as u16, end.lead as i16 as u16, end.points as i16 as u16];
        if self.is_policy {
            let chosen = moves.iter().position(|chosen| *chosen == made.chosen).unwrap_or(0);
            records.extend([kind, moves.len() as u16, chosen as u16, 0]);
            for chosen in &moves {
                looking.action(*chosen, &mut action);
                if action.len() > MOVE {
                    records.truncate(before);
                    return;
                }
                add(records, &action, MOVE);
            }
            add(records, &[], (MOVES - moves.len()) * MOVE);
            for number in [made.logarithm, advantage] {
                let bits = number.to_bits();
                records.extend([bits as u16, (bits >> 16) as u16]);
            }
            records.extend(result);
            records.push(0);
        } else {
            looking.action(made.chosen, &mut action);
            if action.len() > MOVE {
                records.truncate(before);
                return;
            }
            add(records, &action, MOVE);
            records.push(kind);
            records.extend(result);
        }
    }
}
