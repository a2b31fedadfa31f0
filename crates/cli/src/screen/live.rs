//! A game on a server, as one who plays or watches there sees it.
//!
//! The one thing to know: the server decides. What is shown is what it said last, what is asked for is sent, and a lost connection comes back
//! by itself (`trilynx_client`).

use super::Source;
use super::model::{Action, Picture};
use crate::draw::{Draw, Scene, Signs, capital};
use crate::input::play_line;
use crate::play::refusal;
use serde_json::Value;
use std::sync::mpsc::{Receiver, Sender, channel};
use tokio::runtime::Handle;
use tokio::sync::watch;
use trilynx_client::{Client, ClientError, Link, Seen};
use trilynx_engine::EngineGame;
use trilynx_games::header::read_alone;
use trilynx_games::{Seat as GameSeat, Viewer};
use trilynx_locales::Catalogue;
use trilynx_protocol::command::Claim;
use trilynx_protocol::http::{Hint, HintSeat};
use trilynx_protocol::wire::{ChatLine, GameView, Stage, TableView};
use trilynx_protocol::{Command, EndedBy, Occupant, PersonId, SeatClock, TableId};

/// The words that are no chat: `/draw` and so on.
const WORDS: [&str; 7] = ["draw", "yes", "no", "abort", "claim", "rematch", "back"];
/// Lines of chat that are shown.
const CHAT_SHOWN: usize = 30;

/// Where somebody is: a table, and who they are there.
pub struct Seat {
    pub runtime: Handle,
    pub client: Client,
    pub table: TableId,
    pub me: PersonId,
    pub seen: watch::Receiver<Seen>,
}

/// A game on a server.
pub struct Live<G: EngineGame + Draw> {
    seat: Seat,
    link: watch::Receiver<Link>,
    notes: (Sender<String>, Receiver<String>),
    /// The last line of chat that was shown.
    told: Option<ChatLine>,
    /// What the clocks showed when they were last drawn.
    clocks: Vec<String>,
    /// The game of a match for which we said that we are ready.
    ready_for: Option<u16>,
    catalogue: &'static Catalogue,
    signs: Signs,
    game: std::marker::PhantomData<G>,
}

impl<G: EngineGame + Draw> Live<G> {
    pub fn new(seat: Seat, catalogue: &'static Catalogue, signs: Signs) -> Live<G> {
        let link = seat.client.link();
        let told = seat.seen.borrow().view.as_ref().and_then(|view| view.chat.last().cloned());
        let game = std::marker::PhantomData;
        Live { seat, link, notes: channel(), told, clocks: Vec::new(), ready_for: None, catalogue, signs, game }
    }

    fn view(&self) -> Option<TableView> {
        self.seat.seen.borrow().view.clone()
    }

    fn text(&self, id: &str, name: &'static str, value: impl Into<String>) -> String {
        let value: String = value.into();
        self.catalogue.text(id, [(name, value.into())])
    }

    /// Who plays a seat: colour or number, and the name.
    fn name(&self, view: &TableView, seat: u8) -> String {
        let player = G::player(GameSeat(seat), self.catalogue);
        let seated = view.seats.get(usize::from(seat));
        let who = match seated.map(|seated| (&seated.replaced_by, &seated.occupant)) {
            Some((Some(bot), _)) | Some((None, Some(Occupant::Bot(bot)))) => bot.clone(),
            Some((None, Some(Occupant::Person(_)))) if view.viewer == Some(seat) => self.catalogue.text("terminal-you", []),
            Some((None, Some(Occupant::Person(person)))) => self.seat.seen.borrow().name(*person),
            _ => return player,
        };
        format!("{player} ({who})")
    }

    /// Asks for something; what comes of it is seen at the table, why nothing comes of it is noted below the board.
    fn ask(&self, command: Command) -> String {
        let (client, table, notes, catalogue) = (self.seat.client.clone(), self.seat.table, self.notes.0.clone(), self.catalogue);
        self.seat.runtime.spawn(async move {
            if let Err(failed) = client.ask(table, command).await {
                // Players who have left are not notified any more.
                let _left = notes.send(words(&failed, catalogue));
            }
        });
        String::new()
    }

    fn hint(&self) -> String {
        let (login, notes, catalogue) = (self.seat.client.login().clone(), self.notes.0.clone(), self.catalogue);
        let path = format!("/api/tables/{}/hint", self.seat.table);
        self.seat.runtime.spawn(async move {
            let note = match login.post::<Hint>(&path, &HintSeat { seat: None }).await {
                Ok(hint) => catalogue.text("terminal-live-hint", [("move", hint.text.into())]),
                Err(failed) => words(&failed, catalogue),
            };
            let _left = notes.send(note);
        });
        self.catalogue.text("terminal-advising", [])
    }

    /// Requests a takeback of the player's own last turn.
    fn ask_back(&self) -> String {
        let Some(view) = self.view() else { return String::new() };
        let (Some(seat), Some(game)) = (view.viewer, &view.game) else { return String::new() };
        if game.may_reset && game.decision.as_ref().is_some_and(|decision| decision.seat == seat) {
            return self.ask(Command::ResetTurn);
        }
        let Some(last) = game.moves.iter().rposition(|played| played.seat == seat) else {
            return self.catalogue.text("terminal-nothing-to-undo", []);
        };
        let first = game.moves[..last].iter().rposition(|played| played.seat != seat).map_or(0, |other| other + 1);
        self.ask(Command::AskTakeback { to: u32::try_from(first).unwrap_or(u32::MAX) })
    }

    /// What somebody else wants to hear about, if anything: a draw, a takeback, another game.
    fn question(&self, view: &TableView) -> Option<(Question, String)> {
        let seat = view.viewer?;
        let by = |by: u8| self.name(view, by);
        if let Some(other) = view.offers.draw.filter(|by| *by != seat) {
            return Some((Question::Draw, self.text("terminal-live-draw", "player", by(other))));
        }
        if let Some(asked) = view.offers.takeback.as_ref().filter(|asked| asked.by != seat && !asked.agreed.contains(&seat)) {
            let values = [("player", by(asked.by).into()), ("number", asked.to.into())];
            return Some((Question::Takeback, self.catalogue.text("terminal-live-takeback", values)));
        }
        let wants = |by: &&u8| **by != seat && view.stage == Stage::Over && !view.offers.rematch.contains(&seat);
        let other = view.offers.rematch.iter().find(wants)?;
        Some((Question::Rematch, self.text("terminal-live-rematch", "player", by(*other))))
    }

    fn answer(&self, accept: bool) -> String {
        let question = self.view().and_then(|view| self.question(&view));
        match (question.map(|(question, _)| question), accept) {
            (Some(Question::Draw), accept) => self.ask(Command::AnswerDraw { accept }),
            (Some(Question::Takeback), accept) => self.ask(Command::AnswerTakeback { accept }),
            (Some(Question::Rematch), true) => self.ask(Command::OfferRematch),
            (Some(Question::Rematch), false) => self.ask(Command::DeclineRematch),
            (None, _) => self.catalogue.text("refused-nothing-offered", []),
        }
    }

    /// A word for the table, or a line of chat.
    fn say(&self, text: String) -> String {
        match WORDS.iter().find(|word| **word == text.to_lowercase()).copied() {
            Some("draw") => self.ask(Command::OfferDraw),
            Some("yes") => self.answer(true),
            Some("no") => self.answer(false),
            Some("abort") => self.ask(Command::Abort),
            Some("claim") => self.ask(Command::Claim { what: Claim::Victory }),
            Some("rematch") => self.ask(Command::OfferRematch),
            Some("back") => self.ask_back(),
            _ => self.ask(Command::Say { text }),
        }
    }

    fn status(&self, view: &TableView) -> String {
        if let Link::Down { .. } | Link::Opening = &*self.link.borrow() {
            return self.catalogue.text("terminal-live-lost", []);
        }
        if let Link::Ended(failed) = &*self.link.borrow() {
            return words(failed, self.catalogue);
        }
        if let Some((_, question)) = self.question(view) {
            return question;
        }
        match (view.stage, &view.game) {
            (Stage::Waiting, _) => self.text("terminal-live-waiting", "link", self.seat.client.login().address().link(self.seat.table)),
            (Stage::Closed, _) => self.catalogue.text("terminal-live-closed", []),
            (_, Some(game)) => capital(&self.standing(view, game)),
            (_, None) => String::new(),
        }
    }

    fn standing(&self, view: &TableView, game: &GameView) -> String {
        if let Some(result) = &game.result {
            let winners: Vec<String> = result.winners.iter().map(|seat| self.name(view, *seat)).collect();
            let ended = match result.by {
                EndedBy::Rules => result.scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(" : "),
                EndedBy::Resignation => self.catalogue.text("terminal-by-resignation", []),
                EndedBy::Time => self.catalogue.text("terminal-by-time", []),
                EndedBy::Agreement => self.catalogue.text("terminal-by-agreement", []),
                EndedBy::Absence => self.catalogue.text("terminal-by-absence", []),
                EndedBy::Abort => return self.catalogue.text("terminal-by-abort", []),
            };
            let result = match winners.as_slice() {
                [] => self.catalogue.text("terminal-draw", []),
                winners => self.text("terminal-won", "players", winners.join(", ")),
            };
            return format!("{result}  {ended}").trim_end().to_owned();
        }
        let Some(decision) = &game.decision else { return String::new() };
        let player = self.name(view, decision.seat);
        if view.viewer == Some(decision.seat) {
            let kind = serde_json::to_value(decision.kind).ok().and_then(|kind| kind.as_str().map(|kind| kind.replace('_', "-")));
            let kind = self.catalogue.text(&format!("decision-{}", kind.unwrap_or_default()), []);
            return self.catalogue.text("terminal-decides", [("player", player.into()), ("decision", kind.into())]);
        }
        let is_away = view.seats.get(usize::from(decision.seat)).is_some_and(|seat| seat.away_since_ms.is_some());
        let id = if is_away { "terminal-live-away" } else { "terminal-thinks" };
        self.text(id, "player", player)
    }

    /// Names, with clocks where there are some.
    fn title(&self, view: &TableView) -> String {
        let clocks = self.clock_texts();
        let seats = (0..).zip(&view.seats).map(|(seat, _)| {
            let clock = clocks.get(usize::from(seat)).map_or(String::new(), |clock| format!(" {clock}"));
            format!("{}{clock}", self.name(view, seat))
        });
        format!("{}  {}", G::TITLE, seats.collect::<Vec<_>>().join("  "))
    }

    fn clock_texts(&self) -> Vec<String> {
        let seen = self.seat.seen.borrow();
        let seats = seen.view.as_ref().map_or(0, |view| view.seats.len());
        (0..seats).filter_map(|seat| seen.clock(seat as u8)).map(clock_text).collect()
    }

    /// The board or the cards, after so many moves, where they are known.
    fn scene(&self, view: &TableView, game: &GameView, shown: usize) -> Scene {
        if let Some(text) = game.position.text() {
            return read_alone::<G::View>(text).map_or_else(|_| Scene::default(), |seen| G::scene(&seen, self.signs, self.catalogue));
        }
        let viewer = view.viewer.map_or(Viewer::Spectator, |seat| Viewer::Seat(GameSeat(seat)));
        match play_line::<G>(&line(game, shown), None, self.catalogue) {
            Ok(state) => G::scene(&state.view(viewer), self.signs, self.catalogue),
            // A game of an earlier version of the rules.
            Err(_) => Scene::default(),
        }
    }

    /// What is new at the table, as a note.
    fn news(&mut self) -> String {
        let Some(view) = self.view() else { return String::new() };
        if view.stage == Stage::Between && view.viewer.is_some() && self.ready_for != Some(view.series.played) {
            self.ready_for = Some(view.series.played);
            self.ask(Command::Ready);
        }
        if let Some(next) = view.rematch {
            self.follow(next);
            return String::new();
        }
        let newest = view.chat.last().filter(|line| self.told.as_ref() != Some(line)).cloned();
        let Some(line) = newest else { return String::new() };
        let note = if line.by == self.seat.me { String::new() } else { self.chat_line(&line) };
        self.told = Some(line);
        note
    }

    fn chat_line(&self, line: &ChatLine) -> String {
        format!("{}: {}", self.seat.seen.borrow().name(line.by), line.text)
    }

    /// Another game is played at another table.
    fn follow(&mut self, table: TableId) {
        let client = self.seat.client.clone();
        let old = std::mem::replace(&mut self.seat.table, table);
        self.seat.seen = self.seat.runtime.block_on(async move {
            client.unwatch(old).await;
            client.watch(table).await
        });
        (self.told, self.ready_for) = (None, None);
    }
}

/// What somebody else waits for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Question {
    Draw,
    Takeback,
    Rematch,
}

/// The start and so many moves, as a line.
fn line(game: &GameView, moves: usize) -> String {
    let played = game.moves.iter().take(moves).map(|played| played.text.as_str());
    game.start.as_deref().into_iter().chain(played).collect::<Vec<_>>().join(" ")
}

/// `4:05`, with the periods that are left in byo-yomi; days where there are some.
fn clock_text(clock: SeatClock) -> String {
    let seconds = clock.remaining_ms / 1000;
    let time = match (seconds / 86_400, seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (0, hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
        (days, hours, ..) => format!("{days}d{:02}h", hours % 24),
    };
    if clock.in_period { format!("{time}×{}", clock.periods) } else { time }
}

/// Why something was not done, in the language of the catalogue.
pub fn words(failed: &ClientError, catalogue: &Catalogue) -> String {
    let (role, said) = match failed {
        ClientError::Refused(reason) => ("refused", serde_json::to_value(reason)),
        ClientError::Server(error) => ("error", serde_json::to_value(error)),
        ClientError::Connection(what) => return what.clone(),
    };
    let Ok(Value::Object(fields)) = said else { return failed.to_string() };
    let code = fields.get("code").and_then(Value::as_str).unwrap_or_default().replace('_', "-");
    let id = match fields.get("until_unix_ms") {
        // When it ends is shown by the page of the server, in the reader's own time.
        Some(_) if code == "banned" => "error-banned".to_owned(),
        _ => format!("{role}-{code}"),
    };
    let seconds =
        fields.get("wait_ms").and_then(Value::as_u64).map(|ms| ("seconds", u32::try_from(ms.div_ceil(1000)).unwrap_or(u32::MAX).into()));
    let waits = fields.get("wait_ms").and_then(Value::as_u64).map(|ms| ms.div_ceil(60_000)).filter(|_| code == "left-games");
    let (minutes, hours) =
        (waits.map(|minutes| ("minutes", minutes)), waits.map(|minutes| ("hours", if minutes <= 120 { 0 } else { minutes.div_ceil(60) })));
    let waits = minutes.into_iter().chain(hours).map(|(name, number)| (name, u32::try_from(number).unwrap_or(u32::MAX).into()));
    let values = fields.iter().filter_map(|(name, value)| match value {
        Value::String(text) => Some((name.as_str(), text.clone().into())),
        Value::Number(number) => Some((name.as_str(), u32::try_from(number.as_u64()?).ok()?.into())),
        _ => None,
    });
    let text = catalogue.text(&id, values.chain(seconds).chain(waits));
    if text == id { failed.to_string() } else { text }
}

impl<G: EngineGame + Draw> Source for Live<G> {
    fn picture(&self, after: Option<usize>) -> Picture {
        let Some(view) = self.view() else { return Picture { is_live: true, ..Picture::default() } };
        let chat = view.chat.iter().skip(view.chat.len().saturating_sub(CHAT_SHOWN)).map(|line| self.chat_line(line)).collect();
        let (status, title) = (self.status(&view), self.title(&view));
        let is_asked = self.question(&view).is_some();
        let is_over = matches!(view.stage, Stage::Over | Stage::Closed) || view.viewer.is_none();
        let Some(game) = &view.game else {
            return Picture { title, status, chat, is_over, is_live: true, is_asked, ..Picture::default() };
        };
        let all = game.moves.len();
        // Where cards are hidden, only the last position is known.
        let shown = after.filter(|_| game.position.text().is_none()).unwrap_or(all).min(all);
        let history = game.moves.iter().map(|played| (G::player(GameSeat(played.seat), self.catalogue), played.text.clone())).collect();
        let decision = game.decision.as_ref().filter(|decision| shown == all && view.viewer == Some(decision.seat));
        let legal = decision.and_then(|decision| decision.legal.clone()).unwrap_or_default();
        Picture {
            title,
            scene: self.scene(&view, game, shown),
            history,
            shown,
            choices: crate::play::choices::sorted(legal),
            status,
            is_over,
            is_live: true,
            is_asked,
            chat,
            ..Picture::default()
        }
    }

    fn poll(&mut self) -> Option<String> {
        let mut said = None;
        if self.link.has_changed().unwrap_or(false) {
            drop(self.link.borrow_and_update());
            said = Some(String::new());
        }
        if self.seat.seen.has_changed().unwrap_or(false) {
            drop(self.seat.seen.borrow_and_update());
            said = Some(self.news());
        }
        if let Ok(note) = self.notes.1.try_recv() {
            said = Some(note);
        }
        let clocks = self.clock_texts();
        if clocks != self.clocks {
            self.clocks = clocks;
            said.get_or_insert_default();
        }
        said
    }

    fn act(&mut self, action: Action) -> String {
        let Some(view) = self.view() else { return String::new() };
        let moves = view.game.as_ref().map_or(0, |game| game.moves.len());
        match action {
            Action::Play(text) => self.ask(Command::Play { text, number: u32::try_from(moves).unwrap_or(u32::MAX) }),
            Action::Explain(typed) => match &view.game {
                Some(game) if game.position.text().is_none() => match play_line::<G>(&line(game, moves), None, self.catalogue) {
                    Ok(state) => refusal(&state, &typed, self.catalogue),
                    Err(_) => self.ask(Command::Play { text: typed, number: moves as u32 }),
                },
                // The server knows the cards, and says why.
                _ => self.ask(Command::Play { text: typed, number: moves as u32 }),
            },
            Action::Hint => self.hint(),
            Action::Undo => self.ask_back(),
            Action::Resign if view.game.as_ref().is_some_and(|game| game.may_abort) => self.ask(Command::Abort),
            Action::Resign if view.stage == Stage::Waiting && view.opener == self.seat.me => self.ask(Command::Close),
            Action::Resign if view.stage == Stage::Waiting => self.ask(Command::Stand),
            Action::Resign => self.ask(Command::Resign),
            Action::Say(text) => self.say(text),
            Action::OfferDraw => self.ask(Command::OfferDraw),
            Action::Answer(accept) => self.answer(accept),
            Action::Review | Action::Look(_) | Action::Quit => String::new(),
        }
    }

    fn remark(&self, _: usize) -> String {
        String::new()
    }

    fn farewell(&self) -> Option<String> {
        let link = self.seat.client.login().address().link(self.seat.table);
        let goes_on = self.view().is_some_and(|view| matches!(view.stage, Stage::Waiting | Stage::Playing | Stage::Between));
        let id = if goes_on { "terminal-live-goes-on" } else { "terminal-live-left" };
        Some(self.text(id, "link", link))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trilynx_locales::Language;
    use trilynx_protocol::Refused;
    use trilynx_protocol::wire::Error;

    #[test]
    fn clocks_are_short() {
        let clock = |remaining_ms, in_period| clock_text(SeatClock { remaining_ms, periods: 3, in_period });
        assert_eq!(clock(245_999, false), "4:05");
        assert_eq!(clock(0, false), "0:00");
        assert_eq!(clock(3_725_000, false), "1:02:05");
        assert_eq!(clock(3 * 86_400_000, false), "3d00h");
        assert_eq!(clock(30_000, true), "0:30×3");
    }

    #[test]
    fn what_the_server_refuses_is_said_in_the_language_of_the_player() {
        let english = Catalogue::of(Language::English);
        let german = Catalogue::of(Language::German);
        assert_eq!(words(&ClientError::Refused(Refused::NotYourTurn), english), "It’s not your turn.");
        assert_ne!(words(&ClientError::Refused(Refused::NotYourTurn), german), "It’s not your turn.");
        let waits = words(&ClientError::Refused(Refused::NobodyAway { wait_ms: Some(14_500) }), english);
        assert!(waits.contains("15"), "{waits}");
        let limited = words(&ClientError::Server(Error::Limited { what: "chat".to_owned(), wait_ms: 900 }), english);
        assert!(limited.contains("chat"), "{limited}");
        let banned =
            words(&ClientError::Server(Error::Banned { reason: "insults".to_owned(), until_unix_ms: Some(1), appeal: None }), english);
        assert_eq!(banned, "This account is banned: insults");
    }
}
