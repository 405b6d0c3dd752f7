//! The server: every address, and how it opens and closes.

use crate::app_state::AppState;
use crate::config::Config;
use crate::guard;
use crate::routes::{act, api, events, front, join, records, rules, site};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{get, post};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::StoreError;
use tower_http::compression::CompressionLayer;

impl AppState {
    /// Whether visitors come over https, so that cookies may insist on it.
    pub fn is_secure(&self) -> bool {
        self.config.base_url.as_deref().is_some_and(|base| base.starts_with("https://"))
    }
}

/// Every address of the server.
pub fn router(state: Arc<AppState>) -> Router {
    let limits = state.config.limits;
    Router::new()
        .route("/", get(front::front))
        .route("/public", get(front::public))
        .route("/join", post(front::join))
        .route("/new/{game}", get(front::set_page).post(front::set))
        .route("/look", post(site::look))
        .route("/rules", get(rules::books))
        .route("/rules/{game}", get(rules::book))
        .route("/rules/{game}/{rule}", get(rules::rule))
        .route("/cards/{game}", get(rules::cards))
        .route("/records", get(records::records_page).post(records::upload).layer(DefaultBodyLimit::max(limits.record)))
        .nest("/t/{table}", at_table())
        .nest("/api/v1", interface())
        .route("/api", get(api::docs))
        .route("/api/openapi.json", get(api::openapi))
        .route("/assets/{*name}", get(site::asset))
        .route("/healthz", get(site::healthz))
        .route("/metrics", get(site::metrics))
        .fallback(site::missing)
        .layer(DefaultBodyLimit::max(limits.form))
        .layer(middleware::from_fn(guard::note_route))
        .layer(middleware::from_fn_with_state(state.clone(), guard::guard))
        .layer(CompressionLayer::new())
        .with_state(state)
}

fn at_table() -> Router<Arc<AppState>> {
    Router::new()
        .route("/", get(join::page))
        .route("/events", get(events::events))
        .route("/card/{card}", get(join::card))
        .route("/replay", get(join::replayed))
        .route("/curtain", get(join::curtain))
        .route("/coach", post(join::coach))
        .route("/figures", get(join::figures))
        .route("/link", get(join::give_link))
        .route("/enter", get(join::enter))
        .route("/sit", post(join::sit))
        .route("/sit/{token}", get(join::take_link))
        .route("/start", post(join::start))
        .route("/answer", post(act::answer))
        .route("/undo", post(act::undo::undo))
        .route("/redo", post(act::undo::redo))
        .route("/agree", post(act::undo::agree))
        .route("/pace", post(act::pace::pace))
        .route("/hint", post(act::hint::hint))
        .route("/hand", post(act::seats::hand))
        .route("/resign", post(act::seats::resign))
        .route("/vote", post(act::seats::vote))
        .route("/order", post(act::order::order))
        .route("/revoke", post(act::order::revoke))
        .route("/chat", post(act::chat::chat))
        .route("/abandon", post(act::owner::abandon))
        .route("/delete", post(act::owner::delete))
        .route("/rematch", post(act::owner::rematch))
        .route("/fork", post(records::fork))
        .route("/record", get(records::record))
        .route("/report/{number}", get(records::report))
        .route("/log", get(records::log))
}

fn interface() -> Router<Arc<AppState>> {
    Router::new()
        .route("/games", get(api::games))
        .route("/tables", post(api::create))
        .route("/codes/{code}", get(api::by_code))
        .nest("/tables/{table}", program_at_table())
        .fallback(api::missing)
        .method_not_allowed_fallback(api::bad_method)
}

fn program_at_table() -> Router<Arc<AppState>> {
    Router::new()
        .route("/", get(api::table).delete(api::acts::delete))
        .route("/join", post(api::join))
        .route("/start", post(api::acts::start))
        .route("/question", get(api::question))
        .route("/answer", post(api::answer))
        .route("/scene", get(api::scene))
        .route("/seat", get(api::seat))
        .route("/log", get(api::log))
        .route("/record", get(api::record))
        .route("/events", get(api::stream::events))
        .route("/hint", post(api::acts::hint))
        .route("/undo", post(api::acts::undo))
        .route("/redo", post(api::acts::redo))
        .route("/agree", post(api::acts::agree))
        .route("/orders", get(api::acts::standing).post(api::acts::order).delete(api::acts::revoke))
        .route("/hand", post(api::acts::hand))
        .route("/vote", post(api::acts::vote))
        .route("/resign", post(api::acts::resign))
        .route("/chat", get(api::acts::heard).post(api::acts::say))
        .route("/abandon", post(api::acts::abandon))
        .route("/rematch", post(api::acts::rematch))
        .method_not_allowed_fallback(api::bad_method)
}

/// Why nothing is served.
#[derive(Debug)]
pub enum NotServed {
    /// The address cannot be listened at.
    Address(SocketAddr, std::io::Error),
    /// What is kept cannot be opened.
    Store(StoreError),
    /// The address could not be announced to whoever waits for it.
    NotAnnounced(std::io::Error),
}

/// Opens the server, tells at which address it is open, and serves until it is told to stop; then answers under way are finished, bots stop
/// thinking, streams end and the store is closed.
pub async fn serve(config: Config, opened: impl FnOnce(SocketAddr) -> std::io::Result<()>) -> Result<(), NotServed> {
    let listen = config.listen;
    let no_address = |error| NotServed::Address(listen, error);
    let listener = crate::connections::bind(listen).map_err(no_address)?;
    let address = listener.local_addr().map_err(no_address)?;
    let state = AppState::open_with_store(config).await.map_err(NotServed::Store)?;
    opened(address).map_err(NotServed::NotAnnounced)?;
    tracing::info!(%address, version = env!("CARGO_PKG_VERSION"), "open");
    serve_on(listener, Arc::new(state), stop()).await;
    tracing::info!("closed");
    Ok(())
}

/// As [`serve`], on a listener and until a signal of one's own.
pub async fn serve_on(listener: tokio::net::TcpListener, state: Arc<AppState>, stop: impl Future<Output = ()>) {
    tokio::task::spawn_blocking(crate::assets::prepare);
    tokio::spawn(tidy(state.clone()));
    tokio::spawn(crate::persistence::listen(state.clone()));
    let closing = async {
        stop.await;
        tracing::info!("closing");
        state.closing.send_replace(true);
    };
    crate::connections::serve(listener, router(state.clone()), &state, closing).await;
    if let Some(store) = &state.store
        && tokio::time::timeout(state.config.times.closing, store.close()).await.is_err()
    {
        tracing::error!("the store did not close in time; everything that was acknowledged is in it");
    }
}

/// Ctrl-C, or the signal that service managers send.
async fn stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let Ok(mut ended) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) else {
            let _ = interrupt.await;
            return;
        };
        tokio::select! { _ = interrupt => {}, _ = ended.recv() => {} }
    }
    #[cfg(not(unix))]
    let _ = interrupt.await;
}

/// Every few seconds the tables that nobody looks at are put away, and every few minutes the server is tidied.
async fn tidy(state: Arc<AppState>) {
    let mut moments = tokio::time::interval(Duration::from_secs(10));
    let mut times = tokio::time::interval(Duration::from_secs(300));
    let mut closing = state.closing.subscribe();
    let (mut retention, since) = (crate::persistence::Retention::default(), std::time::Instant::now());
    loop {
        tokio::select! {
            _ = times.tick() => crate::persistence::expire(&state, &mut retention, since).await,
            _ = moments.tick() => {
                crate::persistence::tell_presence(&state).await;
                crate::persistence::put_away(&state).await;
            }
            _ = closing.changed() => return,
        }
    }
}
