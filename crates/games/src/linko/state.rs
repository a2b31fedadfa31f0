//! Options, deal, set-up and state, and what makes a set-up impossible.
//!
//! The one thing to know: a [`State`] is a [`Public`] part, which everybody sees, plus the hands and the pile. A view is
//! the same public part plus one hand, so nothing hidden can slip into it.

use super::board::{Card, Cards, DECK, HAND, MAX_PILE, MAX_PLAYERS, MIN_PLAYERS, Pile, ROW, Set, Table, pile_dealt};
use crate::chance::Generator;
use crate::game::{Outcome, Seat};
use alloc::vec::Vec;
use arrayvec::ArrayVec;

/// What the players agree on: how many they are and who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    players: u8,
    first: Seat,
}

impl Options {
    /// LINKO 1: two to five players, one of whom begins.
    pub fn new(players: u8, first: Seat) -> Result<Options, Vec<SetupError>> {
        let mut problems = Vec::new();
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&usize::from(players)) {
            problems.push(SetupError::Players { players });
        } else if first.0 >= players {
            problems.push(SetupError::First { first, last: players - 1 });
        }
        if problems.is_empty() { Ok(Options { players, first }) } else { Err(problems) }
    }

    /// How many play.
    pub const fn players(self) -> usize {
        self.players as usize
    }

    /// Who begins.
    pub const fn first(self) -> Seat {
        self.first
    }

    /// Every seat, in order.
    pub fn seats(self) -> impl Iterator<Item = Seat> + Clone {
        (0..self.players).map(Seat)
    }

    /// The next seat clockwise.
    pub const fn after(self, seat: Seat) -> Seat {
        if seat.0 >= self.players - 1 { Seat(0) } else { Seat(seat.0 + 1) }
    }
}

/// Options and the shuffled deck. It holds exactly the cards of LINKO 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    options: Options,
    deck: [Card; DECK],
}

impl Deal {
    /// A deal of this deck, in the order of dealing: 13 cards to each seat, six to the row, the pile from top to bottom.
    pub fn new(options: Options, deck: &[Card]) -> Result<Deal, Vec<SetupError>> {
        let problems = miscounted(deck.iter().copied());
        match deck.try_into() {
            Ok(deck) if problems.is_empty() => Ok(Deal { options, deck }),
            // A deck of another size has some card too often or too rarely, so there is a problem to name.
            _ => Err(problems),
        }
    }

    /// Shuffles the cards, which lie in the order 1 (eight times), 2 … 13, jokers.
    pub(super) fn shuffle(options: Options, chance: &mut Generator) -> Deal {
        let mut deck = [Card::JOKER; DECK];
        deck.iter_mut().zip(Cards::DECK.iter()).for_each(|(place, card)| *place = card);
        chance.shuffle(&mut deck);
        Deal { options, deck }
    }

    /// What the players agreed on.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The deck in the order of dealing.
    pub const fn deck(&self) -> &[Card; DECK] {
        &self.deck
    }
}

/// What is to be decided, and by whom. The player on turn is named beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// LINKO 2: the player on turn lays a set.
    Lay,
    /// LINKO 6: the player on turn takes or leaves the top set of `owner`, which is attacked.
    Attack {
        /// Whose set it is.
        owner: Seat,
    },
    /// LINKO 6: `owner` takes back or discards the top set that the player on turn has left.
    Answer {
        /// Whose set it is.
        owner: Seat,
    },
    /// LINKO 7: `owner`, whose set is gone, draws a card.
    Draw {
        /// Whose set it was.
        owner: Seat,
        /// How many cards are still to be drawn, this one included.
        owed: u8,
    },
    /// LINKO 4, 8: the game has ended.
    Over,
}

/// What everybody at the table sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Public {
    pub(super) options: Options,
    /// The player on turn, who has laid the last set unless the phase is [`Phase::Lay`].
    pub(super) turn: Seat,
    pub(super) phase: Phase,
    pub(super) row: Cards,
    pub(super) discard: Cards,
    /// LINKO 11: cards that everybody knows to be in a hand, because they went there in the open. All of it once the game
    /// is over: the hands are then laid open and counted.
    pub(super) known: [Cards; MAX_PLAYERS],
    pub(super) table: Table,
}

impl Public {
    /// Whose decision it is.
    pub(super) const fn to_move(&self) -> Option<Seat> {
        match self.phase {
            Phase::Lay | Phase::Attack { .. } => Some(self.turn),
            Phase::Answer { owner } | Phase::Draw { owner, .. } => Some(owner),
            Phase::Over => None,
        }
    }

    /// The sets in front of `seat`, bottom first.
    pub(super) fn sets_from_bottom(&self, seat: Seat) -> Vec<Set> {
        let mut sets: Vec<Set> = self.table.of(seat).collect();
        sets.reverse();
        sets
    }

    /// LINKO 9: cards in front minus cards in hand. Most wins; equal scores share the win.
    pub(super) fn outcome(&self, hand_sizes: [u8; MAX_PLAYERS]) -> Outcome {
        let score = |seat: Seat| self.table.count(seat) as i16 - i16::from(hand_sizes[seat.index()]);
        let scores: ArrayVec<i16, MAX_PLAYERS> = self.options.seats().map(score).collect();
        let most = scores.iter().copied().max();
        Outcome { winners: self.options.seats().filter(|seat| Some(scores[seat.index()]) == most).collect(), scores }
    }
}

/// A game of Linko!, hidden cards included.
#[derive(Clone, PartialEq, Eq)]
pub struct State {
    pub(super) public: Public,
    pub(super) hands: [Cards; MAX_PLAYERS],
    pub(super) pile: Pile,
}

impl State {
    /// LINKO 1: 13 cards each, six face up, the rest the pile.
    pub(super) fn start(deal: &Deal) -> State {
        let (dealt, rest) = deal.deck.split_at(HAND * deal.options.players());
        let (row, pile) = rest.split_at(ROW);
        let mut hands = [Cards::NONE; MAX_PLAYERS];
        hands.iter_mut().zip(dealt.chunks_exact(HAND)).for_each(|(hand, cards)| *hand = cards.iter().copied().collect());
        let public = Public {
            options: deal.options,
            turn: deal.options.first,
            phase: Phase::Lay,
            row: row.iter().copied().collect(),
            discard: Cards::NONE,
            known: [Cards::NONE; MAX_PLAYERS],
            table: Table::EMPTY,
        };
        State { public, hands, pile: Pile::from_top(pile) }
    }

    /// LINKO 11: how many cards each hand has.
    pub(super) fn hand_sizes(&self) -> [u8; MAX_PLAYERS] {
        self.hands.map(|hand| hand.len() as u8)
    }

    /// The position written down.
    pub(super) fn write(&self) -> Setup {
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

impl core::fmt::Debug for State {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "State({})", self.write())
    }
}

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

impl Setup {
    /// The one door from anything one can write down to a state. Reports every problem, not just the first.
    ///
    /// It asks for what every position of every game satisfies. It does not look for a game that leads there.
    pub(super) fn check(&self) -> Result<State, Vec<SetupError>> {
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
        let mut hands = [Cards::NONE; MAX_PLAYERS];
        hands[..options.players()].copy_from_slice(&self.hands);
        let mut known = [Cards::NONE; MAX_PLAYERS];
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
