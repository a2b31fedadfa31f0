//! A clock in `go`, and how long to think about one move by it.

use std::time::Duration;

/// What the clock of the seat to decide shows.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Countdown {
    /// What is left until the time is up, or until the next period begins.
    pub left: Duration,
    /// What is added after a turn.
    pub increment: Duration,
    /// The periods that follow; none without byo-yomi and in the last one.
    pub periods: u8,
    /// How long each of them is.
    pub period: Duration,
}

/// A clock must last for about this many more turns.
const TURNS_TO_COME: u32 = 30;

impl Countdown {
    /// How long to think about one move. Never more than most of what is left: a turn may have several moves, and the answer has to travel.
    pub fn share(&self) -> Duration {
        let from_main = self.left / TURNS_TO_COME + self.increment * 3 / 4;
        let from_period = if self.periods > 0 { self.period * 7 / 10 } else { Duration::ZERO };
        from_main.max(from_period).min(self.left * 7 / 10).max(Duration::from_millis(1))
    }

    /// As `go` has it.
    pub fn words(&self) -> String {
        let mut words = format!("clock {}", self.left.as_millis().max(1));
        if !self.increment.is_zero() {
            words += &format!(" increment {}", self.increment.as_millis());
        }
        if self.periods > 0 {
            words += &format!(" periods {} period {}", self.periods, self.period.as_millis());
        }
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(left: u64, increment: u64, periods: u8, period: u64) -> Countdown {
        let ms = Duration::from_millis;
        Countdown { left: ms(left), increment: ms(increment), periods, period: ms(period) }
    }

    #[test]
    fn a_share_leaves_time_for_the_rest_of_the_game() {
        assert_eq!(clock(300_000, 0, 0, 0).share(), Duration::from_secs(10));
        assert_eq!(clock(300_000, 4_000, 0, 0).share(), Duration::from_secs(13));
        // Not more than there is, however much is added afterwards.
        assert_eq!(clock(1_000, 60_000, 0, 0).share(), Duration::from_millis(700));
        assert_eq!(clock(0, 0, 0, 0).share(), Duration::from_millis(1));
        // Main time is used up to the periods, a period never.
        assert_eq!(clock(60_000, 0, 3, 30_000).share(), Duration::from_secs(21));
        assert_eq!(clock(10_000, 0, 2, 30_000).share(), Duration::from_secs(7));
        let mut left = Duration::from_secs(60);
        for _ in 0..100 {
            left -= Countdown { left, ..Countdown::default() }.share();
        }
        assert!(left > Duration::from_secs(1), "{left:?} are left after a hundred moves");
    }

    #[test]
    fn words_leave_out_what_is_not_there() {
        assert_eq!(clock(300_000, 0, 0, 0).words(), "clock 300000");
        assert_eq!(clock(300_000, 5_000, 0, 0).words(), "clock 300000 increment 5000");
        assert_eq!(clock(20_000, 0, 3, 30_000).words(), "clock 20000 periods 3 period 30000");
        assert_eq!(clock(0, 0, 0, 0).words(), "clock 1");
    }
}
