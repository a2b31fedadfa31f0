//! Warnings, mutes, bans and appeals, as those see them whom they are about, and as moderators do.

use super::reports::{OwnReport, ReportCategory, ReportPart, ReportState, ReportedLine};
use crate::id::{PersonId, TableId};
use crate::options::GameName;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// The most bytes of an appeal.
pub const MAX_APPEAL_BYTES: usize = 1_000;
/// The longest reason or answer of a moderator, in characters.
pub const LONGEST_REASON: usize = 300;
/// The longest mute or ban that has an end, in hours: ten years.
pub const MOST_HOURS: u32 = 10 * 365 * 24;

/// The longest time for which networks are banned, in hours: 30 days. The ban of the account may last longer.
pub const MOST_NETWORK_HOURS: u32 = 30 * 24;

/// A sanction: a warning, a mute or a ban.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SanctionKind {
    /// They are shown the reason until they confirm that they have read it.
    Warning,
    /// They cannot chat.
    Mute,
    /// They cannot use the account.
    Ban,
}

/// A warning, a mute or a ban, as the person sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Sanction {
    /// Its number, by which it is confirmed or appealed against.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub number: u64,
    /// What it is.
    pub kind: SanctionKind,
    /// Why, as a host or moderator wrote it.
    pub reason: String,
    /// Since when, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub since_unix_ms: u64,
    /// Until when; null for a ban without an end.
    #[cfg_attr(feature = "schema", ts(type = "number | null"))]
    pub until_unix_ms: Option<u64>,
    /// When it was lifted, if it was.
    #[cfg_attr(feature = "schema", ts(type = "number | null"))]
    pub lifted_unix_ms: Option<u64>,
    /// When the warning was confirmed, if it was.
    #[cfg_attr(feature = "schema", ts(type = "number | null"))]
    pub confirmed_unix_ms: Option<u64>,
    /// The appeal against it, if there is one.
    pub appeal: Option<Appeal>,
    /// For a ban: how long newcomers are refused from the networks that the account was used from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "number"))]
    pub networks_until_unix_ms: Option<u64>,
}

/// An appeal against a mute or a ban.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Appeal {
    /// What the person wrote.
    pub text: String,
    /// When, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub unix_ms: u64,
    /// The answer, if there is one.
    pub answer: Option<AppealAnswer>,
}

/// What a moderator answered to an appeal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct AppealAnswer {
    /// Whether the mute or ban was lifted.
    pub lifted: bool,
    /// What the moderator wrote; may be empty.
    pub text: String,
    /// When, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub unix_ms: u64,
}

/// What is recorded about a person's conduct, as they see it themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Conduct {
    /// Warnings, mutes and bans, newest first, 50 at most.
    pub sanctions: Vec<Sanction>,
    /// The reports they made, newest first, of the last 100 times.
    pub reports: Vec<OwnReport>,
    /// Whether they are a host or moderator.
    pub moderates: bool,
    /// Rated games that they recently left or aborted; absent if there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub leaving: Option<LeavingScore>,
}

/// Rated games against the clock that a person recently left or aborted. Only that person sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct LeavingScore {
    /// How long the last pause was: 10 minutes, half an hour, 2 hours, 8 hours, a day or three days, from 1 on. Every third game that is played to
    /// its end takes one away.
    pub steps: u32,
    /// Games aborted in their first moves, less those played to the end. From the third on, each counts as a game that was left.
    pub aborted: u32,
    /// How many more games played to the end take one step away.
    pub games_to_go: u32,
    /// Until when they cannot play rated games, if that is in the future.
    #[cfg_attr(feature = "schema", ts(type = "number | null"))]
    pub paused_until_unix_ms: Option<u64>,
}

/// A request to lift a mute.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewAppeal {
    /// Why it should be lifted: one paragraph of at most 1,000 bytes.
    pub text: String,
}

/// A request to lift a ban, by a person who cannot sign in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewBanAppeal {
    /// The name of the account.
    pub name: String,
    /// Its password.
    pub password: String,
    /// Why it should be lifted: one paragraph of at most 1,000 bytes.
    pub text: String,
}

/// What waits for moderators.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ModerationQueue {
    /// People with open reports, those who have waited longest first, 50 at most. Without yourself and hosts.
    pub reported: Vec<ReportedPerson>,
    /// Appeals that wait for an answer, oldest first, 50 at most, without your own.
    pub appeals: Vec<WaitingAppeal>,
    /// People whose turns in rated games agree with the choices of bots far more often than is usual at their rating, those who have waited longest first, 20
    /// at most. Without yourself and hosts. This is a hint, not a proof.
    #[serde(default)]
    pub standing_out: Vec<StandingOut>,
    /// What hosts and moderators have done about people, newest first, 50 at most.
    pub acts: Vec<ModerationAct>,
}

/// A person whose turns in rated games agree with the choices of bots far more often than is usual at their rating.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct StandingOut {
    /// Their id.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// In which game.
    pub game: GameName,
    /// Their rating when the last game was compared.
    pub rating: i32,
    /// How many of their last games were compared.
    pub games: u32,
    /// How many turns there were in these games.
    pub turns: u32,
    /// How many of these a bot would have chosen as well, looking at few, more and many positions.
    pub looks: Vec<LookShare>,
    /// How long a turn took on average, in milliseconds.
    pub think_ms: u32,
    /// How much these times differ: their standard deviation as a percentage of the average.
    pub spread_percent: u32,
    /// During how many of all turns in these games their page lost the focus, as a percentage. 0 for games played before 0.7.0.
    #[serde(default)]
    pub away_percent: u32,
    /// Since when the entry has waited for a moderator.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub since_unix_ms: u64,
    /// The tables of these games, newest first.
    pub tables: Vec<TableId>,
}

/// How many turns a bot would have chosen as well.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct LookShare {
    /// Looking at so many positions.
    pub nodes: u32,
    /// As a percentage of the turns.
    pub percent: u32,
    /// What is usual for others of about the same rating here.
    pub usual_percent: u32,
}

/// A person with open reports.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ReportedPerson {
    /// Their id.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// Whether they have no account.
    pub guest: bool,
    /// How many people have reported them.
    pub reporters: u32,
    /// What for.
    pub categories: Vec<ReportCategory>,
    /// Since when, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub since_unix_ms: u64,
}

/// An appeal that waits for an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct WaitingAppeal {
    /// Whose appeal it is.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// What it is against.
    pub sanction: Sanction,
}

/// Something that a host or moderator has done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ModerationAct {
    /// Its number in the log.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub number: u64,
    /// What was done, in one word of the log.
    pub act: String,
    /// The name of who did it: a person here, or a user of the server's machine.
    pub by: String,
    /// To whom.
    pub person: PersonId,
    /// Their name; empty if they have left.
    pub name: String,
    /// The reason, if one was given.
    pub reason: Option<String>,
    /// When, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub unix_ms: u64,
}

/// A person as moderators see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ModeratedPerson {
    /// Their id.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// Whether they have no account.
    pub guest: bool,
    /// Since when they are here, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub since_unix_ms: u64,
    /// What was reported about them, newest first, 100 at most.
    pub reports: Vec<PersonReport>,
    /// Warnings, mutes and bans, newest first, 50 at most.
    pub sanctions: Vec<Sanction>,
    /// What hosts and moderators have done about them, newest first, 50 at most.
    pub acts: Vec<ModerationAct>,
    /// The addresses that the account was used from in the last 14 days, 16 at most; none of them is known to anybody.
    #[serde(default)]
    pub addresses: NetworkReachCount,
    /// And the wider networks that these are in.
    #[serde(default)]
    pub wide_networks: NetworkReachCount,
}

/// How much the ban of networks would concern.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct NetworkReachCount {
    /// How many networks. Those of this machine or its local network are never counted, and cannot be banned.
    pub networks: u32,
    /// How many other accounts were used from them in the last 14 days, counted up to 1,000.
    pub others: u32,
}

/// Which networks are banned together with an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum NetworkReach {
    /// The addresses themselves; of IPv6 the /64 network, which one household has.
    Addresses,
    /// The networks around them: /24 of IPv4, /48 of IPv6.
    Wide,
}

/// A report about a person, as moderators see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PersonReport {
    /// Its number.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub number: u64,
    /// Who has reported it.
    pub reporter: PersonId,
    /// Their name.
    pub reporter_name: String,
    /// The outcome.
    pub state: ReportState,
    /// What was reported.
    pub part: ReportPart,
    /// What the reported person had said at the table when it was reported: the last lines.
    pub evidence: Vec<ReportedLine>,
}

/// A moderator's decision about a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum ModeratorAct {
    /// Nothing was found: open reports are closed.
    Dismiss {
        /// The newest report that was read. Later ones stay open.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        reports_up_to: u64,
    },
    /// They are shown this until they confirm it.
    Warn {
        /// The reason, which the person is shown.
        reason: String,
        /// The newest report that was read. Those up to it are closed as acted on.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        reports_up_to: u64,
    },
    /// They cannot chat for a time.
    Mute {
        /// The reason, which the person is shown.
        reason: String,
        /// How long, in hours.
        hours: u32,
        /// The newest report that was read. Those up to it are closed as acted on.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        reports_up_to: u64,
    },
    /// They cannot use the account.
    Ban {
        /// The reason, which the person is shown.
        reason: String,
        /// How long, in hours; without an end if null.
        #[serde(default)]
        hours: Option<u32>,
        /// The newest report that was read. Those up to it are closed as acted on.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        reports_up_to: u64,
        /// Networks from which newcomers are refused while the ban lasts, for at most 30 days. Older accounts are not affected.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(optional))]
        networks: Option<NetworkReach>,
    },
    /// People are let in again from the networks that were banned with an account; the account stays banned.
    LiftNetworks {
        /// The number of the ban.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        sanction: u64,
    },
    /// A warning, a mute or a ban is taken back.
    Lift {
        /// Its number.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        sanction: u64,
    },
    /// Their games were looked at and nothing was found. They are listed again only after 20 further games.
    DismissFairPlay {
        /// In which game.
        game: GameName,
    },
    /// Reports that an act has dismissed are open again.
    Reopen {
        /// The number of the act.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        act: u64,
    },
}

/// The answer to an appeal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewAppealAnswer {
    /// Whether the mute or ban is lifted.
    pub lift: bool,
    /// The answer, which the person is shown; may be empty.
    #[serde(default)]
    pub text: String,
}
