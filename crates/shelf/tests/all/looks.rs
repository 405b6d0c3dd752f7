//! What games look like, and what the docs tell of it.

use std::collections::BTreeMap;
use table::looks::{SHARED_ICONS, symbols};

fn names(file: &str) -> Vec<&str> {
    symbols(file).map(|(name, _)| name).collect()
}

#[test]
fn the_page_on_content_lists_every_icon_and_no_other() {
    let page = include_str!("../../../../docs/content.md");
    let (_, list) = page.split_once("## The icons\n").expect("a list");
    let list = list.split("\n## ").next().unwrap_or_default();
    let mut listed: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    let mut of = String::new();
    for paragraph in list.split("\n\n") {
        match paragraph.trim().strip_suffix(':') {
            Some(head) => of = head.trim_start_matches('*').split('*').next().unwrap_or_default().to_lowercase(),
            None if paragraph.trim().starts_with('`') => {
                listed.insert(of.clone(), paragraph.split('`').skip(1).step_by(2).collect());
            }
            None => {}
        }
    }
    assert_eq!(listed.get("every game may use these"), Some(&names(SHARED_ICONS)));
    let games = shelf::games().iter().map(|game| game.about()).filter(|about| !about.content.is_empty());
    for about in games {
        assert_eq!(listed.get(about.slug), Some(&names(about.looks.icons)), "{}", about.slug);
    }
}

#[test]
fn every_game_has_an_emblem_and_a_hue_of_its_own() {
    let looks: Vec<_> = shelf::games().iter().map(|game| game.about().looks).collect();
    for (n, one) in looks.iter().enumerate() {
        assert_eq!(one.faults(), Vec::<String>::new());
        for other in &looks[..n] {
            let apart = one.hue.abs_diff(other.hue).min(360 - one.hue.abs_diff(other.hue));
            assert!(apart >= 20, "{} and {} are {apart} degrees apart", one.hue, other.hue);
            assert_ne!(one.emblem, other.emblem);
        }
    }
}
