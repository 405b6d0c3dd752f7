//! The story of the campaign: the checker finds nothing, and the texts keep the voice that they have.

use odyssey::ids::CycleId;
use odyssey::state::campaign::{Page, Reading, Said};
use odyssey::story::Tale;
use odyssey::{CONTENT, Choice, Odyssey, OdysseyOptions, Pack};
use std::collections::BTreeSet;
use story::{Entry, Next, Outcome, Paragraph, Shipped, Spot};
use table::pack::{CheckedPack, Source, Written};
use table::{Lang, Present, Rules, Seat, SeatMap, Shared, Text, Viewer, Words, words};

fn shipped() -> Shipped {
    Shipped::of(env!("CARGO_MANIFEST_DIR"))
}

fn story() -> Vec<Entry<Tale>> {
    shipped().story().unwrap_or_else(|complaints| panic!("{complaints}"))
}

#[test]
fn the_story_has_no_dead_end_and_all_its_words() {
    let words = shipped().words().unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let complaints = story::check(&story(), &words);
    assert!(complaints.is_empty(), "{complaints}");
}

#[test]
fn every_mark_of_the_story_is_read_somewhere() {
    let remarks = story::remarks(&story());
    let forgotten: Vec<String> =
        remarks.iter().filter(|remark| remark.said.contains("the mark")).map(ToString::to_string).collect();
    assert!(forgotten.is_empty(), "{}", forgotten.join("\n"));
}

/// What `tavola content check` says of the shipped story with one change, and the line on which a word then stands.
fn planted(file: &str, (from, to): (&str, &str), word: &str) -> (String, String) {
    let source = Source::embedded(CONTENT);
    let before = source.get(file).expect("the file");
    assert_eq!(before.matches(from).count(), 1, "{from}");
    let text = before.replace(from, to);
    let line = text[..text.find(word).expect("the word")].lines().count();
    let source = source.overlaid(&Source::embedded(&[(file, &text)]));
    let words = shipped().words().unwrap_or_else(|mistakes| panic!("{mistakes}"));
    (Pack::story_faults(&source, &words).to_string(), format!("{file}:{line}:"))
}

/// Asserts that a planted mistake is told with the file and line of the paragraph.
#[track_caller]
fn is_told(file: &str, change: (&str, &str), word: &str, said: &str) {
    let (told, place) = planted(file, change, word);
    let found = told.lines().any(|line| line.starts_with(&place) && line.contains(said));
    assert!(found, "nothing at {place} says “{said}”:\n{told}");
}

#[test]
fn a_dead_end_planted_in_the_shipped_story_is_told_with_its_line() {
    let wrong = r#"(id: "names-wrong", next: Goto("story-4b"))"#;
    let file = "story/story.ron";
    is_told(file, (wrong, r#"(id: "names-wrong", next: Choose(options: []))"#), "\"names-wrong\", n", "is a dead end");
    let looped = (wrong, r#"(id: "names-wrong", next: Goto("names-wrong"))"#);
    is_told(file, looped, "\"names-wrong\", n", "no way from here ever comes to an end");
}

#[test]
fn an_unreachable_paragraph_planted_in_the_shipped_story_is_told_with_its_line() {
    let gone = (r#"next: Goto("names-wrong")"#, r#"next: Goto("story-4b")"#);
    is_told("story/story.ron", gone, "\"names-wrong\", n", "nothing leads to this paragraph");
}

#[test]
fn an_impossible_requirement_planted_in_the_shipped_story_is_told_with_its_line() {
    let blind = r#"(id: "bull-blind", from: [Beaten("mazehorn")], traits: [Guilt, Kin], when: Marked("horn-taken")"#;
    let eaten = blind.replace("horn-taken", "horn-eaten");
    is_told("story/events.ron", (blind, eaten.as_str()), "horn-eaten", "nothing sets the mark `horn-eaten`");
}

#[test]
fn a_message_missing_in_italian_is_told_with_the_line_of_its_paragraph() {
    let sources = Lang::ALL.into_iter().flat_map(|lang| {
        let kept = move |ftl: String| ftl.lines().filter(|line| !skipped(lang, line)).collect::<Vec<_>>().join("\n");
        shipped().messages(lang).into_iter().map(move |(name, ftl)| words::Source::new(name, lang, kept(ftl)))
    });
    let words = Words::new(sources).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let source = Source::embedded(CONTENT);
    let story = source.get("story/story.ron").expect("the file");
    let line = story[..story.find("\"mat-1\", t").expect("the paragraph")].lines().count();
    let told = Pack::story_faults(&source, &words).to_string();
    assert!(told.starts_with(&format!("story/story.ron:{line}:")), "{told}");
    assert!(told.contains("the message `tale-mat-1-lie` is missing in it"), "{told}");
}

fn skipped(lang: Lang, line: &str) -> bool {
    lang == Lang::It && line.starts_with("tale-mat-1-lie = ")
}

/// What a paragraph gives or brings to battle is in the pack under that name.
#[test]
fn everything_that_the_story_names_is_in_the_pack() {
    let pack = Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}"));
    let known = |kind: &str, slug: &str| match kind {
        "Take" | "Give" => pack.resources.iter().any(|one| one.slug.as_str() == slug),
        "Terrain" => pack.terrain.iter().any(|one| one.slug.as_str() == slug),
        "Godform" => pack.godforms.iter().any(|one| one.slug.as_str() == slug),
        _ => true,
    };
    let named = shipped().mentions(&["Take", "Give", "Terrain", "Godform"]);
    let unknown: Vec<_> = named.iter().filter(|(_, kind, slug)| !known(kind, slug)).collect();
    assert!(named.len() > 50, "only {} names were found", named.len());
    assert!(unknown.is_empty(), "{unknown:?}");
}

/// Sentences of at most thirty words, and none of the words that this story does without.
#[test]
fn the_voice_of_the_story_is_kept() {
    let never: [(Lang, &[&str]); 2] = [
        (Lang::En, &["destiny", "ancient", "evil", "epic", "you feel"]),
        (Lang::It, &["destino", "antico", "antica", "malvagi", "epico", "epica", "sentite che"]),
    ];
    let faults = shipped().lost_voice(&never, 30);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Options and outcomes of a paragraph: what is offered, and what is told after it.
#[derive(Default)]
struct Parts {
    offered: Vec<Spot>,
    told: Vec<Spot>,
}

impl Parts {
    fn add(&mut self, paragraph: &Paragraph<Tale, Written>, spot: Spot) {
        let mut outcome = |place: usize, outcome: &Outcome<Tale, Written>| {
            self.told.extend((outcome.next == Next::End).then(|| spot.child(place)));
            self.add(paragraph, spot.child(place));
        };
        match paragraph.node(spot) {
            Some(Next::Choose { options, .. }) => {
                for (place, option) in options.iter().enumerate() {
                    let spot = spot.child(place);
                    self.offered.push(spot);
                    self.told.extend((option.next == Next::End).then_some(spot));
                    self.add(paragraph, spot);
                }
            }
            Some(Next::Test { pass, fail, .. }) => {
                [pass, fail].into_iter().enumerate().for_each(|(n, to)| outcome(n, to))
            }
            Some(Next::GroupTest { none, some, all, .. }) => {
                [none, some, all].into_iter().enumerate().for_each(|(n, to)| outcome(n, to));
            }
            Some(Next::Trial(_, outcomes)) => outcomes.iter().enumerate().for_each(|(n, (_, to))| outcome(n, to)),
            None | Some(Next::End | Next::Goto(_) | Next::Roll(_)) => {}
        }
    }
}

/// Draws every paragraph as a page, with all its asides, options and outcomes.
#[test]
fn every_paragraph_is_drawn_in_both_languages() {
    let sources = Odyssey::ABOUT.words.iter().filter_map(|(tag, ftl)| {
        let lang: Lang = tag.parse().ok()?;
        Some(words::Source::new(*tag, lang, *ftl))
    });
    let words = Words::new(sources).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let pack = Shared::new(Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}")));
    let options = OdysseyOptions { cycle: Some(CycleId(0)), ..OdysseyOptions::default() };
    let names = SeatMap::new(4, |seat| seat.to_string());
    let mut missing: BTreeSet<String> = BTreeSet::new();
    let mut drawn = 0;
    for (id, paragraph) in pack.tale.all() {
        let mut parts = Parts::default();
        parts.add(paragraph, Spot::of(id));
        let mut game = Odyssey::new(&pack, &options, 4);
        let campaign = game.campaign.as_mut().expect("a campaign");
        campaign.reading = Some(Reading { at: Spot::of(id), ..Reading::default() });
        let asides = (0..paragraph.asides.len()).map(|place| Said::Aside(id, place as u8));
        let said = [Said::Page(Spot::of(id))].into_iter().chain(asides).chain(parts.told.into_iter().map(Said::Page));
        campaign.page = Page { owner: None, said: said.collect() };
        let scene = game.scene(Viewer::Seat(Seat(0)));
        let labels: Vec<_> = parts.offered.iter().map(|spot| game.describe(Seat(0), Choice::Option(*spot))).collect();
        let texts: Vec<&Text> =
            scene.texts().into_iter().chain(labels.iter().flat_map(|label| label.texts())).collect();
        assert!(texts.iter().any(|text| text.key == paragraph.key(Spot::of(id))), "{} is not drawn", paragraph.id);
        for (text, lang) in texts.iter().flat_map(|text| Lang::ALL.map(|lang| (text, lang))) {
            let told = words.reader(lang, None, &names).try_render(text);
            missing.extend(told.err().into_iter().flatten().map(|wrong| format!("{}: {wrong}", paragraph.id)));
        }
        drawn += 1;
    }
    assert!(drawn > 250, "only {drawn} paragraphs were drawn");
    assert!(missing.is_empty(), "{missing:#?}");
}
