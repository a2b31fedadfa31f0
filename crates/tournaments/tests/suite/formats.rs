//! Each rule of each format, by the smallest tournament that shows it.

use crate::random::{START_MS, Scene, by_scores, duel, person, settings};
use trilynx_protocol::log::TournamentEvent as Event;
use trilynx_protocol::tournament::{
    Admission, Bye, CrossKind, FillIns, Format, OutcomeBy, PairingReason, SeatReason, TieBreak, TournamentCommand as Command,
    TournamentRefused as Refused, TournamentSettings, WaitingReason,
};
use trilynx_protocol::{ClockRule, EndedBy, GameResult, Occupant};
use trilynx_tournaments::{Input, TournamentStage, outcome_of};

fn points(scene: &Scene) -> Vec<u32> {
    scene.tournament.players().iter().map(|player| player.points).collect()
}

/// The first of two players with this number wins each of these games.
fn higher_wins(scene: &mut Scene) {
    for game in scene.open_games() {
        let players = &scene.tournament.games()[game as usize].players;
        let winner = if players[0] < players[1] { 0 } else { 1 };
        scene.play(game, duel(Some(winner)));
    }
}

#[test]
fn wins_count_one_draws_half_and_an_arena_doubles_after_two_wins() {
    let mut scene = Scene::started(settings(Format::Swiss { rounds: 1 }), 2, 1);
    scene.play(0, duel(None));
    assert_eq!(points(&scene), [30, 30]);

    let mut arena = Scene::started(settings(Format::Arena { minutes: 60 }), 2, 1);
    // Player 0 wins three times, draws, and wins again: 2 + 2 + 4 + 2 + 2.
    let mut expected = 0;
    for (winner, counts) in [(Some(0), 2), (Some(0), 2), (Some(0), 4), (None, 2), (Some(0), 2)] {
        let game = arena.open_games()[0];
        let seat = arena.tournament.games()[game as usize].players.iter().position(|player| *player == 0).unwrap() as u8;
        arena.play(game, duel(winner.map(|_: u16| seat)));
        expected += counts;
        assert_eq!(arena.tournament.players()[0].points, expected * 60);
    }
    assert_eq!(arena.tournament.players()[1].points, 60, "a draw of somebody without a streak");
}

#[test]
fn places_at_a_table_count_5_3_2_1_and_equal_places_share() {
    let scored = |scores: &[i16]| {
        let mut scene = Scene::started(settings(Format::Tables { rounds: 1 }), scores.len() as u64, 3);
        scene.play(0, by_scores(scores));
        let game = &scene.tournament.games()[0];
        game.players.iter().map(|player| scene.tournament.players()[usize::from(*player)].points).collect::<Vec<_>>()
    };
    assert_eq!(scored(&[9, 4, 3, -2]), [300, 180, 120, 60]);
    assert_eq!(scored(&[9, 4, 3, 2, 1]), [300, 180, 120, 60, 0]);
    assert_eq!(scored(&[1, 2, 3]), [120, 180, 300]);
    assert_eq!(scored(&[7, 7, 3, 3]), [240, 240, 90, 90]);
    assert_eq!(scored(&[7, 7, 7]), [200, 200, 200]);
}

#[test]
fn who_left_is_behind_all_others_and_an_agreed_draw_is_one() {
    let result = GameResult { winners: vec![2], scores: vec![9, 8, 3, 1], by: EndedBy::Rules, left: vec![1, 0] };
    assert_eq!(outcome_of(&result, 4, &[]).unwrap().places, [3, 4, 1, 2]);
    assert_eq!(outcome_of(&result, 4, &[2]).unwrap().places, [2, 3, 4, 1]);
    let agreed = GameResult { winners: vec![], scores: vec![2, 1], by: EndedBy::Agreement, left: vec![] };
    assert_eq!(outcome_of(&agreed, 2, &[]).unwrap().places, [1, 1]);
    let aborted = GameResult { winners: vec![], scores: vec![], by: EndedBy::Abort, left: vec![] };
    assert_eq!(outcome_of(&aborted, 2, &[]), None);
}

#[test]
fn check_in_opens_five_minutes_before_and_who_does_not_is_not_paired() {
    let mut scene = Scene::new(TournamentSettings { check_in: true, ..settings(Format::Swiss { rounds: 4 }) }, 1);
    (0..5).for_each(|player| scene.ask(player, Command::Enter).unwrap());
    assert_eq!(scene.ask(9, Command::CheckIn), Err(Refused::NotAPlayer));
    scene.now.unix_ms = START_MS - 5 * 60_000 - 1;
    assert_eq!(scene.ask(0, Command::CheckIn), Err(Refused::NotNow));
    scene.now.unix_ms += 1;
    (0..4).for_each(|player| scene.ask(player, Command::CheckIn).unwrap());
    assert_eq!(scene.ask(0, Command::CheckIn), Err(Refused::AlreadySo));
    scene.now.unix_ms = START_MS;
    scene.tick();
    assert_eq!(scene.open_games().len(), 2);
    assert!(!scene.tournament.players()[4].status.is_active());
    // Late, with half a point for the round that was missed.
    scene.ask(4, Command::Enter).unwrap();
    assert_eq!(scene.tournament.players()[4].points, 30);
}

#[test]
fn late_entries_get_one_half_point_bye_until_half_of_the_rounds() {
    let mut scene = Scene::started(settings(Format::Swiss { rounds: 5 }), 8, 1);
    higher_wins(&mut scene);
    assert_eq!(scene.tournament.rounds().len(), 2);
    scene.ask(100, Command::Enter).unwrap();
    assert_eq!(scene.tournament.players()[8].points, 30, "half a point for round 2, nothing for round 1");
    higher_wins(&mut scene);
    assert_eq!(scene.tournament.rounds().len(), 3);
    assert_eq!(scene.ask(101, Command::Enter), Err(Refused::NotNow));
    // Who comes back gets nothing for what they missed.
    scene.ask(100, Command::Withdraw).unwrap();
    let before = points(&scene)[8];
    scene.ask(100, Command::Enter).unwrap();
    assert_eq!(points(&scene)[8], before);
    assert_eq!(Scene::started(settings(Format::RoundRobin { cycles: 1 }), 4, 1).ask(9, Command::Enter), Err(Refused::NotNow));
}

#[test]
fn who_does_not_come_within_a_tenth_of_the_clock_loses_and_is_withdrawn() {
    let mut scene = Scene::started(settings(Format::Swiss { rounds: 3 }), 2, 1);
    scene.open(0, |seat| seat == 1);
    let tenth = 60_000;
    assert_eq!(scene.tournament.deadline_ms(), Some(scene.now.service_ms + tenth));
    scene.wait(tenth - 1);
    scene.tick();
    assert_eq!(scene.open_games(), [0]);
    scene.wait(1);
    scene.tick();
    let game = &scene.tournament.games()[0];
    let outcome = game.outcome.as_ref().unwrap();
    assert_eq!((outcome.places.as_slice(), outcome.absent.as_slice(), outcome.by), (&[2, 1][..], &[0][..], OutcomeBy::Absence));
    assert!(!scene.tournament.players()[usize::from(game.players[0])].status.is_active());
    assert_eq!(scene.tournament.stage(), TournamentStage::Finished, "one player is no round");
    let short = TournamentSettings { table: settings(Format::Swiss { rounds: 1 }).table, ..settings(Format::Swiss { rounds: 1 }) };
    let of = |clock| {
        let mut settings = short.clone();
        settings.table.clock = clock;
        settings.no_show_ms()
    };
    assert_eq!(of(ClockRule::Fischer { initial_s: 60, increment_s: 0 }), 30_000, "a page takes a while to load");
    assert_eq!(of(ClockRule::Correspondence { days: 1 }), 8_640_000);
}

#[test]
fn one_who_stays_away_from_a_table_of_four_does_not_end_it() {
    let mut scene = Scene::started(settings(Format::Tables { rounds: 1 }), 4, 1);
    scene.open(0, |seat| seat != 2);
    scene.wait(60_000);
    scene.tick();
    assert_eq!(scene.open_games(), [0]);
    scene.apply(&Input::Over(0, by_scores(&[1, 5, 9, 3]))).unwrap();
    let game = &scene.tournament.games()[0];
    let counted: Vec<u32> = game.players.iter().map(|player| points(&scene)[usize::from(*player)]).collect();
    assert_eq!(counted, [120, 300, 0, 180], "the bot that played on wins nothing for the one who is away");
}

#[test]
fn a_round_robin_of_five_rests_everybody_once_and_a_withdrawn_player_loses_the_rest() {
    let mut scene = Scene::started(settings(Format::RoundRobin { cycles: 1 }), 5, 1);
    let gone = scene.tournament.rounds()[0].byes[0].player;
    scene.ask(u64::from(gone), Command::Withdraw).unwrap();
    while scene.tournament.stage() == TournamentStage::Running {
        scene.open_games().into_iter().for_each(|game| scene.play(game, duel(None)));
    }
    assert_eq!(scene.tournament.rounds().len(), 5);
    assert!(scene.tournament.rounds().iter().all(|round| round.byes.len() == 1 && round.byes[0].bye == Bye::Rest));
    let expected: Vec<u32> = (0..5).map(|player| if player == gone { 0 } else { 3 * 30 + 60 }).collect();
    assert_eq!(points(&scene), expected);
}

#[test]
fn a_swiss_bye_goes_to_the_last_who_had_none() {
    let mut scene = Scene::started(settings(Format::Swiss { rounds: 3 }), 5, 1);
    let mut had = Vec::new();
    while scene.tournament.stage() == TournamentStage::Running {
        had.push(scene.tournament.rounds().last().unwrap().byes[0].player);
        higher_wins(&mut scene);
    }
    had.sort_unstable();
    had.dedup();
    assert_eq!(had.len(), 3);
}

#[test]
fn a_first_swiss_round_pairs_the_upper_half_with_the_lower_one() {
    let scene = Scene::started(settings(Format::Swiss { rounds: 3 }), 8, 1);
    // Ratings grow with the number.
    let mut pairs: Vec<Vec<u16>> = scene.tournament.games().iter().map(|game| game.players.clone()).collect();
    pairs.iter_mut().for_each(|pair| pair.sort_unstable());
    assert_eq!(pairs, [[3, 7], [2, 6], [1, 5], [0, 4]]);
    let whys: Vec<_> = scene.tournament.games().iter().map(|game| game.why.clone()).collect();
    assert!(matches!(whys[0], PairingReason::Swiss { met: 0, seats: SeatReason::Lot, balance: [0, 0], points: [0, 0], .. }), "{whys:?}");
    let seat_of_higher: Vec<bool> = scene.tournament.games().iter().map(|game| game.players[0] > game.players[1]).collect();
    assert!(seat_of_higher.windows(2).all(|two| two[0] != two[1]), "seats alternate from board to board");
}

#[test]
fn an_arena_says_why_somebody_waits() {
    let mut scene = Scene::started(settings(Format::Arena { minutes: 10 }), 3, 1);
    let waiting = |scene: &Scene| (0..3).find_map(|player| scene.tournament.waiting_because(player, scene.now.service_ms));
    assert_eq!(waiting(&scene), Some(WaitingReason::NobodyFree { games: 1 }));
    scene.act(Command::Pause).unwrap();
    assert_eq!(waiting(&scene), Some(WaitingReason::Paused));
    scene.act(Command::Resume).unwrap();
    scene.wait(10 * 60_000);
    assert_eq!(waiting(&scene), Some(WaitingReason::Ending));
    scene.tick();
    assert_eq!(scene.tournament.stage(), TournamentStage::Running, "the game that is played counts");
    let game = scene.open_games()[0];
    scene.play(game, duel(Some(0)));
    assert_eq!(scene.tournament.stage(), TournamentStage::Finished);

    let mut four = Scene::started(settings(Format::Arena { minutes: 10 }), 4, 1);
    four.play(0, duel(Some(0)));
    let met = four.tournament.games()[0].players.clone();
    let because = four.tournament.waiting_because(met[0], four.now.service_ms);
    assert_eq!(because, Some(WaitingReason::JustMet { player: met[1] }));
}

#[test]
fn invitations_limits_and_roles() {
    let mut scene = Scene::new(TournamentSettings { admission: Admission::Invited, ..settings(Format::Swiss { rounds: 3 }) }, 1);
    assert_eq!(scene.ask(1, Command::Enter), Err(Refused::NotInvited));
    assert_eq!(scene.ask(1, Command::Invite { person: person(1) }), Err(Refused::NotOrganiser));
    scene.act(Command::Invite { person: person(1) }).unwrap();
    scene.ask(1, Command::Enter).unwrap();
    assert_eq!(scene.ask(1, Command::Enter), Err(Refused::AlreadySo));
    assert_eq!(scene.act(Command::Start), Err(Refused::TooFew { fewest: 2 }));
    scene.now.unix_ms = START_MS;
    scene.tick();
    assert_eq!(scene.tournament.stage(), TournamentStage::Finished, "nobody to play with");

    let mut comes_and_goes = Scene::new(settings(Format::Arena { minutes: 10 }), 1);
    comes_and_goes.ask(1, Command::Enter).unwrap();
    for _ in 0..trilynx_tournaments::MOST_CHANGES {
        comes_and_goes.ask(1, Command::Withdraw).unwrap();
        comes_and_goes.ask(1, Command::Enter).unwrap();
    }
    comes_and_goes.ask(1, Command::Withdraw).unwrap();
    assert_eq!(comes_and_goes.ask(1, Command::Enter), Err(Refused::Full { most: 50 }));

    let mut full = Scene::new(settings(Format::RoundRobin { cycles: 2 }), 1);
    (0..200).for_each(|player| full.ask(player, Command::Enter).unwrap());
    assert_eq!(full.ask(200, Command::Enter), Err(Refused::Full { most: 200 }));
}

#[test]
fn settings_that_cannot_be_are_refused_by_name() {
    let create = |settings| {
        let mut scene = Scene::new(crate::random::settings(Format::Swiss { rounds: 3 }), 1);
        scene.act(Command::Change { settings })
    };
    let unsuitable = |what: &str| Err(Refused::Unsuitable { what: what.to_owned() });
    assert_eq!(create(settings(Format::Arena { minutes: 10 })), Ok(()));
    for format in
        [Format::Swiss { rounds: 0 }, Format::Swiss { rounds: 31 }, Format::RoundRobin { cycles: 3 }, Format::Arena { minutes: 0 }]
    {
        assert_eq!(create(settings(format)), unsuitable("format"));
    }
    let other_game = settings(Format::Tables { rounds: 3 }).table;
    assert_eq!(
        create(TournamentSettings { format: Format::Tables { rounds: 3 }, ..settings(Format::Swiss { rounds: 3 }) }),
        unsuitable("format")
    );
    assert_eq!(create(TournamentSettings { table: other_game, ..settings(Format::Swiss { rounds: 3 }) }), unsuitable("format"));
    assert_eq!(create(TournamentSettings { name: " ".to_owned(), ..settings(Format::Swiss { rounds: 3 }) }), unsuitable("name"));
    assert_eq!(create(TournamentSettings { name: "a\nb".to_owned(), ..settings(Format::Swiss { rounds: 3 }) }), unsuitable("name"));
    let organisers = (0..9).map(person).collect();
    assert_eq!(create(TournamentSettings { organisers, ..settings(Format::Swiss { rounds: 3 }) }), unsuitable("organisers"));
}

/// Four players; 0 beats 1, 1 beats 2, 2 beats 0, all beat 3: three are equal, and nothing decides.
#[test]
fn equal_players_share_a_place_and_a_direct_encounter_decides() {
    let play = |upset: bool| {
        let mut scene = Scene::started(settings(Format::RoundRobin { cycles: 1 }), 4, 5);
        while scene.tournament.stage() == TournamentStage::Running {
            for game in scene.open_games() {
                let players = scene.tournament.games()[game as usize].players.clone();
                let beats = |one: u16, other: u16| match (one, other) {
                    (0, 1) | (1, 2) | (2, 0) => true,
                    (2, 3) => !upset,
                    (one, 3) => one != 3,
                    _ => false,
                };
                scene.play(game, duel(Some(if beats(players[0], players[1]) || upset && players == [3, 2] { 0 } else { 1 })));
            }
        }
        scene
    };
    let circle = play(false).tournament.standings();
    assert_eq!(circle.iter().map(|line| line.place).collect::<Vec<_>>(), [1, 1, 1, 4]);
    let scene = play(true);
    let table = scene.tournament.standings();
    // 0 and 1 have two points, 2 and 3 one: 0 has beaten 1, and 3 has beaten 2.
    assert_eq!(table.iter().map(|line| (line.player, line.place)).collect::<Vec<_>>(), [(0, 1), (1, 2), (3, 3), (2, 4)]);
    assert_eq!(scene.tournament.tie_breaks()[0], TieBreak::DirectEncounter);
    assert_eq!(table[0].tie_breaks[0], 60);
}

#[test]
fn the_crosstable_says_what_became_of_everybody() {
    let mut scene = Scene::started(settings(Format::Swiss { rounds: 2 }), 3, 1);
    let resting = scene.tournament.rounds()[0].byes[0].player;
    let rows = scene.tournament.crosstable();
    let row = rows.iter().find(|row| row.player == resting).unwrap();
    assert!(matches!(row.cells[..], [ref cell] if cell.kind == CrossKind::Bye { bye: Bye::Full } && cell.points == Some(60)));
    let game = scene.open_games()[0];
    let players = scene.tournament.games()[game as usize].players.clone();
    let cell = |scene: &Scene| scene.tournament.crosstable().into_iter().find(|row| row.player == players[1]).unwrap().cells[0].clone();
    assert_eq!(cell(&scene).points, None);
    scene.play(game, duel(Some(1)));
    assert_eq!(cell(&scene).points, Some(60));
    let expected = CrossKind::Game { game, seat: 1, opponents: vec![players[0]], by: Some(OutcomeBy::Play), absent: false };
    assert_eq!(cell(&scene).kind, expected);
}

#[test]
fn breaks_and_pauses_hold_the_next_round() {
    let mut scene = Scene::started(TournamentSettings { break_s: 60, ..settings(Format::Swiss { rounds: 3 }) }, 4, 1);
    higher_wins(&mut scene);
    assert_eq!(scene.tournament.deadline_ms(), Some(scene.now.service_ms + 60_000));
    scene.wait(30_000);
    scene.act(Command::Pause).unwrap();
    assert_eq!(scene.tournament.deadline_ms(), None);
    scene.wait(1_000_000);
    scene.tick();
    assert_eq!(scene.tournament.rounds().len(), 1);
    scene.act(Command::Resume).unwrap();
    assert_eq!(scene.tournament.deadline_ms(), Some(scene.now.service_ms + 30_000));
    scene.wait(30_000);
    scene.tick();
    assert_eq!(scene.tournament.rounds().len(), 2);
    assert!(matches!(scene.log.last().unwrap().event, Event::Paired { round: 2, by: None, .. }));
}

#[test]
fn bots_may_fill_in() {
    let mut scene = Scene::new(settings(Format::Arena { minutes: 10 }), 1);
    scene.ask(0, Command::Enter).unwrap();
    scene.apply(&Input::BotEnters { name: "easy".to_owned(), rating: 900 }).unwrap();
    scene.now.unix_ms = START_MS;
    scene.tick();
    assert_eq!(scene.open_games().len(), 1);
}

#[test]
fn a_game_that_was_broken_off_counts_for_nobody_and_the_round_goes_on() {
    let mut scene = Scene::started(settings(Format::Swiss { rounds: 2 }), 4, 1);
    for game in scene.open_games() {
        scene.play(game, GameResult { winners: Vec::new(), scores: Vec::new(), by: EndedBy::Abort, left: Vec::new() });
    }
    assert_eq!(scene.tournament.rounds().len(), 2, "the next round is paired");
    let outcome = scene.tournament.games()[0].outcome.as_ref().unwrap();
    assert_eq!((outcome.absent.as_slice(), outcome.by), (&[0, 1][..], OutcomeBy::Absence));
    assert_eq!(points(&scene).iter().sum::<u32>(), 0);
}

#[test]
fn tables_have_ids_that_follow_from_the_log_and_a_round_that_is_paired_anew_has_others() {
    let mut scene = Scene::started(settings(Format::Swiss { rounds: 2 }), 4, 1);
    let ids = |tournament: &trilynx_tournaments::Tournament| -> Vec<_> { (0..3).map(|game| tournament.table_id(game)).collect() };
    let before = ids(&scene.tournament);
    assert!(before[0].is_some() && before[0] != before[1] && before[2].is_none());
    let replayed = trilynx_tournaments::Tournament::replay(scene.tournament.id(), &scene.log).unwrap();
    assert_eq!(ids(&replayed), before);
    let paired = scene.tournament.version();
    scene.act(Command::Pause).unwrap();
    scene.act(Command::Undo { version: paired }).unwrap();
    scene.act(Command::Resume).unwrap();
    let after = ids(&scene.tournament);
    assert!(after[0].is_some() && !before.contains(&after[0]) && !before.contains(&after[1]));
    assert_ne!(scene.tournament.invitation(), Scene::new(settings(Format::Swiss { rounds: 2 }), 2).tournament.invitation());
}

#[test]
fn bots_play_people_who_have_no_opponent_and_not_each_other() {
    let mut table = settings(Format::Arena { minutes: 10 }).table;
    table.rated = false;
    let bots = Some(FillIns { bot: "level1".to_owned(), most: 3 });
    let mut scene = Scene::started(TournamentSettings { bots, table, ..settings(Format::Arena { minutes: 10 }) }, 2, 1);
    assert_eq!(scene.open_games(), [0]);
    for _ in 0..3 {
        scene.apply(&Input::BotEnters { name: "level1".to_owned(), rating: 1500 }).unwrap();
    }
    assert_eq!(scene.open_games(), [0], "bots wait for people");
    scene.ask(7, Command::Enter).unwrap();
    assert_eq!(scene.open_games(), [0, 1], "the third person has a bot to play");
    let is_bot = |player: u16| matches!(scene.tournament.players()[usize::from(player)].who, Occupant::Bot(_));
    let bots: Vec<usize> =
        scene.tournament.games().iter().map(|game| game.players.iter().filter(|player| is_bot(**player)).count()).collect();
    assert_eq!(bots, [0, 1]);
    scene.play(0, GameResult { winners: vec![0], scores: Vec::new(), by: EndedBy::Resignation, left: vec![1] });
    let met: Vec<usize> = scene.tournament.games()[2..]
        .iter()
        .map(|game| {
            game.players.iter().filter(|player| matches!(scene.tournament.players()[usize::from(**player)].who, Occupant::Bot(_))).count()
        })
        .collect();
    assert_eq!(met, [1, 1], "two who just met play bots");
}
