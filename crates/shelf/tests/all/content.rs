//! Every content file that ships explains itself: its heading says what the fields of its entries mean.

use std::collections::BTreeSet;

/// The comment with which a file begins.
fn heading(text: &str) -> String {
    text.lines().take_while(|line| line.starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The fields of the entries of a list, or of the one struct that the file is.
fn fields(text: &str) -> BTreeSet<String> {
    let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    // Every second piece is inside quotes.
    let code: String = code.join("\n").split('"').step_by(2).collect();
    let entries = if code.trim_start().starts_with('[') { 2 } else { 1 };
    let (mut depth, mut word, mut fields) = (0, String::new(), BTreeSet::new());
    for letter in code.chars() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ':' if depth == entries && word.starts_with(|first: char| first.is_ascii_lowercase()) => {
                fields.insert(word.clone());
            }
            _ => {}
        }
        match letter.is_ascii_alphanumeric() || letter == '_' {
            true => word.push(letter),
            false => word.clear(),
        }
    }
    fields
}

#[test]
fn every_file_begins_with_a_comment_that_names_the_fields_of_its_entries() {
    let mut files = 0;
    for game in shelf::games() {
        let content = game.content();
        for path in content.paths().filter(|path| path.ends_with(".ron")) {
            let text = content.get(path).expect("it is listed");
            let heading = heading(text);
            let told: BTreeSet<&str> =
                heading.split(|letter: char| !letter.is_alphanumeric() && letter != '_').collect();
            let fields = fields(text);
            assert!(!fields.is_empty(), "{path}: no fields were found");
            let untold: Vec<&String> = fields.iter().filter(|field| !told.contains(field.as_str())).collect();
            assert!(untold.is_empty(), "{}, {path}: its heading does not explain {untold:?}", game.about().slug);
            files += 1;
        }
    }
    assert!(files > 30, "{files}");
}

#[test]
fn fields_are_those_of_entries_and_not_of_what_is_inside_them() {
    let list = "// x\n[\n    (slug: \"a: b\", cost: (fate: 1), list: [(at: Here)]),\n    // (old: 1),\n    (slug: \"c\", more: 2),\n]";
    let found: Vec<String> = fields(list).into_iter().collect();
    assert_eq!(found, ["cost", "list", "more", "slug"]);
    let found: Vec<String> = fields("(die: 12, decks: { 2: (copies: 4) })").into_iter().collect();
    assert_eq!(found, ["decks", "die"]);
}

/// Where rules begin a paragraph of Renaissance, as Odyssey does at a rest.
const CAMP: &str = "Camp(9)";

/// What a check of a game's content says of a file of its story, whose paragraphs all have words in both languages but where `untold` names
/// them.
fn story_faults(game: &str, story: &str, untold: &str) -> String {
    let game = shelf::find(game).expect("on the shelf");
    let words = |lang: &str| {
        let told = ["door", "window"].iter().filter(|id| **id != untold || lang == "en");
        told.map(|id| format!("tale-{id} = A {id}.\n")).collect::<String>()
    };
    let (en, it) = (words("en"), words("it"));
    let files = [("story/planted.ron", story), ("locales/en.ftl", en.as_str()), ("locales/it.ftl", it.as_str())];
    let own = table::pack::Source::embedded(&files);
    let edition = game.open(&own).unwrap_or_else(|complaints| panic!("{complaints}"));
    edition.review(&own).mistakes.to_string()
}

#[test]
fn a_story_without_a_fault_is_not_complained_of() {
    let story = "// Planted.\n[(id: \"door\", from: [Rest], next: Goto(\"window\")), (id: \"window\")]";
    assert_eq!(story_faults("odyssey", story, ""), "");
    assert_eq!(story_faults("renaissance", &story.replace("Rest", CAMP), ""), "");
}

#[test]
fn content_check_finds_each_planted_fault_of_a_story() {
    let faults = [
        // A dead end: whoever is sent to the window may be turned away there.
        (
            "[(id: \"door\", from: [Rest], next: Goto(\"window\")), (id: \"window\", when: Marked(\"named\"))]",
            "",
            "dead end",
        ),
        // A loop without an exit.
        (
            "[(id: \"door\", from: [Rest], next: Goto(\"window\")), (id: \"window\", next: Goto(\"door\"))]",
            "",
            "no way from here ever comes to an end",
        ),
        // A paragraph that nothing leads to.
        ("[(id: \"door\", from: [Rest]), (id: \"window\")]", "", "nothing leads to this paragraph"),
        // Missing Italian.
        (
            "[(id: \"door\", from: [Rest], next: Goto(\"window\")), (id: \"window\")]",
            "window",
            "`tale-window` is missing in it",
        ),
        // A requirement that can never hold.
        (
            "[(id: \"door\", from: [Rest], asides: [(slug: \"glass\", when: Marked(\"never-set\"))], next: Goto(\"window\")), (id: \"window\")]",
            "",
            "this can never hold: nothing sets the mark `never-set`",
        ),
    ];
    for (story, untold, said) in faults {
        for (game, story) in [("odyssey", story.to_owned()), ("renaissance", story.replace("Rest", CAMP))] {
            let found = story_faults(game, &story, untold);
            assert!(found.contains(said) && found.contains("story/planted.ron"), "{game}: {story}\n{found}");
        }
    }
}

#[test]
fn the_graph_of_the_story_is_drawn_with_every_paragraph() {
    let odyssey =
        shelf::find("odyssey").expect("on the shelf").open(&Default::default()).expect("the content that ships");
    let svg = odyssey.story_map().expect("it has a story");
    assert!(svg.starts_with("<svg") && svg.contains("nets-alpha") && svg.contains("home-1"));
    let four = shelf::find("connect-four").expect("on the shelf").open(&Default::default()).expect("no content");
    assert_eq!(four.story_map(), None);
}
