//! How a server gets to NATS, and what it is called there.

use crate::accounts::random_bytes;
use crate::config::{ConfigError, Database};
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use trilynx_protocol::PersonId;

/// The most servers that can be named.
const MOST_SERVERS: usize = 16;
/// The longest name of a node.
const LONGEST_NAME: usize = 40;
/// Random characters behind a name: a server that is started again is another one.
const CHANCE: usize = 10;

/// The addresses of NATS servers, of which one is enough.
#[derive(Clone, PartialEq, Eq)]
pub struct NatsServers(Vec<String>);

impl NatsServers {
    /// Each as a URL. They may hold passwords.
    pub fn urls(&self) -> &[String] {
        &self.0
    }
}

impl FromStr for NatsServers {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<NatsServers, ConfigError> {
        let urls: Vec<String> = text.split(',').map(|url| url.trim().to_owned()).collect();
        let wrong =
            urls.iter().find(|url| !["nats://", "tls://"].into_iter().any(|scheme| url.len() > scheme.len() && url.starts_with(scheme)));
        if let Some(wrong) = wrong {
            let place = wrong.rsplit_once('@').map_or(wrong.as_str(), |(_, place)| place);
            return Err(ConfigError(format!("a NATS server is nats://HOST:PORT or tls://HOST:PORT, not {place:?}")));
        }
        if urls.len() > MOST_SERVERS {
            return Err(ConfigError(format!("{} NATS servers are more than {MOST_SERVERS}", urls.len())));
        }
        Ok(NatsServers(urls))
    }
}

impl fmt::Display for NatsServers {
    /// For people to read: without passwords.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, url) in self.0.iter().enumerate() {
            let (scheme, place) = url.split_once("://").unwrap_or(("nats", url));
            let place = place.rsplit_once('@').map_or(place, |(_, place)| place);
            write!(f, "{}{scheme}://{place}", if n > 0 { "," } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for NatsServers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What a host calls a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeName(String);

impl NodeName {
    /// The name of this machine, as far as it is one.
    fn of_machine() -> NodeName {
        let name = std::fs::read_to_string("/proc/sys/kernel/hostname").ok().or_else(|| std::env::var("HOSTNAME").ok());
        let name: String = name.unwrap_or_default().chars().filter(|c| is_plain(*c)).take(LONGEST_NAME).collect();
        NodeName(if name.is_empty() { "node".to_owned() } else { name })
    }

    /// A name for one run of the node, which no other run ever had: who was taken for dead never comes back under the same name.
    pub fn with_chance(&self) -> Arc<str> {
        let chance = PersonId::from_random(random_bytes());
        format!("{}-{}", self.0, chance.as_str().get(..CHANCE).unwrap_or(chance.as_str())).into()
    }
}

/// What goes into a subject of NATS and into a word of a command.
fn is_plain(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-'
}

impl FromStr for NodeName {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<NodeName, ConfigError> {
        if text.is_empty() || text.len() > LONGEST_NAME || !text.chars().all(is_plain) {
            return Err(ConfigError(format!("the name of a node has 1 to {LONGEST_NAME} letters, digits and hyphens, unlike {text:?}")));
        }
        Ok(NodeName(text.to_owned()))
    }
}

/// How a node gets to the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nats {
    /// By which servers.
    pub servers: NatsServers,
    /// What lets it in: a file with `user:password` or a token.
    pub credentials: Option<PathBuf>,
    /// Who signs for the servers.
    pub authorities: Option<PathBuf>,
    /// What the node is called.
    pub node: NodeName,
}

impl Nats {
    /// Checks the settings. Without servers there is nothing to set.
    pub fn new(
        servers: Option<NatsServers>,
        credentials: Option<PathBuf>,
        authorities: Option<PathBuf>,
        node: Option<NodeName>,
        database: &Database,
    ) -> Result<Option<Nats>, ConfigError> {
        let Some(servers) = servers else {
            let alone = [("nats-credentials", credentials.is_some()), ("nats-ca", authorities.is_some()), ("node", node.is_some())];
            return match alone.into_iter().find(|(_, is_set)| *is_set) {
                Some((name, _)) => Err(ConfigError(format!("{name}: this is for servers that serve together, which needs nats as well"))),
                None => Ok(None),
            };
        };
        if let Database::Sqlite(path) = database {
            let advice = "several servers share a PostgreSQL database (postgres://…)";
            return Err(ConfigError(format!("nats: {} is a file of one server; {advice}", path.display())));
        }
        Ok(Some(Nats { servers, credentials, authorities, node: node.unwrap_or_else(NodeName::of_machine) }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_are_read_and_shown_without_passwords() {
        let servers: NatsServers = "nats://me:secret@10.0.0.1:4222, tls://nats.example.org".parse().expect("two servers");
        assert_eq!(servers.urls().len(), 2);
        assert_eq!(format!("{servers} {servers:?}").matches("secret").count(), 0);
        assert_eq!(servers.to_string(), "nats://10.0.0.1:4222,tls://nats.example.org");
        for wrong in ["", "nats://", "10.0.0.1:4222", "nats://a,", "http://a"] {
            assert!(wrong.parse::<NatsServers>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn two_runs_of_a_node_have_two_names() {
        let name: NodeName = "north-1".parse().expect("a name");
        let (one, two) = (name.with_chance(), name.with_chance());
        assert!(one != two && one.starts_with("north-1-") && one.chars().all(is_plain), "{one} {two}");
        assert!(["", "a b", "a.b", "*", "x".repeat(41).as_str()].into_iter().all(|wrong| wrong.parse::<NodeName>().is_err()));
    }

    #[test]
    fn nats_needs_postgresql_and_its_other_settings_need_nats() {
        let file: Database = "games.db".parse().expect("a file");
        let shared: Database = "postgres://host/games".parse().expect("a URL");
        let servers: NatsServers = "nats://host".parse().expect("a server");
        let refused = |servers: Option<NatsServers>, node: Option<NodeName>, database: &Database| {
            Nats::new(servers, None, None, node, database).expect_err("refused").0
        };
        assert!(refused(Some(servers.clone()), None, &file).contains("games.db"));
        assert!(refused(None, "a".parse().ok(), &shared).starts_with("node:"));
        assert!(Nats::new(Some(servers), None, None, None, &shared).is_ok_and(|nats| nats.is_some()));
    }
}
