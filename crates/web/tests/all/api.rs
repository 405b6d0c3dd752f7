//! The interface for programs.

use crate::common::{Browser, house};
use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use tokio_stream::StreamExt;
use tower::ServiceExt;

async fn call(app: &Router, method: &str, path: &str, token: Option<&str>, body: Value) -> (StatusCode, Value) {
    let mut request =
        Request::builder().method(method).uri(format!("/api/v1{path}")).header("content-type", "application/json");
    if let Some(token) = token {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    let page = Browser::new(app).send(request.body(Body::from(body.to_string())).unwrap()).await;
    (page.status, serde_json::from_str(&page.body).unwrap_or(Value::String(page.body)))
}

#[tokio::test]
async fn two_programs_play_a_whole_game() {
    let app = house();
    let (status, made) =
        call(&app, "POST", "/tables", None, json!({ "game": "connect-four", "seats": ["me", "open"], "name": "One" }))
            .await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let table = format!("/tables/{}", made["table"].as_str().unwrap());
    let (_, joined) = call(&app, "POST", &format!("{table}/join"), None, json!({ "name": "Two" })).await;
    let tokens = [made["seats"][0]["token"].as_str().unwrap().to_owned(), joined["token"].as_str().unwrap().to_owned()];
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
    let (_, log) = call(&app, "GET", &format!("{table}/log?since=2"), Some(&tokens[0]), Value::Null).await;
    assert_eq!(log["lines"].as_array().unwrap().len() + 2, turns);
    let (_, scene) = call(&app, "GET", &format!("{table}/scene?lang=it"), None, Value::Null).await;
    assert!(scene["plain"].as_str().unwrap().contains("Forza quattro"));
    let (_, record) = call(&app, "GET", &format!("{table}/record"), None, Value::Null).await;
    assert!(record.as_str().unwrap().starts_with("tavola record"));
}

#[tokio::test]
async fn refusals_are_sentences() {
    let app = house();
    let (_, made) = call(&app, "POST", "/tables", None, json!({ "game": "connect-four", "seats": ["me", "me"] })).await;
    let table = format!("/tables/{}", made["table"].as_str().unwrap());
    let token = made["seats"][0]["token"].as_str();
    let (status, told) =
        call(&app, "POST", &format!("{table}/answer"), None, json!({ "question": 0, "answer": "drop 1" })).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "{told}");
    let (status, told) =
        call(&app, "POST", &format!("{table}/answer"), token, json!({ "question": 0, "answer": "drop 99" })).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert!(told["error"].as_str().unwrap().contains("none of the options"));
    let (status, told) = call(&app, "POST", "/tables", None, json!({ "game": "connect-for", "seats": [] })).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert!(told["error"].as_str().unwrap().contains("did you mean “connect-four”?"));
    let (status, _) = call(&app, "POST", "/tables", None, json!({ "game": "connect-four", "seats": ["me"] })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
}

/// A table of connect four with these seats, and what was told of it.
async fn made(app: &Router, seats: &[&str]) -> (String, Value) {
    let wanted = json!({ "game": "connect-four", "seats": seats, "name": "One", "seed": 7 });
    let (status, made) = call(app, "POST", "/tables", None, wanted).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    (format!("/tables/{}", made["table"].as_str().unwrap()), made)
}

fn token(made: &Value, n: usize) -> &str {
    made["seats"][n]["token"].as_str().unwrap()
}

async fn answer(app: &Router, table: &str, token: &str, question: u64, answer: &str) -> (StatusCode, Value) {
    let body = json!({ "question": question, "answer": answer });
    call(app, "POST", &format!("{table}/answer"), Some(token), body).await
}

#[tokio::test]
async fn a_token_that_opens_nothing_is_told_so() {
    let app = house();
    let (table, made) = made(&app, &["me", "me"]).await;
    let (_, other) = self::made(&app, &["me", "me"]).await;
    for wrong in ["0123456789abcdef0123456789abcdef", "nonsense", token(&other, 0)] {
        for path in ["", "/question", "/seat", "/scene", "/log", "/record", "/events", "/orders", "/chat"] {
            let (status, told) = call(&app, "GET", &format!("{table}{path}"), Some(wrong), Value::Null).await;
            assert_eq!(status, StatusCode::UNAUTHORIZED, "{path}: {told}");
            assert!(told["error"].as_str().unwrap().contains("opens no seat at this table"));
        }
        assert_eq!(answer(&app, &table, wrong, 0, "drop 1").await.0, StatusCode::UNAUTHORIZED);
    }
    let (status, _) = call(&app, "GET", &format!("{table}/question"), None, Value::Null).await;
    assert_eq!(status, StatusCode::OK, "onlookers look on");
    assert_eq!(answer(&app, &table, token(&made, 0), 0, "drop 1").await.0, StatusCode::OK);
}

#[tokio::test]
async fn every_refusal_is_json_in_the_language_of_the_program() {
    let app = house();
    let (table, made) = made(&app, &["me", "me"]).await;
    let mut program = Browser::new(&app);
    let ask = |method: &str, path: &str, kind: &str, body: &str| {
        let request = Request::builder().method(method).uri(path.to_owned()).header("content-type", kind.to_owned());
        let request = request.header("authorization", format!("Bearer {}", token(&made, 0)));
        request.header("accept-language", "it").body(Body::from(body.to_owned())).unwrap()
    };
    let at = |path: &str| format!("/api/v1{table}{path}");
    let large = format!("{{\"said\": \"{}\"}}", "x".repeat(70_000));
    let new = |wanted: Value| ("POST", "/api/v1/tables".to_owned(), "application/json", wanted.to_string());
    let ascension = |seats: &[&str], option: &str, value: &str| {
        new(json!({ "game": "ascension", "seats": seats, "options": { option: value } }))
    };
    let two = ["me", "me"];
    let get = |path: String| ("GET", path, "", String::new());
    let post = |path: &str, kind: &'static str, body: &str| ("POST", at(path), kind, body.to_owned());
    for ((method, path, kind, body), status, italian) in [
        (get("/api/v1/nothing".to_owned()), 404, "A questo indirizzo non c’è nulla."),
        (get("/api/nothing".to_owned()), 404, "A questo indirizzo non c’è nulla."),
        (get("/api/v1/tables/000000000000".to_owned()), 404, "tavolo"),
        (get(at("/nothing")), 404, "A questo indirizzo non c’è nulla."),
        (("PUT", at(""), "", String::new()), 405, "Questo indirizzo non conosce quel metodo."),
        (
            ("POST", "/api/v1/games".to_owned(), "application/json", "{}".to_owned()),
            405,
            "Questo indirizzo non conosce",
        ),
        (
            get(at("/question?seat=nonsense")),
            400,
            "Ciò che segue il punto interrogativo non si può leggere: seat: invalid",
        ),
        (get(at("/log?wait=x")), 400, "Ciò che segue il punto interrogativo non si può leggere: wait: invalid"),
        (get("/api/v1/codes/%FF".to_owned()), 400, "La richiesta non si capisce."),
        (get(at("/question?lang=xx")), 400, "La richiesta non si capisce."),
        (get(at("/question?seat=2")), 403, "Non puoi farlo."),
        (get(at("/log?since=nonsense")), 400, "La richiesta non si capisce."),
        (post("/answer", "application/json", "{"), 400, "Il corpo della richiesta non è JSON valido: EOF"),
        (post("/answer", "text/plain", "{}"), 415, "Manda il corpo come JSON"),
        (post("/answer", "application/json", "{}"), 422, "openapi.json: missing field `question`"),
        (post("/chat", "application/json", &large), 413, "È troppo grande."),
        (post("/rematch", "", ""), 403, "Non puoi farlo."),
        (("DELETE", at(""), "", String::new()), 403, "Non puoi farlo."),
        (new(json!({ "game": "connect-for", "seats": [] })), 404, "intendevi «connect-four»?"),
        (new(json!({ "game": "chess", "seats": [] })), 404, "i giochi sono "),
        (new(json!({ "game": "ascension", "seats": ["me", "oracle"] })), 400, "Non c’è nessun bot «oracle»"),
        (ascension(&two, "colour", "red"), 422, "L’opzione «colour» non c’è: questo gioco ha smoke, rounds e spheres."),
        (ascension(&two, "rounds", "5"), 422, "rounds non può essere «5»: serve un numero intero da 10 a 200."),
        (ascension(&two, "smoke", "dense"), 422, "Valori possibili: veiled, thick, thin."),
        (ascension(&["me"; 5], "spheres", "4"), 422, "In 5 servono almeno 5 sfere"),
    ] {
        let page = program.send(ask(method, &path, kind, &body)).await;
        assert_eq!(page.status.as_u16(), status, "{method} {path}: {}", page.body);
        assert_eq!(page.headers["content-type"], "application/json", "{method} {path}");
        let told: Value = serde_json::from_str(&page.body).expect("JSON");
        let said = told["error"].as_str().expect("a sentence");
        assert!(said.contains(italian) && !said.contains("Failed") && !said.contains('⟨'), "{method} {path}: {said}");
    }
}

/// What is refused before any address is reached is written down for every address, and told like everything else.
#[tokio::test]
async fn every_refusal_at_the_door_is_written_down() {
    let mut config = crate::common::config();
    config.times.body = std::time::Duration::ZERO;
    let app = web::router(std::sync::Arc::new(web::AppState::new(config)));
    let page = Browser::new(&app).get("/api/openapi.json").await;
    let document: Value = serde_json::from_str(&page.body).unwrap();
    let endless = || Body::from_stream(tokio_stream::pending::<Result<axum::body::Bytes, std::convert::Infallible>>());
    let long = "x".repeat(70_000);
    for (path, methods) in document["paths"].as_object().unwrap() {
        let at = path.replace("{table}", "000000000000").replace("{code}", "AAAAAA");
        for (method, operation) in methods.as_object().unwrap() {
            let ask =
                || Request::builder().method(method.to_uppercase().as_str()).uri(&at).header("accept-language", "it");
            let mut refused = vec![
                (ask().header("host", "evil.example").body(Body::empty()), 421, "non è conosciuto con quel nome"),
                (ask().header("x-long", &long).body(Body::empty()), 431, "supera i 64 kB"),
            ];
            if method != "get" {
                refused.push((ask().body(endless()), 408, "arrivata troppo lentamente"));
                refused.push((ask().body(Body::from(long.clone())), 413, "troppo grande"));
            }
            for (request, status, italian) in refused {
                let page = Browser::new(&app).send(request.unwrap()).await;
                let told: Value = serde_json::from_str(&page.body).expect("JSON");
                assert_eq!(page.status.as_u16(), status, "{method} {path}: {told}");
                assert!(told["error"].as_str().unwrap().contains(italian), "{method} {path}: {told}");
                assert!(operation["responses"][status.to_string()].is_object(), "{method} {path}: {status}");
            }
            for status in ["414", "500"] {
                assert!(operation["responses"][status].is_object(), "{method} {path}: {status}");
            }
        }
    }
}

#[tokio::test]
async fn whoever_is_too_quick_is_told_how_long_to_wait() {
    let config = web::Config {
        limits: web::Limits {
            posts: Some(web::Rate { burst: 2.0, each_second: 0.001 }),
            ..crate::common::config().limits
        },
        ..crate::common::config()
    };
    let app = web::router(std::sync::Arc::new(web::AppState::new(config)));
    made(&app, &["me", "me"]).await;
    made(&app, &["me", "me"]).await;
    let wanted = json!({ "game": "connect-four", "seats": ["me", "me"] });
    let request = Request::post("/api/v1/tables").header("content-type", "application/json");
    let page = Browser::new(&app).send(request.body(Body::from(wanted.to_string())).unwrap()).await;
    assert_eq!(page.status, StatusCode::TOO_MANY_REQUESTS);
    let seconds: u32 = page.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((500..=1000).contains(&seconds), "one in a thousand seconds is allowed: {seconds}");
    assert_eq!(page.headers["content-type"], "application/json");
}

#[tokio::test]
async fn a_question_of_the_future_is_not_one_of_the_past() {
    let app = house();
    let (table, made) = made(&app, &["me", "me"]).await;
    let (status, told) = answer(&app, &table, token(&made, 0), 7, "drop 1").await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!(told["error"], "That question has not been asked yet.");
    answer(&app, &table, token(&made, 0), 0, "drop 1").await;
    answer(&app, &table, token(&made, 1), 1, "drop 2").await;
    let (status, told) = answer(&app, &table, token(&made, 0), 0, "drop 3").await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!(told["error"], "That question has been answered already.");
}

#[tokio::test]
async fn a_seat_is_won_by_one() {
    let app = house();
    let (table, _) = made(&app, &["me", "open"]).await;
    let path = format!("{table}/join");
    let (first, _) = call(&app, "POST", &path, None, json!({ "name": "Two" })).await;
    let (second, told) = call(&app, "POST", &path, None, json!({ "name": "Three" })).await;
    assert_eq!((first, second), (StatusCode::OK, StatusCode::CONFLICT), "{told}");
}

#[tokio::test]
async fn a_game_for_two_says_so() {
    let app = house();
    let wanted = json!({ "game": "connect-four", "seats": ["me"] });
    let (status, told) = call(&app, "POST", "/tables", None, wanted).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(told["error"], "This game is for exactly 2 players.");
    let wanted = json!({ "game": "ascension", "seats": ["me"] });
    let (_, told) = call(&app, "POST", "/tables", None, wanted).await;
    assert_eq!(told["error"], "This game is for 2 to 6 players.");
}

#[tokio::test]
async fn all_that_a_table_may_be_is_told_at_creation() {
    let app = house();
    let wanted = json!({
        "game": "ascension", "seats": ["me", "greedy"], "name": "One", "title": "Late", "public": true,
        "options": { "rounds": "12" }, "seed": "340282366920938463463374607431768",
    });
    let (status, made) = call(&app, "POST", "/tables", None, wanted).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let table = format!("/tables/{}", made["table"].as_str().unwrap());
    let (_, told) = call(&app, "GET", &table, Some(token(&made, 0)), Value::Null).await;
    assert_eq!(told["title"], "Late");
    assert_eq!(told["public"], true);
    assert_eq!(told["seed_chosen"], true);
    assert_eq!(told["options"]["rounds"], "12");
    for seed in [json!("-1"), json!(-1), json!(1.5), json!("1e3")] {
        let wanted = json!({ "game": "connect-four", "seats": ["me", "me"], "seed": seed });
        let (status, _) = call(&app, "POST", "/tables", None, wanted).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{seed}");
    }
}

#[tokio::test]
async fn the_options_of_a_game_are_listed_with_what_they_can_be_set_to() {
    let (status, told) = call(&house(), "GET", "/games", None, Value::Null).await;
    assert_eq!(status, StatusCode::OK);
    let options = |slug: &str| {
        let games = told["games"].as_array().unwrap();
        games.iter().find(|game| game["slug"] == slug).unwrap()["options"].as_array().unwrap().clone()
    };
    let rounds = options("ascension").into_iter().find(|option| option["key"] == "rounds").unwrap();
    assert_eq!((&rounds["least"], &rounds["most"]), (&json!(10), &json!(200)));
    let battle = options("odyssey").into_iter().find(|option| option["key"] == "battle").unwrap();
    let values = battle["values"].as_array().unwrap();
    assert!(values.iter().any(|value| value["value"] == "mazehorn-2" && value["title"].is_string()), "{battle}");
}

#[tokio::test]
async fn everything_that_a_page_offers_can_be_done_by_a_program() {
    let app = house();
    let (table, made) = made(&app, &["me", "open"]).await;
    let owner = made["owner"].as_str().unwrap();
    let one = token(&made, 0);
    let (_, joined) = call(&app, "POST", &format!("{table}/join"), None, json!({ "name": "Two" })).await;
    let two = joined["token"].as_str().unwrap();
    let post = async |what: &str, token: &str, body: Value| {
        let (status, told) = call(&app, "POST", &format!("{table}/{what}"), Some(token), body).await;
        assert_eq!(status, StatusCode::OK, "{what}: {told}");
        told
    };
    let hint = post("hint", one, json!({})).await;
    assert!(hint["answer"].as_str().unwrap().starts_with("drop"));
    assert_eq!(hint["weighed"].as_array().unwrap().len(), 7);
    answer(&app, &table, one, 0, "drop 4").await;
    let (_, offered) = call(&app, "GET", &format!("{table}/question"), Some(one), Value::Null).await;
    assert_eq!(offered["undo"], json!({ "what": "Drop in column 4", "turns": 0, "rolls": 0, "asks": [] }));
    assert_eq!(post("undo", one, json!({})).await["undo"], "taken");
    let (_, offered) = call(&app, "GET", &format!("{table}/question"), Some(one), Value::Null).await;
    assert_eq!(offered["redo"], json!({ "what": "Drop in column 4" }));
    let redone = post("redo", one, json!({})).await;
    assert_eq!((&redone["asked"], &redone["redo"]), (&json!(false), &Value::Null), "the other is asked");
    assert_eq!(post("undo", one, json!({})).await["undo"], "taken");
    let (_, question) = call(&app, "GET", &format!("{table}/question"), Some(one), Value::Null).await;
    let number = question["question"].as_u64().unwrap();
    answer(&app, &table, one, number, "drop 4").await;
    answer(&app, &table, two, number + 1, "drop 4").await;
    assert_eq!(post("undo", one, json!({})).await["undo"], "asked");
    assert_eq!(post("agree", two, json!({ "agree": false })).await["undo"], "refused");
    post("undo", one, json!({})).await;
    assert_eq!(post("agree", two, json!({ "agree": true })).await["undo"], "taken");
    let order = json!({ "question": "some-question", "answer": "drop 1" });
    assert_eq!(post("orders", one, order).await["orders"].as_array().unwrap().len(), 1);
    let (_, kept) = call(&app, "GET", &format!("{table}/orders"), Some(one), Value::Null).await;
    assert_eq!(kept["orders"][0]["answer"], "drop 1");
    let (_, left) =
        call(&app, "DELETE", &format!("{table}/orders?question=some-question"), Some(one), Value::Null).await;
    assert_eq!(left["orders"], json!([]));
    let said = post("chat", two, json!({ "said": "well played" })).await;
    assert_eq!(said["lines"].as_array().unwrap().last().unwrap()["name"], "Two");
    let resigned = post("resign", two, json!({})).await;
    assert_eq!(resigned["seats"][1], json!({ "bot": "greedy" }));
    let (status, _) = call(&app, "GET", &table, Some(two), Value::Null).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "the secret opens nothing any more");
    assert_eq!(post("abandon", owner, json!({})).await["state"], "abandoned");
    let (status, _) = call(&app, "DELETE", &table, Some(owner), Value::Null).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let (status, _) = call(&app, "GET", &table, None, Value::Null).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_rematch_is_held_by_the_same_secrets() {
    let app = house();
    let (table, made) = made(&app, &["me", "me"]).await;
    for turn in 0..7 {
        let column = if turn % 2 == 0 { "drop 1" } else { "drop 2" };
        answer(&app, &table, token(&made, turn % 2), turn as u64, column).await;
    }
    let (status, told) = call(&app, "POST", &format!("{table}/undo"), Some(token(&made, 0)), json!({})).await;
    assert_eq!(status, StatusCode::CONFLICT, "{told}");
    let (status, next) = call(&app, "POST", &format!("{table}/rematch"), Some(token(&made, 0)), Value::Null).await;
    assert_eq!(status, StatusCode::OK, "{next}");
    let next = format!("/tables/{}", next["table"].as_str().unwrap());
    assert_eq!(answer(&app, &next, token(&made, 0), 0, "drop 4").await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_long_poll_is_answered_when_something_changes_and_not_before() {
    let app = house();
    let (table, made) = made(&app, &["me", "open"]).await;
    let (_, joined) = call(&app, "POST", &format!("{table}/join"), None, json!({ "name": "Two" })).await;
    let two = joined["token"].as_str().unwrap().to_owned();
    let ask =
        async |query: String| call(&app, "GET", &format!("{table}/question{query}"), Some(&two), Value::Null).await.1;
    let known = ask(String::new()).await["version"].as_str().unwrap().to_owned();
    let same = ask(format!("?since={known}&wait=0")).await;
    assert_eq!(same["version"], known.as_str(), "nothing is new");
    let waiting = ask(format!("?since={known}&wait=60"));
    let acting = async {
        // A hint of another seat is nothing new.
        call(&app, "POST", &format!("{table}/hint"), Some(token(&made, 0)), json!({})).await;
        tokio::task::yield_now().await;
        answer(&app, &table, token(&made, 0), 0, "drop 4").await;
    };
    let (told, ()) = tokio::join!(waiting, acting);
    assert_eq!(told["asked"], true, "it waited for the answer, not for the hint: {told}");
    let older = ask("?since=another-1&wait=60".to_owned()).await;
    assert_eq!(older["asked"], true, "whoever knows something else is answered at once");
}

#[tokio::test]
async fn bots_pause_only_where_a_person_watches() {
    let config = web::Config { pause: std::time::Duration::from_secs(24 * 3600), ..crate::common::config() };
    let app = web::router(std::sync::Arc::new(web::AppState::new(config)));
    let (table, made) = made(&app, &["me", "greedy"]).await;
    answer(&app, &table, token(&made, 0), 0, "drop 4").await;
    let told = asked_again(&app, &table, token(&made, 0)).await;
    assert_eq!(told["question"], 2, "{told}");
    // A page is open, so the bot would take its time.
    let page = Request::get(format!("{}/events", table.replace("/tables/", "/t/")));
    let _open = app.clone().oneshot(page.body(Body::empty()).unwrap()).await.unwrap();
    answer(&app, &table, token(&made, 0), 2, "drop 4").await;
    let path = format!("{table}/question");
    let (_, told) = call(&app, "GET", &path, Some(token(&made, 0)), Value::Null).await;
    let wait = format!("{path}?since={}&wait=1", told["version"].as_str().unwrap());
    let (_, told) = call(&app, "GET", &wait, Some(token(&made, 0)), Value::Null).await;
    assert_eq!(told["asked"], false, "{told}");
}

/// Waits until a seat is asked.
async fn asked_again(app: &Router, table: &str, token: &str) -> Value {
    let path = format!("{table}/question");
    let mut told = call(app, "GET", &path, Some(token), Value::Null).await.1;
    while told["asked"] == false {
        let wait = format!("{path}?since={}&wait=60", told["version"].as_str().unwrap());
        told = call(app, "GET", &wait, Some(token), Value::Null).await.1;
    }
    told
}

/// Reads one event of a stream, whatever the pieces it comes in.
async fn event(stream: &mut axum::body::BodyDataStream) -> Value {
    let mut told = String::new();
    while !told.contains("\n\n") {
        let piece = stream.next().await.expect("the stream goes on").unwrap();
        told.push_str(std::str::from_utf8(&piece).unwrap());
    }
    assert!(told.contains("event: change"), "{told}");
    let data = told.lines().find_map(|line| line.strip_prefix("data: ")).expect("data");
    serde_json::from_str(data).unwrap()
}

#[tokio::test]
async fn events_are_small_json_and_tell_what_was_taken_back() {
    let app = house();
    let (table, made) = made(&app, &["me", "me"]).await;
    let request = Request::get(format!("/api/v1{table}/events?since=0&lang=en"))
        .header("authorization", format!("Bearer {}", token(&made, 1)))
        .body(Body::empty())
        .unwrap();
    let mut stream = app.clone().oneshot(request).await.unwrap().into_body().into_data_stream();
    let first = event(&mut stream).await;
    assert_eq!((&first["asked"], &first["question"], &first["waiting"]), (&json!(false), &json!(0), &json!([1])));
    answer(&app, &table, token(&made, 0), 0, "drop 4").await;
    let second = event(&mut stream).await;
    assert_eq!((&second["asked"], &second["from"]), (&json!(true), &json!(0)));
    assert_eq!(second["lines"][0]["text"], "One drops a disc in column 4.");
    assert!(second.to_string().len() < 1000, "{second}");
    answer(&app, &table, token(&made, 1), 1, "drop 5").await;
    let third = event(&mut stream).await;
    assert_eq!((&third["from"], third["lines"].as_array().unwrap().len()), (&json!(1), 1));
    call(&app, "POST", &format!("{table}/undo"), Some(token(&made, 1)), json!({})).await;
    let fourth = event(&mut stream).await;
    assert_eq!((&fourth["from"], &fourth["lines"]), (&json!(1), &json!([])), "its own line is gone");
}

/// Every address in the document is there, knows the methods it is written down with, and every schema it names is there too.
#[tokio::test]
async fn every_address_of_the_interface_is_written_down() {
    let app = house();
    let page = Browser::new(&app).get("/api/openapi.json").await;
    let told: Value = serde_json::from_str(&page.body).unwrap();
    let mut count = 0;
    for (path, methods) in told["paths"].as_object().unwrap() {
        let path = path.replace("{table}", "000000000000").replace("{code}", "AAAAAA");
        for method in methods.as_object().unwrap().keys() {
            let request = Request::builder().method(method.to_uppercase().as_str()).uri(&path);
            let page = Browser::new(&app).send(request.body(Body::empty()).unwrap()).await;
            assert!(!page.body.contains("nothing at this address"), "{method} {path}");
            assert_ne!(page.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            count += 1;
        }
    }
    assert_eq!(count, 28);
    for name in page.body.split("#/components/schemas/").skip(1) {
        let name = name.split('"').next().unwrap();
        assert!(told["components"]["schemas"][name].is_object(), "{name}");
    }
}

/// Answers the question with its usual answer, or with the first options that will do.
async fn answer_somehow(app: &Router, table: &str, token: &str, question: &Value) {
    let options: Vec<&str> =
        question["options"].as_array().unwrap().iter().map(|option| option["answer"].as_str().unwrap()).collect();
    let words = match (question["default"].as_str(), &question["kind"]) {
        (Some(usual), _) => usual.to_owned(),
        (None, kind) if kind["order"].is_object() => options.join(", "),
        (None, kind) => options[..kind["some"]["min"].as_u64().unwrap_or(1).max(1) as usize].join(", "),
    };
    let (status, told) = answer(app, table, token, question["question"].as_u64().unwrap(), &words).await;
    assert_eq!(status, StatusCode::OK, "{words}: {told}");
}

#[tokio::test]
async fn the_document_names_everything_that_is_sent_of_a_standing_order() {
    let app = house();
    let wanted = json!({ "game": "odyssey", "seats": ["me"], "name": "One", "seed": 7 });
    let (_, made) = call(&app, "POST", "/tables", None, wanted).await;
    let (table, token) = (format!("/tables/{}", made["table"].as_str().unwrap()), token(&made, 0));
    let mut question = Value::Null;
    for _ in 0..60 {
        question = call(&app, "GET", &format!("{table}/question"), Some(token), Value::Null).await.1;
        if question["key"] == "who-acts" {
            break;
        }
        answer_somehow(&app, &table, token, &question).await;
    }
    let order = json!({ "question": "who-acts", "answer": question["default"], "until": "revoked" });
    let (status, told) = call(&app, "POST", &format!("{table}/orders"), Some(token), order).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let (_, screen) = call(&app, "GET", &format!("{table}/seat"), Some(token), Value::Null).await;
    let sent = screen["play"]["orders"][0].as_object().expect("it is in force");
    assert_eq!(sent["text"]["key"], "order-keep");
    let page = Browser::new(&app).get("/api/openapi.json").await;
    let document: Value = serde_json::from_str(&page.body).unwrap();
    let schemas = &document["components"]["schemas"];
    let play = &schemas["Screen"]["properties"]["play"]["anyOf"][1]["properties"];
    assert_eq!(play["orders"]["items"]["$ref"], "#/components/schemas/StandingOrder");
    for (name, value) in sent {
        let told = &schemas["StandingOrder"]["properties"][name];
        assert!(told.is_object(), "{name} is sent and not in the document");
        assert!(told["enum"].is_null() || told["enum"].as_array().unwrap().contains(value), "{name}: {value}");
    }
}
