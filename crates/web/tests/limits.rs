//! Nobody can take the server down: what is slow, too much or never ends is given up, and everybody else is answered.

mod common;

use axum::body::{Body, BodyDataStream};
use axum::http::Request;
use common::{Browser, config};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_stream::StreamExt;
use tower::ServiceExt;
use web::{AppState, Config, Rate};

const FOR_EVER: Duration = Duration::from_secs(100_000);
const SOON: Duration = Duration::from_millis(200);
/// Time enough for a request that is sent at once, on a busy machine too.
const ENOUGH: Duration = Duration::from_secs(10);

/// A house on a port of its own.
struct Open {
    house: Arc<AppState>,
    address: std::net::SocketAddr,
    stop: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

impl Open {
    async fn with(change: impl FnOnce(&mut Config)) -> Open {
        let mut config = config();
        let times = &mut config.times;
        (times.head, times.body, times.write, times.thought) = (FOR_EVER, FOR_EVER, FOR_EVER, FOR_EVER);
        change(&mut config);
        let house = Arc::new(AppState::new(config));
        let listener = web::bind(([127, 0, 0, 1], 0).into()).expect("a port");
        let address = listener.local_addr().expect("its number");
        let (stop, stopped) = oneshot::channel();
        let serving = house.clone();
        let served = tokio::spawn(async move {
            web::serve_on(listener, serving, async { drop(stopped.await) }).await;
        });
        Open { house, address, stop, served }
    }

    async fn sends(&self, bytes: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).await.expect("a connection");
        // One that is closed already takes nothing, which its answer will tell.
        let _ = stream.write_all(bytes.as_bytes()).await;
        stream
    }

    /// The whole of what comes back before the connection ends.
    async fn answers(&self, bytes: &str) -> String {
        rest(self.sends(bytes).await).await
    }

    async fn is_well(&self) -> bool {
        self.answers("GET /healthz HTTP/1.0\r\n\r\n").await.contains("200 OK")
    }
}

async fn rest(mut stream: TcpStream) -> String {
    let mut all = Vec::new();
    // A connection that is cut ends in an error, which is an end as well.
    let _ = stream.read_to_end(&mut all).await;
    String::from_utf8_lossy(&all).into_owned()
}

const HALF_HEAD: &str = "GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: ";
const HALF_BODY: &str = "POST /join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 90\r\n\r\ncode=";

#[tokio::test(flavor = "multi_thread")]
async fn half_a_request_is_given_up() {
    let open = Open::with(|config| (config.times.head, config.times.body) = (ENOUGH, ENOUGH)).await;
    let heads = [open.sends(HALF_HEAD).await, open.sends(HALF_HEAD).await, open.sends("").await];
    let body = open.sends(HALF_BODY).await;
    assert!(open.is_well().await, "others are answered meanwhile");
    for head in heads {
        let said = rest(head).await;
        assert!(said.is_empty() || said.contains("408"), "{said}");
    }
    let said = rest(body).await;
    assert!(said.starts_with("HTTP/1.1 408") && said.contains("took too long"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_head_has_64_kilobytes_and_no_more() {
    let open = Open::with(|_| ()).await;
    for (bytes, taken) in [(100, true), (65_000, true), (66_000, false), (70_000, false), (200_000, false)] {
        let field = "x".repeat(bytes);
        let ask = format!("GET /rules HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Long: {field}\r\n\r\n");
        let said = open.answers(&ask).await;
        match taken {
            true => assert!(said.starts_with("HTTP/1.1 200"), "{bytes}: {said}"),
            // Whoever sends on while the connection is closed may not hear why.
            false => assert!(said.starts_with("HTTP/1.1 431") || said.is_empty(), "{bytes}: {said}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_so_many_connections_and_gets_them_back() {
    let open = Open::with(|config| config.limits.connections_each = 3).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(open.sends(HALF_HEAD).await);
    }
    while open.house.connections.count() < 3 {
        tokio::task::yield_now().await;
    }
    assert!(!open.is_well().await, "a fourth is closed");
    held.pop();
    while open.house.connections.count() > 2 {
        tokio::task::yield_now().await;
    }
    assert!(open.is_well().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_that_is_trusted_has_as_many_as_there_are() {
    let open = Open::with(|config| {
        config.limits.connections_each = 1;
        config.trusted = vec![[127, 0, 0, 1].into()];
    })
    .await;
    let _held = open.sends(HALF_HEAD).await;
    assert!(open.is_well().await);
}

/// Half heads, half bodies, streams, connections that ask nothing, a bot that would think for years.
#[tokio::test(flavor = "multi_thread")]
async fn closing_waits_for_nobody_who_does_not_come_to_an_end() {
    let default = Config::default().times.closing;
    assert!(2 * default < Duration::from_secs(5), "connections and the store end within five seconds: {default:?}");
    let open = Open::with(|config| (config.times.closing, config.limits.thinkers) = (SOON, 1)).await;
    let app = web::router(open.house.clone());
    let mut anna = Browser::new(&app);
    // Six who think about every answer of a long game, so that somebody thinks whenever it stops.
    let seats: Vec<String> = (1..=6).map(|seat| format!("seat-{seat}=hard")).collect();
    let form = format!("name=Anna&{}&option-rounds=200&seed=7", seats.join("&"));
    let table = anna.post("/new/ascension", &form).await.location().to_owned();
    let stream = format!("GET {table}/events HTTP/1.1\r\nHost: localhost\r\n\r\n");
    let mut held = Vec::new();
    for bytes in [HALF_HEAD, HALF_BODY, "", &stream] {
        held.push(open.sends(bytes).await);
    }
    while open.house.streams.count() == 0 || open.house.connections.count() < 4 {
        tokio::task::yield_now().await;
    }
    while open.house.thinkers.available_permits() > 0 {
        tokio::task::yield_now().await;
    }
    open.stop.send(()).expect("it is running");
    open.served.await.expect("it ends");
    assert_eq!(open.house.connections.count(), 0);
    let room = open.house.rooms().pop().expect("the table");
    while room.bots.load(std::sync::atomic::Ordering::Acquire) {
        tokio::task::yield_now().await;
    }
    assert_eq!(open.house.thinkers.available_permits(), 1, "nobody thinks");
    assert!(room.inner.lock().await.play.as_ref().is_some_and(|play| play.session.outcome().is_none()), "in mid-game");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_that_nobody_reads_is_dropped() {
    let open = Open::with(|config| config.times.write = SOON).await;
    let app = web::router(open.house.clone());
    let mut anna = Browser::new(&app);
    let table = anna.set("Anna", "me", "me").await;
    // A reader with little room, so that the system's own buffers are soon full.
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(2048).expect("a small one");
    let mut unread = socket.connect(open.address).await.expect("a connection");
    let ask = format!("GET {table}/events HTTP/1.1\r\nHost: localhost\r\n\r\n");
    unread.write_all(ask.as_bytes()).await.expect("it is taken");
    while open.house.streams.count() == 0 {
        tokio::task::yield_now().await;
    }
    // Every line that is said is told to whoever watches. The system itself keeps little of what is not read.
    let mut lines = 0;
    while open.house.streams.count() > 0 {
        anna.post(&format!("{table}/chat"), &format!("said={}", "x".repeat(500))).await;
        tokio::time::sleep(Duration::from_millis(1)).await;
        lines += 1;
        assert!(lines < 50_000, "it is still open");
    }
}

/// The page of a table as it changes.
async fn stream(browser: &Browser, table: &str) -> BodyDataStream {
    let cookies: Vec<String> = browser.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let request = Request::get(format!("{table}/events")).header("cookie", cookies.join("; "));
    let response = browser.app.clone().oneshot(request.body(Body::empty()).expect("a request")).await;
    response.expect("it always answers").into_body().into_data_stream()
}

/// What a stream has to say by now. All is on one thread here, and by the end of this many turns everybody else had theirs.
async fn said_by_now(stream: &mut BodyDataStream) -> String {
    let turns = async {
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
    };
    tokio::pin!(turns);
    let mut told = String::new();
    while let Some(piece) = tokio::select! { biased; piece = stream.next() => piece, () = &mut turns => None } {
        told.push_str(std::str::from_utf8(&piece.expect("it goes on")).expect("text"));
    }
    told
}

/// While many answers are being taken, whoever only watches gets a page later than whoever is asked, and what happened meanwhile as one.
#[tokio::test]
async fn watchers_wait_while_many_answers_are_being_taken() {
    let house = Arc::new(AppState::new(config()));
    let app = web::router(house.clone());
    let mut anna = Browser::new(&app);
    let table = anna.set("Anna", "me", "me").await;
    let chat = format!("{table}/chat");
    let (mut hers, mut watched) = (stream(&anna, &table).await, stream(&Browser::new(&app), &table).await);
    said_by_now(&mut hers).await;
    said_by_now(&mut watched).await;
    anna.post(&chat, "said=quiet").await;
    assert!(said_by_now(&mut watched).await.contains("quiet"), "nobody waits where little is going on");
    said_by_now(&mut hers).await;
    for _ in 0..100 {
        let many: Vec<_> = (0..4).map(|_| house.taking.begin()).collect();
        let begun = Instant::now();
        anna.post(&chat, "said=first").await;
        let told = said_by_now(&mut hers).await;
        anna.post(&chat, "said=second").await;
        let before = said_by_now(&mut watched).await;
        // On a machine that is busy itself the wait may be over by now.
        let in_time = begun.elapsed() < Duration::from_millis(90);
        tokio::time::sleep(Duration::from_millis(150)).await;
        let after = said_by_now(&mut watched).await;
        drop(many);
        if in_time {
            assert!(told.contains("first"), "she is asked and waits for nobody");
            assert_eq!(before, "", "a watcher lets her go first");
            assert!(after.contains("first") && after.contains("second"), "but not for longer than that: {after}");
            assert_eq!(after.matches("event: patch").count(), 1, "what happened meanwhile is one page");
            return;
        }
        said_by_now(&mut hers).await;
    }
    panic!("two lines were never said within 90 ms");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_streams() {
    let open = Open::with(|config| config.limits.streams = 2).await;
    let app = web::router(open.house.clone());
    let table = Browser::new(&app).set("Anna", "me", "me").await;
    let stream = format!("GET {table}/events HTTP/1.1\r\nHost: localhost\r\n\r\n");
    let _held = [open.sends(&stream).await, open.sends(&stream).await];
    while open.house.streams.count() < 2 {
        tokio::task::yield_now().await;
    }
    let third = open.answers(&stream.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")).await;
    assert!(third.starts_with("HTTP/1.1 429"), "{third}");
}

#[tokio::test(flavor = "multi_thread")]
async fn counts_are_told_on_this_machine_and_to_nobody_through_a_proxy() {
    let open = Open::with(|config| config.trusted = vec![[127, 0, 0, 1].into()]).await;
    let here = open.answers("GET /metrics HTTP/1.0\r\n\r\n").await;
    for figure in ["tavola_tables 0", "tavola_connections 1", "tavola_request_seconds_bucket{le=\"+Inf\"} "] {
        assert!(here.contains(figure), "{here}");
    }
    let through = open.answers("GET /metrics HTTP/1.0\r\nX-Forwarded-For: 198.51.100.7\r\n\r\n").await;
    assert!(through.starts_with("HTTP/1.1 404") || through.starts_with("HTTP/1.0 404"), "{through}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_foreign_name_for_this_machine_is_refused() {
    let open = Open::with(|config| config.hosts = vec!["games.lan".to_owned()]).await;
    let said = async |host: &str| {
        open.answers(&format!("GET /rules HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")).await
    };
    assert!(said("evil.example").await.starts_with("HTTP/1.1 421"));
    assert!(said("games.lan:7878").await.starts_with("HTTP/1.1 200"));
    assert!(said("localhost").await.starts_with("HTTP/1.1 200"));
}

/// This many codes may be tried from one address, whatever a header says about it.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_but_a_trusted_proxy_is_believed_about_an_address() {
    for (trusted, tried) in
        [(vec![], "429"), (vec![[192, 0, 2, 1].into()], "429"), (vec![[127, 0, 0, 1].into()], "404")]
    {
        let open = Open::with(|config| {
            config.base_url = Some("https://play.example.org".to_owned());
            config.trusted = trusted.clone();
            config.limits.guesses = Some(Rate { burst: 3.0, each_second: 0.0 });
        })
        .await;
        let guess = async |n: usize| {
            let head = "POST /join HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 11";
            let form = "Content-Type: application/x-www-form-urlencoded";
            let said = format!("{head}\r\n{form}\r\nX-Forwarded-For: 198.51.100.{n}\r\n\r\ncode=AAAAAA");
            open.answers(&said).await.split(' ').nth(1).unwrap_or_default().to_owned()
        };
        for n in 0..3 {
            assert_eq!(guess(n).await, "404", "no such code");
        }
        assert_eq!(guess(3).await, tried, "{trusted:?}");
    }
}
