//! Answers that are made while they are sent, so that no more than a piece of them is in memory.

use crate::error::ApiError;
use crate::store::StoreError;
use axum::body::{Body, Bytes};
use futures_util::stream;
use tokio::sync::mpsc;

/// Takes the pieces of an answer.
pub(super) struct Pieces(mpsc::Sender<Result<Bytes, std::io::Error>>);

/// Why a piece could not be sent.
pub(super) enum Ended {
    /// The client has disconnected.
    Gone,
    /// It could not be made.
    ApiError(ApiError),
}

impl From<ApiError> for Ended {
    fn from(failed: ApiError) -> Ended {
        Ended::ApiError(failed)
    }
}

impl From<StoreError> for Ended {
    fn from(cause: StoreError) -> Ended {
        Ended::ApiError(cause.into())
    }
}

impl Pieces {
    /// Waits until the piece before has been sent.
    pub async fn send(&self, piece: impl Into<Bytes>) -> Result<(), Ended> {
        let piece = piece.into();
        // An empty piece would end some encodings too early.
        if piece.is_empty() { Ok(()) } else { self.0.send(Ok(piece)).await.map_err(|_| Ended::Gone) }
    }
}

/// The body that this work makes. It goes on beside the request; whatever it holds is dropped before the body ends.
pub(super) fn body<F: Future<Output = Result<(), Ended>> + Send + 'static>(work: impl FnOnce(Pieces) -> F + Send + 'static) -> Body {
    let (send, mut receive) = mpsc::channel(1);
    tokio::spawn(async move {
        if let Err(Ended::ApiError(ApiError(error))) = work(Pieces(send.clone())).await {
            // The status has been sent long ago; a body that breaks off is all that can still be said.
            drop(send.send(Err(std::io::Error::other(format!("{error:?}")))).await);
        }
    });
    // A closed channel says so as often as it is asked, which compression does.
    Body::from_stream(stream::poll_fn(move |context| receive.poll_recv(context)))
}
