//! The store's contract, held against SQLite and PostgreSQL.

mod agreements;
mod blocks;
mod challenges;
mod clubs;
mod contract;
mod correspondence;
mod explorer;
mod failing_disk;
mod follows;
mod history;
mod hosts;
mod leavers;
mod lists;
mod mail;
mod model;
mod move_path;
mod nodes;
mod notifications;
mod order;
mod passkeys;
mod people;
mod puzzles;
mod rating;
pub mod sample;
mod studies;
mod tournaments;
mod two_servers;
