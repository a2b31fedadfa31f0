use super::*;
use crate::contender::Contender;
use trilynx_bots::Roster;
use trilynx_games::{linko, lyngk, yinsh};

fn run<G: Roster>(options: &str, seed: u64) -> SelfPlay<G> {
    let options = read_alone(options).unwrap_or_else(|error| panic!("{error}"));
    SelfPlay {
        options,
        player: Contender::read::<G>("greedy").or_else(|_| Contender::read::<G>("heuristic")).unwrap(),
        openings: 8..=12,
        seed,
    }
}

fn path(name: &str) -> std::path::PathBuf {
    std::env::temp_dir().join(format!("trilynx-selfplay-{name}-{}", std::process::id()))
}

fn check<G: Roster>(name: &str, options: &str) {
    let run = run::<G>(options, 3);
    let settings = SelfPlaySettings::of(&run, None);
    let path = path(name);
    let _absent = std::fs::remove_file(&path);
    let mut file = GamesFile::open(&path, &settings).unwrap();
    let games: Vec<_> = (0..4).map(|number| run.play(number).unwrap()).collect();
    games.iter().for_each(|game| file.add(game).unwrap());
    let bytes = std::fs::read(&path).unwrap();
    let (found, read) = read::<G>(&bytes).unwrap();
    assert_eq!(found, settings);
    assert_eq!(read.collect::<Result<Vec<_>, _>>().unwrap(), games);
    let plies: usize = games.iter().map(|game| game.moves.len()).sum();
    assert!(games.iter().all(|game| (8..=12).contains(&game.opening_plies())));
    let deals: usize = games.iter().map(|game| game.deal.to_string().len()).sum();
    assert!(bytes.len() < deals + 300 + 4 * plies, "{} bytes for {plies} moves", bytes.len());

    // Killed at any moment, the rest is as if nothing had happened.
    let last = bytes.len() - 1;
    for kept in [0, 5, 40, bytes.len() / 2, last, bytes.len()] {
        std::fs::write(&path, &bytes[..kept]).unwrap();
        let mut file = GamesFile::open(&path, &settings).unwrap();
        assert!(file.games() <= 4 && (kept < last || file.games() >= 3), "{} games in {kept} bytes", file.games());
        (file.games()..4).for_each(|number| file.add(&run.play(number).unwrap()).unwrap());
        assert_eq!(std::fs::read(&path).unwrap(), bytes, "{kept} bytes kept");
    }
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn games_are_kept_in_few_bytes_and_survive_a_kill() {
    check::<yinsh::State>("yinsh", "yinsh/standard");
    check::<lyngk::State>("lyngk", "lyngk/standard");
    check::<linko::State>("linko", "linko/standard players=3");
}

#[test]
fn other_seeds_play_other_games() {
    assert_ne!(run::<yinsh::State>("yinsh/standard", 1).play(0).unwrap(), run::<yinsh::State>("yinsh/standard", 2).play(0).unwrap());
    assert_eq!(run::<yinsh::State>("yinsh/standard", 1).play(5).unwrap(), run::<yinsh::State>("yinsh/standard", 1).play(5).unwrap());
}

#[test]
fn what_cannot_be_used_is_refused_with_the_reason() {
    let run = run::<lyngk::State>("lyngk/standard", 1);
    let settings = SelfPlaySettings::of(&run, None);
    let path = path("refused");
    let _absent = std::fs::remove_file(&path);
    GamesFile::open(&path, &settings).unwrap().add(&run.play(0).unwrap()).unwrap();
    let bytes = std::fs::read(&path).unwrap();
    let check = |bytes: &[u8], settings: &SelfPlaySettings, reason: &str| {
        std::fs::write(&path, bytes).unwrap();
        let error = GamesFile::open(&path, settings).expect_err(reason).to_string();
        assert!(error.contains(reason), "{error}");
        assert_eq!(std::fs::read(&path).unwrap(), bytes, "what is not ours is left alone");
    };
    check(&bytes, &SelfPlaySettings { seed: 2, ..settings.clone() }, "another run");
    check(b"something else entirely", &settings, "does not begin with TRILYNXG");
    check(&[&bytes[..8], &[7], &bytes[9..]].concat(), &settings, "format 7");
    check(&[&bytes[..20], b"}", &bytes[21..]].concat(), &settings, "damaged");
    std::fs::remove_file(&path).unwrap();

    let mut game = run.play(0).unwrap();
    game.winners = Seats::EMPTY;
    assert_eq!(decode::<lyngk::State>(&encode(&game)), Err("its end is another one"));
    game.moves.pop();
    game.judgements.pop();
    assert_eq!(decode::<lyngk::State>(&encode(&game)), Err("it does not end"));
}
