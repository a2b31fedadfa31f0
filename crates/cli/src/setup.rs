//! `trilynx setup`: asks what a server needs to know before its first start, and writes the annotated file of settings.
//!
//! The one thing to know: the file is `deploy/trilynx.toml` with what was answered set, and everything else as it is there. Nothing is
//! written before the last question is answered, and no file is replaced without a word.

mod mail;
mod questions;

use crate::serve::ServeArgs;
use crate::{Failure, Outcome, doctor};
use questions::Questions;
use std::io::{IsTerminal as _, Write as _};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use trilynx_server::config::{DEFAULT_LISTEN, Database, Network, PublicUrl, ReadMailServer};
use trilynx_server::mail::{MailFrom, MailServer, MailSettings};
use trilynx_server::{Config, Settings};

/// The annotated settings.
const TEMPLATE: &str = include_str!("../../../deploy/trilynx.toml");

#[derive(clap::Args)]
pub struct SetupArgs {
    /// The file to write [default: trilynx.toml in the user's configuration folder, /etc/trilynx for root].
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Where to listen, such as 0.0.0.0:8770 for the local network [default: 127.0.0.1:8770].
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// The address people type, when a proxy with TLS stands in front, such as `https://play.example.org`.
    #[arg(long, value_name = "URL")]
    public_url: Option<PublicUrl>,
    /// The proxies whose X-Forwarded-For is believed, separated by commas [default: 127.0.0.1 with a public URL].
    #[arg(long, value_name = "NETWORK", value_delimiter = ',', value_parser = read_network)]
    trust_proxy: Option<Vec<String>>,
    /// Where games and accounts are kept: a file (SQLite), or postgres://… [default: trilynx.db in the user's data folder].
    #[arg(long, value_name = "FILE|URL", env = "TRILYNX_DATABASE", hide_env_values = true)]
    database: Option<Database>,
    /// Send mail by this server, to those who want it: `smtps://user:password@host:465`, or `smtp://user:password@host:587` with STARTTLS.
    #[arg(long, env = "TRILYNX_MAIL_SERVER", value_name = "URL", hide_env_values = true, value_parser = ReadMailServer)]
    mail_server: Option<MailServer>,
    /// Who that mail is from: `Trilynx <games@example.org>`.
    #[arg(long, env = "TRILYNX_MAIL_FROM", value_name = "SENDER")]
    mail_from: Option<MailFrom>,
    /// How many connections at once [default: 16000].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    max_connections: Option<u32>,
    /// After how many days without a visit a guest is forgotten [default: 30].
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u16).range(1..=3650))]
    guest_days: Option<u16>,
    /// Asks nothing: what no flag says is as usual.
    #[arg(long)]
    yes: bool,
    /// Replaces a file that is there.
    #[arg(long)]
    replace: bool,
}

/// What was answered.
struct Answers {
    listen: SocketAddr,
    public_url: Option<PublicUrl>,
    trust_proxy: Vec<String>,
    database: Database,
    mail: Option<MailSettings>,
    max_connections: u32,
    guest_days: u16,
}

pub fn run(arguments: SetupArgs) -> Outcome {
    if !arguments.yes && !std::io::stdin().is_terminal() {
        let advice = "say --yes, and by flags what is not as usual (trilynx setup --help)";
        return Err(Failure::Said(format!("setup asks questions, and standard input is no terminal: {advice}")));
    }
    let asks = !arguments.yes;
    let (usual_file, may_replace) = (usual_file()?, arguments.replace);
    let mut questions = Questions::new(asks);
    questions.say("What this server needs to know. Enter takes what stands in [brackets]; Ctrl-C leaves, and nothing is written.")?;
    let file = match arguments.config.clone() {
        Some(file) => file,
        None => questions.ask("Settings file", Some(usual_file), |text| Ok(PathBuf::from(text)), |file| file.display().to_string())?,
    };
    check_file(&file, may_replace, &mut questions)?;
    let answers = answers(arguments, &mut questions)?;
    write(&file, &filled_in(&answers))?;
    // What was written is what a server reads.
    Settings::from_file(&file).and_then(Config::new).map_err(|error| Failure::Said(error.to_string()))?;
    let mut out = std::io::stdout();
    writeln!(out, "\nThe settings are in {}. What a server finds with them:\n", file.display())?;
    let found = doctor::run(ServeArgs { config: Some(file.clone()), settings: Settings::default() });
    let next = format!("trilynx serve --config {}", quoted(&file));
    match &found {
        Ok(()) => writeln!(out, "\nNext: {next}")?,
        Err(_) => writeln!(out, "\nMend what is BAD; then: {next}")?,
    }
    if let Some(url) = &answers.public_url {
        writeln!(out, "The proxy that serves {url} passes everything on to http://{}.", answers.listen)?;
    }
    found
}

fn answers(given: SetupArgs, questions: &mut Questions) -> Result<Answers, Failure> {
    let listen = match given.listen {
        Some(listen) => listen,
        None => {
            questions.say("\nThis machine alone: 127.0.0.1:8770, also behind a proxy. Everybody in the local network: 0.0.0.0:8770.")?;
            let read =
                |text: &str| text.parse::<SocketAddr>().map_err(|_| format!("{text:?} is no address with a port, such as 127.0.0.1:8770"));
            questions.ask("Address to listen on", Some(DEFAULT_LISTEN), read, ToString::to_string)?
        }
    };
    let public_url = match given.public_url {
        Some(url) => Some(url),
        None => {
            questions.say("\nOn the internet a proxy with TLS stands in front (nginx, Caddy, HAProxy), and people type its address.")?;
            let read = |text: &str| match text {
                "none" => Ok(None),
                text => text.parse().map(Some).map_err(|error: trilynx_server::config::ConfigError| error.to_string()),
            };
            questions.ask("Public address, such as https://play.example.org", Some(None), read, |_| "none".to_owned())?
        }
    };
    let trust_proxy = match (given.trust_proxy, &public_url) {
        (Some(networks), _) => networks,
        (None, None) => Vec::new(),
        (None, Some(_)) => {
            let usual = vec!["127.0.0.1".to_owned()];
            questions.ask("Addresses of the proxy, separated by commas", Some(usual), read_networks, |networks| networks.join(", "))?
        }
    };
    let database = match given.database {
        Some(database) => database,
        None => {
            let usual = Config::new(Settings::default()).map_err(|error| error.to_string())?.database;
            questions.say("\nGames and accounts are kept in a file, or in a PostgreSQL database (postgres://user:password@host/name).")?;
            let read = |text: &str| text.parse::<Database>().map_err(|error| error.to_string());
            questions.ask("File or database", Some(usual), read, ToString::to_string)?
        }
    };
    let mail = mail::settings(given.mail_server, given.mail_from, public_url.as_ref(), questions)?;
    let max_connections = match given.max_connections {
        Some(number) => number,
        None => {
            questions.say("\nLimits. Rates for strangers are set already; these two depend on the machine and on taste.")?;
            let read = |text: &str| {
                text.parse::<u32>().ok().filter(|number| *number > 0).ok_or_else(|| format!("{text:?} is no number from 1 on"))
            };
            questions.ask("Connections at once", Some(16_000), read, ToString::to_string)?
        }
    };
    let guest_days = match given.guest_days {
        Some(days) => days,
        None => {
            let read = |text: &str| {
                let days = text.parse::<u16>().ok().filter(|days| (1..=3650).contains(days));
                days.ok_or_else(|| format!("{text:?} is no number from 1 to 3650"))
            };
            questions.ask("Days without a visit after which a guest is forgotten", Some(30), read, ToString::to_string)?
        }
    };
    // A file may be said as it is seen from here; the server may be started elsewhere.
    let database = match database {
        Database::Sqlite(path) => Database::Sqlite(std::path::absolute(path)?),
        postgres => postgres,
    };
    Ok(Answers { listen, public_url, trust_proxy, database, mail, max_connections, guest_days })
}

/// A network, as it was said.
fn read_network(text: &str) -> Result<String, String> {
    text.parse::<Network>().map(|_| text.to_owned()).map_err(|error| error.to_string())
}

fn read_networks(text: &str) -> Result<Vec<String>, String> {
    let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
    let networks: Vec<String> = parts.map(read_network).collect::<Result<_, _>>()?;
    if networks.is_empty() { Err("say at least one address, such as 127.0.0.1".to_owned()) } else { Ok(networks) }
}

/// Where settings usually are.
fn usual_file() -> Result<PathBuf, Failure> {
    let folder = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    #[cfg(target_os = "linux")]
    {
        use std::os::unix::fs::MetadataExt as _;
        let is_root = std::fs::metadata("/proc/self").is_ok_and(|me| me.uid() == 0);
        if is_root && folder("XDG_CONFIG_HOME").is_none() {
            return Ok(PathBuf::from("/etc/trilynx/trilynx.toml"));
        }
    }
    let found = if cfg!(target_os = "windows") {
        folder("APPDATA").map(|data| data.join("Trilynx"))
    } else if cfg!(target_os = "macos") {
        folder("HOME").map(|home| home.join("Library/Application Support/Trilynx"))
    } else {
        folder("XDG_CONFIG_HOME").or_else(|| folder("HOME").map(|home| home.join(".config"))).map(|config| config.join("trilynx"))
    };
    let found = found.ok_or_else(|| Failure::Said("there is no home folder for the settings: say --config FILE".to_owned()))?;
    Ok(found.join("trilynx.toml"))
}

/// A file that is there stays, unless somebody says otherwise.
fn check_file(file: &Path, may_replace: bool, questions: &mut Questions) -> Outcome {
    if may_replace || !file.exists() {
        return Ok(());
    }
    let kept = || Failure::Said(format!("{} already exists; choose another file, or say --replace", file.display()));
    if !questions.asks {
        return Err(kept());
    }
    let replaces = questions.confirm(&format!("{} exists. Replace it", file.display()), false)?;
    if replaces { Ok(()) } else { Err(kept()) }
}

/// The annotated settings with what was answered.
fn filled_in(answers: &Answers) -> String {
    let text = |value: &str| serde_json::Value::from(value).to_string();
    let list = |values: &[String]| format!("[{}]", values.iter().map(|value| text(value)).collect::<Vec<_>>().join(", "));
    let database = match &answers.database {
        Database::Sqlite(path) => path.display().to_string(),
        Database::Postgres(url) => url.clone(),
    };
    let mut values = vec![("listen", list(&[answers.listen.to_string()])), ("database", text(&database))];
    if let Some(url) = &answers.public_url {
        values.push(("public-url", text(&url.origin())));
    }
    if !answers.trust_proxy.is_empty() {
        values.push(("trust-proxy", list(&answers.trust_proxy)));
    }
    if let Some(mail) = &answers.mail {
        values.push(("mail-server", text(&mail.server.url())));
        values.push(("mail-from", text(&mail.from.to_string())));
    }
    values.push(("max-connections", answers.max_connections.to_string()));
    values.push(("guest-days", answers.guest_days.to_string()));
    let mut settings = String::new();
    for line in TEMPLATE.lines() {
        let named = line.strip_prefix("# Example: ").or_else(|| line.strip_prefix('#')).and_then(|line| line.split_once(" = "));
        let place = named.and_then(|(key, _)| values.iter().position(|(other, _)| *other == key));
        match place.map(|place| values.remove(place)) {
            Some((key, value)) => settings.push_str(&format!("{key} = {value}\n")),
            None => settings.push_str(&format!("{line}\n")),
        }
    }
    debug_assert!(values.is_empty(), "every setting has a line: {values:?}");
    settings
}

/// Writes the file so that nobody else can read it, and all of it or nothing.
fn write(file: &Path, settings: &str) -> Outcome {
    let cannot = |error: std::io::Error| Failure::Said(format!("cannot write {}: {error}", file.display()));
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(cannot)?;
    }
    let mut name = file.file_name().ok_or_else(|| Failure::Said(format!("{} is no file", file.display())))?.to_owned();
    name.push(format!(".{}", std::process::id()));
    let fresh = file.with_file_name(name);
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let written = options.open(&fresh).and_then(|mut opened| {
        opened.write_all(settings.as_bytes())?;
        opened.sync_all()?;
        std::fs::rename(&fresh, file)
    });
    if written.is_err() {
        // Half a file helps nobody; if it cannot be removed, the error is still reported.
        let _gone = std::fs::remove_file(&fresh);
    }
    written.map_err(cannot)
}

/// A path as a shell reads it.
fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let is_plain = text.chars().all(|char| char.is_ascii_alphanumeric() || "/._-+:@\\".contains(char));
    if is_plain { text } else { format!("'{}'", text.replace('\'', "'\\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_answer_is_in_the_file_and_is_read_back() {
        let answers = Answers {
            listen: "127.0.0.1:9000".parse().expect("an address"),
            public_url: Some("https://play.example.org".parse().expect("a URL")),
            trust_proxy: vec!["127.0.0.1".to_owned(), "10.0.0.0/8".to_owned()],
            database: Database::Postgres("postgres://me:it's \"secret\"@db/games".to_owned()),
            mail: None,
            max_connections: 500,
            guest_days: 7,
        };
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("new/trilynx.toml");
        write(&file, &filled_in(&answers)).ok().expect("written");
        let settings = Settings::from_file(&file).expect("sound settings");
        assert_eq!(settings.listen, Some(vec![answers.listen]));
        assert_eq!(settings.public_url, answers.public_url);
        assert_eq!(settings.trust_proxy.map(|networks| networks.len()), Some(2));
        assert_eq!(settings.database, Some(answers.database));
        assert_eq!((settings.max_connections, settings.guest_days), (Some(500), Some(7)));
        assert_eq!(settings.session_days, None, "what was not asked is as usual");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(std::fs::metadata(&file).expect("a file").permissions().mode() & 0o777, 0o600);
        }
    }

    #[test]
    fn a_path_is_written_as_a_shell_reads_it() {
        assert_eq!(quoted(Path::new("/etc/trilynx/trilynx.toml")), "/etc/trilynx/trilynx.toml");
        assert_eq!(quoted(Path::new("/home/a b/it's")), r"'/home/a b/it'\''s'");
    }
}
