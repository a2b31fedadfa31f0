//! The store's contract, held against SQLite and PostgreSQL.

mod contract;
mod explorer;
mod failing_disk;
mod lists;
mod model;
mod move_path;
mod nodes;
mod people;
mod puzzles;
mod rating;
pub mod sample;
mod studies;
mod two_servers;
