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

/// The name of every variant of a type, and a function that tells which one a value is. A variant that is not listed does not compile.
macro_rules! variants {
    ($which:ident of $type:ident: $($name:ident $(($($inner:tt)*))?),* $(,)?) => {
        fn $which(value: &$type) -> &'static str {
            match value {
                $($type::$name $(($($inner)*))? => stringify!($name)),*
            }
        }

        mod $which {
            pub const ALL: &[&str] = &[$(stringify!($name)),*];
        }
    };
}

variants! { effect of Effect:
    Window, If(..), May(..), Either(..), To(..), Test(..), Roll(..), Once(..), Danger(..), Fate(..), Rage(..), Lose(..), Set(..), TraumaDraw(..),
    TraumaInstead(..), DrawAgain, Keep(..), AddObol(..), KratosCard, KratosRoll, MoirosCard, Die, ArgonautDies, Live, Awaken, Gain(..), Drop(..),
    Suffer(..), Cure(..), CureAll, Scar(..), Knockdown, StandUp, Pool(..), PoolMixed(..), Modify(..), ModifyFoe(..), Move(..), Knockback(..),
    KnockbackTo(..), Pushback(..), Pull(..), Crash, Displace, Vault, ForcedVault, Trample, Turn(..), MoveFoe(..), Flee, BonusAttack(..),
    StrikeTitan(..), ChainBreak, Rush(..), Signature, Routine, AiCard, AttackAgain, AttackNext, Relentless, Dice(..), PowerDie(..), Power(..),
    PowerReroll(..), AttackReroll(..), EvasionReroll(..), Block(..), Reinforce(..), CritChance, FullMiss, Ignore, Succeed, TakePriority,
    PassPriority, EndRound, SingleWound(..), Heal(..), DeathBlow, Escalate(..), Peek(..), Suppress(..), Exhaust(..), Ready(..), Discard(..),
    Charge(..), GainGear(..), Place(..), Labyrinth(..), Destroy(..), CreateVantagePoint, Fall, Argo(..), Diplomacy(..), Resource(..), Carve(..),
    Note(..), AdversaryActivation, FatedMnemos, MnemosNode, Rally,
}

variants! { when of When:
    AtLeast(..), AtMost(..), Tokens(..), Priority, Down, Has(..), Suffers(..), On(..), FoeOn(..), Adjacent, Alone, Awakened, Noted(..), Dealt(..),
    Hits(..), Crossed(..), Wounded, Failed, Overpowered, CritChance, Weapon(..), PoolWithout(..), NotYetAttacked, NotMoved, FoeLevel(..),
    EveryWounds(..), FirstRound, TitansLeft(..), Diplomacy(..), Argo(..), Not(..), Any(..),
}

variants! { keyword of Keyword:
    AmbrosiaLimit(..), AmbrosiaLimitPlus(..), Ascended, AttackReroll(..), AutoBreak(..), Block(..), Break(..), Bypass, Carving(..), Commit,
    Cumbersome, Deadly, Diversion, Dodge, Doomed, Elation(..), Frontlines, Heartseeker, Hide, Knockback(..), Lifeline, Lumbering, Motivate(..),
    Opening(..), Overbreak(..), Peril, Power(..), PowerDie(..), PowerReroll(..), Precise(..), Provoke, Pull(..), Pushback(..), Ranged(..),
    Reach(..), Reflex, AdvancedReflex, SuperiorReflex, Reinforce(..), AdvancedReinforce(..), SuperiorReinforce(..), Reposition(..), Rocksteady,
    Rush, ImprovedRush, Sacrifice, Scale, SecondChance, Solace, Spotlight, Stalwart, BodySuppress, AiSuppress, Tireless, TitanPossession,
    ArgonautPossession, Tumble, Unique, Vault,
}

variants! { trigger of Trigger:
    FreeAction, Reaction, TitanRound, FirstWindow, SecondWindow, EitherWindow, StartOfBattle, EndOfBattle, StartOfPrimordialRound,
    EndOfPrimordialRound, StartOfTitanRound, EndOfTitanRound, StartOfTurn, EndOfTurn, DeclareAttack, FullHit, FullMiss, CritChance, CritMiss,
    AboutToDrawPart, PowerRolled, Wound, CriticalWound, Fail, AboutToBeAnswered, Targeted, AboutToEvade, EvasionRolled, CritEvade, CritEvadeFail,
    FullEvade, OutOfReach, AboutToArmour, TraumaDrawn, Survived(..), AboutToFallDown, AboutToBeKnockedBack, AboutToCrash, AboutToBeCumbersome,
    AboutToClimb, AboutToHoldOn, AboutToDie, AboutToFallToDeath, Died, OtherDied, Exhausted, Readied, GainedAgain, Entered, FoeForcedOnto,
    Searched, Destroyed, FoeWounded, Rally, Walled, Summoned,
}

variants! { modifier of Modifier:
    Precision(..), Evasion(..), Speed(..), AttackDice(..), RawPower(..), PowerDie(..), BetterPowerDie(..), Skill(..), ArmourDie(..),
    EvasionReroll(..), ShorterKnockback(..), ShorterPushback(..), AtForMe(..), IgnoreWoundResponses, IgnoreFailResponses, IgnoreInstincts,
    OnlyCriticals, AmbrosiaLimit(..), AmbrosiaLimitPlus(..), DespairLimit(..), Hands(..), Supports(..), ThreeHandedAsTwo, CannotLosePriority,
    CannotMove, CannotAttack, CannotReact, CannotBlock, Helpless, Berserk, MustActFirst, IgnoresLabyrinth, IgnoresOneObstacle, NoDespair,
    Immovable, FoeAt(..), FoeToHit(..), FoeSpeed(..), FoeDanger(..), FoeDangerPerHit(..), FoeEvasionDice(..), FoePrecision(..), UnlimitedSpeed,
    FoeKnockback(..), FoePushback(..), NoPushback, NoZones, NoTrample, NoLabyrinth, RandomTargets, DeadlyEdges, SightThroughWalls,
    BannersForAfflicted, SilencedEnd,
}

variants! { need of Need: Adjacent, InFront, InRange, InSight, On(..), NotOn(..), With(..), Without(..) }
variants! { pick of Pick: One(..), Titans(..), All, Zone(..), Board, NoTarget }
variants! { by of By: Anyone, Closest, Furthest, LastToWound, Least(..), Most(..), Priority, Chance }
variants! { attack of AttackKind: Melee, Ranged(..), Simultaneous, Sequential, InPath, Zone(..), ZoneAround(..), Judgement(..) }
variants! { ground of TerrainTrait:
    Ambrosia, BoardEdge, Boundless, Chasm, Cover, Destructible, ReinforcedDestructible, Exposed, Indestructible, Inhabited, Labyrinth, Obscuring,
    Obstacle, Trap, Treasure,
}

/// Complains about variants that no card has.
#[track_caller]
fn check(kind: &str, all: &[&'static str], used: impl Iterator<Item = &'static str>) {
    let used: BTreeSet<&str> = used.collect();
    let missing: Vec<&&str> = all.iter().filter(|name| !used.contains(**name)).collect();
    assert!(missing.is_empty(), "no card that ships has the {kind} {missing:?}");
}

/// Everything that gives keywords and passives.
fn powers(pack: &Pack) -> Vec<&Powers> {
    let mut all: Vec<&Powers> = Vec::new();
    all.extend(pack.terrain.iter().map(|entry| &entry.powers));
    all.extend(pack.conditions.iter().map(|entry| &entry.powers));
    all.extend(pack.kratos.iter().chain(&pack.moiros).map(|entry| &entry.powers));
    all.extend(pack.gear.iter().map(|entry| &entry.powers));
    all.extend(pack.classes.iter().map(|entry| &entry.powers));
    all.extend(pack.patterns.iter().map(|entry| &entry.powers));
    all.extend(pack.mnemos.iter().flat_map(|entry| &entry.levels));
    all.extend(pack.godforms.iter().map(|entry| &entry.powers));
    all.extend(pack.nymphs.iter().map(|entry| &entry.powers));
    all.extend(pack.argo.iter().map(|entry| &entry.powers));
    for foe in &pack.foes {
        all.extend(foe.traits.iter().map(|entry| &entry.powers));
        all.extend(foe.vantage.iter().map(|entry| &entry.powers));
        all.extend(foe.parts.iter().map(|entry| &entry.powers));
    }
    all
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
    check("effect", effect::ALL, pack.everything::<Effect>().iter().map(effect));
    check("circumstance", when::ALL, pack.everything::<When>().iter().map(when));
}

#[test]
fn every_keyword_trigger_and_modifier_is_on_a_card() {
    let pack = pack();
    let tables = pack.classes.iter().map(|class| &class.kratos);
    let tables = tables.chain(pack.patterns.iter().filter_map(|pattern| pattern.kratos.as_ref()));
    let rows = tables.flatten().flat_map(|row| row.sides.iter().flatten()).map(keyword);
    let printed = powers(&pack);
    let printed = printed.iter().flat_map(|powers| powers.keywords.iter().map(|gated| keyword(&gated.is)));
    check("keyword", keyword::ALL, rows.chain(printed));
    check("trigger", trigger::ALL, pack.everything::<Ability>().iter().map(|ability| trigger(&ability.at)));
    let passives = powers(&pack);
    let passives = passives.iter().flat_map(|powers| powers.passives.iter().map(|passive| modifier(&passive.is)));
    check("modifier", modifier::ALL, passives);
}

#[test]
fn every_targeting_instruction_attack_kind_and_trait_of_terrain_is_used() {
    let pack = pack();
    let lines = pack.everything::<Line>();
    check("requirement", need::ALL, lines.iter().flat_map(|line| needs(line.need)).map(|found| need(&found)));
    check("pick", pick::ALL, lines.iter().map(|line| pick(&line.pick)));
    let chosen = lines.iter().filter_map(|line| match line.pick {
        Pick::One(how) | Pick::Titans(_, how) => Some(by(&how)),
        _ => None,
    });
    check("way to choose", by::ALL, chosen);
    let cards = pack.foes.iter().flat_map(|foe| foe.ai.iter().chain([&foe.signature, &foe.routine]));
    let kinds = cards.filter_map(|card| card.attack.as_ref()).map(|found| attack(&found.kind));
    check("attack kind", attack::ALL, kinds);
    let traits = pack.terrain.iter().flat_map(|kind| &kind.traits).map(ground);
    check("trait of terrain", ground::ALL, traits);
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
    for foe in &pack.foes {
        let answers = |part: &&BodyPart| responses(part).iter().any(|script| attacks(&pack, *script));
        let count = foe.parts.iter().filter(answers).count();
        assert!(count >= 2, "{}: {count} of its parts answer with an attack", foe.slug);
    }
}

#[test]
fn b7_5_2_every_primordial_has_body_parts_with_a_text_of_their_own() {
    let pack = pack();
    for foe in &pack.foes {
        let speaks = |part: &&BodyPart| {
            let powers = &part.powers;
            !powers.passives.is_empty() || !powers.abilities.is_empty()
        };
        let count = foe.parts.iter().filter(speaks).count();
        assert!(count >= 8, "{}: {count} of its parts say what holds meanwhile", foe.slug);
    }
    let parts = || pack.foes.iter().flat_map(|foe| &foe.parts);
    assert!(parts().any(|part| !part.powers.abilities.is_empty()));
}

#[test]
fn b7_7_1_b7_7_2_no_two_body_parts_of_a_primordial_answer_alike_or_have_the_same_critical() {
    let pack = pack();
    for foe in &pack.foes {
        let mut answers: BTreeMap<String, &str> = BTreeMap::new();
        let mut criticals: BTreeMap<String, &str> = BTreeMap::new();
        for part in &foe.parts {
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
    for foe in &pack().foes {
        let pictures: BTreeSet<&str> = foe.parts.iter().map(|part| part.icon.as_str()).collect();
        assert!(pictures.len() >= 12, "{}: {pictures:?}", foe.slug);
        assert!(!pictures.contains("wound"), "{}", foe.slug);
    }
}

#[test]
fn both_languages_have_the_same_rules() {
    let english = Rulebook::parse(include_str!("../RULES.md")).expect("a rulebook");
    let italian = Rulebook::parse(include_str!("../RULES.it.md")).expect("a rulebook");
    let ids = |book: &Rulebook| book.ids().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(ids(&english), ids(&italian));
}

/// Paragraphs that no test can prove by itself, and why.
const UNPROVED: [(&str, &str); 21] = [
    ("G1.1", "It says how to read the book; every card that ships is data that changes what a rule does."),
    ("G1.2", "It says how to read a word of cards; scripts are resolved where they stand."),
    ("G2.1", "It names the rolls that a d10 is used for; each of them is proved where it stands."),
    ("G3.3", "The Argo makes no test in a battle."),
    ("G5.5", "No card of a battle shares an amount out among the group."),
    ("G7.2", "Nothing in a battle adds to a test once it is rolled."),
    ("G9.1", "The conformance tests leave and resume every battle at every step."),
    ("B2.3", "A skirmish has four titans; fewer come with the campaign."),
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
    ("B28.5", "A one-off summoning is handed over by the campaign."),
];

/// Adds the names of the tests in a folder and the folders in it.
fn gather(folder: &Path, names: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            gather(&path, names);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            names.extend(test_names(&fs::read_to_string(&path).expect("a source")));
        }
    }
}

/// The rules that a name begins with: `b14_1_b14_2_a_bonus_attack` names two.
fn rules_in(name: &str) -> Vec<String> {
    let mut rules: Vec<String> = Vec::new();
    for part in name.split('_') {
        let chapter = part.strip_prefix(['b', 'g']).filter(|rest| is_number(rest));
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
    let book = Rulebook::parse(include_str!("../RULES.md")).expect("a rulebook");
    let paragraphs: BTreeSet<String> =
        book.rules().iter().filter(|rule| !rule.blocks.is_empty()).map(|rule| rule.number.to_string()).collect();
    let mut names = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    ["src", "tests"].iter().for_each(|folder| gather(&root.join(folder), &mut names));
    let mut proved: BTreeMap<String, String> = BTreeMap::new();
    for name in names {
        let bare = name.rsplit("::").next().unwrap_or(&name).to_owned();
        rules_in(&bare).into_iter().for_each(|rule| _ = proved.insert(rule, bare.clone()));
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
