//! The server: every address, what guards them, and how it opens and closes.

use crate::config::Config;
use crate::fail::Fail;
use crate::house::House;
use crate::routes::{act, api, come, events, front, keep, look, rules};
use crate::visitor::Visitor;
use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tower_http::compression::CompressionLayer;

impl House {
    /// Whether visitors come over https, so that cookies may insist on it.
    pub fn is_secure(&self) -> bool {
        self.config
            .base_url
            .as_deref()
            .is_some_and(|base| base.starts_with("https://"))
    }
}

/// Every address of the house.
pub fn router(house: Arc<House>) -> Router {
    let limits = house.config.limits;
    Router::new()
        .route("/", get(front::front))
        .route("/public", get(front::public))
        .route("/join", post(front::join))
        .route("/new/{game}", get(front::set_page).post(front::set))
        .route("/look", post(look::look))
        .route("/rules", get(rules::books))
        .route("/rules/{game}", get(rules::book))
        .route("/rules/{game}/{rule}", get(rules::rule))
        .route("/cards/{game}", get(rules::cards))
        .route(
            "/records",
            get(keep::records_page)
                .post(keep::upload)
                .layer(DefaultBodyLimit::max(limits.record)),
        )
        .nest("/t/{table}", at_table())
        .nest("/api/v1", interface())
        .route("/api", get(api::docs))
        .route("/api/openapi.json", get(api::openapi))
        .route("/assets/{*name}", get(look::asset))
        .route("/healthz", get(look::healthz))
        .route("/metrics", get(look::metrics))
        .fallback(look::missing)
        .layer(DefaultBodyLimit::max(limits.form))
        .layer(middleware::from_fn_with_state(house.clone(), guard))
        .layer(CompressionLayer::new())
        .with_state(house)
}

fn at_table() -> Router<Arc<House>> {
    Router::new()
        .route("/", get(come::page))
        .route("/events", get(events::events))
        .route("/replay", get(come::replayed))
        .route("/curtain", get(come::curtain))
        .route("/coach", post(come::coach))
        .route("/figures", get(come::figures))
        .route("/link", get(come::give_link))
        .route("/enter", get(come::enter))
        .route("/sit", post(come::sit))
        .route("/sit/{token}", get(come::take_link))
        .route("/start", post(come::start))
        .route("/answer", post(act::answer))
        .route("/undo", post(act::undo::undo))
        .route("/agree", post(act::undo::agree))
        .route("/hint", post(act::hint::hint))
        .route("/hand", post(act::hold::hand))
        .route("/resign", post(act::hold::resign))
        .route("/vote", post(act::hold::vote))
        .route("/order", post(act::order::order))
        .route("/revoke", post(act::order::revoke))
        .route("/chat", post(act::chat::chat))
        .route("/abandon", post(act::own::abandon))
        .route("/delete", post(act::own::delete))
        .route("/rematch", post(act::own::rematch))
        .route("/fork", post(keep::fork))
        .route("/record", get(keep::record))
        .route("/report/{number}", get(keep::report))
        .route("/log", get(keep::log))
}

fn interface() -> Router<Arc<House>> {
    Router::new()
        .route("/games", get(api::games))
        .route("/tables", post(api::create))
        .route("/codes/{code}", get(api::by_code))
        .nest("/tables/{table}", program_at_table())
        .fallback(api::missing)
        .method_not_allowed_fallback(api::bad_method)
}

fn program_at_table() -> Router<Arc<House>> {
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
        .route("/agree", post(api::acts::agree))
        .route(
            "/orders",
            get(api::acts::standing)
                .post(api::acts::order)
                .delete(api::acts::revoke),
        )
        .route("/hand", post(api::acts::hand))
        .route("/vote", post(api::acts::vote))
        .route("/resign", post(api::acts::resign))
        .route("/chat", get(api::acts::heard).post(api::acts::say))
        .route("/abandon", post(api::acts::abandon))
        .route("/rematch", post(api::acts::rematch))
        .method_not_allowed_fallback(api::bad_method)
}

/// What every page may do: nothing from elsewhere, no script or style but our own files.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Counts, refuses what comes too often or from other sites, and writes the headers that every answer has.
async fn guard(State(house): State<Arc<House>>, mut request: Request, next: Next) -> Response {
    house.counts.requests.fetch_add(1, Ordering::Relaxed);
    let address = address(&house, &request);
    if let Some(address) = address {
        request
            .extensions_mut()
            .insert(ConnectInfo(SocketAddr::new(address, 0)));
    }
    let program = request
        .uri()
        .path()
        .starts_with("/api/")
        .then(|| Visitor::read(request.headers(), address));
    let mut response = match refuse(&house, &request, address) {
        Some(fail) => fail.into_response(),
        None => next.run(request).await,
    };
    if let Some(program) = program {
        response = api::as_json(program.look.lang, response).await;
    }
    let headers = response.headers_mut();
    let mut put = |name: header::HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    put(header::CONTENT_SECURITY_POLICY, POLICY);
    put(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    put(header::REFERRER_POLICY, "same-origin");
    put(header::CACHE_CONTROL, "no-store");
    response
}

/// The address of a visitor. Behind a proxy it is what the proxy adds last.
fn address(house: &House, request: &Request) -> Option<IpAddr> {
    let direct = request
        .extensions()
        .get::<ConnectInfo<SocketAddr>>()
        .map(|info| info.0.ip());
    if house.config.base_url.is_none() {
        return direct;
    }
    let forwarded = request
        .headers()
        .get("x-forwarded-for")
        .and_then(|value| value.to_str().ok());
    forwarded
        .and_then(|list| list.rsplit(',').next()?.trim().parse().ok())
        .or(direct)
}

fn refuse(house: &House, request: &Request, address: Option<IpAddr>) -> Option<Fail> {
    if !matches!(
        *request.method(),
        Method::POST | Method::PUT | Method::DELETE | Method::PATCH
    ) {
        return None;
    }
    let visitor = Visitor::read(request.headers(), address);
    if !house.posts.allows(visitor.address, house.config.limits.posts) {
        let mut fail = Fail::too_often(&visitor);
        fail.retry = Some(1);
        return Some(fail);
    }
    (!is_ours(house, request)).then(|| Fail::told(&visitor, StatusCode::FORBIDDEN, &table::Text::new("web-foreign")))
}

/// Whether a post comes from one of our own pages. Programs send no origin and no cookies that matter.
fn is_ours(house: &House, request: &Request) -> bool {
    let header = |name: &str| request.headers().get(name).and_then(|value| value.to_str().ok());
    if header("sec-fetch-site").is_some_and(|site| site == "cross-site" || site == "same-site") {
        return false;
    }
    let Some(origin) = header("origin") else {
        return true;
    };
    if let Some(base) = &house.config.base_url
        && origin == base.trim_end_matches('/')
    {
        return true;
    }
    let host = header("host").unwrap_or_default();
    !host.is_empty() && origin.split_once("://").is_some_and(|(_, from)| from == host)
}

/// Opens the house and serves until it is told to stop; then running answers are finished, streams end and the store is closed.
pub async fn serve(config: Config) -> std::io::Result<()> {
    let listener = tokio::net::TcpListener::bind(config.listen).await?;
    let house = House::open_with_store(config).await.map_err(std::io::Error::other)?;
    serve_on(listener, Arc::new(house), stop()).await
}

/// As [`serve`], on a listener and until a signal of one's own.
pub async fn serve_on(
    listener: tokio::net::TcpListener,
    house: Arc<House>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    tokio::spawn(tidy(house.clone()));
    tokio::spawn(crate::keeper::listen(house.clone()));
    let store = house.store.clone();
    let app = router(house.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let closing = async move {
        stop.await;
        house.closing.send_replace(true);
    };
    let served = axum::serve(listener, app).with_graceful_shutdown(closing).await;
    if let Some(store) = store {
        store.close().await;
    }
    served
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

/// Every few seconds the tables that nobody looks at are put away, and every few minutes the house is tidied.
async fn tidy(house: Arc<House>) {
    let mut moments = tokio::time::interval(Duration::from_secs(10));
    let mut times = tokio::time::interval(Duration::from_secs(300));
    let mut closing = house.closing.subscribe();
    loop {
        tokio::select! {
            _ = times.tick() => crate::keeper::expire(&house).await,
            _ = moments.tick() => crate::keeper::put_away(&house).await,
            _ = closing.changed() => return,
        }
    }
}
