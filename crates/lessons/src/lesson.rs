//! What a lesson is made of.

use trilynx_games::{Game, Header, Seat, Start, Viewer};

/// A game that is taught.
pub trait Taught: Game + 'static {
    /// Its lessons in the order they are best taken; the last one is a whole game.
    fn lessons() -> &'static [Lesson<Self>];
}

/// One idea.
pub struct Lesson<G: Game> {
    /// Its name in addresses and in the ids of its texts.
    pub name: &'static str,
    /// The clause of the rules to look it up: `G5`.
    pub clause: &'static str,
    /// What there is to do.
    pub body: Body<G>,
}

impl<G: Game> Lesson<G> {
    /// A lesson of a few tasks.
    pub(crate) const fn of_steps(name: &'static str, clause: &'static str, steps: Vec<Step<G>>) -> Lesson<G> {
        Lesson { name, clause, body: Body::Steps(steps) }
    }

    /// The tasks, none where a whole game is to be played.
    pub fn steps(&self) -> &[Step<G>] {
        match &self.body {
            Body::Steps(steps) => steps,
            Body::Game { .. } => &[],
        }
    }
}

/// What there is to do in a lesson.
pub enum Body<G: Game> {
    /// Tasks, one after the other.
    Steps(Vec<Step<G>>),
    /// A whole game against a bot.
    Game {
        /// The name of the bot.
        bot: &'static str,
        /// The variants to choose from, the one to begin with first.
        variants: &'static [&'static str],
    },
}

/// One task in one position.
pub struct Step<G: Game> {
    /// The position: a head, and moves that lead on from it, the last of which is shown as the last move.
    pub start: String,
    /// Where the learner sits.
    pub seat: Seat,
    /// What the others do when they have to decide: the first of these that is legal and not used yet. Where none is left, the first
    /// legal move in byte order.
    pub replies: &'static [&'static str],
    /// Whether the task is done. Asked after each decision of the learner, and once more if the replies to it end the game.
    pub goal: fn(&Tried<'_, G>) -> Verdict,
    /// The names of all answers to a legal move that is not what was asked. Empty where every legal move will do.
    pub misses: &'static [&'static str],
    /// The learner's decisions that do it, in order.
    pub hint: &'static [&'static str],
}

impl<G: Game> Step<G> {
    /// The position before the learner's first decision, and the move that led to it.
    ///
    /// # Panics
    /// If the position is not a possible one. Tests walk through every step there is.
    pub fn position(&self) -> (G, Option<G::Move>) {
        let (header, moves) = Header::split(&self.start).expect("a step begins with a head");
        let (_, mut state) = Start::<G>::read(header).unwrap_or_else(|error| panic!("{}: {error}", self.start));
        let mut last = None;
        for text in moves {
            let chosen: G::Move = text.parse().unwrap_or_else(|error| panic!("{}: {error}", self.start));
            state.play(chosen).unwrap_or_else(|refusal| panic!("{}: {text}: {refusal}", self.start));
            last = Some(chosen);
        }
        (state, last)
    }
}

/// What the learner did, for a goal to judge.
pub struct Tried<'a, G: Game> {
    /// Where the learner sits.
    pub seat: Seat,
    /// The position of the step.
    pub start: &'a G,
    /// The position in which the learner decided.
    pub before: &'a G,
    /// The decision.
    pub chosen: G::Move,
    /// Where it led, before anybody answered it; or how the game ended, if the answers ended it.
    pub after: &'a G,
    /// How many decisions of the learner that makes.
    pub decisions: usize,
}

impl<G: Game> Tried<'_, G> {
    /// Whether the game has ended, and the learner is among the winners.
    pub fn is_won(&self) -> bool {
        self.after.status().outcome().is_some_and(|outcome| outcome.winners.contains(self.seat))
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.after.status().to_move().is_none()
    }

    /// What the learner sees before the decision and after it.
    pub fn views(&self) -> (G::View, G::View) {
        (self.before.view(Viewer::Seat(self.seat)), self.after.view(Viewer::Seat(self.seat)))
    }
}

/// How a task stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// There is more to do.
    GoingOn,
    /// That was it.
    Done,
    /// Legal, but not what was asked. The name of the answer is the end of the id of its text.
    Missed(&'static str),
}

impl Verdict {
    /// Done if so, else missed with the usual answer.
    pub(crate) const fn done_if(is_done: bool) -> Verdict {
        if is_done { Verdict::Done } else { Verdict::Missed("miss") }
    }
}
