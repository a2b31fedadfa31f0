use super::*;

fn command(script: &str, patience_ms: u64) -> EngineCommand {
    let patience = Duration::from_millis(patience_ms);
    EngineCommand { command: format!("sh -c '{script}'"), options: Vec::new(), memory_mib: 4096, patience, is_reused: true, log: None }
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

#[test]
fn bestmove_without_a_move_is_named() {
    let script = "read hello; echo ready; read position; read go; echo bestmove; read quit";
    let trouble = ask(&command(script, 10_000)).unwrap_err();
    assert_eq!((trouble.kind, trouble.what.as_str()), (TroubleKind::Protocol, "bestmove without a move"));
}

#[test]
fn the_last_complaint_of_an_engine_is_shown() {
    let script = "read hello; echo ready; read position; echo first >&2; echo no such book >&2; exit 3";
    let trouble = ask(&command(script, 10_000)).unwrap_err();
    assert_eq!(trouble.kind, TroubleKind::Crash);
    assert!(trouble.what.ends_with("; it said: no such book"), "{}", trouble.what);
}

#[test]
fn all_that_an_engine_complains_of_is_kept_in_its_log() {
    let folder = std::env::temp_dir().join(format!("trilynx-engine-log-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let log = folder.join("engine-1.log");
    let script = "echo started >&2; read hello; echo ready; read position; read go; echo no book >&2; echo bestmove e5; read quit";
    for times in 1..=2 {
        let mut engine = Engine::start(&EngineCommand { log: Some(log.clone()), ..command(script, 10_000) }, &Thinking::default()).unwrap();
        engine.choose("yinsh/standard", 7, &Thinking::default()).unwrap();
        drop(engine);
        let wanted = "started\nno book\n".repeat(times);
        let deadline = Instant::now() + Duration::from_secs(30);
        while std::fs::read_to_string(&log).unwrap() != wanted {
            assert!(Instant::now() < deadline, "{:?}", std::fs::read_to_string(&log));
            thread::sleep(Duration::from_millis(5));
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_log_has_an_end() {
    let folder = std::env::temp_dir().join(format!("trilynx-long-log-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let log = folder.join("engine-1.log");
    File::create(&log).and_then(|file| file.set_len(MAX_LOG_BYTES - 4)).unwrap();
    let mut kept = Log::open(&log).unwrap();
    kept.add(b"one");
    kept.add(b"two");
    let length = std::fs::metadata(&log).unwrap().len();
    assert_eq!(length, MAX_LOG_BYTES - 1, "what does not fit any more is left out");
    std::fs::remove_dir_all(&folder).unwrap();
}

/// The engine starts a program that would run for long, and says which one it is.
#[test]
fn what_an_engine_has_started_ends_with_it() {
    let script = "read hello; sleep 1000 >/dev/null 2>&1 & echo ready; read position; read go; echo bestmove $!; read quit";
    let mut engine = Engine::start(&command(script, 10_000), &Thinking::default()).unwrap();
    let child: u32 = engine.choose("yinsh/standard", 7, &Thinking::default()).unwrap().parse().expect("a process");
    let is_there = || std::path::Path::new(&format!("/proc/{child}/stat")).exists() && !is_zombie(child);
    assert!(!cfg!(target_os = "linux") || is_there());
    drop(engine);
    let deadline = Instant::now() + Duration::from_secs(30);
    while is_there() {
        assert!(Instant::now() < deadline, "process {child} is still there");
        thread::sleep(Duration::from_millis(5));
    }
}

/// Ended, and nobody has asked how.
fn is_zombie(process: u32) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    stat.rsplit(')').next().is_none_or(|rest| rest.trim_start().starts_with('Z'))
}

#[test]
fn an_engine_says_whether_it_takes_a_clock() {
    for (line, takes) in [("limits movetime clock", true), ("limits clock", true), ("limits movetime nodes", false), ("limits", false)] {
        let engine = Engine::start(&command(&format!("read hello; echo {line}; echo ready; read quit"), 10_000), &Thinking::default());
        assert_eq!(engine.unwrap().takes_clock(), takes, "{line}");
    }
}

#[test]
fn an_engine_that_can_begins_another_game() {
    let many = "read hello; echo games many; echo ready; read position; read go; echo old book >&2; echo bestmove e5; read newgame; echo info late; read hello; \
                echo games many; echo ready; read position; exit 3";
    let mut engine = Engine::start(&command(many, 10_000), &Thinking::default()).unwrap();
    assert!(engine.plays_many());
    assert_eq!(engine.choose("yinsh/standard", 7, &Thinking::default()).as_deref(), Ok("e5"));
    // What is said on standard error comes on its own way.
    let deadline = Instant::now() + Duration::from_secs(30);
    while engine.complaints.lock().unwrap().is_empty() {
        assert!(Instant::now() < deadline, "nothing came");
        thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(engine.begin_again(), Ok(()));
    let trouble = engine.choose("yinsh/standard", 7, &Thinking::default()).unwrap_err();
    assert_eq!(trouble.kind, TroubleKind::Crash);
    assert!(!trouble.what.contains("old book"), "{}", trouble.what);
    let once = command("read hello; echo games; echo ready; read newgame; echo error no such command; read more", 10_000);
    let mut engine = Engine::start(&once, &Thinking::default()).unwrap();
    assert!(!engine.plays_many());
    assert_eq!(engine.begin_again().map_err(|trouble| trouble.kind), Err(TroubleKind::Protocol));
}
