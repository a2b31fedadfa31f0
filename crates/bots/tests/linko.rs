//! The laws of Linko!'s bots: legal moves, the same move for the same view and seed, nothing hidden ever matters, no win is missed.

use std::sync::atomic::AtomicBool;
use std::time::Duration;
use trilynx_bots::linko::aim::Aim;
use trilynx_bots::linko::determinizations::{Determinizations, forget, only_determinization};
use trilynx_bots::linko::ending::{immediate_win, solve};
use trilynx_bots::linko::heuristic::{RuleOfThumb, best, scores};
use trilynx_bots::linko::inference::{Likelihood, Suspicion};
use trilynx_bots::linko::playouts::Worth;
use trilynx_bots::{Clock, Determinize, Limits, Proof, Roster, Standing, Thought};
use trilynx_games::linko::{Cards, Deal, Move, Moves, Options, Phase, Setup, State, View};
use trilynx_games::{Game, Seat, Status, Viewer};

/// A clock that advances by a millisecond whenever it is read.
#[derive(Default)]
struct Ticking(std::sync::atomic::AtomicU64);

impl Clock for Ticking {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, std::sync::atomic::Ordering::Relaxed))
    }
}

fn think(name: &str, view: &View, seed: u64, nodes: u64) -> Thought<Move> {
    think_within(None, name, view, seed, nodes)
}

fn think_within(standing: Option<Standing>, name: &str, view: &View, seed: u64, nodes: u64) -> Thought<Move> {
    let (stop, clock) = (AtomicBool::new(false), Ticking::default());
    let limits = Limits { nodes: Some(nodes), lines: 3, standing, ..Limits::unlimited(&stop, &clock) };
    State::bot(name).expect("a bot of the roster").choose(view, seed, &limits, &mut |thought| check_thought(view, thought))
}

fn check_thought(view: &View, thought: &Thought<Move>) {
    assert!(!thought.lines.is_empty());
    for line in &thought.lines {
        view.check(line.moves[0]).unwrap_or_else(|refusal| panic!("{refusal} in {view:?}"));
        assert!((0.0..=1.0).contains(&line.value.win), "{line:?}");
    }
}

fn deal(players: u8, random: &mut fastrand::Rng) -> State {
    let mut deck: Vec<_> = Cards::DECK.iter().collect();
    random.shuffle(&mut deck);
    let options = Options::new(players, Seat(random.u8(..players))).unwrap();
    State::new(&Deal::new(options, &deck).unwrap())
}

/// Calls `each` with every position of some games of 2 to 5 players, played partly at random so that strange ones come up.
fn positions(games: u64, mut each: impl FnMut(&State, Seat, &mut fastrand::Rng)) {
    for seed in 0..games {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut state = deal(2 + (seed % 4) as u8, &mut random);
        let whims = [0.0, 0.1, 0.5][(seed / 4 % 3) as usize];
        let mut moves = Moves::default();
        while let Status::ToMove(seat) = state.status() {
            each(&state, seat, &mut random);
            state.legal_moves(&mut moves);
            let at_random = moves[random.usize(..moves.len())];
            let view = state.view(Viewer::Seat(seat));
            state.play(if random.f64() < whims { at_random } else { best(&view, &RuleOfThumb::TUNED) }).unwrap();
        }
    }
}

#[test]
fn every_bot_plays_whole_games_by_the_rules() {
    for (n, (name, _)) in State::BOTS.iter().enumerate() {
        for players in 2..=5 {
            let mut random = fastrand::Rng::with_seed(n as u64);
            let mut state = deal(players, &mut random);
            let mut played = 0;
            while let Status::ToMove(seat) = state.status() {
                let view = state.view(Viewer::Seat(seat));
                let thought = think(name, &view, random.u64(..), 20);
                check_thought(&view, &thought);
                state.play(thought.best()).unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
                played += 1;
                assert!(played < State::MAX_MOVES_IN_GAME, "{name} never ends a game of {players}");
            }
        }
    }
}

#[test]
fn hidden_cards_never_change_a_move() {
    let mut phases = [0; 4];
    positions(12, |state, seat, random| {
        if random.u8(..8) != 0 {
            return;
        }
        let view = state.view(Viewer::Seat(seat));
        phases[match view.phase() {
            Phase::Lay => 0,
            Phase::Attack { .. } => 1,
            Phase::Answer { .. } => 2,
            Phase::Draw { .. } | Phase::Over => 3,
        }] += 1;
        let other = State::determinize(&view, random);
        let seed = random.u64(..);
        for (name, _) in State::BOTS {
            let [here, there] = [state, &other].map(|state| think(name, &state.view(Viewer::Seat(seat)), seed, 60));
            assert_eq!(here.lines, there.lines, "{name} in {state:?} and {other:?}");
        }
    });
    assert!(phases.iter().all(|&seen| seen > 0), "{phases:?}");
}

#[test]
fn the_rule_of_thumb_scores_legal_moves_once_each() {
    positions(60, |state, seat, _| {
        let view = state.view(Viewer::Seat(seat));
        let mut legal = Moves::default();
        view.legal_moves(&mut legal);
        let mut scored = Vec::new();
        scores(&view, &RuleOfThumb::FROZEN, |chosen, _| scored.push(chosen));
        scored.iter().for_each(|&chosen| view.check(chosen).unwrap());
        scored.sort();
        assert!(scored.windows(2).all(|pair| pair[0] != pair[1]), "{scored:?}");
        // Only sets that keep back a card of their value and yet spend a joker may be missing.
        let joker = trilynx_games::linko::Card::JOKER;
        let missing = legal.iter().filter(|chosen| scored.binary_search(chosen).is_err());
        for chosen in missing {
            let Move::Lay(cards) = *chosen else { panic!("{chosen} is missing in {state:?}") };
            let rest = view.hand().unwrap().less(cards);
            assert!(cards.count(joker) > 0 && cards.numbered().faces().any(|(face, _)| rest.count(face) > 0), "{chosen} in {state:?}");
        }
    });
}

#[test]
fn a_win_at_hand_is_played_from_level_2_on() {
    let mut seen = 0;
    positions(60, |state, seat, random| {
        let view = state.view(Viewer::Seat(seat));
        let Some((winning, _)) = immediate_win(&view, seat, &Aim::Game) else { return };
        let mut after = state.clone();
        after.play(winning).unwrap();
        let outcome = after.status().outcome().expect("this ends the game");
        assert!(outcome.winners.contains(seat) && outcome.winners.len() == 1, "{winning} in {state:?}");
        seen += 1;
        // The reference knows nothing of the game: forty playouts show it little.
        for (name, _) in State::BOTS.iter().filter(|(name, _)| !["random", "level1", "tree"].contains(name)) {
            assert_eq!(think(name, &view, random.u64(..), 40).best(), winning, "{name} in {state:?}");
        }
    });
    assert!(seen > 5, "only {seen} games had a win at hand");
}

/// Before the last game of a match a seat is ahead, or behind by just too much. Then a win of the game at hand is played, or sometimes let go:
/// where playing on promises anything. In a game on its own it is always played.
#[test]
fn a_win_that_loses_the_match_is_let_go() {
    let (mut seen, mut let_go) = (0, 0);
    positions(160, |state, seat, random| {
        let view = state.view(Viewer::Seat(seat));
        let Some((winning, worth)) = immediate_win(&view, seat, &Aim::Game) else { return };
        let mut legal = Moves::default();
        view.legal_moves(&mut legal);
        if legal.len() == 1 {
            return;
        }
        let before_last = |lead: i32| {
            let totals: Vec<i32> = view.options().seats().map(|other| if other == seat { lead } else { 0 }).collect();
            Some(Standing::new(&totals, 0))
        };
        let seed = random.u64(..);
        assert_eq!(think_within(before_last(5), "search", &view, seed, 400).best(), winning, "ahead in {state:?}");
        let behind = before_last(-(worth.lead as i32) - 1);
        assert_eq!(immediate_win(&view, seat, &Aim::of(behind)), None, "it would lose the match");
        seen += 1;
        let_go += u32::from(think_within(behind, "search", &view, seed, 400).best() != winning);
    });
    assert!(seen > 10 && let_go > 2, "{let_go} of {seen}");
}

#[test]
fn forgetting_takes_away_knowledge_and_nothing_else() {
    positions(20, |state, seat, random| {
        let view = state.view(Viewer::Seat(seat));
        assert_eq!(forget(&view, 0.0, random), view);
        let blank = forget(&view, 1.0, random);
        let (mut legal, mut remembered) = (Moves::default(), Moves::default());
        view.legal_moves(&mut legal);
        blank.legal_moves(&mut remembered);
        assert_eq!(legal, remembered);
        let others = view.options().seats().filter(|&other| other != seat);
        assert!(others.clone().all(|other| blank.known(other).is_empty() && blank.hand_size(other) == view.hand_size(other)));
        assert_eq!((blank.hand(), blank.row(), blank.pile_size()), (view.hand(), view.row(), view.pile_size()));
    });
}

#[test]
fn limits_are_honoured() {
    let state = deal(4, &mut fastrand::Rng::with_seed(1));
    let Status::ToMove(seat) = state.status() else { panic!("nobody has laid yet") };
    let view = state.view(Viewer::Seat(seat));
    let choose = |limits: &Limits<'_>| State::bot("search").unwrap().choose(&view, 7, limits, &mut |_| {});
    let (stop, clock) = (AtomicBool::new(false), Ticking::default());
    let unlimited = Limits::unlimited(&stop, &clock);
    for nodes in [1, 10, 100, 1000] {
        let thought = choose(&Limits { nodes: Some(nodes), ..unlimited });
        // A determinization that has been begun is tried with every candidate.
        assert!(thought.nodes <= nodes + 64, "{} of {nodes}", thought.nodes);
        check_thought(&view, &thought);
    }
    // The clock ticks when it is read, and it is read at least once a playout.
    for ms in [0, 1, 5, 50, 200] {
        let thought = choose(&Limits { time: Some(Duration::from_millis(ms)), ..unlimited });
        assert!(thought.nodes <= ms + 1, "{} in {ms} ticks", thought.nodes);
        check_thought(&view, &thought);
    }
    stop.store(true, std::sync::atomic::Ordering::Relaxed);
    let thought = choose(&unlimited);
    assert!(thought.nodes <= 1, "{}", thought.nodes);
    check_thought(&view, &thought);
}

/// An ending of two players in which nothing is hidden: two cards in each hand, one in the row, none in the pile.
fn ending(seed: u64) -> State {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut deck: Vec<_> = Cards::DECK.iter().collect();
    random.shuffle(&mut deck);
    let mut draw = |count: usize| -> Cards { deck.split_off(deck.len() - count).into_iter().collect() };
    let hands = vec![draw(2), draw(2)];
    let table = vec![vec![draw(1), draw(1), draw(1)], vec![draw(1), draw(1), draw(1)]];
    let row = draw(1);
    let discard = deck.into_iter().collect();
    let known = hands.clone();
    let (first, turn, phase) = (Seat(0), Seat((seed % 2) as u8), Phase::Lay);
    State::from_setup(&Setup { players: 2, first, turn, phase, hands, known, table, row, pile: Vec::new(), discard }).unwrap()
}

/// What `seat` gets with best play of both, its share before its lead, by trying everything; nothing if that is too much.
fn by_trying_everything(state: &State, seat: Seat, aim: &Aim, budget: &mut u32, depth: u32) -> Option<(f64, f64)> {
    let player = match state.status() {
        Status::Over(outcome) => {
            let worth = Worth::of(&outcome, seat, aim);
            return Some((worth.share, worth.lead));
        }
        Status::ToMove(player) => player,
    };
    *budget = budget.checked_sub(1)?;
    let mut moves = Moves::default();
    state.legal_moves(&mut moves);
    let mut best: Option<(f64, f64)> = None;
    for &chosen in moves.iter() {
        let mut next = state.clone();
        next.play(chosen).unwrap();
        let found = by_trying_everything(&next, seat, aim, budget, depth.checked_sub(1)?)?;
        if best.is_none_or(|best| if player == seat { found > best } else { found < best }) {
            best = Some(found);
        }
    }
    best
}

#[test]
fn endings_are_solved_as_by_trying_everything() {
    let mut solved_endings = 0;
    for seed in 0..200 {
        let state = ending(seed);
        let seat = state.status().to_move().unwrap();
        let view = state.view(Viewer::Seat(seat));
        assert_eq!(only_determinization(&view).as_ref(), Some(&state), "nothing is hidden");
        let standings = [None, Some(Standing::new(&[3, 0], 0)), Some(Standing::new(&[0, 2], 1))];
        for standing in standings {
            let aim = Aim::of(standing);
            let Some(expected) = by_trying_everything(&state, seat, &aim, &mut 20_000, 30) else { continue };
            let solved = solve(&state, seat, &aim, 1_000_000, &mut || false).expect("it can be solved by trying everything");
            assert_eq!((solved.worth.share, solved.worth.lead), expected, "{state:?}");
            let mut after = state.clone();
            after.play(solved.chosen).unwrap();
            assert_eq!(by_trying_everything(&after, seat, &aim, &mut 20_000, 30), Some(expected), "{} in {state:?}", solved.chosen);
            let thought = think_within(standing, "search", &view, seed, 1_000_000);
            assert_eq!(thought.value().win, expected.0 as f32, "{state:?}");
            assert_eq!(matches!(thought.value().proof, Some(Proof::Win { .. })), expected.0 == 1.0, "{state:?}");
            solved_endings += 1;
        }
    }
    assert!(solved_endings > 300, "only {solved_endings}");
}

#[test]
fn worlds_look_like_the_view_and_hands_fit_what_was_laid() {
    let suspicion = Suspicion { taste: RuleOfThumb::FROZEN, temperature: 20.0, whim: 0.05, fading: 0.2 };
    let (mut likely, mut any) = (0.0, 0.0);
    positions(12, |state, seat, random| {
        let view = state.view(Viewer::Seat(seat));
        let likelihood = Likelihood::new(&view, &suspicion);
        for (suspicion, sum) in [(Some(&suspicion), &mut likely), (None, &mut any)] {
            let determinization = Determinizations::new(&view, random.u64(..), suspicion).draw();
            assert_eq!(determinization.view(Viewer::Seat(seat)), view);
            let hands = determinization.setup().hands;
            let others = view.options().seats().filter(|&other| other != seat);
            *sum += others.map(|other| likelihood.of(other, hands[other.index()].less(view.known(other)))).sum::<f32>();
        }
    });
    assert!(likely > 1.1 * any, "{likely} {any}");
}
