//! Random players that lean towards rare things, so that a few thousand games meet what a million uniform ones would not.

use super::linko::{self, Linko};
use super::lyngk::{self, Lyngk};
use super::yinsh::{self, Thing, Yinsh};
use super::{AXES, Board, DIRECTIONS, Plain, name, read_point, step};

/// A seeded random number generator (splitmix64). Not the one of the games: nothing here depends on them.
pub(crate) struct Rng(u64);

impl Rng {
    pub(crate) fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to `limit - 1`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    pub(crate) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub(crate) fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len())]
    }

    fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}

/// A plain game that can be dealt and played at random.
pub(crate) trait Lean: Plain {
    /// Whole games, head and moves, in which something happens that random games hardly ever meet.
    const LINES: &'static [(&'static str, &'static str)];
    /// What a player likes.
    type Style: Copy + 'static;
    const STYLES: &'static [Self::Style];
    /// A head, and moves to begin with.
    fn deal(rng: &mut Rng) -> (String, Vec<String>);
    /// Chooses one of the legal moves, of which there is at least one.
    fn choose<'a>(&self, style: Self::Style, legal: &'a [String], rng: &mut Rng) -> &'a String;
    /// Everything that our notation can say in this game, and a little more.
    fn notation() -> Vec<String>;
}

/// The move of most worth; of equals, any.
fn best<'a>(moves: impl IntoIterator<Item = &'a String>, rng: &mut Rng, mut worth: impl FnMut(&str) -> i64) -> &'a String {
    moves.into_iter().max_by_key(|text| (worth(text), rng.next())).expect("at least one move")
}

/// The best of a few tried out, by what the game looks like afterwards.
fn best_after<'a, P: Plain>(game: &P, legal: &'a [String], tries: usize, rng: &mut Rng, worth: impl Fn(&P) -> i64) -> &'a String {
    let mut chosen = (i64::MIN, rng.pick(legal));
    for _ in 0..tries.min(legal.len()) {
        let text = rng.pick(legal);
        let mut after = game.clone();
        after.play(text);
        let worth = worth(&after);
        if worth > chosen.0 {
            chosen = (worth, text);
        }
    }
    chosen.1
}

fn all_points<T>(board: &Board<T>) -> Vec<String> {
    board.points().map(name).collect()
}

#[derive(Clone, Copy, PartialEq)]
pub(crate) enum YinshStyle {
    Uniform,
    /// Long lines of one's own.
    Build,
    /// Lines of the opponent's.
    Give,
    /// Lines of both.
    BuildForBoth,
    /// No row until it is longer than five.
    Long,
    /// No row at all until the pool is empty.
    ShunRows,
    /// As few ring moves as possible for White, no matter who plays.
    CrowdWhite,
    /// For Black.
    CrowdBlack,
}

/// In the first, nobody can move in the end, with markers left in the pool; in the others, a blocked player passes.
const YINSH_LINES: &[(&str, &str)] = &[
    (
        "yinsh/standard",
        "b6 c2 b5 g8 c7 i10 c5 g5 g7 d5 b5-a4 c2-d2 a4-g4 d5-f5 b6-e6 g8-h9 c5-g9 i10-i11 e6-e2 f5-g6 e2-f2 d2-b2 g4-i4 i11-h11 \
         c7-f10 b2-b3 i4-h3 g5-j8 f10-d8 b3-f7 g7-j10 g6-j6 g9-g10 h9-h5 d8-e9 j6-i5 h3-a3 f7-c4 f2-g3 j8-j7 j10-j9 c4-a2 \
         g10-g11 h5-e5 e9-a5 i5-j5 g3-g2 h11-j11 a3-b4 j7-e7 b4-d6 e7-d7 d6-f6 d7-d9 f6-h8 d9-d4 h8-f8 d4-e4 f8-f9 e4-f4 f9-c6 \
         xf5-f9 xc6 f4-f5 j9-h7 f5-f7 h7-h10 f7-i7 xd7-h7 xi7 h10-h7 e5-f6 h7-g7 f6-f7 g7-c3 xd4-h8 xa5 f7-f3 c3-e3 f3-f6 e3-e5 \
         f6-g7 xf3-f7 xa2 e5-f5 g7-f7 f5-a5 f7-a2",
    ),
    (
        "yinsh/standard",
        "b7 a5 e10 c8 d9 a4 j5 g11 f10 e1 f10-e9 a4-d7 j5-b5 c8-c5 e9-c7 c5-c6 b5-b6 e1-e8 d9-d8 c6-c4 b6-b4 g11-g10 b4-a3 \
         c4-c3 a3-b3 a5-d5 b3-a2 d5-d2 b7-b2 d2-c2 b2-b1 c3-e5 b1-c1 e5-e3 xa5-e5 xe3 a2-a5 c2-c5 a5-b5 c5-f5 c1-d1 f5-f3 d1-e2 \
         f3-e3 e2-f2 e3-g3 f2-g2 g3-h4 g2-h3 h4-d4 h3-d3 d4-d5 d3-e4 d5-e5 e4-f4 e5-g5 f4-g4 g5-h5 g4-i4 h5-i5",
    ),
    (
        "yinsh/standard",
        "j5 c5 c4 i11 i5 d2 i4 g6 f2 h5 f2-h4 g6-j6 c4-g4 i11-i6 g4-g2 d2-f4 g2-h3 f4-f3 h3-g3 c5-e5 g3-e1 f3-d1 e1-e2 e5-e4 \
         e2-e3 d1-d3 e3-c1 d3-c2 c1-b1 c2-b2",
    ),
];

impl Lean for Yinsh {
    const LINES: &'static [(&'static str, &'static str)] = YINSH_LINES;
    type Style = YinshStyle;
    const STYLES: &'static [YinshStyle] = &[
        YinshStyle::Uniform,
        YinshStyle::Build,
        YinshStyle::Give,
        YinshStyle::BuildForBoth,
        YinshStyle::Long,
        YinshStyle::ShunRows,
        YinshStyle::CrowdWhite,
        YinshStyle::CrowdBlack,
    ];

    fn deal(rng: &mut Rng) -> (String, Vec<String>) {
        if rng.chance(20) {
            return ("yinsh/blitz".to_string(), Vec::new());
        }
        if rng.chance(90) {
            return ("yinsh/standard".to_string(), Vec::new());
        }
        // The last third of a known line is played again.
        let (header, line) = rng.pick(Self::LINES);
        let mut moves: Vec<String> = line.split(' ').map(String::from).collect();
        moves.truncate(moves.len() - rng.below(moves.len() / 3));
        (header.to_string(), moves)
    }

    fn choose<'a>(&self, style: YinshStyle, legal: &'a [String], rng: &mut Rng) -> &'a String {
        let me = self.to_move().expect("somebody decides");
        if matches!(style, YinshStyle::CrowdWhite | YinshStyle::CrowdBlack) && self.places_a_ring() {
            // Rings in a heap, near the edge.
            return best(legal, rng, |text| self.neighbours(text));
        }
        if !self.moves_a_ring() || style == YinshStyle::Uniform {
            return rng.pick(legal);
        }
        let rows = |game: &Yinsh| [game.rows(me).len() as i64, game.rows(1 - me).len() as i64];
        match style {
            YinshStyle::Uniform => unreachable!(),
            YinshStyle::Build => best_after(self, legal, 8, rng, |after| after.lines(me)),
            YinshStyle::Give => best_after(self, legal, 8, rng, |after| after.lines(1 - me) - 1000 * rows(after)[0]),
            YinshStyle::BuildForBoth => best_after(self, legal, 10, rng, |after| {
                let [mine, theirs] = rows(after);
                1000 * mine.min(1) * theirs.min(1) - 200 * (mine - theirs).abs().min(1) + after.lines(me) + after.lines(1 - me)
            }),
            YinshStyle::Long => best_after(self, legal, 8, rng, |after| {
                // A line of six is two choices of five; a single choice is a row too short, or too early.
                let [mine, theirs] = rows(after);
                let early = if mine == 1 || theirs == 1 { 1000 } else { 0 };
                1000 * (mine + theirs) - 2 * early + after.lines(me) + after.lines(1 - me)
            }),
            YinshStyle::ShunRows => {
                let liked = if self.pool == 1 { 1 } else { -1 };
                best_after(self, legal, if self.pool == 1 { 60 } else { 4 }, rng, |after| liked * rows(after).iter().sum::<i64>())
            }
            YinshStyle::CrowdWhite => best_after(self, legal, 20, rng, |after| -(after.ring_moves(0).len() as i64)),
            YinshStyle::CrowdBlack => best_after(self, legal, 20, rng, |after| -(after.ring_moves(1).len() as i64)),
        }
    }

    fn notation() -> Vec<String> {
        let points = all_points(&Board::<Thing>::empty(yinsh::COLUMNS));
        let mut texts: Vec<String> = points.iter().flat_map(|point| [point.clone(), format!("x{point}")]).collect();
        for from in &points {
            for to in &points {
                texts.push(format!("{from}-{to}"));
                texts.push(format!("x{from}-{to}"));
            }
        }
        texts
    }
}

impl Yinsh {
    /// How much a player's markers stand in line: long lines count for more.
    fn lines(&self, player: u8) -> i64 {
        let mut sum = 0;
        for (start, &thing) in self.board.occupied() {
            if thing == Thing::Marker(player) {
                for axis in AXES {
                    let (mut point, mut length) = (step(start, axis), 1);
                    while self.board.at(point) == Some(&thing) {
                        point = step(point, axis);
                        length += 1;
                    }
                    sum += length * length;
                }
            }
        }
        sum
    }

    /// Neighbours of a point that are occupied or off the board.
    fn neighbours(&self, point: &str) -> i64 {
        let closed = |&&direction: &&(i8, i8)| {
            let next = step(read_point(point), direction);
            self.board.at(next).is_some() || !self.board.has(next)
        };
        DIRECTIONS.iter().filter(closed).count() as i64
    }
}

#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Claims {
    Uniform,
    Early,
    Late,
    /// Unless nothing else is legal.
    Never,
}

#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Moves {
    Uniform,
    /// By way of many LYNGK-points.
    Chains,
    /// The highest stack, no matter who owns it.
    High,
    /// The highest stack that stays neutral.
    Neutral,
    /// The lowest stack.
    Low,
    /// Stacks with jokers, as high as they go.
    Jokers,
}

impl Lean for Lyngk {
    const LINES: &'static [(&'static str, &'static str)] = &[];
    type Style = (Claims, Moves);
    const STYLES: &'static [(Claims, Moves)] = &[
        (Claims::Uniform, Moves::Uniform),
        (Claims::Never, Moves::Uniform),
        (Claims::Early, Moves::Chains),
        (Claims::Late, Moves::Chains),
        (Claims::Early, Moves::High),
        (Claims::Late, Moves::High),
        (Claims::Never, Moves::High),
        (Claims::Late, Moves::Neutral),
        (Claims::Never, Moves::Neutral),
        (Claims::Early, Moves::Low),
        (Claims::Never, Moves::Low),
        (Claims::Early, Moves::Jokers),
        (Claims::Never, Moves::Jokers),
    ];

    fn deal(rng: &mut Rng) -> (String, Vec<String>) {
        let mut pieces: Vec<char> = lyngk::COLOURS.iter().flat_map(|&(letter, _)| [letter; 8]).collect();
        pieces.extend([lyngk::JOKER; 3]);
        rng.shuffle(&mut pieces);
        if rng.chance(25) {
            // Jokers side by side, so that they meet in one stack.
            pieces.sort_by_key(|&piece| piece == lyngk::JOKER);
            let turn = rng.below(pieces.len());
            pieces.rotate_left(turn);
        }
        let variant = rng.pick(&["standard", "six"]);
        (format!("lyngk/{variant} layout={}", String::from_iter(pieces)), Vec::new())
    }

    fn choose<'a>(&self, (claims, moves): (Claims, Moves), legal: &'a [String], rng: &mut Rng) -> &'a String {
        let me = self.to_move().expect("somebody decides");
        let (claiming, moving): (Vec<&'a String>, Vec<&'a String>) = legal.iter().partition(|text| text.starts_with("claim:"));
        let claim_now = match claims {
            Claims::Uniform => rng.below(legal.len()) < claiming.len(),
            Claims::Early => rng.chance(50),
            Claims::Late => self.moves_made >= 20 && rng.chance(50),
            Claims::Never => false,
        };
        if moving.is_empty() || (claim_now && !claiming.is_empty()) {
            return rng.pick::<&String>(&claiming);
        }
        if moves == Moves::Uniform || rng.chance(10) {
            return rng.pick::<&String>(&moving);
        }
        let ways = if moves == Moves::Chains { self.moves(me) } else { Vec::new() };
        let worth = |text: &str| {
            let (from, to) = text.split_once('-').expect("a move has two points");
            let (from, to) = (read_point(from), read_point(to));
            let stack = |point| self.board.at(point).expect("a stack").as_str();
            let height = (stack(from).len() + stack(to).len()) as i64;
            let neutral = !self.claims.contains_key(&lyngk::top(stack(from)));
            match moves {
                Moves::Uniform => 0,
                Moves::Chains => ways.iter().find(|way| (way.0, way.1) == (from, to)).map_or(0, |way| way.2 as i64),
                Moves::High => height,
                Moves::Neutral => height + if neutral { 10 } else { 0 },
                Moves::Low => -height,
                Moves::Jokers => height + 10 * (stack(from).matches(lyngk::JOKER).count() + stack(to).matches(lyngk::JOKER).count()) as i64,
            }
        };
        best(moving, rng, worth)
    }

    fn notation() -> Vec<String> {
        let points = all_points(&Board::<String>::empty(lyngk::COLUMNS));
        let mut texts: Vec<String> = lyngk::COLOURS.iter().map(|(_, name)| format!("claim:{name}")).collect();
        texts.extend(["claim:white", "claim:joker", "pass"].map(String::from));
        for from in &points {
            texts.extend(points.iter().map(|to| format!("{from}-{to}")));
        }
        texts
    }
}

#[derive(Clone, Copy, PartialEq)]
pub(crate) enum LinkoStyle {
    Uniform,
    /// One card at a time; leave, discard, and draw from the pile.
    Exhaust,
    /// One card at a time, so as to collect the rest.
    Collect,
    /// The biggest set.
    Big,
    /// Jokers last.
    HoardJokers,
    /// Jokers first, and alone.
    JokersAlone,
    /// The set that attacks most.
    Attack,
}

impl Lean for Linko {
    const LINES: &'static [(&'static str, &'static str)] = &[];
    type Style = LinkoStyle;
    const STYLES: &'static [LinkoStyle] = &[
        LinkoStyle::Uniform,
        LinkoStyle::Exhaust,
        LinkoStyle::Collect,
        LinkoStyle::Big,
        LinkoStyle::HoardJokers,
        LinkoStyle::JokersAlone,
        LinkoStyle::Attack,
    ];

    fn deal(rng: &mut Rng) -> (String, Vec<String>) {
        let mut deck: Vec<linko::Card> = (1..=13).flat_map(|number| [number; 8]).collect();
        deck.extend([linko::JOKER; 5]);
        if rng.chance(50) {
            rng.shuffle(&mut deck);
        } else {
            // Badly shuffled: equal cards lie together and are dealt together.
            let mut chunks: Vec<&[linko::Card]> = deck.chunks(1 + rng.below(8)).collect();
            rng.shuffle(&mut chunks);
            deck = chunks.concat();
        }
        let deck: Vec<String> = deck.into_iter().map(linko::card_name).collect();
        let players = 2 + rng.below(4);
        (format!("linko/standard players={players} first={} deck={}", rng.below(players), deck.join(",")), Vec::new())
    }

    fn choose<'a>(&self, style: LinkoStyle, legal: &'a [String], rng: &mut Rng) -> &'a String {
        let me = self.to_move().expect("somebody decides") as usize;
        let held = |card: &str| self.hands[me].iter().filter(|&&held| linko::card_name(held) == card).count() as i64;
        if style == LinkoStyle::Uniform || rng.chance(5) {
            return rng.pick(legal);
        }
        match self.phase {
            linko::Phase::Lay => best(legal, rng, |text| {
                let cards = text.split('+').count() as i64;
                let jokers = text.matches('X').count() as i64;
                match style {
                    LinkoStyle::Uniform => 0,
                    LinkoStyle::Exhaust => -cards - 10 * jokers,
                    // What one has least of goes first; what one has six of is a set to lay.
                    LinkoStyle::Collect if cards >= 6 => 100,
                    LinkoStyle::Collect => -held(text) - 10 * cards - 10 * jokers,
                    LinkoStyle::Big => cards,
                    LinkoStyle::HoardJokers => cards - 20 * jokers,
                    LinkoStyle::JokersAlone => 10 * (jokers - (cards - jokers).min(1)) + if jokers == cards { 100 } else { 0 },
                    LinkoStyle::Attack => {
                        let mut after = self.clone();
                        after.play(text);
                        if after.phase == linko::Phase::Lay { -cards } else { 10 * cards }
                    }
                }
            }),
            linko::Phase::TakeOrLeave { .. } => match style {
                LinkoStyle::Exhaust => best(legal, rng, |text| (text == "leave") as i64),
                LinkoStyle::Collect => best(legal, rng, |text| (text == "take") as i64),
                _ => rng.pick(legal),
            },
            linko::Phase::ReclaimOrDiscard { .. } => match style {
                LinkoStyle::Exhaust => best(legal, rng, |text| (text == "discard") as i64),
                _ => rng.pick(legal),
            },
            linko::Phase::Draw { .. } => match style {
                LinkoStyle::Exhaust => best(legal, rng, |text| (text == "pile") as i64),
                LinkoStyle::Collect | LinkoStyle::Big => best(legal, rng, |text| text.strip_prefix("row:").map_or(-1, held)),
                LinkoStyle::HoardJokers | LinkoStyle::JokersAlone => best(legal, rng, |text| (text == "row:X") as i64),
                LinkoStyle::Attack => best(legal, rng, |text| (text != "pile") as i64),
                LinkoStyle::Uniform => rng.pick(legal),
            },
            linko::Phase::Over => unreachable!("somebody decides"),
        }
    }

    fn notation() -> Vec<String> {
        let mut texts: Vec<String> = ["take", "leave", "reclaim", "discard", "pile", "pass", "row:0"].map(String::from).to_vec();
        for card in 1..=linko::JOKER {
            texts.push(format!("row:{}", linko::card_name(card)));
            for cards in 1..=9 {
                for jokers in 0..=6 {
                    let mut set = vec![card; cards];
                    set.extend(vec![linko::JOKER; jokers]);
                    texts.push(linko::set_name(&set));
                }
            }
        }
        texts.sort();
        texts.dedup();
        texts
    }
}
