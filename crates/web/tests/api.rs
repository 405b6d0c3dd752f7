//! The interface for programs.

mod common;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use common::{Browser, house};
use serde_json::{Value, json};

async fn call(app: &Router, method: &str, path: &str, token: Option<&str>, body: Value) -> (StatusCode, Value) {
    let mut request = Request::builder()
        .method(method)
        .uri(format!("/api/v1{path}"))
        .header("content-type", "application/json");
    if let Some(token) = token {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    let page = Browser::new(app)
        .send(request.body(Body::from(body.to_string())).unwrap())
        .await;
    (
        page.status,
        serde_json::from_str(&page.body).unwrap_or(Value::String(page.body)),
    )
}

#[tokio::test]
async fn two_programs_play_a_whole_game() {
    let app = house();
    let (status, made) = call(
        &app,
        "POST",
        "/tables",
        None,
        json!({ "game": "connect-four", "seats": ["me", "open"], "name": "One" }),
    )
    .await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let table = format!("/tables/{}", made["table"].as_str().unwrap());
    let (_, joined) = call(&app, "POST", &format!("{table}/join"), None, json!({ "name": "Two" })).await;
    let tokens = [
        made["seats"][0]["token"].as_str().unwrap().to_owned(),
        joined["token"].as_str().unwrap().to_owned(),
    ];
    let mut turns = 0;
    loop {
        let token = &tokens[turns % 2];
        let (_, question) = call(&app, "GET", &format!("{table}/question"), Some(token), Value::Null).await;
        if question["outcome"].is_object() {
            break;
        }
        assert_eq!(question["asked"], true, "{question}");
        let answer =
            json!({ "question": question["question"], "answer": question["options"][turns / 2 % 2]["answer"] });
        let (status, told) = call(&app, "POST", &format!("{table}/answer"), Some(token), answer).await;
        assert_eq!(status, StatusCode::OK, "{told}");
        turns += 1;
        assert!(turns < 50);
    }
    let (_, log) = call(
        &app,
        "GET",
        &format!("{table}/log?since=2"),
        Some(&tokens[0]),
        Value::Null,
    )
    .await;
    assert_eq!(log["lines"].as_array().unwrap().len() + 2, turns);
    let (_, scene) = call(&app, "GET", &format!("{table}/scene?lang=it"), None, Value::Null).await;
    assert!(scene["plain"].as_str().unwrap().contains("Forza quattro"));
    let (_, record) = call(&app, "GET", &format!("{table}/record"), None, Value::Null).await;
    assert!(record.as_str().unwrap().starts_with("tavola record"));
}

#[tokio::test]
async fn refusals_are_sentences() {
    let app = house();
    let (_, made) = call(
        &app,
        "POST",
        "/tables",
        None,
        json!({ "game": "connect-four", "seats": ["me", "me"] }),
    )
    .await;
    let table = format!("/tables/{}", made["table"].as_str().unwrap());
    let token = made["seats"][0]["token"].as_str();
    let (status, told) = call(
        &app,
        "POST",
        &format!("{table}/answer"),
        None,
        json!({ "question": 0, "answer": "drop 1" }),
    )
    .await;
    assert_eq!(status, StatusCode::FORBIDDEN, "{told}");
    let (status, told) = call(
        &app,
        "POST",
        &format!("{table}/answer"),
        token,
        json!({ "question": 0, "answer": "drop 99" }),
    )
    .await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert!(told["error"].as_str().unwrap().contains("none of the options"));
    let (status, told) = call(
        &app,
        "POST",
        "/tables",
        None,
        json!({ "game": "connect-for", "seats": [] }),
    )
    .await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert!(told["error"].as_str().unwrap().contains("did you mean “connect-four”?"));
    let (status, _) = call(
        &app,
        "POST",
        "/tables",
        None,
        json!({ "game": "connect-four", "seats": ["me"] }),
    )
    .await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn every_address_of_the_interface_is_written_down() {
    let app = house();
    let page = Browser::new(&app).get("/api/openapi.json").await;
    let told: Value = serde_json::from_str(&page.body).unwrap();
    for path in told["paths"]
        .as_object()
        .unwrap()
        .keys()
        .filter(|path| !path.ends_with("/events"))
    {
        let path = path.replace("{table}", "000000000000").replace("{code}", "AAAAAA");
        let page = Browser::new(&app).get(&path).await;
        assert!(
            !page.body.contains("nothing at this address"),
            "{path} is written down and not there"
        );
    }
}
