//! What can go wrong with a store.

use sqlx::migrate::MigrateError;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

/// What went wrong. The texts are for the server's own log, never for a client.
#[derive(Debug)]
pub enum StoreError {
    /// The name, id or hash belongs to somebody or something else.
    Taken,
    /// There is nothing to change by that name or id.
    Missing,
    /// Another server works on this file.
    InUse(String),
    /// What is stored cannot be read: the file is damaged.
    Corrupt(String),
    /// A later version of the program has worked on it: this is the number of a migration that we do not know.
    Newer(i64),
    /// No server of this release has worked on it yet.
    Older,
    /// This engine does not do that.
    NotHere(&'static str),
    /// The address says nothing we know.
    Address(String),
    /// The folder of a file cannot be made.
    Folder(PathBuf, std::io::Error),
    /// Another server has taken the tables over, or may have.
    Superseded,
    /// Another node serves this table, and is alive.
    ServedBy(Arc<str>),
    /// The engine does not answer, or cannot write.
    Unavailable(sqlx::Error),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Taken => f.write_str("already taken"),
            StoreError::Missing => f.write_str("no such row"),
            StoreError::InUse(path) => write!(f, "another server works on {path}"),
            StoreError::Corrupt(what) => write!(f, "stored data cannot be read: {what}"),
            StoreError::Newer(migration) => {
                let advice = "run that version, or restore a backup from before it";
                write!(f, "a later version of Trilynx has worked on it (migration {migration}): {advice}")
            }
            StoreError::Older => f.write_str("no server of this version has used it yet: start one first, which brings it up to date"),
            StoreError::NotHere(what) => f.write_str(what),
            StoreError::Address(url) => write!(f, "{url}: a store is sqlite:PATH or postgres://…"),
            StoreError::Folder(folder, error) => write!(f, "cannot make the folder {}: {error}", folder.display()),
            StoreError::Superseded => f.write_str("another server may have taken over"),
            StoreError::ServedBy(node) => write!(f, "node {node} serves this table"),
            StoreError::Unavailable(error) => write!(f, "the store is unavailable: {error}"),
        }
    }
}

impl std::error::Error for StoreError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            StoreError::Unavailable(error) => Some(error),
            _ => None,
        }
    }
}

impl StoreError {
    /// Whether it may be gone by the next start: the database is away, or another server was faster.
    pub fn is_passing(&self) -> bool {
        match self {
            StoreError::Superseded => true,
            StoreError::Unavailable(error) => is_passing(error),
            _ => false,
        }
    }
}

/// Whether an engine that is there again would not say this. PostgreSQL's own codes: connections (08), too many of them (53300), a primary
/// that is still a standby (25006), and all by which it ends what is under way or refuses to begin (57).
fn is_passing(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => true,
        sqlx::Error::Database(cause) => {
            cause.code().is_some_and(|code| ["08", "53300", "25006", "57"].iter().any(|begins| code.starts_with(begins)))
        }
        _ => false,
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> StoreError {
        match error {
            MigrateError::VersionMissing(version) => StoreError::Newer(version),
            // The database went away meanwhile: nothing is wrong with what it holds.
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) if is_passing(&error) => StoreError::Unavailable(error),
            error => StoreError::Corrupt(error.to_string()),
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::Database(cause) if cause.is_unique_violation() => StoreError::Taken,
            sqlx::Error::ColumnDecode { index, source } => StoreError::Corrupt(format!("column {index}: {source}")),
            error => StoreError::Unavailable(error),
        }
    }
}
