//! A house with content of its own: a designer plays a changed pack in the browser, and prints its cards.

use crate::common::{Browser, config};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::pack::Source;
use web::{AppState, Config};

fn house(game: &'static str, files: &[(&str, &str)]) -> Browser {
    let packs = BTreeMap::from([(game, Source::embedded(files))]);
    let house = AppState::new(Config { packs, ..config() });
    Browser::new(&web::router(Arc::new(house)))
}

#[tokio::test]
async fn tables_and_cards_are_those_of_the_pack() {
    let mut anna = house("connect-four", &[("locales/en.ftl", "connect-four = Four in a row\n")]);
    let front = anna.get("/").await;
    assert!(front.body.contains("Four in a row"), "{}", front.body);
    let table = anna.set("Anna", "me", "open").await;
    assert!(anna.get(&table).await.body.contains("Four in a row"));

    let words = "card-first-furrow = The furrow of furrows\n";
    let mut anna = house("ascension", &[("locales/en.ftl", words)]);
    let cards = anna.get("/cards/ascension").await;
    assert!(cards.body.contains("The furrow of furrows"));
    let front = anna.get("/").await;
    assert!(front.body.contains("Connect four"), "other games stay as they ship");
}
