//! One table, from sitting down to the end.

use super::mind::{Mind, Question};
use super::{Manner, Stopping};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::Instant;
use tracing::{info, warn};
use trilynx_arena::results::Trouble;
use trilynx_client::{Client, ClientError, Seen};
use trilynx_engine::Countdown;
use trilynx_protocol::command::Claim;
use trilynx_protocol::wire::{Stage, TableView};
use trilynx_protocol::{ClockRule, Command, EndedBy, Occupant, PersonId, Refused, SeatClock, TableId};

/// How long to wait for others to sit down.
const WAIT_FOR_PLAYERS: Duration = Duration::from_secs(600);
/// How long to wait for somebody who wants a rematch.
const WAIT_FOR_REMATCH: Duration = Duration::from_secs(30);
/// How soon a table is looked at again where nothing happens.
const LOOK_AGAIN: Duration = Duration::from_secs(10);

/// How it went at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Course {
    NotPlayed,
    /// A player there is excluded by the rules of this connection.
    Unwanted,
    Played,
    /// Another game is played at this table.
    Rematch(TableId),
}

/// A table where an engine plays.
pub struct Game {
    client: Client,
    me: PersonId,
    table: TableId,
    manner: Arc<Manner>,
    stops: watch::Receiver<Stopping>,
    failures: u32,
    has_greeted: bool,
    has_asked_to_sit: bool,
    wants_rematch: bool,
    /// When an absent opponent's game may be claimed.
    claim_at: Option<Instant>,
    over_since: Option<Instant>,
    waiting_since: Instant,
}

/// A move that is being thought about.
struct Thinking {
    number: u32,
    thread: JoinHandle<(Mind, Result<String, Trouble>)>,
}

/// What comes next at a table.
enum Next {
    Wait,
    Leave(Course),
    Think(Question),
}

impl Game {
    pub fn new(
        client: Client,
        me: PersonId,
        table: TableId,
        manner: Arc<Manner>,
        stops: watch::Receiver<Stopping>,
        wants_rematch: bool,
    ) -> Game {
        Game {
            client,
            me,
            table,
            manner,
            stops,
            failures: 0,
            has_greeted: false,
            has_asked_to_sit: false,
            wants_rematch,
            claim_at: None,
            over_since: None,
            waiting_since: Instant::now(),
        }
    }

    /// Plays until there is nothing left to do here.
    pub async fn play(mut self) -> Course {
        let mut watched = self.client.watch(self.table).await;
        let mut mind = Some(Mind::new(self.manner.clone()));
        let mut thinking: Option<Thinking> = None;
        let course = loop {
            let seen = watched.borrow_and_update().clone();
            match self.look(&seen, thinking.is_none()).await {
                Next::Leave(course) => break course,
                Next::Think(question) => {
                    if let Some(mut asked) = mind.take() {
                        let number = moves(&seen);
                        let thread = tokio::task::spawn_blocking(move || {
                            let answer = asked.ask(&question);
                            (asked, answer)
                        });
                        thinking = Some(Thinking { number, thread });
                    }
                }
                Next::Wait => {}
            }
            tokio::select! {
                changed = watched.changed() => if changed.is_err() { break Course::Played },
                _ = self.stops.changed() => {}
                thought = answered(&mut thinking) => {
                    let number = thinking.take().map_or(0, |thinking| thinking.number);
                    let (back, answer) = thought;
                    mind = Some(back.unwrap_or_else(|| Mind::new(self.manner.clone())));
                    self.decided(answer, number).await;
                }
                () = tokio::time::sleep(LOOK_AGAIN) => {}
            }
        };
        self.client.unwatch(self.table).await;
        course
    }

    /// Does what is to be done about the table as it is.
    async fn look(&mut self, seen: &Seen, is_free: bool) -> Next {
        if let Some(failed) = &seen.failed {
            warn!(table = %self.table, "cannot be watched: {failed}");
            return Next::Leave(Course::NotPlayed);
        }
        let Some(view) = &seen.view else { return Next::Wait };
        match view.stage {
            Stage::Closed => Next::Leave(Course::NotPlayed),
            Stage::Waiting => self.wait_for_players(view, seen).await,
            Stage::Playing => match view.viewer {
                Some(seat) => self.take_part(view, seen, seat, is_free).await,
                None => Next::Leave(Course::NotPlayed),
            },
            Stage::Between => {
                if *self.stops.borrow() == Stopping::Now {
                    self.ask("resign", Command::Resign).await;
                } else if view.viewer.is_some_and(|seat| !view.series.ready.contains(&seat)) {
                    self.ask("ready", Command::Ready).await;
                }
                Next::Wait
            }
            Stage::Over => self.end(view).await,
        }
    }

    async fn wait_for_players(&mut self, view: &TableView, seen: &Seen) -> Next {
        let is_late = self.waiting_since.elapsed() > WAIT_FOR_PLAYERS || *self.stops.borrow() != Stopping::No;
        if view.viewer.is_some() {
            if is_late {
                self.ask("stand", Command::Stand).await;
                return Next::Leave(Course::NotPlayed);
            }
            return Next::Wait;
        }
        let has_program = seen.people.iter().any(|(person, known)| known.bot && *person != self.me);
        if self.has_asked_to_sit || is_late {
            return Next::Leave(Course::NotPlayed);
        }
        if self.manner.no_programs && has_program {
            info!(table = %self.table, "does not sit down: a program plays there");
            return Next::Leave(Course::Unwanted);
        }
        self.has_asked_to_sit = true;
        let command = Command::Sit { seat: None, word: word() };
        match self.client.ask(self.table, command).await {
            Ok(_) => {
                info!(table = %self.table, "sits down: {}/{}", view.options.game.0, view.options.variant);
                Next::Wait
            }
            Err(failed) => {
                info!(table = %self.table, "does not sit down: {failed}");
                Next::Leave(Course::NotPlayed)
            }
        }
    }

    async fn take_part(&mut self, view: &TableView, seen: &Seen, seat: u8, is_free: bool) -> Next {
        let Some(game) = &view.game else { return Next::Wait };
        self.over_since = None;
        if *self.stops.borrow() == Stopping::Now || self.failures > self.manner.restarts {
            let (what, command) = if game.may_abort { ("abort", Command::Abort) } else { ("resign", Command::Resign) };
            if view.seats.get(usize::from(seat)).is_some_and(|seat| seat.replaced_by.is_some()) {
                return Next::Leave(Course::Played);
            }
            info!(table = %self.table, "gives the game up ({what})");
            self.ask(what, command).await;
            return Next::Wait;
        }
        self.greet(view).await;
        if view.offers.draw.is_some_and(|by| by != seat) {
            self.ask("answer a draw offer", Command::AnswerDraw { accept: false }).await;
        }
        if view.offers.takeback.as_ref().is_some_and(|asked| asked.by != seat && !asked.agreed.contains(&seat)) {
            let accept = self.manner.takebacks && !view.rated;
            self.ask("answer a takeback", Command::AnswerTakeback { accept }).await;
        }
        match &game.decision {
            Some(decision) if decision.seat == seat && is_free => match &decision.legal {
                Some(legal) => Next::Think(question(view, seen.clock(seat), legal.clone(), self.manner.overhead)),
                None => Next::Wait,
            },
            Some(decision) if decision.seat != seat => {
                self.claim(view, seat).await;
                Next::Wait
            }
            _ => Next::Wait,
        }
    }

    /// Says hello, once in the life of a table.
    async fn greet(&mut self, view: &TableView) {
        let said_before = view.chat.iter().any(|line| line.by == self.me);
        if !std::mem::replace(&mut self.has_greeted, true) && !said_before && self.has_company(view) {
            self.say("greet", &self.manner.greeting).await;
        }
    }

    /// Whether another person plays here.
    fn has_company(&self, view: &TableView) -> bool {
        view.seats.iter().any(|seat| matches!(seat.occupant, Some(Occupant::Person(person)) if person != self.me))
    }

    async fn say(&self, what: &str, text: &str) {
        if !text.is_empty() {
            self.ask(what, Command::Say { text: text.to_owned() }).await;
        }
    }

    /// Claims the game of an opponent who stays away.
    async fn claim(&mut self, view: &TableView, seat: u8) {
        let is_away = |(other, seated): (usize, &trilynx_protocol::wire::SeatView)| {
            other != usize::from(seat) && seated.away_since_ms.is_some() && seated.replaced_by.is_none()
        };
        if !view.seats.iter().enumerate().any(is_away) {
            self.claim_at = None;
            return;
        }
        if self.claim_at.is_some_and(|at| Instant::now() < at) {
            return;
        }
        let claimed = self.client.ask(self.table, Command::Claim { what: Claim::Victory }).await;
        let wait = match claimed {
            Err(ClientError::Refused(Refused::NobodyAway { wait_ms: Some(ms) })) => Duration::from_millis(u64::from(ms)),
            _ => LOOK_AGAIN,
        };
        self.claim_at = Some(Instant::now() + wait);
    }

    /// The game or match is over: another one, if somebody wants it.
    async fn end(&mut self, view: &TableView) -> Next {
        if self.over_since.is_none() {
            let result = view.game.as_ref().and_then(|game| game.result.as_ref());
            match result {
                Some(result) => info!(table = %self.table, seat = view.viewer, "over: winners {:?}, {:?}", result.winners, result.by),
                None => info!(table = %self.table, "over"),
            }
            // Who broke a game off, or left it, is not thanked for it.
            if result.is_some_and(|result| !matches!(result.by, EndedBy::Abort | EndedBy::Absence)) && self.has_company(view) {
                self.say("say good-bye", &self.manner.farewell).await;
            }
        }
        let since = *self.over_since.get_or_insert_with(Instant::now);
        if let Some(next) = view.rematch {
            return Next::Leave(Course::Rematch(next));
        }
        let Some(seat) = view.viewer else { return Next::Leave(Course::Played) };
        let is_offered = view.offers.rematch.iter().any(|by| *by != seat);
        let wants = self.wants_rematch && *self.stops.borrow() == Stopping::No;
        if is_offered && !wants {
            self.ask("decline a rematch", Command::DeclineRematch).await;
            return Next::Leave(Course::Played);
        }
        if is_offered && !view.offers.rematch.contains(&seat) {
            self.ask("agree to a rematch", Command::OfferRematch).await;
            return Next::Wait;
        }
        if !wants || !self.has_company(view) || since.elapsed() > WAIT_FOR_REMATCH { Next::Leave(Course::Played) } else { Next::Wait }
    }

    /// The engine has answered, or not.
    async fn decided(&mut self, answer: Result<String, Trouble>, number: u32) {
        match answer {
            Ok(text) => {
                let refused = self.client.ask(self.table, Command::Play { text: text.clone(), number }).await;
                match refused {
                    // Something happened while it thought; the view says what.
                    Ok(_) | Err(ClientError::Refused(Refused::Stale { .. } | Refused::Over | Refused::NotYourTurn | Refused::TimeUp)) => {}
                    Err(failed) => {
                        warn!(table = %self.table, "{text} is not played: {failed}");
                        self.failures += 1;
                    }
                }
            }
            Err(trouble) => {
                self.failures += 1;
                warn!(table = %self.table, "the engine: {trouble}");
            }
        }
    }

    async fn ask(&self, what: &str, command: Command) {
        if let Err(failed) = self.client.ask(self.table, command).await {
            info!(table = %self.table, "cannot {what}: {failed}");
        }
    }
}

/// The answer of who thinks; never where nobody does.
async fn answered(thinking: &mut Option<Thinking>) -> (Option<Mind>, Result<String, Trouble>) {
    match thinking {
        Some(thinking) => match (&mut thinking.thread).await {
            Ok((mind, answer)) => (Some(mind), answer),
            Err(error) => (None, Err(Trouble::new(trilynx_arena::results::TroubleKind::Crash, &error.to_string()))),
        },
        None => std::future::pending().await,
    }
}

fn moves(seen: &Seen) -> u32 {
    let game = seen.view.as_ref().and_then(|view| view.game.as_ref());
    game.map_or(0, |game| u32::try_from(game.moves.len()).unwrap_or(u32::MAX))
}

/// What the engine is asked about the decision at a table.
fn question(view: &TableView, clock: Option<SeatClock>, legal: Vec<String>, overhead: Duration) -> Question {
    let line = view.game.as_ref().map_or_else(String::new, trilynx_protocol::wire::GameView::line);
    let clock = clock.and_then(|clock| countdown(view.options.clock, clock, overhead));
    let all = u32::from(view.options.rounds) * u32::from(view.options.players);
    let standing = (view.options.rounds > 1).then(|| {
        let left = all.saturating_sub(u32::from(view.series.played) + 1);
        let totals: Vec<String> = view.series.totals.iter().map(ToString::to_string).collect();
        format!("left={left} totals={}", totals.join(";"))
    });
    let seed = line.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    Question { line, clock, standing, legal, seed }
}

/// A clock as an engine is given it, less what is kept back.
fn countdown(rule: ClockRule, clock: SeatClock, overhead: Duration) -> Option<Countdown> {
    let left = Duration::from_millis(u64::from(clock.remaining_ms)).saturating_sub(overhead);
    let seconds = |s: u32| Duration::from_secs(u64::from(s));
    match rule {
        ClockRule::None => None,
        ClockRule::Fischer { increment_s, .. } => Some(Countdown { left, increment: seconds(increment_s), ..Countdown::default() }),
        ClockRule::Byoyomi { period_s, .. } => {
            let periods = if clock.in_period { clock.periods.saturating_sub(1) } else { clock.periods };
            Some(Countdown { left, periods, period: seconds(period_s), ..Countdown::default() })
        }
        ClockRule::Correspondence { .. } => Some(Countdown { left, ..Countdown::default() }),
    }
}

/// Our contribution to the deal, so that nobody else chooses it.
fn word() -> Option<String> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_what_the_table_shows_less_what_is_kept_back() {
        let shown = |remaining_ms, periods, in_period| SeatClock { remaining_ms, periods, in_period };
        let kept = Duration::from_millis(300);
        let ms = Duration::from_millis;
        assert_eq!(countdown(ClockRule::None, shown(5_000, 0, false), kept), None);
        let fischer = ClockRule::Fischer { initial_s: 60, increment_s: 2 };
        let expected = Countdown { left: ms(4_700), increment: ms(2_000), ..Countdown::default() };
        assert_eq!(countdown(fischer, shown(5_000, 0, false), kept), Some(expected));
        assert_eq!(countdown(fischer, shown(100, 0, false), kept).map(|clock| clock.left), Some(Duration::ZERO));
        let byoyomi = ClockRule::Byoyomi { main_s: 60, periods: 3, period_s: 30 };
        let expected = Countdown { left: ms(4_700), periods: 3, period: ms(30_000), ..Countdown::default() };
        assert_eq!(countdown(byoyomi, shown(5_000, 3, false), kept), Some(expected));
        assert_eq!(countdown(byoyomi, shown(5_000, 3, true), kept), Some(Countdown { periods: 2, ..expected }));
        assert_eq!(countdown(byoyomi, shown(5_000, 1, true), kept).map(|clock| clock.periods), Some(0));
    }
}
