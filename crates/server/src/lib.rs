//! Live play: tables, HTTP, accounts, the durable store.
//!
//! [`app`] is the whole service as something that answers requests; tests call it, and [`serve`] puts it on sockets. A handler's
//! signature says what it needs: the caller ([`accounts`]), what it may cost ([`limits`]), and it fails with [`error::ApiError`].

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod accounts;
pub mod agreement;
pub mod bus;
pub mod config;
pub mod directory;
pub mod env;
pub mod error;
pub mod explorer;
pub mod featured;
pub mod history;
pub mod hosts;
pub mod http;
pub mod leavers;
pub mod limits;
pub mod live;
pub mod machine;
pub mod mail;
pub mod metrics;
pub mod push;
pub mod puzzle_checks;
pub mod ratings;
pub mod records;
pub mod reviews;
pub mod seen;
pub mod serve;
pub mod service;
pub mod shares;
pub mod statistics;
pub mod store;
pub mod supervisor;
pub mod table_lines;
mod uptime;
pub mod webhooks;
pub mod words;
mod write_timeout;

pub use config::{Config, Settings};
pub use http::app;
pub use service::Service;
