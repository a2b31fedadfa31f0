use super::*;
use trilynx_bots::{Limits, Line, Report, Thought, Value};
use trilynx_games::linko;
use trilynx_games::yinsh::{Move, State, View};

/// Plays the same move again and again, or panics.
struct Stubborn(Option<Move>);

impl Bot<State> for Stubborn {
    fn choose(&mut self, _: &View, _: u64, _: &Limits<'_>, _: Report<'_, Move>) -> Thought<Move> {
        let moves = vec![self.0.expect("no idea")];
        Thought { lines: vec![Line { moves, value: Value::estimate(0.5) }], nodes: 1, depth: 0, elapsed: Default::default() }
    }
}

fn random_match<G: Roster>(options: &str, seats: usize) -> Match<G> {
    let options = trilynx_games::header::read_alone(options).unwrap_or_else(|error| panic!("{error}"));
    let contenders = Contender::read_all::<G>(&["random".to_owned(), "random".to_owned()]).unwrap();
    let schedule = Schedule::new(2, seats, 2);
    Match { options, contenders, schedule, opening_plies: 0, seed: 1, position: determinized_position::<G> }
}

#[test]
fn our_own_bots_can_lose_by_a_fault_too() {
    let of = random_match::<State>("yinsh/standard", 2);
    for (bot, kind, by) in
        [(Stubborn(None), TroubleKind::Crash, EndedBy::Fault), (Stubborn("e5".parse().ok()), TroubleKind::Illegal, EndedBy::Illegal)]
    {
        let slot = of.schedule.slot(0);
        let opening = Opening::of_round(&of.options, 1, 0, 0).unwrap();
        let mut table = Table::set(&of, &slot, &opening, &mut Waiting::default());
        table.seats[0].mind = Mind::Bot(Box::new(bot));
        let trouble = (0..3).find_map(|ply| table.decide(Seat(ply % 2)).err());
        assert_eq!(trouble.as_ref().map(|trouble| trouble.kind), Some(kind), "{trouble:?}");
        let fault = trouble.map(|trouble| Fault { seat: 0, trouble }).unwrap();
        let played = table.finish(&slot, opening, Err(fault), &mut Waiting::default());
        assert_eq!((played.winners, played.fault.map(|fault| fault.seat)), (vec![1], Some(0)));
        let record = Record::<State>::read(&played.record).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(record.ending, Ending::Otherwise { winners: Seats::only(Seat(1)), by });
    }
}

#[test]
fn a_record_says_which_fault_has_ended_it() {
    for (kind, result) in [
        (TroubleKind::Timeout, "Result: winners=1 by=time"),
        (TroubleKind::Illegal, "Result: winners=1 by=illegal"),
        (TroubleKind::Crash, "Result: winners=1 by=fault"),
        (TroubleKind::Protocol, "Result: winners=1 by=fault"),
    ] {
        let of = random_match::<State>("yinsh/standard", 2);
        let slot = of.schedule.slot(0);
        let opening = Opening::of_round(&of.options, 1, 0, 0).unwrap();
        let fault = Fault { seat: 0, trouble: Trouble::new(kind, "as it was") };
        let played = Table::set(&of, &slot, &opening, &mut Waiting::default()).finish(&slot, opening, Err(fault), &mut Waiting::default());
        assert!(played.record.lines().any(|line| line == result), "{result}: {}", played.record);
        assert!(played.record.contains("Fault: seat 0, ") && played.record.contains("as it was"), "{}", played.record);
    }
}

/// Two games that look the same to a seat are the same line, whatever the others hold.
#[test]
fn an_engine_is_told_nothing_that_is_hidden() {
    let of = random_match::<linko::State>("linko/standard players=3", 3);
    let opening = Opening::<linko::State>::of_round(&of.options, 1, 0, 6).unwrap();
    let mut state = <linko::State as Game>::new(&opening.deal);
    opening.moves.iter().for_each(|chosen| state.play_unchecked(*chosen));
    let viewer = Viewer::Seat(state.status().to_move().unwrap());
    let line = determinized_position::<linko::State>(&state.view(viewer), 7);
    assert_ne!(line, state.setup().to_string());
    let (header, _) = trilynx_games::Header::split(&line).unwrap();
    let (_, told) = Start::<linko::State>::read(header).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(told.view(viewer), state.view(viewer));
    assert_eq!(determinized_position::<linko::State>(&told.view(viewer), 7), line);
}
