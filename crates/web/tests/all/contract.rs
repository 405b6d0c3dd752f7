//! The interface for programs against its own published document: schemathesis makes thousands of requests out of it.
//!
//! Needs Python, and schemathesis from PyPI, which is installed beside the build; where that cannot be had the test says so and passes.

use crate::common::{Browser, config};
use axum::Router;
use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use web::AppState;

/// What must hold of every answer.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance";
/// This many requests at the least.
const CASES: usize = 4000;

/// Where schemathesis is, if it is there or can be had.
fn schemathesis() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("../schemathesis");
    let program = folder.join("bin/schemathesis");
    if !program.exists() {
        let made = run(Command::new("python3").args(["-m", "venv"]).arg(&folder));
        let _ = made && run(Command::new(folder.join("bin/pip")).args(["install", "--quiet", "schemathesis"]));
    }
    program.exists().then_some(program)
}

fn run(command: &mut Command) -> bool {
    command.status().is_ok_and(|status| status.success())
}

async fn call(app: &Router, method: &str, path: &str, body: Value) -> Value {
    let request = Request::builder().method(method).uri(format!("/api/v1{path}"));
    let request = request.header("content-type", "application/json");
    let page = Browser::new(app).send(request.body(Body::from(body.to_string())).unwrap()).await;
    serde_json::from_str(&page.body).expect("JSON")
}

/// A table that requests are made at, and whose secret they bear.
struct Target {
    table: Option<String>,
    token: Option<String>,
    /// Which addresses are not tried there.
    spared: Option<&'static str>,
    /// Requests for each address.
    each: usize,
}

/// What would end a table or a seat, so that the others could not be tried any more.
const ENDS: Option<&str> = Some("/resign|/abandon|/rematch|/start");

/// Somebody without a table; a seat at a running, at a gathering and at a finished table; an owner who ends things.
async fn targets(app: &Router) -> Vec<Target> {
    let table = async |seats: [&str; 2]| {
        let wanted = json!({ "game": "connect-four", "seats": seats, "seed": 7 });
        call(app, "POST", "/tables", wanted).await
    };
    let at = |made: &Value, token: &Value, spared, each| Target {
        table: made["table"].as_str().map(str::to_owned),
        token: token.as_str().map(str::to_owned),
        spared,
        each,
    };
    let heavy = json!({ "game": "ascension", "seats": ["me", "open", "greedy"], "seed": 7 });
    let heavy = call(app, "POST", "/tables", heavy).await;
    let joined =
        call(app, "POST", &format!("/tables/{}/join", heavy["table"].as_str().unwrap()), json!({ "name": "Two" }))
            .await;
    let (running, open, over, own) = (
        table(["me", "me"]).await,
        table(["me", "open"]).await,
        table(["me", "me"]).await,
        table(["me", "open"]).await,
    );
    finish(app, &over).await;
    vec![
        Target { table: None, token: None, spared: None, each: 40 },
        at(&heavy, &joined["token"], ENDS, 60),
        at(&running, &running["seats"][0]["token"], ENDS, 40),
        at(&open, &Value::Null, ENDS, 20),
        at(&over, &over["seats"][0]["token"], ENDS, 20),
        at(&own, &own["owner"], None, 20),
    ]
}

/// Plays a table to its end.
async fn finish(app: &Router, made: &Value) {
    for turn in 0..7 {
        let column = if turn % 2 == 0 { "drop 1" } else { "drop 2" };
        let token = made["seats"][turn % 2]["token"].as_str().unwrap();
        let request = Request::post(format!("/api/v1/tables/{}/answer", made["table"].as_str().unwrap()))
            .header("content-type", "application/json")
            .header("authorization", format!("Bearer {token}"));
        let body = json!({ "question": turn, "answer": column }).to_string();
        Browser::new(app).send(request.body(Body::from(body)).unwrap()).await;
    }
}

/// Makes the requests, and says how many there were. What does not fit is printed.
fn shoot(program: &Path, base: &str, n: usize, target: &Target) -> usize {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let config = folder.join(format!("schemathesis-{n}.toml"));
    // Nobody need wait long to see that waiting works.
    let table = target.table.as_ref().map(|table| format!("\"path.table\" = \"{table}\"\n")).unwrap_or_default();
    std::fs::write(&config, format!("[parameters]\n\"query.wait\" = 0\n{table}")).expect("a file");
    let mut command = Command::new(program);
    command.current_dir(folder).arg("--config-file").arg(&config).arg("run");
    command.args([&format!("{base}/api/openapi.json"), "--checks", CHECKS, "--seed", "7", "--no-color"]);
    command.args(["--phases", "examples,coverage,fuzzing", "--max-examples", &target.each.to_string()]);
    command.args(["--generation-database", "none", "--suppress-health-check", "all", "--continue-on-failure"]);
    command.args(["--warnings", "off", "--request-timeout", "60"]);
    if let Some(token) = &target.token {
        command.args(["--header", &format!("Authorization: Bearer {token}")]);
    }
    // A stream has no end to wait for.
    let left_out = [Some("/events"), target.spared].into_iter().flatten().collect::<Vec<_>>();
    command.args(["--exclude-path-regex", &format!("({})$", left_out.join("|"))]);
    let out = command.output().expect("it runs");
    let told = String::from_utf8_lossy(&out.stdout).into_owned();
    assert!(out.status.success(), "{told}\n{}", String::from_utf8_lossy(&out.stderr));
    let generated = told.split(" generated").next().and_then(|told| told.rsplit(' ').next()?.parse().ok());
    generated.unwrap_or_else(|| panic!("how many? {told}"))
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes, and Python"]
async fn every_answer_is_as_the_document_says() {
    let Some(program) = schemathesis() else {
        println!("schemathesis cannot be installed: the interface is not held against its document");
        return;
    };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let house = Arc::new(AppState::new(config()));
    let app = web::router(house.clone());
    tokio::spawn(web::serve_on(listener, house, std::future::pending()));
    let targets = targets(&app).await;
    let shot = tokio::task::spawn_blocking(move || {
        let shots = targets.iter().enumerate();
        shots.map(|(n, target)| shoot(&program, &base, n, target)).collect::<Vec<_>>()
    });
    let counts = shot.await.unwrap();
    println!("requests: {counts:?}");
    assert!(counts.iter().sum::<usize>() >= CASES, "too few: {counts:?}");
}
