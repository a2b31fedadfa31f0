//! What a viewer may know [LINKO 11].
//!
//! Everybody sees the public part, the sizes of hands and pile, and the cards that went into a hand in the open. A player
//! sees the own hand besides. There is no field in which the order of the pile or a card of another hand could travel;
//! when the game is over the hands are laid open, and then all their cards are [known](View::known).
//!
//! A view can be written down as a line and read again: that is all a program needs to be told to choose a move.

use super::board::{Pile, Table};
use super::check::IllegalMove;
use super::moves::{Chooser, Move, Moves};
use super::notation::ExpectedNotation;
use super::pieces::{Card, Cards, DECK, MAX_PLAYERS, Set};
use super::setup::{Setup, SetupError};
use super::state::{Options, Phase, Public, State};
use crate::game::{GameView, Seat, Status, Viewer};
use crate::header::{ParseError, StartError};
use alloc::{format, vec::Vec};

/// A game of Linko! as one player or a spectator sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    public: Public,
    own: Option<Own>,
    hand_sizes: [u8; MAX_PLAYERS],
    pile_size: u8,
}

/// What a player sees and a spectator does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Own {
    seat: Seat,
    hand: Cards,
}

impl State {
    /// A seat that nobody has sees what a spectator sees.
    pub(super) fn view(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) if seat.index() < self.public.options.players() => Some(Own { seat, hand: self.hands[seat.index()] }),
            _ => None,
        };
        View { public: self.public.clone(), own, hand_sizes: self.hand_sizes(), pile_size: self.pile.len() as u8 }
    }

    /// Every hand lies open; the order of the pile stays hidden.
    pub(super) fn open_view(&self, seat: Seat) -> View {
        let mut view = self.view(Viewer::Seat(seat));
        view.public.known = self.hands;
        view
    }
}

impl View {
    /// Who is looking.
    pub fn viewer(&self) -> Viewer {
        self.own.map_or(Viewer::Spectator, |own| Viewer::Seat(own.seat))
    }

    /// What the players agreed on.
    pub fn options(&self) -> Options {
        self.public.options
    }

    /// The player on turn. Others may have to decide in between: see [`View::status`].
    pub fn turn(&self) -> Seat {
        self.public.turn
    }

    /// What is to be decided.
    pub fn phase(&self) -> Phase {
        self.public.phase
    }

    /// Whose decision it is, or how it ended.
    pub fn status(&self) -> Status {
        self.public.status(self.hand_sizes)
    }

    /// The viewer's own hand; a spectator has none.
    pub fn hand(&self) -> Option<Cards> {
        self.own.map(|own| own.hand)
    }

    /// How many cards `seat` has in hand.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.hand_sizes.get(seat.index()).map_or(0, |&size| usize::from(size))
    }

    /// Cards of the hand of `seat` that everybody knows to be there: taken, taken back or drawn from the row, and not laid
    /// since. The whole hand once the game is over.
    pub fn known(&self, seat: Seat) -> Cards {
        self.public.known.get(seat.index()).copied().unwrap_or_default()
    }

    /// The sets in front of `seat`, bottom first.
    pub fn sets(&self, seat: Seat) -> Vec<Set> {
        self.public.sets_from_bottom(seat)
    }

    /// All sets in front of all seats.
    pub fn table(&self) -> &Table {
        &self.public.table
    }

    /// How many cards lie in front of `seat`.
    pub fn cards_in_front(&self, seat: Seat) -> usize {
        self.public.table.count(seat)
    }

    /// The top set in front of `seat`.
    pub fn top(&self, seat: Seat) -> Option<Set> {
        self.public.table.top(seat)
    }

    /// LINKO 4, 5: the seats whose top set these cards would attack if the viewer laid them, clockwise from the viewer.
    pub fn would_attack(&self, cards: Cards) -> Vec<Seat> {
        let Some((own, laid)) = self.own.zip(Set::from_cards(cards)) else { return Vec::new() };
        let ends_the_game = cards == own.hand;
        let clockwise = core::iter::successors(Some(self.public.options.after(own.seat)), |seat| Some(self.public.options.after(*seat)));
        let others = clockwise.take_while(|seat| *seat != own.seat).filter(|_| !ends_the_game);
        others.filter(|seat| self.top(*seat).is_some_and(|top| laid.attacks(top))).collect()
    }

    /// The cards face up.
    pub fn row(&self) -> Cards {
        self.public.row
    }

    /// The discarded cards.
    pub fn discard(&self) -> Cards {
        self.public.discard
    }

    /// How many cards the pile has.
    pub fn pile_size(&self) -> usize {
        usize::from(self.pile_size)
    }

    /// The cards whose place the viewer does not know: those of the pile and of other hands, less what is known of these.
    pub fn unseen(&self) -> Cards {
        let Public { row, discard, ref table, options, .. } = self.public;
        let seen_of = |seat| table.cards(seat).plus(self.seen_in_hand(seat));
        Cards::DECK.less(options.seats().fold(row.plus(discard), |seen, seat| seen.plus(seen_of(seat))))
    }

    /// The legal moves of the viewer, none unless it is the viewer's decision. They are those of the state.
    pub fn legal_moves(&self, moves: &mut Moves) {
        moves.clear();
        if self.own.is_some_and(|own| Some(own.seat) == self.public.to_move()) {
            self.chooser().legal_moves(moves);
        }
    }

    /// Whether `chosen` is legal for the viewer, whose decision it must be, and the referee's reason if not.
    pub fn check(&self, chosen: Move) -> Result<(), IllegalMove> {
        self.chooser().check(chosen)
    }

    /// A state that looks like this to the viewer, with the [unseen](View::unseen) cards as given: first what is missing in
    /// the hand of each other seat, in order, then the pile from top to bottom. Nothing if these are not the unseen cards.
    pub fn determinize(&self, unseen: &[Card]) -> Option<State> {
        // Heaps of the same size are compared, so no count can have run over into the next unnoticed.
        let expected = self.unseen();
        if unseen.len() != expected.len() || unseen.iter().copied().collect::<Cards>() != expected {
            return None;
        }
        let mut hands = [Cards::EMPTY; MAX_PLAYERS];
        let mut rest = unseen;
        for seat in self.public.options.seats() {
            let seen = self.seen_in_hand(seat);
            let (hidden, others) = rest.split_at_checked(self.hand_size(seat).checked_sub(seen.len())?)?;
            hands[seat.index()] = hidden.iter().copied().collect::<Cards>().plus(seen);
            rest = others;
        }
        Some(State { public: self.public.clone(), hands, pile: Pile::from_top(rest) })
    }

    fn seen_in_hand(&self, seat: Seat) -> Cards {
        match self.own {
            Some(own) if own.seat == seat => own.hand,
            _ => self.known(seat),
        }
    }

    fn chooser(&self) -> Chooser<'_> {
        Chooser { public: &self.public, hand: self.hand().unwrap_or_default(), pile_is_empty: self.pile_size == 0 }
    }
}

impl GameView for View {
    type Moves = Moves;

    fn seats(&self) -> usize {
        self.options().players()
    }

    fn status(&self) -> Status {
        self.status()
    }

    fn decision(&self) -> &'static str {
        match self.phase() {
            Phase::Lay | Phase::Over => "lay",
            Phase::Attack { .. } => "attack",
            Phase::Answer { .. } => "answer",
            Phase::Draw { .. } => "draw",
        }
    }

    fn is_for(&self, seat: Seat) -> bool {
        self.viewer() == Viewer::Seat(seat)
    }

    fn legal_moves(&self, moves: &mut Moves) {
        self.legal_moves(moves);
    }

    /// Nobody knows the whole of it while it is being played.
    fn canonical(&self) -> Option<Vec<u8>> {
        None
    }
}

/// What a line says that somebody sees, possible or not.
pub(super) struct Seen {
    pub(super) players: u8,
    pub(super) first: Seat,
    /// Nobody's seat for a spectator.
    pub(super) seat: Option<Seat>,
    pub(super) turn: Seat,
    pub(super) phase: Phase,
    pub(super) hand: Cards,
    pub(super) sizes: Vec<u8>,
    pub(super) known: Vec<Cards>,
    pub(super) table: Vec<Vec<Cards>>,
    pub(super) row: Cards,
    pub(super) pile_size: u8,
    pub(super) discard: Cards,
}

impl Seen {
    /// The one door from a line to a view: there must be a state that looks like this.
    ///
    /// No rule asks which of the unseen cards lie in which hand. So they are dealt out in any way at all, the position that
    /// gives is checked, and the viewer's view of it is what was written.
    pub(super) fn check(self) -> Result<View, StartError<SetupError>> {
        self.check_own_hand()?;
        self.check_known()?;
        let mut unseen = self.unseen()?.into_iter();
        let hands = (0..).map(Seat).zip(&self.sizes).map(|(seat, size)| {
            let seen = self.seen_in_hand(seat);
            let hidden = usize::from(*size).saturating_sub(seen.len());
            unseen.by_ref().take(hidden).collect::<Cards>().plus(seen)
        });
        let hands = hands.collect();
        let viewer = self.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let Seen { players, first, turn, phase, known, table, row, discard, .. } = self;
        let setup = Setup { players, first, turn, phase, hands, known, table, row, pile: unseen.collect(), discard };
        State::from_setup(&setup).map(|state| state.view(viewer)).map_err(StartError::Impossible)
    }

    /// The seats are there, and the viewer has as many cards as are said.
    fn check_own_hand(&self) -> Result<(), StartError<SetupError>> {
        let (players, found) = (self.players, self.sizes.len());
        if found != usize::from(players) {
            return Err(StartError::Impossible([SetupError::SeatsListed { field: "sizes", found, players }].into()));
        }
        let size = match self.seat {
            None => 0,
            Some(seat) => match self.sizes.get(seat.index()) {
                Some(size) => usize::from(*size),
                None => {
                    return Err(ParseError::new(
                        &format!("view={seat}"),
                        ExpectedNotation::Fitting { about: format!("a seat below {players}, or - for a spectator") },
                    )
                    .into());
                }
            },
        };
        if self.hand.len() != size {
            let whose = self.seat.map_or("a spectator".into(), |seat| format!("seat {seat}"));
            return Err(ParseError::new(
                &format!("hand={}", self.hand),
                ExpectedNotation::Fitting { about: format!("{size} cards, because {whose} has so many") },
            )
            .into());
        }
        Ok(())
    }

    /// LINKO 11: no more is known of a hand than is there, and all of it once the game is over.
    fn check_known(&self) -> Result<(), StartError<SetupError>> {
        let mut problems = Vec::new();
        for (seat, (known, size)) in (0..).map(Seat).zip(self.known.iter().zip(&self.sizes)) {
            let size = usize::from(*size);
            if known.len() > size {
                problems.push(SetupError::KnownNotHeld { seat, cards: known.iter().skip(size).collect() });
            } else if self.phase == Phase::Over && known.len() < size {
                let whole = format!("all {size} cards of seat {seat} in the field known: the game is over, and hands are laid open");
                return Err(ParseError::new(&format!("{known}"), ExpectedNotation::Fitting { about: whole }).into());
            }
        }
        if problems.is_empty() { Ok(()) } else { Err(StartError::Impossible(problems)) }
    }

    /// The cards that lie nowhere in sight, as many as the hidden part of the hands and the pile have room for.
    fn unseen(&self) -> Result<Vec<Card>, StartError<SetupError>> {
        let hands = (0..).map(Seat).take(self.sizes.len()).map(|seat| self.seen_in_hand(seat));
        let heaps = hands.chain(self.table.iter().flatten().copied()).chain([self.row, self.discard]);
        let mut counts = [0; Card::ALL.len()];
        heaps.flat_map(|cards| cards.iter()).for_each(|card| counts[card.index()] += 1);
        let found = |card: Card| counts[card.index()];
        let too_many = Card::ALL.into_iter().filter(|card| found(*card) > usize::from(card.copies()));
        let problems: Vec<_> = too_many.map(|card| SetupError::Miscounted { card, found: found(card), right: card.copies() }).collect();
        if !problems.is_empty() {
            return Err(StartError::Impossible(problems));
        }
        let unseen: Vec<Card> =
            Card::ALL.into_iter().flat_map(|card| (found(card)..usize::from(card.copies())).map(move |_| card)).collect();
        let in_hands: usize = (0..).map(Seat).zip(&self.sizes).map(|(seat, size)| usize::from(*size) - self.seen_in_hand(seat).len()).sum();
        if in_hands + usize::from(self.pile_size) != unseen.len() {
            let elsewhere = DECK - unseen.len() + in_hands;
            let about = format!("a pile of what is left of the {DECK} cards, of which {elsewhere} lie elsewhere");
            return Err(ParseError::new(&format!("pile={}", self.pile_size), ExpectedNotation::Fitting { about }).into());
        }
        Ok(unseen)
    }

    /// All that the viewer sees of a hand.
    fn seen_in_hand(&self, seat: Seat) -> Cards {
        if self.seat == Some(seat) { self.hand } else { self.known.get(seat.index()).copied().unwrap_or_default() }
    }
}
