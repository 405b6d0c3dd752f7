//! Whether every rule has a test and every test a rule.

use super::{Number, RuleText, Rulebook};
use std::collections::BTreeSet;

/// What is uncovered: rules with a text that no test names, and tests that name no rule. Empty if all is well.
///
/// A test's name begins with the id of its rule, in small letters and with underscores for dots: `b7_2_rage_rises`. The longest id
/// that is in the book counts, so `b7_3_dice_are_rolled` proves B7 if B7 has no sub-rules; if it has, a missing B7.3 is told. The
/// path before a name (`battle::tests::`) does not matter.
///
/// ```
/// use table::rulebook::{Rulebook, coverage};
///
/// let book = Rulebook::parse("# Go\n## A · Play\n**A1** Black begins.\n\n**A2** Then turns alternate.").unwrap();
/// assert_eq!(coverage(&book, &["a1_black_begins", "black_wins"]), [
///     "A2 has no test: Then turns alternate.",
///     "the test `black_wins` names no rule",
/// ]);
/// ```
pub fn coverage(book: &Rulebook, test_names: &[&str]) -> Vec<String> {
    let mut proved = BTreeSet::new();
    let mut lost = Vec::new();
    for name in test_names {
        match rule_of(book, name) {
            Ok(number) => _ = proved.insert(number),
            Err(said) => lost.push(said),
        }
    }
    let unproved = book.rules().iter().filter(|rule| !rule.blocks.is_empty() && !proved.contains(&rule.number));
    unproved.map(no_test).chain(lost).collect()
}

fn no_test(rule: &RuleText) -> String {
    let text = rule.plain();
    let words: Vec<&str> = text.split_whitespace().take(8).collect();
    let more = if text.split_whitespace().count() > words.len() { " …" } else { "" };
    format!("{} has no test: {}{more}", rule.number, words.join(" "))
}

/// The rule a test's name begins with, or what is wrong with the name.
fn rule_of(book: &Rulebook, name: &str) -> Result<Number, String> {
    let bare = name.rsplit("::").next().unwrap_or(name);
    let mut longest: Option<Number> = None;
    let mut id = String::new();
    for part in bare.split('_') {
        if !id.is_empty() {
            id.push('.');
        }
        id.push_str(part);
        let Some(number) = id.parse::<Number>().ok().filter(|number| !number.is_chapter()) else {
            break;
        };
        match (book.rule(&number), &longest) {
            (Some(_), _) => longest = Some(number),
            (None, Some(found)) if has_sub_rules(book, found) => {
                return Err(format!("the test `{name}` names {number}, which is not in the book"));
            }
            (None, _) => break,
        }
    }
    longest.ok_or_else(|| format!("the test `{name}` names no rule"))
}

fn has_sub_rules(book: &Rulebook, number: &Number) -> bool {
    book.ids().any(|id| id != number && number.contains(id))
}

/// The names of the tests in a Rust source, also of those inside `proptest!`. The source is expected as rustfmt writes it, each
/// attribute at the beginning of a line. A test that is ignored proves nothing and is left out.
///
/// ```
/// use table::rulebook::test_names;
///
/// let source = "#[test]\nfn a1_black_begins() {}\n\nfn helper() {}\n";
/// assert_eq!(test_names(source), ["a1_black_begins"]);
/// ```
pub fn test_names(source: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut test = false;
    let mut ignored = false;
    for line in source.lines().map(str::trim_start) {
        test |= is_test_attribute(line);
        ignored |= line.starts_with("#[ignore");
        let Some(name) = function_name(line) else { continue };
        if test && !ignored {
            names.push(name.to_owned());
        }
        (test, ignored) = (false, false);
    }
    names
}

/// `#[test]`, `#[tokio::test]`, `#[rstest]`, with or without arguments; not `#[cfg(test)]`.
fn is_test_attribute(line: &str) -> bool {
    let Some(attribute) = line.strip_prefix("#[") else {
        return false;
    };
    let path = attribute.split([']', '(']).next().unwrap_or_default();
    matches!(path.rsplit("::").next(), Some("test" | "rstest"))
}

/// The name of the function that a line begins, after attributes and words such as `async`.
fn function_name(line: &str) -> Option<&str> {
    if line.starts_with("//") {
        return None;
    }
    let (before, after) = line.split_once("fn ")?;
    let begins = before.is_empty() || before.ends_with(' ');
    let plain = !before.contains(['"', '(']) || before.starts_with("#[") || before.starts_with("pub(");
    let name = after.split(|c: char| !c.is_alphanumeric() && c != '_').next()?;
    (begins && plain && !name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::super::SAMPLE;
    use super::*;

    const ALL: [&str; 6] = [
        "v1_1_the_argo_moves",
        "b6_a_weapon_reaches_two_spaces",
        "b7_1_a_weapon_is_named",
        "b7_2_rage_rises",
        "b7_2_1_the_minotaur_is_faster",
        "battle::tests::b7_10_then_roll",
    ];

    fn told(tests: &[&str]) -> Vec<String> {
        coverage(&Rulebook::parse(SAMPLE).expect("a good rulebook"), tests)
    }

    #[test]
    fn headings_need_no_test_and_everything_else_does() {
        assert_eq!(told(&ALL), [""; 0]);
        assert_eq!(told(&ALL[1..]), ["V1.1 has no test: The Argo moves one space."]);
        assert_eq!(told(&[]).len(), 6);
        let without = [ALL[0], ALL[1], ALL[2], ALL[4], ALL[5]];
        assert_eq!(told(&without), ["B7.2 has no test: Rage rises by one for each attack: also …"]);
    }

    #[test]
    fn the_longest_id_counts() {
        let with = |name| told(&[&ALL[..], &[name]].concat());
        assert_eq!(with("b7_an_attack_goes_in_order"), [""; 0]);
        assert_eq!(with("b7_1_2_weapons_are_not_named"), [""; 0]);
        assert_eq!(with("b6_2_spaces_are_reached_and_3_are_not"), [""; 0]);
        assert_eq!(with("b7_3_something"), ["the test `b7_3_something` names B7.3, which is not in the book"]);
    }

    #[test]
    fn a_name_that_only_looks_like_a_chapter_names_no_rule() {
        for name in ["b_is_a_letter", "battle", "", "b9_nothing", "b", "b70_x"] {
            assert_eq!(told(&[&ALL[..], &[name]].concat()), [format!("the test `{name}` names no rule")]);
        }
    }

    #[test]
    fn tests_are_found_in_a_source() {
        let source = r#"
            #[cfg(test)]
            mod tests {
                fn helper(f: impl Fn()) {}

                #[test]
                fn b1_plain() { let f: fn () -> u8; }

                #[test]
                #[should_panic(expected = "fn no")]
                fn b2_panics() {}

                // #[test]
                fn b3_commented() {}

                #[tokio::test(flavor = "current_thread")]
                async fn b4_async() {}

                #[test]
                #[ignore = "slow"]
                fn b5_ignored() {}

                #[test] fn b6_on_one_line() {}

                proptest! {
                    /// fn is a word here.
                    #[test]
                    fn b7_2_property(x in 0..3u8) {}
                }

                #[rstest]
                #[case(1)]
                pub(crate) fn b8_cases(#[case] x: u8) {}
            }
        "#;
        assert_eq!(
            test_names(source),
            ["b1_plain", "b2_panics", "b4_async", "b6_on_one_line", "b7_2_property", "b8_cases"]
        );
    }
}
