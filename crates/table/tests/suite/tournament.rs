//! A table of a tournament: nobody breaks its game off, who is late for a first turn loses, and the tournament has the last word.

use crate::scene::{Scene, options, person};
use trilynx_games::GameId;
use trilynx_protocol::tournament::{Ruling, no_show_ms};
use trilynx_protocol::wire::Stage;
use trilynx_protocol::{ClockRule, Command, EndedBy, Occupant, Options, Refused, SeatOffer, TournamentId};
use trilynx_table::{By, Input, Opening};

const CLOCK: ClockRule = ClockRule::Fischer { initial_s: 600, increment_s: 5 };

fn opened(tournament: Option<TournamentId>, game: GameId, players: u8) -> Scene {
    let options = Options { clock: CLOCK, ..options(game, players) };
    let occupants = (0..players).map(|n| Some(Occupant::Person(person(n)))).collect();
    let offers = (0..players).map(|n| SeatOffer::For(person(n))).collect();
    let opening = Opening { options, by: person(9), offers, occupants, rematch_of: None, guest: false };
    Scene::open_for(tournament, opening, 1).expect("it can be opened")
}

fn tournament() -> Option<TournamentId> {
    Some(TournamentId::from_random([7; 16]))
}

fn duel() -> Scene {
    opened(tournament(), GameId::ALL[0], 2)
}

fn result(scene: &Scene) -> (Vec<u8>, EndedBy) {
    let result = scene.table.result().expect("it is over");
    (result.winners.clone(), result.by)
}

#[test]
fn nobody_breaks_a_game_of_a_tournament_off() {
    assert_eq!(opened(None, GameId::ALL[0], 2).ask(0, Command::Abort), Ok(()));
    let mut scene = duel();
    assert_eq!(scene.table.tournament(), tournament());
    assert_eq!(scene.ask(0, Command::Abort), Err(Refused::TooLateToAbort));
}

#[test]
fn who_makes_no_first_turn_loses_after_the_tournament_could_have_said_so() {
    let mut scene = duel();
    let deadline = scene.table.deadline().expect("somebody has to move");
    assert!(deadline > scene.now + no_show_ms(&CLOCK), "the tournament says first who has not come");
    scene.now = deadline;
    scene.input(By::Server, Input::Tick).expect("time passes");
    assert_eq!(result(&scene), (vec![1], EndedBy::Time));
}

#[test]
fn a_tournament_lets_those_lose_who_stay_away_and_calls_games_off() {
    for (seats, expected) in
        [(vec![0], (vec![1], EndedBy::Absence)), (vec![1], (vec![0], EndedBy::Absence)), (vec![0, 1], (vec![], EndedBy::Abort))]
    {
        let mut scene = duel();
        scene.input(By::Server, Input::Ruled(Ruling::StayedAway(seats))).expect("it is heard");
        assert_eq!(result(&scene), expected);
        let log = scene.log.len();
        scene.input(By::Server, Input::Ruled(Ruling::CalledOff)).expect("nothing is left to decide");
        assert_eq!(scene.log.len(), log);
    }
    let mut scene = duel();
    scene.input(By::Server, Input::Ruled(Ruling::CalledOff)).expect("it is heard");
    assert_eq!(result(&scene), (vec![], EndedBy::Abort));
    // At a table of four the others play on.
    let many = GameId::ALL.iter().copied().find(|game| game.players().contains(&4)).expect("a game of four");
    let mut scene = opened(tournament(), many, 4);
    scene.input(By::Server, Input::Ruled(Ruling::StayedAway(vec![2]))).expect("it is heard");
    assert_eq!(scene.table.stage(), Stage::Playing);
    scene.input(By::Server, Input::Ruled(Ruling::StayedAway(vec![0, 1, 3]))).expect("it is heard");
    assert_eq!(result(&scene), (vec![], EndedBy::Abort));
}

#[test]
fn a_table_of_no_tournament_hears_no_rulings() {
    let mut scene = opened(None, GameId::ALL[0], 2);
    scene.input(By::Server, Input::Ruled(Ruling::CalledOff)).expect("nothing happens");
    assert_eq!(scene.table.stage(), Stage::Playing);
    assert_eq!(
        scene.input(By::Person { id: person(0), seat: None, lag_ms: 0, held_ms: 0, guest: false }, Input::Ruled(Ruling::CalledOff)),
        Err(Refused::NotSeated)
    );
}
