//! Checks puzzles by other means than those that found them.

use crate::prove::forced::LOST_WITHIN;
use crate::prove::full_width::{Aim, FullWidth};
use crate::puzzle::{CheckEffort, Class, Fault, Goal, Puzzle, Puzzled, is_same_idea};
use crate::turns::{self, after_all};
use trilynx_games::Seat;

/// Positions that the plain search may look at for each turn of a proved puzzle.
pub const NODES: u64 = 20_000_000;

/// Tries to show that a puzzle is what it says.
pub fn check<G: Puzzled>(puzzle: &Puzzle<G>, effort: CheckEffort<'_>) -> Result<(), Fault> {
    let themes: Vec<String> = G::themes(puzzle).into_iter().map(str::to_owned).collect();
    if themes != puzzle.themes {
        return Err(Fault::Wrong(format!("its themes are {}", themes.join(","))));
    }
    G::verify(puzzle, effort)
}

/// Shows by plain full-width search that every accepted turn of a proved puzzle does what the goal says, and no other turn does.
///
/// `to_the_end` is whether the claim is about the end of the game, however long that takes, or about the turns of the goal.
pub fn prove<G: Puzzled>(
    puzzle: &Puzzle<G>,
    to_the_end: bool,
    key: Option<&dyn Fn(&G) -> u64>,
    effort: CheckEffort<'_>,
) -> Result<(), Fault> {
    if puzzle.class != Class::Proved {
        return Err(Fault::Wrong("it is not proved".to_owned()));
    }
    let seat = puzzle.seat();
    let mut state = puzzle.position();
    let mut left = match puzzle.goal {
        Goal::Win { turns } => turns,
        Goal::Defend | Goal::Best => 1,
    };
    for solution in &puzzle.line {
        let question = Question { seat, goal: puzzle.goal, left, to_the_end, key, effort };
        for (turn, next) in turns::all(&state) {
            let does_it = question.does_it(&state, &next)?;
            let is_accepted = solution.accepted.contains(&turn);
            let is_as_good = solution.accepted.iter().any(|accepted| is_same_idea(&state, accepted, &turn));
            let ends = next.status().to_move().is_none();
            if is_accepted && !(does_it && question.is_in_time(&state, &next)?) {
                return Err(Fault::Wrong(format!("{} does not do it", text(&turn))));
            }
            if does_it && !is_as_good && !ends {
                return Err(Fault::Wrong(format!("{} does it too", text(&turn))));
            }
        }
        left -= u8::from(!state.mid_turn()).min(left);
        state = after_all(&after_all(&state, &solution.accepted[0]), &solution.reply);
    }
    Ok(())
}

fn text<M: ToString>(turn: &[M]) -> String {
    turn.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// What a turn of a proved puzzle is asked.
struct Question<'a, G> {
    seat: Seat,
    goal: Goal,
    left: u8,
    to_the_end: bool,
    key: Option<&'a dyn Fn(&G) -> u64>,
    effort: CheckEffort<'a>,
}

impl<G: Puzzled> Question<'_, G> {
    /// Whether a seat reaches an aim from a position with so many more turns of its own.
    fn reaches(&self, seat: Seat, aim: Aim, state: &G, left: u8) -> Result<bool, Fault> {
        (self.effort.pause)();
        let positions = NODES * u64::from(self.effort.times);
        let mut search = FullWidth::new(seat, aim, positions, self.key);
        search.pause = self.effort.pause;
        search.reaches(state, left).ok_or(Fault::Unknown { positions })
    }

    /// The turns that are left after one of this position.
    fn left_after(&self, before: &G) -> u8 {
        self.left - u8::from(!before.mid_turn()).min(self.left)
    }

    /// Whether a turn that wins does so within the turns of the goal.
    fn is_in_time(&self, before: &G, next: &G) -> Result<bool, Fault> {
        match self.goal {
            Goal::Win { .. } => self.reaches(self.seat, Aim::Win, next, self.left_after(before)),
            Goal::Defend | Goal::Best => Ok(true),
        }
    }

    fn does_it(&self, before: &G, next: &G) -> Result<bool, Fault> {
        let to_the_end = crate::prove::TO_THE_END;
        let opponent = Seat(1 - self.seat.0.min(1));
        match (self.goal, self.to_the_end) {
            (Goal::Win { .. } | Goal::Best, true) => self.reaches(self.seat, Aim::Win, next, to_the_end),
            (Goal::Win { .. } | Goal::Best, false) => self.reaches(self.seat, Aim::Win, next, self.left_after(before)),
            (Goal::Defend, true) => self.reaches(self.seat, Aim::NotLose, next, to_the_end),
            (Goal::Defend, false) => self.reaches(opponent, Aim::Win, next, LOST_WITHIN).map(|lost| !lost),
        }
    }
}
