//! Clubs: members with roles, tournaments of their own, seasons, chat.

use crate::http::TournamentLine;
use crate::id::{ClubId, PersonId, TournamentId};
use crate::tournament::{SeasonRow, SeasonRule};
use crate::wire::{PersonView, TableLine};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// Who may join a club.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ClubAdmission {
    /// Everybody with an account.
    Open,
    /// Those whose request an organiser approves.
    Request,
    /// Those who have the link of an organiser.
    Invited,
}

/// What a member may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ClubRole {
    /// All that organisers may; make organisers, hand the club over, close it. There is one.
    Owner,
    /// Change the club, let people in, remove members and messages, announce tournaments, name seasons.
    Organiser,
    /// Play in its tournaments, talk.
    Member,
}

/// What is agreed on in a club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClubSettings {
    /// 3 to 40 characters: Latin letters, digits, single spaces, and `- _ . ' &`. No two clubs have names that look alike.
    pub name: String,
    /// The description, for people who consider joining: 1,000 bytes at most.
    #[serde(default)]
    pub description: String,
    /// Who may join.
    pub admission: ClubAdmission,
    /// Whether the club is in lists. Only members of an unlisted club see its members and their games.
    pub listed: bool,
}

/// A new club.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct MadeClub {
    /// Its id.
    pub club: ClubId,
}

/// A club in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ClubLine {
    /// Its id.
    pub club: ClubId,
    /// What it is called.
    pub name: String,
    /// What it says about itself.
    pub description: String,
    /// Who may join.
    pub admission: ClubAdmission,
    /// Whether it is in lists.
    pub listed: bool,
    /// How many members it has.
    pub members: u32,
    /// Your role, if you are a member.
    pub role: Option<ClubRole>,
}

/// Which clubs to list.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct ClubsQuery {
    /// Those whose names begin like this, in the order of names; else all of them, the largest first.
    #[serde(default)]
    pub name: Option<String>,
    /// Only your own, listed or not.
    #[serde(default)]
    pub mine: bool,
    /// The `next` of the page before.
    #[serde(default)]
    pub after: Option<String>,
}

/// Clubs, 50 at most.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ClubList {
    /// The clubs.
    pub clubs: Vec<ClubLine>,
    /// What to give as `after` for the next page; nothing where there is no more.
    pub next: Option<String>,
}

/// A member of a club, or a person who asked to join.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ClubMember {
    /// The person's id: it stays when the name changes.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// Whether a program plays for them.
    pub bot: bool,
    /// Their role; `member` for a person who has only asked to join.
    pub role: ClubRole,
    /// Since when, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub since_unix_ms: u64,
}

/// What the link of an organiser holds.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct ClubQuery {
    /// For those who were invited.
    #[serde(default)]
    pub invitation: Option<String>,
}

/// A club as you see it. People who are not members of an unlisted club see only its name, its description and how to join.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ClubView {
    /// Its id.
    pub club: ClubId,
    /// Incremented by every change.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub version: u64,
    /// What is agreed on.
    pub settings: ClubSettings,
    /// Since when, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub created_unix_ms: u64,
    /// How many members it has.
    pub size: u32,
    /// Your role, if you are a member.
    pub role: Option<ClubRole>,
    /// Whether your request to join is pending.
    pub requested: bool,
    /// Whether the invitation code of the request is valid.
    pub invited: bool,
    /// Its members: the owner, organisers, and others, the eldest first.
    pub members: Vec<ClubMember>,
    /// For organisers: who wants to join.
    pub requests: Vec<ClubMember>,
    /// For organisers: the code in the invitation link.
    pub invitation: Option<String>,
    /// Its tournaments, 50 at most, the latest first. Private ones are for members.
    pub tournaments: Vec<TournamentLine>,
    /// Public tables at which members wait or play.
    pub tables: Vec<TableLine>,
    /// Its seasons, the latest first.
    pub seasons: Vec<ClubSeason>,
    /// Who the people in its tournaments are.
    pub people: BTreeMap<PersonId, PersonView>,
}

/// A request to a club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClubAsk {
    /// What they ask for.
    pub command: ClubCommand,
    /// The code in the invitation link, for those who join with one.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub invitation: Option<String>,
}

/// What can be requested of a club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClubCommand {
    /// Become a member; where organisers decide, ask for it.
    #[serde(deserialize_with = "crate::exact::no_fields")]
    Join,
    /// Withdraw the request to join.
    #[serde(deserialize_with = "crate::exact::no_fields")]
    Withdraw,
    /// Leave the club. The owner has to hand it over or close it first.
    #[serde(deserialize_with = "crate::exact::no_fields")]
    Leave,
    /// Accept a request to join. This and what follows is for organisers.
    Approve {
        /// The person's id.
        person: PersonId,
    },
    /// Decline a request to join.
    Decline {
        /// The person's id.
        person: PersonId,
    },
    /// Remove a member. Only the owner removes organisers.
    Remove {
        /// The person's id.
        person: PersonId,
    },
    /// Change the settings.
    Change {
        /// From now on.
        settings: ClubSettings,
    },
    /// Make a new invitation link. The previous one stops working.
    #[serde(deserialize_with = "crate::exact::no_fields")]
    RenewInvitation,
    /// Make a member an organiser. This and what follows is for the owner.
    Promote {
        /// The person's id.
        person: PersonId,
    },
    /// Make an organiser a member.
    Demote {
        /// The person's id.
        person: PersonId,
    },
    /// Make a member the owner, and yourself an organiser.
    HandOver {
        /// The person's id.
        person: PersonId,
    },
    /// Close the club for good. Its tournaments stay.
    #[serde(deserialize_with = "crate::exact::no_fields")]
    Close,
}

/// Something that was done in a club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ClubAct {
    /// The version after it.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub number: u64,
    /// When, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub unix_ms: u64,
    /// What it was, in one word: that of the command, or `create`, `request`, `delete_message`, `add_season`, `delete_season`.
    pub kind: String,
    /// Who did it.
    pub by: PersonId,
    /// Whom it was about, if somebody else.
    pub about: Option<PersonId>,
}

/// The last 200 acts in a club, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ClubActs {
    /// The acts.
    pub acts: Vec<ClubAct>,
    /// Who the people in them are.
    pub people: BTreeMap<PersonId, PersonView>,
}

/// A season: what starts between two moments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ClubSeason {
    /// Its number.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub number: u64,
    /// What it is called.
    pub name: String,
    /// The first moment, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub begins_unix_ms: u64,
    /// The first moment that is not in it.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub ends_unix_ms: u64,
    /// How many of a player's best tournaments count; by default all.
    pub best: Option<u8>,
}

/// A season to be named.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewClubSeason {
    /// What it is called: one line of at most 100 bytes.
    pub name: String,
    /// The first moment, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub begins_unix_ms: u64,
    /// The first moment that is not in it.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub ends_unix_ms: u64,
    /// How many of a player's best tournaments count; by default all.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub best: Option<u8>,
}

/// The table of a season: the finished tournaments in it, 100 at most, added up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ClubSeasonTable {
    /// The season.
    pub season: ClubSeason,
    /// What places count.
    pub rule: SeasonRule,
    /// The table, best first, 500 lines at most.
    pub rows: Vec<SeasonRow>,
    /// What the tournaments in it are called, but for private ones where you are no member.
    pub tournaments: BTreeMap<TournamentId, String>,
    /// Who the people in it are.
    pub people: BTreeMap<PersonId, PersonView>,
}

/// A message in the chat of a club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ClubMessage {
    /// Its number in the club.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub number: u64,
    /// Who wrote it.
    pub by: PersonId,
    /// Their name.
    pub name: String,
    /// When, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub unix_ms: u64,
    /// One line.
    pub text: String,
}

/// The last messages of a club, 100 at most, oldest first, without those of people you have blocked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ClubChat {
    /// The messages.
    pub messages: Vec<ClubMessage>,
}

/// A message to be sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewClubMessage {
    /// One line of at most 400 bytes.
    pub text: String,
}

/// Everything stored about a person in clubs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ExportedClubs {
    /// The clubs they are a member of.
    pub member_of: Vec<ClubLine>,
    /// The clubs they have asked to join.
    pub requested: Vec<ClubLine>,
    /// What they said and is still there.
    pub said: Vec<ExportedClubMessage>,
}

/// A message that a person wrote in a club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ExportedClubMessage {
    /// In which club.
    pub club: ClubId,
    /// When, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub unix_ms: u64,
    /// What they said.
    pub text: String,
}
