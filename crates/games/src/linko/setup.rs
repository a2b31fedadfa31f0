//! Set-ups: any position one can write down, what makes it impossible, and the one door to a state.

use super::board::{Pile, Table};
use super::pieces::{Card, Cards, MAX_PILE, MAX_PLAYERS, ROW, Set, pile_dealt};
use super::state::{Options, Phase, Public, State};
use crate::game::Seat;
use alloc::vec::Vec;

/// A position as one can write it down, possible or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// Who began.
    pub first: Seat,
    /// The player on turn.
    pub turn: Seat,
    /// What is to be decided.
    pub phase: Phase,
    /// The hand of each seat.
    pub hands: Vec<Cards>,
    /// For each seat, cards of its hand that went there in the open.
    pub known: Vec<Cards>,
    /// For each seat the sets in front of it, bottom first.
    pub table: Vec<Vec<Cards>>,
    /// The cards face up.
    pub row: Cards,
    /// The pile, top first.
    pub pile: Vec<Card>,
    /// The discarded cards.
    pub discard: Cards,
}

crate::reasons! {
    /// Why no game ever has this deal or position.
    pub enum SetupError of "LINKO" {
        /// Too few or too many players.
        "1" Players { players: u8 } => "Linko! is for 2 to 5 players, not {players}",
        /// Nobody sits there to begin.
        "1" First { first: Seat, last: u8 } => "seat {first} cannot start: the seats are 0 to {last}",
        /// Nobody sits there to be on turn.
        "1" Turn { turn: Seat, last: u8 } => "it cannot be seat {turn}’s turn: the seats are 0 to {last}",
        /// A list with too many or too few seats.
        "1" SeatsListed { field: &'static str, found: usize, players: u8 } => "the field {field} lists {found} seats, but there are {players} players",
        /// A face that occurs too often or too rarely.
        "1" Miscounted { card: Card, found: usize, right: u8 } => "the card {card} appears {found} times instead of {right} times",
        /// More cards in the pile than the deal left for it.
        "1" PileTooLarge { found: usize, most: usize } => "the pile has {found} cards, but after the deal it has {most} at most",
        /// Cards on the table that are no set.
        "2" NoSet { seat: Seat, cards: Cards } => "{cards} in front of seat {seat} is not a set: its numbered cards have different values",
        /// A player with an empty hand in a game that goes on, or one who did not end it.
        "4" EmptyHand { seat: Seat } => "seat {seat} has no cards in hand, but did not just end the game by laying the last one",
        /// The player on turn must have laid a set to be attacking or to have ended the game.
        "5" NothingLaid { turn: Seat } => "it is seat {turn}’s turn and it has laid a set, but there is no set in front of it",
        /// The owner of the attacked set is nobody, or the attacker.
        "5" Owner { owner: Seat, turn: Seat } => "seat {owner} cannot be attacked: it is not an opponent of seat {turn}",
        /// The set said to be attacked is not.
        "5" NotAttacked { owner: Seat, top: Cards, laid: Cards } => "{laid} does not attack {top} of seat {owner}: an attack takes the same number of cards and a higher value",
        /// More cards owed than the attacking set has, or none.
        "6" Owed { owed: u8, count: u8 } => "an attack with {count} cards cannot leave {owed} cards to draw",
        /// More than six cards in the row.
        "7" RowTooLarge { found: usize } => "the row has {found} cards, but six is the limit",
        /// A row that should have been refilled.
        "7" RowTooSmall { found: usize, least: usize } => "the row has {found} cards, but with cards left in the pile it should have at least {least} now",
        /// Nothing left to draw, and yet the game goes on.
        "8" NothingToDraw => "the row and the pile are empty, so the game is over",
        /// An end without a reason.
        "8" NotOver => "the game is not over: the player whose turn it is has cards in hand, and the row or the pile has a card",
        /// Cards known to be in a hand that are not there.
        "11" KnownNotHeld { seat: Seat, cards: Cards } => "seat {seat} is known to hold {cards}, but does not",
    }
}

impl State {
    /// The one door from anything one can write down to a state. Reports every problem, not just the first.
    ///
    /// It asks for what every position of every game satisfies. It does not look for a game that leads there.
    pub(super) fn from_setup(setup: &Setup) -> Result<State, Vec<SetupError>> {
        setup.check()
    }

    /// The position written down.
    pub(super) fn setup(&self) -> Setup {
        let Public { options, turn, phase, row, discard, .. } = self.public;
        Setup {
            players: options.players,
            first: options.first,
            turn,
            phase,
            hands: options.seats().map(|seat| self.hands[seat.index()]).collect(),
            known: options.seats().map(|seat| self.public.known[seat.index()]).collect(),
            table: options.seats().map(|seat| self.public.sets_from_bottom(seat).iter().map(|set| set.cards()).collect()).collect(),
            row,
            pile: self.pile.iter().collect(),
            discard,
        }
    }
}

impl Setup {
    fn check(&self) -> Result<State, Vec<SetupError>> {
        let mut problems = Options::new(self.players, self.first).err().unwrap_or_default();
        problems.extend(self.seat_problems());
        let seats_are_right = problems.is_empty();
        problems.extend(miscounted(self.cards()));
        // Without knowing the seats, nothing can be said about what belongs to them.
        if seats_are_right {
            problems.extend(self.holding_problems());
            problems.extend(self.row_problems());
            problems.extend(self.phase_problems());
        }
        if problems.is_empty() { Ok(self.build()) } else { Err(problems) }
    }

    /// Only for set-ups without problems.
    fn build(&self) -> State {
        let options = Options { players: self.players, first: self.first };
        let mut table = Table::EMPTY;
        for (seat, sets) in options.seats().zip(&self.table) {
            sets.iter().filter_map(|cards| Set::from_cards(*cards)).for_each(|set| table.lay(seat, set));
        }
        let mut hands = [Cards::EMPTY; MAX_PLAYERS];
        hands[..options.players()].copy_from_slice(&self.hands);
        let mut known = [Cards::EMPTY; MAX_PLAYERS];
        // LINKO 11: hands are open once the game is over, whatever the set-up says of them.
        known[..options.players()].copy_from_slice(if self.phase == Phase::Over { &self.hands } else { &self.known });
        let public = Public { options, turn: self.turn, phase: self.phase, row: self.row, discard: self.discard, known, table };
        State { public, hands, pile: Pile::from_top(&self.pile) }
    }

    /// Every card of the position.
    fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        let heaps = self.hands.iter().chain(self.table.iter().flatten()).chain([&self.row, &self.discard]);
        heaps.flat_map(|cards| cards.iter()).chain(self.pile.iter().copied())
    }

    fn seat_problems(&self) -> Vec<SetupError> {
        let mut problems = Vec::new();
        let players = self.players;
        if self.turn.0 >= players && players > 0 {
            problems.push(SetupError::Turn { turn: self.turn, last: players - 1 });
        }
        for (field, found) in [("hands", self.hands.len()), ("known", self.known.len()), ("table", self.table.len())] {
            if found != usize::from(players) {
                problems.push(SetupError::SeatsListed { field, found, players });
            }
        }
        problems
    }

    fn holding_problems(&self) -> Vec<SetupError> {
        let mut problems = Vec::new();
        for (seat, (hand, known)) in (0..).map(Seat).zip(self.hands.iter().zip(&self.known)) {
            let cards = known.less(*hand);
            if !cards.is_empty() {
                problems.push(SetupError::KnownNotHeld { seat, cards });
            }
        }
        for (seat, sets) in (0..).map(Seat).zip(&self.table) {
            let no_sets = sets.iter().copied().filter(|cards| Set::from_cards(*cards).is_none());
            problems.extend(no_sets.map(|cards| SetupError::NoSet { seat, cards }));
        }
        problems
    }

    fn row_problems(&self) -> Vec<SetupError> {
        let mut problems = Vec::new();
        let most = pile_dealt(usize::from(self.players)).min(MAX_PILE);
        if self.pile.len() > most {
            problems.push(SetupError::PileTooLarge { found: self.pile.len(), most });
        }
        // LINKO 7: the row was full before the draw and is refilled after it, as long as the pile lasts.
        let drawn = match self.phase {
            Phase::Draw { owed, .. } => self.laid().map_or(0, |laid| usize::from(laid.count().saturating_sub(owed))),
            _ => 0,
        };
        let (found, least) = (self.row.len(), ROW.saturating_sub(drawn));
        if found > ROW {
            problems.push(SetupError::RowTooLarge { found });
        } else if found < least && !self.pile.is_empty() {
            problems.push(SetupError::RowTooSmall { found, least });
        }
        problems
    }

    fn phase_problems(&self) -> Vec<SetupError> {
        let mut problems = Vec::new();
        let nothing_to_draw = self.row.is_empty() && self.pile.is_empty();
        let ended_by = |seat: Seat| self.phase == Phase::Over && !nothing_to_draw && seat == self.turn;
        let seats = (0..).map(Seat).zip(&self.hands);
        problems.extend(seats.filter(|&(seat, hand)| hand.is_empty() && !ended_by(seat)).map(|(seat, _)| SetupError::EmptyHand { seat }));
        if nothing_to_draw && self.phase != Phase::Over {
            problems.push(SetupError::NothingToDraw);
        }
        if self.phase == Phase::Over && !nothing_to_draw && !self.hands[self.turn.index()].is_empty() {
            problems.push(SetupError::NotOver);
        }
        if self.phase != Phase::Lay && self.table[self.turn.index()].is_empty() {
            problems.push(SetupError::NothingLaid { turn: self.turn });
        }
        problems.extend(self.attack_problems());
        problems
    }

    fn attack_problems(&self) -> Vec<SetupError> {
        let mut problems = Vec::new();
        let (Phase::Attack { owner } | Phase::Answer { owner } | Phase::Draw { owner, .. }) = self.phase else { return problems };
        if owner.0 >= self.players || owner == self.turn {
            problems.push(SetupError::Owner { owner, turn: self.turn });
            return problems;
        }
        // What is wrong with the attacking set itself is said elsewhere.
        let Some(laid) = self.laid() else { return problems };
        match self.phase {
            Phase::Draw { owed, .. } if owed == 0 || owed > laid.count() => problems.push(SetupError::Owed { owed, count: laid.count() }),
            Phase::Draw { .. } => {}
            _ => {
                let top = self.table[owner.index()].last().copied().unwrap_or_default();
                if !Set::from_cards(top).is_some_and(|top| laid.attacks(top)) {
                    problems.push(SetupError::NotAttacked { owner, top, laid: laid.cards() });
                }
            }
        }
        problems
    }

    /// The set the player on turn has laid: the top one.
    fn laid(&self) -> Option<Set> {
        self.table.get(self.turn.index())?.last().copied().and_then(Set::from_cards)
    }
}

/// LINKO 1: every face that is not there as often as the deck has it.
pub(super) fn miscounted(cards: impl Iterator<Item = Card>) -> Vec<SetupError> {
    let mut counts = [0; Card::ALL.len()];
    cards.for_each(|card| counts[card.index()] += 1);
    let wrong = Card::ALL.into_iter().filter(|card| counts[card.index()] != usize::from(card.copies()));
    wrong.map(|card| SetupError::Miscounted { card, found: counts[card.index()], right: card.copies() }).collect()
}
