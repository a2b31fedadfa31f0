//! Settings: each is a flag, a variable and a key of the file, and all three mean the same.

use clap::{Args as _, FromArgMatches as _};
use std::collections::BTreeSet;
use trilynx_server::config::ConfigError;
use trilynx_server::{Config, Settings};

/// Every setting, as a flag says it and as the file does.
const ALL: [(&str, &str, &str); 25] = [
    ("listen", "127.0.0.1:1,[::1]:2", r#"["127.0.0.1:1", "[::1]:2"]"#),
    ("database", "postgres://host/games", r#""postgres://host/games""#),
    ("public-url", "https://play.example.org", r#""https://play.example.org""#),
    ("trust-proxy", "10.0.0.0/8,::1", r#"["10.0.0.0/8", "::1"]"#),
    ("session-days", "3650", "3650"),
    ("guest-days", "1", "1"),
    ("max-connections", "5", "5"),
    ("bot-threads", "1024", "1024"),
    ("bot-pause-ms", "0", "0"),
    ("nats", "nats://a:4222,tls://b", r#""nats://a:4222,tls://b""#),
    ("nats-credentials", "/etc/trilynx/nats", r#""/etc/trilynx/nats""#),
    ("nats-ca", "/etc/trilynx/nats.pem", r#""/etc/trilynx/nats.pem""#),
    ("node", "north-1", r#""north-1""#),
    ("webhooks", "any", r#""any""#),
    ("push", "off", r#""off""#),
    ("mail-server", "smtps://ada:secret@mail.example.org:465", r#""smtps://ada:secret@mail.example.org:465""#),
    ("mail-from", "Trilynx <games@example.org>", r#""Trilynx <games@example.org>""#),
    ("fair-play", "off", r#""off""#),
    ("push-hosts", "push.example.org,*.example.net", r#"["push.example.org", "*.example.net"]"#),
    ("word-list", "/etc/trilynx/words", r#""/etc/trilynx/words""#),
    ("stop-seconds", "0", "0"),
    ("limits", "off", r#""off""#),
    ("metrics-token", "sixteen-characters", r#""sixteen-characters""#),
    ("log", "debug", r#""debug""#),
    ("log-format", "json", r#""json""#),
];

fn command() -> clap::Command {
    Settings::augment_args(clap::Command::new("serve"))
}

fn by_flags(arguments: &[String]) -> Result<Settings, String> {
    let matches = command().try_get_matches_from([&["serve".to_owned()], arguments].concat()).map_err(|error| error.to_string())?;
    Settings::from_arg_matches(&matches).map_err(|error| error.to_string())
}

fn by_file(text: &str) -> Result<Settings, ConfigError> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("trilynx.toml");
    std::fs::write(&path, text).expect("a file");
    Settings::from_file(&path)
}

#[test]
fn every_setting_is_a_flag_a_variable_and_a_key_of_the_file() {
    let known: BTreeSet<String> = command().get_arguments().filter_map(|argument| argument.get_long()).map(str::to_owned).collect();
    assert_eq!(known, ALL.iter().map(|(name, ..)| (*name).to_owned()).collect());
    let help = command().render_long_help().to_string();
    let written = include_str!("../../../../docs/self-hosting.md");
    for argument in command().get_arguments() {
        let name = argument.get_long().expect("a flag");
        let variable = format!("TRILYNX_{}", name.to_uppercase().replace('-', "_"));
        assert_eq!(argument.get_env().and_then(|name| name.to_str()), Some(variable.as_str()));
        assert!(help.contains(&format!("--{name} <")) && help.contains(&variable), "{help}");
        let row = written.lines().find(|line| line.starts_with(&format!("| `--{name} "))).unwrap_or_default();
        assert!(row.contains(&format!("| `{variable}` | `{name}")), "{name} is not in docs/self-hosting.md: {row}");
        assert!(argument.get_help().is_some_and(|text| text.to_string().len() > 20), "{name} is not explained");
    }
    let (mut flags, mut file) = (Vec::new(), String::new());
    for (name, flag, key) in ALL {
        let flag = [format!("--{name}"), flag.to_owned()];
        let said = by_flags(&flag).expect(name);
        assert_ne!(said, Settings::default(), "{name}");
        assert_eq!(by_file(&format!("{name} = {key}\n")), Ok(said.clone()), "{name}");
        // Whichever of the two places says it, it is heard.
        assert_eq!(said.clone().or(Settings::default()), said, "{name}");
        assert_eq!(Settings::default().or(said.clone()), said, "{name}");
        flags.extend(flag);
        file.push_str(&format!("{name} = {key}\n"));
    }
    assert_eq!(by_flags(&flags).ok(), by_file(&file).ok());
}

/// The annotated example says what is so anyway, and leaves nothing out.
#[test]
fn the_example_says_what_is_usual() {
    let example = include_str!("../../../../deploy/trilynx.toml");
    let is_key = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    let usual: Vec<&str> = example.lines().filter_map(|line| line.strip_prefix('#')).filter(is_key).collect();
    let shown: Vec<&str> = example.lines().filter_map(|line| line.strip_prefix("# Example: ")).collect();
    let config = |text: &str| {
        let settings = by_file(&format!("database = \"games.db\"\n{text}\n")).expect("settings");
        format!("{:?}", Config::new(settings).expect("sound settings"))
    };
    assert_eq!(config(&usual.join("\n")), config(""));
    for line in &shown {
        assert_ne!(by_file(line).expect(line), Settings::default(), "{line}");
    }
    let named: BTreeSet<&str> = usual.iter().chain(&shown).filter_map(|line| line.split(" = ").next()).collect();
    assert_eq!(named, ALL.iter().map(|(name, ..)| *name).collect());
}

/// Mail needs a server, a sender, and a place where links lead; a program without mail says so.
#[test]
fn mail_is_whole_or_not_there_and_its_password_is_never_shown() {
    let [server, from, url] = [
        "mail-server = \"smtp://ada:secret@mail.example.org\"",
        "mail-from = \"games@example.org\"",
        "public-url = \"https://example.org\"",
    ];
    let config = |lines: &[&str]| Config::new(by_file(&format!("database = \"games.db\"\n{}\n", lines.join("\n"))).expect("settings"));
    for part in [&[server][..], &[from], &[server, url], &[from, url], &[server, from]] {
        let error = config(part).expect_err("a part is missing").to_string();
        assert!(error.starts_with("mail-") && !error.contains("secret"), "{error}");
    }
    match config(&[server, from, url]) {
        Ok(config) => {
            let shown = format!("{config:?}");
            assert!(cfg!(feature = "mail") && config.mail.is_some());
            assert!(shown.contains("mail.example.org") && !shown.contains("secret") && !shown.contains("ada"), "{shown}");
        }
        Err(error) => assert!(!cfg!(feature = "mail") && error.to_string().contains("--features mail"), "{error}"),
    }
    let wrong = "smtp://ada:secret@mail example.org";
    let by_flag = by_flags(&["--mail-server".to_owned(), wrong.to_owned()]).expect_err("no host");
    let by_file = by_file(&format!("push = \"on\"\nmail-server = \"{wrong}\"\n")).expect_err("no host").to_string();
    assert!(by_file.contains("line 2"), "{by_file}");
    for said in [by_flag, by_file] {
        assert!(said.contains("mail-server: a mail server is smtps://") && !said.contains("secret") && !said.contains("ada"), "{said}");
    }
}

/// Rules and board ask for numbers that there are.
#[test]
fn alerts_and_board_know_every_number_they_name() {
    use trilynx_server::metrics::{FAMILIES, MetricKind};
    let files = [include_str!("../../../../deploy/prometheus-rules.yml"), include_str!("../../../../deploy/grafana.json")];
    let is_name = |character: char| character.is_ascii_lowercase() || character == '_';
    for file in files {
        let mut named = 0;
        for (at, _) in file.match_indices("trilynx_") {
            let name = file[at..].split(|character| !is_name(character)).next().unwrap_or_default();
            let known = FAMILIES.iter().any(|family| match family.kind {
                MetricKind::Histogram => name.strip_suffix("_bucket") == Some(family.name),
                _ => name == family.name,
            });
            assert!(known, "{name}");
            named += 1;
        }
        assert!(named > 10, "{named}");
    }
}

/// Grafana imports the board as JSON, and every panel asks for something.
#[test]
fn the_board_is_sound() {
    let board: serde_json::Value = serde_json::from_str(include_str!("../../../../deploy/grafana.json")).expect("JSON");
    let panels = board["panels"].as_array().expect("panels");
    assert!(board["title"].is_string() && board["schemaVersion"].is_number() && panels.len() > 5, "{}", panels.len());
    let mut numbers = BTreeSet::new();
    for panel in panels.iter().filter(|panel| panel["type"] != "row") {
        assert!(panel["title"].as_str().is_some_and(|title| !title.is_empty()) && panel["gridPos"]["w"].is_number(), "{panel}");
        assert!(panel["id"].is_null() || numbers.insert(panel["id"].to_string()), "two panels have one number: {panel}");
        let targets = panel["targets"].as_array().expect("targets");
        assert!(!targets.is_empty(), "{panel}");
        targets.iter().for_each(|target| is_balanced(target["expr"].as_str().expect("a question")));
    }
}

/// Alerts as Prometheus reads them. We have no reader of YAML, and these lines need none: a list of flat maps, each line a key and a value.
#[test]
fn the_alerts_are_sound() {
    let file = include_str!("../../../../deploy/prometheus-rules.yml");
    assert!(!file.contains('\t') && file.contains("\ngroups:\n  - name: trilynx\n    rules:\n"), "{file}");
    let (_, rules) = file.split_once("    rules:\n").expect("rules");
    let mut names = BTreeSet::new();
    for rule in rules.split("      - ").skip(1) {
        let mut keys = Vec::new();
        for (n, line) in rule.lines().filter(|line| !line.trim().is_empty() && !line.trim_start().starts_with('#')).enumerate() {
            let pair = if n == 0 { line } else { line.strip_prefix("        ").expect(line) };
            assert!(!pair.starts_with(' '), "{line}");
            let (key, value) = pair.split_once(": ").unwrap_or_else(|| panic!("no key and value: {line}"));
            keys.push(key);
            match key {
                "alert" => assert!(names.insert(value.to_owned()), "{value} is there twice"),
                "expr" => {
                    // Plain text of YAML: it ends at a comment and must not look like a map.
                    assert!(
                        !value.contains(" #")
                            && !value.contains(": ")
                            && !value.starts_with(['{', '[', '"', '\'', '*', '&', '!', '|', '>', '%', '@']),
                        "{line}"
                    );
                    is_balanced(value);
                }
                "for" => assert!(value.strip_suffix(['s', 'm', 'h']).is_some_and(|number| number.parse::<u32>().is_ok()), "{line}"),
                "labels" => assert!(["{ severity: warning }", "{ severity: critical }"].contains(&value), "{line}"),
                "annotations" => {
                    let text = value.strip_prefix("{ summary: \"").and_then(|rest| rest.strip_suffix("\" }")).expect(line);
                    assert!(!text.contains(['"', '\\']), "{line}");
                }
                _ => panic!("no alert has this: {line}"),
            }
        }
        keys.retain(|key| *key != "for");
        assert_eq!(keys, ["alert", "expr", "labels", "annotations"], "{rule}");
    }
    assert!(names.len() > 10, "{names:?}");
}

/// Every bracket of a question to Prometheus is closed.
fn is_balanced(text: &str) {
    let mut open = Vec::new();
    let mut is_quoted = false;
    for sign in text.chars() {
        match sign {
            '"' => is_quoted = !is_quoted,
            _ if is_quoted => {}
            '(' | '[' | '{' => open.push(sign),
            ')' => assert_eq!(open.pop(), Some('('), "{text}"),
            ']' => assert_eq!(open.pop(), Some('['), "{text}"),
            '}' => assert_eq!(open.pop(), Some('{'), "{text}"),
            _ => {}
        }
    }
    assert!(open.is_empty() && !is_quoted && !text.trim().is_empty(), "{text}");
}

#[test]
fn what_a_flag_may_not_say_the_file_may_not_say_either() {
    let wrong = [
        ("session-days", "0"),
        ("session-days", "3651"),
        ("guest-days", "0"),
        ("max-connections", "0"),
        ("bot-threads", "0"),
        ("bot-threads", "1025"),
        ("bot-pause-ms", "10001"),
    ];
    for (name, value) in wrong {
        let refused = by_flags(&[format!("--{name}"), value.to_owned()]).expect_err(name);
        assert!(refused.contains(name) && refused.contains(value), "{refused}");
        let settings = by_file(&format!("database = \"games.db\"\n{name} = {value}\n")).expect("numbers");
        let refused = Config::new(settings).map(drop).expect_err(name).to_string();
        assert!(refused.contains(name) && refused.contains(value), "{refused}");
    }
}

#[test]
fn what_is_secret_is_not_printed() {
    let settings = by_file("database = \"postgres://me:canary@host/games?password=canary\"\nmetrics-token = \"canary-of-metrics\"\n")
        .expect("settings");
    let config = Config::new(settings.clone()).expect("sound settings");
    let printed = format!("{settings:?} {config:?} {}", config.database);
    assert!(!printed.contains("canary") && printed.contains("postgres://host/games"), "{printed}");
    assert!(command().get_arguments().filter(|argument| argument.is_hide_env_values_set()).count() == 3, "nor by --help");
}
