//! Every part of the language of cards is used on a card that ships, and the book has the same rules in both languages.

use odyssey::pack::schema::*;
use odyssey::{CONTENT, Pack};
use std::collections::BTreeSet;
use table::pack::{CheckedPack, Source};
use table::rulebook::Rulebook;

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
variants! { attack of AttackKind: Melee, Ranged(..), Simultaneous, Sequential, InPath, Zone(..), Judgement(..) }
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
    let printed = printed
        .iter()
        .flat_map(|powers| powers.keywords.iter().map(|gated| keyword(&gated.is)));
    check("keyword", keyword::ALL, rows.chain(printed));
    check(
        "trigger",
        trigger::ALL,
        pack.everything::<Ability>().iter().map(|ability| trigger(&ability.at)),
    );
    let passives = powers(&pack);
    let passives = passives
        .iter()
        .flat_map(|powers| powers.passives.iter().map(|passive| modifier(&passive.is)));
    check("modifier", modifier::ALL, passives);
}

#[test]
fn every_targeting_instruction_attack_kind_and_trait_of_terrain_is_used() {
    let pack = pack();
    let lines = pack.everything::<Line>();
    check(
        "requirement",
        need::ALL,
        lines.iter().flat_map(|line| needs(line.need)).map(|found| need(&found)),
    );
    check("pick", pick::ALL, lines.iter().map(|line| pick(&line.pick)));
    let chosen = lines.iter().filter_map(|line| match line.pick {
        Pick::One(how) | Pick::Titans(_, how) => Some(by(&how)),
        _ => None,
    });
    check("way to choose", by::ALL, chosen);
    let cards = pack
        .foes
        .iter()
        .flat_map(|foe| foe.ai.iter().chain([&foe.signature, &foe.routine]));
    let kinds = cards
        .filter_map(|card| card.attack.as_ref())
        .map(|found| attack(&found.kind));
    check("attack kind", attack::ALL, kinds);
    let traits = pack.terrain.iter().flat_map(|kind| &kind.traits).map(ground);
    check("trait of terrain", ground::ALL, traits);
}

#[test]
fn both_languages_have_the_same_rules() {
    let english = Rulebook::parse(include_str!("../RULES.md")).expect("a rulebook");
    let italian = Rulebook::parse(include_str!("../RULES.it.md")).expect("a rulebook");
    let ids = |book: &Rulebook| book.ids().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(ids(&english), ids(&italian));
}
