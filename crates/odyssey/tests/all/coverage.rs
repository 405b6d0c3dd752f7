//! Every part of the language of cards is used on a card that ships, and the book has the same rules in both languages.

use odyssey::pack::Script;
use odyssey::pack::schema::*;
use odyssey::{CONTENT, Pack};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use table::pack::{CheckedPack, Source};
use table::rulebook::{Rulebook, test_names};

fn pack() -> Pack {
    Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}"))
}

/// Complains about variants that no card has.
#[track_caller]
fn check(kind: &str, all: &[&'static str], used: impl Iterator<Item = &'static str>) {
    let used: BTreeSet<&str> = used.collect();
    let missing: Vec<&&str> = all.iter().filter(|name| !used.contains(**name)).collect();
    assert!(missing.is_empty(), "no card that ships has the {kind} {missing:?}");
}

fn needs(needs: Needs) -> Vec<Need> {
    match needs {
        Needs::Nothing => Vec::new(),
        Needs::One(need) => vec![need],
        Needs::Two(need, other) => vec![need, other],
        Needs::Three(need, other, third) => vec![need, other, third],
    }
}

#[test]
fn every_effect_and_circumstance_is_on_a_card() {
    let pack = pack();
    check("effect", <Effect>::NAMES, pack.everything::<Effect>().iter().map(|effect| effect.name()));
    check("circumstance", <When>::NAMES, pack.everything::<When>().iter().map(|when| when.name()));
}

#[test]
fn every_keyword_trigger_and_modifier_is_on_a_card() {
    let pack = pack();
    let tables = pack.classes.iter().map(|class| &class.kratos);
    let tables = tables.chain(pack.patterns.iter().filter_map(|pattern| pattern.kratos.as_ref()));
    let rows = tables.flatten().flat_map(|row| row.sides.iter().flatten()).map(|word| word.name());
    let printed = pack.bearers.powers().flat_map(|powers| powers.keywords.iter().map(|gated| gated.is.name()));
    check("keyword", Keyword::NAMES, rows.chain(printed));
    check("trigger", Trigger::NAMES, pack.everything::<Ability>().iter().map(|ability| ability.at.name()));
    let passives = pack.bearers.powers().flat_map(|powers| powers.passives.iter().map(|passive| passive.is.name()));
    check("modifier", Modifier::NAMES, passives);
}

#[test]
fn every_targeting_instruction_attack_kind_and_trait_of_terrain_is_used() {
    let pack = pack();
    let lines = pack.everything::<Line>();
    check("requirement", <Need>::NAMES, lines.iter().flat_map(|line| needs(line.need)).map(|found| found.name()));
    check("pick", Pick::NAMES, lines.iter().map(|line| line.pick.name()));
    let chosen = lines.iter().filter_map(|line| match line.pick {
        Pick::One(how) | Pick::Titans(_, how) => Some(how.name()),
        _ => None,
    });
    check("way to choose", By::NAMES, chosen);
    let cards = pack
        .primordials
        .iter()
        .flat_map(|primordial| primordial.ai.iter().chain([&primordial.signature, &primordial.routine]));
    let kinds = cards.filter_map(|card| card.attack.as_ref()).map(|found| found.kind.name());
    check("attack kind", AttackKind::NAMES, kinds);
    let traits = pack.terrain.iter().flat_map(|kind| &kind.traits).map(|found| found.name());
    check("trait of terrain", TerrainTrait::NAMES, traits);
}

/// Whether a script brings an attack of the primordial, in one of its branches at least.
fn attacks(pack: &Pack, script: Script) -> bool {
    pack.all(script).iter().any(|found| match *found {
        Effect::Signature | Effect::AiCard => true,
        Effect::If(_, then, otherwise) => attacks(pack, then) || attacks(pack, otherwise),
        _ => false,
    })
}

/// The responses that a body part has.
fn responses(part: &BodyPart) -> Vec<Script> {
    [part.wound, part.fail, part.instinct].into_iter().flatten().collect()
}

#[test]
fn b24_3_b24_6_every_primordial_has_body_parts_that_answer_with_an_attack() {
    let pack = pack();
    for primordial in &pack.primordials {
        let answers = |part: &&BodyPart| responses(part).iter().any(|script| attacks(&pack, *script));
        let count = primordial.parts.iter().filter(answers).count();
        assert!(count >= 2, "{}: {count} of its parts answer with an attack", primordial.slug);
    }
}

#[test]
fn b7_5_2_every_primordial_has_body_parts_with_a_text_of_their_own() {
    let pack = pack();
    for primordial in &pack.primordials {
        let speaks = |part: &&BodyPart| {
            let powers = &part.powers;
            !powers.passives.is_empty() || !powers.abilities.is_empty()
        };
        let count = primordial.parts.iter().filter(speaks).count();
        assert!(count >= 8, "{}: {count} of its parts say what holds meanwhile", primordial.slug);
    }
    let parts = || pack.primordials.iter().flat_map(|primordial| &primordial.parts);
    assert!(parts().any(|part| !part.powers.abilities.is_empty()));
}

#[test]
fn b7_7_1_b7_7_2_no_two_body_parts_of_a_primordial_answer_alike_or_have_the_same_critical() {
    let pack = pack();
    for primordial in &pack.primordials {
        let mut answers: BTreeMap<String, &str> = BTreeMap::new();
        let mut criticals: BTreeMap<String, &str> = BTreeMap::new();
        for part in &primordial.parts {
            assert_eq!(responses(part).len(), 1, "{}", part.slug);
            let answer = format!("{:?}", pack.say_part(part)[0]);
            let critical = format!("{:?}", pack.say_script(part.critical));
            for (seen, said) in [(&mut answers, answer), (&mut criticals, critical)] {
                let twin = seen.insert(said, part.slug.as_str());
                assert_eq!(twin, None, "{} is a twin of this part", part.slug);
            }
        }
    }
}

#[test]
fn the_body_parts_of_a_primordial_have_pictures_of_their_own() {
    for primordial in &pack().primordials {
        let pictures: BTreeSet<&str> = primordial.parts.iter().map(|part| part.icon.name()).collect();
        assert!(pictures.len() >= 12, "{}: {pictures:?}", primordial.slug);
        assert!(!pictures.contains("wound"), "{}", primordial.slug);
    }
}

#[test]
fn both_languages_have_the_same_rules() {
    testkit::rulebook::check_languages(include_str!("../../RULES.md"), include_str!("../../RULES.it.md"));
}

/// Paragraphs that no test can prove by itself, and why.
const UNPROVED: [(&str, &str); 12] = [
    ("B12.1", "It says what involuntary movement is; each kind is proved in B12."),
    ("B17.13", "It says how to read a word of cards; moments are proved one by one."),
    ("B18.1", "It says what a weapon is."),
    ("B18.2", "It says which figures are offensive and which defensive."),
    ("B18.5", "It says that traits do nothing by themselves."),
    ("B18.11", "Nothing is removed from the game in a battle."),
    ("B21.2", "A mark without an effect in this cycle."),
    ("B21.10", "It points to B12.5 and B12.6."),
    ("B21.17", "It points to B15.17."),
    ("B21.24", "It points to B22.3."),
    ("B21.30", "It says who decides; the one who is asked does."),
    ("B25.2", "A list of deaths, each of which is proved where it stands."),
];

/// A test, the file that it is in, and the rules that it proves.
struct Proof {
    file: String,
    name: String,
    /// Those that its name begins with: `b14_1_b14_2_a_bonus_attack` names two.
    named: Vec<String>,
    /// Those of a comment above it: `/// Also proves B7.8.2, B15.2.`
    also: Vec<String>,
}

/// The tests in a folder and the folders in it.
fn gather(folder: &Path, proofs: &mut Vec<Proof>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            gather(&path, proofs);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            proofs.extend(proofs_in(&path, &fs::read_to_string(&path).expect("a source")));
        }
    }
}

fn proofs_in(path: &Path, source: &str) -> Vec<Proof> {
    let file = chapter_of(path);
    let also = |name: &str| {
        let before = source.split(&format!("fn {name}(")).next().unwrap_or_default();
        let comment = before.rsplit("\n\n").next().and_then(|above| above.split("/// Also proves ").nth(1));
        let rules = comment.and_then(|rules| rules.lines().next()).unwrap_or_default();
        rules.trim_end_matches('.').split(", ").filter(|rule| !rule.is_empty()).map(str::to_owned).collect()
    };
    let proof = |name: String| Proof { file: file.to_owned(), named: rules_in(&name), also: also(&name), name };
    test_names(source).into_iter().map(proof).collect()
}

/// The file of a proof without its ending; a long chapter has a folder of files, which count as one.
fn chapter_of(path: &Path) -> &str {
    path.parent().and_then(stem).filter(|folder| is_chapter(folder)).or(stem(path)).unwrap_or_default()
}

fn stem(path: &Path) -> Option<&str> {
    path.file_stem().and_then(|stem| stem.to_str())
}

fn is_chapter(file: &str) -> bool {
    file.strip_prefix(['a', 'b', 'c', 'g', 'v']).is_some_and(is_number)
}

fn all_proofs() -> Vec<Proof> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut proofs = Vec::new();
    ["src", "tests"].iter().for_each(|folder| gather(&root.join(folder), &mut proofs));
    proofs
}

/// The rules that a name begins with.
fn rules_in(name: &str) -> Vec<String> {
    let mut rules: Vec<String> = Vec::new();
    for part in name.split('_') {
        let chapter = part.strip_prefix(['a', 'b', 'c', 'g', 'v']).filter(|rest| is_number(rest));
        match rules.last_mut() {
            _ if chapter.is_some() => rules.push(part.to_uppercase()),
            Some(rule) if is_number(part) => *rule = format!("{rule}.{part}"),
            _ => break,
        }
    }
    rules
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[test]
fn every_paragraph_of_the_book_is_named_by_a_test_or_says_why_not() {
    let book = Rulebook::parse(include_str!("../../RULES.md")).expect("a rulebook");
    let paragraphs: BTreeSet<String> =
        book.rules().iter().filter(|rule| !rule.blocks.is_empty()).map(|rule| rule.number.to_string()).collect();
    let mut proved: BTreeMap<String, String> = BTreeMap::new();
    for proof in all_proofs() {
        let rules = proof.named.into_iter().chain(proof.also);
        rules.for_each(|rule| _ = proved.insert(rule, proof.name.clone()));
    }
    let lost: Vec<&String> =
        proved.iter().filter(|(rule, _)| !paragraphs.contains(*rule)).map(|(_, name)| name).collect();
    assert!(lost.is_empty(), "these tests name no paragraph: {lost:?}");
    let excused: BTreeSet<&str> = UNPROVED.iter().map(|(rule, _)| *rule).collect();
    let idle: Vec<&&str> =
        excused.iter().filter(|rule| proved.contains_key(**rule) || !paragraphs.contains(**rule)).collect();
    assert!(idle.is_empty(), "these need no excuse: {idle:?}");
    let missing: Vec<&String> =
        paragraphs.iter().filter(|rule| !proved.contains_key(*rule) && !excused.contains(rule.as_str())).collect();
    assert!(missing.is_empty(), "no test names {missing:?}");
}

#[test]
fn a_proof_is_in_the_file_of_the_chapter_that_it_proves_first() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/proofs");
    let mut proofs = Vec::new();
    gather(&folder, &mut proofs);
    let chapter = |rule: &String| rule.split('.').next().map(str::to_lowercase).unwrap_or_default();
    let lost: Vec<String> = proofs
        .iter()
        .filter(|proof| match proof.named.first() {
            Some(rule) => chapter(rule) != proof.file && proof.file != "appraisal",
            None => is_chapter(&proof.file),
        })
        .map(|proof| format!("{}: {}", proof.file, proof.name))
        .collect();
    assert!(lost.is_empty() && proofs.len() > 450, "{} proofs; in a wrong file:\n{}", proofs.len(), lost.join("\n"));
}

#[test]
fn a_name_has_three_rules_at_the_most() {
    let proofs = all_proofs();
    let long: Vec<&str> =
        proofs.iter().filter(|proof| proof.named.len() > 3).map(|proof| proof.name.as_str()).collect();
    assert!(long.is_empty(), "put the others into a comment, “/// Also proves B7.8.2.”: {long:?}");
}

#[test]
fn rules_are_read_from_names_and_from_the_comment_above() {
    let source = "/// Also proves B1.1.\n#[test]\nfn b2_a() {}\n\n/// Some words.\n/// Also proves B7, B15.2.\n#[test]\nfn b7_3_1_g2_b_c() {}\n";
    let proofs = proofs_in(Path::new("b2.rs"), source);
    let read: Vec<(&str, Vec<String>, Vec<String>)> =
        proofs.iter().map(|proof| (proof.name.as_str(), proof.named.clone(), proof.also.clone())).collect();
    let rules = |rules: &[&str]| rules.iter().map(ToString::to_string).collect::<Vec<String>>();
    assert_eq!(
        read,
        [
            ("b2_a", rules(&["B2"]), rules(&["B1.1"])),
            ("b7_3_1_g2_b_c", rules(&["B7.3.1", "G2"]), rules(&["B7", "B15.2"])),
        ]
    );
}
