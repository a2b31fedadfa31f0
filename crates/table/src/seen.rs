//! What a viewer sees of a table and hears of an event.
//!
//! The one thing to know: whatever an event changes in a view is said in what is heard of it, and nothing else changes a view.

use crate::state::{Current, SeatState, Table};
use trilynx_games::{Seat, Viewer};
use trilynx_protocol::log::{Entry, Event};
use trilynx_protocol::position::{Effects, Position};
use trilynx_protocol::wire::{CHAT_KEPT, ChatLine, GameView, PositionUpdate, Room, SeatView, SeriesView, TableView, ViewEvent};
use trilynx_protocol::{PersonId, Refused, SeatOffer};

impl SeatState {
    fn view(&self, opener: PersonId) -> SeatView {
        let kept_for = match &self.offer {
            SeatOffer::Me => Some(opener),
            SeatOffer::For(person) => Some(*person),
            SeatOffer::Open | SeatOffer::Bot(_) => None,
        };
        SeatView {
            occupant: self.occupant.clone(),
            kept_for: kept_for.filter(|_| self.occupant.is_none()),
            replaced_by: self.replaced_by.clone(),
            away_since_ms: self.away_since_ms,
            vacation_until_unix_ms: self.vacation_until_unix_ms,
        }
    }
}

impl Current {
    fn now(&self, viewer: Viewer, may_abort: bool) -> PositionUpdate {
        let goes_on = self.result.is_none();
        PositionUpdate {
            position: self.board.position(viewer),
            way: self.board.effects().way.clone(),
            decision: self.board.decision(viewer).filter(|_| goes_on),
            may_reset: goes_on && self.board.may_reset(),
            may_abort,
            clocks: self.clocks.clone(),
        }
    }

    fn view(&self, viewer: Viewer, may_abort: bool, seats: &[SeatState]) -> GameView {
        let over = self.result.is_some();
        let PositionUpdate { position, way, decision, may_reset, may_abort, clocks } = self.now(viewer, may_abort);
        let reveals = over && self.seed.is_some();
        GameView {
            start: (over || !self.board.hides_cards()).then(|| self.board.start()),
            rules: self.rules,
            moves: self.board.played(),
            position,
            way,
            decision,
            may_reset,
            may_abort,
            clocks,
            commitment: self.seed.as_ref().map(|seed| seed.commitment().to_string()),
            seed: self.seed.as_ref().filter(|_| over).map(ToString::to_string),
            words: seats.iter().filter(|_| reveals).map(|place| place.word.clone()).collect(),
            result: self.result.clone(),
        }
    }
}

fn hears(viewer: Viewer, line: &ChatLine) -> bool {
    match (line.room, viewer) {
        (Room::All, _) | (Room::Players, Viewer::Seat(_)) | (Room::Spectators, Viewer::Spectator) => true,
        (Room::Players, Viewer::Spectator) | (Room::Spectators, Viewer::Seat(_)) => false,
    }
}

impl Table {
    /// The table as one viewer sees it now.
    pub fn view(&self, viewer: Viewer) -> TableView {
        let viewer = self.known(viewer);
        let chat: Vec<ChatLine> = self.chat.iter().filter(|line| hears(viewer, line)).cloned().collect();
        TableView {
            id: self.id,
            version: self.version,
            viewer: if let Viewer::Seat(seat) = viewer { Some(seat.0) } else { None },
            options: self.options.clone(),
            opener: self.opener,
            seats: self.seat_views(),
            stage: self.stage,
            rated: self.rated,
            series: self.series_view(),
            game: self.game.as_ref().map(|game| game.view(viewer, self.may_abort(), &self.seats)),
            commitment: self.commitment(),
            offers: self.offers.clone(),
            rematch: self.rematch,
            chat: chat[chat.len().saturating_sub(CHAT_KEPT)..].to_vec(),
            tournament: self.tournament,
        }
    }

    /// What a viewer hears of an event: of the last one only, so this is asked while it is being heard.
    pub fn seen(&self, entry: &Entry, viewer: Viewer) -> ViewEvent {
        let viewer = self.known(viewer);
        match &entry.event {
            Event::Sat { seat, .. } | Event::Stood { seat } | Event::WentAway { seat } | Event::CameBack { seat } => {
                self.seat_view(*seat).map_or(ViewEvent::Nothing, |now| ViewEvent::Seat { seat: *seat, now })
            }
            Event::Closed => ViewEvent::Closed,
            Event::DrawOffered { .. }
            | Event::DrawDeclined { .. }
            | Event::TakebackAsked { .. }
            | Event::TakebackAgreed { .. }
            | Event::TakebackDeclined { .. }
            | Event::RematchOffered { .. }
            | Event::RematchDeclined { .. } => ViewEvent::Offers { now: self.offers.clone() },
            Event::BecameReady { .. } => ViewEvent::Ready { ready: self.series_view().ready },
            Event::RematchAgreed { table } => ViewEvent::Rematch { table: *table },
            Event::Said { by, room, text } => {
                let line = ChatLine { by: *by, room: (*room).into(), text: text.clone(), unix_ms: entry.at.unix_ms };
                if hears(viewer, &line) { ViewEvent::Said { line } } else { ViewEvent::Nothing }
            }
            Event::Opened { .. } => ViewEvent::Nothing,
            of_the_game => self.game.as_ref().map_or(ViewEvent::Nothing, |game| self.seen_of_game(of_the_game, game, viewer)),
        }
    }

    fn seen_of_game(&self, event: &Event, game: &Current, viewer: Viewer) -> ViewEvent {
        let now = || Box::new(game.now(viewer, self.may_abort()));
        let view = || Box::new(game.view(viewer, self.may_abort(), &self.seats));
        match event {
            Event::Started { .. } => ViewEvent::Started { seats: self.seat_views(), rated: self.rated, game: view() },
            Event::Moved { .. } => game.board.last_played().map_or(ViewEvent::Nothing, |played| ViewEvent::Moved { played, now: now() }),
            Event::TurnReset { to, .. } | Event::TakenBack { to } => ViewEvent::WentBack { to: *to, rated: self.rated, now: now() },
            // Nothing went back but the beginning of the turn.
            Event::Resumed { .. } => ViewEvent::WentBack { to: game.board.played().len() as u32, rated: self.rated, now: now() },
            Event::Replaced { seat, .. } => {
                let clocks = game.clocks.clone();
                self.seat_view(*seat).map_or(ViewEvent::Nothing, |now| ViewEvent::Replaced { seat: *seat, now, clocks })
            }
            Event::VacationBegan { seat, .. } | Event::VacationEnded { seat } => {
                let clocks = game.clocks.clone();
                self.seat_view(*seat).map_or(ViewEvent::Nothing, |now| ViewEvent::Vacation { seat: *seat, now, clocks })
            }
            Event::Ended { .. } => {
                ViewEvent::Ended { game: view(), stage: self.stage, series: self.series_view(), commitment: self.commitment() }
            }
            _ => ViewEvent::Nothing,
        }
    }

    /// What a move would do: the position, where nothing is hidden, and what else it does.
    pub fn preview(&self, viewer: Viewer, text: &str) -> Result<(Option<Position>, Effects), Refused> {
        let game = self.game.as_ref().ok_or(Refused::NotStarted)?;
        if game.result.is_some() {
            return Err(Refused::Over);
        }
        game.board.preview(self.known(viewer), text)
    }

    /// A seat that is not there sees what a spectator sees.
    fn known(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if seat.index() >= self.seats.len() => Viewer::Spectator,
            viewer => viewer,
        }
    }

    fn seat_view(&self, seat: u8) -> Option<SeatView> {
        self.seats.get(usize::from(seat)).map(|place| place.view(self.opener))
    }

    fn seat_views(&self) -> Vec<SeatView> {
        self.seats.iter().map(|place| place.view(self.opener)).collect()
    }

    fn series_view(&self) -> SeriesView {
        let totals = self.series().filter(|_| self.options.rounds > 1).map_or(Vec::new(), |series| series.totals().to_vec());
        let ready = (0..).map(Seat).zip(&self.seats).filter(|(_, place)| place.ready).map(|(seat, _)| seat.0).collect();
        SeriesView { played: self.results.len() as u16, totals, results: self.results.clone(), ready }
    }

    /// What is promised about the next deal; nothing where none is dealt.
    fn commitment(&self) -> Option<String> {
        self.next_seed.as_ref().filter(|_| self.options.start.is_none()).map(|seed| seed.commitment().to_string())
    }
}
