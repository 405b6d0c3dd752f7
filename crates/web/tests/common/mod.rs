//! Visitors of a house that is not on any network: requests go straight to the router.
#![allow(dead_code, reason = "each test file uses what it needs")]

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode, header};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tower::ServiceExt;
use web::{AppState, Config, Limits};

/// A house with quick bots and without limits of rate.
pub fn config() -> Config {
    Config { pause: Duration::from_millis(1), limits: Limits::default().without_rates(), ..Config::default() }
}

pub fn house() -> Router {
    web::router(Arc::new(AppState::new(config())))
}

/// A browser: it keeps cookies and follows nothing by itself.
pub struct Browser {
    pub app: Router,
    pub cookies: BTreeMap<String, String>,
    pub script: bool,
}

pub struct Page {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: String,
}

impl Page {
    pub fn location(&self) -> &str {
        self.headers.get(header::LOCATION).map_or("", |value| value.to_str().unwrap())
    }

    /// What stands between two texts, the first time.
    pub fn between(&self, before: &str, after: &str) -> Option<&str> {
        let (_, rest) = self.body.split_once(before)?;
        Some(rest.split_once(after)?.0)
    }

    pub fn question(&self) -> Option<usize> {
        self.between("name=\"question\" value=\"", "\"")?.parse().ok()
    }
}

impl Browser {
    pub fn new(app: &Router) -> Browser {
        Browser { app: app.clone(), cookies: BTreeMap::new(), script: false }
    }

    pub async fn send(&mut self, mut request: Request<Body>) -> Page {
        let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        if !cookies.is_empty() {
            request.headers_mut().insert(header::COOKIE, cookies.join("; ").parse().unwrap());
        }
        if self.script {
            request.headers_mut().insert("x-tavola", "1".parse().unwrap());
        }
        let response = self.app.clone().oneshot(request).await.unwrap();
        for cookie in response.headers().get_all(header::SET_COOKIE) {
            let (name, rest) = cookie.to_str().unwrap().split_once('=').unwrap();
            self.cookies.insert(name.to_owned(), rest.split(';').next().unwrap().to_owned());
        }
        let (parts, body) = response.into_parts();
        let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap();
        Page { status: parts.status, headers: parts.headers, body: String::from_utf8_lossy(&bytes).into_owned() }
    }

    pub async fn get(&mut self, path: &str) -> Page {
        self.send(Request::get(path).body(Body::empty()).unwrap()).await
    }

    /// Looks at a page until it is as expected. It waits long, for a machine that is busy with other things.
    pub async fn wait_for(&mut self, path: &str, fits: impl Fn(&Page) -> bool) -> Page {
        let begun = std::time::Instant::now();
        loop {
            let page = self.get(path).await;
            if fits(&page) {
                return page;
            }
            assert!(begun.elapsed() < Duration::from_secs(120), "waited too long: {}", page.body);
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    pub async fn post(&mut self, path: &str, form: &str) -> Page {
        let request = Request::post(path).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.send(request.body(Body::from(form.to_owned())).unwrap()).await
    }

    /// Sets a table of connect four, with a seed so that its bots always do the same, and gives its address.
    pub async fn set(&mut self, name: &str, first: &str, second: &str) -> String {
        let page = self
            .post("/new/connect-four", &format!("title=Test&name={name}&seat-1={first}&seat-2={second}&seed=7"))
            .await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
        page.location().to_owned()
    }

    /// Posts an answer to the question on the page just read.
    pub async fn answer(&mut self, table: &str, seat: u8, answer: &str) -> Page {
        let question = self.get(&format!("{table}?as={seat}")).await.question().expect("a question");
        self.post(&format!("{table}/answer"), &format!("question={question}&seat={seat}&answer={answer}")).await
    }
}

/// The lines of a record without their checks.
pub fn bodies(record: &str) -> Vec<String> {
    let lines = record.lines().filter_map(|line| line.rsplit_once(" ~"));
    lines.map(|(body, _)| body.to_owned()).collect()
}

/// A record of these lines, with checks that hold.
pub fn sealed(bodies: &[String]) -> String {
    let (mut digest, mut out) = (Vec::new(), String::new());
    for body in bodies {
        digest = Sha256::new().chain_update(&digest).chain_update(body).finalize().to_vec();
        out += &format!("{body} ~{:02x}{:02x}\n", digest[0], digest[1]);
    }
    out
}
