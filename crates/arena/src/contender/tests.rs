use super::*;
use trilynx_games::yinsh::State;

#[test]
fn texts_are_read() {
    let ms = |ms| Some(Duration::from_millis(ms));
    let check = |text: &str, time, nodes, depth, threads, seed| {
        let found = Contender::read::<State>(text).unwrap();
        assert_eq!(found.name, text);
        let thinking = found.thinking;
        assert_eq!((thinking.time_or_default(), thinking.nodes, thinking.depth), (time, nodes, depth), "{text}");
        assert_eq!((thinking.threads(), thinking.seed), (threads, seed), "{text}");
    };
    check("random", Some(DEFAULT_TIME), None, None, 1, 0);
    check("random:nodes=5000", None, Some(5000), None, 1, 0);
    check("random:time=50,depth=3,threads=2,seed=7", ms(50), None, Some(3), 2, 7);
    check("engine=./x a=b,c:d", Some(DEFAULT_TIME), None, None, 1, 0);
    check("nodes=10,threads=4,engine=./x,engine=y", None, Some(10), None, 4, 0);
}

#[test]
fn engines_have_limits_of_their_own() {
    let check = |text: &str, expected: (&str, u64, u64)| {
        let Player::Engine(found) = Contender::read::<State>(text).unwrap().player else { panic!("{text} is an engine") };
        assert_eq!((found.command.as_str(), found.memory_mib, found.patience.as_millis() as u64), expected, "{text}");
    };
    check("engine=./x --quiet", ("./x --quiet", 4096, 6_000));
    check("time=200,engine=x", ("x", 4096, 5_200));
    check("nodes=200,memory=64,engine=x", ("x", 64, 60_000));
    check("patience=300,nodes=1,engine=x", ("x", 4096, 300));
    check("option.Bot=random,time=100,option.Lines=2,engine=x", ("x", 4096, 5_100));
    for (text, expected) in [("engine=x", true), ("reuse=1,engine=x", true), ("reuse=0,engine=x", false)] {
        let Player::Engine(found) = Contender::read::<State>(text).unwrap().player else { panic!("{text} is an engine") };
        assert_eq!(found.is_reused, expected, "{text}");
    }
}

#[test]
fn other_texts_are_refused_with_the_reason() {
    for (text, reason) in [
        ("deep", "no bot is called \"deep\"; there are random"),
        ("", "no bot is called \"\""),
        ("random:nodes", "expected key=number"),
        ("random:nodes=", "a whole number after nodes="),
        ("random:nodes=-1", "a whole number after nodes="),
        ("random:nodes=0", "a number it can be"),
        ("random:speed=3", "a key of nodes, time (ms), depth, threads or seed"),
        ("random:memory=3", "a key of nodes"),
        ("random:seed=1,seed=2", "seed only once"),
        ("random:threads=1025", "a number it can be"),
        ("engine=", "needs a command"),
        ("speed=1,engine=x", "memory (MiB), patience (ms), reuse (0 or 1), name or option.NAME"),
        ("reuse=2,engine=x", "a number it can be"),
        ("random:reuse=1", "a key of nodes"),
        ("option.Bot=,engine=x", "expected option.NAME=VALUE"),
        ("random\n", "one line"),
    ] {
        let found = Contender::read::<State>(text).unwrap_err().to_string();
        assert!(found.contains(reason), "{text:?}: {found}");
    }
}

#[test]
fn an_engine_may_have_a_name() {
    let texts = ["name=Fast one,time=50,option.Bot=random,engine=./x --quiet", "engine=./x", "name=Fast one,engine=y"].map(str::to_owned);
    let all = Contender::read_all::<State>(&texts).unwrap();
    let names: Vec<&str> = all.iter().map(|contender| contender.name.as_str()).collect();
    assert_eq!(names, ["Fast one", "engine=./x", "Fast one #2"]);
    let Player::Engine(engine) = &all[0].player else { panic!("an engine") };
    assert_eq!((engine.command.as_str(), engine.options.len()), ("./x --quiet", 1));
    assert_eq!(all[0].thinking.time, Some(Duration::from_millis(50)));
    for wrong in ["name=,engine=x", "name=a,name=b,engine=x"] {
        let found = Contender::read::<State>(wrong).unwrap_err().to_string();
        assert!(found.contains("expected name=TEXT, once"), "{wrong}: {found}");
    }
}

#[test]
fn a_text_given_twice_has_two_names() {
    let texts: Vec<String> = ["random", "random", "random"].map(str::to_owned).to_vec();
    let names: Vec<String> = Contender::read_all::<State>(&texts).unwrap().into_iter().map(|contender| contender.name).collect();
    assert_eq!(names, ["random", "random #2", "random #3"]);
}
