//! Nobody learns from any answer of ours what the rules hide from them: held for every game on the shelf that deals hands.
//!
//! What a viewer may know is what the kernel gives that viewer: the scene and the log, both of which are held to the law of hidden
//! information by every game's conformance. What others know beyond that must stand in no page, stream, transcript or answer of the
//! interface that this viewer gets, in either language.

use crate::common::{Browser, house};
use axum::body::Body;
use axum::http::Request;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use table::{Lang, Text};
use tokio_stream::StreamExt;
use tower::ServiceExt;

/// How many answers are given at each table.
const STEPS: usize = 24;

/// Every message without arguments that stands anywhere in a scene: the names of cards are such messages.
fn keys(told: &Value, found: &mut BTreeSet<String>) {
    match told {
        Value::Object(map) => {
            if let (Some(Value::String(key)), None) = (map.get("key"), map.get("args")) {
                found.insert(key.clone());
            }
            map.values().for_each(|value| keys(value, found));
        }
        Value::Array(list) => list.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

/// The titles of cards that lie face up in a scene.
fn titles(told: &Value, found: &mut BTreeSet<String>) {
    match told {
        Value::Object(map) => {
            let title = map.get("Up").and_then(|face| face["title"]["key"].as_str());
            found.extend(title.map(str::to_owned));
            map.values().for_each(|value| titles(value, found));
        }
        Value::Array(list) => list.iter().for_each(|value| titles(value, found)),
        _ => {}
    }
}

/// Somebody at the table, or beside it.
struct Viewer {
    name: &'static str,
    browser: Browser,
    seat: Option<u8>,
    stream: axum::body::BodyDataStream,
}

impl Viewer {
    async fn new(name: &'static str, browser: Browser, seat: Option<u8>, table: &str) -> Viewer {
        let stream = stream(&browser, &format!("{table}/events")).await;
        Viewer { name, browser, seat, stream }
    }

    async fn api(&mut self, id: &str, what: &str) -> String {
        self.browser.get(&format!("/api/v1/tables/{id}/{what}")).await.body
    }

    async fn scene(&mut self, id: &str) -> Value {
        serde_json::from_str(&self.api(id, "scene").await).unwrap()
    }

    /// What this viewer may know by name: everything in the own scene, and whatever the own log has named in words.
    async fn may_know(&mut self, id: &str, edition: &dyn shelf::Edition, of: &BTreeSet<String>) -> BTreeSet<String> {
        let mut known = BTreeSet::new();
        keys(&self.scene(id).await, &mut known);
        let log = self.api(id, "log?lang=en").await;
        known.extend(of.iter().filter(|key| log.contains(&said(edition, key, Lang::En))).cloned());
        known
    }

    /// Every answer of the house to this viewer, each with where it came from.
    async fn hears(&mut self, table: &str, id: &str) -> Vec<(String, String)> {
        let mut heard = Vec::new();
        for lang in ["en", "it"] {
            self.browser.cookies.insert("lang".into(), lang.into());
            for path in ["", "/replay", "/replay?at=1", "/replay?line=3", "/figures", "/log", "/record"] {
                let page = self.browser.get(&format!("{table}{path}")).await;
                heard.push((format!("{path} in {lang}"), page.body));
            }
            for what in ["", "/question", "/scene", "/log", "/record"] {
                let path = format!("/api/v1/tables/{id}{what}?lang={lang}");
                heard.push((path.clone(), self.browser.get(&path).await.body));
            }
        }
        let fresh = stream(&self.browser, &format!("{table}/events")).await;
        heard.push(("the beginning of a stream".into(), drain(fresh).await));
        heard.push(("the stream".into(), drain_some(&mut self.stream).await));
        heard
    }
}

async fn stream(browser: &Browser, path: &str) -> axum::body::BodyDataStream {
    let cookies: Vec<String> = browser.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let request = Request::get(path).header("cookie", cookies.join("; ")).body(Body::empty()).unwrap();
    browser.app.clone().oneshot(request).await.unwrap().into_body().into_data_stream()
}

/// Lets everything else go on that can. All is on one thread here and nothing waits for a disc or a network, so what a stream has to say
/// by then it has said.
async fn idle() {
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
}

/// What a stream says until it falls silent.
async fn raw(stream: &mut axum::body::BodyDataStream) -> String {
    let mut told = Vec::new();
    while let Some(piece) = tokio::select! { biased; piece = stream.next() => piece, () = idle() => None } {
        told.extend_from_slice(&piece.unwrap());
    }
    String::from_utf8(told).unwrap()
}

/// The same to be looked through: some of it is inside JSON, and what is quoted there reads as on the page.
async fn drain_some(stream: &mut axum::body::BodyDataStream) -> String {
    raw(stream).await.replace("\\\"", "\"")
}

async fn drain(mut stream: axum::body::BodyDataStream) -> String {
    drain_some(&mut stream).await
}

fn said(edition: &dyn shelf::Edition, key: &str, lang: Lang) -> String {
    edition.words().render(lang, &Text::new(key.to_owned()), &())
}

/// How the name of a card could stand in an answer: as words on a page, as a message of the interface, as the notation of a transcript.
fn marks(edition: &dyn shelf::Edition, key: &str) -> Vec<String> {
    let mut marks = vec![format!("\"key\":\"{key}\"")];
    for lang in Lang::ALL {
        let word = said(edition, key, lang);
        let escaped = word.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;");
        marks.extend([format!(">{escaped}<"), format!("“{escaped}”"), format!("\"{word}\"")]);
    }
    marks
}

/// The fields of a scene that say how something is drawn, in words of ours.
const SHAPES: [&str; 12] =
    ["area", "frame", "size", "spread", "side", "outline", "shape", "kind", "figure", "stand", "state", "tone"];

/// Whether a line of a transcript names a card by its notation.
fn notates(line: &str, key: &str) -> bool {
    let Some((_, slug)) = key.split_once('-') else {
        return false;
    };
    line.split(|c: char| !(c.is_alphanumeric() || c == '-')).any(|word| word == slug)
}

#[tokio::test]
async fn what_is_hidden_from_somebody_is_in_no_answer_to_them() {
    let mut looked_for = 0;
    for game in shelf::games().iter().filter(|game| game.about().most >= 2) {
        let about = game.about();
        let edition = game.open(&Default::default()).unwrap();
        let app = house();
        let (mut anna, mut bruno) = (Browser::new(&app), Browser::new(&app));
        let bots: Vec<String> = (3..=about.fewest.max(2)).map(|n| format!("&seat-{n}=greedy")).collect();
        let form = format!("name=Anna&seat-1=me&seat-2=open&public=1&seed=7{}", bots.concat());
        let table = anna.post(&format!("/new/{}", about.slug), &form).await.location().to_owned();
        bruno.post(&format!("{table}/sit"), "name=Bruno&seat=2").await;
        let id = table.trim_start_matches("/t/").to_owned();
        let mut viewers = [
            Viewer::new("Anna", anna, Some(1), &table).await,
            Viewer::new("Bruno", bruno, Some(2), &table).await,
            Viewer::new("an onlooker", Browser::new(&app), None, &table).await,
        ];
        for step in 0..STEPS {
            if step % 4 == 0 {
                looked_for += check(&mut viewers, &table, &id, edition.as_ref(), step).await;
            }
            for viewer in &mut viewers {
                advance(viewer, &table, step).await;
            }
        }
    }
    println!("{looked_for} hidden names were looked for");
    assert!(looked_for > 100, "a game with hidden hands is on the shelf");
}

/// Looks in everything that each viewer hears for the cards that only others know.
async fn check(viewers: &mut [Viewer], table: &str, id: &str, edition: &dyn shelf::Edition, step: usize) -> usize {
    let mut all = BTreeSet::new();
    for viewer in viewers.iter_mut() {
        titles(&viewer.scene(id).await, &mut all);
    }
    let mut transcripts = Vec::new();
    for viewer in viewers.iter_mut() {
        transcripts.push(viewer.browser.get(&format!("{table}/record")).await.body);
    }
    // What is drawn in the open stands in every transcript alike.
    let open = |line: &str| transcripts.iter().all(|transcript| transcript.lines().any(|other| other == line));
    let mut pages = String::new();
    for viewer in viewers.iter_mut() {
        pages += &viewer.browser.get(table).await.body;
    }
    // Whoever knows a card sees it on the own page, most of them as words: so it is known how a leak would look.
    let shown = |key: &&String| marks(edition, key).iter().any(|mark| pages.contains(mark.as_str()));
    assert!(
        all.is_empty() || all.iter().filter(shown).count() * 2 > all.len(),
        "step {step}: hardly a card is shown to anybody"
    );
    let mut looked_for = 0;
    for (viewer, transcript) in viewers.iter_mut().zip(&transcripts) {
        let known = viewer.may_know(id, edition, &all).await;
        let words: BTreeSet<String> =
            known.iter().flat_map(|key| Lang::ALL.map(|lang| said(edition, key, lang))).collect();
        let hidden = all
            .difference(&known)
            .filter(|key| Lang::ALL.iter().all(|lang| !words.contains(&said(edition, key, *lang))));
        let hidden: Vec<&String> = hidden.collect();
        looked_for += hidden.len();
        for line in transcript.lines().filter(|line| !open(line)) {
            let named = hidden.iter().find(|key| notates(line, key));
            assert_eq!(named, None, "step {step}: the transcript of {} says {line}", viewer.name);
        }
        for (wherefrom, heard) in viewer.hears(table, id).await {
            for key in &hidden {
                // The name of a field or of a shape is no card, even where they are spelt alike.
                let shapes = |mark: &str| SHAPES.map(|field| format!("\"{field}\":{mark}"));
                let names = |mark: &str| shapes(mark).into_iter().chain([format!("{mark}:")]);
                let leak = marks(edition, key).into_iter().find(|mark| {
                    let mut heard = heard.clone();
                    for name in names(mark) {
                        heard = heard.replace(&name, "");
                    }
                    heard.contains(mark.as_str())
                });
                assert_eq!(leak, None, "step {step}: {} hears of {key} from {wherefrom}", viewer.name);
            }
        }
    }
    looked_for
}

/// Gives one of the answers offered, where the viewer is asked.
async fn advance(viewer: &mut Viewer, table: &str, step: usize) {
    let Some(seat) = viewer.seat else { return };
    let page = viewer.browser.get(&format!("{table}?as={seat}")).await;
    let Some(question) = page.question() else { return };
    let form = page.between("<form id=\"answer\"", "</form>").unwrap();
    let offered: Vec<&str> =
        form.split("name=\"answer\" value=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let picks: Vec<&str> =
        form.split("name=\"pick\" value=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let least: usize =
        form.split("data-min=\"").nth(1).and_then(|rest| rest.split('"').next()?.parse().ok()).unwrap_or(0);
    let answer = match offered.get((step * 5 + seat as usize) % offered.len().max(1)) {
        Some(answer) => format!("&answer={}", encoded(answer)),
        None => picks.iter().take(least).map(|pick| format!("&pick={}", encoded(pick))).collect(),
    };
    viewer.browser.post(&format!("{table}/answer"), &format!("question={question}&seat={seat}{answer}")).await;
}

/// An attribute of a page as a form sends it.
fn encoded(value: &str) -> String {
    let plain = value.replace("&quot;", "\"").replace("&amp;", "&");
    plain.replace('%', "%25").replace('&', "%26").replace('+', "%2B").replace('"', "%22")
}

#[tokio::test]
async fn a_hint_and_the_secret_of_a_seat_are_told_to_nobody_else() {
    let app = house();
    let (mut anna, mut bruno, mut carla) = (Browser::new(&app), Browser::new(&app), Browser::new(&app));
    let table = anna.set("Anna", "me", "open").await;
    bruno.post(&format!("{table}/sit"), "name=Bruno&seat=2").await;
    anna.post(&format!("{table}/hint"), "seat=1").await;
    assert!(anna.get(&table).await.body.contains("class=\"hint\""));
    let secrets: Vec<String> = [&anna, &bruno]
        .iter()
        .flat_map(|browser| browser.cookies.iter().filter(|(name, _)| name.starts_with("seat-")))
        .flat_map(|(_, value)| value.split('.').map(str::to_owned))
        .collect();
    assert_eq!(secrets.len(), 3, "two seats and the owner");
    for browser in [&mut bruno, &mut carla] {
        for path in ["", "/replay", "/log", "/record", "/figures"] {
            let page = browser.get(&format!("{table}{path}")).await.body;
            assert!(!page.contains("class=\"hint\""), "{path} tells a hint for somebody else");
            assert_eq!(secrets.iter().find(|secret| page.contains(secret.as_str())), None, "{path} tells a secret");
        }
        let told = drain(stream(browser, &format!("{table}/events")).await).await;
        assert!(!told.contains("class=\"hint\"") && !secrets.iter().any(|secret| told.contains(secret.as_str())));
    }
    let seed = anna.get(&format!("{table}/figures")).await.body;
    assert!(!seed.contains("class=\"proof\""), "the seed is told only when the game is over");
}

/// How the pieces of a page begin.
const PIECES: [&str; 19] = [
    "<div class=\"stage\" id=\"stage\"",
    "<div class=\"rail\" id=\"rail\"",
    "<details class=\"coach\"",
    "<ol class=\"seats",
    "<section class=\"boardz\" id=\"boards\"",
    "<nav class=\"tabs\" id=\"tabs\"",
    "<div class=\"stretch ",
    "<section class=\"drawer others\" id=\"others\"",
    "<section class=\"ask",
    "<section id=\"digest\"",
    "<section class=\"pv ",
    "<footer class=\"ft\" id=\"foot\"",
    "<div class=\"agree\" id=\"agree\"",
    "<div id=\"agree\"",
    "<section class=\"log drawer\"",
    "<section class=\"panel ",
    "<section class=\"drawer legend\"",
    "<div id=\"moments\"",
    "<div class=\"where\" id=\"place\"",
];

/// The pieces of the rail, and those outside both rail and stage.
const RAIL: [&str; 5] = ["ask", "digest", "pv", "foot", "agree"];
const BESIDE: [&str; 6] = ["log", "chat", "life", "legend", "moments", "place"];

/// A page that hears of changes as the script does.
#[derive(Default)]
struct Following {
    parts: BTreeMap<u64, String>,
    /// The newest of each piece, by its id.
    pieces: BTreeMap<String, String>,
    events: usize,
    named: usize,
}

impl Following {
    fn hear(&mut self, stream: &str) {
        for event in stream.split("\n\n").filter(|event| event.starts_with("event: patch")) {
            let data: Vec<&str> = event.lines().filter_map(|line| line.strip_prefix("data: ")).collect();
            self.read(&data.join("\n"));
            self.events += 1;
        }
    }

    fn read(&mut self, data: &str) {
        let (told, html) = data.split_once('\n').expect("a line of JSON and pieces of the page");
        let told: Value = serde_json::from_str(told).expect("JSON");
        let letters: Vec<u16> = html.encode_utf16().collect();
        let mut rest = letters.as_slice();
        for part in told["parts"].as_array().expect("parts") {
            let (html, others) = rest.split_at(part[1].as_u64().expect("a length") as usize);
            self.parts.insert(part[0].as_u64().expect("a place"), String::from_utf16(html).expect("letters"));
            rest = others;
        }
        let html = self.put_together(&String::from_utf16(rest).expect("letters"));
        let mut begins: Vec<usize> =
            PIECES.iter().flat_map(|begin| html.match_indices(begin).map(|(at, _)| at)).collect();
        begins.sort_unstable();
        assert_eq!(begins.first(), Some(&0), "an event begins with a piece: {html}");
        if html.contains(PIECES[0]) {
            self.pieces.retain(|id, _| BESIDE.contains(&id.as_str()) || RAIL.contains(&id.as_str()));
        }
        if html.contains(PIECES[1]) {
            self.pieces.retain(|id, _| !RAIL.contains(&id.as_str()));
        }
        begins.push(html.len());
        for two in begins.windows(2) {
            let piece = &html[two[0]..two[1]];
            let id = piece.split(" id=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("an id");
            self.pieces.insert(id.to_owned(), piece.to_owned());
        }
    }

    /// The pieces with each part where it is named.
    fn put_together(&mut self, html: &str) -> String {
        let mut pieces = html.split("<i data-part=\"");
        let mut whole = pieces.next().unwrap_or_default().to_owned();
        for piece in pieces {
            let (name, rest) = piece.split_once("\"></i>").expect("a part that is named");
            let place = name.split('.').next().and_then(|place| place.parse().ok()).expect("a place");
            whole += self.parts.get(&place).expect("a part that was sent");
            whole += rest;
            self.named += 1;
        }
        whole
    }
}

#[tokio::test]
async fn a_page_that_follows_its_stream_is_the_page_that_is_asked_for() {
    let mut reused = 0;
    for game in shelf::games().iter().filter(|game| game.about().most >= 2) {
        let about = game.about();
        let app = house();
        let (mut anna, mut bruno) = (Browser::new(&app), Browser::new(&app));
        let bots: Vec<String> = (3..=about.fewest.max(2)).map(|n| format!("&seat-{n}=random")).collect();
        let form = format!("name=Anna&seat-1=me&seat-2=open&public=1&seed=7{}", bots.concat());
        let table = anna.post(&format!("/new/{}", about.slug), &form).await.location().to_owned();
        bruno.post(&format!("{table}/sit"), "name=Bruno%20è&seat=2").await;
        let mut viewers = [
            Viewer::new("Anna", anna, Some(1), &table).await,
            Viewer::new("Bruno", bruno, Some(2), &table).await,
            Viewer::new("an onlooker", Browser::new(&app), None, &table).await,
        ];
        let mut pages: [Following; 3] = Default::default();
        for step in 0..STEPS {
            for viewer in &mut viewers {
                advance(viewer, &table, step).await;
            }
            if step % 5 == 4 {
                viewers[0].browser.post(&format!("{table}/undo"), "seat=1").await;
                viewers[1].browser.post(&format!("{table}/agree"), "seat=2&yes=1").await;
                viewers[1].browser.post(&format!("{table}/chat"), "seat=2&said=Ecco%20perché%20<b>").await;
            }
            idle().await;
            for (viewer, page) in viewers.iter_mut().zip(&mut pages) {
                page.hear(&raw(&mut viewer.stream).await);
                let asked_for = viewer.browser.get(&table).await.body;
                for (id, piece) in &page.pieces {
                    let is_there = asked_for.contains(piece.trim_end_matches("</div>"));
                    assert!(is_there, "{}, step {step}, {}: {id} is {piece}", about.slug, viewer.name);
                }
            }
        }
        for page in &pages {
            assert!(page.events > 3 && !page.parts.is_empty(), "{}: {} events", about.slug, page.events);
        }
        reused += pages.iter().filter(|page| page.named > page.parts.len()).count();
    }
    assert!(reused > 5, "parts that have not changed are named and not sent again: {reused} pages");
}
