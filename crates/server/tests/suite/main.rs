//! The server tested from outside, in one binary.

mod abuse;
mod accounts;
mod config;
mod diagrams;
mod directory;
mod facts;
mod fixture;
mod hints;
mod host;
mod http;
mod kept;
mod leak;
mod lessons;
mod limits;
mod live;
mod lobby;
mod positions;
mod previews;
mod proxy;
mod records;
mod reviews;
mod signing;
mod spoilers;
mod store;
mod supervision;
mod whole_games;
