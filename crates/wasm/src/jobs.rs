//! What is worked at a slice at a time: turns at tables first, then hints, then the engine and reviews by turns.

use crate::local::Local;
use crate::tables::game_of;
use crate::thinking::Thinking;
use std::time::Duration;
use trilynx_bots::Pace;
use trilynx_engine::{Question, answer, info};
use trilynx_games::GameId;
use trilynx_play::turns::{self, Decision};
use trilynx_protocol::http::{Hint, HintSeat};
use trilynx_protocol::wire::Error;
use trilynx_protocol::{Refused, TableId};

/// Hints that may be thought about at the same time.
const MAX_HINTS: usize = 4;
/// When to ask again if there are more.
const FULL_MS: u32 = 1_000;

/// The question that the engine was asked last.
pub struct EngineJob {
    game: GameId,
    pace: Pace,
    /// The longest time from the question to the answer.
    time: Option<Duration>,
    chance: u64,
    stage: EngineStage,
}

enum EngineStage {
    Thinking(Box<Thinking>),
    /// The answer is held back until then.
    Answered {
        text: String,
        due: Duration,
    },
}

impl EngineJob {
    pub fn new(question: Question) -> EngineJob {
        let Question { game, player, request, chance } = question;
        let (pace, time) = (request.pace, request.time);
        EngineJob { game, pace, time, chance, stage: EngineStage::Thinking(Box::new(Thinking::new(player, request))) }
    }
}

/// A hint that somebody waits for.
pub struct HintJob {
    request: u64,
    game: GameId,
    /// How many moves had been played.
    number: u32,
    stage: HintStage,
}

enum HintStage {
    Prepared(Box<Decision>),
    Thinking(Box<Thinking>),
}

impl Local {
    /// Works for a slice. Says after which time it is to be called again: none at all if there is more to do, nothing if it waits for lines.
    pub fn step(&mut self) -> Option<Duration> {
        if !self.is_heard() {
            return Some(Duration::ZERO);
        }
        self.tables_due();
        self.reviews_due();
        let works = if let Some(table) = self.table_to_think() {
            self.think_at(table);
            true
        } else {
            self.think_about_hint() || self.think_without_table()
        };
        if works {
            return Some(Duration::ZERO);
        }
        [self.tables_wait(), self.reviews_wait(), self.engine_wait()].into_iter().flatten().min()
    }

    /// The engine and the reviews take turns, so that neither waits for the other for ever.
    fn think_without_table(&mut self) -> bool {
        self.turn ^= 1;
        match self.turn {
            0 => self.think_for_engine() || self.judge_turn(),
            _ => self.judge_turn() || self.think_for_engine(),
        }
    }

    /// Thinks about the question of the engine; says whether there was anything to do.
    fn think_for_engine(&mut self) -> bool {
        let Some(mut job) = self.question.take() else { return false };
        let mut reports = String::new();
        let works = match &mut job.stage {
            EngineStage::Thinking(thinking) if !thinking.is_done() => {
                thinking.step(&*self.clock, &mut |thought| reports.push_str(&info(thought)));
                true
            }
            // A bot that has nothing left to find still waits for the word, as it was asked to.
            EngineStage::Thinking(_) => false,
            EngineStage::Answered { due, .. } => *due <= self.clock.now(),
        };
        self.say_lines(&reports);
        let is_over = match &job.stage {
            EngineStage::Thinking(thinking) => thinking.is_done() && !thinking.is_infinite(),
            EngineStage::Answered { .. } => works,
        };
        match is_over {
            true => self.answer_engine(job, false),
            false => self.question = Some(job),
        }
        works
    }

    /// Gives the answer, now or when a person would.
    fn answer_engine(&mut self, job: EngineJob, at_once: bool) {
        let thinking = match job.stage {
            EngineStage::Answered { text, .. } => return self.say_lines(&text),
            EngineStage::Thinking(thinking) => thinking,
        };
        let (thought, player) = thinking.finish(&*self.clock);
        let wait = job.pace.wait(player.occasion(), &thought, job.chance);
        // Never beyond the time that was allowed.
        let wait = wait.min(job.time.map_or(wait, |time| time.saturating_sub(thought.elapsed)));
        self.engine.give_back(job.game, player);
        let text = answer(&thought);
        match at_once || wait.is_zero() {
            true => self.say_lines(&text),
            false => {
                let due = self.clock.now() + wait;
                self.question = Some(EngineJob { stage: EngineStage::Answered { text, due }, ..job });
            }
        }
    }

    /// Ends the thinking of the engine, if there is any.
    pub(crate) fn stop_engine(&mut self) {
        if let Some(job) = self.question.take() {
            self.answer_engine(job, true);
        }
    }

    fn engine_wait(&self) -> Option<Duration> {
        match self.question.as_ref()?.stage {
            EngineStage::Thinking(_) => None,
            EngineStage::Answered { due, .. } => Some(due.saturating_sub(self.clock.now())),
        }
    }

    /// Begins to think about a hint, which is answered later.
    pub(crate) fn begin_hint(&mut self, request: u64, table: TableId, asked: HintSeat) -> Result<(), Error> {
        if self.hints.len() >= MAX_HINTS {
            return Err(Error::Limited { what: "hints".to_owned(), wait_ms: FULL_MS });
        }
        let (person, seed) = (self.person(), u64::from_le_bytes(self.random()));
        let table = &self.tables.get(&table).ok_or(Error::NotFound)?.table;
        let advised = table.viewer(person, asked.seat).and_then(|viewer| turns::seat_to_advise(table, viewer));
        let seat = advised.map_err(|reason| Error::Refused { reason })?;
        let decision = Decision::hint(table, seat, seed).ok_or(Error::Refused { reason: Refused::NotStarted })?;
        let (game, number) = (game_of(table), table.moves_played());
        self.hints.push_back(HintJob { request, game, number, stage: HintStage::Prepared(Box::new(decision)) });
        Ok(())
    }

    /// Thinks about the first hint that does not wait for a network; says whether there was one.
    fn think_about_hint(&mut self) -> bool {
        let ready = self.hints.iter().position(|hint| !self.waits_for_network(hint.game));
        let Some(mut hint) = ready.and_then(|n| self.hints.remove(n)) else { return false };
        let mut thinking = match hint.stage {
            HintStage::Thinking(thinking) => thinking,
            HintStage::Prepared(mut decision) => match decision.player.prepare(&decision.request) {
                Ok(()) => Box::new(Thinking::new(decision.player, decision.request)),
                Err(_) => {
                    self.want_network(hint.game);
                    hint.stage = HintStage::Prepared(decision);
                    self.hints.push_front(hint);
                    return true;
                }
            },
        };
        thinking.step(&*self.clock, &mut |_| {});
        if !thinking.is_done() {
            hint.stage = HintStage::Thinking(thinking);
            self.hints.push_front(hint);
            return true;
        }
        let (mut thought, _) = thinking.finish(&*self.clock);
        let text = thought.lines.swap_remove(0).moves.swap_remove(0);
        self.succeed(hint.request, 200, &Hint { number: hint.number, text });
        true
    }
}
