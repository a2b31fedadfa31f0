//! A connection that waits for a slow reader, but not indefinitely.
//!
//! The one thing to know: what counts is progress. The timer restarts each time the peer accepts some bytes.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Sleep;

/// A stream whose writes fail when the peer has accepted nothing for this long.
pub struct WriteTimeout<S> {
    stream: S,
    patience: Duration,
    /// While something waits to be taken; most connections never have one.
    waiting: Option<Pin<Box<Sleep>>>,
}

impl<S> WriteTimeout<S> {
    /// With this timeout.
    pub fn new(stream: S, patience: Duration) -> WriteTimeout<S> {
        WriteTimeout { stream, patience, waiting: None }
    }

    fn in_time<T>(&mut self, written: Poll<io::Result<T>>, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.waiting = None;
            return written;
        }
        let patience = self.patience;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        ready!(waiting.as_mut().poll(context));
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the other side does not read")))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for WriteTimeout<S> {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for WriteTimeout<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.in_time(written, context)
    }

    fn poll_write_vectored(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[io::IoSlice<'_>]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.in_time(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.in_time(flushed, context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    #[tokio::test]
    async fn who_reads_slowly_gets_all_and_who_does_not_read_is_left() {
        let (ours, mut theirs) = tokio::io::duplex(10);
        let mut ours = WriteTimeout::new(ours, Duration::from_secs(3600));
        let writing = tokio::spawn(async move { ours.write_all(&[7; 100]).await });
        let mut heard = [0; 10];
        for _ in 0..10 {
            tokio::task::yield_now().await;
            theirs.read_exact(&mut heard).await.expect("ten bytes");
        }
        writing.await.expect("no panic").expect("all of it is taken");

        // Whatever fits on the way is taken by it; then somebody has to read.
        let (ours, _theirs) = tokio::io::duplex(10);
        let mut ours = WriteTimeout::new(ours, Duration::ZERO);
        ours.write_all(&[7; 10]).await.expect("there is room");
        let error = ours.write_all(&[7]).await.expect_err("nobody reads");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }
}
