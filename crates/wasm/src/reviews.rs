//! Reviews on this device: one at work, the last ones kept, and those who wait for the next turn.

use crate::local::Local;
use std::collections::VecDeque;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use trilynx_engine::STRONGEST;
use trilynx_games::with_game;
use trilynx_play::reviews::{Judge, PreparedReview, Progress, ReviewEffort};
use trilynx_play::turns;
use trilynx_protocol::http::{ReviewBegun, ReviewRequest, ReviewSince};
use trilynx_protocol::wire::Error;

/// Reviews that are kept, to be asked for again.
const MAX_KEPT: usize = 8;
/// Requests that may wait for a turn.
const MAX_WAITING: usize = 16;
/// The longest a request waits.
const LONGEST_WAIT: Duration = Duration::from_secs(25);

/// All reviews, from old to new.
#[derive(Default)]
pub struct Reviews {
    kept: VecDeque<Review>,
    waiting: Vec<Waiting>,
    begun: u32,
}

struct Review {
    id: String,
    /// Nobody once it is over.
    judge: Option<Box<dyn Judge>>,
    progress: Progress,
}

/// A request that waits for another turn.
struct Waiting {
    request: u64,
    review: String,
    after: u32,
    until: Duration,
}

impl Local {
    /// Begins a review, and stops the one that is at work.
    pub(crate) fn begin_review(&mut self, request: &ReviewRequest) -> Result<ReviewBegun, Error> {
        let replay = self.replay(&request.start, &request.moves)?;
        let game = replay.game();
        if turns::lacks_network(game, STRONGEST) {
            self.want_network(game);
            return Err(Error::Unavailable);
        }
        let care = ReviewEffort::new(game, request.nodes, request.lines);
        let from = request.from.unwrap_or(0) as usize;
        let ready = with_game!(game, G => {
            replay.line::<G>(request.keep, &request.moves).and_then(|(start, moves)| PreparedReview::new::<G>(&start, moves, from, care))
        });
        let PreparedReview { judge, progress } = ready.map_err(|reason| Error::Refused { reason })?;
        self.reviews.kept.iter_mut().for_each(Review::stop);
        self.reviews.begun += 1;
        let id = format!("local-{}", self.reviews.begun);
        self.reviews.kept.push_back(Review { id: id.clone(), judge: Some(judge), progress });
        if self.reviews.kept.len() > MAX_KEPT {
            self.reviews.kept.pop_front();
        }
        Ok(ReviewBegun { review: id })
    }

    /// Answers with the turns judged since, at once or when there is another.
    pub(crate) fn review_news(&mut self, request: u64, id: &str, since: &ReviewSince) -> Result<(), Error> {
        let after = since.after.unwrap_or(0);
        self.reviews.find(id)?;
        if self.reviews.waiting.len() >= MAX_WAITING {
            return Err(Error::Limited { what: "reviews".to_owned(), wait_ms: 1_000 });
        }
        let until = self.clock.now() + Duration::from_secs(since.wait.unwrap_or(0).into()).min(LONGEST_WAIT);
        self.reviews.waiting.push(Waiting { request, review: id.to_owned(), after, until });
        self.reviews_due();
        Ok(())
    }

    /// Ends a review; what was judged so far can still be had.
    pub(crate) fn stop_review(&mut self, id: &str) -> Result<(), Error> {
        self.reviews.find(id)?.stop();
        self.reviews_due();
        Ok(())
    }

    /// Judges one turn; says whether there was one to judge.
    pub(crate) fn judge_turn(&mut self) -> bool {
        let Some(review) = self.reviews.kept.iter_mut().find(|review| review.judge.is_some()) else { return false };
        let Some(judge) = &mut review.judge else { return false };
        let turn = judge.next(&AtomicBool::new(false), &*self.clock);
        if !review.progress.add(turn, &**judge) {
            review.judge = None;
        }
        self.reviews_due();
        true
    }

    /// Answers those who have waited for long enough, or for a turn that has come.
    pub(crate) fn reviews_due(&mut self) {
        let now = self.clock.now();
        let (waiting, kept) = (std::mem::take(&mut self.reviews.waiting), &self.reviews.kept);
        let news = |waiting: &Waiting| {
            let Some(review) = kept.iter().find(|review| review.id == waiting.review) else { return Some(Err(Error::NotFound)) };
            let progress = &review.progress;
            let is_due = progress.is_over() || progress.judged() > waiting.after as usize || waiting.until <= now;
            is_due.then(|| Ok(progress.news(waiting.after)))
        };
        let answers: Vec<_> = waiting.into_iter().map(|waiting| (news(&waiting), waiting)).collect();
        for (news, waiting) in answers {
            match news {
                Some(Ok(news)) => self.succeed(waiting.request, 200, &news),
                Some(Err(error)) => self.fail(waiting.request, &error),
                None => self.reviews.waiting.push(waiting),
            }
        }
    }

    pub(crate) fn reviews_wait(&self) -> Option<Duration> {
        let now = self.clock.now();
        self.reviews.waiting.iter().map(|waiting| waiting.until.saturating_sub(now)).min()
    }
}

impl Reviews {
    fn find(&mut self, id: &str) -> Result<&mut Review, Error> {
        self.kept.iter_mut().find(|review| review.id == id).ok_or(Error::NotFound)
    }
}

impl Review {
    fn stop(&mut self) {
        self.judge = None;
        self.progress.break_off();
    }
}
