//! How far the turns of people in rated games agree with those of bots, and who stands out.
//!
//! The one thing to know: nothing follows from it but a line on the moderators' page. A few turns of each game are compared, when no bot has
//! anything else to do; the last games of an account are added up, and held against those of other accounts of about the same rating.

mod compare;

pub use compare::{compare_next, judge, run};

use trilynx_protocol::log::{Entry, Event};

/// So many of somebody's last games are added up.
pub const GAMES_ADDED_UP: u32 = 20;
/// Less is said about nobody. The index `agreements_by_rating` has the same number.
pub const LEAST_GAMES: u32 = 10;
/// And so many turns.
const LEAST_TURNS: u32 = 60;
/// With fewer others it is not known what is usual.
const LEAST_OTHERS: usize = 10;
/// How much more than usual stands out, in thousandths of the turns …
const LEAST_MORE: u32 = 150;
/// … and as a multiple of the usual deviation from the median.
const DEVIATIONS: u32 = 6;
/// At how many of the three choices of a bot somebody has to stand out.
const LEAST_LOOKS: usize = 2;

/// How turns agree with those of bots, and how long was thought about them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Agreement {
    /// Turns that were compared.
    pub turns: u32,
    /// Of them those that a bot would have chosen with few, more and many positions.
    pub agreed: [u32; 3],
    /// How long a turn took on average.
    pub think_ms: u32,
    /// How much the times differ: their standard deviation in thousandths of the average.
    pub spread: u32,
}

/// During how many turns the page of a player lost the focus.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Focus {
    /// All turns of the player, compared or not.
    pub turns: u32,
    /// Of them those during which the page lost it.
    pub away: u32,
}

impl Agreement {
    /// Of several games.
    pub fn sum(all: &[Agreement]) -> Agreement {
        let mut sum = Agreement::default();
        for game in all {
            sum.turns += game.turns;
            sum.agreed.iter_mut().zip(game.agreed).for_each(|(sum, agreed)| *sum += agreed);
        }
        let average = |value: fn(&Agreement) -> u32| {
            let total: u64 = all.iter().map(|game| u64::from(value(game))).sum();
            u32::try_from(total / (all.len() as u64).max(1)).unwrap_or(u32::MAX)
        };
        Agreement { think_ms: average(|game| game.think_ms), spread: average(|game| game.spread), ..sum }
    }

    /// The shares of the turns that agree, in thousandths.
    pub fn shares(&self) -> [u32; 3] {
        self.agreed.map(|agreed| agreed * 1000 / self.turns.max(1))
    }
}

/// What is usual where somebody stands out against others of about the same rating; nothing where they do not, or where too little is known.
pub fn stands_out(games: u32, own: &Agreement, others: &[Agreement]) -> Option<[u32; 3]> {
    if games < LEAST_GAMES || own.turns < LEAST_TURNS || others.len() < LEAST_OTHERS {
        return None;
    }
    let mut usual = [0; 3];
    let mut looks = 0;
    for (look, usual) in usual.iter_mut().enumerate() {
        let shares: Vec<u32> = others.iter().map(|other| other.shares()[look]).collect();
        *usual = median(shares.clone());
        let deviation = median(shares.iter().map(|share| share.abs_diff(*usual)).collect());
        let least = *usual + LEAST_MORE.max(DEVIATIONS * deviation);
        looks += usize::from(own.shares()[look] >= least);
    }
    (looks >= LEAST_LOOKS).then_some(usual)
}

fn median(mut values: Vec<u32>) -> u32 {
    values.sort_unstable();
    values.get(values.len() / 2).copied().unwrap_or(0)
}

/// How long somebody thought in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ThinkTimes {
    /// How many turns they had.
    pub turns: u32,
    /// How long one took on average.
    pub average_ms: u32,
    /// How much the times differ: their standard deviation in thousandths of the average.
    pub spread: u32,
}

/// How many turns the player of a seat had and how long they thought about them: the average in milliseconds, and how much the times differ, in
/// thousandths of it. Neither the way of a move nor the time it waited at the server counts.
pub fn think_times(log: &[Entry], seat: u8) -> ThinkTimes {
    let (mut since, mut last, mut turns) = (0, None, Vec::<u64>::new());
    for entry in log {
        match &entry.event {
            Event::Started { .. } => (since, last) = (entry.at.service_ms, None),
            Event::Moved { seat: mover, lag_ms, held_ms, .. } => {
                let spent = entry.at.service_ms.saturating_sub(since).saturating_sub(u64::from(*lag_ms) + u64::from(*held_ms));
                if *mover == seat {
                    match turns.last_mut().filter(|_| last == Some(seat)) {
                        // A turn may have several decisions.
                        Some(turn) => *turn += spent,
                        None => turns.push(spent),
                    }
                }
                (since, last) = (entry.at.service_ms, Some(*mover));
            }
            Event::Resumed { unserved_ms } => since += unserved_ms,
            _ => {}
        }
    }
    let count = turns.len().max(1) as f64;
    let average = turns.iter().sum::<u64>() as f64 / count;
    let variance = turns.iter().map(|turn| (*turn as f64 - average).powi(2)).sum::<f64>() / count;
    let spread = if average > 0.0 { variance.sqrt() / average * 1000.0 } else { 0.0 };
    ThinkTimes { turns: turns.len() as u32, average_ms: average as u32, spread: spread as u32 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trilynx_protocol::Time;
    use trilynx_protocol::log::Secret;

    fn shares(few: u32, more: u32, many: u32) -> Agreement {
        Agreement { turns: 100, agreed: [few, more, many], ..Agreement::default() }
    }

    /// Others, whose shares lie around 40, 35 and 30 in a hundred.
    fn others() -> Vec<Agreement> {
        (0..12).map(|n| shares(36 + n % 9, 31 + n % 9, 26 + n % 9)).collect()
    }

    #[test]
    fn who_agrees_far_more_than_others_of_the_same_rating_stands_out() {
        assert_eq!(stands_out(20, &shares(40, 35, 30), &others()), None);
        assert_eq!(stands_out(20, &shares(50, 45, 40), &others()), None, "a good day");
        let usual = stands_out(20, &shares(45, 70, 80), &others()).expect("it stands out");
        assert!((380..=420).contains(&usual[0]) && (330..=370).contains(&usual[1]) && (280..=320).contains(&usual[2]), "{usual:?}");
        assert_eq!(stands_out(20, &shares(40, 35, 90), &others()), None, "at one look alone");
        assert_eq!(stands_out(20, &shares(5, 5, 5), &others()), None, "who agrees less is no cheat");
    }

    #[test]
    fn of_few_games_or_among_few_others_nothing_is_said() {
        let own = shares(90, 90, 90);
        assert_eq!(stands_out(LEAST_GAMES - 1, &own, &others()), None);
        assert_eq!(stands_out(20, &Agreement { turns: LEAST_TURNS - 1, agreed: [59; 3], ..own }, &others()), None);
        assert_eq!(stands_out(20, &own, &others()[..LEAST_OTHERS - 1]), None);
        assert!(stands_out(LEAST_GAMES, &own, &others()).is_some());
    }

    #[test]
    fn cheats_among_the_others_do_not_make_it_usual() {
        let mut others = others();
        others[..4].fill(shares(95, 95, 95));
        assert!(stands_out(20, &shares(90, 90, 90), &others).is_some());
    }

    #[test]
    fn games_add_up() {
        let games = [
            Agreement { turns: 6, agreed: [1, 2, 3], think_ms: 1000, spread: 500 },
            Agreement { turns: 4, agreed: [3, 2, 1], think_ms: 3000, spread: 100 },
        ];
        let sum = Agreement::sum(&games);
        assert_eq!(sum, Agreement { turns: 10, agreed: [4, 4, 4], think_ms: 2000, spread: 300 });
        assert_eq!(sum.shares(), [400; 3]);
        assert_eq!(Agreement::sum(&[]).shares(), [0; 3]);
    }

    #[test]
    fn think_times_are_those_of_whole_turns() {
        let at = |service_ms, event| Entry { version: 1, at: Time { service_ms, unix_ms: 0 }, event };
        let moved = |seat, lag_ms, held_ms| Event::Moved { seat, text: String::new(), lag_ms, held_ms };
        let log = [
            at(1_000, Event::Started { occupants: vec![], start: Secret(String::new()), rules: 1 }),
            at(3_000, moved(0, 0, 0)),
            at(4_000, moved(1, 0, 0)),
            at(6_000, moved(0, 400, 100)),
            at(7_000, moved(0, 0, 0)),
            at(8_000, Event::Resumed { unserved_ms: 500 }),
            at(9_000, moved(1, 0, 0)),
        ];
        // 2,000 ms; and 1,500 with 1,000 for a second decision.
        assert_eq!(think_times(&log, 0), ThinkTimes { turns: 2, average_ms: 2_250, spread: 111 });
        assert_eq!(think_times(&log, 1).average_ms, 1_250);
        assert_eq!(think_times(&log, 2), ThinkTimes::default());
    }
}
