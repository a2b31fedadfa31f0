//! `trilynx analyse`: a bot looks at a game that was played and says where it turned. The judging itself is [`trilynx_bots::review`].

use crate::Outcome;
use crate::draw::Draw;
use crate::input::{RecordText, name_of, read_records};
use crate::play::bot_of;
use serde::Serialize;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use trilynx_bots::SystemClock;
use trilynx_bots::review::{self, Effort, Judgement, Tally, is_duel};
use trilynx_engine::EngineGame;
use trilynx_games::record::Record;
use trilynx_games::{Seat, with_game};

#[derive(clap::Args)]
pub struct AnalyseArgs {
    #[arg(help = crate::help::RECORDS, required = true, value_name = "RECORDS")]
    records: Vec<PathBuf>,
    /// The bot that judges.
    #[arg(long, value_name = "NAME", default_value = "strongest")]
    bot: String,
    /// Positions searched for each one judged (nodes).
    #[arg(long, value_name = "N", conflicts_with = "time", value_parser = crate::input::nodes)]
    nodes: Option<u64>,
    /// Time for each position, in milliseconds; results then differ between runs.
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

pub fn run(arguments: &AnalyseArgs) -> Outcome {
    for path in &arguments.records {
        for record in read_records(path)? {
            with_game!(record.game, G => analyse::<G>(&record, path, arguments))?;
        }
    }
    Ok(())
}

fn analyse<G: EngineGame + Draw>(text: &RecordText, path: &Path, arguments: &AnalyseArgs) -> Outcome {
    let record: Record<G> = text.read(path)?;
    if record.moves.is_empty() {
        return Err(format!("{}: there is no move to judge", name_of(path)).into());
    }
    let (bot_name, bot) = bot_of::<G>(&arguments.bot)?;
    let effort = match (arguments.time, arguments.nodes) {
        (Some(time), _) => Effort::Time(Duration::from_millis(time)),
        (None, Some(nodes)) => Effort::Nodes(nodes),
        (None, None) => Effort::usual(G::ID),
    };
    let mut judging = review::Review::new(&record.start.state(), record.moves.clone(), 0, bot, effort, usize::from(arguments.lines));
    let mut review = Review {
        game: text.game.to_string(),
        bot: bot_name,
        nodes: if let Effort::Nodes(nodes) = effort { Some(nodes) } else { None },
        time_ms: arguments.time,
        result: record.ending.to_string(),
        turns: Vec::new(),
        players: Vec::new(),
    };
    let mut out = anstream::stdout();
    if !arguments.json {
        let whose = if is_duel(G::ID) { format!("{} wins", G::seat_name(Seat(0))) } else { "wins".to_string() };
        writeln!(out, "{}, judged by {}, {} for each position", review.game, review.bot, effort_text(effort))?;
        writeln!(out, "Turn  {:<9} {:<24} {whose}", "Who", "Played")?;
    }
    let (never, clock, all) = (AtomicBool::new(false), SystemClock::start(), judging.len());
    loop {
        show_progress(judging.done(), all);
        let Some(turn) = judging.next(&never, &clock) else { break };
        show_progress(all, all);
        let turn = Turn::from(turn);
        if !arguments.json {
            writeln!(out, "{}", turn_text::<G>(&turn))?;
        }
        review.turns.push(turn);
    }
    review.players = judging.tallies().iter().enumerate().map(|(seat, tally)| player(seat, tally, &record)).collect();
    if judges_nothing(&review.turns) {
        review.players.iter_mut().for_each(|player| player.accuracy = None);
    }
    if arguments.json {
        let text = serde_json::to_string(&review).map_err(std::io::Error::from)?;
        writeln!(out, "{text}")?;
    } else {
        write!(out, "{}", summary_text::<G>(&review))?;
    }
    Ok(())
}

/// Whether the bot took every position for an even one, as bots do that give no values. The last turn may end the game, which anybody sees.
fn judges_nothing(turns: &[Turn]) -> bool {
    let is_even = |turn: &Turn| turn.win_before == 0.5 && turn.win_after == 0.5;
    turns.len() > 1 && turns[..turns.len() - 1].iter().all(is_even)
}

fn effort_text(effort: Effort) -> String {
    match effort {
        Effort::Nodes(nodes) => format!("{nodes} nodes"),
        Effort::Time(time) => format!("{} s", time.as_secs_f64()),
    }
}

impl From<review::Turn> for Turn {
    fn from(turn: review::Turn) -> Turn {
        let better = |better: review::Better| Better { moves: better.moves, win: better.win };
        Turn {
            turn: turn.number,
            seat: turn.seat.0,
            moves: turn.moves,
            win_before: turn.win_before,
            win_after: turn.win_after,
            loss: turn.loss,
            accuracy: turn.accuracy,
            judgement: turn.judgement.map(Judgement::name),
            solved: turn.solved,
            better: turn.better.into_iter().map(better).collect(),
        }
    }
}

fn player<G: EngineGame>(seat: usize, tally: &Tally, record: &Record<G>) -> Player {
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

fn rounded(value: f64, scale: f64) -> f64 {
    (value * scale).round() / scale
}

fn percent(win: f64) -> String {
    format!("{:.0} %", win * 100.0)
}

fn turn_text<G: EngineGame>(turn: &Turn) -> String {
    let seat = Seat(turn.seat);
    let flip = |win: f64| if is_duel(G::ID) && seat != Seat(0) { 1.0 - win } else { win };
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
    format!("{:>4}  {:<9} {:<24} {:>5}{remark}", turn.turn, G::seat_name(seat), turn.moves.join(" "), percent(flip(turn.win_after)))
}

fn summary_text<G: EngineGame>(review: &Review) -> String {
    let mut text = String::from("\nChances after each turn, from 0 to 100 %\n");
    let win_of = |turn: &Turn, seat: u8| if turn.seat == seat { turn.win_after } else { 1.0 - turn.win_after };
    if is_duel(G::ID) {
        let line = chart(review.turns.iter().map(|turn| win_of(turn, 0)));
        text += &format!("  {:<9} {line}\n", G::seat_name(Seat(0)));
    } else {
        for player in &review.players {
            let line = chart(review.turns.iter().filter(|turn| turn.seat == player.seat).map(|turn| turn.win_after));
            text += &format!("  {:<9} {line}\n", G::seat_name(Seat(player.seat)));
        }
    }
    if judges_nothing(&review.turns) {
        text += &format!("\n{} gives no values, so there is no accuracy.\n", review.bot);
        return text;
    }
    text += "\nAccuracy, of 100\n";
    for player in &review.players {
        let accuracy = player.accuracy.map_or("   –".to_string(), |accuracy| format!("{accuracy:>5.1}"));
        let who = player.name.as_ref().map_or(String::new(), |name| format!("  ({name})"));
        let counted = |count: usize, one: &str, more: &str| format!("{count} {}", if count == 1 { one } else { more });
        text += &format!(
            "  {:<9} {accuracy}   {}, {}, {} in {}{who}\n",
            G::seat_name(Seat(player.seat)),
            counted(player.inaccuracies, "inaccuracy", "inaccuracies"),
            counted(player.mistakes, "mistake", "mistakes"),
            counted(player.blunders, "blunder", "blunders"),
            counted(player.turns, "turn", "turns"),
        );
    }
    text
}

/// Probabilities as a line of bars, an eighth for each step.
fn chart(values: impl Iterator<Item = f64>) -> String {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    values.map(|value| BARS[((value * 8.0) as usize).min(7)]).collect()
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

#[cfg(test)]
mod tests {
    use super::chart;

    #[test]
    fn a_chart_has_a_bar_for_each_value() {
        assert_eq!(chart([0.0, 0.124, 0.126, 0.5, 0.99, 1.0].into_iter()), "▁▁▂▅██");
    }
}
