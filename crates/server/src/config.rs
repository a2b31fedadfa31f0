//! The server's settings: from flags, the environment and one file, in this order of precedence.
//!
//! The one thing to know: [`Settings`] is the only list. Each field is a flag, a variable and a key of the file, and is explained in
//! `--help`. [`Config`] is what is left when all have been heard and checked.

mod database;
mod metrics_token;
mod network;

pub use database::Database;
pub use metrics_token::MetricsToken;
pub use network::Network;

use crate::accounts::passwords::Cost;
use crate::bus::{Nats, NatsServers, NodeName};
use crate::limits::Allowances;
use crate::live::bots::BotSettings;
use crate::mail::{MailFrom, MailServer, MailSettings};
use crate::push::{PushHost, PushTargets};
use crate::webhooks::WebhookTargets;
use crate::words::WordList;
use axum::http::Uri;
use serde::{Deserialize, Deserializer, de::Error as _};
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use trilynx_assets::Files;

/// Where the server listens if nobody says otherwise.
pub const DEFAULT_LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8770);

/// Days that can be asked for.
const DAYS: RangeInclusive<i64> = 1..=3650;
/// Connections at once.
const CONNECTIONS: RangeInclusive<i64> = 1..=u32::MAX as i64;
/// Threads for bots.
const THREADS: RangeInclusive<i64> = 1..=1024;
/// The pause of a bot, in milliseconds.
const PAUSE_MS: RangeInclusive<i64> = 0..=10_000;

/// What can be set.
#[derive(Clone, PartialEq, Eq, Debug, Default, clap::Args, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Settings {
    /// Where to listen [default: 127.0.0.1:8770]. For everybody in the local network: 0.0.0.0:8770. Several are separated by commas.
    #[arg(long, env = "TRILYNX_LISTEN", value_name = "ADDRESS:PORT", value_delimiter = ',', value_parser = read_listen)]
    #[serde(deserialize_with = "read_listens")]
    pub listen: Option<Vec<SocketAddr>>,

    /// Where games and accounts are kept: a file (SQLite), or postgres://… [default: trilynx.db in the user's data folder].
    #[arg(long, env = "TRILYNX_DATABASE", value_name = "FILE|URL", hide_env_values = true)]
    pub database: Option<Database>,

    /// The address people type, when a proxy that speaks TLS stands in front: `https://play.example.org`. Cookies then need TLS.
    #[arg(long, env = "TRILYNX_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<PublicUrl>,

    /// Believe X-Forwarded-For when it comes from these proxies: addresses or networks such as 10.0.0.0/8, separated by commas.
    #[arg(long, env = "TRILYNX_TRUST_PROXY", value_name = "NETWORK", value_delimiter = ',')]
    pub trust_proxy: Option<Vec<Network>>,

    /// How many days a browser stays signed in after its last visit [default: 90].
    #[arg(long, env = "TRILYNX_SESSION_DAYS", value_name = "DAYS", value_parser = clap::value_parser!(u16).range(DAYS))]
    pub session_days: Option<u16>,

    /// After how many days without a visit a guest is forgotten who has no game left to play; finished games stay [default: 30].
    #[arg(long, env = "TRILYNX_GUEST_DAYS", value_name = "DAYS", value_parser = clap::value_parser!(u16).range(DAYS))]
    pub guest_days: Option<u16>,

    /// How many connections at once, of all people together [default: 16000].
    #[arg(long, env = "TRILYNX_MAX_CONNECTIONS", value_name = "N", value_parser = clap::value_parser!(u32).range(CONNECTIONS))]
    pub max_connections: Option<u32>,

    /// How many threads think for bots [default: one less than the machine has cores, at least one].
    #[arg(long, env = "TRILYNX_BOT_THREADS", value_name = "N", value_parser = clap::value_parser!(u16).range(THREADS))]
    pub bot_threads: Option<u16>,

    /// How many milliseconds a bot takes at least [default: about as long as a person would take].
    #[arg(long, env = "TRILYNX_BOT_PAUSE_MS", value_name = "MS", value_parser = clap::value_parser!(u16).range(PAUSE_MS))]
    pub bot_pause_ms: Option<u16>,

    /// Serve together with other servers on the same PostgreSQL database: the NATS servers by which they talk, separated by commas, such as
    /// `nats://10.0.0.1:4222` or `tls://nats.example.org:4222`.
    #[arg(long, env = "TRILYNX_NATS", value_name = "URL")]
    pub nats: Option<NatsServers>,

    /// A file with what lets this server in at NATS: `user:password` or a token, on one line.
    #[arg(long, env = "TRILYNX_NATS_CREDENTIALS", value_name = "FILE")]
    pub nats_credentials: Option<PathBuf>,

    /// A file with the certificates (PEM) of those who sign for the NATS servers, where the system does not know them. Requires TLS.
    #[arg(long, env = "TRILYNX_NATS_CA", value_name = "FILE")]
    pub nats_ca: Option<PathBuf>,

    /// What this server is called among those it serves with: letters, digits and hyphens [default: the name of the machine].
    #[arg(long, env = "TRILYNX_NODE", value_name = "NAME")]
    pub node: Option<NodeName>,

    /// Where webhooks may lead [default: public]: `public` is https:// at addresses of the internet, `any` also this network and http://.
    #[arg(long, env = "TRILYNX_WEBHOOKS", value_name = "off|public|any")]
    pub webhooks: Option<WebhookTargets>,

    /// Whether browsers can get push messages [default: on]. The server then makes requests to the push services of browsers.
    #[arg(long, env = "TRILYNX_PUSH", value_name = "on|off")]
    pub push: Option<Switch>,

    /// Push services besides those of Chrome, Firefox, Edge and Safari: hosts such as push.example.org or *.example.org, separated by commas.
    #[arg(long, env = "TRILYNX_PUSH_HOSTS", value_name = "HOST", value_delimiter = ',')]
    pub push_hosts: Option<Vec<PushHost>>,

    /// Send mail by this server, to those who want it: `smtps://user:password@host:465`, or `smtp://user:password@host:587` with STARTTLS.
    #[arg(long, env = "TRILYNX_MAIL_SERVER", value_name = "URL", hide_env_values = true, value_parser = ReadMailServer)]
    pub mail_server: Option<MailServer>,

    /// Who that mail is from: `Trilynx <games@example.org>`.
    #[arg(long, env = "TRILYNX_MAIL_FROM", value_name = "SENDER")]
    pub mail_from: Option<MailFrom>,

    /// Whether turns of rated games are compared with those of bots, for moderators to see who stands out [default: on].
    #[arg(long, env = "TRILYNX_FAIR_PLAY", value_name = "on|off")]
    pub fair_play: Option<Switch>,

    /// A file of words that nobody can use in chat, messages and names [default: none]: one on each line, * at the end for all that begin so.
    #[arg(long, env = "TRILYNX_WORD_LIST", value_name = "FILE")]
    pub word_list: Option<PathBuf>,

    /// How many seconds requests in progress may still take when the server stops [default: 10].
    #[arg(long, env = "TRILYNX_STOP_SECONDS", value_name = "SECONDS")]
    pub stop_seconds: Option<u16>,

    /// Whether rates are limited [default: on]. Off is for benchmarks only: anybody could then flood the server.
    #[arg(long, env = "TRILYNX_LIMITS", value_name = "on|off")]
    pub limits: Option<Switch>,

    /// Who knows this token may read /metrics from elsewhere (Authorization: Bearer …). Without one, this machine alone may.
    #[arg(long, env = "TRILYNX_METRICS_TOKEN", value_name = "TOKEN", hide_env_values = true)]
    pub metrics_token: Option<MetricsToken>,

    /// What is logged: error, warn, info, debug, trace, or a filter such as info,trilynx_server=debug [default: info].
    #[arg(long, env = "TRILYNX_LOG", value_name = "FILTER")]
    pub log: Option<String>,

    /// How it is logged, on standard error [default: text].
    #[arg(long, env = "TRILYNX_LOG_FORMAT", value_name = "text|json")]
    pub log_format: Option<LogFormat>,
}

/// Keys whose values are shown to nobody, also when they are wrong.
const SECRET: [&str; 1] = ["mail-server"];

/// What is wrong with a file. Usually that shows the line; not where a secret stands on it.
fn without_secrets(text: &str, error: &toml::de::Error) -> String {
    let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
    let number = before.matches('\n').count();
    let line = text.lines().nth(number).unwrap_or_default().trim_start();
    match SECRET.into_iter().find(|key| line.starts_with(key)) {
        Some(key) => format!("line {}, {key}: {}", number + 1, error.message()),
        None => error.to_string(),
    }
}

/// Reads a mail server. What clap says by itself about a wrong value repeats it.
#[derive(Clone)]
pub struct ReadMailServer;

impl clap::builder::TypedValueParser for ReadMailServer {
    type Value = MailServer;

    fn parse_ref(&self, command: &clap::Command, _: Option<&clap::Arg>, value: &std::ffi::OsStr) -> Result<MailServer, clap::Error> {
        let wrong =
            |why: String| clap::Error::raw(clap::error::ErrorKind::ValueValidation, format!("--mail-server: {why}\n")).with_cmd(command);
        value.to_str().ok_or_else(|| wrong("it is no UTF-8".to_owned()))?.parse().map_err(|error: ConfigError| wrong(error.0))
    }
}

/// An address to listen on.
fn read_listen(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| format!("{text:?} is no address with a port, such as 127.0.0.1:8770, 0.0.0.0:8770 or [::1]:8770"))
}

fn read_listens<'de, D: serde::Deserializer<'de>>(given: D) -> Result<Option<Vec<SocketAddr>>, D::Error> {
    let texts = Vec::<String>::deserialize(given)?;
    texts.iter().map(|text| read_listen(text)).collect::<Result<_, _>>().map(Some).map_err(serde::de::Error::custom)
}

impl Settings {
    /// Reads a file of settings: TOML, a key for each flag. A key that does not exist is an error with its line.
    pub fn from_file(path: &Path) -> Result<Settings, ConfigError> {
        let text = std::fs::read_to_string(path).map_err(|error| ConfigError(format!("cannot read {}: {error}", path.display())))?;
        toml::from_str(&text).map_err(|error| ConfigError(format!("{}: {}", path.display(), without_secrets(&text, &error))))
    }

    /// Flags and variables are checked as they are read; the numbers of a file are checked here.
    fn check_numbers(&self) -> Result<(), ConfigError> {
        let numbers = [
            ("session-days", self.session_days.map(i64::from), DAYS),
            ("guest-days", self.guest_days.map(i64::from), DAYS),
            ("max-connections", self.max_connections.map(i64::from), CONNECTIONS),
            ("bot-threads", self.bot_threads.map(i64::from), THREADS),
            ("bot-pause-ms", self.bot_pause_ms.map(i64::from), PAUSE_MS),
        ];
        for (name, number, range) in numbers {
            if let Some(number) = number.filter(|number| !range.contains(number)) {
                return Err(ConfigError(format!("{name}: {number} is not from {} to {}", range.start(), range.end())));
            }
        }
        Ok(())
    }

    /// These settings, and those of `other` where nothing was said.
    pub fn or(self, other: Settings) -> Settings {
        Settings {
            listen: self.listen.or(other.listen),
            database: self.database.or(other.database),
            public_url: self.public_url.or(other.public_url),
            trust_proxy: self.trust_proxy.or(other.trust_proxy),
            session_days: self.session_days.or(other.session_days),
            guest_days: self.guest_days.or(other.guest_days),
            max_connections: self.max_connections.or(other.max_connections),
            bot_threads: self.bot_threads.or(other.bot_threads),
            bot_pause_ms: self.bot_pause_ms.or(other.bot_pause_ms),
            nats: self.nats.or(other.nats),
            nats_credentials: self.nats_credentials.or(other.nats_credentials),
            nats_ca: self.nats_ca.or(other.nats_ca),
            node: self.node.or(other.node),
            webhooks: self.webhooks.or(other.webhooks),
            push: self.push.or(other.push),
            push_hosts: self.push_hosts.or(other.push_hosts),
            mail_server: self.mail_server.or(other.mail_server),
            mail_from: self.mail_from.or(other.mail_from),
            fair_play: self.fair_play.or(other.fair_play),
            word_list: self.word_list.or(other.word_list),
            stop_seconds: self.stop_seconds.or(other.stop_seconds),
            limits: self.limits.or(other.limits),
            metrics_token: self.metrics_token.or(other.metrics_token),
            log: self.log.or(other.log),
            log_format: self.log_format.or(other.log_format),
        }
    }
}

/// What the server goes by.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: Vec<SocketAddr>,
    /// Where games and accounts are kept.
    pub database: Database,
    /// The address people type, if it is not the one they connect to.
    pub public_url: Option<PublicUrl>,
    /// Proxies whose X-Forwarded-For is believed.
    pub trust_proxy: Vec<Network>,
    /// How long a browser stays signed in after its last visit.
    pub session: Duration,
    /// After how long without a visit a guest is forgotten who has no game left to play.
    pub keep_guests: Duration,
    /// How many connections at once.
    pub max_connections: u32,
    /// How bots think.
    pub bots: BotSettings,
    /// How it talks to the servers that it serves together with; nothing where it serves alone.
    pub nats: Option<Nats>,
    /// Where webhooks may lead.
    pub webhooks: WebhookTargets,
    /// Where push messages may go.
    pub push: PushTargets,
    /// How mail is sent, if it is.
    pub mail: Option<MailSettings>,
    /// Whether turns of rated games are compared with those of bots.
    pub fair_play: bool,
    /// Words that are accepted in nothing that people write to others.
    pub words: Arc<WordList>,
    /// How long requests in progress may take when the server stops.
    pub stop_within: Duration,
    /// How long a connection that the server closes is kept open for the client to close it too. No setting: tests alone wait less.
    pub close_within: Duration,
    /// What is allowed; nothing is counted without it.
    pub limits: Option<Allowances>,
    /// What makes a password costly to guess. No setting: tests alone ask for less.
    pub password_cost: Cost,
    /// The web client. No setting: the program brings it.
    pub web: Files,
    /// What opens /metrics from elsewhere.
    pub metrics_token: Option<MetricsToken>,
    /// What is logged.
    pub log: String,
    /// How it is logged.
    pub log_format: LogFormat,
}

impl Config {
    /// Checks the settings and fills in what nobody set.
    pub fn new(settings: Settings) -> Result<Config, ConfigError> {
        settings.check_numbers()?;
        let listen = settings.listen.unwrap_or_else(|| vec![DEFAULT_LISTEN]);
        if listen.is_empty() {
            return Err(ConfigError("listen: say at least one address, such as 127.0.0.1:8770".to_owned()));
        }
        let database = match settings.database {
            Some(database) => database,
            None => Database::Sqlite(data_folder()?.join("trilynx.db")),
        };
        let nats = Nats::new(settings.nats, settings.nats_credentials, settings.nats_ca, settings.node, &database)?;
        let mail = MailSettings::new(settings.mail_server, settings.mail_from, settings.public_url.as_ref())?;
        Ok(Config {
            listen,
            database,
            nats,
            mail,
            public_url: settings.public_url,
            trust_proxy: settings.trust_proxy.unwrap_or_default(),
            session: Duration::from_secs(86_400 * u64::from(settings.session_days.unwrap_or(90))),
            keep_guests: Duration::from_secs(86_400 * u64::from(settings.guest_days.unwrap_or(30))),
            max_connections: settings.max_connections.unwrap_or(16_000),
            bots: BotSettings {
                threads: settings.bot_threads.map_or_else(cores_for_bots, usize::from),
                pause: settings.bot_pause_ms.map(|ms| Duration::from_millis(ms.into())),
            },
            webhooks: settings.webhooks.unwrap_or_default(),
            fair_play: settings.fair_play.unwrap_or_default() == Switch::On,
            push: PushTargets {
                on: settings.push.unwrap_or_default() == Switch::On,
                hosts: settings.push_hosts.unwrap_or_default(),
                ..PushTargets::default()
            },
            words: Arc::new(settings.word_list.map_or(Ok(WordList::default()), |path| WordList::read(&path)).map_err(ConfigError)?),
            stop_within: Duration::from_secs(u64::from(settings.stop_seconds.unwrap_or(10))),
            close_within: Duration::from_secs(5),
            limits: match settings.limits.unwrap_or_default() {
                Switch::On => Some(Allowances::default()),
                Switch::Off => None,
            },
            password_cost: Cost::default(),
            web: Files::NONE,
            metrics_token: settings.metrics_token,
            log: settings.log.unwrap_or_else(|| "info".to_owned()),
            log_format: settings.log_format.unwrap_or_default(),
        })
    }

    /// Whether people come by TLS.
    pub fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.secure)
    }
}

/// One core is left to people.
fn cores_for_bots() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| (cores.get() - 1).max(1))
}

/// Where the platform wants data of this user or service.
fn data_folder() -> Result<PathBuf, ConfigError> {
    let folder = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    // systemd gives a service its own folder.
    if let Some(state) = folder("STATE_DIRECTORY") {
        return Ok(state);
    }
    let found = if cfg!(target_os = "windows") {
        folder("LOCALAPPDATA").map(|local| local.join("Trilynx"))
    } else if cfg!(target_os = "macos") {
        folder("HOME").map(|home| home.join("Library/Application Support/Trilynx"))
    } else {
        folder("XDG_DATA_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/share"))).map(|data| data.join("trilynx"))
    };
    found.ok_or_else(|| ConfigError("there is no home folder to keep the games in: say --database FILE".to_owned()))
}

/// Why the server cannot start with these settings: a sentence for the operator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConfigError(pub String);

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ConfigError {}

/// Reads a setting of the file as the flag would be read.
macro_rules! read_as_text {
    ($($name:ty),*) => {$(
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    )*};
}
read_as_text!(Database, MailFrom, MailServer, PushHost, PublicUrl, Network, Switch, MetricsToken, LogFormat, NatsServers, NodeName);

/// The address people type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    /// Whether it is `https`.
    pub secure: bool,
    /// Host, and port if it is not the usual one; in lower case.
    pub authority: String,
}

impl PublicUrl {
    /// What a browser calls the origin of our pages.
    pub fn origin(&self) -> String {
        format!("http{}://{}", if self.secure { "s" } else { "" }, self.authority)
    }
}

impl FromStr for PublicUrl {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<PublicUrl, ConfigError> {
        let wrong = || ConfigError(format!("a public URL is a scheme and a host, such as https://play.example.org, not {text:?}"));
        let url: Uri = text.parse().map_err(|_| wrong())?;
        let authority = url.authority().filter(|authority| !authority.as_str().contains('@')).ok_or_else(wrong)?;
        let secure = match url.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(wrong()),
        };
        if url.path_and_query().is_some_and(|rest| rest.as_str() != "/") {
            return Err(wrong());
        }
        // Browsers leave the usual port out of the origin.
        let usual = if secure { ":443" } else { ":80" };
        let authority = authority.as_str().to_ascii_lowercase();
        Ok(PublicUrl { secure, authority: authority.strip_suffix(usual).unwrap_or(&authority).to_owned() })
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.origin())
    }
}

fn either<T>(text: &str, one: (&str, T), other: (&str, T)) -> Result<T, ConfigError> {
    match text {
        _ if text == one.0 => Ok(one.1),
        _ if text == other.0 => Ok(other.1),
        _ => Err(ConfigError(format!("{text:?} is neither {} nor {}", one.0, other.0))),
    }
}

/// On or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Switch {
    /// Written `on`.
    #[default]
    On,
    /// Written `off`.
    Off,
}

impl FromStr for Switch {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<Switch, ConfigError> {
        either(text, ("on", Switch::On), ("off", Switch::Off))
    }
}

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// One JSON object a line, for programs.
    Json,
}

impl FromStr for LogFormat {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<LogFormat, ConfigError> {
        either(text, ("text", LogFormat::Text), ("json", LogFormat::Json))
    }
}
