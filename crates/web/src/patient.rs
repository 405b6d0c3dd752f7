//! A connection that is closed when the other side stops reading.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Sleep;

/// Waits so long for each write and then fails, so that what waits to be read is not kept for ever. After that nothing more is written.
pub struct Patient<S> {
    stream: S,
    patience: Duration,
    waiting: Option<Pin<Box<Sleep>>>,
    given_up: bool,
}

impl<S> Patient<S> {
    pub fn new(stream: S, patience: Duration) -> Patient<S> {
        Patient { stream, patience, waiting: None, given_up: false }
    }

    /// Writes, unless the connection was given up. While a write waits, the time runs.
    fn timed<T>(
        &mut self,
        cx: &mut Context<'_>,
        write: impl FnOnce(&mut S, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if !self.given_up {
            let written = write(&mut self.stream, cx);
            if written.is_ready() {
                self.waiting = None;
                return written;
            }
            let patience = self.patience;
            let waiting = self.waiting.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
            ready!(waiting.as_mut().poll(cx));
            self.given_up = true;
        }
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, read: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, read)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.timed(cx, |stream, cx| Pin::new(stream).poll_write(cx, bytes))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.timed(cx, |stream, cx| Pin::new(stream).poll_write_vectored(cx, parts))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.timed(cx, |stream, cx| Pin::new(stream).poll_flush(cx))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.timed(cx, |stream, cx| Pin::new(stream).poll_shutdown(cx))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    #[tokio::test]
    async fn what_nobody_reads_is_given_up_and_what_is_read_is_not() {
        let (ours, mut theirs) = tokio::io::duplex(64);
        let mut patient = Patient::new(ours, Duration::from_millis(20));
        patient.write_all(&[0; 64]).await.expect("there is room");
        let error = patient.write_all(&[0; 64]).await.expect_err("nobody reads");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        // Also what there would be room for again.
        let mut taken = [0; 64];
        theirs.read_exact(&mut taken).await.expect("what was written before");
        let error = patient.write_all(&[0; 1]).await.expect_err("it was given up");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        // However busy the machine is, whoever reads does so within a minute.
        let mut patient = Patient::new(patient.stream, Duration::from_secs(60));
        let reader = tokio::spawn(async move {
            let mut all = Vec::new();
            theirs.read_to_end(&mut all).await.map(|_| all.len())
        });
        patient.write_all(&[0; 4096]).await.expect("somebody reads");
        drop(patient);
        assert_eq!(reader.await.expect("no panic").expect("read"), 4096);
    }
}
