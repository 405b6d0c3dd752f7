//! Connections: how many there may be, how long they may take, and how they end.

use crate::app_state::AppState;
use crate::patient::Patient;
use crate::rate_limit::Place;
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tower::ServiceExt;

/// Bytes of a request's head, and of an answer that waits to be written.
const BUFFER: usize = crate::guard::HEAD;
/// File handles that are left for the store, files and whatever else is open.
const OTHER_FILES: usize = 128;

/// What the system keeps for a connection whose other end takes nothing. By itself it would keep megabytes for each.
const UNSENT: u32 = 256 * 1024;
/// How many may wait to be accepted.
const BACKLOG: u32 = 1024;

/// Listens at an address. Every connection has its settings from here.
pub fn bind(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4()?,
        SocketAddr::V6(_) => TcpSocket::new_v6()?,
    };
    // As for every server: one that was stopped can be started again at once.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(UNSENT)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Serves everybody who comes until `stop`; then answers that are under way are finished, as far as they are by then.
pub async fn serve(listener: TcpListener, app: Router, state: &Arc<AppState>, stop: impl Future<Output = ()>) {
    let most = state.config.limits.connections.min(open_files());
    let mut open = JoinSet::new();
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = open.join_next() => continue,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                if let Some(place) = place(state, peer.ip(), most) {
                    open.spawn(connection(stream, peer, app.clone(), state.clone(), place));
                }
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
    drop(listener);
    let ended = async { while open.join_next().await.is_some() {} };
    if tokio::time::timeout(state.config.times.closing, ended).await.is_err() {
        tracing::info!(connections = open.len(), "connections that were still open are cut");
        open.shutdown().await;
    }
}

/// A place for one more connection. Proxies bring many visitors, so only the number of all holds for them.
fn place(state: &AppState, address: IpAddr, most: usize) -> Option<Place> {
    let each = match state.config.trusted.contains(&address.to_canonical()) {
        true => usize::MAX,
        false => state.config.limits.connections_each,
    };
    let place = state.connections.take(address, each, most);
    if place.is_none() {
        state.counts.cut();
        tracing::debug!(%address, "a connection too many was closed");
    }
    place
}

/// How many connections the system allows, as far as it says so.
fn open_files() -> usize {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    let soft: Option<usize> = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    soft.map_or(usize::MAX, |soft| soft.saturating_sub(OTHER_FILES).max(16))
}

async fn connection(stream: TcpStream, peer: SocketAddr, app: Router, state: Arc<AppState>, _place: Place) {
    // Pages are written whole; a stream's small events should not wait for more.
    let _ = stream.set_nodelay(true);
    let times = state.config.times;
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        app.clone().oneshot(request)
    });
    let serving = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(times.head)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(Patient::new(stream, times.write)), service);
    let mut serving = std::pin::pin!(serving);
    let closed = tokio::select! {
        closed = serving.as_mut() => Some(closed),
        () = state.closed() => None,
    };
    let closed = match closed {
        Some(closed) => closed,
        None => {
            serving.as_mut().graceful_shutdown();
            serving.await
        }
    };
    if let Err(error) = closed {
        tracing::debug!(address = %peer.ip(), %error, "a connection broke off");
    }
}
