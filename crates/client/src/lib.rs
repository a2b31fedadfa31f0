//! A Trilynx server as a program meets it: `docs/protocol.md` from the other side.
//!
//! The one thing to know: a [`Client`] keeps one connection and comes back when it is lost. What was asked and not answered is asked again
//! with the same key, so everything happens once; views go on from the version they have.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod address;
mod connection;
mod http;
mod seen;
mod stream;

pub use address::{Address, BadAddress, BadLink, TableLink};
pub use connection::Client;
pub use http::Login;
pub use seen::{Link, OpenTables, Seen};

use std::fmt;
use trilynx_protocol::Refused;
use trilynx_protocol::wire::Error;

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClientError {
    /// The table refuses.
    Refused(Refused),
    /// The server says no.
    Server(Error),
    /// There is no connection, or what came over it is not the protocol.
    Connection(String),
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // What the server says is written as it says it: its codes are what the documentation explains.
        let json = |said: Result<String, serde_json::Error>| said.unwrap_or_else(|error| error.to_string());
        match self {
            ClientError::Refused(reason) => write!(f, "refused: {}", json(serde_json::to_string(reason))),
            ClientError::Server(error) => write!(f, "the server says: {}", json(serde_json::to_string(error))),
            ClientError::Connection(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for ClientError {}
