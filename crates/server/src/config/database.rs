//! The database as it is named in settings: a file, or the URL of a server.

use super::ConfigError;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// Where games and accounts are kept.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// A file of this machine.
    Sqlite(PathBuf),
    /// A PostgreSQL server, by its URL. It may hold a password.
    Postgres(String),
}

impl Database {
    /// As the store wants it.
    pub fn url(&self) -> String {
        match self {
            Database::Sqlite(path) => format!("sqlite:{}", path.display()),
            Database::Postgres(url) => url.clone(),
        }
    }
}

impl FromStr for Database {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<Database, ConfigError> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Database::Postgres(text.to_owned()));
        }
        let path = text.strip_prefix("sqlite:").unwrap_or(text);
        if path.is_empty() || path.contains("://") {
            return Err(ConfigError("a database is a file, or a URL that begins with postgres://".to_owned()));
        }
        Ok(Database::Sqlite(PathBuf::from(path)))
    }
}

impl fmt::Display for Database {
    /// For people to read: without the password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::Sqlite(path) => write!(f, "{}", path.display()),
            Database::Postgres(url) => {
                let after = url.split_once("://").map_or(url.as_str(), |(_, after)| after);
                // Parameters may hold a password too.
                let place = after.split(['?', '#']).next().unwrap_or_default();
                write!(f, "postgres://{}", place.rsplit_once('@').map_or(place, |(_, place)| place))
            }
        }
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
