//! The tasks that run as long as the service does.
//!
//! The one thing to know: a panic ends one task, not what it was for. A task of the service starts again after a pause; when the task of a
//! table panics, the table is put away and woken again.

use futures_util::FutureExt as _;
use std::panic::AssertUnwindSafe;
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// The pause before a task that panicked starts again.
const RESTART_AFTER: Duration = Duration::from_millis(if cfg!(test) { 1 } else { 1_000 });

/// Starts tasks, and acts when one panics. Cheap to clone.
#[derive(Clone, Default)]
pub struct Supervisor {
    stopping: Stopping,
}

impl Supervisor {
    /// Says when the service stops.
    pub fn stopping(&self) -> &Stopping {
        &self.stopping
    }

    /// Runs a task until it ends by itself or the service stops. If it panics, it starts again.
    pub fn run<F: Future<Output = ()> + Send>(&self, name: &'static str, start: impl Fn() -> F + Send + 'static) -> JoinHandle<()> {
        let stopping = self.stopping.clone();
        tokio::spawn(async move {
            loop {
                let ended = tokio::select! {
                    ended = AssertUnwindSafe(start()).catch_unwind() => ended,
                    () = stopping.begun() => return,
                };
                if ended.is_ok() {
                    return;
                }
                tracing::error!(task = name, "a task panicked; it starts again");
                if stopping.within(RESTART_AFTER).await {
                    return;
                }
            }
        })
    }

    /// Runs a task to its end, also while the service stops. If it panics, `recover` is called when everything the task held is dropped.
    pub fn guard(&self, task: impl Future<Output = ()> + Send + 'static, recover: impl FnOnce() + Send + 'static) {
        tokio::spawn(async move {
            let ended = AssertUnwindSafe(task).catch_unwind().await;
            if ended.is_err() {
                recover();
            }
        });
    }
}

/// Says that the service is about to stop, once and for all who wait for it.
#[derive(Clone, Default)]
pub struct Stopping(CancellationToken);

impl Stopping {
    /// It stops from now on.
    pub fn begin(&self) {
        self.0.cancel();
    }

    /// Whether it does.
    pub fn has_begun(&self) -> bool {
        self.0.is_cancelled()
    }

    /// Waits until it does.
    pub async fn begun(&self) {
        self.0.cancelled().await;
    }

    /// Waits for at most this long, and returns whether it has begun by then.
    pub async fn within(&self, wait: Duration) -> bool {
        tokio::time::timeout(wait, self.begun()).await.is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};
    use tokio::sync::{mpsc, oneshot};

    #[tokio::test]
    async fn a_task_that_panics_starts_again_until_the_service_stops() {
        let supervisor = Supervisor::default();
        let (tell, mut runs) = mpsc::unbounded_channel();
        let run = AtomicU32::new(0);
        let task = supervisor.run("a mistake", move || {
            let run = run.fetch_add(1, Ordering::Relaxed);
            tell.send(run).expect("the test waits");
            async move {
                assert!(run == 2, "a mistake in a task");
                std::future::pending::<()>().await;
            }
        });
        assert_eq!([runs.recv().await, runs.recv().await, runs.recv().await], [Some(0), Some(1), Some(2)]);
        assert!(!task.is_finished());
        supervisor.stopping().begin();
        task.await.expect("the supervisor itself does not panic");
        assert_eq!(runs.recv().await, None);
    }

    #[tokio::test]
    async fn what_a_task_held_is_dropped_before_its_panic_is_dealt_with() {
        struct Held(oneshot::Sender<()>);
        let (held, mut dropped) = oneshot::channel();
        let (tell, told) = oneshot::channel();
        let held = Held(held);
        let task = async move {
            let _held = &held.0;
            tokio::task::yield_now().await;
            panic!("a mistake in a task");
        };
        Supervisor::default().guard(task, move || {
            let is_dropped = matches!(dropped.try_recv(), Err(oneshot::error::TryRecvError::Closed));
            tell.send(is_dropped).expect("the test waits");
        });
        assert!(told.await.expect("it is dealt with"));
    }
}
