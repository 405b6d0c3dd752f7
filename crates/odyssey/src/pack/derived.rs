//! What is worked out once when a pack is read: of everything that gives abilities, which kinds it has. A moment at which nobody has
//! anything then costs one look at a few bits.

use super::Pack;
use super::schema::*;

/// The kinds of things that one card, sheet or tile gives, one bit for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Marks {
    /// Moments of its abilities and keywords.
    pub triggers: u64,
    pub modifiers: u64,
    pub keywords: u64,
}

impl std::ops::BitOr for Marks {
    type Output = Marks;

    #[inline]
    fn bitor(self, other: Marks) -> Marks {
        Marks {
            triggers: self.triggers | other.triggers,
            modifiers: self.modifiers | other.modifiers,
            keywords: self.keywords | other.keywords,
        }
    }
}

/// The marks of everything in a pack, found by the same numbers.
#[derive(Debug, Clone, Default)]
pub struct Derived {
    pub classes: Vec<Marks>,
    pub patterns: Vec<Marks>,
    pub gear: Vec<Marks>,
    /// Of each mnemos its levels.
    pub mnemos: Vec<Vec<Marks>>,
    pub godforms: Vec<Marks>,
    pub kratos: Vec<Marks>,
    pub moiros: Vec<Marks>,
    pub conditions: Vec<Marks>,
    pub terrain: Vec<Marks>,
    pub argo: Vec<Marks>,
    pub nymphs: Vec<Marks>,
    pub foes: Vec<FoeMarks>,
}

/// The marks of a primordial.
#[derive(Debug, Clone, Default)]
pub struct FoeMarks {
    pub traits: Vec<Marks>,
    pub parts: Vec<Marks>,
    pub vantage: Marks,
    /// Of all its traits together, at each level from 0.
    pub levels: [Marks; 5],
}

/// The number of a variant as a bit, whatever it holds.
macro_rules! bits {
    ($(#[$note:meta])* $function:ident: $type:ident { $($pattern:pat),* $(,)? } as $kind:ident { $($variant:ident),* $(,)? }) => {
        #[derive(Clone, Copy)]
        enum $kind {
            $($variant),*
        }

        $(#[$note])*
        pub const fn $function(of: $type) -> u64 {
            use $type::*;
            let kind = match of {
                $($pattern => $kind::$variant),*
            };
            1 << kind as u32
        }
    };
}

bits! {
    /// The bit of a moment.
    trigger_bit: Trigger {
        FreeAction, Reaction, TitanRound, FirstWindow, SecondWindow, EitherWindow, StartOfBattle, EndOfBattle, StartOfPrimordialRound,
        EndOfPrimordialRound, StartOfTitanRound, EndOfTitanRound, StartOfTurn, EndOfTurn, DeclareAttack, FullHit, FullMiss, CritChance,
        CritMiss, AboutToDrawPart, PowerRolled, Wound, CriticalWound, Fail, AboutToBeAnswered, Targeted, AboutToEvade, EvasionRolled,
        CritEvade, CritEvadeFail, FullEvade, OutOfReach, AboutToArmour, TraumaDrawn, Survived(..), AboutToFallDown, AboutToBeKnockedBack,
        AboutToCrash, AboutToBeCumbersome, AboutToClimb, AboutToHoldOn, AboutToDie, AboutToFallToDeath, Died, OtherDied, Exhausted,
        Readied, GainedAgain, Entered, FoeForcedOnto, Searched, Destroyed, FoeWounded, Rally, Walled, Summoned,
    } as TriggerKind {
        FreeAction, Reaction, TitanRound, FirstWindow, SecondWindow, EitherWindow, StartOfBattle, EndOfBattle, StartOfPrimordialRound,
        EndOfPrimordialRound, StartOfTitanRound, EndOfTitanRound, StartOfTurn, EndOfTurn, DeclareAttack, FullHit, FullMiss, CritChance,
        CritMiss, AboutToDrawPart, PowerRolled, Wound, CriticalWound, Fail, AboutToBeAnswered, Targeted, AboutToEvade, EvasionRolled,
        CritEvade, CritEvadeFail, FullEvade, OutOfReach, AboutToArmour, TraumaDrawn, Survived, AboutToFallDown, AboutToBeKnockedBack,
        AboutToCrash, AboutToBeCumbersome, AboutToClimb, AboutToHoldOn, AboutToDie, AboutToFallToDeath, Died, OtherDied, Exhausted,
        Readied, GainedAgain, Entered, FoeForcedOnto, Searched, Destroyed, FoeWounded, Rally, Walled, Summoned,
    }
}

bits! {
    /// The bit of a modifier, whatever its figure.
    modifier_bit: Modifier {
        Precision(..), Evasion(..), Speed(..), AttackDice(..), RawPower(..), PowerDie(..), BetterPowerDie(..), Skill(..), ArmourDie(..),
        EvasionReroll(..), ShorterKnockback(..), ShorterPushback(..), AtForMe(..), IgnoreWoundResponses, IgnoreFailResponses,
        IgnoreInstincts, OnlyCriticals, AmbrosiaLimit(..), AmbrosiaLimitPlus(..), DespairLimit(..), Hands(..), Supports(..),
        ThreeHandedAsTwo, CannotLosePriority, CannotMove, CannotAttack, CannotReact, CannotBlock, Helpless, Berserk, MustActFirst,
        IgnoresLabyrinth, IgnoresOneObstacle, NoDespair, Immovable, FoeAt(..), FoeToHit(..), FoeSpeed(..), FoeDanger(..),
        FoeDangerPerHit(..), FoeEvasionDice(..), FoePrecision(..), UnlimitedSpeed, FoeKnockback(..), FoePushback(..), NoPushback, NoZones,
        NoTrample, NoLabyrinth, RandomTargets, DeadlyEdges, SightThroughWalls, BannersForAfflicted, SilencedEnd,
    } as ModifierKind {
        Precision, Evasion, Speed, AttackDice, RawPower, PowerDie, BetterPowerDie, Skill, ArmourDie, EvasionReroll, ShorterKnockback,
        ShorterPushback, AtForMe, IgnoreWoundResponses, IgnoreFailResponses, IgnoreInstincts, OnlyCriticals, AmbrosiaLimit,
        AmbrosiaLimitPlus, DespairLimit, Hands, Supports, ThreeHandedAsTwo, CannotLosePriority, CannotMove, CannotAttack, CannotReact,
        CannotBlock, Helpless, Berserk, MustActFirst, IgnoresLabyrinth, IgnoresOneObstacle, NoDespair, Immovable, FoeAt, FoeToHit, FoeSpeed,
        FoeDanger, FoeDangerPerHit, FoeEvasionDice, FoePrecision, UnlimitedSpeed, FoeKnockback, FoePushback, NoPushback, NoZones, NoTrample,
        NoLabyrinth, RandomTargets, DeadlyEdges, SightThroughWalls, BannersForAfflicted, SilencedEnd,
    }
}

bits! {
    /// The bit of a keyword, whatever its figure.
    keyword_bit: Keyword {
        AmbrosiaLimit(..), AmbrosiaLimitPlus(..), Ascended, AttackReroll(..), AutoBreak(..), Block(..), Break(..), Bypass, Carving(..),
        Commit, Cumbersome, Deadly, Diversion, Dodge, Doomed, Elation(..), Frontlines, Heartseeker, Hide, Knockback(..), Lifeline,
        Lumbering, Motivate(..), Opening(..), Overbreak(..), Peril, Power(..), PowerDie(..), PowerReroll(..), Precise(..), Provoke, Pull(..),
        Pushback(..), Ranged(..), Reach(..), Reflex, AdvancedReflex, SuperiorReflex, Reinforce(..), AdvancedReinforce(..),
        SuperiorReinforce(..), Reposition(..), Rocksteady, Rush, ImprovedRush, Sacrifice, Scale, SecondChance, Solace, Spotlight, Stalwart,
        BodySuppress, AiSuppress, Tireless, TitanPossession, ArgonautPossession, Tumble, Unique, Vault,
    } as KeywordKind {
        AmbrosiaLimit, AmbrosiaLimitPlus, Ascended, AttackReroll, AutoBreak, Block, Break, Bypass, Carving, Commit, Cumbersome, Deadly,
        Diversion, Dodge, Doomed, Elation, Frontlines, Heartseeker, Hide, Knockback, Lifeline, Lumbering, Motivate, Opening, Overbreak,
        Peril, Power, PowerDie, PowerReroll, Precise, Provoke, Pull, Pushback, Ranged, Reach, Reflex, AdvancedReflex, SuperiorReflex,
        Reinforce, AdvancedReinforce, SuperiorReinforce, Reposition, Rocksteady, Rush, ImprovedRush, Sacrifice, Scale, SecondChance, Solace,
        Spotlight, Stalwart, BodySuppress, AiSuppress, Tireless, TitanPossession, ArgonautPossession, Tumble, Unique, Vault,
    }
}

/// B21 · The moment at which a keyword without a price of its own does something. Keywords that only change a figure have none.
pub fn moment_of(keyword: Keyword) -> Option<Trigger> {
    use Keyword::*;
    Some(match keyword {
        AutoBreak(_) | Provoke | Sacrifice | Spotlight => Trigger::FirstWindow,
        Break(_) | Opening(_) | Diversion | Elation(_) | Motivate(_) | Overbreak(_) | Reposition(_) | Knockback(_)
        | Cumbersome | Solace | BodySuppress | AiSuppress => Trigger::SecondWindow,
        Pull(_) | Pushback(_) | Vault => Trigger::EitherWindow,
        Heartseeker => Trigger::AboutToDrawPart,
        Carving(_) => Trigger::Wound,
        Block(_) => Trigger::EvasionRolled,
        Reflex | AdvancedReflex | SuperiorReflex => Trigger::Reaction,
        Rush | ImprovedRush => Trigger::FreeAction,
        Hide => Trigger::EndOfTurn,
        Rocksteady => Trigger::AboutToFallDown,
        Stalwart => Trigger::AboutToBeKnockedBack,
        Tumble => Trigger::AboutToCrash,
        Tireless => Trigger::AboutToBeCumbersome,
        Scale => Trigger::AboutToClimb,
        Lifeline => Trigger::AboutToFallToDeath,
        SecondChance => Trigger::TraumaDrawn,
        Frontlines => Trigger::EndOfBattle,
        AmbrosiaLimit(_) | AmbrosiaLimitPlus(_) | Ascended | AttackReroll(_) | Bypass | Commit | Deadly | Dodge
        | Doomed | Reinforce(_) | AdvancedReinforce(_) | SuperiorReinforce(_) | Lumbering | Peril | Power(_)
        | PowerDie(_) | PowerReroll(_) | Precise(_) | Ranged(..) | Reach(_) | TitanPossession | ArgonautPossession
        | Unique => return None,
    })
}

impl Derived {
    /// The marks of everything in a pack that has just been read.
    pub fn of(pack: &Pack) -> Derived {
        let marks = |powers: &Powers| marks(pack, powers);
        Derived {
            classes: pack.classes.iter().map(|class| marks(&class.powers)).collect(),
            patterns: pack.patterns.iter().map(|pattern| marks(&pattern.powers)).collect(),
            gear: pack.gear.iter().map(|gear| marks(&gear.powers)).collect(),
            mnemos: pack.mnemos.iter().map(|mnemos| mnemos.levels.iter().map(marks).collect()).collect(),
            godforms: pack.godforms.iter().map(|godform| marks(&godform.powers)).collect(),
            kratos: pack.kratos.iter().map(|card| marks(&card.powers)).collect(),
            moiros: pack.moiros.iter().map(|card| marks(&card.powers)).collect(),
            conditions: pack.conditions.iter().map(|condition| marks(&condition.powers)).collect(),
            terrain: pack.terrain.iter().map(|kind| marks(&kind.powers)).collect(),
            argo: pack.argo.iter().map(|ability| marks(&ability.powers)).collect(),
            nymphs: pack.nymphs.iter().map(|nymph| marks(&nymph.powers)).collect(),
            foes: pack.foes.iter().map(|foe| foe_marks(pack, foe)).collect(),
        }
    }
}

/// B2.10 · Whether a primordial of a level has a trait.
pub fn is_at(has: &Trait, level: u8) -> bool {
    has.from <= level && has.to.is_none_or(|to| level <= to)
}

fn foe_marks(pack: &Pack, foe: &Foe) -> FoeMarks {
    let at = |level: u8| {
        let there = foe.traits.iter().filter(|has| is_at(has, level));
        there.fold(Marks::default(), |all, has| all | marks(pack, &has.powers))
    };
    FoeMarks {
        levels: [0, 1, 2, 3, 4].map(at),
        traits: foe.traits.iter().map(|has| marks(pack, &has.powers)).collect(),
        parts: foe.parts.iter().map(|part| marks(pack, &part.powers)).collect(),
        vantage: foe.vantage.as_ref().map_or(Marks::default(), |vantage| marks(pack, &vantage.powers)),
    }
}

fn marks(pack: &Pack, powers: &Powers) -> Marks {
    let abilities = pack.all(powers.abilities).iter().map(|ability| ability.at);
    let moments = powers.keywords.iter().filter_map(|keyword| moment_of(keyword.is));
    Marks {
        triggers: abilities.chain(moments).fold(0, |all, at| all | trigger_bit(at)),
        modifiers: powers.passives.iter().fold(0, |all, passive| all | modifier_bit(passive.is)),
        keywords: powers.keywords.iter().fold(0, |all, keyword| all | keyword_bit(keyword.is)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_bit_of_its_own_whatever_it_holds() {
        assert_eq!(modifier_bit(Modifier::Precision(3)), modifier_bit(Modifier::Precision(-1)));
        assert_ne!(modifier_bit(Modifier::Precision(1)), modifier_bit(Modifier::Evasion(1)));
        assert_eq!(keyword_bit(Keyword::Vault), 1 << 58, "the last of the keywords");
        assert_eq!(trigger_bit(Trigger::Survived(Severity::Grave)), trigger_bit(Trigger::Survived(Severity::Minor)));
    }
}
