//! Whether a store takes writes, shown by one.

use super::{AppendError, Store, StoreError, writer};
use std::time::Duration;
use tokio::sync::watch;

/// The last write of [`Store::prove_write`].
pub(super) struct WriteProof {
    started: tokio::time::Instant,
    /// Nothing as long as it is under way.
    outcome: watch::Receiver<Option<Result<(), AppendError>>>,
}

impl WriteProof {
    /// Whether another one may be started.
    fn is_old(&self) -> bool {
        let under_way = self.outcome.borrow().is_none() && self.outcome.has_changed().is_ok();
        !under_way && self.started.elapsed() >= PROVE_EVERY
    }
}

/// A write is proved once in this time at most.
const PROVE_EVERY: Duration = Duration::from_secs(1);

impl Store {
    /// Whether the store takes writes, shown by one: for readiness checks. However many ask, there is one at a time, and one a second;
    /// a request in between gets the last one.
    pub async fn prove_write(&self) -> Result<(), StoreError> {
        self.engine()?;
        let mut outcome = {
            let mut last = self.proof.lock().expect("nobody panics while holding it");
            match &*last {
                Some(proof) if !proof.is_old() => proof.outcome.clone(),
                _ => {
                    let (told, outcome) = watch::channel(None);
                    let writer = self.writer.clone();
                    // A task of its own: it continues if the caller stops waiting.
                    tokio::spawn(async move { told.send_replace(Some(writer.prove().await)) });
                    last.insert(WriteProof { started: tokio::time::Instant::now(), outcome }).outcome.clone()
                }
            }
        };
        // The writer has logged what went wrong.
        let proved = outcome.wait_for(Option::is_some).await.map_or(Some(Err(AppendError::Unavailable)), |outcome| *outcome);
        proved.unwrap_or(Err(AppendError::Unavailable)).map_err(|_| writer::unavailable())
    }
}
