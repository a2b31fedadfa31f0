use super::*;
use crate::contender::Contender;
use crate::selfplay::SelfPlay;
use trilynx_bots::Roster;
use trilynx_bots::lyngk::LyngkPosition;
use trilynx_bots::network::Networked as _;
use trilynx_bots::search::Position;
use trilynx_bots::yinsh::YinshPosition;
use trilynx_games::header::read_alone;

fn check<P: Augmented<Game: Roster>>(options: &str) {
    let options = read_alone(options).unwrap_or_else(|error| panic!("{error}"));
    let player = Contender::read::<P::Game>("search:nodes=60").unwrap();
    let run = SelfPlay { options, player, openings: 8..=12, seed: 4 };
    let games: Vec<_> = (0..6).map(|number| run.play(number).unwrap()).collect();
    let expand = |filter, twice: bool| {
        let mut bytes = Vec::new();
        let mut dataset = Dataset::<P, _>::begin(&mut bytes, filter).unwrap();
        for game in games.iter().chain(games.iter().filter(|_| twice)) {
            dataset.add(game).unwrap();
        }
        let summary = dataset.finish().unwrap();
        (bytes, summary)
    };
    let (bytes, summary) = expand(Filter::default(), false);
    let (again, doubled) = expand(Filter::default(), true);
    assert_eq!(bytes, again, "what was seen before is left out");
    assert!(doubled.of(Sees::Again) >= summary.of(Sees::Sample));
    let (_, without) = expand(Filter { skip_proved: true, ..Filter::default() }, false);
    assert!(without.of(Sees::Proved) > 0 && without.of(Sees::Sample) < summary.of(Sees::Sample));

    let architecture = P::ARCHITECTURE;
    let length = 2 * (architecture.most_active + architecture.knowledge + 1) + 2;
    let text = u32::from_le_bytes(bytes[12..16].try_into().unwrap()) as usize;
    let header: serde_json::Value = serde_json::from_slice(&bytes[16..16 + text]).unwrap();
    let maps = 1 + 12 + header["relabellings"].as_array().unwrap().iter().map(|count| count.as_u64().unwrap()).sum::<u64>() as usize;
    let samples = &bytes[16 + text + 2 * maps * architecture.inputs..];
    assert_eq!(samples.len(), length * summary.of(Sees::Sample) as usize);

    // The first sample is the first position after the opening, unless that was in the middle of a turn.
    let game = &games[0];
    let mut position = P::new(&<P::Game as Game>::new(&game.deal));
    game.moves[..game.opening_plies()].iter().for_each(|chosen| position.play(*chosen));
    assert!(position.is_settled());
    let sample = &samples[..length];
    let number = |n: usize| u16::from_le_bytes([sample[2 * n], sample[2 * n + 1]]);
    let seat = position.to_move().unwrap();
    let inputs: Vec<u16> = (0..architecture.most_active).map(number).filter(|&n| usize::from(n) < architecture.inputs).collect();
    assert_eq!(inputs, position.inputs().iter().map(|input| input[usize::from(seat)]).collect::<Vec<_>>());
    assert_eq!(number(architecture.most_active) as i16 as i32, position.knowledge().as_ref()[0]);
    assert_eq!(number(architecture.most_active + architecture.knowledge), game.judgements[0].win);
    let result = game.winners.iter().next().map_or(1, |winner| if winner.0 == seat { 2 } else { 0 });
    assert_eq!(sample[length - 2..], [result, position.bucket() as u8]);

    // The unit changes what was thought of a position and nothing else, and never who was thought to win.
    let (converted, _) = expand(Filter { calibrated: true, ..Filter::default() }, false);
    let start = bytes.len() - samples.len();
    assert_eq!(converted[..start], bytes[..start]);
    let mut changed = 0;
    for (before, after) in samples.chunks(length).zip(converted[start..].chunks(length)) {
        let win = |sample: &[u8]| i32::from(u16::from_le_bytes([sample[length - 4], sample[length - 3]])) - 5_000;
        assert_eq!((&before[..length - 4], &before[length - 2..]), (&after[..length - 4], &after[length - 2..]));
        assert!(win(before).signum() == win(after).signum() && win(after).abs() <= win(before).abs());
        changed += usize::from(win(before) != win(after));
    }
    assert!(changed > 0);
}

#[test]
fn a_score_stays_the_same_by_another_unit() {
    let position = YinshPosition::new(&<YinshPosition as Position>::Game::new(&read_alone("yinsh/standard").unwrap()));
    let score = 150.0;
    let probability = |unit: f32| (10_000.0 / (1.0 + (-score / unit).exp())).round() as u16;
    let thought = Judgement { win: probability(YinshPosition::UNITS[position.phase()]), is_proved: false };
    let told = in_unit_of_training(&position, thought).win;
    assert!(told.abs_diff(probability(YinshPosition::ARCHITECTURE.scale as f32)) <= 1);
    for win in [0, Judgement::CERTAIN] {
        assert_eq!(in_unit_of_training(&position, Judgement { win, is_proved: true }).win, win, "what is proved is certain by any unit");
    }
}

#[test]
fn samples_are_what_the_games_say() {
    check::<YinshPosition>("yinsh/standard");
    check::<LyngkPosition>("lyngk/standard");
}
