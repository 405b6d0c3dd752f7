use super::*;
use crate::{SeatMap, text};

const GAME_EN: &str = "
drops = { $who-is ->
    [you] You drop
   *[other] { $who } drops
} a disc in column { $column }.
discs = { $count ->
    [one] one disc
   *[other] { $count } discs
}
takes = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $card }.
bull = The bull
    .text = It charges.
finds = You find { $things }.
";
const GAME_IT: &str = "
drops = { $who-is ->
    [you] Lasci cadere
   *[other] { $who } lascia cadere
} un disco nella colonna { $column }.
discs = { $count ->
    [one] un disco
   *[other] { $count } dischi
}
takes = { $card-article ->
    [il] Il { $card } è preso
   *[la] La { $card } è presa
} da { $who }.
bull = toro
    .text = Carica.
    .article = il
finds = Trovi { $things }.
";

fn game() -> [Source; 2] {
    [Source::new("game/en.ftl", Lang::En, GAME_EN), Source::new("game/it.ftl", Lang::It, GAME_IT)]
}

fn names() -> SeatMap<String> {
    ["Anna", "Bruno"].map(String::from).into_iter().collect()
}

fn words() -> Words {
    Words::new(game()).unwrap()
}

#[test]
fn the_kernels_own_words_agree_in_both_languages() {
    assert_eq!(Words::new([]).unwrap().check(), Vec::<String>::new());
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Words>();
}

#[test]
fn a_line_speaks_to_its_reader() {
    let (words, names) = (words(), names());
    let line = text!("drops", who = Seat(1), column = 4);
    let read = |lang, seat| words.reader(lang, seat, &names).try_render(&line).unwrap();
    assert_eq!(read(Lang::En, Some(Seat(1))), "You drop a disc in column 4.");
    assert_eq!(read(Lang::En, Some(Seat(0))), "Bruno drops a disc in column 4.");
    assert_eq!(read(Lang::It, Some(Seat(1))), "Lasci cadere un disco nella colonna 4.");
    assert_eq!(read(Lang::It, None), "Bruno lascia cadere un disco nella colonna 4.");
}

#[test]
fn plurals_lists_attributes_and_unnamed_seats() {
    let (words, names) = (words(), names());
    let both = |text: &Text| Lang::ALL.map(|lang| words.try_render(lang, text, &names).unwrap());
    assert_eq!(both(&text!("discs", count = 1)), ["one disc", "un disco"]);
    assert_eq!(both(&text!("discs", count = 12)), ["12 discs", "12 dischi"]);
    assert_eq!(both(&text!("bull.text")), ["It charges.", "Carica."]);
    let discs =
        |n: usize| text!("finds", things = (1..=n).map(|count| text!("discs", count = count)).collect::<Vec<_>>());
    assert_eq!(both(&discs(0)), ["You find nothing.", "Trovi niente."]);
    assert_eq!(both(&discs(1)), ["You find one disc.", "Trovi un disco."]);
    assert_eq!(both(&discs(3)), ["You find one disc, 2 discs and 3 discs.", "Trovi un disco, 2 dischi e 3 dischi."]);
    assert_eq!(words.render(Lang::It, &text!("table-seat", who = Seat(5)), &names), "Posto 6");
    assert_eq!(both(&Text::plain("{ $not } a message")), ["{ $not } a message"; 2]);
}

#[test]
fn a_message_may_ask_for_the_grammar_of_another() {
    let line = text!("takes", who = Seat(0), card = text!("bull"));
    assert_eq!(words().try_render(Lang::It, &line, &names()).unwrap(), "Il toro è preso da Anna.");
    assert_eq!(words().check(), Vec::<String>::new(), "grammar may be in one language alone");
    let bare = text!("takes", who = Seat(0), card = Text::plain("Talos"));
    let missing = words().try_render(Lang::It, &bare, &names()).unwrap_err();
    assert_eq!(missing, [Missing::Argument { lang: Lang::It, key: "takes".into(), name: "card-article".into() }]);
}

#[test]
fn strict_rendering_names_everything_that_is_missing() {
    let (words, names) = (words(), names());
    let missing = |text: &Text| {
        let found = words.try_render(Lang::En, text, &names).unwrap_err();
        found.iter().map(Missing::to_string).collect::<Vec<_>>()
    };
    assert_eq!(missing(&text!("nothing-here")), ["en: there is no message “nothing-here”"]);
    assert_eq!(missing(&text!("finds", things = text!("deep"))), ["en: there is no message “deep”"]);
    assert_eq!(missing(&text!("drops", who = Seat(0))), ["en: “drops” uses $column, which it is not given"]);
    assert_eq!(missing(&text!("bull", size = 2)), ["en: “bull” is given $size and does not use it"]);
    let unseated = text!("drops", who = "Anna", column = 1);
    assert_eq!(missing(&unseated), ["en: “drops” uses $who-is, which it is not given"]);
}

#[test]
fn what_a_language_lacks_is_told_in_the_other_and_then_by_its_key() {
    let words = Words::new([Source::new("x.ftl", Lang::It, "solo = Solo qui")]).unwrap();
    assert_eq!(words.render(Lang::En, &text!("solo"), &()), "Solo qui");
    assert_eq!(words.render(Lang::En, &text!("gone"), &()), "⟨gone⟩");
    assert!(words.try_render(Lang::En, &text!("solo"), &()).is_err());
}

#[test]
fn a_pack_wins_over_its_game_and_touches_no_other_words() {
    let pack = Source::new("pack/en.ftl", Lang::En, "bull = The iron bull".to_owned());
    let packed = Words::new(game().into_iter().chain([pack])).unwrap();
    assert_eq!(packed.render(Lang::En, &text!("bull"), &()), "The iron bull");
    assert!(!packed.has(Lang::En, "bull.text"), "a message is replaced whole");
    assert_eq!(words().render(Lang::En, &text!("bull"), &()), "The bull");
}

#[test]
fn mistakes_are_told_with_line_and_column() {
    let ftl = "good = Good\nbad = { $x\ntwice = 1\ntwice = 2\nè = no\nlost = { nowhere } { -term } { LOUD($x) }\n";
    let Err(mistakes) = Words::new([Source::new("pack/it.ftl", Lang::It, ftl)]) else { panic!("mistakes pass") };
    let told = mistakes.to_string();
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines[0], "pack/it.ftl:2:11: expected `}` here: what `{` opens must be closed in the same message");
    assert_eq!(
        lines[1],
        "pack/it.ftl:5:1: expected a key of letters a to z, figures and hyphens, such as `card-first-furrow`"
    );
    assert_eq!(lines[2], "pack/it.ftl:4:1: “twice” is written twice in this file", "{told}");
    assert_eq!(lines[3], "pack/it.ftl:6:1: “lost” mentions “-term”, which does not exist");
    assert_eq!(lines[4], "pack/it.ftl:6:1: “lost” mentions “LOUD()”, which does not exist");
    assert_eq!(lines[5], "pack/it.ftl:6:1: “lost” mentions “nowhere”, which does not exist");
    assert_eq!(lines.len(), 6, "{told}");
}

#[test]
fn the_check_finds_keys_and_arguments_that_differ() {
    let words = Words::new([
        Source::new("en.ftl", Lang::En, "a = A\nb = { $x } { $y }\nc = { b }\n"),
        Source::new("it.ftl", Lang::It, "b = { $x-is } { $x }\nc = C\nd = D\n    .e = E"),
    ]);
    let expected = [
        "“a” is in en and not in it",
        "“d” is in it and not in en",
        "“d.e” is in it and not in en",
        "“b” uses $x $y in en and $x in it",
        "“c” uses $x $y in en and no argument in it",
    ];
    assert_eq!(words.unwrap().check(), expected);
}

#[test]
fn messages_that_mention_each_other_in_a_ring_are_told_and_do_not_hang() {
    let words = Words::new([Source::new("en.ftl", Lang::En, "a = { b }\nb = { a }")]).unwrap();
    let missing = words.try_render(Lang::En, &text!("a"), &()).unwrap_err();
    assert!(matches!(&missing[0], Missing::Fault { key, .. } if key == "a"), "{missing:?}");
}

#[test]
fn languages_are_written_and_read_by_their_tags() {
    for lang in Lang::ALL {
        assert_eq!(lang.to_string().parse(), Ok(lang));
        assert_eq!(serde_json::to_string(&lang).unwrap(), format!("\"{lang}\""));
    }
    assert_eq!("fr".parse::<Lang>(), Err(UnknownLang("fr".into())));
}

#[test]
fn what_was_told_to_one_reader_is_told_to_the_next_in_their_own_language_and_by_their_own_name() {
    let words = Words::new(game()).expect("sound");
    let names: SeatMap<String> = ["Anna", "Bruno"].map(String::from).into_iter().collect();
    let others: SeatMap<String> = ["Carla", "Dario"].map(String::from).into_iter().collect();
    let discs = |count: i64| text!("discs", count = count);
    for _ in 0..2 {
        assert_eq!(words.render(Lang::En, &discs(1), &names), "one disc");
        assert_eq!(words.render(Lang::En, &discs(3), &names), "3 discs");
        assert_eq!(words.render(Lang::It, &discs(3), &names), "3 dischi");
        let found = text!("finds", things = vec![discs(1), discs(2)]);
        assert_eq!(words.render(Lang::En, &found, &names), "You find one disc and 2 discs.");
        let line = text!("drops", who = Seat(0), column = 4);
        assert_eq!(words.render(Lang::En, &line, &names), "Anna drops a disc in column 4.");
        assert_eq!(words.render(Lang::En, &line, &others), "Carla drops a disc in column 4.");
        assert_eq!(words.reader(Lang::En, Some(Seat(0)), &names).render(&line), "You drop a disc in column 4.");
        let typed = |name: &str| text!("finds", things = name);
        assert_eq!(words.render(Lang::En, &typed("gold"), &names), "You find gold.");
    }
    let nonsense = text!("discs", count = 3, more = 1);
    assert_eq!(words.render(Lang::En, &nonsense, &names), "3 discs");
    assert!(words.try_render(Lang::En, &nonsense, &names).is_err(), "what is not used is told all the same");
}
