//! The referee: whether a move is legal, and the reason why not.
//!
//! The one thing to know: this never asks `legal_moves`, so that the tests can hold one against the other.

use super::moves::{Chooser, Move};
use super::pieces::{Card, Cards, Set};
use super::state::{Phase, State};
use crate::game::{Player, Seat};

crate::reasons! {
    /// Why a move is refused.
    pub enum IllegalMove of "LINKO" {
        /// Laying nothing is passing.
        "2" NoCards { seat: Player } => "{seat} must lay at least one card: passing is not allowed",
        /// Cards that are no set.
        "2" TwoValues { lower: Card, higher: Card } => "{lower} and {higher} have different values: a set is cards of one value and jokers, or jokers alone",
        /// Cards the player does not have.
        "2" NotInHand { seat: Player, missing: Cards } => "{seat} does not have {missing} for this set",
        /// The game has ended by the last card of a hand.
        "4" OverByLastCard { seat: Player } => "the game is over: {seat} has laid their last card",
        /// Taking or leaving where nothing is attacked.
        "5" NothingAttacked { seat: Player } => "no set is being attacked: {seat} must lay a set",
        /// Taking back or discarding where nothing was left.
        "6" NothingLeft { seat: Player } => "no attacked set has been given back to its owner: {seat} must lay a set",
        /// Something else while the attacker has to decide.
        "6" AttackUndecided { attacker: Player, set: Cards, owner: Player } => "{attacker} must first decide whether to take {set} from {owner}",
        /// Something else while the owner has to decide.
        "6" AnswerUndecided { owner: Player, set: Cards } => "{owner} must first decide whether to take {set} back or discard it",
        /// Drawing without owing a card.
        "7" NoCardOwed { seat: Player } => "no one has to draw: {seat} must lay a set",
        /// Something else while cards are to be drawn.
        "7" DrawUnfinished { owner: Player, owed: u8 } => "{owner} must draw first, one card at a time; cards still to draw: {owed}",
        /// Drawing from an empty pile.
        "7" PileEmpty => "the pile is empty: draw from the row",
        /// Drawing a card that does not lie open.
        "7" NotInRow { card: Card, row: Cards } => "there is no {card} in the row, only {row}",
        /// The game has ended because nothing was left to draw.
        "8" OverByDrawing => "the game is over: the row and the pile are empty",
    }
}

impl State {
    pub(super) fn check(&self, chosen: Move) -> Result<(), IllegalMove> {
        self.chooser().check(chosen)
    }
}

impl Chooser<'_> {
    /// Why `chosen` is not legal, if it is not.
    pub(super) fn check(&self, chosen: Move) -> Result<(), IllegalMove> {
        let turn = self.public.turn;
        match (self.public.phase, chosen) {
            (Phase::Over, _) if self.pile_is_empty && self.public.row.is_empty() => Err(IllegalMove::OverByDrawing),
            (Phase::Over, _) => Err(IllegalMove::OverByLastCard { seat: Player(turn) }),
            (Phase::Lay, Move::Lay(cards)) => self.check_lay(cards),
            (Phase::Lay, Move::Take | Move::Leave) => Err(IllegalMove::NothingAttacked { seat: Player(turn) }),
            (Phase::Lay, Move::Reclaim | Move::Discard) => Err(IllegalMove::NothingLeft { seat: Player(turn) }),
            (Phase::Lay, Move::Pile | Move::Row(_)) => Err(IllegalMove::NoCardOwed { seat: Player(turn) }),
            (Phase::Attack { .. }, Move::Take | Move::Leave) => Ok(()),
            (Phase::Attack { owner }, _) => {
                Err(IllegalMove::AttackUndecided { attacker: Player(turn), set: self.top_cards(owner), owner: Player(owner) })
            }
            (Phase::Answer { .. }, Move::Reclaim | Move::Discard) => Ok(()),
            (Phase::Answer { owner }, _) => Err(IllegalMove::AnswerUndecided { owner: Player(owner), set: self.top_cards(owner) }),
            (Phase::Draw { .. }, Move::Pile) if self.pile_is_empty => Err(IllegalMove::PileEmpty),
            (Phase::Draw { .. }, Move::Row(card)) if self.public.row.count(card) == 0 => {
                Err(IllegalMove::NotInRow { card, row: self.public.row })
            }
            (Phase::Draw { .. }, Move::Pile | Move::Row(_)) => Ok(()),
            (Phase::Draw { owner, owed }, _) => Err(IllegalMove::DrawUnfinished { owner: Player(owner), owed }),
        }
    }

    /// LINKO 2: what is no set is refused first; then the hand is looked at.
    fn check_lay(&self, cards: Cards) -> Result<(), IllegalMove> {
        let seat = Player(self.public.turn);
        let mut values = cards.numbered().faces().map(|(value, _)| value);
        if let (Some(lower), Some(higher)) = (values.next(), values.next()) {
            return Err(IllegalMove::TwoValues { lower, higher });
        }
        if cards.is_empty() {
            return Err(IllegalMove::NoCards { seat });
        }
        let missing = cards.less(self.hand);
        if missing.is_empty() { Ok(()) } else { Err(IllegalMove::NotInHand { seat, missing }) }
    }

    fn top_cards(&self, owner: Seat) -> Cards {
        self.public.table.top(owner).map_or(Cards::EMPTY, Set::cards)
    }
}
