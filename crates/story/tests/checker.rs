//! A tiny language, a good story in it, and one planted fault at a time.

use serde::Deserialize;
use story::paragraph::{self, ParagraphId};
use story::{Entry, Flag, Language, Says};
use table::pack::{Complaints, Content, Lowering, Mentioned, Names, Reader, Source, Stage, Written};
use table::{Lang, Looks, Slug, Words, words};

#[derive(Debug, Clone, Copy, PartialEq)]
struct Toy;

#[derive(Deserialize, Debug, Clone, PartialEq)]
enum Effect {
    Gain(u8),
    Mark(Slug),
    Later(Slug),
    Win,
}

#[derive(Deserialize, Debug, Clone, PartialEq)]
enum Need {
    All(Vec<Need>),
    Any(Vec<Need>),
    Not(Box<Need>),
    Marked(Slug),
    Rich,
}

#[derive(Deserialize, Debug, Clone, PartialEq)]
enum Trial {
    Duel,
}

table::plain!(Effect, Need, Trial);

impl Language for Toy {
    type Effect<S: Stage> = Effect;
    type Condition<S: Stage> = Need;
    type Trial<S: Stage> = Trial;
    type Who = Option<u8>;
    type Skill = String;
    type Trait = String;
    type Entrance = u8;

    const KEY: &'static str = "toy";

    fn sets(effect: &Effect) -> Vec<Flag> {
        match effect {
            Effect::Mark(slug) => vec![mark(*slug)],
            _ => Vec::new(),
        }
    }

    fn leads(effect: &Effect) -> Option<Slug> {
        match effect {
            Effect::Later(slug) => Some(*slug),
            _ => None,
        }
    }

    fn is_final(effect: &Effect) -> bool {
        *effect == Effect::Win
    }

    fn says(need: &Need) -> Says<'_, Need> {
        match need {
            Need::All(parts) => Says::All(parts),
            Need::Any(parts) => Says::Any(parts),
            Need::Not(part) => Says::Not(part),
            Need::Marked(slug) => Says::Set(mark(*slug)),
            Need::Rich => Says::Fact,
        }
    }

    fn outcomes(_: &Trial) -> &'static [&'static str] {
        &["won", "lost"]
    }

    fn set_by_rules(flag: Flag) -> bool {
        flag.slug.as_str() == "champion"
    }
}

fn mark(slug: Slug) -> Flag {
    Flag { kind: "mark", slug }
}

const GOOD: &str = r#"[
    (id: "door", from: [1], do: [Gain(1)], next: Choose(options: [
        (slug: "open", do: [Mark("opened")], next: Test(skills: ["force"], difficulty: 7, pass: (), fail: (next: Goto("wall")))),
        (slug: "wait", next: Goto("wall")),
        (slug: "bribe", when: All([Rich, Not(Marked("opened"))]), pay: [Gain(1)], do: [Later("debt")]),
    ])),
    (id: "wall", when: Marked("opened"), otherwise: "roof", asides: [(slug: "proud", when: Marked("champion"))],
     next: Trial(Duel, [("won", (do: [Win])), ("lost", ())])),
    (id: "roof", next: Choose(options: [
        (slug: "knock", once: true, next: Goto("roof")),
        (slug: "leave"),
    ])),
    (id: "debt", next: Roll([(1, "roof"), (4, "paid")])),
    (id: "paid"),
]"#;

const WORDS: &str = "\
toy-door = a
toy-door-open = a
toy-door-open-pass = a
toy-door-wait = a
toy-door-wait-then = a
toy-door-bribe = a
toy-door-bribe-then = a
toy-wall = a
toy-wall-proud = a
toy-wall-won = a
toy-wall-lost = a
toy-roof = a
toy-roof-knock = a
toy-roof-leave = a
toy-roof-leave-then = a
toy-paid = a
";

fn read(text: &str) -> (Vec<Entry<Toy>>, Complaints) {
    let source = Source::embedded(&[("story/a.ron", text)]);
    let mut reader = Reader::new(&source);
    let story = story::read::<Toy>(&mut reader, "story");
    (story, reader.finish())
}

fn said_with(text: &str, en: &str, it: &str) -> String {
    let (story, complaints) = read(text);
    assert!(complaints.is_empty(), "{complaints}");
    let source = |name, lang, ftl: &str| words::Source::new(name, lang, ftl.to_owned());
    let words = Words::new([source("en.ftl", Lang::En, en), source("it.ftl", Lang::It, it)]).expect("good words");
    story::check(&story, &words).to_string()
}

/// What is said of the good story after one change. Words are not looked at.
#[track_caller]
fn said_of(old: &str, new: &str) -> String {
    assert!(GOOD.contains(old), "{old}");
    let said = said_with(&GOOD.replace(old, new), WORDS, WORDS);
    said.lines().filter(|line| !line.contains("the message `")).collect::<Vec<_>>().join("\n")
}

#[test]
fn nothing_is_said_of_a_good_story() {
    assert_eq!(said_with(GOOD, WORDS, WORDS), "");
}

#[test]
fn a_way_to_no_paragraph_is_named_with_the_nearest() {
    let said = said_of(r#"(slug: "wait", next: Goto("wall"))"#, r#"(slug: "wait", next: Goto("wal"))"#);
    assert_eq!(said, "story/a.ron:4:35: there is no paragraph `wal`; did you mean `wall`?");
}

#[test]
fn a_paragraph_whose_condition_may_turn_readers_away_is_a_dead_end() {
    let said = said_of(r#", otherwise: "roof""#, "");
    assert!(said.starts_with("story/a.ron:7:10: this is a dead end if its `when` does not hold"), "{said}");
}

#[test]
fn a_choice_without_options_is_a_dead_end() {
    let said = said_of(r#"(id: "paid")"#, r#"(id: "paid", next: Choose(options: []))"#);
    assert!(said.contains("story/a.ron:14:24: this choice has no option"), "{said}");
    assert!(said.contains("story/a.ron:14:10: this paragraph is a dead end"), "{said}");
}

#[test]
fn a_loop_without_exit_is_told() {
    let said = said_of(r#"(slug: "leave"),"#, r#"(slug: "leave", next: Goto("roof")),"#);
    assert!(said.contains("story/a.ron:9:10: no way from here ever comes to an end"), "{said}");
}

#[test]
fn a_circle_needs_an_option_that_is_taken_once() {
    let said = said_of(r#"once: true, next: Goto("roof")"#, r#"next: Goto("door")"#);
    let circle =
        "story/a.ron:2:10: this leads back to itself by `door`, `wall`, `roof`: let an option on the way be `once`";
    assert_eq!(said, circle);
}

#[test]
fn an_unreachable_paragraph_is_told() {
    let said = said_of(r#"(4, "paid")"#, r#"(4, "roof")"#);
    assert_eq!(said, "story/a.ron:14:10: nothing leads to this paragraph: give it a `from`, or a way to it");
}

#[test]
fn a_choice_needs_a_free_option() {
    let said = said_of(r#"(slug: "leave")"#, r#"(slug: "leave", pay: [Gain(1)])"#);
    assert!(said.starts_with("story/a.ron:10:16: none of these options is free"), "{said}");
}

#[test]
fn two_options_have_two_names() {
    let said = said_of(r#"slug: "leave""#, r#"slug: "knock""#);
    assert_eq!(said, "story/a.ron:10:16: there are two options `knock`");
}

#[test]
fn a_roll_has_no_gap() {
    assert_eq!(said_of(r#"(1, "roof")"#, r#"(2, "roof")"#), "story/a.ron:13:24: the first row of a roll begins at 1");
    assert_eq!(
        said_of(r#"(4, "paid")"#, r#"(1, "paid")"#),
        "story/a.ron:13:24: the rows of a roll are in rising order"
    );
}

#[test]
fn a_trial_has_all_its_outcomes_and_no_other() {
    let said = said_of(r#"("lost", ())"#, r#"("drawn", ())"#);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(
        lines,
        [
            "story/a.ron:8:12: the outcome `lost` of this trial is missing",
            "story/a.ron:8:48: this trial has no outcome `drawn`: it has won, lost",
        ]
    );
}

#[test]
fn a_mark_that_nothing_sets_can_never_be_asked_for() {
    let said = said_of(r#"do: [Mark("opened")], "#, "");
    assert_eq!(said, "story/a.ron:7:31: this can never hold: nothing sets the mark `opened`");
    let any = said_of("when: Marked(\"opened\")", "when: Any([Marked(\"opened\"), Marked(\"never\")])");
    assert_eq!(any, "", "one of two is enough");
}

#[test]
fn a_mark_cannot_be_set_and_not_set() {
    let said = said_of("All([Rich,", "All([Marked(\"opened\"),");
    let place = "story/a.ron:3:34";
    assert_eq!(said, format!("{place}: this can never hold: the mark `opened` must be set and must not be"));
}

#[test]
fn words_are_required_in_both_languages() {
    let it = WORDS.replace("toy-wall-won = a\n", "").replace("toy-door-wait-then = a\n", "");
    let said = said_with(GOOD, WORDS, &it);
    assert_eq!(
        said,
        "story/a.ron:2:10: the message `toy-door-wait-then` is missing in it\n\
         story/a.ron:7:10: the message `toy-wall-won` is missing in it\n"
    );
    let neither = WORDS.replace("toy-door-wait-then = a\n", "");
    assert_eq!(said_with(GOOD, &neither, &neither), "", "a way that goes on may be silent");
}

#[test]
fn words_that_nothing_uses_are_told_where_they_are() {
    let said = said_with(GOOD, &format!("{WORDS}toy-wal = a\n"), WORDS);
    assert_eq!(said, "en.ftl:17:1: no paragraph uses the message `toy-wal`\n");
}

#[test]
fn one_key_belongs_to_one_text() {
    let said = said_with(
        &GOOD.replace(r#"id: "debt""#, r#"id: "door-open""#).replace("\"debt\"", "\"door-open\""),
        WORDS,
        WORDS,
    );
    assert!(said.contains("the message `toy-door-open` would belong to two texts, here and in `door`"), "{said}");
}

#[test]
fn a_mark_that_nothing_reads_is_worth_a_look() {
    let (story, _) = read(&GOOD.replace(r#"do: [Win]"#, r#"do: [Win, Mark("proof")]"#));
    assert_eq!(story::remarks(&story).to_string(), "story/a.ron:8:49: nothing asks for the mark `proof`\n");
}

#[test]
fn the_map_has_a_box_for_each_paragraph_and_a_curve_for_each_way() {
    let (story, _) = read(GOOD);
    let svg = story::map(&story);
    assert_eq!((svg.matches("<text").count(), svg.matches("<path").count()), (5, 7));
    assert_eq!(svg.matches("stroke-dasharray").count(), 2, "one later, one otherwise");
    assert_eq!(svg.matches(r#"stroke-width="3""#).count(), 1, "one entrance");
}

/// A pack that is only a story.
struct ToyPack;

impl Content for ToyPack {
    type Files = ();
    type Directory = Names<ParagraphId>;
    type Arenas = ();
    const LOOKS: &'static Looks = &Looks::PLAIN;
}

impl Mentioned<ToyPack> for ParagraphId {
    fn names(directory: &Names<ParagraphId>) -> &Names<ParagraphId> {
        directory
    }
}

fn lowered(story: &[Entry<Toy>]) -> Result<Vec<story::Paragraph<Toy>>, Complaints> {
    let mut complaints = Complaints::new();
    let names = paragraph::names(story, &mut complaints);
    let mut lowering = Lowering::<ToyPack>::new(&(), &names, &mut complaints);
    let lowered = paragraph::lower(story, &mut lowering);
    drop(lowering);
    complaints.into_result_if_made(lowered)
}

#[test]
fn rules_read_numbers_where_files_write_names() {
    let (story, _) = read(GOOD);
    let story = lowered(&story).expect("a good story");
    assert_eq!(story[1].otherwise, Some(ParagraphId(2)));
    assert_eq!(story[3].next, story::Next::Roll(vec![(1, ParagraphId(2)), (4, ParagraphId(4))]));
    let (bad, _) = read(&GOOD.replace(r#"otherwise: "roof""#, r#"otherwise: "rof""#));
    let complaints = lowered(&bad).expect_err("no such paragraph");
    assert_eq!(complaints.to_string(), "story/a.ron:7:53: there is no paragraph `rof`; did you mean `roof`?\n");
}

#[test]
fn what_files_write_can_be_read_in_both_stages() {
    let (story, _) = read(GOOD);
    let written: &story::Paragraph<Toy, Written> = &story[0];
    assert_eq!(written.effects, [Effect::Gain(1)]);
}
