//! Linko!: 326 numbers, and 648 actions.
//!
//! Five seats are described, from the viewer's own clockwise; those where nobody sits are zeros. Then what belongs to nobody.

use crate::Encoded;
use trilynx_games::linko::{Card, Cards, MAX_PLAYERS, Move, Phase, State, View};
use trilynx_games::{GameView as _, Seat};

const FACES: usize = Card::ALL.len();
const NUMBERS: usize = FACES - 1;
const MOST_NUMBERED: usize = Card::ALL[0].copies() as usize;
const MOST_JOKERS: usize = Card::JOKER.copies() as usize;
/// A number, how often, and how many jokers with it.
const NUMBERED_LAYS: usize = NUMBERS * MOST_NUMBERED * (MOST_JOKERS + 1);
const LAYS: usize = NUMBERED_LAYS + MOST_JOKERS;
const OTHERS: [Move; 5] = [Move::Take, Move::Leave, Move::Reclaim, Move::Discard, Move::Pile];
const FIRST_ROW: usize = LAYS + OTHERS.len();

/// How many sets of a seat are described one by one, from the top.
const SETS: usize = 8;
/// Whether somebody sits there, cards in hand, known cards, cards in front, sets in front, the top sets by value, size and jokers.
const SEAT: usize = 1 + 1 + FACES + FACES + 1 + 3 * SETS;
/// Own hand, row, discarded cards, pile, players, what is to be decided, who is on turn, whose set it is about, cards owed.
const REST: usize = 3 * FACES + 1 + 1 + 4 + 1 + 1 + 1;

/// Writes numbers one after the other.
struct Writer<'a>(std::slice::IterMut<'a, u8>);

impl Writer<'_> {
    fn put(&mut self, number: usize) {
        if let Some(free) = self.0.next() {
            *free = number.min(255) as u8;
        }
    }

    fn put_cards(&mut self, cards: Cards) {
        Card::ALL.into_iter().for_each(|card| self.put(cards.count(card).into()));
    }
}

impl Encoded for State {
    const SHAPE: &'static [usize] = &[MAX_PLAYERS * SEAT + REST];
    const ACTIONS: usize = FIRST_ROW + FACES;
    const MOST_DECISIONS: usize = 20_000;

    fn features() -> Vec<String> {
        let faces = |of: &str| Card::ALL.map(|card| format!("{of}: {card}"));
        let of_seat = |seat: String| {
            let mut names = vec![format!("{seat} plays"), format!("{seat}: cards in hand")];
            names.extend(faces(&format!("{seat}: known in hand")));
            names.extend(faces(&format!("{seat}: in front")));
            names.push(format!("{seat}: sets"));
            names.extend(
                (1..=SETS).flat_map(|set| ["value", "cards", "jokers"].map(|what| format!("{seat}: set {set} from the top, {what}"))),
            );
            names
        };
        let seat = |n| if n == 0 { "oneself".to_owned() } else { format!("player {n} to the left") };
        let mut names: Vec<String> = (0..MAX_PLAYERS).flat_map(|n| of_seat(seat(n))).collect();
        names.extend(["own hand", "row", "discarded"].into_iter().flat_map(faces));
        names.extend(["cards in the pile", "players", "a set is to be laid", "an attacked set is to be taken or left"].map(str::to_owned));
        names
            .extend(["a set is to be taken back or discarded", "a card is to be drawn", "who is on turn, from oneself"].map(str::to_owned));
        names.extend(["whose set it is about, 1 for oneself", "cards to be drawn"].map(str::to_owned));
        names
    }

    fn action(chosen: Move) -> usize {
        match chosen {
            Move::Lay(cards) => {
                let jokers = usize::from(cards.count(Card::JOKER));
                match cards.numbered().lowest() {
                    None => NUMBERED_LAYS + jokers - 1,
                    Some(card) => {
                        let count = usize::from(cards.count(card));
                        (card.index() * MOST_NUMBERED + count - 1) * (MOST_JOKERS + 1) + jokers
                    }
                }
            }
            Move::Row(card) => FIRST_ROW + card.index(),
            other => LAYS + OTHERS.iter().position(|one| *one == other).unwrap_or(0),
        }
    }

    fn chosen(action: usize) -> Option<Move> {
        if action < NUMBERED_LAYS {
            let (which, jokers) = (action / (MOST_JOKERS + 1), action % (MOST_JOKERS + 1));
            let (card, count) = (Card::ALL[which / MOST_NUMBERED], which % MOST_NUMBERED + 1);
            return Some(Move::Lay(Cards::of(card, count as u8).plus(Cards::of(Card::JOKER, jokers as u8))));
        }
        if action < LAYS {
            return Some(Move::Lay(Cards::of(Card::JOKER, (action - NUMBERED_LAYS + 1) as u8)));
        }
        if action < FIRST_ROW {
            return Some(OTHERS[action - LAYS]);
        }
        Card::ALL.get(action - FIRST_ROW).copied().map(Move::Row)
    }

    fn observe(view: &View, seat: Seat, into: &mut [u8]) {
        into.fill(0);
        let players = view.seats();
        let (mut seats, rest) = into.split_at_mut(MAX_PLAYERS * SEAT);
        for n in 0..players {
            let of = Seat(((seat.index() + n) % players) as u8);
            let (own, others) = seats.split_at_mut(SEAT);
            seats = others;
            let mut own = Writer(own.iter_mut());
            own.put(1);
            own.put(view.hand_size(of));
            own.put_cards(view.known(of));
            own.put_cards(view.table().cards(of));
            own.put(view.table().of(of).count());
            for set in view.table().of(of).take(SETS) {
                own.put(set.value().index() + 1);
                own.put(set.count().into());
                own.put(set.jokers().into());
            }
        }
        // Seats are counted from the viewer's, and from 1 where there may be none.
        let from_own = |other: Seat| (other.index() + players - seat.index()) % players;
        let (decision, owner, owed) = match view.phase() {
            Phase::Lay => (Some(0), None, 0),
            Phase::Attack { owner } => (Some(1), Some(owner), 0),
            Phase::Answer { owner } => (Some(2), Some(owner), 0),
            Phase::Draw { owner, owed } => (Some(3), Some(owner), owed),
            Phase::Over => (None, None, 0),
        };
        let mut rest = Writer(rest.iter_mut());
        rest.put_cards(view.hand().unwrap_or_default());
        rest.put_cards(view.row());
        rest.put_cards(view.discard());
        rest.put(view.pile_size());
        rest.put(players);
        (0..4).for_each(|n| rest.put((decision == Some(n)).into()));
        rest.put(from_own(view.turn()));
        rest.put(owner.map_or(0, |owner| from_own(owner) + 1));
        rest.put(owed.into());
    }
}
