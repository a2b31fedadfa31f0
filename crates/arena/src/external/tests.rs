use super::*;

fn command(script: &str, patience_ms: u64) -> EngineCommand {
    let patience = Duration::from_millis(patience_ms);
    EngineCommand { command: format!("sh -c '{script}'"), options: Vec::new(), memory_mib: 4096, patience }
}

fn ask(engine: &EngineCommand) -> Result<String, Trouble> {
    Engine::start(engine, &Thinking::default())?.choose("yinsh/standard", 7, &Thinking::default())
}

#[test]
fn an_answer_is_the_word_after_bestmove() {
    let talker = "read hello; echo ready now; read position; read go; echo info depth 1; echo bestmove e5 ponder e6; read quit";
    assert_eq!(ask(&command(talker, 10_000)).as_deref(), Ok("e5"));
}

#[test]
fn options_seed_position_and_limits_are_passed_on() {
    let echo = r#"read hello; echo option Seed; echo ready; read bot; read hello; echo ready; read seed; read position; read go;
        echo "bestmove $(echo $bot $seed $position $go | tr " " _)"; read quit"#;
    let engine = EngineCommand { options: vec![("Bot".to_owned(), "random".to_owned())], ..command(echo, 10_000) };
    assert_eq!(ask(&engine).as_deref(), Ok("option_Bot_random_option_Seed_7_position_yinsh/standard_go_movetime_1000"));
}

#[test]
fn trouble_is_named_and_survived() {
    let long = format!("read hello; echo ready; head -c {} /dev/zero", MAX_LINE_BYTES + 1);
    for (script, patience_ms, kind) in [
        ("exit 3", 10_000, TroubleKind::Crash),
        ("no-such-program-anywhere", 10_000, TroubleKind::Crash),
        ("read hello; echo ready; read position; exit 3", 10_000, TroubleKind::Crash),
        ("read hello; echo ready; exec sleep 1000", 50, TroubleKind::Timeout),
        ("read hello; echo ready; while :; do echo info; done", 50, TroubleKind::Timeout),
        ("read hello; echo ready; read position; echo error what; read more", 10_000, TroubleKind::Protocol),
        (&long, 10_000, TroubleKind::Protocol),
    ] {
        assert_eq!(ask(&command(script, patience_ms)).map_err(|trouble| trouble.kind), Err(kind), "{script}");
    }
}

#[test]
fn an_option_the_engine_does_not_have_is_noticed_at_the_start() {
    let script = "read hello; echo ready; read bot; echo error no such option; read hello; echo ready; read more";
    let engine = EngineCommand { options: vec![("Bot".to_owned(), "random".to_owned())], ..command(script, 10_000) };
    let trouble = Engine::start(&engine, &Thinking::default()).unwrap_err();
    assert_eq!((trouble.kind, trouble.what.as_str()), (TroubleKind::Protocol, "error no such option"));
}

/// The engine is asked what it was allowed.
#[test]
fn memory_is_limited() {
    let script = "read hello; echo ready; read position; read go; ulimit -v; read quit";
    let mut engine = Engine::start(&EngineCommand { memory_mib: 64, ..command(script, 10_000) }, &Thinking::default()).unwrap();
    engine.say("position x").and_then(|()| engine.say("go")).unwrap();
    assert_eq!(engine.wait_for(Duration::from_secs(10), |line| Some(line.to_owned())), Ok((64 * 1024).to_string()));
}
