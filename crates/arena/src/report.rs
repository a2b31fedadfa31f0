//! What came out of a match: for people, for programs and as a picture.
//!
//! Only whole units count, as their games belong together. Under a sequential test the units count in the order of their numbers up to
//! the first that decides it, whichever ended first on the clock: else short games would weigh more, and the verdict would depend on the
//! number of threads.

mod text;

#[cfg(test)]
mod tests;

use crate::contender::Contender;
use crate::elo::{EloEstimate, GameScore, PairCounts, WinDrawLoss};
use crate::interval::Estimate;
use crate::ladder::{Anchor, Ladder, LadderError, Pairing, Prior, fit};
use crate::results::{Played, Settings, Trouble};
use crate::schedule::Schedule;
use crate::sprt::{Sprt, Verdict};
use crate::svg;
use crate::win_share::{Advantage, Deal, Field, Win};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::num::NonZeroU32;

/// What the ladder takes for granted, so that a clean sweep has a place on it.
const PRIOR: Prior = Prior::VirtualDraws(2.0);

/// The results of one pairing.
#[derive(Clone, Default, Debug)]
struct Meeting {
    units: u64,
    games: WinDrawLoss,
    pairs: PairCounts,
    /// What each of the two got where it sat alone, deal by deal.
    deals: Vec<(Deal, Deal)>,
    /// Wins over single seats of the other, see [`Meeting::score`].
    duels: [f64; 2],
}

impl Meeting {
    fn games(&self) -> u64 {
        self.games.wins + self.games.draws + self.games.losses
    }

    /// Points of the first, out of as many as there were games.
    ///
    /// With more than two seats this is the score that Luce's choice rule gives: strength a alone against n − 1 of strength b wins
    /// a/(a + (n − 1)b), so a duel of one seat against one is won in the ratio of a win alone times n − 1 to a win of the field.
    fn score(&self) -> f64 {
        let all = self.duels[0] + self.duels[1];
        if all > 0.0 { self.games() as f64 * self.duels[0] / all } else { 0.0 }
    }
}

/// The score while a match goes on, and what it decides.
#[derive(Clone, Debug)]
pub struct Standing {
    schedule: Schedule,
    sprt: Option<Sprt>,
    /// Games of units that are not counted yet.
    waiting: BTreeMap<u64, Vec<Played>>,
    /// The next unit a sequential test looks at.
    next_unit: u64,
    verdict: Verdict,
    meetings: Vec<Meeting>,
    first_seat: f64,
    plies: u64,
}

impl Standing {
    /// Before the first game. A sequential test is for two contenders and two seats.
    pub fn new(schedule: Schedule, sprt: Option<Sprt>) -> Standing {
        assert!(sprt.is_none() || schedule.pairings().len() == 1 && schedule.seats() == 2, "a test is for two");
        let meetings = vec![Meeting::default(); schedule.pairings().len()];
        let waiting = BTreeMap::new();
        Standing { schedule, sprt, waiting, next_unit: 0, verdict: Verdict::Continue, meetings, first_seat: 0.0, plies: 0 }
    }

    /// What the sequential test says.
    pub fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// Takes in a finished game. Games beyond the end of the schedule do not count.
    pub fn add(&mut self, played: &Played) {
        if played.game >= self.schedule.games() {
            return;
        }
        let unit = self.schedule.slot(played.game).unit;
        // The text is not needed for counting.
        self.waiting.entry(unit).or_default().push(Played { record: String::new(), ..played.clone() });
        if self.sprt.is_none() {
            self.count_if_whole(unit);
            return;
        }
        while self.verdict == Verdict::Continue && self.count_if_whole(self.next_unit) {
            self.next_unit += 1;
            self.verdict = self.sprt.as_ref().map_or(Verdict::Continue, |sprt| sprt.verdict(&self.meetings[0].pairs));
        }
    }

    fn count_if_whole(&mut self, unit: u64) -> bool {
        let is_whole = self.waiting.get(&unit).is_some_and(|games| games.len() as u64 == self.schedule.games_a_unit());
        if !is_whole {
            return false;
        }
        let mut games = self.waiting.remove(&unit).unwrap_or_default();
        games.sort_by_key(|played| played.game);
        self.count(&games);
        true
    }

    fn count(&mut self, games: &[Played]) {
        let slots: Vec<_> = games.iter().map(|played| self.schedule.slot(played.game)).collect();
        let (first, second) = self.schedule.pairings()[slots[0].pairing];
        let meeting = &mut self.meetings[slots[0].pairing];
        let mut deals = (Deal::default(), Deal::default());
        let mut scores = Vec::new();
        for (played, slot) in games.iter().zip(&slots) {
            for (who, deal) in [(first, &mut deals.0), (second, &mut deals.1)] {
                if let Some(seat) = slot.lone_seat(who) {
                    deal.add(win_of(played, seat), played.scores.get(seat).copied().unwrap_or(0).into());
                }
            }
            let others = |who| slot.seating.iter().filter(|seated| **seated != who).count() as f64;
            for (who, duels) in [first, second].into_iter().zip(&mut meeting.duels) {
                *duels += share_of(played, who) * others(who);
            }
            let score = if share_of(played, first) > share_of(played, second) {
                GameScore::Win
            } else if share_of(played, first) < share_of(played, second) {
                GameScore::Loss
            } else {
                GameScore::Draw
            };
            meeting.games.add(score);
            scores.push(score);
            self.first_seat += share_at(played, 0);
            self.plies += played.plies as u64;
        }
        if let [one, two] = scores[..] {
            meeting.pairs.add(one, two);
        }
        meeting.deals.push(deals);
        meeting.units += 1;
    }

    /// The running score in a few words.
    pub fn line(&self, contenders: &[Contender]) -> String {
        if let [meeting] = &self.meetings[..] {
            let mut line = format!("{:.1} – {:.1}", meeting.score(), meeting.games() as f64 - meeting.score());
            if self.schedule.seats() > 2 {
                line = shares(meeting, self.players())
                    .map_or(line, |shares| format!("win share {}", text::percent(&shares.0.win_share.into())));
            } else if let Some(estimate) = EloEstimate::of(&meeting.pairs) {
                let _infallible = write!(line, ", Elo {}", text::whole(&estimate.elo.into()));
            }
            if let Some(sprt) = &self.sprt {
                let _infallible = write!(line, ", {}", text::ratio(sprt.llr(&meeting.pairs), sprt.lower(), sprt.upper()));
            }
            return line;
        }
        let mut points = vec![(0.0, 0); contenders.len()];
        for (meeting, (a, b)) in self.meetings.iter().zip(self.schedule.pairings()) {
            for (who, score) in [(*a, meeting.score()), (*b, meeting.games() as f64 - meeting.score())] {
                points[who].0 += score;
                points[who].1 += meeting.games();
            }
        }
        let share = |who: &usize| points[*who].0 / points[*who].1.max(1) as f64;
        let leader = (0..contenders.len()).max_by(|a, b| share(a).total_cmp(&share(b))).unwrap_or(0);
        format!("leader {} with {:.1} %", contenders[leader].name, 100.0 * share(&leader))
    }

    fn players(&self) -> NonZeroU32 {
        NonZeroU32::new(self.schedule.seats() as u32).expect("a game has seats")
    }

    fn ladder(&self, contenders: &[Contender], anchor: &str) -> Result<Ladder, LadderError> {
        let pairings: Vec<Pairing<'_>> = self
            .meetings
            .iter()
            .zip(self.schedule.pairings())
            .map(|(meeting, (a, b))| Pairing {
                a: &contenders[*a].name,
                b: &contenders[*b].name,
                score_a: meeting.score(),
                games: meeting.games(),
            })
            .collect();
        fit(&pairings, Anchor { name: anchor, elo: 0.0 }, PRIOR)
    }
}

fn win_of(played: &Played, seat: usize) -> Win {
    match NonZeroU32::new(played.winners.len() as u32) {
        Some(winners) if played.winners.contains(&(seat as u8)) => Win::OneOf(winners),
        _ => Win::No,
    }
}

/// The part of the win of one seat. A draw without winners is everybody's.
fn share_at(played: &Played, seat: usize) -> f64 {
    if played.winners.is_empty() { 1.0 / played.seating.len() as f64 } else { win_of(played, seat).share() }
}

/// The part of the win of all seats of a contender.
fn share_of(played: &Played, contender: usize) -> f64 {
    (0..played.seating.len()).filter(|seat| played.seating[*seat] == contender).map(|seat| share_at(played, seat)).sum()
}

fn shares(meeting: &Meeting, players: NonZeroU32) -> Option<(Field, Field, Advantage)> {
    let firsts: Vec<Deal> = meeting.deals.iter().map(|deal| deal.0).collect();
    let seconds: Vec<Deal> = meeting.deals.iter().map(|deal| deal.1).collect();
    Some((Field::of(&firsts, players)?, Field::of(&seconds, players)?, Advantage::of(&meeting.deals)?))
}

/// A value with its 95 % interval. What is infinite is null.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Figure {
    /// The estimate.
    pub value: Option<f64>,
    /// The lower end.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
}

impl From<Estimate> for Figure {
    fn from(estimate: Estimate) -> Figure {
        let finite = |value: f64| value.is_finite().then_some(value);
        Figure { value: finite(estimate.value), low: finite(estimate.interval.low), high: finite(estimate.interval.high) }
    }
}

/// Everything a match says. `summary.json` is this, field by field.
///
/// `Display` writes it for people, in lines of plain text.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// What was played.
    #[serde(flatten)]
    pub settings: Settings,
    /// Games of whole units.
    pub games: u64,
    /// Games that were wanted.
    pub games_wanted: u64,
    /// Moves a game, the opening included.
    pub mean_plies: f64,
    /// The part of the wins that went to seat 0.
    pub first_seat_share: f64,
    /// Every pairing.
    pub pairings: Vec<PairingSummary>,
    /// The contenders, the strongest first; empty where the results do not determine it.
    pub ladder: Vec<RungSummary>,
    /// The contender whose rating is 0.
    pub anchor: String,
    /// Every game that was lost by a fault.
    pub faults: Vec<FaultSummary>,
    /// Everybody with a time limit.
    pub timing: Vec<Timing>,
    #[serde(skip)]
    fitted: Option<Ladder>,
}

/// What two contenders did against each other, seen by the first.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PairingSummary {
    /// The first.
    pub first: String,
    /// The second.
    pub second: String,
    /// Whole pairs or deals.
    pub units: u64,
    /// Games the first won, drew and lost; with more than two seats by the larger part of the win.
    pub wins_draws_losses: [u64; 3],
    /// Two seats: pairs with 0, ½, 1, 1½ and 2 points.
    pub pentanomial: Option<[u64; 5]>,
    /// Two seats: points a game.
    pub score: Option<Figure>,
    /// Two seats: the difference in Elo.
    pub elo: Option<Figure>,
    /// Two seats: the difference in normalised Elo.
    pub normalised_elo: Option<Figure>,
    /// Two seats: the likelihood that the first is the stronger.
    pub superiority: Option<f64>,
    /// Wins of the first alone in every seat against a field of the second.
    pub win_share: Option<Figure>,
    /// Wins of the second alone in every seat against a field of the first.
    pub reverse_win_share: Option<Figure>,
    /// Wins a game more of the first, deal by deal.
    pub advantage: Option<Figure>,
    /// Points a game more of the first, deal by deal.
    pub points_advantage: Option<Figure>,
    /// The sequential test, if there is one.
    pub sprt: Option<SprtSummary>,
}

/// Where a sequential test stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SprtSummary {
    /// The difference under H0.
    pub elo0: f64,
    /// The difference under H1.
    pub elo1: f64,
    /// The log-likelihood ratio.
    pub llr: f64,
    /// At or below it H0 is accepted.
    pub lower: f64,
    /// At or above it H1 is accepted.
    pub upper: f64,
    /// `H0`, `H1` or nothing yet.
    pub accepted: Option<&'static str>,
}

/// A contender's place.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RungSummary {
    /// Its name.
    pub name: String,
    /// The rating relative to the anchor.
    pub elo: Figure,
    /// Games played.
    pub games: u64,
    /// Points made.
    pub score: f64,
    /// Whether only the prior keeps the rating finite.
    pub held_by_prior: bool,
}

/// A game lost by a fault.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FaultSummary {
    /// The number of the game.
    pub game: u64,
    /// Whose fault.
    pub contender: String,
    /// What happened.
    #[serde(flatten)]
    pub trouble: Trouble,
}

/// How well somebody kept a time limit.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Timing {
    /// Its name.
    pub contender: String,
    /// The limit in milliseconds.
    pub limit_ms: f64,
    /// Moves that were timed.
    pub moves: usize,
    /// Half of the moves took at most this long.
    pub median_ms: f64,
    /// 99 % of the moves took at most this long.
    pub percentile_99_ms: f64,
    /// The longest.
    pub longest_ms: f64,
    /// The part of the moves that took longer than the limit.
    pub over_limit: f64,
    /// The part of the moves that took more than 1.2 times the limit.
    pub over_limit_by_a_fifth: f64,
}

impl Summary {
    /// Sums up all games, in the order of their numbers, so that the same games give the same summary to the last digit.
    pub fn of(
        settings: Settings,
        schedule: &Schedule,
        contenders: &[Contender],
        played: &BTreeMap<u64, Played>,
        sprt: Option<Sprt>,
        anchor: &str,
    ) -> Summary {
        let mut standing = Standing::new(schedule.clone(), sprt);
        played.values().for_each(|played| standing.add(played));
        let pairs = standing.meetings.iter().zip(schedule.pairings());
        let pairings: Vec<_> = pairs.map(|(meeting, (a, b))| pairing(&standing, meeting, &contenders[*a], &contenders[*b])).collect();
        let games: u64 = standing.meetings.iter().map(Meeting::games).sum();
        let fitted = standing.ladder(contenders, anchor).ok();
        let a_game = |sum: f64| if games > 0 { sum / games as f64 } else { 0.0 };
        Summary {
            settings,
            games,
            games_wanted: schedule.games(),
            mean_plies: a_game(standing.plies as f64),
            first_seat_share: a_game(standing.first_seat),
            pairings,
            ladder: fitted.iter().flat_map(|ladder| &ladder.rungs).map(rung).collect(),
            anchor: anchor.to_owned(),
            faults: played.values().filter_map(|played| fault(played, contenders)).collect(),
            timing: contenders.iter().enumerate().filter_map(|(n, contender)| timing(n, contender, played)).collect(),
            fitted,
        }
    }

    /// `summary.json`.
    pub fn json(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_else(|error| unreachable!("all of it is plain data: {error}")) + "\n"
    }

    /// `ladder.csv`: a line a contender, the strongest first.
    pub fn csv(&self) -> String {
        let mut csv = "name,elo,low,high,games,score,held_by_prior\n".to_owned();
        for rung in &self.ladder {
            let figure = |value: Option<f64>| value.map_or(String::new(), |value| format!("{value:.2}"));
            let [elo, low, high] = [rung.elo.value, rung.elo.low, rung.elo.high].map(figure);
            let name = rung.name.replace('"', "\"\"");
            let _infallible = writeln!(csv, "\"{name}\",{elo},{low},{high},{},{},{}", rung.games, rung.score, rung.held_by_prior);
        }
        csv
    }

    /// `ladder.svg`, where there is a ladder.
    pub fn svg(&self) -> Option<String> {
        self.fitted.as_ref().map(|ladder| svg::ladder(&format!("{}, {} games", self.settings.game, self.games), ladder))
    }
}

fn pairing(standing: &Standing, meeting: &Meeting, first: &Contender, second: &Contender) -> PairingSummary {
    let has_two_seats = standing.schedule.seats() == 2;
    let estimate = EloEstimate::of(&meeting.pairs).filter(|_| has_two_seats);
    // A draw of two is nobody's win, so shares say nothing where games can be drawn.
    let shares = shares(meeting, standing.players()).filter(|_| !has_two_seats);
    let WinDrawLoss { wins, draws, losses } = meeting.games;
    PairingSummary {
        first: first.name.clone(),
        second: second.name.clone(),
        units: meeting.units,
        wins_draws_losses: [wins, draws, losses],
        pentanomial: has_two_seats.then_some(meeting.pairs.0),
        score: estimate.map(|estimate| estimate.score.into()),
        elo: estimate.map(|estimate| estimate.elo.into()),
        normalised_elo: estimate.and_then(|estimate| estimate.normalised).map(Figure::from),
        superiority: estimate.map(|estimate| estimate.superiority),
        win_share: shares.map(|(first, ..)| first.win_share.into()),
        reverse_win_share: shares.map(|(_, second, _)| second.win_share.into()),
        advantage: shares.map(|(.., advantage)| advantage.win_share.into()),
        points_advantage: shares.map(|(.., advantage)| advantage.points.into()),
        sprt: standing.sprt.as_ref().map(|sprt| sprt_summary(sprt, meeting, standing.verdict)),
    }
}

fn sprt_summary(sprt: &Sprt, meeting: &Meeting, verdict: Verdict) -> SprtSummary {
    let (crate::Bounds::Logistic { elo0, elo1 } | crate::Bounds::Normalised { elo0, elo1 }) = sprt.bounds();
    let accepted = match verdict {
        Verdict::Continue => None,
        Verdict::AcceptH0 => Some("H0"),
        Verdict::AcceptH1 => Some("H1"),
    };
    SprtSummary { elo0, elo1, llr: sprt.llr(&meeting.pairs), lower: sprt.lower(), upper: sprt.upper(), accepted }
}

fn rung(rung: &crate::Rung) -> RungSummary {
    let crate::Rung { name, elo, games, score, held_by_prior } = rung.clone();
    RungSummary { name, elo: elo.into(), games, score, held_by_prior }
}

fn fault(played: &Played, contenders: &[Contender]) -> Option<FaultSummary> {
    let fault = played.fault.as_ref()?;
    let contender = contenders[played.seating[usize::from(fault.seat)]].name.clone();
    Some(FaultSummary { game: played.game, contender, trouble: fault.trouble.clone() })
}

fn timing(number: usize, contender: &Contender, played: &BTreeMap<u64, Played>) -> Option<Timing> {
    let limit_ms = contender.thinking.time?.as_secs_f64() * 1e3;
    let seats = played.values().flat_map(|played| played.seating.iter().zip(&played.micros));
    let mut micros: Vec<u64> = seats.filter(|(seated, _)| **seated == number).flat_map(|(_, micros)| micros).copied().collect();
    micros.sort_unstable();
    let ms = |micros: u64| micros as f64 / 1e3;
    // The nearest rank: the smallest that at least this part does not exceed.
    let percentile = |part: f64| micros.get(((part * micros.len() as f64).ceil() as usize).saturating_sub(1)).copied().map(ms);
    let over = |factor: f64| micros.iter().filter(|micros| ms(**micros) > factor * limit_ms).count() as f64 / micros.len() as f64;
    Some(Timing {
        contender: contender.name.clone(),
        limit_ms,
        moves: micros.len(),
        median_ms: percentile(0.5)?,
        percentile_99_ms: percentile(0.99)?,
        longest_ms: ms(*micros.last()?),
        over_limit: over(1.0),
        over_limit_by_a_fifth: over(1.2),
    })
}
