//! LYNGK by the book.

use super::{Board, DIRECTIONS, Plain, Point, name, note, read_point, step};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

pub(super) const COLUMNS: &[(char, u8, u8)] =
    &[('a', 3, 3), ('b', 2, 5), ('c', 1, 7), ('d', 2, 7), ('e', 2, 8), ('f', 3, 8), ('g', 3, 9), ('h', 5, 8), ('i', 7, 7)];

pub(super) const COLOURS: [(char, &str); 5] = [('i', "ivory"), ('b', "blue"), ('r', "red"), ('g', "green"), ('k', "black")];
pub(super) const JOKER: char = 'w';

const LATE_CLAIM: &str = "claim after move 20";
const FORCED_CLAIM: &str = "only claims are legal";
const PASS: &str = "pass";
const PASS_THEN_MOVE: &str = "pass, then move again";
const CHAIN_OF_2: &str = "way through two LYNGK-points";
const CHAIN_OF_3: &str = "way through three or more LYNGK-points";
const FIVE_AS_POINT: &str = "way only through a five-stack as LYNGK-point";
const FIVE_THROUGH_FIVE: &str = "five-stack completed through a five-stack as LYNGK-point";
const NEUTRAL_FIVE_CLAIMED: &str = "neutral five-stack claimed later (standard)";
const JOKER_INSIDE: &str = "joker in a completed stack";
const JOKERS_INSIDE: &str = "two or more jokers in a completed stack";
const SIX_WIN: &str = "won by a six-stack";
const NEUTRAL_SIX: &str = "neutral six-stack";
const TIES: [(usize, &str); 4] = [
    (4, "tie broken by stacks of 4"),
    (3, "tie broken by stacks of 3"),
    (2, "tie broken by stacks of 2"),
    (1, "tie broken by single pieces"),
];
const DRAW: &str = "draw";

#[derive(Clone)]
pub(crate) struct Lyngk {
    pub(super) six: bool,
    /// Each stack bottom first, as it is written.
    pub(super) board: Board<String>,
    /// Who has claimed a colour.
    pub(super) claims: BTreeMap<char, u8>,
    /// Five-stacks taken off the board (standard).
    taken: [i32; 2],
    turn: u8,
    claimed_this_turn: bool,
    pub(super) moves_made: u32,
    passed: [bool; 2],
    result: Option<(Vec<u8>, Vec<i32>)>,
    rare: Vec<&'static str>,
}

impl Plain for Lyngk {
    const RARE: &'static [&'static str] = &[
        LATE_CLAIM,
        FORCED_CLAIM,
        PASS,
        PASS_THEN_MOVE,
        CHAIN_OF_2,
        CHAIN_OF_3,
        FIVE_AS_POINT,
        FIVE_THROUGH_FIVE,
        NEUTRAL_FIVE_CLAIMED,
        JOKER_INSIDE,
        JOKERS_INSIDE,
        SIX_WIN,
        NEUTRAL_SIX,
        TIES[0].1,
        TIES[1].1,
        TIES[2].1,
        TIES[3].1,
        DRAW,
    ];

    fn start(line_head: &str) -> Lyngk {
        let (game, layout) = line_head.split_once(" layout=").expect("a layout");
        let six = match game {
            "lyngk/standard" => false,
            "lyngk/six" => true,
            other => panic!("no such game: {other}"),
        };
        // C1: every point is occupied.
        let mut board = Board::empty(COLUMNS);
        let points: Vec<Point> = board.points().collect();
        assert_eq!(points.len(), layout.len(), "a layout has one letter a point");
        for (point, piece) in points.into_iter().zip(layout.chars()) {
            board.put(point, piece.to_string());
        }
        Lyngk {
            six,
            board,
            // D2: everything is neutral.
            claims: BTreeMap::new(),
            taken: [0, 0],
            turn: 0,
            claimed_this_turn: false,
            moves_made: 0,
            passed: [false, false],
            result: None,
            rare: Vec::new(),
        }
    }

    fn to_move(&self) -> Option<u8> {
        if self.result.is_none() { Some(self.turn) } else { None }
    }

    fn legal(&self) -> Vec<String> {
        if self.result.is_some() {
            return Vec::new();
        }
        let mut texts: Vec<String> = self.moves(self.turn).iter().map(|&(from, to, _)| format!("{}-{}", name(from), name(to))).collect();
        if !self.claimed_this_turn {
            texts.extend(self.possible_claims(self.turn).iter().map(|colour| format!("claim:{}", colour_name(*colour))));
        }
        texts.sort();
        texts
    }

    fn play(&mut self, text: &str) {
        self.moves_made += 1;
        if let Some(colour) = text.strip_prefix("claim:") {
            self.claim(colour_letter(colour));
        } else {
            let (from, to) = text.split_once('-').expect("a move has two points");
            self.move_stack(read_point(from), read_point(to));
        }
    }

    fn result(&self) -> Option<(Vec<u8>, Vec<i32>)> {
        self.result.clone()
    }

    fn rarities(&self) -> Vec<&'static str> {
        self.rare.clone()
    }
}

impl Lyngk {
    fn claim(&mut self, colour: char) {
        if self.moves_made > 20 {
            note(&mut self.rare, LATE_CLAIM);
        }
        if self.moves(self.turn).is_empty() {
            note(&mut self.rare, FORCED_CLAIM);
        }
        if !self.six && self.board.occupied().any(|(_, stack)| stack.len() == 5 && top(stack) == colour) {
            note(&mut self.rare, NEUTRAL_FIVE_CLAIMED);
        }
        // D4: before the move, so the same player goes on. D5: only one colour a turn.
        self.claims.insert(colour, self.turn);
        self.claimed_this_turn = true;
    }

    fn move_stack(&mut self, from: Point, to: Point) {
        self.note_way(from, to);
        // E2: the stack moves as a whole. E3: onto another piece or stack.
        let moving = self.board.lift(from).expect("a stack to move");
        let below = self.board.lift(to).expect("a stack to land on");
        let built = below + &moving;
        let claimed = self.claims.get(&top(&built)) == Some(&self.turn);
        self.note_built(&built, claimed);
        if !self.six && built.len() == 5 && claimed {
            // E9: a five-stack with a claimed colour on top is taken off. E10: with a neutral one it stays.
            self.taken[self.turn as usize] += 1;
        } else {
            // H1: with six, five-stacks stay.
            self.board.put(to, built.clone());
        }
        if built.len() == 6 && claimed {
            // H4: a six-stack with a claimed colour on top wins at once. H5: with a neutral one it does not.
            note(&mut self.rare, SIX_WIN);
            self.result = Some((vec![self.turn], vec![]));
            return;
        }
        self.end_turn();
    }

    fn end_turn(&mut self) {
        self.claimed_this_turn = false;
        let other = 1 - self.turn;
        if self.can_act(other) {
            // E12: who passed and can move again must.
            if self.passed[other as usize] {
                note(&mut self.rare, PASS_THEN_MOVE);
            }
            self.turn = other;
        } else if self.can_act(self.turn) {
            // E12: the other goes on alone.
            note(&mut self.rare, PASS);
            self.passed[other as usize] = true;
        } else {
            // G1: no move left.
            self.count();
        }
    }

    fn count(&mut self) {
        // G1: most five-stacks taken. H6: most five-stacks on the board.
        let scores = if self.six { [self.stacks_of(0, 5), self.stacks_of(1, 5)] } else { self.taken };
        let mut winners = winner(scores);
        // G2, H6: stacks of four, and so on down to single pieces.
        for (height, name) in TIES {
            if winners.is_empty() {
                winners = winner([self.stacks_of(0, height), self.stacks_of(1, height)]);
                if !winners.is_empty() {
                    note(&mut self.rare, name);
                }
            }
        }
        // G3: else a draw.
        if winners.is_empty() {
            note(&mut self.rare, DRAW);
        }
        self.result = Some((winners, scores.to_vec()));
    }

    /// Stacks of this height with one of the player's colours on top.
    fn stacks_of(&self, player: u8, height: usize) -> i32 {
        self.board.occupied().filter(|(_, stack)| stack.len() == height && self.claims.get(&top(stack)) == Some(&player)).count() as i32
    }

    /// E11: a move that becomes possible by claiming counts.
    fn can_act(&self, player: u8) -> bool {
        self.has_move(player) || !self.possible_claims(player).is_empty()
    }

    /// The colours the player may claim at the beginning of a turn.
    fn possible_claims(&self, player: u8) -> Vec<char> {
        // D3: two colours a player.
        if self.claims.values().filter(|&&owner| owner == player).count() == 2 {
            return Vec::new();
        }
        let mut colours = Vec::new();
        for (colour, _) in COLOURS {
            // D3: a colour is claimed once. D4, E1: a move must follow.
            if !self.claims.contains_key(&colour) {
                let mut claimed = self.clone();
                claimed.claims.insert(colour, player);
                if claimed.has_move(player) {
                    colours.push(colour);
                }
            }
        }
        colours
    }

    fn has_move(&self, player: u8) -> bool {
        self.board.occupied().any(|(from, _)| !self.landings(player, from, usize::MAX).is_empty())
    }

    /// Every move, with the number of LYNGK-points on a shortest way.
    pub(super) fn moves(&self, player: u8) -> Vec<(Point, Point, usize)> {
        let mut moves = Vec::new();
        for (from, _) in self.board.occupied() {
            for (to, points) in self.landings(player, from, usize::MAX) {
                moves.push((from, to, points));
            }
        }
        moves
    }

    /// Where the stack can land, with the number of LYNGK-points on a shortest way there.
    /// Only stacks of at most `highest_point` pieces serve as LYNGK-points; the rules know no such limit.
    fn landings(&self, player: u8, from: Point, highest_point: usize) -> BTreeMap<Point, usize> {
        let mut landings = BTreeMap::new();
        let moving = self.board.at(from).expect("a stack");
        let colour = top(moving);
        // D1: a joker alone does not move. D3, E1: nor does a colour the opponent has claimed.
        if colour == JOKER || self.claims.get(&colour) == Some(&(1 - player)) {
            return landings;
        }
        let claimed = self.claims.get(&colour) == Some(&player);
        // F5: no LYNGK-point twice.
        let mut used = BTreeSet::from([from]);
        let mut ways = VecDeque::from([(from, 0)]);
        while let Some((here, points)) = ways.pop_front() {
            for direction in DIRECTIONS {
                let Some(reached) = self.first_stack(here, direction, from) else { continue };
                let below = self.board.at(reached).expect("a stack");
                // F1, F2, F3: towards a piece of the same claimed colour, and on from there. F4: a joker never matches.
                // F, note: only the top of that stack matters.
                if claimed && top(below) == colour {
                    if below.len() <= highest_point && used.insert(reached) {
                        ways.push_back((reached, points + 1));
                    }
                } else if self.may_land(moving, below, claimed) {
                    landings.entry(reached).or_insert(points);
                }
            }
        }
        landings
    }

    /// E3: the first occupied point in a straight line. The stack on the move is no obstacle to itself.
    fn first_stack(&self, from: Point, direction: (i8, i8), lifted: Point) -> Option<Point> {
        let mut point = step(from, direction);
        while self.board.has(point) {
            if self.board.at(point).is_some() && point != lifted {
                return Some(point);
            }
            point = step(point, direction);
        }
        None
    }

    fn may_land(&self, moving: &str, below: &str, claimed: bool) -> bool {
        // E5: five pieces at most. H: six.
        let highest = if self.six { 6 } else { 5 };
        if moving.len() + below.len() > highest {
            return false;
        }
        // E5: all colours different. H2, H3: jokers stand for whatever is missing.
        if moving.chars().any(|piece| piece != JOKER && below.contains(piece)) {
            return false;
        }
        // E6, E7: a neutral piece or stack goes onto nothing higher than itself. E8: a claimed one onto anything.
        claimed || below.len() <= moving.len()
    }

    fn note_way(&mut self, from: Point, to: Point) {
        let points = self.landings(self.turn, from, usize::MAX)[&to];
        if points == 2 {
            note(&mut self.rare, CHAIN_OF_2);
        }
        if points >= 3 {
            note(&mut self.rare, CHAIN_OF_3);
        }
        if points > 0 && !self.landings(self.turn, from, 4).contains_key(&to) {
            note(&mut self.rare, FIVE_AS_POINT);
            let height = |point| self.board.at(point).map_or(0, String::len);
            if height(from) + height(to) == 5 {
                note(&mut self.rare, FIVE_THROUGH_FIVE);
            }
        }
    }

    fn note_built(&mut self, built: &str, claimed: bool) {
        if built.len() >= 5 {
            let jokers = built.chars().filter(|&piece| piece == JOKER).count();
            if jokers >= 1 {
                note(&mut self.rare, JOKER_INSIDE);
            }
            if jokers >= 2 {
                note(&mut self.rare, JOKERS_INSIDE);
            }
        }
        if built.len() == 6 && !claimed {
            note(&mut self.rare, NEUTRAL_SIX);
        }
    }
}

fn winner(counts: [i32; 2]) -> Vec<u8> {
    match counts[0] - counts[1] {
        1.. => vec![0],
        0 => vec![],
        _ => vec![1],
    }
}

/// E2: the top piece decides whose it is.
pub(super) fn top(stack: &str) -> char {
    stack.chars().last().expect("no stack is empty")
}

pub(super) fn colour_name(letter: char) -> &'static str {
    COLOURS.iter().find(|(known, _)| *known == letter).expect("a colour").1
}

pub(super) fn colour_letter(name: &str) -> char {
    COLOURS.iter().find(|(_, known)| *known == name).expect("a colour").0
}

#[cfg(test)]
mod worked {
    //! Small positions, some after the rulebook's diagrams.

    use super::*;

    /// Seat 0 to move; `claims` are `red` for seat 0 and `-red` for seat 1.
    fn position(variant: &str, claims: &str, stacks: &str) -> Lyngk {
        let mut game = Lyngk::start(&format!("lyngk/{variant} layout={}", "w".repeat(43)));
        game.board = Board::empty(COLUMNS);
        for stack in stacks.split(' ') {
            let (point, pieces) = stack.split_once(':').expect("point:pieces");
            game.board.put(read_point(point), pieces.to_string());
        }
        for claim in claims.split_whitespace() {
            game.claims.insert(colour_letter(claim.trim_start_matches('-')), claim.starts_with('-') as u8);
        }
        game
    }

    fn check(game: &Lyngk, to_move: u8, legal: &str) {
        assert_eq!((game.to_move(), game.legal().join(" ")), (Some(to_move), legal.to_string()));
    }

    #[test]
    fn jokers_are_whatever_is_missing() {
        // Diagram 3: red and ivory with two jokers make four.
        let mut game = position("standard", "red ivory -blue -black", "c3:wi e5:wr");
        check(&game, 0, "c3-e5 e5-c3");
        game.play("e5-c3");
        assert_eq!(game.board.at(('c', 3)).map(String::as_str), Some("wiwr"));
        // And nobody can go on: four beat none.
        assert_eq!(game.result(), Some((vec![0], vec![0, 0])));
    }

    #[test]
    fn a_neutral_piece_goes_onto_single_pieces_only() {
        // Diagram 4: blue cannot go onto the black stack, which is higher and has a blue piece.
        let game = position("standard", "ivory green -red -black", "e5:b e6:r e4:bk d5:w f5:i d4:b f6:gk");
        let from_e5: Vec<_> = game.legal().into_iter().filter(|text| text.starts_with("e5-")).collect();
        assert_eq!(from_e5, ["e5-d5", "e5-e6", "e5-f5"]);
    }

    #[test]
    fn a_neutral_stack_goes_onto_nothing_higher() {
        let game = position("standard", "ivory green -red -black", "e5:kb e4:ri e6:irg");
        check(&game, 0, "e4-e5 e5-e4 e6-e5");
    }

    #[test]
    fn a_triple_move_completes_five() {
        // Diagram 5: by two black pieces to a stack of four.
        let mut game = position("standard", "red -green", "c1:k c4:k g4:k g9:wibg");
        check(&game, 0, "claim:black");
        game.play("claim:black");
        check(&game, 0, "c1-g9 c4-g9 g4-g9");
        game.play("c1-g9");
        assert_eq!((game.taken, game.board.at(('g', 9))), ([1, 0], None));
        assert_eq!(game.rarities(), [FORCED_CLAIM, CHAIN_OF_2, JOKER_INSIDE]);
    }

    #[test]
    fn lines_of_sight_stop_at_the_first_stack() {
        let game = position("standard", "", "c1:r c3:g c7:b");
        let moves: Vec<_> = game.legal().into_iter().filter(|text| text.contains('-')).collect();
        assert_eq!(moves, ["c1-c3", "c3-c1", "c3-c7", "c7-c3"]);
    }

    #[test]
    fn a_neutral_five_stack_stays_for_good() {
        let mut game = position("standard", "red green -ivory", "c3:wi e5:wbk a3:b b5:r");
        game.turn = 1;
        game.play("e5-c3");
        assert_eq!((game.taken, game.board.at(('c', 3)).map(String::as_str)), ([0, 0], Some("wiwbk")));
        // Seat 1 claims its top colour: still no point, and five go onto nothing.
        game.turn = 1;
        game.claims.insert('k', 1);
        assert!(game.landings(1, ('c', 3), usize::MAX).is_empty());
        assert_eq!(game.taken, [0, 0]);
    }

    #[test]
    fn nobody_passes_who_can_claim_and_move() {
        // A single neutral piece beside stacks: only as a claimed colour can it move.
        let game = position("standard", "-red -green", "c3:b c4:kg");
        check(&game, 0, "claim:blue");
    }

    #[test]
    fn six_wins_at_once_with_a_claimed_top_only() {
        let mut won = position("six", "red", "c3:wigb c4:kr e8:i");
        won.play("c4-c3");
        assert_eq!(won.result(), Some((vec![0], vec![])));
        let mut neutral = position("six", "red green -ivory -blue", "c3:wig c4:brk e8:i");
        neutral.play("c4-c3");
        assert_eq!(neutral.result(), Some((vec![1], vec![0, 0])));
        // The joker counts as white beside five colours, but two of one colour are too many.
        let doubled = position("six", "red", "c3:wigr c4:kr");
        assert!(!doubled.legal().contains(&"c4-c3".to_string()));
    }
}
