//! A game on this device: bots think on threads of their own, so that the screen never waits.

use super::model::{Action, Picture};
use super::{Source, signs};
use crate::draw::{Draw, Signs, capital, outcome_text};
use crate::play::{Errand, Table, bot_of, refusal, worth};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};
use trilynx_bots::review::{Effort, Judgement, Review, Turn};
use trilynx_bots::{Bot, Limits, SystemClock, Thought};
use trilynx_engine::{EngineGame, STRONGEST};
use trilynx_games::{Game, GameView as _, Seat, Status, Viewer};
use trilynx_locales::Catalogue;

/// How often a bot that seems to think looks whether it should stop.
const NAP: Duration = Duration::from_millis(20);

/// The bot, and what it has decided.
type Decided<G> = (Box<dyn Bot<G>>, Thought<<G as Game>::Move>);

/// A bot that thinks on a thread of its own.
struct Thinking<G: EngineGame> {
    seat: Seat,
    stop: Arc<AtomicBool>,
    answer: Receiver<Decided<G>>,
}

/// The review of a game that is over.
struct Reviewing {
    stop: Arc<AtomicBool>,
    turns: Vec<Turn>,
    news: Receiver<Turn>,
    all: usize,
}

/// A game on this device.
pub struct Local<G: EngineGame + Draw> {
    table: Table<G>,
    catalogue: &'static Catalogue,
    signs: Signs,
    thinking: Option<Thinking<G>>,
    advising: Option<Thinking<G>>,
    review: Option<Reviewing>,
    /// Why no bot plays any more.
    failed: Option<String>,
}

impl<G: EngineGame + Draw> Local<G> {
    pub fn new(table: Table<G>, catalogue: &'static Catalogue, ascii: bool) -> Local<G> {
        Local { table, catalogue, signs: signs(ascii), thinking: None, advising: None, review: None, failed: None }
    }

    fn is_over(&self) -> bool {
        self.table.resigned().is_some() || self.table.status().to_move().is_none()
    }

    /// Whose eyes the screen shows the position with: those of the only person, or of the one who decides.
    fn viewer(&self, state: &G) -> Viewer {
        let people: Vec<Seat> = self.table.people().collect();
        match (people.as_slice(), state.status()) {
            ([only], _) => Viewer::Seat(*only),
            (_, Status::ToMove(seat)) if self.table.is_person(seat) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// The person who has to decide.
    fn person(&self) -> Option<Seat> {
        let seat = self.table.status().to_move().filter(|_| !self.is_over())?;
        self.table.is_person(seat).then_some(seat)
    }

    fn name(&self, seat: Seat) -> String {
        let player = G::player(seat, self.catalogue);
        let who = match self.table.bot_name(seat) {
            Some(bot) => bot.to_owned(),
            None if self.table.people().count() == 1 => self.catalogue.text("terminal-you", []),
            None => return player,
        };
        format!("{player} ({who})")
    }

    fn status(&self) -> String {
        capital(&self.sentence())
    }

    /// What is to be done, or how it ended.
    fn sentence(&self) -> String {
        let text = |id: &str, name: &'static str, value: String| self.catalogue.text(id, [(name, value.into())]);
        if let Some(sentence) = &self.failed {
            return sentence.clone();
        }
        if let Some(seat) = self.table.resigned() {
            return text("terminal-resigned", "player", self.name(seat));
        }
        match self.table.status() {
            Status::ToMove(seat) if self.table.is_person(seat) => {
                let decision = self.table.state().view(Viewer::Seat(seat)).decision().replace('_', "-");
                let decision = self.catalogue.text(&format!("decision-{decision}"), []);
                let values = [("player", self.name(seat).into()), ("decision", decision.into())];
                self.catalogue.text("terminal-decides", values)
            }
            Status::ToMove(seat) => text("terminal-thinks", "player", self.name(seat)),
            Status::Over(outcome) => outcome_text(&outcome, |seat| self.name(seat), self.catalogue),
        }
    }

    fn play(&mut self, text: &str) -> String {
        self.advising = None;
        match text.parse() {
            Ok(chosen) if self.person().is_some() => {
                self.table.play(chosen);
                self.keep()
            }
            _ => String::new(),
        }
    }

    /// Writes the file that was asked for, if any. A full disk does not end the game.
    fn keep(&self) -> String {
        self.table.keep(self.catalogue).err().unwrap_or_default()
    }

    fn undo(&mut self) -> String {
        if let Some(thinking) = self.thinking.take() {
            thinking.stop.store(true, Ordering::Release);
            // It answers within milliseconds, and the table needs its bot back.
            if let Ok((bot, _)) = thinking.answer.recv() {
                self.table.give_back(thinking.seat, bot);
            }
        }
        self.stop_review();
        self.advising = None;
        match self.table.undo(self.catalogue) {
            Some(taken) => {
                let kept = self.keep();
                if kept.is_empty() { self.catalogue.text("terminal-taken-back", [("moves", taken.join(" ").into())]) } else { kept }
            }
            None => self.catalogue.text("terminal-nothing-to-undo", []),
        }
    }

    fn advise(&mut self) -> String {
        let Some(seat) = self.person() else { return String::new() };
        match self.table.advice(seat) {
            Ok(errand) => {
                self.advising = Some(think(seat, errand));
                self.catalogue.text("terminal-advising", [])
            }
            Err(_) => String::new(),
        }
    }

    fn start_review(&mut self) -> String {
        if !self.is_over() || self.table.moves().is_empty() || self.review.is_some() {
            return String::new();
        }
        let Ok((_, bot)) = bot_of::<G>(STRONGEST) else { return String::new() };
        let moves = self.table.moves().iter().map(|(_, chosen)| *chosen).collect();
        let mut review = Review::new(&self.table.state_after(0), moves, 0, bot, Effort::usual(G::ID), 1);
        let (all, stop, (sender, news)) = (review.len(), Arc::new(AtomicBool::new(false)), channel());
        std::thread::spawn({
            let stop = stop.clone();
            move || {
                let clock = SystemClock::start();
                while let Some(turn) = review.next(&stop, &clock) {
                    if sender.send(turn).is_err() {
                        return;
                    }
                }
            }
        });
        self.review = Some(Reviewing { stop, turns: Vec::new(), news, all });
        self.reviewed()
    }

    fn stop_review(&mut self) {
        if let Some(review) = self.review.take() {
            review.stop.store(true, Ordering::Release);
        }
    }

    /// How far the review is.
    fn reviewed(&self) -> String {
        let Some(review) = &self.review else { return String::new() };
        let values = [("done", (review.turns.len() as u32).into()), ("all", (review.all as u32).into())];
        self.catalogue.text("terminal-reviewing", values)
    }

    /// The bots whose turn it is get to think.
    fn let_bots_think(&mut self) {
        let to_move = self.table.status().to_move().filter(|_| !self.is_over() && self.thinking.is_none() && self.failed.is_none());
        if let Some(seat) = to_move
            && let Some(errand) = self.table.lend(seat)
        {
            self.thinking = Some(think(seat, errand));
        }
    }
}

/// Lets a bot think on a thread of its own. What it thinks of is not shown before it has decided: that would show its cards.
fn think<G: EngineGame>(seat: Seat, errand: Errand<G>) -> Thinking<G> {
    let (stop, (sender, answer)) = (Arc::new(AtomicBool::new(false)), channel());
    std::thread::spawn({
        let stop = stop.clone();
        move || {
            let Errand { mut bot, view, seed, time, nodes, pace } = errand;
            let clock = SystemClock::start();
            let limits = Limits { time, nodes, ..Limits::unlimited(&stop, &clock) };
            let thought = bot.choose(&view, seed, &limits, &mut |_| {});
            let until = Instant::now() + pace.wait(trilynx_engine::occasion::<G>(&view), &thought, seed);
            while Instant::now() < until && !stop.load(Ordering::Acquire) {
                std::thread::sleep(NAP);
            }
            // Nobody may wait for it any more.
            let _nobody_waits = sender.send((bot, thought));
        }
    });
    Thinking { seat, stop, answer }
}

impl<G: EngineGame + Draw> Source for Local<G> {
    fn picture(&self, after: Option<usize>) -> Picture {
        let shown = after.unwrap_or(self.table.moves().len());
        let state = self.table.state_after(shown);
        let viewer = self.viewer(self.table.state());
        let names: Vec<String> = (0..state.seats() as u8).map(|seat| self.name(Seat(seat))).collect();
        let history = self.table.moves().iter().map(|(seat, chosen)| (G::player(*seat, self.catalogue), chosen.to_string())).collect();
        let choices = match (after, self.person()) {
            (None, Some(_)) => crate::play::choices::sorted(state.legal_texts()),
            _ => Vec::new(),
        };
        Picture {
            title: format!("{}  {}", G::TITLE, names.join("  ")),
            scene: G::scene(&state.view(viewer), self.signs, self.catalogue),
            history,
            shown,
            choices,
            status: self.status(),
            is_over: self.is_over(),
            has_review: self.is_over(),
            ..Picture::default()
        }
    }

    fn poll(&mut self) -> Option<String> {
        let mut said = None;
        if let Some(thinking) = &self.thinking {
            match thinking.answer.try_recv() {
                Ok((bot, thought)) => {
                    let seat = thinking.seat;
                    self.thinking = None;
                    self.table.give_back(seat, bot);
                    self.table.play(thought.best());
                    said = Some(self.keep());
                }
                Err(TryRecvError::Empty) => {}
                Err(TryRecvError::Disconnected) => {
                    // What went wrong stands on standard error, behind the screen.
                    self.failed = Some(self.catalogue.text("terminal-bot-failed", [("player", self.name(thinking.seat).into())]));
                    self.thinking = None;
                    said = Some(String::new());
                }
            }
        }
        if let Some(advising) = &self.advising
            && let Ok((_, thought)) = advising.answer.try_recv()
        {
            self.advising = None;
            let values = [("move", thought.best().to_string().into()), ("worth", worth(thought.value(), self.catalogue).into())];
            said = Some(self.catalogue.text("terminal-hint", values));
        }
        if let Some(review) = &mut self.review {
            let before = review.turns.len();
            review.turns.extend(review.news.try_iter());
            if review.turns.len() > before {
                said = Some(self.reviewed());
            }
        }
        self.let_bots_think();
        said
    }

    fn act(&mut self, action: Action) -> String {
        match action {
            Action::Play(text) => self.play(&text),
            Action::Explain(typed) => refusal(self.table.state(), &typed, self.catalogue),
            Action::Hint => self.advise(),
            Action::Undo => self.undo(),
            Action::Resign => {
                if let Some(seat) = self.person().or_else(|| self.table.people().next()) {
                    self.table.resign(seat);
                }
                self.keep()
            }
            Action::Review => self.start_review(),
            Action::Say(_) | Action::OfferDraw | Action::Answer(_) | Action::Look(_) | Action::Quit => String::new(),
        }
    }

    fn remark(&self, after: usize) -> String {
        let review = self.review.as_ref();
        let of_turn = |turn: &&Turn| turn.first < after && after <= turn.first + turn.moves.len();
        let Some(turn) = review.and_then(|review| review.turns.iter().find(of_turn)) else { return String::new() };
        let percent = |win: f64| (win * 100.0).round() as u32;
        let values = [
            ("moves", turn.moves.join(" ").into()),
            ("before", percent(turn.win_before).into()),
            ("after", percent(turn.win_after).into()),
        ];
        let mut text = self.catalogue.text("terminal-judged", values);
        if let Some(judgement) = turn.judgement {
            let id = match judgement {
                Judgement::Inaccuracy => "terminal-inaccuracy",
                Judgement::Mistake => "terminal-mistake",
                Judgement::Blunder => "terminal-blunder",
            };
            let better = turn.better.first().map(|better| better.moves.join(" ")).unwrap_or_default();
            text = format!("{text}  {}", self.catalogue.text(id, [("better", better.into())]));
        }
        text
    }

    fn farewell(&self) -> Option<String> {
        Some(self.table.farewell(self.catalogue))
    }
}

impl<G: EngineGame + Draw> Drop for Local<G> {
    fn drop(&mut self) {
        for thinking in [&self.thinking, &self.advising].into_iter().flatten() {
            thinking.stop.store(true, Ordering::Release);
        }
        self.stop_review();
    }
}
