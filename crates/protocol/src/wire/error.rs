//! What is wrong with a request, on a WebSocket or over HTTP.

use crate::http::{Appeal, PasskeyRefused};
use crate::id::TableId;
use crate::refused::Refused;
use crate::tournament::TournamentRefused;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// What is wrong with a request, for programs and translations. The same over HTTP.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Error {
    /// Not understood.
    Malformed {
        /// An English sentence.
        message: String,
    },
    /// Larger than allowed.
    TooLarge {
        /// What is too large, in one word.
        what: String,
        /// The most bytes or pieces.
        limit: u32,
    },
    /// Too many of these in a short time.
    Limited {
        /// What is limited, in one word.
        what: String,
        /// How long to wait.
        wait_ms: u32,
    },
    /// It does not exist, or you may not see it.
    NotFound,
    /// You have to sign in first.
    SignIn,
    /// You may not do this.
    Forbidden,
    /// Something with this name exists.
    Taken {
        /// What exists, in one word.
        what: String,
    },
    /// The table refuses.
    Refused {
        /// The reason, for a client to put into words.
        reason: Refused,
    },
    /// The tournament refuses.
    Tournament {
        /// The reason, for a client to put into words.
        reason: TournamentRefused,
    },
    /// You read too slowly; reconnect.
    TooSlow,
    /// It cannot be stored at the moment. Nothing was done; ask again with the same key.
    Unavailable,
    /// No account has this name and password.
    WrongPassword,
    /// A passkey is not accepted.
    Passkey {
        /// The reason, for a client to put into words.
        reason: PasskeyRefused,
        /// An English sentence that says what was wrong, for hosts and authors of programs.
        message: String,
    },
    /// This account is banned.
    Banned {
        /// Why, as a host or moderator wrote it.
        reason: String,
        /// Until when; absent if it has no end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional, type = "number"))]
        until_unix_ms: Option<u64>,
        /// The appeal against it, if there is one. There can be one for each ban: `POST /api/account/appeal`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        appeal: Option<Appeal>,
    },
    /// No guests, no new accounts and no accounts made since the ban are let in from your network.
    #[cfg(feature = "people")]
    NetworkBanned {
        /// Until when.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        until_unix_ms: u64,
    },
    /// You may not chat.
    Muted {
        /// Why, as a host or moderator wrote it.
        reason: String,
        /// Until when.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        until_unix_ms: u64,
    },
    /// You are too new here to post links.
    TooNew,
    /// You are not friends: only two people who follow each other can write to each other.
    #[cfg(feature = "people")]
    NotFriends,
    /// This server does not accept a text with this word.
    #[cfg(feature = "people")]
    ListedWord {
        /// The word, as you wrote it.
        word: String,
    },
    /// You play as a guest at a table where the account you sign in to has a seat too. Nothing has changed: finish that game first, or
    /// sign out and leave the guest's seat.
    BothSeated {
        /// Which table.
        table: TableId,
    },
    /// A name, password or label that cannot be used.
    Unfit {
        /// What cannot be used, in one word.
        what: String,
        /// An English sentence that says what is expected.
        message: String,
    },
    /// The server made a mistake. It is in the server's log, under the id of the request.
    Internal,
}

impl Error {
    /// The status of HTTP that goes with it.
    pub fn status(&self) -> u16 {
        match self {
            Error::Malformed { .. } | Error::Unfit { .. } => 400,
            #[cfg(feature = "people")]
            Error::ListedWord { .. } => 400,
            #[cfg(feature = "people")]
            Error::NotFriends => 403,
            Error::SignIn | Error::WrongPassword => 401,
            Error::Passkey { reason, .. } => match reason {
                PasskeyRefused::Unavailable => 409,
                PasskeyRefused::Unsupported => 400,
                PasskeyRefused::Expired | PasskeyRefused::Unknown | PasskeyRefused::Invalid => 401,
            },
            Error::Forbidden | Error::Banned { .. } | Error::Muted { .. } | Error::TooNew => 403,
            #[cfg(feature = "people")]
            Error::NetworkBanned { .. } => 403,
            Error::NotFound => 404,
            Error::Taken { .. } | Error::Refused { .. } | Error::Tournament { .. } | Error::BothSeated { .. } => 409,
            Error::TooLarge { .. } => 413,
            Error::Limited { .. } | Error::TooSlow => 429,
            Error::Internal => 500,
            Error::Unavailable => 503,
        }
    }
}
