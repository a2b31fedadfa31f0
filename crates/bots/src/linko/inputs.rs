//! What a network of Linko! sees: a decision as numbers of inputs, and each of its moves as a few more.
//!
//! The one thing to know: everything comes from a view, so there is nothing in it that the seat cannot know. The numbers are the meaning of the
//! built-in network's weights: when they change, [`TEXT`] must change, and the network has to be trained again.
//!
//! Seats are counted from the one that decides: 0 is itself, 1 the next clockwise.

use arrayvec::ArrayVec;
use trilynx_games::Seat;
use trilynx_games::linko::{Card, Cards, MAX_PLAYERS, Move, Phase, Set, View};

/// The inputs in words, for the hash that a network's file carries.
pub const TEXT: &str = "linko 1: hand, sets, sizes, known and unseen cards, row, pile, leads, phase; moves with what they attack and leave";

const FACES: usize = 14;
const COUNTS: usize = 8;
const SETS: usize = FACES * COUNTS;
const SIZES: usize = 25;
const FRONTS: usize = 40;
const KNOWN_COUNTS: usize = 4;
const LEADS: usize = 41;
const OTHERS: usize = MAX_PLAYERS - 1;

/// The inputs of a decision, one block behind the other.
mod state {
    use super::{COUNTS, FACES, FRONTS, KNOWN_COUNTS, LEADS, MAX_PLAYERS, OTHERS, SETS, SIZES};

    /// There in every position, so that a network has somewhere to begin.
    pub const ALWAYS: usize = 0;
    /// How many of each face the hand has.
    pub const HAND: usize = ALWAYS + 1;
    pub const HAND_SIZE: usize = HAND + SETS;
    /// How many faces the hand has.
    pub const HAND_FACES: usize = HAND_SIZE + SIZES;
    /// The top set of every seat, and the one below.
    pub const TOP: usize = HAND_FACES + FACES;
    pub const SECOND: usize = TOP + MAX_PLAYERS * SETS;
    /// The sizes of the other hands.
    pub const SIZE: usize = SECOND + MAX_PLAYERS * SETS;
    /// How many cards lie in front of every seat.
    pub const FRONT: usize = SIZE + OTHERS * SIZES;
    /// What is known of the other hands.
    pub const KNOWN: usize = FRONT + MAX_PLAYERS * FRONTS;
    /// By how much each other seat leads, and the best of them.
    pub const LEAD: usize = KNOWN + OTHERS * FACES * KNOWN_COUNTS;
    pub const LEAD_OF_ALL: usize = LEAD + OTHERS * LEADS;
    /// The size of the smallest other hand.
    pub const FEWEST: usize = LEAD_OF_ALL + LEADS;
    /// How many of each face may lie anywhere.
    pub const UNSEEN: usize = FEWEST + SIZES;
    pub const ROW: usize = UNSEEN + FACES * (COUNTS + 1);
    /// The size of the pile by threes, and exactly where it is small.
    pub const PILE: usize = ROW + FACES * KNOWN_COUNTS;
    pub const PILE_LOW: usize = PILE + 26;
    /// The size of the row once there is no pile.
    pub const ROW_SIZE: usize = PILE_LOW + 8;
    /// Laying, then by the other seat: taking from it, answering it, drawing after its attack.
    pub const PHASE: usize = ROW_SIZE + 7;
    pub const OWED: usize = PHASE + 4 * MAX_PLAYERS;
    pub const END: usize = OWED + COUNTS;
}

/// The inputs of a move, behind those of the decision.
mod action {
    use super::{COUNTS, FACES, OTHERS, SETS, SIZES, state};

    /// The set that is laid.
    pub const LAY: usize = state::END;
    pub const LAY_JOKERS: usize = LAY + SETS;
    /// Some of its value are kept back.
    pub const LAY_SPLIT: usize = LAY_JOKERS + 6;
    /// How many cards and faces are left in hand.
    pub const LEFT: usize = LAY_SPLIT + 1;
    pub const LEFT_FACES: usize = LEFT + SIZES;
    /// Whom it attacks, with how many cards.
    pub const ATTACK: usize = LEFT_FACES + FACES;
    /// Whether the attacked set fits the hand, has a joker, or belongs to somebody with few cards.
    pub const FITS: usize = ATTACK + OTHERS * COUNTS;
    pub const HAS_JOKER: usize = FITS + OTHERS;
    pub const HINDERS: usize = HAS_JOKER + OTHERS;
    /// Who is known to have what attacks it.
    pub const EXPOSED: usize = HINDERS + OTHERS;
    /// Taking, leaving, taking back and discarding: which set, how many of its value are in hand, its jokers, whose it is.
    pub const SET: usize = EXPOSED + OTHERS;
    pub const SET_HELD: usize = SET + 4 * SETS;
    pub const SET_JOKERS: usize = SET_HELD + 4 * (COUNTS + 1);
    pub const SET_SEAT: usize = SET_JOKERS + 4 * 6;
    /// A card of the row: how many of it are in hand, how many lie there.
    pub const DRAW_HELD: usize = SET_SEAT + 4 * OTHERS;
    pub const DRAW_MORE: usize = DRAW_HELD + FACES * (COUNTS + 1);
    /// The pile, by how many cards are owed.
    pub const PILE: usize = DRAW_MORE + FACES * 6;
    pub const END: usize = PILE + COUNTS;
}

/// How many inputs a decision can have; those of its moves follow.
pub const DECISION_INPUTS: usize = state::END;
/// How many inputs there are.
pub const INPUTS: usize = action::END;

/// More inputs than any decision has.
pub const MOST_OF_DECISION: usize = 160;
/// More than any move has.
pub const MOST_OF_MOVE: usize = 24;

/// The inputs of a decision.
pub type DecisionInputs = ArrayVec<u16, MOST_OF_DECISION>;
/// The inputs of one of its moves.
pub type MoveInputs = ArrayVec<u16, MOST_OF_MOVE>;

/// What kinds of decisions there are: a network answers each with weights of its own.
pub const KINDS: usize = 4;

/// What is looked at once a decision.
pub struct Looking<'a> {
    view: &'a View,
    me: Seat,
    hand: Cards,
    players: usize,
    tops: [Option<Set>; MAX_PLAYERS],
    fronts: [usize; MAX_PLAYERS],
}

impl<'a> Looking<'a> {
    /// The view is that of the seat that decides.
    pub fn new(view: &'a View) -> Looking<'a> {
        let me = view.status().to_move().unwrap_or(Seat(0));
        let players = view.options().players();
        let mut looking =
            Looking { view, me, hand: view.hand().unwrap_or_default(), players, tops: [None; MAX_PLAYERS], fronts: [0; MAX_PLAYERS] };
        for place in 0..players {
            looking.tops[place] = view.top(looking.seat(place));
            looking.fronts[place] = view.cards_in_front(looking.seat(place));
        }
        looking
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.players
    }

    /// Which of the [`KINDS`] of decisions it is.
    pub fn kind(&self) -> usize {
        match self.view.phase() {
            Phase::Lay | Phase::Over => 0,
            Phase::Attack { .. } => 1,
            Phase::Answer { .. } => 2,
            Phase::Draw { .. } => 3,
        }
    }

    /// The seat this many places further clockwise.
    fn seat(&self, place: usize) -> Seat {
        Seat(((self.me.index() + place) % self.players) as u8)
    }

    /// How many places further a seat is.
    fn place(&self, seat: Seat) -> usize {
        (seat.index() + self.players - self.me.index()) % self.players
    }

    /// Cards in front less cards in hand.
    fn score(&self, place: usize) -> i32 {
        self.fronts[place] as i32 - self.view.hand_size(self.seat(place)) as i32
    }

    /// The share of the win and the lead with which a move ends the game at once, if it does.
    pub fn end(&self, chosen: Move) -> Option<(f32, f32)> {
        let own = match (self.view.phase(), chosen) {
            (Phase::Lay, Move::Lay(cards)) if cards == self.hand => self.fronts[0] as i32 + self.hand.len() as i32,
            (Phase::Draw { .. }, Move::Row(_)) if self.view.row().len() == 1 && self.view.pile_size() == 0 => self.score(0) - 1,
            _ => return None,
        };
        let most = (1..self.players).map(|place| self.score(place)).max().unwrap_or(0);
        let equal = (1..self.players).filter(|&place| self.score(place) == own).count();
        let share = if own < most { 0.0 } else { 1.0 / (1 + equal) as f32 };
        Some((share, (own - most) as f32))
    }

    /// The inputs of the decision.
    pub fn decision(&self, inputs: &mut DecisionInputs) {
        inputs.clear();
        let view = self.view;
        let mut add = |input: usize| inputs.push(input as u16);
        add(state::ALWAYS);
        self.hand.faces().for_each(|(face, count)| add(state::HAND + set(face, count)));
        add(state::HAND_SIZE + self.hand.len().min(SIZES - 1));
        add(state::HAND_FACES + self.hand.numbered().faces().count());
        let (mut best, mut fewest) = (i32::MIN, usize::MAX);
        for place in 0..self.players {
            let seat = self.seat(place);
            let mut sets = view.table().of(seat);
            if let Some(top) = sets.next() {
                add(state::TOP + place * SETS + set(top.value(), top.count()));
            }
            if let Some(second) = sets.next() {
                add(state::SECOND + place * SETS + set(second.value(), second.count()));
            }
            add(state::FRONT + place * FRONTS + self.fronts[place].min(FRONTS - 1));
            if place > 0 {
                let other = place - 1;
                let size = view.hand_size(seat);
                fewest = fewest.min(size);
                add(state::SIZE + other * SIZES + size.min(SIZES - 1));
                for (face, count) in view.known(seat).faces() {
                    add(state::KNOWN + (other * FACES + face.index()) * KNOWN_COUNTS + usize::from(count).min(KNOWN_COUNTS) - 1);
                }
                let lead = self.score(place) - self.score(0);
                best = best.max(lead);
                add(state::LEAD + other * LEADS + of_lead(lead));
            }
        }
        add(state::LEAD_OF_ALL + of_lead(best));
        add(state::FEWEST + fewest.min(SIZES - 1));
        let unseen = view.unseen();
        Card::ALL.iter().for_each(|&face| add(state::UNSEEN + face.index() * (COUNTS + 1) + usize::from(unseen.count(face)).min(COUNTS)));
        for (face, count) in view.row().faces() {
            add(state::ROW + face.index() * KNOWN_COUNTS + usize::from(count).min(KNOWN_COUNTS) - 1);
        }
        let pile = view.pile_size();
        add(state::PILE + (pile / 3).min(25));
        if pile < 8 {
            add(state::PILE_LOW + pile);
        }
        if pile == 0 {
            add(state::ROW_SIZE + view.row().len().min(6));
        }
        match view.phase() {
            Phase::Lay | Phase::Over => add(state::PHASE),
            Phase::Attack { owner } => add(state::PHASE + MAX_PLAYERS + self.place(owner)),
            Phase::Answer { .. } => add(state::PHASE + 2 * MAX_PLAYERS + self.place(view.turn())),
            Phase::Draw { owed, .. } => {
                add(state::PHASE + 3 * MAX_PLAYERS + self.place(view.turn()));
                add(state::OWED + usize::from(owed).clamp(1, COUNTS) - 1);
            }
        }
    }

    /// The inputs of one of its moves.
    pub fn action(&self, chosen: Move, inputs: &mut MoveInputs) {
        inputs.clear();
        let mut add = |input: usize| inputs.push(input as u16);
        let held = |face: Card| usize::from(self.hand.count(face)).min(COUNTS);
        let about = |which: usize, whose: Seat, of: Seat, add: &mut dyn FnMut(usize)| {
            let Some(attacked) = self.tops[self.place(of)] else { return };
            add(action::SET + which * SETS + set(attacked.value(), attacked.count()));
            add(action::SET_HELD + which * (COUNTS + 1) + held(attacked.value()));
            add(action::SET_JOKERS + which * 6 + usize::from(attacked.jokers()).min(5));
            add(action::SET_SEAT + which * OTHERS + self.place(whose).max(1) - 1);
        };
        match (chosen, self.view.phase()) {
            (Move::Lay(cards), _) => self.lay(cards, &mut add),
            (Move::Take, Phase::Attack { owner }) => about(0, owner, owner, &mut add),
            (Move::Leave, Phase::Attack { owner }) => about(1, owner, owner, &mut add),
            (Move::Reclaim, _) => about(2, self.view.turn(), self.me, &mut add),
            (Move::Discard, _) => about(3, self.view.turn(), self.me, &mut add),
            (Move::Row(card), _) => {
                add(action::DRAW_HELD + card.index() * (COUNTS + 1) + held(card));
                add(action::DRAW_MORE + card.index() * 6 + usize::from(self.view.row().count(card)).clamp(1, 6) - 1);
            }
            (Move::Pile, Phase::Draw { owed, .. }) => add(action::PILE + usize::from(owed).clamp(1, COUNTS) - 1),
            // No other move is legal.
            _ => {}
        }
    }

    fn lay(&self, cards: Cards, add: &mut impl FnMut(usize)) {
        let Some(laid) = Set::from_cards(cards) else { return };
        let left = self.hand.less(cards);
        add(action::LAY + set(laid.value(), laid.count()));
        add(action::LAY_JOKERS + usize::from(laid.jokers()).min(5));
        if left.count(laid.value()) > 0 {
            add(action::LAY_SPLIT);
        }
        add(action::LEFT + left.len().min(SIZES - 1));
        add(action::LEFT_FACES + left.numbered().faces().count());
        for place in 1..self.players {
            let other = place - 1;
            if let Some(top) = self.tops[place].filter(|top| laid.attacks(*top)) {
                add(action::ATTACK + other * COUNTS + usize::from(top.count()).clamp(1, COUNTS) - 1);
                if left.count(top.value()) > 0 {
                    add(action::FITS + other);
                }
                if top.jokers() > 0 {
                    add(action::HAS_JOKER + other);
                }
                if self.view.hand_size(self.seat(place)) <= 4 {
                    add(action::HINDERS + other);
                }
            }
            if can_attack(self.view.known(self.seat(place)), laid) {
                add(action::EXPOSED + other);
            }
        }
    }
}

/// Whether a set of these cards attacks `laid`.
fn can_attack(cards: Cards, laid: Set) -> bool {
    let jokers = cards.count(Card::JOKER);
    let higher = cards.numbered().faces().filter(|(face, _)| *face > laid.value());
    (jokers >= laid.count() && !laid.value().is_joker()) || higher.into_iter().any(|(_, count)| count + jokers >= laid.count())
}

/// Which set: its value and how many cards, eight and more alike.
fn set(value: Card, count: u8) -> usize {
    value.index() * COUNTS + usize::from(count).clamp(1, COUNTS) - 1
}

fn of_lead(lead: i32) -> usize {
    (lead.clamp(-20, 20) + 20) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::linko::heuristic::{RuleOfThumb, scores};
    use trilynx_games::linko::{Deal, Options, State};
    use trilynx_games::{Game, Status, Viewer};

    /// Every input is where its block is, none comes twice, and there is room for all.
    #[test]
    fn inputs_lie_within_their_blocks() {
        let mut seen = vec![false; INPUTS];
        let (mut decision, mut action) = (DecisionInputs::new(), MoveInputs::new());
        for seed in 0..200 {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut deck: Vec<_> = Cards::DECK.iter().collect();
            random.shuffle(&mut deck);
            let options = Options::new(2 + (seed % 4) as u8, Seat(0)).unwrap();
            let mut state = State::new(&Deal::new(options, &deck).unwrap());
            while let Status::ToMove(seat) = state.status() {
                let view = state.view(Viewer::Seat(seat));
                let looking = Looking::new(&view);
                looking.decision(&mut decision);
                assert!(
                    decision.windows(2).all(|pair| pair[0] != pair[1]) && decision.iter().all(|&input| usize::from(input) < state::END)
                );
                decision.iter().for_each(|&input| seen[usize::from(input)] = true);
                let mut moves = Vec::new();
                scores(&view, &RuleOfThumb::TUNED, |chosen, _| moves.push(chosen));
                for &chosen in &moves {
                    looking.action(chosen, &mut action);
                    assert!(
                        !action.is_empty() && action.iter().all(|&input| (state::END..INPUTS).contains(&usize::from(input))),
                        "{chosen}"
                    );
                    action.iter().for_each(|&input| seen[usize::from(input)] = true);
                    let mut after = state.clone();
                    after.play_unchecked(chosen);
                    let outcome = after.status().outcome();
                    let expected = outcome.map(|outcome| {
                        let worth = crate::linko::playouts::Worth::of(&outcome, seat, &crate::linko::aim::Aim::Game);
                        (worth.share as f32, worth.lead as f32)
                    });
                    assert_eq!(looking.end(chosen), expected, "{chosen} in {state:?}");
                }
                state.play(moves[random.usize(..moves.len())]).unwrap();
            }
        }
        // Sets of many equal cards are rare.
        let never = seen.iter().filter(|&&seen| !seen).count();
        assert!(never < INPUTS / 2, "{never} of {INPUTS} inputs never came up");
    }
}
