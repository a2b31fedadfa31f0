//! The arithmetic of clocks: pure functions of a rule, a clock and a time.
//!
//! The one thing to know: a clock is flagged when it has used *all* of its time. One millisecond less is in time.

use trilynx_protocol::{ClockRule, Refused, SeatClock};

/// The most that is forgiven a decision for the way of a message, in milliseconds.
pub const MAX_LAG_MS: u32 = 500;
/// A lag budget holds at most what this many turns add to it.
const LAG_BUDGET_TURNS: u32 = 4;
/// What the fullest turn adds to a lag budget, in milliseconds.
const MAX_LAG_GAIN_MS: u32 = 250;
/// No lag budget is larger.
pub(crate) const MAX_LAG_BUDGET_MS: u32 = MAX_LAG_GAIN_MS * LAG_BUDGET_TURNS;
/// How long a player must be away before the game can be claimed where no clock runs, in milliseconds.
pub const AWAY_WITHOUT_CLOCK_MS: u64 = 300_000;

const DAY_MS: u32 = 86_400_000;

/// The bounds of what can be agreed on.
pub(crate) fn check(rule: &ClockRule) -> Result<(), Refused> {
    let within = |name: &str, value: u32, least: u32, most: u32| {
        let message = format!("{name} is {value}, but must be from {least} to {most}");
        if (least..=most).contains(&value) { Ok(()) } else { Err(Refused::Options { field: "clock".into(), message }) }
    };
    match *rule {
        ClockRule::None => Ok(()),
        ClockRule::Fischer { initial_s, increment_s } => {
            within("initial_s", initial_s, 1, 10_800)?;
            within("increment_s", increment_s, 0, 180)
        }
        ClockRule::Byoyomi { main_s, periods, period_s } => {
            within("main_s", main_s, 0, 10_800)?;
            within("periods", u32::from(periods), 1, 20)?;
            within("period_s", period_s, 1, 300)
        }
        ClockRule::Correspondence { days } => within("days", u32::from(days), 1, 14),
    }
}

/// What a clock shows before the first move; nothing where there is none.
pub(crate) fn fresh(rule: &ClockRule) -> Option<SeatClock> {
    match *rule {
        ClockRule::None => None,
        ClockRule::Fischer { initial_s, .. } => Some(SeatClock { remaining_ms: initial_s * 1000, ..SeatClock::default() }),
        ClockRule::Byoyomi { main_s: 0, periods, period_s } => Some(SeatClock { remaining_ms: period_s * 1000, periods, in_period: true }),
        ClockRule::Byoyomi { main_s, periods, .. } => Some(SeatClock { remaining_ms: main_s * 1000, periods, in_period: false }),
        ClockRule::Correspondence { days } => Some(SeatClock { remaining_ms: u32::from(days) * DAY_MS, ..SeatClock::default() }),
    }
}

/// The clock after running for this many milliseconds; nothing if its flag has fallen.
pub(crate) fn charge(rule: &ClockRule, mut clock: SeatClock, spent_ms: u64) -> Option<SeatClock> {
    let mut spent = spent_ms;
    while spent >= u64::from(clock.remaining_ms) {
        let ClockRule::Byoyomi { period_s, .. } = rule else { return None };
        spent -= u64::from(clock.remaining_ms);
        clock.periods = if clock.in_period { clock.periods.checked_sub(1)? } else { clock.periods };
        clock.in_period = true;
        clock.remaining_ms = period_s * 1000;
        if clock.periods == 0 {
            return None;
        }
    }
    clock.remaining_ms -= spent as u32;
    Some(clock)
}

/// How long a clock can run before its flag falls.
pub(crate) fn until_flag(rule: &ClockRule, clock: &SeatClock) -> u64 {
    let periods = match rule {
        ClockRule::Byoyomi { period_s, .. } => {
            let whole = clock.periods.saturating_sub(u8::from(clock.in_period));
            u64::from(whole) * u64::from(*period_s) * 1000
        }
        _ => 0,
    };
    u64::from(clock.remaining_ms) + periods
}

/// The clock once its turn is over: the increment is added, a period or the days are whole again.
pub(crate) fn grant(rule: &ClockRule, clock: SeatClock) -> SeatClock {
    match *rule {
        ClockRule::Fischer { increment_s, .. } => {
            SeatClock { remaining_ms: clock.remaining_ms.saturating_add(increment_s * 1000), ..clock }
        }
        _ => renew(rule, clock),
    }
}

/// The clock where a turn begins without one having been made: a period or the days are whole again.
pub(crate) fn renew(rule: &ClockRule, clock: SeatClock) -> SeatClock {
    match *rule {
        ClockRule::Byoyomi { period_s, .. } if clock.in_period => SeatClock { remaining_ms: period_s * 1000, ..clock },
        ClockRule::Correspondence { days } => SeatClock { remaining_ms: u32::from(days) * DAY_MS, ..clock },
        _ => clock,
    }
}

/// What a turn adds to a seat's lag budget, in milliseconds. Little where the clock is short: the measured lag is what the client makes it, so
/// the budget is the most that somebody who answers late on purpose can gain.
pub(crate) fn lag_gain_ms(rule: &ClockRule) -> u32 {
    // The time of a game of 40 turns; a byo-yomi period is taken as an increment.
    let seconds = match *rule {
        ClockRule::None | ClockRule::Correspondence { .. } => return 0,
        ClockRule::Fischer { initial_s, increment_s } => u64::from(initial_s) + 40 * u64::from(increment_s),
        ClockRule::Byoyomi { main_s, period_s, .. } => u64::from(main_s) + 40 * u64::from(period_s),
    };
    (60 + seconds * 2).min(u64::from(MAX_LAG_GAIN_MS)) as u32
}

/// A seat's lag budget when a game starts.
pub(crate) fn fresh_lag_budget_ms(rule: &ClockRule) -> u32 {
    lag_gain_ms(rule) * 2
}

/// A seat's lag budget after a turn.
pub(crate) fn refill_lag_budget_ms(rule: &ClockRule, budget_ms: u32) -> u32 {
    let gain = lag_gain_ms(rule);
    (budget_ms + gain).min(gain * LAG_BUDGET_TURNS)
}

/// Whether players sit at the board at the same time: then a first turn is free, and must come soon.
pub(crate) fn is_live(rule: &ClockRule) -> bool {
    matches!(rule, ClockRule::Fischer { .. } | ClockRule::Byoyomi { .. })
}

/// The main time, or what stands for it where there is none.
fn main_ms(rule: &ClockRule) -> u64 {
    match *rule {
        ClockRule::Fischer { initial_s, .. } => u64::from(initial_s) * 1000,
        ClockRule::Byoyomi { main_s, periods, period_s } => (u64::from(main_s) + u64::from(periods) * u64::from(period_s)) * 1000,
        ClockRule::None | ClockRule::Correspondence { .. } => 0,
    }
}

/// Within what time a seat must make its first turn, where players sit at the board at the same time.
pub(crate) fn first_turn_ms(rule: &ClockRule) -> Option<u64> {
    is_live(rule).then(|| (main_ms(rule) / 10).clamp(30_000, 180_000))
}

/// How long a player must be away before the others may claim; never in correspondence, where the clock does it.
pub(crate) fn away_ms(rule: &ClockRule) -> Option<u64> {
    match rule {
        ClockRule::None => Some(AWAY_WITHOUT_CLOCK_MS),
        ClockRule::Correspondence { .. } => None,
        ClockRule::Fischer { .. } | ClockRule::Byoyomi { .. } => Some((main_ms(rule) / 10).clamp(15_000, 180_000)),
    }
}
