//! Nobody learns from any answer of ours what the rules hide from them: held for every game on the shelf that deals hands.

mod common;

use axum::body::Body;
use axum::http::Request;
use common::{Browser, house};
use serde_json::Value;
use std::collections::BTreeSet;
use tower::ServiceExt;

/// Every title of a card that lies face up in a scene, as its message and arguments.
fn titles(scene: &Value, found: &mut BTreeSet<String>) {
    match scene {
        Value::Object(map) => {
            if let Some(title) = map.get("Up").and_then(|face| face.get("title")) {
                found.insert(title.to_string());
            }
            map.values().for_each(|value| titles(value, found));
        }
        Value::Array(list) => list.iter().for_each(|value| titles(value, found)),
        _ => {}
    }
}

async fn scene(browser: &mut Browser, id: &str, seat: u8) -> BTreeSet<String> {
    let page = browser.get(&format!("/api/v1/tables/{id}/scene?seat={seat}")).await;
    let told: Value = serde_json::from_str(&page.body).unwrap();
    let mut found = BTreeSet::new();
    titles(&told["scene"], &mut found);
    found
}

/// The first event of a stream.
async fn event(browser: &Browser, path: &str) -> String {
    let cookies: Vec<String> = browser
        .cookies
        .iter()
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    let request = Request::get(path)
        .header("cookie", cookies.join("; "))
        .body(Body::empty())
        .unwrap();
    let response = browser.app.clone().oneshot(request).await.unwrap();
    let mut body = response.into_body().into_data_stream();
    let mut told = Vec::new();
    while !told.ends_with(b"\n\n") {
        let piece = tokio_stream::StreamExt::next(&mut body).await.unwrap().unwrap();
        told.extend_from_slice(&piece);
    }
    String::from_utf8(told).unwrap()
}

/// The words of a message as they stand on a page, in both languages.
fn words(edition: &dyn shelf::Edition, title: &str) -> Vec<String> {
    let text: table::Text = serde_json::from_str(title).unwrap();
    table::Lang::ALL
        .iter()
        .map(|lang| edition.words().render(*lang, &text, &()))
        .collect()
}

#[tokio::test]
async fn what_is_in_one_hand_is_in_no_answer_to_another() {
    let mut checked = 0;
    for game in shelf::games() {
        let about = game.about();
        if about.most < 2 {
            continue;
        }
        let edition = game.open(&Default::default()).unwrap();
        let app = house();
        let (mut anna, mut bruno, mut carla) = (Browser::new(&app), Browser::new(&app), Browser::new(&app));
        let seats: Vec<String> = (3..=about.fewest.max(2)).map(|n| format!("&seat-{n}=greedy")).collect();
        let set = anna
            .post(
                &format!("/new/{}", about.slug),
                &format!("name=Anna&seat-1=me&seat-2=open{}", seats.concat()),
            )
            .await;
        let table = set.location().to_owned();
        bruno.post(&format!("{table}/sit"), "name=Bruno&seat=2").await;
        let id = table.trim_start_matches("/t/").to_owned();
        for _ in 0..4 {
            let (hers, his) = (scene(&mut anna, &id, 1).await, scene(&mut bruno, &id, 2).await);
            for (own, other, browser) in [(&hers, &his, &mut anna), (&his, &hers, &mut bruno)] {
                let seen: BTreeSet<String> = own.iter().flat_map(|title| words(edition.as_ref(), title)).collect();
                let hidden: Vec<String> = other
                    .difference(own)
                    .flat_map(|title| words(edition.as_ref(), title))
                    .filter(|word| !seen.contains(word))
                    .collect();
                checked += hidden.len();
                let mut told = Vec::new();
                for path in [
                    table.clone(),
                    format!("{table}/replay"),
                    format!("/api/v1/tables/{id}/question"),
                    format!("/api/v1/tables/{id}/scene"),
                ] {
                    told.push(browser.get(&path).await.body);
                }
                told.push(event(browser, &format!("{table}/events")).await);
                for word in &hidden {
                    let marks = [format!(">{word}<"), format!("“{word}”"), format!("\"{word}\"")];
                    // The name of a field is no card, even where they are spelt alike.
                    let field = format!("\"{word}\":");
                    let leak = told.iter().position(|answer| {
                        let values = answer.replace(&field, "");
                        marks.iter().any(|mark| values.contains(mark.as_str()))
                    });
                    assert_eq!(leak, None, "{} tells “{word}”", about.slug);
                }
            }
            let both: BTreeSet<String> = hers.union(&his).cloned().collect();
            let open = scene(&mut carla, &id, 0).await;
            let page = carla.get(&table).await.body;
            for title in both
                .difference(&open)
                .filter(|title| !(hers.contains(*title) && his.contains(*title)))
            {
                for word in words(edition.as_ref(), title) {
                    assert!(
                        !page.contains(&format!("class=\"ttl\">{word}<")),
                        "{} shows an onlooker “{word}”",
                        about.slug
                    );
                }
            }
            advance(&mut anna, &table, 1).await;
            advance(&mut bruno, &table, 2).await;
        }
    }
    println!("{checked} hidden names were looked for");
}

/// Gives the first answer offered, where the seat is asked.
async fn advance(browser: &mut Browser, table: &str, seat: u8) {
    let page = browser.get(&format!("{table}?as={seat}")).await;
    let (Some(question), Some(answer)) = (page.question(), page.between("name=\"answer\" value=\"", "\"")) else {
        return;
    };
    let answer = answer
        .replace("&quot;", "\"")
        .replace("&amp;", "&")
        .replace('%', "%25")
        .replace('&', "%26")
        .replace('+', "%2B");
    browser
        .post(
            &format!("{table}/answer"),
            &format!("question={question}&seat={seat}&answer={answer}"),
        )
        .await;
}
