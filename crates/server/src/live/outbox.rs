//! The way to one connection: a short queue. Who does not read is disconnected, not waited for.

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::{Notify, mpsc};

/// Frames that may wait for a reader. A game makes one or two a move.
pub const QUEUED_FRAMES: usize = 64;

/// Where frames for one connection go.
#[derive(Clone)]
pub struct Outbox {
    frames: mpsc::Sender<Utf8Bytes>,
    slow: Arc<Slow>,
}

/// Set once when a reader was too slow.
#[derive(Default)]
pub struct Slow {
    happened: AtomicBool,
    changed: Notify,
}

impl Slow {
    /// Ends when the reader has been too slow.
    pub async fn happens(&self) {
        let changed = self.changed.notified();
        if !self.happened.load(Ordering::Acquire) {
            changed.await;
        }
    }
}

impl Outbox {
    /// A queue, and what its reader waits for.
    pub fn new() -> (Outbox, mpsc::Receiver<Utf8Bytes>, Arc<Slow>) {
        let (frames, queue) = mpsc::channel(QUEUED_FRAMES);
        let slow = Arc::new(Slow::default());
        (Outbox { frames, slow: slow.clone() }, queue, slow)
    }

    /// Whether anybody still reads.
    pub fn is_open(&self) -> bool {
        !self.frames.is_closed()
    }

    /// Queues a frame that is written already.
    pub fn send_text(&self, frame: Utf8Bytes) {
        match self.frames.try_send(frame) {
            // A connection that is gone needs no frames: its table hears of it in a moment.
            Ok(()) | Err(mpsc::error::TrySendError::Closed(_)) => {}
            Err(mpsc::error::TrySendError::Full(_)) => {
                self.slow.happened.store(true, Ordering::Release);
                self.slow.changed.notify_one();
            }
        }
    }

    /// Writes and queues a frame.
    pub fn send(&self, frame: &impl Serialize) {
        self.send_text(text(frame));
    }
}

/// A frame as it goes over the wire.
pub fn text(frame: &impl Serialize) -> Utf8Bytes {
    // These types hold no map with other keys than strings and no number that JSON lacks.
    serde_json::to_string(frame).expect("frames can be written as JSON").into()
}
