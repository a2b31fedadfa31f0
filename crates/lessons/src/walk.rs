//! Walking through a step: the learner's decisions so far, what the others replied, and how the task stands.

use crate::lesson::{Step, Tried, Verdict};
use trilynx_games::Game;
use trilynx_games::walk::{Made, Stop, Walked};

/// More decisions of the learner than any step needs.
pub const MAX_DECISIONS: usize = 16;
/// More replies in a row than any step has.
const MAX_REPLIES: usize = 64;

/// A step as far as it was walked.
#[derive(Clone, Debug)]
pub struct Walk<G: Game> {
    /// The position now.
    pub state: G,
    /// The move that led to it; none in an untouched position without a history.
    pub last: Option<G::Move>,
    /// The learner's latest decision and the replies to it.
    pub latest: Vec<Made<G>>,
    /// How the task stands.
    pub verdict: Verdict,
    /// The next decision on the way that the hint shows, as long as the learner is on it.
    pub hint: Option<&'static str>,
}

impl<G: Game> Step<G> {
    /// Walks the learner's decisions as far as they can be walked.
    pub fn walk<T: AsRef<str>>(&self, decisions: &[T]) -> Walked<Walk<G>, G> {
        let (start, last) = self.position();
        let mut unused = self.replies.to_vec();
        let mut walk = Walk { state: start.clone(), last, latest: Vec::new(), verdict: Verdict::GoingOn, hint: self.hint.first().copied() };
        for (at, text) in decisions.iter().enumerate() {
            let on_hint = walk.hint == Some(text.as_ref());
            if let Err(stop) = self.decide(&mut walk, &start, text.as_ref(), at + 1, &mut unused) {
                return (walk, Some((at, stop)));
            }
            walk.hint = if on_hint { self.hint.get(at + 1).copied() } else { None };
        }
        (walk, None)
    }

    fn decide(
        &self,
        walk: &mut Walk<G>,
        start: &G,
        text: &str,
        decisions: usize,
        unused: &mut Vec<&'static str>,
    ) -> Result<(), Stop<G::IllegalMove>> {
        if walk.verdict != Verdict::GoingOn {
            return Err(Stop::Finished);
        }
        let chosen: G::Move = text.parse().map_err(Stop::Parse)?;
        let before = walk.state.clone();
        walk.state.play(chosen).map_err(Stop::Refused)?;
        walk.latest = vec![Made { seat: self.seat, before: before.clone(), chosen, after: walk.state.clone() }];
        walk.last = Some(chosen);
        let judge = |after: &G| (self.goal)(&Tried { seat: self.seat, start, before: &before, chosen, after, decisions });
        walk.verdict = judge(&walk.state);
        if walk.verdict == Verdict::GoingOn {
            self.reply(walk, unused);
            if walk.latest.len() > 1 && walk.state.status().to_move().is_none() {
                walk.verdict = judge(&walk.state);
            }
        }
        Ok(())
    }

    /// The others decide until it is the learner's decision again.
    fn reply(&self, walk: &mut Walk<G>, unused: &mut Vec<&'static str>) {
        for _ in 0..MAX_REPLIES {
            let Some(seat) = walk.state.status().to_move().filter(|seat| *seat != self.seat) else { return };
            let readable = |text: &str| text.parse::<G::Move>().ok().filter(|chosen| walk.state.check(*chosen).is_ok());
            let scripted = unused.iter().position(|text| readable(text).is_some()).map(|at| unused.remove(at));
            let text = scripted.map_or_else(|| walk.state.legal_texts().swap_remove(0), str::to_owned);
            let Ok(chosen) = text.parse::<G::Move>() else { unreachable!("legal moves read as they print: {text}") };
            let before = walk.state.clone();
            walk.state.play_unchecked(chosen);
            walk.latest.push(Made { seat, before, chosen, after: walk.state.clone() });
            walk.last = Some(chosen);
        }
    }
}
