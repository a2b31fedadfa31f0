//! Linko! by the book. Its booklet has no clause numbers; the numbers here are those of our list of its rules.

use super::{Plain, note};

/// A card is its number; a joker ranks above 13, which is all that 14 means (3).
pub(super) type Card = u8;
pub(super) const JOKER: Card = 14;

const PILE_EMPTY: &str = "pile exhausted";
const MID_DRAW: &str = "ended in the middle of a draw";
const LAPSE: &str = "ended with attacks lapsing";
const SEVERAL: &str = "several attacks in one turn";
const TAKE: &str = "take";
const LEAVE: &str = "leave";
const RECLAIM: &str = "reclaim";
const DISCARD: &str = "discard";
const JOKERS_ATTACK: &str = "jokers alone attack";
const JOKERS_EQUAL: &str = "jokers against as many jokers";
const ROW_EMPTY: &str = "row drawn empty, play goes on";
const LAST_SET: &str = "last set attacks nobody";
const SHARED: &str = "shared win";
const NEGATIVE: &str = "negative score";

#[derive(Clone, Copy, PartialEq)]
pub(super) enum Phase {
    Lay,
    TakeOrLeave { owner: usize },
    ReclaimOrDiscard { owner: usize },
    Draw { owner: usize, owed: usize },
    Over,
}

#[derive(Clone)]
pub(crate) struct Linko {
    players: usize,
    pub(super) hands: Vec<Vec<Card>>,
    /// The sets in front of each player, the top one last.
    pub(super) sets: Vec<Vec<Vec<Card>>>,
    pub(super) row: Vec<Card>,
    /// The top of the pile is the end of it.
    pub(super) pile: Vec<Card>,
    turn: usize,
    /// How many seats clockwise from the player on turn the last opponent looked at sits.
    looked_at: usize,
    attacks_this_turn: u32,
    pub(super) phase: Phase,
    rare: Vec<&'static str>,
}

impl Plain for Linko {
    const RARE: &'static [&'static str] = &[
        PILE_EMPTY,
        MID_DRAW,
        LAPSE,
        SEVERAL,
        TAKE,
        LEAVE,
        RECLAIM,
        DISCARD,
        JOKERS_ATTACK,
        JOKERS_EQUAL,
        ROW_EMPTY,
        LAST_SET,
        SHARED,
        NEGATIVE,
    ];

    fn start(line_head: &str) -> Linko {
        let mut words = line_head.split(' ');
        assert_eq!(words.next(), Some("linko/standard"), "no such game");
        let (mut players, mut turn, mut deck) = (0, 0, Vec::new());
        for word in words {
            match word.split_once('=').expect("a field") {
                ("players", number) => players = number.parse().expect("a number"),
                ("first", seat) => turn = seat.parse().expect("a seat"),
                ("deck", cards) => deck = cards.split(',').map(read_card).collect(),
                (field, _) => panic!("no such field: {field}"),
            }
        }
        // 1: 109 cards, two to five players.
        assert!((2..=5).contains(&players) && turn < players && deck.len() == 109);
        // 1: thirteen cards each, six in the row, the rest the pile.
        let mut deck = deck.into_iter();
        let hands = (0..players).map(|_| deck.by_ref().take(13).collect()).collect();
        let row = deck.by_ref().take(6).collect();
        let pile = deck.rev().collect();
        Linko {
            players,
            hands,
            sets: vec![Vec::new(); players],
            row,
            pile,
            turn,
            looked_at: 0,
            attacks_this_turn: 0,
            phase: Phase::Lay,
            rare: Vec::new(),
        }
    }

    fn to_move(&self) -> Option<u8> {
        match self.phase {
            // 2: the player on turn lays. 6: and decides first, after an attack.
            Phase::Lay | Phase::TakeOrLeave { .. } => Some(self.turn as u8),
            // 6, 7: the owner decides what becomes of a set that is left, and which cards to draw.
            Phase::ReclaimOrDiscard { owner } | Phase::Draw { owner, .. } => Some(owner as u8),
            Phase::Over => None,
        }
    }

    fn legal(&self) -> Vec<String> {
        let mut texts = match self.phase {
            Phase::Lay => self.sets_to_lay(),
            Phase::TakeOrLeave { .. } => vec!["take".to_string(), "leave".to_string()],
            Phase::ReclaimOrDiscard { .. } => vec!["reclaim".to_string(), "discard".to_string()],
            Phase::Draw { .. } => {
                // 7: from the row or the pile; an empty pile is no choice.
                let mut cards = self.row.clone();
                cards.sort();
                cards.dedup();
                let mut choices: Vec<String> = cards.into_iter().map(|card| format!("row:{}", card_name(card))).collect();
                if !self.pile.is_empty() {
                    choices.push("pile".to_string());
                }
                choices
            }
            Phase::Over => Vec::new(),
        };
        texts.sort();
        texts
    }

    fn play(&mut self, text: &str) {
        match self.phase {
            Phase::Lay => self.lay(text.split('+').map(read_card).collect()),
            Phase::TakeOrLeave { owner } => self.take_or_leave(owner, text),
            Phase::ReclaimOrDiscard { owner } => self.reclaim_or_discard(owner, text),
            Phase::Draw { owner, owed } => self.draw(owner, owed, text),
            Phase::Over => panic!("{text} after the end"),
        }
    }

    fn result(&self) -> Option<(Vec<u8>, Vec<i32>)> {
        if self.phase != Phase::Over {
            return None;
        }
        // 9: cards in front minus cards in hand; most wins, equal scores share.
        let scores: Vec<i32> = (0..self.players)
            .map(|seat| {
                let in_front: usize = self.sets[seat].iter().map(Vec::len).sum();
                in_front as i32 - self.hands[seat].len() as i32
            })
            .collect();
        let best = *scores.iter().max().expect("there are players");
        let winners = (0..self.players).filter(|&seat| scores[seat] == best).map(|seat| seat as u8).collect();
        Some((winners, scores))
    }

    fn rarities(&self) -> Vec<&'static str> {
        let mut rare = self.rare.clone();
        if let Some((winners, scores)) = self.result() {
            if winners.len() > 1 {
                note(&mut rare, SHARED);
            }
            if scores.iter().any(|&score| score < 0) {
                note(&mut rare, NEGATIVE);
            }
        }
        rare
    }
}

impl Linko {
    fn sets_to_lay(&self) -> Vec<String> {
        let hand = &self.hands[self.turn];
        let held = |card: Card| hand.iter().filter(|&&other| other == card).count();
        let mut sets = Vec::new();
        // 2: one or more cards of one value, with any number of jokers.
        for value in 1..=13 {
            for numbered in 1..=held(value) {
                for jokers in 0..=held(JOKER) {
                    let mut set = vec![value; numbered];
                    set.extend(vec![JOKER; jokers]);
                    sets.push(set_name(&set));
                }
            }
        }
        // 2: or jokers alone.
        for jokers in 1..=held(JOKER) {
            sets.push(set_name(&vec![JOKER; jokers]));
        }
        sets
    }

    fn lay(&mut self, set: Vec<Card>) {
        for card in &set {
            let at = self.hands[self.turn].iter().position(|held| held == card).expect("a card in hand");
            self.hands[self.turn].remove(at);
        }
        // 2: on top of the earlier sets.
        self.sets[self.turn].push(set);
        // 4: an empty hand ends the game, and the set attacks nobody.
        if self.hands[self.turn].is_empty() {
            if (1..self.players).any(|seats| self.attacks(seats)) {
                note(&mut self.rare, LAST_SET);
            }
            self.phase = Phase::Over;
            return;
        }
        self.looked_at = 0;
        self.attacks_this_turn = 0;
        self.look_at_next_opponent();
    }

    /// 5: clockwise, each opponent once; what was settled before is settled.
    fn look_at_next_opponent(&mut self) {
        while self.looked_at + 1 < self.players {
            self.looked_at += 1;
            self.note_equal_jokers();
            if self.attacks(self.looked_at) {
                self.attacks_this_turn += 1;
                self.note_attack();
                self.phase = Phase::TakeOrLeave { owner: self.opponent(self.looked_at) };
                return;
            }
        }
        // The turn passes clockwise.
        self.turn = (self.turn + 1) % self.players;
        self.phase = Phase::Lay;
    }

    fn opponent(&self, seats: usize) -> usize {
        (self.turn + seats) % self.players
    }

    /// 5: as many cards, and a strictly lower value. Only the top sets are compared.
    fn attacks(&self, seats: usize) -> bool {
        let laid = self.sets[self.turn].last().expect("a set was just laid");
        match self.sets[self.opponent(seats)].last() {
            Some(set) => set.len() == laid.len() && value(set) < value(laid),
            None => false,
        }
    }

    fn take_or_leave(&mut self, owner: usize, text: &str) {
        match text {
            "take" => {
                note(&mut self.rare, TAKE);
                // 6: the attacker takes the whole set into hand, and its owner draws as many.
                let set = self.sets[owner].pop().expect("an attacked set");
                let owed = set.len();
                self.hands[self.turn].extend(set);
                self.phase = Phase::Draw { owner, owed };
            }
            "leave" => {
                note(&mut self.rare, LEAVE);
                self.phase = Phase::ReclaimOrDiscard { owner };
            }
            other => panic!("neither take nor leave: {other}"),
        }
    }

    fn reclaim_or_discard(&mut self, owner: usize, text: &str) {
        // 6: it never stays.
        let set = self.sets[owner].pop().expect("an attacked set");
        match text {
            "reclaim" => {
                note(&mut self.rare, RECLAIM);
                self.hands[owner].extend(set);
                self.look_at_next_opponent();
            }
            "discard" => {
                note(&mut self.rare, DISCARD);
                // 8: what is discarded never comes back.
                self.phase = Phase::Draw { owner, owed: set.len() };
            }
            other => panic!("neither reclaim nor discard: {other}"),
        }
    }

    fn draw(&mut self, owner: usize, owed: usize, text: &str) {
        // 7: one card, from the pile or from the row.
        let card = match text.strip_prefix("row:") {
            Some(name) => {
                let at = self.row.iter().position(|&card| card == read_card(name)).expect("a card of the row");
                self.row.remove(at)
            }
            None => self.pile.pop().expect("a pile"),
        };
        self.hands[owner].push(card);
        let owed = owed - 1;
        if self.pile.is_empty() {
            note(&mut self.rare, PILE_EMPTY);
        }
        // 8: row and pile both empty end the game, whatever is still owed.
        if self.row.is_empty() && self.pile.is_empty() {
            if owed > 0 {
                note(&mut self.rare, MID_DRAW);
            }
            if (self.looked_at + 1..self.players).any(|seats| self.attacks(seats)) {
                note(&mut self.rare, LAPSE);
            }
            self.phase = Phase::Over;
            return;
        }
        if self.row.is_empty() {
            note(&mut self.rare, ROW_EMPTY);
        }
        if owed > 0 {
            self.phase = Phase::Draw { owner, owed };
            return;
        }
        // 7: the row is filled up only when all are drawn, as far as the pile goes.
        while self.row.len() < 6
            && let Some(card) = self.pile.pop()
        {
            self.row.push(card);
        }
        if self.pile.is_empty() {
            note(&mut self.rare, PILE_EMPTY);
        }
        self.look_at_next_opponent();
    }

    fn note_equal_jokers(&mut self) {
        let laid = self.sets[self.turn].last().expect("a set was just laid");
        if value(laid) == JOKER && self.sets[self.opponent(self.looked_at)].last() == Some(laid) {
            note(&mut self.rare, JOKERS_EQUAL);
        }
    }

    fn note_attack(&mut self) {
        if self.attacks_this_turn == 2 {
            note(&mut self.rare, SEVERAL);
        }
        let laid = self.sets[self.turn].last().expect("a set was just laid");
        if value(laid) == JOKER {
            note(&mut self.rare, JOKERS_ATTACK);
        }
    }
}

/// 3: a mixed set has the value of its numbered cards, which are lower than jokers.
fn value(set: &[Card]) -> Card {
    *set.iter().min().expect("no set is empty")
}

pub(super) fn card_name(card: Card) -> String {
    if card == JOKER { "X".to_string() } else { card.to_string() }
}

fn read_card(text: &str) -> Card {
    if text == "X" { JOKER } else { text.parse().expect("a card") }
}

pub(super) fn set_name(set: &[Card]) -> String {
    set.iter().map(|&card| card_name(card)).collect::<Vec<_>>().join("+")
}

#[cfg(test)]
mod worked {
    //! The booklet's examples. André is seat 0, Ben 1, Claudia 2, Daniel 3.

    use super::*;

    fn cards(text: &str) -> Vec<Card> {
        text.split_whitespace().map(read_card).collect()
    }

    /// Seat 0 to lay, a long pile of 1s. Sets are written `7+7 5`, the top one last.
    fn position(hands: &[&str], sets: &[&str], row: &str) -> Linko {
        Linko {
            players: hands.len(),
            hands: hands.iter().map(|hand| cards(hand)).collect(),
            sets: sets.iter().map(|sets| sets.split_whitespace().map(|set| cards(&set.replace('+', " "))).collect()).collect(),
            row: cards(row),
            pile: vec![1; 20],
            turn: 0,
            looked_at: 0,
            attacks_this_turn: 0,
            phase: Phase::Lay,
            rare: Vec::new(),
        }
    }

    fn check(game: &Linko, to_move: u8, legal: &str) {
        assert_eq!((game.to_move(), game.legal().join(" ")), (Some(to_move), legal.to_string()));
    }

    fn play(game: &mut Linko, moves: &str) {
        moves.split(' ').for_each(|text| game.play(text));
    }

    #[test]
    fn what_can_be_laid() {
        // Example 1a, cut short: one 7, both, or the 6s; and jokers with any of them or alone.
        let game = position(&["7 7 6 6 6", "1"], &["", ""], "1 2 3 4 5 6");
        check(&game, 0, "6 6+6 6+6+6 7 7+7");
        let game = position(&["7 7 X X", "1"], &["", ""], "1 2 3 4 5 6");
        check(&game, 0, "7 7+7 7+7+X 7+7+X+X 7+X 7+X+X X X+X");
    }

    #[test]
    fn each_top_set_of_as_many_lower_cards_is_attacked() {
        // Example 2a: two 12s against 3, two 9s, and two 7s above a 5.
        let mut game = position(&["12 12 4", "13 2", "6", "8"], &["", "3", "1 9+9", "5 7+7"], "1 2 3 4 5 6");
        play(&mut game, "12+12");
        check(&game, 0, "leave take");
        play(&mut game, "take");
        assert_eq!(game.hands[0], cards("4 9 9"));
        check(&game, 2, "pile row:1 row:2 row:3 row:4 row:5 row:6");
        play(&mut game, "row:6");
        // The row is filled up only when all are drawn.
        check(&game, 2, "pile row:1 row:2 row:3 row:4 row:5");
        play(&mut game, "pile");
        assert_eq!((game.hands[2].clone(), game.row.len(), game.pile.len()), (cards("6 6 1"), 6, 18));
        // Now Daniel's 7s, which André leaves.
        check(&game, 0, "leave take");
        play(&mut game, "leave");
        check(&game, 3, "discard reclaim");
        play(&mut game, "reclaim");
        assert_eq!(game.hands[3], cards("8 7 7"));
        // Example 2b: Ben's 13 attacks Claudia's 1 and the 5 that Daniel's 7s had covered, not André's two 12s.
        check(&game, 1, "13 2");
        play(&mut game, "13 leave reclaim");
        assert!(game.phase == Phase::TakeOrLeave { owner: 3 });
        play(&mut game, "leave discard pile");
        check(&game, 2, "1 1+1 6 6+6");
    }

    #[test]
    fn jokers_rank_above_13_and_equal_to_jokers() {
        let mut game = position(&["X X 1", "1", "1", "1"], &["", "13+13", "X+X", "12+X"], "1 2 3 4 5 6");
        play(&mut game, "X+X take row:1 row:2");
        assert!(game.phase == Phase::TakeOrLeave { owner: 3 });
        play(&mut game, "leave discard row:3 row:4");
        assert_eq!((game.to_move(), game.sets[2].len()), (Some(1), 1));
    }

    #[test]
    fn the_last_set_attacks_nobody() {
        let mut game = position(&["13", "1"], &["9+9", "3"], "1 2 3 4 5 6");
        play(&mut game, "13");
        assert_eq!(game.result(), Some((vec![0], vec![3, 0])));
    }

    #[test]
    fn row_and_pile_empty_end_the_game_in_the_middle_of_a_draw() {
        let mut game = position(&["13 13 13 1", "1", "1"], &["", "2+2+2", "5+5+5"], "4 9");
        game.pile = Vec::new();
        play(&mut game, "13+13+13 take row:4");
        check(&game, 1, "row:9");
        play(&mut game, "row:9");
        // Two of three drawn; seat 2 is not attacked any more.
        assert_eq!(game.result(), Some((vec![2], vec![3 - 4, -3, 3 - 1])));
        assert_eq!(game.rarities(), [TAKE, PILE_EMPTY, MID_DRAW, LAPSE, NEGATIVE]);
    }
}
