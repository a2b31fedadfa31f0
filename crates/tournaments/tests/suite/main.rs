//! Tournaments from outside: whole ones by the dozen, the rules of pairing against plain programs, undo, logs, reports.

mod acts;
mod checks;
mod formats;
mod matching;
mod mutants;
mod old_logs;
mod plain;
mod play;
mod random;
mod reports;
