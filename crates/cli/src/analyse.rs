//! `trilynx analyse`: a bot looks at a game that was played and says where it turned.
//!
//! The one thing to know: where nothing is hidden, a turn is judged by the positions before and after it. Where cards are hidden, what
//! comes after is luck as well, so each decision is judged by what its seat could know: the best move's worth less that of the one played.

use crate::draw::Draw;
use crate::engine::Asked;
use crate::input::{RecordText, read_records};
use crate::play::{bot_of, hides_cards, name};
use crate::review::{Judgement, Tally, accuracy, chart, loss, turns};
use crate::{Failure, Outcome};
use serde::Serialize;
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use trilynx_bots::{Bot, Limits, SystemClock, Thought, Value};
use trilynx_games::record::Record;
use trilynx_games::{GameId, Seat, Status, Viewer, with_game};

/// So many positions are looked at where nobody says how many: a few seconds a game. Of Linko!, a position is a game played out.
const NODES: u64 = 50_000;
const NODES_OF_LINKO: u64 = 2_000;

#[derive(clap::Args)]
pub struct Arguments {
    /// A record of ours, a boardspace.net SGF file or YINSH's official notation; - for standard input.
    record: PathBuf,
    /// Who judges.
    #[arg(long, value_name = "NAME", default_value = "strongest")]
    bot: String,
    /// How many positions are looked at for each one judged.
    #[arg(long, value_name = "N", conflicts_with = "time", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// How long is thought about each position, in milliseconds; another run may then judge otherwise.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    time: Option<u64>,
    /// How many better lines are shown where a turn lost much.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=20))]
    lines: u8,
    /// Prints one JSON object a record instead of text.
    #[arg(long)]
    json: bool,
}

/// All that was found out about a game.
#[derive(Serialize)]
struct Review {
    game: String,
    bot: String,
    nodes: Option<u64>,
    time_ms: Option<u64>,
    result: String,
    turns: Vec<Turn>,
    players: Vec<Player>,
}

/// One turn. Probabilities are those of the seat that took it.
#[derive(Serialize)]
struct Turn {
    turn: usize,
    seat: u8,
    moves: Vec<String>,
    win_before: f64,
    win_after: f64,
    loss: f64,
    accuracy: f64,
    judgement: Option<&'static str>,
    /// Whether the worth of the position after it is certain.
    solved: bool,
    better: Vec<Better>,
}

#[derive(Serialize)]
struct Better {
    moves: Vec<String>,
    win: f64,
}

#[derive(Serialize)]
struct Player {
    seat: u8,
    name: Option<String>,
    accuracy: Option<f64>,
    turns: usize,
    inaccuracies: usize,
    mistakes: usize,
    blunders: usize,
}

pub fn run(arguments: &Arguments) -> Outcome {
    for record in read_records(&arguments.record)? {
        with_game!(record.game, G => analyse::<G>(&record, arguments))?;
    }
    Ok(())
}

fn analyse<G: Asked + Draw>(text: &RecordText, arguments: &Arguments) -> Outcome {
    let record: Record<G> = text.read(&arguments.record)?;
    if record.moves.is_empty() {
        return Err(format!("{}: there is no move to judge", arguments.record.display()).into());
    }
    let mut analyst = Analyst::<G>::new(arguments)?;
    let mut review = Review {
        game: text.game.to_string(),
        bot: analyst.name.clone(),
        nodes: analyst.nodes,
        time_ms: arguments.time,
        result: record.ending.to_string(),
        turns: Vec::new(),
        players: Vec::new(),
    };
    let mut out = anstream::stdout();
    if !arguments.json {
        let whose = if is_duel::<G>() { format!("{} wins", name(G::ID, Seat(0))) } else { "wins".to_string() };
        writeln!(out, "{}, judged by {}, {} for each position", review.game, review.bot, analyst.effort())?;
        writeln!(out, "Turn  {:<9} {:<24} {whose}", "Who", "Played")?;
    }
    let mut tallies = vec![Tally::default(); record.start.state().seats()];
    let steps = steps(&record);
    let all = steps.len();
    let mut before = None;
    for (n, step) in steps.into_iter().enumerate() {
        show_progress(n, all);
        let turn = if is_duel::<G>() {
            analyst.judge_by_positions(n + 1, step, &mut before)
        } else {
            analyst.judge_by_decisions(n + 1, step, &record)
        };
        show_progress(all, all);
        tallies[usize::from(turn.seat)].add(turn.loss);
        if !arguments.json {
            writeln!(out, "{}", turn_text::<G>(&turn))?;
        }
        review.turns.push(turn);
    }
    review.players = tallies.iter().enumerate().map(|(seat, tally)| player(seat, tally, &record)).collect();
    if arguments.json {
        let text = serde_json::to_string(&review).map_err(std::io::Error::from)?;
        writeln!(out, "{text}")?;
    } else {
        write!(out, "{}", summary_text::<G>(&review))?;
    }
    Ok(())
}

/// Whether one number, the chances of seat 0, says it all.
fn is_duel<G: Asked>() -> bool {
    !hides_cards(G::ID)
}

fn player<G: Asked>(seat: usize, tally: &Tally, record: &Record<G>) -> Player {
    Player {
        seat: seat as u8,
        name: record.header(&format!("Seat-{seat}")).map(ToString::to_string),
        accuracy: tally.accuracy().map(|accuracy| rounded(accuracy, 10.0)),
        turns: tally.turns,
        inaccuracies: tally.count(Judgement::Inaccuracy),
        mistakes: tally.count(Judgement::Mistake),
        blunders: tally.count(Judgement::Blunder),
    }
}

/// A turn as it was played: the seat, the position before it, its moves and their place in the record.
struct Step<G: Asked> {
    seat: Seat,
    state: G,
    moves: Vec<G::Move>,
    first: usize,
}

fn steps<G: Asked>(record: &Record<G>) -> Vec<Step<G>> {
    let mut state = record.start.state();
    let (mut states, mut deciders) = (Vec::new(), Vec::new());
    for chosen in &record.moves {
        deciders.push(state.status().to_move().unwrap_or_else(|| unreachable!("a record that was read has been replayed")));
        states.push(state.clone());
        state.play_unchecked(*chosen);
    }
    turns(&deciders)
        .into_iter()
        .map(|turn| Step {
            seat: deciders[turn.start],
            state: states[turn.start].clone(),
            moves: record.moves[turn.clone()].to_vec(),
            first: turn.start,
        })
        .collect()
}

/// A bot that is asked about positions.
struct Analyst<G: Asked> {
    name: String,
    bot: Box<dyn Bot<G>>,
    nodes: Option<u64>,
    time: Option<Duration>,
    lines: usize,
}

impl<G: Asked> Analyst<G> {
    fn new(arguments: &Arguments) -> Result<Analyst<G>, Failure> {
        let (name, bot) = bot_of::<G>(&arguments.bot)?;
        let usual = if G::ID == GameId::Linko { NODES_OF_LINKO } else { NODES };
        let nodes = if arguments.time.is_some() { None } else { Some(arguments.nodes.unwrap_or(usual)) };
        Ok(Analyst { name, bot, nodes, time: arguments.time.map(Duration::from_millis), lines: usize::from(arguments.lines) })
    }

    fn effort(&self) -> String {
        match (self.nodes, self.time) {
            (Some(nodes), _) => format!("{nodes} nodes"),
            (None, Some(time)) => format!("{} s", time.as_secs_f64()),
            (None, None) => unreachable!("one of them is set"),
        }
    }

    /// What the bot thinks of a position, knowing what the seat that decides may know.
    fn look(&mut self, state: &G, lines: usize) -> Option<Thought<G::Move>> {
        let seat = state.status().to_move()?;
        let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
        let limits = Limits { time: self.time, nodes: self.nodes, lines, ..Limits::unlimited(&stop, &clock) };
        Some(self.bot.choose(&state.view(Viewer::Seat(seat)), 0, &limits, &mut |_| {}))
    }

    /// By the values of the positions before and after. `before` is what was found out about the position after the last turn.
    fn judge_by_positions(&mut self, turn: usize, step: Step<G>, before: &mut Option<Thought<G::Move>>) -> Turn {
        let Step { seat, state, moves, .. } = step;
        let thought = before.take().or_else(|| self.look(&state, self.lines)).unwrap_or_else(|| unreachable!("a move was played here"));
        let mut end = state.clone();
        moves.iter().for_each(|chosen| end.play_unchecked(*chosen));
        *before = self.look(&end, self.lines);
        let (win_after, solved) = match (before, end.status()) {
            (Some(next), Status::ToMove(decider)) => {
                let Value { win, proof, .. } = next.value();
                (if decider == seat { f64::from(win) } else { 1.0 - f64::from(win) }, proof.is_some())
            }
            _ => (result_for(&end, seat).unwrap_or(0.5), true),
        };
        let win_before = f64::from(thought.value().win);
        // Who plays what the judge would have played is not blamed for what the judge sees only later.
        let is_best = thought.lines[0].moves.starts_with(&moves);
        let lost = if is_best { 0.0 } else { loss(win_before, win_after) };
        let mut better = Vec::new();
        if Judgement::of(lost).is_some() {
            for line in thought.lines.iter().filter(|line| f64::from(line.value.win) > win_after) {
                let own = self.whole_turn(&state, seat, &line.moves);
                if own != moves {
                    better.push(Better { moves: texts(&own), win: rounded(line.value.win.into(), 1e4) });
                }
            }
        }
        finished_turn(turn, seat, &moves, (win_before, win_after), lost, solved, better)
    }

    /// By what each decision gave away of what the seat could know to be better.
    fn judge_by_decisions(&mut self, turn: usize, step: Step<G>, record: &Record<G>) -> Turn {
        let Step { seat, mut state, moves, first } = step;
        let (mut wins, mut lost, mut better, mut solved) = (None, 0.0, Vec::new(), false);
        for (n, &chosen) in moves.iter().enumerate() {
            let choices = state.legal_texts().len();
            let thought = self.look(&state, choices.max(self.lines)).unwrap_or_else(|| unreachable!("a move was played here"));
            let best = thought.value();
            let line = thought.lines.iter().find(|line| line.moves[0] == chosen);
            let played = match line {
                Some(line) => f64::from(line.value.win),
                None => self.later_worth(&state, seat, &record.moves[first + n..]).unwrap_or_else(|| best.win.into()),
            };
            // The bot may prefer a move for other reasons than the probability alone.
            let lost_here = if thought.best() == chosen { 0.0 } else { loss(best.win.into(), played) };
            if lost_here > 0.0 {
                let lines = thought.lines.iter().filter(|line| line.moves[0] != chosen && f64::from(line.value.win) > played);
                better.extend(
                    lines.take(self.lines).map(|line| Better { moves: texts(&line.moves[..1]), win: rounded(line.value.win.into(), 1e4) }),
                );
            }
            lost += lost_here;
            wins = Some((wins.map_or(f64::from(best.win), |(before, _)| before), played));
            state.play_unchecked(chosen);
            solved = line.is_some_and(|line| line.value.proof.is_some()) || state.status().to_move().is_none();
        }
        if let Some(result) = result_for(&state, seat) {
            wins = wins.map(|(before, _)| (before, result));
        }
        finished_turn(turn, seat, &moves, wins.unwrap_or((0.5, 0.5)), lost.min(100.0), solved, better)
    }

    /// The moves of a line up to the end of the turn; a line that breaks off before is prolonged.
    fn whole_turn(&mut self, state: &G, seat: Seat, line: &[G::Move]) -> Vec<G::Move> {
        let (mut state, mut line, mut own) = (state.clone(), line.iter().copied(), Vec::new());
        while state.status().to_move() == Some(seat) {
            let Some(chosen) = line.next().or_else(|| self.look(&state, 1).map(|thought| thought.best())) else { break };
            if state.play(chosen).is_err() {
                break;
            }
            own.push(chosen);
        }
        own
    }

    /// What a move that the bot says nothing about has come to when its seat decides again, or at the end.
    fn later_worth(&mut self, state: &G, seat: Seat, moves: &[G::Move]) -> Option<f64> {
        let mut later = state.clone();
        for chosen in moves {
            later.play_unchecked(*chosen);
            if later.status().to_move() == Some(seat) {
                return self.look(&later, 1).map(|thought| thought.value().win.into());
            }
        }
        result_for(&later, seat)
    }
}

fn finished_turn<M: ToString>(
    turn: usize,
    seat: Seat,
    moves: &[M],
    (before, after): (f64, f64),
    lost: f64,
    solved: bool,
    better: Vec<Better>,
) -> Turn {
    let judgement = Judgement::of(lost);
    Turn {
        turn,
        seat: seat.0,
        moves: texts(moves),
        win_before: rounded(before, 1e4),
        win_after: rounded(after, 1e4),
        loss: lost,
        accuracy: rounded(accuracy(lost), 10.0),
        judgement: judgement.map(Judgement::name),
        solved,
        better: if judgement.is_some() { better } else { Vec::new() },
    }
}

/// What a finished game was worth to a seat.
fn result_for<G: Asked>(state: &G, seat: Seat) -> Option<f64> {
    let outcome = state.status().outcome()?;
    Some(match (outcome.winners.len(), outcome.winners.contains(seat)) {
        (0, _) => 0.5,
        (winners, true) => 1.0 / winners as f64,
        (_, false) => 0.0,
    })
}

fn texts<M: ToString>(moves: &[M]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

fn rounded(value: f64, scale: f64) -> f64 {
    (value * scale).round() / scale
}

fn percent(win: f64) -> String {
    format!("{:.0} %", win * 100.0)
}

fn turn_text<G: Asked>(turn: &Turn) -> String {
    let seat = Seat(turn.seat);
    let flip = |win: f64| if is_duel::<G>() && seat != Seat(0) { 1.0 - win } else { win };
    let mut remark = String::new();
    if turn.solved {
        remark += "  solved";
    }
    if let Some(judgement) = turn.judgement {
        remark += &format!("  {judgement}, lost {:.1} points", turn.loss);
    }
    if !turn.better.is_empty() {
        let lines: Vec<String> =
            turn.better.iter().map(|better| format!("{} ({})", better.moves.join(" "), percent(flip(better.win)))).collect();
        remark += &format!("; better: {}", lines.join(", "));
    }
    format!("{:>4}  {:<9} {:<24} {:>5}{remark}", turn.turn, name(G::ID, seat), turn.moves.join(" "), percent(flip(turn.win_after)))
}

fn summary_text<G: Asked>(review: &Review) -> String {
    let mut text = String::from("\nChances after each turn, from 0 to 100 %\n");
    let win_of = |turn: &Turn, seat: u8| if turn.seat == seat { turn.win_after } else { 1.0 - turn.win_after };
    if is_duel::<G>() {
        let line = chart(review.turns.iter().map(|turn| win_of(turn, 0)));
        text += &format!("  {:<9} {line}\n", name(G::ID, Seat(0)));
    } else {
        for player in &review.players {
            let line = chart(review.turns.iter().filter(|turn| turn.seat == player.seat).map(|turn| turn.win_after));
            text += &format!("  {:<9} {line}\n", name(G::ID, Seat(player.seat)));
        }
    }
    text += "\nAccuracy, of 100\n";
    for player in &review.players {
        let accuracy = player.accuracy.map_or("   –".to_string(), |accuracy| format!("{accuracy:>5.1}"));
        let who = player.name.as_ref().map_or(String::new(), |name| format!("  ({name})"));
        let counted = |count: usize, one: &str, more: &str| format!("{count} {}", if count == 1 { one } else { more });
        text += &format!(
            "  {:<9} {accuracy}   {}, {}, {} in {}{who}\n",
            name(G::ID, Seat(player.seat)),
            counted(player.inaccuracies, "inaccuracy", "inaccuracies"),
            counted(player.mistakes, "mistake", "mistakes"),
            counted(player.blunders, "blunder", "blunders"),
            counted(player.turns, "turn", "turns"),
        );
    }
    text
}

/// On a terminal, which turn is being looked at; the same line is taken away before anything else is written.
fn show_progress(done: usize, all: usize) {
    if std::io::stderr().is_terminal() {
        if done < all {
            eprint!("\rlooking at turn {} of {all} …", done + 1);
        } else {
            eprint!("\r\x1b[K");
        }
    }
}
