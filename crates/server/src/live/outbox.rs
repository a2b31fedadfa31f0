//! The way to one connection: a short queue. A client that does not read is disconnected, not waited for.

use super::blocks::Unheard;
use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;
use trilynx_protocol::wire::{Error, ToClient};

/// Frames that may wait for a reader. A game makes one or two a move.
pub const QUEUED_FRAMES: usize = 64;
/// No frame is longer, whatever a table or list holds: what goes into frames is bounded where it enters, and a test walks all kinds at their
/// largest.
pub const MAX_FRAME_BYTES: usize = 256 * 1024;
/// Bytes that may wait for a reader.
pub const QUEUED_BYTES: usize = 1024 * 1024;

/// Where frames for one connection go.
#[derive(Clone)]
pub struct Outbox {
    frames: mpsc::Sender<(Instant, Utf8Bytes)>,
    /// Cancelled when the reader has been too slow.
    slow: CancellationToken,
    /// Bytes that wait, counted down by the reader.
    waiting: Arc<AtomicUsize>,
    /// Those whose chat the reader has blocked.
    unheard: Unheard,
}

/// The reader's end of an [`Outbox`].
pub struct Frames {
    frames: mpsc::Receiver<(Instant, Utf8Bytes)>,
    waiting: Arc<AtomicUsize>,
    /// When the frame that was last waited for had been queued.
    queued: Instant,
}

impl Frames {
    /// The next frame; nothing when nobody can send one any more.
    pub async fn recv(&mut self) -> Option<Utf8Bytes> {
        let (queued, frame) = self.frames.recv().await?;
        self.queued = queued;
        self.waiting.fetch_sub(frame.len(), Ordering::Relaxed);
        Some(frame)
    }

    /// How long ago the frame was queued that [`Frames::recv`] gave last: the oldest of those that are written together.
    pub fn delay(&self) -> Duration {
        self.queued.elapsed()
    }

    /// The next frame, if one waits.
    pub fn try_recv(&mut self) -> Option<Utf8Bytes> {
        let (_, frame) = self.frames.try_recv().ok()?;
        self.waiting.fetch_sub(frame.len(), Ordering::Relaxed);
        Some(frame)
    }
}

impl Outbox {
    /// A queue, and a token that is cancelled when its reader has been too slow.
    pub fn new() -> (Outbox, Frames, CancellationToken) {
        let (frames, queue) = mpsc::channel(QUEUED_FRAMES);
        let (slow, waiting) = (CancellationToken::new(), Arc::new(AtomicUsize::new(0)));
        let outbox = Outbox { frames, slow: slow.clone(), waiting: waiting.clone(), unheard: Unheard::default() };
        (outbox, Frames { frames: queue, waiting, queued: Instant::now() }, slow)
    }

    /// Those whose chat the reader has blocked.
    pub(super) fn unheard(&self) -> &Unheard {
        &self.unheard
    }

    /// Whether anybody still reads.
    pub fn is_open(&self) -> bool {
        !self.frames.is_closed()
    }

    /// Queues a frame that is written already, without what its reader does not want to hear.
    pub fn send_text(&self, frame: Utf8Bytes) {
        let frame = self.unheard.without_their_chat(frame);
        let bytes = frame.len();
        if bytes > MAX_FRAME_BYTES {
            // It would be a mistake of ours. The reader keeps the connection, and is informed that something is missing.
            tracing::error!(bytes, "a frame is too long to be sent");
            return self.send(&ToClient::Error { error: Error::Internal, table: None, key: None });
        }
        let too_much = self.waiting.fetch_add(bytes, Ordering::Relaxed) + bytes > QUEUED_BYTES;
        match self.frames.try_send((Instant::now(), frame)) {
            Ok(()) if too_much => self.slow.cancel(),
            Ok(()) => {}
            // A connection that is gone needs no frames: its table notices in a moment.
            Err(mpsc::error::TrySendError::Closed(_)) => {}
            Err(mpsc::error::TrySendError::Full(_)) => self.slow.cancel(),
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
