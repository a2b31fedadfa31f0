//! Live play: tables, HTTP, accounts, the durable store.
//!
//! [`app`] is the whole service as something that answers requests; tests call it, and [`serve`] puts it on sockets. A handler's
//! signature says what it needs: who asks ([`accounts`]), what it may cost ([`limits`]), and it fails with [`error::Failed`].

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod accounts;
pub mod config;
pub mod error;
pub mod http;
pub mod limits;
pub mod live;
pub mod metrics;
mod patient;
pub mod ratings;
pub mod records;
pub mod reviews;
pub mod serve;
pub mod service;
pub mod shares;
pub mod sources;
pub mod store;
mod uptime;

pub use config::{Config, Settings};
pub use http::app;
pub use service::Service;
