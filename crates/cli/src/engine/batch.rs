//! `trilynx engine --batch`: one line of JSON in, one line of JSON out, in order, for analysis of many positions.

use crate::help;
use crate::input::{Line as Input, read_line};
use crate::{Failure, Outcome};
use serde::{Deserialize, Serialize};
use std::io::{BufReader, Read, Write};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use trilynx_bots::{Line, Proof, SystemClock, Thought};
use trilynx_engine::{
    BotPlayer, EngineGame, Hands, MAX_DEPTH, MAX_LINE_BYTES, MAX_LINES, MAX_THREADS, MAX_TIME_MS, Request, STRONGEST, Thinker,
};
use trilynx_games::{Header, with_game};

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with a position and a limit")]
struct Question {
    position: String,
    nodes: Option<u64>,
    time_ms: Option<u64>,
    depth: Option<u64>,
    bot: Option<String>,
    lines: Option<u64>,
    threads: Option<u64>,
    seed: Option<u64>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Analysis { best: String, win: f32, proof: Option<Proved>, lines: Vec<Analysed>, nodes: u64, depth: u32, elapsed_ms: f64 },
    Error { error: String },
}

#[derive(Serialize)]
struct Analysed {
    moves: Vec<String>,
    win: f32,
    points: Option<f32>,
    proof: Option<Proved>,
}

#[derive(Serialize)]
struct Proved {
    result: &'static str,
    moves: Option<u32>,
}

pub fn run(input: impl Read, mut output: impl Write) -> Outcome {
    let mut input = BufReader::new(input);
    let mut lines = 0;
    loop {
        let answer = match read_line(&mut input).map_err(crate::Failure::of_input)? {
            Input::End => break,
            Input::Text(line) => answer(&line),
            Input::TooLong => Err(format!("a line has at most {MAX_LINE_BYTES} bytes")),
            Input::NotUtf8 => Err("the line is not UTF-8 text".to_string()),
        };
        let answer = answer.unwrap_or_else(|error| Answer::Error { error });
        let mut text = serde_json::to_string(&answer).map_err(std::io::Error::from)?;
        text.push('\n');
        output.write_all(text.as_bytes())?;
        output.flush()?;
        lines += 1;
    }
    if lines == 0 {
        return Err(Failure::Said(format!("standard input is empty: expected lines such as {}", help::QUESTION)));
    }
    Ok(())
}

fn answer(line: &str) -> Result<Answer, String> {
    let question: Question = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let request = request(&question)?;
    let (header, _) = Header::split(&question.position).map_err(|error| error.to_string())?;
    with_game!(header.game, G => analyse::<G>(&question.position, &request))
}

/// Checks the numbers. At least one limit is needed: here nobody could say stop.
fn request(question: &Question) -> Result<Request, String> {
    let within = |name: &str, value: Option<u64>, least: u64, most: u64| match value {
        Some(0) if most == u64::MAX => Err(format!("{name} must be at least 1")),
        Some(value) if !(least..=most).contains(&value) => Err(format!("{name} is {value}: expected a number from {least} to {most}")),
        value => Ok(value),
    };
    let request = Request {
        bot: question.bot.clone().unwrap_or_else(|| STRONGEST.to_string()),
        lines: within("lines", question.lines, 1, MAX_LINES)?.unwrap_or(1) as usize,
        threads: within("threads", question.threads, 1, MAX_THREADS)?.unwrap_or(1) as usize,
        seed: question.seed.unwrap_or(0),
        time: within("time_ms", question.time_ms, 1, MAX_TIME_MS)?.map(Duration::from_millis),
        nodes: within("nodes", question.nodes, 1, u64::MAX)?,
        depth: within("depth", question.depth, 1, MAX_DEPTH)?.map(|depth| depth as u32),
        ..Request::default()
    };
    if request.is_infinite() { Err("a limit is missing: nodes, time_ms or depth".to_string()) } else { Ok(request) }
}

/// With a fresh bot, so that an answer does not depend on the lines before.
fn analyse<G: EngineGame>(position: &str, request: &Request) -> Result<Answer, String> {
    let mut player = BotPlayer::<G>::default();
    player.set_position(position, Hands::Seen)?;
    player.prepare(request)?;
    let Thought { lines, nodes, depth, elapsed } = player.think(request, &AtomicBool::new(false), &SystemClock::start(), &mut |_| {});
    let lines: Vec<Analysed> = lines.into_iter().map(analysed).collect();
    let first = &lines[0];
    let (best, win) = (first.moves[0].clone(), first.win);
    let proof = first.proof.as_ref().map(|proof| Proved { ..*proof });
    Ok(Answer::Analysis { best, win, proof, lines, nodes, depth, elapsed_ms: elapsed.as_secs_f64() * 1e3 })
}

fn analysed(Line { moves, value }: Line<String>) -> Analysed {
    let proof = value.proof.map(|proof| match proof {
        Proof::Win { moves } => Proved { result: "win", moves: Some(moves) },
        Proof::Draw => Proved { result: "draw", moves: None },
        Proof::Loss { moves } => Proved { result: "loss", moves: Some(moves) },
    });
    Analysed { moves, win: value.win, points: value.points, proof }
}
