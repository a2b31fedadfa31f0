//! Every step can be done, its hint does it, and what is not asked does not.

use std::collections::BTreeSet;
use trilynx_games::walk::Stop;
use trilynx_games::{Game, GameId, Header, Reason, Start, linko, with_game, yinsh};
use trilynx_lessons::{Body, Lesson, MAX_DECISIONS, Step, Taught, Verdict, Walk};

/// Does something with every step of every game.
fn every_step(mut check: impl FnMut(&str, &dyn Fn(&[String]) -> Outcome, &Facts)) {
    for &game in GameId::ALL {
        with_game!(game, G => {
            for lesson in G::lessons() {
                for (n, step) in lesson.steps().iter().enumerate() {
                    let name = format!("{game} {} {}", lesson.name, n + 1);
                    check(&name, &|decisions| outcome(step, decisions), &facts(step));
                }
            }
        });
    }
}

/// What is checked of a step, without the type of its game.
struct Facts {
    hint: Vec<String>,
    misses: BTreeSet<&'static str>,
    seat: u8,
}

fn facts<G: Game>(step: &Step<G>) -> Facts {
    Facts {
        hint: step.hint.iter().map(|text| (*text).to_owned()).collect(),
        misses: step.misses.iter().copied().collect(),
        seat: step.seat.0,
    }
}

/// Where a walk led, without the type of its game.
struct Outcome {
    verdict: Verdict,
    to_move: Option<u8>,
    legal: Vec<String>,
    hint: Option<&'static str>,
    stopped: Option<(usize, String)>,
}

fn outcome<G: Game>(step: &Step<G>, decisions: &[String]) -> Outcome {
    let (Walk { state, verdict, hint, .. }, stopped) = step.walk(decisions);
    let stopped = stopped.map(|(at, stop)| (at, stop.to_string()));
    let to_move = state.status().to_move().map(|seat| seat.0);
    Outcome { verdict, to_move, legal: state.legal_texts(), hint, stopped }
}

#[test]
fn the_hint_does_it() {
    every_step(|name, walk, facts| {
        assert!((1..=MAX_DECISIONS).contains(&facts.hint.len()), "{name}");
        for made in 0..=facts.hint.len() {
            let Outcome { verdict, hint, stopped, to_move, .. } = walk(&facts.hint[..made]);
            assert_eq!(stopped, None, "{name} after {made} decisions");
            let expected = if made == facts.hint.len() { Verdict::Done } else { Verdict::GoingOn };
            assert_eq!(verdict, expected, "{name} after {made} decisions");
            assert_eq!(hint, facts.hint.get(made).map(String::as_str), "{name} after {made} decisions");
            if verdict == Verdict::GoingOn {
                assert_eq!(to_move, Some(facts.seat), "{name} after {made} decisions");
            }
        }
    });
}

/// All that a learner can do, as far as it is easily counted: every first decision, and every second one after the first of the hint.
#[test]
fn what_was_not_asked_is_answered_and_nothing_is_answered_in_vain() {
    every_step(|name, walk, facts| {
        let mut answers = BTreeSet::new();
        let (mut done, mut tried) = (0, 0);
        for made in 0..facts.hint.len() {
            let so_far = &facts.hint[..made];
            for text in walk(so_far).legal {
                let decisions: Vec<String> = so_far.iter().cloned().chain([text.clone()]).collect();
                let Outcome { verdict, to_move, .. } = walk(&decisions);
                tried += 1;
                match verdict {
                    Verdict::Done => done += 1,
                    Verdict::Missed(answer) => drop(answers.insert(answer)),
                    Verdict::GoingOn => assert_eq!(to_move, Some(facts.seat), "{name}: after {text} nobody can go on"),
                }
            }
        }
        println!("{name}: {done} of {tried} do it, {answers:?}");
        assert_eq!(answers, facts.misses, "{name}");
        if facts.misses.is_empty() {
            assert_eq!(done, tried, "{name}: where everything will do, everything does");
        }
    });
}

/// A step never hangs: whatever is done, it is done or missed after a few decisions.
#[test]
fn every_step_ends() {
    every_step(|name, walk, facts| {
        let mut chance = 7_u64;
        for _ in 0..20 {
            let mut decisions = Vec::new();
            loop {
                let Outcome { verdict, legal, .. } = walk(&decisions);
                if verdict != Verdict::GoingOn {
                    break;
                }
                assert!(decisions.len() < MAX_DECISIONS, "{name}: {decisions:?} and still no end");
                chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                decisions.push(legal[(chance >> 33) as usize % legal.len()].clone());
            }
            decisions.push(facts.hint[0].clone());
            assert_eq!(walk(&decisions).stopped.map(|(at, _)| at), Some(decisions.len() - 1), "{name}: nothing after the end");
        }
    });
}

#[test]
fn a_refused_decision_changes_nothing_and_names_the_rule() {
    let (walk, stopped) = step::<yinsh::State>("jump", 1).walk(&["e4-f6"]);
    let (at, Stop::Refused(refusal)) = stopped.expect("no straight line") else { panic!("refused by a rule") };
    assert_eq!((at, Reason::clause(&refusal).to_string()), (0, "YINSH E3".to_owned()));
    assert_eq!((walk.latest.len(), walk.verdict), (0, Verdict::GoingOn));
    let (_, stopped) = step::<yinsh::State>("jump", 1).walk(&["nonsense"]);
    assert!(matches!(stopped, Some((0, Stop::Parse(_)))));
}

fn step<G: Taught>(lesson: &str, number: usize) -> &'static Step<G> {
    let lesson = G::lessons().iter().find(|found| found.name == lesson).expect("a lesson of this name");
    &lesson.steps()[number - 1]
}

/// The whole of what the issue of teaching asks for, counted.
#[test]
fn every_game_has_enough_lessons_and_ends_with_a_whole_game() {
    fn shape<G: Taught>() -> (usize, Vec<(&'static str, usize)>) {
        let last: &Lesson<G> = G::lessons().last().expect("lessons");
        assert!(matches!(&last.body, Body::Game { bot: "level1", variants } if variants.iter().all(|name| G::VARIANTS.contains(name))));
        (G::lessons().len(), G::lessons().iter().map(|lesson| (lesson.name, lesson.steps().len())).collect())
    }
    for &game in GameId::ALL {
        let (count, lessons) = with_game!(game, G => shape::<G>());
        assert!(count >= 14, "{game}: {count}");
        // The client links to it from the first page on.
        assert_eq!(lessons[0].0, "aim", "{game}");
        let names: BTreeSet<_> = lessons.iter().map(|(name, _)| name).collect();
        assert_eq!(names.len(), count, "{game}: names are unique");
        for (name, steps) in &lessons[..count - 1] {
            assert!((2..=5).contains(steps), "{game} {name} has {steps} steps");
        }
    }
}

/// Nobody ever has fewer cards than were dealt to them: the one who loses a set draws as many. So each seat has thirteen, counting what it has
/// still to draw.
#[test]
fn nobody_at_a_card_table_lacks_a_card() {
    for lesson in linko::State::lessons() {
        for (n, step) in lesson.steps().iter().enumerate() {
            let setup = step.position().0.setup();
            for seat in 0..usize::from(setup.players) {
                let front: usize = setup.table[seat].iter().map(|set| set.len()).sum();
                let owed = match setup.phase {
                    linko::Phase::Draw { owner, owed } if owner.index() == seat => usize::from(owed),
                    _ => 0,
                };
                let has = setup.hands[seat].len() + front + owed;
                assert!(has >= linko::HAND, "{} {}: seat {seat} has {has} cards", lesson.name, n + 1);
            }
        }
    }
}

/// A marker comes onto the board with each ring move, and White moves first: where White is to move, both have moved equally often. So the
/// number of markers is even, once the five of each row that was taken off are counted.
#[test]
fn the_markers_of_a_ring_board_can_have_come_about() {
    for lesson in yinsh::State::lessons() {
        for (n, step) in lesson.steps().iter().enumerate() {
            let (header, _) = Header::split(&step.start).expect("a head");
            let (_, state) = Start::<yinsh::State>::read(header).expect("a position");
            let markers = 51 - usize::from(state.pool());
            let rows: usize = yinsh::Colour::ALL.iter().map(|colour| usize::from(state.removed(*colour))).sum();
            assert_eq!((markers + 5 * rows) % 2, 0, "{} {}: {markers} markers, {rows} rows", lesson.name, n + 1);
        }
    }
}
