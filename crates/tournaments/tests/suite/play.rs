//! Whole tournaments of every kind, by the hundred here and by the ten thousand with `cargo xtask tournaments`.

use crate::checks::{Facts, check};
use crate::plain::agree;
use crate::random::{Kind, id, numbers, whole};
use trilynx_tournaments::Tournament;

fn all(kind: Kind, usual: u64) {
    let mut facts = Facts::default();
    let numbers = numbers(usual);
    let many = numbers.end - numbers.start;
    for number in numbers {
        let scene = whole(kind, number);
        let context = |what: String| format!("TRILYNX_SEED={number}, {kind:?} of {}: {what}", scene.tournament.players().len());
        facts.add(check(&scene.log).map_err(context).unwrap_or_else(|what| panic!("{what}")));
        let standings = scene.tournament.standings();
        agree(&scene.log, scene.tournament.tie_breaks(), &standings).map_err(context).unwrap_or_else(|what| panic!("{what}"));
        let again = Tournament::replay(id(), &scene.log).expect("its own log");
        assert!(again == scene.tournament, "{}", context("a replay differs".to_owned()));
    }
    println!("{many} tournaments of {kind:?}: {facts:?}");
}

#[test]
fn round_robins() {
    all(Kind::RoundRobin, 20);
}

#[test]
fn swiss_tournaments() {
    all(Kind::Swiss, 60);
}

#[test]
fn arenas() {
    all(Kind::Arena, 25);
}

#[test]
fn rounds_at_tables() {
    all(Kind::Tables, 30);
}
