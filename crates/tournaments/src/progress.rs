//! What a tournament does by itself when its time has come: it starts, pairs, forfeits for those who do not come, and ends.

use crate::decider::Decider;
use crate::pairing::{SeatHistory, arena, berger, swiss, tables};
use crate::scoring::{is_win, outcome_without};
use crate::state::{CellKind, PlayerStatus, Tournament, TournamentStage};
use trilynx_protocol::log::TournamentEvent as Event;
use trilynx_protocol::tournament::{Bye, ByeReason, Format, GameNumber, OutcomeBy, PairedBye, PairedGame, PairingReason, PlayerNumber};
use trilynx_protocol::{Occupant, PersonId};

impl Decider<'_> {
    /// Does whatever is due.
    pub fn go_on(&mut self) {
        if self.tournament.stage == TournamentStage::Announced && self.now.unix_ms >= self.tournament.settings.starts_unix_ms {
            if self.has_players() { self.start(None) } else { self.happen(Event::Finished { by: None }) }
        }
        while self.tournament.stage == TournamentStage::Running && !self.tournament.is_paused() {
            self.forfeit_for_absence();
            let is_done = if let Some(ends) = self.tournament.ends_ms { self.go_on_with_arena(ends) } else { self.go_on_with_rounds() };
            if is_done {
                break;
            }
        }
    }

    fn has_players(&self) -> bool {
        self.tournament.active().len() >= self.tournament.settings.format.fewest_players()
    }

    pub fn start(&mut self, by: Option<PersonId>) {
        let mut lots = self.tournament.active();
        self.tournament.chance().shuffle(&mut lots);
        self.happen(Event::Started { by, lots });
        if self.tournament.ends_ms.is_none() {
            self.pair_round(by);
        }
    }

    /// Pairs those who are free, or ends. Whether nothing is left to do now.
    fn go_on_with_arena(&mut self, ends: u64) -> bool {
        let time = self.tournament.time(self.now.service_ms);
        if time < ends {
            let games = self.tournament.pair_waiting(time);
            if !games.is_empty() {
                self.happen(Event::Paired { by: None, round: 1, games, byes: Vec::new() });
            }
        } else if self.tournament.open.is_empty() {
            self.happen(Event::Finished { by: None });
        }
        true
    }

    /// Pairs the next round if the break is over, or ends. Whether nothing is left to do now.
    fn go_on_with_rounds(&mut self) -> bool {
        let tournament = &*self.tournament;
        let over_ms = tournament.rounds.last().map_or(Some(0), |round| round.over_ms);
        let rest_ms = u64::from(tournament.settings.break_s) * 1000;
        let is_last = tournament.rounds.len() >= tournament.rounds_in_all();
        let Some(over_ms) = over_ms else { return true };
        if is_last || !self.has_players() {
            self.happen(Event::Finished { by: None });
        } else if tournament.time(self.now.service_ms) >= over_ms + rest_ms {
            self.pair_round(None);
            return false;
        }
        true
    }

    /// Lets those lose who have not come to their tables in time.
    fn forfeit_for_absence(&mut self) {
        let time = self.tournament.time(self.now.service_ms);
        let no_show_ms = self.tournament.settings.no_show_ms();
        let late: Vec<GameNumber> = self
            .tournament
            .open
            .iter()
            .copied()
            .filter(|game| {
                let game = &self.tournament.games[*game as usize];
                game.opened_ms.is_some_and(|opened| time >= opened + no_show_ms)
            })
            .collect();
        for number in late {
            let game = &self.tournament.games[number as usize];
            let came = game.arrived | game.absent;
            let seats: Vec<u8> = (0..game.players.len() as u8).filter(|seat| came & (1 << seat) == 0).collect();
            if !seats.is_empty() {
                self.happen(Event::NoShow { game: number, seats });
                self.end_without_opponents(number);
            }
        }
    }

    /// Ends a game in which at most one player is left.
    fn end_without_opponents(&mut self, number: GameNumber) {
        let game = &self.tournament.games[number as usize];
        let (seats, absent) = (game.players.len(), game.absent_seats());
        if absent.len() + 1 >= seats {
            self.happen(Event::Ended { game: number, outcome: outcome_without(seats, &absent, OutcomeBy::Absence) });
        }
    }

    pub fn pair_round(&mut self, by: Option<PersonId>) {
        let (games, byes) = self.tournament.next_pairings();
        let first = self.tournament.games.len() as GameNumber;
        let round = self.tournament.rounds.len() as u16 + 1;
        let absent: Vec<GameNumber> = (first..).zip(&games).filter(|(_, game)| !game.absent.is_empty()).map(|(number, _)| number).collect();
        self.happen(Event::Paired { by, round, games, byes });
        absent.into_iter().for_each(|game| self.end_without_opponents(game));
    }
}

impl Tournament {
    /// The next round, as it would be paired now.
    pub fn next_pairings(&self) -> (Vec<PairedGame>, Vec<PairedBye>) {
        match self.settings.format {
            Format::RoundRobin { .. } => self.pair_by_schedule(),
            Format::Swiss { .. } => {
                let mut chance = self.chance();
                let candidates = self.active().into_iter().map(|number| self.candidate(number, chance.word())).collect();
                let (games, bye) = swiss::pair(candidates, chance.below(2) == 0);
                (games, bye.into_iter().collect())
            }
            Format::Tables { .. } => {
                let guests = self.active().into_iter().map(|number| self.guest(number)).collect();
                (tables::seat(guests, &mut self.chance()), Vec::new())
            }
            Format::Arena { .. } => (Vec::new(), Vec::new()),
        }
    }

    /// Rows of the Berger table. Players who have withdrawn are paired anyway, and lose.
    fn pair_by_schedule(&self) -> (Vec<PairedGame>, Vec<PairedBye>) {
        let rows = (self.lots.len() + self.lots.len() % 2).saturating_sub(1).max(1);
        let (row, exchanged) = (self.rounds.len() % rows, self.rounds.len() / rows % 2 == 1);
        let (pairs, rests) = berger::row(self.lots.len(), row);
        let game = |(first, second): (usize, usize)| {
            let players = if exchanged { [second, first] } else { [first, second] }.map(|at| self.lots[at]);
            let is_absent = |seat: &u8| self.players[usize::from(players[usize::from(*seat)])].status != PlayerStatus::Active;
            let absent = (0..2).filter(is_absent).collect();
            PairedGame { players: players.to_vec(), absent, why: PairingReason::Schedule { row: row as u16 + 1, exchanged } }
        };
        let bye = |at: usize| PairedBye { player: self.lots[at], bye: Bye::Rest, why: ByeReason::Schedule };
        (pairs.into_iter().map(game).collect(), rests.map(bye).into_iter().collect())
    }

    /// Games of an arena that can begin now.
    fn pair_waiting(&self, time: u64) -> Vec<PairedGame> {
        let free = self.free_players();
        if free.len() < 2 {
            return Vec::new();
        }
        let free = self.with_fill_ins(free);
        let waiting = |number: PlayerNumber| {
            let player = &self.players[usize::from(number)];
            let (points, rating, waited_ms) = (player.points, player.rating, time.saturating_sub(self.free_since(number)));
            arena::Waiting { number, points, rating, waited_ms, last: self.last_opponent(number), seats: self.seats_of(number) }
        };
        let mut chance = self.chance();
        arena::pair(free.into_iter().map(waiting).collect(), self.open.len(), || chance.below(2) == 0)
    }

    /// Of those who are free, the people and as many bots as they need: one where a person is left over, two where the only two just met.
    fn with_fill_ins(&self, free: Vec<PlayerNumber>) -> Vec<PlayerNumber> {
        let is_bot = |player: &PlayerNumber| matches!(self.players[usize::from(*player)].who, Occupant::Bot(_));
        let (mut bots, mut people): (Vec<PlayerNumber>, Vec<PlayerNumber>) = free.into_iter().partition(is_bot);
        let needed = match people[..] {
            [one, other] if self.last_opponent(one) == Some(other) || self.last_opponent(other) == Some(one) => 2,
            _ => people.len() % 2,
        };
        // Players they just met come last, and of the others those who have waited longest come first.
        bots.sort_by_key(|bot| (people.iter().any(|person| self.last_opponent(*person) == Some(*bot)), self.free_since(*bot)));
        bots.truncate(if needed == 2 && bots.len() < 2 { 0 } else { needed });
        people.extend(bots);
        people.sort_unstable();
        people
    }

    fn seats_of(&self, number: PlayerNumber) -> SeatHistory {
        SeatHistory::new(self.played(number).map(|(_, seat)| seat))
    }

    fn candidate(&self, number: PlayerNumber, lot: u64) -> swiss::Candidate {
        let player = &self.players[usize::from(number)];
        let mut met = std::collections::BTreeMap::new();
        self.opponents(number).for_each(|other| *met.entry(other).or_insert(0_u8) += 1);
        let (mut byes, mut other_gifts) = (0, 0);
        for cell in &player.cells {
            match cell.kind {
                CellKind::Bye(Bye::Full) => byes += 1,
                CellKind::Bye(_) => other_gifts += 1,
                CellKind::Game { game, seat } => {
                    let game = &self.games[game as usize];
                    other_gifts += u8::from(!game.is_played(seat) && is_win(game, seat));
                }
            }
        }
        swiss::Candidate { number, points: player.points, rating: player.rating, lot, met, byes, other_gifts, seats: self.seats_of(number) }
    }

    fn guest(&self, number: PlayerNumber) -> tables::Guest {
        let mut seats = [0; 5];
        self.played(number).for_each(|(_, seat)| seats[usize::from(seat)] += 1);
        tables::Guest { number, points: self.players[usize::from(number)].points, seats, met: self.opponents(number).collect() }
    }
}
