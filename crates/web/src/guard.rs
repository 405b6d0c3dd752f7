//! Checks that every request passes: address, host name, rate, size and time.

use crate::app_state::AppState;
use crate::errors::Fail;
use crate::visitor::Visitor;
use axum::body::Body;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::any::Any;
use std::net::{IpAddr, SocketAddr};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::task::Poll;
use std::time::Instant;
use table::Text;

/// What every page may do: nothing from elsewhere, no script or style but our own files.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Whether a visitor came straight to us, without a proxy, from this machine.
#[derive(Debug, Clone, Copy)]
pub struct FromHere(pub bool);

/// Counts, refuses what must not be, and writes the headers that every answer has.
pub async fn guard(State(state): State<Arc<AppState>>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    state.counts.requests.fetch_add(1, Ordering::Relaxed);
    let direct = direct(&request);
    let address = address(&state, request.headers(), direct);
    if let Some(address) = address {
        request.extensions_mut().insert(ConnectInfo(SocketAddr::new(address, 0)));
    }
    let here = direct.is_none_or(|direct| direct.to_canonical().is_loopback()) && !is_forwarded(request.headers());
    request.extensions_mut().insert(FromHere(here));
    let visitor = Visitor::read(request.headers(), address);
    request.extensions_mut().insert(visitor.clone());
    let program = request.uri().path().starts_with("/api/");
    let mut response = match admitted(&state, &visitor, request).await {
        Ok(request) => match run(request, next).await {
            Ok(response) => response,
            Err(_) => sorry(&state, &visitor),
        },
        Err(fail) => fail.into_response(),
    };
    if program {
        response = crate::routes::api::as_json(visitor.look.lang, response);
    }
    finish(&state, begun, &mut response);
    response
}

/// What changes something is carried to its end even if the visitor leaves meanwhile, so that no table is left between what was done and
/// what was kept.
async fn run(request: Request, next: Next) -> Result<Response, Box<dyn Any + Send>> {
    if request.method().is_safe() {
        return caught(next.run(request)).await;
    }
    let done = tokio::spawn(next.run(request)).await;
    done.map_err(|error| error.try_into_panic().unwrap_or_else(|error| Box::new(error)))
}

/// Counts an answer, says so if something is wrong with it, and writes the headers that every answer has.
fn finish(state: &AppState, begun: Instant, response: &mut Response) {
    let took = begun.elapsed();
    state.counts.took(took);
    // The pattern of the address and not the address itself, which may hold a secret.
    let route = response.extensions().get::<Route>().map(|route| route.0.as_str().to_owned());
    let route = route.as_deref().unwrap_or("-");
    let status = response.status().as_u16();
    if response.status().is_server_error() {
        state.counts.failures.fetch_add(1, Ordering::Relaxed);
        tracing::error!(route, status, "a request failed");
    } else if took >= state.config.times.slow {
        tracing::warn!(route, status, millis = took.as_millis() as u64, "a slow answer");
    }
    let headers = response.headers_mut();
    let mut put = |name: header::HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    put(header::CONTENT_SECURITY_POLICY, POLICY);
    put(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    put(header::REFERRER_POLICY, "same-origin");
    put(header::CACHE_CONTROL, "no-store");
}

/// The pattern of the address that was asked for.
#[derive(Clone)]
struct Route(MatchedPath);

/// Notes on the answer which pattern its address had, for the log.
pub async fn note_route(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().cloned();
    let mut response = next.run(request).await;
    if let Some(route) = route {
        response.extensions_mut().insert(Route(route));
    }
    response
}

fn direct(request: &Request) -> Option<IpAddr> {
    let info = request.extensions().get::<ConnectInfo<SocketAddr>>();
    info.map(|info| info.0.ip())
}

fn is_forwarded(headers: &HeaderMap) -> bool {
    headers.contains_key("x-forwarded-for") || headers.contains_key("forwarded")
}

/// The address of a visitor. Behind proxies that are trusted it is the last one in their list that is none of them.
fn address(state: &AppState, headers: &HeaderMap, direct: Option<IpAddr>) -> Option<IpAddr> {
    let trusted = |address: &IpAddr| state.config.trusted.contains(&address.to_canonical());
    if !direct.as_ref().is_some_and(trusted) {
        return direct;
    }
    let values = headers.get_all("x-forwarded-for").iter();
    let list: Vec<IpAddr> = values
        .filter_map(|value| value.to_str().ok())
        .flat_map(|list| list.split(','))
        .map_while(|word| word.trim().parse().ok())
        .collect();
    list.iter().rev().find(|address| !trusted(address)).copied().or(direct)
}

/// Bytes of a request's head. A connection may have read a little more at once before it counts, so they are counted here.
pub const HEAD: usize = 64 * 1024;

fn head_size(request: &Request) -> usize {
    let path = request.uri().path_and_query().map_or(0, |path| path.as_str().len());
    let line = request.method().as_str().len() + path + "  HTTP/1.1\r\n".len();
    let fields = request.headers().iter();
    line + fields.map(|(name, value)| name.as_str().len() + value.len() + ": \r\n".len()).sum::<usize>()
}

/// The request with its whole body, if it may come in.
async fn admitted(state: &AppState, visitor: &Visitor, request: Request) -> Result<Request, Fail> {
    if head_size(&request) > HEAD {
        let status = StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE;
        return Err(Fail::told(visitor, status, &Text::new("web-head-too-large")));
    }
    if !knows_host(state, request.headers()) {
        let status = StatusCode::MISDIRECTED_REQUEST;
        return Err(Fail::told(visitor, status, &Text::new("web-unknown-host")));
    }
    if !matches!(*request.method(), Method::POST | Method::PUT | Method::DELETE | Method::PATCH) {
        return Ok(request);
    }
    let counted = state.posts.count(visitor.address, state.config.limits.posts);
    counted.map_err(|wait| Fail::too_often(visitor, wait))?;
    if !is_ours(state, &request) {
        return Err(Fail::told(visitor, StatusCode::FORBIDDEN, &Text::new("web-foreign")));
    }
    read_body(state, visitor, request).await
}

/// Uploads that may be read at once, from everybody and from one address: each takes as much memory as a record may have.
const UPLOADS: usize = 16;
const UPLOADS_EACH: usize = 2;

/// Reads the body, within its size and its time.
async fn read_body(state: &AppState, visitor: &Visitor, request: Request) -> Result<Request, Fail> {
    let (parts, body) = request.into_parts();
    let is_upload = parts.uri.path() == "/records";
    let limits = &state.config.limits;
    let (most, _place) = match is_upload {
        true => {
            let place = state.uploads.take(visitor.address, UPLOADS_EACH, UPLOADS);
            (limits.record, Some(place.ok_or_else(|| Fail::too_many(visitor))?))
        }
        false => (limits.form, None),
    };
    let read = tokio::time::timeout(state.config.times.body, axum::body::to_bytes(body, most)).await;
    match read {
        Ok(Ok(bytes)) => Ok(Request::from_parts(parts, Body::from(bytes))),
        Ok(Err(_)) => Err(Fail::told(visitor, StatusCode::PAYLOAD_TOO_LARGE, &Text::new("web-too-large"))),
        Err(_) => Err(Fail::told(visitor, StatusCode::REQUEST_TIMEOUT, &Text::new("web-too-slow"))),
    }
}

/// Whether a post comes from one of our own pages. Programs send no origin and no cookies that matter.
fn is_ours(state: &AppState, request: &Request) -> bool {
    let header = |name: &str| request.headers().get(name).and_then(|value| value.to_str().ok());
    if header("sec-fetch-site").is_some_and(|site| site == "cross-site" || site == "same-site") {
        return false;
    }
    let Some(origin) = header("origin") else {
        return true;
    };
    if let Some(base) = &state.config.base_url
        && origin == base.trim_end_matches('/')
    {
        return true;
    }
    let host = header("host").unwrap_or_default();
    !host.is_empty() && origin.split_once("://").is_some_and(|(_, from)| from == host)
}

/// Whether a request names us as we are known. A name of somebody else that was made to lead here, so that a foreign page may
/// speak to us as if we were its own, is not; a bare address cannot be led anywhere.
fn knows_host(state: &AppState, headers: &HeaderMap) -> bool {
    let Some(host) = headers.get(header::HOST) else {
        return true;
    };
    let Ok(host) = host.to_str() else {
        return false;
    };
    let name = name_of(host);
    if name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok() {
        return true;
    }
    let local = name.eq_ignore_ascii_case("localhost") || name.to_ascii_lowercase().ends_with(".localhost");
    let base = state.config.base_url.as_deref().and_then(host_of);
    let known = state.config.hosts.iter().map(|host| name_of(host));
    local || base.into_iter().chain(known).any(|known| known.eq_ignore_ascii_case(name))
}

/// The name in `name:port`, also of an IPv6 address in brackets.
fn name_of(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port))
            if port.bytes().all(|c| c.is_ascii_digit()) && (!name.contains(':') || name.ends_with(']')) =>
        {
            name
        }
        _ => host,
    }
}

/// The name in an address such as `https://play.example.org/tavola`.
fn host_of(url: &str) -> Option<&str> {
    let (_, rest) = url.split_once("://")?;
    rest.split('/').next().map(name_of)
}

/// What happens to an answer that may panic.
async fn caught(answer: impl Future<Output = Response>) -> Result<Response, Box<dyn Any + Send>> {
    let mut answer = std::pin::pin!(answer);
    std::future::poll_fn(|cx| match catch_unwind(AssertUnwindSafe(|| answer.as_mut().poll(cx))) {
        Ok(polled) => polled.map(Ok),
        Err(panic) => Poll::Ready(Err(panic)),
    })
    .await
}

/// A page that says sorry where something of ours panicked. What was said may be about a game in progress, so it is neither on the page nor
/// in the log; where it was said is logged by whoever runs the server.
fn sorry(state: &AppState, visitor: &Visitor) -> Response {
    tracing::error!("a request panicked");
    state.counts.panicked();
    Fail::told(visitor, StatusCode::INTERNAL_SERVER_ERROR, &Text::new("web-broken")).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;

    fn state(base_url: Option<&str>, trusted: &[&str], hosts: &[&str]) -> AppState {
        AppState::new(Config {
            base_url: base_url.map(str::to_owned),
            trusted: trusted.iter().map(|word| word.parse().expect("an address")).collect(),
            hosts: hosts.iter().map(|host| (*host).to_owned()).collect(),
            ..Config::default()
        })
    }

    fn forwarded(lists: &[&str]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for list in lists {
            headers.append("x-forwarded-for", list.parse().expect("a value"));
        }
        headers
    }

    thread_local! {
        /// What was logged on this thread.
        static LOGGED: std::cell::RefCell<Vec<u8>> = const { std::cell::RefCell::new(Vec::new()) };
    }

    /// Keeps what is logged on the thread that logs it.
    struct Log;

    impl std::io::Write for Log {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            LOGGED.with_borrow_mut(|logged| logged.extend_from_slice(bytes));
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    /// Begins to log, once for all tests: whether anybody wants a line is remembered for the whole program and not for one thread.
    fn begin_log() {
        static BEGUN: std::sync::Once = std::sync::Once::new();
        BEGUN.call_once(|| {
            let lines = tracing_subscriber::fmt().with_ansi(false).with_writer(|| Log).finish();
            tracing::subscriber::set_global_default(lines).expect("no other log");
        });
    }

    /// What was logged on this thread since the last look.
    fn logged() -> String {
        String::from_utf8_lossy(&LOGGED.take()).into_owned()
    }

    /// The status, the kind and the body of what a route answers that panics.
    async fn panicking(state: &Arc<AppState>, method: Method, path: &'static str) -> (StatusCode, String, String) {
        async fn broken() -> &'static str {
            panic!("the seed is 7")
        }
        let app = axum::Router::new()
            .route(path, axum::routing::any(broken))
            .layer(axum::middleware::from_fn(note_route))
            .layer(axum::middleware::from_fn_with_state(state.clone(), guard));
        let request = Request::builder().method(method).uri(path).header("accept-language", "it");
        let request = request.header("authorization", "Bearer 0123456789abcdef").body(Body::empty());
        let response = tower::ServiceExt::oneshot(app, request.expect("a request")).await.expect("an answer");
        let kind = response.headers()[header::CONTENT_TYPE].to_str().expect("a kind").to_owned();
        let status = response.status();
        let body = axum::body::to_bytes(response.into_body(), usize::MAX).await.expect("a page");
        (status, kind, String::from_utf8_lossy(&body).into_owned())
    }

    #[tokio::test]
    async fn a_panic_gives_a_page_that_says_sorry_and_not_what_was_said() {
        let state = Arc::new(state(None, &[], &[]));
        let (status, kind, page) = panicking(&state, Method::GET, "/").await;
        assert_eq!((status, kind.as_str()), (StatusCode::INTERNAL_SERVER_ERROR, "text/html; charset=utf-8"));
        assert!(page.contains("Non hai sbagliato tu") && !page.contains("the seed is 7"), "{page}");
        assert!(crate::metrics::text(&state).contains("tavola_panics_total 1"));
    }

    #[tokio::test]
    async fn a_panic_is_told_to_a_program_as_json() {
        let state = Arc::new(state(None, &[], &[]));
        for method in [Method::GET, Method::POST] {
            let (status, kind, told) = panicking(&state, method, "/api/v1/games").await;
            assert_eq!((status, kind.as_str()), (StatusCode::INTERNAL_SERVER_ERROR, "application/json"));
            assert!(told.starts_with("{\"error\":\"Qui qualcosa è andato storto."), "{told}");
        }
    }

    #[tokio::test]
    async fn a_panic_is_logged_and_what_was_said_is_not() {
        let state = Arc::new(state(None, &[], &[]));
        for method in [Method::GET, Method::POST] {
            begin_log();
            panicking(&state, method, "/t/0123456789ab").await;
            let log = logged();
            assert!(log.lines().any(|line| line.contains("ERROR") && line.contains("a request panicked")), "{log}");
            assert!(log.contains("a request failed") && log.contains("status=500"), "{log}");
            assert!(!log.contains("seed") && !log.contains("0123456789ab"), "{log}");
        }
    }

    #[test]
    fn only_trusted_proxies_are_believed_about_whom_they_ask_for() {
        let ip = |words: &str| Some(words.parse::<IpAddr>().expect("an address"));
        let state = state(Some("https://play.example.org"), &["127.0.0.1", "10.0.0.5"], &[]);
        let told = forwarded(&["198.51.100.7"]);
        let of = |headers: &HeaderMap, direct: &str| address(&state, headers, ip(direct));
        assert_eq!(of(&told, "127.0.0.1"), ip("198.51.100.7"));
        assert_eq!(of(&told, "203.0.113.9"), ip("203.0.113.9"), "anybody may write the header");
        assert_eq!(of(&told, "::ffff:127.0.0.1"), ip("198.51.100.7"), "the same proxy, written otherwise");
        let two = forwarded(&["192.0.2.1, 198.51.100.7", "10.0.0.5"]);
        assert_eq!(of(&two, "127.0.0.1"), ip("198.51.100.7"), "the last that is no proxy of ours");
        assert_eq!(of(&forwarded(&["nonsense"]), "127.0.0.1"), ip("127.0.0.1"));
        assert_eq!(of(&HeaderMap::new(), "127.0.0.1"), ip("127.0.0.1"));
    }

    #[test]
    fn a_name_that_is_not_ours_is_refused_and_bare_addresses_are_not() {
        let state = state(Some("https://play.example.org/tavola"), &[], &["games.lan", "table:7878"]);
        let knows = |host: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, host.parse().expect("a value"));
            knows_host(&state, &headers)
        };
        for ours in [
            "play.example.org",
            "PLAY.example.org:443",
            "games.lan:7878",
            "table",
            "localhost:7878",
            "127.0.0.1:7878",
            "192.168.1.9",
            "[::1]:7878",
            "[2001:db8::1]",
        ] {
            assert!(knows(ours), "{ours}");
        }
        for foreign in
            ["evil.example", "evil.example:7878", "play.example.org.evil.example", "127.0.0.1.evil.example", ""]
        {
            assert!(!knows(foreign), "{foreign:?}");
        }
        assert!(knows_host(&state, &HeaderMap::new()), "a program of HTTP/1.0");
    }
}
