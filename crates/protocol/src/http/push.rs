//! Web push: notifications that a browser shows although no page is open.

use super::notifications::NotificationKind;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// Whether this browser gets push messages, and how it subscribes to them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PushState {
    /// The server's public key, in base64url; nothing where the host has switched push off.
    pub key: Option<String>,
    /// Whether the server sends to this browser: to the session that asks.
    pub on: bool,
}

/// A subscription that a browser has made with its push service.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPush {
    /// The address of the subscription, at a push service that the server knows.
    pub endpoint: String,
    /// The browser's public key `p256dh`, in base64url.
    pub p256dh: String,
    /// The browser's secret, in base64url.
    pub auth: String,
    /// The language of the reader, such as `de`.
    pub language: String,
}

/// What a push message holds, encrypted for the browser alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PushMessage {
    /// Of what.
    pub kind: NotificationKind,
    /// The sentence, in the language of the reader.
    pub title: String,
    /// Which game; empty for a message.
    pub body: String,
    /// The path that it leads to.
    pub path: String,
    /// A message replaces an earlier one with the same tag.
    pub tag: String,
}

/// A browser that gets push messages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct PushLine {
    /// The address of the subscription.
    pub endpoint: String,
    /// The language of the reader.
    pub language: String,
    /// Since when, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub made_unix_ms: u64,
}

/// When no push messages are sent: those that come up meanwhile are sent afterwards, if they are still true.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// From this minute of the day, by the clock of the person …
    pub from_minute: u16,
    /// … until this one, the next day if it is not later.
    pub until_minute: u16,
    /// How that clock differs from UTC, from which time on; oldest first, eight at most. A browser knows it for a year ahead.
    pub offsets: Vec<ZoneOffset>,
}

/// How a clock differs from UTC.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ZoneOffset {
    /// From when on, as a Unix time in milliseconds.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub from_unix_ms: u64,
    /// By how many minutes it is ahead.
    pub minutes: i16,
}

const DAY_MINUTES: u16 = 24 * 60;
const MINUTE_MS: i64 = 60_000;
/// The most offsets.
pub const MOST_OFFSETS: usize = 8;

impl QuietHours {
    /// Whether it makes sense.
    pub fn is_sound(&self) -> bool {
        let in_order = self.offsets.is_sorted_by_key(|offset| offset.from_unix_ms);
        self.from_minute < DAY_MINUTES
            && self.until_minute < DAY_MINUTES
            && self.from_minute != self.until_minute
            && self.offsets.len() <= MOST_OFFSETS
            && in_order
            && self.offsets.iter().all(|offset| offset.minutes.unsigned_abs() <= 15 * 60)
    }

    /// Until when it is quiet, if it is now.
    pub fn quiet_until(&self, unix_ms: u64) -> Option<u64> {
        let known = self.offsets.iter().rev().find(|offset| offset.from_unix_ms <= unix_ms).or(self.offsets.first());
        let ahead_ms = known.map_or(0, |offset| i64::from(offset.minutes)) * MINUTE_MS;
        let day_ms = i64::from(DAY_MINUTES) * MINUTE_MS;
        let since_midnight = (i64::try_from(unix_ms).ok()? + ahead_ms).rem_euclid(day_ms);
        let (from, until) = (i64::from(self.from_minute) * MINUTE_MS, i64::from(self.until_minute) * MINUTE_MS);
        let since_from = (since_midnight - from).rem_euclid(day_ms);
        let length = (until - from).rem_euclid(day_ms);
        let left = u64::try_from(length - since_from).ok().filter(|left| *left > 0)?;
        Some(unix_ms + left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_are_those_of_the_persons_clock() {
        let at = |hours: u64, minutes: u64| 1_800_000_000_000 / 86_400_000 * 86_400_000 + (hours * 60 + minutes) * 60_000;
        let quiet = |from: u16, until: u16, offsets: &[(u64, i16)]| QuietHours {
            from_minute: from * 60,
            until_minute: until * 60,
            offsets: offsets.iter().map(|&(from_unix_ms, minutes)| ZoneOffset { from_unix_ms, minutes }).collect(),
        };
        let night = quiet(22, 7, &[]);
        assert_eq!(night.quiet_until(at(21, 59)), None);
        assert_eq!(night.quiet_until(at(22, 0)), Some(at(31, 0)));
        assert_eq!(night.quiet_until(at(6, 59)), Some(at(7, 0)));
        assert_eq!(night.quiet_until(at(7, 0)), None);
        // Two hours ahead until noon of that day, then one.
        let summer = quiet(22, 7, &[(0, 120), (at(12, 0), 60)]);
        assert_eq!(summer.quiet_until(at(4, 59)), Some(at(5, 0)));
        assert_eq!(summer.quiet_until(at(5, 0)), None);
        assert_eq!(summer.quiet_until(at(21, 0)), Some(at(30, 0)));
        let west = quiet(1, 2, &[(0, -480)]);
        assert_eq!((west.quiet_until(at(9, 30)), west.quiet_until(at(8, 59))), (Some(at(10, 0)), None));
        assert!(night.is_sound() && summer.is_sound());
        assert!(!quiet(3, 3, &[]).is_sound() && !quiet(24, 3, &[]).is_sound() && !quiet(1, 2, &[(5, 0), (4, 0)]).is_sound());
        assert!(!quiet(1, 2, &[(5, 1000)]).is_sound() && !quiet(1, 2, &[(5, 0); 9]).is_sound());
    }
}
