//! The tree search as its callers meet it: through [`Bot::choose`], under limits that do not depend on the machine.

use super::Mcts;
use crate::bot::{Bot, Clock, Determinize, Limits, Thought};
use crate::random::Random;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use trilynx_games::chance::{Generator, Seed};
use trilynx_games::game::HeadText;
use trilynx_games::{Game, GameId, Header, Seat, Start, Viewer, linko, lyngk, with_game, yinsh};

/// Every game, variant and number of players.
const OPTIONS: [&str; 8] = [
    "yinsh/standard",
    "yinsh/blitz",
    "lyngk/standard",
    "lyngk/six",
    "linko/standard players=2",
    "linko/standard players=3 first=1",
    "linko/standard players=4 first=2",
    "linko/standard players=5 first=3",
];

/// The least share of the wins against random moves, for each of them.
const SHARES_AGAINST_RANDOM: [f64; OPTIONS.len()] = [0.95, 0.95, 0.95, 0.95, 0.9, 0.8, 0.75, 0.7];

#[test]
fn every_game_and_variant_is_tried() {
    for options in GameId::ALL.iter().flat_map(|game| game.every_options()) {
        let name = options.split(' ').next();
        assert!(OPTIONS.iter().any(|tried| tried.split(' ').next() == name), "nobody tries {options}");
    }
}

/// A clock that is a millisecond later whenever somebody looks at it, and says stop after a while.
struct Ticks {
    looks: AtomicU64,
    stop_after: u64,
    stop: AtomicBool,
}

impl Ticks {
    fn new(stop_after: u64) -> Ticks {
        Ticks { looks: AtomicU64::new(0), stop_after, stop: AtomicBool::new(stop_after == 0) }
    }

    fn endless() -> Ticks {
        Ticks::new(u64::MAX)
    }

    fn limits(&self) -> Limits<'_> {
        Limits::unlimited(&self.stop, self)
    }
}

impl Clock for Ticks {
    fn now(&self) -> Duration {
        let looks = self.looks.fetch_add(1, Ordering::Relaxed) + 1;
        if looks >= self.stop_after {
            self.stop.store(true, Ordering::Relaxed);
        }
        Duration::from_millis(looks)
    }
}

fn dealt<G: Game>(options: &str, number: u64) -> G {
    let (mut header, _) = Header::split(options).expect("our own line");
    let options = G::Options::read(&mut header).unwrap_or_else(|error| panic!("{error}"));
    let mut seed = [0; 64];
    seed[..8].copy_from_slice(&number.to_be_bytes());
    G::new(&G::deal(&options, &mut Generator::new(&Seed(seed), &[])))
}

fn played<G: Game>(line: &str) -> G {
    let (header, moves) = Header::split(line).expect("our own line");
    let (_, mut state) = Start::<G>::read(header).unwrap_or_else(|error| panic!("{line}: {error}"));
    for text in moves {
        state.play(text.parse().expect("our own move")).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    }
    state
}

fn view<G: Game>(state: &G) -> G::View {
    state.view(Viewer::Seat(state.status().to_move().expect("the game goes on")))
}

fn choice<G: Determinize>(bot: &mut dyn Bot<G>, state: &G, playouts: u64, seed: u64) -> Thought<G::Move> {
    let ticks = Ticks::endless();
    let thought = bot.choose(&view(state), seed, &Limits { nodes: Some(playouts), ..ticks.limits() }, &mut |_| {});
    state.check(thought.best()).unwrap_or_else(|refusal| panic!("{state:?}: {refusal}"));
    assert!((0.0..=1.0).contains(&thought.value().win), "{thought:?}");
    thought
}

/// The seat that decides wins before anybody else decides anything.
fn check_wins_at_once<G: Determinize>(line: &str, playouts: u64)
where
    G::Move: Send,
{
    for seed in 0..5 {
        let mut state: G = played(line);
        let seat = state.status().to_move().expect("the game goes on");
        while state.status().to_move() == Some(seat) {
            let thought = choice::<G>(&mut Mcts::default(), &state, playouts, seed);
            state.play(thought.best()).expect("just checked");
        }
        let outcome = state.status().outcome().unwrap_or_else(|| panic!("{line}, seed {seed}: missed, now {state:?}"));
        assert!(outcome.winners.contains(seat), "{line}, seed {seed}: {outcome:?}");
    }
}

#[test]
fn an_immediate_win_is_found() {
    let blitz = "yinsh/blitz b1 j5 d1 k7 e1 k8 f2 k9 g2 k10 b1-b2 j5-j6 b2-b3 j6-j7 b3-b4 j7-j8 b4-b5 j8-j9";
    check_wins_at_once::<yinsh::State>(blitz, 3_000);
    for six in [
        "board=i/-,wg,-,g/gr,-,b,wri,-,bki,r/gkb,-,k,-,b,-/-,gb,kr,br,ki,-,-/w,-,-,ri,-,b/r,i,-,-,ig,-,-/kig,-,gk,rk/b turn=0 claims=b,-;-,-",
        "board=b/k,ik,-,w/gbk,ibr,-,b,br,-,ig/-,-,-,-,kr,-/r,-,-,-,k,-,bi/ir,-,rbgwk,-,-,i/rg,-,-,gi,igk,-,gk/w,g,rb,-/- turn=0 claims=i,-;-,-",
        "board=-/g,-,g,brk/i,-,-,gwk,ki,-,ib/-,brg,kr,gr,-,-/-,rgwk,-,-,gi,-,-/-,i,wik,-,br,b/r,-,-,ibrk,-,-,-/g,b,kb,i/- turn=1:claimed claims=-,-;k,-",
    ] {
        check_wins_at_once::<lyngk::State>(&format!("lyngk/six {six} taken=-;-"), 3_000);
    }
    for last_cards in [
        "players=2 turn=1 hands=2+8+11+13+13;6+6+X known=2+8+11;6+X table=8+8/4/10/6+6/3/2/1+1/13;11+11/8/7/13/3/10+10/9+9/8 row=1+7+8+11+12+12 pile=7,2,10,2,11,9,12,6,6,9,1,5,X,9,1,12,4,5,7,1,2,5,11,7,7,4,1,13,5,5,7,12,13,10,11,4,3,4,12,12,3,6,8,6,X,2,3,9,8,13,3,10,X,10,4,3,10,4,5,4,9,13,1,9,7,3,11,12,5,5 discard=2+2+X",
        "players=3 turn=2 hands=1+7+7+9;1+2+6+8+11;5+5+X known=7+9;1+2+6+8+11;5+5+X table=5+5/13/7+7/4+4/11/8/2+2/13;10+10+X/8+X/4+4/5+5/8/X/3;10/9+9+9/8/11+11+11/3+3/13/13/11/12 row=1+2+2+4+9+12 pile=9,13,13,6,10,12,2,1,4,X,8,5,10,3,3,8,12,2,6,1,1,11,5,4,1,12,12,6,3,10,7,7,6,7,13,11,6,10,8,7,3,4,1,6,6,13,2,12 discard=3+9+9+10+12",
        "players=4 turn=0 hands=6+6+X;1+1+1+2+3+3+3+5+5+5+6+9+10;1+1+4+4+6+8+9+13;2+3+4+6+6+9+9+10+11 known=6+6;1+1+1+3+3+5+5+6+10;1+1+4+4+6+13;9+9+10+11 table=10+10+X/7/8+8+8/3+3+3/12/11/13/10/11+11;13/12/10/11+11/2/7+7+7;10+10+X+X/5+5+5/9+9/6/11+11;13/13/7+7+X/1/12 row=2+5+8+12+12+12 pile=9,4,5,2,7,1,9,2,8,13,2,3,2,13,13,12,12,1,4,6,4,4 discard=4+7+8+8",
        "players=5 turn=0 hands=3+3+3+3+3;1+4+5+9+11+12;1+2+2+3+3+4+5+5+7+7+7+8+10+13+13;1+4+6+10+13;1+2+2+2+3+4+4+7+9+10+11+12+13+13 known=3+3+3+3;1+5+12;1+2+3+5+5+7+7+8+10;1+6;1+2+2+2+3+4+4+10+13 table=10+10/2+X/13/5+5/11+11/7/4+4+4+X;8+X/1+1/10/10/6+6+6/12+X;13/6+6;9/12+12/13/12/11/9+9+9/8+8+8+8+8/7/11/12;6+6/5+5/10+X/7 row=12 pile=- discard=1+1+2+2+5+7+8+9+9+11+11",
    ] {
        check_wins_at_once::<linko::State>(&format!("linko/standard phase=lay {last_cards}"), 3_000);
    }
}

/// Every game to its end, with a tree so small that it is full most of the time.
#[test]
fn every_move_of_whole_games_is_legal() {
    fn check<G: Determinize>(options: &str)
    where
        G::Move: Send,
    {
        let mut state: G = dealt(options, 7);
        let mut tree = Mcts::with_nodes(40);
        for number in 0.. {
            if state.status().to_move().is_none() {
                return;
            }
            assert!(number < G::MAX_MOVES_IN_GAME as u64, "{options} does not end");
            let thought = choice::<G>(&mut tree, &state, 50, number);
            assert!(tree.nodes.len() <= 40);
            state.play(thought.best()).expect("just checked");
        }
    }
    for options in OPTIONS {
        let (header, _) = Header::split(options).expect("our own line");
        with_game!(header.game, G => check::<G>(options));
    }
}

#[test]
fn the_same_seed_gives_the_same_choice() {
    fn check<G: Determinize>(options: &str)
    where
        G::Move: Send,
    {
        let state: G = dealt(options, 3);
        let think = |tree: &mut Mcts<G::Move>, seed| choice::<G>(tree, &state, 2_000, seed).lines;
        let mut tree = Mcts::default();
        let first = think(&mut tree, 1);
        let other = think(&mut tree, 2);
        assert_ne!(first, other, "{options}: the seed changes nothing at all");
        // Neither a used tree nor a fresh one remembers anything.
        assert_eq!(first, think(&mut tree, 1), "{options}");
        assert_eq!(first, think(&mut Mcts::default(), 1), "{options}");
    }
    for options in OPTIONS {
        let (header, _) = Header::split(options).expect("our own line");
        with_game!(header.game, G => check::<G>(options));
    }
}

/// Whichever limit comes first ends the thinking, and there is always an answer.
#[test]
fn limits_are_kept() {
    let state: yinsh::State = dealt("yinsh/standard", 0);
    let check = |ticks: &Ticks, limits: Limits<'_>, least: u64, most: u64| {
        let thought: Thought<yinsh::Move> = Bot::<yinsh::State>::choose(&mut Mcts::default(), &view(&state), 1, &limits, &mut |_| {});
        assert!((least..=most).contains(&thought.nodes), "{} playouts after {:?} looks", thought.nodes, ticks.looks);
        state.check(thought.best()).expect("legal");
    };
    let endless = Ticks::endless();
    check(&endless, Limits { nodes: Some(0), ..endless.limits() }, 1, 1);
    check(&endless, Limits { nodes: Some(123), ..endless.limits() }, 123, 123);
    check(&endless, Limits { depth: Some(2), ..endless.limits() }, 2_000, 2_000);
    check(&endless, Limits { nodes: Some(10), depth: Some(2), ..endless.limits() }, 10, 10);
    check(&endless, Limits { time: Some(Duration::ZERO), ..endless.limits() }, 1, 1);
    check(&endless, Limits { time: Some(Duration::from_millis(300)), ..endless.limits() }, 290, 300);
    let stopped = Ticks::new(0);
    check(&stopped, stopped.limits(), 1, 1);
    // The clock is looked at once a playout where there is a time limit, however long it is.
    let told = Ticks::new(500);
    check(&told, Limits { time: Some(Duration::from_secs(3600)), ..told.limits() }, 490, 500);
}

/// A single choice needs no thought, but gets a value.
#[test]
fn a_forced_move_is_played_soon() {
    let line = "yinsh/blitz b1 j5 d1 k7 e1 k8 f2 k9 g2 k10 b1-b2 j5-j6 b2-b3 j6-j7 b3-b4 j7-j8 b4-b5 j8-j9 b5-b6";
    let state: yinsh::State = played(line);
    let thought = choice::<yinsh::State>(&mut Mcts::default(), &state, u64::MAX, 1);
    assert_eq!((thought.best().to_string().as_str(), thought.nodes, thought.value().win), ("xb1-b5", super::FORCED_PLAYOUTS, 1.0));
}

#[test]
fn lines_and_progress() {
    let state: linko::State = dealt("linko/standard players=3", 1);
    let ticks = Ticks::endless();
    let limits = Limits { nodes: Some(5_000), lines: 3, ..ticks.limits() };
    let mut reported: Vec<u64> = Vec::new();
    let mut tree = Mcts::default();
    let thought = Bot::<linko::State>::choose(&mut tree, &view(&state), 1, &limits, &mut |so_far| {
        assert_eq!(so_far.lines.len(), 3);
        reported.push(so_far.nodes);
    });
    assert_eq!(reported, [256, 512, 1024, 2048, 4096]);
    let first: Vec<_> = thought.lines.iter().map(|line| line.moves[0]).collect();
    assert_eq!(first.len(), 3);
    assert!(first[0] != first[1] && first[0] != first[2] && first[1] != first[2], "{first:?}");
    assert!(thought.lines[0].moves.len() > 1, "5,000 playouts give more than one move: {:?}", thought.lines);
    for line in &thought.lines {
        state.check(line.moves[0]).expect("legal");
    }
    // Everything that was counted adds up: each playout went through exactly one child of the root.
    let visits: u32 = tree.children(super::ROOT).map(|at| tree.nodes[at as usize].visits).sum();
    assert_eq!(u64::from(visits), thought.nodes);
    // The viewer's own moves were there in every determinization.
    assert!(tree.children(super::ROOT).all(|at| tree.nodes[at as usize].available == 5_000));
}

/// The share of the wins that fall to the tree when it sits in each seat once, against random players.
fn share_against_random<G: Determinize>(options: &str, deals: u64, playouts: u64) -> f64
where
    G::Move: Send,
{
    let (mut won, mut games) = (0.0, 0.0);
    for number in 0..deals {
        let start: G = dealt(options, number);
        for own in (0..start.seats() as u8).map(Seat) {
            let mut state = start.clone();
            let mut tree = Mcts::default();
            let mut decisions = number << 32;
            while let Some(seat) = state.status().to_move() {
                decisions += 1;
                let bot: &mut dyn Bot<G> = if seat == own { &mut tree } else { &mut Random };
                let chosen = choice(bot, &state, playouts, decisions).best();
                state.play(chosen).expect("just checked");
            }
            won += super::shares(&state)[own.index()] as f64 / super::WHOLE as f64;
            games += 1.0;
        }
    }
    won / games
}

#[test]
fn it_beats_random_play() {
    for (options, least) in OPTIONS.into_iter().zip(SHARES_AGAINST_RANDOM) {
        let (header, _) = Header::split(options).expect("our own line");
        let share = with_game!(header.game, G => share_against_random::<G>(options, 4, 150));
        assert!(share >= least, "{options}: {share:.2}");
    }
}
