//! Every text a player reads, by language: a [`Catalogue`] of messages, and the rules in our words.
//!
//! The texts themselves are files under `locales`, one folder a language, and are built into the program. The one thing to know: there is
//! no list of ids. They follow from the enums (`GAME-refusal-point-occupied`), and tests hold every language against English and English
//! against what the rules themselves say.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod catalogue;
mod language;
mod rules;

pub use catalogue::{Catalogue, Value};
pub use language::Language;
pub use rules::{clauses, rules, titles};

/// What a link can be about: each has a title `preview-…` and a sentence `preview-…-about`.
pub const PREVIEWS: [(&str, &[&str]); 10] = [
    ("site", &["games"]),
    ("invite", &["name", "game"]),
    ("live", &["names", "game"]),
    ("finished", &["names", "game"]),
    ("lesson", &["game"]),
    ("rules", &["game"]),
    ("study", &["game"]),
    ("play", &["game"]),
    ("puzzle", &["game"]),
    ("saved-study", &["name"]),
];

/// What the title of a push message can say, as `push-…`, with its values.
pub const PUSHES: [(&str, &[&str]); 7] = [
    ("your-turn", &["names"]),
    ("time-short", &["names"]),
    ("challenge", &["names"]),
    ("round-starts", &["round", "tournament"]),
    ("game-over", &["names"]),
    ("message", &["name"]),
    ("somebody", &[]),
];

/// What a mail can say, as `mail-…`, with its values.
pub const MAILS: [(&str, &[&str]); 22] = [
    ("greeting", &["name"]),
    ("site", &[]),
    ("confirm-subject", &[]),
    ("confirm-text", &["name", "site"]),
    ("confirm-link", &[]),
    ("confirm-else", &[]),
    ("recover-subject", &[]),
    ("recover-text", &["name", "site"]),
    ("recover-link", &[]),
    ("recover-else", &[]),
    ("password-subject", &[]),
    ("password-text", &["name", "site"]),
    ("passkeys-subject", &[]),
    ("passkeys-text", &["name", "site"]),
    ("address-subject", &[]),
    ("address-text", &["name", "site"]),
    ("notice-else", &[]),
    ("digest-subject", &["count"]),
    ("digest-text", &[]),
    ("digest-all", &[]),
    ("digest-why", &[]),
    ("digest-stop", &[]),
];

/// The texts of one language, as they lie in its folder.
pub struct Files {
    /// Messages in Fluent's format: the file's name and its text.
    pub messages: &'static [(&'static str, &'static str)],
    /// The rules in our words, in the order of [`trilynx_games::GameId`].
    pub rules: &'static [&'static str],
}
