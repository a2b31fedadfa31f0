//! The rule of thumb: every legal move gets a score from a handful of simple considerations, and the best is played.
//!
//! The one thing to know: it is frozen. Other bots are measured against it and published figures quote it, so a better player gets a
//! name of its own. It looks at a view and nothing else, allocates nothing, and is fast enough to play out games inside a search.
//!
//! Scores are in hundredths of a card on the table, so whole numbers do and every machine agrees on them.

use crate::bot::{Bot, Limits, Line, Report, Thought, Value};
use trilynx_games::Seat;
use trilynx_games::linko::{Card, Cards, MAX_PLAYERS, Move, Phase, State, View};

/// How much each consideration counts, in hundredths of a card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleOfThumb {
    /// Laying: for each card of the set.
    pub lay_card: i32,
    /// Laying: for each point of the value of the set.
    pub lay_value: i32,
    /// Laying: for each joker given away.
    pub lay_joker: i32,
    /// Laying: for cards of the value that stay in hand.
    pub lay_split: i32,
    /// Laying: for each card of the set, if it is sure to be attacked.
    pub lay_risk: i32,
    /// Laying: for each card of a set that is attacked.
    pub attack_card: i32,
    /// Laying: for each card of an attacked set whose value is in hand, too.
    pub attack_match: i32,
    /// Laying: for each card of an attacked set whose owner has few cards left.
    pub attack_hinder: i32,
    /// Laying: for each card of the set when somebody may soon end the game.
    pub lay_hurry: i32,
    /// Laying: for a hand that can be laid whole next turn.
    pub lay_almost: i32,
    /// 1,024ths of danger that one opponent attacks a set of 1 to 8 cards of value 1.
    pub danger: [i32; 8],
    /// 1,024ths of danger if an opponent is known to hold a set that attacks.
    pub danger_known: i32,
    /// Taking: the start of the sum.
    pub take: i32,
    /// Taking: for each card.
    pub take_card: i32,
    /// Taking: for each card whose value is in hand, too.
    pub take_match: i32,
    /// Taking: for each joker.
    pub take_joker: i32,
    /// Taking: for each point of value above 7.
    pub take_value: i32,
    /// Taking: for each card when somebody may soon end the game.
    pub take_hurry: i32,
    /// Taking: for another value in a hand that could otherwise be laid whole next turn.
    pub take_delay: i32,
    /// Taking back a set: for 1 to 4 and more cards.
    pub reclaim: [i32; 4],
    /// Taking back a set: for each card whose value is in hand, too.
    pub reclaim_match: i32,
    /// Taking back a set: for each joker.
    pub reclaim_joker: i32,
    /// Taking back a set: for each point of value above 7.
    pub reclaim_value: i32,
    /// Taking back a set: hundredths of what the best card of the row is worth.
    pub reclaim_row: i32,
    /// Drawing from the row: for each card of this value in hand.
    pub draw_match: i32,
    /// Drawing from the row: for each further card of this value that can be drawn now.
    pub draw_more: i32,
    /// Drawing from the row: for a joker.
    pub draw_joker: i32,
    /// Drawing from the row: for each point of value above 7.
    pub draw_value: i32,
    /// Drawing from the pile.
    pub draw_pile: i32,
}

impl RuleOfThumb {
    /// The heuristic's own, chosen without tuning. It does not change any more.
    pub const FROZEN: RuleOfThumb = RuleOfThumb {
        lay_card: 100,
        lay_value: 0,
        lay_joker: -120,
        lay_split: -80,
        lay_risk: -150,
        attack_card: 60,
        attack_match: 60,
        attack_hinder: 60,
        lay_hurry: 80,
        lay_almost: 150,
        danger: [500, 400, 250, 100, 40, 15, 5, 2],
        danger_known: 800,
        take: -60,
        take_card: 20,
        take_match: 80,
        take_joker: 150,
        take_value: 8,
        take_hurry: -100,
        take_delay: -200,
        reclaim: [-50, 50, 150, 250],
        reclaim_match: 50,
        reclaim_joker: 100,
        reclaim_value: 10,
        reclaim_row: 50,
        draw_match: 70,
        draw_more: 30,
        draw_joker: 200,
        draw_value: 8,
        draw_pile: 40,
    };

    /// Found by playing against itself; with this, the same rule of thumb wins about three games of four against [`RuleOfThumb::FROZEN`].
    pub const TUNED: RuleOfThumb = RuleOfThumb {
        lay_card: 100,
        lay_value: -54,
        lay_joker: -463,
        lay_split: -404,
        lay_risk: -409,
        attack_card: 115,
        attack_match: 356,
        attack_hinder: 489,
        lay_hurry: 37,
        lay_almost: 367,
        danger: [455, 100, 226, 340, 134, 15, 5, 2],
        danger_known: 137,
        take: -223,
        take_card: 65,
        take_match: 427,
        take_joker: 82,
        take_value: 29,
        take_hurry: 34,
        take_delay: -589,
        reclaim: [-85, 332, 339, 604],
        reclaim_match: 249,
        reclaim_joker: 63,
        reclaim_value: 26,
        reclaim_row: 210,
        draw_match: 164,
        draw_more: 26,
        draw_joker: 655,
        draw_value: 42,
        draw_pile: 152,
    };
}

impl RuleOfThumb {
    /// The score of a whole set of this rank that attacks nobody, among this many opponents of whom nothing is known.
    pub(super) fn quiet_lay(&self, count: u8, rank: u8, jokers: u8, opponents: usize) -> i32 {
        let n = i32::from(count);
        let danger = self.danger[usize::from(count).clamp(1, 8) - 1] * i32::from(14 - rank);
        let attacked = (danger * (FULL_HAND / 2)) >> 14;
        let safe = (0..opponents).fold(1 << 10, |safe, _| (safe * ((1 << 10) - attacked)) >> 10);
        let score = self.lay_card * n + self.lay_value * i32::from(rank) + self.lay_joker * i32::from(jokers);
        score + ((self.lay_risk * n * ((1 << 10) - safe)) >> 10)
    }
}

/// A hand of at most this many cards may be empty soon.
const FEW_CARDS: usize = 4;

/// Above every sum of considerations: what ends the game well is played, what ends it badly is not.
const DECISIVE: i32 = 100_000;

/// Plays by the rule of thumb.
#[derive(Clone, Copy, Debug)]
pub struct Heuristic(pub RuleOfThumb);

impl Bot<State> for Heuristic {
    fn choose(&mut self, view: &View, _: u64, limits: &Limits<'_>, _: Report<'_, Move>) -> Thought<Move> {
        let start = limits.clock.now();
        let share = 1.0 / view.options().players() as f32;
        let lines = vec![Line { moves: vec![best(view, &self.0)], value: Value::estimate(share) }];
        Thought { lines, nodes: 1, depth: 0, elapsed: limits.clock.now().saturating_sub(start) }
    }
}

/// The move with the highest score; among equals the one that comes first.
///
/// The view is that of the seat that decides.
pub fn best(view: &View, taste: &RuleOfThumb) -> Move {
    let mut best = (Move::Pile, i32::MIN);
    scores(view, taste, |chosen, score| {
        if score > best.1 {
            best = (chosen, score);
        }
    });
    best.0
}

/// Calls `each` with every move worth a thought and its score: all legal moves but the sets that keep back a card of their value and yet
/// spend a joker.
pub fn scores(view: &View, taste: &RuleOfThumb, mut each: impl FnMut(Move, i32)) {
    let glance = Glance::new(view, taste);
    match view.phase() {
        Phase::Lay => glance.lays(&mut each),
        Phase::Attack { owner } => {
            each(Move::Take, glance.take(owner));
            each(Move::Leave, 0);
        }
        Phase::Answer { owner } => {
            each(Move::Reclaim, glance.reclaim(owner));
            each(Move::Discard, 0);
        }
        Phase::Draw { owed, .. } => {
            // The row first: an equal score is a card one knows.
            view.row().faces().for_each(|(card, count)| each(Move::Row(card), glance.draw(card, count.min(owed))));
            if view.pile_size() > 0 {
                each(Move::Pile, taste.draw_pile);
            }
        }
        Phase::Over => {}
    }
}

/// What is looked at once a decision.
struct Glance<'a> {
    view: &'a View,
    taste: &'a RuleOfThumb,
    me: Seat,
    hand: Cards,
    /// Whether somebody else may soon end the game.
    hurry: bool,
}

/// What is looked at of an opponent before laying.
#[derive(Clone, Copy, Default)]
struct Opponent {
    /// How many cards the top set has, and its rank.
    top: (u8, u8),
    /// What each card of the top set is worth to an attacker.
    loot: i32,
    /// The highest rank of a set of 1, 2 … 8 cards that is known to be in hand.
    known: [u8; 8],
    /// How full the hand is: 13 cards and more are [`FULL_HAND`].
    hand: i32,
}

/// Times 13, for a set of value 1, this is just below 2¹⁴: danger is scaled by a shift instead of two divisions.
const FULL_HAND: i32 = 13 * 96;

/// A set about to be laid.
#[derive(Clone, Copy)]
struct Laid {
    face: Card,
    count: u8,
    jokers: u8,
    /// Whether all cards of the face are among them.
    whole: bool,
}

impl<'a> Glance<'a> {
    fn new(view: &'a View, taste: &'a RuleOfThumb) -> Glance<'a> {
        let me = view.status().to_move().unwrap_or(Seat(0));
        let hand = view.hand().unwrap_or_default();
        let hurry = view.options().seats().any(|seat| seat != me && view.hand_size(seat) <= FEW_CARDS);
        Glance { view, taste, me, hand, hurry }
    }

    /// Every set but those that keep back a card of their value and yet spend a joker.
    fn lays(&self, each: &mut impl FnMut(Move, i32)) {
        let mut opponents = [Opponent::default(); MAX_PLAYERS];
        let mut found = 0;
        for seat in self.view.options().seats().filter(|&seat| seat != self.me) {
            opponents[found] = self.opponent(seat);
            found += 1;
        }
        let opponents = &opponents[..found];
        let most_jokers = self.hand.count(Card::JOKER);
        let size = self.hand.len();
        let faces = self.hand.numbered().faces().count();
        let mut lay = |laid: Laid| {
            let cards = if laid.face.is_joker() { Cards::EMPTY } else { Cards::of(laid.face, laid.count - laid.jokers) };
            let chosen = Move::Lay(cards.plus(Cards::of(Card::JOKER, laid.jokers)));
            let score = if usize::from(laid.count) < size {
                let faces_left = faces - usize::from(laid.whole && !laid.face.is_joker());
                self.lay(laid, opponents) + if faces_left <= 1 { self.taste.lay_almost } else { 0 }
            } else if self.wins_by_ending() {
                DECISIVE
            } else {
                -DECISIVE
            };
            each(chosen, score);
        };
        for (face, count) in self.hand.numbered().faces() {
            (1..count).for_each(|count| lay(Laid { face, count, jokers: 0, whole: false }));
            (0..=most_jokers).for_each(|jokers| lay(Laid { face, count: count + jokers, jokers, whole: true }));
        }
        let alone = |jokers| Laid { face: Card::JOKER, count: jokers, jokers, whole: jokers == most_jokers };
        (1..=most_jokers).for_each(|jokers| lay(alone(jokers)));
    }

    /// The score of a set that does not end the game.
    #[inline]
    fn lay(&self, laid: Laid, opponents: &[Opponent]) -> i32 {
        let taste = self.taste;
        let (rank, count) = (rank(laid.face), i32::from(laid.count));
        let mut score = taste.lay_card * count + taste.lay_value * i32::from(rank) + taste.lay_joker * i32::from(laid.jokers);
        if !laid.whole {
            score += taste.lay_split;
        }
        if self.hurry {
            score += taste.lay_hurry * count;
        }
        let size = usize::from(laid.count).min(8) - 1;
        let danger = taste.danger[size] * i32::from(14 - rank);
        let mut safe = 1 << 10;
        for opponent in opponents {
            let attacked = if opponent.known[size] > rank { taste.danger_known } else { (danger * opponent.hand) >> 14 };
            safe = (safe * ((1 << 10) - attacked)) >> 10;
            if opponent.top.0 == laid.count && opponent.top.1 < rank {
                score += opponent.loot * count;
            }
        }
        score + ((taste.lay_risk * count * ((1 << 10) - safe)) >> 10)
    }

    fn opponent(&self, seat: Seat) -> Opponent {
        let (taste, hand_size, known) = (self.taste, self.view.hand_size(seat), self.view.known(seat));
        let jokers = usize::from(known.count(Card::JOKER));
        let mut highest = [0; 8];
        // From low to high, so that the last written is the highest.
        for (face, count) in known.faces() {
            let most = if face.is_joker() { jokers } else { usize::from(count) + jokers };
            highest[..most.min(8)].fill(rank(face));
        }
        let top = self.view.top(seat);
        let held = top.is_some_and(|top| self.hand.count(top.value()) > 0);
        let loot =
            taste.attack_card + if held { taste.attack_match } else { 0 } + if hand_size <= FEW_CARDS { taste.attack_hinder } else { 0 };
        let top = top.map_or((0, 0), |top| (top.count(), rank(top.value())));
        Opponent { top, loot, known: highest, hand: hand_size.min(13) as i32 * FULL_HAND / 13 }
    }

    /// Whether laying the last card now gives this seat the most points or a share of them.
    fn wins_by_ending(&self) -> bool {
        let front = |seat: Seat| self.view.cards_in_front(seat) as i32;
        let mine = front(self.me) + self.hand.len() as i32;
        self.view.options().seats().all(|seat| seat == self.me || front(seat) - self.view.hand_size(seat) as i32 <= mine)
    }

    fn take(&self, owner: Seat) -> i32 {
        let Some(set) = self.view.top(owner) else { return 0 };
        let (taste, count) = (self.taste, i32::from(set.count()));
        let matches = self.hand.count(set.value()) > 0 || set.value().is_joker();
        let mut score = taste.take + taste.take_card * count + taste.take_joker * i32::from(set.jokers());
        score += taste.take_value * (set.value().index() as i32 - 6);
        if matches {
            score += taste.take_match * count;
        } else if is_one_set(self.hand) {
            score += taste.take_delay;
        }
        if self.hurry {
            score += taste.take_hurry * count;
        }
        score
    }

    fn reclaim(&self, owner: Seat) -> i32 {
        let Some(set) = self.view.top(owner) else { return 0 };
        let (taste, count) = (self.taste, i32::from(set.count()));
        let mut score = taste.reclaim[usize::from(set.count()).min(4) - 1] + taste.reclaim_joker * i32::from(set.jokers());
        score += taste.reclaim_value * (set.value().index() as i32 - 6);
        if self.hand.count(set.value()) > 0 {
            score += taste.reclaim_match * count;
        }
        let best_in_row = self.view.row().faces().map(|(card, n)| self.draw(card, n.min(set.count()))).max().unwrap_or(0);
        score - best_in_row.max(taste.draw_pile) * taste.reclaim_row / 100
    }

    /// What a card of the row is worth of which `count` can be drawn.
    fn draw(&self, card: Card, count: u8) -> i32 {
        let taste = self.taste;
        if card.is_joker() {
            return taste.draw_joker;
        }
        let held = i32::from(self.hand.count(card)).min(4);
        taste.draw_match * held + taste.draw_more * (i32::from(count) - 1) + taste.draw_value * (card.index() as i32 - 6)
    }
}

/// 1 to 13, jokers 14.
const fn rank(card: Card) -> u8 {
    card.index() as u8 + 1
}

/// Whether these cards can be laid in one turn.
fn is_one_set(cards: Cards) -> bool {
    cards.numbered().faces().nth(1).is_none()
}
